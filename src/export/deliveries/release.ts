import { basename } from 'node:path'
import * as z from 'zod/mini'
import { Failure } from '../../runtime/failure.ts'
import type { SizedStream } from '../../runtime/http.ts'
import { isSafeAddress } from '../../runtime/input-fields.ts'
import { formatBytes } from '../../runtime/units.ts'
import type { GitHubContext } from '../github-context.ts'
import type { Inputs } from '../inputs.ts'
import { type ArchiveFile, hashedStream, requireUnchangedSize } from './archive-file.ts'
import type { Delivery, DeliveryContext } from './delivery.ts'
import {
  callGitHub,
  type GitHubApiContext,
  GitHubError,
  isNotFound,
  releaseFailure,
  releaseIsImmutable,
  retryGitHub,
  sendToGitHub
} from './github.ts'

const MAX_ASSET_BYTES = 2 * 1024 ** 3

export const releaseDelivery: Delivery = {
  title: 'Attaching to the release',
  check: async (inputs, context) => {
    await findRelease(requestFrom(inputs, context), apiContext(inputs, context))
  },
  deliver: async ({ archive }, inputs, context) => {
    if (archive === undefined) throw new Error('no archive was downloaded')
    const { tag, url } = await attachToRelease(
      archive,
      requestFrom(inputs, context),
      apiContext(inputs, context)
    )
    context.setOutput('release-asset-url', url)
    return { text: `${basename(archive.path)} in release ${tag}`, url }
  }
}

export type ReleaseRequest = Pick<GitHubContext, 'apiUrl' | 'repository' | 'eventRelease'> & {
  /** Without it, the release that started the workflow. */
  tag?: string | undefined
}

function requestFrom({ releaseTag: tag }: Inputs, { github }: DeliveryContext): ReleaseRequest {
  return { ...github, tag }
}

function apiContext({ githubToken: token }: Inputs, context: DeliveryContext): GitHubApiContext {
  if (token === undefined) throw new Error('no github-token')
  return { ...context, token }
}

const releaseSchema = z.object({
  id: z.number(),
  tag_name: z.string(),
  upload_url: z.string(),
  immutable: z.optional(z.boolean())
})
const assetSchema = z.object({
  id: z.number(),
  name: z.string(),
  state: z.string(),
  browser_download_url: z.string(),
  digest: z.optional(z.nullable(z.string()))
})
type Release = z.infer<typeof releaseSchema>
type Asset = z.infer<typeof assetSchema>

/** Attaches the archive, and beside it a checksum file for `sha256sum --check`. */
export async function attachToRelease(
  archive: ArchiveFile,
  request: ReleaseRequest,
  context: GitHubApiContext
): Promise<{ tag: string; url: string }> {
  if (archive.size >= MAX_ASSET_BYTES) {
    throw new Failure(
      'release-asset-too-large',
      `The archive has ${formatBytes(archive.size)}. GitHub accepts release assets below 2 GiB.`
    )
  }
  await requireUnchangedSize(archive)
  const release = await findRelease(request, context)
  const place = { release, api: apiOf(request) }
  const name = assetName(basename(archive.path))
  try {
    const url = await putAsset(archiveAsset(name, archive), place, context)
    // After the archive: if the run ends in between, a check fails instead of passing for the wrong file.
    await putAsset(
      {
        name: `${name}.sha256`,
        type: 'text/plain',
        body: () => `${archive.sha256}  ${name}\n`,
        verify: () => undefined
      },
      place,
      context
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

interface NewAsset {
  name: string
  type: string
  /** Called for each attempt. */
  body: () => string | SizedStream
  /** Throws if other bytes were uploaded than the archive has. */
  verify: (uploaded: Asset) => void
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

interface Place {
  release: Release
  /** Address of the repository in the API, with a slash at the end. */
  api: URL
}

/**
 * Uploads an asset and returns its download address. An old asset with this name stays until the new one is complete
 * under another name: an upload that fails leaves the old one unchanged.
 */
async function putAsset(asset: NewAsset, place: Place, context: GitHubApiContext): Promise<string> {
  const old = (await listAssets(place, context)).find(
    ({ name, state }) => name === asset.name && state === 'uploaded'
  )
  const temporaryName = `${asset.name}.new`
  const name = old === undefined ? asset.name : temporaryName
  const uploaded = await retryGitHub(`Upload of ${asset.name}`, context, async () => {
    // An upload that failed, in this run or an earlier one, still occupies the name.
    for (const { id, name: taken } of await listAssets(place, context)) {
      if (taken === name || taken === temporaryName) await deleteAsset(id, place, context)
    }
    return await uploadAsset({ ...asset, name }, place, context)
  })
  try {
    asset.verify(uploaded)
  } catch (error) {
    await deleteAsset(uploaded.id, place, context)
    throw error
  }
  if (old === undefined) return uploaded.browser_download_url

  context.log.info(`Replacing ${asset.name} of an earlier run.`)
  await deleteAsset(old.id, place, context)
  const { data: renamed } = await callGitHub(
    {
      what: `Renaming ${name}`,
      method: 'PATCH',
      url: new URL(`releases/assets/${uploaded.id}`, place.api),
      schema: assetSchema,
      body: { type: 'application/json', content: JSON.stringify({ name: asset.name }) }
    },
    context
  )
  return renamed.browser_download_url
}

async function uploadAsset(
  { name, type, body }: NewAsset,
  { release }: Place,
  context: GitHubApiContext
): Promise<Asset> {
  // The address ends with a template of its parameters.
  const url = new URL(release.upload_url.replace(/\{.*$/, ''))
  if (!isSafeAddress(url)) throw new Error(`the upload address ${url.origin} is not https`)
  url.searchParams.set('name', name)
  const { signal } = context
  const { response, content } = await sendToGitHub(
    { method: 'POST', url, headers: { 'content-type': type }, body: body(), signal },
    context
  )
  const uploaded = assetSchema.safeParse(content)
  if (!uploaded.success) throw new GitHubError(response, { message: 'unexpected response to the upload' })
  return uploaded.data
}

async function listAssets({ release, api }: Place, context: GitHubApiContext): Promise<Asset[]> {
  const assets: Asset[] = []
  let url: URL | undefined = new URL(`releases/${release.id}/assets?per_page=100`, api)
  while (url !== undefined) {
    const page: { data: Asset[]; next: URL | undefined } = await callGitHub(
      { what: 'Listing the release assets', method: 'GET', url, schema: z.array(assetSchema) },
      context
    )
    assets.push(...page.data)
    url = page.next
  }
  return assets
}

async function deleteAsset(id: number, { api }: Place, context: GitHubApiContext): Promise<void> {
  try {
    const url = new URL(`releases/assets/${id}`, api)
    await callGitHub({ what: 'Deleting an old release asset', method: 'DELETE', url }, context)
  } catch (error) {
    // An earlier attempt deleted it, and its response was lost.
    if (!isNotFound(error)) throw error
  }
}

async function findRelease(request: ReleaseRequest, context: GitHubApiContext): Promise<Release> {
  const { tag, eventRelease, repository } = request
  const name = tag ?? eventRelease?.tag ?? ''
  const api = apiOf(request)
  const get = async <T>(path: string | URL, schema: z.ZodMiniType<T>) =>
    await callGitHub(
      { what: `Looking up release ${name}`, method: 'GET', url: new URL(path, api), schema },
      context
    )
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

function apiOf({ apiUrl, repository }: ReleaseRequest): URL {
  return new URL(`${apiUrl.replace(/\/$/, '')}/repos/${repository}/`)
}

/** GitHub replaces other characters in the name, and the asset would not be found by its name again. */
function assetName(file: string): string {
  return file
    .replace(/[^A-Za-z0-9._+@-]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.+|\.+$/g, '')
}
