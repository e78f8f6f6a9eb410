import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { storeError } from './errors.ts'

const CHUNK_BYTES = 512 * 1024

export async function sendObject(
  file: string,
  { range, ifMatch }: Record<'range' | 'ifMatch', string | undefined>
): Promise<Response> {
  const handle = await open(file)
  try {
    const { size, etag } = await describe(handle)
    if (ifMatch !== undefined && ifMatch !== '*' && !ifMatch.split(/\s*,\s*/).includes(etag)) {
      await handle.close()
      return storeError('PreconditionFailed')
    }
    const part = range === undefined ? undefined : parseRange(range, size)
    if (part === 'unsatisfiable') {
      await handle.close()
      return storeError('InvalidRange', { 'content-range': `bytes */${size}` })
    }
    const { start, end } = part ?? { start: 0, end: size - 1 }
    const stream = handle.createReadStream({ start, end: Math.max(0, end), highWaterMark: CHUNK_BYTES })
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      status: part ? 206 : 200,
      headers: {
        'accept-ranges': 'bytes',
        'content-type': 'application/octet-stream',
        'content-length': String(end - start + 1),
        etag,
        ...(part && { 'content-range': `bytes ${start}-${end}/${size}` })
      }
    })
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Includes the inode in the ETag, because a quick replacement can leave the modification time unchanged. */
async function describe(handle: FileHandle): Promise<{ size: number; etag: string }> {
  const { size, mtimeNs, ino } = await handle.stat({ bigint: true })
  const tag = createHash('md5').update([size, mtimeNs, ino].join('-')).digest('hex')
  return { size: Number(size), etag: `"${tag}"` }
}

/** Returns undefined for a header that object stores ignore: several ranges, other units, or invalid syntax. */
function parseRange(
  range: string,
  size: number
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [match, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (match === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start >= size || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end }
}
