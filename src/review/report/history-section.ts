import { formatBytes } from '../../runtime/text/units.ts'
import type { HistoryEntry } from '../../site/history.ts'
import { count, escapeHtml, round } from './html.ts'

const WIDTH = 300
const HEIGHT = 96
const PADDING = 6
/** Above and below the line, for the numbers. */
const MARGIN = 18
/** A change of less than this share of the value must not look like a large one. */
const MIN_SHARE = 0.05

/** How the site developed: one line for each figure, one point for each export. */
export function historySection(history: readonly HistoryEntry[]): string {
  if (history.length === 0) return ''
  const figures: [string, (entry: HistoryEntry) => number | undefined, (value: number) => string][] = [
    ['Pages', entry => entry.pages, value => count(value)],
    ['Size', entry => entry.bytes, formatBytes],
    ['Broken links', entry => entry.brokenLinks, value => count(value)]
  ]
  const charts = figures.map(([title, valueOf, format]) => chart(title, history, valueOf, format))
  const note =
    history.length === 1
      ? 'This is the first point: each export adds one.'
      : `The last ${count(history.length)} exports, oldest first.`
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
  const isSame = format(low) === format(high)
  const range = isSame ? `always ${format(low)}` : `${format(low)} to ${format(high)}`
  const label = `${title}: ${format(last)} now${history.length === 1 ? '' : `, ${range}`}`
  const dates = [history[0], history.at(-1)].map(entry => escapeHtml(dayOf(entry?.time ?? '')))
  const axis =
    history.length === 1
      ? `<span>${dates[0] ?? ''}</span>`
      : `<span>${dates[0] ?? ''}</span><span>${isSame ? 'no change' : range}</span><span>${dates[1] ?? ''}</span>`
  return `<figure class="chart"><figcaption><span>${title}</span><b>${format(last)}</b></figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">${drawing(values, low, high)}${numbers(values, low, high, format)}${tooltips(history, values, format)}</svg><p class="axis">${axis}</p></figure>`
}

const x = (i: number, length: number) =>
  length === 1 ? WIDTH / 2 : PADDING + (i / (length - 1)) * (WIDTH - 2 * PADDING)

const y = (value: number, low: number, high: number) => {
  const span = Math.max(high - low, high * MIN_SHARE, 1)
  return HEIGHT / 2 - ((value - (low + high) / 2) / span) * (HEIGHT - 2 * MARGIN)
}

/** The highest and the lowest value, beside their first points. */
function numbers(
  values: readonly (number | undefined)[],
  low: number,
  high: number,
  format: (value: number) => string
): string {
  if (format(low) === format(high)) return ''
  return [
    { value: high, offset: -5 },
    { value: low, offset: 13 }
  ]
    .map(({ value, offset }) => {
      const at = x(values.indexOf(value), values.length)
      const anchor = at < WIDTH / 3 ? 'start' : at > (WIDTH * 2) / 3 ? 'end' : 'middle'
      return `<text x="${round(at)}" y="${round(y(value, low, high) + offset)}" text-anchor="${anchor}">${format(value)}</text>`
    })
    .join('')
}

/** What a pointer over the chart shows. */
function tooltips(
  history: readonly HistoryEntry[],
  values: readonly (number | undefined)[],
  format: (value: number) => string
): string {
  const width = WIDTH / values.length
  return history
    .map(({ time }, i) => {
      const value = values[i]
      if (value === undefined) return ''
      return `<rect x="${round(i * width)}" width="${round(width)}" height="${HEIGHT}" fill="transparent"><title>${escapeHtml(dayOf(time))}: ${format(value)}</title></rect>`
    })
    .join('')
}

/** A line with a gap where a value is unknown, and a dot at the newest value. */
function drawing(values: readonly (number | undefined)[], low: number, high: number): string {
  const xOf = (i: number) => x(i, values.length)
  const yOf = (value: number) => y(value, low, high)
  let path = ''
  let area = ''
  let pieceStart = 0
  let newest = ''
  const close = (end: number) => {
    if (end > pieceStart)
      area += `${path.slice(path.lastIndexOf('M'))}L${round(xOf(end))} ${HEIGHT}L${round(xOf(pieceStart))} ${HEIGHT}Z`
  }
  for (const [i, value] of values.entries()) {
    if (value === undefined) {
      if (values[i - 1] !== undefined) close(i - 1)
      continue
    }
    const point = `${round(xOf(i))} ${round(yOf(value))}`
    const isFirst = values[i - 1] === undefined
    if (isFirst) pieceStart = i
    path += `${isFirst ? 'M' : 'L'}${point}`
    // A point between two gaps has no line.
    if (isFirst && values[i + 1] === undefined) path += 'h0'
    newest = `<circle cx="${round(xOf(i))}" cy="${round(yOf(value))}" r="4"/>`
  }
  if (values.at(-1) !== undefined) close(values.length - 1)
  return `<path class="area" d="${area}"/><path class="line" d="${path}"/>${newest}`
}

/** A time from the manifest of another run, which may be any text. */
function dayOf(time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}
