/**
 * Rows of the data that a server of Next.js sends for a page. The client reads them in the same way: the first letter
 * after the id says how a row ends.
 */
export interface FlightRow {
  /** Hexadecimal. Empty for hints to the browser. */
  id: string
  /** One character. Empty for a row of JSON. */
  tag: string
  text: string
}

/** A row with one of these says how many bytes it has. All others end at a line feed. */
const WITH_LENGTH = /^[TAOoUSsLlGgMmV]$/
const TAG = /^[A-Z#rx]$/
const [COLON, COMMA, LINE_FEED] = [58, 44, 10]

/** Where the bytes of a row are. `textStart`: after its id, its tag and its length. */
export interface PlacedRow extends FlightRow {
  start: number
  textStart: number
  end: number
}

/** Undefined for bytes that are not rows, or do not come back when the rows are written again. */
export function readRows(payload: Buffer): PlacedRow[] | undefined {
  const rows: PlacedRow[] = []
  for (let start = 0; start < payload.length;) {
    const row = readRow(payload, start)
    if (row === undefined) return undefined
    rows.push(row)
    start = row.end
  }
  return Buffer.from(writeRows(rows)).equals(payload) ? rows : undefined
}

function readRow(payload: Buffer, start: number): PlacedRow | undefined {
  const colon = payload.indexOf(COLON, start)
  const id = payload.toString('latin1', start, Math.min(colon, start + 16))
  if (colon < 0 || !/^[0-9a-f]*$/.test(id)) return undefined
  const letter = String.fromCharCode(payload[colon + 1] ?? 0)
  if (WITH_LENGTH.test(letter)) {
    const comma = payload.indexOf(COMMA, colon)
    const length = payload.toString('latin1', colon + 2, Math.min(comma, colon + 16))
    const textStart = comma + 1
    const end = textStart + parseInt(length, 16)
    if (!/^[0-9a-f]+$/.test(length) || comma < 0 || end > payload.length) return undefined
    return { id, tag: letter, text: payload.toString('utf8', textStart, end), start, textStart, end }
  }
  const tag = TAG.test(letter) ? letter : ''
  const textStart = colon + 1 + tag.length
  const lineEnd = payload.indexOf(LINE_FEED, textStart)
  if (lineEnd < 0) return undefined
  return { id, tag, text: payload.toString('utf8', textStart, lineEnd), start, textStart, end: lineEnd + 1 }
}

export function writeRows(rows: readonly FlightRow[]): string {
  return rows.map(row => rowHead(row) + rowBody(row)).join('')
}

export function rowHead({ id, tag, text }: FlightRow): string {
  const length = WITH_LENGTH.test(tag) ? `${Buffer.byteLength(text).toString(16)},` : ''
  return `${id}:${tag}${length}`
}

export function rowBody({ tag, text }: FlightRow): string {
  return WITH_LENGTH.test(tag) ? text : `${text}\n`
}
