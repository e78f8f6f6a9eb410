import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface RecordedRequest {
  method: string
  path: string
  authorization: string | undefined
  contentLength: string | undefined
  transferEncoding: string | undefined
}

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

export interface GitHubApi extends AsyncDisposable {
  /** With a path, as `GITHUB_API_URL` of GitHub Enterprise Server. */
  url: string
  requests: RecordedRequest[]
  releases: StoredRelease[]
}

type Response = [status: number, body?: object, headers?: Record<string, string>]
export type ApiFault =
  | 'lost-response'
  | 'broken-upload'
  | { status: number; message: string; body?: object; headers?: Record<string, string> }

/** The releases in GitHub's REST API, under `/api/v3` and, for uploads, `/api/uploads`. */
export async function startGitHubApi({
  releases = [],
  fault = () => undefined
}: {
  releases?: StoredRelease[]
  fault?: (request: RecordedRequest, count: number) => ApiFault | undefined
} = {}): Promise<GitHubApi> {
  const requests: RecordedRequest[] = []
  let lastId = 5000
  let origin = ''

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
  const missing: Response = [404, { message: 'Not Found', documentation_url: 'https://docs.github.com/rest' }]

  function page(all: object[], url: URL): Response {
    const size = Number(url.searchParams.get('per_page'))
    const number = Number(url.searchParams.get('page') ?? 1)
    const next = `<${origin}${url.pathname}?per_page=${size}&page=${number + 1}>; rel="next"`
    return [
      200,
      all.slice((number - 1) * size, number * size),
      all.length > number * size ? { link: next } : {}
    ]
  }

  async function upload(
    request: IncomingMessage,
    release: StoredRelease,
    name: string,
    breaks: boolean
  ): Promise<Response> {
    if (release.immutable || release.rejectsUploads)
      return [422, { message: 'Cannot upload assets to an immutable release.' }]
    if (release.assets.some(asset => asset.name === name)) {
      return [
        422,
        { message: 'Validation Failed', errors: [{ resource: 'ReleaseAsset', code: 'already_exists' }] }
      ]
    }
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

  async function respond(request: IncomingMessage, url: URL, breaks: boolean): Promise<Response> {
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
    if (method === 'POST') return await upload(request, release, url.searchParams.get('name') ?? '', breaks)
    return key === 'assets' ? page(release.assets.map(shownAsset), url) : [200, shown(release)]
  }

  const server = createServer((request, response) => {
    // The client may end in the middle of an upload.
    void (async () => {
      const url = new URL(request.url ?? '', origin)
      const {
        authorization,
        'content-length': contentLength,
        'transfer-encoding': transferEncoding
      } = request.headers
      const recorded = {
        method: request.method ?? '',
        path: `${url.pathname}${url.search}`,
        authorization,
        contentLength,
        transferEncoding
      }
      requests.push(recorded)
      const same = requests.filter(({ method, path }) => method === recorded.method && path === recorded.path)
      const wrong = fault(recorded, same.length)
      const [status, body, headers] =
        typeof wrong === 'object'
          ? ([wrong.status, wrong.body ?? { message: wrong.message }, wrong.headers ?? {}] satisfies Response)
          : await respond(request, url, wrong === 'broken-upload')
      if (wrong === 'lost-response') {
        request.socket.destroy()
        return
      }
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        ...headers
      })
      response.end(body && JSON.stringify(body))
    })().catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: `${origin}/api/v3`,
    requests,
    releases,
    [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      return Promise.resolve()
    }
  }
}
