export const id = 106;
export const ids = [106];
export const modules = {

/***/ 82814:
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
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4159);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53628);
/* harmony import */ var _formats_guards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45160);
/* harmony import */ var _formats_zip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85871);
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
        throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .explainDiskRefusal */ .H0)(error, folder);
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
            throw (0,_formats_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .explainDiskRefusal */ .H0)(error, path);
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
            if (task.kind === 'zip') {
                const files = await this.#extractEntries(task.archive, task.entries);
                return { files, scanned: this.#scanner?.drain() };
            }
            const files = await this.#writeParts(task.bytes, task.parts);
            return { files, bytes: task.bytes, scanned: this.#scanner?.drain() };
        }
        catch (error) {
            return { files: [], problem: problemOf(error) };
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
    async #writeParts(bytes, parts) {
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
                await this.#scanner?.scanPieces(path, this.#closed.signal);
        }
        return files;
    }
    async #extractEntries(archive, entries) {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, 'r');
        try {
            const [first] = entries;
            if (first !== undefined && (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .isLargeEntry */ .Av)(first))
                return [await this.#extractLarge(fd, first)];
            const files = [];
            for (const { path, content } of (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .readSmallEntries */ .cV)(fd, entries)) {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const file = __addDisposableResource(env_1, this.#create(path), false);
                    files.push(file.finish(content));
                    await this.#scan(path, content);
                }
                catch (e_1) {
                    env_1.error = e_1;
                    env_1.hasError = true;
                }
                finally {
                    __disposeResources(env_1);
                }
            }
            return files;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    async #scan(path, content) {
        if (content.length < BYTES_BEFORE_PAUSE)
            this.#scanner?.scan(path, content);
        else {
            this.#scanner?.keepPiece(path, content);
            await this.#scanner?.scanPieces(path, this.#closed.signal);
        }
        this.#bytesSincePause += content.length;
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
            await (0,_formats_zip_js__WEBPACK_IMPORTED_MODULE_7__/* .readLargeEntry */ .CQ)(fd, entry, content => {
                this.#closed.signal.throwIfAborted();
                this.#scanner?.keepPiece(entry.path, content);
                file.write(content);
            });
            await this.#scanner?.scanPieces(entry.path, this.#closed.signal);
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

/***/ 72146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53628);
/* harmony import */ var _file_writer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82814);



// The entry of a writer thread. Results go back together with the memory of the batch, which is filled again.
const { root, scanner } = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
const writer = new _file_writer_js__WEBPACK_IMPORTED_MODULE_2__/* .FileWriter */ .S8(root, scanner === undefined ? undefined : new _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteScanner */ ._(scanner));
let last = Promise.resolve();
node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (task) => {
    last = last.then(async () => {
        const result = await writer.perform(task);
        const { bytes } = result;
        node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(result, bytes === undefined ? [] : [bytes.buffer]);
    });
});


/***/ }),

/***/ 64733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97840);

/** Parts of a file name; a build puts its hash between two of these characters. */
const SEPARATORS = /[-._~]/;
/**
 * Whether the bytes behind this name never change, because the name contains a hash of them. Strict: readers keep such
 * a file for a year. Words and dates have only letters or only digits.
 */
function isImmutable(path) {
    if ((0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
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

/***/ 68101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kV: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63378);

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

/***/ 97840:
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
