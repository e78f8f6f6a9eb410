import { afterAll, jest } from '@jest/globals'
import type { ThreadWork } from '../../src/runtime/thread/messages.ts'
import { TaskThread } from '../../src/runtime/thread/run-tasks.ts'

/** Idle threads by name. */
const kept = new Map<string, TaskThread<ThreadWork>[]>()

afterAll(async () => {
  await Promise.all([...kept.values()].flat().map(async thread => await thread.end()))
})

/**
 * Keeps a finished thread for the next review, because a thread takes half a second of CPU time to start, and the tests
 * review hundreds of changes. The tests of `review-in-worker` and `dist` start and end threads as the action does.
 */
class KeptThread {
  readonly #name: string
  readonly #thread: TaskThread<ThreadWork>

  constructor(...[name, caller]: ConstructorParameters<typeof TaskThread>) {
    this.#name = name
    this.#thread = kept.get(name)?.pop() ?? new TaskThread(name, caller)
  }

  get pages(): { done: number; total: number } {
    return this.#thread.pages
  }

  async run(...task: Parameters<TaskThread<ThreadWork>['run']>): Promise<unknown> {
    return await this.#thread.run(...task)
  }

  end(): void {
    kept.set(this.#name, [...(kept.get(this.#name) ?? []), this.#thread])
  }
}

jest.unstable_mockModule('../../src/runtime/thread/run-tasks.ts', () => ({ TaskThread: KeptThread }))
