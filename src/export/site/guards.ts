import { Failure } from '../../runtime/failure.ts'
import { formatBytes } from '../../runtime/units.ts'

/**
 * Everything for which an archive is refused. An archive is hostile until proven otherwise: it is unpacked into a fresh
 * folder of our own, in which only plain files and folders are ever created, none of them over another.
 */
const REASONS = {
  'entry-path-absolute': 'has an absolute path',
  'entry-path-parent': 'leads out of its folder with `..`',
  'entry-path-backslash': 'has a backslash in its path, which is a separator on some systems',
  'entry-path-drive': 'begins with a drive letter',
  'entry-path-characters': 'has control characters, or characters that no text consists of, in its path',
  'entry-path-windows': 'has a name that Windows can not hold',
  'entry-path-long': 'has a longer path than this disk can hold',
  'entry-is-link': 'is a link, and a link can point anywhere',
  'entry-is-special': 'is neither a file nor a folder',
  'entry-file-as-folder': 'needs a folder where the archive has a file, or the other way round',
  'entry-duplicate': 'is there twice: the second would overwrite the first',
  'entry-case-clash':
    'differs from another entry only in upper and lower case or in its accents: on many disks they are the same file',
  'entry-encrypted': 'is encrypted',
  'entry-compression-unknown': 'is compressed in a way that is not supported (stored and deflated are)',
  'entry-overlap': 'shares its bytes with another entry, or reaches out of the archive',
  'entry-checksum': 'does not match its own checksum or size'
} as const

type EntryReason = keyof typeof REASONS

export const ENTRY_REASONS = Object.keys(REASONS) as EntryReason[]

export function refuseEntry(code: EntryReason, entry: string, cause?: unknown): Failure {
  return new Failure(
    code, // Quoted as JSON: a line break in a name must not become a line of its own in the log.
    `The archive was not unpacked: its entry ${JSON.stringify(entry.slice(0, 300))} ${REASONS[code]}.`,
    {
      advice:
        'Nothing of it was kept. Tell whoever runs the service; `deliver: artifact` hands over the archive as it is, for a closer look.',
      cause
    }
  )
}

const WHOLE = {
  'archive-empty': 'there is no file in it',
  'archive-corrupt': 'its bytes do not match its own structure or checksums',
  'archive-expands-too-much': 'it expands to more than 200 times its size, as only an attack does',
  'archive-too-large': 'it holds more than 20 GB',
  'archive-too-many-entries': 'it has more than 1,000,000 entries'
} as const

export function refuseArchive(code: keyof typeof WHOLE, detail?: string, cause?: unknown): Failure {
  return new Failure(
    code,
    `The archive was not unpacked: ${WHOLE[code]}${detail === undefined ? '' : ` (${detail})`}.`,
    {
      advice:
        code === 'archive-corrupt'
          ? 'Run again with the same `job-id`; if it stays like this, the archive is broken at the service: export again.'
          : 'Look at the export in the dashboard of the service; `deliver: artifact` hands over the archive as it is.',
      cause
    }
  )
}

const MAX_ENTRIES = 1_000_000
const MAX_BYTES = 20e9
const FREE_BYTES = 64 * 1024 * 1024
const MAX_EXPANSION = 200

export type EntryKind = 'file' | 'folder' | 'link' | 'special'

export interface Admitted {
  /** Where it goes, relative to the site's folder, with forward slashes. Empty for the site's folder itself. */
  path: string
  /** Folders on the way that are not there yet, outermost first. */
  newFolders: string[]
}

/** Remembers what has come so far, and admits one entry after the other. */
export class Guards {
  readonly #platform: NodeJS.Platform
  readonly #taken = new Map<string, { path: string; kind: 'file' | 'folder' }>()
  #entries = 0
  #files = 0

  constructor(platform: NodeJS.Platform = process.platform) {
    this.#platform = platform
  }

  admit(name: string, kind: EntryKind): Admitted {
    this.#entries += 1
    if (this.#entries > MAX_ENTRIES) throw refuseArchive('archive-too-many-entries')
    if (kind === 'link') throw refuseEntry('entry-is-link', name)
    if (kind === 'special') throw refuseEntry('entry-is-special', name)
    const segments = this.#segmentsOf(name)
    const newFolders: string[] = []
    const folders = kind === 'folder' ? segments.length : segments.length - 1
    for (let depth = 1; depth <= folders; depth++) {
      const folder = segments.slice(0, depth).join('/')
      if (this.#take(folder, 'folder', name)) newFolders.push(folder)
    }
    const path = segments.join('/')
    if (kind === 'file') {
      if (path === '') throw refuseEntry('entry-file-as-folder', name)
      this.#take(path, 'file', name)
      this.#files += 1
    }
    return { path, newFolders }
  }

  /** `unpacked` bytes came out of the first `packed` bytes of the archive: what it declares may be a lie. */
  allowExpansion(unpacked: number, packed: number): void {
    if (unpacked > MAX_BYTES) throw refuseArchive('archive-too-large')
    if (unpacked > FREE_BYTES && unpacked > packed * MAX_EXPANSION) {
      throw refuseArchive(
        'archive-expands-too-much',
        `${formatBytes(unpacked)} from its first ${formatBytes(packed)}`
      )
    }
  }

  requireFiles(): void {
    if (this.#files === 0) throw refuseArchive('archive-empty')
  }

  #segmentsOf(name: string): string[] {
    if (name.startsWith('/')) throw refuseEntry('entry-path-absolute', name)
    if (name.includes('\\')) throw refuseEntry('entry-path-backslash', name)
    if (/^[a-z]:/i.test(name)) throw refuseEntry('entry-path-drive', name)
    // \uFFFD stands where bytes were no text: two such names could be one, and neither is what was meant.
    if (/[\p{Cc}\uFFFD]/u.test(name)) throw refuseEntry('entry-path-characters', name)
    const segments = name.split('/').filter(segment => segment !== '' && segment !== '.')
    if (segments.includes('..')) throw refuseEntry('entry-path-parent', name)
    if (segments.some(isTooLong)) throw refuseEntry('entry-path-long', name)
    if (this.#platform === 'win32' && segments.some(isUnportable))
      throw refuseEntry('entry-path-windows', name)
    return segments
  }

  /** True when the place is new. A folder may come several times, a file once. */
  #take(path: string, kind: 'file' | 'folder', name: string): boolean {
    // The same archive gives the same result everywhere, so what clashes on macOS and Windows is refused on Linux too.
    const place = path.normalize('NFC').toLowerCase()
    const there = this.#taken.get(place)
    if (there === undefined) {
      this.#taken.set(place, { path, kind })
      return true
    }
    if (there.path !== path) throw refuseEntry('entry-case-clash', name)
    if (there.kind !== kind) throw refuseEntry('entry-file-as-folder', name)
    if (kind === 'file') throw refuseEntry('entry-duplicate', name)
    return false
  }
}

/** No disk of the usual kinds holds longer names. */
function isTooLong(segment: string): boolean {
  return segment.length > 85 && Buffer.byteLength(segment) > 255
}

function isUnportable(segment: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(segment) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment)
}

/** What the disk says about an entry that the guards let through. */
export function explainDiskRefusal(error: unknown, entry: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EEXIST') return refuseEntry('entry-case-clash', entry, error)
  if (code === 'ENAMETOOLONG') return refuseEntry('entry-path-long', entry, error)
  return error
}
