/** Elements whose content is text, whatever it looks like. */
export const RAW_TEXT_ELEMENTS = [
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes'
] as const

const [BANG, DASH, SLASH, LESS, GREATER] = [33, 45, 47, 60, 62]

/** The position of `</name` that ends raw text which starts at `from`, or `end`. */
export function rawTextEnd(bytes: Buffer, from: number, end: number, name: string): number {
  for (let i = bytes.indexOf(LESS, from); i >= 0 && i < end; i = bytes.indexOf(LESS, i + 1)) {
    if (bytes[i + 1] === SLASH && isTagName(bytes, i + 2, end, name)) return i
  }
  return end
}

/**
 * The same for a script. After `<!--` a script may contain `<script>…</script>` of its own, until `-->`: an old rule
 * for scripts that hide from browsers, which all parsers still follow.
 */
export function scriptEnd(bytes: Buffer, from: number, end: number): number {
  let isEscaped = false
  let isNested = false
  let i = from
  while (i < end) {
    const byte = bytes[i] as number
    if (isEscaped && byte === GREATER && bytes[i - 1] === DASH && bytes[i - 2] === DASH) {
      isEscaped = false
      isNested = false
      i++
    } else if (byte !== LESS) {
      if (isEscaped) i++
      else {
        i = bytes.indexOf(LESS, i)
        if (i < 0) return end
      }
    } else if (bytes[i + 1] === SLASH && isTagName(bytes, i + 2, end, 'script')) {
      if (!isNested) return i
      isNested = false
      i += 8
    } else if (isEscaped && !isNested && isTagName(bytes, i + 1, end, 'script')) {
      isNested = true
      i += 7
    } else if (
      !isEscaped &&
      i + 3 < end &&
      bytes[i + 1] === BANG &&
      bytes[i + 2] === DASH &&
      bytes[i + 3] === DASH
    ) {
      isEscaped = true
      i += 4
    } else i++
  }
  return end
}

/** The position after a comment whose `<!--` is at `from`. */
export function commentEnd(bytes: Buffer, from: number, end: number): number {
  for (let i = bytes.indexOf(GREATER, from + 4); i >= 0 && i < end; i = bytes.indexOf(GREATER, i + 1)) {
    if (bytes[i - 1] === DASH && bytes[i - 2] === DASH) return i + 1
    if (i >= from + 7 && bytes[i - 1] === BANG && bytes[i - 2] === DASH && bytes[i - 3] === DASH) return i + 1
  }
  return end
}

/** A name in any case, followed by what ends a tag name. */
function isTagName(bytes: Buffer, at: number, end: number, name: string): boolean {
  const stop = at + name.length
  if (stop >= end) return false
  for (let k = 0; k < name.length; k++) {
    if (((bytes[at + k] as number) | 32) !== name.charCodeAt(k)) return false
  }
  const next = bytes[stop] as number
  return next === GREATER || next === SLASH || isSpace(next)
}

/** Line feed, tab, carriage return, form feed and the space itself. */
function isSpace(byte: number): boolean {
  return byte === 32 || byte === 10 || byte === 9 || byte === 13 || byte === 12
}
