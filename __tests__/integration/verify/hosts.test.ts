import { describe, expect, test } from '@jest/globals'
import http from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type HostedSite } from '../../../servers/host/site-host.ts'
import { startServer } from '../../../servers/server.ts'
import { startS3 } from '../../servers/s3/s3rver.ts'
import { publish, writeSite } from '../../support/publishing.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'
import { filesOf, NEW, OLD, page, verify } from '../../support/verifying.ts'
import { missingProgram, startWebServer, webServers } from '../hosting/servers.ts'
import { viewerRequest } from '../hosting/viewer-request.ts'

const HOST = 'docs.example.com'
const BASES = ['', '/docs'] as const
const STYLES = ['clean', 'html'] as const

const redirectPage = (to: string) =>
  `<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`

/** Creates a site with unusual file names, links below the base path, and a redirect page. */
function siteBelow(base: string): HostedSite {
  const asIn = (content: string | Buffer) => content.toString().replaceAll('"/', `"${base}/`)
  const site = {
    ...NEW,
    'guides.html': page('Guides', 'All of them'),
    'guides/v1.2.html': page('Version 1.2', 'Dots'),
    'guides/100%.html': page('Percent', 'Encoding'),
    'guides/c++.html': page('C++', 'Signs')
  }
  const plain = Object.fromEntries(Object.entries(site).map(([path, content]) => [path, asIn(content)]))
  return { ...plain, 'old/start.html': redirectPage(`${base}/guides/start.html`) }
}

async function expectVerified(url: string, site: HostedSite, base: string, addresses: string): Promise<void> {
  const files = filesOf(site).map(file =>
    file.path === 'old/start.html' ? { ...file, redirect: `${base}/guides/start` } : file
  )
  const redirects = [
    { source: `${base}/old/start`, destination: `${base}/guides/start`, permanent: true },
    { source: `${base}/any/:path*`, destination: `${base}/guides/:path*`, permanent: true }
  ]
  const { result, failure } = await verify(`${url}${base}`, site, {
    previous: { ...OLD, ...site },
    manifest: { files, redirects, basePath: `${base}/` },
    inputs: { addresses, sample: 'all' }
  })
  expect(failure).toBeUndefined()
  expect(result).toMatchObject({ verified: true, findings: [], unchecked: [] })
  expect(result?.checked).toBeGreaterThanOrEqual(16)
}

/** Compresses a body as a CDN does: with gzip, with brotli, or not at all, depending on the path. */
function compress(body: Buffer, accepted: string, path: string): [Buffer, encoding?: string] {
  const turn = path.length % 3
  if (turn === 0 && accepted.includes('br')) return [brotliCompressSync(body), 'br']
  return turn === 1 && accepted.includes('gzip') ? [gzipSync(body), 'gzip'] : [body]
}

/** Starts a CDN for the example servers, which accept only the example host name and do not compress. */
async function startFront(
  forward: (path: string) => { options: http.RequestOptions } | { redirect: string }
) {
  return await startServer(({ url = '/', headers: given }, response) => {
    const to = forward(url)
    if ('redirect' in to) {
      response.writeHead(301, { location: to.redirect }).end()
      return
    }
    const { 'accept-encoding': accepted = '', ...headers } = given
    http.get({ agent: false, headers: { ...headers, host: HOST }, ...to.options }, answer => {
      void buffer(answer).then(content => {
        const { location, ...rest } = answer.headers
        const [body, encoding] = compress(content, accepted, url)
        response
          .writeHead(answer.statusCode ?? 0, {
            ...rest,
            ...(location !== undefined && { location: location.replace(`http://${HOST}`, '') }),
            ...(encoding !== undefined && { 'content-encoding': encoding }),
            'content-length': body.length
          })
          .end(body)
      })
    })
  })
}

for (const server of webServers) {
  const note = missingProgram(server)
  const suite = note === '' ? describe : describe.skip
  suite.each(BASES)(`${server.name}${note} with the example configuration and the base path "%s"`, base => {
    test.each(STYLES)('passes the verification with `addresses: %s`', async style => {
      await using folder = await tempFolder()
      const root = join(folder.path, 'www')
      const site = siteBelow(base)
      await writeFiles(root + base, site)
      await using running = await startWebServer(server, { folder: join(folder.path, 'server'), root, base })
      await using front = await startFront(path => ({
        options: { host: '127.0.0.1', port: running.port, path }
      }))
      await expectVerified(front.url, site, base, style)
    })
  })
}

describe.each(BASES)('s3rver behind the CloudFront function, with the base path "%s",', base => {
  test.each(STYLES)('passes the verification with `addresses: %s`', async style => {
    await using folder = await tempFolder()
    await using store = await startS3(join(folder.path, 'store'))
    const origin = new URL(store.link('x', 60)).origin
    const site = siteBelow(base)
    await writeSite(join(folder.path, 'site'), { ...site })
    const published = await publish(
      { url: origin, env: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } },
      folder.path,
      { inputs: { target: `s3://exports${base}` } }
    )
    expect(published.failure).toBeUndefined()
    await using front = await startFront(path => {
      const { uri = '', headers } = viewerRequest(path, {
        basePath: base,
        indexFolders: [`${base}/api`]
      })
      const location = headers?.location?.value
      if (location !== undefined) return { redirect: location }
      // Before CloudFront signs the request, it encodes the key in the same way as S3.
      const key = uri.slice(1).split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
      const link = new URL(store.link(key, 60))
      const { hostname, port, pathname, search, host } = link
      return { options: { host: hostname, port, path: pathname + search, headers: { host } } }
    })
    await expectVerified(front.url, site, base, style)
  })
})
