import { type ActionFile, type Field } from '../runner/action-file.ts'
import { isExpression } from '../runner/step.ts'
import { type Shell, wrapped } from '../shell.ts'
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
      `  --${flag} ${['temp', 'workspace'].includes(flag) ? 'DIR' : 'FILE'}\n${wrapped(meaning, width, INDENT)}`
  )
  return [
    `${program} ${name} --<input> <value> …`,
    '',
    wrapped(description, width),
    '',
    ...sections,
    'Command-line flags',
    ...Object.entries(switches).map(([flag, meaning]) => `  --${flag}\n${wrapped(meaning, width, INDENT)}`),
    ...own,
    '',
    wrapped(
      'Relative paths in inputs are resolved against --workspace. Write each entry of a list on a separate line. AWS credentials and proxy settings are read from the usual environment variables.',
      width
    )
  ].join('\n')
}

function inputHelp({ name, description, required }: Field, value: string | undefined, width: number): string {
  const variable = SECRET_INPUTS[name]
  const flag = variable === undefined ? `--${name} VALUE` : `${name}, in the variable ${variable}`
  const shown = value === undefined || isExpression(value) ? '' : ` (default: ${value})`
  const note = required === true ? ' (required)' : shown
  return `  ${flag}${note}\n${wrapped(description, width, INDENT)}`
}
