import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type * as z from 'zod/mini'
import { entriesOf, readFields } from '../../runtime/action/input-fields.ts'
import { Problem } from '../../runtime/problem.ts'
import type { GitHubContext } from './github-context.ts'
import { inputProblems, type LocalSource, neededBy } from './input-rules.ts'
import { DELIVERIES, type DeliveryKind, fields, localFields } from './input-schema.ts'

export const INPUT_NAMES = Object.keys(fields.shape)

type ServiceFields = z.infer<typeof fields>
type Fields = z.infer<typeof localFields> | ServiceFields

export type Inputs = ReturnType<typeof readInputs>

export function readInputs(given: Record<string, string>, github: GitHubContext) {
  const { tempDir, workspace } = github
  const local = given['from'] === undefined ? undefined : findLocal(given['from'], workspace)
  const { deliver, problems } = readDeliver(
    given['deliver'] ?? (local?.kind === 'folder' ? 'site' : 'artifact')
  )
  const folder = resolve(workspace, given['output-dir'] ?? join(tempDir, 'static-export'))
  const clashes = [...problems, ...inputProblems(given, { deliver, local, folder, github })]
  const cross = () => (clashes.length === 0 ? {} : { clashes: new Problem(...clashes) })
  const read: Fields =
    local === undefined ? readFields(fields, given, cross) : readFields(localFields, given, cross)
  const archiveName = read['artifact-name'] ?? defaultName(read)
  return {
    about: { domain: read.domain, version: read.version, paths: read.paths },
    source: local ?? serviceSource(read as ServiceFields),
    timeoutMs: read.timeout,
    output: { folder, archiveName, ...neededBy(deliver, read['config-url']) },
    review: reviewInputs(read, workspace),
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
        /** Checked if the delivery is requested. */
        file: resolve(workspace, read['config-file'] ?? ''),
        key: read['config-key'],
        url: read['config-url']
      }
    }
  }
}

export type Source = LocalSource | ServiceSource

function serviceSource(read: ServiceFields) {
  return {
    kind: 'service' as const,
    baseUrl: read['base-url'],
    apiKey: read['api-key'],
    jobId: read['job-id'],
    updateProject: read['update-project'],
    maskUrl: read['mask-url'],
    pollIntervalMs: read['poll-interval']
  }
}

export type ServiceSource = ReturnType<typeof serviceSource>

function findLocal(from: string, workspace: string): LocalSource {
  const path = resolve(workspace, from)
  const stats = statSync(path, { throwIfNoEntry: false })
  const kind = stats?.isDirectory() === true ? 'folder' : 'archive'
  return { kind, path, exists: kind === 'folder' || stats?.isFile() === true }
}

function reviewInputs(read: Fields, workspace: string) {
  return {
    check: read.check,
    failOn: read['check-fail-on'],
    ignore: read['check-ignore'] ?? [],
    external: read['check-external'],
    basePath: read['base-path'],
    previousManifest: fileOr(['last-run', 'none'], read['previous-manifest'], workspace),
    /** The file of the redirects: named, or found in the workspace. */
    redirectsInput:
      read.redirects === undefined ? { kind: 'found' as const } : fileOr(['none'], read.redirects, workspace),
    maxPageDrop: read['max-page-drop']
  }
}

/** The archives of two releases have different names: both are in one folder after a download. */
function defaultName({ domain, 'job-id': jobId, version }: Fields): string {
  const parts = ['static-export', (domain ?? jobId ?? '').slice(0, 150), version?.slice(0, 40) ?? '']
  // Service and user choose the form of ids and versions.
  return parts
    .filter(part => part !== '')
    .join('-')
    .replace(/[^\w.-]/g, '-')
}

/** A file, or a word that stands for something else. */
function fileOr<T extends string>(words: readonly T[], value: string, workspace: string) {
  const kind = words.find(word => word === value)
  return kind === undefined ? { kind: 'file' as const, path: resolve(workspace, value) } : { kind }
}

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
