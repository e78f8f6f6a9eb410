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
import { type Environment, readRunner, type Runner } from '../runtime/action/runner.ts'
import { Problem } from '../runtime/problem.ts'
import { apiKey, baseUrl, id } from '../service/service-inputs.ts'
import { readPromptFile } from './prompt-file.ts'

const fields = z.object({
  'base-url': baseUrl,
  'api-key': apiKey,
  'project-id': required('copy it from the API keys page of the dashboard', id),
  'job-id': z.optional(id),
  prompt: z.optional(text(value => (value.trim() === '' ? 'is blank' : undefined))),
  'prompt-file': z.optional(z.string()),
  timeout: z._default(duration, 30 * 60_000),
  'poll-interval': z._default(duration, 10_000),
  'on-no-changes': z._default(oneOf(['pass', 'fail']), 'pass')
})

export const INPUT_NAMES = Object.keys(fields.shape)
const JOB_INPUTS = ['job-id', 'prompt', 'prompt-file'] as const
export const LIST_INPUTS = listsIn(fields)

export type Inputs = ReturnType<typeof readInputs>

export function readInputs(given: Record<string, string>, env: Environment) {
  const runner = readRunner(env)
  const read = readFields(fields, given, parsed => ({ job: jobOf(parsed, runner) }))
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

type Job = { id: string } | { prompt: string; from: 'prompt' | 'prompt-file' }

/** The job to wait for, or what to start one with. */
function jobOf(parsed: Parsed<typeof fields>, runner: Runner): Job | Problem {
  const { 'job-id': id, prompt, 'prompt-file': file } = parsed
  const names = JOB_INPUTS.filter(name => parsed[name] !== undefined).map(name => `\`${name}\``)
  const choice = 'set exactly one of `job-id`, `prompt` and `prompt-file`'
  if (names.length > 1) return new Problem(`${choice}: ${names.join(' and ')} are set`)
  if (id !== undefined) return id instanceof Problem ? id : { id }
  if (prompt !== undefined) return prompt instanceof Problem ? prompt : { prompt, from: 'prompt' }
  if (file === undefined) return new Problem(`${choice}: none is set`)
  const text = file instanceof Problem ? file : readPromptFile(file, runner)
  return text instanceof Problem ? text : { prompt: text, from: 'prompt-file' }
}
