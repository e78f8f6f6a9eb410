import type { ServerResponse } from 'node:http'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { Store } from '../../../src/s3/store.ts'
import { startServer } from '../../../servers/server.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'

/** Starts a store that responds with `answer`, to imitate stores that differ from S3. */
export async function storeThat(
  answer: (url: URL, response: ServerResponse, nth: number) => void,
  concurrency = 16
) {
  const server = await startServer((request, response, nth) => {
    answer(new URL(request.url ?? '', 'http://store'), response, nth)
  })
  const http = new AgentHttp('test')
  const clock = new FakeClock()
  const { signal } = new AbortController()
  const context = { log: new MemoryLog(), clock, random: () => 0, signal, http }
  const bucket = { name: 'site', endpoint: new URL(server.url), region: 'us-east-1' }
  const credentials = { accessKeyId: 'AKIA1', secretAccessKey: 'secret', sessionToken: undefined }
  return {
    store: new Store(bucket, credentials, concurrency, context),
    clock,
    signal,
    requests: server.requests,
    async [Symbol.asyncDispose]() {
      http[Symbol.dispose]()
      await server[Symbol.asyncDispose]()
    }
  }
}
