import type { FlightRow } from './rows.ts'

interface NavigationPage {
  /** As the navigation says it: `/index` for the start page. */
  href: string
  title: string
  description: string | undefined
  isHidden: boolean
  /** Whether it is in the first or default language and version, or the site has one only. */
  isDefault: boolean
}

export interface SiteNavigation {
  name: string | undefined
  description: string | undefined
  pages: NavigationPage[]
}

type Value = null | boolean | number | string | Value[] | { [key: string]: Value }

/** A deeper value is not a navigation. */
const MAX_DEPTH = 100

/** What the data of a page says about the whole site: name, description, and all pages in the order of the navigation. */
export function navigationIn(rows: readonly FlightRow[]): SiteNavigation | undefined {
  const row = rows.find(({ tag, text }) => tag === '' && text.includes('"docsNavWithMetadata":'))
  const props = row && holderOf(parse(row.text), MAX_DEPTH)
  if (props === undefined) return undefined
  const byId = new Map(rows.map(each => [each.id, each]))
  const config = resolve(props['docsConfig'], byId)
  const about = isObject(config) ? config : {}
  const pages: NavigationPage[] = []
  addPages(resolve(props['docsNavWithMetadata'], byId), { byId, isDefault: true, depth: MAX_DEPTH }, pages)
  if (pages.length === 0) return undefined
  return { name: textOf(about['name'], byId), description: textOf(about['description'], byId), pages }
}

/** The object with the navigation among its fields. */
function holderOf(value: Value | undefined, depth: number): Record<string, Value> | undefined {
  if (typeof value !== 'object' || value === null || depth === 0) return undefined
  if (isObject(value) && Object.hasOwn(value, 'docsNavWithMetadata')) return value
  for (const each of Object.values(value)) {
    const found = holderOf(each, depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

function addPages(
  value: Value | undefined,
  { byId, isDefault, depth }: { byId: ReadonlyMap<string, FlightRow>; isDefault: boolean; depth: number },
  pages: NavigationPage[]
): void {
  if (depth === 0 || typeof value !== 'object' || value === null) return
  const inside = { byId, isDefault, depth: depth - 1 }
  if (Array.isArray(value)) {
    for (const each of value) addPages(each, inside, pages)
    return
  }
  const [href, title] = [textOf(value['href'], byId), textOf(value['title'], byId)]
  if (href?.startsWith('/') === true && title !== undefined) {
    const description = textOf(value['description'], byId)
    pages.push({ href, title, description, isHidden: value['hidden'] === true, isDefault })
  }
  for (const [key, each] of Object.entries(value)) {
    if ((key !== 'languages' && key !== 'versions') || !Array.isArray(each)) addPages(each, inside, pages)
    else {
      const marked = each.findIndex(choice => isObject(choice) && choice['default'] === true)
      for (const [i, choice] of each.entries())
        addPages(choice, { ...inside, isDefault: isDefault && i === Math.max(marked, 0) }, pages)
    }
  }
}

/** A text that is a row of its own, or is escaped because it begins with a dollar sign. */
function textOf(value: Value | undefined, byId: ReadonlyMap<string, FlightRow>): string | undefined {
  const found = resolve(value, byId)
  if (typeof found !== 'string') return undefined
  if (found !== value || !found.startsWith('$')) return found
  return found.startsWith('$$') ? found.slice(1) : undefined
}

/** The row that a value such as `$1a` names. */
function resolve(value: Value | undefined, byId: ReadonlyMap<string, FlightRow>): Value | undefined {
  const id = typeof value === 'string' ? /^\$([0-9a-f]+)$/.exec(value)?.[1] : undefined
  const row = id === undefined ? undefined : byId.get(id)
  if (row?.tag === 'T') return row.text
  return row?.tag === '' ? parse(row.text) : value
}

function parse(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}

function isObject(value: Value | undefined): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
