import type { Root, RootContent } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified, type Processor } from 'unified'
import { linesOf } from '../../source/page-source.ts'
import type { DocsProblem } from '../../source/problems.ts'
import { hasNode } from './walk.ts'

export interface ParsedText {
  tree: Root
  /** Whether components are nodes of the tree, or HTML that is still text. */
  isMdx: boolean
  problem?: DocsProblem
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .use(remarkGfm)
  .use(limitLiteralLinks)
  .freeze()
const mdx = markdown().use(remarkMdx).freeze()
// Content of components is indented, which in Markdown makes it code.
const markdownInComponents = markdown().use(withoutIndentedCode).freeze()

/** Parses `.mdx` as MDX, or as Markdown with HTML when it is not valid MDX, and `.md` as Markdown with HTML. */
export function parseText(source: string, text: string): ParsedText {
  if (!source.endsWith('.mdx')) return { tree: markdown.parse(text), isMdx: false }
  try {
    return { tree: mdx.parse(escapeCustomIds(text)), isMdx: true }
  } catch (error) {
    return {
      tree: markdownInComponents.parse(removeCode(text)),
      isMdx: false,
      problem: problemOf(error as ParseError, source)
    }
  }
}

interface ParseError {
  reason: string
  line?: number
  column?: number
}

function problemOf({ reason, line, column }: ParseError, file: string): DocsProblem {
  // An element that is not closed is named with its place: `<Step>` (4:1-4:20).
  const [, startLine = 1, startColumn = 1] = /\((\d+):(\d+)-/.exec(reason) ?? []
  return {
    kind: 'invalid-source',
    message: `not valid MDX, rendered as Markdown: ${reason}`,
    place: { file, line: line ?? Number(startLine), column: column ?? Number(startColumn) }
  }
}

/** `## Title {#id}` is not an expression: the braces become text, from which the id is read later. */
function escapeCustomIds(text: string): string {
  return linesOf(text)
    .map(({ text: line, isCode }) =>
      isCode ? line : line.replace(/^(\s*#{1,6}\s.*)\{\s*(#[^{}]+)\}\s*$/, String.raw`$1\{$2\}`)
    )
    .join('\n')
}

const STATEMENT =
  /^(?:import\s(?:[^;'"]*?\sfrom\s*)?(['"])[^'"\n]*\1;?|export\s+(?:const|let|default|function|async)\s[^]*?)(?=\n[^\S\n]*\n|\s*$)/gm

/** Comments, imports and exports are not Markdown. Line breaks stay, because warnings name lines. */
function removeCode(text: string): string {
  return text
    .replace(/\{\/\*[^]*?\*\/\}/g, comment => comment.replace(/[^\n]/g, ''))
    .replace(STATEMENT, statement => statement.replace(/[^\n]/g, ''))
}

/** What GFM makes links of has at least this. */
const ADDRESS = /https?:\/\/|www\.|@/i

interface TreeExtension {
  transforms?: ((tree: Root) => unknown)[]
}

/** GFM searches all texts for addresses in the end, which takes a sixth of the time: only where there are some. */
function limitLiteralLinks(this: Processor): void {
  const data = this.data() as { fromMarkdownExtensions: (TreeExtension | TreeExtension[])[] }
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    .flat()
    .map(({ transforms = [], ...extension }) => ({
      ...extension,
      transforms: transforms.map(
        transform => (tree: Root) => (hasAddress(tree) ? transform(tree) : undefined)
      )
    }))
}

function hasAddress(tree: Root): boolean {
  return hasNode<RootContent>(tree.children, node => node.type === 'text' && ADDRESS.test(node.value))
}

function withoutIndentedCode(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: object[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['codeIndented'] } }]
}
