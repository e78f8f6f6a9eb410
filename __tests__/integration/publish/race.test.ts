import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { asTexts, publish, published, SITE, writeSite } from '../../support/publishing.ts'
import { startS3StandIn } from '../../../stand-ins/s3/s3-stand-in.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const STATE = 'docs/.static-export/state.json'

test('of two runs that start at the same time, one publishes and the other uploads nothing', async () => {
  await using one = await tempFolder()
  await using two = await tempFolder()
  await using store = await startS3StandIn()
  const sites = [SITE, { ...SITE, 'index.html': 'two', 'only-two.html': 'two' }]
  await writeSite(join(one.path, 'site'), sites[0] ?? {})
  await writeSite(join(two.path, 'site'), sites[1] ?? {})
  // Both have read the state before one of them writes it.
  store.fault({ on: 'put', key: /state\.json$/, times: 2, kind: { delayMs: 300 } })
  const ends = await Promise.all([publish(store, one.path), publish(store, two.path)])
  const losers = ends.filter(({ failure }) => failure !== undefined)
  expect(losers).toHaveLength(1)
  expect(losers[0]?.failure).toMatchObject({ code: 'publish-conflict' })
  expect(losers[0]?.failure?.message).toMatch(/uploaded nothing/)
  const winner = ends.findIndex(({ failure }) => failure === undefined)
  expect(published(store)).toEqual(asTexts(sites[winner] ?? {}))
})

test('a run that is overtaken says so, and the winner repairs what it overwrote', async () => {
  await using one = await tempFolder()
  await using two = await tempFolder()
  await using store = await startS3StandIn()
  await writeSite(join(one.path, 'site'), { ...SITE, 'index.html': 'one', 'only-one.html': 'one' })
  const second = { ...SITE, 'index.html': 'two', 'only-two.html': 'two' }
  await writeSite(join(two.path, 'site'), second)
  // The first run hangs at its last page until the second has begun; its late request then wins the page.
  store.fault({ on: 'put', key: /docs\/index\.html$/, times: 1, kind: { delayMs: 500 } })
  const uploading = store.nextRequest(
    ({ operation, key }) => operation === 'put' && key === 'docs/index.html'
  )
  const first = publish(store, one.path)
  await uploading
  store.fault({ on: 'put', key: /only-two/, times: 1, kind: { delayMs: 1500 } })
  const [overtaken, winner] = await Promise.all([first, publish(store, two.path)])
  expect(overtaken.failure).toMatchObject({ code: 'publish-conflict' })
  expect(overtaken.failure?.message).toMatch(/the other one continues/)
  expect(winner.failure).toBeUndefined()
  expect(published(store)).toEqual(asTexts(second))
  expect(store.text(STATE)).toContain('"status": "done"')
})

test('a run that lost after the winner was done leaves a state that makes the next run look', async () => {
  await using one = await tempFolder()
  await using two = await tempFolder()
  await using store = await startS3StandIn()
  await writeSite(join(one.path, 'site'), { ...SITE, 'index.html': 'one', 'only-one.html': 'one' })
  const second = { ...SITE, 'index.html': 'two' }
  await writeSite(join(two.path, 'site'), second)
  store.fault({ on: 'put', key: /docs\/index\.html$/, times: 1, kind: { delayMs: 2500 } })
  const uploading = store.nextRequest(
    ({ operation, key }) => operation === 'put' && key === 'docs/index.html'
  )
  const first = publish(store, one.path)
  await uploading
  const winner = await publish(store, two.path)
  expect(winner.failure).toBeUndefined()
  expect(published(store)['index.html']).toBe('two')
  expect((await first).failure).toMatchObject({ code: 'publish-conflict' })
  expect(store.text(STATE)).toContain('"status": "in progress"')
  const next = await publish(store, two.path, { inputs: { 'max-removed': '100%' } })
  expect(next.failure).toBeUndefined()
  expect(published(store)).toEqual(asTexts(second))
})
