import { percentDecode } from '../../../runtime/text/percent-decode.ts'

/**
 * Returns the element ids that a fragment can refer to: the fragment itself and its percent-decoded form. The list
 * is empty if the fragment refers to the top of the page or only highlights text.
 */
export function idsNamedBy(fragment: string): string[] {
  const directive = fragment.indexOf(':~:')
  const name = directive < 0 ? fragment : fragment.slice(0, directive)
  const decoded = percentDecode(name)
  if (name === '' || decoded.toLowerCase() === 'top') return []
  return decoded === name ? [name] : [name, decoded]
}
