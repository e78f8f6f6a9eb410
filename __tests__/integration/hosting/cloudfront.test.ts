import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { textOf } from '../../support/repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { expectedLocation, followed, notFollowed, offSiteWildcards, writeRedirects } from './redirects.ts'
import {
  escaping,
  negotiated,
  notFound,
  notFoundFolders,
  notNegotiated,
  offSite,
  redirected,
  served
} from './requests.ts'
import { buildRedirects } from './servers.ts'
import { SITE_FILES } from './site.ts'
import { CODE, type FunctionSettings, viewerRequest } from './viewer-request.ts'

const MAX_FUNCTION_BYTES = 10_240

interface Settings extends FunctionSettings {
  files?: string[]
}

interface Answer {
  status: number
  file?: string
  location?: string
}

/** Runs the function, and then finds the object by the decoded path, as a bucket does. */
function ask(path: string, { files = SITE_FILES, ...settings }: Settings, asked = {}): Answer {
  const { uri = '', statusCode = 0, headers } = viewerRequest(path, settings, asked)
  const location = headers?.location?.value
  if (location !== undefined) return { status: statusCode, location }
  const file = files.find(name => `${settings.basePath ?? ''}/${name}` === decoded(uri))
  return file === undefined ? { status: 404, file: '404.html' } : { status: 200, file }
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri.replaceAll('+', ' '))
  } catch {
    return uri
  }
}

describe.each(['', '/docs'])('the CloudFront function with the base path "%s"', base => {
  const settings: Settings = { basePath: base, indexFolders: [`${base}/api`, `${base}/api/c%20d`] }
  // `/both` is a page and a folder with an index.html. The function serves only the page.
  const both = '/both/'

  test.each(served.filter(({ path }) => path !== both))('responds to $path with $file', ({ path, file }) => {
    expect(ask(base + path, settings)).toEqual({ status: 200, file })
  })

  test.each(notFound)('responds to $path with 404', ({ path }) => {
    expect(ask(base + path, settings)).toEqual({ status: 404, file: '404.html' })
  })

  test.each(notFoundFolders)('responds to $path with 404 after a redirect', ({ path }) => {
    const { location } = ask(base + path, settings)
    expect(location).toBe(base + path.slice(0, -1))
    expect(ask(location ?? '', settings).status).toBe(404)
  })

  test.each([...redirected, { path: both, location: '/both' }])(
    'redirects $path to $location',
    ({ path, location }) => {
      expect(ask(base + path, settings)).toEqual({ status: 301, location: base + location })
      expect(ask(base + location, settings).status).toBe(200)
    }
  )

  const finished: Settings = { ...settings, hasNavigation: true, hasMarkdown: true }

  test.each(negotiated)('responds to $path and $headers with $file', ({ path, headers, file, page }) => {
    expect(ask(base + path, finished, headers)).toEqual({ status: 200, file })
    expect(ask(base + path, settings, headers)).toEqual({ status: 200, file: page })
  })

  test.each(notNegotiated)('responds to $path with $file despite $headers', ({ path, headers, file }) => {
    expect(ask(base + path, finished, headers)).toEqual({ status: 200, file })
  })

  test.each(offSite)('never redirects %s to another host', path => {
    for (const prefix of [base, `/${base}`]) {
      const { location = '/' } = ask(prefix + path, settings)
      expect(new URL(location, 'http://docs.example.com/').host).toBe('docs.example.com')
    }
  })

  test.each(escaping)('serves no file for %s', path => {
    expect(ask(base + path, settings).status).not.toBe(200)
  })
})

test('the CloudFront function serves the start page and its data for a site with the base path /docs', () => {
  const settings = { basePath: '/docs' }
  expect(ask('/docs', settings)).toEqual({ status: 301, location: '/docs/' })
  expect(ask('/docs/', settings)).toEqual({ status: 200, file: 'index.html' })
  expect(ask('/docs.txt', settings)).toEqual({ status: 200, file: 'index.txt' })
})

test('the CloudFront function adds .html to a path like guides/node.js only if `pagesLikeFiles` contains it', () => {
  const path = '/guides/node.js'
  expect(viewerRequest(path, {}).uri).toBe(path)
  expect(viewerRequest(path, { pagesLikeFiles: [path] }).uri).toBe(`${path}.html`)
})

test.each([
  ['text/html; charset=utf-8', 'Accept-Encoding', 'Accept-Encoding, RSC, Accept'],
  ['text/x-component', '', 'RSC'],
  ['text/markdown; charset=utf-8', '', 'Accept'],
  ['text/css', 'Accept-Encoding', 'Accept-Encoding']
])(
  'for a response with the type %s and Vary "%s", the CloudFront function returns Vary "%s"',
  (type, before, after) => {
    const headers = {
      'content-type': { value: type },
      ...(before !== '' && { vary: { value: before } })
    }
    const code = textOf('examples/hosting/cloudfront/viewer-response.js')
    const event = { response: { headers } }
    expect(runInNewContext(`${code};handler(event).headers.vary.value`, { event })).toBe(after)
  }
)

test("the CloudFront function is smaller than CloudFront's limit", () => {
  expect(Buffer.byteLength(CODE)).toBeLessThan(MAX_FUNCTION_BYTES)
})

describe.each(['', '/docs'])('the CloudFront function with redirects and the base path "%s"', base => {
  let folder: Awaited<ReturnType<typeof tempFolder>>
  let settings: Settings

  beforeAll(async () => {
    folder = await tempFolder()
    const redirects = await writeRedirects(folder.path, join(folder.path, 'site'), base)
    const { output, errors, code } = await buildRedirects('cloudfront', redirects)
    expect(errors).toContain('"/guides/x" is a page of the site'.replace('/', `${base}/`))
    expect(code).toBe(0)
    settings = {
      basePath: base,
      source: output,
      indexFolders: [`${base}/api`],
      files: [...SITE_FILES, 'blog/post.html', 'blog/image.png']
    }
  })

  afterAll(async () => {
    await folder[Symbol.asyncDispose]()
  })

  test.each(followed)('responds to $path with $status and $location', ({ path, status, location }) => {
    expect(ask(base + path, settings)).toEqual({ status, location: expectedLocation(base, location) })
  })

  test.each(notFollowed)('responds to $path with $file', ({ path, status, file }) => {
    expect(ask(base + path, settings)).toEqual({ status, file })
  })

  test.each(offSiteWildcards)('never redirects %s to another host', path => {
    const { location = '/' } = ask(base + path, settings)
    expect(new URL(location, 'http://docs.example.com/').host).toBe('docs.example.com')
  })
})

test('build.mjs reports too many redirects for a CloudFront function, and recommends --wildcards-only', async () => {
  await using folder = await tempFolder()
  const redirects = join(folder.path, 'redirects.json')
  const plain = Array.from({ length: 400 }, (_, at) => ({
    source: `/old-${at}`,
    destination: `/new/page-${at}`
  }))
  const wildcard = { source: '/blog/*', destination: '/guides/*' }
  await writeFile(redirects, JSON.stringify({ version: 1, redirects: [...plain, wildcard] }))
  const failed = await buildRedirects('cloudfront', redirects)
  expect(failed).toMatchObject({ code: 1, output: '' })
  expect(failed.errors).toMatch(/has \d+ bytes with 401 redirects .* accepts 10240 bytes.*--wildcards-only/)
  const shorter = await buildRedirects('cloudfront', redirects, '--wildcards-only')
  expect(shorter.code).toBe(0)
  expect(ask('/blog/x', { source: shorter.output })).toEqual({ status: 308, location: '/guides/x' })
  expect(Buffer.byteLength(shorter.output)).toBeLessThanOrEqual(MAX_FUNCTION_BYTES)
})

test('build.mjs rejects an unknown host and a file that contains no list of redirects', async () => {
  await using folder = await tempFolder()
  const file = join(folder.path, 'redirects.json')
  await writeFile(file, '{"version":2}')
  expect(await buildRedirects('iis', file)).toMatchObject({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^Usage: /)
  })
  expect((await buildRedirects('nginx', file)).errors).toMatch(/not redirects\.json of the export action/)
})
