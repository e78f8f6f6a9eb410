import { compareText } from '../../runtime/text/compare.ts'
import { SiteAddress } from '../addresses/site-address.ts'

// Rules for files that do not belong to the site. Exports, unextracted archives and publishing share these rules.

export interface LeftOutFile {
  path: string
  reason: 'dotfile' | 'credential' | 'launcher' | 'project-file' | 'nested-site' | 'service' | 'duplicate'
}

export function leftOutJson(files: readonly LeftOutFile[]): string {
  const sorted = [...files].sort((a, b) => compareText(a.path, b.path))
  return `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`
}

const SITE_DOTFILES = new Set(['.well-known', '.nojekyll', '.htaccess'])

/** Returns true if the file or one of its folders has a name that begins with a dot and is not meant for sites. */
export function isDotfile(path: string): boolean {
  return path.split('/').some(name => name.startsWith('.') && !SITE_DOTFILES.has(name.toLowerCase()))
}

/** Returns the path of each pattern that has no `*`. No rule leaves out a file with such a path. */
export function exactPaths(patterns: readonly { text: string }[]): Set<string> {
  return new Set(
    patterns.flatMap(({ text }) => (/^\/[^*]+$/.test(text) ? (SiteAddress.parse(text)?.path ?? []) : []))
  )
}
