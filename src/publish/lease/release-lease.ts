import { Failure } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { deleteObject } from '../../s3/objects.ts'
import { ENDED, LEASE_PATH, type LeaseTarget, writeLease } from './lease.ts'

/** The lease of this run, as the store has it. */
interface OwnLease {
  target: LeaseTarget
  etag: string
  /** Throws for one that is about to expire: it may belong to another run when the request arrives. */
  assertHeld: () => void
}

interface ReleaseOptions {
  signal: AbortSignal
  retries: boolean
}

export async function deleteLease(lease: OwnLease, options: ReleaseOptions, log: Log): Promise<void> {
  const { store, prefix } = lease.target
  const key = prefix + LEASE_PATH
  try {
    await deleteObject(store, key, { ...options, beforeSend: lease.assertHeld, connections: 'lease' })
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'store-unreachable') throw error
    await endLease(lease, ENDED, options)
    log.warning(
      `${error.message} It was overwritten as ended instead. Allow \`s3:DeleteObject\` for ${key}: removed pages need it, too.`
    )
  }
}

/** `until`: in place of the time, what the next run has to know. */
export async function endLease(
  { target, etag, assertHeld }: OwnLease,
  until: number,
  options: ReleaseOptions
): Promise<void> {
  const { store, prefix, owner } = target
  const condition = { etag }
  await writeLease(store, prefix, { ...owner, until }, { ...options, condition, beforeSend: assertHeld })
}
