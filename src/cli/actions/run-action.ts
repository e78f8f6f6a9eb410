import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { styleText } from 'node:util'
import { actionFiles, type Field, readActionFile } from '../runner/action-file.ts'
import { createLogView, levelsOf } from '../runner/runner-commands.ts'
import { makeStepFiles } from '../runner/step.ts'
import { printable } from '../../runtime/text/plain-text.ts'
import { CommandError, existingFolder, type Shell } from '../shell.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import { type Flags, readFlags, SWITCHES, variableOf } from './flags.ts'
import { forCommandLine } from './command-words.ts'
import { helpOf } from './help.ts'
import { runStep } from './run-step.ts'
import { quoted } from '../../runtime/text/shell-word.ts'
import { alignedRows } from '../../runtime/text/format.ts'

/** Columns before each line of the summary. */
const SUMMARY_INDENT = 4

/** Runs an action as a runner does, for example `export --domain docs.example.com`. Flags set the inputs. */
export async function actionCommand(name: string, given: string[], shell: Shell): Promise<number> {
  const fields = readActionFile(actionFiles().get(name) ?? '').inputGroups.flatMap(group => group.fields)
  const hint = `${shell.program} ${name} --help explains all flags.`
  const switches = Object.keys(SWITCHES[name] ?? {})
  const flags = readFlags(given, fields, { hint, switches })
  if (flags.isHelp) {
    console.log(actionHelp(name, shell))
    return EXIT.ok
  }
  const secrets = readSecrets(name, flags.inputs, fields, shell)
  const inputs = { ...ownDefaults(name, shell), ...flags.inputs, ...secrets }
  const args = switchArguments(flags, shell)
  // The summary shows the command that fixes the findings.
  if (name === 'pull-request') args.push(`--command=${commandOf(name, flags, shell)}`)
  return await run({ name, inputs, secrets, fields, args }, flags, shell)
}

export function actionHelp(name: string, shell: Shell): string {
  return helpOf(name, readActionFile(actionFiles().get(name) ?? ''), shell, ownDefaults(name, shell))
}

/** Returns defaults that differ from those of a workflow: artifact storage is available only on a runner. */
function ownDefaults(name: string, { env }: Shell): Record<string, string> {
  const hasStorage = Boolean(env['ACTIONS_RUNTIME_TOKEN'])
  return name === 'export' && !hasStorage ? { deliver: 'site' } : {}
}

interface Run extends Record<'inputs' | 'secrets', Record<string, string>> {
  name: string
  fields: Field[]
  args: string[]
}

async function run(
  { name, inputs, secrets, fields, args }: Run,
  { command: flags, log }: Pick<Flags, 'command' | 'log'>,
  { env, folder, width, isTerminal }: Shell
): Promise<number> {
  const [isQuiet, isVerbose] = [log.includes('quiet'), log.includes('verbose')]
  const view = createLogView({
    levels: levelsOf({ isQuiet, isVerbose: isVerbose || env['RUNNER_DEBUG'] === '1' }),
    worded: text => forCommandLine(text, fields)
  })
  const { AWS_SECRET_ACCESS_KEY = '', AWS_SESSION_TOKEN = '' } = env
  for (const secret of [...Object.values(secrets), AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN])
    view.addMask(secret)
  const workspace = existingFolder(resolve(folder, flags.workspace ?? ''), '--workspace')
  const temp = flags.temp === undefined ? undefined : resolve(folder, flags.temp)
  const [kept, own] = await forUser('--temp', temp ?? tmpdir(), async () => {
    if (temp !== undefined) await mkdir(temp, { recursive: true })
    const made = temp ?? (await mkdtemp(join(tmpdir(), 'static-docs-export-')))
    // Each run has its own folder, so that two simultaneous runs do not share files.
    return [made, await mkdtemp(join(made, '.step-'))] as const
  })
  try {
    const files = await makeStepFiles(own, { workspace, temp: kept })
    const variables = {
      ...inheritedVariables(env),
      ...(isVerbose && { RUNNER_DEBUG: '1' }),
      // The summary is indented. Lines for a file or another program have any length.
      COLUMNS: isTerminal ? String(width - SUMMARY_INDENT) : undefined
    }
    const ended = await runStep(name, { inputs, args, env: variables, files, view })
    if (!isQuiet) showOutputs(ended, view.mask)
    const write = async (flag: string, path: string, text: string, mode?: number) =>
      await forUser(flag, path, async () => await writeFile(path, text, { mode }))
    if (flags.outputs !== undefined) {
      const json = `${JSON.stringify(Object.fromEntries(ended.outputs), null, 2)}\n`
      await write('--outputs', resolve(folder, flags.outputs), json, 0o600)
    }
    if (flags.summary !== undefined) {
      const file = resolve(folder, flags.summary)
      await write('--summary', file, ended.summary)
      if (!isQuiet) console.log(`\n  Summary written to ${file}`)
    }
    return ended.exitCode
  } finally {
    // The output file in this folder can contain a presigned link.
    await rm(own, { recursive: true, force: true })
    if (temp === undefined && (await readdir(kept)).length === 0) await rm(kept, { recursive: true })
  }
}

/** Returns the switches as arguments. Switches are not inputs, so no workflow can set them. */
function switchArguments({ switches }: Flags, { env }: Shell): string[] {
  const [isFix, isAll] = [switches.includes('fix'), switches.includes('all')]
  if (isAll && !isFix)
    throw new CommandError(['--all requires --fix: add --fix to also fix findings that are not new.'])
  if (isFix && env['GITHUB_ACTIONS'] === 'true')
    throw new CommandError([
      '--fix edits files on your machine. In a workflow, use the patch file given by the output fixes-path.'
    ])
  return switches.map(name => `--${name}`)
}

/** Inputs that determine which findings can be fixed. */
const FIX_INPUTS = ['docs-path', 'base', 'site-url', 'check-ignore']

/** Returns the command that the user typed, without switches and without flags for results. */
function commandOf(name: string, { inputs, command: { workspace } }: Flags, { program }: Shell): string {
  const given = Object.entries({ workspace, ...inputs }).flatMap(([flag, value]) =>
    value !== undefined && (flag === 'workspace' || FIX_INPUTS.includes(flag))
      ? [`--${flag}`, quoted(value)]
      : []
  )
  return [program, name, ...given].join(' ')
}

function readSecrets(
  action: string,
  inputs: Record<string, string>,
  fields: Field[],
  { env }: Shell
): Record<string, string> {
  const secrets = fields.map(({ name }) => [name, env[variableOf(action, name, inputs) ?? '']?.trim() ?? ''])
  return Object.fromEntries(secrets.filter(([, value]) => value !== '')) as Record<string, string>
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a folder of this path is a file'
}

/** Runs `work`. Reports a write error as an error in the flag that contains the path. */
export async function forUser<T>(flag: string, path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const reason = REASONS[code] ?? code
    throw new CommandError([`${flag}: ${path} cannot be written (${reason})`])
  }
}

/** After a failure, most counts are zero because nothing was counted, so they are not shown. */
function showOutputs(
  { outputs: given, exitCode }: { outputs: Map<string, string>; exitCode: number },
  mask: (text: string) => string
): void {
  const hasFailed = exitCode !== EXIT.ok && exitCode !== EXIT.findings
  const outputs = [...given].filter(([, value]) => !hasFailed || (value !== '0' && value !== ''))
  if (outputs.length === 0) return
  console.log(`\n${styleText('bold', 'Outputs')}`)
  const rows = outputs.map(([name, value]) => [name, printable(mask(value)).replaceAll('\n', ' ')])
  console.log(alignedRows(rows).join('\n'))
}

const OF_ONE_STEP =
  /^(INPUT_.*|DOCS_API_KEY|GITHUB_OUTPUT|GITHUB_STEP_SUMMARY|GITHUB_WORKSPACE|RUNNER_TEMP)$/i

/** Returns the shell variables that a step inherits, such as AWS credentials, npm settings and proxies. */
export function inheritedVariables(env: Shell['env']): Shell['env'] {
  const own = Object.entries(env).filter(([name]) => !OF_ONE_STEP.test(name))
  const { GITHUB_ACTIONS, GITHUB_SERVER_URL } = env
  return { GITHUB_ACTIONS, GITHUB_SERVER_URL, ...Object.fromEntries(own) }
}
