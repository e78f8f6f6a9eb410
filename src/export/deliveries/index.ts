import { Failure, reasonOf } from '../../runtime/failure.ts'
import { isStop } from '../../runtime/stop-reason.ts'
import { formatDuration } from '../../runtime/units.ts'
import type { DeliveryKind, Inputs } from '../inputs.ts'
import { type RunRecord, timeStage } from '../run-report.ts'
import { artifactDelivery } from './artifact.ts'
import { configDelivery } from './config/config.ts'
import type { Delivery, ExportContext, Exported } from './delivery.ts'
import { releaseDelivery } from './release/release.ts'
import { reportDelivery } from './report.ts'

/** In the order in which they run. Those with the link are last, so that it is valid for as long as possible. */
const DELIVERIES: Record<DeliveryKind, Delivery> = {
  site: {
    // The site was extracted during the download.
    deliver: async ({ site, siteProblem }) => {
      if (site === undefined) throw siteProblem ?? new Error('no site was extracted')
      return await Promise.resolve({ text: `${site.fileCount} files in ${site.path}` })
    }
  },
  report: reportDelivery,
  artifact: artifactDelivery,
  release: releaseDelivery,
  config: configDelivery,
  url: {
    deliver: async ({ link }, _inputs, { clock }) => {
      const { endsAt } = await link.forDelivery()
      return {
        text: `output bundle-url, expires in ${formatDuration(endsAt - clock.now())}`,
        expires: true
      }
    }
  }
}

function requested({ deliver }: Inputs): [DeliveryKind, Delivery][] {
  const all = Object.entries(DELIVERIES) as [DeliveryKind, Delivery][]
  return all.filter(([kind]) => deliver.has(kind))
}

/** What would make the requested deliveries fail, as far as it can be known before the export. */
export async function checkDeliveries(inputs: Inputs, context: ExportContext): Promise<unknown[]> {
  const checks = requested(inputs).map(async ([, { check }]) => await check?.(inputs, context))
  const results = await Promise.allSettled(checks)
  return results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
}

/** Attempts every requested delivery, and fails at the end with an error that names each one that failed. */
export async function deliverAll(
  exported: Exported,
  inputs: Inputs,
  { record, ...context }: ExportContext & { record: RunRecord }
): Promise<void> {
  const { log, clock, signal } = context
  const errors: unknown[] = []
  for (const [kind, { title, deliver }] of requested(inputs)) {
    signal.throwIfAborted()
    const work = async () => await deliver(exported, inputs, context)
    try {
      const delivered =
        title === undefined
          ? await work()
          : await timeStage(record, { name: title, clock, work: async () => await log.group(title, work) })
      record.deliveries.push({ kind, ok: true, ...delivered })
    } catch (error) {
      if (isStop(error)) throw error
      signal.throwIfAborted()
      errors.push(error)
      record.deliveries.push({ kind, ok: false, text: reasonOf(error) })
      log.info(`Delivery ${kind} failed: ${reasonOf(error)}`)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) {
    throw new Failure('deliveries-failed', `${errors.length} deliveries failed:\n${listOf(errors)}`, {
      cause: new AggregateError(errors)
    })
  }
}

/** One line for each error, with what to do about it. */
export function listOf(errors: unknown[]): string {
  return errors
    .map(error => `- ${reasonOf(error)}${error instanceof Failure ? ` ${error.advice}` : ''}`)
    .join('\n')
}
