import { setImmediate } from 'node:timers/promises'

/** Performs work that pauses now and then, and lets a timeout or a signal end it there. */
export async function inSteps<T>(work: Generator<undefined, T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    await setImmediate()
    signal.throwIfAborted()
  }
}
