import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is a folder itself, or in it. Links are not followed. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
