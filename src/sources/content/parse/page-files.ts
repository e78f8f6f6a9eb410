import { posix } from 'node:path'
import { isPageFile } from '../../page-file.ts'
import { parseText, type ParsedText } from './parse.ts'

/** Snippets that many pages include are parsed once. */
const parsedSnippets = new Map<string, { text: string; parsed: ParsedText }>()
const MAX_PARSED = 500

/** The files that a page includes. A page is expanded again after those that it asked for were read. */
export class PageFiles {
  readonly #read: (path: string) => Promise<string | undefined>
  readonly #onParse: (path: string | undefined) => void
  readonly #texts = new Map<string, string | undefined>()
  readonly #missing = new Set<string>()

  /**
   * `read`: the text of a file of the documentation; undefined when there is none. `onParse`: called before a snippet is
   * parsed, and without a name after it.
   */
  constructor(
    read: (path: string) => Promise<string | undefined>,
    onParse: (path: string | undefined) => void
  ) {
    this.#read = read
    this.#onParse = onParse
  }

  /** Every file that the page asked for, also those that do not exist. */
  get snippets(): string[] {
    return [...this.#texts.keys()]
  }

  /** Undefined for a file that does not exist, or was not read so far. */
  text(path: string): string | undefined {
    if (!this.#texts.has(path)) this.#missing.add(path)
    return this.#texts.get(path)
  }

  async read(path: string): Promise<string | undefined> {
    if (this.text(path) === undefined) await this.readMissing()
    return this.text(path)
  }

  /** The texts of the page and its Markdown snippets, by path. */
  markdown(file: string, text: string): Map<string, string> {
    const snippets = [...this.#texts].filter(([path]) => isPageFile(path))
    return new Map([[file, text], ...snippets.map(([path, snippet = '']) => [path, snippet] as const)])
  }

  parsed(path: string, text: string): ParsedText {
    const known = parsedSnippets.get(path)
    if (known?.text === text) return known.parsed
    this.#onParse(path)
    const parsed = parseText(path, text)
    this.#onParse(undefined)
    if (parsedSnippets.size >= MAX_PARSED) parsedSnippets.clear()
    parsedSnippets.set(path, { text, parsed })
    return parsed
  }

  /** False when there was nothing left to read. */
  async readMissing(): Promise<boolean> {
    const paths = [...this.#missing]
    this.#missing.clear()
    for (const path of paths) this.#texts.set(path, await this.#read(path))
    return paths.length > 0
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
