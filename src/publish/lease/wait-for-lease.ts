import type { RunContext } from '../../runtime/context.ts'
import { Failure } from '../../runtime/failure.ts'
import { TimedOut } from '../../runtime/time/stop-reason.ts'
import { type FoundLease, holderOf, isOwnLease, type LeaseTarget, readLease } from './lease-object.ts'

const POLL_INTERVAL_MS = 3000

export type LeaseContext = Pick<RunContext, 'clock' | 'log' | 'signal'>

/** Waits until the lease is free or belongs to this run. Returns the lease that is then in the bucket, if any. */
export async function waitWhileHeld(
  target: LeaseTarget,
  { clock, log, signal }: LeaseContext
): Promise<{ found: FoundLease | undefined; hasWaited: boolean }> {
  let waitedFor: FoundLease | undefined
  try {
    for (;;) {
      const found = await readLease(target.store, target.prefix, signal)
      const isFree = found === undefined || target.store.clock.earliest() > found.until
      if (isFree || isOwnLease(target, found)) return { found, hasWaited: waitedFor !== undefined }
      if (found.run !== waitedFor?.run)
        log.info(`Waiting for ${holderOf(found)}, which is publishing to the same target.`)
      waitedFor = found
      await clock.sleep(POLL_INTERVAL_MS, signal)
    }
  } catch (error) {
    if (!(error instanceof TimedOut) || waitedFor === undefined) throw error
    const text = `Timed out waiting for ${holderOf(waitedFor)}, which is still publishing to the same target. This run uploaded nothing.`
    throw new Failure('publish-conflict', text, { cause: error })
  }
}
