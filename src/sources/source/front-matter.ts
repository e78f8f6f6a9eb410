import { parse, YAMLParseError } from 'yaml'
import { type DocsProblem, startOf } from './problems.ts'

const START = /^\uFEFF?---[ \t]*\r?\n/
const END = /\n---[ \t]*(?:\r?\n|$)/g
/** YAML is parsed before anything can end it. */
const MAX_LENGTH = 100_000

export interface FrontMatter {
  front: Record<string, unknown>
  body: string
  problem?: DocsProblem
}

export function readFrontMatter(text: string, file: string): FrontMatter {
  const start = START.exec(text)?.[0].length
  // The line break before the end belongs to the start when the block is empty.
  END.lastIndex = (start ?? 0) - 1
  const end = start === undefined ? null : END.exec(text)
  if (start === undefined || end === null) return { front: {}, body: text }
  const body = text.slice(end.index + end[0].length)
  try {
    if (end.index - start > MAX_LENGTH) throw new Error(`longer than ${MAX_LENGTH} characters`)
    const front: unknown = parse(text.slice(start, Math.max(start, end.index)), { logLevel: 'error' })
    return { front: typeof front === 'object' && front !== null ? { ...front } : {}, body }
  } catch (error) {
    const [at] = (error instanceof YAMLParseError && error.linePos) || []
    const [reason = ''] = (error as Error).message.split(/ at line \d|\n/)
    const message = `the front matter is not valid: ${reason}`
    const place = at ? { file, line: at.line + 1, column: at.col } : startOf(file)
    return { front: {}, body, problem: { kind: 'invalid-source', message, place } }
  }
}
