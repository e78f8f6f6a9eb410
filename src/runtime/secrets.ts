/** Hiding less than this would black out ordinary words and numbers all over the log. */
const SHORTEST = 6

/** Parts of a presigned query that say how and how long it is signed. Hiding them would hide dates and words. */
const PUBLIC_PARAMETERS =
  /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|expires|s[eptrv]|spr|sk[tesv])$/i

/**
 * The ways in which one secret can come back: as it is, percent-encoded or decoded (in an address), inside JSON, HTML
 * or XML (in the error body of a server that repeats what it was sent). Base64 is left to the runner, which adds it to
 * every mask by itself.
 */
export function encodedVariants(secret: string): string[] {
  const plain = [secret, decoded(secret)]
  const spellings = plain.flatMap(text => [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
    JSON.stringify(text).slice(1, -1),
    // Go and .NET escape these inside JSON, PHP escapes the slash.
    JSON.stringify(text).slice(1, -1).replace(/[&<>]/g, unicodeEscape),
    JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
    markupEscaped(text)
  ])
  return [...new Set(spellings)].filter(spelling => spelling.trim().length >= SHORTEST)
}

/** Everything in a presigned link that must not be seen: the link, its query, and each credential in the query. */
export function secretsInLink(link: string): string[] {
  const url = new URL(link)
  const raw = /\?([^#]*)/.exec(link)?.[1] ?? ''
  const query = url.search.slice(1)
  const credentials = [...url.searchParams]
    .filter(([name, value]) => !PUBLIC_PARAMETERS.test(name) && !/^\d+$/.test(value))
    // A store's error body names the access key alone: the part of an S3 credential before its date and region.
    .flatMap(([, value]) => [value, value.split('/', 1)[0] ?? ''])
  // searchParams reads `+` as a space; a signature in base64 that was not encoded means the plus itself.
  const withPlus = credentials.filter(value => value.includes(' ')).map(value => value.replaceAll(' ', '+'))
  const secrets = [link, url.href, raw, query, ...credentials, ...withPlus, url.password].filter(
    secret => secret.length >= SHORTEST
  )
  return [...new Set(secrets.flatMap(encodedVariants))]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone percent sign: the text was not encoded to begin with.
    return text
  }
}

function unicodeEscape(character: string): string {
  return `\\u00${character.charCodeAt(0).toString(16)}`
}

function markupEscaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
