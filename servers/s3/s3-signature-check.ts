import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Checks AWS Version 4 signatures. Shares no code with the signer under test, so that it finds the signer's errors. */

export interface Account {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string | undefined
}

export interface Refusal {
  status: number
  code: string
  message: string
}

const MAX_SKEW_MS = 15 * 60_000
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/

/** Returns the reason why a strict service would reject the request; undefined for a valid request. */
export function checkSignature(request: IncomingMessage, body: Buffer, scope: Scope): Refusal | undefined {
  const refusal = checkHeaders(request, scope)
  if (refusal !== undefined) return refusal
  // Checked last, so that a client without a valid signature cannot find out whether its hash is correct.
  if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
    return refuse(400, 'XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 does not match')
  return undefined
}

interface Scope {
  account: Account
  region: string
  service: string
  now: number
}

/** Checks everything except the body, which a server need not read for a client that may not send it. */
export function checkHeaders(
  request: IncomingMessage,
  { account, region, service, now }: Scope
): Refusal | undefined {
  const { headers, url = '/', method = '' } = request
  const parts = FORM.exec(headers.authorization ?? '')
  if (parts === null) return refuse(403, 'AccessDenied', 'The authorization header is missing or malformed')
  const [, accessKeyId, day = '', signedRegion, signedService, names = '', signature] = parts
  if (accessKeyId !== account.accessKeyId)
    return refuse(403, 'InvalidAccessKeyId', `The key ${accessKeyId} does not exist`)
  if (headers['x-amz-security-token'] !== account.sessionToken)
    return refuse(400, 'InvalidToken', 'The provided token is malformed')
  if (signedRegion !== region || signedService !== service)
    return refuse(400, 'AuthorizationHeaderMalformed', `Expected: region ${region}, service ${service}`)

  const time = headers['x-amz-date']
  const at = typeof time === 'string' ? timeOf(time) : NaN
  if (Number.isNaN(at) || !String(time).startsWith(day))
    return refuse(403, 'AccessDenied', 'The x-amz-date header is invalid')
  if (Math.abs(at - now) > MAX_SKEW_MS)
    return refuse(403, 'RequestTimeTooSkewed', 'The request time differs too much from the server time')

  const signed = names.split(';')
  if (signed.join(';') !== [...signed].sort().join(';'))
    return refuse(403, 'AccessDenied', 'The signed headers are not sorted')
  const required = Object.keys(headers).filter(
    name => name === 'host' || /^x-amz-|^content-(type|md5)$/.test(name)
  )
  const unsigned = required.filter(name => !signed.includes(name))
  if (unsigned.length > 0) return refuse(403, 'AccessDenied', `Headers not signed: ${unsigned.join(', ')}`)

  const sha256 = String(headers['x-amz-content-sha256'])
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(part => part !== '')
      // Sorts by name, then by value. Sorting whole pairs would compare the equals sign with characters in names.
      .map(part => part.split('='))
      .sort(([a = '', x = ''], [b = '', y = '']) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
      .map(part => part.join('='))
      .join('&'),
    ...signed.map(name => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    sha256
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  if (signatureOf(canonical, { time: String(time), scope, secret: account.secretAccessKey }) !== signature)
    return refuse(403, 'SignatureDoesNotMatch', `The signature of ${account.accessKeyId} does not match`)
  return undefined
}

export function signatureOf(
  canonical: string,
  { time, scope, secret }: { time: string; scope: string; secret: string }
): string {
  const digest = createHash('sha256').update(canonical).digest('hex')
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex')
}

function refuse(status: number, code: string, message: string): Refusal {
  return { status, code, message }
}

function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
