import { posix } from 'node:path'
import type { DocsFiles } from '../../files.ts'
import { YAMLParseError } from 'yaml'
import { JsonError, type Places } from '../json.ts'
import { MAX_JSON_BYTES, type Operation, Operations, readOperations } from './operations.ts'
import { type AddProblem, type DocsProblem, type Place, startOf } from '../problems.ts'
import { fieldsOf, textOf } from '../values.ts'

/** An OpenAPI document to which `openapi` in the settings refers. */
export interface SpecificationName {
  /** A file in the docs folder, or an address, which is never requested. */
  source: string
  /** Path of the folder for generated pages, without leading and trailing slashes. */
  directory: string
}

export interface ApiPage {
  path: string
  operation: Operation
}

const DEFAULT_DIRECTORY = 'api-reference'
/** Maximum total size of all OpenAPI documents, in bytes. */
const MAX_TOTAL_BYTES = 200_000_000
const NONE = new Operations([])
/** Matches the version field, by which the service recognizes an OpenAPI document that the settings do not list. */
const VERSION = /["']?openapi["']?\s*:\s*["']?3/
const NO_DOCUMENT = 'it is not an OpenAPI document'

export class ApiPages {
  /** The generated pages that the navigation shows. */
  readonly shown = new Map<string, ApiPage>()
  /** Folders with pages that the navigation generates from a specification that cannot be read. */
  readonly unknownFolders = new Set<string>()
  /** Folders with pages that the service generates from SDK artifacts. */
  readonly sdkFolders = new Set<string>()
  /** Specifications that cannot be read: addresses, which are never requested, and files. */
  readonly unreadable = new Set<string>()
  /** Documents that the settings list, by source. */
  readonly #documents = new Map<string, Operations>()
  /** Documents to which pages refer, by source, or the reason why a document cannot be read. */
  readonly #ofPages = new Map<string, Operations | DocsProblem | string>()
  readonly #files: DocsFiles
  readonly #paths: ReadonlySet<string>
  #bytes = 0
  #all: Operations | undefined
  #unnamed: Operations | undefined

  constructor(files: DocsFiles) {
    this.#files = files
    this.#paths = new Set(files.paths)
  }

  /** Reads every document to which `settings` refers at any level. */
  static async read(
    settings: unknown,
    files: DocsFiles,
    places: Places,
    addProblem: AddProblem
  ): Promise<ApiPages> {
    const pages = new ApiPages(files)
    for (const { value, parent, key } of namedIn(settings)) {
      for (const { source } of specificationsOf(value)) {
        if (isAddress(source) || isOfService(source) || key !== 'openapi') pages.unreadable.add(source)
        else if (!pages.#documents.has(source)) {
          const read = await pages.#read(source)
          pages.#documents.set(source, read instanceof Operations ? read : NONE)
          if (read instanceof Operations) continue
          pages.unreadable.add(source)
          addProblem(typeof read === 'string' ? notRead(source, read, places.of(parent, key)) : read)
        }
      }
    }
    return pages
  }

  operations(source: string): Operations {
    return this.#documents.get(source) ?? NONE
  }

  get all(): Operations {
    this.#all ??= new Operations([...this.#documents.values()].flatMap(({ list }) => list))
    return this.#all
  }

  /** Reads documents in `paths` that the settings do not list, because pages can also refer to their operations. */
  async unnamed(paths: readonly string[], addProblem: AddProblem): Promise<Operations> {
    if (this.#unnamed !== undefined) return this.#unnamed
    const list: Operation[] = []
    for (const source of paths) {
      if (!/\.(?:json|ya?ml)$/.test(source) || this.#documents.has(source)) continue
      const isLarge = (await this.#files.size(source)) > MAX_JSON_BYTES
      if (!isLarge && !VERSION.test(await this.#files.read(source).catch(() => ''))) continue
      const operations = await this.ofPage(source, addProblem)
      if (operations === undefined) this.unreadable.add(source)
      list.push(...(operations?.list ?? []))
    }
    this.#unnamed = new Operations(list)
    return this.#unnamed
  }

  /** Reads the operations in a document to which a page refers; undefined if the document cannot be read. */
  async ofPage(source: string, addProblem: AddProblem): Promise<Operations | undefined> {
    if (this.unreadable.has(source)) return undefined
    const known = this.#documents.get(source) ?? this.#ofPages.get(source)
    const read = known ?? (await this.#read(source))
    this.#ofPages.set(source, read)
    if (read instanceof Operations) return read
    if (known === undefined && typeof read !== 'string') addProblem(read)
    return undefined
  }

  /** Returns the operations in a document, the problem in the document, or the reason why the document is not read. */
  async #read(source: string): Promise<Operations | DocsProblem | string> {
    try {
      if (!this.#paths.has(source)) return 'the documentation folder has no such file'
      this.#bytes += await this.#files.size(source)
      if (this.#bytes > MAX_TOTAL_BYTES) return `the documents exceed ${MAX_TOTAL_BYTES} bytes in total`
      const operations = await readOperations(source, this.#files)
      return operations === undefined ? NO_DOCUMENT : new Operations(operations)
    } catch (error) {
      const [reason = ''] = (error as Error).message.split(/ at line \d|\n/, 1)
      const message = `cannot read the OpenAPI document: ${reason}`
      return { kind: 'invalid-source', message, place: placeOf(error, source) }
    }
  }

  /** Returns all pages for a document. Marks these pages as shown in the navigation. */
  pagesOf({ source, directory }: SpecificationName): ApiPage[] {
    if (this.unreadable.has(source)) this.unknownFolders.add(directory)
    const paths = this.operations(source).pagesIn(directory)
    const pages = Array.from(paths, ([operation, path]) => ({ path, operation }))
    for (const page of pages) this.shown.set(page.path, page)
    return pages
  }

  /** Finds the path of an operation's page; `unknown` if a document that may contain the operation cannot be read. */
  pageOf(
    name: { file: string | undefined; method: string; path: string },
    inherited: SpecificationName | undefined
  ): string | undefined {
    const directory = inherited?.directory ?? DEFAULT_DIRECTORY
    const sources = name.file ?? inherited?.source
    for (const source of sources === undefined ? this.#documents.keys() : [sources]) {
      if (this.unreadable.has(source)) return this.#unknownIn(directory)
      const operations = this.operations(source)
      const operation = operations.find(name)
      if (operation === undefined) continue
      const path = operations.pagesIn(directory).get(operation) ?? ''
      this.shown.set(path, { path, operation })
      return path
    }
    return this.unreadable.size > 0 && sources === undefined ? this.#unknownIn(directory) : undefined
  }

  #unknownIn(directory: string): 'unknown' {
    this.unknownFolders.add(directory)
    return 'unknown'
  }
}

/** The message contains the source, because one place in the settings can list several documents. */
function notRead(source: string, reason: string, place: Place): DocsProblem {
  const message = `cannot read "openapi": "${source}": ${reason}`
  return { kind: 'invalid-source', message, target: source, place }
}

function placeOf(error: unknown, file: string): Place {
  if (error instanceof JsonError) return error.place
  const [at] = (error instanceof YAMLParseError && error.linePos) || []
  return at ? { file, line: at.line, column: at.col } : startOf(file)
}

/** Returns the first document in an `openapi` value. Operation names refer to this document. */
export function specificationOf(value: unknown): SpecificationName | undefined {
  return specificationsOf(value)[0]
}

export function specificationsOf(value: unknown): SpecificationName[] {
  if (Array.isArray(value)) return value.flatMap(specificationsOf)
  const { source, directory } = typeof value === 'string' ? { source: value } : fieldsOf(value)
  const name = textOf(source)
  if (name === undefined) return []
  const path = isAddress(name) ? name : posix.normalize(name).replace(/^\/+/, '')
  const folder = (textOf(directory) ?? DEFAULT_DIRECTORY).replace(/^\/+|\/+$/g, '')
  return [{ source: path, directory: folder }]
}

export function namedIn(value: unknown): { value: unknown; parent: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    /^(openapi|asyncapi|graphql)$/.test(key) ? [{ value: item, parent: value, key }] : namedIn(item)
  )
}

/** Whether a specification is in the service's folder, which is not read. */
function isOfService(source: string): boolean {
  return source.startsWith('.mintlify/specs/')
}

export function isAddress(source: string): boolean {
  return /^https?:/i.test(source)
}
