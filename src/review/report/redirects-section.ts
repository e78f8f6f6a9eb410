import type { RedirectChanges } from '../redirect-changes.ts'
import { type Budget, clip, count, escapeHtml } from './html.ts'

const MAX_ADDRESS = 200
const MAX_LISTED = 500

const LISTS = [
  { name: 'added', title: 'Added' },
  { name: 'changed', title: 'Changed' },
  { name: 'removed', title: 'Removed' }
] as const

/** Old addresses that lead to new ones. Those that are broken are among the findings. */
export function redirectsSection(
  redirects: RedirectChanges | undefined,
  { isFirst, broken }: { isFirst: boolean; broken: number },
  budget: Budget
): string {
  if (redirects === undefined) return ''
  const lists = LISTS.map(({ name, title }) => {
    const entries = redirects[name]
    if (entries.length === 0) return ''
    const { html, taken } = budget.render(
      entries.slice(0, MAX_LISTED),
      ({ source, destination }) =>
        `<li><code>${escapeHtml(clip(source, MAX_ADDRESS))}</code><span class="arrow">→</span><code>${escapeHtml(clip(destination, MAX_ADDRESS))}</code></li>`
    )
    const rest = entries.length - taken
    return `<details class="changes ${name}"${entries.length <= 10 ? ' open' : ''}><summary><h3>${isFirst ? 'All' : title}</h3><span class="badge">${count(entries.length)}</span></summary><ul class="pages">${html}</ul>${rest > 0 ? `<p class="note">${count(rest)} more are in redirects.json.</p>` : ''}</details>`
  })
  const same = lists.join('') === '' ? ', none of them new' : ''
  const brokenText = broken === 0 ? '' : ` ${count(broken)} of them broken: see the findings.`
  return `<section><h2>Redirects</h2><p class="note">${count(redirects.total, 'redirect')}${same}.${brokenText}</p>${lists.join('')}</section>`
}
