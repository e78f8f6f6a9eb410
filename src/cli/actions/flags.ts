import type { Field } from '../runner/action-file.ts'
import { nearestName } from '../nearest.ts'
import { CommandError, unknownFlag } from '../shell.ts'

/** Environment variable of each secret input. A flag would expose the value in shell history and process lists. */
export const SECRET_INPUTS: Record<string, string> = {
  'api-key': 'DOCS_API_KEY',
  'cloudflare-token': 'CLOUDFLARE_API_TOKEN',
  'github-token': 'GITHUB_TOKEN',
  headers: 'SITE_HEADERS'
}

/** Conditions under which an action does not use a secret input. */
const IS_UNUSED: Record<string, (inputs: Record<string, string>) => boolean> = {
  'export api-key': inputs => (inputs['from'] ?? '') !== '',
  'verify github-token': inputs => (inputs['docs-path'] ?? '') === '',
  'publish cloudflare-token': inputs => !(inputs['purge'] ?? '').includes('cloudflare:')
}

/**
 * Returns the variable that a secret input is read from; undefined if the action does not use the input. Without this
 * check, a variable that is set for another program could cause an error about the input.
 */
export function variableOf(
  action: string,
  input: string,
  inputs: Record<string, string>
): string | undefined {
  return IS_UNUSED[`${action} ${input}`]?.(inputs) === true ? undefined : SECRET_INPUTS[input]
}

/** Inputs that the advice of other actions names, with a value. */
const NAMED_ELSEWHERE: ReadonlySet<string> = new Set(['base-path', 'site-url'])

/**
 * Replaces input names in action messages with flags, or with variables for secrets. Does not replace `concurrency`
 * before "group", because it is a workflow setting there.
 */
export function withFlags(text: string, fields: readonly Pick<Field, 'name'>[]): string {
  return text.replaceAll(
    /(?<!output )(`|<code>)([a-z][a-z-]*)(?:: ([^`<]+))?(?:`|<\/code>)(?! group)/g,
    (all, _mark, name: string, value: string | undefined) => {
      const isOfAnother = value !== undefined && NAMED_ELSEWHERE.has(name)
      if (!isOfAnother && !fields.some(field => field.name === name)) return all
      return SECRET_INPUTS[name] ?? `--${name}${value === undefined ? '' : ` ${value}`}`
    }
  )
}

export const COMMAND_FLAGS = {
  summary: { value: 'FILE', about: 'File that receives the summary as Markdown.' },
  outputs: { value: 'FILE', about: 'JSON file that receives the results.' },
  workspace: { value: 'FOLDER', about: 'Repository folder. Default: the current folder.' },
  temp: {
    value: 'FOLDER',
    about:
      'Folder for the files that are written and kept. Default: a new folder in the system temporary folder.'
  }
} as const

/** Returns the command flags with what only holds for one action. */
export function commandFlags(action: string): Record<string, { value: string; about: string }> {
  const { outputs, workspace, ...others } = COMMAND_FLAGS
  if (action !== 'export') return COMMAND_FLAGS
  const link = `${outputs.about} It can contain a link that gives access to the site.`
  const redirects = `${workspace.about} Its docs.json or mint.json has the redirects, unless --redirects is set.`
  return {
    ...others,
    outputs: { ...outputs, about: link },
    workspace: { ...workspace, about: redirects }
  }
}

/** Action switches that are available only on the command line. A switch takes no value. */
export const SWITCHES: Record<string, Record<string, string>> = {
  verify: {
    watch: 'With --docs-path, asks again until everything is live, or until --timeout.'
  },
  'pull-request': {
    fix: 'Edits files in the working tree to fix new findings. Skips files with uncommitted changes. Prints the command that undoes the edits.',
    all: 'With --fix, also fixes findings that are not new. Also uses the renames in the git history to find new link targets. Changes the default of --base to none.'
  }
}

/** Inputs with several entries, one per line. Their flags can be repeated. */
export const LIST_INPUTS: ReadonlySet<string> = new Set([
  ...['add', 'cache-control', 'check-fail-on', 'check-ignore', 'content-types'],
  ...['deliver', 'format', 'headers', 'paths', 'purge']
])

/** Flags of every action that set which lines of its log are printed. They take no value. */
export const LOG_FLAGS = {
  quiet: { short: 'q', about: 'Prints only warnings, errors and the summary.' },
  verbose: { short: 'v', about: 'Also prints each request, and the cause of an error.' }
} as const

const SHORT: Readonly<Record<string, string>> = { '-h': '--help', '-q': '--quiet', '-v': '--verbose' }

export interface Flags {
  isHelp: boolean
  /** The flags of `LOG_FLAGS` that are set. */
  log: (keyof typeof LOG_FLAGS)[]
  inputs: Record<string, string>
  command: Partial<Record<keyof typeof COMMAND_FLAGS, string>>
  /** Flags of `SWITCHES` that are set. */
  switches: string[]
}

/** Parses `--name value` and `--name=value`. For a switch or a Boolean input, `--name` alone means `true`. */
export function readFlags(
  args: string[],
  fields: Field[],
  { hint, switches = [] }: { hint: string; switches?: string[] }
): Flags {
  const flags: Flags = { isHelp: false, log: [], inputs: {}, command: {}, switches: [] }
  const problems: string[] = []
  const logFlags = Object.keys(LOG_FLAGS) as Flags['log']
  const own = ['help', ...logFlags, ...Object.keys(COMMAND_FLAGS)]
  const names = [...own, ...fields.map(({ name }) => name), ...switches]
  const rest = args.map(arg => SHORT[arg] ?? arg)
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--help') {
      flags.isHelp = true
      continue
    }
    const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? []
    if (name === undefined) {
      problems.push(`"${arg}" is not a flag: write --name value, and quote a value that contains spaces`)
      continue
    }
    const field = fields.find(each => each.name === name)
    if (name === 'help') {
      problems.push('--help takes no value')
      continue
    }
    const logFlag = logFlags.find(each => each === name)
    if (logFlag !== undefined || switches.includes(name)) {
      if (inline !== undefined) problems.push(`--${name} takes no value`)
      else if (logFlag === undefined) flags.switches.push(name)
      else flags.log.push(logFlag)
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
    return `--${name} would leave the secret in your shell history: set ${variable} instead`
  if (!names.includes(name)) {
    return unknownFlag(`--${name}`, nearestName(name, names))
  }
  if (value === undefined) return `--${name} has no value`
  const values: Record<string, string> = field === undefined ? flags.command : flags.inputs
  const earlier = values[name]
  if (earlier !== undefined && !LIST_INPUTS.has(name))
    return `--${name} is given more than once, but takes one value`
  values[name] = earlier === undefined ? value : `${earlier}\n${value}`
  return undefined
}
