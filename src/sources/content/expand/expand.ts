import type { ImportDeclaration, Program } from 'estree'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { textContent } from '../element.ts'
import { type JsxElement, type Properties, readAttributes } from './attributes.ts'
import {
  endlessSnippet,
  missingSnippet,
  notRendered,
  notValid,
  TooMuchIncluded
} from './expansion-problems.ts'
import { expressionOf, literalOf, primitiveText, sizeOf } from './literals.ts'
import { textBefore } from '../parse/validity.ts'
import { importedPath, type PageFiles } from '../parse/page-files.ts'
import { parseCode } from '../parse/satteri.ts'
import { hasHiddenName } from '../../files.ts'
import { isPageFile } from '../../page-file.ts'
import { PAGE_START, type PageProblem, type PlaceOnPage } from '../../source/problems.ts'

declare module 'hast' {
  interface Element {
    /** Place of the element in the sources, and the values that this place does not contain; undefined for an element that replaces a component. */
    place?: (PlaceOnPage & { computed?: readonly string[] }) | undefined
  }
  interface Data {
    /** The text after the language of a code block. */
    meta?: string
    lang?: string
  }
}

type Node<Type> = Extract<ElementContent, { type: Type }>

export interface Expansion {
  files: PageFiles
  addProblem: (problem: PageProblem) => void
  /** The page, followed by the nested snippets that are being expanded. The last item is the current file. */
  chain: string[]
  /** Number of characters that the pages of this version can still include in addition to their own text. */
  included: { left: number }
}

const LINE_BREAK: ElementContent = { type: 'text', value: '\n' }
/** Marks the content between the tags of an included snippet. This content replaces `{children}` in the snippet. */
const CHILDREN = Symbol('children')

/**
 * Replaces the MDX syntax of a file: imported files become their content, literals become text, and attributes get
 * their values. Components keep their names. Code never runs: any other expression is removed with a warning.
 */
export class FileExpansion {
  readonly #expansion: Expansion
  readonly #file: string
  readonly #values: Map<string, unknown>
  /** Paths of the files from which components are imported, by component name. */
  readonly #components = new Map<string, string>()

  constructor(expansion: Expansion, given?: ReadonlyMap<string, unknown>) {
    this.#expansion = expansion
    this.#file = expansion.chain.at(-1) ?? ''
    this.#values = new Map(given)
  }

  expand(tree: Root): ElementContent[] {
    for (const node of tree.children) {
      if (node.type !== 'mdxjsEsm') continue
      for (const statement of node.data?.statements ?? []) {
        if (statement.type === 'ImportDeclaration') {
          const { line, ...place } = this.#placeOf(node)
          const before = textBefore(statement, node.value).split('\n').length - 1
          this.#readImport(statement, { ...place, line: line + before })
        }
        readExport(statement, this.#values)
      }
    }
    return this.#all(tree.children)
  }

  #readImport({ source, specifiers }: ImportDeclaration, place: PlaceOnPage): void {
    const { files, addProblem } = this.#expansion
    const specifier = String(source.value)
    const path = importedPath(specifier, this.#file)
    if (path === undefined) return
    const text = files.text(path)
    if (text === undefined && !hasHiddenName(path)) addProblem(missingSnippet(specifier, place))
    if (text === undefined || !isPageFile(path)) return
    const exported = new Map<string, unknown>()
    for (const node of files.parsed(path, text).tree.children)
      for (const own of node.data?.statements ?? []) readExport(own, exported)
    for (const imported of specifiers) {
      const { name } = imported.local
      if (imported.type === 'ImportDefaultSpecifier') this.#components.set(name, path)
      else if (imported.type === 'ImportSpecifier' && imported.imported.type === 'Identifier') {
        const from = imported.imported.name
        if (exported.has(from)) this.#values.set(name, exported.get(from))
      }
    }
  }

  /** Expands nodes. Adds a line break before a component or expression block that does not touch the node before it. */
  #all(nodes: readonly RootContent[]): ElementContent[] {
    const expanded: ElementContent[] = []
    let before: RootContent | undefined
    for (const node of nodes) {
      const isBlock = node.type === 'mdxJsxFlowElement' || node.type === 'mdxFlowExpression'
      if (isBlock && before !== undefined && before.position?.end.offset !== node.position?.start.offset)
        expanded.push(LINE_BREAK)
      // A snippet can have more nodes than a function can have arguments.
      for (const part of this.#expand(node)) expanded.push(part)
      before = node
    }
    return expanded
  }

  /** Returns copies of the nodes, so that the tree of a snippet can be expanded again. */
  #expand(node: RootContent): ElementContent[] {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', value: node.value }]
      case 'raw':
        return [{ ...node }]
      case 'element':
        return [node.tagName === 'pre' ? this.#codeBlock(node) : this.#element(node)]
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#expandExpression(node)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#expandElement(node)
      case 'comment':
      case 'doctype':
      case 'mdxjsEsm':
        return []
    }
  }

  #element(node: Element): Element {
    const { tagName, properties, children, position, data } = node
    // To name the properties is several times faster than to spread the node.
    return {
      type: 'element',
      tagName,
      properties: { ...properties },
      children: this.#all(children),
      place: this.#placeOf(node),
      ...(position && { position }),
      ...(data && { data })
    }
  }

  #codeBlock(node: Element): Element {
    const { lang: language = '', meta = '' } = node.children[0]?.data ?? {}
    const children: ElementContent[] = [{ type: 'text', value: textContent(node) }]
    return { ...this.#element(node), tagName: 'CodeBlock', properties: { language, meta }, children }
  }

  #expandExpression(node: Node<'mdxFlowExpression' | 'mdxTextExpression'>): ElementContent[] {
    const expression = expressionOf(parseCode(node.value, 'expression'))
    if (expression === undefined) return []
    const value = literalOf(expression, this.#values)?.value
    if (isChildren(value)) return value[CHILDREN]()
    const text = primitiveText(value)
    if (text !== undefined) {
      this.#spend(text.length)
      return [{ type: 'text', value: text }]
    }
    this.#expansion.addProblem(notRendered(node.value, this.#placeOf(node)))
    return []
  }

  #expandElement(node: JsxElement): ElementContent[] {
    const { addProblem } = this.#expansion
    const place = this.#placeOf(node)
    const { properties, computed } = readAttributes(node.attributes, this.#values, expression =>
      addProblem(notRendered(expression, place))
    )
    // Quoted text cannot be larger than its file, so only attributes with expressions count toward the limit.
    if (node.attributes.some(({ value }) => value !== null && typeof value === 'object'))
      this.#spend(sizeOf(properties))
    const children = () => this.#all(node.children)
    if (node.name === null) return children()
    const file = this.#components.get(node.name) ?? snippetFile(node.name, properties)
    if (file !== undefined) {
      const { start, end } = node.position ?? {}
      const again = () => {
        this.#spend((end?.offset ?? 0) - (start?.offset ?? 0))
        return children()
      }
      return this.#include(file, place, { ...properties, children: { [CHILDREN]: again } })
    }
    return [
      {
        type: 'element',
        tagName: node.name,
        properties: properties as Element['properties'],
        children: children(),
        place: computed.length === 0 ? place : { ...place, computed }
      }
    ]
  }

  #include(written: string, place: PlaceOnPage, props: Properties): ElementContent[] {
    const { files, addProblem, chain } = this.#expansion
    const file = [written, `_${written}`].find(path => files.text(path) !== undefined) ?? written
    const text = files.text(file)
    if (text === undefined || chain.includes(file)) {
      if (text !== undefined) addProblem(endlessSnippet(file, place))
      else if (!hasHiddenName(file)) addProblem(missingSnippet(file, place))
      return []
    }
    this.#spend(text.length, file)
    const { tree, isMdx, problem } = files.parsed(file, text)
    if (problem) addProblem(notValid(problem, file))
    const expansion = { ...this.#expansion, chain: [...chain, file] }
    const given = new Map<string, unknown>([...Object.entries(props), ['props', props]])
    return new FileExpansion(expansion, isMdx ? given : undefined).expand(tree)
  }

  /** Counts characters toward the limit. `file`: the included snippet; by default, the file that is being expanded. */
  #spend(size: number, file = this.#placeOf({}).file): void {
    const { included } = this.#expansion
    if (size > included.left) throw new TooMuchIncluded(file)
    included.left -= size
  }

  #placeOf({ position }: Pick<RootContent, 'position'>): PlaceOnPage {
    const { line, column } = position?.start ?? PAGE_START
    return { file: this.#expansion.chain.length > 1 ? this.#file : undefined, line, column }
  }
}

function readExport(statement: Program['body'][number], values: Map<string, unknown>): void {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (declaration?.type !== 'VariableDeclaration') return
  for (const { id, init } of declaration.declarations) {
    const literal = literalOf(init, values)
    if (literal && id.type === 'Identifier') values.set(id.name, literal.value)
  }
}

/** Returns the snippet path in `<Snippet file="setup.mdx" />`, the older alternative to imports. */
function snippetFile(name: string, { file }: Properties): string | undefined {
  return name === 'Snippet' && typeof file === 'string' ? `snippets/${file.replace(/^\/+/, '')}` : undefined
}

function isChildren(value: unknown): value is { [CHILDREN]: () => ElementContent[] } {
  return typeof value === 'object' && value !== null && CHILDREN in value
}
