import type http from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { signatureOf } from '../../../servers/s3/s3-signature-check.ts'

interface S3rver {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  httpServer: http.Server
  logger: { silent: boolean }
}

type S3rverClass = new (options: Record<string, unknown>) => S3rver

// This key is the server's default key and not a secret.
const KEY = 'S3RVER'
const BUCKET = 'exports'

/** Starts an object store with an S3 API in this process. Objects are files in a folder. */
export async function startS3(directory: string) {
  const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as S3rverClass
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }]
  })
  // Even with the `silent` option, s3rver prints warnings, because its logger has no transport.
  server.logger.silent = true
  const { port } = await server.run()
  const host = `127.0.0.1:${port}`
  return {
    link: (key: string, seconds: number) => presign('GET', host, key, seconds),
    async put(key: string, body: Buffer): Promise<void> {
      const response = await fetch(presign('PUT', host, key, 60), {
        method: 'PUT',
        body: new Uint8Array(body)
      })
      if (!response.ok)
        throw new Error(`the store did not accept ${key}: ${response.status} ${await response.text()}`)
    },
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections()
      await server.close()
    }
  }
}

function presign(method: string, host: string, key: string, seconds: number): string {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/us-east-1/s3/aws4_request`
  const path = `/${BUCKET}/${key}`
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${KEY}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host'
  }).toString()
  const request = [method, path, query, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  return `http://${host}${path}?${query}&X-Amz-Signature=${signatureOf(request, { time, scope, secret: KEY })}`
}
