import type { Clock } from '../runtime/clock.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { Log } from '../runtime/log.ts'
import type { Delivery } from './inputs.ts'
import { type RunRecord, timeStage } from './run-record.ts'

/** One way to hand the export on. */
export interface Attempt {
  kind: Delivery
  /** Title of its group in the log, and of its bar in the summary's picture; none where nothing is left to do. */
  title?: string
  work: () => Promise<Delivered>
}

export interface Delivered {
  /** What went where. */
  text: string
  url?: string
  outputs?: Partial<Record<DeliveryOutput, string | number>>
}

type DeliveryOutput =
  'artifact-id' | 'artifact-name' | 'artifact-url' | 'artifact-digest' | 'release-asset-url'

export interface DeliverContext {
  report: RunRecord
  log: Log
  clock: Clock
  signal: AbortSignal
  setOutput: (name: DeliveryOutput, value: string | number) => void
}

/** Tries every delivery, whatever becomes of the others; fails at the end, naming each that failed. */
export async function deliverAll(
  attempts: Attempt[],
  { report, log, clock, signal, setOutput }: DeliverContext
): Promise<void> {
  const errors: unknown[] = []
  for (const { kind, title, work } of attempts) {
    try {
      const { outputs = {}, ...delivered } =
        title === undefined
          ? await work()
          : await timeStage(report, { name: title, clock, work: async () => await log.group(title, work) })
      report.deliveries.push({ kind, ok: true, ...delivered })
      for (const [name, value] of Object.entries(outputs)) setOutput(name as DeliveryOutput, value)
    } catch (error) {
      signal.throwIfAborted()
      errors.push(error)
      report.deliveries.push({ kind, ok: false, text: reasonOf(error) })
      log.info(`Delivery to ${kind} failed: ${reasonOf(error)}`)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw combined(errors)
}

function combined(errors: unknown[]): Failure {
  const lines = errors.map(
    error => `- ${reasonOf(error)}${error instanceof Failure ? ` ${error.advice}` : ''}`
  )
  return new Failure('deliveries-failed', `${errors.length} deliveries failed:\n${lines.join('\n')}`, {
    advice: 'What else was asked for has been delivered.',
    cause: new AggregateError(errors)
  })
}

/** The last line of the log: what was delivered where. */
export function conclusion({ domain, jobId, deliveries }: RunRecord): string {
  const where = deliveries.map(({ kind, text }) => `${kind} (${text})`)
  return `Exported ${domain ?? `job ${jobId ?? ''}`}: ${where.join(', ')}.`
}
