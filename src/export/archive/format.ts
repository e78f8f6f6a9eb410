export type ArchiveFormat = 'tar.gz' | 'tar.zst' | 'zip' | 'tar'

/** How much of the beginning is needed to tell: one tar header. */
export const HEAD_BYTES = 512

/** Decided by the first bytes: names and content types of stores are often wrong. */
export function formatOf(head: Buffer): ArchiveFormat | undefined {
  if (startsWith(head, [0x1f, 0x8b, 0x08])) return 'tar.gz'
  if (startsWith(head, [0x28, 0xb5, 0x2f, 0xfd])) return 'tar.zst'
  // The second one is a zip without entries, which consists of its end record alone.
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06])) return 'zip'
  return isTarHeader(head) ? 'tar' : undefined
}

/** The header's own checksum tells a tar of any age; the `ustar` mark is missing in the oldest ones. */
export function isTarHeader(head: Buffer): boolean {
  if (head.length < 512) return false
  const told = parseInt(head.toString('latin1', 148, 156).trim(), 8)
  let sum = 8 * 0x20
  for (let i = 0; i < 512; i++) if (i < 148 || i >= 156) sum += head[i] ?? 0
  // A block of zeros is how an empty tar begins, and ends.
  return told === sum || sum === 8 * 0x20
}

const OTHERS: [looksLike: string, head: RegExp][] = [
  ['an HTML page', /^\s*<(!doctype html|html)/i],
  ['an XML document, perhaps an error of the store', /^\s*<(\?xml|error)/i],
  ['JSON, perhaps an error message', /^\s*[{[]/],
  ['a 7z archive', /^7z\xbc\xaf/],
  ['a RAR archive', /^Rar!/],
  ['an xz file', /^\xfd7zXZ/],
  ['a bzip2 file', /^BZh[1-9]/],
  ['a file made by compress', /^\x1f\x9d/],
  ['an lz4 file', /^(\x04\x22\x4d\x18|\x02\x21\x4c\x18)/],
  ['a PDF document', /^%PDF-/]
]

/** For an error message: what something that is no archive of ours seems to be. */
export function describeBytes(head: Buffer): string {
  if (head.length === 0) return 'nothing at all'
  const text = head.toString('latin1')
  const known = OTHERS.find(([, pattern]) => pattern.test(text))
  if (known !== undefined) return known[0]
  if (/^[\t\n\r\x20-\x7e]+$/.test(text)) return `text: "${text.trim().slice(0, 60)}"`
  return `bytes that no known format begins with (${head.subarray(0, 8).toString('hex')})`
}

function startsWith(head: Buffer, mark: number[]): boolean {
  return mark.every((byte, i) => head[i] === byte)
}
