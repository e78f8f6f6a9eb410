import {
  FINDING_KINDS,
  type Finding,
  findingDigest,
  type FindingKind,
  FAILING_KINDS
} from '../checks/findings.ts'
import type { ExternalHost } from '../checks/reference-judge.ts'
import { liveAddress } from '../../site/site-address.ts'
import { type GroupedFindings, groupsByFolder } from './finding-groups.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { anchor, Budget, clip, code, count, escapeHtml, moreNote } from './html.ts'

const KIND_TEXTS: Record<FindingKind, readonly [title: string, text: string]> = {
  'broken-link': ['Broken links', 'The target is not in the site.'],
  'broken-anchor': ['Broken anchors', 'The page exists, the element with this id does not.'],
  'missing-resource': [
    'Missing resources',
    'An image, script, style sheet, font or media file is not in the site.'
  ],
  'missing-page': ['Missing pages', 'Every site needs these pages.'],
  'broken-redirect': [
    'Broken redirects',
    'The destination does not exist, the redirects form a loop, or a page has the address of the source.'
  ],
  'external-resource': [
    'External resources',
    'Loaded from another host: they do not work in air-gapped installations.'
  ],
  'insecure-resource': ['Insecure resources', 'Loaded over http: browsers block them on https pages.'],
  'foreign-canonical': [
    'Foreign canonical URLs',
    'The page tells search engines that the original is on another host.'
  ],
  noindex: ['Pages hidden from search engines', 'The page has a noindex instruction.'],
  sitemap: ['Sitemap entries without a page', 'The sitemap lists an address that the site does not have.'],
  'dead-external-link': [
    'Dead external links',
    'Another host answered 404 or 410, or its name does not exist, twice.'
  ]
}
/** Their target is the page itself. */
const OWN_PAGE_KINDS: readonly FindingKind[] = ['noindex', 'foreign-canonical', 'missing-page']

const TARGETS_BYTES = 1_150_000
const PAGES_BYTES = 150_000
const CSV_BYTES = 150_000
const PATTERNS_BYTES = 40_000
const HOSTS_BYTES = 50_000
const MAX_TARGET = 300
const MAX_PAGE = 200
const MAX_OPEN = 20
const MAX_PER_PAGE = 30

/** Where the site is served; without a domain nothing is a link. */
export interface ServedSite {
  domain: string | undefined
  basePath: string
}

/** A tab for each kind, with the target on most pages first, and one for the pages. Tabs need no script. */
export function findingsSection(
  findings: readonly Finding[],
  previous: readonly string[] | undefined,
  site: ServedSite
): string {
  if (findings.length === 0)
    return '<section><h2>Findings</h2><p class="note">Nothing was found.</p></section>'
  const known = previous && new Set(previous)
  const pagesShown = findings.length <= 500 ? 10 : findings.length <= 2000 ? 4 : 1
  const rowOf = (finding: Finding) => row(finding, pagesShown, known, site)
  const targets = new Budget(TARGETS_BYTES)
  const patterns = new Budget(PATTERNS_BYTES)
  const byKind = FINDING_KINDS.map(kind => {
    const ofKind = findings.filter(finding => finding.kind === kind).sort((a, b) => b.count - a.count)
    const [title, text] = KIND_TEXTS[kind]
    const grouped = groupsByFolder(ofKind)
    const html = `<p class="note">${text}</p>${groupedRows(grouped, rowOf, targets)}${ignoreText(grouped, patterns)}`
    return { name: kind, title, size: ofKind.length, html, isSerious: FAILING_KINDS.includes(kind) }
  })
  const byPage = { name: 'by-page', title: 'By page', ...pagesPanel(findings, site), isSerious: false }
  const items = [...byKind, byPage]
    .filter(({ size }) => size > 0)
    .map(
      ({ name, title, size, html, isSerious }, i) =>
        `<input type="radio" name="findings" id="${name}"${i === 0 ? ' checked' : ''}><label for="${name}"${isSerious ? ' class="serious"' : ''}>${title}<span class="badge">${count(size)}</span></label><div class="panel ${name}">${html}</div>`
    )
  return `<section><h2>Findings</h2><div class="tabs">${items.join('')}</div>${csvLink(findings)}</section>`
}

function groupedRows(
  { groups, others }: GroupedFindings,
  rowOf: (finding: Finding) => string,
  budget: Budget
): string {
  let taken = 0
  let left = 0
  const rows = (some: readonly Finding[]) => {
    const { html, rest } = budget.render(some, rowOf)
    taken += some.length - rest
    left += rest
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
  return parts.join('') + moreNote(left)
}

/** Only `*` and `**` are special in a pattern, and some characters of targets cannot be in one. */
function ignoreText({ groups, others }: GroupedFindings, budget: Budget): string {
  const patterns = [...groups.map(({ folder }) => `${folder}**`), ...others.map(({ target }) => target)]
  const { html, rest } = budget.render(patterns, pattern => {
    const line = clip(pattern, MAX_TARGET).replace(/[\s[\]{}\\…]+/g, '*')
    return `${escapeHtml(line.replace(/\*{3,}/g, '**'))}\n`
  })
  const shown = patterns.length - rest
  if (shown === 0) return ''
  return `<details class="ignore"><summary>Copy as check-ignore</summary><p class="note">A line that ends with <code>**</code> also covers everything else in its folder.</p><textarea readonly rows="${Math.min(8, shown)}" aria-label="Patterns for check-ignore">${html}</textarea><button class="copy" hidden>Copy</button></details>`
}

function row(
  finding: Finding,
  pagesShown: number,
  known: ReadonlySet<string> | undefined,
  site: ServedSite
): string {
  const { kind, target, count: pages, pages: listed, suggestion, destination } = finding
  const isNew = FAILING_KINDS.includes(kind) && known !== undefined && !known.has(findingDigest(finding))
  const name = `${code(target, MAX_TARGET)}${isNew ? '<b class="new">new</b>' : ''}`
  const hints = [
    suggestion && `Did you mean ${targetLink(suggestion, site)}?`,
    destination && `Leads to ${code(destination, MAX_TARGET)}`
  ]
  const hint = hints.map(text => (text ? `<p class="closest">${text}</p>` : '')).join('')
  const shown = OWN_PAGE_KINDS.includes(kind) ? [] : listed.slice(0, pagesShown)
  if (shown.length === 0) return `<li><div class="row">${name}</div>${hint}</li>`
  const links = shown.map(page => pageLink(page, site))
  return `<li>${foldedRow(name, count(pages, 'page'), withMore(links, links.length, pages))}${hint}</li>`
}

/** The page with the most findings first. A finding names the first ten of its pages. */
function pagesPanel(findings: readonly Finding[], site: ServedSite): { size: number; html: string } {
  const byPage = new Map<string, Finding[]>()
  for (const finding of findings) {
    for (const page of finding.pages) {
      const some = byPage.get(page) ?? []
      byPage.set(page, some)
      some.push(finding)
    }
  }
  const pages = [...byPage].sort(
    ([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1)
  )
  const { html, rest } = new Budget(PAGES_BYTES).render(pages, ([page, some]) => {
    const items = some.slice(0, MAX_PER_PAGE).map(({ kind, target, suggestion }) => {
      const hint = suggestion === undefined ? '' : ` → ${targetLink(suggestion, site)}`
      return `${kind} ${code(target, MAX_TARGET)}${hint}`
    })
    const listed = withMore(items, items.length, some.length)
    return `<li>${foldedRow(code(page, MAX_PAGE), count(some.length, 'finding'), listed)}</li>`
  })
  const panel = `<p class="note">Pages with findings. Of a finding on many pages, these are the first ten.</p><ul class="page-findings">${html}</ul>${moreNote(rest, 'pages are not shown here')}`
  return { size: pages.length, html: panel }
}

function foldedRow(name: string, size: string, items: readonly string[]): string {
  const list = items.map(item => `<li>${item}</li>`).join('')
  return `<details><summary class="row">${name}<span class="pages">${size}</span></summary><ul>${list}</ul></details>`
}

/** A file inside the report: a link to it works without a script. */
function csvLink(findings: readonly Finding[]): string {
  const line = (cells: readonly (string | number)[]) =>
    encodeURIComponent(`${cells.map(csvCell).join(',')}\r\n`)
  const { html, rest } = new Budget(CSV_BYTES).render(
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

function targetLink(target: string, { domain }: ServedSite): string {
  const text = code(target, MAX_TARGET)
  if (!target.startsWith('/')) return anchor(target, text)
  return domain === undefined ? text : anchor(`https://${encodeURI(domain)}${target}`, text)
}

function pageLink(page: string, { domain, basePath }: ServedSite): string {
  const text = escapeHtml(clip(page, MAX_PAGE))
  return domain === undefined ? text : anchor(liveAddress(page, { domain, basePath }), text)
}

export function hostsSection(hosts: readonly ExternalHost[], requested: number | undefined): string {
  if (hosts.length === 0) return ''
  const sorted = hosts.toSorted((a, b) => b.resources - a.resources || b.links - a.links)
  const { html, rest } = new Budget(HOSTS_BYTES).render(
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
