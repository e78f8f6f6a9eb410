import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RunContext } from '../runtime/context.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { isPage } from '../site/pages/pages.ts'
import { Exchange } from './exchange.ts'
import type { Inputs } from './inputs.ts'
import { moveSite } from './move/move-site.ts'
import { isUtf16, readExported } from './page.ts'
import { readSearchedPage } from './search/indexed-page.ts'
import { SearchIndex } from './search/search-index.ts'

export interface FinishedSite {
  indexedPages: number
  indexBytes: number
  addedFiles: number
  basePath: string
}

type FinishContext = Pick<RunContext, 'log' | 'signal'>

/** Adds what `add` names. The site is changed at the end, all at once. */
export async function finishSite(inputs: Inputs, context: FinishContext): Promise<FinishedSite> {
  const { sitePath, tempDir } = inputs
  const made: string[] = []
  try {
    // Beside the site: files are renamed into it. An export removes folders of this name that were left behind.
    const work = await mkdtemp(join(dirname(sitePath), '.static-export-'))
    made.push(work)
    const tools = await mkdtemp(join(tempDir, 'finish-'))
    made.push(tools)
    return await addParts(inputs, { work, tools }, context)
  } catch (error) {
    const isOfSystem = (error as NodeJS.ErrnoException).syscall !== undefined
    if (error instanceof Failure || context.signal.aborted || !isOfSystem) throw error
    throw new Failure('finish-site-unwritable', `The site could not be written: ${reasonOf(error)}.`, {
      cause: error
    })
  } finally {
    for (const folder of made) await rm(folder, { recursive: true, force: true })
  }
}

async function addParts(
  inputs: Inputs,
  folders: { work: string; tools: string },
  context: FinishContext
): Promise<FinishedSite> {
  const { sitePath } = inputs
  const exchange = new Exchange(inputs.manifest, { sitePath, work: folders.work })
  const manifest = await moveSite(inputs, exchange, context)
  const search = inputs.add.has('search')
    ? await SearchIndex.start({ ...inputs, manifest }, folders, context)
    : undefined
  const wide: string[] = []
  for (const file of exchange.files.filter(({ path, redirect }) => isPage(path) && redirect === undefined)) {
    context.signal.throwIfAborted()
    const { current, source } = readExported(file, exchange)
    if (isUtf16(source)) {
      wide.push(file.path)
      continue
    }
    const searched = readSearchedPage(source, inputs.findContent, search?.endingOf(file.path))
    await search?.add(file, searched.indexed)
    const at = searched.endOfHead
    const tag = search?.tag ?? Buffer.of()
    await exchange.replace(file, current, Buffer.concat([source.subarray(0, at), tag, source.subarray(at)]))
  }
  if (wide.length > 0)
    context.log.notice(`Pages in UTF-16 stay as they are and are not found: ${withMore(wide, 3).join(', ')}.`)
  const index = await search?.build(exchange)
  const files = await exchange.apply(inputs.manifestPath, manifest)
  return {
    indexedPages: index?.pages ?? 0,
    indexBytes: index?.bytes ?? 0,
    addedFiles: files.filter(({ kind }) => kind !== undefined).length,
    basePath: manifest.basePath ?? '/'
  }
}
