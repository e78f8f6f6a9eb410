export const id = 427;
export const ids = [427];
export const modules = {

/***/ 11793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   S8: () => (/* binding */ FileWriter),
/* harmony export */   Y1: () => (/* binding */ makeSiteFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98362);
/* harmony import */ var _formats_guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94445);
/* harmony import */ var _formats_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60244);
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







// Never overwrites, never follows a link. The second has no meaning, and no flag, on Windows.
const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/** Creates a folder that must not exist, in one that does. */
function makeSiteFolder(root, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, folder);
    }
    setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, FOLDER_MODE));
}
/** A web server must be able to read the site, whatever the umask of the runner. Some file systems have no modes. */
function setMode(change) {
    try {
        change();
    }
    catch (error) {
        if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes(error.code ?? ''))
            throw error;
    }
}
/** A file that must not exist yet. Synchronous calls are a quarter faster than promises here, streams slower still. */
class NewFile {
    #path;
    #fd;
    #hash;
    #size = 0;
    constructor(root, path) {
        this.#path = path;
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, FILE_MODE);
        }
        catch (error) {
            throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, path);
        }
    }
    get hasMode() {
        return ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd).mode & FILE_MODE) === FILE_MODE;
    }
    setMode() {
        setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(this.#fd, FILE_MODE));
    }
    write(bytes) {
        this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash.update(bytes);
        this.#writeAll(bytes);
    }
    /** Writes the last bytes. A file that is written at once needs no hash object, which takes longer than a small hash. */
    finish(bytes) {
        this.#writeAll(bytes);
        const sha256 = this.#hash === undefined ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes) : this.#hash.update(bytes).digest('hex');
        return { path: this.#path, size: this.#size, sha256 };
    }
    [Symbol.dispose]() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
    #writeAll(bytes) {
        let written = 0;
        while (written < bytes.length)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes, written);
        this.#size += bytes.length;
    }
}
/** Then the event loop turns, so that a timeout or a signal can end the run: a small zip can contain many megabytes. */
const BYTES_BEFORE_PAUSE = 1024 * 1024;
const NO_BYTES = new Uint8Array(0);
/** Performs tasks, one after the other. A file larger than a batch stays open from one task to the next. */
class FileWriter {
    #root;
    /** Known from the first file: another system call for each file would cost time. */
    #mustSetModes;
    #scanner;
    #open;
    #closed = new AbortController();
    #bytesSincePause = 0;
    /** With a scanner, it scans every file while its bytes are in memory. */
    constructor(root, scanner) {
        this.#root = root;
        this.#scanner = scanner;
    }
    async perform(task) {
        try {
            this.#closed.signal.throwIfAborted();
            if (task.kind === 'zip')
                return { files: await this.#extractEntries(task.archive, task.entries) };
            return { files: this.#writeParts(task.bytes, task.parts), bytes: task.bytes };
        }
        catch (error) {
            return { files: [], problem: problemOf(error) };
        }
    }
    writeFile(path, content) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, this.#create(path), false);
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
    /** Ends a task soon, and performs no other. */
    close() {
        this.#closed.abort();
        this.#closeFile();
    }
    #closeFile() {
        this.#open?.[Symbol.dispose]();
        this.#open = undefined;
    }
    #create(path) {
        const file = new NewFile(this.#root, path);
        this.#mustSetModes ??= !file.hasMode;
        if (this.#mustSetModes)
            file.setMode();
        return file;
    }
    #writeParts(bytes, parts) {
        const files = [];
        for (const { path, start, end, isFirst, isLast } of parts) {
            if (isFirst)
                this.#open = this.#create(path);
            if (this.#open === undefined)
                throw new Error(`no file is open for the rest of ${path}`);
            const content = bytes.subarray(start, end);
            if (isFirst && isLast)
                this.#scanner?.scan(path, content);
            else
                this.#scanner?.keepPiece(path, content);
            if (!isLast) {
                this.#open.write(content);
                continue;
            }
            files.push(this.#open.finish(content));
            this.#closeFile();
            if (!isFirst)
                this.#scanner?.scanPieces(path);
        }
        return files;
    }
    async #extractEntries(archive, entries) {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, 'r');
        try {
            const [first] = entries;
            if (first !== undefined && (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .isLargeEntry */ .Av)(first))
                return [await this.#extractLarge(fd, first)];
            const files = [];
            for (const { path, content } of (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmallEntries */ .cV)(fd, entries)) {
                files.push(this.writeFile(path, content));
                this.#scanner?.scan(path, content);
                await this.#pause(content.length);
            }
            return files;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    async #pause(bytes) {
        this.#bytesSincePause += bytes;
        if (this.#bytesSincePause < BYTES_BEFORE_PAUSE)
            return;
        this.#bytesSincePause = 0;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
        this.#closed.signal.throwIfAborted();
    }
    async #extractLarge(fd, entry) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_2, this.#create(entry.path), false);
            await (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readLargeEntry */ .CQ)(fd, entry, content => {
                this.#closed.signal.throwIfAborted();
                this.#scanner?.keepPiece(entry.path, content);
                file.write(content);
            });
            this.#scanner?.scanPieces(entry.path);
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
}
function problemOf(error) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR) {
        const { code, message, advice } = error;
        return { failure: { code, what: message, advice }, message };
    }
    const { message, code } = error;
    return { message, errno: code };
}
function errorOf({ failure, message, errno }) {
    return failure === undefined
        ? Object.assign(new Error(message), { code: errno })
        : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR(failure.code, failure.what, { advice: failure.advice });
}


/***/ }),

/***/ 78200:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/src/review/scan/record/reference-table.js
var reference_table = __webpack_require__(22320);
// EXTERNAL MODULE: ./.build/src/review/checks/link-addresses.js + 1 modules
var link_addresses = __webpack_require__(97304);
// EXTERNAL MODULE: ./.build/src/review/checks/findings.js
var findings = __webpack_require__(39640);
// EXTERNAL MODULE: ./.build/src/site/page-addresses.js
var page_addresses = __webpack_require__(94493);
// EXTERNAL MODULE: ./.build/src/site/glob.js
var glob = __webpack_require__(22797);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var pages = __webpack_require__(12967);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirects.js + 1 modules
var redirects_redirects = __webpack_require__(32084);
// EXTERNAL MODULE: ./.build/src/review/checks/reference-judge.js
var reference_judge = __webpack_require__(68391);
// EXTERNAL MODULE: ./.build/src/review/checks/suggestions.js
var suggestions = __webpack_require__(45001);
;// CONCATENATED MODULE: ./.build/src/review/checks/check-references.js








/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
/** The group of an outcome that holds in all files. Outcomes that are not known yet have group 0. */
const EVERYWHERE = 1;
/** Follows all references of a site. */
class ReferenceCheck {
    #files;
    #filesByPath = new Map();
    #paths;
    #site;
    #table;
    #addresses;
    #findings;
    #judge;
    /** By reference: its outcome, and the group of files for which it holds. */
    #outcomes = [];
    #outcomeGroups;
    #group = EVERYWHERE;
    /** `files` are sorted by path. */
    constructor(files, paths, table, { domain, basePath, ignore, redirects, collectsLinks = false }) {
        this.#files = files;
        this.#paths = paths;
        this.#site = new page_addresses/* SiteFiles */.BC(paths);
        this.#table = table;
        this.#addresses = new link_addresses/* Addresses */.t(domain, basePath);
        this.#findings = new findings/* FindingCollector */.xe(ignore.map(glob/* parseGlob */.q));
        this.#judge = new reference_judge/* ReferenceJudge */.D({
            ...{ files: this.#filesByPath, site: this.#site, addresses: this.#addresses, collectsLinks },
            redirects: redirects && (0,redirects_redirects/* parseRedirects */.Z)(redirects, basePath, domain).redirects
        }, this.#findings);
        this.#outcomeGroups = new Int32Array(table.values.length);
    }
    run() {
        for (const { start, files } of this.#groups()) {
            this.#group++;
            for (const number of files) {
                const file = this.#files[number];
                for (const reference of file.references)
                    this.#check(reference, file, number, start);
                if (file.isNoindex && !(0,pages/* isNotFoundPage */.np)(file.path))
                    this.#reportPage('noindex', file, number);
            }
        }
        for (const page of ['index.html', '404.html']) {
            if (!this.#site.has(page))
                this.#findings.open('missing-page', this.#addresses.nameOf(page));
        }
        this.#judge.checkRedirects();
        const all = this.#findings.finish(number => this.#files[number].path);
        const links = all.filter(({ kind }) => kind === 'dead-external-link');
        const findings = all.slice(0, all.length - links.length);
        (0,suggestions/* addSuggestions */.z)(findings, {
            paths: this.#paths,
            files: this.#site,
            addresses: this.#addresses,
            idsOf: path => this.#judge.idsOf(path)
        });
        this.#judge.addDestinations(findings);
        return { findings, links, hosts: this.#judge.hosts };
    }
    /** Files in which the same relative reference leads to the same place. */
    #groups() {
        const groups = new Map();
        for (const [number, file] of this.#files.entries()) {
            const { path, base, encoding } = file;
            this.#filesByPath.set(path, file);
            const folder = path.slice(0, path.lastIndexOf('/') + 1);
            // A base without a host of its own depends on the folder, too.
            const key = `${folder}\n${encoding ?? ''}\n${base}`;
            const group = groups.get(key);
            if (group !== undefined)
                group.files.push(number);
            else
                groups.set(key, { start: this.#addresses.startIn(folder, base, encoding), files: [number] });
        }
        return groups.values();
    }
    #check(reference, file, number, start) {
        const known = this.#outcomeGroups[reference];
        if (known === this.#group || (known === EVERYWHERE && isUsual(file))) {
            this.#report(this.#outcomes[reference], file, number);
            return;
        }
        const kind = this.#table.kinds[reference];
        const value = this.#table.values[reference];
        if (kind === 'ownAnchor') {
            this.#report(this.#judge.openAnchor(file.path, value), file, number);
            return;
        }
        const outcome = this.#judge.outcomeOf(kind, value, start);
        this.#outcomes[reference] = outcome;
        this.#outcomeGroups[reference] = isUsual(file) && ABSOLUTE.test(value) ? EVERYWHERE : this.#group;
        this.#report(outcome, file, number);
    }
    #report(outcome, file, number) {
        if (outcome === 'foreign-canonical')
            this.#reportPage(outcome, file, number);
        else
            for (const finding of outcome)
                this.#findings.add(finding, number);
    }
    #reportPage(kind, { path }, number) {
        this.#findings.add(this.#findings.open(kind, this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(path))), number);
    }
}
/** Whether an absolute address leads to the same place as in most files. */
function isUsual({ base, encoding }) {
    return base === '' && encoding === undefined;
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
        const check = new ReferenceCheck(files, new Set(paths), this.#table, options);
        return { ...check.run(), contents: this.#contents, titles: this.#titles };
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

/***/ 97304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ Addresses)
});

// EXTERNAL MODULE: ./.build/src/site/base-path.js
var base_path = __webpack_require__(62772);
// EXTERNAL MODULE: ./.build/src/site/url-path.js
var url_path = __webpack_require__(65232);
;// CONCATENATED MODULE: ./.build/src/review/checks/query-encoding.js
/** An encoding with fewer characters in single bytes has others in two. */
const MIN_CHARACTERS = 64;
const encoders = new Map();
/**
 * An address whose query is written in the encoding of its page, as browsers send it. Encodings with more than one byte
 * for a character are left as they are.
 */
function withEncodedQuery(address, encoding) {
    const start = address.indexOf('?');
    if (start < 0 || address.lastIndexOf('#', start) >= 0)
        return address;
    const bytes = encoderOf(encoding);
    if (bytes.size < MIN_CHARACTERS)
        return address;
    const end = address.indexOf('#', start);
    const query = end < 0 ? address.slice(start) : address.slice(start, end);
    const encoded = query.replace(/[^\0-\x7f]/gu, character => {
        const byte = bytes.get(character);
        return byte === undefined ? `%26%23${character.codePointAt(0)}%3B` : `%${byte.toString(16).toUpperCase()}`;
    });
    return address.slice(0, start) + encoded + (end < 0 ? '' : address.slice(end));
}
/** Characters beyond ASCII of an encoding with one byte for each. */
function encoderOf(encoding) {
    const known = encoders.get(encoding);
    if (known !== undefined)
        return known;
    const decoder = new TextDecoder(encoding);
    const bytes = new Map();
    for (let byte = 128; byte < 256; byte++)
        bytes.set(decoder.decode(Uint8Array.of(byte)), byte);
    bytes.delete('\uFFFD');
    encoders.set(encoding, bytes);
    return bytes;
}

// EXTERNAL MODULE: ./.build/src/review/scan/values/fragment.js
var fragment = __webpack_require__(24563);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/review/checks/link-addresses.js





/** Stands for the site's host when the run does not know it. */
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
        this.#basePath = (0,base_path/* baseFolder */.YR)(basePath);
    }
    /** For files of one folder that have the same `base` and encoding, or none. */
    startIn(folder, base, encoding) {
        const address = `${this.#origin}${this.#basePath}${(0,url_path/* encodePath */.O)(folder)}-`;
        const url = base === '' ? null : (0,parse_url/* parseUrl */.D)(base, address);
        // Browsers ignore a base with one of these schemes.
        if (url === null || url.protocol === 'data:' || url.protocol === 'javascript:')
            return { address, folder, encoding };
        return { address: url.href, folder: undefined, encoding };
    }
    /** How findings name a path of the site. */
    nameOf(path) {
        return this.#basePath + path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
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
        const { address, encoding } = start;
        const url = (0,parse_url/* parseUrl */.D)(encoding === undefined ? value : withEncodedQuery(value, encoding), address);
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
    const decoded = (0,fragment/* percentDecoded */.o)(path);
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
/** Follows references, and opens the findings that they lead to. */
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
    /** Other hosts, sorted by name. */
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
    /** How findings name a page. */
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
        const anchor = element.replace(/[\s\p{Cc}]/gu, encodeURIComponent);
        return this.#open('broken-anchor', `${this.#nameOf(path)}#${anchor}`);
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
/** For one page. */
const MAX_IDS = 5000;
/** `/learn.microsoft.com/…`: an address whose scheme was forgotten. The names of files end otherwise. */
const HOST_AS_FOLDER = /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|ai|co|gov|edu|de|uk|eu)$/i;
/** Adds to broken links and anchors the target that their author may have meant. */
function addSuggestions(findings, site) {
    const suggestions = new Suggestions(site);
    const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor');
    for (const finding of broken.slice(0, MAX_SUGGESTED)) {
        const suggestion = suggestions.find(finding);
        if (suggestion !== undefined)
            finding.suggestion = suggestion;
    }
}
class Suggestions {
    #site;
    #pages;
    /** For the page that was asked for last: findings are sorted, and the ids of all pages would take much memory. */
    #anchors;
    constructor(site) {
        this.#site = site;
    }
    find({ kind, target }) {
        const { addresses } = this.#site;
        const hash = kind === 'broken-anchor' ? target.indexOf('#') : target.length;
        const path = addresses.pathOf(target.slice(0, hash));
        if (path === undefined)
            return undefined;
        if (kind === 'broken-link')
            return this.#findPage(path);
        const anchor = this.#anchorsOf(path)?.find(target.slice(hash + 1));
        return anchor === undefined
            ? undefined
            : `${target.slice(0, hash)}#${anchor.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
    }
    #findPage(path) {
        const { paths, addresses } = this.#site;
        const folders = path.split('/');
        // A relative link puts it below the folder of its page.
        const host = folders.findIndex(folder => HOST_AS_FOLDER.test(folder));
        if (host >= 0)
            return `https://${encodeURI(folders.slice(host).join('/'))}`;
        this.#pages ??= new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ClosestName */ .h(namesOfPages(paths));
        const page = this.#pages.find(path);
        return page === undefined ? undefined : addresses.nameOf(page);
    }
    #anchorsOf(path) {
        const { files, idsOf } = this.#site;
        const file = files.find(path);
        if (file === undefined)
            return undefined;
        if (this.#anchors?.file !== file)
            this.#anchors = { file, ids: new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ClosestName */ .h(idsOf(file).slice(0, MAX_IDS)) };
        return this.#anchors.ids;
    }
}
function* namesOfPages(paths) {
    for (const path of paths)
        if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp)(path) && !(0,_site_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFoundPage */ .np)(path))
            yield (0,_site_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .pageName */ .$p)(path);
}


/***/ }),

/***/ 12712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ encodingNamed)
/* harmony export */ });
/** The name that the WHATWG standard has for a label, such as `euc-kr` for `ks_c_5601-1987`. Undefined for other text. */
function encodingNamed(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 12967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
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
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ })

};
