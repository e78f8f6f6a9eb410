import { formatCount } from '../../runtime/text/units.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import { SETTINGS_FILES } from '../../site/docs-folders.ts'
import type { Docs } from '../../sources/docs.ts'
import type { Place } from '../../sources/source/problems.ts'
import { type DocsCheck, NEEDS_SETTINGS, type SourceProblem } from './docs-check.ts'
import { FINDING_KINDS, findingKey, type Hint, type SourceFinding } from './findings.ts'
import { movedPages, type PagePair, type PairedPages } from '../../versions/pages/moved-pages.ts'

export class KnownFindings {
  /** Current addresses of moved pages, and of pages with nearly the same text, by earlier address. */
  readonly closest: ReadonlyMap<string, string>
  readonly #movedTo: ReadonlyMap<string, string>
  readonly #before: DocsCheck
  readonly #known = new Set<string>()
  /** Files that cannot be read in the base. Findings in these files do not count as new. */
  readonly #unreadable: ReadonlySet<string>

  /**
   * `moved`: new names of renamed files, by old name. `withFolders`: whether links can have moved with their folder, as
   * an author does it. A fix must not lead to another broken address.
   */
  constructor(
    before: DocsCheck,
    paired: PairedPages,
    prefix: string,
    moved: ReadonlyMap<string, string> = new Map(),
    withFolders = true
  ) {
    this.#before = before
    this.#movedTo = movedPages(paired.pairs)
    this.closest = new Map([...movedPages(paired.similar), ...this.#movedTo])
    const moves = paired.pairs.filter(({ before: old, after }) => old.file !== after.file)
    const renamed = new Map(moves.map(pair => [pair.before.file, pair.after.file]))
    const folders = new Map(withFolders ? moves.map(pair => [pair.before.file, movedFolder(pair)]) : [])
    const nameOf = (file: string) => prefix + (renamed.get(file) ?? file)
    for (const { kind, target, places, links = [] } of before.problems({ withSuggestions: false })) {
      for (const { file, written = target } of places)
        // A missing anchor or a relative image is not new if the page or the image has only moved.
        for (const name of [
          target,
          this.#moved(target),
          movedFile(target, moved),
          inFolder(target, folders.get(file)),
          ...(renamed.has(file) ? [written] : [])
        ])
          this.#known.add(findingKey({ kind, target: name, file: nameOf(file) }))
      for (const { file, written = '' } of links)
        this.#known.add(findingKey({ kind, target: written, file: nameOf(file) }))
    }
    const { docs } = before.addresses
    // The files of an invalid page are not checked, unless a valid page includes the same files.
    const [valid, others] = [true, false].map(isValid =>
      docs.pages.flatMap(page => (page.isValid === isValid ? [page.file, ...page.includes] : []))
    ) as [string[], string[]]
    const checked = new Set(valid)
    const unchecked = others.filter(file => !checked.has(file))
    this.#unreadable = new Set([...invalidFiles(docs), ...unchecked].map(nameOf))
  }

  hasPage(target: string): boolean {
    return this.#before.addresses.hasPage(target)
  }

  /** Whether the base has the finding or cannot be checked. In moved files, `target` can be the address as written. */
  has(finding: Pick<SourceFinding, 'kind' | 'target' | 'file'>): boolean {
    if (this.#known.has(findingKey(finding))) return true
    if (!this.#before.addresses.hasSettings && NEEDS_SETTINGS.has(finding.kind)) return true
    return finding.kind !== 'invalid-source' && this.#unreadable.has(finding.file)
  }

  #moved(target: string): string {
    const [page = '', ...anchor] = target.split('#')
    return [this.#movedTo.get(page) ?? page, ...anchor].join('#')
  }
}

interface MovedFolder {
  from: string
  to: string
}

/** `/guides/b` → `/docs/guides/b`: from `/` to `/docs/`. */
function movedFolder({ before, after }: PagePair): MovedFolder {
  const [from, to] = [before.path.split('/'), after.path.split('/')]
  while (from.length > 0 && to.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop()
    to.pop()
  }
  const address = (parts: string[]) => ['', ...parts, ''].join('/')
  return { from: address(from), to: address(to) }
}

/** Returns an address in the folder of a page as it is if the page and its links moved with the folder. */
function inFolder(target: string, folder: MovedFolder | undefined): string {
  return folder !== undefined && target.startsWith(folder.from)
    ? folder.to + target.slice(folder.from.length)
    : target
}

/** Returns the current address of a file that was renamed. */
function movedFile(target: string, moved: ReadonlyMap<string, string>): string {
  const [path = ''] = target.split(/[?#]/, 1)
  const to = moved.get(SiteAddress.pathOf(path))
  return to === undefined ? target : new SiteAddress(to).pathname + target.slice(path.length)
}

/** Returns the findings in the head, marked as new or old, and sorted by kind, file, and line. */
export function findingsOf(
  problems: readonly SourceProblem[],
  prefix: string,
  base: KnownFindings | undefined
): SourceFinding[] {
  const findings = problems.flatMap(problem => {
    if (problem.merged !== undefined) return mergedFinding(problem, problem.merged, prefix, base)
    const { kind, target, places, links = [], gitRename, isUnlisted } = problem
    const suggestion = (kind === 'broken-link' ? base?.closest.get(target) : undefined) ?? problem.suggestion
    const wasThere = kind === 'broken-link' && base?.hasPage(target) === true
    const isKnown = (name: string, file: string) =>
      base === undefined || base.has({ kind, target: name, file: prefix + file })
    const newLink = links.find(({ file, written = '' }) => !isKnown(written, file))
    const message = messageOf(problem, wasThere, newLink)
    return places.map(({ file, line, column, written = target, fix, hint }): SourceFinding => {
      const finding = { kind, target, file: prefix + file, line, column, message }
      const isNew = newLink !== undefined || !(isKnown(target, file) || isKnown(written, file))
      // The page with the link is no replacement for a broken link, but can be meant instead of its own translation.
      const isOwn =
        kind !== 'other-version' && suggestion === `/${file.replace(/(?:\/?\bindex)?\.mdx?$/i, '')}`
      const closest = suggestion !== undefined && !isOwn && { suggestion }
      return {
        ...{ ...finding, ...closest, isNew },
        ...(fix && { fix }),
        ...(hint !== undefined && { hint }),
        ...(gitRename !== undefined && { gitRename }),
        ...(isUnlisted === true && { isUnlisted })
      }
    })
  })
  return sorted(findings)
}

/** Creates the finding for problems with the same cause, at the first of the new problems. */
function mergedFinding(
  { kind, target }: SourceProblem,
  { problems, count }: NonNullable<SourceProblem['merged']>,
  prefix: string,
  base: KnownFindings | undefined
): SourceFinding[] {
  const own = findingsOf(problems, prefix, base)
  const first = own.find(({ isNew }) => isNew) ?? own[0]
  const example = problems.find(problem => problem.target === first?.target) ?? problems[0]
  const such = example && `, such as the redirect from ${example.target} to ${example.detail ?? ''}`
  const message = `${formatCount(count, 'redirect')} cannot work, because no page has an address below ${target}${such ?? ''}.`
  return first === undefined ? [] : [{ ...first, kind, target, message }]
}

/** Returns the hints of new findings, or of all findings if there is no base. One for each line and text. */
export function hintsOf(findings: readonly SourceFinding[], hasBase: boolean): Hint[] {
  const hints = findings.flatMap(({ file, line, column, hint: text, isNew }) =>
    text !== undefined && (isNew || !hasBase) ? [{ file, line, column, text }] : []
  )
  return [...new Map(hints.map(hint => [JSON.stringify(hint), hint])).values()]
}

/** `newLink`: the first new link that uses the redirect. */
function messageOf(
  { kind, target, detail = '', links = [], lacksAnchor, isEndless = false }: SourceProblem,
  wasThere: boolean,
  newLink: Place | undefined
): string {
  const example = newLink ?? links[0]
  const used =
    example && ` (used in ${formatCount(links.length, 'link')}, such as ${example.file}:${example.line})`
  const problem = isEndless
    ? 'leads through a circle or a long chain of redirects'
    : `leads to ${lacksAnchor === true ? 'a page without that anchor' : 'an address that does not exist'}`
  const end = `${problem}${used ?? ''}`
  const messages: Record<SourceProblem['kind'], string> = {
    'broken-link': `The link leads to ${target}, which ${wasThere ? 'this change removes' : 'does not exist'}.`,
    'folder-link': `The ${detail === '' ? 'link' : `redirect from ${detail}`} leads to ${target}, a folder without a page of its own.`,
    'other-version': `The link leads to ${target} in another version or language (${detail}), although its own has the page.`,
    'broken-anchor': `The link leads to ${target}, but the page has no such anchor.`,
    'missing-resource': `The file ${target} does not exist.`,
    'broken-redirect': `The redirect from ${target}${detail && ` to ${detail}`} ${end}.`,
    'missing-page': `The navigation lists ${target}, which has no file.`,
    'removed-address': `This change removes the address ${target} without adding a working redirect.`,
    'missing-operation': `The OpenAPI document has no operation ${target}.`,
    'invalid-settings': `The service rejects ${target}: ${detail}.`,
    'service-address': `Readers cannot reach the new page at ${target}: the service serves its MCP server there. Move the page.`,
    'unlisted-page': `The new page ${target} is neither in the navigation nor hidden.`,
    'relative-image': `The service does not support relative image paths. Use ${target} instead.`,
    'invalid-source': `The source is invalid: ${detail.replace(/\.$/, '')}.`
  }
  return messages[kind]
}

function sorted(findings: SourceFinding[]): SourceFinding[] {
  const padded = (number: number) => String(number).padStart(9, '0')
  // Addresses that no navigation listed come after those that readers had in front of them.
  const order = ({ kind, file, line, column, target, isUnlisted = false }: SourceFinding) =>
    [
      padded(FINDING_KINDS.indexOf(kind)),
      String(isUnlisted),
      file,
      padded(line),
      padded(column),
      target
    ].join('\n')
  return findings.sort((a, b) => compareText(order(a), order(b)))
}

/** Finds files that cannot be parsed. Excludes valid settings files: their problems concern only referenced files. */
export function invalidFiles({ problems, hasSettings }: Docs): string[] {
  const files = problems.flatMap(({ kind, place }) => (kind === 'invalid-source' ? place.file : []))
  return hasSettings ? files.filter(file => !SETTINGS_FILES.includes(file)) : files
}
