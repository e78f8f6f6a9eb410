import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { type SeenRequest } from '../../../servers/server.ts'
import { type FaultOf, type JsonAnswer, startJsonServer } from '../json-server.ts'
import { startBlobStore, type BlobStore } from './azurite.ts'

interface Artifact {
  id: number
  name: string
  size: number
  digest: string
  mimeType: string
  expiresAt: string | undefined
  blob: string
}

/** Fields of the Twirp requests. Each request has some of these fields. */
interface Call {
  name: string
  mime_type: string
  expires_at?: string
  size: string
  hash: string
  name_filter?: string
}

export interface ResultsService extends AsyncDisposable {
  /** Environment variables that the runner sets for a step. */
  env: Record<string, string>
  requests: SeenRequest[]
  /** Contains only complete artifacts, as the list from the service does. */
  artifacts: Artifact[]
  read(artifact: Artifact): Promise<Buffer>
}

/** Starts a stand-in for the artifact service. It answers Twirp calls in JSON, and stores artifacts in Azurite. */
export async function startResultsService({
  fault,
  blobs,
  firstId = 1001
}: {
  fault?: FaultOf
  /** Blob store that several services share. The services do not close this store. */
  blobs?: BlobStore
  /** First artifact ID. Several services need different first IDs, because IDs are unique across GitHub. */
  firstId?: number
} = {}): Promise<ResultsService> {
  const store = blobs ?? (await startBlobStore())
  const calls = new ArtifactCalls(store, firstId)
  const server = await startJsonServer(async (request, { pathname }) => {
    const method = pathname.slice(pathname.lastIndexOf('/') + 1) as Exclude<keyof ArtifactCalls, 'artifacts'>
    return calls[method]((await json(request)) as Call)
  }, fault)
  return {
    env: runtimeVariables(server.url),
    requests: server.requests,
    artifacts: calls.artifacts,
    async read({ blob }) {
      return Buffer.from(await (await fetch(store.signedUrl(blob))).arrayBuffer())
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      if (blobs === undefined) await store[Symbol.asyncDispose]()
    }
  }
}

/** Implements the Twirp methods. Rejects a new artifact if its name is in use, even by an incomplete artifact. */
class ArtifactCalls {
  readonly artifacts: Artifact[] = []
  readonly #pending = new Map<string, Artifact>()
  readonly #store: BlobStore
  #nextId: number

  constructor(store: BlobStore, firstId: number) {
    this.#store = store
    this.#nextId = firstId
  }

  CreateArtifact({ name, mime_type: mimeType, expires_at: expiresAt }: Call): JsonAnswer {
    if (this.#pending.has(name) || this.artifacts.some(artifact => artifact.name === name))
      return [409, { code: 'already_exists', msg: 'an artifact with this name already exists' }]
    // The blob name is random, because several services may share one store.
    const blob = randomUUID()
    this.#pending.set(name, { id: this.#nextId++, name, size: 0, digest: '', mimeType, expiresAt, blob })
    return [200, { ok: true, signed_upload_url: this.#store.signedUrl(blob) }]
  }

  FinalizeArtifact({ name, size, hash }: Call): JsonAnswer {
    const artifact = this.#pending.get(name)
    if (artifact === undefined) return [404, { code: 'not_found', msg: 'no such artifact' }]
    this.#pending.delete(name)
    this.artifacts.push({ ...artifact, size: Number(size), digest: hash })
    return [200, { ok: true, artifact_id: String(artifact.id) }]
  }

  ListArtifacts({ name_filter: wanted }: Call): JsonAnswer {
    const listed = this.artifacts.filter(({ name }) => wanted === undefined || name === wanted)
    const artifacts = listed.map(({ id, name, size, digest }) => ({
      workflow_run_backend_id: 'run-1',
      workflow_job_run_backend_id: 'job-1',
      database_id: String(id),
      name,
      size: String(size),
      digest
    }))
    return [200, { artifacts }]
  }

  DeleteArtifact({ name }: Call): JsonAnswer {
    const at = this.artifacts.findIndex(artifact => artifact.name === name)
    const [gone] = at < 0 ? [] : this.artifacts.splice(at, 1)
    return gone ? [200, { ok: true, artifact_id: String(gone.id) }] : [404, { code: 'not_found', msg: name }]
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

/** Returns a token in the format that a runner uses. The client does not check the signature. */
function runtimeToken(): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run-1:job-1' })}.none`
}
