import type { Element, ElementContent, Root } from 'hast'
import type { Code, Image, Link, Root as MarkdownRoot } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import rehypeRaw from 'rehype-raw'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { h } from './components/element.ts'
import { COMPONENTS } from './components/index.ts'
import { parseText, type ParsedText } from './parse/parse.ts'
import { walk, walkElements } from './parse/walk.ts'

const OPTIONS: Options = {
  allowDangerousHtml: true,
  handlers: {
    mdxJsxFlowElement: (state, node: MdxJsxFlowElement) => elementOf(node, state.all(node)),
    mdxJsxTextElement: (state, node: MdxJsxTextElement) => elementOf(node, state.all(node)),
    code: (_, { lang, meta, value, position }: Code) =>
      placed(h('CodeBlock', { language: lang ?? '', meta: meta ?? '' }, [`${value}\n`]), position),
    // The default handlers change the spelling of addresses; a dead reference must stay as it was written.
    link: (state, node: Link) =>
      placed(h('a', { href: node.url, ...titleOf(node) }, state.all(node)), node.position),
    image: (_, node: Image) =>
      placed(h('img', { src: node.url, alt: node.alt ?? '', ...titleOf(node) }), node.position)
  }
}

const NAMES = new Map(Object.keys(COMPONENTS).map(name => [name.toLowerCase(), name]))

const fromMdx = unified().use(remarkRehype, OPTIONS).freeze()
const fromMarkdown = unified().use(remarkRehype, OPTIONS).use(rehypeRaw).freeze()

/** The HTML tree of a page, in which components are still elements with their own names. */
export async function toHtmlTree({ tree, isMdx }: ParsedText): Promise<Root> {
  const html = isMdx
    ? await fromMdx.run(tree)
    : restoreComponents(await fromMarkdown.run(closeComponents(tree)))
  parseCaptions(html)
  return html
}

/** The caption of a frame is Markdown, with links that can be dead. */
function parseCaptions(tree: Root): void {
  walkElements(tree.children, ({ tagName, properties, children }) => {
    const { caption } = properties
    if (tagName !== 'Frame' || typeof caption !== 'string' || caption === '') return
    const { children: blocks } = fromMdx.runSync(parseText('caption.md', caption).tree)
    // Places in the caption are not places in the file.
    walk(blocks, node => void delete node.position)
    const content = blocks.flatMap(node =>
      node.type === 'element' && node.tagName === 'p' ? node.children : [node as ElementContent]
    )
    children.push(h('figcaption', {}, content))
  })
}

function elementOf(node: MdxJsxFlowElement | MdxJsxTextElement, children: ElementContent[]): Element {
  const properties = (node.data?.properties ?? {}) as Element['properties']
  return placed({ type: 'element', tagName: node.name ?? 'div', properties, children }, node.position)
}

function titleOf({ title }: Link | Image): { title?: string } {
  return title ? { title } : {}
}

function placed(element: Element, position: Element['position']): Element {
  return position ? { ...element, position } : element
}

/** HTML knows no `<Card />`: without a closing tag, the card would contain the rest of the page. */
function closeComponents(tree: MarkdownRoot): MarkdownRoot {
  walk<MarkdownRoot['children'][number]>(tree.children, node => {
    if (node.type === 'html')
      node.value = node.value.replace(/<([A-Z][\w.]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)\/>/g, '<$1$2></$1>')
  })
  return tree
}

/** An HTML parser changes the names of components to lower case, and reads `cols={2}` as the text `{2}`. */
function restoreComponents(tree: Root): Root {
  walkElements(tree.children, element => {
    const { properties } = element
    element.tagName = NAMES.get(element.tagName) ?? element.tagName
    for (const [name, value] of Object.entries(properties)) {
      const [literal, , content] = (typeof value === 'string' && /^\{(["'`]?)([^{}]*)\1\}$/.exec(value)) || []
      if (literal !== undefined) properties[name] = content
      else if (/[^\w:.-]/.test(name) || (typeof value === 'string' && value.startsWith('{')))
        Reflect.deleteProperty(properties, name)
    }
  })
  return tree
}
