import { asUtf8 } from '../../html/encoding.ts'
import { htmlTokens } from '../../html/html-tokens.ts'
import { textOfPart } from '../../review/scan/page-text.ts'
import { asBuffer, digestPage } from '../../review/scan/site-scanner.ts'
import { servedData } from './page-data.ts'
import type { Served } from './served.ts'
import { ROOT, targetPath } from './target-path.ts'
import { PAGE_END, straightened, wordsOf } from './words.ts'

/** Ids of the element with the title, the description and the content, the best one first. */
const CONTENT_IDS = ['content-area', 'content-container', 'content']
/** Ids of elements in or after the content that repeat titles of this page or of other pages. */
const END_IDS = new Set(['pagination', 'footer', 'content-side-layout', 'table-of-contents'])
const HEADING = /^h[1-6]$/
const TITLE_ID = 'page-title'
const CALLOUT = /<div\b[^<>]*\sdata-callout-type="(note|info|tip|check|warning|danger)"[^<>]*>/g
/** The path of the image in the sources. The address of the image is one of the service's image server. */
const DATA_PATH = /\sdata-path="([^"]{1,1000})"/g

/** Reads a page that a site serves as HTML. A page without a content element, such as one of another host, is read whole. */
export function readServedHtml(bytes: Uint8Array): Served {
  const page = asUtf8(asBuffer(bytes), 'html')
  const { content, title, scripts } = partsOf(page)
  const { text, targets } = textOfPart(withCallouts(content))
  const data = servedData(scripts)
  const paths = Array.from(content.toString('utf8').matchAll(DATA_PATH), ([, path = '']) => path)
  return {
    channel: 'html',
    words: wordsOf(text),
    squashed: straightened(text) + PAGE_END,
    blocks: new Set(),
    tags: [],
    title: title === undefined ? digestPage(page).title : textOfPart(title).text.trim(),
    links: new Set(),
    images: new Set([...paths, ...targets].map(target => targetPath(target, ROOT))),
    ...data
  }
}

/** Adds the name of each callout as text, as the source has it, because the page only shows an icon. */
function withCallouts(content: Buffer): Buffer {
  if (!content.includes('data-callout-type')) return content
  const named = content
    .toString('latin1')
    .replace(CALLOUT, (tag, type: string) => `${tag}<p>${type.charAt(0).toUpperCase()}${type.slice(1)}</p>`)
  return Buffer.from(named, 'latin1')
}

interface Parts {
  content: Buffer
  /** The element with the page's title, if there is one. */
  title: Buffer | undefined
  scripts: string[]
}

function partsOf(page: Buffer): Parts {
  const starts = new Map<string, number>()
  const ends: number[] = []
  const scripts: string[] = []
  let main: number | undefined
  for (const { tag, start, element, rawText, isInert } of htmlTokens(page)) {
    if (isInert) continue
    if (element?.name === 'script' && rawText !== undefined && !tag.has('src'))
      scripts.push(page.toString('utf8', rawText.start, rawText.end))
    const { name } = tag
    if (name === 'main' || name === 'article') main ??= start
    const id = tag.raw('id')
    // A heading of the content can have such an id, too.
    if (END_IDS.has(id) && !HEADING.test(name)) ends.push(start)
    else if (id !== '' && !starts.has(id)) starts.set(id, start)
  }
  const from = CONTENT_IDS.map(id => starts.get(id)).find(start => start !== undefined) ?? main ?? 0
  const titleStart = starts.get(TITLE_ID)
  const titleEnd = titleStart === undefined ? -1 : page.indexOf('</h1', titleStart)
  return {
    content: page.subarray(from, ends.find(end => end > Math.max(from, titleStart ?? 0)) ?? page.length),
    title: titleEnd < 0 ? undefined : page.subarray(titleStart, titleEnd),
    scripts
  }
}
