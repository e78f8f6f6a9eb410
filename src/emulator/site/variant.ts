import { createHash } from 'node:crypto'

/** How an exported site differs from the normal one, for tests of link checks and comparisons. */
export interface SiteVariant {
  /** Files in addition to those of the site, or instead of them, by path. Without content, the file is left out. */
  files?: Record<string, string | undefined>
  /** Names of assets and page data depend on it, so that every page differs between two builds. */
  buildId?: string
  changedPages?: string[]
  /** The path that the site is built for: `/docs`, `/documentation`, or by default none. */
  basePath?: string
}

export const DEFAULT_BUILD_ID = 'emulator'

/** `_next/static/css/3f9a2c1b8e7d4a06.css`, as Next.js names it. */
export function assetPath(folder: string, extension: string, content: string, buildId: string): string {
  return `_next/static/${folder}/${buildHash(buildId + content)}.${extension}`
}

/** Sixteen hex digits with both letters and digits: otherwise tools do not recognize a hash in the name. */
function buildHash(text: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const hash = createHash('sha256').update(`${attempt}\n${text}`).digest('hex').slice(0, 16)
    if (/\d/.test(hash) && /[a-f]/.test(hash)) return hash
  }
}
