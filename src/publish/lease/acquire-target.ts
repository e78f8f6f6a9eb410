import { Failure } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'
import { TimedOut } from '../../runtime/time/stop-reason.ts'
import type { Condition, ConditionalWrite } from '../../s3/objects.ts'
import { notAStore, type Store } from '../../s3/store.ts'
import { CHECK_INTERVAL_MS, ENDED, type FoundLease, holderOf, UNKNOWN_LEASE } from './lease.ts'

const POLL_INTERVAL_MS = 3000
const MAX_REFUSALS = 8

export type LeaseContext = Pick<RunContext, 'clock' | 'log' | 'signal'>

interface Candidate {
  store: Store
  read: () => Promise<FoundLease | undefined>
  write: (until: number, condition: Condition) => Promise<ConditionalWrite>
  isOwn: (found: FoundLease) => boolean
  nextEnd: () => number
}

interface Acquired {
  until: number
  etag: string
  /** Another run had not released the target. It was killed or suspended, and its last requests may still arrive. */
  tookOver: boolean
}

type Wait = (found: FoundLease) => Promise<void>

/** Waits while another run holds the target. */
export async function acquireTarget(
  candidate: Candidate,
  context: LeaseContext
): Promise<Acquired & { hasWaited: boolean }> {
  let waitedFor: FoundLease | undefined
  const wait = async (found: FoundLease) => {
    if (found.run !== waitedFor?.run) context.log.info(describeWait(found))
    waitedFor = found
    await context.clock.sleep(POLL_INTERVAL_MS, context.signal)
  }
  try {
    return { ...(await acquire(candidate, wait, context)), hasWaited: waitedFor !== undefined }
  } catch (error) {
    if (waitedFor === undefined || !(error instanceof TimedOut)) throw error
    const what =
      waitedFor.run === ''
        ? `${UNKNOWN_LEASE}, and had not expired`
        : `${capitalized(holderOf(waitedFor))} was still publishing to the same target`
    const text = `${what} when \`timeout\` had passed. This run uploaded nothing.`
    throw new Failure('publish-conflict', text, { cause: error })
  }
}

async function acquire(candidate: Candidate, wait: Wait, { clock, signal }: LeaseContext): Promise<Acquired> {
  const { store, write, isOwn, nextEnd } = candidate
  let condition: Condition = 'new'
  let tookOver = false
  for (let refusals = 0; refusals < MAX_REFUSALS; refusals += 1) {
    // Somebody else was faster, or the store contradicts itself.
    if (refusals > 1) await clock.sleep(CHECK_INTERVAL_MS, signal)
    const until = nextEnd()
    const { status, etag } = await write(until, condition)
    if (status === 'written') return { until, etag, tookOver }
    const found = await waitWhileHeld(candidate, async held => {
      refusals = 0
      await wait(held)
    })
    // The response of the write was lost.
    if (found !== undefined && isOwn(found)) return { until: found.until, etag: found.etag, tookOver }
    tookOver ||= found !== undefined && found.until !== ENDED
    condition = found === undefined ? 'new' : { etag: found.etag }
  }
  throw notAStore(store, 'it rejects every write of the lease, although no run holds it')
}

/** Returns the last lease that was found: of this run, or one that expired. */
async function waitWhileHeld(candidate: Candidate, wait: Wait): Promise<FoundLease | undefined> {
  for (;;) {
    const found = await candidate.read()
    if (found === undefined || !isHeldByOther(candidate, found)) return found
    await wait(found)
  }
}

function isHeldByOther({ store, isOwn }: Candidate, found: FoundLease): boolean {
  return !isOwn(found) && store.clock.earliest() <= found.until
}

function describeWait(found: FoundLease): string {
  if (found.run === '') return `${UNKNOWN_LEASE}. Waiting until it expires.`
  return `${capitalized(holderOf(found))} is publishing to the same target. Waiting until it has finished.`
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
