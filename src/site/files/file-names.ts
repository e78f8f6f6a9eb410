import { formatCount } from '../../runtime/text/units.ts'

export const MAX_PATH_BYTES = 4096
export const MAX_SEGMENT_BYTES = 255
export const MAX_LEVELS = 128
export const PATH_LIMITS = `at most ${formatCount(MAX_PATH_BYTES)} bytes, ${MAX_SEGMENT_BYTES} per segment, and ${MAX_LEVELS} levels`

/**
 * Two paths with the same folded form are the same file on macOS or Windows. macOS uses full case folding: `ß` equals
 * `ss`. The dotless `ı` is an exception: its upper case is `I`, but macOS treats `ı` and `i` as different letters.
 */
export function foldedPath(path: string): string {
  const lowerCase = path.normalize('NFC').toLowerCase()
  if (!/[^\0-\x7f]/.test(lowerCase)) return lowerCase
  return lowerCase
    .replace(/[^\0-\x7fı]/gu, character => character.toUpperCase().toLowerCase())
    .normalize('NFC')
}

export function isPathTooLong(path: string): boolean {
  return Buffer.byteLength(path) > MAX_PATH_BYTES
}

export function isSegmentTooLong(segment: string): boolean {
  return Buffer.byteLength(segment) > MAX_SEGMENT_BYTES
}

export type PathProblem = 'long' | 'absolute' | 'backslash' | 'drive' | 'characters' | 'parent'

/**
 * Checks a path in an archive, a folder or a manifest. The path must be relative to the site and printable, use forward
 * slashes, and be inside the site on every system.
 */
export function problemOfPath(path: string): PathProblem | undefined {
  // Checked first, because the time for the other checks grows with the length of the path.
  if (isPathTooLong(path)) return 'long'
  if (path.startsWith('/')) return 'absolute'
  if (path.includes('\\')) return 'backslash'
  if (/^[A-Za-z]:/.test(path)) return 'drive'
  // Invalid UTF-8 is decoded to \uFFFD, so different names could become equal.
  if (/[\p{Cc}\uFFFD]/u.test(path)) return 'characters'
  if (/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return 'parent'
  const segments = path.split('/')
  return segments.length > MAX_LEVELS || segments.some(isSegmentTooLong) ? 'long' : undefined
}

/** Windows reserves device names in every folder and with every extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i

export function isForbiddenOnWindows(segment: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment)
}
