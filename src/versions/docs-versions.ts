import { readIfThere } from '../runtime/files/read-below.ts'
import type { DocsFiles } from '../sources/files.ts'
import type { Checkout } from './checkout.ts'
import { type HistoryLimits, NotComparable, type RepositoryHistory, type TreeFile } from './repository.ts'
import {
  docsOfBase,
  hasContent,
  idsOf,
  LFS_POINTER,
  MAX_BLOB_BYTES,
  normalized,
  renamedFiles,
  TEXT_FILE,
  throwIfTooLarge
} from './compare-files.ts'

/** A file that differs between two commits. Without `before`, it was added; without `after`, it was removed. */
export interface FileChange {
  before?: string
  after?: string
}

/** A commit that changed a page. */
export interface PageCommit {
  sha: string
  date: string
  /** The page's file in this commit, relative to the documentation folder of this commit. */
  path: string
}

interface DocsTree {
  folder: string
  files: ReadonlyMap<string, TreeFile>
}

/**
 * The documentation at the commits of a repository. Needs a documentation folder (`readCheckout`), the id of the
 * checked-out commit, and its repository: `new Clone(git, …)` reads a local clone through `git`, `new
 * GitHubRepository(client)` reads a checkout in CI through GitHub's API, where the checkout may be shallow. Both give
 * the same answers. Commits are full ids, and paths are relative to the documentation folder.
 */
export class DocsVersions {
  readonly #checkout: Pick<Checkout, 'folder' | 'prefix'>
  readonly #head: string
  readonly #repository: RepositoryHistory
  readonly #trees = new Map<string, Promise<DocsTree>>()
  readonly #texts = new Map<string, Promise<string>>()

  constructor(checkout: Pick<Checkout, 'folder' | 'prefix'>, head: string, repository: RepositoryHistory) {
    this.#checkout = checkout
    this.#head = head
    this.#repository = repository
  }

  /**
   * Returns the files of the documentation at a commit, also if the folder had another name. A file whose content is in
   * the checkout is read there. `read` fails if a file cannot be read.
   */
  async docsAt(commit: string): Promise<DocsFiles> {
    const { files } = await this.#treeAt(commit)
    const here = await this.#treeAt(this.#head)
    const local = new Map([...here.files].map(([path, { sha }]) => [sha, path]))
    return {
      paths: [...files.keys()].sort(),
      size: async path => await Promise.resolve(files.get(path)?.size ?? 0),
      read: async path => {
        const file = files.get(path)
        if (file === undefined) throw new Error('the file does not exist in this commit')
        const text = await this.#textOf(file, files, local)
        return normalized(text)
      }
    }
  }

  /** Returns the id of the content of each file at a commit. */
  async idsAt(commit: string): Promise<ReadonlyMap<string, string>> {
    return idsOf((await this.#treeAt(commit)).files)
  }

  /** Lists the files that differ. A file with a new name and new content counts as removed and added. */
  async changesBetween(from: string, to: string): Promise<FileChange[]> {
    const [before, after] = [await this.#treeAt(from), await this.#treeAt(to)].map(({ files }) =>
      idsOf(files)
    )
    if (before === undefined || after === undefined) return []
    const renamed = renamedFiles(before, after)
    const added = new Set(renamed.values())
    const changed = [...before].filter(([path, sha]) => after.get(path) !== sha)
    return [
      ...changed.map(([path]): FileChange => {
        const now = after.has(path) ? path : renamed.get(path)
        return now === undefined ? { before: path } : { before: path, after: now }
      }),
      ...[...after.keys()]
        .filter(path => !before.has(path) && !added.has(path))
        .map(path => ({ after: path }))
    ]
  }

  /**
   * Lists the commits from the checked-out one back that changed a page's file, newest first, at the times of their
   * merges. Follows the renames that Git detects. `from`: another commit than the checked-out one, for an earlier file
   * of this name.
   */
  async historyOf(
    path: string,
    { from = this.#head, ...limits }: HistoryLimits & { from?: string }
  ): Promise<PageCommit[]> {
    const { prefix } = this.#checkout
    const found = await this.#repository.fileHistory(from, prefix + path, limits)
    const commits: PageCommit[] = []
    for (const { path: file, ...commit } of found) {
      const folder = file.startsWith(prefix) ? prefix : (await this.#treeAt(commit.sha)).folder
      // Before this commit, the file was not part of the documentation.
      if (!file.startsWith(folder)) break
      commits.push({ ...commit, path: file.slice(folder.length) })
    }
    return commits
  }

  /** Returns the merge base, or undefined if the commits have no common ancestor. */
  async mergeBase(a: string, b: string): Promise<string | undefined> {
    return await this.#repository.commonAncestor(a, b)
  }

  /** Whether `b` contains the commit `a`. */
  async isAncestor(a: string, b: string): Promise<boolean> {
    return (await this.mergeBase(a, b)) === a
  }

  async #treeAt(commit: string): Promise<DocsTree> {
    const known = this.#trees.get(commit)
    if (known !== undefined) return await known
    const tree = this.#readTree(commit)
    this.#trees.set(commit, tree)
    tree.catch(() => this.#trees.delete(commit))
    return await tree
  }

  async #readTree(commit: string): Promise<DocsTree> {
    const { prefix } = this.#checkout
    const head = await this.#repository.treeOf(this.#head)
    const base = commit === this.#head ? head : await this.#repository.treeOf(commit)
    return await docsOfBase({ head, base }, prefix, this.#repository)
  }

  /** `files`: the files of the same commit. `local`: files in the checked-out commit, by id. */
  async #textOf(
    file: TreeFile,
    files: ReadonlyMap<string, TreeFile>,
    local: ReadonlyMap<string, string>
  ): Promise<string> {
    throwIfTooLarge(file)
    const path = local.get(file.sha)
    const content = path === undefined ? undefined : readIfThere(this.#checkout.folder, path)
    if (content !== undefined && hasContent(content, file.sha)) return content.toString()
    const text = await this.#blob(file, files, local)
    if (!LFS_POINTER.test(text)) return text
    // In the checkout, the file has the content that Git LFS stores.
    if (content === undefined) throw new NotComparable('the file is stored with Git LFS')
    return content.toString()
  }

  /** Reads a blob. In a clone, reads all missing texts of the commit at once, because each start of `git` takes time. */
  async #blob(
    file: TreeFile,
    files: ReadonlyMap<string, TreeFile>,
    local: ReadonlyMap<string, string>
  ): Promise<string> {
    const known = this.#texts.get(file.sha)
    if (known !== undefined) return await known
    const { maxBlobs } = this.#repository
    if (maxBlobs !== undefined && this.#texts.size >= maxBlobs)
      throw new NotComparable(`more than ${maxBlobs} files differ from the checkout`)
    const all = maxBlobs === undefined ? [...files] : []
    const wanted = all.filter(
      ([path, { sha, size }]) =>
        TEXT_FILE.test(path) && size <= MAX_BLOB_BYTES && !local.has(sha) && !this.#texts.has(sha)
    )
    const blobs = new Map([...wanted.map(([, each]) => each), file].map(each => [each.sha, each]))
    const texts = this.#repository.texts(blobs)
    for (const sha of blobs.keys()) {
      const text = texts.then(found => found.get(sha) ?? '')
      this.#texts.set(sha, text)
      text.catch(() => this.#texts.delete(sha))
    }
    return (await texts).get(file.sha) ?? ''
  }
}
