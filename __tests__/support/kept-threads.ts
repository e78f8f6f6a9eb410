import { afterAll, jest } from '@jest/globals'
import type { ThreadWork } from '../../src/runtime/thread/messages.ts'
import { TaskThread } from '../../src/runtime/thread/run-tasks.ts'

/** Idle threads by the address of their module. */
const kept = new Map<string, TaskThread<ThreadWork>[]>()

afterAll(async () => {
  await Promise.all([...kept.values()].flat().map(async thread => await thread.end()))
})

/**
 * Keeps a finished thread for the next review, because a thread takes half a second of CPU time to start, and the tests
 * review hundreds of changes. The tests of `review-in-worker` and `dist` start and end threads as the action does.
 */
class KeptThread {
  readonly #module: string
  readonly #thread: TaskThread<ThreadWork>

  constructor(module: URL) {
    this.#module = module.href
    this.#thread = kept.get(this.#module)?.pop() ?? new TaskThread(module)
  }

  get pages(): { done: number; total: number } {
    return this.#thread.pages
  }

  async run(...task: Parameters<TaskThread<ThreadWork>['run']>): Promise<unknown> {
    return await this.#thread.run(...task)
  }

  end(): void {
    kept.set(this.#module, [...(kept.get(this.#module) ?? []), this.#thread])
  }
}

jest.unstable_mockModule('../../src/runtime/thread/run-tasks.ts', () => ({ TaskThread: KeptThread }))
