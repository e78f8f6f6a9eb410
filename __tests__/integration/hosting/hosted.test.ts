import { expect, test } from '@jest/globals'
import { textOf } from '../../support/repository.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

interface AzureConfig {
  routes: { route: string; headers: Record<string, string> }[]
  responseOverrides: Record<string, { rewrite: string }>
  globalHeaders: Record<string, string>
}

const NEXT_FOLDERS = ['chunks', 'css', 'media'].map(folder => `/_next/static/${folder}/*`)

test('the _headers file has one rule for each folder, with one header', () => {
  const lines = textOf('examples/hosting/netlify-cloudflare-pages/_headers')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  // Several rules that match one file would send all their values in one header.
  expect(lines).toEqual(NEXT_FOLDERS.flatMap(folder => [folder, `  Cache-Control: ${IMMUTABLE}`]))
})

test('the Azure configuration serves 404.html and sets the cache headers', () => {
  const file = 'examples/hosting/azure-static-web-apps/staticwebapp.config.json'
  const config = JSON.parse(textOf(file)) as AzureConfig
  expect(config.responseOverrides['404']).toEqual({ rewrite: '/404.html' })
  expect(config.globalHeaders).toEqual({ 'Cache-Control': REVALIDATE })
  // Azure accepts a wildcard at the end of a route only.
  expect(config.routes).toEqual(
    NEXT_FOLDERS.map(route => ({ route, headers: { 'Cache-Control': IMMUTABLE } }))
  )
})
