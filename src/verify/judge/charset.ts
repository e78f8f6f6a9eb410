import { isAscii, isUtf8 } from 'node:buffer'
import { encodingNamed } from '../../site/encoding-name.ts'

const HEADER = /;\s*charset\s*=\s*["']?([^\s"';]+)/i
/** Browsers look for it in the first 1024 bytes. */
const DECLARED = /<meta\b[^<>]*\scharset\s*=\s*["']?([^\s"'/<>;]+)|\bcharset\s*=\s*([^\s"'/<>;]+)/i

/** Why browsers read other characters than those of the page: for them, the charset of the header counts. */
export function charsetProblemOf(contentType: string, bytes: Buffer): string | undefined {
  const label = HEADER.exec(contentType)?.[1]
  const named = encodingNamed(label)
  // Browsers ignore names that they do not know.
  if (label === undefined || named === undefined || hasByteOrderMark(bytes)) return undefined
  const isWide = named.startsWith('utf-16')
  if (!isWide && (named === 'utf-8' ? isUtf8(bytes) : isAscii(bytes))) return undefined
  const [, meta, content] = DECLARED.exec(bytes.toString('latin1', 0, 1024)) ?? []
  const declared = encodingNamed(meta ?? content)
  const own = isUtf8(bytes) ? 'utf-8' : declared
  if (own === undefined || named === own || named === declared) return undefined
  return `Content-Type has charset=${label.slice(0, 40)}, but the page is ${own}: browsers show wrong characters.`
}

/** It decides for browsers, before the header. */
function hasByteOrderMark(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  const start = (first << 8) | second
  return start === 0xfeff || start === 0xfffe || (start === 0xefbb && third === 0xbf)
}
