import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { Problem } from '../../runtime/problem.ts'
import { bytesOfDataLiteral, dataLiteralOfBytes } from './data-literal.ts'

/**
 * Pages of a Next.js site can share the files with long parts of their data. Such a page ends with a list of cuts,
 * scripts with its own data, and references to the files. The cuts tell where each script of the whole page was, so
 * that the page can be restored byte for byte.
 */
const [FOLDER, PREFIX] = ['_next/static/chunks/', 'shared-']
const DIGITS = 20
const [PUSH, PUSH_END] = ['self.__next_f.push([1,', '])']
const [SCRIPT, SCRIPT_END] = ['<script>', '</script>']
const [CUTS, CUTS_END] = [`${SCRIPT}self.__next_f.cuts="`, `"${SCRIPT_END}`]
const SHARED_PATH = new RegExp(`^${FOLDER}${PREFIX}([0-9a-f]{${DIGITS}})\\.js$`)
const REFERENCE = new RegExp(`^<script src="([^"<>]*/)${FOLDER}${PREFIX}([0-9a-f]{${DIGITS}})\\.js">$`)
/** A number of bytes between a script and the one before it, and the number of bytes of its data. */
const CUT = /^(?:(\d{1,9}):)?(\d{1,9})$/
const LAST_GAP = /^(\d{1,9}):$/
/** What follows the scripts of the data in a page that can share files. */
const END_OF_PAGE = /<\/body><\/html>\s*$/

/** Whether a file is named like a file with data that pages share. */
export function isSharedPath(path: string): boolean {
  return SHARED_PATH.test(path)
}

interface SharedFile {
  path: string
  content: Buffer
}

/** Returns the script that adds `data` to each page that refers to it. `data` must be UTF-8. */
export function sharedFile(data: Buffer): SharedFile {
  const name = hash('sha256', data).slice(0, DIGITS)
  const content = `${PUSH}${dataLiteralOfBytes(data)}${PUSH_END};self.__next_f.shared="${name}"`
  return { path: `${FOLDER}${PREFIX}${name}.js`, content: Buffer.from(content, 'latin1') }
}

/** Returns the data in a shared file, or undefined if the file is not the one that its name promises. */
function sharedDataIn(path: string, content: Buffer): Buffer | undefined {
  const literal = content.toString('latin1', PUSH.length, content.lastIndexOf(`${PUSH_END};`))
  const data = isUtf8(content) ? bytesOfDataLiteral(literal) : undefined
  if (data === undefined) return undefined
  const file = sharedFile(data)
  return file.path === path && content.equals(file.content) ? data : undefined
}

/**
 * Refers to a shared file. Without the file, the client would replace the page with an error. The second script stops
 * the client in this case, so that the text remains and links load documents.
 */
function reference(path: string, base: string): string {
  const name = SHARED_PATH.exec(path)?.[1] ?? ''
  return `<script src="${base}${path}">${SCRIPT_END}${SCRIPT}${guardOf(name)}${SCRIPT_END}`
}

function guardOf(name: string): string {
  const stop = `self.__next_f={push(){},forEach(){throw Error("The page data is missing.")}},addEventListener("DOMContentLoaded",e=>e.stopImmediatePropagation(),!0)`
  return `self.__next_f.shared==="${name}"?delete self.__next_f.shared:(${stop})`
}

/** Returns a script that adds `data`, which must be UTF-8. */
export function dataScript(data: Buffer): Buffer {
  return Buffer.from(SCRIPT + PUSH + dataLiteralOfBytes(data) + PUSH_END + SCRIPT_END, 'latin1')
}

/** A script with a part of the data. `start` and `end` delimit its element in the page, `from` and `to` its data. */
export interface DataScript {
  start: number
  end: number
  from: number
  to: number
}

/** A part of the data of a page: in the page itself, or in the file at `shared`. */
export interface DataPart {
  data: Buffer
  shared?: string | undefined
}

/** White space can follow the end of a page. */
const MAX_END = 100

/**
 * Replaces `scripts` with `parts`, which have the same data, at the end of the body. `base` ends with a slash. Returns
 * undefined if the page does not end as a page of Next.js does.
 */
export function sharingPage(
  page: Buffer,
  { scripts, parts, base }: { scripts: readonly DataScript[]; parts: readonly DataPart[]; base: string }
): Buffer | undefined {
  const end = page.subarray(-MAX_END).toString('latin1')
  const body = END_OF_PAGE.exec(end)?.index
  const place = page.length - end.length + (body ?? 0)
  if (body === undefined || (scripts.at(-1)?.end ?? 0) > place) return undefined
  const kept: Buffer[] = []
  const cuts: string[] = []
  let at = 0
  for (const [i, { start, end, from, to }] of scripts.entries()) {
    const gap = i === 0 ? 0 : start - at
    cuts.push(`${gap === 0 ? '' : `${gap}:`}${to - from}`)
    kept.push(page.subarray(at, start))
    at = end
  }
  if (place > at) cuts.push(`${place - at}:`)
  const elements = parts.map(({ data, shared }) =>
    shared === undefined ? dataScript(data) : Buffer.from(reference(shared, base))
  )
  const list = Buffer.from(`${CUTS}${cuts.join(',')}${CUTS_END}`)
  return Buffer.concat([...kept, page.subarray(at, place), list, ...elements, page.subarray(place)])
}

/** Why a page is not restored that contains a list of cuts, but not in the form in which `sharingPage` writes it. */
export class UnknownForm extends Problem {}

/** Returns where the list of cuts of a page begins, or -1 without such a list. */
export function placeOfCuts(page: Buffer): number {
  return page.lastIndexOf(CUTS)
}

/** Restores pages. Reads each shared file once. */
export class SharedData {
  readonly #read: (path: string) => Buffer | undefined
  readonly #known = new Map<string, Buffer>()

  constructor(read: (path: string) => Buffer | undefined) {
    this.#read = read
  }

  /** Returns a page with all its data. Returns a Problem if a shared file is missing or has other bytes. */
  restore(page: Buffer): Buffer | Problem {
    const place = placeOfCuts(page)
    if (place < 0) return page
    const unknown = new UnknownForm('its scripts with shared data have an unknown form')
    if (!isUtf8(page)) return unknown
    const text = page.toString('latin1', place)
    const end = END_OF_PAGE.exec(text)?.index ?? 0
    const [first = '', ...elements] = text.slice(0, end).split(SCRIPT_END)
    if (elements.pop() !== '') return unknown
    const data = this.#dataIn(elements)
    if (data === undefined) return unknown
    if (data instanceof Problem) return data
    const cuts = cutsIn(first.slice(CUTS.length, -1))
    return (cuts && restored(page, { cuts, data, place, end: page.subarray(place + end) })) ?? unknown
  }

  #dataIn(elements: readonly string[]): Buffer | Problem | undefined {
    const parts: Buffer[] = []
    for (let i = 0; i < elements.length; i++) {
      const element = elements[i] as string
      const [, , name] = REFERENCE.exec(element) ?? []
      if (name !== undefined) {
        if (elements[++i] !== SCRIPT + guardOf(name)) return undefined
        const path = `${FOLDER}${PREFIX}${name}.js`
        const data = this.#dataOf(path)
        if (data === undefined)
          return new Problem(`${path}, a file with its data, is missing or has other content`)
        parts.push(data)
      } else {
        const isPush = element.startsWith(SCRIPT + PUSH) && element.endsWith(PUSH_END)
        const literal = element.slice(SCRIPT.length + PUSH.length, -PUSH_END.length)
        const part = isPush ? bytesOfDataLiteral(literal) : undefined
        if (part === undefined) return undefined
        parts.push(part)
      }
    }
    return Buffer.concat(parts)
  }

  #dataOf(path: string): Buffer | undefined {
    const content = this.#known.has(path) ? undefined : this.#read(path)
    const data = this.#known.get(path) ?? (content && sharedDataIn(path, content))
    if (data !== undefined) this.#known.set(path, data)
    return data
  }
}

interface Cuts {
  /** For each script, the number of bytes between it and the script before it, and the size of its data. */
  scripts: { gap: number; size: number }[]
  lastGap: number
}

function cutsIn(text: string): Cuts | undefined {
  const items = text.split(',')
  const last = LAST_GAP.exec(items.at(-1) ?? '')?.[1]
  const scripts = items.slice(0, last === undefined ? undefined : -1).map(item => {
    const [, gap = '0', size] = CUT.exec(item) ?? []
    return { gap: Number(gap), size: Number(size) }
  })
  const isValid = scripts.every(({ size }) => !Number.isNaN(size))
  return isValid ? { scripts, lastGap: Number(last ?? 0) } : undefined
}

/** Puts the scripts back where they were. Returns undefined if the sizes do not fit. */
function restored(
  page: Buffer,
  { cuts: { scripts, lastGap }, data, place, end }: { cuts: Cuts; data: Buffer; place: number; end: Buffer }
): Buffer | undefined {
  let at = scripts.reduce((left, { gap }) => left - gap, place - lastGap)
  if (at < 0) return undefined
  const parts = [page.subarray(0, at)]
  let from = 0
  for (const { gap, size } of scripts) {
    const part = data.subarray(from, from + size)
    if (part.length !== size || !isUtf8(part)) return undefined
    parts.push(page.subarray(at, at + gap), dataScript(part))
    from += size
    at += gap
  }
  return from === data.length ? Buffer.concat([...parts, page.subarray(at, place), end]) : undefined
}
