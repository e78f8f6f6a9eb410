import type { Root } from 'mdast'
import { posix } from 'node:path'
import type { Place } from '../../source/problems.ts'
import { walk } from './walk.ts'

type Position = NonNullable<Root['position']>

/** The files that a page consists of: its own, and those that it includes. */
export class PageFiles {
  readonly #files: string[]
  readonly #read: (path: string) => Promise<string | undefined>
  readonly #texts = new Map<string, Promise<string | undefined>>()

  /** `read`: the text of a file of the documentation; undefined when there is none. */
  constructor(page: string, read: (path: string) => Promise<string | undefined>) {
    this.#files = [page]
    this.#read = read
  }

  /** Every file that the page asked for, also those that do not exist. */
  get snippets(): string[] {
    return [...this.#texts.keys()]
  }

  async read(path: string): Promise<string | undefined> {
    const text = this.#texts.get(path) ?? this.#read(path)
    this.#texts.set(path, text)
    return await text
  }

  /** The page and its snippets, by path. */
  async texts(page: string): Promise<Map<string, string>> {
    const texts = new Map([[this.#files[0] ?? '', page]])
    for (const file of this.snippets.filter(path => /\.mdx?$/.test(path)))
      texts.set(file, (await this.read(file)) ?? '')
    return texts
  }

  /**
   * A tree with snippets has nodes of several files; of what a node knows about its place, the conversions keep line,
   * column and offset. Nothing needs the offset, so it becomes the number of the file.
   */
  mark(tree: Root, file: string): void {
    const known = this.#files.indexOf(file)
    const number = known < 0 ? this.#files.push(file) - 1 : known
    walk(tree.children, ({ position }) => {
      if (position) position.start.offset = number
    })
  }

  placeOf({ start: { line, column, offset = 0 } }: Position): Place {
    // In a tree that was never marked, offsets are offsets, and everything is in the page.
    const file = this.#files[offset] ?? this.#files[0] ?? ''
    return { file, line, column }
  }
}

/** The path of an imported file, relative to the docs folder; undefined for a package or a file outside of it. */
export function importedPath(specifier: string, importer: string): string | undefined {
  if (!/^(\/|\.\.?\/)/.test(specifier)) return undefined
  const path = specifier.startsWith('/')
    ? posix.normalize(specifier.slice(1))
    : posix.join(posix.dirname(importer), specifier)
  return path.startsWith('../') ? undefined : path
}
