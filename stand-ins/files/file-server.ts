// Where there is no nginx: the files of a folder with ranges and a strong ETag, limited to 20 MB/s under /limited/.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'

const [, , folder = '.', port = '0'] = process.argv
const BYTES_A_MS = 20_000

function limit(): Transform {
  const began = performance.now()
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      const early = bytes / BYTES_A_MS - (performance.now() - began)
      if (early < 2) done(null, chunk)
      else void delay(early).then(() => done(null, chunk))
    }
  })
}

createServer((request, response) => {
  const url = request.url ?? '/'
  if (url === '/') {
    response.end()
    return
  }
  const file = join(folder, basename(url))
  const { size, mtimeMs } = statSync(file)
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const start = Number(range?.[1] ?? 0)
  const end = Math.min(size, range?.[2] === undefined || range[2] === '' ? size : Number(range[2]) + 1)
  response.writeHead(range === null ? 200 : 206, {
    etag: `"${size}-${mtimeMs}"`,
    'accept-ranges': 'bytes',
    'content-length': end - start,
    ...(range !== null && { 'content-range': `bytes ${start}-${end - 1}/${size}` })
  })
  const bytes = createReadStream(file, { start, end: end - 1, highWaterMark: 256 * 1024 })
  const sending = url.startsWith('/limited/') ? pipeline(bytes, limit(), response) : pipeline(bytes, response)
  sending.catch(() => response.destroy())
}).listen(Number(port), '127.0.0.1')
