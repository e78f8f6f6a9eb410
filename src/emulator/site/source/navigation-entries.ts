import { textOf } from './front-matter.ts'

/** A part of the navigation, in the order in which readers see it. */
export type NavigationEntry = PageEntry | LinkEntry | NavigationSection

interface PageEntry {
  page: string
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
  root?: string
  entries: NavigationEntry[]
}

const LABELS = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item', 'name']
const CHILDREN = [
  ...['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu', 'groups', 'pages']
]

/** Reads `navigation` of `docs.json`, which nests lists of pages, groups, tabs, versions and more in any order. */
export function readNavigation(value: unknown): NavigationEntry[] {
  if (Array.isArray(value)) return value.flatMap(readEntry)
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map(Object.entries(value))
  return CHILDREN.flatMap(name => readNavigation(fields.get(name)))
}

function readEntry(value: unknown): NavigationEntry[] {
  if (typeof value === 'string') return [{ page: pagePath(value) }]
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map<string, unknown>(Object.entries(value))
  if (fields.get('hidden') === true) return []
  const field = LABELS.find(name => textOf(fields.get(name)) !== undefined)
  const label = textOf(fields.get(field ?? ''))
  const kind = field === 'group' ? 'group' : 'division'
  const entries = readNavigation(value)
  if (label === undefined) return entries
  const href = textOf(fields.get('href'))
  const root = textOf(fields.get('root'))
  if (entries.length === 0 && root === undefined) return href === undefined ? [] : [{ label, kind, href }]
  return [
    {
      label: field === 'language' ? languageName(label) : label,
      kind,
      ...(root !== undefined && { root: pagePath(root) }),
      entries
    }
  ]
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
