import { countEach } from '../../runtime/group-by.ts'
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

/** Words of a title that name nothing. */
const SMALL_WORDS = new Set('a an and for from how in of on or the to up use using with your'.split(' '))

/** What a text says, and the names that it goes by. */
export interface Subject {
  /** Its title, file name and folders, or the id of a section, and their words; with the mentions that count at least. */
  names: ReadonlyMap<string, number>
  /** How often the text contains a word, or two or three in a row as one: `Node.js` is `nodejs`, too. */
  counts: ReadonlyMap<string, number>
}

/** `text`: without its title or heading. `known`: names that are counted; all without it. */
export function subjectOf(names: readonly string[], text: string, known?: ReadonlySet<string>): Subject {
  const words = lettersOf(text)
  const joined = words.flatMap((word, at) => {
    const [second = '', third = ''] = words.slice(at + 1, at + 3)
    return [...new Set([word, word + second, word + second + third])]
  })
  const counted = known === undefined ? joined : joined.filter(name => known.has(name))
  return { names: wordsOfNames(names), counts: countEach(counted) }
}

export function wordsOfNames(names: readonly string[]): Map<string, number> {
  const parts = names.map(lettersOf)
  return new Map([
    ...parts.flatMap(all => all.filter(word => !SMALL_WORDS.has(word)).map(word => [word, 2] as const)),
    ...parts.map(all => [all.join(''), 1] as const)
  ])
}

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a folder is a version, such as `v2.6.0-alpha`: what is in it is about the same in another one. */
export function isVersion(folder: string): boolean {
  return /^v?\d+(?:[._]\d+)*(?:[-.]?(?:alpha|beta|rc|preview)[\d.-]*)?$/i.test(folder)
}

/** The name of a subject is in a text about another one at most a third as often as in its own. */
const MENTIONS = 3

/**
 * Whether each text contains a name that it alone has, and not that of the other: a page about Slack and one about
 * Discord that are made from one template.
 */
export function isOtherSubject(from: Subject, to: Subject): boolean {
  const isNamed = (one: Subject, other: Subject) =>
    [...one.names].some(([name, min]) => {
      const least = Math.max(min, MENTIONS * (other.counts.get(name) ?? 0))
      return !other.names.has(name) && (one.counts.get(name) ?? 0) >= least
    })
  return isNamed(from, to) && isNamed(to, from)
}
