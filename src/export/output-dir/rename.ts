import fs from 'node:fs'
import { Failure } from '../../runtime/failure.ts'

const MAX_ATTEMPTS = 10
const DELAY_MS = 100

/**
 * On Windows, a file that a program has open cannot be renamed. A virus scanner or an indexer has it for a moment only.
 * Synchronous, so that no signal and no timeout ends the process between two renames that belong together.
 */
export function renameWhenFree(from: string, to: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      fs.renameSync(from, to)
      return
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (process.platform !== 'win32' || !['EPERM', 'EBUSY', 'EACCES'].includes(code)) throw error
      if (attempt === MAX_ATTEMPTS) {
        throw new Failure(
          'output-file-open',
          `${from} cannot be moved to ${to} (${code}): another program has one of them, or a file in it, open.`,
          { cause: error }
        )
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS * attempt)
    }
  }
}
