import { compareText } from '../../../runtime/text/compare.ts'
import { foldedPath, problemOfPath } from '../../../site/files/file-names.ts'

/** The files of a `mint export`, without those that are not part of the site. */
export interface ExportedFiles {
  paths: readonly string[]
  /** Pages of the service: only these move. */
  pages: ReadonlySet<string>
  /** Paths below the base path that pages link to, as they are written. */
  links: ReadonlySet<string>
  /** Whether the page `index/index.html` is the start page once more. */
  isStartTwice: boolean
}

export interface LayoutPlan {
  /** Moves in an order in which each new name is free. */
  moves: { from: string; to: string }[]
  /** The start page under a second address. */
  duplicates: string[]
  /** Addresses that links have, with the page that has another one now. */
  aliases: { path: string; page: string }[]
  /** Pages that stay, because another file has the name or the address. */
  clashes: string[]
  /** Folder pages beside a page with the address of the folder. */
  doubled: string[]
}

const SECOND_START = 'index/index.html'

/** Gives pages the form `guides/x.html`, which every host serves as `/guides/x`. */
export function planLayout({ paths, pages, links, isStartTwice }: ExportedFiles): LayoutPlan {
  const plan: LayoutPlan = { moves: [], duplicates: [], aliases: [], clashes: [], doubled: [] }
  const taken = new Map(paths.map(path => [foldedPath(path), path]))
  const folders = foldersAround(paths)
  const isFree = (path: string) =>
    !taken.has(foldedPath(path)) && !folders.has(foldedPath(path)) && problemOfPath(path) === undefined
  // In sorted order, `guides/index.html` has left its name before `guides/index/index.html` gets it.
  for (const from of [...pages].sort(compareText)) {
    const route = /^(.+)\/index\.html$/.exec(from)?.[1]
    if (route === undefined) continue
    const to = placeOf(route, pages)
    const rival = taken.get(foldedPath(to.replace(/\.html$/, '/index.html')))
    if (isFree(to) && (rival === undefined || rival === from)) {
      taken.delete(foldedPath(from))
      taken.set(foldedPath(to), to)
      plan.moves.push({ from, to })
      if (to.endsWith('/index.html')) plan.doubled.push(to)
    } else if (from !== SECOND_START) plan.clashes.push(from)
    else if (isStartTwice) plan.duplicates.push(from)
  }
  const moved = new Set(plan.moves.map(({ to }) => to))
  for (const link of [...links].sort(compareText)) {
    const name = /^(.+?)\/(?:index)?$/.exec(link)?.[1]
    const [page, path] = [`${name}.html`, `${name}/index.html`]
    if (name === undefined || !moved.has(page) || !isFree(path)) continue
    taken.set(foldedPath(path), path)
    plan.aliases.push({ path, page })
  }
  return plan
}

/** Links name the page of a folder `/guides`, although its route is `guides/index`. */
function placeOf(route: string, pages: ReadonlySet<string>): string {
  const folder = /^(.+)\/index$/.exec(route)?.[1]
  if (folder === undefined) return `${route}.html`
  return pages.has(`${folder}/index.html`) ? `${folder}/index.html` : `${folder}.html`
}

/** Folded. Each folder is walked up to the first one that is known. */
function foldersAround(paths: readonly string[]): Set<string> {
  const folders = new Set<string>()
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = foldedPath(path.slice(0, end))
      if (folders.has(folder)) break
      folders.add(folder)
    }
  return folders
}
