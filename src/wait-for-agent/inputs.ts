import * as z from 'zod/mini'
import { duration, oneOf, type Parsed, readFields, required, text } from '../runtime/action/input-fields.ts'
import { Problem } from '../runtime/problem.ts'
import { apiKey, baseUrl, id, serviceAddress } from '../service/service-inputs.ts'

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
  const read = readFields(fields, given, parsed => ({
    baseUrl: serviceAddress(parsed['base-url'], parsed['api-key']),
    job: jobOf(parsed)
  }))
  return {
    baseUrl: read.baseUrl,
    apiKey: read['api-key'],
    projectId: read['project-id'],
    job: read.job,
    timeoutMs: read.timeout,
    pollIntervalMs: read['poll-interval'],
    onNoChanges: read['on-no-changes']
  }
}

type Job = { id: string } | { prompt: string }

function jobOf({ 'job-id': id, prompt }: Parsed<typeof fields>): Job | Problem {
  const choice = 'set either `job-id` or `prompt`'
  if (id !== undefined && prompt !== undefined) return new Problem(`${choice}: both are set`)
  if (id !== undefined) return id instanceof Problem ? id : { id }
  if (prompt === undefined) return new Problem(`${choice}: neither is set`)
  return prompt instanceof Problem ? prompt : { prompt }
}
