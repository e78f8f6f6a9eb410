import { groupBy } from '../../runtime/group-by.ts'
import type { DocsFiles } from '../../sources/files.ts'
import type { GitHubRepository, TreeFile } from '../base/repository.ts'
import { normalized, type Versions } from '../base/versions.ts'
import { type Edit, editedDocs, type EditedLine, editedLines, uniqueEdits } from '../fixes/edit.ts'
import type { SourceFinding } from '../readers/findings.ts'
import { editableFiles, isEditable } from './editable.ts'

/** A file of the pull request's head, with its edits. `file`: from the root of the repository. */
interface CommittedFile {
  file: string
  lines: EditedLine[]
}

/** What a commit would change. */
export interface CommitPlan {
  files: CommittedFile[]
  edits: Edit[]
  /** How many new findings it fixes. */
  fixed: number
  /** Files with fixes that are not part of it. */
  leftOut: string[]
}

interface Reviewed {
  files: DocsFiles
  prefix: string
  headSha: string
}

const MAX_FILES = 200
const MAX_TOTAL_BYTES = 10_000_000

/** The fixes of new findings, in the texts that the files have at the head: a merge can have others. */
export async function planCommit(
  findings: readonly SourceFinding[],
  { files, prefix, headSha }: Reviewed,
  repository: GitHubRepository
): Promise<CommitPlan> {
  const fixable = findings.filter(({ isNew, edits = [] }) => isNew && edits.length > 0)
  const byFile = groupBy(uniqueEdits(fixable.flatMap(({ edits = [] }) => edits)), ({ file }) => file)
  const plan: CommitPlan = { files: [], edits: [], fixed: 0, leftOut: [] }
  if (byFile.size === 0) return plan
  const editable = await editableFiles(files, prefix)
  const atHead = await repository.files((await repository.commit(headSha)).tree.sha, prefix)
  let bytes = 0
  for (const [path, edits] of byFile) {
    const own = path.slice(prefix.length)
    const file = isEditable(path, editable) ? atHead.get(own) : undefined
    bytes += file?.size ?? 0
    const isWithinLimits = plan.files.length < MAX_FILES && bytes <= MAX_TOTAL_BYTES
    // The API has no field for the mode: it would be another one.
    const isKept = isWithinLimits && file?.isExecutable !== true
    const before = file && isKept ? await textOf(file, repository) : undefined
    const isSame = before !== undefined && hasSameLines(before, await files.read(own), edits)
    const lines = isSame ? editedLines(before, edits) : undefined
    if (lines === undefined) plan.leftOut.push(path)
    else {
      plan.files.push({ file: path, lines })
      plan.edits.push(...edits)
    }
  }
  const changed = new Set(plan.files.map(({ file }) => file))
  plan.fixed = fixable.filter(({ edits = [] }) => edits.every(({ file }) => changed.has(file))).length
  return plan
}

/** Undefined for bytes that are no text: it would be written back as something else. */
async function textOf({ sha }: TreeFile, repository: GitHubRepository): Promise<string | undefined> {
  const content = await repository.content(sha)
  const text = content.toString()
  return Buffer.from(text).equals(content) ? text : undefined
}

/** Whether the edits mean the same as in what was reviewed. In settings, many lines are only a bracket or a name. */
function hasSameLines(atHead: string, reviewed: string, edits: readonly Edit[]): boolean {
  const [head = '', seen = ''] = [atHead, reviewed].map(normalized)
  if (head === seen || edits.some(({ file }) => !/\.mdx?$/i.test(file))) return head === seen
  const [headLines, seenLines] = [head.split('\n'), seen.split('\n')]
  return edits.every(({ line }) => {
    const atHeadLine = headLines[line - 1]
    return atHeadLine !== undefined && atHeadLine === seenLines[line - 1]
  })
}

/** The versions as they are with the commit. */
export async function withEdits<T extends Versions>(
  versions: T,
  edits: readonly Edit[],
  prefix: string
): Promise<T> {
  const own = edits.map(edit => ({ ...edit, file: edit.file.slice(prefix.length) }))
  const head = (await editedDocs(versions.head, own)) ?? versions.head
  return { ...versions, head, changed: new Set([...versions.changed, ...own.map(({ file }) => file)]) }
}
