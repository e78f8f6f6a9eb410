/** The address, or null for text that is none: `URL.parse`, which Node 20 does not have. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
