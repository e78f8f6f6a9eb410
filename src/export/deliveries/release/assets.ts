import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { type GitHubClient, isNotFound } from '../../../github/client.ts'

const assetSchema = z.object({
  id: z.number(),
  name: z.string(),
  state: z.string(),
  browser_download_url: z.string(),
  digest: z.optional(z.nullable(z.string()))
})
type Asset = z.infer<typeof assetSchema>

export interface NewAsset {
  name: string
  type: string
  size: number
  /** Called for each attempt. */
  body: () => string | Readable
  /** Throws if other bytes were uploaded than the archive has. */
  verify: (uploaded: Asset) => void
}

interface ReleasePlace {
  releaseId: number
  /** As GitHub gave it, with a template of its parameters at the end. */
  uploadUrl: string
}

/**
 * Uploads an asset and returns its download address. An old asset with this name stays until the new one is complete
 * under another name: an upload that fails leaves the old one unchanged.
 */
export async function putAsset(asset: NewAsset, place: ReleasePlace, github: GitHubClient): Promise<string> {
  const old = (await listAssets(place, github)).find(
    ({ name, state }) => name === asset.name && state === 'uploaded'
  )
  const temporaryName = `${asset.name}.new`
  const name = old === undefined ? asset.name : temporaryName
  const uploaded = await github.retry(`Upload of ${asset.name}`, async () => {
    // An upload that failed, in this run or an earlier one, still occupies the name.
    for (const { id, name: taken } of await listAssets(place, github)) {
      if (taken === name || taken === temporaryName) await deleteAsset(id, github)
    }
    return await uploadAsset({ ...asset, name }, place, github)
  })
  try {
    asset.verify(uploaded)
  } catch (error) {
    await deleteAsset(uploaded.id, github)
    throw error
  }
  if (old === undefined) return uploaded.browser_download_url

  github.log.info(`Replacing ${asset.name} of an earlier run.`)
  await deleteAsset(old.id, github)
  const renamed = await github.call(
    `Renaming ${name}`,
    assetSchema,
    async octokit =>
      await octokit.rest.repos.updateReleaseAsset({
        ...github.repo,
        asset_id: uploaded.id,
        name: asset.name
      })
  )
  return renamed.browser_download_url
}

async function uploadAsset(
  { name, type, size, body }: NewAsset,
  { uploadUrl }: ReleasePlace,
  github: GitHubClient
): Promise<Asset> {
  // The address ends with a template of its parameters.
  const url = new URL(uploadUrl.replace(/\{.*$/, ''))
  url.searchParams.set('name', name)
  const headers = { 'content-type': type, 'content-length': size }
  const { data } = await github.send(
    assetSchema,
    async octokit => await octokit.request({ method: 'POST', url: url.href, headers, data: body() })
  )
  return data
}

async function listAssets({ releaseId }: ReleasePlace, github: GitHubClient): Promise<Asset[]> {
  const assets: Asset[] = []
  const listed = github.list(
    'Listing the release assets',
    z.array(assetSchema),
    async (octokit, page) =>
      await octokit.rest.repos.listReleaseAssets({ ...github.repo, release_id: releaseId, ...page })
  )
  for await (const asset of listed) assets.push(asset)
  return assets
}

async function deleteAsset(id: number, github: GitHubClient): Promise<void> {
  try {
    await github.call(
      'Deleting an old release asset',
      z.unknown(),
      async octokit => await octokit.rest.repos.deleteReleaseAsset({ ...github.repo, asset_id: id })
    )
  } catch (error) {
    // An earlier attempt deleted it, and its response was lost.
    if (!isNotFound(error)) throw error
  }
}
