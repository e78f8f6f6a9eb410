import { hash } from 'node:crypto'
import { isPage } from '../../site/pages/pages.ts'
import type { Loads } from '../../site/records/manifest.ts'
import { cssAddresses } from '../../html/css-scanner.ts'
import { asUtf8 } from '../../html/encoding.ts'
import { PageScanner, type ScanOptions } from './page/page-scanner.ts'
import { ContentDigest } from './record/content.ts'
import type { OutlineLevel } from './record/outline.ts'
import { addressDigest, type InlineSheet, PageLoads, type UsedItem } from './record/page-loads.ts'
import { type FileRecord, PageRecord } from './record/page-record.ts'
import { type ReferenceKind, ReferenceTable } from './record/reference-table.ts'
import { refusalDigest, robotsRules, sitemapsIn } from './values/robots-rules.ts'
import { sitemapUrls } from './values/sitemap-scanner.ts'

/** A larger file counts as existing, with unknown content. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

export interface ScannedFile extends FileRecord {
  path: string
  type: 'page' | 'stylesheet' | 'sitemap' | 'robots' | 'unread'
}

/** Files in a form that can be sent to another thread. */
export interface ScanBatch {
  scanner: number
  files: ScannedFile[]
  /** Values that were not sent before, and their kinds. */
  values: string[]
  kinds: ReferenceKind[]
}

export function isScanned(path: string): boolean {
  return /\.(?:html?|css|xml)$/i.test(path) || isRobots(path)
}

function isRobots(path: string): boolean {
  return /(?:^|\/)robots\.txt$/i.test(path)
}

/** Returns the title and a digest of the content, for the comparison of two copies of a page. */
export function digestPage(bytes: Uint8Array): { title: string; content: string } {
  const { title, content } = digestServedPage(bytes)
  return { title, content }
}

/** What a manifest does not list of a served page, for its comparison with the list of the exported page. */
export interface ServedDetails {
  /** The text of the page in UTF-8. The positions below refer to it. */
  utf8: Buffer
  levels: readonly OutlineLevel[]
  unusual: readonly UsedItem[]
  sheets: readonly InlineSheet[]
  earlierHeads: readonly string[]
}

/** Like `digestPage`, with everything that browsers load, for the comparison with the list in a manifest. */
export function digestServedPage(
  bytes: Uint8Array,
  options: ScanOptions = {}
): { title: string; content: string; loads: Loads; details: ServedDetails } {
  const collected = new PageLoads({ isComplete: true })
  const page = new PageRecord(new ReferenceTable(), new ContentDigest(), collected)
  const utf8 = asUtf8(asBuffer(bytes), 'html')
  new PageScanner(utf8, page, options).scan()
  const { levels } = collected
  const { title, content, loads } = page.finish()
  const { unusual, sheets, earlierHeads } = collected
  return { title, content, loads, details: { utf8, levels, unusual, sheets, earlierHeads } }
}

/** Returns what a manifest says about a page, robots.txt or sitemap; undefined for any other file. */
export function loadsOf(path: string, bytes: Uint8Array): Loads | undefined {
  if (!isScanned(path)) return undefined
  const scanner = new SiteScanner(0)
  scanner.scan(path, bytes)
  return manifestLoads(scanner.drain()?.files[0])
}

export function manifestLoads(file: ScannedFile | undefined): Loads | undefined {
  return file !== undefined && ['page', 'robots', 'sitemap'].includes(file.type) ? file.loads : undefined
}

const DIGEST_LENGTH = 32

function digestOf(values: Iterable<string>): string {
  return hash('sha256', [...values].join('\n')).slice(0, DIGEST_LENGTH)
}

/** Scans one file at a time. Each thread has a separate scanner with a unique number. */
export class SiteScanner {
  readonly #scanner: number
  readonly #table = new ReferenceTable()
  readonly #content = new ContentDigest()
  readonly #loads = new PageLoads()
  #files: ScannedFile[] = []
  #sent = 0
  #pieces: Buffer[] = []
  #pieceBytes = 0

  constructor(scanner: number) {
    this.#scanner = scanner
  }

  /** Scans a whole file if it is a page, style sheet or sitemap. Does not keep the bytes. */
  scan(path: string, bytes: Uint8Array): void {
    const content = asBuffer(bytes)
    const page = new PageRecord(this.#table, this.#content, this.#loads)
    if (isPage(path)) {
      scanPage(content, page)
      this.#push(path, 'page', page)
    } else if (/\.css$/i.test(path)) {
      page.addAll('resource', cssAddresses(asUtf8(content, 'css').toString()))
      this.#push(path, 'stylesheet', page)
    } else if (/\.xml$/i.test(path)) {
      const addresses = sitemapUrls(asUtf8(content, 'xml').toString())
      if (addresses === undefined) return
      const all = [...addresses]
      for (const address of all) page.add('sitemap', address)
      this.#push(path, 'sitemap', page, { addresses: digestOf(new Set(all.sort())) })
    } else if (isRobots(path)) {
      const text = content.toString()
      const refused = refusalDigest(robotsRules(text))
      const sitemaps = sitemapsIn(text).map(addressDigest).join('')
      this.#push(path, 'robots', page, { refused, ...(sitemaps !== '' && { sitemaps }) })
    }
  }

  /** Keeps a piece of a file. Only one file can arrive in pieces at a time. */
  keepPiece(path: string, bytes: Uint8Array): void {
    if (!isScanned(path)) return
    this.#pieceBytes += bytes.length
    if (this.#pieceBytes <= MAX_FILE_BYTES) this.#pieces.push(Buffer.from(bytes))
    else this.#pieces = []
  }

  scanPieces(path: string): void {
    const pieces = this.#pieces
    const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES
    this.#pieces = []
    this.#pieceBytes = 0
    if (isTooLarge) this.#push(path, 'unread', new PageRecord(this.#table, this.#content, this.#loads))
    else this.scan(path, Buffer.concat(pieces))
  }

  /** Returns the files scanned since the last call, or undefined if there are none. */
  drain(): ScanBatch | undefined {
    if (this.#files.length === 0) return undefined
    const batch = {
      scanner: this.#scanner,
      files: this.#files,
      values: this.#table.values.slice(this.#sent),
      kinds: this.#table.kinds.slice(this.#sent)
    }
    this.#files = []
    this.#sent = this.#table.values.length
    return batch
  }

  #push(path: string, type: ScannedFile['type'], page: PageRecord, loads?: Loads): void {
    this.#files.push({ path, type, ...page.finish(), ...(loads && { loads }) })
  }
}

function scanPage(bytes: Buffer, page: PageRecord): void {
  new PageScanner(asUtf8(bytes, 'html'), page).scan()
}

export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
