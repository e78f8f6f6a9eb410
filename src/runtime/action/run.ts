import * as core from '@actions/core'
import type { RunContext } from '../context.ts'
import { errorsPage } from '../docs-url.ts'
import { asFailure } from '../failure.ts'
import { AgentHttp } from '../http/agent-http.ts'
import { formsOf, headerSecrets } from '../secrets.ts'
import { type Format, MARKDOWN, plainFormat } from '../text/format.ts'
import { systemClock } from '../time/clock.ts'
import { JobSummary } from './job-summary.ts'
import { runnerLog } from './runner-log.ts'
import { StepProcess } from './step-process.ts'
import { type RunRecord, summaryOf } from './summary.ts'

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
  {
    clock,
    writeSummary,
    setStopExplanation
  }: Pick<RunContext, 'clock' | 'writeSummary' | 'setStopExplanation'>
): Promise<void> {
  setStopExplanation?.(action.explain)
  try {
    await action.work()
  } catch (error) {
    const failure = asFailure(action.explain(error))
    record.failure = failure
    throw failure
  } finally {
    record.endedAt = clock.now()
    const columns = Number(process.env['COLUMNS'])
    await writeSummary(
      action.summary(MARKDOWN),
      action.summary(plainFormat(columns > 0 ? columns : undefined))
    )
  }
}

/** Runs an action: sets the exit code, and reports at most one error. */
export async function run(
  inputs: ActionInputs,
  action: (given: Record<string, string>, context: RunContext) => Promise<void>
): Promise<void> {
  const step = new StepProcess()
  const summary = new JobSummary()
  const given = readInputs(inputs)
  const http = new AgentHttp('static-docs-export', { ...(core.isDebug() && { trace: core.debug }) })
  try {
    await action(given, {
      log: runnerLog,
      clock: systemClock,
      random: Math.random,
      signal: step.cancellation(),
      http,
      setOutput: core.setOutput,
      writeSummary: async (markdown, text) => await summary.write(markdown, text),
      setStopExplanation: explain => (step.explain = explain)
    })
    step.succeed()
  } catch (error) {
    step.fail(error)
    // An action that ends early, for example because of invalid input, has not written a summary.
    const failure = asFailure(error)
    const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed'
    if (!summary.isWritten)
      await summary.write(summaryOf({ heading, facts: [], failure }, errorsPage(process.env)), '')
  }
  http[Symbol.dispose]()
  await summary.show()
  step.end()
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
