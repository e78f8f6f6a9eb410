import { decodeHTML } from 'entities/decode'
import { markdownTags } from './markdown-tags.ts'
import type { Served } from './served.ts'
import { ROOT, targetPath } from './target-path.ts'
import { BREAK, PAGE_END, squashed, unmarked, wordsOf } from './words.ts'

const INDEX_QUOTATION = /^> ## Documentation Index[^\n]*\n(?:>[^\n]*(?:\n|$))*/m
const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})(.*)$/
/** The service adds its color theme to each code block. */
const THEME = /(?<!\s)\s*theme=\{.*$/
/** The starts of comments and their ends. */
const COMMENTS = { '<!--': '-->', '{/*': '*/}' }
const IMAGE = /!\[[^\][]{0,1000}\]\(\s*<?([^\s<>()]{0,2000})[^()\n]{0,1000}\)/g
const LINK =
  /\]\(\s*<?([^\s<>()]{0,2000}(?:\([^\s<>()]{0,200}\)[^\s<>()]{0,2000})?)>?(?:\s+"([^"\n]{0,1000})")?\s*\)/g
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g
const TITLE = /^# (.*)$/m
/** Marks of quotations, lists and headings. */
const BLOCK_MARKS = /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+)?/
/** What begins a tag or a comment. */
const MARKUP_START = /<!--|<|\{\/\*/g
/** Maximum number of runs of backticks in which the end of a code span is looked for. */
const MAX_RUNS = 50
/** Attributes that readers see as a block of text. Others, such as `cols={3}`, can equal a block by chance. */
const SHOWN =
  /^(?:alt|answer|caption|content|cta|description|header|heading|headline|label|name|question|subtitle|summary|tab|tags?|text|tip|title|value)$/i
/** Rulers, and the second line of tables. */
const RULER = /^[\s|:*_-]+$/

interface Found {
  text: string[]
  /** Like `text`, without marks and languages of code blocks. */
  plain: string[]
  /** Texts of the attributes of each tag, which are not part of the sentences around the tag. */
  apart: string[]
  blocks: Set<string>
  tags: ReadonlySet<string>[]
  links: Set<string>
  images: Set<string>
}

/**
 * Reads a page that a site serves as Markdown: the expanded source, in which the tags of components remain. `origin`: of
 * the site, because Markdown for agents can have links with the whole address.
 */
export function readServedMarkdown(bytes: Uint8Array, origin?: string): Served {
  const markdown = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').replace(INDEX_QUOTATION, '')
  const found: Found = {
    ...{ text: [], plain: [], apart: [], tags: [] },
    ...{ blocks: new Set(), links: new Set(), images: new Set() }
  }
  for (const { text, kind } of partsOf(markdown)) {
    if (kind === 'code') addCode(text, found)
    else addProse(text, kind === 'info', found)
  }
  const text = found.text.join('\n')
  const title = TITLE.exec(markdown)?.[1] ?? ''
  return {
    channel: 'md',
    words: [...wordsOf(text), ...found.apart.flatMap(value => [BREAK, ...wordsOf(value)])],
    squashed: found.plain.join('') + PAGE_END + found.apart.map(unmarked).join(''),
    blocks: found.blocks,
    tags: found.tags,
    title: title.replace(ESCAPE, '').replaceAll('`', '').trim(),
    links: withoutOrigin(found.links, origin),
    images: withoutOrigin(found.images, origin)
  }
}

function withoutOrigin(targets: ReadonlySet<string>, origin: string | undefined): Set<string> {
  if (origin === undefined) return new Set(targets)
  const isOwn = (target: string) => target === origin || target.startsWith(`${origin}/`)
  return new Set(
    Array.from(targets, target =>
      isOwn(target) ? targetPath(target.slice(origin.length) || '/', ROOT) : target
    )
  )
}

interface Part {
  text: string
  /** `info`: the line that opens a block of code, with its language and its title. */
  kind: 'prose' | 'info' | 'code'
}

/** Separates blocks of code from the other text. */
function partsOf(markdown: string): Part[] {
  const parts: Part[] = []
  let lines: string[] = []
  let fence: string | undefined
  const end = (kind: Part['kind']): void => {
    if (lines.length > 0) parts.push({ text: lines.join('\n'), kind })
    lines = []
  }
  for (const line of markdown.split('\n')) {
    const [, mark, rest = ''] = FENCE.exec(line) ?? []
    if (mark === undefined) lines.push(line)
    else if (fence === undefined) {
      end('prose')
      lines.push(rest.replace(THEME, ''))
      end('info')
      fence = mark
    } else if (mark.startsWith(fence) && rest.trim() === '') {
      end('code')
      fence = undefined
    } else lines.push(line)
  }
  end(fence === undefined ? 'prose' : 'code')
  return parts
}

function addCode(code: string, { text, plain, blocks }: Found): void {
  text.push(code)
  plain.push(squashed(code))
  for (const line of code.split('\n')) blocks.add(squashed(line))
}

function addProse(prose: string, isInfo: boolean, found: Found): void {
  const { text, plain, apart, blocks, tags, links, images } = found
  const untagged = markdownTags(withoutComments(withSafeCode(prose)), attributes => {
    const texts: string[] = []
    const shown: string[] = []
    const words = new Set<string>()
    for (const { name, value: raw } of attributes) {
      const value = decoded(raw)
      if (value !== 'false') for (const word of wordsOf(`${name} ${value}`)) words.add(word)
      if (/^(?:href|url)$/i.test(name)) links.add(targetPath(value, ROOT))
      else if (/^(?:src|img|data-path|poster)$/i.test(name)) images.add(targetPath(value, ROOT))
      else if (value !== '') {
        texts.push(value)
        if (SHOWN.test(name)) shown.push(value)
      }
    }
    if (words.size > 0) tags.push(words)
    if (texts.length > 0) apart.push(texts.join('\n'))
    for (const value of shown) blocks.add(unmarked(value))
  })
  const unlinked = untagged
    .replace(IMAGE, (_, target: string) => {
      images.add(targetPath(decoded(target), ROOT))
      return ''
    })
    .replace(LINK, (_, target: string, title = '') => {
      links.add(targetPath(decoded(target), ROOT))
      if (title !== '') apart.push(title as string)
      return ']'
    })
  text.push(decoded(unlinked))
  const lines = isInfo ? [unlinked.trim().replace(/^\S+/, '')] : unlinked.split('\n')
  for (const line of lines) {
    if (RULER.test(line)) continue
    const block = line.replace(BLOCK_MARKS, '')
    for (const cell of [block, ...block.split('|')]) blocks.add(unmarked(decoded(cell)))
    plain.push(unmarked(decoded(block)))
  }
}

/** A regular expression would search the whole rest of the page again for each comment that does not end. */
/** Puts a backslash before what looks like a tag or a comment inside a code span. Backslashes are removed later. */
function withSafeCode(prose: string): string {
  if (!prose.includes('`')) return prose
  let [safe, at] = ['', 0]
  const runs = [...prose.matchAll(/`+/g)]
  for (let index = 0; index < runs.length; index++) {
    const open = runs[index]
    const close = runs.slice(index + 1, index + MAX_RUNS).findIndex(run => run[0] === open?.[0])
    if (open === undefined || close < 0) continue
    const end = runs[index + 1 + close]
    const start = open.index + open[0].length
    const code = prose.slice(start, end?.index)
    // A blank line ends the paragraph, and with it the span.
    if (/\n[ \t]*\n/.test(code)) continue
    safe +=
      prose.slice(at, start) + code.replace(MARKUP_START, start => start.replace(/[^\w]/g, String.raw`\$&`))
    at = end?.index ?? start
    index += close + 1
  }
  return safe + prose.slice(at)
}

function withoutComments(prose: string): string {
  let text = prose
  for (const [start, end] of Object.entries(COMMENTS)) {
    if (!text.includes(start)) continue
    let [kept, at] = ['', 0]
    for (let from = text.indexOf(start); from >= 0; from = text.indexOf(start, at)) {
      const to = text.indexOf(end, from + start.length)
      if (to < 0) break
      kept += `${text.slice(at, from)} `
      at = to + end.length
    }
    text = kept + text.slice(at)
  }
  return text
}

function decoded(text: string): string {
  const unescaped = text.replace(ESCAPE, '')
  return unescaped.includes('&') ? decodeHTML(unescaped) : unescaped
}
