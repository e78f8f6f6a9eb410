import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { percentDecode } from '../../../servers/server.ts'
import { type FaultOf, type JsonAnswer, startJsonServer } from '../json-server.ts'
import { NOT_FOUND, pageOf } from './rest-api.ts'

interface StoredAsset {
  id: number
  name: string
  size: number
  sha256: string
  /** Content of the asset, but only the beginning of a large asset. */
  text: string
  state: 'uploaded' | 'starter'
}

export interface StoredRelease {
  id: number
  tag: string
  draft?: boolean
  immutable?: boolean
  /** Rejects uploads as if the release became immutable after the client read the release. */
  rejectsUploads?: boolean
  /** Names of assets whose next upload fails halfway. */
  brokenUploads?: Set<string>
  /** Returns a wrong digest for each upload, as if the stored bytes differed from the uploaded bytes. */
  altersUploads?: boolean
  /** Origin for asset uploads. Default: the origin of this server. */
  uploadOrigin?: string
  assets: StoredAsset[]
}

export type GitHubApi = Awaited<ReturnType<typeof startGitHubApi>>

/** Starts a stand-in for releases in GitHub's REST API, under `/api/v3` and, for uploads, `/api/uploads`. */
export async function startGitHubApi({
  releases = [],
  fault
}: { releases?: StoredRelease[]; fault?: FaultOf } = {}) {
  const api = new ReleaseApi(releases)
  const server = await startJsonServer(async (request, url) => await api.respond(request, url), fault)
  // The URL has a path, like `GITHUB_API_URL` on GitHub Enterprise Server.
  return { ...server, url: `${server.url}/api/v3`, releases }
}

class ReleaseApi {
  readonly #releases: StoredRelease[]
  #nextId = 5001

  constructor(releases: StoredRelease[]) {
    this.#releases = releases
  }

  async respond(request: IncomingMessage, url: URL): Promise<JsonAnswer> {
    const matched = /^\/api\/\w+\/repos\/o\/r\/releases\/?(tags|assets|\d+)?(?:\/(.+))?$/.exec(url.pathname)
    if (matched === null) return NOT_FOUND
    const [, kind, key = ''] = matched
    const { origin } = url
    if (kind === undefined) return pageOf(this.#releases, url, each => shownRelease(each, origin))
    if (kind === 'assets') return await this.#respondToAsset(request, key, origin)
    const release = this.#releases.find(({ id, tag, draft }) =>
      kind === 'tags' ? tag === percentDecode(key) && !draft : String(id) === kind
    )
    if (release === undefined) return NOT_FOUND
    if (request.method === 'POST') return await this.#upload(request, url, release)
    if (key === '' || kind === 'tags') return [200, shownRelease(release, origin)]
    return pageOf(release.assets, url, each => shownAsset(each, origin))
  }

  /** Renames or deletes an asset. */
  async #respondToAsset(request: IncomingMessage, key: string, origin: string): Promise<JsonAnswer> {
    for (const { assets } of this.#releases) {
      const asset = assets.find(({ id }) => String(id) === key)
      if (asset === undefined) continue
      if (request.method === 'DELETE') {
        assets.splice(assets.indexOf(asset), 1)
        return [204]
      }
      asset.name = ((await json(request)) as { name: string }).name
      return [200, shownAsset(asset, origin)]
    }
    return NOT_FOUND
  }

  async #upload(request: IncomingMessage, url: URL, release: StoredRelease): Promise<JsonAnswer> {
    const name = url.searchParams.get('name') ?? ''
    if (release.immutable || release.rejectsUploads)
      return [422, { message: 'Cannot upload assets to an immutable release.' }]
    if (release.assets.some(asset => asset.name === name))
      return [422, { message: 'Validation Failed', errors: [{ code: 'already_exists' }] }]
    const asset: StoredAsset = { id: this.#nextId++, name, size: 0, sha256: '', text: '', state: 'starter' }
    release.assets.push(asset)
    const hash = createHash('sha256').update(release.altersUploads ? 'other bytes' : '')
    for await (const chunk of request as AsyncIterable<Buffer>) {
      hash.update(chunk)
      asset.size += chunk.length
      if (asset.size < 1000) asset.text += chunk.toString()
      if (release.brokenUploads?.delete(name)) return [502, { message: 'Server Error' }]
    }
    Object.assign(asset, { state: 'uploaded', sha256: hash.digest('hex') })
    return [201, shownAsset(asset, url.origin)]
  }
}

function shownRelease({ id, tag, draft, immutable, uploadOrigin }: StoredRelease, origin: string): object {
  return {
    id,
    tag_name: tag,
    draft: draft ?? false,
    immutable: immutable ?? false,
    html_url: `${origin}/o/r/releases/${id}`,
    upload_url: `${uploadOrigin ?? origin}/api/uploads/repos/o/r/releases/${id}/assets{?name,label}`
  }
}

function shownAsset({ id, name, size, state, sha256 }: StoredAsset, origin: string): object {
  return {
    id,
    name,
    size,
    state,
    digest: state === 'uploaded' && sha256 !== '' ? `sha256:${sha256}` : null,
    browser_download_url: `${origin}/o/r/releases/download/x/${name}`
  }
}
