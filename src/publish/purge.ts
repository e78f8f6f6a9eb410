import { type CloudFront, purgeCloudFront } from '../cdn/cloudfront.ts'
import { type Cloudflare, purgeCloudflare } from '../cdn/cloudflare.ts'
import { absolutePaths, EVERYTHING } from '../cdn/paths.ts'
import type { CdnContext } from '../cdn/request.ts'

/** One line of the input `purge`, with all that its CDN needs. `name` is the line itself. */
export type PurgeTarget =
  ({ kind: 'cloudfront'; name: string } & CloudFront) | ({ kind: 'cloudflare'; name: string } & Cloudflare)

export interface PurgeInputs {
  targets: PurgeTarget[]
  /** Path of `site-url`. */
  sitePath: string
  maxPaths: number
}

/** What each CDN has to forget: what earlier runs still owe, and the addresses that change now. */
export function owedPurges(
  earlier: ReadonlyMap<string, string[]>,
  changed: string[],
  { targets, sitePath, maxPaths }: PurgeInputs
): Map<string, string[]> {
  const now = absolutePaths(changed, sitePath, maxPaths)
  const owed = new Map<string, string[]>()
  for (const { name } of targets) {
    const all = [...new Set([...(earlier.get(name) ?? []), ...now])].sort()
    if (all.length === 0) continue
    owed.set(name, all.includes(EVERYTHING) || all.length > maxPaths ? [EVERYTHING] : all)
  }
  return owed
}

/** Purges CDN after CDN, and deletes from `owed` what is done. Returns the number of paths. */
export async function purgeAll(
  owed: Map<string, string[]>,
  targets: PurgeTarget[],
  context: CdnContext
): Promise<number> {
  let count = 0
  for (const target of targets) {
    const paths = owed.get(target.name)
    if (paths === undefined) continue
    count +=
      target.kind === 'cloudfront'
        ? await purgeCloudFront(target, paths, context)
        : await purgeCloudflare(target, paths, context)
    owed.delete(target.name)
  }
  return count
}
