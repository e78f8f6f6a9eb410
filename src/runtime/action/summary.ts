import { alert, clip, code as monospaced, link, sentence, table } from '../text/markdown.ts'
import { formatDuration } from '../text/units.ts'

interface ShownFailure {
  message: string
  advice: string
  code: string
}

/** What is known about every run. Collected while it goes on, so that it is there when the run fails. */
export interface RunRecord {
  startedAt: number
  endedAt?: number
  failure?: ShownFailure
}

/** Left out when it is not there or empty. */
type Part = string | false | undefined

/** The job summary as Markdown: how it ended and where things are first, how it went after that. */
export function summaryOf(
  { heading, facts, failure }: { heading: string; facts: Part[]; failure?: ShownFailure | undefined },
  errorsPage: string,
  sections: Part[] = []
): string {
  const all = [`## ${heading}`, listOfFacts(facts), failure && failureAlert(failure, errorsPage), ...sections]
  return `${all.filter(isFilled).join('\n\n')}\n`
}

/** `12 unchanged · 3 s` */
function listOfFacts(facts: Part[]): string {
  return facts.filter(isFilled).join(' · ')
}

export function durationOf({ startedAt, endedAt }: RunRecord): string | undefined {
  return endedAt === undefined ? undefined : formatDuration(endedAt - startedAt)
}

export function detailsTable(rows: [label: string, ...facts: Part[]][]): string | undefined {
  const filled = rows
    .map(([label, ...facts]) => [label, listOfFacts(facts)])
    .filter(([, facts]) => facts !== '')
  return filled.length === 0 ? undefined : table(['Details', ''], filled)
}

function isFilled(part: Part): part is string {
  return typeof part === 'string' && part !== ''
}

/** The runner drops a summary above 1 MiB as a whole. */
const MAX_TEXT = 4000

/** A box with what happened, as a list where it is one, what to do, and a link to the section of this error. */
function failureAlert({ message, advice, code }: ShownFailure, page: string): string {
  const [first = '', ...rest] = clip(message, MAX_TEXT).split('\n')
  // On the command line it is the path of a file.
  const url = /^https?:/.test(page) ? `${page}#${code}` : undefined
  return alert('CAUTION', [
    `**${sentence(first)}**`,
    ...paragraphsOf(rest),
    sentence(clip(advice, MAX_TEXT)),
    url === undefined ? monospaced(code) : link(`More about ${code}`, url)
  ])
}

/** Items of a list stay one list; other lines stay lines. */
function paragraphsOf(lines: string[]): string[] {
  const paragraphs: { isList: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const isList = line.startsWith('- ')
    const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line)
    const last = paragraphs.at(-1)
    if (last?.isList === isList) last.lines.push(text)
    else paragraphs.push({ isList, lines: [text] })
  }
  return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : '<br>'))
}
