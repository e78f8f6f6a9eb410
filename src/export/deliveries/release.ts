import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Archive } from '../archive/download.ts'
import { putAsset, type Octokit, type ReleaseCollaborators, type ReleasePlace } from './release-asset.ts'
import { releaseFailure, requireSmallEnough, withGitHub } from './release-failures.ts'

export interface ReleaseRequest {
  archive: Pick<Archive, 'path' | 'size' | 'sha256'>
  /** The release of this tag, or else the one that started the workflow. */
  tag?: string | undefined
  eventRelease?: { id: number; tag: string } | undefined
  /** `owner/name` */
  repository: string
}

export interface DeliveredRelease {
  tag: string
  /** Page of the release. */
  page: string
  /** Where the archive can be downloaded. */
  url: string
}

/** Kept out of the start of every run that attaches nothing. Finds proxies by itself. */
export async function loadOctokit(token: string, apiUrl: string): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, { baseUrl: apiUrl })
}

/** Attaches the archive, and a file beside it that `sha256sum --check` reads. */
export async function deliverRelease(
  request: ReleaseRequest,
  collaborators: ReleaseCollaborators
): Promise<DeliveredRelease> {
  const { archive, repository } = request
  const tag = request.tag ?? request.eventRelease?.tag
  try {
    requireSmallEnough(archive.size)
    const release = await findRelease(request, collaborators)
    if (release.immutable === true) throw new Error(`the release ${release.tag_name} is immutable`)
    const place: ReleasePlace = {
      ...ownerAndRepo(repository),
      releaseId: release.id,
      uploadUrl: release.upload_url
    }
    const name = assetName(basename(archive.path))
    const url = await putAsset(
      {
        name,
        type: 'application/octet-stream',
        body: () => ({ size: archive.size, stream: createReadStream(archive.path) })
      },
      place,
      collaborators
    )
    // After the archive: for the moment in between, a check fails instead of passing for the wrong file.
    await putAsset(
      { name: `${name}.sha256`, type: 'text/plain', body: () => `${archive.sha256}  ${name}\n` },
      place,
      collaborators
    )
    return { tag: release.tag_name, page: release.html_url, url }
  } catch (error) {
    collaborators.signal.throwIfAborted()
    throw releaseFailure(error, { tag: tag ?? '', repository })
  }
}

type Release = Awaited<ReturnType<Octokit['rest']['repos']['getRelease']>>['data'] & { immutable?: boolean }

async function findRelease(
  { tag, eventRelease, repository }: ReleaseRequest,
  collaborators: ReleaseCollaborators
): Promise<Release> {
  const { octokit, signal } = collaborators
  const { repos } = octokit.rest
  const where = { ...ownerAndRepo(repository), request: { signal } }
  return await withGitHub('Looking for the release', collaborators, async () => {
    if (eventRelease !== undefined && (tag === undefined || tag === eventRelease.tag)) {
      return (await repos.getRelease({ ...where, release_id: eventRelease.id })).data
    }
    if (tag === undefined) throw new Error('no release was named, and none started this workflow')
    try {
      return (await repos.getReleaseByTag({ ...where, tag })).data
    } catch (error) {
      if ((error as { status?: number }).status !== 404) throw error
      // A draft has no tag yet, only the name of the one that it will get: it is found in the list alone.
      for await (const { data } of octokit.paginate.iterator(repos.listReleases, {
        ...where,
        per_page: 100
      })) {
        const draft = data.find(release => release.tag_name === tag)
        if (draft !== undefined) return draft
      }
      throw error
    }
  })
}

function ownerAndRepo(repository: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

/** GitHub renames what it does not like, and an asset under another name would never be found again. */
function assetName(file: string): string {
  return file
    .replace(/[^A-Za-z0-9._+@-]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
}
