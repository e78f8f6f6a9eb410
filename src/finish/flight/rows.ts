import { isUtf8 } from 'node:buffer'

/**
 * A row of the data that a Next.js server sends for a page. As in the client, the first character after the id
 * determines where the row ends.
 */
export interface FlightRow {
  /** Hexadecimal. Empty for hints to the browser. */
  id: string
  /** One character. Empty for a JSON row. */
  tag: string
  text: string
}

/** Tags of rows that contain their length in bytes. All other rows end at a line feed. */
const WITH_LENGTH = /^[TAOoUSsLlGgMmV]$/
const TAG = /^[A-Z#rx]$/
/** The only form in which Next.js writes a length. */
const LENGTH = /^(?:0|[1-9a-f][0-9a-f]{0,12})$/
const [COLON, COMMA, LINE_FEED] = [58, 44, 10]

/** A row with its position in bytes. `textStart` is the position after its id, tag and length. */
export interface PlacedRow extends FlightRow {
  start: number
  textStart: number
  end: number
}

/** Returns undefined if the bytes are not rows, or if writing the rows again would change the bytes. */
export function readRows(payload: Buffer): PlacedRow[] | undefined {
  const rows: PlacedRow[] = []
  for (let start = 0; start < payload.length;) {
    const row = readRow(payload, start)
    if (row === undefined) return undefined
    rows.push(row)
    start = row.end
  }
  return rows
}

function readRow(payload: Buffer, start: number): PlacedRow | undefined {
  const colon = payload.indexOf(COLON, start)
  const id = payload.toString('latin1', start, colon)
  if (colon < 0 || !/^[0-9a-f]{0,16}$/.test(id)) return undefined
  const letter = String.fromCharCode(payload[colon + 1] ?? 0)
  if (WITH_LENGTH.test(letter)) {
    const comma = payload.indexOf(COMMA, colon)
    const length = payload.toString('latin1', colon + 2, comma)
    const textStart = comma + 1
    const end = textStart + parseInt(length, 16)
    if (!LENGTH.test(length) || end > payload.length) return undefined
    return placed({ id, tag: letter, start, textStart, end }, payload, end)
  }
  const tag = TAG.test(letter) ? letter : ''
  const textStart = colon + 1 + tag.length
  const lineEnd = payload.indexOf(LINE_FEED, textStart)
  if (lineEnd < 0) return undefined
  return placed({ id, tag, start, textStart, end: lineEnd + 1 }, payload, lineEnd)
}

/** Returns undefined for bytes that are not UTF-8, such as half of a character, because rewriting would change them. */
function placed(row: Omit<PlacedRow, 'text'>, payload: Buffer, textEnd: number): PlacedRow | undefined {
  const text = payload.subarray(row.textStart, textEnd)
  return isUtf8(text) ? { ...row, text: text.toString() } : undefined
}

export function rowHead({ id, tag, text }: FlightRow): string {
  const length = WITH_LENGTH.test(tag) ? `${Buffer.byteLength(text).toString(16)},` : ''
  return `${id}:${tag}${length}`
}

export function rowBody({ tag, text }: FlightRow): string {
  return WITH_LENGTH.test(tag) ? text : `${text}\n`
}
