import { join } from 'node:path'
import { startEmulator, type RecordedRequest } from '../../src/emulator/index.ts'
import { readInputs } from '../../src/export/inputs.ts'
import { main } from '../../src/export/main.ts'
import { readGitHubContext } from '../../src/export/github-context.ts'
import { systemClock as clock } from '../../src/runtime/clock.ts'
import { withDeadline } from '../../src/runtime/stop-reason.ts'
import { reasonOf } from '../../src/runtime/failure.ts'
import { AgentHttp } from '../../src/runtime/http.ts'
import { createService } from '../../src/service/client.ts'
import { MemoryLog } from '../../__tests__/support/memory-log.ts'
import { tempFolder } from '../../__tests__/support/temp-folder.ts'

export interface CrowdFigures {
  flows: number
  /** Why a flow failed, one line each. */
  failures: string[]
  /** From the common start to the end of each flow, shortest first. */
  seconds: number[]
  /** API requests of each flow, fewest first. */
  requests: number[]
  /** Answers that said "too many". */
  refused: number
  /** API requests in each second from the common start. */
  perSecond: number[]
}

/** So many exports of so many domains, all started at once, against a service that takes so many requests a second. */
export async function runCrowd({
  flows,
  rateLimit
}: {
  flows: number
  rateLimit: number
}): Promise<CrowdFigures> {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ rateLimit, pageDelayMs: 50 })
  const began = clock.now()

  const flow = async (number: number): Promise<{ seconds: number; failure?: string }> => {
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
    // A client for each, as each runner has its own.
    using http = new AgentHttp('crowd')
    const signal = withDeadline(new AbortController().signal, inputs.timeoutMs)
    const collaborators = { http, clock, random: Math.random, log: new MemoryLog(), signal }
    const outputs = new Map<string, unknown>()
    try {
      await main(inputs, {
        ...collaborators,
        service: createService(inputs, collaborators),
        setOutput: (name, value) => void outputs.set(name, value),
        writeSummary: () => Promise.resolve(),
        github
      })
      if (!outputs.has('site-path')) throw new Error('no site')
      return { seconds: (clock.now() - began) / 1000 }
    } catch (error) {
      return { seconds: (clock.now() - began) / 1000, failure: `${domainOf(number)}: ${reasonOf(error)}` }
    }
  }
  const ends = await Promise.all(Array.from({ length: flows }, async (_, number) => await flow(number)))

  const api = emulator.requests.filter(({ part }) => part === 'api')
  const owners = ownersOf(api, jobId => emulator.job(jobId)?.domain)
  const counts = new Map(Array.from({ length: flows }, (_, number) => [domainOf(number), 0]))
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  const first = Math.min(...api.map(({ at }) => at))
  const moments = api.map(({ at }) => Math.floor((at - first) / 1000))
  const perSecond = Array.from(
    { length: Math.max(...moments) + 1 },
    (_, second) => moments.filter(at => at === second).length
  )
  return {
    flows,
    failures: ends.flatMap(({ failure }) => failure ?? []),
    seconds: ends.map(({ seconds }) => seconds).sort((a, b) => a - b),
    requests: [...counts.values()].sort((a, b) => a - b),
    refused: api.filter(({ status }) => status === 429).length,
    perSecond
  }
}

function domainOf(number: number): string {
  return `site-${number}.example.com`
}

/** The domain that each request is about: named in the start, known by the job id afterwards. */
function ownersOf(requests: RecordedRequest[], domainOfJob: (jobId: string) => string | undefined): string[] {
  return requests.map(({ path, body }) => {
    const jobId = /\/jobs\/([^/]+)/.exec(path)?.[1]
    return (jobId === undefined ? (JSON.parse(body) as { domain: string }).domain : domainOfJob(jobId)) ?? ''
  })
}
