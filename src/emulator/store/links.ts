import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs and checks download links for GET, in the style of S3 presigned URLs. */
export class Links {
  readonly #secret: string
  readonly #now: () => number
  readonly #expiredFrom = new Map<string, number>()

  constructor({ secret, now }: { secret: string; now: () => number }) {
    this.#secret = secret
    this.#now = now
  }

  /** With `expiresAfterMs`, the link expires earlier than the returned `expiresAt`. */
  sign(path: string, lifetimeMs: number, expiresAfterMs?: number): { query: string; expiresAt: Date } {
    const now = this.#now()
    const query = new URLSearchParams({
      'X-Amz-Algorithm': 'EMULATOR-HMAC-SHA256',
      'X-Amz-Date': compactDate(now),
      'X-Amz-Expires': String(lifetimeMs / 1000),
      'X-Amz-SignedHeaders': 'host'
    })
    const signature = this.#signature(path, query)
    query.set('X-Amz-Signature', signature)
    if (expiresAfterMs !== undefined) this.#expiredFrom.set(signature, now + expiresAfterMs)
    return { query: query.toString(), expiresAt: new Date(now + lifetimeMs) }
  }

  check(path: string, query: URLSearchParams): 'valid' | 'expired' | 'invalid' {
    const given = Buffer.from(query.get('X-Amz-Signature') ?? '')
    const expected = Buffer.from(this.#signature(path, query))
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid'
    const signedAt = parseCompactDate(query.get('X-Amz-Date') ?? '')
    const end = signedAt + Number(query.get('X-Amz-Expires')) * 1000
    const expired = this.#now() >= Math.min(end, this.#expiredFrom.get(expected.toString()) ?? Infinity)
    return expired ? 'expired' : 'valid'
  }

  #signature(path: string, query: URLSearchParams): string {
    const signed = [path, query.get('X-Amz-Date') ?? '', query.get('X-Amz-Expires') ?? ''].join('\n')
    return createHmac('sha256', this.#secret).update(signed).digest('hex')
  }
}

/** Formats a time as 20260102T030405678Z. The milliseconds, which S3 omits, let a link expire within a second. */
function compactDate(time: number): string {
  return new Date(time).toISOString().replace(/[-:.]/g, '')
}

function parseCompactDate(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)(...Z)$/, '$1-$2-$3:$4:$5.$6'))
}
