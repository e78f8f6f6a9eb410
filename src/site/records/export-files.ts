import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as z from 'zod/mini'
import { reasonOf } from '../../runtime/failure.ts'
import { Problem } from '../../runtime/problem.ts'

/** A problem with a file from another run or from a user. The message is a clause, such as `it is not JSON: …`. */
export class FileProblem extends Problem {
  readonly kind: 'missing' | 'unreadable' | 'damaged' | 'later-version'

  constructor(kind: FileProblem['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

export const MAX_FILE_BYTES = 100_000_000

/** Reads a file from the disk. Checks the size first, since the file can have any origin. */
export function loadFile<T extends object>(
  path: string,
  parse: (text: string) => T | FileProblem
): T | FileProblem {
  let text: string
  try {
    const stats = statSync(path)
    // Opening a named pipe would block until another process writes to it. Shell pipes, `<(…)`, are already open.
    if (!stats.isFile() && !path.startsWith('/dev/fd/'))
      return new FileProblem('unreadable', 'it is not a file')
    if (stats.size > MAX_FILE_BYTES) return TOO_LARGE
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? new FileProblem('missing', 'it does not exist')
      : new FileProblem('unreadable', `it cannot be read: ${reasonOf(error)}`)
  }
  return parse(text)
}

export function jsonIn(text: string): { value: unknown } | FileProblem {
  if (text.length > MAX_FILE_BYTES) return TOO_LARGE
  try {
    // Editors on Windows may add a byte order mark.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown }
  } catch (error) {
    return damaged(`it is not JSON: ${reasonOf(error)}`)
  }
}

/** Validates a value. The problem contains the path of the first invalid field. */
export function readValue<T extends object>(schema: z.ZodMiniType<T>, value: unknown): T | FileProblem {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const keys = issue?.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  const problem =
    issue?.code === 'invalid_type' ? `is missing or not of the type ${issue.expected}` : issue?.message
  return damaged(`\`${keys?.join('').slice(1) ?? ''}\` ${problem ?? 'is invalid'}`)
}

export function parseValue<T extends object>(schema: z.ZodMiniType<T>, text: string): T | FileProblem {
  const json = jsonIn(text)
  return json instanceof FileProblem ? json : readValue(schema, json.value)
}

/** Formats a list in JSON with one item per line, so that two files can be compared line by line. */
export function listText(name: string, items: readonly object[]): string {
  const lines = items.map(item => `\n    ${JSON.stringify(item)}`)
  return `"${name}": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]`
}

export function damaged(message: string): FileProblem {
  return new FileProblem('damaged', message)
}

const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)

export function loadInput<T extends object>(
  name: 'manifest-path' | 'changes-path',
  path: string,
  parse: (text: string) => T | FileProblem,
  workspace = '.'
): T | Problem {
  const loaded = loadFile(resolve(workspace, path), parse)
  if (!(loaded instanceof Problem)) return loaded
  const file = name.replace('-path', '.json')
  return new Problem(
    `\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`
  )
}
