import { isPage } from '../../site/pages.ts'
import { ContentDigest } from './content-digest.ts'
import { scanCss } from './css-scanner.ts'
import { HtmlScanner } from './html/html-scanner.ts'
import { PageRecord } from './page-record.ts'
import { ReferenceTable } from './reference-table.ts'
import { ScanMemory } from './scan-memory.ts'
import { isSitemap, scanSitemap } from './sitemap-scanner.ts'

/** A larger file counts as present, with contents unknown. */
const MAX_FILE_BYTES = 64 * 1024 * 1024

export const FILE_TYPE = { page: 0, stylesheet: 1, sitemap: 2, unread: 3 } as const

/** Numbers per file in `ScanBatch.numbers`: type, noindex, base, number of references. */
export const NUMBERS_PER_FILE = 4

/**
 * What files refer to, made to be sent to another thread: a few strings per page, and typed arrays whose buffers can be
 * transferred. A number in `references` counts all values that this scanner has sent, in the order it sent them.
 */
export interface ScanBatch {
  scanner: number
  paths: string[]
  titles: string[]
  /** Digest of the content of each page; empty for other files. */
  contents: string[]
  numbers: Uint32Array<ArrayBuffer>
  references: Uint32Array<ArrayBuffer>
  /** Values that were not sent before. */
  values: {
    bytes: Uint8Array<ArrayBuffer>
    ends: Uint32Array<ArrayBuffer>
    kinds: Uint8Array<ArrayBuffer>
    hashes: Int32Array<ArrayBuffer>
  }
}

/** Whether the review needs the contents of the file. */
export function isScanned(path: string): boolean {
  return /\.(?:html?|css|xml)$/i.test(path)
}

/** Scans files one after the other. Each thread has its own, with a number of its own. */
export class SiteScanner {
  readonly #scanner: number
  readonly #table = new ReferenceTable()
  readonly #memory = new ScanMemory()
  readonly #page = new PageRecord(this.#table, new ContentDigest(this.#memory))
  readonly #html = new HtmlScanner(this.#memory)
  #sent = 0
  #paths: string[] = []
  #titles: string[] = []
  #contents: string[] = []
  #numbers: number[] = []
  #references = new Uint32Array(16 * 1024)
  #referenceCount = 0
  #pieces: Buffer[] = []
  #pieceBytes = 0

  constructor(scanner: number) {
    this.#scanner = scanner
  }

  /** A whole file. Files of other types are ignored. The bytes are not kept. */
  scan(path: string, bytes: Uint8Array): void {
    if (!isScanned(path)) return
    const content = decoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
    const page = this.#page
    page.begin(content)
    if (isPage(path)) {
      this.#html.scan(content, page)
      this.#push(path, FILE_TYPE.page, page.digest.take())
    } else if (/\.css$/i.test(path)) {
      scanCss(content, 0, content.length, page)
      this.#push(path, FILE_TYPE.stylesheet, '')
    } else if (isSitemap(content)) {
      scanSitemap(content, page)
      this.#push(path, FILE_TYPE.sitemap, '')
    }
  }

  /** A file that arrives in pieces, one file at a time. */
  scanPiece(path: string, bytes: Uint8Array, isLast: boolean): void {
    if (!isScanned(path)) return
    this.#pieceBytes += bytes.length
    if (this.#pieceBytes <= MAX_FILE_BYTES) this.#pieces.push(Buffer.from(bytes))
    else this.#pieces = []
    if (!isLast) return
    const pieces = this.#pieces
    const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES
    this.#pieces = []
    this.#pieceBytes = 0
    if (!isTooLarge) {
      this.scan(path, Buffer.concat(pieces))
      return
    }
    this.#page.begin(Buffer.alloc(0))
    this.#push(path, FILE_TYPE.unread, '')
  }

  /** Everything scanned since the last call, or undefined when that is nothing. */
  take(): ScanBatch | undefined {
    if (this.#paths.length === 0) return undefined
    const batch: ScanBatch = {
      scanner: this.#scanner,
      paths: this.#paths,
      titles: this.#titles,
      contents: this.#contents,
      numbers: Uint32Array.from(this.#numbers),
      references: this.#references.slice(0, this.#referenceCount),
      values: this.#table.copyFrom(this.#sent)
    }
    this.#sent = this.#table.count
    this.#paths = []
    this.#titles = []
    this.#contents = []
    this.#numbers = []
    this.#referenceCount = 0
    return batch
  }

  #push(path: string, type: number, content: string): void {
    const { title, isNoindex, base, references, referenceCount } = this.#page
    this.#paths.push(path)
    this.#titles.push(title)
    this.#contents.push(content)
    this.#numbers.push(type, isNoindex ? 1 : 0, base, referenceCount)
    const needed = this.#referenceCount + referenceCount
    if (needed > this.#references.length) {
      const larger = new Uint32Array(needed * 2)
      larger.set(this.#references)
      this.#references = larger
    }
    this.#references.set(references.subarray(0, referenceCount), this.#referenceCount)
    this.#referenceCount = needed
    this.#page.begin(Buffer.alloc(0))
  }
}

/** To hand to `postMessage`. */
export function transferablesOf({ numbers, references, values }: ScanBatch): ArrayBuffer[] {
  return [numbers, references, values.bytes, values.ends, values.kinds, values.hashes].map(
    ({ buffer }) => buffer
  )
}

/** As UTF-8 without a byte order mark. */
function decoded(bytes: Buffer): Buffer {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3)
  if (first === 0xff && second === 0xfe) return Buffer.from(bytes.toString('utf16le', 2))
  if (first === 0xfe && second === 0xff) {
    const even = bytes.subarray(2, bytes.length - (bytes.length % 2))
    return Buffer.from(Buffer.from(even).swap16().toString('utf16le'))
  }
  return bytes
}
