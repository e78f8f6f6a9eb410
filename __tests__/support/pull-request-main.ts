import { afterAll, jest } from '@jest/globals'
import type { ThreadWork } from '../../src/sources/thread/messages.ts'
import { DocsThread, UnreadableFile } from '../../src/sources/thread/run-tasks.ts'

/** By the file of the thread. */
const kept = new Map<string, DocsThread<ThreadWork>[]>()

afterAll(async () => {
  await Promise.all([...kept.values()].flat().map(async thread => await thread.end()))
})

/**
 * A thread takes half a second of CPU time to start, and the tests review hundreds of changes: one that has done its task
 * is kept for the next review. `review-in-worker` and the tests of `dist` start and end threads as the action does.
 */
class KeptThread {
  readonly #file: string
  readonly #thread: DocsThread<ThreadWork>
  #isReady = false

  constructor(file: URL) {
    this.#file = file.href
    this.#thread = kept.get(this.#file)?.pop() ?? new DocsThread(file)
  }

  get pages(): { done: number; total: number } {
    return this.#thread.pages
  }

  async run(...task: Parameters<DocsThread<ThreadWork>['run']>): Promise<unknown> {
    this.#isReady = false
    const result = await this.#thread.run(...task)
    this.#isReady = !(result instanceof UnreadableFile)
    return result
  }

  unref(): void {
    this.#thread.unref()
  }

  async end(): Promise<void> {
    if (this.#isReady) kept.set(this.#file, [...(kept.get(this.#file) ?? []), this.#thread])
    else await this.#thread.end()
  }
}

jest.unstable_mockModule('../../src/sources/thread/run-tasks.ts', () => ({
  DocsThread: KeptThread,
  UnreadableFile
}))

export const { main } = await import('../../src/pull-request/main.ts')
