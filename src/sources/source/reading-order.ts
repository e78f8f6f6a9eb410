import type { PageSource } from './page-source.ts'
import { compareText } from '../../runtime/text/compare.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

/** One side of a comparison: the name at the first level where two paths differ, and what it stands for. */
interface Entry {
  name: string
  isPage: boolean
  order: number
}

/** Compares level by level: the pages of a folder stay together and follow the pages beside the folder. */
export function inReadingOrder(pages: Map<string, PageSource>): (a: PageSource, b: PageSource) => number {
  const entryAt = (parts: string[], level: number): Entry => {
    const isPage = level === parts.length - 1
    const path = isPage ? parts : [...parts.slice(0, level + 1), 'index']
    return { name: parts[level] ?? '', isPage, order: pages.get(path.join('/'))?.order ?? Infinity }
  }
  return (a, b) => {
    const left = a.path.split('/')
    const right = b.path.split('/')
    const level = left.findIndex((name, depth) => name !== right[depth])
    const [first, second] = [entryAt(left, level), entryAt(right, level)]
    return pagesFirst(first, second) || indexFirst(first, second) || byOrder(first, second)
  }
}

function pagesFirst(a: Entry, b: Entry): number {
  return Number(b.isPage) - Number(a.isPage)
}

/** Of two pages; a folder may have any name. */
function indexFirst(a: Entry, b: Entry): number {
  return a.isPage ? Number(b.name === 'index') - Number(a.name === 'index') : 0
}

/** Names decide between those with the same place in the front matter, or none. */
function byOrder(a: Entry, b: Entry): number {
  return a.order === b.order ? compare(a.name, b.name) || compareText(a.name, b.name) : a.order - b.order
}
