import * as z from 'zod/mini'
import { type Environment, readEvent } from '../runtime/action/runner.ts'

const EVENTS = ['pull_request', 'pull_request_target'] as const

export interface PullRequest {
  number: number
  headSha: string
  baseSha: string
  /** What started the run: without `ref`, only `pull_request` checks out the change. */
  event: (typeof EVENTS)[number]
}

const schema = z.object({
  pull_request: z.object({
    number: z.number(),
    head: z.object({ sha: z.string() }),
    base: z.object({ sha: z.string() })
  })
})

/** Undefined for other events. */
export function readPullRequest(env: Environment): PullRequest | undefined {
  const event = EVENTS.find(each => each === env['GITHUB_EVENT_NAME'])
  const read = event && readEvent(env, schema)?.pull_request
  return event && read && { number: read.number, headSha: read.head.sha, baseSha: read.base.sha, event }
}
