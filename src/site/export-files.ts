import { readFileSync, statSync } from 'node:fs'
import type * as z from 'zod/mini'
import { reasonOf } from '../runtime/failure.ts'

/** Why a file that another run or a person wrote cannot be used. */
export interface FileProblem {
  problem: 'missing' | 'unreadable' | 'damaged' | 'later-version'
  /** A clause about the file: `it is not JSON: …`. */
  detail: string
}

export const MAX_FILE_BYTES = 100_000_000

/** Reads a file from the disk. It may be anyone's, so the size is checked before. */
export function loadFile<T extends object>(
  path: string,
  parse: (text: string) => T | FileProblem
): T | FileProblem {
  let text: string
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return TOO_LARGE
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? { problem: 'missing', detail: 'it does not exist' }
      : { problem: 'unreadable', detail: `it cannot be read: ${reasonOf(error)}` }
  }
  return parse(text)
}

export function parseJson(text: string): { value: unknown } | FileProblem {
  if (text.length > MAX_FILE_BYTES) return TOO_LARGE
  try {
    // Editors on Windows may put a byte order mark at the start.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown }
  } catch (error) {
    return damaged(`it is not JSON: ${reasonOf(error)}`)
  }
}

/** Reads a value from any source, and names the first field that is wrong. */
export function readValue<T extends object>(schema: z.ZodMiniType<T>, value: unknown): T | FileProblem {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const keys = issue?.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  const problem =
    issue?.code === 'invalid_type' ? `is missing, or not of the type ${issue.expected}` : issue?.message
  return damaged(`\`${keys?.join('').slice(1) ?? ''}\` ${problem ?? 'is invalid'}`)
}

export function damaged(detail: string): FileProblem {
  return { problem: 'damaged', detail }
}

const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`)

export function inputProblem(
  name: 'manifest-path' | 'changes-path',
  path: string,
  { detail }: FileProblem
): string {
  const file = name.replace('-path', '.json')
  return `\`${name}\` is not the ${file} of an export: ${detail} (${path}). Set it to the output \`${name}\` of the export action`
}
