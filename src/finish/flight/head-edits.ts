import { Problem } from '../../runtime/problem.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { type PageEdit, readFlight } from './flight.ts'
import type { FlightRow } from './rows.ts'
import { exactValue, isFields, type RowFields, type RowValue } from './values.ts'

/** Head elements that contain the address of the page or of its Markdown. */
export const ADDRESS_ELEMENTS = {
  canonical: { name: 'link', is: { rel: 'canonical' }, attribute: 'href' },
  ogUrl: { name: 'meta', is: { property: 'og:url' }, attribute: 'content' },
  markdown: { name: 'link', is: { rel: 'alternate', type: 'text/markdown' }, attribute: 'href' }
} as const

interface AddressElement {
  name: string
  is: Readonly<Record<string, string>>
  attribute: string
}

/** Sets the address in an element of the head, or adds the element. */
export interface HeadChange {
  element: AddressElement
  url: string
  /** The existing element. */
  replaced?: { start: number; end: number } | undefined
}

/**
 * Changes addresses in the head of a page and in the data for the client. Further elements at `repeated` are removed from
 * both. Returns a Problem if the data cannot be changed. In that case, the head also remains unchanged.
 */
export function headEdits(
  source: Buffer,
  changes: readonly HeadChange[],
  { endOfHead, repeated }: { endOfHead: number; repeated: readonly { start: number; end: number }[] }
): PageEdit[] | Problem {
  if (changes.length === 0 && repeated.length === 0) return []
  const edits = [
    ...changes.map(({ element, url, replaced }) => {
      const { start, end } = replaced ?? { start: endOfHead, end: endOfHead }
      return { start, end, text: markupOf(element, url) }
    }),
    ...repeated.map(({ start, end }) => ({ start, end, text: '' }))
  ]
  const flight = readFlight(source)
  if (flight === undefined || flight instanceof Problem) return flight ?? edits
  const rows = withAddresses(flight.rows, changes, repeated.length > 0)
  return rows instanceof Problem ? rows : [...edits, ...flight.editsFor(rows)]
}

/** The markup contains only ASCII, so it is valid in every encoding that a page can have. */
function markupOf({ name, is, attribute }: AddressElement, url: string): string {
  const address = escapeMarkup(url).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`)
  const own = Object.entries(is).map(([key, value]) => `${key}="${value}" `)
  return `<${name} ${own.join('')}${attribute}="${address}"/>`
}

type HeadElement = [sign: '$', name: RowValue, key: RowValue, properties: RowFields]

function isElement(value: RowValue | undefined): value is HeadElement {
  return Array.isArray(value) && value[0] === '$' && isFields(value[3])
}

/** Returns the list of head elements in a row. A client that streams the head wraps this list in an object. */
function headElementsOf(value: RowValue | undefined): RowValue[] | undefined {
  const list = isFields(value) ? value['metadata'] : value
  const isHead = Array.isArray(list) && list.some(each => isElement(each) && each[1] === 'title')
  return isHead ? list : undefined
}

/** The start of a row with the head elements, in both forms. */
const HEAD = /^(?:\{"metadata":)?\[(?:\["\$","(?:meta|link)",[^]*,)?\["\$","title",/

/** Sets addresses in the row that lists the head elements. This row also contains the title. */
function withAddresses(
  rows: readonly FlightRow[],
  changes: readonly HeadChange[],
  hasRepeated: boolean
): FlightRow[] | Problem {
  const at = rows.findIndex(({ tag, text }) => tag === '' && HEAD.test(text))
  const row = rows[at] && exactValue(rows[at].text)
  const head = headElementsOf(row)
  if (head === undefined) return new Problem('its data has no head that can be changed')
  const isOf = ({ name, is }: AddressElement, each: RowValue): each is HeadElement =>
    isElement(each) && each[1] === name && Object.entries(is).every(([key, value]) => each[3][key] === value)
  for (const { element, url } of changes) {
    const { name, is, attribute } = element
    const found = head.find(each => isOf(element, each))
    if (isElement(found)) found[3][attribute] = url
    else head.push(['$', name, Object.values(is).at(-1) ?? '', { ...is, [attribute]: url }])
  }
  const single = hasRepeated ? [ADDRESS_ELEMENTS.canonical, ADDRESS_ELEMENTS.ogUrl] : []
  for (const element of [...single, ...changes.map(change => change.element)]) {
    const [, ...others] = head.filter(each => isOf(element, each))
    for (const each of others) head.splice(head.indexOf(each), 1)
  }
  return rows.map((each, i) => (i === at ? { ...each, text: JSON.stringify(row) } : each))
}
