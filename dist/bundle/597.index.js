export const id = 597;
export const ids = [597];
export const modules = {

/***/ 57160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pp: () => (/* binding */ explainDisk),
/* harmony export */   jw: () => (/* binding */ freeBytesOf),
/* harmony export */   zD: () => (/* binding */ needSpace)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91038);



async function freeBytesOf(folder) {
    const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(folder);
    return bavail * bsize;
}
function needSpace(needed, free, folder) {
    if (needed <= free)
        return;
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('disk-full', `The archive has ${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(needed)}, but only ${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatBytes */ .z3)(free)} are free on the disk of ${folder}.`);
}
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST']);
/** Turns errors of the disk into a Failure. Other errors pass unchanged. */
function explainDisk(error, folder) {
    const { code = '' } = (error ?? {});
    if (code === 'ENOSPC' || code === 'EDQUOT') {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('disk-full', `The disk of ${folder} is full.`, { cause: error });
    }
    if (!NOT_WRITABLE.has(code))
        return error;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('output-dir-not-writable', `The folder ${folder} cannot be created or written (${code}).`, {
        cause: error
    });
}


/***/ }),

/***/ 39509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);



/**
 * Creates a folder and its parents. Not with the `recursive` option of `mkdir`: that never returns where the system
 * denies that a folder can be created in an existing one with ENOENT, as in /proc.
 */
async function makeFolder(path) {
    try {
        await makeWithParents(path);
    }
    catch (error) {
        const { code = '' } = error;
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('output-dir-not-writable', (await isBrokenLink(path))
            ? `The folder ${path} cannot be created: it is a symbolic link to a folder that does not exist.`
            : `The folder ${path} cannot be created (${code}).`, { cause: error });
    }
}
async function makeWithParents(path) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
    }
    catch (error) {
        if (await isFolder(path))
            return;
        if (error.code !== 'ENOENT' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) === path)
            throw error;
        await makeWithParents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(path);
    }
}
async function isFolder(path) {
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(stats => stats.isDirectory(), () => false);
}
async function isBrokenLink(path) {
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).then(async (stats) => stats.isSymbolicLink() && !(await isFolder(path)), () => false);
}


/***/ }),

/***/ 95165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   R0: () => (/* binding */ writeWholeFile),
/* harmony export */   cX: () => (/* binding */ identifyFiles),
/* harmony export */   f4: () => (/* binding */ WorkPath),
/* harmony export */   hU: () => (/* binding */ moveIntoPlace)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4159);
/* harmony import */ var _disk_space_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57160);
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







const HOST = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)()).digest('hex').slice(0, 8);
const NAME = /^\.(?:archive|site)-(?<host>[0-9a-f]{8})-(?<pid>\d+)-[0-9a-f]{8}$/;
/** The maximum of `timeout`: no run is older than this. */
const MAX_RUN_MS = 7 * 24 * 3_600_000;
/** The names in use by this process: after a restart, another process can have the same id. */
const inUse = new Set();
/**
 * The path of a temporary file or folder that belongs to one run. Its name contains the machine and the process, so that
 * the next run can tell a leftover from the file of a run that is still working. Disposing it removes what is there.
 */
class WorkPath {
    path;
    #name;
    constructor(folder, kind) {
        this.#name = `.${kind}-${HOST}-${process.pid}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}`;
        this.path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, this.#name);
        inUse.add(this.#name);
    }
    async [Symbol.asyncDispose]() {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(this.path, { recursive: true, force: true, maxRetries: 3 });
        inUse.delete(this.#name);
    }
}
/** Writes a file completely or not at all: a full disk leaves no partial file, and the old one stays until then. */
async function writeWholeFile(path, text) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path);
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const partial = __addDisposableResource(env_1, new WorkPath(folder, 'archive'), true);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(partial.path, text);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(partial.path, path);
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
        throw (0,_disk_space_js__WEBPACK_IMPORTED_MODULE_6__/* .explainDisk */ .Pp)(error, folder);
    }
}
/** Removes what killed runs left in the folder, and never a file of a run that may still be working. */
async function removeLeftovers(folder, { log, clock }) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder)) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, name);
        try {
            if (!(await isLeftover(path, name, clock.now())))
                continue;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
            log.info(`Removed ${name}, a leftover of a run that was killed.`);
        }
        catch (error) {
            log.debug(`${path} could not be removed: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error)}`);
        }
    }
}
async function isLeftover(path, name, now) {
    const { host, pid } = NAME.exec(name)?.groups ?? {};
    if (pid === undefined || inUse.has(name))
        return false;
    if (host === HOST && !isRunning(Number(pid)))
        return true;
    // The folder is shared with another machine or container, or the process id is in use again.
    const { mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
    return now - mtimeMs > MAX_RUN_MS;
}
function isRunning(pid) {
    // This process does not know the name: the file is from an earlier process with the same id.
    if (pid === process.pid)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        // EPERM: it exists and belongs to another user.
        return error.code !== 'ESRCH';
    }
}
/** The files in a folder whose name begins like this, to notice when another run replaces one of them. */
async function identifyFiles(folder, prefix) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder)).filter(name => name.startsWith(prefix));
    const paths = names.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, name));
    return new Map(await Promise.all(paths.map(async (path) => [path, (await identify(path)) ?? ''])));
}
/**
 * Moves a complete file to its final place. If two runs have the same place at the same time, only one of them may
 * succeed: each reports the checksum of the file that is there. `known` are the files before the run.
 */
async function moveIntoPlace({ path, sha256 }, place, known) {
    const found = await identify(place);
    if (found !== undefined && found === known.get(place))
        await removeExactly(place, found);
    if (await createLink(path, place))
        return;
    if ((await sha256Of(place)) === sha256)
        return;
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('output-dir-in-use', `Another run wrote ${place} at the same time, with another content. Its file is unchanged.`);
}
/** Moves the file away first: between a check and the removal, another run could have replaced it. */
async function removeExactly(place, identity) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const old = __addDisposableResource(env_2, new WorkPath((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(place), 'archive'), true);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(place, old.path).catch(unless('ENOENT'));
        const moved = await identify(old.path);
        if (moved !== undefined && moved !== identity)
            await createLink(old.path, place);
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
/** False when there is a file already. Unlike a rename, this never replaces one. */
async function createLink(path, place) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.link)(path, place);
        return true;
    }
    catch (error) {
        const { code = '' } = error;
        if (code === 'EEXIST')
            return false;
        if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'].includes(code))
            throw error;
        // Not every file system has hard links.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(path, place);
        return true;
    }
}
async function identify(path) {
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path, { bigint: true }).catch(unless('ENOENT'));
    if (stats?.isDirectory() === true) {
        throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
    }
    return stats && [stats.ino, stats.mtimeNs, stats.size].join('-');
}
function unless(expected) {
    return error => {
        if (error.code !== expected)
            throw error;
        return undefined;
    };
}
async function sha256Of(path) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}


/***/ }),

/***/ 91475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   k$: () => (/* binding */ requireUnchangedSize),
/* harmony export */   mc: () => (/* binding */ hashedStream)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4159);
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






/** Between the download and an upload, another step or another run may have written to the file. */
async function requireUnchangedSize({ path, size }) {
    const problem = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path).then(async (file) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, file, true);
            const stats = await handle.stat();
            if (!stats.isFile())
                return 'it is not a file';
            return stats.size === size ? undefined : `it has ${stats.size} bytes instead of ${size}`;
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
    }, (error) => (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error));
    if (problem !== undefined) {
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('archive-changed', `The file ${path} cannot be uploaded: ${problem}.`);
    }
}
/** Streams the file and computes the digest of the bytes that were read. */
function hashedStream({ path, size }) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    async function* bytes() {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path, { end: size - 1 })) {
            hash.update(chunk);
            yield chunk;
        }
    }
    return { stream: node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.from(bytes(), { objectMode: false }), sha256: () => hash.digest('hex') };
}
async function sha256Of(file) {
    const { stream, sha256 } = hashedStream(file);
    await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.finished)(stream.resume());
    return sha256();
}


/***/ }),

/***/ 55918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ requireArtifactStorage),
/* harmony export */   mz: () => (/* binding */ uploadArtifact),
/* harmony export */   p7: () => (/* binding */ artifactDelivery)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52575);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5426);
/* harmony import */ var _archive_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91475);





const artifactDelivery = {
    title: 'Uploading the artifact',
    check: requireArtifactStorage,
    deliver: async ({ archive: file }, { artifact }, context) => {
        if (file === undefined)
            throw new Error('no archive was downloaded');
        const { id, name, digest } = await uploadArtifact({ file, ...artifact }, context);
        const url = `${context.github.runUrl}/artifacts/${id}`;
        context.setOutput('artifact-id', id);
        context.setOutput('artifact-name', name);
        context.setOutput('artifact-url', url);
        if (digest !== undefined)
            context.setOutput('artifact-digest', digest);
        return { text: name, url };
    }
};
async function requireArtifactStorage(_inputs, { github }) {
    if (!github.hasArtifactStorage) {
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('artifact-storage-unavailable', 'This step has no access to artifact storage: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not both set.');
    }
    await Promise.resolve();
}
/** Uploads one file as an artifact of this workflow run. */
async function uploadArtifact(upload, context) {
    const { file, format } = upload;
    // The client ends the whole process, past any catch, when it cannot read the file.
    await (0,_archive_file_js__WEBPACK_IMPORTED_MODULE_4__/* .requireUnchangedSize */ .k$)(file);
    // Loaded only here: it contains the storage SDK, which would slow down the start of every run.
    const { DefaultArtifactClient } = await __webpack_require__.e(/* import() */ 584).then(__webpack_require__.bind(__webpack_require__, 20584));
    const client = new DefaultArtifactClient();
    const name = format === 'raw' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file.path) : upload.name;
    try {
        if (upload.overwrite)
            await deleteArtifact(name, client, context);
        const stored = await uploadWithRetry({ ...upload, name }, client, context);
        // The digest of a zip is that of the zip, so the file itself is read again.
        const uploaded = format === 'raw' ? stored.digest : await (0,_archive_file_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256Of */ .Bj)(file);
        if (uploaded !== undefined && uploaded !== file.sha256) {
            await deleteArtifact(name, client, context);
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('artifact-digest-mismatch', `The content of artifact ${name} has the SHA-256 ${uploaded} instead of ${file.sha256}. The artifact was deleted again.`);
        }
        return stored;
    }
    catch (error) {
        if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR || (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .isStop */ .jX)(error))
            throw error;
        context.signal.throwIfAborted();
        throw uploadFailure(name, error);
    }
}
async function uploadWithRetry(upload, client, context) {
    const { name } = upload;
    let firstError;
    return await (0,_runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetry */ .bD)(`Upload of artifact ${name}`, async () => {
        try {
            return await uploadOnce(upload, client, context);
        }
        catch (error) {
            context.signal.throwIfAborted();
            const taken = kindOf(error) === 'name-taken';
            // In the first attempt, the artifact with this name is not ours.
            if (taken && firstError === undefined)
                throw error;
            firstError ??= error;
            const found = await untilAborted(findArtifact(upload, client), context.signal);
            if (typeof found === 'object') {
                context.log.info(`Artifact ${name} is stored, although the response was lost.`);
                return found;
            }
            // A failed attempt of ours can keep the name taken: the error of that attempt is the reason.
            if (taken && found === undefined)
                throw uploadFailure(name, firstError);
            throw error;
        }
    }, retryDecision, context);
}
async function uploadOnce(upload, client, { clock, signal }) {
    const { file, name, format, retentionDays } = upload;
    const uploading = client.uploadArtifact(name, [file.path], (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file.path), {
        ...(format === 'raw' ? { skipArchive: true } : { compressionLevel: 0 }),
        ...(retentionDays !== undefined && { retentionDays })
    });
    const ended = new AbortController();
    // The client waits forever for the rest of a truncated response. An artifact that is listed is stored.
    const polling = async () => {
        for (;;) {
            await clock.sleep(LIST_INTERVAL_MS, AbortSignal.any([signal, ended.signal]));
            const found = await findArtifact(upload, client);
            if (typeof found === 'object')
                return found;
        }
    };
    try {
        const { id, digest, size } = await untilAborted(Promise.race([uploading, polling()]), signal);
        if (id === undefined)
            throw new Error('the response has no artifact id');
        return { id, name, size: size ?? file.size, ...(digest !== undefined && { digest }) };
    }
    finally {
        ended.abort();
    }
}
const LIST_INTERVAL_MS = 60_000;
/** The client takes no signal, so the run stops waiting for it instead. */
async function untilAborted(call, signal) {
    signal.throwIfAborted();
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([call, aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** What a zip adds to one stored file: headers, and the name of the file three times. */
const MAX_ZIP_OVERHEAD = 4096;
/**
 * The artifact with this name, if it has our content, or `other`. Only complete artifacts are listed. If the list
 * cannot be read, the error of the upload is the one to report.
 */
async function findArtifact({ file, name, format }, client) {
    try {
        const { artifact } = await client.getArtifact(name);
        const digest = artifact.digest?.replace(/^sha256:/, '');
        const overhead = artifact.size - file.size;
        const sameContent = format === 'raw'
            ? overhead === 0 && (digest === undefined || digest === file.sha256)
            : overhead > 0 && overhead < MAX_ZIP_OVERHEAD;
        if (!sameContent)
            return 'other';
        return { id: artifact.id, name, size: artifact.size, ...(digest !== undefined && { digest }) };
    }
    catch {
        return undefined;
    }
}
async function deleteArtifact(name, client, context) {
    try {
        await (0,_runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetry */ .bD)(`Deletion of the old artifact ${name}`, async () => await untilAborted(client.deleteArtifact(name), context.signal), retryDecision, context);
    }
    catch (error) {
        if (!(error instanceof Error && error.name === 'ArtifactNotFoundError'))
            throw error;
    }
}
function retryDecision(error, attempt) {
    const kind = kindOf(error);
    return { retry: kind === 'transient' || (kind === 'unreachable' && attempt < _runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu) };
}
/**
 * The client reports responses and network errors of the artifact service only in the text of its errors. This is the
 * one place that reads the text. Before it reports a status that is transient, it has made five attempts of its own.
 */
function kindOf(error) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR || !(error instanceof Error))
        return 'permanent';
    const { name, message } = error;
    if (name === 'RestError') {
        const { statusCode } = error;
        return statusCode === undefined || (0,_runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .dg)(statusCode) ? 'transient' : 'permanent';
    }
    if (/CreateArtifact: .*\(409\)/.test(message))
        return 'name-taken';
    if (message.includes('storage quota'))
        return 'quota';
    if (/Unable to make request: (ENOTFOUND|ECONNREFUSED|EHOSTUNREACH)/.test(message))
        return 'unreachable';
    // An HTML page instead of JSON comes from a proxy, and comes again.
    if (message.includes('JSON'))
        return 'permanent';
    return /Unable to make request|Upload progress stalled|after \d+ attempts/.test(message)
        ? 'transient'
        : 'permanent';
}
function uploadFailure(name, cause) {
    const kind = kindOf(cause);
    if (kind === 'name-taken') {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('artifact-name-taken', `This workflow run already has an artifact named ${name}.`, {
            cause
        });
    }
    if (kind === 'quota') {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('artifact-quota', `Artifact ${name} was not accepted: the artifact storage quota is used up.`, { cause });
    }
    const reason = (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(cause).split('\n', 1)[0] ?? '';
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('artifact-upload-failed', `Artifact ${name} could not be uploaded: ${reason}.`, {
        cause
    });
}


/***/ }),

/***/ 67826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ ConfigProblem)
/* harmony export */ });
/** A config file that cannot be changed safely. The message continues "… cannot be changed: ". */
class ConfigProblem extends Error {
    code;
    constructor(code, problem) {
        super(problem);
        this.code = code;
    }
}


/***/ }),

/***/ 34398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ reportDelivery),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91038);
/* harmony import */ var _archive_work_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95165);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55918);






const reportDelivery = {
    title: 'Uploading the report',
    check: _artifact_js__WEBPACK_IMPORTED_MODULE_5__/* .requireArtifactStorage */ .Jf,
    deliver: async ({ reportPath, siteProblem }, { artifact, outputDir }, context) => {
        if (reportPath === undefined)
            throw siteProblem ?? new Error('no report was written');
        const content = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(reportPath);
        // A raw artifact has the name of its file, which must differ between the exports of one workflow run.
        const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outputDir, '.report-'));
        try {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${artifact.name}-report.html`);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(reportPath, path);
            const file = { path, size: content.length, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content) };
            const { retentionDays, overwrite } = artifact;
            const { id, name } = await (0,_artifact_js__WEBPACK_IMPORTED_MODULE_5__/* .uploadArtifact */ .mz)({ file, name: artifact.name, format: 'raw', retentionDays, overwrite }, context);
            const url = `${context.github.runUrl}/artifacts/${id}`;
            context.setOutput('report-url', url);
            return { text: name, url };
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true });
        }
    }
};
/** Writes `report.html` and returns its path. */
async function writeReport({ files, previous, changes, checks, failure }, { domain, version, basePath, outputDir }, record, { clock }) {
    const { renderReport } = await __webpack_require__.e(/* import() */ 929).then(__webpack_require__.bind(__webpack_require__, 63929));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outputDir, 'report.html');
    const html = renderReport({
        ...{ domain, version, basePath, files, previous, changes },
        jobId: record.jobId ?? '',
        failure: failure?.message,
        review: checks,
        figures: figuresOf(record),
        createdAt: new Date(clock.now())
    });
    await (0,_archive_work_files_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWholeFile */ .R0)(path, html);
    return path;
}
function figuresOf({ stages, archive }) {
    const timed = stages.flatMap(({ name, startedAt, endedAt }) => endedAt === undefined ? [] : [{ name, value: (0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(endedAt - startedAt) }]);
    if (archive === undefined)
        return timed;
    return [
        ...timed,
        { name: 'Archive', value: (0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(archive.size) },
        { name: 'SHA-256 of the archive', value: archive.sha256 }
    ];
}


/***/ }),

/***/ 75393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   Ns: () => (/* binding */ staticExport),
/* harmony export */   QT: () => (/* binding */ deploymentConfig),
/* harmony export */   jU: () => (/* binding */ fillUrlTemplate),
/* harmony export */   k9: () => (/* binding */ problemOfUrlTemplate)
/* harmony export */ });
function staticExport(bundleUrl, version) {
    return { enabled: true, bundleUrl, ...(version !== undefined && { version }) };
}
/** The value of the output `deployment-config`. */
function deploymentConfig(bundleUrl, version) {
    return JSON.stringify({ staticExport: staticExport(bundleUrl, version) });
}
const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'];
function hasPlaceholder(template, name) {
    return template.includes(`{${name}}`);
}
/** What is wrong with the template of a bundle URL; undefined if nothing is. */
function problemOfUrlTemplate(template) {
    const unknown = [...template.matchAll(/\{([^{}]*)\}/g)]
        .map(([, name = '']) => name)
        .find(name => !PLACEHOLDERS.includes(name));
    const choices = PLACEHOLDERS.map(name => `{${name}}`).join(', ');
    if (unknown !== undefined)
        return `contains {${unknown}}: use ${choices}`;
    const url = URL.parse(template.replaceAll(/\{[^{}]*\}/g, 'x'));
    if (url === null)
        return `"${template}" is not a URL: it must begin with https://`;
    if (url.protocol !== 'https:')
        return 'must begin with https://';
    if (/[{}\s]/.test(template.replaceAll(/\{[^{}]*\}/g, '')))
        return `contains a brace or white space: use ${choices}`;
    if (url.username !== '' || url.password !== '')
        return 'contains a user name or password: remove them';
    if (/\{/.test(template.split('/', 3).join('/')))
        return 'has a placeholder in the host name: use it in the path';
    return undefined;
}
function fillUrlTemplate(template, values) {
    return PLACEHOLDERS.reduce((url, name) => url.replaceAll(`{${name}}`, () => encodeURIComponent(values[name] ?? '')), template);
}


/***/ }),

/***/ 77216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readGitHubContext),
/* harmony export */   R: () => (/* binding */ artifactsAvailable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readGitHubContext(env) {
    const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const workspace = env['GITHUB_WORKSPACE'] ?? '.';
    const eventRelease = releaseIn(env['GITHUB_EVENT_PATH']);
    return {
        tempDir: env['RUNNER_TEMP'] ?? workspace,
        workspace,
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
        repository,
        runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']),
        ...(eventRelease !== undefined && { eventRelease })
    };
}
/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
function artifactsAvailable(serverUrl) {
    const host = URL.parse(serverUrl)?.hostname ?? '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
/** The event comes from GitHub as a file; only a release event has what is looked for here. */
function releaseIn(eventPath) {
    if (eventPath === undefined)
        return undefined;
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(eventPath, 'utf8'));
        const { id, tag_name: tag } = event.release ?? {};
        return typeof id === 'number' && typeof tag === 'string' ? { id, tag } : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 56597:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84645);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5426);
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5183);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77216);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81803);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62547);






// The artifact client uploads blocks of 8 MB over five connections by default, and holds all of them in memory.
process.env['ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY'] ??= '2';
await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Qh, async (given, runContext) => {
    const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitHubContext */ .L)(process.env);
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .Ko)(given, github);
    const context = { ...runContext, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(runContext.signal, inputs.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_5__/* .main */ .i)(inputs, { ...context, github, service: (0,_service_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createService */ .s)(inputs, context) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 81803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rV: () => (/* binding */ DELIVERIES),
  Qh: () => (/* binding */ INPUT_NAMES),
  Ko: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./.build/runtime/input-fields.js
var input_fields = __webpack_require__(89375);
// EXTERNAL MODULE: ./.build/export/deployment-config.js
var deployment_config = __webpack_require__(75393);
;// CONCATENATED MODULE: ./.build/review/checks/glob.js
const STAR = '*';
const STARS = '**';
/** A pattern, or what is wrong with it. */
function parsePattern(text) {
    if (/\*{3}/.test(text))
        return { problem: `${text}: use \`*\` or \`**\`` };
    if (!/^(?:\/|\*|https?:\/\/)/.test(text)) {
        return { problem: `${text}: a pattern starts with \`/\`, \`*\` or \`https://\`, as link targets do` };
    }
    if (/[\s[\]{}\\]/.test(text)) {
        return {
            problem: `${text}: write spaces, brackets and backslashes percent-encoded; only \`*\` and \`**\` are special`
        };
    }
    const parts = text.split(/(\*\*?)/).filter(part => part !== '');
    return { text, matches: target => matchesParts(parts, target) };
}
/** Follows all positions in the pattern at once, so that no target takes longer than its length times the pattern's. */
function matchesParts(parts, target) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        if (part === STAR || part === STARS) {
            for (const end of ends) {
                for (let at = end; at <= target.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && target[at] === '/')
                        break;
                }
            }
        }
        else
            for (const end of ends)
                if (target.startsWith(part, end))
                    next.add(end + part.length);
        if (next.size === 0)
            return false;
        ends = next;
    }
    return ends.has(target.length);
}

// EXTERNAL MODULE: ./.build/export/github-context.js
var github_context = __webpack_require__(77216);
;// CONCATENATED MODULE: ./.build/export/inputs.js






/** Every delivery: what the summary calls it, and what it needs. */
const DELIVERIES = {
    artifact: { label: 'Artifact', needs: 'archive' },
    site: { label: 'Site folder', needs: 'site' },
    report: { label: 'Report', needs: 'site' },
    release: { label: 'Release', needs: 'archive' },
    config: { label: 'Deployment config', needs: 'link' },
    url: { label: 'Link', needs: 'link' }
};
const artifactName = (0,input_fields/* text */.Qq)(value => {
    const problem = problemOfArtifactName(value);
    return problem === undefined ? undefined : `is not a valid artifact name: ${problem}`;
});
const days = (0,input_fields/* field */.ZZ)(value => {
    const count = Number(value);
    if (Number.isNaN(count))
        return new input_fields/* Problem */.AF('is not a number of days');
    if (!Number.isInteger(count))
        return new input_fields/* Problem */.AF('is not a whole number of days');
    if (count < 1)
        return new input_fields/* Problem */.AF('is less than a day');
    return count > 400 ? new input_fields/* Problem */.AF('is more than 400 days') : count;
});
const share = (0,input_fields/* field */.ZZ)(value => {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(value)?.[1];
    if (percent === undefined || Number(percent) > 100)
        return new input_fields/* Problem */.AF(`"${value}" is not a percentage: use 20%, or a value from 0% to 100%`);
    return Number(percent) / 100;
});
const anything = schemas/* optional */.lqM(schemas/* string */.YjP());
const fields = schemas/* object */.Ikc({
    'base-url': input_fields/* baseUrl */.pc,
    'api-key': input_fields/* apiKey */.Kz,
    domain: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(problemOfDomain)),
    'job-id': schemas/* optional */.lqM(input_fields.id),
    version: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/[\r\n]/.test(value) ? 'has several lines: use one' : undefined))),
    paths: schemas/* optional */.lqM((0,input_fields/* field */.ZZ)(value => listOf(value))),
    'update-project': schemas/* optional */.lqM(input_fields.id),
    deliver: anything,
    'output-dir': anything,
    'artifact-name': schemas/* optional */.lqM(artifactName),
    'artifact-format': schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['raw', 'zip']), 'raw'),
    'retention-days': schemas/* optional */.lqM(days),
    overwrite: schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    'release-tag': anything,
    'github-token': anything,
    'config-file': schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is not a .yaml, .yml or .json file`)),
    'config-key': schemas/* _default */.Rvf((0,input_fields/* text */.Qq)(problemOfKey), 'staticExport'),
    'config-url': schemas/* optional */.lqM((0,input_fields/* text */.Qq)(deployment_config/* problemOfUrlTemplate */.k9)),
    'mask-url': schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    check: schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['off', 'warn', 'fail']), 'warn'),
    'base-path': schemas/* _default */.Rvf((0,input_fields/* text */.Qq)(problemOfBasePath), '/'),
    'check-ignore': schemas/* optional */.lqM((0,input_fields/* field */.ZZ)(readPatterns)),
    'previous-manifest': anything,
    'max-page-drop': schemas/* _default */.Rvf(share, 0.2),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 30 * 60_000),
    'poll-interval': schemas/* _default */.Rvf(input_fields/* duration */.p0, 10_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Parses and checks every input before the first request. */
function readInputs(given, { tempDir, workspace, serverUrl, eventRelease }) {
    const { deliver, problems } = readDeliver(given['deliver'] ?? 'artifact');
    const read = (0,input_fields/* readFields */.qU)(fields, given, cross);
    // The service chooses the form of a job id: characters that a file name cannot have become a dash.
    const source = (read.domain ?? read['job-id'] ?? '').replace(/[^\w.-]/g, '-').slice(0, 150);
    return {
        baseUrl: read['base-url'],
        apiKey: read['api-key'],
        domain: read.domain,
        jobId: read['job-id'],
        version: read.version,
        paths: read.paths,
        deliver,
        needs: needsOf(deliver, read['config-url']),
        outputDir: read['output-dir'] === undefined
            ? (0,external_node_path_.join)(tempDir, 'static-export')
            : (0,external_node_path_.resolve)(workspace, read['output-dir']),
        artifact: {
            name: read['artifact-name'] ?? `static-export-${source}`,
            format: read['artifact-format'],
            retentionDays: read['retention-days'],
            overwrite: read.overwrite
        },
        releaseTag: read['release-tag'],
        githubToken: read['github-token'],
        configFile: read['config-file'] === undefined ? undefined : (0,external_node_path_.resolve)(workspace, read['config-file']),
        configKey: read['config-key'],
        configUrl: read['config-url'],
        updateProject: read['update-project'],
        check: read.check,
        basePath: read['base-path'],
        checkIgnore: read['check-ignore'] ?? [],
        previousManifest: read['previous-manifest'] === undefined ? undefined : (0,external_node_path_.resolve)(workspace, read['previous-manifest']),
        maxPageDrop: read['max-page-drop'],
        timeoutMs: read.timeout,
        pollIntervalMs: read['poll-interval'],
        maskUrl: read['mask-url']
    };
    function cross() {
        const isMissing = (name) => given[name] === undefined;
        const configUrl = given['config-url'] ?? '';
        return [
            ...problems,
            isMissing('domain') &&
                isMissing('job-id') &&
                '`domain` is missing: set it to the host name to export, or set `job-id` to resume a job',
            !isMissing('update-project') &&
                !isMissing('job-id') &&
                '`update-project` has no effect on the job of `job-id`, which was started before: remove one of them',
            deliver.has('config') &&
                isMissing('config-file') &&
                '`config-file` is missing: `deliver: config` writes to this file',
            deliver.has('release') &&
                isMissing('release-tag') &&
                eventRelease === undefined &&
                '`release-tag` is missing: this run was not started by a release, so set the tag of the release',
            deliver.has('release') &&
                isMissing('github-token') &&
                '`github-token` is missing: `deliver: release` needs it',
            ['artifact', 'report'].some(kind => deliver.has(kind)) &&
                !(0,github_context/* artifactsAvailable */.R)(serverUrl) &&
                '`deliver` contains artifact or report, which GitHub Enterprise Server cannot store: use `site`, `release`, `config` or `url`',
            (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'version') &&
                isMissing('version') &&
                '`config-url` contains {version}, but `version` is missing',
            (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'domain') &&
                isMissing('domain') &&
                '`config-url` contains {domain}, but `domain` is missing'
        ].filter(problem => problem !== false);
    }
}
const FORBIDDEN_IN_ARTIFACT_NAME = '" : < > | * ? \\ /';
// The archive on disk has this name too, with an extension, and its temporary file has a longer one.
const MAX_ARTIFACT_NAME_BYTES = 200;
function problemOfArtifactName(name) {
    if (name.trim() === '')
        return 'it is empty';
    const forbidden = /[":<>|*?\\/]/.exec(name)?.[0];
    if (forbidden !== undefined)
        return `it contains ${forbidden} (these are not allowed: ${FORBIDDEN_IN_ARTIFACT_NAME} and line breaks)`;
    // eslint-disable-next-line no-control-regex
    if (/[\u0000-\u001F]/.test(name))
        return 'it contains a line break or another control character';
    if (Buffer.byteLength(name) > MAX_ARTIFACT_NAME_BYTES)
        return `it is longer than ${MAX_ARTIFACT_NAME_BYTES} bytes`;
    return undefined;
}
function problemOfKey(value) {
    return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.test(value)
        ? undefined
        : `"${value}" is not a path of keys: use the form spec.values.staticExport`;
}
function problemOfBasePath(value) {
    return /^\/[^\s?#]*$/.test(value) ? undefined : `"${value}" is not a path: use the form /docs`;
}
function readPatterns(value) {
    const lines = value.split('\n').map(line => line.trim());
    const parsed = lines.filter(line => line !== '').map(parsePattern);
    const problems = parsed.flatMap(pattern => ('problem' in pattern ? [pattern.problem] : []));
    if (problems.length > 0)
        return new input_fields/* Problem */.AF(...problems.map(problem => `has an invalid pattern: ${problem}`));
    return parsed.filter((pattern) => !('problem' in pattern));
}
function problemOfDomain(value) {
    if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
        return undefined;
    const meant = URL.parse(value.includes('://') ? value : `https://${value}`)?.hostname;
    return meant === undefined || meant === '' || meant === value
        ? `"${value}" is not a host name: use the form docs.example.com`
        : `"${value}" is more than a host name: use ${meant}`;
}
/** The deliveries, and what is wrong with the input. */
function readDeliver(value) {
    const entries = listOf(value);
    const isDelivery = (entry) => Object.hasOwn(DELIVERIES, entry);
    const choices = `choose from ${Object.keys(DELIVERIES).join(', ')}`;
    const unknown = entries.filter(entry => !isDelivery(entry));
    return {
        deliver: new Set(entries.filter(isDelivery)),
        problems: entries.length === 0
            ? [`\`deliver\` is empty: ${choices}`]
            : unknown.map(entry => `\`deliver\` "${entry}" is unknown: ${choices}`)
    };
}
/** What must be downloaded: the archive as a file, the site in it, both or nothing. */
function needsOf(deliver, configUrl = '') {
    const needs = [...deliver].map(kind => DELIVERIES[kind].needs);
    return {
        archive: needs.includes('archive') || (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'sha256'),
        site: needs.includes('site')
    };
}
/** The entries of a list that is separated by commas or new lines. */
function listOf(value) {
    return value
        .split(/[\n,]/)
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}


/***/ }),

/***/ 62547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/review/changes.js
var review_changes = __webpack_require__(6082);
// EXTERNAL MODULE: ./.build/review/checks/findings.js
var checks_findings = __webpack_require__(10279);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var runtime_failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/runtime/stop-reason.js
var stop_reason = __webpack_require__(5426);
// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
;// CONCATENATED MODULE: ./.build/export/run-record.js
/** Notes one look at the job: what it says now, and which of its two stages it is in. */
function recordPoll(report, job, now) {
    report.status = job.status;
    if (job.pageCount !== undefined)
        report.pageCount = job.pageCount;
    // A count that was seen on the way is not the count of the whole.
    else if (job.status === 'completed')
        delete report.pageCount;
    if (job.progress !== undefined)
        report.progress.push({ at: now, percent: job.progress });
    const name = job.status === 'queued' ? 'Waiting' : 'Rendering';
    let stage = report.stages.find(known => known.name === name);
    if (stage === undefined) {
        const before = report.stages.at(-1);
        if (before !== undefined)
            before.endedAt ??= now;
        stage = { name, startedAt: before === undefined ? report.startedAt : now };
        report.stages.push(stage);
    }
    if (job.status === 'completed' || job.status === 'failed') {
        stage.endedAt = now;
        stage.failed = job.status === 'failed';
    }
}
/** Runs one stage and notes how long it took and whether it failed. */
async function timeStage(report, { name, clock, work }) {
    const stage = { name, startedAt: clock.now() };
    report.stages.push(stage);
    try {
        return await work();
    }
    catch (error) {
        stage.failed = true;
        throw error;
    }
    finally {
        stage.endedAt = clock.now();
    }
}

// EXTERNAL MODULE: ./.build/export/deliveries/artifact.js
var artifact = __webpack_require__(55918);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/export/deployment-config.js
var deployment_config = __webpack_require__(75393);
// EXTERNAL MODULE: ./.build/export/deliveries/config/problem.js
var problem = __webpack_require__(67826);
;// CONCATENATED MODULE: ./.build/export/deliveries/config.js





const configDelivery = {
    title: 'Writing the deployment config',
    check: async ({ configFile, configKey }, context) => {
        await checkConfig(required(configFile), configKey, context);
    },
    deliver: async ({ link, permanentUrl }, { configFile, configKey: key, version }, context) => {
        const file = required(configFile);
        const bundleUrl = permanentUrl ?? (await link.forDelivery()).url;
        await writeConfig({ file, key, fields: (0,deployment_config/* staticExport */.Ns)(bundleUrl, version) }, context);
        return { text: file, expires: permanentUrl === undefined };
    }
};
function required(configFile) {
    if (configFile === undefined)
        throw new Error('no config-file');
    return configFile;
}
/** Makes the same change with other values, without writing it. */
async function checkConfig(file, key, { log }) {
    try {
        const { path, text } = await readText(file);
        await (0,promises_.access)(path, promises_.constants.W_OK);
        await (0,promises_.access)((0,external_node_path_.dirname)(path), promises_.constants.W_OK);
        await changedText(text, { file, key, fields: (0,deployment_config/* staticExport */.Ns)('https://example.com/', 'v0') });
        const { otherPlaces } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(523)]).then(__webpack_require__.bind(__webpack_require__, 33523));
        for (const place of otherPlaces(text, key)) {
            log.warning(`${file} also contains ${place}, which is not changed because \`config-key\` is ${key}. If the deployment reads ${place}, set \`config-key\` to it.`);
        }
    }
    catch (error) {
        throw await configFailure(file, error);
    }
}
/** Writes the address of the bundle into the config of a deployment. */
async function writeConfig(change, { log }) {
    const { file, key } = change;
    try {
        const { path, text } = await readText(file);
        const changed = await changedText(text, change);
        if (changed === text) {
            log.info(`${file} already contains this bundle URL.`);
            return;
        }
        await replaceFile(path, changed);
        log.info(`Updated ${key} in ${file}.`);
    }
    catch (error) {
        throw await configFailure(file, error);
    }
}
async function readText(file) {
    // A symbolic link stays one: the file that it points to is changed.
    const path = await (0,promises_.realpath)(file);
    const bytes = await (0,promises_.readFile)(path);
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
}
async function changedText(text, { file, key, fields }) {
    // The YAML parser is loaded only here: it would slow down the start of every run.
    const { setStaticExport } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(523)]).then(__webpack_require__.bind(__webpack_require__, 33523));
    if ((0,external_node_path_.extname)(file).toLowerCase() !== '.json')
        return setStaticExport(text, key, fields);
    // An empty file is not JSON yet.
    const json = text.trim() === '' ? '{\n}\n' : text;
    requireJson(json);
    const changed = setStaticExport(json, key, fields);
    requireJson(changed);
    return changed;
}
/** JSON is nearly always YAML, but YAML is rarely JSON. */
function requireJson(text) {
    try {
        JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        // The rest of the message repeats a part of the file, which may contain secrets.
        const line = /\(line (\d+) column/.exec((0,runtime_failure/* reasonOf */.A3)(error))?.[1];
        throw new problem/* ConfigProblem */.Y('config-invalid', line === undefined ? 'it is not JSON' : `line ${line} is not JSON`);
    }
}
/** Written beside the file and renamed: a reader sees the old file or the new one, never a part of one. */
async function replaceFile(path, text) {
    const { mode } = await (0,promises_.stat)(path);
    const beside = `${path}.${process.pid}.tmp`;
    try {
        // A run that was killed may have left this file.
        await (0,promises_.rm)(beside, { force: true });
        await (0,promises_.writeFile)(beside, text, { flag: 'wx' });
        await (0,promises_.chmod)(beside, mode);
        await (0,promises_.rename)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
async function configFailure(file, cause) {
    if (cause instanceof problem/* ConfigProblem */.Y) {
        return new runtime_failure/* Failure */.HR(cause.code, `${file} cannot be changed: ${cause.message}.`, { cause });
    }
    if (cause.code === 'ENOENT') {
        const similar = await similarFile(file);
        return new runtime_failure/* Failure */.HR('config-not-found', `The config file ${file} does not exist.${similar === undefined ? '' : ` Did you mean ${similar}?`}`, { cause });
    }
    return new runtime_failure/* Failure */.HR('config-not-writable', `${file} cannot be changed: ${(0,runtime_failure/* reasonOf */.A3)(cause)}.`, { cause });
}
const MAX_TYPOS = 3;
/** The name of a file in the same folder that differs by a few letters or by its extension. */
async function similarFile(file) {
    const wanted = (0,external_node_path_.basename)(file).toLowerCase();
    const names = await (0,promises_.readdir)((0,external_node_path_.dirname)(file)).catch(() => []);
    const candidates = names
        .filter(name => /\.(ya?ml|json)$/i.test(name))
        .map(name => {
        const stem = (path) => (0,external_node_path_.basename)(path, (0,external_node_path_.extname)(path));
        const sameStem = stem(name.toLowerCase()) === stem(wanted);
        return { name, distance: sameStem ? 0 : editDistance(name.toLowerCase(), wanted) };
    })
        .filter(({ distance }) => distance <= MAX_TYPOS);
    return candidates.toSorted((a, b) => a.distance - b.distance)[0]?.name;
}
function editDistance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, i) => i);
    for (const [i, letter] of Array.from(a).entries()) {
        const next = [i + 1];
        for (let j = 1; j <= b.length; j += 1) {
            const replaced = (row[j - 1] ?? 0) + (b[j - 1] === letter ? 0 : 1);
            next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./.build/export/deliveries/archive-file.js
var archive_file = __webpack_require__(91475);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./.build/runtime/http.js
var http = __webpack_require__(68037);
// EXTERNAL MODULE: ./.build/runtime/retry.js
var retry = __webpack_require__(52575);
;// CONCATENATED MODULE: ./.build/export/deliveries/github.js





/** A response of GitHub that is not the expected one. */
class GitHubError extends Error {
    status;
    headers;
    /** The codes in the list of errors, such as `already_exists`. */
    codes;
    constructor({ statusCode = 0, headers }, body) {
        const { message, errors } = Object(body);
        const details = Array.isArray(errors) ? errors : [];
        super([typeof message === 'string' ? message : `HTTP ${statusCode}`, ...details.map(detailText)].join(' '));
        this.status = statusCode;
        this.headers = headers;
        this.codes = details.map(detail => String(Object(detail).code));
    }
}
function detailText(detail) {
    return typeof detail === 'string' ? detail : JSON.stringify(detail);
}
const RESPONSE_TIMEOUT_MS = 60_000;
/** The REST API of GitHub for one token. `deadline`: the time at which `timeout` ends the run. */
class GitHubClient {
    log;
    #token;
    #deadline;
    #context;
    constructor(token, deadline, context) {
        this.log = context.log;
        this.#token = token;
        this.#deadline = deadline;
        this.#context = context;
    }
    /** Sends a request with the one retry policy. */
    async call({ what, method, url, schema, body }) {
        return await this.retry(what, async () => {
            const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
            try {
                const { response, content } = await this.send({
                    method,
                    url,
                    headers: body === undefined ? {} : { 'content-type': body.type },
                    ...(body !== undefined && { body: body.content }),
                    signal: AbortSignal.any([this.#context.signal, timeout])
                });
                const read = schema?.safeParse(content);
                if (read?.success === false)
                    throw new GitHubError(response, { message: 'unexpected response' });
                return { data: read?.data, next: nextPage(response, url) };
            }
            catch (error) {
                throw timeout.aborted ? new Error(`no response within ${RESPONSE_TIMEOUT_MS / 1000} s`) : error;
            }
        });
    }
    /** Sends one request, without retries. Throws a GitHubError for any status that is not a success. */
    async send(request) {
        const response = await this.#context.http.send({
            signal: this.#context.signal,
            ...request,
            headers: {
                authorization: `Bearer ${this.#token}`,
                accept: 'application/vnd.github+json',
                'x-github-api-version': '2022-11-28',
                ...request.headers
            }
        });
        const { statusCode: status = 0 } = response;
        const success = status >= 200 && status < 300;
        const content = status === 204
            ? undefined
            : await (0,consumers_.json)(response).catch((error) => {
                if (success && !(error instanceof SyntaxError))
                    throw error;
                return undefined;
            });
        if (!success)
            throw new GitHubError(response, content);
        return { response, content };
    }
    async retry(what, call) {
        return await (0,retry/* withRetry */.bD)(what, call, (error, attempt) => this.#decide(error, attempt), this.#context);
    }
    #decide(error, attempt) {
        if (error instanceof runtime_failure/* Failure */.HR)
            return { retry: false };
        if (!(error instanceof GitHubError)) {
            const neverReached = error instanceof http/* NoTunnel */.w || isConnectError(error);
            return { retry: isNetworkError(error) && (!neverReached || attempt < retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu) };
        }
        const now = this.#context.clock.now();
        const waitMs = rateLimitWaitMs(error, now);
        if (waitMs === undefined) {
            // An upload that failed occupies its name for a moment before it is listed and can be deleted.
            return { retry: (0,retry/* isTransient */.dg)(error.status) || error.codes.includes('already_exists') };
        }
        if (now + waitMs >= this.#deadline) {
            throw new runtime_failure/* Failure */.HR('release-rate-limited', `The rate limit of the GitHub API is used up until ${new Date(now + waitMs).toISOString()}, which is after the timeout of this run: ${(0,runtime_failure/* reasonOf */.A3)(error)}.`, { cause: error });
        }
        return { retry: true, waitMs };
    }
}
/** The token is not sent to another origin than the API. */
function nextPage({ headers }, { origin }) {
    const address = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    const url = address === undefined ? null : URL.parse(address);
    return url?.origin === origin ? url : undefined;
}
/** How long GitHub asks to wait: for its secondary limits in Retry-After, for its primary limit until the reset. */
function rateLimitWaitMs({ status, headers }, now) {
    if (status !== 403 && !(0,retry/* isTransient */.dg)(status))
        return undefined;
    const asked = (0,retry/* retryAfterMs */.Vs)(headers, now);
    if (asked !== undefined)
        return asked;
    const resetAt = Number(headers['x-ratelimit-reset']) * 1000;
    if (headers['x-ratelimit-remaining'] !== '0' || Number.isNaN(resetAt))
        return undefined;
    // The reset is a time by GitHub's clock.
    const serverNow = Date.parse(headers.date ?? '');
    return Math.max(0, resetAt - (Number.isNaN(serverNow) ? now : serverNow)) + 1000;
}
const NETWORK_ERRORS = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENET\w+)$/;
function isNetworkError(error) {
    const { code, name } = Object(error);
    // Without a code: the timeout of a response, a connection that was closed without one, a proxy.
    return typeof code === 'string' ? NETWORK_ERRORS.test(code) : name === 'Error';
}
function isConnectError(error) {
    const { syscall } = Object(error);
    return syscall === 'connect' || syscall === 'getaddrinfo';
}
function isNotFound(error) {
    return error instanceof GitHubError && error.status === 404;
}
function releaseIsImmutable(tag, repository, cause) {
    return new runtime_failure/* Failure */.HR('release-immutable', `Release ${tag} of ${repository} is immutable.`, { cause });
}
/** GitHub responds with 422, and only the text says that the release is immutable. */
function saysImmutable({ status, message }) {
    return status === 422 && /immutable/i.test(message);
}
/** `what` is the sentence for an error that has no code of its own. */
function releaseFailure(error, { what, tag, repository }) {
    if (error instanceof runtime_failure/* Failure */.HR || (0,stop_reason/* isStop */.jX)(error))
        return error;
    const reason = (0,runtime_failure/* reasonOf */.A3)(error);
    const options = { cause: error };
    if (error instanceof GitHubError) {
        if (saysImmutable(error))
            return releaseIsImmutable(tag, repository, error);
        switch (error.status) {
            case 401:
                return new runtime_failure/* Failure */.HR('release-token-invalid', `GitHub does not accept the token for ${repository}: ${reason}.`, options);
            case 403:
                return new runtime_failure/* Failure */.HR('release-forbidden', `The token has no permission for the releases of ${repository}: ${reason}.`, options);
            case 404:
                return new runtime_failure/* Failure */.HR('release-not-found', `${repository} has no release ${tag} that is visible to the token.`, options);
        }
    }
    return new runtime_failure/* Failure */.HR('release-upload-failed', `${what}: ${reason}.`, options);
}

;// CONCATENATED MODULE: ./.build/export/deliveries/release-assets.js



const assetSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    name: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    browser_download_url: schemas/* string */.YjP(),
    digest: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP()))
});
/**
 * Uploads an asset and returns its download address. An old asset with this name stays until the new one is complete
 * under another name: an upload that fails leaves the old one unchanged.
 */
async function putAsset(asset, place, github) {
    const old = (await listAssets(place, github)).find(({ name, state }) => name === asset.name && state === 'uploaded');
    const temporaryName = `${asset.name}.new`;
    const name = old === undefined ? asset.name : temporaryName;
    const uploaded = await github.retry(`Upload of ${asset.name}`, async () => {
        // An upload that failed, in this run or an earlier one, still occupies the name.
        for (const { id, name: taken } of await listAssets(place, github)) {
            if (taken === name || taken === temporaryName)
                await deleteAsset(id, place, github);
        }
        return await uploadAsset({ ...asset, name }, place, github);
    });
    try {
        asset.verify(uploaded);
    }
    catch (error) {
        await deleteAsset(uploaded.id, place, github);
        throw error;
    }
    if (old === undefined)
        return uploaded.browser_download_url;
    github.log.info(`Replacing ${asset.name} of an earlier run.`);
    await deleteAsset(old.id, place, github);
    const { data: renamed } = await github.call({
        what: `Renaming ${name}`,
        method: 'PATCH',
        url: new URL(`releases/assets/${uploaded.id}`, place.repositoryUrl),
        schema: assetSchema,
        body: { type: 'application/json', content: JSON.stringify({ name: asset.name }) }
    });
    return renamed.browser_download_url;
}
async function uploadAsset({ name, type, body }, { uploadUrl, repositoryUrl }, github) {
    // The address ends with a template of its parameters.
    const url = new URL(uploadUrl.replace(/\{.*$/, ''));
    // GitHub has another host for uploads. Without TLS, the token goes to no other origin than the API.
    if (url.protocol !== 'https:' && url.origin !== repositoryUrl.origin) {
        throw new runtime_failure/* Failure */.HR('release-upload-failed', `The upload address ${url.origin} of the release is not https.`);
    }
    url.searchParams.set('name', name);
    const headers = { 'content-type': type };
    const { response, content } = await github.send({ method: 'POST', url, headers, body: body() });
    const uploaded = assetSchema.safeParse(content);
    if (!uploaded.success)
        throw new GitHubError(response, { message: 'unexpected response to the upload' });
    return uploaded.data;
}
async function listAssets({ releaseId, repositoryUrl }, github) {
    const assets = [];
    let url = new URL(`releases/${releaseId}/assets?per_page=100`, repositoryUrl);
    while (url !== undefined) {
        const page = await github.call({
            what: 'Listing the release assets',
            method: 'GET',
            url,
            schema: schemas/* array */.YOg(assetSchema)
        });
        assets.push(...page.data);
        url = page.next;
    }
    return assets;
}
async function deleteAsset(id, { repositoryUrl }, github) {
    try {
        const url = new URL(`releases/assets/${id}`, repositoryUrl);
        await github.call({ what: 'Deleting an old release asset', method: 'DELETE', url });
    }
    catch (error) {
        // An earlier attempt deleted it, and its response was lost.
        if (!isNotFound(error))
            throw error;
    }
}

;// CONCATENATED MODULE: ./.build/export/deliveries/release.js







const MAX_ASSET_BYTES = 2 * 1024 ** 3;
const releaseDelivery = {
    title: 'Attaching to the release',
    check: async (inputs, context) => {
        await findRelease(requestFrom(inputs, context), clientFor(inputs, context));
    },
    deliver: async ({ archive }, inputs, context) => {
        if (archive === undefined)
            throw new Error('no archive was downloaded');
        const { tag, url } = await attachToRelease(archive, requestFrom(inputs, context), clientFor(inputs, context));
        context.setOutput('release-asset-url', url);
        return { text: `${(0,external_node_path_.basename)(archive.path)} in release ${tag}`, url };
    }
};
function requestFrom({ releaseTag: tag }, { github }) {
    return { ...github, tag };
}
function clientFor({ githubToken: token }, context) {
    if (token === undefined)
        throw new Error('no github-token');
    return new GitHubClient(token, context.deadline, context);
}
const releaseSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    tag_name: schemas/* string */.YjP(),
    upload_url: schemas/* string */.YjP(),
    immutable: schemas/* optional */.lqM(schemas/* boolean */.zMY())
});
/** Attaches the archive, and beside it a checksum file for `sha256sum --check`. */
async function attachToRelease(archive, request, github) {
    if (archive.size >= MAX_ASSET_BYTES) {
        throw new runtime_failure/* Failure */.HR('release-asset-too-large', `The archive has ${(0,units/* formatBytes */.z3)(archive.size)}. GitHub accepts release assets below 2 GiB.`);
    }
    await (0,archive_file/* requireUnchangedSize */.k$)(archive);
    const release = await findRelease(request, github);
    const place = {
        releaseId: release.id,
        uploadUrl: release.upload_url,
        repositoryUrl: repositoryUrl(request)
    };
    const name = assetName((0,external_node_path_.basename)(archive.path));
    try {
        const url = await putAsset(archiveAsset(name, archive), place, github);
        // After the archive: if the run ends in between, a check fails instead of passing for the wrong file.
        await putAsset({
            name: `${name}.sha256`,
            type: 'text/plain',
            body: () => `${archive.sha256}  ${name}\n`,
            verify: () => undefined
        }, place, github);
        return { tag: release.tag_name, url };
    }
    catch (error) {
        throw releaseFailure(error, {
            what: `The archive could not be attached to release ${release.tag_name}`,
            tag: release.tag_name,
            repository: request.repository
        });
    }
}
function archiveAsset(name, archive) {
    let sentDigest = () => '';
    return {
        name,
        type: 'application/octet-stream',
        body: () => {
            const { stream, sha256 } = (0,archive_file/* hashedStream */.mc)(archive);
            sentDigest = sha256;
            return { size: archive.size, stream };
        },
        verify: ({ digest }) => {
            const expected = [archive.sha256, undefined];
            const stored = digest?.replace(/^sha256:/, '');
            if (sentDigest() === archive.sha256 && expected.includes(stored))
                return;
            throw new runtime_failure/* Failure */.HR('archive-changed', `The file ${archive.path} changed during the upload: its SHA-256 is not ${archive.sha256} any more. The asset was deleted again.`);
        }
    };
}
async function findRelease(request, github) {
    const { tag, eventRelease, repository } = request;
    const name = tag ?? eventRelease?.tag ?? '';
    const base = repositoryUrl(request);
    const get = async (path, schema) => await github.call({
        what: `Looking up release ${name}`,
        method: 'GET',
        url: new URL(path, base),
        schema
    });
    let release;
    try {
        release =
            eventRelease !== undefined && name === eventRelease.tag
                ? (await get(`releases/${eventRelease.id}`, releaseSchema)).data
                : await byTag();
    }
    catch (error) {
        throw releaseFailure(error, {
            what: `Release ${name} of ${repository} could not be read`,
            tag: name,
            repository
        });
    }
    if (release.immutable === true)
        throw releaseIsImmutable(name, repository);
    return release;
    async function byTag() {
        try {
            return (await get(`releases/tags/${encodeURIComponent(name)}`, releaseSchema)).data;
        }
        catch (error) {
            if (!isNotFound(error))
                throw error;
            // A draft has no tag yet: it is found only in the list.
            let path = 'releases?per_page=100';
            while (path !== undefined) {
                const page = await get(path, schemas/* array */.YOg(releaseSchema));
                const draft = page.data.find(({ tag_name }) => tag_name === name);
                if (draft !== undefined)
                    return draft;
                path = page.next;
            }
            throw error;
        }
    }
}
function repositoryUrl({ apiUrl, repository }) {
    return new URL(`${apiUrl.replace(/\/$/, '')}/repos/${repository}/`);
}
/** GitHub replaces other characters in the name, and the asset would not be found by its name again. */
function assetName(file) {
    return file
        .replace(/[^A-Za-z0-9._+@-]/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/^\.+|\.+$/g, '');
}

// EXTERNAL MODULE: ./.build/export/deliveries/report.js
var report = __webpack_require__(34398);
;// CONCATENATED MODULE: ./.build/export/deliveries/index.js








/** In the order in which they run. Those with the link are last, so that it is valid for as long as possible. */
const DELIVERIES = {
    site: {
        // The site was extracted during the download.
        deliver: async ({ site, siteProblem }) => {
            if (site === undefined)
                throw siteProblem ?? new Error('no site was extracted');
            return await Promise.resolve({ text: `${site.fileCount} files in ${site.path}` });
        }
    },
    report: report/* reportDelivery */.V,
    artifact: artifact/* artifactDelivery */.p7,
    release: releaseDelivery,
    config: configDelivery,
    url: {
        deliver: async ({ link }, _inputs, { clock }) => {
            const { endsAt } = await link.forDelivery();
            return {
                text: `output bundle-url, expires in ${(0,units/* formatDuration */.a3)(endsAt - clock.now())}`,
                expires: true
            };
        }
    }
};
function requested({ deliver }) {
    const all = Object.entries(DELIVERIES);
    return all.filter(([kind]) => deliver.has(kind));
}
/** What would make the requested deliveries fail, as far as it can be known before the export. */
async function checkDeliveries(inputs, context) {
    const checks = requested(inputs).map(async ([, { check }]) => await check?.(inputs, context));
    const results = await Promise.allSettled(checks);
    return results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
}
/** Attempts every requested delivery, and fails at the end with an error that names each one that failed. */
async function deliverAll(exported, inputs, { record, ...context }) {
    const { log, clock, signal } = context;
    const errors = [];
    for (const [kind, { title, deliver }] of requested(inputs)) {
        signal.throwIfAborted();
        const work = async () => await deliver(exported, inputs, context);
        try {
            const delivered = title === undefined
                ? await work()
                : await timeStage(record, { name: title, clock, work: async () => await log.group(title, work) });
            record.deliveries.push({ kind, ok: true, ...delivered });
        }
        catch (error) {
            if ((0,stop_reason/* isStop */.jX)(error))
                throw error;
            signal.throwIfAborted();
            errors.push(error);
            record.deliveries.push({ kind, ok: false, text: (0,runtime_failure/* reasonOf */.A3)(error) });
            log.info(`Delivery ${kind} failed: ${(0,runtime_failure/* reasonOf */.A3)(error)}`);
        }
    }
    if (errors.length === 1)
        throw errors[0];
    if (errors.length > 1) {
        throw new runtime_failure/* Failure */.HR('deliveries-failed', `${errors.length} deliveries failed:\n${listOf(errors)}`, {
            cause: new AggregateError(errors)
        });
    }
}
/** One line for each error, with what to do about it. */
function listOf(errors) {
    return errors
        .map(error => `- ${(0,runtime_failure/* reasonOf */.A3)(error)}${error instanceof runtime_failure/* Failure */.HR ? ` ${error.advice}` : ''}`)
        .join('\n');
}

// EXTERNAL MODULE: ./.build/runtime/markdown.js
var markdown = __webpack_require__(27076);
// EXTERNAL MODULE: ./.build/service/wait.js
var wait = __webpack_require__(16377);
;// CONCATENATED MODULE: ./.build/export/job.js




// An annotation is cut off after 4,096 characters, and the advice follows the reason.
const MAX_REASON = 2000;
/** Waits until an export job is completed. An unknown status means that it has not ended. */
async function awaitCompletion(jobId, context) {
    const { service, clock, pollIntervalMs, onPoll } = context;
    const job = await (0,wait/* waitForJob */.q)({
        read: async () => await service.getExportJob(jobId),
        hasEnded: ({ status }) => status === 'completed' || status === 'failed',
        describe: progressLines(clock),
        onPoll,
        pollIntervalMs
    }, context);
    if (job.status !== 'failed')
        return job;
    const reason = job.error === undefined
        ? 'The service gave no reason.'
        : `The service responded: ${(0,markdown/* clip */.$Q)(job.error, MAX_REASON)}`;
    throw new runtime_failure/* Failure */.HR('job-failed', `Export job ${jobId} failed. ${reason}`, { jobId });
}
const MIN_ESTIMATE = { percent: 2, ms: 2000 };
/** Describes a poll with the time left, once enough progress was seen to estimate it. */
function progressLines(clock) {
    let last = '';
    let first;
    return ({ status, progress, pageCount }) => {
        const line = [
            status,
            progress === undefined ? undefined : `${Math.floor(progress)} %`,
            pageCount === undefined ? undefined : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`
        ]
            .filter(part => part !== undefined)
            .join(' · ');
        if (line === last)
            return undefined;
        last = line;
        if (progress === undefined || status === 'completed')
            return line;
        first ??= { at: clock.now(), percent: progress };
        const gained = progress - first.percent;
        const elapsed = clock.now() - first.at;
        if (gained < MIN_ESTIMATE.percent || elapsed < MIN_ESTIMATE.ms)
            return line;
        return `${line} · about ${(0,units/* formatDuration */.a3)((elapsed / gained) * (100 - progress))} left`;
    };
}

// EXTERNAL MODULE: ./.build/runtime/poll.js
var poll = __webpack_require__(89120);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./.build/export/link/address-policy.js



// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b:: is the NAT64 form of an IPv4 address.
const LOOPBACK = new external_node_net_.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6');
/** Link-local addresses, and those where clouds hand out the credentials of a machine. */
const METADATA = new external_node_net_.BlockList();
METADATA.addSubnet('169.254.0.0', 16, 'ipv4');
METADATA.addAddress('100.100.100.200', 'ipv4');
METADATA.addSubnet('fe80::', 10, 'ipv6');
METADATA.addAddress('fd00:ec2::254', 'ipv6');
METADATA.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');
/**
 * Which addresses the archive may be downloaded from. The service and the store choose the address, so a wrong or hostile
 * one could otherwise reach services that only this machine can.
 */
class AddressPolicy {
    #baseHost;
    #allowsLoopback;
    constructor(baseUrl) {
        this.#baseHost = baseUrl.hostname;
        this.#allowsLoopback = isLoopback(baseUrl.hostname);
    }
    /** Why the archive must not be downloaded from there, as a clause. */
    problemOf({ protocol, hostname }) {
        if (protocol !== 'https:' && protocol !== 'http:')
            return `it begins with ${protocol}, not with https:`;
        const address = hostname.replace(/^\[|\]$/g, '');
        const problem = this.#problemOfAddress(address);
        if (problem !== undefined)
            return problem;
        return protocol === 'https:' || isLoopback(hostname) ? undefined : 'it is not https';
    }
    /** Checks what a host name resolves to. The host of `base-url` is known and trusted. */
    lookup = (hostname, options, callback) => {
        external_node_dns_.lookup(hostname, options, (error, address, family) => {
            if (error !== null || hostname === this.#baseHost) {
                callback(error, address, family);
                return;
            }
            const addresses = typeof address === 'string' ? [address] : address.map(one => one.address);
            const problem = addresses.map(one => this.#problemOfAddress(one)).find(found => found !== undefined);
            if (problem === undefined)
                callback(null, address, family);
            else {
                const what = `The archive is not downloaded from ${hostname} (${addresses.join(', ')}): ${problem}.`;
                callback(new runtime_failure/* Failure */.HR('insecure-link', what), address, family);
            }
        });
    };
    #problemOfAddress(address) {
        if (isIn(METADATA, address))
            return 'it is a link-local or metadata address';
        if (isLoopback(address) && !this.#allowsLoopback)
            return 'it is a loopback address, and `base-url` is not';
        return undefined;
    }
}
function isLoopback(host) {
    const address = host.replace(/^\[|\]$/g, '');
    return /(^|\.)localhost\.?$/i.test(address) || isIn(LOOPBACK, address);
}
function isIn(list, address) {
    const family = (0,external_node_net_.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

// EXTERNAL MODULE: ./.build/runtime/secrets.js
var runtime_secrets = __webpack_require__(22880);
;// CONCATENATED MODULE: ./.build/export/link/link-secrets.js

/** Names of query parameters whose value gives access, in the links of S3, Azure, Google, CloudFront and others. */
const CREDENTIAL = /sig(nature)?$|token|credential|secret|passw|hmac|^policy$|^key-pair-id$|(access|api)[-_]?key|^googleaccessid$|^auth/i;
/** Parts of a presigned query that say how and for how long it is signed. */
const PUBLIC = /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|expires|s[eptrv]|spr|sk[tesv])$/i;
/** Masking less than this would hide ordinary words and numbers everywhere in the log. */
const MIN_LENGTH = 6;
/**
 * Everything in a presigned link that must not be shown: the link itself, its query, and each credential in the query.
 * Nothing else: the runner drops every output that contains a masked text, so a masked domain would drop most of them.
 */
function secretsInLink(link) {
    const url = new URL(link);
    const credentials = credentialsIn(url);
    const query = /\?([^#]*)/.exec(link)?.[1] ?? '';
    const secrets = [
        link,
        url.href,
        ...(credentials.length > 0 ? [query, url.search.slice(1)] : []),
        ...credentials
    ];
    return [...new Set(secrets.filter(secret => secret.length >= MIN_LENGTH).flatMap(runtime_secrets/* encodedVariants */.r))];
}
function credentialsIn(url) {
    const values = [...url.searchParams].flatMap(([name, value]) => {
        // `?token` without a value is a parameter with an empty value.
        if (value === '')
            return isRandom(name) ? [name] : [];
        if (PUBLIC.test(name))
            return [];
        return isRandom(value) || (CREDENTIAL.test(name) && !isOrdinary(value)) ? [value] : [];
    });
    return [...values, url.password].filter(Boolean).flatMap(value => [
        value,
        // The error response of a store has the access key alone: the part of an S3 credential before its date and region.
        value.split('/', 1)[0] ?? '',
        // searchParams reads `+` as a space; a signature in base64 that was not encoded means the plus sign.
        value.replaceAll(' ', '+')
    ]);
}
/** Words, numbers, dates, host names and paths, which occur elsewhere too. */
function isOrdinary(value) {
    if (/^[\d:.TZ-]+$/.test(value) || /^[a-z]{1,15}$/i.test(value))
        return true;
    return /^[a-z0-9._/-]+$/.test(value) && /[./]/.test(value) && !value.split(/[./]/).some(isRandom);
}
const JSON_WEB_TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\./;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Long and a mix of letters and digits: no word, and not the id of a job either. */
function isRandom(value) {
    if (JSON_WEB_TOKEN.test(value))
        return true;
    return /^[\w+/=~-]{32,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value) && !isPath(value);
}
function isPath(value) {
    const segments = value.split(/[/-]/);
    return UUID.test(value) || (segments.length > 1 && segments.every(segment => segment.length < 20));
}

;// CONCATENATED MODULE: ./.build/export/link/link.js





/** A link with less than this left, or with less than half of its life, is renewed before it is used. */
const SHORT_LIFE_MS = 60_000;
/** A store that rejects new links will continue to. Links that only expire are renewed for much longer. */
const MAX_REJECTIONS = 5;
const MAX_EXPIRIES = 100;
/** The link to the archive of one job: the current URL, when it expires, and its renewal. */
class Link {
    /** Where the link and redirects of the store may point to. */
    addresses;
    #options;
    #context;
    #current;
    #renewAt;
    #renewal;
    #rejections = 0;
    #expiries = 0;
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.addresses = new AddressPolicy(options.baseUrl);
    }
    static async request(options, context) {
        const link = new Link(options, context);
        await link.#replace();
        if (link.#lifeLeft < SHORT_LIFE_MS) {
            context.log.info('Requesting another link: this one is about to expire.');
            await link.#replace();
        }
        return link;
    }
    get current() {
        return this.#current;
    }
    /** For a new request to the store. A response that has begun continues after its link expires. */
    async forRequest() {
        if (this.#context.clock.now() >= this.#renewAt)
            await this.#renew(this.#current);
        return this.#current;
    }
    /** The store rejected this link: replaces it, unless another connection already has. */
    async rejected(link, reason) {
        await this.#renew(link, reason);
    }
    /** For a person or a deployment, who need some time to use it. Never a link that has expired. */
    async forDelivery() {
        if (this.#lifeLeft <= 0 || this.#context.clock.now() >= this.#renewAt)
            await this.#renew(this.#current);
        if (this.#lifeLeft > 0)
            return this.#current;
        throw new runtime_failure/* Failure */.HR('link-expired', `The service issued a link to the archive of job ${this.#options.jobId} that had expired at ${this.#current.expiresAt.toISOString()}, also after a renewal.`, {
            advice: 'Run again with the same `job-id`. If the error persists, report it to the service.',
            jobId: this.#options.jobId
        });
    }
    get #lifeLeft() {
        return this.#current.endsAt - this.#context.clock.now();
    }
    /** Several connections can find out at the same time that the link is over: they share one renewal. */
    async #renew(old, rejection) {
        if (this.#current !== old)
            return;
        this.#renewal ??= this.#countAndReplace(rejection).finally(() => (this.#renewal = undefined));
        await this.#renewal;
    }
    async #countAndReplace(rejection) {
        const { jobId } = this.#options;
        if (rejection === undefined)
            this.#expiries += 1;
        else
            this.#rejections += 1;
        if (this.#rejections > MAX_REJECTIONS) {
            throw new runtime_failure/* Failure */.HR('link-refused', `The store rejected ${this.#rejections} links to the archive of job ${jobId}. The last response was ${rejection ?? ''}.`, { jobId });
        }
        if (this.#expiries > MAX_EXPIRIES) {
            throw new runtime_failure/* Failure */.HR('link-expired', `${MAX_EXPIRIES} links to the archive of job ${jobId} expired before the download was complete.`, { jobId });
        }
        const reason = rejection ?? 'the current link is about to expire';
        this.#context.log.info(`Requesting another link: ${reason}.`);
        await this.#replace();
    }
    async #replace() {
        const { service, jobId, pollIntervalMs, maskUrl, waitForJob, publish } = this.#options;
        const { log, clock } = this.#context;
        const bundle = await (0,poll/* pollUntil */.g)(async () => {
            const response = await service.createBundle(jobId);
            if (response === undefined)
                await waitForJob();
            return response;
        }, { isFinal: response => response !== undefined, intervalMs: pollIntervalMs }, this.#context);
        if (bundle === undefined)
            throw new Error('polling ended without a bundle');
        const { bundleUrl: url, expiresAt, sizeBytes } = bundle.body;
        if (maskUrl)
            for (const secret of secretsInLink(url))
                log.mask(secret);
        const problem = this.addresses.problemOf(new URL(url));
        if (problem !== undefined) {
            throw new runtime_failure/* Failure */.HR('insecure-link', `The link to the archive of job ${jobId} is not used: ${problem}.`, {
                jobId
            });
        }
        this.#current = { url, expiresAt, endsAt: expiresAt.getTime() - bundle.clockSkewMs, sizeBytes };
        const life = this.#lifeLeft;
        if (life <= 0) {
            // Our idea of the time can be wrong when the service sends none: whether it is usable is up to the store.
            this.#renewAt = Infinity;
            log.info(`The service issued a link that has already expired, at ${expiresAt.toISOString()}.`);
            return;
        }
        this.#renewAt = clock.now() + life - Math.min(SHORT_LIFE_MS, life / 2);
        log.info(`The link expires in ${(0,units/* formatDuration */.a3)(life)}, at ${expiresAt.toISOString()}.`);
        publish(this.#current);
    }
}

// EXTERNAL MODULE: ./.build/review/previous-manifest.js
var previous_manifest = __webpack_require__(66142);
// EXTERNAL MODULE: ./.build/export/archive/disk-space.js
var disk_space = __webpack_require__(57160);
// EXTERNAL MODULE: ./.build/export/archive/make-folder.js
var make_folder = __webpack_require__(39509);
// EXTERNAL MODULE: ./.build/export/archive/work-files.js
var work_files = __webpack_require__(95165);
;// CONCATENATED MODULE: ./.build/export/preflight.js
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







/** Checks what can be checked before the export starts, and reports all problems in one error. */
async function preflight(inputs, context) {
    const [folder, deliveries, previous] = await Promise.all([
        checkOutputDir(inputs),
        checkDeliveries(inputs, context),
        readPreviousManifest(inputs)
    ]);
    const problems = [...folder, ...deliveries, ...(previous instanceof runtime_failure/* Failure */.HR ? [previous] : [])];
    // A timeout during the retries, or a bug, is reported alone.
    const other = problems.find(problem => !(problem instanceof runtime_failure/* Failure */.HR));
    if (other !== undefined)
        throw other;
    if (problems.length === 1)
        throw problems[0];
    if (problems.length > 1) {
        throw new runtime_failure/* Failure */.HR('preflight-failed', `${problems.length} problems would make this export fail:\n${listOf(problems)}`, { cause: new AggregateError(problems) });
    }
    return { previous: previous instanceof runtime_failure/* Failure */.HR ? undefined : previous };
}
/** A file that does not exist means that this is the first export. */
async function readPreviousManifest({ needs, previousManifest: path }) {
    if (path === undefined || !needs.site)
        return undefined;
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        return new runtime_failure/* Failure */.HR('previous-manifest-invalid', `The file ${path} cannot be read: ${(0,runtime_failure/* reasonOf */.A3)(cause)}.`, {
            cause
        });
    }
    const manifest = (0,previous_manifest/* parseManifest */.Ng)(text);
    if (!('problem' in manifest))
        return manifest;
    const { problem, detail } = manifest;
    return new runtime_failure/* Failure */.HR('previous-manifest-invalid', `The manifest ${path} cannot be used: ${detail}.`, problem === 'later-version'
        ? { advice: 'Update this action to the release that wrote the manifest, or remove the file.' }
        : {});
}
async function checkOutputDir({ outputDir, needs }) {
    if (!needs.archive && !needs.site)
        return [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,make_folder/* makeFolder */.f)(outputDir);
            // Named like other temporary folders, so that the next run removes it if this one is killed.
            const probe = __addDisposableResource(env_1, new work_files/* WorkPath */.f4(outputDir, 'site'), true);
            await (0,promises_.mkdir)(probe.path);
            return [];
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
        return [(0,disk_space/* explainDisk */.Pp)(error, outputDir)];
    }
}

// EXTERNAL MODULE: ./.build/export/site/review.js
var review = __webpack_require__(80297);
;// CONCATENATED MODULE: ./.build/export/summary/charts.js

/** The lines of a Gantt chart: one bar a stage, labelled with how long it took. */
function gantt(title, bars) {
    return [
        'gantt',
        `  title ${plain(title)}`,
        '  dateFormat x',
        '  axisFormat %H:%M:%S',
        ...bars.map(({ name, startedAt, endedAt, failed }) => {
            const start = Math.round(startedAt);
            // A bar of no length at all is not drawn.
            const end = Math.max(Math.round(endedAt), start + 1);
            return `  ${plain(name)} (${(0,units/* formatDuration */.a3)(end - start)}) :${failed ? 'crit, ' : ''}${start}, ${end}`;
        })
    ];
}
const POINTS = 24;
/** Low and wide, in a color that is visible on white and on black. The default color is hardly visible on either. */
const CHART_LOOK = {
    xyChart: { width: 900, height: 240 },
    themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette: '#2da44e' } }
};
/** The lines of a line chart from 0 to 100. The chart spaces its points evenly, so the samples are brought to that. */
function progressChart(title, samples) {
    const ordered = samples.toSorted((a, b) => a.at - b.at);
    const start = ordered[0]?.at ?? 0;
    const span = Math.max(1, (ordered.at(-1)?.at ?? 0) - start);
    const [unit, unitMs] = span > 180_000 ? ['minutes', 60_000] : ['seconds', 1000];
    const points = Array.from({ length: POINTS }, (_, i) => valueAt(ordered, start + (span * i) / (POINTS - 1)).toFixed(1));
    return [
        `%%{init: ${JSON.stringify(CHART_LOOK)}}%%`,
        'xychart-beta',
        `  title "${plain(title)}"`,
        `  x-axis "${unit}" 0 --> ${(span / unitMs).toFixed(1)}`,
        '  y-axis "per cent" 0 --> 100',
        `  line [${points.join(', ')}]`
    ];
}
/** Straight lines between the samples. */
function valueAt(ordered, at) {
    const after = ordered.find(sample => sample.at >= at) ?? ordered.at(-1);
    const before = ordered.findLast(sample => sample.at <= at) ?? ordered[0];
    if (before === undefined || after === undefined)
        return 0;
    const share = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0;
    return Math.min(100, Math.max(0, before.value + share * (after.value - before.value)));
}
/** Mermaid gives a meaning to most punctuation and has no way to escape it everywhere. */
function plain(text) {
    return text
        .replace(/[^\p{L}\p{N} .,()-]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}

// EXTERNAL MODULE: ./.build/export/inputs.js + 1 modules
var inputs = __webpack_require__(81803);
// EXTERNAL MODULE: ./.build/review/growth.js
var review_growth = __webpack_require__(45844);
// EXTERNAL MODULE: ./.build/review/page-path.js
var page_path = __webpack_require__(9402);
;// CONCATENATED MODULE: ./.build/export/summary/review-sections.js





const MAX_PAGES = 10;
const MAX_WORST = 5;
const MAX_PATH = 200;
/** What changed, what is broken and what grew, as Markdown. */
function reviewSections({ changes, checks, files, previous }, domain, basePath) {
    const growth = previous === undefined ? [] : (0,review_growth/* largestGrowth */.A)(files, previous.files, MAX_WORST);
    const address = (path) => domain === undefined ? undefined : (0,page_path/* liveAddress */.j)(path, { domain, basePath });
    return [
        changes.first
            ? '### Changes\n\nThis is the first export: there is no earlier one to compare with.'
            : `### Changes\n\n${changesText(changes)}`,
        ...['added', 'changed', 'removed'].flatMap(name => changes.first ? [] : pageList(name, changes[name], name === 'removed' ? () => undefined : address)),
        ...(checks === undefined ? [] : findingSections(checks.findings)),
        ...(growth.length === 0
            ? []
            : [
                (0,markdown/* table */.tp)(['Largest growth', ''], growth.map(file => [(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(file.path, MAX_PATH)), `+${(0,units/* formatBytes */.z3)(file.growth)}`]))
            ])
    ];
}
function changesText({ added, changed, removed, rebuilt }) {
    if (added.length + changed.length + removed.length === 0) {
        return rebuilt.length === 0
            ? 'No page was added, changed or removed.'
            : `No page was added, changed or removed. ${pages(rebuilt.length)} rebuilt without a visible change.`;
    }
    const parts = [
        `**${pages(added.length)}** added`,
        `**${pages(changed.length)}** changed`,
        `**${pages(removed.length)}** removed`
    ];
    return parts.join(' · ');
}
function pageList(name, paths, address) {
    if (paths.length === 0)
        return [];
    const items = paths.slice(0, MAX_PAGES).map(path => `- ${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(path, MAX_PATH), address(path))}`);
    if (paths.length > MAX_PAGES)
        items.push(`- and ${paths.length - MAX_PAGES} more`);
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}:\n\n${items.join('\n')}`];
}
function findingSections(findings) {
    const counts = (0,checks_findings/* countByKind */.Le)(findings);
    const kinds = checks_findings/* FINDING_KINDS */.mH.filter(kind => counts[kind] > 0);
    if (kinds.length === 0)
        return ['### Findings\n\nNo broken links, and nothing else was found.'];
    const worst = findings.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count).slice(0, MAX_WORST);
    return [
        `### Findings\n\n${(0,markdown/* table */.tp)(['Kind', 'Targets'], kinds.map(kind => [(0,markdown/* code */.aY)(kind), String(counts[kind])]))}`,
        (0,markdown/* table */.tp)(['Worst', '', 'Pages'], worst.map(({ kind, target, count }) => [(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(target, MAX_PATH)), (0,markdown/* code */.aY)(kind), String(count)]))
    ];
}
/** Kinds that can fail a run come first. */
function rank({ kind }) {
    return checks_findings/* FINDING_KINDS */.mH.indexOf(kind) < 4 ? 0 : 1;
}
function pages(amount) {
    return `${amount} page${amount === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./.build/export/summary/summary.js






// The runner drops a summary above 1 MiB as a whole. With these, ours ends far below, whatever the service sent.
const MAX_NAME = 300;
const MAX_TEXT = 2000;
const MAX_ROWS = 40;
/** Charts of shorter runs say nothing. */
const MIN_CHART_MS = 60_000;
/** The job summary as Markdown: how it ended and where things are first, how it went after that. */
function renderSummary(report) {
    const { failure, deliveries } = report;
    const sections = [
        `## ${heading(report)}`,
        highlights(report),
        failure && (0,markdown/* alert */.xE)('CAUTION', [`**${summary_text(failure.what)}**`, summary_text(failure.advice), (0,markdown/* code */.aY)(failure.code)]),
        deliveries.length > 0 && (0,markdown/* table */.tp)(['Delivered to', ''], deliveries.slice(0, MAX_ROWS).map(deliveryRow)),
        expiryWarning(report),
        ...(report.reviewed === undefined
            ? []
            : reviewSections(report.reviewed, report.domain, report.basePath ?? '/')),
        details(report),
        stagesPicture(report),
        progressPicture(report)
    ];
    return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`;
}
function heading({ domain, jobId, failure, deliveries, archive, link: reported }) {
    const what = summary_name(domain ?? jobId ?? 'The documentation');
    const missed = deliveries.filter(({ ok }) => !ok).length;
    if (missed > 0 && (archive ?? reported) !== undefined) {
        return `❌ ${what}: ${missed} of ${deliveries.length} deliveries failed`;
    }
    return failure ? `❌ Export of ${what} failed` : `✅ ${what} exported`;
}
function highlights({ pageCount, site, archive, startedAt, endedAt }) {
    // What is in the archive, rather than what the service counted.
    const pages = site?.pageCount ?? pageCount;
    const facts = [
        pages !== undefined && `**${count(pages, 'page')}**`,
        archive && `**${(0,units/* formatBytes */.z3)(archive.size)}**`,
        endedAt !== undefined && `took **${(0,units/* formatDuration */.a3)(endedAt - startedAt)}**`
    ];
    return facts.filter(fact => typeof fact === 'string').join(' · ');
}
function deliveryRow({ kind, ok, text: what, url }) {
    return [
        `${ok ? '✅' : '❌'} ${inputs/* DELIVERIES */.rV[kind].label}`,
        url === undefined ? summary_text(what) : (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(what, MAX_TEXT), url)
    ];
}
/** A deployment reads the link out of its config whenever a pod starts, long after this run. */
function expiryWarning(report) {
    const { link: reported, deliveries, jobId } = report;
    if (reported === undefined || !deliveries.some(({ kind, expires }) => kind === 'config' && expires))
        return undefined;
    return (0,markdown/* alert */.xE)('WARNING', [
        `The link in the deployment config expires at ${expiry(reported, report)}. A deployment that starts or restarts after that cannot download the bundle.`,
        `Run this action again before then${jobId === undefined ? '' : `; with ${(0,markdown/* code */.aY)('job-id')} ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(jobId, MAX_NAME))} it gets a fresh link without exporting again`}.`
    ]);
}
function details(report) {
    const { jobId, status, commit, archive, site, link: reported, runUrl } = report;
    const rows = [
        [
            'Commit',
            commit?.sha && (0,markdown/* code */.aY)(commit.sha),
            commit?.ref && summary_name(commit.ref),
            commit?.message && summary_name(commit.message)
        ],
        ['Export job', jobId && (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(jobId, MAX_NAME)), status && summary_name(status)],
        [
            'Archive',
            archive && (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)((0,external_node_path_.basename)(archive.path), MAX_NAME)),
            archive && (0,units/* formatBytes */.z3)(archive.size)
        ],
        ['SHA-256', archive && (0,markdown/* code */.aY)(archive.sha256)],
        ['Site', site && count(site.fileCount, 'file'), site && count(site.pageCount, 'page')],
        [
            'Link',
            reported?.url && (0,markdown/* link */.nf)('download', reported.url),
            reported && `expires ${expiry(reported, report)}`
        ],
        ['Run', runUrl && (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(runUrl, MAX_NAME), runUrl)]
    ];
    const filled = rows
        .map(([label, ...facts]) => [label, facts.filter(Boolean).join(' · ')])
        .filter(([, facts]) => facts !== '');
    return filled.length === 0 ? undefined : (0,markdown/* table */.tp)(['Details', ''], filled);
}
function expiry({ expiresAt, endsAt }, { startedAt, endedAt }) {
    const left = endsAt - (endedAt ?? startedAt);
    const moment = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return left > 0 ? `**${moment}** (in ${(0,units/* formatDuration */.a3)(left)})` : `**${moment}** (expired)`;
}
function stagesPicture({ stages, startedAt, endedAt }) {
    // Nobody asks where the seconds went.
    if (stages.length === 0 || (endedAt ?? startedAt) - startedAt < MIN_CHART_MS)
        return undefined;
    const bars = stages.slice(0, MAX_ROWS).map(stage => ({
        name: (0,markdown/* clip */.$Q)(stage.name, 60),
        startedAt: stage.startedAt,
        endedAt: stage.endedAt ?? endedAt ?? startedAt,
        failed: stage.failed ?? false
    }));
    return (0,markdown/* fence */.EU)('mermaid', gantt('Where the time went', bars));
}
function progressPicture({ progress, startedAt, endedAt }) {
    if ((endedAt ?? startedAt) - startedAt < MIN_CHART_MS)
        return undefined;
    // Two points are a straight line, and one value all the time is a flat one: neither tells anything.
    if (progress.length < 3 || new Set(progress.map(({ percent }) => percent)).size < 2)
        return undefined;
    const samples = progress.map(({ at, percent }) => ({ at, value: percent }));
    return (0,markdown/* fence */.EU)('mermaid', progressChart('Rendering on the service', samples));
}
function summary_name(value) {
    return (0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(value, MAX_NAME));
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}
function count(amount, noun) {
    // Not toLocaleString: loading the tables of all languages for one comma costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    return `${digits} ${noun}${amount === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./.build/export/update.js





/** Publishes the latest commit of a project, so that the export contains it. Resolves to that commit. */
async function updateProject(projectId, context) {
    const { service, log, pollIntervalMs, timeoutMs, setOutput } = context;
    let sha;
    const onPoll = ({ commit }) => {
        if (commit.sha === undefined || commit.sha === sha)
            return;
        sha = commit.sha;
        setOutput('commit-sha', sha);
    };
    try {
        const statusId = await service.startUpdate(projectId);
        log.info(`Started update ${statusId}.`);
        const update = await (0,wait/* waitForJob */.q)({
            read: async () => await service.getUpdate(statusId),
            hasEnded: ({ status }) => status === 'success' || status === 'failure',
            describe: changeLines(),
            onPoll,
            pollIntervalMs
        }, context);
        if (update.status === 'failure') {
            throw new runtime_failure/* Failure */.HR('update-failed', `The update of project ${projectId} failed. ${reasonOf(update)}`);
        }
        return update.commit;
    }
    catch (error) {
        throw (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs,
            state: `The update of project ${projectId} may still be running. No export was started.`,
            advice: 'Check the update on the dashboard of the service, then run again.'
        });
    }
}
function changeLines() {
    let last = '';
    return ({ status, commit }) => {
        const line = [status, describeCommit(commit)].filter(part => part !== '').join(' · ');
        if (line === last)
            return undefined;
        last = line;
        return line;
    };
}
const MAX_COMMIT_MESSAGE = 100;
/** `commit 4f2a… on main: Fix a typo`, as far as the service sent it. */
function describeCommit({ sha, ref, message }) {
    if (sha === undefined)
        return '';
    const subject = message === undefined ? '' : `: ${(0,markdown/* clip */.$Q)(toLine(message.split('\n', 1).join()), MAX_COMMIT_MESSAGE)}`;
    return `commit ${sha}${ref === undefined ? '' : ` on ${(0,markdown/* clip */.$Q)(toLine(ref), MAX_COMMIT_MESSAGE)}`}${subject}`;
}
// An annotation is cut off after 4,096 characters, and the advice follows.
const MAX_SUMMARY = 1000;
const MAX_LOG_LINES = 10;
const MAX_LOG_LINE = 150;
function reasonOf({ summary, logs }) {
    const lines = logs
        .flatMap(text => text.split('\n'))
        .map(line => (0,markdown/* clip */.$Q)(toLine(line), MAX_LOG_LINE))
        .filter(line => line !== '')
        .slice(-MAX_LOG_LINES);
    return [
        summary === undefined
            ? 'The service gave no reason.'
            : `The service responded: ${(0,markdown/* clip */.$Q)(toLine(summary), MAX_SUMMARY)}`,
        ...(lines.length === 0 ? [] : ['The end of its log:', ...lines])
    ].join('\n');
}
/** Build logs contain colors and progress bars. */
function toLine(text) {
    return (0,external_node_util_.stripVTControlCharacters)(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./.build/export/main.js













/** Runs the export. The summary is written on success and on failure. */
async function main(inputs, given) {
    const { clock, writeSummary } = given;
    const record = {
        ...(inputs.domain !== undefined && { domain: inputs.domain }),
        startedAt: clock.now(),
        stages: [],
        progress: [],
        deliveries: []
    };
    try {
        await exportSite(inputs, record, { ...given, deadline: record.startedAt + inputs.timeoutMs });
    }
    catch (error) {
        const failure = explainFailure(error, inputs, record);
        record.failure = { code: failure.code, what: failure.message, advice: failure.advice };
        throw failure;
    }
    finally {
        record.endedAt = clock.now();
        await writeSummary(renderSummary(record));
    }
}
/** Every error names the job, once there is one. */
function explainFailure(error, { timeoutMs }, { jobId }) {
    if (jobId === undefined) {
        return (0,runtime_failure/* asFailure */.h_)((0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs,
            state: 'No export job is known yet.',
            advice: 'Check that the service responds, and run again. The start request may have been accepted: then the service may reject another one until that job has ended.'
        }));
    }
    const failure = (0,runtime_failure/* asFailure */.h_)((0,stop_reason/* explainStop */.cV)(error, {
        timeoutMs,
        state: `Export job ${jobId} may still be running.`,
        advice: `Run again with \`job-id: ${jobId}\` to resume it.`
    }));
    if (failure.code === 'timeout' || failure.code === 'cancelled' || failure.jobId === jobId)
        return failure;
    const { code, message, advice, cause } = failure;
    return new runtime_failure/* Failure */.HR(code, `${message} The export job is ${jobId}.`, { advice, cause, jobId });
}
async function exportSite(inputs, record, context) {
    const { clock, log, signal, service, setOutput } = context;
    const { previous } = await preflight(inputs, context);
    if (inputs.updateProject !== undefined) {
        await publishLatestCommit(inputs.updateProject, inputs, record, context);
    }
    const jobId = inputs.jobId ?? (await startJob(inputs, context));
    record.jobId = jobId;
    setOutput('job-id', jobId);
    // Before the cleanup, which may take longer than the runner waits.
    signal.addEventListener('abort', () => log.info(`Stopping. Export job ${jobId} continues on the service.`));
    const waitForJob = async () => {
        const { pageCount } = await awaitCompletion(jobId, {
            ...context,
            pollIntervalMs: inputs.pollIntervalMs,
            onPoll: seen => {
                if (seen.status !== record.status)
                    setOutput('status', seen.status);
                recordPoll(record, seen, clock.now());
            }
        });
        if (pageCount !== undefined)
            setOutput('page-count', pageCount);
    };
    await log.group(`Waiting for export job ${jobId}`, waitForJob);
    const { baseUrl, pollIntervalMs, maskUrl } = inputs;
    const publish = (link) => publishLink(link, inputs, record, context);
    const link = await Link.request({ jobId, service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish }, context);
    const fetched = await fetchRequested(jobId, link, inputs, previous, record, context);
    if (fetched.reviewed?.failure !== undefined) {
        await deliverReportOnly({ ...fetched, link }, inputs, record, context);
        throw fetched.reviewed.failure;
    }
    const permanentUrl = permanentUrlOf(inputs, jobId, fetched.archive);
    if (permanentUrl !== undefined) {
        setOutput('deployment-config', (0,deployment_config/* deploymentConfig */.QT)(permanentUrl, inputs.version));
    }
    await deliverAll({ ...fetched, link, permanentUrl }, inputs, { ...context, record });
    const where = record.deliveries.map(({ kind, text }) => `${kind} (${text})`);
    log.info(`Exported ${inputs.domain ?? `job ${jobId}`}: ${where.join(', ')}.`);
}
async function publishLatestCommit(projectId, { pollIntervalMs, timeoutMs }, record, context) {
    const { clock, log } = context;
    const update = async () => await updateProject(projectId, { ...context, pollIntervalMs, timeoutMs });
    record.commit = await timeStage(record, {
        name: 'Publishing the latest commit',
        clock,
        work: async () => await log.group(`Publishing the latest commit of project ${projectId}`, update)
    });
}
async function startJob(inputs, { service, log }) {
    const { domain, version, paths } = inputs;
    if (domain === undefined)
        throw new Error('neither domain nor job-id is set');
    const jobId = await service.startExport({ domain, version, paths });
    log.info(`Started export job ${jobId} for ${domain}.`);
    return jobId;
}
/** Outputs and summary show the newest link. */
function publishLink({ url, expiresAt, endsAt }, { maskUrl, version, configUrl }, record, { setOutput }) {
    record.link = { expiresAt, endsAt, ...(!maskUrl && { url }) };
    setOutput('bundle-url', url);
    setOutput('expires-at', expiresAt.toISOString());
    if (configUrl === undefined)
        setOutput('deployment-config', (0,deployment_config/* deploymentConfig */.QT)(url, version));
}
function permanentUrlOf({ configUrl, version, domain }, jobId, archive) {
    if (configUrl === undefined)
        return undefined;
    return (0,deployment_config/* fillUrlTemplate */.jU)(configUrl, { sha256: archive?.sha256, version, domain, 'job-id': jobId });
}
function publishReview({ changes, changesPath, checks, failure }, { setOutput, log }) {
    setOutput('changed', String((0,review_changes/* hasChanged */.$H)(changes)));
    setOutput('changes-path', changesPath);
    log.info((0,review/* describeChanges */.DT)(changes));
    if (checks === undefined)
        return;
    const { line, needsAttention } = (0,review/* describeFindings */.kA)(checks.findings);
    // With a failure, one error says the same.
    if (needsAttention && failure === undefined)
        log.warning(`${line} See the report for the pages.`);
    else
        log.info(line);
    const counts = (0,checks_findings/* countByKind */.Le)(checks.findings);
    setOutput('broken-links', counts['broken-link']);
    setOutput('external-resources', counts['external-resource']);
    setOutput('checks-path', checks.path);
}
/** The report shows what stopped the run, so it is delivered even then. */
async function deliverReportOnly(exported, inputs, record, context) {
    if (!inputs.deliver.has('report'))
        return;
    try {
        await deliverAll(exported, { ...inputs, deliver: new Set(['report']) }, { ...context, record });
    }
    catch (error) {
        // The run fails for a reason that matters more.
        if ((0,stop_reason/* isStop */.jX)(error))
            throw error;
    }
}
async function fetchRequested(jobId, link, inputs, previous, record, context) {
    const { needs, outputDir: folder, artifact, domain, version } = inputs;
    const { site: extract, archive: keepArchive } = needs;
    if (!extract && !keepArchive)
        return {};
    const { clock, log, setOutput } = context;
    const about = { domain, jobId, version, pageCount: record.pageCount };
    const title = extract ? 'Downloading and extracting' : 'Downloading';
    // Not loaded by runs that download nothing.
    const { fetchArchive } = await Promise.all(/* import() */[__webpack_require__.e(161), __webpack_require__.e(740), __webpack_require__.e(657)]).then(__webpack_require__.bind(__webpack_require__, 80657));
    const work = async () => await fetchArchive({ link, folder, name: artifact.name, extract, keepArchive, about, review: inputs, previous }, context);
    const fetched = await timeStage(record, {
        name: title,
        clock,
        work: async () => await log.group(title, work)
    });
    const { archive, site, reviewed } = fetched;
    record.archive = archive;
    setOutput('archive-path', archive.path);
    setOutput('archive-sha256', archive.sha256);
    setOutput('archive-size', archive.size);
    if (site !== undefined) {
        record.site = site;
        setOutput('site-path', site.path);
        setOutput('file-count', site.fileCount);
        setOutput('manifest-path', site.manifestPath);
    }
    if (reviewed === undefined)
        return fetched;
    record.reviewed = reviewed;
    record.basePath = inputs.basePath;
    publishReview(reviewed, context);
    const { writeReport } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 34398));
    const reportPath = await writeReport(reviewed, inputs, record, context);
    setOutput('report-path', reportPath);
    return { ...fetched, reportPath };
}


/***/ }),

/***/ 80297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   kA: () => (/* binding */ describeFindings),
/* harmony export */   q1: () => (/* binding */ reviewSite)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6082);
/* harmony import */ var _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10279);
/* harmony import */ var _review_previous_manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66142);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _archive_work_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95165);






const MAX_LISTED = 5;
/** Compares the site with the previous export, and writes `changes.json` and `checks.json`. */
async function reviewSite({ files, review }, { check, maxPageDrop, outputDir }, previous) {
    const withContent = files.map(file => ({ ...file, content: review?.contents.get(file.path) }));
    const changes = (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .compareManifests */ .kK)(previous?.files, withContent);
    const changesPath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputDir, 'changes.json');
    await (0,_archive_work_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWholeFile */ .R0)(changesPath, (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_4__/* .changesText */ .Tb)(changes));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputDir, 'checks.json');
    if (review !== undefined)
        await (0,_archive_work_files_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWholeFile */ .R0)(path, (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .checksText */ .rW)(review.findings));
    const failing = check === 'fail' ? (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .failingFindings */ .v9)(review?.findings ?? [], previous?.findings) : [];
    return {
        files: withContent,
        previous,
        changes,
        changesPath,
        checks: review && { findings: review.findings, hosts: review.hosts, titles: review.titles, path },
        findingDigests: review && (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .findingDigests */ .xP)(review.findings),
        failure: pageDropFailure(files, previous, maxPageDrop) ?? checkFailure(failing, previous !== undefined)
    };
}
function pageDropFailure(files, previous, maxPageDrop) {
    if (previous === undefined)
        return undefined;
    const [before, now] = [(0,_review_previous_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .pageCountOf */ .YX)(previous.files), (0,_review_previous_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .pageCountOf */ .YX)(files)];
    const drop = (0,_review_previous_manifest_js__WEBPACK_IMPORTED_MODULE_5__/* .pageDrop */ .pl)(before, now);
    if (drop <= maxPageDrop)
        return undefined;
    const percent = (share) => `${Number((share * 100).toFixed(1))}%`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-pages-dropped', `The site has ${now} pages, the previous export had ${before}. It lost ${percent(drop)} of its pages; \`max-page-drop\` allows ${percent(maxPageDrop)}. Nothing was delivered.`);
}
function checkFailure(failing, isCompared) {
    if (failing.length === 0)
        return undefined;
    const listed = failing
        .slice(0, MAX_LISTED)
        .map(({ kind, target, pages: [page] }) => `- ${kind} ${target}${page === undefined ? '' : ` on ${page}`}`);
    const rest = failing.length - listed.length;
    if (rest > 0)
        listed.push(`- and ${rest} more`);
    const amount = failing.length === 1 ? '1 problem' : `${failing.length} problems`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-check-failed', `The check of the site found ${amount}${isCompared ? ' that the previous export did not have' : ''}. Nothing was delivered.\n${listed.join('\n')}`);
}
/** One line for the log. */
function describeChanges({ first, added, changed, rebuilt, removed }) {
    if (first)
        return `Changes: this is the first export, with ${added.length} pages.`;
    return `Changes since the previous export: ${added.length} pages added, ${changed.length} changed, ${removed.length} removed, ${rebuilt.length} rebuilt without a change of content.`;
}
/** One line for the log, and whether a reader should look at it. */
function describeFindings(findings) {
    const counts = (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .countByKind */ .Le)(findings);
    const parts = _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .FINDING_KINDS */ .mH.filter(kind => counts[kind] > 0).map(kind => `${counts[kind]} ${kind}`);
    return {
        line: parts.length === 0 ? 'Checks: no problems found.' : `Checks: ${parts.join(', ')}.`,
        needsAttention: _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILING_KINDS */ .$m.some(kind => counts[kind] > 0)
    };
}


/***/ }),

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ hasChanged),
/* harmony export */   Tb: () => (/* binding */ changesText),
/* harmony export */   kK: () => (/* binding */ compareManifests)
/* harmony export */ });
/* harmony import */ var _page_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9402);

function compareManifests(previous, current) {
    const changes = {
        first: previous === undefined,
        added: [],
        changed: [],
        rebuilt: [],
        removed: [],
        files: { added: 0, changed: 0, removed: 0 }
    };
    const before = new Map(previous?.map(file => [file.path, file]));
    for (const file of current) {
        const earlier = before.get(file.path);
        before.delete(file.path);
        if (earlier === undefined)
            note(changes, 'added', file.path);
        else if (earlier.sha256 !== file.sha256) {
            const isRebuilt = (0,_page_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .y)(file.path) && file.content !== undefined && earlier.content === file.content;
            if (isRebuilt)
                changes.rebuilt.push(file.path);
            else
                note(changes, 'changed', file.path);
        }
    }
    for (const path of before.keys())
        note(changes, 'removed', path);
    for (const list of ['added', 'changed', 'rebuilt', 'removed'])
        changes[list].sort();
    return changes;
}
/** Whether readers see something else than before. */
function hasChanged({ first, added, changed, removed }) {
    return first || added.length + changed.length + removed.length > 0;
}
function changesText({ first, added, changed, rebuilt, removed, files }) {
    return `${JSON.stringify({ version: 1, first, added, changed, rebuilt, removed, files }, undefined, 2)}\n`;
}
function note(changes, list, path) {
    if ((0,_page_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .y)(path))
        changes[list].push(path);
    else
        changes.files[list]++;
}


/***/ }),

/***/ 10279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ FAILING_KINDS),
/* harmony export */   AK: () => (/* binding */ findingDigest),
/* harmony export */   Le: () => (/* binding */ countByKind),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   rW: () => (/* binding */ checksText),
/* harmony export */   v9: () => (/* binding */ failingFindings),
/* harmony export */   xP: () => (/* binding */ findingDigests),
/* harmony export */   xe: () => (/* binding */ FindingCollector)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** In the order in which they are reported. */
const FINDING_KINDS = [
    'broken-link',
    'broken-anchor',
    'missing-resource',
    'missing-page',
    'external-resource',
    'insecure-resource',
    'foreign-canonical',
    'noindex',
    'sitemap'
];
/** Kinds that `check: fail` fails for. */
const FAILING_KINDS = FINDING_KINDS.slice(0, 4);
const MAX_PAGES = 10;
/** In `checks.json`, and in the report. */
const MAX_FINDINGS = 5000;
const DIGEST_LENGTH = 16;
/** In the manifest: 2 MB. */
const MAX_DIGESTS = 100_000;
/** Collects findings, one per kind and target, with the first files that refer to each. */
class FindingCollector {
    #ignore;
    /** By kind: the number of each target, or -1 when it is ignored. */
    #numbers = new Map();
    /** By number. A site can have a million findings, so there is no object for each. */
    #counts = [];
    #lastFile = [];
    /** The first file, or all of the first files when there are several. */
    #files = [];
    constructor(ignore) {
        this.#ignore = ignore;
    }
    /** The number of a finding, or -1 when `check-ignore` covers its target. */
    open(kind, target) {
        const numbers = this.#numbers.get(kind) ?? new Map();
        this.#numbers.set(kind, numbers);
        const known = numbers.get(target);
        if (known !== undefined)
            return known;
        const isIgnored = this.#ignore.some(pattern => pattern.matches(target));
        const number = isIgnored ? -1 : this.#counts.length;
        numbers.set(target, number);
        if (isIgnored)
            return -1;
        this.#counts.push(0);
        this.#lastFile.push(-1);
        this.#files.push(-1);
        return number;
    }
    /** All references of one file have to come together, so that each file counts once. */
    add(number, file) {
        if (number < 0 || this.#lastFile[number] === file)
            return;
        this.#lastFile[number] = file;
        const count = this.#counts[number] + 1;
        this.#counts[number] = count;
        if (count === 1)
            this.#files[number] = file;
        else
            this.#files[number] = withFile(this.#files[number], file);
    }
    /** Sorted by kind and target. `pathOf` names a file. */
    finish(pathOf) {
        return FINDING_KINDS.flatMap(kind => {
            const found = [...(this.#numbers.get(kind) ?? [])].filter(([, number]) => number >= 0);
            return found
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([target, number]) => {
                const count = this.#counts[number];
                const files = count === 0 ? [] : [this.#files[number]].flat();
                return { kind, target, count, pages: files.map(pathOf) };
            });
        });
    }
}
/** The first files in order, with one more. */
function withFile(first, file) {
    const files = typeof first === 'number' ? [first] : first;
    if (files.length === MAX_PAGES && files.at(-1) < file)
        return files;
    const at = files.findIndex(other => other > file);
    files.splice(at < 0 ? files.length : at, 0, file);
    if (files.length > MAX_PAGES)
        files.pop();
    return files;
}
function countByKind(findings) {
    const counts = Object.fromEntries(FINDING_KINDS.map(kind => [kind, 0]));
    for (const { kind } of findings)
        counts[kind]++;
    return counts;
}
/** `checks.json`: docs/checks.md describes it. One finding a line, so that two files can be compared line by line. */
function checksText(findings) {
    const listed = findings.slice(0, MAX_FINDINGS);
    const lines = listed.map(({ kind, target, count, pages }) => `\n    ${JSON.stringify({ kind, target, count, pages })}`);
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
/** Digests of the findings that can fail a run, sorted. */
function findingDigests(findings) {
    return findings
        .filter(({ kind }) => FAILING_KINDS.includes(kind))
        .slice(0, MAX_DIGESTS)
        .map(findingDigest)
        .sort();
}
/** Findings that fail a run with `check: fail`: with a previous export only those that it did not have. */
function failingFindings(findings, previous) {
    const known = new Set(previous);
    return findings.filter(finding => FAILING_KINDS.includes(finding.kind) && !known.has(findingDigest(finding)));
}


/***/ }),

/***/ 45844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ largestGrowth)
/* harmony export */ });
/** Files that grew most, new files included. */
function largestGrowth(files, previous, max) {
    const before = new Map(previous.map(({ path, size }) => [path, size]));
    return files
        .map(({ path, size }) => ({ path, size, growth: size - (before.get(path) ?? 0) }))
        .filter(({ growth }) => growth > 0)
        .sort((a, b) => b.growth - a.growth || (a.path < b.path ? -1 : 1))
        .slice(0, max);
}


/***/ }),

/***/ 9402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ liveAddress),
/* harmony export */   y: () => (/* binding */ isPage)
/* harmony export */ });
/** Whether a file is a page that readers open. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** The address of a page on the live site. */
function liveAddress(path, { domain, basePath }) {
    const base = `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain)}${base}${page.split('/').map(encodeURIComponent).join('/')}`;
}


/***/ }),

/***/ 66142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   pl: () => (/* binding */ pageDrop)
/* harmony export */ });
/* harmony import */ var _page_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9402);

const MANIFEST_VERSION = 1;
function parseManifest(text) {
    let manifest;
    try {
        manifest = JSON.parse(text);
    }
    catch (error) {
        return damaged(`it is not JSON: ${error.message}`);
    }
    if (!isRecord(manifest))
        return damaged('it is not an object');
    const { manifestVersion, files, findings } = manifest;
    if (typeof manifestVersion !== 'number')
        return damaged('`manifestVersion` is missing');
    if (manifestVersion > MANIFEST_VERSION) {
        return {
            problem: 'later-version',
            detail: `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`
        };
    }
    if (!Array.isArray(files))
        return damaged('`files` is missing');
    const bad = files.findIndex(file => !isFile(file));
    if (bad >= 0)
        return damaged(`\`files[${bad}]\` needs \`path\`, \`size\` and \`sha256\``);
    if (findings !== undefined && !isStrings(findings))
        return damaged('`findings` is not a list of digests');
    return { files: files, findings };
}
function pageCountOf(files) {
    return files.reduce((count, { path }) => count + ((0,_page_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .y)(path) ? 1 : 0), 0);
}
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}
function damaged(detail) {
    return { problem: 'damaged', detail };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isFile(value) {
    if (!isRecord(value))
        return false;
    const { path, size, sha256, content } = value;
    return (typeof path === 'string' &&
        typeof size === 'number' &&
        typeof sha256 === 'string' &&
        (content === undefined || typeof content === 'string'));
}
function isStrings(value) {
    return Array.isArray(value) && value.every(item => typeof item === 'string');
}


/***/ })

};
