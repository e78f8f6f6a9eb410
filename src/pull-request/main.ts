import { GitHubClient } from '../github/client.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { Canceled, explainStop, withDeadline } from '../runtime/time/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import type { Format } from '../runtime/text/format.ts'
import { SUMMARY_LIMIT } from './comment/budget.ts'
import { renderReview } from './comment/markdown.ts'
import type { ReviewLinks } from './comment/review-texts.ts'
import { verdict } from './comment/verdict.ts'
import { isVisible, writeOnPullRequest } from './comment/write-on-pull-request.ts'
import { comparedVersions, readCompared } from './compared-versions.ts'
import type { ReadVersions } from './base/compare.ts'
import type { SourceFinding } from './comparison/findings.ts'
import { oneAtEachPlace } from './comparison/one-place.ts'
import { NO_LEFTOVERS } from './comparison/leftovers/leftovers.ts'
import type { ReaderReview } from './comparison/review.ts'
import { filesToFix, fixWorkingTree, unchangedFiles } from './fixes/apply/fix-working-tree.ts'
import { fixedText } from './fixes/apply/fixed-text.ts'
import { unifiedDiff } from './edits/patch.ts'
import type { Inputs } from './inputs.ts'
import { setOutputs } from './outputs.ts'
import { findPreview } from './preview.ts'
import { assertNoNewFindings, logResult } from './report/log-result.ts'
import { writeResults } from './report/write-results.ts'
import { reviewInWorker } from './worker/review-in-worker.ts'

interface Result {
  /** With `--fix`, the review of the fixed working tree. */
  review: ReaderReview
  links: ReviewLinks
  /** Text such as `3 findings fixed in 2 files`. */
  fixed?: string
}

interface PullRequestRecord extends RunRecord {
  result?: Result
}

export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const { timeoutMs, docsUrl } = inputs
  const record: PullRequestRecord = { startedAt: context.clock.now() }
  await runAction(
    record,
    {
      work: async () => await reviewPullRequest(inputs, record, context),
      explain: error => {
        const state = `The documentation was ${record.result === undefined ? 'not ' : ''}reviewed.`
        return explainStop(error, { timeoutMs, state, advice: 'Run again.' })
      },
      summary: format => renderSummary(record, `${docsUrl}docs/errors.md`, format)
    },
    context
  )
}

async function reviewPullRequest(
  inputs: Inputs,
  record: PullRequestRecord,
  context: RunContext
): Promise<void> {
  const client = connect(inputs, context)
  const ended = new AbortController()
  const signal = AbortSignal.any([context.signal, ended.signal])
  // The service builds the preview during the review.
  const preview = findPreview(inputs, client, { ...context, signal })
  // If the review fails, nobody waits for the preview, and its error must not replace that of the review.
  preview.catch(() => undefined)
  try {
    const versions = await comparedVersions(inputs, client, context)
    const review = await reviewVersions(versions, inputs, context)
    const fixes = await filesToFix(review, inputs, context)
    const patch = await writeResults(review, unifiedDiff(fixes.files), inputs, context)
    const previewUrl = isVisible(review) ? await preview : undefined
    context.signal.throwIfAborted()
    const links = linksOf(versions, review.siteUrl, patch.url, { ...inputs, previewUrl })
    record.result = { review, links }
    const written = await fixWorkingTree(fixes, patch.path, inputs, context)
    if (written.length > 0) {
      const now = await readCompared(inputs, client, context.signal)
      const left = await reviewVersions(now, inputs, context)
      await writeResults(left, '', inputs, context)
      const edited = unchangedFiles(written, inputs.checkout, context)
      record.result = {
        review: left,
        links,
        fixed: fixedText([review, left], edited, inputs.workingTree?.isAll === true)
      }
    }
    logResult(record.result.review, inputs, context)
    // Writes nothing on the pull request if the checked-out commit may belong to another change.
    if (versions.isOtherCommit !== true) await writeComments(record.result, inputs, context)
    assertNoNewFindings(record.result.review, inputs)
  } finally {
    ended.abort(new Canceled('the review has ended'))
  }
}

async function reviewVersions(
  versions: ReadVersions,
  { checkout, check, failOn, ignore, siteUrl, workingTree }: Inputs,
  context: RunContext
): Promise<ReaderReview> {
  const fixesKnown = workingTree?.isAll === true
  const options = { ignore, siteUrl, prefix: checkout.prefix, fixesKnown }
  const review = await reviewInWorker(versions, options, context)
  return check === 'off'
    ? { ...review, findings: [], hints: [], leftovers: NO_LEFTOVERS, isUnchecked: true }
    : { ...review, findings: failingFirst(oneAtEachPlace(review.findings, failOn), failOn) }
}

/** Moves the findings that can fail a run before the others, so that no limit of a list or of annotations hides them. */
function failingFirst(findings: readonly SourceFinding[], failOn: Inputs['failOn']): SourceFinding[] {
  const rank = ({ kind }: SourceFinding) => Number(!failOn.includes(kind))
  return findings.toSorted((a, b) => rank(a) - rank(b))
}

function linksOf(
  { isOtherCommit, repository }: ReadVersions,
  siteUrl: string | undefined,
  patchUrl: string | undefined,
  { checkout: { commit }, github, previewUrl, docsUrl, fixCommand, isRunner }: Inputs
): ReviewLinks {
  const name = repository ?? github.repository
  const isKnown = commit !== undefined && name !== '' && isOtherCommit !== true
  return {
    preview: previewUrl,
    live: siteUrl,
    sources: isKnown ? `${github.serverUrl}/${name}/blob/${commit}` : undefined,
    fixes: patchUrl,
    fixCommand,
    knownFindings: isRunner ? '`findings.json` lists them' : '`--base none` lists them',
    howToFix: docsUrl === '' ? undefined : `${docsUrl}docs/pull-request.md#fixes`
  }
}

/** Requests get a share of the time of their own, because the review may have used up that of earlier requests. */
async function writeComments(result: Result, inputs: Inputs, context: RunContext): Promise<void> {
  const { pullRequest } = inputs
  if (pullRequest === undefined) return
  const client = connect(inputs, context)
  const url = await writeOnPullRequest(result, { ...inputs, pullRequest }, client, context)
  setOutputs({ 'comment-url': url }, context)
}

/** Limits requests to a share of the total time, so that retries cannot use all of the time. */
function connect({ shareMs, github }: Inputs, context: RunContext): GitHubClient {
  const { token = '', apiUrl, repository } = github
  const deadline = context.clock.now() + shareMs
  const limited = { ...context, signal: withDeadline(context.signal, shareMs) }
  return new GitHubClient({ token, apiUrl, repository, deadline }, limited)
}

function renderSummary(record: PullRequestRecord, errorsPage: string, format: Format): string {
  const { result, failure } = record
  const heading = result === undefined ? 'Documentation not reviewed' : verdict(result.review)
  const body = result && renderReview(result.review, result.links, SUMMARY_LIMIT, format)
  const duration = durationOf(record)
  return summaryOf(
    { heading, facts: [result?.fixed], failure: failure && withoutFindings(failure) },
    errorsPage,
    [body, duration && `Took ${duration}.`],
    format
  )
}

/** Removes the list of findings from the message, because the summary lists the findings in a table. */
function withoutFindings({ code, message, advice }: NonNullable<RunRecord['failure']>) {
  return { code, advice, message: code === 'new-findings' ? message.replace(/\n[^]*/, '') : message }
}
