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

/** API key with characters that URLs, JSON and HTML encode differently. */
export const KEY = 'adm_7Qz+4f/9c=Wm&x%41~kP2'
export const TOKEN = 'ghs_4Lm8+Zt/Qw=92'
const NAME = 'docs'
export const ARCHIVE = `${NAME}.tar.gz`
export const CONFIG = 'replicas: 2\n'
const DOMAINS = ['docs.example.com', 'guides.example.com'] as const
/** Timeout for runs that must succeed even on a busy machine. */
const LONG_TIMEOUT_SECONDS = 90
/** Maximum wait for the background process that removes large folders after a cancellation. */
const MAX_REMOVAL_MS = 20_000

/** Observations of one action process. */
export interface ActionRun {
  end: ActionEnd
  domain: string
  timeoutSeconds: number
  startedAt: number
  endedAt: number
  /** Time from the first log line to the end of the process. */
  elapsedMs: number
  /** Time from the signal to the end of the process; undefined if no signal was sent. */
  sinceStopMs: number | undefined
  wasKilled: boolean
  /** Delay that a busy machine caused. */
  delayMs: number
  /** Content of the config file after the run. */
  config: string
  /** Remaining lifetime of the link in the outputs when the run ends, by the service's clock. */
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

/** Results of one schedule. */
export interface FaultyRun {
  /** One run, two simultaneous runs, or a killed run and the run after it. */
  runs: ActionRun[]
  /** All archives that the store had, by hash, each with the path and hash of its files. */
  servedArchives: Map<string, ServedArchive>
  requests: RecordedRequest[]
  storeRequests: SeenRequest[]
  /** Requests to a host that does not belong to the service. */
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
    // Serves the archive from another origin, as a CDN in front of the store does.
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
    // Records archives early, because a fault may replace them later.
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
    // A later run without faults has to remove files from the killed run.
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
  // Windows has no signals that a process can handle.
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

/** Waits for the background processes that remove large folders after a canceled run. */
async function removalsEnded(output: string): Promise<void> {
  const limit = performance.now() + MAX_REMOVAL_MS
  while (namesIn(output).some(isTemporary) && performance.now() < limit) await sleep(POLL_MS * 10)
}

/** Records the current archives of all jobs. If the response to a start request was lost, a run has several jobs. */
async function recordArchives(emulator: Emulator, recorded: RecordedArchive[]): Promise<void> {
  for (const { jobId, domain } of emulator.jobs()) {
    const file = emulator.archiveOf(jobId)
    const bytes = file && (await readFile(file).catch(() => undefined))
    if (bytes && !recorded.some(known => known.domain === domain && known.bytes.equals(bytes)))
      recorded.push({ domain, bytes })
  }
}

/** Reads the archives. Must be called after the runs, because reading blocks the servers. */
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
