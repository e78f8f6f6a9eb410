import * as jest from '@jest/globals'
import { join } from 'node:path'
import { startCdn } from '../../servers/cdn.ts'
import { type FaultyOptions, startFaultyStore } from '../../servers/s3/faulty-store.ts'
import { publish as publishTo, type Site, SITE, writeSite } from '../../support/publishing.ts'
import { tempFolder } from '../../support/temp-folder.ts'

export const TOKEN = 'cf_token+with/special=signs'

type PublishOptions = Parameters<typeof publishTo>[2]

/** Creates a folder with a site, and starts a store and a CDN to publish the site to. */
export async function publication(options: FaultyOptions = {}) {
  const stack = new AsyncDisposableStack()
  const { path: folder } = stack.use(await tempFolder())
  const store = stack.use(await startFaultyStore(options))
  const cdn = stack.use(await startCdn({ cloudflareToken: TOKEN }))
  const publish = async ({ env, ...more }: PublishOptions = {}) =>
    await publishTo(store, folder, { ...more, env: { ...cdn.env, ...env } })
  /** Replaces the site in the folder, and publishes the folder. */
  const update = async (changed: Site, more: PublishOptions = {}) => {
    await writeSite(join(folder, 'site'), changed)
    return await publish(more)
  }
  await writeSite(join(folder, 'site'), SITE)
  const dispose = async () => await stack.disposeAsync()
  return { folder, store, cdn, publish, update, [Symbol.asyncDispose]: dispose }
}

type Work = (place: Awaited<ReturnType<typeof publication>>) => Promise<void>

function testPlace(title: string, work: Work, timeoutMs?: number): void {
  const run = async () => {
    await using place = await publication()
    await work(place)
  }
  jest.test(title, run, timeoutMs)
}

/** Runs a test with a new publication. Tests in a table (`test.each`) create their own publications. */
export const test = Object.assign(testPlace, { each: jest.test.each })
