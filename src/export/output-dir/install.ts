import fs, { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { reasonOf } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { FileProblem, loadFile, parseValue } from '../../site/records/export-files.ts'
import { exists } from './written-names.ts'

/** The file is in the private folder while files are replaced. */
const JOURNAL = 'installing.json'
/** Contains the earlier files until everything is at its place. */
const REPLACED = 'replaced'

// Anyone may have written the journal, so it may name only entries of the two folders.
const segment = z.string().check(z.regex(/^(?!\.{1,2}$)[^/\\]+$/))
const installation = z.object({
  /** `file`: the new content, in the private folder. */
  moves: z.array(z.object({ name: segment, file: segment })),
  removed: z.array(segment)
})
export type Installation = z.infer<typeof installation>

interface Rename {
  from: string
  to: string
}

/**
 * Moves everything to its place, or restores what was there before. Synchronous: nothing in this process can come between
 * two renames, and what a killed process leaves is repaired by the next one.
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

/** Restores what a process was replacing when it was killed, if that is how it ended. */
export function repair(folder: string, temporary: string, log: Log): void {
  const planned = journalIn(temporary)
  if (planned instanceof FileProblem) return
  if (undo(renamesOf(folder, temporary, planned), temporary, log))
    log.info(`Restored the files in ${folder}: an earlier run was killed while it replaced them.`)
}

export function needsRepair(temporary: string): boolean {
  if (!exists(join(temporary, JOURNAL))) return false
  if (!(journalIn(temporary) instanceof FileProblem)) return true
  // Cut off while it was written: the renames had not begun.
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

/** A rename was done if its target is there and its source is not. False if something could not be moved back. */
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
      const isOpen = process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code)
      if (!isOpen || attempt === MAX_ATTEMPTS) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS * attempt)
    }
  }
}
