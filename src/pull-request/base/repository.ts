import * as z from 'zod/mini'
import { isHidden } from '../../sources/files.ts'
import type { GitHubClient } from '../../github/client.ts'

/** Why two versions cannot be compared. The documentation is reviewed all the same. */
export class NotComparable extends Error {
  override readonly name = 'NotComparable'
}

interface TreeFile {
  sha: string
  size: number
}

const sha = z.string().check(z.regex(/^[0-9a-f]{40,64}$/))
const commitSchema = z.object({ sha, tree: z.object({ sha }), parents: z.array(z.object({ sha })) })
export type Commit = z.infer<typeof commitSchema>
const compareSchema = z.object({
  merge_base_commit: z.object({ commit: z.object({ tree: z.object({ sha }) }) })
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

export class Repository {
  readonly #client: GitHubClient

  constructor(client: GitHubClient) {
    this.#client = client
  }

  async commit(commit: string): Promise<Commit> {
    return await this.#client.request(`Reading commit ${commit}`, commitSchema, `GET git/commits/${commit}`)
  }

  /** The tree of the commit where `head` left the branch that it is compared with. */
  async mergeBase(base: string, head: string): Promise<{ tree: { sha: string } }> {
    // The second page has no list of files, which can be long and is not needed.
    const route = `GET compare/${encodeURIComponent(`${base}...${head}`)}?per_page=1&page=2`
    const what = `Comparing ${head} with ${base}`
    return (await this.#client.request(what, compareSchema, route)).merge_base_commit.commit
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
    const files = (await this.#tree(current, '?recursive=true'))
      .filter(({ path, mode }) => FILE_MODES.has(mode) && !path.split('/').some(isHidden))
      .map(({ path, sha: blob, size = 0 }) => [path, { sha: blob, size }] as const)
    return new Map(files)
  }

  async text(blob: string): Promise<string> {
    const { content } = await this.#client.request(
      `Reading blob ${blob}`,
      blobSchema,
      `GET git/blobs/${blob}`
    )
    return Buffer.from(content, 'base64').toString()
  }

  async #tree(tree: string, query = ''): Promise<z.infer<typeof treeSchema>['tree']> {
    const route = `GET git/trees/${tree}${query}`
    const { tree: entries, truncated } = await this.#client.request(`Reading tree ${tree}`, treeSchema, route)
    if (truncated) throw new NotComparable('the repository has more files than GitHub lists at once')
    return entries
  }
}
