import type * as z from 'zod/mini'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { decideRetry, HttpError } from '../runtime/http/http-error.ts'
import { type RetryDecision, withRetry } from '../runtime/http/retry.ts'
import type { NetworkContext } from '../runtime/context.ts'
import { type JsonResponse, requestJson, UnexpectedResponse } from './json-request.ts'
import {
  agentJob,
  type Bundle,
  bundle,
  exportJob,
  projectUpdate,
  startedAgentJob,
  startedJob,
  startedUpdate
} from './schemas.ts'
import { type FailedCall, toFailure } from './service-failures.ts'

const RESPONSE_TIMEOUT_MS = 30_000
const MAX_UNEXPECTED_RESPONSES = 3

interface Call<T extends z.ZodMiniType> extends Omit<FailedCall, 'url' | 'apiKey'> {
  path: string[]
  body?: unknown
  schema: T
}

/** Calls the documentation service's administrative API. Requests that start a job have stricter retry rules. */
export class Service {
  readonly #baseUrl: URL
  readonly #apiKey: string
  readonly #context: NetworkContext
  /** True after the host has responded. Until then, `base-url` may be wrong. */
  #isReached = false
  #mayHaveStarted = false
  readonly #startedJobs = new Set<string>()

  constructor({ baseUrl, apiKey }: { baseUrl: URL; apiKey: string }, context: NetworkContext) {
    this.#baseUrl = baseUrl
    this.#apiKey = apiKey
    this.#context = context
  }

  /** False if the service certainly accepted no request to start an export. */
  get mayHaveStartedExport(): boolean {
    return this.#mayHaveStarted
  }

  async startExport(about: {
    domain: string
    version?: string | undefined
    paths?: string[] | undefined
  }): Promise<string> {
    const { jobId } = await this.#start({
      operation: 'start-export',
      what: `Starting the export of ${about.domain}`,
      path: EXPORT_JOBS,
      body: about,
      schema: startedJob
    })
    this.#startedJobs.add(jobId)
    return jobId
  }

  async getExportJob(jobId: string) {
    return await this.#read({
      operation: 'get-export-job',
      what: `Reading export job ${jobId}`,
      jobId,
      path: [...EXPORT_JOBS, jobId],
      schema: exportJob
    })
  }

  /** Returns undefined if the service responds that the job has not finished. */
  async createBundle(jobId: string): Promise<JsonResponse<Bundle> | undefined> {
    try {
      return await this.#send('POST', {
        operation: 'create-bundle',
        what: `Creating the bundle for export job ${jobId}`,
        jobId,
        path: [...EXPORT_JOBS, jobId, 'bundle'],
        schema: bundle
      })
    } catch (error) {
      if (error instanceof Failure && error.code === 'service-409') return undefined
      throw error
    }
  }

  async startUpdate(projectId: string): Promise<string> {
    const { statusId } = await this.#start({
      operation: 'start-update',
      what: `Starting the update of project ${projectId}`,
      path: ['v1', 'project', 'update', projectId],
      schema: startedUpdate
    })
    return statusId
  }

  async getUpdate(statusId: string) {
    return await this.#read({
      operation: 'get-update',
      what: `Reading update ${statusId}`,
      path: ['v1', 'project', 'update-status', statusId],
      schema: projectUpdate
    })
  }

  async startAgentJob(projectId: string, prompt: string): Promise<string> {
    const { id } = await this.#start({
      operation: 'start-agent-job',
      what: `Starting an agent job in project ${projectId}`,
      path: ['v2', 'agent', projectId, 'job'],
      body: { prompt },
      schema: startedAgentJob
    })
    this.#startedJobs.add(id)
    return id
  }

  async getAgentJob(projectId: string, jobId: string) {
    return await this.#read({
      operation: 'get-agent-job',
      what: `Reading agent job ${jobId}`,
      jobId,
      path: ['v2', 'agent', projectId, 'job', jobId],
      schema: agentJob
    })
  }

  async #read<T extends z.ZodMiniType>(call: Call<T>): Promise<z.infer<T>> {
    return (await this.#send('GET', call)).body
  }

  /**
   * Retries as long as the service certainly did not accept the request, but only once if the outcome is unknown,
   * because a second job costs more than a failed run.
   */
  async #start<T extends z.ZodMiniType>(call: Call<T>): Promise<z.infer<T>> {
    let isRepeated = false
    const decide = (error: unknown, attempt: number): RetryDecision => {
      const decision = this.#decideRead(error, attempt)
      if (!decision.retry || isNotAccepted(error)) return decision
      if (isRepeated) return { retry: false }
      isRepeated = true
      this.#context.log.warning(
        `${call.what}: ${reasonOf(error)}. The service may have accepted the request. The request is sent again. If the service accepts both requests, two jobs will run.`
      )
      return decision
    }
    return (await this.#send('POST', call, decide)).body
  }

  /** Decides about requests that are safe to repeat: retries until the run's timeout, unless a retry is useless. */
  #decideRead(error: unknown, attempt: number): RetryDecision {
    if (error instanceof UnexpectedResponse) return { retry: attempt < MAX_UNEXPECTED_RESPONSES }
    return decideRetry(error, { attempt, isReached: this.#isReached })
  }

  async #send<T extends z.ZodMiniType>(
    method: 'GET' | 'POST',
    { path, body, schema, ...about }: Call<T>,
    decide = (error: unknown, attempt: number) => this.#decideRead(error, attempt)
  ): Promise<JsonResponse<z.infer<T>>> {
    const url = addressOf(this.#baseUrl, path)
    const text = body === undefined ? undefined : JSON.stringify(body)
    const access = { apiKey: this.#apiKey, timeoutMs: RESPONSE_TIMEOUT_MS }
    const request = { method, url, body: text, schema, ...access }
    const attempt = async () => {
      const before = this.#mayHaveStarted
      this.#context.signal.throwIfAborted()
      if (about.operation === 'start-export') this.#mayHaveStarted = true
      try {
        return await requestJson(request, this.#context)
      } catch (error) {
        if (isNotAccepted(error)) this.#mayHaveStarted = before
        const isResponse = error instanceof HttpError && error.maybeReceived
        this.#isReached ||= error instanceof UnexpectedResponse || isResponse
        throw error
      }
    }
    try {
      const response = await withRetry(about.what, attempt, decide, { ...this.#context, host: url.host })
      this.#isReached = true
      return response
    } catch (error) {
      const isOwnJob = about.jobId !== undefined && this.#startedJobs.has(about.jobId)
      throw toFailure(error, { ...about, isOwnJob, url, apiKey: this.#apiKey })
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
