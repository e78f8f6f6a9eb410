import type { ManifestFile } from '../site/manifest.ts'
import { countsAsPage } from '../site/pages.ts'

/** `changes.json`: docs/checks.md describes it. The lists name pages, sorted by path. */
export interface Changes {
  /** There is no earlier export to compare with: all pages are added. */
  first: boolean
  added: string[]
  /** What a reader sees is different. */
  changed: string[]
  /** Only the bytes are different: a new build of the same content. */
  rebuilt: string[]
  removed: string[]
  /** Numbers of files that are not pages. */
  files: { added: number; changed: number; removed: number }
}

export function compareManifests(
  previous: readonly ManifestFile[] | undefined,
  current: readonly ManifestFile[]
): Changes {
  const changes: Changes = {
    first: previous === undefined,
    added: [],
    changed: [],
    rebuilt: [],
    removed: [],
    files: { added: 0, changed: 0, removed: 0 }
  }
  const before = new Map(previous?.map(file => [file.path, file]))
  for (const file of current) {
    const earlier = before.get(file.path)
    before.delete(file.path)
    if (earlier === undefined) note(changes, 'added', file)
    else if (earlier.sha256 !== file.sha256) {
      const isRebuilt = countsAsPage(file) && file.content !== undefined && earlier.content === file.content
      if (isRebuilt) changes.rebuilt.push(file.path)
      else note(changes, 'changed', file)
    }
  }
  for (const file of before.values()) note(changes, 'removed', file)
  for (const list of ['added', 'changed', 'rebuilt', 'removed'] as const) changes[list].sort()
  return changes
}

/** Whether readers see something else than before. */
export function hasChanged({ first, added, changed, removed }: Changes): boolean {
  return first || added.length + changed.length + removed.length > 0
}

export function changesText({ first, added, changed, rebuilt, removed, files }: Changes): string {
  return `${JSON.stringify({ version: 1, first, added, changed, rebuilt, removed, files }, undefined, 2)}\n`
}

function note(changes: Changes, list: 'added' | 'changed' | 'removed', file: ManifestFile): void {
  if (countsAsPage(file)) changes[list].push(file.path)
  else changes.files[list]++
}
