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
  'manifest-path': required('set it to the output `manifest-path` of the export action', z.string()),
  'changes-path': z.optional(z.string()),
  sample: z._default(sample, SAMPLE_SIZE),
  addresses: z._default(oneOf(['clean', 'html']), 'clean'),
  headers: z._default(headers, {}),
  fail: z._default(flag, true),
  wait: z._default(wait, 3 * 60_000),
  concurrency: z._default(count(MAX_CONCURRENCY), 8),
  timeout: z._default(duration, 15 * 60_000)
})

export const INPUT_NAMES = Object.keys(verifyFields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Reads the inputs, including the manifest and the changes. One error lists all problems. */
export function readInputs(given: Record<string, string>, environment: Environment) {
  const { workspace, tempDir } = readRunner(environment)
  const read = readFields(verifyFields, given, ({ 'manifest-path': manifest, 'changes-path': changes }) => ({
    manifest:
      typeof manifest === 'string' ? loadInput('manifest-path', manifest, readManifest, workspace) : manifest,
    changes:
      typeof changes === 'string' ? loadInput('changes-path', changes, parseChanges, workspace) : changes
  }))
  return {
    siteUrl: read['site-url'],
    manifest: read.manifest,
    changes: read.changes,
    /** The folder into which an export writes the files that the manifest lists. */
    siteDir: join(dirname(resolve(workspace, read['manifest-path'])), 'site'),
    sample: read.sample,
    style: read.addresses,
    headers: read.headers,
    secrets: headerSecrets(given['headers'] ?? ''),
    fail: read.fail,
    waitMs: read.wait,
    concurrency: read.concurrency,
    timeoutMs: read.timeout,
    limits: RESPONSE_LIMITS,
    tempDir,
    docsUrl: docsPlace(environment)
  }
}

function readManifest(text: string): Manifest | FileProblem {
  const manifest = parseManifest(text)
  if (manifest instanceof FileProblem || pageCountOf(manifest.files) > 0) return manifest
  return damaged('it lists no page')
}
