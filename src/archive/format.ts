import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'
import { Failure } from '../runtime/failure.ts'

export const ARCHIVE_FORMATS = ['tar.gz', 'zip', 'tar'] as const
export type ArchiveFormat = (typeof ARCHIVE_FORMATS)[number]

/** One tar header, which is enough to recognize any format. */
const HEAD_BYTES = 512

/** Detects the format from the first bytes, because file names and content types from stores are often wrong. */
export function formatOf(head: Buffer): ArchiveFormat | undefined {
  const start = head.toString('latin1', 0, 4)
  if (start.startsWith('\x1f\x8b\x08')) return 'tar.gz'
  // The second signature begins a zip without entries, which consists of only an end record.
  if (start === 'PK\x03\x04' || start === 'PK\x05\x06') return 'zip'
  return isTarHeader(head) ? 'tar' : undefined
}

/**
 * Verifies the checksum, since old tar archives have no `ustar` signature. The checksum is the sum of all bytes, with
 * spaces in place of the checksum itself. Some old writers added the bytes as signed numbers.
 */
export function isTarHeader(head: Buffer): boolean {
  const checksum = octalAt(head, 148, 156) || NaN
  let [sum, highBytes] = [0, 0]
  for (let i = 0; i < HEAD_BYTES; i++) {
    const byte = i < 148 || i >= 156 ? (head[i] ?? NaN) : 0x20
    sum += byte
    highBytes += byte >> 7
  }
  const isEmptyTar = sum === 8 * 0x20
  return checksum === sum || checksum === sum - 256 * highBytes || isEmptyTar
}

/** Parses octal digits up to a zero byte or the field's end. Ignores spaces around them. Returns NaN for other text. */
export function octalAt(block: Buffer, start: number, end: number): number {
  const [, digits] = /^ *([0-7]*) *(?:\0|$)/.exec(block.toString('latin1', start, end)) ?? []
  return digits === undefined ? NaN : Number(`0o0${digits}`)
}

const OTHER_FORMATS: [description: string, head: RegExp][] = [
  ['an HTML page', /^\s*<(!doctype html|html)/i],
  ['an XML document, perhaps an error from the store', /^\s*<(\?xml|error)/i],
  ['JSON, perhaps an error message', /^\s*[{[]/]
]

/** Describes the content of an unsupported file for an error message. */
export function describeBytes(head: Buffer): string {
  if (head.length === 0) return 'an empty file'
  const text = head.toString('latin1')
  const known = OTHER_FORMATS.find(([, pattern]) => pattern.test(text))
  if (known !== undefined) return known[0]
  if (/^[\t\n\r\x20-\x7e]+$/.test(text)) return `text: "${text.trim().slice(0, 60)}"`
  return `data in an unknown format (it begins with ${head.subarray(0, 8).toString('hex')})`
}

/** The start of a gzip file that is decompressed to look for a tar header. */
const GZIP_HEAD_BYTES = 4096

/** Detects the archive format. Throws for other files, so that a login page or error message is never delivered. */
export async function recognizeFormat(first: Buffer): Promise<ArchiveFormat> {
  const format = formatOf(first)
  if (format === undefined) throw unknownFormat(describeBytes(first.subarray(0, HEAD_BYTES)))
  if (format !== 'tar.gz') return format
  const content = await gunzipStart(first.subarray(0, GZIP_HEAD_BYTES))
  const isWhole = first.length < GZIP_HEAD_BYTES && content.length > 0
  if ((content.length >= HEAD_BYTES || isWhole) && !isTarHeader(content))
    throw unknownFormat(`gzip that contains ${describeBytes(content.subarray(0, HEAD_BYTES))}`)
  return format
}

/** Returns an empty buffer if the bytes cannot be decompressed. The extraction reports whether the archive is damaged. */
async function gunzipStart(bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}

function unknownFormat(description: string): Failure {
  return new Failure('archive-format-unknown', `The file is not an archive. It looks like ${description}.`)
}

export function emptyArchive(): Failure {
  return new Failure('archive-format-unknown', 'The archive is empty (0 bytes).')
}
