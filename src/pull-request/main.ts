import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GitHubClient } from '../github/client.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { HttpError } from '../runtime/http/http-error.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import type { Environment } from '../runtime/action/runner.ts'
import { PROMPT_FILE } from '../service/agent-prompt.ts'
import { explainStop, TimedOut, withDeadline } from '../runtime/stop-reason.ts'
import { durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import { Problem } from '../runtime/problem.ts'
import { clip } from '../runtime/text/markdown.ts'
import { plainText } from '../runtime/text/plain-text.ts'
import { quoted } from '../runtime/text/shell-word.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { readVersions, type ReadVersions } from './base/compare.ts'
import { isGitHubProblem, NotComparable } from './base/repository.ts'
import { uncommittedFiles } from './base/uncommitted.ts'
import { PullRequestComment } from './comment/comment.ts'
import { type Links, oneRowPerLine, renderReview, type ShownFinding, verdict } from './comment/markdown.ts'
import { commitFixes } from './commit/commit-fixes.ts'
import { type FixRequest, requestedPullRequest } from './commit/fix-request.ts'
import type { Edit } from './fixes/edit.ts'
import { fixableFindings, type FixedFiles, fixedFiles, isFixedIn } from './fixes/fixed-files.ts'
import { pastRenames } from './fixes/past-renames.ts'
import { unifiedDiff } from './fixes/patch.ts'
import { writeFixes } from './fixes/working-tree.ts'
import { addressInSettings, ignoredComment, type Inputs, readInputs } from './inputs.ts'
import type { OUTPUT_NAMES } from './outputs.ts'
import { startPreview } from './preview.ts'
import type { PullRequest } from './pull-request-event.ts'
import { countKinds, describeFinding } from './readers/findings.ts'
import type { ReaderReview } from './readers/review.ts'
import { reviewInThread } from './thread/review-in-thread.ts'
import { changesJson, codeQuality, findingsJson, junit, sarif } from './report/formats.ts'
import { agentPrompt } from './report/prompt.ts'
import { renderReport } from './report/report.ts'
import { uploadFile } from './upload-report.ts'

interface PullRequestRecord extends RunRecord {
  review?: ReaderReview
  links: Links
}

/** A summary may have 1 MiB, in which a character can take four bytes. */
const MAX_SUMMARY = 250_000
/** GitHub shows no more for a step. */
const MAX_ANNOTATIONS = 10
const MAX_ANNOTATION = 500
/** Of what `--fix` did. The patch has everything. */
const MAX_SHOWN_EDITS = 200
const MAX_SHOWN_ADDRESS = 200

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
      report: undefined
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

  #pullRequest: PullRequest | undefined
  /** What is checked out is not the pull request, so nothing is said there. */
  #isOtherCommit = false

  constructor(inputs: Inputs, record: PullRequestRecord, context: RunContext) {
    this.#inputs = inputs
    this.#record = record
    this.#context = context
    this.#pullRequest = inputs.pullRequest
    this.#shareMs = inputs.timeoutMs / 3
  }

  async run(): Promise<void> {
    const { fixRequest, isRunner, check, failOn } = this.#inputs
    if (fixRequest !== undefined) {
      await this.#fixOnRequest(fixRequest)
      return
    }
    const [preview, review] = await Promise.all([this.#preview(), this.#review()])
    const fixes = await this.#fixedFiles(review)
    const patchPath = await this.#show(review, preview, fixes)
    const edited = await this.#editWorkingTree(fixes, patchPath)
    const fresh = review.findings.filter(({ isNew }) => isNew)
    // On a command line, the summary follows.
    if (isRunner)
      for (const finding of oneRowPerLine(fresh).slice(0, MAX_ANNOTATIONS))
        this.#context.log.warning(annotation(finding), finding)
    await this.#comment(review)
    const failing = fresh.filter(finding => failOn.includes(finding.kind) && !isFixedIn(edited, finding))
    if (check !== 'fail' || failing.length === 0) return
    const listed = oneRowPerLine(failing).map(finding => `- ${annotation(finding)}`)
    const lines = isRunner ? withMore(listed, MAX_ANNOTATIONS) : []
    throw new Failure('new-findings', [`This change adds ${countKinds(failing)}.`, ...lines].join('\n'))
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
    const patchPath = await this.#writeFiles(review, unifiedDiff(fixes.files))
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
    const review = await this.#reviewVersions(versions)
    const done = await commitFixes({
      pullRequest,
      prefix: checkout.prefix,
      versions,
      review,
      reviewAgain: async fixed => await this.#reviewVersions(fixed),
      connect: () => this.#client(),
      log
    })
    if (done === undefined) {
      await this.#show(review, this.#inputs.previewUrl, await this.#fixedFiles(review))
      return
    }
    const { headSha: earlierSha } = pullRequest
    this.#pullRequest = { ...pullRequest, headSha: done.oid, earlierSha }
    this.#record.links.sources = `${github.serverUrl}/${github.repository}/blob/${done.oid}`
    // What is checked out is not the new commit.
    await this.#show(done.review, await this.#preview(), { files: [], leftOut: new Map() })
    await this.#comment(done.review)
  }

  async #preview(): Promise<string | undefined> {
    const { preview, previewUrl } = this.#inputs
    const pullRequest = this.#pullRequest
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
    return await this.#reviewVersions(await this.#versions())
  }

  async #reviewVersions(versions: ReadVersions): Promise<ReaderReview> {
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

  async #versions(): Promise<ReadVersions> {
    const { checkout, base, fixRequest, github } = this.#inputs
    const pullRequest = this.#pullRequest
    const { log, signal } = this.#context
    const source = { base, pullRequest, client: this.#client(), serverUrl: github.serverUrl }
    const versions = await readVersions(checkout, source, signal)
    const { notCompared, isOtherCommit = false, untracked = [] } = versions
    this.#isOtherCommit = isOtherCommit
    const comment = isOtherCommit && pullRequest !== undefined ? ' No comment is written.' : ''
    const consequence = fixRequest === undefined ? `Nothing is new.${comment}` : 'Nothing is committed.'
    if (notCompared !== undefined && (base.kind !== 'none' || fixRequest !== undefined))
      log.notice(`The documentation is not compared with its base: ${notCompared}. ${consequence}`)
    if (untracked.length > 0)
      log.notice(
        `${formatCount(untracked.length, 'page')} of this folder are not in the clone, and count in both versions: ${withMore(untracked.map(plainText), 5).join(', ')}. \`git add\` makes them part of the change.`
      )
    return await this.#withHistory(versions)
  }

  /** For old findings, what the history of the clone renamed counts, too. What the change renamed counts first. */
  async #withHistory(versions: ReadVersions): Promise<ReadVersions> {
    const { workingTree, checkout } = this.#inputs
    const { log, signal } = this.#context
    if (workingTree?.isAll !== true) return versions
    try {
      const clone = workingTree.clone.until(withDeadline(signal, this.#shareMs))
      const docs = { folder: checkout.prefix, paths: versions.head.paths }
      const renamed = await pastRenames(clone, workingTree.head, docs)
      log.info(`Renamed in the history of the clone: ${formatCount(renamed.size, 'file')}.`)
      return { ...versions, renamed: new Map([...renamed, ...(versions.renamed ?? [])]) }
    } catch (error) {
      signal.throwIfAborted()
      const isSlow = (error as Error).name === 'AbortError'
      if (!isSlow && !(error instanceof NotComparable)) throw error
      const reason = isSlow ? 'it takes too long. A longer `timeout` helps' : reasonOf(error)
      log.notice(`What the history of the clone renamed is unknown: ${reason}.`)
      return versions
    }
  }

  /** With a share of the time, so that no retry takes all of it. */
  #client(): GitHubClient {
    const { token = '', apiUrl, repository } = this.#inputs.github
    const context = { ...this.#context, signal: withDeadline(this.#context.signal, this.#shareMs) }
    const deadline = this.#context.clock.now() + this.#shareMs
    return new GitHubClient({ token, apiUrl, repository, deadline }, context)
  }

  /** What fixes change, and what they leave out: in the working tree, also what is not committed. */
  async #fixedFiles(review: ReaderReview): Promise<FixedFiles> {
    const { workingTree, checkout } = this.#inputs
    const { log, signal } = this.#context
    const findings = fixableFindings(review, workingTree?.isAll === true)
    const names = [...new Set(findings.flatMap(({ edits = [] }) => edits.map(({ file }) => file)))]
    const uncommitted =
      workingTree === undefined || names.length === 0
        ? []
        : await uncommittedFiles(names, checkout, {
            clone: workingTree.clone.until(signal),
            head: workingTree.head
          })
    const refused = new Map([...uncommitted].map(file => [file, 'it has uncommitted changes'] as const))
    const fixes = await fixedFiles(checkout.root, findings, refused)
    const advice = refused.size === 0 ? '' : ' Commit or stash them, then run again.'
    const target = workingTree === undefined ? 'Not in fixes.patch' : 'Not fixed'
    if (fixes.leftOut.size > 0) log.notice(`${target}: ${listLeftOut(fixes)}.${advice}`)
    return fixes
  }

  /** Edits the working tree, if that is wanted. `patchPath` has the same edits, and undoes them. */
  async #editWorkingTree({ files }: FixedFiles, patchPath: string | undefined): Promise<Set<string>> {
    const { workingTree, checkout, workspace } = this.#inputs
    const { log } = this.#context
    if (workingTree === undefined) return new Set()
    if (patchPath === undefined) {
      log.info('Nothing was fixed.')
      return new Set()
    }
    const written = await writeFixes(checkout.root, files, this.#context)
    if (written.leftOut.size > 0) {
      log.notice(`Not fixed: ${listLeftOut(written)}.`)
      await writeFile(patchPath, unifiedDiff(written.files))
    }
    const edits = written.files.flatMap(file => file.edits)
    log.info(`Fixed ${formatCount(edits.length, 'place')} in ${formatCount(written.files.length, 'file')}:`)
    for (const line of withMore(edits.map(describeEdit), MAX_SHOWN_EDITS)) log.info(line)
    const where = workspace === checkout.root ? '' : `-C ${quoted(checkout.root)} `
    if (edits.length > 0) log.info(`Undo: git ${where}apply -R ${quoted(patchPath)}`)
    return new Set(written.files.map(({ file }) => file))
  }

  /** The path of the patch, if there is one. */
  async #writeFiles(review: ReaderReview, patch: string): Promise<string | undefined> {
    const { outputDir, formats, report, reportName: name, github, workingTree } = this.#inputs
    const { findings, pages } = review
    const path = (name: string) => join(outputDir, name)
    const patchName = workingTree === undefined ? PATCH : freeName(outputDir)
    const files = {
      'findings.json': () => findingsJson(findings),
      'changes.json': () => changesJson(pages),
      'findings.sarif': () => sarif(findings),
      'report.html': () =>
        renderReport(review, this.#record.links, new Date(this.#context.clock.now()), patch),
      ...(patch !== '' && { [patchName]: () => patch }),
      ...(formats.includes('codequality') && { 'findings.codequality.json': () => codeQuality(findings) }),
      ...(formats.includes('junit') && { 'findings.junit.xml': () => junit(findings) })
    }
    const prompt = this.#prompt(review)
    const { signal } = this.#context
    try {
      await mkdir(outputDir, { recursive: true })
      // That of an earlier run.
      await rm(path(PATCH), { force: true })
      for (const [name, render] of Object.entries(files)) {
        await writeFile(path(name), render())
        // One of half a million findings takes seconds.
        signal.throwIfAborted()
      }
      // One of an earlier step or run is about something else.
      if (prompt === undefined) await rm(path(PROMPT_FILE), { force: true })
      else await writeFile(path(PROMPT_FILE), prompt)
    } catch (error) {
      if (error instanceof Failure || signal.aborted) throw error
      const message = `The results could not be written: ${reasonOf(error)}.`
      throw new Failure('pull-request-file-unwritable', message, { cause: error })
    }
    this.#setOutput('findings-path', path('findings.json'))
    this.#setOutput('changes-path', path('changes.json'))
    this.#setOutput('sarif-path', path('findings.sarif'))
    const patchPath = patch === '' ? undefined : path(patchName)
    if (patchPath !== undefined) this.#setOutput('fixes-path', patchPath)
    if (prompt !== undefined) this.#setOutput('prompt-path', path(PROMPT_FILE))
    this.#context.log.info(`Report: ${path('report.html')}`)
    if (!report) return patchPath
    const { runUrl } = github
    const uploaded = { what: 'report', name: `${name}.html`, runUrl }
    const url = await uploadFile(path('report.html'), uploaded, this.#context)
    this.#record.links.report = url
    if (url !== undefined) this.#setOutput('report-url', url)
    if (patchPath !== undefined)
      await uploadFile(patchPath, { what: 'patch', name: `${name}-fixes.patch`, runUrl }, this.#context)
    return patchPath
  }

  /** An agent that can write reads no names that a stranger chose. */
  #prompt(review: ReaderReview): string | undefined {
    return this.#inputs.mayBeFromFork || this.#isOtherCommit ? undefined : agentPrompt(review)
  }

  async #comment(review: ReaderReview): Promise<void> {
    const { comment, checkout } = this.#inputs
    const pullRequest = this.#pullRequest
    if (!comment || pullRequest === undefined || this.#isOtherCommit) return
    const text = isVisible(review)
      ? `### ${verdict(review)}\n\n${renderReview(review, this.#record.links)}`
      : nothingToReport(review)
    const hasChanges = isVisible(review) && review.notCompared === undefined
    const { log, signal } = this.#context
    const client = this.#client()
    if (!client.hasToken) {
      log.notice('The comment was not written: `github-token` is empty. The job summary has everything.')
      return
    }
    try {
      const ours = new PullRequestComment(client, pullRequest, checkout.path)
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

const PATCH = 'fixes.patch'

/** For a patch that undoes what was done: no later run replaces it. */
function freeName(folder: string): string {
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? 'fixed.patch' : `fixed-${at}.patch`
    if (!existsSync(join(folder, name))) return name
  }
}

/** `docs/a.mdx (it has uncommitted changes), and 3 more` */
function listLeftOut({ leftOut }: FixedFiles): string {
  const listed = [...leftOut].map(([file, reason]) => `${plainText(file)} (${plainText(reason)})`)
  return withMore(listed, MAX_ANNOTATIONS).join(', ')
}

/** `docs/a.mdx:12: /guides/b → /howto/c` */
function describeEdit({ file, line, before, after }: Edit): string {
  const shown = (text: string) => clip(plainText(text), MAX_SHOWN_ADDRESS)
  const change = before === '' ? `+ ${shown(after)}` : `${shown(before)} → ${shown(after)}`
  return `${plainText(file)}:${line}: ${change}`
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
