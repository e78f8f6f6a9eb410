import { type CloudFront, purgeCloudFront } from '../../cdn/cloudfront.ts'
import { type Cloudflare, purgeCloudflare } from '../../cdn/cloudflare.ts'
import type { NetworkContext } from '../../runtime/context.ts'

/** An entry in the input `purge`, with everything that the CDN needs. `name` is the entry text. */
export type PurgeTarget =
  | ({ kind: 'cloudfront'; name: string } & CloudFront)
  | ({ kind: 'cloudflare'; name: string } & Cloudflare)

/** Purges each CDN and sets its pending paths to `again`. Returns the number of purged paths; `*` counts as one. */
export async function purgeAll(
  pending: Map<string, string[]>,
  { targets, again }: { targets: PurgeTarget[]; again: string[] },
  context: NetworkContext & { now: () => number }
): Promise<number> {
  let count = 0
  for (const target of targets) {
    const paths = pending.get(target.name) ?? []
    if (paths.length === 0) continue
    if (target.kind === 'cloudfront') await purgeCloudFront(target, paths, context)
    else await purgeCloudflare(target, paths, context)
    count += paths.length
    pending.set(target.name, again)
  }
  return count
}
