import { Problem } from '../../runtime/problem.ts'
import type { FlightRow } from '../flight/rows.ts'
import { exactValue, isFields, type RowFields, type RowValue } from '../flight/values.ts'
import { isRootPath, moveOf, movedAddress } from './addresses.ts'
import type { AddressUses } from './client-components.ts'
import { isPageProgram, movePageProgram } from './page-program.ts'
import { moveSettings } from './settings-files.ts'

export interface RowMove {
  base: string
  /** Texts of style sheets and scripts in the page, with their moved versions. */
  texts: ReadonlyMap<string, string>
  /** Whether an address without the base path is a file of the site, or a folder with files if it ends with a slash. */
  isFile: (address: string) => boolean
  /** What the components in compiled MDX pages do with addresses of images. */
  uses: AddressUses
}

/** React nests elements at most a few hundred levels deep. */
const MAX_DEPTH = 2000

/** Adds the base path to addresses in rows, but not to navigation links, because the router adds the path to them. */
export function moveRows(rows: readonly FlightRow[], move: RowMove): FlightRow[] | Problem {
  const moved: FlightRow[] = []
  for (const row of rows) {
    const text = movedRow(row, move)
    if (text instanceof Problem) return new Problem(`row ${row.id} ${text.message}`)
    moved.push(text === row.text ? row : { ...row, text })
  }
  return moved
}

function movedRow({ id, tag, text }: FlightRow, move: RowMove): string | Problem {
  if (tag === 'T') return movedText(text, move)
  // The kind of a hint is a letter before its value.
  if (tag === 'H') return movedJson(text.slice(1), value => moveHint(value, move), text.slice(0, 1))
  if (tag === 'I') return movedJson(text, value => moveChunks(value, move))
  if (tag !== '') return text
  return movedJson(text, value => {
    if (id === '0' && isFields(value)) moveRoute(value, move)
    return moveValue(value, move, MAX_DEPTH)
  })
}

/** Only a long text has a row of its own. All others are in rows with other values. */
function movedText(text: string, { texts, ...move }: RowMove): string | Problem {
  return texts.get(text) ?? (isPageProgram(text) ? movePageProgram(text, move) : text)
}

/** Applies `move` to JSON. Returns a Problem if the JSON cannot be reproduced exactly, even if no address changes. */
function movedJson(
  text: string,
  move: (value: RowValue) => RowValue | Problem,
  before = ''
): string | Problem {
  const value = exactValue(text)
  if (value === undefined) return new Problem('is JSON that changes when it is written again')
  const moved = move(value)
  return moved instanceof Problem ? moved : before + JSON.stringify(moved)
}

function moveHint(value: RowValue, { base }: RowMove): RowValue {
  if (typeof value === 'string') return movedAddress(value, base)
  if (Array.isArray(value) && typeof value[0] === 'string') value[0] = movedAddress(value[0], base)
  return value
}

/** Adds the base path to the addresses of the scripts that a client component needs. */
function moveChunks(value: RowValue, { base, isFile }: RowMove): RowValue | Problem {
  const chunks = Array.isArray(value) ? value[1] : undefined
  if (!Array.isArray(chunks)) return new Problem('has no list of scripts')
  for (const [i, chunk] of chunks.entries()) {
    if (typeof chunk !== 'string' || !isRootPath(chunk) || !isFile(chunk))
      return new Problem(`refers to a script that is not in the site: ${JSON.stringify(chunk).slice(0, 200)}`)
    chunks[i] = movedAddress(chunk, base)
  }
  return value
}

/** Adds the base path to the path prefix of the client files and to the path at which the page was requested. */
function moveRoute(row: RowFields, { base }: RowMove): void {
  if (row['p'] === '') row['p'] = base
  if (Array.isArray(row['c'])) row['c'] = [...base.split('/'), ...row['c'].slice(1)]
}

function moveValue(value: RowValue, move: RowMove, depth: number): RowValue | Problem {
  if (typeof value === 'string') return movedText(value, move)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return new Problem('is nested too deeply')
  if (Array.isArray(value)) moveElement(value, move)
  const fields = value as RowFields
  const problem = isFields(value) ? moveSettings(value, move) : undefined
  if (problem !== undefined) return problem
  for (const key of Object.keys(fields)) {
    const moved = moveValue(fields[key] as RowValue, move, depth - 1)
    if (moved instanceof Problem) return moved
    fields[key] = moved
  }
  return value
}

/**
 * Adds the base path to addresses in the attributes of an HTML element. The values of client components remain
 * unchanged, because a component such as a router link adds the path itself. In a row, a text that begins with a dollar
 * sign is escaped with a second dollar sign, so page texts cannot look like an element.
 */
function moveElement(value: RowValue[], { base }: RowMove): void {
  const [mark, element, , props] = value
  if (mark !== '$' || typeof element !== 'string' || element.startsWith('$') || !isFields(props)) return
  const textOf = (name: string) => {
    const text = props[name === 'http-equiv' ? 'httpEquiv' : name]
    return typeof text === 'string' ? text : ''
  }
  for (const [name, text] of Object.entries(props)) {
    const attribute = name === 'xlinkHref' ? 'xlink:href' : name.toLowerCase()
    const moveText = moveOf(attribute, { element, value: textOf })
    if (moveText === undefined) continue
    if (typeof text === 'string' && !text.startsWith('$')) props[name] = moveText(text, base)
    else if (attribute === 'style' && isFields(text)) {
      for (const [property, css] of Object.entries(text))
        if (typeof css === 'string' && !css.startsWith('$')) text[property] = moveText(css, base)
    }
  }
}
