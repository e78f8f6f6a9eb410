import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { SiteProblem } from './problems.ts'

/** How an exported site differs from the normal one, for tests of link checks and comparisons. */
export interface SiteVariant {
  /** Adds one page per problem; see `SITE_PROBLEMS`. */
  problems?: SiteProblem[]
  /** Gives assets hashed names that depend on this id, so that every page differs between two builds. */
  buildId?: string
  /** Adds a sentence to these pages. */
  changedPages?: string[]
}

/** `site.css`, or `assets/site-3f9a2c1b8e7d.css` in a build with an id. */
export function assetPath(name: string, content: string, { buildId }: SiteVariant): string {
  if (buildId === undefined) return name
  const extension = extname(name)
  return `assets/${name.slice(0, -extension.length)}-${buildHash(buildId + content)}${extension}`
}

/** Twelve hex digits with both letters and digits: otherwise tools do not recognize a hash in the name. */
function buildHash(text: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const hash = createHash('sha256').update(`${attempt}\n${text}`).digest('hex').slice(0, 12)
    if (/\d/.test(hash) && /[a-f]/.test(hash)) return hash
  }
}
