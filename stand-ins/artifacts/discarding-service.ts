import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { sendJson, startServer } from '../server.ts'
import { runtimeVariables } from './runtime-variables.ts'

/**
 * Stores nothing: accepts the calls of the artifact client and discards the bytes, so that only the client is measured.
 */
export async function startDiscardingService() {
  let lastId = 0
  const answers: Record<string, () => object> = {
    CreateArtifact: () => ({ ok: true, signed_upload_url: `${server.url}/blob/artifact?sig=none` }),
    FinalizeArtifact: () => ({ ok: true, artifact_id: String((lastId += 1)) }),
    ListArtifacts: () => ({ artifacts: [] }),
    DeleteArtifact: () => ({ ok: true, artifact_id: String(lastId) })
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/blob/') === true) {
      await finished(request.resume())
      const headers = {
        etag: '"none"',
        'last-modified': new Date().toUTCString(),
        'x-ms-request-id': 'none'
      }
      response.writeHead(201, headers).end()
      return
    }
    await json(request)
    const method = request.url?.split('/').at(-1) ?? ''
    sendJson(response, 200, answers[method]?.() ?? {})
  }
  const server = await startServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  return {
    env: runtimeVariables(server.url),
    [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose]()
  }
}
