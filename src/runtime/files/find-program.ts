import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { isBelow } from './is-below.ts'

/**
 * Returns the absolute path of a program in PATH. Ignores programs in `repository`, because its files may be untrusted.
 * Without the absolute path, a Windows shell would search the current folder before PATH.
 */
export function findProgram(
  name: string,
  env: Record<string, string | undefined>,
  repository: string
): string | undefined {
  // On Windows, a copy of the environment may spell the variable in another case.
  const path = Object.entries(env).find(([key]) => key.toUpperCase() === 'PATH')?.[1] ?? ''
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : ['']
  const candidates = path
    .split(delimiter)
    .filter(isAbsolute)
    .flatMap(folder => endings.map(ending => join(folder, name + ending)))
  return candidates.find(candidate => isProgram(candidate) && !isInside(candidate, repository))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Returns true if the path or, for a symbolic link, the link's target is inside the repository. */
function isInside(path: string, repository: string): boolean {
  const places = [path, realpathSync(path)]
  return [repository, realpathSync(repository)].some(top => places.some(place => isBelow(place, top)))
}
