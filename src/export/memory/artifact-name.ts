import type { GitHubContext } from '../inputs/github-context.ts'

/** The artifact with the manifest. Tags have names of their own: each of them is a branch with one export. */
export function manifestArtifactName(domain: string, { branch }: Pick<GitHubContext, 'branch'>): string {
  return `static-export-manifest-${domain}${branch === undefined ? '-tags' : ''}`
}
