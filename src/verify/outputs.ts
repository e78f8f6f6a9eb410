import { type VerifyFinding, isWarning, type Kind } from './judge/kinds.ts'
import type { Verified } from './verification.ts'

export const OUTPUT_NAMES = ['verified', 'checked', 'findings', 'stale', 'missing', 'verify-path'] as const

export interface VerifyResult extends Verified {
  verified: boolean
  /** Numbers of addresses. */
  counts: Partial<Record<Kind, number>>
}

export function verifyResultOf(verified: Verified): VerifyResult {
  const counts: Partial<Record<Kind, number>> = {}
  for (const { kind, count } of verified.findings) counts[kind] = (counts[kind] ?? 0) + count
  return { ...verified, verified: verified.findings.every(({ kind }) => isWarning(kind)), counts }
}

/** The text of `verify.json`: docs/verify.md describes it. */
export function verifyText({ verified, checked, counts, findings, unchecked }: VerifyResult): string {
  const listed = findings.map(({ kind, address, path, detail, advice, count }) => ({
    ...{ kind, address, path: path ?? null, detail, advice, count }
  }))
  return `${JSON.stringify({ version: 1, verified, checked, counts, findings: listed, unchecked }, undefined, 2)}\n`
}

/** Findings that say the same about several addresses. */
export interface FindingGroup {
  kind: Kind
  detail: string
  advice: string
  addresses: string[]
  /** Numbers of addresses, also of those that are not named. */
  count: number
}

export function groupsOf(findings: readonly VerifyFinding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const { kind, address, detail, advice, count } of findings) {
    const key = [kind, detail, advice].join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { kind, detail, advice, addresses: [address], count })
    else {
      group.addresses.push(address)
      group.count += count
    }
  }
  return [...groups.values()]
}

/** `2 missing, 1 stale` */
export function describeCounts(findings: readonly VerifyFinding[]): string {
  const { counts } = verifyResultOf({
    checked: 0,
    findings: [...findings],
    unchecked: [],
    liveAfterMs: undefined
  })
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}
