import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { errorsPage } from '../runtime/docs-url.ts'
import { duration, field, listsIn, readFields, required } from '../runtime/action/input-fields.ts'
import { type Environment, readRunner } from '../runtime/action/runner.ts'
import { Problem } from '../runtime/problem.ts'
import { loadInput } from '../site/records/export-files.ts'
import { parseManifest } from '../site/records/manifest.ts'
import { parseSelectors } from './selectors.ts'

const CONTENT = '#content-area, main, article'
const TRIGGER = '#search-bar-entry, #search-bar-entry-mobile'
const TIMEOUT_MS = 15 * 60_000

const selectors = field(value => {
  const find = parseSelectors(value)
  return find instanceof Problem ? find : { text: value, find }
})

const fields = z.object({
  'site-path': required('set it to the output `site-path` of the export action', z.string()),
  'manifest-path': z.optional(z.string()),
  content: z.prefault(selectors, CONTENT),
  trigger: z.prefault(selectors, TRIGGER),
  pagefind: z.optional(z.string()),
  timeout: z._default(duration, TIMEOUT_MS)
})

export const INPUT_NAMES = Object.keys(fields.shape)
export const LIST_INPUTS = listsIn(fields)

export type Inputs = ReturnType<typeof readInputs>

export function readInputs(given: Record<string, string>, environment: Environment) {
  const { workspace } = readRunner(environment)
  const sitePath = resolve(workspace, given['site-path'] ?? '')
  const manifestPath = resolve(workspace, given['manifest-path'] ?? join(dirname(sitePath), 'manifest.json'))
  const read = readFields(fields, given, ({ 'site-path': site }) => ({
    manifest:
      site instanceof Problem
        ? site
        : statSync(sitePath, { throwIfNoEntry: false })?.isDirectory() === true
          ? loadInput('manifest-path', manifestPath, parseManifest)
          : new Problem(`\`site-path\` is not a folder: ${sitePath}`)
  }))
  return {
    sitePath,
    manifestPath,
    manifest: read.manifest,
    findContent: read.content.find,
    trigger: read.trigger.text,
    pagefind: read.pagefind === undefined ? undefined : resolve(workspace, read.pagefind),
    timeoutMs: read.timeout,
    tempDir: environment['RUNNER_TEMP'] || tmpdir(),
    environment,
    errorsPage: errorsPage(environment)
  }
}
