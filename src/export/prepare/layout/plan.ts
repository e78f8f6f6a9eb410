import { compareText } from '../../../runtime/text/compare.ts'
import { foldedPath, problemOfPath } from '../../../site/files/file-names.ts'

/** The files from `mint export` that are part of the site. */
export interface ExportedFiles {
  paths: readonly string[]
  /** Pages that the service generated. Only these pages are moved. */
  pages: ReadonlySet<string>
  /** Paths below the base path that pages link to, as written in the links. */
  links: ReadonlySet<string>
  /** Whether the page `index/index.html` is a copy of the start page. */
  isStartTwice: boolean
}

export interface LayoutPlan {
  /** Moves, ordered so that each new name is free. */
  moves: { from: string; to: string }[]
  /** Copies of the start page at a second address. */
  duplicates: string[]
  /** Linked paths that no longer exist after the moves, each with the new path of its page. */
  aliases: { path: string; page: string }[]
  /** Pages that are not moved, because another file has the new name or address. */
  clashes: string[]
  /** Pages `x/index.html` whose address `/x` also belongs to the page `x.html`. */
  doubled: string[]
}

const SECOND_START = 'index/index.html'

/** Plans how to move pages to paths such as `guides/x.html`, which every host serves at `/guides/x`. */
export function planLayout({ paths, pages, links, isStartTwice }: ExportedFiles): LayoutPlan {
  const plan: LayoutPlan = { moves: [], duplicates: [], aliases: [], clashes: [], doubled: [] }
  const taken = new Map(paths.map(path => [foldedPath(path), path]))
  const folders = foldersAround(paths)
  const isFree = (path: string) =>
    !taken.has(foldedPath(path)) && !folders.has(foldedPath(path)) && problemOfPath(path) === undefined
  // In sorted order, `guides/index.html` is moved first, so its name is free for `guides/index/index.html`.
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

/** Returns the new path of a page. Links to a folder page use `/guides`, although its route is `guides/index`. */
function placeOf(route: string, pages: ReadonlySet<string>): string {
  const folder = /^(.+)\/index$/.exec(route)?.[1]
  if (folder === undefined) return `${route}.html`
  return pages.has(`${folder}/index.html`) ? `${folder}/index.html` : `${folder}.html`
}

/** Returns the folded paths of all folders. */
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
