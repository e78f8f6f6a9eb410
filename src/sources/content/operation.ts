import type { ElementContent } from 'hast'
import type { Operation, OperationField } from '../source/openapi/operations.ts'
import { h, titleNodes } from './element.ts'

const LOCATIONS: Record<string, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies'
}

export function operationNodes({ method, path, deprecated, ...parts }: Operation): ElementContent[] {
  const name = `${method.toUpperCase()} ${path}${deprecated ? ' (deprecated)' : ''}\n`
  return [
    h('CodeBlock', { language: 'http' }, [name]),
    ...Object.entries(LOCATIONS).flatMap(([location, title]) =>
      section(
        title,
        parts.parameters.filter(parameter => parameter.location === location)
      )
    ),
    ...section('Body', parts.body),
    ...parts.responses.flatMap(({ status, description, fields }) => [
      sectionTitle(`Response ${status}`),
      ...paragraphs(description),
      ...fields.map(fieldNode)
    ])
  ]
}

function section(title: string, fields: OperationField[]): ElementContent[] {
  return fields.length === 0 ? [] : [sectionTitle(title), ...fields.map(fieldNode)]
}

function sectionTitle(title: string): ElementContent {
  return h('p.group-title', {}, [title])
}

function fieldNode(field: OperationField): ElementContent {
  const { name, location, type, required, deprecated, description, values, fields } = field
  const properties = {
    ...(location === undefined ? { name } : { [location === 'cookie' ? 'header' : location]: name }),
    type,
    required,
    deprecated,
    ...(field.default !== undefined && { default: field.default })
  }
  return h(location === undefined ? 'ResponseField' : 'ParamField', properties, [
    ...paragraphs(description),
    ...(values.length === 0 ? [] : paragraphs(`One of: ${values.map(value => `\`${value}\``).join(', ')}`)),
    ...(fields.length === 0 ? [] : [h('Expandable', {}, fields.map(fieldNode))])
  ])
}

function paragraphs(text: string): ElementContent[] {
  return text
    .split(/\n\s*\n/)
    .filter(part => part.trim() !== '')
    .map(part => h('p', {}, titleNodes(part.trim())))
}
