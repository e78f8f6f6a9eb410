import { formatBytes } from '../../runtime/text/units.ts'
import { bySize, largestGrowth, type SizedFile } from '../growth.ts'
import { code, section } from './html.ts'
import { tilesOf } from './size-tree.ts'
import { formatGrowth, treemapSvg } from './treemap.ts'

const MAX_ROWS = 10
const MAX_PATH = 200
const WIDE_TILES = 80
const NARROW_TILES = 30
const LEGEND = {
  new: 'new',
  grown: 'larger',
  'grown much': 'over 25% larger',
  shrunk: 'smaller',
  same: 'same size'
}

export function sizesSection(
  files: readonly SizedFile[],
  previous: readonly SizedFile[] | undefined
): string {
  const wide = tilesOf(files, previous, WIDE_TILES)
  if (wide.length === 0) return ''
  const narrow = tilesOf(files, previous, NARROW_TILES)
  const maps = treemapSvg(wide, 1000, 420, 'wide') + treemapSvg(narrow, 358, 480, 'narrow')
  const legend = Object.entries(LEGEND).map(([kind, text]) => `<span class="${kind}">${text}</span>`)
  const largest = files.toSorted(bySize).slice(0, MAX_ROWS)
  const grown = previous && largestGrowth(files, previous, MAX_ROWS)
  const tables = [
    table('Largest files', largest, ({ size }) => formatBytes(size)),
    table('Largest growth', grown ?? [], ({ growth }) => formatGrowth(growth))
  ]
  const key = previous === undefined ? '' : `<p class="legend">${legend.join('')}</p>`
  return section('Size', maps, key, `<div class="columns">${tables.join('')}</div>`)
}

function table<T extends SizedFile>(title: string, files: readonly T[], value: (file: T) => string): string {
  if (files.length === 0) return ''
  const rows = files.map(
    file => `<tr><td>${code(file.path, MAX_PATH)}</td><td class="number">${value(file)}</td></tr>`
  )
  return `<div><h3>${title}</h3><table><tbody>${rows.join('')}</tbody></table></div>`
}
