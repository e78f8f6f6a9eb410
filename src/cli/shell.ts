import { parseArgs, type ParseArgsConfig } from 'node:util'

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

/** A command that is no action. */
export interface Command {
  help: string
  run: (args: string[], shell: Shell) => Promise<number>
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

/** What is wrong with the arguments of a command that is no action. */
export function usage(...problems: string[]): UsageError {
  return new UsageError([...problems, 'See --help.'])
}

/** The flags of such a command. */
export function parseFlags<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw usage((error as Error).message)
  }
}

/** A word of a command to copy. */
export function quoted(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
