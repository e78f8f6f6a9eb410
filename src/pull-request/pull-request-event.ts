import * as z from 'zod/mini'
import { type Environment, readEvent } from '../runtime/action/runner.ts'

const EVENTS = ['pull_request', 'pull_request_target']

export interface PullRequest {
  number: number
  headSha: string
  baseSha: string
  /** Name of the base branch. */
  baseRef: string | undefined
}

const schema = z.object({
  pull_request: z.object({
    number: z.number(),
    head: z.object({ sha: z.string() }),
    base: z.object({ sha: z.string(), ref: z.optional(z.string()) })
  })
})

export function readPullRequest(env: Environment): PullRequest | undefined {
  if (!EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '')) return undefined
  const read = readEvent(env, schema)?.pull_request
  return (
    read && { number: read.number, headSha: read.head.sha, baseSha: read.base.sha, baseRef: read.base.ref }
  )
}
