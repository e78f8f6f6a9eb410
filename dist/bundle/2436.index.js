export const id = 2436;
export const ids = [2436];
export const modules = {

/***/ 39363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ ID_SEPARATOR),
/* harmony export */   z: () => (/* binding */ PageRecord)
/* harmony export */ });
/* harmony import */ var _values_fragment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24563);
/* harmony import */ var _reference_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22320);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);



/** Separates the ids of a page. HTML parsers replace this character inside an id. */
const ID_SEPARATOR = '\0';
/** A fragment that URL parsers do not change. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/;
/** A placeholder for the page address, since only the fragment of the parsed link is used. */
const OWN_ADDRESS = 'https://site.invalid/';
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/;
class PageRecord {
    content;
    title = '';
    isNoindex = false;
    isMintlify = false;
    #base;
    #ids = new Set();
    /** Links that lead to the page itself if it has no `base`. */
    #ownLinks = new Set();
    #references = new Set();
    #table;
    constructor(table, content) {
        this.#table = table;
        this.content = content;
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
        return {
            title: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .copied */ .p)(this.title),
            content: this.content.digest(),
            ids: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .copied */ .p)([...this.#ids].join(ID_SEPARATOR)),
            isNoindex: this.isNoindex,
            isMintlify: this.isMintlify,
            base: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_0__/* .copied */ .p)(this.#baseAddress),
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
        const fragment = (isSimple ? link : ((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(link, OWN_ADDRESS)?.hash ?? '')).slice(1);
        const ids = (0,_values_fragment_js__WEBPACK_IMPORTED_MODULE_2__/* .idsNamedBy */ .X)(fragment);
        if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
            this.#references.add(this.#table.numberOf('ownAnchor', fragment));
    }
}
function isOwnPage(address) {
    const first = address.charCodeAt(0);
    return first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(address));
}


/***/ }),

/***/ 22320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ReferenceTable),
/* harmony export */   p: () => (/* binding */ copied)
/* harmony export */ });
/* harmony import */ var _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);

const KINDS = [
    /** A link that readers follow. */
    'link',
    /** A link that is not visible content: a form, a refresh, or `link rel="next"`. */
    'otherLink',
    'canonical',
    /** An image, or a sound or video file. */
    'media',
    'frame',
    /** A script, style sheet or font, or a file that a style sheet loads. */
    'resource',
    /** The image that other sites show beside a link to the page. */
    'preview',
    'sitemap',
    /** A link to an id that should be in the same page, but is missing. The value is the fragment. */
    'ownAnchor'
];
/** Assigns one number to each pair of kind and value, because a site repeats the same links on every page. */
class ReferenceTable {
    values = [];
    kinds = [];
    #targets = [];
    #numbers = Object.fromEntries(KINDS.map(kind => [kind, new Map()]));
    numberOf(kind, value) {
        const known = this.#numbers[kind].get(value);
        if (known !== undefined)
            return known;
        const copy = copied(value);
        const number = this.values.push(copy) - 1;
        this.kinds.push(kind);
        this.#numbers[kind].set(copy, number);
        return number;
    }
    /** Returns the target of a reference without the build hash, so that a new build does not change the content. */
    targetOf(number) {
        return (this.#targets[number] ??= (0,_site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBuildHash */ .T)(this.values[number]));
    }
}
/** Copies a string, because in V8 a substring keeps the whole original string (here, the page) in memory. */
function copied(text) {
    return Buffer.from(text).toString();
}


/***/ }),

/***/ 52436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _S: () => (/* binding */ SiteScanner),
  bS: () => (/* binding */ asBuffer),
  digestPage: () => (/* binding */ digestPage),
  textOfPage: () => (/* binding */ textOfPage)
});

// UNUSED EXPORTS: isScanned

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/review/scan/values/css-scanner.js
var css_scanner = __webpack_require__(85967);
// EXTERNAL MODULE: ./.build/src/review/scan/html/encoding.js
var encoding = __webpack_require__(67391);
// EXTERNAL MODULE: ./.build/src/review/scan/html/elements.js + 1 modules
var html_elements = __webpack_require__(75078);
// EXTERNAL MODULE: ./.build/src/review/scan/html/foreign-content.js
var foreign_content = __webpack_require__(3344);
// EXTERNAL MODULE: ./.build/src/review/scan/html/raw-text.js
var raw_text = __webpack_require__(99840);
// EXTERNAL MODULE: ./.build/src/review/scan/values/attribute-values.js
var attribute_values = __webpack_require__(48226);
;// CONCATENATED MODULE: ./.build/src/review/scan/html/tag-references.js



/** Matches the URL of a preview image that the service generates. Omits the query, which describes the page. */
const SERVICE_IMAGE = /^https?:\/\/[^/?#]+\.mintlify\.app(?:\/[^?#]*)?/i;
const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i;
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
        recordLink(tag, page);
    else if (element.name === 'meta')
        recordMeta(tag, page);
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
function recordLink(tag, page) {
    const value = tag_references_valueOf(tag, 'rel');
    const row = html_elements/* LINK_REFERENCES */.c7.find(({ rels }) => rels.test(value));
    if (row === undefined)
        return;
    add(row.meaning, 'href', tag, page);
    if (row.meaning === 'resource')
        add('resourceSet', 'imagesrcset', tag, page);
}
function recordMeta(tag, page) {
    const content = tag_references_valueOf(tag, 'content');
    if (tag_references_valueOf(tag, 'http-equiv').toLowerCase() === 'refresh') {
        const url = (0,attribute_values/* refreshUrl */.Lt)(content);
        if (url !== undefined)
            page.add('otherLink', url);
    }
    const name = tag_references_valueOf(tag, 'name').toLowerCase();
    if (['robots', 'googlebot'].includes(name) && NOINDEX.test(content))
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

// EXTERNAL MODULE: ./.build/src/review/scan/html/tag.js
var tag = __webpack_require__(31024);
;// CONCATENATED MODULE: ./.build/src/review/scan/html/html-scanner.js








const [BANG, SLASH, LESS, QUESTION] = [33, 47, 60, 63];
const MAX_TITLE = 1000;
/** Reads a page as a browser's tokenizer does, and records data for the review. */
class HtmlScanner {
    #page;
    #bytes;
    /** The bytes as a string with one character per byte. */
    #text;
    #tag;
    #foreign = new foreign_content/* ForeignContent */.Q();
    #templates = 0;
    /** Depth of an open `script` or `style` element inside SVG. Its text is not content. */
    #mutedDepth = 0;
    #styleStart;
    constructor(utf8, page) {
        this.#page = page;
        this.#bytes = utf8;
        this.#text = utf8.toString('latin1');
        this.#tag = new tag/* Tag */.v(utf8, this.#text);
    }
    scan() {
        const bytes = this.#bytes;
        const end = bytes.length;
        let i = 0;
        while (i >= 0 && i < end) {
            if (bytes[i] !== LESS) {
                i = this.#skipText(i);
                continue;
            }
            const next = bytes[i + 1];
            if (isLetter(next))
                i = this.#startTag(i);
            else if (next === SLASH)
                i = this.#endTag(i);
            else if (next === BANG)
                i = this.#declaration(i);
            else if (next === QUESTION)
                i = this.#after('>', i);
            else
                this.#addRawText(i, ++i);
        }
        this.#page.complete();
    }
    /** Returns the position of the next `<`. If no tag follows, returns -1 or the end of the page. */
    #skipText(from) {
        if (this.#isContent)
            return this.#page.content.addText(this.#bytes, from, this.#bytes.length);
        return this.#text.indexOf('<', from);
    }
    get #isContent() {
        return this.#templates === 0 && this.#mutedDepth === 0;
    }
    #addRawText(from, end) {
        if (this.#isContent)
            this.#page.content.addRawText(this.#bytes, from, end);
    }
    #startTag(start) {
        const tag = this.#tag;
        const end = tag.read(start + 1);
        if (end < 0)
            return end;
        const element = tag.lookUp(html_elements/* ELEMENTS */.gv);
        const isInForeign = this.#foreign.depth > 0;
        const isHtml = !isInForeign || this.#foreign.entersHtml(tag, element);
        if (isInForeign)
            this.#endMuted(start);
        if (this.#isContent && (isInForeign || element?.isOutsideContent !== true))
            this.#page.content.endText();
        if (this.#templates === 0 && !tag.isPlain) {
            if (isHtml)
                recordHtmlTag(tag, element, this.#page);
            else
                recordForeignTag(tag, element, this.#page);
        }
        if (isHtml)
            return this.#openHtml(element, end);
        if (!tag.isSelfClosing)
            this.#openForeign(end);
        return end;
    }
    #openHtml(element, end) {
        if (this.#foreign.depth === 0 && element === undefined)
            return end;
        const name = element?.name;
        if (element?.isRawText === true)
            return this.#rawText(element.name, end);
        if (name === 'plaintext') {
            this.#addRawText(end, this.#bytes.length);
            return -1;
        }
        if (name === 'template')
            this.#templates++;
        this.#foreign.openHtml(this.#tag, element);
        return end;
    }
    #openForeign(end) {
        this.#foreign.openForeign(this.#tag);
        const { name } = this.#tag;
        if ((name !== 'style' && name !== 'script') || this.#mutedDepth > 0)
            return;
        this.#mutedDepth = this.#foreign.depth;
        this.#styleStart = name === 'style' ? end : undefined;
    }
    /** Called after a tag that may have closed the `script` or `style` whose text is not content. */
    #endMuted(tagStart) {
        if (this.#foreign.depth >= this.#mutedDepth)
            return;
        this.#mutedDepth = 0;
        // Inside SVG, the text in a `style` element can contain entities.
        if (this.#styleStart === undefined)
            return;
        const css = this.#decoded(this.#styleStart, tagStart);
        if (!css.includes('&'))
            this.#addStyles(css);
        else if (css.length <= attribute_values/* MAX_WITH_ENTITIES */.UV)
            this.#addStyles((0,decode/* decodeHTML */.Gz)(css));
    }
    #rawText(name, from) {
        const stop = (0,raw_text/* rawTextEnd */.L)(this.#text, from, name);
        if (name === 'style') {
            if ((0,css_scanner/* mayRefer */.K)(this.#text.slice(from, stop)))
                this.#addStyles(this.#decoded(from, stop));
        }
        else if (name === 'title' || name === 'textarea' || name === 'xmp') {
            this.#addRawText(from, stop);
            if (name === 'title' && this.#templates === 0)
                this.#setTitle(from, stop);
            if (this.#isContent)
                this.#page.content.endText();
        }
        return this.#tag.read(stop + 2);
    }
    #setTitle(from, end) {
        if (this.#page.title !== '')
            return;
        const title = this.#decoded(from, Math.min(end, from + MAX_TITLE));
        // Decoded only if needed, because loading the entity tables takes 25 ms.
        const text = title.includes('&') ? (0,decode/* decodeHTML */.Gz)(title) : title;
        this.#page.title = text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
    }
    #endTag(from) {
        if (!isLetter(this.#bytes[from + 2]))
            return this.#after('>', from);
        const end = this.#tag.read(from + 2);
        if (end < 0)
            return end;
        if (this.#isContent)
            this.#page.content.endText();
        const isInForeign = this.#foreign.depth > 0;
        if (!isInForeign && this.#templates === 0)
            return end;
        const { name } = this.#tag;
        const isHtml = !isInForeign || this.#foreign.close(name);
        if (name === 'template' && this.#templates > 0 && isHtml)
            this.#templates--;
        this.#endMuted(from);
        return end;
    }
    #declaration(from) {
        if (this.#text.startsWith('--', from + 2))
            return (0,raw_text/* commentEnd */.T)(this.#text, from);
        if (!this.#foreign.isForeign || !this.#text.startsWith('[CDATA[', from + 2))
            return this.#after('>', from);
        const stop = this.#text.indexOf(']]>', from + 9);
        this.#addRawText(from + 9, stop < 0 ? this.#text.length : stop);
        return stop < 0 ? stop : stop + 3;
    }
    /** Returns the position after the next occurrence of a character, or -1. */
    #after(character, from) {
        return this.#text.indexOf(character, from) + 1 || -1;
    }
    #addStyles(css) {
        if (this.#templates === 0)
            this.#page.addAll('resource', (0,css_scanner/* cssAddresses */.U)(css));
    }
    #decoded(start, end) {
        return this.#bytes.toString('utf8', start, end);
    }
}
function isLetter(byte) {
    const lower = byte | 32;
    return lower >= 97 && lower <= 122;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/src/review/scan/record/content.js

const [SPACE, content_LESS] = [32, 60];
/** Marks the start and end of each target, so that text and targets cannot be confused. */
const TARGET_MARK = 1;
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32;
const BUFFER_BYTES = 256 * 1024;
const IS_SPACE = new Uint8Array(256);
for (const space of '\t\n\f\r ')
    IS_SPACE[space.charCodeAt(0)] = 1;
/** All white space is written as a space. */
const WRITTEN = IS_SPACE.map((isSpace, byte) => (isSpace === 1 ? SPACE : byte));
/**
 * Collects the visible content of one page at a time: text and the targets of links and images. White space is removed
 * next to a tag and collapsed inside text, so that a minified copy of a page has the same content.
 */
class ContentDigest {
    /** The buffer is reused for all pages. */
    #bytes = Buffer.allocUnsafe(BUFFER_BYTES);
    #length = 0;
    /** Start of the text after the last tag. */
    #textStart = 0;
    /** 1 if the next white space is dropped: after white space, and at the start of a text. */
    #afterSpace = 1;
    #tagEndsWord;
    /** With `tagEndsWord`, a tag separates words in the text. Digests do not use this option. */
    constructor({ tagEndsWord = false } = {}) {
        this.#tagEndsWord = tagEndsWord;
    }
    /** Adds text up to the next `<` or `end`, and returns the position where the text ends. */
    addText(bytes, from, end) {
        this.#reserve(end - from + 1);
        const content = this.#bytes;
        let length = this.#length;
        let afterSpace = this.#afterSpace;
        let i = from;
        // The loop has no branches for white space, because processors cannot predict where words end.
        while (i < end) {
            const byte = bytes[i];
            if (byte === content_LESS)
                break;
            const isSpace = IS_SPACE[byte];
            content[length] = WRITTEN[byte];
            length += 1 - (isSpace & afterSpace);
            afterSpace = isSpace;
            i++;
        }
        this.#length = length;
        this.#afterSpace = afterSpace;
        return i;
    }
    /** Adds text in which `<` has no special meaning. */
    addRawText(bytes, from, end) {
        for (let i = this.addText(bytes, from, end); i < end; i = this.addText(bytes, i + 1, end)) {
            this.#bytes[this.#length++] = content_LESS;
            this.#afterSpace = 0;
        }
    }
    /** Ends the text at a tag. White space before and after the tag is removed. */
    endText() {
        if (this.#afterSpace === 1 && this.#length > this.#textStart)
            this.#length--;
        if (this.#tagEndsWord) {
            this.#reserve(1);
            this.#bytes[this.#length++] = SPACE;
        }
        this.#textStart = this.#length;
        this.#afterSpace = 1;
    }
    addTarget(target) {
        this.#reserve(2 + 3 * target.length);
        this.#bytes[this.#length++] = TARGET_MARK;
        this.#length += this.#bytes.write(target, this.#length);
        this.#bytes[this.#length++] = TARGET_MARK;
        this.#textStart = this.#length;
    }
    /** Returns the text since the last digest, and the targets of links and images separately. */
    parts() {
        const parts = this.#bytes.toString('utf8', 0, this.#length).split(String.fromCharCode(TARGET_MARK));
        return {
            text: parts.filter((_, at) => at % 2 === 0).join(' '),
            targets: parts.filter((_, at) => at % 2 === 1)
        };
    }
    /** Returns a digest of the content since the last call. */
    digest() {
        this.endText();
        const digest = (0,external_node_crypto_.hash)('sha256', this.#bytes.subarray(0, this.#length)).slice(0, DIGEST_LENGTH);
        if (this.#bytes.length > BUFFER_BYTES)
            this.#bytes = Buffer.allocUnsafe(BUFFER_BYTES);
        this.#length = 0;
        this.#textStart = 0;
        return digest;
    }
    #reserve(bytes) {
        const needed = this.#length + bytes;
        if (needed <= this.#bytes.length)
            return;
        const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#bytes.length));
        this.#bytes.copy(larger, 0, 0, this.#length);
        this.#bytes = larger;
    }
}

// EXTERNAL MODULE: ./.build/src/review/scan/record/page-record.js
var page_record = __webpack_require__(39363);
// EXTERNAL MODULE: ./.build/src/review/scan/record/reference-table.js
var reference_table = __webpack_require__(22320);
// EXTERNAL MODULE: ./.build/src/review/scan/values/sitemap-scanner.js
var sitemap_scanner = __webpack_require__(80523);
;// CONCATENATED MODULE: ./.build/src/review/scan/site-scanner.js









/** A larger file counts as existing, with unknown content. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isScanned(path) {
    return /\.(?:html?|css|xml)$/i.test(path);
}
/** Returns the title and a digest of the content, for the comparison of two copies of a page. */
function digestPage(bytes) {
    const { title, content } = scanAlone(bytes, new ContentDigest()).finish();
    return { title, content };
}
/** Tags separate words, so that an added element does not change the words around it. */
function textOfPage(bytes) {
    const { text, targets } = scanAlone(bytes, new ContentDigest({ tagEndsWord: true })).content.parts();
    return { text: (0,decode/* decodeHTML */.Gz)(text), targets: targets.map(target => (0,decode/* decodeHTML */.Gz)(target)) };
}
function scanAlone(bytes, content) {
    const page = new page_record/* PageRecord */.z(new reference_table/* ReferenceTable */.a(), content);
    scanPage(asBuffer(bytes), page);
    return page;
}
/** Scans one file at a time. Each thread has a separate scanner with a unique number. */
class SiteScanner {
    #scanner;
    #table = new reference_table/* ReferenceTable */.a();
    #content = new ContentDigest();
    #files = [];
    #sent = 0;
    #pieces = [];
    #pieceBytes = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    /** Scans a whole file if it is a page, style sheet or sitemap. Does not keep the bytes. */
    scan(path, bytes) {
        const content = asBuffer(bytes);
        const page = new page_record/* PageRecord */.z(this.#table, this.#content);
        if ((0,pages/* isPage */.yp)(path)) {
            scanPage(content, page);
            this.#push(path, 'page', page);
        }
        else if (/\.css$/i.test(path)) {
            page.addAll('resource', (0,css_scanner/* cssAddresses */.U)((0,encoding/* asUtf8 */.U)(content, 'css').toString()));
            this.#push(path, 'stylesheet', page);
        }
        else if (/\.xml$/i.test(path)) {
            const addresses = (0,sitemap_scanner/* sitemapUrls */.S)((0,encoding/* asUtf8 */.U)(content, 'xml').toString());
            if (addresses === undefined)
                return;
            for (const address of addresses)
                page.add('sitemap', address);
            this.#push(path, 'sitemap', page);
        }
    }
    /** Keeps a piece of a file. Only one file can arrive in pieces at a time. */
    keepPiece(path, bytes) {
        if (!isScanned(path))
            return;
        this.#pieceBytes += bytes.length;
        if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
        else
            this.#pieces = [];
    }
    scanPieces(path) {
        const pieces = this.#pieces;
        const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
        this.#pieces = [];
        this.#pieceBytes = 0;
        if (isTooLarge)
            this.#push(path, 'unread', new page_record/* PageRecord */.z(this.#table, this.#content));
        else
            this.scan(path, Buffer.concat(pieces));
    }
    /** Returns the files scanned since the last call, or undefined if there are none. */
    drain() {
        if (this.#files.length === 0)
            return undefined;
        const batch = {
            scanner: this.#scanner,
            files: this.#files,
            values: this.#table.values.slice(this.#sent),
            kinds: this.#table.kinds.slice(this.#sent)
        };
        this.#files = [];
        this.#sent = this.#table.values.length;
        return batch;
    }
    #push(path, type, page) {
        this.#files.push({ path, type, ...page.finish() });
    }
}
function scanPage(bytes, page) {
    new HtmlScanner((0,encoding/* asUtf8 */.U)(bytes, 'html'), page).scan();
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}


/***/ }),

/***/ 85967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ mayRefer),
/* harmony export */   U: () => (/* binding */ cssAddresses)
/* harmony export */ });
/* harmony import */ var _attribute_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48226);

const [QUOTE, HASH, APOSTROPHE, OPEN, CLOSE] = [34, 35, 39, 40, 41];
const [STAR, SLASH, SEMICOLON, AT, BACKSLASH, BRACE] = [42, 47, 59, 64, 92, 123];
const MAY_REFER = /l\(|@import|\\/i;
const ESCAPE = String.raw `\\(?:[0-9a-fA-F]{1,6}(?:\r\n|[\t\n\f\r ])?|[^\n\r\f0-9a-fA-F])`;
const ESCAPE_IN_STRING = String.raw `(?:${ESCAPE}|\\(?:\r\n|[\n\r\f]))`;
/** Letters, digits, `_`, `-`, all non-ASCII characters, and escapes. */
const NAME = manyOf(String.raw `[\w\-\u0080-\uffff]`, ESCAPE);
/** 0 for each ASCII character that cannot start a `NAME`. All other characters can. */
const IS_NAME = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\w\\-]/.test(String.fromCharCode(code))));
const IN_QUOTES = manyOf(String.raw `[^"\\\n\r\f]`, ESCAPE_IN_STRING);
const IN_APOSTROPHES = manyOf(String.raw `[^'\\\n\r\f]`, ESCAPE_IN_STRING);
const ADDRESS = manyOf(String.raw `[^"'()\\\0-\x20]`, ESCAPE);
const INVALID_ADDRESS = manyOf(String.raw `[^)\\]`, String.raw `\\[^]?`);
/** Matches up to 1000 escapes at once: more would use too much memory, and matching one at a time is too slow. */
function manyOf(character, escape) {
    return new RegExp(`${character}*(?:${escape}${character}*){0,1000}`, 'y');
}
/** Returns true if CSS may load a file. This fast check avoids a scan of most `style` elements. */
function mayRefer(css) {
    return MAY_REFER.test(css);
}
/** A longer name cannot be `url`, even if its letters are escaped. */
const MAX_URL_NAME = 27;
/** A longer address with escapes counts as empty. No address is that long. */
const MAX_ESCAPED = 1024 * 1024;
/** Yields the addresses in `url()` and `@import`, with their start positions. Reads each character once. */
function* cssAddresses(css) {
    /** The at-rule that is being read, such as `@import`. */
    let rule = '';
    /** True after `@namespace` or the first block, where `@import` has no effect. */
    let isAfterImports = false;
    /** Depth of brackets inside an invalid `url(`, whose content has no effect. */
    let invalidDepth = 0;
    let at = 0;
    while (at < css.length) {
        const code = css.charCodeAt(at);
        if (code === SLASH && css.charCodeAt(at + 1) === STAR) {
            const end = css.indexOf('*/', at + 2);
            if (end < 0)
                return;
            at = end + 2;
        }
        else if (code === QUOTE || code === APOSTROPHE) {
            const start = at + 1;
            const { value, next } = readString(css, at);
            at = next;
            if (rule !== '@import')
                continue;
            rule = '';
            if (isAddress(value) && invalidDepth === 0)
                yield { value, at: start };
        }
        else if (code === AT) {
            const end = endOf(NAME, css, at + 1);
            rule = css.slice(at, end).toLowerCase();
            if (rule === '@namespace')
                isAfterImports = true;
            if (rule === '@import' && isAfterImports)
                rule = '';
            at = end;
        }
        else if (code === HASH)
            at = endOf(NAME, css, at + 1);
        else if (IS_NAME[code] !== 0) {
            const start = at;
            // A backslash before a line feed is not part of a name.
            at = Math.max(at + 1, endOf(NAME, css, at));
            if (css.charCodeAt(at) !== OPEN)
                continue;
            const isUrl = at - start <= MAX_URL_NAME && unescapeCss(css.slice(start, at)).toLowerCase() === 'url';
            at++;
            if (!isUrl) {
                if (invalidDepth > 0)
                    invalidDepth++;
                continue;
            }
            const { value, next, isQuoted, begin } = readUrl(css, at);
            at = next;
            if (isQuoted && invalidDepth > 0)
                invalidDepth++;
            else if (isQuoted && value === undefined)
                invalidDepth = 1;
            if (isAddress(value) && rule !== '@namespace' && invalidDepth === 0)
                yield { value, at: begin };
            // The rest of an @import is a media query.
            if (rule === '@import')
                rule = '';
        }
        else {
            if (code === SEMICOLON || code === BRACE)
                rule = '';
            if (code === BRACE)
                isAfterImports = true;
            if (invalidDepth > 0 && code === OPEN)
                invalidDepth++;
            if (invalidDepth > 0 && code === CLOSE)
                invalidDepth--;
            at++;
        }
    }
}
function isAddress(value) {
    return value !== undefined && value !== '';
}
/** Returns the end of the characters and escapes that match a pattern at `from`. */
function endOf(pattern, css, from) {
    let at = from;
    do {
        pattern.lastIndex = at;
        pattern.test(css);
        if (pattern.lastIndex === at)
            return at;
        at = pattern.lastIndex;
    } while (css.charCodeAt(at) === BACKSLASH);
    return at;
}
/** Reads a string. Returns no value if the line or the style sheet ends before the string. */
function readString(css, from) {
    const quote = css.charCodeAt(from);
    const end = endOf(quote === QUOTE ? IN_QUOTES : IN_APOSTROPHES, css, from + 1);
    if (css.charCodeAt(end) !== quote)
        return { value: undefined, next: end };
    return { value: unescapeCss(css.slice(from + 1, end)), next: end + 1 };
}
/** Reads an address after `url(`. Returns no value if the address is invalid. */
function readUrl(css, from) {
    let start = from;
    while ((0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(css.charCodeAt(start)))
        start++;
    const first = css.charCodeAt(start);
    if (first === QUOTE || first === APOSTROPHE)
        return { ...readString(css, start), begin: start + 1, isQuoted: true };
    const end = endOf(ADDRESS, css, start);
    let close = end;
    while ((0,_attribute_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpace */ .xC)(css.charCodeAt(close)))
        close++;
    // Only white space may follow an unquoted address.
    const isValid = close >= css.length || css.charCodeAt(close) === CLOSE;
    if (!isValid)
        close = endOf(INVALID_ADDRESS, css, close);
    const value = isValid ? unescapeCss(css.slice(start, end)) : undefined;
    return { value, begin: start, next: close + 1, isQuoted: false };
}
function unescapeCss(value) {
    if (!value.includes('\\'))
        return value;
    if (value.length > MAX_ESCAPED)
        return '';
    return value.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|[\t\n\f\r ])?|\r\n|[\n\r\f]|([^]))/gi, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = parseInt(code, 16);
        const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
        return isCharacter ? String.fromCodePoint(point) : '\uFFFD';
    });
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


/***/ }),

/***/ 80523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ sitemapUrls)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
const COMMENTS = /<!--[^]*?(?:-->|$)/g;
const MAX_PROLOG = 4096;
const MAX_ADDRESS = 4096;
/** Returns the addresses in the `loc` elements of a sitemap or sitemap index; undefined for other XML files. */
function sitemapUrls(xml) {
    const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1];
    return prefix === undefined ? undefined : addressesIn(xml, prefix);
}
function* addressesIn(xml, prefix) {
    const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}loc(?=[\\s>])`, 'g');
    for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
        if (match[0].startsWith('<!')) {
            const close = match[0] === '<!--' ? '-->' : ']]>';
            const end = xml.indexOf(close, token.lastIndex);
            if (end < 0)
                return;
            token.lastIndex = end + close.length;
            continue;
        }
        const start = xml.indexOf('>', match.index) + 1;
        const end = xml.indexOf(`</${prefix}loc`, match.index);
        if (start === 0 || end < 0)
            return;
        token.lastIndex = Math.max(start, end);
        if (end >= start && end - start <= MAX_ADDRESS)
            yield textOf(xml.slice(start, end));
    }
}
function textOf(xml) {
    const text = xml
        .split(/(<!\[CDATA\[[^]*?\]\]>)/)
        .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeXML */ .ey)(part.replace(COMMENTS, '')))
        .join('');
    return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
}


/***/ })

};
