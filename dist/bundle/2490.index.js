export const id = 2490;
export const ids = [2490];
export const modules = {

/***/ 41424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ applyPageEdits),
  T: () => (/* binding */ readFlight)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/review/scan/html/html-tokens.js
var html_tokens = __webpack_require__(52886);
;// CONCATENATED MODULE: ./.build/src/finish/flight/rows.js

/** Tags of rows that contain their length in bytes. All other rows end at a line feed. */
const WITH_LENGTH = /^[TAOoUSsLlGgMmV]$/;
const TAG = /^[A-Z#rx]$/;
/** The only form in which Next.js writes a length. */
const LENGTH = /^(?:0|[1-9a-f][0-9a-f]{0,12})$/;
const [COLON, COMMA, LINE_FEED] = [58, 44, 10];
/** Returns undefined if the bytes are not rows, or if writing the rows again would change the bytes. */
function readRows(payload) {
    const rows = [];
    for (let start = 0; start < payload.length;) {
        const row = readRow(payload, start);
        if (row === undefined)
            return undefined;
        rows.push(row);
        start = row.end;
    }
    return rows;
}
function readRow(payload, start) {
    const colon = payload.indexOf(COLON, start);
    const id = payload.toString('latin1', start, colon);
    if (colon < 0 || !/^[0-9a-f]{0,16}$/.test(id))
        return undefined;
    const letter = String.fromCharCode(payload[colon + 1] ?? 0);
    if (WITH_LENGTH.test(letter)) {
        const comma = payload.indexOf(COMMA, colon);
        const length = payload.toString('latin1', colon + 2, comma);
        const textStart = comma + 1;
        const end = textStart + parseInt(length, 16);
        if (!LENGTH.test(length) || end > payload.length)
            return undefined;
        return placed({ id, tag: letter, start, textStart, end }, payload, end);
    }
    const tag = TAG.test(letter) ? letter : '';
    const textStart = colon + 1 + tag.length;
    const lineEnd = payload.indexOf(LINE_FEED, textStart);
    if (lineEnd < 0)
        return undefined;
    return placed({ id, tag, start, textStart, end: lineEnd + 1 }, payload, lineEnd);
}
/** Returns undefined for bytes that are not UTF-8, such as half of a character, because rewriting would change them. */
function placed(row, payload, textEnd) {
    const text = payload.subarray(row.textStart, textEnd);
    return (0,external_node_buffer_.isUtf8)(text) ? { ...row, text: text.toString() } : undefined;
}
function rowHead({ id, tag, text }) {
    const length = WITH_LENGTH.test(tag) ? `${Buffer.byteLength(text).toString(16)},` : '';
    return `${id}:${tag}${length}`;
}
function rowBody({ tag, text }) {
    return WITH_LENGTH.test(tag) ? text : `${text}\n`;
}

;// CONCATENATED MODULE: ./.build/src/finish/flight/flight.js




const PUSH = /^self\.__next_f\.push\(\[1,("[^]*")\]\)$/;
const ANY_PUSH = /^(?:self|\(self)\.__next_f\b/;
/** Scripts that initialize the data or contain form state. */
const WITHOUT_DATA = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(\[(?:0\]|2,)/;
const SCRIPT_TYPE = /^(?:|module|text\/javascript|application\/javascript)$/i;
/** Returns undefined for a page without data, and a Problem if the data cannot be read and rewritten exactly. */
function readFlight(page) {
    if (!page.includes('__next_f'))
        return undefined;
    if (!(0,external_node_buffer_.isUtf8)(page))
        return new problem/* Problem */.AF('the page is not UTF-8');
    const pushes = [];
    const texts = [];
    let size = 0;
    for (const { tag, rawText, element, isInert } of (0,html_tokens/* htmlTokens */._)(page)) {
        if (element?.name !== 'script' || rawText === undefined || isInert || tag.has('src'))
            continue;
        if (!SCRIPT_TYPE.test(tag.raw('type')))
            continue;
        const script = page.toString('utf8', rawText.start, rawText.end);
        if (!ANY_PUSH.test(script) || WITHOUT_DATA.test(script))
            continue;
        const literal = PUSH.exec(script)?.[1];
        const text = literal === undefined ? undefined : parseLiteral(literal);
        if (literal === undefined || text === undefined)
            return new problem/* Problem */.AF('a script adds page data in an unknown form');
        const start = rawText.start + script.indexOf(literal);
        const bytes = Buffer.from(text);
        pushes.push({ start, end: start + Buffer.byteLength(literal), from: size, to: size + bytes.length });
        texts.push(bytes);
        size += bytes.length;
    }
    if (pushes.length === 0)
        return undefined;
    const payload = Buffer.concat(texts);
    const rows = readRows(payload);
    if (rows === undefined)
        return new problem/* Problem */.AF('its data rows cannot be read exactly');
    return { rows, payload, editsFor: changed => editsOf(changed, { rows, payload, pushes }) };
}
/** Returns undefined if the literal is not valid, or if writing its text again would change the literal. */
function parseLiteral(literal) {
    try {
        const text = JSON.parse(literal);
        return literalOf(text) === literal ? text : undefined;
    }
    catch {
        return undefined;
    }
}
const ESCAPES = {
    '&': '\\u0026',
    '<': '\\u003c',
    '>': '\\u003e',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029'
};
/** Like Next.js, escapes the characters that have a meaning in HTML or in old versions of JavaScript. */
function literalOf(text) {
    return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, character => ESCAPES[character]);
}
/**
 * Keeps all unchanged bytes in their scripts. A row can span several scripts, so its new head and its new text are each
 * written to the script in which the old one starts.
 */
function editsOf(changed, { rows, payload, pushes }) {
    const parts = rows.flatMap(({ start, textStart, end, ...row }, i) => {
        const other = changed[i] ?? row;
        if (other.text === row.text)
            return [{ start, end }];
        return [
            { start, end: textStart, text: rowHead(other) },
            { start: textStart, end, text: rowBody(other) }
        ];
    });
    const texts = pushes.map(() => []);
    const isChanged = pushes.map(() => false);
    let at = 0;
    for (const { start, end, text } of parts) {
        while (at < pushes.length - 1 && start >= (pushes[at]?.to ?? 0))
            at++;
        if (text !== undefined) {
            texts[at]?.push(Buffer.from(text));
            isChanged[at] = true;
        }
        for (let i = at; i < pushes.length && (pushes[i]?.from ?? 0) < end; i++) {
            const { from = 0, to = 0 } = pushes[i] ?? {};
            if (text === undefined)
                texts[i]?.push(payload.subarray(Math.max(start, from), Math.min(end, to)));
            else
                isChanged[i] = true;
        }
    }
    return pushes.flatMap(({ start, end }, i) => isChanged[i] === true ? [{ start, end, text: literalOf(Buffer.concat(texts[i] ?? []).toString()) }] : []);
}
/** `edits` must not overlap. */
function applyPageEdits(page, edits) {
    const parts = [];
    let at = 0;
    for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
        parts.push(page.subarray(at, start), Buffer.from(text));
        at = end;
    }
    return Buffer.concat([...parts, page.subarray(at)]);
}


/***/ }),

/***/ 17310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isFields),
/* harmony export */   z: () => (/* binding */ exactValue)
/* harmony export */ });
function isFields(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns undefined if the text is not JSON, is nested too deeply, or changes when its value is written again. */
function exactValue(text) {
    try {
        const value = JSON.parse(text);
        return JSON.stringify(value) === text ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 73298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ linkTarget),
/* harmony export */   Kc: () => (/* binding */ escapeLineStart),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   VV: () => (/* binding */ escapeInline),
/* harmony export */   Vl: () => (/* binding */ fencedCode)
/* harmony export */ });
/** Characters that are not displayed, such as control characters and the zero-width spaces beside heading links. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff]/gu;
/** Escapes untrusted text, so that Markdown displays exactly this text on one line. */
function escapeInline(text) {
    return visible(text).replace(MARKS, '\\$&');
}
// Markdown interprets HTML tags and character references, but treats `_` inside a word as text.
const MARKS = /[\\`*[\]<|~]|&(?=#?\w)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** Collapses white space like browsers, and removes invisible characters. For speed, does not match single spaces. */
function visible(text) {
    return text.replace(/[\t\n\f\r ]{2,}|[\t\n\f\r]/g, ' ').replace(UNSEEN, '');
}
/** Escapes the start of a line, so that it does not begin a list, heading, quotation, table or rule. */
function escapeLineStart(line) {
    return line
        .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
        .replace(/^(?=[-+](?:[\s-]|$)|=+\s*$|#{1,6}(?:\s|$)|>|:-)/, '\\');
}
/** Returns an inline code span. In a table, a `|` ends the cell even inside code. */
function codeSpan(text, isInTable) {
    const code = visible(text).trim();
    if (code === '')
        return '';
    const fence = '`'.repeat(longestRun(code) + 1);
    const space = /^`|`$/.test(code) ? ' ' : '';
    return `${fence}${space}${isInTable ? code.replaceAll('|', '\\|') : code}${space}${fence}`;
}
/** Returns a code block with a fence that no line of the code can close. */
function fencedCode(text, language) {
    const code = text.replace(/\r\n?/g, '\n').replace(/[^\n\t]+/g, line => line.replace(UNSEEN, ''));
    const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
    return `${fence}${language}\n${code.replace(/^\n|\n+$/g, '')}\n${fence}`;
}
function longestRun(code) {
    let longest = 0;
    for (const [run] of code.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/** Encodes the characters that have a special meaning in Markdown. */
function linkTarget(address) {
    return address.replace(/[\s\p{Cc}()<>\\`*[\]|"']/gu, encodeAscii);
}
function encodeAscii(character) {
    return character.charCodeAt(0) < 128
        ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
        : encodeURIComponent(character);
}


/***/ }),

/***/ 22037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ movedAddress),
/* harmony export */   KJ: () => (/* binding */ movedStyles),
/* harmony export */   ds: () => (/* binding */ moveOf),
/* harmony export */   ih: () => (/* binding */ isRootPath)
/* harmony export */ });
/* harmony import */ var _review_scan_values_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48226);
/* harmony import */ var _review_scan_values_css_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85967);


/** Whether an address begins at the root of the host. Like browsers, skips control characters. */
function isRootPath(address) {
    return /^\/(?![/\\])/.test(address.replace(/^[\0-\x20]+|[\t\n\r]/g, ''));
}
/** Prepends `base`, the path of the site without a trailing slash, to an address that begins at the root. */
function movedAddress(address, base) {
    return isRootPath(address) ? address.replace(/^[\0-\x20]*/, spaces => spaces + base) : address;
}
function movedStyles(css, base) {
    return withBase(css, (0,_review_scan_values_css_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .cssAddresses */ .U)(css), base);
}
function movedSrcset(srcset, base) {
    return withBase(srcset, (0,_review_scan_values_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .srcsetAddresses */ .HJ)(srcset), base);
}
function movedRefresh(content, base) {
    const url = (0,_review_scan_values_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .refreshUrl */ .Lt)(content);
    return url === undefined ? content : withBase(content, [{ value: url, at: content.lastIndexOf(url) }], base);
}
function withBase(text, addresses, base) {
    let moved = '';
    let from = 0;
    for (const { value, at } of addresses) {
        if (!isRootPath(value))
            continue;
        moved += text.slice(from, at) + base;
        from = at;
    }
    return moved + text.slice(from);
}
/** Names of `meta` elements whose content is an address. All other contents are texts that may look like addresses. */
const META_ADDRESS = /^(?:msapplication-(?:config|tileimage|\w+logo)|(?:og|twitter):(?:url|image|video|audio|player)(?::(?:url|src|secure_url))?)$/i;
/** Attributes that contain addresses. The names are in lowercase, because HTML and React write them differently. */
const MOVES = {
    action: movedAddress,
    data: movedAddress,
    formaction: movedAddress,
    href: movedAddress,
    imagesrcset: movedSrcset,
    poster: movedAddress,
    src: movedAddress,
    srcset: movedSrcset,
    style: movedStyles,
    'xlink:href': movedAddress
};
/** Returns a function that adds the base path to an attribute value, or undefined if the value has no address. */
function moveOf(attribute, { element, value }) {
    if (attribute === 'data' && element !== 'object')
        return undefined;
    if (attribute !== 'content')
        return Object.hasOwn(MOVES, attribute) ? MOVES[attribute] : undefined;
    if (element !== 'meta')
        return undefined;
    if (value('http-equiv').toLowerCase() === 'refresh')
        return movedRefresh;
    return META_ADDRESS.test(value('name') || value('property')) ? movedAddress : undefined;
}


/***/ }),

/***/ 27903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ FileMover)
/* harmony export */ });
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52436);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37630);
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66369);





class FileMover {
    base;
    #paths;
    #scanner = new _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteScanner */ ._S(0);
    constructor({ base, paths }) {
        this.base = base;
        this.#paths = paths;
    }
    isFile = (address) => this.#paths.has(_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6.pathOf(address));
    /** Returns the bytes of a moved file, or a Problem if the file may refer to an address outside the new base path. */
    checked(path, moved) {
        if (moved instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
            return moved;
        const content = Buffer.isBuffer(moved) ? moved : Buffer.from(moved, 'latin1');
        const text = content.toString('latin1');
        if (SRCDOC.test(text))
            return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('it contains a frame with `srcdoc`');
        this.#scanner.scan(path, content);
        const unmoved = [...text.matchAll(UNMOVED)].map(([, css, svg]) => css ?? svg ?? '');
        const outside = [...(this.#scanner.drain()?.values ?? []), ...unmoved].find(address => MAY_LEAD_OUT.test(address) && !this.#isBelow(address, path));
        return outside === undefined ? content : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`it refers to ${outside} in an unknown form`);
    }
    #isBelow(address, path) {
        const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseUrl */ .D)(address, `${_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_HOST */ .z}${this.base}/${path}`);
        return url?.origin !== _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_HOST */ .z || `${url.pathname}/`.startsWith(`${this.base}/`);
    }
}
/** Matches CSS and SVG syntax that can contain unmoved addresses. The capture groups contain the addresses. */
const UNMOVED = /image-set\([^()]*?["'](\/[^"']*)|\s(?:clip-path|cursor|fill|filter|marker-\w+|mask|stroke)=["']url\(["']?(\/[^"')]*)/gi;
const SRCDOC = /<iframe\s[^<>]*\ssrcdoc=/i;
/** Matches addresses that begin at the root of the host or contain `..`. */
const MAY_LEAD_OUT = /^[\0-\x20]*[/\\]|(?:\.|%2e){2}/i;


/***/ }),

/***/ 35865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ moveMarkup)
/* harmony export */ });
/* harmony import */ var _review_scan_html_html_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52886);
/* harmony import */ var _review_scan_values_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48226);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22037);



/** The base path in a service script that sets the page path for style sheets. */
const PATH_SCRIPT = /\bvar b=""(?=[^]*data-current-path)/;
/** The start of an inline script that tells Next.js the address of a script to load first. */
const EARLY_SCRIPT = /^(\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\[")(\/[^"\\]*")/;
const DATA = 'self.__next_f.push(';
/** Returns the edits that add the base path to the addresses in the markup of a page. */
function moveMarkup(page, base) {
    const edits = [];
    const texts = new Map();
    const checked = [];
    for (const token of (0,_review_scan_html_html_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .htmlTokens */ ._)(page)) {
        edits.push(...attributeEdits(token, page, base));
        const { tag, element, rawText } = token;
        const address = tag.raw(tag.has('src') ? 'src' : 'href');
        if (tag.has('integrity') && (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isRootPath */ .ih)(address))
            checked.push(address);
        if (rawText === undefined || isData(page, rawText.start))
            continue;
        const text = page.toString('utf8', rawText.start, rawText.end);
        const moved = movedRawText(element?.name, text, base);
        if (moved === text)
            continue;
        texts.set(text, moved);
        edits.push({ ...rawText, text: moved });
    }
    return { edits, texts, checked };
}
/** Whether a script contains page data, which is moved separately and makes up most of the bytes of a page. */
function isData(page, start) {
    return page.toString('latin1', start, start + DATA.length) === DATA;
}
function movedRawText(element, text, base) {
    if (element === 'style')
        return (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .movedStyles */ .KJ)(text, base);
    if (element !== 'script')
        return text;
    return text
        .replace(PATH_SCRIPT, `var b=${JSON.stringify(base)}`)
        .replace(EARLY_SCRIPT, (_, start, address) => start + (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .movedAddress */ .EZ)(address, base));
}
function* attributeEdits({ tag }, page, base) {
    if (tag.isPlain)
        return;
    const described = { element: tag.name, value: (name) => (0,_review_scan_values_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedValue */ .Es)(tag.raw(name)) };
    for (const attribute of tag.attributes) {
        const move = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .moveOf */ .ds)(attribute, described);
        if (move === undefined)
            continue;
        const start = tag.startOf(attribute);
        const raw = tag.raw(attribute);
        const value = (0,_review_scan_values_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedValue */ .Es)(raw);
        const moved = move(value, base);
        if (moved === value)
            continue;
        const quote = String.fromCharCode(page[start - 1] ?? 0);
        yield { start, end: start + raw.length, text: value === raw ? moved : encodedValue(moved, quote) };
    }
}
/** Encodes an attribute value. Encodes white space in an unquoted value, because white space would end the value. */
function encodedValue(value, quote) {
    const special = quote === '"' || quote === "'" ? new RegExp(`[&${quote}]`, 'g') : /[&"'\t\n\f\r >]/g;
    return value.replace(special, character => `&#${character.charCodeAt(0)};`);
}


/***/ }),

/***/ 66369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ PageAddresses),
/* harmony export */   z: () => (/* binding */ NO_HOST)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58156);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15300);
/* harmony import */ var _markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73298);





/** Placeholder for the origin of a site whose address is unknown. */
const NO_HOST = 'http://site.invalid';
/** Encloses the path of a page in Markdown until the addresses of all pages are known. Never occurs in text. */
const MARK = '\0';
/** Converts between the addresses and the files of a site. */
class PageAddresses {
    #basePath;
    /** The site's origin; empty if the site address is unknown. */
    #host;
    #origin;
    #files;
    /** Number of canonical addresses in each form. Pages named `index.html` are counted separately. */
    #canonicalForms = new Map();
    #linkForms = new Map();
    #own = new Map();
    constructor({ files, basePath = '/' }, origin) {
        this.#basePath = basePath;
        this.#host = origin ?? '';
        this.#origin = origin ?? NO_HOST;
        this.#files = new _site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteFiles */ .B(new Set(files.map(({ path }) => path)));
    }
    /** Returns the site file at an address, or undefined if no file exists there or the address is on another host. */
    fileAt(address) {
        const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(address, this.#origin);
        if (url?.origin !== this.#origin)
            return undefined;
        const path = _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6.parse(url.pathname, this.#basePath)?.path;
        return path === undefined ? undefined : this.#files.find(path);
    }
    /** Resolves an address that a page contains, relative to the address of the page. */
    resolve(value, page) {
        return (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(value, this.#origin + new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6(page, this.#basePath).pathname);
    }
    noteCanonical({ file, canonical }) {
        // Ignore the host: an address on another host, such as the exported host, has the same path.
        const pathname = canonical && (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(canonical.value, this.#origin)?.pathname;
        if (pathname === undefined || this.fileAt(pathname) !== file.path)
            return;
        this.#own.set(file.path, pathname);
        noteForm(this.#canonicalForms, file.path, pathname);
    }
    /** Returns the Markdown target of a link or image on a page, or undefined if the scheme is not allowed. */
    targetOf(href, page) {
        if (href.startsWith('#'))
            return (0,_markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTarget */ .Cm)(href);
        const url = this.resolve(href, page);
        if (url === null || href === '')
            return undefined;
        if (!/^https?:$/.test(url.protocol))
            return /^(?:mailto|tel):$/.test(url.protocol) ? (0,_markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTarget */ .Cm)(url.href) : undefined;
        const file = this.fileAt(url.href);
        if (file === undefined || !(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(file))
            return (0,_markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTarget */ .Cm)(url.origin === NO_HOST ? url.pathname + url.search + url.hash : url.href);
        noteForm(this.#linkForms, file, url.pathname);
        return `${MARK}${file}${MARK}${(0,_markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTarget */ .Cm)(url.hash)}`;
    }
    /** Returns the forms that `targetOf` counted since the last call. */
    takeLinkForms() {
        const forms = this.#linkForms;
        this.#linkForms = new Map();
        return forms;
    }
    addLinkForms(forms) {
        for (const [form, count] of forms)
            this.#linkForms.set(form, (this.#linkForms.get(form) ?? 0) + count);
    }
    /** Returns the Markdown with addresses instead of the page paths that `targetOf` wrote. */
    withTargets(markdown, markdownOf) {
        return markdown
            .split(MARK)
            .map((part, at) => at % 2 === 0 ? part : (0,_markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linkTarget */ .Cm)(this.urlOf(markdownOf(part) ?? this.nameOf(part))))
            .join('');
    }
    /** Returns the address of a file: a path from the root of the host, with the host if it is known. */
    urlOf(path) {
        return this.#host + new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6(path, this.#basePath).pathname;
    }
    pageUrl(page) {
        const own = this.#own.get(page);
        return own === undefined ? this.urlOf(this.nameOf(page)) : this.#host + own;
    }
    /** Returns the path of a page in the form that the site uses for similar pages. */
    nameOf(page) {
        const name = (0,_site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .pageName */ .$)(page);
        // The service writes its start page twice: as index.html and as index/index.html.
        if (name === '' || (name === 'index' && this.#files.has('index.html')))
            return '';
        if (name === page)
            return page;
        const kind = kindOf(page);
        const form = formOf(kind, this.#canonicalForms) ?? formOf(kind, this.#linkForms) ?? DEFAULT_FORMS[kind];
        const isFolder = form === 'slash' || (form === 'html' && kind === 'index');
        const address = isFolder ? `${name}/` : form === 'html' ? page : name;
        // Another file can have the same address: guides.html can be served at the address of guides/index.html.
        return this.#files.find(address) === page ? address : page;
    }
}
/** Forms that every host supports, for sites without canonical addresses and links. */
const DEFAULT_FORMS = { index: 'slash', file: 'html' };
const FORMS = ['clean', 'html', 'slash'];
function kindOf(page) {
    return page.endsWith('/index.html') ? 'index' : 'file';
}
function noteForm(forms, page, pathname) {
    if ((0,_site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .pageName */ .$)(page) === '')
        return;
    const form = pathname.endsWith('/') ? 'slash' : pathname.endsWith('.html') ? 'html' : 'clean';
    const key = `${kindOf(page)} ${form}`;
    forms.set(key, (forms.get(key) ?? 0) + 1);
}
function formOf(kind, forms) {
    const count = (form) => forms.get(`${kind} ${form}`) ?? 0;
    const [best] = FORMS.toSorted((a, b) => count(b) - count(a));
    return best !== undefined && count(best) > 0 ? best : undefined;
}


/***/ }),

/***/ 76116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ readExported),
/* harmony export */   KJ: () => (/* binding */ nodeEnd),
/* harmony export */   NL: () => (/* binding */ parsePage),
/* harmony export */   bJ: () => (/* binding */ isUtf16),
/* harmony export */   f: () => (/* binding */ nodeStart)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64728);
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36646);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36963);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _review_scan_html_encoding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67391);






/** Matches the search script element in a page, with any script address and any trigger selectors. */
const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/;
/** Returns a file without the search script of an earlier run. Throws if the file is missing or has other changes. */
function readExported({ path, sha256, exported, replaces }, exchange) {
    const current = exchange.read(path);
    const digest = exchange.isPrepared(path) ? sha256 : (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', current ?? '');
    if (current !== undefined && [sha256, exported, replaces].includes(digest))
        return { current, digest, source: withoutScript(current) };
    const what = current === undefined ? 'is missing or is not a readable file' : 'differs from the export';
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `${path} ${what}.`, {
        advice: 'Export again, and run this step before any other step that changes the site.'
    });
}
function withoutScript(page) {
    if (!page.includes('/pagefind/search.js"'))
        return page;
    return Buffer.from(page.toString('latin1').replace(SCRIPT_TAG, ''), 'latin1');
}
/** Whether a page is UTF-16. Such a page is neither read nor changed, because added text would not be UTF-16. */
function isUtf16(page) {
    return /^(?:\xff\xfe|\xfe\xff|[\t\n\f\r <]?\0)/.test(page.toString('latin1', 0, 2));
}
// Character references are not decoded, because the texts are written as markup again in the copy for the search index.
const PARSING = { withStartIndices: true, withEndIndices: true, decodeEntities: false };
/** Maximum depth of nested elements, far above the limit of 512 in browsers. */
const MAX_DEPTH = 3_000;
class PageParser extends domhandler__WEBPACK_IMPORTED_MODULE_4__/* .DomHandler */ .DV {
    #parser = new htmlparser2__WEBPACK_IMPORTED_MODULE_5__/* .Parser */ .i(this, PARSING);
    #head = [];
    #isTooDeep = false;
    onopentag(name, attributes) {
        super.onopentag(name, attributes);
        const element = this.tagStack.at(-1);
        if (element !== undefined && (0,domhandler__WEBPACK_IMPORTED_MODULE_6__/* .isTag */ .dz)(element) && isOfHead(element))
            this.#head.push(element);
        if (this.tagStack.length <= MAX_DEPTH)
            return;
        this.#isTooDeep = true;
        this.#parser.pause();
    }
    parse(source) {
        this.#parser.end(source);
        return this.#isTooDeep ? undefined : { document: this.root, head: this.#head };
    }
}
/** Returns undefined if the elements of a page are nested too deeply. */
function parsePage(page) {
    const declared = (0,_review_scan_html_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredEncoding */ .Qc)(page.toString('latin1', 0, _review_scan_html_encoding_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_HEAD */ .Wo), 'html') ?? 'utf-8';
    const source = new TextDecoder(declared, { ignoreBOM: true }).decode(page);
    const parsed = new PageParser(undefined, PARSING).parse(source);
    if (parsed === undefined)
        return undefined;
    if (declared === 'utf-8' && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(page))
        return { ...parsed, text: source, encoding: 'utf8', ...placesIn(source, parsed) };
    const text = page.toString('latin1');
    const bytes = new PageParser(undefined, PARSING).parse(text);
    return bytes && { ...parsed, text, encoding: 'latin1', ...placesIn(text, bytes) };
}
const IN_HEAD = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);
/** Matches a byte order mark at the start of a page. Browsers do not treat the mark as text. */
const BYTE_ORDER_MARK = /^(?:\ufeff|\xef\xbb\xbf)/;
/** Finds the head elements and the end of the head. The tags of the head may be missing. */
function placesIn(source, { document, head }) {
    const start = BYTE_ORDER_MARK.exec(source)?.[0].length ?? 0;
    const { end } = headIn({ nodes: document.children, source }, start);
    return { places: head, endOfHead: end };
}
/** Whether an element belongs to the head. A `title` can also belong to an SVG image. */
function isOfHead({ name, parent }) {
    if (name !== 'title')
        return name === 'meta' || name === 'link';
    return parent === null || !(0,domhandler__WEBPACK_IMPORTED_MODULE_6__/* .isTag */ .dz)(parent) || ['body', 'div', 'head', 'html'].includes(parent.name);
}
/** Finds the end of the head. Browsers end the head before the first node that is not allowed in a head. */
function headIn({ nodes, source }, start) {
    let end = start;
    for (const node of nodes) {
        if ((0,domhandler__WEBPACK_IMPORTED_MODULE_6__/* .isTag */ .dz)(node) && ['html', 'head'].includes(node.name)) {
            const inner = headIn({ nodes: node.children, source }, contentStart(node, source));
            if (inner.isOver || node.name === 'head')
                return { ...inner, isOver: true };
            end = inner.end;
        }
        else if ((0,domhandler__WEBPACK_IMPORTED_MODULE_6__/* .isDirective */ .qT)(node) || (0,domhandler__WEBPACK_IMPORTED_MODULE_6__/* .isComment */ .Cn)(node) || ((0,domhandler__WEBPACK_IMPORTED_MODULE_6__/* .isTag */ .dz)(node) && IN_HEAD.has(node.name)))
            end = nodeEnd(node);
        else if (!(0,domhandler__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KH)(node) || !/^[\t\n\f\r ]*$/.test(node.data.replace(BYTE_ORDER_MARK, '')))
            return { end, isOver: true };
    }
    return { end, isOver: false };
}
/** Returns where an element's content starts. If the element is empty, its range can include an end tag. */
function contentStart(node, source) {
    const [first] = node.children;
    if (first !== undefined)
        return nodeStart(first);
    const text = source.slice(nodeStart(node), nodeEnd(node));
    return nodeStart(node) + (/<\/[^<]*$/.exec(text)?.index ?? text.length);
}
/** Each node has indices, because the parser options request them. */
function nodeStart(node) {
    return node.startIndex;
}
function nodeEnd(node) {
    return node.endIndex + 1;
}


/***/ }),

/***/ 52886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ htmlTokens)
/* harmony export */ });
/* harmony import */ var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75078);
/* harmony import */ var _foreign_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3344);
/* harmony import */ var _raw_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99840);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31024);




/** Yields the start tags of a page, for code that changes pages. The review uses a faster scanner. */
function* htmlTokens(utf8) {
    const text = utf8.toString('latin1');
    const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .v(utf8, text);
    const foreign = new _foreign_content_js__WEBPACK_IMPORTED_MODULE_1__/* .ForeignContent */ .Q();
    let templates = 0;
    let isInNoscript = false;
    for (let at = text.indexOf('<'); at >= 0;) {
        const next = text[at + 1] ?? '';
        if (/[a-z]/i.test(next)) {
            let end = tag.read(at + 1);
            if (end < 0)
                return;
            const element = tag.lookUp(_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .ELEMENTS */ .gv);
            const isHtml = foreign.depth === 0 || foreign.entersHtml(tag, element);
            const isRaw = isHtml && element?.isRawText === true;
            const rawText = isRaw ? { start: end, end: (0,_raw_text_js__WEBPACK_IMPORTED_MODULE_2__/* .rawTextEnd */ .L)(text, end, element.name) } : undefined;
            const name = element?.name;
            const isPlain = isHtml && name === 'plaintext';
            // Must precede the next `tag.read`, which overwrites the fields of `tag`.
            if (isHtml && !isRaw && (foreign.depth > 0 || element !== undefined))
                foreign.openHtml(tag, element);
            else if (!isHtml && !tag.isSelfClosing)
                foreign.openForeign(tag);
            if (isHtml && (next === 'n' || next === 'N'))
                isInNoscript ||= tag.name === 'noscript';
            yield { tag, element, isHtml, isInert: templates > 0 || isInNoscript, rawText };
            if (isPlain)
                return;
            if (isHtml && name === 'template')
                templates++;
            if (rawText !== undefined)
                end = tag.read(rawText.end + 2);
            if (end < 0)
                return;
            at = text.indexOf('<', end);
        }
        else if (next === '/' && /[a-z]/i.test(text[at + 2] ?? '')) {
            const end = tag.read(at + 2);
            if (end < 0)
                return;
            if (isInNoscript && tag.name === 'noscript')
                isInNoscript = false;
            if (templates > 0 || foreign.depth > 0) {
                const isHtml = foreign.depth === 0 || foreign.close(tag.name);
                if (isHtml && templates > 0 && tag.name === 'template')
                    templates--;
            }
            at = text.indexOf('<', end);
        }
        else if (next === '!' || next === '/' || next === '?') {
            const end = declarationEnd(text, at, foreign.isForeign);
            if (end <= 0)
                return;
            at = text.indexOf('<', end);
        }
        else
            at = text.indexOf('<', at + 1);
    }
}
/** Returns the position after a comment, a CDATA section or other markup that is not a tag. */
function declarationEnd(text, from, isForeign) {
    if (text.startsWith('<!--', from))
        return (0,_raw_text_js__WEBPACK_IMPORTED_MODULE_2__/* .commentEnd */ .T)(text, from);
    if (!isForeign || !text.startsWith('<![CDATA[', from))
        return text.indexOf('>', from) + 1;
    const end = text.indexOf(']]>', from + 9);
    return end < 0 ? end : end + 3;
}


/***/ }),

/***/ 49313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ newProgress),
/* harmony export */   mL: () => (/* binding */ PARSER_EXHAUSTED),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** File index while no file is being parsed. */
const NO_FILE = -1;
/** Code of the error for a parser that ran out of memory. Parsing can continue only in a new thread. */
const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED';
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ })

};
