import { absolutePaths, EVERYTHING } from '../../cdn/paths.ts'

export interface PurgeRules {
  names: string[]
  sitePath: string
  maxPaths: number
}

/**
 * Returns the paths to purge for each target: paths that earlier runs recorded, and addresses that change now. Targets
 * that are not in the inputs of this run keep their paths for a later run. A target that is not in the state is purged
 * completely, because its CDN may have cached older content. In the first run, this purge also detects a wrong id.
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
