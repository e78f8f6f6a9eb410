import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { artifactsAvailable, checkArtifactName } from './artifact-name.ts'
import {
  apiKey,
  baseUrl,
  duration,
  field,
  flag,
  id,
  oneOf,
  Problem,
  readFields,
  text
} from '../runtime/input-fields.ts'
import type { GitHubContext } from './github-context.ts'

export const DELIVERIES = ['artifact', 'site', 'release', 'config', 'url'] as const
export type Delivery = (typeof DELIVERIES)[number]

const deliver = field(value => {
  const entries = partsOf(value, /[\n,]/)
  const choices = `choose from ${DELIVERIES.join(', ')}`
  if (entries.length === 0) return new Problem(`names nothing: ${choices}`)
  const unknown = entries.filter(entry => !isDelivery(entry))
  if (unknown.length > 0) return new Problem(...unknown.map(entry => `"${entry}" is unknown: ${choices}`))
  return new Set(entries.filter(isDelivery))
})

const artifactName = text(value => {
  const problem = checkArtifactName(value)
  return problem === undefined ? undefined : `can not be the name of an artifact: ${problem}`
})

const days = field(value => {
  const count = Number(value)
  if (Number.isNaN(count)) return new Problem('is not a number of days')
  if (!Number.isInteger(count)) return new Problem('is not a whole number of days')
  if (count < 1) return new Problem('is less than a day')
  return count > 400 ? new Problem('is more than 400 days') : count
})

const anything = z.optional(z.string())

const fields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  domain: z.optional(text(problemOfDomain)),
  'job-id': z.optional(id),
  version: z.optional(
    text(value => (/[\r\n]/.test(value) ? 'has several lines: give one label' : undefined))
  ),
  paths: z.optional(field(value => partsOf(value, /\n/))),
  deliver: z._default(deliver, new Set<Delivery>(['artifact'])),
  'output-dir': anything,
  'artifact-name': z.optional(artifactName),
  'artifact-format': z._default(oneOf(['raw', 'zip']), 'raw'),
  'retention-days': z.optional(days),
  overwrite: z._default(flag, false),
  'release-tag': anything,
  'github-token': anything,
  'config-file': z.optional(
    text(value =>
      /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is neither .yaml, .yml nor .json`
    )
  ),
  timeout: z._default(duration, 30 * 60_000),
  'poll-interval': z._default(duration, 10_000),
  'mask-url': z._default(flag, true)
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Everything the run will need, checked before the first request is made. */
export function readInputs(
  given: Record<string, string>,
  { tempDir, workspace, serverUrl, eventRelease }: GitHubContext
) {
  const read = readFields(fields, given, cross)
  // A job id is the service's to form: what can not be in a file name becomes a dash.
  const source = (read.domain ?? read['job-id'] ?? '').replace(/[^\w.-]/g, '-').slice(0, 150)
  return {
    baseUrl: read['base-url'],
    apiKey: read['api-key'],
    domain: read.domain,
    jobId: read['job-id'],
    version: read.version,
    paths: read.paths,
    deliver: read.deliver,
    outputDir:
      read['output-dir'] === undefined
        ? join(tempDir, 'static-export')
        : resolve(workspace, read['output-dir']),
    artifact: {
      name: read['artifact-name'] ?? `static-export-${source}`,
      format: read['artifact-format'],
      retentionDays: read['retention-days'],
      overwrite: read.overwrite
    },
    releaseTag: read['release-tag'],
    githubToken: read['github-token'],
    configFile: read['config-file'] === undefined ? undefined : resolve(workspace, read['config-file']),
    timeoutMs: read.timeout,
    pollIntervalMs: read['poll-interval'],
    maskUrl: read['mask-url']
  }

  function cross(raw: Record<string, string>): string[] {
    const wanted = raw['deliver'] ?? 'artifact'
    const wants = (delivery: Delivery) => new RegExp(`(^|[\\s,])${delivery}([\\s,]|$)`).test(wanted)
    return [
      raw['domain'] === undefined &&
        raw['job-id'] === undefined &&
        '`domain` is missing: give the host name to export, or `job-id` to pick up a job',
      wants('config') &&
        raw['config-file'] === undefined &&
        '`config-file` is missing: `deliver: config` writes into it',
      wants('release') &&
        raw['release-tag'] === undefined &&
        eventRelease === undefined &&
        '`release-tag` is missing: this run was not started by a release, so say which one to attach to',
      wants('release') &&
        raw['github-token'] === undefined &&
        '`github-token` is missing: `deliver: release` needs it',
      wants('artifact') &&
        !artifactsAvailable(serverUrl) &&
        '`deliver` says artifact, which this GitHub Enterprise Server can not store: use `site`, `release` or `url` there'
    ].filter(problem => problem !== false)
  }
}

function problemOfDomain(value: string): string | undefined {
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
    return undefined
  const meant = URL.parse(value.includes('://') ? value : `https://${value}`)?.hostname
  return meant === undefined || meant === '' || meant === value
    ? `"${value}" is not a host name: write it like docs.example.com`
    : `"${value}" is more than a host name: write ${meant}`
}

function isDelivery(entry: string): entry is Delivery {
  return (DELIVERIES as readonly string[]).includes(entry)
}

function partsOf(list: string, separator: RegExp): string[] {
  return list
    .split(separator)
    .map(part => part.trim())
    .filter(part => part !== '')
}
