import { expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { BOTH, NEW, OLD, page, setUp } from '../../../support/live-case.ts'
import { words } from '../../../support/live-docs.ts'
import { tempFolder } from '../../../support/temp-folder.ts'

jest.setTimeout(120_000)

test.each([{}, { since: 'none' }])('calls no page live in a clone without history, with %j', async inputs => {
  await using run = await setUp(BOTH)
  const { docs, site, second, deploy } = run
  await using folder = await tempFolder()
  const clone = join(folder.path, 'clone')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${docs.path}`, clone])
  const old = await docs.verify(site.url, { inputs, clone })
  expect(old.live).toContain('/x html unchecked')
  const unchecked = old.result?.live.filter(({ verdict }) => verdict === 'unchecked') ?? []
  expect(new Set(unchecked.map(({ evidence }) => evidence))).toEqual(
    new Set(['not all versions of the sources could be read'])
  )
  expect(old.outputs).toMatchObject({ verified: 'false', commit: '' })
  deploy(second)
  const now = await docs.verify(site.url, { inputs, clone })
  expect(now.live.filter(line => line.endsWith(' live'))).toEqual([])
  expect(now.outputs['verified']).toBe('false')
  expect(now.log.text).toContain('notice: The clone is shallow')
})

test('calls a page without older versions live only if three quarters of it are served', async () => {
  const parts = Array.from({ length: 10 }, (_, at) => words(`part${at}word`, 20))
  await using run = await setUp({}, { 'x.mdx': page('Xylophone', ...parts) })
  const { docs, site, second, deploy } = run
  const inputs = { since: 'none' }
  const serve = (count: number) =>
    deploy({ ...second, docs: { ...second.docs, 'x.mdx': page('Xylophone', ...parts.slice(0, count)) } })
  serve(6)
  expect((await docs.verify(site.url, { inputs })).live).toContain('/x html undecided')
  serve(9)
  const { live, outputs } = await docs.verify(site.url, { inputs })
  expect(live).toContain('/x html live')
  expect(outputs['verified']).toBe('true')
})

test('finds a version from before `since` that the newest one restores but for one sentence', async () => {
  const long = words('long', 60)
  await using run = await setUp(
    { 'x.mdx': page('Xylophone', words('rewritten', 30)) },
    { 'x.mdx': page('Xylophone', OLD, long) }
  )
  const { docs, site, first, second, deploy } = run
  const third = await docs.commit({ 'x.mdx': page('Xylophone', NEW, long) })
  const inputs = { since: second.sha }
  const { found, live, result } = await docs.verify(site.url, { inputs })
  expect(found).toEqual(['stale /x'])
  expect(live).toEqual(['/x html stale', '/x md stale'])
  expect(result?.live[0]?.servedCommit).toBe(first.sha)
  deploy(third)
  expect((await docs.verify(site.url, { inputs })).outputs['verified']).toBe('true')
})
