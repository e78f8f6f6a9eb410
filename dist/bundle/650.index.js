export const id = 650;
export const ids = [650];
export const modules = {

/***/ 48249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ ID_SEPARATOR),
  z: () => (/* binding */ PageRecord)
});

// EXTERNAL MODULE: ./.build/site/build-hash.js
var build_hash = __webpack_require__(64733);
// EXTERNAL MODULE: ./.build/review/scan/values/fragment.js
var values_fragment = __webpack_require__(29406);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/review/scan/record/content.js

const [TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN, SPACE, LESS] = [9, 10, 12, 13, 32, 60];
/** Stands before and after each target, so that text and targets cannot be confused. */
const TARGET_MARK = 1;
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32;
/** A larger buffer is not kept for the next page. */
const MAX_KEPT_BYTES = 4 * 1024 * 1024;
/** What precedes the next character: a tag, other text, or text and white space. */
const AFTER_TAG = 0;
const AFTER_TEXT = 1;
const AFTER_SPACE = 2;
/**
 * What a reader sees of a page: its text and the targets of its links and images. White space next to a tag is left out,
 * and collapsed inside text, so that a minified copy of a page has the same content.
 */
class PageContent {
    #bytes = Buffer.allocUnsafe(256 * 1024);
    #length = 0;
    #state = AFTER_TAG;
    /** `size`: of the page. Its text and targets are hardly ever longer than that. */
    begin(size) {
        const isTooLarge = this.#bytes.length > MAX_KEPT_BYTES && size < MAX_KEPT_BYTES;
        if (isTooLarge || this.#bytes.length <= size)
            this.#bytes = Buffer.allocUnsafe(Math.max(size + 1024, 256 * 1024));
        this.#length = 0;
        this.#state = AFTER_TAG;
    }
    /** Adds text up to the next `<`, which is at the position returned, or `end`. */
    addText(bytes, from, end) {
        this.#reserve(end - from + 1);
        const content = this.#bytes;
        let length = this.#length;
        let state = this.#state;
        let i = from;
        while (i < end) {
            const byte = bytes[i];
            if (byte === LESS)
                break;
            i++;
            if (byte > SPACE || !isSpace(byte)) {
                if (state === AFTER_SPACE)
                    content[length++] = SPACE;
                content[length++] = byte;
                state = AFTER_TEXT;
            }
            else if (state === AFTER_TEXT)
                state = AFTER_SPACE;
        }
        this.#length = length;
        this.#state = state;
        return i;
    }
    /** Adds text in which `<` has no meaning. */
    addRawText(bytes, from, end) {
        for (let i = this.addText(bytes, from, end); i < end; i = this.addText(bytes, i + 1, end)) {
            if (this.#state === AFTER_SPACE)
                this.#bytes[this.#length++] = SPACE;
            this.#bytes[this.#length++] = LESS;
            this.#state = AFTER_TEXT;
        }
    }
    /** A tag: white space before and after it does not count. */
    endText() {
        this.#state = AFTER_TAG;
    }
    addTarget(target) {
        this.#reserve(2 + 3 * target.length);
        this.#bytes[this.#length++] = TARGET_MARK;
        this.#length += this.#bytes.write(target, this.#length);
        this.#bytes[this.#length++] = TARGET_MARK;
    }
    digest() {
        return (0,external_node_crypto_.hash)('sha256', this.#bytes.subarray(0, this.#length)).slice(0, DIGEST_LENGTH);
    }
    #reserve(bytes) {
        const needed = this.#length + bytes;
        if (needed <= this.#bytes.length)
            return;
        const larger = Buffer.allocUnsafe(needed * 2);
        this.#bytes.copy(larger, 0, 0, this.#length);
        this.#bytes = larger;
    }
}
function isSpace(byte) {
    return (byte === SPACE || byte === LINE_FEED || byte === TAB || byte === CARRIAGE_RETURN || byte === FORM_FEED);
}

// EXTERNAL MODULE: ./.build/review/scan/record/reference-table.js
var reference_table = __webpack_require__(44915);
;// CONCATENATED MODULE: ./.build/review/scan/record/page-record.js




/** Stands between the ids of a page. In an id, HTML parsers replace it. */
const ID_SEPARATOR = '\0';
/** A fragment that URL parsers leave as it is. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/;
/** Any address: only its fragment is needed. */
const OWN_ADDRESS = 'https://site.invalid/';
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/;
/** Kinds of references that readers of the page can see or follow: they are part of its content. */
const IN_CONTENT = [reference_table/* REFERENCE */.gu.link, reference_table/* REFERENCE */.gu.media, reference_table/* REFERENCE */.gu.frame];
const isInContent = Object.values(reference_table/* REFERENCE */.gu).map(kind => IN_CONTENT.includes(kind));
/** Collects what one file after the other says and refers to. */
class PageRecord {
    content = new PageContent();
    title = '';
    isNoindex = false;
    #base;
    #ids = new Set();
    /** Links that lead to the page itself, unless it has a `base`. */
    #ownLinks = new Set();
    #references = [];
    #table;
    #page = 0;
    /** By reference: the last page that had it. */
    #lastPage = [];
    /** By reference: how the content of a page names it. */
    #targets = [];
    constructor(table) {
        this.#table = table;
    }
    /** `size`: of the file. */
    begin(size) {
        this.#page++;
        this.title = '';
        this.isNoindex = false;
        this.#base = undefined;
        this.#ids = new Set();
        this.#ownLinks = new Set();
        this.#references = [];
        this.content.begin(size);
    }
    addId(id) {
        if (id !== '')
            this.#ids.add(id);
    }
    setBase(base) {
        this.#base ??= base;
    }
    add(kind, address) {
        if (isLink(kind) && isOwnPage(address)) {
            this.#ownLinks.add(address);
            if (kind === reference_table/* REFERENCE */.gu.link)
                this.content.addTarget(address);
            return;
        }
        const reference = this.#numberOf(kind, address);
        if (isInContent[kind] === true)
            this.content.addTarget(this.#targets[reference]);
        this.#push(reference);
    }
    finish() {
        const base = this.#base === undefined || isOwnPage(this.#base) ? '' : (0,reference_table/* copied */.pG)(this.#base);
        for (const link of this.#ownLinks) {
            if (base === '')
                this.#followOwnLink(link);
            else
                this.#push(this.#numberOf(reference_table/* REFERENCE */.gu.link, link));
        }
        return {
            title: this.title,
            content: this.content.digest(),
            ids: (0,reference_table/* copied */.pG)([...this.#ids].join(ID_SEPARATOR)),
            isNoindex: this.isNoindex,
            base,
            references: new Uint32Array(this.#references)
        };
    }
    /** All ids of the page are known. */
    #followOwnLink(link) {
        const isSimple = SIMPLE_FRAGMENT.test(link);
        if (isSimple && this.#ids.has(link.slice(1)))
            return;
        const fragment = (isSimple ? link : (URL.parse(link, OWN_ADDRESS)?.hash ?? '')).slice(1);
        const ids = (0,values_fragment/* idsNamedBy */.X)(fragment);
        if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
            this.#push(this.#numberOf(reference_table/* REFERENCE */.gu.ownAnchor, fragment));
    }
    #numberOf(kind, address) {
        const known = this.#table.find(kind, address);
        if (known !== undefined)
            return known;
        const value = (0,reference_table/* copied */.pG)(address);
        this.#lastPage.push(0);
        this.#targets.push((0,build_hash/* withoutBuildHash */.T)(value));
        return this.#table.add(kind, value);
    }
    #push(reference) {
        if (this.#lastPage[reference] === this.#page)
            return;
        this.#lastPage[reference] = this.#page;
        this.#references.push(reference);
    }
}
function isLink(kind) {
    return kind === reference_table/* REFERENCE */.gu.link || kind === reference_table/* REFERENCE */.gu.otherLink;
}
function isOwnPage(address) {
    const first = address.charCodeAt(0);
    return first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(address));
}


/***/ }),

/***/ 44915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ ReferenceTable),
/* harmony export */   gu: () => (/* binding */ REFERENCE),
/* harmony export */   pG: () => (/* binding */ copied)
/* harmony export */ });
/** What a reference is to the file that contains it. The values are part of the message between threads. */
const REFERENCE = {
    /** A link that readers follow. */
    link: 0,
    /** A link that is not part of what the page says: a form, a refresh, or `link rel="next"`. */
    otherLink: 1,
    canonical: 2,
    /** An image, or a sound or video file. */
    media: 3,
    frame: 4,
    /** Scripts, style sheets, fonts, and whatever a style sheet loads. */
    resource: 5,
    sitemap: 6,
    /** A link to an id of its own page that the page does not have. The value is the fragment. */
    ownAnchor: 7
};
/** Pairs of a kind and a value, each under one number: a site repeats the same links on every page. */
class ReferenceTable {
    /** By kind. */
    #numbers = Object.values(REFERENCE).map(() => new Map());
    #values = [];
    #kinds = [];
    #taken = 0;
    /** The number of values so far. */
    get count() {
        return this.#taken + this.#values.length;
    }
    find(kind, value) {
        return this.#numbers[kind].get(value);
    }
    /** A value that is not in the table yet, and not a part of a larger string. */
    add(kind, value) {
        const number = this.count;
        this.#numbers[kind].set(value, number);
        this.#values.push(value);
        this.#kinds.push(kind);
        return number;
    }
    valueOf(number) {
        return this.#values[number - this.#taken];
    }
    kindOf(number) {
        return this.#kinds[number - this.#taken];
    }
    /** The values since the last call, in the order of their numbers. The table keeps only their numbers. */
    drain() {
        const taken = { values: this.#values, kinds: this.#kinds };
        this.#taken = this.count;
        this.#values = [];
        this.#kinds = [];
        return taken;
    }
}
/** In V8 a part of a string keeps the whole string in memory, which is the whole page here. */
function copied(text) {
    return Buffer.from(text).toString();
}


/***/ }),

/***/ 52650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ SiteScanner),
  readPage: () => (/* binding */ readPage)
});

// UNUSED EXPORTS: isScanned

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/site/pages.js
var pages = __webpack_require__(97840);
;// CONCATENATED MODULE: ./.build/review/scan/values/css-scanner.js
const [LINE_FEED, QUOTE, APOSTROPHE, OPEN, CLOSE] = [10, 34, 39, 40, 41];
const [STAR, SLASH, SEMICOLON, AT, BACKSLASH, BRACE] = [42, 47, 59, 64, 92, 123];
const MAY_REFER = /l\(|@import|\\/i;
const ESCAPE = /\\(?:[0-9a-f]{1,6}[\t\n\f\r ]?|[^])/iy;
/** Letters, digits, `_`, `-` and everything that is not ASCII. Escapes are part of names, too. */
const NAME = /(?:[\w\-\u0080-\uffff]|\\(?:[0-9a-f]{1,6}[\t\n\f\r ]?|[^\n0-9a-f]))+/iy;
/** Whether a style sheet may load something. Most style elements and attributes do not. */
function mayRefer(css) {
    return MAY_REFER.test(css);
}
/** Addresses in a style sheet: `url()` and the strings of `@import`. Reads each character once. */
function* cssUrls(css) {
    /** The at-rule that the position is in, as far as it matters. */
    let rule = '';
    /** Imports after the first block have no effect. */
    let hasBlock = false;
    /** Depth of brackets below an invalid `url(`: everything up to its end is without effect. */
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
            const { value, next } = readString(css, at);
            at = next;
            if (rule !== '@import')
                continue;
            rule = '';
            if (isAddress(value) && invalidDepth === 0)
                yield value;
        }
        else if (code === AT) {
            const name = nameAt(css, at + 1);
            at += 1 + name.length;
            rule = `@${name.toLowerCase()}`;
            if (rule === '@import' && hasBlock)
                rule = '';
        }
        else if (isNameStart(code)) {
            const name = nameAt(css, at);
            // A lone backslash before a line feed.
            at += Math.max(1, name.length);
            if (css.charCodeAt(at) !== OPEN)
                continue;
            at++;
            if (unescapeCss(name).toLowerCase() !== 'url') {
                if (invalidDepth > 0)
                    invalidDepth++;
                continue;
            }
            const { value, next, isQuoted } = readUrl(css, at);
            at = next;
            if (isQuoted && invalidDepth > 0)
                invalidDepth++;
            else if (isQuoted && value === undefined)
                invalidDepth = 1;
            if (isAddress(value) && rule !== '@namespace' && invalidDepth === 0)
                yield value;
            // The rest of an @import is a media query.
            if (rule === '@import')
                rule = '';
        }
        else {
            if (code === SEMICOLON || code === BRACE)
                rule = '';
            if (code === BRACE)
                hasBlock = true;
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
function isNameStart(code) {
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    return (isLetter || code === 95 || code === 45 || code === BACKSLASH || code > 127 || (code >= 48 && code <= 57));
}
function escapeLength(css, at) {
    ESCAPE.lastIndex = at;
    return ESCAPE.exec(css)?.[0].length ?? 1;
}
function nameAt(css, at) {
    NAME.lastIndex = at;
    return NAME.exec(css)?.[0] ?? '';
}
/** A string, without a value when the line or the style sheet ends before it does. */
function readString(css, from) {
    const quote = css.charCodeAt(from);
    let at = from + 1;
    while (at < css.length) {
        const code = css.charCodeAt(at);
        if (code === quote)
            return { value: unescapeCss(css.slice(from + 1, at)), next: at + 1 };
        if (code === LINE_FEED)
            return { value: undefined, next: at };
        at += code === BACKSLASH ? 2 : 1;
    }
    return { value: undefined, next: css.length };
}
/** After `url(`. Without a value when the address is invalid. */
function readUrl(css, from) {
    let at = from;
    while (isSpace(css.charCodeAt(at)))
        at++;
    const first = css.charCodeAt(at);
    if (first === QUOTE || first === APOSTROPHE)
        return { ...readString(css, at), isQuoted: true };
    const start = at;
    let end = -1;
    let isValid = true;
    for (; at < css.length; at++) {
        const code = css.charCodeAt(at);
        if (code === CLOSE)
            break;
        if (code === BACKSLASH && css.charCodeAt(at + 1) !== LINE_FEED)
            at += escapeLength(css, at) - 1;
        else if (isSpace(code)) {
            if (end < 0)
                end = at;
            continue;
        }
        else if (code === QUOTE || code === APOSTROPHE || code === OPEN || code === BACKSLASH || code < 32)
            isValid = false;
        // White space is allowed only at the end.
        if (end >= 0)
            isValid = false;
    }
    const stop = Math.min(at, css.length);
    const value = isValid ? unescapeCss(css.slice(start, end < 0 ? stop : end)) : undefined;
    return { value, next: stop + 1, isQuoted: false };
}
function isSpace(code) {
    return code === 32 || (code >= 9 && code <= 13 && code !== 11);
}
function unescapeCss(value) {
    if (!value.includes('\\'))
        return value;
    return value.replace(/\\(?:([0-9a-f]{1,6})[\t\n\f\r ]?|\n|([^]))/gi, (_, code, character) => {
        if (code === undefined)
            return character ?? '';
        const point = parseInt(code, 16);
        const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
        return isCharacter ? String.fromCodePoint(point) : '\uFFFD';
    });
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
;// CONCATENATED MODULE: ./.build/review/scan/html/elements.js
/** Which attributes of which HTML elements refer to something. `base`, `link` and `meta` need more than this table. */
const HTML_REFERENCES = {
    a: { href: 'link', name: 'id' },
    area: { href: 'link' },
    audio: { src: 'media' },
    button: { formaction: 'otherLink' },
    embed: { src: 'frame' },
    // A static host accepts no POST: such a form belongs to another program.
    form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
    frame: { src: 'frame' },
    iframe: { src: 'frame' },
    // HTML parsers treat `image` as `img`.
    image: { src: 'media', srcset: 'srcset' },
    img: { src: 'media', srcset: 'srcset' },
    input: {
        src: { meaning: 'media', when: { attribute: 'type', value: 'image', is: true } },
        formaction: 'otherLink'
    },
    object: { data: 'frame' },
    script: { src: 'resource' },
    source: { src: 'media', srcset: 'srcset' },
    track: { src: 'media' },
    video: { src: 'media', poster: 'media' }
};
/** The same for SVG elements, whose attribute is `href` or, in older documents, `xlink:href`. */
const SVG_REFERENCES = new Map(Object.entries({
    a: 'link',
    feimage: 'media',
    image: 'media',
    script: 'resource',
    use: 'media'
}));
/** What a `link` element refers to. The first row that has one of the words in `rel` applies. */
const LINK_REFERENCES = [
    { rels: ['canonical'], meaning: 'canonical' },
    {
        rels: words('apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'),
        meaning: 'resource'
    },
    { rels: words('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
];
/** All attributes that matter: those of the tables, and those with a rule of their own. */
const ATTRIBUTE_NAMES = [
    ...new Set([
        ...words('charset color content encoding face href http-equiv id imagesrcset method name rel size style type'),
        ...words('xlink:href'),
        ...Object.values(HTML_REFERENCES).flatMap(Object.keys)
    ])
];
/** Elements whose content is text, whatever it looks like. */
const RAW_TEXT = words('iframe noembed noframes script style textarea title xmp');
/** Elements that builds and proxies add, and that are not part of what a page says. */
const OUTSIDE_CONTENT = words('base link meta script style template');
/** Elements with rules of their own, apart from the raw text elements. */
const OTHER_ELEMENTS = words('base link math meta plaintext svg template');
/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT = new Set(words('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'));
/** HTML elements that have no content and no end tag. */
const VOID = new Set(words('area base br col embed frame hr img input link meta param source track wbr'));
function words(text) {
    return text.split(' ');
}

;// CONCATENATED MODULE: ./.build/review/scan/html/tag.js


const [tag_SLASH, EQUALS, GREATER] = [47, 61, 62];
const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
const MAX_NAME = 31;
/** What is known by name, in any case. Most other names have no first letter and length in common with one of these. */
class Names {
    /** By first letter and length. */
    #entries = new Array(1024).fill([]);
    constructor(entries) {
        for (const entry of entries) {
            const [name] = entry;
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...(this.#entries[key] ?? []), entry];
        }
    }
    find(bytes, start, end) {
        if (end - start > MAX_NAME)
            return undefined;
        const entries = this.#entries[keyOf(bytes[start], end - start)];
        for (let i = 0; i < entries.length; i++) {
            const entry = entries[i];
            if (isAt(bytes, start, entry[0]))
                return entry[1];
        }
        return undefined;
    }
}
function keyOf(first, length) {
    return ((first & 31) << 5) | length;
}
function isAt(bytes, start, name) {
    for (let i = 0; i < name.length; i++) {
        if (LOWER_CASE[bytes[start + i]] !== name.charCodeAt(i))
            return false;
    }
    return true;
}
const ATTRIBUTES = new Names(ATTRIBUTE_NAMES.map(name => [name, name]));
const SPACES = new Uint8Array(256);
for (const space of [9, 10, 12, 13, 32])
    SPACES[space] = 1;
/** What ends the name of an element. */
const NAME_ENDS = SPACES.slice();
for (const end of [tag_SLASH, GREATER])
    NAME_ENDS[end] = 1;
const ATTRIBUTE_NAME_ENDS = NAME_ENDS.slice();
ATTRIBUTE_NAME_ENDS[EQUALS] = 1;
/** What has to be decoded in a value that has one character for each byte. */
const ENCODED = /[&\0\r\x80-\xff]/;
/** One tag of a page: its name, and where the values of the attributes are that matter. */
class Tag {
    isSelfClosing = false;
    #nameStart = 0;
    #nameEnd = 0;
    /** Names of the attributes that matter, and where their values are. */
    #count = 0;
    #attributes = [];
    #starts = [];
    #ends = [];
    #bytes = Buffer.alloc(0);
    #text = '';
    /** `text`: the bytes as a string with one character for each. */
    begin(bytes, text) {
        this.#bytes = bytes;
        this.#text = text;
    }
    /** What is known about its name. */
    lookUp(names) {
        return names.find(this.#bytes, this.#nameStart, this.#nameEnd);
    }
    get name() {
        return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase();
    }
    /** Whether the tag has no attribute that matters. */
    get isPlain() {
        return this.#count === 0;
    }
    has(attribute) {
        return this.#indexOf(attribute) >= 0;
    }
    /** The value of an attribute as it is written, with one character for each byte. Empty without the attribute. */
    raw(attribute) {
        const i = this.#indexOf(attribute);
        return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i]);
    }
    value(attribute) {
        const raw = this.raw(attribute);
        if (!ENCODED.test(raw))
            return raw;
        const text = Buffer.from(raw, 'latin1').toString().replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
        return text.includes('&') ? (0,decode/* decodeHTMLAttribute */.Im)(text) : text;
    }
    /** Reads the tag whose name begins at `nameStart`: the position after its `>`, or -1 at the end of the page. */
    read(nameStart) {
        const bytes = this.#bytes;
        const end = bytes.length;
        let i = nameStart + 1;
        while (i < end && NAME_ENDS[bytes[i]] === 0)
            i++;
        this.#nameStart = nameStart;
        this.#nameEnd = i;
        this.#count = 0;
        this.isSelfClosing = false;
        return bytes[i] === GREATER ? i + 1 : this.#readAttributes(i);
    }
    #readAttributes(from) {
        const bytes = this.#bytes;
        const end = bytes.length;
        let i = from;
        while (i < end) {
            const byte = bytes[i];
            if (byte === GREATER)
                return i + 1;
            if (byte === tag_SLASH) {
                if (bytes[i + 1] === GREATER)
                    this.isSelfClosing = true;
                i++;
                continue;
            }
            if (SPACES[byte] === 1) {
                i++;
                continue;
            }
            const nameStart = i;
            // A `=` at the start is part of the name.
            i++;
            while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i]] === 0)
                i++;
            const nameEnd = i;
            while (i < end && SPACES[bytes[i]] === 1)
                i++;
            let start = i;
            let stop = i;
            if (bytes[i] === EQUALS) {
                i++;
                while (i < end && SPACES[bytes[i]] === 1)
                    i++;
                const quote = bytes[i];
                start = i;
                if (quote === 34 || quote === 39) {
                    stop = ++start;
                    while (stop < end && bytes[stop] !== quote)
                        stop++;
                    i = stop + 1;
                }
                else {
                    while (i < end && bytes[i] !== GREATER && SPACES[bytes[i]] === 0)
                        i++;
                    stop = i;
                }
            }
            this.#see(ATTRIBUTES.find(bytes, nameStart, nameEnd), start, stop);
        }
        return -1;
    }
    #indexOf(attribute) {
        for (let i = 0; i < this.#count; i++)
            if (this.#attributes[i] === attribute)
                return i;
        return -1;
    }
    /** The first of several attributes with the same name counts. */
    #see(attribute, start, end) {
        if (attribute === undefined || this.has(attribute))
            return;
        this.#attributes[this.#count] = attribute;
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count++;
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/html/encoding.js

const tag = new Tag();
/** Where browsers look for the encoding of a page. */
const MAX_HEAD = 1024;
function decodedHtml(bytes) {
    return decodeText(bytes, htmlEncoding);
}
function decodedCss(bytes) {
    return decodeText(bytes, head => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]));
}
function decodedXml(bytes) {
    return decodeText(bytes, head => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1]));
}
function decodeText(bytes, declaredIn) {
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf)
        return { utf8: bytes.subarray(3), encoding: undefined };
    if (first === 0xff && second === 0xfe)
        return decodedAs('utf-16le', bytes);
    if (first === 0xfe && second === 0xff)
        return decodedAs('utf-16be', bytes);
    const encoding = declaredIn(bytes.toString('latin1', 0, MAX_HEAD), bytes.subarray(0, MAX_HEAD));
    if (encoding === undefined || encoding === 'utf-8')
        return { utf8: bytes, encoding: undefined };
    return { ...decodedAs(encoding, bytes), encoding };
}
function decodedAs(encoding, bytes) {
    return { utf8: Buffer.from(new TextDecoder(encoding).decode(bytes)), encoding: undefined };
}
/** The encoding that a page declares in a `meta` element of its first bytes, found as the HTML standard says. */
function htmlEncoding(head, bytes) {
    if (!/charset/i.test(head))
        return undefined;
    tag.begin(bytes, head);
    const next = /<(?:!--|\/?[a-z]|[!/?])/gi;
    for (let found = next.exec(head); found !== null; found = next.exec(head)) {
        const start = found[0];
        if (start === '<!--') {
            const end = head.indexOf('-->', found.index + 2);
            if (end < 0)
                return undefined;
            next.lastIndex = end + 3;
        }
        else if (/[a-z]$/i.test(start)) {
            const end = tag.read(next.lastIndex - 1);
            if (end < 0)
                return undefined;
            next.lastIndex = end;
            const encoding = start[1] !== '/' && tag.name === 'meta' ? metaEncoding(tag) : undefined;
            if (encoding !== undefined)
                return encoding;
        }
        else {
            const end = head.indexOf('>', next.lastIndex);
            if (end < 0)
                return undefined;
            next.lastIndex = end + 1;
        }
    }
    return undefined;
}
function metaEncoding(tag) {
    if (tag.has('charset'))
        return encodingOf(tag.raw('charset'));
    if (tag.raw('http-equiv').toLowerCase() !== 'content-type')
        return undefined;
    const [, quoted, singleQuoted, plain] = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(tag.raw('content')) ?? [];
    return encodingOf(quoted ?? singleQuoted ?? plain);
}
/** The standard name of an encoding. A page that can be read this far is not UTF-16. */
function encodingOf(label) {
    if (label === undefined || /^utf-8$/i.test(label))
        return label?.toLowerCase();
    if (label.trim().toLowerCase() === 'x-user-defined')
        return 'windows-1252';
    try {
        const { encoding } = new TextDecoder(label);
        return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/values/attribute-values.js
const attribute_values_isSpace = (code) => code === 32 || (code >= 9 && code <= 13 && code !== 11);
const [attribute_values_OPEN, attribute_values_CLOSE, COMMA] = [40, 41, 44];
/** Addresses in a `srcset` attribute, in one pass over its characters. */
function srcsetUrls(srcset) {
    const urls = [];
    let at = 0;
    for (;;) {
        while (at < srcset.length && (srcset.charCodeAt(at) === COMMA || attribute_values_isSpace(srcset.charCodeAt(at))))
            at++;
        if (at === srcset.length)
            return urls;
        const start = at;
        while (at < srcset.length && !attribute_values_isSpace(srcset.charCodeAt(at)))
            at++;
        let end = at;
        while (srcset.charCodeAt(end - 1) === COMMA)
            end--;
        urls.push(srcset.slice(start, end));
        // A comma at the end of an address ends the candidate; without one, descriptors follow.
        if (end === at)
            at = descriptorsEnd(srcset, at);
    }
}
function descriptorsEnd(srcset, from) {
    let isInBrackets = false;
    for (let at = from; at < srcset.length; at++) {
        const code = srcset.charCodeAt(at);
        if (isInBrackets)
            isInBrackets = code !== attribute_values_CLOSE;
        else if (code === attribute_values_OPEN)
            isInBrackets = true;
        else if (code === COMMA)
            return at;
    }
    return srcset.length;
}
/** The address in the `content` of a refresh, as the HTML standard reads it. */
function refreshUrl(content) {
    const time = /^[\t\n\f\r ]*[\d.]+/.exec(content)?.[0];
    if (time === undefined)
        return undefined;
    let at = time.length;
    const skipSpaces = () => {
        while (attribute_values_isSpace(content.charCodeAt(at)))
            at++;
    };
    const separator = content[at];
    if (separator === undefined || !/[;,\t\n\f\r ]/.test(separator))
        return undefined;
    skipSpaces();
    if (content[at] === ';' || content[at] === ',')
        at++;
    skipSpaces();
    const rest = content.slice(at);
    const address = rest.slice(/^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(rest)?.[0].length ?? 0);
    const quote = /^["']/.exec(address)?.[0];
    const url = quote === undefined ? address : address.slice(1).split(quote, 1)[0];
    return url === '' ? undefined : url;
}

// EXTERNAL MODULE: ./.build/review/scan/record/reference-table.js
var reference_table = __webpack_require__(44915);
;// CONCATENATED MODULE: ./.build/review/scan/html/foreign-content.js

const HTML = 0;
const SVG = 1;
const MATH = 2;
/** SVG elements whose content is HTML. */
const SVG_POINT = 3;
/** MathML elements whose content is text with HTML. */
const TEXT_POINT = 4;
const ANNOTATION = 5;
/** An annotation whose `encoding` says that its content is HTML. */
const ANNOTATION_POINT = 6;
const SVG_POINTS = new Set(['foreignobject', 'desc', 'title']);
const TEXT_POINTS = new Set(['mi', 'mo', 'mn', 'ms', 'mtext']);
const NOT_TEXT = new Set(['mglyph', 'malignmark']);
/** End tags that also close an SVG or MathML element left open inside the element they end. */
const CLOSES_FOREIGN = new Set([...BREAKOUT, 'a', 'button', 'font', 'form', 'template']);
/** As deep as browsers nest elements, and a bound for the search of a start tag. */
const MAX_DEPTH = 512;
/**
 * The open elements from the outermost `svg` or `math` on. Inside these, `style` and `title` are no raw text, CDATA
 * sections exist, and `/>` ends an element; inside a `foreignObject` in them, HTML rules apply again.
 */
class ForeignContent {
    depth = 0;
    #names = [];
    #kinds = new Uint8Array(MAX_DEPTH);
    #skipped = 0;
    reset() {
        this.depth = 0;
        this.#skipped = 0;
    }
    /** Whether the innermost open element is an SVG or MathML element. */
    get isForeign() {
        return this.depth > 0 && this.#kinds[this.depth - 1] !== HTML;
    }
    /** Whether the innermost open element contains nothing but SVG or MathML, unless a tag ends that. */
    get isPlain() {
        const top = this.#kinds[this.depth - 1];
        return top === SVG || top === MATH;
    }
    /** Whether a start tag follows HTML rules. A tag that ends the foreign content closes its elements first. */
    entersHtml(name, isBreakout) {
        if (this.depth === 0 || this.#takesHtml(name))
            return true;
        if (!BREAKOUT.has(name) && !isBreakout)
            return false;
        this.#closeForeign();
        return true;
    }
    /** An HTML start tag, which matters inside or at the start of foreign content only. */
    openHtml(name, isSelfClosing) {
        if (name === 'svg' || name === 'math') {
            if (!isSelfClosing)
                this.#push(name, name === 'svg' ? SVG : MATH);
        }
        else if (this.depth > 0 && !VOID.has(name))
            this.#push(name, HTML);
    }
    openForeign(name, hasHtmlEncoding) {
        const top = this.#kinds[this.depth - 1];
        if (top === SVG || top === SVG_POINT)
            this.#push(name, SVG_POINTS.has(name) ? SVG_POINT : SVG);
        else if (TEXT_POINTS.has(name))
            this.#push(name, TEXT_POINT);
        else if (name === 'annotation-xml')
            this.#push(name, hasHtmlEncoding ? ANNOTATION_POINT : ANNOTATION);
        else
            this.#push(name, MATH);
    }
    /** Whether the end tag follows HTML rules, rather than closing an SVG or MathML element. */
    close(name) {
        if (this.#skipped > 0) {
            this.#skipped--;
            return false;
        }
        let at = this.depth - 1;
        if (this.#kinds[at] !== HTML) {
            if (name === 'p' || name === 'br') {
                this.#closeForeign();
                return true;
            }
            while (at >= 0 && this.#kinds[at] !== HTML) {
                if (this.#names[at] === name) {
                    this.depth = at;
                    return false;
                }
                at--;
            }
            // The start tag is before the outermost `svg`, or nowhere.
            if (at < 0 && CLOSES_FOREIGN.has(name))
                this.depth = 0;
        }
        for (; at >= 0 && this.#kinds[at] === HTML; at--) {
            if (this.#names[at] !== name)
                continue;
            this.depth = at;
            break;
        }
        return true;
    }
    #takesHtml(name) {
        const top = this.#kinds[this.depth - 1];
        if (top === TEXT_POINT)
            return !NOT_TEXT.has(name);
        if (top === ANNOTATION)
            return name === 'svg';
        return top === HTML || top === SVG_POINT || top === ANNOTATION_POINT;
    }
    #closeForeign() {
        while (this.depth > 0) {
            const top = this.#kinds[this.depth - 1];
            if (top !== SVG && top !== MATH && top !== ANNOTATION)
                return;
            this.depth--;
        }
    }
    #push(name, kind) {
        if (this.depth === MAX_DEPTH) {
            this.#skipped++;
            return;
        }
        this.#names[this.depth] = name;
        this.#kinds[this.depth] = kind;
        this.depth++;
    }
}

;// CONCATENATED MODULE: ./.build/review/scan/html/raw-text.js

// All of these patterns look at each character a bounded number of times, whatever follows.
const ENDS = new Map(RAW_TEXT.map(name => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')]));
const SCRIPT_TOKEN = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;
const COMMENT_END = /--!?>/g;
/** The position of the `</name` that ends raw text which starts at `from`, or the end of the page. */
function rawTextEnd(text, from, name) {
    if (name === 'script')
        return scriptEnd(text, from);
    const end = ENDS.get(name);
    end.lastIndex = from;
    return end.exec(text)?.index ?? text.length;
}
/**
 * The same for a script. After `<!--` a script may contain `<script>…</script>` of its own, until `-->`: an old rule
 * for scripts that hide from browsers, which all parsers still follow.
 */
function scriptEnd(text, from) {
    let isEscaped = false;
    let isNested = false;
    SCRIPT_TOKEN.lastIndex = from;
    for (let token = SCRIPT_TOKEN.exec(text); token !== null; token = SCRIPT_TOKEN.exec(text)) {
        if (token[0] === '<!--') {
            isEscaped = true;
            // The dashes may also belong to `-->`.
            SCRIPT_TOKEN.lastIndex = token.index + 2;
        }
        else if (token[0] === '-->') {
            isEscaped = false;
            isNested = false;
        }
        else if (token[0][1] !== '/')
            isNested ||= isEscaped;
        else if (isNested)
            isNested = false;
        else
            return token.index;
    }
    return text.length;
}
/** The position after a comment whose `<!--` is at `from`. */
function commentEnd(text, from) {
    COMMENT_END.lastIndex = from + 2;
    let end = COMMENT_END.exec(text);
    // In `<!--!>` and `<!---!>` the dashes belong to the start.
    while (end !== null && end[0].length === 4 && end.index < from + 4) {
        COMMENT_END.lastIndex = end.index + 1;
        end = COMMENT_END.exec(text);
    }
    return end === null ? text.length : end.index + end[0].length;
}

;// CONCATENATED MODULE: ./.build/review/scan/html/html-scanner.js








const [BANG, html_scanner_SLASH, LESS, html_scanner_GREATER, QUESTION] = [33, 47, 60, 62, 63];
const MAX_TITLE = 1000;
/** Bytes between two points where the scanner can pause. */
const STEP = 1024 * 1024;
const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i;
const ELEMENTS = new Names([...new Set([...Object.keys(HTML_REFERENCES), ...OTHER_ELEMENTS, ...RAW_TEXT])].map(name => {
    const rules = Object.entries(HTML_REFERENCES[name] ?? {}).map(([attribute, rule]) => typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule });
    const isRawText = RAW_TEXT.includes(name);
    return [name, { name, isRawText, isOutsideContent: OUTSIDE_CONTENT.includes(name), rules }];
}));
/** Most tags inside an icon are not among these. */
const NOT_JUST_A_SHAPE = new Names([...BREAKOUT, ...SVG_REFERENCES.keys(), 'font'].map(name => [name, true]));
/** Reads HTML the way a browser's tokenizer does, and records what the review needs. */
class HtmlScanner {
    #page;
    #tag = new Tag();
    #foreign = new ForeignContent();
    #bytes = Buffer.alloc(0);
    /** The bytes as a string with one character for each. */
    #text = '';
    #templates = 0;
    /** Depth of an open `script` or `style` inside SVG, whose text is not content. */
    #mutedDepth = 0;
    #styleStart = 0;
    constructor(page) {
        this.#page = page;
    }
    /** Pauses after every megabyte. */
    *scan(utf8) {
        this.#bytes = utf8;
        this.#text = utf8.toString('latin1');
        this.#tag.begin(utf8, this.#text);
        this.#page.begin(utf8.length);
        this.#foreign.reset();
        this.#templates = 0;
        this.#mutedDepth = 0;
        let at = 0;
        while (at >= 0 && at < utf8.length) {
            at = this.#read(at, Math.min(at + STEP, utf8.length));
            yield;
        }
        this.#bytes = Buffer.alloc(0);
        this.#text = '';
        this.#tag.begin(this.#bytes, '');
    }
    /** Reads at least up to `limit`. The position of what comes then, or -1 at the end of the page. */
    #read(from, limit) {
        const bytes = this.#bytes;
        const end = bytes.length;
        let i = from;
        while (i < limit) {
            i = this.#skipText(i);
            if (i + 1 >= end) {
                if (i < end)
                    this.#addRawText(i, end);
                return -1;
            }
            const next = bytes[i + 1];
            if (isLetter(next))
                i = this.#startTag(i);
            else if (next === html_scanner_SLASH)
                i = this.#endTag(i);
            else if (next === BANG)
                i = this.#declaration(i);
            else if (next === QUESTION)
                i = this.#after('>', i);
            else {
                this.#addRawText(i, i + 1);
                i++;
            }
            if (i < 0)
                return -1;
        }
        return i;
    }
    /** The position of the next `<`. */
    #skipText(from) {
        const end = this.#bytes.length;
        if (this.#bytes[from] === LESS)
            return from;
        if (this.#isContent)
            return this.#page.content.addText(this.#bytes, from, end);
        const less = this.#text.indexOf('<', from);
        return less < 0 ? end : less;
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
            return -1;
        if (this.#foreign.depth > 0)
            return this.#startTagInForeign(start, end);
        const element = tag.lookUp(ELEMENTS);
        if (this.#templates === 0) {
            if (element?.isOutsideContent !== true)
                this.#page.content.endText();
            this.#record(element);
        }
        return element === undefined ? end : this.#open(element, end);
    }
    /** An `svg` or `math` element is open. */
    #startTagInForeign(start, end) {
        const tag = this.#tag;
        if (tag.isSelfClosing && this.#foreign.isPlain && tag.lookUp(NOT_JUST_A_SHAPE) === undefined) {
            if (this.#isContent)
                this.#page.content.endText();
            if (this.#templates === 0 && !tag.isPlain)
                this.#recordIdAndStyle();
            return end;
        }
        const { name } = tag;
        const isBreakout = name === 'font' && ['color', 'face', 'size'].some(attribute => tag.has(attribute));
        const isHtml = this.#foreign.entersHtml(name, isBreakout);
        this.#endMuted(start);
        const element = tag.lookUp(ELEMENTS);
        if (this.#isContent)
            this.#page.content.endText();
        if (isHtml) {
            if (this.#templates === 0)
                this.#record(element);
            if (element?.isRawText !== true && name !== 'plaintext')
                this.#openHtml(name);
            return element === undefined ? end : this.#open(element, end);
        }
        if (this.#templates === 0)
            this.#recordForeign(name);
        if (!tag.isSelfClosing)
            this.#openForeign(name, end);
        return end;
    }
    /** After a start tag in HTML. */
    #open(element, end) {
        const { name } = element;
        if (element.isRawText)
            return this.#rawText(name, end);
        if (name === 'plaintext') {
            this.#addRawText(end, this.#bytes.length);
            return -1;
        }
        if (name === 'template')
            this.#templates++;
        if (this.#foreign.depth === 0 && (name === 'svg' || name === 'math'))
            this.#openHtml(name);
        return end;
    }
    #openHtml(name) {
        this.#foreign.openHtml(name, this.#tag.isSelfClosing);
    }
    #openForeign(name, end) {
        const encoding = name === 'annotation-xml' ? this.#tag.raw('encoding') : '';
        this.#foreign.openForeign(name, /^(?:text\/html|application\/xhtml\+xml)$/i.test(encoding));
        if ((name === 'style' || name === 'script') && this.#mutedDepth === 0) {
            this.#mutedDepth = this.#foreign.depth;
            this.#styleStart = name === 'style' ? end : -1;
        }
    }
    /** After a tag that may have closed the `script` or `style` whose text is not content. */
    #endMuted(tagStart) {
        if (this.#foreign.depth >= this.#mutedDepth)
            return;
        this.#mutedDepth = 0;
        // Inside SVG the text of a style element has entities.
        if (this.#styleStart >= 0)
            this.#addStyles((0,decode/* decodeHTML */.Gz)(this.#decoded(this.#styleStart, tagStart)));
    }
    #rawText(name, from) {
        const stop = rawTextEnd(this.#text, from, name);
        const { content } = this.#page;
        if (name === 'style') {
            if (mayRefer(this.#text.slice(from, stop)))
                this.#addStyles(this.#decoded(from, stop));
        }
        else if (name === 'title' || name === 'textarea' || name === 'xmp') {
            this.#addRawText(from, stop);
            if (name === 'title' && this.#templates === 0)
                this.#setTitle(from, stop);
            if (this.#isContent)
                content.endText();
        }
        return stop >= this.#text.length ? -1 : this.#tag.read(stop + 2);
    }
    #setTitle(from, end) {
        if (this.#page.title !== '')
            return;
        const title = this.#decoded(from, Math.min(end, from + MAX_TITLE));
        // The tables of entities take 25 ms to load.
        const text = title.includes('&') ? (0,decode/* decodeHTML */.Gz)(title) : title;
        this.#page.title = (0,reference_table/* copied */.pG)(text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, ''));
    }
    #endTag(from) {
        const next = this.#bytes[from + 2];
        if (next === undefined) {
            this.#addRawText(from, from + 2);
            return -1;
        }
        if (next === html_scanner_GREATER)
            return from + 3;
        if (!isLetter(next))
            return this.#after('>', from);
        const tag = this.#tag;
        const end = tag.read(from + 2);
        if (end < 0)
            return -1;
        if (this.#isContent)
            this.#page.content.endText();
        if (this.#foreign.depth === 0 && this.#templates === 0)
            return end;
        const { name } = tag;
        const isHtml = this.#foreign.depth === 0 || this.#foreign.close(name);
        if (name === 'template' && this.#templates > 0 && isHtml)
            this.#templates--;
        this.#endMuted(from);
        return end;
    }
    #declaration(from) {
        if (this.#text.startsWith('--', from + 2))
            return commentEnd(this.#text, from);
        if (!this.#foreign.isForeign || !this.#text.startsWith('[CDATA[', from + 2))
            return this.#after('>', from);
        const stop = this.#text.indexOf(']]>', from + 9);
        this.#addRawText(from + 9, stop < 0 ? this.#text.length : stop);
        return stop < 0 ? -1 : stop + 3;
    }
    /** The position after the next occurrence of a character, or -1. */
    #after(character, from) {
        return this.#text.indexOf(character, from) + 1 || -1;
    }
    #record(element) {
        const tag = this.#tag;
        if (tag.isPlain)
            return;
        this.#recordIdAndStyle();
        if (element === undefined)
            return;
        for (const { attribute, meaning, when } of element.rules) {
            if (!tag.has(attribute))
                continue;
            if (when !== undefined && (this.#lowerCase(when.attribute) === when.value) !== when.is)
                continue;
            this.#add(meaning, attribute);
        }
        if (element.name === 'link')
            this.#recordLink();
        else if (element.name === 'meta')
            this.#recordMeta();
        else if (element.name === 'base' && tag.has('href'))
            this.#page.setBase(tag.value('href'));
    }
    #recordForeign(name) {
        if (this.#tag.isPlain)
            return;
        this.#recordIdAndStyle();
        const meaning = SVG_REFERENCES.get(name);
        const attribute = this.#tag.has('href') ? 'href' : 'xlink:href';
        if (meaning !== undefined && this.#tag.has(attribute))
            this.#add(meaning, attribute);
    }
    #recordIdAndStyle() {
        const tag = this.#tag;
        if (tag.has('id'))
            this.#page.addId(tag.value('id'));
        // An entity may spell a bracket.
        if (tag.has('style') && /[(&]/.test(tag.raw('style')))
            this.#addStyles(tag.value('style'));
    }
    #recordLink() {
        const rels = this.#lowerCase('rel').split(/[\t\n\f\r ]+/);
        const row = LINK_REFERENCES.find(({ rels: known }) => known.some(rel => rels.includes(rel)));
        if (row === undefined)
            return;
        if (this.#tag.has('href'))
            this.#add(row.meaning, 'href');
        if (row.meaning === 'resource' && this.#tag.has('imagesrcset'))
            this.#add('resourceSet', 'imagesrcset');
    }
    #recordMeta() {
        const content = this.#tag.value('content');
        if (this.#lowerCase('http-equiv') === 'refresh') {
            const url = refreshUrl(content);
            if (url !== undefined)
                this.#page.add(reference_table/* REFERENCE */.gu.otherLink, url);
        }
        const name = this.#lowerCase('name');
        if ((name === 'robots' || name === 'googlebot') && NOINDEX.test(content))
            this.#page.isNoindex = true;
    }
    #add(meaning, attribute) {
        const value = this.#tag.value(attribute);
        if (meaning === 'id')
            this.#page.addId(value);
        else if (meaning === 'srcset' || meaning === 'resourceSet') {
            const kind = meaning === 'srcset' ? reference_table/* REFERENCE */.gu.media : reference_table/* REFERENCE */.gu.resource;
            for (const url of srcsetUrls(value))
                this.#page.add(kind, url);
        }
        else
            this.#page.add(reference_table/* REFERENCE */.gu[meaning], value);
    }
    #addStyles(css) {
        if (this.#templates > 0)
            return;
        for (const url of cssUrls(css))
            this.#page.add(reference_table/* REFERENCE */.gu.resource, url);
    }
    #decoded(start, end) {
        return this.#bytes.toString('utf8', start, end);
    }
    #lowerCase(attribute) {
        return this.#tag.value(attribute).toLowerCase();
    }
}
function isLetter(byte) {
    const lower = byte | 32;
    return lower >= 97 && lower <= 122;
}

// EXTERNAL MODULE: ./.build/review/scan/record/page-record.js + 1 modules
var page_record = __webpack_require__(48249);
;// CONCATENATED MODULE: ./.build/review/scan/values/sitemap-scanner.js

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
const COMMENTS = /<!--[^]*?(?:-->|$)/g;
const MAX_PROLOG = 4096;
const MAX_ADDRESS = 4096;
/** The prefix of the elements of a sitemap or an index of sitemaps, mostly empty. Undefined for any other XML file. */
function sitemapPrefix(xml) {
    return ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1];
}
/** The addresses in `loc` elements. */
function* sitemapUrls(xml, prefix) {
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
        .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0,decode/* decodeXML */.ey)(part.replace(COMMENTS, '')))
        .join('');
    return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
}

;// CONCATENATED MODULE: ./.build/review/scan/site-scanner.js








/** A larger file counts as present, with contents unknown. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** Addresses between two points where the scanner of style sheets and sitemaps can pause. */
const site_scanner_STEP = 20_000;
/** Whether the review needs the contents of the file. */
function isScanned(path) {
    return /\.(?:html?|css|xml)$/i.test(path);
}
/** What the text of a page is, for a comparison with another copy of it. */
function readPage(bytes) {
    const page = new page_record/* PageRecord */.z(new reference_table/* ReferenceTable */.ah());
    const steps = new HtmlScanner(page).scan(decodedHtml(asBuffer(bytes)).utf8);
    while (steps.next().done !== true)
        ;
    const { title, content } = page.finish();
    return { title, content };
}
/** Scans files one after the other. Each thread has its own, with a number of its own. */
class SiteScanner {
    #scanner;
    #table = new reference_table/* ReferenceTable */.ah();
    #page = new page_record/* PageRecord */.z(this.#table);
    #html = new HtmlScanner(this.#page);
    #files = [];
    #pieces = [];
    #pieceBytes = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    /** A whole file. Files of other types are ignored. The bytes are not kept. */
    scan(path, bytes) {
        const steps = this.#scanInSteps(path, bytes);
        while (steps.next().done !== true)
            ;
    }
    /** A part of a file that arrives in pieces, one file at a time. */
    keepPiece(path, bytes) {
        if (!isScanned(path))
            return;
        this.#pieceBytes += bytes.length;
        if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
        else
            this.#pieces = [];
    }
    /** After the last piece. Lets the event loop turn while it scans the file. */
    async scanPieces(path, signal) {
        const pieces = this.#pieces;
        const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
        this.#pieces = [];
        this.#pieceBytes = 0;
        if (isTooLarge) {
            this.#page.begin(0);
            this.#push(path, 'unread');
            return;
        }
        const steps = this.#scanInSteps(path, Buffer.concat(pieces));
        while (steps.next().done !== true) {
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
        }
    }
    /** Everything scanned since the last call, or undefined when that is nothing. */
    drain() {
        if (this.#files.length === 0)
            return undefined;
        const batch = { scanner: this.#scanner, files: this.#files, ...this.#table.drain() };
        this.#files = [];
        return batch;
    }
    *#scanInSteps(path, bytes) {
        const content = asBuffer(bytes);
        if ((0,pages/* isPage */.yp)(path)) {
            const { utf8, encoding } = decodedHtml(content);
            yield* this.#html.scan(utf8);
            this.#push(path, 'page', encoding);
        }
        else if (/\.css$/i.test(path)) {
            const css = decodedCss(content).utf8.toString();
            yield* this.#addAll(reference_table/* REFERENCE */.gu.resource, cssUrls(css));
            this.#push(path, 'stylesheet');
        }
        else if (/\.xml$/i.test(path)) {
            const xml = decodedXml(content).utf8.toString();
            const prefix = sitemapPrefix(xml);
            if (prefix === undefined)
                return;
            yield* this.#addAll(reference_table/* REFERENCE */.gu.sitemap, sitemapUrls(xml, prefix));
            this.#push(path, 'sitemap');
        }
    }
    *#addAll(kind, addresses) {
        this.#page.begin(0);
        let count = 0;
        for (const address of addresses) {
            this.#page.add(kind, address);
            if (++count % site_scanner_STEP === 0)
                yield;
        }
    }
    #push(path, type, encoding) {
        this.#files.push({ path, type, encoding, ...this.#page.finish() });
    }
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}


/***/ }),

/***/ 29406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ idsNamedBy),
/* harmony export */   o: () => (/* binding */ percentDecoded)
/* harmony export */ });
/**
 * Ids of elements that a fragment can mean, as browsers look for them: as it is written, and percent-decoded. Empty when
 * it needs no element: the top of the page, or a text to highlight.
 */
function idsNamedBy(fragment) {
    const directive = fragment.indexOf(':~:');
    const name = directive < 0 ? fragment : fragment.slice(0, directive);
    const decoded = percentDecoded(name);
    if (name === '' || decoded.toLowerCase() === 'top')
        return [];
    return decoded === name ? [name] : [name, decoded];
}
function percentDecoded(text) {
    if (!text.includes('%'))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        // Bytes that are not UTF-8 become replacement characters.
        const bytes = text.replace(/[^\0-\x7f]+/g, encodeURIComponent).replace(/%([0-9a-f]{2})/gi, decodeByte);
        return Buffer.from(bytes, 'latin1').toString();
    }
}
function decodeByte(_, digits) {
    return String.fromCharCode(parseInt(digits, 16));
}


/***/ })

};
