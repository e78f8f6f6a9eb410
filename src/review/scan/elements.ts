import { elementCode } from './names.ts'
import type { PageRecord } from './page-record.ts'
import { REFERENCE, type ReferenceKind } from './reference-table.ts'
import { ATTRIBUTE, type TagReader } from './tag-reader.ts'

type Recorder = (tag: TagReader, page: PageRecord) => void

const RESOURCE_RELS =
  /(?:^|\s)(?:icon|stylesheet|modulepreload|apple-touch-icon|stylesheet|modulepreload|apple-touch-icon-precomposed|mask-icon|manifest|preload)(?:\s|$)/
const LINK_RELS = /(?:^|\s)(?:alternate|author|help|license|next|prefetch|prerender|prev|search)(?:\s|$)/

/** What each HTML element refers to. */
const HTML: Recorder[] = []
/** The same inside SVG. */
const SVG: Recorder[] = []

HTML[elementCode('a')] = (tag, page) => {
  add(tag, page, ATTRIBUTE.href, REFERENCE.link)
  if (tag.has(ATTRIBUTE.name)) page.addId(tag.start(ATTRIBUTE.name), tag.end(ATTRIBUTE.name))
}
HTML[elementCode('area')] = (tag, page) => add(tag, page, ATTRIBUTE.href, REFERENCE.link)
HTML[elementCode('audio')] = (tag, page) => add(tag, page, ATTRIBUTE.src, REFERENCE.media)
HTML[elementCode('base')] = (tag, page) => {
  if (tag.has(ATTRIBUTE.href)) page.setBase(tag.start(ATTRIBUTE.href), tag.end(ATTRIBUTE.href))
}
HTML[elementCode('button')] = (tag, page) => add(tag, page, ATTRIBUTE.formaction, REFERENCE.otherLink)
HTML[elementCode('embed')] = (tag, page) => add(tag, page, ATTRIBUTE.src, REFERENCE.frame)
HTML[elementCode('form')] = (tag, page) => {
  // A static host takes no POST: such a form belongs to another program.
  if (valueOf(tag, page, ATTRIBUTE.method) !== 'post') add(tag, page, ATTRIBUTE.action, REFERENCE.otherLink)
}
HTML[elementCode('frame')] = (tag, page) => add(tag, page, ATTRIBUTE.src, REFERENCE.frame)
HTML[elementCode('iframe')] = (tag, page) => add(tag, page, ATTRIBUTE.src, REFERENCE.frame)
HTML[elementCode('img')] = (tag, page) => {
  add(tag, page, ATTRIBUTE.src, REFERENCE.image)
  add(tag, page, ATTRIBUTE.srcset, REFERENCE.srcset)
}
// The HTML parser makes `img` of it.
HTML[elementCode('image')] = HTML[elementCode('img')] as Recorder
HTML[elementCode('input')] = (tag, page) => {
  if (valueOf(tag, page, ATTRIBUTE.type) === 'image') add(tag, page, ATTRIBUTE.src, REFERENCE.image)
  add(tag, page, ATTRIBUTE.formaction, REFERENCE.otherLink)
}
HTML[elementCode('link')] = (tag, page) => {
  const rel = valueOf(tag, page, ATTRIBUTE.rel)
  if (/(?:^|\s)canonical(?:\s|$)/.test(rel)) add(tag, page, ATTRIBUTE.href, REFERENCE.canonical)
  else if (RESOURCE_RELS.test(rel)) {
    add(tag, page, ATTRIBUTE.href, REFERENCE.resource)
    add(tag, page, ATTRIBUTE.imagesrcset, REFERENCE.srcset)
  } else if (LINK_RELS.test(rel)) add(tag, page, ATTRIBUTE.href, REFERENCE.otherLink)
}
HTML[elementCode('meta')] = (tag, page) => {
  if (!tag.has(ATTRIBUTE.content)) return
  if (valueOf(tag, page, ATTRIBUTE.httpEquiv) === 'refresh')
    add(tag, page, ATTRIBUTE.content, REFERENCE.refresh)
  const name = valueOf(tag, page, ATTRIBUTE.name)
  if (name !== 'robots' && name !== 'googlebot') return
  if (/(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/.test(valueOf(tag, page, ATTRIBUTE.content)))
    page.isNoindex = true
}
HTML[elementCode('object')] = (tag, page) => add(tag, page, ATTRIBUTE.data, REFERENCE.frame)
HTML[elementCode('script')] = (tag, page) => add(tag, page, ATTRIBUTE.src, REFERENCE.resource)
HTML[elementCode('source')] = (tag, page) => {
  add(tag, page, ATTRIBUTE.src, REFERENCE.media)
  add(tag, page, ATTRIBUTE.srcset, REFERENCE.srcset)
}
HTML[elementCode('track')] = (tag, page) => add(tag, page, ATTRIBUTE.src, REFERENCE.media)
HTML[elementCode('video')] = (tag, page) => {
  add(tag, page, ATTRIBUTE.src, REFERENCE.media)
  add(tag, page, ATTRIBUTE.poster, REFERENCE.image)
}

SVG[elementCode('a')] = (tag, page) => addSvg(tag, page, REFERENCE.link)
SVG[elementCode('feimage')] = (tag, page) => addSvg(tag, page, REFERENCE.image)
SVG[elementCode('image')] = (tag, page) => addSvg(tag, page, REFERENCE.image)
SVG[elementCode('script')] = (tag, page) => addSvg(tag, page, REFERENCE.resource)
SVG[elementCode('use')] = (tag, page) => addSvg(tag, page, REFERENCE.image)

export function recordElement(code: number, tag: TagReader, page: PageRecord, isHtml: boolean): void {
  const record = (isHtml ? HTML : SVG)[code]
  if (record !== undefined) record(tag, page)
}

function add(tag: TagReader, page: PageRecord, attribute: number, kind: ReferenceKind): void {
  if (tag.has(attribute)) page.add(kind, tag.start(attribute), tag.end(attribute))
}

function addSvg(tag: TagReader, page: PageRecord, kind: ReferenceKind): void {
  add(tag, page, tag.has(ATTRIBUTE.href) ? ATTRIBUTE.href : ATTRIBUTE.xlinkHref, kind)
}

/** In lower case, and empty when there is none. */
function valueOf(tag: TagReader, page: PageRecord, attribute: number): string {
  return tag.has(attribute) ? page.textAt(tag.start(attribute), tag.end(attribute)).toLowerCase() : ''
}
