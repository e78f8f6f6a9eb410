import { setImmediate } from 'node:timers/promises'
import type { Docs, DocsPage } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import type { Glob } from '../../../site/files/glob.ts'
import type { Place } from '../../../sources/source/problems.ts'
import { readText } from '../../../sources/source/read-text.ts'
import type { DocsAddresses, NamedPage } from '../../../sources/docs-addresses.ts'
import { areOtherPages } from '../../../versions/pages/moved-pages.ts'
import { countedText, isSameSection, isVersion } from '../../../versions/pages/same-text.ts'
import { NavigationParts } from './navigation-parts.ts'
import { isLanguageCode, saysWhere } from './part-names.ts'
import { textAround } from './text-around.ts'

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
  /** The language of each part. */
  readonly #languages: ReadonlyMap<string, string | undefined>
  /** Pages that are not hidden, by path. */
  readonly #visible: ReadonlyMap<string, DocsPage>
  /** The parts and the paths of all pages that include a snippet. */
  readonly #including = new Map<string, { parts: Set<string>; paths: Set<string> }>()
  readonly #isSame = new Map<string, boolean>()
  readonly #found = new Map<string, LeavingLinks & { byPlace: Map<string, LeavingLinks['places'][0]> }>()

  constructor(addresses: DocsAddresses, ignore: readonly Glob[]) {
    const { docs } = addresses
    this.#addresses = addresses
    this.#ignore = ignore
    this.#parts = new NavigationParts(docs)
    this.#languages = new Map(docs.navigation.map(({ part = '', language }) => [part, language]))
    const hidden = new Set(docs.navigation.flatMap(entry => (entry.hidden ? entry.page : [])))
    this.#visible = new Map(
      docs.pages.flatMap(page => (page.hidden || hidden.has(page.path) ? [] : [[page.path, page] as const]))
    )
    for (const { path, includes } of this.#parts.isEmpty ? [] : docs.pages)
      for (const file of includes) {
        const including = this.#including.get(file) ?? { parts: new Set(), paths: new Set() }
        this.#including.set(file, including)
        including.paths.add(path)
        // A page that belongs to no part counts as another part.
        const own = this.#parts.listing(path)
        for (const part of own.size === 0 ? [''] : own) including.parts.add(part)
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
    const isOnPage = place.file === page.file
    const including = this.#including.get(place.file)
    const own = isOnPage ? this.#parts.listing(page.path) : including?.parts
    const [part = ''] = own?.size === 1 ? own : []
    const target = part === '' ? undefined : this.#addresses.find(written, page)
    if (target?.kind !== 'page') return
    const to = this.#parts.listing(target.path)
    const [other = ''] = to.size === 1 ? to : []
    if (other === '' || other === part) return
    const path = this.#parts.counterpart(target.path, other, part) ?? ''
    // A page links to itself in another version or language on purpose. A snippet of several pages does not.
    const linking = isOnPage ? new Set([page.path]) : including?.paths
    if (linking?.size === 1 && linking.has(path)) return
    const [there, here] = [this.#visible.get(target.path), this.#visible.get(path)]
    if (there === undefined || here === undefined || !this.#isSamePage(there, here, [other, part])) return
    if (this.#ignore.some(pattern => pattern.matches(there.address))) return
    const key = JSON.stringify([there.address, here.address])
    const found = this.#found.get(key) ?? {
      ...{ kind: 'other-version' as const, target: there.address, suggestion: here.address },
      ...{ detail: labelsOf(other, part), places: [], byPlace: new Map<string, LeavingLinks['places'][0]>() }
    }
    this.#found.set(key, found)
    found.byPlace.set(JSON.stringify([place, written]), { ...place, written })
  }

  /**
   * Whether two pages are the same page in two parts: they have the same title or half of their words in common, or they
   * are translations, whose texts cannot be compared, in folders that differ only in the language.
   */
  #isSamePage(there: DocsPage, here: DocsPage, [from, to]: [from: string, to: string]): boolean {
    const key = JSON.stringify([there.path, here.path])
    const known = this.#isSame.get(key)
    if (known !== undefined) return known
    const isSame =
      this.#isTranslation(there, here, [from, to]) || (isAlike(there, here) && !areOtherPages(there, here))
    this.#isSame.set(key, isSame)
    return isSame
  }

  #isTranslation(there: DocsPage, here: DocsPage, [from, to]: [from: string, to: string]): boolean {
    const [one, other] = [from, to].map(part => this.#languages.get(part))
    if (one === undefined || other === undefined || one === other) return false
    const inPart = ({ path }: DocsPage, language: string) =>
      path
        .split('/')
        .filter(name => name !== language && !isLanguageCode(name) && !isVersion(name))
        .join('/')
    return inPart(there, one) === inPart(here, other)
  }
}

const SEPARATOR = ', '

/** Returns the label of a part, or the labels that another part does not have if both have the same last label. */
function labelsOf(part: string, other: string): string {
  const [own, others] = [part, other].map(each => JSON.parse(each) as string[]) as [string[], string[]]
  if (own.at(-1) !== others.at(-1)) return own.at(-1) ?? ''
  return own.filter(label => !others.includes(label)).join(SEPARATOR)
}

function isAlike(one: DocsPage, other: DocsPage): boolean {
  const nameOf = ({ title }: DocsPage) => title.trim().toLowerCase()
  if (nameOf(one) !== '' && nameOf(one) === nameOf(other)) return true
  return isSameSection(countedText(one.text), countedText(other.text))
}

/** Leaves out links whose sentence names the version or language that the link leads to. */
export async function withoutNamed<P extends { kind: string; detail?: string | undefined; places: Place[] }>(
  problems: readonly P[],
  { files, navigation }: { files: DocsFiles; navigation: Docs['navigation'] }
): Promise<P[]> {
  const languages = new Set(navigation.flatMap(({ language }) => language ?? []))
  const texts = new Map<string, string[]>()
  const linesOf = async (file: string) => {
    const known = texts.get(file)
    if (known !== undefined) return known
    const text = await readText(file, files)
    const lines = typeof text === 'string' ? text.split('\n') : []
    texts.set(file, lines)
    // Ends the file's time limit, which must not include the next steps.
    await setImmediate()
    return lines
  }
  const left: P[] = []
  for (const problem of problems) {
    if (problem.kind !== 'other-version') left.push(problem)
    else {
      const labels = (problem.detail ?? '').split(SEPARATOR)
      const places: Place[] = []
      for (const place of problem.places) {
        const text = textAround(await linesOf(place.file), place.line)
        if (!saysWhere(labels, { text, languages })) places.push(place)
      }
      if (places.length > 0) left.push({ ...problem, places })
    }
  }
  return left
}
