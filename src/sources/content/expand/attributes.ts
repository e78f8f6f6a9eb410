import type { ElementContent } from 'hast'
import { expressionOf, literalOf, type Scope } from './literals.ts'
import { parseCode } from '../parse/satteri.ts'

export type JsxElement = Extract<ElementContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>
/** An attribute value that can be determined without running code. */
type PropertyValue = string | number | boolean | object
export type Properties = Record<string, PropertyValue>

interface Attributes {
  properties: Properties
  /** The texts among the values that the element itself does not contain, because a constant or a property has them. */
  computed: string[]
}

/** Reads attribute values without running code. Calls `warn` for each omitted expression that may contain content. */
export function readAttributes(
  attributes: JsxElement['attributes'],
  scope: Scope,
  warn: (expression: string) => void
): Attributes {
  const computed: string[] = []
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
      const expression = expressionOf(parseCode(value.value, 'expression'))
      const literal = literalOf(expression, scope)?.value
      if (isPropertyValue(literal)) properties.set(name, literal)
      if (typeof literal === 'string' && literalOf(expression, NO_VALUES) === undefined)
        computed.push(literal)
      // Other attributes cause no warning: most of them, such as event handlers and JSX icons, are not content.
      if (!isPropertyValue(literal) && /^(href|src|srcSet|id|title|label|name)$/.test(name)) warn(value.value)
    }
  }
  return { properties: Object.fromEntries(properties), computed }
}

const NO_VALUES: Scope = new Map()

function isPropertyValue(value: unknown): value is PropertyValue {
  return value !== null && ['string', 'number', 'boolean', 'object'].includes(typeof value)
}
