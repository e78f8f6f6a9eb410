import { MAX_PATH_BYTES, MAX_SEGMENT_BYTES } from '../failures/limits.ts'

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

/** A character has at most three bytes for each UTF-16 unit: most names need not be measured. */
export function isPathTooLong(path: string): boolean {
  return path.length > MAX_PATH_BYTES / 3 && Buffer.byteLength(path) > MAX_PATH_BYTES
}

export function isSegmentTooLong(segment: string): boolean {
  return segment.length > MAX_SEGMENT_BYTES / 3 && Buffer.byteLength(segment) > MAX_SEGMENT_BYTES
}

export function isForbiddenOnWindows(segment: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(segment) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment)
}
