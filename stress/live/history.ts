import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ParserExhausted } from '../../src/sources/content/parse/satteri.ts'
import { readDocs, type DocsPage } from '../../src/sources/docs.ts'
import type { PageSource } from '../../src/sources/source/page-source.ts'
import { Renderer } from '../../src/sources/render/renderer.ts'
import type { PageVersion } from '../../src/verify/live/classes.ts'
import { GitDocs } from '../pull-requests/git-docs.ts'
import type { Capture } from './captures.ts'

/** Number of commits to read before and after the capture. */
const COMMITS = 160

/** The versions of all pages at the commits around a capture. */
export class History {
  /** Oldest first. */
  readonly commits: readonly { commit: string; time: number }[]
  /** The versions of each page, oldest first, one for each change, with the index of the commit. */
  readonly #pages = new Map<string, { index: number; version: PageVersion }[]>()

  constructor(commits: History['commits']) {
    this.commits = commits
  }

  add(index: number, changed: readonly Read[]): void {
    const { commit = '', time = 0 } = this.commits[index] ?? {}
    for (const { address, page } of changed) {
      const versions = this.#pages.get(address) ?? []
      this.#pages.set(address, versions)
      const isFirst = versions.length === 0 && index > 0
      if (isFirst)
        versions.push({
          index: 0,
          version: { commit: this.commits[0]?.commit ?? '', time: 0, page: 'missing' }
        })
      versions.push({ index, version: { commit, time, page } })
    }
  }

  /** Returns the index of the newest commit at a time. */
  indexAt(time: number): number {
    return this.commits.findLastIndex(each => each.time <= time)
  }

  versionAt(address: string, index: number): PageVersion {
    const found = this.#pages.get(address)?.findLast(each => each.index <= index)
    return found?.version ?? { commit: '', time: 0, page: 'missing' }
  }

  /** Returns the versions from one commit to another, newest first, beginning with the version before the first change. */
  versions(address: string, from: number, to: number): PageVersion[] {
    const all = this.#pages.get(address) ?? []
    const first = all.findLastIndex(each => each.index <= from)
    const last = all.findLastIndex(each => each.index <= to)
    return all
      .slice(Math.max(first, 0), last + 1)
      .map(({ version }) => version)
      .reverse()
  }
}

/** `cache`: an empty name, or a folder for the pages that were read, because reading them takes minutes. */
export async function readHistory(clones: string, capture: Capture, cache: string): Promise<History> {
  const repository = join(clones, capture.sources.repository, 'repo')
  const all = commitsOf(repository, capture.sources.folder)
  const at = all.findLastIndex(each => each.time <= capture.time)
  const { commits: around = COMMITS } = capture
  const commits = all.slice(Math.max(at - around, 0), at + around)
  const cached = join(cache, `${capture.sources.repository}-${commits[0]?.commit}-${commits.length}.json`)
  const versions: Read[][] =
    cache !== '' && existsSync(cached)
      ? (JSON.parse(readFileSync(cached, 'utf8')) as Read[][])
      : await readAll(commits, new GitDocs(repository, capture.sources.folder))
  if (cache !== '') writeFileSync(cached, JSON.stringify(versions))
  const history = new History(commits)
  for (const [index, changed] of versions.entries()) history.add(index, changed)
  return history
}

/** The pages that differ from the commit before; `key` is empty for a removed page. */
interface Read {
  address: string
  page: PageVersion['page']
  key: string
}

async function readAll(commits: History['commits'], docs: GitDocs): Promise<Read[][]> {
  const renderer = new Renderer({})
  let [blobs, sources]: [ReadonlyMap<string, string>, ReadonlyMap<string, PageSource>] = [
    new Map(),
    new Map()
  ]
  const keys = new Map<string, string>()
  const all: Read[][] = []
  for (const { commit } of commits) {
    const before = blobs
    const { files, blobs: now } = docs.filesAt(commit)
    blobs = now
    const known = new Map([...sources].filter(([file]) => now.get(file) === before.get(file)))
    const read = await readDocs(files, renderer, known).catch(async (error: unknown) => {
      // The memory of the parser is never freed, so the parser starts again.
      if (!(error instanceof ParserExhausted)) throw error
      return await readDocs(files, renderer, known)
    })
    sources = read.sources
    const pages = read.pages.map(pageOf)
    const addresses = new Set(pages.map(({ address }) => address))
    const gone = [...keys.keys()].filter(address => !addresses.has(address) && keys.get(address) !== '')
    const removed = gone.map((address): Read => ({ address, page: 'missing', key: '' }))
    const changed = [...pages, ...removed].filter(({ address, key }) => keys.get(address) !== key)
    for (const { address, key } of changed) keys.set(address, key)
    all.push(changed)
  }
  return all
}

function pageOf({ address, isValid, title, front, text, lineKinds, digest, ...page }: DocsPage): Read {
  const { references, code, look } = page
  const shown = { address, title, front, text, lineKinds, references, code, look }
  const isGenerated = digest === undefined
  const targets = references.map(({ target }) => target)
  const key = hash('sha256', JSON.stringify([title, front, text, lineKinds, targets, code, look, isValid]))
  return { address, page: isValid ? { ...shown, isGenerated } : 'unreadable', key }
}

/** Returns the merges that changed the documentation, oldest first. */
function commitsOf(repository: string, folder: string): { commit: string; time: number }[] {
  const args = [`--git-dir=${repository}`, 'log', '--first-parent', '--format=%H %ct', '--', folder || '.']
  const { stdout } = spawnSync('git', args, { maxBuffer: 1_000_000_000, encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map(line => {
      const [commit = '', seconds] = line.split(' ')
      return { commit, time: Number(seconds) * 1000 }
    })
    .reverse()
}
