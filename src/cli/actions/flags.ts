import type { Field } from '../runner/action-file.ts'
import { ClosestName } from '../../runtime/text/closest-name.ts'
import { CommandError } from '../shell.ts'

/** Sources of each secret input. A value on a command line is in the history of the shell and in process lists. */
export const SECRET_INPUTS: Record<string, string> = {
  'api-key': 'DOCS_API_KEY',
  'cloudflare-token': 'CLOUDFLARE_API_TOKEN',
  'github-token': 'GITHUB_TOKEN',
  headers: 'SITE_HEADERS'
}

/** Conditions under which an action does not need a secret, although it has an input for it. */
const IS_UNUSED: Record<string, (inputs: Record<string, string>) => boolean> = {
  'export api-key': inputs => (inputs['from'] ?? '') !== '',
  'publish cloudflare-token': inputs => !(inputs['purge'] ?? '').includes('cloudflare:')
}

/**
 * The variable that a secret input comes from. One that is set in a shell for other runs or programs counts only where it
 * takes effect: given as an input, it would be a mistake.
 */
export function variableOf(
  action: string,
  input: string,
  inputs: Record<string, string>
): string | undefined {
  return IS_UNUSED[`${action} ${input}`]?.(inputs) === true ? undefined : SECRET_INPUTS[input]
}

/**
 * Messages of an action name its inputs in backticks. Here these are flags, or the variables of secrets. A `concurrency`
 * group is one of a workflow.
 */
export function withFlags(text: string, fields: Field[]): string {
  return text.replaceAll(
    /(?<!output )(`|<code>)([a-z][a-z-]*)(?:: ([^`<]+))?(?:`|<\/code>)(?! group)/g,
    (all, _mark, name: string, value: string | undefined) => {
      if (!fields.some(field => field.name === name)) return all
      return SECRET_INPUTS[name] ?? `--${name}${value === undefined ? '' : ` ${value}`}`
    }
  )
}

export const COMMAND_FLAGS = {
  summary: 'File that receives the job summary as Markdown.',
  outputs: 'JSON file that receives the outputs. It can contain a link that gives access to the site.',
  workspace:
    'Folder that counts as the repository: redirects are found and relative paths begin there. By default, the current folder.',
  temp: 'Folder for what a run writes and leaves there. By default, a new one in the temporary folder of the system.'
} as const

/** Switches that an action has on a command line only. None of them has a value. */
export const SWITCHES: Record<string, Record<string, string>> = {
  'pull-request': {
    fix: 'Edit the files of the working tree: fix what the change broke. Files with uncommitted changes stay as they are. The command that undoes it is printed.',
    all: 'With --fix: also fix findings that are not new, and use what the history of the clone renamed. --base is none by default.'
  }
}

export interface Flags {
  isHelp: boolean
  inputs: Record<string, string>
  command: Partial<Record<keyof typeof COMMAND_FLAGS, string>>
  /** The flags of `SWITCHES` that are on. */
  switches: string[]
}

/** Reads `--name value`, `--name=value`, and `--name` alone for `true`. */
export function readFlags(
  args: string[],
  fields: Field[],
  { hint, switches = [] }: { hint: string; switches?: string[] }
): Flags {
  const flags: Flags = { isHelp: false, inputs: {}, command: {}, switches: [] }
  const problems: string[] = []
  const names = ['help', ...Object.keys(COMMAND_FLAGS), ...fields.map(({ name }) => name), ...switches]
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--help' || arg === '-h') {
      flags.isHelp = true
      continue
    }
    const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? []
    if (name === undefined) {
      problems.push(`"${arg}" is not a flag: write --name value, and put a value with spaces into quotes`)
      continue
    }
    const field = fields.find(each => each.name === name)
    if (switches.includes(name)) {
      if (inline === undefined) flags.switches.push(name)
      else problems.push(`--${name} takes no value`)
      continue
    }
    const isSwitch = field !== undefined && /^(true|false)$/.test(field.default ?? '')
    const takesNext = inline === undefined && rest[0] !== undefined && !rest[0].startsWith('--')
    const next = takesNext ? rest.shift() : undefined
    const value = inline ?? next ?? (isSwitch ? 'true' : undefined)
    const problem = store(flags, [name, value], field, names)
    if (problem !== undefined) problems.push(problem)
  }
  if (problems.length > 0) throw new CommandError([...problems, hint])
  return flags
}

function store(
  flags: Flags,
  [name, value]: [name: string, value: string | undefined],
  field: Field | undefined,
  names: string[]
): string | undefined {
  const variable = SECRET_INPUTS[name]
  if (field !== undefined && variable !== undefined)
    return `--${name} would leave the secret in the history of your shell: set ${variable}`
  if (!names.includes(name)) {
    const closest = new ClosestName(names).find(name)
    return `--${name} does not exist${closest === undefined ? '' : `: did you mean --${closest}?`}`
  }
  if (value === undefined) return `--${name} has no value`
  const values: Record<string, string> = field === undefined ? flags.command : flags.inputs
  if (values[name] !== undefined) return `--${name} is given more than once, and takes one value`
  values[name] = value
  return undefined
}
