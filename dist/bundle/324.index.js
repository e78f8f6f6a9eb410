export const id = 324;
export const ids = [324];
export const modules = {

/***/ 62772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18667);


/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
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
    const paths = new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
    for (const path of paths) {
        const folders = ((0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(path) ?? path).slice(1).split('/');
        const most = Math.min(MAX_FOLDERS, folders.length - 1);
        const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
        if (count === undefined)
            continue;
        const base = `/${folders.slice(0, count).join('/')}`;
        votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
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
    const exported = baseFolder((0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Set \`base-path: ${path}\` in the export step, or correct \`site-url\`.`;
}


/***/ }),

/***/ 17946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ hasKnownType),
/* harmony export */   JX: () => (/* binding */ contentTypeOf),
/* harmony export */   Pi: () => (/* binding */ contentTypeWithoutExtension)
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
/** By extension. A map, since an object also has names such as `constructor`. */
const TYPES = new Map(Object.entries({ ...mrmime__WEBPACK_IMPORTED_MODULE_0__/* .mimes */ .M, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
]));
/** The type to serve a file with, by its name. Undefined for a name without extension: only its content can tell. */
function contentTypeOf(path) {
    const extension = extensionOf(path);
    return extension === undefined ? undefined : (TYPES.get(extension) ?? UNKNOWN_TYPE);
}
/** Whether the name ends like a kind of file that is served as it is. `v1.2` does not. */
function hasKnownType(path) {
    return TYPES.has(extensionOf(path) ?? '');
}
function contentTypeWithoutExtension(startsAsHtml) {
    return startsAsHtml ? HTML_TYPE : UNKNOWN_TYPE;
}
/** Lower case, without the dot. A name that only begins with a dot has none. */
function extensionOf(path) {
    return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
}


/***/ }),

/***/ 77472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kV: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52727);

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
/** A character has at most three bytes for each UTF-16 unit: most names need not be measured. */
function isPathTooLong(path) {
    return path.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR / 3 && Buffer.byteLength(path) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR;
}
function isSegmentTooLong(segment) {
    return segment.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN / 3 && Buffer.byteLength(segment) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN;
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
    return segments.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LEVELS */ .DD || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** The names of devices, which Windows sees in any folder and before any extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment);
}


/***/ }),

/***/ 94493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   BC: () => (/* binding */ SiteFiles),
/* harmony export */   jT: () => (/* binding */ liveAddress)
/* harmony export */ });
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62772);
/* harmony import */ var _url_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65232);


/** Answers which file a path asks for, as a static host with clean URLs does. */
class SiteFiles {
    #files;
    constructor(files) {
        this.#files = files;
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
        return candidates.find(candidate => this.#files.has(candidate));
    }
}
/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
function pageName(path) {
    // Looks at each run of slashes once.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}
function liveAddress(path, { domain, basePath }) {
    const base = (0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath);
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain)}${base}${(0,_url_path_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O)(page)}`;
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
/* harmony import */ var _url_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65232);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68140);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18667);



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
    const url = /^https?:\/\/[^/]/i.test(text) ? (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(text) : null;
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
        return value === '' ? '' : slash + (0,_url_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(value);
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
    const decoded = decodeURIComponent(pathname);
    if (!`${decoded}/`.startsWith(base))
        return { kind: 'external', address };
    const path = decoded.slice(base.length);
    return { kind: 'internal', address, path, query: search, fragment: hash.slice(1) };
}


/***/ }),

/***/ 1324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseRedirects)
/* harmony export */ });
/* unused harmony export Redirects */
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62772);
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94493);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82937);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68140);





const MAX_REDIRECTS = 100_000;
/** An address is compared with one after the other. */
const MAX_PATTERNS = 1000;
/** Browsers follow no more of them. */
const MAX_FOLLOWED = 20;
/** A wildcard that leads below its own source never ends, and its address grows with every step. */
const MAX_WILDCARDS_FOLLOWED = 6;
/** All redirects of a site. Sources without a wildcard come first, as a page does on every host. */
class Redirects {
    base;
    rules;
    #byAddress = new Map();
    /** `text`: the longest one that all addresses of the pattern contain. */
    #patterns = [];
    constructor(rules, base) {
        this.rules = rules;
        this.base = base;
        for (const rule of rules) {
            const { address, tokens } = rule.from;
            const texts = tokens.flatMap(token => (token.kind === 'text' ? token.text : []));
            const [text = ''] = texts.sort((a, b) => b.length - a.length);
            if (address === undefined)
                this.#patterns.push({ rule, text });
            else
                this.#byAddress.set(address, rule);
        }
    }
    get list() {
        return this.rules.map(({ source, destination, permanent }) => ({ source, destination, permanent }));
    }
    /** The redirect for a path of the site, decoded and without the base path, and where it leads. */
    find(path) {
        const address = this.base + (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const exact = this.#byAddress.get(address);
        if (exact !== undefined)
            return { rule: exact, destination: exact.to };
        for (const { rule, text } of this.#patterns) {
            const captures = address.includes(text) ? (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .matchSource */ .NF)(rule.from, address) : undefined;
            if (captures === undefined)
                continue;
            const expanded = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .expandDestination */ .ZT)(rule.destination, rule.from.wildcards, captures);
            return { rule, destination: (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestination */ .FD)(expanded, this.base) };
        }
        return undefined;
    }
    hasSource(path) {
        return this.#byAddress.has(this.base + (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path));
    }
    /** The path below the base path that a redirect without a wildcard leads away from. */
    pathOf({ from }) {
        return from.address?.slice(this.base.length);
    }
    /** Follows the redirects for a path, as a browser does, until there is a file or another host. */
    follow(path, site) {
        return this.#follow(this.find(path)?.destination, (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path), site);
    }
    /** Where all addresses of a pattern lead, if that is one place. */
    endOfPattern({ destination, from, to }, site) {
        const isOnePlace = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceWildcards */ .uT)(destination, from.wildcards, () => '') === destination;
        if (!isOnePlace)
            return undefined;
        return this.#follow(to, undefined, site);
    }
    #follow(first, name, site) {
        const seen = new Set(name === undefined ? [] : [name]);
        let destination = first;
        let wildcards = 0;
        for (let steps = 1; destination !== undefined; steps++) {
            if (destination.kind === 'external')
                return { kind: 'external', steps, destination };
            const file = site.find(destination.path);
            if (file !== undefined)
                return { kind: 'file', steps, file, destination };
            const next = (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(destination.path);
            if (seen.has(next) || steps === MAX_FOLLOWED)
                return { kind: 'loop', steps };
            seen.add(next);
            const found = this.find(destination.path);
            if (found === undefined)
                return { kind: 'missing', steps, destination };
            if (found.rule.from.address === undefined && ++wildcards > MAX_WILDCARDS_FOLLOWED)
                return { kind: 'loop', steps };
            destination = found.destination;
        }
        return undefined;
    }
}
/** `domain`: the site's own host, where it is known. */
function parseRedirects(entries, basePath, domain) {
    const base = (0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath);
    const rules = new Map();
    const repeated = [];
    const problems = [];
    let patterns = 0;
    if (!Array.isArray(entries))
        problems.push('The redirects are not a list');
    else if (entries.length > MAX_REDIRECTS)
        problems.push(`There are more than ${MAX_REDIRECTS} redirects`);
    else {
        for (const [i, entry] of entries.entries()) {
            const rule = parseEntry(entry, i, base, domain);
            if (rule instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
                problems.push(...rule.messages);
            else if (rules.has(rule.source))
                repeated.push(rule.source);
            else if (rule.from.address !== undefined || ++patterns <= MAX_PATTERNS)
                rules.set(rule.source, rule);
        }
    }
    if (patterns > MAX_PATTERNS)
        problems.push(`There are more than ${MAX_PATTERNS} redirects with wildcards`);
    return { redirects: new Redirects([...rules.values()], base), problems, repeated };
}
function parseEntry(entry, index, base, domain) {
    const { source, destination, permanent = true } = Object(entry);
    const number = `entry ${index + 1}`;
    const name = typeof source === 'string' ? `source ${quoted(source)}` : number;
    const from = typeof source === 'string' ? (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSource */ .PJ)(source, base) : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF('has no `source`');
    const isSource = !(from instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF);
    const read = (0,_runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .collect */ .Fo)({
        from: isSource ? from : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`${name} ${from.message}`),
        destination: typeof destination === 'string'
            ? checkDestination(destination, isSource ? name : number)
            : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`${name} has no \`destination\``),
        permanent: typeof permanent === 'boolean'
            ? permanent
            : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`\`permanent\` of ${name} is neither true nor false`)
    });
    if (read instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
        return read;
    const normal = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .normalDestination */ .Wd)(read.destination, base, domain);
    return { ...read, source: read.from.text, destination: normal, to: (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestination */ .FD)(normal, base) };
}
function checkDestination(text, of) {
    const problem = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOfDestination */ .f)(text);
    return problem === undefined ? text : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`destination ${quoted(text)} of ${of} ${problem}`);
}
const MAX_QUOTED = 200;
/** As JSON: a line break in a value must not start a new line in the log. */
function quoted(text) {
    return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}


/***/ }),

/***/ 68140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ problemOfAddress),
/* harmony export */   NF: () => (/* binding */ matchSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   Vn: () => (/* binding */ belowBase),
/* harmony export */   q1: () => (/* binding */ wildcardAt)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94493);
/* harmony import */ var _content_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17946);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77472);
/* harmony import */ var _url_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65232);






/** Regular expressions of hosts have references 1 to 9, and some wildcards need two. */
const MAX_WILDCARDS = 4;
/** A slash in front of `:name*` or `*` that is a whole folder belongs to the wildcard: `/blog/*` is also `/blog`. */
const WILDCARD = /(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g;
/** Where the first wildcard of a source begins, or -1. */
function wildcardAt(source) {
    return source.search(WILDCARD);
}
/** `base`: the base path with a slash at both ends. */
function parseSource(text, base) {
    const problem = problemOfAddress(text);
    if (problem !== undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(problem);
    if (/[?#]/.test(text))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('has a query or an anchor, which a redirect cannot depend on');
    const plain = (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(belowBase(text, base));
    const decoded = decodeURIComponent(plain);
    if (`${decoded}/` === base)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('is the start page of the site, which cannot be redirected');
    const tokens = tokensOf(plain);
    const wildcards = tokens.flatMap(token => {
        if (token.kind === 'text')
            return [];
        return token.name === '*' ? '*' : `:${token.name}`;
    });
    if (wildcards.length > MAX_WILDCARDS)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`has more than ${MAX_WILDCARDS} wildcards`);
    const names = wildcards.filter(name => name !== '*');
    if (new Set(names).size < names.length)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('uses the name of a wildcard twice');
    return {
        text: tokens.map(tokenText).join(''),
        address: wildcards.length === 0 ? decoded : undefined,
        isFile: (0,_content_types_js__WEBPACK_IMPORTED_MODULE_2__/* .hasKnownType */ .AE)(plain),
        wildcards,
        tokens
    };
}
/** Paths are relative to the base path, unless they begin with it. */
function belowBase(path, base) {
    const [name = ''] = path.split(/[?#]/, 1);
    return `${(0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(name) ?? name}/`.startsWith(base) ? path : (0,_url_path_js__WEBPACK_IMPORTED_MODULE_4__/* .encodePath */ .O)(base.slice(0, -1)) + path;
}
/** What is wrong with a path from the root of a host, if anything. A query and an anchor are not looked at. */
function problemOfAddress(text) {
    if (!text.startsWith('/'))
        return 'is not a path: it must start with /';
    if (text.startsWith('//'))
        return 'is not a path: it starts with two slashes';
    if (!text.isWellFormed() || /\p{Cc}/u.test(text))
        return 'contains control characters or invalid text';
    const path = text.replace(/[?#].*$/s, '');
    if ((0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isPathTooLong */ .M0)(path))
        return 'is too long';
    const segments = path.slice(1).split('/');
    for (const [i, segment] of segments.entries()) {
        const decoded = (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(segment);
        if (decoded === undefined)
            return 'contains a % that is not part of a percent-encoded character';
        if (/[/\\\p{Cc}]/u.test(decoded))
            return 'contains a backslash, or an encoded slash or control character';
        if (decoded === '.' || decoded === '..')
            return 'contains `.` or `..` as a folder';
        if (decoded === '' && i < segments.length - 1)
            return 'contains two slashes in a row';
        // The file of the page has an extension.
        if ((0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isSegmentTooLong */ .Mm)(`${decoded}.html`))
            return 'contains a name that is too long';
    }
    return undefined;
}
function tokensOf(source) {
    const tokens = [];
    let at = 0;
    const addText = (encoded) => {
        if (encoded !== '')
            tokens.push({ kind: 'text', text: decodeURIComponent(encoded) });
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
        return (0,_url_path_js__WEBPACK_IMPORTED_MODULE_4__/* .encodePath */ .O)(token.text).replace(/[*:]/g, character => (character === '*' ? '%2A' : '%3A'));
    if (token.kind === 'segment')
        return `:${token.name}`;
    const name = token.name === '*' ? '*' : `:${token.name}*`;
    return token.isBelow ? `/${name}` : name;
}
/** What each wildcard stands for in an address, if that matches. Tries every position of every token once. */
function matchSource({ tokens }, address) {
    const failed = new Set();
    const captures = [];
    const attempt = (at, start) => {
        const token = tokens[at];
        if (token === undefined)
            return start === address.length;
        if (token.kind === 'text') {
            return address.startsWith(token.text, start) && attempt(at + 1, start + token.text.length);
        }
        const key = at * (address.length + 1) + start;
        if (failed.has(key))
            return false;
        const isBelow = token.kind === 'rest' && token.isBelow;
        if (isBelow && address[start] !== '/')
            return captured(at, start, start);
        const from = isBelow ? start + 1 : start;
        const slash = token.kind === 'segment' ? address.indexOf('/', start) : -1;
        const shortest = token.kind === 'segment' ? start + 1 : from;
        for (let end = slash < 0 ? address.length : slash; end >= shortest; end--) {
            if (captured(at, from, end))
                return true;
        }
        // Nothing at all, not even the slash.
        if (isBelow && captured(at, start, start))
            return true;
        failed.add(key);
        return false;
    };
    const captured = (at, start, end) => {
        captures.push(address.slice(start, end));
        if (attempt(at + 1, end))
            return true;
        captures.pop();
        return false;
    };
    return attempt(0, 0) ? captures : undefined;
}


/***/ }),

/***/ 65232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   j: () => (/* binding */ encodeStrictly)
/* harmony export */ });
/**
 * A path of the site as browsers write it into a request: `/lang/c++` and `/@scope/pkg` stay as they are. To a host or
 * a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}
/** A path of a repository, for programs that accept only what the standard allows: `[slug].mdx` is encoded. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}


/***/ })

};
