import { groupBy } from '../runtime/group-by.ts'
import type { Kind, VerifyFinding } from './judge/kinds.ts'
import { liveEntries } from './live-summary.ts'
import type { LiveVerified } from './passes/verify-live.ts'
import type { Verified } from './verification.ts'

export const OUTPUT_NAMES = [
  ...(['verified', 'checked', 'findings', 'stale', 'missing', 'verify-path'] as const),
  ...(['pending', 'undecided', 'commit'] as const)
]

/** Returns the text of `verify.json`, which docs/verify.md describes. */
export function verifyText(verified: Verified | LiveVerified): string {
  const { findings, checked, unchecked } = verified
  const listed = findings.map(({ kind, address, path, detail, advice, count }) => ({
    kind,
    address,
    path: path ?? null,
    detail,
    advice,
    count
  }))
  const live = 'reports' in verified ? { live: liveEntries(verified) } : {}
  const result = {
    version: 1,
    verified: verified.verified,
    checked,
    counts: countsOf(findings),
    findings: listed,
    unchecked,
    ...live
  }
  return `${JSON.stringify(result, undefined, 2)}\n`
}

export function countsOf(findings: readonly VerifyFinding[]): Partial<Record<Kind, number>> {
  const counts: Partial<Record<Kind, number>> = {}
  for (const { kind, count } of findings) counts[kind] = (counts[kind] ?? 0) + count
  return counts
}

export function describeCounts(findings: readonly VerifyFinding[]): string {
  return Object.entries(countsOf(findings))
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}

/** Groups equal findings about several addresses. `count` includes addresses that are not listed. */
export function groupsOf(findings: readonly VerifyFinding[]): (VerifyFinding & { addresses: string[] })[] {
  const groups = groupBy(findings, ({ kind, detail, advice }) => [kind, detail, advice].join('\n'))
  return Array.from(groups.values(), group => ({
    ...(group[0] as VerifyFinding),
    addresses: group.map(({ address }) => address),
    count: group.reduce((sum, { count }) => sum + count, 0)
  }))
}
