import type { ImportDeclaration, Program } from 'estree'
import type { Parent, RootContent } from 'mdast'
import type {
  MdxFlowExpression,
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression
} from 'mdast-util-mdx'
import { expressionOf, literalOf, primitiveText, type Scope } from './literals.ts'
import { parseText } from './parse.ts'
import type { Snippets } from './snippets.ts'

/** A value of an attribute that is known without running code. */
type PropertyValue = string | number | boolean | object

declare module 'mdast' {
  interface Data {
    /** Properties of a component or element, evaluated. */
    properties?: Record<string, PropertyValue>
  }
}

interface Expansion {
  /** The file that is expanded, relative to the docs folder. */
  source: string
  snippets: Snippets
  warn: (source: string, line: number | undefined, warning: string) => void
  depth: number
}

interface Names {
  values: Map<string, unknown>
  /** Components whose content is another file. */
  files: Map<string, string>
}

const MAX_DEPTH = 10
/** Marks the content between the tags of a snippet, which the snippet shows as `{children}`. */
const CHILDREN = Symbol('children')

/**
 * Replaces what MDX adds to Markdown: imported files become their content, literals become text, and attributes get
 * their values. No code runs; an expression that needs code is removed with a warning.
 */
export async function expandMdx(
  parent: Parent,
  expansion: Expansion,
  given: ReadonlyMap<string, unknown> = new Map()
): Promise<void> {
  const names = await readNames(parent, expansion, given)
  parent.children = await expandNodes(parent.children, names, expansion)
}

/** What the imports and exports of a file define. */
async function readNames(
  parent: Parent,
  expansion: Expansion,
  given: ReadonlyMap<string, unknown>
): Promise<Names> {
  const names: Names = { values: new Map(given), files: new Map() }
  for (const node of parent.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration')
        await readImport(statement, node.position?.start.line, names, expansion)
      else if (statement.type === 'ExportNamedDeclaration') readExport({ body: [statement] }, names.values)
    }
  }
  return names
}

function readExport({ body }: Pick<Program, 'body'>, values: Map<string, unknown>): void {
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      const literal = literalOf(init, values)
      if (literal && id.type === 'Identifier') values.set(id.name, literal.value)
    }
  }
}

async function readImport(
  statement: ImportDeclaration,
  line: number | undefined,
  names: Names,
  { source, snippets, warn, depth }: Expansion
): Promise<void> {
  const specifier = String(statement.source.value)
  const path = snippets.resolve(specifier, source)
  if (path === undefined) return
  const text = await snippets.read(path)
  if (text === undefined) warn(source, line, `imported file that does not exist: ${specifier}`)
  if (text === undefined || !/\.mdx?$/.test(path) || depth >= MAX_DEPTH) return
  const exported = new Map<string, unknown>()
  for (const node of parseText(path, text).tree.children)
    if (node.type === 'mdxjsEsm' && node.data?.estree) readExport(node.data.estree, exported)
  for (const imported of statement.specifiers) {
    const { name } = imported.local
    if (imported.type === 'ImportDefaultSpecifier') names.files.set(name, path)
    else if (imported.type === 'ImportSpecifier' && imported.imported.type === 'Identifier') {
      const from = imported.imported.name
      if (exported.has(from)) names.values.set(name, exported.get(from))
    }
  }
}

async function expandNodes<T extends RootContent>(
  nodes: T[],
  names: Names,
  expansion: Expansion
): Promise<T[]> {
  const expanded = await Promise.all(nodes.map(async node => await expandNode(node, names, expansion)))
  return expanded.flat() as T[]
}

async function expandNode(node: RootContent, names: Names, expansion: Expansion): Promise<RootContent[]> {
  if (node.type === 'mdxjsEsm') return []
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return expandExpression(node, names.values, expansion)
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return await expandElement(node, names, expansion)
  if (!('children' in node)) return [node]
  // `<Note>Text</Note>` on a line of its own is a block, not a paragraph with a note inside.
  const isOnlyJsx = node.type === 'paragraph' && node.children.every(isJsxOrBlank)
  const children = await expandNodes<RootContent>(node.children, names, expansion)
  if (isOnlyJsx) return children
  node.children = children as never
  return [node]
}

function isJsxOrBlank(node: RootContent): boolean {
  return node.type.startsWith('mdx') || (node.type === 'text' && node.value.trim() === '')
}

function expandExpression(
  node: MdxFlowExpression | MdxTextExpression,
  scope: Scope,
  { source, warn }: Expansion
): RootContent[] {
  const expression = expressionOf(node.data?.estree)
  if (expression === undefined) return []
  const value = literalOf(expression, scope)?.value
  if (isChildren(value)) return value[CHILDREN]
  const text = primitiveText(value)
  if (text !== undefined) return [{ type: 'text', value: text }]
  warn(source, node.position?.start.line, `expression that is not rendered: ${summary(node.value)}`)
  return []
}

async function expandElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  names: Names,
  expansion: Expansion
): Promise<RootContent[]> {
  const { source, snippets, warn, depth } = expansion
  const line = node.position?.start.line
  const properties = readAttributes(node.attributes, names.values, expression =>
    warn(source, line, `expression that is not rendered: ${summary(expression)}`)
  )
  const children: RootContent[] = await expandNodes<RootContent>(node.children, names, expansion)
  if (node.name === null) return children
  const file = names.files.get(node.name) ?? snippetFile(node.name, properties)
  if (file === undefined) {
    node.data = { ...node.data, properties }
    node.children = children as never
    return [node]
  }
  const text = depth < MAX_DEPTH ? await snippets.read(file) : undefined
  if (text === undefined) {
    warn(source, line, `snippet that does not exist: ${file}`)
    return []
  }
  const { tree, isMdx, problem } = parseText(file, text)
  if (problem) warn(file, problem.line, `not valid MDX, rendered as Markdown: ${problem.reason}`)
  const props = { ...properties, children: { [CHILDREN]: children } }
  const given = new Map<string, unknown>([...Object.entries(props), ['props', props]])
  if (isMdx) await expandMdx(tree, { ...expansion, source: file, depth: depth + 1 }, given)
  return tree.children.filter(({ type }) => type !== 'yaml')
}

/** `<Snippet file="setup.mdx" />`, the form from before imports. */
function snippetFile(name: string, { file }: Record<string, PropertyValue>): string | undefined {
  return name === 'Snippet' && typeof file === 'string' ? `snippets/${file.replace(/^\/+/, '')}` : undefined
}

function readAttributes(
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  scope: Scope,
  warn: (expression: string) => void
): Record<string, PropertyValue> {
  const properties = new Map<string, PropertyValue>()
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') continue
    const { name, value } = attribute
    if (value === null || value === undefined) properties.set(name, true)
    else if (typeof value === 'string') properties.set(name, value)
    else {
      const literal = literalOf(expressionOf(value.data?.estree), scope)?.value
      if (isPropertyValue(literal)) properties.set(name, literal)
      // A handler or a JSX icon is not content.
      else if (/^(href|src|id|title|label|name)$/.test(name)) warn(value.value)
    }
  }
  return Object.fromEntries(properties)
}

function isPropertyValue(value: unknown): value is PropertyValue {
  return value !== null && ['string', 'number', 'boolean', 'object'].includes(typeof value)
}

function isChildren(value: unknown): value is { [CHILDREN]: RootContent[] } {
  return typeof value === 'object' && value !== null && CHILDREN in value
}

function summary(expression: string): string {
  const line = expression.replace(/\s+/g, ' ').trim()
  return `{${line.length > 60 ? `${line.slice(0, 60)}…` : line}}`
}
