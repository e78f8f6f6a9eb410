import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const START_TIMEOUT_MS = 120_000

/** Ports below the ephemeral range, because the system assigns ephemeral ports to other programs. */
const [FIRST_PORT, LAST_PORT] = [10_000, 32_000]

/** Finds a loopback port that is not in use. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** Waits until a new process accepts connections. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await accepts(port))) {
    await delay(50)
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} did not start`)
    if (Date.now() > deadline) throw new Error(`${child.spawnfile} does not accept connections`)
  }
}

/** Describes a running S3 server: its URL, its account, and the environment variables with the account's keys. */
export function localStore(
  port: number,
  account: { accessKeyId: string; secretAccessKey: string },
  stop: () => Promise<void>
) {
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    env: { AWS_ACCESS_KEY_ID: account.accessKeyId, AWS_SECRET_ACCESS_KEY: account.secretAccessKey },
    [Symbol.asyncDispose]: stop
  }
}

/** Stops processes in the reverse order of their start. */
export async function endProcesses(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'close')
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
