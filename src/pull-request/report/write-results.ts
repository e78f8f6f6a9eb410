import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { ReaderReview } from '../comparison/review.ts'
import type { Inputs } from '../inputs.ts'
import { setOutputs } from '../outputs.ts'
import { changesJson, codeQuality, findingsJson, junit, sarif } from './formats.ts'
import { uploadPatch } from './upload-patch.ts'

const PATCH_FILE = 'fixes.patch'

/** `path`: path of the patch; undefined if there are no fixes. `url`: artifact page, if the patch was uploaded. */
export interface WrittenPatch {
  path: string | undefined
  url: string | undefined
}

/** Writes the result files for later steps and users, and uploads the patch. `patch`: empty if there are no fixes. */
export async function writeResults(
  { findings, hints, notCompared, pages, redirects, leftovers }: ReaderReview,
  patch: string,
  { outputDir, formats, failOn, workingTree, patchArtifact: name, github: { runUrl } }: Inputs,
  context: RunContext
): Promise<WrittenPatch> {
  // A later run must not replace a patch that can undo edits in the working tree.
  const patchName = workingTree === undefined ? PATCH_FILE : undoName(outputDir)
  const files = {
    'findings.json': () => findingsJson(findings, hints, notCompared),
    'changes.json': () => changesJson(pages, redirects, leftovers),
    'findings.sarif': () => sarif(findings),
    ...(patch !== '' && { [patchName]: () => patch }),
    ...(formats.includes('codequality') && { 'findings.codequality.json': () => codeQuality(findings) }),
    ...(formats.includes('junit') && { 'findings.junit.xml': () => junit(findings, failOn) })
  }
  await writeFiles(outputDir, files, context)
  const path = patch === '' ? undefined : join(outputDir, patchName)
  const paths = {
    'findings-path': join(outputDir, 'findings.json'),
    'changes-path': join(outputDir, 'changes.json'),
    'sarif-path': join(outputDir, 'findings.sarif'),
    // The path of an applied patch is logged with the undo command instead.
    'fixes-path': workingTree === undefined ? path : undefined
  }
  setOutputs(paths, context)
  const isUploaded = path !== undefined && name !== undefined
  return { path, url: isUploaded ? await uploadPatch(path, { name, runUrl }, context) : undefined }
}

async function writeFiles(
  folder: string,
  files: Record<string, () => string>,
  { signal }: Pick<RunContext, 'signal'>
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    // Removes the patch from an earlier step or run.
    await rm(join(folder, PATCH_FILE), { force: true })
    for (const [name, render] of Object.entries(files)) {
      await writeFile(join(folder, name), render())
      // Checked after each file, because writing half a million findings takes seconds.
      signal.throwIfAborted()
    }
  } catch (error) {
    if (error instanceof Failure || signal.aborted) throw error
    const message = `The results could not be written: ${reasonOf(error)}.`
    throw new Failure('results-unwritable', message, { cause: error })
  }
}

function undoName(folder: string): string {
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? 'fixed.patch' : `fixed-${at}.patch`
    if (!existsSync(join(folder, name))) return name
  }
}
