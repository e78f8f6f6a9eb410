/**
 * A path of the site as browsers write it into a request: `/lang/c++` and `/@scope/pkg` stay as they are. To a host or
 * a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
export function encodePath(path: string): string {
  return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent)
}

/** A path of a repository, for programs that accept only what the standard allows: `[slug].mdx` is encoded. */
export function encodeStrictly(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/')
}
