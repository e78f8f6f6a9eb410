import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { parse } from 'yaml'
import { parseFileCommands, unescapeCommand } from './runner-commands.ts'

const root = join(import.meta.dirname, '../..')

interface ActionFile {
  inputs: Record<string, { default?: string }>
  runs: { main: string }
}

const METADATA = {
  export: 'action.yml',
  publish: 'publish/action.yml',
  verify: 'verify/action.yml',
  'wait-for-agent': 'wait-for-agent/action.yml'
} as const

export interface ActionStart {
  /** By their names in action.yml; its defaults are filled in as the runner does. */
  inputs: Record<string, string>
  /** Besides what every step gets. */
  env?: Record<string, string>
  /** Of this run, usually a `tempFolder()`: the workspace, `RUNNER_TEMP` and the command files are made in there. */
  folder: string
}

export interface ActionEnd {
  /** Null when a signal ended the process. */
  exitCode: number | null
  stdout: string
  stderr: string
  /** Both of them, without the commands that say what to mask: nothing in here may be secret. */
  log: string
  masked: string[]
  annotations: { kind: 'error' | 'warning' | 'notice'; text: string }[]
  outputs: Record<string, string>
  summary: string
}

export interface RunningAction extends AsyncDisposable {
  pid: number | undefined
  /** The first line of stdout that matches, as soon as it was written; rejects when the action ends without it. */
  sawLine: (pattern: RegExp) => Promise<string>
  /** Not on Windows, where every signal kills at once. */
  signal: (name: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => void
  ended: Promise<ActionEnd>
}

/** Runs the committed bundle of an action to its end, the way a runner does. */
export async function runAction(action: keyof typeof METADATA, start: ActionStart): Promise<ActionEnd> {
  await using running = await startAction(action, start)
  return await running.ended
}

export async function startAction(
  action: keyof typeof METADATA,
  { inputs, env = {}, folder }: ActionStart
): Promise<RunningAction> {
  const file = METADATA[action]
  const metadata = parse(readFileSync(join(root, file), 'utf8')) as ActionFile
  const place = await makePlace(folder)
  const child = spawn(process.execPath, [join(root, dirname(file), metadata.runs.main)], {
    cwd: place.workspace,
    env: { ...systemVariables(), ...place.variables, ...inputVariables(metadata, inputs), ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })

  const lines: string[] = []
  const reader = createInterface({ input: child.stdout }).on('line', line => lines.push(line))
  const closed = once(reader, 'close')
  const stderr = text(child.stderr)
  const ended = (async (): Promise<ActionEnd> => {
    const [exitCode] = (await once(child, 'close')) as [number | null]
    const stdout = lines.join('\n')
    return {
      ...{ exitCode, stdout, stderr: await stderr },
      log: [...lines.filter(line => !line.startsWith('::add-mask::')), await stderr].join('\n'),
      masked: lines.flatMap(line => /^::add-mask::(.*)$/.exec(line)?.slice(1).map(unescapeCommand) ?? []),
      annotations: lines.flatMap(annotationIn),
      outputs: Object.fromEntries(parseFileCommands(await readFile(place.outputFile, 'utf8'))),
      summary: await readFile(place.summaryFile, 'utf8')
    }
  })()

  return {
    pid: child.pid,
    ended,
    async sawLine(pattern) {
      for (let at = 0; ; at += 1) {
        if (at === lines.length) await Promise.race([once(reader, 'line'), closed])
        const line = lines[at]
        if (line === undefined) throw new Error(`no line like ${pattern} in:\n${lines.join('\n')}`)
        if (pattern.test(line)) return line
      }
    },
    signal: name => void child.kill(name),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    }
  }
}

async function makePlace(folder: string) {
  const place = {
    workspace: join(folder, 'workspace'),
    temp: join(folder, 'temp'),
    outputFile: join(folder, 'output'),
    summaryFile: join(folder, 'summary.md')
  }
  await mkdir(place.workspace, { recursive: true })
  await mkdir(place.temp, { recursive: true })
  await writeFile(place.outputFile, '')
  await writeFile(place.summaryFile, '')
  const variables = {
    GITHUB_ACTIONS: 'true',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: place.workspace,
    GITHUB_OUTPUT: place.outputFile,
    GITHUB_STEP_SUMMARY: place.summaryFile,
    RUNNER_TEMP: place.temp
  }
  return { ...place, variables }
}

/** What a process needs to start at all. The rest stays out: these tests may themselves run in a workflow. */
function systemVariables(): Record<string, string> {
  const names = ['PATH', 'HOME', 'USERPROFILE', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive']
  return Object.fromEntries(
    names.flatMap(name => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  )
}

/** Every declared input is there, the missing ones empty; hyphens are kept, letters become capitals. */
function inputVariables({ inputs: declared }: ActionFile, given: Record<string, string>) {
  const defaults = Object.entries(declared).map(([name, { default: value = '' }]) => [
    name,
    // Expressions are the runner's to evaluate.
    value.includes('${{') ? '' : value
  ])
  const inputs = { ...(Object.fromEntries(defaults) as Record<string, string>), ...given }
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value])
  )
}

function annotationIn(line: string): ActionEnd['annotations'] {
  const [, kind, words] = /^::(error|warning|notice)[^:]*::(.*)$/.exec(line) ?? []
  if (kind === undefined || words === undefined) return []
  return [{ kind: kind as 'error' | 'warning' | 'notice', text: unescapeCommand(words) }]
}
