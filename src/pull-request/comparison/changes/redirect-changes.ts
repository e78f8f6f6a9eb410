import { pageName } from '../../../site/addresses/site-address.ts'
import type { DocsRedirect } from '../../../sources/source/settings/settings.ts'
import type { Docs } from '../../../sources/docs.ts'
import type { SourceHint } from '../source-links.ts'

interface ListedRedirect {
  source: string
  destination: string
}

/** Redirects that a change adds or removes, and redirects with another destination (before the change: `from`). */
export interface ChangedRedirects {
  added: ListedRedirect[]
  removed: ListedRedirect[]
  changed: (ListedRedirect & { from: string })[]
}

export const NO_REDIRECT_CHANGES: ChangedRedirects = { added: [], removed: [], changed: [] }

/** Compares redirects by source. The first redirect for a source counts. Unreadable settings change nothing. */
export function redirectChanges(before: Docs, after: Docs): ChangedRedirects {
  if (!before.hasSettings || !after.hasSettings) return NO_REDIRECT_CHANGES
  const now = after.redirects
  const [earlier, current] = [before, after].map(
    ({ redirects }) => new Map(redirects.toReversed().map(redirect => [pageName(redirect.source), redirect]))
  ) as [Map<string, DocsRedirect>, Map<string, DocsRedirect>]
  const listed = ({ source, destination }: DocsRedirect) => ({ source, destination })
  const isFirst = (redirect: DocsRedirect) => current.get(pageName(redirect.source)) === redirect
  const common = now.filter(isFirst).flatMap(redirect => {
    const from = earlier.get(pageName(redirect.source))?.destination
    return from === undefined || from === redirect.destination ? [] : [{ ...listed(redirect), from }]
  })
  const missingIn = (redirects: readonly DocsRedirect[], others: ReadonlyMap<string, DocsRedirect>) =>
    redirects.filter(({ source }) => !others.has(pageName(source))).map(listed)
  return {
    added: missingIn(now.filter(isFirst), earlier),
    removed: missingIn([...earlier.values()].toReversed(), current),
    changed: common
  }
}

/** Returns a hint for each redirect at the address of a page. Which of them readers get is not documented. */
export function redirectHints({ pages, redirects }: Docs): SourceHint[] {
  const names = new Set(
    pages.flatMap(({ digest, address }) => (digest === undefined ? [] : pageName(address)))
  )
  return redirects
    .filter(({ source }) => names.has(pageName(source)))
    .map(({ source, place: { file, line, column } }) => ({
      ...{ file, line, column, target: `redirect ${source}` },
      text: `The redirect from ${source} has the address of a page that exists. Remove the redirect if readers should get the page.`
    }))
}
