import { createHash } from 'node:crypto'

/** A CloudFront function name has at most 64 characters: this name, the region and a suffix (`-viewer-response`). */
const MAX_NAME = 33

/**
 * Returns a unique name for the stack, bucket or Worker of a repository. A digest distinguishes repositories whose
 * names differ only in characters that a resource name cannot contain, or in the position of the slash.
 */
export function resourceName(repository: string): string {
  const full = repository.toLowerCase()
  const name = `docs-${full.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')}`
  if (/^[a-z0-9]+\/[a-z0-9]+$/.test(full) && name.length <= MAX_NAME) return name
  const digest = createHash('sha256').update(full).digest('hex').slice(0, 6)
  return `${name.slice(0, MAX_NAME - digest.length - 1).replace(/-+$/, '')}-${digest}`
}

/** Region of the bucket that a GitLab pipeline uses. */
export const REGION = 'us-east-1'

/** Environment for the jobs that publish. */
export const ENVIRONMENT = 'docs'
