import type { FlightRow } from './rows.ts'
import { exactValue, isFields, type RowFields, type RowValue } from './values.ts'

interface NavigationPage {
  /** The address in the navigation, which is `/index` for the start page. */
  href: string
  /** Whether the page or one of its groups is hidden. */
  isHidden: boolean
  /** False only if the page is in a language or version other than the default (or, without a default, the first). */
  isDefault: boolean
  /** Names of the parts that contain the page, such as a tab and a group, from the outermost part to the innermost. */
  sections: readonly string[]
}

export interface SiteNavigation {
  name: string | undefined
  description: string | undefined
  pages: NavigationPage[]
  /** Whether the settings include hidden pages in the lists for agents and search engines. */
  listsHidden: boolean
}

/** Keys with the name of a part of the navigation. A language or version has a name only if it is not the default. */
const PART_NAMES = ['product', 'dropdown', 'tab', 'anchor', 'item', 'group'] as const
const CHOICES = { languages: 'language', versions: 'version' } as const

/** More deeply nested values are not searched for a navigation. */
const MAX_DEPTH = 100

interface SiteProps {
  props: RowFields
  /** The settings of the site; empty if the data has none. */
  about: RowFields
  byId: ReadonlyMap<string, FlightRow>
}

function propsIn(rows: readonly FlightRow[]): SiteProps | undefined {
  const row = rows.find(({ tag, text }) => tag === '' && text.includes('"docsNavWithMetadata":'))
  const props = row && holderOf(exactValue(row.text), MAX_DEPTH)
  if (props === undefined) return undefined
  const byId = new Map(rows.map(each => [each.id, each]))
  const config = resolve(props['docsConfig'], byId)
  return { props, about: isFields(config) ? config : {}, byId }
}

/** Returns the colors in the settings of the site, by name, such as `primary`. */
export function colorsIn(rows: readonly FlightRow[]): Map<string, string> {
  const { about, byId } = propsIn(rows) ?? {}
  const colors = about && resolve(about['colors'], byId)
  return new Map(
    Object.entries(isFields(colors) ? colors : {}).flatMap(([name, value]) => {
      const text = textOf(value, byId)
      return text === undefined ? [] : [[name, text] as const]
    })
  )
}

/** Returns the site-wide data in a page: name, description, and all pages in navigation order. */
export function navigationIn(rows: readonly FlightRow[]): SiteNavigation | undefined {
  const found = propsIn(rows)
  if (found === undefined) return undefined
  const { props, about, byId } = found
  const seo = resolve(about['seo'], byId)
  const listsHidden = isFields(seo) && seo['indexing'] === 'all'
  const pages: NavigationPage[] = []
  const start = { byId, isDefault: true, isHidden: false, sections: [], depth: MAX_DEPTH }
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

/** What an entry of the navigation inherits from the groups that contain it. */
interface Inherited extends Omit<NavigationPage, 'href'> {
  byId: ReadonlyMap<string, FlightRow>
  depth: number
}

function addPages(value: RowValue | undefined, inherited: Inherited, pages: NavigationPage[]): void {
  const { byId, isDefault, depth } = inherited
  if (depth === 0 || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) addPages(each, { ...inherited, depth: depth - 1 }, pages)
    return
  }
  const isHidden = inherited.isHidden || value['hidden'] === true
  const names = PART_NAMES.flatMap(key => textOf(value[key], byId)?.trim() || [])
  const sections = names.length === 0 ? inherited.sections : [...inherited.sections, ...names]
  const inside = { byId, isDefault, isHidden, sections, depth: depth - 1 }
  const href = textOf(value['href'], byId)
  if (href?.startsWith('/') === true && textOf(value['title'], byId) !== undefined)
    pages.push({ href, isHidden, isDefault, sections })
  for (const [key, each] of Object.entries(value)) {
    if ((key !== 'languages' && key !== 'versions') || !Array.isArray(each)) addPages(each, inside, pages)
    else {
      const marked = each.findIndex(choice => isFields(choice) && choice['default'] === true)
      for (const [i, choice] of each.entries()) {
        const isChosen = i === Math.max(marked, 0)
        const name = isFields(choice) ? textOf(choice[CHOICES[key]], byId)?.trim() : undefined
        const label = isChosen ? sections : [...sections, name || `${CHOICES[key]} ${i + 1}`]
        addPages(choice, { ...inside, isDefault: isDefault && isChosen, sections: label }, pages)
      }
    }
  }
}

/** Resolves a text, which can be in a separate row, or can be escaped because it begins with a dollar sign. */
function textOf(value: RowValue | undefined, byId: SiteProps['byId'] = new Map()): string | undefined {
  const found = resolve(value, byId)
  if (typeof found !== 'string') return undefined
  if (found !== value || !found.startsWith('$')) return found
  return found.startsWith('$$') ? found.slice(1) : undefined
}

/** Returns the content of the row to which a value such as `$1a` refers, or the value itself. */
function resolve(value: RowValue | undefined, byId: SiteProps['byId'] = new Map()): RowValue | undefined {
  const id = typeof value === 'string' ? /^\$([0-9a-f]+)$/.exec(value)?.[1] : undefined
  const row = id === undefined ? undefined : byId.get(id)
  if (row?.tag === 'T') return row.text
  return row?.tag === '' ? exactValue(row.text) : value
}
