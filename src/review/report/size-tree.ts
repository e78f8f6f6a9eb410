import { count } from './html.ts'
import { bySize, pairFiles, type SizedFile } from '../growth.ts'

/** A file, or a folder whose files are shown as one. */
export interface Tile {
  path: string
  size: number
  /** In the previous export; undefined when there was none. */
  previousSize: number | undefined
  files: number
}

interface TreeNode extends Tile {
  children: Map<string, TreeNode>
}

/** Splits the largest folder repeatedly until there are about `max` tiles. */
export function tilesOf(
  files: readonly SizedFile[],
  previous: readonly SizedFile[] | undefined,
  max: number
): Tile[] {
  const root = node('', previous !== undefined)
  const { files: paired, gone } = pairFiles(files, previous ?? [])
  for (const { path, size, previousSize } of paired) insert(root, path, size, previousSize)
  // In the size of their folders only.
  for (const { path, size } of gone) insert(root, path, 0, size)
  let tiles = [...root.children.values()]
  for (;;) {
    const largest = tiles
      .filter(({ children, size }) => children.size > 0 && size > 0)
      .sort(bySize)
      .find(({ children }) => tiles.length - 1 + children.size <= max)
    if (largest === undefined) break
    tiles = [...tiles.filter(tile => tile !== largest), ...largest.children.values()]
  }
  const shown = tiles.filter(({ size }) => size > 0).sort(bySize)
  return shown.length <= max ? shown : [...shown.slice(0, max - 1), asOne(shown.slice(max - 1))]
}

/** Without it, the tiles would look like the whole site. */
function asOne(tiles: readonly Tile[]): Tile {
  const total = (of: (tile: Tile) => number) => tiles.reduce((sum, tile) => sum + of(tile), 0)
  const files = total(tile => tile.files)
  const previousSize =
    tiles[0]?.previousSize === undefined ? undefined : total(tile => tile.previousSize ?? 0)
  return { path: `${count(files)} more files`, size: total(({ size }) => size), previousSize, files }
}

function node(path: string, hasPrevious: boolean): TreeNode {
  return { path, size: 0, previousSize: hasPrevious ? 0 : undefined, files: 0, children: new Map() }
}

function insert(root: TreeNode, path: string, size: number, previousSize: number): void {
  let parent = root
  for (let start = 0; start < path.length;) {
    const end = path.indexOf('/', start) + 1 || path.length
    const name = path.slice(start, end)
    const child = parent.children.get(name) ?? node(path.slice(0, end), root.previousSize !== undefined)
    parent.children.set(name, child)
    child.size += size
    if (child.previousSize !== undefined) child.previousSize += previousSize
    if (size > 0) child.files++
    parent = child
    start = end
  }
}
