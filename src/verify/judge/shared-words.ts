import { countEach } from '../../runtime/group-by.ts'
import { shareOfSameWords } from '../../runtime/text/same-words.ts'
import type { PageText } from '../../review/scan/site-scanner.ts'

/**
 * `all`: all words and targets of the export in the same order, and possibly a few more words. `most`: nearly the same
 * text. `few`: a different text.
 */
export type SharedWords = 'all' | 'most' | 'few'

const MIN_SAME_WORDS = 0.8
/** This limit is a number, not a share, because an added banner can have more words than a short page. */
const MAX_ADDED_WORDS = 50

/** A number with its separators is one word. Each symbol is a word, because `>` and `>=` are different texts. */
const WORD = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu

export function sharedWords(exported: PageText, served: PageText): SharedWords {
  const [before, after] = [exported.text.match(WORD) ?? [], served.text.match(WORD) ?? []]
  const isNear = shareOfSameWords(countEach(before), countEach(after)) >= MIN_SAME_WORDS
  const isComplete = before.length > 0 && isWithin(before, after)
  const isLike = isNear || (isComplete && after.length - before.length <= MAX_ADDED_WORDS)
  if (isComplete && isLike && isWithin(exported.targets, served.targets)) return 'all'
  return isLike ? 'most' : 'few'
}

/** Whether `all` contains all parts in the same order, possibly with other parts between them. */
function isWithin(parts: string[], all: string[]): boolean {
  let found = 0
  for (const each of all) if (each === parts[found]) found += 1
  return found === parts.length
}
