import { describe, expect, test } from '@jest/globals'
import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { type HostedSite } from '../../../stand-ins/host/site-host.ts'
import { startS3 } from '../../../stand-ins/s3/s3rver.ts'
import { publish, writeSite } from '../../support/publishing.ts'
import { textOf } from '../../support/repository.ts'
import { tempFolder, writeFiles } from '../../support/temp-folder.ts'
import { filesOf, NEW, OLD, page, verify } from '../../support/verifying.ts'
import { missingProgram, startWebServer, webServers } from '../hosting/servers.ts'
import { compress } from './compression.ts'

const HOST = 'docs.example.com'
const BASES = ['', '/docs'] as const
const STYLES = ['clean', 'html'] as const

const redirectPage = (to: string) =>
  `<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>\n`

/** A site with names that are hard for hosts, assets below its base path, and a redirect page. */
function siteBelow(base: string): HostedSite {
  const asIn = (content: string | Buffer) => content.toString().replaceAll('"/', `"${base}/`)
  const plain = {
    ...Object.fromEntries(Object.entries(NEW).map(([path, content]) => [path, asIn(content)])),
    'guides.html': page('Guides', 'All of them'),
    'guides/v1.2.html': page('Version 1.2', 'Dots'),
    'guides/100%.html': page('Percent', 'Encoding'),
    'guides/c++.html': page('C++', 'Signs')
  }
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

/** The web servers of the examples answer to the name of the example only, and do not compress: a CDN does. */
async function startFront(
  forward: (path: string) => { options: http.RequestOptions } | { redirect: string }
) {
  const server = http.createServer((request, response) => {
    const to = forward(request.url ?? '/')
    if ('redirect' in to) {
      response.writeHead(301, { location: to.redirect }).end()
      return
    }
    const { 'accept-encoding': encoding = '', ...headers } = request.headers
    http.get({ agent: false, headers: { ...headers, host: HOST }, ...to.options }, answer => {
      void (async () => {
        const { location, ...rest } = answer.headers
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk as Buffer)
        const { body, encoded } = compress(Buffer.concat(chunks), encoding, request.url ?? '')
        response
          .writeHead(answer.statusCode ?? 0, {
            ...rest,
            ...(location !== undefined && { location: location.replace(`http://${HOST}`, '') }),
            ...(encoded !== undefined && { 'content-encoding': encoded }),
            'content-length': body.length
          })
          .end(body)
      })()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

for (const server of webServers) {
  const note = missingProgram(server)
  const suite = note === '' ? describe : describe.skip
  suite.each(BASES)(`${server.name} with the rules of the examples${note}, site below "%s"`, base => {
    test.each(STYLES)('has no finding with %s addresses', async style => {
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

interface FunctionResult {
  uri?: string
  headers?: { location?: { value: string } }
}

/** The function of the examples, with the folders of this site. */
function viewerRequest(uri: string, folders: string[]): FunctionResult {
  const code = textOf('examples/hosting/cloudfront/viewer-request.js')
  if (!code.includes('indexFolders = []')) throw new Error('The function has no list of folders')
  const event = { request: { uri, rawQueryString: () => '' } }
  return runInNewContext(
    `${code.replace('indexFolders = []', `indexFolders = ${JSON.stringify(folders)}`)};handler(event)`,
    { event }
  ) as FunctionResult
}

describe.each(BASES)('s3rver behind the CloudFront function, site below "%s"', base => {
  test.each(STYLES)('has no finding with %s addresses', async style => {
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
      const { uri = '', headers } = viewerRequest(path, [...(base === '' ? [] : [base]), `${base}/api`])
      const location = headers?.location?.value
      if (location !== undefined) return { redirect: location }
      // CloudFront signs the key as S3 encodes it.
      const key = uri.slice(1).split('/').map(decodeURIComponent).map(encodeURIComponent).join('/')
      const link = new URL(store.link(key, 60))
      const { hostname, port, pathname, search, host } = link
      return { options: { host: hostname, port, path: pathname + search, headers: { host } } }
    })
    await expectVerified(front.url, site, base, style)
  })
})
