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

/** Number of bytes at the start that tell UTF-16 without a byte order mark from other files. */
const ENCODING_HEAD = 1024

/** `raw`: one character per byte. ASCII text in UTF-16 has a zero in every other byte, and in no byte between. */
function isUtf16(raw: string): boolean {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(raw)) return true
  const head = raw.slice(0, ENCODING_HEAD)
  let [even, odd] = [0, 0]
  for (let at = 0; at < head.length; at++) {
    if (head.charCodeAt(at) !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  return Math.min(even, odd) === 0 && Math.max(even, odd) > head.length / 4
}

/** Searches one file at a time for credentials, piece by piece. */
export class CredentialJudge {
  #path = ''
  #isJudged = false
  #isFound = false
  #isUtf16 = false
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
    // Some editors add a byte order mark, and some shells write UTF-16, where ASCII has additional zero bytes.
    if (this.#end === undefined) this.#isUtf16 = isUtf16(raw)
    const start = this.#end ?? ''
    const piece = this.#isUtf16 ? raw.replaceAll('\0', '') : raw
    const text =
      start + (this.#end === undefined ? piece.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '') : piece)
    if (mayBeApiDocument(this.#path) && this.#head.length < API_HEAD_LENGTH)
      this.#head += piece.slice(0, API_HEAD_LENGTH - this.#head.length)
    this.#isFound ||= holdsCredential(this.#path, text)
    // Keep only whole lines, because patterns match from the start of a line.
    const end = text.slice(-OVERLAP)
    this.#end = Buffer.from(end.slice(text.length > OVERLAP ? end.indexOf('\n') + 1 : 0), 'latin1').toString(
      'latin1'
    )
  }

  /** Whether the file contains a credential. Call only after the last piece. */
  get isFound(): boolean {
    return this.#isFound && !(this.#isJudged && isApiDocument(this.#path, this.#head))
  }
}
