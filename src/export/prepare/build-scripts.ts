import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere } from '../../runtime/files/read-below.ts'
import { Problem } from '../../runtime/problem.ts'
import { SharedData } from '../../site/pages/shared-data.ts'
import { pageReferences } from '../receive/extract/linked-files.ts'
import { isForNode } from './node-scripts.ts'
import { literalEnd } from '../../runtime/text/string-literal.ts'

/** `path` is undefined if the export does not contain the script as a file. */
export interface BuildScript {
  path: string | undefined
  size: number
}

const MAX_PAGE_BYTES = 64_000_000
const MAX_SCRIPT_BYTES = 1_000_000
/** Maximum number of bytes of all scripts in which code is searched, because no timeout ends the search. */
const MAX_SEARCHED_BYTES = 8_000_000
const MAX_SCRIPTS = 100
/** Number of excerpts of a script to look for in a page. Flight data comes in pieces, so an excerpt may be split. */
const PROBES = 5
const PROBE_LENGTH = 60

/**
 * Finds Node.js programs that the service embeds in its pages. Each page contains all `.js` files of the documentation
 * source. The service also copies these files into the site, from where a team may have removed them. `files` also
 * contains the files that are left out of the site.
 */
export async function findBuildScripts(
  folder: string,
  files: readonly { path: string; size: number; sha256: string }[]
): Promise<BuildScript[]> {
  const home = files.find(({ path }) => path === 'index.html')
  if (home === undefined || home.size > MAX_PAGE_BYTES) return []
  const bytes = await readFile(join(folder, home.path))
  if (!pageReferences(bytes).isMintlify) return []
  // Pages of a site that the finish action made smaller share a part of their data.
  const whole = new SharedData(path => readIfThere(folder, path)).restore(bytes)
  const page = (whole instanceof Problem ? bytes : whole).toString()
  const scripts = files.filter(
    ({ path, size }) => /\.js$/i.test(path) && !path.startsWith('_next/') && size <= MAX_SCRIPT_BYTES
  )
  const found: BuildScript[] = []
  const texts = new Set<string>()
  let searched = 0
  const isBuildScript = (text: string): boolean => {
    searched += text.length
    return searched <= MAX_SEARCHED_BYTES && isForNode(text)
  }
  for (const { path, size } of scripts.slice(0, MAX_SCRIPTS)) {
    const text = await readFile(join(folder, path), 'utf8')
    if (!isInFlight(text, page) || !isBuildScript(text)) continue
    texts.add(text.trim())
    found.push({ path, size })
  }
  const embedded = textRows(flightOf(page)).filter(text => !texts.has(text.trim()) && isBuildScript(text))
  const pathOf = (text: string) => files.find(({ sha256 }) => sha256 === hash('sha256', text))?.path
  return [...found, ...embedded.map(text => ({ path: pathOf(text), size: Buffer.byteLength(text) }))]
}

const PUSH = 'self.__next_f.push([1,'

/** Returns the data that the page contains for its client. */
function flightOf(page: string): Buffer {
  const parts: string[] = []
  for (let at = page.indexOf(PUSH); at >= 0; at = page.indexOf(PUSH, at)) {
    at += PUSH.length
    const end = page[at] === '"' ? literalEnd(page, at) : undefined
    if (end === undefined || !page.startsWith('])', end)) continue
    try {
      parts.push(String(JSON.parse(page.slice(at, end))))
      at = end
    } catch {
      continue
    }
  }
  return Buffer.from(parts.join(''))
}

/** Returns the rows of the data that consist of text. These rows contain their length; the others are lines. */
function textRows(flight: Buffer): string[] {
  const texts: string[] = []
  for (let at = 0; at < flight.length;) {
    const [head, length] = /^[0-9a-f]*:T([0-9a-f]{1,8}),/.exec(flight.toString('latin1', at, at + 40)) ?? []
    const start = at + (head?.length ?? 0)
    const lineEnd = flight.indexOf('\n', at)
    if (length === undefined) at = lineEnd < 0 ? flight.length : lineEnd + 1
    else {
      at = start + parseInt(length, 16)
      if (at - start <= MAX_SCRIPT_BYTES) texts.push(flight.toString('utf8', start, at))
    }
  }
  return texts
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
