import { hierarchy, type HierarchyRectangularNode, treemap } from 'd3-hierarchy'
import { formatBytes } from '../../runtime/text/units.ts'
import { clip, count, escapeHtml, round } from './html.ts'
import type { Tile } from './size-tree.ts'

/** Of the semibold names; `m` and `w` are wider, most letters narrower. */
const CHARACTER_WIDTH = 7.9
const LINE_HEIGHT = 16
const PADDING = 6

type Place = Pick<HierarchyRectangularNode<unknown>, 'x0' | 'x1' | 'y0' | 'y1'>

export function treemapSvg(tiles: readonly Tile[], width: number, height: number, className: string): string {
  const sizes = hierarchy<{ size?: number }>({}, level => ('size' in level ? undefined : tiles))
  const { children = [] } = treemap<{ size?: number }>().size([width, height])(
    sizes.sum(({ size = 0 }) => size)
  )
  const drawn = children.map((place, at) => drawTile(tiles[at] as Tile, place))
  const about = 'role="img" aria-label="Size of folders and files"'
  return `<svg class="treemap ${className}" viewBox="0 0 ${width} ${height}" ${about}>${drawn.join('')}</svg>`
}

function drawTile(tile: Tile, place: Place): string {
  const { x0, y0, x1, y1 } = place
  const files = tile.path.endsWith('/') ? ` · ${count(tile.files, 'file')}` : ''
  const title = `${tile.path} · ${formatBytes(tile.size)}${growthText(tile)}${files}`
  const inner = (length: number) => round(Math.max(0.5, length - 2))
  const box = `x="${round(x0 + 1)}" y="${round(y0 + 1)}" width="${inner(x1 - x0)}" height="${inner(y1 - y0)}"`
  const drawn = `<rect class="${growthClass(tile)}" ${box} rx="3"/>${labelsOf(tile, place)}`
  return `<g><title>${escapeHtml(clip(title, 300))}</title>${drawn}</g>`
}

function labelsOf({ path, size }: Tile, { x0, y0, x1, y1 }: Place): string {
  const characters = Math.floor((x1 - x0 - 2 * PADDING) / CHARACTER_WIDTH)
  const height = y1 - y0
  if (characters < 5 || height < LINE_HEIGHT + PADDING) return ''
  const label = path.endsWith('/') ? path : path.slice(path.lastIndexOf('/') + 1)
  const name = label.length <= characters ? label : label.replace(/(?<=.)\.\w+$/, '')
  const text = (line: number, value: string, className: string) => {
    const place = `x="${round(x0 + PADDING)}" y="${round(y0 + PADDING + 11 + line * LINE_HEIGHT)}"`
    return `<text class="${className}" ${place}>${escapeHtml(clipStart(value, characters))}</text>`
  }
  const bytes = formatBytes(size)
  // A part of a number would be another number.
  const hasRoom = height >= 2 * LINE_HEIGHT + PADDING && bytes.length <= characters
  return text(0, name, 'name') + (hasRoom ? text(1, bytes, 'size') : '')
}

/** Names of files in one folder differ at the end. */
function clipStart(text: string, length: number): string {
  return text.length <= length ? text : `…${text.slice(1 - length)}`
}

function growthClass({ size, previousSize }: Tile): string {
  if (previousSize === undefined) return 'plain'
  if (previousSize === 0) return 'new'
  const growth = size / previousSize - 1
  if (Math.abs(growth) < 0.005) return 'same'
  return growth > 0 ? (growth > 0.25 ? 'grown much' : 'grown') : 'shrunk'
}

function growthText({ size, previousSize }: Tile): string {
  if (previousSize === undefined || previousSize === size) return ''
  if (previousSize === 0) return ' (new)'
  return ` (${formatGrowth(size - previousSize)})`
}

export function formatGrowth(bytes: number): string {
  return `${bytes < 0 ? '−' : '+'}${formatBytes(Math.abs(bytes))}`
}
