import { Tag } from './tag.ts'

const tag = new Tag()
/** Where browsers look for the encoding of a page. */
const MAX_HEAD = 1024

export interface DecodedText {
  /** UTF-8 without a byte order mark. */
  utf8: Buffer
  /** What the file declared, if that is not UTF-8. */
  encoding: string | undefined
}

export function decodedHtml(bytes: Buffer): DecodedText {
  return decodeText(bytes, htmlEncoding)
}

export function decodedCss(bytes: Buffer): DecodedText {
  return decodeText(bytes, head => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]))
}

export function decodedXml(bytes: Buffer): DecodedText {
  return decodeText(bytes, head =>
    encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
  )
}

function decodeText(
  bytes: Buffer,
  declaredIn: (head: string, bytes: Buffer) => string | undefined
): DecodedText {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return { utf8: bytes.subarray(3), encoding: undefined }
  if (first === 0xff && second === 0xfe) return decodedAs('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decodedAs('utf-16be', bytes)
  const encoding = declaredIn(bytes.toString('latin1', 0, MAX_HEAD), bytes.subarray(0, MAX_HEAD))
  if (encoding === undefined || encoding === 'utf-8') return { utf8: bytes, encoding: undefined }
  return { ...decodedAs(encoding, bytes), encoding }
}

function decodedAs(encoding: string, bytes: Buffer): DecodedText {
  return { utf8: Buffer.from(new TextDecoder(encoding).decode(bytes)), encoding: undefined }
}

/** The encoding that a page declares in a `meta` element of its first bytes, found as the HTML standard says. */
function htmlEncoding(head: string, bytes: Buffer): string | undefined {
  if (!/charset/i.test(head)) return undefined
  tag.begin(bytes, head)
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
  if (tag.has('charset')) return encodingOf(tag.raw('charset'))
  if (tag.raw('http-equiv').toLowerCase() !== 'content-type') return undefined
  const [, quoted, singleQuoted, plain] =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(
      tag.raw('content')
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
