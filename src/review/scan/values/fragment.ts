import { percentDecode } from '../../../runtime/http/address.ts'

/** To decode longer text would take too long. No id is that long. */
const MAX_DECODED = 1024 * 1024

/**
 * Ids of elements that a fragment can mean, as browsers look for them: as it is written, and percent-decoded. Empty when
 * it needs no element: the top of the page, or a text to highlight.
 */
export function idsNamedBy(fragment: string): string[] {
  const directive = fragment.indexOf(':~:')
  const name = directive < 0 ? fragment : fragment.slice(0, directive)
  const decoded = percentDecoded(name)
  if (name === '' || decoded.toLowerCase() === 'top') return []
  return decoded === name ? [name] : [name, decoded]
}

export function percentDecoded(text: string): string {
  if (!text.includes('%') || text.length > MAX_DECODED) return text
  const decoded = percentDecode(text)
  if (decoded !== undefined) return decoded
  // Bytes that are not UTF-8 become replacement characters.
  const bytes = text.replace(/[^\0-\x7f]+/g, encodeURIComponent).replace(/%([0-9a-f]{2})/gi, decodeByte)
  return Buffer.from(bytes, 'latin1').toString()
}

function decodeByte(_: string, digits: string): string {
  return String.fromCharCode(parseInt(digits, 16))
}
