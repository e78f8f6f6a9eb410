import type { DocsPage } from '../../../sources/docs.ts'
import type { PairedPages } from '../../../versions/pages/moved-pages.ts'
import { diffWords, type TextChange } from './word-diff.ts'
import { compareText } from '../../../runtime/text/compare.ts'

export interface PageChange {
  path: string
  title: string
  /** Path of the source, from the repository root. */
  file: string
  from?: string
  /** Address of the page that git shows as this removed page under a new name, which is not proved to be the same. */
  gitRename?: string
  /** Changed files whose content the page includes: snippets, specifications, images, and code. */
  through: string[]
  /** Changes outside the text: `links`, `anchors`, `code`, `components`, front matter fields, or an unparsed file. */
  what: string[]
  text: TextChange
}

/** The changed pages, sorted by address. */
export type PageChanges = Record<'added' | 'changed' | 'removed' | 'moved', PageChange[]>

/** Matches files whose content is not in a page's text, such as images. If one changes, the page counts as changed. */
const SHOWN_FILE = /\.(?!(?:mdx?|json|ya?ml)$)[^./]+$/i

/** Finds the changes that readers can see. `changed`: files that differ between the versions. */
export function comparePages(
  { pairs, added, removed }: PairedPages,
  changed: ReadonlySet<string>,
  { prefix, gitRenames }: { prefix: string; gitRenames?: ReadonlyMap<string, string> | undefined }
): PageChanges {
  const described = (page: DocsPage) => ({ path: page.address, title: page.title, file: prefix + page.file })
  const whole = (page: DocsPage, text: TextChange) => ({ ...described(page), through: [], what: [], text })
  const compared = pairs.flatMap(({ before, after }): PageChange[] => {
    const isMoved = before.address !== after.address && before.path !== after.path
    const included = [...new Set([...before.includes, ...after.includes])].filter(path => changed.has(path))
    const isUnread = !before.isValid || !after.isValid
    if (isUnread && !isMoved && !changed.has(after.file) && included.length === 0) return []
    const unread = `a file that ${after.isValid ? 'was not parsed before' : 'is not parsed'}`
    const what = isUnread ? [unread] : differences(before, after)
    const isSame = before.title === after.title && before.text === after.text && what.length === 0
    if (!isMoved && isSame && !included.some(path => SHOWN_FILE.test(path))) return []
    const text = isUnread ? diffWords('', '') : diffWords(before.text, after.text)
    const from = isMoved ? { from: before.address } : {}
    return [{ ...described(after), ...from, through: included.map(path => prefix + path).sort(), what, text }]
  })
  const sorted = (pages: PageChange[]) => pages.sort((a, b) => compareText(a.path, b.path))
  return {
    added: sorted(added.map(page => whole(page, diffWords('', page.text)))),
    changed: sorted(compared.filter(({ from }) => from === undefined)),
    removed: sorted(
      removed.map(page => {
        const gitRename = gitRenames?.get(page.address)
        return { ...whole(page, diffWords(page.text, '')), ...(gitRename !== undefined && { gitRename }) }
      })
    ),
    moved: sorted(compared.filter(({ from }) => from !== undefined))
  }
}

/** Matches front matter fields that are not visible on the page, such as search keywords. */
const NOT_SHOWN = /^(?:order|hidden|noindex|keywords|groups|canonical|og:|twitter:|boost)/

function differences(before: DocsPage, after: DocsPage): string[] {
  const fields = [...new Set([...Object.keys(before.front), ...Object.keys(after.front)])]
  const names = fields.filter(name => !NOT_SHOWN.test(name) && before.front[name] !== after.front[name])
  const idsOf = ({ ids }: DocsPage) => ids.map(({ id }) => id).join('\n')
  return [
    ...(targetsOf(before) === targetsOf(after) ? [] : ['links']),
    ...(idsOf(before) === idsOf(after) ? [] : ['anchors']),
    ...(before.code === after.code ? [] : ['code']),
    ...(before.look === after.look ? [] : ['components']),
    ...names.sort()
  ]
}

function targetsOf({ references }: DocsPage): string {
  return references.map(({ kind, target }) => `${kind} ${target}`).join('\n')
}
