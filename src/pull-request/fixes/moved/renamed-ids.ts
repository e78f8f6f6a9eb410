import type { DocsPage } from '../../../sources/docs.ts'
import type { DocsFiles } from '../../../sources/files.ts'
import { readText } from '../../../sources/source/read-text.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import {
  type CountedText,
  countedText,
  isOtherSubject,
  isSameSection,
  isShort,
  isTemplate,
  type Subject,
  subjectOf
} from '../../comparison/same-text.ts'

/** Ids that a page lost or got. */
const MAX_IDS = 200
/** Of a page: nobody writes one with more. */
const MAX_ALL_IDS = 2000

/** The lines between an id and the next one; of a heading with few words of its own, those below its subheadings, too. */
interface Section extends CountedText, Subject {
  id: string
}

/**
 * Ids that a page lost, by the ids that took their place: what is written below them is the same, or nearly. A heading in
 * place of another one is not a new name for it.
 */
export async function renamedIds(
  before: DocsPage,
  after: DocsPage,
  files: { before: DocsFiles; after: DocsFiles }
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
  const old = await sectionsOf(before, files.before, has)
  const fresh = await sectionsOf(after, files.after, had)
  // Sections that were there before, and still are: when one of them is as near, all are made from a template.
  const others = (await sectionsOf(after, files.after, new Set())).filter(({ id }) => had.has(id))
  // Not those of its own subheadings.
  const beside = (section: Section) =>
    others.filter(other => !section.text.includes(other.text) && isSameSection(section, other))
  const best = old.flatMap(section => {
    const candidates = fresh.filter(each => isSameSection(section, each) && !isOtherSubject(section, each))
    const [first] = candidates
    if (first === undefined || candidates.length > 1) return []
    if (isTemplate(section, first, beside(section))) return []
    return [[section.id, first.id] as const]
  })
  // Two that became one: which of them it is cannot be told.
  const taken = groupBy(best, ([, to]) => to)
  return new Map(best.filter(([, to]) => taken.get(to)?.length === 1))
}

/** Of the ids that are not among `others`. */
async function sectionsOf(
  { file, ids }: DocsPage,
  files: DocsFiles,
  others: ReadonlySet<string>
): Promise<Section[]> {
  const own = ids.filter(({ isAlias }) => isAlias !== true)
  const sections: Section[] = []
  for (const [name, inFile] of groupBy(own, ({ place }) => place.file ?? file)) {
    const wanted = inFile.filter(({ id }) => !others.has(id))
    if (wanted.length === 0) continue
    const text = files.paths.includes(name) ? await readText(name, files) : ''
    const lines = typeof text === 'string' ? text.split('\n') : []
    const starts = [...new Set(inFile.map(({ place }) => place.line))].sort((a, b) => a - b)
    for (const { id, place } of wanted) {
      const below = textBelow(place.line, lines, starts)
      sections.push({ id, ...countedText(below), ...subjectOf([id], below) })
    }
  }
  return sections
}

/** Until the next of `starts`; of a heading with a short text or a component below it, until the next one of its level. */
function textBelow(line: number, lines: readonly string[], starts: readonly number[]): string {
  const levelAt = (at: number) => /^ {0,3}(#{1,6})\s/.exec(lines[at - 1] ?? '')?.[1]?.length ?? Infinity
  const textUntil = (end = Infinity) => lines.slice(line, end - 1).join('\n')
  const own = textUntil(starts.find(start => start > line))
  const level = levelAt(line)
  if (!isShort(countedText(own)) || level === Infinity) return own
  return textUntil(starts.find(start => start > line && levelAt(start) <= level))
}
