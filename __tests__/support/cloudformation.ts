import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec'
import { isSeq, parse, type CollectionTag, type ScalarTag, type YAMLSeq } from 'yaml'

export interface Template {
  Parameters: Record<string, { Default?: string }>
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>
  Outputs: Record<string, { Description: string; Value: unknown }>
}

const FUNCTIONS = ['Ref', 'Sub', 'GetAtt', 'If', 'Not', 'Equals']

/** Parses a short form such as `!Ref Bucket` into an object with one key, as CloudFormation does. */
const tags = FUNCTIONS.flatMap((name): (ScalarTag | CollectionTag)[] => {
  const key = name === 'Ref' ? name : `Fn::${name}`
  return [
    { tag: `!${name}`, resolve: (value: string) => ({ [key]: value }) },
    {
      tag: `!${name}`,
      collection: 'seq',
      resolve: (list): YAMLSeq => {
        if (!isSeq(list)) throw new Error(`!${name} has no list`)
        return { toJSON: () => ({ [key]: list.toJSON() as unknown }) } as unknown as YAMLSeq
      }
    }
  ]
})

export function readTemplate(text: string): Template {
  return JSON.parse(JSON.stringify(parse(text, { customTags: tags }))) as Template
}

/** Returns every name used in Ref, GetAtt and Sub. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if ((key === 'Ref' || key === 'Fn::GetAtt') && typeof inner === 'string') return [inner]
    if (key === 'Fn::Sub') {
      const [text, own = {}] = (typeof inner === 'string' ? [inner] : inner) as [string, object?]
      const names = [...text.matchAll(/\$\{([\w:.]+)\}/g)].map(([, name = '']) => name)
      return [...names.filter(name => !(name in own)), ...referencesIn(own)]
    }
    return referencesIn(inner)
  })
}

/** Replaces `Ref`, `GetAtt` and `Sub` with these values, and `If` with its value for a true condition. */
export function resolveText(value: unknown, values: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map(item => resolveText(item, values))
  if (typeof value !== 'object' || value === null) return value
  const [[key, inner] = ['', undefined]] = Object.entries(value)
  const valueOf = (name: string): string => {
    const found = values[name]
    if (found === undefined) throw new Error(`There is no value for ${name}`)
    return found
  }
  if ((key === 'Ref' || key === 'Fn::GetAtt') && typeof inner === 'string') return valueOf(inner)
  if (key === 'Fn::Sub' && typeof inner === 'string') {
    return inner.replaceAll(/\$\{([\w:.]+)\}/g, (_, name: string) => valueOf(name))
  }
  if (key === 'Fn::If' && Array.isArray(inner)) return resolveText(inner[1], values)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolveText(item, values)]))
}

type Types = ReturnType<typeof loadAwsServiceSpecSync>
type Properties = NonNullable<ReturnType<typeof resourceType>>['properties']
type PropertyType = Properties[string]['type']

let types: Types | undefined

function resourceType(name: string) {
  types ??= loadAwsServiceSpecSync()
  return types.lookup('resource', 'cloudFormationType', 'equals', name)[0]
}

/** Checks the template against the resource types that AWS publishes. */
export function schemaProblems({ Resources }: Template): { problems: string[]; checked: number } {
  const problems: string[] = []
  let checked = 0
  for (const [id, { Type, Properties: given }] of Object.entries(Resources)) {
    const type = resourceType(Type)
    if (type === undefined) problems.push(`${id}: there is no type ${Type}`)
    else checkProperties(given, type.properties, id)
  }
  for (const name of referencesIn(Resources).filter(reference => /^\w+\./.test(reference))) {
    const [id = '', ...attribute] = name.split('.')
    const known = resourceType(Resources[id]?.Type ?? '')?.attributes ?? {}
    if (!(attribute.join('.') in known)) problems.push(`${id} has no attribute ${attribute.join('.')}`)
  }
  return { problems, checked }

  function checkProperties(given: Record<string, unknown>, known: Properties, path: string): void {
    for (const [name, value] of Object.entries(given)) {
      const property = known[name]
      checked++
      if (property === undefined) problems.push(`${path} has no property ${name}`)
      else checkValue(value, property.type, `${path}.${name}`)
    }
    const missing = Object.entries(known).filter(
      ([name, { required }]) => required === true && !(name in given)
    )
    problems.push(...missing.map(([name]) => `${path} needs ${name}`))
  }

  function checkValue(value: unknown, type: PropertyType, path: string): void {
    const [key = ''] = typeof value === 'object' && value !== null ? Object.keys(value) : []
    if (key === 'Fn::If') {
      const [, ...either] = (value as { 'Fn::If': unknown[] })['Fn::If']
      for (const choice of either) checkValue(choice, type, path)
    } else if (key === 'Ref' || key.startsWith('Fn::')) return
    else if (type.type === 'array') {
      if (!Array.isArray(value)) problems.push(`${path} is not a list`)
      else for (const item of value) checkValue(item, type.element, path)
    } else if (type.type === 'ref') {
      const definition = types?.get('typeDefinition', type.reference.$ref)
      checkProperties(value as Record<string, unknown>, definition?.properties ?? {}, path)
    } else {
      const expected = { string: 'string', boolean: 'boolean', integer: 'number', number: 'number' }[
        type.type as string
      ]
      if (expected !== undefined && typeof value !== expected) problems.push(`${path} is not a ${expected}`)
    }
  }
}
