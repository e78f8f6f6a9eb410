import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'

const LOCK = '.static-export-lock'
/** Renames take moments: a lock that is older belongs to a run that was killed. */
const STALE_MS = 30_000
const DELAY_MS = 50
/** A folder is in the place of a renamed one; on Windows, also one that is empty. */
const LOCKED = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']

/**
 * Waits until no other run replaces files of the folder, and returns the function that lets the next one do it. The lock
 * is a folder with a file that is named after its holder: it appears with it, and of several runs that find it stale, one
 * can rename the file of this holder. `holder`: the name of a private folder inside the folder.
 */
export async function takeLock(
  folder: string,
  holder: string,
  { clock, signal }: Pick<RunContext, 'clock' | 'signal'>
): Promise<() => Promise<void>> {
  const [lock, own] = [join(folder, LOCK), join(folder, holder, 'lock')]
  const release = async () => {
    // Another run may have taken it over.
    const isHeld = await isDone(rm(join(lock, holder)))
    if (isHeld) await isDone(rmdir(lock))
  }
  await mkdir(own, { recursive: true })
  await writeFile(join(own, holder), '')
  for (;;) {
    try {
      // The time from which it is held.
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

/** False when something was not there, or is in use. */
async function isDone(change: Promise<void>): Promise<boolean> {
  return await change.then(
    () => true,
    () => false
  )
}
