import { posix } from 'node:path'
import type { Docs, DocsPage } from '../../../src/sources/docs.ts'
import type { Texts } from '../seeded-changes.ts'
import { Resolver } from './resolve.ts'

/** A change that moves or renames files or headings, with the new locations. */
export interface SeededMove {
  what: string
  texts: Texts
  /** New paths of files, including pages, by old path. */
  moved: ReadonlyMap<string, string>
  /** For each old page path, the new ids by old id. */
  ids?: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Address of a removed page that resembles an added page. */
  replaced?: string
  /** Replaces `moved` if the review treats the removed page as moved. */
  similar?: ReadonlyMap<string, string>
}

interface Garden {
  docs: Docs
  texts: Texts
  pick: <T>(items: readonly T[]) => T
  random: (limit: number) => number
}

type Plant = (garden: Garden) => SeededMove | undefined

const HEADING = /^#{2,4} [A-Za-z][A-Za-z0-9 ]+$/
const PROSE = /^[A-Za-z][^<>{}[\]`|#*_\\]*$/
let counter = 0

export const FIX_SEEDS: Record<string, Plant> = {
  'page moved, listed': garden => movePages(garden, [moveOf(garden, linkedPage(garden))], { isListed: true }),
  'page moved': garden => movePages(garden, [moveOf(garden, linkedPage(garden))]),
  'page moved and edited': garden => {
    const page = linkedPage(garden)
    const share = 10 + garden.random(16)
    return movePages(garden, [moveOf(garden, page)], {
      isListed: garden.random(2) === 0,
      edit: text => editedWords(text, share, garden.random)
    })
  },
  'page with relative links moved': garden => {
    const pages = ownPages(garden).filter(({ references }) =>
      references.some(({ target }) => /^\.\.?\//.test(target))
    )
    if (pages.length === 0) return undefined
    const page = garden.pick(pages)
    const folder = posix.dirname(page.file)
    const deeper = posix.join(folder, `deep-${counter}`, 'er')
    const to = posix.join(garden.random(2) === 0 ? deeper : posix.dirname(folder), `page-${counter++}.mdx`)
    return movePages(garden, [[page.file, to]], { isListed: true })
  },
  'folder renamed': garden => {
    const folders = foldersWith(garden, 3, 20)
    return folders.length === 0 ? undefined : renameFolder(garden, garden.pick(folders))
  },
  'heading renamed': garden => renameHeading(garden, 0),
  'heading renamed, text edited': garden => renameHeading(garden, 15),
  'heading renamed, page moved': garden => {
    const renamed = renameHeading(garden, 0)
    const [path] = [...(renamed?.ids?.keys() ?? [])]
    const page = garden.docs.pages.find(each => each.path === path)
    if (renamed === undefined || page === undefined) return undefined
    const move = movePages({ ...garden, texts: renamed.texts }, [moveOf(garden, page)])
    return move && { ...move, ids: renamed.ids ?? new Map() }
  },
  'image renamed': garden => {
    const shown = new Set(garden.docs.pages.flatMap(({ includes }) => includes))
    const images = garden.docs.files.filter(
      file => shown.has(file) && /\.(png|svg|jpe?g|webp|gif|pdf)$/i.test(file)
    )
    if (images.length === 0) return undefined
    const from = garden.pick(images)
    const name = garden.pick(['renamed', 'with space', 'näme', 'par(en)s'])
    const folder = garden.random(2) === 0 ? posix.dirname(from) : `assets-${counter}`
    const to = posix.join(folder, `${name}-${counter++}${posix.extname(from)}`)
    return {
      what: `${from} → ${to}`,
      texts: renamedIn(garden.texts, [[from, to]]),
      moved: new Map([[from, to]])
    }
  },
  'destination of a redirect moved': garden => {
    const resolver = new Resolver(garden.docs)
    const led = new Set(
      garden.docs.redirects.map(({ destination }) => resolver.find(destination, { path: '', file: '' }))
    )
    const pages = ownPages(garden).filter(({ path }) => led.has(`page ${path}`))
    if (pages.length === 0) return undefined
    return movePages(garden, [moveOf(garden, garden.pick(pages))], { isListed: garden.random(2) === 0 })
  },
  'folder of a wildcard redirect renamed': garden => {
    const folders = garden.docs.redirects.flatMap(
      ({ destination }) => /^\/(.+)\/:\w+\*?$/.exec(destination)?.[1] ?? []
    )
    const known = folders.filter(folder => ownPages(garden).some(({ path }) => path.startsWith(`${folder}/`)))
    return known.length === 0 ? undefined : renameFolder(garden, garden.pick(known))
  },
  'name given to another page': garden => {
    const [first, second] = [linkedPage(garden), linkedPage(garden)]
    if (first === second) return undefined
    const to = `${first.path}-earlier-${counter++}.mdx`
    return movePages(garden, [
      [first.file, to],
      [second.file, first.file]
    ])
  },
  'two pages swapped': garden => {
    const [first, second] = [linkedPage(garden), linkedPage(garden)]
    if (first === second) return undefined
    return movePages(garden, [
      [first.file, second.file],
      [second.file, first.file]
    ])
  },
  'page removed, similar page added': garden => {
    const page = linkedPage(garden)
    const [file, to] = moveOf(garden, page)
    const share = 30 + garden.random(30)
    const move = movePages(garden, [[file, to]], { edit: text => editedWords(text, share, garden.random) })
    return move && { ...move, moved: new Map(), replaced: page.address, similar: move.moved }
  },
  'page replaced from its template': garden => replacePage(garden, { isShared: false }),
  'page replaced, both pages mention the earlier subject': garden => replacePage(garden, { isShared: true })
}

/** Replaces a page with one about another subject. If `isShared`, snippets or paragraphs keep the earlier subject. */
function replacePage(garden: Garden, { isShared }: { isShared: boolean }): SeededMove | undefined {
  const pages = ownPages(garden).filter(page => subjectsOf(page, garden, isShared).length > 0)
  if (pages.length === 0) return undefined
  const page = garden.pick(pages)
  const name = garden.pick(subjectsOf(page, garden, isShared))
  const other = `Quagga${counter++}`
  const renamed = (text: string) =>
    text.replace(wordsLike(name), found => (/^[a-z]/.test(found) ? other.toLowerCase() : other))
  const kept = new Set(isShared ? sharedParagraphs(garden.texts.get(page.file), name) : [])
  const edit = (text: string) =>
    paragraphsOf(text)
      .map(paragraph => (kept.has(paragraph) ? paragraph : renamed(paragraph)))
      .join('')
  const move = movePages(garden, [[page.file, renamed(page.file)]], {
    edit,
    isListed: garden.random(2) === 0
  })
  return move && { ...move, moved: new Map() }
}

/** Returns names in the page path that occur more than twice in the text outside snippets and shared paragraphs. */
function subjectsOf(page: DocsPage, { texts }: Garden, isShared: boolean): string[] {
  const { path, text, title, includes, file } = page
  return path.split('/').filter(name => {
    const kept = isShared ? sharedParagraphs(texts.get(file), name) : []
    const included = includes.map(each => texts.get(each) ?? '')
    const shared = mentionsOf(name, [...kept, ...included].join('\n'))
    const own = mentionsOf(name, text.slice(title.length)) - shared
    return /^[a-z]{4,}$/.test(name) && own > 2 && shared > 0 === isShared
  })
}

function paragraphsOf(text = ''): string[] {
  return text.split(/(?<=\n[ \t]*\n)/)
}

/** Returns every third prose paragraph that mentions the name. */
function sharedParagraphs(text: string | undefined, name: string): string[] {
  return paragraphsOf(text)
    .filter((paragraph, at) => at > 0 && PROSE.test(paragraph.trim()) && mentionsOf(name, paragraph) > 0)
    .filter((_, at) => at % 3 === 0)
}

function mentionsOf(name: string, where = ''): number {
  return where.match(wordsLike(name))?.length ?? 0
}

function wordsLike(name: string): RegExp {
  return new RegExp(`(?<![a-z])${name}(?![a-z])`, 'gi')
}

/** Returns valid pages that have their own file and enough text, except the start page. */
function ownPages({ docs, texts }: Garden): DocsPage[] {
  return docs.pages.filter(
    ({ isValid, digest, file, path, text }) =>
      isValid && digest !== undefined && texts.has(file) && path !== 'index' && text.length > 200
  )
}

const linked = new WeakMap<Docs, DocsPage[]>()

function linkedPage(garden: Garden): DocsPage {
  const { docs } = garden
  const known = linked.get(docs)
  if (known !== undefined) return garden.pick(known)
  const resolver = new Resolver(docs)
  const targets = new Set(
    docs.pages.flatMap(page =>
      page.references.map(({ target }) => (/^#/.test(target) ? undefined : resolver.find(target, page)))
    )
  )
  const pages = ownPages(garden).filter(({ path }) => targets.has(`page ${path}`))
  linked.set(docs, pages)
  return garden.pick(pages)
}

function moveOf({ pick, random, docs }: Garden, page: DocsPage): [string, string] {
  const folders = [...new Set(docs.pages.map(({ path }) => posix.dirname(path)))]
  const folder = pick([
    posix.dirname(page.file),
    pick(folders),
    `new-${counter}`,
    `${posix.dirname(page.file)}/deeper`
  ])
  const isSameName = random(3) === 0 && folder !== posix.dirname(page.file)
  const name = isSameName ? posix.basename(page.file) : `renamed-${counter}${posix.extname(page.file)}`
  counter++
  return [page.file, posix.join(folder, name)]
}

function movePages(
  garden: Garden,
  moves: readonly (readonly [string, string])[],
  { isListed = false, edit = (text: string) => text } = {}
): SeededMove | undefined {
  const { texts, docs } = garden
  const removed = new Set(moves.map(([from]) => from))
  if (moves.some(([, to]) => texts.has(to) && !removed.has(to))) return undefined
  const all = new Map(renamedIn(texts, moves))
  for (const [, to] of moves) all.set(to, edit(all.get(to) ?? ''))
  if (isListed) {
    const names = new Map(moves.map(([from, to]) => [from.replace(/\.mdx?$/, ''), to.replace(/\.mdx?$/, '')]))
    for (const file of new Set(docs.navigation.map(({ place }) => place.file)))
      all.set(
        file,
        (all.get(file) ?? '').replace(/"(\/?)([^"\\\n]+)"(?!\s*:)/g, (whole, start: string, name: string) =>
          names.has(name) ? `"${start}${names.get(name)}"` : whole
        )
      )
  }
  return {
    what: moves
      .map(move => move.join(' → '))
      .join(', ')
      .slice(0, 300),
    texts: all,
    moved: new Map(moves)
  }
}

function renamedIn(texts: Texts, moves: readonly (readonly [string, string])[]): Texts {
  const all = new Map(texts)
  for (const [from] of moves) all.delete(from)
  for (const [from, to] of moves) all.set(to, texts.get(from) ?? '')
  return all
}

function foldersWith(garden: Garden, min: number, max: number): string[] {
  const pages = ownPages(garden)
  const folders = [...new Set(pages.map(({ path }) => posix.dirname(path)))].filter(folder => folder !== '.')
  return folders.filter(folder => {
    const below = pages.filter(({ file }) => file.startsWith(`${folder}/`)).length
    return below >= min && below <= max
  })
}

function renameFolder(garden: Garden, folder: string): SeededMove | undefined {
  const name = garden.pick([`${folder}-renamed-${counter}`, `top-${counter}`, `top-${counter}/deep`])
  counter++
  const files = [...garden.texts.keys()].filter(file => file.startsWith(`${folder}/`))
  const moves = files.map(file => [file, name + file.slice(folder.length)] as const)
  return movePages(garden, moves, { isListed: garden.random(2) === 0 })
}

function renameHeading(garden: Garden, share: number): SeededMove | undefined {
  const { docs, texts, pick, random } = garden
  const resolver = new Resolver(docs)
  const anchors = new Set(
    docs.pages.flatMap(page =>
      page.references.map(({ target }) => `${resolver.find(target, page)} ${/#(.*)$/s.exec(target)?.[1]}`)
    )
  )
  const candidates = ownPages(garden).flatMap(page => {
    if (page.hasUnknownIds) return []
    const lines = (texts.get(page.file) ?? '').split('\n')
    return page.ids
      .filter(({ id, place, isAlias }) => {
        const isOwn = place.file === undefined && isAlias !== true && anchors.has(`page ${page.path} ${id}`)
        // Skips `setup` if `setup-2` exists: after the change, `#setup` leads to the heading that was `setup-2`.
        const named = page.ids.filter(each => each.id.replace(/-\d+$/, '') === id)
        return isOwn && named.length === 1 && HEADING.test(lines[place.line - 1] ?? '')
      })
      .map(id => ({ page, id, lines }))
  })
  if (candidates.length === 0) return undefined
  const { page, id, lines } = pick(candidates)
  const at = id.place.line - 1
  const [marks = ''] = (lines[at] ?? '').split(' ', 1)
  const title = `Zebra crossing ${counter}`
  const fresh = `zebra-crossing-${counter++}`
  const next = lines.findIndex((line, number) => number > at && /^#/.test(line))
  const end = next < 0 ? lines.length : next
  const below = lines.slice(at + 1, end).join('\n')
  const changed = [
    ...lines.slice(0, at),
    `${marks} ${title}`,
    editedWords(below, share, random),
    ...lines.slice(end)
  ]
  return {
    what: `${page.file}: ${lines[at]}`,
    texts: new Map([...texts, [page.file, changed.join('\n')]]),
    moved: new Map(),
    ids: new Map([[page.path, new Map([[id.id, fresh]])]])
  }
}

/** Replaces a percentage of the words, but only in prose lines. */
function editedWords(text: string, percent: number, random: (limit: number) => number): string {
  const wanted = Math.floor(((text.match(/\S+/g) ?? []).length * percent) / 100)
  let [left, isCode, isFront] = [wanted, false, text.startsWith('---')]
  const lines = text.split('\n').map((line, number) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode
    if (isFront && number > 0 && line.trim() === '---') isFront = false
    if (isCode || isFront || !PROSE.test(line) || /^(?:import|export)\b/.test(line)) return line
    return line.replace(/[A-Za-z]{2,}/g, word => {
      if (left <= 0 || random(100) >= Math.max(2 * percent, 40)) return word
      left--
      return `zeta${random(100_000)}`
    })
  })
  return lines.join('\n')
}
