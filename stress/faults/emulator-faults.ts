import type { Emulator, Fault, RecordedRequest } from '../../src/emulator/index.ts'
import type { Outage, ScheduledFault } from './schedule.ts'

/** Converts a scheduled fault to an emulator fault. `otherHost` is a server that does not belong to the service. */
export function emulatorFault(
  { on, times, what }: ScheduledFault,
  { emulator, otherHost, key }: { emulator: Emulator; otherHost: string; key: string }
): Fault {
  const place = { on, times: times === 'always' ? Infinity : times }
  if (what.kind === 'repeat-key') {
    const error = `Bearer ${key} is not valid (${encodeURIComponent(key)})`
    return { ...place, kind: 'answer', status: what.status, body: { error } }
  }
  if (what.kind === 'answer') {
    const { retryAfter, ...rest } = what
    if (retryAfter === undefined) return { ...place, ...rest }
    const value = retryAfter === 'date' ? new Date(Date.now() + 1000).toUTCString() : String(retryAfter)
    return { ...place, ...rest, headers: { 'retry-after': value } }
  }
  if (what.kind === 'redirect') {
    const targets = {
      mirror: path => otherHost + path,
      'other-host': () => `${otherHost}/hello`,
      itself: path => path,
      api: path => emulator.url + path,
      insecure: () => 'http://files.example.com/export.tar.gz',
      file: () => 'file:///etc/hostname'
    } satisfies Record<typeof what.to, (path: string) => string>
    const headers = ({ path }: RecordedRequest) => ({ location: targets[what.to](path) })
    return { ...place, kind: 'answer', status: what.status, headers }
  }
  return { ...place, ...what }
}

/** Returns faults that make all API or store requests fail for `ms`, starting `afterMs` after the first request. */
export function outageFaults({ of, afterMs, ms, how }: Outage): Fault[] {
  let firstAt: number | undefined
  const when = (): boolean => {
    firstAt ??= performance.now()
    const sinceFirst = performance.now() - firstAt
    return sinceFirst >= afterMs && sinceFirst < afterMs + ms
  }
  const calls = of === 'store' ? (['download'] as const) : (['start', 'status', 'bundle'] as const)
  return calls.map(on =>
    how === 'HTTP 503'
      ? { on, when, times: Infinity, kind: 'answer', status: 503 }
      : { on, when, times: Infinity, kind: 'drop' }
  )
}
