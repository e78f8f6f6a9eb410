import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'
import { compareText } from '../runtime/text/compare.ts'

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

export interface SignedRequest {
  method: string
  host: string
  /** Percent-encoded path, exactly as sent. */
  path: string
  query?: Record<string, string>
  /** Headers with lowercase names. All of them are signed, so that a proxy cannot change a header. */
  headers: Record<string, string>
  sha256: string
}

export const EMPTY_SHA256 = hash('sha256', '')

/** Signs requests with AWS Signature Version 4, for one service in one region. The signing key changes daily. */
export class Signer {
  readonly #credentials: Credentials
  readonly #scope: string
  #day = ''
  /** A KeyObject: on Node 24, `createHmac` with a Buffer takes seven times as long. */
  #key: KeyObject | undefined

  constructor(credentials: Credentials, { region, service }: { region: string; service: string }) {
    this.#credentials = credentials
    this.#scope = `${region}/${service}/aws4_request`
  }

  sign(
    { method, host, path, query = {}, headers, sha256 }: SignedRequest,
    now: number
  ): Record<string, string> {
    const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
    const { accessKeyId, sessionToken } = this.#credentials
    const sent: Record<string, string> = {
      ...headers,
      host,
      'x-amz-content-sha256': sha256,
      'x-amz-date': time,
      ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken })
    }
    const names = Object.keys(sent).sort()
    const signedNames = names.join(';')
    const lines = names.map(name => `${name}:${canonicalValue(sent[name] ?? '')}\n`).join('')
    const request = `${method}\n${path}\n${encodeQuery(query)}\n${lines}\n${signedNames}\n${sha256}`
    const scope = `${time.slice(0, 8)}/${this.#scope}`
    const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash('sha256', request)}`
    const signature = createHmac('sha256', this.#keyOf(time.slice(0, 8)))
      .update(text)
      .digest('hex')
    sent['authorization'] =
      `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`
    return sent
  }

  #keyOf(day: string): KeyObject {
    if (day === this.#day && this.#key !== undefined) return this.#key
    let key = Buffer.from(`AWS4${this.#credentials.secretAccessKey}`)
    for (const part of [day, ...this.#scope.split('/')]) key = createHmac('sha256', key).update(part).digest()
    this.#day = day
    this.#key = createSecretKey(key)
    return this.#key
  }
}

/** Sorts by the encoded names only, as the signature requires: `a` precedes `a-b`, although `-` precedes `=`. */
export function encodeQuery(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)] as const)
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** Encodes all characters except letters, digits and `-._~`. `encodeURIComponent` does not encode `!'()*`. */
export function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )
}

function canonicalValue(value: string): string {
  return value.trim().replace(/ {2,}/g, ' ')
}
