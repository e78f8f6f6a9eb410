import { groupBy } from '../../../runtime/group-by.ts'
import type { Docs } from '../../../sources/docs.ts'

/** The versions and languages of the navigation, and the pages that belong to each. */
export class NavigationParts {
  readonly #listed = new Map<string, Set<string>>()
  /** The folder that contains all pages of a part. */
  readonly #folders: { part: string; folder: string[] }[] = []

  constructor({ navigation }: Pick<Docs, 'navigation'>) {
    const entries = navigation.flatMap(({ page, part }) => (part === undefined ? [] : { page, part }))
    for (const { page, part } of entries)
      this.#listed.set(keyOf(page), (this.#listed.get(keyOf(page)) ?? new Set()).add(part))
    for (const [part, pages] of groupBy(entries, entry => entry.part)) {
      // A page that several parts list, such as a changelog, is in none of their folders.
      const own = pages.filter(({ page }) => this.listing(page).size === 1)
      this.#folders.push({
        part,
        folder: commonFolder((own.length > 0 ? own : pages).map(({ page }) => page))
      })
    }
  }

  get isEmpty(): boolean {
    return this.#folders.length < 2
  }

  /** Returns the parts whose navigation lists a page. */
  listing(path: string): ReadonlySet<string> {
    return this.#listed.get(keyOf(path)) ?? new Set()
  }

  /** Returns the path that a page of one part would have in another part: `v2/a` for `a`, if `v2` is its folder. */
  counterpart(path: string, from: string, to: string): string | undefined {
    const [own, other] = [from, to].map(part => this.#folders.find(each => each.part === part)?.folder)
    const names = path.split('/')
    if (own === undefined || other === undefined || own.some((name, at) => name !== names[at]))
      return undefined
    const found = [...other, ...names.slice(own.length)].join('/')
    return this.listing(found).has(to) ? found : undefined
  }

  /**
   * Returns the parts whose navigation lists a page. A path that no part lists, such as that of a removed page, belongs
   * to the part with the innermost folder around it. Empty if there are no versions and languages, or several such
   * parts.
   */
  of(path: string): ReadonlySet<string> {
    const listed = this.#listed.get(keyOf(path))
    if (listed !== undefined) return listed
    const names = path.split('/').slice(0, -1)
    const around = this.#folders.filter(({ folder }) => folder.every((name, at) => name === names[at]))
    const depth = Math.max(...around.map(({ folder }) => folder.length))
    const innermost = around.filter(({ folder }) => folder.length === depth)
    return new Set(innermost.length === 1 ? innermost.map(({ part }) => part) : [])
  }

  /**
   * Whether a link can follow a page that moved without leaving its version and language: the page was in the same part
   * before, or all pages with the link belong to the page's part.
   */
  isInside({ from, to }: { from: string; to: string }, linking: readonly string[]): boolean {
    const parts = this.of(to)
    const isShared = (path: string) => [...this.of(path)].some(part => parts.has(part))
    return parts.size === 0 || isShared(from) || (linking.length > 0 && linking.every(isShared))
  }
}

function keyOf(path: string): string {
  return path.replace(/(?:^|\/)index$/, '')
}

function commonFolder(paths: readonly string[]): string[] {
  const [first = [], ...others] = paths.map(path => path.split('/').slice(0, -1))
  const different = first.findIndex((name, at) => others.some(folders => folders[at] !== name))
  return different < 0 ? first : first.slice(0, different)
}
