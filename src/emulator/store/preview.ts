import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import type { ExportJobs } from '../jobs/export-jobs.ts'

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
    const type = lookup(name) ?? 'application/octet-stream'
    const status = name === '404.html' && file !== name ? 404 : 200
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }
    return new Response(content, { status, headers })
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
