import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GitHubClient } from '../github/client.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { HttpError } from '../runtime/http/http-error.ts'
import type { RunContext } from '../runtime/context.ts'
import { readBelow } from '../runtime/read-below.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop, TimedOut, withDeadline } from '../runtime/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { clip } from '../runtime/text/markdown.ts'
import { plainText } from '../runtime/text/plain-text.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { readVersions, type ReadVersions } from './base/compare.ts'
import { PullRequestComment } from './comment/comment.ts'
import { type Links, oneRowPerLine, renderReview, type ShownFinding, verdict } from './comment/markdown.ts'
import { Suggestions } from './comment/suggestions.ts'
import { addressInSettings, type Inputs } from './inputs.ts'
import type { OUTPUT_NAMES } from './outputs.ts'
import { startPreview } from './preview.ts'
import type { PullRequest } from './pull-request-event.ts'
import { countKinds, describeFinding } from './readers/findings.ts'
import type { ReaderReview } from './readers/review.ts'
import { reviewInThread } from './thread/review-in-thread.ts'
import { changesJson, codeQuality, findingsJson, junit, sarif } from './report/formats.ts'
import { renderReport } from './report/report.ts'
import { uploadReport } from './upload-report.ts'

interface PullRequestRecord extends RunRecord {
  review?: ReaderReview
  links: Links
}

/** A summary may have 1 MiB, in which a character can take four bytes. */
const MAX_SUMMARY = 250_000
/** GitHub shows no more for a step. */
const MAX_ANNOTATIONS = 10
const MAX_ANNOTATION = 500

export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const { timeoutMs, docsUrl, siteUrl } = inputs
  const record: PullRequestRecord = {
    startedAt: context.clock.now(),
    links: {
      preview: undefined,
      live: siteUrl,
      sources: undefined,
      report: undefined,
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
      summary: () => {
        const { review, links } = record
        const failure = record.failure && withoutFindings(record.failure)
        const heading = review === undefined ? 'Documentation not reviewed' : verdict(review)
        const body = review && renderReview(review, links, MAX_SUMMARY)
        const facts = [durationOf(record)]
        return summaryOf({ heading, facts, failure }, `${docsUrl}docs/errors.md`, [body])
      }
    },
    context
  )
}

class PullRequestRun {
  readonly #inputs: Inputs
  readonly #record: PullRequestRecord
  readonly #context: RunContext
  /** For each thing that is a courtesy of somebody else: preview, base, comment. */
  readonly #shareMs: number

  /** What is checked out is not the pull request, so nothing is said there. */
  #isOtherCommit = false

  constructor(inputs: Inputs, record: PullRequestRecord, context: RunContext) {
    this.#inputs = inputs
    this.#record = record
    this.#context = context
    this.#shareMs = inputs.timeoutMs / 3
  }

  async run(): Promise<void> {
    const { log } = this.#context
    const { links } = this.#record
    const [preview, review] = await Promise.all([this.#preview(), this.#review()])
    this.#record.review = review
    links.preview = preview
    if (preview !== undefined) this.#setOutput('preview-url', preview)
    await this.#writeFiles(review)
    const fresh = review.findings.filter(({ isNew }) => isNew)
    const rows = oneRowPerLine(fresh)
    const failing = fresh.filter(({ kind }) => this.#inputs.failOn.includes(kind))
    this.#setOutput('changed-pages', Object.values(review.pages).flat().length)
    this.#setOutput('new-findings', failing.length)
    this.#setOutput('findings', review.findings.length)
    this.#setOutput('removed-without-redirect', review.vanished.length)
    log.info(`${verdict(review)}.`)
    // On a command line, the summary follows.
    if (this.#inputs.isRunner)
      for (const finding of rows.slice(0, MAX_ANNOTATIONS)) log.warning(annotation(finding), finding)
    await this.#tell(review)
    if (this.#inputs.check !== 'fail' || failing.length === 0) return
    const listed = oneRowPerLine(failing).map(finding => `- ${annotation(finding)}`)
    const lines = this.#inputs.isRunner ? withMore(listed, MAX_ANNOTATIONS) : []
    throw new Failure('new-findings', [`This change adds ${countKinds(failing)}.`, ...lines].join('\n'))
  }

  async #preview(): Promise<string | undefined> {
    const { preview, previewUrl, pullRequest } = this.#inputs
    const { log } = this.#context
    if (preview === undefined || pullRequest === undefined) return previewUrl
    const { apiKey } = preview
    if (pullRequest.isFork) log.notice('No preview: pull requests from forks have none.')
    else if (apiKey === undefined)
      log.notice('No preview: `api-key` is empty. Runs of Dependabot and of forks have no secrets.')
    else
      return await startPreview({ ...preview, apiKey }, pullRequest.headBranch, this.#shareMs, this.#context)
    return undefined
  }

  async #review(): Promise<ReaderReview> {
    const { checkout, check, ignore, siteUrl, github } = this.#inputs
    const { links } = this.#record
    const versions = await this.#versions()
    const { base, repository = github.repository } = versions
    const isKnown = checkout.commit !== undefined && repository !== '' && !versions.isOtherCommit
    if (isKnown) links.sources = `${github.serverUrl}/${repository}/blob/${checkout.commit}`
    // A change could name any host.
    links.live = siteUrl ?? (base && (await addressInSettings(base)))
    const options = { ignore, siteUrl: links.live, prefix: checkout.prefix }
    const review = await reviewInThread(versions, options, this.#context)
    return check === 'off' ? { ...review, findings: [], isUnchecked: true } : review
  }

  async #versions(): Promise<ReadVersions> {
    const { checkout, base, pullRequest, github } = this.#inputs
    const { log, signal } = this.#context
    const source = { base, pullRequest, client: this.#client(), serverUrl: github.serverUrl }
    const versions = await readVersions(checkout, source, signal)
    const { notCompared, isOtherCommit = false, untracked = [] } = versions
    this.#isOtherCommit = isOtherCommit
    const comment = isOtherCommit && pullRequest !== undefined ? ' No comment is written.' : ''
    if (notCompared !== undefined && base.kind !== 'none')
      log.notice(`The documentation is not compared with its base: ${notCompared}. Nothing is new.${comment}`)
    if (untracked.length > 0)
      log.notice(
        `${formatCount(untracked.length, 'page')} of this folder are not in the clone, and count in both versions: ${withMore(untracked.map(plainText), 5).join(', ')}. \`git add\` makes them part of the change.`
      )
    return versions
  }

  /** With a share of the time, so that no retry takes all of it. */
  #client(): GitHubClient {
    const { token = '', apiUrl, repository } = this.#inputs.github
    const context = { ...this.#context, signal: withDeadline(this.#context.signal, this.#shareMs) }
    const deadline = this.#context.clock.now() + this.#shareMs
    return new GitHubClient({ token, apiUrl, repository, deadline }, context)
  }

  async #writeFiles(review: ReaderReview): Promise<void> {
    const { outputDir, formats, report, reportName: name, github } = this.#inputs
    const { findings, pages } = review
    const path = (name: string) => join(outputDir, name)
    const files = {
      'findings.json': () => findingsJson(findings),
      'changes.json': () => changesJson(pages),
      'findings.sarif': () => sarif(findings),
      'report.html': () => renderReport(review, this.#record.links, new Date(this.#context.clock.now())),
      ...(formats.includes('codequality') && { 'findings.codequality.json': () => codeQuality(findings) }),
      ...(formats.includes('junit') && { 'findings.junit.xml': () => junit(findings) })
    }
    const { signal } = this.#context
    try {
      await mkdir(outputDir, { recursive: true })
      for (const [name, render] of Object.entries(files)) {
        await writeFile(path(name), render())
        // One of half a million findings takes seconds.
        signal.throwIfAborted()
      }
    } catch (error) {
      if (error instanceof Failure || signal.aborted) throw error
      const message = `The results could not be written: ${reasonOf(error)}.`
      throw new Failure('pull-request-file-unwritable', message, { cause: error })
    }
    this.#setOutput('findings-path', path('findings.json'))
    this.#setOutput('changes-path', path('changes.json'))
    this.#setOutput('sarif-path', path('findings.sarif'))
    this.#context.log.info(`Report: ${path('report.html')}`)
    if (!report) return
    const url = await uploadReport(path('report.html'), { name, runUrl: github.runUrl }, this.#context)
    this.#record.links.report = url
    if (url !== undefined) this.#setOutput('report-url', url)
  }

  /** On the pull request. What GitHub refuses is a notice. */
  async #tell(review: ReaderReview): Promise<void> {
    const { comment, suggest, pullRequest } = this.#inputs
    const parts = [...(comment ? ['comment'] : []), ...(suggest ? ['suggestions'] : [])]
    if (parts.length === 0 || pullRequest === undefined || this.#isOtherCommit) return
    const { log, signal } = this.#context
    const client = this.#client()
    const notWritten = (names: readonly string[]) =>
      `The ${names.join(' and the ')} ${names.join('') === 'comment' ? 'was' : 'were'} not written`
    if (!client.hasToken) {
      log.notice(`${notWritten(parts)}: \`github-token\` is empty. The job summary has everything.`)
      return
    }
    try {
      if (comment) {
        await this.#comment(review, client, pullRequest)
        parts.shift()
      }
      if (suggest) await this.#suggest(review, client, pullRequest)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof HttpError || error instanceof Failure || error instanceof TimedOut)) throw error
      const isForbidden = error instanceof HttpError && [401, 403, 404].includes(error.status ?? 0)
      const advice = isForbidden
        ? ' The job needs `permissions: pull-requests: write`; runs of forks and of Dependabot have a token that can only read.'
        : ''
      log.notice(`${notWritten(parts)}: ${reasonOf(error)}. The job summary has everything.${advice}`)
    }
  }

  async #comment(review: ReaderReview, client: GitHubClient, pullRequest: PullRequest): Promise<void> {
    const text = isVisible(review)
      ? `### ${verdict(review)}\n\n${renderReview(review, this.#record.links)}`
      : nothingToReport(review)
    const hasChanges = isVisible(review) && review.notCompared === undefined
    const ours = new PullRequestComment(client, pullRequest, this.#inputs.checkout.path)
    const url = await ours.write(text, { hasChanges })
    if (url !== undefined) this.#setOutput('comment-url', url)
  }

  async #suggest({ findings }: ReaderReview, client: GitHubClient, pullRequest: PullRequest): Promise<void> {
    const { root, outer } = this.#inputs.checkout
    // The files of a submodule are not part of the diff, even where one of those has the same name.
    if (outer !== undefined) return
    await new Suggestions(client, pullRequest, file => textBelow(root, file)).write(findings)
  }

  #setOutput(name: (typeof OUTPUT_NAMES)[number], value: string | number): void {
    this.#context.setOutput(name, value)
  }
}

/** Undefined for what is no regular file any more. */
function textBelow(root: string, file: string): string | undefined {
  try {
    return readBelow(root, file).toString()
  } catch {
    return undefined
  }
}

function nothingToReport({ isUnchecked }: ReaderReview): string {
  const findings = isUnchecked ? '. It was not checked for problems.' : ', and there are no new findings.'
  return `Readers of the documentation see no change${findings}`
}

function annotation(finding: ShownFinding): string {
  return clip(plainText(describeFinding(finding)), MAX_ANNOTATION)
}

/** The summary lists the findings once, in a table. */
function withoutFindings({ code, message, advice }: NonNullable<RunRecord['failure']>) {
  return { code, advice, message: code === 'new-findings' ? message.replace(/\n[^]*/, '') : message }
}

function isVisible({ pages, findings, notCompared, ...lists }: ReaderReview): boolean {
  const changes = [
    ...Object.values(pages),
    lists.vanished,
    lists.leftNavigation,
    lists.navigation,
    lists.otherHosts,
    lists.lostIds,
    lists.unread
  ].flat()
  return notCompared !== undefined || changes.length > 0 || findings.some(({ isNew }) => isNew)
}
