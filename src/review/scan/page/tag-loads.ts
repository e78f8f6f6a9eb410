import type { PageLoads } from '../record/page-loads.ts'
import { decodedValue, refreshUrl } from '../../../html/attribute-values.ts'
import type { Element } from '../../../html/elements.ts'
import type { Tag } from '../../../html/tag.ts'

const STYLESHEET = /(?:^|[\t\n\f\r ])stylesheet(?:[\t\n\f\r ]|$)/i
const CANONICAL = /(?:^|[\t\n\f\r ])canonical(?:[\t\n\f\r ]|$)/i
const ALTERNATE = /(?:^|[\t\n\f\r ])alternate(?:[\t\n\f\r ]|$)/i

/** Records a start tag that makes browsers load a file or changes addresses, or that search engines obey. */
export function recordLoads(tag: Tag, { name }: Element, loads: PageLoads): void {
  if (name === 'script' && tag.has('src'))
    loads.addAddress('scripts', valueOf(tag, 'src'), isConditionalScript(tag) || tag.has('integrity'))
  else if (name === 'base' && tag.has('href')) loads.setBase(valueOf(tag, 'href'))
  else if (name === 'link') recordLink(tag, loads)
  else if (name === 'meta') recordMeta(tag, loads)
  else if ((name === 'body' || name === 'html') && (tag.has('hidden') || HIDES.test(tag.raw('style'))))
    loads.setHidden()
}

function recordLink(tag: Tag, loads: PageLoads): void {
  const rel = tag.raw('rel')
  if (STYLESHEET.test(rel)) {
    const isConditional = isConditionalStyle(tag) || tag.has('integrity') || ALTERNATE.test(rel)
    loads.addAddress('styles', valueOf(tag, 'href'), isConditional)
  } else if (CANONICAL.test(rel)) loads.addCanonical(valueOf(tag, 'href'))
}

function recordMeta(tag: Tag, loads: PageLoads): void {
  if (tag.has('name')) loads.addRobots(valueOf(tag, 'name').toLowerCase(), valueOf(tag, 'content'))
  const directive = tag.raw('http-equiv').trim().toLowerCase()
  if (directive === 'refresh') loads.setRefresh(refreshUrl(valueOf(tag, 'content')))
  else if (directive === 'content-security-policy') loads.addPolicy(valueOf(tag, 'content'))
}

/** Types of scripts that browsers run, and of data that browsers or search engines read. */
const USED_TYPE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script(?:$|;)|module$|importmap$|speculationrules$|.*json)/i
/** Rocket Loader runs scripts with these types itself. */
const DEFERRED_TYPE = /^[\da-z]{1,64}-(?:text\/javascript|application\/javascript|module)$/i

/** Whether browsers do not run a script, or only in some cases. */
function isConditionalScript(tag: Tag): boolean {
  const type = tag.raw('type').trim().slice(0, MAX_TYPE)
  return tag.has('nomodule') || (type !== '' && !USED_TYPE.test(type) && !DEFERRED_TYPE.test(type))
}

/** Whether browsers do not apply a style sheet, or only in some cases. Optimizers change `media` when it is loaded. */
function isConditionalStyle(tag: Tag): boolean {
  const [media, type] = [tag.raw('media'), tag.raw('type')].map(text => text.trim().toLowerCase())
  const isForScreens = ['', 'all', 'screen'].includes(media ?? '') || tag.raw('onload').includes('media')
  return !isForScreens || tag.has('disabled') || (type !== '' && type?.startsWith('text/css') === false)
}

const MAX_TYPE = 200
const HIDES = /(?:^|[;\s{])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]))/i
/** A rule for the whole page outside of other rules. Its lengths are limited, because the search is quadratic in them. */
const PAGE_RULE =
  /(?:^|[};/>])\s{0,99}(?:[^{}@;]{1,99},\s{0,99})?(?:html|body)\s{0,99}(?:,[^{}]{0,99})?\{([^{}]{0,999})\}/gi

/** Begins the scripts with which Next.js adds data to a page. */
const DATA = ['self.__next_f', '(self.__next_f']

/** Records the text of a `script` or `style` element, whose start tag was read last. `text`: one character per byte. */
export function recordInlineText(
  { name, tag }: { name: string; tag: Tag },
  { bytes, text }: { bytes: Buffer; text: string },
  range: { start: number; end: number },
  loads: PageLoads
): void {
  if (name === 'style') {
    const isConditional = isConditionalStyle(tag)
    loads.addText('styles', bytes, range, isConditional)
    if (!isConditional && hidesPage(text.slice(range.start, range.end))) loads.setHidden()
  } else if (name !== 'script' || tag.has('src')) return
  else {
    const isConditional = isConditionalScript(tag)
    const isData = !isConditional && DATA.some(start => text.startsWith(start, range.start))
    if (isData) loads.addData(bytes, range)
    else loads.addText('scripts', bytes, range, isConditional)
  }
}

function hidesPage(css: string): boolean {
  // Most style sheets hide nothing, and this test is faster.
  if (!HIDES.test(css)) return false
  return [...css.matchAll(PAGE_RULE)].some(([, declarations = '']) => HIDES.test(declarations))
}

function valueOf(tag: Tag, attribute: string): string {
  return decodedValue(tag.raw(attribute))
}
