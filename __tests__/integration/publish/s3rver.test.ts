import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { publish, SITE, without, writeSite } from '../../support/publishing.ts'
import { startS3 } from '../../servers/s3/s3rver.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** s3rver is an S3 server from another project. It checks signatures and stores objects on disk. */
test('publishes to s3rver, changes one page, and removes two others', async () => {
  await using folder = await tempFolder()
  await using store = await startS3(join(folder.path, 'store'))
  const env = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
  const url = new URL(store.link('x', 60)).origin
  const run = async (inputs: Record<string, string> = {}) =>
    await publish({ url, env }, folder.path, {
      inputs: { target: 's3://exports/docs site', 'max-removed': '50%', ...inputs }
    })
  const read = async (path: string) => await fetch(store.link(`docs%20site/${path}`, 60))

  await writeSite(join(folder.path, 'site'), { ...SITE, 'guides/größe co.html': '<!doctype html>x' })
  const first = await run()
  expect(first.failure).toBeUndefined()
  expect(first.outputs).toMatchObject({ uploaded: '9' })
  const page = await read('guides/start.html')
  expect(await page.text()).toBe(SITE['guides/start.html'])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect((await run()).outputs).toMatchObject({ uploaded: '0', unchanged: '9', changed: 'false' })

  await writeSite(join(folder.path, 'site'), {
    ...without(SITE, 'guides/start.html'),
    'index.html': 'changed'
  })
  const second = await run()
  expect(second.failure).toBeUndefined()
  expect(second.outputs).toMatchObject({ uploaded: '1', removed: '2' })
  expect(await (await read('index.html')).text()).toBe('changed')
  expect((await read('guides/start.html')).status).toBe(404)
})
