import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import {
  duration,
  entriesOf,
  field,
  flag,
  oneOf,
  Problem,
  readFields,
  share,
  text
} from '../runtime/input-fields.ts'
import { apiKey, baseUrl, id } from '../service/service-inputs.ts'
import { hasPlaceholder, problemOfUrlTemplate } from './deployment-config.ts'
import { FAILING_KINDS, FINDING_KINDS, type FindingKind } from '../review/checks/findings.ts'
import { parseIgnoredTarget } from '../review/checks/ignored-targets.ts'
import type { Glob } from '../site/glob.ts'
import { artifactsAvailable, type GitHubContext } from './github-context.ts'
import { parseUrl } from '../runtime/parse-url.ts'

/** Every delivery: what the summary calls it, and what it needs. */
export const DELIVERIES = {
  artifact: { label: 'Artifact', needs: 'archive' },
  site: { label: 'Site folder', needs: 'site' },
  report: { label: 'Report', needs: 'site' },
  release: { label: 'Release', needs: 'archive' },
  config: { label: 'Deployment config', needs: 'link' },
  url: { label: 'Link', needs: 'link' }
} as const
export type DeliveryKind = keyof typeof DELIVERIES

const artifactName = text(value => {
  const problem = problemOfArtifactName(value)
  return problem === undefined ? undefined : `is not a valid artifact name: ${problem}`
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
  version: z.optional(text(value => (/[\r\n]/.test(value) ? 'has several lines: use one' : undefined))),
  paths: z.optional(field(entriesOf)),
  'update-project': z.optional(id),
  deliver: anything,
  'output-dir': anything,
  'artifact-name': z.optional(artifactName),
  'artifact-format': z._default(oneOf(['raw', 'zip']), 'raw'),
  'retention-days': z.optional(days),
  overwrite: z._default(flag, false),
  'release-tag': anything,
  'github-token': anything,
  'config-file': z.optional(
    text(value =>
      /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is not a .yaml, .yml or .json file`
    )
  ),
  'config-key': z._default(text(problemOfKey), 'staticExport'),
  'config-url': z.optional(text(problemOfUrlTemplate)),
  'mask-url': z._default(flag, true),
  check: z._default(oneOf(['off', 'warn', 'fail']), 'warn'),
  'check-fail-on': z._default(field(readKinds), [...FAILING_KINDS]),
  'base-path': z._default(text(problemOfBasePath), '/'),
  'check-ignore': z.optional(field(readPatterns)),
  'previous-manifest': z._default(z.string(), 'last-run'),
  redirects: anything,
  'max-page-drop': z._default(share, 0.2),
  timeout: z._default(duration, 30 * 60_000),
  'poll-interval': z._default(duration, 10_000)
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Parses and checks every input before the first request. */
export function readInputs(
  given: Record<string, string>,
  { tempDir, workspace, serverUrl, eventRelease }: GitHubContext
) {
  const { deliver, problems } = readDeliver(given['deliver'] ?? 'artifact')
  const read = readFields(fields, given, cross)
  // The archives of two releases have different names: both are in one folder after a download.
  const nameParts = [(read.domain ?? read['job-id'] ?? '').slice(0, 150), read.version?.slice(0, 40)]
  const archiveName = read['artifact-name'] ?? ['static-export', ...nameParts.flatMap(fileName)].join('-')
  return {
    /** What is exported, and how its job is waited for. */
    service: {
      baseUrl: read['base-url'],
      apiKey: read['api-key'],
      domain: read.domain,
      jobId: read['job-id'],
      version: read.version,
      paths: read.paths,
      updateProject: read['update-project'],
      maskUrl: read['mask-url'],
      timeoutMs: read.timeout,
      pollIntervalMs: read['poll-interval']
    },
    /** What is downloaded, and where to. */
    output: {
      folder:
        read['output-dir'] === undefined
          ? join(tempDir, 'static-export')
          : resolve(workspace, read['output-dir']),
      archiveName,
      ...outputOf(deliver, read['config-url'])
    },
    review: {
      check: read.check,
      failOn: read['check-fail-on'],
      ignore: read['check-ignore'] ?? [],
      basePath: read['base-path'],
      previousManifest: previousManifestOf(read['previous-manifest'], workspace),
      redirects: redirectsInputOf(read.redirects, workspace),
      maxPageDrop: read['max-page-drop']
    },
    deliveries: {
      kinds: deliver,
      artifact: {
        name: archiveName,
        format: read['artifact-format'],
        retentionDays: read['retention-days'],
        overwrite: read.overwrite
      },
      releaseTag: read['release-tag'],
      githubToken: read['github-token'],
      config: {
        file: read['config-file'] === undefined ? undefined : resolve(workspace, read['config-file']),
        key: read['config-key'],
        url: read['config-url']
      }
    }
  }

  function cross(): string[] {
    const isMissing = (name: string) => given[name] === undefined
    const configUrl = given['config-url'] ?? ''
    return [
      ...problems,
      isMissing('domain') &&
        isMissing('job-id') &&
        '`domain` is missing: set it to the host name to export, or set `job-id` to resume a job',
      !isMissing('update-project') &&
        !isMissing('job-id') &&
        '`update-project` has no effect on the job of `job-id`, which was started before: remove one of them',
      deliver.has('config') &&
        isMissing('config-file') &&
        '`config-file` is missing: `deliver: config` writes to this file',
      deliver.has('release') &&
        isMissing('release-tag') &&
        eventRelease === undefined &&
        '`release-tag` is missing: this run was not started by a release, so set the tag of the release',
      deliver.has('release') &&
        isMissing('github-token') &&
        '`github-token` is missing: `deliver: release` needs it',
      ['artifact', 'report'].some(kind => deliver.has(kind as DeliveryKind)) &&
        !artifactsAvailable(serverUrl) &&
        '`deliver` contains artifact or report, which GitHub Enterprise Server cannot store: use `site`, `release`, `config` or `url`',
      ...ineffectiveInputs(given, deliver),
      hasPlaceholder(configUrl, 'version') &&
        isMissing('version') &&
        '`config-url` contains {version}, but `version` is missing',
      hasPlaceholder(configUrl, 'domain') &&
        isMissing('domain') &&
        '`config-url` contains {domain}, but `domain` is missing'
    ].filter(problem => problem !== false)
  }
}

/** What to compare the site with. */
export type PreviousManifestInput = { kind: 'last-run' } | { kind: 'none' } | { kind: 'file'; path: string }

function previousManifestOf(value: string, workspace: string): PreviousManifestInput {
  return value === 'last-run' || value === 'none'
    ? { kind: value }
    : { kind: 'file', path: resolve(workspace, value) }
}

/** The file of the redirects: named, or found in the workspace. */
export type RedirectsInput = { kind: 'found' } | { kind: 'none' } | { kind: 'file'; path: string }

function redirectsInputOf(value: string | undefined, workspace: string): RedirectsInput {
  if (value === undefined) return { kind: 'found' }
  return value === 'none' ? { kind: 'none' } : { kind: 'file', path: resolve(workspace, value) }
}

/** Inputs that can stop a delivery, or that decide what it is compared with. All of them need the extracted site. */
const GATES = ['check-fail-on', 'previous-manifest', 'max-page-drop', 'redirects'] as const

/** Inputs of one delivery, and of no other. */
const ONLY_FOR = [
  ['config-file', 'config'],
  ['config-key', 'config'],
  ['release-tag', 'release']
] as const

/** Whether an input has another value than its default. One that is invalid is reported anyway. */
function isSet(given: Record<string, string>, name: keyof typeof fields.shape): boolean {
  const parsed = fields.shape[name].safeParse(given[name])
  return parsed.success && !isDeepStrictEqual(parsed.data, fields.shape[name].safeParse(undefined).data)
}

/** An input that cannot take effect is an error: nobody would notice that a gate is open, or a delivery missing. */
function ineffectiveInputs(given: Record<string, string>, deliver: Set<DeliveryKind>): string[] {
  const check = given['check'] ?? 'warn'
  const gates = GATES.filter(name => isSet(given, name) && given[name] !== 'none')
  const names = [...(check === 'fail' ? ['check: fail'] : []), ...gates].map(name => `\`${name}\``)
  return [
    isSet(given, 'check-fail-on') &&
      check !== 'fail' &&
      `\`check-fail-on\` has no effect with \`check: ${check}\`: set \`check: fail\``,
    isSet(given, 'max-page-drop') &&
      given['previous-manifest'] === 'none' &&
      '`max-page-drop` has no effect with `previous-manifest: none`, which compares with nothing: remove one of them',
    !outputOf(deliver).extract &&
      names.length > 0 &&
      `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no effect, because \`deliver\` does not extract the site: add \`site\` or \`report\` to \`deliver\``,
    ...ONLY_FOR.map(
      ([name, delivery]) =>
        isSet(given, name) &&
        !deliver.has(delivery) &&
        `\`${name}\` has no effect without \`${delivery}\` in \`deliver\`: add it, or remove \`${name}\``
    )
  ].filter(problem => problem !== false)
}

/** In the order in which findings are reported. */
function readKinds(value: string): FindingKind[] | Problem {
  const entries = entriesOf(value)
  const unknown = entries.filter(entry => !(FINDING_KINDS as readonly string[]).includes(entry))
  const choices = `choose from ${FINDING_KINDS.join(', ')}`
  if (unknown.length > 0) return new Problem(...unknown.map(entry => `"${entry}" is unknown: ${choices}`))
  return FINDING_KINDS.filter(kind => entries.includes(kind))
}

const FORBIDDEN_IN_ARTIFACT_NAME = '" : < > | * ? \\ /'

// The archive on disk has this name too, with an extension, and its temporary file has a longer one.
const MAX_ARTIFACT_NAME_BYTES = 200

function problemOfArtifactName(name: string): string | undefined {
  if (name.trim() === '') return 'it is empty'
  const forbidden = /[":<>|*?\\/]/.exec(name)?.[0]
  if (forbidden !== undefined)
    return `it contains ${forbidden} (these are not allowed: ${FORBIDDEN_IN_ARTIFACT_NAME} and line breaks)`
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001F]/.test(name)) return 'it contains a line break or another control character'
  if (Buffer.byteLength(name) > MAX_ARTIFACT_NAME_BYTES)
    return `it is longer than ${MAX_ARTIFACT_NAME_BYTES} bytes`
  return undefined
}

function problemOfKey(value: string): string | undefined {
  return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.test(value)
    ? undefined
    : `"${value}" is not a path of keys: use the form spec.values.staticExport`
}

function problemOfBasePath(value: string): string | undefined {
  return /^\/[^\s?#]*$/.test(value) ? undefined : `"${value}" is not a path: use the form /docs`
}

function readPatterns(value: string): Glob[] | Problem {
  const lines = value.split('\n').map(line => line.trim())
  const parsed = lines.filter(line => line !== '').map(parseIgnoredTarget)
  const problems = parsed.flatMap(pattern => ('problem' in pattern ? [pattern.problem] : []))
  if (problems.length > 0)
    return new Problem(...problems.map(problem => `has an invalid pattern: ${problem}`))
  return parsed.filter((pattern): pattern is Glob => !('problem' in pattern))
}

function problemOfDomain(value: string): string | undefined {
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
    return undefined
  const meant = parseUrl(value.includes('://') ? value : `https://${value}`)?.hostname
  return meant === undefined || meant === '' || meant === value
    ? `"${value}" is not a host name: use the form docs.example.com`
    : `"${value}" is more than a host name: use ${meant}`
}

/** The deliveries, and what is wrong with the input. */
function readDeliver(value: string): { deliver: Set<DeliveryKind>; problems: string[] } {
  const entries = entriesOf(value)
  const isDelivery = (entry: string): entry is DeliveryKind => Object.hasOwn(DELIVERIES, entry)
  const choices = `choose from ${Object.keys(DELIVERIES).join(', ')}`
  const unknown = entries.filter(entry => !isDelivery(entry))
  return {
    deliver: new Set(entries.filter(isDelivery)),
    problems:
      entries.length === 0
        ? [`\`deliver\` is empty: ${choices}`]
        : unknown.map(entry => `\`deliver\` "${entry}" is unknown: ${choices}`)
  }
}

/** What must be downloaded: the archive as a file that is kept, the site in it, both or nothing. */
function outputOf(deliver: Set<DeliveryKind>, configUrl = ''): { keepArchive: boolean; extract: boolean } {
  const needs = [...deliver].map(kind => DELIVERIES[kind].needs)
  return {
    keepArchive: needs.includes('archive') || hasPlaceholder(configUrl, 'sha256'),
    extract: needs.includes('site')
  }
}

/** Service and user choose the form of ids and versions: characters that a file name cannot have become a dash. */
function fileName(text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : [text.replace(/[^\w.-]/g, '-')]
}
