import type { Versions } from '../../src/versions/compare-files.ts'
import { filesOf } from '../../stress/pull-requests/seeded-changes.ts'

/** The texts of files; undefined for a file that a change removes. */
export type Files = Record<string, string | undefined>

/** Returns the versions before and after a change, as a comparison reads them. */
export function versionsOf(base: Files, change: Files): Versions & { base: Versions['head'] } {
  const textsOf = (files: Files) =>
    new Map(
      Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
    )
  const [before, after] = [textsOf(base), textsOf({ ...base, ...change })]
  const changed = new Set(
    [...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path))
  )
  return { base: filesOf(before), head: filesOf(after), changed }
}
