import { formatCount } from '../../runtime/text/units.ts'
import { countKinds } from '../comparison/findings.ts'
import type { ReaderReview } from '../comparison/review.ts'
import { CHANGE_KINDS, joined } from './review-texts.ts'

const REDIRECT_CHANGES = ['removed', 'changed', 'added'] as const

/** Summarizes a review: `2 pages added, 1 changed. New: 1 broken link`. */
export function verdict({ pages, findings, notCompared, isUnchecked, ...lists }: ReaderReview): string {
  if (notCompared !== undefined) return 'Documentation not compared with its base'
  const fresh = findings.filter(({ isNew }) => isNew)
  const counts = countChanges('page', CHANGE_KINDS, pages)
  const none = isUnchecked === true ? 'Not checked for problems' : 'No new problems'
  const problems = fresh.length === 0 ? none : `New: ${countKinds(fresh)}`
  const { length: leftPages } = lists.navigation.filter(({ kind }) => kind === 'left')
  const left = leftPages === 0 ? '' : ` ${formatCount(leftPages, 'page')} no longer in the navigation.`
  const other = lists.navigation.length > 0 && left === '' ? ' The navigation changes.' : ''
  const redirects = countChanges('redirect', REDIRECT_CHANGES, lists.redirects)
  const redirected = redirects === '' ? '' : ` ${redirects}.`
  const unread =
    lists.unread.length === 0 ? '' : `${formatCount(lists.unread.length, 'changed file')} cannot be read`
  const pageChanges = joined([counts, unread], '. ') || 'No page changes'
  return `${pageChanges}.${left}${other}${redirected} ${problems}`
}

/** Counts the changes of each kind: `2 pages added, 1 changed`. */
function countChanges<Kind extends string>(
  noun: string,
  kinds: readonly Kind[],
  changes: Readonly<Record<Kind, readonly unknown[]>>
): string {
  return kinds
    .filter(kind => changes[kind].length > 0)
    .map((kind, at) => `${formatCount(changes[kind].length, at === 0 ? noun : undefined)} ${kind}`)
    .join(', ')
}
