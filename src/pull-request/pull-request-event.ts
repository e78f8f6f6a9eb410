import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

export interface PullRequest {
  number: number
  headSha: string
  headBranch: string
  baseSha: string
  /** The change comes from another repository. */
  isFork: boolean
}

const schema = z.object({
  pull_request: z.object({
    number: z.number(),
    head: z.object({
      sha: z.string(),
      ref: z.string(),
      repo: z.nullable(z.object({ full_name: z.string() }))
    }),
    base: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }) })
  })
})

const EVENTS = new Set(['pull_request', 'pull_request_target'])

/** Undefined for other events. */
export function readPullRequest(env: Record<string, string | undefined>): PullRequest | undefined {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path } = env
  if (!EVENTS.has(name) || path === undefined) return undefined
  const read = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!read.success) return undefined
  const { number, head, base } = read.data.pull_request
  return {
    number,
    headSha: head.sha,
    headBranch: head.ref,
    baseSha: base.sha,
    // The repository of a fork can be deleted.
    isFork: head.repo?.full_name !== base.repo.full_name
  }
}
