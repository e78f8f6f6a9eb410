import { posix } from 'node:path'
import { readFrontMatter, textOf } from './front-matter.ts'

/** A page before it is rendered. */
export interface PageSource {
  /** `guides/start`: the name of the page in the navigation and in `paths` of an export. */
  path: string
  /** `guides/start.mdx`, relative to the docs folder. */
  file: string
  title: string
  /** Title in the navigation. */
  label: string
  description: string
  order: number
  /** Published, but not in the navigation. */
  hidden: boolean
  /** The API operation that the page documents: `GET /users/{id}`. */
  operation?: string
  /** The whole file, with its front matter. */
  text: string
  /** False for a file that is too large. */
  isParsed: boolean
}

export const PAGE_FILE = /\.mdx?$/

/** `readmeIsIndex`: in a folder of Markdown without settings, `README.md` is the first page of its folder. */
export function readPage(
  file: string,
  text: string,
  { readmeIsIndex }: { readmeIsIndex: boolean }
): PageSource {
  const { front, body } = readFrontMatter(text)
  const name = file.replace(PAGE_FILE, '')
  const path = readmeIsIndex ? name.replace(/(^|\/)README$/i, '$1index') : name
  const heading = /^#[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(withoutCodeBlocks(body))?.[1]?.replace(/[`*]/g, '')
  const title = textOf(front['title']) ?? heading ?? titleFromPath(path)
  const operation = textOf(front['openapi']) ?? textOf(front['api'])
  return {
    path,
    file,
    title,
    label: textOf(front['sidebarTitle']) ?? title,
    description: textOf(front['description']) ?? '',
    order: typeof front['order'] === 'number' ? front['order'] : Infinity,
    hidden: front['hidden'] === true,
    ...(operation !== undefined && { operation }),
    text,
    isParsed: true
  }
}

/** `guides/getting-started` → `Getting started`. */
export function titleFromPath(path: string): string {
  const folder = path.replace(/\/?index$/, '')
  const words = posix.basename(folder || 'home').replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function withoutCodeBlocks(markdown: string): string {
  return markdown.replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm, '')
}
