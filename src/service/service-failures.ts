import { type FailureCode, FAILURES } from '../failures/index.ts'
import { Failure } from '../runtime/failure.ts'
import { HttpError } from '../runtime/http/http-error.ts'
import { serviceMessageOf, UnexpectedResponse } from './json-request.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'

const CHECK_JOB_ID =
  'Run again without `job-id` to start a new export. A `job-id` must be the id of an export job in the organization that `api-key` belongs to.'
const EXPORT_EXPIRED = 'The export has expired: run again without `job-id` to start a new export.'

const CHECK_UPDATE_PROJECT =
  'Check `update-project`: it must be the id of a project in the organization that `api-key` belongs to.'

const FORGOTTEN_JOB =
  'Run again: the service no longer knows the job that it started for this run. If the error persists, contact the support of the service.'

/** Advice about a job that this run has started, so that no input contains its id. */
const OWN_JOB: Partial<Record<number, string>> = {
  400: FORGOTTEN_JOB,
  404: FORGOTTEN_JOB,
  410: 'The job has expired. Run again to start a new one.'
}

/** Advice that depends on the operation, by HTTP status. `FAILURES` contains advice for other statuses, such as 401. */
const ADVICE = {
  'start-export': {
    400: 'Check `domain`, `version` and `paths`: the service did not accept these inputs.',
    404: 'Check `domain`: it must belong to the same organization as `api-key`. Also check the path in `base-url`.'
  },
  'get-export-job': { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
  'create-bundle': { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
  'start-update': {
    400: CHECK_UPDATE_PROJECT,
    404: `${CHECK_UPDATE_PROJECT} If the service cannot publish a project on request, remove \`update-project\`.`,
    409: 'Another update of this project may be running. Run again after that update has ended.'
  },
  'get-update': { 404: 'Run again. If the error persists, remove `update-project`.' },
  'start-agent-job': {
    400: 'Check `project-id` and `prompt`: the service did not accept these inputs.',
    404: 'Check `project-id`: it must be the id of a project in the organization that `api-key` belongs to. If the service cannot start agent jobs through its API, start the job on the dashboard and set `job-id`.',
    409: 'Another agent job in this project may be running. Run again after that job has ended.'
  },
  'get-agent-job': {
    400: 'Check `project-id` and, if it is set, `job-id`: the service did not accept these inputs.',
    404: 'Check `project-id` and, if it is set, `job-id`: both must belong to the same organization as `api-key`. Also check the path in `base-url`.'
  }
} satisfies Record<string, Partial<Record<number, string>>>

const CLIENT_ERROR_ADVICE =
  'Check that `base-url` is the address of the API, and check any proxy or gateway between this runner and the API.'

export interface FailedCall {
  operation: keyof typeof ADVICE
  /** What the request does, including an id or name: `Reading update 42`. Log lines and errors begin with this text. */
  what: string
  url: URL
  /** Removed from messages, since some services repeat the rejected key. */
  apiKey: string
  /** The id of the job, if the request is about a job. */
  jobId?: string | undefined
  /** Whether this run has started the job. */
  isOwnJob?: boolean
}

/** Converts the last error of a call to a Failure. Returns an error unchanged if it is not about the service. */
export function toFailure(error: unknown, call: FailedCall): unknown {
  if (error instanceof HttpError) {
    return error.status === undefined ? fromConnection(error, call) : fromStatus(error, error.status, call)
  }
  if (error instanceof UnexpectedResponse) {
    const message = `${call.what}: ${error.message}. The requested address was ${addressOf(call)}.`
    return new Failure('unexpected-response', message, { cause: error, jobId: call.jobId })
  }
  return error
}

function fromStatus(error: HttpError, status: number, call: FailedCall): Failure {
  const { what, operation, url, jobId, isOwnJob = false } = call
  if (status >= 300 && status < 400) {
    const origin = parseUrl(error.headers.location ?? 'about:blank', url.href)?.origin
    // Addresses such as file: and about: have the origin "null".
    const target = origin === undefined || origin === 'null' ? 'another address' : origin
    const message = `${what}: ${url.host} redirects to ${target}. The key is not sent there.`
    return new Failure('service-redirect', message, { cause: error, jobId })
  }
  const isKnown = Object.hasOwn(FAILURES, `service-${status}`)
  const code = isKnown ? (`service-${status}` as FailureCode) : 'service-error'
  const isOtherClientError = code === 'service-error' && status < 500
  const specific: Partial<Record<number, string>> = ADVICE[operation]
  const advice =
    (isOwnJob ? OWN_JOB : specific)[status] ?? (isOtherClientError ? CLIENT_ERROR_ADVICE : undefined)
  const from = status === 404 ? ` from ${addressOf(call)}` : ''
  const message = serviceMessageOf(error, call.apiKey)
  const response = message === undefined ? '' : ` The service responded: ${message}`
  return new Failure(code, `${what}: HTTP ${status}${from}.${response}`, { advice, cause: error, jobId })
}

function fromConnection(error: HttpError, { what, url: { host, origin }, jobId }: FailedCall): Failure {
  const options = { cause: error, jobId }
  const { message, isTrustProblem, isTlsProblem } = error
  if (isTrustProblem) {
    const problem = `the certificate of ${host} is not trusted`
    return new Failure('certificate-not-trusted', `${what}: ${problem} (${message}).`, options)
  }
  if (isTlsProblem)
    return new Failure('tls-failed', `${what}: no TLS connection to ${host} (${message}).`, options)
  const missing = error.maybeReceived ? 'no complete response from' : 'no connection to'
  const where = ` The address of \`base-url\` is ${origin}.`
  return new Failure('service-unreachable', `${what}: ${missing} ${host} (${message}).${where}`, options)
}

/** Error messages contain the whole address, so that users can see a wrong host or path in `base-url`. */
function addressOf({ url }: FailedCall): string {
  return `${url.origin}${url.pathname}`
}
