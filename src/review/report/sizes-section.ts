import { formatBytes } from '../../runtime/text/units.ts'
import { bySize, largestGrowth, type SizedFile } from '../growth.ts'
import { type Budget, clip, escapeHtml } from './html.ts'
import { type Tile, tilesOf } from './size-tree.ts'
import { formatGrowth, treemapSvg } from './treemap.ts'

const MAX_ROWS = 10
const MAX_PATH = 200
const WIDE_TILES = 80
const NARROW_TILES = 30

/** Where the bytes are, and where they came from since the previous export. */
export function sizesSection(
  files: readonly SizedFile[],
  previous: readonly SizedFile[] | undefined,
  budget: Budget
): string {
  const wide = tilesOf(files, previous, WIDE_TILES)
  if (wide.length === 0) return ''
  const narrow = tilesOf(files, previous, NARROW_TILES)
  const maps = treemapSvg(wide, 1000, 420, 'wide') + treemapSvg(narrow, 358, 480, 'narrow')
  const legend =
    previous === undefined
      ? ''
      : '<p class="legend"><span class="new">new</span><span class="grown">larger</span><span class="grown much">over 25% larger</span><span class="shrunk">smaller</span><span class="same">same size</span></p>'
  const largest = files.toSorted(bySize).slice(0, MAX_ROWS)
  const tables = [
    table('Largest files', largest, ({ size }) => formatBytes(size), budget),
    previous === undefined
      ? ''
      : table(
          'Largest growth',
          largestGrowth(files, previous, MAX_ROWS),
          ({ growth }) => formatGrowth(growth),
          budget
        )
  ]
  return `<section><h2>Size</h2>${maps}${legend}<div class="columns">${tables.join('')}</div></section>`
}

function table<T extends Pick<Tile, 'path'>>(
  title: string,
  rows: readonly T[],
  value: (row: T) => string,
  budget: Budget
): string {
  if (rows.length === 0) return ''
  const { html } = budget.render(
    rows,
    row =>
      `<tr><td><code>${escapeHtml(clip(row.path, MAX_PATH))}</code></td><td class="number">${value(row)}</td></tr>`
  )
  return `<div><h3>${title}</h3><table><tbody>${html}</tbody></table></div>`
}
