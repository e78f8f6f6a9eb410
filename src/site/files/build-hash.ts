import { isPage } from '../pages/pages.ts'

/** Parts of a file name; a build puts its hash between two of these characters. */
const SEPARATORS = /[-._~]/

/**
 * Whether the bytes behind this name never change, because the name contains a hash of them. Strict: readers keep such
 * a file for a year. Words and dates have only letters or only digits.
 */
export function isImmutable(path: string): boolean {
  if (isPage(path)) return false
  // Other folders below `_next/static/` are named after the build, and its id may be a constant.
  const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1]
  if (nextFolder !== undefined) return ['chunks', 'css', 'media'].includes(nextFolder)
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name
    .split(SEPARATORS)
    .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part))
}

/** File systems allow no longer names, and the patterns below take quadratic time. */
const MAX_NAME = 255
/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/
/** The folder that Next.js names after the build: every other folder below `_next/static/` has a fixed name. */
const BUILD_ID =
  /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/

/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 * A wrong guess changes nothing for readers.
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
