import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { NotRecalled, type RecordKind, RunMemory } from '../../../src/github/run-memory/run-memory.ts'
import { readRunIdentity } from '../../../src/github/run-memory/run-identity.ts'
import { readRunner } from '../../../src/runtime/action/runner.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { startWorkflowRuns, type WorkflowRun, type WorkflowRuns } from '../../servers/github/workflow-runs.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'

jest.setTimeout(120_000)

interface Visit {
  formatVersion: 1
  commit: string
  open: { path: string }[]
}

let runs: WorkflowRuns
beforeAll(async () => {
  runs = await startWorkflowRuns()
})
afterAll(async () => {
  await runs[Symbol.asyncDispose]()
})

const kindOf = (acceptedRuns: RecordKind<Visit>['acceptedRuns']): RecordKind<Visit> => ({
  name: 'visit',
  artifactName: 'docs-visit-docs.example.com',
  acceptedRuns,
  parse: text => JSON.parse(text) as Visit,
  lost: 'The next run starts at the beginning'
})

/** Uses the memory as a step of this run. Also returns the lines of the log. */
async function inRun<T>(
  run: WorkflowRun,
  kind: RecordKind<Visit>,
  use: (memory: RunMemory<Visit>, context: Parameters<RunMemory<Visit>['recall']>[1]) => Promise<T>
) {
  await using folder = await tempFolder()
  // The artifact client reads these variables from `process.env`.
  Object.assign(process.env, run.env)
  const env = { ...run.env, GITHUB_WORKSPACE: folder.path, RUNNER_TEMP: folder.path }
  const github = { ...readRunner(env), ...readRunIdentity(env) }
  using http = new AgentHttp('test')
  const log = new MemoryLog()
  const { signal } = new AbortController()
  const memory = RunMemory.open(kind, 'ghs_token', github)
  if (!(memory instanceof RunMemory)) throw new Error(memory.reason)
  const result = await use(memory, { http, log, clock: systemClock, random: () => 0, signal, github })
  return { result, lines: log.lines }
}

const VISIT: Visit = { formatVersion: 1, commit: 'a'.repeat(40), open: [{ path: 'guides/setup' }] }

test.each([
  ['failure', 'any', VISIT],
  ['cancelled', 'any', VISIT],
  ['success', 'any', VISIT],
  ['success', 'successful', VISIT],
  ['failure', 'successful', undefined]
] as const)(
  'with a run that ended with %s, a memory that accepts %s runs recalls %j',
  async (conclusion, accepted, expected) => {
    const branch = randomUUID()
    const first = await runs.start({ branch })
    await inRun(first, kindOf(accepted), async (memory, context) => {
      await memory.keep(VISIT, context)
    })
    expect(first.results.artifacts.map(({ name }) => name)).toEqual(['docs-visit-docs.example.com'])
    first.conclusion = conclusion
    const second = await runs.start({ branch })
    const { result } = await inRun(
      second,
      kindOf(accepted),
      async (memory, context) => await memory.recall('Looking for the last visit', context)
    )
    if (result instanceof NotRecalled) throw new Error(result.reason)
    expect(result?.record).toEqual(expected)
    expect(result?.artifact.runId).toBe(expected && first.id)
  }
)

test('logs the title of the lookup and what was found', async () => {
  const branch = randomUUID()
  const first = await runs.start({ branch })
  await inRun(first, kindOf('any'), async (memory, context) => {
    await memory.keep(VISIT, context)
  })
  const { lines } = await inRun(
    await runs.start({ branch }),
    { ...kindOf('any'), found: ({ commit }, runId) => `Since ${commit} of run ${runId}.` },
    async (memory, context) => await memory.recall('Looking for the last visit', context)
  )
  expect(lines.join('\n')).toContain('Looking for the last visit')
  expect(lines.join('\n')).toContain(`Since ${VISIT.commit} of run ${first.id}.`)
})
