import type { RecordedRequest } from './requests.ts'

export type Fault = FaultKind & {
  on: RecordedRequest['call']
  /** How many requests it meets, 1 if not said. Infinity makes it a standing one, beside which others queue. */
  times?: number
  /** Only requests that this accepts. */
  when?: (request: RecordedRequest) => boolean
}

export type FaultKind =
  | { kind: 'delay'; ms: number }
  | { kind: 'hang' }
  /** Instead of the real answer. A string is sent as it is: HTML, broken JSON, anything. */
  | {
      kind: 'answer'
      status: number
      body?: string | object
      headers?: Record<string, string>
      retryAfter?: number | Date
    }
  /** The connection is closed without an answer; `taken` says that the request was obeyed all the same. */
  | { kind: 'drop'; taken?: boolean }
  /** The connection is closed after so many bytes of the body. */
  | { kind: 'truncate'; at: number }
  /** After so many bytes of the body nothing more comes, and the connection stays open. */
  | { kind: 'stall'; at: number }
  | { kind: 'throttle'; bytesPerSecond: number }
  /** On bundle: the link dies so long after it was made, whatever expiresAt says. On download: refused as expired. */
  | { kind: 'expire'; afterMs?: number }
  /** On download: the stored object is another one from this request on (not with `archive`: replace that file). */
  | { kind: 'change' }
  | { kind: 'redirect'; to: string | ((request: RecordedRequest) => string); status?: number }
  /** On download: the store ignores Range; `chunked` hides the length too. */
  | { kind: 'no-ranges'; chunked?: boolean }

export class Faults {
  readonly #rules: { fault: Fault; left: number }[] = []

  add(...faults: Fault[]): void {
    this.#rules.push(...faults.map(fault => ({ fault, left: fault.times ?? 1 })))
  }

  clear(): void {
    this.#rules.length = 0
  }

  /** What this request meets: the first counted fault in line, and every standing one. */
  take(request: RecordedRequest): Fault[] {
    const due = this.#rules.filter(
      ({ fault, left }) => left > 0 && fault.on === request.call && (fault.when?.(request) ?? true)
    )
    const counted = due.find(({ left }) => left !== Infinity)
    if (counted) counted.left -= 1
    return due.filter(rule => rule === counted || rule.left === Infinity).map(({ fault }) => fault)
  }
}

/** The one fault of a kind among those that a request meets. */
export function find<K extends Fault['kind']>(faults: Fault[], kind: K): (Fault & { kind: K }) | undefined {
  return faults.find((fault): fault is Fault & { kind: K } => fault.kind === kind)
}
