import { parentPort, workerData } from 'node:worker_threads'
import { type Deferred, deferred } from '../time/deferred.ts'
import { type FromThread, NO_FILE, type Progress, type ThreadWork, type ToThread } from './messages.ts'

export type EndParsing = () => void

/** Functions with which a task reports its progress and asks questions. */
export interface TaskCaller<Question> {
  /** Starts a file's time limit. The returned function ends the limit unless the limit for another file has started. */
  parsing: (place?: number) => EndParsing
  countPages: (done: number, total: number) => void
  ask: (question: Question) => Promise<unknown>
}

/** Runs the received tasks in the thread, one after another. An error in a task ends the thread. */
export function serveTasks<Work extends ThreadWork>(
  run: (task: Work['task'], caller: TaskCaller<Work['question']>) => Promise<Work['result']>
): void {
  const progress = workerData as Progress
  const waiting = new Map<number, Deferred<unknown>>()
  let asked = 0
  const send = (message: FromThread<Work>): void => parentPort?.postMessage(message)
  const caller: TaskCaller<Work['question']> = {
    parsing(place = NO_FILE) {
      Atomics.store(progress, 0, place)
      const before = Atomics.add(progress, 1, 1)
      return () => {
        if (Atomics.load(progress, 1) === before + 1) caller.parsing()
      }
    },
    countPages(done, total) {
      Atomics.store(progress, 2, done)
      Atomics.store(progress, 3, total)
    },
    async ask(question) {
      const answer = deferred<unknown>()
      asked += 1
      waiting.set(asked, answer)
      send({ id: asked, question })
      return await answer.promise
    }
  }
  const runTask = async (task: Work['task']): Promise<void> => {
    caller.countPages(0, 0)
    const result = await run(task, caller)
    caller.parsing()
    send({ result })
  }
  parentPort?.on('message', (message: ToThread<Work>) => {
    if ('task' in message) {
      void runTask(message.task)
      return
    }
    const answer = waiting.get(message.id)
    waiting.delete(message.id)
    if ('error' in message) answer?.reject(new Error(message.error))
    else answer?.resolve(message.value)
  })
}
