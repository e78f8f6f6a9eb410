import { lstatSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RunContext } from '../../../runtime/context.ts'
import { reasonOf } from '../../../runtime/failure.ts'
import { randomId } from '../../../runtime/random-id.ts'
import { readBelow } from '../../../runtime/files/read-below.ts'
import type { FixedFile, FixedFiles } from './fixed-files.ts'

/** A file beside the one that it is going to replace. */
interface Staged {
  fixed: FixedFile
  path: string
  temporary: string
}

/**
 * Replaces files of the working tree by those with their edits. Each is always whole. Those that could not be replaced
 * are left out, with the reason.
 */
export async function writeFixes(
  root: string,
  files: readonly FixedFile[],
  { signal, random }: Pick<RunContext, 'signal' | 'random'>
): Promise<FixedFiles> {
  const id = randomId(random)
  const staged: Staged[] = []
  const result: FixedFiles = { files: [], leftOut: new Map() }
  const leaveOut = ({ file }: FixedFile, error: unknown) =>
    void result.leftOut.set(file, `it cannot be written: ${reasonOf(error)}`)
  try {
    for (const [at, fixed] of files.entries()) {
      signal.throwIfAborted()
      const path = join(root, fixed.file)
      const temporary = join(dirname(path), `.fix-${id}-${at}.tmp`)
      const own = () => void staged.push({ fixed, path, temporary })
      await stage({ fixed, path, temporary }, own).catch((error: unknown) => leaveOut(fixed, error))
    }
    signal.throwIfAborted()
    // At once: no signal ends the run between two files, so the patch that undoes them has all of them.
    for (const { fixed, path, temporary } of staged.filter(each => !result.leftOut.has(each.fixed.file)))
      try {
        if (!readBelow(root, fixed.file).equals(fixed.before)) throw new Error('it changed in the meantime')
        // The other name would keep the old text.
        if (lstatSync(path).nlink > 1) throw new Error('it has more than one name (hard link)')
        renameSync(temporary, path)
        result.files.push(fixed)
      } catch (error) {
        leaveOut(fixed, error)
      }
    return result
  } finally {
    for (const { temporary } of staged) rmSync(temporary, { force: true })
  }
}

/** `onCreated`: from then on, the temporary file is ours. */
async function stage({ fixed, path, temporary }: Staged, onCreated: () => void): Promise<void> {
  const mode = lstatSync(path).mode & 0o7777
  const file = await open(temporary, 'wx', mode)
  onCreated()
  try {
    await file.writeFile(fixed.lines.map(({ after }) => after).join(''))
    // The mask of the process does not count.
    await file.chmod(mode)
  } finally {
    await file.close()
  }
}
