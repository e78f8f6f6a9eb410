import type { DocsFiles } from '../../files.ts'
import { parseJsonTree } from '../json.ts'
import { fieldsOf, listOf, textOf } from '../values.ts'
import { parseYaml } from '../yaml.ts'

/** A parameter, a field in a body, or a section of an operation. */
export interface OperationField {
  /** The name, the type, and facts such as `required`. */
  label: string
  description: string
  fields: OperationField[]
}

/** The data from an OpenAPI operation that the operation's page shows. */
export interface Operation {
  /** The document, relative to the docs folder. */
  file: string
  method: string
  path: string
  title: string
  /** The summary, from which the service derives the page address. */
  summary: string
  description: string
  /** Page address, if the document specifies one. */
  href?: string
  tag: string
  hidden: boolean
  deprecated: boolean
  /** Parameters, body, and responses. */
  sections: OperationField[]
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']
export const MAX_JSON_BYTES = 20_000_000
/** Lower than the limit for JSON, because parsing YAML is about 100 times slower than parsing JSON. */
const MAX_YAML_BYTES = 2_000_000
const MAX_DEPTH = 4
const MAX_FIELDS = 300
/** Maximum number of fields in one document. A field counts again for each reference to the field. */
const MAX_TOTAL_FIELDS = 5_000_000

/** Reads all operations in an OpenAPI document. Returns undefined for other files. Throws if the file is invalid. */
export async function readOperations(file: string, files: DocsFiles): Promise<Operation[] | undefined> {
  const isJson = file.endsWith('.json')
  if ((await files.size(file)) > (isJson ? MAX_JSON_BYTES : MAX_YAML_BYTES))
    throw new Error('the file is too large')
  const skipped = files.skipped?.get(file)
  if (skipped !== undefined) throw new Error(skipped)
  const text = await files.read(file)
  const document = fieldsOf(isJson ? parseLargeJson(text, file) : parseYaml(text))
  if (document['openapi'] === undefined && document['swagger'] === undefined) return undefined
  const reader = new OperationReader(file, document)
  return [
    ...Object.entries(fieldsOf(document['paths'])).flatMap(([path, item]) => reader.read(path, item)),
    ...Object.entries(fieldsOf(document['webhooks'])).flatMap(([name, item]) =>
      reader.read(name, item).map(operation => ({ ...operation, method: 'webhook' }))
    )
  ]
}

/** After an error, parses again with a slower parser, which reports the place of the error. */
function parseLargeJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    parseJsonTree(text, file)
    throw error
  }
}

class OperationReader {
  readonly #file: string
  readonly #document: Record<string, unknown>
  readonly #targets = new Map<string, Record<string, unknown>>()
  #fields = 0
  #total = 0

  constructor(file: string, document: Record<string, unknown>) {
    this.#file = file
    this.#document = document
  }

  read(path: string, value: unknown): Operation[] {
    const item = this.#resolve(value)
    return METHODS.filter(method => typeof item[method] === 'object' && item[method] !== null)
      .map(method => ({ method, operation: fieldsOf(item[method]) }))
      .filter(({ operation }) => operation['x-excluded'] !== true)
      .map(({ method, operation }) => this.#operation(path, method, operation, listOf(item['parameters'])))
  }

  #operation(path: string, method: string, operation: Record<string, unknown>, shared: unknown[]): Operation {
    this.#fields = 0
    const extension = fieldsOf(operation['x-mint'])
    const metadata = fieldsOf(extension['metadata'])
    const href = textOf(extension['href'])
    const summary = textOf(operation['summary']) ?? ''
    return {
      file: this.#file,
      method,
      path,
      title: textOf(metadata['title']) ?? summary,
      summary,
      description: textOf(metadata['description']) ?? textOf(operation['description']) ?? '',
      ...(href !== undefined && { href: href.replace(/^\/+/, '') }),
      tag: textOf(listOf(operation['tags'])[0]) ?? '',
      hidden: operation['x-hidden'] === true,
      deprecated: operation['deprecated'] === true,
      sections: this.#sections(operation, shared)
    }
  }

  #sections(operation: Record<string, unknown>, shared: unknown[]): OperationField[] {
    const parameters = [...shared, ...listOf(operation['parameters'])]
      .map(parameter => this.#resolve(parameter))
      .filter(parameter => parameter['in'] !== 'body')
      .map(parameter => this.#parameter(parameter))
    const body = this.#content(this.#resolve(operation['requestBody']))
    const responses = Object.entries(fieldsOf(operation['responses'])).map(([status, value]) => {
      const response = this.#resolve(value)
      const description = textOf(response['description']) ?? ''
      return { label: `Response ${status}`, description, fields: this.#content(response) }
    })
    const named = [
      { label: 'Parameters', description: '', fields: parameters },
      { label: 'Body', description: '', fields: body }
    ]
    return [...named.filter(({ fields }) => fields.length > 0), ...responses]
  }

  #parameter(parameter: Record<string, unknown>): OperationField {
    const { name, schema = parameter, required, deprecated, description } = parameter
    const facts = [textOf(parameter['in']) ?? 'query', required && 'required', deprecated && 'deprecated']
    const field = this.#field(textOf(name) ?? '', schema, facts, 1)
    return { ...field, description: textOf(description) ?? field.description }
  }

  /** Returns the fields in the first content type of a request or response. */
  #content(message: Record<string, unknown>): OperationField[] {
    const [content] = Object.values(fieldsOf(message['content']))
    return this.#properties(fieldsOf(content)['schema'] ?? message['schema'], 1)
  }

  #properties(value: unknown, depth: number): OperationField[] {
    const schema = this.#resolve(value)
    if (depth > MAX_DEPTH) return []
    this.#fields += 1
    if (schema['items'] !== undefined) return this.#properties(schema['items'], depth + 1)
    const required = new Set(listOf(schema['required']))
    const combined = ['allOf', 'oneOf', 'anyOf'].flatMap(name => listOf(schema[name]))
    const properties = Object.entries(fieldsOf(schema['properties']))
    this.#count(required.size + combined.length + properties.length)
    return [
      ...properties.flatMap(([name, property]) =>
        this.#fields < MAX_FIELDS
          ? [this.#field(name, property, [required.has(name) && 'required'], depth)]
          : []
      ),
      ...combined.flatMap(part => (this.#fields < MAX_FIELDS ? this.#properties(part, depth + 1) : []))
    ]
  }

  /** `given`: facts about the field. Values that are not strings are ignored. */
  #field(name: string, value: unknown, given: unknown[], depth: number): OperationField {
    const schema = this.#resolve(value)
    const initial = schema['default']
    const values = listOf(schema['enum']).map(String)
    this.#count(values.length)
    const facts = [
      this.#typeOf(schema),
      ...given,
      schema['deprecated'] === true && 'deprecated',
      ['string', 'number', 'boolean'].includes(typeof initial) && `default: ${String(initial)}`,
      values.length > 0 && `one of: ${values.join(', ')}`
    ].filter(fact => typeof fact === 'string')
    return {
      label: [name, ...new Set(facts)].join(' '),
      description: textOf(schema['description']) ?? '',
      fields: this.#properties(schema, depth + 1)
    }
  }

  #typeOf(schema: Record<string, unknown>, depth = 0): string {
    const { type } = schema
    if ((type === 'array' || schema['items'] !== undefined) && depth < MAX_DEPTH)
      return `${this.#typeOf(this.#resolve(schema['items']), depth + 1)}[]`
    if (Array.isArray(type)) return type.join(' | ')
    return textOf(type) ?? (schema['properties'] === undefined ? 'any' : 'object')
  }

  #resolve(value: unknown): Record<string, unknown> {
    let found = fieldsOf(value)
    for (let steps = 0; typeof found['$ref'] === 'string' && steps < 10; steps += 1) {
      const { $ref } = found
      found = this.#targets.get($ref) ?? this.#target($ref)
      this.#targets.set($ref, found)
    }
    this.#count(1)
    return found
  }

  #target(reference: string): Record<string, unknown> {
    const names = reference.replace(/^#\//, '').split('/')
    let target: unknown = this.#document
    for (const name of names) target = fieldsOf(target)[name.replaceAll('~1', '/').replaceAll('~0', '~')]
    return fieldsOf(target)
  }

  #count(fields: number): void {
    this.#total += fields
    if (this.#total > MAX_TOTAL_FIELDS)
      throw new Error(`its references lead to more than ${MAX_TOTAL_FIELDS} fields`)
  }
}

/** Parses `GET /users` or, with a document, `/openapi.json GET /users`. Returns undefined for a page name. */
export function parseOperationName(
  text: string
): { file: string | undefined; method: string; path: string } | undefined {
  const [path = '', name = '', file, ...more] = text.trim().split(/\s+/).reverse()
  const method = name.toLowerCase()
  const isOperation = METHODS.includes(method) || method === 'webhook'
  return isOperation && more.length === 0 ? { file: file?.replace(/^\/+/, ''), method, path } : undefined
}

/** The operations in one or more documents, indexed by name. */
export class Operations {
  readonly list: readonly Operation[]
  readonly #byName = new Map<string, Operation>()
  readonly #pages = new Map<string, ReadonlyMap<Operation, string>>()

  constructor(list: readonly Operation[]) {
    this.list = list
    for (const nameOf of [exactName, looseName])
      for (const operation of list) {
        const name = nameOf(operation)
        if (!this.#byName.has(name)) this.#byName.set(name, operation)
      }
  }

  /** Finds the operation with this name. If no path matches exactly, ignores trailing slashes. */
  find(name: { method: string; path: string }): Operation | undefined {
    return this.#byName.get(exactName(name)) ?? this.#byName.get(looseName(name))
  }

  pagesIn(directory: string): ReadonlyMap<Operation, string> {
    const known = this.#pages.get(directory) ?? pathsOfOperations(this.list, directory)
    this.#pages.set(directory, known)
    return known
  }
}

type OperationName = Pick<Operation, 'method' | 'path'>
const exactName = ({ method, path }: OperationName): string => `${method} ${path}`
const looseName = ({ method, path }: OperationName): string => `${method}  ${path.replace(/(?<=.)\/$/, '')}`

/** Maps each operation to its `href` or to `directory/tag/title`, with a number if the path is taken. */
function pathsOfOperations(operations: readonly Operation[], directory: string): Map<Operation, string> {
  const used = new Set<string>()
  const numbers = new Map<string, number>()
  const pathOf = ({ method, path, summary, tag, href }: Operation): string => {
    const prefix = method === 'webhook' ? '' : `${method}-`
    const title = fileName(summary) || `${prefix}${fileName(path)}`
    const parts = [directory, fileName(tag), title]
    const name = (href ?? parts.filter(Boolean).join('/')).toLowerCase()
    let unique = name
    for (let number = numbers.get(name) ?? 1; used.has(unique); number += 1) {
      unique = `${name}-${number}`
      numbers.set(name, number + 1)
    }
    used.add(unique)
    return unique
  }
  return new Map(operations.map(operation => [operation, pathOf(operation)]))
}

/** Converts text to a file name by the service's rule for generated pages. */
function fileName(text: string): string {
  return text
    .replaceAll(' ', '-')
    .replace(/\{[^}]*\}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/[{}(),.'\n/]/g, '')
    .replaceAll('--', '-')
    .toLowerCase()
}
