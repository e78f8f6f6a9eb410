import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Compresses as a CDN does: with gzip, with brotli, or not at all, by turns of the path. */
export function compress(
  body: Buffer,
  accepted: string,
  path: string
): { body: Buffer; encoded: string | undefined } {
  const turn = path.length % 3
  if (turn === 0 && accepted.includes('br')) return { body: brotliCompressSync(body), encoded: 'br' }
  if (turn === 1 && accepted.includes('gzip')) return { body: gzipSync(body), encoded: 'gzip' }
  return { body, encoded: undefined }
}
