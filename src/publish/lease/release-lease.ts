import { Failure } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { deleteObject, type WriteOptions } from '../../s3/objects.ts'
import { type FoundLease, LEASE_PATH, type LeaseTarget, writeLease } from './lease-object.ts'

/** Value of `until` in a lease that was released but could not be deleted. */
export const ENDED = 0
/** Value of `until` in a lease that was released although late requests can still change objects. */
export const UNANSWERED = 1

type ReleaseOptions = Pick<WriteOptions, 'signal' | 'retries' | 'beforeSend'>

/** Marks the lease as ended if the store does not allow its deletion. */
export async function deleteLease(
  target: LeaseTarget,
  { etag }: Pick<FoundLease, 'etag'>,
  options: ReleaseOptions,
  log: Pick<Log, 'warning'>
): Promise<void> {
  const key = target.prefix + LEASE_PATH
  try {
    await deleteObject(target.store, key, { ...options, connections: 'lease' })
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'store-unreachable') throw error
    await endLease(target, { etag, until: ENDED }, options)
    log.warning(
      `${error.message} The lease was marked as ended instead. Allow \`s3:DeleteObject\` for ${key}: the action also needs this permission to remove pages.`
    )
  }
}

export async function endLease(
  { store, prefix, owner }: LeaseTarget,
  { etag, until }: Pick<FoundLease, 'etag' | 'until'>,
  options: ReleaseOptions
): Promise<void> {
  await writeLease(store, prefix, { ...owner, until }, { ...options, condition: { etag } })
}
