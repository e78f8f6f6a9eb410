import type { DocsPage } from '../../../sources/docs.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import { isOtherSubject, isSameSection } from '../../../versions/pages/same-text.ts'
import { isTemplate } from '../../../versions/pages/sure-moves.ts'
import type { SourceTexts } from '../../edits/source-text.ts'
import { areOtherNames } from './heading-names.ts'
import { type PageSection, sectionsOf } from './sections.ts'

const MAX_IDS = 200
/** Ids on pages with more ids than this are not compared. */
const MAX_ALL_IDS = 2000

/**
 * Finds new ids by lost id, for sections with equal or similar text. A heading that only takes the position of another
 * heading does not count as renamed.
 */
export async function renamedIds(
  before: DocsPage,
  after: DocsPage,
  texts: { before: SourceTexts; after: SourceTexts }
): Promise<ReadonlyMap<string, string>> {
  const [had, has] = [before, after].map(({ ids }) => new Set(ids.map(({ id }) => id))) as [
    Set<string>,
    Set<string>
  ]
  const isNamed = ({ id, isAlias }: DocsPage['ids'][number], others: ReadonlySet<string>) =>
    isAlias !== true && !others.has(id)
  const count = (page: DocsPage, others: ReadonlySet<string>) =>
    page.ids.filter(id => isNamed(id, others)).length
  const [lost, gained] = [count(before, has), count(after, had)]
  const isTooMany = Math.max(lost, gained) > MAX_IDS || Math.max(had.size, has.size) > MAX_ALL_IDS
  if (lost === 0 || gained === 0 || isTooMany) return new Map()
  const old = await sectionsOf(before, texts.before, has)
  const fresh = await sectionsOf(after, texts.after, had)
  // Sections with unchanged ids, to detect templates: see `isTemplate`.
  const others = (await sectionsOf(after, texts.after, new Set())).filter(({ id }) => had.has(id))
  // Excludes subsections, whose text is part of the section.
  const beside = (section: PageSection) =>
    others.filter(other => !section.text.includes(other.text) && isSameSection(section, other))
  const best = old.flatMap(section => {
    const candidates = fresh.filter(each => isSameSection(section, each) && !isOtherSubject(section, each))
    const [first] = candidates
    if (first === undefined || candidates.length > 1) return []
    if (isTemplate(section, first, beside(section))) return []
    const headings = [
      { ...section, text: before.text },
      { ...first, text: after.text }
    ] as const
    if (areOtherNames(...headings)) return []
    return [[section.id, first.id] as const]
  })
  // Excludes two sections that became one, because it is unclear which of them was renamed.
  const taken = groupBy(best, ([, to]) => to)
  return new Map(best.filter(([, to]) => taken.get(to)?.length === 1))
}
