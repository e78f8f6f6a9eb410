import { liveAddress } from '../../site/site-address.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { FAILING_KINDS, type Finding, findingDigest, type FindingKind } from '../checks/findings.ts'
import { anchor, type Budget, clip, code, count, escapeHtml, moreNote } from './html.ts'

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

/** The first targets, and the others on demand. */
export function findingRows(
  findings: readonly Finding[],
  rowOf: (finding: Finding) => string,
  budget: Budget
): string {
  const open = budget.render(findings.slice(0, MAX_OPEN), rowOf)
  const more = budget.render(findings.slice(MAX_OPEN), rowOf)
  const shown = `<ul class="findings">${open.html}</ul>`
  const hidden = findings.length - MAX_OPEN - more.rest
  const summary = `<summary><span class="count">${count(hidden)}</span> more</summary>`
  const onDemand =
    more.html === '' ? '' : `<details class="more">${summary}<ul class="findings">${more.html}</ul></details>`
  return `${shown}${onDemand}${moreNote(open.rest + more.rest)}`
}

export function findingRow(
  finding: Finding,
  pagesShown: number,
  known: ReadonlySet<string> | undefined,
  site: LiveSite
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

function foldedRow(name: string, size: string, items: readonly string[]): string {
  const list = items.map(item => `<li>${item}</li>`).join('')
  const summary = `<summary class="row">${name}<span class="pages">${size}</span></summary>`
  return `<details>${summary}<ul>${list}</ul></details>`
}

function targetLink(target: string, { domain }: LiveSite): string {
  const text = code(target, MAX_TARGET)
  if (!target.startsWith('/')) return anchor(target, text)
  return domain === undefined ? text : anchor(`https://${encodeURI(domain)}${target}`, text)
}

function pageLink(page: string, { domain, basePath }: LiveSite): string {
  const text = escapeHtml(clip(page, MAX_PAGE))
  return domain === undefined ? text : anchor(liveAddress(page, { domain, basePath }), text)
}
