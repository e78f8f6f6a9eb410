// node bench/servers/counting-store.ts <delay in ms>: a store that delays each response. Prints the addresses of the
// store and of a counter. The counter returns and resets the request count. Its path `/clear` also empties the store.
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { type Exchange, S3Store, startStore } from '../../servers/s3/s3-stand-in.ts'
import { startServer } from '../../servers/server.ts'

/** Skips signature checks and accepts any bucket, so that the store takes little CPU time compared with the client. */
class DelayingStore extends S3Store {
  protected override async answerTo({ request, seen, query }: Exchange) {
    const body = await buffer(request)
    await delay(Number(process.argv[2]))
    return this.serve({ ...seen, query, body })
  }
}

const { url, requests, objects } = await startStore(new DelayingStore())
const counter = await startServer((request, response) => {
  if (request.url === '/clear') objects.clear()
  response.end(String(requests.length))
  requests.length = 0
})
console.log(`${url} ${counter.url}`)
