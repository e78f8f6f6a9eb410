import type { RunContext } from '../runtime/context.ts'
import type { Links } from './comment/review-texts.ts'
import type { Inputs } from './inputs.ts'
import type { OUTPUT_NAMES } from './outputs.ts'
import type { ReaderReview } from './readers/review.ts'
import { agentPrompt } from './report/prompt.ts'
import { writeResults } from './report/write-results.ts'
import { uploadFile } from './upload-report.ts'

interface Results {
  review: ReaderReview
  patch: string
  /** Get the pages of what is uploaded. */
  links: Links
  /** What is checked out is not the pull request. */
  isOtherCommit: boolean
}

/** Writes the files of the review, and uploads report and patch. Returns the path of the patch, if there is one. */
export async function deliverResults(
  { review, patch, links, isOtherCommit }: Results,
  inputs: Inputs,
  context: RunContext
): Promise<string | undefined> {
  const { outputDir, formats, mayBeFromFork, workingTree, report, reportName, github } = inputs
  const setOutput = (name: (typeof OUTPUT_NAMES)[number], value: string) => context.setOutput(name, value)
  // An agent that can write reads no names that a stranger chose.
  const prompt = mayBeFromFork || isOtherCommit ? undefined : agentPrompt(review)
  const results = { links, formats, patch, isUndo: workingTree !== undefined, prompt }
  const paths = await writeResults(outputDir, review, results, context)
  setOutput('findings-path', paths.findings)
  setOutput('changes-path', paths.changes)
  setOutput('sarif-path', paths.sarif)
  // One that is applied is printed with the command that undoes it.
  if (paths.patch !== undefined && workingTree === undefined) setOutput('fixes-path', paths.patch)
  if (paths.prompt !== undefined) setOutput('prompt-path', paths.prompt)
  context.log.info(`Report: ${paths.report}`)
  if (!report) return paths.patch
  const { runUrl } = github
  links.report = await uploadFile(
    paths.report,
    { what: 'report', name: `${reportName}.html`, runUrl },
    context
  )
  if (links.report !== undefined) setOutput('report-url', links.report)
  if (paths.patch !== undefined) {
    const file = { what: 'patch', name: `${reportName}-fixes.patch`, runUrl }
    links.fixes = await uploadFile(paths.patch, file, context)
  }
  return paths.patch
}
