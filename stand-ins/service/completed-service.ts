import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers like the service: every job is completed at once, and its bundle is at `bundleUrl`. */
export async function startService(bundleUrl: string) {
  const server = createServer((request, response) => {
    request.resume()
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const body =
      request.method === 'GET'
        ? { status: 'completed', prLink: 'https://github.com/o/r/pull/7' }
        : { jobId: 'job-1', bundleUrl, expiresAt }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** For an action that is to use this service. */
    inputs: {
      'INPUT_BASE-URL': `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      'INPUT_API-KEY': 'key_of_the_benchmark',
      INPUT_DOMAIN: 'docs.example.com'
    },
    [Symbol.dispose]() {
      server.close()
    }
  }
}
