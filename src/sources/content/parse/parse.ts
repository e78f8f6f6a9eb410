import type { Root } from 'hast'
import { percentDecode } from '../../../runtime/text/percent-decode.ts'
import { isMdxFile } from '../../page-file.ts'
import { blankFrontMatter } from '../../source/front-matter.ts'
import { LineStarts } from '../../source/line-starts.ts'
import { replaceLines } from '../../source/page-source.ts'
import { ParserFailure, parseMarkdown } from './satteri.ts'
import { joinTagEnds, restorePlaces } from './tag-ends.ts'
import { addStatements, checkElements } from './validity.ts'
import { walkElements } from './walk.ts'

export interface ParsedText {
  tree: Root
  /** True if components are nodes of the tree; false if components are unparsed HTML. */
  isMdx: boolean
  problem?: { message: string; line: number; column: number }
}

/** Parses `.mdx` as MDX and `.md` as Markdown with HTML. The tree of invalid MDX is empty. */
export function parseText(source: string, content: string): ParsedText {
  // Front matter is blanked here, because the parser and the service use different rules for its end.
  const text = blankFrontMatter(content.replace(/^\uFEFF/, ''))
  if (!isMdxFile(source)) return { tree: parseTree(text, false), isMdx: false }
  try {
    return { tree: parseMdx(escapeCustomIds(spacesBetweenTags(text))), isMdx: true }
  } catch (error) {
    if (error instanceof ParserFailure || error instanceof RangeError) throw error
    return { tree: { type: 'root', children: [] }, isMdx: true, problem: problemOf(error as Error) }
  }
}

function parseMdx(text: string): Root {
  let tree: Root
  try {
    tree = parseTree(text, true)
  } catch (error) {
    tree = parseJoined(text, error as Error)
  }
  addStatements(tree)
  checkElements(tree, text)
  return tree
}

/** Retries after an error, because the parser rejects some multiline tags that the service accepts. */
function parseJoined(text: string, error: Error): Root {
  const joined = error instanceof ParserFailure ? undefined : joinTagEnds(text)
  if (joined === undefined) throw error
  try {
    const tree = parseTree(joined, true)
    restorePlaces(tree, text)
    return tree
  } catch (next) {
    const { message } = next as Error
    if (!PARSE_ERROR.test(message)) throw next
    const offset = new LineStarts(joined).offsetOf(problemOf(next as Error))
    const { line, column } = new LineStarts(text).placeAt(offset)
    throw new Error(message.replace(/^[\d:-]+/, `${line}:${column}:`), { cause: next })
  }
}

const ENCODED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[\da-f](?:%[89ab][\da-f]){3}/gi
const DEFINITION = /^.*\]:.*$/gm
const ADDRESSES = ['href', 'src', 'id'] as const

/** Parses a text and restores the original addresses, because the parser percent-encodes them. */
function parseTree(text: string, isMdx: boolean): Root {
  const tree = parseMarkdown(text, { isMdx })
  let defined: Set<string> | undefined
  walkElements(tree.children, ({ properties, position }) => {
    for (const name of ADDRESSES) {
      const value = properties[name]
      if (typeof value !== 'string' || !value.includes('%')) continue
      // For `[text][name]` and footnotes, the address is on the line of the definition.
      const source = position ? text.slice(position.start.offset, position.end.offset) : ']'
      const written = source.endsWith(']')
        ? (defined ??= new Set(text.match(DEFINITION)?.join('\n').match(ENCODED)))
        : new Set(source.match(ENCODED))
      properties[name] = value.replace(ENCODED, part => (written.has(part) ? part : percentDecode(part)))
    }
  })
  return tree
}

/** Matches `3:5: Could not parse expression with oxc: … (mdx:code)`, also with an end position: `3:5-3:9: …`. */
const PARSE_ERROR = /^(\d+):(\d+)(?:-\d+:\d+)?: ([^]*?)(?: \([\w-]+:[\w-]+\))?$/

function problemOf({ message }: Error): ParsedText['problem'] & object {
  const [, line = 1, column = 1, reason = message] = PARSE_ERROR.exec(message) ?? []
  return {
    message: `not valid MDX: ${reason.replace(' with oxc', '')}`,
    line: Number(line),
    column: Number(column)
  }
}

/** Escapes the braces in `## Title {#id}`, because `{#id}` is not an expression. The id is read from the text later. */
function escapeCustomIds(text: string): string {
  if (!/\{\s*#/.test(text)) return text
  return replaceLines(text, line => line.replace(CUSTOM_ID, escapeCustomId))
}

const CUSTOM_ID = /^(\s*#{1,6}\s.*?)(?<!\\)(\\*)\{\s*(#[^{}]+)\}\s*$/

/** In `\{#id\}`, the service shows the first backslash as text and reads the second one as part of the id. */
function escapeCustomId(_line: string, heading: string, backslashes: string, id: string): string {
  const escaped = backslashes.length % 2 === 0 ? backslashes : `${backslashes}\\`
  return String.raw`${heading}${escaped}\{${id.replaceAll('\\', String.raw`\\`)}\}`
}

/** Replaces tabs between components or expressions with spaces, because the parser drops the content after a tab. */
function spacesBetweenTags(text: string): string {
  if (!/[>}] *\t[ \t]*[<{]/.test(text)) return text
  return replaceLines(text, line =>
    line.replace(/(?<=[>}])[ \t]+(?=[<{])/g, spaces => ' '.repeat(spaces.length))
  )
}
