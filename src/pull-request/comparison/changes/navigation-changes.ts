import type { Docs, DocsPage } from '../../../sources/docs.ts'
import type { PairedPages } from '../../../versions/pages/moved-pages.ts'

/** A difference between the navigation in the base and in the head. Section names begin with the outermost section. */
export type NavigationChange =
  /** The page still exists, but it has no entry, is hidden, or is in another section. */
  | { kind: 'left'; path: string; title: string }
  | { kind: 'hidden'; path: string; title: string }
  | { kind: 'regrouped'; path: string; title: string; from: string; to: string }
  | { kind: 'renamed'; from: string; to: string }
  | { kind: 'reordered'; section: string }

export function describeChange(change: NavigationChange): string {
  switch (change.kind) {
    case 'left':
      return `${change.path} is no longer listed`
    case 'hidden':
      return `${change.path} is hidden`
    case 'regrouped':
      return `${change.path} moved from ${change.from} to ${change.to}`
    case 'renamed':
      return `${change.from} is now ${change.to}`
    case 'reordered':
      return `the order of pages in ${change.section} changed`
  }
}

interface Listing {
  sections: string[]
  isVisible: boolean
}

const textOf = (sections: readonly string[]) => sections.join(' › ') || 'the top level'

export function navigationChanges(before: Docs, now: Docs, { pairs }: PairedPages): NavigationChange[] {
  if (!before.hasSettings || !now.hasSettings) return []
  const earlier = listings(before)
  const current = listings(now)
  const found: NavigationChange[] = []
  const moved: { page: DocsPage; from: string[]; to: string[] }[] = []
  const stayed = new Map<string, [number, number][]>()
  for (const pair of pairs) {
    const [old, own] = [earlier.get(keyOf(pair.before.path)), current.get(keyOf(pair.after.path))]
    const { address: path, title, hidden } = pair.after
    if (old === undefined || !old.isVisible || pair.before.hidden) continue
    if (own === undefined) found.push({ kind: 'left', path, title })
    else if (!own.isVisible || hidden) found.push({ kind: 'hidden', path, title })
    else if (textOf(old.sections) !== textOf(own.sections))
      moved.push({ page: pair.after, from: old.sections, to: own.sections })
    else {
      const places = stayed.get(textOf(own.sections)) ?? []
      places.push([old.at, own.at])
      stayed.set(textOf(own.sections), places)
    }
  }
  return [...found, ...regrouped(moved, before, now), ...reordered(stayed)]
}

/** Finds the first visible navigation entry of each page, or the first entry if all entries of the page are hidden. */
function listings({ navigation }: Docs): Map<string, Listing & { at: number }> {
  const found = new Map<string, Listing & { at: number }>()
  for (const [at, { page, sections, hidden }] of navigation.entries()) {
    const known = found.get(keyOf(page))
    if (known === undefined || (!known.isVisible && !hidden))
      found.set(keyOf(page), { sections, isVisible: !hidden, at })
  }
  return found
}

function keyOf(path: string): string {
  return path.replace(/\/index$/, '')
}

/** Reports a renamed section if only the base has the old section of a page, and only the head has the new section. */
function regrouped(
  moved: readonly { page: DocsPage; from: string[]; to: string[] }[],
  before: Docs,
  now: Docs
): NavigationChange[] {
  const [earlier, current] = [before, now].map(
    ({ navigation }) =>
      new Set(
        navigation.flatMap(({ sections }) => sections.map((_, at) => textOf(sections.slice(0, at + 1))))
      )
  ) as [Set<string>, Set<string>]
  const changes = new Map<string, NavigationChange>()
  for (const { page, from, to } of moved) {
    const at = from.findIndex((label, level) => label !== to[level])
    const [old, own] = [textOf(from.slice(0, at + 1)), textOf(to.slice(0, at + 1))]
    const isRenamed = from.length === to.length && at >= 0 && !current.has(old) && !earlier.has(own)
    const change: NavigationChange = isRenamed
      ? { kind: 'renamed', from: old, to: own }
      : { kind: 'regrouped', path: page.address, title: page.title, from: textOf(from), to: textOf(to) }
    changes.set(isRenamed ? `${old}\n${own}` : page.address, change)
  }
  return [...changes.values()]
}

function reordered(stayed: ReadonlyMap<string, [number, number][]>): NavigationChange[] {
  return [...stayed].flatMap(([section, places]): NavigationChange[] => {
    const inOrder = places.toSorted(([a], [b]) => a - b).map(([, at]) => at)
    const isSame = inOrder.every((at, i) => i === 0 || at > (inOrder[i - 1] ?? 0))
    return isSame ? [] : [{ kind: 'reordered', section }]
  })
}
