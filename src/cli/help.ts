import type { ParseArgsConfig } from 'node:util'
import { EXIT } from '../failures/exit-codes.ts'
import { type Shell, wrapped } from './shell.ts'

interface FlagHelp {
  about: string
  /** What the value is, such as `FOLDER`. A flag without it takes no value. */
  value?: string
  short?: string
  /** Whether the flag can be repeated. */
  isList?: boolean
}

export interface CommandHelp {
  usage: string
  about: string
  /** Commands without the name of the program. */
  examples: readonly string[]
  /** The flags that most people need, by name. */
  usual: Record<string, FlagHelp>
  others: Record<string, FlagHelp>
  /** Text after the flags, which is printed as it is. */
  notes?: string
  exitCodes: Readonly<Record<number, string>>
}

/** Exit codes that every command has. */
export const EXIT_CODES: Readonly<Record<number, string>> = {
  [EXIT.ok]: 'success',
  [EXIT.failed]: 'failure',
  [EXIT.usage]: 'wrong flags or values',
  [EXIT.interrupted]: 'Ctrl-C'
}

export const HELP_FLAG: FlagHelp = { short: 'h', about: 'Prints this help.' }

const INDENT = '      '

export function renderHelp(help: CommandHelp, { program, width }: Pick<Shell, 'program' | 'width'>): string {
  const { usage, about, usual, others, notes = [], exitCodes } = help
  const flags = (group: Record<string, FlagHelp>) =>
    Object.entries(group).map(([name, flag]) => flagText(name, flag, width))
  return [
    `${program} ${usage}`,
    wrapped(about, width),
    ...(help.examples.length === 0 ? [] : [examplesText(help, program)]),
    ...(Object.keys(usual).length === 0 ? [] : [['Usual flags', ...flags(usual)].join('\n')]),
    ['More flags', ...flags({ ...others, help: HELP_FLAG })].join('\n'),
    ...[notes].flat(),
    exitCodesText(exitCodes)
  ].join('\n\n')
}

export function examplesText({ examples }: Pick<CommandHelp, 'examples'>, program: string): string {
  return ['Examples', ...examples.map(example => `  ${program} ${example}`)].join('\n')
}

export function exitCodesText(codes: Readonly<Record<number, string>>): string {
  const listed = Object.entries(codes).map(([code, meaning]) => `  ${code.padEnd(5)}${meaning}`)
  return ['Exit codes', ...listed].join('\n')
}

export function flagText(
  name: string,
  { short, value, about, note = '' }: FlagHelp & { note?: string },
  width: number
): string {
  const names = `${short === undefined ? '' : `-${short}, `}--${name}`
  return `  ${names}${value === undefined ? '' : ` ${value}`}${note}\n${wrapped(about, width, INDENT)}`
}

/** Returns the flags in the form of Node's argument parser. */
export function flagOptions({ usual, others }: CommandHelp): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries({ ...usual, ...others }).map(([name, { value, short, isList = false }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(short !== undefined && { short }),
        ...(isList && { multiple: true })
      }
    ])
  )
}
