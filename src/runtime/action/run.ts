import * as core from '@actions/core'
import { systemClock } from '../time/clock.ts'
import type { RunContext } from '../context.ts'
import { errorsPage, withPages } from '../docs-url.ts'
import { asFailure, exitCodeOf, Failure, reasonOf } from '../failure.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import { AgentHttp } from '../http/agent-http.ts'
import type { Log } from '../log.ts'
import { type Format, MARKDOWN, plainFormat } from '../text/format.ts'
import { clip } from '../text/markdown.ts'
import { formsOf, headerSecrets } from '../secrets.ts'
import { Canceled, MAX_CLEANUP_MS } from '../time/stop-reason.ts'
import { type RunRecord, SUMMARY_GROUP, summaryOf } from './summary.ts'

export interface ActionInputs {
  names: readonly string[]
  /** Names of the inputs that contain secrets, which are masked first. */
  secrets: readonly string[]
  /** Name of an input with lines of the form `Name: value`. The values are masked. */
  secretHeaders?: string
}

/** Does an action's work. Always writes the summary, and explains a failure. */
export async function runAction(
  record: RunRecord,
  action: {
    work: () => Promise<void>
    explain: (error: unknown) => unknown
    summary: (format: Format) => string
  },
  { clock, writeSummary: write }: Pick<RunContext, 'clock' | 'writeSummary'>
): Promise<void> {
  explainCancellation = action.explain
  try {
    await action.work()
  } catch (error) {
    const failure = asFailure(action.explain(error))
    record.failure = failure
    throw failure
  } finally {
    record.endedAt = clock.now()
    const columns = Number(process.env['COLUMNS'])
    await write(action.summary(MARKDOWN), action.summary(plainFormat(columns > 0 ? columns : undefined)))
  }
}

/** Explains a cancellation until an action provides its own explanation. */
let explainCancellation = (cause: unknown): unknown =>
  new Failure('canceled', 'The run was canceled.', { advice: 'Run again.', cause })

/** Runs an action: sets the exit code, and reports at most one error. */
export async function run(
  inputs: ActionInputs,
  action: (given: Record<string, string>, context: RunContext) => Promise<void>
): Promise<void> {
  // A process that ends before the work is done, for example with an empty event loop, must not count as a success.
  process.exitCode = EXIT.failed
  process.once('beforeExit', () => {
    if (process.exitCode !== EXIT.ok && !failed) failStep(new Error('the run stopped before it was complete'))
  })
  process.once('uncaughtException', error => {
    failStep(error)
    process.exit()
  })

  // Hides deprecation warnings about code in dependencies, which users cannot fix.
  process.noDeprecation = true

  const given = readInputs(inputs)
  const http = new AgentHttp('static-docs-export', { ...(core.isDebug() && { trace: core.debug }) })
  try {
    await action(given, {
      log: runnerLog,
      clock: systemClock,
      random: Math.random,
      signal: cancellation(),
      http,
      setOutput: core.setOutput,
      writeSummary
    })
    process.exitCode = EXIT.ok
  } catch (error) {
    failStep(error)
    // An action that ends early, for example because of invalid input, has not written a summary.
    const failure = asFailure(error)
    const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed'
    if (shownSummary === undefined)
      await writeSummary(summaryOf({ heading, facts: [], failure }, errorsPage(process.env)), '')
  }
  http[Symbol.dispose]()
  await showSummary()
  // The step must end even if a library keeps a connection open.
  setTimeout(() => process.exit(), MAX_CLEANUP_MS).unref()
}

function readInputs({ names, secrets, secretHeaders }: ActionInputs): Record<string, string> {
  const given = Object.fromEntries(
    names.map(name => [name, core.getInput(name)] as const).filter(([, value]) => value !== '')
  )
  // Mask secrets first, because every later log line may contain a secret.
  const values = [
    ...secrets.flatMap(name => given[name] ?? []),
    ...(secretHeaders === undefined ? [] : headerSecrets(given[secretHeaders] ?? ''))
  ]
  for (const form of formsOf(values)) core.setSecret(form)
  return given
}

function cancellation(): AbortSignal {
  const controller = new AbortController()
  const stop = (cause: string) => {
    controller.abort(new Canceled(`stopped by ${cause}`))
    setTimeout(() => {
      // The action's cleanup has taken too long.
      failStep(explainCancellation(controller.signal.reason))
      process.exit()
    }, MAX_CLEANUP_MS).unref()
  }
  // SIGBREAK is Ctrl-Break on Windows. With `once`, a second signal would kill the process during its cleanup.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.on(name, () => stop(name))
  // A killed parent process forwards no signal, but its IPC channel and log close. On a runner, there is only the log.
  process.once('disconnect', () => stop('the end of the parent process'))
  if ('connected' in process && !process.connected) stop('the end of the parent process')
  process.channel?.unref()
  process.stdout.on('error', () => stop('a closed log'))
  return controller.signal
}

let failed = false

function failStep(error: unknown): void {
  if (failed) return
  failed = true
  const failure = asFailure(error)
  const { code, message, advice, cause } = failure
  const page = errorsPage(process.env)
  core.setFailed(`${message}\n${withPages(advice, page)}\nMore about this error: ${page}#${code}`)
  // A runner distinguishes only success and failure. Scripts on the command line can also detect findings.
  if (process.env['GITHUB_ACTIONS'] !== 'true') process.exitCode = exitCodeOf(failure)
  if (cause !== undefined) core.debug(`Cause: ${(cause instanceof Error && cause.stack) || reasonOf(cause)}`)
}

let shownSummary: string | undefined

/** Maximum length of a terminal line, such as one that shows a page's changed words. */
const MAX_LINE = 300

/** On a command line, shows the summary as text, unless the run failed for a reason other than findings. */
async function showSummary(): Promise<void> {
  const isError = process.exitCode !== EXIT.ok && process.exitCode !== EXIT.findings
  if (process.env['GITHUB_ACTIONS'] === 'true' || isError || !shownSummary) return
  const lines = shownSummary.trim().split('\n')
  await runnerLog.group(SUMMARY_GROUP, () => lines.forEach(line => runnerLog.info(clip(line, MAX_LINE))))
}

async function writeSummary(markdown: string, text: string): Promise<void> {
  shownSummary = text
  if (process.env['GITHUB_STEP_SUMMARY'] === undefined) return
  try {
    await core.summary.addRaw(markdown).write()
  } catch (error) {
    core.warning(`The job summary could not be written: ${reasonOf(error)}`)
  }
}

/**
 * Prevents the runner from executing text from the service as commands: `::stop-commands::` would turn off all masking.
 * The runner trims and compares text as .NET does, which ignores characters without width, such as a soft hyphen.
 */
export function escapeCommands(line: string): string {
  return line.replace(COMMAND, '$1: ').replace(OLD_COMMAND, '# ')
}

// Without `^` and `m`, lines end only at CR and LF, and the pattern remains fast for long white space.
const COMMAND = /(?<![^\r\n])([[\s\p{Cc}\p{DI}]--[\r\n]]*):(?=[[\p{Cc}\p{DI}]--[\r\n]]*:)/gv
/** The older command format, which the runner recognizes anywhere in a line. */
const OLD_COMMAND = /#(?=[\p{Cc}\p{DI}]*#[\p{Cc}\p{DI}]*\[)/gv

const runnerLog: Log = {
  info: line => core.info(escapeCommands(line)),
  debug: core.debug,
  notice: text => core.notice(text),
  warning: (text, place) =>
    core.warning(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
  group: async (title, stage) => await core.group(title, async () => await stage()),
  mask: core.setSecret
}
