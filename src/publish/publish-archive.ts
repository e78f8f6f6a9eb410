import { absolutePaths } from '../cdn/paths.ts'
import { Failure } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/context.ts'
import { assertUploadable } from '../s3/file-body.ts'
import { headOf, putObject } from '../s3/objects.ts'
import { purgeAll } from './apply/purge.ts'
import type { Inputs } from './inputs.ts'
import { contentTypeOf } from '../site/files/content-types.ts'
import { headersOf } from './plan/headers.ts'
import { assertNoCredentials } from './read/archive-credentials.ts'
import { digestFiles } from './read/digest.ts'
import type { Destination } from './read/state.ts'
import { type PublishRecord, recordPlan } from './publish-record.ts'

type ArchiveInputs = Pick<Inputs, 'rules' | 'purge' | 'dryRun'> &
  Extract<Inputs['source'], { kind: 'archive' }>

/** Lets later runs compare the stored bytes, because the key and the ETag do not always contain a hash. */
const DIGEST_HEADER = 'x-amz-meta-sha256'

export async function publishArchive(
  { file, keyOf, manifest, rules, purge, dryRun }: ArchiveInputs,
  { store, prefix }: Destination,
  record: PublishRecord,
  context: RunContext
): Promise<void> {
  const { log, signal } = context
  const [{ size, hex: sha256 }] = await digestFiles('sha256', [{ name: file, file }], signal)
  assertUploadable([{ name: file, size }])
  if (manifest?.archive !== undefined && manifest.archive.sha256 !== sha256)
    throw new Failure('site-file-changed', `The archive ${file} does not match the manifest.`)
  const path = keyOf(sha256)
  const key = prefix + path

  const { contentType, cacheControl } = headersOf(path, rules, () => contentTypeOf(path)).headers
  const headers = { 'content-type': contentType, 'cache-control': cacheControl, [DIGEST_HEADER]: sha256 }
  const found = await headOf(store, key)
  const stored = typeof found === 'object' ? found : undefined
  const isStored = Object.entries(headers).every(([name, value]) => stored?.headers[name] === value)
  if (!isStored) await assertNoCredentials({ file, size, manifest }, context)
  // An address with the hash never needs a purge. Others are purged in each run, because no state records purges.
  const { sitePath, maxPaths, targets } = purge
  const paths = path.includes(sha256) ? [] : absolutePaths([path], sitePath, maxPaths)
  const pending = new Map(targets.map(({ name }) => [name, paths]))
  const uploads = isStored ? [] : [{ size }]
  const purgePaths = paths.length * targets.length
  recordPlan(record, { uploads, removals: 0, unchanged: 1 - uploads.length, kept: 0, purgePaths }, log)
  record.objectUrl = store.urlOf(key)
  const digest = stored?.headers[DIGEST_HEADER]
  if (stored !== undefined && digest !== sha256 && !path.includes(sha256))
    log.warning(
      `s3://${store.place.bucket}/${key} contains another archive, which this run replaces. To keep both, use \`{sha256}\` in \`archive-key\`.`
    )
  if (dryRun) return
  if (isStored) log.info(`The archive is already stored: ${record.objectUrl}`)
  else {
    const local = { name: path, file, size, sha256 }
    const hasOtherBytes = digest !== undefined && digest !== sha256
    const replaced = stored && { etag: stored.etag, hasOtherBytes }
    await putObject(store, { key, local, headers, replaced }, { signal })
    record.uploaded = 1
    record.uploadedBytes = size
  }
  record.isUploadComplete = true
  const now = () => store.clock.signingTime()
  record.purgedPaths = await purgeAll(pending, { targets, again: [] }, { ...context, now })
}
