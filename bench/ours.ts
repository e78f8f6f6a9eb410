// "Ours" as a process of its own: the function that the action calls, bundled as the action is.
import { createReadStream, statSync } from 'node:fs'
import { AgentHttp } from '../src/lib/http.ts'
import { systemClock } from '../src/lib/clock.ts'
import type { Log } from '../src/lib/log.ts'
import { fetchArchive } from '../src/export/fetch.ts'
import { Unpacking } from '../src/export/site/unpack.ts'

const [, , from = '', folder = ''] = process.argv
const nothing = () => undefined
const log: Log = {
  info: nothing,
  debug: nothing,
  notice: nothing,
  warning: nothing,
  mask: nothing,
  group: async (_, stage) => await stage()
}
const signal = new AbortController().signal
const about = { domain: 'docs.example.com', jobId: 'bench', version: undefined, pageCount: undefined }

if (from.startsWith('http')) {
  using http = new AgentHttp('bench')
  const link = { url: from, expiresAt: new Date(8e15), endsAt: 8e15, sizeBytes: undefined }
  const freshLink = async (why: string) => await Promise.reject(new Error(why))
  await fetchArchive(
    { link, freshLink, folder, name: 'archive', unpack: true, keepArchive: true, about },
    { http, clock: systemClock, random: Math.random, signal, log }
  )
} else {
  await using unpacking = new Unpacking(folder, { log, signal })
  const { size } = statSync(from)
  await unpacking.begin(size)
  const pieces = createReadStream(from, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>
  for await (const piece of pieces) await unpacking.write(piece)
  await unpacking.finish({ path: from, size, sha256: '', format: undefined }, about)
}
