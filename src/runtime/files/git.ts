import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { Problem } from '../problem.ts'
import { clip } from '../text/clip.ts'
import { plainText } from '../text/plain-text.ts'
import { formatDuration } from '../text/units.ts'

/** Prevents the repository's settings from starting a program. */
const SETTINGS = ['-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false']
/** Variables with which `git` finds the user's settings. Others are omitted: some could select another repository. */
const VARIABLES = ['HOME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'XDG_CONFIG_HOME', 'SystemRoot']

/** Runs `git` to read the repository that contains a folder. */
export class Git {
  readonly #program: string
  readonly #options: { cwd: string; env: NodeJS.ProcessEnv; windowsHide: true }

  /** `program`: the absolute path of `git`, outside the repository. */
  constructor(program: string, folder: string, env: Record<string, string | undefined>) {
    this.#program = program
    const own = Object.fromEntries(VARIABLES.map(name => [name, env[name]]))
    const variables = { ...own, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1' }
    this.#options = { cwd: folder, env: variables, windowsHide: true }
  }

  /** Returns the output of `git`, or a problem that contains the error message. */
  ask(args: readonly string[], timeoutMs: number): string | Problem {
    const options = { ...this.#options, encoding: 'utf8' as const, timeout: timeoutMs }
    const { status, stdout, stderr, error } = spawnSync(this.#program, [...SETTINGS, ...args], options)
    if (status === 0) return stdout.trim()
    const isSlow = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT'
    if (isSlow) return new Problem(`\`git\` did not end within ${formatDuration(timeoutMs)}`)
    return new Problem(error?.message ?? clip(plainText(stderr.trim()), 300))
  }

  start(args: readonly string[], signal: AbortSignal | undefined): ChildProcessWithoutNullStreams {
    return spawn(this.#program, [...SETTINGS, ...args], { ...this.#options, signal })
  }
}
