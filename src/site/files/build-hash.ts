import { isPage } from '../pages/pages.ts'

/** Builds put these characters between the hash and the other parts of a file name. */
const SEPARATORS = /[-._~]/

/**
 * Returns true if a file never changes because its name contains a hash of its content. Browsers cache such files
 * for a year, so the check is strict: the hash must contain letters and digits, which excludes words and dates.
 */
export function isImmutable(path: string): boolean {
  if (isPage(path)) return false
  // In folders other than these three, such as the one named after the build id, a file can change without a new path.
  const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1]
  if (nextFolder !== undefined) return ['chunks', 'css', 'media'].includes(nextFolder)
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name
    .split(SEPARATORS)
    .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part))
}

/** Maximum length of a file name. Also limits the time of the patterns below, which is quadratic in the length. */
const MAX_NAME = 255
/** A quick first test, since most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g
/** A hash of eight characters before the extension, as in files from Vite and esbuild. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/
/** The folder that Next.js names after the build. All other folders below `_next/static/` have fixed names. */
const BUILD_ID =
  /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/

/**
 * Removes the hash and the query that a build adds to a file's address, so that a new build of the same content has the
 * same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Does not change page addresses. Removing text
 * that is not a hash does not affect the published site.
 */
export function withoutBuildHash(target: string): string {
  if (!MAY_BE_FILE.test(target)) return target
  const query = target.search(/[?#]/)
  const path = query < 0 ? target : target.slice(0, query)
  if (!EXTENSION.test(path.slice(-9))) return target
  const start = path.lastIndexOf('/') + 1
  if (path.length - start > MAX_NAME) return target
  const folder = path.slice(0, start).replace(BUILD_ID, '$1')
  return folder + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1')
}
