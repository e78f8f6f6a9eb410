import type { Emulator } from '../../src/emulator/index.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { createService } from '../../src/service/client.ts'
import { readInputs } from '../../src/wait-for-agent/inputs.ts'
import { main } from '../../src/wait-for-agent/main.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'

interface Waiting {
  inputs?: Record<string, string>
  clock?: FakeClock
  signal?: AbortSignal
}

/** Runs the action against the emulator, with a clock that does not wait. */
export async function waitFor(
  { url, key }: Pick<Emulator, 'url' | 'key'>,
  jobId: string | undefined,
  { inputs: more = {}, clock = new FakeClock(), signal = new AbortController().signal }: Waiting = {}
) {
  const log = new MemoryLog()
  const outputs: Record<string, string> = {}
  const summaries: string[] = []
  const inputs = readInputs({
    'base-url': url,
    'api-key': key,
    'project-id': 'project-1',
    ...(jobId !== undefined && { 'job-id': jobId }),
    ...more
  })
  using http = new AgentHttp('test')
  const random = () => 0.5
  const failure: unknown = await main(inputs, {
    service: createService(inputs, { http, clock, random, log, signal }),
    http,
    clock,
    random,
    log,
    signal,
    errorsPage: 'https://github.com/example/action/blob/v1/docs/errors.md',
    setOutput: (name, value) => void (outputs[name] = String(value)),
    writeSummary: async markdown => {
      summaries.push(markdown)
      await Promise.resolve()
    }
  }).catch((error: unknown) => error)
  return { failure, log, outputs, summaries, clock }
}
