import type { ElementContent } from 'hast'
import { expressionOf, literalOf, type Scope } from './literals.ts'
import { parseCode } from '../parse/satteri.ts'

export type JsxElement = Extract<ElementContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
/** An attribute value that can be determined without running code. */
type PropertyValue = string | number | boolean | object
export type Properties = Record<string, PropertyValue>

/** Reads attribute values without running code. Calls `warn` for each omitted expression that may contain content. */
export function readAttributes(
  attributes: JsxElement['attributes'],
  scope: Scope,
  warn: (expression: string) => void
): Properties {
  const properties = new Map<string, PropertyValue>()
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      warn(attribute.value)
      continue
    }
    const { name, value } = attribute
    if (value === null || value === undefined) properties.set(name, true)
    else if (typeof value === 'string') properties.set(name, value)
    else {
      const literal = literalOf(expressionOf(parseCode(value.value, 'expression')), scope)?.value
      if (isPropertyValue(literal)) properties.set(name, literal)
      // Other attributes cause no warning: most of them, such as event handlers and JSX icons, are not content.
      else if (/^(href|src|id|title|label|name)$/.test(name)) warn(value.value)
    }
  }
  return Object.fromEntries(properties)
}

function isPropertyValue(value: unknown): value is PropertyValue {
  return value !== null && ['string', 'number', 'boolean', 'object'].includes(typeof value)
}
