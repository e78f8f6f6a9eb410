import { join } from 'node:path'
import { type ActionEnd, startAction } from '../../__tests__/support/action.ts'
import { DISTRIBUTION, xmlError } from '../../servers/cdn/cdn-stand-in.ts'
import { startCdn } from '../../__tests__/servers/cdn.ts'
import { observePages } from '../../__tests__/servers/s3/page-observer.ts'
import { type Site, writeSite } from '../../__tests__/support/publishing.ts'
import { type FaultyStore, startFaultyStore } from '../../__tests__/servers/s3/faulty-store.ts'
import { BUCKET } from '../../servers/s3/s3-stand-in.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'
import { readWithRclone } from './rclone.ts'
import { ASSET_COUNT, type Schedule, type SiteShape } from './schedule.ts'

const STATE_KEY = 'docs/.static-export/state.json'
const OTHERS = { 'docs/theirs.html': 'theirs', 'docs/assets/theirs.js': 'theirs', 'other.html': 'theirs' }
const MAX_REPAIRS = 3
/** Time after which every lease has expired. */
const LEASE_MS = 70_000

export interface Attempt {
  /** End of the run with the faults. */
  end: ActionEnd
  rivalEnd: ActionEnd | undefined
  /** Ends of the following runs, which have no faults, up to the first success. */
  repairs: ActionEnd[]
  /** Bucket after the run with the faults, if the run reported a success. */
  afterSuccess: Map<string, string> | undefined
  final: Map<string, string>
  stateText: string
  /** Site in the input of the run with the faults. */
  published: Site
  /** Site in the input of the following runs. */
  expected: Site
  incompletePages: string[]
  requests: number
  /** Whether the next run would have to wait. An expired lease may remain, because a run without changes ignores it. */
  isLeaseHeld: boolean
  /** Pending purges in the state. */
  pendingAfter: string[]
  /** Bucket as rclone reads it, if rclone is installed. */
  seenByOther: Map<string, string> | undefined
}

/** Returns the site files. As with bundlers, all asset names except one contain the build number. */
export function filesOf({ build, pages }: SiteShape): Site {
  const asset = (i: number) => (i === 0 ? 'assets/app.js' : `assets/chunk-${i}.${build}a1b2c3d4.js`)
  const files: Site = { '404.html': 'not found', 'sitemap.xml': `<urlset>${pages.length}</urlset>` }
  for (let i = 0; i < ASSET_COUNT; i += 1) files[asset(i)] = `asset ${i} of build ${build}`
  for (const [i, assets] of pages.entries()) {
    const path = i === 0 ? 'index.html' : i % 3 === 0 ? `part-${i}/index.html` : `guides/page-${i}.html`
    files[path] =
      `<!doctype html>${i} of build ${build}${assets.map(each => `<script src="/${asset(each)}"></script>`).join('')}`
  }
  return files
}

export async function attempt(schedule: Schedule): Promise<Attempt> {
  await using folder = await tempFolder()
  await using store = await startFaultyStore(schedule.store)
  await using cdn = await startCdn()
  for (const [key, body] of Object.entries(OTHERS)) store.put(key, body)
  let nth = 0
  const start = async (site: SiteShape, timeoutSeconds: number) => {
    const place = join(folder.path, String((nth += 1)))
    await writeSite(join(place, 'site'), filesOf(site))
    return await startAction('publish', {
      folder: place,
      inputs: {
        'site-path': join(place, 'site'),
        target: `s3://${BUCKET}/docs`,
        endpoint: store.url,
        'clean-urls': schedule.cleanUrls ? 'copies' : 'none',
        'keep-removed': schedule.keepRemoved,
        'max-removed': '100%',
        purge: `cloudfront:${DISTRIBUTION}`,
        timeout: `${timeoutSeconds}s`
      },
      env: { ...store.env, ...cdn.env }
    })
  }
  const publish = async (site: SiteShape, timeoutSeconds: number) => {
    await using action = await start(site, timeoutSeconds)
    return await action.ended
  }

  const { incomplete } = observePages(store, 'docs/')
  if (schedule.before !== undefined) {
    if (schedule.before.isInterrupted)
      store.fault({ on: 'put', skip: 7, kind: { status: 403, code: 'AccessDenied' } })
    await publish(schedule.before.site, 60)
    store.clearFaults()
    store.advance(LEASE_MS)
  }
  spoilState(store, schedule.state)

  store.fault(...schedule.faults)
  if (schedule.purgeFails)
    cdn.failNext(...Array.from({ length: 3 }, () => xmlError(403, 'AccessDenied', 'No')))
  const before = store.requests.length
  await using action = await start(schedule.site, schedule.timeoutSeconds)
  const rival = schedule.rival === undefined ? undefined : publish(schedule.rival, schedule.timeoutSeconds)
  const { stop } = schedule
  if (stop !== undefined && process.platform !== 'win32')
    void store
      .nextRequest(() => store.requests.length - before >= stop.afterRequests)
      .then(() => action.signal(stop.signal))
  const end = await action.ended
  const rivalEnd = await rival
  const requests = store.requests.length - before
  const snapshot = () => new Map([...store.objects].map(([key, { body }]) => [key, body.toString()] as const))
  const isAlone = schedule.rival === undefined
  const afterSuccess = end.exitCode === 0 && isAlone ? snapshot() : undefined

  store.clearFaults()
  cdn.clearFailures()
  store.advance(LEASE_MS)
  const next = (schedule.next === 'previous' ? schedule.before?.site : undefined) ?? schedule.site
  const repairs: ActionEnd[] = []
  do repairs.push(await publish(next, 60))
  while (repairs.at(-1)?.exitCode !== 0 && repairs.length < MAX_REPAIRS)
  const stateText = store.text(STATE_KEY) ?? ''
  const final = snapshot()
  const leaseEnd = /"until": (.*)/.exec(store.text('docs/.static-export/lease.json') ?? '')?.[1]
  const isLeaseHeld = Number(leaseEnd) > store.now()
  // rclone does not adjust to the store's clock, so the store gets the current time.
  store.advance(Date.now() - store.now())
  return {
    end,
    rivalEnd,
    repairs,
    afterSuccess,
    stateText,
    requests,
    final,
    isLeaseHeld,
    seenByOther: await readWithRclone(store, join(folder.path, 'copy')),
    published: filesOf(schedule.site),
    expected: filesOf(next),
    incompletePages: incomplete,
    pendingAfter: pendingIn(stateText)
  }
}

function pendingIn(stateText: string): string[] {
  const { pendingPurges = {} } = JSON.parse(stateText || '{}') as { pendingPurges?: Record<string, string[]> }
  return Object.values(pendingPurges).flat()
}

function spoilState(store: FaultyStore, how: Schedule['state']): void {
  const text = store.text(STATE_KEY)
  if (text === undefined || how === 'kept') return
  if (how === 'deleted') store.objects.delete(STATE_KEY)
  else store.put(STATE_KEY, how === 'truncated' ? text.slice(0, text.length / 2) : '{"version":4}')
}
