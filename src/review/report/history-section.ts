import { formatBytes } from '../../runtime/text/units.ts'
import type { HistoryEntry } from '../../site/records/history.ts'
import { count, escapeHtml, round } from './html.ts'

const WIDTH = 300
const HEIGHT = 96
const PADDING = 6
/** Above and below the line, for the numbers. */
const MARGIN = 18
/** A change of less than this share of the value must not look like a large one. */
const MIN_SHARE = 0.05

/** Fewer exports are no development. */
const MIN_EXPORTS = 3

export function historySection(history: readonly HistoryEntry[]): string {
  if (history.length < MIN_EXPORTS) return ''
  const figures: [string, (entry: HistoryEntry) => number | undefined, (value: number) => string][] = [
    ['Pages', entry => entry.pages, value => count(value)],
    ['Size', entry => entry.bytes, formatBytes],
    ['Broken links', entry => entry.brokenLinks, value => count(value)]
  ]
  const charts = figures.map(([title, valueOf, format]) => chart(title, history, valueOf, format))
  const note = `The last ${count(history.length)} exports, oldest first.`
  return `<section><h2>History</h2><p class="note">${note}</p><div class="charts">${charts.join('')}</div></section>`
}

function chart(
  title: string,
  history: readonly HistoryEntry[],
  valueOf: (entry: HistoryEntry) => number | undefined,
  format: (value: number) => string
): string {
  const values = history.map(valueOf)
  const known = values.filter(value => value !== undefined)
  const last = known.at(-1)
  if (last === undefined) return ''
  const [low, high] = [Math.min(...known), Math.max(...known)]
  // In what is shown: 3.01 MB and 3.04 MB are both 3.0 MB.
  const isSame = format(low) === format(high)
  const about = `${low === high ? 'always' : 'about'} ${format(low)}`
  const range = isSame ? about : `${format(low)} to ${format(high)}`
  const label = `${title}: ${format(last)} now, ${range}`
  const [oldest = '', newest = ''] = [history[0], history.at(-1)].map(entry => dayOf(entry?.time ?? ''))
  const axis = [oldest, low === high ? 'no change' : range, newest]
  const scale: Scale = {
    x: i => PADDING + (i / (values.length - 1)) * (WIDTH - 2 * PADDING),
    y: value => {
      const span = Math.max(high - low, high * MIN_SHARE, 1)
      return HEIGHT / 2 - ((value - (low + high) / 2) / span) * (HEIGHT - 2 * MARGIN)
    }
  }
  const extremes = isSame
    ? []
    : [number(values, high, -5, scale, format), number(values, low, 13, scale, format)]
  return [
    `<figure class="chart"><figcaption><span>${title}</span><b>${format(last)}</b></figcaption>`,
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">`,
    `${drawing(values, scale)}${extremes.join('')}</svg>`,
    `<p class="axis">${axis.map(text => `<span>${text}</span>`).join('')}</p></figure>`
  ].join('')
}

interface Scale {
  x: (exportNumber: number) => number
  y: (value: number) => number
}

/** Beside the first point with this value. */
function number(
  values: readonly (number | undefined)[],
  value: number,
  offset: number,
  { x, y }: Scale,
  format: (value: number) => string
): string {
  const at = x(values.indexOf(value))
  const anchor = at < WIDTH / 3 ? 'start' : at > (WIDTH * 2) / 3 ? 'end' : 'middle'
  return `<text x="${round(at)}" y="${round(y(value) + offset)}" text-anchor="${anchor}">${format(value)}</text>`
}

/** A line with a gap where a value is unknown, and a dot at the newest value. */
function drawing(values: readonly (number | undefined)[], { x, y }: Scale): string {
  const pieces: { x: number; y: number }[][] = [[]]
  for (const [i, value] of values.entries()) {
    if (value === undefined) pieces.push([])
    else pieces.at(-1)?.push({ x: round(x(i)), y: round(y(value)) })
  }
  let [line, area] = ['', '']
  for (const piece of pieces) {
    const [first, last] = [piece[0], piece.at(-1)]
    if (first === undefined || last === undefined) continue
    const path = `M${piece.map(point => `${point.x} ${point.y}`).join('L')}`
    // A point between two gaps has no line.
    line += first === last ? `${path}h0` : path
    if (first !== last) area += `${path}L${last.x} ${HEIGHT}L${first.x} ${HEIGHT}Z`
  }
  const newest = pieces.flat().at(-1)
  const end = `<circle cx="${newest?.x ?? 0}" cy="${newest?.y ?? 0}" r="4"/>`
  return `<path class="area" d="${area}"/><path class="line" d="${line}"/>${end}`
}

/** A time from the manifest of another run, which may be any text. */
function dayOf(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
