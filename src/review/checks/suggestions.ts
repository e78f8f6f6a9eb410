import { pageName, type SiteFiles } from '../../site/page-addresses.ts'
import { isNotFoundPage, isPage } from '../../site/pages.ts'
import { ClosestName } from '../../runtime/text/closest-name.ts'
import type { Addresses } from './link-addresses.ts'
import type { Finding } from './findings.ts'

/** Enough for one report. The next report has suggestions for the rest. */
const MAX_SUGGESTED = 1000
/** For one page. */
const MAX_IDS = 5000
/** `/learn.microsoft.com/…`: an address whose scheme was forgotten. The names of files end otherwise. */
const HOST_AS_FOLDER = /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|ai|co|gov|edu|de|uk|eu)$/i

interface SuggestionSource {
  paths: ReadonlySet<string>
  files: SiteFiles
  addresses: Addresses
  idsOf: (path: string) => readonly string[]
}

/** Adds to broken links and anchors the target that their author may have meant. */
export function addSuggestions(findings: readonly Finding[], site: SuggestionSource): void {
  const suggestions = new Suggestions(site)
  const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor')
  for (const finding of broken.slice(0, MAX_SUGGESTED)) {
    const suggestion = suggestions.find(finding)
    if (suggestion !== undefined) finding.suggestion = suggestion
  }
}

class Suggestions {
  readonly #site: SuggestionSource
  #pages: ClosestName | undefined
  /** For the page that was asked for last: findings are sorted, and the ids of all pages would take much memory. */
  #anchors: { file: string; ids: ClosestName } | undefined

  constructor(site: SuggestionSource) {
    this.#site = site
  }

  find({ kind, target }: Finding): string | undefined {
    const { addresses } = this.#site
    const hash = kind === 'broken-anchor' ? target.indexOf('#') : target.length
    const path = addresses.pathOf(target.slice(0, hash))
    if (path === undefined) return undefined
    if (kind === 'broken-link') return this.#findPage(path)
    const anchor = this.#anchorsOf(path)?.find(target.slice(hash + 1))
    return anchor === undefined
      ? undefined
      : `${target.slice(0, hash)}#${anchor.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`
  }

  #findPage(path: string): string | undefined {
    const { paths, addresses } = this.#site
    const folders = path.split('/')
    // A relative link puts it below the folder of its page.
    const host = folders.findIndex(folder => HOST_AS_FOLDER.test(folder))
    if (host >= 0) return `https://${encodeURI(folders.slice(host).join('/'))}`
    this.#pages ??= new ClosestName(namesOfPages(paths))
    const page = this.#pages.find(path)
    return page === undefined ? undefined : addresses.nameOf(page)
  }

  #anchorsOf(path: string): ClosestName | undefined {
    const { files, idsOf } = this.#site
    const file = files.find(path)
    if (file === undefined) return undefined
    if (this.#anchors?.file !== file)
      this.#anchors = { file, ids: new ClosestName(idsOf(file).slice(0, MAX_IDS)) }
    return this.#anchors.ids
  }
}

function* namesOfPages(paths: Iterable<string>): Generator<string, void> {
  for (const path of paths) if (isPage(path) && !isNotFoundPage(path)) yield pageName(path)
}
