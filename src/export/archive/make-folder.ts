import { lstat, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Failure } from '../../runtime/failure.ts'

/**
 * Creates a folder and its parents. Not with the `recursive` option of `mkdir`: that never returns where the system
 * denies that a folder can be created in an existing one with ENOENT, as in /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeWithParents(path)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new Failure(
      'output-dir-not-writable',
      (await isBrokenLink(path))
        ? `The folder ${path} cannot be created: it is a symbolic link to a folder that does not exist.`
        : `The folder ${path} cannot be created (${code}).`,
      { cause: error }
    )
  }
}

async function makeWithParents(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (await isFolder(path)) return
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    await makeWithParents(dirname(path))
    await mkdir(path)
  }
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    stats => stats.isDirectory(),
    () => false
  )
}

async function isBrokenLink(path: string): Promise<boolean> {
  return await lstat(path).then(
    async stats => stats.isSymbolicLink() && !(await isFolder(path)),
    () => false
  )
}
