import type { Expression, Program, SpreadElement } from 'estree'

/** The values that expressions can use, by name: literal exports and the properties of a snippet. */
export type Scope = ReadonlyMap<string, unknown>

type Literal = { value: unknown } | undefined
type Kind = Expression['type']
type Reader<K extends Kind> = (expression: Extract<Expression, { type: K }>, scope: Scope) => Literal

const READERS: { [K in Kind]?: Reader<K> } = {
  Literal: ({ value }) => ({ value }),
  Identifier: ({ name }, scope) => (scope.has(name) ? { value: scope.get(name) } : undefined),
  TemplateLiteral: ({ quasis, expressions }, scope) => {
    const values = expressions.map(expression => primitiveText(literalOf(expression, scope)?.value))
    if (values.includes(undefined)) return undefined
    return { value: quasis.map(({ value }, at) => (value.cooked ?? value.raw) + (values[at] ?? '')).join('') }
  },
  ArrayExpression: ({ elements }, scope) => {
    const items = elements.map(element => literalOf(element, scope))
    return items.every(item => item !== undefined) ? { value: items.map(({ value }) => value) } : undefined
  },
  ObjectExpression: ({ properties }, scope) => {
    const fields = new Map<string, unknown>()
    for (const property of properties) {
      if (property.type !== 'Property' || property.computed) return undefined
      const { key } = property
      const name = key.type === 'Identifier' ? { value: key.name } : literalOf(key, scope)
      const value = literalOf(property.value as Expression, scope)
      if (value === undefined || name === undefined) return undefined
      fields.set(String(name.value), value.value)
    }
    return { value: Object.fromEntries(fields) }
  },
  MemberExpression: ({ object, property, computed }, scope) => {
    const owner = object.type === 'Super' ? undefined : literalOf(object, scope)
    if (owner === undefined || property.type === 'PrivateIdentifier') return undefined
    const isName = !computed && property.type === 'Identifier'
    const name = isName ? { value: property.name } : literalOf(property, scope)
    return name && memberOf(owner.value, String(name.value))
  }
}

/** Returns the value of an expression, or undefined if code would have to run to determine the value. */
export function literalOf(expression: Expression | SpreadElement | null | undefined, scope: Scope): Literal {
  if (!expression || expression.type === 'SpreadElement') return undefined
  // The parser keeps parentheses as nodes.
  if ('expression' in expression && (expression.type as string) === 'ParenthesizedExpression')
    return literalOf(expression.expression as Expression, scope)
  return (READERS[expression.type] as Reader<Kind> | undefined)?.(expression, scope)
}

/** Returns the expression in a program such as `{title}`, or undefined if the program does not begin with one. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** Returns a string or number as text, or undefined for any other value. */
export function primitiveText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

const sizes = new WeakMap<object, number>()

/** Returns the size of a value in characters. A repeated object counts each time, but is measured only once. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 1
  let size = sizes.get(value) ?? 0
  if (size > 0) return size
  for (const [name, part] of Object.entries(value)) size += name.length + sizeOf(part)
  sizes.set(value, size)
  return size
}

/** Reads only own properties, so that `x.constructor` is not a literal. */
function memberOf(object: unknown, name: string): Literal {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, name)) return undefined
  return { value: (object as Record<string, unknown>)[name] }
}
