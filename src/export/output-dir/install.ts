import fs, { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { reasonOf } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { FileProblem, loadFile, parseValue } from '../../site/records/export-files.ts'
import { exists } from './written-names.ts'

/** File that exists in the private folder while files are being replaced. */
const JOURNAL = 'installing.json'
/** Folder that contains the earlier files until all new files are in place. */
const REPLACED = 'replaced'

// The journal is not trusted, so each name must be a single path segment.
const segment = z.string().check(z.regex(/^(?!\.{1,2}$)[^/\\]+$/))
const installation = z.object({
  /** `file` is the name of the new file or folder in the private folder. */
  moves: z.array(z.object({ name: segment, file: segment })),
  removed: z.array(segment)
})
export type Installation = z.infer<typeof installation>

interface Rename {
  from: string
  to: string
}

/**
 * Moves all new files to their final paths, or restores the earlier files. Synchronous, so that no other code in this
 * process runs between two renames. If the process is killed, the next run restores the earlier files.
 */
export function install(
  folder: string,
  temporary: string,
  planned: Installation,
  log: Log
): { isComplete: true } | { isComplete: false; error: unknown; isRestored: boolean } {
  const renames = renamesOf(folder, temporary, planned)
  mkdirSync(join(temporary, REPLACED))
  writeFileSync(join(temporary, JOURNAL), JSON.stringify(planned))
  try {
    for (const { from, to } of renames)
      if (from.startsWith(temporary) || exists(from)) renameWhenFree(from, to)
  } catch (error) {
    return { isComplete: false, error, isRestored: undo(renames, temporary, log) }
  }
  rmSync(join(temporary, JOURNAL))
  return { isComplete: true }
}

/** Restores the files that a killed run was replacing, if there are any. */
export function repair(folder: string, temporary: string, log: Log): void {
  const planned = journalIn(temporary)
  if (planned instanceof FileProblem) return
  if (undo(renamesOf(folder, temporary, planned), temporary, log))
    log.info(`Restored the files in ${folder}: an earlier run was killed while it replaced them.`)
}

export function needsRepair(temporary: string): boolean {
  if (!exists(join(temporary, JOURNAL))) return false
  if (!(journalIn(temporary) instanceof FileProblem)) return true
  // If the journal is invalid, replaced files are the only sign that files have been renamed.
  const replaced = join(temporary, REPLACED)
  return exists(replaced) && readdirSync(replaced).length > 0
}

function journalIn(temporary: string): Installation | FileProblem {
  return loadFile(join(temporary, JOURNAL), text => parseValue(installation, text))
}

function renamesOf(folder: string, temporary: string, { moves, removed }: Installation): Rename[] {
  const away = (name: string) => ({ from: join(folder, name), to: join(temporary, REPLACED, name) })
  return [
    ...moves.flatMap(({ name, file }) => [
      away(name),
      { from: join(temporary, file), to: join(folder, name) }
    ]),
    ...removed.map(away)
  ]
}

/** Reverts each rename whose target exists and whose source does not. Returns false if a file cannot be moved back. */
function undo(renames: readonly Rename[], temporary: string, log: Log): boolean {
  let isRestored = true
  for (const { from, to } of renames.toReversed()) {
    if (exists(from) || !exists(to)) continue
    try {
      renameWhenFree(to, from)
    } catch (reason) {
      isRestored = false
      log.warning(`${from} could not be restored from ${to}: ${reasonOf(reason)}.`)
    }
  }
  if (isRestored) rmSync(join(temporary, JOURNAL))
  return isRestored
}

const MAX_ATTEMPTS = 10
const DELAY_MS = 100

/**
 * Renames a file. On Windows, retries while another program, such as a virus scanner or an indexer, has the file open.
 * Synchronous, so that no signal and no timeout ends the process between two related renames.
 */
export function renameWhenFree(from: string, to: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      fs.renameSync(from, to)
      return
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      const isOpen = process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code)
      if (!isOpen || attempt === MAX_ATTEMPTS) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS * attempt)
    }
  }
}
