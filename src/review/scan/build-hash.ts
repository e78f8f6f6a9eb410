/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/

/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 */
export function withoutBuildHash(target: string): string {
  if (!MAY_BE_FILE.test(target)) return target
  const query = target.search(/[?#]/)
  const path = query < 0 ? target : target.slice(0, query)
  if (!EXTENSION.test(path.slice(-9))) return target
  const start = path.lastIndexOf('/') + 1
  return path.slice(0, start) + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1')
}
