import {
  anchor,
  Budget,
  clip,
  count,
  escapeHtml,
  folding,
  htmlPage,
  moreNote
} from '../../review/report/html.ts'
import { STYLE } from '../../review/report/style.ts'
import { type Links, verdict } from '../comment/markdown.ts'
import { FINDING_KINDS, type SourceFinding } from '../readers/findings.ts'
import type { PageChange } from '../readers/page-changes.ts'
import type { ReaderReview } from '../readers/review.ts'
import type { TextPart } from '../readers/word-diff.ts'
import { KIND_TEXTS } from './formats.ts'

const MAX_BYTES = 10_000_000
const TABLES_BYTES = 2_000_000
const MAX_NAME = 300

const DIFF_STYLE = `
.diff{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:8px 0 0 17px;font-size:14px}
.diff>div{white-space:pre-wrap;overflow-wrap:anywhere;min-width:0}
ins{background:#2da44e33;text-decoration:none}del{background:#cf222e33;text-decoration:none}
pre{overflow-x:auto;font-size:13px}
@media(max-width:600px){.diff{grid-template-columns:1fr;margin-left:0}}`

/** `report.html`: everything that the comment shows, without its limits; one file that loads nothing. */
export function renderReport(review: ReaderReview, links: Links, createdAt: Date): string {
  const fresh = review.findings.filter(({ isNew }) => isNew)
  const tables = new Budget(TABLES_BYTES)
  const parts = [
    `<header><p class="kicker">Documentation review</p><h1>${escapeHtml(verdict(review))}</h1><p class="facts"><span>${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</span></p></header>`,
    review.notCompared === undefined
      ? ''
      : `<div class="verdict warn"><strong>Not compared with the base</strong><p>${escapeHtml(clip(review.notCompared, MAX_NAME))}</p></div>`,
    vanishedSection(review, tables),
    findingsSection('New findings', fresh, links, tables),
    findingsSection(
      'Other findings',
      review.findings.filter(({ isNew }) => !isNew),
      links,
      tables
    ),
    list(
      'No longer in the navigation',
      review.leftNavigation,
      ({ path, title }) => named(path, title),
      tables
    ),
    list(
      'Anchors that vanished',
      review.lostIds,
      ({ path, ids }) => named(path, ids.map(id => `#${id}`).join(' ')),
      tables
    ),
    pagesSection(review, links, new Budget(MAX_BYTES - TABLES_BYTES - 50_000))
  ]
  return htmlPage({ title: 'Documentation review', style: STYLE + DIFF_STYLE }, parts)
}

function list<T>(title: string, items: readonly T[], render: (item: T) => string, budget: Budget): string {
  if (items.length === 0) return ''
  const { html, rest } = budget.render(items, item => `<li>${render(item)}</li>`)
  return `<section><h2>${title} <span class="badge">${count(items.length)}</span></h2><ul class="pages">${html}</ul>${moreNote(rest)}</section>`
}

function named(address: string, title: string): string {
  return `<code>${escapeHtml(clip(address, MAX_NAME))}</code><span class="title">${escapeHtml(clip(title, MAX_NAME))}</span>`
}

function vanishedSection({ vanished }: ReaderReview, budget: Budget): string {
  return list(
    'Addresses that vanish without a redirect',
    vanished,
    ({ address, destination }) =>
      destination === undefined
        ? named(address, 'No page is similar.')
        : `<pre>${escapeHtml(JSON.stringify({ source: address, destination }))}</pre>`,
    budget
  )
}

function findingsSection(
  title: string,
  findings: readonly SourceFinding[],
  { sources }: Links,
  budget: Budget
): string {
  const groups = FINDING_KINDS.map(kind => {
    const ofKind = findings.filter(finding => finding.kind === kind)
    if (ofKind.length === 0) return ''
    const { html, rest } = budget.render(ofKind, ({ file, line, message, suggestion }) => {
      const place = `<code>${escapeHtml(clip(`${file}:${line}`, MAX_NAME))}</code>`
      const linked = sources
        ? anchor(`${sources}/${file.split('/').map(encodeURIComponent).join('/')}?plain=1#L${line}`, place)
        : place
      const closest =
        suggestion === undefined
          ? ''
          : `<p class="closest">Closest: <code>${escapeHtml(clip(suggestion, MAX_NAME))}</code></p>`
      return `<li><div class="row">${linked}</div><p>${escapeHtml(clip(message, 2 * MAX_NAME))}</p>${closest}</li>`
    })
    return `<details class="kind serious" open><summary><h3>${kind}</h3><span class="badge">${count(ofKind.length)}</span></summary><p class="note">${KIND_TEXTS[kind]}${rest > 0 ? ` ${count(rest)} more are not shown here.` : ''}</p><ul class="findings">${html}</ul></details>`
  })
  return findings.length === 0 ? '' : `<section><h2>${title}</h2>${groups.join('')}</section>`
}

function pagesSection({ pages }: ReaderReview, links: Links, budget: Budget): string {
  const groups = (['added', 'changed', 'removed', 'moved'] as const).map(kind => {
    if (pages[kind].length === 0) return ''
    const { html, rest } = budget.render(pages[kind], page => pageItem(page, links))
    return folding(`changes ${kind}`, kind, pages[kind].length, true, html + moreNote(rest))
  })
  return groups.join('') === '' ? '' : `<section><h2>Pages</h2>${groups.join('')}</section>`
}

/** Old and new side by side. */
function pageItem({ path, title, from, through, text }: PageChange, { preview, live }: Links): string {
  const notes = [
    `+${count(text.wordsAdded)} −${count(text.wordsRemoved)} words`,
    from === undefined ? '' : `from <code>${escapeHtml(clip(from, MAX_NAME))}</code>`,
    through.length === 0 ? '' : `through ${escapeHtml(clip(through.join(', '), MAX_NAME))}`,
    preview === undefined ? '' : anchor(preview + path, 'preview'),
    live === undefined ? '' : anchor(live + (from ?? path), 'live')
  ].filter(note => note !== '')
  const column = (hidden: TextPart['kind'], tag: string) =>
    `<div>${text.parts
      .filter(({ kind }) => kind !== hidden)
      .map(({ kind, text: part }) =>
        kind === 'same' ? escapeLines(part) : `<${tag}>${escapeLines(part)}</${tag}>`
      )
      .join('')}</div>`
  return `<details><summary class="row">${named(path, title)}<span class="pages">${notes.join(' · ')}</span></summary><div class="diff">${column('added', 'del')}${column('removed', 'ins')}</div></details>`
}

/** Line breaks stay. */
function escapeLines(text: string): string {
  return text.split('\n').map(escapeHtml).join('\n')
}
