import { decodeHTML } from 'entities/decode'
import { isPage } from '../../site/pages/pages.ts'
import { cssAddresses } from './values/css-scanner.ts'
import { asUtf8 } from './html/encoding.ts'
import { HtmlScanner } from './html/html-scanner.ts'
import { ContentDigest } from './record/content.ts'
import { type FileRecord, PageRecord } from './record/page-record.ts'
import { type ReferenceKind, ReferenceTable } from './record/reference-table.ts'
import { sitemapUrls } from './values/sitemap-scanner.ts'

/** A larger file counts as existing, with unknown content. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

export interface ScannedFile extends FileRecord {
  path: string
  type: 'page' | 'stylesheet' | 'sitemap' | 'unread'
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
  return /\.(?:html?|css|xml)$/i.test(path)
}

/** Returns the title and a digest of the content, for the comparison of two copies of a page. */
export function digestPage(bytes: Uint8Array): { title: string; content: string } {
  const { title, content } = scanAlone(bytes, new ContentDigest()).finish()
  return { title, content }
}

export interface PageText {
  text: string
  targets: string[]
}

/** Tags separate words, so that an added element does not change the words around it. */
export function textOfPage(bytes: Uint8Array): PageText {
  const { text, targets } = scanAlone(bytes, new ContentDigest({ tagEndsWord: true })).content.parts()
  return { text: decodeHTML(text), targets: targets.map(target => decodeHTML(target)) }
}

function scanAlone(bytes: Uint8Array, content: ContentDigest): PageRecord {
  const page = new PageRecord(new ReferenceTable(), content)
  scanPage(asBuffer(bytes), page)
  return page
}

/** Scans one file at a time. Each thread has a separate scanner with a unique number. */
export class SiteScanner {
  readonly #scanner: number
  readonly #table = new ReferenceTable()
  readonly #content = new ContentDigest()
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
    const page = new PageRecord(this.#table, this.#content)
    if (isPage(path)) {
      scanPage(content, page)
      this.#push(path, 'page', page)
    } else if (/\.css$/i.test(path)) {
      page.addAll('resource', cssAddresses(asUtf8(content, 'css').toString()))
      this.#push(path, 'stylesheet', page)
    } else if (/\.xml$/i.test(path)) {
      const addresses = sitemapUrls(asUtf8(content, 'xml').toString())
      if (addresses === undefined) return
      for (const address of addresses) page.add('sitemap', address)
      this.#push(path, 'sitemap', page)
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
    if (isTooLarge) this.#push(path, 'unread', new PageRecord(this.#table, this.#content))
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

  #push(path: string, type: ScannedFile['type'], page: PageRecord): void {
    this.#files.push({ path, type, ...page.finish() })
  }
}

function scanPage(bytes: Buffer, page: PageRecord): void {
  new HtmlScanner(asUtf8(bytes, 'html'), page).scan()
}

export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
