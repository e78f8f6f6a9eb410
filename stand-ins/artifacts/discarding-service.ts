import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'

/**
 * Stores nothing: accepts the calls of the artifact client and discards the bytes, so that only the client is measured.
 */
export async function startArtifactService() {
  let lastId = 0
  const answers: Record<string, (url: string) => object> = {
    CreateArtifact: url => ({ ok: true, signed_upload_url: `${url}/blob/artifact?sig=bench` }),
    FinalizeArtifact: () => ({ ok: true, artifact_id: String((lastId += 1)) }),
    ListArtifacts: () => ({ artifacts: [] }),
    DeleteArtifact: () => ({ ok: true, artifact_id: String(lastId) })
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/blob/') === true) {
      await finished(request.resume())
      const headers = {
        etag: '"bench"',
        'last-modified': new Date().toUTCString(),
        'x-ms-request-id': 'bench'
      }
      response.writeHead(201, headers).end()
      return
    }
    await json(request)
    const method = request.url?.split('/').at(-1) ?? ''
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[method]?.(url) ?? {}))
  }
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    /** What the runner sets for each step. */
    env: {
      ACTIONS_RESULTS_URL: `${url}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(),
      GITHUB_SERVER_URL: 'https://github.com',
      NO_PROXY: '127.0.0.1',
      no_proxy: '127.0.0.1'
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

/** In the format of the runner's token. Its signature is not checked. */
function runtimeToken(): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run-1:job-1' })}.none`
}
