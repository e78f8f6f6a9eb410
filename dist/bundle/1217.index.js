export const id = 1217;
export const ids = [1217];
export const modules = {

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
/** Address of a page's source, which the service's web application can use as the canonical URL of the page. */
const SOURCE_ADDRESS = /^https?:\/\/[^/]+\/src\/_props\//;
/** Longer chains of redirects count as broken, because each redirect delays the reader. */
const MAX_CHAIN = 5;
class ReferenceJudge {
    #checked;
    #findings;
    #hosts = new Map();
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
        const address = this.#checked.addresses.resolve(value, start);
        if (address === undefined)
            return NOTHING;
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
        return this.#hasAnchor(path, address.fragment) ? NOTHING : this.openAnchor(path, address.fragment);
    }
    #hasAnchor(path, fragment) {
        return this.#containsAnchor(path, fragment) || this.#isRedirectedToAnchor(path, fragment);
    }
    /** Returns true if a redirect at the page address leads to the anchor. */
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
    /** Returns the ids of a scanned file. Computed on demand, because most pages have no links to ids. */
    idsOf(path) {
        return (this.#checked.files.get(path)?.ids ?? '').split(_scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_2__/* .ID_SEPARATOR */ .w);
    }
    /** Returns undefined if the path is not the source of a redirect. */
    #judgeRedirect(path, fragment = '') {
        const end = this.#checked.redirects?.follow(path, this.#checked.site);
        if (end === undefined)
            return undefined;
        if (!this.#isReached(end))
            return this.#openRedirect(path);
        // Browsers keep the fragment of a link, unless the redirect has a fragment.
        const isKept = end.kind === 'file' && end.destination.fragment === '';
        return !isKept || this.#hasAnchor(end.file, fragment) ? NOTHING : this.openAnchor(end.file, fragment);
    }
    #isReached(end) {
        if (end.steps > MAX_CHAIN)
            return false;
        return (end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment)));
    }
    checkRedirects() {
        const { site, known = site } = this.#checked;
        for (const rule of this.#checked.redirects?.rules ?? []) {
            const path = this.#checked.redirects?.pathOf(rule);
            if (path === undefined) {
                const end = this.#checked.redirects?.endOfPattern(rule, site);
                if (end !== undefined && !this.#isReached(end))
                    this.#findings.open('broken-redirect', rule.source);
                // On static hosts, an existing page takes precedence over a redirect from its address.
            }
            else if (known.find(path) === undefined)
                this.#judgeRedirect(path);
        }
    }
    /** Adds destinations to broken redirects, except for addresses that match only a wildcard. */
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
        // If the domain is unknown, the sitemap's host counts as the site's host.
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



/** Maximum number of findings with suggestions. After they are fixed, the next report has suggestions for others. */
const MAX_SUGGESTED = 1000;
const MAX_IDS = 5000;
function addSuggestions(findings, { paths, files, addresses, idsOf }) {
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

/***/ 16081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39180);


/**
 * Escapes untrusted text, so that Markdown shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also converts bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs to links and `:tada:` to a picture, in some cases after it has decoded character references. A `<wbr>`
 * tag inside such text prevents the conversion.
 */
function escapeMarkdown(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).replace(UNSAFE, match => {
        if (COMMIT_SHA.test(match))
            return match.replace(/.{6}(?=.)/g, `$&${BREAK}`);
        if (match === '@' || match === '#')
            return `${characterReference(match)}${BREAK}`;
        return AUTOLINK_START.test(match) ? `${match}${BREAK}` : characterReference(match);
    });
}
const BREAK = '<wbr>';
const UNSAFE = /\/(?=\/)|:(?=[\w+-]+:)|\bwww(?=\.)|\bGH-(?=\d)|(?<!\w)[0-9a-f]{7,40}(?!\w)|[\\`*_~[\]<>&|$#!@"']/gi;
const COMMIT_SHA = /^[0-9a-f]{7,40}$/i;
const AUTOLINK_START = /^([/:]|www|GH-)$/i;
function characterReference(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Formats code with a tag, because the text can contain backticks, and a `|` between backticks ends a table cell. */
function code(text) {
    return `<code>${escapeMarkdown(text)}</code>`;
}
/** Formats an action message, in which backticks mark code. The remaining text is escaped. */
function sentence(text) {
    return text
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
        .join('');
}
/** Returns a link if the address is an http(s) URL, otherwise only the text. */
function link(text, address) {
    const url = address === undefined ? null : (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(address);
    if (url === null || !/^https?:$/.test(url.protocol))
        return escapeMarkdown(text);
    const target = url.href.replace(/[()|`\\<>"'*_[\]]/g, character => {
        return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return `[${escapeMarkdown(text)}](${target})`;
}
/** Cells are already Markdown. The renderer adds missing cells to short rows. */
function table(header, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
/** Returns a GitHub alert. Paragraphs are already Markdown. */
function alert(kind, paragraphs) {
    const quoted = paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`);
    return [`> [!${kind}]`, quoted.join('\n>\n')].join('\n');
}
/** Returns a code block with a fence that no line in the text can close. */
function fenced(text, language) {
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** Shortens a long text and adds an ellipsis, without splitting a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
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


/***/ })

};
