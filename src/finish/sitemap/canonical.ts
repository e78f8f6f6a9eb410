import { Problem } from '../../runtime/problem.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { escapeMarkup } from '../../runtime/text/markup.ts'
import { type PageEdit, readFlight } from '../flight/flight.ts'
import type { FlightRow } from '../flight/rows.ts'
import { exactValue, isFields, type RowFields, type RowValue } from '../flight/values.ts'
import type { PageAddresses } from '../page-addresses.ts'
import type { PageFacts } from '../page-facts.ts'

/** Head elements that contain the address of the page. */
const ELEMENTS = {
  canonical: { name: 'link', key: 'rel', value: 'canonical', attribute: 'href' },
  ogUrl: { name: 'meta', key: 'property', value: 'og:url', attribute: 'content' }
} as const

type AddressElement = (typeof ELEMENTS)[keyof typeof ELEMENTS]

/**
 * Adds a missing canonical address to a page or corrects a wrong one, and removes further ones, both in the head and in the data for the client.
 * Returns a Problem if the data cannot be changed. In that case, the head also remains unchanged.
 */
export function canonicalEdits(
  page: PageFacts,
  source: Buffer,
  { addresses, siteUrl }: { addresses: PageAddresses; siteUrl: URL }
): PageEdit[] | Problem {
  const { canonical } = page
  const isKept = isMeant(canonical?.value, page, addresses, siteUrl)
  if (isKept && isElsewhere(page, siteUrl)) return []
  const url = isKept
    ? (parseUrl(canonical?.value ?? '', siteUrl)?.href ?? '')
    : addresses.pageUrl(page.file.path)
  const changed = (['canonical', 'ogUrl'] as const).filter(
    name => !isMeant(page[name]?.value, page, addresses, siteUrl)
  )
  if (changed.length === 0 && page.repeated.length === 0) return []
  const edits = [
    ...changed.map(name => {
      const { start, end } = page[name] ?? { start: page.endOfHead, end: page.endOfHead }
      return { start, end, text: markupOf(ELEMENTS[name], url) }
    }),
    ...page.repeated.map(({ start, end }) => ({ start, end, text: '' }))
  ]
  const flight = readFlight(source)
  if (flight === undefined || flight instanceof Problem) return flight ?? edits
  const elements = changed.map(name => ELEMENTS[name])
  const rows = withAddress(flight.rows, elements, url)
  return rows instanceof Problem ? rows : [...edits, ...flight.editsFor(rows)]
}

export function isElsewhere({ canonical }: PageFacts, siteUrl: URL): boolean {
  return canonical !== undefined && parseUrl(canonical.value, siteUrl)?.host !== siteUrl.host
}

/**
 * Whether to keep an address: it is neither the address of a missing page, nor an internal address of the service, nor
 * the address of a redirect page that leads back to the page.
 */
function isMeant(
  value: string | undefined,
  { file }: PageFacts,
  addresses: PageAddresses,
  siteUrl: URL
): boolean {
  const url = value === undefined ? null : parseUrl(value, siteUrl)
  if (url === null || url.host === 'undefined.mintlify.app' || url.pathname.startsWith('/src/_props/'))
    return false
  if (url.host !== siteUrl.host) return true
  const found = addresses.fileAt(url.href)
  return found !== undefined && (found === file.path || addresses.leadsTo(url.href) !== file.path)
}

/** The markup contains only ASCII, so it is valid in every encoding that a page can have. */
function markupOf({ name, key, value, attribute }: AddressElement, url: string): string {
  const address = escapeMarkup(url).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`)
  return `<${name} ${key}="${value}" ${attribute}="${address}"/>`
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

/** Sets the address in the row that lists the head elements, and removes others. This row also contains the title. */
function withAddress(
  rows: readonly FlightRow[],
  elements: readonly AddressElement[],
  url: string
): FlightRow[] | Problem {
  const at = rows.findIndex(({ tag, text }) => tag === '' && HEAD.test(text))
  const row = rows[at] && exactValue(rows[at].text)
  const head = headElementsOf(row)
  if (head === undefined) return new Problem('its data has no head that can be changed')
  const isOf = ({ name, key, value }: AddressElement, each: RowValue): each is HeadElement =>
    isElement(each) && each[1] === name && each[3][key] === value
  for (const element of elements) {
    const { name, key, value, attribute } = element
    const found = head.find(each => isOf(element, each))
    if (isElement(found)) found[3][attribute] = url
    else head.push(['$', name, value, { [key]: value, [attribute]: url }])
  }
  for (const element of Object.values(ELEMENTS)) {
    const [, ...repeated] = head.filter(each => isOf(element, each))
    for (const each of repeated) head.splice(head.indexOf(each), 1)
  }
  return rows.map((each, i) => (i === at ? { ...each, text: JSON.stringify(row) } : each))
}
