import { posix } from 'node:path'
import { countEach, groupBy } from '../../runtime/group-by.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { WordIndex } from './word-index.ts'

/** Git's default for renames: the share of the larger file that both files have in common. */
const MIN_SHARE = 0.5
/** The share that git wants before it pairs two files only because no others have their name. */
const MIN_SHARE_OF_SAME_NAME = 0.75
/** Git compares long lines in pieces of this many bytes. */
const MAX_PIECE_BYTES = 64
/** A line that occurs in more added files than this is not used to find candidates. */
const MAX_FILES = 50
const MAX_CANDIDATES = 20

export interface WholeFile {
  path: string
  /** The text, without CR before LF, which git ignores when it compares lines. */
  text: string
  /** Size of the file in bytes, with each CR. */
  size: number
}

interface LineText {
  path: string
  size: number
  /** Bytes by line. A line that occurs twice counts twice. */
  lines: ReadonlyMap<string, number>
}

interface Rename {
  from: string
  to: string
  share: number
}

/**
 * Finds the renames that `git diff` shows among removed and added files, without git, because a checkout in CI has no
 * history. A share says how many lines are equal, and nothing about the subject: see `isOtherSubject`. Among pages that
 * are equally close, git's choice depends on the other files, so people are told what is equal, not what git shows.
 */
export function gitRenames(removed: readonly WholeFile[], added: readonly WholeFile[]): Map<string, string> {
  const [before, after] = [removed.map(lineText), added.map(lineText)]
  const near = candidates(before, after)
  const found = [near.filter(({ share }) => share === 1), sameNames(before, after), near]
  const [renames, taken] = [new Map<string, string>(), new Set<string>()]
  for (const { from, to } of found.flatMap(sorted))
    if (!renames.has(from) && !taken.has(to)) {
      renames.set(from, to)
      taken.add(to)
    }
  return renames
}

function sorted(renames: Rename[]): Rename[] {
  const isSameName = ({ from, to }: Rename) => Number(posix.basename(from) === posix.basename(to))
  return renames.toSorted(
    (a, b) => b.share - a.share || isSameName(b) - isSameName(a) || compareText(a.to, b.to)
  )
}

/** Pairs the files that are the only removed and the only added file with their name. */
function sameNames(before: readonly LineText[], after: readonly LineText[]): Rename[] {
  const [had, has] = [before, after].map(files => groupBy(files, ({ path }) => posix.basename(path)))
  return [...(had ?? [])].flatMap(([name, [file, ...others]]) => {
    const [now, ...more] = has?.get(name) ?? []
    if (file === undefined || now === undefined || others.length + more.length > 0) return []
    const share = commonShare(file, now)
    return share < MIN_SHARE_OF_SAME_NAME ? [] : [{ from: file.path, to: now.path, share }]
  })
}

function candidates(before: readonly LineText[], after: readonly LineText[]): Rename[] {
  const byLine = new WordIndex(
    after.map(file => [file, file.lines]),
    MAX_FILES
  )
  return before.flatMap(file => {
    const near = [...byLine.find(file.lines).common]
      .sort(([, a], [, b]) => b.count - a.count)
      .slice(0, MAX_CANDIDATES)
    return near.flatMap(([now]) => {
      const share = commonShare(file, now)
      return share < MIN_SHARE ? [] : [{ from: file.path, to: now.path, share }]
    })
  })
}

function commonShare(before: LineText, after: LineText): number {
  let common = 0
  for (const [line, bytes] of before.lines) common += Math.min(bytes, after.lines.get(line) ?? 0)
  return common / Math.max(before.size, after.size, 1)
}

function lineText({ path, text, size }: WholeFile): LineText {
  const bytes = Buffer.from(text).toString('latin1')
  const pieces = bytes.match(PIECE) ?? []
  const counts = [...countEach(pieces)].map(([piece, count]) => [piece, count * piece.length] as const)
  return { path, size, lines: new Map(counts) }
}

const PIECE = new RegExp(`[^\\n]{0,${MAX_PIECE_BYTES - 1}}\\n|[^\\n]{1,${MAX_PIECE_BYTES}}`, 'g')
