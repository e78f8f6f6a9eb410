import { encodingNamed } from '../../../site/encoding-name.ts'
import { Tag } from './tag.ts'

/** Where browsers look for the encoding of a page. */
export const MAX_HEAD = 1024

interface DecodedText {
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

function decodeText(bytes: Buffer, declaredIn: (head: string) => string | undefined): DecodedText {
  const head = bytes.toString('latin1', 0, MAX_HEAD)
  if (head.startsWith('\xef\xbb\xbf')) return { utf8: bytes.subarray(3), encoding: undefined }
  if (head.startsWith('\xff\xfe')) return { utf8: toUtf8(bytes, 'utf-16le'), encoding: undefined }
  if (head.startsWith('\xfe\xff')) return { utf8: toUtf8(bytes, 'utf-16be'), encoding: undefined }
  const encoding = declaredIn(head)
  if (encoding === undefined || encoding === 'utf-8') return { utf8: bytes, encoding: undefined }
  return { utf8: toUtf8(bytes, encoding), encoding }
}

function toUtf8(bytes: Buffer, encoding: string): Buffer {
  return Buffer.from(new TextDecoder(encoding).decode(bytes))
}

/** The encoding that a page declares in a `meta` element of its first bytes, found as the HTML standard says. */
function htmlEncoding(head: string): string | undefined {
  if (!/charset/i.test(head)) return undefined
  const tag = new Tag(Buffer.from(head, 'latin1'), head)
  const token = /<(?:!--|\/?[a-z]|[!/?])/gi
  for (let found = token.exec(head); found !== null; found = token.exec(head)) {
    const [start] = found
    const isTag = /[a-z]$/i.test(start)
    const next = isTag
      ? tag.read(token.lastIndex - 1)
      : head.indexOf(start === '<!--' ? '-->' : '>', found.index + 2) + 1
    // It goes on after the head.
    if (next <= 0) return undefined
    token.lastIndex = next
    const encoding = isTag && start[1] !== '/' && tag.name === 'meta' ? metaEncoding(tag) : undefined
    if (encoding !== undefined) return encoding
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
  const encoding = encodingNamed(label)
  return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding
}
