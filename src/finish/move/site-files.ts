import { movedAddress, movedStyles } from './addresses.ts'

/** Fields of a web app manifest that are addresses, at any depth. */
const MANIFEST_ADDRESS = /^(?:scope|start_url|src|url|id|action)$/

/** A file that is neither a page nor a script, and has addresses of the site in it. Undefined for all others. */
export function moveSiteFile(path: string, text: string, base: string): string | undefined {
  if (/\.css$/i.test(path)) return movedStyles(text, base)
  if (/(?:\.webmanifest|(?:^|\/)manifest\.json)$/i.test(path)) return movedManifest(text, base)
  if (/(?:^|\/)browserconfig\.xml$/i.test(path))
    return text.replace(
      /(\ssrc=")([^"]*)/g,
      (_, start: string, src: string) => start + movedAddress(src, base)
    )
  return undefined
}

/** One that cannot be read stays. */
function movedManifest(text: string, base: string): string {
  try {
    const move = (key: string, value: unknown) =>
      typeof value === 'string' && MANIFEST_ADDRESS.test(key) ? movedAddress(value, base) : value
    return JSON.stringify(JSON.parse(text, move))
  } catch {
    return text
  }
}
