import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMap, isScalar, parseDocument } from 'yaml'
import { root } from '../project.ts'

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
  /** Path of the file that the runner starts. */
  main: string
}

export function actionFiles(): Map<string, string> {
  const folders = readdirSync(root).filter(name => existsSync(join(root, name, 'action.yml')))
  return new Map([
    ['export', 'action.yml'],
    ...folders.sort().map(name => [name, `${name}/action.yml`] as const)
  ])
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

/** Groups inputs or outputs. A comment above a field starts a group. */
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
