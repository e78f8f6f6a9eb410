import { clip, code, escapeMarkdown, link, table } from '../../runtime/text/markdown.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { countKinds, type SourceFinding } from '../readers/findings.ts'
import type { PageChange } from '../readers/page-changes.ts'
import type { ReaderReview } from '../readers/review.ts'
import { type TextPart, withContext } from '../readers/word-diff.ts'

/** Where the things that a comment names can be seen; undefined for what is nowhere. */
export interface Links {
  /** Addresses of the preview and of the live site, without a slash at the end. */
  preview: string | undefined
  live: string | undefined
  /** Page of the commit's files: `https://github.com/o/r/blob/SHA`. */
  sources: string | undefined
  report: string | undefined
}

/** GitHub accepts 65,536 characters in a comment. */
const MAX_COMMENT = 60_000
/** For everything but the changed text. */
const MAX_TABLES = 35_000
const MAX_ROWS = 100
const MAX_TITLE = 100
const MAX_ADDRESS = 150
const CONTEXT_WORDS = 8
const CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'] as const
const MAX_WORD = 300

/** One comment, or the same in a summary: verdict first, changed text last. */
export function renderReview(review: ReaderReview, links: Links, maxLength = MAX_COMMENT): string {
  const budget = { remaining: Math.min(MAX_TABLES, maxLength) }
  const parts = [
    facts(review, links),
    pagesTable(review, links, budget),
    vanishedSection(review, budget),
    findingsTable(review, links, budget),
    navigationList(review, budget),
    idsSection(review, budget)
  ].filter(part => part !== '')
  const start = parts.join('\n\n')
  return `${start}${changedTexts(review, links, maxLength - start.length)}\n`
}

/** `2 pages added, 1 changed. New: 1 broken link` */
export function verdict({ pages, findings, notCompared }: ReaderReview): string {
  if (notCompared !== undefined) return 'Documentation not compared with its base'
  const fresh = findings.filter(({ isNew }) => isNew)
  const counts = CHANGE_KINDS.filter(kind => pages[kind].length > 0).map((kind, at) => {
    const amount = pages[kind].length
    return `${at === 0 ? formatCount(amount, 'page') : formatCount(amount)} ${kind}`
  })
  const problems = fresh.length === 0 ? 'No new problems' : `New: ${countKinds(fresh)}`
  return `${counts.length === 0 ? 'No page changes' : counts.join(', ')}. ${problems}`
}

function facts({ notCompared, findings }: ReaderReview, { preview, report }: Links): string {
  const known = findings.filter(({ isNew }) => !isNew).length
  return [
    preview === undefined ? '' : link('Preview', `${preview}/`),
    report === undefined ? '' : link('Report with the full differences', report),
    notCompared === undefined ? '' : `Nothing is marked as new: ${escapeMarkdown(notCompared)}`,
    known === 0
      ? ''
      : `${formatCount(known, 'finding')} ${notCompared === undefined ? 'that the base has, too' : 'in total'}`
  ]
    .filter(fact => fact !== '')
    .join(' · ')
}

interface Remaining {
  remaining: number
}

/** As many rows as the budget allows. */
function within<T>(
  items: readonly T[],
  render: (item: T) => string,
  budget: Remaining
): { rows: string[]; rest: number } {
  const rows: string[] = []
  for (const item of items.slice(0, MAX_ROWS)) {
    const row = render(item)
    if (row.length + 1 > budget.remaining) break
    budget.remaining -= row.length + 1
    rows.push(row)
  }
  return { rows, rest: items.length - rows.length }
}

function more(rest: number): string {
  return rest === 0 ? '' : `\n\nAnd ${formatCount(rest)} more.`
}

function pagesTable({ pages }: ReaderReview, links: Links, budget: Remaining): string {
  const listed = CHANGE_KINDS.flatMap(kind => pages[kind].map(page => ({ kind, page })))
  if (listed.length === 0) return ''
  const { rows, rest } = within(listed, ({ kind, page }) => pageRow(kind, page, links), budget)
  return `${table(['', 'Page', 'Words', ''], [])}\n${rows.join('\n')}${more(rest)}`
}

function pageRow(kind: string, page: PageChange, { preview, live }: Links): string {
  const { path, title, from, through, text } = page
  const here = kind === 'removed' ? live : preview
  const name = link(clip(title, MAX_TITLE), here === undefined ? undefined : here + path)
  const old = from ?? (kind === 'changed' ? path : undefined)
  const notes = [
    from === undefined ? '' : `from ${code(clip(from, MAX_ADDRESS))}`,
    through.length === 0 ? '' : `through ${namesOf(through)}`,
    live === undefined || old === undefined ? '' : link('live', live + old)
  ].filter(note => note !== '')
  const cells = [
    capitalized(kind),
    `${name} ${code(clip(path, MAX_ADDRESS))}`,
    words(text),
    notes.join(' · ')
  ]
  return `| ${cells.join(' | ')} |`
}

function namesOf(files: readonly string[]): string {
  const shown = files.slice(0, 3).map(file => code(clip(file, MAX_ADDRESS)))
  return [...shown, ...(files.length > 3 ? [`${files.length - 3} more`] : [])].join(', ')
}

function words({ wordsAdded, wordsRemoved }: PageChange['text']): string {
  const parts = [
    wordsAdded > 0 && `+${formatCount(wordsAdded)}`,
    wordsRemoved > 0 && `−${formatCount(wordsRemoved)}`
  ]
  return parts.filter(part => part !== false).join(' ')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With the entries for `docs.json`, ready to copy. */
function vanishedSection({ vanished }: ReaderReview, budget: Remaining): string {
  if (vanished.length === 0) return ''
  const entries = vanished.filter(({ destination }) => destination !== undefined)
  const { rows, rest } = within(
    entries,
    ({ address, destination }) =>
      JSON.stringify({ source: address, destination }, undefined, 1).replaceAll(/\n\s*/g, ' '),
    budget
  )
  const others = vanished.filter(({ destination }) => destination === undefined)
  const named = within(others, ({ address }) => `- ${code(clip(address, MAX_ADDRESS))}`, budget)
  const parts = [
    `**${formatCount(vanished.length)} ${vanished.length === 1 ? 'address vanishes' : 'addresses vanish'} without a redirect.**`,
    rows.length === 0
      ? ''
      : `Add to \`redirects\` in \`docs.json\`${rest > 0 ? ` (${formatCount(rest)} more in the report)` : ''}:\n\n${fenced(rows.join(',\n'), 'json')}`,
    named.rows.length === 0 ? '' : `No page is similar to:\n\n${named.rows.join('\n')}${more(named.rest)}`
  ]
  return parts.filter(part => part !== '').join(' ')
}

/** In a block that none of its lines can end. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}\n${fence}`
}

function findingsTable({ findings }: ReaderReview, links: Links, budget: Remaining): string {
  const fresh = findings.filter(({ isNew, kind }) => isNew && kind !== 'removed-address')
  if (fresh.length === 0) return ''
  const { rows, rest } = within(fresh, finding => findingRow(finding, links), budget)
  return `${table(['New finding', 'Where', 'Closest'], [])}\n${rows.join('\n')}${more(rest)}`
}

function findingRow({ message, file, line, suggestion }: SourceFinding, { sources }: Links): string {
  const place = `${clip(file, MAX_ADDRESS)}:${line}`
  const address =
    sources && `${sources}/${file.split('/').map(encodeURIComponent).join('/')}?plain=1#L${line}`
  const cells = [
    escapeMarkdown(clip(message, MAX_WORD)),
    link(place, address),
    suggestion === undefined ? '' : code(clip(suggestion, MAX_ADDRESS))
  ]
  return `| ${cells.join(' | ')} |`
}

function navigationList({ leftNavigation }: ReaderReview, budget: Remaining): string {
  if (leftNavigation.length === 0) return ''
  const { rows, rest } = within(
    leftNavigation,
    ({ path, title }) => `- ${code(clip(path, MAX_ADDRESS))} ${escapeMarkdown(clip(title, MAX_TITLE))}`,
    budget
  )
  return `**No longer in the navigation**, and still at their addresses:\n\n${rows.join('\n')}${more(rest)}`
}

function idsSection({ lostIds }: ReaderReview, budget: Remaining): string {
  if (lostIds.length === 0) return ''
  const count = lostIds.reduce((sum, { ids }) => sum + ids.length, 0)
  const { rows, rest } = within(
    lostIds,
    ({ path, ids }) => `- ${code(clip(path, MAX_ADDRESS))}: ${namesOf(ids.map(id => `#${id}`))}`,
    budget
  )
  return details(
    `${formatCount(count)} ${count === 1 ? 'anchor' : 'anchors'} vanished: links from other sites may break`,
    `${rows.join('\n')}${more(rest)}`
  )
}

function details(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`
}

/** Per page, words inserted and deleted, until the space is used up. */
function changedTexts({ pages }: ReaderReview, { report }: Links, maxLength: number): string {
  const changed = [...pages.changed, ...pages.moved].filter(
    ({ text: { wordsAdded, wordsRemoved } }) => wordsAdded + wordsRemoved > 0
  )
  const note = report === undefined ? 'in the job summary' : 'in the report'
  const ending = `\n\nThe changed text of more pages is ${note}.`
  let text = ''
  for (const { path, title, text: change } of changed) {
    const summary = `${escapeMarkdown(clip(title, MAX_TITLE))} ${code(clip(path, MAX_ADDRESS))}: ${words(change)}`
    const section = `\n\n${details(summary, `<p>${withContext(change.parts, CONTEXT_WORDS).map(partText).join('')}</p>`)}`
    if (text.length + section.length + ending.length > maxLength) return text + ending
    text += section
  }
  return text
}

/** Line breaks stay; everything else of the text is text. */
function partText({ kind, text }: TextPart): string {
  const escaped = text
    .split(/\n+/)
    .map(line => line.replaceAll(/\S+/g, word => clip(word, MAX_WORD)))
    .map(escapeMarkdown)
    .join('<br>')
  if (kind === 'same' || escaped === '') return escaped
  return kind === 'added' ? `<ins>${escaped}</ins>` : `<del>${escaped}</del>`
}
