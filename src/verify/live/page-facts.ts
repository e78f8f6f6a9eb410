import type { DocsPage } from '../../sources/docs.ts'
import type { LineKind } from '../../sources/content/collect.ts'
import type { Channel } from './served.ts'
import { targetPath } from './target-path.ts'
import { eachPhrase, MAX_PHRASE, squashed, straightened, unmarked, wordsOf } from './words.ts'

/** The parts of a page of the sources that a served page shows. */
export type SourcePage = Pick<
  DocsPage,
  'address' | 'title' | 'front' | 'text' | 'lineKinds' | 'references' | 'code' | 'look'
> & {
  isGenerated?: boolean
  /** Tells versions of the programs that the page includes from each other. */
  programs?: string
}

/** A line of the sources in the form of a channel. Versions of a page share most of their lines. */
export interface Line {
  kind: LineKind
  /** As in the source. */
  source: string
  /** Without white space, in the form in which the channel is compared. */
  text: string
  /** The words, without those that look like an e-mail address, which hosts may hide in HTML. */
  words: readonly string[]
  hasEmail: boolean
  /** Whether the channel shows the line as it is. */
  isSeen: boolean
  /** All runs of four words, or the whole line if it has two or three. A single word is no evidence. */
  phrases: ReadonlySet<string>
}

/** What a version of a page says in one channel. */
export interface ChannelFacts {
  /** The text that the channel shows. Versions with the same value cannot be told from each other. */
  visible: string
  /** The whole page, including what the channel hides, such as the targets of links in HTML. */
  whole: string
  /** All lines in their order. A line that occurs in several versions or places is the same object. */
  lines: readonly Line[]
  title: string
  links: ReadonlySet<string>
  images: ReadonlySet<string>
}

/** What each channel hides or writes in another form, so that a missing phrase is no evidence. */
const UNSEEN: Record<Channel, ReadonlySet<LineKind>> = {
  html: new Set<LineKind>(['d', 'f', 'l']),
  md: new Set<LineKind>(['l'])
}
/** A line with fewer characters can occur anywhere. */
const MIN_LINE = 8
/** Hosts replace everything that looks like an e-mail address in HTML, such as `user@example.com` and `npx a@1.0`. */
const EMAIL = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]+/g

/** `known`: the lines of other versions of the page in this channel. */
export function channelFacts(page: SourcePage, channel: Channel, known: Map<string, Line>): ChannelFacts {
  const lines = linesOf(page).map(({ text, kind }) => {
    const key = kind + text
    const line = known.get(key) ?? readLine(text, kind, channel)
    known.set(key, line)
    return line
  })
  const targets = (kind: 'link' | 'resource') =>
    new Set(page.references.filter(each => each.kind === kind).map(each => targetPath(each.target, page)))
  const [links, images] = [channel === 'html' ? new Set<string>() : targets('link'), targets('resource')]
  const seen = lines.filter(({ kind, isSeen }) => kind === 'l' || isSeen).map(({ source }) => source)
  return {
    whole: wholeOf(page),
    visible: [...seen, '', ...links, '', ...images].join('\n'),
    lines,
    title: page.title,
    links,
    images
  }
}

function readLine(source: string, kind: LineKind, channel: Channel): Line {
  const parts = channel === 'html' ? source.split(EMAIL) : [source]
  const words = parts.map(wordsOf)
  const form = channel === 'html' ? straightened : kind === 'c' || kind === 'd' ? squashed : unmarked
  const phrases = new Set<string>()
  if (kind !== 'l') for (const part of words) addPhrases(part, phrases)
  return {
    ...{ source, kind, phrases },
    text: form(source),
    words: words.flat(),
    hasEmail: parts.length > 1,
    isSeen: !UNSEEN[channel].has(kind)
  }
}

/** Returns the text that the channel shows, without what hosts may hide. */
export function certainOf({ visible }: ChannelFacts, channel: Channel): string {
  return channel === 'html' ? visible.replace(EMAIL, '@') : visible
}

/** Whether the text of a line, without white space, can be looked for on a page. */
export function isExact({ text, isSeen, hasEmail }: Line): boolean {
  return isSeen && text.length >= MIN_LINE && !hasEmail
}

/** Returns everything that a version says, for the comparison of versions. */
export function wholeOf({ title, front, text, code, look, references, programs }: SourcePage): string {
  return JSON.stringify([title, front, text, code, look, programs, ...references.map(({ target }) => target)])
}

/** A page with its own `h1` has no title and no description in its text, but the service shows both. */
function linesOf({ title, front, text, lineKinds }: SourcePage): { text: string; kind: LineKind }[] {
  const lines = text.split('\n').map((line, at) => ({ text: line, kind: (lineKinds[at] ?? 't') as LineKind }))
  const shown = new Set(lines.map(line => line.text))
  const above = [title, descriptionOf(front)].filter(line => line !== '' && !shown.has(line))
  return [...above.map(line => ({ text: line, kind: 't' as const })), ...lines]
}

function descriptionOf(front: SourcePage['front']): string {
  const value: unknown = parsed(front['description'])
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
}

/** A long value of the front matter is a digest instead of JSON. */
function parsed(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Adds all phrases of four words, or the whole block if it has two or three. A single word is no evidence. */
function addPhrases(words: readonly string[], phrases: Set<string>): void {
  if (words.length < MAX_PHRASE && words.length > 1) phrases.add(words.join(' '))
  eachPhrase(words, MAX_PHRASE, phrase => phrases.add(phrase))
}
