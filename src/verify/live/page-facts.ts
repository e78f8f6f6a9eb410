import type { DocsPage } from '../../sources/docs.ts'
import type { LineKind } from '../../sources/content/collect.ts'
import type { Channel } from './served.ts'
import { type Block, type Seam, seamsOf } from './seams.ts'
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

/** What a version of a page says in one channel. */
export interface ChannelFacts {
  /** The text that the channel shows. Versions with the same value cannot be told from each other. */
  visible: string
  /** Like `visible`, without what hosts may hide. */
  certain: string
  /** The whole page, including what the channel hides, such as the targets of links in HTML. */
  whole: string
  /** Runs of up to four words inside one block, of which a reader sees each. */
  phrases: ReadonlySet<string>
  /** Like `phrases`, for texts that only the data for the client has. */
  dataPhrases: ReadonlySet<string>
  /** All runs of two to four words, also across blocks and in texts that the channel may hide. */
  allPhrases: ReadonlySet<string>
  /** Lines with their symbols and without white space. */
  lines: ReadonlySet<string>
  squashed: string
  /** Places where two blocks meet, for blocks that are too short for phrases and lines. */
  seams: ReadonlyMap<string, Seam>
  /** The whole text of each block, in the form of `lines`. */
  blocks: ReadonlySet<string>
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

export function channelFacts(page: SourcePage, channel: Channel): ChannelFacts {
  const lines = linesOf(page)
  const [phrases, dataPhrases, allPhrases] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const exact = new Set<string>()
  const all: string[] = []
  const blocks: Block[] = []
  for (const { text, kind } of lines) {
    const isSeen = !UNSEEN[channel].has(kind)
    const parts = channel === 'html' ? text.split(EMAIL) : [text]
    for (const words of parts.map(wordsOf)) {
      all.push(...words)
      if (kind !== 'l') addPhrases(words, isSeen ? phrases : dataPhrases)
    }
    const form = channel === 'html' ? straightened : kind === 'c' || kind === 'd' ? squashed : unmarked
    const line = form(text)
    const hasEmail = parts.length > 1
    blocks.push({ text: line, kind, line: text, hasEmail })
    if (isSeen && line.length >= MIN_LINE && !hasEmail) exact.add(line)
  }
  for (let size = 2; size <= MAX_PHRASE; size++) eachPhrase(all, size, phrase => allPhrases.add(phrase))
  const targets = (kind: 'link' | 'resource') =>
    new Set(page.references.filter(each => each.kind === kind).map(each => targetPath(each.target, page)))
  const [links, images] = [channel === 'html' ? new Set<string>() : targets('link'), targets('resource')]
  const seen = blocks.filter(({ kind }) => kind === 'l' || !UNSEEN[channel].has(kind))
  const visible = [...seen.map(({ line }) => line), '', ...links, '', ...images].join('\n')
  return {
    whole: wholeOf(page),
    visible,
    certain: channel === 'html' ? visible.replace(EMAIL, '@') : visible,
    phrases,
    dataPhrases,
    allPhrases,
    lines: exact,
    squashed: blocks.map(({ text }) => text).join(''),
    seams: seamsOf(seen, channel),
    blocks: new Set(blocks.map(({ text }) => text)),
    title: page.title,
    links,
    images
  }
}

/** Returns everything that a version says, for the comparison of versions. */
export function wholeOf({ title, front, text, code, look, references, programs }: SourcePage): string {
  return JSON.stringify([title, front, text, code, look, programs, ...references.map(({ target }) => target)])
}

interface Line {
  text: string
  kind: LineKind
}

/** A page with its own `h1` has no title and no description in its text, but the service shows both. */
function linesOf({ title, front, text, lineKinds }: SourcePage): Line[] {
  const lines = text.split('\n').map((line, at): Line => ({
    text: line,
    kind: (lineKinds[at] ?? 't') as LineKind
  }))
  const shown = new Set(lines.map(line => line.text))
  const above = [title, descriptionOf(front)].filter(line => line !== '' && !shown.has(line))
  return [...above.map((line): Line => ({ text: line, kind: 't' })), ...lines]
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
