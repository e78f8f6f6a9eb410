// Asked before an export starts, so that nobody waits for half an hour to be told that a name is wrong.

const FORBIDDEN = '" : < > | * ? \\ /'

// The archive on disk gets this name too, with an extension, and is written under a longer one beside it.
const MAX_BYTES = 200

/** What is wrong with the name of an artifact; undefined when the service takes it. */
export function checkArtifactName(name: string): string | undefined {
  if (name.trim() === '') return 'it is empty'
  const forbidden = /[":<>|*?\\/]/.exec(name)?.[0]
  if (forbidden !== undefined)
    return `it contains ${forbidden} (not allowed are ${FORBIDDEN} and line breaks)`
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001F]/.test(name)) return 'it contains a line break or another control character'
  if (Buffer.byteLength(name) > MAX_BYTES) return `it is longer than ${MAX_BYTES} bytes`
  return undefined
}

/** The artifact service exists on github.com and on GitHub Enterprise Cloud, not on Enterprise Server. */
export function artifactsAvailable(serverUrl: string): boolean {
  const host = URL.parse(serverUrl)?.hostname ?? ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}
