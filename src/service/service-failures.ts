import type { FailureCode } from '../runtime/failure-catalog/index.ts'
import { Failure } from '../runtime/failure.ts'
import { isTlsProblem, isTrustProblem, UnexpectedResponse, HttpError, NoResponse } from './request.ts'

/** The two parts of the API. A refusal by one means something else than by the other. */
export type Area = 'export' | 'agent'

const KEY_ADVICE =
  'Check `api-key`: it must be an admin key of this organization that has not expired. Make a new one on the API keys page of the dashboard and update the secret.'

/** What a refusal means to the person who set the workflow up, whichever call of the area it was. */
const ADVICE: Record<Area, Partial<Record<number, string>>> = {
  export: {
    400: 'Check `domain`, `version`, `paths` and `job-id`: the service did not accept the request as it stands.',
    401: KEY_ADVICE,
    403: "Static export needs an enterprise plan, and a key that may use it. Check the plan, the key's scope, and whether an IP allow-list keeps this runner out.",
    404: 'Check that `base-url` carries the right path and that the id belongs to the same organization as `api-key`.',
    409: 'Another export of this domain is running. Wait for it, or pass its id as `job-id` to pick it up instead of starting one.',
    429: 'The service limits how many requests are made. Start fewer exports at once (`max-parallel` in a matrix), or raise `timeout`.'
  },
  agent: {
    400: 'Check `project-id` and `job-id`: the service did not accept them as they stand.',
    401: KEY_ADVICE,
    403: 'Check that the key may read agent jobs of this project, and whether an IP allow-list keeps this runner out.',
    404: 'Check `project-id` and `job-id`: both must belong to the same organization as `api-key`. Check too that `base-url` carries the right path.'
  }
}

const REFUSED_ADVICE =
  'Check that `base-url` is the address of the API, and what stands between it and this runner: proxy, gateway.'

const GATEWAY_ADVICE =
  'The service is in trouble. Run again later; if it lasts, show this message to its support.'

/** Turns the last error of a call into words. `call` says what was being done, to which job. */
export function failureOf(error: unknown, { call, area }: { call: string; area: Area }): unknown {
  if (error instanceof HttpError) return refused(error, call, ADVICE[area][error.status])
  if (error instanceof UnexpectedResponse) {
    return new Failure('unexpected-response', `${call}: ${error.message}.`, {
      advice:
        'Check that `base-url` is the address of the API, not of the dashboard or of a login page in front of it.',
      cause: error
    })
  }
  if (error instanceof NoResponse) return unreachable(error, call)
  return error
}

function refused(error: HttpError, call: string, advice: string | undefined): Failure {
  const { status, reason, location } = error
  const said = reason === undefined ? '' : ` The service said: ${reason}`
  if (status >= 300 && status < 400) {
    const target = location === undefined ? '' : ` to ${URL.parse(location)?.origin ?? 'another address'}`
    return new Failure(
      'service-redirect',
      `${call}: the service redirects${target}, and the key is not sent there.`,
      { advice: 'Set `base-url` to the address that the API really has.', cause: error }
    )
  }
  return new Failure(
    advice === undefined ? 'service-error' : (`service-${status}` as FailureCode),
    `${call}: the service answered ${status}.${said}`,
    { advice: advice ?? (status < 500 ? REFUSED_ADVICE : GATEWAY_ADVICE), cause: error }
  )
}

function unreachable(error: NoResponse, call: string): Failure {
  if (isTrustProblem(error.code)) {
    return new Failure(
      'certificate-not-trusted',
      `${call}: the certificate of the service is not trusted (${error.message}).`,
      {
        advice:
          'Behind a private CA, set the environment variable NODE_EXTRA_CA_CERTS to its certificate file for this job. A certificate that has expired or is for another name is for whoever runs the service to mend.',
        cause: error
      }
    )
  }
  if (isTlsProblem(error.code)) {
    return new Failure(
      'tls-failed',
      `${call}: no secure connection to the service could be made (${error.message}).`,
      {
        advice: 'Check the scheme and the port of `base-url`: what listens there may not speak TLS.',
        cause: error
      }
    )
  }
  return new Failure('service-unreachable', `${call}: the service could not be reached (${error.message}).`, {
    advice: 'Check `base-url`, and whether this runner reaches it: firewall, `https_proxy` and `no_proxy`.',
    cause: error
  })
}
