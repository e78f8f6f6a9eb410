/** Parses an address; null if it is not valid. Like `URL.parse`, which Node 20 does not have. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
