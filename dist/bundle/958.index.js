export const id = 958;
export const ids = [958];
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
// EXTERNAL MODULE: ./.build/src/html/html-tokens.js + 2 modules
var html_tokens = __webpack_require__(87532);
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
/* harmony export */   An: () => (/* binding */ STRING),
/* harmony export */   Cy: () => (/* binding */ isPatternAt),
/* harmony export */   FC: () => (/* binding */ scanCode),
/* harmony export */   XF: () => (/* binding */ PATTERN),
/* harmony export */   YK: () => (/* binding */ COMMENT),
/* harmony export */   f7: () => (/* binding */ WORD)
/* harmony export */ });
/** Tokens of JavaScript that can contain any character. All patterns are sticky. */
const STRING = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y;
const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const PATTERN = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
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
            if (!skip(STRING))
                return undefined;
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
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52194);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37630);
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63339);





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
        const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseUrl */ .D)(address, `${_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_HOST */ .zt}${this.base}/${path}`);
        return url?.origin !== _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_HOST */ .zt || `${url.pathname}/`.startsWith(`${this.base}/`);
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

/***/ 14605:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/runtime/thread/serve-tasks.js
var serve_tasks = __webpack_require__(19973);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
// EXTERNAL MODULE: ./.build/src/finish/move/file-mover.js
var file_mover = __webpack_require__(27903);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/finish/flight/flight.js + 1 modules
var flight_flight = __webpack_require__(41424);
// EXTERNAL MODULE: ./.build/src/finish/page.js
var finish_page = __webpack_require__(76116);
// EXTERNAL MODULE: ./.build/src/finish/flight/values.js
var values = __webpack_require__(17310);
// EXTERNAL MODULE: ./.build/src/finish/move/addresses.js
var addresses = __webpack_require__(22037);
// EXTERNAL MODULE: ./.build/src/finish/move/code-tokens.js
var code_tokens = __webpack_require__(64551);
;// CONCATENATED MODULE: ./.build/src/finish/move/page-program.js



/** The start of the program that MDX compilers write for a page. The client runs the program to show the page. */
const PROGRAM = /^"use strict";\s*const \{[^}]*\bjsx: _jsx\b/;
/** An HTML element that the author wrote as JSX, or a component. Markdown elements are, for example, `_components.a`. */
const ELEMENT = /_jsxs?\((?:"([a-z][\w.-]*)"|([A-Z]\w*)), \{/y;
/** Properties of components that are addresses of files. A link in another property belongs to the router. */
const FILE_PROPERTY = /^(?:src|srcset|poster)$/;
const NAME = /\s*(?:"([\w:-]+)"|([\w$]+)):\s*/y;
function isPageProgram(text) {
    return PROGRAM.test(text);
}
/**
 * Adds `base` to addresses in HTML elements, and in components that pass an address on. Skips strings and comments,
 * because their text can look like code.
 */
function movePageProgram(code, { base, uses }) {
    const open = [];
    let unknown;
    let moved = '';
    let copied = 0;
    let at = 0;
    const take = (pattern) => {
        pattern.lastIndex = at;
        const found = pattern.exec(code) ?? undefined;
        if (found !== undefined)
            at = pattern.lastIndex;
        return found;
    };
    const takeProperty = (element) => {
        const name = take(NAME);
        const literal = name && take(code_tokens/* STRING */.An);
        if (literal === undefined)
            return;
        const attribute = (name?.[1] ?? name?.[2] ?? '').toLowerCase().replace('xlinkhref', 'xlink:href');
        const isComponent = /^[A-Z]/.test(element);
        if (isComponent && !FILE_PROPERTY.test(attribute))
            return;
        const text = movedLiteral(literal[0], { element, value: () => '' }, attribute, base);
        const use = isComponent ? uses[element] : 'passes';
        if (text === literal[0] || use === 'adds')
            return;
        if (use === undefined)
            unknown ??= `<${element}> with the address ${literal[0].slice(0, 200)}`;
        moved += code.slice(copied, literal.index) + text;
        copied = at;
    };
    while (at < code.length) {
        const character = code[at];
        const inside = open.at(-1);
        const isInTemplate = inside?.close === '`' && character !== '`';
        const found = character === '_' && !isInTemplate ? take(ELEMENT) : undefined;
        const element = found?.[1] ?? found?.[2];
        if (element !== undefined) {
            open.push({ close: ')' }, { close: '}', element });
            takeProperty(element);
        }
        else if (isInTemplate) {
            if (code.startsWith('${', at))
                open.push({ close: '}' });
            at += character === '\\' || code.startsWith('${', at) ? 2 : 1;
        }
        else if (character === inside?.close) {
            open.pop();
            at++;
        }
        else if (character === '`') {
            open.push({ close: '`' });
            at++;
        }
        else if (character === '"' || character === "'") {
            if (take(code_tokens/* STRING */.An) === undefined)
                return new problem/* Problem */.AF('has an unterminated string');
        }
        else if (character === '/') {
            if (take(code_tokens/* COMMENT */.YK) === undefined && (0,code_tokens/* isPatternAt */.Cy)(code, at))
                take(code_tokens/* PATTERN */.XF);
            else if (code[at] === '/')
                at++;
        }
        else if ('([{'.includes(character)) {
            open.push({ close: { '(': ')', '[': ']', '{': '}' }[character] });
            at++;
        }
        else if (')]}'.includes(character))
            return new problem/* Problem */.AF('has brackets that do not match');
        else if (character === ',' && inside?.element !== undefined) {
            at++;
            takeProperty(inside.element);
        }
        else if (take(code_tokens/* WORD */.f7) === undefined)
            at++;
    }
    if (open.length > 0)
        return new problem/* Problem */.AF('has brackets that do not match');
    if (unknown !== undefined)
        return new problem/* Problem */.AF(`contains ${unknown}, and it is unknown whether the client adds the base path to it`);
    return moved + code.slice(copied);
}
/** Adds `base` to the addresses in a string literal. A literal that is not valid JSON remains unchanged. */
function movedLiteral(literal, described, attribute, base) {
    const move = (0,addresses/* moveOf */.ds)(attribute, described);
    if (move === undefined || !literal.startsWith('"'))
        return literal;
    try {
        const text = JSON.parse(literal);
        const moved = move(text, base);
        return moved === text ? literal : JSON.stringify(moved);
    }
    catch {
        return literal;
    }
}

;// CONCATENATED MODULE: ./.build/src/finish/move/data-rows.js




/** React nests elements at most a few hundred levels deep. */
const MAX_DEPTH = 2000;
/** Adds the base path to addresses in rows, but not to navigation links, because the router adds the path to them. */
function moveRows(rows, move) {
    const moved = [];
    for (const row of rows) {
        const text = movedRow(row, move);
        if (text instanceof problem/* Problem */.AF)
            return new problem/* Problem */.AF(`row ${row.id} ${text.message}`);
        moved.push(text === row.text ? row : { ...row, text });
    }
    return moved;
}
function movedRow({ id, tag, text }, move) {
    if (tag === 'T')
        return movedText(text, move);
    // The kind of a hint is a letter before its value.
    if (tag === 'H')
        return movedJson(text.slice(1), value => moveHint(value, move), text.slice(0, 1));
    if (tag === 'I')
        return movedJson(text, value => moveChunks(value, move));
    if (tag !== '')
        return text;
    return movedJson(text, value => {
        if (id === '0' && (0,values/* isFields */.C)(value))
            moveRoute(value, move);
        return moveValue(value, move, MAX_DEPTH);
    });
}
/** Only a long text has a row of its own. All others are in rows with other values. */
function movedText(text, { base, texts, uses }) {
    return texts.get(text) ?? (isPageProgram(text) ? movePageProgram(text, { base, uses }) : text);
}
/** Applies `move` to JSON. Returns a Problem if the JSON cannot be reproduced exactly, even if no address changes. */
function movedJson(text, move, before = '') {
    const value = (0,values/* exactValue */.z)(text);
    if (value === undefined)
        return new problem/* Problem */.AF('is JSON that changes when it is written again');
    const moved = move(value);
    return moved instanceof problem/* Problem */.AF ? moved : before + JSON.stringify(moved);
}
function moveHint(value, { base }) {
    if (typeof value === 'string')
        return (0,addresses/* movedAddress */.EZ)(value, base);
    if (Array.isArray(value) && typeof value[0] === 'string')
        value[0] = (0,addresses/* movedAddress */.EZ)(value[0], base);
    return value;
}
/** Adds the base path to the addresses of the scripts that a client component needs. */
function moveChunks(value, { base, isFile }) {
    const chunks = Array.isArray(value) ? value[1] : undefined;
    if (!Array.isArray(chunks))
        return new problem/* Problem */.AF('has no list of scripts');
    for (const [i, chunk] of chunks.entries()) {
        if (typeof chunk !== 'string' || !(0,addresses/* isRootPath */.ih)(chunk) || !isFile(chunk))
            return new problem/* Problem */.AF(`refers to a script that is not in the site: ${JSON.stringify(chunk).slice(0, 200)}`);
        chunks[i] = (0,addresses/* movedAddress */.EZ)(chunk, base);
    }
    return value;
}
/** Adds the base path to the path prefix of the client files and to the path at which the page was requested. */
function moveRoute(row, { base }) {
    if (row['p'] === '')
        row['p'] = base;
    if (Array.isArray(row['c']))
        row['c'] = [...base.split('/'), ...row['c'].slice(1)];
}
function moveValue(value, move, depth) {
    if (typeof value === 'string')
        return movedText(value, move);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return new problem/* Problem */.AF('is nested too deeply');
    if (Array.isArray(value))
        moveElement(value, move);
    const fields = value;
    for (const key of Object.keys(fields)) {
        const moved = moveValue(fields[key], move, depth - 1);
        if (moved instanceof problem/* Problem */.AF)
            return moved;
        fields[key] = moved;
    }
    return value;
}
/**
 * Adds the base path to addresses in the attributes of an HTML element. The values of client components remain
 * unchanged, because a component such as a router link adds the path itself. In a row, a text that begins with a dollar
 * sign is escaped with a second dollar sign, so page texts cannot look like an element.
 */
function moveElement(value, { base }) {
    const [mark, element, , props] = value;
    if (mark !== '$' || typeof element !== 'string' || element.startsWith('$') || !(0,values/* isFields */.C)(props))
        return;
    const textOf = (name) => {
        const text = props[name === 'http-equiv' ? 'httpEquiv' : name];
        return typeof text === 'string' ? text : '';
    };
    for (const [name, text] of Object.entries(props)) {
        const attribute = name === 'xlinkHref' ? 'xlink:href' : name.toLowerCase();
        const moveText = (0,addresses/* moveOf */.ds)(attribute, { element, value: textOf });
        if (moveText === undefined)
            continue;
        if (typeof text === 'string' && !text.startsWith('$'))
            props[name] = moveText(text, base);
        else if (attribute === 'style' && (0,values/* isFields */.C)(text)) {
            for (const [property, css] of Object.entries(text))
                if (typeof css === 'string' && !css.startsWith('$'))
                    text[property] = moveText(css, base);
        }
    }
}

// EXTERNAL MODULE: ./.build/src/finish/move/markup.js
var markup = __webpack_require__(35865);
;// CONCATENATED MODULE: ./.build/src/finish/move/page-move.js






/** Moves a page from the root to another path. Returns a Problem if the page cannot be moved safely. */
function movePage(page, move) {
    const { base, isFile } = move;
    if (!(0,external_node_buffer_.isUtf8)(page) || (0,finish_page/* isUtf16 */.bJ)(page))
        return new problem/* Problem */.AF('the page is not UTF-8');
    const { edits, texts, compared, checked } = (0,markup/* moveMarkup */.s)(page, base, isFile);
    if (checked[0] !== undefined)
        return new problem/* Problem */.AF(`the page has an \`integrity\` attribute for ${checked[0]}, and moving the site would change that file`);
    const flight = (0,flight_flight/* readFlight */.T)(page);
    if (flight instanceof problem/* Problem */.AF)
        return flight;
    const unknown = flight && compared.find(text => !flight.rows.some(row => hasText(row, text)));
    if (unknown !== undefined)
        return new problem/* Problem */.AF(`a script loads a file of the site, and the page data does not contain the text of the script: ${JSON.stringify(unknown.slice(0, 200))}`);
    const rows = flight && moveRows(flight.rows, { ...move, texts });
    if (rows instanceof problem/* Problem */.AF)
        return rows;
    return (0,flight_flight/* applyPageEdits */.X)(page, [...edits, ...(flight?.editsFor(rows ?? []) ?? [])]);
}
function hasText({ tag, text }, expected) {
    return tag === 'T' ? text === expected : text.includes(JSON.stringify(expected));
}

;// CONCATENATED MODULE: ./.build/src/finish/move/move-thread.js





let mover;
let uses = {};
// Entry point of the threads that move pages.
(0,serve_tasks/* serveTasks */.a)(async (task) => {
    if ('site' in task) {
        mover = new file_mover/* FileMover */.m(task.site);
        uses = task.site.uses;
    }
    const known = mover;
    const { base, isFile } = known;
    const pages = 'site' in task ? [] : task.pages;
    const moved = pages.map(({ file, source }) => known.checked(file.path, movePage((0,site_scanner/* asBuffer */.bS)(source), { base, isFile, uses })));
    return await Promise.resolve(moved.map(page => (page instanceof problem/* Problem */.AF ? { problem: page.message } : page)));
});


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** Parses an address. Returns null if the address is invalid, like `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 24707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   ww: () => (/* binding */ messagesIn)
/* harmony export */ });
/**
 * A parser that fails returns a problem if users need a message, and `undefined` or `null` otherwise. If callers can
 * use a partial result, the parser returns a value and a list of problems.
 */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
    get message() {
        return this.messages.join('. ');
    }
}
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Removes duplicates, because several values can have the same problem. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
}


/***/ }),

/***/ 4240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;'
};
/** Escapes text for HTML and XML, in elements and quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '');
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentDecode)
/* harmony export */ });
/** Longer text is not decoded, because decoding would take too long. No address or id is that long. */
const MAX_DECODED = 1024 * 1024;
/** Never throws. Keeps a percent sign that encodes nothing, and replaces invalid UTF-8 with replacement characters. */
function percentDecode(text) {
    if (!text.includes('%') || text.length > MAX_DECODED)
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        const encoded = text.toWellFormed().replace(/[^\0-\x7f]+/g, encodeURIComponent);
        return Buffer.from(encoded.replace(/%([0-9a-f]{2})/gi, decodeByte), 'latin1').toString();
    }
}
function decodeByte(_, digits) {
    return String.fromCharCode(parseInt(digits, 16));
}


/***/ }),

/***/ 19973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ serveTasks)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _time_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49313);



/** Runs the received tasks in the thread, one after another. An error in a task ends the thread. */
function serveTasks(run) {
    const progress = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const waiting = new Map();
    let asked = 0;
    const send = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
    const caller = {
        parsing(place = _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW) {
            Atomics.store(progress, 0, place);
            const before = Atomics.add(progress, 1, 1);
            return () => {
                if (Atomics.load(progress, 1) === before + 1)
                    caller.parsing();
            };
        },
        countPages(done, total) {
            Atomics.store(progress, 2, done);
            Atomics.store(progress, 3, total);
        },
        async ask(question) {
            const answer = (0,_time_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .deferred */ .y)();
            asked += 1;
            waiting.set(asked, answer);
            send({ id: asked, question });
            return await answer.promise;
        }
    };
    const runTask = async (task) => {
        caller.countPages(0, 0);
        const result = await run(task, caller);
        caller.parsing();
        send({ result });
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (message) => {
        if ('task' in message) {
            void runTask(message.task);
            return;
        }
        const answer = waiting.get(message.id);
        waiting.delete(message.id);
        if ('error' in message)
            answer?.reject(new Error(message.error));
        else
            answer?.resolve(message.value);
    });
}


/***/ }),

/***/ 72913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** Returns a promise and the functions that settle it, like `Promise.withResolvers`, which Node 20 does not have. */
function deferred() {
    let resolve;
    let reject;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   BZ: () => (/* binding */ fileBelowAnyBase),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   R7: () => (/* binding */ rootPaths),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jR: () => (/* binding */ encodeStrictly),
/* harmony export */   jT: () => (/* binding */ liveAddress),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);


/** Placeholder for the host of a site whose host is unknown. No host can have this name. */
const UNKNOWN_HOST = 'site.invalid';
/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** An address on the site. Converts between the URL path and the file path below the base path. */
class SiteAddress {
    /** The path below the base path, decoded; empty for the start page. */
    path;
    #base;
    /** `path`: the path of a page or file in the site. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Parses a path from the host's root, without a query or anchor. Returns undefined for a path outside the base path.
     * `/docs` is the start page of a site at `/docs/`. Invalid UTF-8 is not decoded, because no file has such a name.
     */
    static parse(pathname, basePath = '/') {
        const base = baseFolder(basePath);
        const folders = base.split('/').length - 1;
        const segments = pathname.split('/');
        const start = segments.slice(0, folders).map(_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y);
        if (`${start.join('/')}/` !== (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(base))
            return undefined;
        const rest = segments.slice(folders).join('/');
        const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(rest);
        return new SiteAddress(decoded.includes('\uFFFD') ? rest : decoded, base);
    }
    /** Decodes the path of an absolute or relative link, and removes the query and the anchor. */
    static pathOf(href) {
        const [path = ''] = href.split(/[?#]/, 1);
        return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    }
    /** The page name, which is the same for all addresses of a page. */
    get page() {
        return pageName(this.path);
    }
    /** The path as browsers send it. A base path that is already percent-encoded is not encoded again. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** The readable path, such as `/guides/größe`, which `parse` also accepts. Characters such as `?` are encoded. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** Returns the same name for all addresses of a page: without `index.html`, `.html` and trailing slashes. */
function pageName(path) {
    // The lookbehind prevents quadratic time for many slashes.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}
/** Returns the address of a page or file on the live site. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/** Keeps characters such as `+`, `@` and `(`: hosts and caches treat `/a(1)` and `/a%281%29` as two addresses. */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}
/** Encodes a repository path, including brackets as in `[slug].mdx`, which some programs reject. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
/** Maximum depth of a base path. Hosts usually serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * Finds the base path that a site was built for, from the addresses of its scripts and style sheets. An address counts
 * if it leads to a site file when leading folders are removed. Returns undefined unless more than half of the addresses
 * have the same leading folders.
 */
function findBasePath(addresses, files) {
    const votes = new Map();
    const paths = rootPaths(addresses);
    for (const path of paths) {
        const { base } = fileBelowAnyBase(path, files) ?? {};
        if (base !== undefined)
            votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
}
/** Finds the file to which a path leads when leading folders are removed. `base` contains these folders. */
function fileBelowAnyBase(pathname, files) {
    const folders = SiteAddress.parse(pathname)?.path.split('/') ?? [];
    const most = Math.min(MAX_FOLDERS, folders.length - 1);
    const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
    if (count === undefined)
        return undefined;
    return { base: `/${folders.slice(0, count).join('/')}`, path: folders.slice(count).join('/') };
}
/** Selects the addresses that start at the root of the host, and removes their queries and anchors. */
function rootPaths(addresses) {
    return new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
}
/**
 * Returns a warning if the path of `site-url` differs from the base path of the export. Returns undefined if both match
 * or the manifest has no base path. Ignores the prefix in a bucket, since a CDN may add or remove the prefix.
 */
function basePathProblem(siteUrl, { basePath, paths = [] }) {
    if (basePath === undefined)
        return undefined;
    const path = baseFolder(siteUrl.pathname);
    // Parsing gives the base path the same encoding as `site-url`.
    const exported = baseFolder((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    const problem = `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links in the site lead to addresses below ${exported}.`;
    // The service builds each site of `mint export` for the root, and no setting changes that.
    if (exported === '/' && [...paths].some(each => each.startsWith('_next/')))
        return `${problem} Correct \`site-url\`. If the site comes from \`mint export\`, run the finish action with \`site-url: ${siteUrl.href}\` first: it moves the site. For any other site, set the base path in the site generator to ${path} and build the site again.`;
    return `${problem} Correct \`site-url\`, or set the base path in the site generator to ${path} and build the site again. If all addresses in the pages are relative, export the site again with \`base-path: ${path}\`.`;
}


/***/ }),

/***/ 33978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ kindOfPage),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   iq: () => (/* binding */ SiteMap)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);
/* harmony import */ var _site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


/** The form that hosts serve without a redirect and without `.html`. */
const CLEAN_FORMS = { index: 'slash', file: 'clean' };
/** Maps the addresses of a site to its files and back, as a static host with clean URLs does. */
class SiteMap {
    paths;
    /** The origin of the site, or of a placeholder. */
    origin;
    host;
    hasHost;
    #basePath;
    #assumed;
    #topNames;
    constructor(paths, { origin, basePath = '/', assumed } = {}) {
        this.paths = paths;
        const known = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(origin ?? '') ?? new URL(`https://${_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_HOST */ .IZ}`);
        this.origin = known.origin;
        this.host = known.host;
        this.hasHost = origin !== undefined;
        this.#basePath = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .baseFolder */ .YR)(basePath);
        this.#assumed = assumed;
    }
    /** Whether the map is of site sources: the built site may have more files. */
    get isOfSources() {
        return this.#assumed !== undefined;
    }
    has(path) {
        return this.paths.has(path);
    }
    /** Finds the file for a path: `a`, `a/`, `a.html` and `a/index.html` lead to the same page. */
    find(path) {
        return this.findKnown(path) ?? this.#findAssumed(path);
    }
    /** Finds only files that certainly exist. */
    findKnown(path) {
        if (this.paths.has(path))
            return path;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const candidates = filesNamed(page);
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.paths.has(candidate));
    }
    /** Whether the site has a page, a file or a folder with the name of the path's first part. */
    covers(path) {
        const topName = (each) => (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(each.split('/', 1)[0] ?? '');
        this.#topNames ??= new Set([...this.paths].map(topName));
        return this.#topNames.has(topName(path));
    }
    #findAssumed(path) {
        if (this.#assumed === undefined)
            return undefined;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const isFolder = this.#assumed.folders.has(page.replace(/(?:^|\/)index$/, ''));
        return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined;
    }
    /** Returns the path for a pathname or a result of `nameOf`. Returns undefined outside the base path. */
    pathOf(pathname) {
        return _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, this.#basePath)?.path;
    }
    /** Returns the path for an address, or undefined for an address outside the site. */
    pathIn(url) {
        return url.origin === this.origin ? this.pathOf(url.pathname) : undefined;
    }
    /** Returns the file at an address, or undefined if no file exists there or the address is outside the site. */
    fileAt(address) {
        const url = typeof address === 'string' ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(address, this.origin) : address;
        const path = url === null ? undefined : this.pathIn(url);
        return path === undefined ? undefined : this.find(path);
    }
    /** Returns the path from the root of the host, as browsers send it. */
    pathnameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).pathname;
    }
    /** Returns the readable path from the root of the host, such as `/guides/größe`. */
    nameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).name;
    }
    urlOf(path) {
        return this.origin + this.pathnameOf(path);
    }
    /**
     * Returns the path of a page in the given form, without `index.html`. Returns the path of the file if another file has
     * this address: guides.html can be served at the address of guides/index.html.
     */
    inForm(page, form = CLEAN_FORMS[kindOfPage(page)]) {
        const name = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(page);
        if (page === 'index.html' || name === page)
            return name;
        const isFolder = form === 'slash' || (form === 'html' && kindOfPage(page) === 'index');
        const address = isFolder ? `${name}/` : form === 'html' ? page : name;
        const found = this.find(address);
        return found === undefined || found === page ? address : page;
    }
}
function kindOfPage(page) {
    return page.endsWith('/index.html') ? 'index' : 'file';
}
/** Returns the files that hosts serve at the address of a page, in the order in which hosts look for them. */
function filesNamed(page) {
    return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
}


/***/ }),

/***/ 99004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15300);

/** Builds put these characters between the hash and the other parts of a file name. */
const SEPARATORS = /[-._~]/;
/**
 * Returns true if a file never changes because its name contains a hash of its content. Browsers cache such files
 * for a year, so the check is strict: the hash must contain letters and digits, which excludes words and dates.
 */
function isImmutable(path) {
    if ((0,_pages_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // In folders other than these three, such as the one named after the build id, a file can change without a new path.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** Maximum length of a file name. Also limits the time of the patterns below, which is quadratic in the length. */
const MAX_NAME = 255;
/** A quick first test, since most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** A hash of eight characters before the extension, as in files from Vite and esbuild. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build. All other folders below `_next/static/` have fixed names. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * Removes the hash and the query that a build adds to a file's address, so that a new build of the same content has the
 * same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Does not change page addresses. Removing text
 * that is not a hash does not affect the published site.
 */
function withoutBuildHash(target) {
    if (!MAY_BE_FILE.test(target))
        return target;
    const query = target.search(/[?#]/);
    const path = query < 0 ? target : target.slice(0, query);
    if (!EXTENSION.test(path.slice(-9)))
        return target;
    const start = path.lastIndexOf('/') + 1;
    if (path.length - start > MAX_NAME)
        return target;
    const folder = path.slice(0, start).replace(BUILD_ID, '$1');
    return folder + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1');
}


/***/ }),

/***/ 15300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
/* harmony export */   lV: () => (/* binding */ MAX_PAGE_DROP),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   pl: () => (/* binding */ pageDrop),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Pages are HTML documents. An XHTML file is not a page, since it is not parsed as HTML. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** Recognizes a page by its content type, because a page such as `guides/x` may have no extension. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** Returns true for the error page that hosts serve for missing addresses. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Returns true for a page that is neither an error page nor a redirect. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Default for `max-page-drop`: a site that lost a larger share of its pages is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** Returns the share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ })

};
