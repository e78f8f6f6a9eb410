import { type Format, MARKDOWN } from '../../runtime/text/format.ts'
import { clip } from '../../runtime/text/clip.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { countEach, groupBy } from '../../runtime/group-by.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { SourceFinding } from '../comparison/findings.ts'
import { describeChange } from '../comparison/changes/navigation-changes.ts'
import type { PageChange } from '../comparison/changes/page-changes.ts'
import type { ReaderReview } from '../comparison/review.ts'
import type { Fix } from '../edits/edit.ts'
import { type TextPart, withContext } from '../comparison/changes/word-diff.ts'
import {
  type SectionBudget,
  COMMENT_LIMIT,
  FINDINGS_FILE,
  type Limit,
  list,
  moreText,
  renderSections,
  tableOf
} from './budget.ts'
import {
  address,
  fixableText,
  joined,
  MAX_ADDRESS,
  namesOf,
  type ReviewLinks,
  lineKey,
  oneRowPerPlace,
  pageUrl,
  sourceAddress,
  words
} from './review-texts.ts'
import { leftoversSection } from './leftovers-section.ts'
import { vanishedSection } from './vanished-section.ts'

/** The order of rows: what readers lose comes first. */
const PAGE_ROWS = ['removed', 'moved', 'changed', 'added'] as const
const MAX_TITLE = 100
const CONTEXT_WORDS = 8
const MAX_WORD = 300

/** Renders the review for a comment or a summary, with the changed text last. */
export function renderReview(
  review: ReaderReview,
  links: ReviewLinks,
  limit = COMMENT_LIMIT,
  format: Format = MARKDOWN
): string {
  const sections = renderSections(
    [
      { share: 0.35, render: budget => findingsTable(review, links, budget) },
      { share: 0.25, render: budget => vanishedSection(review, budget) },
      { share: 0.2, render: budget => pagesTable(review, links, budget) },
      { share: 0.05, render: budget => redirectList(review, budget) },
      { share: 0.05, render: budget => navigationList(review, budget) },
      { share: 0.05, render: budget => hintsSection(review, budget) },
      { share: 0.03, render: budget => idsSection(review, budget) },
      { share: 0.02, render: budget => leftoversSection(review, budget) }
    ],
    limit,
    format
  )
  const start = joined([facts(review, links, format), fixesLine(review, links, format), ...sections], '\n\n')
  const ending = `\n\nThe changed text on the other pages is ${limit.rest ?? 'left out'}.`
  const free = { ...limit, max: limit.max - limit.sizeOf(start + ending) }
  return `${start}${changedTexts(review, ending, free, format)}\n`
}

function facts(
  { notCompared, findings, unread }: ReaderReview,
  { preview, knownFindings }: ReviewLinks,
  format: Format
): string {
  const { linkAndAddress } = format
  const known = findings.filter(({ isNew }) => !isNew).length
  const how = knownFindings === undefined ? '' : ` (${knownFindings})`
  const where = notCompared === undefined ? `that the base also has${how}` : 'in total'
  const parts = [
    preview === undefined ? '' : linkAndAddress('Preview', `${preview}/`),
    notCompared === undefined ? '' : `No finding is marked as new: ${format.text(notCompared)}`,
    unread.length === 0 ? '' : `The effect of changes in ${namesOf(unread, format)} is unknown`,
    known === 0 ? '' : `${formatCount(known, 'finding')} ${where}`
  ]
  return joined(parts, ' · ')
}

function pagesTable({ pages }: ReaderReview, links: ReviewLinks, budget: SectionBudget): string {
  const listed = PAGE_ROWS.flatMap(kind => pages[kind].map(page => ({ kind, page })))
  const render = ({ kind, page }: (typeof listed)[number]) => pageRow(kind, page, links, budget.format)
  return tableOf(['', 'Page', 'Words', ''], listed, render, budget, 'changes.json')
}

function pageRow(kind: string, page: PageChange, { preview, live }: ReviewLinks, format: Format): string[] {
  const { link, text: escaped } = format
  const { path, title, from, gitRename, through, what, text } = page
  const here = kind === 'removed' ? live : preview
  const old = from ?? (kind === 'changed' ? path : undefined)
  const notes = [
    from === undefined ? '' : `from ${address(from, format)}`,
    gitRename === undefined ? '' : `at least half of its text is now at ${address(gitRename, format)}`,
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

function findingsTable(
  { findings, notCompared }: ReaderReview,
  links: ReviewLinks,
  budget: SectionBudget
): string {
  const shown = findings.filter(({ isNew, kind }) =>
    notCompared === undefined ? isNew && kind !== 'removed-address' : true
  )
  const hasFixes = shown.some(({ fix }) => fix !== undefined)
  const header = [
    notCompared === undefined ? 'New finding' : 'Finding',
    'Where',
    hasFixes ? 'Fix' : 'Closest match'
  ]
  const single = oneRowPerPlace(shown)
  const perLine = countEach(single.map(lineKey))
  // A page that was copied to another version has many such links.
  const groups = groupBy(single, each =>
    each.kind === 'other-version' ? each.file : JSON.stringify([lineKey(each), each.column])
  )
  const render = ([finding, ...more]: [SourceFinding, ...SourceFinding[]]) => {
    if (more.length > 0) return groupRow([finding, ...more], links, budget.format)
    const column = (perLine.get(lineKey(finding)) ?? 0) > 1 ? finding.column : undefined
    return findingRow(finding, { links, closest: hasFixes ? 'closest: ' : '', column }, budget.format)
  }
  const rows = [...groups.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [[first, ...more] as [SourceFinding, ...SourceFinding[]]]
  )
  return tableOf(header, rows, render, budget, FINDINGS_FILE)
}

/** Renders the links of one page that lead to other versions. */
function groupRow(
  findings: readonly [SourceFinding, ...SourceFinding[]],
  links: ReviewLinks,
  format: Format
): string[] {
  const [first] = findings
  const { length: fixes } = findings.filter(({ fix }) => fix !== undefined)
  const message = `${formatCount(findings.length, 'link')} to other versions or languages. ${first.message}`
  return [
    format.text(clip(message, MAX_WORD)),
    format.link(`${clip(first.file, MAX_ADDRESS)}:${first.line}`, sourceAddress(first, links)),
    fixes === 0 ? '' : formatCount(fixes, 'link')
  ]
}

/** `closest`: the label of a suggestion in a column that also contains fixes. `column`: if the line has equal findings. */
function findingRow(
  finding: SourceFinding,
  { links, closest, column }: { links: ReviewLinks; closest: string; column: number | undefined },
  format: Format
): string[] {
  const { message, file, line, suggestion, fix } = finding
  const hint = suggestion === undefined ? '' : closest + address(suggestion, format)
  return [
    format.text(clip(message, MAX_WORD)),
    format.link(
      `${clip(file, MAX_ADDRESS)}:${line}${column === undefined ? '' : `:${column}`}`,
      sourceAddress(finding, links)
    ),
    fix === undefined ? hint : fixText(fix, format)
  ]
}

function fixText({ kind, to, edit }: Fix, format: Format): string {
  return kind === 'redirect' ? `redirect to ${address(to, format)}` : address(edit.after, format)
}

/** Says how many findings can be fixed, with the command that fixes them. */
function fixesLine({ findings }: ReaderReview, links: ReviewLinks, format: Format): string {
  const { fixes, howToFix, fixCommand } = links
  const { linkAndAddress, strong } = format
  const text = fixableText(findings)
  if (text === '') return ''
  const how = howToFix === undefined ? '' : ` (${linkAndAddress('how', howToFix)})`
  const ways = [
    fixCommand === undefined ? '' : `Run in a clone${how}:`,
    fixCommand === undefined ? '' : format.fenced(plainText(fixCommand), 'sh'),
    fixes === undefined
      ? ''
      : `${fixCommand === undefined ? 'Apply' : 'Or apply'} \`fixes.patch\` from ${linkAndAddress('the artifact', fixes)}.`
  ]
  const [first = '', ...others] = ways.filter(way => way !== '')
  return joined([`${strong(`${text}.`)}${first === '' ? how : ` ${first}`}`, ...others], '\n\n')
}

function redirectList(
  { redirects: { added, removed, changed } }: ReaderReview,
  budget: SectionBudget
): string {
  const { format } = budget
  const shown = (text: string) => address(text, format)
  const rows = [
    ...removed.map(({ source, destination }) => `- removed: ${shown(source)} to ${shown(destination)}`),
    ...changed.map(
      ({ source, destination, from }) =>
        `- changed: ${shown(source)} to ${shown(destination)}, before to ${shown(from)}`
    ),
    ...added.map(({ source, destination }) => `- added: ${shown(source)} to ${shown(destination)}`)
  ]
  return list(`${format.strong('Redirects:')}\n`, rows, row => row, budget, 'changes.json')
}

function navigationList({ navigation }: ReaderReview, budget: SectionBudget): string {
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

function hintsSection({ hints }: ReaderReview, budget: SectionBudget): string {
  const { format } = budget
  const content = list(
    '',
    hints,
    ({ file, line, text }) => `- ${address(`${file}:${line}`, format)}: ${format.text(clip(text, MAX_WORD))}`,
    budget,
    FINDINGS_FILE
  )
  return content && format.details(formatCount(hints.length, 'hint'), content.trimStart())
}

function idsSection({ lostIds }: ReaderReview, budget: SectionBudget): string {
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

/** Renders the changed words on each page, up to the limit. `ending`: a note that more pages have changed. */
function changedTexts({ pages }: ReaderReview, ending: string, limit: Limit, format: Format): string {
  const all = [...pages.changed, ...pages.moved].filter(
    ({ text: { wordsAdded, wordsRemoved } }) => wordsAdded + wordsRemoved > 0
  )
  let [text, size] = ['', 0]
  for (const [at, { path, title, text: change }] of all.entries()) {
    if (at === format.maxItems) return `${text}${moreText(all.length - at, { format })}`
    const summary = `${format.text(clip(title, MAX_TITLE))} ${address(path, format)}: ${words(change)}`
    const content = withContext(change.parts, CONTEXT_WORDS)
      .map(part => partText(part, format))
      .join('')
    const section = `\n\n${format.details(summary, format.paragraph(content))}`
    size += limit.sizeOf(section)
    if (size > limit.max) return text + ending
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
