import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { join } from 'node:path'
import { list } from 'tar'
import { startEmulator, type Emulator, type Fault, type RecordedRequest } from '../../src/emulator/index.ts'
import { type ActionEnd, startAction } from '../../__tests__/support/action.ts'
import { type SeenRequest, startServer } from '../../__tests__/support/scripted-server.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'
import { makeDisk } from './disk.ts'
import { type FolderContents, readFolder } from './files.ts'
import type { Schedule, Stop, ScheduledFault } from './schedule.ts'

/** With characters that look different in an address, in JSON and in HTML. */
export const KEY = 'adm_7Qz+4f/9c=Wm&x%41~kP2'
export const NAME = 'docs'
const TICK_MS = 50

/** What a run did, as seen from outside. */
export interface FaultyRun {
  end: ActionEnd
  /** From the action's first sign of life to the end of its process. */
  elapsedMs: number
  /** From the signal to the end of the process; undefined when it came too late or was not sent. */
  sinceStopMs: number | undefined
  /** How long this process itself had to wait for its turn meanwhile. */
  timerDelayMs: number
  /** Every archive that the store had: path of each file in it, and the hash of its bytes. */
  servedArchives: Map<string, Map<string, string>>
  requests: RecordedRequest[]
  /** What arrived at a host that has nothing to do with the service. */
  otherHostRequests: SeenRequest[]
  before: FolderContents
  after: FolderContents
}

/** Documentation to export, with more or less payloadBytes: made once for all schedules. */
export async function prepareDocs() {
  const folder = await tempFolder()
  return {
    async of(payloadBytes: number): Promise<string> {
      const docs = join(folder.path, String(payloadBytes))
      await mkdir(join(docs, 'guides'), { recursive: true })
      await writeFile(join(docs, 'index.md'), '# Home\n\n[Start](guides/start.md)\n')
      await writeFile(join(docs, 'guides/start.md'), '# Start\n\nA page.\n')
      await writeFile(join(docs, 'payloadBytes.bin'), randomBytes(payloadBytes), { flag: 'wx' }).catch(
        () => undefined
      )
      return docs
    },
    [Symbol.asyncDispose]: async () => await folder[Symbol.asyncDispose]()
  }
}

export async function runWithFaults(schedule: Schedule, docs: string): Promise<FaultyRun> {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({
    docs,
    key: KEY,
    skewMs: schedule.skewHours * 3_600_000,
    linkLifetimeMs: schedule.linkLifetimeMs,
    pageDelayMs: schedule.pageDelayMs,
    contractOnly: schedule.contractOnly,
    oneJobPerDomain: false
  })
  await using elsewhere = await startServer((request, response) => {
    if (request.url?.startsWith('/exports/') === true) proxyToStore(emulator, request, response)
    else response.writeHead(404).end()
  })
  emulator.fault(...schedule.faults.map(fault => faultOf(fault, emulator, elsewhere.url)))

  const output = join(folder.path, 'temp/export')
  await using disk = await makeDisk(output, schedule.disk)
  if (schedule.leftovers && disk.isWritable) await writeLeftovers(output)
  const before = await readFolder(output)
  const servedArchives = new Map<string, Map<string, string>>()
  const firstArchive = emulator
    .nextRequest('bundle')
    .then(async () => await recordArchives(emulator, servedArchives))

  await using action = await startAction('export', {
    folder: folder.path,
    inputs: {
      'base-url': emulator.url,
      'api-key': KEY,
      domain: 'docs.example.com',
      deliver: 'site',
      'output-dir': output,
      'artifact-name': NAME,
      timeout: `${schedule.timeoutSeconds}s`,
      'poll-interval': schedule.pollInterval
    }
  })
  using timerDelay = new TimerDelay()
  let firstSign = performance.now()
  void action.sawLine(/./).then(
    () => (firstSign = performance.now()),
    () => undefined
  )
  let stoppedAt: number | undefined
  const stopping = new AbortController()
  void scheduleStop(schedule.stop, emulator, stopping.signal, name => {
    stoppedAt = performance.now()
    action.signal(name)
  })
  const end = await action.ended
  const endedAt = performance.now()
  stopping.abort()

  if (emulator.requests.some(({ call }) => call === 'bundle')) await firstArchive
  await recordArchives(emulator, servedArchives)
  return {
    end,
    elapsedMs: endedAt - firstSign,
    sinceStopMs: stoppedAt === undefined ? undefined : endedAt - stoppedAt,
    timerDelayMs: timerDelay.ms,
    servedArchives,
    requests: emulator.requests,
    otherHostRequests: elsewhere.requests,
    before,
    after: await readFolder(output)
  }
}

/** Adds up by how much a regular tick is late. */
class TimerDelay {
  ms = 0
  #expected = performance.now() + TICK_MS
  readonly #timer = setInterval(() => {
    const now = performance.now()
    this.ms += Math.max(0, now - this.#expected)
    this.#expected = now + TICK_MS
  }, TICK_MS);

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}

async function scheduleStop(
  stop: Stop | undefined,
  emulator: Emulator,
  over: AbortSignal,
  send: (name: Stop['signal']) => void
): Promise<void> {
  // Windows has no signals that a process could answer.
  if (stop === undefined || process.platform === 'win32') return
  if (stop.after !== 'spawn') await emulator.nextRequest(stop.after)
  const timer = setTimeout(() => send(stop.signal), stop.ms)
  over.addEventListener('abort', () => clearTimeout(timer))
}

/** The archives of all jobs as they are now. A lost answer to the start leaves more than one. */
async function recordArchives(
  emulator: Emulator,
  servedArchives: FaultyRun['servedArchives']
): Promise<void> {
  const ids = emulator.requests.flatMap(({ path }) => /\/jobs\/([^/?]+)/.exec(path)?.slice(1) ?? [])
  for (const id of new Set(ids)) {
    const file = emulator.archiveOf(id)
    const bytes = file && (await readFile(file).catch(() => undefined))
    if (bytes) servedArchives.set(sha256(bytes), await filesIn(bytes))
  }
}

async function filesIn(archive: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const hashed: Promise<unknown>[] = []
  const parser = list({
    onReadEntry(entry) {
      hashed.push(entry.concat().then(bytes => files.set(entry.path, sha256(bytes))))
    }
  })
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  parser.on('end', () => resolve(undefined))
  parser.on('error', reject)
  parser.end(archive)
  await promise
  await Promise.all(hashed)
  return files
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function writeLeftovers(output: string): Promise<void> {
  await mkdir(join(output, 'site'), { recursive: true })
  await writeFile(join(output, 'site/old.html'), 'old')
  await writeFile(join(output, 'manifest.json'), 'old')
  await writeFile(join(output, `${NAME}.tar.gz`), 'old')
  await writeFile(join(output, `.${NAME}.part`), 'half')
}

function faultOf({ on, times, what }: ScheduledFault, emulator: Emulator, elsewhere: string): Fault {
  const place = { on, times: times === 'always' ? Infinity : times }
  if (what.kind === 'repeat-key') {
    const error = `Bearer ${KEY} is not good (${encodeURIComponent(KEY)})`
    return { ...place, kind: 'answer', status: what.status, body: { error } }
  }
  if (what.kind === 'answer') {
    const { retryAfter, ...rest } = what
    if (retryAfter === undefined) return { ...place, ...rest }
    return { ...place, ...rest, retryAfter: retryAfter === 'date' ? new Date(Date.now() + 1000) : retryAfter }
  }
  if (what.kind === 'redirect') {
    const targets = {
      mirror: path => elsewhere + path,
      'other-host': () => `${elsewhere}/hello`,
      itself: path => path,
      api: path => emulator.url + path,
      insecure: () => 'http://files.example.com/export.tar.gz',
      file: () => 'file:///etc/hostname'
    } satisfies Record<typeof what.to, (path: string) => string>
    return { ...place, kind: 'redirect', status: what.status, to: ({ path }) => targets[what.to](path) }
  }
  return { ...place, ...what }
}

/** Another origin that has the same archive, as a CDN in front of the store does. */
function proxyToStore(
  emulator: Emulator,
  request: http.IncomingMessage,
  response: http.ServerResponse
): void {
  const { range, 'if-match': ifMatch } = request.headers
  const headers = {
    ...(range !== undefined && { range }),
    ...(ifMatch !== undefined && { 'if-match': ifMatch })
  }
  const onward = http.get(emulator.storeUrl + (request.url ?? ''), { headers }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
}
