import { type Fault, startEmulator } from '../../src/emulator/index.ts'
import { Failure } from '../../src/runtime/failure.ts'
import { AgentHttp } from '../../src/runtime/http/agent-http.ts'
import { Service } from '../../src/service/client.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'

export const KEY = 'adm_k3y/of+this=test'

interface ClientContext {
  clock?: FakeClock
  http?: ConstructorParameters<typeof Service>[1]['http']
  signal?: AbortSignal
}

/** Returns a client with real connections and a clock that does not wait. */
export function clientOf(
  { url, key = KEY }: { url: string; key?: string },
  { clock = new FakeClock(), signal = new AbortController().signal, ...context }: ClientContext = {}
) {
  const http = new AgentHttp('static-docs-export-test')
  const log = new MemoryLog()
  const service = new Service(
    { baseUrl: new URL(url), apiKey: key },
    { http, clock, log, random: () => 0.5, signal, ...context }
  )
  return {
    service,
    clock,
    log,
    warnings: () => log.lines.filter(line => line.startsWith('warning: ')),
    [Symbol.dispose]: () => http[Symbol.dispose]()
  }
}

/** The API calls, by the names that the emulator uses. */
export const CALLS = {
  start: {
    make: async (service: Service) => await service.startExport({ domain: 'docs.example.com' }),
    named: 'Starting the export of docs.example.com',
    path: '/v1/static-export/jobs'
  },
  status: {
    make: async (service: Service) => await service.getExportJob('job_17'),
    named: 'Reading export job job_17',
    path: '/v1/static-export/jobs/job_17'
  },
  bundle: {
    make: async (service: Service) => await service.createBundle('job_17'),
    named: 'Creating the bundle for export job job_17',
    path: '/v1/static-export/jobs/job_17/bundle'
  },
  update: {
    make: async (service: Service) => await service.startUpdate('project_1'),
    named: 'Starting the update of project project_1',
    path: '/v1/project/update/project_1'
  },
  'update-status': {
    make: async (service: Service) => await service.getUpdate('update_17'),
    named: 'Reading update update_17',
    path: '/v1/project/update-status/update_17'
  },
  'agent-start': {
    make: async (service: Service) => await service.startAgentJob('project_1', 'Fix the typos'),
    named: 'Starting an agent job in project project_1',
    path: '/v2/agent/project_1/job'
  },
  agent: {
    make: async (service: Service) => await service.getAgentJob('project_1', 'agent_17'),
    named: 'Reading agent job agent_17',
    path: '/v2/agent/project_1/job/agent_17'
  }
} as const

export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as CallName[]
export const STARTS = ['start', 'update', 'agent-start'] as const
export const READS = CALL_NAMES.filter(name => !STARTS.some(start => start === name))

/** Returns the Failure that `work` rejects with. Throws on any other outcome. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const end = await work.then(
    result => new Error(`Expected a failure, but got ${JSON.stringify(result)}.`),
    (error: unknown) => error
  )
  if (end instanceof Failure) return end
  throw end
}

/** Makes one call to an emulator with these faults. */
export async function callWith<T = unknown>(
  call: CallName,
  faults: Fault[],
  resultOf: (work: Promise<unknown>) => Promise<T> = async work => (await work) as T
) {
  await using emulator = await startEmulator({ key: KEY, faults })
  using client = clientOf(emulator)
  const result = await resultOf(CALLS[call].make(client.service))
  const { url, requests } = emulator
  return { result, url, requests, log: client.log, warnings: client.warnings(), pauses: client.clock.pauses }
}

/** Makes one call that must end with a Failure. */
export async function failWith(call: CallName, faults: Fault[]) {
  const { result: failure, ...seen } = await callWith(call, faults, failureOf)
  return { failure, ...seen }
}
