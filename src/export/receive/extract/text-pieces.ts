import { open, readFile } from 'node:fs/promises'

/** Limits memory use. Most files are one piece. */
const PIECE_BYTES = 16 * 1024 * 1024
/** The pieces overlap by more than the length of any address, so that each address is whole in one of them. */
export const OVERLAP_BYTES = 64 * 1024

/** Reads a file of any size in pieces. */
export async function* textPieces(
  file: string,
  size: number,
  pieceBytes = PIECE_BYTES
): AsyncGenerator<Buffer> {
  if (size <= pieceBytes) {
    yield await readFile(file)
    return
  }
  await using handle = await open(file)
  for (let start = 0; start + OVERLAP_BYTES < size || start === 0; start += pieceBytes - OVERLAP_BYTES) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, start)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
  }
}

/** Reads the start of a file as text. */
export async function startOfFile(file: string, maxBytes: number): Promise<string> {
  await using handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0)
  return buffer.toString('utf8', 0, bytesRead)
}
