import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { commandsFor, DOMAIN, serverCommandsText } from './emulator-commands.ts'
import { printable } from '../runtime/text/plain-text.ts'
import { type CommandHelp, EXIT_CODES, renderHelp } from './help.ts'
import { startLocalStack } from './local-stack.ts'
import {
  CommandError,
  type Command,
  existingFolder,
  parseFlags,
  portProblem,
  type Shell,
  usage
} from './shell.ts'
import { EXIT } from '../failures/exit-codes.ts'
import { type EmulatorOptions, startEmulator } from '../emulator/emulator.ts'
import { FAULT_SYNTAX, parseFault } from '../emulator/faults/parse-fault.ts'
import { AGENT_JOBS } from '../emulator/jobs/agent-jobs.ts'
import type { EmulatedExport } from '../emulator/jobs/export-jobs.ts'
import { CALLS } from '../emulator/requests/request-log.ts'
import { reasonOf } from '../runtime/failure.ts'
import { formatCount } from '../runtime/text/units.ts'

/** First of the five ports: API, downloads, bucket, CDN, site. They are fixed, so that scripts can rely on them. */
const FIRST_PORT = 4010

const HELP: CommandHelp = {
  usage: 'emulator [flags]',
  about:
    'Emulates the documentation service on this machine, so that you can try the actions. Ctrl-C ends it.',
  examples: ['emulator --docs docs', 'emulator --all'],
  usual: {
    docs: { value: 'FOLDER', about: 'Folder with .md and .mdx files to export. Default: a small sample.' },
    all: {
      about:
        'Also starts an S3 store, a CDN and a web host on fixed ports, and prints the commands to try every action with them.'
    }
  },
  others: {
    port: {
      value: 'NUMBER',
      about: `First of two ports (API, downloads), or of five with --all. Default: 0, which means any free ports; with --all, ${FIRST_PORT}.`
    },
    key: {
      value: 'KEY',
      about: 'API key to accept. Default: generated, and kept for the next start with the same --port.'
    },
    fault: {
      value: 'CALL=FAULT',
      about: `Fault to emulate. Can be repeated. The form is ${FAULT_SYNTAX} (xN: for N requests). Faults: an HTTP status, delay@MS, hang, drop, drop-accepted, truncate@BYTES, stall@BYTES, expire, change, no-ranges. Calls: ${CALLS.join(', ')}.`
    }
  },
  exitCodes: EXIT_CODES
}

const OPTIONS = {
  docs: { type: 'string' },
  all: { type: 'boolean', default: false },
  port: { type: 'string' },
  key: { type: 'string' },
  fault: { type: 'string', multiple: true, default: [] as string[] }
} as const

export const emulator: Command = {
  help: shell => renderHelp(HELP, shell),
  async run(args, shell) {
    const given = parseFlags(args, OPTIONS)
    try {
      await start(given, shell)
      return EXIT.ok
    } catch (error) {
      const many = given.all ? 'five ports from N' : 'N and N+1'
      const problem = portProblem(error, `--port N uses ${many}; --port 0 uses any free ports.`)
      // The message explains the problem, such as a folder without pages, so no stack trace is needed.
      throw problem instanceof CommandError ? problem : usage(reasonOf(problem))
    }
  }
}

/** Returns a folder in the user's cache folder, for files that later runs reuse. */
function cacheFolder({ env }: Pick<Shell, 'env'>, name: string): string {
  const own = env['XDG_CACHE_HOME'] || (process.platform === 'win32' ? env['LOCALAPPDATA'] : undefined)
  return join(own || join(homedir(), '.cache'), 'static-docs-export', name)
}

async function start(given: ReturnType<typeof parseFlags<typeof OPTIONS>>, shell: Shell): Promise<void> {
  const docs = given.docs === undefined ? undefined : existingFolder(resolve(shell.folder, given.docs))
  const [port = 0, storePort = 0, ...others] = portsFrom(given.port ?? (given.all ? String(FIRST_PORT) : '0'))
  const own: EmulatorOptions = {
    ...(docs !== undefined && { docs }),
    ...(given.key !== undefined && { key: given.key }),
    onExportEnd: printEnd,
    port,
    storePort,
    faults: given.fault.map(parseFault)
  }
  // Only one emulator can use a fixed port, so a permanent folder is safe. With port 0, the folder is temporary.
  const data = port === 0 ? undefined : cacheFolder(shell, `emulator-${port}`)
  // The home page shows the commands as soon as all servers run.
  const shown: { commands?: ReturnType<typeof commandsFor> } = {}
  const options = { ...own, ...(data !== undefined && { data }), commands: () => shown.commands }
  const [store = 0, cdn = 0, site = 0] = others
  const stack = given.all ? await startLocalStack(options, { store, cdn, site }) : undefined
  const running = stack?.emulator ?? (await startEmulator(options))
  const commands = commandsFor(stack ?? { emulator: running }, { docs, program: shell.program })
  shown.commands = commands
  console.log(`
  page        ${running.url}/
  base-url    ${running.url}
  api-key     ${running.key}
  domain      any, for example ${DOMAIN}
  agent jobs  ${AGENT_JOBS.join(', ')}
  store       ${running.storeUrl}
${serverCommandsText(commands)}

Press Ctrl-C to stop.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void (stack ?? running)[Symbol.asyncDispose]())
}

/** Prints one line per export. The warnings are in a file, because an export can have hundreds of warnings. */
function printEnd(
  { domain, status, pageCount, warnings, error }: EmulatedExport,
  warningsFile: string
): void {
  const list = warnings.length === 0 ? '' : `, listed in ${relative(process.cwd(), warningsFile)}`
  const counts = `${formatCount(pageCount, 'page')}, ${formatCount(warnings.length, 'warning')}`
  const end = status === 'failed' ? (error ?? 'no reason given') : counts + list
  console.log(`\nExport of ${printable(domain)} ${status}: ${printable(end)}`)
}

/** Returns five consecutive ports. Returns none for 0, so that the servers use any free ports. */
function portsFrom(text: string): number[] {
  if (!/^\d+$/.test(text)) throw usage(`--port: ${text} is not a whole number`)
  const first = Number(text)
  if (first > 65_535 - 4) throw usage(`--port: ${text} is above ${65_535 - 4}, the highest first port`)
  return first === 0 ? [] : [0, 1, 2, 3, 4].map(at => first + at)
}
