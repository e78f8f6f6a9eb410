import type { RunContext } from '../../runtime/context.ts'
import type { LocalFile } from '../../s3/file-body.ts'
import { headOf, type ListedObject, listObjects, type ObjectHeaderFields } from '../../s3/objects.ts'
import { md5In, newMd5 } from '../../s3/etag.ts'
import { digestFiles } from './digest.ts'
import { type Destination, type ObjectHeaders, type State, STATE_FOLDER, type StateEntry } from './state.ts'

type WantedObject = LocalFile & Pick<StateEntry, 'headers'> & { path: string }

export type Listed = Pick<ListedObject, 'size' | 'etag'>

export interface KnownObjects {
  known: Map<string, StateEntry>
  /** Listed objects that are in the state or in the site. Empty if the bucket was not listed. */
  listed: ReadonlyMap<string, Listed>
}

/**
 * Returns the objects that the bucket has before a run. With the status `done`, the state is trusted. With `uploaded`,
 * removals may have begun, so removed objects are checked. With any other status, all objects are checked.
 */
export async function knownObjects(
  bucket: Destination,
  wanted: WantedObject[],
  state: State | undefined,
  context: Pick<RunContext, 'signal' | 'log'>
): Promise<KnownObjects> {
  if (state?.status === 'done') return { known: state.objects, listed: new Map() }
  if (state?.status === 'uploaded') return await withoutLostObjects(bucket, state.objects)
  return await context.log.group(
    'Comparing the site with the bucket',
    async () => await compare(bucket, wanted, state?.objects ?? new Map<string, StateEntry>(), context)
  )
}

async function withoutLostObjects(
  bucket: Destination,
  entries: ReadonlyMap<string, StateEntry>
): Promise<KnownObjects> {
  const known = new Map(entries)
  const departed = new Map([...entries].filter(([, { departedAt }]) => departedAt !== undefined))
  if (departed.size === 0) return { known, listed: new Map() }
  const listed = await listBelow(bucket, path => departed.has(path))
  for (const path of departed.keys()) if (!listed.has(path)) known.delete(path)
  return { known, listed }
}

/**
 * Counts an object as uploaded if it has the same bytes as its file in the site. Ignores objects that are neither in
 * the state nor in the site, so no run removes them. Keeps entries of removed objects for `ownerOf` to compare.
 */
async function compare(
  bucket: Destination,
  wanted: WantedObject[],
  entries: ReadonlyMap<string, StateEntry>,
  context: Pick<RunContext, 'signal'>
): Promise<KnownObjects> {
  const { store, prefix } = bucket
  const site = new Map(wanted.map(object => [object.path, object]))
  const found = await listBelow(bucket, path => site.has(path) || entries.has(path))

  const known = new Map<string, StateEntry>()
  const candidates: { object: WantedObject; entry: StateEntry | undefined; listed: Listed }[] = []
  for (const [path, listed] of found) {
    const entry = entries.get(path)
    const object = site.get(path)
    const isRecorded = entry !== undefined && entry.etag !== '' && entry.etag === listed.etag
    if (entry !== undefined && (object === undefined || isRecorded)) known.set(path, entry)
    else if (object !== undefined && object.size === listed.size && md5In(listed.etag) !== undefined)
      candidates.push({ object, entry, listed })
    else known.set(path, unknownBytes(listed, entry, object?.headers))
  }

  // Without MD5, for example in FIPS mode, all candidates are uploaded.
  const hashed = newMd5() === undefined ? [] : candidates.map(({ object }) => object)
  const digests = await digestFiles('md5', hashed, context.signal)
  await Promise.all(
    candidates.map(async ({ object, entry, listed }, i) => {
      if (digests[i]?.hex !== md5In(listed.etag))
        return void known.set(object.path, unknownBytes(listed, entry, object.headers))
      const { path, sha256 } = object
      // An interrupted run has uploaded these bytes. Unless `cacheControl` is empty, the run also uploaded the headers.
      if (entry?.sha256 === sha256 && entry.headers.cacheControl !== '')
        return void known.set(path, { ...entry, ...listed })
      const stored = await store.throttle.run(async () => await headOf(store, prefix + path))
      // The object was deleted after the listing.
      if (stored === 'missing') return
      const headers = stored === 'unknown' ? object.headers : headersIn(stored.headers)
      known.set(path, { ...listed, sha256, headers })
    })
  )
  return { known, listed: found }
}

function headersIn(stored: ObjectHeaderFields): ObjectHeaders {
  const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } = stored
  return { contentType, cacheControl }
}

async function listBelow(
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
  listed: Listed,
  entry: StateEntry | undefined,
  headers: ObjectHeaders = { contentType: '', cacheControl: '' }
): StateEntry {
  return { headers, ...entry, ...listed, sha256: '' }
}
