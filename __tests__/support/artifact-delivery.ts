// Uploads an artifact in a separate process, because the client reads the environment and writes to the standard
// output of its process. Run this file with a request as the argument, or call `runUpload`.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type ArtifactUpload, uploadArtifact } from '../../src/export/deliveries/artifact.ts'
import { systemClock } from '../../src/runtime/time/clock.ts'
import { Failure, reasonOf } from '../../src/runtime/failure.ts'
import { TimedOut, withDeadline } from '../../src/runtime/time/stop-reason.ts'
import { MemoryLog } from './memory-log.ts'

export interface UploadResult {
  stored?: Awaited<ReturnType<typeof uploadArtifact>>
  /** For an error that is not a Failure, `code` is the error name. */
  failure?: { code: string; what: string; advice: string; cause: string }
  log: string[]
  /** Text that the client wrote to the standard output instead of the log. */
  printed: string
}

export interface StopOptions {
  timeoutMs?: number
  /** Times out after this many retries. Unlike a time limit, a count does not depend on the load on the machine. */
  timeoutAfterRetries?: number
}

const MARK = 'RESULT '

export async function runUpload(
  upload: ArtifactUpload,
  { env, ...stop }: { env: Record<string, string> } & StopOptions
): Promise<UploadResult> {
  const script = fileURLToPath(import.meta.url)
  const child = spawn(process.execPath, [script, JSON.stringify({ upload, ...stop })], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const at = output.lastIndexOf(MARK)
  if (at < 0) throw new Error(`The upload ended without a result:\n${output}\n${errors}`)
  const result = JSON.parse(output.slice(at + MARK.length)) as Omit<UploadResult, 'printed'>
  return { ...result, printed: output.slice(0, at) }
}

async function run(argument: string): Promise<void> {
  const { upload, timeoutMs, timeoutAfterRetries } = JSON.parse(argument) as {
    upload: ArtifactUpload
  } & StopOptions
  const log = new MemoryLog()
  const stop = new AbortController()
  log.info = line => {
    log.lines.push(line)
    if (log.lines.length === timeoutAfterRetries) stop.abort(new TimedOut('after some retries'))
  }
  const result = await uploadArtifact(upload, {
    // A simulated minute takes a tenth of a second.
    clock: { ...systemClock, sleep: async (ms, signal) => await systemClock.sleep(ms / 600, signal) },
    random: () => 0.5,
    signal: timeoutMs === undefined ? stop.signal : withDeadline(stop.signal, timeoutMs),
    log
  }).then(
    stored => ({ stored }),
    (error: unknown) => {
      const { name, message: what, advice, cause } = error as Failure
      const code = error instanceof Failure ? error.code : name
      return { failure: { code, what, advice, cause: cause === undefined ? '' : reasonOf(cause) } }
    }
  )
  const line = JSON.stringify({ ...result, log: log.lines })
  process.stdout.write(`\n${MARK}${line}`, () => process.exit(0))
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined)
  await run(process.argv[2])
