import { withPages } from '../docs-url.ts'
import { type Format, MARKDOWN } from '../text/format.ts'
import { clip } from '../text/clip.ts'
import { formatDuration } from '../text/units.ts'

interface ShownFailure {
  message: string
  advice: string
  code: string
}

/** Title of the log group with the summary, on a command line. */
export const SUMMARY_GROUP = 'Summary'

/** Facts that are recorded during a run, so that the summary contains them even if the run fails. */
export interface RunRecord {
  startedAt: number
  endedAt?: number
  failure?: ShownFailure
}

/** Missing or empty parts are omitted. */
type Part = string | false | undefined

/** Formats the summary of a run: the result, facts and the failure, then sections with details. */
export function summaryOf(
  { heading, facts, failure }: { heading: string; facts: Part[]; failure?: ShownFailure | undefined },
  errorsPage: string,
  sections: Part[] = [],
  format: Format = MARKDOWN
): string {
  const alert = failure && failureAlert(failure, errorsPage, format)
  const all = [format.heading(2, heading), listOfFacts(facts), alert, ...sections]
  return `${all.filter(isFilled).join('\n\n')}\n`
}

/** `12 unchanged · 3 s` */
function listOfFacts(facts: Part[]): string {
  return facts.filter(isFilled).join(' · ')
}

export function durationOf({ startedAt, endedAt }: RunRecord): string | undefined {
  return endedAt === undefined ? undefined : formatDuration(endedAt - startedAt)
}

export function detailsTable(
  rows: [label: string, ...facts: Part[]][],
  { table }: Format = MARKDOWN
): string | undefined {
  const filled = rows
    .map(([label, ...facts]) => [label, listOfFacts(facts)])
    .filter(([, facts]) => facts !== '')
  return filled.length === 0 ? undefined : table(['Details', ''], filled)
}

function isFilled(part: Part): part is string {
  return typeof part === 'string' && part !== ''
}

/** Limits the message and the advice, because the runner drops a summary that is larger than 1 MiB. */
const MAX_TEXT = 4000

/** Formats an alert with the message, the advice, and a link to the section about this error. */
function failureAlert({ message, advice, code }: ShownFailure, page: string, format: Format): string {
  const { alert, strong, sentence, linkAndAddress } = format
  const [first = '', ...rest] = clip(message, MAX_TEXT).split('\n')
  // On the command line, `page` is a file path.
  const url = /^https?:/.test(page) ? `${page}#${code}` : undefined
  return alert('CAUTION', [
    strong(sentence(first)),
    ...paragraphsOf(rest, format),
    sentence(clip(withPages(advice, page), MAX_TEXT)),
    url === undefined ? format.code(code) : linkAndAddress(`More about ${code}`, url)
  ])
}

/** Groups consecutive list items into one list, and all other consecutive lines into one paragraph. */
function paragraphsOf(lines: string[], format: Format): string[] {
  const { sentence } = format
  const paragraphs: { isList: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const isList = line.startsWith('- ')
    const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line)
    const last = paragraphs.at(-1)
    if (last?.isList === isList) last.lines.push(text)
    else paragraphs.push({ isList, lines: [text] })
  }
  return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : format.lineBreak))
}
