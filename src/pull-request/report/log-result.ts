import { Failure } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'
import { clip } from '../../runtime/text/clip.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { consoleLines, oneRowPerLine } from '../comment/review-texts.ts'
import { verdict } from '../comment/verdict.ts'
import { countKinds, describeFinding, type SourceFinding } from '../comparison/findings.ts'
import type { ReaderReview } from '../comparison/review.ts'
import type { Inputs } from '../inputs.ts'
import { setOutputs } from '../outputs.ts'

/** GitHub does not show more annotations of one kind for a step. */
const MAX_ANNOTATIONS = 10
const MAX_ANNOTATION = 500

/** Reports the result of a review in outputs, the log and annotations. */
export function logResult(
  review: ReaderReview,
  { isRunner, failOn, logsFindings }: Pick<Inputs, 'isRunner' | 'failOn' | 'logsFindings'>,
  context: Pick<RunContext, 'log' | 'setOutput'>
): void {
  const { findings, pages, vanished } = review
  const counts = {
    'changed-pages': Object.values(pages).flat().length,
    'new-findings': failingFindings(review, failOn).length,
    findings: findings.length,
    'removed-without-redirect': vanished.length
  }
  setOutputs(counts, context)
  const { log } = context
  if (isRunner) {
    // On a command line, the summary begins with it.
    log.info(`${verdict(review)}.`)
    const fresh = findings.filter(({ isNew }) => isNew)
    for (const finding of oneRowPerLine(fresh).slice(0, MAX_ANNOTATIONS))
      log.warning(annotation(finding), finding)
  } else if (logsFindings) for (const line of consoleLines(review)) log.info(line)
}

/** Throws if `check: fail` is set and the change adds findings of the kinds that fail a run. */
export function assertNoNewFindings(
  review: ReaderReview,
  { isRunner, check, failOn }: Pick<Inputs, 'isRunner' | 'check' | 'failOn'>
): void {
  const failing = failingFindings(review, failOn)
  if (check !== 'fail' || failing.length === 0) return
  const listed = oneRowPerLine(failing).map(finding => `- ${annotation(finding)}`)
  const lines = isRunner ? withMore(listed, MAX_ANNOTATIONS) : []
  throw new Failure('new-findings', [`This change adds ${countKinds(failing)}.`, ...lines].join('\n'))
}

function failingFindings({ findings }: ReaderReview, failOn: Inputs['failOn']): SourceFinding[] {
  return findings.filter(({ isNew, kind }) => isNew && failOn.includes(kind))
}

function annotation(finding: SourceFinding): string {
  return clip(plainText(describeFinding(finding)), MAX_ANNOTATION)
}
