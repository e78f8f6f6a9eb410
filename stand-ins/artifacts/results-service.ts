import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startBlobStore, type BlobStore } from './azurite.ts'
import { runtimeVariables } from './runtime-variables.ts'

export type Method = 'CreateArtifact' | 'FinalizeArtifact' | 'ListArtifacts' | 'DeleteArtifact'

/** What goes wrong with a call: its response (the work is done) or the call itself (it is not). */
export type Fault =
  | 'lost-response'
  | 'truncated-response'
  | 'closed-connection'
  | { status: number; msg: string }

interface Artifact {
  id: number
  name: string
  size: number
  digest: string
  mimeType: string
  expiresAt: string | undefined
  blob: string
}

export interface ResultsService extends AsyncDisposable {
  /** What the runner puts into the environment of a step. */
  env: Record<string, string>
  calls: { method: Method; body: Record<string, unknown> }[]
  /** Only complete ones, as the list shows them. */
  artifacts: Artifact[]
  read(artifact: Artifact): Promise<Buffer>
}

/**
 * The service that stores workflow artifacts: Twirp calls in JSON here, the bytes in Azurite. A name is taken from the
 * moment it was created, complete or not.
 */
export async function startResultsService({
  fault = () => undefined,
  blobs,
  firstId = 1001
}: {
  fault?: (method: Method, count: number) => Fault | undefined
  /** A store that several services share, and that is not closed with them. */
  blobs?: BlobStore
  /** Ids of artifacts start here; they are unique in the whole of GitHub. */
  firstId?: number
} = {}): Promise<ResultsService> {
  const store = blobs ?? (await startBlobStore())
  const calls: ResultsService['calls'] = []
  const artifacts: Artifact[] = []
  const pending = new Map<string, Artifact>()
  let lastId = firstId - 1

  function respond(method: Method, body: Record<string, unknown>): [status: number, body: object] {
    const name = String(body['name'])
    switch (method) {
      case 'CreateArtifact': {
        if (pending.has(name) || artifacts.some(artifact => artifact.name === name)) {
          return [
            409,
            { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' }
          ]
        }
        const id = (lastId += 1)
        // Several services may share one store.
        const blob = randomUUID()
        pending.set(name, {
          id,
          name,
          size: 0,
          digest: '',
          mimeType: String(body['mime_type']),
          expiresAt: body['expires_at'] as string | undefined,
          blob
        })
        return [200, { ok: true, signed_upload_url: store.signedUrl(blob) }]
      }
      case 'FinalizeArtifact': {
        const artifact = pending.get(name)
        if (artifact === undefined) return [404, { code: 'not_found', msg: 'no such artifact' }]
        pending.delete(name)
        artifacts.push({ ...artifact, size: Number(body['size']), digest: String(body['hash']) })
        return [200, { ok: true, artifact_id: String(artifact.id) }]
      }
      case 'ListArtifacts': {
        const listed = artifacts.filter(
          ({ name }) => body['name_filter'] === undefined || name === body['name_filter']
        )
        return [
          200,
          {
            artifacts: listed.map(({ id, name, size, digest }) => ({
              workflow_run_backend_id: 'run-1',
              workflow_job_run_backend_id: 'job-1',
              database_id: String(id),
              name,
              size: String(size),
              digest
            }))
          }
        ]
      }
      case 'DeleteArtifact': {
        const at = artifacts.findIndex(artifact => artifact.name === name)
        const [gone] = at < 0 ? [] : artifacts.splice(at, 1)
        return gone
          ? [200, { ok: true, artifact_id: String(gone.id) }]
          : [404, { code: 'not_found', msg: name }]
      }
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const method = (request.url ?? '').split('/').at(-1) as Method
      const body = (await json(request)) as Record<string, unknown>
      calls.push({ method, body })
      const wrong = fault(method, calls.filter(call => call.method === method).length)
      if (wrong === 'closed-connection') {
        request.socket.destroy()
        return
      }
      const [status, content] =
        typeof wrong === 'object' ? [wrong.status, { msg: wrong.msg }] : respond(method, body)
      if (wrong === 'lost-response') request.socket.destroy()
      else send(response, status, content, wrong === 'truncated-response')
    })().catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    env: runtimeVariables(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    calls,
    artifacts,
    async read({ blob }) {
      return Buffer.from(await (await fetch(store.signedUrl(blob))).arrayBuffer())
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      if (blobs === undefined) await store[Symbol.asyncDispose]()
    }
  }
}

function send(response: ServerResponse, status: number, content: object, truncated: boolean): void {
  const text = JSON.stringify(content)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text)
  })
  if (truncated) response.write(text.slice(0, 5), () => response.destroy())
  else response.end(text)
}
