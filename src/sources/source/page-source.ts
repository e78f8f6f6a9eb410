import { hash } from 'node:crypto'
import { posix } from 'node:path'
import { isPageFile, withoutPageEnding } from '../page-file.ts'
import { readFrontMatter } from './front-matter.ts'
import type { Operation } from './openapi/operations.ts'
import type { DocsProblem } from './problems.ts'
import { textOf } from './values.ts'

/** A page before it is rendered. */
export interface PageSource {
  /** `guides/start`: the name of the page in the navigation and in `paths` of an export. */
  path: string
  file: string
  title: string
  /** False when `title` is made of the file name. */
  hasTitle: boolean
  label: string
  description: string
  order: number
  hidden: boolean
  /** The API operation that the page documents, as the front matter names it: `GET /users/{id}`. */
  operationName?: string
  /** Line on which it is named as one of an OpenAPI document, not described in the page itself. */
  operationLine?: number
  /** The same operation, if an OpenAPI document of the docs has it. */
  operation?: Operation
  /** The navigation leads to another site instead: what the service shows at the address is not known. */
  isLink?: boolean
  /** The fields of the front matter, without the title; each value as JSON, or the digest of a long one. */
  front?: Record<string, string>
  /** Other pages and snippets that it imports, as they are written. */
  imports?: string[]
  /** Digest of the file; undefined for a page that is generated. */
  digest: string | undefined
  /** False for a file that is too large, or whose front matter is not valid. */
  isParsed: boolean
  /** Too large or too slow to be parsed: nothing of the file is known. */
  isUnread: boolean
  problem?: DocsProblem
}

/** A page that is generated: `file` is what it is generated from, if that is a file. */
export function pageWithoutFile(path: string, title: string, file: string): PageSource {
  return {
    path,
    file,
    title,
    label: title,
    description: '',
    order: Infinity,
    hidden: false,
    digest: undefined,
    hasTitle: true,
    isParsed: true,
    isUnread: false
  }
}

/** Facts about a page that are in its text. */
type TextFacts = Omit<
  PageSource,
  'path' | 'file' | 'title' | 'label' | 'hasTitle' | 'digest' | 'isUnread'
> & {
  title: string | undefined
  label: string | undefined
}

interface ReadPageOptions {
  /** In a folder of Markdown without settings, `README.md` is the first page of its folder. */
  readmeIsIndex: boolean
  /** Texts by digest: versions and languages have many equal ones. */
  contents: Map<string, TextFacts>
}

export function readPage(
  file: string,
  text: string,
  { readmeIsIndex, contents }: ReadPageOptions
): PageSource {
  const digest = hash('sha256', text)
  const content = contents.get(digest) ?? readContent(text, file)
  // A problem names the file.
  if (content.problem === undefined) contents.set(digest, content)
  const name = withoutPageEnding(file)
  const path = readmeIsIndex ? name.replace(/(^|\/)README$/i, '$1index') : name
  const title = content.title ?? titleFromPath(path)
  const label = content.label ?? title
  const hasTitle = content.title !== undefined
  return { ...content, path, file, title, hasTitle, label, digest, isUnread: false }
}

function readContent(text: string, file: string): TextFacts {
  const { front, body, problem } = readFrontMatter(text, file)
  const operationName = textOf(front['openapi']) ?? textOf(front['api'])
  // The result is copied: a part of a string keeps the whole one in memory.
  return structuredClone({
    title: textOf(front['title']) ?? firstHeading(body),
    label: textOf(front['sidebarTitle']),
    description: textOf(front['description']) ?? '',
    order: typeof front['order'] === 'number' ? front['order'] : Infinity,
    hidden: front['hidden'] === true,
    ...(operationName !== undefined && { operationName }),
    ...(textOf(front['openapi']) !== undefined && { operationLine: lineOf(text, /^openapi\s*:/) }),
    ...(textOf(front['url']) !== undefined && { isLink: true }),
    front: Object.fromEntries(
      Object.entries(front).flatMap(([name, value]) =>
        name === 'title' ? [] : [[name, shortened(JSON.stringify(value))]]
      )
    ),
    imports: importsIn(body),
    isParsed: problem === undefined,
    ...(problem && { problem })
  })
}

/** The imports outside of blocks of code. */
export function importsIn(text: string): string[] {
  if (!/^(?:import|\})\s/m.test(text)) return []
  return linesOf(text).flatMap(({ text: line, isCode }) => {
    if (isCode || !/^(?:import|\}\s*from)\b/.test(line)) return []
    const names = Array.from(line.matchAll(/['"](\.{0,2}\/[^'"]+)['"]/g), ([, name = '']) => name)
    return names.filter(isPageFile).slice(0, 1)
  })
}

const MAX_VALUE = 1000

/** It is only compared, and anchors of YAML make megabytes of a few bytes. */
function shortened(json: string): string {
  return json.length > MAX_VALUE ? hash('sha256', json) : json
}

function lineOf(text: string, start: RegExp): number {
  return Math.max(text.split('\n').findIndex(line => start.test(line)) + 1, 1)
}

/** `guides/getting-started` → `Getting started`. */
export function titleFromPath(path: string): string {
  const folder = path.replace(/\/?index$/, '')
  const words = posix.basename(folder || 'home').replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function firstHeading(markdown: string): string | undefined {
  const line = linesOf(markdown).find(({ isCode, text }) => !isCode && /^#[ \t]/.test(text))
  const heading = line?.text
    .slice(1)
    .trim()
    .replace(/[ \t]#+$/, '')
    .replace(/[`*]/g, '')
  return heading === '' ? undefined : heading
}

/** The lines of a text, and whether each belongs to a fenced code block. */
export function linesOf(markdown: string): { text: string; isCode: boolean }[] {
  let fence: string | undefined
  return markdown.split('\n').map(text => {
    const [, mark, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(text) ?? []
    const isCode = fence !== undefined || mark !== undefined
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence) && rest.trim() === '') fence = undefined
    return { text, isCode }
  })
}

/** The text, with other lines outside of fenced code blocks. */
export function replaceLines(markdown: string, replace: (line: string) => string): string {
  const lines = linesOf(markdown).map(({ text, isCode }) => (isCode ? text : replace(text)))
  return lines.join('\n')
}
