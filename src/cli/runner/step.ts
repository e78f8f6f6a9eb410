import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ActionFile } from './action-file.ts'
import { parseFileCommands } from './runner-commands.ts'

/** Files and folders that a runner prepares for a step. */
export interface StepFiles {
  workspace: string
  temp: string
  /** The step appends its outputs to this file. */
  outputFile: string
  summaryFile: string
}

/** Creates the folders and empty files for a step. If no workspace is given, creates a workspace in `folder`. */
export async function makeStepFiles(
  folder: string,
  given: { workspace?: string; temp?: string } = {}
): Promise<StepFiles> {
  const { workspace = join(folder, 'workspace'), temp = join(folder, 'temp') } = given
  const [outputFile, summaryFile] = [join(folder, 'output'), join(folder, 'summary.md')]
  for (const each of [folder, workspace, temp]) await mkdir(each, { recursive: true })
  // Restricts access, because outputs can contain a presigned link.
  await writeFile(outputFile, '', { mode: 0o600 })
  await writeFile(summaryFile, '')
  return { workspace, temp, outputFile, summaryFile }
}

/** Waits until a step ends and returns its results. `signal` ended the step if the exit code is null. */
export async function stepEnd(step: ChildProcess, files: StepFiles) {
  const [exitCode, signal] = (await once(step, 'close')) as [number | null, NodeJS.Signals | null]
  return {
    exitCode,
    signal,
    outputs: parseFileCommands(await readFile(files.outputFile, 'utf8')),
    summary: await readFile(files.summaryFile, 'utf8')
  }
}

/** Starts the committed bundle of an action as a runner does. */
export function startStep(
  { inputGroups, main }: Pick<ActionFile, 'inputGroups' | 'main'>,
  step: {
    inputs: Record<string, string>
    args?: string[] | undefined
    env: Record<string, string | undefined>
    files: StepFiles
  }
): ChildProcessByStdio<null, Readable, Readable> {
  const { args = [], env, files } = step
  const fields = inputGroups.flatMap(group => group.fields)
  // Like a runner, sets a variable for every declared input. The variable is empty if the default is an expression.
  const defaults = fields.map(({ name, default: value = '' }) => [name, isExpression(value) ? '' : value])
  const inputs = { ...(Object.fromEntries(defaults) as Record<string, string>), ...step.inputs }
  return spawn(process.execPath, [main, ...args], {
    cwd: files.workspace,
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_WORKSPACE: files.workspace,
      GITHUB_OUTPUT: files.outputFile,
      GITHUB_STEP_SUMMARY: files.summaryFile,
      RUNNER_TEMP: files.temp,
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value])),
      ...env
    },
    // The action stops when the IPC channel closes.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc']
  }) as ChildProcessByStdio<null, Readable, Readable>
}

/** As on a runner, hyphens are kept and letters become uppercase. */
function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

export function isExpression(value: string): boolean {
  return value.includes('${{')
}
