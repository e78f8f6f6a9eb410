import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { GitHubClient } from '../../github/client.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { readIfThere } from '../../runtime/files/read-below.ts'
import { clip, escapeMarkdown, fenced } from '../../runtime/text/markdown.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { GitHubRepository } from '../base/repository.ts'
import { editedText, type Fix } from '../fixes/edit.ts'
import type { PullRequest } from '../pull-request-event.ts'
import type { SourceFinding } from '../comparison/findings.ts'
import { shownLines, withoutReturn } from './hunks.ts'
import { isOutdated, queryGraph, viewerOf } from './token-identity.ts'

/** A whole line of the head, and what it has to be. */
export interface Suggestion {
  file: string
  line: number
  before: string
  /** Can have several lines. */
  after: string
  /** What the edits are for. */
  messages: readonly string[]
}

/** A fix, and the message of the finding that it is for. */
type MeantFix = Fix & { message: string }

const MAX_SUGGESTIONS = 30
const MAX_MESSAGES = 3
const MAX_MESSAGE = 300
/** GitHub accepts 65,536 characters in a comment. */
const MAX_BODY = 60_000
const MAX_THREAD_PAGES = 100

const fileSchema = z.object({
  filename: z.string(),
  /** Digest of the file in the head. Null for a submodule. */
  sha: z.nullable(z.string()),
  status: z.string(),
  /** Missing for binary and for very large files. */
  patch: z.optional(z.string())
})
const commentSchema = z.object({
  id: z.number(),
  body: z.string(),
  /** In the head. Null when the diff does not have it anymore. */
  line: z.optional(z.nullable(z.number())),
  user: z.nullable(z.object({ id: z.number() }))
})
const reviewSchema = z.object({ html_url: z.string() })
const threadsSchema = z.object({
  repository: z.object({
    pullRequest: z.object({
      reviewThreads: z.object({
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
        nodes: z.array(
          z.object({
            isResolved: z.boolean(),
            comments: z.object({ nodes: z.array(z.object({ databaseId: z.nullable(z.number()) })) })
          })
        )
      })
    })
  })
})
type Threads = z.infer<typeof threadsSchema>
const THREADS = `query($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { isResolved comments(first: 1) { nodes { databaseId } } }
      }
    }
  }
}`

/** Fixes as suggestions to commit, on lines that the diff of the pull request contains. */
export class Suggestions {
  readonly #client: GitHubClient
  readonly #pullRequest: PullRequest
  readonly #root: string

  /** `root`: of the repository in the checkout. */
  constructor(client: GitHubClient, pullRequest: PullRequest, root: string) {
    this.#client = client
    this.#pullRequest = pullRequest
    this.#root = root
  }

  /** Writes one review with what was not suggested before. Without fixes, GitHub is not asked anything. */
  async write(findings: readonly SourceFinding[]): Promise<void> {
    const fixed = findings.flatMap(({ isNew, fix, message }) => (isNew && fix ? [{ ...fix, message }] : []))
    if (fixed.length === 0) return
    const { log } = this.#client
    const found = await this.#find(fixed)
    if (found.length === 0) {
      log.info('No fix is on a line that the diff of the pull request contains.')
      return
    }
    const bodies = bodiesOf(found).filter(({ body }) => body.length <= MAX_BODY)
    const fresh = notIn(await this.#earlier(), bodies).slice(0, MAX_SUGGESTIONS)
    // Last, since the rest took time.
    if (fresh.length === 0 || (await isOutdated(this.#client, this.#pullRequest))) return
    const url = await this.#create(fresh)
    log.info(`${formatCount(fresh.length, 'suggestion')} to commit: ${url}`)
  }

  /** In files and lines that the diff shows. */
  async #find(fixes: readonly MeantFix[]): Promise<Suggestion[]> {
    const wanted = groupBy(fixes, ({ edit }) => edit.file)
    const found: Suggestion[] = []
    for (const { file, lines, blob } of await this.#changedFiles(wanted)) {
      const checkedOut = readIfThere(this.#root, file)?.toString()
      if (checkedOut === undefined) continue
      const head = await new GitHubRepository(this.#client).text(blob)
      found.push(...suggestionsIn({ head, checkedOut, lines }, wanted.get(file) ?? []))
    }
    return found
  }

  async #changedFiles(wanted: ReadonlyMap<string, unknown>) {
    const route = `GET pulls/${this.#pullRequest.number}/files`
    const files = this.#client.list('Reading the files of the pull request', z.array(fileSchema), route)
    const found: { file: string; lines: Map<number, string>; blob: string }[] = []
    for await (const { filename: file, sha: blob, status, patch } of files)
      if (wanted.has(file) && patch !== undefined && blob !== null && status !== 'removed')
        found.push({ file, lines: shownLines(patch), blob })
    return found
  }

  /** All suggestions of the same identity, outdated and resolved ones included. */
  async #earlier(): Promise<Earlier> {
    const viewer = await viewerOf(this.#client)
    const route = `GET pulls/${this.#pullRequest.number}/comments`
    const what = 'Reading the review comments of the pull request'
    const comments = this.#client.list(what, z.array(commentSchema), route)
    const own = new Map<number, Marker & { at: number | undefined }>()
    for await (const { id, body, line, user } of comments) {
      const marker = user?.id === viewer ? markerIn(body) : undefined
      if (marker !== undefined) own.set(id, { ...marker, at: line ?? undefined })
    }
    const resolved = own.size === 0 ? [] : await this.#resolved()
    const groups = groupBy([...own.values()], ({ whole }) => whole)
    return {
      suggested: new Map([...groups].map(([whole, equal]) => [whole, equal.map(({ at }) => at)])),
      resolved: new Set(resolved.flatMap(id => own.get(id)?.line ?? []))
    }
  }

  /** The first comments of threads that somebody resolved. */
  async #resolved(): Promise<number[]> {
    const found: number[] = []
    const variables = { ...this.#client.repo, number: this.#pullRequest.number }
    const seen = new Set<string | null>()
    let after: string | null = null
    while (!seen.has(after) && seen.size < MAX_THREAD_PAGES) {
      seen.add(after)
      const what = 'Reading the review threads of the pull request'
      const page = { ...variables, after }
      const data: Threads = await queryGraph(this.#client, what, threadsSchema, THREADS, page)
      const { nodes, pageInfo } = data.repository.pullRequest.reviewThreads
      for (const { isResolved, comments } of nodes)
        if (isResolved) found.push(...comments.nodes.flatMap(({ databaseId }) => databaseId ?? []))
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor
    }
    return found
  }

  async #create(suggestions: readonly Written[]): Promise<string> {
    const { number, headSha } = this.#pullRequest
    const comments = suggestions.map(({ file: path, line, body }) => ({ path, line, side: 'RIGHT', body }))
    const fields = { commit_id: headSha, event: 'COMMENT', comments }
    const route = `POST /repos/${this.#client.repository}/pulls/${number}/reviews`
    // Without retries: after a lost response, nobody knows whether they are there.
    const sent = await this.#client.send(reviewSchema, async octokit => await octokit.request(route, fields))
    return sent.data.html_url
  }
}

interface FileVersions {
  head: string
  /** May be the merge of the head with its base, in which lines have other numbers. */
  checkedOut: string
  /** What the diff shows of the head. */
  lines: ReadonlyMap<number, string>
}

/** One for each line that is the same in the checkout, in the head, and in the diff. */
export function suggestionsIn(
  { head, checkedOut, lines }: FileVersions,
  fixes: readonly MeantFix[]
): Suggestion[] {
  const [headLines, ownLines] = [linesOf(head), linesOf(checkedOut)]
  const isSameFile = headLines.join('\n') === ownLines.join('\n')
  return [...groupBy(fixes, ({ edit }) => edit.line)].flatMap(([line, own]) => {
    const edits = [...new Set(own.map(({ edit }) => edit))]
    const before = headLines[line - 1]
    const [{ file } = { file: '' }] = edits
    if (before === undefined || before !== ownLines[line - 1] || before !== lines.get(line)) return []
    // Where something is inserted, the line alone (such as `},`) does not show that it is the one that is meant.
    const isMeant = isSameFile || edits.every(edit => edit.before !== '' && !edit.after.includes('\n'))
    const after = editedText(
      before,
      edits.map(edit => ({ ...edit, line: 1 }))
    )
    if (!isMeant || after === undefined || after === before || !isExact(before)) return []
    return [{ file, line, before, after, messages: own.map(({ message }) => message) }]
  })
}

/** As git counts them. */
function linesOf(text: string): string[] {
  return text.split('\n').map(withoutReturn)
}

/** A comment keeps no byte order mark and no other line ends, and of a text that is not UTF-8 nobody knows the bytes. */
function isExact(line: string): boolean {
  return !/[\r\0\uFEFF\uFFFD]/.test(line)
}

interface Marker {
  /** Key of file and line. */
  line: string
  /** Key of these and the new line. */
  whole: string
}

interface Earlier {
  /** By whole marker: the lines where they are now, undefined for those that are outdated. */
  suggested: ReadonlyMap<string, readonly (number | undefined)[]>
  /** Markers of lines. */
  resolved: ReadonlySet<string>
}

interface Written extends Suggestion {
  body: string
  marker: Marker
}

/** The bodies of comments, which can be recognized after a push, when lines have other numbers. */
export function bodiesOf(suggestions: readonly Suggestion[]): Written[] {
  return suggestions.map(suggestion => {
    const { file, before, after, messages } = suggestion
    const marker = { line: digest([file, before]), whole: digest([file, before, after]) }
    const shown = [...new Set(messages)].map(message => escapeMarkdown(clip(message, MAX_MESSAGE)))
    const parts = [
      `<!-- static-docs-export suggestion ${marker.line} ${marker.whole} -->`,
      ...(shown.length === 0 ? [] : [withMore(shown, MAX_MESSAGES).join('<br>'), '']),
      fenced(after, 'suggestion')
    ]
    return { ...suggestion, marker, body: parts.join('\n') }
  })
}

function digest(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 32)
}

const MARKER = /^<!-- static-docs-export suggestion ([0-9a-f]{32}) ([0-9a-f]{32}) -->\r?\n/

export function markerIn(body: string): Marker | undefined {
  const [, line, whole] = MARKER.exec(body) ?? []
  return line === undefined || whole === undefined ? undefined : { line, whole }
}

/**
 * What somebody resolved is not suggested in another way either. The same line can be in a file several times: each
 * earlier suggestion counts for one of them, also where GitHub does not know for which.
 */
function notIn({ suggested, resolved }: Earlier, written: readonly Written[]): Written[] {
  const open = written.filter(({ marker }) => !resolved.has(marker.line))
  return [...groupBy(open, ({ marker }) => marker.whole)].flatMap(([whole, equal]) => {
    const earlier = suggested.get(whole) ?? []
    const missing = Math.max(0, equal.length - earlier.length)
    return equal.filter(({ line }) => !earlier.includes(line)).slice(0, missing)
  })
}
