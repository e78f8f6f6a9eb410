import { finished } from 'node:stream/promises'
import { startServer } from '../../servers/server.ts'
import type { BlobStore } from '../../__tests__/servers/artifacts/azurite.ts'

/** Starts a blob store that discards all bytes, so that a benchmark measures only the client. */
export async function startDiscardingStore(): Promise<BlobStore> {
  const server = await startServer((request, response) => {
    const headers = { etag: '"none"', 'last-modified': new Date().toUTCString(), 'x-ms-request-id': 'none' }
    finished(request.resume()).then(
      () => response.writeHead(201, headers).end(),
      () => response.destroy()
    )
  })
  return {
    signedUrl: blob => `${server.url}/blob/${blob}?sig=none`,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose]
  }
}
