import type { Element, ElementContent } from 'hast'
import type { Definition, FootnoteDefinition, List, ListItem, Root, RootContent, Table } from 'mdast'
import type { PlaceOnPage } from '../source/problems.ts'
import { h } from './element.ts'

declare module 'hast' {
  interface Element {
    /** Where the element is in the sources; undefined for one that replaces a component, which has a place. */
    place?: PlaceOnPage | undefined
  }
}

type Handlers = { [T in RootContent['type']]?: (node: Extract<RootContent, { type: T }>) => ElementContent[] }

/** Elements that contain what the node contains. */
const SAME = new Map(
  Object.entries({
    paragraph: 'p',
    emphasis: 'em',
    strong: 'strong',
    delete: 'del',
    blockquote: 'blockquote'
  })
)
const PHRASING =
  /^(text|emphasis|strong|delete|inlineCode|break|link|image|linkReference|imageReference|footnoteReference|mdxJsxTextElement|mdxTextExpression)$/
const LINE_BREAK: ElementContent = { type: 'text', value: '\n' }

/** Converts the Markdown of one file to elements; `expand` converts what MDX adds. */
export class MarkdownElements {
  readonly #placeOf: (node: RootContent) => PlaceOnPage | undefined
  readonly #expand: (node: RootContent) => ElementContent[]
  readonly #definitions = new Map<string, Definition>()
  readonly #footnotes = new Map<string, FootnoteDefinition>()
  /** How often each footnote is referred to, in the order of the first reference. */
  readonly #calls = new Map<string, number>()

  constructor(
    placeOf: (node: RootContent) => PlaceOnPage | undefined = () => undefined,
    expand: (node: RootContent) => ElementContent[] = () => []
  ) {
    this.#placeOf = placeOf
    this.#expand = expand
  }

  root(tree: Root): ElementContent[] {
    this.#findDefinitions(tree.children)
    return [...this.all(tree.children), ...this.#footnoteSection()]
  }

  /** With line breaks between blocks, unless these touch each other in the source. */
  all(nodes: readonly RootContent[]): ElementContent[] {
    return nodes.flatMap((node, at) => {
      const before = nodes[at - 1]
      const isApart =
        before !== undefined &&
        !PHRASING.test(node.type) &&
        !PHRASING.test(before.type) &&
        before.position?.end.offset !== node.position?.start.offset
      return isApart ? [LINE_BREAK, ...this.#convert(node)] : this.#convert(node)
    })
  }

  /** Names of definitions do not depend on case. */
  #findDefinitions(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type === 'definition' || node.type === 'footnoteDefinition') {
        const known: Map<string, RootContent> =
          node.type === 'definition' ? this.#definitions : this.#footnotes
        const name = node.identifier.toLowerCase()
        if (!known.has(name)) known.set(name, node)
      }
      if ('children' in node) this.#findDefinitions(node.children)
    }
  }

  #convert(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [{ type: 'text', value: trimmedLines(node.value) }]
    const same = SAME.get(node.type)
    if (same !== undefined && 'children' in node) {
      return [this.#element(node, same, {}, this.all(node.children))]
    }
    const handler = this.#handlers[node.type] as ((node: RootContent) => ElementContent[]) | undefined
    return handler === undefined ? this.#expand(node) : handler(node)
  }

  #element(
    node: RootContent,
    tagName: string,
    properties: Element['properties'],
    children: ElementContent[] = []
  ): Element {
    const { position } = node
    return {
      type: 'element',
      tagName,
      properties,
      children,
      place: this.#placeOf(node),
      ...(position && { position })
    }
  }

  readonly #handlers: Handlers = {
    heading: node => [this.#element(node, `h${node.depth}`, {}, this.all(node.children))],
    thematicBreak: node => [this.#element(node, 'hr', {})],
    break: node => [this.#element(node, 'br', {}), LINE_BREAK],
    inlineCode: node => [
      this.#element(node, 'code', {}, [{ type: 'text', value: node.value.replace(/\r?\n|\r/g, ' ') }])
    ],
    code: node => [
      this.#element(node, 'CodeBlock', { language: node.lang ?? '', meta: node.meta ?? '' }, [
        { type: 'text', value: `${node.value}\n` }
      ])
    ],
    html: ({ value, position }) => [{ type: 'raw', value, ...(position && { position }) }],
    link: node => [this.#element(node, 'a', { href: node.url, ...titleOf(node) }, this.all(node.children))],
    image: node => [this.#element(node, 'img', { src: node.url, alt: node.alt ?? '', ...titleOf(node) })],
    linkReference: node => {
      const definition = this.#definitions.get(node.identifier.toLowerCase())
      const content = this.all(node.children)
      if (definition === undefined)
        return [{ type: 'text', value: '[' }, ...content, { type: 'text', value: ']' }]
      return [this.#element(node, 'a', { href: definition.url, ...titleOf(definition) }, content)]
    },
    imageReference: node => {
      const definition = this.#definitions.get(node.identifier.toLowerCase())
      if (definition === undefined) return [{ type: 'text', value: `![${node.alt ?? ''}]` }]
      return [
        this.#element(node, 'img', { src: definition.url, alt: node.alt ?? '', ...titleOf(definition) })
      ]
    },
    list: node => [this.#list(node)],
    table: node => [this.#table(node)],
    footnoteReference: node => {
      const name = node.identifier.toLowerCase()
      const calls = (this.#calls.get(name) ?? 0) + 1
      this.#calls.set(name, calls)
      const number = [...this.#calls.keys()].indexOf(name) + 1
      const id = `user-content-fnref-${encodeURI(name)}${calls > 1 ? `-${calls}` : ''}`
      const link = h('a', { href: `#user-content-fn-${encodeURI(name)}`, id }, [String(number)])
      return [this.#element(node, 'sup', {}, [{ ...link, place: this.#placeOf(node) }])]
    },
    ...{ yaml: () => [], toml: () => [], definition: () => [], footnoteDefinition: () => [] }
  }

  #list(node: List): Element {
    const isLoose = node.spread === true || node.children.some(item => item.spread === true)
    const hasTasks = node.children.some(({ checked }) => typeof checked === 'boolean')
    const start = node.ordered === true && node.start !== 1 ? node.start : undefined
    const properties = {
      ...(typeof start === 'number' && { start }),
      ...(hasTasks && { className: ['contains-task-list'] })
    }
    const items = node.children.flatMap(item => [LINE_BREAK, this.#listItem(item, isLoose)])
    return this.#element(node, node.ordered === true ? 'ol' : 'ul', properties, [...items, LINE_BREAK])
  }

  #listItem(item: ListItem, isLoose: boolean): Element {
    const content = this.all(item.children)
    const children = isLoose
      ? content
      : content.flatMap(node => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]))
    if (typeof item.checked !== 'boolean') return this.#element(item, 'li', {}, children)
    const box = h('input', { type: 'checkbox', checked: item.checked, disabled: true })
    const [first] = children
    if (first?.type === 'element' && first.tagName === 'p')
      first.children.unshift(box, { type: 'text', value: ' ' })
    else children.unshift(box, { type: 'text', value: ' ' })
    return this.#element(item, 'li', { className: ['task-list-item'] }, children)
  }

  #table(node: Table): Element {
    const rows = node.children.map((row, at) => {
      const cells = row.children.map((cell, column) => {
        const align = node.align?.[column]
        return this.#element(cell, at === 0 ? 'th' : 'td', align ? { align } : {}, this.all(cell.children))
      })
      return this.#element(row, 'tr', {}, cells)
    })
    const body = rows.length > 1 ? [h('tbody', {}, rows.slice(1))] : []
    return this.#element(node, 'table', {}, [h('thead', {}, rows.slice(0, 1)), ...body])
  }

  #footnoteSection(): Element[] {
    const items: Element[] = []
    // The text of a footnote can refer to others.
    for (const [name, calls] of this.#calls) {
      const definition = this.#footnotes.get(name)
      if (definition === undefined) continue
      const content = this.all(definition.children)
      const id = encodeURI(name)
      const back = Array.from({ length: calls }, (_, at) =>
        h('a', { href: `#user-content-fnref-${id}${at > 0 ? `-${at + 1}` : ''}` }, ['↩'])
      )
      const last = content.findLast(node => node.type === 'element' && node.tagName === 'p')
      const target = last?.type === 'element' ? last.children : content
      target.push(...back.flatMap(link => [{ type: 'text', value: ' ' } as const, link]))
      items.push(this.#element(definition, 'li', { id: `user-content-fn-${id}` }, content))
    }
    if (items.length === 0) return []
    const title = h('h2', { className: ['sr-only'], id: 'footnote-label' }, ['Footnotes'])
    return [h('section', { className: ['footnotes'] }, [title, h('ol', {}, items)])]
  }
}

function titleOf({ title }: { title?: string | null | undefined }): { title?: string } {
  return title ? { title } : {}
}

function trimmedLines(text: string): string {
  return text.includes('\n') ? text.replace(/[ \t]*\n[ \t]*/g, '\n') : text
}
