import { type RepeatingClock } from '../../src/runtime/time/clock.ts'
import { Failure } from '../../src/runtime/failure.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import type { RunContext } from '../../src/runtime/context.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'

export interface Circumstances {
  clock?: RepeatingClock
  log?: MemoryLog
  signal?: AbortSignal
  random?: () => number
}

/** Starts the main function of an action, with real connections. The function fills `outputs` while it runs. */
export function startMain(
  main: (context: RunContext & { clock: RepeatingClock }) => Promise<void>,
  {
    clock = new FakeClock(),
    log = new MemoryLog(),
    signal = new AbortController().signal,
    random = () => 0.5
  }: Circumstances = {}
) {
  const outputs: Record<string, string> = {}
  const summaries: string[] = []
  const ended = (async () => {
    using http = new AgentHttp('static-docs-export-test')
    await main({
      http,
      clock,
      log,
      signal,
      random,
      setOutput: (name, value) => void (outputs[name] = String(value)),
      writeSummary: async markdown => {
        summaries.push(markdown)
        await Promise.resolve()
      }
    })
  })()
  return { ended, outputs, summaries, log }
}

/** Runs the main function of an action to its end, and returns its Failure, if any. */
export async function runMain(...start: Parameters<typeof startMain>) {
  const { ended, ...run } = startMain(...start)
  const failure = await ended.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Failure) return error
      throw error
    }
  )
  return { ...run, failure, summary: run.summaries.at(-1) ?? '' }
}
