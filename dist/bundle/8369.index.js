export const id = 8369;
export const ids = [8369];
export const modules = {

/***/ 63135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ PageScanner)
});

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
// EXTERNAL MODULE: ./.build/src/html/attribute-values.js
var attribute_values = __webpack_require__(44292);
// EXTERNAL MODULE: ./.build/src/html/css-scanner.js
var css_scanner = __webpack_require__(69285);
// EXTERNAL MODULE: ./.build/src/html/html-tokens.js + 2 modules
var html_tokens = __webpack_require__(87532);
// EXTERNAL MODULE: ./.build/src/review/scan/page/detail-scanner.js
var detail_scanner = __webpack_require__(26518);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/src/review/scan/record/outline.js
var outline = __webpack_require__(91794);
// EXTERNAL MODULE: ./.build/src/html/elements.js
var html_elements = __webpack_require__(16656);
// EXTERNAL MODULE: ./.build/src/html/names.js
var names = __webpack_require__(12001);
// EXTERNAL MODULE: ./.build/src/html/tag.js
var tag = __webpack_require__(63901);
;// CONCATENATED MODULE: ./.build/src/review/scan/page/outline-scanner.js






const MAX_DEPTH = 512;
const DISPLAYED = 0;
const WITHOUT_CONTENT = 1;
const OPTIONAL_END = 2;
const SKIPPED = 3;
const ROOT = 4;
/** Kinds of elements by number of the name. A `Map` would be too slow. */
class Kinds {
    #numbers = new Int32Array(1024);
    #kinds = new Uint8Array(1024);
    constructor(kinds) {
        for (const [kind, names] of kinds) {
            for (const number of [...names].map(numberOf)) {
                let at = slotOf(number);
                while (this.#kinds[at] !== 0 && this.#numbers[at] !== number)
                    at = (at + 1) & 1023;
                this.#numbers[at] = number;
                this.#kinds[at] = kind;
            }
        }
    }
    of(number) {
        let at = slotOf(number);
        while (this.#kinds[at] !== 0) {
            if (this.#numbers[at] === number)
                return this.#kinds[at];
            at = (at + 1) & 1023;
        }
        return DISPLAYED;
    }
}
function slotOf(number) {
    return (number ^ (number >>> 10)) & 1023;
}
const KINDS = new Kinds([
    // SVG and MathML elements, and those whose content is text, are closed by rules of their own.
    [WITHOUT_CONTENT, [...html_elements/* VOID */.tV, ...html_elements/* RAW_TEXT */.xc, 'svg', 'math']],
    [OPTIONAL_END, ['li', 'p', 'dt', 'dd', 'tr', 'td', 'th', 'option', 'optgroup']],
    // Elements that are compared in other ways, and elements whose tags may be left out.
    [SKIPPED, ['base', 'head', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']],
    [SKIPPED, ['tbody', 'col', 'colgroup']],
    [ROOT, ['html', 'body']]
]);
const [MAIN, ARTICLE] = ['main', 'article'].map(name => numberOf(name));
/** Elements that apply to the text after an end tag that closes them too, up to their own end tag. */
const FORMATTING = new Set(['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong', 'tt', 'u'].map(numberOf));
const CONTENT_ID = 'content-area';
/** What can be before the declaration is read one character or comment at a time, so that no two ways match the same. */
const DOCTYPE = /^(?:\ufeff|\xef\xbb\xbf)?(?:\s|<!--(?:(?!-->)[^])*-->|<\?[^>]*>)*<!doctype\s+html/i;
/**
 * Collects the elements that browsers display, and their attributes, for one page at a time: the ancestors of the
 * content element, the elements beside them, and what the content contains. With it, elements that were added outside
 * of the content are told from elements that are changed, hidden or missing.
 */
class OutlineScanner {
    #signatures = new Int32Array(1024);
    #depths = new Uint16Array(1024);
    #starts = new Uint32Array(1024);
    #count = 0;
    #open = new Int32Array(MAX_DEPTH);
    #depth = 0;
    #root = 0;
    #content = -1;
    #contentRank = 3;
    /** Number of formatting elements without an end tag in the last page. */
    unclosed = 0;
    #unclosed = 0;
    /** Adds a start tag that browsers display. `start`: its position. */
    add(tag, start) {
        const name = tag.nameHash;
        const kind = KINDS.of(name);
        if (kind === SKIPPED)
            return;
        let signature = (name + tag.otherAttributes) | 0;
        if (!tag.isPlain)
            signature = (signature + relevantAttributes(tag)) | 0;
        if (kind === ROOT) {
            // Browsers move the attributes of a second `body` tag to the first. Both tags may be left out.
            this.#root = (this.#root + signature - name) | 0;
            return;
        }
        if (kind === OPTIONAL_END && this.#open[this.#depth - 1] === name)
            this.#depth--;
        if (this.#count === this.#signatures.length)
            this.#grow();
        const hasId = !tag.isPlain && tag.has('id');
        const rank = hasId && tag.raw('id') === CONTENT_ID ? 0 : name === MAIN ? 1 : name === ARTICLE ? 2 : 3;
        if (rank < this.#contentRank) {
            this.#contentRank = rank;
            this.#content = this.#count;
        }
        this.#signatures[this.#count] = signature;
        this.#depths[this.#count] = this.#depth;
        this.#starts[this.#count++] = start;
        if (kind !== WITHOUT_CONTENT && this.#depth < MAX_DEPTH)
            this.#open[this.#depth++] = name;
    }
    close(tag) {
        const name = tag.nameHash;
        for (let at = this.#depth - 1; at >= 0; at--) {
            if (this.#open[at] !== name)
                continue;
            if (at + 1 < this.#depth)
                this.#countUnclosed(at + 1);
            this.#depth = at;
            return;
        }
    }
    #countUnclosed(from) {
        for (let at = from; at < this.#depth; at++)
            if (FORMATTING.has(this.#open[at]))
                this.#unclosed++;
    }
    #grow() {
        const length = 2 * this.#signatures.length;
        const larger = (old, next) => (next.set(old),
            next);
        this.#signatures = larger(this.#signatures, new Int32Array(length));
        this.#depths = larger(this.#depths, new Uint16Array(length));
        this.#starts = larger(this.#starts, new Uint32Array(length));
    }
    /** Returns the levels of the page that was read, from the `body` to the content element, and begins the next page. */
    finish(utf8, text) {
        const isStandard = DOCTYPE.test(text.slice(0, 4096));
        const levels = [
            { own: digits((this.#root + (isStandard ? 0 : 1)) | 0), before: [], after: [] }
        ];
        const page = { text, tag: new tag/* Tag */.v(utf8, text) };
        const end = this.#content < 0 ? this.#count : this.#content;
        this.#addParts(levels, end, page);
        if (this.#content >= 0)
            this.#addContent(levels, page);
        this.#countUnclosed(0);
        this.unclosed = this.#unclosed;
        this.#unclosed = 0;
        this.#count = 0;
        this.#depth = 0;
        this.#root = 0;
        this.#content = -1;
        this.#contentRank = 3;
        return levels;
    }
    /** Adds the parts before the content element. The ancestors of this element are levels of their own. */
    #addParts(levels, end, page) {
        const ancestors = this.#ancestors();
        for (let at = 0; at < end;) {
            if (ancestors.has(at)) {
                levels.push({ own: this.#own(at, page), before: [], after: [] });
                at++;
                continue;
            }
            const next = this.#afterPart(at);
            levels[this.#depths[at]]?.before.push(this.#part(at, next, page));
            at = next;
        }
    }
    #addContent(levels, page) {
        const inner = this.#afterPart(this.#content);
        const start = this.#content + 1;
        levels.push({
            own: this.#own(this.#content, page),
            before: [this.#part(start, inner, page)],
            after: []
        });
        for (let at = inner; at < this.#count;) {
            const next = this.#afterPart(at);
            levels[this.#depths[at]]?.after.push(this.#part(at, next, page));
            at = next;
        }
    }
    /** Returns the ancestors of the content element. */
    #ancestors() {
        const found = new Set();
        let depth = this.#content < 0 ? 0 : this.#depths[this.#content];
        for (let at = this.#content - 1; at >= 0 && depth > 0; at--) {
            if (this.#depths[at] >= depth)
                continue;
            found.add(at);
            depth = this.#depths[at];
        }
        return found;
    }
    /** Returns the index after an element and all elements in it. */
    #afterPart(at) {
        const depth = this.#depths[at];
        let next = at + 1;
        while (next < this.#count && this.#depths[next] > depth)
            next++;
        return next;
    }
    #part(from, to, { text }) {
        let sum = 0;
        for (let at = from; at < to; at++)
            sum = mixed(sum, this.#signatures[at]);
        const position = (at) => (at < this.#count ? this.#starts[at] : text.length);
        return { digest: digits(sum), start: position(from), end: position(to) };
    }
    /** The classes of an ancestor are compared exactly, because one of them can hide the content. */
    #own(at, { text, tag }) {
        const start = this.#starts[at];
        const end = tag.read(start + 1);
        const classes = (0,attribute_values/* decodedValue */.Es)(classOf(text.slice(start, end < 0 ? undefined : end)))
            .split(/\s+/)
            .sort()
            .join(' ')
            .trim();
        const sum = mixed(this.#signatures[at], (0,external_node_zlib_.crc32)(classes) | 0);
        return digits(sum);
    }
}
/** Returns a checksum of the relevant attributes that change what readers see. */
function relevantAttributes(tag) {
    let sum = 0;
    if (tag.has('id'))
        sum += checksum(tag.raw('id'), 3);
    if (tag.has('style'))
        sum += checksum(tag.raw('style'), 5);
    if (tag.has('hidden'))
        sum += /^until-found$/i.test(tag.raw('hidden')) ? 7 : 11;
    if (tag.has('onload'))
        sum += 13;
    return Math.imul(sum, 0x85ebca6b);
}
/** Leaves out white space and semicolons, which minifiers remove, and what follows an entity. */
function checksum(value, seed) {
    let sum = seed;
    for (let at = 0; at < value.length; at++) {
        const code = value.charCodeAt(at);
        if (code === 38)
            break;
        if (code > 32 && code !== 59)
            sum = mixed(sum, code);
    }
    return sum;
}
function mixed(sum, value) {
    return Math.imul((sum << 5) ^ (sum >>> 27) ^ value, 0x01000193) | 0;
}
const CLASS = /\sclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;
function classOf(tag) {
    const [, double, single, plain = ''] = CLASS.exec(tag) ?? [];
    return double ?? single ?? plain;
}
function digits(sum) {
    return (Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d) >>> 8).toString(16).padStart(outline/* PART_DIGITS */.b0, '0');
}
function numberOf(name) {
    return (0,names/* hashName */.y)(Buffer.from(name), 0, name.length);
}

// EXTERNAL MODULE: ./.build/src/review/scan/record/page-loads.js
var page_loads = __webpack_require__(44001);
;// CONCATENATED MODULE: ./.build/src/review/scan/page/tag-loads.js


const STYLESHEET = /(?:^|[\t\n\f\r ])stylesheet(?:[\t\n\f\r ]|$)/i;
const CANONICAL = /(?:^|[\t\n\f\r ])canonical(?:[\t\n\f\r ]|$)/i;
const ALTERNATE = /(?:^|[\t\n\f\r ])alternate(?:[\t\n\f\r ]|$)/i;
/** Records a start tag that makes browsers load a file or changes addresses, or that search engines obey. */
function recordLoads(tag, { name }, loads) {
    if (name === 'script' && tag.has('src'))
        loads.addAddress('scripts', tag_loads_valueOf(tag, 'src'), {
            isConditional: isConditionalScript(tag) || tag.has('integrity'),
            use: scriptUse(tag)
        });
    else if (name === 'base' && tag.has('href'))
        loads.setBase(tag_loads_valueOf(tag, 'href'));
    else if (name === 'link')
        recordLink(tag, loads);
    else if (name === 'meta')
        recordMeta(tag, loads);
    else if ((name === 'body' || name === 'html') && (tag.has('hidden') || HIDES.test(tag.raw('style'))))
        loads.setHidden();
}
function recordLink(tag, loads) {
    const rel = tag.raw('rel');
    if (STYLESHEET.test(rel)) {
        const isConditional = isConditionalStyle(tag) || tag.has('integrity') || ALTERNATE.test(rel);
        loads.addAddress('styles', tag_loads_valueOf(tag, 'href'), { isConditional, use: styleUse(tag, rel) });
    }
    else if (CANONICAL.test(rel))
        loads.addCanonical(tag_loads_valueOf(tag, 'href'));
}
function recordMeta(tag, loads) {
    const name = tag_loads_valueOf(tag, tag.has('name') ? 'name' : 'property')
        .trim()
        .toLowerCase();
    if (tag.has('name'))
        loads.addRobots(name, tag_loads_valueOf(tag, 'content'));
    loads.addDescription(name, tag_loads_valueOf(tag, 'content'));
    const directive = tag.raw('http-equiv').trim().toLowerCase();
    const content = tag_loads_valueOf(tag, 'content');
    if (directive === 'refresh')
        loads.setRefresh((0,attribute_values/* isReloadLoop */.s2)(content) ? page_loads/* RELOAD_LOOP */.r2 : (0,attribute_values/* refreshUrl */.Lt)(content));
    else if (directive === 'content-security-policy')
        loads.addPolicy(tag_loads_valueOf(tag, 'content'));
}
/** Types of scripts that browsers run, and of data that browsers or search engines read. */
const USED_TYPE = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script(?:$|;)|module$|importmap$|speculationrules$|.*json)/i;
/** Rocket Loader runs scripts with these types itself. */
const DEFERRED_TYPE = /^[\da-z]{1,64}-(?:text\/javascript|application\/javascript|module)$/i;
/** Whether browsers do not run a script, or only in some cases. */
function isConditionalScript(tag) {
    const type = tag.raw('type').trim().slice(0, MAX_TYPE);
    return tag.has('nomodule') || (type !== '' && !USED_TYPE.test(type) && !DEFERRED_TYPE.test(type));
}
/** Whether browsers do not apply a style sheet, or only in some cases. Optimizers change `media` when it is loaded. */
function isConditionalStyle(tag) {
    const [media, type] = [tag.raw('media'), tag.raw('type')].map(text => text.trim().toLowerCase());
    const isForScreens = ['', 'all', 'screen'].includes(media ?? '') || tag.raw('onload').includes('media');
    return !isForScreens || tag.has('disabled') || (type !== '' && type?.startsWith('text/css') === false);
}
const MAX_TYPE = 200;
/** The types with which browsers run a script that is no module, as the HTML standard lists them. */
const RUN_TYPE = /^(?:text\/(?:(?:x-)?(?:java|ecma)script|javascript1\.[0-5]|jscript|livescript)|application\/(?:x-)?(?:java|ecma)script)$/i;
const deferredUse = (type) => (type.endsWith('-module') ? `${page_loads/* DEFERRED */.Cl} type module` : page_loads/* DEFERRED */.Cl);
const WINDOW_LOADED = /^\s*onload(?:\(\))?\s*$/i;
/** Returns how browsers use a script: an empty text if they run it, and the attributes that decide about it otherwise. */
function scriptUse(tag) {
    const type = tag.has('type') ? tag.raw('type') : tag.raw('language') && `text/${tag.raw('language')}`;
    const trimmed = type.trim().slice(0, MAX_TYPE).toLowerCase();
    const isRun = type === '' || RUN_TYPE.test(trimmed);
    const event = tag.has('for') && tag.has('event') ? `${tag.raw('for').trim().toLowerCase()} ${tag.raw('event')}` : '';
    const uses = [
        isRun ? '' : DEFERRED_TYPE.test(trimmed) ? deferredUse(trimmed) : `type ${trimmed}`,
        tag.has('nomodule') ? 'nomodule' : '',
        tag.has('integrity') ? tag.raw('integrity') : '',
        event === '' || (event.startsWith('window ') && WINDOW_LOADED.test(event.slice(7))) ? '' : event
    ];
    return uses.filter(use => use !== '').join(' ');
}
/** Optimizers load a style sheet for print, and set its media when it has arrived. */
const LOADS_LATER = /\bthis\.media\s*=\s*(['"])(?:all|screen|)\1/;
/** Returns how browsers use a style sheet: an empty text if they apply it on every screen. */
function styleUse(tag, rel = '') {
    const media = tag.raw('media').trim().toLowerCase().replace(/\s+/g, ' ');
    const isForScreens = ['', 'all', 'screen'].includes(media) || LOADS_LATER.test(tag_loads_valueOf(tag, 'onload'));
    const type = tag.raw('type').trim().toLowerCase();
    const uses = [
        isForScreens ? '' : `media ${media}`,
        type === '' || type === 'text/css' ? '' : `type ${type}`,
        // The sheets with the first title apply, so a title can turn a sheet off.
        tag.raw('title') === '' ? '' : `title ${tag.raw('title')}`,
        ALTERNATE.test(rel) ? 'alternate' : '',
        tag.has('disabled') ? 'disabled' : '',
        tag.has('integrity') ? tag.raw('integrity') : ''
    ];
    return uses.filter(use => use !== '').join(' ');
}
const HIDES = /(?:^|[;\s{])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]))/i;
/** A rule for the whole page outside of other rules. Its lengths are limited, because the search is quadratic in them. */
const PAGE_RULE = /(?:^|[};/>])\s{0,99}(?:[^{}@;]{1,99},\s{0,99})?(?:html|body)\s{0,99}(?:,[^{}]{0,99})?\{([^{}]{0,999})\}/gi;
const SPACE = 32;
/** Begins the scripts with which Next.js adds data to a page. */
const DATA = ['self.__next_f', '(self.__next_f'];
/** Records the text of a `script` or `style` element, whose start tag was read last. `text`: one character per byte. */
function recordInlineText({ name, tag }, { bytes, text }, range, loads) {
    if (name === 'style') {
        const isConditional = isConditionalStyle(tag);
        loads.addText('styles', bytes, range, { isConditional, use: styleUse(tag) });
        if (!isConditional && hidesPage(text.slice(range.start, range.end)))
            loads.setHidden();
    }
    else if (name !== 'script' || tag.has('src'))
        return;
    else {
        const isConditional = isConditionalScript(tag);
        const use = scriptUse(tag);
        const data = use === '' || use === page_loads/* DEFERRED */.Cl ? withoutSpaces(text, range) : range;
        const isData = data !== range && DATA.some(start => text.startsWith(start, data.start));
        if (isData)
            loads.addData(bytes, data, use);
        else
            loads.addText('scripts', bytes, range, { isConditional, use });
    }
}
/** Formatters write spaces around a script. */
function withoutSpaces(text, { start, end }) {
    let [first, last] = [start, end];
    while (first < last && text.charCodeAt(first) <= SPACE)
        first++;
    while (last > first && text.charCodeAt(last - 1) <= SPACE)
        last--;
    return { start: first, end: last };
}
function hidesPage(css) {
    // Most style sheets hide nothing, and this test is faster.
    if (!HIDES.test(css))
        return false;
    return [...css.matchAll(PAGE_RULE)].some(([, declarations = '']) => HIDES.test(declarations));
}
function tag_loads_valueOf(tag, attribute) {
    return (0,attribute_values/* decodedValue */.Es)(tag.raw(attribute));
}

// EXTERNAL MODULE: ./.build/src/html/address-attributes.js
var address_attributes = __webpack_require__(45739);
;// CONCATENATED MODULE: ./.build/src/review/scan/page/tag-references.js



/** Matches the URL of a preview image that the service generates. Omits the query, which describes the page. */
const SERVICE_IMAGE = /^https?:\/\/[^/?#]+\.mintlify\.app(?:\/[^?#]*)?/i;
function recordHtmlTag(tag, element, page) {
    recordIdAndStyle(tag, page);
    if (element === undefined)
        return;
    for (const { attribute, meaning, when } of element.references) {
        if (when !== undefined && (tag_references_valueOf(tag, when.attribute).toLowerCase() === when.value) !== when.is)
            continue;
        add(meaning, attribute, tag, page);
    }
    if (element.name === 'link')
        tag_references_recordLink(tag, page);
    else if (element.name === 'meta')
        tag_references_recordMeta(tag, page);
    else if (element.name === 'base' && tag.has('href'))
        page.setBase(tag_references_valueOf(tag, 'href'));
}
function recordForeignTag(tag, element, page) {
    recordIdAndStyle(tag, page);
    if (element?.svgReference === undefined)
        return;
    add(element.svgReference, tag.has('href') ? 'href' : 'xlink:href', tag, page);
}
function recordIdAndStyle(tag, page) {
    if (tag.has('id'))
        page.addId(tag_references_valueOf(tag, 'id'));
    // In a style, addresses are in parentheses, which entities can encode.
    if (tag.has('style') && /[(&]/.test(tag.raw('style')))
        page.addAll('resource', (0,css_scanner/* cssAddresses */.U)(tag_references_valueOf(tag, 'style')));
}
function tag_references_recordLink(tag, page) {
    const value = tag_references_valueOf(tag, 'rel');
    const row = address_attributes/* LINK_REFERENCES */.c7.find(({ rels }) => rels.test(value));
    if (row === undefined)
        return;
    add(row.meaning, 'href', tag, page);
    if (row.meaning === 'resource')
        add('resourceSet', 'imagesrcset', tag, page);
}
function tag_references_recordMeta(tag, page) {
    const content = tag_references_valueOf(tag, 'content');
    if (tag_references_valueOf(tag, 'http-equiv').toLowerCase() === 'refresh') {
        const url = (0,attribute_values/* refreshUrl */.Lt)(content);
        if (url !== undefined)
            page.add('otherLink', url);
    }
    const name = tag_references_valueOf(tag, 'name').toLowerCase();
    if ((0,attribute_values/* forbidsIndexing */.qk)(name, content))
        page.isNoindex = true;
    if (name === 'generator' && content.trim().toLowerCase() === 'mintlify')
        page.isMintlify = true;
    if (name === 'twitter:image' || tag_references_valueOf(tag, 'property').toLowerCase() === 'og:image')
        for (const image of SERVICE_IMAGE.exec(content) ?? [])
            page.add('preview', image);
}
function add(meaning, attribute, tag, page) {
    if (!tag.has(attribute))
        return;
    const value = tag_references_valueOf(tag, attribute);
    if (meaning === 'id')
        page.addId(value);
    else if (meaning === 'srcset' || meaning === 'resourceSet')
        page.addAll(meaning === 'srcset' ? 'media' : 'resource', (0,attribute_values/* srcsetAddresses */.HJ)(value));
    else
        page.add(meaning, value);
}
function tag_references_valueOf(tag, attribute) {
    return (0,attribute_values/* decodedValue */.Es)(tag.raw(attribute));
}

;// CONCATENATED MODULE: ./.build/src/review/scan/page/page-scanner.js








const MAX_TITLE = 1000;
/** Records what the review needs to know about a page. */
class PageScanner {
    #page;
    #token;
    #outline = new OutlineScanner();
    #details = new detail_scanner/* DetailScanner */.Y();
    /** Depth of an open `script` or `style` element inside SVG. Its text is not content. */
    #mutedDepth = 0;
    #styleStart;
    #skipsNoscript;
    constructor(utf8, page, { skipsNoscript = false } = {}) {
        this.#page = page;
        this.#skipsNoscript = skipsNoscript;
        this.#token = new html_tokens/* HtmlTokenizer */.D(utf8, this);
    }
    scan() {
        while (this.#token.next()) {
            if (this.#token.isEnd)
                this.#endTag();
            else
                this.#startTag();
        }
        this.#page.complete();
        const { bytes, text } = this.#token;
        this.#page.loads.levels = this.#outline.finish(bytes, text);
        this.#page.loads.details = this.#details.finish(bytes, text, this.#outline.unclosed);
    }
    // Reading finds the end of the text, which spares a search for it.
    readText(from) {
        const { bytes, text } = this.#token;
        if (!this.#isContent)
            return text.indexOf('<', from);
        const end = this.#page.content.addText(bytes, from, bytes.length);
        if (this.#details.isPreformatted)
            this.#details.addText(text.slice(from, end));
        return end;
    }
    readRawText(from, end) {
        if (!this.#isContent)
            return;
        this.#page.content.addRawText(this.#token.bytes, from, end);
        if (this.#details.isPreformatted)
            this.#details.addText(this.#token.text.slice(from, end));
    }
    get #isContent() {
        return !this.#token.isInTemplate && this.#mutedDepth === 0;
    }
    #startTag() {
        const page = this.#page;
        const token = this.#token;
        const { tag, element, isInForeign } = token;
        if (isInForeign)
            this.#endMuted(token.start);
        if (this.#isContent && (isInForeign || element?.isOutsideContent !== true))
            page.content.endText();
        if (!tag.isPlain && !token.isInTemplate) {
            if (token.isHtml)
                recordHtmlTag(tag, element, page);
            else
                recordForeignTag(tag, element, page);
            if (element !== undefined && token.isHtml && !token.isInert)
                recordLoads(tag, element, page.loads);
        }
        if (token.isHtml && !token.isInert && (!isInForeign || token.foreignDepth === 0))
            this.#outline.add(tag, token.start);
        this.#details.startTag(token);
        if (!token.isHtml)
            this.#muteText();
        else if (element?.isSpecial === true)
            this.#special(element);
    }
    #special({ name }) {
        const { rawText, hidden } = this.#token;
        if (rawText !== undefined)
            this.#rawText(name, rawText);
        if (hidden === undefined)
            return;
        this.#page.loads.addHidden(this.#decoded(hidden));
        if (this.#skipsNoscript)
            this.#token.skipTo(hidden.end);
    }
    #muteText() {
        const { tag, end, foreignDepth } = this.#token;
        if (tag.isSelfClosing || this.#mutedDepth > 0)
            return;
        const { name } = tag;
        if (name !== 'style' && name !== 'script')
            return;
        this.#mutedDepth = foreignDepth;
        this.#styleStart = name === 'style' ? end : undefined;
    }
    /** Called after a tag that may have closed the `script` or `style` whose text is not content. */
    #endMuted(tagStart) {
        if (this.#token.foreignDepth >= this.#mutedDepth)
            return;
        this.#mutedDepth = 0;
        // Inside SVG, the text in a `style` element can contain entities.
        if (this.#styleStart === undefined)
            return;
        const css = this.#decoded({ start: this.#styleStart, end: tagStart });
        if (!css.includes('&'))
            this.#addStyles(css);
        else if (css.length <= attribute_values/* MAX_WITH_ENTITIES */.UV)
            this.#addStyles((0,decode/* decodeHTML */.Gz)(css));
    }
    #rawText(name, range) {
        const { start, end } = range;
        const { tag, text, bytes, isInert, isInTemplate } = this.#token;
        const { content, loads } = this.#page;
        if (!isInert)
            recordInlineText({ name, tag }, { bytes, text }, range, loads);
        if (name === 'style') {
            if ((0,css_scanner/* mayRefer */.K)(text.slice(start, end)))
                this.#addStyles(this.#decoded(range));
        }
        else if (['plaintext', 'textarea', 'title', 'xmp'].includes(name)) {
            if (name === 'title' && !isInTemplate)
                this.#setTitle(range);
            if (!this.#isContent)
                return;
            content.addRawText(bytes, start, end);
            // No tag ends this element.
            if (name !== 'plaintext')
                content.endText();
        }
    }
    #setTitle({ start, end }) {
        if (this.#page.title !== '')
            return;
        const title = this.#decoded({ start, end: Math.min(end, start + MAX_TITLE) });
        // Decoded only if needed, because loading the entity tables takes 25 ms.
        const text = title.includes('&') ? (0,decode/* decodeHTML */.Gz)(title) : title;
        this.#page.title = text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
    }
    #endTag() {
        const { isInForeign, isInert, start, tag } = this.#token;
        this.#details.endTag(this.#token);
        if (this.#isContent)
            this.#page.content.endText();
        if (!isInForeign && !isInert)
            this.#outline.close(tag);
        if (isInForeign)
            this.#endMuted(start);
    }
    #addStyles(css) {
        if (!this.#token.isInTemplate)
            this.#page.addAll('resource', (0,css_scanner/* cssAddresses */.U)(css));
    }
    #decoded({ start, end }) {
        return this.#token.bytes.toString('utf8', start, end);
    }
}


/***/ }),

/***/ 39363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ ID_SEPARATOR),
/* harmony export */   z: () => (/* binding */ PageRecord)
/* harmony export */ });
/* harmony import */ var _values_fragment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24563);
/* harmony import */ var _reference_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22320);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37630);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);




/** Separates the ids of a page. HTML parsers replace this character inside an id. */
const ID_SEPARATOR = '\0';
/** A fragment that URL parsers do not change. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/;
/** A placeholder for the page address, since only the fragment of the parsed link is used. */
const OWN_ADDRESS = `https://${_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .UNKNOWN_HOST */ .IZ}/`;
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/;
class PageRecord {
    content;
    loads;
    title = '';
    isNoindex = false;
    isMintlify = false;
    #base;
    #ids = new Set();
    /** Links that lead to the page itself if it has no `base`. */
    #ownLinks = new Set();
    #references = new Set();
    #table;
    constructor(table, content, loads) {
        this.#table = table;
        this.content = content;
        this.loads = loads;
    }
    addId(id) {
        if (id !== '')
            this.#ids.add(id);
    }
    setBase(base) {
        this.#base ??= base;
    }
    add(kind, address) {
        // Readers of the page can see or follow references of these kinds.
        const isContent = kind === 'link' || kind === 'media' || kind === 'frame';
        // A form without an action always leads to the page itself. A `link` without an address has no target.
        if (kind === 'otherLink' && address === '')
            return;
        if ((kind === 'link' || kind === 'otherLink') && isOwnPage(address)) {
            this.#ownLinks.add(address);
            if (isContent)
                this.content.addTarget(address);
            return;
        }
        const reference = this.#table.numberOf(kind, address);
        this.#references.add(reference);
        if (isContent)
            this.content.addTarget(this.#table.targetOf(reference));
    }
    addAll(kind, addresses) {
        for (const { value } of addresses)
            this.add(kind, value);
    }
    complete() {
        this.content.endText();
        for (const link of this.#ownLinks) {
            if (this.#baseAddress === '')
                this.#followOwnLink(link);
            else
                this.#references.add(this.#table.numberOf('link', link));
        }
    }
    finish() {
        const secured = this.content.securedDigest();
        return {
            title: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_1__/* .copied */ .p)(this.title),
            content: this.content.digest(),
            loads: { ...this.loads.finish(), ...(secured !== undefined && { secured }) },
            ids: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_1__/* .copied */ .p)([...this.#ids].join(ID_SEPARATOR)),
            isNoindex: this.isNoindex,
            isMintlify: this.isMintlify,
            base: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_1__/* .copied */ .p)(this.#baseAddress),
            references: Uint32Array.from(this.#references)
        };
    }
    get #baseAddress() {
        return this.#base === undefined || isOwnPage(this.#base) ? '' : this.#base;
    }
    /** Called after all ids of the page are known. */
    #followOwnLink(link) {
        const isSimple = SIMPLE_FRAGMENT.test(link);
        if (isSimple && this.#ids.has(link.slice(1)))
            return;
        const fragment = (isSimple ? link : ((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(link, OWN_ADDRESS)?.hash ?? '')).slice(1);
        const ids = (0,_values_fragment_js__WEBPACK_IMPORTED_MODULE_3__/* .idsNamedBy */ .X)(fragment);
        if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
            this.#references.add(this.#table.numberOf('ownAnchor', fragment));
    }
}
function isOwnPage(address) {
    const first = address.charCodeAt(0);
    return first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(address));
}


/***/ }),

/***/ 24563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ idsNamedBy)
/* harmony export */ });
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);

/**
 * Returns the element ids that a fragment can refer to: the fragment itself and its percent-decoded form. The list
 * is empty if the fragment refers to the top of the page or only highlights text.
 */
function idsNamedBy(fragment) {
    const directive = fragment.indexOf(':~:');
    const name = directive < 0 ? fragment : fragment.slice(0, directive);
    const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(name);
    if (name === '' || decoded.toLowerCase() === 'top')
        return [];
    return decoded === name ? [name] : [name, decoded];
}


/***/ })

};
