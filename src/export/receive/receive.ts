import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import type { ExportContext } from '../context.ts'
import type { SiteSource } from '../inputs/inputs.ts'
import type { Link } from '../job/link.ts'
import { downloadArchive } from './archive/download.ts'
import { type Archive, copyArchive } from './archive/write-archive.ts'
import { Extraction } from './extract/extraction.ts'
import { requirePage } from '../../archive/page-search.ts'
import type { WrittenFile } from './extract/writers/file-writer.ts'

/** Maximum number of files in an error message, because an annotation is cut off after 4,096 characters. */
const MAX_NAMED = 10

export interface Received {
  archive?: Archive
  /** Whether the archive contains credentials, so that it must not be delivered. */
  hasCredentials?: boolean
  /** The files of the site, if the site is extracted. */
  files?: WrittenFile[]
}

export interface Reception {
  source: SiteSource
  link: Link | undefined
  folder: string
  keepArchive: boolean
  /** Undefined if only the archive is needed. */
  extraction: Extraction | undefined
  /** Files that are never left out. */
  allowed: ReadonlySet<string>
  domain: string | undefined
}

/** Receives the archive in the private folder, and extracts the site into the same folder at the same time. */
export async function receive(reception: Reception, context: ExportContext): Promise<Received> {
  const { source, link, folder, keepArchive, extraction, allowed } = reception
  const { signal } = context
  if (source.kind === 'folder')
    return extraction === undefined ? {} : { files: await extraction.copyFolder(source.path) }
  const path = join(folder, 'archive')
  const archive =
    link === undefined
      ? await copyArchive((source as { path: string }).path, path, extraction, signal)
      : await downloadArchive({ link, path, reader: extraction }, context)
  if (extraction === undefined) {
    const found = (await requirePage(archive, signal)).filter(file => !allowed.has(file))
    if (found.length > 0) refuseCredentials(await withoutLinked(found, archive, reception, context))
    return { archive }
  }
  const files = await extraction.complete(archive)
  if (keepArchive) refuseCredentials(extraction.credentials)
  return { archive, files, hasCredentials: extraction.credentials.length > 0 }
}

function refuseCredentials(paths: readonly string[]): void {
  if (paths.length === 0) return
  throw new Failure(
    'archive-credentials',
    `The archive contains files with credentials: ${withMore(paths, MAX_NAMED).join(', ')}. Nothing was delivered.`
  )
}

/** Returns the files in `found` that no page links to. Extracts the archive temporarily to read its pages. */
async function withoutLinked(
  found: string[],
  archive: Archive,
  { folder, allowed, domain }: Reception,
  context: ExportContext
): Promise<readonly string[]> {
  await using extraction = new Extraction(folder, context, { allowed, domain })
  try {
    await extraction.begin(archive.size, archive.format)
    const pieces = createReadStream(archive.path, { signal: context.signal }) as AsyncIterable<Buffer>
    for await (const piece of pieces) await extraction.write(piece)
    await extraction.complete(archive)
    return extraction.credentials
  } catch {
    context.signal.throwIfAborted()
    return found
  }
}

/** Explains an error in a local site, so that the advice does not refer to the service or to `output-dir`. */
export function explainSource(error: unknown, source: SiteSource, folder: string): unknown {
  if (source.kind === 'service') return error
  if (error instanceof Failure && error.code === 'archive-without-pages')
    return new Failure(error.code, `The ${source.kind} ${source.path} contains no HTML page.`, {
      advice: 'Set `from` to the folder or archive of a site that has been built.',
      cause: error
    })
  const advice = `Correct the ${source.kind} ${source.path} and run again.`
  if (error instanceof Failure && /^(entry|archive)-/.test(error.code))
    return new Failure(error.code, error.message, { advice, cause: error.cause })
  const { path = folder, code } = Object(
    error instanceof Failure ? error.cause : error
  ) as NodeJS.ErrnoException
  if (path.startsWith(folder)) return error
  return new Failure('from-unreadable', `${path} cannot be read (${code ?? ''}).`, { cause: error })
}
