import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { findFault, type Fault } from './faults.ts'

const TICK_MS = 20

/** Whether a fault acts on the bytes of the response rather than on its status or headers. */
export function affectsBody(faults: Fault[]): boolean {
  return faults.some(({ kind }) => kind === 'truncate' || kind === 'stall' || kind === 'throttle')
}

/** Sends the headers of the whole response, then a body that is truncated, stalls, or is slow. */
export async function sendWithFaults(
  response: Response,
  outgoing: ServerResponse,
  faults: Fault[]
): Promise<void> {
  const headers = Object.fromEntries(response.headers)
  const lengthMissing = response.headers.get('content-length') === null && !findFault(faults, 'no-ranges')
  const whole = lengthMissing ? new Uint8Array(await response.arrayBuffer()) : undefined
  if (whole) headers['content-length'] = String(whole.length)
  outgoing.writeHead(response.status, headers)
  outgoing.flushHeaders()
  const truncateAt = findFault(faults, 'truncate')?.at ?? Infinity
  const stallAt = findFault(faults, 'stall')?.at ?? Infinity
  const rate = findFault(faults, 'throttle')?.bytesPerSecond ?? Infinity
  let left = Math.min(truncateAt, stallAt)
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = whole ? [whole] : (response.body ?? [])
  for await (const chunk of body) {
    const bytes = chunk.subarray(0, left)
    left -= bytes.length
    await writeAtRate(bytes, outgoing, rate)
    if (left === 0 || outgoing.destroyed) break
  }
  if (left > 0) outgoing.end()
  else if (truncateAt <= stallAt) outgoing.destroy()
}

async function writeAtRate(bytes: Uint8Array, outgoing: ServerResponse, rate: number): Promise<void> {
  const size = Math.max(1, Math.floor(Math.min(bytes.length, (rate * TICK_MS) / 1000)))
  for (let start = 0; start < bytes.length && !outgoing.destroyed; start += size) {
    await new Promise<void>(resolve => {
      outgoing.write(bytes.subarray(start, start + size), () => resolve())
    })
    if (rate !== Infinity) await setTimeout(TICK_MS)
  }
}
