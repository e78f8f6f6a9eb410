import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { type GitHubClient, isNotFound } from '../../../github/client.ts'
import { Failure } from '../../../runtime/failure.ts'

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
  size: number
  sha256: string
  /** Called for each attempt. */
  content: () => AsyncIterable<Buffer> | Iterable<Buffer>
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
  const temporaryName = `${asset.name}.new`
  const { uploaded, sent, old } = await github.retry(`Upload of ${asset.name}`, async () => {
    const assets = await listAssets(place, github)
    const complete = assets.find(({ name, state }) => name === asset.name && state === 'uploaded')
    const name = complete === undefined ? asset.name : temporaryName
    // An upload that failed, in this run or an earlier one, still occupies the name.
    const failed = assets.filter(({ name: taken }) => taken === name || taken === temporaryName)
    for (const { id } of failed) await deleteAsset(id, github)
    return { ...(await uploadAsset({ ...asset, name }, place, github)), old: complete }
  })
  const stored = uploaded.digest?.replace(/^sha256:/, '') ?? sent
  if (sent !== asset.sha256 || stored !== asset.sha256) {
    await deleteAsset(uploaded.id, github)
    throw new Failure(
      'archive-changed',
      `${asset.name} changed during the upload: its SHA-256 is not ${asset.sha256} any more. The asset was deleted again.`
    )
  }
  if (old === undefined) return uploaded.browser_download_url

  github.log.info(`Replacing ${asset.name} of an earlier run.`)
  await deleteAsset(old.id, github)
  const { name } = asset
  const renamed = await github.call(
    `Renaming ${temporaryName}`,
    assetSchema,
    async ({ rest }) => await rest.repos.updateReleaseAsset({ ...github.repo, asset_id: uploaded.id, name })
  )
  return renamed.browser_download_url
}

/** Also returns the digest of the bytes that were sent. */
async function uploadAsset(
  { name, size, content }: NewAsset,
  { uploadUrl }: ReleasePlace,
  github: GitHubClient
): Promise<{ uploaded: Asset; sent: string }> {
  const url = new URL(uploadUrl.replace(/\{.*$/, ''))
  url.searchParams.set('name', name)
  const headers = { 'content-type': 'application/octet-stream', 'content-length': size }
  const hash = createHash('sha256')
  async function* bytes() {
    for await (const chunk of content()) {
      hash.update(chunk)
      yield chunk
    }
  }
  const data = Readable.from(bytes(), { objectMode: false })
  const { data: uploaded } = await github.send(
    assetSchema,
    async octokit => await octokit.request({ method: 'POST', url: url.href, headers, data })
  )
  return { uploaded, sent: hash.digest('hex') }
}

async function listAssets({ releaseId }: ReleasePlace, github: GitHubClient): Promise<Asset[]> {
  const assets: Asset[] = []
  const route = `GET releases/${releaseId}/assets`
  const listed = github.list('Listing the release assets', z.array(assetSchema), route)
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
