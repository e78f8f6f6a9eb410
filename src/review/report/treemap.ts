import { formatBytes } from '../../runtime/text/units.ts'
import { clip, count, escapeHtml, round } from './html.ts'
import type { Tile } from './size-tree.ts'

interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Places areas in proportion to `sizes`, largest first, as close to squares as rows allow. */
export function squarify(sizes: readonly number[], width: number, height: number): Rectangle[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const areas = sizes.map(size => (size / total) * width * height)
  const placed: Rectangle[] = []
  const space = { x: 0, y: 0, width, height }
  let start = 0
  while (start < areas.length) {
    const side = Math.min(space.width, space.height)
    let end = start + 1
    let row = areas[start] ?? 0
    while (end < areas.length) {
      const next = row + (areas[end] ?? 0)
      if (worstRatio(areas, start, end + 1, next, side) > worstRatio(areas, start, end, row, side)) break
      row = next
      end++
    }
    placeRow(areas.slice(start, end), row, space, placed)
    start = end
  }
  return placed
}

function worstRatio(areas: readonly number[], start: number, end: number, row: number, side: number): number {
  const largest = areas[start] ?? 0
  const smallest = areas[end - 1] ?? 0
  return Math.max((side ** 2 * largest) / row ** 2, row ** 2 / (side ** 2 * smallest))
}

/** Along the shorter side of the remaining space, which each row reduces. */
function placeRow(areas: readonly number[], row: number, space: Rectangle, placed: Rectangle[]): void {
  const isColumn = space.width >= space.height
  const thickness = row / (isColumn ? space.height : space.width)
  let offset = 0
  for (const area of areas) {
    const length = area / thickness
    placed.push(
      isColumn
        ? { x: space.x, y: space.y + offset, width: thickness, height: length }
        : { x: space.x + offset, y: space.y, width: length, height: thickness }
    )
    offset += length
  }
  if (isColumn) {
    space.x += thickness
    space.width -= thickness
  } else {
    space.y += thickness
    space.height -= thickness
  }
}

const CHARACTER_WIDTH = 7.4
const LINE_HEIGHT = 16
const PADDING = 6

export function treemapSvg(tiles: readonly Tile[], width: number, height: number, className: string): string {
  const places = squarify(
    tiles.map(({ size }) => size),
    width,
    height
  )
  const drawn = tiles.map((tile, i) => drawTile(tile, places[i] as Rectangle))
  const about = 'role="img" aria-label="Size of folders and files"'
  return `<svg class="treemap ${className}" viewBox="0 0 ${width} ${height}" ${about}>${drawn.join('')}</svg>`
}

function drawTile(tile: Tile, { x, y, width, height }: Rectangle): string {
  const files = tile.path.endsWith('/') ? ` · ${count(tile.files, 'file')}` : ''
  const title = `${tile.path} · ${formatBytes(tile.size)}${growthText(tile)}${files}`
  const inner = (length: number) => round(Math.max(0.5, length - 2))
  const place = `x="${round(x + 1)}" y="${round(y + 1)}" width="${inner(width)}" height="${inner(height)}"`
  const drawn = `<rect class="${growthClass(tile)}" ${place} rx="3"/>${labelsOf(tile, { x, y, width, height })}`
  return `<g><title>${escapeHtml(clip(title, 300))}</title>${drawn}</g>`
}

function labelsOf({ path, size }: Tile, { x, y, width, height }: Rectangle): string {
  const characters = Math.floor((width - 2 * PADDING) / CHARACTER_WIDTH)
  if (characters < 5 || height < LINE_HEIGHT + PADDING) return ''
  const label = path.endsWith('/') ? path : path.slice(path.lastIndexOf('/') + 1)
  const text = (line: number, value: string, className: string) => {
    const place = `x="${round(x + PADDING)}" y="${round(y + PADDING + 11 + line * LINE_HEIGHT)}"`
    return `<text class="${className}" ${place}>${escapeHtml(clipStart(value, characters))}</text>`
  }
  const hasRoom = height >= 2 * LINE_HEIGHT + PADDING
  return text(0, label, 'name') + (hasRoom ? text(1, formatBytes(size), 'size') : '')
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
