import { pageDataOf } from '../pages/page-data.ts'
import { API_HEAD_LENGTH, isApiDocument, mayBeApiDocument } from './api-document.ts'
import { CREDENTIAL_NAMES, holdsCredential, NOT_JUDGED } from './credential-forms.ts'

/** Returns true if the name is enough to show that a file contains credentials. */
export function isCredentialName(path: string): boolean {
  return CREDENTIAL_NAMES.test(path)
}

/** `found`: files that contain credentials. Page data is ignored, because it repeats pages, which are not searched. */
export function credentialsAmong(
  found: readonly string[],
  paths: Iterable<string>,
  allowed: ReadonlySet<string> = new Set()
): string[] {
  if (found.length === 0) return []
  const data = pageDataOf(paths)
  return found.filter(path => !allowed.has(path) && !data.has(path)).sort()
}

/** Number of characters to search again with the next piece. The longest credential is a JWK of RSA, on one line. */
const OVERLAP = 16 * 1024

/** Searches one file at a time for credentials, piece by piece. */
export class CredentialJudge {
  #path = ''
  #isJudged = false
  #isFound = false
  /** The start of a file that can be an API document, which contains examples. */
  #head = ''
  #end: string | undefined

  /** Returns false if the file content does not matter. */
  begin(path: string): boolean {
    this.#path = path
    this.#isFound = isCredentialName(path)
    this.#isJudged = !this.#isFound && !NOT_JUDGED.test(path)
    this.#head = ''
    this.#end = undefined
    return this.#isJudged
  }

  add(bytes: Uint8Array): void {
    if (!this.#isJudged) return
    const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
    const start = this.#end ?? ''
    const text =
      start + (this.#end === undefined ? raw.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '') : raw)
    // Some shells write UTF-16, where ASCII has additional zero bytes, often without a byte order mark.
    const hasZeros = text.includes('\0')
    const plain = hasZeros ? text.replaceAll('\0', '') : text
    if (mayBeApiDocument(this.#path) && this.#head.length < API_HEAD_LENGTH)
      this.#head = (this.#head + plain.slice(start.replaceAll('\0', '').length)).slice(0, API_HEAD_LENGTH)
    this.#isFound ||= holdsCredential(this.#path, text) || (hasZeros && holdsCredential(this.#path, plain))
    // Keep only whole lines, because patterns match from the start of a line.
    const overlap = hasZeros ? 2 * OVERLAP : OVERLAP
    const end = text.slice(-overlap)
    this.#end = Buffer.from(end.slice(text.length > overlap ? end.indexOf('\n') + 1 : 0), 'latin1').toString(
      'latin1'
    )
  }

  /** Whether the file contains a credential. Call only after the last piece. */
  get isFound(): boolean {
    return this.#isFound && !(this.#isJudged && isApiDocument(this.#path, this.#head))
  }
}
