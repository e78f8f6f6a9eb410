import { FAILURES, type FailureCode } from '../failures/index.ts'
import { Failure } from '../runtime/failure.ts'
import { formatBytes, formatCount } from '../runtime/text/units.ts'
import {
  foldedPath,
  isForbiddenOnWindows,
  isPathTooLong,
  PATH_LIMITS,
  type PathProblem,
  problemOfPath
} from '../site/files/file-names.ts'

type EntryCode = Extract<FailureCode, `entry-${string}` | 'archive-sparse'>
type ArchiveCode = Exclude<Extract<FailureCode, `archive-${string}`>, 'archive-sparse'>

const MAX_ENTRIES = 1_000_000
const MAX_EXTRACTED_BYTES = 20e9
const MAX_EXPANSION = 200
/** Up to this extracted size, an archive may expand by any factor. */
const FREE_BYTES = 64 * 1024 ** 2
const MAX_QUOTED_CHARACTERS = 300

/** Begins each message about an archive. Does not apply to an archive with another content than a site. */
export const NOT_EXTRACTED = 'The site was not extracted. '

/** The failure rejects the whole archive: after one bad entry, no other entry can be trusted. */
export function refuseEntry(code: EntryCode, entry: string, cause?: unknown): Failure {
  // JSON escapes line breaks, so that no part of a name starts a new line in the log.
  const quoted = JSON.stringify(entry.slice(0, MAX_QUOTED_CHARACTERS))
  const limits = code === 'entry-path-long' ? ` (${PATH_LIMITS})` : ''
  return new Failure(code, `${NOT_EXTRACTED}${withoutStop(code)}${limits}: ${quoted}.`, { cause })
}

export function refuseArchive(code: ArchiveCode, detail?: string, cause?: unknown): Failure {
  const details = detail === undefined ? '' : ` (${detail})`
  return new Failure(code, `${NOT_EXTRACTED}${withoutStop(code)}${details}.`, { cause })
}

export function corrupt(detail: string, cause?: unknown): Failure {
  return refuseArchive('archive-corrupt', detail, cause)
}

const DAMAGE: FailureCode[] = ['archive-corrupt', 'entry-checksum', 'entry-overlap']

/** Returns true if an error means that the archive is damaged. No delivery accepts such an archive. */
export function isDamage(error: unknown): boolean {
  return error instanceof Failure && DAMAGE.includes(error.code)
}

function withoutStop(code: FailureCode): string {
  return FAILURES[code].cause.replace(/\.$/, '')
}

const PATH_CODES: Record<PathProblem, EntryCode> = {
  long: 'entry-path-long',
  absolute: 'entry-path-absolute',
  backslash: 'entry-path-backslash',
  drive: 'entry-path-drive',
  characters: 'entry-path-characters',
  parent: 'entry-path-parent'
}

export type EntryKind = 'file' | 'folder' | 'link' | 'special'

export interface AdmittedEntry {
  /** Relative to the site folder, with forward slashes. Empty for the site folder itself. */
  path: string
  /** Folders that no earlier entry created, outermost first: parents, and the entry itself if it is a folder. */
  newFolders: string[]
}

export class Guards {
  readonly #taken = new Map<string, { path: string; kind: 'file' | 'folder' }>()
  /** Avoids repeated checks, because most entries are in the same folder as the previous entry. */
  #lastFolder = ''
  #entries = 0
  #files = 0

  admit(name: string, kind: EntryKind): AdmittedEntry {
    // Checked first, because the time for the other checks grows with the length of the name.
    if (isPathTooLong(name)) throw refuseEntry('entry-path-long', name)
    if (kind === 'link') throw refuseEntry('entry-is-link', name)
    if (kind === 'special') throw refuseEntry('entry-is-special', name)
    const segments = this.#segmentsOf(name, kind)
    const path = segments.join('/')
    if (kind === 'folder') {
      const newFolders = this.#takeFolders(segments, name)
      this.#count(Math.max(1, newFolders.length))
      return { path, newFolders }
    }
    if (path === '') throw refuseEntry('entry-file-as-folder', name)
    const newFolders = this.#takeFolders(segments.slice(0, -1), name)
    this.#take(path, 'file', name)
    this.#count(1 + newFolders.length)
    this.#files += 1
    return { path, newFolders }
  }

  /** Throws if `extracted` bytes are too many in total, or too many for `read` bytes of the archive. */
  allowExpansion(extracted: number, read: number): void {
    if (extracted > MAX_EXTRACTED_BYTES)
      throw refuseArchive('archive-too-large', `at most ${formatBytes(MAX_EXTRACTED_BYTES)}`)
    if (extracted > FREE_BYTES && extracted > read * MAX_EXPANSION) {
      throw refuseArchive(
        'archive-expands-too-much',
        `${formatBytes(extracted)} from the first ${formatBytes(read)}; the maximum ratio is ${MAX_EXPANSION}`
      )
    }
  }

  /** Admits a file. Returns false, instead of throwing, if the path cannot be used. */
  take(path: string): boolean {
    try {
      this.admit(path, 'file')
      return true
    } catch {
      return false
    }
  }

  /** Frees the path of a file that is moved or left out. */
  release(path: string): void {
    this.#taken.delete(foldedPath(path))
  }

  requireFiles(): void {
    if (this.#files === 0) throw refuseArchive('archive-empty')
  }

  #count(entries: number): void {
    this.#entries += entries
    if (this.#entries > MAX_ENTRIES)
      throw refuseArchive('archive-too-many-entries', `at most ${formatCount(MAX_ENTRIES)}`)
  }

  #segmentsOf(name: string, kind: EntryKind): string[] {
    // Python's tarfile calls the root folder `/` when it is added with an empty name.
    if (kind === 'folder' && name === '/') return []
    if (name.startsWith('/')) throw refuseEntry('entry-path-absolute', name)
    const segments = name.split('/').filter(segment => segment !== '' && segment !== '.')
    const problem = problemOfPath(segments.join('/'))
    if (problem !== undefined) throw refuseEntry(PATH_CODES[problem], name)
    if (process.platform === 'win32' && segments.some(isForbiddenOnWindows))
      throw refuseEntry('entry-path-windows', name)
    return segments
  }

  #takeFolders(segments: string[], name: string): string[] {
    const whole = segments.join('/')
    if (whole === this.#lastFolder) return []
    const newFolders: string[] = []
    for (let depth = 1; depth <= segments.length; depth++) {
      const folder = segments.slice(0, depth).join('/')
      if (this.#take(folder, 'folder', name)) newFolders.push(folder)
    }
    this.#lastFolder = whole
    return newFolders
  }

  /** Returns true if the path is new. A folder can occur several times, a file only once. */
  #take(path: string, kind: 'file' | 'folder', name: string): boolean {
    // The result must not depend on the system: paths that clash on macOS and Windows are also rejected on Linux.
    const place = foldedPath(path)
    const existing = this.#taken.get(place)
    if (existing === undefined) {
      this.#taken.set(place, { path, kind })
      return true
    }
    if (existing.path !== path) throw refuseEntry('entry-case-clash', name)
    if (existing.kind !== kind) throw refuseEntry('entry-file-as-folder', name)
    if (kind === 'file') throw refuseEntry('entry-duplicate', name)
    return false
  }
}

export function isZlibError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('Z_')
}

/** Explains why the file system rejected an entry that the guards had admitted. */
export function explainDiskRefusal(error: unknown, entry: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return refuseEntry('entry-case-clash', entry, error)
  if (code === 'ENAMETOOLONG') return refuseEntry('entry-path-long', entry, error)
  return error
}
