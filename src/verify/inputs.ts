import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { parseChanges } from '../review/changes.ts'
import { isSafeAddress } from '../runtime/http/address.ts'
import { docsPlace } from '../runtime/docs-url.ts'
import {
  count,
  duration,
  field,
  flag,
  oneOf,
  readFields,
  required,
  webAddress
} from '../runtime/action/input-fields.ts'
import { type Environment, readRunner } from '../runtime/action/runner.ts'
import { Problem } from '../runtime/problem.ts'
import { headerSecrets } from '../runtime/secrets.ts'
import { parseDuration } from '../runtime/text/units.ts'
import { damaged, FileProblem, loadInput } from '../site/records/export-files.ts'
import { type Manifest, parseManifest } from '../site/records/manifest.ts'
import { pageCountOf } from '../site/pages/pages.ts'
import { RESPONSE_LIMITS } from './request/visit.ts'
import { readDocsInputs } from './docs-inputs.ts'
import { SAMPLE_SIZE } from './sample/targets.ts'

const MAX_SAMPLE = 1_000_000
const MAX_CONCURRENCY = 256

const siteUrl = field(value => {
  const url = webAddress(value, 'set an Authorization header in `headers` instead')
  return url instanceof Problem || isSafeAddress(url)
    ? url
    : new Problem('is not https. Plain http is allowed for loopback addresses only')
})

const sample = field(value =>
  value === 'all'
    ? ('all' as const)
    : /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SAMPLE
      ? Number(value)
      : new Problem(`"${value}" is neither a number from 1 to ${MAX_SAMPLE} nor \`all\``)
)

const MAX_WAIT_MS = 24 * 3_600_000

const wait = field(value => {
  const ms = parseDuration(value)
  if (ms === undefined) return new Problem(`"${value}" is not a duration: use 0s, 90s or 3m`)
  return ms <= MAX_WAIT_MS ? ms : new Problem(`${value} is more than 24 hours`)
})

/** Headers that users cannot set, because the action controls the connection and the encoding. */
const OWN_HEADERS =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer)$/i

/** Problems never contain the value of a header, which may be a secret. */
const headers = field(value => {
  const entries: [string, string][] = []
  const problems: string[] = []
  for (const [at, line] of value.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, name = '', text = ''] = /^\s*([^\s:]+)\s*:(.*)$/s.exec(line) ?? []
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) problems.push(`line ${at + 1} must have the form Name: value`)
    else if (OWN_HEADERS.test(name)) problems.push(`contains ${name}, which the action sets itself`)
    else if (/[^\t\x20-\x7e\x80-\xff]/.test(text.trim()))
      problems.push(`the value of ${name} contains characters that a header cannot have`)
    else entries.push([name.toLowerCase(), text.trim()])
  }
  return problems.length > 0 ? new Problem(...problems) : Object.fromEntries(entries)
})

export const verifyFields = z.object({
  'site-url': required('set it to the public address of the site, such as https://docs.example.com', siteUrl),
  'manifest-path': z.optional(z.string()),
  'changes-path': z.optional(z.string()),
  'docs-path': z.optional(z.string()),
  since: z.optional(z.string()),
  'github-token': z.optional(z.string()),
  sample: z._default(sample, SAMPLE_SIZE),
  addresses: z._default(oneOf(['clean', 'html']), 'clean'),
  headers: z._default(headers, {}),
  fail: z._default(flag, true),
  wait: z.optional(wait),
  concurrency: z._default(count(MAX_CONCURRENCY), 8),
  timeout: z.optional(duration)
})

export const INPUT_NAMES = Object.keys(verifyFields.shape)

/** Defaults that depend on what the site is compared with. A merge takes longer to reach readers than an upload. */
const DEFAULT_WAIT_MS = { export: 3 * 60_000, docs: 20 * 60_000 }
const DEFAULT_TIMEOUT_MS = { export: 15 * 60_000, docs: 30 * 60_000 }

/** Events whose run is for the last commit of a branch or tag, which an earlier run has usually deployed. */
const REPEATING_EVENTS = new Set(['release', 'schedule', 'workflow_dispatch', 'repository_dispatch'])

export type Inputs = ReturnType<typeof readInputs>
/** The inputs if the site is compared with an export. */
export type ExportInputs = Extract<Inputs, { manifest: object }>
/** The inputs if the site is compared with the history of its sources. */
export type LiveInputs = Extract<Inputs, { docs: object }>

/**
 * Reads the inputs, including the manifest and the changes. One error lists all problems. `switches`: `--watch` on a
 * command line.
 */
export function readInputs(
  given: Record<string, string>,
  environment: Environment,
  switches: readonly string[] = []
) {
  const { workspace, tempDir } = readRunner(environment)
  const truth = given['docs-path'] === undefined ? 'export' : 'docs'
  const isWatching = switches.includes('--watch')
  const read = readFields(verifyFields, given, parsed => {
    const timeoutMs = parsed.timeout instanceof Problem ? undefined : parsed.timeout
    return {
      ...readTruth(given, environment, timeoutMs ?? DEFAULT_TIMEOUT_MS[truth]),
      combination: combinationProblem(given, isWatching)
    }
  })
  const timeoutMs = read.timeout ?? DEFAULT_TIMEOUT_MS[truth]
  const common = {
    siteUrl: read['site-url'],
    sample: read.sample,
    style: read.addresses,
    headers: read.headers,
    secrets: headerSecrets(given['headers'] ?? ''),
    fail: read.fail,
    waitMs: isWatching ? timeoutMs : (read.wait ?? DEFAULT_WAIT_MS[truth]),
    concurrency: read.concurrency,
    timeoutMs,
    limits: RESPONSE_LIMITS,
    tempDir,
    docsUrl: docsPlace(environment),
    isRepeatedCommit: REPEATING_EVENTS.has(environment['GITHUB_EVENT_NAME'] ?? '')
  }
  const { docs, manifest, changes } = read
  if (docs !== undefined) return { ...common, isWatching, docs }
  return {
    ...common,
    manifest: manifest as Manifest,
    changes,
    /** The folder into which an export writes the files that the manifest lists. */
    siteDir: join(dirname(resolve(workspace, given['manifest-path'] ?? '')), 'site')
  }
}

/** Reads what the site is compared with: an export, or the sources. */
function readTruth(given: Record<string, string>, environment: Environment, timeoutMs: number) {
  const { workspace } = readRunner(environment)
  const { 'manifest-path': manifest, 'changes-path': changes, 'docs-path': folder } = given
  return {
    manifest:
      manifest === undefined ? undefined : loadInput('manifest-path', manifest, readManifest, workspace),
    changes: changes === undefined ? undefined : loadInput('changes-path', changes, parseChanges, workspace),
    docs:
      folder === undefined
        ? undefined
        : readDocsInputs(
            { 'docs-path': folder, since: given['since'], 'github-token': given['github-token'] },
            environment,
            timeoutMs
          )
  }
}

function combinationProblem(given: Record<string, string>, isWatching: boolean): Problem | undefined {
  if (isWatching && given['docs-path'] === undefined) return new Problem('`--watch` needs `docs-path`')
  const [hasManifest, hasDocs] = ['manifest-path', 'docs-path'].map(name => given[name] !== undefined)
  if (hasManifest && hasDocs)
    return new Problem('`docs-path` and `manifest-path` are both set: remove one of them')
  if (!hasManifest && !hasDocs)
    return new Problem(
      '`manifest-path` is missing: set it to the output `manifest-path` of the export action. For a site that another service builds, set `docs-path` to the folder with docs.json instead'
    )
  if (hasDocs && given['changes-path'] !== undefined)
    return new Problem(
      '`changes-path` belongs to an export: remove it, or set `manifest-path` instead of `docs-path`'
    )
  if (!hasDocs && given['since'] !== undefined)
    return new Problem(
      '`since` is a commit of the sources: set `docs-path` instead of `manifest-path`, or remove it'
    )
  return undefined
}

function readManifest(text: string): Manifest | FileProblem {
  const manifest = parseManifest(text)
  if (manifest instanceof FileProblem || pageCountOf(manifest.files) > 0) return manifest
  return damaged('it lists no page')
}
