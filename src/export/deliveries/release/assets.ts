import * as z from 'zod/mini'
import { Failure } from '../../../runtime/failure.ts'
import type { SizedStream } from '../../../runtime/http.ts'
import { type GitHubClient, GitHubError, isNotFound } from '../github.ts'

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
  /** Called for each attempt. */
  body: () => string | SizedStream
  /** Throws if other bytes were uploaded than the archive has. */
  verify: (uploaded: Asset) => void
}

interface ReleasePlace {
  releaseId: number
  /** As GitHub gave it, with a template of its parameters at the end. */
  uploadUrl: string
  /** Address of the repository in the API, with a slash at the end. */
  repositoryUrl: URL
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
      if (taken === name || taken === temporaryName) await deleteAsset(id, place, github)
    }
    return await uploadAsset({ ...asset, name }, place, github)
  })
  try {
    asset.verify(uploaded)
  } catch (error) {
    await deleteAsset(uploaded.id, place, github)
    throw error
  }
  if (old === undefined) return uploaded.browser_download_url

  github.log.info(`Replacing ${asset.name} of an earlier run.`)
  await deleteAsset(old.id, place, github)
  const { data: renamed } = await github.call({
    what: `Renaming ${name}`,
    method: 'PATCH',
    url: new URL(`releases/assets/${uploaded.id}`, place.repositoryUrl),
    schema: assetSchema,
    body: { type: 'application/json', content: JSON.stringify({ name: asset.name }) }
  })
  return renamed.browser_download_url
}

async function uploadAsset(
  { name, type, body }: NewAsset,
  { uploadUrl, repositoryUrl }: ReleasePlace,
  github: GitHubClient
): Promise<Asset> {
  // The address ends with a template of its parameters.
  const url = new URL(uploadUrl.replace(/\{.*$/, ''))
  // GitHub has another host for uploads. Without TLS, the token goes to no other origin than the API.
  if (url.protocol !== 'https:' && url.origin !== repositoryUrl.origin) {
    throw new Failure(
      'release-upload-failed',
      `The upload address ${url.origin} of the release is not https.`
    )
  }
  url.searchParams.set('name', name)
  const headers = { 'content-type': type }
  const { response, content } = await github.send({ method: 'POST', url, headers, body: body() })
  const uploaded = assetSchema.safeParse(content)
  if (!uploaded.success) throw new GitHubError(response, { message: 'unexpected response to the upload' })
  return uploaded.data
}

async function listAssets(
  { releaseId, repositoryUrl }: ReleasePlace,
  github: GitHubClient
): Promise<Asset[]> {
  const assets: Asset[] = []
  let url: URL | undefined = new URL(`releases/${releaseId}/assets?per_page=100`, repositoryUrl)
  while (url !== undefined) {
    const page: { data: Asset[]; next: URL | undefined } = await github.call({
      what: 'Listing the release assets',
      method: 'GET',
      url,
      schema: z.array(assetSchema)
    })
    assets.push(...page.data)
    url = page.next
  }
  return assets
}

async function deleteAsset(id: number, { repositoryUrl }: ReleasePlace, github: GitHubClient): Promise<void> {
  try {
    const url = new URL(`releases/assets/${id}`, repositoryUrl)
    await github.call({ what: 'Deleting an old release asset', method: 'DELETE', url })
  } catch (error) {
    // An earlier attempt deleted it, and its response was lost.
    if (!isNotFound(error)) throw error
  }
}
