/** Parses an address. Returns null if the address is invalid, like `URL.parse`, which Node 20 does not have. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
