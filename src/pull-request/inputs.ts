import { join } from 'node:path'
import * as z from 'zod/mini'
import { ignoredTargets } from '../review/checks/ignored-targets.ts'
import { docsUrl } from '../runtime/docs-url.ts'
import { duration, entriesOf, field, flag, oneOf, readFields } from '../runtime/action/input-fields.ts'
import { type Environment, readRunner, type Runner } from '../runtime/action/runner.ts'
import { Problem } from '../runtime/problem.ts'
import { readCheckout } from '../versions/checkout.ts'
import { fileNameOf, findDocsFolder } from '../versions/docs-folder.ts'
import { givenBase, wantedFix } from './base/given-base.ts'
import { fixCommand } from './fix-command.ts'
import { AUTO } from './preview.ts'
import { readPullRequest } from './pull-request-event.ts'
import { siteAddressOf } from '../sources/docs-addresses.ts'
import { FAILING_BY_DEFAULT, FINDING_KINDS } from './comparison/findings.ts'

const some = <const T extends string>(choices: readonly T[]) =>
  field(value => {
    const entries = entriesOf(value)
    const isKnown = (entry: string): entry is T => choices.some(choice => choice === entry)
    const unknown = entries.filter(entry => !isKnown(entry))
    if (entries.length === 0) return new Problem(`is empty: choose from ${choices.join(', ')}`)
    return unknown.length === 0
      ? entries.filter(isKnown)
      : new Problem(
          `"${unknown.join('", "')}" ${unknown.length === 1 ? 'is' : 'are'} unknown: choose from ${choices.join(', ')}`
        )
  })

/** The site address with which links to pages begin. */
const siteAddress = field(
  value => siteAddressOf(value) ?? new Problem(`"${value}" is invalid: use the form https://docs.example.com`)
)

const preview = field(value =>
  value === AUTO
    ? AUTO
    : (siteAddressOf(value) ??
      new Problem(`"${value}" is invalid: use the form https://preview.example.com, or \`${AUTO}\``))
)

const DEFAULT_TIMEOUT_MS = 10 * 60_000

const fields = z.object({
  'docs-path': z.optional(z.string()),
  base: z.optional(z.string()),
  check: z._default(oneOf(['off', 'warn', 'fail']), 'warn'),
  'check-fail-on': z._default(some(FINDING_KINDS), [...FAILING_BY_DEFAULT]),
  'check-ignore': z._default(ignoredTargets, []),
  comment: z._default(flag, true),
  suggest: z._default(flag, false),
  'preview-url': z.optional(preview),
  'site-url': z.optional(siteAddress),
  format: z._default(some(['codequality', 'junit']), []),
  'github-token': z.optional(z.string()),
  timeout: z._default(duration, DEFAULT_TIMEOUT_MS)
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Reads the inputs, the checkout of `docs-path`, and what both decide: the base and the options for `--fix`. */
function readGiven(
  given: Record<string, string>,
  env: Environment,
  switches: readonly string[],
  run: Pick<Runner, 'workspace' | 'sha'> & { isRunner: boolean; isPullRequest: boolean }
) {
  const { workspace, sha, isRunner, isPullRequest } = run
  const isAll = switches.includes('--all')
  const folder = findDocsFolder(given['docs-path'], workspace, isRunner)
  const checkout = folder instanceof Problem ? folder : readCheckout(folder, workspace, { sha, isRunner })
  return readFields(fields, given, parsed => {
    const timeoutMs = parsed.timeout instanceof Problem ? DEFAULT_TIMEOUT_MS : parsed.timeout
    const workingTree =
      checkout instanceof Problem || !switches.includes('--fix')
        ? undefined
        : wantedFix({ checkout, isAll }, env, timeoutMs)
    // Fixing all findings does not require a base.
    const base = given['base'] ?? (isAll ? 'none' : undefined)
    return {
      checkout,
      workingTree,
      base:
        checkout instanceof Problem
          ? checkout
          : givenBase(base, checkout, { workspace, env, isPullRequest, timeoutMs })
    }
  })
}

/** Reads everything the run needs. One error lists all problems. `switches`: arguments of the command-line program. */
export function readInputs(
  given: Record<string, string>,
  env: Environment,
  switches: readonly string[] = []
) {
  const runner = readRunner(env)
  const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner
  const isRunner = env['GITHUB_ACTIONS'] === 'true'
  const pullRequest = readPullRequest(env)
  const isPullRequest = pullRequest !== undefined
  const read = readGiven(given, env, switches, { workspace, sha, isRunner, isPullRequest })
  return {
    checkout: read.checkout,
    base: read.base,
    /** Options for `--fix`, which edits the working tree; undefined if this switch is missing. */
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
    /** Time limit for each nonessential task, such as reading the base or writing the comment. */
    shareMs: read.timeout / 3,
    /** Whether the run is on a runner. A command-line run shows the summary but no annotations. */
    isRunner,
    /** Whether the log contains the findings. The program's `check` prints them itself. */
    logsFindings: !switches.includes('--no-findings'),
    github: {
      token: read['github-token'],
      apiUrl,
      repository,
      serverUrl,
      runUrl
    },
    /** Depends on the docs folder, because one job can review several folders. */
    outputDir: join(tempDir, `pull-request${fileNameOf(read.checkout.path)}`),
    /** Undefined if artifacts cannot be uploaded. */
    patchArtifact: runner.hasArtifactStorage
      ? `docs-fixes${fileNameOf(read.checkout.path)}.patch`
      : undefined,
    docsUrl: docsUrl(env),
    fixCommand: fixCommand(given, { env, switches, serverUrl, pullRequest, prefix: read.checkout.prefix })
  }
}
