import { posix } from 'node:path'
import { isPageFile } from '../../page-file.ts'
import { parseText, type ParsedText } from './parse.ts'

/** Cache of parsed snippets, because many pages can include the same snippet. */
const parsedSnippets = new Map<string, { text: string; parsed: ParsedText }>()
const MAX_PARSED = 500

/** The texts of the files that pages include; undefined for a file that does not exist. */
export interface KnownTexts {
  known: ReadonlyMap<string, string | undefined>
  read: (path: string) => Promise<string | undefined>
}

/** The files that a page includes. The page is expanded again after more files are read. */
export class PageFiles {
  readonly #texts: KnownTexts
  readonly #onParse: (path: string | undefined) => void
  readonly #asked = new Set<string>()

  /** `onParse`: called with the path before a snippet is parsed, and with `undefined` after each parse or read. */
  constructor(texts: KnownTexts, onParse: (path: string | undefined) => void) {
    this.#texts = texts
    this.#onParse = onParse
  }

  /** All files that the page includes, even if they do not exist. */
  get snippets(): string[] {
    return [...this.#asked]
  }

  /** Returns the text of a file, or undefined if the file does not exist or has not been read yet. */
  text(path: string): string | undefined {
    this.#asked.add(path)
    return this.#texts.known.get(path)
  }

  async read(path: string): Promise<string | undefined> {
    if (this.text(path) === undefined) await this.readMissing()
    return this.text(path)
  }

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

  /** Reads the files that have not been read yet. Returns false if there are none. */
  async readMissing(): Promise<boolean> {
    const missing = this.snippets.filter(path => !this.#texts.known.has(path))
    for (const path of missing) {
      await this.#texts.read(path)
      // Ends the file's time limit and restarts the page's time limit.
      this.#onParse(undefined)
    }
    return missing.length > 0
  }
}

/** Resolves the path of an imported file in the docs folder; undefined for a package or a file outside the folder. */
export function importedPath(specifier: string, importer: string): string | undefined {
  if (!/^(\/|\.\.?\/)/.test(specifier)) return undefined
  const path = specifier.startsWith('/')
    ? posix.normalize(specifier.slice(1))
    : posix.join(posix.dirname(importer), specifier)
  return path.startsWith('../') ? undefined : path
}
