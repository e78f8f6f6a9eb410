import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A thinned site lacks every 60th file and every 60th id on each page. */
const THINNED = 60

/** Site files, which are read on demand. */
export interface StressSite {
  paths: string[]
  read: (path: string) => Buffer
}

export function siteIn(folder: string, maxPages: number): StressSite {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/')
    )
    // Skips names that the action does not allow in an archive.
    .filter(path => !/[\p{Cc}\\]/u.test(path))
    .sort()
  const pages = new Set(paths.filter(isHtml).slice(0, maxPages))
  return {
    paths: paths.filter(path => pages.has(path) || !isHtml(path)),
    read: path => readFileSync(join(folder, path))
  }
}

/** Removes files and ids from a site to create findings, because real sites contain few mistakes. */
export function thinned({ paths, read }: StressSite): StressSite {
  return {
    paths: paths.filter((_, i) => i % THINNED !== THINNED - 1),
    read: path => {
      if (!isHtml(path)) return read(path)
      let count = 0
      const html = read(path).toString('latin1')
      return Buffer.from(
        html.replace(/\s(?:id|name)=(?=["'])/g, attribute =>
          ++count % THINNED === 0 ? ' data-missing=' : attribute
        ),
        'latin1'
      )
    }
  }
}

function isHtml(path: string): boolean {
  return /\.html?$/i.test(path)
}
