export const id = 902;
export const ids = [902];
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

/***/ 95902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchArchive: () => (/* binding */ fetchArchive),
  fetchSite: () => (/* binding */ fetchSite)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var failure = __webpack_require__(4159);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/runtime/http/retry.js
var retry = __webpack_require__(12684);
// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
// EXTERNAL MODULE: ./.build/runtime/http/http-error.js
var http_error = __webpack_require__(63295);
// EXTERNAL MODULE: ./.build/export/archive/buffer-memory.js
var buffer_memory = __webpack_require__(58818);
// EXTERNAL MODULE: ./.build/runtime/parse-url.js
var parse_url = __webpack_require__(30306);
;// CONCATENATED MODULE: ./.build/export/archive/archive-request.js






/** The store does not accept this link, or no longer accepts it. */
class LinkRejected extends Error {
    name = 'LinkRejected';
}
/** The store has another object than at the beginning of the download: the bytes so far cannot be used. */
class ObjectChanged extends Error {
    name = 'ObjectChanged';
}
const MAX_REDIRECTS = 5;
/** Uses GET, since a link signed for GET responds with 403 to HEAD. Sends no credential: the link contains its own. */
async function requestFromStore({ url: link, headers, addresses, stallMs }, { http, clock, signal }) {
    const stall = new StallTimer(stallMs);
    let url = new URL(link);
    try {
        stall.start();
        for (let redirects = 0;; redirects += 1) {
            const response = await http.send({
                method: 'GET',
                url,
                // With compression, sizes and ranges would be those of something else.
                headers: { 'accept-encoding': 'identity', ...headers },
                signal: AbortSignal.any([signal, stall.signal]),
                lookup: addresses.lookup
            });
            const { statusCode: status = 0 } = response;
            if (status === 200 || status === 206) {
                const close = () => {
                    stall.stop();
                    if (!response.readableEnded)
                        response.destroy();
                };
                return { status, headers: response.headers, body: readBody(response, stall, signal), close };
            }
            const { location } = response.headers;
            const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== undefined;
            if (!isRedirect)
                throw await errorOf(response, clock.now());
            response.destroy();
            url = redirectTarget(location, { from: url, redirects, addresses });
        }
    }
    catch (error) {
        stall.stop();
        throw explain(error, url, stall, signal);
    }
}
function redirectTarget(location, { from, redirects, addresses }) {
    if (redirects >= MAX_REDIRECTS) {
        throw new failure/* Failure */.HR('store-redirect', `The store at ${from.host} redirected more than ${MAX_REDIRECTS} times.`);
    }
    const target = (0,parse_url/* parseUrl */.D)(location, from.href);
    const problem = target === null ? 'it is not a valid address' : addresses.problemOf(target);
    if (target !== null && problem === undefined)
        return target;
    throw new failure/* Failure */.HR('store-redirect', `The store at ${from.host} redirected to an address that is not used: ${problem ?? ''}.`);
}
/** What a response without bytes of the archive means. */
async function errorOf(response, now) {
    const { statusCode: status = 0, headers } = response;
    const body = await readStart(response);
    const what = `HTTP ${status}${errorCodeIn(body)}`;
    if ([400, 401, 403, 404, 410].includes(status))
        return new LinkRejected(what);
    if (status === 412)
        return new ObjectChanged('the archive was replaced during the download (HTTP 412)');
    if (status === 416) {
        return headers['content-range'] === 'bytes */0'
            ? emptyArchive()
            : new ObjectChanged('the archive is shorter than at the beginning of the download (HTTP 416)');
    }
    if ((0,retry/* isTransient */.dg)(status))
        return new http_error/* HttpError */.j$(what, { response: { status, headers, body }, now });
    return new failure/* Failure */.HR('unexpected-store-response', `The store responded with ${what} to the download.`, {
        ...(status === 407 && {
            advice: 'The proxy requires a user name and password: set them in the variable `https_proxy`.'
        })
    });
}
function emptyArchive() {
    return new failure/* Failure */.HR('archive-format-unknown', 'The archive in the store is empty (0 bytes).');
}
const MAX_ERROR_CHARACTERS = 4096;
async function readStart(response) {
    let text = '';
    try {
        for await (const chunk of response) {
            text += chunk.toString('latin1');
            if (text.length > MAX_ERROR_CHARACTERS)
                break;
        }
    }
    catch {
        // The status is enough.
    }
    return text.slice(0, MAX_ERROR_CHARACTERS);
}
/** S3 and Azure name the reason in XML. Only that word is shown: the rest can repeat parts of the signed link. */
function errorCodeIn(body) {
    const code = /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1];
    return code === undefined ? '' : ` (${code})`;
}
async function* readBody(response, stall, signal) {
    try {
        stall.start();
        for await (const chunk of response) {
            stall.stop();
            yield chunk;
            (0,buffer_memory/* releaseIfWhole */.C)(chunk);
            stall.start();
        }
        // An aborted request drops what has arrived and was not read, and then ends like a complete one.
        signal.throwIfAborted();
        stall.signal.throwIfAborted();
    }
    catch (error) {
        throw explain(error, undefined, stall, signal);
    }
    finally {
        stall.stop();
    }
}
/** `url` is undefined when the response has begun. */
function explain(error, url, stall, signal) {
    if (signal.aborted)
        return signal.reason;
    if (stall.signal.aborted)
        return stall.signal.reason;
    if ([failure/* Failure */.HR, http_error/* HttpError */.j$, LinkRejected, ObjectChanged].some(kind => error instanceof kind))
        return error;
    if (url === undefined) {
        return new http_error/* HttpError */.j$(`the connection was closed (${(0,failure/* reasonOf */.A3)(error)})`, { cause: error });
    }
    const failed = (0,http_error/* connectionError */.$t)(error, { responded: false });
    if (failed.isTlsProblem) {
        return new failure/* Failure */.HR(failed.isTrustProblem ? 'certificate-not-trusted' : 'tls-failed', `No TLS connection to the store at ${url.host}: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            ...(!failed.isTrustProblem && {
                advice: 'Check what is between this runner and the store (proxy, firewall), then run again with the same `job-id`.'
            }),
            cause: error
        });
    }
    return new http_error/* HttpError */.j$(`no response from ${url.host} (${(0,failure/* reasonOf */.A3)(error)})`, {
        maybeReceived: failed.maybeReceived,
        cause: error
    });
}
/** Aborts when no byte arrives for too long. */
class StallTimer {
    #controller = new AbortController();
    signal = this.#controller.signal;
    #stallMs;
    #timer;
    constructor(stallMs) {
        this.#stallMs = stallMs;
    }
    start() {
        this.stop();
        this.#timer = setTimeout(() => {
            this.#controller.abort(new http_error/* HttpError */.j$(`no data for ${(0,units/* formatDuration */.a3)(this.#stallMs)}`));
        }, this.#stallMs).unref();
    }
    stop() {
        clearTimeout(this.#timer);
    }
}

// EXTERNAL MODULE: ./.build/runtime/deferred.js
var deferred = __webpack_require__(50722);
;// CONCATENATED MODULE: ./.build/export/archive/archive-connections.js





const MAX_CONNECTIONS = 8;
/** Complete parts after which one more connection is tried again. */
const PARTS_UNTIL_INCREASE = 32;
/** All requests of one download to the store: with the current link, retried, and no more at a time than it accepts. */
class ArchiveConnections {
    #link;
    #stallMs;
    #context;
    #delay;
    #limit = MAX_CONNECTIONS;
    /** Requests in progress, until their body is read. */
    #open = 0;
    /** Those of them that the store responded to. */
    #accepted = 0;
    #slotFreed = (0,deferred/* deferred */.y)();
    /** One delay for all connections: what fails for one usually fails for the others. */
    #pause;
    #isHostKnown = false;
    #partsSinceRejection = 0;
    /** `stallMs`: how long a connection may receive nothing. */
    constructor(link, stallMs, context) {
        this.#link = link;
        this.#stallMs = stallMs;
        this.#context = context;
        this.#delay = new retry/* RetryDelay */.ag('Download', context);
    }
    get announcedSize() {
        return this.#link.current.sizeBytes;
    }
    /** Repeats the request until the store accepts it. The response must be closed: until then it counts. */
    async open(headers) {
        for (;;) {
            await this.#takeSlot();
            const link = await this.#link.forRequest().catch((error) => this.#failSlot(error));
            try {
                const { addresses } = this.#link;
                const request = { url: link.url, headers, addresses, stallMs: this.#stallMs };
                const response = await requestFromStore(request, this.#context);
                this.#isHostKnown = true;
                this.#accepted += 1;
                return { ...response, close: this.#closeOnce(response) };
            }
            catch (error) {
                if (error instanceof http_error/* HttpError */.j$)
                    this.#reduceLimit(error);
                this.#freeSlot();
                if (error instanceof LinkRejected)
                    await this.#link.rejected(link, error.message);
                else
                    await this.retryAfter(error);
            }
        }
    }
    /** New bytes have arrived: delays begin at their minimum again. */
    received() {
        this.#delay.succeeded();
    }
    partComplete() {
        this.#partsSinceRejection += 1;
        if (this.#partsSinceRejection < PARTS_UNTIL_INCREASE || this.#limit === MAX_CONNECTIONS)
            return;
        this.#partsSinceRejection = 0;
        this.#limit += 1;
    }
    /** Waits after an interruption, for as long as the run may take. Any other error is thrown. */
    async retryAfter(error) {
        this.#throwIfAborted();
        if (!(error instanceof http_error/* HttpError */.j$))
            throw error;
        if (error.code !== 'ENOTFOUND')
            this.#isHostKnown = true;
        if (!this.#isHostKnown && this.#delay.failures + 1 >= retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu) {
            throw new failure/* Failure */.HR('download-interrupted', `The archive could not be downloaded: ${error.message}, in ${retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu} attempts.`, { cause: error });
        }
        this.#pause ??= this.#delay.afterFailure(error, error.waitMs).finally(() => (this.#pause = undefined));
        await this.#pause;
    }
    async #takeSlot() {
        for (;;) {
            this.#throwIfAborted();
            if (this.#pause !== undefined && this.#accepted === 0)
                await this.#pause;
            else if (this.#open >= this.#limit)
                await this.#slotFreed.promise;
            else
                break;
        }
        this.#open += 1;
    }
    #throwIfAborted() {
        const { signal } = this.#context;
        if (signal.aborted)
            throw this.#delay.explain(signal.reason);
    }
    #failSlot(error) {
        this.#freeSlot();
        throw error;
    }
    #freeSlot() {
        this.#open -= 1;
        this.#slotFreed.resolve(undefined);
        this.#slotFreed = (0,deferred/* deferred */.y)();
    }
    #closeOnce(response) {
        let isOpen = true;
        return () => {
            if (!isOpen)
                return;
            isOpen = false;
            response.close();
            this.#accepted -= 1;
            this.#freeSlot();
        };
    }
    /** The store rejects one connection and serves others: it limits their number, or is overloaded. */
    #reduceLimit(error) {
        if (this.#accepted === 0)
            return;
        this.#partsSinceRejection = 0;
        const limit = Math.max(this.#accepted, Math.min(this.#limit, this.#open - 1));
        if (limit >= this.#limit)
            return;
        if (this.#limit === MAX_CONNECTIONS) {
            this.#context.log.info(`Continuing with fewer connections: the store rejected one (${error.message}).`);
        }
        this.#limit = limit;
    }
}

// EXTERNAL MODULE: ./.build/export/archive/disk-space.js
var disk_space = __webpack_require__(57160);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./.build/export/archive/format.js



/** The bytes that are needed to recognize a format: one tar header. */
const HEAD_BYTES = 512;
/** By the first bytes: the names and content types of stores are often wrong. */
function formatOf(head) {
    if (startsWith(head, [0x1f, 0x8b, 0x08]))
        return 'tar.gz';
    if (startsWith(head, [0x28, 0xb5, 0x2f, 0xfd]) || isSkippableFrame(head)) {
        requireZstd();
        return 'tar.zst';
    }
    // The second one is a zip without entries, which has only an end record.
    if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06]))
        return 'zip';
    return isTarHeader(head) ? 'tar' : undefined;
}
/** By the checksum of the header: old tar archives have no `ustar` signature. */
function isTarHeader(head) {
    if (head.length < 512)
        return false;
    const checksum = parseInt(head.toString('latin1', 148, 156).trim(), 8);
    let sum = 8 * 0x20;
    for (let i = 0; i < 512; i++)
        if (i < 148 || i >= 156)
            sum += head[i] ?? 0;
    // An empty tar archive is zeros only.
    return checksum === sum || sum === 8 * 0x20;
}
const OTHER_FORMATS = [
    ['an HTML page', /^\s*<(!doctype html|html)/i],
    ['an XML document, perhaps an error of the store', /^\s*<(\?xml|error)/i],
    ['JSON, perhaps an error message', /^\s*[{[]/],
    ['a 7z archive', /^7z\xbc\xaf/],
    ['a RAR archive', /^Rar!/],
    ['an xz file', /^\xfd7zXZ/],
    ['a bzip2 file', /^BZh[1-9]/],
    ['a PDF document', /^%PDF-/]
];
const OTHER_SIGNATURES = [
    ['a file made by compress', [0x1f, 0x9d]],
    ['an lz4 file', [0x04, 0x22, 0x4d, 0x18]],
    ['an lz4 file', [0x02, 0x21, 0x4c, 0x18]]
];
/** For an error message: what a file that is not a supported archive seems to be. */
function describeBytes(head) {
    if (head.length === 0)
        return 'an empty file';
    const text = head.toString('latin1');
    const known = OTHER_FORMATS.find(([, pattern]) => pattern.test(text)) ??
        OTHER_SIGNATURES.find(([, signature]) => startsWith(head, signature));
    if (known !== undefined)
        return known[0];
    if (isBrotli(head))
        return 'a brotli file';
    if (/^[\t\n\r\x20-\x7e]+$/.test(text))
        return `text: "${text.trim().slice(0, 60)}"`;
    return `an unknown format (it begins with ${head.subarray(0, 8).toString('hex')})`;
}
/** Brotli has no signature: its content must be a tar. */
function isBrotli(head) {
    try {
        return isTarHeader((0,external_node_zlib_.brotliDecompressSync)(head, { finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH }));
    }
    catch {
        return false;
    }
}
/** A frame that zstd readers skip. Some writers, such as pzstd, begin with one. */
function isSkippableFrame(head) {
    return (head[0] ?? 0) >> 4 === 0x5 && startsWith(head.subarray(1), [0x2a, 0x4d, 0x18]);
}
function startsWith(head, signature) {
    return signature.every((byte, i) => head[i] === byte);
}
const GZIP_HEAD_BYTES = 4096;
/** A login page or an error message is rejected before it is written, for every delivery. */
async function recognizeFormat(first) {
    const format = formatOf(first);
    const head = first.subarray(0, HEAD_BYTES);
    if (format === undefined)
        throw unknownFormat(describeBytes(head));
    if (format === 'tar.gz') {
        const content = await gunzipHead(first.subarray(0, GZIP_HEAD_BYTES));
        const isEnough = content.length >= HEAD_BYTES || (content.length > 0 && first.length < GZIP_HEAD_BYTES);
        if (isEnough && !isTarHeader(content)) {
            throw unknownFormat(`gzip with ${describeBytes(content.subarray(0, HEAD_BYTES))}`);
        }
    }
    return format;
}
/** For the command line: runners have a Node that can. */
function requireZstd() {
    if (Object.hasOwn(external_node_zlib_, 'createZstdDecompress'))
        return;
    throw new failure/* Failure */.HR('archive-format-unknown', `The archive is compressed with zstd, which Node ${process.versions.node} cannot read.`, { advice: 'Use Node 22.15 or newer.' });
}
function unknownFormat(description) {
    return new failure/* Failure */.HR('archive-format-unknown', `The file in the store is not an archive. It looks like ${description}.`);
}
/** Empty when it cannot be decompressed: whether the archive is damaged shows when it is extracted. */
async function gunzipHead(bytes) {
    try {
        return await (0,external_node_util_.promisify)(external_node_zlib_.gunzip)(bytes, { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH });
    }
    catch {
        return Buffer.alloc(0);
    }
}

// EXTERNAL MODULE: ./.build/export/archive/make-folder.js
var make_folder = __webpack_require__(39509);
;// CONCATENATED MODULE: ./.build/export/archive/parts.js




const PART_BYTES = 2 * 1024 * 1024;
const MAX_PARTS_AHEAD = 8;
/** Bytes of a plain response are passed on in pieces of this size: zlib is twice as fast as with small ones. */
const PIECE_BYTES = 1024 * 1024;
/** The store does not serve ranges in a way that they can be put together. */
class RangesUnreliable extends Error {
    name = 'RangesUnreliable';
}
/**
 * Reads the archive over several connections if the store supports ranges and identifies the object by an ETag, and as one
 * plain response otherwise. A caller that stops before the end aborts the signal of the connections.
 */
async function openArchive(connections, { useRanges }) {
    if (!useRanges)
        return await openStream(connections);
    const first = await connections.open({ range: `bytes=0-${PART_BYTES - 1}` });
    if (first.status === 200)
        return await openStream(connections, first);
    const range = contentRange(first);
    const etag = strongEtag(first);
    if (range?.start === 0 &&
        range.size !== undefined &&
        (etag !== undefined || range.end + 1 === range.size)) {
        const object = { size: agreedSize(range.size, connections), etag };
        return { size: object.size, pieces: readParts(first, object, connections) };
    }
    first.close();
    return await openStream(connections);
}
async function openStream(connections, opened) {
    const response = opened ?? (await connections.open({}));
    try {
        return { size: sizeOf(response, connections), pieces: readStream(response, connections) };
    }
    catch (error) {
        response.close();
        throw error;
    }
}
function sizeOf({ status, headers }, connections) {
    if (status === 206) {
        throw new failure/* Failure */.HR('unexpected-store-response', 'The store responded with a part of the archive to a request for all of it (HTTP 206).');
    }
    const { 'content-length': length, 'transfer-encoding': encoding } = headers;
    if (length !== undefined)
        return agreedSize(Number(length), connections);
    if (connections.announcedSize !== undefined || encoding !== undefined)
        return connections.announcedSize;
    throw new failure/* Failure */.HR('archive-size-unknown', 'Neither the service nor the store announced the size of the archive, so a truncated archive would look complete.');
}
async function* readStream(response, connections) {
    const { announcedSize = Infinity } = connections;
    const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
    let filled = 0;
    let received = 0;
    try {
        for await (const chunk of response.body) {
            received += chunk.length;
            if (received > announcedSize)
                throw sizeMismatch(announcedSize, `sent more than that`);
            for (let taken = 0; taken < chunk.length;) {
                const copied = chunk.copy(piece, filled, taken);
                taken += copied;
                filled += copied;
                if (filled < piece.length)
                    continue;
                yield piece;
                filled = 0;
            }
        }
        if (filled > 0)
            yield piece.subarray(0, filled);
    }
    finally {
        response.close();
    }
}
async function* readParts(first, object, connections) {
    const inProgress = [];
    const spare = [];
    let start = 0;
    for (;;) {
        while (inProgress.length < MAX_PARTS_AHEAD && start < object.size) {
            const memory = spare.pop() ?? Buffer.allocUnsafeSlow(Math.min(PART_BYTES, object.size));
            const range = { start, part: memory.subarray(0, object.size - start) };
            const part = readPart(range, object, connections, start === 0 ? first : undefined);
            // It is awaited later; until then, a failure must not count as unhandled.
            part.catch(() => undefined);
            inProgress.push(part);
            start += PART_BYTES;
        }
        const next = inProgress.shift();
        if (next === undefined)
            return;
        const part = await next;
        yield part;
        // Only the last part is shorter, and nothing comes after it.
        spare.push(part);
    }
}
/** Fills one part. After an interruption it continues at the first byte that is missing. */
async function readPart({ start, part }, object, connections, first) {
    let response = first;
    let filled = 0;
    for (;;) {
        response ??= await connections.open(rangeHeaders(start + filled, start + part.length, object));
        try {
            const before = filled;
            assertSameObject(object, start + filled, response);
            for await (const chunk of response.body) {
                if (chunk.length > part.length - filled) {
                    throw new RangesUnreliable('the store sent more than the requested range');
                }
                chunk.copy(part, filled);
                filled += chunk.length;
                connections.received();
            }
            if (filled === part.length) {
                connections.partComplete();
                return part;
            }
            if (filled === before)
                throw new RangesUnreliable('the store sent an empty response to a range');
            throw new http_error/* HttpError */.j$('the response ended before its range did');
        }
        catch (error) {
            response.close();
            // Without an ETag the rest could be of another object.
            if (object.etag === undefined)
                throw error;
            await connections.retryAfter(error);
        }
        finally {
            response.close();
        }
        response = undefined;
    }
}
/** `If-Match`, not `If-Range`: some stores respond to the latter with a range of whatever they have now. */
function rangeHeaders(start, end, { etag }) {
    return { range: `bytes=${start}-${end - 1}`, ...(etag !== undefined && { 'if-match': etag }) };
}
function assertSameObject(object, start, response) {
    const range = response.status === 206 ? contentRange(response) : undefined;
    if (range === undefined)
        throw new RangesUnreliable('the store did not respond with the requested range');
    const etag = strongEtag(response);
    if (etag === undefined && object.etag !== undefined) {
        throw new RangesUnreliable('the store does not send an ETag with every range');
    }
    if (range.start !== start || range.size !== object.size || etag !== object.etag) {
        throw new ObjectChanged('the archive changed during the download');
    }
}
function contentRange({ headers }) {
    const match = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(headers['content-range'] ?? '');
    if (match === null)
        return undefined;
    return {
        start: Number(match[1]),
        end: Number(match[2]),
        size: match[3] === '*' ? undefined : Number(match[3])
    };
}
/** A weak ETag identifies something similar, which is not enough to put ranges together. */
function strongEtag({ headers }) {
    return headers.etag?.startsWith('"') === true ? headers.etag : undefined;
}
function agreedSize(size, { announcedSize }) {
    if (announcedSize === undefined || announcedSize === size)
        return size;
    throw sizeMismatch(announcedSize, `has ${size} bytes (${(0,units/* formatBytes */.z3)(size)})`);
}
function sizeMismatch(announced, actual) {
    return new failure/* Failure */.HR('archive-size-mismatch', `The service announced ${announced} bytes (${(0,units/* formatBytes */.z3)(announced)}) for the archive, but the store ${actual}.`);
}

// EXTERNAL MODULE: ./.build/export/archive/work-files.js
var work_files = __webpack_require__(95165);
;// CONCATENATED MODULE: ./.build/export/archive/download.js
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













const NO_READER = { begin: () => Promise.resolve(), write: () => Promise.resolve() };
const STALL_MS = 30_000;
const MAX_TRUNCATED = 3;
/** Downloads the archive completely or not at all. */
async function downloadArchive(download, context) {
    const { folder, name } = download;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,make_folder/* makeFolder */.f)(folder);
            await (0,work_files/* removeLeftovers */.DA)(folder, context);
            const known = await (0,work_files/* identifyFiles */.cX)(folder, `${name}.`);
            const partial = __addDisposableResource(env_1, new work_files/* WorkPath */.f4(folder, 'archive', context), true);
            const received = await receive(partial.path, download, context);
            const path = (0,external_node_path_.join)(folder, `${name}.${received.format}`);
            await (0,work_files/* moveIntoPlace */.hU)({ path: partial.path, sha256: received.sha256 }, path, known, context);
            return { path, ...received };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        throw (0,disk_space/* explainDisk */.Pp)(error, folder);
    }
}
/** Restarts when the archive was replaced, and with one plain request when ranges cannot be put together. */
async function receive(partial, download, context) {
    const { signal, log } = context;
    const delay = new retry/* RetryDelay */.ag('Download', context);
    let useRanges = true;
    let changes = 0;
    let truncated = 0;
    for (;;) {
        try {
            return await receiveOnce(partial, download, useRanges, context);
        }
        catch (error) {
            if (!RETRIED.some(kind => error instanceof kind))
                throw delay.explain(error);
            if (signal.aborted)
                throw delay.explain(signal.reason);
            if (error instanceof Truncated) {
                truncated += 1;
                if (truncated === MAX_TRUNCATED)
                    throw sizeMismatch(error.size, `sent ${error.received}`);
            }
            if (error instanceof RangesUnreliable || error instanceof ObjectChanged) {
                changes += 1;
                // Some stores have another ETag on each node: after the second time it is not a change.
                useRanges = error instanceof ObjectChanged && changes === 1;
                log.info(`Restarting the download${useRanges ? '' : ' with one plain request'}: ${error.message}.`);
                // A plain request has no condition that could fail: the store is at fault.
                if (changes > 2)
                    await delay.afterFailure(error);
            }
            else
                await delay.afterFailure(error);
        }
    }
}
/** The response ended without an error before the announced size was reached. */
class Truncated extends Error {
    size;
    received;
    constructor(size, received) {
        super(`the response ended after ${received} of ${size} bytes`);
        this.size = size;
        this.received = received;
    }
}
/** Errors after which the download begins again. */
const RETRIED = [http_error/* HttpError */.j$, Truncated, RangesUnreliable, ObjectChanged];
async function receiveOnce(partial, { folder, link, reader = NO_READER, stallMs = STALL_MS, freeBytes = disk_space/* freeBytesOf */.jw }, useRanges, context) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        // However this ends, no connection stays open.
        const attempt = __addDisposableResource(env_2, new Attempt(context.signal), false);
        const { signal } = attempt;
        const connections = new ArchiveConnections(link, stallMs, { ...context, signal });
        const { size, pieces } = await openArchive(connections, { useRanges });
        if (size !== undefined)
            (0,disk_space/* needSpace */.zD)(size, await freeBytes(folder), folder);
        await reader.begin(size);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        const progress = new DownloadProgress(size, context);
        let format;
        const file = __addDisposableResource(env_2, await (0,promises_.open)(partial, 'w'), true);
        for await (const piece of pieces) {
            format ??= await recognizeFormat(piece);
            // Disk and reader work in other threads while the hash is computed in this one.
            const written = Promise.all([file.writeFile(piece), reader.write(piece)]);
            hash.update(piece);
            await written;
            signal.throwIfAborted();
            progress.add(piece.length);
        }
        if (size !== undefined && progress.bytes !== size)
            throw new Truncated(size, progress.bytes);
        if (format === undefined)
            throw emptyArchive();
        progress.done();
        return { size: progress.bytes, sha256: hash.digest('hex'), format };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
class Attempt {
    #end = new AbortController();
    signal;
    constructor(signal) {
        this.signal = AbortSignal.any([signal, this.#end.signal]);
    }
    [Symbol.dispose]() {
        this.#end.abort();
    }
}
const LOG_INTERVAL_MS = 5000;
/** Logs the progress of the download every few seconds, and a line at the end. */
class DownloadProgress {
    #size;
    #clock;
    #log;
    #startedAt;
    #loggedAt;
    #bytes = 0;
    constructor(size, { clock, log }) {
        this.#size = size;
        this.#clock = clock;
        this.#log = log;
        this.#startedAt = this.#loggedAt = clock.now();
    }
    get bytes() {
        return this.#bytes;
    }
    add(bytes) {
        this.#bytes += bytes;
        const now = this.#clock.now();
        if (now - this.#loggedAt < LOG_INTERVAL_MS)
            return;
        this.#loggedAt = now;
        this.#log.info(`${this.#share()} at ${this.#rate(now)}${this.#timeLeft(now)}`);
    }
    done() {
        const now = this.#clock.now();
        this.#log.info(`${(0,units/* formatBytes */.z3)(this.#bytes)} in ${(0,units/* formatDuration */.a3)(now - this.#startedAt)}, ${this.#rate(now)} on average`);
    }
    #share() {
        if (this.#size === undefined)
            return (0,units/* formatBytes */.z3)(this.#bytes);
        const percent = Math.floor((this.#bytes / this.#size) * 100);
        return `${(0,units/* formatBytes */.z3)(this.#bytes)} of ${(0,units/* formatBytes */.z3)(this.#size)} (${percent} %)`;
    }
    #rate(now) {
        return `${(0,units/* formatBytes */.z3)(Math.round((this.#bytes / Math.max(1, now - this.#startedAt)) * 1000))}/s`;
    }
    #timeLeft(now) {
        if (this.#size === undefined)
            return '';
        const ms = ((this.#size - this.#bytes) / this.#bytes) * (now - this.#startedAt);
        return `, about ${(0,units/* formatDuration */.a3)(ms)} left`;
    }
}

// EXTERNAL MODULE: ./.build/site/manifest.js
var manifest = __webpack_require__(20767);
// EXTERNAL MODULE: ./.build/site/pages.js
var pages = __webpack_require__(97840);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/export/extract/writers/file-writer.js
var file_writer = __webpack_require__(82814);
;// CONCATENATED MODULE: ./.build/export/extract/added-files.js




/** Files between two points where a timeout or a signal can end the work. */
const BATCH = 500;
/** Writes files that are not in the archive, and whose paths are not in use, into the folder of the site. */
async function writeAddedFiles(root, added, signal) {
    const writer = new file_writer/* FileWriter */.S8(root, undefined);
    const folders = new Set();
    const written = [];
    for (let start = 0; start < added.length; start += BATCH) {
        const batch = added.slice(start, start + BATCH);
        for (const { path } of batch)
            makeFolders(root, path, folders);
        const contents = batch.map(({ text }) => Buffer.from(text));
        let end = 0;
        const parts = batch.map(({ path }, i) => {
            const from = end;
            end += contents[i]?.length ?? 0;
            return { path, start: from, end, isFirst: true, isLast: true };
        });
        const { files, problem } = await writer.perform({ kind: 'files', bytes: Buffer.concat(contents), parts });
        if (problem !== undefined)
            throw (0,file_writer/* errorOf */.Mz)(problem);
        written.push(...files);
        await (0,external_node_timers_promises_.setImmediate)();
        signal.throwIfAborted();
    }
    return written;
}
function makeFolders(root, path, known) {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
        const folder = path.slice(0, end);
        if (known.has(folder))
            continue;
        known.add(folder);
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)))
            (0,file_writer/* makeSiteFolder */.Y1)(root, folder);
    }
}

// EXTERNAL MODULE: ./.build/export/extract/formats/guards.js
var formats_guards = __webpack_require__(45160);
// EXTERNAL MODULE: ./.build/export/archive/locked-files.js
var locked_files = __webpack_require__(84914);
;// CONCATENATED MODULE: ./.build/export/extract/replace.js




/** Rejects a path with something that an earlier run would not have written there. */
async function requireReplaceable({ to, kind }) {
    const stats = await (0,promises_.lstat)(to).catch((error) => {
        if (error.code !== 'ENOENT')
            throw error;
        return undefined;
    });
    if (stats === undefined || stats.isSymbolicLink() || stats.isDirectory() === (kind === 'folder'))
        return;
    throw new failure/* Failure */.HR('output-dir-not-writable', `${to} exists and is not a ${kind}.`);
}
/** Moves everything to its place, or restores what was there before. `scratch` keeps what is replaced. */
async function replaceAll(replacements, scratch, context, disk = {}) {
    const { rename, platform } = { ...locked_files/* DISK */.K, ...disk };
    for (const replacement of replacements)
        await requireReplaceable(replacement);
    const undo = [];
    const move = async (from, to) => {
        await (0,locked_files/* retryWhileLocked */.G)(() => rename(from, to), context, platform);
        undo.unshift({ from: to, to: from });
    };
    try {
        for (const { from, to } of replacements) {
            await move(to, (0,external_node_path_.join)(scratch, `replaced-${(0,external_node_path_.basename)(to)}`)).catch((error) => {
                if (error.code !== 'ENOENT')
                    throw error;
            });
            await move(from, to);
        }
    }
    catch (error) {
        for (const { from, to } of undo)
            await (0,locked_files/* retryWhileLocked */.G)(() => rename(from, to), context, platform);
        throw error;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./.build/review/scan/record/reference-table.js
var reference_table = __webpack_require__(44915);
// EXTERNAL MODULE: ./.build/review/scan/steps.js
var steps = __webpack_require__(45114);
;// CONCATENATED MODULE: ./.build/review/checks/query-encoding.js
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

// EXTERNAL MODULE: ./.build/review/scan/values/fragment.js
var values_fragment = __webpack_require__(29406);
;// CONCATENATED MODULE: ./.build/review/checks/link-addresses.js



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
        this.#basePath = `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
    }
    /** For files of one folder that have the same `base` and encoding, or none. */
    startIn(folder, base, encoding) {
        const address = `${this.#origin}${this.#basePath}${encodePath(folder)}-`;
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
    const decoded = (0,values_fragment/* percentDecoded */.o)(path);
    return decoded.includes('\uFFFD') ? path : decoded;
}
function encodePath(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./.build/review/checks/findings.js
var findings = __webpack_require__(10279);
// EXTERNAL MODULE: ./.build/site/page-addresses.js
var page_addresses = __webpack_require__(42040);
// EXTERNAL MODULE: ./.build/review/scan/record/page-record.js
var page_record = __webpack_require__(78284);
// EXTERNAL MODULE: ./.build/review/checks/sorting.js
var sorting = __webpack_require__(80553);
// EXTERNAL MODULE: ./.build/review/checks/work.js
var work = __webpack_require__(68540);
;// CONCATENATED MODULE: ./.build/review/checks/reference-judge.js





const NOTHING = [];
/** Among the numbers of an outcome: the page that has the reference is the finding. */
const FOREIGN_CANONICAL = -2;
/** Among the numbers of an outcome: a target that `check-ignore` covers, which is not a finding. */
const IGNORED = -1;
/** All ids of a page, in characters, that are read without a pause. */
const MAX_IDS_LENGTH = 200_000;
const ID_STEP = 50_000;
/** Each redirect is a wait for the reader. */
const MAX_CHAIN = 5;
/** Follows references, and opens the findings that they lead to. */
class ReferenceJudge {
    #site;
    #addresses;
    #redirects;
    #findings;
    #work;
    #files;
    #hosts = new Map();
    #external = new Map();
    /** By file: its ids, if another page links to one of them. */
    #ids = new Map();
    /** A page with so many ids that they have to be read before the last reference can be judged. */
    #unread;
    #comparisons = 0;
    /** `work` counts what takes longer than the length of a reference tells. */
    constructor({ files, site, addresses, redirects }, findings, work) {
        this.#site = site;
        this.#addresses = addresses;
        this.#redirects = redirects;
        this.#findings = findings;
        this.#files = files;
        this.#work = work;
    }
    /** Other hosts, sorted by name. Pauses now and then. */
    *hosts() {
        return yield* (0,sorting/* sortedBy */.V)([...this.#hosts.values()], ({ host }) => host);
    }
    /** Undefined when `readIds` has to be called first. */
    outcomeOf(kind, value, start) {
        const outcome = this.#outcomeOf(kind, value, start);
        return this.#unread === undefined ? outcome : undefined;
    }
    #outcomeOf(kind, value, start) {
        // Without a path, a resource is the page itself or a part of it.
        if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value))
            return NOTHING;
        const address = this.#addresses.resolve(value, start);
        if (address === undefined)
            return NOTHING;
        if (address.kind === 'internal')
            return withoutIgnored(this.#judge(kind, address));
        // Each address on another host counts once.
        const key = `${usageOf(kind)} ${address.href}`;
        const known = this.#external.get(key);
        if (known !== undefined)
            return known;
        const outcome = withoutIgnored(this.#judge(kind, address));
        this.#external.set(key, outcome);
        return outcome;
    }
    #judge(kind, address) {
        if (kind === 'canonical')
            return address.kind === 'external' && this.#addresses.hasDomain ? [FOREIGN_CANONICAL] : NOTHING;
        if (kind === 'sitemap')
            return this.#judgeSitemap(address);
        if (isLink(kind))
            return this.#judgeLink(address);
        const insecure = address.isInsecure ? [this.#findings.open('insecure-resource', address.href)] : [];
        if (address.kind === 'external') {
            this.#hostOf(address.host).resources++;
            return [this.#findings.open('external-resource', address.href), ...insecure];
        }
        const file = kind === 'frame' ? this.#site.find(address.path) : address.path;
        if (file !== undefined && this.#site.has(file))
            return insecure;
        const redirected = this.#judgeRedirect(address.path);
        if (redirected !== undefined)
            return [...redirected, ...insecure];
        return [this.#findings.open('missing-resource', this.#addresses.nameOf(address.path)), ...insecure];
    }
    #judgeLink(address) {
        if (address.kind === 'external') {
            this.#hostOf(address.host).links++;
            return NOTHING;
        }
        const path = this.#site.find(address.path);
        if (path === undefined) {
            const name = this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(address.path));
            return this.#judgeRedirect(address.path) ?? [this.#findings.open('broken-link', name)];
        }
        const hidden = this.#redirects?.hasSource(path) === true ? [this.#openRedirect(path)] : NOTHING;
        return this.#hasAnchor(path, address.fragment)
            ? hidden
            : [this.openAnchor(path, address.fragment), ...hidden];
    }
    #hasAnchor(path, fragment) {
        if (fragment === '')
            return true;
        const file = this.#files.get(path);
        if (file?.type !== 'page')
            return true;
        const named = (0,values_fragment/* idsNamedBy */.X)(fragment);
        if (named.length === 0)
            return true;
        const ids = this.#idsOf(file);
        return ids === undefined || named.some(id => ids.has(id));
    }
    /** Undefined when there are so many that `readIds` has to read them. */
    #idsOf(file) {
        const known = this.#ids.get(file.path);
        if (known !== undefined)
            return known;
        if (file.ids.length > MAX_IDS_LENGTH) {
            this.#unread = file;
            return undefined;
        }
        this.#work.add(file.ids.length);
        const ids = new Set(file.ids.split(page_record/* ID_SEPARATOR */.w));
        this.#ids.set(file.path, ids);
        return ids;
    }
    /** Reads the ids that the last outcome depends on. Pauses now and then. */
    *readIds() {
        if (this.#unread === undefined)
            return;
        const { path } = this.#unread;
        const ids = new Set();
        for (const id of this.idsOf(path)) {
            ids.add(id);
            if (ids.size % ID_STEP === 0)
                yield;
        }
        this.#ids.set(path, ids);
        this.#unread = undefined;
    }
    /** Of a file that was scanned. */
    *idsOf(path) {
        const text = this.#files.get(path)?.ids ?? '';
        for (let start = 0, end = 0; end < text.length; start = end + 1) {
            end = text.indexOf(page_record/* ID_SEPARATOR */.w, start);
            if (end < 0)
                end = text.length;
            yield text.slice(start, end);
        }
    }
    /** Undefined when the path is not the source of a redirect. */
    #judgeRedirect(path) {
        const end = this.#redirects?.follow(path, this.#site);
        this.#countComparisons();
        if (end === undefined)
            return undefined;
        return this.#isReached(end) ? NOTHING : [this.#openRedirect(path)];
    }
    #isReached(end) {
        if (end.steps > MAX_CHAIN)
            return false;
        return (end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment)));
    }
    /** Checks all redirects, also those that no page links to. Pauses now and then. */
    *checkRedirects() {
        for (const rule of this.#redirects?.rules ?? []) {
            this.#checkRedirect(rule);
            if (this.#unread !== undefined) {
                yield* this.readIds();
                this.#checkRedirect(rule);
            }
            if (this.#work.endsStep())
                yield;
        }
    }
    #checkRedirect(rule) {
        const path = this.#redirects?.pathOf(rule);
        if (path === undefined) {
            const end = this.#redirects?.endOfPattern(rule, this.#site);
            this.#countComparisons();
            if (end !== undefined && !this.#isReached(end))
                this.#findings.open('broken-redirect', rule.source);
        }
        else if (this.#site.find(path) !== undefined)
            this.#openRedirect(path);
        else
            this.#judgeRedirect(path);
    }
    #countComparisons() {
        const comparisons = this.#redirects?.comparisons ?? 0;
        this.#work.add((comparisons - this.#comparisons) * work/* MIN_COST */.R);
        this.#comparisons = comparisons;
    }
    /** An address that a wildcard covers has no redirect of its own, and no destination here. */
    addDestinations(findings) {
        const destinations = new Map(this.#redirects?.rules.map(rule => [this.#nameOfRule(rule), rule.destination]));
        for (const finding of findings) {
            const destination = finding.kind === 'broken-redirect' ? destinations.get(finding.target) : undefined;
            if (destination !== undefined)
                finding.destination = destination;
        }
    }
    /** How findings name a redirect. */
    #nameOfRule(rule) {
        const path = this.#redirects?.pathOf(rule);
        return path === undefined ? rule.source : this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(path));
    }
    #openRedirect(path) {
        return this.#findings.open('broken-redirect', this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(path)));
    }
    #judgeSitemap(address) {
        // Without a domain the sitemap's own host counts as the site's.
        const isForeign = address.kind === 'external' && this.#addresses.hasDomain;
        if (isForeign)
            return NOTHING;
        const path = address.kind === 'internal' ? address.path : this.#pathOf(address.href);
        if (path === undefined || this.#site.find(path) !== undefined)
            return NOTHING;
        return [this.#findings.open('sitemap', this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(path)))];
    }
    #pathOf(href) {
        return this.#addresses.inSite(new URL(href).pathname);
    }
    /** The number of the finding. */
    openAnchor(path, fragment) {
        const element = (0,values_fragment/* percentDecoded */.o)(fragment.split(':~:', 1)[0]);
        const anchor = element.replace(/[\s\p{Cc}]/gu, encodeURIComponent);
        return this.#findings.open('broken-anchor', `${this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(path))}#${anchor}`);
    }
    #hostOf(host) {
        const known = this.#hosts.get(host);
        if (known !== undefined)
            return known;
        const added = { host, links: 0, resources: 0 };
        this.#hosts.set(host, added);
        return added;
    }
}
function withoutIgnored(outcome) {
    return outcome.length === 0 ? NOTHING : outcome.filter(finding => finding !== IGNORED);
}
function isLink(kind) {
    return kind === 'link' || kind === 'otherLink';
}
/** Kinds of references that are judged alike. */
function usageOf(kind) {
    if (isLink(kind))
        return 'link';
    if (kind === 'frame')
        return 'frame';
    if (kind === 'canonical')
        return 'canonical';
    return kind === 'sitemap' ? 'sitemap' : 'resource';
}

;// CONCATENATED MODULE: ./.build/review/checks/closest-name.js
/** A group of letters in more names than this does not distinguish them. */
const MAX_SHARED = 1000;
/** Compared in full, apart from those that are as good as the last of them. */
const MAX_CANDIDATES = 20;
const MAX_LENGTH = 300;
/** Of the letter groups of both names; below this, two names have little in common. */
const MIN_SIMILARITY = 0.5;
const MIN_SIMILARITY_OF_MOVED = 0.2;
/** Names between two points where a timeout or a signal can end the work. */
const STEP = 1000;
/** Finds the name that someone may have meant, among many, by the groups of three letters that both have. */
class ClosestName {
    #names = [];
    /** By group of letters: the names that have it. */
    #having = new Map();
    /** Pauses now and then. */
    static *among(names) {
        const closest = new ClosestName();
        for (const name of names)
            if (closest.#add(name) % STEP === 0)
                yield;
        return closest;
    }
    /** The number of names then. */
    #add(name) {
        const count = this.#names.push(name);
        for (const group of groupsOf(name)) {
            const numbers = this.#having.get(group);
            if (numbers === undefined)
                this.#having.set(group, [count - 1]);
            else if (numbers.length <= MAX_SHARED)
                numbers.push(count - 1);
        }
        return count;
    }
    find(name) {
        const groups = groupsOf(name);
        let best;
        for (const number of this.#candidates(groups)) {
            const other = this.#names[number];
            const otherGroups = groupsOf(other);
            const common = [...groups].filter(group => otherGroups.has(group)).length;
            const similarity = (2 * common) / (groups.size + otherGroups.size);
            // A page that was moved keeps the last part of its address.
            const isMoved = lastPart(other) === lastPart(name);
            if (similarity < (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY))
                continue;
            const score = similarity + (isMoved ? 1 : 0);
            if (best === undefined || score > best.score || (score === best.score && other < best.name))
                best = { name: other, score };
        }
        return best?.name;
    }
    /** The names that share most of the groups which few names have. */
    #candidates(groups) {
        const shared = new Map();
        for (const group of groups) {
            const numbers = this.#having.get(group) ?? [];
            if (numbers.length > MAX_SHARED)
                continue;
            for (const number of numbers)
                shared.set(number, (shared.get(number) ?? 0) + 1);
        }
        const most = Array.from(shared.values()).sort((a, b) => b - a)[MAX_CANDIDATES - 1] ?? 0;
        const candidates = [];
        for (const [number, count] of shared)
            if (count >= most)
                candidates.push(number);
        return candidates;
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

;// CONCATENATED MODULE: ./.build/review/checks/suggestions.js



/** Enough for one report. The next report has suggestions for the rest. */
const MAX_SUGGESTED = 1000;
/** Of one page. */
const MAX_IDS = 5000;
/** Suggestions between two points where a timeout or a signal can end the search. */
const suggestions_STEP = 10;
/** Adds to broken links and anchors the target that their author may have meant. Pauses now and then. */
function* addSuggestions(findings, site) {
    const suggestions = new Suggestions(site);
    const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor');
    for (const [i, finding] of broken.slice(0, MAX_SUGGESTED).entries()) {
        const closest = yield* suggestions.find(finding);
        if (closest !== undefined)
            finding.closest = closest;
        // Long names take up to a twentieth of a second each.
        if (i % suggestions_STEP === suggestions_STEP - 1)
            yield;
    }
}
class Suggestions {
    #site;
    #pages;
    /** Of the page that was asked for last: findings are sorted, and the ids of all pages would take much memory. */
    #anchors;
    constructor(site) {
        this.#site = site;
    }
    *find({ kind, target }) {
        const { addresses } = this.#site;
        const hash = kind === 'broken-anchor' ? target.indexOf('#') : target.length;
        const path = addresses.pathOf(target.slice(0, hash));
        if (path === undefined)
            return undefined;
        if (kind === 'broken-link') {
            const page = (yield* this.#pageNames()).find(path);
            return page === undefined ? undefined : addresses.nameOf(page);
        }
        const anchor = (yield* this.#anchorsOf(path))?.find(target.slice(hash + 1));
        return anchor === undefined
            ? undefined
            : `${target.slice(0, hash)}#${anchor.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
    }
    *#pageNames() {
        this.#pages ??= yield* ClosestName.among(namesOfPages(this.#site.paths));
        return this.#pages;
    }
    *#anchorsOf(path) {
        const { files, idsOf } = this.#site;
        const file = files.find(path);
        if (file === undefined)
            return undefined;
        if (this.#anchors?.file === file)
            return this.#anchors.ids;
        const ids = yield* ClosestName.among(firstIds(idsOf(file)));
        this.#anchors = { file, ids };
        return ids;
    }
}
function* namesOfPages(paths) {
    for (const path of paths)
        if ((0,pages/* isPage */.yp)(path) && !(0,pages/* isNotFoundPage */.np)(path))
            yield (0,page_addresses/* pageName */.$p)(path);
}
function* firstIds(ids) {
    let count = 0;
    for (const id of ids) {
        if (id === '')
            continue;
        if (++count > MAX_IDS)
            return;
        yield id;
    }
}

;// CONCATENATED MODULE: ./.build/review/checks/check-references.js








/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i;
/** `files` are sorted by path. */
async function checkReferences(files, paths, table, options, signal) {
    return await (0,steps/* inSteps */.F)(new ReferenceCheck(files, paths, table, options).run(), signal);
}
class ReferenceCheck {
    #files;
    #filesByPath = new Map();
    #paths;
    #site;
    #table;
    #addresses;
    #findings;
    #judge;
    #work = new work/* Work */.Q();
    /** By reference: its outcome, and the group of files for which it holds; -1 for all. */
    #outcomes = [];
    #outcomeGroups;
    #group = 0;
    constructor(files, paths, table, { domain, basePath, ignore, redirects }) {
        this.#files = files;
        this.#paths = paths;
        this.#site = new page_addresses/* SiteFiles */.BC(paths);
        this.#table = table;
        this.#addresses = new Addresses(domain, basePath);
        this.#findings = new findings/* FindingCollector */.xe(ignore, this.#work);
        this.#judge = new ReferenceJudge({ files: this.#filesByPath, site: this.#site, addresses: this.#addresses, redirects }, this.#findings, this.#work);
        this.#outcomeGroups = new Int32Array(table.values.length);
    }
    /** Pauses now and then. */
    *run() {
        yield* this.#checkAll(yield* this.#groups());
        return yield* this.#finish();
    }
    *#checkAll(groups) {
        for (const { start, files } of groups) {
            this.#group++;
            for (const number of files) {
                const file = this.#files[number];
                for (const reference of file.references) {
                    if (!this.#check(reference, file, number, start)) {
                        yield* this.#judge.readIds();
                        this.#check(reference, file, number, start);
                    }
                    this.#work.add(work/* MIN_COST */.R + this.#table.values[reference].length);
                    if (this.#work.endsStep())
                        yield;
                }
                if (file.isNoindex && !(0,pages/* isNotFoundPage */.np)(file.path))
                    this.#reportPage('noindex', file, number);
                this.#work.add(work/* MIN_COST */.R);
                if (this.#work.endsStep())
                    yield;
            }
        }
    }
    *#finish() {
        for (const page of ['index.html', '404.html']) {
            if (!this.#site.has(page))
                this.#findings.open('missing-page', this.#addresses.nameOf(page));
        }
        yield* this.#judge.checkRedirects();
        const findings = yield* this.#findings.finish(number => this.#files[number].path);
        yield* addSuggestions(findings, {
            paths: this.#paths,
            files: this.#site,
            addresses: this.#addresses,
            idsOf: path => this.#judge.idsOf(path)
        });
        this.#judge.addDestinations(findings);
        return { findings, hosts: yield* this.#judge.hosts() };
    }
    /** Files in which the same relative reference leads to the same place. Pauses now and then. */
    *#groups() {
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
            this.#work.add(work/* MIN_COST */.R + path.length + base.length);
            if (this.#work.endsStep())
                yield;
        }
        return groups.values();
    }
    /** Whether the reference is checked. If not, the judge has to read ids first. */
    #check(reference, file, number, start) {
        const known = this.#outcomeGroups[reference];
        if (known === this.#group || (known === -1 && isUsual(file))) {
            const outcome = this.#outcomes[reference];
            if (outcome !== NOTHING)
                this.#report(outcome, file, number);
            return true;
        }
        const kind = this.#table.kinds[reference];
        const value = this.#table.values[reference];
        if (kind === 'ownAnchor') {
            this.#report([this.#judge.openAnchor(file.path, value)], file, number);
            return true;
        }
        const outcome = this.#judge.outcomeOf(kind, value, start);
        if (outcome === undefined)
            return false;
        this.#outcomes[reference] = outcome;
        this.#outcomeGroups[reference] = isUsual(file) && ABSOLUTE.test(value) ? -1 : this.#group;
        this.#report(outcome, file, number);
        return true;
    }
    #report(outcome, file, number) {
        for (const finding of outcome) {
            if (finding === FOREIGN_CANONICAL)
                this.#reportPage('foreign-canonical', file, number);
            else
                this.#findings.add(finding, number);
        }
    }
    #reportPage(kind, { path }, number) {
        this.#findings.add(this.#findings.open(kind, this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(path))), number);
    }
}
/** Whether an absolute address leads to the same place as in most files. */
function isUsual({ base, encoding }) {
    return base === '' && encoding === undefined;
}

;// CONCATENATED MODULE: ./.build/review/checks/site-review.js





/** Files, values and references that take a small part of a second. */
const MAX_BATCH = 20_000;
/** Brings together what the scanners of all threads found, and checks it when the site is complete. */
class SiteReview {
    #options;
    #table = new reference_table/* ReferenceTable */.a();
    /** By scanner: from the number it sent to the number in this table. */
    #numbers = new Map();
    #files = [];
    #contents = new Map();
    #titles = new Map();
    /** From the first large batch on: everything that `finish` brings together, because it can pause. */
    #waiting = [];
    #work = new work/* Work */.Q();
    constructor(options) {
        this.#options = options;
    }
    /** The batches of one scanner have to come in their order. */
    add(batch) {
        if (this.#waiting.length > 0 || site_review_sizeOf(batch) > MAX_BATCH)
            this.#waiting.push(batch);
        else {
            const steps = this.#merge(batch);
            while (steps.next().done !== true)
                ;
        }
    }
    /** Pauses now and then. */
    *#merge({ scanner, files, values, kinds }) {
        const numbers = this.#numbers.get(scanner) ?? [];
        this.#numbers.set(scanner, numbers);
        for (const [i, kind] of kinds.entries()) {
            const value = values[i];
            numbers.push(this.#table.numberOf(kind, value));
            this.#work.add(work/* MIN_COST */.R + value.length);
            if (this.#work.endsStep())
                yield;
        }
        for (const { title, content, ...file } of files) {
            const { path, type, references } = file;
            for (let i = 0; i < references.length; i++) {
                references[i] = numbers[references[i]];
                this.#work.add(1);
                if (this.#work.endsStep())
                    yield;
            }
            this.#files.push(file);
            this.#work.add(work/* MIN_COST */.R);
            if (this.#work.endsStep())
                yield;
            if (type !== 'page')
                continue;
            this.#contents.set(path, content);
            this.#titles.set(path, title);
        }
    }
    /** `paths`: all files of the site, scanned or not. */
    async finish(paths, signal) {
        for (let batch = this.#waiting.shift(); batch !== undefined; batch = this.#waiting.shift())
            await (0,steps/* inSteps */.F)(this.#merge(batch), signal);
        const files = await (0,steps/* inSteps */.F)((0,sorting/* sortedBy */.V)(this.#files, ({ path }) => path), signal);
        const allPaths = await (0,steps/* inSteps */.F)(this.#setOf(paths), signal);
        const checked = await checkReferences(files, allPaths, this.#table, this.#options, signal);
        return { ...checked, contents: this.#contents, titles: this.#titles };
    }
    *#setOf(paths) {
        const all = new Set();
        for (const path of paths) {
            all.add(path);
            this.#work.add(work/* MIN_COST */.R);
            if (this.#work.endsStep())
                yield;
        }
        return all;
    }
}
function site_review_sizeOf({ files, values }) {
    return files.reduce((sum, { references }) => sum + 1 + references.length, values.length);
}

// EXTERNAL MODULE: ./.build/export/extract/formats/zip.js
var zip = __webpack_require__(85871);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./.build/export/extract/formats/tar-header.js

const BLOCK_BYTES = 512;
const ZERO_BLOCK = Buffer.alloc(BLOCK_BYTES);
const MAX_NUMBER_DIGITS = 16;
/** Mode, user, group, time and device numbers: not used, but a header in which they are malformed is damaged. */
const UNUSED_NUMBERS = [
    [100, 8],
    [108, 8],
    [116, 8],
    [136, 12],
    [329, 8],
    [337, 8]
];
function isZeroBlock(block) {
    return block[0] === 0 && block.equals(ZERO_BLOCK);
}
function readHeader(block) {
    if (!hasValidChecksum(block))
        throw (0,formats_guards/* corrupt */.qb)('a header has a wrong checksum');
    for (const [start, length] of UNUSED_NUMBERS)
        checkNumber(block, start, length);
    return { type: String.fromCharCode(block[156] ?? 0), size: numberAt(block, 124, 12) };
}
/** The sum of all bytes, with spaces in place of the sum itself. Some old writers added the bytes as signed numbers. */
function hasValidChecksum(block) {
    let sum = 8 * 0x20;
    let highBytes = 0;
    for (let i = 0; i < BLOCK_BYTES; i++) {
        if (i === 148)
            i = 156;
        const byte = block[i] ?? 0;
        sum += byte;
        if (byte > 127)
            highBytes += 1;
    }
    const expected = numberAt(block, 148, 8);
    return expected === sum || expected === sum - 256 * highBytes;
}
/** The name of an entry whose header was read. Long names are in an extended header instead. */
function readName(block) {
    const name = textUntilZero(block.subarray(0, 100));
    // GNU's own format has other fields in the place of the prefix.
    const isGnu = block.toString('latin1', 257, 265) === 'ustar  \0';
    if (isGnu)
        checkGnuFields(block, name);
    const isUstar = !isGnu && block.toString('latin1', 257, 262) === 'ustar';
    const prefix = isUstar ? textUntilZero(block.subarray(345, 500)) : '';
    return prefix === '' ? name : `${prefix}/${name}`;
}
/** Access time, change time; then the fields of files that are divided or sparse, which some readers use for any type. */
function checkGnuFields(block, name) {
    checkNumber(block, 345, 12);
    checkNumber(block, 357, 12);
    if (block.compare(ZERO_BLOCK, 0, 126, 369, 495) !== 0)
        throw (0,formats_guards/* refuseEntry */.n6)('archive-sparse', name);
}
function textUntilZero(bytes) {
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
}
/** Octal digits, or a binary number when the first bit is set (sizes from 8 GB). */
function numberAt(block, start, length) {
    const end = start + length;
    if ((block[start] ?? 0) >= 0x80)
        return binaryAt(block, start, end);
    let at = start;
    let value = 0;
    while (at < end && block[at] === 0x20)
        at += 1;
    for (; at < end; at++) {
        const digit = (block[at] ?? 0) - 0x30;
        if (digit < 0 || digit > 7)
            break;
        value = value * 8 + digit;
    }
    for (; at < end && block[at] !== 0; at++)
        if (block[at] !== 0x20)
            throw (0,formats_guards/* corrupt */.qb)('a number is malformed');
    return value;
}
/** Unlike sizes, these can be negative: times before 1970. */
function checkNumber(block, start, length) {
    if (block[start] !== 0x80 && block[start] !== 0xff)
        numberAt(block, start, length);
}
function binaryAt(block, start, end) {
    let value = (block[start] ?? 0) - 0x80;
    for (let at = start + 1; at < end; at++)
        value = value * 256 + (block[at] ?? 0);
    if (!Number.isSafeInteger(value))
        throw (0,formats_guards/* corrupt */.qb)('a number is too large');
    return value;
}
/** Records of the form `<length> <key>=<value>\n`. An empty value means: as in the header. */
function readPaxFields(body) {
    const fields = { path: undefined, size: undefined, isSparse: false };
    for (let at = 0; at < body.length;) {
        const space = body.indexOf(0x20, at);
        const digits = space < 0 || space - at > MAX_NUMBER_DIGITS ? '' : body.toString('latin1', at, space);
        const end = at + (/^\d+$/.test(digits) ? Number(digits) : 0);
        const equals = body.indexOf(0x3d, space);
        if (end > body.length || equals < space + 2 || equals > end - 2 || body[end - 1] !== 0x0a)
            throw (0,formats_guards/* corrupt */.qb)('a PAX record is malformed');
        const key = body.toString('latin1', space + 1, equals);
        const value = body.subarray(equals + 1, end - 1);
        if (key === 'path')
            fields.path = value.length === 0 ? undefined : value.toString('utf8');
        if (key === 'size')
            fields.size = value.length === 0 ? undefined : paxSize(value);
        if (key.startsWith('GNU.sparse.'))
            fields.isSparse = true;
        at = end;
    }
    return fields;
}
function paxSize(value) {
    const size = /^\d{1,16}$/.test(value.toString('latin1')) ? Number(value.toString('latin1')) : NaN;
    if (!Number.isSafeInteger(size))
        throw (0,formats_guards/* corrupt */.qb)('a PAX size is malformed');
    return size;
}

;// CONCATENATED MODULE: ./.build/export/extract/formats/tar-reader.js


/** Extended headers are kept in memory until they are complete. Real ones have a few hundred bytes. */
const MAX_EXTENDED_HEADER_BYTES = 1024 * 1024;
const KINDS = {
    '\0': 'file',
    '0': 'file',
    '7': 'file',
    '5': 'folder',
    '1': 'link',
    '2': 'link'
};
/**
 * Reads a tar (V7, ustar, GNU, PAX) while it arrives, in pieces of any size, and keeps none of them. Libraries for this
 * accept archives that are truncated between two blocks and skip PAX records that they cannot parse; this one refuses
 * whatever two readers could understand differently.
 */
class TarReader {
    #handler;
    #block = Buffer.alloc(BLOCK_BYTES);
    #blockFilled = 0;
    #bodyLeft = 0;
    #paddingLeft = 0;
    #extended;
    /** For the next entry. */
    #pax;
    #longName;
    #longLink = false;
    #isFile = false;
    #zeroBlocks = 0;
    constructor(handler) {
        this.#handler = handler;
    }
    write(bytes) {
        let at = 0;
        // What follows the end marker is padding.
        while (at < bytes.length && this.#zeroBlocks < 2) {
            if (this.#bodyLeft > 0) {
                const end = Math.min(bytes.length, at + this.#bodyLeft);
                this.#bodyLeft -= end - at;
                this.#body(bytes.subarray(at, end));
                at = end;
            }
            else if (this.#paddingLeft > 0) {
                const end = Math.min(bytes.length, at + this.#paddingLeft);
                this.#paddingLeft -= end - at;
                at = end;
            }
            else if (this.#blockFilled === 0 && at + BLOCK_BYTES <= bytes.length) {
                this.#header(bytes.subarray(at, at + BLOCK_BYTES));
                at += BLOCK_BYTES;
            }
            else {
                const copied = bytes.copy(this.#block, this.#blockFilled, at);
                this.#blockFilled += copied;
                at += copied;
                if (this.#blockFilled < BLOCK_BYTES)
                    return;
                this.#blockFilled = 0;
                this.#header(this.#block);
            }
        }
    }
    /**
     * One block of zeros at the end is enough for all known readers. Some writers forget it: that is accepted if something
     * else shows that no entry is missing.
     */
    end({ isKnownComplete }) {
        if (this.#bodyLeft > 0 || this.#paddingLeft > 0 || this.#blockFilled > 0)
            throw (0,formats_guards/* corrupt */.qb)('it is truncated');
        if (this.#hasPending)
            throw (0,formats_guards/* corrupt */.qb)('an extended header has no entry');
        if (this.#zeroBlocks === 0 && !isKnownComplete)
            throw (0,formats_guards/* corrupt */.qb)('it has no end-of-archive marker');
    }
    #header(block) {
        if (isZeroBlock(block)) {
            if (this.#hasPending)
                throw (0,formats_guards/* corrupt */.qb)('an extended header has no entry');
            this.#zeroBlocks += 1;
            return;
        }
        if (this.#zeroBlocks > 0)
            throw (0,formats_guards/* corrupt */.qb)('data follows a block of zeros');
        const { type, size } = readHeader(block);
        if ('xgXLK'.includes(type))
            this.#startExtended(type, size);
        // The label of a volume has no content and is not a file.
        else if (type === 'V')
            this.#expectBody(size);
        else
            this.#entry(type, size, readName(block));
    }
    get #hasPending() {
        return this.#pax !== undefined || this.#longName !== undefined || this.#longLink;
    }
    #entry(type, headerSize, headerName) {
        const { path, isSparse, size = headerSize } = this.#pax ?? { path: undefined, isSparse: false };
        if (path !== undefined && this.#longName !== undefined)
            throw (0,formats_guards/* corrupt */.qb)('an entry has two long names');
        const name = path ?? this.#longName ?? headerName;
        this.#pax = undefined;
        this.#longName = undefined;
        this.#longLink = false;
        if (isSparse || type === 'S')
            throw (0,formats_guards/* refuseEntry */.n6)('archive-sparse', name);
        // V7 had no type for folders.
        const kind = (type === '\0' || type === '0') && name.endsWith('/') ? 'folder' : (KINDS[type] ?? 'special');
        this.#handler.entry(name, kind, size);
        // Folders have no content, although some writers give them a size.
        if (kind !== 'file') {
            if (type !== '5' && size > 0)
                throw (0,formats_guards/* corrupt */.qb)('a folder has content');
            return;
        }
        if (size === 0)
            this.#handler.endFile();
        else
            this.#expectBody(size);
        this.#isFile = size > 0;
    }
    #expectBody(size) {
        this.#bodyLeft = size;
        this.#paddingLeft = (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;
    }
    #body(bytes) {
        if (this.#extended !== undefined) {
            this.#extended.filled += bytes.copy(this.#extended.body, this.#extended.filled);
            if (this.#bodyLeft === 0)
                this.#endExtended(this.#extended);
        }
        else if (this.#isFile) {
            this.#handler.content(bytes);
            if (this.#bodyLeft > 0)
                return;
            this.#isFile = false;
            this.#handler.endFile();
        }
    }
    #startExtended(type, size) {
        if (size > MAX_EXTENDED_HEADER_BYTES)
            throw (0,formats_guards/* corrupt */.qb)('an extended header is too large');
        this.#extended = { type, body: Buffer.alloc(size), filled: 0 };
        this.#expectBody(size);
        if (size === 0)
            this.#endExtended(this.#extended);
    }
    /** Two extended headers of one kind for one entry: readers differ in which of them counts. */
    #endExtended({ type, body }) {
        this.#extended = undefined;
        if (type === 'g') {
            if (this.#hasPending)
                throw (0,formats_guards/* corrupt */.qb)('an extended header has no entry');
            const { path, size, isSparse } = readPaxFields(body);
            if (path !== undefined || size !== undefined || isSparse)
                throw (0,formats_guards/* corrupt */.qb)('a global header describes a single file');
        }
        else if (type === 'L') {
            if (this.#longName !== undefined)
                throw (0,formats_guards/* corrupt */.qb)('an entry has two long names');
            this.#longName = textUntilZero(body);
        }
        else if (type === 'K') {
            this.#longLink = true;
        }
        else {
            if (this.#pax !== undefined)
                throw (0,formats_guards/* corrupt */.qb)('an entry has two PAX headers');
            this.#pax = readPaxFields(body);
        }
    }
}

// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/review/scan/site-scanner.js + 12 modules
var site_scanner = __webpack_require__(53628);
;// CONCATENATED MODULE: ./.build/export/extract/writers/writers.js




const BATCH_BYTES = 1024 * 1024;
/** Empty files do not fill a batch, and a task must not take so long that a cancellation is noticed too late. */
const MAX_PARTS = 1000;
/** Enough that a writer never waits for work, and few enough to limit memory. */
const TASKS_PER_WRITER = 4;
/** Hashes and writes files: in threads or, with zero of them, in this one. */
class Writers {
    files = [];
    #review;
    #writers;
    #emptyBatches = [];
    #disposed = new AbortController();
    #change = (0,deferred/* deferred */.y)();
    #error;
    /** `review` receives what the files refer to. Without one, they are not scanned. */
    constructor(root, threads, review, signal) {
        this.#review = review;
        this.#writers =
            threads === 0
                ? [this.#inThisThread(root)]
                : Array.from({ length: threads }, (_, number) => this.#inAnotherThread(root, number));
        signal.addEventListener('abort', () => this.#fail(signal.reason), {
            signal: this.#disposed.signal
        });
        if (signal.aborted)
            this.#error = signal.reason;
    }
    /** Assigns a task to this writer, or to the one with the least work. */
    assign(task, to) {
        const writer = to ?? this.#writers.reduce((a, b) => (b.pending < a.pending ? b : a));
        writer.pending += 1;
        writer.assign(task);
        return writer;
    }
    takeBatch() {
        return this.#emptyBatches.pop() ?? new Uint8Array(BATCH_BYTES);
    }
    /** Resolves when the writers can accept more. Throws what a writer threw, and the reason when the run is aborted. */
    async ready() {
        await this.#until(() => !this.isFull);
    }
    async idle() {
        await this.#until(() => this.#pending === 0);
    }
    async [Symbol.asyncDispose]() {
        this.#disposed.abort();
        await Promise.all(this.#writers.map(async (writer) => await writer.end()));
    }
    get isFull() {
        return this.#pending >= this.#writers.length * TASKS_PER_WRITER;
    }
    get #pending() {
        return this.#writers.reduce((sum, writer) => sum + writer.pending, 0);
    }
    async #until(condition) {
        while (this.#error === undefined && !condition())
            await this.#change.promise;
        if (this.#error !== undefined)
            throw this.#error;
    }
    #take(writer, { files, bytes, scanned, problem }) {
        writer.pending -= 1;
        for (const file of files)
            this.files.push(file);
        if (scanned !== undefined)
            this.#review?.add(scanned);
        if (bytes !== undefined)
            this.#emptyBatches.push(bytes);
        if (problem !== undefined)
            this.#error ??= (0,file_writer/* errorOf */.Mz)(problem);
        this.#notify();
    }
    #fail(error) {
        this.#error ??= error;
        this.#notify();
    }
    #notify() {
        this.#change.resolve(undefined);
        this.#change = (0,deferred/* deferred */.y)();
    }
    #inThisThread(root) {
        const fileWriter = new file_writer/* FileWriter */.S8(root, this.#review && new site_scanner/* SiteScanner */._(0));
        // One after the other: the pieces of two large files must not be mixed up.
        let last = Promise.resolve();
        const writer = {
            pending: 0,
            assign: task => {
                last = last.then(async () => this.#take(writer, await fileWriter.perform(task)));
            },
            end: async () => {
                fileWriter.close();
                await last;
            }
        };
        return writer;
    }
    #inAnotherThread(root, number) {
        const workerData = { root, scanner: this.#review && number };
        const thread = new external_node_worker_threads_.Worker(new URL(threadFile(), import.meta.url), { workerData });
        const writer = {
            pending: 0,
            assign: task => thread.postMessage(task, task.kind === 'files' ? [task.bytes.buffer] : []),
            end: async () => {
                await thread.terminate();
            }
        };
        thread.on('message', (result) => this.#take(writer, result));
        thread.on('error', error => this.#fail(error));
        return writer;
    }
}
/** A function, so that the bundler does not copy the source file. */
function threadFile() {
    return import.meta.url.endsWith('.ts') ? './writer-thread.ts' : './writer-thread.js';
}
/** Collects small files, so that a writer gets a megabyte at a time. */
class Batch {
    #writers;
    #bytes;
    #filled = 0;
    #parts = [];
    #current;
    #writer;
    constructor(writers) {
        this.#writers = writers;
    }
    begin(path, size) {
        // A file in two batches needs the same writer twice, and the others would have nothing to do.
        if (this.#filled + size > BATCH_BYTES && size <= BATCH_BYTES)
            this.send();
        this.#startPart(path, true);
    }
    add(bytes) {
        let rest = bytes;
        while (rest.length > 0) {
            if (this.#filled === BATCH_BYTES)
                this.#continueInNextBatch();
            this.#bytes ??= this.#writers.takeBatch();
            const fitting = rest.subarray(0, BATCH_BYTES - this.#filled);
            this.#bytes.set(fitting, this.#filled);
            this.#filled += fitting.length;
            rest = rest.subarray(fitting.length);
        }
    }
    finish() {
        if (this.#current === undefined)
            throw new Error('no file was begun');
        this.#current.isLast = true;
        this.#current.end = this.#filled;
        this.#current = undefined;
        if (this.#filled === BATCH_BYTES || this.#parts.length === MAX_PARTS)
            this.send();
    }
    send() {
        if (this.#parts.length === 0)
            return;
        const bytes = this.#bytes ?? this.#writers.takeBatch();
        // The rest of a file goes to the writer that has it open.
        const to = this.#parts[0]?.isFirst === false ? this.#writer : undefined;
        this.#writer = this.#writers.assign({ kind: 'files', bytes, parts: this.#parts }, to);
        this.#bytes = undefined;
        this.#filled = 0;
        this.#parts = [];
    }
    #continueInNextBatch() {
        const current = this.#current;
        if (current === undefined)
            throw new Error('no file was begun');
        current.end = this.#filled;
        this.send();
        this.#startPart(current.path, false);
    }
    #startPart(path, isFirst) {
        this.#current = { path, start: this.#filled, end: this.#filled, isFirst, isLast: false };
        this.#parts.push(this.#current);
    }
}

;// CONCATENATED MODULE: ./.build/export/extract/tar.js










/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024;
/** Writers with several threads make frames of a megabyte and more. Tiny ones would cost a decompressor each. */
const MAX_FRAMES = 20_000;
/** Extracts a tar while it arrives. Nothing of it is complete before `end` has returned. */
class TarExtractor {
    #root;
    #guards;
    #writers;
    #signal;
    #reader;
    #batch;
    #format;
    #decompressor;
    #frames = 1;
    #bytesRead = 0;
    #bytesExtracted = 0;
    #chunksPending = 0;
    #finishWrite = () => undefined;
    #error;
    constructor({ format, root, guards, writers, signal }) {
        this.#format = format;
        this.#root = root;
        this.#guards = guards;
        this.#writers = writers;
        this.#signal = signal;
        this.#batch = new Batch(writers);
        this.#reader = new TarReader({
            entry: (name, kind, size) => this.#admit(name, kind, size),
            content: bytes => this.#batch.add(bytes),
            endFile: () => this.#batch.finish()
        });
        this.#decompressor = format === 'tar' ? undefined : this.#openDecompressor(format);
        signal.addEventListener('abort', this.#onAbort);
        if (signal.aborted)
            this.#onAbort();
    }
    async write(bytes) {
        this.#bytesRead += bytes.length;
        if (this.#decompressor === undefined)
            this.#take(bytes);
        else
            await this.#decompress(bytes, this.#decompressor);
        await this.#writers.ready();
        this.#throwIfFailed();
    }
    async end() {
        if (this.#decompressor !== undefined)
            await this.#endOf(this.#decompressor);
        this.#throwIfFailed();
        // A gzip has a checksum of everything in it. The one of zstd is optional.
        this.#reader.end({ isKnownComplete: this.#format === 'tar.gz' });
        this.#batch.send();
        await this.#writers.idle();
        this.#throwIfFailed();
    }
    close() {
        this.#signal.removeEventListener('abort', this.#onAbort);
        // Blocks that are already decompressed must not create files while the folder is being removed.
        this.#fail(new Error('the extraction was closed'));
    }
    /** Node's zstd decompressor stops at the end of a frame. The rest of the bytes needs a new one. */
    async #decompress(bytes, first) {
        let decompressor = first;
        let rest = bytes;
        for (;;) {
            const before = decompressor.bytesWritten;
            const { promise, resolve } = (0,deferred/* deferred */.y)();
            this.#finishWrite = () => resolve(undefined);
            decompressor.write(rest, this.#finishWrite);
            await promise;
            rest = rest.subarray(decompressor.bytesWritten - before);
            if (rest.length === 0 || this.#format !== 'tar.zst' || this.#error !== undefined)
                return;
            await (0,external_node_stream_promises_.finished)(decompressor, { writable: false }).catch(() => undefined);
            decompressor.destroy();
            this.#frames += 1;
            if (this.#frames > MAX_FRAMES)
                throw (0,formats_guards/* corrupt */.qb)(`it has more than ${MAX_FRAMES} frames`);
            this.#throwIfFailed();
            decompressor = this.#openDecompressor('tar.zst');
            this.#decompressor = decompressor;
        }
    }
    #onAbort = () => this.#fail(this.#signal.reason);
    #openDecompressor(format) {
        const options = { chunkSize: CHUNK_BYTES };
        const decompressor = format === 'tar.gz' ? (0,external_node_zlib_.createGunzip)(options) : external_node_zlib_.createZstdDecompress(options);
        decompressor.on('error', error => this.#fail((0,formats_guards/* corrupt */.qb)(error.message, error)));
        decompressor.on('data', (chunk) => {
            this.#chunksPending += 1;
            // Later, so that zlib decompresses the next block in its own thread while this one is processed here.
            setImmediate(() => {
                this.#chunksPending -= 1;
                this.#take(chunk);
                // zlib fills one block of memory after the other: this was the end of one.
                if (chunk.byteOffset + chunk.length === chunk.buffer.byteLength)
                    (0,buffer_memory/* release */._)(chunk);
                if (this.#writers.isFull)
                    void this.#pause(decompressor);
            });
        });
        return decompressor;
    }
    async #pause(decompressor) {
        decompressor.pause();
        try {
            await this.#writers.ready();
            decompressor.resume();
        }
        catch (error) {
            this.#fail(error);
        }
    }
    async #endOf(decompressor) {
        decompressor.end();
        // If it failed, `#fail` has the reason already.
        await (0,external_node_stream_promises_.finished)(decompressor).catch(() => undefined);
        while (this.#chunksPending > 0)
            await new Promise(setImmediate);
    }
    #take(chunk) {
        if (this.#error !== undefined)
            return;
        try {
            if (this.#bytesExtracted === 0)
                requireTar(chunk);
            this.#bytesExtracted += chunk.length;
            this.#guards.allowExpansion(this.#bytesExtracted, this.#bytesRead);
            this.#reader.write(chunk);
        }
        catch (error) {
            this.#fail(error);
        }
    }
    #admit(name, kind, size) {
        const { path, newFolders } = this.#guards.admit(name, kind);
        for (const folder of newFolders)
            (0,file_writer/* makeSiteFolder */.Y1)(this.#root, folder);
        if (kind === 'file')
            this.#batch.begin(path, size);
    }
    #fail(error) {
        this.#error ??= error;
        this.#decompressor?.destroy();
        // A destroyed stream never calls back for the write that is in progress.
        this.#finishWrite();
    }
    #throwIfFailed() {
        if (this.#error !== undefined)
            throw this.#error;
    }
}
function requireTar(head) {
    if (isTarHeader(head))
        return;
    throw new failure/* Failure */.HR('archive-format-unknown', `The archive is compressed, but contains no tar archive. The content looks like ${describeBytes(head.subarray(0, HEAD_BYTES))}.`);
}

;// CONCATENATED MODULE: ./.build/export/extract/staging.js













/** The runner kills a canceled step after a few seconds. The documentation promises two. */
const MAX_REMOVAL_MS = 500;
/** One attempt to extract: a private folder, and everything that works in it. */
class Staging {
    root;
    site;
    review;
    writers;
    #workPath;
    #signal;
    #guards = new formats_guards/* Guards */.dl();
    #format;
    #tar;
    static async create(folder, options) {
        const workPath = new work_files/* WorkPath */.f4(folder, 'site', options);
        await (0,promises_.mkdir)(workPath.path);
        return new Staging(workPath, options);
    }
    constructor(workPath, { threads, review, signal }) {
        this.#workPath = workPath;
        this.root = workPath.path;
        this.site = (0,external_node_path_.join)(this.root, 'site');
        this.review = review && new SiteReview(review);
        this.writers = new Writers(this.site, threads, this.review, signal);
        this.#signal = signal;
    }
    async write(bytes) {
        if (this.#format === undefined)
            this.#recognize(bytes);
        await this.#tar?.write(bytes);
    }
    isTaken(path) {
        return this.#guards.isTaken(path);
    }
    async finish(archive) {
        if (this.#format === undefined)
            throw staging_unknownFormat(Buffer.alloc(0));
        if (this.#format === 'zip')
            await this.#extractZip(archive);
        else
            await this.#tar?.end();
        this.#guards.requireFiles();
    }
    #recognize(first) {
        const format = formatOf(first);
        if (format === undefined)
            throw staging_unknownFormat(first.subarray(0, HEAD_BYTES));
        this.#format = format;
        (0,file_writer/* makeSiteFolder */.Y1)(this.root, 'site');
        if (format === 'zip')
            return;
        this.#tar = new TarExtractor({
            format,
            root: this.site,
            guards: this.#guards,
            writers: this.writers,
            signal: this.#signal
        });
    }
    /** Only when it is complete on disk: the directory of a zip is at its end. */
    async #extractZip(archive) {
        const groups = await (0,zip/* listZip */.oV)(archive, {
            guards: this.#guards,
            makeFolder: folder => (0,file_writer/* makeSiteFolder */.Y1)(this.site, folder),
            signal: this.#signal
        });
        for (const entries of groups) {
            await this.writers.ready();
            this.writers.assign({ kind: 'zip', archive: archive.path, entries });
        }
        await this.writers.idle();
    }
    async [Symbol.asyncDispose]() {
        this.#tar?.close();
        await this.writers[Symbol.asyncDispose]();
        await this.#remove();
    }
    /** Many files take longer to remove than a canceled step may last: then a process of its own continues. */
    async #remove() {
        const removed = this.#workPath[Symbol.asyncDispose]().then(() => true);
        if (await Promise.race([removed, afterAbort(this.#signal, MAX_REMOVAL_MS)]))
            return;
        // Not `rmSync`: on Windows it ignores paths with characters that are not ASCII.
        const script = 'require("node:fs").rm(process.argv[1], { recursive: true, force: true, maxRetries: 9 }, () => {})';
        (0,external_node_child_process_.spawn)(process.execPath, ['-e', script, this.root], {
            detached: true,
            stdio: 'ignore',
            windowsHide: true
        }).unref();
    }
}
/** Resolves to false some time after the run was aborted. */
async function afterAbort(signal, ms) {
    if (!signal.aborted)
        await (0,external_node_events_.once)(signal, 'abort');
    await new Promise(resolve => setTimeout(resolve, ms).unref());
    return false;
}
function staging_unknownFormat(head) {
    return new failure/* Failure */.HR('archive-format-unknown', `The archive cannot be extracted: it is not a tar.gz, tar.zst, tar or zip archive. It looks like ${describeBytes(head)}.`);
}

;// CONCATENATED MODULE: ./.build/export/extract/extraction.js









/** For smaller archives a thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024;
const THREADS = 2;
/**
 * Extracts the archive while it is being downloaded, into a private folder beside the final place. Only `install`
 * moves the site to that place.
 */
class Extraction {
    #folder;
    #context;
    #review;
    #staging;
    /** With review options, the site is scanned during the extraction. */
    constructor(folder, context, review) {
        this.#folder = folder;
        this.#context = context;
        this.#review = review;
    }
    async begin(size) {
        await this.#staging?.[Symbol.asyncDispose]();
        try {
            await requireReplaceable({ to: this.#sitePath, kind: 'folder' });
            await requireReplaceable({ to: this.#manifestPath, kind: 'file' });
            const threads = size === undefined || size >= MIN_BYTES_FOR_THREADS ? THREADS : 0;
            this.#staging = await Staging.create(this.#folder, {
                threads,
                review: this.#review,
                signal: this.#context.signal,
                log: this.#context.log
            });
        }
        catch (error) {
            throw (0,disk_space/* explainDisk */.Pp)(error, this.#folder);
        }
    }
    async write(bytes) {
        try {
            await this.#started.write(bytes);
        }
        catch (error) {
            throw (0,disk_space/* explainDisk */.Pp)(error, this.#folder);
        }
    }
    /** Waits until everything is extracted. `archive` is complete. */
    async complete(archive) {
        try {
            const staging = this.#started;
            await staging.finish(archive);
            const { files } = staging.writers;
            if ((0,pages/* pageCountOf */.YX)(files) === 0)
                throw (0,formats_guards/* refuseArchive */.B2)('archive-without-pages');
            const paths = files.map(({ path }) => path);
            return { files, review: await staging.review?.finish(paths, this.#context.signal) };
        }
        catch (error) {
            throw (0,disk_space/* explainDisk */.Pp)(error, this.#folder);
        }
    }
    /** Whether a file or folder of the archive is at this place. */
    isTaken(path) {
        return this.#started.isTaken(path);
    }
    /** Adds files to the site. Their places must be free. */
    async add(files) {
        try {
            return await writeAddedFiles(this.#started.site, files, this.#context.signal);
        }
        catch (error) {
            throw (0,disk_space/* explainDisk */.Pp)(error, this.#folder);
        }
    }
    /** Moves what was extracted to its place. `files` are those of `complete`, with what is known about their content. */
    async install(archive, files, about) {
        try {
            const staging = this.#started;
            const pageCount = (0,pages/* pageCountOf */.YX)(files);
            const manifest = (0,external_node_path_.join)(staging.root, 'manifest.json');
            await (0,promises_.writeFile)(manifest, this.#manifestOf(files, archive, about));
            await (0,promises_.chmod)(manifest, 0o644);
            this.#context.signal.throwIfAborted();
            await replaceAll([
                { from: staging.site, to: this.#sitePath, kind: 'folder' },
                { from: manifest, to: this.#manifestPath, kind: 'file' }
            ], staging.root, this.#context);
            this.#comparePageCounts(pageCount, about.pageCount);
            return { path: this.#sitePath, fileCount: files.length, pageCount, manifestPath: this.#manifestPath };
        }
        catch (error) {
            throw (0,disk_space/* explainDisk */.Pp)(error, this.#folder);
        }
    }
    async [Symbol.asyncDispose]() {
        await this.#staging?.[Symbol.asyncDispose]();
        this.#staging = undefined;
    }
    #manifestOf(files, archive, about) {
        const { domain, jobId, version, exportedAt, basePath, paths, redirects, findings, history } = about;
        return (0,manifest/* serializeManifest */.MZ)({
            domain: domain ?? null,
            jobId,
            version: version ?? null,
            exportedAt,
            basePath,
            ...(paths !== undefined && { paths }),
            archive: { sha256: archive.sha256, size: archive.size, format: archive.format },
            files: files.map(({ path, size, sha256, content, title, redirect }) => {
                return { path, size, sha256, content, title, redirect };
            }),
            ...(redirects !== undefined && { redirects }),
            ...(findings !== undefined && { findings }),
            ...(history !== undefined && { history })
        });
    }
    get #sitePath() {
        return (0,external_node_path_.join)(this.#folder, 'site');
    }
    get #manifestPath() {
        return (0,external_node_path_.join)(this.#folder, 'manifest.json');
    }
    get #started() {
        if (this.#staging === undefined)
            throw new Error('the extraction was not started');
        return this.#staging;
    }
    #comparePageCounts(found, counted) {
        const difference = counted === undefined ? 0 : Math.abs(found - counted);
        if (counted === undefined || difference <= 10 || difference <= counted / 5)
            return;
        this.#context.log.warning(`The service counted ${counted} pages, but the archive contains ${found} HTML files. Check the site before you publish it.`);
    }
}

// EXTERNAL MODULE: ./.build/export/extract/formats/zip-directory.js
var zip_directory = __webpack_require__(12273);
;// CONCATENATED MODULE: ./.build/export/extract/page-search.js







/**
 * Refuses an archive without an HTML page, which no delivery may pass on. Reads until the first page, so it costs little
 * for a real site. A damaged archive passes: it is delivered as it is, for inspection.
 */
async function requirePage(archive, signal) {
    let hasPage;
    try {
        hasPage = archive.format === 'zip' ? zipHasPage(archive, signal) : await tarHasPage(archive, signal);
    }
    catch {
        signal.throwIfAborted();
        return;
    }
    if (!hasPage) {
        throw new failure/* Failure */.HR('archive-without-pages', 'The archive contains no HTML page. It was removed, and nothing was delivered.');
    }
}
function zipHasPage({ path, size }, signal) {
    const fd = (0,external_node_fs_.openSync)(path, 'r');
    try {
        for (const { name } of (0,zip_directory/* readDirectory */.g)(fd, size)) {
            if ((0,pages/* countsAsPage */.a$)({ path: name }))
                return true;
            signal.throwIfAborted();
        }
        return false;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
async function tarHasPage({ path, size, format }, signal) {
    const found = { page: false };
    const reader = new TarReader({
        entry: (name, kind) => (found.page ||= kind === 'file' && (0,pages/* countsAsPage */.a$)({ path: name })),
        content: () => undefined,
        endFile: () => undefined
    });
    const guards = new formats_guards/* Guards */.dl();
    let extracted = 0;
    // Node's zstd decompressor stops at the end of a frame. The rest of the bytes needs a new one.
    for (let start = 0; start < size;) {
        const source = (0,external_node_fs_.createReadStream)(path, { start, signal });
        const content = decompress(source, format);
        try {
            for await (const bytes of content) {
                extracted += bytes.length;
                guards.allowExpansion(extracted, start + source.bytesRead);
                reader.write(bytes);
                if (found.page)
                    return true;
            }
        }
        finally {
            content.destroy();
            source.destroy();
        }
        start = 'bytesWritten' in content && format === 'tar.zst' ? start + Number(content.bytesWritten) : size;
    }
    reader.end({ isKnownComplete: format === 'tar.gz' });
    return false;
}
function decompress(source, format) {
    if (format === 'tar')
        return source;
    const decompressor = format === 'tar.gz' ? (0,external_node_zlib_.createGunzip)() : external_node_zlib_.createZstdDecompress();
    source.on('error', error => decompressor.destroy(error));
    return source.pipe(decompressor);
}

;// CONCATENATED MODULE: ./.build/export/report-file.js


/** Writes `report.html` and returns its path. */
async function writeReport({ files, previous, notCompared, changes, redirects, history, checks, failure }, about, folder, context) {
    const { renderReport } = await __webpack_require__.e(/* import() */ 382).then(__webpack_require__.bind(__webpack_require__, 8382));
    const path = (0,external_node_path_.join)(folder, 'report.html');
    const html = renderReport({
        ...about,
        ...{ files, previous, notCompared, changes, redirects, history },
        failure: failure?.message,
        review: checks,
        createdAt: new Date(context.clock.now())
    });
    await (0,work_files/* writeWholeFile */.R0)(path, html, context);
    return path;
}

;// CONCATENATED MODULE: ./.build/site/redirects/host-files.js

/** The longest line that Cloudflare Pages reads. */
const MAX_LINE = 1000;
const GITLAB_MAX_RULES = 1000;
const GITLAB_MAX_BYTES = 64 * 1024;
/**
 * `leftOut`: redirects whose source is a file of the export, which is never hidden, or that lead to themselves.
 */
function hostRules(redirects, site, leftOut = new Set()) {
    const lines = [];
    const without = [];
    const { base } = redirects;
    for (const rule of redirects.rules) {
        if (leftOut.has(rule))
            continue;
        const own = linesOf(rule, start => site.find(start.slice(base.length)) !== undefined);
        if (own === undefined)
            without.push(rule.source);
        else
            lines.push(...own);
    }
    const text = lines.map(line => `${line}\n`).join('');
    const bytes = Buffer.byteLength(text);
    return {
        text,
        rules: lines.length,
        without,
        gitlabLimits: [
            ...(lines.length > GITLAB_MAX_RULES ? [`${lines.length} rules, and reads ${GITLAB_MAX_RULES}`] : []),
            ...(bytes > GITLAB_MAX_BYTES ? [`${bytes} bytes, and reads ${GITLAB_MAX_BYTES}`] : [])
        ]
    };
}
/** Hosts agree on `:name` as a whole folder and on `*` at the end, which is `:splat` in the destination. */
function linesOf(rule, isFile) {
    const { source, destination, permanent, from } = rule;
    const status = permanent ? 301 : 302;
    const rest = from.tokens.findIndex(({ kind }) => kind === 'rest');
    const last = from.tokens.at(-1);
    const isCommon = (rest < 0 || (rest === from.tokens.length - 1 && last?.kind === 'rest' && last.isBelow)) &&
        !from.wildcards.includes(':splat') &&
        from.tokens.every((token, i) => {
            const next = from.tokens[i + 1];
            return (token.kind !== 'segment' ||
                next === undefined ||
                (next.kind === 'text' ? next.text.startsWith('/') : true));
        });
    if (!isCommon)
        return undefined;
    if (rest < 0)
        return checked([`${source} ${destination} ${status}`]);
    const wildcard = from.wildcards.at(-1) ?? '*';
    const start = source.slice(0, source.lastIndexOf('/'));
    const token = wildcard === '*' ? '*' : new RegExp(`${wildcard}\\*?(?!\\w)`);
    const target = destination.replace(token, ':splat');
    const lines = [`${start}/* ${target} ${status}`];
    // On some hosts, `/blog/*` does not match `/blog`.
    const own = destination.replace(new RegExp(`/?${wildcard === '*' ? '\\*' : `${wildcard}\\*?(?!\\w)`}`), '');
    const isPlain = from.wildcards.length === 1 && start !== '' && !isFile(decodeURIComponent((0,page_addresses/* pageName */.$p)(start)));
    if (isPlain)
        lines.unshift(`${start} ${own === '' ? '/' : own} ${status}`);
    return checked(lines);
}
/** White space separates the parts of a line, and a line break would be another rule. */
function checked(lines) {
    return lines.every(line => line.length <= MAX_LINE && line.split(/\s/).length === 3) ? lines : undefined;
}
/** `redirects.json`: all redirects, for hosts with rules of their own. */
function redirectsJson(redirects) {
    const lines = redirects.list.map(entry => `\n    ${JSON.stringify(entry)}`);
    return `{\n  "version": 1,\n  "redirects": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]\n}\n`;
}

// EXTERNAL MODULE: ./.build/runtime/markup.js
var markup = __webpack_require__(4241);
// EXTERNAL MODULE: ./.build/site/file-names.js
var file_names = __webpack_require__(68101);
// EXTERNAL MODULE: ./.build/site/redirects/source.js
var source = __webpack_require__(19949);
;// CONCATENATED MODULE: ./.build/site/redirects/redirect-pages.js




/** The pages for all sources that can have one. A file of the export is never replaced. */
function redirectPages(redirects, paths, { domain, isTaken = () => false }) {
    const pages = [];
    const without = [];
    const site = new page_addresses/* SiteFiles */.BC(new Set(paths));
    const places = new Places(paths);
    const { base } = redirects;
    for (const rule of redirects.rules) {
        const reason = reasonAgainst(rule);
        if (reason !== undefined)
            without.push({ rule, reason });
    }
    return { pages, without };
    function reasonAgainst({ from, destination }) {
        if (from.address === undefined)
            return 'wildcard';
        const name = from.address.slice(base.length);
        if (site.find(name) !== undefined)
            return 'exists';
        if (from.isFile)
            return 'file';
        const end = redirects.follow(name, site);
        if (end === undefined || end.kind === 'loop')
            return 'loop';
        const path = `${name}.html`;
        if ((0,file_names/* isPathTooLong */.M0)(path) || path.split('/').some(file_names/* isForbiddenOnWindows */.Wi) || isTaken(path))
            return 'name';
        if (!places.take(path))
            return 'name';
        pages.push({ path, redirect: destination, html: pageHtml(addressesOf(end, base, domain)) });
        return undefined;
    }
}
function addressesOf(end, base, domain) {
    if (end.kind === 'external') {
        return { address: end.destination.address, canonical: end.destination.address.replace(/#.*$/s, '') };
    }
    const { path, query, fragment, address } = end.destination;
    const origin = domain === undefined ? '' : `https://${domain}`;
    const clean = origin + (0,source/* encodePath */.O0)(base + (0,page_addresses/* pageName */.$p)(path));
    if (end.kind === 'missing')
        return { address, canonical: clean };
    const anchor = fragment === '' ? '' : `#${fragment}`;
    return { address: (0,source/* encodePath */.O0)(base + end.file) + query + anchor, canonical: clean };
}
/** Everything from a redirect is escaped: it can be neither markup nor another instruction to the browser. */
function pageHtml({ address, canonical }) {
    const [href, clean] = [(0,markup/* escapeMarkup */.M)(address), (0,markup/* escapeMarkup */.M)(canonical)];
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${clean}">
</head>
<body>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
}
/** The files and folders of a site, as the disks of all systems see them. */
class Places {
    #files = new Set();
    #folders = new Set();
    constructor(paths) {
        for (const path of paths)
            this.#add((0,file_names/* foldedPath */.kV)(path));
    }
    /** False when a file is in its place. */
    take(path) {
        const place = (0,file_names/* foldedPath */.kV)(path);
        if (this.#files.has(place) || this.#folders.has(place))
            return false;
        for (const folder of foldersOf(place))
            if (this.#files.has(folder))
                return false;
        this.#add(place);
        return true;
    }
    #add(place) {
        this.#files.add(place);
        for (const folder of foldersOf(place)) {
            // Its parents were added with it.
            if (this.#folders.has(folder))
                break;
            this.#folders.add(folder);
        }
    }
}
/** Innermost first. */
function* foldersOf(path) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
        yield path.slice(0, end);
}

;// CONCATENATED MODULE: ./.build/export/add-redirects.js






const HOST_FILE = '_redirects';
const MAX_NAMED = 10;
/** Adds redirect pages and `_redirects` to the extracted site, and returns all of its files. */
async function addRedirects(redirects, { extraction, files, domain, log }) {
    const paths = files.map(({ path }) => path);
    const { pages, without } = redirectPages(redirects, paths, {
        domain,
        isTaken: path => extraction.isTaken(path)
    });
    const leftOut = without.filter(({ reason }) => reason === 'exists' || reason === 'loop');
    const rules = hostRules(redirects, new page_addresses/* SiteFiles */.BC(new Set(paths)), new Set(leftOut.map(({ rule }) => rule)));
    const hasHostFile = extraction.isTaken(HOST_FILE);
    const added = pages.map(({ path, html }) => ({ path, text: html }));
    if (!hasHostFile && rules.text !== '')
        added.push({ path: HOST_FILE, text: rules.text });
    const destinations = new Map(pages.map(({ path, redirect }) => [path, redirect]));
    const written = await extraction.add(added);
    const needingRule = without.filter(({ reason }) => reason !== 'exists' && reason !== 'loop');
    log.info(`Redirects: ${redirects.rules.length}, with ${(0,units/* formatCount */.B4)(pages.length, 'page')} in the site.${needingRule.length === 0 ? '' : ` These have no page and need a rule on the host: ${firstOf(needingRule.map(({ rule }) => rule.source))}.`}`);
    describeHostFile(rules, hasHostFile, log);
    return [
        ...files,
        ...written.map(file => {
            const redirect = destinations.get(file.path);
            return redirect === undefined ? file : { ...file, redirect };
        })
    ];
}
/** `redirects.json` in the output folder. */
async function writeRedirectsJson(redirects, folder, context) {
    const path = (0,external_node_path_.join)(folder, 'redirects.json');
    await (0,work_files/* writeWholeFile */.R0)(path, redirectsJson(redirects), context);
    return path;
}
function describeHostFile({ without, gitlabLimits }, exists, log) {
    if (exists) {
        log.info('The export has a file _redirects, which is kept as it is.');
        return;
    }
    if (without.length > 0)
        log.info(`_redirects cannot express: ${firstOf(without)}.`);
    for (const limit of gitlabLimits)
        log.info(`_redirects is too large for GitLab Pages: it has ${limit}.`);
}
function firstOf(sources) {
    const named = sources.slice(0, MAX_NAMED).join(', ');
    return sources.length > MAX_NAMED ? `${named} and ${sources.length - MAX_NAMED} more` : named;
}

// EXTERNAL MODULE: ./.build/export/review.js
var export_review = __webpack_require__(16001);
;// CONCATENATED MODULE: ./.build/export/fetch.js
var fetch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var fetch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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








/** Fetches what the deliveries need, and writes the report of the site. */
async function fetchSite({ job: { jobId, link }, service, output, review, redirects, baseline }, report, context) {
    const { domain, version, paths } = service;
    const { folder, archiveName: name, extract, keepArchive } = output;
    const { basePath } = review;
    const about = { domain, jobId, version, basePath, paths, pageCount: report.facts.pageCount };
    const commit = report.facts.commit?.sha ?? context.github.sha;
    const { archive, site, siteProblem, reviewed } = await report.stage(extract ? 'Downloading and extracting' : 'Downloading', async () => await fetchArchive({ link, folder, name, extract, keepArchive, about, review, redirects, baseline, commit }, context));
    report.archiveDownloaded(archive);
    if (site !== undefined)
        report.siteExtracted(site);
    const fetched = { archive, ...(site && { site }), ...(siteProblem && { siteProblem }) };
    if (reviewed === undefined)
        return fetched;
    if (redirects !== undefined)
        report.redirectsWritten(await writeRedirectsJson(redirects, folder, context), redirects.rules.length);
    report.siteReviewed(reviewed);
    const { figures } = report;
    const reportPath = await writeReport(reviewed, { domain, version, basePath, jobId, figures }, folder, context);
    report.reportWritten(reportPath);
    return { ...fetched, reportPath, ...(reviewed.failure && { refusal: reviewed.failure }) };
}
/** Downloads the archive and, if requested, extracts the site in it at the same time. */
async function fetchArchive({ extract, keepArchive, about, review, redirects, baseline, commit, ...download }, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!extract)
            return { archive: await downloadUnopened(download, context) };
        const extraction = fetch_addDisposableResource(env_1, new Extraction(download.folder, context, review.check === 'off'
            ? undefined
            : { domain: about.domain, basePath: review.basePath, ignore: review.ignore, redirects }), true);
        const reader = keepArchive ? new TolerantReader(extraction) : extraction;
        const archive = await downloadArchive({ ...download, reader }, context);
        try {
            if (reader instanceof TolerantReader && reader.problem !== undefined)
                throw reader.problem;
            const extracted = await extraction.complete(archive);
            const { domain, version } = about;
            const all = redirects === undefined
                ? extracted.files
                : await addRedirects(redirects, { extraction, files: extracted.files, domain, log: context.log });
            const exportedAt = new Date(context.clock.now()).toISOString();
            const reviewed = await (0,export_review/* reviewSite */.q1)({
                files: all,
                review: extracted.review,
                redirects: redirects?.list ?? [],
                about: { time: exportedAt, version, commit }
            }, review, download.folder, baseline, context);
            if (reviewed.failure !== undefined)
                return { archive, reviewed };
            const { files, findingDigests: findings, history } = reviewed;
            const site = await extraction.install(archive, files, {
                ...{ ...about, exportedAt, findings, history },
                redirects: redirects?.list
            });
            return { archive, reviewed, site };
        }
        catch (problem) {
            context.signal.throwIfAborted();
            // An export without pages is a mistake that no delivery may pass on.
            const hasNoPages = problem instanceof failure/* Failure */.HR && ['archive-without-pages', 'archive-empty'].includes(problem.code);
            if (keepArchive && !hasNoPages)
                return { archive, siteProblem: problem };
            // Nothing of a refused archive is kept.
            await (0,promises_.rm)(archive.path, { force: true });
            throw problem;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = fetch_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function downloadUnopened(download, context) {
    const archive = await downloadArchive(download, context);
    try {
        await requirePage(archive, context.signal);
        return archive;
    }
    catch (error) {
        await (0,promises_.rm)(archive.path, { force: true });
        throw error;
    }
}
/** Continues the download when the archive cannot be extracted. */
class TolerantReader {
    #reader;
    problem;
    constructor(reader) {
        this.#reader = reader;
    }
    async begin(size) {
        this.problem = undefined;
        await this.#reader.begin(size);
    }
    async write(bytes) {
        if (this.problem !== undefined)
            return;
        try {
            await this.#reader.write(bytes);
        }
        catch (error) {
            this.problem = error;
        }
    }
}


/***/ })

};
