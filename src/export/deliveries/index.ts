import { throwAny } from '../../runtime/failure.ts'
import { formatCount, formatDuration } from '../../runtime/text/units.ts'
import { isStop } from '../../runtime/time/stop-reason.ts'
import type { ExportContext } from '../context.ts'
import { fillUrlTemplate } from '../inputs/deployment-config.ts'
import type { DeliveryKind } from '../inputs/input-schema.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { ExportRecord } from '../record/export-record.ts'
import { artifactDelivery } from './artifact.ts'
import { configDelivery } from './config/config.ts'
import { type Delivery, type Exported, present } from './delivery.ts'
import { releaseDelivery } from './release/release.ts'
import { reportDelivery } from './report-delivery.ts'

export type Deliveries = Partial<Record<DeliveryKind, Delivery>>

/** Only reports the site, which is already in `output-dir`. */
const siteDelivery: Delivery = {
  deliver: ({ site }) => {
    const { fileCount } = present(site)
    return { text: `${formatCount(fileCount, 'file')} in the folder given by the output \`site-path\`` }
  }
}

/** Renews the link if it is about to expire. The run record sets the output `bundle-url` to each new link. */
const urlDelivery: Delivery = {
  deliver: async ({ link }, { clock }) => {
    const { endsAt } = await present(link).forDelivery()
    return { text: `\`bundle-url\`, expires in ${formatDuration(endsAt - clock.now())}`, expires: true }
  }
}

/** Returns the deliveries in order. The link is delivered last, so that it does not expire during another delivery. */
export function requestedDeliveries({
  site,
  report,
  artifact,
  release,
  config,
  url
}: Inputs['deliveries']): Deliveries {
  return {
    ...(site && { site: siteDelivery }),
    ...(report && { report: reportDelivery(report) }),
    ...(artifact && { artifact: artifactDelivery(artifact) }),
    ...(release && { release: releaseDelivery(release) }),
    ...(config && { config: configDelivery(config) }),
    ...(url && { url: urlDelivery })
  }
}

/** Runs all checks before the export. Returns one promise per check. A promise is rejected if a delivery would fail. */
export function checkDeliveries(deliveries: Deliveries, context: ExportContext): Promise<void>[] {
  // The artifact and the report share a check, so that a problem with the storage is reported once.
  const checks = new Set(Object.values(deliveries).map(({ check }) => check))
  return [...checks].map(async check => await check?.(context))
}

/**
 * Attempts every requested delivery, and then throws the errors of all failed deliveries as one error. If the review
 * refused the site, delivers only the report, which shows the reason.
 */
export async function deliverAll(
  exported: Exported,
  deliveries: Deliveries,
  { configUrl: template, configVersion }: Pick<Inputs, 'configUrl' | 'configVersion'>,
  record: ExportRecord,
  context: ExportContext
): Promise<void> {
  const { refusal } = exported
  if (refusal !== undefined) {
    const { report } = deliveries
    // Ignore errors from the report delivery: the refusal is the more important error.
    await attemptAll(exported, report ? { report } : {}, record, context)
    throw refusal
  }
  const { archive, version, domain, jobId } = exported
  const values = { sha256: archive?.sha256, version, domain, 'job-id': jobId }
  const permanentUrl = template === undefined ? undefined : fillUrlTemplate(template, values)
  if (permanentUrl !== undefined) record.permanentUrlKnown(permanentUrl)
  const errors = await attemptAll({ ...exported, permanentUrl, configVersion }, deliveries, record, context)
  throwAny(errors, 'deliveries-failed', `${errors.length} deliveries failed`)
}

/** Returns the errors of the deliveries that failed. */
async function attemptAll(
  exported: Exported,
  deliveries: Deliveries,
  record: ExportRecord,
  context: ExportContext
): Promise<unknown[]> {
  const { signal } = context
  const errors: unknown[] = []
  for (const [kind, { title, deliver }] of Object.entries(deliveries) as [DeliveryKind, Delivery][]) {
    signal.throwIfAborted()
    const work = async () => await deliver(exported, context)
    try {
      record.delivered(kind, title === undefined ? await work() : await record.stage(title, work))
    } catch (error) {
      if (isStop(error)) throw error
      signal.throwIfAborted()
      errors.push(error)
      record.deliveryFailed(kind, error)
    }
  }
  return errors
}
