import { posix } from 'node:path'
import type { DocsFiles } from '../../files.ts'
import { SETTINGS_FILES } from '../../../site/docs-folders.ts'
import { JsonError, parseJsonWithPlaces, Places } from '../json.ts'
import { divisionFolders, NavigationReader, type NavigationEntry } from './navigation-entries.ts'
import { ApiPages } from '../openapi/api-pages.ts'
import { type AddProblem, type DocsProblem, invalidSource, type Place, startOf } from '../problems.ts'
import { settingsProblems } from './settings-problems.ts'
import { settingsReferences, type SettingsReference } from './settings-references.ts'
import { fieldsOf, listOf, textOf } from '../values.ts'

export interface DocsSettings {
  file: string
  name: string | undefined
  navigation: NavigationEntry[]
  /** Folders at whose addresses the service can show a division of the navigation. */
  divisions: string[]
  redirects: DocsRedirect[]
  /** Whether all settings files could be read. If false, any setting may be missing. */
  isComplete: boolean
  /** Address of the live site. */
  canonical: string | undefined
  /** Links and images in the top bar, footer, banner, logo, and favicon. */
  references: SettingsReference[]
  /** Problems that make the service reject the settings. */
  invalid: DocsProblem[]
  /** OpenAPI documents, and the pages that the navigation generates from them. */
  api: ApiPages
}

export interface DocsRedirect {
  source: string
  destination: string
  permanent: boolean
  place: Place
  destinationPlace: Place
}

/** Maximum total size of the settings files. A file counts once for each reference to it. */
const MAX_BYTES = 20_000_000
const MAX_REFERENCES = 1000

/** Reads the settings of a documentation folder; undefined for a Markdown folder that has no settings. */
export async function readDocsSettings(
  files: DocsFiles,
  addProblem: AddProblem
): Promise<DocsSettings | undefined> {
  const file = SETTINGS_FILES.find(name => files.paths.includes(name))
  if (file === undefined) return undefined
  const places = new Places(file)
  const reader = new SettingsReader(files, places, addProblem)
  const read = await reader.read(file)
  const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
  const fields = isObject ? (read as Record<string, unknown>) : {}
  const api = await ApiPages.read(fields, files, places, addProblem)
  if (reader.isComplete && read !== fields) addProblem(invalidSource(file, 'it is not an object'))
  const isComplete = reader.isComplete && read === fields
  const metatags = fieldsOf(fieldsOf(fields['seo'])['metatags'])
  const navigation = new NavigationReader(places, api).readAll(fields)
  return {
    file,
    name: textOf(fields['name']),
    navigation,
    divisions: [...divisionFolders(navigation), ...urlsOf(fields)],
    redirects: readRedirects(fields['redirects'], places),
    isComplete,
    canonical: textOf(metatags['canonical'] ?? fieldsOf(fields['metadata'])['canonical']),
    references: settingsReferences(fields, places),
    invalid: isComplete ? settingsProblems(fields, file, places) : [],
    api
  }
}

/** The addresses of tabs and anchors in `mint.json`, and of those that `docs.json` shows on all pages. */
function urlsOf(fields: Record<string, unknown>): string[] {
  const shared = Object.values(fieldsOf(fieldsOf(fields['navigation'])['global']))
  const entries = [fields['tabs'], fields['anchors'], fields['versions'], ...shared].flatMap(listOf)
  const urls = entries.map(entry => textOf(fieldsOf(entry)['url']) ?? textOf(fieldsOf(entry)['href']))
  return urls.flatMap(url => url?.replace(/^\/+|\/+$/g, '') ?? [])
}

function readRedirects(value: unknown, places: Places): DocsRedirect[] {
  const entries = listOf(value)
  return entries.flatMap((entry, at) => {
    const { source, destination, permanent } = fieldsOf(entry)
    if (typeof source !== 'string' || typeof destination !== 'string') return []
    const place = places.of(entries, String(at))
    return [
      {
        source: fromRoot(source),
        destination: fromRoot(destination),
        permanent: permanent !== false,
        place,
        destinationPlace: places.get(Object(entry) as object)?.get('destination') ?? place
      }
    ]
  })
}

/** Normalizes paths, because the service accepts a missing leading slash and percent signs that encode nothing. */
function fromRoot(address: string): string {
  const encoded = address.replace(/%(?![\da-f]{2})/gi, '%25')
  return /^(?:\/|[a-z][a-z\d+.-]*:|$)/i.test(encoded) ? encoded : `/${encoded}`
}

/** Reads a settings file and replaces `{"$ref": "./redirects.json"}` with the content of the referenced file. */
class SettingsReader {
  /** False if any settings file cannot be read. */
  isComplete = true
  #bytes = 0
  #references = 0
  readonly #files: DocsFiles
  readonly #places: Places
  readonly #addProblem: AddProblem

  constructor(files: DocsFiles, places: Places, addProblem: AddProblem) {
    this.#files = files
    this.#places = places
    this.#addProblem = addProblem
  }

  /** `chain`: the files through which this file was reached, outermost first. */
  async read(file: string, chain: string[] = []): Promise<unknown> {
    try {
      this.#bytes += await this.#files.size(file)
      if (this.#bytes > MAX_BYTES) throw new Error(`the settings exceed ${MAX_BYTES} bytes in total`)
      const skipped = this.#files.skipped?.get(file)
      if (skipped !== undefined) throw new Error(skipped)
      const value = parseJsonWithPlaces(await this.#files.read(file), file, this.#places)
      return hasReference(value) ? await this.#resolve(value, [...chain, file]) : value
    } catch (error) {
      const place = error instanceof JsonError ? error.place : startOf(file)
      this.isComplete = false
      this.#addProblem({ kind: 'invalid-source', message: (error as Error).message, place })
      return undefined
    }
  }

  /** Replaces references. Fields next to `$ref` are added to the content of the referenced file. */
  async #resolve(value: unknown, chain: string[]): Promise<unknown> {
    if (typeof value !== 'object' || value === null) return value
    const fields = value as Record<string, unknown>
    for (const [key, item] of Object.entries(fields)) fields[key] = await this.#resolve(item, chain)
    const { $ref, ...own } = fields
    if (typeof $ref !== 'string') return fields
    const places = this.#places.get(fields)
    const target = await this.#readReference($ref, chain, places?.get('$ref'))
    if (Array.isArray(target)) return target
    const content = fieldsOf(target)
    const merged = { ...content, ...own }
    this.#places.set(merged, new Map([...(this.#places.get(content) ?? []), ...(places ?? [])]))
    return merged
  }

  async #readReference(target: string, chain: string[], place: Place | undefined): Promise<unknown> {
    const file = chain.at(-1) ?? ''
    const path = posix.join(posix.dirname(file), target)
    this.#references += 1
    const isTooMany = this.#references > MAX_REFERENCES
    const problem = isTooMany
      ? `the settings have more than ${MAX_REFERENCES} references`
      : problemOfReference(path, chain, this.#files)
    if (problem === undefined) return await this.read(path, chain)
    const message = `cannot read "$ref": "${target}": ${problem}`
    this.isComplete = false
    this.#addProblem({ kind: 'invalid-source', message, place: place ?? startOf(file) })
    return undefined
  }
}

function hasReference(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return '$ref' in value || Object.values(value).some(hasReference)
}

function problemOfReference(path: string, chain: string[], files: DocsFiles): string | undefined {
  if (chain.includes(path)) return 'the file refers to itself'
  return files.paths.includes(path) ? undefined : 'the documentation folder has no such file'
}
