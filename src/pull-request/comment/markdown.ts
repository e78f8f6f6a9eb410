import { clip, code, escapeMarkdown, fenced, link, table } from '../../runtime/text/markdown.ts'
import { visibleJson } from '../../runtime/text/plain-text.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { andMore, withMore } from '../../runtime/text/with-more.ts'
import type { SourceFinding } from '../comparison/findings.ts'
import { describeChange, type NavigationChange } from '../comparison/navigation-changes.ts'
import type { PageChange } from '../comparison/page-changes.ts'
import type { ReaderReview } from '../comparison/review.ts'
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

/** GitHub accepts 65,536 characters in a comment. */
const MAX_COMMENT = 60_000
/** For everything but the changed text. */
const MAX_TABLES = 35_000
const MAX_ROWS = 100
const MAX_TITLE = 100
const MAX_ADDRESS = 150
const CONTEXT_WORDS = 8
const MAX_WORD = 300

/** One comment, or the same in a summary: verdict first, changed text last. */
export function renderReview(review: ReaderReview, links: ReviewLinks, maxLength = MAX_COMMENT): string {
  const budget = { remaining: Math.min(MAX_TABLES, maxLength) }
  const parts = [
    facts(review, links),
    fixesLine(review, links),
    pagesTable(review, links, budget),
    vanishedSection(review, budget),
    findingsTable(review, links, budget),
    navigationList(review, budget),
    navigationChanges(review, budget),
    otherHosts(review, budget),
    idsSection(review, budget)
  ]
  const start = joined(parts, '\n\n')
  const where = maxLength === MAX_COMMENT ? 'in the job summary' : 'left out'
  const ending = `\n\nThe changed text of more pages is ${where}.`
  return `${start}${changedTexts(review, ending, maxLength - start.length)}\n`
}

function facts({ notCompared, findings, unread }: ReaderReview, { preview }: ReviewLinks): string {
  const known = findings.filter(({ isNew }) => !isNew).length
  const where = notCompared === undefined ? 'that the base has, too' : 'in total'
  const parts = [
    preview === undefined ? '' : link('Preview', `${preview}/`),
    notCompared === undefined ? '' : `Nothing is marked as new: ${escapeMarkdown(notCompared)}`,
    unread.length === 0 ? '' : `What changes through ${namesOf(unread)} is not known`,
    known === 0 ? '' : `${formatCount(known, 'finding')} ${where}`
  ]
  return joined(parts, ' · ')
}

interface Budget {
  remaining: number
}

function within<T>(
  items: readonly T[],
  render: (item: T) => string,
  budget: Budget
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

/** Nothing without items. `heading` is Markdown. */
function list<T>(heading: string, items: readonly T[], render: (item: T) => string, budget: Budget): string {
  if (items.length === 0) return ''
  const { rows, rest } = within(items, render, budget)
  return `${heading}\n${rows.join('\n')}${rest === 0 ? '' : `\n\n… ${andMore(rest)}.`}`
}

function pagesTable({ pages }: ReaderReview, links: ReviewLinks, budget: Budget): string {
  const listed = CHANGE_KINDS.flatMap(kind => pages[kind].map(page => ({ kind, page })))
  const heading = table(['', 'Page', 'Words', ''], [])
  return list(heading, listed, ({ kind, page }) => pageRow(kind, page, links), budget)
}

function pageRow(kind: string, page: PageChange, { preview, live }: ReviewLinks): string {
  const { path, title, from, through, what, text } = page
  const here = kind === 'removed' ? live : preview
  const old = from ?? (kind === 'changed' ? path : undefined)
  const notes = [
    from === undefined ? '' : `from ${address(from)}`,
    through.length === 0 ? '' : `through ${namesOf(through)}`,
    what.length === 0 || kind === 'moved' ? '' : escapeMarkdown(clip(what.join(', '), MAX_TITLE)),
    live === undefined || old === undefined ? '' : link('live', pageUrl(live, old))
  ]
  const cells = [
    kind.charAt(0).toUpperCase() + kind.slice(1),
    `${link(clip(title, MAX_TITLE), here && pageUrl(here, path))} ${address(path)}`,
    words(text),
    joined(notes, ' · ')
  ]
  return `| ${cells.join(' | ')} |`
}

function address(text: string): string {
  return code(clip(text, MAX_ADDRESS))
}

function namesOf(names: readonly string[]): string {
  return withMore(names.map(address), 3, names.length).join(', ')
}

/** With the entries for `docs.json`, ready to copy. */
function vanishedSection({ vanished, settings }: ReaderReview, budget: Budget): string {
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
  const total = `${formatCount(vanished.length)} ${vanished.length === 1 ? 'address vanishes' : 'addresses vanish'}`
  const note = rest > 0 ? ` (${formatCount(rest)} more in \`findings.json\`)` : ''
  const parts = [
    `**${total} without a redirect.**${rows.length === 0 ? '' : ` Add to \`redirects\` in \`${settings}\`${note}:`}`,
    // What follows a fence in its line would become a part of the block.
    rows.length === 0 ? '' : fenced(rows.join(',\n'), 'json'),
    list(
      'Change the redirects that lead nowhere:\n',
      existing,
      ({ address: source, destination, entry }) =>
        `- line ${entry?.line ?? 0} of ${address(entry?.file ?? '')}: ${address(source)}${destination === undefined ? '' : ` to ${address(destination)}`}`,
      budget
    ),
    list('No page is similar to:\n', others, each => `- ${address(each.address)}`, budget)
  ]
  return joined(parts, '\n\n')
}

/** New ones; without a comparison, all of them. */
function findingsTable({ findings, notCompared }: ReaderReview, links: ReviewLinks, budget: Budget): string {
  const shown = findings.filter(({ isNew, kind }) =>
    notCompared === undefined ? isNew && kind !== 'removed-address' : true
  )
  const hasFixes = shown.some(({ fix }) => fix !== undefined)
  const header = [
    notCompared === undefined ? 'New finding' : 'Finding',
    'Where',
    hasFixes ? 'Fix' : 'Closest'
  ]
  const render = (finding: SourceFinding) => findingRow(finding, links, hasFixes ? 'closest: ' : '')
  return list(table(header, []), oneRowPerLine(shown), render, budget)
}

/** `closest`: what says that a suggestion is no fix. */
function findingRow(finding: SourceFinding, links: ReviewLinks, closest: string): string {
  const { message, file, line, suggestion, fix } = finding
  const hint = suggestion === undefined ? '' : closest + address(suggestion)
  const cells = [
    escapeMarkdown(clip(message, MAX_WORD)),
    link(`${clip(file, MAX_ADDRESS)}:${line}`, sourceAddress(finding, links)),
    fix === undefined ? hint : `${fix.kind === 'redirect' ? 'redirect to ' : ''}${address(fix.to)}`
  ]
  return `| ${cells.join(' | ')} |`
}

function fixesLine({ findings }: ReaderReview, { fixes, howToFix }: ReviewLinks): string {
  const text = fixableText(findings)
  if (text === '') return ''
  const more = howToFix === undefined ? '' : ` (${link('how', howToFix)})`
  const patch = fixes === undefined ? '' : `, or apply \`fixes.patch\` of ${link('the artifact', fixes)}`
  return `**${text}**: run \`pull-request --fix\` in a clone${more}${patch}.`
}

function navigationList({ leftNavigation }: ReaderReview, budget: Budget): string {
  const heading = '**No longer in the navigation**, and still at their addresses:\n'
  return list(
    heading,
    leftNavigation,
    ({ path, title }) => `- ${address(path)} ${escapeMarkdown(clip(title, MAX_TITLE))}`,
    budget
  )
}

function navigationChanges({ navigation }: ReaderReview, budget: Budget): string {
  const render = (change: NavigationChange) => `- ${escapeMarkdown(clip(describeChange(change), MAX_WORD))}`
  return list('**Navigation:**\n', navigation, render, budget)
}

function otherHosts({ otherHosts: redirects }: ReaderReview, budget: Budget): string {
  const heading = '**Redirects that lead to another host than before:**\n'
  return list(
    heading,
    redirects,
    ({ source, from, to, line }) =>
      `- ${address(source)} (line ${line}): ${address(to)}, before ${address(from)}`,
    budget
  )
}

function idsSection({ lostIds }: ReaderReview, budget: Budget): string {
  const count = lostIds.flatMap(({ ids }) => ids).length
  const content = list(
    '',
    lostIds,
    ({ path, ids }) => `- ${address(path)}: ${namesOf(ids.map(id => `#${id}`))}`,
    budget
  )
  const summary = `${formatCount(count, 'anchor')} vanished: links from other sites may break`
  return content && details(summary, content.trimStart())
}

function details(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`
}

/** Per page, words inserted and deleted, until the space is used up. `ending`: says that there are more. */
function changedTexts({ pages }: ReaderReview, ending: string, maxLength: number): string {
  let text = ''
  for (const { path, title, text: change } of [...pages.changed, ...pages.moved]) {
    if (change.wordsAdded + change.wordsRemoved === 0) continue
    const summary = `${escapeMarkdown(clip(title, MAX_TITLE))} ${address(path)}: ${words(change)}`
    const content = withContext(change.parts, CONTEXT_WORDS).map(partText).join('')
    const section = `\n\n${details(summary, `<p>${content}</p>`)}`
    if (text.length + section.length + ending.length > maxLength) return text + ending
    text += section
  }
  return text
}

/** Line breaks stay; everything else of the text is text. */
function partText({ kind, text }: TextPart): string {
  const escaped = text
    .split(/\n+/)
    .map(line => escapeMarkdown(line.replaceAll(/\S+/g, word => clip(word, MAX_WORD))))
    .join('<br>')
  if (kind === 'same' || escaped === '') return escaped
  return kind === 'added' ? `<ins>${escaped}</ins>` : `<del>${escaped}</del>`
}
