import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunContext } from '../../runtime/context.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { PROMPT_FILE } from '../../service/agent-prompt.ts'
import type { Links } from '../comment/review-texts.ts'
import type { ReaderReview } from '../readers/review.ts'
import { changesJson, codeQuality, findingsJson, junit, sarif } from './formats.ts'
import { renderReport } from './report.ts'

const PATCH_FILE = 'fixes.patch'

interface Results {
  links: Links
  formats: readonly string[]
  /** Empty when there are no fixes. */
  patch: string
  /** A patch that undoes what is done in the working tree: no later run replaces it. */
  isUndo: boolean
  prompt: string | undefined
}

export interface ResultPaths {
  findings: string
  changes: string
  sarif: string
  report: string
  patch: string | undefined
  prompt: string | undefined
}

/** Writes the files that later steps and people read. */
export async function writeResults(
  folder: string,
  review: ReaderReview,
  { links, formats, patch, isUndo, prompt }: Results,
  { clock, signal }: Pick<RunContext, 'clock' | 'signal'>
): Promise<ResultPaths> {
  const { findings, pages } = review
  const patchName = isUndo ? undoName(folder) : PATCH_FILE
  const files = {
    'findings.json': () => findingsJson(findings),
    'changes.json': () => changesJson(pages),
    'findings.sarif': () => sarif(findings),
    'report.html': () => renderReport(review, links, new Date(clock.now()), patch),
    ...(patch !== '' && { [patchName]: () => patch }),
    ...(prompt !== undefined && { [PROMPT_FILE]: () => prompt }),
    ...(formats.includes('codequality') && { 'findings.codequality.json': () => codeQuality(findings) }),
    ...(formats.includes('junit') && { 'findings.junit.xml': () => junit(findings) })
  }
  try {
    await mkdir(folder, { recursive: true })
    // Those of an earlier step or run are about something else.
    for (const name of [PATCH_FILE, PROMPT_FILE]) await rm(join(folder, name), { force: true })
    for (const [name, render] of Object.entries(files)) {
      await writeFile(join(folder, name), render())
      // One of half a million findings takes seconds.
      signal.throwIfAborted()
    }
  } catch (error) {
    if (error instanceof Failure || signal.aborted) throw error
    const message = `The results could not be written: ${reasonOf(error)}.`
    throw new Failure('pull-request-file-unwritable', message, { cause: error })
  }
  return {
    findings: join(folder, 'findings.json'),
    changes: join(folder, 'changes.json'),
    sarif: join(folder, 'findings.sarif'),
    report: join(folder, 'report.html'),
    patch: patch === '' ? undefined : join(folder, patchName),
    prompt: prompt === undefined ? undefined : join(folder, PROMPT_FILE)
  }
}

function undoName(folder: string): string {
  for (let at = 1; ; at += 1) {
    const name = at === 1 ? 'fixed.patch' : `fixed-${at}.patch`
    if (!existsSync(join(folder, name))) return name
  }
}
