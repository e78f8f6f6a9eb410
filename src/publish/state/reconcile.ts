import type { RunContext } from '../../runtime/run.ts'
import { headObject, listObjects } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import { digestFiles } from '../site/digest.ts'
import type { SiteObject } from '../site/objects.ts'
import { STATE_PATH, type StateEntry } from './state.ts'

interface Found {
  size: number
  etag: string
}

/**
 * What is known about the bucket when the state is missing, damaged or unfinished: the listing decides. An object that
 * has the bytes of the site's file is adopted. Objects of others, which neither the state nor the site names, are
 * left out, so that nothing can remove them.
 */
export async function reconcile(
  { store, prefix }: { store: Store; prefix: string },
  objects: SiteObject[],
  state: ReadonlyMap<string, StateEntry>,
  context: Pick<RunContext, 'signal'>
): Promise<Map<string, StateEntry>> {
  const site = new Map(objects.map(object => [object.path, object]))
  const found = await listBelow(store, prefix, path => site.has(path) || state.has(path))

  const known = new Map<string, StateEntry>()
  const candidates: { object: SiteObject; entry: StateEntry | undefined; found: Found }[] = []
  for (const [path, listed] of found) {
    const entry = state.get(path)
    const object = site.get(path)
    if (entry !== undefined && entry.etag !== '' && entry.etag === listed.etag) known.set(path, entry)
    else if (object !== undefined && object.size === listed.size && isPlainMd5(listed.etag))
      candidates.push({ object, entry, found: listed })
    else known.set(path, unknownBytes(listed, entry, object))
  }

  const digests = await md5Of(
    candidates.map(({ object }) => object),
    context.signal
  )
  await Promise.all(
    candidates.map(async ({ object, entry, found: listed }, i) => {
      const isSame = digests[i] === md5In(listed.etag)
      const unchecked = unknownBytes(listed, entry, object)
      if (!isSame) return void known.set(object.path, unchecked)
      const { size, sha256 } = object
      // An interrupted run uploaded these bytes with these headers: only one with new headers leaves no hash.
      if (entry?.sha256 === sha256) return void known.set(object.path, { ...entry, size, etag: listed.etag })
      const headers = await store.throttle.run(async () => await headObject(store, prefix + object.path))
      const adopted: StateEntry = {
        ...{ size, sha256, etag: listed.etag },
        headers:
          headers === undefined
            ? object.headers
            : { contentType: headers['content-type'] ?? '', cacheControl: headers['cache-control'] ?? '' }
      }
      known.set(object.path, adopted)
    })
  )
  return known
}

async function listBelow(
  store: Store,
  prefix: string,
  isOurs: (path: string) => boolean
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  for await (const { key, size, etag } of listObjects(store, prefix)) {
    const path = key.slice(prefix.length)
    if (key.startsWith(prefix) && path !== STATE_PATH && isOurs(path)) found.set(path, { size, etag })
  }
  return found
}

function unknownBytes(
  { size, etag }: Found,
  entry: StateEntry | undefined,
  object: SiteObject | undefined
): StateEntry {
  const headers = entry?.headers ?? object?.headers ?? { contentType: '', cacheControl: '' }
  const leftAt = entry?.leftAt
  return { size, etag, sha256: '', headers, ...(leftAt !== undefined && { leftAt }) }
}

async function md5Of(objects: SiteObject[], signal: AbortSignal): Promise<(string | undefined)[]> {
  try {
    return (await digestFiles('md5', objects, signal)).map(({ hex }) => hex)
  } catch (error) {
    // OpenSSL in FIPS mode has no MD5: then everything is uploaded.
    if ((error as { cause?: NodeJS.ErrnoException }).cause?.code?.startsWith('ERR_OSSL') === true) return []
    throw error
  }
}

/** Of multipart uploads and encrypted objects, the ETag is something else. */
function isPlainMd5(etag: string): boolean {
  return md5In(etag) !== undefined
}

function md5In(etag: string): string | undefined {
  return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase()
}
