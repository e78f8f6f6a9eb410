import * as z from 'zod/mini'
import {
  duration,
  listsIn,
  oneOf,
  type Parsed,
  readFields,
  required,
  text
} from '../runtime/action/input-fields.ts'
import { Problem } from '../runtime/problem.ts'
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
export const LIST_INPUTS = listsIn(fields)

export type Inputs = ReturnType<typeof readInputs>

export function readInputs(given: Record<string, string>) {
  const read = readFields(fields, given, parsed => ({ job: jobOf(parsed) }))
  return {
    baseUrl: read['base-url'],
    apiKey: read['api-key'],
    projectId: read['project-id'],
    job: read.job,
    timeoutMs: read.timeout,
    pollIntervalMs: read['poll-interval'],
    onNoChanges: read['on-no-changes']
  }
}

/** The job to wait for, or what to start one with. */
function jobOf({
  'job-id': id,
  prompt
}: Parsed<typeof fields>): { id: string } | { prompt: string } | Problem {
  if (id !== undefined && prompt !== undefined)
    return new Problem('`job-id` and `prompt` are both set: remove one of them')
  const missing =
    '`job-id` is missing: set it to the id of the job to wait for, or set `prompt` to start a job'
  const given = id ?? prompt ?? new Problem(missing)
  if (given instanceof Problem) return given
  return id === undefined ? { prompt: given } : { id: given }
}
