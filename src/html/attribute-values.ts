import { decodeHTMLAttribute } from 'entities/decode'

const [OPEN, CLOSE, COMMA] = [40, 41, 44]
/** A time, a separator, and an address with or without `url=` and quotes. */
const REFRESH =
  /^[\t\n\f\r ]*[\d.]+(?=[;,\t\n\f\r ])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?:url[\t\n\f\r ]*=[\t\n\f\r ]*)?(?:"([^"]*)|'([^']*)|([^]*))/i

/** White space, as HTML and CSS define it. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13 && code !== 11)
}

/** Yields the addresses in a `srcset` attribute, with their start positions. Reads each character once. */
export function* srcsetAddresses(srcset: string): Generator<{ value: string; at: number }, void> {
  let at = 0
  for (;;) {
    while (at < srcset.length && (srcset.charCodeAt(at) === COMMA || isSpace(srcset.charCodeAt(at)))) at++
    if (at === srcset.length) return
    const start = at
    while (at < srcset.length && !isSpace(srcset.charCodeAt(at))) at++
    let end = at
    while (srcset.charCodeAt(end - 1) === COMMA) end--
    yield { value: srcset.slice(start, end), at: start }
    // A comma at the end of an address ends the image candidate. Otherwise, descriptors follow.
    if (end < at) continue
    for (let isInBrackets = false; at < srcset.length; at++) {
      const code = srcset.charCodeAt(at)
      if (code === COMMA && !isInBrackets) break
      isInBrackets = isInBrackets ? code !== CLOSE : code === OPEN
    }
  }
}

/** Returns the address in the `content` of a `meta` refresh, as the HTML standard specifies. */
export function refreshUrl(content: string): string | undefined {
  const [, quoted, singleQuoted, plain] = REFRESH.exec(content) ?? []
  const url = quoted ?? singleQuoted ?? plain
  return url === '' ? undefined : url
}

const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i

/** Whether a `meta` element tells search engines not to index the page. */
export function forbidsIndexing(name: string, content: string): boolean {
  return /^(?:robots|googlebot)$/i.test(name) && NOINDEX.test(content)
}

/** Returns the address to which the `content` of a `meta` refresh takes readers before they can read the page. */
export function redirectUrl(content: string): string | undefined {
  return Number.parseFloat(content) < MIN_RELOAD_S ? refreshUrl(content) : undefined
}

/** A shorter time keeps readers from reading the page. */
const MIN_RELOAD_S = 30

/** Returns whether the `content` of a `meta` refresh, or a header Refresh, reloads the page again and again. */
export function isReloadLoop(content: string): boolean {
  return refreshUrl(content) === undefined && Number.parseFloat(content) < MIN_RELOAD_S
}

/** Matches a character that requires decoding. The value has one character for each byte. */
const ENCODED = /[&\0\r\x80-\xff]/
/** A longer value counts as empty, because decoding would take too long. No address is that long. */
const MAX_DECODED = 16 * 1024 * 1024
/** A smaller maximum for values with entities, which take longer to decode. */
export const MAX_WITH_ENTITIES = 1024 * 1024

/** `raw`: the undecoded value, with one character per byte. */
export function decodedValue(raw: string): string {
  if (!ENCODED.test(raw)) return raw
  if (raw.length > (raw.includes('&') ? MAX_WITH_ENTITIES : MAX_DECODED)) return ''
  const text = Buffer.from(raw, 'latin1').toString().replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
  return text.includes('&') ? decodeHTMLAttribute(text) : text
}
