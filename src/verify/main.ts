import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { basePathProblem } from '../site/addresses/site-address.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { randomId } from '../runtime/random-id.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop, TimedOut } from '../runtime/time/stop-reason.ts'
import { formatCount, formatDuration } from '../runtime/text/units.ts'
import { andMore, withMore } from '../runtime/text/with-more.ts'
import type { ExportInputs, Inputs } from './inputs.ts'
import { isWarning, type VerifyFinding } from './judge/kinds.ts'
import { headlineOf } from './live-summary.ts'
import { countsOf, describeCounts, groupsOf, type OUTPUT_NAMES, verifyText } from './outputs.ts'
import { uncheckedText, verifySummary, type VerifyRecord } from './summary.ts'
import type { LiveVerified } from './passes/verify-live.ts'
import { Verification, type Verified } from './verification.ts'

/** Maximum number of findings in the error message. The summary lists more findings. */
const MAX_NAMED = 5

export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const { siteUrl, docsUrl, timeoutMs } = inputs
  const record: VerifyRecord = { siteUrl, docsUrl, startedAt: context.clock.now() }
  const state = `The site ${siteUrl.href} was not verified.`
  await runAction(
    record,
    {
      work: async () => await verify(inputs, record, context),
      explain: error => explainStop(error, { timeoutMs, state, advice: 'Run again.' }),
      summary: format => verifySummary(record, format)
    },
    context
  )
}

async function verify(inputs: Inputs, record: VerifyRecord, context: RunContext): Promise<void> {
  const { log } = context
  const result = await compare(inputs, context)
  const counts = countsOf(result.findings)
  const verifyPath = await writeResult(result, inputs, context)
  record.result = result
  const setOutput = (name: (typeof OUTPUT_NAMES)[number], value: string | number) =>
    context.setOutput(name, value)
  setOutput('verified', String(result.verified))
  setOutput('checked', result.checked)
  setOutput('findings', result.findings.length)
  setOutput('stale', (counts.stale ?? 0) + (counts['different-text'] ?? 0))
  setOutput('missing', counts.missing ?? 0)
  setOutput('verify-path', verifyPath)
  if ('reports' in result) {
    setOutput('pending', result.pending)
    setOutput('undecided', result.undecided)
    setOutput('commit', result.commit ?? '')
  }
  logResult(result, inputs, context)
  const errors = result.findings.filter(finding => !isWarning(finding))
  const warnings = result.findings.filter(isWarning)
  if (warnings.length > 0) logWarnings(result, warnings, inputs, context)
  if (errors.length === 0 && !('reports' in result) && result.isOutOfTime)
    throw new TimedOut('addresses are left to be checked')
  if (errors.length === 0) return
  const lines = withMore(linesOf(errors, inputs.docsUrl), MAX_NAMED).map(line => `- ${line}`)
  const message = `${errorText(result, errors, inputs)}\n${lines.join('\n')}${repeatNote(errors, inputs)}`
  if (inputs.fail) throw new Failure('site-not-verified', message)
  log.warning(message)
}

/** Finds out what is expected, requests what is served, and compares both. */
async function compare(inputs: Inputs, context: RunContext): Promise<Verified | LiveVerified> {
  if ('docs' in inputs) {
    // Loaded on demand, because a comparison with an export needs neither the sources nor GitHub.
    const { verifyLive } = await import('./passes/verify-live.ts')
    return await verifyLive(inputs, context)
  }
  return await compareWithExport(inputs, context)
}

async function compareWithExport(inputs: ExportInputs, context: RunContext): Promise<Verified> {
  const { basePath, files } = inputs.manifest
  const paths = files.map(({ path }) => path)
  const problem = basePathProblem(inputs.siteUrl, { basePath, paths })
  if (problem !== undefined) context.log.warning(problem)
  using verification = new Verification(inputs, context)
  return await verification.run()
}

/** A comparison with the sources gives one annotation for all warnings. */
function logWarnings(
  result: Verified | LiveVerified,
  warnings: readonly VerifyFinding[],
  { docsUrl }: Inputs,
  { log }: RunContext
): void {
  const lines = linesOf(warnings, docsUrl)
  if (!('reports' in result)) for (const line of lines) log.warning(line)
  else log.warning([headlineOf(result), ...withMore(lines, MAX_NAMED).map(line => `- ${line}`)].join('\n'))
}

/**
 * GitHub Pages identifies a deployment by its commit, so a second one of the same commit can count as done at once:
 * https://github.com/actions/deploy-pages/issues/383
 */
function repeatNote(errors: readonly VerifyFinding[], { isRepeatedCommit }: Inputs): string {
  const isOld = errors.some(({ kind }) => ['stale', 'missing', 'not-removed'].includes(kind))
  return isOld && isRepeatedCommit
    ? '\nIf GitHub Pages serves the site: a second deployment of the same commit can report success and keep the old files (actions/deploy-pages#383). Run the workflow again, or push a commit.'
    : ''
}

function errorText(
  result: Verified | LiveVerified,
  errors: readonly VerifyFinding[],
  { siteUrl }: Inputs
): string {
  if ('reports' in result) {
    const state = result.isUnreachable ? 'could not be reached' : 'differs from its sources'
    return `${siteUrl.href} ${state}. ${headlineOf(result)}`
  }
  const waited = result.waitedMs > 0 ? ` for ${formatDuration(result.waitedMs)}` : ''
  return `${siteUrl.href} differs from the export: ${describeCounts(errors)}. Checked: ${formatCount(result.checked, 'address')}${waited}.`
}

async function writeResult(
  result: Verified | LiveVerified,
  { tempDir }: Inputs,
  { random }: RunContext
): Promise<string> {
  const folder = join(tempDir, `verify-${randomId(random)}`)
  const path = join(folder, 'verify.json')
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(path, verifyText(result))
  } catch (error) {
    throw new Failure('results-unwritable', `${path} could not be written: ${reasonOf(error)}.`, {
      cause: error
    })
  }
  return path
}

function logResult(result: Verified | LiveVerified, { siteUrl }: Inputs, { log }: RunContext): void {
  const { findings, checked, unchecked, liveAfterMs } = result
  if (unchecked.length > 0) {
    const text = uncheckedText(result)
    if (findings.every(isWarning)) log.warning(`${siteUrl.href} is not verified. ${text}`)
    else log.info(text)
  } else if (findings.length === 0) {
    const when = liveAfterMs === undefined ? '' : `, live after ${formatDuration(liveAfterMs)}`
    if ('reports' in result)
      log.info(`${headlineOf(result)} Checked: ${formatCount(checked, 'address')}${when}.`)
    else log.info(`${siteUrl.href} matches the export: ${formatCount(checked, 'address')} checked${when}.`)
  }
}

/** Returns one line for each group of equal findings. Does not repeat advice from an earlier line. */
function linesOf(findings: readonly VerifyFinding[], docsUrl: string): string[] {
  const given = new Set<string>()
  return groupsOf(findings).map(({ kind, addresses: [first = ''], count, detail, advice }) => {
    const more = count > 1 ? ` (${andMore(count - 1)})` : ''
    const isRepeated = given.has(advice)
    given.add(advice)
    const text = `${kind} ${first}${more}: ${detail}`
    return isRepeated ? text : `${text} ${advice.replaceAll('docs/', `${docsUrl}docs/`)}`
  })
}
