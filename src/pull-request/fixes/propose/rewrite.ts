import { posix } from 'node:path'
import { percentDecode } from '../../../runtime/text/percent-decode.ts'
import { SiteAddress } from '../../../site/addresses/site-address.ts'
import { PAGE_ENDING } from '../../../sources/page-file.ts'
import type { NamedPage } from '../../../sources/docs-addresses.ts'
import type { Move } from '../moved/moves.ts'

/** The page with the link, before and after the change. Relative addresses start from the page's folder. */
export interface LinkingPage {
  before: NamedPage
  after: NamedPage
  /** Whether the documentation has pages in a folder, such as `docs/`. */
  hasFolder: (folder: string) => boolean
}

const PARTS = /^((?:https?:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(?:#(.*))?$/is
/** Matches the extension and the trailing slashes in a link to a page. */
const ENDING = new RegExp(`(${PAGE_ENDING}|\\.html)?(/*)$`)

/**
 * Rewrites an address after a move. Relative addresses stay relative. The host, extension (but not `.mdx`), query, and any
 * anchor not in `ids` (new anchors by old anchor) do not change. Returns undefined if the meaning of the address is unclear.
 */
export function rewritten(
  written: string,
  { from, to }: Move,
  page: LinkingPage,
  ids: ReadonlyMap<string, string>
): string | undefined {
  const [, host = '', path = '', query = '', anchor] = PARTS.exec(written) ?? []
  const moved = path === '' && host === '' ? '' : movedPath(path, { from, to }, page, host !== '')
  if (moved === undefined) return undefined
  const id = anchor === undefined ? undefined : ids.get(percentDecode(anchor))
  const end = id === undefined ? (anchor ?? '') : encodeId(id)
  return host + moved + query + (anchor === undefined ? '' : `#${end}`)
}

function movedPath(
  path: string,
  { from, to }: Pick<Move, 'from' | 'to'>,
  { before, after, hasFolder }: LinkingPage,
  hasHost: boolean
): string | undefined {
  const decoded = SiteAddress.pathOf(path)
  const isAbsolute = path.startsWith('/')
  const [, ending = '', slashes = ''] = (to.kind === 'page' && ENDING.exec(decoded)) || []
  const name = decoded.slice(0, decoded.length - ending.length - slashes.length)
  // The service serves no page at an address with `.mdx`.
  const extension = ending.toLowerCase() === '.mdx' ? '' : ending
  const relativeTo = posix.dirname(before.file)
  const isRelative = !isAbsolute && isNamed(posix.join(relativeTo, name), from)
  // A link from the root can begin with the site's base path.
  const prefix = isRelative ? '' : prefixOf(name, from)
  if (prefix === undefined) return undefined
  const withIndex = ending === extension && name.endsWith('index') && from.endsWith('index')
  const target = nameOf(to, extension, withIndex)
  if (!isRelative) {
    // The prefix can also be a folder of the documentation. If so, the target must be in this folder.
    const isFolder = prefix !== '' && !hasHost && hasFolder(prefix)
    if (isFolder && !target.startsWith(prefix)) return undefined
    const start = (isAbsolute ? '/' : '') + (isFolder ? '' : prefix)
    return unlessSame(path, start + target + (target === '' ? '' : slashes))
  }
  const relative = posix.relative(posix.dirname(after.file), target)
  if (relative === '' || target === '') return undefined
  const start = path.startsWith('./') && !relative.startsWith('.') ? './' : ''
  return unlessSame(path, start + relative + slashes)
}

/** Returns the part of `name` before the page or file, or undefined if `name` does not end with that page or file. */
function prefixOf(name: string, from: string): string | undefined {
  const [found] = namesOf(from).filter(each => name === each || (each !== '' && name.endsWith(`/${each}`)))
  return found === undefined ? undefined : name.slice(0, name.length - found.length)
}

function isNamed(name: string, from: string): boolean {
  return namesOf(from).includes(name === '.' ? '' : name)
}

function namesOf(from: string): string[] {
  return [from, from.replace(/(^|\/)index$/, '')]
}

function nameOf(to: Move['to'], extension: string, withIndex: boolean): string {
  if (to.kind === 'file') return to.path
  const { page } = to
  return (withIndex || extension !== '' ? page.path : page.address.slice(1)) + extension
}

function unlessSame(path: string, moved: string): string {
  const encoded = new SiteAddress(moved).pathname.slice(1)
  if (SiteAddress.pathOf(path) === SiteAddress.pathOf(encoded)) return path
  // These characters can end an address in Markdown, in quotes, or in the settings, unless the author wrote them there.
  const written = encoded.replace(/[()'`]/g, character =>
    path.includes(character) ? character : `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )
  // Authors can write unencoded spaces in angle brackets and quotes.
  return path.includes(' ') ? written.replaceAll('%20', ' ') : written
}

function encodeId(id: string): string {
  return id.replace(/[\s()<>"'`%]/g, encodeURIComponent)
}
