import type { RedirectChanges } from '../redirect-changes.ts'
import { changeLists } from './changes-section.ts'
import { Budget, codeHtml, count, section } from './html.ts'

const MAX_BYTES = 50_000
const MAX_ADDRESS = 200

export function redirectsSection(
  redirects: RedirectChanges | undefined,
  { isFirst, broken }: { isFirst: boolean; broken: number }
): string {
  if (redirects === undefined) return ''
  const lists = changeLists(
    redirects,
    'redirects.json',
    new Budget(MAX_BYTES),
    ({ source, destination }) =>
      `${codeHtml(source, MAX_ADDRESS)}<span class="arrow">→</span>${codeHtml(destination, MAX_ADDRESS)}`,
    isFirst ? { added: 'All', changed: '', removed: '' } : undefined
  )
  const same = lists === '' ? ', none of them new' : ''
  const brokenText = broken === 0 ? '' : ` ${count(broken)} of them broken: see the findings.`
  const total = count(redirects.total, 'redirect')
  return section('Redirects', `<p class="note">${total}${same}.${brokenText}</p>`, lists)
}
