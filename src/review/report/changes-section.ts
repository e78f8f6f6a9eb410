import type { Changes } from '../changes.ts'
import { liveAddress } from '../../site/page-addresses.ts'
import { anchor, type Budget, clip, count, escapeHtml } from './html.ts'

const MAX_PATH = 200
const MAX_TITLE = 120
const MAX_LISTED = 2000

const LISTS = [
  { name: 'added', title: 'Added' },
  { name: 'changed', title: 'Changed' },
  { name: 'removed', title: 'Removed' }
] as const

interface ChangedPages {
  changes: Changes
  /** Why there is no comparison, if not because this is the first export. */
  notCompared?: string | undefined
  /** With these, pages are links to the live site. */
  domain: string | undefined
  basePath: string
  titles: ReadonlyMap<string, string> | undefined
}

/** Pages that readers find new, different or gone. */
export function changesSection(data: ChangedPages, budget: Budget): string {
  const { changes, notCompared } = data
  if (changes.first) {
    const reason =
      notCompared === undefined
        ? 'This is the first export: there is no earlier one to compare with.'
        : `Not compared: ${withCode(notCompared)}.`
    return `<section><h2>Changes</h2><p class="note">${reason}</p></section>`
  }
  const lists = LISTS.map(({ name, title }) => list(title, name, data, budget))
  const total = LISTS.reduce((sum, { name }) => sum + changes[name].length, 0)
  const same = total === 0 ? '<p class="note">No page was added, changed or removed.</p>' : ''
  return `<section><h2>Changes</h2>${same}${lists.join('')}<p class="note">${otherChanges(changes)}</p></section>`
}

/** Backticks mark code, as in the messages of the action. */
function withCode(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}

function list(
  title: string,
  name: (typeof LISTS)[number]['name'],
  { changes, domain, basePath, titles }: ChangedPages,
  budget: Budget
): string {
  const pages = changes[name]
  if (pages.length === 0) return ''
  const { html, taken } = budget.render(pages.slice(0, MAX_LISTED), path => {
    const text = `<code>${escapeHtml(clip(path, MAX_PATH))}</code>`
    const isLive = domain !== undefined && name !== 'removed'
    const link = isLive ? anchor(liveAddress(path, { domain, basePath }), text) : text
    const pageTitle = titles?.get(path) ?? ''
    return `<li>${link}${pageTitle === '' ? '' : `<span class="title">${escapeHtml(clip(pageTitle, MAX_TITLE))}</span>`}</li>`
  })
  const rest = pages.length - taken
  return `<details class="changes ${name}"${pages.length <= 20 ? ' open' : ''}><summary><h3>${title}</h3><span class="badge">${count(pages.length)}</span></summary><ul class="pages">${html}</ul>${rest > 0 ? `<p class="note">${count(rest)} more are in changes.json.</p>` : ''}</details>`
}

function otherChanges({ rebuilt, files }: Changes): string {
  const parts = [
    `${count(rebuilt.length, 'page')} rebuilt without a visible change`,
    `other files: ${count(files.added)} added, ${count(files.changed)} changed, ${count(files.removed)} removed`
  ]
  return `${parts.join('; ')}.`
}
