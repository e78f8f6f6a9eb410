import type { Element, ElementContent } from 'hast'
import { codeBlock, codeGroup, type Component, type Render } from './code-blocks.ts'
import { elementsOf, h, isBlank, isSet, nodesOf, textProperty, titled, titleNodes } from './element.ts'

type Parts = (element: Element, render: Render) => (ElementContent | string)[]

/** Elements that are removed with their content, because they run code, load resources, or belong in `<head>`. */
const REMOVED = new Set(
  'script style link meta base title head object embed template noscript frameset'.split(' ')
)

/**
 * Adds titles, links, and images from the properties of components to their visible content, beginning with the
 * outermost component. The code that displays the page decides how components look. Changes the elements of `tree`.
 */
export function showComponents(
  tree: ElementContent[],
  reportUnknown: (element: Element, name: string) => void
): ElementContent[] {
  const unknown = new Set<string>()
  const show = (element: Element, isAlone: boolean): ElementContent[] => {
    const { tagName } = element
    if (REMOVED.has(tagName)) return []
    const component = COMPONENTS.get(tagName)
    if (component) return component(element, render, isAlone)
    if (!/^[A-Z]/.test(tagName)) {
      // A page has thousands of such elements, and to copy each of them takes longer than to parse some pages.
      element.children = render(element.children)
      return [element]
    }
    if (!unknown.has(tagName)) reportUnknown(element, tagName)
    unknown.add(tagName)
    // An unknown component is defined by code that is never run. It is shown as a card if it has a title or link.
    const hasTexts = ['title', 'href'].some(name => textProperty(element, name) !== '')
    return hasTexts ? card({ ...element, tagName: 'Card' }, render) : render(element.children)
  }
  const render: Render = nodes => {
    const isAlone = isOneVisible(nodes)
    const shown: ElementContent[] = []
    for (const node of nodes) {
      if (node.type === 'text') shown.push(node)
      if (node.type !== 'element') continue
      const { place } = node
      for (const part of show(node, isAlone)) {
        if (part.type === 'element' && place !== undefined) part.place ??= place
        shown.push(part)
      }
    }
    return shown
  }
  return render(tree)
}

function isOneVisible(nodes: readonly ElementContent[]): boolean {
  let visible = 0
  for (const node of nodes) if (!isBlank(node) && ++visible > 1) return false
  return visible === 1
}

const content: Parts = ({ children }, render) => render(children)
const elements: Parts = (element, render) => render(elementsOf(element))

/** Creates a component that keeps the name and all properties of the element, including the id. */
function shown(parts: Parts): Component {
  return (element, render) => [{ ...element, children: nodesOf(parts(element, render)) }]
}

/** Creates a component that keeps the name and all properties of the element, except the id. */
function withoutId(parts: Parts): Component {
  return ({ properties: { id: _id, ...properties }, ...element }, render) =>
    shown(parts)({ ...element, properties }, render)
}

function titledBy(name: string, property: string, fallback = ''): Parts {
  return (element, render) => [
    h(name, {}, titleNodes(textProperty(element, property) || fallback)),
    ...render(element.children)
  ]
}

/** Separates inline elements that are displayed on separate lines, so that their words are not joined in the text. */
const LINE_BREAK = '\n'

function callout(label: string): Component {
  return shown((element, render) => [
    h('b', {}, titleNodes(textProperty(element, 'title') || label)),
    LINE_BREAK,
    ...render(element.children)
  ])
}

function collapsible(fallback: string): Component {
  return shown((element, render) => [
    h('summary', {}, [
      ...titleNodes(textProperty(element, 'title') || fallback),
      ...titled('small', textProperty(element, 'description')).flatMap(small => [LINE_BREAK, small])
    ]),
    ...render(element.children)
  ])
}

const step = shown((element, render) => [
  ...titled('p.title', textProperty(element, 'title')),
  ...render(element.children)
])

const update = shown((element, render) => {
  const tags: unknown = element.properties['tags']
  const labels = [
    ...titled('span', textProperty(element, 'description')),
    ...(Array.isArray(tags) ? tags : []).map(tag => h('Badge', {}, [String(tag)]))
  ]
  const label = h('b', {}, titleNodes(textProperty(element, 'label')))
  return [h('p.label', {}, [label, ...labels.flatMap(part => [' ', part])]), ...render(element.children)]
})

const LOCATIONS = ['query', 'path', 'body', 'header']

const field = shown((element, render) => {
  const location = LOCATIONS.find(name => textProperty(element, name) !== '')
  const initial = textProperty(element, 'default')
  const facts = [
    textProperty(element, 'type'),
    location === 'body' ? '' : location,
    isSet(element, 'required') && 'required',
    isSet(element, 'deprecated') && 'deprecated',
    initial && `default: ${initial}`
  ].flatMap(fact => (fact ? [' ', h('span', {}, [fact])] : []))
  const name = h('code', {}, [textProperty(element, location ?? 'name')])
  return [h('p.label', {}, [name, ...facts]), ...render(element.children)]
})

/** Only the title becomes the card's link, because the content can contain other links. */
const cardParts: Parts = (element, render) => {
  const [href, image, cta] = ['href', 'img', 'cta'].map(name => textProperty(element, name))
  // The address is not shown, so that a new address does not change the text of the page.
  const title = titleNodes(textProperty(element, 'title') || (href ? '→' : ''))
  const heading = href ? [h('a', { href }, title)] : title
  return [
    ...(image ? [h('img', { src: image, alt: '' })] : []),
    ...iconImage(element),
    ...(heading.length === 0 ? [] : [h('p.title', {}, heading)]),
    ...titled('p', textProperty(element, 'description')),
    ...render(element.children),
    ...(cta ? [h('p', {}, [`${cta} →`])] : [])
  ]
}
const card = shown(cardParts)

const tabs: Component = ({ children }, render) => {
  const items = children
    .filter(child => child.type === 'element')
    .map((child, at) => {
      const title = titleNodes(textProperty(child, 'title') || `Tab ${at + 1}`)
      const isTab = child.tagName === 'Tab'
      const inner = render(isTab ? child.children : [child])
      return { ...(isTab ? child : h('Tab')), children: [h('summary', {}, title), ...inner] }
    })
  return items.length === 0 ? [] : [h('Tabs', {}, items)]
}

/** A named icon becomes text if it is the only content of its parent, such as a table cell. Otherwise it is removed. */
const icon: Component = (element, _, isAlone) => {
  const image = iconImage(element)
  if (image.length > 0) return image
  const name = textProperty(element, 'icon')
  return isAlone === true && name !== '' ? [h('span', {}, [name])] : []
}

/** Returns the image for an icon that is specified as a path or URL instead of a name. */
function iconImage(element: Element): Element[] {
  const source = textProperty(element, 'icon')
  return /^(https?:|\/|\.\.?\/)/.test(source) ? [h('img.icon', { src: source, alt: '' })] : []
}

const tooltip: Component = (element, render) => {
  const [href, cta] = ['href', 'cta'].map(name => textProperty(element, name))
  const text = withoutId(content)(element, render)
  return href ? [...text, { type: 'text', value: ' ' }, h('a', { href }, [cta || href])] : text
}

const heading: Component = (element, render) => {
  const level = Math.min(Math.max(Number(textProperty(element, 'level')) || 2, 1), 6)
  const { id } = element.properties
  return render([h(`h${level}`, { id }, element.children)])
}

const COMPONENTS = new Map<string, Component>(
  Object.entries({
    ...{ Note: callout('Note'), Info: callout('Info'), Callout: callout('Note'), Tip: callout('Tip') },
    ...{ Check: callout('Check'), Warning: callout('Warning'), Danger: callout('Danger') },
    Accordion: collapsible('Details'),
    Expandable: collapsible('Show child attributes'),
    Steps: withoutId((element, render) =>
      elementsOf(element).flatMap(child =>
        child.tagName === 'Step' ? step(child, render) : [h('Step', {}, render([child]))]
      )
    ),
    Step: (element, render) => [h('Steps', {}, step(element, render))],
    Update: update,
    Frame: withoutId((element, render) => [
      ...titled('p.hint', textProperty(element, 'hint')),
      ...render(element.children)
    ]),
    View: shown(titledBy('p.title', 'title')),
    Prompt: withoutId(titledBy('p.title', 'description', 'Prompt')),
    Heading: heading,
    ParamField: field,
    ResponseField: field,
    Tree: withoutId(elements),
    'Tree.Folder': withoutId((element, render) => [
      h('b', {}, [`${textProperty(element, 'name')}/`]),
      h('ul', {}, elements(element, render))
    ]),
    'Tree.File': withoutId(element => [textProperty(element, 'name')]),
    // The service hides text for agents from human readers.
    Visibility: (element, render) =>
      textProperty(element, 'for') === 'agents' ? [] : render(element.children),
    Card: card,
    Tile: shown((element, render) => [
      h('div', {}, render(element.children)),
      ...cardParts({ ...element, children: [] }, render)
    ]),
    ...{ CardGroup: withoutId(content), Columns: withoutId(content), Tiles: withoutId(content) },
    CodeBlock: codeBlock,
    Mermaid: codeBlock,
    Tabs: tabs,
    Tab: (element, render) => tabs(h('Tabs', {}, [element]), render),
    CodeGroup: codeGroup(''),
    RequestExample: codeGroup('Request'),
    ResponseExample: codeGroup('Response'),
    Icon: icon,
    Tooltip: tooltip,
    // These components add no text.
    ...{
      'GitHub.Repo': withoutId(content),
      'Color.Row': withoutId(content),
      'Color.Item': withoutId(content)
    },
    ...{ AccordionGroup: shown(content), Panel: shown(content), Column: shown(content) },
    // The content of a `FileTree` is a Markdown list.
    FileTree: shown(content),
    ...{ Badge: shown(content), Latex: shown(content), Color: shown(content) }
  })
)

export const COMPONENT_NAMES = [...COMPONENTS.keys()]
