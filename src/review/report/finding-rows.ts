import { liveAddress } from '../../site/addresses/site-address.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { FAILING_KINDS, type Finding, findingDigest, type FindingKind } from '../checks/findings.ts'
import { anchor, type Budget, clip, codeHtml, count, escapeHtml, moreNote } from './html.ts'

/** Their target is the page itself. */
const OWN_PAGE_KINDS: readonly FindingKind[] = ['noindex', 'foreign-canonical', 'missing-page']

const MAX_TARGET = 300
const MAX_PAGE = 200
const MAX_OPEN = 20

/** Where the site is served; without a domain nothing is a link. */
export interface LiveSite {
  domain: string | undefined
  basePath: string
}

/** The first targets, and the others collapsed. */
export function findingRows(
  findings: readonly Finding[],
  rowOf: (finding: Finding) => string,
  budget: Budget
): string {
  const first = budget.render(findings.slice(0, MAX_OPEN), rowOf)
  const more = budget.render(findings.slice(MAX_OPEN), rowOf)
  const list = (html: string) => (html === '' ? '' : `<ul class="findings">${html}</ul>`)
  const shown = Math.max(0, findings.length - MAX_OPEN) - more.rest
  const summary = `<summary><span class="count">${count(shown)}</span> more</summary>`
  const collapsed = shown > 0 ? `<details class="more">${summary}${list(more.html)}</details>` : ''
  return `${list(first.html)}${collapsed}${moreNote(first.rest + more.rest)}`
}

export function findingRow(
  finding: Finding,
  pagesShown: number,
  known: ReadonlySet<string> | undefined,
  site: LiveSite
): string {
  const { kind, target, count: pages, pages: listed, suggestion, destination, note } = finding
  const isNew = FAILING_KINDS.includes(kind) && known !== undefined && !known.has(findingDigest(finding))
  const name = `${codeHtml(target, MAX_TARGET)}${isNew ? '<b class="new">new</b>' : ''}`
  const hints = [
    suggestion && `Did you mean ${targetLink(suggestion, site)}?`,
    destination && `Leads to ${codeHtml(destination, MAX_TARGET)}`,
    note && escapeHtml(note)
  ]
  const hint = hints.map(text => (text ? `<p class="closest">${text}</p>` : '')).join('')
  const shown = OWN_PAGE_KINDS.includes(kind) ? [] : listed.slice(0, pagesShown)
  if (shown.length === 0) return `<li><div class="row">${name}</div>${hint}</li>`
  const links = shown.map(page => pageLink(page, site))
  const list = withMore(links, links.length, pages).map(item => `<li>${item}</li>`)
  const summary = `<summary class="row">${name}<span class="pages">${count(pages, 'page')}</span></summary>`
  return `<li><details>${summary}<ul>${list.join('')}</ul></details>${hint}</li>`
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
