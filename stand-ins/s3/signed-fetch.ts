import { createHash } from 'node:crypto'
import { type Account, signatureOf } from './s3-signature-check.ts'

/** Requests without a body, signed from the description of AWS Signature Version 4: a client of its own for tests. */
export async function signedFetch(
  address: string,
  { method, account, region = 'us-east-1' }: { method: string; account: Account; region?: string }
): Promise<Response> {
  const url = new URL(address)
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const sha256 = createHash('sha256').update('').digest('hex')
  const path = url.pathname.replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )
  const names = 'host;x-amz-content-sha256;x-amz-date'
  const headers = `host:${url.host}\nx-amz-content-sha256:${sha256}\nx-amz-date:${time}\n`
  const request = [method, path, '', headers, names, sha256].join('\n')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const signature = signatureOf(request, { time, scope, secret: account.secretAccessKey })
  return await fetch(url, {
    method,
    headers: {
      'x-amz-date': time,
      'x-amz-content-sha256': sha256,
      authorization: `AWS4-HMAC-SHA256 Credential=${account.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
    }
  })
}
