/**
 * `npm run action -- export --domain docs.example.com …`: runs the committed bundle of an action on this machine as a
 * runner does. The flags are the inputs of its action.yml.
 */
import { once } from 'node:events'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { styleText } from 'node:util'
import { actionFiles, type ActionFile, readActionFile } from '../../stand-ins/runner/action-file.ts'
import { createLogView, parseFileCommands } from '../../stand-ins/runner/runner-commands.ts'
import { makeStepFiles, startStep } from '../../stand-ins/runner/step.ts'
import { closestName } from './closest-name.ts'
import { type Flags, missingInputs, readFlags, SECRET_INPUTS, UsageError } from './flags.ts'
import { helpOf, overview } from './help.ts'
import { alignedRows, summaryText } from './summary-text.ts'

const root = join(import.meta.dirname, '../..')
/** npm changes to the folder of package.json, and keeps the folder of the user in this variable. */
const workspace = process.env['INIT_CWD'] ?? process.cwd()
const width = Math.min(process.stdout.columns || 100, 120)
const USAGE_ERROR = 2

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.problems.map(problem => `${problem}\n`).join(''))
  process.exitCode = USAGE_ERROR
}

async function runCommand([name, ...args]: string[]): Promise<number> {
  const paths = actionFiles()
  if (name === undefined || name === '--help' || name === '-h') {
    const actions = [...paths].map(([action, path]) => ({ name: action, file: readActionFile(path) }))
    console.log(overview(actions, width))
    return name === undefined ? USAGE_ERROR : 0
  }
  const path = paths.get(name)
  if (path === undefined) throw new UsageError([unknownAction(name, [...paths.keys()])])
  const file = readActionFile(path)
  const fields = file.inputGroups.flatMap(group => group.fields)
  let flags: Flags
  try {
    flags = readFlags(args, fields)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError([...error.problems, `npm run action -- ${name} --help lists all flags.`])
  }
  if (flags.isHelp) {
    console.log(helpOf(name, file, width))
    return 0
  }
  const secrets = await readSecrets(
    flags.secretFiles,
    fields.map(field => field.name)
  )
  const inputs = { ...flags.inputs, ...secrets }
  const missing = missingInputs(fields, inputs)
  if (missing.length > 0)
    throw new UsageError([...missing, `npm run action -- ${name} --help explains all flags.`])
  return await runStep(name, file, { inputs, secrets, command: flags.command })
}

function unknownAction(name: string, names: string[]): string {
  const closest = closestName(name, names)
  const known = `The actions are ${names.join(', ')}.`
  return `There is no action "${name}"${closest === undefined ? '' : `: did you mean ${closest}?`}\n${known}`
}

async function readSecrets(
  files: Record<string, string>,
  inputNames: string[]
): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {}
  for (const [input, variable] of Object.entries(SECRET_INPUTS)) {
    if (!inputNames.includes(input)) continue
    const file = files[input]
    const value =
      file === undefined
        ? process.env[variable]
        : await readUserFile(`--${input}-file`, resolve(workspace, file))
    if (value !== undefined && value.trim() !== '') secrets[input] = value.trim()
  }
  return secrets
}

async function readUserFile(flag: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new UsageError([`${flag}: ${path} cannot be read (${code})`])
  }
}

async function runStep(
  name: string,
  file: ActionFile,
  {
    inputs,
    secrets,
    command
  }: { inputs: Record<string, string>; secrets: Record<string, string>; command: Flags['command'] }
): Promise<number> {
  const folder = resolve(workspace, command.temp ?? join(root, '.action'))
  const view = createLogView({ showDebug: process.env['RUNNER_DEBUG'] === '1' })
  const { AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = process.env
  for (const secret of [...Object.values(secrets), AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN])
    view.addMask(secret)
  const event = await eventVariables(command.event)
  const files = await makeStepFiles(join(folder, name), { workspace, temp: join(folder, 'temp') })
  const env = { ...inheritedVariables(), ...event }

  const step = startStep(file, { inputs, env, files })
  // Ctrl-C reaches the action by itself, too: it handles a repeated signal. On Windows `kill` would end it at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (process.platform !== 'win32') step.kill(signal)
    })
  }
  const logs = [step.stdout, step.stderr].map(stream => createInterface({ input: stream }))
  for (const log of logs) {
    log.on('line', line => {
      const shown = view.show(line)
      if (shown !== undefined) console.log(shown)
    })
  }
  const shown = Promise.all(logs.map(async log => (await once(log, 'close')) as []))
  const [exitCode] = (await once(step, 'close')) as [number | null]
  await shown

  const outputs = parseFileCommands(await readFile(files.outputFile, 'utf8'))
  // They can contain a presigned link: only --outputs keeps them.
  await rm(files.outputFile)
  showOutputs(outputs, view.mask)
  if (command.outputs !== undefined) {
    const json = `${JSON.stringify(Object.fromEntries(outputs), null, 2)}\n`
    await writeFile(resolve(workspace, command.outputs), json, { mode: 0o600 })
  }
  await showSummary(files.summaryFile, command.summary, view.mask)
  return exitCode ?? 1
}

function showOutputs(outputs: Map<string, string>, mask: (text: string) => string): void {
  if (outputs.size === 0) return
  title('Outputs')
  const rows = [...outputs].map(([name, value]) => [name, mask(value).replaceAll(/\r?\n/g, ' ')])
  console.log(alignedRows(rows).join('\n'))
}

async function showSummary(
  written: string,
  wanted: string | undefined,
  mask: (text: string) => string
): Promise<void> {
  const markdown = await readFile(written, 'utf8')
  const path = wanted === undefined ? written : resolve(workspace, wanted)
  if (wanted !== undefined) await copyFile(written, path)
  if (markdown.trim() === '') return
  title('Summary')
  const text = mask(summaryText(markdown))
  console.log(text.replaceAll(/^(?=.)/gm, '  '))
  console.log(`\n  Written to ${path}`)
}

function title(text: string): void {
  console.log(`\n${styleText('bold', text)}`)
}

/** What the action gets from this shell: credentials of AWS, proxies, certificates, and a GitHub context if there is one. */
function inheritedVariables(): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(INPUT_|npm_|DOCS_API_KEY$)/i.test(name) &&
      !['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_WORKSPACE', 'RUNNER_TEMP'].includes(name)
  )
  return Object.fromEntries(own)
}

async function eventVariables(flag: string | undefined): Promise<Record<string, string>> {
  if (flag === undefined) return {}
  const path = resolve(workspace, flag)
  const text = await readUserFile('--event', path)
  let event: { release?: unknown; repository?: { full_name?: unknown } } | null
  try {
    event = JSON.parse(text) as typeof event
  } catch {
    throw new UsageError([`--event: ${path} is not JSON`])
  }
  const repository = event?.repository?.full_name
  return {
    GITHUB_EVENT_PATH: path,
    ...(event?.release !== undefined && { GITHUB_EVENT_NAME: 'release' }),
    ...(typeof repository === 'string' &&
      process.env['GITHUB_REPOSITORY'] === undefined && { GITHUB_REPOSITORY: repository })
  }
}
