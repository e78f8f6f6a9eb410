import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { GitHubClient } from '../../github/client.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { readIfThere } from '../../runtime/files/read-below.ts'
import { clip } from '../../runtime/text/clip.ts'
import { escapeMarkdown, fenced } from '../../runtime/text/markdown.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { hasContent } from '../../versions/compare-files.ts'
import type { Fix } from '../edits/edit.ts'
import { editedText } from '../edits/edited-text.ts'
import type { PullRequest } from '../pull-request-event.ts'
import type { SourceFinding } from '../comparison/findings.ts'
import { shownLines, withoutReturn } from './hunks.ts'
import { isOutdated, queryGraph, viewerOf } from './token-identity.ts'

/** A whole line in the head, and its replacement. */
export interface Suggestion {
  file: string
  line: number
  before: string
  /** Can contain several lines. */
  after: string
  /** Messages of the findings that the suggestion fixes. */
  messages: readonly string[]
}

type MeantFix = Fix & { message: string }

const MAX_SUGGESTIONS = 30
const MAX_MESSAGES = 3
const MAX_MESSAGE = 300
/** GitHub rejects comments with more than 65,536 characters. */
const MAX_BODY = 60_000
const MAX_THREAD_PAGES = 100

const fileSchema = z.object({
  filename: z.string(),
  /** Blob id of the file in the head. Null for a submodule. */
  sha: z.nullable(z.string()),
  /** Missing for binary files and for very large files. */
  patch: z.optional(z.string())
})
const commentSchema = z.object({
  id: z.number(),
  body: z.string(),
  /** Line in the head. Null if the diff no longer has the line. */
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

/** Writes fixes as suggested changes, which users can commit, on lines in the pull request's diff. */
export class Suggestions {
  readonly #client: GitHubClient
  readonly #pullRequest: PullRequest
  readonly #root: string

  constructor(client: GitHubClient, pullRequest: PullRequest, root: string) {
    this.#client = client
    this.#pullRequest = pullRequest
    this.#root = root
  }

  /** Writes one review with all new suggestions. If there are no fixes, sends no request to GitHub. */
  async write(findings: readonly SourceFinding[]): Promise<void> {
    const fixed = findings.flatMap(({ isNew, fix, message }) => (isNew && fix ? [{ ...fix, message }] : []))
    if (fixed.length === 0) return
    const { log } = this.#client
    const found = await this.#find(fixed)
    if (found.length === 0) {
      log.info("No fix is on a line in the pull request's diff.")
      return
    }
    const bodies = bodiesOf(found).filter(({ body }) => body.length <= MAX_BODY)
    const fresh = withoutEarlier(bodies, await this.#earlier()).slice(0, MAX_SUGGESTIONS)
    // Checked last, because a newer commit can appear during the earlier requests.
    if (fresh.length === 0 || (await isOutdated(this.#client, this.#pullRequest))) return
    const url = await this.#create(fresh)
    log.info(`${formatCount(fresh.length, 'suggestion')} to commit: ${url}`)
  }

  /** Finds suggestions for files and lines that the diff shows. */
  async #find(fixes: readonly MeantFix[]): Promise<Suggestion[]> {
    const wanted = groupBy(fixes, ({ edit }) => edit.file)
    const found: Suggestion[] = []
    const route = `GET pulls/${this.#pullRequest.number}/files`
    const files = this.#client.list('Reading the files in the pull request', z.array(fileSchema), route)
    for await (const { filename: file, sha, patch } of files) {
      const own = wanted.get(file)
      const content = own && readIfThere(this.#root, file)
      if (content === undefined || patch === undefined || sha === null) continue
      found.push(...suggestionsIn({ content, sha, lines: shownLines(patch) }, own ?? []))
    }
    return found
  }

  /** Returns all earlier suggestions by the token identity, including outdated and resolved suggestions. */
  async #earlier(): Promise<Earlier> {
    const viewer = await viewerOf(this.#client)
    const route = `GET pulls/${this.#pullRequest.number}/comments`
    const what = 'Reading the review comments on the pull request'
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

  /** Returns the ids of the first comments in resolved threads. */
  async #resolved(): Promise<number[]> {
    const found: number[] = []
    const variables = { ...this.#client.repo, number: this.#pullRequest.number }
    const what = 'Reading the review threads on the pull request'
    let after: string | null = null
    for (let page = 0; page < MAX_THREAD_PAGES; page += 1) {
      const given = { ...variables, after }
      const data: Threads = await queryGraph(this.#client, what, threadsSchema, THREADS, given)
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
    // The request is not retried, because the suggestions may exist even if the response is lost.
    const sent = await this.#client.send(reviewSchema, async octokit => await octokit.request(route, fields))
    return sent.data.html_url
  }
}

interface FileVersions {
  /** The file in the checkout. In a merge commit, line numbers can differ from those in the head. */
  content: Buffer
  /** Blob id of the file in the head. */
  sha: string
  /** Lines in the head that the diff shows. */
  lines: ReadonlyMap<number, string>
}

/** Creates a suggestion for each line with a fix, if the line is equal in the checkout and in the diff. */
export function suggestionsIn(
  { content, sha, lines }: FileVersions,
  fixes: readonly MeantFix[]
): Suggestion[] {
  const ownLines = content.toString().split('\n').map(withoutReturn)
  const isSameFile = hasContent(content, sha)
  return [...groupBy(fixes, ({ edit }) => edit.line)].flatMap(([line, own]) => {
    const edits = [...new Set(own.map(({ edit }) => edit))]
    const before = ownLines[line - 1]
    const [{ file } = { file: '' }] = edits
    if (before === undefined || before !== lines.get(line)) return []
    // For an insertion, an equal line (such as `},`) does not prove that the position is correct.
    const isMeant = isSameFile || edits.every(edit => edit.before !== '' && !edit.after.includes('\n'))
    const after = editedText(
      before,
      edits.map(edit => ({ ...edit, line: 1 }))
    )
    if (!isMeant || after === undefined || after === before || !isExact(before)) return []
    return [{ file, line, before, after, messages: own.map(({ message }) => message) }]
  })
}

/** Whether a line has no byte order mark, CR, NUL, or invalid UTF-8, which a comment cannot reproduce exactly. */
function isExact(line: string): boolean {
  return !/[\r\0\uFEFF\uFFFD]/.test(line)
}

interface Marker {
  line: string
  /** Key of the file, the original line, and the new line. */
  whole: string
}

interface Written extends Suggestion {
  body: string
  marker: Marker
}

/** Renders comments with markers that identify the suggestions even after a push changes line numbers. */
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

interface Earlier {
  /** The current lines of suggestions, by `whole`. A line is undefined for an outdated suggestion. */
  suggested: ReadonlyMap<string, readonly (number | undefined)[]>
  /** Keys of lines whose suggestion was resolved, so that these lines get no other suggestion. */
  resolved: ReadonlySet<string>
}

/** A file can have several equal lines. Each earlier suggestion counts for one of them, even if its line is unknown. */
function withoutEarlier(written: readonly Written[], { suggested, resolved }: Earlier): Written[] {
  const open = written.filter(({ marker }) => !resolved.has(marker.line))
  return [...groupBy(open, ({ marker }) => marker.whole)].flatMap(([whole, equal]) => {
    const earlier = suggested.get(whole) ?? []
    const missing = Math.max(0, equal.length - earlier.length)
    return equal.filter(({ line }) => !earlier.includes(line)).slice(0, missing)
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
