import * as z from 'zod/mini'
import { isSafeAddress } from '../runtime/http/address.ts'
import { MAX_CONNECTIONS } from '../runtime/http/agent-http.ts'
import { errorsPage } from '../runtime/docs-url.ts'
import {
  count,
  duration,
  entriesOf,
  field,
  flag,
  oneOf,
  type Parsed,
  readFields,
  required,
  share,
  text,
  webAddress
} from '../runtime/action/input-fields.ts'
import { type Environment, readEvent, readRunner } from '../runtime/action/runner.ts'
import { parseDuration } from '../runtime/text/units.ts'
import { MAX_PATHS } from '../cdn/cloudfront.ts'
import { MAX_SINGLE_PATHS } from '../cdn/paths.ts'
import { parseTarget } from '../s3/bucket-address.ts'
import type { Credentials } from '../s3/signature.ts'
import type { PurgeTarget } from './apply/purge.ts'
import { KEEP_REMOVED_MS, MAX_REMOVED } from './plan/removals.ts'
import { parseRules } from './plan/headers.ts'
import { readSource } from './read/publish-source.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'
import { collect, Problem } from '../runtime/problem.ts'

const MAX_KEEP_MS = 365 * 24 * 3_600_000

const rules = field(parseRules)

const keepRemoved = field(value => {
  const ms = parseDuration(value)
  // Other inputs read a number without a unit as minutes, but users of this input probably mean days.
  if (ms === undefined || (ms > 0 && !/[a-z]$/i.test(value)))
    return new Problem(`"${value}" is not a duration with a unit: use 7d, 12h, 1d12h, or 0`)
  return ms <= MAX_KEEP_MS ? ms : new Problem(`${value} is more than 365 days`)
})

const address = field(webAddress)

/** Keeps problems in the list, so that one error reports the problems in all entries. */
const purge = field(value =>
  entriesOf(value).map(name => {
    const [, cdn, id] = /^(cloudfront|cloudflare):([\w-]*)$/.exec(name) ?? []
    if (id === '') return new Problem(`"${name}" has no id: the variable after the colon is probably empty`)
    if (id !== undefined) return { name, cdn: cdn as keyof typeof CDNS, id }
    return new Problem(`"${name}" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE`)
  })
)

const target = field(value => {
  const parsed = parseTarget(value)
  return parsed instanceof Problem ? parsed : { ...parsed, text: value }
})

const anything = z.optional(z.string())

export const publishFields = z.object({
  'site-path': anything,
  'manifest-path': anything,
  'archive-path': anything,
  'archive-key': anything,
  target: required('set it to s3://bucket/prefix', target),
  endpoint: z.optional(address),
  region: z.optional(text(value => (/^[a-z0-9-]+$/i.test(value) ? undefined : `"${value}" is not a region`))),
  'cache-control': z.optional(rules),
  'content-types': z.optional(rules),
  'clean-urls': z._default(oneOf(['none', 'copies']), 'none'),
  'keep-removed': z._default(keepRemoved, KEEP_REMOVED_MS),
  'max-removed': z._default(share, MAX_REMOVED),
  concurrency: z._default(count(MAX_CONNECTIONS), 64),
  'dry-run': z._default(flag, false),
  purge: z._default(purge, []),
  'site-url': z.optional(address),
  'cloudflare-token': z.optional(
    text(value => (/^[\x21-\x7e]+$/.test(value) ? undefined : 'contains white space or non-ASCII text'))
  ),
  'purge-max-paths': z._default(count(MAX_PATHS), MAX_SINGLE_PATHS),
  timeout: z._default(duration, 30 * 60_000)
})

type ParsedFields = Parsed<typeof publishFields>

export const INPUT_NAMES = Object.keys(publishFields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Reads all inputs and lists the site's files before the first request, so that one error reports all problems. */
export function readInputs(given: Record<string, string>, variables: Environment) {
  // A workflow passes an undefined variable as an empty string.
  const environment: Environment = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== '')
  )
  const { workspace, tempDir } = readRunner(environment)
  // An endpoint from a variable is checked like the input, because requests with credentials are sent to it.
  const endpoint = given['endpoint'] ?? endpointFrom(environment)
  const region = given['region'] ?? environment['AWS_REGION']
  const all = {
    ...given,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region })
  }
  const read = readFields(publishFields, all, parsed => {
    const credentials = credentialsFrom(environment) ?? missingCredentials(environment)
    return {
      source: readSource(given, workspace, parsed.target instanceof Problem ? '' : parsed.target.prefix),
      credentials,
      endpoint: endpointOf(parsed),
      purge: purgeTargets(parsed, credentials, environment),
      'cloudflare-token': tokenOf(parsed)
    }
  })
  const { target, 'site-url': siteUrl } = read
  return {
    source: read.source,
    target,
    credentials: read.credentials,
    siteUrl,
    bucket: { name: target.bucket, endpoint: read.endpoint, region: read.region ?? 'us-east-1' },
    rules: { cacheControl: read['cache-control'] ?? [], contentTypes: read['content-types'] ?? [] },
    cleanUrls: read['clean-urls'],
    keepRemovedMs: read['keep-removed'],
    maxRemoved: read['max-removed'],
    concurrency: read.concurrency,
    dryRun: read['dry-run'],
    purge: {
      targets: read.purge,
      sitePath: siteUrl?.pathname ?? '/',
      maxPaths: read['purge-max-paths']
    },
    tempDir,
    runAddress: runAddressFrom(environment),
    errorsPage: errorsPage(environment),
    timeoutMs: read.timeout
  }
}

function missingCredentials({ GITHUB_ACTIONS: isRunner }: Environment): Problem {
  const missing = '`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set in the environment'
  return new Problem(
    isRunner === 'true'
      ? `${missing}: use aws-actions/configure-aws-credentials before this step, in a job with \`permissions: id-token: write\`, or set both variables in \`env\` of this step. Secrets are empty in runs started from a fork`
      : `${missing}. The AWS CLI prints both variables: \`aws configure export-credentials --format env\``
  )
}

export function credentialsFrom(environment: Environment): Credentials | Problem | undefined {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'] as const
  const [accessKeyId, secretAccessKey, sessionToken] = names.map(name => environment[name] || undefined)
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const broken = names.filter(name => !/^[\x21-\x7e]*$/.test(environment[name] ?? ''))
  if (broken.length > 0)
    return new Problem(`\`${broken.join('` and `')}\` must not contain white space or non-ASCII text`)
  return { accessKeyId, secretAccessKey, sessionToken }
}

/** Reads the variables that the AWS CLI and SDKs also use. */
export function endpointFrom(environment: Environment): string | undefined {
  return environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'] || undefined
}

/** Rejects an endpoint that ends with the bucket name, as in the R2 dashboard, so that no key begins with the name. */
function endpointOf({ endpoint, target }: ParsedFields): URL | Problem | undefined {
  if (!(endpoint instanceof URL) || target instanceof Problem) return endpoint
  const last = endpoint.pathname.split('/').findLast(part => part !== '')
  return target.bucket === last
    ? new Problem(
        `\`endpoint\` ends with the bucket name: remove \`/${last}\`, because \`target\` contains the bucket`
      )
    : endpoint
}

const CDNS = {
  cloudfront: { variable: 'AWS_ENDPOINT_URL_CLOUDFRONT', api: 'https://cloudfront.amazonaws.com' },
  cloudflare: { variable: 'CLOUDFLARE_API_BASE_URL', api: 'https://api.cloudflare.com/client/v4' }
}

export function apiOf(cdn: keyof typeof CDNS, environment: Environment): URL | Problem {
  const { variable, api } = CDNS[cdn]
  const url = parseUrl(environment[variable] ?? api)
  return url !== null && isSafeAddress(url)
    ? url
    : new Problem(`\`${variable}\` must be https; plain http is allowed for loopback addresses only`)
}

function purgeTargets(
  { purge, 'site-url': siteUrl, 'cloudflare-token': token }: ParsedFields,
  credentials: Credentials | Problem,
  environment: Environment
): PurgeTarget[] | Problem {
  if (purge instanceof Problem) return purge
  const sitePath = siteUrl instanceof URL ? siteUrl.pathname : '/'
  const targets = purge.map(entry => {
    if (entry instanceof Problem) return new Problem(`\`purge\` ${entry.message}`)
    const { cdn: kind, name, id } = entry
    const api = apiOf(kind, environment)
    if (kind === 'cloudfront')
      return collect({ kind, name, distribution: id, endpoint: api, credentials, sitePath })
    return collect({
      kind,
      name,
      zone: id,
      baseUrl: api,
      token:
        token ?? new Problem('`cloudflare-token` is missing: Cloudflare requires it for the zone in `purge`'),
      siteUrl:
        siteUrl ?? new Problem('`site-url` is missing: Cloudflare needs the full URL of each file to purge')
    })
  })
  return collect(targets)
}

/** Rejects a token that nothing uses: the line for Cloudflare is probably missing in `purge`. */
function tokenOf({ purge, 'cloudflare-token': token }: ParsedFields): string | Problem | undefined {
  const isUsed =
    purge instanceof Problem || purge.some(entry => entry instanceof Problem || entry.cdn === 'cloudflare')
  if (token === undefined || isUsed) return token
  return new Problem(
    '`cloudflare-token` has no effect, because `purge` contains no Cloudflare zone: add one, or remove the token'
  )
}

/** Returns the run address for the lease, or undefined for a private repository, because a lease can be public. */
function runAddressFrom(environment: Environment): string | undefined {
  return (
    environment['GITHUB_RUN_ID'] && readEvent(environment, publicRepository) && readRunner(environment).runUrl
  )
}

const publicRepository = z.object({ repository: z.object({ private: z.literal(false) }) })
