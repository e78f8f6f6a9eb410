import { shareOfSameWords, wordCounts } from '../../runtime/text/same-words.ts'

/** Minimum number of words. Shorter texts, such as "Coming soon.", can be equal by chance. */
const MIN_WORDS = 5
/** Minimum shares of equal words: on a moved page, and in the section below a renamed heading. */
const MIN_SHARE_OF_PAGE = 0.7
const MIN_SHARE_OF_SECTION = 0.5

/** A text with its word counts, so that words are counted only once. */
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

/** Returns the share of words in common, from 0 to 1, or 0 if the share is too low for two versions of a page. */
export function shareOfSamePage(before: CountedText, after: CountedText): number {
  const share = shareOfWords(before, after)
  return share < MIN_SHARE_OF_PAGE ? 0 : share
}

/** Whether the texts below two headings belong to the same section. */
export function isSameSection(before: CountedText, after: CountedText): boolean {
  return ![before, after].some(isShort) && likeness(before, after) >= MIN_SHARE_OF_SECTION
}

/** Returns the similarity of two texts, from 0 to 1. */
export function likeness(before: CountedText, after: CountedText): number {
  return before.text === after.text ? 1 : shareOfWords(before, after)
}

/** Returns the share of words in common, from 0 to 1, or 0 if the texts are too short to compare. */
function shareOfWords({ words }: CountedText, after: CountedText): number {
  return shareOfSameWords(words, after.words, 2 * MIN_WORDS)
}

/** Words in a title that do not identify a subject. */
const SMALL_WORDS = new Set('a an and for from how in of on or the to up use using with your'.split(' '))

/** The names of a page or section, and the lines in which the text mentions names. */
export interface Subject {
  /** The title, file name, and folders of a page, or the id of a section, and the words in these names. */
  names: ReadonlySet<string>
  lines: ReadonlySet<string>
  /** The lines that mention each word. Two or three consecutive words also count as one: `Node.js` as `nodejs`. */
  mentions: ReadonlyMap<string, string[]>
}

/** `text`: the text without its title or heading. `known`: names whose mentions are kept; by default, all names. */
export function subjectOf(names: readonly string[], text: string, known?: ReadonlySet<string>): Subject {
  const lines = text.split('\n')
  const mentions = new Map<string, string[]>()
  for (const line of lines)
    for (const name of namesIn(lettersOf(line), known)) {
      const found = mentions.get(name)
      if (found === undefined) mentions.set(name, [line])
      else found.push(line)
    }
  return { names: wordsOfNames(names), lines: new Set(lines), mentions }
}

/** Returns the names in a line, once for each word that a name begins with. */
function namesIn(words: readonly string[], known: ReadonlySet<string> | undefined): string[] {
  const found: string[] = []
  for (const [at, word] of words.entries()) {
    const first = found.length
    let joined = ''
    // A page has thousands of words, most of which are no part of a name, so nothing is allocated for them.
    for (const next of [word, words[at + 1], words[at + 2]]) {
      if (next === undefined) break
      joined += next
      const singular = isPlural(joined) ? joined.slice(0, -1) : joined
      for (const name of singular === joined ? [joined] : [joined, singular])
        if (known?.has(name) !== false && !found.includes(name, first)) found.push(name)
    }
  }
  return found
}

export function wordsOfNames(names: readonly string[]): Set<string> {
  const parts = names.map(lettersOf)
  const words = parts.flatMap(all => [...all.filter(word => !SMALL_WORDS.has(word)), all.join('')])
  return withSingulars(words)
}

/** Matches scripts that have no spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u
const SEGMENTS = new Intl.Segmenter('zh', { granularity: 'word' })

function lettersOf(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const spaced = UNSPACED.test(lower)
    ? Array.from(SEGMENTS.segment(lower), ({ segment }) => segment).join(' ')
    : lower
  return spaced.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** Adds singular forms, so that a text about `customers` also matches `customer`. */
function withSingulars(words: string[]): Set<string> {
  return new Set(words.flatMap(word => (isPlural(word) ? [word, word.slice(0, -1)] : [word])))
}

function isPlural(word: string): boolean {
  return word.length > 3 && word.endsWith('s')
}

/** Whether a folder name is a version, such as `v2.6.0-alpha`. */
export function isVersion(folder: string): boolean {
  return /^v?\d+(?:[._]\d+)*(?:[-.]?(?:alpha|beta|rc|preview)[\d.-]*)?$/i.test(folder)
}

/** Minimum number of lines with a name that the other text never mentions. */
const CLEAR_MENTIONS = 2

/**
 * Whether two texts have different subjects, such as Slack and Discord: each text mentions its own name more often, or
 * one text never mentions the name of the other. Ignores lines that both texts contain, such as the lines of a snippet.
 */
export function isOtherSubject(from: Subject, to: Subject): boolean {
  const count = (name: string, one: Subject, other: Subject) =>
    one.mentions.get(name)?.filter(line => !other.lines.has(line)).length ?? 0
  const ownNames = (one: Subject, other: Subject) => [...one.names].filter(name => !other.names.has(name))
  /** How much more often a text mentions its name than the other text does; -1 without a mention. */
  const lead = (one: Subject, other: Subject) =>
    ownNames(one, other).reduce((most, name) => {
      const own = count(name, one, other)
      return Math.max(most, own === 0 ? -1 : own - count(name, other, one))
    }, -1)
  const isOnlyNamed = (one: Subject, other: Subject) =>
    ownNames(one, other).some(name => count(name, one, other) >= CLEAR_MENTIONS && !other.mentions.has(name))
  const [leadOfFrom, leadOfTo] = [lead(from, to), lead(to, from)]
  const prefersOwn = Math.min(leadOfFrom, leadOfTo) >= 0 && Math.max(leadOfFrom, leadOfTo) > 0
  return prefersOwn || isOnlyNamed(from, to) || isOnlyNamed(to, from)
}
