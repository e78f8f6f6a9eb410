import { startJsonServer } from '../../__tests__/servers/json-server.ts'

/** Starts a stand-in for the service. It completes every job immediately and returns `bundleUrl` as the link. */
export async function startCompletedService(bundleUrl: string) {
  const server = await startJsonServer(({ method }) => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    const completed = { status: 'completed', prLink: 'https://github.com/o/r/pull/7' }
    return [200, method === 'GET' ? completed : { jobId: 'job-1', bundleUrl, expiresAt }]
  })
  return {
    /** Inputs for an action that uses this service. */
    inputs: {
      'INPUT_BASE-URL': server.url,
      'INPUT_API-KEY': 'key_of_the_stand_in',
      INPUT_DOMAIN: 'docs.example.com'
    },
    [Symbol.asyncDispose]: server[Symbol.asyncDispose]
  }
}
