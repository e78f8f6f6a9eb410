import { type FoundLease, holderOf } from './lease-file.ts'

/** The time until which the lease surely holds is over. Another run may have acquired it, or not. */
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
