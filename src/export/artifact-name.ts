const FORBIDDEN = '" : < > | * ? \\ /'

// The archive on disk has this name too, with an extension, and its temporary file has a longer one.
const MAX_BYTES = 200

/** What is wrong with the name of an artifact; undefined if the artifact service accepts it. */
export function checkArtifactName(name: string): string | undefined {
  if (name.trim() === '') return 'it is empty'
  const forbidden = /[":<>|*?\\/]/.exec(name)?.[0]
  if (forbidden !== undefined)
    return `it contains ${forbidden} (these are not allowed: ${FORBIDDEN} and line breaks)`
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001F]/.test(name)) return 'it contains a line break or another control character'
  if (Buffer.byteLength(name) > MAX_BYTES) return `it is longer than ${MAX_BYTES} bytes`
  return undefined
}

/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
export function artifactsAvailable(serverUrl: string): boolean {
  const host = URL.parse(serverUrl)?.hostname ?? ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}
