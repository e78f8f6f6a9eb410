import { styleText } from 'node:util'
import { printable } from '../../runtime/text/plain-text.ts'
import { ghState } from '../gh.ts'
import { GITHUB } from '../init/repository.ts'
import { type CommandHelp, EXIT_CODES, renderHelp } from '../help.ts'
import { withFlags } from '../actions/flags.ts'
import { type Command, parseFlags, type Shell, usage } from '../shell.ts'
import { PUBLIC_SERVICE } from '../../service/service-inputs.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import type { Answer } from './answer.ts'
import { checkAll } from './checks.ts'
import {
  type InputName,
  INPUTS,
  problemOfSetting,
  readSettings,
  type Settings,
  variableNames
} from './settings.ts'
import { untrusted } from './trusted-addresses.ts'
import { checkInputs } from './unknown-inputs.ts'

const HELP: CommandHelp = {
  usage: 'doctor [flags]',
  about:
    'Checks the requirements for the first run, before it: with flags, or in the workflow or GitLab pipeline that init wrote. Flags override the files. Starts no job, and changes nothing without --write.',
  examples: [
    'doctor',
    'doctor --domain docs.example.com --target s3://BUCKET --site-url https://docs.example.com'
  ],
  usual: {
    domain: { value: 'HOST', about: 'Host name of the site at the documentation service.' },
    target: { value: 'BUCKET', about: 'Bucket to publish to: s3://BUCKET or s3://BUCKET/PREFIX.' },
    'site-url': { value: 'URL', about: 'Address at which readers see the site.' },
    write: { about: 'Also writes and deletes one probe object in the bucket.' }
  },
  others: {
    'base-url': { value: 'URL', about: 'API address.' },
    endpoint: { value: 'URL', about: 'Address of an S3-compatible store. Default: AWS.' },
    region: { value: 'NAME', about: 'Region of the bucket.' },
    purge: { value: 'CDN', about: 'cloudfront:ID or cloudflare:ZONE.' },
    yes: { about: 'Sends the key and signed requests to addresses from the files without asking.' }
  },
  notes: `Variables of a workflow are read with gh variable list, or from this shell. The key is read from DOCS_API_KEY,
credentials from the AWS variables and CLOUDFLARE_API_TOKEN.

✔ works   ✘ does not work   ? not checked`,
  exitCodes: { ...EXIT_CODES, [EXIT.failed]: 'a line has ✘' }
}

const MARKS = {
  ok: styleText('green', '✔'),
  failed: styleText('red', '✘'),
  unknown: styleText('yellow', '?')
}

export const doctor: Command = { help: shell => renderHelp(HELP, shell), run }

async function run(args: string[], shell: Shell): Promise<number> {
  const names = Object.keys(INPUTS) as InputName[]
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }])) as Record<
    InputName,
    { type: 'string' }
  >
  const { write, yes, ...flags } = parseFlags(args, {
    ...options,
    write: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false }
  })
  const { settings, isRead, usesKey } = readSettings(flags, shell)
  const left = checkInputs(shell).map((answer): [string, ...Answer] => ['Workflow', ...answer])
  if (!isRead && left.length === 0 && Object.keys(settings).length === 0)
    throw usage(
      'There is nothing to check: no workflow in .github/workflows and no GitLab pipeline uses the actions.',
      'Write one with init, or pass the inputs as flags.'
    )
  const inputs: Partial<Record<InputName, string>> = {}
  for (const name of names) {
    const answer = await unusable(name, settings, { isRead, isYes: yes, shell })
    if (answer !== undefined) left.push(answer)
    else if (settings[name] !== undefined) inputs[name] = settings[name].value
  }
  // Without the endpoint of the target, signed requests would be sent to the wrong store.
  if (settings.endpoint !== undefined && inputs.endpoint === undefined) delete inputs.target
  const fields = ['api-key', ...names].map(name => ({ name, description: '' }))
  const verdicts = new Set<Answer[0]>()
  const show = ([subject, verdict, text, advice]: [string, ...Answer]) => {
    verdicts.add(verdict)
    console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${printable(text)}`)
    if (advice !== undefined) console.log(`  ${''.padEnd(10)} ${printable(withFlags(advice, fields))}`)
  }
  const hasDefaultAddress = usesKey && settings['base-url'] === undefined
  const all = checkAll({ inputs, env: shell.env, canWrite: write, hasDefaultAddress })
  for await (const answer of all) show(answer)
  for (const answer of left) show(answer)
  return verdicts.has('failed') ? EXIT.failed : EXIT.ok
}

const SUBJECTS: Record<InputName, [subject: string, example: string]> = {
  'base-url': ['Key', PUBLIC_SERVICE],
  domain: ['Domain', 'docs.example.com'],
  target: ['Bucket', 's3://BUCKET'],
  endpoint: ['Bucket', 'https://STORE'],
  region: ['Region', 'us-east-1'],
  purge: ['CDN', 'cloudfront:DISTRIBUTION'],
  'site-url': ['Host', 'https://docs.example.com']
}
/** Inputs that some setups do not need. */
const OPTIONAL: InputName[] = ['base-url', 'endpoint', 'region']

/** Returns the line for an input that cannot be used; undefined for an input that is usable or not needed. */
async function unusable(
  name: InputName,
  settings: Settings,
  { isRead, isYes, shell }: { isRead: boolean; isYes: boolean; shell: Shell }
): Promise<[string, ...Answer] | undefined> {
  const setting = settings[name]
  const [subject, example] = SUBJECTS[name]
  const pass = `Pass --${name} ${example}`
  if (setting === undefined)
    // For example, a workflow that does not publish has no target.
    return isRead || OPTIONAL.includes(name) ? undefined : [subject, 'unknown', 'Not checked', `${pass}.`]
  const { value, isFlag, unknown } = setting
  if (unknown.length > 0) {
    const known = variableNames()
    const variables = unknown.map(each => each.replace(/^vars\./, '')).filter(each => known.has(each))
    const how = variables.length === 0 ? '' : `, ${ghAdvice(shell)}set ${variables.join(', ')} in this shell`
    return [subject, 'unknown', `Not checked: ${name} is ${value}, whose value is unknown`, `${pass}${how}.`]
  }
  const problem = problemOfSetting(name, value)
  if (problem !== undefined) return [subject, 'failed', `${name} ${problem}`]
  const answer = isFlag || isYes ? undefined : await untrusted(name, value, shell)
  return answer && [subject, ...answer]
}

/** Says what gh needs to read the variables of the repository. Empty if it can read them, and so has no such variable. */
function ghAdvice(shell: Shell): string {
  const state = ghState(GITHUB, shell.folder, shell)
  if (state === 'ready') return 'or '
  return state === 'missing' ? 'install gh and run gh auth login, or ' : 'run gh auth login, or '
}
