import { createHmac, timingSafeEqual } from 'node:crypto'

export type LinkRefusal = 'expired' | 'forged'

/** Signs links to stored objects for GET, in the manner of an S3 presigned URL, and checks them. */
export class Links {
  readonly #secret: string
  readonly #now: () => number
  #deadFrom = new Map<string, number>()
  #issued: string[] = []

  constructor({ secret, now }: { secret: string; now: () => number }) {
    this.#secret = secret
    this.#now = now
  }

  /** `diesAfterMs` ends the link before the moment that its owner is told. */
  sign(path: string, lifetimeMs: number, diesAfterMs?: number): { query: string; expiresAt: Date } {
    const now = this.#now()
    const query = new URLSearchParams({
      'X-Amz-Algorithm': 'EMULATOR-HMAC-SHA256',
      'X-Amz-Date': compact(now),
      'X-Amz-Expires': String(lifetimeMs / 1000),
      'X-Amz-SignedHeaders': 'host'
    })
    const signature = this.#signature(path, query)
    query.set('X-Amz-Signature', signature)
    this.#issued.push(signature)
    if (diesAfterMs !== undefined) this.#deadFrom.set(signature, now + diesAfterMs)
    return { query: query.toString(), expiresAt: new Date(now + lifetimeMs) }
  }

  check(path: string, query: URLSearchParams): LinkRefusal | undefined {
    const given = Buffer.from(query.get('X-Amz-Signature') ?? '')
    const right = Buffer.from(this.#signature(path, query))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged'
    const signedAt = expand(query.get('X-Amz-Date') ?? '')
    const end = signedAt + Number(query.get('X-Amz-Expires')) * 1000
    return this.#now() >= Math.min(end, this.#deadFrom.get(right.toString()) ?? Infinity)
      ? 'expired'
      : undefined
  }

  expireAll(): void {
    for (const signature of this.#issued) this.#deadFrom.set(signature, -Infinity)
  }

  #signature(path: string, query: URLSearchParams): string {
    const signed = [path, query.get('X-Amz-Date') ?? '', query.get('X-Amz-Expires') ?? ''].join('\n')
    return createHmac('sha256', this.#secret).update(signed).digest('hex')
  }
}

/** 20260102T030405678Z: unlike S3 with milliseconds, so that links may live for less than a second. */
function compact(time: number): string {
  return new Date(time).toISOString().replace(/[-:.]/g, '')
}

function expand(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)(...Z)$/, '$1-$2-$3:$4:$5.$6'))
}
