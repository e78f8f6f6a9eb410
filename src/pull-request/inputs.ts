import { readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import * as z from 'zod/mini'
import { ignoredTargets } from '../review/checks/ignored-targets.ts'
import { docsUrl } from '../runtime/docs-url.ts'
import { isSafeAddress } from '../runtime/http/address.ts'
import {
  duration,
  entriesOf,
  field,
  flag,
  oneOf,
  type Parsed,
  readFields
} from '../runtime/action/input-fields.ts'
import { type Environment, readRunner } from '../runtime/action/runner.ts'
import { parseUrl } from '../runtime/parse-url.ts'
import { collect, Problem } from '../runtime/problem.ts'
import { apiKey, baseUrl, id } from '../service/service-inputs.ts'
import { findDocs, settingsIn } from '../site/docs-folders.ts'
import { readCheckout } from './base/checkout.ts'
import type { Base } from './base/compare.ts'
import { type PullRequest, readPullRequest } from './pull-request-event.ts'
import { FAILING_KINDS, FINDING_KINDS } from './readers/findings.ts'

const some = <const T extends string>(choices: readonly T[]) =>
  field(value => {
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

const fields = z.object({
  'docs-path': z.optional(z.string()),
  base: z.optional(z.string()),
  check: z._default(oneOf(['off', 'warn', 'fail']), 'warn'),
  'check-fail-on': z._default(some(FINDING_KINDS), [...FAILING_KINDS]),
  'check-ignore': z._default(ignoredTargets, []),
  comment: z._default(flag, true),
  'preview-url': z.optional(siteAddress),
  'project-id': z.optional(id),
  'base-url': z.optional(baseUrl),
  'api-key': z.optional(apiKey),
  'site-url': z.optional(siteAddress),
  report: z._default(flag, true),
  format: z._default(some(['codequality', 'junit']), []),
  'github-token': z.optional(z.string()),
  timeout: z._default(duration, 10 * 60_000)
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Everything the run needs: one error lists all problems. */
export function readInputs(given: Record<string, string>, env: Environment) {
  const runner = readRunner(env)
  const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner
  const pullRequest = readPullRequest(env)
  const folder = docsFolder(given['docs-path'], workspace)
  const checkout = folder instanceof Problem ? folder : readCheckout(folder, workspace)
  const prefix = checkout instanceof Problem ? '' : checkout.prefix
  const read = readFields(fields, given, parsed => ({
    checkout,
    base: baseOf(given['base'], workspace, prefix, pullRequest),
    preview: previewOf(parsed, pullRequest)
  }))
  return {
    checkout: read.checkout,
    base: read.base,
    pullRequest,
    check: read.check,
    failOn: read['check-fail-on'],
    ignore: read['check-ignore'],
    comment: read.comment,
    previewUrl: read['preview-url'],
    preview: read.preview,
    siteUrl: read['site-url'] ?? addressInSettings(read.checkout.folder),
    report: read.report && runner.hasArtifactStorage,
    formats: read.format,
    timeoutMs: read.timeout,
    github: {
      token: read['github-token'],
      apiUrl,
      repository,
      sha,
      sourcesUrl: repository === '' ? undefined : `${serverUrl}/${repository}/blob`,
      runUrl
    },
    /** Two folders of documentation in one job have files of their own. */
    outputDir: join(
      tempDir,
      ['pull-request', ...read.checkout.prefix.split('/')].filter(part => part !== '').join('-')
    ),
    docsUrl: docsUrl(env)
  }
}

function docsFolder(given: string | undefined, workspace: string): string | Problem {
  if (given !== undefined) {
    const path = resolve(workspace, given)
    return settingsIn(path)
      ? path
      : new Problem(`\`docs-path\` has neither docs.json nor mint.json: ${given}`)
  }
  const found = findDocs(workspace)
  const [only] = found
  if (only !== undefined && found.length === 1) return only
  if (only === undefined)
    return new Problem(
      '`docs-path` is missing: no folder of the workspace has docs.json or mint.json. A job needs a checkout before this step'
    )
  const listed = found.map(path => relative(workspace, path).split(sep).join('/')).join(', ')
  return new Problem(
    `\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set it to one of them`
  )
}

function baseOf(
  given: string | undefined,
  workspace: string,
  prefix: string,
  pullRequest: PullRequest | undefined
): Base | Problem {
  if (given !== undefined) {
    const folder = resolve(workspace, given)
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      // The folder itself, or the root of the repository that has it.
      const found = [join(folder, prefix), folder].find(settingsIn)
      return found === undefined
        ? new Problem(
            `\`base\` has neither docs.json nor mint.json${prefix === '' ? '' : `, in it or in ${prefix}`}: ${given}`
          )
        : { kind: 'folder', folder: found }
    }
    return /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/.test(given)
      ? { kind: 'ref', ref: given }
      : new Problem(`\`base\` "${given}" is neither a folder nor a branch or commit`)
  }
  return pullRequest === undefined
    ? new Problem(
        '`base` is missing: this run was not started by a pull request, so set it to a branch, a commit, or a folder with the earlier version'
      )
    : { kind: 'pull-request', pullRequest }
}

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

/** The canonical address of the live site, if the settings name one. */
function addressInSettings(folder: string): string | undefined {
  try {
    const { seo, metadata } = JSON.parse(readFileSync(settingsIn(folder) ?? '', 'utf8')) as {
      seo?: { metatags?: { canonical?: unknown } }
      metadata?: { canonical?: unknown }
    }
    const read = siteAddress.safeParse(seo?.metatags?.canonical ?? metadata?.canonical)
    return read.data
  } catch {
    return undefined
  }
}
