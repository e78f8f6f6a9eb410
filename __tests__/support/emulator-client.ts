import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Emulator } from '../../src/emulator/index.ts'

type Json = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  json: Json
}

/** A client that only uses fetch, independent of the client under test. */
export function clientOf({ url, key }: Pick<Emulator, 'url' | 'key'>) {
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) })
    })
    return { status: response.status, headers: response.headers, json: (await response.json()) as Json }
  }
  return {
    call,
    start: async (body: unknown = { domain: 'docs.example.com' }) =>
      await call('POST', '/v1/static-export/jobs', body),
    status: async (jobId: string) => await call('GET', `/v1/static-export/jobs/${jobId}`),
    bundle: async (jobId: string) => await call('POST', `/v1/static-export/jobs/${jobId}/bundle`),
    agent: async (id: string) => await call('GET', `/v2/agent/project/job/${id}`)
  }
}

/** A completed export: its job, and a new link to its archive. */
export async function exported(
  emulator: Emulator,
  order: Json = { domain: 'docs.example.com' }
): Promise<{ jobId: string; link: string }> {
  const client = clientOf(emulator)
  const jobId = String((await client.start(order)).json.jobId)
  await emulator.jobEnded(jobId)
  return { jobId, link: String((await client.bundle(jobId)).json.bundleUrl) }
}

export interface Folder extends AsyncDisposable {
  path: string
}

/** A temporary folder with these files, removed at the end of the test. */
export async function folderOf(files: Record<string, string> = {}): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'folder-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), text)
  }
  return { path, [Symbol.asyncDispose]: async () => await rm(path, { recursive: true, force: true }) }
}
