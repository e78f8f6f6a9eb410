import { expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BOTH, type Commit, NEW, OLD, page, setUp } from '../../../support/live-case.ts'
import { settings } from '../../../support/live-docs.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

jest.setTimeout(120_000)

test('compares a sample with its history if nothing changed', async () => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  const inputs = { since: 'none' }
  const old = await docs.verify(site.url, { inputs })
  expect(old.found).toEqual(['stale /start', 'stale /x'])
  expect(old.live).toContain('/y html live')
  deploy(second)
  const now = await docs.verify(site.url, { inputs })
  expect(now.outputs).toMatchObject({ verified: 'true', checked: '8' })
  const head = await docs.verify(site.url, { inputs: { since: 'HEAD' } })
  expect(head.log.text).toContain('Nothing changed: comparing a sample of 4 pages')
  expect(head.outputs).toMatchObject({ verified: 'true' })
})

test('finds in a sample that a removed sentence is still served', async () => {
  await using run = await setUp({ 'x.mdx': page('Xylophone') })
  const { found } = await run.docs.verify(run.site.url, { inputs: { since: 'none' } })
  expect(found).toEqual(['stale /x'])
})

test('finds a removed sentence also on the last pages of a large sample', async () => {
  const names = Array.from({ length: 60 }, (_, each) => `page${each}`)
  const all = (...more: string[]) =>
    Object.fromEntries(names.map(name => [`${name}.mdx`, page(name, ...more)]))
  await using run = await setUp(all(), { ...all(OLD), 'docs.json': settings(['index', ...names]) })
  const { docs, site, deploy } = run
  for (const hour of [1, 2, 3]) await docs.commit({ 'x.mdx': page('Xylophone', `Revision ${hour} of this.`) })
  const last = docs.commits.at(-1) as Commit
  const old = ['page7', 'page57', 'page58']
  deploy(last, { pages: ['index', 'start', 'x', 'y', ...names].filter(name => !old.includes(name)) })
  const inputs = { since: 'none', sample: 'all' }
  const { found, live } = await docs.verify(site.url, { inputs })
  expect(found).toEqual(['stale /page7', 'stale /page57', 'stale /page58'])
  expect(live.filter(line => line.endsWith(' live'))).toHaveLength(2 * (64 - old.length))
  deploy(last)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})

test('reads the whole history of few pages of a large sample, and says how many were compared with less', async () => {
  const names = Array.from({ length: 90 }, (_, each) => `page${each}`)
  const all = (text: string) => Object.fromEntries(names.map(name => [`${name}.mdx`, page(name, text)]))
  await using run = await setUp(all(NEW), { ...all(OLD), 'docs.json': settings(['index', ...names]) })
  await using bin = await tempFolder()
  const calls = join(bin.path, 'calls')
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh\necho "$*" >> '${calls}'\nexec ${real} "$@"\n`
  await writeFile(join(bin.path, 'git'), script, { mode: 0o755 })
  const { docs, site, second, deploy } = run
  const historiesRead = async () => {
    await rm(calls, { force: true })
    const verified = await docs.verify(site.url, {
      inputs: { since: 'none', sample: 'all' },
      env: { PATH: `${bin.path}:${process.env['PATH']}` }
    })
    const log = await readFile(calls, 'utf8')
    return { ...verified, histories: log.split('\n').filter(call => call.includes('--follow')).length }
  }
  deploy(second)
  const { histories, summary, outputs } = await historiesRead()
  expect(outputs['verified']).toBe('true')
  expect(histories).toBe(50)
  expect(summary).not.toContain('Compared only')
  const { url } = site
  // A tab without its label, as hosts may write it, is no sign of another version.
  site.setFront(async (request, response, path) => {
    if (path.endsWith('.md') || path.includes('.') || request.headers['x-inner'] === '1') return false
    const inner = await fetch(url + path, { headers: { 'x-inner': '1' } })
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end((await inner.text()).replaceAll(/(page\d+)9\b/g, 'tab'))
    return true
  })
  const partly = await historiesRead()
  expect(partly.outputs['verified']).toBe('true')
  // A page whose history was read for one channel can need more of it for the other one.
  expect(partly.histories).toBeLessThanOrEqual(2 * 50 + 20)
  expect(partly.summary).toMatch(
    /Compared only with versions 1, 2, 4 … merges ago, because the sample is large: 2\d\./
  )
})

test('checks redirects and images of a sample', async () => {
  await using run = await setUp(
    { 'start.mdx': page('Start', NEW) },
    {
      'docs.json': settings(['index', 'start', 'x', 'y'], {
        redirects: [
          { source: '/z', destination: '/x' },
          { source: '/z/:slug', destination: '/x' },
          { source: '/y', destination: '/x' }
        ]
      }),
      'x.mdx': page('Xylophone', '![A diagram](/images/a.png)'),
      'images/a.png': 'image',
      'images/unused.png': 'image'
    }
  )
  const { docs, site, second, deploy } = run
  deploy(second)
  const inputs = { since: 'none' }
  const right = await docs.verify(site.url, { inputs })
  expect(right.outputs).toMatchObject({ verified: 'true', checked: '10' })
  site.setFront((_, response, path) => {
    if (!['/z', '/images/a.png'].includes(path)) return false
    response.writeHead(404).end()
    return true
  })
  const { found, outputs } = await docs.verify(site.url, { inputs })
  expect(found).toEqual(['missing images/a.png', 'redirect /z'])
  expect(outputs['verified']).toBe('false')
})
