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
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST']);
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

/***/ 84914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ retryWhileLocked),
/* harmony export */   K: () => (/* binding */ DISK)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

const DISK = { rename: node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename, link: node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link, platform: process.platform };
/** Not cancelable: it takes moments, and must not stop halfway. */
const NEVER = new AbortController().signal;
const MAX_ATTEMPTS = 10;
const DELAY_MS = 100;
/** On Windows, a virus scanner or an indexer that has a file open for a moment makes renaming or linking it fail. */
async function retryWhileLocked(work, { clock }, platform) {
    for (let attempt = 1;; attempt++) {
        try {
            await work();
            return;
        }
        catch (error) {
            const { code = '' } = error;
            const isPassing = platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code);
            if (!isPassing || attempt === MAX_ATTEMPTS)
                throw error;
            await clock.sleep(DELAY_MS * attempt, NEVER);
        }
    }
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
/* harmony import */ var _locked_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84914);
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
const NAME = /^\.(?:archive|site)-(?<host>[0-9a-f]{8})-(?<pid>\d+)(?:\.(?<start>\d+))?-[0-9a-f]{8}$/;
/** The maximum of `timeout`: no run is older than this. */
const MAX_RUN_MS = 7 * 24 * 3_600_000;
const MAX_RESERVED_ATTEMPTS = 20;
const RESERVED_DELAY_MS = 100;
/** The names in use by this process: after a restart, another process can have the same id. */
const inUse = new Set();
/** When this process started; empty where the system does not say. */
let ownStart;
/**
 * The path of a temporary file or folder that belongs to one run. Its name contains the machine and the process, so that
 * the next run can tell a leftover from the file of a run that is still working. Disposing it removes what is there.
 */
class WorkPath {
    path;
    #name;
    #log;
    constructor(folder, kind, { log }) {
        this.#log = log;
        ownStart ??= describeProcess('self')?.start ?? '';
        const owner = ownStart === '' ? process.pid : `${process.pid}.${ownStart}`;
        this.#name = `.${kind}-${HOST}-${owner}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}`;
        this.path = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, this.#name);
        inUse.add(this.#name);
    }
    async [Symbol.asyncDispose]() {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(this.path, { recursive: true, force: true, maxRetries: 3 });
        }
        catch (error) {
            // Another program has a file open. What the run has done is complete nevertheless.
            this.#log.warning(`${this.path} could not be removed (${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error)}). The next run removes it.`);
        }
        inUse.delete(this.#name);
    }
}
/** Writes a file completely or not at all: a full disk leaves no partial file, and the old one stays until then. */
async function writeWholeFile(path, text, context, disk = {}) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path);
    const { rename, platform } = { ..._locked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .DISK */ .K, ...disk };
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const partial = __addDisposableResource(env_1, new WorkPath(folder, 'archive', context), true);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(partial.path, text);
            await (0,_locked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .retryWhileLocked */ .G)(() => rename(partial.path, path), context, platform);
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
    const { host, pid, start } = NAME.exec(name)?.groups ?? {};
    if (pid === undefined || inUse.has(name))
        return false;
    if (host === HOST && !isRunning(Number(pid), start))
        return true;
    // The folder is shared with another machine or container, or nothing shows that the process id is in use again.
    const { mtimeMs } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
    return now - mtimeMs > MAX_RUN_MS;
}
function isRunning(pid, start) {
    // This process does not know the name: the file is from an earlier process with the same id.
    if (pid === process.pid)
        return false;
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        // EPERM: it exists and belongs to another user.
        if (error.code === 'ESRCH')
            return false;
    }
    const found = describeProcess(pid);
    if (found === undefined)
        return true;
    return !found.isDead && (start === undefined || found.start === start);
}
/**
 * From /proc, which only Linux has. There an id says little: in a container whose first process does not collect the
 * processes that ended, a dead one keeps its id forever, and small ids are soon in use again. The start is a number of
 * clock ticks since the machine started.
 */
function describeProcess(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        // The name of the program comes before these fields, in parentheses, and may contain spaces and parentheses.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [state = '', start = ''] = [fields[0], fields[19]];
        return /^\d+$/.test(start) ? { isDead: 'ZXx'.includes(state), start } : undefined;
    }
    catch {
        return undefined;
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
async function moveIntoPlace({ path, sha256 }, place, known, context, disk = {}) {
    const all = { ..._locked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .DISK */ .K, ...disk };
    const found = await identify(place);
    if (found !== undefined && found === known.get(place))
        await removeExactly(place, found, context, all);
    if (await createLink(path, place, context, all))
        return;
    if ((await sha256Of(place)) === sha256)
        return;
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('output-dir-in-use', `Another run wrote ${place} at the same time, with another content. Its file is unchanged.`);
}
/** Moves the file away first: between a check and the removal, another run could have replaced it. */
async function removeExactly(place, identity, context, disk) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const old = __addDisposableResource(env_2, new WorkPath((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(place), 'archive', context), true);
        await (0,_locked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .retryWhileLocked */ .G)(() => disk.rename(place, old.path), context, disk.platform).catch(unless('ENOENT'));
        const moved = await identify(old.path);
        if (moved !== undefined && moved !== identity)
            await createLink(old.path, place, context, disk);
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
/** What `link` fails with on disks without hard links. EISDIR: on Windows. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EISDIR'];
/** False when there is a file already. Unlike a rename, this never replaces one. */
async function createLink(path, place, context, disk) {
    try {
        await (0,_locked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .retryWhileLocked */ .G)(() => disk.link(path, place), context, disk.platform);
        return true;
    }
    catch (error) {
        const { code = '' } = error;
        if (code === 'EEXIST')
            return false;
        if (!NO_LINKS.includes(code))
            throw error;
        return await renameToNew(path, place, context, disk);
    }
}
/** The same on a disk without hard links: an empty file reserves the place. */
async function renameToNew(path, place, context, disk) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(place, '', { flag: 'wx' });
    }
    catch (error) {
        if (error.code !== 'EEXIST')
            throw error;
        await waitWhileReserved(place, context);
        return false;
    }
    try {
        await (0,_locked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .retryWhileLocked */ .G)(() => disk.rename(path, place), context, disk.platform);
        return true;
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(place, { force: true });
        throw error;
    }
}
/** Another run is about to rename its file to this place. */
async function waitWhileReserved(place, { clock, signal }) {
    for (let attempt = 1; attempt <= MAX_RESERVED_ATTEMPTS; attempt++) {
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(place)).size > 0)
            return;
        await clock.sleep(RESERVED_DELAY_MS, signal);
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

/***/ 75393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   Ns: () => (/* binding */ staticExport),
/* harmony export */   QT: () => (/* binding */ deploymentConfig),
/* harmony export */   jU: () => (/* binding */ fillUrlTemplate),
/* harmony export */   k9: () => (/* binding */ problemOfUrlTemplate)
/* harmony export */ });
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30306);

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
    const url = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(template.replaceAll(/\{[^{}]*\}/g, 'x'));
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
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45178);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30306);



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
        errorsPage: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_1__/* .errorsPage */ .P)(env),
        runId: env['GITHUB_RUN_ID'] ?? '',
        repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
        branch: env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || (env['GITHUB_REF_NAME'] ?? ''),
        sha: env['GITHUB_SHA'] || undefined,
        hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']),
        ...(eventRelease !== undefined && { eventRelease })
    };
}
/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
function artifactsAvailable(serverUrl) {
    const host = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(serverUrl)?.hostname ?? '';
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
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47428);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77216);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62767);






// The artifact client uploads blocks of 8 MB over five connections by default, and holds all of them in memory.
process.env['ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY'] ??= '2';
await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Qh, secrets: ['api-key', 'github-token'] }, async (given, runContext) => {
    const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitHubContext */ .L)(process.env);
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .Ko)(given, github);
    const context = { ...runContext, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(runContext.signal, inputs.service.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_5__/* .main */ .i)(inputs, { ...context, github, service: (0,_service_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createService */ .s)(inputs.service, context) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 37:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rV: () => (/* binding */ DELIVERIES),
  Qh: () => (/* binding */ INPUT_NAMES),
  Ko: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./.build/runtime/input-fields.js
var input_fields = __webpack_require__(89375);
// EXTERNAL MODULE: ./.build/service/service-inputs.js
var service_inputs = __webpack_require__(45279);
// EXTERNAL MODULE: ./.build/export/deployment-config.js
var deployment_config = __webpack_require__(75393);
// EXTERNAL MODULE: ./.build/review/checks/findings.js
var findings = __webpack_require__(10279);
// EXTERNAL MODULE: ./.build/site/glob.js
var glob = __webpack_require__(29580);
;// CONCATENATED MODULE: ./.build/review/checks/ignored-targets.js

/** A pattern of `check-ignore`, or what is wrong with it. */
function parseIgnoredTarget(text) {
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
    return (0,glob/* parseGlob */.q)(text);
}

// EXTERNAL MODULE: ./.build/export/github-context.js
var github_context = __webpack_require__(77216);
// EXTERNAL MODULE: ./.build/runtime/parse-url.js
var parse_url = __webpack_require__(30306);
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
const anything = schemas/* optional */.lqM(schemas/* string */.YjP());
const fields = schemas/* object */.Ikc({
    'base-url': service_inputs/* baseUrl */.p,
    'api-key': service_inputs/* apiKey */.K,
    domain: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(problemOfDomain)),
    'job-id': schemas/* optional */.lqM(service_inputs.id),
    version: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/[\r\n]/.test(value) ? 'has several lines: use one' : undefined))),
    paths: schemas/* optional */.lqM((0,input_fields/* field */.ZZ)(input_fields/* entriesOf */.Mc)),
    'update-project': schemas/* optional */.lqM(service_inputs.id),
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
    'check-fail-on': schemas/* _default */.Rvf((0,input_fields/* field */.ZZ)(readKinds), [...findings/* FAILING_KINDS */.$m]),
    'base-path': schemas/* _default */.Rvf((0,input_fields/* text */.Qq)(problemOfBasePath), '/'),
    'check-ignore': schemas/* optional */.lqM((0,input_fields/* field */.ZZ)(readPatterns)),
    'previous-manifest': schemas/* _default */.Rvf(schemas/* string */.YjP(), 'last-run'),
    redirects: anything,
    'max-page-drop': schemas/* _default */.Rvf(input_fields/* share */.uM, 0.2),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 30 * 60_000),
    'poll-interval': schemas/* _default */.Rvf(input_fields/* duration */.p0, 10_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Parses and checks every input before the first request. */
function readInputs(given, { tempDir, workspace, serverUrl, eventRelease }) {
    const { deliver, problems } = readDeliver(given['deliver'] ?? 'artifact');
    const read = (0,input_fields/* readFields */.qU)(fields, given, cross);
    // The archives of two releases have different names: both are in one folder after a download.
    const nameParts = [(read.domain ?? read['job-id'] ?? '').slice(0, 150), read.version?.slice(0, 40)];
    const archiveName = read['artifact-name'] ?? ['static-export', ...nameParts.flatMap(fileName)].join('-');
    return {
        /** What is exported, and how its job is waited for. */
        service: {
            baseUrl: read['base-url'],
            apiKey: read['api-key'],
            domain: read.domain,
            jobId: read['job-id'],
            version: read.version,
            paths: read.paths,
            updateProject: read['update-project'],
            maskUrl: read['mask-url'],
            timeoutMs: read.timeout,
            pollIntervalMs: read['poll-interval']
        },
        /** What is downloaded, and where to. */
        output: {
            folder: read['output-dir'] === undefined
                ? (0,external_node_path_.join)(tempDir, 'static-export')
                : (0,external_node_path_.resolve)(workspace, read['output-dir']),
            archiveName,
            ...outputOf(deliver, read['config-url'])
        },
        review: {
            check: read.check,
            failOn: read['check-fail-on'],
            ignore: read['check-ignore'] ?? [],
            basePath: read['base-path'],
            previousManifest: previousManifestOf(read['previous-manifest'], workspace),
            redirects: read.redirects === undefined ? undefined : (0,external_node_path_.resolve)(workspace, read.redirects),
            maxPageDrop: read['max-page-drop']
        },
        deliveries: {
            kinds: deliver,
            artifact: {
                name: archiveName,
                format: read['artifact-format'],
                retentionDays: read['retention-days'],
                overwrite: read.overwrite
            },
            releaseTag: read['release-tag'],
            githubToken: read['github-token'],
            config: {
                file: read['config-file'] === undefined ? undefined : (0,external_node_path_.resolve)(workspace, read['config-file']),
                key: read['config-key'],
                url: read['config-url']
            }
        }
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
            ...gateProblems(given, outputOf(deliver).extract),
            (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'version') &&
                isMissing('version') &&
                '`config-url` contains {version}, but `version` is missing',
            (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'domain') &&
                isMissing('domain') &&
                '`config-url` contains {domain}, but `domain` is missing'
        ].filter(problem => problem !== false);
    }
}
function previousManifestOf(value, workspace) {
    return value === 'last-run' || value === 'none'
        ? { kind: value }
        : { kind: 'file', path: (0,external_node_path_.resolve)(workspace, value) };
}
/** Inputs that can stop a delivery, or that decide what it is compared with. All of them need the extracted site. */
const GATES = ['check-fail-on', 'previous-manifest', 'max-page-drop', 'redirects'];
/** A gate that cannot take effect is an error: nobody would notice that it is open. */
function gateProblems(given, extracts) {
    const isSet = (name) => {
        const parsed = fields.shape[name].safeParse(given[name]);
        return parsed.success && !(0,external_node_util_.isDeepStrictEqual)(parsed.data, fields.shape[name].parse(undefined));
    };
    const check = given['check'] ?? 'warn';
    const ineffective = GATES.filter(isSet).filter(name => given[name] !== 'none');
    const names = [...(check === 'fail' ? ['check: fail'] : []), ...ineffective].map(name => `\`${name}\``);
    return [
        ...(isSet('check-fail-on') && check !== 'fail'
            ? [`\`check-fail-on\` has no effect with \`check: ${check}\`: set \`check: fail\``]
            : []),
        ...(!extracts && names.length > 0
            ? [
                `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no effect, because \`deliver\` does not extract the site: add \`site\` or \`report\` to \`deliver\``
            ]
            : [])
    ];
}
/** In the order in which findings are reported. */
function readKinds(value) {
    const entries = (0,input_fields/* entriesOf */.Mc)(value);
    const unknown = entries.filter(entry => !findings/* FINDING_KINDS */.mH.includes(entry));
    const choices = `choose from ${findings/* FINDING_KINDS */.mH.join(', ')}`;
    if (unknown.length > 0)
        return new input_fields/* Problem */.AF(...unknown.map(entry => `"${entry}" is unknown: ${choices}`));
    return findings/* FINDING_KINDS */.mH.filter(kind => entries.includes(kind));
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
    // oxlint-disable-next-line no-control-regex
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
    const parsed = lines.filter(line => line !== '').map(parseIgnoredTarget);
    const problems = parsed.flatMap(pattern => ('problem' in pattern ? [pattern.problem] : []));
    if (problems.length > 0)
        return new input_fields/* Problem */.AF(...problems.map(problem => `has an invalid pattern: ${problem}`));
    return parsed.filter((pattern) => !('problem' in pattern));
}
function problemOfDomain(value) {
    if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
        return undefined;
    const meant = (0,parse_url/* parseUrl */.D)(value.includes('://') ? value : `https://${value}`)?.hostname;
    return meant === undefined || meant === '' || meant === value
        ? `"${value}" is not a host name: use the form docs.example.com`
        : `"${value}" is more than a host name: use ${meant}`;
}
/** The deliveries, and what is wrong with the input. */
function readDeliver(value) {
    const entries = (0,input_fields/* entriesOf */.Mc)(value);
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
/** What must be downloaded: the archive as a file that is kept, the site in it, both or nothing. */
function outputOf(deliver, configUrl = '') {
    const needs = [...deliver].map(kind => DELIVERIES[kind].needs);
    return {
        keepArchive: needs.includes('archive') || (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'sha256'),
        extract: needs.includes('site')
    };
}
/** Service and user choose the form of ids and versions: characters that a file name cannot have become a dash. */
function fileName(text) {
    return text === undefined || text === '' ? [] : [text.replace(/[^\w.-]/g, '-')];
}


/***/ }),

/***/ 62767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/runtime/failure.js
var runtime_failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/runtime/stop-reason.js
var stop_reason = __webpack_require__(5426);
// EXTERNAL MODULE: ./.build/export/deployment-config.js
var deployment_config = __webpack_require__(75393);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/runtime/http/retry.js
var retry = __webpack_require__(12684);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./.build/export/deliveries/archive-file.js
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
    const problem = await (0,promises_.open)(path).then(async (file) => {
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
    }, (error) => (0,runtime_failure/* reasonOf */.A3)(error));
    if (problem !== undefined) {
        throw new runtime_failure/* Failure */.HR('archive-changed', `The file ${path} cannot be uploaded: ${problem}.`);
    }
}
/** Streams the file and computes the digest of the bytes that were read. */
function hashedStream({ path, size }) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    async function* bytes() {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { end: size - 1 })) {
            hash.update(chunk);
            yield chunk;
        }
    }
    return { stream: external_node_stream_.Readable.from(bytes(), { objectMode: false }), sha256: () => hash.digest('hex') };
}
async function sha256Of(file) {
    const { stream, sha256 } = hashedStream(file);
    await (0,external_node_stream_promises_.finished)(stream.resume());
    return sha256();
}

// EXTERNAL MODULE: ./.build/runtime/deferred.js
var deferred = __webpack_require__(50722);
;// CONCATENATED MODULE: ./.build/export/deliveries/artifact.js






const artifactDelivery = {
    title: 'Uploading the artifact',
    check: requireArtifactStorage,
    deliver: async ({ archive: file }, { artifact }, context) => {
        if (file === undefined)
            throw new Error('no archive was downloaded');
        const { id, name, digest } = await uploadArtifact({ file, ...artifact }, context);
        const url = `${context.github.runUrl}/artifacts/${id}`;
        return {
            text: name,
            url,
            outputs: {
                'artifact-id': id,
                'artifact-name': name,
                'artifact-url': url,
                ...(digest !== undefined && { 'artifact-digest': digest })
            }
        };
    }
};
async function requireArtifactStorage(_inputs, { github }) {
    if (!github.hasArtifactStorage) {
        throw new runtime_failure/* Failure */.HR('artifact-storage-unavailable', 'This step has no access to artifact storage: ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL are not both set.');
    }
    await Promise.resolve();
}
/** Uploads one file as an artifact of this workflow run. */
async function uploadArtifact(upload, context) {
    const { file, format } = upload;
    // The client ends the whole process, past any catch, when it cannot read the file.
    await requireUnchangedSize(file);
    // Loaded only here: it contains the storage SDK, which would slow down the start of every run.
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    const name = format === 'raw' ? (0,external_node_path_.basename)(file.path) : upload.name;
    try {
        if (upload.overwrite)
            await deleteArtifact(name, client, context);
        const stored = await uploadWithRetry({ ...upload, name }, client, context);
        // The digest of a zip is that of the zip, so the file itself is read again.
        const uploaded = format === 'raw' ? stored.digest : await sha256Of(file);
        if (uploaded !== undefined && uploaded !== file.sha256) {
            await deleteArtifact(name, client, context);
            throw new runtime_failure/* Failure */.HR('artifact-digest-mismatch', `The content of artifact ${name} has the SHA-256 ${uploaded} instead of ${file.sha256}. The artifact was deleted again.`);
        }
        return stored;
    }
    catch (error) {
        if (error instanceof runtime_failure/* Failure */.HR || (0,stop_reason/* isStop */.jX)(error))
            throw error;
        context.signal.throwIfAborted();
        throw uploadFailure(name, error);
    }
}
async function uploadWithRetry(upload, client, context) {
    const { name } = upload;
    let firstError;
    return await (0,retry/* withRetry */.bD)(`Upload of artifact ${name}`, async () => {
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
    const uploading = client.uploadArtifact(name, [file.path], (0,external_node_path_.dirname)(file.path), {
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
    const aborted = (0,deferred/* deferred */.y)();
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
        await (0,retry/* withRetry */.bD)(`Deletion of the old artifact ${name}`, async () => await untilAborted(client.deleteArtifact(name), context.signal), retryDecision, context);
    }
    catch (error) {
        if (!(error instanceof Error && error.name === 'ArtifactNotFoundError'))
            throw error;
    }
}
function retryDecision(error, attempt) {
    const kind = kindOf(error);
    return { retry: kind === 'transient' || (kind === 'unreachable' && attempt < retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu) };
}
/**
 * The client reports responses and network errors of the artifact service only in the text of its errors. This is the
 * one place that reads the text. Before it reports a status that is transient, it has made five attempts of its own.
 */
function kindOf(error) {
    if (error instanceof runtime_failure/* Failure */.HR || !(error instanceof Error))
        return 'permanent';
    const { name, message } = error;
    if (name === 'RestError') {
        const { statusCode } = error;
        return statusCode === undefined || (0,retry/* isTransient */.dg)(statusCode) ? 'transient' : 'permanent';
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
        return new runtime_failure/* Failure */.HR('artifact-name-taken', `This workflow run already has an artifact named ${name}.`, {
            cause
        });
    }
    if (kind === 'quota') {
        return new runtime_failure/* Failure */.HR('artifact-quota', `Artifact ${name} was not accepted: the artifact storage quota is used up.`, { cause });
    }
    const reason = (0,runtime_failure/* reasonOf */.A3)(cause).split('\n', 1)[0] ?? '';
    return new runtime_failure/* Failure */.HR('artifact-upload-failed', `Artifact ${name} could not be uploaded: ${reason}.`, {
        cause
    });
}

// EXTERNAL MODULE: ./.build/export/archive/locked-files.js
var locked_files = __webpack_require__(84914);
// EXTERNAL MODULE: ./.build/export/deliveries/config/problem.js
var problem = __webpack_require__(67826);
;// CONCATENATED MODULE: ./.build/export/deliveries/config/config.js






const configDelivery = {
    title: 'Writing the deployment config',
    check: async ({ config }, context) => {
        await checkConfig(required(config.file), config.key, context);
    },
    deliver: async ({ link, permanentUrl, version }, { config }, context) => {
        const file = required(config.file);
        const { key } = config;
        const bundleUrl = permanentUrl ?? (await link.forDelivery()).url;
        await writeConfig({ file, key, fields: (0,deployment_config/* staticExport */.Ns)(bundleUrl, version) }, context);
        return { text: shownPath(file, context.github), expires: permanentUrl === undefined };
    }
};
/** As in the input: the absolute path on the runner does not help a reader. */
function shownPath(file, { workspace }) {
    const path = (0,external_node_path_.relative)(workspace, file);
    return path.startsWith('..') || (0,external_node_path_.isAbsolute)(path) ? (0,external_node_path_.basename)(file) : path.replaceAll('\\', '/');
}
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
async function writeConfig(change, context) {
    const { file, key } = change;
    const { log } = context;
    try {
        const { path, text } = await readText(file);
        const changed = await changedText(text, change);
        if (changed === text) {
            log.info(`${file} already contains this bundle URL.`);
            return;
        }
        await replaceFile(path, changed, context);
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
async function replaceFile(path, text, context) {
    const { mode } = await (0,promises_.stat)(path);
    const beside = `${path}.${process.pid}.tmp`;
    try {
        // A run that was killed may have left this file.
        await (0,promises_.rm)(beside, { force: true });
        await (0,promises_.writeFile)(beside, text, { flag: 'wx' });
        await (0,promises_.chmod)(beside, mode);
        await (0,locked_files/* retryWhileLocked */.G)(() => locked_files/* DISK */.K.rename(beside, path), context, locked_files/* DISK */.K.platform);
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
// EXTERNAL MODULE: ./.build/runtime/http/http-error.js
var http_error = __webpack_require__(63295);
// EXTERNAL MODULE: ./.build/runtime/http/request.js
var request = __webpack_require__(58399);
// EXTERNAL MODULE: ./.build/runtime/parse-url.js
var parse_url = __webpack_require__(30306);
;// CONCATENATED MODULE: ./.build/github/client.js






const RESPONSE_TIMEOUT_MS = 60_000;
/** A list of 100 releases, each with the longest notes that GitHub accepts. */
const MAX_RESPONSE_BYTES = 20_000_000;
/** The REST API of GitHub for one repository: Octokit with the connections, the retries and the abort of the run. */
class GitHubClient {
    log;
    repository;
    apiOrigin;
    /** How Octokit's methods name the repository. */
    repo;
    #access;
    #context;
    #octokit;
    #isReached = false;
    constructor(access, context) {
        const [owner = '', repo = ''] = access.repository.split('/');
        this.log = context.log;
        this.repository = access.repository;
        this.apiOrigin = new URL(access.apiUrl).origin;
        this.repo = { owner, repo };
        this.#access = access;
        this.#context = context;
    }
    /** Sends a request with the one retry policy, and checks what the response contains. */
    async call(what, schema, send) {
        return await this.retry(what, async () => (await this.send(schema, send)).data);
    }
    /** The items of a list, page by page. */
    async *list(what, schema, send) {
        let page = 1;
        while (page !== undefined) {
            const current = page;
            const request = async (octokit) => await send(octokit, { per_page: 100, page: current });
            const { data, next } = await this.retry(what, async () => await this.send(schema, request));
            yield* data;
            page = next !== undefined && next > current ? next : undefined;
        }
    }
    /** Sends one request, without retries. Throws an HttpError for any status that is not a success. */
    async send(schema, send) {
        // Loaded only here: it would slow down the start of every run.
        this.#octokit ??= __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351)).then(({ getOctokit: create }) => this.#create(create));
        const { data, headers } = await send(await this.#octokit).catch((error) => {
            throw this.#explain(error);
        });
        const read = schema.safeParse(data);
        if (!read.success) {
            const response = { status: 200, headers: {}, body: '' };
            throw new http_error/* HttpError */.j$('unexpected response', { response });
        }
        return { data: read.data, next: this.#nextPage(headers.link) };
    }
    async retry(what, call) {
        return await (0,retry/* withRetry */.bD)(what, call, (error, attempt) => this.#decide(error, attempt), this.#context);
    }
    #create(create) {
        const debug = (text) => this.log.debug(text);
        return create(this.#access.token, {
            baseUrl: this.#access.apiUrl.replace(/\/$/, ''),
            userAgent: 'static-docs-export',
            log: { debug, info: debug, warn: debug, error: debug },
            request: { fetch: this.#fetch }
        });
    }
    /** Octokit's own connections could not be aborted at once, and would not report a truncated response. */
    #fetch = async (address, init) => {
        const { method, headers, body } = init;
        const isStream = body instanceof external_node_stream_.Readable;
        const { status, headers: received, body: text } = await (0,request/* sendRequest */.w)({
            method,
            url: this.#requireOwnAddress(new URL(address)),
            headers: { ...headers, 'x-github-api-version': '2022-11-28' },
            ...(body !== undefined && {
                body: isStream ? { size: Number(headers['content-length']), stream: body } : body
            }),
            ...(!isStream && { timeoutMs: RESPONSE_TIMEOUT_MS }),
            maxBytes: MAX_RESPONSE_BYTES
        }, this.#context);
        this.#isReached = true;
        const fields = Object.entries(received).map(([name, value]) => [name, String(value)]);
        return new Response([204, 205, 304].includes(status) ? null : text, { status, headers: fields });
    };
    /** GitHub has another host for uploads. Without TLS, the token goes to no other origin than the API. */
    #requireOwnAddress(url) {
        if (url.origin === this.apiOrigin || url.protocol === 'https:')
            return url;
        throw new Error(`the address ${url.origin} is not https`);
    }
    /** Octokit reports an error of `fetch` as the cause of its own. */
    #explain(error) {
        const { cause, response } = Object(error);
        if (cause !== undefined)
            return cause;
        if (response === undefined)
            return error;
        const { status, headers, data } = response;
        return new http_error/* HttpError */.j$(messageOf(status, data), {
            response: { status, headers, body: JSON.stringify(data) },
            now: this.#context.clock.now()
        });
    }
    #decide(error, attempt) {
        const decision = (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
        if (!(error instanceof http_error/* HttpError */.j$) || error.status === undefined)
            return decision;
        const now = this.#context.clock.now();
        const waitMs = rateLimitWaitMs(error, error.status, now);
        // An upload that failed occupies its name for a moment before it is listed and can be deleted.
        if (waitMs === undefined)
            return { retry: decision.retry || hasCode(error, 'already_exists') };
        if (now + waitMs >= this.#access.deadline) {
            throw new runtime_failure/* Failure */.HR('github-rate-limited', `The rate limit of the GitHub API is used up until ${new Date(now + waitMs).toISOString()}, which is after the timeout of this run: ${(0,runtime_failure/* reasonOf */.A3)(error)}.`, { cause: error });
        }
        return { retry: true, waitMs };
    }
    /** From the link to it, which must be one of this API. */
    #nextPage(link) {
        const address = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
        const url = address === undefined ? null : (0,parse_url/* parseUrl */.D)(address);
        const page = Number(url?.searchParams.get('page'));
        return url?.origin === this.apiOrigin && Number.isSafeInteger(page) ? page : undefined;
    }
}
/** How long GitHub asks to wait: for its secondary limits in Retry-After, for its primary limit until the reset. */
function rateLimitWaitMs({ headers, waitMs }, status, now) {
    if (status !== 403 && !(0,retry/* isTransient */.dg)(status))
        return undefined;
    if (waitMs !== undefined)
        return waitMs;
    const resetAt = Number(headers['x-ratelimit-reset']) * 1000;
    if (headers['x-ratelimit-remaining'] !== '0' || Number.isNaN(resetAt))
        return undefined;
    // The reset is a time by GitHub's clock.
    const serverNow = Date.parse(headers.date ?? '');
    return Math.max(0, resetAt - (Number.isNaN(serverNow) ? now : serverNow)) + 1000;
}
function messageOf(status, data) {
    const { message } = Object(data);
    const text = typeof message === 'string' ? message : `HTTP ${status}`;
    return [text, ...errorsIn(data).map(textOf)].join(' ');
}
function textOf(error) {
    return typeof error === 'string' ? error : JSON.stringify(error);
}
function errorsIn(data) {
    const { errors } = Object(data);
    return Array.isArray(errors) ? errors : [];
}
/** The list of errors in a response has codes, such as `already_exists`. */
function hasCode({ body }, code) {
    // An unexpected response has no text.
    const data = body === '' ? undefined : JSON.parse(body);
    return errorsIn(data).some(error => Object(error).code === code);
}
function isNotFound(error) {
    return error instanceof http_error/* HttpError */.j$ && error.status === 404;
}

// EXTERNAL MODULE: ./.build/failures/limits.js
var limits = __webpack_require__(63378);
// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
;// CONCATENATED MODULE: ./.build/export/deliveries/release/assets.js



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
                await deleteAsset(id, github);
        }
        return await uploadAsset({ ...asset, name }, place, github);
    });
    try {
        asset.verify(uploaded);
    }
    catch (error) {
        await deleteAsset(uploaded.id, github);
        throw error;
    }
    if (old === undefined)
        return uploaded.browser_download_url;
    github.log.info(`Replacing ${asset.name} of an earlier run.`);
    await deleteAsset(old.id, github);
    const renamed = await github.call(`Renaming ${name}`, assetSchema, async (octokit) => await octokit.rest.repos.updateReleaseAsset({
        ...github.repo,
        asset_id: uploaded.id,
        name: asset.name
    }));
    return renamed.browser_download_url;
}
async function uploadAsset({ name, type, size, body }, { uploadUrl }, github) {
    // The address ends with a template of its parameters.
    const url = new URL(uploadUrl.replace(/\{.*$/, ''));
    // GitHub has another host for uploads. Without TLS, the token goes to no other origin than the API.
    if (url.protocol !== 'https:' && url.origin !== github.apiOrigin) {
        throw new runtime_failure/* Failure */.HR('release-upload-failed', `The upload address ${url.origin} of the release is not https.`);
    }
    url.searchParams.set('name', name);
    const headers = { 'content-type': type, 'content-length': size };
    const { data } = await github.send(assetSchema, async (octokit) => await octokit.request({ method: 'POST', url: url.href, headers, data: body() }));
    return data;
}
async function listAssets({ releaseId }, github) {
    const assets = [];
    const listed = github.list('Listing the release assets', schemas/* array */.YOg(assetSchema), async (octokit, page) => await octokit.rest.repos.listReleaseAssets({ ...github.repo, release_id: releaseId, ...page }));
    for await (const asset of listed)
        assets.push(asset);
    return assets;
}
async function deleteAsset(id, github) {
    try {
        await github.call('Deleting an old release asset', schemas/* unknown */.L5J(), async (octokit) => await octokit.rest.repos.deleteReleaseAsset({ ...github.repo, asset_id: id }));
    }
    catch (error) {
        // An earlier attempt deleted it, and its response was lost.
        if (!isNotFound(error))
            throw error;
    }
}

;// CONCATENATED MODULE: ./.build/export/deliveries/release/failures.js



function releaseIsImmutable(tag, repository, cause) {
    return new runtime_failure/* Failure */.HR('release-immutable', `Release ${tag} of ${repository} is immutable.`, { cause });
}
/** GitHub responds with 422, and only the text says that the release is immutable. */
function saysImmutable({ status, message }) {
    return status === 422 && /immutable/i.test(message);
}
/** `what` is the sentence for an error that has no code of its own. */
function releaseFailure(error, about) {
    if (error instanceof runtime_failure/* Failure */.HR || (0,stop_reason/* isStop */.jX)(error))
        return error;
    const { tag, repository } = about;
    const reason = (0,runtime_failure/* reasonOf */.A3)(error);
    const options = { cause: error };
    if (error instanceof http_error/* HttpError */.j$) {
        if (saysImmutable(error))
            return releaseIsImmutable(tag, repository, error);
        if (error.status === 401) {
            const what = `GitHub does not accept the token for ${repository}: ${reason}.`;
            return new runtime_failure/* Failure */.HR('release-token-invalid', what, options);
        }
        if (error.status === 403) {
            const what = `The token has no permission for the releases of ${repository}: ${reason}.`;
            return new runtime_failure/* Failure */.HR('release-forbidden', what, options);
        }
        if (error.status === 404) {
            const what = `${repository} has no release ${tag} that is visible to the token.`;
            return new runtime_failure/* Failure */.HR('release-not-found', what, options);
        }
    }
    return new runtime_failure/* Failure */.HR('release-upload-failed', `${about.what}: ${reason}.`, options);
}

;// CONCATENATED MODULE: ./.build/export/deliveries/release/release.js









const releaseDelivery = {
    title: 'Attaching to the release',
    check: async (inputs, context) => {
        await findRelease(requestFrom(inputs, context), clientFor(inputs, context));
    },
    deliver: async ({ archive }, inputs, context) => {
        if (archive === undefined)
            throw new Error('no archive was downloaded');
        const { tag, url } = await attachToRelease(archive, requestFrom(inputs, context), clientFor(inputs, context));
        const text = `${(0,external_node_path_.basename)(archive.path)} in release ${tag}`;
        return { text, url, outputs: { 'release-asset-url': url } };
    }
};
function requestFrom({ releaseTag: tag }, { github }) {
    return { ...github, tag };
}
function clientFor({ githubToken: token }, context) {
    if (token === undefined)
        throw new Error('no github-token');
    const { github, deadline } = context;
    return new GitHubClient({ ...github, token, deadline }, context);
}
const releaseSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    tag_name: schemas/* string */.YjP(),
    upload_url: schemas/* string */.YjP(),
    immutable: schemas/* optional */.lqM(schemas/* boolean */.zMY())
});
/** Attaches the archive, and beside it a checksum file for `sha256sum --check`. */
async function attachToRelease(archive, request, github) {
    if (archive.size >= limits/* MAX_ASSET_BYTES */.IC) {
        throw new runtime_failure/* Failure */.HR('release-asset-too-large', `The archive has ${(0,units/* formatBytes */.z3)(archive.size)}. GitHub accepts release assets below ${limits/* MAX_ASSET_BYTES */.IC / 1024 ** 3} GiB.`);
    }
    await requireUnchangedSize(archive);
    const release = await findRelease(request, github);
    const place = { releaseId: release.id, uploadUrl: release.upload_url };
    const name = assetName((0,external_node_path_.basename)(archive.path));
    try {
        const url = await putAsset(archiveAsset(name, archive), place, github);
        // After the archive: if the run ends in between, a check fails instead of passing for the wrong file.
        await putAsset(checksumAsset(name, archive), place, github);
        return { tag: release.tag_name, url };
    }
    catch (error) {
        throw releaseFailure(error, {
            what: `The archive could not be attached to release ${release.tag_name}`,
            tag: release.tag_name,
            repository: github.repository
        });
    }
}
function archiveAsset(name, archive) {
    let sentDigest = () => '';
    return {
        name,
        type: 'application/octet-stream',
        size: archive.size,
        body: () => {
            const { stream, sha256 } = hashedStream(archive);
            sentDigest = sha256;
            return stream;
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
/** For `sha256sum --check`. */
function checksumAsset(archiveName, { sha256 }) {
    const text = `${sha256}  ${archiveName}\n`;
    return {
        name: `${archiveName}.sha256`,
        type: 'text/plain',
        size: Buffer.byteLength(text),
        body: () => text,
        verify: () => undefined
    };
}
async function findRelease({ tag, eventRelease }, github) {
    const name = tag ?? eventRelease?.tag ?? '';
    const { repository } = github;
    let release;
    try {
        release =
            eventRelease !== undefined && name === eventRelease.tag
                ? await releaseById(eventRelease.id, name, github)
                : await releaseByTag(name, github);
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
}
async function releaseById(id, name, github) {
    return await github.call(`Looking up release ${name}`, releaseSchema, async (octokit) => await octokit.rest.repos.getRelease({ ...github.repo, release_id: id }));
}
async function releaseByTag(tag, github) {
    const what = `Looking up release ${tag}`;
    try {
        return await github.call(what, releaseSchema, async (octokit) => await octokit.rest.repos.getReleaseByTag({ ...github.repo, tag }));
    }
    catch (error) {
        if (!isNotFound(error))
            throw error;
        // A draft has no tag yet: it is found only in the list.
        const releases = github.list(what, schemas/* array */.YOg(releaseSchema), async (octokit, page) => await octokit.rest.repos.listReleases({ ...github.repo, ...page }));
        for await (const release of releases)
            if (release.tag_name === tag)
                return release;
        throw error;
    }
}
/** GitHub replaces other characters in the name, and the asset would not be found by its name again. */
function assetName(file) {
    return file
        .replace(/[^A-Za-z0-9._+@-]/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/^\.+|\.+$/g, '');
}

;// CONCATENATED MODULE: ./.build/export/deliveries/report-delivery.js




const reportDelivery = {
    title: 'Uploading the report',
    check: requireArtifactStorage,
    deliver: async ({ reportPath, siteProblem }, { artifact }, context) => {
        if (reportPath === undefined)
            throw siteProblem ?? new Error('no report was written');
        const content = await (0,promises_.readFile)(reportPath);
        // A raw artifact has the name of its file, which must differ between the exports of one workflow run.
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(reportPath), '.report-'));
        try {
            const path = (0,external_node_path_.join)(folder, `${artifact.name}-report.html`);
            await (0,promises_.copyFile)(reportPath, path);
            const file = { path, size: content.length, sha256: (0,external_node_crypto_.hash)('sha256', content) };
            const { retentionDays, overwrite } = artifact;
            const { id, name } = await uploadArtifact({ file, name: artifact.name, format: 'raw', retentionDays, overwrite }, context);
            const url = `${context.github.runUrl}/artifacts/${id}`;
            return { text: name, url, outputs: { 'report-url': url } };
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
};

;// CONCATENATED MODULE: ./.build/export/deliveries/site.js
/** The site was extracted during the download. */
const siteDelivery = {
    deliver: async ({ site, siteProblem }) => {
        if (site === undefined)
            throw siteProblem ?? new Error('no site was extracted');
        return await Promise.resolve({
            text: `${site.fileCount} files, in the folder of the output \`site-path\``
        });
    }
};

;// CONCATENATED MODULE: ./.build/export/deliveries/url.js

/** The link is an output already. This renews it if it is about to expire. */
const urlDelivery = {
    deliver: async ({ link }, _inputs, { clock }) => {
        const { endsAt } = await link.forDelivery();
        return { text: `output bundle-url, expires in ${(0,units/* formatDuration */.a3)(endsAt - clock.now())}`, expires: true };
    }
};

;// CONCATENATED MODULE: ./.build/export/deliveries/index.js









/** In the order in which they run. Those with the link are last, so that it is valid for as long as possible. */
const IN_ORDER = {
    site: siteDelivery,
    report: reportDelivery,
    artifact: artifactDelivery,
    release: releaseDelivery,
    config: configDelivery,
    url: urlDelivery
};
function requested({ kinds }) {
    const all = Object.entries(IN_ORDER);
    return all.filter(([kind]) => kinds.has(kind));
}
/** What would make the requested deliveries fail, as far as it can be known before the export. */
async function checkDeliveries(inputs, context) {
    const checks = requested(inputs).map(async ([, { check }]) => await check?.(inputs, context));
    const results = await Promise.allSettled(checks);
    return results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
}
/**
 * Attempts every requested delivery, and fails at the end with an error that names each one that failed. A site that
 * the review refused is not delivered, but its report is: it shows what stopped the run.
 */
async function deliverAll(exported, inputs, report, context) {
    const { refusal } = exported;
    if (refusal !== undefined) {
        const kinds = new Set(inputs.kinds.has('report') ? ['report'] : []);
        // If the report cannot be delivered either, the run still fails for the reason that matters more.
        await attemptAll(exported, { ...inputs, kinds }, report, context);
        throw refusal;
    }
    const permanentUrl = permanentUrlOf(exported, inputs);
    if (permanentUrl !== undefined)
        report.permanentUrlKnown(permanentUrl);
    const errors = await attemptAll({ ...exported, permanentUrl }, inputs, report, context);
    if (errors.length === 1)
        throw errors[0];
    if (errors.length > 1) {
        throw new runtime_failure/* Failure */.HR('deliveries-failed', `${errors.length} deliveries failed:\n${errorList(errors)}`, {
            cause: new AggregateError(errors)
        });
    }
}
function permanentUrlOf({ archive, version, domain, jobId }, { config }) {
    if (config.url === undefined)
        return undefined;
    return (0,deployment_config/* fillUrlTemplate */.jU)(config.url, { sha256: archive?.sha256, version, domain, 'job-id': jobId });
}
/** Returns the errors of the deliveries that failed. */
async function attemptAll(exported, inputs, report, context) {
    const { signal } = context;
    const errors = [];
    for (const [kind, { title, deliver }] of requested(inputs)) {
        signal.throwIfAborted();
        const work = async () => await deliver(exported, inputs, context);
        try {
            report.delivered(kind, title === undefined ? await work() : await report.stage(title, work));
        }
        catch (error) {
            if ((0,stop_reason/* isStop */.jX)(error))
                throw error;
            signal.throwIfAborted();
            errors.push(error);
            report.deliveryFailed(kind, error);
        }
    }
    return errors;
}
/** One line for each error, with what to do about it. */
function errorList(errors) {
    return errors
        .map(error => `- ${(0,runtime_failure/* reasonOf */.A3)(error)}${error instanceof runtime_failure/* Failure */.HR ? ` ${error.advice}` : ''}`)
        .join('\n');
}

// EXTERNAL MODULE: ./.build/runtime/poll.js
var poll = __webpack_require__(89120);
// EXTERNAL MODULE: external "node:dns"
var external_node_dns_ = __webpack_require__(40610);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./.build/runtime/http/address.js
var http_address = __webpack_require__(42054);
;// CONCATENATED MODULE: ./.build/export/job/address-policy.js




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
        this.#allowsLoopback = (0,http_address/* isLoopback */.U9)(baseUrl.hostname);
    }
    /** Why the archive must not be downloaded from there, as a clause. */
    problemOf({ protocol, hostname }) {
        if (protocol !== 'https:' && protocol !== 'http:')
            return `it begins with ${protocol}, not with https:`;
        const address = hostname.replace(/^\[|\]$/g, '');
        const problem = this.#problemOfAddress(address);
        if (problem !== undefined)
            return problem;
        return protocol === 'https:' || (0,http_address/* isLoopback */.U9)(hostname) ? undefined : 'it is not https';
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
        if ((0,http_address/* isInList */.K3)(METADATA, address))
            return 'it is a link-local or metadata address';
        if ((0,http_address/* isLoopback */.U9)(address) && !this.#allowsLoopback)
            return 'it is a loopback address, and `base-url` is not';
        return undefined;
    }
}

// EXTERNAL MODULE: ./.build/runtime/secrets.js
var runtime_secrets = __webpack_require__(22880);
;// CONCATENATED MODULE: ./.build/export/job/link-secrets.js

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
    return [...new Set(secrets.filter(secret => secret.length >= MIN_LENGTH).flatMap(runtime_secrets/* encodedVariants */.r4))];
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

;// CONCATENATED MODULE: ./.build/export/job/link.js





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
            advice: `Run again with \`job-id: ${this.#options.jobId}\`. If the error persists, report it to the service.`,
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
            throw new runtime_failure/* Failure */.HR('link-refused', `The store rejected ${this.#rejections} links to the archive of job ${jobId}. The last response was ${rejection ?? ''}.`, {
                advice: `The store was reached, and did not accept links that the service had just issued. Check whether a proxy changes the address, and whether the store allows this runner (IP allow-list). Then run again with \`job-id: ${jobId}\`.`,
                jobId
            });
        }
        if (this.#expiries > MAX_EXPIRIES) {
            throw new runtime_failure/* Failure */.HR('link-expired', `${MAX_EXPIRIES} links to the archive of job ${jobId} expired before the download was complete.`, {
                advice: `Ask the service for links that are valid for longer, or use a runner with a faster connection. Then run again with \`job-id: ${jobId}\`: the export itself is complete.`,
                jobId
            });
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

// EXTERNAL MODULE: ./.build/runtime/markdown.js
var markdown = __webpack_require__(27076);
// EXTERNAL MODULE: ./.build/service/wait.js
var wait = __webpack_require__(16377);
;// CONCATENATED MODULE: ./.build/export/job/await-completion.js




// An annotation is cut off after 4,096 characters, and the advice follows the reason.
const MAX_REASON = 2000;
/** Waits until an export job is completed. An unknown status means that it has not ended. */
async function awaitCompletion(jobId, { pollIntervalMs }, report, context) {
    const { service, clock } = context;
    const job = await (0,wait/* waitForJob */.q)({
        read: async () => await service.getExportJob(jobId),
        hasEnded: ({ status }) => status === 'completed' || status === 'failed',
        describe: progressLines(clock),
        onPoll: state => report.jobPolled(state),
        pollIntervalMs
    }, context);
    if (job.status !== 'failed')
        return;
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

;// CONCATENATED MODULE: ./.build/export/job/start.js
/** Starts an export job, or resumes the one of `job-id`. Resolves to its id. */
async function startJob({ domain, version, paths, jobId: given }, report, { service, log, signal }) {
    let jobId = given;
    if (jobId === undefined) {
        if (domain === undefined)
            throw new Error('neither domain nor job-id is set');
        jobId = await service.startExport({ domain, version, paths });
        log.info(`Started export job ${jobId} for ${domain}.`);
    }
    report.jobKnown(jobId);
    // Before the cleanup, which may take longer than the runner waits.
    signal.addEventListener('abort', () => log.info(`Stopping. Export job ${jobId} continues on the service.`));
    return jobId;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./.build/export/job/update.js





/** Publishes the latest commit of a project, so that the export contains it. */
async function updateProject(projectId, { pollIntervalMs, timeoutMs }, report, context) {
    const { service, log } = context;
    try {
        const statusId = await service.startUpdate(projectId);
        log.info(`Started update ${statusId}.`);
        const update = await (0,wait/* waitForJob */.q)({
            read: async () => await service.getUpdate(statusId),
            hasEnded: ({ status }) => status === 'success' || status === 'failure',
            describe: changeLines(),
            onPoll: ({ commit }) => report.commitKnown(commit),
            pollIntervalMs
        }, context);
        if (update.status === 'failure') {
            throw new runtime_failure/* Failure */.HR('update-failed', `The update of project ${projectId} failed. ${failureReason(update)}`);
        }
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
function failureReason({ summary, logs }) {
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

;// CONCATENATED MODULE: ./.build/export/job/job.js




/** Publishes the latest commit if requested, starts or resumes the export job, and waits until its archive has a link. */
async function runJob(inputs, report, context) {
    const { updateProject: projectId, baseUrl, pollIntervalMs, maskUrl } = inputs;
    const { log, service } = context;
    if (projectId !== undefined) {
        const update = async () => await updateProject(projectId, inputs, report, context);
        const title = 'Publishing the latest commit';
        await report.stage(title, update, `${title} of project ${projectId}`);
    }
    const jobId = await startJob(inputs, report, context);
    const waitForJob = async () => await awaitCompletion(jobId, inputs, report, context);
    await log.group(`Waiting for export job ${jobId}`, waitForJob);
    const publish = (link) => report.linkIssued(link);
    const link = await Link.request({ jobId, service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish }, context);
    return { jobId, link };
}

;// CONCATENATED MODULE: ./.build/github/manifest-artifacts.js

const artifactList = schemas/* object */.Ikc({
    total_count: schemas/* number */.aig(),
    artifacts: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* number */.aig(),
        name: schemas/* string */.YjP(),
        size_in_bytes: schemas/* number */.aig(),
        expired: schemas/* boolean */.zMY(),
        created_at: schemas/* nullish */.cl6(schemas/* string */.YjP()),
        workflow_run: schemas/* nullish */.cl6(schemas/* object */.Ikc({
            id: schemas/* optional */.lqM(schemas/* number */.aig()),
            repository_id: schemas/* optional */.lqM(schemas/* number */.aig()),
            head_repository_id: schemas/* optional */.lqM(schemas/* number */.aig()),
            head_branch: schemas/* nullish */.cl6(schemas/* string */.YjP())
        }))
    }))
});
const workflowRun = schemas/* object */.Ikc({ conclusion: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const PAGE = 100;
/** With as many exports of other branches after the last one of this branch, there is nothing to compare with. */
const MAX_PAGES = 10;
const MAX_RUNS = 5;
/** The newest artifact of a run that succeeded, on the same branch of the same repository. */
async function findManifestArtifact(query, client) {
    const lookedUp = new Set();
    for (let page = 1; page <= MAX_PAGES; page++) {
        const { artifacts, total_count: total } = await client.call('List of artifacts', artifactList, async (octokit) => await octokit.rest.actions.listArtifactsForRepo({
            ...client.repo,
            name: query.name,
            per_page: PAGE,
            page
        }));
        for (const { id, size_in_bytes: size, workflow_run: run } of candidatesIn(artifacts, query)) {
            const runId = run?.id;
            if (runId === undefined || lookedUp.has(runId))
                continue;
            if (lookedUp.size === MAX_RUNS)
                return undefined;
            lookedUp.add(runId);
            if (await hasSucceeded(runId, client))
                return { id, size, runId };
        }
        if (artifacts.length < PAGE || page * PAGE >= total)
            break;
    }
    return undefined;
}
/** Newest first. A run of a fork, which anyone can start, must never become what the site is compared with. */
function candidatesIn(artifacts, query) {
    return artifacts
        .filter(({ name, expired, workflow_run: run }) => {
        const isOwn = String(run?.head_repository_id) === query.repositoryId &&
            (run?.repository_id === undefined || String(run.repository_id) === query.repositoryId);
        return (name === query.name &&
            !expired &&
            isOwn &&
            String(run?.id) !== query.runId &&
            (query.branch === undefined || run?.head_branch === query.branch));
    })
        .sort((a, b) => ((a.created_at ?? '') < (b.created_at ?? '') ? 1 : -1));
}
async function hasSucceeded(runId, client) {
    const { conclusion } = await client.call('Workflow run', workflowRun, async (octokit) => await octokit.rest.actions.getWorkflowRun({ ...client.repo, run_id: runId }));
    return conclusion === 'success';
}
/** Downloads the zip of an artifact into a folder, as it is. */
async function downloadManifestArtifact({ id, runId }, { token, repo }, folder) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    await new DefaultArtifactClient().downloadArtifact(id, {
        path: folder,
        // The client would extract whatever the zip contains.
        skipDecompress: true,
        findBy: { token, workflowRunId: runId, repositoryOwner: repo.owner, repositoryName: repo.repo }
    });
}
/** Uploads a manifest as the only file of an artifact, in place of one that this run has uploaded before. */
async function uploadManifestArtifact(name, manifest) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    try {
        await client.deleteArtifact(name);
    }
    catch (error) {
        if (!(error instanceof Error && error.name === 'ArtifactNotFoundError'))
            throw error;
    }
    await client.uploadArtifact(name, [manifest.path], manifest.folder);
}

// EXTERNAL MODULE: ./.build/site/manifest.js
var site_manifest = __webpack_require__(20767);
// EXTERNAL MODULE: ./.build/export/github-context.js
var github_context = __webpack_require__(77216);
// EXTERNAL MODULE: ./.build/export/extract/formats/guards.js
var guards = __webpack_require__(45160);
// EXTERNAL MODULE: ./.build/export/extract/formats/zip.js
var formats_zip = __webpack_require__(85871);
;// CONCATENATED MODULE: ./.build/export/memory/manifest-zip.js






const MANIFEST = 'manifest.json';
/** Reads the manifest in the only zip of a folder. The zip may be anyone's: whatever is unexpected is an error. */
async function readManifestZip(folder, signal) {
    const [name, ...others] = await (0,promises_.readdir)(folder);
    if (name === undefined || others.length > 0)
        throw new Error('the artifact is not one file');
    const path = (0,external_node_path_.join)(folder, name);
    const { size } = await (0,promises_.stat)(path);
    if (size > site_manifest/* MAX_MANIFEST_BYTES */.ZJ)
        throw new Error(`it is larger than ${site_manifest/* MAX_MANIFEST_BYTES */.ZJ / 1e6} MB`);
    const manifest = (0,site_manifest/* parseManifest */.Ng)(await readEntry({ path, size }, signal));
    if ('problem' in manifest)
        throw new Error(manifest.detail);
    return manifest;
}
async function readEntry(zip, signal) {
    const groups = await (0,formats_zip/* listZip */.oV)(zip, {
        guards: new guards/* Guards */.dl(),
        makeFolder: folder => {
            throw new Error(`the artifact contains the folder ${JSON.stringify(folder)}`);
        },
        signal
    });
    const [entry, ...others] = groups.flat();
    if (entry?.path !== MANIFEST || others.length > 0)
        throw new Error(`the artifact is not one file ${MANIFEST}`);
    if (entry.size > site_manifest/* MAX_MANIFEST_BYTES */.ZJ)
        throw new Error(`it is larger than ${site_manifest/* MAX_MANIFEST_BYTES */.ZJ / 1e6} MB`);
    const fd = (0,external_node_fs_.openSync)(zip.path, 'r');
    try {
        return await contentOf(fd, entry);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
async function contentOf(fd, entry) {
    // Its memory is freed when the next entry is requested.
    if (!(0,formats_zip/* isLargeEntry */.Av)(entry))
        return Array.from((0,formats_zip/* readSmallEntries */.cV)(fd, [entry]), ({ content }) => content.toString()).join('');
    const parts = [];
    await (0,formats_zip/* readLargeEntry */.CQ)(fd, entry, content => parts.push(Buffer.from(content)));
    return Buffer.concat(parts).toString();
}

;// CONCATENATED MODULE: ./.build/export/memory/time-limit.js

/** Ends work after some time. The work gets a signal, and is not waited for when it ignores it. */
async function withTimeLimit(ms, signal, work) {
    signal.throwIfAborted();
    const limit = new AbortController();
    const limited = AbortSignal.any([signal, limit.signal]);
    const stopped = (0,deferred/* deferred */.y)();
    limited.addEventListener('abort', () => stopped.reject(limited.reason), { once: true });
    const timer = setTimeout(() => limit.abort(new Error(`no answer within ${ms / 1000} s`)), ms);
    const working = work(limited);
    // Nobody waits for it after the limit.
    working.catch(() => undefined);
    try {
        return await Promise.race([working, stopped.promise]);
    }
    finally {
        clearTimeout(timer);
    }
}

;// CONCATENATED MODULE: ./.build/export/memory/memory.js










const LIMIT_MS = 15_000;
function memoryOf({ service, output, review }, github) {
    if (review.previousManifest.kind !== 'last-run' || !output.extract)
        return undefined;
    if (service.domain === undefined)
        return { reason: 'a run with `job-id` and without `domain` is not compared' };
    if (github.repository === '')
        return { reason: 'this is not a workflow run', isExpected: true };
    if (!(0,github_context/* artifactsAvailable */.R)(github.serverUrl)) {
        return { reason: 'GitHub Enterprise Server has no artifact storage that keeps the manifest' };
    }
    if (!github.hasArtifactStorage)
        return { reason: 'this step has no access to artifact storage' };
    // Tags have names of their own: each of them is a branch with one export.
    const suffix = github.branch === undefined ? '-tags' : '';
    return { artifactName: `static-export-manifest-${service.domain}${suffix}` };
}
/** The manifest of the last successful run. Whatever is in the way, the export goes on as a first one. */
async function recall(inputs, context, limitMs = LIMIT_MS) {
    const { log, github } = context;
    const memory = memoryOf(inputs, github);
    if (memory === undefined)
        return undefined;
    if ('reason' in memory) {
        const text = `The site is not compared with the last export: ${memory.reason}. Set \`previous-manifest\` to a file, or to \`none\`.`;
        if (memory.isExpected === true)
            log.info(text);
        else
            log.notice(text);
        return undefined;
    }
    try {
        return await log.group('Looking for the last export', async () => await withTimeLimit(limitMs, context.signal, async (signal) => {
            return await lastManifest(memory.artifactName, inputs, { ...context, signal });
        }));
    }
    catch (error) {
        if ((0,stop_reason/* isStop */.jX)(error))
            throw error;
        context.signal.throwIfAborted();
        log.notice(`The site is not compared with the last export: ${explain(error)}`);
        return undefined;
    }
}
async function lastManifest(name, { deliveries }, context) {
    const { github, log, clock, signal } = context;
    const { githubToken: token } = deliveries;
    if (token === undefined)
        throw new Error('`github-token` is empty');
    const { apiUrl, repository, runId, repositoryId, branch } = github;
    const client = new GitHubClient({ token, apiUrl, repository, deadline: clock.now() + LIMIT_MS }, context);
    const artifact = await findManifestArtifact({ name, runId, repositoryId, branch }, client);
    if (artifact === undefined) {
        log.info(`No earlier run has an artifact ${name} to compare with.`);
        return undefined;
    }
    if (artifact.size > site_manifest/* MAX_MANIFEST_BYTES */.ZJ) {
        throw new Error(`the manifest of run ${artifact.runId} is larger than ${site_manifest/* MAX_MANIFEST_BYTES */.ZJ / 1e6} MB`);
    }
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(github.tempDir, 'static-export-manifest-'));
    try {
        await downloadManifestArtifact(artifact, { token, repo: client.repo }, folder);
        const manifest = await readManifestZip(folder, signal);
        log.info(`Comparing with the export of run ${artifact.runId}${manifest.exportedAt === undefined ? '' : ` at ${manifest.exportedAt}`}.`);
        return manifest;
    }
    catch (error) {
        throw new Error(`the manifest of run ${artifact.runId} cannot be used: ${(0,runtime_failure/* reasonOf */.A3)(error)}`, {
            cause: error
        });
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function explain(error) {
    const { status } = Object(error);
    if (status === 401 || status === 403 || status === 404) {
        return `the token may not read artifacts (${(0,runtime_failure/* reasonOf */.A3)(error)}). Add the permission \`actions: read\` to the job.`;
    }
    const reason = (0,runtime_failure/* reasonOf */.A3)(error).replace(/\.$/, '');
    return `${reason}.${error instanceof runtime_failure/* Failure */.HR ? ` ${error.advice}` : ''}`;
}
/** Keeps the manifest for the next run. A run that has delivered everything does not fail for it. */
async function remember(inputs, manifestPath, context, limitMs = LIMIT_MS) {
    const memory = memoryOf(inputs, context.github);
    if (memory === undefined || 'reason' in memory)
        return;
    const { log, signal } = context;
    try {
        await log.group('Keeping the manifest for the next run', async () => await withTimeLimit(limitMs, signal, async () => {
            await uploadManifestArtifact(memory.artifactName, {
                path: manifestPath,
                folder: (0,external_node_path_.dirname)(manifestPath)
            });
        }));
    }
    catch (error) {
        if ((0,stop_reason/* isStop */.jX)(error))
            throw error;
        signal.throwIfAborted();
        log.notice(`The next run cannot compare its site with this one: the artifact ${memory.artifactName} could not be uploaded (${(0,runtime_failure/* reasonOf */.A3)(error).split('\n', 1)[0] ?? ''}).`);
    }
}

// EXTERNAL MODULE: ./.build/export/archive/disk-space.js
var disk_space = __webpack_require__(57160);
// EXTERNAL MODULE: ./.build/export/archive/make-folder.js
var make_folder = __webpack_require__(39509);
// EXTERNAL MODULE: ./.build/export/archive/work-files.js
var work_files = __webpack_require__(95165);
// EXTERNAL MODULE: ./.build/site/page-addresses.js
var page_addresses = __webpack_require__(42040);
// EXTERNAL MODULE: ./.build/site/redirects/source.js
var redirects_source = __webpack_require__(19949);
;// CONCATENATED MODULE: ./.build/site/redirects/destination.js


const MAX_LENGTH = 4096;
const NAME = /(\/?)(:[A-Za-z_]\w*\*?|\*)/g;
/** What is wrong with `destination` of a redirect, if anything. */
function problemOfDestination(text) {
    if (text.length > MAX_LENGTH)
        return 'is too long';
    if (!/^https?:/i.test(text)) {
        if (!text.startsWith('/'))
            return 'is neither a path that starts with / nor an http or https URL';
        return (0,redirects_source/* problemOfPath */._r)(text.replace(/#[\w-]*$/, ''));
    }
    if (!text.isWellFormed() || /\p{Cc}|\\/u.test(text)) {
        return 'contains control characters, backslashes or invalid text';
    }
    const url = /^https?:\/\/[^/]/i.test(text) ? (0,parse_url/* parseUrl */.D)(text) : null;
    if (url === null || url.host.includes('*'))
        return 'is not a valid URL';
    return url.username === '' && url.password === '' ? undefined : 'contains a user name or password';
}
/** The normal form of a valid destination: percent-encoded, with its wildcards. */
function normalDestination(text) {
    if (/^https?:/i.test(text))
        return new URL(text).href;
    const { pathname, search, hash } = partsOf(text);
    return pathname + search + hash;
}
/** Of a path with or without a query and an anchor. */
function partsOf(text) {
    const at = text.search(/#[\w-]*$/);
    const [path, hash] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
    return (0,redirects_source/* isSimplePath */.kD)(path) ? { pathname: path, search: '', hash } : new URL(text, 'https://site.invalid');
}
/** The destination with what the wildcards of the source stand for. A name that the source does not have is text. */
function expandDestination(text, wildcards, values) {
    const used = new Set();
    const filled = text.replace(NAME, (whole, slash, name) => {
        const at = wildcards.findIndex((known, i) => name === '*' ? known === '*' && !used.has(i) : known === name.replace(/\*$/, ''));
        const value = values[at];
        if (value === undefined)
            return whole;
        used.add(at);
        return value === '' ? '' : slash + (0,redirects_source/* encodePath */.O0)(value);
    });
    // What a wildcard stands for cannot turn a path into the name of another host.
    return filled.startsWith('http') ? filled : `/${filled.replace(/^\/+/, '')}`;
}
/** Whether the destination depends on what the wildcards of the source stand for. */
function usesWildcard(text, wildcards) {
    return (expandDestination(text, wildcards, wildcards.map(() => '')) !== text);
}
/** Reads an expanded destination. `base`: the base path with a slash at both ends. */
function readDestination(text, base) {
    if (/^https?:/i.test(text))
        return { kind: 'external', address: text };
    const { pathname, search, hash } = partsOf(text);
    const address = pathname + search + hash;
    const decoded = decodeURIComponent(pathname);
    if (!`${decoded}/`.startsWith(base))
        return { kind: 'external', address };
    const path = decoded.slice(base.length);
    return { kind: 'internal', address, path, query: search, fragment: hash.slice(1) };
}

;// CONCATENATED MODULE: ./.build/site/redirects/redirects.js



const MAX_REDIRECTS = 100_000;
/** A longer chain ends nowhere: a wildcard that leads below its own source grows with every step. */
const MAX_FOLLOWED = 100;
/** All redirects of a site. Sources without a wildcard come first, as a page does on every host. */
class Redirects {
    /** The base path with a slash at both ends. */
    base;
    rules;
    #byAddress = new Map();
    /** By the first folder of their sources, if that has no wildcard. */
    #patterns = new Map();
    #comparisons = 0;
    constructor(rules, base) {
        this.rules = rules;
        this.base = base;
        for (const rule of rules) {
            if (rule.from.address !== undefined)
                this.#byAddress.set(rule.from.address, rule);
            else {
                const folder = this.#folderOf(literalStart(rule.from));
                const known = this.#patterns.get(folder);
                if (known === undefined)
                    this.#patterns.set(folder, [rule]);
                else
                    known.push(rule);
            }
        }
    }
    /** As they are written to `redirects.json`. */
    get list() {
        return this.rules.map(({ source, destination, permanent }) => ({ source, destination, permanent }));
    }
    /** How often a path was compared with sources so far: what `find` and `follow` take most of their time for. */
    get comparisons() {
        return this.#comparisons;
    }
    /** The redirect for a path of the site, decoded and without the base path, and where it leads. */
    find(path) {
        const address = this.base + (0,page_addresses/* pageName */.$p)(path);
        this.#comparisons++;
        const rule = this.#byAddress.get(address);
        if (rule !== undefined)
            return { rule, destination: rule.to };
        if (this.#patterns.size === 0)
            return undefined;
        for (const folder of new Set([this.#folderOf(`${address}/`), ''])) {
            for (const pattern of this.#patterns.get(folder) ?? []) {
                this.#comparisons++;
                const values = pattern.from.match(address);
                if (values === undefined)
                    continue;
                const text = expandDestination(pattern.destination, pattern.from.wildcards, values);
                return { rule: pattern, destination: readDestination(text, this.base) };
            }
        }
        return undefined;
    }
    /** Whether a redirect without a wildcard leads away from the path. */
    hasSource(path) {
        return this.#byAddress.has(this.base + (0,page_addresses/* pageName */.$p)(path));
    }
    /** The path below the base path that a redirect without a wildcard leads away from. */
    pathOf({ from }) {
        return from.address?.slice(this.base.length);
    }
    /** Follows the redirects for a path, as a browser does, until there is a file or another host. */
    follow(path, site) {
        return this.#follow(this.find(path)?.destination, (0,page_addresses/* pageName */.$p)(path), site);
    }
    /** Where all addresses of a pattern lead, if that is one place. */
    endOfPattern({ destination, from, to }, site) {
        if (usesWildcard(destination, from.wildcards))
            return undefined;
        return this.#follow(to, undefined, site);
    }
    #follow(first, name, site) {
        const seen = new Set(name === undefined ? [] : [name]);
        let destination = first;
        for (let steps = 1; destination !== undefined; steps++) {
            if (destination.kind === 'external')
                return { kind: 'external', steps, destination };
            const file = site.find(destination.path);
            if (file !== undefined)
                return { kind: 'file', steps, file, destination };
            const next = (0,page_addresses/* pageName */.$p)(destination.path);
            if (seen.has(next) || steps === MAX_FOLLOWED)
                return { kind: 'loop', steps };
            seen.add(next);
            const found = this.find(destination.path);
            if (found === undefined)
                return { kind: 'missing', steps, destination };
            destination = found.destination;
        }
        return undefined;
    }
    /** The first folder of an address below the base path, or '' when the text ends before it does. */
    #folderOf(address) {
        const end = address.indexOf('/', this.base.length);
        return end < 0 ? '' : address.slice(0, end);
    }
}
/** Reads a list of entries. If some are invalid, the problem that is returned names all of them. */
function parseRedirects(value, basePath) {
    if (!Array.isArray(value))
        return { problems: ['The redirects are not a list'] };
    if (value.length > MAX_REDIRECTS)
        return { problems: [`There are more than ${MAX_REDIRECTS} redirects`] };
    const base = (0,page_addresses/* baseFolder */.YR)(basePath);
    const rules = new Map();
    const problems = [];
    const repeated = [];
    for (const [i, entry] of value.entries()) {
        const rule = parseEntry(entry, i, base);
        if (Array.isArray(rule))
            problems.push(...rule);
        else if (rules.has(rule.source))
            repeated.push(rule.source);
        else
            rules.set(rule.source, rule);
    }
    if (problems.length > 0)
        return { problems };
    return { redirects: new Redirects([...rules.values()], base), repeated };
}
function parseEntry(entry, index, base) {
    const { source, destination, permanent = true } = Object(entry);
    const name = () => (typeof source === 'string' ? `source ${quoted(source)}` : `entry ${index + 1}`);
    const problems = [];
    const from = typeof source === 'string' ? (0,redirects_source/* parseSource */.PJ)(source, base) : { problem: 'has no `source`' };
    if ('problem' in from)
        problems.push(`${name()} ${from.problem}`);
    if (typeof destination !== 'string')
        problems.push(`${name()} has no \`destination\``);
    else {
        const problem = problemOfDestination(destination);
        if (problem !== undefined) {
            const of = 'problem' in from ? `entry ${index + 1}` : name();
            problems.push(`destination ${quoted(destination)} of ${of} ${problem}`);
        }
    }
    if (typeof permanent !== 'boolean')
        problems.push(`\`permanent\` of ${name()} is neither true nor false`);
    if ('problem' in from || typeof destination !== 'string' || problems.length > 0)
        return problems;
    const normal = normalDestination(destination);
    return {
        source: from.text,
        destination: normal,
        permanent: permanent,
        from,
        to: readDestination(normal, base)
    };
}
const MAX_QUOTED = 200;
/** As JSON: a line break in a value must not start a new line in the log. */
function quoted(text) {
    return JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);
}
function literalStart({ tokens: [first] }) {
    return first?.kind === 'text' ? first.text : '';
}

;// CONCATENATED MODULE: ./.build/site/redirects/read.js




const MAX_BYTES = 20_000_000;
/** In one error. */
const MAX_NAMED = 1000;
const MISSING_FILE_ADVICE = 'Check `redirects`: the path is relative to the workspace, and the file must exist after the checkout. A job that needs it starts with actions/checkout.';
const MISSING_REFERENCE_ADVICE = 'Check `$ref`: the path is relative to the file that contains it, and the file must exist after the checkout.';
/** Reads the redirects of `docs.json`, `mint.json`, or of a file that is the list. */
async function readRedirects(path, { workspace, basePath }) {
    const content = await readJson(path, MISSING_FILE_ADVICE);
    const field = Array.isArray(content) ? content : Object(content).redirects;
    const list = await resolveReference(field ?? [], path, workspace);
    const parsed = parseRedirects(list, basePath);
    if (!('problems' in parsed))
        return parsed;
    const { problems } = parsed;
    const named = problems.slice(0, MAX_NAMED);
    if (problems.length > named.length)
        named.push(`and ${problems.length - named.length} more`);
    throw invalid(`${path} contains ${problems.length === 1 ? 'a redirect that cannot' : `${problems.length} redirects that cannot`} be used:\n${named.map(problem => `- ${problem}`).join('\n')}`);
}
/** `{"$ref": "./redirects.json"}` stands for the content of that file. */
async function resolveReference(field, path, workspace) {
    const { $ref: reference } = Object(field);
    if (reference === undefined)
        return field;
    if (typeof reference !== 'string' ||
        reference === '' ||
        (0,external_node_path_.isAbsolute)(reference) ||
        /^[a-z]+:|\0/i.test(reference)) {
        throw invalid(`\`$ref\` in ${path} is not a relative path`);
    }
    const target = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), reference);
    const [root, real] = await Promise.all([(0,promises_.realpath)(workspace), realpathOf(target)]);
    const inside = (0,external_node_path_.relative)(root, real);
    if (inside === '' || inside === '..' || inside.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(inside)) {
        throw invalid(`\`$ref\` in ${path} leads to a file outside the workspace: ${JSON.stringify(reference)}`);
    }
    const content = await readJson(real, MISSING_REFERENCE_ADVICE);
    return Array.isArray(content) ? content : Object(content).redirects;
}
async function realpathOf(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch (cause) {
        throw unreadable(path, cause, MISSING_REFERENCE_ADVICE);
    }
}
async function readJson(path, missingAdvice) {
    let text;
    try {
        const { size } = await (0,promises_.stat)(path);
        if (size > MAX_BYTES)
            throw new Error(`it is larger than ${MAX_BYTES / 1e6} MB`);
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (cause) {
        throw unreadable(path, cause, missingAdvice);
    }
    try {
        // Editors on Windows may put a byte order mark at the start.
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (cause) {
        throw invalid(`${path} is not JSON: ${(0,runtime_failure/* reasonOf */.A3)(cause)}`, cause);
    }
}
function unreadable(path, cause, missingAdvice) {
    const isMissing = cause.code === 'ENOENT';
    return isMissing
        ? invalid(`there is no file ${path}`, cause, missingAdvice)
        : invalid(`${path} cannot be read: ${(0,runtime_failure/* reasonOf */.A3)(cause)}`, cause);
}
function invalid(reason, cause, advice) {
    return new runtime_failure/* Failure */.HR('redirects-invalid', `The redirects cannot be used: ${reason}.`, {
        cause,
        ...(advice !== undefined && { advice })
    });
}

;// CONCATENATED MODULE: ./.build/export/preflight.js
var preflight_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var preflight_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
    const [folder, deliveries, previous, redirects] = await Promise.all([
        checkFolder(inputs.output, context),
        checkDeliveries(inputs.deliveries, context),
        readPreviousManifest(inputs, context).catch(asProblem),
        readRedirectList(inputs.review, context).catch(asProblem)
    ]);
    const problems = [
        ...folder,
        ...deliveries,
        ...[previous, redirects].flatMap(result => (result instanceof UnmetCondition ? [result.cause] : []))
    ];
    // A timeout during the retries, or a bug, is reported alone.
    const other = problems.find(problem => !(problem instanceof runtime_failure/* Failure */.HR));
    if (other !== undefined)
        throw other;
    if (problems.length === 1)
        throw problems[0];
    if (problems.length > 1) {
        throw new runtime_failure/* Failure */.HR('preflight-failed', `${problems.length} problems would make this export fail:\n${errorList(problems)}`, { cause: new AggregateError(problems) });
    }
    return {
        baseline: baselineOf(previous instanceof UnmetCondition ? undefined : previous, inputs, context),
        redirects: redirects instanceof UnmetCondition ? undefined : redirects
    };
}
/** A problem of one check, while the others go on. */
class UnmetCondition {
    cause;
    constructor(cause) {
        this.cause = cause;
    }
}
function asProblem(error) {
    return new UnmetCondition(error);
}
async function readRedirectList({ redirects: path, basePath }, { github, log }) {
    if (path === undefined)
        return undefined;
    const { redirects, repeated } = await readRedirects(path, { workspace: github.workspace, basePath });
    if (repeated.length > 0) {
        log.notice(`${path} has more than one redirect for ${[...new Set(repeated)].join(', ')}. The first one counts.`);
    }
    return redirects;
}
/** An export of other pages, or for another path, cannot be compared with this one. */
function baselineOf(previous, { service, review }, { log }) {
    if (review.previousManifest.kind === 'none') {
        return { manifest: undefined, notCompared: '`previous-manifest` is `none`', history: [] };
    }
    if (previous === undefined)
        return { manifest: undefined, history: [] };
    const history = previous.history ?? [];
    const pathsOf = (paths) => (paths ?? []).toSorted().join('\n');
    const different = [
        ...(pathsOf(previous.paths) === pathsOf(service.paths) ? [] : ['other `paths`']),
        ...((0,page_addresses/* baseFolder */.YR)(previous.basePath ?? review.basePath) === (0,page_addresses/* baseFolder */.YR)(review.basePath)
            ? []
            : ['another `base-path`'])
    ];
    if (different.length === 0)
        return { manifest: previous, history };
    const names = different.join(' and ');
    log.notice(`The site is not compared with the last export, which had ${names}: this one counts as the first.`);
    return { manifest: undefined, notCompared: `the last export had ${names}`, history };
}
async function readPreviousManifest(inputs, context) {
    const { previousManifest } = inputs.review;
    if (!inputs.output.extract || previousManifest.kind === 'none')
        return undefined;
    return previousManifest.kind === 'file'
        ? await readManifest(previousManifest.path)
        : await recall(inputs, context);
}
/** A file that does not exist means that this is the first export. */
async function readManifest(path) {
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new runtime_failure/* Failure */.HR('previous-manifest-invalid', `The file ${path} cannot be read: ${(0,runtime_failure/* reasonOf */.A3)(cause)}.`, {
            cause
        });
    }
    const manifest = (0,site_manifest/* parseManifest */.Ng)(text);
    if (!('problem' in manifest))
        return manifest;
    const { problem, detail } = manifest;
    throw new runtime_failure/* Failure */.HR('previous-manifest-invalid', `The manifest ${path} cannot be used: ${detail}.`, problem === 'later-version'
        ? { advice: 'Update this action to the release that wrote the manifest, or remove the file.' }
        : {});
}
async function checkFolder({ folder, keepArchive, extract }, context) {
    if (!keepArchive && !extract)
        return [];
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,make_folder/* makeFolder */.f)(folder);
            // Named like other temporary folders, so that the next run removes it if this one is killed.
            const probe = preflight_addDisposableResource(env_1, new work_files/* WorkPath */.f4(folder, 'site', context), true);
            await (0,promises_.mkdir)(probe.path);
            return [];
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = preflight_disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        return [(0,disk_space/* explainDisk */.Pp)(error, folder)];
    }
}

// EXTERNAL MODULE: ./.build/review/changes.js
var review_changes = __webpack_require__(6082);
// EXTERNAL MODULE: ./.build/review/checks/findings.js
var checks_findings = __webpack_require__(10279);
// EXTERNAL MODULE: ./.build/review/redirect-changes.js
var redirect_changes = __webpack_require__(4447);
// EXTERNAL MODULE: ./.build/export/review.js
var review = __webpack_require__(16001);
;// CONCATENATED MODULE: ./.build/export/run-report.js







/**
 * Takes each fact of the run once, and knows where it goes: to the outputs, which are set as soon as a value is known,
 * to the log, and to the job summary.
 */
class RunReport {
    facts;
    #inputs;
    #setOutput;
    #context;
    constructor(inputs, { setOutput, ...context }) {
        this.#inputs = inputs;
        this.#setOutput = setOutput;
        this.#context = context;
        this.facts = {
            domain: inputs.service.domain,
            basePath: inputs.review.basePath,
            startedAt: context.clock.now(),
            stages: [],
            deliveries: []
        };
    }
    /** Runs one stage as a group of the log, and notes how long it took and whether it failed. */
    async stage(name, work, title = name) {
        const { clock, log } = this.#context;
        const stage = { name, startedAt: clock.now() };
        this.facts.stages.push(stage);
        try {
            return await log.group(title, work);
        }
        catch (error) {
            stage.failed = true;
            throw error;
        }
        finally {
            stage.endedAt = clock.now();
        }
    }
    commitKnown(commit) {
        if (commit.sha !== undefined && commit.sha !== this.facts.commit?.sha)
            this.#setOutput('commit-sha', commit.sha);
        this.facts.commit = commit;
    }
    jobKnown(jobId) {
        this.facts.jobId = jobId;
        this.#setOutput('job-id', jobId);
    }
    jobPolled(job) {
        const { facts } = this;
        const { status, pageCount } = job;
        if (status !== facts.status)
            this.#setOutput('status', status);
        facts.status = status;
        if (pageCount !== undefined)
            facts.pageCount = pageCount;
        // A count that was seen on the way is not the count of the whole.
        else if (status === 'completed')
            delete facts.pageCount;
        if (status === 'completed' && pageCount !== undefined)
            this.#setOutput('page-count', pageCount);
        this.#updateJobStage(job);
    }
    /** The service has two stages: it waits, then it renders. */
    #updateJobStage({ status }) {
        const { stages, startedAt } = this.facts;
        const now = this.#context.clock.now();
        const name = status === 'queued' ? 'Waiting' : 'Rendering';
        let stage = stages.find(known => known.name === name);
        if (stage === undefined) {
            const before = stages.at(-1);
            if (before !== undefined)
                before.endedAt ??= now;
            stage = { name, startedAt: before === undefined ? startedAt : now };
            stages.push(stage);
        }
        if (status === 'completed' || status === 'failed') {
            stage.endedAt = now;
            stage.failed = status === 'failed';
        }
    }
    /** The newest link counts. */
    linkIssued({ url, expiresAt, endsAt }) {
        const { service, deliveries } = this.#inputs;
        this.facts.link = { expiresAt, endsAt, ...(!service.maskUrl && { url }) };
        this.#setOutput('bundle-url', url);
        this.#setOutput('expires-at', expiresAt.toISOString());
        if (deliveries.config.url === undefined)
            this.#setOutput('deployment-config', (0,deployment_config/* deploymentConfig */.QT)(url, service.version));
    }
    permanentUrlKnown(url) {
        this.#setOutput('deployment-config', (0,deployment_config/* deploymentConfig */.QT)(url, this.#inputs.service.version));
    }
    archiveDownloaded(archive) {
        this.facts.archive = archive;
        this.#setOutput('archive-path', archive.path);
        this.#setOutput('archive-sha256', archive.sha256);
        this.#setOutput('archive-size', archive.size);
    }
    siteExtracted(site) {
        this.facts.site = site;
        this.#setOutput('site-path', site.path);
        this.#setOutput('file-count', site.fileCount);
        this.#setOutput('manifest-path', site.manifestPath);
    }
    siteReviewed(reviewed) {
        const { changes, changesPath, redirects, checks, failure } = reviewed;
        const { log } = this.#context;
        this.facts.reviewed = reviewed;
        const isChanged = (0,review_changes/* hasChanged */.$H)(changes) || (redirects !== undefined && (0,redirect_changes/* haveRedirectsChanged */.i)(redirects));
        this.#setOutput('changed', String(isChanged));
        this.#setOutput('changes-path', changesPath);
        log.info((0,review/* describeChanges */.DT)(reviewed));
        if (checks === undefined)
            return;
        const { line, needsAttention } = (0,review/* describeFindings */.kA)(checks);
        // With a failure, one error says the same.
        if (needsAttention && failure === undefined)
            log.warning(`${line} The job summary names the pages, and the output \`checks-path\` lists all of them.`);
        else
            log.info(line);
        const counts = (0,checks_findings/* countByKind */.Le)(checks.findings);
        this.#setOutput('broken-links', counts['broken-link']);
        this.#setOutput('external-resources', counts['external-resource']);
        this.#setOutput('checks-path', checks.path);
    }
    redirectsWritten(path, count) {
        this.#setOutput('redirects-path', path);
        this.#setOutput('redirect-count', count);
    }
    reportWritten(path) {
        this.#setOutput('report-path', path);
    }
    delivered(kind, { outputs = {}, ...delivered }) {
        for (const [name, value] of Object.entries(outputs))
            this.#setOutput(name, value);
        this.facts.deliveries.push({ kind, ok: true, ...delivered });
    }
    deliveryFailed(kind, error) {
        const reason = (0,runtime_failure/* reasonOf */.A3)(error);
        this.facts.deliveries.push({ kind, ok: false, text: reason });
        this.#context.log.info(`Delivery ${kind} failed: ${reason}`);
    }
    succeeded() {
        const { domain, jobId, deliveries } = this.facts;
        const where = deliveries.map(({ kind, text }) => `${kind} (${text})`);
        this.#context.log.info(`Exported ${domain ?? `job ${jobId ?? ''}`}: ${where.join(', ')}.`);
    }
    failed({ code, message, advice }) {
        this.facts.failure = { code, message, advice };
    }
    ended() {
        this.facts.endedAt = this.#context.clock.now();
    }
    /** For the HTML report. */
    get figures() {
        const { stages, archive } = this.facts;
        const timed = stages.flatMap(({ name, startedAt, endedAt }) => endedAt === undefined ? [] : [{ name, value: (0,units/* formatDuration */.a3)(endedAt - startedAt) }]);
        if (archive === undefined)
            return timed;
        return [
            ...timed,
            { name: 'Archive', value: (0,units/* formatBytes */.z3)(archive.size) },
            { name: 'SHA-256 of the archive', value: archive.sha256 }
        ];
    }
}

// EXTERNAL MODULE: ./.build/runtime/failure-alert.js
var failure_alert = __webpack_require__(22464);
// EXTERNAL MODULE: ./.build/export/inputs.js + 1 modules
var inputs = __webpack_require__(37);
// EXTERNAL MODULE: ./.build/review/growth.js
var review_growth = __webpack_require__(45844);
;// CONCATENATED MODULE: ./.build/export/summary/review-sections.js






const review_sections_MAX_PAGES = 10;
const MAX_GROWTH = 5;
const MAX_FINDINGS = 10;
const MAX_PATH = 200;
/** What changed, what is broken and what grew, as Markdown. */
function reviewSections({ changes, notCompared, redirects, checks, files, previous }, domain, basePath) {
    const growth = previous === undefined ? [] : (0,review_growth/* largestGrowth */.A7)(files, previous.files, MAX_GROWTH);
    const address = (path) => domain === undefined ? undefined : (0,page_addresses/* liveAddress */.jT)(path, { domain, basePath });
    return [
        `### Changes\n\n${changesText(changes, notCompared)}`,
        ...['added', 'changed', 'removed'].flatMap(name => changes.first ? [] : pageList(name, changes[name], name === 'removed' ? () => undefined : address)),
        ...(redirects === undefined ? [] : [redirectsText(redirects, changes.first)]),
        ...(checks === undefined ? [] : findingSections(checks, address)),
        ...(growth.length === 0
            ? []
            : [
                (0,markdown/* table */.tp)(['Largest growth', ''], growth.map(file => [(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(file.path, MAX_PATH)), `+${(0,units/* formatBytes */.z3)(file.growth)}`]))
            ])
    ];
}
function changesText({ first, added, changed, removed, rebuilt }, notCompared) {
    if (notCompared !== undefined)
        return `Not compared: ${(0,markdown/* sentence */.em)(notCompared)}.`;
    if (first)
        return 'This is the first export: there is no earlier one to compare with.';
    if (added.length + changed.length + removed.length === 0) {
        return rebuilt.length === 0
            ? 'No page was added, changed or removed.'
            : `No page was added, changed or removed. ${pages(rebuilt.length)} rebuilt without a visible change.`;
    }
    const parts = Object.entries({ added, changed, removed })
        .filter(([, paths]) => paths.length > 0)
        .map(([name, paths]) => `**${pages(paths.length)}** ${name}`);
    return parts.join(' · ');
}
/** Those that are broken are among the findings. */
function redirectsText({ total, added, changed, removed }, isFirst) {
    const news = [
        added.length > 0 && `**${added.length}** added`,
        changed.length > 0 && `**${changed.length}** changed`,
        removed.length > 0 && `**${removed.length}** removed`
    ].filter(text => typeof text === 'string');
    const count = `${total} redirect${total === 1 ? '' : 's'}`;
    return isFirst || news.length === 0 ? `${count}.` : `${count}: ${news.join(' · ')}.`;
}
function pageList(name, paths, address) {
    if (paths.length === 0)
        return [];
    const items = paths.slice(0, review_sections_MAX_PAGES).map(path => `- ${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(path, MAX_PATH), address(path))}`);
    if (paths.length > review_sections_MAX_PAGES)
        items.push(`- and ${paths.length - review_sections_MAX_PAGES} more`);
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}:\n\n${items.join('\n')}`];
}
function findingSections({ findings, noneIsNew }, address) {
    const counts = (0,checks_findings/* countByKind */.Le)(findings);
    const kinds = checks_findings/* FINDING_KINDS */.mH.filter(kind => counts[kind] > 0);
    if (kinds.length === 0)
        return ['### Findings\n\nNo broken links, and nothing else was found.'];
    const shown = findings.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count).slice(0, MAX_FINDINGS);
    const rest = findings.length - shown.length;
    return [
        `### Findings\n\n${kinds.map(kind => `**${counts[kind]}** ${(0,markdown/* code */.aY)(kind)}`).join(' · ')}${noneIsNew ? `. ${review/* NONE_IS_NEW */.N}` : ''}`,
        (0,markdown/* table */.tp)(['Finding', 'Target', 'On'], shown.map(({ kind, target, count, destination, pages: [page] }) => [
            (0,markdown/* code */.aY)(kind),
            `${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(target, MAX_PATH))}${destination === undefined ? '' : ` → ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(destination, MAX_PATH))}`}`,
            page === undefined ? '' : `${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(page, MAX_PATH), address(page))}${others(count - 1)}`
        ])),
        ...(rest > 0 ? [`And ${rest} more, in the file of the output ${(0,markdown/* code */.aY)('checks-path')}.`] : [])
    ];
}
function others(amount) {
    return amount === 0 ? '' : ` and ${pages(amount).replace(' ', ' more ')}`;
}
/** Kinds that can fail a run come first. */
function rank({ kind }) {
    return checks_findings/* FAILING_KINDS */.$m.includes(kind) ? 0 : 1;
}
function pages(amount) {
    return `${amount} page${amount === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./.build/export/summary/summary.js






// The runner drops a summary above 1 MiB as a whole. With these, ours ends far below, whatever the service sent.
const MAX_NAME = 300;
const MAX_TEXT = 2000;
const MAX_ROWS = 40;
/** The job summary as Markdown: how it ended and where things are first, how it went after that. */
function renderSummary(report, errorsPage) {
    const { failure, deliveries } = report;
    const sections = [
        `## ${heading(report)}`,
        highlights(report),
        failure && (0,failure_alert/* failureAlert */.V)(failure, errorsPage),
        deliveries.length > 0 && (0,markdown/* table */.tp)(['Delivered', ''], deliveries.slice(0, MAX_ROWS).map(deliveryRow)),
        expiryWarning(report),
        ...(report.reviewed === undefined
            ? []
            : reviewSections(report.reviewed, report.domain, report.basePath ?? '/')),
        details(report)
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
function highlights(report) {
    const { domain, basePath = '/', pageCount, site, archive, startedAt, endedAt } = report;
    // What is in the archive, rather than what the service counted.
    const pages = site?.pageCount ?? pageCount;
    const facts = [
        domain !== undefined && (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(domain, MAX_NAME), `https://${(0,markdown/* clip */.$Q)(domain, MAX_NAME)}${basePath}`),
        pages !== undefined && `**${(0,units/* formatCount */.B4)(pages, 'page')}**`,
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
    const { jobId, status, commit, archive, site, link: reported } = report;
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
        ['Site', site && (0,units/* formatCount */.B4)(site.fileCount, 'file'), site && (0,units/* formatCount */.B4)(site.pageCount, 'page')],
        [
            'Link',
            reported?.url && (0,markdown/* link */.nf)('download', reported.url),
            reported && `expires ${expiry(reported, report)}`
        ]
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
function summary_name(value) {
    return (0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(value, MAX_NAME));
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

;// CONCATENATED MODULE: ./.build/export/main.js








/** Runs the export. The summary is written on success and on failure. */
async function main(inputs, { setOutput, writeSummary, ...given }) {
    const { timeoutMs } = inputs.service;
    const report = new RunReport(inputs, { ...given, setOutput });
    try {
        await exportSite(inputs, report, { ...given, deadline: report.facts.startedAt + timeoutMs });
        report.succeeded();
    }
    catch (error) {
        const failure = explainFailure(error, timeoutMs, {
            jobId: report.facts.jobId,
            mayHaveStarted: given.service.mayHaveStartedExport()
        });
        report.failed(failure);
        throw failure;
    }
    finally {
        report.ended();
        await writeSummary(renderSummary(report.facts, given.github.errorsPage));
    }
}
async function exportSite(inputs, report, context) {
    const { service, output, review, deliveries } = inputs;
    const { baseline, redirects } = await preflight(inputs, context);
    const job = await runJob(service, report, context);
    const isDownloaded = output.extract || output.keepArchive;
    // Not loaded by runs that download nothing.
    const fetched = isDownloaded
        ? await (await Promise.all(/* import() */[__webpack_require__.e(161), __webpack_require__.e(628), __webpack_require__.e(902)]).then(__webpack_require__.bind(__webpack_require__, 95902))).fetchSite({ job, service, output, review, redirects, baseline }, report, context)
        : {};
    const { domain, version } = service;
    await deliverAll({ domain, version, ...job, ...fetched }, deliveries, report, context);
    const { site } = fetched;
    if (site !== undefined)
        await remember(inputs, site.manifestPath, context);
}
/** Every error names the job, once there is one. */
function explainFailure(error, timeoutMs, { jobId, mayHaveStarted }) {
    if (jobId === undefined) {
        const advice = 'Check that the service responds, and run again.';
        const uncertain = 'The start request may have been accepted: then the service may reject another one until that job has ended.';
        return (0,runtime_failure/* asFailure */.h_)((0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs,
            state: mayHaveStarted ? 'No export job is known yet.' : 'No export job was started.',
            advice: mayHaveStarted ? `${advice} ${uncertain}` : advice
        }));
    }
    const failure = (0,runtime_failure/* asFailure */.h_)((0,stop_reason/* explainStop */.cV)(error, {
        timeoutMs,
        state: `Export job ${jobId} may still be running.`,
        advice: `Run again with \`job-id: ${jobId}\` to resume it.`
    }));
    if (failure.code === 'timeout' || failure.code === 'canceled' || failure.jobId === jobId)
        return failure;
    const { code, message, advice, cause } = failure;
    // A message of several lines ends with a list.
    const separator = message.includes('\n') ? '\n' : ' ';
    return new runtime_failure/* Failure */.HR(code, `${message}${separator}The export job is ${jobId}.`, { advice, cause, jobId });
}


/***/ }),

/***/ 16001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   N: () => (/* binding */ NONE_IS_NEW),
/* harmony export */   kA: () => (/* binding */ describeFindings),
/* harmony export */   q1: () => (/* binding */ reviewSite)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6082);
/* harmony import */ var _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10279);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97840);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4159);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91038);
/* harmony import */ var _archive_work_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95165);
/* harmony import */ var _review_redirect_changes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4447);
/* harmony import */ var _site_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64816);









const MAX_LISTED = 5;
/** Compares the site with the previous export, and writes `changes.json` and `checks.json`. */
async function reviewSite({ files, review, redirects, about }, { check, failOn, maxPageDrop }, folder, { manifest: previous, notCompared, history }, context) {
    const withContent = files.map(file => ({
        ...file,
        content: review?.contents.get(file.path),
        title: review?.titles.get(file.path)
    }));
    const changes = (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .compareManifests */ .kK)(previous?.files, withContent);
    const changesPath = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'changes.json');
    await (0,_archive_work_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeWholeFile */ .R0)(changesPath, (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changesText */ .Tb)(changes), context);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'checks.json');
    if (review !== undefined)
        await (0,_archive_work_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeWholeFile */ .R0)(path, (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .checksText */ .rW)(review.findings), context);
    const isCounted = ({ kind }) => check === 'fail' && failOn.includes(kind);
    const failing = check === 'fail' ? (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .failingFindings */ .v9)(review?.findings ?? [], previous?.findings, failOn) : [];
    return {
        files: withContent,
        previous,
        notCompared,
        changes,
        changesPath,
        redirects: compareAllRedirects(previous?.redirects ?? [], redirects),
        history: (0,_site_history_js__WEBPACK_IMPORTED_MODULE_6__/* .continueHistory */ .s)(history, historyEntryOf(files, review?.findings, about)),
        checks: review && {
            findings: review.findings,
            hosts: review.hosts,
            titles: review.titles,
            path,
            noneIsNew: failing.length === 0 && review.findings.some(isCounted)
        },
        findingDigests: review && (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findingDigests */ .xP)(review.findings, failOn),
        failure: pageDropFailure(files, previous, maxPageDrop) ?? checkFailure(failing, previous?.findings !== undefined)
    };
}
function compareAllRedirects(previous, current) {
    return previous.length + current.length === 0 ? undefined : (0,_review_redirect_changes_js__WEBPACK_IMPORTED_MODULE_7__/* .compareRedirects */ .X)(previous, current);
}
function historyEntryOf(files, findings, { time, version, commit }) {
    return {
        time,
        pages: (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .pageCountOf */ .YX)(files),
        files: files.length,
        bytes: files.reduce((sum, { size }) => sum + size, 0),
        ...(findings !== undefined && { brokenLinks: (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countByKind */ .Le)(findings)['broken-link'] }),
        ...(version !== undefined && { version }),
        ...(commit !== undefined && { commit })
    };
}
function pageDropFailure(files, previous, maxPageDrop) {
    if (previous === undefined)
        return undefined;
    const [before, now] = [(0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .pageCountOf */ .YX)(previous.files), (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .pageCountOf */ .YX)(files)];
    const drop = (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .pageDrop */ .pl)(before, now);
    if (drop <= maxPageDrop)
        return undefined;
    const percent = (share) => `${Number((share * 100).toFixed(1))}%`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('site-pages-dropped', `The site has ${now} pages, the previous export had ${before}. It lost ${percent(drop)} of its pages; \`max-page-drop\` allows ${percent(maxPageDrop)}. Nothing was delivered.`);
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
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('site-check-failed', `The check of the site found ${amount}${isCompared ? ' that the previous export did not have' : ''}. Nothing was delivered.\n${listed.join('\n')}`);
}
/** One line for the log. */
function describeChanges({ changes: { first, added, changed, rebuilt, removed }, notCompared }) {
    const pages = (0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(added.length, 'page');
    if (notCompared !== undefined)
        return `Changes: ${pages}, not compared: ${notCompared}.`;
    if (first)
        return `Changes: this is the first export, with ${pages}.`;
    const parts = Object.entries({ added, changed, removed, 'rebuilt without a change of content': rebuilt })
        .filter(([, pages]) => pages.length > 0)
        .map(([name, pages]) => `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} ${name}`);
    return `Changes since the previous export: ${parts.length === 0 ? 'none' : parts.join(', ')}.`;
}
const NONE_IS_NEW = 'None of the findings that can fail the check is new since the previous export.';
/** One line for the log, and whether a reader should look at it. */
function describeFindings({ findings, noneIsNew }) {
    const counts = (0,_review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .countByKind */ .Le)(findings);
    const parts = _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .FINDING_KINDS */ .mH.filter(kind => counts[kind] > 0).map(kind => `${counts[kind]} ${kind}`);
    return {
        line: parts.length === 0
            ? 'Checks: no problems found.'
            : `Checks: ${parts.join(', ')}.${noneIsNew ? ` ${NONE_IS_NEW}` : ''}`,
        needsAttention: _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .FAILING_KINDS */ .$m.some(kind => counts[kind] > 0)
    };
}


/***/ }),

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ hasChanged),
/* harmony export */   Tb: () => (/* binding */ changesText),
/* harmony export */   kK: () => (/* binding */ compareManifests),
/* harmony export */   pS: () => (/* binding */ parseChanges)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _site_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20767);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97840);



function compareManifests(previous, current) {
    const changes = {
        first: previous === undefined,
        added: [],
        changed: [],
        rebuilt: [],
        removed: [],
        previous: new Map(),
        files: { added: 0, changed: 0, removed: 0 }
    };
    const before = new Map(previous?.map(file => [file.path, file]));
    for (const file of current) {
        const earlier = before.get(file.path);
        before.delete(file.path);
        if (earlier === undefined)
            note(changes, 'added', file);
        else if (earlier.sha256 !== file.sha256) {
            const isRebuilt = (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsPage */ .a$)(file) && file.content !== undefined && earlier.content === file.content;
            if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsPage */ .a$)(file))
                changes.previous.set(file.path, earlier.sha256);
            if (isRebuilt)
                changes.rebuilt.push(file.path);
            else
                note(changes, 'changed', file);
        }
    }
    for (const file of before.values())
        note(changes, 'removed', file);
    for (const list of ['added', 'changed', 'rebuilt', 'removed'])
        changes[list].sort();
    return changes;
}
/** Whether readers see something else than before. */
function hasChanged({ first, added, changed, removed }) {
    return first || added.length + changed.length + removed.length > 0;
}
function changesText({ first, added, changed, rebuilt, removed, previous, files }) {
    const sorted = [...previous].sort(([a], [b]) => (a < b ? -1 : 1));
    const written = {
        ...{ version: 1, first, added, changed, rebuilt, removed },
        previous: Object.fromEntries(sorted),
        files
    };
    return `${JSON.stringify(written, undefined, 2)}\n`;
}
const MAX_LISTED = 1_000_000;
const pages = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .sitePath */ .l2).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(MAX_LISTED));
const count = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const changesFile = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    first: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    added: pages,
    changed: pages,
    rebuilt: pages,
    removed: pages,
    /** Missing in files of earlier releases. */
    previous: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => Object.entries(Object(value))), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([_site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .sitePath */ .l2, _site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Text */ .f1])).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(MAX_LISTED))), []),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ added: count, changed: count, removed: count })
});
/** Reads `changes.json` from any source. Text: what is wrong with it. */
function parseChanges(text) {
    if (text.length > _site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MANIFEST_BYTES */ .ZJ)
        return `it is larger than ${_site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MANIFEST_BYTES */ .ZJ / 1e6} MB`;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return `it is not JSON: ${error.message}`;
    }
    const read = changesFile.safeParse(value);
    if (read.success) {
        const { first, added, changed, rebuilt, removed, previous, files } = read.data;
        return { first, added, changed, rebuilt, removed, previous: new Map(previous), files };
    }
    const [issue] = read.error.issues;
    return `\`${issue?.path.join('.') ?? ''}\` ${issue?.message ?? 'is invalid'}`;
}
function note(changes, list, file) {
    if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsPage */ .a$)(file))
        changes[list].push(file.path);
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
/* harmony import */ var _sorting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80553);
/* harmony import */ var _work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68540);



/** In the order in which they are reported. */
const FINDING_KINDS = [
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
const FAILING_KINDS = FINDING_KINDS.slice(0, 5);
const MAX_PAGES = 10;
/** In `checks.json`, and in the report. */
const MAX_FINDINGS = 5000;
/** Targets between two points where a timeout or a signal can end the work. */
const STEP = 50_000;
/** Of one kind: more targets would take too much memory. */
const MAX_TARGETS = 1_000_000;
const DIGEST_LENGTH = 16;
/** In the manifest: 2 MB. */
const MAX_DIGESTS = 100_000;
/** Collects findings, one per kind and target, with the first files that refer to each. */
class FindingCollector {
    #ignore;
    #work;
    /** By kind: the number of each target, or -1 when it is ignored. */
    #numbers = new Map();
    /** By kind: how many targets have a number. */
    #targets = new Map();
    /** By number. A site can have a million findings, so there is no object for each. */
    #counts = [];
    #lastFile = [];
    /** The first file, or all of the first files when there are several. */
    #files = [];
    /** `work` counts the patterns that targets are compared with. */
    constructor(ignore, work) {
        this.#ignore = ignore;
        this.#work = work;
    }
    /** The number of a finding, or -1 when `check-ignore` covers its target, or when there are too many of its kind. */
    open(kind, target) {
        const numbers = this.#numbers.get(kind) ?? new Map();
        this.#numbers.set(kind, numbers);
        const known = numbers.get(target);
        if (known !== undefined)
            return known;
        const count = this.#targets.get(kind) ?? 0;
        if (count === MAX_TARGETS)
            return -1;
        this.#work.add(this.#ignore.length * (_work_js__WEBPACK_IMPORTED_MODULE_1__/* .MIN_COST */ .R + target.length));
        const isIgnored = this.#ignore.some(pattern => pattern.matches(target));
        const number = isIgnored ? -1 : this.#counts.length;
        numbers.set(target, number);
        if (isIgnored)
            return -1;
        this.#targets.set(kind, count + 1);
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
    /** Sorted by kind and target. `pathOf` names a file. Pauses now and then. */
    *finish(pathOf) {
        const findings = [];
        for (const kind of FINDING_KINDS) {
            const numbers = this.#numbers.get(kind) ?? new Map();
            for (const target of yield* (0,_sorting_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedBy */ .V)([...numbers.keys()], target => target)) {
                const number = numbers.get(target);
                if (number < 0)
                    continue;
                const count = this.#counts[number];
                const files = count === 0 ? [] : [this.#files[number]].flat();
                findings.push({ kind, target, count, pages: files.map(pathOf) });
                if (findings.length % STEP === 0)
                    yield;
            }
        }
        return findings;
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

/***/ 80553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sortedBy)
/* harmony export */ });
/** Items between two points where a timeout or a signal can end the work. */
const STEP = 50_000;
/** Sorts parts and merges them, because one sort of a million items takes more than a second. Pauses now and then. */
function* sortedBy(items, nameOf) {
    const compare = (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1);
    let parts = [];
    for (let i = 0; i < items.length; i += STEP) {
        parts.push(items.slice(i, i + STEP).sort(compare));
        if (parts.length > 1)
            yield;
    }
    while (parts.length > 1) {
        const merged = [];
        for (let i = 0; i < parts.length; i += 2)
            merged.push(yield* merge(parts[i], parts[i + 1] ?? [], nameOf));
        parts = merged;
    }
    return parts[0] ?? [];
}
function* merge(a, b, nameOf) {
    const all = [];
    let [i, j] = [0, 0];
    while (i < a.length || j < b.length) {
        const isFirst = j === b.length || (i < a.length && nameOf(a[i]) < nameOf(b[j]));
        all.push((isFirst ? a[i++] : b[j++]));
        if (all.length % STEP === 0)
            yield;
    }
    return all;
}


/***/ }),

/***/ 68540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ Work),
/* harmony export */   R: () => (/* binding */ MIN_COST)
/* harmony export */ });
/** Characters between two points where a timeout or a signal can end the work: a small part of a second. */
const STEP = 1_000_000;
/** Even the shortest item takes as long as this many characters. */
const MIN_COST = 50;
/** How much was done since the last pause, in characters that were read. */
class Work {
    #done = 0;
    add(characters) {
        this.#done += characters;
    }
    /** Whether it is time to pause. Begins to count anew then. */
    endsStep() {
        if (this.#done < STEP)
            return false;
        this.#done = 0;
        return true;
    }
}


/***/ }),

/***/ 45844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ largestGrowth),
/* harmony export */   R6: () => (/* binding */ bySize),
/* harmony export */   _q: () => (/* binding */ pairFiles)
/* harmony export */ });
/* harmony import */ var _site_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64733);

/** Smaller changes are noise. */
const MIN_GROWTH = 1000;
/**
 * The files with their sizes in the previous export. A file whose name differs only in its build hash is the same file;
 * where several have the same name apart from it, they belong together in the order of their sizes. `gone` has the rest.
 */
function pairFiles(files, previous) {
    const before = new Map(previous.map(file => [file.path, file]));
    const grown = [];
    const renamed = new Map();
    const groupOf = (path) => {
        const name = (0,_site_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBuildHash */ .T)(path);
        const group = renamed.get(name) ?? { now: [], before: [] };
        renamed.set(name, group);
        return group;
    };
    for (const file of files) {
        const earlier = before.get(file.path);
        if (earlier === undefined)
            groupOf(file.path).now.push(file);
        else
            grown.push({ path: file.path, size: file.size, previousSize: earlier.size });
        before.delete(file.path);
    }
    for (const file of before.values())
        groupOf(file.path).before.push(file);
    const gone = [];
    for (const group of renamed.values()) {
        const earlier = group.before.sort(bySize);
        for (const [i, { path, size }] of group.now.sort(bySize).entries()) {
            grown.push({ path, size, previousSize: earlier[i]?.size ?? 0 });
        }
        gone.push(...earlier.slice(group.now.length));
    }
    return { files: grown, gone };
}
/** Files that grew most, new files included. */
function largestGrowth(files, previous, max) {
    return pairFiles(files, previous)
        .files.map(file => ({ ...file, growth: file.size - file.previousSize }))
        .filter(({ growth }) => growth >= MIN_GROWTH)
        .sort((a, b) => b.growth - a.growth || (a.path < b.path ? -1 : 1))
        .slice(0, max);
}
function bySize(a, b) {
    return b.size - a.size || (a.path < b.path ? -1 : 1);
}


/***/ }),

/***/ 4447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ compareRedirects),
/* harmony export */   i: () => (/* binding */ haveRedirectsChanged)
/* harmony export */ });
function compareRedirects(previous, current) {
    const changes = { total: current.length, added: [], changed: [], removed: [] };
    const before = new Map(previous.map(redirect => [redirect.source, redirect]));
    for (const redirect of current) {
        const earlier = before.get(redirect.source);
        before.delete(redirect.source);
        if (earlier === undefined)
            changes.added.push(redirect);
        else if (earlier.destination !== redirect.destination || earlier.permanent !== redirect.permanent)
            changes.changed.push(redirect);
    }
    changes.removed.push(...before.values());
    return changes;
}
function haveRedirectsChanged({ added, changed, removed }) {
    return added.length + changed.length + removed.length > 0;
}


/***/ }),

/***/ 29580:
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
        if (next.size === 0)
            return false;
        ends = next;
    }
    return ends.has(path.length);
}


/***/ }),

/***/ 19949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kD: () => (/* binding */ isSimplePath)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42054);
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42040);
/* harmony import */ var _content_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68101);




/** Regular expressions of hosts have references 1 to 9, and some wildcards need two. */
const MAX_WILDCARDS = 4;
/** A slash in front of `:name*` and `*` belongs to the wildcard: `/blog/*` is also `/blog`. */
const WILDCARD = /(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g;
/**
 * Reads `source` of a redirect. `base`: the base path with a slash at both ends. Returns what is wrong with a
 * source that cannot be used.
 */
function parseSource(text, base) {
    const problem = problemOfPath(text);
    if (problem !== undefined)
        return { problem };
    if (/[?#]/.test(text))
        return { problem: 'has a query or an anchor, which a redirect cannot depend on' };
    const plain = (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(text);
    const decoded = decodeURIComponent(plain);
    if (plain === '' || `${decoded}/` === base) {
        return { problem: 'is the start page of the site, which cannot be redirected' };
    }
    if (!decoded.startsWith(base))
        return { problem: `is outside the base path ${base.slice(0, -1)}` };
    const isFile = (0,_content_types_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKnownType */ .AE)(plain);
    if (isSimplePath(plain)) {
        const match = (path) => (path === decoded ? [] : undefined);
        return {
            text: plain,
            address: decoded,
            isFile,
            wildcards: [],
            match,
            tokens: [{ kind: 'text', text: decoded }]
        };
    }
    const tokens = tokensOf(plain);
    const wildcards = tokens.flatMap(token => {
        if (token.kind === 'text')
            return [];
        return token.name === '*' ? '*' : `:${token.name}`;
    });
    if (wildcards.length > MAX_WILDCARDS)
        return { problem: `has more than ${MAX_WILDCARDS} wildcards` };
    if (new Set(wildcards.filter(name => name !== '*')).size < wildcards.filter(name => name !== '*').length) {
        return { problem: 'uses the name of a wildcard twice' };
    }
    const address = wildcards.length === 0 ? decoded : undefined;
    return {
        text: tokens.map(tokenText).join(''),
        address,
        isFile,
        wildcards,
        match: path => (address === undefined ? matchTokens(tokens, path) : path === address ? [] : undefined),
        tokens
    };
}
/** Most paths are of this form, and nothing in them has to be encoded or checked further. */
const SIMPLE = /^(?:\/[\w~-][\w.~-]{0,200}){0,16}\/?$/;
function isSimplePath(text) {
    return SIMPLE.test(text);
}
/** What is wrong with a path from the root of a host, if anything. A query and an anchor are not looked at. */
function problemOfPath(text) {
    if (text !== '' && isSimplePath(text))
        return undefined;
    if (!text.startsWith('/'))
        return 'is not a path: it must start with /';
    if (text.startsWith('//'))
        return 'is not a path: it starts with two slashes';
    if (!text.isWellFormed() || /\p{Cc}/u.test(text))
        return 'contains control characters or invalid text';
    const path = text.replace(/[?#].*$/s, '');
    if ((0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isPathTooLong */ .M0)(path))
        return 'is too long';
    const segments = path.slice(1).split('/');
    for (const [i, segment] of segments.entries()) {
        const decoded = (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(segment);
        if (decoded === undefined)
            return 'contains a % that is not part of a percent-encoded character';
        if (/[/\\\p{Cc}]/u.test(decoded))
            return 'contains a backslash, or an encoded slash or control character';
        if (decoded === '.' || decoded === '..')
            return 'contains `.` or `..` as a folder';
        if (decoded === '' && i < segments.length - 1)
            return 'contains two slashes in a row';
        // The file of the page has an extension.
        if ((0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSegmentTooLong */ .Mm)(`${decoded}.html`))
            return 'contains a name that is too long';
    }
    return undefined;
}
function tokensOf(source) {
    const tokens = [];
    let at = 0;
    const addText = (encoded) => {
        if (encoded !== '')
            tokens.push({ kind: 'text', text: decodeURIComponent(encoded) });
    };
    for (const found of source.matchAll(WILDCARD)) {
        const [whole, , name, star, slash] = found;
        addText(source.slice(at, found.index));
        if (name === undefined)
            tokens.push({ kind: 'rest', name: '*', isBelow: slash === '/' });
        else if (star === '*')
            tokens.push({ kind: 'rest', name, isBelow: true });
        else
            tokens.push({ kind: 'text', text: '/' }, { kind: 'segment', name });
        at = found.index + whole.length;
    }
    addText(source.slice(at));
    return tokens;
}
function tokenText(token) {
    if (token.kind === 'text')
        return encodePath(token.text);
    if (token.kind === 'segment')
        return `:${token.name}`;
    const name = token.name === '*' ? '*' : `:${token.name}*`;
    return token.isBelow ? `/${name}` : name;
}
/** Percent-encodes a path as browsers do, and also the characters that have a meaning in a source. */
function encodePath(decoded) {
    if (isSimplePath(decoded))
        return decoded;
    return encodeURI(decoded).replace(/[?#*:]/g, character => {
        return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    });
}
/** Every position of every token is tried once. */
function matchTokens(tokens, address) {
    const failed = new Set();
    const captures = [];
    const attempt = (at, start) => {
        const token = tokens[at];
        if (token === undefined)
            return start === address.length;
        if (token.kind === 'text') {
            return address.startsWith(token.text, start) && attempt(at + 1, start + token.text.length);
        }
        const key = at * (address.length + 1) + start;
        if (failed.has(key))
            return false;
        const isBelow = token.kind === 'rest' && token.isBelow;
        if (isBelow && address[start] !== '/')
            return captured(at, start, start);
        const from = isBelow ? start + 1 : start;
        const slash = token.kind === 'segment' ? address.indexOf('/', start) : -1;
        const shortest = token.kind === 'segment' ? start + 1 : from;
        for (let end = slash < 0 ? address.length : slash; end >= shortest; end--) {
            if (captured(at, from, end))
                return true;
        }
        // Nothing at all, not even the slash.
        if (isBelow && captured(at, start, start))
            return true;
        failed.add(key);
        return false;
    };
    const captured = (at, start, end) => {
        captures.push(address.slice(start, end));
        if (attempt(at + 1, end))
            return true;
        captures.pop();
        return false;
    };
    return attempt(0, 0) ? captures : undefined;
}


/***/ })

};
