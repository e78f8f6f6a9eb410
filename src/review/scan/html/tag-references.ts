import type { PageRecord } from '../record/page-record.ts'
import { refreshUrl, srcsetUrls } from '../values/attribute-values.ts'
import { cssUrls } from '../values/css-scanner.ts'
import { type AttributeMeaning, type Element, LINK_REFERENCES } from './elements.ts'
import type { Tag } from './tag.ts'

const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i

/** Records what an HTML start tag says and refers to. */
export function recordHtmlTag(tag: Tag, element: Element | undefined, page: PageRecord): void {
  recordIdAndStyle(tag, page)
  if (element === undefined) return
  for (const { attribute, meaning, when } of element.references) {
    if (when !== undefined && (tag.lowerCase(when.attribute) === when.value) !== when.is) continue
    add(meaning, attribute, tag, page)
  }
  if (element.name === 'link') recordLink(tag, page)
  else if (element.name === 'meta') recordMeta(tag, page)
  else if (element.name === 'base' && tag.has('href')) page.setBase(tag.value('href'))
}

/** The same for a start tag in SVG or MathML. */
export function recordForeignTag(tag: Tag, element: Element | undefined, page: PageRecord): void {
  recordIdAndStyle(tag, page)
  if (element?.svgReference === undefined) return
  add(element.svgReference, tag.has('href') ? 'href' : 'xlink:href', tag, page)
}

function recordIdAndStyle(tag: Tag, page: PageRecord): void {
  if (tag.has('id')) page.addId(tag.value('id'))
  // An entity may spell a bracket.
  if (tag.has('style') && /[(&]/.test(tag.raw('style'))) page.addAll('resource', cssUrls(tag.value('style')))
}

function recordLink(tag: Tag, page: PageRecord): void {
  const value = tag.value('rel')
  const row = LINK_REFERENCES.find(({ rels }) => rels.test(value))
  if (row === undefined) return
  add(row.meaning, 'href', tag, page)
  if (row.meaning === 'resource') add('resourceSet', 'imagesrcset', tag, page)
}

function recordMeta(tag: Tag, page: PageRecord): void {
  const content = tag.value('content')
  if (tag.lowerCase('http-equiv') === 'refresh') {
    const url = refreshUrl(content)
    if (url !== undefined) page.add('otherLink', url)
  }
  if (['robots', 'googlebot'].includes(tag.lowerCase('name')) && NOINDEX.test(content)) page.isNoindex = true
}

function add(meaning: AttributeMeaning, attribute: string, tag: Tag, page: PageRecord): void {
  if (!tag.has(attribute)) return
  const value = tag.value(attribute)
  if (meaning === 'id') page.addId(value)
  else if (meaning === 'srcset' || meaning === 'resourceSet')
    page.addAll(meaning === 'srcset' ? 'media' : 'resource', srcsetUrls(value))
  else page.add(meaning, value)
}
