import { formatBytes } from '../../runtime/text/units.ts'
import type { HistoryEntry } from '../../site/records/history.ts'
import { count, escapeHtml } from './html.ts'

const WIDTH = 300
const HEIGHT = 96
/** Margin around the curve, which leaves room for the dot at its end. */
const MARGIN = 6
/** Minimum range of a chart, as a share of its highest value, so that a small change does not look large. */
const MIN_SHARE = 0.05

/** With fewer exports, the charts would not show a trend. */
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
  const range = low === high ? 'no change' : `${format(low)} to ${format(high)}`
  const label = `${title}: ${format(last)} now, ${range}`
  const round = (value: number) => Math.round(value * 10) / 10
  const x = (i: number) => round(MARGIN + (i / (values.length - 1)) * (WIDTH - 2 * MARGIN))
  const span = Math.max(high - low, high * MIN_SHARE, 1)
  const y = (value: number) => round(HEIGHT / 2 - ((value - (low + high) / 2) / span) * (HEIGHT - 2 * MARGIN))
  return [
    `<figure class="chart"><figcaption><span>${title}</span><b>${format(last)}</b></figcaption>`,
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">`,
    `${drawing(values.map((value, i) => value !== undefined && { x: x(i), y: y(value) }))}</svg>`,
    `<p class="note">${range}</p></figure>`
  ].join('')
}

/** Draws a curve with gaps for unknown values, and a dot at the newest known value. */
function drawing(points: readonly (false | { x: number; y: number })[]): string {
  // `M` begins a new section of the curve after a gap.
  const pieces = points.map((point, i) => point && `${points[i - 1] ? 'L' : 'M'}${point.x} ${point.y}`)
  const { x, y } = points.findLast(point => point !== false) ?? { x: 0, y: 0 }
  const line = pieces.filter(piece => piece !== false).join('')
  return `<path class="line" d="${line}"/><circle cx="${x}" cy="${y}" r="4"/>`
}
