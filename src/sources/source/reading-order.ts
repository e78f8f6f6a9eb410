import { posix } from 'node:path'
import type { PageSource } from './page-source.ts'
import { compareText } from '../../runtime/text/compare.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

/** Sorts pages by folder. In each folder: first the index page, then by `order` in the front matter, then by name. */
export function inReadingOrder(a: PageSource, b: PageSource): number {
  const isIndex = ({ path }: PageSource) => Number(posix.basename(path) === 'index')
  const byOrder = a.order === b.order ? 0 : a.order - b.order
  return (
    compare(posix.dirname(a.path), posix.dirname(b.path)) ||
    isIndex(b) - isIndex(a) ||
    byOrder ||
    compare(a.path, b.path) ||
    compareText(a.path, b.path)
  )
}
