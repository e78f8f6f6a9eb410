import { createHash } from 'node:crypto'

/** A CloudFront function is named after its stack and region, in at most 64 characters. */
const MAX_NAME = 34

/**
 * A name for stack, bucket and Worker that no other repository gets. A digest tells repositories apart whose names differ
 * only in what such a name cannot have, or in where the owner ends.
 */
export function resourceName(repository: string): string {
  const full = repository.toLowerCase()
  const name = `docs-${full.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')}`
  if (/^[a-z0-9]+\/[a-z0-9]+$/.test(full) && name.length <= MAX_NAME) return name
  const digest = createHash('sha256').update(full).digest('hex').slice(0, 6)
  return `${name.slice(0, MAX_NAME - digest.length - 1).replace(/-+$/, '')}-${digest}`
}

/** The region of the bucket that a pipeline of GitLab publishes to. */
export const REGION = 'us-east-1'

/** The environment of the jobs that publish. */
export const ENVIRONMENT = 'docs'
