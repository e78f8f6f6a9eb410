import {
  specificationOf,
  specificationsOf,
  type ApiPages,
  type SpecificationName
} from '../openapi/api-pages.ts'
import type { Places } from '../json.ts'
import { parseOperationName } from '../openapi/operations.ts'
import { withoutPageEnding } from '../../page-file.ts'
import type { Place } from '../problems.ts'
import { fieldsOf, textOf } from '../values.ts'

export type NavigationEntry = PageEntry | LinkEntry | NavigationSection

export interface PageEntry {
  /** `guides/start`: without a leading slash and without an extension. */
  page: string
  /** True in a section with `"hidden": true` and for a hidden operation: the page exists but is not listed. */
  hidden: boolean
  place: Place
}

/** A division, such as a tab or a language, has a separate navigation; a group is part of a navigation. */
type SectionKind = 'division' | 'group'

export interface LinkEntry {
  label: string
  kind: SectionKind
  href: string
}

export interface NavigationSection {
  label: string
  kind: SectionKind
  root?: PageEntry
  /** True for a language or version. */
  isVariant?: boolean
  isLanguage?: boolean
  entries: NavigationEntry[]
}

const LABELS = ['group', 'tab', 'anchor', 'dropdown', 'product', 'version', 'language', 'item', 'name']
const CHILDREN = [
  ...['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu', 'groups', 'pages']
]

interface Inherited {
  hidden: boolean
  /** The OpenAPI document to which operation names refer. */
  specification: SpecificationName | undefined
}

/** Reads `navigation` in `docs.json`, which nests pages, groups, tabs, versions, and more in any order. */
export class NavigationReader {
  readonly #places: Places
  readonly #api: ApiPages

  constructor(places: Places, api: ApiPages) {
    this.#places = places
    this.#api = api
  }

  /** Reads the whole navigation. A top-level `openapi` field comes from `mint.json`. */
  readAll(settings: Record<string, unknown>): NavigationEntry[] {
    const specification = specificationOf(settings['openapi'])
    const { navigation } = settings
    if (Array.isArray(navigation)) return this.#read(navigation, { hidden: false, specification })
    return this.#readSection(navigation, { hidden: false, specification })
  }

  #read(value: unknown, inherited: Inherited): NavigationEntry[] {
    if (typeof value !== 'object' || value === null) return []
    if (!Array.isArray(value)) {
      const fields = new Map(Object.entries(value))
      return CHILDREN.flatMap(name => this.#read(fields.get(name), inherited))
    }
    return value.flatMap((entry: unknown, at) =>
      typeof entry === 'string'
        ? this.#readPage(entry, this.#places.of(value, String(at)), inherited)
        : this.#readSection(entry, inherited)
    )
  }

  #readPage(entry: string, place: Place, { hidden, specification }: Inherited): NavigationEntry[] {
    const operation = parseOperationName(entry)
    if (operation === undefined) return [{ page: pagePath(entry), hidden, place }]
    const page = this.#api.pageOf(operation, specification)
    return page === 'unknown' ? [] : [{ page: page ?? entry, hidden, place }]
  }

  #readSection(value: unknown, inherited: Inherited): NavigationEntry[] {
    if (typeof value !== 'object' || value === null) return []
    const fields = new Map<string, unknown>(Object.entries(value))
    const hidden = inherited.hidden || fields.get('hidden') === true
    const own = specificationOf(fields.get('openapi'))
    for (const other of ['asyncapi', 'graphql'].flatMap(name => specificationsOf(fields.get(name))))
      this.#api.pagesOf(other)
    const sdk = fields.get('sdk')
    if (typeof sdk === 'object' && sdk !== null)
      this.#api.sdkFolders.add(withoutSlashes(textOf(fieldsOf(sdk)['directory']) ?? 'sdk-reference'))
    const field = LABELS.find(name => textOf(fields.get(name)) !== undefined)
    const label = textOf(fields.get(field ?? ''))
    const kind = field === 'group' ? 'group' : 'division'
    const listed = this.#read(value, { hidden, specification: own ?? inherited.specification })
    const generated =
      own && !namesOperation(value) ? this.#generated(own, hidden, this.#places.of(value, 'openapi')) : []
    const entries = [...listed, ...generated]
    if (label === undefined) return entries
    const href = textOf(fields.get('href'))
    const root = textOf(fields.get('root'))
    if (entries.length === 0 && root === undefined)
      return href === undefined || hidden ? [] : [{ label, kind, href }]
    return [
      {
        label,
        kind,
        ...((field === 'language' || field === 'version') && { isVariant: true }),
        ...(field === 'language' && { isLanguage: true }),
        // The root of a group can be a page on another site.
        ...(root !== undefined &&
          !/^https?:/i.test(root) && {
            root: { page: pagePath(root), hidden, place: this.#places.of(value, 'root') }
          }),
        entries
      }
    ]
  }

  /** Creates a group for each tag in a document. */
  #generated(specification: SpecificationName, hidden: boolean, place: Place): NavigationEntry[] {
    const groups = new Map<string, PageEntry[]>()
    for (const { path, operation } of this.#api.pagesOf(specification)) {
      const pages = groups.get(operation.tag) ?? []
      groups.set(operation.tag, [...pages, { page: path, hidden: hidden || operation.hidden, place }])
    }
    return [...groups].flatMap(([label, entries]): NavigationEntry[] =>
      label === '' ? entries : [{ label, kind: 'group', entries }]
    )
  }
}

/** Whether a section lists operations by name. If so, the navigation shows only these operations from the document. */
function namesOperation(value: unknown): boolean {
  if (typeof value === 'string') return parseOperationName(value) !== undefined
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(namesOperation)
  const fields = new Map<string, unknown>(Object.entries(value))
  return CHILDREN.some(name => namesOperation(fields.get(name)))
}

/** A page in a navigation, with the labels of the sections around the page, outermost first. */
export interface ListedPage extends PageEntry {
  sections: string[]
  /** The innermost version or language around the page, with the labels around it; undefined if there is none. */
  part?: string
  /** The code of the language around the page; undefined if there is none. */
  language?: string
  /** The outermost tab, product or similar division around the page that is not a version or language. */
  division?: string
}

/** Lists all pages in a navigation in reading order, including hidden pages. */
export function pagesOf(
  entries: NavigationEntry[],
  around: Pick<ListedPage, 'sections' | 'part' | 'language' | 'division'> = { sections: [] }
): ListedPage[] {
  return entries.flatMap((entry): ListedPage[] => {
    if ('page' in entry) return [{ ...entry, ...around }]
    if ('href' in entry) return []
    const sections = [...around.sections, entry.label]
    const isDivision = entry.kind === 'division' && entry.isVariant !== true
    const below = {
      ...around,
      sections,
      ...(entry.isVariant === true && { part: JSON.stringify(sections) }),
      ...(entry.isLanguage === true && { language: entry.label }),
      ...(isDivision && around.division === undefined && { division: entry.label })
    }
    const root = entry.root === undefined ? [] : [{ ...entry.root, ...below }]
    return [...root, ...pagesOf(entry.entries, below)]
  })
}

/** Finds the folder of each language and version. The folder contains all pages of that language or version. */
export function variantFolders(entries: NavigationEntry[]): string[] {
  return sectionsOf(entries).flatMap(entry => (entry.isVariant === true ? commonFolder(entry) : []))
}

/**
 * Finds the folders at whose addresses the service can show a tab, an anchor, a dropdown or a similar division: the
 * folder of its pages, and the address that it links to.
 */
export function divisionFolders(entries: NavigationEntry[]): string[] {
  const folders = sectionsOf(entries).flatMap(entry => (entry.kind === 'division' ? commonFolder(entry) : []))
  // Each language and version is shown at its name, also if a folder in it contains all of its pages.
  const variants = sectionsOf(entries).filter(({ isVariant }) => isVariant === true)
  const named = variants.filter(each => pagesOf([each]).some(({ page }) => page.startsWith(`${each.label}/`)))
  return [...folders, ...named.map(({ label }) => label), ...hrefsOf(entries)]
}

function hrefsOf(entries: NavigationEntry[]): string[] {
  return entries.flatMap(entry => {
    if ('entries' in entry) return hrefsOf(entry.entries)
    return 'href' in entry ? [withoutSlashes(entry.href)] : []
  })
}

/** Lists the sections at all levels. */
function sectionsOf(entries: NavigationEntry[]): NavigationSection[] {
  return entries.flatMap(entry => ('entries' in entry ? [entry, ...sectionsOf(entry.entries)] : []))
}

/** Returns the innermost folder with all pages of a section, or nothing if that is the root. */
function commonFolder(section: NavigationSection): string[] {
  const [first = [], ...others] = pagesOf([section]).map(({ page }) => page.split('/').slice(0, -1))
  const different = first.findIndex((name, at) => others.some(folders => folders[at] !== name))
  const common = different < 0 ? first : first.slice(0, different)
  return common.length > 0 ? [common.join('/')] : []
}

/** `/guides/start.mdx` → `guides/start`. Like the service, ignores slashes at both ends, and repeated slashes. */
function pagePath(name: string): string {
  const parts = name.split('/').filter(part => part !== '')
  return withoutPageEnding(parts.join('/'))
}

function withoutSlashes(name: string): string {
  return name.replace(/^\/+|\/+$/g, '')
}
