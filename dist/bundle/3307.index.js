export const id = 3307;
export const ids = [3307];
export const modules = {

/***/ 38780:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/src/review/scan/record/reference-table.js
var reference_table = __webpack_require__(22320);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
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
var pages_pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirects.js
var redirects = __webpack_require__(1324);
// EXTERNAL MODULE: ./.build/src/review/checks/reference-judge.js
var reference_judge = __webpack_require__(68391);
// EXTERNAL MODULE: ./.build/src/review/checks/suggestions.js
var suggestions = __webpack_require__(45001);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/review/checks/unfinished.js



/** Files that the service generates on request, once per site. */
const SITE_FILES = ['404.html', 'llms-full.txt', 'llms.txt', 'sitemap.xml'];
/** Robots request this file only at the host's root. */
const ROOT_FILES = ['robots.txt'];
/** Finds nothing if another generator made the site. */
function missingServiceFiles(files, site, isAtRoot) {
    const own = files.filter(file => file.isMintlify);
    const pages = own.filter(pages_pages/* countsAsPage */.a$);
    if (pages.length === 0)
        return { missing: new Set(), count: 0 };
    const expected = pages.filter(({ isNoindex }) => !isNoindex).map(({ path }) => markdownOf(path));
    const ofSite = isAtRoot ? [...SITE_FILES, ...ROOT_FILES] : SITE_FILES;
    const isMissing = (path) => !site.has(path);
    // A page such as `x/index.html` refers to its Markdown version as `x/index.md`.
    // An error page refers to a Markdown version, too, but readers do not need that file.
    const named = own.flatMap(({ path }) => [markdownOf(path), `${(0,page_addresses/* pageName */.$)(path)}/index.md`]);
    return {
        missing: new Set([...ofSite, ...named].filter(isMissing)),
        count: new Set([...ofSite, ...expected].filter(isMissing)).size
    };
}
function markdownOf(page) {
    return `${(0,page_addresses/* pageName */.$)(page) || 'index'}.md`;
}
function unfinishedNote(count) {
    return `${(0,units/* formatCount */.B4)(count, 'file')} that the service creates on request ${count === 1 ? 'is' : 'are'} missing, such as Markdown versions of pages, llms.txt or sitemap.xml. The finish action adds the files.`;
}

;// CONCATENATED MODULE: ./.build/src/review/checks/check-references.js











/** Matches references that have the same target from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
/** Checks all references in a site. `files` must be sorted by path. */
function checkReferences(files, paths, table, { domain, basePath, ignore, redirectList, buildScripts = [] }) {
    const site = new page_addresses/* SiteFiles */.B(paths);
    const addresses = new link_addresses/* Addresses */.t(domain, basePath);
    const collector = new checks_findings/* FindingCollector */.xe(ignore.map(glob/* parseGlob */.q));
    const unfinished = missingServiceFiles(files, site, addresses.nameOf('') === '/');
    const judge = new reference_judge/* ReferenceJudge */.D({
        reportedTogether: unfinished.missing,
        files: new Map(files.map(file => [file.path, file])),
        site,
        addresses,
        redirects: redirectList && (0,redirects/* parseRedirects */.Z)(redirectList, basePath, domain).redirects
    }, collector);
    collectFindings(files, table, { addresses, judge }, collector);
    for (const page of ['index.html', '404.html'])
        if (!site.has(page) && !unfinished.missing.has(page))
            collector.open('missing-page', addresses.nameOf(page));
    if (unfinished.count > 0)
        collector.open('unfinished', addresses.nameOf(''));
    const notes = new Map(buildScripts.map(({ path, size }) => path === undefined
        ? [`script of ${(0,units/* formatCount */.B4)(size, 'byte')}`, EMBEDDED_NOTE]
        : [addresses.nameOf(path), scriptNote(size)]));
    const startPage = files.findIndex(({ path }) => path === 'index.html');
    for (const target of notes.keys())
        collector.add(collector.open('build-script-in-page', target), startPage);
    judge.checkRedirects();
    const findings = collector.finish(number => files[number].path);
    for (const finding of findings) {
        const { kind, target } = finding;
        const note = notes.get(target);
        if (kind === 'unfinished')
            Object.assign(finding, { count: unfinished.count, note: unfinishedNote(unfinished.count) });
        else if (kind === 'build-script-in-page' && note !== undefined)
            finding.note = note;
    }
    (0,suggestions/* addSuggestions */.z)(findings, { paths, files: site, addresses, idsOf: path => judge.idsOf(path) });
    judge.addDestinations(findings);
    return { findings, ignored: collector.ignored.size, cut: [...collector.cut], hosts: judge.hosts };
}
const EMBEDDED_NOTE = 'The start page, and probably every page, contains this script for Node.js, and browsers run the code. Find the .js file of this size in the documentation, and add it to .mintignore.';
function scriptNote(size) {
    return `The start page, and probably every page, contains this file (${(0,units/* formatBytes */.z3)(size)}), and browsers run the code. Add the file to .mintignore.`;
}
function collectFindings(files, { kinds, values }, { addresses, judge }, collector) {
    const addPage = (kind, path, number) => collector.add(collector.open(kind, addresses.nameOf((0,page_addresses/* pageName */.$)(path))), number);
    const everywhere = new Map();
    // A `base` without a host is resolved against the folder, so files are grouped by both.
    const groups = (0,group_by/* groupBy */.$)(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`);
    for (const members of groups.values()) {
        const [[, { path, base }]] = members;
        const start = addresses.startIn(folderOf(path), base);
        // In a group of files, the same relative reference has the same target.
        const inGroup = new Map();
        const outcomeOf = (reference, { path: page }) => {
            const kind = kinds[reference];
            const value = values[reference];
            if (kind === 'ownAnchor')
                return judge.openAnchor(page, value);
            const known = base === '' && ABSOLUTE.test(value) ? everywhere : inGroup;
            const outcome = known.get(reference) ?? judge.outcomeOf(kind, value, start);
            known.set(reference, outcome);
            return outcome;
        };
        for (const [number, file] of members) {
            for (const reference of file.references) {
                const outcome = outcomeOf(reference, file);
                if (outcome === 'foreign-canonical')
                    addPage(outcome, file.path, number);
                else
                    for (const finding of outcome)
                        collector.add(finding, number);
            }
            if (file.isNoindex && !(0,pages_pages/* isNotFoundPage */.np)(file.path))
                addPage('noindex', file.path, number);
        }
    }
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/review/checks/site-review.js




/** Collects the results from all scanner threads, and checks references when the site is complete. */
class SiteReview {
    #table = new reference_table/* ReferenceTable */.a();
    /** Maps the numbers of each scanner to the numbers in `#table`. */
    #numbers = new Map();
    #files = [];
    /** Batches from one scanner must be added in order. */
    add({ scanner, files, values, kinds }) {
        const numbers = this.#numbers.get(scanner) ?? [];
        this.#numbers.set(scanner, numbers);
        for (const [i, kind] of kinds.entries())
            numbers.push(this.#table.numberOf(kind, values[i]));
        for (const file of files) {
            const { references } = file;
            for (let i = 0; i < references.length; i++)
                references[i] = numbers[references[i]];
            this.#files.push(file);
        }
    }
    /** `paths`: all files of the site, scanned or not. */
    finish(paths, options, moved = new Map()) {
        const placed = this.#files.flatMap(file => {
            const path = moved.has(file.path) ? moved.get(file.path) : file.path;
            return path === undefined ? [] : Object.assign(file, { path });
        });
        const files = placed.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
        const pages = files.filter(({ type }) => type === 'page');
        return {
            ...checkReferences(files, new Set(paths), this.#table, options),
            contents: new Map(pages.map(({ path, content }) => [path, content])),
            titles: new Map(pages.map(({ path, title }) => [path, title])),
            loads: new Map(files.map(file => [file.path, (0,site_scanner/* manifestLoads */.JW)(file)]))
        };
    }
}

// EXTERNAL MODULE: ./.build/src/export/receive/extract/writers/file-writer.js
var file_writer = __webpack_require__(46075);
;// CONCATENATED MODULE: ./.build/src/export/receive/extract/writers/writer-thread.js




/** Maximum number of findings in one message, so that no message blocks the receiving thread for long. */
const MAX_FINDINGS = 20_000;
// Entry point of a writer thread. Each result returns the memory of its batch for reuse.
const { root, number, isReviewed, ports } = external_node_worker_threads_.workerData;
let scanner = isReviewed ? new site_scanner/* SiteScanner */._S(number) : undefined;
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
/** Sends scanned pages before the task result, so that the review has all pages when all tasks are done. */
function sendScanned() {
    const batch = scanner?.drain();
    if (batch === undefined)
        return;
    if (isReviewer)
        review.add(batch);
    else
        ports[0]?.postMessage(batch);
}
function finishReview({ paths, options, moved }) {
    // Free memory for the review.
    scanner = undefined;
    writer = undefined;
    for (const port of scanners) {
        for (let next = (0,external_node_worker_threads_.receiveMessageOnPort)(port); next !== undefined; next = (0,external_node_worker_threads_.receiveMessageOnPort)(port))
            review.add(next.message);
    }
    const { findings, ...rest } = review.finish(paths, options, moved);
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
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   rW: () => (/* binding */ checksText),
/* harmony export */   v9: () => (/* binding */ failingFindings),
/* harmony export */   xP: () => (/* binding */ findingDigests),
/* harmony export */   xe: () => (/* binding */ FindingCollector)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91716);



/** All kinds, in the order in which the report shows them. */
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
    'sitemap',
    'unfinished',
    'build-script-in-page'
];
/** Kinds that fail a run with `check: fail`, unless `check-fail-on` lists other kinds. */
const FAILING_KINDS = CHECK_KINDS.slice(0, 5);
const MAX_PAGES = 10;
const MAX_FINDINGS = 5000;
/** Maximum number of targets per kind, to limit memory use. */
const MAX_TARGETS = 100_000;
const DIGEST_LENGTH = 16;
/** Limits the digests in the manifest to 2 MB. */
const MAX_DIGESTS = 100_000;
class FindingCollector {
    /** Targets that match `check-ignore`. */
    ignored = new Set();
    /** Kinds that have more targets than are kept. */
    cut = new Set();
    #ignore;
    /** The number that identifies each target, by kind. An ignored target has no number. */
    #numbers = new Map();
    /** The references to each target, by its number. `files` contains the first files that refer to the target. */
    #found = [];
    constructor(ignore) {
        this.#ignore = ignore;
    }
    /** Returns the number of a finding, or undefined if `check-ignore` matches or the kind has too many targets. */
    open(kind, target) {
        const numbers = this.#numbers.get(kind) ?? new Map();
        this.#numbers.set(kind, numbers);
        if (numbers.has(target))
            return numbers.get(target);
        if (numbers.size === MAX_TARGETS) {
            this.cut.add(kind);
            return undefined;
        }
        const isIgnored = this.#ignore.some(pattern => pattern.matches(target));
        if (isIgnored)
            this.ignored.add(target);
        const number = isIgnored ? undefined : this.#found.push({ count: 0, files: [] }) - 1;
        numbers.set(target, number);
        return number;
    }
    /** References from one file must be added together, so that each file counts once. */
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
    #numbered(number) {
        return number === undefined ? undefined : this.#found[number];
    }
}
/** Returns a space and a sentence with the number of ignored targets, or an empty string. */
function ignoredNote(ignored) {
    return ignored === 0 ? '' : ` \`check-ignore\` leaves out ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(ignored, 'target')}.`;
}
/** Returns the words before the count of a kind: the count of a kind that is cut is a minimum. */
function atLeast(kind, cut = []) {
    return cut.includes(kind) ? 'at least ' : '';
}
function countByKind(findings) {
    const counts = Object.fromEntries(CHECK_KINDS.map(kind => [kind, 0]));
    for (const { kind } of findings)
        counts[kind]++;
    return counts;
}
/** Formats `checks.json`, which docs/checks.md describes. */
function checksText(findings, cut = []) {
    const atLeast = cut.length === 0 ? '' : `\n  "countsAtLeast": ${JSON.stringify(cut)},`;
    return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},${atLeast}
  ${(0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listText */ .so)('findings', findings.slice(0, MAX_FINDINGS))},
  "truncated": ${findings.length > MAX_FINDINGS}
}
`;
}
/** Identifies a finding in the manifest, for the comparison with a later export. */
function findingDigest({ kind, target }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${kind}\n${target}`).slice(0, DIGEST_LENGTH);
}
/**
 * Returns sorted digests of the findings whose kind can fail a run by default or because of `check-fail-on`.
 * After a kind is added to `check-fail-on`, its findings fail the run until an export without them is delivered.
 */
function findingDigests(findings, failOn = []) {
    return findings
        .filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind))
        .slice(0, MAX_DIGESTS)
        .map(findingDigest)
        .sort();
}
/** Returns the findings that fail a run with `check: fail`. After a previous export, only new findings fail the run. */
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
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);


const UNKNOWN_HOST = 'site.invalid';
const MAX_ADDRESS = 16 * 1024;
/** Resolves references in pages to addresses, as a browser does. */
class Addresses {
    hasDomain;
    #origin;
    #host;
    #basePath;
    constructor(domain, basePath) {
        const { origin, host } = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(`https://${domain ?? UNKNOWN_HOST}`) ?? new URL(`https://${UNKNOWN_HOST}`);
        this.#origin = origin;
        this.#host = host;
        this.hasDomain = domain !== undefined;
        this.#basePath = basePath;
    }
    /** Returns the base for relative references in a folder. `base`: the address in `<base>`, or an empty string. */
    startIn(folder, base) {
        const address = `${this.#origin}${new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(folder, this.#basePath).pathname}-`;
        const url = base === '' ? null : (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(base, address);
        // Browsers ignore a base with one of these schemes.
        return url === null || url.protocol === 'data:' || url.protocol === 'javascript:' ? address : url.href;
    }
    nameOf(path) {
        return new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).name;
    }
    anchorOf(page, id) {
        return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
    }
    /** Returns the file path for a pathname or a result of `nameOf`. Returns undefined outside the base path. */
    pathOf(pathname) {
        return _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, this.#basePath)?.path;
    }
    /** Returns undefined for an address that is not checked: another scheme, or a path outside the base path. */
    resolve(value, start) {
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
        if (url.host !== this.#host)
            return { kind: 'external', host: url.host, href, isInsecure };
        const path = this.pathOf(url.pathname);
        return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href };
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

/***/ 1324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseRedirects)
/* harmony export */ });
/* unused harmony export Redirects */
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16081);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2360);
/* harmony import */ var _pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58156);
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
        const address = this.base + (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$)(path);
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
        return this.#byAddress.has(this.base + (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$)(path));
    }
    /** Returns the source as a path below the base path, or undefined if the source contains a wildcard. */
    pathOf({ from }) {
        return from.address?.slice(this.base.length);
    }
    /** Follows the redirects from a path, as a browser does, to a file or another host. */
    follow(path, site) {
        return this.#follow(this.find(path)?.destination, (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$)(path), site);
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
            const next = (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$)(destination.path);
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
/** `domain`: the site's host, if known. */
function parseRedirects(entries, basePath, domain) {
    const base = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .baseFolder */ .YR)(basePath);
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
        const rule = parseEntry(entry, i, base, domain);
        if (rule instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
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
    return { redirects: new Redirects([...rules.values()], base), isComplete, problems, repeated };
}
function parseEntry(entry, index, base, domain) {
    const { source: given, destination, permanent = true } = Object(entry);
    // The service also adds a missing slash.
    const source = typeof given === 'string' && /^[\w-]+(?:\/|$)/.test(given) ? `/${given}` : given;
    const number = `entry ${index + 1}`;
    const name = typeof source === 'string' ? `source ${quoted(source)}` : number;
    const from = typeof source === 'string' ? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .PJ)(source, base) : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF('has no `source`');
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
    const normal = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .normalDestination */ .Wd)(read.destination, base, domain);
    return { ...read, source: read.from.text, destination: normal, to: (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .readDestination */ .FD)(normal, base) };
}
function checkDestination(text, of) {
    const problem = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfDestination */ .f)(text);
    return problem === undefined ? text : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`destination ${quoted(text)} of ${of} ${problem}`);
}
/** Quotes text as JSON, so that a line break in a value does not start a new line in the log. */
const quoted = (text) => JSON.stringify((0,_runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(text, 200));


/***/ })

};
