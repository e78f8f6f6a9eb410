import { relative, resolve } from 'node:path'
import { cacheFolder } from './cache-folder.ts'
import { allCommands, FIRST_PORT, stackCommands } from './all-commands.ts'
import { printable } from '../runtime/text/plain-text.ts'
import { type LocalStack, startLocalStack } from './local-stack.ts'
import {
  CommandError,
  type Command,
  existingFolder,
  EXIT,
  parseFlags,
  portProblem,
  type Shell,
  usage
} from './shell.ts'
import { type Emulator, type EmulatorOptions, startEmulator } from '../emulator/emulator.ts'
import { FAULT_SYNTAX, parseFault } from '../emulator/faults/parse-fault.ts'
import { AGENT_RESULTS, type AgentScenario } from '../emulator/jobs/agent-jobs.ts'
import type { ExportJob } from '../emulator/jobs/export-jobs.ts'
import { listDomains } from '../emulator/site/domains.ts'
import { reasonOf } from '../runtime/failure.ts'
import { formatCount, parseDuration } from '../runtime/text/units.ts'
import { SITE_PROBLEMS } from '../emulator/site/problems.ts'

const HELP = `The documentation service on this machine, to try the actions.

  emulator --docs DIR
  emulator --all           also an S3 store, a CDN and a web host on fixed ports, and the
                           commands to try every action with them

  --docs DIR            .md and .mdx files to export: one site for every domain, or one
                        folder per domain (default: a small sample)
  --port N              port of the API (default: any free port); with --all the first of five
                        (default: ${FIRST_PORT})
  --store-port N        port of the store that serves downloads (default: any free port)
  --prefix /PATH        path of the API
  --key KEY             API key to accept (default: generated, stored with the data)
  --data DIR            folder for jobs and archives (default: the cache folder of the user)
  --publish-on-update   export the documentation of the last update, not the present files
  --contract-only       responses contain only the fields of the contract

Speed and expiry:
  --link-lifetime 15m   how long a download link is valid, for example 5s for short links
  --page-delay MS       delay before each page and each step of an update (default: 0)
  --job-duration 2m     minimum duration of an export, for slow jobs

Failures:
  --fail-jobs REASON    every export fails with this reason
  --fail-updates REASON every project update fails with this reason
  --rate-limit N        API requests per second; others get 429 with Retry-After
  --fault FAULT         a fault, repeatable: ${FAULT_SYNTAX}
                        (xN: for N requests). Faults: an HTTP status,
                        delay@MS, hang, drop, drop-accepted, truncate@BYTES, stall@BYTES,
                        throttle@BYTES_PER_SECOND, expire, change, no-ranges

Agent jobs:
  --agent RESULT        agent job that ends with ${AGENT_RESULTS.join(', ')}; the id is the
                        result, or set one: --agent my-job=pr. Repeatable (default: all)
  --agent-active 10s    how long agent jobs stay active
  --agent-started pr    result of the agent jobs that a client starts

Exported sites:
  --problem NAME        adds a known problem, repeatable; all for every problem:
${wrapped(SITE_PROBLEMS)}
  --build-id ID         gives assets hashed names that depend on this id
  --changed-page PATH   adds a sentence to this page, repeatable
`

const OPTIONS = {
  docs: { type: 'string' },
  all: { type: 'boolean', default: false },
  port: { type: 'string' },
  'store-port': { type: 'string', default: '0' },
  prefix: { type: 'string' },
  key: { type: 'string' },
  data: { type: 'string' },
  'link-lifetime': { type: 'string', default: '15m' },
  'page-delay': { type: 'string', default: '0' },
  'job-duration': { type: 'string', default: '0s' },
  'contract-only': { type: 'boolean', default: false },
  'publish-on-update': { type: 'boolean', default: false },
  'fail-jobs': { type: 'string' },
  'fail-updates': { type: 'string' },
  'rate-limit': { type: 'string' },
  fault: { type: 'string', multiple: true, default: [] as string[] },
  agent: { type: 'string', multiple: true, default: [...AGENT_RESULTS] as string[] },
  'agent-active': { type: 'string', default: '10s' },
  'agent-started': { type: 'string', default: 'pr' },
  problem: { type: 'string', multiple: true, default: [] as string[] },
  'build-id': { type: 'string' },
  'changed-page': { type: 'string', multiple: true, default: [] as string[] }
} as const

const OTHER_PORTS = `Is an emulator running already? Choose other ports: --port ${FIRST_PORT + 10} takes the five from there.`

export const emulator: Command = {
  help: HELP,
  async run(args, shell) {
    const given = parseFlags(args, OPTIONS)
    try {
      await start(given, shell)
      return EXIT.ok
    } catch (error) {
      const problem = portProblem(
        error,
        given.all ? OTHER_PORTS : 'Choose another: --port N, --store-port N.'
      )
      // The message names the problem, such as a folder without pages. A stack trace adds nothing.
      throw problem instanceof CommandError ? problem : usage(reasonOf(problem))
    }
  }
}

async function start(given: ReturnType<typeof parseFlags<typeof OPTIONS>>, shell: Shell): Promise<void> {
  const { folder } = shell
  const docs = given.docs === undefined ? undefined : existingFolder(resolve(folder, given.docs))
  const activeMs = duration(given['agent-active'])
  const options: EmulatorOptions = {
    ...(docs !== undefined && { docs }),
    ...(given.key !== undefined && { key: given.key }),
    ...(given.prefix !== undefined && { prefix: given.prefix }),
    ...(given['fail-jobs'] !== undefined && { jobFailure: given['fail-jobs'] }),
    ...(given['fail-updates'] !== undefined && { updateFailure: given['fail-updates'] }),
    ...(given['rate-limit'] !== undefined && { rateLimit: integer(given['rate-limit']) }),
    onExportEnd: printEnd,
    port: portOf(given.port ?? '0'),
    storePort: portOf(given['store-port']),
    data: given.data === undefined ? cacheFolder(shell, 'emulator') : resolve(folder, given.data),
    linkLifetimeMs: duration(given['link-lifetime']),
    pageDelayMs: integer(given['page-delay']),
    jobDurationMs: duration(given['job-duration']),
    contractOnly: given['contract-only'],
    publishOnUpdate: given['publish-on-update'],
    agentJobs: agentJobs(given.agent, activeMs),
    startedAgentJobs: { ends: oneOf(AGENT_RESULTS, '--agent-started', given['agent-started']), activeMs },
    faults: given.fault.map(parseFault),
    site: {
      problems: given.problem.flatMap(name =>
        name === 'all' ? SITE_PROBLEMS : oneOf(SITE_PROBLEMS, '--problem', name)
      ),
      changedPages: given['changed-page'],
      ...(given['build-id'] !== undefined && { buildId: given['build-id'] })
    }
  }
  const domains = docs === undefined ? undefined : await listDomains(docs)
  const domain = domains?.[0] ?? 'docs.example.com'
  // The page of the emulator shows them as soon as everything runs.
  let stack: LocalStack | undefined
  const neighbors = () => stack && stackCommands(stack, domain, shell)
  if (given.all) stack = await startAll({ ...options, neighbors }, given.port)
  const running = stack?.emulator ?? (await startEmulator(options))
  console.log(`
  page        ${running.url}/
  base-url    ${running.url}
  api-key     ${running.key}
  domains     ${domains?.join(', ') ?? `any, for example ${domain}`}
  agent jobs  ${Object.keys(options.agentJobs ?? {}).join(', ')}
  store       ${running.storeUrl}
${stack === undefined ? onlyService(running, domain) : allCommands(stack, domain, shell)}

Press Ctrl-C to stop.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void (stack ?? running)[Symbol.asyncDispose]())
}

/** On five ports, one after the other, or on any free ones. */
async function startAll(options: EmulatorOptions, first = String(FIRST_PORT)): Promise<LocalStack> {
  const [port = 0, storePort = 0, store = 0, cdn = 0, site = 0] =
    Number(first) === 0 ? [] : [0, 1, 2, 3, 4].map(at => portOf(first) + at)
  return await startLocalStack({ ...options, port, storePort }, { store, cdn, site })
}

function onlyService({ url, key }: Emulator, domain: string): string {
  return `
Start an export with the button on the page, or in a shell:

  curl ${url}/v1/static-export/jobs -H 'Authorization: Bearer ${key}' \\
    -H 'Content-Type: application/json' -d '{"domain":"${domain}"}'`
}

/** One line for each export; the warnings are in a file, because there can be hundreds. */
function printEnd({ domain, status, pageCount, warnings, error }: ExportJob, warningsFile: string): void {
  const list = warnings.length === 0 ? '' : `, listed in ${relative(process.cwd(), warningsFile)}`
  const counts = `${formatCount(pageCount, 'page')}, ${formatCount(warnings.length, 'warning')}`
  const end = status === 'failed' ? (error ?? 'no reason') : counts + list
  console.log(`\nExport of ${printable(domain)} ${status}: ${printable(end)}`)
}

/** `pr`, or `my-job=pr`. */
function agentJobs(values: string[], activeMs: number): Record<string, AgentScenario> {
  const scenarios = values.map(value => {
    const [id = value, result = id] = value.split('=')
    return [id, { ends: oneOf(AGENT_RESULTS, '--agent', result), activeMs }] as const
  })
  return Object.fromEntries(scenarios)
}

function oneOf<T extends string>(choices: readonly T[], option: string, value: string): T {
  const found = choices.find(choice => choice === value)
  if (found === undefined) throw usage(`${option} ${value} is not one of ${choices.join(', ')}`)
  return found
}

function integer(text: string): number {
  if (!/^\d+$/.test(text)) throw usage(`${text} is not a whole number`)
  return Number(text)
}

function portOf(text: string): number {
  // With --all, four more ports follow.
  if (integer(text) > 65_535 - 4) throw usage(`${text} is not a port up to ${65_535 - 4}`)
  return Number(text)
}

function duration(text: string): number {
  const ms = parseDuration(text)
  if (ms === undefined) throw usage(`${text} is not a duration such as 500ms, 90s, 15m or 1h`)
  return ms
}

/** Below the option they belong to. */
function wrapped(names: readonly string[]): string {
  return names
    .join(', ')
    .replaceAll(/(.{1,60})(?: |$)/g, `${' '.repeat(24)}$1\n`)
    .trimEnd()
}
