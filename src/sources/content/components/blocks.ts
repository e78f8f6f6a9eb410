import { type Component, type Components, wrapper } from './component.ts'
import { elementsOf, h, idOf, isSet, textProperty, titled, titleNodes } from './element.ts'

function callout(kind: string, label: string): Component {
  return (element, { render }) =>
    h(`div.alert.${kind}`, idOf(element), [
      h('b', {}, titleNodes(textProperty(element, 'title') || label)),
      ...render(element.children)
    ])
}

/** The id is on the content: a browser opens the element when a link leads to something inside of it. */
function collapsible(fallbackTitle: string): Component {
  return (element, { render }) =>
    h('details.collapsible', { open: isSet(element, 'defaultOpen') }, [
      h('summary', {}, [
        ...titleNodes(textProperty(element, 'title') || fallbackTitle),
        ...titled('small', textProperty(element, 'description'))
      ]),
      h('div.panel', idOf(element), render(element.children))
    ])
}

const step: Component = (element, { render }) => {
  const number = Number(textProperty(element, 'stepNumber'))
  return h('li', { ...idOf(element), ...(number > 0 && { value: String(number) }) }, [
    ...titled('p.step-title', textProperty(element, 'title')),
    ...render(element.children)
  ])
}

const steps: Component = (element, context) => {
  const items = elementsOf(element).map(child =>
    child.tagName === 'Step' ? step(child, context) : h('li', {}, context.render([child]))
  )
  return h('ol.steps', {}, items.flat())
}

/** An entry of a change log. */
const update: Component = (element, { render }) => {
  const tags: unknown = element.properties['tags']
  const labels = [
    ...titled('span', textProperty(element, 'description')),
    ...(Array.isArray(tags) ? tags : []).map(tag => h('span.badge', {}, [String(tag)]))
  ]
  return h('section.update', idOf(element), [
    h('p.update-label', {}, [
      h('b', {}, titleNodes(textProperty(element, 'label'))),
      ...labels.flatMap(label => [' ', label])
    ]),
    ...render(element.children)
  ])
}

const frame: Component = (element, { render }) =>
  h('figure.frame', {}, [...titled('p.hint', textProperty(element, 'hint')), ...render(element.children)])

/** All views of a page, one after the other, because without a script nothing can switch between distant sections. */
const view: Component = (element, { render }) =>
  h('section.view', idOf(element), [
    h('p.group-title', {}, titleNodes(textProperty(element, 'title'))),
    ...render(element.children)
  ])

const prompt: Component = (element, { render }) =>
  h('div.prompt', {}, [
    ...titled('p.group-title', textProperty(element, 'description') || 'Prompt'),
    ...render(element.children)
  ])

const heading: Component = (element, { render }) => {
  const level = Math.min(Math.max(Number(textProperty(element, 'level')) || 2, 1), 6)
  return render([h(`h${level}`, idOf(element), element.children)])
}

const LOCATIONS = ['query', 'path', 'body', 'header']

const field: Component = (element, { render }) => {
  const location = LOCATIONS.find(name => textProperty(element, name) !== '')
  const initial = textProperty(element, 'default')
  const facts = {
    type: textProperty(element, 'type'),
    place: location === 'body' ? '' : (location ?? ''),
    required: isSet(element, 'required') ? 'required' : '',
    deprecated: isSet(element, 'deprecated') ? 'deprecated' : '',
    default: initial && `default: ${initial}`
  }
  const shown = Object.entries(facts).filter(([, text]) => text !== '')
  return h('div.field', idOf(element), [
    h('p.field-name', {}, [
      h('code', {}, [textProperty(element, location ?? 'name')]),
      ...shown.flatMap(([kind, text]) => [' ', h(`span.fact.${kind}`, {}, [text])])
    ]),
    ...render(element.children)
  ])
}

export const BLOCKS: Components = {
  Note: callout('note', 'Note'),
  Info: callout('note', 'Info'),
  Callout: callout('note', 'Note'),
  Tip: callout('tip', 'Tip'),
  Check: callout('tip', 'Check'),
  Warning: callout('warning', 'Warning'),
  Danger: callout('caution', 'Danger'),
  Accordion: collapsible('Details'),
  Expandable: collapsible('Show child attributes'),
  AccordionGroup: wrapper('div.collapsibles'),
  Steps: steps,
  Step: (element, context) => h('ol.steps', {}, [step(element, context)].flat()),
  Update: update,
  Frame: frame,
  View: view,
  Prompt: prompt,
  Panel: wrapper('div.side-panel'),
  Heading: heading,
  ParamField: field,
  ResponseField: field,
  Tree: (element, { render }) => h('ul.tree', {}, render(elementsOf(element))),
  'Tree.Folder': (element, { render }) =>
    h('li', {}, [
      h('b', {}, [`${textProperty(element, 'name')}/`]),
      h('ul', {}, render(elementsOf(element)))
    ]),
  'Tree.File': element => h('li', {}, [textProperty(element, 'name')]),
  // A list in Markdown.
  FileTree: wrapper('div.tree'),
  // Text for agents is not on the page that people read.
  Visibility: (element, { render }) =>
    textProperty(element, 'for') === 'agents' ? [] : render(element.children)
}
