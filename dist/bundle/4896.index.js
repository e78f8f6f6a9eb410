export const id = 4896;
export const ids = [4896];
export const modules = {

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

/***/ 4938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ hasKnownType),
/* harmony export */   J: () => (/* binding */ contentTypeOf)
/* harmony export */ });
/* harmony import */ var mrmime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16059);

const HTML_TYPE = 'text/html; charset=utf-8';
const UNKNOWN_TYPE = 'application/octet-stream';
/** Types that are common in documentation sites but missing from `mrmime`. */
const MORE_TYPES = {
    ico: 'image/x-icon',
    eot: 'application/vnd.ms-fontobject',
    cjs: 'text/javascript',
    tgz: 'application/gzip',
    tar: 'application/x-tar',
    // No charset is added: an RSC payload is always UTF-8, and the client expects exactly this type.
    rsc: 'text/x-component'
};
/** Types that get a charset: `text/…`, and text formats below other top-level types. */
const TEXT = /^(text\/(?!x-component)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/;
/** Content types by extension. A map, because an object would also match names such as `constructor`. */
const TYPES = new Map(Object.entries({ ...mrmime__WEBPACK_IMPORTED_MODULE_0__/* .mimes */ .M, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
]));
/** Returns the content type of a file. Without an extension, only the content shows whether the file is HTML. */
function contentTypeOf(path, startsAsHtml = () => false) {
    const extension = extensionOf(path);
    if (extension === undefined && startsAsHtml())
        return HTML_TYPE;
    return TYPES.get(extension ?? '') ?? UNKNOWN_TYPE;
}
/** Returns true if the path ends with a known extension. The `.2` of `v1.2` is not an extension. */
function hasKnownType(path) {
    return TYPES.has(extensionOf(path) ?? '');
}
/** Returns the extension in lower case, without the dot. The name `.env` has no extension. */
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
 * Two paths with the same folded form are the same file on macOS or Windows. macOS uses full case folding: `ß` equals
 * `ss`. The dotless `ı` is an exception: its upper case is `I`, but macOS treats `ı` and `i` as different letters.
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
 * Checks a path in an archive, a folder or a manifest. The path must be relative to the site and printable, use forward
 * slashes, and be inside the site on every system.
 */
function problemOfPath(path) {
    // Checked first, because the time for the other checks grows with the length of the path.
    if (isPathTooLong(path))
        return 'long';
    if (path.startsWith('/'))
        return 'absolute';
    if (path.includes('\\'))
        return 'backslash';
    if (/^[A-Za-z]:/.test(path))
        return 'drive';
    // Invalid UTF-8 is decoded to \uFFFD, so different names could become equal.
    if (/[\p{Cc}\uFFFD]/u.test(path))
        return 'characters';
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path))
        return 'parent';
    const segments = path.split('/');
    return segments.length > MAX_LEVELS || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** Windows reserves device names in every folder and with every extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment);
}


/***/ }),

/***/ 82937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ readDestination),
/* harmony export */   Wd: () => (/* binding */ normalDestination),
/* harmony export */   ZT: () => (/* binding */ expandDestination),
/* harmony export */   d6: () => (/* binding */ ownDestination),
/* harmony export */   f: () => (/* binding */ problemOfDestination),
/* harmony export */   uT: () => (/* binding */ replaceWildcards)
/* harmony export */ });
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68140);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37630);



const MAX_LENGTH = 4096;
const ANY_HOST = `https://${_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_HOST */ .IZ}`;
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
        return 'contains control characters, backslashes or invalid Unicode';
    }
    const url = /^https?:\/\/[^/]/i.test(text) ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(text) : null;
    if (url === null || url.host.includes('*'))
        return 'is not a valid URL';
    return url.username === '' && url.password === '' ? undefined : 'contains a user name or password';
}
/** Normalizes a valid destination: percent-encodes it, keeps wildcards, and adds the base path to a path. */
function normalDestination(text, base) {
    if (!/^https?:/i.test(text)) {
        const { pathname, search, hash } = new URL((0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .belowBase */ .Vn)(text, base), ANY_HOST);
        return pathname + search + hash;
    }
    return new URL(text).href;
}
/** Returns the destination as a path if it is a URL on the site's host and below the base path. */
function ownDestination(destination, base, domain) {
    if (!/^https?:/i.test(destination))
        return undefined;
    const { host, pathname, search, hash } = new URL(destination);
    if (host !== domain.toLowerCase() || (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfAddress */ .BX)(pathname) !== undefined)
        return undefined;
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, base)?.path;
    return path === undefined ? undefined : { path, address: pathname + search + hash };
}
/**
 * Replaces the source's wildcards in a destination. The nth `*` stands for the nth `*` of the source. `:name` and
 * `:name*` are equivalent. A wildcard that is missing from the source is literal text.
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
        return value === '' ? '' : slash + new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(value).pathname.slice(1);
    });
    // The value of a wildcard must not turn a path into the name of another host.
    return filled.startsWith('http') ? filled : `/${filled.replace(/^\/+/, '')}`;
}
/** Parses an expanded destination. `base`: the base path with a slash at both ends. */
function readDestination(text, base) {
    if (/^https?:/i.test(text))
        return { kind: 'external', address: text };
    const { pathname, search, hash } = new URL(text, ANY_HOST);
    const address = pathname + search + hash;
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, base)?.path;
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
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7754);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
/* harmony import */ var _files_content_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4938);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21328);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2360);





/** Regular expressions in host rules support references 1 to 9, and some wildcards need two references. */
const MAX_WILDCARDS = 4;
/** If `:name*` or `*` is a whole segment, the wildcard includes the slash before it: `/blog/*` also matches `/blog`. */
const WILDCARD = /(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g;
/** `base`: the base path with a slash at both ends. */
function parseSource(text, base) {
    const problem = problemOfAddress(text);
    if (problem !== undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(problem);
    if (/[?#]/.test(text))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('has a query or an anchor, which a redirect cannot depend on');
    const plain = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .pageName */ .$p)(belowBase(text, base));
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6.parse(plain, base)?.path ?? '';
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
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('uses a wildcard name twice');
    return {
        text: tokens.map(tokenText).join(''),
        address: wildcards.length === 0 ? base + path : undefined,
        isFile: (0,_files_content_types_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKnownType */ .A)(plain),
        wildcards,
        tokens
    };
}
/** Adds the base path, unless the path already begins with it. */
function belowBase(path, base) {
    const [name = ''] = path.split(/[?#]/, 1);
    const isBelow = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6.parse(name, base) !== undefined;
    return isBelow ? path : new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6('', base).pathname.slice(0, -1) + path;
}
/** Returns the problem with a path that starts at a host's root. Does not check the query or the anchor. */
function problemOfAddress(text) {
    if (!text.startsWith('/'))
        return 'is not a path: it must start with /';
    if (text.startsWith('//'))
        return 'is not a path: it starts with two slashes';
    if (!text.isWellFormed() || /\p{Cc}/u.test(text))
        return 'contains control characters or invalid Unicode';
    const path = text.replace(/[?#].*$/s, '');
    if ((0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathTooLong */ .M0)(path))
        return 'is too long';
    const segments = path.slice(1).split('/');
    for (const [i, segment] of segments.entries()) {
        const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecode */ .Y)(segment);
        if (decoded.includes('\uFFFD') || /%(?![\da-f]{2})/i.test(segment))
            return 'contains a % that is not part of a percent-encoded character';
        if (/[/\\\p{Cc}]/u.test(decoded))
            return 'contains a backslash, or an encoded slash or control character';
        if (decoded === '.' || decoded === '..')
            return 'contains `.` or `..` as a folder';
        if (decoded === '' && i < segments.length - 1)
            return 'contains two slashes in a row';
        // The file name of the page also has an extension.
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
            tokens.push({ kind: 'text', text: (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecode */ .Y)(encoded) });
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
    // Without encoding, these characters would be wildcards.
    if (token.kind === 'text')
        return new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6(token.text).pathname
            .slice(1)
            .replace(/[*:]/g, character => (character === '*' ? '%2A' : '%3A'));
    if (token.kind === 'segment')
        return `:${token.name}`;
    const name = token.name === '*' ? '*' : `:${token.name}*`;
    return token.isBelow ? `/${name}` : name;
}
/**
 * Returns the value of each wildcard if the address matches. Wildcards are greedy, from left to right. Visits each
 * position once per token, starting with the last token.
 */
function matchSource({ tokens }, address) {
    /** By token and start position: the end of the match, or -1 if the rest of the address does not match. */
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
/** Returns the end of the match for each start position, or -1. `next` contains the ends for the next token. */
function endsOf(token, address, next) {
    const { length } = address;
    const matches = (end) => (next === undefined ? end === length : (next[end] ?? -1) >= 0);
    const ends = new Int32Array(length + 1).fill(-1);
    /** The last position in the address or segment from which the remaining tokens match. */
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
