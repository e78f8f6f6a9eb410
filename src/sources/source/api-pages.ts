import { posix } from 'node:path'
import type { DocsFiles } from '../files.ts'
import type { Places } from './json.ts'
import { findOperation, pathsOfOperations, readOperations, type Operation } from './operations.ts'
import { type DocsProblem, type Place, startOf } from './problems.ts'
import { fieldsOf, textOf } from './values.ts'

/** The value of `openapi` in settings. */
export interface SpecificationName {
  /** A file of the docs folder, or an address, which is never requested. */
  source: string
  directory: string
}

/** A page without a file of its own. */
export interface ApiPage {
  path: string
  operation: Operation
}

const DEFAULT_DIRECTORY = 'api-reference'

export class ApiPages {
  /** The generated pages that the navigation shows. */
  readonly shown = new Map<string, ApiPage>()
  /** Folders in which the navigation shows pages of a specification that cannot be read here. */
  readonly unknownFolders = new Set<string>()
  /** Specifications that cannot be read: addresses, which are never requested, and files. */
  readonly unreadable = new Set<string>()
  readonly #documents: ReadonlyMap<string, Operation[]>

  constructor(documents: ReadonlyMap<string, Operation[]>) {
    this.#documents = documents
  }

  /** Reads every document that `settings` names, at any place in them. */
  static async read(
    settings: unknown,
    files: DocsFiles,
    { file, places, addProblem }: { file: string; places: Places; addProblem: (problem: DocsProblem) => void }
  ): Promise<ApiPages> {
    const documents = new Map<string, Operation[]>()
    const pages = new ApiPages(documents)
    for (const { value, parent, key } of namedIn(settings)) {
      for (const { source } of specificationsOf(value)) {
        if (isAddress(source) || key !== 'openapi') pages.unreadable.add(source)
        else if (!documents.has(source)) {
          const place = places.get(parent)?.get(key) ?? startOf(file)
          const operations = await readDocument(source, files, place, addProblem)
          documents.set(source, operations ?? [])
          if (operations === undefined) pages.unreadable.add(source)
        }
      }
    }
    return pages
  }

  operations(source?: string): Operation[] {
    return source === undefined ? [...this.#documents.values()].flat() : (this.#documents.get(source) ?? [])
  }

  /** All pages of a document, which the navigation shows. */
  pagesOf({ source, directory }: SpecificationName): ApiPage[] {
    if (this.unreadable.has(source)) this.unknownFolders.add(folderName(directory))
    const operations = this.operations(source)
    const paths = pathsOfOperations(operations, directory)
    const pages = operations.map((operation, at) => ({ path: paths[at] ?? '', operation }))
    for (const page of pages) this.shown.set(page.path, page)
    return pages
  }

  /** The path of the page of one operation; `unknown` when its document cannot be read. */
  pageOf(
    name: { file: string | undefined; method: string; path: string },
    inherited: SpecificationName | undefined
  ): string | undefined {
    const directory = inherited?.directory ?? DEFAULT_DIRECTORY
    const sources = name.file ?? inherited?.source
    for (const source of sources === undefined ? this.#documents.keys() : [sources]) {
      if (this.unreadable.has(source)) return this.#unknownIn(directory)
      const operations = this.operations(source)
      const operation = findOperation(name, operations)
      if (operation === undefined) continue
      const path = pathsOfOperations(operations, directory)[operations.indexOf(operation)] ?? ''
      this.shown.set(path, { path, operation })
      return path
    }
    return this.unreadable.size > 0 && sources === undefined ? this.#unknownIn(directory) : undefined
  }

  #unknownIn(directory: string): 'unknown' {
    this.unknownFolders.add(folderName(directory))
    return 'unknown'
  }
}

/** The first document of `openapi`, which is the one that names of operations refer to. */
export function specificationOf(value: unknown): SpecificationName | undefined {
  return specificationsOf(value)[0]
}

export function specificationsOf(value: unknown): SpecificationName[] {
  if (Array.isArray(value)) return value.flatMap(specificationsOf)
  const { source, directory } = typeof value === 'string' ? { source: value } : fieldsOf(value)
  const name = textOf(source)
  if (name === undefined) return []
  const path = isAddress(name) ? name : posix.normalize(name).replace(/^\/+/, '')
  return [{ source: path, directory: textOf(directory) ?? DEFAULT_DIRECTORY }]
}

export function namedIn(value: unknown): { value: unknown; parent: object; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    /^(openapi|asyncapi|graphql)$/.test(key) ? [{ value: item, parent: value, key }] : namedIn(item)
  )
}

async function readDocument(
  source: string,
  files: DocsFiles,
  place: Place,
  addProblem: (problem: DocsProblem) => void
): Promise<Operation[] | undefined> {
  try {
    if (!files.paths.includes(source)) throw new Error('the documentation folder has no such file')
    const operations = await readOperations(source, files)
    if (operations === undefined) throw new Error('it is not an OpenAPI document')
    return operations
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    addProblem({ kind: 'invalid-source', message: `cannot read "openapi": "${source}": ${reason}`, place })
    return undefined
  }
}

export function isAddress(source: string): boolean {
  return /^https?:/i.test(source)
}

function folderName(directory: string): string {
  return directory.replace(/^\/+|\/+$/g, '')
}
