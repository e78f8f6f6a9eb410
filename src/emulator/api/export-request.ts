import * as z from 'zod/mini'
import type { ExportRequest } from '../jobs/export-jobs.ts'
import type { EmulatedService } from '../service.ts'

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i
const text = (rule: RegExp, problem: string) => z.string(problem).check(z.regex(rule, problem))

const EXPORT = z.object(
  {
    domain: text(HOST_NAME, 'domain must be a host name'),
    version: z.optional(z.string('version must be a string')),
    paths: z.optional(z.array(z.string('paths must be a list of strings'), 'paths must be a list of strings'))
  },
  'The body must be a JSON object'
)

export const PROMPT = z.object(
  { prompt: text(/\S/, 'prompt must be a string that is not empty') },
  'The body must be a JSON object'
)

/** Parses a request body. Returns an error message if the body is invalid. */
export function parseBody<T>(body: string, schema: z.ZodMiniType<T>): T | string {
  try {
    const { data, error } = z.safeParse(schema, JSON.parse(body))
    return data ?? error?.issues[0]?.message ?? ''
  } catch {
    return 'The body must be JSON'
  }
}

/** Parses the export request in the body. Returns an error message for an invalid request. */
export async function readExportRequest(
  body: string,
  { docs, threads }: Pick<EmulatedService, 'docs' | 'threads'>
): Promise<ExportRequest | string> {
  const request = parseBody(body, EXPORT)
  if (typeof request === 'string') return request
  const { domain, paths } = request
  const pages = paths === undefined ? [] : await threads.listPages(docs)
  const unknown = (paths ?? []).filter(path => !pages.includes(path))
  return unknown.length === 0
    ? { ...request, domain: domain.toLowerCase() }
    : `Unknown pages: ${unknown.join(', ')}`
}
