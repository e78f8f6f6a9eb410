import type { Clock } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import { isSafeAddress } from '../runtime/input-fields.ts'
import { pollUntil } from '../runtime/poll.ts'
import type { RetryContext } from '../runtime/retry.ts'
import { secretsInLink } from '../runtime/secrets.ts'
import type { Service } from '../service/client.ts'

/** A presigned link to the archive. */
export interface BundleLink {
  url: string
  /** As the service said it. */
  expiresAt: Date
  /** The same moment by our own clock: a runner's clock may be hours off. */
  endsAt: number
  /** Of the archive, when the service told it. */
  sizeBytes: number | undefined
}

export interface BundleContext extends RetryContext {
  service: Service
  pollIntervalMs: number
  maskUrl: boolean
  /** Waits for the job again: the service said that it has not finished after all. */
  backToPolling: () => Promise<void>
}

/** A link with less than this left is asked for once more before anything is done with it. */
const SHORT_LIFE_MS = 60_000
/** Refusals end soon: a store that refuses fresh links will go on. Links that merely end are replaced for long. */
const MAX_REFUSALS = 5
const MAX_EXPIRIES = 100

export async function obtainLink(jobId: string, context: BundleContext): Promise<BundleLink> {
  const link = await askForLink(jobId, context)
  if (!isShortLived(link, context.clock)) return link
  context.log.info('The link is about to expire already: asking for a fresh one.')
  return await askForLink(jobId, context)
}

export function isShortLived({ endsAt }: BundleLink, clock: Clock): boolean {
  return endsAt - clock.now() < SHORT_LIFE_MS
}

/** Why a link is replaced: the store refuses it, or its time is nearly over. */
export interface LinkEnd {
  why: string
  refused: boolean
}

/** For the steps after: a fresh link whenever one is over, a bounded number of times. */
export function linkRenewal(jobId: string, context: BundleContext): (end: LinkEnd) => Promise<BundleLink> {
  const count = { refusals: 0, expiries: 0 }
  return async ({ why, refused }) => {
    count[refused ? 'refusals' : 'expiries'] += 1
    if (count.expiries > MAX_EXPIRIES) {
      throw new Failure(
        'link-expired',
        `${MAX_EXPIRIES} links to the archive of job ${jobId} ran out one after the other before the download was done.`,
        { advice: 'Ask the service for links that live longer, or use a runner with a faster connection.' }
      )
    }
    if (count.refusals > MAX_REFUSALS) {
      throw new Failure(
        'link-refused',
        `The store refused ${count.refusals} links to the archive of job ${jobId}, the last time: ${why}.`,
        {
          advice:
            'Check that this runner may reach the store (proxy, firewall, IP allow-list) and that its clock and the service agree; then run again with the same `job-id`.'
        }
      )
    }
    context.log.info(`Asking for a fresh link: ${why}.`)
    return await askForLink(jobId, context)
  }
}

async function askForLink(jobId: string, context: BundleContext): Promise<BundleLink> {
  const { service, pollIntervalMs, maskUrl, log } = context
  const made = await pollUntil(
    async () => {
      const bundle = await service.makeBundle(jobId)
      if (bundle === undefined) await context.backToPolling()
      return bundle
    },
    { isFinal: bundle => bundle !== undefined, intervalMs: pollIntervalMs },
    context
  )
  if (made === undefined) throw new Error('polling ended without a bundle')
  const { bundleUrl, expiresAt, sizeBytes } = made.answer
  if (maskUrl) for (const secret of secretsInLink(bundleUrl)) log.mask(secret)
  if (!isSafeAddress(new URL(bundleUrl))) {
    throw new Failure(
      'insecure-link',
      `The link to the archive of job ${jobId} is not https: what your readers get could be changed on the way.`,
      { advice: 'Ask the service, or whoever runs its object store, for links that start with https.' }
    )
  }
  return { url: bundleUrl, expiresAt, endsAt: expiresAt.getTime() - made.clockSkewMs, sizeBytes }
}
