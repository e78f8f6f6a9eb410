import type { Format } from '../../runtime/text/format.ts'
import { visibleJson } from '../../runtime/text/plain-text.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { ReaderReview } from '../comparison/review.ts'
import { type SectionBudget, FINDINGS_FILE, list, restText, within } from './budget.ts'
import { address, joined } from './review-texts.ts'

type Vanished = ReaderReview['vanished']

/**
 * Lists removed addresses, and the redirects that users can copy to the settings. Addresses that no navigation listed
 * are folded, because few readers had them in front of them.
 */
export function vanishedSection({ vanished, settings }: ReaderReview, budget: SectionBudget): string {
  const { format } = budget
  if (vanished.length === 0) return ''
  const [listed, unlisted] = [false, true].map(isUnlisted =>
    vanished.filter(each => (each.isUnlisted ?? false) === isUnlisted)
  ) as [Vanished, Vanished]
  const total = `${formatCount(vanished.length)} ${vanished.length === 1 ? 'address' : 'addresses'} removed`
  const start = [format.strong(`${total} without a working redirect.`), ...outsideNotes(vanished, format)]
  const shown = redirectsAndLists(listed, settings, start.join(' '), budget)
  if (unlisted.length === 0) return shown
  const isAll = unlisted.length === vanished.length
  const title = isAll
    ? 'Not in the navigation'
    : `${formatCount(unlisted.length)} of them not in the navigation`
  const folded = redirectsAndLists(unlisted, settings, '', budget)
  return joined([shown, format.details(title, folded)], '\n\n')
}

/** `start`: the text before the instruction to add redirects. */
function redirectsAndLists(
  vanished: Vanished,
  settings: string,
  start: string,
  budget: SectionBudget
): string {
  const { format } = budget
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
  const [known, unknown] = [true, false].map(isKnown =>
    others.filter(({ moved, gitRename }) => (moved !== undefined || gitRename !== undefined) === isKnown)
  ) as [Vanished, Vanished]
  const note = rest > 0 ? ` (${formatCount(rest)} more${restText(budget, FINDINGS_FILE)})` : ''
  const instruction = `Add to \`redirects\` in \`${settings}\`${note}:`
  const parts = [
    joined([start, rows.length === 0 ? '' : instruction], ' '),
    // The code block is a separate section, because text on the same line as the closing fence would become code.
    rows.length === 0 ? '' : format.fenced(rows.join(',\n'), 'json'),
    list(
      'Change these broken redirects:\n',
      existing,
      ({ address: source, destination, entry }) =>
        `- line ${entry?.line ?? 0} of ${address(entry?.file ?? '', format)}: ${address(source, format)}${destination === undefined ? '' : ` to ${address(destination, format)}`}`,
      budget,
      FINDINGS_FILE
    ),
    list(
      'No redirect is suggested for:\n',
      known,
      each => `- ${address(each.address, format)}: ${notSuggested(each, settings, format)}`,
      budget,
      FINDINGS_FILE
    ),
    list(
      'No similar page was found for:\n',
      unknown,
      each => `- ${address(each.address, format)}`,
      budget,
      FINDINGS_FILE
    )
  ]
  return joined(parts, '\n\n')
}

/** Explains why a redirect to a similar page is not suggested. */
function notSuggested({ moved, gitRename }: Vanished[number], settings: string, format: Format): string {
  const rename =
    gitRename === undefined ? '' : `at least half of its text is now at ${address(gitRename, format)}`
  if (moved === undefined) return rename
  const to = address(moved.to, format)
  const reason = moved.isSameName
    ? `the page is now at ${to}, which differs only in case. Where case is ignored, such a redirect leads to itself`
    : moved.isRedirected
      ? `the page is now at ${to}, but ${address(settings, format)} redirects ${to}`
      : `the page at ${to} has the same or nearly the same text, but can be about something else`
  return joined([rename, reason], '; ')
}

/** Explains why redirects that the settings contain do not work. */
function outsideNotes(vanished: Vanished, format: Format): string[] {
  return [...groupBy(vanished, ({ outside }) => outside)].flatMap(([folder, { length }]) => {
    if (folder === undefined) return []
    const redirects =
      length === 1
        ? 'The redirect for 1 of them begins'
        : `The redirects for ${formatCount(length)} of them begin`
    return `${redirects} with ${address(folder, format)}, which is not part of the address of any page.`
  })
}
