import { hash } from 'node:crypto'

/** Changes to the default site that the emulator exports, for tests of link checks and comparisons. */
export interface SiteVariant {
  /** Files to add or replace, by path. */
  files?: Record<string, string>
  /** Affects asset names and is part of each page, so that two builds with different ids differ in all pages. */
  buildId?: string
  changedPages?: string[]
  /** Base path of the site: `/docs` or `/documentation`; default: none. */
  basePath?: string
  /** What the search bar says instead of what an exported site says. */
  searchNote?: string
}

export const DEFAULT_BUILD_ID = 'emulator'

/** Returns a path in the style of Next.js, such as `_next/static/css/3f9a2c1b8e7d4a06.css`. */
export function assetPath(folder: string, extension: string, content: string, buildId: string): string {
  const digest = hash('sha256', buildId + content)
  // `a0` ensures a letter and a digit: without both, tools do not recognize the hash.
  return `_next/static/${folder}/a0${digest.slice(0, 14)}.${extension}`
}
