import { CALLS } from '../requests/request-log.ts'
import type { Fault, FaultKind } from './faults.ts'

export const FAULT_SYNTAX = 'CALL=FAULT, for example start=403 or status=503x2'

const WITH_NUMBER: Record<string, (value: number) => FaultKind> = {
  delay: ms => ({ kind: 'delay', ms }),
  truncate: at => ({ kind: 'truncate', at }),
  stall: at => ({ kind: 'stall', at }),
  expire: afterMs => ({ kind: 'expire', afterMs })
}

const WITHOUT_NUMBER: Record<string, FaultKind> = {
  hang: { kind: 'hang' },
  drop: { kind: 'drop' },
  'drop-accepted': { kind: 'drop', accepted: true },
  expire: { kind: 'expire' },
  change: { kind: 'change' },
  'no-ranges': { kind: 'no-ranges' }
}

/** Parses a fault from the command line. Without `xN` at the end, the fault affects every request of its call. */
export function parseFault(text: string): Fault {
  const [, name = '', fault = '', count] = /^([a-z-]+)=(.+?)(?:x(\d+))?$/.exec(text) ?? []
  const kind = parseKind(fault)
  if (kind === undefined) throw new Error(`--fault ${text}: expected ${FAULT_SYNTAX}`)
  const call = CALLS.find(known => known === name)
  if (call === undefined) throw new Error(`--fault ${text}: unknown call. The calls are ${CALLS.join(', ')}`)
  return { ...kind, on: call, times: count === undefined ? Infinity : Number(count) }
}

function parseKind(fault: string): FaultKind | undefined {
  if (/^[2-5]\d\d$/.test(fault)) {
    const status = Number(fault)
    return { kind: 'answer', status, ...(status === 429 && { headers: { 'retry-after': '1' } }) }
  }
  const [, name = '', number] = /^([a-z-]+)(?:@(\d+))?$/.exec(fault) ?? []
  return number === undefined ? WITHOUT_NUMBER[name] : WITH_NUMBER[name]?.(Number(number))
}
