import { decodeHTML } from 'entities/decode'
import { markdownTags } from './markdown-tags.ts'
import type { Served } from './served.ts'
import { ROOT, targetPath } from './target-path.ts'
import { BREAK, squashed, wordsOf } from './words.ts'

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

interface Found {
  text: string[]
  /** Texts of the attributes of each tag, which are not part of the sentences around the tag. */
  apart: string[]
  links: Set<string>
  images: Set<string>
}

/** Reads a page that a site serves as Markdown: the expanded source, in which the tags of components remain. */
export function readServedMarkdown(bytes: Uint8Array): Served {
  const markdown = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').replace(INDEX_QUOTATION, '')
  const found: Found = { text: [], apart: [], links: new Set(), images: new Set() }
  for (const { text, isCode } of partsOf(markdown)) {
    if (isCode) found.text.push(text)
    else addProse(text, found)
  }
  const text = found.text.join('\n')
  const title = TITLE.exec(markdown)?.[1] ?? ''
  return {
    channel: 'md',
    words: [...wordsOf(text), ...found.apart.flatMap(value => [BREAK, ...wordsOf(value)])],
    squashed: squashed([text, ...found.apart].join('\n')),
    title: title.replace(ESCAPE, '').replaceAll('`', '').trim(),
    links: found.links,
    images: found.images
  }
}

/** Separates blocks of code from the other text. The line that opens a block is text, because it has the title. */
function partsOf(markdown: string): { text: string; isCode: boolean }[] {
  const parts: { text: string; isCode: boolean }[] = []
  let lines: string[] = []
  let fence: string | undefined
  const end = (isCode: boolean): void => {
    if (lines.length > 0) parts.push({ text: lines.join('\n'), isCode })
    lines = []
  }
  for (const line of markdown.split('\n')) {
    const [, mark, rest = ''] = FENCE.exec(line) ?? []
    if (mark === undefined) lines.push(line)
    else if (fence === undefined) {
      lines.push(rest.replace(THEME, ''))
      end(false)
      fence = mark
    } else if (mark.startsWith(fence) && rest.trim() === '') {
      end(true)
      fence = undefined
    } else lines.push(line)
  }
  end(fence !== undefined)
  return parts
}

function addProse(prose: string, { text, apart, links, images }: Found): void {
  const untagged = markdownTags(withoutComments(prose), attributes => {
    const texts: string[] = []
    for (const { name, value: raw } of attributes) {
      const value = decoded(raw)
      if (/^(?:href|url)$/i.test(name)) links.add(targetPath(value, ROOT))
      else if (/^(?:src|img|data-path|poster)$/i.test(name)) images.add(targetPath(value, ROOT))
      else texts.push(value)
    }
    if (texts.length > 0) apart.push(texts.join('\n'))
  })
  const plain = untagged
    .replace(IMAGE, (_, target: string) => {
      images.add(targetPath(decoded(target), ROOT))
      return ''
    })
    .replace(LINK, (_, target: string, title = '') => {
      links.add(targetPath(decoded(target), ROOT))
      if (title !== '') apart.push(title as string)
      return ']'
    })
  text.push(decoded(plain))
}

/** A regular expression would search the whole rest of the page again for each comment that does not end. */
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
