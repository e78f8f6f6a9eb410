import type { MentionedPaths, Mentions, TextForm } from './mentioned-paths.ts'

/** Limits the time in which no timeout and no signal can take effect. */
const PART_LENGTH = 1024 * 1024
/** The parts overlap by more than the length of any address and its context, also with each character escaped. */
const OVERLAP = 64 * 1024
/** Addresses that begin in the first part of an overlap are whole in the part before. Their context is there, too. */
const CONTEXT = 8 * 1024
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** Searches a piece of a text part by part. `isFirst`: whether it is the first of overlapping pieces. */
export function* mentionsIn(
  text: string,
  paths: MentionedPaths,
  isFirst: boolean,
  form: TextForm
): Generator<Mentions> {
  for (let start = 0; start === 0 || start + OVERLAP < text.length; start += PART_LENGTH - OVERLAP) {
    const from = isFirst && start === 0 ? 0 : CONTEXT
    yield paths.in(decodeEscapes(text.slice(start, start + PART_LENGTH)), from, form)
  }
}

/**
 * Decodes string escapes and HTML entities, which can hide parts of an address. A match begins only at the first of
 * several backslashes, so that the time is in proportion to their number.
 */
function decodeEscapes(text: string): string {
  return text
    .replaceAll(/(?<!\\)\\+(?:u([0-9a-f]{4})|[nrt]|\/)/gi, (escape: string, code?: string) =>
      code === undefined ? (escape.endsWith('/') ? '/' : ' ') : String.fromCharCode(Number.parseInt(code, 16))
    )
    .replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}
