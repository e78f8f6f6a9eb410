import { posix } from 'node:path'

/** Files that a page includes, read once for each page. */
export class Snippets {
  readonly #read: (path: string) => Promise<string | undefined>
  readonly #texts = new Map<string, Promise<string | undefined>>()

  /** `read`: the text of a file of the documentation; undefined when there is none. */
  constructor(read: (path: string) => Promise<string | undefined>) {
    this.#read = read
  }

  /** Every file that was asked for, also those that do not exist. */
  get paths(): string[] {
    return [...this.#texts.keys()]
  }

  /** The path of an imported file, relative to the docs folder; undefined for a package or a file outside of it. */
  resolve(specifier: string, importer: string): string | undefined {
    if (!/^(\/|\.\.?\/)/.test(specifier)) return undefined
    const path = specifier.startsWith('/')
      ? posix.normalize(specifier.slice(1))
      : posix.join(posix.dirname(importer), specifier)
    return path.startsWith('../') ? undefined : path
  }

  async read(path: string): Promise<string | undefined> {
    const text = this.#texts.get(path) ?? this.#read(path)
    this.#texts.set(path, text)
    return await text
  }
}
