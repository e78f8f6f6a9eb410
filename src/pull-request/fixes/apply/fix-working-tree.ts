import { rm, writeFile } from 'node:fs/promises'
import type { RunContext } from '../../../runtime/context.ts'
import { readIfThere } from '../../../runtime/files/read-below.ts'
import { clip } from '../../../runtime/text/clip.ts'
import { plainText } from '../../../runtime/text/plain-text.ts'
import { quoted } from '../../../runtime/text/shell-word.ts'
import { formatCount } from '../../../runtime/text/units.ts'
import { withMore } from '../../../runtime/text/with-more.ts'
import { groupBy } from '../../../runtime/group-by.ts'
import type { Checkout } from '../../../versions/checkout.ts'
import type { CheckedOutClone } from '../../../versions/open-clone.ts'
import type { WantedFix } from '../../base/given-base.ts'
import { hasContent } from '../../../versions/compare-files.ts'
import type { ReaderReview } from '../../comparison/review.ts'
import type { Fix } from '../../edits/edit.ts'
import { fixableFindings, type FixedFile, type FixedFiles, fixedFiles, leftOutText } from './fixed-files.ts'
import { unifiedDiff } from '../../edits/patch.ts'
import { writeFixes } from './working-tree.ts'

/** Limits for the log. The patch contains all edits. */
const MAX_SHOWN_EDITS = 200
const MAX_SHOWN_ADDRESS = 200
const MAX_SHOWN_SOURCES = 20

/** With these options, Git ignores user settings that would change bytes outside the patch or reject the patch. */
const UNDO = '-c core.autocrlf=false apply --whitespace=nowarn -R'

/** Returns the edited files and the files left out. With `--fix`, files with uncommitted changes are left out. */
export async function filesToFix(
  review: ReaderReview,
  { workingTree, checkout }: { workingTree: WantedFix | undefined; checkout: Checkout },
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<FixedFiles> {
  const findings = fixableFindings(review, workingTree?.isAll === true)
  const names = [...new Set(findings.flatMap(({ fix }) => fix?.edit.file ?? []))]
  const clone = workingTree && { ...workingTree, clone: workingTree.clone.until(signal) }
  const uncommitted = clone && names.length > 0 ? await uncommittedFiles(names, checkout, clone) : []
  const refused = new Map([...uncommitted].map(file => [file, 'it has uncommitted changes'] as const))
  const fixes = await fixedFiles(checkout.root, findings, refused)
  const advice = refused.size === 0 ? '' : ' Commit or stash the changes, then run again.'
  const target = workingTree === undefined ? 'Not in fixes.patch' : 'Not fixed'
  if (fixes.leftOut.size > 0) log.notice(`${target}: ${leftOutText(fixes)}.${advice}`)
  return fixes
}

/** Finds the files that differ from the checked-out commit in the working tree or in the index. */
async function uncommittedFiles(
  files: readonly string[],
  { root, prefix }: Pick<Checkout, 'root' | 'prefix'>,
  { clone, head }: CheckedOutClone
): Promise<Set<string>> {
  const [committed, staged] = [await clone.files(head, prefix), await clone.index(prefix)]
  const isCommitted = (file: string) => {
    const path = file.slice(prefix.length)
    const { sha } = committed.get(path) ?? {}
    if (sha === undefined || staged.get(path)?.sha !== sha) return false
    const content = readIfThere(root, file)
    // A file that cannot be read is left out later, with a specific reason.
    return content === undefined || hasContent(content, sha)
  }
  return new Set(files.filter(file => !isCommitted(file)))
}

/**
 * With `--fix`, edits the working tree, and logs the edits and the undo command. Returns the files as written.
 * `patchPath`: path of the patch with which the edits can be undone; undefined if there are no edits.
 */
export async function fixWorkingTree(
  { files }: FixedFiles,
  patchPath: string | undefined,
  { workingTree, checkout: { root } }: { workingTree: WantedFix | undefined; checkout: Checkout },
  context: Pick<RunContext, 'log' | 'signal' | 'random'>
): Promise<FixedFile[]> {
  if (workingTree === undefined) return []
  const { log } = context
  const written = writeFixes(root, patchPath === undefined ? [] : files, context)
  if (written.leftOut.size > 0) log.notice(`Not fixed: ${leftOutText(written)}.`)
  const edits = [
    ...groupBy(
      written.files.flatMap(({ fixes }) => fixes),
      ({ edit }) => edit
    ).values()
  ]
  if (patchPath === undefined || edits.length === 0) {
    if (patchPath !== undefined) await rm(patchPath)
    log.info('Nothing was fixed.')
    return []
  }
  if (written.leftOut.size > 0) await writeFile(patchPath, unifiedDiff(written.files))
  log.info(`Made ${formatCount(edits.length, 'edit')} in ${formatCount(written.files.length, 'file')}:`)
  for (const line of withMore(edits.map(describeEdit), MAX_SHOWN_EDITS)) log.info(line)
  // With `-C`, the command works from any folder.
  log.info(`Undo: git -C ${quoted(root)} ${UNDO} ${quoted(patchPath)}`)
  return written.files
}

/** Returns the files that are still as written, and logs the files that somebody else has changed since. */
export function unchangedFiles(
  files: readonly FixedFile[],
  { root }: Pick<Checkout, 'root'>,
  { log }: Pick<RunContext, 'log'>
): Set<string> {
  const isAsWritten = ({ file, lines }: FixedFile) =>
    readIfThere(root, file)?.toString() === lines.map(({ after }) => after).join('')
  const changed = files.filter(file => !isAsWritten(file)).map(({ file }) => plainText(file))
  if (changed.length > 0)
    log.notice(
      `Not counted as fixed, because somebody changed the files during the run: ${withMore(changed, MAX_SHOWN_SOURCES).join(', ')}.`
    )
  return new Set(files.filter(isAsWritten).map(({ file }) => file))
}

/** Describes an edit for all fixes that share it: `docs/a.mdx:12: /guides/b → /howto/c`. */
function describeEdit(fixes: readonly Fix[]): string {
  const shown = (text: string) => clip(plainText(text), MAX_SHOWN_ADDRESS)
  const sources = [...new Set(fixes.map(({ from }) => from))]
  const [first] = fixes
  if (first === undefined) return ''
  const { file, line, before, after } = first.edit
  const listed = withMore(
    sources.map(source => shown(JSON.stringify(source))),
    MAX_SHOWN_SOURCES
  )
  const change =
    first.kind === 'redirect'
      ? `+ ${formatCount(sources.length, 'redirect')}, from ${listed.join(', ')}`
      : `${shown(before)} → ${shown(after)}`
  return `${plainText(file)}:${line}: ${change}`
}
