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
    const closest = yield* suggestions.find(finding)
    if (closest !== undefined) finding.closest = closest
    // Long names take up to a twentieth of a second each.
    if (i % STEP === STEP - 1) yield
  }
}

class Suggestions {
  readonly #site: SuggestionSource
  #pages: ClosestName | undefined
  /** Of the page that was asked for last: findings are sorted, and the ids of all pages would take much memory. */
  #anchors: { file: string; ids: ClosestName } | undefined

  constructor(site: SuggestionSource) {
    this.#site = site
  }

  *find({ kind, target }: Finding): Generator<undefined, string | undefined> {
    const { addresses } = this.#site
    const hash = kind === 'broken-anchor' ? target.indexOf('#') : target.length
    const path = addresses.pathOf(target.slice(0, hash))
    if (path === undefined) return undefined
    if (kind === 'broken-link') {
      const page = (yield* this.#pageNames()).find(path)
      return page === undefined ? undefined : addresses.nameOf(page)
    }
    const anchor = (yield* this.#anchorsOf(path))?.find(target.slice(hash + 1))
    return anchor === undefined
      ? undefined
      : `${target.slice(0, hash)}#${anchor.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`
  }

  *#pageNames(): Generator<undefined, ClosestName> {
    this.#pages ??= yield* ClosestName.among(namesOfPages(this.#site.paths))
    return this.#pages
  }

  *#anchorsOf(path: string): Generator<undefined, ClosestName | undefined> {
    const { files, idsOf } = this.#site
    const file = files.find(path)
    if (file === undefined) return undefined
    if (this.#anchors?.file === file) return this.#anchors.ids
    const ids = yield* ClosestName.among(firstIds(idsOf(file)))
    this.#anchors = { file, ids }
    return ids
  }
}

function* namesOfPages(paths: Iterable<string>): Generator<string, void> {
  for (const path of paths) if (isPage(path) && !isNotFoundPage(path)) yield pageName(path)
}

function* firstIds(ids: Iterable<string>): Generator<string, void> {
  let count = 0
  for (const id of ids) {
    if (id === '') continue
    if (++count > MAX_IDS) return
    yield id
  }
}
