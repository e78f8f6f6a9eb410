import {
  FINDING_KINDS,
  type Finding,
  findingDigest,
  type FindingKind,
  FAILING_KINDS
} from '../checks/findings.ts'
import type { ExternalHost } from '../checks/reference-judge.ts'
import { liveAddress } from '../../site/page-addresses.ts'
import { anchor, type Budget, clip, count, escapeHtml } from './html.ts'

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
  }
}

const MAX_TARGET = 300
const MAX_PAGE = 200
/** The rest of a longer list is shown on demand. */
const MAX_OPEN = 20

/** Where the site is served; without a domain nothing is a link. */
export interface SiteAddress {
  domain: string | undefined
  basePath: string
}

/** Grouped by kind and target, the target with the most pages first. */
export function findingsSection(
  findings: readonly Finding[],
  previous: readonly string[] | undefined,
  site: SiteAddress,
  budget: Budget
): string {
  if (findings.length === 0)
    return '<section><h2>Findings</h2><p class="note">Nothing was found.</p></section>'
  const known = previous === undefined ? undefined : new Set(previous)
  const pagesShown = findings.length <= 500 ? 10 : findings.length <= 2000 ? 4 : 1
  const groups = FINDING_KINDS.map(kind => {
    const ofKind = findings.filter(finding => finding.kind === kind).sort((a, b) => b.count - a.count)
    return ofKind.length === 0 ? '' : group(kind, ofKind, { known, pagesShown, site, budget })
  })
  return `<section><h2>Findings</h2>${groups.join('')}</section>`
}

function group(
  kind: FindingKind,
  findings: readonly Finding[],
  {
    known,
    pagesShown,
    site,
    budget
  }: { known: Set<string> | undefined; pagesShown: number; site: SiteAddress; budget: Budget }
): string {
  const isSerious = FAILING_KINDS.includes(kind)
  const isOwnPage = kind === 'noindex' || kind === 'foreign-canonical' || kind === 'missing-page'
  const rowOf = (finding: Finding) => {
    const isNew = isSerious && known !== undefined && !known.has(findingDigest(finding))
    return row(finding, { isNew, pagesShown: isOwnPage ? 0 : pagesShown, site })
  }
  const first = budget.render(findings.slice(0, MAX_OPEN), rowOf)
  const more = budget.render(findings.slice(first.taken), rowOf)
  const rest = findings.length - first.taken - more.taken
  const { title, text } = KIND_TEXTS[kind]
  const isOpen = isSerious ? ' open' : ''
  const lists = [
    `<ul class="findings">${first.html}</ul>`,
    more.taken === 0
      ? ''
      : `<details class="more"><summary>${count(more.taken)} more</summary><ul class="findings">${more.html}</ul></details>`,
    rest > 0 ? `<p class="note">${count(rest)} more are not shown here.</p>` : ''
  ]
  return `<details class="kind ${isSerious ? 'serious' : 'minor'}"${isOpen}><summary><h3>${title}</h3><span class="badge">${count(findings.length)}</span></summary><p class="note">${text}</p>${lists.join('')}</details>`
}

function row(
  { target, count: pages, pages: listed, suggestion, destination }: Finding,
  { isNew, pagesShown, site }: { isNew: boolean; pagesShown: number; site: SiteAddress }
): string {
  const name = `<code>${escapeHtml(clip(target, MAX_TARGET))}</code>${isNew ? '<b class="new">new</b>' : ''}`
  const hint = [
    suggestion === undefined ? '' : `<p class="closest">Did you mean ${targetLink(suggestion, site)}?</p>`,
    destination === undefined
      ? ''
      : `<p class="closest">Leads to <code>${escapeHtml(clip(destination, MAX_TARGET))}</code></p>`
  ].join('')
  const shown = listed.slice(0, pagesShown)
  if (shown.length === 0) return `<li><div class="row">${name}</div>${hint}</li>`
  const items = shown.map(page => `<li>${pageLink(page, site)}</li>`)
  if (pages > shown.length) items.push(`<li>and ${count(pages - shown.length)} more</li>`)
  return `<li><details><summary class="row">${name}<span class="pages">${count(pages, 'page')}</span></summary><ul>${items.join('')}</ul></details>${hint}</li>`
}

/** A target below the domain, as findings name it. */
function targetLink(target: string, { domain }: SiteAddress): string {
  const text = `<code>${escapeHtml(clip(target, MAX_TARGET))}</code>`
  if (!target.startsWith('/')) return anchor(target, text)
  return domain === undefined ? text : anchor(`https://${encodeURI(domain)}${target}`, text)
}

function pageLink(page: string, { domain, basePath }: SiteAddress): string {
  const text = escapeHtml(clip(page, MAX_PAGE))
  return domain === undefined ? text : anchor(liveAddress(page, { domain, basePath }), text)
}

export function hostsSection(hosts: readonly ExternalHost[], budget: Budget): string {
  if (hosts.length === 0) return ''
  const sorted = hosts.toSorted((a, b) => b.resources - a.resources || b.links - a.links)
  const { html, taken } = budget.render(
    sorted,
    ({ host, links, resources }) =>
      `<tr><td><code>${escapeHtml(clip(host, MAX_TARGET))}</code></td><td class="number">${resources === 0 ? '–' : count(resources)}</td><td class="number">${links === 0 ? '–' : count(links)}</td></tr>`
  )
  const rest = hosts.length - taken
  return `<section><details class="hosts"><summary><h2>Other hosts</h2><span class="badge">${count(hosts.length)}</span></summary><p class="note">Hosts that pages load from or link to. The number of different addresses; none of them was requested.</p><div class="scroll"><table><thead><tr><th>Host</th><th class="number">Loaded</th><th class="number">Linked</th></tr></thead><tbody>${html}</tbody></table></div>${rest > 0 ? `<p class="note">${count(rest)} more hosts are not shown here.</p>` : ''}</details></section>`
}
