import * as z from 'zod/mini'
import { type GitHubClient, isNotFound } from '../../github/client.ts'
import type { PullRequest } from '../pull-request-event.ts'

const comment = z.object({
  id: z.number(),
  html_url: z.string(),
  body: z.optional(z.nullable(z.string())),
  user: z.nullable(z.object({ id: z.number() }))
})
type Comment = z.infer<typeof comment>

const viewerSchema = z.object({ data: z.object({ viewer: z.object({ databaseId: z.number() }) }) })
const pullSchema = z.object({ head: z.object({ sha: z.string() }) })

/** Hidden in the first line of a comment: how the next run finds it. */
function markerOf(docsPath: string): string {
  return `<!-- static-docs-export pull-request ${encodeURIComponent(docsPath).replaceAll('--', '%2D%2D')} -->`
}

/** `outdated`: the pull request has a newer commit, whose run writes the comment. */
export type CommentResult = { url: string | undefined } | 'outdated'

/** The one comment of this action on a pull request. */
export class PullRequestComment {
  readonly #client: GitHubClient
  readonly #pullRequest: PullRequest
  readonly #marker: string

  constructor(client: GitHubClient, pullRequest: PullRequest, docsPath: string) {
    this.#client = client
    this.#pullRequest = pullRequest
    this.#marker = markerOf(docsPath)
  }

  /** Without changes there is a comment only where an earlier commit had some. */
  async write(text: string, { hasChanges }: { hasChanges: boolean }): Promise<CommentResult> {
    if (await this.#isOutdated()) return 'outdated'
    const body = `${this.#marker}\n${text}`
    const viewer = await this.#viewer()
    const [oldest, ...others] = await this.#list(viewer)
    await this.#remove(others)
    const updated = oldest === undefined ? undefined : await this.#update(oldest, body)
    if (updated !== undefined) return { url: updated.html_url }
    return hasChanges ? await this.#create(body, viewer) : { url: undefined }
  }

  async #isOutdated(): Promise<boolean> {
    const { number, headSha } = this.#pullRequest
    const { head } = await this.#client.call(
      `Reading pull request ${number}`,
      pullSchema,
      async octokit => await octokit.rest.pulls.get({ ...this.#client.repo, pull_number: number })
    )
    return head.sha !== headSha
  }

  /** The identity of the token. `GET /user` does not work with the token of a job. */
  async #viewer(): Promise<number> {
    // On an Enterprise Server the REST API has a path of its own.
    const url = `${this.#client.apiUrl.replace(/\/v3$/, '')}/graphql`
    const { data } = await this.#client.call(
      'Reading the identity of the token',
      viewerSchema,
      async octokit => await octokit.request({ method: 'POST', url, query: '{ viewer { databaseId } }' })
    )
    return data.viewer.databaseId
  }

  /** Comments of the same identity that begin with the marker, oldest first. */
  async #list(viewer: number): Promise<Comment[]> {
    const found: Comment[] = []
    const comments = this.#client.list(
      'Reading the comments of the pull request',
      z.array(comment),
      async (octokit, page) =>
        await octokit.rest.issues.listComments({
          ...this.#client.repo,
          issue_number: this.#pullRequest.number,
          ...page
        })
    )
    for await (const each of comments) {
      const [firstLine = ''] = (each.body ?? '').split(/\r?\n/, 1)
      if (each.user?.id === viewer && firstLine === this.#marker) found.push(each)
    }
    return found.sort((a, b) => a.id - b.id)
  }

  /** Undefined when somebody has deleted it. */
  async #update(
    { id, body: current, html_url }: Comment,
    body: string
  ): Promise<{ html_url: string } | undefined> {
    if (current?.replaceAll('\r\n', '\n') === body) return { html_url }
    try {
      return await this.#client.call(
        'Updating the comment',
        comment,
        async octokit =>
          await octokit.rest.issues.updateComment({ ...this.#client.repo, comment_id: id, body })
      )
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  }

  /** Another run may create one at the same time: both keep the oldest. */
  async #create(body: string, viewer: number): Promise<CommentResult> {
    const created = await this.#client.call(
      'Creating the comment',
      comment,
      async octokit =>
        await octokit.rest.issues.createComment({
          ...this.#client.repo,
          issue_number: this.#pullRequest.number,
          body
        })
    )
    const [oldest = created, ...others] = await this.#list(viewer)
    await this.#remove(others)
    const kept = oldest.id === created.id ? created : await this.#update(oldest, body)
    return { url: kept?.html_url }
  }

  async #remove(comments: readonly Comment[]): Promise<void> {
    for (const { id } of comments) {
      try {
        await this.#client.call(
          'Deleting a repeated comment',
          z.unknown(),
          async octokit => await octokit.rest.issues.deleteComment({ ...this.#client.repo, comment_id: id })
        )
      } catch (error) {
        if (!isNotFound(error)) throw error
      }
    }
  }
}
