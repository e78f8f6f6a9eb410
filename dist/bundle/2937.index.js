export const id = 2937;
export const ids = [2937];
export const modules = {

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

/***/ 4938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ hasKnownType),
/* harmony export */   J: () => (/* binding */ contentTypeOf)
/* harmony export */ });
/* harmony import */ var mrmime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16059);

const HTML_TYPE = 'text/html; charset=utf-8';
const UNKNOWN_TYPE = 'application/octet-stream';
/** Common in documentation sites, and missing from the package's table. */
const MORE_TYPES = {
    ico: 'image/x-icon',
    eot: 'application/vnd.ms-fontobject',
    cjs: 'text/javascript',
    tgz: 'application/gzip',
    tar: 'application/x-tar',
    // An RSC payload is UTF-8 by definition, and the client compares the type.
    rsc: 'text/x-component'
};
/** Types with a charset: `text/…`, and text formats below other top-level types. */
const TEXT = /^(text\/(?!x-component)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/;
/** Content types by extension. A map, since an object also has names such as `constructor`. */
const TYPES = new Map(Object.entries({ ...mrmime__WEBPACK_IMPORTED_MODULE_0__/* .mimes */ .M, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
]));
/** The type to serve a file with. Where the name has no extension, only the content can tell. */
function contentTypeOf(path, startsAsHtml = () => false) {
    const extension = extensionOf(path);
    if (extension === undefined && startsAsHtml())
        return HTML_TYPE;
    return TYPES.get(extension ?? '') ?? UNKNOWN_TYPE;
}
/** Whether the name ends like a kind of file that is served as it is. `v1.2` does not. */
function hasKnownType(path) {
    return TYPES.has(extensionOf(path) ?? '');
}
/** Lower case, without the dot. A name that only begins with a dot has none. */
function extensionOf(path) {
    return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
}


/***/ }),

/***/ 21328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kV: () => (/* binding */ foldedPath),
/* harmony export */   xz: () => (/* binding */ PATH_LIMITS)
/* harmony export */ });
/* unused harmony exports MAX_PATH_BYTES, MAX_SEGMENT_BYTES, MAX_LEVELS */
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
const MAX_LEVELS = 128;
const PATH_LIMITS = `at most ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(MAX_PATH_BYTES)} bytes, ${MAX_SEGMENT_BYTES} per segment, and ${MAX_LEVELS} levels`;
/**
 * Two paths with the same folded form are one file on the disks of macOS or Windows. macOS folds the case completely:
 * `ß` is `ss`. The dotless `ı` has the upper case of `i`, but is another letter there.
 */
function foldedPath(path) {
    const lowerCase = path.normalize('NFC').toLowerCase();
    if (!/[^\0-\x7f]/.test(lowerCase))
        return lowerCase;
    return lowerCase
        .replace(/[^\0-\x7fı]/gu, character => character.toUpperCase().toLowerCase())
        .normalize('NFC');
}
function isPathTooLong(path) {
    return Buffer.byteLength(path) > MAX_PATH_BYTES;
}
function isSegmentTooLong(segment) {
    return Buffer.byteLength(segment) > MAX_SEGMENT_BYTES;
}
/**
 * Why a path cannot be one of a site: relative to its folder, with forward slashes, inside it on every system, and
 * printable. The same rule for archives, folders and manifests.
 */
function problemOfPath(path) {
    // First: everything after this takes time in proportion to the length.
    if (isPathTooLong(path))
        return 'long';
    if (path.startsWith('/'))
        return 'absolute';
    if (path.includes('\\'))
        return 'backslash';
    if (/^[A-Za-z]:/.test(path))
        return 'drive';
    // Invalid UTF-8 is decoded to \uFFFD: different names could become equal.
    if (/[\p{Cc}\uFFFD]/u.test(path))
        return 'characters';
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path))
        return 'parent';
    const segments = path.split('/');
    return segments.length > MAX_LEVELS || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** The names of devices, which Windows sees in any folder and before any extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment);
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

/***/ 82937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ readDestination),
/* harmony export */   Wd: () => (/* binding */ normalDestination),
/* harmony export */   ZT: () => (/* binding */ expandDestination),
/* harmony export */   f: () => (/* binding */ problemOfDestination),
/* harmony export */   uT: () => (/* binding */ replaceWildcards)
/* harmony export */ });
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68140);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);



const MAX_LENGTH = 4096;
const ANY_HOST = 'https://site.invalid';
const NAME = /(\/?)(:[A-Za-z_]\w*\*?|\*)/g;
function problemOfDestination(text) {
    if (text.length > MAX_LENGTH)
        return 'is too long';
    if (!/^https?:/i.test(text)) {
        if (!text.startsWith('/'))
            return 'is neither a path that starts with / nor an http or https URL';
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfAddress */ .BX)(text);
    }
    if (!text.isWellFormed() || /\p{Cc}|\\/u.test(text)) {
        return 'contains control characters, backslashes or invalid text';
    }
    const url = /^https?:\/\/[^/]/i.test(text) ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(text) : null;
    if (url === null || url.host.includes('*'))
        return 'is not a valid URL';
    return url.username === '' && url.password === '' ? undefined : 'contains a user name or password';
}
/**
 * The normal form of a valid destination: percent-encoded, with its wildcards, from the root of the host. A URL on the
 * site's own host below the base path is a path.
 */
function normalDestination(text, base, domain) {
    if (!/^https?:/i.test(text)) {
        const { pathname, search, hash } = new URL((0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .belowBase */ .Vn)(text, base), ANY_HOST);
        return pathname + search + hash;
    }
    const { host, pathname, search, hash, href } = new URL(text);
    const isOwn = host === domain?.toLowerCase() && (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfAddress */ .BX)(pathname) === undefined;
    return isOwn && (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .belowBase */ .Vn)(pathname, base) === pathname ? pathname + search + hash : href;
}
/**
 * Replaces the wildcards of the source in a destination. `*` in both belong together in their order; `:name` and `:name*`
 * are the same name; one that the source does not have is text.
 */
function replaceWildcards(text, wildcards, replacement) {
    const used = new Set();
    return text.replace(NAME, (whole, slash, name) => {
        const at = wildcards.findIndex((known, i) => name === '*' ? known === '*' && !used.has(i) : known === name.replace(/\*$/, ''));
        if (at < 0)
            return whole;
        used.add(at);
        return replacement(at, slash, whole);
    });
}
function expandDestination(text, wildcards, values) {
    const filled = replaceWildcards(text, wildcards, (at, slash) => {
        const value = values[at] ?? '';
        return value === '' ? '' : slash + new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6(value).pathname.slice(1);
    });
    // What a wildcard stands for cannot turn a path into the name of another host.
    return filled.startsWith('http') ? filled : `/${filled.replace(/^\/+/, '')}`;
}
/** Reads an expanded destination. `base`: the base path with a slash at both ends. */
function readDestination(text, base) {
    if (/^https?:/i.test(text))
        return { kind: 'external', address: text };
    const { pathname, search, hash } = new URL(text, ANY_HOST);
    const address = pathname + search + hash;
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6.parse(pathname, base)?.path;
    if (path === undefined)
        return { kind: 'external', address };
    return { kind: 'internal', address, path, query: search, fragment: hash.slice(1) };
}


/***/ }),

/***/ 68140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ problemOfAddress),
/* harmony export */   NF: () => (/* binding */ matchSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   Vn: () => (/* binding */ belowBase)
/* harmony export */ });
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7754);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
/* harmony import */ var _pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58156);
/* harmony import */ var _files_content_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4938);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21328);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);






/** Regular expressions of hosts have references 1 to 9, and some wildcards need two. */
const MAX_WILDCARDS = 4;
/** A slash in front of `:name*` or `*` that is a whole folder belongs to the wildcard: `/blog/*` is also `/blog`. */
const WILDCARD = /(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g;
/** `base`: the base path with a slash at both ends. */
function parseSource(text, base) {
    const problem = problemOfAddress(text);
    if (problem !== undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(problem);
    if (/[?#]/.test(text))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('has a query or an anchor, which a redirect cannot depend on');
    const plain = (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .pageName */ .$)(belowBase(text, base));
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6.parse(plain, base)?.path ?? '';
    if (path === '')
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('is the start page of the site, which cannot be redirected');
    const tokens = tokensOf(plain);
    const wildcards = tokens.flatMap(token => {
        if (token.kind === 'text')
            return [];
        return token.name === '*' ? '*' : `:${token.name}`;
    });
    if (wildcards.length > MAX_WILDCARDS)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(`has more than ${MAX_WILDCARDS} wildcards`);
    const names = wildcards.filter(name => name !== '*');
    if (new Set(names).size < names.length)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('uses the name of a wildcard twice');
    return {
        text: tokens.map(tokenText).join(''),
        address: wildcards.length === 0 ? base + path : undefined,
        isFile: (0,_files_content_types_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKnownType */ .A)(plain),
        wildcards,
        tokens
    };
}
/** Paths are relative to the base path, unless they begin with it. */
function belowBase(path, base) {
    const [name = ''] = path.split(/[?#]/, 1);
    const isBelow = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6.parse(name, base) !== undefined;
    return isBelow ? path : new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6('', base).pathname.slice(0, -1) + path;
}
/** The problem of a path from the root of a host, if it has one. A query and an anchor are not checked. */
function problemOfAddress(text) {
    if (!text.startsWith('/'))
        return 'is not a path: it must start with /';
    if (text.startsWith('//'))
        return 'is not a path: it starts with two slashes';
    if (!text.isWellFormed() || /\p{Cc}/u.test(text))
        return 'contains control characters or invalid text';
    const path = text.replace(/[?#].*$/s, '');
    if ((0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathTooLong */ .M0)(path))
        return 'is too long';
    const segments = path.slice(1).split('/');
    for (const [i, segment] of segments.entries()) {
        const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_5__/* .percentDecode */ .Y)(segment);
        if (decoded.includes('\uFFFD') || /%(?![\da-f]{2})/i.test(segment))
            return 'contains a % that is not part of a percent-encoded character';
        if (/[/\\\p{Cc}]/u.test(decoded))
            return 'contains a backslash, or an encoded slash or control character';
        if (decoded === '.' || decoded === '..')
            return 'contains `.` or `..` as a folder';
        if (decoded === '' && i < segments.length - 1)
            return 'contains two slashes in a row';
        // The file of the page has an extension.
        if ((0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSegmentTooLong */ .Mm)(`${decoded}.html`))
            return 'contains a name that is too long';
    }
    return undefined;
}
function tokensOf(source) {
    const tokens = [];
    let at = 0;
    const addText = (encoded) => {
        if (encoded !== '')
            tokens.push({ kind: 'text', text: (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_5__/* .percentDecode */ .Y)(encoded) });
    };
    for (const found of source.matchAll(WILDCARD)) {
        const [whole, , name, star, slash = '/'] = found;
        const isSegment = name !== undefined && star === '';
        const end = found.index + whole.length;
        const isBelow = slash === '/' && !isSegment && /^(?:\/|$)/.test(source.slice(end));
        addText(source.slice(at, found.index) + (isBelow ? '' : slash));
        tokens.push(isSegment ? { kind: 'segment', name } : { kind: 'rest', name: name ?? '*', isBelow });
        at = end;
    }
    addText(source.slice(at));
    return tokens;
}
function tokenText(token) {
    // These characters have a meaning in a source.
    if (token.kind === 'text')
        return new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6(token.text).pathname
            .slice(1)
            .replace(/[*:]/g, character => (character === '*' ? '%2A' : '%3A'));
    if (token.kind === 'segment')
        return `:${token.name}`;
    const name = token.name === '*' ? '*' : `:${token.name}*`;
    return token.isBelow ? `/${name}` : name;
}
/**
 * What each wildcard stands for in an address, if that matches: as much as it can, the first one first. Looks at every
 * position once for each token, from the last one to the first.
 */
function matchSource({ tokens }, address) {
    /** By token and position: the end of what the token stands for if it begins there; -1 if the rest does not match. */
    const ends = [];
    for (const [at, token] of [...tokens.entries()].reverse())
        ends[at] = endsOf(token, address, ends[at + 1]);
    const captures = [];
    let start = 0;
    for (const [at, token] of tokens.entries()) {
        const end = ends[at]?.[start] ?? -1;
        if (end < 0)
            return undefined;
        const from = token.kind === 'rest' && token.isBelow && end > start ? start + 1 : start;
        if (token.kind !== 'text')
            captures.push(address.slice(from, end));
        start = end;
    }
    return captures;
}
/** `next`: the same of the token behind it. */
function endsOf(token, address, next) {
    const { length } = address;
    const matches = (end) => (next === undefined ? end === length : (next[end] ?? -1) >= 0);
    const ends = new Int32Array(length + 1).fill(-1);
    /** The last position at which the rest matches: of the address, or of the segment. */
    let longest = -1;
    for (let start = length; start >= 0; start--) {
        if (token.kind === 'text') {
            const end = start + token.text.length;
            if (end <= length && matches(end) && address.startsWith(token.text, start))
                ends[start] = end;
            continue;
        }
        if (token.kind === 'segment') {
            ends[start] = address[start] === '/' ? -1 : longest;
            if (address[start] === '/')
                longest = -1;
            if (longest < 0 && matches(start))
                longest = start;
            continue;
        }
        const isHere = matches(start);
        // The rest is empty, or a slash with more text.
        if (!token.isBelow)
            ends[start] = longest < 0 && isHere ? start : longest;
        else
            ends[start] = address[start] === '/' && longest >= 0 ? longest : isHere ? start : -1;
        if (longest < 0 && isHere)
            longest = start;
    }
    return ends;
}


/***/ })

};
