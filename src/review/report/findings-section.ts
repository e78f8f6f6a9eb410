import {
  FINDING_KINDS,
  type Finding,
  findingDigest,
  type FindingKind,
  FAILING_KINDS
} from '../checks/findings.ts'
import type { ExternalHost } from '../checks/reference-judge.ts'
import { liveAddress } from '../../site/page-addresses.ts'
import { groupsByFolder } from './finding-groups.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { anchor, type Budget, clip, code, count, escapeHtml, moreNote } from './html.ts'

const KIND_TEXTS: Record<FindingKind, { title: string; text: string }> = {
  'broken-link': { title: 'Broken links', text: 'The target is not in the site.' },
  'broken-anchor': { title: 'Broken anchors', text: 'The page exists, the element with this id does not.' },
  'missing-resource': {
    title: 'Missing resources',
    text: 'An image, script, style sheet, font or media file is not in the site.'
  },
  'missing-page': { title: 'Missing pages', text: 'Every site needs these pages.' },
  'broken-redirect': {
    title: 'Broken redirects',
    text: 'The destination does not exist, the redirects form a loop, or a page has the address of the source.'
  },
  'external-resource': {
    title: 'External resources',
    text: 'Loaded from another host: they do not work in air-gapped installations.'
  },
  'insecure-resource': {
    title: 'Insecure resources',
    text: 'Loaded over http: browsers block them on https pages.'
  },
  'foreign-canonical': {
    title: 'Foreign canonical URLs',
    text: 'The page tells search engines that the original is on another host.'
  },
  noindex: { title: 'Pages hidden from search engines', text: 'The page has a noindex instruction.' },
  sitemap: {
    title: 'Sitemap entries without a page',
    text: 'The sitemap lists an address that the site does not have.'
  },
  'dead-external-link': {
    title: 'Dead external links',
    text: 'Another host answered 404 or 410, or its name does not exist, twice.'
  }
}

const MAX_TARGET = 300
const MAX_PAGE = 200
/** The rest of a longer list is shown on demand. */
const MAX_OPEN = 20
const MAX_PER_PAGE = 30

/** Where the site is served; without a domain nothing is a link. */
export interface SiteAddress {
  domain: string | undefined
  basePath: string
}

/** How much of the report each view of the findings may take. */
interface Budgets {
  targets: Budget
  pages: Budget
  csv: Budget
  patterns: Budget
}

/** A tab for each kind, with the target on most pages first, and one for the pages. Tabs need no script. */
export function findingsSection(
  findings: readonly Finding[],
  previous: readonly string[] | undefined,
  site: SiteAddress,
  budgets: Budgets
): string {
  if (findings.length === 0)
    return '<section><h2>Findings</h2><p class="note">Nothing was found.</p></section>'
  const known = previous === undefined ? undefined : new Set(previous)
  const pagesShown = findings.length <= 500 ? 10 : findings.length <= 2000 ? 4 : 1
  const tabs = FINDING_KINDS.map((kind): { name: string; title: string; size: number; html: string } => {
    const ofKind = findings.filter(finding => finding.kind === kind).sort((a, b) => b.count - a.count)
    const html = panel(kind, ofKind, { known, pagesShown, site }, budgets)
    return { name: kind, title: KIND_TEXTS[kind].title, size: ofKind.length, html }
  })
  const byPage = pagesOf(findings)
  const pages = pagesPanel(byPage, site, budgets.pages)
  tabs.push({ name: 'by-page', title: 'By page', size: byPage.length, html: pages })
  const shown = tabs.filter(({ size }) => size > 0)
  const items = shown.map(({ name, title, size, html }, i) => {
    const isSerious = FAILING_KINDS.some(kind => kind === name)
    return `<input type="radio" name="findings" id="${name}"${i === 0 ? ' checked' : ''}><label for="${name}"${isSerious ? ' class="serious"' : ''}>${title}<span class="badge">${count(size)}</span></label><div class="panel ${name}">${html}</div>`
  })
  return `<section><h2>Findings</h2><div class="tabs">${items.join('')}</div>${csvLink(findings, budgets.csv)}</section>`
}

interface RowOptions {
  known: ReadonlySet<string> | undefined
  pagesShown: number
  site: SiteAddress
}

function panel(
  kind: FindingKind,
  findings: readonly Finding[],
  options: RowOptions,
  { targets, patterns }: Budgets
): string {
  const isOwnPage = kind === 'noindex' || kind === 'foreign-canonical' || kind === 'missing-page'
  const rowOptions = isOwnPage ? { ...options, pagesShown: 0 } : options
  const rowOf = (finding: Finding) => row(finding, rowOptions)
  const { groups, others } = groupsByFolder(findings)
  let taken = 0
  const rows = (some: readonly Finding[]) => {
    const { html, rest } = targets.render(some, rowOf)
    taken += some.length - rest
    return html === '' ? '' : `<ul class="findings">${html}</ul>`
  }
  const parts = groups.map(
    ({ folder, members }) =>
      `<details class="group"><summary>${code(`${clip(folder, MAX_TARGET)}*`, MAX_TARGET + 1)}<span class="badge">${count(members.length)}</span></summary>${rows(members)}</details>`
  )
  parts.push(rows(others.slice(0, MAX_OPEN)))
  const shown = taken
  const more = rows(others.slice(MAX_OPEN))
  if (more !== '')
    parts.push(`<details class="more"><summary>${count(taken - shown)} more</summary>${more}</details>`)
  parts.push(moreNote(findings.length - taken))
  const ignored = [...groups.map(({ folder }) => `${folder}**`), ...others.map(({ target }) => target)]
  return `<p class="note">${KIND_TEXTS[kind].text}</p>${parts.join('')}${ignoreText(ignored, patterns)}`
}

/** Only `*` and `**` are special in a pattern, and some characters of targets cannot be in one. */
function ignoreText(patterns: readonly string[], budget: Budget): string {
  const { html, rest } = budget.render(patterns, pattern => {
    const line = clip(pattern, MAX_TARGET).replace(/[\s[\]{}\\…]+/g, '*')
    return `${escapeHtml(line.replace(/\*{3,}/g, '**'))}\n`
  })
  const shown = patterns.length - rest
  if (shown === 0) return ''
  return `<details class="ignore"><summary>Copy as check-ignore</summary><p class="note">A line that ends with <code>**</code> also covers everything else in its folder.</p><textarea readonly rows="${Math.min(8, shown)}" aria-label="Patterns for check-ignore">${html}</textarea><button class="copy" hidden>Copy</button></details>`
}

function row(finding: Finding, { known, pagesShown, site }: RowOptions): string {
  const { kind, target, count: pages, pages: listed, suggestion, destination } = finding
  const isNew = FAILING_KINDS.includes(kind) && known !== undefined && !known.has(findingDigest(finding))
  const name = `${code(target, MAX_TARGET)}${isNew ? '<b class="new">new</b>' : ''}`
  const hints = [
    suggestion && `Did you mean ${targetLink(suggestion, site)}?`,
    destination && `Leads to ${code(destination, MAX_TARGET)}`
  ]
  const hint = hints.map(text => (text ? `<p class="closest">${text}</p>` : '')).join('')
  const shown = listed.slice(0, pagesShown)
  if (shown.length === 0) return `<li><div class="row">${name}</div>${hint}</li>`
  const links = shown.map(page => pageLink(page, site))
  return `<li>${foldedRow(name, count(pages, 'page'), withMore(links, links.length, pages))}${hint}</li>`
}

interface PageFindings {
  page: string
  findings: Finding[]
}

/** The page with the most findings first. A finding names the first ten of its pages. */
function pagesOf(findings: readonly Finding[]): PageFindings[] {
  const byPage = new Map<string, Finding[]>()
  for (const finding of findings) {
    for (const page of finding.pages) {
      const known = byPage.get(page)
      if (known === undefined) byPage.set(page, [finding])
      else known.push(finding)
    }
  }
  return Array.from(byPage, ([page, some]) => ({ page, findings: some })).sort(
    (a, b) => b.findings.length - a.findings.length || (a.page < b.page ? -1 : 1)
  )
}

function pagesPanel(pages: readonly PageFindings[], site: SiteAddress, budget: Budget): string {
  const { html, rest } = budget.render(pages, ({ page, findings }) => {
    const items = findings.slice(0, MAX_PER_PAGE).map(({ kind, target, suggestion }) => {
      const hint = suggestion === undefined ? '' : ` → ${targetLink(suggestion, site)}`
      return `${kind} ${code(target, MAX_TARGET)}${hint}`
    })
    const listed = withMore(items, items.length, findings.length)
    return `<li>${foldedRow(code(page, MAX_PAGE), count(findings.length, 'finding'), listed)}</li>`
  })
  return `<p class="note">Pages with findings. Of a finding on many pages, these are the first ten.</p><ul class="page-findings">${html}</ul>${moreNote(rest, 'pages are not shown here')}`
}

/** A row that unfolds to a list. */
function foldedRow(name: string, size: string, items: readonly string[]): string {
  const list = items.map(item => `<li>${item}</li>`).join('')
  return `<details><summary class="row">${name}<span class="pages">${size}</span></summary><ul>${list}</ul></details>`
}

/** A file inside the report: a link to it works without a script. */
function csvLink(findings: readonly Finding[], budget: Budget): string {
  const line = (cells: readonly (string | number)[]) =>
    encodeURIComponent(`${cells.map(csvCell).join(',')}\r\n`)
  const { html, rest } = budget.render(
    findings,
    ({ kind, target, count: pages, pages: [page = ''], suggestion = '' }) =>
      line([kind, target, pages, page, suggestion])
  )
  const header = line(['kind', 'target', 'pages', 'first page', 'suggestion'])
  return `<p class="note"><a download="findings.csv" href="data:text/csv;charset=utf-8,${header}${html}">Download as CSV</a>${rest > 0 ? `, without ${count(rest)} that are in checks.json` : ''}</p>`
}

/** Quoted. Text that a spreadsheet would calculate begins with an apostrophe. */
function csvCell(value: string | number): string {
  const text = String(value).toWellFormed()
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** A target below the domain, as findings name it. */
function targetLink(target: string, { domain }: SiteAddress): string {
  const text = code(target, MAX_TARGET)
  if (!target.startsWith('/')) return anchor(target, text)
  return domain === undefined ? text : anchor(`https://${encodeURI(domain)}${target}`, text)
}

function pageLink(page: string, { domain, basePath }: SiteAddress): string {
  const text = escapeHtml(clip(page, MAX_PAGE))
  return domain === undefined ? text : anchor(liveAddress(page, { domain, basePath }), text)
}

export function hostsSection(
  hosts: readonly ExternalHost[],
  requested: number | undefined,
  budget: Budget
): string {
  if (hosts.length === 0) return ''
  const sorted = hosts.toSorted((a, b) => b.resources - a.resources || b.links - a.links)
  const { html, rest } = budget.render(
    sorted,
    ({ host, links, resources }) =>
      `<tr><td>${code(host, MAX_TARGET)}</td><td class="number">${resources === 0 ? '–' : count(resources)}</td><td class="number">${links === 0 ? '–' : count(links)}</td></tr>`
  )
  const requests =
    requested === undefined
      ? 'none of them was'
      : requested === 1
        ? '1 linked one was'
        : `${count(requested)} linked ones were`
  return `<section><details class="hosts"><summary><h2>Other hosts</h2><span class="badge">${count(hosts.length)}</span></summary><p class="note">Hosts that pages load from or link to. The number of different addresses; ${requests} requested.</p><div class="scroll"><table><thead><tr><th>Host</th><th class="number">Loaded</th><th class="number">Linked</th></tr></thead><tbody>${html}</tbody></table></div>${moreNote(rest, 'hosts are not shown here')}</details></section>`
}
