import { hash } from 'node:crypto'
import { serveTasks } from '../../runtime/thread/serve-tasks.ts'
import { type Docs, type DocsPage, readDocs } from '../../sources/docs.ts'
import type { DocsFiles } from '../../sources/files.ts'
import { Renderer } from '../../sources/render/renderer.ts'
import type { ListedPage } from '../../sources/source/settings/navigation-entries.ts'
import type { PageSource } from '../../sources/source/page-source.ts'
import { readVariables, type Variables, withVariables } from '../../sources/variables.ts'
import { watchedFiles } from '../../sources/watched-files.ts'

export interface ReadTask {
  paths: readonly string[]
  /** Reasons why files are not parsed, by path. */
  skipped: ReadonlyMap<string, string>
  /** Files that are the same in the version that was read first; undefined for this version. */
  same: ReadonlySet<string> | undefined
}

export interface ReadQuestion {
  kind: 'size' | 'read'
  path: string
}

/** A page of one version. Equal keys mean that the pages do not differ in anything that readers can get. */
export type PageAtCommit = Pick<
  DocsPage,
  | 'address'
  | 'path'
  | 'title'
  | 'file'
  | 'hidden'
  | 'front'
  | 'text'
  | 'lineKinds'
  | 'references'
  | 'code'
  | 'look'
  | 'isValid'
  | 'includes'
> & {
  key: string
  isGenerated: boolean
  /** The ids of the programs that the page includes, whose texts are not read. */
  programs: string
}

/** One version of the documentation. */
export type ReadVersion = Pick<Docs, 'files' | 'hasSettings' | 'variants'> & {
  pages: PageAtCommit[]
  redirects: { source: string; destination: string }[]
  /** The pages that the navigation shows, with the version or language and the tab or product around each. */
  listed: Pick<ListedPage, 'page' | 'part' | 'division'>[]
  problems: string[]
}

export interface ReadWork {
  task: ReadTask
  question: ReadQuestion
  result: ReadVersion
}

let known: ReadonlyMap<string, PageSource> = new Map()
let knownVariables: Variables = new Map()
let beginParsing: (file: string) => void = () => undefined
const renderer = new Renderer({ onPage: file => beginParsing(file) })

// Entry point of the thread that parses untrusted sources. The thread can be stopped at any time.
serveTasks<ReadWork>(async ({ paths, skipped, same }, caller) => {
  const places = new Map(paths.map((path, at) => [path, at]))
  const begin = (file: string) => caller.parsing(places.get(file))
  beginParsing = begin
  const ask = async (kind: ReadQuestion['kind'], path: string) => await caller.ask({ kind, path })
  const files: DocsFiles = {
    paths,
    skipped,
    size: async path => (await ask('size', path)) as number,
    read: async path => (await ask('read', path)) as string
  }
  const variables = await readVariables(files)
  // A file that is the same shows another text if a variable has another value.
  const isReusable = JSON.stringify([...variables]) === JSON.stringify([...knownVariables])
  const reused =
    same && isReusable
      ? new Map([...known].filter(([file]) => same.has(file) && !skipped.has(file)))
      : undefined
  const docs = await readDocs(watchedFiles(withVariables(files, variables), begin), renderer, reused)
  if (same === undefined) [known, knownVariables] = [docs.sources, variables]
  return {
    pages: docs.pages.map(readPage),
    files: docs.files,
    hasSettings: docs.hasSettings,
    variants: docs.variants,
    redirects: docs.redirects.map(({ source, destination }) => ({ source, destination })),
    listed: docs.navigation
      .filter(({ hidden }) => !hidden)
      .map(({ page, part, division }) => ({ page, ...(part && { part }), ...(division && { division }) })),
    problems: docs.invalidSettings.map(({ message }) => message)
  }
})

function readPage(page: DocsPage): PageAtCommit {
  const { address, path, title, file, hidden, front, text, lineKinds, references } = page
  const { code, look, isValid, includes, digest } = page
  const targets = references.map(({ kind, target }) => [kind, target])
  const shown = [title, front, text, lineKinds, targets, code, look, isValid]
  return {
    ...{
      address,
      path,
      title,
      file,
      hidden,
      front,
      text,
      lineKinds,
      references,
      code,
      look,
      isValid,
      includes
    },
    key: hash('sha256', JSON.stringify(shown)),
    isGenerated: digest === undefined,
    programs: ''
  }
}
