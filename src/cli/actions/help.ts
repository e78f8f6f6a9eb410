import { type ActionFile, type Field } from '../runner/action-file.ts'
import { isExpression } from '../runner/step.ts'
import type { Shell } from '../shell.ts'
import { COMMAND_FLAGS, SECRET_INPUTS, SWITCHES } from './flags.ts'

const INDENT = '      '

export function helpOf(
  name: string,
  { description, inputGroups }: ActionFile,
  { program, width }: Pick<Shell, 'program' | 'width'>,
  ownDefaults: Record<string, string>
): string {
  const switches = SWITCHES[name] ?? {}
  const sections = inputGroups.flatMap(({ title = 'Inputs', fields }) => [
    title,
    ...fields
      .filter(field => !(field.name in switches))
      .map(field => inputHelp(field, ownDefaults[field.name] ?? field.default, width)),
    ''
  ])
  const own = Object.entries(COMMAND_FLAGS).map(
    ([flag, meaning]) =>
      `  --${flag} ${['temp', 'workspace'].includes(flag) ? 'DIR' : 'FILE'}\n${wrap(meaning, width)}`
  )
  return [
    `${program} ${name} --<input> <value> …`,
    '',
    wrap(description, width, ''),
    '',
    ...sections,
    'This command',
    ...Object.entries(switches).map(([flag, meaning]) => `  --${flag}\n${wrap(meaning, width)}`),
    ...own,
    '',
    wrap(
      `Relative paths are relative to the current folder, or to --workspace. An input that is a list can be given several times. Credentials of AWS and proxies come from the usual environment variables.`,
      width,
      ''
    )
  ].join('\n')
}

function inputHelp({ name, description, required }: Field, value: string | undefined, width: number): string {
  const variable = SECRET_INPUTS[name]
  const flag = variable === undefined ? `--${name} VALUE` : `--${name}-file FILE, or the variable ${variable}`
  const shown = value === undefined || isExpression(value) ? '' : ` (default: ${value})`
  const note = required === true ? ' (required)' : shown
  return `  ${flag}${note}\n${wrap(description, width)}`
}

function wrap(text: string, width: number, indent = INDENT): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && indent.length + last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map(line => indent + line).join('\n')
}
