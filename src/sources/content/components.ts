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

/** Between parts that are shown below each other though their elements are inline: words of both must not become one. */
const LINE_BREAK = '\n'

function callout(label: string): Component {
  return shown((element, render) => [
    h('b', {}, titleNodes(textProperty(element, 'title') || label)),
    LINE_BREAK,
    ...render(element.children)
  ])
}

/** `> [!NOTE]` and similar, as on GitHub. */
const blockquote: Component = (element, render) => {
  const paragraph = elementsOf(element).find(({ tagName }) => tagName === 'p')
  const first = paragraph?.children[0]
  const text = first?.type === 'text' ? first : { value: '' }
  const [mark, kind = ''] = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/.exec(text.value) ?? []
  if (mark === undefined) return [{ ...element, children: render(element.children) }]
  text.value = text.value.slice(mark.length)
  const label = `${kind.charAt(0)}${kind.slice(1).toLowerCase()}`
  return callout(label)({ ...element, tagName: label, properties: {} }, render)
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

const repository = withoutId(element => {
  const name = textProperty(element, 'repo').replace(/^https:\/\/github\.com\//, '')
  return name === '' ? [] : [h('p.title', {}, [h('a', { href: `https://github.com/${name}` }, [name])])]
})

/** Of several tabs, one is shown at a time. */
const tabs: Component = ({ properties, children }, render) => {
  const items = children
    .filter(child => child.type === 'element')
    .map((child, at) => {
      const title = titleNodes(textProperty(child, 'title') || `Tab ${at + 1}`)
      const isTab = child.tagName === 'Tab'
      const inner = render(isTab ? child.children : [child])
      return { ...(isTab ? child : h('Tab')), children: [h('summary', {}, title), ...inner] }
    })
  const opened = Number(properties['defaultTabIndex']) || 0
  return items.length === 0 ? [] : [h('Tabs', { opened: opened < items.length ? opened : 0 }, items)]
}

const YES = /^(check|circle-check|check-circle|square-check)$/
const NO = /^(x|xmark|times|circle-x|circle-xmark)$/

/** An icon that stands alone, as in the cell of a table, is content and becomes text; beside a text it is decoration. */
const icon: Component = (element, _, isAlone) => {
  const image = iconImage(element)
  if (image.length > 0) return image
  const name = textProperty(element, 'icon')
  if (YES.test(name) || NO.test(name)) return [h('span', { title: name }, [YES.test(name) ? '✓' : '✗'])]
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

const color = withoutId(element => {
  const value: unknown = element.properties['value']
  const isObject = typeof value === 'object' && value !== null
  const text = isObject ? Object.values(value).join(' / ') : textProperty(element, 'value')
  return [`${textProperty(element, 'name')} `, h('code', {}, [text])]
})

const heading: Component = (element, render) => {
  const level = Math.min(Math.max(Number(textProperty(element, 'level')) || 2, 1), 6)
  const { id } = element.properties
  return render([h(`h${level}`, { id }, element.children)])
}

const COMPONENTS = new Map<string, Component>(
  Object.entries({
    ...{ Note: callout('Note'), Info: callout('Info'), Callout: callout('Note'), Tip: callout('Tip') },
    ...{ Check: callout('Check'), Warning: callout('Warning'), Danger: callout('Danger') },
    blockquote,
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
    'GitHub.Repo': repository,
    CodeBlock: codeBlock,
    Mermaid: codeBlock,
    Tabs: tabs,
    Tab: (element, render) => tabs(h('Tabs', {}, [element]), render),
    CodeGroup: codeGroup(''),
    RequestExample: codeGroup('Request'),
    ResponseExample: codeGroup('Response'),
    Icon: icon,
    Tooltip: tooltip,
    'Color.Row': withoutId((element, render) => [
      textProperty(element, 'title'),
      h('ul', {}, render(element.children))
    ]),
    'Color.Item': color,
    ...{ AccordionGroup: shown(content), Panel: shown(content), Column: shown(content) },
    // A list in Markdown.
    FileTree: shown(content),
    ...{ Badge: shown(content), Latex: shown(content), Color: shown(content) }
  })
)

export const COMPONENT_NAMES = [...COMPONENTS.keys()]
