import { groupBy } from '../../runtime/group-by.ts'
import { channelFacts, type ChannelFacts, type Line, type SourcePage, wholeOf } from './page-facts.ts'
import type { Channel } from './served.ts'

/** A page at a commit. */
export interface PageVersion {
  commit: string
  /**
   * Milliseconds since 1970 at which the version could first be deployed: the later of the commit's committer date and
   * the creation of its deployment.
   */
  time: number
  /** `unreadable`: the page exists, but its sources cannot be parsed, so the content is unknown. */
  page: SourcePage | 'missing' | 'unreadable'
}

/** Versions of a page that show the same text in a channel. */
export interface PageClass {
  /** Newest first. */
  versions: readonly [PageVersion, ...PageVersion[]]
  facts: ChannelFacts
  /** The facts of versions with the same text that differ in what the channel hides, such as diagrams. */
  variants: readonly ChannelFacts[]
}

/** Groups versions, newest first, in the order of their newest versions. Leaves out versions with unknown content. */
export function classesOf(versions: readonly PageVersion[], channel: Channel): PageClass[] {
  // Many versions of a site share the same page, and different versions share most of their lines.
  const known = new Map<string, ChannelFacts>()
  const lines = new Map<string, Line>()
  const read = versions.flatMap(version => {
    const { page } = version
    if (page === 'unreadable') return []
    if (page === 'missing') return [{ version, facts: NOTHING }]
    const whole = wholeOf(page)
    const facts = known.get(whole) ?? channelFacts(page, channel, lines)
    known.set(whole, facts)
    return [{ version, facts }]
  })
  return [...groupBy(read, ({ facts }) => facts.visible).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const wholes = new Map(others.map(({ facts }) => [facts.whole, facts]))
    wholes.delete(first.facts.whole)
    const of = [first.version, ...others.map(({ version }) => version)] as const
    return [{ versions: of, facts: first.facts, variants: [...wholes.values()] }]
  })
}

/** Returns the time of the oldest version that equals the newest one in everything, without versions before a change. */
export function timeOfChange([newest, ...older]: readonly PageVersion[]): number {
  if (newest === undefined || typeof newest.page === 'string') return Infinity
  const whole = wholeOf(newest.page)
  let { time } = newest
  for (const { page, time: before } of older) {
    if (typeof page === 'string' || wholeOf(page) !== whole) break
    time = before
  }
  return time
}

/** What a page says that does not exist. */
export const NOTHING: ChannelFacts = {
  visible: '',
  whole: '',
  lines: [],
  title: '',
  links: new Set(),
  images: new Set()
}
