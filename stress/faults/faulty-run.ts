import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ActionEnd, type RunningAction, startAction } from '../../__tests__/support/action.ts'
import { type GitHubApi, startGitHubApi } from '../../__tests__/servers/github/github-api.ts'
import { type SeenRequest, startServer } from '../../servers/server.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'
import { startEmulator, type Emulator, type RecordedRequest } from '../../src/emulator/index.ts'
import { sha256, type Sources } from './archives.ts'
import { makeDisk } from './disk.ts'
import { emulatorFault, outageFaults } from './emulator-faults.ts'
import { type FolderContents, readFolder } from './files.ts'
import { ageLeftovers, isTemporary, writeLeftovers } from './leftovers.ts'
import { mustSucceed, type Schedule, type Stop } from './schedule.ts'
import { extraBytes, forward, startStoreProxy } from './store-proxy.ts'
import { TimerDelay } from './timer-delay.ts'

/** With characters that look different in an address, in JSON and in HTML. */
export const KEY = 'adm_7Qz+4f/9c=Wm&x%41~kP2'
export const TOKEN = 'ghs_4Lm8+Zt/Qw=92'
const NAME = 'docs'
export const ARCHIVE = `${NAME}.tar.gz`
export const CONFIG = 'replicas: 2\n'
const DOMAINS = ['docs.example.com', 'guides.example.com'] as const
/** For runs that have to succeed, on a busy machine too. */
const LONG_TIMEOUT_SECONDS = 90
/** After a cancellation, a process of its own removes what takes long. */
const MAX_REMOVAL_MS = 20_000

/** One process of the action, as seen from outside. */
export interface ActionRun {
  end: ActionEnd
  domain: string
  timeoutSeconds: number
  startedAt: number
  endedAt: number
  /** From the first line of the log to the end of the process. */
  elapsedMs: number
  /** From the signal to the end of the process; undefined when it came too late or was not sent. */
  sinceStopMs: number | undefined
  wasKilled: boolean
  /** How long a busy machine delayed the run. */
  delayMs: number
  /** The config file after the run. */
  config: string
  /** How far the link of the outputs was from its expiry when the run ended, by the clock of the service. */
  linkLifeLeftMs: number
}

interface ServedArchive {
  files: Map<string, string>
  domains: Set<string>
}

interface RecordedArchive {
  domain: string
  bytes: Buffer
}

/** The results of one schedule. */
export interface FaultyRun {
  /** One run; two at the same time; or a run that was killed and the one after it. */
  runs: ActionRun[]
  /** Every archive that the store had, by its hash: path and hash of each file. */
  servedArchives: Map<string, ServedArchive>
  requests: RecordedRequest[]
  storeRequests: SeenRequest[]
  /** Requests to a host that has nothing to do with the service. */
  otherHostRequests: SeenRequest[]
  github: Pick<GitHubApi, 'requests' | 'releases'>
  before: FolderContents
  after: FolderContents
}

interface Place {
  folder: string
  output: string
  emulator: Emulator
  github: GitHubApi
}

export async function runWithFaults(schedule: Schedule, sources: Sources): Promise<FaultyRun> {
  await using folder = await tempFolder()
  await using store = await startStoreProxy(schedule.store)
  await using emulator = await startEmulator({
    ...(await sources.of(schedule.archive)),
    key: KEY,
    linkOrigin: store.url,
    now: () => Date.now() + schedule.skewHours * 3_600_000,
    linkLifetimeMs: schedule.linkLifetimeMs,
    pageDelayMs: schedule.pageDelayMs,
    contractOnly: schedule.contractOnly,
    oneJobPerDomain: false
  })
  store.setStore(emulator.storeUrl)
  await using otherHost = await startServer((request, response) => {
    // Another origin that has the same archive, as a CDN in front of the store does.
    if (request.url?.startsWith('/exports/') !== true) response.writeHead(404).end()
    else {
      forward(request, response, emulator.storeUrl, request.headers, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
    }
  })
  let rejectedUploads = 0
  await using github = await startGitHubApi({
    releases: [{ id: 1, tag: 'v1.0', assets: [] }],
    fault: ({ method }) =>
      method === 'POST' && rejectedUploads++ < schedule.rejectedUploads
        ? { status: 503, message: 'Unavailable' }
        : undefined
  })
  const target = { emulator, otherHost: otherHost.url, key: KEY }
  emulator.fault(...schedule.faults.map(fault => emulatorFault(fault, target)))
  if (schedule.outage !== undefined) emulator.fault(...outageFaults(schedule.outage))

  const output = join(folder.path, 'temp/export')
  await using disk = await makeDisk(output, schedule.disk)
  if (schedule.leftovers && disk.isWritable) await writeLeftovers(output, ARCHIVE)
  const before = await readFolder(output)
  const archives: RecordedArchive[] = []
  const recordings: Promise<void>[] = []
  void (async () => {
    // The object may be replaced later.
    for (;;) {
      await emulator.nextRequest('bundle')
      recordings.push(recordArchives(emulator, archives))
    }
  })()

  const place = { folder: folder.path, output, emulator, github }
  const timeoutSeconds = mustSucceed(schedule) ? LONG_TIMEOUT_SECONDS : schedule.timeoutSeconds
  const runs = await Promise.all(
    DOMAINS.slice(0, schedule.twoRuns ? 2 : 1).map(
      async (domain, nth) =>
        await runAction(
          `run-${nth}`,
          { ...schedule, timeoutSeconds },
          { ...place, domain, canStop: nth === 0 }
        )
    )
  )
  if (runs.some(({ wasKilled }) => wasKilled)) {
    // The next run, days later, has no faults, and has to remove what is left.
    await ageLeftovers(output)
    emulator.clearFaults()
    store.reset()
    const calm = { ...schedule, stop: undefined, timeoutSeconds: LONG_TIMEOUT_SECONDS }
    runs.push(await runAction('next-run', calm, { ...place, domain: DOMAINS[0], canStop: false }))
  }
  await removalsEnded(output)
  await Promise.all(recordings)
  await recordArchives(emulator, archives)
  return {
    runs,
    servedArchives: await readArchives(archives, schedule, sources),
    requests: emulator.requests,
    storeRequests: store.requests,
    otherHostRequests: otherHost.requests,
    github,
    before,
    after: await readFolder(output)
  }
}

async function runAction(
  name: string,
  schedule: Schedule,
  { folder, output, emulator, github, domain, canStop }: Place & { domain: string; canStop: boolean }
): Promise<ActionRun> {
  const ownFolder = join(folder, name)
  const config = join(ownFolder, 'workspace/values.yaml')
  await mkdir(join(ownFolder, 'workspace'), { recursive: true })
  await writeFile(config, CONFIG)
  const startedAt = performance.now()
  await using action = await startAction('export', {
    folder: ownFolder,
    inputs: {
      'base-url': emulator.url,
      'api-key': KEY,
      domain,
      deliver: schedule.deliver,
      'github-token': TOKEN,
      ...(schedule.deliver.includes('release') && { 'release-tag': 'v1.0' }),
      ...(schedule.deliver.includes('config') && { 'config-file': 'values.yaml' }),
      'output-dir': output,
      'artifact-name': NAME,
      timeout: `${schedule.timeoutSeconds}s`,
      'poll-interval': schedule.pollInterval
    },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'o/r' }
  })
  using delay = new TimerDelay(action.pid)
  let firstLineAt = performance.now()
  void action.sawLine(/./).then(
    () => (firstLineAt = performance.now()),
    () => undefined
  )
  let stoppedAt: number | undefined
  const over = new AbortController()
  if (canStop && schedule.stop !== undefined) {
    void stopAction(action, schedule.stop, { emulator, github, output, over: over.signal }, () => {
      stoppedAt = performance.now()
    })
  }
  const end = await action.ended
  const endedAt = performance.now()
  over.abort()
  const serviceNow = Date.now() + schedule.skewHours * 3_600_000
  return {
    end,
    domain,
    timeoutSeconds: schedule.timeoutSeconds,
    startedAt,
    endedAt,
    elapsedMs: endedAt - firstLineAt,
    sinceStopMs: stoppedAt === undefined ? undefined : endedAt - stoppedAt,
    wasKilled: stoppedAt !== undefined && schedule.stop?.signal === 'SIGKILL' && end.exitCode === null,
    delayMs: delay.ms,
    config: await readFile(config, 'utf8'),
    linkLifeLeftMs: Date.parse(end.outputs['expires-at'] ?? '') - serviceNow
  }
}

const POLL_MS = 10

async function stopAction(
  action: RunningAction,
  { signal, after, ms }: Stop,
  { emulator, github, output, over }: Omit<Place, 'folder'> & { over: AbortSignal },
  onSignal: () => void
): Promise<void> {
  // Windows has no signals that a process could respond to.
  if (process.platform === 'win32') return
  const until = async (happened: () => boolean): Promise<void> => {
    while (!happened()) await sleep(POLL_MS, undefined, { signal: over })
  }
  try {
    if (after === 'extraction')
      await until(() =>
        namesIn(output).some(name => isTemporary(name) && namesIn(join(output, name)).includes('site'))
      )
    else if (after === 'delivery') await until(() => github.requests.some(({ method }) => method === 'POST'))
    else if (after !== 'spawn') await emulator.nextRequest(after)
    await sleep(ms, undefined, { signal: over })
  } catch {
    return
  }
  onSignal()
  action.signal(signal)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** A canceled run ends before a large folder is removed: a process of its own continues. */
async function removalsEnded(output: string): Promise<void> {
  const limit = performance.now() + MAX_REMOVAL_MS
  while (namesIn(output).some(isTemporary) && performance.now() < limit) await sleep(POLL_MS * 10)
}

/** The archives of all jobs as they are now. A lost response to the start leaves more than one job. */
async function recordArchives(emulator: Emulator, recorded: RecordedArchive[]): Promise<void> {
  for (const { jobId, domain } of emulator.jobs()) {
    const file = emulator.archiveOf(jobId)
    const bytes = file && (await readFile(file).catch(() => undefined))
    if (bytes && !recorded.some(known => known.domain === domain && known.bytes.equals(bytes)))
      recorded.push({ domain, bytes })
  }
}

/** Only after the run: it takes time in which no request would be answered. */
async function readArchives(
  recorded: RecordedArchive[],
  { store }: Schedule,
  sources: Sources
): Promise<FaultyRun['servedArchives']> {
  const served: FaultyRun['servedArchives'] = new Map()
  for (const { domain, bytes } of recorded) {
    const files = await sources.filesIn(bytes)
    if (files.size === 0) continue
    const variants = [bytes]
    if (store.extraBytes) variants.push(Buffer.concat([bytes, extraBytes(store.extraBytes.count)]))
    for (const hash of variants.map(sha256)) {
      const domains = served.get(hash)?.domains ?? new Set()
      served.set(hash, { files, domains: domains.add(domain) })
    }
  }
  return served
}
