import { type Format, MARKDOWN } from '../../runtime/text/format.ts'
import { clip } from '../../runtime/text/markdown.ts'
import { visibleJson } from '../../runtime/text/plain-text.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { andMore, withMore } from '../../runtime/text/with-more.ts'
import type { SourceFinding } from '../comparison/findings.ts'
import { describeChange } from '../comparison/navigation-changes.ts'
import type { PageChange } from '../comparison/page-changes.ts'
import type { ReaderReview } from '../comparison/review.ts'
import type { Fix } from '../fixes/edit.ts'
import { type TextPart, withContext } from '../comparison/word-diff.ts'
import {
  CHANGE_KINDS,
  fixableText,
  joined,
  type ReviewLinks,
  oneRowPerLine,
  pageUrl,
  sourceAddress,
  words
} from './review-texts.ts'

/** GitHub rejects comments with more than 65,536 characters. */
const MAX_COMMENT = 60_000
/** Maximum total length of all sections except the changed text. */
const MAX_TABLES = 35_000
const MAX_ROWS = 100
const MAX_TITLE = 100
const MAX_ADDRESS = 150
const CONTEXT_WORDS = 8
const MAX_WORD = 300

/** Renders the review for a comment or a summary, with the changed text last. */
export function renderReview(
  review: ReaderReview,
  links: ReviewLinks,
  maxLength = MAX_COMMENT,
  format: Format = MARKDOWN
): string {
  const budget = { remaining: Math.min(MAX_TABLES, maxLength), format }
  const parts = [
    facts(review, links, format),
    fixesLine(review, links, format),
    pagesTable(review, links, budget),
    vanishedSection(review, budget),
    findingsTable(review, links, budget),
    navigationList(review, budget),
    hintsSection(review, budget),
    idsSection(review, budget)
  ]
  const start = joined(parts, '\n\n')
  const where = maxLength === MAX_COMMENT ? 'in the job summary' : 'left out'
  const ending = `\n\nThe changed text on the other pages is ${where}.`
  return `${start}${changedTexts(review, ending, maxLength - start.length, format)}\n`
}

function facts(
  { notCompared, findings, unread }: ReaderReview,
  { preview }: ReviewLinks,
  format: Format
): string {
  const { linkAndAddress } = format
  const known = findings.filter(({ isNew }) => !isNew).length
  const where = notCompared === undefined ? 'that the base also has' : 'in total'
  const parts = [
    preview === undefined ? '' : linkAndAddress('Preview', `${preview}/`),
    notCompared === undefined ? '' : `No finding is marked as new: ${format.text(notCompared)}`,
    unread.length === 0 ? '' : `The effect of changes in ${namesOf(unread, format)} is unknown`,
    known === 0 ? '' : `${formatCount(known, 'finding')} ${where}`
  ]
  return joined(parts, ' · ')
}

interface Budget {
  remaining: number
  format: Format
}

/** Renders the items that fit into the budget. `render` returns a line of a list, or the cells of a table row. */
function within<T, R extends string | string[]>(
  items: readonly T[],
  render: (item: T) => R,
  budget: Budget
): { rows: R[]; rest: number } {
  const rows: R[] = []
  for (const item of items.slice(0, Math.min(MAX_ROWS, budget.format.maxItems))) {
    const row = render(item)
    const length = typeof row === 'string' ? row.length + 1 : row.join(' | ').length + 5
    if (length > budget.remaining) break
    budget.remaining -= length
    rows.push(row)
  }
  return { rows, rest: items.length - rows.length }
}

/** Renders a list, or returns an empty string if there are no items. `heading` is already in the output format. */
function list<T>(heading: string, items: readonly T[], render: (item: T) => string, budget: Budget): string {
  if (items.length === 0) return ''
  const { rows, rest } = within(items, render, budget)
  return `${heading}\n${rows.join('\n')}${moreText(rest)}`
}

/** Renders a table, or returns an empty string if there are no items. */
function tableOf<T>(
  header: string[],
  items: readonly T[],
  render: (item: T) => string[],
  budget: Budget
): string {
  if (items.length === 0) return ''
  const { rows, rest } = within(items, render, budget)
  return `${budget.format.table(header, rows)}${moreText(rest)}`
}

function moreText(rest: number): string {
  return rest === 0 ? '' : `\n\n… ${andMore(rest)}.`
}

function pagesTable({ pages }: ReaderReview, links: ReviewLinks, budget: Budget): string {
  const listed = CHANGE_KINDS.flatMap(kind => pages[kind].map(page => ({ kind, page })))
  const render = ({ kind, page }: (typeof listed)[number]) => pageRow(kind, page, links, budget.format)
  return tableOf(['', 'Page', 'Words', ''], listed, render, budget)
}

function pageRow(kind: string, page: PageChange, { preview, live }: ReviewLinks, format: Format): string[] {
  const { link, text: escaped } = format
  const { path, title, from, through, what, text } = page
  const here = kind === 'removed' ? live : preview
  const old = from ?? (kind === 'changed' ? path : undefined)
  const notes = [
    from === undefined ? '' : `from ${address(from, format)}`,
    through.length === 0 ? '' : `through ${namesOf(through, format)}`,
    what.length === 0 || kind === 'moved' ? '' : escaped(clip(what.join(', '), MAX_TITLE)),
    live === undefined || old === undefined ? '' : link('live', pageUrl(live, old))
  ]
  return [
    kind.charAt(0).toUpperCase() + kind.slice(1),
    `${link(clip(title, MAX_TITLE), here && pageUrl(here, path))} ${address(path, format)}`,
    words(text),
    joined(notes, ' · ')
  ]
}

function address(text: string, { code }: Format): string {
  return code(clip(text, MAX_ADDRESS))
}

function namesOf(names: readonly string[], format: Format): string {
  const shown = names.map(name => address(name, format))
  return withMore(shown, 3, names.length).join(', ')
}

/** Lists removed addresses, and the redirects that users can copy to the settings. */
function vanishedSection({ vanished, settings }: ReaderReview, budget: Budget): string {
  const { format } = budget
  if (vanished.length === 0) return ''
  const entries = vanished.filter(
    ({ destination, entry }) => destination !== undefined && entry === undefined
  )
  const existing = vanished.filter(({ entry }) => entry !== undefined)
  const { rows, rest } = within(
    entries,
    ({ address: source, destination }) =>
      visibleJson(JSON.stringify({ source, destination }, undefined, 1).replaceAll(/\n\s*/g, ' ')),
    budget
  )
  const others = vanished.filter(({ destination, entry }) => destination === undefined && entry === undefined)
  const total = `${formatCount(vanished.length)} ${vanished.length === 1 ? 'address' : 'addresses'} removed`
  const note = rest > 0 ? ` (${formatCount(rest)} more in \`findings.json\`)` : ''
  const parts = [
    `${format.strong(`${total} without a working redirect.`)}${rows.length === 0 ? '' : ` Add to \`redirects\` in \`${settings}\`${note}:`}`,
    // The code block is a separate section, because text on the same line as the closing fence would become code.
    rows.length === 0 ? '' : format.fenced(rows.join(',\n'), 'json'),
    list(
      'Change these broken redirects:\n',
      existing,
      ({ address: source, destination, entry }) =>
        `- line ${entry?.line ?? 0} of ${address(entry?.file ?? '', format)}: ${address(source, format)}${destination === undefined ? '' : ` to ${address(destination, format)}`}`,
      budget
    ),
    list('No similar page was found for:\n', others, each => `- ${address(each.address, format)}`, budget)
  ]
  return joined(parts, '\n\n')
}

function findingsTable({ findings, notCompared }: ReaderReview, links: ReviewLinks, budget: Budget): string {
  const shown = findings.filter(({ isNew, kind }) =>
    notCompared === undefined ? isNew && kind !== 'removed-address' : true
  )
  const hasFixes = shown.some(({ fix }) => fix !== undefined)
  const header = [
    notCompared === undefined ? 'New finding' : 'Finding',
    'Where',
    hasFixes ? 'Fix' : 'Closest match'
  ]
  const render = (finding: SourceFinding) =>
    findingRow(finding, links, hasFixes ? 'closest: ' : '', budget.format)
  return tableOf(header, oneRowPerLine(shown), render, budget)
}

/** `closest`: the label of a suggestion in a column that also contains fixes. */
function findingRow(finding: SourceFinding, links: ReviewLinks, closest: string, format: Format): string[] {
  const { message, file, line, suggestion, fix } = finding
  const hint = suggestion === undefined ? '' : closest + address(suggestion, format)
  return [
    format.text(clip(message, MAX_WORD)),
    format.link(`${clip(file, MAX_ADDRESS)}:${line}`, sourceAddress(finding, links)),
    fix === undefined ? hint : fixText(fix, format)
  ]
}

function fixText({ kind, to, edit }: Fix, format: Format): string {
  return kind === 'redirect' ? `redirect to ${address(to, format)}` : address(edit.after, format)
}

function fixesLine({ findings }: ReaderReview, { fixes, howToFix }: ReviewLinks, format: Format): string {
  const { linkAndAddress, strong } = format
  const text = fixableText(findings)
  if (text === '') return ''
  const more = howToFix === undefined ? '' : ` (${linkAndAddress('how', howToFix)})`
  const patch =
    fixes === undefined ? '' : `, or apply \`fixes.patch\` from ${linkAndAddress('the artifact', fixes)}`
  return `${strong(text)}: run \`pull-request --base BRANCH --fix\` in a clone${more}${patch}.`
}

function navigationList({ navigation }: ReaderReview, budget: Budget): string {
  const { format } = budget
  const parts = [
    list(
      `${format.strong('Pages no longer in the navigation')}, but still available:\n`,
      navigation.filter(change => change.kind === 'left'),
      ({ path, title }) => `- ${address(path, format)} ${format.text(clip(title, MAX_TITLE))}`,
      budget
    ),
    list(
      `${format.strong('Navigation:')}\n`,
      navigation.filter(({ kind }) => kind !== 'left'),
      change => `- ${format.text(clip(describeChange(change), MAX_WORD))}`,
      budget
    )
  ]
  return joined(parts, '\n\n')
}

function hintsSection({ hints }: ReaderReview, budget: Budget): string {
  const { format } = budget
  const content = list(
    '',
    hints,
    ({ file, line, text }) => `- ${address(`${file}:${line}`, format)}: ${format.text(clip(text, MAX_WORD))}`,
    budget
  )
  return content && format.details(formatCount(hints.length, 'hint'), content.trimStart())
}

function idsSection({ lostIds }: ReaderReview, budget: Budget): string {
  const { format } = budget
  const count = lostIds.flatMap(({ ids }) => ids).length
  const content = list(
    '',
    lostIds,
    ({ path, ids }) =>
      `- ${address(path, format)}: ${namesOf(
        ids.map(id => `#${id}`),
        format
      )}`,
    budget
  )
  const summary = `${formatCount(count, 'anchor')} removed: links from other sites may break`
  return content && format.details(summary, content.trimStart())
}

/** Renders the changed words on each page, up to `maxLength`. `ending`: a note that more pages have changed. */
function changedTexts({ pages }: ReaderReview, ending: string, maxLength: number, format: Format): string {
  const all = [...pages.changed, ...pages.moved].filter(
    ({ text: { wordsAdded, wordsRemoved } }) => wordsAdded + wordsRemoved > 0
  )
  let text = ''
  for (const [at, { path, title, text: change }] of all.entries()) {
    if (at === format.maxItems) return `${text}${moreText(all.length - at)}`
    const summary = `${format.text(clip(title, MAX_TITLE))} ${address(path, format)}: ${words(change)}`
    const content = withContext(change.parts, CONTEXT_WORDS)
      .map(part => partText(part, format))
      .join('')
    const section = `\n\n${format.details(summary, format.paragraph(content))}`
    if (text.length + section.length + ending.length > maxLength) return text + ending
    text += section
  }
  return text
}

/** Escapes text for the output format and keeps line breaks. */
function partText({ kind, text }: TextPart, format: Format): string {
  const escaped = text
    .split(/\n+/)
    .map(line => format.text(line.replaceAll(/\S+/g, word => clip(word, MAX_WORD))))
    .join(format.lineBreak)
  if (kind === 'same' || escaped === '') return escaped
  return kind === 'added' ? format.inserted(escaped) : format.deleted(escaped)
}
