// "Ours" as a process of its own: the functions that the action calls, bundled as the action is.
import { open } from 'node:fs/promises'
import { Extraction } from '../src/export/extract/extraction.ts'
import { systemClock } from '../src/runtime/clock.ts'
import { linkTo, silentLog as log } from './link.ts'

const [, , from = '', folder = ''] = process.argv
const { signal } = new AbortController()
const about = {
  domain: 'docs.example.com',
  jobId: 'bench',
  version: undefined,
  basePath: '/',
  paths: undefined,
  pageCount: undefined
}

await (from.startsWith('http') ? fetchAndUnpack(from) : unpackFile(from))

async function fetchAndUnpack(url: string): Promise<void> {
  const { fetchArchive } = await import('../src/export/fetch.ts')
  const { AgentHttp } = await import('../src/runtime/http/agent-http.ts')
  using http = new AgentHttp('bench')
  const context = { http, clock: systemClock, random: Math.random, signal, log }
  const link = await linkTo(url, context)
  const review = { check: 'off', basePath: '/', maxPageDrop: 1 } as const
  const fetch = { link, folder, name: 'archive', extract: true, keepArchive: true, about }
  const baseline = { manifest: undefined, history: [] }
  await fetchArchive(
    {
      ...fetch,
      review: { ...review, failOn: [], ignore: [] },
      redirects: undefined,
      baseline,
      commit: undefined
    },
    context
  )
}

/** For the rows in which nothing is downloaded: the bytes come from a file, in the pieces in which a store sends them. */
async function unpackFile(path: string): Promise<void> {
  await using file = await open(path)
  await using unpacking = new Extraction(folder, { log, clock: systemClock, signal })
  const { size } = await file.stat()
  await unpacking.begin(size)
  const memory = Buffer.allocUnsafeSlow(2 * 1024 * 1024)
  for (;;) {
    const { bytesRead } = await file.read(memory)
    if (bytesRead === 0) break
    await unpacking.write(memory.subarray(0, bytesRead))
  }
  const archive = { path, size, sha256: '', format: 'tar' } as const
  const { files } = await unpacking.complete(archive)
  await unpacking.install(archive, files, { ...about, exportedAt: new Date().toISOString() })
}
