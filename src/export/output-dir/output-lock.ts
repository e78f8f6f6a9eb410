import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'

const LOCK = '.static-export-lock'
/** Renames take only moments, so an older lock belongs to a killed run. */
const STALE_MS = 30_000
const DELAY_MS = 50
/** Error codes of a rename whose target folder exists. On Windows, even an empty target folder causes these errors. */
const LOCKED = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']

/**
 * Waits until no other run replaces files in the folder, and returns a function that releases the lock. The lock is a
 * folder that contains a file named after the holder. One rename creates both. If several runs find a stale lock, only
 * one of these runs can rename the old holder's file. `holder` is the name of this run's private folder.
 */
export async function takeLock(
  folder: string,
  holder: string,
  { clock, signal }: Pick<RunContext, 'clock' | 'signal'>
): Promise<() => Promise<void>> {
  const [lock, own] = [join(folder, LOCK), join(folder, holder, 'lock')]
  const release = async () => {
    // Another run may have taken over the lock.
    const isHeld = await isDone(rm(join(lock, holder)))
    if (isHeld) await isDone(rmdir(lock))
  }
  await mkdir(own, { recursive: true })
  await writeFile(join(own, holder), '')
  for (;;) {
    try {
      // The modification time records when the lock was taken.
      await utimes(own, new Date(), new Date())
      await rename(own, lock)
      return release
    } catch (error) {
      if (!LOCKED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
    const [other] = await readdir(lock).catch(() => [])
    const { mtimeMs = Infinity } = (await stat(lock).catch(() => undefined)) ?? {}
    const isStale = clock.now() - mtimeMs > STALE_MS
    if (other !== undefined && isStale && (await isDone(rename(join(lock, other), join(lock, holder)))))
      return release
    if (other === undefined) await isDone(rmdir(lock))
    await clock.sleep(DELAY_MS, signal)
  }
}

/** Returns false if the change fails, for example because a file does not exist or is in use. */
async function isDone(change: Promise<void>): Promise<boolean> {
  return await change.then(
    () => true,
    () => false
  )
}
