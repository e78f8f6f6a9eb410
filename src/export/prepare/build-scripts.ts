import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pageReferences } from '../receive/extract/linked-files.ts'

const MAX_SCRIPT_BYTES = 4_000_000
const MAX_SCRIPTS = 100
/** Number of excerpts of a script to look for in a page. Flight data comes in pieces, so an excerpt may be split. */
const PROBES = 5
const PROBE_LENGTH = 60

const IMPORTED = /(?:\brequire\(|\bfrom|\bimport)\s*["']([^"']+)["']/g

/**
 * Finds Node.js programs that the service embeds in its pages. Each page contains all `.js` files of the documentation
 * source. The service also copies these files into the site.
 */
export async function findBuildScripts(
  folder: string,
  files: readonly { path: string; size: number }[]
): Promise<{ path: string; size: number }[]> {
  const scripts = files.filter(
    ({ path, size }) => /\.js$/i.test(path) && !path.startsWith('_next/') && size <= MAX_SCRIPT_BYTES
  )
  if (scripts.length === 0 || !files.some(({ path }) => path === 'index.html')) return []
  const bytes = await readFile(join(folder, 'index.html'))
  if (!pageReferences(bytes).isMintlify) return []
  const page = bytes.toString()
  const found = []
  for (const { path, size } of scripts.slice(0, MAX_SCRIPTS)) {
    const text = await readFile(join(folder, path), 'utf8')
    const isForNode = [...text.matchAll(IMPORTED)].some(([, name = '']) => isBuiltin(name))
    if (isForNode && isInFlight(text, page)) found.push({ path, size })
  }
  return found
}

function isInFlight(text: string, page: string): boolean {
  const starts = Array.from({ length: PROBES }, (_, i) => Math.floor((i * text.length) / PROBES))
  return starts.some(start => page.includes(escaped(text.slice(start, start + PROBE_LENGTH))))
}

/** Escapes text as Next.js does in a script element. */
function escaped(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>&]/g, character => `\\u00${character.charCodeAt(0).toString(16)}`)
}
