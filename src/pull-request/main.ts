import { GitHubClient } from '../github/client.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import type { Environment } from '../runtime/action/runner.ts'
import { explainStop, withDeadline } from '../runtime/time/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { Problem } from '../runtime/problem.ts'
import { clip } from '../runtime/text/markdown.ts'
import { plainText } from '../runtime/text/plain-text.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import type { ReadVersions } from './base/compare.ts'
import { isGitHubProblem } from './base/repository.ts'
import { renderReview } from './comment/markdown.ts'
import { type Links, oneRowPerLine, type ShownFinding, verdict } from './comment/review-texts.ts'
import { tell } from './comment/tell.ts'
import { commitFixes } from './commit/commit-fixes.ts'
import { type FixRequest, requestedPullRequest } from './commit/fix-request.ts'
import { comparedVersions } from './compared-versions.ts'
import { deliverResults } from './deliver-results.ts'
import { filesToFix, fixWorkingTree } from './fixes/apply/fix-working-tree.ts'
import { type FixedFiles, leftBy } from './fixes/apply/fixed-files.ts'
import { unifiedDiff } from './fixes/apply/patch.ts'
import { addressInSettings, ignoredComment, type Inputs, readInputs } from './inputs.ts'
import type { OUTPUT_NAMES } from './outputs.ts'
import { startPreview } from './preview.ts'
import type { PullRequest } from './pull-request-event.ts'
import { countKinds, describeFinding } from './readers/findings.ts'
import type { ReaderReview } from './readers/review.ts'
import { reviewInThread } from './thread/review-in-thread.ts'

interface PullRequestRecord extends RunRecord {
  /** What is shown: after fixes, what is left. */
  review?: ReaderReview
  fixed?: string
  links: Links
}

/** A summary may have 1 MiB, in which a character can take four bytes. */
const MAX_SUMMARY = 250_000
/** GitHub shows no more for a step. */
const MAX_ANNOTATIONS = 10
const MAX_ANNOTATION = 500

/** Reads the inputs and runs. A comment that asks for nothing ends it before. */
export async function start(
  given: Record<string, string>,
  env: Environment,
  context: RunContext
): Promise<void> {
  const ignored = ignoredComment(given, env)
  if (ignored !== undefined) {
    context.log.info(`Nothing to do: ${ignored}.`)
    return
  }
  const inputs = readInputs(given, env)
  await main(inputs, { ...context, signal: withDeadline(context.signal, inputs.timeoutMs) })
}

export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const { timeoutMs, docsUrl, siteUrl } = inputs
  const record: PullRequestRecord = {
    startedAt: context.clock.now(),
    links: {
      preview: undefined,
      live: siteUrl,
      sources: undefined,
      report: undefined,
      isFixed: inputs.workingTree !== undefined,
      howToFix: docsUrl === '' ? undefined : `${docsUrl}docs/pull-request.md#fixes`
    }
  }
  await runAction(
    record,
    {
      work: async () => await new PullRequestRun(inputs, record, context).run(),
      explain: error => {
        const state = `The documentation was ${record.review === undefined ? 'not ' : ''}reviewed.`
        return explainStop(error, { timeoutMs, state, advice: 'Run again.' })
      },
      summary: format => {
        const { review, links } = record
        const failure = record.failure && withoutFindings(record.failure)
        const heading = review === undefined ? 'Documentation not reviewed' : verdict(review)
        const body = review && renderReview(review, links, MAX_SUMMARY, format)
        const facts = [durationOf(record), ...(record.fixed === undefined ? [] : [record.fixed])]
        return summaryOf({ heading, facts, failure }, `${docsUrl}docs/errors.md`, [body], format)
      }
    },
    context
  )
}

class PullRequestRun {
  readonly #inputs: Inputs
  readonly #record: PullRequestRecord
  readonly #context: RunContext
  #pullRequest: PullRequest | undefined
  /** What is checked out is not the pull request, so nothing is said there. */
  #isOtherCommit = false

  constructor(inputs: Inputs, record: PullRequestRecord, context: RunContext) {
    this.#inputs = inputs
    this.#record = record
    this.#context = context
    this.#pullRequest = inputs.pullRequest
  }

  async run(): Promise<void> {
    const { fixRequest, isRunner, check, failOn } = this.#inputs
    if (fixRequest !== undefined) {
      await this.#fixOnRequest(fixRequest)
      return
    }
    const reviewed = this.#versions().then(async versions => await this.#review(versions))
    const [preview, review] = await Promise.all([this.#preview(), reviewed])
    const fixes = await filesToFix(review, this.#inputs, this.#context)
    const patchPath = await this.#show(review, preview, fixes)
    const fresh = review.findings.filter(({ isNew }) => isNew)
    // On a command line, the summary follows.
    if (isRunner)
      for (const finding of oneRowPerLine(fresh).slice(0, MAX_ANNOTATIONS))
        this.#context.log.warning(annotation(finding), finding)
    await this.#tell(review)
    const left = await this.#fix(review, fixes, patchPath)
    const failing = left.findings.filter(({ isNew, kind }) => isNew && failOn.includes(kind))
    if (check !== 'fail' || failing.length === 0) return
    const listed = oneRowPerLine(failing).map(finding => `- ${annotation(finding)}`)
    const lines = isRunner ? withMore(listed, MAX_ANNOTATIONS) : []
    throw new Failure('new-findings', [`This change adds ${countKinds(failing)}.`, ...lines].join('\n'))
  }

  /** What fixes of the working tree leave, which the summary is about. */
  async #fix(review: ReaderReview, fixes: FixedFiles, patchPath: string | undefined): Promise<ReaderReview> {
    const { workingTree, checkout } = this.#inputs
    if (workingTree === undefined) return review
    const edited = await fixWorkingTree(fixes, { root: checkout.root, patchPath }, this.#context)
    const left = leftBy(edited, review, workingTree.isAll)
    const fixed = review.findings.length - left.findings.length
    this.#record.review = left
    if (fixed > 0)
      this.#record.fixed = `${formatCount(fixed, 'finding')} fixed in ${formatCount(edited.size, 'file')}`
    return left
  }

  /** Writes everything but the comment. Returns the path of the patch, if there is one. */
  async #show(
    review: ReaderReview,
    preview: string | undefined,
    fixes: FixedFiles
  ): Promise<string | undefined> {
    this.#record.review = review
    this.#record.links.preview = preview
    if (preview !== undefined) this.#setOutput('preview-url', preview)
    const patch = unifiedDiff(fixes.files)
    const results = { review, patch, links: this.#record.links, isOtherCommit: this.#isOtherCommit }
    const patchPath = await deliverResults(results, this.#inputs, this.#context)
    const failing = review.findings.filter(({ isNew, kind }) => isNew && this.#inputs.failOn.includes(kind))
    this.#setOutput('changed-pages', Object.values(review.pages).flat().length)
    this.#setOutput('new-findings', failing.length)
    this.#setOutput('findings', review.findings.length)
    this.#setOutput('removed-without-redirect', review.vanished.length)
    this.#context.log.info(`${verdict(review)}.`)
    return patchPath
  }

  /** For a comment. Its run belongs to no commit: there are no annotations, and findings do not make it fail. */
  async #fixOnRequest(request: FixRequest): Promise<void> {
    const { log, signal } = this.#context
    try {
      const pullRequest = await this.#requested(request)
      if (pullRequest instanceof Problem) log.notice(`Nothing is committed: ${pullRequest.message}.`)
      else await this.#commit(pullRequest)
    } catch (error) {
      signal.throwIfAborted()
      if (!isGitHubProblem(error)) throw error
      log.notice(`Nothing is committed: ${reasonOf(error).replace(/\.$/, '')}.`)
    }
  }

  async #requested(request: FixRequest): Promise<PullRequest | Problem> {
    const client = this.#client()
    return client.hasToken
      ? await requestedPullRequest(request, client)
      : new Problem('`github-token` is empty')
  }

  async #commit(pullRequest: PullRequest): Promise<void> {
    const { checkout, github } = this.#inputs
    const { log } = this.#context
    this.#pullRequest = pullRequest
    const versions = await this.#versions()
    if (versions.notCompared !== undefined) return
    const review = await this.#review(versions)
    const done = await commitFixes({
      pullRequest,
      prefix: checkout.prefix,
      versions,
      review,
      reviewAgain: async fixed => await this.#review(fixed),
      connect: () => this.#client(),
      log
    })
    if (done === undefined) {
      const fixes = await filesToFix(review, this.#inputs, this.#context)
      await this.#show(review, this.#inputs.previewUrl, fixes)
      return
    }
    const { headSha: earlierSha } = pullRequest
    this.#pullRequest = { ...pullRequest, headSha: done.oid, earlierSha }
    this.#record.links.sources = `${github.serverUrl}/${github.repository}/blob/${done.oid}`
    // What is checked out is not the new commit.
    await this.#show(done.review, await this.#preview(), { files: [], leftOut: new Map() })
    await this.#tell(done.review)
  }

  async #preview(): Promise<string | undefined> {
    const { preview, previewUrl, shareMs } = this.#inputs
    const pullRequest = this.#pullRequest
    const { log } = this.#context
    if (preview === undefined || pullRequest === undefined) return previewUrl
    const { apiKey } = preview
    if (pullRequest.isFork) log.notice('No preview: pull requests from forks have none.')
    else if (apiKey === undefined)
      log.notice('No preview: `api-key` is empty. Runs of Dependabot and of forks have no secrets.')
    else return await startPreview({ ...preview, apiKey }, pullRequest.headBranch, shareMs, this.#context)
    return undefined
  }

  async #versions(): Promise<ReadVersions> {
    const source = { pullRequest: this.#pullRequest, client: this.#client() }
    const versions = await comparedVersions(this.#inputs, source, this.#context)
    this.#isOtherCommit = versions.isOtherCommit ?? false
    return versions
  }

  async #review(versions: ReadVersions): Promise<ReaderReview> {
    const { checkout, check, ignore, siteUrl, github } = this.#inputs
    const { links } = this.#record
    const { base, repository = github.repository } = versions
    const isKnown = checkout.commit !== undefined && repository !== '' && !versions.isOtherCommit
    if (isKnown) links.sources = `${github.serverUrl}/${repository}/blob/${checkout.commit}`
    // A change could name any host.
    links.live = siteUrl ?? (base && (await addressInSettings(base)))
    const options = { ignore, siteUrl: links.live, prefix: checkout.prefix }
    const review = await reviewInThread(versions, options, this.#context)
    return check === 'off' ? { ...review, findings: [], isUnchecked: true } : review
  }

  /** With a share of the time, so that no retry takes all of it. */
  #client(): GitHubClient {
    const { shareMs, github } = this.#inputs
    const { token = '', apiUrl, repository } = github
    const context = { ...this.#context, signal: withDeadline(this.#context.signal, shareMs) }
    const deadline = this.#context.clock.now() + shareMs
    return new GitHubClient({ token, apiUrl, repository, deadline }, context)
  }

  async #tell(review: ReaderReview): Promise<void> {
    const { comment: isCommented, suggest: isSuggested, checkout } = this.#inputs
    const pullRequest = this.#pullRequest
    if (pullRequest === undefined || this.#isOtherCommit) return
    const told = { isCommented, isSuggested, pullRequest, checkout, links: this.#record.links }
    const url = await tell(review, told, this.#client(), this.#context)
    if (url !== undefined) this.#setOutput('comment-url', url)
  }

  #setOutput(name: (typeof OUTPUT_NAMES)[number], value: string | number): void {
    this.#context.setOutput(name, value)
  }
}

function annotation(finding: ShownFinding): string {
  return clip(plainText(describeFinding(finding)), MAX_ANNOTATION)
}

/** The summary lists the findings once, in a table. */
function withoutFindings({ code, message, advice }: NonNullable<RunRecord['failure']>) {
  return { code, advice, message: code === 'new-findings' ? message.replace(/\n[^]*/, '') : message }
}
