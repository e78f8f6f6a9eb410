import type { ElementContent, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { COMPONENT_NAMES } from './components.ts'
import { h } from './element.ts'
import { type Expansion, FileExpansion } from './expand/expand.ts'
import { parseText, type ParsedText } from './parse/parse.ts'
import { walk, walkElements } from './parse/walk.ts'

const NAMES = new Map(COMPONENT_NAMES.map(name => [name.toLowerCase(), name]))

/** The elements of a page, in which components still have their own names. */
export function pageElements({ tree, isMdx }: ParsedText, expansion: Expansion): ElementContent[] {
  const expanded = new FileExpansion(expansion).expand(tree)
  const elements = isMdx ? expanded : withHtml(expanded)
  parseCaptions(elements)
  return elements
}

/** The caption of a frame is Markdown, with links that can be dead. */
function parseCaptions(elements: ElementContent[]): void {
  walkElements(elements, ({ tagName, properties, children }) => {
    const { caption } = properties
    if (tagName !== 'Frame' || typeof caption !== 'string' || caption === '') return
    const blocks = parseText('caption.md', caption).tree.children as ElementContent[]
    const content = blocks.flatMap(node =>
      node.type === 'element' && node.tagName === 'p' ? node.children : [node]
    )
    children.push(h('figcaption', {}, content))
  })
}

/** Markdown with HTML, in which components are HTML, too. */
function withHtml(children: ElementContent[]): ElementContent[] {
  walk<ElementContent>(children, node => {
    // HTML knows no `<Card />`: without a closing tag, the card would contain the rest of the page.
    if (node.type === 'raw')
      node.value = node.value.replace(/<([A-Z][\w.]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)\/>/g, '<$1$2></$1>')
  })
  // Places are kept when there is a file, whose text is only used for the end of the root.
  const html = raw({ type: 'root', children }, { file: 'page' as never }) as Root
  walkElements(html.children, element => {
    const { properties, position } = element
    // An HTML parser changes the names of components to lower case, and reads `cols={2}` as the text `{2}`.
    element.tagName = NAMES.get(element.tagName) ?? element.tagName
    if (position)
      element.place = { file: undefined, line: position.start.line, column: position.start.column }
    for (const [name, value] of Object.entries(properties)) {
      const [literal, , content] = (typeof value === 'string' && /^\{(["'`]?)([^{}]*)\1\}$/.exec(value)) || []
      if (literal !== undefined) properties[name] = content
      else if (/[^\w:.-]/.test(name) || (typeof value === 'string' && value.startsWith('{')))
        Reflect.deleteProperty(properties, name)
    }
  })
  return html.children.filter((node): node is ElementContent => node.type !== 'doctype')
}
