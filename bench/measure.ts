import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export interface Measured {
  seconds: number
  /** CPU time of the process and its children. Undefined if GNU time is not installed. */
  cpuSeconds: number | undefined
  /** Peak memory of the largest of these processes. Undefined if GNU time is not installed. */
  peakBytes: number | undefined
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
const GNU_TIME = '/usr/bin/time'
const hasGnuTime = spawnSync(GNU_TIME, ['-f', '%U', 'true']).status === 0

export function has(command: string): boolean {
  return spawnSync('bash', ['-c', `command -v ${command}`]).status === 0
}

/** Runs and measures a command. Throws if the command fails, because the time of a failed command is meaningless. */
export async function measure(
  command: string[],
  folder: string,
  env: NodeJS.ProcessEnv = process.env
): Promise<Measured> {
  const timed = hasGnuTime ? [GNU_TIME, '-f', 'measured %U %S %M', ...command] : command
  const [program = '', ...args] = timed
  const startedAt = performance.now()
  // GNU time and its child processes form a group, so that all of them can be stopped together.
  const detached = process.platform !== 'win32'
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'], detached })
  using _ended = endWithThisProgram(child, detached)
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = (performance.now() - startedAt) / 1000
  if (code !== 0) throw new Error(`${command.join(' ')} failed: ${stderr}`)
  const [, user, system, peak] = /measured (\S+) (\S+) (\S+)/.exec(stderr) ?? []
  return {
    seconds,
    cpuSeconds: user === undefined ? undefined : Number(user) + Number(system),
    peakBytes: peak === undefined ? undefined : Number(peak) * 1024
  }
}

function endWithThisProgram(child: ChildProcess, isGroup: boolean): Disposable {
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    if (isGroup) process.kill(-child.pid, 'SIGKILL')
    else child.kill()
  }
  const end = () => process.exit(130)
  // Stops the child before other exit handlers remove files that it uses.
  process.prependListener('exit', stop)
  for (const signal of SIGNALS) process.on(signal, end)
  return {
    [Symbol.dispose]: () => {
      process.off('exit', stop)
      for (const signal of SIGNALS) process.off(signal, end)
    }
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}
