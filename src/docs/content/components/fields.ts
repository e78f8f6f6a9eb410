import type { Element, ElementContent } from 'hast'
import type { Component, Components } from './component.ts'
import { h, idOf, isSet, textNode, textProperty } from './element.ts'

const LOCATIONS = ['query', 'path', 'body', 'header']

/** A parameter or a response field: name, type, whether it is required, and its description. */
const field: Component = (element, { render }) => {
  const location = LOCATIONS.find(name => textProperty(element, name) !== '')
  const name = textProperty(element, location ?? 'name')
  const initial = textProperty(element, 'default')
  const facts: ElementContent[] = [
    fact('type', textProperty(element, 'type')),
    fact('place', location === 'body' ? '' : (location ?? '')),
    fact('required', isSet(element, 'required') ? 'required' : ''),
    fact('deprecated', isSet(element, 'deprecated') ? 'deprecated' : ''),
    fact('default', initial === '' ? '' : `default: ${initial}`)
  ].flat()
  return [
    h('div', { className: ['field'], ...idOf(element) }, [
      h('p', { className: ['field-name'] }, [
        h('code', {}, [textNode(name)]),
        ...facts.flatMap(item => [textNode(' '), item])
      ]),
      ...render(element.children)
    ])
  ]
}

function fact(kind: string, text: string): Element[] {
  return text === '' ? [] : [h('span', { className: ['fact', kind] }, [textNode(text)])]
}

export const FIELDS: Components = { ParamField: field, ResponseField: field }
