import type { Program } from 'estree'
import type { Root, RootContent } from 'hast'
import { parseCode } from './satteri.ts'
import { walk } from './walk.ts'

declare module 'hast' {
  interface Data {
    /** Import and export statements. */
    statements?: Program['body']
  }
}

type Statement = Program['body'][number]
type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Thrown for invalid MDX that the parser accepts. As in parser errors, the message begins with the line and column. */
class NotValid extends Error {
  override readonly name = 'NotValid'

  constructor(reason: string, { position }: Pick<RootContent, 'position'>, before = '') {
    const { line, column } = position?.start ?? { line: 1, column: 1 }
    const lines = before.split('\n')
    const last = (lines.at(-1) ?? '').length
    super(`${line + lines.length - 1}:${lines.length > 1 ? last + 1 : column + last}: ${reason}`)
  }
}

/**
 * Parses imports and exports, and rejects all other statements: the parser also reads text as code if no blank line
 * separates the text from an import.
 */
export function addStatements({ children }: Root): void {
  const imported = new Set<string>()
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue
    const program = parseCode(node.value, 'statements')
    if (program === undefined) throw new NotValid('Could not parse import or export', node)
    for (const statement of program.body) {
      const reason = problemOf(statement, imported)
      if (reason !== undefined) throw new NotValid(reason, node, textBefore(statement, node.value))
    }
    for (const statement of program.body) for (const name of importedNames(statement)) imported.add(name)
    node.data = { ...node.data, statements: program.body }
  }
}

function problemOf(statement: Statement, imported: ReadonlySet<string>): string | undefined {
  if (!/^(?:Import|Export)/.test(statement.type))
    return 'Could not parse import or export: leave a blank line after it'
  const again = [...importedNames(statement), ...exportedNames(statement)].find(name => imported.has(name))
  return again === undefined ? undefined : `Could not parse import or export: ${again} is already imported`
}

function importedNames(statement: Statement): string[] {
  return statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : []
}

function exportedNames(statement: Statement): string[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
  if (!declaration) return []
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name]
  if (declaration.kind === 'var') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** Returns the code before a statement. The parser counts positions in bytes. */
export function textBefore(statement: Statement, code: string): string {
  const { start = 0 } = statement as { start?: number }
  return Buffer.from(code).subarray(0, start).toString()
}

/** Rejects tags that overlap other elements, such as `**<b>text**</b>`, and empty attribute expressions. */
export function checkElements({ children }: Root, text: string): void {
  walk(children, node => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (!isClosed(node, text)) throw new NotValid(`Expected a closing tag for \`<${node.name ?? ''}>\``, node)
    for (const { value } of node.attributes)
      if (value !== null && typeof value === 'object' && isEmptyCode(value.value))
        throw new NotValid('Unexpected empty expression', node)
  })
}

function isClosed({ position, children }: JsxElement, text: string): boolean {
  const end = position?.end.offset
  if (end === undefined) return true
  const last = children.at(-1)?.position?.end.offset
  return text[end - 1] === '>' && (last === undefined || last < end)
}

/** Whether code consists only of whitespace and comments. */
function isEmptyCode(code: string): boolean {
  const start = code.trimStart()
  return start === '' || (/^\/[/*]/.test(start) && parseCode(code, 'expression') === undefined)
}
