import { groupBy } from '../../runtime/group-by.ts'
import {
  FAILING_KINDS,
  CHECK_KINDS,
  type Finding,
  type FindingKind,
  ignoredNote
} from '../checks/findings.ts'
import type { Review } from '../checks/site-review.ts'
import { findingRow, findingRows, type LiveSite } from './finding-rows.ts'
import { badge, Budget, section } from './html.ts'

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
    'The page tells search engines that the original is on another host, or at an address that is no page.'
  ],
  noindex: ['Pages hidden from search engines', 'The page has a noindex instruction.'],
  sitemap: ['Sitemap entries without a page', 'The sitemap lists an address that the site does not have.'],
  unfinished: [
    'Made on request',
    'The service makes these files when somebody asks for them; an export has none.'
  ],
  'build-script-in-page': [
    'Build scripts in pages',
    'The service puts every .js file of the documentation into each page, and browsers run it there.'
  ]
}

const TARGETS_BYTES = 1_150_000

/** A tab for each kind, with the target on most pages first. Tabs need no script. */
export function findingsSection(
  { findings, ignored }: Pick<Review, 'findings' | 'ignored'>,
  previous: readonly string[] | undefined,
  site: LiveSite
): string {
  if (findings.length === 0)
    return section('Findings', `<p class="note">Nothing was found.${ignoredHtml(ignored)}</p>`)
  const known = previous && new Set(previous)
  const pagesShown = findings.length <= 500 ? Infinity : findings.length <= 2000 ? 4 : 1
  const rowOf = (finding: Finding) => findingRow(finding, pagesShown, known, site)
  const targets = new Budget(TARGETS_BYTES)
  const byKind = groupBy(
    findings.toSorted((a, b) => b.count - a.count),
    ({ kind }) => kind
  )
  const tabs = CHECK_KINDS.filter(kind => byKind.has(kind)).map((kind, at) => {
    const ofKind = byKind.get(kind) ?? []
    const [title, text] = KIND_TEXTS[kind]
    const serious = FAILING_KINDS.includes(kind) ? ' class="serious"' : ''
    return [
      `<input type="radio" name="findings" id="${kind}"${at === 0 ? ' checked' : ''}>`,
      `<label for="${kind}"${serious}>${title}${badge(ofKind.length)}</label>`,
      `<div class="panel ${kind}"><p class="note">${text}</p>${findingRows(ofKind, rowOf, targets)}</div>`
    ].join('')
  })
  const note = ignored === 0 ? '' : `<p class="note">${ignoredHtml(ignored)}</p>`
  return section('Findings', `<div class="tabs">${tabs.join('')}</div>`, note)
}

/** Empty, or a sentence after a space. */
export function ignoredHtml(ignored: number): string {
  return ignoredNote(ignored).replace(/`(.*)`/, '<code>$1</code>')
}
