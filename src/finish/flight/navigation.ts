import type { FlightRow } from './rows.ts'
import { exactValue, isFields, type RowFields, type RowValue } from './values.ts'

interface NavigationPage {
  /** The address in the navigation, which is `/index` for the start page. */
  href: string
  /** Whether the page or one of its groups is hidden. */
  isHidden: boolean
  /** False only if the page is in a language or version other than the default (or, without a default, the first). */
  isDefault: boolean
}

export interface SiteNavigation {
  name: string | undefined
  description: string | undefined
  pages: NavigationPage[]
  /** Whether the settings include hidden pages in the lists for agents and search engines. */
  listsHidden: boolean
}

/** More deeply nested values are not searched for a navigation. */
const MAX_DEPTH = 100

/** Returns the site-wide data in a page: name, description, and all pages in navigation order. */
export function navigationIn(rows: readonly FlightRow[]): SiteNavigation | undefined {
  const row = rows.find(({ tag, text }) => tag === '' && text.includes('"docsNavWithMetadata":'))
  const props = row && holderOf(exactValue(row.text), MAX_DEPTH)
  if (props === undefined) return undefined
  const byId = new Map(rows.map(each => [each.id, each]))
  const config = resolve(props['docsConfig'], byId)
  const about = isFields(config) ? config : {}
  const seo = resolve(about['seo'], byId)
  const listsHidden = isFields(seo) && seo['indexing'] === 'all'
  const pages: NavigationPage[] = []
  const start = { byId, isDefault: true, isHidden: false, depth: MAX_DEPTH }
  addPages(resolve(props['docsNavWithMetadata'], byId), start, pages)
  if (pages.length === 0) return undefined
  const [name, description] = [textOf(about['name'], byId), textOf(about['description'], byId)]
  return { name, description, pages, listsHidden }
}

function holderOf(value: RowValue | undefined, depth: number): RowFields | undefined {
  if (typeof value !== 'object' || value === null || depth === 0) return undefined
  if (isFields(value) && Object.hasOwn(value, 'docsNavWithMetadata')) return value
  for (const each of Object.values(value)) {
    const found = holderOf(each, depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

function addPages(
  value: RowValue | undefined,
  around: { byId: ReadonlyMap<string, FlightRow>; isDefault: boolean; isHidden: boolean; depth: number },
  pages: NavigationPage[]
): void {
  const { byId, isDefault, depth } = around
  if (depth === 0 || typeof value !== 'object' || value === null) return
  const isHidden = around.isHidden || (isFields(value) && value['hidden'] === true)
  const inside = { byId, isDefault, isHidden, depth: depth - 1 }
  if (Array.isArray(value)) {
    for (const each of value) addPages(each, inside, pages)
    return
  }
  const href = textOf(value['href'], byId)
  if (href?.startsWith('/') === true && textOf(value['title'], byId) !== undefined)
    pages.push({ href, isHidden, isDefault })
  for (const [key, each] of Object.entries(value)) {
    if ((key !== 'languages' && key !== 'versions') || !Array.isArray(each)) addPages(each, inside, pages)
    else {
      const marked = each.findIndex(choice => isFields(choice) && choice['default'] === true)
      for (const [i, choice] of each.entries())
        addPages(choice, { ...inside, isDefault: isDefault && i === Math.max(marked, 0) }, pages)
    }
  }
}

/** Resolves a text, which can be in a separate row, or can be escaped because it begins with a dollar sign. */
function textOf(value: RowValue | undefined, byId: ReadonlyMap<string, FlightRow>): string | undefined {
  const found = resolve(value, byId)
  if (typeof found !== 'string') return undefined
  if (found !== value || !found.startsWith('$')) return found
  return found.startsWith('$$') ? found.slice(1) : undefined
}

/** Returns the content of the row to which a value such as `$1a` refers, or the value itself. */
function resolve(value: RowValue | undefined, byId: ReadonlyMap<string, FlightRow>): RowValue | undefined {
  const id = typeof value === 'string' ? /^\$([0-9a-f]+)$/.exec(value)?.[1] : undefined
  const row = id === undefined ? undefined : byId.get(id)
  if (row?.tag === 'T') return row.text
  return row?.tag === '' ? exactValue(row.text) : value
}
