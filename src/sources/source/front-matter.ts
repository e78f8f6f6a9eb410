import { YAMLParseError } from 'yaml'
import { MAX_FRONT_MATTER_LENGTH } from '../source-file-limits.ts'
import { type DocsProblem, startOf } from './problems.ts'
import { parseYaml } from './yaml.ts'

const START = /^\uFEFF?---[ \t]*(?:\r\n?|\n)/
const END = /(?:\r\n?|\n)---[ \t]*(?:\r\n?|\n|$)/g
const QUOTED_VALUE = /^( *)(?![ #])(?:[^\n]*?:|-)[ \t]+(?:"[^"\\]*(?:\\[^][^"\\]*)*"|'[^']*(?:''[^']*)*')/gm

export interface FrontMatter {
  front: Record<string, unknown>
  body: string
  problem?: DocsProblem
}

export function readFrontMatter(text: string, file: string): FrontMatter {
  const block = frontMatterBlock(text)
  if (block === undefined) {
    const late = START.test(text) ? undefined : lateFrontMatter(text)
    return { front: {}, body: text, ...(late !== undefined && { problem: misplaced(file, late) }) }
  }
  const body = text.slice(block.end)
  try {
    if (block.yaml.length > MAX_FRONT_MATTER_LENGTH)
      throw new Error(`it is longer than ${MAX_FRONT_MATTER_LENGTH} characters`)
    const front = plainFields(block.yaml) ?? parseLeniently(block.yaml)
    // Throws an error for a value that contains itself, which YAML anchors allow.
    JSON.stringify(front)
    return { front: typeof front === 'object' && front !== null ? { ...front } : {}, body }
  } catch (error) {
    const [at] = (error instanceof YAMLParseError && error.linePos) || []
    const [reason = ''] = (error as Error).message.split(/ at line \d|\n/)
    const message = `the front matter is not valid: ${reason}`
    const place = at ? { file, line: at.line + 1, column: at.col } : startOf(file)
    return { front: {}, body, problem: { kind: 'invalid-source', message, place } }
  }
}

const FIELD =
  /^([a-z][\w-]*): +(?:"([^"\\\p{C}\p{Zl}\p{Zp}]*)" *|'([^'\p{C}\p{Zl}\p{Zp}]*)' *|([\p{L}/](?: |[^:#\p{C}\p{Z}])*)|(\["[^"\\\p{C}\p{Zl}\p{Zp}]*"(?:, ?"[^"\\\p{C}\p{Zl}\p{Zp}]*")*\]) *)$/iu
/** Words that are not texts in YAML. */
const NOT_TEXT = /^(?:null|true|false)$/i

/** Reads fields that each have a value on one line, as on most pages. Undefined for other YAML, which takes longer. */
export function plainFields(yaml: string): Record<string, string | boolean | string[]> | undefined {
  const fields = new Map<string, string | boolean | string[]>()
  for (const line of yaml.split('\n')) {
    const [, name, double, single, plain, list] = FIELD.exec(line) ?? []
    if (name === undefined || fields.has(name) || NOT_TEXT.test(name)) return undefined
    const value =
      double ?? single ?? (list === undefined ? plainValue(plain) : (JSON.parse(list) as string[]))
    if (value === undefined) return undefined
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

function plainValue(plain = ' '): string | boolean | undefined {
  if (plain === 'true' || plain === 'false') return plain === 'true'
  return NOT_TEXT.test(plain) || plain.endsWith(' ') ? undefined : plain
}

/** Parses YAML like the service, which also accepts whitespace before the first key and unindented quoted values. */
function parseLeniently(yaml: string): unknown {
  const blank = yaml.slice(0, yaml.length - yaml.trimStart().length)
  const trimmed = blank.replace(/[^\r\n]/g, '') + yaml.trim()
  const indented = trimmed.replace(QUOTED_VALUE, (value, indent: string) =>
    value.replaceAll('\n', `\n ${indent}`)
  )
  try {
    return parseYaml(yaml)
  } catch (error) {
    for (const text of [trimmed, indented])
      try {
        return parseYaml(text)
      } catch {
        // The error for the original text is reported.
      }
    throw error
  }
}

/** Replaces the front matter with spaces, so that positions in the rest of the text do not change. */
export function blankFrontMatter(text: string): string {
  const { end } = frontMatterBlock(text) ?? { end: 0 }
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end)
}

function frontMatterBlock(text: string): { yaml: string; end: number } | undefined {
  const start = START.exec(text)?.[0].length
  if (start === undefined) return undefined
  // In an empty block, the line break before the end marker is part of the start marker.
  END.lastIndex = start - 1
  const end = END.exec(text)
  return end === null ? undefined : { yaml: text.slice(start, end.index), end: end.index + end[0].length }
}

/** Matches HTML comments, MDX comments, and link definitions that serve as comments, such as `[comment]: #`. */
const COMMENT = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}|^\[[^\]\n]*\]:[ \t]*(?:#|<>).*$/gm

/** Finds front matter that begins below line 1, after only whitespace, imports, and comments. Returns its line. */
function lateFrontMatter(text: string): number | undefined {
  const read = text
    .slice(0, MAX_FRONT_MATTER_LENGTH)
    .replace(COMMENT, comment => comment.replace(/[^\n]/g, ''))
  const lines = read.split('\n')
  const start = lines.findIndex(line => !/^\s*(?:import\s.*)?$/.test(line))
  if (start < 1 || !/^---[ \t]*\r?$/.test(lines[start] ?? '')) return undefined
  const length = lines.slice(start + 1).findIndex(line => !/^(?:[\w-]+:(?:\s|$)|[ \t#]|-\s|\r?$)/.test(line))
  const isClosed = /^---[ \t]*\r?$/.test(lines[start + 1 + length] ?? '')
  const hasTitle = lines.slice(start + 1, start + 1 + length).some(line => /^[\w-]+:\s/.test(line))
  return isClosed && hasTitle ? start + 1 : undefined
}

function misplaced(file: string, line: number): DocsProblem {
  const message = 'the front matter does not begin on line 1, so the service shows it as text'
  return { kind: 'invalid-source', message, place: { file, line, column: 1 } }
}
