import type { Program } from 'estree'
import type { Root } from 'hast'
import { percentDecode } from '../../../runtime/percent-decode.ts'
import { linesOf } from '../../source/page-source.ts'
import { parseCode, parseMarkdown } from './satteri.ts'
import { walkElements } from './walk.ts'

declare module 'hast' {
  interface Data {
    /** Of imports and exports. */
    statements?: Program['body']
  }
}

export interface ParsedText {
  tree: Root
  /** Whether components are nodes of the tree, or HTML that is still text. */
  isMdx: boolean
  problem?: { message: string; line: number; column: number }
}

/** Parses `.mdx` as MDX, or as Markdown with HTML when it is not valid MDX, and `.md` as Markdown with HTML. */
export function parseText(source: string, text: string): ParsedText {
  if (!source.endsWith('.mdx')) return { tree: parseTree(text, false), isMdx: false }
  try {
    const tree = parseTree(escapeCustomIds(text), true)
    addStatements(tree)
    return { tree, isMdx: true }
  } catch (error) {
    if (error instanceof RangeError) throw error
    const tree = parseTree(withoutIndentedCode(removeCode(text)), false)
    return { tree, isMdx: false, problem: problemOf(error as Error) }
  }
}

/** One encoded character. */
const ENCODED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[\da-f](?:%[89ab][\da-f]){3}/gi
const DEFINITION = /^.*\]:.*$/gm

/** With addresses as they are written: the parser encodes them. */
function parseTree(text: string, isMdx: boolean): Root {
  const tree = parseMarkdown(text, { isMdx })
  let defined: Set<string> | undefined
  walkElements(tree.children, ({ properties, position }) => {
    for (const name of ['href', 'src', 'id']) {
      const value = properties[name]
      if (typeof value !== 'string' || !value.includes('%')) continue
      // `[text][name]` and footnotes: the address is in the line of its definition.
      const source = position ? text.slice(position.start.offset, position.end.offset) : ']'
      const written = source.endsWith(']')
        ? (defined ??= new Set(text.match(DEFINITION)?.join('\n').match(ENCODED)))
        : new Set(source.match(ENCODED))
      properties[name] = value.replace(ENCODED, part => (written.has(part) ? part : percentDecode(part)))
    }
  })
  return tree
}

/** Prose that begins like a statement is found here: the parser of the file takes it for code. */
function addStatements({ children }: Root): void {
  for (const node of children) {
    if (node.type !== 'mdxjsEsm') continue
    const program = parseCode(node.value, 'statements')
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    if (program === undefined) throw new Error(`${line}:${column}: Could not parse import or export`)
    node.data = { ...node.data, statements: program.body }
  }
}

/** `3:5: Could not parse expression with oxc: … (mdx:code)`, or with a second place: `3:5-3:9: …`. */
const PARSE_ERROR = /^(\d+):(\d+)(?:-\d+:\d+)?: ([^]*?)(?: \([\w-]+:[\w-]+\))?$/

function problemOf({ message }: Error): ParsedText['problem'] & object {
  const [, line = 1, column = 1, reason = message] = PARSE_ERROR.exec(message) ?? []
  return {
    message: `not valid MDX, read as Markdown: ${reason.replace(' with oxc', '')}`,
    line: Number(line),
    column: Number(column)
  }
}

/** `## Title {#id}` is not an expression: the braces become text, from which the id is read later. */
function escapeCustomIds(text: string): string {
  if (!/\{\s*#/.test(text)) return text
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

/** Content of components is indented, which in Markdown makes it code. */
function withoutIndentedCode(text: string): string {
  return linesOf(text)
    .map(({ text: line, isCode }) => (isCode ? line : line.replace(/^[ \t]{4,}/, '   ')))
    .join('\n')
}
