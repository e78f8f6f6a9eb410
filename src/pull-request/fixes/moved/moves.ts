import type { DocsPage } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import { isPageFile, withoutPageEnding } from '../../../sources/page-file.ts'
import { Targets } from '../../../sources/targets.ts'
import type { NamedPage } from '../../comparison/docs-addresses.ts'
import type { Comparison } from '../../comparison/review.ts'
import { renamedIds } from './renamed-ids.ts'

/** Where something was, and where it is now. */
export interface Move {
  /** `guides/old` for a page; the name of any other file. */
  from: string
  to: { kind: 'page'; page: DocsPage } | { kind: 'file'; path: string }
  /** Query and anchor of the link. */
  rest: string
}

/** Files that have another name now, by the name that they had. */
export type Renamed = ReadonlyMap<string, string>

/** What this change, or the history, moved or renamed. */
export class Moves {
  readonly #comparison: Comparison
  readonly #files: { head: DocsFiles; base: DocsFiles | undefined }
  readonly #renamed: Renamed
  /** Pages of the head by the path that they had, and by file. */
  readonly #byPath: ReadonlyMap<string, DocsPage>
  readonly #byFile: ReadonlyMap<string, DocsPage>
  /** The pages of the base by the file that they have now. */
  readonly #earlier: ReadonlyMap<string, DocsPage>
  /** What links can mean that no version at hand has. */
  readonly #past: Targets
  readonly #ids = new Map<DocsPage, ReadonlyMap<string, string>>()

  constructor(comparison: Comparison, files: Moves['files'], renamed: Renamed) {
    const { docs, base } = comparison
    this.#comparison = comparison
    this.#files = files
    this.#renamed = renamed
    this.#byFile = new Map(docs.pages.map(page => [page.file, page]))
    // Where a page of the base is now, the pairs decide.
    const inBase = new Set(base?.docs.pages.map(({ file }) => file))
    const past = [...renamed].flatMap(([from, to]) => {
      const page = this.#byFile.get(to)
      const isPast = isPageFile(from) && !inBase.has(from)
      return page === undefined || !isPast ? [] : [{ path: withoutPageEnding(from), file: from, page }]
    })
    const pairs = base?.sure ?? []
    this.#byPath = new Map([
      ...past.map(({ path, page }) => [path, page] as const),
      ...pairs.map(({ before, after }) => [before.path, after] as const)
    ])
    this.#earlier = new Map(pairs.map(({ before, after }) => [after.file, before]))
    this.#past = new Targets(
      past,
      [...renamed.keys()].filter(path => !isPageFile(path))
    )
  }

  get files(): { head: DocsFiles; base: DocsFiles | undefined } {
    return this.#files
  }

  /** The page whose source it is; undefined for a snippet. */
  pageOf(file: string): DocsPage | undefined {
    return this.#byFile.get(file)
  }

  /** The page as it was before it moved, or as it is. */
  earlierOf(page: DocsPage): DocsPage {
    return this.#earlier.get(page.file) ?? page
  }

  /** The page that was at a path. */
  pageAt(path: string): DocsPage | undefined {
    return this.#byPath.get(path)
  }

  /** Where a folder is now, if all of its pages moved there and none is new in it. */
  folderAt(folder: string): string | undefined {
    const isIn = (path: string) => path === folder || path.startsWith(`${folder}/`)
    const { docs, base } = this.#comparison
    if (docs.pages.some(({ path }) => isIn(path))) return undefined
    const paths = [...(base?.docs.pages.map(({ path }) => path) ?? []), ...this.#byPath.keys()].filter(isIn)
    const folders = new Set(paths.map(path => folderOf(this.pageAt(path)?.path, path.slice(folder.length))))
    return folders.size === 1 ? [...folders][0] : undefined
  }

  /** What a link meant, and where that is now. `page`: the one with the link, as it was. */
  find(written: string, page: NamedPage): Move | undefined {
    const { base, addresses } = this.#comparison
    const found = base?.addresses.find(written, page) ?? addresses.find(written, page, this.#past)
    if (found === undefined) return undefined
    const { kind, path: from, rest } = found
    if (kind === 'page') {
      const to = this.pageAt(from) ?? addresses.docs.pages.find(({ path }) => path === from)
      return to && { from, to: { kind, page: to }, rest }
    }
    const to = this.#renamed.get(from) ?? from
    return addresses.paths.has(to) ? { from, to: { kind, path: to }, rest } : undefined
  }

  /** Ids of a page that have another name now. */
  async idsOf(page: DocsPage): Promise<ReadonlyMap<string, string>> {
    const known = this.#ids.get(page)
    if (known !== undefined) return known
    const before = this.#earlier.get(page.file)
    const { head, base } = this.#files
    const found = before && base ? await renamedIds(before, page, { before: base, after: head }) : new Map()
    this.#ids.set(page, found)
    return found
  }
}

/** The folder in front of the end of a path. */
function folderOf(path: string | undefined, end: string): string | undefined {
  return path !== undefined && `/${path}`.endsWith(end)
    ? `/${path}`.slice(1, 1 + path.length - end.length)
    : undefined
}
