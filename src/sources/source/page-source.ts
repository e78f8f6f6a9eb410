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
  /** False if `title` is derived from the file name. */
  hasTitle: boolean
  label: string
  description: string
  order: number
  hidden: boolean
  /** The API operation that the page documents, as written in the front matter: `GET /users/{id}`. */
  operationName?: string
  /** Line of the `openapi` field; undefined if the page describes the operation itself. */
  operationLine?: number
  /** The operation from an OpenAPI document in the docs folder, if found. */
  operation?: Operation
  /** Whether the navigation links to another site, not to the page, so the content at the page's address is unknown. */
  isLink?: boolean
  /** The front matter fields except the title. Each value is JSON, or the digest of long JSON. */
  front?: Record<string, string>
  /** Import paths of other pages and snippets, as written in the file. */
  imports?: string[]
  /** Digest of the file; undefined for a generated page. */
  digest: string | undefined
  /** False if `isUnread` is true or the front matter is invalid. */
  isParsed: boolean
  /** Whether the content is unknown, because the file is too large, too slow to parse, or cannot be read. */
  isUnread: boolean
  problem?: DocsProblem
}

/** Creates a generated page. `file`: the file from which the page is generated. */
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

/** The facts about a page that depend only on its text. */
type TextFacts = Omit<
  PageSource,
  'path' | 'file' | 'title' | 'label' | 'hasTitle' | 'digest' | 'isUnread'
> & {
  title: string | undefined
  label: string | undefined
}

interface ReadPageOptions {
  /** Whether each `README.md` is the index page of its folder, as in a Markdown folder without settings. */
  readmeIsIndex: boolean
  /** Parsed texts by digest, because versions and languages share many equal texts. */
  contents: Map<string, TextFacts>
}

export function readPage(
  file: string,
  text: string,
  { readmeIsIndex, contents }: ReadPageOptions
): PageSource {
  const digest = hash('sha256', text)
  const content = contents.get(digest) ?? readContent(text, file)
  // A text with a problem is not shared, because the problem contains the file name.
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
  // Copies the result, because a substring keeps the whole string in memory.
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

/** Finds the import paths of pages and snippets. Ignores imports in code blocks. */
export function importsIn(text: string): string[] {
  if (!/^(?:import|\})\s/m.test(text)) return []
  return linesOf(text).flatMap(({ text: line, isCode }) => {
    if (isCode || !/^(?:import|\}\s*from)\b/.test(line)) return []
    const names = Array.from(line.matchAll(/['"](\.{0,2}\/[^'"]+)['"]/g), ([, name = '']) => name)
    return names.filter(isPageFile).slice(0, 1)
  })
}

const MAX_VALUE = 1000

/** Values are only compared, so a digest replaces long values: YAML anchors can expand a few bytes to megabytes. */
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

/** Splits a text into lines and marks the lines in fenced code blocks. */
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

/** Replaces each line outside fenced code blocks. */
export function replaceLines(markdown: string, replace: (line: string) => string): string {
  const lines = linesOf(markdown).map(({ text, isCode }) => (isCode ? text : replace(text)))
  return lines.join('\n')
}
