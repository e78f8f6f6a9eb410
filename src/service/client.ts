import type * as z from 'zod/mini'
import type { Http } from '../runtime/http.ts'
import { type RetryContext, type RetryDecision, withRetry } from '../runtime/retry.ts'
import { type Area, failureOf } from './service-failures.ts'
import {
  type Exchange,
  exchange,
  isTlsProblem,
  UnexpectedResponse,
  HttpError,
  NoResponse
} from './request.ts'
import {
  type AgentJob,
  agentJob,
  type Bundle,
  bundle,
  type ExportJob,
  exportJob,
  startedJob
} from './schemas.ts'

export interface ExportOrder {
  domain: string
  version?: string | undefined
  paths?: string[] | undefined
}

/** The documentation host's administrative API: the four calls that we make of it. */
export interface Service {
  startExport(order: ExportOrder): Promise<string>
  readExport(jobId: string): Promise<ExportJob>
  /** Undefined while the service says that the job has not finished. */
  makeBundle(jobId: string): Promise<Exchange<Bundle> | undefined>
  readAgentJob(projectId: string, jobId: string): Promise<AgentJob>
}

export interface ServiceContext extends RetryContext {
  http: Http
  /** How long one request may stay without its whole answer. */
  answerTimeoutMs?: number
}

const ANSWER_TIMEOUT_MS = 30_000
const MAX_VAIN_STARTS = 8
const MAX_UNKNOWN_HOSTS = 5
const MAX_MISUNDERSTANDINGS = 3

const PREFIX: Record<Area, string[]> = { export: ['v1', 'static-export', 'jobs'], agent: ['v2', 'agent'] }

export function createService(
  { baseUrl, apiKey }: { baseUrl: URL; apiKey: string },
  context: ServiceContext
): Service {
  const { http, clock, log, signal, answerTimeoutMs = ANSWER_TIMEOUT_MS } = context

  async function call<T extends z.ZodMiniType>(
    what: string,
    request: { method: 'GET' | 'POST'; area: Area; path: string[]; body?: unknown; schema: T },
    judge: (error: unknown, attempt: number) => RetryDecision
  ): Promise<Exchange<z.infer<T>>> {
    const once = async () =>
      await exchange(
        {
          method: request.method,
          url: addressOf(baseUrl, [...PREFIX[request.area], ...request.path]),
          // The only address that the key is handed to: always the origin of `base-url`.
          apiKey,
          body: request.body === undefined ? undefined : JSON.stringify(request.body),
          schema: request.schema
        },
        { http, now: () => clock.now(), signal, answerTimeoutMs }
      )
    try {
      return await withRetry(what, once, judge, context)
    } catch (error) {
      throw failureOf(error, { call: what, area: request.area })
    }
  }

  return {
    async startExport({ domain, version, paths }) {
      let lost = 0
      const judge = (error: unknown, attempt: number): RetryDecision => {
        if (surelyNotTaken(error)) {
          return error instanceof NoResponse && attempt >= MAX_VAIN_STARTS
            ? { retry: false }
            : judgeRead(error, attempt)
        }
        if (!answerWasLost(error) || lost > 0) return { retry: false }
        lost += 1
        log.warning(
          `The answer to the start of the export of ${domain} was lost, so it is sent once more. An earlier job may be running already.`
        )
        return { retry: true }
      }
      const body = {
        domain,
        ...(version !== undefined && { version }),
        ...(paths !== undefined && { paths })
      }
      const { answer } = await call(
        `Starting the export of ${domain}`,
        { method: 'POST', area: 'export', path: [], body, schema: startedJob },
        judge
      )
      return answer.jobId
    },

    async readExport(jobId) {
      const { answer } = await call(
        `Reading export job ${jobId}`,
        { method: 'GET', area: 'export', path: [jobId], schema: exportJob },
        judgeRead
      )
      return answer
    },

    async makeBundle(jobId) {
      try {
        return await call(
          `Asking for the bundle of job ${jobId}`,
          { method: 'POST', area: 'export', path: [jobId, 'bundle'], schema: bundle },
          judgeRead
        )
      } catch (error) {
        if (error instanceof Error && error.cause instanceof HttpError && error.cause.status === 409)
          return undefined
        throw error
      }
    },

    async readAgentJob(projectId, jobId) {
      const { answer } = await call(
        `Reading agent job ${jobId}`,
        { method: 'GET', area: 'agent', path: [projectId, 'job', jobId], schema: agentJob },
        judgeRead
      )
      return answer
    }
  }
}

/** `base-url` may carry a path prefix; ids are opaque, so whatever is in them is encoded. */
function addressOf(baseUrl: URL, path: string[]): URL {
  const prefix = baseUrl.pathname.replace(/\/+$/, '')
  return new URL(`${prefix}/${path.map(encodeURIComponent).join('/')}`, baseUrl.origin)
}

/** Reads, and the bundle call, may be repeated freely: until the run's own timeout, unless it is no use. */
function judgeRead(error: unknown, attempt: number): RetryDecision {
  if (error instanceof HttpError) return { retry: isPassing(error.status), waitMs: error.waitMs }
  if (error instanceof UnexpectedResponse) return { retry: attempt < MAX_MISUNDERSTANDINGS }
  if (!(error instanceof NoResponse) || isTlsProblem(error.code)) return { retry: false }
  // A host that nobody knows is a misspelt `base-url` more often than a name server's bad minute.
  return { retry: error.code !== 'ENOTFOUND' || attempt < MAX_UNKNOWN_HOSTS }
}

function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

function surelyNotTaken(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 429 || error.status === 503
  return error instanceof NoResponse && !error.mayHaveArrived
}

function answerWasLost(error: unknown): boolean {
  if (error instanceof HttpError) return isPassing(error.status)
  return error instanceof NoResponse || error instanceof UnexpectedResponse
}
