import { pageName, type SiteFiles } from '../../site/page-addresses.ts'
import { isNotFoundPage, isPage } from '../../site/pages.ts'
import type { Addresses } from './link-addresses.ts'
import { ClosestName } from './closest-name.ts'
import type { Finding } from './findings.ts'

/** Enough for one report. The next report has suggestions for the rest. */
const MAX_SUGGESTED = 1000
/** Of one page. */
const MAX_IDS = 5000
/** Suggestions between two points where a timeout or a signal can end the search. */
const STEP = 10

interface SuggestionSource {
  paths: ReadonlySet<string>
  files: SiteFiles
  addresses: Addresses
  /** Of a page that was scanned. */
  idsOf: (path: string) => Iterable<string>
}

/** Adds to broken links and anchors the target that their author may have meant. Pauses now and then. */
export function* addSuggestions(
  findings: readonly Finding[],
  site: SuggestionSource
): Generator<undefined, void> {
  const suggestions = new Suggestions(site)
  const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor')
  for (const [i, finding] of broken.slice(0, MAX_SUGGESTED).entries()) {
    const closest = suggestions.find(finding)
    if (closest !== undefined) finding.closest = closest
    // Long names take up to a twentieth of a second each.
    if (i % STEP === STEP - 1) yield
  }
}

class Suggestions {
  readonly #site: SuggestionSource
  #pages: ClosestName | undefined
  readonly #anchors = new Map<string, ClosestName>()

  constructor(site: SuggestionSource) {
    this.#site = site
  }

  find({ kind, target }: Finding): string | undefined {
    const { addresses } = this.#site
    const hash = kind === 'broken-anchor' ? target.indexOf('#') : target.length
    const path = addresses.pathOf(target.slice(0, hash))
    if (path === undefined) return undefined
    if (kind === 'broken-link') {
      const page = this.#pageNames.find(path)
      return page === undefined ? undefined : addresses.nameOf(page)
    }
    const anchor = this.#anchorsOf(path)?.find(target.slice(hash + 1))
    return anchor === undefined
      ? undefined
      : `${target.slice(0, hash)}#${anchor.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`
  }

  get #pageNames(): ClosestName {
    const { paths } = this.#site
    this.#pages ??= new ClosestName(
      [...paths].filter(path => isPage(path) && !isNotFoundPage(path)).map(pageName)
    )
    return this.#pages
  }

  #anchorsOf(path: string): ClosestName | undefined {
    const { files, idsOf } = this.#site
    const file = files.find(path)
    if (file === undefined) return undefined
    const known = this.#anchors.get(file)
    if (known !== undefined) return known
    const anchors = new ClosestName([...idsOf(file)].filter(id => id !== '').slice(0, MAX_IDS))
    this.#anchors.set(file, anchors)
    return anchors
  }
}
