import { join } from 'node:path'
import { inheritedVariables } from '../actions/run-action.ts'
import { runStep } from '../actions/run-step.ts'
import { forCommandLine } from '../actions/command-words.ts'
import { createLogView, type LogLevel } from '../runner/runner-commands.ts'
import { makeStepFiles } from '../runner/step.ts'
import { CommandError, type Shell } from '../shell.ts'
import { EXIT } from '../../failures/exit-codes.ts'

interface Review {
  action: 'export' | 'pull-request'
  inputs: Record<string, string | undefined>
  args?: string[]
  /** Levels of the log lines to print. */
  levels: readonly LogLevel[]
}

export interface ReviewFolders {
  /** Folder for files that stay. */
  kept: string
  /** Folder for files that are removed after the command, such as a copy of the site. */
  work: string
}

/** Variables with which a runner starts a step. Without them, the review keeps nothing, and writes no comment. */
const OF_RUNNER = /^(?:GITHUB|ACTIONS|RUNNER)_/i

/** Reviews with an action, and prints its log to standard error. Returns its outputs, unless the review failed. */
export async function runReview(
  { action, inputs, args = [], levels }: Review,
  { kept, work }: ReviewFolders,
  { env, folder }: Shell
): Promise<Map<string, string>> {
  const files = await makeStepFiles(join(work, action), { workspace: folder, temp: kept })
  const given = Object.entries(inputs).filter((input): input is [string, string] => input[1] !== undefined)
  const own = Object.entries(env).filter(([name]) => !OF_RUNNER.test(name))
  const names = Object.keys(inputs).map(name => ({ name }))
  const errors: string[] = []
  const { outputs, exitCode } = await runStep(action, {
    inputs: Object.fromEntries(given),
    args,
    env: inheritedVariables({
      ...Object.fromEntries(own),
      ...(levels.includes('debug') && { RUNNER_DEBUG: '1' })
    }),
    files,
    view: createLogView({ levels, worded: text => forCommandLine(text, names) }),
    print: (text, level) => {
      if (level === 'error') errors.push(text)
      else console.error(text)
    }
  })
  // The error about findings is not printed, because the findings are.
  if (exitCode === EXIT.ok || exitCode === EXIT.findings) return outputs
  for (const error of errors) console.error(error)
  throw new CommandError([], exitCode)
}
