// npm run bench upload -- [pages] [megabytes]: measures the time and memory of storing an export as an artifact. A
// local server accepts calls from the real artifact client and discards the bytes. The variants take turns, and each
// upload runs in a separate process.
import { DefaultArtifactClient } from '@actions/artifact'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, glob, mkdtempDisposable, open, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as tar from 'tar'
import { downloadArchive } from '../src/export/receive/archive/download.ts'
import { type ArtifactUpload, uploadArtifact } from '../src/export/deliveries/artifact.ts'
import { systemClock } from '../src/runtime/time/clock.ts'
import { AgentHttp } from '../src/runtime/http/agent-http.ts'
import { formatBytes, formatDuration } from '../src/runtime/text/units.ts'
import { startDiscardingStore } from './servers/discarding-store.ts'
import { startResultsService } from '../__tests__/servers/artifacts/results-service.ts'
import { linkTo, silentLog } from './link.ts'
import { makeSite } from './site.ts'
import { startFileStore } from './servers/file-store.ts'

const ROUNDS = 2
const MARK = 'RESULT '
const peak = () => process.resourceUsage().maxRSS * 1024

const [mode = '10000', argument = '600'] = process.argv.slice(2)
if (mode === 'zip-of-site') await zipOfSite(argument)
else if (mode === 'upload') await upload(JSON.parse(argument) as ArtifactUpload)
else if (mode === 'memory') await memory(argument)
else await compare(Number(mode), Number(argument))

async function compare(pages: number, megabytes: number): Promise<void> {
  await using blobs = await startDiscardingStore()
  await using service = await startResultsService({ blobs })
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-upload-'))
  const site = join(folder.path, 'site')
  const made = makeSite(site, pages)
  const file = join(folder.path, 'site.tar.gz')
  await tar.create({ gzip: true, cwd: site, file }, ['.'])
  const archive = { path: file, size: (await stat(file)).size, sha256: await sha256Of(file) }
  console.log(`Site: ${pages} pages, ${formatBytes(made.bytes)}; archive: ${formatBytes(archive.size)}`)

  const times: Record<string, number[]> = {
    'raw archive': [],
    'zip around the archive': [],
    'client’s zip of the site': []
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const upload = { file: archive, name: `upload-${round}`, replace: true }
    const ways = [
      ['upload', JSON.stringify({ ...upload, format: 'raw' })],
      ['upload', JSON.stringify({ ...upload, format: 'zip' })],
      ['zip-of-site', site]
    ]
    for (const [i, way] of ways.entries()) {
      const { elapsedMs } = (await inChild(way, service.env)) as { elapsedMs: number }
      Object.values(times)[i]?.push(elapsedMs)
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([way, ms]) => [way, { best: formatDuration(Math.min(...ms)) }])
    )
  )

  const large = join(folder.path, 'large.bin')
  await using handle = await open(large, 'w')
  // Writes the signature of a zip file, because the action rejects files that are not archives.
  await handle.write('PK\x03\x04')
  for (let i = 0; i < megabytes; i += 1) await handle.write(randomBytes(1_000_000))
  // Lets nginx read the folder, because its processes run as another user.
  await chmod(folder.path, 0o755)
  await using store = await startFileStore(folder.path)
  const rows: Record<string, object> = {}
  for (const concurrency of ['5', '2', '1']) {
    const env = { ...service.env, ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY: concurrency }
    const { before, after } = (await inChild(['memory', `${store.url}/free/large.bin`], env)) as {
      before: number
      after: number
    }
    rows[`${concurrency} connections`] = {
      'peak after the download': formatBytes(before),
      'peak after the upload': formatBytes(after),
      added: formatBytes(after - before)
    }
  }
  console.log(`Memory of a run that downloads ${megabytes} MB and stores the archive raw:`)
  console.table(rows)
}

async function upload(what: ArtifactUpload): Promise<void> {
  const { signal } = new AbortController()
  const start = performance.now()
  await uploadArtifact(what, { clock: systemClock, random: Math.random, signal, log: silentLog })
  report({ elapsedMs: performance.now() - start })
}

/** Uploads the folder as actions/upload-artifact does. */
async function zipOfSite(site: string): Promise<void> {
  const files: string[] = []
  for await (const entry of glob('**', { cwd: site, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
  }
  const client = new DefaultArtifactClient()
  await client.deleteArtifact('site').catch(() => undefined)
  const start = performance.now()
  await client.uploadArtifact('site', files, site)
  report({ elapsedMs: performance.now() - start })
}

async function memory(url: string): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-memory-'))
  using http = new AgentHttp('bench')
  const { signal } = new AbortController()
  const context = { http, clock: systemClock, random: Math.random, signal, log: silentLog }
  const link = await linkTo(url, context)
  const archive = await downloadArchive({ link, path: join(folder.path, 'large.tar.gz') }, context)
  const before = peak()
  await uploadArtifact(
    { file: archive, name: 'large', format: 'raw', retentionDays: 1, replace: true },
    context
  )
  report({ before, after: peak() })
}

function report(result: object): void {
  process.stdout.write(`\n${MARK}${JSON.stringify(result)}\n`)
}

async function inChild(args: string[], env: Record<string, string>): Promise<unknown> {
  const script = fileURLToPath(import.meta.url)
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const result = new RegExp(`^${MARK}(.*)$`, 'm').exec(await text(child.stdout))?.[1]
  if (result === undefined) throw new Error(`${args.join(' ')} failed`)
  return JSON.parse(result)
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
