import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { type JsonAnswer, pageOf, type SeenRequest, startJsonServer } from '../server.ts'

interface StoredAsset {
  id: number
  name: string
  size: number
  sha256: string
  /** Only of small ones. */
  text: string
  state: 'uploaded' | 'starter'
}

export interface StoredRelease {
  id: number
  tag: string
  draft?: boolean
  immutable?: boolean
  /** It became immutable after it was looked up. */
  rejectsUploads?: boolean
  /** Where assets are uploaded, if not to this server. */
  uploadOrigin?: string
  assets: StoredAsset[]
}

export type GitHubApi = Awaited<ReturnType<typeof startGitHubApi>>

type ApiFault =
  | 'lost-response'
  | 'broken-upload'
  | { status: number; message: string; body?: object; headers?: Record<string, string> }

/** The releases in GitHub's REST API, under `/api/v3` and, for uploads, `/api/uploads`. */
export async function startGitHubApi({
  releases = [],
  fault = () => undefined
}: {
  releases?: StoredRelease[]
  fault?: (request: SeenRequest, count: number) => ApiFault | undefined
} = {}) {
  let lastId = 5000

  const shown = (release: StoredRelease) => ({
    id: release.id,
    tag_name: release.tag,
    draft: release.draft ?? false,
    immutable: release.immutable ?? false,
    html_url: `${origin}/o/r/releases/${release.id}`,
    upload_url: `${release.uploadOrigin ?? origin}/api/uploads/repos/o/r/releases/${release.id}/assets{?name,label}`
  })
  const shownAsset = ({ id, name, size, state, sha256 }: StoredAsset) => ({
    id,
    name,
    size,
    state,
    digest: state === 'uploaded' ? `sha256:${sha256}` : null,
    browser_download_url: `${origin}/o/r/releases/download/x/${name}`
  })
  const missing: JsonAnswer = [404, { message: 'Not Found' }]

  function page(all: object[], url: URL): JsonAnswer {
    const { shown: items, headers } = pageOf(all, url)
    return [200, items, headers]
  }

  async function upload(
    request: IncomingMessage,
    release: StoredRelease,
    url: URL,
    breaks: boolean
  ): Promise<JsonAnswer> {
    const name = url.searchParams.get('name') ?? ''
    if (release.immutable || release.rejectsUploads)
      return [422, { message: 'Cannot upload assets to an immutable release.' }]
    if (release.assets.some(asset => asset.name === name))
      return [422, { message: 'Validation Failed', errors: [{ code: 'already_exists' }] }]
    const asset: StoredAsset = { id: (lastId += 1), name, size: 0, sha256: '', text: '', state: 'starter' }
    release.assets.push(asset)
    const hash = createHash('sha256')
    for await (const chunk of request as AsyncIterable<Buffer>) {
      hash.update(chunk)
      asset.size += chunk.length
      if (asset.size < 1000) asset.text += chunk.toString()
      if (breaks) return [502, { message: 'Server Error' }]
    }
    Object.assign(asset, { state: 'uploaded', sha256: hash.digest('hex') })
    return [201, shownAsset(asset)]
  }

  async function respond(request: IncomingMessage, url: URL, breaks: boolean): Promise<JsonAnswer> {
    const { method } = request
    const matched = /^\/api\/\w+\/repos\/o\/r\/releases\/?(tags|assets|\d+)?(?:\/(.+))?$/.exec(url.pathname)
    if (matched === null) return missing
    const [, kind, key] = matched
    const release = releases.find(({ id, tag, draft }) =>
      kind === 'tags' ? tag === decodeURIComponent(key ?? '') && !draft : String(id) === kind
    )
    if (kind === undefined) return page(releases.map(shown), url)
    if (kind === 'assets') {
      const owner = releases.find(({ assets }) => assets.some(({ id }) => String(id) === key))
      const asset = owner?.assets.find(({ id }) => String(id) === key)
      if (owner === undefined || asset === undefined) return missing
      if (method === 'DELETE') {
        owner.assets.splice(owner.assets.indexOf(asset), 1)
        return [204]
      }
      asset.name = (JSON.parse(await text(request)) as { name: string }).name
      return [200, shownAsset(asset)]
    }
    if (release === undefined) return missing
    if (method === 'POST') return await upload(request, release, url, breaks)
    return key === 'assets' ? page(release.assets.map(shownAsset), url) : [200, shown(release)]
  }

  const server = await startJsonServer(async (request, url) => {
    const recorded = server.requests.at(-1) as SeenRequest
    const same = server.requests.filter(
      ({ method, path }) => method === recorded.method && path === recorded.path
    )
    const wrong = fault(recorded, same.length)
    if (typeof wrong === 'object')
      return [wrong.status, wrong.body ?? { message: wrong.message }, wrong.headers]
    const answer = await respond(request, url, wrong === 'broken-upload')
    return wrong === 'lost-response' ? undefined : answer
  })
  const origin = server.url
  // With a path, as `GITHUB_API_URL` of GitHub Enterprise Server.
  return { ...server, url: `${origin}/api/v3`, releases }
}
