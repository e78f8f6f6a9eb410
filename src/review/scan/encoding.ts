import { Tag } from './html/tag.ts'

/** Where browsers look for the encoding of a page. */
const MAX_HEAD = 1024

export interface DecodedText {
  /** UTF-8 without a byte order mark. */
  utf8: Buffer
  /** The declared encoding, if it is not UTF-8. Browsers use it for the query of addresses. */
  encoding: string | undefined
}

export function decodedHtml(bytes: Buffer): DecodedText {
  return decoded(bytes, htmlEncoding)
}

export function decodedCss(bytes: Buffer): DecodedText {
  return decoded(bytes, head => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]))
}

export function decodedXml(bytes: Buffer): DecodedText {
  return decoded(bytes, head => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1]))
}

function decoded(bytes: Buffer, declaredIn: (head: string) => string | undefined): DecodedText {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return { utf8: bytes.subarray(3), encoding: undefined }
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes)
  const encoding = declaredIn(bytes.toString('latin1', 0, MAX_HEAD))
  if (encoding === undefined || encoding === 'utf-8') return { utf8: bytes, encoding: undefined }
  return { ...decodedAs(encoding, bytes), encoding }
}

function decodedAs(encoding: string, bytes: Buffer): DecodedText {
  return { utf8: Buffer.from(new TextDecoder(encoding).decode(bytes)), encoding: undefined }
}

/** The encoding that a page declares in a `meta` element of its first bytes, found as the HTML standard says. */
function htmlEncoding(head: string): string | undefined {
  if (!/charset/i.test(head)) return undefined
  const tag = new Tag()
  tag.begin(Buffer.from(head, 'latin1'), head)
  const next = /<(?:!--|\/?[a-z]|[!/?])/gi
  for (let found = next.exec(head); found !== null; found = next.exec(head)) {
    const start = found[0]
    if (start === '<!--') {
      const end = head.indexOf('-->', found.index + 2)
      if (end < 0) return undefined
      next.lastIndex = end + 3
    } else if (/[a-z]$/i.test(start)) {
      const end = tag.read(next.lastIndex - 1)
      if (end < 0) return undefined
      next.lastIndex = end
      const encoding = start[1] !== '/' && tag.name === 'meta' ? metaEncoding(tag) : undefined
      if (encoding !== undefined) return encoding
    } else {
      const end = head.indexOf('>', next.lastIndex)
      if (end < 0) return undefined
      next.lastIndex = end + 1
    }
  }
  return undefined
}

function metaEncoding(tag: Tag): string | undefined {
  const declared = tag.find('charset')
  if (declared !== undefined) return encodingOf(declared)
  if (tag.find('http-equiv')?.toLowerCase() !== 'content-type') return undefined
  const [, quoted, singleQuoted, plain] =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(
      tag.find('content') ?? ''
    ) ?? []
  return encodingOf(quoted ?? singleQuoted ?? plain)
}

/** The standard name of an encoding. A page that can be read this far is not UTF-16. */
function encodingOf(label: string | undefined): string | undefined {
  if (label === undefined || /^utf-8$/i.test(label)) return label?.toLowerCase()
  if (label.trim().toLowerCase() === 'x-user-defined') return 'windows-1252'
  try {
    const { encoding } = new TextDecoder(label)
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return undefined
  }
}

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
