export const id = 9630;
export const ids = [9630];
export const modules = {

/***/ 53331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ws: () => (/* binding */ startIn),
/* harmony export */   dI: () => (/* binding */ anchorOf),
/* harmony export */   nm: () => (/* binding */ resolveLink)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);

const MAX_ADDRESS = 16 * 1024;
/** Returns the base for relative references in a folder. `base`: the address in `<base>`, or an empty string. */
function startIn(site, folder, base) {
    const address = `${site.urlOf(folder)}-`;
    const url = base === '' ? null : (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(base, address);
    // Browsers ignore a base with one of these schemes.
    return url === null || url.protocol === 'data:' || url.protocol === 'javascript:' ? address : url.href;
}
/**
 * Resolves a reference in a page, as a browser does. Returns undefined for an address that is not checked: another
 * scheme, or a path outside the base path.
 */
function resolveLink(value, start, site) {
    if (value.length > MAX_ADDRESS)
        return undefined;
    const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(value, start);
    if (url === null)
        return undefined;
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    const isInsecure = url.protocol === 'http:';
    const fragment = url.hash.slice(1);
    const href = url.href.replace(/#.*$/s, '');
    if (url.host !== site.host)
        return { kind: 'external', host: url.host, href, isInsecure };
    const path = site.pathOf(url.pathname);
    return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href };
}
/** Returns the name of a section for findings. `page`: a result of `nameOf`. */
function anchorOf(page, id) {
    return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
}


/***/ }),

/***/ 68391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ReferenceJudge)
/* harmony export */ });
/* harmony import */ var _scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39363);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7754);
/* harmony import */ var _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24563);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _link_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53331);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);






const NOTHING = [];
/** Address of a page's source, which the service's web application can use as the canonical URL of the page. */
const SOURCE_ADDRESS = /^https?:\/\/[^/]+\/src\/_props\//;
/** Matches an address with a host. */
const WITH_HOST = /^[\0-\x20]*(?:https?:)?[/\\]{2}/i;
/** Longer chains of redirects count as broken, because each redirect delays the reader. */
const MAX_CHAIN = 5;
class ReferenceJudge {
    #checked;
    #findings;
    #hosts = new Map();
    /** For each target of a broken redirect, why it leads to no page. */
    #causes = new Map();
    #external = new Map();
    /** Caches the ids of files to which links with a fragment lead. */
    #ids = new Map();
    constructor(checked, findings) {
        this.#checked = checked;
        this.#findings = findings;
    }
    get hosts() {
        return [...this.#hosts.values()].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.host, b.host));
    }
    outcomeOf(kind, value, start) {
        // An address without a path refers to the page itself, and a `data:` URL contains the resource.
        if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value))
            return NOTHING;
        const found = (0,_link_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveLink */ .nm)(value, start, this.#checked.site);
        if (found === undefined)
            return NOTHING;
        const isOfSite = kind === 'canonical' || kind === 'sitemap' || !WITH_HOST.test(value);
        const address = isOfSite ? found : this.#withoutNeighbors(found);
        if (address.kind === 'internal')
            return this.#judge(kind, address);
        // Count each address on another host only once.
        const key = `${isLink(kind) ? 'link' : kind === 'media' ? 'resource' : kind} ${address.href}`;
        const known = this.#external.get(key);
        if (known !== undefined)
            return known;
        const outcome = this.#judge(kind, address);
        this.#external.set(key, outcome);
        return outcome;
    }
    /** If the final base path is unknown, an absolute address may belong to another site of the host. */
    #withoutNeighbors(address) {
        const { site, isMovable } = this.#checked;
        if (isMovable !== true || address.kind === 'external')
            return address;
        return this.#isNeighbor(address.path) ? { ...address, kind: 'external', host: site.host } : address;
    }
    /** Whether no part of the site has the path, or the path is that of a page of the site below another base path. */
    #isNeighbor(path) {
        const { site } = this.#checked;
        if (site.find(path) !== undefined)
            return false;
        const pages = { has: (each) => each !== '' && site.find(each) !== undefined };
        return !site.covers(path) || (0,_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .fileBelowAnyBase */ .BZ)(`/${path}`, pages) !== undefined;
    }
    #judge(kind, address) {
        if (kind === 'canonical')
            return this.#judgeCanonical(address);
        // The service generates preview images on the site's host, so an export does not contain these images.
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
        return [...this.#open('missing-resource', this.#checked.site.nameOf(address.path)), ...insecure];
    }
    #judgeCanonical(address) {
        const { site, redirects } = this.#checked;
        if (address.kind === 'external')
            return site.hasHost || SOURCE_ADDRESS.test(address.href) ? 'foreign-canonical' : NOTHING;
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
        return this.#hasAnchor(path, address.fragment) ? NOTHING : this.openAnchor(path, address.fragment);
    }
    #hasAnchor(path, fragment) {
        return this.#containsAnchor(path, fragment) || this.#isRedirectedToAnchor(path, fragment);
    }
    /**
     * Returns true if a redirect at the page address leads to the anchor. If a page and a redirect in the sources share an
     * address, a link may lead to either, because the service does not document the precedence.
     */
    #isRedirectedToAnchor(path, fragment) {
        const { redirects, site } = this.#checked;
        const end = site.isOfSources ? redirects?.follow(path, site) : undefined;
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
        const named = (0,_scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_3__/* .idsNamedBy */ .X)(fragment);
        if (named.length === 0)
            return true;
        const ids = this.#ids.get(path) ?? new Set(this.idsOf(path));
        this.#ids.set(path, ids);
        return named.some(id => ids.has(id));
    }
    /** Returns the ids of a scanned file. Computed on demand, because most pages have no links to ids. */
    idsOf(path) {
        return (this.#checked.files.get(path)?.ids ?? '').split(_scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_4__/* .ID_SEPARATOR */ .w);
    }
    /** Returns undefined if the path is not the source of a redirect. */
    #judgeRedirect(path, fragment = '') {
        const end = this.#checked.redirects?.follow(path, this.#checked.site);
        if (end === undefined)
            return undefined;
        if (!this.#isReached(end))
            return this.#openRedirect(path, end);
        // Browsers keep the fragment of a link, unless the redirect has a fragment.
        const isKept = end.kind === 'file' && end.destination.fragment === '';
        return !isKept || this.#hasAnchor(end.file, fragment) ? NOTHING : this.openAnchor(end.file, fragment);
    }
    #isReached(end) {
        if (end.steps > MAX_CHAIN)
            return false;
        return ((end.kind === 'external' && !this.#isMissing(end.destination.address)) ||
            (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment)));
    }
    /** Whether an absolute address leads to a part of the site, but not to a page. */
    #isMissing(address) {
        const { site, isMovable } = this.#checked;
        if (isMovable !== true || !WITH_HOST.test(address))
            return false;
        const found = (0,_link_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveLink */ .nm)(address, site.origin, site);
        return found?.kind === 'internal' && site.find(found.path) === undefined && !this.#isNeighbor(found.path);
    }
    checkRedirects() {
        const { site } = this.#checked;
        for (const rule of this.#checked.redirects?.rules ?? []) {
            const path = this.#checked.redirects?.pathOf(rule);
            if (path === undefined) {
                const end = this.#checked.redirects?.endOfPattern(rule, site);
                if (end !== undefined && !this.#isReached(end)) {
                    this.#findings.open('broken-redirect', rule.source);
                    this.#causes.set(rule.source, causeOf(end));
                }
                // On static hosts, an existing page takes precedence over a redirect from its address.
            }
            else if (site.findKnown(path) === undefined)
                this.#judgeRedirect(path);
        }
    }
    /** Adds causes to broken redirects, and destinations, except for addresses that match only a wildcard. */
    addDestinations(findings) {
        const { redirects } = this.#checked;
        const destinations = new Map(redirects?.rules.map(rule => {
            const path = redirects.pathOf(rule);
            return [path === undefined ? rule.source : this.#nameOf(path), rule.destination];
        }));
        for (const finding of findings.filter(({ kind }) => kind === 'broken-redirect')) {
            const destination = destinations.get(finding.target);
            if (destination !== undefined)
                finding.destination = destination;
            const cause = this.#causes.get(finding.target);
            if (cause !== undefined)
                finding.note = cause;
        }
    }
    #nameOf(path) {
        return this.#checked.site.nameOf((0,_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path));
    }
    #openRedirect(path, end) {
        const target = this.#nameOf(path);
        const opened = this.#open('broken-redirect', target);
        if (opened.length > 0)
            this.#causes.set(target, causeOf(end));
        return opened;
    }
    #open(kind, target) {
        const finding = this.#findings.open(kind, target);
        return finding === undefined ? NOTHING : [finding];
    }
    #judgeSitemap(address) {
        // If the domain is unknown, the sitemap's host counts as the site's host.
        const isForeign = address.kind === 'external' && this.#checked.site.hasHost;
        if (isForeign)
            return NOTHING;
        const { site } = this.#checked;
        const path = address.kind === 'internal' ? address.path : site.pathOf(new URL(address.href).pathname);
        if (path === undefined || site.find(path) !== undefined)
            return NOTHING;
        return this.#open('sitemap', this.#nameOf(path));
    }
    openAnchor(path, fragment) {
        const element = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_5__/* .percentDecode */ .Y)(fragment.split(':~:', 1)[0]);
        return this.#open('broken-anchor', (0,_link_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .anchorOf */ .dI)(this.#nameOf(path), element));
    }
    #hostOf(host) {
        const known = this.#hosts.get(host) ?? { host, links: 0, resources: 0 };
        this.#hosts.set(host, known);
        return known;
    }
}
/** Says why a redirect that ends here leads readers to no page. */
function causeOf(end) {
    if (end.kind === 'loop')
        return 'The redirects form a loop.';
    if (end.steps > MAX_CHAIN)
        return `The redirects form a chain of ${end.steps}, and at most ${MAX_CHAIN} work.`;
    if (end.kind === 'file')
        return 'The destination exists, but has no element with this id.';
    return end.steps === 1
        ? 'The destination does not exist.'
        : `The chain of ${end.steps} redirects ends at an address that does not exist.`;
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
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15300);
/* harmony import */ var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41397);
/* harmony import */ var _link_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53331);




/** Maximum number of findings with suggestions. After they are fixed, the next report has suggestions for others. */
const MAX_SUGGESTED = 1000;
const MAX_IDS = 5000;
function addSuggestions(findings, { site, idsOf }) {
    let pages;
    // Only the ids of the last page are kept: findings are sorted, and the ids of all pages would need a lot of memory.
    let anchors;
    const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor');
    for (const finding of broken.slice(0, MAX_SUGGESTED)) {
        const { kind, target } = finding;
        const suggestion = kind === 'broken-link' ? findPage(target) : findAnchor(target);
        if (suggestion !== undefined)
            finding.suggestion = suggestion;
    }
    function findPage(target) {
        const path = site.pathOf(target);
        if (path === undefined)
            return undefined;
        pages ??= new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ClosestName */ .h([...site.paths].filter(page => (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(page) && !(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(page)).map(page => (0,_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(page)));
        const page = pages.find(path);
        return page === undefined ? undefined : site.nameOf(page);
    }
    function findAnchor(target) {
        const [page = ''] = target.split('#', 1);
        const file = site.find(site.pathOf(page) ?? '');
        if (file === undefined)
            return undefined;
        if (anchors?.file !== file)
            anchors = { file, ids: new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ClosestName */ .h(idsOf(file).slice(0, MAX_IDS)) };
        const id = anchors.ids.find(target.slice(page.length + 1));
        return id === undefined ? undefined : (0,_link_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .anchorOf */ .dI)(page, id);
    }
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
/* harmony export */ });
/** Groups items by key, in the order of the first item of each group. Node 20 does not have `Map.groupBy`. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function countEach(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
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

/***/ 74238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ clip)
/* harmony export */ });
/** Shortens a long text and adds an ellipsis, without splitting a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 41397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ClosestName)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);

/** Letter groups that occur in more names are ignored, because they do not distinguish names. */
const MAX_SHARED = 1000;
/** Number of names to compare in full. More are compared if they share as many letter groups as the last one. */
const MAX_CANDIDATES = 20;
const MAX_LENGTH = 300;
/** Minimum share of letter groups that two similar names have in common. */
const MIN_SIMILARITY = 0.5;
const MIN_SIMILARITY_OF_MOVED = 0.2;
/** Finds the most similar of many names, by the groups of three letters that two names have in common. */
class ClosestName {
    #names = new Map();
    constructor(names) {
        for (const name of names) {
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
            // A moved page usually keeps the last segment of its address.
            const isMoved = lastPart(other) === lastPart(name);
            const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY);
            return isSimilar ? [{ other, score: similarity + (isMoved ? 1 : 0) }] : [];
        });
        return scored.sort((a, b) => b.score - a.score || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.other, b.other))[0]?.other;
    }
    /** Returns the names that have the most groups in common with `groups`. */
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
/** Ignores case and separators: anchors of one heading can be `user-agent`, `user_agent` and `useragent`. */
function groupsOf(name) {
    const text = ` ${name.slice(0, MAX_LENGTH).toLowerCase().replace(/[-_]/g, '')} `;
    const groups = new Set();
    for (let i = 0; i + 3 <= text.length; i++)
        groups.add(text.slice(i, i + 3));
    return groups;
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 81529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   n8: () => (/* binding */ parseShare),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** Parses `90s`, `45m`, `1h30m`, `7d`, `500ms`, or a number of minutes. Returns undefined for other text. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(d) * UNITS.d + Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** Parses `20%` or `20` to a number from 0 to 1. Returns undefined for other text. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** Formats at most two units, such as `0.4 s` or `1 h 30 min`. Limits the days, because servers can send any number. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds > MAX_DAYS * 86_400)
        return `more than ${MAX_DAYS} d`;
    const parts = [
        [Math.floor(seconds / 86_400), 'd'],
        [Math.floor(seconds / 3600) % 24, 'h'],
        [Math.floor(seconds / 60) % 60, 'min'],
        [seconds % 60, 's']
    ];
    const first = parts.findIndex(([count]) => count > 0);
    return parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
/** `2026-11-15 09:30 UTC` */
function formatTime(date) {
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Uses decimal units, as object stores and browsers do. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`;
}
/** Returns `1,234`, or `1,234 pages` if there is a noun. */
function formatCount(amount, noun) {
    // toLocaleString loads the tables of all languages for one comma, which costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ }),

/***/ 1324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseRedirects)
/* harmony export */ });
/* unused harmony export Redirects */
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74238);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82937);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68140);





const MAX_REDIRECTS = 100_000;
/** Each address is compared with the patterns one by one. */
const MAX_PATTERNS = 1000;
/** Browsers follow no more than 20 redirects. */
const MAX_FOLLOWED = 20;
/** A redirect from `/a/*` to `/a/b/*` never ends, because the address grows with every step. */
const MAX_WILDCARDS_FOLLOWED = 6;
/** All redirects of a site. Sources without a wildcard take precedence over patterns. */
class Redirects {
    base;
    rules;
    #byAddress = new Map();
    /** `texts`: literal parts that all addresses of the pattern contain. */
    #patterns = [];
    constructor(rules, base) {
        this.rules = rules;
        this.base = base;
        for (const rule of rules) {
            const { address, tokens } = rule.from;
            const texts = tokens.flatMap(token => (token.kind === 'text' ? token.text : []));
            if (address === undefined)
                this.#patterns.push({ rule, texts });
            else
                this.#byAddress.set(address, rule);
        }
    }
    get list() {
        return this.rules.map(({ source, destination, permanent }) => ({ source, destination, permanent }));
    }
    /** Finds the redirect and the expanded destination for a decoded path below the base path. */
    find(path) {
        const address = this.base + (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path);
        const exact = this.#byAddress.get(address);
        if (exact !== undefined)
            return { rule: exact, destination: exact.to };
        for (const { rule, texts } of this.#patterns) {
            const isPossible = texts.every(text => address.includes(text));
            const captures = isPossible ? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSource */ .NF)(rule.from, address) : undefined;
            if (captures === undefined)
                continue;
            const expanded = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .expandDestination */ .ZT)(rule.destination, rule.from.wildcards, captures);
            return { rule, destination: (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .readDestination */ .FD)(expanded, this.base) };
        }
        return undefined;
    }
    hasSource(path) {
        return this.#byAddress.has(this.base + (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path));
    }
    /** Returns the source as a path below the base path, or undefined if the source contains a wildcard. */
    pathOf({ from }) {
        return from.address?.slice(this.base.length);
    }
    /** Follows the redirects from a path, as a browser does, to a file or another host. */
    follow(path, site) {
        return this.#follow(this.find(path)?.destination, (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path), site);
    }
    /** Follows the redirects from a pattern, if all of its addresses have the same destination. */
    endOfPattern({ destination, from, to }, site) {
        const isOnePlace = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceWildcards */ .uT)(destination, from.wildcards, () => '') === destination;
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
            const next = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(destination.path);
            if (seen.has(next) || steps === MAX_FOLLOWED)
                return { kind: 'loop', steps };
            seen.add(next);
            const found = this.find(destination.path);
            if (found === undefined)
                return { kind: 'missing', steps, destination };
            if (found.rule.from.address === undefined && ++wildcards > MAX_WILDCARDS_FOLLOWED)
                return { kind: 'loop', steps };
            destination = withFragment(found.destination, destination.fragment);
        }
        return undefined;
    }
}
/** Browsers keep the fragment of an earlier redirect unless the next redirect has a fragment. */
function withFragment(destination, fragment) {
    const isKept = destination.kind === 'internal' && destination.fragment === '';
    return isKept ? { ...destination, fragment } : destination;
}
/** A URL as destination becomes a path if it is an address of the site itself. */
function parseRedirects(entries, basePath, own = { domain: undefined }) {
    const base = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .baseFolder */ .YR)(basePath);
    const rules = new Map();
    const repeated = [];
    const problems = [];
    let patterns = 0;
    if (!Array.isArray(entries))
        problems.push('The redirects are not a list');
    const all = Array.isArray(entries) ? entries : [];
    const areTooMany = all.length > MAX_REDIRECTS;
    if (areTooMany)
        problems.push(`There are more than ${MAX_REDIRECTS} redirects`);
    for (const [i, entry] of areTooMany ? [] : all.entries()) {
        const rule = parseEntry(entry, i, base);
        if (rule instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
            problems.push(...rule.messages);
        else if (rules.has(rule.source))
            repeated.push(rule.source);
        else if (rule.from.address !== undefined || ++patterns <= MAX_PATTERNS)
            rules.set(rule.source, rule);
    }
    const areTooManyPatterns = patterns > MAX_PATTERNS;
    if (areTooManyPatterns)
        problems.push(`There are more than ${MAX_PATTERNS} redirects with wildcards`);
    const isComplete = !areTooMany && !areTooManyPatterns;
    const redirects = withOwnPaths(new Redirects([...rules.values()], base), own);
    return { redirects, isComplete, problems, repeated };
}
function withOwnPaths(redirects, { domain, movableSite }) {
    if (domain === undefined)
        return redirects;
    const { base } = redirects;
    const isOwn = (path) => {
        if (movableSite === undefined)
            return true;
        // The start page of the host can belong to another site.
        return path !== '' && (movableSite.find(path) !== undefined || redirects.hasSource(path));
    };
    const rules = redirects.rules.map(rule => {
        const own = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .ownDestination */ .d6)(rule.destination, base, domain);
        if (own === undefined || !isOwn(own.path))
            return rule;
        return { ...rule, destination: own.address, to: (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .readDestination */ .FD)(own.address, base) };
    });
    return new Redirects(rules, base);
}
function parseEntry(entry, index, base) {
    const { source: given, destination, permanent = true } = Object(entry);
    // The service also adds a missing slash.
    const source = typeof given === 'string' && /^[\w-]+(?:\/|$)/.test(given) ? `/${given}` : given;
    const number = `entry ${index + 1}`;
    const name = typeof source === 'string' ? `source ${quoted(source)}` : number;
    const from = typeof source === 'string' ? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .PJ)(source, base) : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('has no `source`');
    const isSource = !(from instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF);
    const read = (0,_runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .collect */ .Fo)({
        from: isSource ? from : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${name} ${from.message}`),
        destination: typeof destination === 'string'
            ? checkDestination(destination, isSource ? name : number)
            : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${name} has no \`destination\``),
        permanent: typeof permanent === 'boolean'
            ? permanent
            : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`\`permanent\` of ${name} is neither true nor false`)
    });
    if (read instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
        return read;
    const normal = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .normalDestination */ .Wd)(read.destination, base);
    return { ...read, source: read.from.text, destination: normal, to: (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .readDestination */ .FD)(normal, base) };
}
function checkDestination(text, of) {
    const problem = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfDestination */ .f)(text);
    return problem === undefined ? text : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`destination ${quoted(text)} of ${of} ${problem}`);
}
/** Quotes text as JSON, so that a line break in a value does not start a new line in the log. */
const quoted = (text) => JSON.stringify((0,_runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$)(text, 200));


/***/ })

};
