import { decodeHTML } from 'entities/decode'
import { asUtf8 } from '../../html/encoding.ts'
import { PageScanner } from './page/page-scanner.ts'
import { HtmlTokenizer } from '../../html/html-tokens.ts'
import type { Tag } from '../../html/tag.ts'
import { ContentDigest } from './record/content.ts'
import { PageLoads } from './record/page-loads.ts'
import { PageRecord } from './record/page-record.ts'
import { ReferenceTable } from './record/reference-table.ts'

/** Text that browsers show, and the targets of links and images. */
export interface PageText {
  text: string
  targets: string[]
}

export interface PageTexts {
  /** Text in the content element; undefined for a page without this element. */
  content: PageText | undefined
  whole: PageText
}

/** Returns the texts of a page. Tags separate words, so that an added element does not change the words around it. */
export function textsOfPage(page: Buffer): PageTexts {
  const utf8 = asUtf8(page, 'html')
  const range = contentRange(utf8)
  return { content: range && textOfPart(utf8.subarray(range.start, range.end)), whole: textOfPart(utf8) }
}

/** Returns the text of a page, or of a part of a page, in UTF-8. */
export function textOfPart(utf8: Buffer): PageText {
  const content = new ContentDigest({ tagEndsWord: true })
  const page = new PageRecord(new ReferenceTable(), content, new PageLoads())
  new PageScanner(utf8, page, { skipsNoscript: true }).scan()
  const { text, targets } = content.parts()
  return { text: decodeHTML(text), targets: targets.map(target => decodeHTML(target)) }
}

/** The content element, by falling priority, as in the input `content` of the finish action. */
const CONTENT: readonly ((tag: Tag) => boolean)[] = [
  tag => tag.raw('id') === 'content-area',
  tag => tag.name === 'main',
  tag => tag.name === 'article'
]

/** Returns the range of the content element, without its own tags. An element without an end tag has the rest. */
function contentRange(utf8: Buffer): { start: number; end: number } | undefined {
  let best = CONTENT.length
  let found: { name: string; start: number; end: number; depth: number } | undefined
  const token = new HtmlTokenizer(utf8)
  while (token.next()) {
    const { isEnd, tag, isInert, isHtml } = token
    if (isInert || !isHtml) continue
    if (found !== undefined && found.depth > 0 && tag.name === found.name) {
      found.depth += isEnd ? -1 : 1
      if (found.depth === 0) found.end = token.start
    }
    if (isEnd) continue
    const at = CONTENT.findIndex((isContent, place) => place < best && isContent(tag))
    if (at < 0) continue
    best = at
    found = { name: tag.name, start: token.end, end: utf8.length, depth: 1 }
  }
  return found
}
