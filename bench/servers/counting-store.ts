// node bench/servers/counting-store.ts <delay in ms>: a store that answers every request after the same time. Prints its
// address, and one that answers with the number of requests since then; `/clear` there also removes all objects.
import { startServer } from '../../servers/server.ts'
import { startS3StandIn } from '../../servers/s3/s3-stand-in.ts'

const { url, requests, objects } = await startS3StandIn({ delayMs: Number(process.argv[2]), isOpen: true })
const counter = await startServer((request, response) => {
  if (request.url === '/clear') objects.clear()
  response.end(String(requests.length))
  requests.length = 0
})
console.log(`${url} ${counter.url}`)
