import type { Docs, DocsPage } from '../../../sources/docs.ts'
import { type Place, placeIn } from '../../../sources/source/problems.ts'
import type { Ends } from '../propose/redirect-entries.ts'

export interface ReplacedAddress {
  file: string
  from: string
  to: string
  /** Start of the link or image element on a page. */
  place?: Place
}

interface Intended {
  replaced: readonly ReplacedAddress[]
  added: readonly Ends[]
}

interface ContentChanges {
  /** Files that differ in anything other than the addresses to replace. */
  unexpected: Set<string>
  /** Whether the address was replaced as intended, and nowhere in its file with an unintended value. */
  isReplaced: (replaced: ReplacedAddress) => boolean
  isAdded: (redirect: Ends) => boolean
}

/** A page or the settings, split into the addresses and all other content that was read. */
interface Part {
  files: string[]
  content: string
  addresses: { target: string; place: Place }[]
}

/** Compares everything that was read. Only the replaced addresses and the added redirects may differ. */
export function contentChanges(before: Docs, after: Docs, { replaced, added }: Intended): ContentChanges {
  const intended = new Set(replaced.map(({ file, from, to }) => keyOf({ file, from, to })))
  const addresses = new Set(replaced.map(addressKey))
  /** Addresses with an unintended new value. */
  const wrong = new Set<string>()
  const witnessed = new Set<string>()
  const isExpected = ({ place, target: from }: Part['addresses'][number], to: string): boolean => {
    if (from === to) return true
    const { file } = place
    const key = keyOf({ file, from, to })
    witnessed.add(key).add(keyOf({ file, from, to, place }))
    if (intended.has(key)) return true
    const address = addressKey({ file, from })
    wrong.add(address)
    // If the address should be replaced, rejects only its replacements, not all replacements in the file.
    return addresses.has(address)
  }
  const unexpected = new Set<string>()
  const redirectCount = before.redirects.length
  const same = samePages(before, after)
  const [had, has] = [partsOf(before, redirectCount, same), partsOf(after, redirectCount, same)]
  for (const [name, { files, content, addresses: own }] of had) {
    const now = has.get(name)
    const isSame =
      now?.content === content &&
      own.map((each, at) => isExpected(each, now.addresses[at]?.target ?? '')).every(Boolean)
    if (!isSame) for (const file of files) unexpected.add(file)
  }
  const fresh = new Map(after.redirects.slice(redirectCount).map(each => [each.source, each.destination]))
  const sources = new Set(added.map(({ from }) => from))
  if (has.size !== had.size || [...fresh.keys()].some(source => !sources.has(source)))
    for (const file of had.get(SETTINGS)?.files ?? []) unexpected.add(file)
  return {
    unexpected,
    isReplaced: each => !wrong.has(addressKey(each)) && witnessed.has(keyOf(each)),
    isAdded: ({ from, to }) => fresh.get(from) === to
  }
}

function keyOf({ file, from, to, place }: ReplacedAddress): string {
  return JSON.stringify([file, from, to, place?.line, place?.column])
}

function addressKey({ file, from }: Pick<ReplacedAddress, 'file' | 'from'>): string {
  return JSON.stringify([file, from])
}

/** The key of the settings. No page has an empty path. */
const SETTINGS = ''

/** Returns the paths of pages that were rendered only once, because their files are equal in both versions. */
function samePages(before: Docs, after: Docs): Set<string> {
  const now = new Map(after.pages.map(page => [page.path, page]))
  const isSame = (page: DocsPage) => {
    const other = now.get(page.path)
    const shared = [
      'file',
      'title',
      'text',
      'ids',
      'references',
      'code',
      'front',
      'isValid',
      'hidden'
    ] as const
    return other !== undefined && shared.every(name => page[name] === other[name])
  }
  return new Set(before.pages.filter(isSame).map(({ path }) => path))
}

/** Returns the pages by path, except `same`, and the settings with only the first `redirectCount` redirects. */
function partsOf(docs: Docs, redirectCount: number, same: ReadonlySet<string>): Map<string, Part> {
  const parts = docs.pages.flatMap(page =>
    same.has(page.path) ? [] : [[page.path, pagePart(page)] as const]
  )
  return new Map([...parts, [SETTINGS, settingsPart(docs, redirectCount)]])
}

function pagePart({ file, includes, references, ...page }: DocsPage): Part {
  const { title, text, ids, code, front, isValid, hidden } = page
  const kinds = references.map(({ kind }) => kind)
  return {
    files: [file, ...includes],
    content: JSON.stringify([title, text, ids.map(({ id }) => id), code, front, isValid, hidden, kinds]),
    addresses: references.map(({ target, place }) => ({ target, place: placeIn(file, place) }))
  }
}

function settingsPart({ redirects, navigation, settingsReferences }: Docs, redirectCount: number): Part {
  const kept = redirects.slice(0, redirectCount)
  const listed = navigation.map(({ sections, hidden }) => [sections, hidden])
  return {
    files: [...kept, ...navigation].map(({ place }) => place.file),
    content: JSON.stringify([kept.map(({ source }) => source), listed, settingsReferences.length]),
    addresses: [
      ...kept.map(({ destination, place }) => ({ target: destination, place })),
      ...navigation.map(({ page, place }) => ({ target: page, place })),
      ...settingsReferences
    ]
  }
}
