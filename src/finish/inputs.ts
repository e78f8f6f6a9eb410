import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { errorsPage } from '../runtime/docs-url.ts'
import {
  duration,
  entriesOf,
  field,
  readFields,
  required,
  webAddress
} from '../runtime/action/input-fields.ts'
import { type Environment, readRunner } from '../runtime/action/runner.ts'
import { Problem } from '../runtime/problem.ts'
import { baseFolder } from '../site/addresses/site-address.ts'
import { loadInput } from '../site/records/export-files.ts'
import { parseManifest } from '../site/records/manifest.ts'
import { moveTarget } from './move/move-target.ts'
import { finderOf } from './page/selectors.ts'

const PARTS = ['search', 'markdown', 'sitemap', 'not-found', 'navigation', 'compact'] as const
/** These parts are only added on request. */
const ON_REQUEST = new Set<string>(['navigation', 'compact'])
const CONTENT = '#content-area, main, [role=main], article'
const TRIGGER = '#search-bar-entry, #search-bar-entry-mobile'
const TIMEOUT_MS = 15 * 60_000

type Part = (typeof PARTS)[number]

const parts = field(value => {
  const names = entriesOf(value)
  if (names.length === 1 && names[0] === 'none') return new Set<Part>()
  const unknown = names.find(name => !(PARTS as readonly string[]).includes(name))
  if (unknown === undefined && names.length > 0) return new Set(names as Part[])
  return new Problem(`"${unknown ?? value}" is invalid: choose from ${PARTS.join(', ')}, or set only none`)
})

const selectors = field(value => {
  try {
    finderOf(value)
    return value
  } catch {
    return new Problem(`"${value}" is not a list of CSS selectors: use a form such as main, #content, .page`)
  }
})

/** The address always ends with a slash, because it is compared with the address from the last run. */
const siteAddress = field(value => {
  const url = webAddress(value)
  return url instanceof Problem ? url : new URL(baseFolder(url.pathname), url)
})

const fields = z.object({
  'site-path': required('set it to the output `site-path` of the export action', z.string()),
  'manifest-path': z.optional(z.string()),
  'site-url': z.optional(siteAddress),
  add: z._default(parts, new Set<Part>(PARTS.filter(part => !ON_REQUEST.has(part)))),
  content: z.prefault(selectors, CONTENT),
  trigger: z.prefault(selectors, TRIGGER),
  pagefind: z.optional(z.string()),
  timeout: z._default(duration, TIMEOUT_MS)
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

export function readInputs(given: Record<string, string>, environment: Environment) {
  const { workspace } = readRunner(environment)
  const sitePath = resolve(workspace, given['site-path'] ?? '')
  const manifestPath = resolve(workspace, given['manifest-path'] ?? join(dirname(sitePath), 'manifest.json'))
  const read = readFields(fields, given, ({ 'site-path': site, 'site-url': siteUrl }) => {
    const manifest =
      site instanceof Problem
        ? site
        : statSync(sitePath, { throwIfNoEntry: false })?.isDirectory() === true
          ? loadInput('manifest-path', manifestPath, parseManifest)
          : new Problem(`\`site-path\` is not a folder: ${sitePath}`)
    const isKnown = !(siteUrl instanceof Problem) && !(manifest instanceof Problem)
    return { manifest, moveTo: isKnown ? moveTarget(siteUrl, manifest) : undefined }
  })
  return {
    sitePath,
    manifestPath,
    manifest: read.manifest,
    siteUrl: read['site-url'],
    moveTo: read.moveTo,
    add: read.add,
    content: read.content,
    trigger: read.trigger,
    pagefind: read.pagefind === undefined ? undefined : resolve(workspace, read.pagefind),
    timeoutMs: read.timeout,
    tempDir: environment['RUNNER_TEMP'] || tmpdir(),
    environment,
    errorsPage: errorsPage(environment)
  }
}
