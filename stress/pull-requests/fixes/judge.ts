import type { SourceFinding } from '../../../src/pull-request/comparison/findings.ts'
import type { SourceEdit } from '../../../src/pull-request/edits/edit.ts'
import { type Docs, type DocsPage, readDocs } from '../../../src/sources/docs.ts'
import type { Renderer } from '../../../src/sources/render/renderer.ts'
import { filesOf, type Texts } from '../seeded-changes.ts'
import { STAYS } from './links.ts'
import type { SeededMove } from './moves.ts'
import { decoded, Resolver } from './resolve.ts'

type Places = { path: string; file: string }

const ROOT: Places = { path: '', file: '' }

/** Applies all edits and describes the problems, such as a link that does not lead to its target's new location. */
export async function judge(
  base: Docs,
  move: SeededMove,
  findings: readonly SourceFinding[],
  renderer: Renderer
): Promise<string[]> {
  const edits = [...new Set(findings.flatMap(({ fix }) => fix?.edit ?? []))]
  if (edits.length === 0) return []
  const wrong: string[] = []
  const fixed = applied(move.texts, edits, wrong)
  const head = await readDocs(filesOf(move.texts), renderer)
  const edited = new Set(edits.map(({ file }) => file))
  const same = new Map([...head.sources].filter(([file]) => !edited.has(file)))
  const after = await readDocs(filesOf(fixed), renderer, same)
  const judged = new JudgedEdits(base, { head, after }, move, edits)
  wrong.push(...judged.pages(), ...judged.settings(), ...judged.addresses(findings))
  wrong.push(...settingsFormat(move.texts, fixed, edits))
  return wrong
}

function applied(texts: Texts, edits: readonly SourceEdit[], wrong: string[]): Texts {
  const all = new Map(texts)
  for (const file of new Set(edits.map(edit => edit.file))) {
    const lines = (texts.get(file) ?? '').split('\n')
    const own = edits
      .filter(edit => edit.file === file)
      .sort((a, b) => b.line - a.line || b.column - a.column)
    for (const { line, column, before, after } of own) {
      const text = lines[line - 1] ?? ''
      if (text.slice(column - 1, column - 1 + before.length) !== before)
        wrong.push(`${file}:${line} does not contain ${before}`)
      if (text.includes(STAYS)) wrong.push(`${file}:${line} is code or a comment`)
      lines[line - 1] = text.slice(0, column - 1) + after + text.slice(column - 1 + before.length)
    }
    all.set(file, lines.join('\n'))
  }
  return all
}

class JudgedEdits {
  readonly #base: Docs
  readonly #head: Docs
  readonly #after: Docs
  readonly #move: SeededMove
  readonly #edits: readonly SourceEdit[]
  readonly #before: Resolver
  readonly #now: Resolver

  constructor(
    base: Docs,
    { head, after }: { head: Docs; after: Docs },
    move: SeededMove,
    edits: readonly SourceEdit[]
  ) {
    this.#base = base
    this.#head = head
    this.#after = after
    this.#move = move
    this.#edits = edits
    this.#before = new Resolver(base)
    this.#now = new Resolver(after)
  }

  /** Checks all references on all pages. */
  pages(): string[] {
    const wrong: string[] = []
    const witnessed = new Set<string>()
    const edits = this.#edits
    const [atHead, atEnd] = [this.#head, this.#after].map(
      docs => new Map(docs.pages.map(page => [page.path, page]))
    )
    for (const page of this.#base.pages) {
      const path = this.#movedPath(page.path)
      const [head, after] = [atHead?.get(path), atEnd?.get(path)]
      if (head === undefined && after === undefined) continue
      if (head === undefined || after === undefined || contentOf(head, edits) !== contentOf(after, edits)) {
        wrong.push(`${path}: its content differs`)
        continue
      }
      if (head.references.length !== after.references.length)
        wrong.push(`${path}: its number of links differs`)
      for (const [at, { target, place }] of head.references.entries()) {
        const fresh = after.references[at]?.target ?? ''
        if (fresh === target) continue
        const file = place.file ?? head.file
        witnessed.add(JSON.stringify([file, target, fresh]))
        // Edited words contain no links, so the links in the base and the head correspond by position.
        const original =
          page.references.length === head.references.length ? page.references[at]?.target : undefined
        if (original !== target) wrong.push(`${file}:${place.line}: ${target} was ${original}`)
        const [expected, found] = [this.#expected(target, page), this.#found(fresh, after)]
        if (expected !== found)
          wrong.push(`${file}:${place.line} ${target} → ${fresh}: ${found} instead of ${expected}`)
        const style = styleOf(target)
        if (style !== styleOf(fresh))
          wrong.push(`${file}:${place.line} ${target} → ${fresh}: written in another style`)
      }
    }
    for (const { file, line, before, after } of this.#edits)
      if (!file.endsWith('.json') && !witnessed.has(JSON.stringify([file, before, after])))
        wrong.push(`${file}:${line}: ${before} → ${after} is not a link`)
    return wrong
  }

  /** Checks the navigation, redirects and references in the settings. */
  settings(): string[] {
    const [base, head, after] = [this.#base, this.#head, this.#after]
    const wrong: string[] = []
    const expectSame = (what: string, from: string, to: string | undefined, known: boolean) => {
      if (from === to) return
      const [expected, found] = [this.#expected(from, ROOT), this.#found(to ?? '', ROOT)]
      if (!known || expected !== found)
        wrong.push(`${what}: ${from} → ${to}: ${found} instead of ${expected}`)
    }
    if (after.navigation.length !== head.navigation.length) wrong.push('the navigation has another length')
    for (const [at, { page }] of head.navigation.entries()) {
      const to = after.navigation[at]?.page
      if (to === page) continue
      const expected = this.#movedPath(page)
      if (expected === page || to !== expected)
        wrong.push(`navigation: ${page} → ${to} instead of ${expected}`)
    }
    for (const [at, { target }] of head.settingsReferences.entries())
      expectSame(
        'settings',
        target,
        after.settingsReferences[at]?.target,
        base.settingsReferences[at]?.target === target
      )
    for (const [at, { source, destination }] of head.redirects.entries()) {
      const now = after.redirects[at]
      if (now?.source !== source) wrong.push(`redirect ${source} became ${now?.source ?? 'nothing'}`)
      if (/[:*]/.test(destination)) wrong.push(...this.#wildcard(source, destination, now?.destination ?? ''))
      else expectSame(`redirect ${source}`, destination, now?.destination, true)
    }
    for (const { source, destination } of after.redirects.slice(head.redirects.length)) {
      const page = base.pages.find(({ address }) => address === source)
      const expected = page && this.#movedPath(page.path)
      if (
        page === undefined ||
        expected === page.path ||
        this.#now.find(destination, ROOT) !== `page ${expected}`
      )
        wrong.push(`redirect added: ${source} → ${destination} instead of ${expected}`)
      if (this.#head.pages.some(({ address }) => address === source))
        wrong.push(`redirect added at the page ${source}`)
    }
    return wrong
  }

  /** Checks that the new destination of a wildcard redirect fits all pages below the old destination. */
  #wildcard(source: string, from: string, to: string): string[] {
    if (from === to) return []
    const [before, after] = [from, to].map(text =>
      decoded(text.replace(/[:*].*$/s, '').replace(/^\//, ''))
    ) as [string, string]
    const below = this.#base.pages.filter(({ path }) => path.startsWith(before))
    const astray = below.filter(({ path }) => this.#movedPath(path) !== after + path.slice(before.length))
    return below.length === 0 || astray.length > 0
      ? [`redirect ${source}: ${from} → ${to}: not for ${astray[0]?.path}`]
      : []
  }

  /** Checks that each removed address that has a fix leads to the new location of its page. */
  addresses(findings: readonly SourceFinding[]): string[] {
    return findings.flatMap(({ kind, target, fix }) => {
      if (kind !== 'removed-address' || fix === undefined) return []
      const expected = this.#expected(target, ROOT)
      const found = this.#found(target, ROOT)
      return expected === found ? [] : [`address ${target}: ${found} instead of ${expected}`]
    })
  }

  /** Returns the target that a link in the base must have after the change, including the anchor. */
  #expected(written: string, page: Places): string {
    const target = this.#before.find(written, page)
    if (target === undefined) return 'nothing that is known'
    const anchor = /#(.*)$/s.exec(written)?.[1]
    const [, kind = '', name = ''] = /^(\w+) (.*)$/s.exec(target) ?? [target, target]
    const id =
      anchor === undefined ? undefined : (this.#move.ids?.get(name)?.get(decoded(anchor)) ?? decoded(anchor))
    const moved = kind === 'page' ? this.#movedPath(name) : (this.#move.moved.get(name) ?? name)
    return `${kind} ${moved}${id === undefined ? '' : `#${id}`}`
  }

  #found(written: string, page: Places): string {
    const anchor = /#(.*)$/s.exec(written)?.[1]
    return `${this.#now.find(written, page)}${anchor === undefined ? '' : `#${decoded(anchor)}`}`
  }

  #movedPath(path: string): string {
    const [to] = ['.mdx', '.md'].flatMap(ending => this.#move.moved.get(path + ending) ?? [])
    return to === undefined ? path : to.replace(/\.mdx?$/, '')
  }
}

/** Returns the content of a page, without `look` if an icon was edited, because `look` contains icon addresses. */
function contentOf(
  { file, title, text, ids, code, look, front, isValid, hidden }: DocsPage,
  edits: readonly SourceEdit[]
) {
  const hasIcon = edits.some(edit => edit.file === file && /\.(?:svg|png|jpe?g|webp)$/i.test(edit.before))
  const own = hasIcon ? '' : look
  return JSON.stringify([title, text, ids.map(({ id }) => id), code, own, front, isValid, hidden])
}

/** Describes how an address is written: relative or not, extension, trailing slash, query and anchor. */
function styleOf(address: string): string {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  const start = path === '' ? 'none' : path.startsWith('/') ? 'root' : 'relative'
  const ending = /\.(?:mdx?|html)$/.exec(path.replace(/\/+$/, ''))?.[0] ?? ''
  return [start, ending, path.endsWith('/'), query, address.includes('#')].join()
}

/** Checks that a settings file keeps its format. */
function settingsFormat(head: Texts, after: Texts, edits: readonly SourceEdit[]): string[] {
  const files = [...new Set(edits.map(({ file }) => file))].filter(file => file.endsWith('.json'))
  return files.flatMap(file => {
    const [before = '', now = ''] = [head.get(file), after.get(file)]
    const [indent] = [2, 4, '\t'].filter(
      each => JSON.stringify(JSON.parse(before), undefined, each) === before.trim()
    )
    if (indent === undefined) return []
    return JSON.stringify(JSON.parse(now), undefined, indent) === now.trim()
      ? []
      : [`${file} lost its format`]
  })
}
