import { blankFrontMatter } from '../sources/source/front-matter.ts'
import { readPage } from '../sources/source/page-source.ts'
import { isPageFile } from '../sources/page-file.ts'
import type { Clone, CommitChanges } from './clone.ts'
import { subjectOfPage } from './pages/moved-pages.ts'
import { isOtherSubject, type Subject } from './pages/same-text.ts'

/** Maximum number of renamed pages whose texts are compared. */
const MAX_EDITED = 5000

/**
 * Keeps a rename in the history only if the bytes of the file are unchanged, or if the page still has the same subject.
 * Any other rename becomes a removed file and an added file.
 */
export async function withSureRenames(
  history: readonly CommitChanges[],
  clone: Pick<Clone, 'texts'>
): Promise<CommitChanges[]> {
  const isEdited = ({ from, to, blobs: [before, after] }: Rename) =>
    before !== after && isPageFile(from) && isPageFile(to)
  const edited = history.flatMap(({ renamed }) => renamed.filter(isEdited)).slice(0, MAX_EDITED)
  const blobs = edited.flatMap(rename => rename.blobs)
  const texts = await clone.texts(new Map(blobs.map(sha => [sha, { sha, size: 0 }])))
  const sure = new Set(
    edited.filter(({ from, to, blobs: [before, after] }) => {
      const [earlier, now] = [texts.get(before) ?? '', texts.get(after) ?? '']
      return !isOtherSubject(subjectOfFile(from, earlier), subjectOfFile(to, now))
    })
  )
  return history.map(({ renamed, added, removed }) => {
    const left = renamed.filter(rename => rename.blobs[0] !== rename.blobs[1] && !sure.has(rename))
    return {
      renamed: renamed.filter(rename => !left.includes(rename)),
      added: [...added, ...left.map(({ to }) => to)],
      removed: [...removed, ...left.map(({ from }) => from)]
    }
  })
}

type Rename = CommitChanges['renamed'][number]

/**
 * Matches the address of a link, an image, or an import on this site. Such an address contains names of other pages and
 * of folders, which say nothing about the subject of this page.
 */
const INTERNAL_ADDRESS =
  /(\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?|\b(?:href|src|url|to|img|image|icon)\s*=\s*\{?\s*["'`]|\bfrom\s+["'])(?!https?:)[^\s)"'`>]+/gm

function subjectOfFile(file: string, text: string): Subject {
  const { title, path, description } = readPage(file, text, { readmeIsIndex: false, contents: new Map() })
  const body = blankFrontMatter(text)
    .replace(/^\s*# .*/, '')
    .replace(INTERNAL_ADDRESS, '$1')
  return subjectOfPage({ title, path, text: `${description} ${body}` })
}

/**
 * Finds the current names of files that were renamed in the history, by earlier names that no longer exist. Relies on
 * Git to detect renames.
 */
export function renamedInHistory(
  history: readonly CommitChanges[],
  existing: ReadonlySet<string>
): Map<string, string> {
  const found = new Map<string, string>()
  /** Current names of files, by their names before the processed commits; undefined for a removed file. */
  const later = new Map<string, string | undefined>()
  /** Names in newer commits. These names refer to the newer files, so earlier renames of such a name are ignored. */
  const known = new Set<string>()
  const endOf = (path: string): string | undefined => {
    const end = later.has(path) ? later.get(path) : path
    return end !== undefined && existing.has(end) ? end : undefined
  }
  for (const { renamed, added, removed } of history) {
    // Looked up before `later` changes, because a commit can rename files in a circle.
    const ends = renamed.map(({ from, to }) => [from, endOf(to)] as const)
    // Older files with added or removed names are gone. Skips renames, because two branches can make the same rename.
    for (const path of [...added, ...removed]) later.set(path, undefined)
    for (const [from, end] of ends) {
      later.set(from, end)
      if (end !== undefined && !existing.has(from) && !known.has(from)) found.set(from, end)
    }
    for (const path of [...added, ...removed, ...renamed.flatMap(({ from, to }) => [from, to])])
      known.add(path)
  }
  return found
}
