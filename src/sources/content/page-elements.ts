import type { ElementContent, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { COMPONENT_NAMES } from './components.ts'
import { h } from './element.ts'
import { type Expansion, FileExpansion } from './expand/expand.ts'
import { parseText, type ParsedText } from './parse/parse.ts'
import { walk, walkElements } from './parse/walk.ts'

const NAMES = new Map(COMPONENT_NAMES.map(name => [name.toLowerCase(), name]))

/** Creates the elements of a page. Components keep their names. */
export function pageElements({ tree, isMdx }: ParsedText, expansion: Expansion): ElementContent[] {
  const expanded = new FileExpansion(expansion).expand(tree)
  const elements = isMdx ? expanded : withHtml(expanded)
  parseCaptions(elements)
  return elements
}

/** Parses frame captions as Markdown, so that links in captions are also checked. */
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

/** Parses the HTML in Markdown, where components are also HTML tags. */
function withHtml(children: ElementContent[]): ElementContent[] {
  walk<ElementContent>(children, node => {
    // HTML does not support `<Card />`: without a closing tag, the card would contain the rest of the page.
    if (node.type === 'raw')
      node.value = node.value.replace(/<([A-Z][\w.]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)\/>/g, '<$1$2></$1>')
  })
  // The parser keeps positions only if `file` is set. The value affects only the end position of the root.
  const html = raw({ type: 'root', children }, { file: 'page' as never }) as Root
  walkElements(html.children, element => {
    const { properties, position } = element
    // The HTML parser converts component names to lowercase, and reads `cols={2}` as the text `{2}`.
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
