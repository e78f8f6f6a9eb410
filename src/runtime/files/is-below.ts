import { isAbsolute, relative, sep } from 'node:path'

/** Whether a path is a folder or is inside the folder. Does not follow links. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
