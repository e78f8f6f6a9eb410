import type { RecordedRequest } from '../requests/request-log.ts'

export type Fault = FaultKind & {
  on: RecordedRequest['call']
  /** Number of requests it applies to, 1 by default. Infinity applies to every request, in addition to counted faults. */
  times?: number
  when?: (request: RecordedRequest) => boolean
}

export type FaultKind =
  | { kind: 'delay'; ms: number }
  /** No response; the connection stays open. */
  | { kind: 'hang' }
  /** This response instead of the real one. A string body is sent unchanged: HTML, invalid JSON, anything. */
  | { kind: 'answer'; status: number; body?: string | object; headers?: Headers }
  /** The connection is closed without a response; with `accepted` the request is processed first. */
  | { kind: 'drop'; accepted?: boolean }
  /** The connection is closed after this many bytes of the body. */
  | { kind: 'truncate'; at: number }
  /** After this many bytes of the body nothing more is sent, and the connection stays open. */
  | { kind: 'stall'; at: number }
  /** On bundle: the link expires this long after it was created, whatever expiresAt says. On download: 403, expired. */
  | { kind: 'expire'; afterMs?: number }
  /** On download: the stored object is replaced before this request (not with `archive`: replace that file yourself). */
  | { kind: 'change' }
  /** On download: the store ignores Range. */
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

  /** The faults of this request: the first counted one in the queue, and every permanent one. */
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
