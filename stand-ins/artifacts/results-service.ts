import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { sendJson, startServer } from '../server.ts'
import { startBlobStore, type BlobStore } from './azurite.ts'

type Method = 'CreateArtifact' | 'FinalizeArtifact' | 'ListArtifacts' | 'DeleteArtifact'

/** What goes wrong with a call: its response (the work is done) or the call itself (it is not). */
type Fault = 'lost-response' | 'truncated-response' | 'closed-connection' | { status: number; msg: string }

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
        if (pending.has(name) || artifacts.some(artifact => artifact.name === name))
          return [409, { code: 'already_exists', msg: 'an artifact with this name already exists' }]
        const id = (lastId += 1)
        // Several services may share one store.
        const blob = randomUUID()
        const mimeType = String(body['mime_type'])
        const expiresAt = body['expires_at'] as string | undefined
        pending.set(name, { id, name, size: 0, digest: '', mimeType, expiresAt, blob })
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
        const { name_filter: wanted } = body
        const listed = artifacts.filter(each => wanted === undefined || each.name === wanted)
        const shown = listed.map(({ id, name, size, digest }) => ({
          workflow_run_backend_id: 'run-1',
          workflow_job_run_backend_id: 'job-1',
          database_id: String(id),
          name,
          size: String(size),
          digest
        }))
        return [200, { artifacts: shown }]
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

  const server = await startServer((request, response) => {
    const close = () => void request.socket.destroy()
    void (async () => {
      const method = (request.url ?? '').split('/').at(-1) as Method
      const body = (await json(request)) as Record<string, unknown>
      calls.push({ method, body })
      const wrong = fault(method, calls.filter(call => call.method === method).length)
      if (wrong === 'closed-connection') throw new Error(wrong)
      const [status, content] =
        typeof wrong === 'object' ? [wrong.status, { msg: wrong.msg }] : respond(method, body)
      if (wrong === 'lost-response') close()
      else if (wrong === 'truncated-response')
        response.writeHead(status, { 'content-length': 1000 }).write('{"ok"', () => response.destroy())
      else sendJson(response, status, content)
    })().catch(close)
  })

  return {
    env: runtimeVariables(server.url),
    calls,
    artifacts,
    async read({ blob }) {
      return Buffer.from(await (await fetch(store.signedUrl(blob))).arrayBuffer())
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      if (blobs === undefined) await store[Symbol.asyncDispose]()
    }
  }
}

function runtimeVariables(serviceUrl: string): Record<string, string> {
  return {
    ACTIONS_RESULTS_URL: `${serviceUrl}/`,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(),
    GITHUB_SERVER_URL: 'https://github.com',
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1'
  }
}

/** In the format of the runner's token. Its signature is not checked. */
function runtimeToken(): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run-1:job-1' })}.none`
}
