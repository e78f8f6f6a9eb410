import { countEach } from '../../../runtime/group-by.ts'
import { shareOfSameWords } from '../../../runtime/text/same-words.ts'
import type { PageText, PageTexts } from '../../../review/scan/page-text.ts'

/**
 * `all`: all words and targets of the export in the same order, and possibly a few more words outside of the content.
 * `more`: the same, with more words in the content. `most`: nearly the same text. `few`: a different text.
 */
export type SharedWords = 'all' | 'more' | 'most' | 'few'

const MIN_SAME_WORDS = 0.8
/** This limit is a number, not a share, because an added banner can have more words than a short page. */
const MAX_ADDED_WORDS = 50
/** Where the content is as exported. A banner about cookies has about a hundred words. */
const MAX_WORDS_BESIDE = 500

/** A number with its separators is one word. Each symbol is a word, because `>` and `>=` are different texts. */
const WORD = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu

export function sharedWords(exported: PageTexts, served: PageTexts): SharedWords {
  const [before, after] = [wordsOf(exported.whole), wordsOf(served.whole)]
  const isNear = shareOfSameWords(countEach(before), countEach(after)) >= MIN_SAME_WORDS
  const isComplete = before.length > 0 && isWithin(before, after)
  // Without a content element in both pages, the whole body counts.
  const hasBoth = exported.content !== undefined && served.content !== undefined
  const [own, other] = hasBoth ? [exported.content, served.content] : [exported.whole, served.whole]
  const isSame = own !== undefined && other !== undefined && isSameText(own, other)
  const added = after.length - before.length
  const isLike = isNear || (isComplete && added <= (isSame ? MAX_WORDS_BESIDE : MAX_ADDED_WORDS))
  if (!isLike) return 'few'
  if (!isComplete || !isWithin(targetsOf(exported.whole), targetsOf(served.whole))) return 'most'
  return isSame ? 'all' : 'more'
}

/** Whether a text that was added outside of the content is short enough for a banner. */
export function isBesideContent(added: PageText): boolean {
  return wordsOf(added).length <= MAX_WORDS_BESIDE
}

/** CDNs replace http by https in the addresses of links and images. */
function targetsOf({ targets }: PageText): string[] {
  return targets.map(target => target.replace(/^http:\/\//i, 'https://'))
}

function wordsOf({ text }: PageText): string[] {
  return text.match(WORD) ?? []
}

/** Ignores targets, because a proxy may add an image without words, for example to count readers. */
function isSameText(a: PageText, b: PageText): boolean {
  return wordsOf(a).join(' ') === wordsOf(b).join(' ')
}

/** Whether `all` contains all parts in the same order, possibly with other parts between them. */
function isWithin(parts: string[], all: string[]): boolean {
  let found = 0
  for (const each of all) if (each === parts[found]) found += 1
  return found === parts.length
}
