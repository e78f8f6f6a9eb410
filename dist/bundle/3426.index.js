export const id = 3426;
export const ids = [3426];
export const modules = {

/***/ 39914:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/src/review/scan/record/reference-table.js
var reference_table = __webpack_require__(22320);
// EXTERNAL MODULE: ./.build/src/review/checks/link-addresses.js
var link_addresses = __webpack_require__(53331);
// EXTERNAL MODULE: ./.build/src/review/checks/findings.js
var checks_findings = __webpack_require__(39640);
// EXTERNAL MODULE: ./.build/src/site/pages/page-addresses.js
var page_addresses = __webpack_require__(58156);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/site/files/glob.js
var glob = __webpack_require__(16669);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirects.js
var redirects = __webpack_require__(1324);
// EXTERNAL MODULE: ./.build/src/review/checks/reference-judge.js
var reference_judge = __webpack_require__(68391);
// EXTERNAL MODULE: ./.build/src/review/checks/suggestions.js
var suggestions = __webpack_require__(45001);
;// CONCATENATED MODULE: ./.build/src/review/checks/check-references.js









/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
/** Follows all references of a site. `files` are sorted by path. */
function checkReferences(files, paths, table, { domain, basePath, ignore, redirectList }) {
    const site = new page_addresses/* SiteFiles */.B(paths);
    const addresses = new link_addresses/* Addresses */.t(domain, basePath);
    const collector = new checks_findings/* FindingCollector */.xe(ignore.map(glob/* parseGlob */.q));
    const judge = new reference_judge/* ReferenceJudge */.D({
        files: new Map(files.map(file => [file.path, file])),
        site,
        addresses,
        redirects: redirectList && (0,redirects/* parseRedirects */.Z)(redirectList, basePath, domain).redirects
    }, collector);
    collectFindings(files, new Outcomes(table, judge), addresses, collector);
    for (const page of ['index.html', '404.html'])
        if (!site.has(page))
            collector.open('missing-page', addresses.nameOf(page));
    judge.checkRedirects();
    const findings = collector.finish(number => files[number].path);
    (0,suggestions/* addSuggestions */.z)(findings, { paths, files: site, addresses, idsOf: path => judge.idsOf(path) });
    judge.addDestinations(findings);
    return { findings, ignored: collector.ignored, hosts: judge.hosts };
}
function collectFindings(files, outcomes, addresses, collector) {
    const addPage = (kind, path, number) => collector.add(collector.open(kind, addresses.nameOf((0,page_addresses/* pageName */.$)(path))), number);
    // A base without a host depends on the folder, too.
    const groups = (0,group_by/* groupBy */.$)(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`);
    for (const members of groups.values()) {
        const [[, { path, base }]] = members;
        const start = addresses.startIn(folderOf(path), base);
        outcomes.beginGroup();
        for (const [number, file] of members) {
            for (const reference of file.references) {
                const outcome = outcomes.of(reference, file, start);
                if (outcome === 'foreign-canonical')
                    addPage(outcome, file.path, number);
                else
                    for (const finding of outcome)
                        collector.add(finding, number);
            }
            if (file.isNoindex && !(0,pages/* isNotFoundPage */.np)(file.path))
                addPage('noindex', file.path, number);
        }
    }
}
/** What references lead to. In a group of files, the same relative reference leads to the same place. */
class Outcomes {
    #table;
    #judge;
    #everywhere = new Map();
    #inGroup = new Map();
    constructor(table, judge) {
        this.#table = table;
        this.#judge = judge;
    }
    beginGroup() {
        this.#inGroup = new Map();
    }
    of(reference, { path, base }, start) {
        const kind = this.#table.kinds[reference];
        const value = this.#table.values[reference];
        if (kind === 'ownAnchor')
            return this.#judge.openAnchor(path, value);
        const found = (base === '' && this.#everywhere.get(reference)) || this.#inGroup.get(reference);
        if (found !== undefined)
            return found;
        const outcome = this.#judge.outcomeOf(kind, value, start);
        const known = base === '' && ABSOLUTE.test(value) ? this.#everywhere : this.#inGroup;
        known.set(reference, outcome);
        return outcome;
    }
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/review/checks/site-review.js



/** Brings together what the scanners of all threads found, and checks it when the site is complete. */
class SiteReview {
    #table = new reference_table/* ReferenceTable */.a();
    /** By scanner: from the number it sent to the number in this table. */
    #numbers = new Map();
    #files = [];
    #contents = new Map();
    #titles = new Map();
    /** The batches of one scanner have to come in their order. */
    add({ scanner, files, values, kinds }) {
        const numbers = this.#numbers.get(scanner) ?? [];
        this.#numbers.set(scanner, numbers);
        for (const [i, kind] of kinds.entries())
            numbers.push(this.#table.numberOf(kind, values[i]));
        for (const { title, content, ...file } of files) {
            const { path, type, references } = file;
            for (let i = 0; i < references.length; i++)
                references[i] = numbers[references[i]];
            this.#files.push(file);
            if (type !== 'page')
                continue;
            this.#contents.set(path, content);
            this.#titles.set(path, title);
        }
    }
    /** `paths`: all files of the site, scanned or not. */
    finish(paths, options) {
        const files = this.#files.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
        const checked = checkReferences(files, new Set(paths), this.#table, options);
        return { ...checked, contents: this.#contents, titles: this.#titles };
    }
}

// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js + 8 modules
var site_scanner = __webpack_require__(14236);
// EXTERNAL MODULE: ./.build/src/export/receive/extract/writers/file-writer.js
var file_writer = __webpack_require__(46075);
;// CONCATENATED MODULE: ./.build/src/export/receive/extract/writers/writer-thread.js




/** In one message: the thread that receives it has other work, too. */
const MAX_FINDINGS = 20_000;
// The entry of a writer thread. Results go back together with the memory of the batch, which is filled again.
const { root, number, isReviewed, ports } = external_node_worker_threads_.workerData;
let scanner = isReviewed ? new site_scanner/* SiteScanner */._(number) : undefined;
let writer = new file_writer/* FileWriter */.S8(root, scanner);
const review = new SiteReview();
const isReviewer = number === 0;
const scanners = isReviewer ? ports : [];
for (const port of scanners)
    port.on('message', (batch) => review.add(batch));
let last = Promise.resolve();
external_node_worker_threads_.parentPort?.on('message', (task) => {
    last = last.then(async () => {
        if (task.kind === 'review') {
            finishReview(task);
            return;
        }
        const result = await writer?.perform(task);
        if (result === undefined)
            throw new Error('the site is under review');
        sendScanned();
        const { bytes } = result;
        send(result, bytes === undefined ? [] : [bytes.buffer]);
    });
});
/** Before the result of the task, so that the review has everything when all tasks are performed. */
function sendScanned() {
    const batch = scanner?.drain();
    if (batch === undefined)
        return;
    if (isReviewer)
        review.add(batch);
    else
        ports[0]?.postMessage(batch);
}
function finishReview({ paths, options }) {
    // Only the review needs memory now.
    scanner = undefined;
    writer = undefined;
    for (const port of scanners) {
        for (let next = (0,external_node_worker_threads_.receiveMessageOnPort)(port); next !== undefined; next = (0,external_node_worker_threads_.receiveMessageOnPort)(port))
            review.add(next.message);
    }
    const { findings, ...rest } = review.finish(paths, options);
    for (let at = 0; at < findings.length; at += MAX_FINDINGS)
        send({ findings: findings.slice(at, at + MAX_FINDINGS) });
    send(rest);
}
function send(result, transferred = []) {
    external_node_worker_threads_.parentPort?.postMessage(result, transferred);
}


/***/ }),

/***/ 39640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ FAILING_KINDS),
/* harmony export */   AK: () => (/* binding */ findingDigest),
/* harmony export */   FZ: () => (/* binding */ CHECK_KINDS),
/* harmony export */   Le: () => (/* binding */ countByKind),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   rW: () => (/* binding */ checksText),
/* harmony export */   v9: () => (/* binding */ failingFindings),
/* harmony export */   xP: () => (/* binding */ findingDigests),
/* harmony export */   xe: () => (/* binding */ FindingCollector)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);


/** In the order in which they are reported. */
const CHECK_KINDS = [
    'broken-link',
    'broken-anchor',
    'missing-resource',
    'missing-page',
    'broken-redirect',
    'external-resource',
    'insecure-resource',
    'foreign-canonical',
    'noindex',
    'sitemap'
];
/** Kinds that `check: fail` fails for, unless `check-fail-on` lists others. */
const FAILING_KINDS = CHECK_KINDS.slice(0, 5);
const MAX_PAGES = 10;
const MAX_FINDINGS = 5000;
/** For one kind: more targets would take too much memory. */
const MAX_TARGETS = 100_000;
const DIGEST_LENGTH = 16;
/** In the manifest: 2 MB. */
const MAX_DIGESTS = 100_000;
class FindingCollector {
    #ignore;
    /** By kind: the number of each target, or undefined when it is ignored. */
    #numbers = new Map();
    /** By number. `files`: the first ones in order. */
    #found = [];
    constructor(ignore) {
        this.#ignore = ignore;
    }
    /** The number of a finding. None when `check-ignore` covers its target, or when there are too many of its kind. */
    open(kind, target) {
        const numbers = this.#numbers.get(kind) ?? new Map();
        this.#numbers.set(kind, numbers);
        if (numbers.has(target))
            return numbers.get(target);
        if (numbers.size === MAX_TARGETS)
            return undefined;
        const isIgnored = this.#ignore.some(pattern => pattern.matches(target));
        const number = isIgnored ? undefined : this.#found.push({ count: 0, files: [] }) - 1;
        numbers.set(target, number);
        return number;
    }
    /** All references of one file have to come together, so that each file counts once. */
    add(number, file) {
        const found = this.#numbered(number);
        if (found === undefined || found.lastFile === file)
            return;
        found.lastFile = file;
        found.count++;
        const { files } = found;
        if (files.length === MAX_PAGES && files.at(-1) < file)
            return;
        files.push(file);
        files.sort((a, b) => a - b).splice(MAX_PAGES);
    }
    finish(pathOf) {
        const findings = [];
        for (const kind of CHECK_KINDS) {
            const numbers = this.#numbers.get(kind) ?? new Map();
            for (const target of [...numbers.keys()].sort()) {
                const found = this.#numbered(numbers.get(target));
                if (found !== undefined)
                    findings.push({ kind, target, count: found.count, pages: found.files.map(pathOf) });
            }
        }
        return findings;
    }
    /** Number of targets that `check-ignore` covers. */
    get ignored() {
        const ignored = [...this.#numbers.values()].flatMap(numbers => [...numbers].filter(([, number]) => number === undefined).map(([target]) => target));
        return new Set(ignored).size;
    }
    #numbered(number) {
        return number === undefined ? undefined : this.#found[number];
    }
}
/** What nothing is said about. Empty, or a sentence after a space. */
function ignoredNote(ignored) {
    return ignored === 0 ? '' : ` \`check-ignore\` leaves out ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(ignored, 'target')}.`;
}
function countByKind(findings) {
    const counts = Object.fromEntries(CHECK_KINDS.map(kind => [kind, 0]));
    for (const { kind } of findings)
        counts[kind]++;
    return counts;
}
/** `checks.json`: docs/checks.md describes it. One finding a line, so that two files can be compared line by line. */
function checksText(findings) {
    const listed = findings.slice(0, MAX_FINDINGS);
    const lines = listed.map(({ kind, target, count, pages, suggestion, destination }) => `\n    ${JSON.stringify({ kind, target, count, pages, suggestion, destination })}`);
    return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},
  "findings": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}],
  "truncated": ${listed.length < findings.length}
}
`;
}
/** Identifies a finding in the manifest, for the comparison with a later export. */
function findingDigest({ kind, target }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${kind}\n${target}`).slice(0, DIGEST_LENGTH);
}
/**
 * Digests of the findings that can fail a run, sorted: of the default kinds and of those in `check-fail-on`. A kind that
 * is added to `check-fail-on` later fails for all of its findings, until an export without them was delivered.
 */
function findingDigests(findings, failOn = []) {
    return findings
        .filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind))
        .slice(0, MAX_DIGESTS)
        .map(findingDigest)
        .sort();
}
/** Findings that fail a run with `check: fail`: with a previous export only those that it did not have. */
function failingFindings(findings, previous, kinds = FAILING_KINDS) {
    const known = new Set(previous);
    return findings.filter(finding => kinds.includes(finding.kind) && !known.has(findingDigest(finding)));
}


/***/ }),

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
            return address.kind === 'external' && this.#checked.addresses.hasDomain ? 'foreign-canonical' : NOTHING;
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
    #judgeLink(address) {
        if (address.kind === 'external') {
            this.#hostOf(address.host).links++;
            return NOTHING;
        }
        const path = this.#checked.site.find(address.path);
        if (path === undefined) {
            const redirected = this.#judgeRedirect(address.path, address.fragment);
            return redirected ?? this.#open('broken-link', this.#nameOf(address.path));
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

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
/* harmony export */ });
/** Items with the same key, in the order of the first of them: `Map.groupBy`, which Node 20 does not have. */
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

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** The address, or null for text that is none: `URL.parse`, which Node 20 does not have. */
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
 * What a parser returns in place of a value: texts for people. `undefined` or `null` say no more than "is not one". A
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
/** All values, or the problems of those that are none. */
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Each one once: a problem of one value may be the problem of another as well. */
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

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentDecode)
/* harmony export */ });
/** To decode longer text would take too long. No address and no id is that long. */
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
const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** `90s`, `45m`, `1h30m`, `500ms`, or a bare number of minutes; undefined for anything else. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** `20%`, or `20`, as a number from 0 to 1; undefined for anything else. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** `0.4 s`, `12 s`, `3 min 20 s`, `1 h 30 min`, `3 d 4 h`: at most two units. A server can name any number. */
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
/** Decimal units, as object stores and browsers show them. */
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
/** `1,234`, or `1,234 pages` with a noun. */
function formatCount(amount, noun) {
    // Not toLocaleString: loading the tables of all languages for one comma costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ }),

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jT: () => (/* binding */ liveAddress)
/* harmony export */ });
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);
/* harmony import */ var _pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58156);


/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** One address of a site: what a browser sends, and the page or file below the base path that it asks for. */
class SiteAddress {
    /** Below the base path and decoded; empty for the start page. */
    path;
    #base;
    /** Of a page or file. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Of a path from the root of the host, without query and anchor; undefined outside of the base path. `/docs` is the
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
    /** The one name of the page that it asks for. */
    get page() {
        return (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$)(this.path);
    }
    /** As browsers send it. A base path that is percent-encoded already stays as it is. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** For people, and still one word: `/guides/größe`. `parse` reads it back. */
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


/***/ }),

/***/ 4938:
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

/***/ 16669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` stands for anything up to the next `/`, `**` for anything at all; `**` as a whole segment also matches no segment.
 * Every other character stands for itself: addresses contain `?`, and file names contain brackets.
 */
function parseGlob(text) {
    const parts = [];
    for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
        if (!token.startsWith(STARS))
            parts.push(token);
        else if (!token.endsWith('/'))
            parts.push(STARS);
        else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true)
            parts.push(FOLDERS);
        else
            parts.push(STARS, '/');
    }
    return { text, matches: path => matchesParts(parts, path) };
}
/** Follows all positions in the pattern at once, so that no path takes longer than its length times the pattern's. */
function matchesParts(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        for (const end of ends) {
            if (part === STAR || part === STARS) {
                for (let at = end; at <= path.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && path[at] === '/')
                        break;
                }
            }
            else if (part === FOLDERS) {
                next.add(end);
                for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
                    next.add(at + 1);
            }
            else if (path.startsWith(part, end))
                next.add(end + part.length);
        }
        ends = next;
    }
    return ends.has(path.length);
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

/***/ 75338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isIndexPiece),
/* harmony export */   n: () => (/* binding */ pageDataOf)
/* harmony export */ });
/**
 * The files that the client of a page loads in its place when a reader follows a link, each with its page: RSC payloads
 * and data files of Next.js. They hold the whole text of the page. A file of `_next/data/` without a page belongs to
 * the start page. In a site without `_next/` there are none: `changelog.txt` beside `changelog.html` is a download.
 */
function pageDataOf(paths) {
    const data = new Map();
    const all = [...paths];
    if (!all.some(path => NEXT_FOLDER.test(path)))
        return data;
    const files = new Set(all);
    for (const path of files) {
        const page = pagesOfData(path).find(candidate => files.has(candidate));
        if (page !== undefined)
            data.set(path, page);
    }
    return data;
}
const NEXT_FOLDER = /(?:^|\/)_next\//;
const NEXT_DATA = /^(.*\/)?_next\/data\/[^/]+\/(.+)\.json$/;
const SEGMENT = /^(?:(.*?)\/)?__next\..*\.txt$/;
const PAYLOAD = /^(.*?)\.(?:txt|rsc)$/;
/** The pages that a file can belong to, by its name. */
function pagesOfData(path) {
    const [isData, base = '', page = ''] = NEXT_DATA.exec(path) ?? [];
    if (isData !== undefined)
        return [...pagesNamed(base + page), `${base}index.html`];
    const segment = SEGMENT.exec(path);
    if (segment !== null)
        return pagesNamed(segment[1] ?? '');
    const payload = PAYLOAD.exec(path)?.[1];
    return payload === undefined ? [] : pagesNamed(payload);
}
function pagesNamed(name) {
    const page = name.replace(/(?:^|\/)index$/, '');
    return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
}
/** Pieces of a Pagefind index hold the text of pages, too. Only `pagefind-entry.json` names them. */
function isIndexPiece(path) {
    return /(?:^|\/)pagefind\/(?:fragment|index)\//.test(path);
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

/***/ 68140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ problemOfAddress),
/* harmony export */   NF: () => (/* binding */ matchSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   Vn: () => (/* binding */ belowBase),
/* harmony export */   q1: () => (/* binding */ wildcardAt)
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
/** Where the first wildcard of a source begins, or -1. */
function wildcardAt(source) {
    return source.search(WILDCARD);
}
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
        isFile: (0,_files_content_types_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKnownType */ .AE)(plain),
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
/** What is wrong with a path from the root of a host, if anything. A query and an anchor are not looked at. */
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
        // Nothing at all, or a slash and what is behind it.
        if (!token.isBelow)
            ends[start] = longest < 0 && isHere ? start : longest;
        else
            ends[start] = address[start] === '/' && longest >= 0 ? longest : isHere ? start : -1;
        if (longest < 0 && isHere)
            longest = start;
    }
    return ends;
}


/***/ }),

/***/ 16059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lookup),
/* harmony export */   M: () => (/* binding */ mimes)
/* harmony export */ });
const mimes = {
  "3g2": "video/3gpp2",
  "3gp": "video/3gpp",
  "3gpp": "video/3gpp",
  "3mf": "model/3mf",
  "aac": "audio/aac",
  "ac": "application/pkix-attr-cert",
  "adp": "audio/adpcm",
  "adts": "audio/aac",
  "ai": "application/postscript",
  "aml": "application/automationml-aml+xml",
  "amlx": "application/automationml-amlx+zip",
  "amr": "audio/amr",
  "apng": "image/apng",
  "appcache": "text/cache-manifest",
  "appinstaller": "application/appinstaller",
  "appx": "application/appx",
  "appxbundle": "application/appxbundle",
  "asc": "application/pgp-keys",
  "atom": "application/atom+xml",
  "atomcat": "application/atomcat+xml",
  "atomdeleted": "application/atomdeleted+xml",
  "atomsvc": "application/atomsvc+xml",
  "au": "audio/basic",
  "avci": "image/avci",
  "avcs": "image/avcs",
  "avif": "image/avif",
  "aw": "application/applixware",
  "bdoc": "application/bdoc",
  "bin": "application/octet-stream",
  "bmp": "image/bmp",
  "bpk": "application/octet-stream",
  "btf": "image/prs.btif",
  "btif": "image/prs.btif",
  "buffer": "application/octet-stream",
  "ccxml": "application/ccxml+xml",
  "cdfx": "application/cdfx+xml",
  "cdmia": "application/cdmi-capability",
  "cdmic": "application/cdmi-container",
  "cdmid": "application/cdmi-domain",
  "cdmio": "application/cdmi-object",
  "cdmiq": "application/cdmi-queue",
  "cer": "application/pkix-cert",
  "cgm": "image/cgm",
  "cjs": "application/node",
  "class": "application/java-vm",
  "coffee": "text/coffeescript",
  "conf": "text/plain",
  "cpl": "application/cpl+xml",
  "cpt": "application/mac-compactpro",
  "crl": "application/pkix-crl",
  "css": "text/css",
  "csv": "text/csv",
  "cu": "application/cu-seeme",
  "cwl": "application/cwl",
  "cww": "application/prs.cww",
  "davmount": "application/davmount+xml",
  "dbk": "application/docbook+xml",
  "deb": "application/octet-stream",
  "def": "text/plain",
  "deploy": "application/octet-stream",
  "dib": "image/bmp",
  "disposition-notification": "message/disposition-notification",
  "dist": "application/octet-stream",
  "distz": "application/octet-stream",
  "dll": "application/octet-stream",
  "dmg": "application/octet-stream",
  "dms": "application/octet-stream",
  "doc": "application/msword",
  "dot": "application/msword",
  "dpx": "image/dpx",
  "drle": "image/dicom-rle",
  "dsc": "text/prs.lines.tag",
  "dssc": "application/dssc+der",
  "dtd": "application/xml-dtd",
  "dump": "application/octet-stream",
  "dwd": "application/atsc-dwd+xml",
  "ear": "application/java-archive",
  "ecma": "application/ecmascript",
  "elc": "application/octet-stream",
  "emf": "image/emf",
  "eml": "message/rfc822",
  "emma": "application/emma+xml",
  "emotionml": "application/emotionml+xml",
  "eps": "application/postscript",
  "epub": "application/epub+zip",
  "exe": "application/octet-stream",
  "exi": "application/exi",
  "exp": "application/express",
  "exr": "image/aces",
  "ez": "application/andrew-inset",
  "fdf": "application/fdf",
  "fdt": "application/fdt+xml",
  "fits": "image/fits",
  "g3": "image/g3fax",
  "gbr": "application/rpki-ghostbusters",
  "geojson": "application/geo+json",
  "gif": "image/gif",
  "glb": "model/gltf-binary",
  "gltf": "model/gltf+json",
  "gml": "application/gml+xml",
  "gpx": "application/gpx+xml",
  "gram": "application/srgs",
  "grxml": "application/srgs+xml",
  "gxf": "application/gxf",
  "gz": "application/gzip",
  "h261": "video/h261",
  "h263": "video/h263",
  "h264": "video/h264",
  "heic": "image/heic",
  "heics": "image/heic-sequence",
  "heif": "image/heif",
  "heifs": "image/heif-sequence",
  "hej2": "image/hej2k",
  "held": "application/atsc-held+xml",
  "hjson": "application/hjson",
  "hlp": "application/winhlp",
  "hqx": "application/mac-binhex40",
  "hsj2": "image/hsj2",
  "htm": "text/html",
  "html": "text/html",
  "ics": "text/calendar",
  "ief": "image/ief",
  "ifb": "text/calendar",
  "iges": "model/iges",
  "igs": "model/iges",
  "img": "application/octet-stream",
  "in": "text/plain",
  "ini": "text/plain",
  "ink": "application/inkml+xml",
  "inkml": "application/inkml+xml",
  "ipfix": "application/ipfix",
  "iso": "application/octet-stream",
  "its": "application/its+xml",
  "jade": "text/jade",
  "jar": "application/java-archive",
  "jhc": "image/jphc",
  "jls": "image/jls",
  "jp2": "image/jp2",
  "jpe": "image/jpeg",
  "jpeg": "image/jpeg",
  "jpf": "image/jpx",
  "jpg": "image/jpeg",
  "jpg2": "image/jp2",
  "jpgm": "image/jpm",
  "jpgv": "video/jpeg",
  "jph": "image/jph",
  "jpm": "image/jpm",
  "jpx": "image/jpx",
  "js": "text/javascript",
  "json": "application/json",
  "json5": "application/json5",
  "jsonld": "application/ld+json",
  "jsonml": "application/jsonml+json",
  "jsx": "text/jsx",
  "jt": "model/jt",
  "jxl": "image/jxl",
  "jxr": "image/jxr",
  "jxra": "image/jxra",
  "jxrs": "image/jxrs",
  "jxs": "image/jxs",
  "jxsc": "image/jxsc",
  "jxsi": "image/jxsi",
  "jxss": "image/jxss",
  "kar": "audio/midi",
  "ktx": "image/ktx",
  "ktx2": "image/ktx2",
  "less": "text/less",
  "lgr": "application/lgr+xml",
  "list": "text/plain",
  "litcoffee": "text/coffeescript",
  "log": "text/plain",
  "lostxml": "application/lost+xml",
  "lrf": "application/octet-stream",
  "m1v": "video/mpeg",
  "m21": "application/mp21",
  "m2a": "audio/mpeg",
  "m2t": "video/mp2t",
  "m2ts": "video/mp2t",
  "m2v": "video/mpeg",
  "m3a": "audio/mpeg",
  "m4a": "audio/mp4",
  "m4p": "application/mp4",
  "m4s": "video/iso.segment",
  "ma": "application/mathematica",
  "mads": "application/mads+xml",
  "maei": "application/mmt-aei+xml",
  "man": "text/troff",
  "manifest": "text/cache-manifest",
  "map": "application/json",
  "mar": "application/octet-stream",
  "markdown": "text/markdown",
  "mathml": "application/mathml+xml",
  "mb": "application/mathematica",
  "mbox": "application/mbox",
  "md": "text/markdown",
  "mdx": "text/mdx",
  "me": "text/troff",
  "mesh": "model/mesh",
  "meta4": "application/metalink4+xml",
  "metalink": "application/metalink+xml",
  "mets": "application/mets+xml",
  "mft": "application/rpki-manifest",
  "mid": "audio/midi",
  "midi": "audio/midi",
  "mime": "message/rfc822",
  "mj2": "video/mj2",
  "mjp2": "video/mj2",
  "mjs": "text/javascript",
  "mml": "text/mathml",
  "mods": "application/mods+xml",
  "mov": "video/quicktime",
  "mp2": "audio/mpeg",
  "mp21": "application/mp21",
  "mp2a": "audio/mpeg",
  "mp3": "audio/mpeg",
  "mp4": "video/mp4",
  "mp4a": "audio/mp4",
  "mp4s": "application/mp4",
  "mp4v": "video/mp4",
  "mpd": "application/dash+xml",
  "mpe": "video/mpeg",
  "mpeg": "video/mpeg",
  "mpf": "application/media-policy-dataset+xml",
  "mpg": "video/mpeg",
  "mpg4": "video/mp4",
  "mpga": "audio/mpeg",
  "mpp": "application/dash-patch+xml",
  "mrc": "application/marc",
  "mrcx": "application/marcxml+xml",
  "ms": "text/troff",
  "mscml": "application/mediaservercontrol+xml",
  "msh": "model/mesh",
  "msi": "application/octet-stream",
  "msix": "application/msix",
  "msixbundle": "application/msixbundle",
  "msm": "application/octet-stream",
  "msp": "application/octet-stream",
  "mtl": "model/mtl",
  "mts": "video/mp2t",
  "musd": "application/mmt-usd+xml",
  "mxf": "application/mxf",
  "mxmf": "audio/mobile-xmf",
  "mxml": "application/xv+xml",
  "n3": "text/n3",
  "nb": "application/mathematica",
  "nq": "application/n-quads",
  "nt": "application/n-triples",
  "obj": "model/obj",
  "oda": "application/oda",
  "oga": "audio/ogg",
  "ogg": "audio/ogg",
  "ogv": "video/ogg",
  "ogx": "application/ogg",
  "omdoc": "application/omdoc+xml",
  "onepkg": "application/onenote",
  "onetmp": "application/onenote",
  "onetoc": "application/onenote",
  "onetoc2": "application/onenote",
  "opf": "application/oebps-package+xml",
  "opus": "audio/ogg",
  "otf": "font/otf",
  "owl": "application/rdf+xml",
  "oxps": "application/oxps",
  "p10": "application/pkcs10",
  "p7c": "application/pkcs7-mime",
  "p7m": "application/pkcs7-mime",
  "p7s": "application/pkcs7-signature",
  "p8": "application/pkcs8",
  "pdf": "application/pdf",
  "pfr": "application/font-tdpfr",
  "pgp": "application/pgp-encrypted",
  "pkg": "application/octet-stream",
  "pki": "application/pkixcmp",
  "pkipath": "application/pkix-pkipath",
  "pls": "application/pls+xml",
  "png": "image/png",
  "prc": "model/prc",
  "prf": "application/pics-rules",
  "provx": "application/provenance+xml",
  "ps": "application/postscript",
  "pskcxml": "application/pskc+xml",
  "pti": "image/prs.pti",
  "qt": "video/quicktime",
  "raml": "application/raml+yaml",
  "rapd": "application/route-apd+xml",
  "rdf": "application/rdf+xml",
  "relo": "application/p2p-overlay+xml",
  "rif": "application/reginfo+xml",
  "rl": "application/resource-lists+xml",
  "rld": "application/resource-lists-diff+xml",
  "rmi": "audio/midi",
  "rnc": "application/relax-ng-compact-syntax",
  "rng": "application/xml",
  "roa": "application/rpki-roa",
  "roff": "text/troff",
  "rq": "application/sparql-query",
  "rs": "application/rls-services+xml",
  "rsat": "application/atsc-rsat+xml",
  "rsd": "application/rsd+xml",
  "rsheet": "application/urc-ressheet+xml",
  "rss": "application/rss+xml",
  "rtf": "text/rtf",
  "rtx": "text/richtext",
  "rusd": "application/route-usd+xml",
  "s3m": "audio/s3m",
  "sbml": "application/sbml+xml",
  "scq": "application/scvp-cv-request",
  "scs": "application/scvp-cv-response",
  "sdp": "application/sdp",
  "senmlx": "application/senml+xml",
  "sensmlx": "application/sensml+xml",
  "ser": "application/java-serialized-object",
  "setpay": "application/set-payment-initiation",
  "setreg": "application/set-registration-initiation",
  "sgi": "image/sgi",
  "sgm": "text/sgml",
  "sgml": "text/sgml",
  "shex": "text/shex",
  "shf": "application/shf+xml",
  "shtml": "text/html",
  "sieve": "application/sieve",
  "sig": "application/pgp-signature",
  "sil": "audio/silk",
  "silo": "model/mesh",
  "siv": "application/sieve",
  "slim": "text/slim",
  "slm": "text/slim",
  "sls": "application/route-s-tsid+xml",
  "smi": "application/smil+xml",
  "smil": "application/smil+xml",
  "snd": "audio/basic",
  "so": "application/octet-stream",
  "spdx": "text/spdx",
  "spp": "application/scvp-vp-response",
  "spq": "application/scvp-vp-request",
  "spx": "audio/ogg",
  "sql": "application/sql",
  "sru": "application/sru+xml",
  "srx": "application/sparql-results+xml",
  "ssdl": "application/ssdl+xml",
  "ssml": "application/ssml+xml",
  "stk": "application/hyperstudio",
  "stl": "model/stl",
  "stpx": "model/step+xml",
  "stpxz": "model/step-xml+zip",
  "stpz": "model/step+zip",
  "styl": "text/stylus",
  "stylus": "text/stylus",
  "svg": "image/svg+xml",
  "svgz": "image/svg+xml",
  "swidtag": "application/swid+xml",
  "t": "text/troff",
  "t38": "image/t38",
  "td": "application/urc-targetdesc+xml",
  "tei": "application/tei+xml",
  "teicorpus": "application/tei+xml",
  "text": "text/plain",
  "tfi": "application/thraud+xml",
  "tfx": "image/tiff-fx",
  "tif": "image/tiff",
  "tiff": "image/tiff",
  "toml": "application/toml",
  "tr": "text/troff",
  "trig": "application/trig",
  "ts": "video/mp2t",
  "tsd": "application/timestamped-data",
  "tsv": "text/tab-separated-values",
  "ttc": "font/collection",
  "ttf": "font/ttf",
  "ttl": "text/turtle",
  "ttml": "application/ttml+xml",
  "txt": "text/plain",
  "u3d": "model/u3d",
  "u8dsn": "message/global-delivery-status",
  "u8hdr": "message/global-headers",
  "u8mdn": "message/global-disposition-notification",
  "u8msg": "message/global",
  "ubj": "application/ubjson",
  "uri": "text/uri-list",
  "uris": "text/uri-list",
  "urls": "text/uri-list",
  "vcard": "text/vcard",
  "vrml": "model/vrml",
  "vtt": "text/vtt",
  "vxml": "application/voicexml+xml",
  "war": "application/java-archive",
  "wasm": "application/wasm",
  "wav": "audio/wav",
  "weba": "audio/webm",
  "webm": "video/webm",
  "webmanifest": "application/manifest+json",
  "webp": "image/webp",
  "wgsl": "text/wgsl",
  "wgt": "application/widget",
  "wif": "application/watcherinfo+xml",
  "wmf": "image/wmf",
  "woff": "font/woff",
  "woff2": "font/woff2",
  "wrl": "model/vrml",
  "wsdl": "application/wsdl+xml",
  "wspolicy": "application/wspolicy+xml",
  "x3d": "model/x3d+xml",
  "x3db": "model/x3d+fastinfoset",
  "x3dbz": "model/x3d+binary",
  "x3dv": "model/x3d-vrml",
  "x3dvz": "model/x3d+vrml",
  "x3dz": "model/x3d+xml",
  "xaml": "application/xaml+xml",
  "xav": "application/xcap-att+xml",
  "xca": "application/xcap-caps+xml",
  "xcs": "application/calendar+xml",
  "xdf": "application/xcap-diff+xml",
  "xdssc": "application/dssc+xml",
  "xel": "application/xcap-el+xml",
  "xenc": "application/xenc+xml",
  "xer": "application/patch-ops-error+xml",
  "xfdf": "application/xfdf",
  "xht": "application/xhtml+xml",
  "xhtml": "application/xhtml+xml",
  "xhvml": "application/xv+xml",
  "xlf": "application/xliff+xml",
  "xm": "audio/xm",
  "xml": "text/xml",
  "xns": "application/xcap-ns+xml",
  "xop": "application/xop+xml",
  "xpl": "application/xproc+xml",
  "xsd": "application/xml",
  "xsf": "application/prs.xsf+xml",
  "xsl": "application/xml",
  "xslt": "application/xml",
  "xspf": "application/xspf+xml",
  "xvm": "application/xv+xml",
  "xvml": "application/xv+xml",
  "yaml": "text/yaml",
  "yang": "application/yang",
  "yin": "application/yin+xml",
  "yml": "text/yaml",
  "zip": "application/zip"
};

function lookup(extn) {
	let tmp = ('' + extn).trim().toLowerCase();
	let idx = tmp.lastIndexOf('.');
	return mimes[!~idx ? tmp : tmp.substring(++idx)];
}




/***/ })

};
