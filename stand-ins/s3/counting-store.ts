// node stand-ins/s3/counting-store.ts <delay in ms>: a store that answers every request after the same time, and counts them.
// Without signatures: the time of the store must not hide that of the programs that upload to it.
import type http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../server.ts'
import { operationOf, StandInBucket } from './s3-bucket.ts'

const delayMs = Number(process.argv[2] ?? 30)
const bucket = new StandInBucket({}, Date.now)
let requests = 0

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://store')
  const body = await buffer(request)
  // For the benchmark itself.
  if (pathname.startsWith('/-/')) {
    if (pathname === '/-/clear') bucket.objects.clear()
    response.end(String(requests))
    requests = 0
    return
  }
  requests += 1
  await delay(delayMs)
  const { method = '', headers } = request
  const key = pathname.split('/').slice(2).map(decodeURIComponent).join('/')
  if (method === 'PUT' && key === '') {
    response.end()
    return
  }
  const answered = bucket.serve({ operation: operationOf(method, key), key, query, headers, body })
  const [content, added] =
    'code' in answered
      ? [`<Error><Code>${answered.code}</Code></Error>`, {}]
      : [answered.content, answered.headers]
  response.writeHead(answered.status, { 'x-amz-request-id': '1', ...added })
  response.end(method === 'HEAD' ? undefined : content)
}

const { url } = await startServer((request, response) => {
  answer(request, response).catch(() => request.socket.destroy())
})
console.log(new URL(url).port)
