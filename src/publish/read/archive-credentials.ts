import { formatOf } from '../../archive/format.ts'
import { credentialsIn } from '../../archive/page-search.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { readStart } from './site-files.ts'
import type { SiteManifest } from './site-manifest.ts'

/** Keeps the message below 4,096 characters, the limit for an annotation. */
const MAX_NAMED = 10
const HEAD_BYTES = 512

interface LocalArchive {
  file: string
  size: number
  manifest: SiteManifest | undefined
}

/** Rejects files with credentials, except files in the manifest, such as a tutorial with a sample key. */
export async function assertNoCredentials(
  { file, size, manifest }: LocalArchive,
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<void> {
  const format = formatOf(readStart({ name: file, file }, HEAD_BYTES))
  if (format === undefined) {
    log.warning(`${file} is not a tar.gz, tar, or zip archive, so it was not searched for credentials.`)
    return
  }
  const all = await credentialsIn({ path: file, size, format }, signal).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    const what = `${file} cannot be searched for credentials: ${reasonOf(error)}`
    throw new Failure(error.code, what, {
      advice: 'Create a new archive, and run this action again.',
      cause: error
    })
  })
  const found = all.filter(path => manifest?.files.has(path) !== true)
  if (found.length === 0) return
  throw new Failure(
    'archive-credentials',
    `The archive contains files with credentials: ${withMore(found, MAX_NAMED).join(', ')}. Nothing was uploaded.`
  )
}
