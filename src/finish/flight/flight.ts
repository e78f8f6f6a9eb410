import { isUtf8 } from 'node:buffer'
import { Problem } from '../../runtime/problem.ts'
import { htmlTokens } from '../../html/html-tokens.ts'
import type { DataScript } from '../../site/pages/shared-data.ts'
import { bytesOfDataLiteral, dataLiteral, dataLiteralOfBytes } from '../../site/pages/data-literal.ts'
import { rowBody, type FlightRow, rowHead, type PlacedRow, readRows } from './rows.ts'

interface Place {
  start: number
  end: number
}

/** A change of a page: `text` replaces the bytes from `start` to `end`. */
export interface PageEdit extends Place {
  text: string
}

/** A string that a script appends to the data. `start` and `end` delimit its literal in the page. */
interface Push extends Place {
  /** Position of the string's first byte in the data. */
  from: number
  to: number
}

/** The data that a Next.js page contains for its client, in scripts with one string each. */
export interface Flight {
  rows: readonly FlightRow[]
  /** The strings of all scripts together, which the server also sends if the client requests only the data. */
  payload: Buffer
  editsFor: (rows: readonly FlightRow[]) => PageEdit[]
}

const PUSH = /^self\.__next_f\.push\(\[1,("[^]*")\]\)$/
const ANY_PUSH = /^(?:self|\(self)\.__next_f\b/
/** Scripts that initialize the data or contain form state. */
const WITHOUT_DATA = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(\[(?:0\]|2,)/
const SCRIPT_TYPE = /^(?:|module|text\/javascript|application\/javascript)$/i

/** The scripts with the data of a page, and their strings together. */
export interface PageData {
  scripts: (DataScript & { literal: Place })[]
  payload: Buffer
}

const END_TAG = '</script>'

/** Returns undefined for a page without data. With `isExact`, writing the data again does not change the scripts. */
export function readPageData(page: Buffer, { isExact = false } = {}): PageData | Problem | undefined {
  if (!page.includes('__next_f')) return undefined
  if (!isUtf8(page)) return new Problem('the page is not UTF-8')
  const scripts: PageData['scripts'] = []
  const texts: Buffer[] = []
  let size = 0
  for (const { tag, start, rawText, element, isInert } of htmlTokens(page)) {
    if (element?.name !== 'script' || rawText === undefined || isInert || tag.has('src')) continue
    if (!SCRIPT_TYPE.test(tag.raw('type'))) continue
    const script = page.toString('latin1', rawText.start, rawText.end)
    if (!ANY_PUSH.test(script) || WITHOUT_DATA.test(script)) continue
    const literal = PUSH.exec(script)?.[1]
    const bytes = literal === undefined ? undefined : bytesOfDataLiteral(literal)
    if (literal === undefined || bytes === undefined || (isExact && dataLiteralOfBytes(bytes) !== literal))
      return new Problem('a script adds page data in an unknown form')
    const at = rawText.start + script.indexOf(literal)
    scripts.push({
      start,
      end: rawText.end + END_TAG.length,
      literal: { start: at, end: at + literal.length },
      from: size,
      to: size + bytes.length
    })
    texts.push(bytes)
    size += bytes.length
  }
  return scripts.length === 0 ? undefined : { scripts, payload: Buffer.concat(texts) }
}

/** Returns undefined for a page without data, and a Problem if the data cannot be read and rewritten exactly. */
export function readFlight(page: Buffer): Flight | Problem | undefined {
  const data = readPageData(page, { isExact: true })
  if (data === undefined || data instanceof Problem) return data
  const { scripts, payload } = data
  const rows = readRows(payload)
  if (rows === undefined) return new Problem('its data rows cannot be read exactly')
  const pushes = scripts.map(({ literal, from, to }) => ({ ...literal, from, to }))
  return { rows, payload, editsFor: changed => editsOf(changed, { rows, payload, pushes }) }
}

/**
 * Keeps all unchanged bytes in their scripts. A row can span several scripts, so its new head and its new text are each
 * written to the script in which the old one starts.
 */
function editsOf(
  changed: readonly FlightRow[],
  { rows, payload, pushes }: { rows: readonly PlacedRow[]; payload: Buffer; pushes: readonly Push[] }
): PageEdit[] {
  const parts = rows.flatMap(({ start, textStart, end, ...row }, i): (Place & { text?: string })[] => {
    const other = changed[i] ?? row
    if (other.text === row.text) return [{ start, end }]
    return [
      { start, end: textStart, text: rowHead(other) },
      { start: textStart, end, text: rowBody(other) }
    ]
  })
  const texts = pushes.map(() => [] as Buffer[])
  const isChanged = pushes.map(() => false)
  let at = 0
  for (const { start, end, text } of parts) {
    while (at < pushes.length - 1 && start >= (pushes[at]?.to ?? 0)) at++
    if (text !== undefined) {
      texts[at]?.push(Buffer.from(text))
      isChanged[at] = true
    }
    for (let i = at; i < pushes.length && (pushes[i]?.from ?? 0) < end; i++) {
      const { from = 0, to = 0 } = pushes[i] ?? {}
      if (text === undefined) texts[i]?.push(payload.subarray(Math.max(start, from), Math.min(end, to)))
      else isChanged[i] = true
    }
  }
  return pushes.flatMap(({ start, end }, i) =>
    isChanged[i] === true ? [{ start, end, text: dataLiteral(Buffer.concat(texts[i] ?? []).toString()) }] : []
  )
}

/** `edits` must not overlap. */
export function applyPageEdits(page: Buffer, edits: readonly PageEdit[]): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(page.subarray(at, start), Buffer.from(text))
    at = end
  }
  return Buffer.concat([...parts, page.subarray(at)])
}
