import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../src/site/records/manifest.ts'
import { startS3StandIn } from '../../../servers/s3/s3-stand-in.ts'
import { COUNTERPART_PAGES, describeCounterpart } from '../../support/counterpart.ts'
import { exportCounterpart } from '../../support/exported-counterpart.ts'
import { treeOf } from '../../support/extracting.ts'
import { publish, published } from '../../support/publishing.ts'

const EXTERNAL = [
  'https://d3gk2c5xim1je2.cloudfront.net/fontawesome/v7.2.0/solid/github.svg',
  'https://d3gk2c5xim1je2.cloudfront.net/fontawesome/v7.2.0/solid/magnifying-glass.svg',
  'https://d4tuoctqmanu0.cloudfront.net/katex.min.css',
  'https://mintlify.mintlify.app/_next/image'
]
const LEFT_OUT = [
  ...['.gitignore', '.mintignore', '.npmrc', 'Dockerfile', 'Start Docs.bat', 'Start Docs.command'],
  ...['_mintlify/api/user/index.html', '_snippets/note.txt', 'deploy.sh', 'index/index.html'],
  ...['pnpm-lock.yaml.bak', 'scripts/pages.py', 'serve.js']
]

describeCounterpart('an export with `from`', counterpart => {
  test('has every page and file of the site, and only the findings that its pages have', async () => {
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

  test('reports no change when the layout is new', async () => {
    await using before = await exportCounterpart(counterpart, { layout: 'as-is' })
    const previous = before.outputs['manifest-path'] ?? ''
    await using now = await exportCounterpart(counterpart, { 'previous-manifest': previous })
    const changes = JSON.parse(await readFile(now.outputs['changes-path'] ?? '', 'utf8')) as object
    expect(changes).toMatchObject({ first: false, added: [], changed: [], rebuilt: [] })
    expect(changes).toMatchObject({ removed: ['_mintlify/api/user/index.html'] })
  })

  test('is published with every page under the address that links have', async () => {
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
})
