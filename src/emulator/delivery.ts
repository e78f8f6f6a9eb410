import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { find, type Fault } from './faults.ts'

const TICK_MS = 20

/** Whether a request meets something that shows only while its answer is on the wire. */
export function spoilsDelivery(faults: Fault[]): boolean {
  return faults.some(({ kind }) => kind === 'truncate' || kind === 'stall' || kind === 'throttle')
}

/** Sends a good answer badly: cut off, stopped short or slowly, with the headers of the whole. */
export async function deliverBadly(
  response: Response,
  outgoing: ServerResponse,
  faults: Fault[]
): Promise<void> {
  const headers = Object.fromEntries(response.headers)
  const unsized = response.headers.get('content-length') === null && !find(faults, 'no-ranges')
  const whole = unsized ? new Uint8Array(await response.arrayBuffer()) : undefined
  if (whole) headers['content-length'] = String(whole.length)
  outgoing.writeHead(response.status, headers)
  outgoing.flushHeaders()
  const cut = find(faults, 'truncate')?.at ?? Infinity
  const stall = find(faults, 'stall')?.at ?? Infinity
  const rate = find(faults, 'throttle')?.bytesPerSecond ?? Infinity
  let left = Math.min(cut, stall)
  const body: AsyncIterable<Uint8Array> | Uint8Array[] = whole ? [whole] : (response.body ?? [])
  for await (const chunk of body) {
    const bytes = chunk.subarray(0, left)
    left -= bytes.length
    await writeSlowly(bytes, outgoing, rate)
    if (left === 0 || outgoing.destroyed) break
  }
  if (left > 0) outgoing.end()
  else if (cut <= stall) outgoing.destroy()
}

async function writeSlowly(bytes: Uint8Array, outgoing: ServerResponse, rate: number): Promise<void> {
  const portion = Math.max(1, Math.floor(Math.min(bytes.length, (rate * TICK_MS) / 1000)))
  for (let start = 0; start < bytes.length && !outgoing.destroyed; start += portion) {
    await new Promise<void>(resolve => {
      outgoing.write(bytes.subarray(start, start + portion), () => resolve())
    })
    if (rate !== Infinity) await setTimeout(TICK_MS)
  }
}
