import { pageName } from '../../site/addresses/site-address.ts'
import type { SiteMap } from '../../site/addresses/site-map.ts'
import { isNotFoundPage, isPage } from '../../site/pages/pages.ts'
import { ClosestName } from '../../runtime/text/closest-name.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { anchorOf } from './link-addresses.ts'
import type { Finding } from './findings.ts'

/** Maximum number of findings with suggestions. After they are fixed, the next report has suggestions for others. */
const MAX_SUGGESTED = 1000
const MAX_IDS = 5000

interface SuggestionSource {
  site: SiteMap
  idsOf: (path: string) => readonly string[]
}

export function addSuggestions(findings: readonly Finding[], { site, idsOf }: SuggestionSource): void {
  let pages: ClosestName | undefined
  // Only the ids of the last page are kept, because the ids of all pages would need a lot of memory.
  let anchors: { file: string; ids: ClosestName } | undefined
  const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor')
  for (const finding of broken.slice(0, MAX_SUGGESTED).sort((a, b) => compareText(a.target, b.target))) {
    const { kind, target } = finding
    const suggestion = kind === 'broken-link' ? findPage(target) : findAnchor(target)
    if (suggestion !== undefined) finding.suggestion = suggestion
  }

  function findPage(target: string): string | undefined {
    const path = site.pathOf(target)
    if (path === undefined) return undefined
    pages ??= new ClosestName(
      [...site.paths].filter(page => isPage(page) && !isNotFoundPage(page)).map(page => pageName(page))
    )
    const page = pages.find(path)
    return page === undefined ? undefined : site.nameOf(page)
  }

  function findAnchor(target: string): string | undefined {
    const [page = ''] = target.split('#', 1)
    const file = site.find(site.pathOf(page) ?? '')
    if (file === undefined) return undefined
    if (anchors?.file !== file) anchors = { file, ids: new ClosestName(idsOf(file).slice(0, MAX_IDS)) }
    const id = anchors.ids.find(target.slice(page.length + 1))
    return id === undefined ? undefined : anchorOf(page, id)
  }
}
