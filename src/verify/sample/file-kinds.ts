import { isImmutable } from '../../site/files/build-hash.ts'

export const STYLE_SHEET = /\.css$/i
export const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i

/** Whether a file can have other bytes because hosts and CDNs optimize it. */
export function isOptimized(path: string): boolean {
  return /\.m?js$/i.test(path) || STYLE_SHEET.test(path) || IMAGE.test(path)
}

/** Whether a file has other content only under another name, because its address contains a build hash or id. */
export function hasBuildName(path: string): boolean {
  return isImmutable(path) || /(?:^|\/)_next\/static\//.test(path)
}
