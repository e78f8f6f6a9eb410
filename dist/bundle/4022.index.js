export const id = 4022;
export const ids = [4022];
export const modules = {

/***/ 45739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c7: () => (/* binding */ LINK_REFERENCES),
/* harmony export */   sh: () => (/* binding */ SVG_REFERENCES),
/* harmony export */   vM: () => (/* binding */ HTML_REFERENCES)
/* harmony export */ });
/** Attributes that contain references or ids, by HTML element. `base`, `link` and `meta` have additional rules. */
const HTML_REFERENCES = {
    a: { href: 'link', name: 'id' },
    area: { href: 'link' },
    audio: { src: 'media' },
    button: { formaction: 'otherLink' },
    embed: { src: 'frame' },
    // Static hosts do not accept POST, so the target of a POST form is not in the site.
    form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
    frame: { src: 'frame' },
    // A frame with `srcdoc` does not load the document in `src`.
    iframe: { src: { meaning: 'frame', when: { attribute: 'srcdoc', value: '', is: true } } },
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
/** References of SVG elements, in the attribute `href` or, in older documents, `xlink:href`. */
const SVG_REFERENCES = {
    a: 'link',
    feimage: 'media',
    image: 'media',
    script: 'resource',
    use: 'media'
};
/** References of `link` elements. The first entry that matches a word in `rel` applies. */
const LINK_REFERENCES = [
    { rels: oneOf('canonical'), meaning: 'canonical' },
    {
        rels: oneOf('apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'),
        meaning: 'resource'
    },
    { rels: oneOf('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
];
function oneOf(text) {
    return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${text.replaceAll(' ', '|')})(?:[\\t\\n\\f\\r ]|$)`, 'i');
}


/***/ }),

/***/ 44292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ decodedValue),
/* harmony export */   HJ: () => (/* binding */ srcsetAddresses),
/* harmony export */   Lt: () => (/* binding */ refreshUrl),
/* harmony export */   UV: () => (/* binding */ MAX_WITH_ENTITIES),
/* harmony export */   qk: () => (/* binding */ forbidsIndexing),
/* harmony export */   s2: () => (/* binding */ isReloadLoop),
/* harmony export */   xC: () => (/* binding */ isSpace)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

const [OPEN, CLOSE, COMMA] = [40, 41, 44];
/** A time, a separator, and an address with or without `url=` and quotes. */
const REFRESH = /^[\t\n\f\r ]*[\d.]+(?=[;,\t\n\f\r ])[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?:url[\t\n\f\r ]*=[\t\n\f\r ]*)?(?:"([^"]*)|'([^']*)|([^]*))/i;
/** White space, as HTML and CSS define it. */
function isSpace(code) {
    return code === 32 || (code >= 9 && code <= 13 && code !== 11);
}
/** Yields the addresses in a `srcset` attribute, with their start positions. Reads each character once. */
function* srcsetAddresses(srcset) {
    let at = 0;
    for (;;) {
        while (at < srcset.length && (srcset.charCodeAt(at) === COMMA || isSpace(srcset.charCodeAt(at))))
            at++;
        if (at === srcset.length)
            return;
        const start = at;
        while (at < srcset.length && !isSpace(srcset.charCodeAt(at)))
            at++;
        let end = at;
        while (srcset.charCodeAt(end - 1) === COMMA)
            end--;
        yield { value: srcset.slice(start, end), at: start };
        // A comma at the end of an address ends the image candidate. Otherwise, descriptors follow.
        if (end < at)
            continue;
        for (let isInBrackets = false; at < srcset.length; at++) {
            const code = srcset.charCodeAt(at);
            if (code === COMMA && !isInBrackets)
                break;
            isInBrackets = isInBrackets ? code !== CLOSE : code === OPEN;
        }
    }
}
/** Returns the address in the `content` of a `meta` refresh, as the HTML standard specifies. */
function refreshUrl(content) {
    const [, quoted, singleQuoted, plain] = REFRESH.exec(content) ?? [];
    const url = quoted ?? singleQuoted ?? plain;
    return url === '' ? undefined : url;
}
const NOINDEX = /(?:^|[\s,])(?:noindex|none)(?:[\s,]|$)/i;
/** Whether a `meta` element tells search engines not to index the page. */
function forbidsIndexing(name, content) {
    return /^(?:robots|googlebot)$/i.test(name) && NOINDEX.test(content);
}
/** A shorter time keeps readers from reading the page. */
const MIN_RELOAD_S = 30;
/** Returns whether the `content` of a `meta` refresh, or a header Refresh, reloads the page again and again. */
function isReloadLoop(content) {
    return refreshUrl(content) === undefined && Number.parseFloat(content) < MIN_RELOAD_S;
}
/** Matches a character that requires decoding. The value has one character for each byte. */
const ENCODED = /[&\0\r\x80-\xff]/;
/** A longer value counts as empty, because decoding would take too long. No address is that long. */
const MAX_DECODED = 16 * 1024 * 1024;
/** A smaller maximum for values with entities, which take longer to decode. */
const MAX_WITH_ENTITIES = 1024 * 1024;
/** `raw`: the undecoded value, with one character per byte. */
function decodedValue(raw) {
    if (!ENCODED.test(raw))
        return raw;
    if (raw.length > (raw.includes('&') ? MAX_WITH_ENTITIES : MAX_DECODED))
        return '';
    const text = Buffer.from(raw, 'latin1').toString().replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
    return text.includes('&') ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeHTMLAttribute */ .Im)(text) : text;
}


/***/ }),

/***/ 69285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ mayRefer),
/* harmony export */   U: () => (/* binding */ cssAddresses)
/* harmony export */ });
/* harmony import */ var _attribute_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);

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

/***/ 16656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MD: () => (/* binding */ BREAKOUT),
/* harmony export */   bG: () => (/* binding */ CLOSES_FOREIGN),
/* harmony export */   gv: () => (/* binding */ ELEMENTS),
/* harmony export */   iw: () => (/* binding */ ATTRIBUTES),
/* harmony export */   kY: () => (/* binding */ HARMLESS_ATTRIBUTES),
/* harmony export */   tV: () => (/* binding */ VOID),
/* harmony export */   xc: () => (/* binding */ RAW_TEXT)
/* harmony export */ });
/* harmony import */ var _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45739);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);


/** All attributes that are read: attributes in the tables, and attributes with special rules. */
const ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f([
    ...words('charset color content disabled encoding event face for hidden href http-equiv id imagesrcset'),
    ...words('integrity language media method name nomodule onload property rel size srcdoc style title type'),
    'xlink:href',
    ...Object.values(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .HTML_REFERENCES */ .vM).flatMap(Object.keys)
], name => name);
/**
 * Attributes that may be added, removed or changed without a difference for readers. Links and images are compared in
 * other ways. Attributes that begin with `data-` are harmless too.
 */
const HARMLESS_ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f(words('crossorigin decoding fetchpriority height loading nonce referrerpolicy sizes target width'), name => name);
/** Elements whose content is always text, even if it looks like tags. */
const RAW_TEXT = words('iframe noembed noframes plaintext script style textarea title xmp');
/** Elements in which browsers ignore tags or apply the rules of SVG or MathML. */
const SPECIAL = words('math noscript svg template');
/** Elements that builds and proxies add, and that are not part of the visible content. */
const OUTSIDE_CONTENT = words('base link meta script style template');
/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT_NAMES = words('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
const BREAKOUT = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f(BREAKOUT_NAMES, () => true);
/** End tags that close an element and also any SVG or MathML element that is still open inside it. */
const CLOSES_FOREIGN = new Set([
    ...BREAKOUT_NAMES,
    ...words('a address article aside button caption details dialog dir fieldset figcaption figure font footer'),
    ...words('header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr')
]);
const VOID = new Set(words('area base br col embed frame hr img input link meta param source track wbr'));
const ELEMENTS = new _names_js__WEBPACK_IMPORTED_MODULE_1__/* .Names */ .f([
    ...[...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .HTML_REFERENCES */ .vM), ...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .SVG_REFERENCES */ .sh), ...RAW_TEXT, ...SPECIAL],
    ...OUTSIDE_CONTENT,
    ...words('body font html')
], (name) => ({
    name,
    references: Object.entries(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .HTML_REFERENCES */ .vM[name] ?? {}).map(([attribute, rule]) => typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule }),
    svgReference: _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__/* .SVG_REFERENCES */ .sh[name],
    isRawText: RAW_TEXT.includes(name),
    isSpecial: RAW_TEXT.includes(name) || SPECIAL.includes(name),
    isOutsideContent: OUTSIDE_CONTENT.includes(name)
}));
function words(text) {
    return text.split(' ');
}


/***/ }),

/***/ 9936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ markedEncoding),
/* harmony export */   Jk: () => (/* binding */ encodingNamed),
/* harmony export */   Qc: () => (/* binding */ declaredEncoding),
/* harmony export */   U: () => (/* binding */ asUtf8),
/* harmony export */   Wo: () => (/* binding */ MAX_HEAD)
/* harmony export */ });
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12417);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63901);


/** Browsers search this number of bytes for an encoding declaration. */
const MAX_HEAD = 1024;
const BYTE_ORDER_MARKS = { '\xef\xbb\xbf': 'utf-8', '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' };
const DECLARED = {
    html: htmlEncoding,
    css: (head) => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]),
    xml: (head) => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
};
/** Returns the standard name of the encoding that a file declares. `head`: the first bytes as Latin-1. */
function declaredEncoding(head, type) {
    return markedEncoding(head) ?? DECLARED[type](head);
}
/** Returns the encoding of a byte order mark, which overrides any declaration. */
function markedEncoding(head) {
    return Object.entries(BYTE_ORDER_MARKS).find(([mark]) => head.startsWith(mark))?.[1];
}
function asUtf8(bytes, type) {
    const head = bytes.toString('latin1', 0, MAX_HEAD);
    const encoding = declaredEncoding(head, type) ?? 'utf-8';
    if (encoding !== 'utf-8')
        return Buffer.from(new TextDecoder(encoding).decode(bytes));
    return head.startsWith('\xef\xbb\xbf') ? bytes.subarray(3) : bytes;
}
/**
 * Finds the encoding in a `meta` element within the first bytes, as the HTML standard specifies: unlike the tokenizer,
 * this search knows no raw text, and a comment ends only with `-->`.
 */
function htmlEncoding(head) {
    if (!/charset/i.test(head))
        return undefined;
    const bytes = Buffer.from(head, 'latin1');
    const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_0__/* .Tag */ .v(bytes, head);
    for (let at = head.indexOf('<'); at >= 0;) {
        const markup = (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .markupAt */ .Q)(bytes, at);
        let end = at + 1;
        if (markup === 'start' || markup === 'end')
            end = tag.read(at + (markup === 'start' ? 1 : 2));
        else if (markup !== 'text')
            end = head.indexOf(markup === 'comment' ? '-->' : '>', at + 2) + 1;
        // The tag or comment continues after the first bytes.
        if (end <= 0)
            return undefined;
        const encoding = markup === 'start' && tag.name === 'meta' ? metaEncoding(tag) : undefined;
        if (encoding !== undefined)
            return encoding;
        at = head.indexOf('<', end);
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
/** Replaces UTF-16 with UTF-8, because a file whose declaration is readable as ASCII is not UTF-16. */
function encodingOf(label) {
    if (label?.trim().toLowerCase() === 'x-user-defined')
        return 'windows-1252';
    const encoding = encodingNamed(label);
    return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding;
}
/** Returns the WHATWG name for a label, such as `euc-kr` for `ks_c_5601-1987`; undefined for an unknown label. */
function encodingNamed(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 87532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ HtmlTokenizer),
  _: () => (/* binding */ htmlTokens)
});

// EXTERNAL MODULE: ./.build/src/html/elements.js
var html_elements = __webpack_require__(16656);
;// CONCATENATED MODULE: ./.build/src/html/foreign-content.js

const SVG_WITH_HTML = ['foreignobject', 'desc', 'title'];
const MATH_WITH_TEXT = ['mi', 'mo', 'mn', 'ms', 'mtext'];
const NOT_TEXT = ['mglyph', 'malignmark'];
/** The encoding of an annotation that contains HTML. */
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)$/i;
/** Maximum nesting depth in browsers. Also limits how far `close` searches for a start tag. */
const MAX_DEPTH = 512;
/**
 * The open elements, from the outermost `svg` or `math`. Inside this element, `style` and `title` are not raw text,
 * CDATA sections exist, and `/>` ends an element. Inside a nested `foreignObject`, HTML rules apply again.
 */
class ForeignContent {
    #open = [];
    #skipped = 0;
    get depth() {
        return this.#open.length;
    }
    get isForeign() {
        return this.depth > 0 && this.#top !== 'html';
    }
    /** Returns true if HTML rules apply to a start tag in foreign content. Closes foreign elements that the tag ends. */
    entersHtml(tag, element) {
        if (this.#takesHtml(tag))
            return true;
        const isOldFont = element?.name === 'font' && ['color', 'face', 'size'].some(name => tag.has(name));
        if (!isOldFont && tag.lookUp(html_elements/* BREAKOUT */.MD) === undefined)
            return false;
        this.#closeForeign();
        return true;
    }
    /** Records an HTML start tag that begins foreign content or is inside foreign content. */
    openHtml(tag, element) {
        const name = element?.name ?? tag.name;
        if (name === 'svg' || name === 'math') {
            if (!tag.isSelfClosing)
                this.#push(name, name);
        }
        else if (this.depth > 0 && !html_elements/* VOID */.tV.has(name))
            this.#push(name, 'html');
    }
    openForeign(tag) {
        const { name } = tag;
        if (this.#top === 'svg')
            this.#push(name, SVG_WITH_HTML.includes(name) ? 'with-html' : 'svg');
        else if (MATH_WITH_TEXT.includes(name))
            this.#push(name, 'with-text');
        else if (name !== 'annotation-xml')
            this.#push(name, 'math');
        else
            this.#push(name, HTML_TYPE.test(tag.raw('encoding')) ? 'with-html' : 'annotation');
    }
    /** Closes elements for an end tag. Returns false if the tag closes an SVG or MathML element. */
    close(name) {
        if (this.#skipped > 0) {
            this.#skipped--;
            return this.#top === 'html';
        }
        if (this.#top !== 'html' && (name === 'p' || name === 'br')) {
            this.#closeForeign();
            return true;
        }
        let at = this.depth - 1;
        for (; at >= 0 && this.#open[at]?.kind !== 'html'; at--) {
            if (this.#open[at]?.name !== name)
                continue;
            this.#closeTo(at);
            return false;
        }
        // The start tag is before the outermost `svg`, or missing.
        if (at < 0 && html_elements/* CLOSES_FOREIGN */.bG.has(name))
            this.#closeTo(0);
        while (this.#open[at]?.kind === 'html' && this.#open[at]?.name !== name)
            at--;
        if (this.#open[at]?.kind === 'html')
            this.#closeTo(at);
        return true;
    }
    get #top() {
        return this.#open.at(-1)?.kind;
    }
    #takesHtml(tag) {
        const top = this.#top;
        if (top === 'with-text')
            return !NOT_TEXT.includes(tag.name);
        if (top === 'annotation')
            return tag.name === 'svg';
        return top === 'html' || top === 'with-html';
    }
    #closeTo(depth) {
        while (this.#open.length > depth)
            this.#open.pop();
    }
    #closeForeign() {
        while (this.#top === 'svg' || this.#top === 'math' || this.#top === 'annotation')
            this.#open.pop();
    }
    #push(name, kind) {
        if (this.depth === MAX_DEPTH)
            this.#skipped++;
        else
            this.#open.push({ name, kind });
    }
}

// EXTERNAL MODULE: ./.build/src/html/markup.js
var html_markup = __webpack_require__(12417);
;// CONCATENATED MODULE: ./.build/src/html/raw-text.js

// For any input, these patterns visit each character a limited number of times.
const ENDS = new Map([...html_elements/* RAW_TEXT */.xc, 'noscript'].map(name => [name, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi')]));
/** In `<!-->` and `<!--->`, the dashes also end the comment. */
const SCRIPT_TOKEN = /<!--(?!-?>)|<\/script(?=[\t\n\f\r />])/gi;
const ESCAPED_SCRIPT_TOKEN = /-->|<\/?script(?=[\t\n\f\r />])/gi;
const COMMENT_END = /--!?>/g;
/** Returns the position of the `</name` that ends the raw text at `from`, or the end of the page. */
function rawTextEnd(text, from, name) {
    if (name === 'script')
        return scriptEnd(text, from);
    // No end tag ends this element.
    if (name === 'plaintext')
        return text.length;
    const end = ENDS.get(name);
    end.lastIndex = from;
    return end.exec(text)?.index ?? text.length;
}
/**
 * Like `rawTextEnd`, for a script. Between `<!--` and `-->`, a script may contain nested `<script>…</script>` tags.
 * Parsers still follow this rule, which was made when comments hid scripts from browsers that could not run scripts.
 */
function scriptEnd(text, from) {
    let token = SCRIPT_TOKEN;
    let isNested = false;
    for (token.lastIndex = from; token.test(text);) {
        const end = token.lastIndex;
        const last = text[end - 1];
        if (last === '-')
            token = ESCAPED_SCRIPT_TOKEN;
        else if (last === '>') {
            token = SCRIPT_TOKEN;
            isNested = false;
        }
        else if (text[end - '/script'.length] !== '/')
            isNested = true;
        else if (isNested)
            isNested = false;
        else
            return end - '</script'.length;
        token.lastIndex = end;
    }
    return text.length;
}
/** Returns the position after the comment whose `<!--` is at `from`. */
function commentEnd(text, from) {
    COMMENT_END.lastIndex = from + 2;
    let end = COMMENT_END.exec(text);
    // In `<!--!>` and `<!---!>`, the dashes belong to the start of the comment.
    while (end !== null && end[0].length === 4 && end.index < from + 4) {
        COMMENT_END.lastIndex = end.index + 1;
        end = COMMENT_END.exec(text);
    }
    return end === null ? text.length : end.index + end[0].length;
}

// EXTERNAL MODULE: ./.build/src/html/tag.js
var tag = __webpack_require__(63901);
;// CONCATENATED MODULE: ./.build/src/html/html-tokens.js





const CDATA = '<![CDATA[';
/**
 * Reads a page as a browser does, one tag at a time. The fields describe the last tag, so that no objects are created
 * for a tag. Positions are in bytes.
 */
class HtmlTokenizer {
    isEnd = false;
    start = 0;
    end = 0;
    tag;
    /** Undefined for an end tag, and for an element that has no references or special rules. */
    element;
    /** True if HTML rules apply to the tag, false if SVG or MathML rules apply. */
    isHtml = true;
    /** True if what precedes the tag is in a `template` element. */
    isInTemplate = false;
    /** Like `isInTemplate`, for `svg` and `math`. */
    isInForeign = false;
    /** True if browsers ignore the element of the tag, because it is in a `template` or `noscript` element. */
    isInert = false;
    /** The text of an element such as `script`. It is read with the start tag, and the end tag too. */
    rawText;
    /** The content of a `noscript` element, which browsers neither show nor run. Its tags are read. */
    hidden;
    bytes;
    /** The bytes as a string with one character per byte. */
    text;
    #foreign = new ForeignContent();
    #reader;
    #templates = 0;
    /** Where the last `noscript` element ends. */
    #noscriptEnd = 0;
    /**
     * True inside an element with content of its own kind, and after its start tag. Most tags are outside, where the fields
     * that tell where a tag is keep their first values.
     */
    #isSpecial = false;
    /** Without a reader, text is skipped. */
    constructor(utf8, reader) {
        this.#reader = reader;
        this.bytes = utf8;
        this.text = utf8.toString('latin1');
        this.tag = new tag/* Tag */.v(utf8, this.text);
    }
    /** Number of open elements, from the outermost `svg` or `math`. */
    get foreignDepth() {
        return this.#foreign.depth;
    }
    /** Skips everything before a position. */
    skipTo(position) {
        this.end = position;
    }
    /** Reads the next tag. Returns false at the end of the page, or if the page ends inside a tag. */
    next() {
        const { bytes, text } = this;
        let at = this.#isSpecial ? this.#leave() : this.end;
        while (at >= 0 && at < bytes.length) {
            if (bytes[at] !== html_markup/* LESS */.a) {
                at = this.#reader === undefined ? text.indexOf('<', at) : this.#reader.readText(at);
                continue;
            }
            const markup = (0,html_markup/* markupAt */.Q)(bytes, at);
            if (markup === 'start')
                return this.#readStartTag(at);
            if (markup === 'end')
                return this.#readEndTag(at);
            if (markup === 'text') {
                this.#reader?.readRawText(at, at + 1);
                at++;
            }
            else if (markup === 'comment')
                at = commentEnd(text, at);
            else if (this.#foreign.isForeign && text.startsWith(CDATA, at))
                at = this.#readCdata(at + CDATA.length);
            else
                at = text.indexOf('>', at) + 1 || -1;
        }
        return false;
    }
    #readCdata(start) {
        const end = this.text.indexOf(']]>', start);
        this.#reader?.readRawText(start, end < 0 ? this.text.length : end);
        return end < 0 ? end : end + ']]>'.length;
    }
    /** Sets the fields for what follows the last tag. Returns its position. */
    #leave() {
        if (this.rawText !== undefined)
            this.end = this.tag.read(this.rawText.end + 2);
        this.rawText = undefined;
        this.hidden = undefined;
        this.isInTemplate = this.#templates > 0;
        this.isInForeign = this.#foreign.depth > 0;
        this.isHtml = true;
        this.isInert = false;
        this.#isSpecial = this.isInTemplate || this.isInForeign || this.end < this.#noscriptEnd;
        return this.end;
    }
    #readStartTag(start) {
        const { tag } = this;
        const end = tag.read(start + 1);
        if (end < 0)
            return false;
        const element = tag.lookUp(html_elements/* ELEMENTS */.gv);
        this.isEnd = false;
        this.element = element;
        this.start = start;
        this.end = end;
        if (this.#isSpecial || element?.isSpecial === true)
            this.#open(element, start, end);
        return true;
    }
    #open(element, start, end) {
        const { tag } = this;
        this.isHtml = !this.isInForeign || this.#foreign.entersHtml(tag, element);
        this.isInert = this.isInTemplate || start < this.#noscriptEnd;
        this.#isSpecial = true;
        if (!this.isHtml) {
            if (!tag.isSelfClosing)
                this.#foreign.openForeign(tag);
        }
        else if (element?.isRawText === true)
            this.rawText = { start: end, end: rawTextEnd(this.text, end, element.name) };
        else
            this.#openHtml(element, end);
    }
    #openHtml(element, end) {
        this.#foreign.openHtml(this.tag, element);
        const name = element?.name;
        if (name === 'template')
            this.#templates++;
        if (name !== 'noscript' || this.isInert)
            return;
        this.#noscriptEnd = rawTextEnd(this.text, end, 'noscript');
        this.hidden = { start: end, end: this.#noscriptEnd };
        this.isInert = true;
    }
    #readEndTag(start) {
        const end = this.tag.read(start + 2);
        if (end < 0)
            return false;
        this.isEnd = true;
        this.element = undefined;
        this.start = start;
        this.end = end;
        if (this.#isSpecial)
            this.#close(start);
        return true;
    }
    #close(start) {
        const { name } = this.tag;
        this.isHtml = !this.isInForeign || this.#foreign.close(name);
        if (this.isInTemplate && this.isHtml && name === 'template')
            this.#templates--;
        this.isInert = this.#templates > 0 || start < this.#noscriptEnd;
    }
}
/** Yields the start tags of a page. The same object is used for every tag. */
function* htmlTokens(utf8) {
    const tokens = new HtmlTokenizer(utf8);
    while (tokens.next())
        if (!tokens.isEnd)
            yield tokens;
}


/***/ }),

/***/ 12417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markupAt),
/* harmony export */   a: () => (/* binding */ LESS)
/* harmony export */ });
const [BANG, DASH, SLASH, QUESTION] = [33, 45, 47, 63];
const LESS = 60;
/** Returns what begins with the `<` at a position. Other markup, such as a doctype, ends with `>`. */
function markupAt(bytes, at) {
    const next = bytes[at + 1];
    if (isLetter(next))
        return 'start';
    if (next === SLASH)
        return isLetter(bytes[at + 2]) ? 'end' : 'other';
    if (next === BANG)
        return bytes[at + 2] === DASH && bytes[at + 3] === DASH ? 'comment' : 'other';
    return next === QUESTION ? 'other' : 'text';
}
function isLetter(byte) {
    const lower = byte | 32;
    return lower >= 97 && lower <= 122;
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ Names),
/* harmony export */   y: () => (/* binding */ hashName)
/* harmony export */ });
const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
/** A case-insensitive lookup table for element or attribute names. Searches bytes without creating strings. */
class Names {
    /** Entries by length and first letter. For most unknown names, no such entry exists. */
    #entries = new Array(1024).fill(undefined);
    constructor(names, valueOf) {
        for (const name of new Set(names)) {
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...(this.#entries[key] ?? []), { name, value: valueOf(name) }];
        }
    }
    find(bytes, start, end) {
        const entries = this.#entries[keyOf(bytes[start], end - start)];
        if (entries === undefined)
            return undefined;
        for (let i = 0; i < entries.length; i++) {
            const { name, value } = entries[i];
            if (isAt(bytes, start, name))
                return value;
        }
        return undefined;
    }
}
/** Returns a number for a name in any case. Different names of elements have different numbers. */
function hashName(bytes, start, end) {
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++)
        hash = Math.imul(hash ^ LOWER_CASE[bytes[at]], 0x01000193);
    return hash;
}
function keyOf(first, length) {
    return (length << 5) | (first & 31);
}
function isAt(bytes, start, name) {
    for (let i = 0; i < name.length; i++) {
        if (LOWER_CASE[bytes[start + i]] !== name.charCodeAt(i))
            return false;
    }
    return true;
}


/***/ }),

/***/ 63901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16656);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);


const [QUOTE, APOSTROPHE, DASH, SLASH, EQUALS, GREATER] = [34, 39, 45, 47, 61, 62];
const MAX_COMPARED_VALUE = 16;
const SPACES = bytesOf('\t\n\f\r ');
const NAME_ENDS = bytesOf('\t\n\f\r />');
const ATTRIBUTE_NAME_ENDS = bytesOf('\t\n\f\r />=');
/** The last tag that was read: its name, and the positions of the relevant attribute values. */
class Tag {
    isSelfClosing = false;
    #nameStart = 0;
    #nameEnd = 0;
    /** A checksum of the attributes that are not relevant and not harmless. Their order does not change it. */
    otherAttributes = 0;
    /** Number of relevant attributes. The arrays contain their names and value positions. */
    #count = 0;
    #attributes = [];
    #starts = [];
    #ends = [];
    #bytes;
    #text;
    /** `text`: the bytes of the page as a string with one character per byte. */
    constructor(bytes, text) {
        this.#bytes = bytes;
        this.#text = text;
    }
    lookUp(names) {
        return names.find(this.#bytes, this.#nameStart, this.#nameEnd);
    }
    get name() {
        return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase();
    }
    /** A number for the name, regardless of its case. */
    get nameHash() {
        return (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .hashName */ .y)(this.#bytes, this.#nameStart, this.#nameEnd);
    }
    get isPlain() {
        return this.#count === 0;
    }
    /** Names of the relevant attributes, in lower case. */
    get attributes() {
        return this.#attributes.slice(0, this.#count);
    }
    has(attribute) {
        return this.#indexOf(attribute) >= 0;
    }
    /** Returns the undecoded value of an attribute, with one character per byte. A missing attribute is empty. */
    raw(attribute) {
        const i = this.#indexOf(attribute);
        return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i]);
    }
    /** Returns the start of an attribute's value, or -1 if the attribute is missing. */
    startOf(attribute) {
        return this.#starts[this.#indexOf(attribute)] ?? -1;
    }
    /** Reads the tag whose name begins at `nameStart`. Returns the position after `>`, or -1 at the end of the page. */
    read(nameStart) {
        const bytes = this.#bytes;
        const text = this.#text;
        const end = bytes.length;
        let i = nameStart + 1;
        while (i < end && NAME_ENDS[bytes[i]] === 0)
            i++;
        this.#nameStart = nameStart;
        this.#nameEnd = i;
        this.#count = 0;
        this.isSelfClosing = false;
        this.otherAttributes = 0;
        while (i < end) {
            const byte = bytes[i];
            if (byte === GREATER)
                return i + 1;
            if (SPACES[byte] === 1) {
                i++;
                continue;
            }
            if (byte === SLASH) {
                this.isSelfClosing = bytes[++i] === GREATER;
                continue;
            }
            const attributeStart = i;
            // An `=` at the start is part of the attribute name.
            i++;
            while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i]] === 0)
                i++;
            const attributeEnd = i;
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
                if (quote === QUOTE || quote === APOSTROPHE) {
                    stop = text.indexOf(quote === QUOTE ? '"' : "'", ++start);
                    if (stop < 0)
                        return -1;
                    i = stop + 1;
                }
                else {
                    while (i < end && bytes[i] !== GREATER && SPACES[bytes[i]] === 0)
                        i++;
                    stop = i;
                }
            }
            const attribute = _elements_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.find(bytes, attributeStart, attributeEnd);
            if (attribute !== undefined)
                this.#keep(attribute, start, stop);
            else
                this.#addOther(attributeStart, attributeEnd, start, stop);
        }
        return -1;
    }
    /** Adds an attribute to the checksum. A long value is left out: the page has it, and its characters can be encoded. */
    #addOther(nameStart, nameEnd, start, stop) {
        const bytes = this.#bytes;
        if (bytes[nameStart + 4] === DASH && this.#text.startsWith('data', nameStart))
            return;
        if (_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .HARMLESS_ATTRIBUTES */ .kY.find(bytes, nameStart, nameEnd) !== undefined)
            return;
        const length = stop - start;
        const isShort = length > 0 && length <= MAX_COMPARED_VALUE;
        const value = isShort ? (length << 16) | (bytes[start] << 8) | bytes[stop - 1] : 0;
        const name = ((nameEnd - nameStart) << 5) | (bytes[nameStart] & 31);
        this.otherAttributes = (this.otherAttributes + Math.imul(value + name + 1, 0x9e3779b1)) | 0;
    }
    /** Keeps only the first of several attributes with the same name. */
    #keep(attribute, start, end) {
        if (this.has(attribute))
            return;
        this.#attributes[this.#count] = attribute;
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count++;
    }
    #indexOf(attribute) {
        const attributes = this.#attributes;
        const count = this.#count;
        for (let i = 0; i < count; i++)
            if (attributes[i] === attribute)
                return i;
        return -1;
    }
}
function bytesOf(characters) {
    const bytes = new Uint8Array(256);
    for (const character of characters)
        bytes[character.charCodeAt(0)] = 1;
    return bytes;
}


/***/ }),

/***/ 26518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ DetailScanner),
/* harmony export */   w: () => (/* binding */ withoutSnippet)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44292);
/* harmony import */ var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87532);
/* harmony import */ var _html_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12001);
/* harmony import */ var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44001);





const LETTER_P = 112;
const PRE = (0,_html_names_js__WEBPACK_IMPORTED_MODULE_2__/* .hashName */ .y)(Buffer.from('pre'), 0, 3);
/** A drawing with a smaller side is an icon. */
const MIN_DRAWING_SIZE = 64;
/** The attributes that decide what a drawing shows. Programs that make pages smaller do not change their values. */
const DRAWN = /^(?:[dr]|[xy][12]?|c[xy]|r[xy]|width|height|fill|fill-opacity|stroke|stroke-opacity|stroke-width|points|transform|opacity|display|visibility|viewbox)$/;
/** Stands for a value too, so that what looks like an attribute in a value is none. */
const ATTRIBUTE = /[\s"']([a-z][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/gi;
/** Collects what is neither text nor an address, and changes what readers see or what search engines show. */
class DetailScanner {
    /** Number of open `pre` elements, and their text. */
    #depth = 0;
    #text = '';
    #spacing = [];
    #drawing;
    #drawings = [];
    #sources = [];
    #root = [];
    #target;
    get isPreformatted() {
        return this.#depth > 0;
    }
    startTag(token) {
        if (token.isInert)
            return;
        const { tag, element } = token;
        if (!token.isHtml) {
            if (this.#drawing !== undefined)
                this.#drawing.push(drawn(tag.name, sourceOf(token)));
            return;
        }
        if (element === undefined) {
            // Most names begin with another letter, and reading a name takes longer.
            if ((token.bytes[token.start + 1] | 32) === LETTER_P && tag.nameHash === PRE)
                this.#depth++;
            return;
        }
        const { name } = element;
        if (name === 'svg')
            this.#beginDrawing(token);
        else if (name === 'source')
            this.#sources.push(digestOf(`${mediaOf(tag.raw('media'))} ${tag.raw('type')}`));
        else if (name === 'html' || name === 'body')
            this.#addRoot(name, sourceOf(token));
        else if (name === 'base')
            this.#target ??= attributesOf(sourceOf(token)).get('target');
        else if (name === 'textarea' && token.rawText !== undefined)
            this.#addSpacing(token.text.slice(token.rawText.start, token.rawText.end));
    }
    endTag({ tag }) {
        if (this.#depth === 0 || tag.nameHash !== PRE || --this.#depth > 0)
            return;
        this.#addSpacing(this.#text);
        this.#text = '';
    }
    /** Adds text inside a `pre` element. */
    addText(text) {
        this.#text += text;
    }
    #addRoot(name, source) {
        const classes = (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_4__/* .decodedValue */ .Es)(attributesOf(source).get('class') ?? '').split(/\s+/);
        for (const each of classes)
            if (each !== '')
                this.#root.push(`${name}.${each}`);
    }
    #addSpacing(text) {
        const spacing = spacingOf(text);
        if (spacing !== '')
            this.#spacing.push(digestOf(spacing));
    }
    #beginDrawing(token) {
        this.#endDrawing();
        const attributes = attributesOf(sourceOf(token));
        const [, , width, height] = (attributes.get('viewbox') ?? '').split(/[\s,]+/);
        const isLarge = [attributes.get('width') ?? width, attributes.get('height') ?? height].every(side => side !== undefined && Number.parseFloat(side) > MIN_DRAWING_SIZE);
        this.#drawing = isLarge ? [drawn('svg', sourceOf(token))] : undefined;
    }
    #endDrawing() {
        if (this.#drawing !== undefined)
            this.#drawings.push(digestOf(this.#drawing.join(' ')));
        this.#drawing = undefined;
    }
    /** Returns what was collected, and begins the next page. `unclosed`: number of elements without an end tag. */
    finish(utf8, text, unclosed) {
        this.#endDrawing();
        const listed = (digests) => digests.slice(0, _record_page_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LISTED */ .Bl).join('');
        return {
            spacing: listed(this.#spacing),
            drawings: listed(this.#drawings),
            sources: listed(this.#sources),
            // Always written: without this field, the list is from a release that does not have the fields above.
            root: digestOf([...new Set(this.#root)].sort().join(' ')),
            target: this.#target ?? '',
            unclosed: numberText(unclosed),
            snippets: text.includes('data-nosnippet') ? numberText(withoutSnippet(utf8).length) : ''
        };
    }
}
/** Returns the positions of elements whose text search engines do not show. */
function withoutSnippet(utf8) {
    const found = [];
    const text = utf8.toString('latin1');
    for (const { isInert, start, end } of (0,_html_html_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlTokens */ ._)(utf8))
        if (!isInert && attributesOf(text.slice(start, end)).has('data-nosnippet'))
            found.push(start);
    return found;
}
/** Returns the line breaks, tabs and indents of a text in which browsers show them, without the words between them. */
function spacingOf(text) {
    return text
        .replace(/&#(?:0{0,5}(9|10|13)|x0{0,5}([9ad]));/gi, (_, decimal, hex) => String.fromCharCode(decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)))
        .replace(/\r\n?|\f/g, '\n')
        .split('\n')
        .map(line => line.trimEnd())
        .join('\n')
        .replace(/^\n/, '')
        .trimEnd()
        .replace(/(?<![ \t\n]) (?![ \t\n])/g, '')
        .replace(/[^ \t\n]+/g, '.')
        .replace(/^\.$/, '');
}
/** Returns what decides how an element of a drawing looks, in any order of its attributes. */
function drawn(name, source) {
    const values = [...attributesOf(source)].filter(([attribute, value]) => DRAWN.test(attribute) && value !== '' && !value.includes('&'));
    return [
        name,
        ...values.map(([attribute, value]) => `${attribute}=${value.replace(/\s+/g, '')}`).sort()
    ].join(' ');
}
/** Returns the attributes of a start tag with their undecoded values. */
function attributesOf(source) {
    const found = new Map();
    for (const [, name = '', double, single, plain = ''] of source.matchAll(ATTRIBUTE)) {
        const attribute = name.toLowerCase();
        if (!found.has(attribute))
            found.set(attribute, double ?? single ?? plain);
    }
    return found;
}
function sourceOf({ text, start, end }) {
    return text.slice(start, end);
}
function mediaOf(media) {
    return (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_4__/* .decodedValue */ .Es)(media).toLowerCase().replace(/\s+/g, '');
}
function numberText(count) {
    return count === 0 ? '' : String(count);
}
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', text).slice(0, _record_page_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .ITEM_DIGITS */ .Lp);
}


/***/ }),

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ContentDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const [SPACE, LESS] = [32, 60];
/** Marks the start and end of each target, so that text and targets cannot be confused. */
const TARGET_MARK = 1;
/** 128 bits of SHA-256, in hexadecimal. */
const DIGEST_LENGTH = 32;
const INSECURE = `${String.fromCharCode(TARGET_MARK)}http://`;
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
            if (byte === LESS)
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
            this.#bytes[this.#length++] = LESS;
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
    /** Returns the digest that the content has with https in all links and images; undefined if it is the same digest. */
    securedDigest() {
        this.endText();
        const content = this.#bytes.subarray(0, this.#length);
        if (!content.includes(INSECURE))
            return undefined;
        const secured = content.toString('latin1').replaceAll(INSECURE, INSECURE.replace('http', 'https'));
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.from(secured, 'latin1')).slice(0, DIGEST_LENGTH);
    }
    /** Returns a digest of the content since the last call. */
    digest() {
        this.endText();
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', this.#bytes.subarray(0, this.#length)).slice(0, DIGEST_LENGTH);
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


/***/ }),

/***/ 91794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ outlineText),
/* harmony export */   KF: () => (/* binding */ combinedDigest),
/* harmony export */   b0: () => (/* binding */ PART_DIGITS)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Digits of the digest of an element. 24 bits are enough to tell the elements beside each other apart. */
const PART_DIGITS = 6;
/** Maximum number of elements beside each other that are listed one by one. */
const MAX_LISTED = 50;
/** Returns the text of an outline for a manifest. */
function outlineText(levels) {
    return levels
        .map(({ own, before, after }) => `${own}${listText(before)}.${listText(after)}`)
        .join('/')
        .replace(/\.(?=\/|$)/g, '');
}
function listText(parts) {
    if (parts.length <= MAX_LISTED)
        return parts.map(({ digest }) => digest).join('');
    return `${parts.length}-${combinedDigest(parts)}`;
}
/** Returns the digest of many elements beside each other. */
function combinedDigest(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', parts.map(({ digest }) => digest).join('')).slice(0, PART_DIGITS);
}


/***/ }),

/***/ 44001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   Cl: () => (/* binding */ DEFERRED),
/* harmony export */   Lp: () => (/* binding */ ITEM_DIGITS),
/* harmony export */   Se: () => (/* binding */ listedItems),
/* harmony export */   UQ: () => (/* binding */ limitsIn),
/* harmony export */   V4: () => (/* binding */ digestsIn),
/* harmony export */   Xz: () => (/* binding */ canonicalDigest),
/* harmony export */   _G: () => (/* binding */ useDigest),
/* harmony export */   hX: () => (/* binding */ PageLoads),
/* harmony export */   r2: () => (/* binding */ RELOAD_LOOP),
/* harmony export */   tP: () => (/* binding */ addressDigest),
/* harmony export */   z0: () => (/* binding */ refusalsIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27241);
/* harmony import */ var _values_content_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(937);
/* harmony import */ var _outline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91794);
/* harmony import */ var _reference_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22320);






/** 24 bits are enough, because a digest only tells the scripts and style sheets of one page apart. */
const ITEM_DIGITS = 6;
const HIDDEN_DIGITS = 16;
/** Maximum number of scripts, and of style sheets, to list in a manifest for each page. */
const MAX_LISTED = 1000;
const MAX_KNOWN = 10_000;
const MAX_BASE = 500;
/** Search engines ignore several different canonical links. */
const MAX_CANONICAL = 10;
/** Directives that keep something from search engines. All others allow what is allowed anyway. */
const REFUSAL = /^no[a-z]{1,30}$/;
/** The crawlers whose rules are compared. Empty for all crawlers. */
const CRAWLERS = new Map([
    ['robots', ''],
    ['googlebot', 'googlebot:'],
    ['bingbot', 'bingbot:'],
    ['msnbot', 'bingbot:']
]);
/** Descriptions of a page that search engines and social networks show, and how wide phones show it. */
const DESCRIPTION = /^(?:description|keywords|author|viewport|og:[\w:-]{1,50}|twitter:[\w:-]{1,50})$/;
/** Stands for the address of a page that reloads itself all the time. */
const RELOAD_LOOP = 'itself, all the time';
/** The use of a script that Rocket Loader runs, if it is in the page. */
const DEFERRED = 'deferred';
const ROCKET_LOADER = /\/rocket-loader(?:\.min)?\.js/;
/** Collects what browsers load for one page at a time, and the rules for search engines in the page. */
class PageLoads {
    /** The buffer is reused for all pages. */
    #text = new _content_js__WEBPACK_IMPORTED_MODULE_2__/* .ContentDigest */ .e();
    /** Digests of addresses, because pages of a site load the same files. */
    #known = new Map();
    #maxListed;
    #items = { scripts: new Set(), styles: new Set() };
    /** Items that browsers use only in some cases, and items that browsers always use. */
    #uses = { conditional: new Set(), always: new Set() };
    #canonical = new Set();
    #refresh = '';
    #hidden = '';
    #blocked = new Set();
    #robots = new Set();
    #noscript = '';
    #base;
    #special = [];
    #usual = new Set();
    #head = new Set();
    #description = new Set();
    #hasRocketLoader = false;
    #hasDeferredData = false;
    /** The items of the last page that browsers do not also use in the usual way. */
    unusual = [];
    /** The style elements of a served page. */
    sheets = [];
    /** The elements of the page that is being read. */
    levels = [];
    details = {};
    #data = { crc: 0, size: 0 };
    /** Without `isComplete`, lists the first items only. */
    constructor({ isComplete = false } = {}) {
        this.#maxListed = isComplete ? Infinity : MAX_LISTED;
    }
    /** `use`: how browsers use the file, if not on every screen or as a script that they run. */
    addAddress(kind, address, { isConditional = false, use = '' } = {}) {
        if (kind === 'scripts' && ROCKET_LOADER.test(address))
            this.#hasRocketLoader = true;
        const known = this.#known.get(address);
        if (this.#known.size >= MAX_KNOWN)
            this.#known.clear();
        const digest = known ?? addressDigest(address);
        if (known === undefined)
            this.#known.set((0,_reference_table_js__WEBPACK_IMPORTED_MODULE_4__/* .copied */ .p)(address), digest);
        this.#add(kind, digest, { isConditional, use });
    }
    /** Adds the text of a script or style sheet. A minified page has other white space, so white space is collapsed. */
    addText(kind, bytes, { start, end }, use = {}) {
        if (start === end)
            return;
        this.#text.addRawText(bytes, start, end);
        const digest = this.#text.digest().slice(0, ITEM_DIGITS);
        this.#add(kind, digest, use);
        if (kind === 'styles' && this.#maxListed === Infinity)
            this.sheets.push({ digest, use: use.use ?? '', start, end });
    }
    #add(kind, digest, { isConditional = false, use = '' }) {
        this.#items[kind].add(digest);
        this.#uses[isConditional ? 'conditional' : 'always'].add(digest);
        if (use !== '')
            this.#special.push({ digest, use: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_4__/* .copied */ .p)(use) });
        else
            this.#usual.add(digest);
    }
    addDescription(name, content) {
        if (!DESCRIPTION.test(name) || this.#head.size >= MAX_LISTED)
            return;
        const text = content.replace(/\s+/g, ' ').trim();
        this.#head.add(`${name}=${text}`);
        this.#description.add(`${name}=${name === 'viewport' ? viewportOf(text) : text.replace(/ ?, ?/g, ',')}`);
    }
    addCanonical(address) {
        this.#canonical.add(canonicalDigest(address));
    }
    setRefresh(url = '') {
        if (this.#refresh === '')
            this.#refresh = (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_4__/* .copied */ .p)(url.trim().slice(0, MAX_BASE));
    }
    /** The page is hidden by an attribute or a style sheet. A script may show it later. */
    setHidden() {
        this.#hidden = 'page';
    }
    addPolicy(policy) {
        for (const blocked of (0,_values_content_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .blockedByPolicy */ .W)(policy))
            this.#blocked.add(blocked);
    }
    /**
     * Adds a part of the data with which the client of the site renders the page. Data can be most of a page: a checksum
     * and the size find what is missing or changed, and take a tenth of the time of a digest.
     */
    addData(bytes, { start, end }, use = '') {
        if (use.startsWith(DEFERRED))
            this.#hasDeferredData = true;
        const { crc, size } = this.#data;
        this.#data = { crc: (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(bytes.subarray(start, end), crc), size: size + end - start };
    }
    /** Adds text that browsers do not show. */
    addHidden(text) {
        const words = text
            .replace(/<[^<>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim();
        if (words !== '')
            this.#noscript = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${this.#noscript} ${words}`).slice(0, HIDDEN_DIGITS);
    }
    setBase(base) {
        this.#base ??= (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_4__/* .copied */ .p)(base.trim().slice(0, MAX_BASE));
    }
    addRobots(name, content) {
        const crawler = CRAWLERS.get(name);
        if (crawler === undefined)
            return;
        for (const rule of [...refusalsIn(content), ...limitsIn(content)])
            this.#robots.add(crawler + rule);
    }
    #actualUse(use) {
        return this.#hasRocketLoader && use.startsWith(DEFERRED) ? use.slice(DEFERRED.length).trim() : use;
    }
    /** Returns what was collected since the last call. */
    finish() {
        const { scripts, styles } = this.#items;
        const uses = this.#special.map(({ digest, use }) => ({ digest, use: this.#actualUse(use) }));
        const special = uses.filter(({ use }) => use !== '');
        const usual = new Set([
            ...this.#usual,
            ...uses.filter(({ use }) => use === '').map(({ digest }) => digest)
        ]);
        const lacksData = this.#hasDeferredData && !this.#hasRocketLoader;
        const listed = (items) => [...items].slice(0, this.#maxListed).join('');
        const all = {
            scripts: listed(scripts),
            styles: listed(styles),
            data: this.#data.size === 0 || lacksData ? '' : `${this.#data.crc.toString(16)}-${this.#data.size}`,
            base: this.#base,
            // Always written: without this field, the list is from a release that does not have the fields below.
            canonical: [...this.#canonical].slice(0, MAX_CANONICAL).sort().join(''),
            conditional: listed(withoutItems(this.#uses.conditional, this.#uses.always)),
            refresh: this.#refresh,
            hidden: this.#hidden,
            blocked: [...this.#blocked].sort().join(', '),
            robots: [...this.#robots].sort().join(' '),
            noscript: this.#noscript,
            outline: (0,_outline_js__WEBPACK_IMPORTED_MODULE_3__/* .outlineText */ .Cj)(this.levels),
            uses: listed(new Set(special.map(({ digest, use }) => useDigest(digest, use)))),
            // Earlier releases compare this field, which minified pages change.
            head: this.#head.size === 0 ? '' : useDigest('head', [...this.#head].sort().join('\n')),
            description: this.#description.size === 0 ? '' : useDigest('head', [...this.#description].sort().join('\n')),
            ...this.details
        };
        this.unusual = special.filter(({ digest }) => !usual.has(digest));
        this.levels = [];
        this.details = {};
        this.#special = [];
        this.#usual = new Set();
        this.#head = new Set();
        this.#description = new Set();
        this.#hasRocketLoader = false;
        this.#hasDeferredData = false;
        this.#items = { scripts: new Set(), styles: new Set() };
        this.#uses = { conditional: new Set(), always: new Set() };
        this.#canonical = new Set();
        this.#refresh = '';
        this.#hidden = '';
        this.#blocked = new Set();
        this.#robots = new Set();
        this.#noscript = '';
        this.#base = undefined;
        this.#data = { crc: 0, size: 0 };
        // An empty base is kept: it is not the same as no base.
        return Object.fromEntries(Object.entries(all).filter(([name, text]) => name === 'canonical' || text !== (name === 'base' ? undefined : '')));
    }
}
/** Returns the settings of a viewport in one form. Minified pages have other spaces and numbers. */
function viewportOf(content) {
    const settings = content
        .toLowerCase()
        .replace(/ ?= ?/g, '=')
        .split(/[\s,;]+/)
        .map(setting => setting.replace(/(?<==)(\d{1,9})\.0{1,9}$/, '$1'));
    return [...new Set(settings)]
        .filter(setting => setting !== '')
        .sort()
        .join();
}
function withoutItems(items, others) {
    return new Set([...items].filter(item => !others.has(item)));
}
/** Returns the digest of the address of a script or style sheet, for the list in a manifest. */
function addressDigest(address) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `address ${address.trim()}`).slice(0, ITEM_DIGITS);
}
function canonicalDigest(address) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `canonical ${address.trim()}`).slice(0, HIDDEN_DIGITS);
}
/** Crawlers differ in what they accept as a separator. */
const SEPARATORS = /[\s,;]+/;
function refusalsIn(directives) {
    return directives
        .toLowerCase()
        .split(SEPARATORS)
        .flatMap(rule => (rule === 'none' ? ['noindex', 'nofollow'] : REFUSAL.test(rule) ? [rule] : []));
}
/** Returns the rules with a value that keep something from search engines: no text of the page, or an end of listing. */
function limitsIn(directives) {
    const text = directives.toLowerCase();
    const [, date] = /unavailable_after\s*:\s*([^;]{1,60})/.exec(text) ?? [];
    return [
        ...(/max-snippet\s*:\s*0(?!\d)/.test(text) ? ['max-snippet:0'] : []),
        ...(date === undefined ? [] : [`unavailable_after:${date.trim().replace(/\s+/g, '_')}`])
    ];
}
/** Returns the digest of an item with its use, for the list in a manifest. */
function useDigest(digest, use) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${digest} ${use}`).slice(0, ITEM_DIGITS);
}
function listedItems(digests = '') {
    return new Set(digestsIn(digests));
}
function digestsIn(digests) {
    return digests.match(new RegExp(`.{${ITEM_DIGITS}}`, 'g')) ?? [];
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

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ blockedByPolicy)
/* harmony export */ });
/** A source that allows some inline scripts, which cannot be told without the scripts. */
const ALLOWS_INLINE = /^'(?:unsafe-inline'|nonce-|sha\d+-|strict-dynamic')/i;
/** Returns what a policy blocks on every page. A header with several policies separates them with commas. */
function blockedByPolicy(policies) {
    const blocked = new Set();
    for (const policy of policies.slice(0, MAX_POLICY).split(',')) {
        const directives = new Map();
        for (const directive of policy.split(';')) {
            const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
            if (!directives.has(name))
                directives.set(name, sources);
        }
        const sourcesOf = (...names) => names.map(name => directives.get(name)).find(found => found);
        const scripts = sourcesOf('script-src-elem', 'script-src', 'default-src');
        if (directives.get('sandbox')?.includes('allow-scripts') === false)
            blocked.add('scripts');
        if (allowsNothing(scripts))
            blocked.add('scripts');
        else if (scripts?.some(source => ALLOWS_INLINE.test(source)) === false)
            blocked.add('inline scripts');
        if (allowsNothing(sourcesOf('style-src-elem', 'style-src', 'default-src')))
            blocked.add('style sheets');
    }
    return [...blocked];
}
const MAX_POLICY = 10_000;
function allowsNothing(sources) {
    return sources?.every(source => source === "'none'") === true;
}


/***/ }),

/***/ 4756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ describeRules),
/* harmony export */   U8: () => (/* binding */ sitemapsIn),
/* harmony export */   xF: () => (/* binding */ robotsRules)
/* harmony export */ });
/** The crawlers whose rules are compared, as they name themselves in robots.txt. Other groups change no search result. */
const CRAWLERS = ['*', 'googlebot', 'bingbot'];
/** Crawlers ignore what is behind this length. */
const MAX_TEXT = 500_000;
/** Returns what a robots.txt refuses to each crawler. A crawler without its own group obeys the group for `*`. */
function robotsRules(text) {
    const groups = new Map();
    let agents = [];
    let isInRules = false;
    for (const line of text.slice(0, MAX_TEXT).split(/[\r\n]+/)) {
        const { field, value } = fieldIn(line);
        if (field === 'user-agent') {
            if (isInRules)
                agents = [];
            isInRules = false;
            const agent = agentIn(value);
            agents.push(agent);
            if (!groups.has(agent))
                groups.set(agent, new Set());
        }
        else if (field === 'allow' || field === 'disallow') {
            isInRules = true;
            const path = value;
            if (path !== '')
                for (const agent of agents)
                    groups.get(agent)?.add(`${field} ${path}`);
        }
    }
    const rulesOf = (...agents) => {
        const rules = agents.map(agent => groups.get(agent)).find(found => found !== undefined);
        return refusals([...(rules ?? [])]);
    };
    return {
        '*': rulesOf('*'),
        googlebot: rulesOf('googlebot', '*'),
        bingbot: rulesOf('bingbot', 'msnbot', '*')
    };
}
/** Returns the addresses of the sitemaps that a robots.txt names. */
function sitemapsIn(text) {
    return text
        .slice(0, MAX_TEXT)
        .split(/[\r\n]+/)
        .map(fieldIn)
        .filter(({ field, value }) => field === 'sitemap' && value !== '')
        .map(({ value }) => value);
}
/** Spellings that crawlers accept. */
const FIELDS = new Map([
    ...['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'].map(name => [name, 'disallow']),
    ...['user-agent', 'useragent', 'user agent'].map(name => [name, 'user-agent']),
    ...['sitemap', 'site-map'].map(name => [name, 'sitemap']),
    ['allow', 'allow']
]);
/** Reads a line. Crawlers also accept a line without a colon that has a field and one value. */
function fieldIn(line) {
    const text = line.replace(/^[\ufeff\s]+/, '').replace(/#.*/, '');
    const [, name, value = ''] = /^([a-z -]{1,30}?)\s*:(.*)/i.exec(text) ?? /^([a-z-]{1,30})[\t ]+(\S+)\s*$/i.exec(text) ?? [];
    return { field: FIELDS.get(name?.toLowerCase() ?? ''), value: value.trim() };
}
/** Returns the name of a crawler without its version. Crawlers ignore what follows the name. */
function agentIn(value) {
    return /^\*(?=\s|$)/.test(value) ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? value);
}
/** Leaves out rules without effect: what nothing refuses is allowed anyway. */
function refusals(rules) {
    if (!rules.some(rule => rule.startsWith('disallow ')))
        return [];
    const refusesAll = rules.some(rule => /^disallow (?:\/|\*|\/\*)$/.test(rule));
    return rules.filter(rule => refusesAll || rule !== 'allow /').sort();
}
/** Describes what is refused, in one line. */
function describeRules(rules) {
    const lines = CRAWLERS.map(crawler => {
        const refused = rules[crawler].flatMap(rule => /^disallow (.*)$/.exec(rule)?.[1] ?? []);
        return refused.length === 0 ? undefined : `${refused.slice(0, 3).join(', ')} to ${crawler}`;
    });
    const refused = lines.filter(line => line !== undefined);
    return refused.length === 0 ? 'nothing' : refused.join('; ');
}


/***/ })

};
