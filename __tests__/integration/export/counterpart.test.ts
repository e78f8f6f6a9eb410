import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readInputs } from '../../../src/verify/inputs.ts'
import { main as verify } from '../../../src/verify/main.ts'
import type { Manifest } from '../../../src/site/records/manifest.ts'
import { startSiteHost } from '../../../servers/host/site-host.ts'
import { startS3StandIn } from '../../../servers/s3/s3-stand-in.ts'
import { COUNTERPART_PAGES, describeCounterpart } from '../../support/counterpart.ts'
import { exportCounterpart } from '../../support/exported-counterpart.ts'
import { treeOf } from '../../support/extracting.ts'
import { finish } from '../../support/finishing.ts'
import { runMain } from '../../support/main-run.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { publish, published } from '../../support/publishing.ts'

const EXTERNAL = [
  'https://d3gk2c5xim1je2.cloudfront.net/fontawesome/v7.2.0/solid/github.svg',
  'https://d3gk2c5xim1je2.cloudfront.net/fontawesome/v7.2.0/solid/magnifying-glass.svg',
  'https://d4tuoctqmanu0.cloudfront.net/katex.min.css',
  'https://mintlify.mintlify.app/_next/image'
]
const LEFT_OUT = [
  ...['.gitignore', '.mintignore', '.npmrc', 'Dockerfile', 'Start Docs.bat', 'Start Docs.command'],
  ...['_mintlify/api/user/index.html', '_snippets/note.txt', 'analytics.js', 'deploy.sh', 'index/index.html'],
  ...['pnpm-lock.yaml.bak', 'scripts/build-pages.js', 'scripts/pages.py', 'serve.js', 'style.css']
]

const REDIRECTS = [{ source: '/old', destination: '/about' }]

interface Checks {
  findings: { kind: string; target: string }[]
}

describeCounterpart('an export with `from`', counterpart => {
  test('contains all pages and published files of the site, and reports only the known findings', async () => {
    await using exported = await exportCounterpart(counterpart, { check: 'fail' })
    const { outputs, output } = exported
    const before = Object.entries(await treeOf(counterpart.folder))
    const pages = Object.keys(COUNTERPART_PAGES).map(address => `${address.slice(1) || 'index'}.html`)
    const expected = before
      .filter(([path]) => !LEFT_OUT.includes(path))
      .map(([path, digest]) => [path.replace(/(?:(?<=.)\/index)?(?<=.)\/index\.html$/, '.html'), digest])
    const tree = await treeOf(outputs['site-path'] ?? '')
    expect(tree).toEqual(Object.fromEntries(expected))
    expect(Object.keys(tree).filter(path => path.endsWith('.html'))).toEqual(pages.sort())
    const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Record<string, object[]>
    expect((await read(join(output, 'left-out.json')))['files']).toMatchObject(
      LEFT_OUT.map(path => ({ path }))
    )
    expect((await read(outputs['checks-path'] ?? ''))['findings']).toMatchObject([
      ...EXTERNAL.map(target => ({ kind: 'external-resource', target, count: pages.length })),
      { kind: 'unfinished', target: '/', count: pages.length + 5 },
      { kind: 'build-script-in-page', target: '/scripts/build-pages.js' }
    ])
  })

  test('reports no changed pages if only the layout changes', async () => {
    await using before = await exportCounterpart(counterpart, { layout: 'as-is' })
    const previous = before.outputs['manifest-path'] ?? ''
    await using now = await exportCounterpart(counterpart, { 'previous-manifest': previous })
    const changes = JSON.parse(await readFile(now.outputs['changes-path'] ?? '', 'utf8')) as object
    expect(changes).toMatchObject({ first: false, added: [], changed: [], rebuilt: [] })
    expect(changes).toMatchObject({ removed: ['_mintlify/api/user/index.html'] })
  })

  test('can be published with every page at the address that other pages link to', async () => {
    await using exported = await exportCounterpart(counterpart)
    await using store = await startS3StandIn()
    const inputs = { 'site-path': exported.outputs['site-path'] ?? '', 'clean-urls': 'copies' }
    await publish(store, exported.folder, { inputs })
    const objects = published(store)
    for (const [address, title] of Object.entries(COUNTERPART_PAGES))
      expect(objects[address.slice(1) || 'index.html']).toContain(`>${title}</h1>`)
    const { files } = JSON.parse(await readFile(exported.outputs['manifest-path'] ?? '', 'utf8')) as Manifest
    expect(Object.keys(objects)).toHaveLength(files.length + Object.keys(COUNTERPART_PAGES).length - 1)
  })

  test.each(['', '/docs'])('can be finished, published and verified with the base path "%s"', async base => {
    await using docs = await tempFolder({ 'docs.json': JSON.stringify({ redirects: REDIRECTS }) })
    const given = { redirects: join(docs.path, 'docs.json') }
    await using exported = await exportCounterpart(counterpart, given)
    const paths = { 'site-path': exported.outputs['site-path'] ?? '' }
    const manifest = { 'manifest-path': exported.outputs['manifest-path'] ?? '' }
    await using store = await startS3StandIn()
    const find = (key: string) => {
      const object = store.objects.get(`docs/${key}`)
      return object && { content: object.body, headers: object.headers }
    }
    await using host = await startSiteHost(find, { base })
    const add = 'markdown, sitemap, not-found, navigation'
    expect((await finish(paths['site-path'], { 'site-url': host.url, add })).failure).toBeUndefined()
    const listed = (await readFile(join(paths['site-path'], 'llms.txt'), 'utf8')).match(/(?<=^- \[)[^\]]+/gm)
    // The navigation sets the order. It lists the page `/guides` as `/guides/index`.
    expect(listed).toEqual(Object.values(COUNTERPART_PAGES))
    await using reviewed = await exportCounterpart(
      { ...counterpart, zip: paths['site-path'] },
      { check: 'fail', 'base-path': base || '/', redirects: 'none' }
    )
    const checks = JSON.parse(await readFile(reviewed.outputs['checks-path'] ?? '', 'utf8')) as Checks
    // The check reports the canonical addresses, because they contain this test's host instead of the domain.
    const findings = checks.findings.filter(({ kind }) => kind !== 'foreign-canonical')
    // The build script of the counterpart looks for `require` first, so that its text alone tells nothing.
    expect(findings).toMatchObject(EXTERNAL.map(target => ({ kind: 'external-resource', target })))
    expect((await publish(store, exported.folder, { inputs: paths })).failure).toBeUndefined()
    const { failure, outputs } = await runMain(async context => {
      const inputs = { ...manifest, 'site-url': host.url, wait: '0s', sample: 'all' }
      await verify(readInputs(inputs, { RUNNER_TEMP: exported.folder }), context)
    })
    expect(failure).toBeUndefined()
    expect(outputs).toMatchObject({ verified: 'true', findings: '0', missing: '0' })
    const requested = new Set(host.requests.map(({ path }) => path))
    for (const address of Object.keys(COUNTERPART_PAGES)) {
      expect(requested).toContain(base + address)
      expect(requested).toContain(`${base}${address === '/' ? '/index' : address}.md`)
    }
    const redirects = JSON.parse(await readFile(exported.outputs['redirects-path'] ?? '', 'utf8')) as object
    expect(redirects).toMatchObject({ redirects: [{ source: `${base}/old`, destination: `${base}/about` }] })
    expect(store.objects.get('docs/_redirects')?.body.toString()).toBe(`${base}/old ${base}/about 301\n`)
    await using next = await exportCounterpart(counterpart, {
      ...given,
      'previous-manifest': manifest['manifest-path']
    })
    const changes = JSON.parse(await readFile(next.outputs['changes-path'] ?? '', 'utf8')) as object
    expect(changes).toMatchObject({ first: false, added: [], changed: [], removed: [], rebuilt: [] })
    expect(next.outputs['changed']).toBe('false')
  })
})
