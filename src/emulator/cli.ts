import { parseArgs } from 'node:util'
import { AGENT_ENDS, type AgentEnd, type AgentScenario } from './agent.ts'
import { domainsOf } from './docs.ts'
import { startEmulator, type EmulatorOptions } from './server.ts'

const HELP = `The documentation service on this machine, for trying out the actions.

  npm run emulator -- --docs DIR

  --docs DIR            Markdown to export: pages for every domain, or a folder for each (a sample)
  --port N              port of the API (any free one)
  --store-port N        port of the store that download links lead to (any free one)
  --prefix /PATH        path that the API is mounted under
  --key KEY             API key to accept (made up, kept with the data)
  --data DIR            folder for jobs and archives (.emulator)
  --link-lifetime 15m   how long a download link works
  --page-delay MS       pause before each page, to watch the progress (0)
  --contract-only       answers carry the contract's fields and none besides
  --agent END           agent job that ends in ${AGENT_ENDS.join(', ')}; its id is the word itself,
                        or give one: --agent my-job=pr. Repeat for more (all of them)
  --agent-active 10s    how long agent jobs are active after their first read
  --help
`

const { values: given } = readArguments()

if (given.help) console.log(HELP)
// A folder that is not there, a port that is taken: the message says it, a stack adds nothing.
else await run().catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)))

async function run(): Promise<void> {
  const docs = given.docs
  const options: EmulatorOptions = {
    ...(docs !== undefined && { docs }),
    ...(given.key !== undefined && { key: given.key }),
    ...(given.prefix !== undefined && { prefix: given.prefix }),
    port: number(given.port),
    storePort: number(given['store-port']),
    data: given.data,
    linkLifetimeMs: duration(given['link-lifetime']),
    pageDelayMs: number(given['page-delay']),
    contractOnly: given['contract-only'],
    agentJobs: agentJobs(given.agent, duration(given['agent-active']))
  }
  const domains = docs === undefined ? undefined : await domainsOf(docs)
  const emulator = await startEmulator(options)
  const domain = domains?.[0] ?? 'docs.example.com'
  console.log(`
  base-url    ${emulator.url}
  api-key     ${emulator.key}
  domains     ${domains?.join(', ') ?? `any, such as ${domain}`}
  agent jobs  ${Object.keys(options.agentJobs ?? {}).join(', ')}
  store       ${emulator.storeUrl}

Start an export:

  curl ${emulator.url}/v1/static-export/jobs -H 'Authorization: Bearer ${emulator.key}' \\
    -H 'Content-Type: application/json' -d '{"domain":"${domain}"}'

Ctrl-C ends it.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void emulator[Symbol.asyncDispose]())
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        docs: { type: 'string' },
        port: { type: 'string', default: '0' },
        'store-port': { type: 'string', default: '0' },
        prefix: { type: 'string' },
        key: { type: 'string' },
        data: { type: 'string', default: '.emulator' },
        'link-lifetime': { type: 'string', default: '15m' },
        'page-delay': { type: 'string', default: '0' },
        'contract-only': { type: 'boolean', default: false },
        agent: { type: 'string', multiple: true, default: [...AGENT_ENDS] },
        'agent-active': { type: 'string', default: '10s' },
        help: { type: 'boolean', short: 'h', default: false }
      }
    })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

/** `pr`, or `my-job=pr`. */
function agentJobs(words: string[], activeMs: number): Record<string, AgentScenario> {
  const scenarios = words.map((word): [string, AgentScenario] => {
    const [id = word, end = id] = word.split('=')
    if (!AGENT_ENDS.includes(end as AgentEnd)) refuse(`--agent ${word}: ends are ${AGENT_ENDS.join(', ')}`)
    return [id, { ends: end as AgentEnd, activeMs }]
  })
  return Object.fromEntries(scenarios)
}

function number(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : refuse(`${text} is not a whole number`)
}

function duration(text: string): number {
  const [, count, unit] = /^(\d+)(ms|s|m|h)$/.exec(text) ?? []
  const units: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
  const ms = Number(count) * (units[unit ?? ''] ?? NaN)
  return Number.isNaN(ms) ? refuse(`${text} is not a duration such as 500ms, 90s, 15m or 1h`) : ms
}

function refuse(problem: string): never {
  console.error(`${problem}\nSee --help.`)
  process.exit(2)
}
