import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { GitHubClient, isNotFound } from '../../../github/client.ts'
import type { FailureCode } from '../../../failures/index.ts'
import { Failure, reasonOf } from '../../../runtime/failure.ts'
import { HttpError } from '../../../runtime/http/http-error.ts'
import { isStop } from '../../../runtime/time/stop-reason.ts'
import { formatBytes } from '../../../runtime/text/units.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { type ArchiveFile, requireUnchangedSize } from '../archive-file.ts'
import type { ExportContext } from '../../context.ts'
import { type Delivery, present } from '../delivery.ts'
import { putAsset } from './assets.ts'

/** GitHub accepts only release assets that are smaller than this. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3

type ReleaseInputs = NonNullable<Inputs['deliveries']['release']>

export const releaseDelivery = (release: ReleaseInputs): Delivery => ({
  title: 'Attaching the archive to the release',
  check: async context => {
    await findRelease(release, clientFor(release, context))
  },
  deliver: async (exported, context) => {
    const archive = present(exported.archive)
    const { tag, url } = await attachToRelease(archive, release, clientFor(release, context))
    const text = `${basename(archive.path)} in release ${tag}`
    return { text, url, outputs: { 'release-asset-url': url } }
  }
})

function clientFor({ token }: ReleaseInputs, context: ExportContext): GitHubClient {
  const { github, deadline } = context
  return new GitHubClient({ ...github, token, deadline }, context)
}

/** `id` is set if the release with this tag started the workflow. */
export type ReleaseRequest = Pick<ReleaseInputs, 'tag'> & Partial<Pick<ReleaseInputs, 'id'>>

const releaseSchema = z.object({
  id: z.number(),
  tag_name: z.string(),
  upload_url: z.string(),
  immutable: z.optional(z.boolean())
})
type Release = z.infer<typeof releaseSchema>

/** Attaches the archive and a checksum file for `sha256sum --check`. */
export async function attachToRelease(
  archive: ArchiveFile,
  request: ReleaseRequest,
  github: GitHubClient
): Promise<{ tag: string; url: string }> {
  const { path, size, sha256 } = archive
  if (size >= MAX_ASSET_BYTES) {
    throw new Failure(
      'release-asset-too-large',
      `The archive size is ${formatBytes(size)}. Release assets must be smaller than ${MAX_ASSET_BYTES / 1024 ** 3} GiB.`
    )
  }
  await requireUnchangedSize(archive)
  const release = await findRelease(request, github)
  const place = { releaseId: release.id, uploadUrl: release.upload_url }
  const name = assetName(basename(path))
  try {
    const content = () => createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>
    const url = await putAsset({ name, size, sha256, content }, place, github)
    // Upload the checksum last, so that verification cannot succeed before the archive is complete.
    const checksum = Buffer.from(`${sha256}  ${name}\n`)
    const about = { name: `${name}.sha256`, size: checksum.length, sha256: hash('sha256', checksum) }
    await putAsset({ ...about, content: () => [checksum] }, place, github)
    return { tag: release.tag_name, url }
  } catch (error) {
    throw releaseFailure(error, {
      code: 'release-upload-failed',
      what: `The archive could not be attached to release ${release.tag_name}`,
      tag: release.tag_name,
      repository: github.repository
    })
  }
}

async function findRelease(request: ReleaseRequest, github: GitHubClient): Promise<Release> {
  const { tag } = request
  const { repository } = github
  let release: Release
  try {
    release = await lookUp(request, github)
  } catch (error) {
    const what = `Release ${tag} of ${repository} could not be read`
    throw releaseFailure(error, { code: 'release-unreadable', what, tag, repository })
  }
  if (release.immutable === true)
    throw new Failure('release-immutable', `Release ${tag} of ${repository} is immutable.`)
  return release
}

async function lookUp({ tag, id }: ReleaseRequest, github: GitHubClient): Promise<Release> {
  const what = `Looking up release ${tag}`
  try {
    return id === undefined
      ? await github.request(what, releaseSchema, 'GET releases/tags/{tag}', { tag })
      : await github.request(what, releaseSchema, `GET releases/${id}`)
  } catch (error) {
    if (id !== undefined || !isNotFound(error)) throw error
    // A draft release has no tag yet, so only the list contains the draft.
    const releases = github.list(what, z.array(releaseSchema), 'GET releases')
    for await (const release of releases) if (release.tag_name === tag) return release
    throw error
  }
}

/** Replaces characters that GitHub would replace, so that the asset can be found again by its name. */
function assetName(file: string): string {
  return file
    .replace(/[^A-Za-z0-9._+@-]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
}

/** `code` and `what` apply to errors whose status has no specific failure code. */
function releaseFailure(
  error: unknown,
  about: { code: FailureCode; what: string; tag: string; repository: string }
): unknown {
  if (error instanceof Failure || isStop(error)) return error
  const { tag, repository } = about
  const reason = reasonOf(error).replace(/\.+$/, '')
  const { status = 0 } = error instanceof HttpError ? error : {}
  const known: Partial<Record<number, [FailureCode, what: string]>> = {
    401: ['release-forbidden', `GitHub does not accept the token for ${repository}: ${reason}.`],
    403: ['release-forbidden', `The token has no permission for the releases of ${repository}: ${reason}.`],
    404: ['release-not-found', `${repository} has no release ${tag} that is visible to the token.`]
  }
  const [code, what] = known[status] ?? [about.code, `${about.what}: ${reason}.`]
  return new Failure(code, what, { cause: error })
}
