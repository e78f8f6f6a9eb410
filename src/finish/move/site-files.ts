import type { SiteMap } from '../../site/addresses/site-map.ts'
import { applyPageEdits } from '../flight/flight.ts'
import { movedAddress, movedStyles } from './addresses.ts'
import { moveMarkup } from './markup.ts'
import { movedDestination } from './redirects.ts'

/** Names of web app manifest fields that contain addresses, at any depth. */
const MANIFEST_ADDRESS = /^(?:scope|start_url|src|url|id|action)$/

const SVG_STYLE = /<style\b[^>]*>[^]*?<\/style>/gi
const SVG_STYLE_ATTRIBUTE =
  /(\s(?:clip-path|cursor|fill|filter|marker[\w-]*|mask|stroke)=["'])(url\([^"']*)/gi

/** Source, query parameters and destination of a redirect, in a line of `_redirects`. */
const HOST_RULE = /^([ \t]*)([^#\s]\S*)((?:[ \t]+[\w-]+=\S+)*[ \t]+)(\S+)/gm

const WITH_ADDRESSES = /\.(?:css|svg|xhtml|xht|webmanifest)$|(?:^|\/)(?:manifest\.json|browserconfig\.xml)$/i

/** Whether a file that is neither a page nor a script of the client can contain addresses to move. */
export function isMovedFile(path: string): boolean {
  return path === '_redirects' || WITH_ADDRESSES.test(path)
}

/** Adds `base` to the addresses in a file, such as a style sheet. Returns undefined for files without addresses. */
export function moveSiteFile(
  path: string,
  source: Buffer,
  base: string,
  site: SiteMap
): Buffer | string | undefined {
  if (!isMovedFile(path)) return undefined
  if (/\.svg$/i.test(path)) return movedSvg(source, base)
  if (/\.(?:xhtml|xht)$/i.test(path)) return movedXhtml(source, base)
  const text = source.toString('latin1')
  if (path === '_redirects')
    return text.replace(
      HOST_RULE,
      (_, indent: string, from: string, space: string, to: string) =>
        indent + movedAddress(from, base) + space + movedDestination(to, { base, site })
    )
  if (/\.css$/i.test(path)) return movedStyles(text, base)
  if (/\.xml$/i.test(path))
    return text.replace(
      /(\ssrc=")([^"]*)/g,
      (_, start: string, src: string) => start + movedAddress(src, base)
    )
  return movedManifest(text, base)
}

/** The end of an empty element that has no end tag in XHTML, although HTML would read its text up to an end tag. */
const EMPTY_ELEMENT = /(?<=<(?:iframe|noscript|script|style|textarea|title)\b[^<>]*\/>)/i

/** Moves the parts around empty elements separately, because the markup is read as HTML. */
function movedXhtml(source: Buffer, base: string): Buffer {
  const parts = source.toString('latin1').split(EMPTY_ELEMENT)
  const moved = parts
    .map(part => Buffer.from(part, 'latin1'))
    .map(part => applyPageEdits(part, moveMarkup(part, base).edits))
  return Buffer.concat(moved)
}

/** Changes style sheets separately, because they are raw text only in HTML and not in SVG files. */
function movedSvg(source: Buffer, base: string): Buffer {
  const moved = applyPageEdits(source, moveMarkup(source, base).edits).toString('latin1')
  const styled = moved
    .replace(SVG_STYLE, styles => movedStyles(styles, base))
    .replace(SVG_STYLE_ATTRIBUTE, (_, start: string, value: string) => start + movedStyles(value, base))
  return Buffer.from(styled, 'latin1')
}

/** Adds `base` to the addresses in a web app manifest. An invalid manifest remains unchanged. */
function movedManifest(text: string, base: string): string {
  try {
    const move = (key: string, value: unknown) =>
      typeof value === 'string' && MANIFEST_ADDRESS.test(key) ? movedAddress(value, base) : value
    return JSON.stringify(JSON.parse(text.replace(/^\xef\xbb\xbf/, ''), move))
  } catch {
    return text
  }
}
