import { DEFERRED, type PageLoads, RELOAD_LOOP } from '../record/page-loads.ts'
import { decodedValue, isReloadLoop, refreshUrl } from '../../../html/attribute-values.ts'
import type { Element } from '../../../html/elements.ts'
import type { Tag } from '../../../html/tag.ts'

const STYLESHEET = /(?:^|[\t\n\f\r ])stylesheet(?:[\t\n\f\r ]|$)/i
const CANONICAL = /(?:^|[\t\n\f\r ])canonical(?:[\t\n\f\r ]|$)/i
const ALTERNATE = /(?:^|[\t\n\f\r ])alternate(?:[\t\n\f\r ]|$)/i

/** Records a start tag that makes browsers load a file or changes addresses, or that search engines obey. */
export function recordLoads(tag: Tag, { name }: Element, loads: PageLoads): void {
  if (name === 'script' && tag.has('src'))
    loads.addAddress('scripts', valueOf(tag, 'src'), {
      isConditional: isConditionalScript(tag) || tag.has('integrity'),
      use: scriptUse(tag)
    })
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
    loads.addAddress('styles', valueOf(tag, 'href'), { isConditional, use: styleUse(tag, rel) })
  } else if (CANONICAL.test(rel)) loads.addCanonical(valueOf(tag, 'href'))
}

function recordMeta(tag: Tag, loads: PageLoads): void {
  const name = valueOf(tag, tag.has('name') ? 'name' : 'property')
    .trim()
    .toLowerCase()
  if (tag.has('name')) loads.addRobots(name, valueOf(tag, 'content'))
  loads.addDescription(name, valueOf(tag, 'content'))
  const directive = tag.raw('http-equiv').trim().toLowerCase()
  const content = valueOf(tag, 'content')
  if (directive === 'refresh') loads.setRefresh(isReloadLoop(content) ? RELOAD_LOOP : refreshUrl(content))
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

/** The types with which browsers run a script that is no module, as the HTML standard lists them. */
const RUN_TYPE =
  /^(?:text\/(?:(?:x-)?(?:java|ecma)script|javascript1\.[0-5]|jscript|livescript)|application\/(?:x-)?(?:java|ecma)script)$/i
const deferredUse = (type: string) => (type.endsWith('-module') ? `${DEFERRED} type module` : DEFERRED)
const WINDOW_LOADED = /^\s*onload(?:\(\))?\s*$/i

/** Returns how browsers use a script: an empty text if they run it, and the attributes that decide about it otherwise. */
function scriptUse(tag: Tag): string {
  const type = tag.has('type') ? tag.raw('type') : tag.raw('language') && `text/${tag.raw('language')}`
  const trimmed = type.trim().slice(0, MAX_TYPE).toLowerCase()
  const isRun = type === '' || RUN_TYPE.test(trimmed)
  const event =
    tag.has('for') && tag.has('event') ? `${tag.raw('for').trim().toLowerCase()} ${tag.raw('event')}` : ''
  const uses = [
    isRun ? '' : DEFERRED_TYPE.test(trimmed) ? deferredUse(trimmed) : `type ${trimmed}`,
    tag.has('nomodule') ? 'nomodule' : '',
    tag.has('integrity') ? tag.raw('integrity') : '',
    event === '' || (event.startsWith('window ') && WINDOW_LOADED.test(event.slice(7))) ? '' : event
  ]
  return uses.filter(use => use !== '').join(' ')
}

/** Optimizers load a style sheet for print, and set its media when it has arrived. */
const LOADS_LATER = /\bthis\.media\s*=\s*(['"])(?:all|screen|)\1/

/** Returns how browsers use a style sheet: an empty text if they apply it on every screen. */
function styleUse(tag: Tag, rel = ''): string {
  const media = tag.raw('media').trim().toLowerCase().replace(/\s+/g, ' ')
  const isForScreens = ['', 'all', 'screen'].includes(media) || LOADS_LATER.test(valueOf(tag, 'onload'))
  const type = tag.raw('type').trim().toLowerCase()
  const uses = [
    isForScreens ? '' : `media ${media}`,
    type === '' || type === 'text/css' ? '' : `type ${type}`,
    // The sheets with the first title apply, so a title can turn a sheet off.
    tag.raw('title') === '' ? '' : `title ${tag.raw('title')}`,
    ALTERNATE.test(rel) ? 'alternate' : '',
    tag.has('disabled') ? 'disabled' : '',
    tag.has('integrity') ? tag.raw('integrity') : ''
  ]
  return uses.filter(use => use !== '').join(' ')
}

const HIDES = /(?:^|[;\s{])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]))/i
/** The end of a rule that can be one for the whole page. The search for it takes less time than the search for a rule. */
const RULE_END = /(?:html|body)\s{0,99}(?:,[^{}]{0,99})?\{([^{}]{0,999})\}/gi
/** A rule for the whole page outside of other rules. Its lengths are limited, because the search is quadratic in them. */
const PAGE_RULE =
  /(?:^|[};/>])\s{0,99}(?:[^{}@;]{1,99},\s{0,99})?(?:html|body)\s{0,99}(?:,[^{}]{0,99})?\{([^{}]{0,999})\}/gi

interface Range {
  start: number
  end: number
}

const SPACE = 32

/** Begins the scripts with which Next.js adds data to a page. */
const DATA = ['self.__next_f', '(self.__next_f']

/** Records the text of a `script` or `style` element, whose start tag was read last. `text`: one character per byte. */
export function recordInlineText(
  { name, tag }: { name: string; tag: Tag },
  { bytes, text }: { bytes: Buffer; text: string },
  range: Range,
  loads: PageLoads
): void {
  if (name === 'style') {
    const isConditional = isConditionalStyle(tag)
    loads.addText('styles', bytes, range, { isConditional, use: styleUse(tag) })
    if (!isConditional && hidesPage(text.slice(range.start, range.end))) loads.setHidden()
  } else if (name !== 'script' || tag.has('src')) return
  else {
    const isConditional = isConditionalScript(tag)
    const use = scriptUse(tag)
    const data = use === '' || use === DEFERRED ? withoutSpaces(text, range) : range
    const isData = data !== range && DATA.some(start => text.startsWith(start, data.start))
    if (isData) loads.addData(bytes, data, use)
    else loads.addText('scripts', bytes, range, { isConditional, use })
  }
}

/** Formatters write spaces around a script. */
function withoutSpaces(text: string, { start, end }: Range): Range {
  let [first, last] = [start, end]
  while (first < last && text.charCodeAt(first) <= SPACE) first++
  while (last > first && text.charCodeAt(last - 1) <= SPACE) last--
  return { start: first, end: last }
}

function hidesPage(css: string): boolean {
  // Most style sheets hide nothing, and this test is faster.
  if (!HIDES.test(css)) return false
  return [RULE_END, PAGE_RULE].every(rule =>
    Array.from(css.matchAll(rule)).some(([, declarations = '']) => HIDES.test(declarations))
  )
}

function valueOf(tag: Tag, attribute: string): string {
  return decodedValue(tag.raw(attribute))
}
