import type { PageRecord } from '../record/page-record.ts'
import { decodedValue, forbidsIndexing, refreshUrl, srcsetAddresses } from '../../../html/attribute-values.ts'
import { cssAddresses } from '../../../html/css-scanner.ts'
import { type AttributeMeaning, LINK_REFERENCES } from '../../../html/address-attributes.ts'
import type { Element } from '../../../html/elements.ts'
import type { Tag } from '../../../html/tag.ts'

/** Matches the URL of a preview image that the service generates. Omits the query, which describes the page. */
const SERVICE_IMAGE = /^https?:\/\/[^/?#]+\.mintlify\.app(?:\/[^?#]*)?/i

export function recordHtmlTag(tag: Tag, element: Element | undefined, page: PageRecord): void {
  recordIdAndStyle(tag, page)
  if (element === undefined) return
  for (const { attribute, meaning, when } of element.references) {
    if (when !== undefined && (valueOf(tag, when.attribute).toLowerCase() === when.value) !== when.is)
      continue
    add(meaning, attribute, tag, page)
  }
  if (element.name === 'link') recordLink(tag, page)
  else if (element.name === 'meta') recordMeta(tag, page)
  else if (element.name === 'base' && tag.has('href')) page.setBase(valueOf(tag, 'href'))
}

export function recordForeignTag(tag: Tag, element: Element | undefined, page: PageRecord): void {
  recordIdAndStyle(tag, page)
  if (element?.svgReference === undefined) return
  add(element.svgReference, tag.has('href') ? 'href' : 'xlink:href', tag, page)
}

function recordIdAndStyle(tag: Tag, page: PageRecord): void {
  if (tag.has('id')) page.addId(valueOf(tag, 'id'))
  // In a style, addresses are in parentheses, which entities can encode.
  if (tag.has('style') && /[(&]/.test(tag.raw('style')))
    page.addAll('resource', cssAddresses(valueOf(tag, 'style')))
}

function recordLink(tag: Tag, page: PageRecord): void {
  const value = valueOf(tag, 'rel')
  const row = LINK_REFERENCES.find(({ rels }) => rels.test(value))
  if (row === undefined) return
  add(row.meaning, 'href', tag, page)
  if (row.meaning === 'resource') add('resourceSet', 'imagesrcset', tag, page)
}

function recordMeta(tag: Tag, page: PageRecord): void {
  const content = valueOf(tag, 'content')
  if (valueOf(tag, 'http-equiv').toLowerCase() === 'refresh') {
    const url = refreshUrl(content)
    if (url !== undefined) page.add('otherLink', url)
  }
  const name = valueOf(tag, 'name').toLowerCase()
  if (forbidsIndexing(name, content)) page.isNoindex = true
  if (name === 'generator' && content.trim().toLowerCase() === 'mintlify') page.isMintlify = true
  if (name === 'twitter:image' || valueOf(tag, 'property').toLowerCase() === 'og:image')
    for (const image of SERVICE_IMAGE.exec(content) ?? []) page.add('preview', image)
}

function add(meaning: AttributeMeaning, attribute: string, tag: Tag, page: PageRecord): void {
  if (!tag.has(attribute)) return
  const value = valueOf(tag, attribute)
  if (meaning === 'id') page.addId(value)
  else if (meaning === 'srcset' || meaning === 'resourceSet')
    page.addAll(meaning === 'srcset' ? 'media' : 'resource', srcsetAddresses(value))
  else page.add(meaning, value)
}

function valueOf(tag: Tag, attribute: string): string {
  return decodedValue(tag.raw(attribute))
}
