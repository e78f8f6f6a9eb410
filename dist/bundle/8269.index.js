export const id = 8269;
export const ids = [8269];
export const modules = {

/***/ 14605:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/sources/thread/serve-tasks.js
var serve_tasks = __webpack_require__(10503);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js + 3 modules
var site_scanner = __webpack_require__(52436);
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
;// CONCATENATED MODULE: ./.build/src/finish/move/page-program.js


/** The start of what compilers of MDX write for a page: the client runs it to show the page. */
const PROGRAM = /^"use strict";\s*const \{[^}]*\bjsx: _jsx\b/;
const STRING = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y;
const COMMENT = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const PATTERN = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y;
/** After one of these, a slash begins a pattern; after any other character it is a division. */
const BEFORE_PATTERN = /(?:^|[([{,;:=!&|?+*%<>~^-]|\breturn|\btypeof)\s*$/;
/** An element of HTML that the author wrote as JSX. An element of Markdown is `_components.a`, and the client's own. */
const ELEMENT = /_jsxs?\("([a-z][\w.-]*)", \{/y;
const NAME = /\s*(?:"([\w:-]+)"|([\w$]+)):\s*/y;
const WORD = /[\w$]+/y;
function isPageProgram(text) {
    return PROGRAM.test(text);
}
/** Moves the addresses in elements of HTML. Reads each character once, so that texts which look like code stay. */
function movePageProgram(code, base) {
    const open = [];
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
        const literal = name && take(STRING);
        if (literal === undefined)
            return;
        const attribute = (name?.[1] ?? name?.[2] ?? '').toLowerCase().replace('xlinkhref', 'xlink:href');
        const text = movedLiteral(literal[0], { element, value: () => '' }, attribute, base);
        moved += code.slice(copied, literal.index) + text;
        copied = at;
    };
    while (at < code.length) {
        const character = code[at];
        const inside = open.at(-1);
        const isInTemplate = inside?.close === '`' && character !== '`';
        const element = character === '_' && !isInTemplate ? take(ELEMENT)?.[1] : undefined;
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
            if (take(STRING) === undefined)
                return new problem/* Problem */.AF('has a text without an end');
        }
        else if (character === '/') {
            if (take(COMMENT) === undefined && isPatternAt(code, at))
                take(PATTERN);
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
        else if (take(WORD) === undefined)
            at++;
    }
    return open.length > 0 ? new problem/* Problem */.AF('has brackets that do not match') : moved + code.slice(copied);
}
function isPatternAt(code, at) {
    return BEFORE_PATTERN.test(code.slice(Math.max(0, at - 20), at));
}
/** The value stays if it has escapes other than those of JSON. */
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




/** React nests elements a few hundred deep at most. */
const MAX_DEPTH = 2000;
/** The rows of a page for the root, as they are below another path. The navigation stays: its links get the path from the router. */
function moveRows(rows, move) {
    const moved = [];
    for (const row of rows) {
        const text = movedText(row, move);
        if (text instanceof problem/* Problem */.AF)
            return new problem/* Problem */.AF(`row ${row.id}: ${text.message}`);
        moved.push(text === row.text ? row : { ...row, text });
    }
    return moved;
}
function movedText({ id, tag, text }, move) {
    if (tag === 'T')
        return movedLongText(text, move);
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
function movedLongText(text, { base, texts }) {
    return texts.get(text) ?? (isPageProgram(text) ? movePageProgram(text, base) : text);
}
/** JSON that differs when its value is written again is a problem, even if nothing in it has to change. */
function movedJson(text, move, before = '') {
    const value = (0,values/* exactValue */.z)(text);
    if (value === undefined)
        return new problem/* Problem */.AF('is JSON that does not come back as it was written');
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
/** A component of the client, with the scripts that it needs. */
function moveChunks(value, { base, isFile }) {
    const chunks = Array.isArray(value) ? value[1] : undefined;
    if (!Array.isArray(chunks))
        return new problem/* Problem */.AF('names no scripts');
    for (const [i, chunk] of chunks.entries()) {
        if (typeof chunk !== 'string' || !(0,addresses/* isRootPath */.ih)(chunk) || !isFile(chunk))
            return new problem/* Problem */.AF(`names a script that is not in the site: ${JSON.stringify(chunk).slice(0, 200)}`);
        chunks[i] = (0,addresses/* movedAddress */.EZ)(chunk, base);
    }
    return value;
}
/** The prefix of the client's own files, and the path of the page as the server saw it. */
function moveRoute(row, { base }) {
    if (row['p'] === '')
        row['p'] = base;
    if (Array.isArray(row['c']))
        row['c'] = [...base.split('/'), ...row['c'].slice(1)];
}
function moveValue(value, move, depth) {
    if (typeof value === 'string')
        return move.texts.get(value) ?? value;
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return new problem/* Problem */.AF('is nested too deep');
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
 * An element of HTML, whose attributes become those of the page. What a component of the client does with its values is
 * up to the component: links of the router add the path by themselves. A text that begins with a dollar sign has two of
 * them in a row, so data of a page cannot look like an element.
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






/** A page for the root as it is below another path, or why that cannot be told exactly. */
function movePage(page, { base, isFile }) {
    if (!(0,external_node_buffer_.isUtf8)(page) || (0,finish_page/* isUtf16 */.bJ)(page))
        return new problem/* Problem */.AF('the page is not UTF-8');
    const { edits, texts, checked } = (0,markup/* moveMarkup */.s)(page, base);
    if (checked[0] !== undefined)
        return new problem/* Problem */.AF(`the page checks the bytes of ${checked[0]} (\`integrity\`), which change`);
    const flight = (0,flight_flight/* readFlight */.T)(page);
    if (flight instanceof problem/* Problem */.AF)
        return flight;
    const rows = flight && moveRows(flight.rows, { base, texts, isFile });
    if (rows instanceof problem/* Problem */.AF)
        return rows;
    return (0,flight_flight/* applyPageEdits */.X)(page, [...edits, ...(flight?.editsFor(rows ?? []) ?? [])]);
}

;// CONCATENATED MODULE: ./.build/src/finish/move/move-thread.js





let mover;
// The entry of the threads in which pages are moved.
(0,serve_tasks/* serveTasks */.a)(async (task) => {
    if ('site' in task)
        mover = new file_mover/* FileMover */.m(task.site);
    const known = mover;
    const pages = 'site' in task ? [] : task.pages;
    const moved = pages.map(({ file, source }) => known.checked(file.path, movePage((0,site_scanner/* asBuffer */.bS)(source), known)));
    return await Promise.resolve(moved.map(page => (page instanceof problem/* Problem */.AF ? { problem: page.message } : page)));
});


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** Parses an address; null if it is not valid. Like `URL.parse`, which Node 20 does not have. */
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
 * A parser returns it in place of a value: texts for people. `undefined` or `null` say no more than "is not one". A
 * list of problems beside a value is for callers that use what could be read.
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
/** Returns the values if none of them is a problem, otherwise their problems. */
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Each one once: a problem of one value may be the problem of another as well. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentDecode)
/* harmony export */ });
/** Decoding longer text would take too long. No address and no id is that long. */
const MAX_DECODED = 1024 * 1024;
/** Never throws: a percent sign that encodes nothing stays, and bytes that are not UTF-8 become replacement characters. */
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

/***/ 72913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** A promise and the functions that settle it: `Promise.withResolvers`, which Node 20 does not have. */
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
/* harmony export */   BZ: () => (/* binding */ fileBelowAnyBase),
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   R7: () => (/* binding */ rootPaths),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jR: () => (/* binding */ encodeStrictly),
/* harmony export */   jT: () => (/* binding */ liveAddress),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37630);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);
/* harmony import */ var _pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58156);



/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** An address of the site: what a browser sends, and the page or file below the base path that it asks for. */
class SiteAddress {
    /** The path below the base path, decoded; empty for the start page. */
    path;
    #base;
    /** The address of a page or file, by its path in the site. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * The address for a path from the root of the host, without query and anchor. Undefined outside of the base path. `/docs` is the
     * start page of a site below `/docs/`. No file has a name that is not UTF-8: such a path stays as it is written.
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
    /** The path that a link names, from the root or from the folder of its page: decoded, without query and anchor. */
    static pathOf(href) {
        const [path = ''] = href.split(/[?#]/, 1);
        return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    }
    /** The name of the page that it asks for, the same for all its addresses. */
    get page() {
        return (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$)(this.path);
    }
    /** The path as browsers send it. A base path that is percent-encoded already stays as it is. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** The path for people, still one word: `/guides/größe`. `parse` reads it back. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** The address of a page or file on the site's own host. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/**
 * `/lang/c++` and `/@scope/pkg` stay as they are. To a host or a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}
/** A path of a repository, for programs that accept only what the standard allows: `[slug].mdx` is encoded. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
/** Hosts serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * The path that a site was built for: the first folders of the addresses from which its pages load scripts and style
 * sheets, if these addresses name files of the site without them. An address that names none says nothing, such as a
 * script of the host. Undefined when most of them say nothing.
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
/** The file that a path from the root of the host names without its first folders, and these as a base path. */
function fileBelowAnyBase(pathname, files) {
    const folders = SiteAddress.parse(pathname)?.path.split('/') ?? [];
    const most = Math.min(MAX_FOLDERS, folders.length - 1);
    const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
    if (count === undefined)
        return undefined;
    return { base: `/${folders.slice(0, count).join('/')}`, path: folders.slice(count).join('/') };
}
/** The addresses that begin at the root of the host, without query and anchor. */
function rootPaths(addresses) {
    return new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
}
/**
 * What to warn about when the path of `site-url` is not the base path of the export. Undefined: they are the same, or
 * the manifest has no base path. The prefix in a bucket says nothing, since a CDN may add or remove it.
 */
function basePathProblem(siteUrl, basePath) {
    if (basePath === undefined)
        return undefined;
    const path = baseFolder(siteUrl.pathname);
    // Encoded in the same way.
    const exported = baseFolder((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Correct \`site-url\`, or build the site for ${path} (a setting of its generator). If its pages have relative addresses only, set \`base-path: ${path}\` in the export step.`;
}


/***/ }),

/***/ 99004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15300);

/** Parts of a file name; a build puts its hash between two of these characters. */
const SEPARATORS = /[-._~]/;
/**
 * Whether the bytes behind this name never change, because the name contains a hash of them. Strict: readers keep such
 * a file for a year. Words and dates have only letters or only digits.
 */
function isImmutable(path) {
    if ((0,_pages_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // Other folders below `_next/static/` are named after the build, and its id may be a constant.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** File systems allow no longer names, and the patterns below take quadratic time. */
const MAX_NAME = 255;
/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build: every other folder below `_next/static/` has a fixed name. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 * A wrong guess changes nothing for readers.
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

/***/ 58156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pageName),
/* harmony export */   B: () => (/* binding */ SiteFiles)
/* harmony export */ });
/**
 * Answers which file a path asks for, as a static host with clean URLs does. `assumed`: for the sources of a site. A
 * site that is built has none.
 */
class SiteFiles {
    #files;
    #assumed;
    constructor(files, assumed) {
        this.#files = files;
        this.#assumed = assumed;
    }
    has(path) {
        return this.#files.has(path);
    }
    /** `a`, `a/`, `a.html` and `a/index.html` ask for the same page. */
    find(path) {
        if (this.#files.has(path))
            return path;
        const page = pageName(path);
        const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.#files.has(candidate)) ?? this.#findAssumed(page);
    }
    #findAssumed(page) {
        const isFolder = this.#assumed?.folders.has(page.replace(/(?:^|\/)index$/, '')) === true;
        return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined;
    }
}
/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
function pageName(path) {
    // Looks at each run of slashes once.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
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
/** Pages are HTML documents. XHTML is not read as HTML, so it is a file like any other. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** The same rule for a file that is known by its content type, such as `guides/x` beside `guides/x.html`. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** A host serves it for every address that does not exist. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Whether a reader would count the file as a page: error pages and redirects are not. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Unless `max-page-drop` says otherwise, a site that lost more is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ }),

/***/ 10503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ watchedFiles),
/* harmony export */   a: () => (/* binding */ serveTasks)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _runtime_time_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74079);



/** Does in the thread what it is told, one task after the other. An error of a task ends the thread. */
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
            const answer = (0,_runtime_time_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .deferred */ .y)();
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
/** Calls `begin` before each access to a file. A file is parsed as soon as it was read, so its time ends after that. */
function watchedFiles(files, begin) {
    const watched = async (path, look) => {
        const end = begin(path);
        const found = await look(path);
        setImmediate(end);
        return found;
    };
    return {
        ...files,
        size: async (path) => await watched(path, files.size),
        read: async (path) => await watched(path, files.read)
    };
}


/***/ })

};
