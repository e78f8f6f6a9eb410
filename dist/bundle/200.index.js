export const id = 200;
export const ids = [200];
export const modules = {

/***/ 78200:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/src/review/scan/record/reference-table.js
var reference_table = __webpack_require__(22320);
// EXTERNAL MODULE: ./.build/src/review/checks/link-addresses.js
var link_addresses = __webpack_require__(53331);
// EXTERNAL MODULE: ./.build/src/review/checks/findings.js
var checks_findings = __webpack_require__(39640);
// EXTERNAL MODULE: ./.build/src/site/page-addresses.js
var page_addresses = __webpack_require__(94493);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/site/glob.js
var glob = __webpack_require__(22797);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var pages = __webpack_require__(12967);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirects.js
var redirects = __webpack_require__(1324);
// EXTERNAL MODULE: ./.build/src/review/checks/reference-judge.js
var reference_judge = __webpack_require__(68391);
// EXTERNAL MODULE: ./.build/src/review/checks/suggestions.js
var suggestions = __webpack_require__(45001);
;// CONCATENATED MODULE: ./.build/src/review/checks/check-references.js
var _a;









/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
/** Follows all references of a site. `files` are sorted by path. */
function checkReferences(files, paths, table, { domain, basePath, ignore, redirectList, collectsLinks = false }) {
    const site = new page_addresses/* SiteFiles */.BC(paths);
    const addresses = new link_addresses/* Addresses */.t(domain, basePath);
    const collector = new checks_findings/* FindingCollector */.xe(ignore.map(glob/* parseGlob */.q));
    const judge = new reference_judge/* ReferenceJudge */.D({
        files: new Map(files.map(file => [file.path, file])),
        site,
        addresses,
        collectsLinks,
        redirects: redirectList && (0,redirects/* parseRedirects */.Z)(redirectList, basePath, domain).redirects
    }, collector);
    collectFindings(files, new Outcomes(table, judge), addresses, collector);
    for (const page of ['index.html', '404.html'])
        if (!site.has(page))
            collector.open('missing-page', addresses.nameOf(page));
    judge.checkRedirects();
    const all = collector.finish(number => files[number].path);
    const links = all.filter(({ kind }) => kind === 'dead-external-link');
    const findings = all.filter(({ kind }) => kind !== 'dead-external-link');
    (0,suggestions/* addSuggestions */.z)(findings, { paths, files: site, addresses, idsOf: path => judge.idsOf(path) });
    judge.addDestinations(findings);
    return { findings, links, hosts: judge.hosts };
}
function collectFindings(files, outcomes, addresses, collector) {
    const addPage = (kind, path, number) => collector.add(collector.open(kind, addresses.nameOf((0,page_addresses/* pageName */.$p)(path))), number);
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
    static #EVERYWHERE = 1;
    #table;
    #judge;
    #known = [];
    /** By reference: the group for which its outcome holds. 0 while there is none. */
    #groups;
    #group = _a.#EVERYWHERE;
    constructor(table, judge) {
        this.#table = table;
        this.#judge = judge;
        this.#groups = new Int32Array(table.values.length);
    }
    beginGroup() {
        this.#group++;
    }
    of(reference, file, start) {
        const group = this.#groups[reference];
        const holds = group === this.#group || (group === _a.#EVERYWHERE && file.base === '');
        return holds ? this.#known[reference] : this.#follow(reference, file, start);
    }
    #follow(reference, { path, base }, start) {
        const kind = this.#table.kinds[reference];
        const value = this.#table.values[reference];
        if (kind === 'ownAnchor')
            return this.#judge.openAnchor(path, value);
        const outcome = this.#judge.outcomeOf(kind, value, start);
        this.#known[reference] = outcome;
        this.#groups[reference] = base === '' && ABSOLUTE.test(value) ? _a.#EVERYWHERE : this.#group;
        return outcome;
    }
}
_a = Outcomes;
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}

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
        const files = this.#files.sort((a, b) => (a.path < b.path ? -1 : 1));
        const checked = checkReferences(files, new Set(paths), this.#table, options);
        return { ...checked, contents: this.#contents, titles: this.#titles };
    }
}

// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js + 8 modules
var site_scanner = __webpack_require__(14236);
// EXTERNAL MODULE: ./.build/src/export/extract/writers/file-writer.js
var file_writer = __webpack_require__(11793);
;// CONCATENATED MODULE: ./.build/src/export/extract/writers/writer-thread.js




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

/***/ 53331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Addresses)
/* harmony export */ });
/* harmony import */ var _site_base_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62772);
/* harmony import */ var _site_url_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65232);
/* harmony import */ var _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24563);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18667);




const UNKNOWN_HOST = 'site.invalid';
const MAX_ADDRESS = 16 * 1024;
/** A path without anything that has to be resolved or decoded, apart from `../` at its start. */
const SIMPLE = /^(?:(?:\.\.\/)*[\w-]|\/)[\w\-./]*(?:#[\w\-.]*)?$/;
/** Turns what pages refer to into addresses, the way a browser does. */
class Addresses {
    hasDomain;
    #origin;
    #host;
    /** With a slash at both ends. */
    #basePath;
    constructor(domain, basePath) {
        const origin = URL.canParse(`https://${domain ?? UNKNOWN_HOST}`)
            ? `https://${domain ?? UNKNOWN_HOST}`
            : `https://${UNKNOWN_HOST}`;
        this.#origin = new URL(origin).origin;
        this.#host = new URL(origin).host;
        this.hasDomain = domain !== undefined;
        this.#basePath = (0,_site_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath);
    }
    /** For files of one folder that have the same `base`, or none. */
    startIn(folder, base) {
        const address = `${this.#origin}${this.#basePath}${(0,_site_url_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(folder)}-`;
        const url = base === '' ? null : (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(base, address);
        // Browsers ignore a base with one of these schemes.
        if (url === null || url.protocol === 'data:' || url.protocol === 'javascript:')
            return { address, folder };
        return { address: url.href, folder: undefined };
    }
    nameOf(path) {
        return this.#basePath + path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
    anchorOf(page, id) {
        return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
    }
    /** The path that `nameOf` has named. */
    pathOf(name) {
        return name.startsWith(this.#basePath) ? decodeURIComponent(name.slice(this.#basePath.length)) : undefined;
    }
    /** Undefined for what is not checked: other schemes, and paths outside the base path. */
    resolve(value, start) {
        if (start.folder !== undefined && isSimple(value)) {
            const address = this.#resolveSimple(value, start.folder);
            if (address !== undefined)
                return address;
        }
        if (value.length > MAX_ADDRESS)
            return undefined;
        const url = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(value, start.address);
        if (url === null)
            return undefined;
        if (url.protocol !== 'https:' && url.protocol !== 'http:')
            return undefined;
        const isInsecure = url.protocol === 'http:';
        const fragment = url.hash.slice(1);
        url.hash = '';
        const { href } = url;
        if (url.host !== this.#host)
            return { kind: 'external', host: url.host, href, isInsecure };
        const path = this.inSite(url.pathname);
        return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href };
    }
    /** The file path that a pathname asks for, or undefined outside the base path. */
    inSite(pathname) {
        if (`${pathname}/` === this.#basePath)
            return '';
        if (!pathname.startsWith(this.#basePath))
            return undefined;
        return decodedPath(pathname.slice(this.#basePath.length));
    }
    /** What most links are: no need to parse them. Undefined where the path leaves the site. */
    #resolveSimple(value, folder) {
        const hash = value.indexOf('#');
        const reference = hash < 0 ? value : value.slice(0, hash);
        const fragment = hash < 0 ? '' : value.slice(hash + 1);
        const path = reference.startsWith('/') ? this.inSite(reference) : pathBelow(folder, reference);
        return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure: false, href: '' };
    }
}
function isSimple(value) {
    return SIMPLE.test(value) && !value.includes('//') && !value.replace(/^(?:\.\.\/)+/, '/').includes('/.');
}
/** `folder` is empty, or ends with a slash. */
function pathBelow(folder, reference) {
    let from = folder;
    let at = 0;
    for (; reference.startsWith('../', at); at += 3) {
        if (from === '')
            return undefined;
        from = from.slice(0, from.lastIndexOf('/', from.length - 2) + 1);
    }
    return from + reference.slice(at);
}
/** No file has a name that is not UTF-8: such a path is kept as it is. */
function decodedPath(path) {
    const decoded = (0,_scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(path);
    return decoded.includes('\uFFFD') ? path : decoded;
}


/***/ }),

/***/ 68391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ReferenceJudge)
/* harmony export */ });
/* harmony import */ var _scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39363);
/* harmony import */ var _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24563);
/* harmony import */ var _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94493);



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
        return [...this.#hosts.values()].sort((a, b) => (a.host < b.host ? -1 : 1));
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
        const file = kind === 'frame' ? this.#checked.site.find(address.path) : address.path;
        if (file !== undefined && this.#checked.site.has(file))
            return insecure;
        const redirected = this.#judgeRedirect(address.path);
        if (redirected !== undefined)
            return [...redirected, ...insecure];
        return [...this.#open('missing-resource', this.#checked.addresses.nameOf(address.path)), ...insecure];
    }
    #judgeLink(address) {
        if (address.kind === 'external') {
            this.#hostOf(address.host).links++;
            return this.#checked.collectsLinks === true ? this.#open('dead-external-link', address.href) : NOTHING;
        }
        const path = this.#checked.site.find(address.path);
        if (path === undefined) {
            return this.#judgeRedirect(address.path) ?? this.#open('broken-link', this.#nameOf(address.path));
        }
        const hidden = this.#checked.redirects?.hasSource(path) === true ? this.#openRedirect(path) : NOTHING;
        return this.#hasAnchor(path, address.fragment)
            ? hidden
            : [...this.openAnchor(path, address.fragment), ...hidden];
    }
    #hasAnchor(path, fragment) {
        if (fragment === '')
            return true;
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
        return (this.#checked.files.get(path)?.ids ?? '').split(_scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_0__/* .ID_SEPARATOR */ .w);
    }
    /** Undefined when the path is not the source of a redirect. */
    #judgeRedirect(path) {
        const end = this.#checked.redirects?.follow(path, this.#checked.site);
        if (end === undefined)
            return undefined;
        return this.#isReached(end) ? NOTHING : this.#openRedirect(path);
    }
    #isReached(end) {
        if (end.steps > MAX_CHAIN)
            return false;
        return (end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment)));
    }
    /** Checks all redirects, also those that no page links to. */
    checkRedirects() {
        for (const rule of this.#checked.redirects?.rules ?? []) {
            const path = this.#checked.redirects?.pathOf(rule);
            if (path === undefined) {
                const end = this.#checked.redirects?.endOfPattern(rule, this.#checked.site);
                if (end !== undefined && !this.#isReached(end))
                    this.#findings.open('broken-redirect', rule.source);
            }
            else if (this.#checked.site.find(path) !== undefined)
                this.#openRedirect(path);
            else
                this.#judgeRedirect(path);
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
        return this.#checked.addresses.nameOf((0,_site_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path));
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
        const path = address.kind === 'internal' ? address.path : addresses.inSite(new URL(address.href).pathname);
        if (path === undefined || this.#checked.site.find(path) !== undefined)
            return NOTHING;
        return this.#open('sitemap', this.#nameOf(path));
    }
    openAnchor(path, fragment) {
        const element = (0,_scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(fragment.split(':~:', 1)[0]);
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
/* harmony import */ var _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94493);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12967);
/* harmony import */ var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41397);



/** Enough for one report. The next report has suggestions for the rest. */
const MAX_SUGGESTED = 1000;
const MAX_IDS = 5000;
/** `/learn.microsoft.com/…`: an address whose scheme was forgotten. The names of files end otherwise. */
const HOST_AS_FOLDER = /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|ai|co|gov|edu|de|uk|eu)$/i;
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
        const folders = path.split('/');
        // A relative link puts it below the folder of its page.
        const host = folders.findIndex(folder => HOST_AS_FOLDER.test(folder));
        if (host >= 0)
            return `https://${encodeURI(folders.slice(host).join('/'))}`;
        pages ??= new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ClosestName */ .h([...paths].filter(page => (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp)(page) && !(0,_site_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFoundPage */ .np)(page)).map(page => (0,_site_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .pageName */ .$p)(page)));
        const page = pages.find(path);
        return page === undefined ? undefined : addresses.nameOf(page);
    }
    function findAnchor(target) {
        const [page = ''] = target.split('#', 1);
        const file = files.find(addresses.pathOf(page) ?? '');
        if (file === undefined)
            return undefined;
        if (anchors?.file !== file)
            anchors = { file, ids: new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ClosestName */ .h(idsOf(file).slice(0, MAX_IDS)) };
        const id = anchors.ids.find(target.slice(page.length + 1));
        return id === undefined ? undefined : addresses.anchorOf(page, id);
    }
}


/***/ })

};
