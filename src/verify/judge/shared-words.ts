import { countEach } from '../../runtime/group-by.ts'
import { shareOfSameWords } from '../../runtime/text/same-words.ts'

/** `all`: all words of the export in their order, and a few more. `most`: nearly the same text. `few`: another one. */
export type SharedWords = 'all' | 'most' | 'few'

const MIN_SAME_WORDS = 0.8
/** A short page with a banner has more words of the banner than of its own. */
const MAX_ADDED_WORDS = 50

/** Signs count as words, because `>` in place of `>=` is another text. */
const WORD = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu

export function sharedWords(exported: string, served: string): SharedWords {
  const [before, after] = [exported.match(WORD) ?? [], served.match(WORD) ?? []]
  let found = 0
  for (const word of after) if (word === before[found]) found += 1
  const isNear = shareOfSameWords(countEach(before), countEach(after)) >= MIN_SAME_WORDS
  const isComplete = found === before.length && found > 0
  if (isComplete && (isNear || after.length - found <= MAX_ADDED_WORDS)) return 'all'
  return isNear ? 'most' : 'few'
}
