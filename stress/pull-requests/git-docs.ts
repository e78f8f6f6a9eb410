import { spawnSync } from 'node:child_process'
import { renamedFiles, type Versions } from '../../src/versions/compare-files.ts'
import { type DocsFiles, isHidden } from '../../src/sources/files.ts'

const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|mintignore)$/i
/** Files that a review needs. If a specification is missing, only the pages for its operations are unknown. */
const NEEDED_FILE = /\.mdx?$|(?:^|\/)(?:docs|mint)\.json$/i
const EVERYTHING = 4_000_000_000

/** Documentation folders of public projects. */
export const PROJECTS: Record<string, string> = {
  'dubinc+docs': '',
  'mem0ai+mem0': 'docs/',
  'modelcontextprotocol+modelcontextprotocol': 'docs/',
  'triggerdotdev+trigger.dev': 'docs/',
  'mintlify+docs': '',
  'Infisical+infisical': 'docs/',
  'crewAIInc+crewAI': 'docs/',
  'langchain-ai+docs': 'src/',
  'meilisearch+documentation': '',
  'Portkey-AI+docs-core': '',
  'Unstructured-IO+docs': '',
  'e2b-dev+docs': '',
  'wandb+docs': '',
  'cline+cline': 'docs/',
  'continuedev+continue': 'docs/',
  'supermemoryai+supermemory': 'apps/docs/',
  'polarsource+polar': 'docs/',
  'OpenHands+docs': '',
  'Helicone+helicone': 'docs/',
  'firecrawl+firecrawl-docs': ''
}

/** Reads the documentation in commits from a clone, without a checkout. */
export class GitDocs {
  readonly #repository: string
  readonly #folder: string
  readonly #texts = new Map<string, string>()
  /** Versions with missing files. */
  readonly #incomplete = new Set<string>()

  /** `folder` contains `docs.json`. Its path ends with a slash, or is empty for the root. */
  constructor(repository: string, folder: string) {
    this.#repository = repository
    this.#folder = folder
  }

  /** Returns commits that change the documentation and have one parent, newest first. */
  commits(count: number): string[] {
    const path = this.#folder === '' ? '.' : this.#folder
    const found = this.#git(['log', '--no-merges', `-${count}`, '--format=%H %P', '--', path]).toString()
    return found.split('\n').flatMap(line => (line.split(' ').length === 2 ? line.split(' ', 1) : []))
  }

  versions(commit: string): Versions {
    const without = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
      new Map([...some].filter(([path]) => !others.has(path)))
    const [before, after] = [this.#blobs(`${commit}^`), this.#blobs(commit)]
    const paths = [...new Set([...before.keys(), ...after.keys()])]
    return {
      base: this.#files(before),
      head: this.#files(after),
      changed: new Set(paths.filter(path => before.get(path) !== after.get(path))),
      renamed: renamedFiles(without(before, after), without(after, before))
    }
  }

  /** Returns the documentation at a commit. `blobs`: the id of the content of each file. */
  filesAt(commit: string): { files: DocsFiles; blobs: ReadonlyMap<string, string> } {
    const blobs = this.#blobs(commit)
    return { files: this.#files(blobs), blobs }
  }

  /** Whether the clone lacks a page or the settings of the commit or its parent. Call `versions` first. */
  isIncomplete(commit: string): boolean {
    return this.#incomplete.has(commit) || this.#incomplete.has(`${commit}^`)
  }

  #files(blobs: ReadonlyMap<string, string>): DocsFiles {
    const textOf = (path: string) => this.#texts.get(blobs.get(path) ?? '') ?? ''
    return {
      paths: [...blobs.keys()].sort(),
      size: async path => await Promise.resolve(Buffer.byteLength(textOf(path))),
      read: async path => await Promise.resolve(textOf(path))
    }
  }

  #blobs(commit: string): Map<string, string> {
    const args = ['ls-tree', '-r', '-z', commit, ...(this.#folder === '' ? [] : ['--', this.#folder])]
    const listed = this.#git(args).toString().split('\0')
    const entries = listed.flatMap(line => {
      const [, sha = '', path = ''] = /^100\d{3} blob (\w+)\t(.*)$/s.exec(line) ?? []
      const name = path.slice(this.#folder.length)
      return sha === '' || name.split('/').some(isHidden) ? [] : [[name, sha] as const]
    })
    this.#load(entries.filter(([path]) => TEXT_FILE.test(path)).map(([, sha]) => sha))
    if (entries.some(([path, sha]) => NEEDED_FILE.test(path) && !this.#texts.has(sha)))
      this.#incomplete.add(commit)
    return new Map(entries)
  }

  #load(shas: readonly string[]): void {
    const missing = [...new Set(shas)].filter(sha => !this.#texts.has(sha))
    const output = this.#git(['cat-file', '--batch'], missing.join('\n'))
    let at = 0
    for (const sha of missing) {
      const end = output.indexOf('\n', at)
      const [, type, bytes] = output.subarray(at, end).toString().split(' ')
      // Skips a file that a partial clone lacks.
      if (type === 'missing') {
        at = end + 1
        continue
      }
      const size = Number(bytes)
      this.#texts.set(sha, output.subarray(end + 1, end + 1 + size).toString())
      at = end + size + 2
    }
  }

  #git(args: string[], input = ''): Buffer {
    const all = [`--git-dir=${this.#repository}`, ...args]
    const { status, stdout, stderr } = spawnSync('git', all, { input, maxBuffer: EVERYTHING })
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.toString()}`)
    return stdout
  }
}
