import { buffer } from 'node:stream/consumers'
import type { Git } from '../runtime/files/git.ts'
import { Problem } from '../runtime/problem.ts'
import { clip } from '../runtime/text/clip.ts'
import { plainText } from '../runtime/text/plain-text.ts'
import {
  type FileCommit,
  type HistoryLimits,
  isDocsFile,
  NotComparable,
  type RepositoryHistory,
  type TreeFile
} from './repository.ts'

/** Advice for the most frequent reason why `git` cannot read the files in an existing commit. */
const FETCH = 'If the clone is partial, run `git fetch --refetch --no-filter` to download all files'
/** Maximum number of commits to read from the documentation's history, newest first. */
const MAX_COMMITS = 50_000
/** If a commit adds or removes more files than this, `git` detects only renames of unchanged files. */
const MAX_RENAMES = 1000
/** Maximum total size of the files that differ, because their texts are kept in memory. */
const MAX_BYTES = 400_000_000

/** `git log` without what a user's settings add. Paths are not patterns. */
const LOG = [
  ...['log.showSignature=false', 'log.follow=false', 'log.diffMerges=off'].flatMap(each => ['-c', each]),
  ...['--literal-pathspecs', 'log']
]

/** The files that one commit renamed, added, or removed in a folder. */
export interface CommitChanges {
  /** `blobs`: ids of the file content before and after the rename. */
  renamed: { from: string; to: string; blobs: [before: string, after: string] }[]
  added: string[]
  removed: string[]
}

interface StagedFile {
  sha: string
  /** Whether a sparse checkout excludes the file. A missing file that is not excluded was deleted. */
  isLeftOut: boolean
}

/** The clone that contains the documentation, read through `git`. Used only on a command line. */
export class Clone implements RepositoryHistory {
  readonly #git: Git
  readonly #timeoutMs: number
  readonly #signal: AbortSignal | undefined

  /** `timeoutMs`: time limit for each synchronous command, which no signal can stop. */
  constructor(git: Git, timeoutMs: number, signal?: AbortSignal) {
    this.#git = git
    this.#timeoutMs = timeoutMs
    this.#signal = signal
  }

  /** Returns a copy of this object whose commands stop when `signal` aborts. */
  until(signal: AbortSignal): Clone {
    return new Clone(this.#git, this.#timeoutMs, signal)
  }

  /** Returns the id of a commit, tree, or blob, or the error message from `git`. */
  resolve(revision: string): string | Problem {
    return this.#runSync(['rev-parse', '--verify', '--end-of-options', revision])
  }

  /** Returns the id of the merge base of two commits, or the error message from `git`. */
  mergeBase(base: string, head: string): string | Problem {
    return this.#runSync(['merge-base', base, head])
  }

  /** Returns the commit itself, because `git` finds the tree of a commit. */
  async treeOf(commit: string): Promise<string> {
    return await Promise.resolve(commit)
  }

  async commonAncestor(a: string, b: string): Promise<string | undefined> {
    // With an unknown commit, `merge-base` fails with a message; without a common ancestor, it fails without one.
    const found = this.mergeBase(a, b)
    if (!(found instanceof Problem)) return await Promise.resolve(found)
    if (found.message === '') return undefined
    throw new NotComparable(`git: ${found.message}`)
  }

  async timeOf(commit: string): Promise<number> {
    const args = ['-s', '--no-show-signature', '--format=%cI', '--end-of-options', `${commit}^{commit}`]
    const shown = this.#runSync(['show', ...args])
    if (shown instanceof Problem) throw new NotComparable(`git: ${shown.message}`)
    return await Promise.resolve(Date.parse(shown))
  }

  async parentOf(commit: string): Promise<string | undefined> {
    const found = this.resolve(`${commit}^1^{commit}`)
    return await Promise.resolve(found instanceof Problem ? undefined : found)
  }

  isShallow(): boolean {
    return this.#runSync(['rev-parse', '--is-shallow-repository']) === 'true'
  }

  async files(tree: string, folder: string): Promise<Map<string, TreeFile>> {
    const below = this.resolve(`${tree}:${folder.replace(/\/$/, '')}`)
    if (below instanceof Problem) return new Map()
    const list = await this.#run(['ls-tree', '-z', '-r', '-l', below])
    const entries = list.toString().split('\0').slice(0, -1).map(readEntry).filter(isDocsFile)
    return new Map(entries.map(({ path, sha, size }) => [path, { sha, size }]))
  }

  async texts(files: ReadonlyMap<string, TreeFile>): Promise<Map<string, string>> {
    const total = [...files.values()].reduce((sum, { size }) => sum + size, 0)
    if (total > MAX_BYTES)
      throw new NotComparable(
        `the files that differ have ${total} bytes in total, but at most ${MAX_BYTES} bytes are compared`
      )
    if (files.size === 0) return new Map()
    const names = [...files.keys()]
    const found = await this.#run(['cat-file', '--batch'], `${names.join('\n')}\n`)
    let at = 0
    const texts = names.map(name => {
      const start = found.indexOf('\n', at) + 1
      // An entry begins with `SHA blob SIZE`, or with the requested name and the reason why the blob is missing.
      const size = /^[0-9a-f]+ blob (\d+)\n$/.exec(found.toString('utf8', at, start))?.[1]
      if (size === undefined) throw new NotComparable(`the clone does not contain the blob ${name}. ${FETCH}`)
      at = start + Number(size) + 1
      return [name, found.toString('utf8', start, at - 1)] as const
    })
    return new Map(texts)
  }

  async index(folder: string): Promise<Map<string, StagedFile>> {
    const list = await this.#run(['--literal-pathspecs', 'ls-files', '-t', '-s', '-z', '--', folder || '.'])
    const entries = list.toString().split('\0').slice(0, -1)
    return new Map(
      entries.flatMap(line => {
        // Skips stages other than 0, which belong to an unfinished merge.
        const [, tag, sha = '', path] = /^(\w) \d+ (\w+) 0\t([^]*)$/.exec(line) ?? []
        return path === undefined
          ? []
          : [[path.slice(folder.length), { sha, isLeftOut: tag === 'S' }] as const]
      })
    )
  }

  /** Lists the commits that changed the set of files in a folder, newest first. Paths are relative to the folder. */
  async history(commit: string, folder: string): Promise<CommitChanges[]> {
    const list = await this.#run([
      ...LOG,
      ...['-M', `-l${MAX_RENAMES}`, '--diff-filter=ADR', '--no-ext-diff'],
      ...['--raw', '--no-abbrev', '-z', '--format=%H', `--max-count=${MAX_COMMITS}`],
      ...['--end-of-options', commit, '--', folder || '.']
    ])
    return readHistory(list.toString(), folder)
  }

  async firstParents(head: string, { since, max }: HistoryLimits): Promise<string[]> {
    const list = await this.#run([
      ...[...LOG, '--first-parent', '--no-patch', '--format=%H', `--max-count=${max}`],
      ...['--end-of-options', head, ...(since === undefined ? [] : [`^${since}`])]
    ])
    return list.toString().split('\n').filter(Boolean)
  }

  async fileHistory(head: string, path: string, { since, max }: HistoryLimits): Promise<FileCommit[]> {
    const list = await this.#run([
      ...LOG,
      ...['--follow', '--first-parent', '--diff-merges=first-parent', '-M', '--no-ext-diff'],
      ...['--name-status', '-z', '--format=%H %cI', `--max-count=${max}`],
      ...['--end-of-options', head, ...(since === undefined ? [] : [`^${since}`]), '--', path]
    ])
    return readFileHistory(list.toString())
  }

  #runSync(args: readonly string[]): string | Problem {
    return this.#git.ask(args, this.#timeoutMs)
  }

  async #run(args: readonly string[], input = ''): Promise<Buffer> {
    const child = this.#git.start(args, this.#signal)
    const failed = new Promise<never>((_, reject) => child.once('error', reject))
    // Ignores write errors: if `git` exits before it reads all input, the error output explains the failure.
    child.stdin.on('error', () => undefined).end(input)
    const ended = new Promise<number | null>(resolve => child.once('close', resolve))
    const work = Promise.all([buffer(child.stdout), buffer(child.stderr), ended])
    const [stdout, stderr, status] = await Promise.race([work, failed])
    if (status === 0) return stdout
    throw new NotComparable(`git: ${clip(plainText(stderr.toString().trim()), 300)}. ${FETCH}`)
  }
}

/** Reads commits: an id, then `:MODE MODE BLOB BLOB KIND` per change, with a path (`A`, `D`) or two paths (`R087`). */
function readHistory(list: string, folder: string): CommitChanges[] {
  const fields = list.split('\0').values()
  const nextPath = () => fields.next().value?.slice(folder.length) ?? ''
  const found: CommitChanges[] = []
  for (const field of fields) {
    const [, id, before = '', after = '', kind] =
      /^\n*(?:([0-9a-f]{40,64})\n*|:\d+ \d+ (\w+) (\w+) ([ADR])\d*)$/.exec(field) ?? []
    if (id !== undefined) found.push({ renamed: [], added: [], removed: [] })
    const commit = found.at(-1)
    if (kind === 'R') commit?.renamed.push({ from: nextPath(), to: nextPath(), blobs: [before, after] })
    else if (kind !== undefined) commit?.[kind === 'A' ? 'added' : 'removed'].push(nextPath())
  }
  return found
}

/** Reads commits: an id and a date, then the kind of change and one path, or two paths for a rename (`R087`). */
function readFileHistory(list: string): FileCommit[] {
  const fields = list.split('\0').values()
  const nextPath = () => fields.next().value ?? ''
  const found: FileCommit[] = []
  for (const field of fields) {
    const [, sha, date = '', kind] = /^\n*(?:([0-9a-f]{40,64}) (\S+)\n*|([A-Z])\d*)$/.exec(field) ?? []
    if (sha !== undefined) found.push({ sha, date, path: '' })
    if (kind === undefined) continue
    const path = nextPath()
    const commit = found.at(-1)
    if (commit !== undefined) commit.path = kind === 'R' || kind === 'C' ? nextPath() : path
    // `git` continues with the original of a copy, or with an earlier file of this name. Both are other files.
    if (kind === 'A' || kind === 'C') break
  }
  return found
}

/** Parses `100644 blob SHA    SIZE<tab>PATH`. If the clone does not contain the blob, the size is not a number. */
function readEntry(line: string): TreeFile & { path: string; mode: string } {
  const [, mode = '', sha = '', size = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t([^]*)$/.exec(line) ?? []
  return { path, mode, sha, size: Number.parseInt(size, 10) || 0 }
}
