import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { parse } from 'yaml'
import { type Command, EXIT, parseFlags, type Shell, usage } from '../shell.ts'
import { checkAll } from './checks.ts'

const HELP = `Checks what a first run needs, before it. Starts nothing and changes nothing.

  doctor                                  the workflow that init wrote, in .github/workflows
  doctor --domain docs.example.com --base-url https://api.mintlify.com \\
         --target s3://BUCKET --site-url https://docs.example.com --purge cloudfront:ID

  The flags are inputs of export and publish: --base-url, --domain, --target, --endpoint, --region, --site-url,
  --purge. The key comes from DOCS_API_KEY, credentials from the variables of AWS.

  --write     also writes and deletes one probe object in the bucket
  --help

✔ works   ✘ does not work   ? cannot be known without a run`

const INPUTS = {
  'base-url': { type: 'string' },
  domain: { type: 'string' },
  target: { type: 'string' },
  endpoint: { type: 'string' },
  region: { type: 'string' },
  'site-url': { type: 'string' },
  purge: { type: 'string' }
} as const
const MARKS = {
  ok: styleText('green', '✔'),
  failed: styleText('red', '✘'),
  unknown: styleText('yellow', '?')
}

export const doctor: Command = { help: HELP, run }

async function run(args: string[], shell: Shell): Promise<number> {
  const { write, ...given } = parseFlags(args, { ...INPUTS, write: { type: 'boolean', default: false } })
  const inputs = Object.keys(given).length > 0 ? given : await workflowInputs(shell)
  let hasFailed = false
  const answers = checkAll({ inputs, env: shell.env, canWrite: write })
  for await (const [subject, verdict, text, advice] of answers) {
    hasFailed ||= verdict === 'failed'
    console.log(`${MARKS[verdict]} ${subject.padEnd(10)} ${text}`)
    if (advice !== undefined) console.log(`  ${''.padEnd(10)} ${advice}`)
  }
  return hasFailed ? EXIT.failed : EXIT.ok
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
        const fill = (all: string, variable: string) => env[variable] ?? all
        const text = String(value).replaceAll(/\$\{\{ *vars\.(\w+) *\}\}/g, fill)
        if (Object.hasOwn(INPUTS, input) && !text.includes('${{')) inputs[input] ??= text
      }
    }
  }
  if (Object.keys(inputs).length === 0)
    throw usage(
      'No workflow in .github/workflows uses the actions with values that can be read here.',
      'Write one with init, or name the inputs as flags.'
    )
  return inputs
}
