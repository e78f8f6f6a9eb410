import type { DocsFiles } from '../files.ts'
import { publishedFiles } from './ignored-files.ts'
import { pagesOf } from './navigation-entries.ts'
import type { ApiPage } from './api-pages.ts'
import { parseOperationName } from './operations.ts'
import { PAGE_FILE, readPage, titleFromPath, type PageSource } from './page-source.ts'
import { invalidSource, type DocsProblem } from './problems.ts'
import { inReadingOrder } from './reading-order.ts'
import { readSettings, type Settings } from './settings.ts'

/** A documentation folder before its pages are rendered. */
export interface DocsSources {
  files: DocsFiles
  /** In reading order: the index of a folder first, then by `order`, then by name. */
  pages: PageSource[]
  others: string[]
  settings: Settings | undefined
  problems: DocsProblem[]
}

const MAX_SOURCE_BYTES = 2_000_000

export async function readSources(files: DocsFiles): Promise<DocsSources> {
  // Files that several others refer to have their problem once.
  const reported = new Map<string, DocsProblem>()
  const settings = await readSettings(files, problem => reported.set(JSON.stringify(problem), problem))
  const problems = [...reported.values()]
  const published = await publishedFiles(files, settings)
  const paths = new Set(files.paths)
  const pages = new Map<string, PageSource>()
  for (const file of published.filter(path => PAGE_FILE.test(path))) {
    const unparsed = await notParsed(file, files)
    const text = unparsed === undefined ? await files.read(file) : ''
    const { problem = unparsed, ...page } = readPage(file, text, { readmeIsIndex: settings === undefined })
    if (problem) problems.push(problem)
    // `index.md` is after `README.md` in the list and replaces it.
    pages.set(page.path, { ...page, isParsed: problem === undefined })
  }
  if (settings !== undefined) {
    for (const page of pages.values()) {
      await addOperation(page, settings, { paths, addProblem: problem => problems.push(problem) })
    }
    for (const page of settings.api.shown.values())
      if (!pages.has(page.path)) pages.set(page.path, generatedPage(page))
    problems.push(...missingPages(settings, pages))
  }
  return {
    files,
    pages: [...pages.values()].sort(inReadingOrder(pages)),
    others: published.filter(path => !PAGE_FILE.test(path)),
    settings,
    problems
  }
}

/** Why a page or snippet is not parsed. */
export async function notParsed(file: string, files: DocsFiles): Promise<DocsProblem | undefined> {
  const isTooLarge = (await files.size(file)) > MAX_SOURCE_BYTES
  const reason = isTooLarge ? `it is larger than ${MAX_SOURCE_BYTES} bytes` : files.skipped?.get(file)
  return reason === undefined ? undefined : invalidSource(file, `the file is not parsed, because ${reason}`)
}

/** Finds the operation of a page in the document that the page names, or in those of the settings. */
async function addOperation(
  page: PageSource,
  { api, isComplete }: Settings,
  { paths, addProblem }: { paths: ReadonlySet<string>; addProblem: (problem: DocsProblem) => void }
): Promise<void> {
  const name = page.operationName === undefined ? undefined : parseOperationName(page.operationName)
  if (name === undefined) return
  const source = name.file === undefined ? undefined : documentOf(name.file, paths)
  const operations = source === undefined ? api.all : await api.ofPage(source, addProblem)
  const operation = operations?.find(name)
  if (operation === undefined) {
    // Documents at an address are not known.
    const isKnown =
      source !== undefined || (name.file === undefined && api.unreadable.size === 0 && isComplete)
    const hasOthers = operations !== undefined && operations.list.length > 0
    if (isKnown && page.isInDocument === true && hasOthers) addProblem(missingOperation(page))
    return
  }
  page.operation = operation
  if (page.description === '') page.description = operation.description
  if (!page.hasTitle && operation.title !== '') {
    page.title = operation.title
    page.label = operation.title
  }
}

/** The service also knows a document by its name without an ending. */
function documentOf(name: string, paths: ReadonlySet<string>): string | undefined {
  return ['', '.json', '.yaml', '.yml'].map(ending => name + ending).find(path => paths.has(path))
}

function missingOperation({ file, text, operationName: target = '' }: PageSource): DocsProblem {
  const line = text.split('\n').findIndex(each => /^openapi\s*:/.test(each)) + 1
  const message = `operation that no OpenAPI document has: ${target}`
  return { kind: 'missing-operation', message, target, place: { file, line: Math.max(line, 1), column: 1 } }
}

function generatedPage({ path, operation }: ApiPage): PageSource {
  const title = operation.title || titleFromPath(path)
  return {
    path,
    file: operation.file,
    title,
    label: title,
    description: operation.description,
    operation,
    hidden: operation.hidden,
    order: Infinity,
    mode: '',
    text: '',
    hasTitle: true,
    isParsed: true
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
