import * as z from 'zod/mini'
import { duration, oneOf, readFields, required, text } from '../runtime/input-fields.ts'
import { apiKey, baseUrl, id } from '../service/service-inputs.ts'

const fields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  'project-id': required('copy it from the API keys page of the dashboard', id),
  'job-id': z.optional(id),
  prompt: z.optional(text(value => (value.trim() === '' ? 'is blank' : undefined))),
  timeout: z._default(duration, 30 * 60_000),
  'poll-interval': z._default(duration, 10_000),
  'on-no-changes': z._default(oneOf(['pass', 'fail']), 'pass')
})

export const INPUT_NAMES = Object.keys(fields.shape)

export type Inputs = ReturnType<typeof readInputs>

export function readInputs(given: Record<string, string>) {
  const read = readFields(fields, given, checkJob)
  return {
    baseUrl: read['base-url'],
    apiKey: read['api-key'],
    projectId: read['project-id'],
    jobId: read['job-id'],
    prompt: read.prompt,
    timeoutMs: read.timeout,
    pollIntervalMs: read['poll-interval'],
    onNoChanges: read['on-no-changes']
  }
}

function checkJob({ 'job-id': jobId, prompt }: Record<string, string>): string[] {
  if (jobId === undefined && prompt === undefined) {
    return ['`job-id` is missing: set it to the id of the job to wait for, or set `prompt` to start a job']
  }
  return jobId !== undefined && prompt !== undefined
    ? ['`job-id` and `prompt` are both set: remove one of them']
    : []
}
