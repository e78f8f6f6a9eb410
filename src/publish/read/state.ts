import * as z from 'zod/mini'
import { PROBE_VERSION } from '../../s3/conditional-writes.ts'
import { Failure } from '../../runtime/failure.ts'
import { getObject } from '../../s3/objects.ts'
import { problemOfKey } from '../../s3/bucket-address.ts'
import type { Store } from '../../s3/store.ts'
import { listText } from '../../site/records/export-files.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** Site destination: a bucket, and the prefix for the site objects. */
export interface Destination {
  store: Store
  prefix: string
}

/** Headers that an object is served with. An object with equal bytes but different headers is uploaded again. */
export interface ObjectHeaders {
  contentType: string
  cacheControl: string
}

export interface StateEntry {
  size: number
  /** Empty if the object bytes are unknown. */
  sha256: string
  /** Empty until the store has confirmed the upload. */
  etag: string
  headers: ObjectHeaders
  /** Time at which the object was removed from the site, in milliseconds since 1970. */
  departedAt?: number | undefined
  /** Whether the object is a page that only redirects to another page. */
  isRedirect?: boolean | undefined
}

export interface State {
  /**
   * - `in progress`: uploads have begun. The next run has to check which uploads succeeded.
   * - `uploaded`: the state describes every object of the site; removals and purges may be pending.
   * - `done`: the run has finished.
   */
  status: 'in progress' | 'uploaded' | 'done'
  run: string
  /** Counts the state writes of the run, so that the run recognizes its latest state after a lost response. */
  step: number
  /** End of the lease by the store's clock; 0 without conditional writes. A state written later is uncertain. */
  leaseUntil: number
  /**
   * Whether the next run has to compare every object, because late requests of a run that lost its lease can still
   * change objects.
   */
  compareAgain: boolean
  /** Whether the store implements conditional writes; undefined if the current version has not probed the store. */
  hasConditions: boolean | undefined
  hasOpaqueEtags: boolean
  objects: Map<string, StateEntry>
  /**
   * Paths that remain to be purged, by purge target such as `cloudfront:E123`. `*` means the whole site. A known target
   * with nothing to purge has an empty list, which distinguishes it from a new target.
   */
  pendingPurges: Map<string, string[]>
}

export const STATE_FOLDER = '.static-export/'
export const STATE_PATH = `${STATE_FOLDER}state.json`
export const PROBE_PATH = `${STATE_FOLDER}probe`
const STATE_VERSION = 1
/** Headers for all files in `STATE_FOLDER`. */
export const FILE_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export interface FoundState {
  /** Undefined if the state is missing or invalid. */
  state: State | undefined
  etag: string | undefined
  isDamaged: boolean
}

export async function readState(store: Store, prefix: string, signal?: AbortSignal): Promise<FoundState> {
  const found = await getObject(store, prefix + STATE_PATH, signal)
  if (found === undefined) return { state: undefined, etag: undefined, isDamaged: false }
  const state = parseState(found.body, store.place.origin)
  if (state === undefined) {
    assertNotNewer(found.body, prefix + STATE_PATH)
    return { state, etag: found.etag, isDamaged: true }
  }
  if (state.hasOpaqueEtags && store.etags === 'unknown') store.etags = 'opaque'
  // A state written after the end of its lease is uncertain, because another run may have had the lease by then.
  const { hasConditions, leaseUntil } = state
  const isLate = hasConditions !== false && found.modifiedAt !== undefined && found.modifiedAt > leaseUntil
  const status = isLate || state.compareAgain ? 'in progress' : state.status
  return { state: { ...state, status }, etag: found.etag, isDamaged: false }
}

const versionSchema = z.object({ stateVersion: z.int() })

/** Rejects a newer state, because this version would remove fields that it does not know. */
function assertNotNewer(body: Buffer, key: string): void {
  const { stateVersion = 0 } = parseObject(versionSchema, body) ?? {}
  if (stateVersion > STATE_VERSION)
    throw new Failure(
      'state-version',
      `The state ${key} in the bucket has version ${stateVersion}, but this action supports version ${STATE_VERSION}.`
    )
}

/** Writes one line per object, sorted by path, for readable diffs. `origin` is the store's origin. */
export function serializeState({ objects, pendingPurges, ...about }: State, origin: string): Buffer {
  const sorted = [...objects].sort(([a], [b]) => compareText(a, b))
  const lines = sorted.map(([path, entry]) => ({ path, ...entry, isRedirect: entry.isRedirect || undefined }))
  const purges = Object.fromEntries(pendingPurges)
  const head = { stateVersion: STATE_VERSION, ...about, probe: probeOf(origin), pendingPurges: purges }
  return Buffer.from(
    `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  ${listText('objects', lines)}\n}\n`
  )
}

/** The result contains the origin, because a bucket and its state may be copied to another store. */
function probeOf(origin: string): string {
  return `${PROBE_VERSION} ${origin}`
}

const count = z.int().check(z.nonnegative())

/** A later time, with the longest `keep-removed` added, could exceed the maximum `Date`. */
const time = z.number().check(z.nonnegative(), z.lte(Date.UTC(9999, 0)))

/** Stores limit all headers of an object together to 8 kB. */
const MAX_HEADER = 8000

/** A value that can be sent again, because the charset of an unchanged file is taken from its entry. */
const header = z.string().check(z.maxLength(MAX_HEADER), z.regex(/^[\x20-\x7e]*$/))

const stateSchema = z.object({
  stateVersion: z.literal(STATE_VERSION),
  status: z.enum(['in progress', 'uploaded', 'done']),
  run: z.string(),
  step: count,
  leaseUntil: z.number(),
  compareAgain: z.boolean(),
  hasConditions: z.optional(z.boolean()),
  hasOpaqueEtags: z.boolean(),
  probe: z.string(),
  pendingPurges: z.record(z.string(), z.array(z.string().check(z.regex(/^(\/|\*$)/)))),
  objects: z.array(
    z.object({
      // Paths become keys of delete requests, so a path outside the prefix is rejected here.
      path: z
        .string()
        .check(z.refine(path => problemOfKey(path) === undefined && !path.startsWith(STATE_FOLDER))),
      size: count,
      sha256: z.string(),
      etag: z.string(),
      headers: z.object({ contentType: header, cacheControl: header }),
      departedAt: z.optional(time),
      isRedirect: z.optional(z.boolean())
    })
  )
})

/** Returns undefined for content that `serializeState` did not write: other programs can also write to the bucket. */
export function parseState(bytes: Buffer, origin: string): State | undefined {
  const read = parseObject(stateSchema, bytes)
  if (read === undefined) return undefined
  const { stateVersion: _, probe, ...about } = read
  const objects = new Map(read.objects.map(({ path, ...entry }) => [path, entry]))
  const hasConditions = probe === probeOf(origin) ? read.hasConditions : undefined
  return { ...about, hasConditions, objects, pendingPurges: new Map(Object.entries(read.pendingPurges)) }
}

export function parseObject<T extends z.ZodMiniType>(schema: T, bytes: Buffer): z.infer<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString())).data
  } catch {
    return undefined
  }
}
