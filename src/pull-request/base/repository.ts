import * as z from 'zod/mini'
import { isHidden } from '../../docs/files.ts'
import type { GitHubClient } from '../../github/client.ts'

/** Why two versions cannot be compared. The documentation is reviewed all the same. */
export class NotComparable extends Error {
  override readonly name = 'NotComparable'
}

/** A file of a commit. */
export interface TreeFile {
  sha: string
  size: number
}

interface Commit {
  sha: string
  tree: string
  parents: string[]
}

const sha = z.string().check(z.regex(/^[0-9a-f]{40,64}$/))
const commitSchema = z.object({ sha, tree: z.object({ sha }), parents: z.array(z.object({ sha })) })
const compareSchema = z.object({
  merge_base_commit: z.object({
    sha,
    commit: z.object({ tree: z.object({ sha }) }),
    parents: z.array(z.object({ sha }))
  })
})
const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({ path: z.string(), mode: z.string(), type: z.string(), sha, size: z.optional(z.number()) })
  )
})
const blobSchema = z.object({ content: z.string(), encoding: z.literal('base64') })

/** Regular files: no symbolic link, no submodule. */
const FILE_MODES = new Set(['100644', '100755', '100664'])

/** Commits, trees and blobs of a repository, through the API of GitHub. */
export class Repository {
  readonly #client: GitHubClient

  constructor(client: GitHubClient) {
    this.#client = client
  }

  async commit(commit: string): Promise<Commit> {
    const read = await this.#client.call(
      `Reading commit ${commit}`,
      commitSchema,
      async octokit => await octokit.rest.git.getCommit({ ...this.#client.repo, commit_sha: commit })
    )
    return { sha: read.sha, tree: read.tree.sha, parents: read.parents.map(parent => parent.sha) }
  }

  /** Where a commit left the branch that it is compared with. */
  async mergeBase(base: string, head: string): Promise<Commit> {
    const what = `Comparing ${head} with ${base}`
    // The second page has no list of files, which can be long and is not needed.
    const page = { per_page: 1, page: 2, basehead: `${base}...${head}` }
    const { merge_base_commit: found } = await this.#client.call(
      what,
      compareSchema,
      async octokit => await octokit.rest.repos.compareCommitsWithBasehead({ ...this.#client.repo, ...page })
    )
    return { sha: found.sha, tree: found.commit.tree.sha, parents: found.parents.map(parent => parent.sha) }
  }

  /**
   * The files below a folder of a commit's tree, by path from that folder. Read folder by folder down to it, since
   * GitHub truncates a large tree that is read at once.
   */
  async files(tree: string, folder: string): Promise<Map<string, TreeFile>> {
    let current = tree
    for (const name of folder.split('/').filter(part => part !== '')) {
      const entries = await this.#tree(current)
      const below = entries.find(({ path, type }) => path === name && type === 'tree')
      if (below === undefined) return new Map()
      current = below.sha
    }
    const files = (await this.#tree(current, true))
      .filter(({ path, mode }) => FILE_MODES.has(mode) && !path.split('/').some(isHidden))
      .map(({ path, sha: blob, size = 0 }) => [path, { sha: blob, size }] as const)
    return new Map(files)
  }

  async text(blob: string): Promise<string> {
    const { content } = await this.#client.call(
      `Reading blob ${blob}`,
      blobSchema,
      async octokit => await octokit.rest.git.getBlob({ ...this.#client.repo, file_sha: blob })
    )
    return Buffer.from(content, 'base64').toString()
  }

  async #tree(tree: string, recursive = false): Promise<z.infer<typeof treeSchema>['tree']> {
    const { tree: entries, truncated } = await this.#client.call(
      `Reading tree ${tree}`,
      treeSchema,
      async octokit =>
        await octokit.rest.git.getTree({
          ...this.#client.repo,
          tree_sha: tree,
          ...(recursive && { recursive: 'true' })
        })
    )
    if (truncated) throw new NotComparable('the repository has more files than GitHub lists at once')
    return entries
  }
}
