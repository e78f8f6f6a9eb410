import type { Element, ElementContent, Root } from 'hast'
import type { Code, Root as MarkdownRoot } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import rehypeRaw from 'rehype-raw'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { COMPONENTS } from './components/index.ts'
import { parseText, type ParsedText } from './parse/parse.ts'
import { walk, walkElements } from './parse/walk.ts'

const OPTIONS: Options = {
  allowDangerousHtml: true,
  handlers: {
    mdxJsxFlowElement: (state, node: MdxJsxFlowElement) => elementOf(node, state.all(node)),
    mdxJsxTextElement: (state, node: MdxJsxTextElement) => elementOf(node, state.all(node)),
    code: (_, { lang, meta, value, position }: Code): Element => ({
      type: 'element',
      tagName: 'CodeBlock',
      properties: { language: lang ?? '', meta: meta ?? '' },
      children: [{ type: 'text', value: `${value}\n` }],
      ...(position && { position })
    }),
    // The default handlers change the spelling of addresses; a dead reference must stay as it was written.
    link: (state, node: { url: string; title?: string | null }) =>
      withTitle(
        {
          type: 'element',
          tagName: 'a',
          properties: { href: node.url },
          children: state.all(node as never)
        },
        node
      ),
    image: (_, node: { url: string; alt?: string | null; title?: string | null }) =>
      withTitle(
        { type: 'element', tagName: 'img', properties: { src: node.url, alt: node.alt ?? '' }, children: [] },
        node
      )
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
    children.push({ type: 'element', tagName: 'figcaption', properties: {}, children: content })
  })
}

function elementOf(node: MdxJsxFlowElement | MdxJsxTextElement, children: unknown[]): Element {
  return {
    type: 'element',
    tagName: node.name ?? 'div',
    properties: (node.data?.properties ?? {}) as Element['properties'],
    children: children as ElementContent[],
    ...(node.position && { position: node.position })
  }
}

function withTitle(
  element: Element,
  { title, position }: { title?: string | null; position?: Element['position'] }
): Element {
  if (title) element.properties['title'] = title
  if (position) element.position = position
  return element
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
