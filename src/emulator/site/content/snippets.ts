import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** Files that pages import, read once for all pages of an export. */
export class Snippets {
  readonly #folder: string
  readonly #texts = new Map<string, Promise<string | undefined>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The path of an imported file, relative to the docs folder; undefined for a package or a file outside of it. */
  resolve(specifier: string, importer: string): string | undefined {
    if (!/^(\/|\.\.?\/)/.test(specifier)) return undefined
    const path = specifier.startsWith('/')
      ? posix.normalize(specifier.slice(1))
      : posix.join(posix.dirname(importer), specifier)
    return path.startsWith('../') || path.includes('\\') || path.includes(':') ? undefined : path
  }

  async read(path: string): Promise<string | undefined> {
    const text = this.#texts.get(path) ?? readFile(join(this.#folder, path), 'utf8').catch(() => undefined)
    this.#texts.set(path, text)
    return await text
  }
}
