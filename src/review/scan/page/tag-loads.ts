import type { PageLoads } from '../record/page-loads.ts'
import { decodedValue } from '../../../html/attribute-values.ts'
import type { Element } from '../../../html/elements.ts'
import type { Tag } from '../../../html/tag.ts'

const STYLESHEET = /(?:^|[\t\n\f\r ])stylesheet(?:[\t\n\f\r ]|$)/i

/** Records a start tag that makes browsers load a file or changes addresses, or that search engines obey. */
export function recordLoads(tag: Tag, { name }: Element, loads: PageLoads): void {
  if (name === 'script' && tag.has('src')) loads.addAddress('scripts', valueOf(tag, 'src'))
  else if (name === 'base' && tag.has('href')) loads.setBase(valueOf(tag, 'href'))
  else if (name === 'link' && STYLESHEET.test(tag.raw('rel')))
    loads.addAddress('styles', valueOf(tag, 'href'))
  else if (name === 'meta' && tag.has('name'))
    loads.addRobots(valueOf(tag, 'name').toLowerCase(), valueOf(tag, 'content'))
}

/** Begins the scripts with which Next.js adds data to a page. */
const DATA = ['self.__next_f', '(self.__next_f']

/** Records the text of a `script` or `style` element, whose start tag was read last. `text`: one character per byte. */
export function recordInlineText(
  { name, tag }: { name: string; tag: Tag },
  { bytes, text }: { bytes: Buffer; text: string },
  range: { start: number; end: number },
  loads: PageLoads
): void {
  if (name === 'style') loads.addText('styles', bytes, range)
  else if (name !== 'script' || tag.has('src')) return
  else if (DATA.some(start => text.startsWith(start, range.start))) loads.addData(bytes, range)
  else loads.addText('scripts', bytes, range)
}

function valueOf(tag: Tag, attribute: string): string {
  return decodedValue(tag.raw(attribute))
}
