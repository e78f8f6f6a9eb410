import type { getOctokit } from '@actions/github'
import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { decideRetry, HttpError } from '../runtime/http/http-error.ts'
import type { HttpRequest } from '../runtime/http/agent-http.ts'
import type { Log } from '../runtime/log.ts'
import { sendRequest } from '../runtime/http/request.ts'
import { isTransient, type RetryDecision, withRetry } from '../runtime/http/retry.ts'
import type { NetworkContext } from '../runtime/context.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'
import { formatDuration } from '../runtime/text/units.ts'

export type Octokit = ReturnType<typeof getOctokit>

export interface GitHubAccess {
  token: string
  apiUrl: string
  /** `owner/name` */
  repository: string
  /** Time at which the run times out, by the runner's clock. No request waits for a rate limit that resets later. */
  deadline: number
}

interface OctokitResponse {
  data: unknown
  headers: { link?: string | undefined }
}

const RESPONSE_TIMEOUT_MS = 60_000
/** Enough for a list of 100 releases, each with the longest notes that GitHub accepts. */
const MAX_RESPONSE_BYTES = 20_000_000

/** Calls the REST API for one GitHub repository. Octokit uses the run's connections, retries and abort signal. */
export class GitHubClient {
  readonly log: Log
  readonly repository: string
  readonly apiUrl: string
  /** The repository in the form that Octokit's methods require. */
  readonly repo: { owner: string; repo: string }
  readonly #access: GitHubAccess
  readonly #context: NetworkContext
  #octokit: Promise<Octokit> | undefined
  #isReached = false

  constructor(access: GitHubAccess, context: NetworkContext) {
    const [owner = '', repo = ''] = access.repository.split('/')
    this.log = context.log
    this.repository = access.repository
    this.apiUrl = access.apiUrl.replace(/\/$/, '')
    this.repo = { owner, repo }
    this.#access = access
    this.#context = context
  }

  get hasToken(): boolean {
    return this.#access.token !== ''
  }

  /** On GitHub Enterprise Server, the REST API address ends with `/v3`. */
  get graphqlUrl(): string {
    return `${this.apiUrl.replace(/\/v3$/, '')}/graphql`
  }

  /** Returns a client with the same access to another repository. */
  forRepository(repository: string): GitHubClient {
    return new GitHubClient({ ...this.#access, repository }, this.#context)
  }

  /** Sends a request with retries, and validates the response content. */
  async call<T>(
    what: string,
    schema: z.ZodMiniType<T>,
    send: (octokit: Octokit) => Promise<OctokitResponse>
  ): Promise<T> {
    return await this.retry(what, async () => (await this.send(schema, send)).data)
  }

  /** Like `call`, for a `route` below the repository address, such as `GET git/commits/SHA`. */
  async request<T>(what: string, schema: z.ZodMiniType<T>, route: string, fields: object = {}): Promise<T> {
    const address = this.#addressOf(route)
    return await this.call(what, schema, async octokit => await octokit.request(address, { ...fields }))
  }

  /** Yields all items of a list, page by page. */
  async *list<T>(what: string, schema: z.ZodMiniType<T[]>, route: string): AsyncGenerator<T> {
    const address = this.#addressOf(route)
    for (let page = 1; ; page += 1) {
      const request = async (octokit: Octokit) => await octokit.request(address, { per_page: 100, page })
      const { data, hasNext } = await this.retry(what, async () => await this.send(schema, request))
      yield* data
      if (!hasNext || data.length === 0) return
    }
  }

  #addressOf(route: string): string {
    return route.replace(' ', ` /repos/${this.repository}/`)
  }

  /** Sends one request, without retries. Throws an HttpError for any status that is not a success. */
  async send<T>(
    schema: z.ZodMiniType<T>,
    send: (octokit: Octokit) => Promise<OctokitResponse>
  ): Promise<{ data: T; hasNext: boolean }> {
    // Loaded on first use, because Octokit would slow down the start of every run.
    this.#octokit ??= import('@actions/github').then(({ getOctokit: create }) => {
      const debug = (text: string) => this.log.debug(text)
      return create(this.#access.token, {
        baseUrl: this.apiUrl,
        userAgent: 'static-docs-export',
        log: { debug, info: debug, warn: debug, error: debug },
        request: { fetch: this.#fetch }
      })
    })
    const { data, headers } = await send(await this.#octokit).catch((error: unknown) => {
      throw this.#explain(error)
    })
    const read = schema.safeParse(data)
    if (!read.success) {
      const response = { status: 200, headers: {}, body: '' }
      throw new HttpError('unexpected response', { response })
    }
    const next = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? ''
    return { data: read.data, hasNext: parseUrl(next)?.origin === this.#apiOrigin }
  }

  async retry<T>(what: string, call: () => Promise<T>): Promise<T> {
    const context = { ...this.#context, host: new URL(this.apiUrl).host }
    return await withRetry(what, call, (error, attempt) => this.#decide(error, attempt), context)
  }

  get #apiOrigin(): string {
    return new URL(this.apiUrl).origin
  }

  /** Replaces Octokit's connections, which cannot be aborted immediately and do not report a truncated response. */
  readonly #fetch = async (address: string, init: FetchInit): Promise<Response> => {
    const { method, headers, body } = init
    const url = new URL(address)
    // GitHub uses another host for uploads. Without TLS, the token is sent only to the API origin.
    if (url.origin !== this.#apiOrigin && url.protocol !== 'https:')
      throw new Error(`the address ${url.origin} is not https`)
    const isStream = body instanceof Readable
    const { status, ...received } = await sendRequest(
      {
        method,
        url,
        headers: { ...headers, 'x-github-api-version': '2022-11-28' },
        body: isStream ? { size: Number(headers['content-length']), stream: body } : body,
        ...(!isStream && { timeoutMs: RESPONSE_TIMEOUT_MS }),
        maxBytes: MAX_RESPONSE_BYTES
      },
      this.#context
    )
    this.#isReached = true
    const fields = Object.entries(received.headers).map(
      ([name, value]) => [name, String(value)] as [string, string]
    )
    return new Response([204, 205, 304].includes(status) ? null : received.body, { status, headers: fields })
  }

  /** Octokit reports an error from `fetch` as the `cause` of another error. */
  #explain(error: unknown): unknown {
    const { cause, response } = Object(error) as {
      cause?: unknown
      response?: { status: number; headers: HttpError['headers']; data: unknown }
    }
    if (cause !== undefined) return cause
    if (response === undefined) return error
    const { status, headers, data } = response
    return new HttpError(messageOf(status, data), {
      response: { status, headers, body: JSON.stringify(data) },
      now: this.#context.clock.now()
    })
  }

  #decide(error: unknown, attempt: number): RetryDecision {
    const decision = decideRetry(error, { attempt, isReached: this.#isReached })
    if (!(error instanceof HttpError) || error.status === undefined) return decision
    const now = this.#context.clock.now()
    const waitMs = rateLimitWaitMs(error, error.status, now)
    // After a failed upload, the asset name remains taken for a moment before the asset is listed and can be deleted.
    const isTaken = error.status === 422 && error.body.includes('"already_exists"')
    if (waitMs === undefined) return { retry: decision.retry || isTaken }
    if (now + waitMs >= this.#access.deadline) {
      throw new Failure(
        'github-rate-limited',
        `The GitHub API rate limit resets in ${formatDuration(waitMs)}, after this run's timeout: ${reasonOf(error).replace(/\.$/, '')}.`,
        { cause: error }
      )
    }
    return { retry: true, waitMs }
  }
}

/** The options that Octokit passes to `fetch`. */
interface FetchInit {
  method: HttpRequest['method']
  headers: Record<string, string>
  body?: string | Readable
}

/** Returns the wait that GitHub requests: `Retry-After` for secondary limits, the reset time for the primary limit. */
function rateLimitWaitMs({ headers, waitMs }: HttpError, status: number, now: number): number | undefined {
  if (status !== 403 && !isTransient(status)) return undefined
  if (waitMs !== undefined) return waitMs
  const resetAt = Number(headers['x-ratelimit-reset']) * 1000
  if (headers['x-ratelimit-remaining'] !== '0' || Number.isNaN(resetAt)) return undefined
  // The reset time refers to GitHub's clock.
  const serverNow = Date.parse(headers.date ?? '')
  return Math.max(0, resetAt - (Number.isNaN(serverNow) ? now : serverNow)) + 1000
}

function messageOf(status: number, data: unknown): string {
  const { message, errors } = Object(data) as { message?: unknown; errors?: unknown }
  const text = typeof message === 'string' ? message : `HTTP ${status}`
  const list: unknown[] = Array.isArray(errors) ? errors : []
  return [text, ...list.map(error => (typeof error === 'string' ? error : JSON.stringify(error)))].join(' ')
}

export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}

/** Ignores a 404 response: the object does not exist, or the token does not give access to it. */
export function unlessNotFound(error: unknown): undefined {
  if (!isNotFound(error)) throw error
}
