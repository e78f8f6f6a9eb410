import type { RecordedRequest } from '../requests/request-log.ts'

export type Fault = FaultKind & {
  on: RecordedRequest['call']
  /** Number of affected requests, 1 by default. Infinity affects all requests, including those with another fault. */
  times?: number
  when?: (request: RecordedRequest) => boolean
}

export type FaultKind =
  | { kind: 'delay'; ms: number }
  /** Sends no response and keeps the connection open. */
  | { kind: 'hang' }
  /** Sends this response instead of the real one. A string body, such as HTML or invalid JSON, is sent unchanged. */
  | { kind: 'answer'; status: number; body?: string | object; headers?: Headers }
  /** Closes the connection without a response; with `accepted`, after processing the request. */
  | { kind: 'drop'; accepted?: boolean }
  /** Closes the connection after this many bytes of the body. */
  | { kind: 'truncate'; at: number }
  /** Stops sending after this many bytes of the body, and keeps the connection open. */
  | { kind: 'stall'; at: number }
  /** On bundle: the link expires after `afterMs` (default: 0). On download: the link has expired (403). */
  | { kind: 'expire'; afterMs?: number }
  /** On download: replaces the stored object before the response. Never replaces the file that `archive` names. */
  | { kind: 'change' }
  /** On download: the store ignores the header `Range`. */
  | { kind: 'no-ranges' }

type Headers = Record<string, string> | ((request: RecordedRequest) => Record<string, string>)

export class Faults {
  readonly #rules: { fault: Fault; left: number }[] = []

  add(...faults: Fault[]): void {
    this.#rules.push(...faults.map(fault => ({ fault, left: fault.times ?? 1 })))
  }

  clear(): void {
    this.#rules.length = 0
  }

  /** Returns the faults for this request: the first temporary fault in the queue, and all permanent faults. */
  take(request: RecordedRequest): Fault[] {
    const due = this.#rules.filter(
      ({ fault, left }) => left > 0 && fault.on === request.call && (fault.when?.(request) ?? true)
    )
    const counted = due.find(({ left }) => left !== Infinity)
    if (counted) counted.left -= 1
    return due.filter(rule => rule === counted || rule.left === Infinity).map(({ fault }) => fault)
  }
}

export function findFault<K extends Fault['kind']>(
  faults: Fault[],
  kind: K
): (Fault & { kind: K }) | undefined {
  return faults.find((fault): fault is Fault & { kind: K } => fault.kind === kind)
}
