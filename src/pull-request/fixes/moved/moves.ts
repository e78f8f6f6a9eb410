import type { DocsPage } from '../../../sources/docs.ts'
import { isPageFile, withoutPageEnding } from '../../../sources/page-file.ts'
import { Targets } from '../../../sources/targets.ts'
import type { NamedPage } from '../../../sources/docs-addresses.ts'
import type { Comparison } from '../../comparison/review.ts'
import type { SourceTexts } from '../../edits/source-text.ts'
import { renamedIds } from './renamed-ids.ts'

export interface Move {
  /** Path of the page without the extension, such as `guides/old`, or path of the file. */
  from: string
  to: { kind: 'page'; page: DocsPage } | { kind: 'file'; path: string }
  /** Query and anchor of the link. */
  rest: string
}

/** New names of renamed files, by old name. */
export type Renamed = ReadonlyMap<string, string>

/** `base`: undefined if there is no version to compare with. */
interface VersionTexts {
  head: SourceTexts
  base: SourceTexts | undefined
}

/** Finds pages and files that were moved or renamed in this change or in the history. */
export class Moves {
  readonly #comparison: Comparison
  readonly #texts: VersionTexts
  readonly #renamed: Renamed
  readonly byPath: ReadonlyMap<string, DocsPage>
  /** Pages in the head, by file. Snippets are not included. */
  readonly byFile: ReadonlyMap<string, DocsPage>
  /** Pages in the base, by current file. */
  readonly #earlier: ReadonlyMap<string, DocsPage>
  /** Link targets that existed only in an earlier version. */
  readonly #past: Targets
  readonly #ids = new Map<DocsPage, ReadonlyMap<string, string>>()

  constructor(comparison: Comparison, texts: VersionTexts, renamed: Renamed) {
    const { docs, base } = comparison
    this.#comparison = comparison
    this.#texts = texts
    this.#renamed = renamed
    this.byFile = new Map(docs.pages.map(page => [page.file, page]))
    // Skips renames of pages in the base, because `base.sure` contains their current pages.
    const inBase = new Set(base?.docs.pages.map(({ file }) => file))
    const past = [...renamed].flatMap(([from, to]) => {
      const page = this.byFile.get(to)
      const isPast = isPageFile(from) && !inBase.has(from)
      return page === undefined || !isPast ? [] : [{ path: withoutPageEnding(from), file: from, page }]
    })
    const pairs = base?.sure ?? []
    this.byPath = new Map([
      ...past.map(({ path, page }) => [path, page] as const),
      ...pairs.map(({ before, after }) => [before.path, after] as const)
    ])
    this.#earlier = new Map(pairs.map(({ before, after }) => [after.file, before]))
    this.#past = new Targets(
      past,
      [...renamed.keys()].filter(path => !isPageFile(path))
    )
  }

  /** Returns the page as it was before the move, or the current page if the page did not move. */
  earlierOf(page: DocsPage): DocsPage {
    return this.#earlier.get(page.file) ?? page
  }

  /** Returns the folder to which all pages in a folder moved. Undefined if a page stays, is removed, or is new in it. */
  folderAt(folder: string): string | undefined {
    const isIn = (path: string) => path === folder || path.startsWith(`${folder}/`)
    const { docs, base } = this.#comparison
    if (docs.pages.some(({ path }) => isIn(path))) return undefined
    const paths = [...(base?.docs.pages.map(({ path }) => path) ?? []), ...this.byPath.keys()].filter(isIn)
    const folders = new Set(
      paths.map(path => folderBefore(this.byPath.get(path)?.path, path.slice(folder.length)))
    )
    return folders.size === 1 ? [...folders][0] : undefined
  }

  /** Finds the earlier and the current target of a link. `page`: the linking page, as it was before the change. */
  find(written: string, page: NamedPage): Move | undefined {
    const { base, addresses } = this.#comparison
    const found = base?.addresses.find(written, page) ?? addresses.find(written, page, this.#past)
    if (found === undefined) return undefined
    const { kind, path: from, rest } = found
    if (kind === 'page') {
      const to = this.byPath.get(from) ?? addresses.docs.pages.find(({ path }) => path === from)
      return to && { from, to: { kind, page: to }, rest }
    }
    const to = this.#renamed.get(from) ?? from
    return addresses.site.has(to) ? { from, to: { kind, path: to }, rest } : undefined
  }

  /** Finds the page of a link to a page that has not moved. `page`: the linking page, as it is now. */
  findCurrent(written: string, page: NamedPage): Move | undefined {
    const { addresses } = this.#comparison
    const found = addresses.find(written, page)
    if (found?.kind !== 'page') return undefined
    const to = addresses.docs.pages.find(({ path }) => path === found.path)
    return to && { from: found.path, to: { kind: 'page', page: to }, rest: found.rest }
  }

  /** Returns the new ids on a page, by old id. */
  async idsOf(page: DocsPage): Promise<ReadonlyMap<string, string>> {
    const known = this.#ids.get(page)
    if (known !== undefined) return known
    const before = this.#earlier.get(page.file)
    const { head, base } = this.#texts
    const found = before && base ? await renamedIds(before, page, { before: base, after: head }) : new Map()
    this.#ids.set(page, found)
    return found
  }
}

/** Returns the part of a path before its end, such as `new/guides` for `new/guides/a/b` and `/a/b`. */
function folderBefore(path: string | undefined, end: string): string | undefined {
  return path !== undefined && `/${path}`.endsWith(end)
    ? `/${path}`.slice(1, 1 + path.length - end.length)
    : undefined
}
