import { countByKind, FAILING_KINDS } from '../../review/checks/findings.ts'
import { PLAIN } from '../../runtime/text/format.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { RunFacts } from './facts.ts'
import { changesTexts, findingsText } from './review-sections.ts'

interface Line {
  level: 'info' | 'warning'
  text: string
}

const info = (text: string): Line => ({ level: 'info', text })
const warning = (text: string): Line => ({ level: 'warning', text })

/** Returns the log lines that follow from the facts, in the order in which the facts become known. */
export function logLinesOf(facts: RunFacts): Line[] {
  const failed = facts.deliveries.filter(({ ok }) => !ok)
  return [
    ...pageCountLines(facts),
    ...reviewLines(facts),
    ...failed.map(({ kind, text }) => info(`Delivery ${kind} failed: ${text}`)),
    ...endLines(facts)
  ]
}

/** Differences from the service's page count that cause no warning: a number of pages, and a share of all pages. */
const MAX_PAGE_DIFFERENCE = 10
const MAX_PAGE_SHARE = 0.2

/** Warns about a site that lacks many of the pages that the service exported. */
function pageCountLines({ site, pageCount: counted }: RunFacts): Line[] {
  if (site === undefined || counted === undefined) return []
  const found = site.pageCount
  if (Math.abs(found - counted) <= Math.max(MAX_PAGE_DIFFERENCE, counted * MAX_PAGE_SHARE)) return []
  return [
    warning(
      `The service counted ${formatCount(counted, 'page')}, but the site contains ${formatCount(found, 'page')}. Check the site before you publish it.`
    )
  ]
}

function reviewLines({ reviewed }: RunFacts): Line[] {
  if (reviewed === undefined) return []
  const { checks, failure } = reviewed
  const texts = changesTexts(reviewed, PLAIN)
  // Why the site is not compared was logged when the last export was looked for, or an input asks for it.
  const known = reviewed.notCompared === undefined ? texts : texts.slice(1)
  const changes = known.length === 0 ? [] : [info(`Changes: ${known.join(' ')}`)]
  if (checks === undefined) return changes
  const counts = countByKind(checks.findings)
  const line = `Checks: ${findingsText(checks, PLAIN)}`
  const more =
    'The job summary shows examples, and the file given by the output `checks-path` lists all findings.'
  // The error message of a failed run already lists the findings.
  const isWarned = FAILING_KINDS.some(kind => counts[kind] > 0) && failure === undefined
  return [...changes, isWarned ? warning(`${line} ${more}`) : info(line)]
}

function endLines({ isComplete, domain, jobId, deliveries, notChecked }: RunFacts): Line[] {
  if (isComplete !== true) return []
  const where = deliveries.map(({ kind, text }) => `${kind} (${text})`)
  const what = domain ?? (jobId === undefined ? 'the site' : `job ${jobId}`)
  return [
    ...(notChecked === undefined ? [] : [info(`Not checked: ${notChecked}.`)]),
    info(`Exported ${what}: ${where.join(', ')}.`)
  ]
}
