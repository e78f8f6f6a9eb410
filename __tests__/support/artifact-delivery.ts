// Stores an artifact in a process of its own, as a step of a workflow does: the client reads the environment and writes
// to the standard output of the process that it is in. Run with a request as its argument, or call `storeArtifact`.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import {
  deliverArtifact,
  loadArtifactClient,
  type ArtifactRequest,
  type StoredArtifact
} from '../../src/export/deliveries/artifact.ts'
import { systemClock } from '../../src/runtime/clock.ts'
import { Failure } from '../../src/runtime/failure.ts'

export interface Outcome {
  stored?: StoredArtifact
  failure?: { code: string; what: string; advice: string }
  log: string[]
  /** All that the client printed by itself. */
  printed: string
  peakMemory: number
  elapsedMs: number
}

const MARK = 'OUTCOME '

export async function storeArtifact(
  request: ArtifactRequest,
  { env, stopAfterMs }: { env: Record<string, string>; stopAfterMs?: number }
): Promise<Outcome> {
  const script = fileURLToPath(import.meta.url)
  const child = spawn(process.execPath, [script, JSON.stringify({ request, stopAfterMs })], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const at = output.lastIndexOf(MARK)
  if (at < 0) throw new Error(`The delivery ended without an outcome:\n${output}\n${errors}`)
  const outcome = JSON.parse(output.slice(at + MARK.length)) as Omit<Outcome, 'printed'>
  return { ...outcome, printed: output.slice(0, at) }
}

async function run(argument: string): Promise<void> {
  const { request, stopAfterMs } = JSON.parse(argument) as { request: ArtifactRequest; stopAfterMs?: number }
  const log: string[] = []
  const start = performance.now()
  const note = (line: string) => void log.push(line)
  const outcome = await deliverArtifact(request, {
    loadClient: loadArtifactClient,
    // A minute between two looks is a tenth of a second here.
    clock: { ...systemClock, sleep: async (ms, signal) => await systemClock.sleep(ms / 600, signal) },
    random: () => 0.5,
    signal: stopAfterMs === undefined ? new AbortController().signal : AbortSignal.timeout(stopAfterMs),
    log: {
      info: note,
      debug: note,
      notice: note,
      warning: note,
      mask: note,
      group: async (_, stage) => await stage()
    }
  }).then(
    stored => ({ stored }),
    (error: unknown) => {
      const { code, message: what, advice } = error as Failure
      return { failure: { code: error instanceof Failure ? code : (error as Error).name, what, advice } }
    }
  )
  const elapsedMs = performance.now() - start
  const peakMemory = process.resourceUsage().maxRSS * 1024
  process.stdout.write(`\n${MARK}${JSON.stringify({ ...outcome, log, peakMemory, elapsedMs })}`, () =>
    process.exit(0)
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined)
  await run(process.argv[2])
