import { isPage } from '../pages/pages.ts'
import type { LeftOutFile } from './left-out.ts'

// `mint export` copies almost every file from the source folder into the site.

/** Extensions of sources and build files, which remain in the site only if a page links to them. */
const ENDINGS = new Set(
  [
    'astro c cc cjs cpp cs cts go h hpp ipynb java jsx kt less lua mdx mts php pl pyc py rb rs sass scala scss sql',
    'svelte swift ts tsx vue',
    'bash bat cmd command fish ps1 sh zsh',
    'lock lockb',
    // Archives and backups. `.gz` is not listed, since a sitemap can be a `.gz` file.
    '7z bak bz2 rar tar tar.gz tgz xz zip zst'
  ].flatMap(line => line.split(' '))
)

const NAMES = /^(?:Dockerfile|Makefile)(?:\.[^.]+)?$|^(?:package-lock\.json|npm-shrinkwrap\.json|go\.sum)$/i

/** The web server in a `mint export` archive, and two programs that start the server. */
export const LAUNCHERS = ['serve.js', 'Start Docs.command', 'Start Docs.bat']

/** Returns the files in a `mint export` archive that do not belong to the site unless a page links to them. */
export function projectFiles(paths: readonly string[]): Map<string, LeftOutFile['reason']> {
  const files = new Set(paths)
  const nested = nestedSites(files)
  const found = new Map<string, LeftOutFile['reason']>()
  for (const path of paths) {
    const reason = path.startsWith('_next/') ? undefined : reasonOf(path, files, nested)
    if (reason !== undefined) found.set(path, reason)
  }
  return found
}

function reasonOf(
  path: string,
  files: ReadonlySet<string>,
  nested: ReadonlySet<string>
): LeftOutFile['reason'] | undefined {
  if (nestedSiteOf(path, nested) !== undefined) return 'nested-site'
  if (path.startsWith('_mintlify/')) return 'service'
  const name = path.slice(path.lastIndexOf('/') + 1)
  const folder = path.slice(0, -name.length)
  const isLauncher =
    LAUNCHERS.includes(name) && LAUNCHERS.some(other => other !== name && files.has(folder + other))
  if (isLauncher) return 'launcher'
  if (/(?:^|\/)_snippets\//.test(path)) return 'project-file'
  if (isPage(path)) return undefined
  const [, ending = ''] = /\.(tar\.gz|[^.]+)$/i.exec(name) ?? []
  return NAMES.test(name) || ENDINGS.has(ending.toLowerCase()) ? 'project-file' : undefined
}

/** Returns the folders that contain another site, such as the result of an earlier build. */
export function nestedSites(files: ReadonlySet<string>): Set<string> {
  const folders = [...files].flatMap(path => /^(.+?)\/_next\/static\//.exec(path)?.[1] ?? [])
  return new Set(folders.filter(folder => files.has(`${folder}/index.html`)))
}

/** Returns the outermost nested site that contains the file. */
export function nestedSiteOf(path: string, nested: ReadonlySet<string>): string | undefined {
  if (nested.size === 0) return undefined
  const folders = path.split('/').slice(0, -1)
  const depth = folders.findIndex((_, i) => nested.has(folders.slice(0, i + 1).join('/')))
  return depth < 0 ? undefined : folders.slice(0, depth + 1).join('/')
}
