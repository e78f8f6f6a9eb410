import { Failure } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { formatDuration } from '../../runtime/units.ts'
import { retryDelayMs } from '../../runtime/retry.ts'
import type { BundleLink, LinkEnd } from '../link.ts'
import { askStore, Interrupted, LinkRefused, type StoreAnswer, type StoreContext } from './store.ts'

/** Asks the service for another link to the same archive; throws when it was asked too often. */
export type FreshLink = (end: LinkEnd) => Promise<BundleLink>

export interface SourceContext extends StoreContext {
  log: Log
  random: () => number
}

/** With less life than this a link is not used for a new connection: a body that has begun outlives its link. */
const SHORT_LIFE_MS = 10_000

/** The archive in its store, behind whichever link is good at the moment. */
export class Source {
  readonly context: SourceContext
  readonly #freshLink: FreshLink
  #link!: BundleLink
  #renewAt!: number
  #renewal: Promise<void> | undefined

  constructor(link: BundleLink, freshLink: FreshLink, context: SourceContext) {
    this.context = context
    this.#freshLink = freshLink
    this.#take(link)
  }

  /** What the service said of the archive's size, if it did. */
  get toldSize(): number | undefined {
    return this.#link.sizeBytes
  }

  async ask(headers: Record<string, string>, patience: Patience, signal: AbortSignal): Promise<StoreAnswer> {
    for (;;) {
      if (this.context.clock.now() >= this.#renewAt)
        await this.#renew(this.#link, { why: 'the link is about to expire', refused: false })
      const link = this.#link
      try {
        return await askStore(link.url, headers, { ...this.context, signal })
      } catch (error) {
        if (error instanceof LinkRefused) await this.#renew(link, { why: error.message, refused: true })
        else await patience.pauseAfter(error, signal)
      }
    }
  }

  /** Several connections find out at once that their link is over: one of them asks, the others wait for it. */
  async #renew(over: BundleLink, end: LinkEnd): Promise<void> {
    if (this.#link !== over) return
    this.#renewal ??= this.#freshLink(end)
      .then(link => this.#take(link))
      .finally(() => (this.#renewal = undefined))
    await this.#renewal
  }

  #take(link: BundleLink): void {
    this.#link = link
    const life = link.endsAt - this.context.clock.now()
    // Of a link that lives shortly anyway half the life is used; one that seems to be over is for the store to judge.
    this.#renewAt = life > 0 ? link.endsAt - Math.min(SHORT_LIFE_MS, life / 2) : Infinity
  }
}

const MAX_FAILURES = 6

/** Pauses between tries, longer and longer, until too many in a row brought nothing. */
export class Patience {
  readonly #context: SourceContext
  #failures = 0

  constructor(context: SourceContext) {
    this.#context = context
  }

  /** There is a new byte: whatever went wrong before is forgotten. */
  restore(): void {
    this.#failures = 0
  }

  async pauseAfter(error: unknown, signal: AbortSignal): Promise<void> {
    if (!(error instanceof Interrupted)) throw error
    this.#failures += 1
    if (this.#failures === MAX_FAILURES) {
      throw new Failure(
        'download-interrupted',
        `The archive could not be downloaded: ${MAX_FAILURES} tries in a row brought not a byte, the last time because ${error.message}.`,
        {
          advice:
            'Check that this runner reaches the store (proxy, firewall), then run again with the same `job-id`: the export itself is done.',
          cause: error
        }
      )
    }
    const { clock, random, log } = this.#context
    const pause = retryDelayMs(this.#failures, error.waitMs, random)
    log.info(`Download: ${error.message}. Going on in ${formatDuration(pause)}.`)
    await clock.sleep(pause, signal)
  }
}
