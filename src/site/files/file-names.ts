import { formatCount } from '../../runtime/text/units.ts'

export const MAX_PATH_BYTES = 4096
export const MAX_SEGMENT_BYTES = 255
export const MAX_LEVELS = 128
export const PATH_LIMITS = `at most ${formatCount(MAX_PATH_BYTES)} bytes, ${MAX_SEGMENT_BYTES} per segment, and ${MAX_LEVELS} levels`

/**
 * Two paths with the same folded form are one file on the disks of macOS or Windows. macOS folds the case completely:
 * `ß` is `ss`. The dotless `ı` has the upper case of `i`, but is another letter there.
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
 * Why a path cannot be one of a site: relative to its folder, with forward slashes, inside it on every system, and
 * printable. The same rule for archives, folders and manifests.
 */
export function problemOfPath(path: string): PathProblem | undefined {
  // First: everything after this takes time in proportion to the length.
  if (isPathTooLong(path)) return 'long'
  if (path.startsWith('/')) return 'absolute'
  if (path.includes('\\')) return 'backslash'
  if (/^[A-Za-z]:/.test(path)) return 'drive'
  // Invalid UTF-8 is decoded to \uFFFD: different names could become equal.
  if (/[\p{Cc}\uFFFD]/u.test(path)) return 'characters'
  if (/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return 'parent'
  const segments = path.split('/')
  return segments.length > MAX_LEVELS || segments.some(isSegmentTooLong) ? 'long' : undefined
}

/** The names of devices, which Windows sees in any folder and before any extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i

export function isForbiddenOnWindows(segment: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment)
}
