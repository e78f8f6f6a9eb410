import { humanized, type DocsPage } from './docs.ts'
import { escapeHtml, relativeHref } from './markdown.ts'

/** Every page of the site as nested lists, a list for each folder, the page at `current` marked. */
export function navigation(pages: DocsPage[], current: string): string {
  return list({ pages, folder: '', current })
}

interface Level {
  pages: DocsPage[]
  /** `guides/`, or nothing at the top. */
  folder: string
  current: string
}

function list({ pages, folder, current }: Level): string {
  const inside = pages.filter(({ path }) => path.startsWith(folder))
  const own = inside.filter(({ path }) => !path.slice(folder.length).includes('/'))
  const leaves = own.filter(({ path }) => folder === '' || path !== `${folder}index`)
  const folders = new Set(
    inside
      .filter(page => !own.includes(page))
      .map(({ path }) => path.slice(0, path.indexOf('/', folder.length) + 1))
  )
  const items = [
    ...leaves.map(page => `<li>${link(page, current)}</li>`),
    ...Array.from(
      folders,
      below => `<li>${label(pages, below, current)}${list({ pages, folder: below, current })}</li>`
    )
  ]
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
}

/** A folder is called after its index page and leads to it, when it has one. */
function label(pages: DocsPage[], folder: string, current: string): string {
  const index = pages.find(({ path }) => path === `${folder}index`)
  const text = index ? link(index, current) : escapeHtml(humanized(folder.slice(0, -1)))
  return `<p class="section">${text}</p>`
}

function link({ path, title }: DocsPage, current: string): string {
  const mark = path === current ? ' aria-current="page"' : ''
  return `<a href="${relativeHref(current, `${path}.html`)}"${mark}>${escapeHtml(title)}</a>`
}
