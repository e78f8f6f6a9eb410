import { rename } from 'node:fs/promises'
import { Failure } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'

/** What tests replace. */
export interface Disk {
  rename: (from: string, to: string) => Promise<void>
  platform: NodeJS.Platform
}

/** Not cancelable: it takes moments, and must not stop halfway. */
const NEVER = new AbortController().signal
const MAX_ATTEMPTS = 10
const DELAY_MS = 100

/** On Windows, a file that a program has open cannot be renamed. A virus scanner or an indexer has it for a moment only. */
export async function renameWhenFree(
  from: string,
  to: string,
  { clock }: Pick<RunContext, 'clock'>,
  { rename: move = rename, platform = process.platform }: Partial<Disk> = {}
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await move(from, to)
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
      await clock.sleep(DELAY_MS * attempt, NEVER)
    }
  }
}
