import { absolutePaths, EVERYTHING } from '../../cdn/paths.ts'

export interface PurgeRules {
  names: string[]
  sitePath: string
  maxPaths: number
}

/**
 * The paths to purge for each target: those that earlier runs recorded, and the addresses that change now. Targets that
 * this run does not name keep their paths for a later one. A target that the state does not know is purged completely,
 * because it may hold what was there before, and because a wrong target or permission is reported in the first run.
 */
export function addPendingPurges(
  earlier: ReadonlyMap<string, string[]>,
  changed: string[],
  { names, sitePath, maxPaths }: PurgeRules
): Map<string, string[]> {
  const now = absolutePaths(changed, sitePath, maxPaths)
  const pending = new Map<string, string[]>()
  for (const name of new Set([...earlier.keys(), ...names])) {
    const all = [...new Set([...(earlier.get(name) ?? [EVERYTHING]), ...now])].sort()
    pending.set(name, all.includes(EVERYTHING) || all.length > maxPaths ? [EVERYTHING] : all)
  }
  return pending
}

export function purgesOf(pending: ReadonlyMap<string, string[]>, names: string[]): [string, string[]][] {
  return names.flatMap(name => {
    const paths = pending.get(name) ?? []
    return paths.length === 0 ? [] : [[name, paths] as [string, string[]]]
  })
}
