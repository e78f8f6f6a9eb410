import type { Store } from '../../s3/store.ts'
import { type FoundLease, readLease } from './lease-file.ts'

/** The lease could not be renewed in time. Another run may have acquired it, or not. */
export class LeaseExpired extends Error {
  override readonly name = 'LeaseExpired'
}

/** Another run holds the target now. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  /** A description of the other run. */
  readonly holder: string

  constructor(found: FoundLease | undefined) {
    super(`the lease is held by ${holderOf(found)}`)
    this.holder = holderOf(found)
  }
}

/** For a dry run, which acquires no lease: the run that publishes now. */
export async function describeHolder(store: Store, prefix: string): Promise<string | undefined> {
  const found = await readLease(store, prefix)
  return found !== undefined && store.clock.earliest() <= found.until ? holderOf(found) : undefined
}

export function holderOf(found: FoundLease | undefined): string {
  return found?.address === undefined ? 'another run' : `the run ${found.address}`
}
