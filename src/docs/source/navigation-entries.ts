import { textOf } from './front-matter.ts'
import type { Places } from './json.ts'
import type { Place } from './problems.ts'

/** A part of the navigation, in the order in which readers see it. */
export type NavigationEntry = PageEntry | LinkEntry | NavigationSection

export interface PageEntry {
  /** `guides/start`: without a slash at its start and without extension. */
  page: string
  /** In a section with `"hidden": true`: the page exists and is not listed. */
  hidden: boolean
  place: Place
}

/** A division, such as a tab or a language, has a navigation of its own; a group is a part of one. */
type SectionKind = 'division' | 'group'

export interface LinkEntry {
  label: string
  kind: SectionKind
  href: string
}

export interface NavigationSection {
  label: string
  kind: SectionKind
  /** The page that the label leads to. */
  root?: PageEntry
  entries: NavigationEntry[]
}

const LABELS = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item', 'name']
const CHILDREN = [
  ...['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu', 'groups', 'pages']
]

/** Reads `navigation` of `docs.json`, which nests lists of pages, groups, tabs, versions and more in any order. */
export class NavigationReader {
  readonly #start: Place
  readonly #places: Places

  constructor(file: string, places: Places) {
    this.#start = { file, line: 1, column: 1 }
    this.#places = places
  }

  read(value: unknown, hidden = false): NavigationEntry[] {
    if (typeof value !== 'object' || value === null) return []
    if (!Array.isArray(value)) {
      const fields = new Map(Object.entries(value))
      return CHILDREN.flatMap(name => this.read(fields.get(name), hidden))
    }
    return value.flatMap((entry: unknown, at) =>
      typeof entry === 'string'
        ? [{ page: pagePath(entry), hidden, place: this.#placeOf(value, String(at)) }]
        : this.#readSection(entry, hidden)
    )
  }

  #readSection(value: unknown, parentIsHidden: boolean): NavigationEntry[] {
    if (typeof value !== 'object' || value === null) return []
    const fields = new Map<string, unknown>(Object.entries(value))
    const hidden = parentIsHidden || fields.get('hidden') === true
    const field = LABELS.find(name => textOf(fields.get(name)) !== undefined)
    const label = textOf(fields.get(field ?? ''))
    const kind = field === 'group' ? 'group' : 'division'
    const entries = this.read(value, hidden)
    if (label === undefined) return entries
    const href = textOf(fields.get('href'))
    const root = textOf(fields.get('root'))
    if (entries.length === 0 && root === undefined)
      return href === undefined || hidden ? [] : [{ label, kind, href }]
    return [
      {
        label: field === 'language' ? languageName(label) : label,
        kind,
        ...(root !== undefined && {
          root: { page: pagePath(root), hidden, place: this.#placeOf(value, 'root') }
        }),
        entries
      }
    ]
  }

  #placeOf(parent: object, key: string): Place {
    return this.#places.get(parent)?.get(key) ?? this.#start
  }
}

/** All pages of a navigation, in reading order, hidden ones included. */
export function pagesOf(entries: NavigationEntry[]): PageEntry[] {
  return entries.flatMap(entry => {
    if ('page' in entry) return [entry]
    if ('href' in entry) return []
    return [...(entry.root === undefined ? [] : [entry.root]), ...pagesOf(entry.entries)]
  })
}

/** `/guides/start.mdx` → `guides/start`. */
function pagePath(name: string): string {
  return name.replace(/^\/+/, '').replace(/\.mdx?$/, '')
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
