import type { RunContext } from '../../runtime/context.ts'
import { TaskThread } from '../../runtime/thread/run-tasks.ts'
import { ownModule } from '../../runtime/own-file.ts'
import { isPageFile, withoutPageEnding } from '../../sources/page-file.ts'
import type { DocsVersions } from '../../versions/docs-versions.ts'
import type { PageAtCommit, ReadVersion, ReadWork } from './read-docs-thread.ts'

/** Reads versions of the documentation in a thread, so that `signal` can stop the work regardless of their content. */
export class DocsReader {
  readonly #versions: DocsVersions
  readonly #head: string
  readonly #signal: AbortSignal
  readonly #thread = new TaskThread<ReadWork>(ownModule('verify/expected/read-docs-thread'))
  readonly #parts = new Map<string, Promise<ReadVersion>>()
  /** The thread reads one version at a time. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(versions: DocsVersions, head: string, { signal }: Pick<RunContext, 'signal'>) {
    this.#versions = versions
    this.#head = head
    this.#signal = signal
  }

  /** Reads all pages. Call this first for the checked-out commit, because other versions reuse its pages. */
  async readAll(commit: string): Promise<ReadVersion> {
    return await this.#inTurn(async () => await this.#read(commit, () => true))
  }

  /** Reads only the pages at these addresses, and the files that the pages in `included` import. */
  async readPages(
    commit: string,
    addresses: ReadonlySet<string>,
    included: ReadonlySet<string>
  ): Promise<ReadVersion> {
    const key = JSON.stringify([commit, [...addresses].sort()])
    const reading = this.#parts.get(key) ?? this.readOnce(commit, addresses, included)
    this.#parts.set(key, reading)
    return await reading
  }

  /** Like `readPages`, without keeping what was read. */
  async readOnce(
    commit: string,
    addresses: ReadonlySet<string>,
    included: ReadonlySet<string>
  ): Promise<ReadVersion> {
    const isWanted = (path: string) =>
      !isPageFile(path) ||
      included.has(path) ||
      /(?:^|\/)snippets\//.test(path) ||
      addresses.has(pageAddressOf(path))
    return await this.#inTurn(async () => await this.#read(commit, isWanted))
  }

  /** Ends the thread until another version is read. */
  async pause(): Promise<void> {
    await this.#inTurn(async () => await this.#thread.end())
  }

  async end(): Promise<void> {
    await this.#thread.end()
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work)
    this.#last = turn.catch(() => undefined)
    return await turn
  }

  async #read(commit: string, isWanted: (path: string) => boolean): Promise<ReadVersion> {
    const files = await this.#versions.docsAt(commit)
    const paths = files.paths.filter(isWanted)
    const same = commit === this.#head ? undefined : await this.#sameFiles(commit, paths)
    const skipped = new Map<string, string>()
    const tried = new Set<string>()
    const read = await this.#thread.run(() => ({ paths, skipped, same }), {
      signal: this.#signal,
      fileAt: place => (skipped.has(paths[place] ?? '') ? undefined : paths[place]),
      // The memory of the parser is full after many versions, and the next thread may be able to parse the file.
      skip: (path, reason) => void (tried.has(path) ? skipped.set(path, reason) : tried.add(path)),
      answer: async ({ kind, path }) => await files[kind](path)
    })
    const ids = await this.#versions.idsAt(commit)
    return { ...read, pages: read.pages.map(page => withPrograms(page, ids)) }
  }

  /** Finds the files that have the same name and content as in the checkout. */
  async #sameFiles(commit: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
    const changes = await this.#versions.changesBetween(commit, this.#head)
    const changed = new Set(changes.map(({ before }) => before))
    return new Set(paths.filter(path => !changed.has(path)))
  }
}

/** A component can have texts of its own, so that a page differs if one of its components does. */
function withPrograms(page: PageAtCommit, ids: ReadonlyMap<string, string>): PageAtCommit {
  const included = page.includes.filter(path => /\.[jt]sx?$/i.test(path))
  if (included.length === 0) return page
  const programs = included.map(path => ids.get(path) ?? '').join(' ')
  return { ...page, programs, key: `${page.key} ${programs}` }
}

/** Returns the address that a page file has, unless it shares the address with another file. */
export function pageAddressOf(file: string): string {
  return `/${withoutPageEnding(file).replace(/(^|\/)(?:index|README)$/i, '')}`
}
