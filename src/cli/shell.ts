import { statSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearestName } from './nearest.ts'
import { EXIT } from '../failures/exit-codes.ts'

export interface Shell {
  env: Record<string, string | undefined>
  /** Folder in which the user started the program. Relative paths are resolved against this folder. */
  folder: string
  /** Command that starts this program, for use in printed commands. */
  program: string
  width: number
  isTerminal: boolean
}

/** A command that is not an action. */
export interface Command {
  help: (shell: Shell) => string
  run: (args: string[], shell: Shell) => Promise<number>
}

/** Ends the command with this message instead of a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(lines: string[], exitCode: number = EXIT.usage) {
    super(lines.join('\n'))
    this.exitCode = exitCode
  }
}

/** Makes an error for wrong arguments of a command that is not an action. */
export function usage(...problems: string[]): CommandError {
  return new CommandError([...problems, 'See --help.'])
}

type Options = NonNullable<ParseArgsConfig['options']>

export function parseFlags<T extends Options>(args: string[], options: T) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw usage(...problemsOf(args, options, error))
  }
}

/** Like `parseFlags`, for a command that also takes arguments without a flag. */
export function parseArguments(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw usage(...problemsOf(args, options, error))
  }
}

/** Names each flag that does not exist and the one that was probably meant, or explains the parser's error. */
function problemsOf(args: string[], options: Options, error: unknown): string[] {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const unknown = tokens.flatMap(token =>
    token.kind === 'option' && !Object.hasOwn(options, token.name) ? [token] : []
  )
  const bare = tokens.flatMap(token =>
    token.kind === 'option' && token.value === undefined && options[token.name]?.type === 'string'
      ? [`${token.rawName} has no value`]
      : []
  )
  if (unknown.length === 0) return bare.length > 0 ? bare : [(error as Error).message]
  return unknown.map(({ name, rawName }) => unknownFlag(rawName, nearestName(name, Object.keys(options))))
}

export function unknownFlag(flag: string, meant: string | undefined): string {
  return `${flag} does not exist${meant === undefined ? '' : `: did you mean --${meant}?`}`
}

/** Explains why a server could not listen on a port. Returns all other errors unchanged. */
export function portProblem(error: unknown, advice: string): unknown {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (port === undefined) return error
  if (code === 'EADDRINUSE') return usage(`Port ${port} is in use by another program. ${advice}`)
  return code === 'EACCES' ? usage(`This user is not allowed to listen on port ${port}. ${advice}`) : error
}

/** Wraps text into indented lines of at most `width` characters. Puts a longer word on a separate line. */
export function wrapped(text: string, width: number, indent = ''): string {
  const line = new RegExp(`(\\S{${width - indent.length},}|.{1,${width - indent.length}})(?: |$)`, 'g')
  return text.replaceAll(/\s+/g, ' ').replaceAll(line, `${indent}$1\n`).trimEnd()
}

export function existingFolder(folder: string, flag = '--docs'): string {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats === undefined) throw usage(`${flag}: there is no folder ${folder}`)
  if (!stats.isDirectory()) throw usage(`${flag}: ${folder} is not a folder`)
  return folder
}
