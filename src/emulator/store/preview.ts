import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ExportJobs } from '../jobs/export-jobs.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon'
}

export function previewPath(jobId: string): string {
  return `/preview/${jobId}/`
}

/**
 * Serves an exported site for browsing, extensionless addresses included. It is on the store's port because pages of a
 * site must not share an origin with the page that shows the API key.
 */
export async function previewResponse(path: string, jobs: ExportJobs): Promise<Response | undefined> {
  const [, jobId = '', encoded = ''] = /^\/preview\/([^/]+)\/([^?#]*)/.exec(path) ?? []
  const job = jobs.get(jobId)
  if (job?.status !== 'completed') return undefined
  const file = decodePath(encoded)
  const names =
    file === undefined ? ['404.html'] : [file, `${file}.html`, join(file, 'index.html'), '404.html']
  for (const name of names) {
    const content = await readFile(join(jobs.siteOf(job), name)).catch(() => undefined)
    if (content === undefined) continue
    const type = CONTENT_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
    const status = name === '404.html' && file !== name ? 404 : 200
    return new Response(content, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
  }
  return new Response('Not found', { status: 404 })
}

function decodePath(encoded: string): string | undefined {
  try {
    const path = decodeURIComponent(encoded)
    const unsafe = path.includes('\\') || path.includes('\0') || path.split('/').includes('..')
    return unsafe || path.includes(':') ? undefined : path
  } catch {
    return undefined
  }
}
