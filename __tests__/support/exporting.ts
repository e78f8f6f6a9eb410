import type { Clock } from '../../src/runtime/clock.ts'
import { readInputs } from '../../src/export/inputs.ts'
import { main } from '../../src/export/main.ts'
import { readGitHubContext } from '../../src/export/github-context.ts'
import { Failure } from '../../src/runtime/failure.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'

export interface ExportCircumstances {
  clock?: Clock
  log?: MemoryLog
  signal?: AbortSignal
  /** Environment variables of the runner, besides the repository and the run. */
  env?: Record<string, string>
}

/** The export with real connections and without waiting. Outputs are there from the moment they are set. */
export function startExport(
  { url, key }: { url: string; key: string },
  given: Record<string, string>,
  {
    clock = new FakeClock(),
    log = new MemoryLog(),
    signal = new AbortController().signal,
    env = {}
  }: ExportCircumstances = {}
) {
  const github = readGitHubContext({ GITHUB_REPOSITORY: 'example/docs', GITHUB_RUN_ID: '17', ...env })
  const service = given['from'] === undefined ? { 'base-url': url, 'api-key': key } : {}
  const inputs = readInputs({ deliver: 'url', ...service, ...given }, github)
  const outputs: Record<string, string> = {}
  const summaries: string[] = []
  const ended = (async () => {
    using http = new AgentHttp('static-docs-export-test')
    await main(inputs, {
      http,
      clock,
      log,
      signal,
      github,
      random: () => 0.5,
      setOutput: (name, value) => void (outputs[name] = String(value)),
      writeSummary: async markdown => {
        summaries.push(markdown)
        await Promise.resolve()
      }
    })
  })()
  return { ended, outputs, summaries, log }
}

/** Runs to a good end. */
export async function runExport(...start: Parameters<typeof startExport>) {
  const run = startExport(...start)
  await run.ended
  return run
}

/** Runs to a Failure. */
export async function failExport(...start: Parameters<typeof startExport>) {
  const run = startExport(...start)
  const failure = await run.ended.then(
    () => new Error(`no failure, but:\n${run.log.text}`),
    (error: unknown) => error
  )
  if (!(failure instanceof Failure)) throw failure
  return { ...run, failure }
}
