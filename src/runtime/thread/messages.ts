/** Types of the task, question, and result of a thread that reads untrusted files. */
export interface ThreadWork {
  task: unknown
  question: unknown
  result: unknown
}

/** A message to a thread: a task, or the answer to a question. */
export type ToThread<Work extends ThreadWork> =
  | { task: Work['task'] }
  | ({ id: number } & ({ value: unknown } | { error: string }))

export type FromThread<Work extends ThreadWork> =
  | { id: number; question: Work['question'] }
  | { result: Work['result'] }

/**
 * State of the thread in shared memory: the index of the file that is being parsed, as defined by the task; the number
 * of times this index changed; the number of finished pages; the total number of pages.
 */
export type Progress = Int32Array<SharedArrayBuffer>

/** File index while no file is being parsed. */
export const NO_FILE = -1

/** Code of the error for a parser that ran out of memory. Parsing can continue only in a new thread. */
export const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED'

export function newProgress(): Progress {
  const progress = new Int32Array(new SharedArrayBuffer(16))
  progress[0] = NO_FILE
  return progress
}
