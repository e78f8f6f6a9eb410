import { titleFromPath, type DocsPage } from './docs.ts'
import { escapeHtml } from './highlight.ts'
import { relativeHref } from './hrefs.ts'

interface Folder {
  pages: DocsPage[]
  index: DocsPage | undefined
  folders: Map<string, Folder>
}

/** All pages of the site as nested lists, one per folder. The page at `current` is marked. */
export function navigation(tree: Folder, current: string): string {
  return list(tree, current)
}

/** The pages by folder; built once for all pages of a site. */
export function navigationTree(pages: DocsPage[]): Folder {
  const root: Folder = { pages: [], index: undefined, folders: new Map() }
  for (const page of pages) {
    const names = page.path.split('/')
    const name = names.pop()
    let folder = root
    for (const part of names) {
      const next = folder.folders.get(part) ?? { pages: [], index: undefined, folders: new Map() }
      folder.folders.set(part, next)
      folder = next
    }
    if (name === 'index' && folder !== root) folder.index = page
    else folder.pages.push(page)
  }
  return root
}

function list({ pages, folders }: Folder, current: string): string {
  const items = [
    ...pages.map(page => `<li>${link(page, current)}</li>`),
    ...Array.from(folders, ([name, folder]) => {
      const label = folder.index ? link(folder.index, current) : escapeHtml(titleFromPath(name))
      return `<li><p class="section">${label}</p>${list(folder, current)}</li>`
    })
  ]
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}

function link({ path, label }: DocsPage, current: string): string {
  const mark = path === current ? ' aria-current="page"' : ''
  return `<a href="${relativeHref(current, `${path}.html`)}"${mark}>${escapeHtml(label)}</a>`
}
