import { isAlias, isCollection, isMap, isScalar, parseAllDocuments, type YAMLMap } from 'yaml'
import type { StaticExport } from '../../src/export/inputs/deployment-config.ts'

export interface ConfigEdit {
  /** Kind of location and edit. */
  kind: string
  key: string
  fields: StaticExport
}

type PlaceKind = 'block' | 'braces' | 'empty' | 'null' | 'scalar' | 'list' | 'alias'

interface Place {
  kind: PlaceKind
  key: string
  hasFields: boolean
}

const VALUES: readonly StaticExport[] = [
  { enabled: true, bundleUrl: 'https://bundles.example.com/site.tar.gz?a=1&b=2#x', version: '1.10' },
  { enabled: true, bundleUrl: 'https://bundles.example.com/other.tar.gz' },
  { enabled: true, bundleUrl: 'https://bundles.example.com/third.tar.gz', version: 'v2 "beta": #1' }
]

/** Number of locations that are drawn per file, by kind. */
const DRAWN: Readonly<Record<PlaceKind, number>> = {
  block: 2,
  braces: 2,
  empty: 1,
  null: 1,
  scalar: 1,
  list: 1,
  alias: 2
}

/** Draws edits for a file: at the top level, below random values of each kind, and in place of some of them. */
export function drawEdits(text: string, random: (limit: number) => number): ConfigEdit[] {
  const fields = () => VALUES[random(VALUES.length)] ?? VALUES[0]
  const edits: ConfigEdit[] = []
  const add = (kind: string, key: string) => {
    const drawn = fields()
    if (drawn !== undefined) edits.push({ kind, key, fields: drawn })
  }
  add('top level', 'staticExport')
  add('top level, missing parents', 'spec.drawnParent.staticExport')
  const places = placesOf(text)
  for (const [kind, count] of Object.entries(DRAWN)) {
    const candidates = places.filter(place => place.kind === kind)
    for (const { key } of draw(candidates, count, random)) {
      add(`below ${kind}`, `${key}.staticExport`)
      if (random(2) === 0) add(`below ${kind}, missing parents`, `${key}.drawnParent.staticExport`)
      if (random(2) === 0) add(`over ${kind}`, key)
    }
  }
  // Draws these edits separately, because the random locations above rarely have existing fields.
  const withFields = places.filter(({ hasFields }) => hasFields)
  for (const { key } of draw(withFields, DRAWN.block, random)) add('over existing fields', key)
  return edits
}

/** Returns the edit that the next export makes: other values at the same location. */
export function nextEdit({ kind, key, fields }: ConfigEdit): ConfigEdit {
  const next = VALUES[(VALUES.indexOf(fields) + 1) % VALUES.length] ?? fields
  return { kind: `${kind}, next export`, key, fields: next }
}

function draw<T>(items: readonly T[], count: number, random: (limit: number) => number): T[] {
  const rest = [...items]
  return Array.from({ length: Math.min(count, rest.length) }).flatMap(() =>
    rest.splice(random(rest.length), 1)
  )
}

/** Returns all locations that a `config-key` can specify: keys of maps that are not inside a list. */
function placesOf(text: string): Place[] {
  const places: Place[] = []
  const addPlaces = (map: YAMLMap, parents: string[]) => {
    for (const { key: node, value } of map.items) {
      if (!isScalar(node) || typeof node.value !== 'string' || !/^[A-Za-z_][\w-]*$/.test(node.value)) continue
      const path = [...parents, node.value]
      places.push({ kind: kindOf(value), key: path.join('.'), hasFields: hasFields(value) })
      if (isMap(value)) addPlaces(value, path)
    }
  }
  const [document] = [...parseAllDocuments(text)]
  if (isMap(document?.contents)) addPlaces(document.contents, [])
  return places
}

function kindOf(value: unknown): PlaceKind {
  if (isMap(value)) return value.items.length === 0 ? 'empty' : value.flow ? 'braces' : 'block'
  if (isAlias(value)) return 'alias'
  if (isCollection(value)) return 'list'
  return isScalar(value) && value.value !== null ? 'scalar' : 'null'
}

function hasFields(value: unknown): boolean {
  return isMap(value) && ['enabled', 'bundleUrl', 'version'].some(name => value.has(name))
}
