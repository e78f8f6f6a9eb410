/** A path of a repository, for programs that accept only what the standard allows: `[slug].mdx` is encoded. */
export function encodeStrictly(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/')
}
