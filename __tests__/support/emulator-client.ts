import type { Emulator } from '../../src/emulator/index.ts'
import { tempFolder } from './temp-folder.ts'

type Json = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  json: Json
}

/** Returns a client that uses only `fetch`, so it does not depend on the client under test. */
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

/** Runs an export to its end and requests a new link to its archive. */
export async function exported(
  emulator: Emulator,
  order: Json = { domain: 'docs.example.com' }
): Promise<{ jobId: string; link: string }> {
  const client = clientOf(emulator)
  const jobId = String((await client.start(order)).json.jobId)
  await emulator.jobEnded(jobId)
  return { jobId, link: String((await client.bundle(jobId)).json.bundleUrl) }
}

export const folderOf = tempFolder
