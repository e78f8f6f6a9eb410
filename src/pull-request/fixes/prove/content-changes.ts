import type { Docs, DocsPage } from '../../../sources/docs.ts'
import { type Place, placeIn } from '../../../sources/source/problems.ts'
import type { RedirectEntry } from '../propose/redirect-entries.ts'

/** An address of a file that was replaced. */
export interface ReplacedAddress {
  file: string
  from: string
  to: string
  /** Of a link or image of a page: where its element begins. */
  place?: Place
}

interface Intended {
  replaced: readonly ReplacedAddress[]
  added: readonly RedirectEntry[]
}

interface ContentChanges {
  /** Files with another difference than the intended ones. */
  unexpected: Set<string>
  isWitnessed: (replaced: ReplacedAddress) => boolean
}

/** Compares everything that was read: nothing but the intended addresses may differ. */
export function contentChanges(before: Docs, after: Docs, { replaced, added }: Intended): ContentChanges {
  const intended = new Set(replaced.map(keyOf))
  const witnessed = new Set<string>()
  const unexpected = new Set<string>()
  /** Places of links that stayed as they were. */
  const unchanged = new Set<string>()
  const isSame = (file: string, from: string, to: string, place?: Place): boolean => {
    if (from === to) {
      if (place !== undefined) unchanged.add(placeKey(place, from))
      return true
    }
    const key = keyOf({ file, from, to })
    witnessed.add(key)
    if (place !== undefined) witnessed.add(placeKey(place, from))
    return intended.has(key)
  }
  const pages = new Map(after.pages.map(page => [page.path, page]))
  for (const page of before.pages) {
    const now = pages.get(page.path)
    const isSameReference = (at: number): boolean => {
      const [old, fresh] = [page.references[at], now?.references[at]]
      if (old === undefined || fresh === undefined || old.kind !== fresh.kind) return false
      const place = placeIn(page.file, old.place)
      return isSame(place.file, old.target, fresh.target, place)
    }
    const isEqual =
      now !== undefined &&
      contentOf(page) === contentOf(now) &&
      page.references.length === now.references.length &&
      page.references.map((_, at) => isSameReference(at)).every(Boolean)
    if (!isEqual) for (const file of [page.file, ...page.includes]) unexpected.add(file)
  }
  const settings = settingsOf(before, after, added, isSame)
  if (!settings || before.pages.length !== after.pages.length)
    for (const { file } of [
      ...before.redirects.map(({ place }) => place),
      ...before.navigation.map(({ place }) => place)
    ])
      unexpected.add(file)
  const isWitnessed = (each: ReplacedAddress): boolean => {
    if (each.place === undefined) return witnessed.has(keyOf(each))
    const key = placeKey(each.place, each.from)
    return witnessed.has(key) && !unchanged.has(key)
  }
  return { unexpected, isWitnessed }
}

function keyOf({ file, from, to }: ReplacedAddress): string {
  return JSON.stringify([file, from, to])
}

function placeKey({ file, line, column }: Place, from: string): string {
  return JSON.stringify([file, line, column, from])
}

/** What readers see of a page, without its links. */
function contentOf({ title, text, ids, code, front, isValid, hidden }: DocsPage): string {
  return JSON.stringify([title, text, ids.map(({ id }) => id), code, front, isValid, hidden])
}

/** Whether the settings differ in nothing else. */
function settingsOf(
  before: Docs,
  after: Docs,
  added: readonly RedirectEntry[],
  isSame: (file: string, from: string, to: string) => boolean
): boolean {
  const expected = [...before.redirects, ...added]
  const hasSameLengths =
    expected.length === after.redirects.length &&
    before.navigation.length === after.navigation.length &&
    before.settingsReferences.length === after.settingsReferences.length
  if (!hasSameLengths) return false
  const redirects = after.redirects.map((redirect, at) => {
    const old = expected[at]
    return (
      old?.source === redirect.source && isSame(redirect.place.file, old.destination, redirect.destination)
    )
  })
  const navigation = before.navigation.map(({ page, place, sections, hidden }, at) => {
    const now = after.navigation[at]
    const isSameSection = now?.hidden === hidden && now.sections.join('\n') === sections.join('\n')
    return isSameSection && isSame(place.file, page, now.page)
  })
  const references = before.settingsReferences.map(({ target, place }, at) =>
    isSame(place.file, target, after.settingsReferences[at]?.target ?? '')
  )
  return [...redirects, ...navigation, ...references].every(Boolean)
}
