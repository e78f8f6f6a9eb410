import type { Changes } from '../changes.ts'
import { liveAddress } from '../../site/addresses/site-address.ts'
import { anchor, Budget, codeHtml, count, folding, moreNote, section, withCode } from './html.ts'

const MAX_BYTES = 250_000
const MAX_PATH = 200
const MAX_OPEN = 20

const TITLES = { added: 'Added', changed: 'Changed', removed: 'Removed' }
type ListName = keyof typeof TITLES

interface ChangedPages {
  changes: Changes
  /** The reason why the site was not compared. Undefined if it was compared, or if this is the first export. */
  notCompared?: string | undefined
  /** If the domain is known, the listed pages link to the live site. */
  domain: string | undefined
  basePath: string
}

export function changesSection(data: ChangedPages): string {
  const { changes, notCompared } = data
  const { files } = changes
  if (changes.first) {
    const reason =
      notCompared === undefined
        ? 'This is the first export: there is no earlier one to compare with.'
        : `Not compared: ${withCode(notCompared)}.`
    return section('Changes', `<p class="note">${reason}</p>`)
  }
  const lists = changeLists(data)
  const same = lists === '' ? '<p class="note">No page was added, changed or removed.</p>' : ''
  const rebuilt = `${count(changes.rebuilt.length, 'page')} rebuilt without a visible change`
  const others = `${count(files.added)} added, ${count(files.changed)} changed, ${count(files.removed)} removed`
  return section('Changes', same, lists, `<p class="note">${rebuilt}; other files: ${others}.</p>`)
}

function pageItem(path: string, name: ListName, { domain, basePath }: ChangedPages): string {
  const text = codeHtml(path, MAX_PATH)
  const isLive = domain !== undefined && name !== 'removed'
  return isLive ? anchor(liveAddress(path, { domain, basePath }), text) : text
}

function changeLists(data: ChangedPages): string {
  const budget = new Budget(MAX_BYTES)
  const lists = (['added', 'changed', 'removed'] as const).map(name => {
    const items = data.changes[name]
    if (items.length === 0) return ''
    const { html, rest } = budget.render(items, path => `<li>${pageItem(path, name, data)}</li>`)
    const content = `<ul class="pages">${html}</ul>${moreNote(rest, 'Only in changes.json')}`
    return folding(`changes ${name}`, TITLES[name], items.length, items.length <= MAX_OPEN, content)
  })
  return lists.join('')
}
