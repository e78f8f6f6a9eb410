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
  type Parsed,
  readFields
} from '../runtime/action/input-fields.ts'
import { type Environment, readRunner } from '../runtime/action/runner.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'
import { collect, Problem } from '../runtime/problem.ts'
import { REVIEW_FOLDER } from '../service/agent-prompt.ts'
import { apiKey, baseUrl, id } from '../service/service-inputs.ts'
import { SETTINGS_FILES } from '../site/docs-folders.ts'
import type { DocsFiles } from '../sources/files.ts'
import { type Checkout, readCheckout } from './base/checkout.ts'
import { docsFolder } from './base/docs-folder.ts'
import { givenBase, wantedFix, wantsAll } from './base/given-base.ts'
import { type FixRequest, readFixRequest } from './commit/fix-request.ts'
import { mayBeFromFork, type PullRequest, readPullRequest } from './pull-request-event.ts'
import { FAILING_BY_DEFAULT, FINDING_KINDS } from './readers/findings.ts'

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
  fix: z.optional(oneOf(['commit'])),
  comment: z._default(flag, true),
  suggest: z._default(flag, false),
  'preview-url': z.optional(siteAddress),
  'project-id': z.optional(id),
  'base-url': z.optional(baseUrl),
  'api-key': z.optional(apiKey),
  'site-url': z.optional(siteAddress),
  report: z._default(flag, true),
  format: z._default(some(['codequality', 'junit']), []),
  'github-token': z.optional(z.string()),
  timeout: z._default(duration, DEFAULT_TIMEOUT_MS)
})

export const INPUT_NAMES = Object.keys(fields.shape)
export const LIST_INPUTS = listsIn(fields)

export type Inputs = ReturnType<typeof readInputs>

/** Everything the run needs: one error lists all problems. */
export function readInputs(given: Record<string, string>, env: Environment) {
  const runner = readRunner(env)
  const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner
  const isRunner = env['GITHUB_ACTIONS'] === 'true'
  const pullRequest = readPullRequest(env)
  const request = fixRequestOf(given, env)
  const fixRequest = request instanceof Problem ? undefined : request
  const folder = docsFolder(given['docs-path'], workspace, isRunner)
  const checkout = folder instanceof Problem ? folder : readCheckout(folder, workspace, { sha, isRunner })
  const read = readFields(fields, given, parsed => {
    const timeoutMs = parsed.timeout instanceof Problem ? DEFAULT_TIMEOUT_MS : parsed.timeout
    const workingTree = checkout instanceof Problem ? checkout : wantedFix(env, checkout, timeoutMs)
    // Old findings need no base.
    const base = given['base'] ?? (wantsAll(env) ? 'none' : undefined)
    const isPullRequest = pullRequest !== undefined || fixRequest !== undefined
    return {
      checkout,
      workingTree,
      base:
        checkout instanceof Problem
          ? checkout
          : givenBase(base, checkout, { workspace, env, isPullRequest, timeoutMs }),
      preview: previewOf(parsed, pullRequest),
      fixRequest: (checkout instanceof Problem ? undefined : fixProblem(parsed, checkout)) ?? fixRequest
    }
  })
  return {
    checkout: read.checkout,
    base: read.base,
    /** With `--fix`: what is edited in the working tree. */
    workingTree: read.workingTree,
    pullRequest,
    mayBeFromFork: mayBeFromFork(pullRequest, env),
    /** A comment started the run, which asks for a commit. */
    fixRequest: read.fixRequest,
    check: read.check,
    failOn: read['check-fail-on'],
    ignore: read['check-ignore'],
    comment: read.comment,
    suggest: read.suggest,
    previewUrl: read['preview-url'],
    preview: read.preview,
    siteUrl: read['site-url'],
    report: read.report && runner.hasArtifactStorage,
    formats: read.format,
    timeoutMs: read.timeout,
    /** For each thing that is a courtesy of somebody else: preview, base, comment. */
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
    outputDir: join(tempDir, `${REVIEW_FOLDER}${fileNameOf(read.checkout.path)}`),
    reportName: `docs-report${fileNameOf(read.checkout.path)}`,
    /** Where commands of the user begin. */
    workspace,
    docsUrl: docsUrl(env)
  }
}

/** Why nothing is done, for a comment that asks for nothing. Such a run needs no checkout and no other input. */
export function ignoredComment(given: Record<string, string>, env: Environment): string | undefined {
  const request = fixRequestOf(given, env)
  return request instanceof Problem ? request.message : undefined
}

function fixRequestOf(given: Record<string, string>, env: Environment): FixRequest | Problem | undefined {
  return given['fix'] === 'commit' ? readFixRequest(env) : undefined
}

function fixProblem({ fix, check }: Parsed<typeof fields>, { outer }: Checkout): Problem | undefined {
  if (fix !== 'commit') return undefined
  if (check === 'off')
    return new Problem('`fix` is set and `check` is off: without findings there is nothing to fix')
  return outer === undefined
    ? undefined
    : new Problem(
        '`fix` is set, and the documentation is in a submodule: a commit to this repository cannot change it'
      )
}

/** Part of a file name for a folder whose name a stranger may have chosen. Two folders never have the same. */
function fileNameOf(path: string): string {
  const parts = path.split('/').filter(part => part !== '')
  const plain = parts.map(part => `-${part.replaceAll(/[^\w.]/g, '_')}`).join('')
  const isPlain = plain.length <= MAX_FILE_NAME && parts.every(part => /^[a-z0-9._]+$/.test(part))
  return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${hash('sha256', path).slice(0, 8)}`
}

const MAX_FILE_NAME = 60

/** Undefined when no preview is wanted. */
function previewOf(
  { 'project-id': projectId, 'base-url': url, 'api-key': key, 'preview-url': address }: Parsed<typeof fields>,
  pullRequest: PullRequest | undefined
) {
  if ([projectId, url, key].every(value => value === undefined)) return undefined
  if (address !== undefined)
    return new Problem('`preview-url` and the inputs of the service are both set: remove one of them')
  const missing = (name: string) =>
    new Problem(`\`${name}\` is missing: a preview needs project-id, base-url, api-key`)
  return collect({
    projectId: projectId ?? missing('project-id'),
    baseUrl: url ?? missing('base-url'),
    // In a run from a fork, secrets are empty: that is a notice.
    apiKey: key ?? (pullRequest === undefined ? missing('api-key') : undefined)
  })
}

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
