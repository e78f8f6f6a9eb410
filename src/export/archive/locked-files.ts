import { link, rename } from 'node:fs/promises'
import type { RunContext } from '../../runtime/run.ts'

export interface Disk {
  rename: (from: string, to: string) => Promise<void>
  link: (path: string, place: string) => Promise<void>
  platform: NodeJS.Platform
}

export const DISK: Disk = { rename, link, platform: process.platform }

/** Not cancelable: it takes moments, and must not stop halfway. */
const NEVER = new AbortController().signal
const MAX_ATTEMPTS = 10
const DELAY_MS = 100

/** On Windows, a virus scanner or an indexer that has a file open for a moment makes renaming or linking it fail. */
export async function retryWhileLocked(
  work: () => Promise<void>,
  { clock }: Pick<RunContext, 'clock'>,
  platform: NodeJS.Platform
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work()
      return
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      const isPassing = platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code)
      if (!isPassing || attempt === MAX_ATTEMPTS) throw error
      await clock.sleep(DELAY_MS * attempt, NEVER)
    }
  }
}
