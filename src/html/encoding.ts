import { markupAt } from './markup.ts'
import { Tag } from './tag.ts'

/** Browsers search this number of bytes for an encoding declaration. */
export const MAX_HEAD = 1024

const BYTE_ORDER_MARKS = { '\xef\xbb\xbf': 'utf-8', '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }
const DECLARED = {
  html: htmlEncoding,
  css: (head: string) => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]),
  xml: (head: string) => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
}

export type TextType = keyof typeof DECLARED

/** Returns the standard name of the encoding that a file declares. `head`: the first bytes as Latin-1. */
export function declaredEncoding(head: string, type: TextType): string | undefined {
  return markedEncoding(head) ?? DECLARED[type](head)
}

/** Returns the encoding of a byte order mark, which overrides any declaration. */
export function markedEncoding(head: string): string | undefined {
  return Object.entries(BYTE_ORDER_MARKS).find(([mark]) => head.startsWith(mark))?.[1]
}

export function asUtf8(bytes: Buffer, type: TextType): Buffer {
  const head = bytes.toString('latin1', 0, MAX_HEAD)
  const encoding = declaredEncoding(head, type) ?? 'utf-8'
  if (encoding !== 'utf-8') return Buffer.from(new TextDecoder(encoding).decode(bytes))
  return head.startsWith('\xef\xbb\xbf') ? bytes.subarray(3) : bytes
}

/**
 * Finds the encoding in a `meta` element within the first bytes, as the HTML standard specifies: unlike the tokenizer,
 * this search knows no raw text, and a comment ends only with `-->`.
 */
function htmlEncoding(head: string): string | undefined {
  if (!/charset/i.test(head)) return undefined
  const bytes = Buffer.from(head, 'latin1')
  const tag = new Tag(bytes, head)
  for (let at = head.indexOf('<'); at >= 0;) {
    const markup = markupAt(bytes, at)
    let end = at + 1
    if (markup === 'start' || markup === 'end') end = tag.read(at + (markup === 'start' ? 1 : 2))
    else if (markup !== 'text') end = head.indexOf(markup === 'comment' ? '-->' : '>', at + 2) + 1
    // The tag or comment continues after the first bytes.
    if (end <= 0) return undefined
    const encoding = markup === 'start' && tag.name === 'meta' ? metaEncoding(tag) : undefined
    if (encoding !== undefined) return encoding
    at = head.indexOf('<', end)
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

/** Replaces UTF-16 with UTF-8, because a file whose declaration is readable as ASCII is not UTF-16. */
function encodingOf(label: string | undefined): string | undefined {
  if (label?.trim().toLowerCase() === 'x-user-defined') return 'windows-1252'
  const encoding = encodingNamed(label)
  return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding
}

/** Returns the WHATWG name for a label, such as `euc-kr` for `ks_c_5601-1987`; undefined for an unknown label. */
export function encodingNamed(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
