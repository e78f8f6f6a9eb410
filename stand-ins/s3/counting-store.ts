// node stand-ins/s3/counting-store.ts <delay in ms>: a store that answers every request after the same time, and counts them.
// Without signatures: the time of the store must not hide that of the programs that upload to it.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const delayMs = Number(process.argv[2] ?? 30)
const objects = new Map<
  string,
  { size: number; etag: string; headers: Record<string, string>; body: Buffer }
>()
let requests = 0

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => setTimeout(() => answer(request, response, Buffer.concat(chunks)), delayMs))
})
server.keepAliveTimeout = 120_000

interface Answer {
  status: number
  headers?: Record<string, string>
  content?: string | Buffer
}

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  const url = new URL(request.url ?? '/', 'http://store')
  const { status, headers = {}, content } = control(url.pathname) ?? serve(request, url, body)
  response.writeHead(status, { 'x-amz-request-id': '1', ...headers })
  response.end(request.method === 'HEAD' ? undefined : content)
}

/** For the benchmark itself. */
function control(path: string): Answer | undefined {
  if (path === '/-/clear') objects.clear()
  if (path !== '/-/clear' && path !== '/-/count') return undefined
  const counted = requests
  requests = 0
  return { status: 200, content: String(counted) }
}

function serve(request: IncomingMessage, url: URL, body: Buffer): Answer {
  requests += 1
  const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
  const stored = objects.get(key)
  if (request.method === 'PUT') return key === '' ? { status: 200 } : put(key, request, body)
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  if (key === '')
    return { status: 200, headers: { 'content-type': 'application/xml' }, content: list(url.searchParams) }
  if (stored === undefined) return { status: 404, content: '<Error><Code>NoSuchKey</Code></Error>' }
  const { headers, etag, size, body: content } = stored
  const length = String(request.method === 'HEAD' ? size : content.length)
  const modified = 'Sun, 15 Nov 2026 00:00:00 GMT'
  return {
    status: 200,
    headers: { ...headers, etag, 'last-modified': modified, 'content-length': length },
    content
  }
}

function put(key: string, request: IncomingMessage, body: Buffer): Answer {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
  const stored = objects.get(key)
  if ((ifNoneMatch !== undefined && stored) || (ifMatch !== undefined && ifMatch !== stored?.etag))
    return { status: 412, content: '<Error><Code>PreconditionFailed</Code></Error>' }
  const etag = `"${createHash('md5').update(body).digest('hex')}"`
  const kept = Object.entries(request.headers).filter(([name]) =>
    /^(content-type|cache-control|x-amz-meta-)/.test(name)
  )
  const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
  // Only the state is read again: the memory of the store is of no interest.
  const isRead = key.includes('.static-export')
  objects.set(key, { size: body.length, etag, headers, body: isRead ? body : Buffer.alloc(0) })
  return { status: 200, headers: { etag } }
}

function list(query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const after = query.get('continuation-token') ?? query.get('marker') ?? ''
  const pageSize = Number(query.get('max-keys') ?? 1000)
  const contents: string[] = []
  const folders = new Set<string>()
  let next: string | undefined
  for (const key of [...objects.keys()].sort()) {
    if (!key.startsWith(prefix) || key <= after) continue
    if (contents.length + folders.size >= pageSize) {
      next = contents.length > 0 ? [...objects.keys()].sort().findLast(each => each < key) : undefined
      break
    }
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
    if (end !== -1) {
      folders.add(key.slice(0, end + 1))
      continue
    }
    const { size, etag } = objects.get(key) ?? { size: 0, etag: '' }
    contents.push(
      `<Contents><Key>${key}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`
    )
  }
  const prefixes = [...folders].map(folder => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
  const token =
    next === undefined
      ? ''
      : `<NextContinuationToken>${next}</NextContinuationToken><NextMarker>${next}</NextMarker>`
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>bench</Name><Prefix>${prefix}</Prefix><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join('')}${prefixes.join('')}</ListBucketResult>`
}

server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
