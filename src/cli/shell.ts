/** What a command gets from outside. */
export interface Shell {
  env: Record<string, string | undefined>
  /** The folder of the user: relative paths are meant from here. */
  folder: string
  /** How the user starts this program, for commands to copy. */
  program: string
  /** Columns of the terminal. */
  width: number
  isTerminal: boolean
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const

/** A command line that cannot be used, with every reason. */
export class UsageError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
