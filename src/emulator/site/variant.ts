import { hash } from 'node:crypto'

/** Differences of an exported site from the normal one, for tests of link checks and comparisons. */
export interface SiteVariant {
  /** Files in addition to those of the site, or instead of them, by path. */
  files?: Record<string, string>
  /** Names of assets and page data depend on it, so that every page differs between two builds. */
  buildId?: string
  changedPages?: string[]
  /** The path that the site is built for: `/docs`, `/documentation`, or by default none. */
  basePath?: string
}

export const DEFAULT_BUILD_ID = 'emulator'

/** `_next/static/css/3f9a2c1b8e7d4a06.css`, as Next.js names it. */
export function assetPath(folder: string, extension: string, content: string, buildId: string): string {
  const digest = hash('sha256', buildId + content)
  // With both a letter and a digit: otherwise tools do not recognize a hash in the name.
  return `_next/static/${folder}/a0${digest.slice(0, 14)}.${extension}`
}
