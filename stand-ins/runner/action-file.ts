import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'

const root = join(import.meta.dirname, '../..')

/** An input or an output. */
export interface Field {
  name: string
  description: string
  required?: boolean
  default?: string
}

export interface FieldGroup {
  title: string | undefined
  fields: Field[]
}

export interface ActionFile {
  name: string
  description: string
  inputGroups: FieldGroup[]
  outputs: Field[]
  /** The file that the runner starts. */
  main: string
}

/** The metadata files of the actions in this repository, by the names of the actions. */
export function actionFiles(): Map<string, string> {
  const paths = globSync(['action.yml', '*/action.yml'], { cwd: root }).map(path =>
    path.replaceAll('\\', '/')
  )
  return new Map(paths.sort().map(path => [dirname(path) === '.' ? 'export' : dirname(path), path]))
}

export function readActionFile(path: string): ActionFile {
  const document = parseDocument(readFileSync(join(root, path), 'utf8'))
  return {
    name: String(document.get('name')),
    description: String(document.get('description')),
    inputGroups: groupsIn(document.get('inputs')),
    outputs: groupsIn(document.get('outputs')).flatMap(group => group.fields),
    main: join(root, dirname(path), String(document.getIn(['runs', 'main'])))
  }
}

/** A comment above an input begins a group. */
function groupsIn(map: unknown): FieldGroup[] {
  if (!isMap(map)) throw new Error('inputs and outputs must be maps')
  const groups: FieldGroup[] = []
  for (const [at, { key, value }] of map.items.entries()) {
    if (!isScalar(key) || !isMap(value)) throw new Error('an input must be a map')
    const comment = key.commentBefore ?? (at === 0 ? map.commentBefore : undefined)
    if (comment || groups.length === 0) groups.push({ title: comment?.trim(), fields: [] })
    groups.at(-1)?.fields.push({ name: String(key.value), ...(value.toJSON() as Omit<Field, 'name'>) })
  }
  return groups
}
