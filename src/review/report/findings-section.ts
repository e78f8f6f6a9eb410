import { FAILING_KINDS, CHECK_KINDS, type Finding, type FindingKind } from '../checks/findings.ts'
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
    'The page tells search engines that the original is on another host.'
  ],
  noindex: ['Pages hidden from search engines', 'The page has a noindex instruction.'],
  sitemap: ['Sitemap entries without a page', 'The sitemap lists an address that the site does not have.'],
  'dead-external-link': [
    'Dead external links',
    'Another host answered 404 or 410, or its name does not exist, twice.'
  ]
}

const TARGETS_BYTES = 1_150_000

/** A tab for each kind, with the target on most pages first. Tabs need no script. */
export function findingsSection(
  findings: readonly Finding[],
  previous: readonly string[] | undefined,
  site: LiveSite
): string {
  if (findings.length === 0) return section('Findings', '<p class="note">Nothing was found.</p>')
  const known = previous && new Set(previous)
  const pagesShown = findings.length <= 500 ? 10 : findings.length <= 2000 ? 4 : 1
  const rowOf = (finding: Finding) => findingRow(finding, pagesShown, known, site)
  const budget = new Budget(TARGETS_BYTES)
  const tabs = CHECK_KINDS.filter(kind => findings.some(finding => finding.kind === kind)).map((kind, at) => {
    const ofKind = findings.filter(finding => finding.kind === kind).sort((a, b) => b.count - a.count)
    const [title, text] = KIND_TEXTS[kind]
    const label = `<label for="${kind}"${FAILING_KINDS.includes(kind) ? ' class="serious"' : ''}>`
    return [
      `<input type="radio" name="findings" id="${kind}"${at === 0 ? ' checked' : ''}>`,
      `${label}${title}${badge(ofKind.length)}</label>`,
      `<div class="panel ${kind}"><p class="note">${text}</p>${findingRows(ofKind, rowOf, budget)}</div>`
    ].join('')
  })
  return section('Findings', `<div class="tabs">${tabs.join('')}</div>`)
}
