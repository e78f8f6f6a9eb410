import {
  anchor,
  Budget,
  clip,
  codeHtml as code,
  count,
  escapeHtml,
  folding,
  htmlPage,
  moreNote
} from '../../review/report/html.ts'
import { printable } from '../../runtime/text/plain-text.ts'
import { STYLE } from '../../review/report/style.ts'
import {
  fixableText,
  type Links,
  oneRowPerLine,
  pageUrl,
  sourceAddress,
  verdict,
  words
} from '../comment/review-texts.ts'
import { describeFix } from '../fixes/describe-fix.ts'
import { FINDING_KINDS, KIND_TEXTS, type SourceFinding } from '../readers/findings.ts'
import type { PageChange } from '../readers/page-changes.ts'
import { describeChange } from '../readers/navigation-changes.ts'
import type { ReaderReview } from '../readers/review.ts'
import type { TextPart } from '../readers/word-diff.ts'

const MAX_BYTES = 10_000_000
const TABLES_BYTES = 2_000_000
const MAX_NAME = 300
const MAX_PATCH_BYTES = 500_000

const DIFF_STYLE = `
.diff{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:8px 0 0 17px;font-size:14px}
.diff>div{white-space:pre-wrap;overflow-wrap:anywhere;min-width:0}
ins{background:#2da44e33;text-decoration:none}del{background:#cf222e33;text-decoration:none}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px;margin:0}
.patch{user-select:all;margin:8px 0 0 17px}
.finding{display:flex;flex-wrap:wrap;gap:0 16px;padding:6px 0 6px 17px}
.finding>p{flex:1 1 320px;min-width:0;overflow-wrap:anywhere}
.finding>.place{flex:0 1 auto;min-width:0}
.finding>.closest{flex-basis:100%;margin:0}
details>summary.row{flex-wrap:wrap;gap:0 10px;padding-left:17px}
summary.row::before{margin-left:-17px}
summary.row code{flex:0 1 auto}
summary.row .pages{margin-left:auto}
summary.row .notes{flex-basis:100%;color:var(--muted);font-size:13px;overflow-wrap:anywhere}
@media(max-width:600px){
.diff{grid-template-columns:1fr;margin-left:0}
.finding{padding-left:0}
.finding>p{flex-basis:100%}
}`

/**
 * `report.html`: everything that the comment shows, without its limits; one file that loads nothing. `patch`: what fixes
 * findings, empty when nothing does.
 */
export function renderReport(review: ReaderReview, links: Links, createdAt: Date, patch = ''): string {
  const { notCompared, findings, leftNavigation, vanished, lostIds } = review
  const tables = new Budget(TABLES_BYTES)
  const time = createdAt.toISOString().slice(0, 16).replace('T', ' ')
  const findingsOf = (title: string, wanted: boolean) => {
    // The addresses that vanish have a section of their own.
    const listed = findings.filter(({ isNew, kind }) => isNew === wanted && kind !== 'removed-address')
    return findingsSection(title, listed, links, tables)
  }
  const parts = [
    `<header><p class="kicker">Documentation review</p><h1>${escapeHtml(verdict(review))}</h1><p class="facts"><span>${time} UTC</span></p></header>`,
    notCompared === undefined
      ? ''
      : `<div class="verdict warn"><strong>Not compared with the base</strong><p>${escapeHtml(clip(notCompared, MAX_NAME))}</p></div>`,
    fixesNote(findings, links),
    list('Files that cannot be compared', review.unread, file => code(file, MAX_NAME), tables),
    list('Addresses that vanish without a redirect', vanished, vanishedItem, tables),
    findingsOf('New findings', true),
    findingsOf('Other findings', false),
    fixesSection(patch),
    list('No longer in the navigation', leftNavigation, ({ path, title }) => named(path, title), tables),
    list('Navigation', review.navigation, each => escapeHtml(clip(describeChange(each), MAX_NAME)), tables),
    list(
      'Redirects to another host than before',
      review.otherHosts,
      ({ source, to }) => named(source, to),
      tables
    ),
    list(
      'Anchors that vanished',
      lostIds,
      ({ path, ids }) => named(path, ids.map(id => `#${id}`).join(' ')),
      tables
    ),
    pagesSection(review, links, new Budget(MAX_BYTES - TABLES_BYTES - MAX_PATCH_BYTES - 50_000))
  ]
  return htmlPage({ title: 'Documentation review', style: STYLE + DIFF_STYLE }, parts)
}

function list<T>(title: string, items: readonly T[], render: (item: T) => string, budget: Budget): string {
  if (items.length === 0) return ''
  const { html, rest } = budget.render(items, item => `<li>${render(item)}</li>`)
  return `<section><h2>${title} <span class="badge">${count(items.length)}</span></h2><ul class="pages">${html}</ul>${moreNote(rest)}</section>`
}

function named(address: string, title: string): string {
  return `${code(address, MAX_NAME)}<span class="title">${escapeHtml(clip(title, MAX_NAME))}</span>`
}

/** An entry to add, or the one to change: the service rejects a second one with its source. */
function vanishedItem({ address: source, destination, entry }: ReaderReview['vanished'][number]): string {
  if (entry !== undefined)
    return named(
      source,
      `Change line ${entry.line} of ${entry.file}${destination === undefined ? '' : `: lead to ${destination}`}.`
    )
  if (destination === undefined) return named(source, 'No page is similar.')
  return `<pre>${escapeHtml(JSON.stringify({ source, destination }))}</pre>`
}

function findingsSection(
  title: string,
  findings: readonly SourceFinding[],
  links: Links,
  budget: Budget
): string {
  const groups = FINDING_KINDS.map(kind => {
    const ofKind = findings.filter(finding => finding.kind === kind)
    if (ofKind.length === 0) return ''
    const { html, rest } = budget.render(oneRowPerLine(ofKind), finding => findingItem(finding, links))
    return `<details class="kind serious" open><summary><h3>${kind}</h3><span class="badge">${count(ofKind.length)}</span></summary><p class="note">${KIND_TEXTS[kind]}</p><ul class="findings">${html}</ul>${moreNote(rest)}</details>`
  })
  return findings.length === 0 ? '' : `<section><h2>${title}</h2>${groups.join('')}</section>`
}

/** The patch to copy, with one click. */
function fixesSection(patch: string): string {
  if (patch === '') return ''
  const file =
    'the file beside this report has it, or in a workflow the artifact with <code>-fixes</code> in its name'
  const shown = patch
    .split(/([\n\t])/)
    .map(part => (/^[\n\t]$/.test(part) ? part : escapeHtml(part)))
    .join('')
  // What copies with other characters would not apply.
  const isExact = printable(patch) === patch && !patch.includes('\r')
  const content =
    Buffer.byteLength(shown) <= MAX_PATCH_BYTES && isExact
      ? `<p class="note">For <code>git apply</code> at the root of the repository: copy it, or ${file}.</p><pre class="patch">${shown}</pre>`
      : `<p class="note">The patch is too long or has characters that cannot be copied from here: ${file}.</p>`
  return `<section><h2>Fixes</h2><details><summary><h3>fixes.patch</h3></summary>${content}</details></section>`
}

function fixesNote(findings: readonly SourceFinding[], { isFixed }: Links): string {
  const text = fixableText(findings)
  return text === ''
    ? ''
    : `<p class="note">${text}: ${isFixed ? 'this run did so, and its log names what it edited' : 'run <code>pull-request --fix</code> in a clone of the repository'}.</p>`
}

function fixText(finding: SourceFinding): string {
  const fix = describeFix(finding)
  if (fix === undefined) return 'Can be fixed automatically.'
  return `Fix: ${fix.kind === 'redirect' ? 'redirect to ' : ''}${code(fix.to, MAX_NAME)}`
}

function findingItem(finding: SourceFinding, links: Links): string {
  const { file, line, message, suggestion } = finding
  const place = code(`${file}:${line}`, MAX_NAME)
  const address = sourceAddress(finding, links)
  const closest = suggestion === undefined ? undefined : `Closest: ${code(suggestion, MAX_NAME)}`
  const hint = finding.edits === undefined ? closest : fixText(finding)
  const parts = [
    `<p>${escapeHtml(clip(message, 2 * MAX_NAME))}</p>`,
    `<div class="place">${address ? anchor(address, place) : place}</div>`,
    hint === undefined ? '' : `<p class="closest">${hint}</p>`
  ]
  return `<li class="finding">${parts.join('')}</li>`
}

function pagesSection({ pages }: ReaderReview, links: Links, budget: Budget): string {
  const groups = (['added', 'changed', 'removed', 'moved'] as const).map(kind => {
    if (pages[kind].length === 0) return ''
    const { html, rest } = budget.render(pages[kind], page => pageItem(page, links))
    return folding(`changes ${kind}`, kind, pages[kind].length, true, html + moreNote(rest))
  })
  return groups.join('') === '' ? '' : `<section><h2>Pages</h2>${groups.join('')}</section>`
}

function pageItem({ path, title, from, through, what, text }: PageChange, { preview, live }: Links): string {
  const notes = [
    from === undefined ? '' : `from ${code(from, MAX_NAME)}`,
    through.length === 0 ? '' : `through ${escapeHtml(clip(through.join(', '), MAX_NAME))}`,
    from === undefined ? escapeHtml(clip(what.join(', '), MAX_NAME)) : '',
    preview === undefined ? '' : anchor(pageUrl(preview, path), 'preview'),
    live === undefined ? '' : anchor(pageUrl(live, from ?? path), 'live')
  ].filter(note => note !== '')
  const column = (hidden: TextPart['kind'], tag: string) =>
    `<div>${text.parts
      .filter(({ kind }) => kind !== hidden)
      .map(({ kind, text: part }) =>
        kind === 'same' ? escapeLines(part) : `<${tag}>${escapeLines(part)}</${tag}>`
      )
      .join('')}</div>`
  const changed = words(text)
  return `<details><summary class="row">${named(path, title)}${changed === '' ? '' : `<span class="pages">${changed} words</span>`}${notes.length === 0 ? '' : `<span class="notes">${notes.join(' · ')}</span>`}</summary><div class="diff">${column('added', 'del')}${column('removed', 'ins')}</div></details>`
}

/** Line breaks stay. */
function escapeLines(text: string): string {
  return text.split('\n').map(escapeHtml).join('\n')
}
