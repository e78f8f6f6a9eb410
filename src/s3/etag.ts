import { createHash, type Hash } from 'node:crypto'

/** Removes the quotes and the `W/` prefix, because not every store sends them. */
export function plainEtag(etag = ''): string {
  return etag.replace(/^(?:W\/)?"(.*)"$/, '$1')
}

/** Returns the ETag if it looks like an MD5. The ETag of an encrypted object can look like an MD5 without being one. */
export function md5In(etag: string): string | undefined {
  return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase()
}

/** Returns undefined if OpenSSL has no MD5, for example in FIPS mode. */
export function newMd5(): Hash | undefined {
  try {
    return createHash('md5')
  } catch {
    return undefined
  }
}
