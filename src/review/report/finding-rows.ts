import { liveAddress } from '../../site/addresses/site-address.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { FAILING_KINDS, type Finding, findingDigest, type FindingKind } from '../checks/findings.ts'
import type { GroupedFindings } from './finding-groups.ts'
import { anchor, badge, Budget, clip, codeHtml, count, escapeHtml, moreNote } from './html.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** Their target is the page itself. */
const OWN_PAGE_KINDS: readonly FindingKind[] = ['noindex', 'foreign-canonical', 'missing-page']

const PAGES_BYTES = 150_000
const MAX_TARGET = 300
const MAX_PAGE = 200
const MAX_OPEN = 20
const MAX_PER_PAGE = 30

/** Where the site is served; without a domain nothing is a link. */
export interface LiveSite {
  domain: string | undefined
  basePath: string
}

/** Folders with many targets first, then the targets of the others. */
export function groupedRows(
  { groups, others }: GroupedFindings,
  rowOf: (finding: Finding) => string,
  budget: Budget
): string {
  let left = 0
  const rows = (some: readonly Finding[]) => {
    const { html, rest } = budget.render(some, rowOf)
    left += rest
    return { shown: some.length - rest, html: html === '' ? '' : `<ul class="findings">${html}</ul>` }
  }
  const parts = groups.map(({ folder, members }) => {
    const summary = `<summary><code>${escapeHtml(folder)}*</code>${badge(members.length)}</summary>`
    return `<details class="group">${summary}${rows(members).html}</details>`
  })
  parts.push(rows(others.slice(0, MAX_OPEN)).html)
  const more = rows(others.slice(MAX_OPEN))
  const summary = `<summary><span class="count">${count(more.shown)}</span> more</summary>`
  if (more.shown > 0) parts.push(`<details class="more">${summary}${more.html}</details>`)
  return parts.join('') + moreNote(left)
}

/** Only `*` and `**` are special in a pattern. White space cannot be in one. */
export function ignoreText({ groups, others }: GroupedFindings, budget: Budget): string {
  const patterns = [...groups.map(({ folder }) => `${folder}**`), ...others.map(({ target }) => target)]
  const { html, rest } = budget.render(patterns, pattern => {
    const line = clip(pattern, MAX_TARGET).replace(/[\s…]+/g, '*')
    return `${escapeHtml(line.replace(/\*{3,}/g, '**'))}\n`
  })
  const shown = patterns.length - rest
  if (shown === 0) return ''
  return [
    '<details class="ignore"><summary>Copy as check-ignore</summary>',
    '<p class="note">A line that ends with <code>**</code> also covers everything else in its folder.</p>',
    `<textarea readonly rows="${Math.min(8, shown)}" aria-label="Patterns for check-ignore">${html}</textarea>`,
    '<button class="copy" hidden>Copy</button></details>'
  ].join('')
}

export function findingRow(
  finding: Finding,
  pagesShown: number,
  known: ReadonlySet<string> | undefined,
  site: LiveSite
): string {
  const { kind, target, count: pages, pages: listed, suggestion, destination } = finding
  const isNew = FAILING_KINDS.includes(kind) && known !== undefined && !known.has(findingDigest(finding))
  const name = `${codeHtml(target, MAX_TARGET)}${isNew ? '<b class="new">new</b>' : ''}`
  const hints = [
    suggestion && `Did you mean ${targetLink(suggestion, site)}?`,
    destination && `Leads to ${codeHtml(destination, MAX_TARGET)}`
  ]
  const hint = hints.map(text => (text ? `<p class="closest">${text}</p>` : '')).join('')
  const shown = OWN_PAGE_KINDS.includes(kind) ? [] : listed.slice(0, pagesShown)
  if (shown.length === 0) return `<li><div class="row">${name}</div>${hint}</li>`
  const links = shown.map(page => pageLink(page, site))
  return `<li>${foldedRow(name, count(pages, 'page'), withMore(links, links.length, pages))}${hint}</li>`
}

/** The page with the most findings first. A finding names the first ten of its pages. */
export function pagesPanel(findings: readonly Finding[], site: LiveSite): { size: number; html: string } {
  const byPage = new Map<string, Finding[]>()
  for (const finding of findings) {
    for (const page of finding.pages) {
      const some = byPage.get(page) ?? []
      byPage.set(page, some)
      some.push(finding)
    }
  }
  const pages = [...byPage].sort(
    ([a, first], [b, second]) => second.length - first.length || compareText(a, b)
  )
  const { html, rest } = new Budget(PAGES_BYTES).render(pages, ([page, some]) => {
    const items = some.slice(0, MAX_PER_PAGE).map(({ kind, target, suggestion }) => {
      const hint = suggestion === undefined ? '' : ` → ${targetLink(suggestion, site)}`
      return `${kind} ${codeHtml(target, MAX_TARGET)}${hint}`
    })
    const listed = withMore(items, items.length, some.length)
    return `<li>${foldedRow(codeHtml(page, MAX_PAGE), count(some.length, 'finding'), listed)}</li>`
  })
  const panel = [
    '<p class="note">Pages with findings. Of a finding on many pages, these are the first ten.</p>',
    `<ul class="page-findings">${html}</ul>`,
    moreNote(rest, 'pages are not shown here')
  ]
  return { size: pages.length, html: panel.join('') }
}

function foldedRow(name: string, size: string, items: readonly string[]): string {
  const list = items.map(item => `<li>${item}</li>`).join('')
  const summary = `<summary class="row">${name}<span class="pages">${size}</span></summary>`
  return `<details>${summary}<ul>${list}</ul></details>`
}

function targetLink(target: string, { domain }: LiveSite): string {
  const text = codeHtml(target, MAX_TARGET)
  if (!target.startsWith('/')) return anchor(target, text)
  return domain === undefined ? text : anchor(`https://${encodeURI(domain)}${target}`, text)
}

function pageLink(page: string, { domain, basePath }: LiveSite): string {
  const text = escapeHtml(clip(page, MAX_PAGE))
  return domain === undefined ? text : anchor(liveAddress(page, { domain, basePath }), text)
}
