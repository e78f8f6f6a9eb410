import { z } from 'zod'
import { apiKey, baseUrl, duration, id, oneOf, readFields } from '../lib/fields.ts'

const fields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  'project-id': id,
  'job-id': id,
  timeout: duration.default(30 * 60_000),
  'poll-interval': duration.default(10_000),
  'on-no-changes': oneOf(['pass', 'fail']).default('pass')
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
