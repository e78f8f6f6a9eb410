import type { PageSource } from './page-source.ts'

const { compare } = new Intl.Collator('en', { numeric: true })

/** Compares level by level: the pages of a folder stay together and follow the pages beside the folder. */
export function inReadingOrder(pages: Map<string, PageSource>): (a: PageSource, b: PageSource) => number {
  const orderOf = (path: string): number => pages.get(path)?.order ?? Infinity
  return (a, b) => {
    const left = a.path.split('/')
    const right = b.path.split('/')
    const level = left.findIndex((name, depth) => name !== right[depth])
    const isPage = [level === left.length - 1, level === right.length - 1]
    if (isPage[0] !== isPage[1]) return isPage[0] ? -1 : 1
    const [name = '', other = ''] = [left[level], right[level]]
    if (isPage[0] && (name === 'index' || other === 'index')) return name === 'index' ? -1 : 1
    const orderAt = (parts: string[]): number =>
      isPage[0] ? orderOf(parts.join('/')) : orderOf([...parts.slice(0, level + 1), 'index'].join('/'))
    const [first, second] = [orderAt(left), orderAt(right)]
    return first === second ? compare(name, other) || (name < other ? -1 : 1) : first - second
  }
}
