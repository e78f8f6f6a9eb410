import type { FailureCode } from '../../failures/index.ts'
import { Failure } from '../../runtime/failure.ts'
import { poll } from '../../runtime/time/poll.ts'
import type { RetryContext } from '../../runtime/http/retry.ts'
import { formatDuration } from '../../runtime/text/units.ts'
import type { Service } from '../../service/client.ts'
import { AddressPolicy } from './address-policy.ts'
import { secretsInLink } from './link-secrets.ts'

export interface BundleLink {
  url: string
  expiresAt: Date
  /** Expiry time by this machine's clock, which may be wrong by hours. */
  endsAt: number
  sizeBytes: number | undefined
}

export interface LinkOptions {
  jobId: string
  service: Pick<Service, 'createBundle'>
  baseUrl: URL
  pollIntervalMs: number
  maskUrl: boolean
  /** Waits for the job again if the service reports that the job is not complete after all. */
  waitForJob: () => Promise<void>
  /** Called with each new link that has not expired. With `maskUrl`, the secrets of the link are already masked. */
  publish: (link: BundleLink) => void
}

/** A link that expires within this time or within half of its lifetime, whichever is shorter, is renewed before use. */
const SHORT_LIFE_MS = 60_000
/** A store that rejects several new links will also reject the next one. Expiry is normal, so its limit is higher. */
const MAX_REJECTIONS = 5
const MAX_EXPIRIES = 100

/** The link to one job's archive. Renews the link when it is about to expire. */
export class Link {
  /** Decides to which addresses the link and the store's redirects may lead. */
  readonly addresses: AddressPolicy
  readonly #options: LinkOptions
  readonly #context: RetryContext
  #current!: BundleLink
  #renewAt!: number
  #renewal: Promise<void> | undefined
  #rejections = 0
  #expiries = 0

  private constructor(options: LinkOptions, context: RetryContext) {
    this.#options = options
    this.#context = context
    this.addresses = new AddressPolicy(options.baseUrl)
  }

  static async request(options: LinkOptions, context: RetryContext): Promise<Link> {
    const link = new Link(options, context)
    await link.#replace()
    if (link.#lifeLeft < SHORT_LIFE_MS) {
      context.log.info('Requesting another link: the current link is about to expire.')
      await link.#replace()
    }
    return link
  }

  get current(): BundleLink {
    return this.#current
  }

  /** Returns a link for a new request to the store. A response in progress continues after the link expires. */
  async forRequest(): Promise<BundleLink> {
    if (this.#context.clock.now() >= this.#renewAt) await this.renew(this.#current)
    return this.#current
  }

  /** Returns a link for later use by a person or a deployment. Throws if the service issues only expired links. */
  async forDelivery(): Promise<BundleLink> {
    if (this.#lifeLeft <= 0 || this.#context.clock.now() >= this.#renewAt) await this.renew(this.#current)
    if (this.#lifeLeft > 0) return this.#current
    throw this.#failure(
      'link-expired',
      `The service issued an expired link to the archive of job ${this.#options.jobId}, even after a renewal. The link expired at ${this.#current.expiresAt.toISOString()}.`,
      `Run again with \`job-id: ${this.#options.jobId}\`. If the error persists, report it to the service.`
    )
  }

  #failure(code: FailureCode, what: string, advice?: string): Failure {
    return new Failure(code, what, { advice, jobId: this.#options.jobId })
  }

  get #lifeLeft(): number {
    return this.#current.endsAt - this.#context.clock.now()
  }

  /** Replaces a link that is expiring or that the store rejected. Concurrent calls for one link share one renewal. */
  async renew(old: BundleLink, rejection?: string): Promise<void> {
    if (this.#current !== old) return
    this.#renewal ??= this.#countAndReplace(rejection).finally(() => (this.#renewal = undefined))
    await this.#renewal
  }

  async #countAndReplace(rejection: string | undefined): Promise<void> {
    const { jobId } = this.#options
    if (rejection === undefined) this.#expiries += 1
    else this.#rejections += 1
    if (this.#rejections > MAX_REJECTIONS) {
      throw this.#failure(
        'link-refused',
        `The store rejected ${this.#rejections} links to the archive of job ${jobId}. The last response was ${rejection ?? ''}.`
      )
    }
    if (this.#expiries > MAX_EXPIRIES) {
      throw this.#failure(
        'link-expired',
        `${this.#expiries} links to the archive of job ${jobId} expired before the download was complete.`
      )
    }
    const reason = rejection ?? 'the current link is about to expire'
    this.#context.log.info(`Requesting another link: ${reason}.`)
    await this.#replace()
  }

  async #replace(): Promise<void> {
    const { service, jobId, pollIntervalMs, maskUrl, waitForJob, publish } = this.#options
    const { log, clock } = this.#context
    const create = async () => {
      const response = await service.createBundle(jobId)
      if (response === undefined) await waitForJob()
      return response
    }
    const bundle = await poll(create, pollIntervalMs, this.#context)
    const { bundleUrl: url, expiresAt, sizeBytes } = bundle.body
    if (maskUrl) for (const secret of secretsInLink(url)) log.mask(secret)
    const problem = this.addresses.problemOf(new URL(url))
    if (problem !== undefined) {
      throw this.#failure('insecure-link', `The link to the archive of job ${jobId} is not used: ${problem}.`)
    }
    this.#current = { url, expiresAt, endsAt: expiresAt.getTime() - bundle.clockSkewMs, sizeBytes }
    const life = this.#lifeLeft
    if (life <= 0) {
      // The link may be valid if the service sent no `Date` header and the local clock is wrong: let the store decide.
      this.#renewAt = Infinity
      log.info(`The service issued a link that has already expired, at ${expiresAt.toISOString()}.`)
      return
    }
    this.#renewAt = clock.now() + life - Math.min(SHORT_LIFE_MS, life / 2)
    log.info(`The link expires in ${formatDuration(life)}, at ${expiresAt.toISOString()}.`)
    publish(this.#current)
  }
}
