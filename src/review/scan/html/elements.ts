import { elementCode } from './names.ts'
import type { PageRecord } from '../page-record.ts'
import { REFERENCE, type ReferenceKind } from '../reference-table.ts'
import { ATTRIBUTE, type TagReader } from './tag-reader.ts'

type Recorder = (tag: TagReader, page: PageRecord, found: number[]) => void

const RESOURCE_RELS =
  /(?:^|\s)(?:icon|stylesheet|modulepreload|apple-touch-icon|stylesheet|modulepreload|apple-touch-icon-precomposed|mask-icon|manifest|preload)(?:\s|$)/
const LINK_RELS = /(?:^|\s)(?:alternate|author|help|license|next|prefetch|prerender|prev|search)(?:\s|$)/

/** What each HTML element refers to. */
const HTML: Recorder[] = []
/** The same inside SVG. */
const SVG: Recorder[] = []

HTML[elementCode('a')] = (tag, page, found) => {
  add(tag, page, found, ATTRIBUTE.href, REFERENCE.link)
  addId(tag, page, found, ATTRIBUTE.name)
}
HTML[elementCode('area')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.href, REFERENCE.link)
HTML[elementCode('audio')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, REFERENCE.media)
HTML[elementCode('base')] = (tag, page) => {
  if (tag.has(ATTRIBUTE.href)) page.setBase(tag.start(ATTRIBUTE.href), tag.end(ATTRIBUTE.href))
}
HTML[elementCode('button')] = (tag, page, found) =>
  add(tag, page, found, ATTRIBUTE.formaction, REFERENCE.otherLink)
HTML[elementCode('embed')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, REFERENCE.frame)
HTML[elementCode('form')] = (tag, page, found) => {
  // A static host takes no POST: such a form belongs to another program.
  if (valueOf(tag, page, ATTRIBUTE.method) !== 'post')
    add(tag, page, found, ATTRIBUTE.action, REFERENCE.otherLink)
}
HTML[elementCode('frame')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, REFERENCE.frame)
HTML[elementCode('iframe')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, REFERENCE.frame)
HTML[elementCode('img')] = (tag, page, found) => {
  add(tag, page, found, ATTRIBUTE.src, REFERENCE.image)
  add(tag, page, found, ATTRIBUTE.srcset, REFERENCE.srcset)
}
// The HTML parser makes `img` of it.
HTML[elementCode('image')] = HTML[elementCode('img')] as Recorder
HTML[elementCode('input')] = (tag, page, found) => {
  if (valueOf(tag, page, ATTRIBUTE.type) === 'image') add(tag, page, found, ATTRIBUTE.src, REFERENCE.image)
  add(tag, page, found, ATTRIBUTE.formaction, REFERENCE.otherLink)
}
HTML[elementCode('link')] = (tag, page, found) => {
  const rel = valueOf(tag, page, ATTRIBUTE.rel)
  if (/(?:^|\s)canonical(?:\s|$)/.test(rel)) add(tag, page, found, ATTRIBUTE.href, REFERENCE.canonical)
  else if (RESOURCE_RELS.test(rel)) {
    add(tag, page, found, ATTRIBUTE.href, REFERENCE.resource)
    add(tag, page, found, ATTRIBUTE.imagesrcset, REFERENCE.srcset)
  } else if (LINK_RELS.test(rel)) add(tag, page, found, ATTRIBUTE.href, REFERENCE.otherLink)
}
HTML[elementCode('meta')] = (tag, page, found) => {
  if (!tag.has(ATTRIBUTE.content)) return
  if (valueOf(tag, page, ATTRIBUTE.httpEquiv) === 'refresh')
    add(tag, page, found, ATTRIBUTE.content, REFERENCE.refresh)
  const name = valueOf(tag, page, ATTRIBUTE.name)
  if (name !== 'robots' && name !== 'googlebot') return
  if (/(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/.test(valueOf(tag, page, ATTRIBUTE.content)))
    page.isNoindex = true
}
HTML[elementCode('object')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.data, REFERENCE.frame)
HTML[elementCode('script')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, REFERENCE.resource)
HTML[elementCode('source')] = (tag, page, found) => {
  add(tag, page, found, ATTRIBUTE.src, REFERENCE.media)
  add(tag, page, found, ATTRIBUTE.srcset, REFERENCE.srcset)
}
HTML[elementCode('track')] = (tag, page, found) => add(tag, page, found, ATTRIBUTE.src, REFERENCE.media)
HTML[elementCode('video')] = (tag, page, found) => {
  add(tag, page, found, ATTRIBUTE.src, REFERENCE.media)
  add(tag, page, found, ATTRIBUTE.poster, REFERENCE.image)
}

SVG[elementCode('a')] = (tag, page, found) => addSvg(tag, page, found, REFERENCE.link)
SVG[elementCode('feimage')] = (tag, page, found) => addSvg(tag, page, found, REFERENCE.image)
SVG[elementCode('image')] = (tag, page, found) => addSvg(tag, page, found, REFERENCE.image)
SVG[elementCode('script')] = (tag, page, found) => addSvg(tag, page, found, REFERENCE.resource)
SVG[elementCode('use')] = (tag, page, found) => addSvg(tag, page, found, REFERENCE.image)

export const NONE: readonly number[] = []

/** Numbers of everything that a tag refers to, and of its id. */
export function referencesOf(
  code: number,
  tag: TagReader,
  page: PageRecord,
  isHtml: boolean
): readonly number[] {
  const found: number[] = []
  addId(tag, page, found, ATTRIBUTE.id)
  if (tag.has(ATTRIBUTE.style) && mayLoad(page.bytes, tag.start(ATTRIBUTE.style), tag.end(ATTRIBUTE.style)))
    add(tag, page, found, ATTRIBUTE.style, REFERENCE.styleAttribute)
  const record = (isHtml ? HTML : SVG)[code]
  if (record !== undefined) record(tag, page, found)
  return found.length === 0 ? NONE : found
}

function add(
  tag: TagReader,
  page: PageRecord,
  found: number[],
  attribute: number,
  kind: ReferenceKind
): void {
  if (tag.has(attribute)) found.push(page.intern(kind, tag.start(attribute), tag.end(attribute)))
}

function addId(tag: TagReader, page: PageRecord, found: number[], attribute: number): void {
  if (tag.has(attribute) && tag.end(attribute) > tag.start(attribute))
    add(tag, page, found, attribute, REFERENCE.id)
}

function addSvg(tag: TagReader, page: PageRecord, found: number[], kind: ReferenceKind): void {
  add(tag, page, found, tag.has(ATTRIBUTE.href) ? ATTRIBUTE.href : ATTRIBUTE.xlinkHref, kind)
}

/** Whether a style attribute has `url(`, or an entity or escape that may spell it. */
function mayLoad(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start + 3; i < end; i++) {
    const byte = bytes[i] as number
    const isUrl = byte === 40 && /^url$/i.test(String.fromCharCode(...bytes.subarray(i - 3, i)))
    if (isUrl || byte === 38 || byte === 92) return true
  }
  return false
}

/** In lower case, and empty when there is none. */
function valueOf(tag: TagReader, page: PageRecord, attribute: number): string {
  return tag.has(attribute) ? page.textAt(tag.start(attribute), tag.end(attribute)).toLowerCase() : ''
}
