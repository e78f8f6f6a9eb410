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

type DeliveryInputs = Inputs['deliveries']

type Deliveries = Partial<Record<DeliveryKind, Delivery>>

/** The site was extracted during the download. */
const siteDelivery: Delivery = {
  deliver: ({ site }) => {
    const { fileCount } = present(site)
    return { text: `${formatCount(fileCount, 'file')}, in the folder of the output \`site-path\`` }
  }
}

/** The link is an output already. This renews it if it is about to expire. */
const urlDelivery: Delivery = {
  deliver: async ({ link }, { clock }) => {
    const { endsAt } = await present(link).forDelivery()
    return { text: `output bundle-url, expires in ${formatDuration(endsAt - clock.now())}`, expires: true }
  }
}

/** The deliveries in the order in which they run. The link is valid for longest if those with the link are last. */
function requested({ site, report, artifact, release, config, url }: DeliveryInputs): Deliveries {
  return {
    ...(site && { site: siteDelivery }),
    ...(report && { report: reportDelivery(report) }),
    ...(artifact && { artifact: artifactDelivery(artifact) }),
    ...(release && { release: releaseDelivery(release) }),
    ...(config && { config: configDelivery(config) }),
    ...(url && { url: urlDelivery })
  }
}

/** Each is rejected if a delivery would fail, as far as it can be known before the export. */
export function checkDeliveries(inputs: DeliveryInputs, context: ExportContext): Promise<void>[] {
  // Artifact and report need the same storage: a problem with it is one problem.
  const checks = new Set(Object.values(requested(inputs)).map(({ check }) => check))
  return [...checks].map(async check => await check?.(context))
}

/**
 * Attempts every requested delivery, and fails at the end with an error that names each one that failed. A site that
 * the review refused is not delivered, but its report is: it shows what stopped the run.
 */
export async function deliverAll(
  exported: Exported,
  {
    deliveries: inputs,
    configUrl: template,
    configVersion
  }: Pick<Inputs, 'deliveries' | 'configUrl' | 'configVersion'>,
  record: ExportRecord,
  context: ExportContext
): Promise<void> {
  const { refusal } = exported
  const deliveries = requested(inputs)
  if (refusal !== undefined) {
    const { report } = deliveries
    // If the report cannot be delivered either, the run still fails for the reason that matters more.
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
