import { parseArgs, type ParseArgsConfig } from 'node:util'

export interface Shell {
  env: Record<string, string | undefined>
  /** The folder of the user: relative paths are meant from here. */
  folder: string
  /** How the user starts this program, for commands to copy. */
  program: string
  width: number
  isTerminal: boolean
}

/** A command that is no action. */
export interface Command {
  help: string
  run: (args: string[], shell: Shell) => Promise<number>
}

/** `interrupted`: by Ctrl-C, as a shell counts it. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const

/** Ends the command with this message instead of a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(lines: string[], exitCode: number = EXIT.usage) {
    super(lines.join('\n'))
    this.exitCode = exitCode
  }
}

/** What is wrong with the arguments of a command that is no action. */
export function usage(...problems: string[]): CommandError {
  return new CommandError([...problems, 'See --help.'])
}

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
