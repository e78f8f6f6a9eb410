import { expect, test } from '@jest/globals'
import { textOf } from '../../support/repository.ts'
import { SITE_FILES } from './site.ts'
import { askVercel } from './vercel.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

interface AzureConfig {
  routes: { route: string; headers: Record<string, string> }[]
  responseOverrides: Record<string, { rewrite: string }>
  globalHeaders: Record<string, string>
}

const NEXT_FOLDERS = ['chunks', 'css', 'media'].map(folder => `/_next/static/${folder}/*`)

test('the _headers file has exactly one rule with one header for each folder of Next.js assets', () => {
  const lines = textOf('examples/hosting/netlify-cloudflare-pages/_headers')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  // If several rules matched a file, the host would combine the values from these rules in one header.
  expect(lines).toEqual(NEXT_FOLDERS.flatMap(folder => [folder, `  Cache-Control: ${IMMUTABLE}`]))
})

test('the Azure configuration serves 404.html and sets the cache headers', () => {
  const file = 'examples/hosting/azure-static-web-apps/staticwebapp.config.json'
  const config = JSON.parse(textOf(file)) as AzureConfig
  expect(config.responseOverrides['404']).toEqual({ rewrite: '/404.html' })
  expect(config.globalHeaders).toEqual({ 'Cache-Control': REVALIDATE })
  // Azure accepts a wildcard only at the end of a route.
  expect(config.routes).toEqual(
    NEXT_FOLDERS.map(route => ({ route, headers: { 'Cache-Control': IMMUTABLE } }))
  )
})

test.each([
  ['/', { key: 'index.html' }],
  ['/index.html', { location: '/' }],
  ['/guides/x', { key: 'guides/x.html' }],
  ['/guides/x.html', { location: '/guides/x' }],
  ['/guides/x/', { location: '/guides/x' }],
  ['/guides', { key: 'guides.html' }],
  ['/v1.2', { key: 'v1.2.html' }],
  ['/guides/x.md', { key: 'guides/x.md', headers: { 'Content-Type': 'text/markdown; charset=utf-8' } }],
  ['/_next/static/chunks/08mika-44sn50.js', { headers: { 'Cache-Control': IMMUTABLE } }],
  ['/unknown', { headers: {} }]
])('Vercel responds to %s with %j', (path, expected) => {
  const answer = askVercel(path, new Set(SITE_FILES))
  expect(answer).toMatchObject(expected)
  if (path === '/unknown') expect(answer).toEqual(expected)
})

test.each([
  ['vercel.yml', 'vercel/vercel.finished.json'],
  ['azure-static-web-apps.yml', 'azure-static-web-apps/staticwebapp.finished.json']
])('the workflow %s writes the same configuration as the file %s', (workflow, file) => {
  const [, written = ''] = /<<'EOF'\n([^]*?)\n *EOF\n/.exec(textOf(`examples/${workflow}`)) ?? []
  expect(JSON.parse(written)).toEqual(JSON.parse(textOf(`examples/hosting/${file}`)))
})

const LISTS = {
  Link: '</llms.txt>; rel="llms-txt", </llms-full.txt>; rel="llms-full-txt"',
  'X-Llms-Txt': '/llms.txt'
}

test('the Azure configuration for finished sites only adds the headers that name the lists for agents', () => {
  const folder = 'examples/hosting/azure-static-web-apps/staticwebapp'
  const { globalHeaders, ...config } = JSON.parse(textOf(`${folder}.config.json`)) as AzureConfig
  expect(JSON.parse(textOf(`${folder}.finished.json`))).toEqual({
    ...config,
    globalHeaders: { ...globalHeaders, ...LISTS }
  })
})

test.each(['/', '/guides/x', '/guides/x.md'])(
  'Vercel names the lists for agents at %s only for finished sites',
  path => {
    const [before, after] = ['vercel.json', 'vercel.finished.json'].map(
      name => askVercel(path, new Set(SITE_FILES), name).headers
    )
    expect(after).toEqual({ ...before, ...LISTS })
    expect(before).not.toHaveProperty('Link')
  }
)

test('the Docker image uses the tested nginx configuration on an unprivileged port', () => {
  const image = textOf('examples/hosting/docker/Dockerfile')
  const [, from = '', to] = /sed -i 's\/(.*?)\/(.*?)\/'/.exec(image) ?? []
  const server = textOf('examples/hosting/nginx/docs.conf')
  expect(server.split(from)).toHaveLength(2)
  expect(Number(/\d+/.exec(to ?? '')?.[0])).toBeGreaterThan(1023)
  expect(image).toContain(`EXPOSE ${/\d+/.exec(to ?? '')?.[0] ?? ''}\n`)
  expect(image).toContain(`COPY site ${/root (.*);/.exec(server)?.[1] ?? ''}\n`)
})
