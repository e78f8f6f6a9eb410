import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { type GitHubClient, unlessNotFound } from '../../../github/client.ts'
import { Failure } from '../../../runtime/failure.ts'

const assetSchema = z.object({
  id: z.number(),
  name: z.string(),
  state: z.string(),
  size: z.optional(z.number()),
  browser_download_url: z.string(),
  digest: z.optional(z.nullable(z.string()))
})
type Asset = z.infer<typeof assetSchema>

export interface NewAsset {
  name: string
  size: number
  sha256: string
  /** Called for each attempt, because an iterator can be read only once. */
  content: () => AsyncIterable<Buffer> | Iterable<Buffer>
}

interface ReleasePlace {
  releaseId: number
  /** The upload URL from GitHub, which ends with a template for query parameters. */
  uploadUrl: string
}

/**
 * Uploads an asset and returns its download address. An old asset with this name is kept until the new asset is
 * complete under a temporary name and its digest is verified. The temporary name contains the digest, so that a later
 * run recognizes a complete upload that an earlier run did not rename. Assets with any other name remain unchanged.
 */
export async function putAsset(asset: NewAsset, place: ReleasePlace, github: GitHubClient): Promise<string> {
  const { name, sha256 } = asset
  const temporaryName = `${name}.${sha256.slice(0, DIGEST_CHARACTERS)}.new`
  const { uploaded, sent, old } = await github.retry(`Upload of ${name}`, async () => {
    const assets = await listAssets(place, github)
    const old = assets.find(each => each.name === name)
    const earlier = assets.find(each => each.name === temporaryName)
    if (earlier !== undefined && isComplete(earlier, asset)) return { uploaded: earlier, sent: sha256, old }
    if (earlier?.state === 'uploaded')
      throw new Failure(
        'release-upload-failed',
        `The release asset ${temporaryName} differs from the file to upload.`,
        { advice: 'Delete this asset and run the job again.' }
      )
    // A failed upload from this run or an earlier run still occupies the name.
    if (earlier !== undefined) await deleteAsset(earlier.id, github)
    const isNew = old === undefined && earlier === undefined
    const upload = { ...asset, name: isNew ? name : temporaryName }
    return { ...(await uploadAsset(upload, place, github)), old }
  })
  if (sent !== sha256 || (digestOf(uploaded) ?? sent) !== sha256) {
    await deleteAsset(uploaded.id, github)
    throw new Failure(
      'archive-changed',
      `${name} changed during the upload: its SHA-256 is no longer ${sha256}. The asset was deleted.`
    )
  }
  if (uploaded.name === name) return uploaded.browser_download_url

  if (old !== undefined) {
    github.log.info(`Replacing ${name} from an earlier run.`)
    await deleteAsset(old.id, github)
  }
  const route = `PATCH releases/assets/${uploaded.id}`
  const renamed = await github.request(`Renaming ${temporaryName}`, assetSchema, route, { name })
  return renamed.browser_download_url
}

/** Long enough that no unrelated asset has the same temporary name. */
const DIGEST_CHARACTERS = 16

function digestOf({ digest }: Asset): string | undefined {
  return digest?.replace(/^sha256:/, '')
}

/** Whether an asset is completely uploaded. If the server computes no digest, the digest in the name must suffice. */
function isComplete(asset: Asset, { sha256, size }: NewAsset): boolean {
  return asset.state === 'uploaded' && (digestOf(asset) ?? sha256) === sha256 && (asset.size ?? size) === size
}

/** Uploads an asset. Also returns the digest of the bytes that were sent. */
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
  const route = `DELETE releases/assets/${id}`
  // If the response to an earlier attempt was lost, that attempt may have deleted the asset.
  await github.request('Deleting a release asset', z.unknown(), route).catch(unlessNotFound)
}
