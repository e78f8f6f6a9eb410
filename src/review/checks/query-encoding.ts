/** An encoding with fewer characters in single bytes has others in two. */
const MIN_CHARACTERS = 64
const encoders = new Map<string, Map<string, number>>()

/**
 * An address whose query is written in the encoding of its page, as browsers send it. Encodings with more than one byte
 * for a character are left as they are.
 */
export function withEncodedQuery(address: string, encoding: string): string {
  const start = address.indexOf('?')
  if (start < 0 || address.lastIndexOf('#', start) >= 0) return address
  const bytes = encoderOf(encoding)
  if (bytes.size < MIN_CHARACTERS) return address
  const end = address.indexOf('#', start)
  const query = end < 0 ? address.slice(start) : address.slice(start, end)
  const encoded = query.replace(/[^\0-\x7f]/gu, character => {
    const byte = bytes.get(character)
    return byte === undefined ? `%26%23${character.codePointAt(0)}%3B` : `%${byte.toString(16).toUpperCase()}`
  })
  return address.slice(0, start) + encoded + (end < 0 ? '' : address.slice(end))
}

/** Characters beyond ASCII of an encoding with one byte for each. */
function encoderOf(encoding: string): Map<string, number> {
  const known = encoders.get(encoding)
  if (known !== undefined) return known
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, number>()
  for (let byte = 128; byte < 256; byte++) bytes.set(decoder.decode(Uint8Array.of(byte)), byte)
  bytes.delete('\uFFFD')
  encoders.set(encoding, bytes)
  return bytes
}
