import type * as z from 'zod/mini'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { decideRetry, HttpError } from '../runtime/http/http-error.ts'
import { type RetryDecision, withRetry } from '../runtime/http/retry.ts'
import type { NetworkContext } from '../runtime/run.ts'
import { type JsonResponse, requestJson, UnexpectedResponse } from './json-request.ts'
import {
  agentJob,
  type Bundle,
  bundle,
  exportJob,
  projectUpdate,
  startedAgentJob,
  startedJob,
  startedPreview,
  startedUpdate
} from './schemas.ts'
import { type FailedCall, toFailure } from './service-failures.ts'

const RESPONSE_TIMEOUT_MS = 30_000
const MAX_UNEXPECTED_RESPONSES = 3

interface Call<T extends z.ZodMiniType> extends Omit<FailedCall, 'url' | 'apiKey'> {
  path: string[]
  /** Sent with a POST. */
  body?: unknown
  schema: T
}

export type Service = ReturnType<typeof createService>

/** The administrative API of the documentation service. Every call retries by the rules of a read or of a start. */
export function createService(
  {
    baseUrl,
    apiKey,
    responseTimeoutMs = RESPONSE_TIMEOUT_MS
  }: { baseUrl: URL; apiKey: string; responseTimeoutMs?: number },
  context: NetworkContext
) {
  /** Whether the host was reached in this run. Until then `base-url` may be wrong. */
  let reached = false
  let mayHaveStarted = false

  async function send<T extends z.ZodMiniType>(
    method: 'GET' | 'POST',
    { path, body, schema, ...about }: Call<T>,
    decide: (error: unknown, attempt: number) => RetryDecision = decideRead
  ): Promise<JsonResponse<z.infer<T>>> {
    const url = addressOf(baseUrl, path)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const request = { method, url, apiKey, body: text, schema, timeoutMs: responseTimeoutMs }
    const attempt = async () => {
      const before = mayHaveStarted
      if (about.operation === 'start-export') mayHaveStarted = true
      try {
        return await requestJson(request, context)
      } catch (error) {
        if (isNotAccepted(error)) mayHaveStarted = before
        reached ||= error instanceof UnexpectedResponse || (error instanceof HttpError && error.maybeReceived)
        throw error
      }
    }
    try {
      const response = await withRetry(about.what, attempt, decide, context)
      reached = true
      return response
    } catch (error) {
      throw toFailure(error, { ...about, url, apiKey })
    }
  }

  async function read<T extends z.ZodMiniType>(call: Call<T>): Promise<z.infer<T>> {
    return (await send('GET', call)).body
  }

  /**
   * A start is repeated while it is certain that the service did not accept it, and once when that is not known: a second job
   * costs more than a failed run.
   */
  async function start<T extends z.ZodMiniType>(call: Call<T>): Promise<z.infer<T>> {
    let repeated = false
    const decide = (error: unknown, attempt: number): RetryDecision => {
      const decision = decideRead(error, attempt)
      if (!decision.retry || isNotAccepted(error)) return decision
      if (repeated) return { retry: false }
      repeated = true
      context.log.warning(
        `${call.what}: ${reasonOf(error)}. The service may have accepted the request. It is sent once more: if both are accepted, two jobs are running.`
      )
      return decision
    }
    return (await send('POST', call, decide)).body
  }

  /** For requests that can be repeated freely: until the run's timeout, unless a retry is useless. */
  function decideRead(error: unknown, attempt: number): RetryDecision {
    if (error instanceof UnexpectedResponse) return { retry: attempt < MAX_UNEXPECTED_RESPONSES }
    return decideRetry(error, { attempt, isReached: reached })
  }

  return {
    /** False while it is certain that no start of an export was accepted. */
    mayHaveStartedExport: () => mayHaveStarted,

    async startExport(about: {
      domain: string
      version?: string | undefined
      paths?: string[] | undefined
    }): Promise<string> {
      const started = await start({
        operation: 'start-export',
        what: `Starting the export of ${about.domain}`,
        path: EXPORT_JOBS,
        body: about,
        schema: startedJob
      })
      return started.jobId
    },

    async getExportJob(jobId: string) {
      return await read({
        operation: 'get-export-job',
        what: `Reading export job ${jobId}`,
        jobId,
        path: [...EXPORT_JOBS, jobId],
        schema: exportJob
      })
    },

    /** Undefined while the service responds that the job has not finished. */
    async createBundle(jobId: string): Promise<JsonResponse<Bundle> | undefined> {
      try {
        return await send('POST', {
          operation: 'create-bundle',
          what: `Creating the bundle of export job ${jobId}`,
          jobId,
          path: [...EXPORT_JOBS, jobId, 'bundle'],
          schema: bundle
        })
      } catch (error) {
        if (error instanceof Failure && error.code === 'service-409') return undefined
        throw error
      }
    },

    async startUpdate(projectId: string): Promise<string> {
      const { statusId } = await start({
        operation: 'start-update',
        what: `Starting the update of project ${projectId}`,
        path: ['v1', 'project', 'update', projectId],
        schema: startedUpdate
      })
      return statusId
    },

    /** Starts the preview deployment of a branch. Its status is that of an update. */
    async startPreview(projectId: string, branch: string) {
      return await start({
        operation: 'start-preview',
        what: `Starting the preview of branch ${branch} of project ${projectId}`,
        path: ['v1', 'project', 'preview', projectId],
        body: { branch },
        schema: startedPreview
      })
    },

    async getUpdate(statusId: string) {
      return await read({
        operation: 'get-update',
        what: `Reading update ${statusId}`,
        path: ['v1', 'project', 'update-status', statusId],
        schema: projectUpdate
      })
    },

    async startAgentJob(projectId: string, prompt: string): Promise<string> {
      const { id } = await start({
        operation: 'start-agent-job',
        what: `Starting an agent job in project ${projectId}`,
        path: ['v2', 'agent', projectId, 'job'],
        body: { prompt },
        schema: startedAgentJob
      })
      return id
    },

    async getAgentJob(projectId: string, jobId: string) {
      return await read({
        operation: 'get-agent-job',
        what: `Reading agent job ${jobId}`,
        jobId,
        path: ['v2', 'agent', projectId, 'job', jobId],
        schema: agentJob
      })
    }
  }
}

const EXPORT_JOBS = ['v1', 'static-export', 'jobs']

/** `base-url` may have a path prefix. Ids can contain any characters, so they are encoded. */
function addressOf(baseUrl: URL, path: string[]): URL {
  const prefix = baseUrl.pathname.replace(/\/+$/, '')
  return new URL(`${prefix}/${path.map(encodeURIComponent).join('/')}`, baseUrl.origin)
}

function isNotAccepted(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  return error.status === undefined ? !error.maybeReceived : error.status === 429 || error.status === 503
}
