import type { Redirect } from '../site/redirects/redirects.ts'

export interface RedirectChanges {
  total: number
  added: Redirect[]
  /** With another destination or another status. */
  changed: Redirect[]
  removed: Redirect[]
}

export function compareRedirects(
  previous: readonly Redirect[],
  current: readonly Redirect[]
): RedirectChanges {
  const changes: RedirectChanges = { total: current.length, added: [], changed: [], removed: [] }
  const before = new Map(previous.map(redirect => [redirect.source, redirect]))
  for (const redirect of current) {
    const earlier = before.get(redirect.source)
    before.delete(redirect.source)
    if (earlier === undefined) changes.added.push(redirect)
    else if (earlier.destination !== redirect.destination || earlier.permanent !== redirect.permanent)
      changes.changed.push(redirect)
  }
  changes.removed.push(...before.values())
  return changes
}

export function haveRedirectsChanged({ added, changed, removed }: RedirectChanges): boolean {
  return added.length + changed.length + removed.length > 0
}
