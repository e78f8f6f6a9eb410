import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { entriesOf, type Parsed, readFields } from '../../runtime/action/input-fields.ts'
import { collect, Problem, type Valid } from '../../runtime/problem.ts'
import type { GitHubContext } from './github-context.ts'
import { serviceAddress } from '../../service/service-inputs.ts'
import { inputProblems, LAST_JOB, type LocalSource, neededBy } from './input-rules.ts'
import { DELIVERIES, type DeliveryKind, exportFields, localFields, unknownEntries } from './input-schema.ts'

export const INPUT_NAMES = Object.keys(exportFields.shape)

type ServiceFields = Parsed<typeof exportFields>
/** Fields that are parsed in the same way with and without `from`. */
type Fields = Omit<ServiceFields, 'base-url' | 'api-key'>

export type Inputs = ReturnType<typeof readInputs>

const DEFAULT_DELIVER = { service: 'artifact, report', from: 'site, report' }

export function readInputs(given: Record<string, string>, github: GitHubContext) {
  const { tempDir, workspace } = github
  const local = given['from'] === undefined ? undefined : findLocal(given['from'], workspace)
  const { deliver, problems } = readDeliver(given['deliver'] ?? DEFAULT_DELIVER[local ? 'from' : 'service'])
  const folder = resolve(workspace, given['output-dir'] ?? join(tempDir, 'static-export'))
  const clashes = [...problems, ...inputProblems(given, { deliver, local, folder, github })]
  const combine = (parsed: Fields) => ({
    clashes: clashes.length === 0 ? undefined : new Problem(...clashes),
    release: deliver.has('release') ? releaseInputs(parsed, github) : undefined,
    config: deliver.has('config') ? configInputs(parsed, workspace) : undefined
  })
  const read =
    local === undefined
      ? readFields(exportFields, given, parsed => ({ ...combine(parsed), source: serviceSource(parsed) }))
      : readFields(localFields, given, parsed => ({ ...combine(parsed), source: local }))
  const archiveName = read['artifact-name'] ?? defaultName(read)
  const artifact = {
    name: archiveName,
    format: read['artifact-format'],
    retentionDays: read['retention-days'],
    // In a rerun, the existing artifact is from an earlier attempt. In a first attempt, it is from another step.
    replace: github.runAttempt > 1
  }
  return {
    about: { domain: read.domain, version: read.version, paths: read.paths },
    source: read.source,
    timeoutMs: read.timeout,
    output: { folder, archiveName, ...neededBy(deliver, read['config-url']) },
    review: reviewInputs(read, workspace),
    githubToken: read['github-token'],
    configUrl: read['config-url'],
    configVersion: read['config-version'] ?? read.version,
    deliveries: {
      site: deliver.has('site'),
      report: deliver.has('report') ? artifact : undefined,
      artifact: deliver.has('artifact') ? artifact : undefined,
      release: read.release,
      config: read.config,
      url: deliver.has('url')
    }
  }
}

export type SiteSource = LocalSource | ServiceSource

function serviceSource(parsed: ServiceFields) {
  const resumesLast = parsed['job-id'] === LAST_JOB
  return collect({
    kind: 'service' as const,
    baseUrl: serviceAddress(parsed['base-url'], parsed['api-key']),
    apiKey: parsed['api-key'],
    job: parsed['job-id'] === undefined || resumesLast ? newJob(parsed) : parsed['job-id'],
    /** Whether to resume the domain's last completed job, if one exists, instead of starting a job. */
    resumesLast,
    updateProject: parsed['update-project'],
    maskUrl: parsed['mask-url'],
    pollIntervalMs: parsed['poll-interval']
  })
}

export type ServiceSource = Exclude<ReturnType<typeof serviceSource>, Problem>

function newJob({ domain, version, paths, 'job-id': jobId }: Fields) {
  const missing =
    jobId === LAST_JOB
      ? '`domain` is missing: set it, because `job-id: last` resumes the last job for a domain'
      : '`domain` is missing: set it to the host name to export, or set `job-id` to resume a job'
  return collect({ domain: domain ?? new Problem(missing), version, paths })
}

/** If no tag is set, uses the release that started the workflow. */
function releaseInputs(
  { 'release-tag': given, 'github-token': token }: Fields,
  { eventRelease }: GitHubContext
) {
  const noTag = '`release-tag` is missing: set it to a tag, because this run was not started by a release'
  const tag = given ?? eventRelease?.tag ?? new Problem(noTag)
  return collect({
    tag,
    id: tag === eventRelease?.tag ? eventRelease.id : undefined,
    token: token ?? new Problem('`github-token` is missing: `deliver: release` needs it')
  })
}

function configInputs({ 'config-file': file, 'config-key': key }: Fields, workspace: string) {
  const missing = new Problem('`config-file` is missing: `deliver: config` writes to this file')
  return collect({ file: typeof file === 'string' ? resolve(workspace, file) : (file ?? missing), key })
}

function findLocal(from: string, workspace: string): LocalSource {
  const path = resolve(workspace, from)
  const stats = statSync(path, { throwIfNoEntry: false })
  const kind = stats?.isDirectory() === true ? 'folder' : 'archive'
  return { kind, path, exists: kind === 'folder' || stats?.isFile() === true }
}

function reviewInputs(read: Valid<Fields>, workspace: string) {
  return {
    check: read.check,
    failOn: read['check-fail-on'],
    ignore: read['check-ignore'] ?? [],
    basePath: read['base-path'],
    layout: read.layout,
    previousManifest: fileOr(['last-run', 'none'], read['previous-manifest'], workspace),
    /** The redirects file: set by the input, or found in the workspace. */
    redirectsInput:
      read.redirects === undefined ? { kind: 'found' as const } : fileOr(['none'], read.redirects, workspace),
    maxPageDrop: read['max-page-drop']
  }
}

/** Includes the domain and the version, because several archives may be downloaded into the same folder. */
function defaultName({ domain, 'job-id': jobId, version }: Valid<Fields>): string {
  const parts = ['static-export', (domain ?? jobId ?? '').slice(0, 150), version?.slice(0, 40) ?? '']
  // Ids from the service and versions from the user can contain any character.
  return parts
    .filter(part => part !== '')
    .join('-')
    .replace(/[^\w.-]/g, '-')
}

/** Parses a value that is either one of the given words or a file path. */
function fileOr<T extends string>(words: readonly T[], value: string, workspace: string) {
  const kind = words.find(word => word === value)
  return kind === undefined ? { kind: 'file' as const, path: resolve(workspace, value) } : { kind }
}

function readDeliver(value: string): { deliver: Set<DeliveryKind>; problems: string[] } {
  const entries = entriesOf(value)
  const isDelivery = (entry: string): entry is DeliveryKind => Object.hasOwn(DELIVERIES, entry)
  // An empty list is reported as one unknown entry.
  const unknown = unknownEntries(entries.length === 0 ? [''] : entries, Object.keys(DELIVERIES))
  return {
    deliver: new Set(entries.filter(isDelivery)),
    problems: unknown.map(problem => `\`deliver\` ${problem}`)
  }
}
