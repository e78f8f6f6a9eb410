import { join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import type { ExportContext } from '../context.ts'
import type { SiteSource } from '../inputs/inputs.ts'
import type { Link } from '../job/link.ts'
import { downloadArchive } from './archive/download.ts'
import { type Archive, copyArchive } from './archive/write-archive.ts'
import type { Extraction } from './extract/extraction.ts'
import { isDamage } from './extract/formats/guards.ts'
import { requirePage } from './extract/page-search.ts'
import type { WrittenFile } from './extract/writers/file-writer.ts'

export interface Received {
  archive?: Archive
  /** The files of the site, if it is extracted. */
  files?: WrittenFile[]
  /** Why there are none, if the archive is delivered as well. */
  siteProblem?: unknown
}

/** Where the site comes from, and the private folder that it is received into. */
export interface Reception {
  source: SiteSource
  link: Link | undefined
  folder: string
  /** Whether an archive is of use that cannot be extracted. */
  keepArchive: boolean
  /** Undefined when only the archive is needed. */
  extraction: Extraction | undefined
}

/** Gets the archive, and extracts the site in it at the same time, into the private folder. */
export async function receive(
  { source, link, folder, keepArchive, extraction }: Reception,
  context: ExportContext
): Promise<Received> {
  const { signal } = context
  if (source.kind === 'folder')
    return extraction === undefined ? {} : { files: await extraction.copyFolder(source.path) }
  const path = join(folder, 'archive')
  const archive =
    link === undefined
      ? await copyArchive((source as { path: string }).path, path, extraction, signal)
      : await downloadArchive({ link, path, reader: extraction }, context)
  if (extraction === undefined) {
    await requirePage(archive, signal)
    return { archive }
  }
  try {
    return { archive, files: await extraction.complete(archive) }
  } catch (problem) {
    signal.throwIfAborted()
    // An export that is damaged or has no pages is a mistake that no delivery may pass on.
    const hasNoPages =
      problem instanceof Failure && ['archive-without-pages', 'archive-empty'].includes(problem.code)
    if (!keepArchive || hasNoPages || isDamage(problem)) throw problem
    return { archive, siteProblem: problem }
  }
}

/** What is wrong with a site of this machine is not a matter of the service or of `output-dir`. */
export function explainSource(error: unknown, source: SiteSource, folder: string): unknown {
  if (source.kind === 'service') return error
  const advice = `Correct the ${source.kind} ${source.path}, and run again.`
  if (error instanceof Failure && /^(entry|archive)-/.test(error.code))
    return new Failure(error.code, error.message, { advice, cause: error.cause })
  const { path = folder, code } = Object(
    error instanceof Failure ? error.cause : error
  ) as NodeJS.ErrnoException
  if (path.startsWith(folder)) return error
  return new Failure('from-unreadable', `${path} cannot be read (${code ?? ''}).`, { cause: error })
}
