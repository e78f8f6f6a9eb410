import type { RunContext } from '../../runtime/context.ts'
import type { LocalFile } from '../../s3/file-body.ts'
import { headOf, type ListedObject, listObjects, type ObjectHeaderFields } from '../../s3/objects.ts'
import { md5In, newMd5 } from '../../s3/etag.ts'
import { digestFiles } from './digest.ts'
import { type Destination, type ObjectHeaders, type State, STATE_FOLDER, type StateEntry } from './state.ts'

type WantedObject = LocalFile & Pick<StateEntry, 'headers'> & { path: string }

type Listed = Pick<ListedObject, 'size' | 'etag'>

/**
 * What is known about the bucket before a run. A finished state is believed. In one that is only uploaded, removals
 * have begun, so objects that are no longer part of the site are checked. Otherwise the listing decides about all of them.
 */
export async function knownObjects(
  bucket: Destination,
  wanted: WantedObject[],
  state: State | undefined,
  context: Pick<RunContext, 'signal' | 'log'>
): Promise<Map<string, StateEntry>> {
  if (state?.status === 'done') return state.objects
  if (state?.status === 'uploaded') return await withoutLostObjects(bucket, state.objects)
  return await context.log.group(
    'Comparing the site with the bucket',
    async () => await compare(bucket, wanted, state?.objects ?? new Map<string, StateEntry>(), context)
  )
}

async function withoutLostObjects(
  bucket: Destination,
  entries: ReadonlyMap<string, StateEntry>
): Promise<Map<string, StateEntry>> {
  const known = new Map(entries)
  const departed = new Map([...entries].filter(([, { departedAt }]) => departedAt !== undefined))
  if (departed.size === 0) return known
  const found = await listBelow(bucket, path => departed.has(path))
  for (const [path, entry] of departed) {
    const listed = found.get(path)
    if (listed === undefined) known.delete(path)
    else if (listed.etag !== entry.etag) known.set(path, unknownBytes(listed, entry, undefined))
  }
  return known
}

/**
 * An object that has the bytes of the site's file is adopted. Objects of others, which neither the state nor the site
 * names, are left out, so that nothing can remove them.
 */
async function compare(
  bucket: Destination,
  wanted: WantedObject[],
  entries: ReadonlyMap<string, StateEntry>,
  context: Pick<RunContext, 'signal'>
): Promise<Map<string, StateEntry>> {
  const { store, prefix } = bucket
  const site = new Map(wanted.map(object => [object.path, object]))
  const found = await listBelow(bucket, path => site.has(path) || entries.has(path))

  const known = new Map<string, StateEntry>()
  const candidates: { object: WantedObject; entry: StateEntry | undefined; listed: Listed }[] = []
  for (const [path, listed] of found) {
    const entry = entries.get(path)
    const object = site.get(path)
    if (entry !== undefined && entry.etag !== '' && entry.etag === listed.etag) known.set(path, entry)
    else if (object !== undefined && object.size === listed.size && md5In(listed.etag) !== undefined)
      candidates.push({ object, entry, listed })
    else known.set(path, unknownBytes(listed, entry, object))
  }

  // Without MD5, as in FIPS mode, everything is uploaded.
  const hashed = newMd5() === undefined ? [] : candidates.map(({ object }) => object)
  const digests = await digestFiles('md5', hashed, context.signal)
  await Promise.all(
    candidates.map(async ({ object, entry, listed }, i) => {
      if (digests[i]?.hex !== md5In(listed.etag))
        return void known.set(object.path, unknownBytes(listed, entry, object))
      const { path, sha256 } = object
      // An interrupted run uploaded these bytes with these headers: only one with new headers leaves no hash.
      if (entry?.sha256 === sha256) return void known.set(path, { ...entry, ...listed })
      const stored = await store.throttle.run(async () => await headOf(store, prefix + path))
      // The listing is older: somebody removed it.
      if (stored === 'missing') return
      known.set(path, {
        ...listed,
        sha256,
        headers: stored === 'unknown' ? object.headers : headersIn(stored)
      })
    })
  )
  return known
}

function headersIn(stored: ObjectHeaderFields): ObjectHeaders {
  const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } = stored
  return { contentType, cacheControl }
}

export async function listBelow(
  { store, prefix }: Destination,
  isOurs: (path: string) => boolean
): Promise<Map<string, Listed>> {
  const found = new Map<string, Listed>()
  for await (const { key, size, etag } of listObjects(store, prefix)) {
    const path = key.slice(prefix.length)
    if (key.startsWith(prefix) && !path.startsWith(STATE_FOLDER) && isOurs(path))
      found.set(path, { size, etag })
  }
  return found
}

function unknownBytes(
  { size, etag }: Listed,
  entry: StateEntry | undefined,
  object: WantedObject | undefined
): StateEntry {
  const headers = entry?.headers ?? object?.headers ?? { contentType: '', cacheControl: '' }
  const departedAt = entry?.departedAt
  return { size, etag, sha256: '', headers, ...(departedAt !== undefined && { departedAt }) }
}
