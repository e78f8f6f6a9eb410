import { isAbsolute, relative, sep } from 'node:path'

/** Returns true if `path` is `folder` itself or is inside it. Does not follow links. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
