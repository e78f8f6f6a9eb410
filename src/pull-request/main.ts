import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GitHubClient } from '../github/client.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { HttpError } from '../runtime/http/http-error.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop, TimedOut, withDeadline } from '../runtime/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { readVersions } from './base/compare.ts'
import { PullRequestComment } from './comment/comment.ts'
import { type Links, renderReview, verdict } from './comment/markdown.ts'
import type { Inputs } from './inputs.ts'
import type { OUTPUT_NAMES } from './outputs.ts'
import { startPreview } from './preview.ts'
import { countKinds, describeFinding } from './readers/findings.ts'
import type { ReaderReview } from './readers/review.ts'
import { reviewInThread } from './readers/review-in-thread.ts'
import { changesJson, codeQuality, findingsJson, junit, sarif } from './report/formats.ts'
import { renderReport } from './report/report.ts'
import { uploadReport } from './upload-report.ts'
import { withMore } from '../runtime/text/with-more.ts'

interface PullRequestRecord extends RunRecord {
  review?: ReaderReview
  links: Links
}

/** A summary may have 1 MiB, in which a character can take four bytes. */
const MAX_SUMMARY = 250_000
/** GitHub shows no more for a step. */
const MAX_ANNOTATIONS = 10

export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const { timeoutMs, docsUrl, checkout, github, siteUrl } = inputs
  const commit = checkout.commit ?? github.sha
  const record: PullRequestRecord = {
    startedAt: context.clock.now(),
    links: {
      preview: undefined,
      live: siteUrl,
      sources: commit && github.sourcesUrl && `${github.sourcesUrl}/${commit}`,
      report: undefined
    }
  }
  const state = 'The documentation was not reviewed.'
  await runAction(
    record,
    {
      work: async () => await new PullRequestRun(inputs, record, context).run(),
      explain: error => explainStop(error, { timeoutMs, state, advice: 'Run again.' }),
      summary: () => {
        const { review, links, failure } = record
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
    const failing = fresh.filter(({ kind }) => this.#inputs.failOn.includes(kind))
    this.#setOutput('changed-pages', Object.values(review.pages).flat().length)
    this.#setOutput('new-findings', failing.length)
    this.#setOutput('findings', review.findings.length)
    this.#setOutput('removed-without-redirect', review.vanished.length)
    log.info(`${verdict(review)}.`)
    for (const finding of fresh.slice(0, MAX_ANNOTATIONS)) log.warning(describeFinding(finding), finding)
    await this.#comment(review)
    if (this.#inputs.check !== 'fail' || failing.length === 0) return
    const lines = withMore(failing.map(describeFinding), MAX_ANNOTATIONS).map(line => `- ${line}`)
    throw new Failure('new-findings', `This change adds ${countKinds(failing)}:\n${lines.join('\n')}`)
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
    const { checkout, base, github, check, ignore } = this.#inputs
    const { log, signal } = this.#context
    const versions = await readVersions(checkout, base, { client: this.#client(), sha: github.sha }, signal)
    if (versions.notCompared !== undefined)
      log.notice(`The documentation is not compared with its base: ${versions.notCompared}. Nothing is new.`)
    const review = await reviewInThread(versions, { ignore, prefix: checkout.prefix }, this.#context)
    return check === 'off' ? { ...review, findings: [] } : review
  }

  /** With a share of the time, so that no retry takes all of it. */
  #client(): GitHubClient {
    const { token = '', apiUrl, repository } = this.#inputs.github
    const context = { ...this.#context, signal: withDeadline(this.#context.signal, this.#shareMs) }
    const deadline = this.#context.clock.now() + this.#shareMs
    return new GitHubClient({ token, apiUrl, repository, deadline }, context)
  }

  async #writeFiles(review: ReaderReview): Promise<void> {
    const { outputDir, formats, report, github, checkout } = this.#inputs
    const { findings, pages } = review
    const path = (name: string) => join(outputDir, name)
    const files = {
      'findings.json': findingsJson(findings),
      'changes.json': changesJson(pages),
      'findings.sarif': sarif(findings),
      'report.html': renderReport(review, this.#record.links, new Date(this.#context.clock.now())),
      ...(formats.includes('codequality') && { 'findings.codequality.json': codeQuality(findings) }),
      ...(formats.includes('junit') && { 'findings.junit.xml': junit(findings) })
    }
    try {
      await mkdir(outputDir, { recursive: true })
      for (const [name, text] of Object.entries(files)) await writeFile(path(name), text)
    } catch (error) {
      const message = `The results could not be written: ${reasonOf(error)}.`
      throw new Failure('pull-request-file-unwritable', message, { cause: error })
    }
    this.#setOutput('findings-path', path('findings.json'))
    this.#setOutput('changes-path', path('changes.json'))
    this.#setOutput('sarif-path', path('findings.sarif'))
    if (!report) return
    const name = ['docs-report', ...checkout.prefix.split('/')].filter(part => part !== '').join('-')
    const url = await uploadReport(path('report.html'), { name, runUrl: github.runUrl }, this.#context)
    this.#record.links.report = url
    if (url !== undefined) this.#setOutput('report-url', url)
  }

  async #comment(review: ReaderReview): Promise<void> {
    const { comment, pullRequest, checkout } = this.#inputs
    if (!comment || pullRequest === undefined) return
    const text = isVisible(review)
      ? `### ${verdict(review)}\n\n${renderReview(review, this.#record.links)}`
      : NOTHING_TO_REPORT
    const hasChanges = isVisible(review) && review.notCompared === undefined
    const { log, signal } = this.#context
    try {
      const ours = new PullRequestComment(this.#client(), pullRequest, checkout.prefix)
      const url = await ours.write(text, { hasChanges })
      if (url !== undefined) this.#setOutput('comment-url', url)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof HttpError || error instanceof Failure || error instanceof TimedOut)) throw error
      const isForbidden = error instanceof HttpError && [401, 403, 404].includes(error.status ?? 0)
      const advice = isForbidden
        ? ' The job needs `permissions: pull-requests: write`; runs of forks and of Dependabot have a token that can only read.'
        : ''
      log.notice(`The comment was not written: ${reasonOf(error)}. The job summary has everything.${advice}`)
    }
  }

  #setOutput(name: (typeof OUTPUT_NAMES)[number], value: string | number): void {
    this.#context.setOutput(name, value)
  }
}

const NOTHING_TO_REPORT = 'Readers of the documentation see no change, and there are no new findings.'

function isVisible({ pages, findings, notCompared, ...lists }: ReaderReview): boolean {
  const changes = [...Object.values(pages), lists.vanished, lists.leftNavigation, lists.lostIds].flat()
  return notCompared !== undefined || changes.length > 0 || findings.some(({ isNew }) => isNew)
}
