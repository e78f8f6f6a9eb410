import { percentDecode } from '../../../runtime/text/percent-decode.ts'

/**
 * Ids of elements that a fragment can mean, as browsers look for them: as it is written, and percent-decoded. Empty when
 * it needs no element: the top of the page, or a text to highlight.
 */
export function idsNamedBy(fragment: string): string[] {
  const directive = fragment.indexOf(':~:')
  const name = directive < 0 ? fragment : fragment.slice(0, directive)
  const decoded = percentDecode(name)
  if (name === '' || decoded.toLowerCase() === 'top') return []
  return decoded === name ? [name] : [name, decoded]
}
