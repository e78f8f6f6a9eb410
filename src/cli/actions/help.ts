import { type ActionFile, actionFiles, type Field, readActionFile } from '../runner/action-file.ts'
import { isExpression } from '../runner/step.ts'
import { examplesText, exitCodesText, flagText, HELP_FLAG } from '../help.ts'
import { type Shell, wrapped } from '../shell.ts'
import { COMMAND_TEXTS, exitCodesOf, valueKindOf } from './command-texts.ts'
import { commandFlags, LOG_FLAGS, SECRET_INPUTS, SWITCHES } from './flags.ts'
import { forCommandLine } from './command-words.ts'

export function helpOf(
  name: string,
  { description, inputGroups }: ActionFile,
  { program, width }: Pick<Shell, 'program' | 'width'>,
  ownDefaults: Record<string, string>
): string {
  const { examples = [], usual = [] } = COMMAND_TEXTS[name] ?? {}
  const switches = SWITCHES[name] ?? {}
  // A switch replaces the input with its name.
  const fields = inputGroups.flatMap(group => group.fields).filter(field => !(field.name in switches))
  const shown = (field: Field) =>
    inputHelp({ ...field, ...defaultOf(field, ownDefaults), description: inputText(field, fields) }, width)
  const isUsual = ({ name: input }: Field) => usual.includes(input)
  const groups = inputGroups.map(({ title = 'More flags', fields: all }) => [
    title,
    ...all.filter(field => fields.includes(field) && !isUsual(field)).map(shown)
  ])
  return [
    `${program} ${name} [flags]`,
    wrapped(description, width),
    examplesText({ examples }, program),
    [
      'Usual flags',
      ...usual.flatMap(input => fields.filter(field => field.name === input).map(shown)),
      ...Object.entries(switches).map(([flag, about]) => flagText(flag, { about }, width))
    ].join('\n'),
    ...groups.filter(({ length }) => length > 1).map(lines => lines.join('\n')),
    [
      'Of the command line',
      ...Object.entries({ ...LOG_FLAGS, ...commandFlags(name), help: HELP_FLAG }).map(([flag, about]) =>
        flagText(flag, about, width)
      )
    ].join('\n'),
    exitCodesText(exitCodesOf(name)),
    wrapped(
      `Relative paths are resolved against --workspace. Write each entry of a list on a separate line, or repeat the flag.${name === 'publish' ? ' AWS credentials are read from the usual environment variables.' : ''} Proxy settings are read from https_proxy and no_proxy.`,
      width
    )
  ].join('\n\n')
}

/** Returns the description of an input with flags as names, without sentences about inputs of other actions. */
export function inputText({ description }: Field, fields: readonly Field[]): string {
  const own = new Set(fields.map(({ name }) => name))
  const others = allInputs().filter(name => !own.has(name))
  const isAboutOthers = (sentence: string) => others.some(name => sentence.includes(`\`${name}\``))
  const sentences = description.split(/(?<=\.) /)
  return forCommandLine(sentences.filter(sentence => !isAboutOthers(sentence)).join(' '), fields)
}

function allInputs(): string[] {
  const groups = [...actionFiles().values()].flatMap(path => readActionFile(path).inputGroups)
  return groups.flatMap(({ fields }) => fields.map(({ name }) => name))
}

function defaultOf({ name, default: given }: Field, own: Record<string, string>): Pick<Field, 'default'> {
  const value = own[name] ?? given
  return value === undefined || isExpression(value) ? { default: '' } : { default: value }
}

function inputHelp({ name, description, required, default: value = '' }: Field, width: number): string {
  const variable = SECRET_INPUTS[name]
  const note = required === true ? ' (required)' : value === '' ? '' : ` (default: ${value})`
  if (variable !== undefined)
    return `  ${name}, in the variable ${variable}${note}\n${wrapped(description, width, '      ')}`
  const kind = valueKindOf(name)
  return flagText(name, { about: description, note, ...(kind !== undefined && { value: kind }) }, width)
}
