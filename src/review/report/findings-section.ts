import { groupBy } from '../../runtime/group-by.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { liveAddress } from '../../site/addresses/site-address.ts'
import {
  FAILING_KINDS,
  CHECK_KINDS,
  type Finding,
  findingDigest,
  type FindingKind,
  ignoredNote
} from '../checks/findings.ts'
import type { Review } from '../checks/site-review.ts'
import {
  anchor,
  Budget,
  clip,
  codeHtml,
  count,
  escapeHtml,
  folding,
  moreNote,
  section,
  withCode
} from './html.ts'

/** The title of each kind of findings, and what it means. */
export const SITE_KIND_TEXTS: Record<FindingKind, readonly [title: string, text: string]> = {
  'broken-link': ['Broken links', 'The target is not in the site.'],
  'broken-anchor': ['Broken anchors', 'The page exists, but it has no element with this id.'],
  'missing-resource': [
    'Missing resources',
    'An image, script, style sheet, font or media file is not in the site.'
  ],
  'missing-page': ['Missing pages', 'Every site needs these pages.'],
  'broken-redirect': [
    'Broken redirects',
    'The destination or its anchor does not exist, or the redirects form a loop or a long chain.'
  ],
  'external-resource': [
    'External resources',
    'These files are loaded from another host, so they do not work in air-gapped installations.'
  ],
  'insecure-resource': ['Insecure resources', 'Browsers block files that https pages load over http.'],
  'foreign-canonical': [
    'Foreign canonical URLs',
    'The page tells search engines that the original is on another host, or at an address without a page.'
  ],
  noindex: ['Pages hidden from search engines', 'The page has a noindex instruction.'],
  sitemap: ['Sitemap entries without a page', 'The sitemap lists an address without a page on the site.'],
  unfinished: [
    'Files created on request',
    'The service creates these files on request, so an export does not contain them.'
  ],
  'build-script-in-page': [
    'Build scripts in pages',
    'The service adds all .js files in the documentation to every page, and browsers run these files there.'
  ]
}

const TARGETS_BYTES = 1_150_000
/** Kinds whose target is the page itself. */
const OWN_PAGE_KINDS: readonly FindingKind[] = ['noindex', 'foreign-canonical', 'missing-page']

const MAX_TARGET = 300
const MAX_PAGE = 200
const MAX_OPEN = 20
/** Findings that affect up to this number of pages are expanded. */
const MAX_OPEN_PAGES = 3

/** The location of the live site. Without a domain, the report does not link to the site. */
interface LiveSite {
  domain: string | undefined
  basePath: string
}

/** Renders one section per kind, in which the findings that affect the most pages come first. */
export function findingsSection(
  { findings, ignored, cut = [] }: Pick<Review, 'findings' | 'ignored' | 'cut'>,
  previous: readonly string[] | undefined,
  site: LiveSite
): string {
  const missing = findings.filter(({ kind }) => kind === 'unfinished').map(({ note = '' }) => note)
  const last = missing.map(note => `<p class="note">${escapeHtml(note)}</p>`).join('')
  if (findings.length === missing.length)
    return section(
      'Findings',
      `<p class="note">Nothing was found.${withCode(ignoredNote(ignored))}</p>`,
      last
    )
  const known = previous && new Set(previous)
  const pagesShown = findings.length <= 500 ? Infinity : findings.length <= 2000 ? 4 : 1
  const rowOf = (finding: Finding) => findingRow(finding, pagesShown, known, site)
  const targets = new Budget(TARGETS_BYTES)
  const byKind = groupBy(
    findings.toSorted((a, b) => b.count - a.count),
    ({ kind }) => kind
  )
  const kinds = CHECK_KINDS.filter(kind => kind !== 'unfinished' && byKind.has(kind)).map(kind => {
    const ofKind = byKind.get(kind) ?? []
    const [title, text] = SITE_KIND_TEXTS[kind]
    const serious = FAILING_KINDS.includes(kind) ? ' serious' : ''
    const { html, rest } = targets.render(ofKind, rowOf)
    const more = cut.includes(kind) ? ' There are more targets than this report counts.' : ''
    const content = `<p class="note">${text}${more}</p><ul class="findings">${html}</ul>${moreNote(rest)}`
    return folding(`kind ${kind}${serious}`, title, ofKind.length, ofKind.length <= MAX_OPEN, content)
  })
  const note = ignored === 0 ? '' : `<p class="note">${withCode(ignoredNote(ignored))}</p>`
  return section('Findings', ...kinds, note, last)
}

function findingRow(
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
    note && escapeHtml(note),
    placeText(finding)
  ]
  const hint = hints.map(text => (text ? `<p class="closest">${text}</p>` : '')).join('')
  const shown = OWN_PAGE_KINDS.includes(kind) ? [] : listed.slice(0, pagesShown)
  if (shown.length === 0) return `<li><div class="row">${name}</div>${hint}</li>`
  const links = shown.map(page => pageLink(page, site))
  const list = withMore(links, links.length, pages).map(item => `<li>${item}</li>`)
  const summary = `<summary class="row">${name}<span class="pages">${count(pages, 'page')}</span></summary>`
  return `<li><details${pages <= MAX_OPEN_PAGES ? ' open' : ''}>${summary}<ul>${list.join('')}</ul></details>${hint}</li>`
}

/** `Link “Install” in docs/index.mdx:3:5` */
function placeText({ text, source }: Finding): string | undefined {
  const link = text === undefined ? undefined : `Text of the link: “${escapeHtml(text)}”`
  const place = source === undefined ? undefined : `Source: ${codeHtml(source, MAX_TARGET)}`
  return [link, place].filter(part => part !== undefined).join(' · ')
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
