import { Link } from '../src/export/job/link.ts'
import type { Log } from '../src/runtime/log.ts'
import type { RetryContext } from '../src/runtime/http/retry.ts'

const nothing = () => undefined

export const silentLog: Log = {
  info: nothing,
  debug: nothing,
  notice: nothing,
  warning: nothing,
  mask: nothing,
  group: async (_, stage) => await stage()
}

/** Returns a link that never expires. */
export async function linkTo(url: string, context: RetryContext): Promise<Link> {
  const body = { bundleUrl: url, expiresAt: new Date(8e15), sizeBytes: undefined }
  return await Link.request(
    {
      jobId: 'bench',
      service: { createBundle: () => Promise.resolve({ body, clockSkewMs: 0 }) },
      baseUrl: new URL(url),
      pollIntervalMs: 1000,
      maskUrl: false,
      waitForJob: () => Promise.resolve(),
      publish: nothing
    },
    context
  )
}
