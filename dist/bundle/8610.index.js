export const id = 8610;
export const ids = [8610,2194];
export const modules = {

/***/ 46075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   S8: () => (/* binding */ FileWriter),
/* harmony export */   Y1: () => (/* binding */ makeSiteFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91041);
/* harmony import */ var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26735);
/* harmony import */ var _archive_guards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85606);
/* harmony import */ var _archive_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21625);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








// Never overwrites a file and never follows a link. Windows neither has nor needs O_NOFOLLOW.
const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/** Creates a folder that must not exist yet. Its parent must exist. */
function makeSiteFolder(root, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        throw (0,_archive_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .explainDiskRefusal */ .H0)(error, folder);
    }
    setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, FOLDER_MODE));
}
/** Makes the site readable for web servers under any umask. Ignores errors from a file system without modes. */
function setMode(change) {
    try {
        change();
    }
    catch (error) {
        if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes(error.code ?? ''))
            throw error;
    }
}
/** A file that must not exist yet. Uses synchronous calls, which are a quarter faster than promises and streams. */
class NewFile {
    #path;
    #fd;
    #judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_4__/* .CredentialJudge */ .l7();
    #hash;
    #size = 0;
    constructor(root, path) {
        this.#path = path;
        this.#judge.begin(path);
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, FILE_MODE);
        }
        catch (error) {
            throw (0,_archive_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .explainDiskRefusal */ .H0)(error, path);
        }
        setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(this.#fd, FILE_MODE));
    }
    write(bytes) {
        this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash.update(bytes);
        this.#writeAll(bytes);
    }
    /** Writes the last bytes. For a file with a single write, `hash` is faster than a hash object. */
    finish(bytes) {
        this.#writeAll(bytes);
        const sha256 = this.#hash === undefined ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes) : this.#hash.update(bytes).digest('hex');
        const file = { path: this.#path, size: this.#size, sha256 };
        return this.#judge.isFound ? { ...file, isCredential: true } : file;
    }
    [Symbol.dispose]() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
    #writeAll(bytes) {
        let written = 0;
        while (written < bytes.length)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes, written);
        this.#size += bytes.length;
        this.#judge.add(bytes);
    }
}
const NO_BYTES = new Uint8Array(0);
/** Performs tasks one after another. A file larger than a batch remains open between tasks. */
class FileWriter {
    #root;
    #scanner;
    #open;
    /** If given, the scanner scans every file while its bytes are in memory. */
    constructor(root, scanner) {
        this.#root = root;
        this.#scanner = scanner;
    }
    async perform(task) {
        try {
            if (task.kind === 'zip')
                return { files: await this.#extractEntries(task.archive, task.entries) };
            return { files: this.#writeParts(task.bytes, task.parts), bytes: task.bytes };
        }
        catch (error) {
            const { message, code, advice } = error;
            return { files: [], problem: { message, code, advice } };
        }
    }
    writeFile(path, content) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, new NewFile(this.#root, path), false);
            return file.finish(content);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    #writeParts(bytes, parts) {
        const files = [];
        for (const { path, start, end, isFirst, isLast } of parts) {
            if (isFirst)
                this.#open = new NewFile(this.#root, path);
            if (this.#open === undefined)
                throw new Error(`no file is open for the rest of ${path}`);
            const content = bytes.subarray(start, end);
            const scanner = this.#scannerOf(path);
            if (isFirst && isLast)
                scanner?.scan(path, content);
            else
                scanner?.keepPiece(path, content);
            if (!isLast) {
                this.#open.write(content);
                continue;
            }
            files.push(this.#open.finish(content));
            this.#open[Symbol.dispose]();
            this.#open = undefined;
            if (!isFirst)
                scanner?.scanPieces(path);
        }
        return files;
    }
    async #extractEntries(archive, entries) {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, 'r');
        try {
            const [first] = entries;
            if (first !== undefined && (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .isLargeEntry */ .Av)(first))
                return [await this.#extractLarge(fd, first)];
            const files = [];
            for (const { path, content } of (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .readSmallEntries */ .cV)(fd, entries)) {
                files.push(this.writeFile(path, content));
                this.#scannerOf(path)?.scan(path, content);
            }
            return files;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    async #extractLarge(fd, entry) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_2, new NewFile(this.#root, entry.path), false);
            const scanner = this.#scannerOf(entry.path);
            await (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .readLargeEntry */ .CQ)(fd, entry, content => {
                scanner?.keepPiece(entry.path, content);
                file.write(content);
            });
            scanner?.scanPieces(entry.path);
            return file.finish(NO_BYTES);
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    }
    /** Does not scan dotfiles, which are left out of the site by default. */
    #scannerOf(path) {
        return (0,_site_files_left_out_js__WEBPACK_IMPORTED_MODULE_5__/* .isDotfile */ .aJ)(path) ? undefined : this.#scanner;
    }
}
function errorOf({ message, code, advice }) {
    return advice === undefined
        ? Object.assign(new Error(message), { code })
        : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR(code, message, { advice });
}


/***/ }),

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
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-map.js
var site_map = __webpack_require__(33978);
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
    // A folder page can refer to its Markdown version as `x/index.md`. If `x.md` exists, this address is wrong.
    // An error page refers to a Markdown version, too, but readers do not need that file.
    const named = own.flatMap(({ path }) => {
        const markdown = markdownOf(path);
        return isMissing(markdown) ? [markdown, `${(0,site_address/* pageName */.$p)(path)}/index.md`] : [];
    });
    return {
        missing: new Set([...ofSite, ...named].filter(isMissing)),
        count: new Set([...ofSite, ...expected].filter(isMissing)).size
    };
}
function markdownOf(page) {
    return `${(0,site_address/* pageName */.$p)(page) || 'index'}.md`;
}
function unfinishedNote(count) {
    return `${(0,units/* formatCount */.B4)(count, 'file')} that the service creates on request ${count === 1 ? 'is' : 'are'} missing, such as Markdown versions of pages, llms.txt or sitemap.xml. The finish action adds the files.`;
}

;// CONCATENATED MODULE: ./.build/src/review/checks/check-references.js












/** Matches references that have the same target from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
/** Checks all references in a site. `files` must be sorted by path. */
function checkReferences(files, paths, table, { domain, basePath, isMovable = false, ignore, redirectList, buildScripts = [] }) {
    const site = new site_map/* SiteMap */.iq(paths, { origin: domain && `https://${domain}`, basePath });
    const collector = new checks_findings/* FindingCollector */.xe(ignore.map(glob/* parseGlob */.q));
    const unfinished = missingServiceFiles(files, site, site.nameOf('') === '/');
    const judge = new reference_judge/* ReferenceJudge */.D({
        reportedTogether: unfinished.missing,
        files: new Map(files.map(file => [file.path, file])),
        site,
        isMovable,
        redirects: redirectList &&
            (0,redirects/* parseRedirects */.Z)(redirectList, basePath, { domain, movableSite: isMovable ? site : undefined })
                .redirects
    }, collector);
    collectFindings(files, table, { site, judge }, collector);
    for (const page of ['index.html', '404.html'])
        if (!site.has(page) && !unfinished.missing.has(page))
            collector.open('missing-page', site.nameOf(page));
    if (unfinished.count > 0)
        collector.open('unfinished', site.nameOf(''));
    const notes = new Map(buildScripts.map(({ path, size }) => path === undefined
        ? [`script of ${(0,units/* formatCount */.B4)(size, 'byte')}`, EMBEDDED_NOTE]
        : [site.nameOf(path), scriptNote(size)]));
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
    (0,suggestions/* addSuggestions */.z)(findings, { site, idsOf: path => judge.idsOf(path) });
    judge.addDestinations(findings);
    return { findings, ignored: collector.ignored.size, cut: [...collector.cut], hosts: judge.hosts };
}
const NEW_IGNORE_FILE = 'If there is no such file, create it in the folder of the documentation.';
const EMBEDDED_NOTE = `The start page, and probably every page, contains this script for Node.js, and browsers run the code. Find the .js file of this size in the documentation, and add it to .mintignore. ${NEW_IGNORE_FILE}`;
function scriptNote(size) {
    return `The start page, and probably every page, contains this file (${(0,units/* formatBytes */.z3)(size)}), and browsers run the code. Add the file to .mintignore. ${NEW_IGNORE_FILE}`;
}
function collectFindings(files, { kinds, values }, { site, judge }, collector) {
    const addPage = (kind, path, number) => collector.add(collector.open(kind, site.nameOf((0,site_address/* pageName */.$p)(path))), number);
    const everywhere = new Map();
    // A `base` without a host is resolved against the folder, so files are grouped by both.
    const groups = (0,group_by/* groupBy */.$)(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`);
    for (const members of groups.values()) {
        const [[, { path, base }]] = members;
        const start = (0,link_addresses/* startIn */.Ws)(site, folderOf(path), base);
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

/***/ 52194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ manifestLoads),
/* harmony export */   _S: () => (/* binding */ SiteScanner),
/* harmony export */   bS: () => (/* binding */ asBuffer),
/* harmony export */   digestServedPage: () => (/* binding */ digestServedPage),
/* harmony export */   g_: () => (/* binding */ digestPage),
/* harmony export */   loadsOf: () => (/* binding */ loadsOf)
/* harmony export */ });
/* unused harmony export isScanned */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15300);
/* harmony import */ var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69285);
/* harmony import */ var _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
/* harmony import */ var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63135);
/* harmony import */ var _record_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44001);
/* harmony import */ var _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39363);
/* harmony import */ var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22320);
/* harmony import */ var _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
/* harmony import */ var _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80523);











/** A larger file counts as existing, with unknown content. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isScanned(path) {
    return /\.(?:html?|css|xml)$/i.test(path) || isRobots(path);
}
function isRobots(path) {
    return /(?:^|\/)robots\.txt$/i.test(path);
}
/** Returns the title and a digest of the content, for the comparison of two copies of a page. */
function digestPage(bytes) {
    const { title, content } = digestServedPage(bytes);
    return { title, content };
}
/** Like `digestPage`, with everything that browsers load, for the comparison with the list in a manifest. */
function digestServedPage(bytes, options = {}) {
    const collected = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX({ isComplete: true });
    const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a(), new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e(), collected);
    const utf8 = (0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(asBuffer(bytes), 'html');
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y(utf8, page, options).scan();
    const { levels } = collected;
    const { title, content, loads } = page.finish();
    const { unusual, sheets } = collected;
    return { title, content, loads, details: { utf8, levels, unusual, sheets } };
}
/** Returns what a manifest says about a page, robots.txt or sitemap; undefined for any other file. */
function loadsOf(path, bytes) {
    if (!isScanned(path))
        return undefined;
    const scanner = new SiteScanner(0);
    scanner.scan(path, bytes);
    return manifestLoads(scanner.drain()?.files[0]);
}
function manifestLoads(file) {
    return file !== undefined && ['page', 'robots', 'sitemap'].includes(file.type) ? file.loads : undefined;
}
const DIGEST_LENGTH = 32;
function digestOf(values) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', [...values].join('\n')).slice(0, DIGEST_LENGTH);
}
/** Scans one file at a time. Each thread has a separate scanner with a unique number. */
class SiteScanner {
    #scanner;
    #table = new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a();
    #content = new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e();
    #loads = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX();
    #files = [];
    #sent = 0;
    #pieces = [];
    #pieceBytes = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    /** Scans a whole file if it is a page, style sheet or sitemap. Does not keep the bytes. */
    scan(path, bytes) {
        const content = asBuffer(bytes);
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads);
        if ((0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .isPage */ .yp)(path)) {
            scanPage(content, page);
            this.#push(path, 'page', page);
        }
        else if (/\.css$/i.test(path)) {
            page.addAll('resource', (0,_html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .cssAddresses */ .U)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'css').toString()));
            this.#push(path, 'stylesheet', page);
        }
        else if (/\.xml$/i.test(path)) {
            const addresses = (0,_values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__/* .sitemapUrls */ .S)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'xml').toString());
            if (addresses === undefined)
                return;
            const all = [...addresses];
            for (const address of all)
                page.add('sitemap', address);
            this.#push(path, 'sitemap', page, { addresses: digestOf(new Set(all.sort())) });
        }
        else if (isRobots(path)) {
            const text = content.toString();
            const refused = Object.values((0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .robotsRules */ .xF)(text)).flatMap(rules => ['', ...rules]);
            const sitemaps = (0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .sitemapsIn */ .U8)(text).map(_record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .addressDigest */ .tP).join('');
            this.#push(path, 'robots', page, { refused: digestOf(refused), ...(sitemaps !== '' && { sitemaps }) });
        }
    }
    /** Keeps a piece of a file. Only one file can arrive in pieces at a time. */
    keepPiece(path, bytes) {
        if (!isScanned(path))
            return;
        this.#pieceBytes += bytes.length;
        if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
        else
            this.#pieces = [];
    }
    scanPieces(path) {
        const pieces = this.#pieces;
        const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
        this.#pieces = [];
        this.#pieceBytes = 0;
        if (isTooLarge)
            this.#push(path, 'unread', new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads));
        else
            this.scan(path, Buffer.concat(pieces));
    }
    /** Returns the files scanned since the last call, or undefined if there are none. */
    drain() {
        if (this.#files.length === 0)
            return undefined;
        const batch = {
            scanner: this.#scanner,
            files: this.#files,
            values: this.#table.values.slice(this.#sent),
            kinds: this.#table.kinds.slice(this.#sent)
        };
        this.#files = [];
        this.#sent = this.#table.values.length;
        return batch;
    }
    #push(path, type, page, loads) {
        this.#files.push({ path, type, ...page.finish(), ...(loads && { loads }) });
    }
}
function scanPage(bytes, page) {
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(bytes, 'html'), page).scan();
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}


/***/ }),

/***/ 80523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ sitemapUrls),
/* harmony export */   q: () => (/* binding */ sitemapEntries)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
const COMMENTS = /<!--[^]*?(?:-->|$)/g;
const MAX_PROLOG = 4096;
const MAX_ADDRESS = 4096;
/** Returns the addresses in the `loc` elements of a sitemap or sitemap index; undefined for other XML files. */
function sitemapUrls(xml) {
    const entries = sitemapEntries(xml);
    return entries && urlsOf(entries);
}
/** Returns the addresses in a sitemap or sitemap index and when each was modified; undefined for other XML files. */
function sitemapEntries(xml) {
    const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1];
    return prefix === undefined ? undefined : entriesIn(xml, prefix);
}
function* urlsOf(entries) {
    for (const { url } of entries)
        yield url;
}
/** The elements of an entry can have any order, so an entry ends where the next one begins. */
function* entriesIn(xml, prefix) {
    let entry = {};
    for (const { name, text } of elementsIn(xml, prefix)) {
        if (name === 'loc' && entry.url === undefined)
            entry.url = text;
        else if (name === 'lastmod' && entry.lastModified === undefined)
            entry.lastModified = text;
        else {
            if (entry.url !== undefined)
                yield { url: entry.url, lastModified: entry.lastModified };
            entry = name === 'loc' ? { url: text } : {};
        }
    }
    if (entry.url !== undefined)
        yield { url: entry.url, lastModified: entry.lastModified };
}
/** Yields the `loc` and `lastmod` elements with their texts, and an `entry` at the start of each entry. */
function* elementsIn(xml, prefix) {
    const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}(loc|lastmod|url|sitemap)(?=[\\s>])`, 'g');
    for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
        const [text, name = ''] = match;
        if (text.startsWith('<!')) {
            const close = text === '<!--' ? '-->' : ']]>';
            const end = xml.indexOf(close, token.lastIndex);
            if (end < 0)
                return;
            token.lastIndex = end + close.length;
            continue;
        }
        if (name === 'url' || name === 'sitemap') {
            yield { name: 'entry', text: '' };
            continue;
        }
        const start = xml.indexOf('>', match.index) + 1;
        const end = xml.indexOf(`</${prefix}${name}`, match.index);
        if (start === 0 || end < 0)
            return;
        token.lastIndex = Math.max(start, end);
        if (end >= start && end - start <= MAX_ADDRESS)
            yield { name, text: textOf(xml.slice(start, end)) };
    }
}
function textOf(xml) {
    const text = xml
        .split(/(<!\[CDATA\[[^]*?\]\]>)/)
        .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeXML */ .ey)(part.replace(COMMENTS, '')))
        .join('');
    return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
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

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Compares by code units, for `sort`, so that the order is the same on every machine. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
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

/***/ 16669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` matches any characters except `/`, and `**` matches any characters. `**` as a whole segment also matches zero
 * segments. All other characters are literal: addresses contain `?`, and file names contain brackets.
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
/** Tracks all possible positions at once, so that the time never exceeds path length times pattern length. */
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


/***/ })

};
