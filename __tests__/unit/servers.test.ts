import { expect, test } from '@jest/globals'
import { request } from 'node:http'
import { once } from 'node:events'
import { startS3StandIn } from '../../servers/s3/s3-stand-in.ts'
import { readBody, startServer } from '../../servers/server.ts'

test('a local server reads a body up to its limit, and keeps nothing of a larger body', async () => {
  const bodies: (string | undefined)[] = []
  await using server = await startServer(async (incoming, response) => {
    bodies.push((await readBody(incoming, 10))?.toString())
    response.end()
  })
  for (const size of [0, 10, 11, 1_000_000])
    await fetch(server.url, { method: 'POST', body: Buffer.alloc(size, 'x') })
  expect(bodies).toEqual(['', 'x'.repeat(10), undefined, undefined])
})

test('the local S3 store keeps nothing of a large upload without a valid signature', async () => {
  await using store = await startS3StandIn()
  const upload = request(`${store.url}/site/a`, { method: 'PUT' })
  const responded = once(upload, 'response') as Promise<[{ statusCode: number; resume(): void }]>
  const chunk = Buffer.alloc(1_000_000)
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  for (let sent = 0; sent < 150; sent += 1) {
    if (!upload.write(chunk)) await once(upload, 'drain')
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  upload.end()
  const [response] = await responded
  response.resume()
  expect(response.statusCode).toBe(403)
  expect(store.objects.size).toBe(0)
  expect(most).toBeLessThan(100_000_000)
})
