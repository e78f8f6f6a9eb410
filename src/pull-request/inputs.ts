import { hash } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ignoredTargets } from '../review/checks/ignored-targets.ts'
import { docsUrl } from '../runtime/docs-url.ts'
import { isSafeAddress } from '../runtime/http/address.ts'
import {
  duration,
  entriesOf,
  field,
  flag,
  list,
  listsIn,
  oneOf,
  readFields
} from '../runtime/action/input-fields.ts'
import { type Environment, readRunner } from '../runtime/action/runner.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'
import { Problem } from '../runtime/problem.ts'
import { SETTINGS_FILES } from '../site/docs-folders.ts'
import type { DocsFiles } from '../sources/files.ts'
import { readCheckout } from './base/checkout.ts'
import { findDocsFolder } from './base/docs-folder.ts'
import { givenBase, wantedFix } from './base/given-base.ts'
import { readPullRequest } from './pull-request-event.ts'
import { FAILING_BY_DEFAULT, FINDING_KINDS } from './comparison/findings.ts'

const some = <const T extends string>(choices: readonly T[]) =>
  list(value => {
    const entries = entriesOf(value)
    const isKnown = (entry: string): entry is T => choices.some(choice => choice === entry)
    const unknown = entries.filter(entry => !isKnown(entry))
    if (entries.length === 0) return new Problem(`is empty: choose from ${choices.join(', ')}`)
    return unknown.length === 0
      ? entries.filter(isKnown)
      : new Problem(`"${unknown.join(', ')}" is unknown: choose from ${choices.join(', ')}`)
  })

/** Links to pages begin with it. */
const siteAddress = field(value => {
  const url = parseUrl(value)
  if (url === null || !isSafeAddress(url) || url.username !== '' || url.search !== '' || url.hash !== '')
    return new Problem(`"${value}" is not an address: use the form https://docs.example.com`)
  return url.href.replace(/\/+$/, '')
})

const DEFAULT_TIMEOUT_MS = 10 * 60_000

const fields = z.object({
  'docs-path': z.optional(z.string()),
  base: z.optional(z.string()),
  check: z._default(oneOf(['off', 'warn', 'fail']), 'warn'),
  'check-fail-on': z._default(some(FINDING_KINDS), [...FAILING_BY_DEFAULT]),
  'check-ignore': z._default(ignoredTargets, []),
  comment: z._default(flag, true),
  suggest: z._default(flag, false),
  'preview-url': z.optional(siteAddress),
  'site-url': z.optional(siteAddress),
  format: z._default(some(['codequality', 'junit']), []),
  'github-token': z.optional(z.string()),
  timeout: z._default(duration, DEFAULT_TIMEOUT_MS)
})

export const INPUT_NAMES = Object.keys(fields.shape)
export const LIST_INPUTS = listsIn(fields)

export type Inputs = ReturnType<typeof readInputs>

/** Everything the run needs: one error lists all problems. `switches`: of the command line, `--fix` and `--all`. */
export function readInputs(
  given: Record<string, string>,
  env: Environment,
  switches: readonly string[] = []
) {
  const runner = readRunner(env)
  const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner
  const isRunner = env['GITHUB_ACTIONS'] === 'true'
  const pullRequest = readPullRequest(env)
  const isAll = switches.includes('--all')
  const folder = findDocsFolder(given['docs-path'], workspace, isRunner)
  const checkout = folder instanceof Problem ? folder : readCheckout(folder, workspace, { sha, isRunner })
  const read = readFields(fields, given, parsed => {
    const timeoutMs = parsed.timeout instanceof Problem ? DEFAULT_TIMEOUT_MS : parsed.timeout
    const workingTree =
      checkout instanceof Problem || !switches.includes('--fix')
        ? undefined
        : wantedFix({ checkout, isAll }, env, timeoutMs)
    // Old findings need no base.
    const base = given['base'] ?? (isAll ? 'none' : undefined)
    const isPullRequest = pullRequest !== undefined
    return {
      checkout,
      workingTree,
      base:
        checkout instanceof Problem
          ? checkout
          : givenBase(base, checkout, { workspace, env, isPullRequest, timeoutMs })
    }
  })
  return {
    checkout: read.checkout,
    base: read.base,
    /** With `--fix`: what is edited in the working tree. */
    workingTree: read.workingTree,
    pullRequest,
    check: read.check,
    failOn: read['check-fail-on'],
    ignore: read['check-ignore'],
    comment: read.comment,
    suggest: read.suggest,
    previewUrl: read['preview-url'],
    siteUrl: read['site-url'],
    formats: read.format,
    timeoutMs: read.timeout,
    /** For each thing that is a courtesy of somebody else: base, comment. */
    shareMs: read.timeout / 3,
    /** Not on a command line, which shows the summary and no annotations. */
    isRunner,
    github: {
      token: read['github-token'],
      apiUrl,
      repository,
      serverUrl,
      runUrl
    },
    /** Two folders of documentation in one job have files of their own. */
    outputDir: join(tempDir, `pull-request${fileNameOf(read.checkout.path)}`),
    /** Undefined where nothing can be uploaded. */
    patchArtifact: runner.hasArtifactStorage
      ? `docs-fixes${fileNameOf(read.checkout.path)}.patch`
      : undefined,
    docsUrl: docsUrl(env)
  }
}

/** Part of a file name for a folder whose name a stranger may have chosen. Two folders never have the same. */
function fileNameOf(path: string): string {
  const parts = path.split('/').filter(part => part !== '')
  const plain = parts.map(part => `-${part.replaceAll(/[^\w.]/g, '_')}`).join('')
  const isPlain = plain.length <= MAX_FILE_NAME && parts.every(part => /^[a-z0-9._]+$/.test(part))
  return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${hash('sha256', path).slice(0, 8)}`
}

const MAX_FILE_NAME = 60

/** The canonical address of the live site, if the settings of this version name one. */
export async function addressInSettings(files: DocsFiles): Promise<string | undefined> {
  try {
    const name = SETTINGS_FILES.find(each => files.paths.includes(each)) ?? ''
    const { seo, metadata } = JSON.parse(await files.read(name)) as {
      seo?: { metatags?: { canonical?: unknown } }
      metadata?: { canonical?: unknown }
    }
    return siteAddress.safeParse(seo?.metatags?.canonical ?? metadata?.canonical).data
  } catch {
    return undefined
  }
}
