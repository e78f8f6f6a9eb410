import { brotliCompressSync } from 'node:zlib'
import { filesIn, type Front, type HostedSite, startSiteHost } from '../../servers/host/site-host.ts'
import { addressOf } from '../../servers/server.ts'

/** Serves a folder at the path `below`, on a host without a rewrite rule. */
export async function serveFolder(folder: string, below: string) {
  const base = below.replace(/\/$/, '')
  const host = await startSiteHost(filesIn(folder), { base, hasRewriteRule: false })
  return { ...host, origin: new URL(host.url).origin, home: `${host.url}/` }
}

/** Imitates a CDN that serves an old page if `isCached` returns true for the request. */
export function cdnWithOldPages(old: HostedSite, isCached: (path: string, nth: number) => boolean): Front {
  let nth = 0
  return (request, response, host) => {
    nth += 1
    if (!isCached(request.url ?? '', nth)) {
      host()
      return
    }
    response.setHeader('age', '120')
    host(old)
  }
}

/** Imitates a CDN that changes the HTML of pages. */
export function cdnThatRewrites(site: HostedSite, rewrite: (html: string) => string): Front {
  const rewritten = Object.fromEntries(
    Object.entries(site).map(([path, content]) => [
      path,
      path.endsWith('.html') ? rewrite(content.toString()) : content
    ])
  )
  return (_request, _response, host) => host(rewritten)
}

/** Imitates a host that redirects this page to its address with a slash, below which relative addresses then are. */
export function hostThatAddsSlash(path: string, page: string): Front {
  return ({ url }, response, host) => {
    if (url === path) response.writeHead(301, { location: `${path}/` }).end()
    else if (url === `${path}/`)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    else host()
  }
}

/** Imitates a CDN that compresses every file with brotli. */
export function cdnThatCompresses(site: HostedSite): Front {
  const headers = { 'content-encoding': 'br' }
  return (_request, _response, host) =>
    host(path => {
      const content = Object.hasOwn(site, path) ? site[path] : undefined
      return content === undefined ? undefined : { content: brotliCompressSync(content), headers }
    })
}

/** Responds to every request with this status, so that no request reaches the host. */
export function everything(
  status: number,
  headers: Record<string, string> | ((path: string) => Record<string, string>),
  body: string | ((path: string) => string) = ''
): Front {
  return ({ url = '' }, response) => {
    response
      .writeHead(status, {
        'content-type': 'text/html',
        ...(typeof headers === 'function' ? headers(url) : headers)
      })
      .end(typeof body === 'function' ? body(url) : body)
  }
}

/** Applies a front only to requests for this path. */
export function at(path: string, front: Front): Front {
  return (request, response, host) => {
    if (addressOf(request)?.path === path) front(request, response, host)
    else host()
  }
}
