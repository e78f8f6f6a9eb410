const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const

/** Parses `90s`, `45m`, `1h30m`, `7d`, `500ms`, or a number of minutes. Returns undefined for other text. */
export function parseDuration(text: string): number | undefined {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * UNITS.m
  const match = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text)
  if (match === null || text === '') return undefined
  const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = match
  return Number(d) * UNITS.d + Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms)
}

/** Parses `20%` or `20` to a number from 0 to 1. Returns undefined for other text. */
export function parseShare(text: string): number | undefined {
  const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1]
  return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100
}

const MAX_DAYS = 36_500

/** Formats at most two units, such as `0.4 s` or `1 h 30 min`. Limits the days, because servers can send any number. */
export function formatDuration(ms: number): string {
  if (ms <= 0) return '0 s'
  // "0.0 s" would look like a failed measurement.
  if (ms < 50) return 'less than 0.1 s'
  if (ms < 9950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  if (seconds > MAX_DAYS * 86_400) return `more than ${MAX_DAYS} d`
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's']
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

/** `2026-11-15 09:30 UTC` */
export function formatTime(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Uses decimal units, as object stores and browsers do. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const units = ['kB', 'MB', 'GB', 'TB']
  let value = bytes / 1000
  let unit = 0
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`
}

/** Returns `1,234`, or `1,234 pages` if there is a noun. */
export function formatCount(amount: number, noun?: string): string {
  // toLocaleString loads the tables of all languages for one comma, which costs 20 ms.
  const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
  if (noun === undefined) return digits
  return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`
}
