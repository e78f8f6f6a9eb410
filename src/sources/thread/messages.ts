/** Task, question and result of a kind of thread that reads documentation. */
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
 * The state of the thread, in memory that both sides see: the place of the file that is being parsed, as the task
 * counts them; how often it changed; pages that are done, and all of them.
 */
export type Progress = Int32Array<SharedArrayBuffer>

/** Replaces a file while none is being parsed. */
export const NO_FILE = -1

/** The code of an error after which only a new thread has the memory again. */
export const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED'

export function newProgress(): Progress {
  const progress = new Int32Array(new SharedArrayBuffer(16))
  progress[0] = NO_FILE
  return progress
}
