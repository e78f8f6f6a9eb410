import * as z from 'zod/mini'
import { apiKey, baseUrl, duration, id, oneOf, readFields } from '../runtime/input-fields.ts'

const fields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  'project-id': id,
  'job-id': id,
  timeout: z._default(duration, 30 * 60_000),
  'poll-interval': z._default(duration, 10_000),
  'on-no-changes': z._default(oneOf(['pass', 'fail']), 'pass')
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

/** Everything the run will need, checked before the first request is made. */
export function readInputs(given: Record<string, string>) {
  const read = readFields(fields, given)
  return {
    baseUrl: read['base-url'],
    apiKey: read['api-key'],
    projectId: read['project-id'],
    jobId: read['job-id'],
    timeoutMs: read.timeout,
    pollIntervalMs: read['poll-interval'],
    onNoChanges: read['on-no-changes']
  }
}
