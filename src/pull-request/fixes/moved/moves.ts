import { posix } from 'node:path'
import type { DocsPage } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import { isPageFile, withoutPageEnding } from '../../../sources/page-file.ts'
import { Targets } from '../../../sources/targets.ts'
import type { NamedPage } from '../../readers/docs-addresses.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import type { PairedPages } from '../../readers/page-changes.ts'
import type { Comparison } from '../../readers/review.ts'
import { countedText, isOtherSubject, isShort, isTemplate } from './likeness.ts'
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
    const pairs = base === undefined ? [] : surePairs(base.docs.pages, docs.pages, base.paired.pairs)
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

const MAX_SIBLINGS = 100

type PagePair = PairedPages['pairs'][number]

/** The bytes of a page say where it is, also when another one has its name, or is similar to it. */
function pairsByBytes(
  before: readonly DocsPage[],
  after: readonly DocsPage[],
  pairs: readonly PagePair[]
): PagePair[] {
  const now = uniqueByBytes(after)
  const moved = [...uniqueByBytes(before)].flatMap(([digest, page]) => {
    const same = now.get(digest)
    return same === undefined || same.path === page.path ? [] : [{ before: page, after: same }]
  })
  const known = new Set(moved.flatMap(pair => [pair.before, pair.after]))
  return [...pairs.filter(pair => !known.has(pair.before) && !known.has(pair.after)), ...moved]
}

/** Without moves that are only guessed: of pages that say next to nothing, of copies, and of pages from one template. */
function surePairs(
  before: readonly DocsPage[],
  after: readonly DocsPage[],
  pairs: readonly PagePair[]
): PagePair[] {
  const copies = (pages: readonly DocsPage[]) => groupBy(pages, ({ digest = '' }) => digest)
  const [had, has] = [copies(before), copies(after)]
  const inFolder = groupBy([...before, ...after], ({ path }) => posix.dirname(path))
  const isSure = (pair: PagePair) => {
    const { path, digest = '', text } = pair.before
    const now = pair.after
    const hasSameBytes = digest !== '' && digest === now.digest
    if (path === now.path) return true
    const [counted, countedNow] = [countedText(text), countedText(now.text)]
    if (isShort(counted)) return false
    if (posix.basename(path) === posix.basename(now.path))
      return hasSameBytes || !isOtherSubject({ path, ...counted }, { path: now.path, ...countedNow })
    if (hasSameBytes) return had.get(digest)?.length === 1 && has.get(digest)?.length === 1
    const siblings = [posix.dirname(path), posix.dirname(now.path)].flatMap(name => inFolder.get(name) ?? [])
    const others = siblings.filter(page => page.path !== path && page.path !== now.path)
    return !isTemplate(
      counted,
      countedNow,
      others.slice(0, MAX_SIBLINGS).map(page => countedText(page.text))
    )
  }
  const all = pairsByBytes(before, after, pairs)
  const sure = new Set(all.filter(isSure))
  // A page that says next to nothing goes with its folder.
  const folders = new Set(Array.from(sure, movedFolder))
  const goesAlong = (pair: PagePair) =>
    isShort(countedText(pair.before.text)) && folders.has(movedFolder(pair))
  return all.filter(pair => sure.has(pair) || goesAlong(pair))
}

/** What differs between two paths: `a/old` and `a/new` for `a/old/x/y` and `a/new/x/y`. Of another name, the whole paths. */
function movedFolder({ before, after }: PagePair): string {
  const [from, to] = [before.path.split('/'), after.path.split('/')]
  while (from.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop()
    to.pop()
  }
  return JSON.stringify([from, to])
}

function uniqueByBytes(pages: readonly DocsPage[]): Map<string, DocsPage> {
  const groups = [...groupBy(pages, ({ digest = '' }) => digest)]
  return new Map(
    groups.flatMap(([digest, [page, ...others]]) =>
      digest === '' || page === undefined || others.length > 0 ? [] : [[digest, page] as const]
    )
  )
}

/** The folder in front of the end of a path. */
function folderOf(path: string | undefined, end: string): string | undefined {
  return path !== undefined && `/${path}`.endsWith(end)
    ? `/${path}`.slice(1, 1 + path.length - end.length)
    : undefined
}
