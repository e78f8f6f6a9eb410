import * as z from 'zod/mini'
import { type GitHubClient, unlessNotFound } from '../../github/client.ts'
import type { PullRequest } from '../pull-request-event.ts'
import { isOutdated, viewerOf } from './token-identity.ts'

const comment = z.object({
  id: z.number(),
  html_url: z.string(),
  body: z.optional(z.nullable(z.string())),
  user: z.nullable(z.object({ id: z.number() }))
})
type Comment = z.infer<typeof comment>

export class PullRequestComment {
  readonly #client: GitHubClient
  readonly #pullRequest: PullRequest
  /** Hidden first line, by which the next run finds the comment. */
  readonly #marker: string

  constructor(client: GitHubClient, pullRequest: PullRequest, docsPath: string) {
    this.#client = client
    this.#pullRequest = pullRequest
    const name = encodeURIComponent(docsPath.toWellFormed()).replaceAll('--', '%2D%2D')
    this.#marker = `<!-- static-docs-export pull-request ${name} -->`
  }

  /** Writes the comment and returns its address. If there are no changes, only updates an existing comment. */
  async write(text: string, { hasChanges }: { hasChanges: boolean }): Promise<string | undefined> {
    if (await isOutdated(this.#client, this.#pullRequest)) {
      this.#client.log.info('The pull request has a newer commit, whose run writes the comment.')
      return undefined
    }
    const body = `${this.#marker}\n${text}`
    const viewer = await viewerOf(this.#client)
    const [oldest, ...others] = await this.#list(viewer)
    await this.#remove(others)
    const updated = oldest && (await this.#update(oldest, body))
    const written = updated ?? (hasChanges ? await this.#create(body, viewer) : undefined)
    return written?.html_url
  }

  /** Lists the comments that the token's identity wrote and that begin with the marker, oldest first. */
  async #list(viewer: number): Promise<Comment[]> {
    const found: Comment[] = []
    const route = `GET issues/${this.#pullRequest.number}/comments`
    const what = 'Reading the comments on the pull request'
    const comments = this.#client.list(what, z.array(comment), route)
    for await (const each of comments) {
      const [firstLine = ''] = (each.body ?? '').split(/\r?\n/, 1)
      if (each.user?.id === viewer && firstLine === this.#marker) found.push(each)
    }
    return found.sort((a, b) => a.id - b.id)
  }

  /** Returns the updated comment, or undefined if someone has deleted the comment. */
  async #update(old: Comment, body: string): Promise<Comment | undefined> {
    if (old.body?.replaceAll('\r\n', '\n') === body) return old
    const route = `PATCH issues/comments/${old.id}`
    return await this.#client.request('Updating the comment', comment, route, { body }).catch(unlessNotFound)
  }

  /** Creates the comment. If another run creates a comment at the same time, both runs keep the oldest comment. */
  async #create(body: string, viewer: number): Promise<Comment | undefined> {
    const route = `POST issues/${this.#pullRequest.number}/comments`
    const created = await this.#client.request('Creating the comment', comment, route, { body })
    const [oldest = created, ...others] = await this.#list(viewer)
    await this.#remove(others)
    return oldest.id === created.id ? created : await this.#update(oldest, body)
  }

  async #remove(comments: readonly Comment[]): Promise<void> {
    for (const { id } of comments) {
      const route = `DELETE issues/comments/${id}`
      await this.#client.request('Deleting a duplicate comment', z.unknown(), route).catch(unlessNotFound)
    }
  }
}
