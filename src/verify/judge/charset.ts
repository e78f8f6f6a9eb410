import { isAscii, isUtf8 } from 'node:buffer'
import { declaredEncoding, encodingNamed, markedEncoding, MAX_HEAD } from '../../review/scan/html/encoding.ts'

const HEADER = /;\s*charset\s*=\s*["']?([^\s"';]+)/i

/** Why browsers read other characters than those of the page: for them, the charset of the header counts. */
export function charsetProblemOf(contentType: string, bytes: Buffer): string | undefined {
  const label = HEADER.exec(contentType)?.[1]
  const named = encodingNamed(label)
  const head = bytes.toString('latin1', 0, MAX_HEAD)
  // Browsers ignore names that they do not know.
  if (label === undefined || named === undefined || markedEncoding(head) !== undefined) return undefined
  const isWide = named.startsWith('utf-16')
  if (!isWide && (named === 'utf-8' ? isUtf8(bytes) : isAscii(bytes))) return undefined
  const declared = declaredEncoding(head, 'html')
  const own = isUtf8(bytes) ? 'utf-8' : declared
  if (own === undefined || named === own || named === declared) return undefined
  return `Content-Type has charset=${label.slice(0, 40)}, but the page is ${own}: browsers show wrong characters.`
}
