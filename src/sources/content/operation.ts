import type { ElementContent } from 'hast'
import type { Operation, OperationField } from '../source/openapi/operations.ts'
import { h, titleNodes } from './element.ts'

export function operationNodes({ method, path, deprecated, sections }: Operation): ElementContent[] {
  const name = `${method.toUpperCase()} ${path}${deprecated ? ' (deprecated)' : ''}\n`
  return [
    h('CodeBlock', { language: 'http' }, [name]),
    ...sections.flatMap(({ label, description, fields }) => [
      h('p.title', {}, [label]),
      ...paragraphs(description),
      ...listOfFields(fields)
    ])
  ]
}

function listOfFields(fields: OperationField[]): ElementContent[] {
  const items = fields.map(({ label, description, fields: inner }) =>
    h('li', {}, [h('p.label', {}, [label]), ...paragraphs(description), ...listOfFields(inner)])
  )
  return items.length === 0 ? [] : [h('ul', {}, items)]
}

function paragraphs(text: string): ElementContent[] {
  return text
    .split(/\n\s*\n/)
    .filter(part => part.trim() !== '')
    .map(part => h('p', {}, titleNodes(part.trim())))
}
