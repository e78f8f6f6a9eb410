import { clip } from '../../runtime/text/clip.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { escapeInline, linkTarget, visible } from './inline-text.ts'
import { type Entry, partsOf, type Segment, segmentsOf } from './llms-segments.ts'

export interface AgentListPage {
  title: string
  /** The first paragraph of the page's description. */
  summary: string
  url: string
  /** Names of the parts of the site that contain the page, from the outermost part to the innermost. */
  sections: readonly string[]
}

export interface AgentListSite {
  name: string
  description: string
  /** Whether the sections of the pages come from a navigation, so that they become headings of `llms.txt`. */
  hasGroups: boolean
  pages: readonly AgentListPage[]
  /** Pages that are only in a language or version other than the default. */
  others: readonly AgentListPage[]
}

interface SiteFiles {
  urlOf: (path: string) => string
  /** Whether the site already has a file with this path. */
  has: (path: string) => boolean
}

type Heading = [name: string, lines: readonly string[]]

/** Maximum length of each list. Agents often cut what they load after this many characters. */
export const MAX_CHARACTERS = 50_000
/** Lengths of descriptions, of which the second one is only for a site that otherwise would not fit into one list. */
const DESCRIPTION_LENGTHS = [300, 120] as const
const MAX_TITLE = 300
const MAX_NAME = 100
const MAX_DESCRIPTION = 2000
const DOCS = 'Docs'
const OTHERS = 'Other languages and versions'

/**
 * Returns the lists of pages for agents, by path. `llms.txt` lists all pages. If they are too many, `llms.txt` instead
 * lists files in `_llms/`, each with one part of the navigation.
 */
export function agentLists(site: AgentListSite, files: SiteFiles): Map<string, string> {
  const others = entriesOf(site.others, DESCRIPTION_LENGTHS[0])
  const parts = new SegmentFiles(site, files)
  const ofOthers = parts.split(partsOf({ names: [], entries: others }), MAX_CHARACTERS / 10)
  for (const length of DESCRIPTION_LENGTHS) {
    const entries = entriesOf(site.pages, length)
    const listed = site.hasGroups ? headingsOf({ names: [], entries }) : [headingOf(DOCS, entries)]
    const text = rootText(site, [...listed, [OTHERS, ofOthers.lines]])
    if (text.length <= MAX_CHARACTERS) return new Map([['llms.txt', text], ...ofOthers.texts])
  }
  return splitLists(site, others, files)
}

/** Lists only segments. If these are too many, small parts of the navigation share files. */
function splitLists(site: AgentListSite, others: readonly Entry[], files: SiteFiles): Map<string, string> {
  const entries = entriesOf(site.pages, DESCRIPTION_LENGTHS[0])
  const listsWith = (small: number) => {
    const parts = new SegmentFiles(site, files)
    const own = parts.split([{ names: [], entries }], small)
    const all = { names: [], entries: others }
    const ofOthers = parts.split(
      small < MAX_CHARACTERS ? partsOf(all) : others.length > 0 ? [all] : [],
      small
    )
    const text = rootText(site, [
      [DOCS, own.lines],
      [OTHERS, ofOthers.lines]
    ])
    return new Map([['llms.txt', text], ...own.texts, ...ofOthers.texts])
  }
  const lists = listsWith(MAX_CHARACTERS / 10)
  return (lists.get('llms.txt')?.length ?? 0) <= MAX_CHARACTERS ? lists : listsWith(MAX_CHARACTERS)
}

class SegmentFiles {
  readonly #site: AgentListSite
  readonly #files: SiteFiles
  readonly #names = new Set<string>()
  readonly #titles = new Map<string, number>()

  constructor(site: AgentListSite, files: SiteFiles) {
    this.#site = site
    this.#files = files
  }

  split(
    parts: readonly Segment[],
    small: number
  ): { lines: string[]; texts: (readonly [path: string, text: string])[] } {
    const lengthOf = (segment: Segment) =>
      this.#headOf(segment, MAX_SUFFIX).join('\n\n').length + bodyLength(segment)
    const segments = parts.flatMap(part => segmentsOf(part, { lengthOf, maxLength: MAX_CHARACTERS, small }))
    const named = segments.map(segment => {
      const title = titleOf(segment)
      const number = (this.#titles.get(title) ?? 0) + 1
      this.#titles.set(title, number)
      const suffix = number === 1 ? '' : ` (${number})`
      return { segment, suffix, path: this.#pathFor(segment) }
    })
    const { urlOf } = this.#files
    return {
      lines: named.map(({ segment, suffix, path }) => {
        const name = escapeInline(titleOf(segment) + suffix)
        return `- [${name}](${linkTarget(urlOf(path))}): ${formatCount(segment.entries.length, 'page')}`
      }),
      texts: named.map(({ segment, suffix, path }) => [path, this.#textOf(segment, suffix)] as const)
    }
  }

  #textOf(segment: Segment, suffix: string): string {
    return textOf(this.#headOf(segment, suffix), headingsOf(segment))
  }

  #headOf(segment: Segment, suffix: string): string[] {
    const title = escapeInline(titleOf(segment) + suffix)
    const count = formatCount(segment.entries.length, 'page')
    const about = `${count} of this documentation. All parts: ${linkTarget(this.#files.urlOf('llms.txt'))}`
    return [`# ${nameOf(this.#site)}: ${title}`, `> ${about}`]
  }

  /** Returns a file name that neither the site nor another segment has, also where letter case makes no difference. */
  #pathFor({ names }: Segment): string {
    const words = names.map(wordsOf).filter(Boolean).join('-') || wordsOf(DOCS)
    const stem = words.slice(0, MAX_NAME).replace(/-$/, '')
    for (let number = 1; ; number += 1) {
      const path = `_llms/${stem}${number === 1 ? '' : `-${number}`}.md`
      if (this.#names.has(path) || this.#files.has(path)) continue
      this.#names.add(path)
      return path
    }
  }
}

/** A longer text than the number in any title and the difference between two counts of pages. */
const MAX_SUFFIX = ' (1000000)'.padEnd(30)

function wordsOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase()
  return plain
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function titleOf({ names }: Segment): string {
  return clip(names.join(': ') || DOCS, MAX_NAME * 2)
}

function nameOf({ name }: AgentListSite): string {
  return escapeInline(clip(name, MAX_TITLE))
}

function rootText(site: AgentListSite, headings: readonly Heading[]): string {
  const description = escapeInline(clip(site.description, MAX_DESCRIPTION))
  return textOf([`# ${nameOf(site)}`, description && `> ${description}`], headings)
}

function textOf(head: readonly string[], headings: readonly Heading[]): string {
  const shown = headings.filter(([, lines]) => lines.length > 0)
  const sections = shown.map(([name, lines]) => `## ${escapeInline(name)}\n\n${lines.join('\n')}`)
  const blocks = [...head.filter(Boolean), ...(sections.length === 0 ? [`## ${DOCS}`] : sections)]
  return `${blocks.join('\n\n')}\n`
}

/** Groups the entries of a segment by the two levels of parts below it. */
function headingsOf({ names, entries }: Segment): Heading[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const name = headingFor(entry.sections, names)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [entry])
    else group.push(entry)
  }
  return [...groups].map(([name, group]) => headingOf(name, group))
}

/** Returns at least the length of the text that `textOf` adds for a segment. */
function bodyLength({ names, entries }: Segment): number {
  const headings = new Set<string>()
  let length = 0
  for (const { line, sections } of entries) {
    length += line.length + 1
    headings.add(headingFor(sections, names))
  }
  for (const heading of headings) length += escapeInline(heading).length + '\n\n## \n\n'.length
  return length
}

function headingFor(sections: readonly string[], names: readonly string[]): string {
  return sections.slice(names.length, names.length + 2).join(': ') || names.at(-1) || DOCS
}

function headingOf(name: string, entries: readonly Entry[]): Heading {
  return [name, entries.map(({ line }) => line)]
}

function entriesOf(pages: readonly AgentListPage[], length: number): Entry[] {
  return pages.map(({ title, summary, url, sections }) => {
    const about = escapeInline(clip(summary, length))
    const name = escapeInline(clip(title || url, MAX_TITLE))
    return {
      line: `- [${name}](${linkTarget(url)})${about && `: ${about}`}`,
      sections: sections.map(section => clip(visible(section).trim() || DOCS, MAX_NAME))
    }
  })
}

/** Formats a page for `llms-full.txt`: adds the page address after the title. */
export function fullText(markdown: string, url: string): string {
  const end = markdown.indexOf('\n')
  const isTitled = markdown.startsWith('# ')
  return isTitled
    ? `${markdown.slice(0, end)}\n\nSource: ${url}${markdown.slice(end)}\n`
    : `Source: ${url}\n\n${markdown}\n`
}
