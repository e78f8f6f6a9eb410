import { Failure } from '../../../runtime/failure.ts'
import { MAX_UNREACHABLE_ATTEMPTS, RetryDelay } from '../../../runtime/http/retry.ts'
import type { NetworkContext } from '../../../runtime/context.ts'
import type { BundleLink, Link } from '../../job/link.ts'
import { HttpError } from '../../../runtime/http/http-error.ts'
import { LinkRejected, requestFromStore, type ArchiveResponse } from './archive-request.ts'
import { deferred } from '../../../runtime/time/deferred.ts'

/** Maximum number of concurrent connections to the store. */
export const MAX_ARCHIVE_CONNECTIONS = 8

/** Sends the requests of one download with the current link, retries them, and limits the number of connections. */
export class LimitedConnections {
  readonly #link: Link
  readonly #stallMs: number
  readonly #context: NetworkContext
  readonly #delay: RetryDelay
  #limit = MAX_ARCHIVE_CONNECTIONS
  /** Number of requests in progress, including responses that are not yet closed. */
  #open = 0
  /** Number of open connections that the store accepted. */
  #accepted = 0
  #slotFreed = deferred<undefined>()
  /** Shared by all connections, because a failure of one connection usually affects the others. */
  #pause: Promise<void> | undefined
  #isHostKnown = false

  constructor(link: Link, stallMs: number, context: NetworkContext) {
    this.#link = link
    this.#stallMs = stallMs
    this.#context = context
    this.#delay = new RetryDelay('Download', context)
  }

  get announcedSize(): number | undefined {
    return this.#link.current.sizeBytes
  }

  /** Retries the request until the store accepts it. The caller must close the response to free the connection. */
  async open(headers: Record<string, string>): Promise<ArchiveResponse> {
    for (;;) {
      await this.#takeSlot()
      let link: BundleLink | undefined
      try {
        link = await this.#link.forRequest()
        const { addresses } = this.#link
        const request = { url: link.url, headers, addresses, stallMs: this.#stallMs }
        const response = await requestFromStore(request, this.#context)
        this.#isHostKnown = true
        this.#accepted += 1
        return { ...response, close: this.#closeOnce(response) }
      } catch (error) {
        if (error instanceof HttpError) this.#reduceLimit(error)
        this.#freeSlot()
        if (link === undefined) throw error
        if (error instanceof LinkRejected) await this.#link.renew(link, error.message)
        else await this.retryAfter(error)
      }
    }
  }

  /** Resets the retry delay, because new bytes have arrived. */
  received(): void {
    this.#delay.succeeded()
  }

  /** Waits to retry after an HttpError. Throws other errors. Fails if several attempts could not resolve the host. */
  async retryAfter(error: unknown): Promise<void> {
    this.#throwIfAborted()
    if (!(error instanceof HttpError)) throw error
    if (error.code !== 'ENOTFOUND') this.#isHostKnown = true
    if (!this.#isHostKnown && this.#delay.failures + 1 >= MAX_UNREACHABLE_ATTEMPTS) {
      throw new Failure(
        'download-interrupted',
        `The archive could not be downloaded in ${MAX_UNREACHABLE_ATTEMPTS} attempts: ${error.message}.`,
        { cause: error }
      )
    }
    this.#pause ??= this.#delay.afterFailure(error, error.waitMs).finally(() => (this.#pause = undefined))
    await this.#pause
  }

  async #takeSlot(): Promise<void> {
    for (;;) {
      this.#throwIfAborted()
      if (this.#pause !== undefined && this.#accepted === 0) await this.#pause
      else if (this.#open >= this.#limit) await this.#slotFreed.promise
      else break
    }
    this.#open += 1
  }

  #throwIfAborted(): void {
    const { signal } = this.#context
    if (signal.aborted) throw this.#delay.explain(signal.reason)
  }

  #freeSlot(): void {
    this.#open -= 1
    this.#slotFreed.resolve(undefined)
    this.#slotFreed = deferred<undefined>()
  }

  #closeOnce(response: ArchiveResponse): () => void {
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      response.close()
      this.#accepted -= 1
      this.#freeSlot()
    }
  }

  /** Lowers the limit if only some requests fail, because the store probably limits connections or is overloaded. */
  #reduceLimit(error: HttpError): void {
    if (this.#accepted === 0) return
    const limit = Math.max(this.#accepted, Math.min(this.#limit, this.#open - 1))
    if (limit >= this.#limit) return
    if (this.#limit === MAX_ARCHIVE_CONNECTIONS) {
      this.#context.log.info(`Continuing with fewer connections: the store rejected one (${error.message}).`)
    }
    this.#limit = limit
  }
}
