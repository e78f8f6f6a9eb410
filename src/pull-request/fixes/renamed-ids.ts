import type { DocsPage } from '../../sources/docs.ts'
import type { DocsFiles } from '../../sources/files.ts'
import { readText } from '../../sources/source/read-text.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { similarity, wordCounts } from '../readers/page-changes.ts'

/** A renamed heading keeps at least this share of the words below it. */
const MIN_SIMILARITY = 0.5
const MAX_IDS = 200

interface Section {
  id: string
  /** The lines between it and the next id; of a heading without any, those below its subheadings. */
  text: string
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
  if (lost === 0 || gained === 0 || lost > MAX_IDS || gained > MAX_IDS) return new Map()
  const old = (await sectionsOf(before, files.before)).filter(({ id }) => !has.has(id))
  const fresh = (await sectionsOf(after, files.after)).filter(({ id }) => !had.has(id))
  const best = old.flatMap(section => {
    const candidates = fresh.filter(({ text }) => isSame(section.text, text))
    const [first] = candidates
    return first !== undefined && candidates.length === 1 ? [[section.id, first.id] as const] : []
  })
  // Two that became one: which of them it is cannot be told.
  const taken = groupBy(best, ([, to]) => to)
  return new Map(best.filter(([, to]) => taken.get(to)?.length === 1))
}

function isSame(before: string, after: string): boolean {
  if (before.trim() === '') return false
  return before === after || similarity(wordCounts(before), wordCounts(after)) >= MIN_SIMILARITY
}

async function sectionsOf({ file, ids }: DocsPage, files: DocsFiles): Promise<Section[]> {
  const own = ids.filter(({ isAlias }) => isAlias !== true)
  const sections: Section[] = []
  for (const [name, inFile] of groupBy(own, ({ place }) => place.file ?? file)) {
    const text = files.paths.includes(name) ? await readText(name, files) : ''
    const lines = typeof text === 'string' ? text.split('\n') : []
    const sorted = inFile.toSorted((a, b) => a.place.line - b.place.line)
    for (const [at, { id, place }] of sorted.entries()) {
      const following = sorted.slice(at + 1).filter(other => other.place.line > place.line)
      const textUntil = (next: DocsPage['ids'][number] | undefined) =>
        lines.slice(place.line, (next?.place.line ?? Infinity) - 1).join('\n')
      const levelAt = (line: number) => /^ {0,3}(#{1,6})\s/.exec(lines[line - 1] ?? '')?.[1]?.length ?? 0
      const level = levelAt(place.line)
      const own = textUntil(following[0])
      const next = following.find(other => levelAt(other.place.line) <= level)
      sections.push({ id, text: own.trim() === '' && level > 0 ? textUntil(next) : own })
    }
  }
  return sections
}
