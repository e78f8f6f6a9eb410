import { readFileSync } from 'node:fs'
import type http from 'node:http'
import { join, resolve, sep } from 'node:path'
import { lookup } from 'mrmime'
import { addressOf, startServer } from '../server.ts'

/** A file with headers that override the host's default headers. */
interface HostedFile {
  content: Buffer
  headers: Record<string, string>
}

/** Site files, by path. */
export type HostedSite = Readonly<Record<string, string | Buffer>>

type Lookup = (path: string) => string | Buffer | HostedFile | undefined

/** Handles a request, or calls `host` to let the static host respond. */
export type Front = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  host: (site?: HostedSite | Lookup) => void
) => void

export interface HostOptions {
  /** Base path of the site, without a trailing slash. */
  base?: string
  /** Whether the host serves guides/x.html at /guides/x. */
  hasRewriteRule?: boolean
  headers?: Record<string, string>
  front?: Front
  tls?: { key: string; cert: string }
  port?: number
}

/** Starts a static host with clean URLs, a 404 page and cache headers. `front` can handle requests first. */
export async function startSiteHost(site: HostedSite | Lookup, options: HostOptions = {}) {
  const front: Front = options.front ?? ((_request, _response, host) => host())
  const server = await startServer((request, response) => {
    front(request, response, (other = site) => serve(other, request, response, options))
  }, options)
  return { ...server, url: `${server.url}${options.base ?? ''}` }
}

/** Returns a lookup for files in a folder. The lookup never reads outside the folder. */
export function filesIn(folder: string): (path: string) => Buffer | undefined {
  const inside = resolve(folder) + sep
  return path => {
    const file = join(inside, path)
    try {
      return file.startsWith(inside) ? readFileSync(file) : undefined
    } catch {
      return undefined
    }
  }
}

function serve(
  site: HostedSite | Lookup,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { base = '', hasRewriteRule = true, headers = {} }: HostOptions
): void {
  const find: Lookup =
    typeof site === 'function' ? site : name => (Object.hasOwn(site, name) ? site[name] : undefined)
  const address = addressOf(request)?.path
  if (address === undefined) {
    response.writeHead(400).end('Bad request')
    return
  }
  const path = address.startsWith(`${base}/`) ? address.slice(base.length + 1) : undefined
  const file = path === undefined ? undefined : fileAt(find, path, hasRewriteRule)
  const folder = path === undefined ? undefined : fileAt(find, `${path}/`, hasRewriteRule)
  if (address === base ? base !== '' : file === undefined && folder !== undefined && path !== '') {
    response.writeHead(301, { location: `${encodeURI(address)}/` }).end()
    return
  }
  const found = find(file ?? '404.html') ?? 'Not found'
  const isPlain = typeof found === 'string' || Buffer.isBuffer(found)
  const content = isPlain ? found : found.content
  const type = lookup(file ?? '404.html') ?? 'application/octet-stream'
  const isHashed = /[._/-](?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}[._-][^/]*$/.test(file ?? '')
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
  const body = Buffer.from(content)
  response
    .writeHead(file === undefined ? 404 : 200, {
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'cache-control': cacheControl,
      'content-length': body.length,
      ...headers,
      ...(!isPlain && found.headers)
    })
    .end(body)
}

function fileAt(find: Lookup, path: string, hasRewriteRule: boolean): string | undefined {
  const candidates =
    path === '' || path.endsWith('/')
      ? [`${path}index.html`]
      : [path, ...(hasRewriteRule ? [`${path}.html`] : [])]
  return candidates.find(candidate => find(candidate) !== undefined)
}
