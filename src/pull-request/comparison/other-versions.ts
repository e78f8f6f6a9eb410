import type { Docs } from '../../sources/docs.ts'
import type { DocsFiles } from '../../sources/files.ts'
import type { Glob } from '../../site/files/glob.ts'
import type { Place } from '../../sources/source/problems.ts'
import { readText } from '../../sources/source/read-text.ts'
import type { DocsAddresses, NamedPage } from '../../sources/docs-addresses.ts'
import { NavigationParts } from './navigation-parts.ts'

/** Links that leave their version or language for the same page. */
interface LeavingLinks {
  kind: 'other-version'
  target: string
  suggestion: string
  /** Label of the version or language that the links lead to. */
  detail: string
  places: (Place & { written: string })[]
}

/** Collects links that leave their version or language of the navigation although that part has the page. */
export class OtherVersions {
  readonly #addresses: DocsAddresses
  readonly #ignore: readonly Glob[]
  readonly #parts: NavigationParts
  /** Addresses of pages that are not hidden, by path. */
  readonly #visible: ReadonlyMap<string, string>
  /** The parts of all pages that include a snippet. */
  readonly #including = new Map<string, Set<string>>()
  readonly #found = new Map<string, LeavingLinks & { byPlace: Map<string, LeavingLinks['places'][0]> }>()

  constructor(addresses: DocsAddresses, ignore: readonly Glob[]) {
    const { docs } = addresses
    this.#addresses = addresses
    this.#ignore = ignore
    this.#parts = new NavigationParts(docs)
    const hidden = new Set(docs.navigation.flatMap(entry => (entry.hidden ? entry.page : [])))
    this.#visible = new Map(
      docs.pages.flatMap(({ path, address, hidden: isHidden }) =>
        isHidden || hidden.has(path) ? [] : [[path, address] as const]
      )
    )
    for (const { path, includes } of this.#parts.isEmpty ? [] : docs.pages)
      for (const file of includes) {
        const parts = this.#including.get(file) ?? new Set()
        this.#including.set(file, parts)
        // A page that belongs to no part counts as another part.
        const own = this.#parts.listing(path)
        for (const part of own.size === 0 ? [''] : own) parts.add(part)
      }
  }

  get problems(): LeavingLinks[] {
    return [...this.#found.values()].map(({ byPlace, ...found }) => ({
      ...found,
      places: [...byPlace.values()]
    }))
  }

  add(written: string, page: NamedPage, place: Place): void {
    if (this.#parts.isEmpty || !this.#visible.has(page.path)) return
    const own = place.file === page.file ? this.#parts.listing(page.path) : this.#including.get(place.file)
    const [part = ''] = own?.size === 1 ? own : []
    const target = part === '' ? undefined : this.#addresses.find(written, page)
    if (target?.kind !== 'page') return
    const address = this.#visible.get(target.path)
    const to = this.#parts.listing(target.path)
    const [other = ''] = to.size === 1 ? to : []
    const path =
      other === '' || other === part ? undefined : this.#parts.counterpart(target.path, other, part)
    const suggestion = path === undefined ? undefined : this.#visible.get(path)
    if (address === undefined || suggestion === undefined) return
    if (this.#ignore.some(pattern => pattern.matches(address))) return
    const key = JSON.stringify([address, suggestion])
    const detail = (JSON.parse(other) as string[]).at(-1) ?? ''
    const found = this.#found.get(key) ?? {
      ...{ kind: 'other-version' as const, target: address, suggestion, detail },
      ...{ places: [], byPlace: new Map<string, LeavingLinks['places'][0]>() }
    }
    this.#found.set(key, found)
    found.byPlace.set(JSON.stringify([place, written]), { ...place, written })
  }
}

const MAX_LINES = 5
/** Words with which authors say that a link leads to another version. */
const OTHER_VERSION =
  /\b(?:latest|newest|newer|older|previous|current|earlier|legacy|deprecated|other version|upgrad|migrat)/i

/** Leaves out links whose sentence names the version or language that the link leads to. */
export async function withoutNamed<P extends { kind: string; detail?: string | undefined; places: Place[] }>(
  problems: readonly P[],
  { files, navigation }: { files: DocsFiles; navigation: Docs['navigation'] }
): Promise<P[]> {
  const codes = [...new Set(navigation.flatMap(({ part }) => (part === undefined ? [] : labelOf(part))))]
  const texts = new Map<string, string[]>()
  const sentenceAt = async ({ file, line }: Place) => {
    const known = texts.get(file)
    const text = known === undefined ? await readText(file, files) : ''
    const lines = known ?? (typeof text === 'string' ? text.split('\n') : [])
    texts.set(file, lines)
    // A sentence can continue on the lines around it, up to an empty line.
    const before = lines.slice(Math.max(0, line - MAX_LINES), line - 1).join('\n')
    const after = lines.slice(line - 1, line + MAX_LINES).join('\n')
    return `${before.split(/\n\s*\n/).at(-1) ?? ''} ${after.split(/\n\s*\n/, 1)[0] ?? ''}`
  }
  const namesByLabel = new Map<string, string[]>()
  const left: P[] = []
  for (const problem of problems) {
    if (problem.kind !== 'other-version') left.push(problem)
    else {
      const { detail = '' } = problem
      const names = namesByLabel.get(detail) ?? namesOf(detail, codes)
      namesByLabel.set(detail, names)
      const places: Place[] = []
      for (const place of problem.places) {
        const sentence = (await sentenceAt(place)).toLowerCase()
        // The address itself can contain the name.
        const text = sentence.replace(/\]\([^)]*\)|(?:href|src)=\S+/g, ' ')
        if (!OTHER_VERSION.test(text) && !names.some(name => text.includes(name))) places.push(place)
      }
      if (places.length > 0) left.push({ ...problem, places })
    }
  }
  return left
}

function labelOf(part: string): string {
  return (JSON.parse(part) as string[]).at(-1) ?? ''
}

/** Returns names of a version, such as `v2` for `2.14`, or of a language in all languages of the site, in lower case. */
function namesOf(label: string, codes: readonly string[]): string[] {
  const [number = '', major = ''] = /(\d+)(?:[.-]\d+)*/.exec(label) ?? []
  const version = number === '' ? [] : [number, `v${major}`, `version ${major}`, `${major}.`]
  const languages = [...codes, 'en', label].flatMap(code => languageName(label, code) ?? [])
  return [label, ...version, ...languages]
    .filter(name => name.length > 2 || /^v\d$/.test(name))
    .map(name => name.toLowerCase())
}

function languageName(label: string, inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(label)
  } catch {
    return undefined
  }
}
