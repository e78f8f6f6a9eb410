import { createHash, hash } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { explainFileError } from '../../s3/file-body.ts'

export interface Digest {
  size: number
  hex: string
}

const MAX_WHOLE_BYTES = 4 * 1024 * 1024
/** The event loop continues after this many bytes, for signals and responses. */
const BYTES_PER_TURN = 16 * 1024 * 1024

/** Hashes files one after the other. The disk is read synchronously, which costs a third of the time of promises. */
export async function digestFiles(
  algorithm: 'sha256' | 'md5',
  files: { name: string; file: string }[],
  signal: AbortSignal
): Promise<Digest[]> {
  const digests: Digest[] = []
  let bytesSinceTurn = 0
  for (const { name, file } of files) {
    signal.throwIfAborted()
    try {
      const { size } = statSync(file)
      digests.push(
        size <= MAX_WHOLE_BYTES ? digestWhole(algorithm, file) : await digestStream(algorithm, file)
      )
      // Opening a file counts as well: many small ones take time too.
      bytesSinceTurn += size + 64 * 1024
    } catch (error) {
      throw explainFileError(error, { name })
    }
    if (bytesSinceTurn < BYTES_PER_TURN) continue
    bytesSinceTurn = 0
    await turn()
  }
  return digests
}

function digestWhole(algorithm: string, file: string): Digest {
  const bytes = readFileSync(file)
  return { size: bytes.length, hex: hash(algorithm, bytes) }
}

async function digestStream(algorithm: string, file: string): Promise<Digest> {
  const digest = createHash(algorithm)
  let size = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    digest.update(chunk)
    size += chunk.length
  }
  return { size, hex: digest.digest('hex') }
}
