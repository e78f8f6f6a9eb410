import { expect, jest, test } from '@jest/globals'
import { page, setUp } from '../../../support/live-case.ts'
import { settings } from '../../../support/live-docs.ts'

jest.setTimeout(120_000)

const withVersion = (version: string) =>
  settings(['index', 'start', 'x', 'y'], { variables: { 'app-version': version, other: '{<b>' } })
const SENTENCE = 'Install {{app-version}} of the program today.'

test('shows the values of variables, and takes the pages that use a changed variable for changed', async () => {
  await using run = await setUp(
    { 'x.mdx': page('Xylophone', SENTENCE) },
    { 'docs.json': withVersion('1.2.3'), 'x.mdx': page('Xylophone', 'Install 1.2.2 of the program today.') }
  )
  const { docs, site, second, deploy } = run
  expect((await docs.verify(site.url)).found).toEqual(['stale /x'])
  deploy(second)
  expect((await docs.verify(site.url)).outputs['verified']).toBe('true')
  // The file of the page stays the same.
  const third = await docs.commit({ 'docs.json': withVersion('2.0.0 beta') })
  expect((await docs.verify(site.url)).live).toEqual(['/x html stale', '/x md stale'])
  deploy(third)
  const { live, outputs } = await docs.verify(site.url)
  expect(live).toEqual(['/x html live', '/x md live'])
  expect(outputs['verified']).toBe('true')
})

test('finds no change if a value becomes a variable', async () => {
  const literal = page('Xylophone', 'Install 1.2.3 of the program today.')
  await using run = await setUp(
    { 'x.mdx': page('Xylophone', SENTENCE) },
    { 'docs.json': withVersion('1.2.3'), 'x.mdx': literal }
  )
  const { docs, site } = run
  const { found, failure, log } = await docs.verify(site.url)
  expect(found).toEqual([])
  expect(failure).toBeUndefined()
  expect(log.text).not.toContain('stale')
})

test('finds the value between if a variable was changed and changed back', async () => {
  await using run = await setUp(
    { 'docs.json': withVersion('2.0.0 beta') },
    { 'docs.json': withVersion('1.2.3'), 'x.mdx': page('Xylophone', SENTENCE) }
  )
  const { docs, site, first, second, deploy } = run
  await docs.commit({ 'docs.json': withVersion('1.2.3') })
  const verify = async () => await docs.verify(site.url, { inputs: { since: first.sha } })
  expect((await verify()).outputs['verified']).toBe('true')
  deploy(second)
  expect((await verify()).live).toEqual(['/x html stale', '/x md stale'])
})
