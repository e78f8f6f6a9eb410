import { Failure } from '../../src/runtime/failure.ts'
import { AgentHttp } from '../../src/runtime/http.ts'
import { createService, type Service, type ServiceContext } from '../../src/service/client.ts'
import { FakeClock } from './fake-clock.ts'
import { MemoryLog } from './memory-log.ts'

export const KEY = 'adm_k3y/of+this=test'

/** A client with real connections and without waiting. */
export function clientOf(
  { url, key = KEY }: { url: string; key?: string },
  { clock = new FakeClock(), ...context }: Partial<ServiceContext> & { clock?: FakeClock } = {}
) {
  const http = new AgentHttp('static-docs-export-test')
  const log = new MemoryLog()
  const service: Service = createService(
    { baseUrl: new URL(url), apiKey: key },
    { http, clock, log, random: () => 0.5, signal: new AbortController().signal, ...context }
  )
  return {
    ...{ service, clock, log },
    warnings: () => log.lines.filter(line => line.startsWith('warning: ')),
    [Symbol.dispose]: () => http[Symbol.dispose]()
  }
}

/** The four calls by the names that the emulator has for them. */
export const CALLS = {
  start: {
    make: async (service: Service) => await service.startExport({ domain: 'docs.example.com' }),
    named: 'Starting the export of docs.example.com'
  },
  status: {
    make: async (service: Service) => await service.readExport('job_17'),
    named: 'Reading export job job_17'
  },
  bundle: {
    make: async (service: Service) => await service.makeBundle('job_17'),
    named: 'Asking for the bundle of job job_17'
  },
  agent: {
    make: async (service: Service) => await service.readAgentJob('project_1', 'agent_17'),
    named: 'Reading agent job agent_17'
  }
} as const

export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as CallName[]

/** The Failure that something ends with; anything else that it ends with is an error of the test. */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const end = await work.then(
    result => new Error(`no failure but ${JSON.stringify(result)}`),
    (error: unknown) => error
  )
  if (end instanceof Failure) return end
  throw end
}
