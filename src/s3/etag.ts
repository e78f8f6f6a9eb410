import { createHash, type Hash } from 'node:crypto'

/** Stores do not agree on the quotes. */
export function plainEtag(etag = ''): string {
  return etag.replace(/^(?:W\/)?"(.*)"$/, '$1')
}

/** The ETag of an encrypted object can look the same and be something else; that of one uploaded in parts does not. */
export function md5In(etag: string): string | undefined {
  return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase()
}

/** Undefined where OpenSSL has no MD5, as in FIPS mode. */
export function newMd5(): Hash | undefined {
  try {
    return createHash('md5')
  } catch {
    return undefined
  }
}
