import type { FlightRow } from './rows.ts'
import { exactValue, isFields, type RowFields, type RowValue } from './values.ts'

interface NavigationPage {
  /** The address as the navigation has it: `/index` for the start page. */
  href: string
  /** Whether it is hidden itself, or in a hidden group. */
  isHidden: boolean
  /** Whether it is in the first or default language and version, or the site has one only. */
  isDefault: boolean
}

export interface SiteNavigation {
  name: string | undefined
  description: string | undefined
  pages: NavigationPage[]
  /** Whether the site wants hidden pages in the lists for agents and search engines. */
  listsHidden: boolean
}

/** A deeper value is not a navigation. */
const MAX_DEPTH = 100

/** The part of a page's data that is about the whole site: name, description, and all pages in the order of the navigation. */
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

/** A text that is a row of its own, or is escaped because it begins with a dollar sign. */
function textOf(value: RowValue | undefined, byId: ReadonlyMap<string, FlightRow>): string | undefined {
  const found = resolve(value, byId)
  if (typeof found !== 'string') return undefined
  if (found !== value || !found.startsWith('$')) return found
  return found.startsWith('$$') ? found.slice(1) : undefined
}

/** The row that a value such as `$1a` names. */
function resolve(value: RowValue | undefined, byId: ReadonlyMap<string, FlightRow>): RowValue | undefined {
  const id = typeof value === 'string' ? /^\$([0-9a-f]+)$/.exec(value)?.[1] : undefined
  const row = id === undefined ? undefined : byId.get(id)
  if (row?.tag === 'T') return row.text
  return row?.tag === '' ? exactValue(row.text) : value
}
