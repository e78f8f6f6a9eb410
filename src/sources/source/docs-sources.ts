import { hash } from 'node:crypto'
import { posix } from 'node:path'
import type { DocsFiles } from '../files.ts'
import { isPageFile } from '../page-file.ts'
import { publishedFiles } from './ignored-files.ts'
import { pagesOf } from './settings/navigation-entries.ts'
import type { ApiPage } from './openapi/api-pages.ts'
import { parseOperationName } from './openapi/operations.ts'
import { importsIn, pageWithoutFile, readPage, titleFromPath, type PageSource } from './page-source.ts'
import type { AddProblem, DocsProblem } from './problems.ts'
import { readText } from './read-text.ts'
import { inReadingOrder } from './reading-order.ts'
import { readDocsSettings, type DocsSettings } from './settings/settings.ts'

/** A documentation folder before its pages are rendered. */
export interface DocsSources {
  files: DocsFiles
  /** Pages in reading order. */
  pages: PageSource[]
  /** Pages by file, without the data that specifications add. */
  own: ReadonlyMap<string, PageSource>
  others: string[]
  settings: DocsSettings | undefined
  problems: DocsProblem[]
}

/** `known`: pages from another version, for files that are identical in this version. */
export async function readSources(
  files: DocsFiles,
  known: ReadonlyMap<string, PageSource> = new Map()
): Promise<DocsSources> {
  // Reports each problem in a file once, even if several files refer to that file.
  const reported = new Map<string, DocsProblem>()
  const settings = await readDocsSettings(files, problem => reported.set(JSON.stringify(problem), problem))
  const problems = [...reported.values()]
  const published = await publishedFiles(files, settings, problem => problems.push(problem))
  const paths = new Set(files.paths)
  const [pages, own] = [new Map<string, PageSource>(), new Map<string, PageSource>()]
  const reading = { readmeIsIndex: settings === undefined, contents: new Map() }
  for (const file of published.filter(isPageFile)) {
    const page = (settings && known.get(file)) ?? (await readSource(file, files, reading))
    if (page.problem) problems.push(page.problem)
    // `index.md` comes after `README.md` in the list, so `index.md` replaces `README.md`.
    pages.set(page.path, page)
    // Without settings, `README.md` gets the path of an index page, which is wrong in a version that has settings.
    if (settings) own.set(file, page)
  }
  if (settings !== undefined) {
    const listed = new Set(pagesOf(settings.navigation).map(({ page }) => page))
    const imported = await importedFiles(files, own)
    for (const [path, { file }] of pages)
      if (imported.has(file.toLowerCase()) && !listed.has(path)) pages.delete(path)
    const addProblem = (problem: DocsProblem): void => void problems.push(problem)
    for (const [path, page] of pages)
      pages.set(path, await withOperation(page, settings, { paths, published }, addProblem))
    for (const page of settings.api.shown.values())
      if (!pages.has(page.path)) pages.set(page.path, generatedPage(page))
    problems.push(...missingPages(settings, pages))
  }
  return {
    files,
    pages: [...pages.values()].sort(inReadingOrder),
    own,
    others: published.filter(path => !isPageFile(path)),
    settings,
    problems
  }
}

/** Finds the lowercase paths of all imported files, which the service treats as snippets instead of pages. */
async function importedFiles(
  files: DocsFiles,
  pages: ReadonlyMap<string, PageSource>
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const file of files.paths.filter(isPageFile)) {
    const text = pages.has(file) ? '' : await readText(file, files)
    const imports = pages.get(file)?.imports ?? (typeof text === 'string' ? importsIn(text) : [])
    for (const target of imports)
      found.add(posix.join(target.startsWith('/') ? '' : posix.dirname(file), target).toLowerCase())
  }
  return new Set([...found].map(path => path.replace(/^\//, '')))
}

async function readSource(
  file: string,
  files: DocsFiles,
  options: Parameters<typeof readPage>[2]
): Promise<PageSource> {
  const text = await readText(file, files)
  if (typeof text === 'string') return readPage(file, text, options)
  const digest = hash('sha256', `\0${file}`)
  return { ...readPage(file, '', options), problem: text, digest, isParsed: false, isUnread: true }
}

/** Adds the page's operation from the document that the page names, a document in the settings, or another document. */
async function withOperation(
  page: PageSource,
  { api, isComplete }: DocsSettings,
  { paths, published }: { paths: ReadonlySet<string>; published: readonly string[] },
  addProblem: AddProblem
): Promise<PageSource> {
  const name = page.operationName === undefined ? undefined : parseOperationName(page.operationName)
  if (name === undefined) return page
  const source = name.file === undefined ? undefined : documentOf(name.file, paths)
  let operations = source === undefined ? api.all : await api.ofPage(source, addProblem)
  if (name.file === undefined && operations?.find(name) === undefined) {
    const unnamed = await api.unnamed(published, addProblem)
    if (unnamed.list.length > 0) operations = unnamed
  }
  const operation = operations?.find(name)
  if (operation === undefined) {
    // The content of external documents is unknown, because they are never requested.
    const isKnown =
      source !== undefined || (name.file === undefined && api.unreadable.size === 0 && isComplete)
    const hasOthers = operations !== undefined && operations.list.length > 0
    if (isKnown && page.operationLine !== undefined && hasOthers) addProblem(missingOperation(page))
    return page
  }
  const title = page.hasTitle ? '' : operation.title
  const description = page.description || operation.description
  return { ...page, operation, description, ...(title !== '' && { title, label: title }) }
}

/** Finds the path of a document. The service also accepts document names that have no extension. */
function documentOf(name: string, paths: ReadonlySet<string>): string | undefined {
  return ['', '.json', '.yaml', '.yml'].map(ending => name + ending).find(path => paths.has(path))
}

function missingOperation({
  file,
  operationName: target = '',
  operationLine: line = 1
}: PageSource): DocsProblem {
  const message = `operation that no OpenAPI document contains: ${target}`
  return { kind: 'missing-operation', message, target, place: { file, line, column: 1 } }
}

function generatedPage({ path, operation }: ApiPage): PageSource {
  const { title, description, hidden, file } = operation
  return { ...pageWithoutFile(path, title || titleFromPath(path), file), description, operation, hidden }
}

function missingPages({ navigation, api }: DocsSettings, pages: Map<string, PageSource>): DocsProblem[] {
  const isMade = (page: string) => [...api.sdkFolders].some(folder => page.startsWith(`${folder}/`))
  return pagesOf(navigation)
    .filter(({ page }) => !pages.has(page) && !pages.has(`${page}/index`) && !isMade(page))
    .map(({ page, place }) => ({
      kind: 'missing-page',
      message: `page that does not exist: ${page}`,
      target: page,
      place
    }))
}
