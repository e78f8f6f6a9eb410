import type { PageCommit } from '../../versions/docs-versions.ts'
import { VARIABLES_FILE } from '../../sources/variables.ts'
import { isGitHubProblem } from '../../versions/repository.ts'
import type { PageVersion } from '../live/classes.ts'
import { wholeOf } from '../live/page-facts.ts'
import type { DocsReader } from './docs-reader.ts'
import type { ExpectedPage } from './expected-site.ts'
import type { History } from './history.ts'
import type { PageAtCommit } from './read-docs-thread.ts'
import { isText, readSteps, type Steps } from './sample-steps.ts'

/** Maximum number of versions before `since` that a site can be found to serve. */
const MAX_OLDER = 30
/** Maximum number of commits between `since` and the checkout that changed a page. */
const MAX_BETWEEN = 100
/** Maximum number of included files whose own changes are followed. */
const MAX_INCLUDED = 10

/**
 * Maximum number of pages of a large sample whose whole history is read because they are not live, or lack some of the
 * text. For each of them, dozens of commits are read.
 */
const MAX_MORE = 20

/** Maximum number of merges whose files are listed, because each list is some requests. */
const MAX_MERGES = 20

/** A commit of the first-parent line, with the files that it changed. */
interface Merge {
  sha: string
  date: string
  changed: readonly string[]
}

type Commits = readonly Pick<PageCommit, 'sha' | 'date'>[]

/** The versions of a page, newest first, for the judge. */
export interface VersionsOfPage {
  versions: PageVersion[]
  /** The commit of the version that the checkout is compared with. */
  since: string | undefined
  /** Whether the site can serve a version that could not be read, so that nothing can be said about the page. */
  isIncomplete: boolean
}

/** Reads the versions of pages from the history of the sources. */
export class PageVersions {
  readonly #history: History
  readonly #reader: DocsReader
  /** The pages to read at each commit, at once. */
  readonly #addresses: ReadonlySet<string>
  readonly #included: ReadonlySet<string>
  readonly #times = new Map<string, Promise<number>>()
  readonly #pages: readonly ExpectedPage[]
  #steps: Promise<Steps | undefined> | undefined
  readonly #lines = new Map<string, Promise<Merge[] | undefined>>()
  #more = 0

  constructor(history: History, reader: DocsReader, pages: readonly ExpectedPage[]) {
    this.#history = history
    this.#reader = reader
    this.#pages = pages
    this.#addresses = new Set(pages.map(({ path }) => path))
    this.#included = new Set(
      pages.flatMap(({ now, before }) => [now, before].flatMap(each => each?.includes ?? []))
    )
  }

  /** Returns the versions from the checkout back to the one of `since`. */
  async between(page: ExpectedPage): Promise<VersionsOfPage> {
    const { head } = this.#history
    const newest = { commit: head, time: await this.#timeOf(head), page: contentOf(page.now) }
    if (page.since === undefined) return { versions: [newest], since: undefined, isIncomplete: false }
    const changes = await this.#commits(page, { since: page.since, max: MAX_BETWEEN + 1 })
    const between = changes?.filter(({ sha }) => sha !== head) ?? []
    const versions = [newest, ...(await this.#read(between.slice(0, MAX_BETWEEN), page, this.#addresses))]
    const time = await this.#timeOf(page.since).catch(unlessUnknown)
    versions.push({ commit: page.since, time: time ?? 0, page: await this.#before(page, page.since) })
    const known = {
      versions,
      since: page.isReverted === true ? undefined : page.since,
      isIncomplete: changes === undefined || between.length > MAX_BETWEEN
    }
    return versions.at(-1)?.page === 'unreadable' ? await this.#withReadableBase(known, page) : known
  }

  /** Adds older versions, because a site can serve a version from before `since`. */
  async withOlder(known: VersionsOfPage, page: ExpectedPage, maxOlder = MAX_OLDER): Promise<VersionsOfPage> {
    const changes = await this.#commits(page, { max: known.versions.length + MAX_OLDER })
    const seen = new Set(known.versions.map(({ commit }) => commit))
    const earlier = await this.#earlierFile(known, page)
    const older = [...(changes ?? []), ...earlier].filter(({ sha }) => !seen.has(sha)).slice(0, MAX_OLDER)
    const versions = [...known.versions]
    // A commit that only changed a comment is no other version.
    const contents = new Set(versions.map(contentKey))
    const enough = contents.size + maxOlder
    for (const commit of older) {
      if (contents.size >= enough) break
      for (const version of await this.#read([commit], page, new Set([page.path]))) {
        versions.push(version)
        contents.add(contentKey(version))
      }
    }
    const isCut = this.#history.isShallow && contents.size < enough && older.length < MAX_OLDER
    return { ...known, versions, isIncomplete: known.isIncomplete || isCut }
  }

  /** The site can still serve an earlier file of the same name, which was removed before the page was added. */
  async #earlierFile({ versions, since }: VersionsOfPage, { now }: ExpectedPage): Promise<Commits> {
    const base = versions.find(({ commit }) => commit === since)
    if (base?.page !== 'missing' || now === undefined) return []
    const limits = { from: base.commit, max: MAX_OLDER }
    return (await this.#history.versions.historyOf(now.file, limits).catch(unlessUnknown)) ?? []
  }

  /**
   * Adds the versions that a page of a sample had some merges ago, without its whole history. They are incomplete if
   * too many would have to be read.
   */
  async withSteps(known: VersionsOfPage, page: ExpectedPage): Promise<VersionsOfPage> {
    this.#steps ??= this.#readSteps()
    const steps = await this.#steps
    const versions = [...known.versions, ...(steps?.versions.get(page.path) ?? [])]
    const isUnread = steps?.unread.has(page.path) ?? true
    return { ...known, versions, isIncomplete: isUnread || this.lacksHistory({ ...known, versions }) }
  }

  /** Few versions are read after these, and the memory is needed for the pages of the site. */
  async #readSteps(): Promise<Steps | undefined> {
    const steps = await readSteps(this.#history, this.#reader, this.#pages).catch(unlessUnknown)
    await this.#reader.pause()
    return steps
  }

  /** Whether a page has no version to compare with, because the clone does not have its history. */
  lacksHistory({ versions }: VersionsOfPage): boolean {
    return this.#history.isShallow && versions.length === 1
  }

  /** Counts the pages of a sample whose whole history is read although it is read for the first ones only. */
  mayReadMoreHistory(): boolean {
    this.#more += 1
    return this.#more <= MAX_MORE
  }

  /** A version that cannot be parsed was never deployed, so the version before it is the one to compare with. */
  async #withReadableBase(known: VersionsOfPage, page: ExpectedPage): Promise<VersionsOfPage> {
    const all = await this.withOlder(known, page)
    const base = all.versions.slice(known.versions.length).find(each => each.page !== 'unreadable')
    return {
      ...all,
      since: base?.commit ?? known.since,
      isIncomplete: known.isIncomplete || base === undefined
    }
  }

  async #before({ before, fate, seen, ...page }: ExpectedPage, since: string): Promise<PageVersion['page']> {
    if (before !== undefined) return contentOf(before)
    if (fate === 'added' && seen === undefined) return 'missing'
    return await this.#contentAt(since, page, this.#addresses)
  }

  /**
   * Lists the commits that changed the file of a page or a file that the page includes, newest first; undefined if the
   * history cannot be read.
   */
  async #commits(page: ExpectedPage, limits: { since?: string; max: number }): Promise<Commits | undefined> {
    const versions = [page.now, page.before].filter(each => each !== undefined)
    const files = versions.map(({ file }) => file)
    if (page.isByVariables === true) files.push(VARIABLES_FILE)
    const included = versions.flatMap(({ includes }) => includes.filter(isText)).slice(0, MAX_INCLUDED)
    const line = limits.since === undefined ? undefined : await this.#lineSince(limits.since)
    if (line !== undefined) {
      const wanted = new Set([...files, ...included])
      return line.filter(({ changed }) => changed.some(file => wanted.has(file)))
    }
    const found = new Map<string, PageCommit>()
    for (const file of new Set([...files, ...included])) {
      const commits = await this.#history.versions.historyOf(file, limits).catch(unlessUnknown)
      if (commits === undefined) return undefined
      for (const commit of commits) if (!found.has(commit.sha)) found.set(commit.sha, commit)
    }
    return [...found.values()].sort((a, b) => Date.parse(b.date) - Date.parse(a.date)).slice(0, limits.max)
  }

  /**
   * Lists the merges since a commit with the files that each of them changed, newest first; undefined if it is cheaper
   * to read the history of each page, which takes some requests or starts of `git`.
   */
  async #lineSince(since: string): Promise<Merge[] | undefined> {
    const line = this.#lines.get(since) ?? this.#readLine(since).catch(unlessUnknown)
    this.#lines.set(since, line)
    return await line
  }

  async #readLine(since: string): Promise<Merge[] | undefined> {
    const { head, repository, versions } = this.#history
    const max = Math.min(MAX_MERGES, this.#pages.length)
    const line = await repository.firstParents(head, { since, max: max + 1 })
    if (line.length > max) return undefined
    const merges: Merge[] = []
    for (const [at, sha] of line.entries()) {
      const changes = await versions.changesBetween(line[at + 1] ?? since, sha)
      const changed = changes.flatMap(({ before = [], after = [] }) => [before, after].flat())
      merges.push({ sha, date: new Date(await this.#timeOf(sha)).toISOString(), changed })
    }
    return merges
  }

  async #read(commits: Commits, page: ExpectedPage, addresses: ReadonlySet<string>): Promise<PageVersion[]> {
    const versions: PageVersion[] = []
    for (const { sha, date } of commits)
      versions.push({
        commit: sha,
        time: Date.parse(date),
        page: await this.#contentAt(sha, page, addresses)
      })
    return versions
  }

  async #contentAt(
    commit: string,
    { path }: Pick<ExpectedPage, 'path'>,
    addresses: ReadonlySet<string>
  ): Promise<PageVersion['page']> {
    const read = await this.#reader.readPages(commit, addresses, this.#included).catch(unlessUnknown)
    if (read === undefined) return 'unreadable'
    return contentOf(read.pages.find(({ address }) => address === path))
  }

  async #timeOf(commit: string): Promise<number> {
    const time = this.#times.get(commit) ?? this.#history.repository.timeOf(commit)
    this.#times.set(commit, time)
    return await time
  }
}

function contentKey({ page }: PageVersion): string {
  return typeof page === 'string' ? page : wholeOf(page)
}

function contentOf(page: PageAtCommit | undefined): PageVersion['page'] {
  if (page === undefined) return 'missing'
  return page.isValid ? page : 'unreadable'
}

/** A version that GitHub or the clone does not have is unknown. */
export function unlessUnknown(error: unknown): undefined {
  if (!isGitHubProblem(error)) throw error
}
