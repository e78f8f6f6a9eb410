import * as z from 'zod/mini'
import { PROBE_VERSION } from '../../s3/conditional-writes.ts'
import { Failure } from '../../runtime/failure.ts'
import { getObject } from '../../s3/objects.ts'
import { problemOfKey } from '../../s3/bucket-address.ts'
import type { Store } from '../../s3/store.ts'
import { listText } from '../../site/records/export-files.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** Destination of a site: a bucket, and the prefix of its objects. */
export interface Destination {
  store: Store
  prefix: string
}

/** The headers that an object is served with. Two objects with equal bytes and other headers are not the same. */
export interface ObjectHeaders {
  contentType: string
  cacheControl: string
}

export interface StateEntry {
  size: number
  /** Empty when it is not known which bytes the object has. */
  sha256: string
  /** Empty while the upload of the object is not known to be complete. */
  etag: string
  headers: ObjectHeaders
  /** When the object was no longer part of the site, in milliseconds since 1970. */
  departedAt?: number | undefined
  /** A page that only leads to another one. */
  isRedirect?: boolean | undefined
}

export interface State {
  /**
   * - `in progress`: uploads have begun. Which of them arrived is not known: the next run has to check.
   * - `uploaded`: every object of the site is as the state says; removals and purges may be outstanding.
   * - `done`
   */
  status: 'in progress' | 'uploaded' | 'done'
  run: string
  /** Counts the writes of that run, so that it recognizes its own when a response was lost. */
  step: number
  /** By the store's clock: a state that was written later was not protected by a lease. 0 without conditional writes. */
  leaseUntil: number
  /**
   * The run took over from one that may have been suspended, whose last requests can still arrive: the next run
   * compares every object once.
   */
  compareAgain: boolean
  /** Whether the store implements conditional writes; undefined when it was not probed as this release does. */
  hasConditions: boolean | undefined
  hasOpaqueEtags: boolean
  objects: Map<string, StateEntry>
  /**
   * Paths that are still to be purged, by purge target such as `cloudfront:E123`. `*` means all of the site. A target
   * with nothing to purge has an empty list, so that a new target can be told from a known one.
   */
  pendingPurges: Map<string, string[]>
}

export const STATE_FOLDER = '.static-export/'
export const STATE_PATH = `${STATE_FOLDER}state.json`
export const PROBE_PATH = `${STATE_FOLDER}probe`
const STATE_VERSION = 1
/** All files in that folder are served with these. */
export const FILE_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

export interface FoundState {
  /** Undefined when there is none or it cannot be understood. */
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
  // Another run may have held the target at that time: what this one says about objects is not certain.
  const { hasConditions, leaseUntil } = state
  const isLate = hasConditions !== false && found.modifiedAt !== undefined && found.modifiedAt > leaseUntil
  const status = isLate || state.compareAgain ? 'in progress' : state.status
  return { state: { ...state, status }, etag: found.etag, isDamaged: false }
}

const versionSchema = z.object({ stateVersion: z.int() })

/** Fields that this version does not know would be lost. */
function assertNotNewer(body: Buffer, key: string): void {
  const { stateVersion = 0 } = parseObject(versionSchema, body) ?? {}
  if (stateVersion > STATE_VERSION)
    throw new Failure(
      'state-version',
      `The state ${key} in the bucket has version ${stateVersion}, and this action knows version ${STATE_VERSION}.`
    )
}

/** Writes a line per object, sorted by path: readable, and comparable line by line. `origin`: of the store. */
export function serializeState({ objects, pendingPurges, ...about }: State, origin: string): Buffer {
  const sorted = [...objects].sort(([a], [b]) => compareText(a, b))
  const lines = sorted.map(([path, entry]) => ({ path, ...entry, isRedirect: entry.isRedirect || undefined }))
  const purges = Object.fromEntries(pendingPurges)
  const head = { stateVersion: STATE_VERSION, ...about, probe: probeOf(origin), pendingPurges: purges }
  return Buffer.from(
    `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  ${listText('objects', lines)}\n}\n`
  )
}

/** A bucket may be copied to another store with its state. */
function probeOf(origin: string): string {
  return `${PROBE_VERSION} ${origin}`
}

const count = z.int().check(z.nonnegative())

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
      // Paths become keys of delete requests: one outside the prefix is rejected here.
      path: z
        .string()
        .check(z.refine(path => problemOfKey(path) === undefined && !path.startsWith(STATE_FOLDER))),
      size: count,
      sha256: z.string(),
      etag: z.string(),
      headers: z.object({ contentType: z.string(), cacheControl: z.string() }),
      departedAt: z.optional(z.number()),
      isRedirect: z.optional(z.boolean())
    })
  )
})

/** Undefined for anything that `serializeState` does not write: the bucket is not ours alone. */
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
