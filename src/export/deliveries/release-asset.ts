import type { getOctokit } from '@actions/github'
import { json } from 'node:stream/consumers'
import type { Http, SizedStream } from '../../runtime/http.ts'
import type { RetryContext } from '../../runtime/retry.ts'
import { GitHubRefusal, withGitHub } from './release-failures.ts'

export type Octokit = ReturnType<typeof getOctokit>

export interface ReleaseCollaborators extends RetryContext {
  octokit: Octokit
  /** For the upload alone: Octokit's fetch keeps a copy of all that it sends, so a large file fills the memory. */
  http: Http
}

export interface ReleasePlace {
  owner: string
  repo: string
  releaseId: number
  /** As the API gave it, with the template of its parameters at the end. */
  uploadUrl: string
}

export interface Asset {
  name: string
  type: string
  /** Made anew for every try. */
  body: () => string | SizedStream
}

/**
 * Puts an asset under its name and tells where it can be downloaded. An old one of that name stays until the new one is
 * there as a whole under another name, then goes, and the new one takes its name: two short calls without an asset, and
 * an upload that fails leaves the old one as it was.
 */
export async function putAsset(
  asset: Asset,
  place: ReleasePlace,
  collaborators: ReleaseCollaborators
): Promise<string> {
  const { octokit, log, signal } = collaborators
  const where = { owner: place.owner, repo: place.repo, request: { signal } }
  const old = (await listAssets(place, collaborators)).find(
    ({ name, state }) => name === asset.name && state === 'uploaded'
  )
  const name = old === undefined ? asset.name : `${asset.name}.new`
  const uploaded = await withGitHub(`Upload of ${asset.name}`, collaborators, async () => {
    // What an upload that broke off left behind, in this run or an earlier one, still holds the name.
    for (const { id, name: taken } of await listAssets(place, collaborators)) {
      if (taken === name || taken === `${asset.name}.new`) await remove(id)
    }
    return await upload({ ...asset, name }, place, collaborators)
  })
  if (old === undefined) return uploaded.browser_download_url

  log.info(`Replacing ${asset.name} of an earlier run.`)
  await withGitHub(`Removing the old ${asset.name}`, collaborators, async () => await remove(old.id))
  const renamed = await withGitHub(`Renaming ${name}`, collaborators, async () => {
    return await octokit.rest.repos.updateReleaseAsset({ ...where, asset_id: uploaded.id, name: asset.name })
  })
  return renamed.data.browser_download_url

  async function remove(assetId: number): Promise<void> {
    try {
      await octokit.rest.repos.deleteReleaseAsset({ ...where, asset_id: assetId })
    } catch (error) {
      // Gone is gone, also when the answer to an earlier try was lost.
      if ((error as { status?: number }).status !== 404) throw error
    }
  }
}

async function listAssets(place: ReleasePlace, collaborators: ReleaseCollaborators) {
  const { octokit, signal } = collaborators
  const { owner, repo, releaseId } = place
  return await withGitHub('Listing the assets of the release', collaborators, async () => {
    return await octokit.paginate(octokit.rest.repos.listReleaseAssets, {
      owner,
      repo,
      release_id: releaseId,
      per_page: 100,
      request: { signal }
    })
  })
}

async function upload(
  { name, type, body }: Asset,
  { uploadUrl }: ReleasePlace,
  { octokit, http, signal }: ReleaseCollaborators
): Promise<{ id: number; browser_download_url: string }> {
  const url = new URL(uploadUrl.replace(/\{.*$/, ''))
  url.searchParams.set('name', name)
  const { token } = (await octokit.auth()) as { token: string }
  const response = await http.send({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/vnd.github+json',
      'content-type': type
    },
    body: body(),
    signal
  })
  const answer = (await json(response).catch(() => ({}))) as Answer
  const { id, browser_download_url } = answer
  if (response.statusCode !== 201 || id === undefined || browser_download_url === undefined) {
    throw new GitHubRefusal(response, answer)
  }
  return { id, browser_download_url }
}

interface Answer {
  id?: number
  browser_download_url?: string
  message?: string
  errors?: unknown
}
