import { closeSync, openSync, readSync } from 'node:fs'

/** Folders of version control, whose configuration can contain a token, and files with environment variables. */
const PRIVATE = /(?:^|\/)\.(?:git|svn|hg|env(?![^/]*\.html(?:\/|$))(?:\.[^/]+)?)(?=\/|$)/i
const PRIVATE_FILE = /(?:^|\/)id_(?:rsa|ed25519)$/i
/** Also the names of certificates and presentations: what is in them decides. */
const MAY_BE_KEY = /\.(?:pem|key)$/i

/**
 * The part of a path that must not be public, because it can hold secrets: publish refuses it, and an export leaves it
 * out. `isFile`: it names a file; `place`: where that is, if its content can be read.
 */
export function secretIn(path: string, isFile: boolean, place?: string): string | undefined {
  const found = PRIVATE.exec(path)
  if (found !== null) return path.slice(0, found.index + found[0].length)
  if (!isFile) return undefined
  const isKey = place !== undefined && MAY_BE_KEY.test(path) && containsPrivateKey(place)
  return isKey || PRIVATE_FILE.test(path) ? path : undefined
}

const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY/
const CHUNK_BYTES = 1024 * 1024
/** As long as the beginning of a key, which can be in two chunks. */
const OVERLAP = 80

function containsPrivateKey(file: string): boolean {
  const fd = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    let end = ''
    for (;;) {
      const length = readSync(fd, chunk)
      const text = end + chunk.toString('latin1', 0, length)
      if (PRIVATE_KEY.test(text)) return true
      if (length === 0) return false
      end = text.slice(-OVERLAP)
    }
  } finally {
    closeSync(fd)
  }
}
