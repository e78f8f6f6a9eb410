import { GitHubClient } from '../github/client.ts'
import { Failure } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { Canceled, explainStop, withDeadline } from '../runtime/time/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import type { Format } from '../runtime/text/format.ts'
import { clip } from '../runtime/text/clip.ts'
import { plainText } from '../runtime/text/plain-text.ts'
import { countEach } from '../runtime/group-by.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { SUMMARY_LIMIT } from './comment/budget.ts'
import { renderReview } from './comment/markdown.ts'
import { consoleLines, oneRowPerLine, type ReviewLinks } from './comment/review-texts.ts'
import { verdict } from './comment/verdict.ts'
import { isVisible, writeOnPullRequest } from './comment/write-on-pull-request.ts'
import { comparedVersions, readCompared } from './compared-versions.ts'
import type { ReadVersions } from './base/compare.ts'
import { countKinds, describeFinding, findingKey, type SourceFinding } from './comparison/findings.ts'
import { oneAtEachPlace } from './comparison/one-place.ts'
import { NO_LEFTOVERS } from './comparison/leftovers/leftovers.ts'
import type { ReaderReview } from './comparison/review.ts'
import { filesToFix, fixWorkingTree, unchangedFiles } from './fixes/apply/fix-working-tree.ts'
import { fixableFindings } from './fixes/apply/fixed-files.ts'
import { unifiedDiff } from './edits/patch.ts'
import type { Inputs } from './inputs.ts'
import { setOutputs } from './outputs.ts'
import { findPreview } from './preview.ts'
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

/** GitHub does not show more annotations of one kind for a step. */
const MAX_ANNOTATIONS = 10
const MAX_ANNOTATION = 500

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
    await tell(record.result, versions, inputs, context)
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

/** Does not count a finding that is gone because somebody else changed its file during the run. */
function fixedText(
  [before, left]: readonly [ReaderReview, ReaderReview],
  edited: ReadonlySet<string>,
  isAll: boolean
): string {
  const [had, has] = [before, left].map(({ findings }) => countEach(findings.map(findingKey))) as [
    Map<string, number>,
    Map<string, number>
  ]
  const fixed = fixableFindings(before, isAll).filter(({ fix }) => fix && edited.has(fix.edit.file))
  // The same address can be fixed in one link of a file, and stay in another.
  const gone = [...countEach(fixed.map(findingKey))].map(([key, count]) =>
    Math.min(count, Math.max(0, (had.get(key) ?? 0) - (has.get(key) ?? 0)))
  )
  const count = gone.reduce((sum, each) => sum + each, 0)
  return `${formatCount(count, 'finding')} fixed in ${formatCount(edited.size, 'file')}`
}

/** Reports the result in outputs, the log, annotations, and the pull request. `check: fail` can fail the run. */
async function tell(
  result: Result,
  { isOtherCommit }: ReadVersions,
  inputs: Inputs,
  context: RunContext
): Promise<void> {
  const { pullRequest, isRunner, check, failOn, logsFindings } = inputs
  const { findings, pages, vanished } = result.review
  const fresh = findings.filter(({ isNew }) => isNew)
  const failing = fresh.filter(({ kind }) => failOn.includes(kind))
  const counts = {
    'changed-pages': Object.values(pages).flat().length,
    'new-findings': failing.length,
    findings: findings.length,
    'removed-without-redirect': vanished.length
  }
  setOutputs(counts, context)
  // On a command line, the summary begins with it.
  if (isRunner) context.log.info(`${verdict(result.review)}.`)
  if (isRunner)
    for (const finding of oneRowPerLine(fresh).slice(0, MAX_ANNOTATIONS))
      context.log.warning(annotation(finding), finding)
  else if (logsFindings) for (const line of consoleLines(result.review)) context.log.info(line)
  // Writes nothing on the pull request if the checked-out commit may belong to another change.
  if (pullRequest !== undefined && isOtherCommit !== true) {
    const client = connect(inputs, context)
    const url = await writeOnPullRequest(result, { ...inputs, pullRequest }, client, context)
    setOutputs({ 'comment-url': url }, context)
  }
  if (check === 'fail' && failing.length > 0) throw newFindings(failing, isRunner)
}

function newFindings(failing: readonly SourceFinding[], isRunner: boolean): Failure {
  const listed = oneRowPerLine(failing).map(finding => `- ${annotation(finding)}`)
  const lines = isRunner ? withMore(listed, MAX_ANNOTATIONS) : []
  return new Failure('new-findings', [`This change adds ${countKinds(failing)}.`, ...lines].join('\n'))
}

function annotation(finding: SourceFinding): string {
  return clip(plainText(describeFinding(finding)), MAX_ANNOTATION)
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
