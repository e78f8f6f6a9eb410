import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { parse } from 'yaml'
import { SECRET_INPUTS } from '../actions/flags.ts'
import { EXIT, type Shell, UsageError } from '../shell.ts'
import { type Settings, checkAll } from './checks.ts'

const HELP = `Checks what a first run needs, before it. Starts nothing and changes nothing.

  doctor                                  the workflow that init wrote, in .github/workflows
  doctor --domain docs.example.com --base-url https://api.mintlify.com \\
         --target s3://BUCKET --site-url https://docs.example.com --purge cloudfront:ID

  The flags are inputs of export and publish: --base-url, --domain, --update-project, --target, --endpoint, --region,
  --site-url, --purge. The key comes from DOCS_API_KEY, credentials from the variables of AWS.

  --write     also writes and deletes one probe object in the bucket
  --help

✔ works   ✘ does not work   ? cannot be known without a run`

const INPUTS = [
  'base-url',
  'domain',
  'update-project',
  'target',
  'endpoint',
  'region',
  'site-url',
  'purge'
] as const
const MARKS = {
  ok: styleText('green', '✔'),
  failed: styleText('red', '✘'),
  unknown: styleText('yellow', '?')
}

export async function doctorCommand(args: string[], shell: Shell): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP)
    return EXIT.ok
  }
  const given = readFlags(args.filter(arg => arg !== '--write'))
  const inputs = Object.keys(given).length > 0 ? given : await workflowInputs(shell)
  const settings: Settings = { inputs, env: shell.env, canWrite: args.includes('--write') }
  let hasFailed = false
  for await (const { subject, answer } of checkAll(settings)) {
    const [verdict, text, advice] = answer
    hasFailed ||= verdict === 'failed'
    console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${text}`)
    if (advice !== undefined) console.log(`  ${''.padEnd(10)} ${advice}`)
  }
  return hasFailed ? EXIT.failed : EXIT.ok
}

function readFlags(args: string[]): Record<string, string> {
  const inputs: Record<string, string> = {}
  const problems: string[] = []
  for (let at = 0; at < args.length; at += 2) {
    const name = (args[at] ?? '').replace(/^--/, '')
    const value = args[at + 1]
    if (name in SECRET_INPUTS) problems.push(`--${name}: set ${SECRET_INPUTS[name] ?? ''} instead`)
    else if (!INPUTS.some(input => input === name)) problems.push(`${args[at] ?? ''} is unknown`)
    else if (value === undefined) problems.push(`--${name} has no value`)
    else inputs[name] = value
  }
  if (problems.length > 0) throw new UsageError([...problems, 'See doctor --help.'])
  return inputs
}

/** What the workflows of this repository pass to the actions, without what only a run knows. */
async function workflowInputs({ folder, env }: Shell): Promise<Record<string, string>> {
  const workflows = join(folder, '.github/workflows')
  const names = existsSync(workflows) ? (await readdir(workflows)).filter(name => /\.ya?ml$/.test(name)) : []
  const inputs: Record<string, string> = {}
  for (const name of names) {
    const workflow = parse(await readFile(join(workflows, name), 'utf8')) as {
      jobs?: Record<string, { steps?: { uses?: string; with?: Record<string, unknown> }[] }>
    } | null
    const steps = Object.values(workflow?.jobs ?? {}).flatMap(job => job.steps ?? [])
    for (const { uses = '', with: values = {} } of steps) {
      if (!/\/static-docs-export(\/(publish|verify))?@/.test(uses)) continue
      for (const [input, value] of Object.entries(values)) {
        // Variables of the repository can be given as variables of the shell.
        const text = String(value).replaceAll(
          /\$\{\{ *vars\.(\w+) *\}\}/g,
          (all, variable: string) => env[variable] ?? all
        )
        if (INPUTS.some(known => known === input) && !text.includes('${{')) inputs[input] ??= text
      }
    }
  }
  if (Object.keys(inputs).length === 0)
    throw new UsageError([
      'No workflow in .github/workflows uses the actions with values that can be read here.',
      'Write one with init, or name the inputs as flags: see doctor --help.'
    ])
  return inputs
}
