import type { S3Error } from './s3-error.ts'

/** Checksums of the body in a header, in the order in which they are tried. */
const KINDS = ['none', 'sha256', 'md5'] as const
export type ChecksumKind = (typeof KINDS)[number]

/** Error codes for a checksum that differs from the body. A checksum of another kind would differ, too. */
export const CHECKSUM_CODES = ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest']

/** The body of a PUT request: its digests in hexadecimal. The MD5 is undefined where Node cannot compute it. */
interface CheckedBody {
  sha256: string
  md5: () => Promise<string | undefined>
}

/**
 * The checksum that the store requires for each write. Buckets whose objects are locked by default require one. Every
 * request is signed with the SHA-256 of its body, so most stores need no other checksum.
 */
export class Checksums {
  kind: ChecksumKind = 'none'

  /** Whether the store rejected a write because of its checksum, and another kind can be sent. `sent`: its kind. */
  canSendOther(error: S3Error, sent: ChecksumKind): boolean {
    const { status, code = '', message } = error
    if (
      status !== 400 ||
      CHECKSUM_CODES.includes(code) ||
      !/content-?md5|x-amz-(?:sdk-)?checksum/i.test(message)
    )
      return false
    // The response to a request that was sent at the same time may already have changed the kind.
    if (sent === this.kind) this.kind = KINDS[KINDS.indexOf(sent) + 1] ?? sent
    return sent !== this.kind
  }
}

export async function checksumHeaders(
  kind: ChecksumKind,
  { sha256, md5 }: CheckedBody
): Promise<Record<string, string>> {
  const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')
  if (kind === 'none') return {}
  if (kind === 'sha256') return { 'x-amz-checksum-sha256': base64(sha256) }
  const hex = await md5()
  return hex === undefined ? {} : { 'content-md5': base64(hex) }
}
