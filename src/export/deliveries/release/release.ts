import { basename } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../../../runtime/failure.ts'
import { formatBytes } from '../../../runtime/units.ts'
import type { GitHubContext } from '../../github-context.ts'
import type { Inputs } from '../../inputs.ts'
import { type ArchiveFile, hashedStream, requireUnchangedSize } from '../archive-file.ts'
import type { ExportContext } from '../../context.ts'
import type { Delivery } from '../delivery.ts'
import { GitHubClient, isNotFound, releaseFailure, releaseIsImmutable } from '../github.ts'
import { type NewAsset, putAsset } from './assets.ts'

const MAX_ASSET_BYTES = 2 * 1024 ** 3

export const releaseDelivery: Delivery = {
  title: 'Attaching to the release',
  check: async (inputs, context) => {
    await findRelease(requestFrom(inputs, context), clientFor(inputs, context))
  },
  deliver: async ({ archive }, inputs, context) => {
    if (archive === undefined) throw new Error('no archive was downloaded')
    const { tag, url } = await attachToRelease(
      archive,
      requestFrom(inputs, context),
      clientFor(inputs, context)
    )
    const text = `${basename(archive.path)} in release ${tag}`
    return { text, url, outputs: { 'release-asset-url': url } }
  }
}

export type ReleaseRequest = Pick<GitHubContext, 'apiUrl' | 'repository' | 'eventRelease'> & {
  /** Without it, the release that started the workflow. */
  tag?: string | undefined
}

function requestFrom({ releaseTag: tag }: Inputs['deliveries'], { github }: ExportContext): ReleaseRequest {
  return { ...github, tag }
}

function clientFor({ githubToken: token }: Inputs['deliveries'], context: ExportContext): GitHubClient {
  if (token === undefined) throw new Error('no github-token')
  return new GitHubClient(token, context.deadline, context)
}

const releaseSchema = z.object({
  id: z.number(),
  tag_name: z.string(),
  upload_url: z.string(),
  immutable: z.optional(z.boolean())
})
type Release = z.infer<typeof releaseSchema>

/** Attaches the archive, and beside it a checksum file for `sha256sum --check`. */
export async function attachToRelease(
  archive: ArchiveFile,
  request: ReleaseRequest,
  github: GitHubClient
): Promise<{ tag: string; url: string }> {
  if (archive.size >= MAX_ASSET_BYTES) {
    throw new Failure(
      'release-asset-too-large',
      `The archive has ${formatBytes(archive.size)}. GitHub accepts release assets below 2 GiB.`
    )
  }
  await requireUnchangedSize(archive)
  const release = await findRelease(request, github)
  const place = {
    releaseId: release.id,
    uploadUrl: release.upload_url,
    repositoryUrl: repositoryUrl(request)
  }
  const name = assetName(basename(archive.path))
  try {
    const url = await putAsset(archiveAsset(name, archive), place, github)
    // After the archive: if the run ends in between, a check fails instead of passing for the wrong file.
    await putAsset(
      {
        name: `${name}.sha256`,
        type: 'text/plain',
        body: () => `${archive.sha256}  ${name}\n`,
        verify: () => undefined
      },
      place,
      github
    )
    return { tag: release.tag_name, url }
  } catch (error) {
    throw releaseFailure(error, {
      what: `The archive could not be attached to release ${release.tag_name}`,
      tag: release.tag_name,
      repository: request.repository
    })
  }
}

function archiveAsset(name: string, archive: ArchiveFile): NewAsset {
  let sentDigest = () => ''
  return {
    name,
    type: 'application/octet-stream',
    body: () => {
      const { stream, sha256 } = hashedStream(archive)
      sentDigest = sha256
      return { size: archive.size, stream }
    },
    verify: ({ digest }) => {
      const expected = [archive.sha256, undefined]
      const stored = digest?.replace(/^sha256:/, '')
      if (sentDigest() === archive.sha256 && expected.includes(stored)) return
      throw new Failure(
        'archive-changed',
        `The file ${archive.path} changed during the upload: its SHA-256 is not ${archive.sha256} any more. The asset was deleted again.`
      )
    }
  }
}

async function findRelease(request: ReleaseRequest, github: GitHubClient): Promise<Release> {
  const { tag, eventRelease, repository } = request
  const name = tag ?? eventRelease?.tag ?? ''
  const base = repositoryUrl(request)
  const get = async <T>(path: string | URL, schema: z.ZodMiniType<T>) =>
    await github.call({
      what: `Looking up release ${name}`,
      method: 'GET',
      url: new URL(path, base),
      schema
    })
  let release: Release
  try {
    release =
      eventRelease !== undefined && name === eventRelease.tag
        ? (await get(`releases/${eventRelease.id}`, releaseSchema)).data
        : await byTag()
  } catch (error) {
    throw releaseFailure(error, {
      what: `Release ${name} of ${repository} could not be read`,
      tag: name,
      repository
    })
  }
  if (release.immutable === true) throw releaseIsImmutable(name, repository)
  return release

  async function byTag(): Promise<Release> {
    try {
      return (await get(`releases/tags/${encodeURIComponent(name)}`, releaseSchema)).data
    } catch (error) {
      if (!isNotFound(error)) throw error
      // A draft has no tag yet: it is found only in the list.
      let path: string | URL | undefined = 'releases?per_page=100'
      while (path !== undefined) {
        const page: { data: Release[]; next: URL | undefined } = await get(path, z.array(releaseSchema))
        const draft = page.data.find(({ tag_name }) => tag_name === name)
        if (draft !== undefined) return draft
        path = page.next
      }
      throw error
    }
  }
}

function repositoryUrl({ apiUrl, repository }: ReleaseRequest): URL {
  return new URL(`${apiUrl.replace(/\/$/, '')}/repos/${repository}/`)
}

/** GitHub replaces other characters in the name, and the asset would not be found by its name again. */
function assetName(file: string): string {
  return file
    .replace(/[^A-Za-z0-9._+@-]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
}
