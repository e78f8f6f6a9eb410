import { groupBy } from '../../runtime/group-by.ts'
import type { SourceFinding, SourceFindingKind } from './findings.ts'

/**
 * Leaves out new removed addresses whose redirect is reported at the same place, because both say that the redirect
 * leads nowhere, and a correction of the redirect solves both. `failOn`: kinds that fail a run. If only the removed
 * address can fail it, leaves out the redirect.
 */
export function oneAtEachPlace(
  findings: readonly SourceFinding[],
  failOn: readonly SourceFindingKind[]
): SourceFinding[] {
  const isLeftRedirect = failOn.includes('broken-redirect') || !failOn.includes('removed-address')
  const kinds = ['broken-redirect', 'removed-address'] as const
  const [kept, other] = isLeftRedirect ? kinds : kinds.toReversed()
  const keyOf = ({ file, line, column, target }: SourceFinding) =>
    JSON.stringify([file, line, column, target])
  const places = groupBy(
    findings.filter(({ isNew, kind }) => isNew && (kind === kept || kind === other)),
    keyOf
  )
  return findings.flatMap(finding => {
    const { kind, isNew } = finding
    const same = isNew && (kind === kept || kind === other) ? (places.get(keyOf(finding)) ?? []) : []
    const isRepeated = kind === other && same.some(each => each.kind === kept)
    if (isRepeated) return []
    const left = kind === kept ? same.find(each => each.kind === other) : undefined
    return left === undefined ? [finding] : [withFixOf(finding, left)]
  })
}

/** The finding that is left out can be the one with the fix or with the better destination. */
function withFixOf(finding: SourceFinding, { fix, suggestion }: SourceFinding): SourceFinding {
  return { ...(fix && { fix }), ...(suggestion !== undefined && { suggestion }), ...finding }
}
