import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { isBelow } from './is-below.ts'

/**
 * The absolute path of a program in PATH. What lies in `repository` is not one: its files may be a stranger's, and on
 * Windows a shell would start them first.
 */
export function findProgram(
  name: string,
  env: Record<string, string | undefined>,
  repository: string
): string | undefined {
  // On Windows, a copy of the environment has the variable under its own spelling.
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

/** Whether a program, or what a link in its place leads to, is in the repository. */
function isInside(path: string, repository: string): boolean {
  const places = [path, realpathSync(path)]
  return [repository, realpathSync(repository)].some(top => places.some(place => isBelow(place, top)))
}
