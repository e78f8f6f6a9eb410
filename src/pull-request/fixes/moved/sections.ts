import type { DocsPage } from '../../../sources/docs.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import {
  type CountedText,
  countedText,
  isShort,
  type Subject,
  subjectOf
} from '../../../versions/pages/same-text.ts'
import type { SourceTexts } from '../../edits/source-text.ts'

export interface PageSection extends CountedText, Subject {
  id: string
  /** The line of the source with the heading. */
  line: string
}

/** Returns the sections of a page with an id that is not in `others`. */
export async function sectionsOf(
  { file, ids }: DocsPage,
  texts: SourceTexts,
  others: ReadonlySet<string>
): Promise<PageSection[]> {
  const own = ids.filter(({ isAlias }) => isAlias !== true)
  const sections: PageSection[] = []
  for (const [name, inFile] of groupBy(own, ({ place }) => place.file ?? file)) {
    const wanted = inFile.filter(({ id }) => !others.has(id))
    if (wanted.length === 0) continue
    const lines = (await texts.of(name))?.text.split('\n') ?? []
    const starts = [...new Set(inFile.map(({ place }) => place.line))].sort((a, b) => a - b)
    for (const { id, place } of wanted) {
      const below = textBelow(place.line, lines, starts)
      sections.push({
        id,
        line: lines[place.line - 1] ?? '',
        ...countedText(below),
        ...subjectOf([id], below)
      })
    }
  }
  return sections
}

/** Returns the text up to the next id. If the text below a heading is short, adds the text below its subheadings. */
function textBelow(line: number, lines: readonly string[], starts: readonly number[]): string {
  const levelAt = (at: number) => /^ {0,3}(#{1,6})\s/.exec(lines[at - 1] ?? '')?.[1]?.length ?? Infinity
  const textUntil = (end = Infinity) => lines.slice(line, end - 1).join('\n')
  const own = textUntil(starts.find(start => start > line))
  const level = levelAt(line)
  if (!isShort(countedText(own)) || level === Infinity) return own
  return textUntil(starts.find(start => start > line && levelAt(start) <= level))
}
