import { posix } from 'node:path'
import { isPageFile } from '../../page-file.ts'
import { parseText, type ParsedText } from './parse.ts'

/** Snippets that many pages include are parsed once. */
const parsedSnippets = new Map<string, { text: string; parsed: ParsedText }>()
const MAX_PARSED = 500

/** The texts of files that any page includes; undefined for a file that does not exist. */
export interface KnownTexts {
  known: ReadonlyMap<string, string | undefined>
  read: (path: string) => Promise<string | undefined>
}

/** The files that a page includes. A page is expanded again after those that it asked for were read. */
export class PageFiles {
  readonly #texts: KnownTexts
  readonly #onParse: (path: string | undefined) => void
  readonly #asked = new Set<string>()

  /** `onParse`: called before a snippet is parsed, and without a name after it, or after a file was read. */
  constructor(texts: KnownTexts, onParse: (path: string | undefined) => void) {
    this.#texts = texts
    this.#onParse = onParse
  }

  /** Every file that the page asked for, also those that do not exist. */
  get snippets(): string[] {
    return [...this.#asked]
  }

  /** Undefined for a file that does not exist, or was not read so far. */
  text(path: string): string | undefined {
    this.#asked.add(path)
    return this.#texts.known.get(path)
  }

  async read(path: string): Promise<string | undefined> {
    if (this.text(path) === undefined) await this.readMissing()
    return this.text(path)
  }

  /** The texts of the page and its Markdown snippets, by path. */
  markdown(file: string, text: string): Map<string, string> {
    const snippets = this.snippets.filter(isPageFile).map(path => [path, this.text(path) ?? ''] as const)
    return new Map([[file, text], ...snippets])
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
    const missing = this.snippets.filter(path => !this.#texts.known.has(path))
    for (const path of missing) {
      await this.#texts.read(path)
      // Its time is over, and that of the page goes on.
      this.#onParse(undefined)
    }
    return missing.length > 0
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
