import { groupBy } from '../../runtime/group-by.ts'
import { shareOfSameWords, wordCounts } from '../../runtime/text/same-words.ts'

/** Shorter texts, such as "Coming soon.", are the same by chance. */
const MIN_WORDS = 5
/** A page that moved keeps at least this share of its words, and a renamed heading of the words below it. */
const MIN_SHARE_OF_PAGE = 0.7
const MIN_SHARE_OF_SECTION = 0.5
/** The minimum difference in likeness between the new version of a text and others beside it. */
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

/** Likeness from 0 to 1. */
function likeness(before: CountedText, after: CountedText): number {
  return before.text === after.text ? 1 : shareOfWords(before, after)
}

/** The share from 0 to 1; 0 if the texts are too short to tell. */
function shareOfWords({ words }: CountedText, after: CountedText): number {
  return shareOfSameWords(words, after.words, 2 * MIN_WORDS)
}

/** Whether others are about as much like a text as the one that it is taken for: then all are made from a template. */
export function isTemplate(before: CountedText, after: CountedText, others: readonly CountedText[]): boolean {
  const least = likeness(before, after) - CLEARLY
  return others.some(other => likeness(before, other) >= least)
}

/** Words of a title that name nothing. */
const SMALL_WORDS = new Set('a an and for from how in of on or the to up use using with your'.split(' '))

/** The words of a text, and the names that it goes by. */
export interface Subject {
  /** Its title, file name and folders, or the id of a section, and their words. */
  names: ReadonlySet<string>
  lines: ReadonlySet<string>
  /** Lines of each mention, by word, or two or three in a row as one (`Node.js` is `nodejs`, too). */
  mentions: ReadonlyMap<string, string[]>
}

/** `text`: without its title or heading. `known`: names whose mentions are kept; all without it. */
export function subjectOf(names: readonly string[], text: string, known?: ReadonlySet<string>): Subject {
  const lines = text.split('\n')
  const found = lines.flatMap(line => {
    const words = lettersOf(line)
    return words.flatMap((word, at) => {
      const [second = '', third = ''] = words.slice(at + 1, at + 3)
      const joined = withSingulars([word, word + second, word + second + third])
      return [...joined].filter(name => known?.has(name) ?? true).map(name => [name, line] as const)
    })
  })
  const mentions = new Map(
    [...groupBy(found, ([name]) => name)].map(([name, own]) => [name, own.map(([, line]) => line)])
  )
  return { names: wordsOfNames(names), lines: new Set(lines), mentions }
}

export function wordsOfNames(names: readonly string[]): Set<string> {
  const parts = names.map(lettersOf)
  const words = parts.flatMap(all => [...all.filter(word => !SMALL_WORDS.has(word)), all.join('')])
  return withSingulars(words)
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u
const SEGMENTS = new Intl.Segmenter('zh', { granularity: 'word' })

function lettersOf(text: string): string[] {
  const lower = text.normalize('NFC').toLowerCase()
  const spaced = UNSPACED.test(lower)
    ? Array.from(SEGMENTS.segment(lower), ({ segment }) => segment).join(' ')
    : lower
  return spaced.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** Adds singulars, so that a text about customers is one about a customer, too. */
function withSingulars(words: string[]): Set<string> {
  return new Set(words.flatMap(word => (/...s$/.test(word) ? [word, word.slice(0, -1)] : [word])))
}

/** Whether a folder is a version, such as `v2.6.0-alpha`: what is in it is about the same in another one. */
export function isVersion(folder: string): boolean {
  return /^v?\d+(?:[._]\d+)*(?:[-.]?(?:alpha|beta|rc|preview)[\d.-]*)?$/i.test(folder)
}

/** The name of a subject is in a text about another one at most a third as often as in its own. */
const MENTIONS = 3

/**
 * Whether each text contains a name that it alone has, and not that of the other: a page about Slack and one about
 * Discord that are made from one template. Lines that both have, such as those of a snippet, say nothing about either.
 */
export function isOtherSubject(from: Subject, to: Subject): boolean {
  const count = (name: string, one: Subject, other: Subject) =>
    one.mentions.get(name)?.filter(line => !other.lines.has(line)).length ?? 0
  const isNamed = (one: Subject, other: Subject) =>
    [...one.names].some(name => {
      const least = Math.max(1, MENTIONS * count(name, other, one))
      return !other.names.has(name) && count(name, one, other) >= least
    })
  return isNamed(from, to) && isNamed(to, from)
}
