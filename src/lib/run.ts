import * as core from '@actions/core'
import { Cancelled } from './deadline.ts'
import { asFailure, Failure, reasonOf } from './failure.ts'
import type { Log } from './log.ts'
import { spellingsOf } from './secret.ts'

export interface Run {
  /** What the workflow gave, by input name; inputs that were left out are missing here. */
  inputs: Record<string, string>
  log: Log
  /** Aborted with Cancelled when the runner asks the process to stop. */
  signal: AbortSignal
  setOutput: (name: string, value: string | number) => void
  writeSummary: (markdown: string) => Promise<void>
}

const LONGEST_FAREWELL_MS = 1500

/** Runs an action as the runner expects it: the exit code tells the truth, and there is one error at most. */
export async function run(inputNames: readonly string[], action: (run: Run) => Promise<void>): Promise<void> {
  // Whatever ends the process before the work is done, an emptied event loop included, must not look like success.
  process.exitCode = 1
  process.once('beforeExit', () => {
    if (process.exitCode !== 0 && !failed) report(new Error('the work stopped before it was done'))
  })
  process.once('uncaughtException', error => {
    report(error)
    process.exit(1)
  })

  // A library that will have to change one day is nothing that a reader of the log can mend.
  process.noDeprecation = true

  const inputs = readInputs(inputNames)
  try {
    await action({ inputs, log: runnerLog, signal: cancellation(), setOutput: core.setOutput, writeSummary })
    process.exitCode = 0
  } catch (error) {
    report(error)
  }
  // A connection that a library keeps open does not keep the runner waiting.
  setTimeout(() => process.exit(), LONGEST_FAREWELL_MS).unref()
}

function readInputs(names: readonly string[]): Record<string, string> {
  const given = names.map(name => [name, core.getInput(name)] as const).filter(([, value]) => value !== '')
  const inputs = Object.fromEntries(given)
  // Before anything else happens: every later line may carry it.
  const key = inputs['api-key']
  if (key !== undefined) for (const spelling of new Set([key, ...spellingsOf(key)])) core.setSecret(spelling)
  return inputs
}

const STOPPED_EARLY = new Failure({
  code: 'cancelled',
  what: 'The run was cancelled, and was ended before it had removed everything that was half done.',
  advice: 'Run again; the log names the job that goes on at the service.'
})

function cancellation(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    // Not once: a second signal would kill the process in the middle of its farewell.
    process.on(name, () => {
      controller.abort(new Cancelled(`stopped by ${name}`))
      setTimeout(() => {
        report(STOPPED_EARLY)
        process.exit(1)
      }, LONGEST_FAREWELL_MS).unref()
    })
  }
  return controller.signal
}

let failed = false

/** The one place that fails the step, once. */
function report(error: unknown): void {
  if (failed) return
  failed = true
  const { code, message, advice, cause } = asFailure(error)
  // The name in brackets leads to docs/errors.md.
  core.setFailed(`${message}\n${advice} [${code}]`)
  if (cause !== undefined) core.debug(`Cause: ${(cause instanceof Error && cause.stack) || reasonOf(cause)}`)
}

async function writeSummary(markdown: string): Promise<void> {
  // Outside a workflow there is no summary to write to.
  if (process.env['GITHUB_STEP_SUMMARY'] === undefined) return
  try {
    await core.summary.addRaw(markdown).write()
  } catch (error) {
    core.warning(`The job summary could not be written: ${reasonOf(error)}`)
  }
}

/**
 * The runner obeys lines that look like its commands, and lines carry words of the service: one that says
 * `::stop-commands::` would end all masking.
 */
function harmless(line: string): string {
  return line.replace(/^(\s*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[')
}

const runnerLog: Log = {
  info: line => core.info(harmless(line)),
  debug: core.debug,
  notice: text => core.notice(text),
  warning: text => core.warning(text),
  group: async (title, stage) => await core.group(title, stage),
  mask: core.setSecret
}
