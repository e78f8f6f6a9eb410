import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { explainFileError } from '../../s3/file-body.ts'

export interface Digest {
  size: number
  hex: string
}

const CHUNK_BYTES = 1024 * 1024

export async function digestOf(
  algorithm: 'sha256' | 'md5',
  { name, file }: { name: string; file: string },
  signal: AbortSignal
): Promise<Digest> {
  signal.throwIfAborted()
  try {
    const digest = createHash(algorithm)
    let size = 0
    const chunks = createReadStream(file, { highWaterMark: CHUNK_BYTES, signal }) as AsyncIterable<Buffer>
    for await (const chunk of chunks) {
      digest.update(chunk)
      size += chunk.length
    }
    return { size, hex: digest.digest('hex') }
  } catch (error) {
    signal.throwIfAborted()
    throw explainFileError(error, { name })
  }
}
