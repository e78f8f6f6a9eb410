import { promisify } from 'node:util'
import zlib, {
  brotliDecompressSync,
  constants,
  createGunzip,
  type Gunzip,
  gunzip,
  type ZlibOptions
} from 'node:zlib'
import { Failure } from '../../runtime/failure.ts'

export type ArchiveFormat = 'tar.gz' | 'tar.zst' | 'zip' | 'tar'

/** The bytes that are needed to recognize a format: one tar header. */
export const HEAD_BYTES = 512

/** By the first bytes: the names and content types of stores are often wrong. */
export function formatOf(head: Buffer): ArchiveFormat | undefined {
  if (startsWith(head, [0x1f, 0x8b, 0x08])) return 'tar.gz'
  if (startsWith(head, [0x28, 0xb5, 0x2f, 0xfd]) || isSkippableFrame(head)) {
    requireZstd()
    return 'tar.zst'
  }
  // The second one is a zip without entries, which has only an end record.
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06])) return 'zip'
  return isTarHeader(head) ? 'tar' : undefined
}

/** By the checksum of the header: old tar archives have no `ustar` signature. */
export function isTarHeader(head: Buffer): boolean {
  if (head.length < 512) return false
  const checksum = parseInt(head.toString('latin1', 148, 156).trim(), 8)
  let sum = 8 * 0x20
  for (let i = 0; i < 512; i++) if (i < 148 || i >= 156) sum += head[i] ?? 0
  // An empty tar archive is zeros only.
  return checksum === sum || sum === 8 * 0x20
}

const OTHER_FORMATS: [description: string, head: RegExp][] = [
  ['an HTML page', /^\s*<(!doctype html|html)/i],
  ['an XML document, perhaps an error of the store', /^\s*<(\?xml|error)/i],
  ['JSON, perhaps an error message', /^\s*[{[]/],
  ['a 7z archive', /^7z\xbc\xaf/],
  ['a RAR archive', /^Rar!/],
  ['an xz file', /^\xfd7zXZ/],
  ['a bzip2 file', /^BZh[1-9]/],
  ['a PDF document', /^%PDF-/]
]

const OTHER_SIGNATURES: [description: string, signature: number[]][] = [
  ['a file made by compress', [0x1f, 0x9d]],
  ['an lz4 file', [0x04, 0x22, 0x4d, 0x18]],
  ['an lz4 file', [0x02, 0x21, 0x4c, 0x18]]
]

/** For an error message: what a file that is not a supported archive seems to be. */
export function describeBytes(head: Buffer): string {
  if (head.length === 0) return 'an empty file'
  const text = head.toString('latin1')
  const known =
    OTHER_FORMATS.find(([, pattern]) => pattern.test(text)) ??
    OTHER_SIGNATURES.find(([, signature]) => startsWith(head, signature))
  if (known !== undefined) return known[0]
  if (isBrotli(head)) return 'a brotli file'
  if (/^[\t\n\r\x20-\x7e]+$/.test(text)) return `text: "${text.trim().slice(0, 60)}"`
  return `an unknown format (it begins with ${head.subarray(0, 8).toString('hex')})`
}

/** Brotli has no signature: its content must be a tar. */
function isBrotli(head: Buffer): boolean {
  try {
    return isTarHeader(brotliDecompressSync(head, { finishFlush: constants.BROTLI_OPERATION_FLUSH }))
  } catch {
    return false
  }
}

/** A frame that zstd readers skip. Some writers, such as pzstd, begin with one. */
function isSkippableFrame(head: Buffer): boolean {
  return (head[0] ?? 0) >> 4 === 0x5 && startsWith(head.subarray(1), [0x2a, 0x4d, 0x18])
}

function startsWith(head: Buffer, signature: number[]): boolean {
  return signature.every((byte, i) => head[i] === byte)
}

const GZIP_HEAD_BYTES = 4096

/** A login page or an error message is rejected before it is written, for every delivery. */
export async function recognizeFormat(first: Buffer): Promise<ArchiveFormat> {
  const format = formatOf(first)
  const head = first.subarray(0, HEAD_BYTES)
  if (format === undefined) throw unknownFormat(describeBytes(head))
  if (format === 'tar.gz') {
    const content = await gunzipHead(first.subarray(0, GZIP_HEAD_BYTES))
    const isEnough = content.length >= HEAD_BYTES || (content.length > 0 && first.length < GZIP_HEAD_BYTES)
    if (isEnough && !isTarHeader(content)) {
      throw unknownFormat(`gzip with ${describeBytes(content.subarray(0, HEAD_BYTES))}`)
    }
  }
  return format
}

type CreateDecompressor = (options?: ZlibOptions) => Gunzip

/** Missing before Node 22.15, which the command line may run on. */
export function requireZstd(
  { createZstdDecompress }: { createZstdDecompress?: CreateDecompressor } = zlib as object
): CreateDecompressor {
  if (createZstdDecompress !== undefined) return createZstdDecompress
  throw new Failure(
    'archive-format-unknown',
    `The archive is compressed with zstd, which Node ${process.versions.node} cannot read.`,
    { advice: 'Use Node 22.15 or newer.' }
  )
}

export function createDecompressor(format: 'tar.gz' | 'tar.zst', options?: ZlibOptions): Gunzip {
  return format === 'tar.gz' ? createGunzip(options) : requireZstd()(options)
}

function unknownFormat(description: string): Failure {
  return new Failure('archive-format-unknown', `The file is not an archive. It looks like ${description}.`)
}

export function emptyArchive(): Failure {
  return new Failure('archive-format-unknown', 'The archive is empty (0 bytes).')
}

/** Empty when it cannot be decompressed: whether the archive is damaged shows when it is extracted. */
async function gunzipHead(bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}
