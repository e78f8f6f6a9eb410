export const id = 9193;
export const ids = [9193];
export const modules = {

/***/ 41424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X9: () => (/* binding */ applyPageEdits),
  TA: () => (/* binding */ readFlight),
  G7: () => (/* binding */ readPageData)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/html/html-tokens.js + 2 modules
var html_tokens = __webpack_require__(87532);
// EXTERNAL MODULE: ./.build/src/site/pages/data-literal.js
var data_literal = __webpack_require__(1180);
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
const END_TAG = '</script>';
/** Returns undefined for a page without data. With `isExact`, writing the data again does not change the scripts. */
function readPageData(page, { isExact = false } = {}) {
    if (!page.includes('__next_f'))
        return undefined;
    if (!(0,external_node_buffer_.isUtf8)(page))
        return new problem/* Problem */.AF('the page is not UTF-8');
    const scripts = [];
    const texts = [];
    let size = 0;
    for (const { tag, start, rawText, element, isInert } of (0,html_tokens/* htmlTokens */._)(page)) {
        if (element?.name !== 'script' || rawText === undefined || isInert || tag.has('src'))
            continue;
        if (!SCRIPT_TYPE.test(tag.raw('type')))
            continue;
        const script = page.toString('utf8', rawText.start, rawText.end);
        if (!ANY_PUSH.test(script) || WITHOUT_DATA.test(script))
            continue;
        const literal = PUSH.exec(script)?.[1];
        const text = literal === undefined ? undefined : (0,data_literal/* textOfDataLiteral */.u)(literal);
        if (literal === undefined || text === undefined || (isExact && (0,data_literal/* dataLiteral */.c)(text) !== literal))
            return new problem/* Problem */.AF('a script adds page data in an unknown form');
        const at = rawText.start + script.indexOf(literal);
        const bytes = Buffer.from(text);
        scripts.push({
            start,
            end: rawText.end + END_TAG.length,
            literal: { start: at, end: at + Buffer.byteLength(literal) },
            from: size,
            to: size + bytes.length
        });
        texts.push(bytes);
        size += bytes.length;
    }
    return scripts.length === 0 ? undefined : { scripts, payload: Buffer.concat(texts) };
}
/** Returns undefined for a page without data, and a Problem if the data cannot be read and rewritten exactly. */
function readFlight(page) {
    const data = readPageData(page, { isExact: true });
    if (data === undefined || data instanceof problem/* Problem */.AF)
        return data;
    const { scripts, payload } = data;
    const rows = readRows(payload);
    if (rows === undefined)
        return new problem/* Problem */.AF('its data rows cannot be read exactly');
    const pushes = scripts.map(({ literal, from, to }) => ({ ...literal, from, to }));
    return { rows, payload, editsFor: changed => editsOf(changed, { rows, payload, pushes }) };
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
    return pushes.flatMap(({ start, end }, i) => isChanged[i] === true ? [{ start, end, text: (0,data_literal/* dataLiteral */.c)(Buffer.concat(texts[i] ?? []).toString()) }] : []);
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

/***/ 22037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ movedAddress),
/* harmony export */   KJ: () => (/* binding */ movedStyles),
/* harmony export */   ds: () => (/* binding */ moveOf),
/* harmony export */   ih: () => (/* binding */ isRootPath)
/* harmony export */ });
/* harmony import */ var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44292);
/* harmony import */ var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69285);


/** Whether an address begins at the root of the host. Like browsers, skips control characters. */
function isRootPath(address) {
    return /^\/(?![/\\])/.test(address.replace(/^[\0-\x20]+|[\t\n\r]/g, ''));
}
/** Prepends `base`, the path of the site without a trailing slash, to an address that begins at the root. */
function movedAddress(address, base) {
    return isRootPath(address) ? address.replace(/^[\0-\x20]*/, spaces => spaces + base) : address;
}
function movedStyles(css, base) {
    return withBase(css, (0,_html_css_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .cssAddresses */ .U)(css), base);
}
function movedSrcset(srcset, base) {
    return withBase(srcset, (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .srcsetAddresses */ .HJ)(srcset), base);
}
function movedRefresh(content, base) {
    const url = (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_1__/* .refreshUrl */ .Lt)(content);
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

/***/ 64551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ isPatternAt),
/* harmony export */   FC: () => (/* binding */ scanCode),
/* harmony export */   XF: () => (/* binding */ PATTERN),
/* harmony export */   YK: () => (/* binding */ COMMENT),
/* harmony export */   f7: () => (/* binding */ WORD),
/* harmony export */   qc: () => (/* binding */ CLOSING)
/* harmony export */ });
/* harmony import */ var _runtime_text_string_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74871);

/** Tokens of JavaScript that can contain any character. All patterns are sticky. */
const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const PATTERN = /\/(?![*/])[^\\/[\n]*(?:(?:\\.|\[[^\]\\\n]*(?:\\.[^\]\\\n]*){0,1000}\])[^\\/[\n]*){0,10000}\/\w*/y;
const WORD = /[\w$]+/y;
/** A slash after one of these characters or words begins a regular expression. Any other slash is a division. */
const BEFORE_PATTERN = /(?:^|[([{,;:=!&|?+*%<>~^-]|\b(?:return|typeof|case|in|of|do|else|void))\s*$/;
function isPatternAt(code, at) {
    return BEFORE_PATTERN.test(code.slice(Math.max(0, at - 20), at));
}
const CLOSING = { '(': ')', '[': ']', '{': '}', '${': '}', '`': '`' };
/**
 * Calls `onCode` for each position outside of brackets, strings, templates, comments and regular expressions, from
 * `start` until `onCode` returns false or a bracket closes that was opened before `start`. Returns the last position.
 */
function scanCode(code, start, end, onCode) {
    const open = [];
    let at = start;
    const skip = (pattern) => {
        pattern.lastIndex = at;
        if (!pattern.test(code))
            return false;
        at = pattern.lastIndex;
        return true;
    };
    while (at < end) {
        const character = code[at];
        const inside = open.at(-1);
        if (inside === '`' && character !== '`') {
            const opens = code.startsWith('${', at);
            if (opens)
                open.push('}');
            at += opens || character === '\\' ? 2 : 1;
            continue;
        }
        if (open.length === 0 && (')]}'.includes(character) || !onCode(at)))
            return at;
        if (character === inside) {
            open.pop();
            at++;
        }
        else if (character in CLOSING) {
            open.push(CLOSING[character]);
            at++;
        }
        else if (character === '"' || character === "'") {
            const after = (0,_runtime_text_string_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalEnd */ .b)(code, at);
            if (after === undefined)
                return undefined;
            at = after;
        }
        else if (character === '/') {
            if (!skip(COMMENT) && !(isPatternAt(code, at) && skip(PATTERN)))
                at++;
        }
        else if (')]}'.includes(character))
            return undefined;
        else if (!skip(WORD))
            at++;
    }
    return at;
}


/***/ }),

/***/ 27903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ FileMover)
/* harmony export */ });
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52194);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2360);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);
/* harmony import */ var _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48892);






class FileMover {
    base;
    #paths;
    #folders;
    #scanner = new _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteScanner */ ._S(0);
    constructor({ base, paths }) {
        this.base = base;
        this.#paths = paths;
        this.#folders = new Set([...paths].filter(path => !(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp)(path)).flatMap(foldersOf));
    }
    /** Whether an address is a file of the site, or a folder with files other than pages if it ends with a slash. */
    isFile = (address) => {
        const path = _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6.pathOf(address);
        return path.endsWith('/') ? this.#folders.has(path) : this.#paths.has(path);
    };
    /** Returns the bytes of a moved file, or a Problem if the file may refer to an address outside the new base path. */
    checked(path, moved) {
        if (moved instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
            return moved;
        const content = Buffer.isBuffer(moved) ? moved : Buffer.from(moved, 'latin1');
        const text = content.toString('latin1');
        if (SRCDOC.test(text))
            return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF('it contains a frame with `srcdoc`');
        this.#scanner.scan(path, content);
        const unmoved = [...text.matchAll(UNMOVED)].map(([, css, svg]) => css ?? svg ?? '');
        const outside = [...(this.#scanner.drain()?.values ?? []), ...unmoved].find(address => MAY_LEAD_OUT.test(address) && !this.#isBelow(address, path));
        return outside === undefined ? content : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`it refers to ${outside} in an unknown form`);
    }
    #isBelow(address, path) {
        const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(address, `${_site_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_HOST */ .zt}${this.base}/${path}`);
        return url?.origin !== _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_HOST */ .zt || `${url.pathname}/`.startsWith(`${this.base}/`);
    }
}
function foldersOf(path) {
    return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1));
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
/* harmony import */ var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87532);
/* harmony import */ var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44292);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22037);



/** The base path in a service script that sets the page path for style sheets. */
const PATH_SCRIPT = /\bvar b=""(?=[^]*data-current-path)/;
/** The start of an inline script that tells Next.js the address of a script to load first. */
const EARLY_SCRIPT = /^(\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\[")(\/[^"\\]*")/;
/** The value in an inline script that contains the text of a script to run first. */
const EARLY_TEXT = /^\(self\.__next_s=self\.__next_s\|\|\[\]\)\.push\(\[0,(\{[^]*\})\]\)$/;
/** An address in a style sheet that a script creates, such as the address of a font. */
const STYLE_ADDRESS = /(?<=\burl\(\s*(?:\\?["'])?)\/(?![/\\])[^"'()\\\s]*/g;
const DATA = 'self.__next_f.push(';
/** Returns the edits that add the base path to the addresses in the markup of a page. */
function moveMarkup(page, base, isFile = () => false) {
    const edits = [];
    const compared = [];
    const texts = new Map();
    const checked = [];
    for (const token of (0,_html_html_tokens_js__WEBPACK_IMPORTED_MODULE_0__/* .htmlTokens */ ._)(page)) {
        edits.push(...attributeEdits(token, page, base));
        const { tag, element, rawText } = token;
        const address = tag.raw(tag.has('src') ? 'src' : 'href');
        if (tag.has('integrity') && (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .isRootPath */ .ih)(address))
            checked.push(address);
        if (rawText === undefined || isData(page, rawText.start))
            continue;
        const text = page.toString('utf8', rawText.start, rawText.end);
        const moveStyles = (script) => script.replace(STYLE_ADDRESS, address => (isFile(address) ? base + address : address));
        const styled = element?.name === 'script' ? moveStyles(text) : text;
        if (styled !== text)
            for (const each of textsOfScript(text).filter(part => moveStyles(part) !== part)) {
                texts.set(each, moveStyles(each));
                compared.push(each);
            }
        const moved = movedRawText(element?.name, styled, base);
        if (moved === text)
            continue;
        texts.set(text, moved);
        edits.push({ ...rawText, text: moved });
    }
    return { edits, texts, compared, checked };
}
/** Returns the text of a script as the page data contains it. Next.js packs the texts of scripts that run first. */
function textsOfScript(text) {
    const packed = EARLY_TEXT.exec(text)?.[1];
    if (packed === undefined)
        return [text];
    const values = exactStrings(packed);
    return values.length > 0 ? values : [text];
}
function exactStrings(json) {
    try {
        return Object.values(JSON.parse(json)).flatMap(value => typeof value === 'string' ? [value] : []);
    }
    catch {
        return [];
    }
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
    const described = { element: tag.name, value: (name) => (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedValue */ .Es)(tag.raw(name)) };
    for (const attribute of tag.attributes) {
        const move = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .moveOf */ .ds)(attribute, described);
        if (move === undefined)
            continue;
        const start = tag.startOf(attribute);
        const raw = tag.raw(attribute);
        const value = (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_2__/* .decodedValue */ .Es)(raw);
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

/***/ 74871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ templatePartEnd),
/* harmony export */   b: () => (/* binding */ literalEnd)
/* harmony export */ });
const [NEW_LINE, DOLLAR, BACKSLASH, BRACE] = [10, 36, 92, 123];
/**
 * Returns the position after the string literal of JavaScript or JSON that begins at `start`, or undefined if it has no
 * end in its line. A regular expression with alternatives cannot read a literal of several megabytes.
 */
function literalEnd(text, start) {
    const quote = text.charCodeAt(start);
    for (let at = start + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === quote)
            return at + 1;
        if (code === BACKSLASH)
            at++;
        else if (code === NEW_LINE)
            return undefined;
    }
    return undefined;
}
/** Returns the position of the quotation mark that ends a template, or of the first `${`. Otherwise, the end of the text. */
function templatePartEnd(text, start, isWhole = false) {
    const quote = text.charCodeAt(start);
    for (let at = start + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === quote)
            return at;
        if (code === BACKSLASH)
            at++;
        else if (!isWhole && code === DOLLAR && text.charCodeAt(at + 1) === BRACE)
            return at;
    }
    return text.length;
}


/***/ }),

/***/ 1180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ dataLiteral),
/* harmony export */   u: () => (/* binding */ textOfDataLiteral)
/* harmony export */ });
const ESCAPES = {
    '&': '\\u0026',
    '<': '\\u003c',
    '>': '\\u003e',
    '\u2028': '\\u2028',
    '\u2029': '\\u2029'
};
/** Like Next.js, escapes the characters that have a meaning in HTML or in old versions of JavaScript. */
function dataLiteral(text) {
    return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, character => ESCAPES[character]);
}
/** Returns undefined if the literal is not valid. */
function textOfDataLiteral(literal) {
    try {
        const text = JSON.parse(literal);
        return typeof text === 'string' ? text : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
