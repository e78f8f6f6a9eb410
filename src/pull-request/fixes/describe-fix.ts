import type { SourceFinding } from '../readers/findings.ts'

/** What a fix makes of the address in question. */
export interface FixInShort {
  kind: 'address' | 'redirect'
  /** As it is written in the source; of a redirect, its destination. */
  to: string
}

/** Undefined for a finding that has no fix, or one that cannot be told in short. */
export function describeFix({ kind, edits: [edit] = [], suggestion }: SourceFinding): FixInShort | undefined {
  if (edit === undefined) return undefined
  const isAdded = kind === 'removed-address' && ['', '[]'].includes(edit.before)
  if (!isAdded) return edit.after.includes('\n') ? undefined : { kind: 'address', to: edit.after }
  // All redirects that are added share one edit.
  const isKnown = suggestion !== undefined && edit.after.includes(JSON.stringify(suggestion))
  return isKnown ? { kind: 'redirect', to: suggestion } : undefined
}
