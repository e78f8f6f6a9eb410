import { bySize, pairFiles, type SizedFile } from '../growth.ts'

/** A file, or a folder whose files are shown as one. */
export interface Tile {
  /** With a slash at the end for a folder. */
  path: string
  size: number
  /** In the previous export; undefined when there was none. */
  previousSize: number | undefined
  files: number
}

interface Folder extends Tile {
  children: Map<string, Folder>
  isFile: boolean
}

/** Splits the largest folder repeatedly until there are about `max` tiles. */
export function tilesOf(
  files: readonly SizedFile[],
  previous: readonly SizedFile[] | undefined,
  max: number
): Tile[] {
  const root = folder('', previous !== undefined)
  if (previous === undefined) for (const file of files) insert(root, file.path, file.size, 0)
  else {
    const { files: paired, gone } = pairFiles(files, previous)
    for (const { path, size, previousSize } of paired) insert(root, path, size, previousSize)
    // In the size of their folders only.
    for (const { path, size } of gone) insert(root, path, 0, size)
  }
  let tiles = [...root.children.values()]
  for (;;) {
    const largest = tiles
      .filter(({ isFile, children, size }) => !isFile && children.size > 0 && size > 0)
      .sort(bySize)
      .find(({ children }) => tiles.length - 1 + children.size <= max)
    if (largest === undefined) break
    tiles = [...tiles.filter(tile => tile !== largest), ...largest.children.values()]
  }
  return tiles
    .filter(({ size }) => size > 0)
    .sort(bySize)
    .slice(0, max)
    .map(({ path, size, previousSize, files: number }) => ({ path, size, previousSize, files: number }))
}

function folder(path: string, hasPrevious: boolean): Folder {
  const previousSize = hasPrevious ? 0 : undefined
  return { path, size: 0, previousSize, files: 0, children: new Map(), isFile: false }
}

function insert(root: Folder, path: string, size: number, previousSize: number): void {
  let node = root
  let start = 0
  while (start < path.length) {
    const slash = path.indexOf('/', start)
    const end = slash < 0 ? path.length : slash + 1
    const name = path.slice(start, end)
    let child = node.children.get(name)
    if (child === undefined) {
      child = folder(path.slice(0, end), root.previousSize !== undefined)
      child.isFile = slash < 0
      node.children.set(name, child)
    }
    child.size += size
    if (child.previousSize !== undefined) child.previousSize += previousSize
    if (size > 0) child.files++
    node = child
    start = end
  }
}
