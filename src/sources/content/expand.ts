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
import { parseText } from './parse/parse.ts'
import { type DocsProblem, type Place, startOf } from '../source/problems.ts'
import { importedPath, type PageFiles } from './parse/page-files.ts'

/** A value of an attribute that is known without running code. */
type PropertyValue = string | number | boolean | object

declare module 'mdast' {
  interface Data {
    properties?: Record<string, PropertyValue>
  }
}

interface Expansion {
  /** The file that is expanded, relative to the docs folder. */
  source: string
  files: PageFiles
  addProblem: (problem: DocsProblem) => void
  /** The page and the snippets that include `source`, which is the last of them. */
  chain: string[]
  /** How many snippets the page may still include. */
  budget: { left: number }
}

interface Names {
  values: Map<string, unknown>
  /** Components whose content is another file. */
  files: Map<string, string>
}

const MAX_DEPTH = 10
export const MAX_INCLUDED = 1000
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
        await readImport(statement, placeOf(node, expansion), names, expansion)
      else readExport(statement, names.values)
    }
  }
  return names
}

function readExport(statement: Program['body'][number], values: Map<string, unknown>): void {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (declaration?.type !== 'VariableDeclaration') return
  for (const { id, init } of declaration.declarations) {
    const literal = literalOf(init, values)
    if (literal && id.type === 'Identifier') values.set(id.name, literal.value)
  }
}

async function readImport(
  statement: ImportDeclaration,
  place: Place,
  names: Names,
  { source, files, addProblem }: Expansion
): Promise<void> {
  const specifier = String(statement.source.value)
  const path = importedPath(specifier, source)
  if (path === undefined) return
  const text = await files.read(path)
  if (text === undefined) addProblem(missingSnippet(specifier, place))
  if (text === undefined || !/\.mdx?$/.test(path)) return
  const exported = new Map<string, unknown>()
  for (const node of parseText(path, text).tree.children)
    for (const own of (node.type === 'mdxjsEsm' && node.data?.estree?.body) || []) readExport(own, exported)
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
  expansion: Expansion
): RootContent[] {
  const expression = expressionOf(node.data?.estree)
  if (expression === undefined) return []
  const value = literalOf(expression, scope)?.value
  if (isChildren(value)) return value[CHILDREN]
  const text = primitiveText(value)
  if (text !== undefined) return [{ type: 'text', value: text }]
  expansion.addProblem(notRendered(node.value, placeOf(node, expansion)))
  return []
}

async function expandElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  names: Names,
  expansion: Expansion
): Promise<RootContent[]> {
  const { files, addProblem, chain, budget } = expansion
  const place = placeOf(node, expansion)
  const properties = readAttributes(node.attributes, names.values, expression =>
    addProblem(notRendered(expression, place))
  )
  const children: RootContent[] = await expandNodes<RootContent>(node.children, names, expansion)
  if (node.name === null) return children
  const file = names.files.get(node.name) ?? snippetFile(node.name, properties)
  if (file === undefined) {
    node.data = { ...node.data, properties }
    node.children = children as never
    return [node]
  }
  const text = (await files.read(file)) ?? (await files.read(`_${file}`))
  if (text === undefined || chain.includes(file) || chain.length > MAX_DEPTH || budget.left === 0) {
    addProblem(text === undefined ? missingSnippet(file, place) : endlessSnippet(file, place))
    return []
  }
  budget.left -= 1
  const { tree, isMdx, problem } = parseText(file, text)
  if (problem) addProblem(problem)
  files.mark(tree, file)
  const props = { ...properties, children: { [CHILDREN]: children } }
  const given = new Map<string, unknown>([...Object.entries(props), ['props', props]])
  if (isMdx) await expandMdx(tree, { ...expansion, source: file, chain: [...chain, file] }, given)
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
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      warn(attribute.value)
      continue
    }
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

function placeOf({ position }: RootContent, { source, files }: Expansion): Place {
  return position ? files.placeOf(position) : startOf(source)
}

function missingSnippet(target: string, place: Place): DocsProblem {
  return { kind: 'missing-snippet', message: `imported file that does not exist: ${target}`, target, place }
}

function endlessSnippet(file: string, place: Place): DocsProblem {
  const message = `snippet that includes itself, or is one of more than ${MAX_INCLUDED} or nested more than ${MAX_DEPTH} levels deep: ${file}`
  return { kind: 'invalid-source', message, place }
}

function notRendered(expression: string, place: Place): DocsProblem {
  const line = expression.replace(/\s+/g, ' ').trim()
  const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line
  return { kind: 'not-rendered', message: `expression that is not rendered: {${shown}}`, place }
}
