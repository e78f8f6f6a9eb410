import { shareOfSameWords, wordCounts } from '../../runtime/text/same-words.ts'

/** What is shorter is the same by chance, such as "Coming soon." */
const MIN_WORDS = 5
/** A page that moved keeps at least this share of its words, and a renamed heading of the words below it. */
const MIN_SHARE_OF_PAGE = 0.7
const MIN_SHARE_OF_SECTION = 0.5
/** By how much more alike something and its new version are than others beside it. */
const CLEARLY = 0.1

/** A text whose words are counted once. */
export interface CountedText {
  text: string
  words: ReadonlyMap<string, number>
}

export function countedText(text: string): CountedText {
  return { text, words: wordCounts(text) }
}

export function isShort({ words }: CountedText): boolean {
  return words.size < MIN_WORDS
}

/** The share of words that both have, from 0 to 1. 0 if they are not the same page. */
export function shareOfSamePage(before: CountedText, after: CountedText): number {
  const share = shareOfWords(before, after)
  return share < MIN_SHARE_OF_PAGE ? 0 : share
}

/** Whether two headings are above the same text. */
export function isSameSection(before: CountedText, after: CountedText): boolean {
  return ![before, after].some(isShort) && likeness(before, after) >= MIN_SHARE_OF_SECTION
}

/** From 0 to 1. */
function likeness(before: CountedText, after: CountedText): number {
  return before.text === after.text ? 1 : shareOfWords(before, after)
}

/** From 0 to 1; 0 if the texts are too short to tell. */
function shareOfWords({ words }: CountedText, after: CountedText): number {
  return shareOfSameWords(words, after.words, 2 * MIN_WORDS)
}

/** Whether others are about as much like a text as the one that it is taken for: then all are made from a template. */
export function isTemplate(before: CountedText, after: CountedText, others: readonly CountedText[]): boolean {
  const least = likeness(before, after) - CLEARLY
  return others.some(other => likeness(before, other) >= least)
}

interface FileWords {
  path: string
  words: CountedText['words']
}

/** Whether each text names its own folder and not that of the other: `sdk/ruby/start` is not `sdk/go/start`. */
export function isOtherSubject(from: FileWords, to: FileWords): boolean {
  const ownFolders = (one: FileWords, other: FileWords) => {
    const others = new Set(other.path.split('/'))
    const own = one.path.split('/').slice(0, -1)
    return own.filter(name => !others.has(name) && isNamedIn(one, name) && !isNamedIn(other, name))
  }
  return ownFolders(from, to).length > 0 && ownFolders(to, from).length > 0
}

function isNamedIn({ words }: FileWords, name: string): boolean {
  const wanted = name.toLowerCase()
  return [...words.keys()].some(word => word.toLowerCase().includes(wanted))
}
