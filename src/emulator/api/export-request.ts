import type { ExportRequest } from '../jobs/export-jobs.ts'
import type { SiteThreads } from '../site/site-threads.ts'

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i

/** The body of a request as an object, or what is wrong with it. */
export function parseBody(body: string): Record<string, unknown> | string {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : 'The body must be a JSON object'
  } catch {
    return 'The body must be JSON'
  }
}

interface Documentation {
  docs: string
  threads: SiteThreads
}

/** The export request in the body, or what is wrong with it. */
export async function readExportRequest(
  text: string,
  documentation: Documentation
): Promise<ExportRequest | string> {
  const body = parseBody(text)
  if (typeof body === 'string') return body
  const { domain, version, paths } = body
  if (typeof domain !== 'string' || !HOST_NAME.test(domain)) return 'domain must be a host name'
  if (version !== undefined && typeof version !== 'string') return 'version must be a string'
  if (paths !== undefined && !isListOfStrings(paths)) return 'paths must be a list of strings'
  const request = { domain: domain.toLowerCase(), version, paths }
  return (await findUnknown(request, documentation)) ?? request
}

async function findUnknown(
  { paths }: ExportRequest,
  { docs, threads }: Documentation
): Promise<string | undefined> {
  if (paths === undefined) return undefined
  const pages = new Set((await threads.listPages(docs)).pages)
  const unknown = paths.filter(path => !pages.has(path))
  return unknown.length === 0 ? undefined : `Unknown pages: ${unknown.join(', ')}`
}

function isListOfStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}
