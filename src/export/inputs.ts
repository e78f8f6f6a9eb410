import { join, resolve } from 'node:path'
import { z } from 'zod'
import { apiKey, baseUrl, duration, flag, id, oneOf, readFields, text } from '../lib/fields.ts'

export const DELIVERIES = ['artifact', 'site', 'release', 'config', 'url'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** What the runner knows besides the inputs. */
export interface Surroundings {
  /** Where files may be left for later steps: `$RUNNER_TEMP`. */
  tempDir: string
  /** The folder that relative paths are meant from. */
  workspace: string
  /** Of GitHub itself; on an Enterprise Server it is another. */
  serverUrl: string
  /** The tag of the release that started the workflow, if one did. */
  eventReleaseTag?: string | undefined
}

const list = z.string().transform(value =>
  value
    .split(/[\n,]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '')
)

const deliver = list.superRefine((entries, context) => {
  const unknown = entries.filter(entry => !(DELIVERIES as readonly string[]).includes(entry))
  if (entries.length === 0)
    context.addIssue({ code: 'custom', message: `names nothing: choose from ${DELIVERIES.join(', ')}` })
  for (const entry of unknown) {
    context.addIssue({
      code: 'custom',
      message: `"${entry}" is unknown: choose from ${DELIVERIES.join(', ')}`
    })
  }
})

const lines = z.string().transform(value =>
  value
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
)

// The characters that the artifact service refuses, since they can not be file names everywhere.
const NOT_IN_ARTIFACT_NAMES = /["<>|*?:\\/\p{Cc}]/u
const LONGEST_ARTIFACT_NAME = 200

const artifactName = text(value => {
  if (value.length > LONGEST_ARTIFACT_NAME) return `is longer than ${LONGEST_ARTIFACT_NAME} characters`
  return NOT_IN_ARTIFACT_NAMES.test(value)
    ? `"${value}" has characters that an artifact can not be named with: " < > | * ? : \\ /`
    : undefined
})

const days = z.coerce
  .number({ error: 'is not a number of days' })
  .int('is not a whole number of days')
  .min(1, 'is less than a day')
  .max(400, 'is more than 400 days')

const fields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  domain: text(problemOfDomain).optional(),
  'job-id': id.optional(),
  version: text(value => (/[\r\n]/.test(value) ? 'has several lines: give one label' : undefined)).optional(),
  paths: lines.optional(),
  deliver: deliver.default(['artifact']),
  'output-dir': z.string().optional(),
  'artifact-name': artifactName.optional(),
  'artifact-format': oneOf(['raw', 'zip']).default('raw'),
  'retention-days': days.optional(),
  overwrite: flag.default(false),
  'release-tag': z.string().optional(),
  'github-token': z.string().optional(),
  'config-file': text(value =>
    /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is neither .yaml, .yml nor .json`
  ).optional(),
  timeout: duration.default(30 * 60_000),
  'poll-interval': duration.default(10_000),
  'mask-url': flag.default(true)
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Everything the run will need, checked before the first request is made. */
export function readInputs(
  given: Record<string, string>,
  { tempDir, workspace, serverUrl, eventReleaseTag }: Surroundings
) {
  const read = readFields(fields, given, cross)
  const name = read['artifact-name'] ?? `static-export-${read.domain ?? read['job-id'] ?? ''}`
  return {
    baseUrl: read['base-url'],
    apiKey: read['api-key'],
    domain: read.domain,
    jobId: read['job-id'],
    version: read.version,
    paths: read.paths,
    deliver: new Set(read.deliver as Delivery[]),
    outputDir:
      read['output-dir'] === undefined
        ? join(tempDir, 'static-export')
        : resolve(workspace, read['output-dir']),
    artifact: {
      name: name.replace(new RegExp(NOT_IN_ARTIFACT_NAMES, 'gu'), '-').slice(0, LONGEST_ARTIFACT_NAME),
      format: read['artifact-format'],
      retentionDays: read['retention-days'],
      overwrite: read.overwrite
    },
    releaseTag: read['release-tag'] ?? eventReleaseTag,
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
        eventReleaseTag === undefined &&
        '`release-tag` is missing: this run was not started by a release, so say which one to attach to',
      wants('release') &&
        raw['github-token'] === undefined &&
        '`github-token` is missing: `deliver: release` needs it',
      wants('artifact') &&
        !hasArtifacts(serverUrl) &&
        '`deliver` says artifact, which this GitHub Enterprise Server can not store: use `site`, `release` or `url` there'
    ].filter(problem => problem !== false)
  }
}

/** The artifact service exists on github.com and on data-residency hosts, not on an Enterprise Server. */
function hasArtifacts(serverUrl: string): boolean {
  const host = URL.parse(serverUrl)?.hostname ?? ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}

function problemOfDomain(value: string): string | undefined {
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
    return undefined
  const meant = URL.parse(value.includes('://') ? value : `https://${value}`)?.hostname
  return meant === undefined || meant === '' || meant === value
    ? `"${value}" is not a host name: write it like docs.example.com`
    : `"${value}" is more than a host name: write ${meant}`
}
