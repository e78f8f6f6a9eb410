import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'

const LOCK = '.static-export-lock'
/** Renames take only moments, so an older lock belongs to a run that was killed. */
const STALE_MS = 30_000
const DELAY_MS = 50
/** Error codes of a rename whose target folder exists. On Windows, the target folder may also be empty. */
const LOCKED = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']

/**
 * Waits until no other run replaces files in the folder, and returns a function that releases the lock. The lock is a
 * folder with a file named after its holder. One rename creates both. If several runs find the lock stale, only one of
 * them can rename the file of the old holder. `holder` is the name of a private folder inside the folder.
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
      // The modification time is the time since which the lock is held.
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

/** Returns false if the file or folder does not exist or is in use. */
async function isDone(change: Promise<void>): Promise<boolean> {
  return await change.then(
    () => true,
    () => false
  )
}
