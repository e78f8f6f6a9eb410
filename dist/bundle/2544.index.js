export const id = 2544;
export const ids = [2544];
export const modules = {

/***/ 53331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Addresses)
/* harmony export */ });
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);


const UNKNOWN_HOST = 'site.invalid';
const MAX_ADDRESS = 16 * 1024;
/** Turns what pages refer to into addresses, the way a browser does. */
class Addresses {
    hasDomain;
    #origin;
    #host;
    #basePath;
    constructor(domain, basePath) {
        const origin = URL.canParse(`https://${domain ?? UNKNOWN_HOST}`)
            ? `https://${domain ?? UNKNOWN_HOST}`
            : `https://${UNKNOWN_HOST}`;
        this.#origin = new URL(origin).origin;
        this.#host = new URL(origin).host;
        this.hasDomain = domain !== undefined;
        this.#basePath = basePath;
    }
    /** Where the relative references start from of files in one folder that have the same `base`, or none. */
    startIn(folder, base) {
        const address = `${this.#origin}${new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteAddress */ .g6(folder, this.#basePath).pathname}-`;
        const url = base === '' ? null : (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(base, address);
        // Browsers ignore a base with one of these schemes.
        return url === null || url.protocol === 'data:' || url.protocol === 'javascript:' ? address : url.href;
    }
    nameOf(path) {
        return new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteAddress */ .g6(path, this.#basePath).name;
    }
    anchorOf(page, id) {
        return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
    }
    /** The file path that a pathname asks for, or that `nameOf` has named. Undefined outside the base path. */
    pathOf(pathname) {
        return _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteAddress */ .g6.parse(pathname, this.#basePath)?.path;
    }
    /** Undefined for what is not checked: other schemes, and paths outside the base path. */
    resolve(value, start) {
        if (value.length > MAX_ADDRESS)
            return undefined;
        const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(value, start);
        if (url === null)
            return undefined;
        if (url.protocol !== 'https:' && url.protocol !== 'http:')
            return undefined;
        const isInsecure = url.protocol === 'http:';
        const fragment = url.hash.slice(1);
        const href = url.href.replace(/#.*$/s, '');
        if (url.host !== this.#host)
            return { kind: 'external', host: url.host, href, isInsecure };
        const path = this.pathOf(url.pathname);
        return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href };
    }
}


/***/ }),

/***/ 68391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ReferenceJudge)
/* harmony export */ });
/* harmony import */ var _scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39363);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7754);
/* harmony import */ var _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24563);
/* harmony import */ var _site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58156);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);





const NOTHING = [];
/** The source of a page, which clients of the service write in place of its address. */
const SOURCE_ADDRESS = /^https?:\/\/[^/]+\/src\/_props\//;
/** Each redirect is a wait for the reader. */
const MAX_CHAIN = 5;
class ReferenceJudge {
    #checked;
    #findings;
    #hosts = new Map();
    #external = new Map();
    /** By file: its ids, if another page links to one of them. */
    #ids = new Map();
    constructor(checked, findings) {
        this.#checked = checked;
        this.#findings = findings;
    }
    get hosts() {
        return [...this.#hosts.values()].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.host, b.host));
    }
    outcomeOf(kind, value, start) {
        // Without a path, a resource is the page itself or a part of it.
        if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value))
            return NOTHING;
        const address = this.#checked.addresses.resolve(value, start);
        if (address === undefined)
            return NOTHING;
        if (address.kind === 'internal')
            return this.#judge(kind, address);
        // Each address on another host counts once.
        const key = `${isLink(kind) ? 'link' : kind === 'media' ? 'resource' : kind} ${address.href}`;
        const known = this.#external.get(key);
        if (known !== undefined)
            return known;
        const outcome = this.#judge(kind, address);
        this.#external.set(key, outcome);
        return outcome;
    }
    #judge(kind, address) {
        if (kind === 'canonical')
            return this.#judgeCanonical(address);
        // The image on the site's own host is drawn by the service.
        if (kind === 'preview' && address.kind === 'internal')
            return NOTHING;
        if (kind === 'sitemap')
            return this.#judgeSitemap(address);
        if (isLink(kind))
            return this.#judgeLink(address);
        const insecure = address.isInsecure ? this.#open('insecure-resource', address.href) : NOTHING;
        if (address.kind === 'external') {
            this.#hostOf(address.host).resources++;
            return [...this.#open('external-resource', address.href), ...insecure];
        }
        const { site } = this.#checked;
        if (kind === 'frame' ? site.find(address.path) !== undefined : site.has(address.path))
            return insecure;
        const redirected = this.#judgeRedirect(address.path);
        if (redirected !== undefined)
            return [...redirected, ...insecure];
        return [...this.#open('missing-resource', this.#checked.addresses.nameOf(address.path)), ...insecure];
    }
    #judgeCanonical(address) {
        const { addresses, site, redirects } = this.#checked;
        if (address.kind === 'external')
            return addresses.hasDomain || SOURCE_ADDRESS.test(address.href) ? 'foreign-canonical' : NOTHING;
        const isPage = (site.find(address.path) ?? redirects?.follow(address.path, site)) !== undefined;
        return isPage ? NOTHING : 'foreign-canonical';
    }
    #judgeLink(address) {
        if (address.kind === 'external') {
            this.#hostOf(address.host).links++;
            return NOTHING;
        }
        const path = this.#checked.site.find(address.path);
        if (path === undefined) {
            const redirected = this.#judgeRedirect(address.path, address.fragment);
            if (redirected !== undefined)
                return redirected;
            const isReported = this.#checked.reportedTogether?.has(address.path) === true;
            return isReported ? NOTHING : this.#open('broken-link', this.#nameOf(address.path));
        }
        const { redirects, known } = this.#checked;
        const isHidden = known === undefined && redirects?.hasSource(path) === true;
        const hidden = isHidden ? this.#openRedirect(path) : NOTHING;
        return this.#hasAnchor(path, address.fragment)
            ? hidden
            : [...this.openAnchor(path, address.fragment), ...hidden];
    }
    #hasAnchor(path, fragment) {
        return this.#containsAnchor(path, fragment) || this.#isRedirectedToAnchor(path, fragment);
    }
    /** By a redirect that has the address of the page. */
    #isRedirectedToAnchor(path, fragment) {
        const { known, redirects, site } = this.#checked;
        const end = known && redirects?.follow(path, site);
        if (end === undefined || end.steps > MAX_CHAIN)
            return false;
        if (end.kind !== 'file')
            return end.kind === 'external';
        return this.#containsAnchor(end.file, end.destination.fragment || fragment);
    }
    #containsAnchor(path, fragment) {
        const file = this.#checked.files.get(path);
        if (file?.type !== 'page')
            return true;
        const named = (0,_scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__/* .idsNamedBy */ .X)(fragment);
        if (named.length === 0)
            return true;
        const ids = this.#ids.get(path) ?? new Set(this.idsOf(path));
        this.#ids.set(path, ids);
        return named.some(id => ids.has(id));
    }
    /** The ids of a file that was scanned: most pages are never asked for them. */
    idsOf(path) {
        return (this.#checked.files.get(path)?.ids ?? '').split(_scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ID_SEPARATOR */ .w);
    }
    /** Undefined when the path is not the source of a redirect. */
    #judgeRedirect(path, fragment = '') {
        const end = this.#checked.redirects?.follow(path, this.#checked.site);
        if (end === undefined)
            return undefined;
        if (!this.#isReached(end))
            return this.#openRedirect(path);
        // Browsers keep the fragment of a link, unless the redirect has one.
        const isKept = end.kind === 'file' && end.destination.fragment === '';
        return !isKept || this.#hasAnchor(end.file, fragment) ? NOTHING : this.openAnchor(end.file, fragment);
    }
    #isReached(end) {
        if (end.steps > MAX_CHAIN)
            return false;
        return (end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment)));
    }
    /** Checks all redirects, also those that no page links to. */
    checkRedirects() {
        const { site, known = site } = this.#checked;
        for (const rule of this.#checked.redirects?.rules ?? []) {
            const path = this.#checked.redirects?.pathOf(rule);
            if (path === undefined) {
                const end = this.#checked.redirects?.endOfPattern(rule, site);
                if (end !== undefined && !this.#isReached(end))
                    this.#findings.open('broken-redirect', rule.source);
            }
            else if (known.find(path) === undefined)
                this.#judgeRedirect(path);
            else if (known === site)
                this.#openRedirect(path);
        }
    }
    /** An address that a wildcard covers has no redirect of its own, and no destination here. */
    addDestinations(findings) {
        const { redirects } = this.#checked;
        const destinations = new Map(redirects?.rules.map(rule => {
            const path = redirects.pathOf(rule);
            return [path === undefined ? rule.source : this.#nameOf(path), rule.destination];
        }));
        for (const finding of findings) {
            const destination = finding.kind === 'broken-redirect' ? destinations.get(finding.target) : undefined;
            if (destination !== undefined)
                finding.destination = destination;
        }
    }
    #nameOf(path) {
        return this.#checked.addresses.nameOf((0,_site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .pageName */ .$)(path));
    }
    #openRedirect(path) {
        return this.#open('broken-redirect', this.#nameOf(path));
    }
    #open(kind, target) {
        const finding = this.#findings.open(kind, target);
        return finding === undefined ? NOTHING : [finding];
    }
    #judgeSitemap(address) {
        // Without a domain the sitemap's own host counts as the site's.
        const isForeign = address.kind === 'external' && this.#checked.addresses.hasDomain;
        if (isForeign)
            return NOTHING;
        const { addresses } = this.#checked;
        const path = address.kind === 'internal' ? address.path : addresses.pathOf(new URL(address.href).pathname);
        if (path === undefined || this.#checked.site.find(path) !== undefined)
            return NOTHING;
        return this.#open('sitemap', this.#nameOf(path));
    }
    openAnchor(path, fragment) {
        const element = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecode */ .Y)(fragment.split(':~:', 1)[0]);
        return this.#open('broken-anchor', this.#checked.addresses.anchorOf(this.#nameOf(path), element));
    }
    #hostOf(host) {
        const known = this.#hosts.get(host) ?? { host, links: 0, resources: 0 };
        this.#hosts.set(host, known);
        return known;
    }
}
function isLink(kind) {
    return kind === 'link' || kind === 'otherLink';
}


/***/ }),

/***/ 45001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ addSuggestions)
/* harmony export */ });
/* harmony import */ var _site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58156);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15300);
/* harmony import */ var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41397);



/** Enough for one report. The next report has suggestions for the rest. */
const MAX_SUGGESTED = 1000;
const MAX_IDS = 5000;
function addSuggestions(findings, { paths, files, addresses, idsOf }) {
    let pages;
    // Only for the last page: findings are sorted, and the ids of all pages would take much memory.
    let anchors;
    const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor');
    for (const finding of broken.slice(0, MAX_SUGGESTED)) {
        const { kind, target } = finding;
        const suggestion = kind === 'broken-link' ? findPage(target) : findAnchor(target);
        if (suggestion !== undefined)
            finding.suggestion = suggestion;
    }
    function findPage(target) {
        const path = addresses.pathOf(target);
        if (path === undefined)
            return undefined;
        pages ??= new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ClosestName */ .h([...paths].filter(page => (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(page) && !(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(page)).map(page => (0,_site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$)(page)));
        const page = pages.find(path);
        return page === undefined ? undefined : addresses.nameOf(page);
    }
    function findAnchor(target) {
        const [page = ''] = target.split('#', 1);
        const file = files.find(addresses.pathOf(page) ?? '');
        if (file === undefined)
            return undefined;
        if (anchors?.file !== file)
            anchors = { file, ids: new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ClosestName */ .h(idsOf(file).slice(0, MAX_IDS)) };
        const id = anchors.ids.find(target.slice(page.length + 1));
        return id === undefined ? undefined : addresses.anchorOf(page, id);
    }
}


/***/ }),

/***/ 41397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ClosestName)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);

/** A group of letters in more names than this does not distinguish them. */
const MAX_SHARED = 1000;
/** Compared in full, apart from those that are as good as the last of them. */
const MAX_CANDIDATES = 20;
const MAX_LENGTH = 300;
/** Share of the letter groups of both names; below this, two names have little in common. */
const MIN_SIMILARITY = 0.5;
const MIN_SIMILARITY_OF_MOVED = 0.2;
/** In a short name one mistake changes most groups. A list of so few names, such as inputs, is compared by letters, too. */
const MAX_FEW = 100;
/** Share of the letters of such a name that may be mistakes. */
const MAX_MISTAKES = 0.25;
/** Finds the name that someone may have meant, among many, by the groups of three letters that both have. */
class ClosestName {
    /** By group of letters. */
    #names = new Map();
    #areFew;
    constructor(names) {
        const all = [...names];
        this.#areFew = all.length <= MAX_FEW;
        for (const name of all) {
            for (const group of groupsOf(name)) {
                const having = this.#names.get(group);
                if (having === undefined)
                    this.#names.set(group, [name]);
                else if (having.length <= MAX_SHARED)
                    having.push(name);
            }
        }
    }
    find(name) {
        const groups = groupsOf(name);
        const scored = this.#candidates(groups).flatMap(other => {
            const otherGroups = groupsOf(other);
            const common = [...groups].filter(group => otherGroups.has(group)).length;
            const similarity = (2 * common) / (groups.size + otherGroups.size);
            // A page that was moved keeps the last part of its address.
            const isMoved = lastPart(other) === lastPart(name);
            const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY);
            const isMeant = isSimilar || (this.#areFew && isMistyped(name, other));
            return isMeant ? [{ other, score: similarity + (isMoved ? 1 : 0) }] : [];
        });
        return scored.sort((a, b) => b.score - a.score || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.other, b.other))[0]?.other;
    }
    /** The names that share most of the groups which few names have. */
    #candidates(groups) {
        const shared = new Map();
        for (const group of groups) {
            const names = this.#names.get(group) ?? [];
            if (names.length > MAX_SHARED)
                continue;
            for (const name of names)
                shared.set(name, (shared.get(name) ?? 0) + 1);
        }
        const most = Array.from(shared.values()).sort((a, b) => b - a)[MAX_CANDIDATES - 1] ?? 0;
        return [...shared].filter(([, count]) => count >= most).map(([name]) => name);
    }
}
function groupsOf(name) {
    const text = ` ${name.slice(0, MAX_LENGTH).toLowerCase()} `;
    const groups = new Set();
    for (let i = 0; i + 3 <= text.length; i++)
        groups.add(text.slice(i, i + 3));
    return groups;
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
function isMistyped(name, other) {
    const allowed = Math.floor(other.length * MAX_MISTAKES);
    const mayBe = other.length <= MAX_LENGTH && Math.abs(name.length - other.length) <= allowed;
    return mayBe && mistakesBetween(name.toLowerCase(), other.toLowerCase()) <= allowed;
}
/** How many letters have to be inserted, removed, replaced or exchanged with the next one to make one of the other. */
function mistakesBetween(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 0; i < a.length; i++) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j++) {
            const replaced = row[j] + (a[i] === b[j] ? 0 : 1);
            const isExchanged = a[i] === b[j - 1] && a[i - 1] === b[j];
            const exchanged = isExchanged ? before[j - 1] + 1 : replaced;
            next.push(Math.min(replaced, exchanged, row[j + 1] + 1, next[j] + 1));
        }
        before = row;
        row = next;
    }
    return row.at(-1);
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


/***/ })

};
