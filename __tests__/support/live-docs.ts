import './kept-threads.ts'
import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostedDocs } from '../servers/hosting/hosted-source.ts'
import { type Inputs, readInputs } from '../../src/verify/inputs.ts'
import type { VerifyFinding } from '../../src/verify/judge/kinds.ts'
import { FakeClock } from './fake-clock.ts'
import { type Circumstances, runMain } from './main-run.ts'
import { type Folder, tempFolder, writeFiles } from './temp-folder.ts'

const { main } = await import('../../src/verify/main.ts')

const { PATH, HOME } = process.env

export interface LiveEntry {
  path: string
  file: string | null
  address: string
  channel: string
  verdict: string
  evidence: string
  servedCommit: string | null
  servedAge: number | null
}

interface LiveFile {
  verified: boolean
  checked: number
  counts: Record<string, number>
  findings: VerifyFinding[]
  unchecked: string[]
  live: LiveEntry[]
}

export interface LiveOptions extends Circumstances {
  inputs?: Record<string, string>
  env?: Record<string, string>
  switches?: string[]
  limits?: Partial<Inputs['limits']>
  /** Path of a clone of the repository, in which the action runs. */
  clone?: string
}

/** The time of a commit: so many hours after the first one. */
export function at(hours: number): Date {
  return new Date(Date.UTC(2026, 10, 10, 8) + hours * 3_600_000)
}

/** A real Git repository with documentation in `docs`, whose commits are an hour apart. */
export class LiveDocs implements AsyncDisposable {
  readonly #folder: Folder
  /** The commits and the files of the documentation at each of them, oldest first. */
  readonly commits: { sha: string; docs: HostedDocs; time: Date }[] = []

  private constructor(folder: Folder) {
    this.#folder = folder
  }

  static async create(): Promise<LiveDocs> {
    const docs = new LiveDocs(await tempFolder())
    docs.git('init', '-q', '-b', 'main')
    return docs
  }

  get path(): string {
    return this.#folder.path
  }

  /** The number of hours since the first commit. */
  hours = 0

  git(...args: string[]): string {
    const date = at(this.hours).toISOString()
    const settings = [
      'user.name=T',
      'user.email=t@example.com',
      'init.templateDir=',
      'maintenance.auto=false'
    ]
    return execFileSync('git', [...settings.flatMap(each => ['-c', each]), ...args], {
      cwd: this.path,
      env: { PATH, HOME, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      encoding: 'utf8',
      stdio: 'pipe'
    }).trim()
  }

  /** Commits changed files of the documentation; null removes a file. Returns the files at this commit. */
  async commit(changes: Record<string, string | null>): Promise<LiveDocs['commits'][number]> {
    const docs: Record<string, string> = { ...this.commits.at(-1)?.docs }
    for (const [path, text] of Object.entries(changes)) {
      if (text === null) {
        Reflect.deleteProperty(docs, path)
        await rm(join(this.path, 'docs', path))
      } else {
        docs[path] = text
        await writeFiles(join(this.path, 'docs'), { [path]: text })
      }
    }
    this.git('add', '-A')
    this.git('commit', '-q', '--allow-empty', '-m', 'Change')
    const commit = { sha: this.git('rev-parse', 'HEAD'), docs, time: at(this.hours) }
    this.commits.push(commit)
    this.hours += 1
    return commit
  }

  /** Runs the action's main function. Without `env`, as on a command line in the clone. */
  async verify(
    url: string,
    { inputs = {}, env = {}, switches = [], limits = {}, clone, ...circumstances }: LiveOptions = {}
  ) {
    await using temp = await tempFolder()
    const read = readInputs(
      { 'site-url': url, 'docs-path': 'docs', wait: '0s', ...inputs },
      { PATH, HOME, RUNNER_TEMP: temp.path, GITHUB_WORKSPACE: clone ?? this.path, ...env },
      switches
    )
    const clock = new FakeClock({ startAt: at(this.hours).getTime() })
    const run = await runMain(
      async context => await main({ ...read, limits: { ...read.limits, ...limits } }, context),
      { clock, ...circumstances }
    )
    const { 'verify-path': path } = run.outputs
    const result = path === undefined ? undefined : (JSON.parse(await readFile(path, 'utf8')) as LiveFile)
    const findings = result?.findings ?? []
    return {
      ...run,
      result,
      findings,
      found: findings.map(({ kind, path: page }) => `${kind} ${page ?? ''}`),
      live: result?.live.map(({ path: page, channel, verdict }) => `${page} ${channel} ${verdict}`) ?? []
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#folder[Symbol.asyncDispose]()
  }
}

/** A text of many different words. */
export const words = (name: string, count = 40) =>
  Array.from({ length: count }, (_, each) => `${name}${each}`).join(' ')

export const mdx = (title: string, ...paragraphs: string[]) =>
  `---\ntitle: ${title}\n---\n\n${paragraphs.join('\n\n')}\n`

export const settings = (pages: string[], more: object = {}) =>
  JSON.stringify({ name: 'Acme', navigation: { groups: [{ group: 'Guides', pages }] }, ...more })
