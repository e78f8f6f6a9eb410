import type { ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'

type PartialFault = Fault & { kind: 'truncate' | 'stall' }

/** Finds the fault that sends only the beginning of the response body. */
export function findPartial(faults: Fault[]): PartialFault | undefined {
  return faults.find((fault): fault is PartialFault => fault.kind === 'truncate' || fault.kind === 'stall')
}

/** Sends the headers of the complete response, then only the beginning of the body. */
export async function sendPart(
  response: Response,
  outgoing: ServerResponse,
  { kind, at }: PartialFault
): Promise<void> {
  const body = await response.bytes()
  const headers = { ...Object.fromEntries(response.headers), 'content-length': body.length }
  outgoing.writeHead(response.status, headers).flushHeaders()
  await new Promise<void>(resolve => {
    outgoing.write(body.subarray(0, at), () => resolve())
  })
  if (body.length < at) outgoing.end()
  else if (kind === 'truncate') outgoing.destroy()
}
