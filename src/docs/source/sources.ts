import type { DocsFiles } from '../files.ts'
import { publishedFiles } from './ignored-files.ts'
import { pagesOf } from './navigation-entries.ts'
import { PAGE_FILE, readPage, type PageSource } from './page-source.ts'
import type { DocsProblem } from './problems.ts'
import { inReadingOrder } from './reading-order.ts'
import { readSettings, type Settings } from './settings.ts'

/** A documentation folder before its pages are rendered. */
export interface DocsSources {
  files: DocsFiles
  /** In reading order: the index of a folder first, then by `order`, then by name. */
  pages: PageSource[]
  /** Paths of the other files of the site. */
  others: string[]
  /** Of `docs.json` or `mint.json`, if the folder has one. */
  settings: Settings | undefined
  /** Problems of the settings and of files that are not parsed. */
  problems: DocsProblem[]
}

const MAX_PAGE_BYTES = 2_000_000

export async function readSources(files: DocsFiles): Promise<DocsSources> {
  const problems: DocsProblem[] = []
  const settings = await readSettings(files, problem => problems.push(problem))
  const published = await publishedFiles(files, settings)
  const pages = new Map<string, PageSource>()
  for (const file of published.filter(path => PAGE_FILE.test(path))) {
    const isTooLarge = (await files.size(file)) > MAX_PAGE_BYTES
    if (isTooLarge) problems.push(tooLarge(file))
    const text = isTooLarge ? '' : await files.read(file)
    const page = readPage(file, text, { readmeIsIndex: settings === undefined })
    // `index.md` is after `README.md` in the list and replaces it.
    pages.set(page.path, { ...page, isParsed: !isTooLarge })
  }
  if (settings !== undefined) problems.push(...missingPages(settings, pages))
  return {
    files,
    pages: [...pages.values()].sort(inReadingOrder(pages)),
    others: published.filter(path => !PAGE_FILE.test(path)),
    settings,
    problems
  }
}

function tooLarge(file: string): DocsProblem {
  return {
    kind: 'invalid-source',
    message: `the file is not parsed, because it is larger than ${MAX_PAGE_BYTES} bytes`,
    place: { file, line: 1, column: 1 }
  }
}

function missingPages({ navigation }: Settings, pages: Map<string, PageSource>): DocsProblem[] {
  return pagesOf(navigation)
    .filter(({ page }) => !pages.has(page) && !pages.has(`${page}/index`))
    .map(({ page, place }) => ({
      kind: 'missing-page',
      message: `page that does not exist: ${page}`,
      target: page,
      place
    }))
}
