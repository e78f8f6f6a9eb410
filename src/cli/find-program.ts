import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, relative } from 'node:path'
import type { Shell } from './shell.ts'

/** The absolute path of a program in PATH. One inside of the repository may be anybody's, so it does not count. */
export function findProgram(
  name: string,
  { env, folder }: Pick<Shell, 'env' | 'folder'>
): string | undefined {
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : ['']
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(isAbsolute)
  return folders
    .flatMap(each => endings.map(ending => join(each, name + ending)))
    .find(isProgramOutside(folder))
}

function isProgramOutside(folder: string): (path: string) => boolean {
  const root = realpathSync(folder)
  return path => {
    try {
      accessSync(path, constants.X_OK)
      const way = relative(root, realpathSync(path))
      return statSync(path).isFile() && (way.startsWith('..') || isAbsolute(way))
    } catch {
      return false
    }
  }
}
