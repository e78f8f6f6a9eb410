const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13 && code !== 11)
const [OPEN, CLOSE, COMMA] = [40, 41, 44]

/** Addresses in a `srcset` attribute, in one pass over its characters. */
export function srcsetUrls(srcset: string): string[] {
  const urls: string[] = []
  let at = 0
  for (;;) {
    while (at < srcset.length && (srcset.charCodeAt(at) === COMMA || isSpace(srcset.charCodeAt(at)))) at++
    if (at === srcset.length) return urls
    const start = at
    while (at < srcset.length && !isSpace(srcset.charCodeAt(at))) at++
    let end = at
    while (srcset.charCodeAt(end - 1) === COMMA) end--
    urls.push(srcset.slice(start, end))
    // A comma at the end of an address ends the candidate; without one, descriptors follow.
    if (end === at) at = descriptorsEnd(srcset, at)
  }
}

function descriptorsEnd(srcset: string, from: number): number {
  let isInBrackets = false
  for (let at = from; at < srcset.length; at++) {
    const code = srcset.charCodeAt(at)
    if (isInBrackets) isInBrackets = code !== CLOSE
    else if (code === OPEN) isInBrackets = true
    else if (code === COMMA) return at
  }
  return srcset.length
}

/** The address in the `content` of a refresh, as the HTML standard reads it. */
export function refreshUrl(content: string): string | undefined {
  const time = /^[\t\n\f\r ]*[\d.]+/.exec(content)?.[0]
  if (time === undefined) return undefined
  let at = time.length
  const skipSpaces = () => {
    while (isSpace(content.charCodeAt(at))) at++
  }
  const separator = content[at]
  if (separator === undefined || !/[;,\t\n\f\r ]/.test(separator)) return undefined
  skipSpaces()
  if (content[at] === ';' || content[at] === ',') at++
  skipSpaces()
  const rest = content.slice(at)
  const address = rest.slice(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(rest)?.[0].length ?? 0)
  const quote = /^["']/.exec(address)?.[0]
  const url = quote === undefined ? address : address.slice(1).split(quote, 1)[0]
  return url === '' ? undefined : url
}
