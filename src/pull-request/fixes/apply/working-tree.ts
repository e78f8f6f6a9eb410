import { chmodSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RunContext } from '../../../runtime/context.ts'
import { reasonOf } from '../../../runtime/failure.ts'
import { randomId } from '../../../runtime/random-id.ts'
import { readBelow } from '../../../runtime/files/read-below.ts'
import type { FixedFile, FixedFiles } from './fixed-files.ts'

/**
 * Replaces files in the working tree with the edited files, each atomically. Files that cannot be replaced are returned
 * in `leftOut`. Synchronous, because the undo patch does not apply if a signal stops the function halfway.
 */
export function writeFixes(
  root: string,
  files: readonly FixedFile[],
  { signal, random }: Pick<RunContext, 'signal' | 'random'>
): FixedFiles {
  signal.throwIfAborted()
  const id = randomId(random)
  const result: FixedFiles = { files: [], leftOut: new Map() }
  for (const fixed of files)
    try {
      replaceFile(root, fixed, `.fix-${id}.tmp`)
      result.files.push(fixed)
    } catch (error) {
      result.leftOut.set(fixed.file, `it cannot be written: ${reasonOf(error)}`)
    }
  return result
}

/** `temporaryName`: name of the new file in the same folder, until a rename replaces the original file. */
function replaceFile(root: string, { file, lines, before }: FixedFile, temporaryName: string): void {
  const path = join(root, file)
  const { mode, nlink } = lstatSync(path)
  // The other hard links would keep the old text.
  if (nlink > 1) throw new Error('it has several hard links')
  const temporary = join(dirname(path), temporaryName)
  writeFileSync(temporary, '', { flag: 'wx', mode })
  try {
    writeFileSync(temporary, lines.map(({ after }) => after).join(''))
    // The umask of the process must not change the permissions.
    chmodSync(temporary, mode & 0o7777)
    if (!readBelow(root, file).equals(before)) throw new Error('it changed during the run')
    renameSync(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
}
