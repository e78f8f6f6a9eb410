import { join } from 'node:path'
import { startEmulator, type RecordedRequest } from '../../src/emulator/index.ts'
import { readInputs } from '../../src/export/inputs/inputs.ts'
import { main } from '../../src/export/main.ts'
import { readGitHubContext } from '../../src/export/inputs/github-context.ts'
import { systemClock as clock } from '../../src/runtime/time/clock.ts'
import { withDeadline } from '../../src/runtime/time/stop-reason.ts'
import { reasonOf } from '../../src/runtime/failure.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { MemoryLog } from '../../__tests__/support/memory-log.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'

export interface LoadFigures {
  exports: number
  /** One line per failed export. */
  failures: string[]
  /** Seconds from the common start to the end of each export, shortest first. */
  seconds: number[]
  /** Number of API requests per export, fewest first. */
  requests: number[]
  /** Number of responses with HTTP 429. */
  rejected: number
  /** Number of API requests in each second since the first request. */
  perSecond: number[]
}

/** Starts exports of different domains at the same time against a service with a rate limit. */
export async function runLoad({
  exports,
  rateLimit
}: {
  exports: number
  rateLimit: number
}): Promise<LoadFigures> {
  await using folder = await tempFolder()
  const seen: number[] = []
  const when = ({ at }: RecordedRequest) =>
    seen.push(at) > rateLimit && (seen.at(-1 - rateLimit) ?? 0) > at - 1000
  const headers = { 'retry-after': '1' }
  const limited = { kind: 'answer', status: 429, headers, times: Infinity, when } as const
  const faults = (['start', 'status', 'bundle'] as const).map(on => ({ ...limited, on }))
  await using emulator = await startEmulator({ faults, pageDelayMs: 50 })
  const startedAt = clock.now()

  const runOne = async (number: number): Promise<{ seconds: number; failure?: string }> => {
    const place = join(folder.path, String(number))
    const github = readGitHubContext({ RUNNER_TEMP: place, GITHUB_WORKSPACE: place })
    const inputs = readInputs(
      {
        'base-url': emulator.url,
        'api-key': emulator.key,
        domain: domainOf(number),
        deliver: 'site',
        timeout: '5m'
      },
      github
    )
    // Each export has its own client, as on separate runners.
    using http = new AgentHttp('load')
    const signal = withDeadline(new AbortController().signal, inputs.timeoutMs)
    const collaborators = { http, clock, random: Math.random, log: new MemoryLog(), signal }
    const outputs = new Map<string, unknown>()
    try {
      await main(inputs, {
        ...collaborators,
        setOutput: (name, value) => void outputs.set(name, value),
        writeSummary: () => Promise.resolve(),
        github
      })
      if (!outputs.has('site-path')) throw new Error('no site')
      return { seconds: (clock.now() - startedAt) / 1000 }
    } catch (error) {
      return { seconds: (clock.now() - startedAt) / 1000, failure: `${domainOf(number)}: ${reasonOf(error)}` }
    }
  }
  const ends = await Promise.all(Array.from({ length: exports }, async (_, number) => await runOne(number)))

  const api = emulator.requests.filter(({ part }) => part === 'api')
  const owners = ownersOf(api, jobId => emulator.job(jobId)?.domain)
  const counts = new Map(Array.from({ length: exports }, (_, number) => [domainOf(number), 0]))
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  const first = Math.min(...api.map(({ at }) => at))
  const moments = api.map(({ at }) => Math.floor((at - first) / 1000))
  const perSecond = Array.from(
    { length: Math.max(...moments) + 1 },
    (_, second) => moments.filter(at => at === second).length
  )
  return {
    exports,
    failures: ends.flatMap(({ failure }) => failure ?? []),
    seconds: ends.map(({ seconds }) => seconds).sort((a, b) => a - b),
    requests: [...counts.values()].sort((a, b) => a - b),
    rejected: api.filter(({ status }) => status === 429).length,
    perSecond
  }
}

function domainOf(number: number): string {
  return `site-${number}.example.com`
}

/** Returns the domain of each request: the domain in a start request, or the domain of the job in the path. */
function ownersOf(requests: RecordedRequest[], domainOfJob: (jobId: string) => string | undefined): string[] {
  return requests.map(({ path, body }) => {
    const jobId = /\/jobs\/([^/]+)/.exec(path)?.[1]
    return (jobId === undefined ? (JSON.parse(body) as { domain: string }).domain : domainOfJob(jobId)) ?? ''
  })
}
