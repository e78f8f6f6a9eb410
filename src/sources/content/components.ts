import type { Element, ElementContent } from 'hast'
import { codeBlock, codeGroup, type Component, type Render } from './code-blocks.ts'
import { elementsOf, h, isBlank, isSet, nodesOf, textProperty, titled, titleNodes } from './element.ts'

type Parts = (element: Element, render: Render) => (ElementContent | string)[]

/** Elements that are left out with their content: they run or load something, or belong to the head of a page. */
const REMOVED = new Set(
  'script style link meta base title head object embed template noscript frameset'.split(' ')
)

/**
 * Gives components, from the outside to the inside, what readers see of them as content: titles, links and images of
 * their properties. How they look is up to whoever shows the page.
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
    if (!/^[A-Z]/.test(tagName)) return [{ ...element, children: render(element.children) }]
    if (!unknown.has(tagName)) reportUnknown(element, tagName)
    unknown.add(tagName)
    // The docs define it in code, which does not run: a card with its texts and link, or its content.
    const hasTexts = ['title', 'href'].some(name => textProperty(element, name) !== '')
    return hasTexts ? card({ ...element, tagName: 'Card' }, render) : render(element.children)
  }
  const render: Render = nodes => {
    const isAlone = nodes.filter(node => !isBlank(node)).length === 1
    return nodes.flatMap(node => {
      if (node.type !== 'element') return node.type === 'text' ? [node] : []
      const { place } = node
      return show(node, isAlone).map(part =>
        part.type === 'element' && place && part.place === undefined ? { ...part, place } : part
      )
    })
  }
  return render(tree)
}

const content: Parts = ({ children }, render) => render(children)
const elements: Parts = (element, render) => render(elementsOf(element))

/** A component that keeps its name, its id and other properties. */
function shown(parts: Parts): Component {
  return (element, render) => [{ ...element, children: nodesOf(parts(element, render)) }]
}

/** A component whose id no element of the page gets. */
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

/** Separates parts that are shown below each other though their elements are inline: their words must not be joined. */
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

/** The title is the link: links in the content stay links of their own. */
const cardParts: Parts = (element, render) => {
  const [href, image, cta] = ['href', 'img', 'cta'].map(name => textProperty(element, name))
  const title = titleNodes(textProperty(element, 'title') || (href ?? ''))
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

/** An icon that stands alone, as in the cell of a table, is content and becomes text; beside a text it is decoration. */
const icon: Component = (element, _, isAlone) => {
  const image = iconImage(element)
  if (image.length > 0) return image
  const name = textProperty(element, 'icon')
  return isAlone === true && name !== '' ? [h('span', {}, [name])] : []
}

/** The image of an icon that is a file and not a name. */
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
    // Text for agents is not on the page that people read.
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
    // Without a text of their own.
    ...{
      'GitHub.Repo': withoutId(content),
      'Color.Row': withoutId(content),
      'Color.Item': withoutId(content)
    },
    ...{ AccordionGroup: shown(content), Panel: shown(content), Column: shown(content) },
    // A list in Markdown.
    FileTree: shown(content),
    ...{ Badge: shown(content), Latex: shown(content), Color: shown(content) }
  })
)

export const COMPONENT_NAMES = [...COMPONENTS.keys()]
