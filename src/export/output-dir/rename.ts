import { renameSync } from 'node:fs'
import { Failure } from '../../runtime/failure.ts'

/** What tests replace. */
export interface Disk {
  rename: (from: string, to: string) => void
  pause: (ms: number) => void
  platform: NodeJS.Platform
}

const MAX_ATTEMPTS = 10
const DELAY_MS = 100

/**
 * On Windows, a file that a program has open cannot be renamed. A virus scanner or an indexer has it for a moment only.
 * Synchronous, so that no signal and no timeout ends the process between two renames that belong together.
 */
export function renameWhenFree(
  from: string,
  to: string,
  { rename = renameSync, pause = sleep, platform = process.platform }: Partial<Disk> = {}
): void {
  for (let attempt = 1; ; attempt++) {
    try {
      rename(from, to)
      return
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (platform !== 'win32' || !['EPERM', 'EBUSY', 'EACCES'].includes(code)) throw error
      if (attempt === MAX_ATTEMPTS) {
        throw new Failure(
          'output-file-open',
          `${from} cannot be moved to ${to} (${code}): another program has one of them, or a file in it, open.`,
          { cause: error }
        )
      }
      pause(DELAY_MS * attempt)
    }
  }
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
