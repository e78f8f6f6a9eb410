export const id = 513;
export const ids = [513];
export const modules = {

/***/ 3797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ hasChanged),
/* harmony export */   Tb: () => (/* binding */ changesText),
/* harmony export */   kK: () => (/* binding */ compareManifests),
/* harmony export */   pS: () => (/* binding */ parseChanges)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _site_export_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90675);
/* harmony import */ var _site_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80982);
/* harmony import */ var _site_page_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50749);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12967);





function compareManifests(previous, current) {
    const changes = {
        first: previous === undefined,
        added: [],
        changed: [],
        rebuilt: [],
        removed: [],
        previous: new Map(),
        removedData: [],
        files: { added: 0, changed: 0, removed: 0 }
    };
    const before = new Map(previous?.map(file => [file.path, file]));
    const dataBefore = (0,_site_page_data_js__WEBPACK_IMPORTED_MODULE_2__/* .pageDataOf */ .n)(before.keys());
    const data = (0,_site_page_data_js__WEBPACK_IMPORTED_MODULE_2__/* .pageDataOf */ .n)(current.map(({ path }) => path));
    for (const file of current) {
        const earlier = before.get(file.path);
        before.delete(file.path);
        if (data.has(file.path))
            continue;
        if (earlier === undefined)
            note(changes, 'added', file);
        else if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .countsAsPage */ .a$)(earlier) !== (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .countsAsPage */ .a$)(file)) {
            // A page became a redirect, or a redirect became a page.
            note(changes, 'removed', earlier);
            note(changes, 'added', file);
        }
        else if (earlier.sha256 !== file.sha256)
            noteDifference(changes, earlier, file);
    }
    for (const file of before.values()) {
        if (dataBefore.has(file.path))
            changes.removedData.push(file.path);
        else
            note(changes, 'removed', file);
    }
    for (const list of ['added', 'changed', 'rebuilt', 'removed', 'removedData'])
        changes[list].sort();
    return changes;
}
function noteDifference(changes, earlier, file) {
    const isRebuilt = (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .countsAsPage */ .a$)(file) && file.content !== undefined && earlier.content === file.content;
    if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .countsAsPage */ .a$)(file))
        changes.previous.set(file.path, earlier.sha256);
    if (isRebuilt)
        changes.rebuilt.push(file.path);
    else
        note(changes, 'changed', file);
}
/** Whether readers see something else than before. */
function hasChanged({ first, added, changed, removed }) {
    return first || added.length + changed.length + removed.length > 0;
}
function changesText({ first, added, changed, rebuilt, removed, ...rest }) {
    const previous = Object.fromEntries([...rest.previous].sort(([a], [b]) => (a < b ? -1 : 1)));
    const { removedData, files } = rest;
    const written = { version: 1, first, added, changed, rebuilt, removed, previous, removedData, files };
    return `${JSON.stringify(written, undefined, 2)}\n`;
}
const MAX_LISTED = 1_000_000;
const pages = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_site_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .sitePath */ .l2).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(MAX_LISTED));
const count = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig();
const changesFile = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    first: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    added: pages,
    changed: pages,
    rebuilt: pages,
    removed: pages,
    /** Missing in files of earlier releases. */
    previous: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .transform */ .pdi((value) => Object.entries(Object(value))), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([_site_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .sitePath */ .l2, _site_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Text */ .f1])).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(MAX_LISTED))), []),
    removedData: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._default */ .Rvf(pages, []),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ added: count, changed: count, removed: count })
});
/** Reads `changes.json` from any source. */
function parseChanges(text) {
    const json = (0,_site_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    if ('problem' in json)
        return json;
    const read = changesFile.safeParse(json.value);
    if (read.success) {
        const { version: _, previous, ...changes } = read.data;
        return { ...changes, previous: new Map(previous) };
    }
    const [issue] = read.error.issues;
    return (0,_site_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)(`\`${issue?.path.join('.') ?? ''}\` ${issue?.message ?? 'is invalid'}`);
}
function note(changes, list, file) {
    if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .countsAsPage */ .a$)(file))
        changes[list].push(file.path);
    else
        changes.files[list]++;
}


/***/ }),

/***/ 63766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ releaseIfWhole),
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/**
 * Frees the memory of bytes that are not read again. With garbage collection alone they add up to hundreds of megabytes
 * and cost a fifth of all processor time. Only for memory that belongs to these bytes alone, never for a slice of Node's
 * shared pool. Node 20 has no `transfer`.
 */
function release(bytes) {
    const memory = bytes.buffer;
    const { transfer } = memory;
    if (transfer === undefined)
        structuredClone(memory, { transfer: [memory] });
    else
        transfer.call(memory, 0);
}
/** The same for bytes that may be a slice of a larger buffer: then nothing happens. */
function releaseIfWhole(bytes) {
    if (bytes.byteOffset === 0 && bytes.length === bytes.buffer.byteLength)
        release(bytes);
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
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


/***/ }),

/***/ 24710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18459);


/**
 * A request without the expected response. All clients use this class: it describes
 * what happened to the request, and each client decides what a status means.
 */
class HttpError extends Error {
    name = 'HttpError';
    /** Status of the response; undefined when there was none, or only a part of it. */
    status;
    headers;
    /** The body of the response, cut off where the client stopped reading. May repeat what was sent, including secrets. */
    body;
    /** The delay that the server asked for. */
    waitMs;
    /** The server's own name of the error, such as NoSuchKey, or Node's, such as ECONNREFUSED. */
    code;
    /** False when the request did not reach the server. */
    maybeReceived;
    /** With which there was no connection. */
    unreachableHost;
    constructor(message, about = {}) {
        super(message, about.cause === undefined ? undefined : { cause: about.cause });
        const { response, now = 0 } = about;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.body = response?.body ?? '';
        this.waitMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(this.headers, now);
        this.code = about.code ?? codeOf(about.cause);
        this.maybeReceived = about.maybeReceived ?? true;
        this.unreachableHost = this.maybeReceived ? undefined : hostOf(about.cause);
    }
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    get isTlsProblem() {
        return this.status === undefined && isTlsProblem(this.code);
    }
    /** The certificate is one that this machine does not trust. */
    get isTrustProblem() {
        return this.status === undefined && isTrustProblem(this.code);
    }
}
/** What an error of Node says about a request. `responded`: the response had begun. */
function connectionError(error, { responded }) {
    // Messages of OpenSSL end with a line break.
    const reason = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error).trim();
    return new HttpError(responded ? `the response was truncated (${reason})` : reason, {
        maybeReceived: responded || !neverConnected(error),
        cause: error
    });
}
function neverConnected(error) {
    const { errors, code, syscall } = Object(error);
    if (errors !== undefined)
        return errors.every(neverConnected);
    return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsProblem(code);
}
function hostOf(error) {
    const { errors, hostname, address, port, unreachableHost } = Object(error);
    if (errors !== undefined)
        return hostOf(errors[0]);
    return unreachableHost ?? hostname ?? (address === undefined ? undefined : `${address}:${port ?? ''}`);
}
function codeOf(error) {
    const { errors, code } = Object(error);
    if (errors !== undefined)
        return codeOf(errors[0]);
    return typeof code === 'string' && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) ? code : undefined;
}
function isTlsProblem(code) {
    return isTrustProblem(code) || (code !== undefined && /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code));
}
function isTrustProblem(code) {
    return code !== undefined && /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/.test(code);
}
/** Errors of a file that is being uploaded. */
const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF']);
/**
 * The one decision for requests that can be repeated freely. `isReached`: the host has responded in this run; until then
 * its address may be wrong, so the number of attempts is limited.
 */
function decideRetry(error, { attempt, isReached }) {
    if (!(error instanceof HttpError))
        return { retry: false };
    if (error.status !== undefined)
        return { retry: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error.status), waitMs: error.waitMs };
    if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ''))
        return { retry: false };
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 94493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   BC: () => (/* binding */ SiteFiles),
/* harmony export */   jT: () => (/* binding */ liveAddress)
/* harmony export */ });
/* harmony import */ var _base_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62772);
/* harmony import */ var _url_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65232);


/** Answers which file a path asks for, as a static host with clean URLs does. */
class SiteFiles {
    #files;
    constructor(files) {
        this.#files = files;
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
        return candidates.find(candidate => this.#files.has(candidate));
    }
}
/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
function pageName(path) {
    // Looks at each run of slashes once.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}
/** The address of a page on the live site. */
function liveAddress(path, { domain, basePath }) {
    const base = (0,_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath);
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain)}${base}${(0,_url_path_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O)(page)}`;
}


/***/ }),

/***/ 58513:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12853);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32813);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42308);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12840);





(0,_runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__/* .disablePretenuring */ .i)();
await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q, secrets: [], secretHeaders: 'headers' }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 42308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   Q: () => (/* binding */ INPUT_NAMES)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28395);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3797);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17449);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53361);
/* harmony import */ var _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19940);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14217);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81529);
/* harmony import */ var _site_export_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90675);
/* harmony import */ var _site_manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80982);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(12967);
/* harmony import */ var _request_visit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29354);












const MAX_SAMPLE = 1_000_000;
const MAX_CONCURRENCY = 256;
const siteUrl = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .Dy)(value, 'set an Authorization header in `headers` instead');
    return url instanceof _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF || (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isSafeAddress */ .cr)(url)
        ? url
        : new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF('is not https. Plain http is allowed for loopback addresses only');
});
const sample = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => value === 'all'
    ? 'all'
    : /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SAMPLE
        ? Number(value)
        : new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`"${value}" is neither a number from 1 to ${MAX_SAMPLE} nor all`));
const MAX_WAIT_MS = 24 * 3_600_000;
/** Zero means: do not wait. */
const wait = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => {
    const ms = (0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .parseDuration */ .E9)(value);
    if (ms === undefined)
        return new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`"${value}" is not a duration: use 0s, 90s or 3m`);
    return ms <= MAX_WAIT_MS ? ms : new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`${value} is more than 24 hours`);
});
/** Set by the action itself for every request. */
const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer)$/i;
/** A problem never repeats the value, which may be a secret. */
const headers = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => {
    const entries = [];
    const problems = [];
    for (const [at, line] of value.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const [, name = '', text = ''] = /^\s*([^\s:]+)\s*:(.*)$/s.exec(line) ?? [];
        if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
            problems.push(`line ${at + 1} is not of the form Name: value`);
        else if (OWN_HEADERS.test(name))
            problems.push(`contains ${name}, which the action sets itself`);
        else if (/[^\t\x20-\x7e\x80-\xff]/.test(text.trim()))
            problems.push(`the value of ${name} contains characters that a header cannot have`);
        else
            entries.push([name.toLowerCase(), text.trim()]);
    }
    return problems.length > 0 ? new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(...problems) : Object.fromEntries(entries);
});
const fields = zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    'site-url': (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .required */ .mw)('set it to the public address of the site, such as https://docs.example.com', siteUrl),
    'manifest-path': (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .required */ .mw)('set it to the output `manifest-path` of the export action', zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()),
    'changes-path': zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()),
    sample: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(sample, 50),
    addresses: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf((0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['clean', 'html']), 'clean'),
    headers: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(headers, {}),
    fail: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt, true),
    wait: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(wait, 3 * 60_000),
    concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf((0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(MAX_CONCURRENCY), 8),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0, 15 * 60_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run needs, with the files that it compares with: one error lists all problems. */
function readInputs(given, environment) {
    const workspace = environment['GITHUB_WORKSPACE'] ?? '.';
    const manifest = readInputFile('manifest-path', given, workspace, readManifest);
    const changes = readInputFile('changes-path', given, workspace, _review_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChanges */ .pS);
    const read = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readFields */ .qU)(fields, given, () => [manifest, changes].filter(found => typeof found === 'string'));
    if (typeof manifest !== 'object' || typeof changes === 'string')
        throw new Error('a problem was not reported');
    return {
        siteUrl: read['site-url'],
        manifest,
        changes,
        sample: read.sample,
        style: read.addresses,
        headers: read.headers,
        secrets: (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .headerSecrets */ .n3)(given['headers'] ?? ''),
        fail: read.fail,
        waitMs: read.wait,
        concurrency: read.concurrency,
        timeoutMs: read.timeout,
        limits: _request_visit_js__WEBPACK_IMPORTED_MODULE_9__/* .RESPONSE_LIMITS */ .V,
        tempDir: environment['RUNNER_TEMP'] ?? workspace,
        docsUrl: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_3__/* .docsUrl */ .f)(environment)
    };
}
/** Text: the problem. */
function readInputFile(name, given, workspace, parse) {
    const path = given[name];
    if (path === undefined)
        return undefined;
    const loaded = (0,_site_export_files_js__WEBPACK_IMPORTED_MODULE_7__/* .loadFile */ .ZN)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, path), parse);
    return 'problem' in loaded ? (0,_site_export_files_js__WEBPACK_IMPORTED_MODULE_7__/* .inputProblem */ .oi)(name, path, loaded) : loaded;
}
function readManifest(text) {
    const manifest = (0,_site_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .parseManifest */ .Ng)(text);
    if ('problem' in manifest)
        return manifest;
    return (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_11__/* .pageCountOf */ .YX)(manifest.files) === 0 ? (0,_site_export_files_js__WEBPACK_IMPORTED_MODULE_7__/* .damaged */ .qM)('it lists no page') : manifest;
}


/***/ }),

/***/ 12840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/base-path.js
var base_path = __webpack_require__(62772);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/run.js
var run = __webpack_require__(32813);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/site/entry-points.js
var entry_points = __webpack_require__(77167);
// EXTERNAL MODULE: ./.build/src/site/page-data.js
var page_data = __webpack_require__(50749);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var site_pages = __webpack_require__(12967);
;// CONCATENATED MODULE: ./.build/src/verify/sample/targets.js





/** The path in the manifest, where the address has one. */
function pathOf(target) {
    if (target.role === 'removed')
        return target.path;
    return target.role === 'unknown' ? undefined : target.file?.path;
}
const MAX_REDIRECTS = 50;
const MAX_REMOVED = 20;
const MAX_DATA_OF_PAGE = 2;
/** The addresses to request. The same manifest gives the same addresses in the same order. */
function selectTargets(inputs, addresses) {
    const { manifest } = inputs;
    const files = manifest.files.filter(({ path }) => !isHidden(path));
    const byPath = new Map(files.map(file => [file.path, file]));
    const target = (role, file) => ({
        ...{ role, file },
        url: addresses.of(file.path)
    });
    const home = byPath.get('index.html');
    const pages = selectPages(files, inputs);
    const redirected = new RedirectedAddresses(manifest.redirects ?? [], addresses);
    return [
        ...(home === undefined ? [] : [target('page', home)]),
        ...unknownAddress(manifest, redirected, addresses),
        ...files.filter(({ path }) => (0,entry_points/* isPageList */.I)(path)).map(file => target('asset', file)),
        ...pages.map(file => target('page', file)),
        ...dataOf(home === undefined ? pages : [home, ...pages], byPath).map(file => target('data', file)),
        ...redirectTargets(manifest, byPath, addresses),
        ...removedTargets(inputs, redirected, addresses)
    ];
}
/** The files that clients load in place of these pages. A page can have one for each of its parts. */
function dataOf(pages, byPath) {
    const byPage = (0,group_by/* groupBy */.$)((0,page_data/* pageDataOf */.n)(byPath.keys()), ([, page]) => page);
    return pages.flatMap(({ path }) => {
        const data = (byPage.get(path) ?? []).flatMap(([name]) => byPath.get(name) ?? []);
        const byLength = (a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1);
        return data.sort(byLength).slice(0, MAX_DATA_OF_PAGE);
    });
}
/** Hosts keep these files for themselves. */
function isHidden(path) {
    return (0,site_pages/* isNotFoundPage */.np)(path) || /(?:^|\/)(?:\.|_redirects$|_headers$)/.test(path);
}
function selectPages(files, { changes, sample }) {
    const pages = new Map(files.filter(file => (0,site_pages/* countsAsPage */.a$)(file) && file.path !== 'index.html').map(file => [file.path, file]));
    const selected = new Map();
    // After a first export every page is new.
    const lists = changes === undefined || changes.first ? [] : [changes.changed, changes.added, changes.rebuilt];
    for (const paths of [...lists, [...pages.keys()]]) {
        const open = paths.filter(path => pages.has(path) && !selected.has(path));
        const free = sample === 'all' ? open.length : sample - selected.size;
        for (const path of spread(open, free)) {
            const file = pages.get(path);
            if (file !== undefined)
                selected.set(path, file);
        }
    }
    return [...selected.values()];
}
/** Takes paths from all folders in turn, so that a mistake in one folder is seen. */
function spread(paths, count) {
    if (paths.length <= count)
        return paths.toSorted();
    const folders = (0,group_by/* groupBy */.$)(paths.toSorted(), path => path.slice(0, path.lastIndexOf('/') + 1));
    const rounds = evenly([...folders.values()], count);
    const selected = [];
    for (let round = 0; selected.length < count; round++) {
        for (const folder of rounds) {
            const path = folder[round];
            if (path !== undefined && selected.length < count)
                selected.push(path);
        }
    }
    return selected;
}
function evenly(items, count) {
    if (items.length <= count)
        return items;
    return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]);
}
function unknownAddress({ files }, redirected, addresses) {
    const digest = (0,external_node_crypto_.hash)('sha256', files.map(({ path, sha256 }) => `${path}\n${sha256}\n`).join(''));
    const path = `no-such-page-${digest.slice(0, 12)}.html`;
    const url = addresses.of(path);
    return addresses.hasFileFor(path) || redirected.mayHave(url) ? [] : [{ role: 'unknown', url }];
}
const WILDCARD = /\*|:[a-z_]/i;
/** Where redirects begin. There can be 100,000, so each is read once. */
class RedirectedAddresses {
    #paths = new Set();
    /** Redirects with a wildcard may begin at any address with one of these starts. */
    #starts = new Set();
    constructor(redirects, addresses) {
        for (const { source } of redirects) {
            const wildcard = source.search(WILDCARD);
            const start = addresses.ofDestination(wildcard < 0 ? source : source.slice(0, wildcard));
            if (wildcard < 0 && start !== undefined)
                this.#paths.add(start.pathname);
            else if (wildcard >= 0)
                this.#starts.add(start?.pathname ?? '');
        }
    }
    mayHave({ pathname }) {
        if (this.#paths.has(pathname))
            return true;
        for (let end = 0; end <= pathname.length; end += 1)
            if (this.#starts.has(pathname.slice(0, end)))
                return true;
        return false;
    }
}
/** Redirects with a wildcard are left out: their addresses are not known. */
function redirectTargets({ redirects, files }, byPath, addresses) {
    const pages = files.flatMap(({ path, redirect }) => redirect === undefined ? [] : [{ source: path, destination: redirect }]);
    const targets = [];
    for (const { source, destination } of redirects ?? pages) {
        if (targets.length === MAX_REDIRECTS)
            break;
        if (redirects !== undefined && WILDCARD.test(source))
            continue;
        const start = redirects === undefined ? addresses.of(source) : addresses.ofDestination(source);
        const end = addresses.ofDestination(destination);
        if (start === undefined || end === undefined || start.origin !== addresses.origin)
            continue;
        const path = addresses.fileAt(start);
        const file = path === undefined ? undefined : byPath.get(path);
        // A file of the export is never replaced by a redirect.
        if (path !== undefined && file?.redirect === undefined)
            continue;
        const url = file === undefined ? start : addresses.of(file.path);
        targets.push({ role: 'redirect', url, source: start.pathname, destination: end, file });
    }
    return targets;
}
/** Removed pages first, then their data. */
function removedTargets({ changes }, redirected, addresses) {
    const isGone = (path) => !isHidden(path) && !addresses.hasFileFor(path) && !redirected.mayHave(addresses.of(path));
    const lists = [changes?.removed ?? [], changes?.removedData ?? []];
    return lists.flatMap(paths => spread(spread(paths, 10 * MAX_REMOVED).filter(isGone), MAX_REMOVED).map((path) => ({
        role: 'removed',
        path,
        url: addresses.of(path)
    })));
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/kinds.js

const HOSTING = 'See docs/hosting.md.';
/** What can be wrong with an address, in the order in which it is reported, and what to do about it. */
const KIND_ADVICE = {
    login: 'Set `headers` to what the protection of the site accepts, for example an `Authorization` header or a bypass token from a secret.',
    missing: 'Check that the deployment uploaded this file, and that nothing in front of the site blocks it.',
    stale: 'Purge the cache of the CDN for this address, or for the whole site.',
    different: 'Check that `site-url` leads to the deployed site: the domain, the bucket and the path behind it.',
    'soft-404': `Configure the host to answer unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
    'not-removed': 'Remove the page from the host, and purge the cache of the CDN for it.',
    redirect: `Deploy the redirect pages of the export, or give the host the rules of redirects.json. ${HOSTING}`,
    'content-type': `Configure the type on the host, or upload the file with the right \`Content-Type\`. ${HOSTING}`,
    downgrade: 'Set `site-url` to the address at which the site ends, or fix the redirect of the host.',
    altered: 'Something between the host and the reader rewrites responses: a CDN that adds scripts or optimizes HTML and images. Turn that off, or ignore this warning if it is wanted.',
    caching: `Send \`Cache-Control: public, max-age=0, must-revalidate\` with pages: browsers cannot be purged. ${HOSTING}`
};
const KINDS = Object.keys(KIND_ADVICE);
/** Where the advice for the kind is not the right one. */
const OTHER_ADVICE = {
    forbidden: `${KIND_ADVICE.login} If the site is public, check the permissions of the bucket or the host: 403 is also the answer for files that the host may not read.`,
    unavailable: 'The host is overloaded or has an error. Lower `concurrency`, or check the log of the host.',
    unreachable: 'Check `site-url`, DNS and whether this runner can reach the host: firewall, VPN, proxy.',
    transfer: 'Check the host and what is in front of it: a browser cannot show this response.',
    hashed: `Send \`Cache-Control: public, max-age=31536000, immutable\` with files that have a build hash in their name. ${HOSTING}`
};
/** Readers still get what was exported. */
function isWarning(kind) {
    return kind === 'altered' || kind === 'caching';
}
function findingOf(target, kind, detail, advice = KIND_ADVICE[kind]) {
    return { kind, address: target.url.href, path: pathOf(target), detail, advice, count: 1 };
}

;// CONCATENATED MODULE: ./.build/src/verify/outputs.js

const OUTPUT_NAMES = (/* unused pure expression or super */ null && (['verified', 'checked', 'findings', 'stale', 'missing', 'verify-path']));
/** The text of `verify.json`: docs/verify.md describes it. */
function verifyText({ verified, checked, findings, unchecked }) {
    const listed = findings.map(({ kind, address, path, detail, advice, count }) => ({
        ...{ kind, address, path: path ?? null, detail, advice, count }
    }));
    const result = { version: 1, verified, checked, counts: countsOf(findings), findings: listed, unchecked };
    return `${JSON.stringify(result, undefined, 2)}\n`;
}
/** Numbers of addresses. */
function countsOf(findings) {
    const counts = {};
    for (const { kind, count } of findings)
        counts[kind] = (counts[kind] ?? 0) + count;
    return counts;
}
/** `2 missing, 1 stale` */
function describeCounts(findings) {
    return Object.entries(countsOf(findings))
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', ');
}
function groupsOf(findings) {
    const groups = (0,group_by/* groupBy */.$)(findings, ({ kind, detail, advice }) => [kind, detail, advice].join('\n'));
    return Array.from(groups.values(), group => ({
        ...group[0],
        addresses: group.map(({ address }) => address),
        count: group.reduce((sum, { count }) => sum + count, 0)
    }));
}

// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/summary.js
var summary = __webpack_require__(97616);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var http_address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/site/page-addresses.js
var page_addresses = __webpack_require__(94493);
// EXTERNAL MODULE: ./.build/src/site/url-path.js
var url_path = __webpack_require__(65232);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/verify/sample/site-addresses.js






/** Where the files of a site are on the host. */
class SiteAddresses {
    origin;
    #root;
    #style;
    #files;
    #exportedBase;
    /** `basePath`: of the export. The host may serve the site below another path, for example on a preview. */
    constructor(siteUrl, style, paths, basePath = '/') {
        this.#root = new URL(siteUrl.pathname.replace(/\/*$/, '/'), siteUrl);
        this.#style = style;
        this.#files = new page_addresses/* SiteFiles */.BC(new Set(paths));
        this.#exportedBase = (0,base_path/* baseFolder */.YR)(basePath);
        this.origin = siteUrl.origin;
    }
    /** Whether the site has a file for an address, however it is written. */
    hasFileFor(path) {
        return this.#files.find(path) !== undefined;
    }
    /** The address at which a reader asks for the file. */
    of(path) {
        return (0,site_pages/* isPage */.yp)(path) ? this.#ofPage(path, this.#style) : this.ofFile(path);
    }
    /** The address at which a page is found when the host has other rules than expected. */
    inOtherStyle(path) {
        if (path === 'index.html')
            return this.ofFile(path);
        return this.#ofPage(path, this.#style === 'clean' ? 'html' : 'clean');
    }
    /** The address that is the name of the file. */
    ofFile(path) {
        return new URL(this.#root.pathname + (0,url_path/* encodePath */.O)(path), this.#root);
    }
    /** Where a redirect starts or leads to: a path that includes the base path of the export, or a URL. */
    ofDestination(destination) {
        const path = destination.startsWith(this.#exportedBase)
            ? `${this.#root.pathname}${destination.slice(this.#exportedBase.length)}`
            : destination;
        return (0,parse_url/* parseUrl */.D)(path, this.#root) ?? undefined;
    }
    /** The path inside the site, or undefined for an address outside of it. */
    pathIn(url) {
        if (url.origin !== this.origin || !url.pathname.startsWith(this.#root.pathname))
            return undefined;
        // Also undefined for what cannot be decoded: no file of the site has such an address.
        return (0,http_address/* percentDecode */.YZ)(url.pathname.slice(this.#root.pathname.length));
    }
    /** The file that a host serves at an address. */
    fileAt(url) {
        const path = this.pathIn(url);
        return path === undefined ? undefined : this.#files.find(path);
    }
    #ofPage(path, style) {
        if (path === 'index.html')
            return this.#root;
        if (style === 'html' || !path.endsWith('.html'))
            return this.ofFile(path);
        const name = (0,page_addresses/* pageName */.$p)(path);
        const isFolder = path.endsWith('/index.html');
        // Beside guides.html, the address /guides/ can mean either of them.
        const address = isFolder ? `${name}/` : name;
        const found = this.#files.find(address);
        return this.ofFile(found === undefined || found === path ? address : path);
    }
}
/** For people: `/guides/größe`. */
function readablePath(address) {
    const { pathname } = new URL(address);
    return (0,http_address/* percentDecode */.YZ)(pathname) ?? pathname;
}
/** Whether two addresses ask for the same page, whatever the style and the anchor. */
function isSamePage(a, b) {
    return a.origin === b.origin && a.search === b.search && pageOf(a) === pageOf(b);
}
function pageOf({ pathname }) {
    return (0,page_addresses/* pageName */.$p)((0,http_address/* percentDecode */.YZ)(pathname) ?? pathname);
}

;// CONCATENATED MODULE: ./.build/src/verify/summary.js







const MAX_ROWS = 50;
const MAX_ADDRESSES = 10;
const MAX_TEXT = 500;
/** The verdict, and what to do about each finding. */
function renderSummary(record) {
    const { siteUrl, result, failure, docsUrl } = record;
    const facts = [
        `**${(0,markdown/* link */.nf)(siteUrl.href, siteUrl.href)}**`,
        result && `${result.checked} addresses checked`,
        result?.liveAfterMs !== undefined && `live after ${(0,units/* formatDuration */.a3)(result.liveAfterMs)}`,
        (0,summary/* durationOf */.cf)(record)
    ];
    // The table has the findings of a site that is not verified.
    const shown = result === undefined ? failure : undefined;
    return (0,summary/* summaryOf */.YG)({ heading: heading(record), facts, failure: shown }, `${docsUrl}docs/errors.md`, [
        result && findingsTable(result.findings, docsUrl),
        result && unchecked(result)
    ]);
}
function heading({ result }) {
    if (result === undefined)
        return 'Site not verified';
    return result.verified ? 'Site verified' : 'The site differs from the export';
}
/** One row for all addresses with the same problem, and after the table what to do, each advice once. */
function findingsTable(findings, docsUrl) {
    const groups = groupsOf(findings);
    if (groups.length === 0)
        return '';
    const rows = groups.slice(0, MAX_ROWS).map(({ kind, addresses, count, detail }) => {
        const links = addresses.map(address => (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(readablePath(address), MAX_TEXT), address));
        return [sign(kind), (0,with_more/* withMore */.i)(links, MAX_ADDRESSES, count).join('<br>'), summary_text(detail)];
    });
    const rest = groups.length - rows.length;
    const advice = [...new Set(groups.map(group => group.advice))].slice(0, MAX_ROWS).map(each => {
        const kinds = new Set(groups.flatMap(group => (group.advice === each ? [(0,markdown/* code */.aY)(group.kind)] : [])));
        return `- ${[...kinds].join(', ')}: ${withLinks(each, docsUrl)}`;
    });
    return [
        (0,markdown/* table */.tp)(['Finding', 'Addresses', 'What is wrong'], rows),
        ...(rest > 0 ? [`And ${rest} more, see \`verify.json\`.`] : []),
        `**What to do**\n\n${advice.join('\n')}`
    ].join('\n\n');
}
function sign(kind) {
    return `${isWarning(kind) ? '⚠️' : '❌'} ${(0,markdown/* code */.aY)(kind)}`;
}
function unchecked({ unchecked: addresses }) {
    if (addresses.length === 0)
        return '';
    return `${addresses.length} addresses were not checked, because redirects and retries used up the requests of a pass. \`verify.json\` lists them.`;
}
/** Names of pages of the documentation become links. */
function withLinks(advice, docsUrl) {
    const parts = advice.split(/(docs\/[\w-]+\.md)/);
    return parts
        .map((part, at) => at % 2 === 0 ? summary_text(part) : docsUrl === '' ? (0,markdown/* escapeMarkdown */.FV)(part) : (0,markdown/* link */.nf)(part, docsUrl + part))
        .join('');
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

// EXTERNAL MODULE: ./.build/src/runtime/buffer-memory.js
var buffer_memory = __webpack_require__(63766);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/site/build-hash.js
var build_hash = __webpack_require__(43308);
;// CONCATENATED MODULE: ./.build/src/verify/judge/caching.js




const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** What is wrong with how long browsers may keep a page or an asset. */
function cachingProblemOf(target, { hops, headers }) {
    // An address that is redirected to the file is not the one that is cached for long.
    if (!hops.every(hop => isSamePage(hop, target.url)))
        return undefined;
    const seconds = freshSeconds(headers);
    if (target.role === 'page' && seconds !== undefined && seconds > HOUR_S) {
        const detail = `Browsers may show the page for ${(0,units/* formatDuration */.a3)(seconds * 1000)} without asking for a new version.`;
        return findingOf(target, 'caching', detail);
    }
    if (target.role !== 'asset' || (seconds ?? 0) >= DAY_S)
        return undefined;
    // Only the name counts: a folder that a framework names does not show in the rules of a host.
    const { path } = target.file;
    if (!(0,build_hash/* isImmutable */.t)(path.slice(path.lastIndexOf('/') + 1)))
        return undefined;
    const kept = seconds === undefined ? 'no time' : (0,units/* formatDuration */.a3)(seconds * 1000);
    const detail = `The name has a build hash, and browsers may keep the file for ${kept} only.`;
    return findingOf(target, 'caching', detail, OTHER_ADVICE.hashed);
}
/** How long a browser may use the response without asking, or undefined when the response does not say. */
function freshSeconds(headers) {
    const directives = headers['cache-control']?.toLowerCase() ?? '';
    if (/(?:^|[\s,])no-(?:cache|store)\b/.test(directives))
        return 0;
    const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(directives)?.[1];
    if (maxAge !== undefined)
        return Number(maxAge);
    const expires = Date.parse(headers.expires ?? '');
    const date = Date.parse(headers.date ?? '');
    if (Number.isNaN(expires) || Number.isNaN(date))
        return headers.expires === undefined ? undefined : 0;
    return Math.max(0, (expires - date) / 1000);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/site/encoding-name.js
var encoding_name = __webpack_require__(12712);
;// CONCATENATED MODULE: ./.build/src/verify/judge/charset.js


const HEADER = /;\s*charset\s*=\s*["']?([^\s"';]+)/i;
/** Browsers look for it in the first 1024 bytes. */
const DECLARED = /<meta\b[^<>]*\scharset\s*=\s*["']?([^\s"'/<>;]+)|\bcharset\s*=\s*([^\s"'/<>;]+)/i;
/** Why browsers read other characters than those of the page: for them, the charset of the header counts. */
function charsetProblemOf(contentType, bytes) {
    const label = HEADER.exec(contentType)?.[1];
    const named = (0,encoding_name/* encodingNamed */.J)(label);
    // Browsers ignore names that they do not know.
    if (label === undefined || named === undefined || hasByteOrderMark(bytes))
        return undefined;
    const isWide = named.startsWith('utf-16');
    if (!isWide && (named === 'utf-8' ? (0,external_node_buffer_.isUtf8)(bytes) : (0,external_node_buffer_.isAscii)(bytes)))
        return undefined;
    const [, meta, content] = DECLARED.exec(bytes.toString('latin1', 0, 1024)) ?? [];
    const declared = (0,encoding_name/* encodingNamed */.J)(meta ?? content);
    const own = (0,external_node_buffer_.isUtf8)(bytes) ? 'utf-8' : declared;
    if (own === undefined || named === own || named === declared)
        return undefined;
    return `Content-Type has charset=${label.slice(0, 40)}, but the page is ${own}: browsers show wrong characters.`;
}
/** It decides for browsers, before the header. */
function hasByteOrderMark(bytes) {
    const [first = 0, second = 0, third = 0] = bytes;
    const start = (first << 8) | second;
    return start === 0xfeff || start === 0xfffe || (start === 0xefbb && third === 0xbf);
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/content-type.js

const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i;
/** Browsers never run these as a script. */
const NO_SCRIPT = /^(?:image|audio|video)\/|^text\/csv\b/i;
/** The client of Next.js accepts these for its payloads. */
const DATA_TYPE = /^text\/(?:plain|x-component)\b/i;
/** Why a browser refuses a response because of its type. */
function contentTypeProblem(target, headers) {
    if (target.role !== 'page' && target.role !== 'asset' && target.role !== 'data')
        return undefined;
    const { role, isModule } = target;
    const { path } = target.file;
    const type = headers['content-type']?.trim() ?? '';
    const given = type === '' ? 'missing' : type.slice(0, 100);
    if (role === 'page')
        return (0,site_pages/* isPageType */.Eo)(type) ? undefined : `Content-Type is ${given} instead of text/html.`;
    if (role === 'data')
        return DATA_TYPE.test(type) || path.endsWith('.json')
            ? undefined
            : `Content-Type is ${given} instead of text/plain: the client loads the whole page again.`;
    const isStrict = /\bnosniff\b/i.test(headers['x-content-type-options']?.toString() ?? '');
    if (/\.css$/i.test(path)) {
        const isRefused = type === '' ? isStrict : !/^text\/css\b/i.test(type);
        return isRefused
            ? `Content-Type is ${given}: browsers ignore a style sheet that is not text/css.`
            : undefined;
    }
    if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type))
        return undefined;
    if (isModule === true)
        return `Content-Type is ${given}: browsers do not run a module that is not text/javascript.`;
    if (isStrict || NO_SCRIPT.test(type))
        return `Content-Type is ${given}${isStrict ? ' with nosniff' : ''}: browsers do not run the script.`;
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/evidence.js



/** There was no connection to the host. */
function isUnreachable(visit) {
    return visit.end === 'failed' && visit.isUnreachable;
}
/** A page with both asks who its reader is. */
const PASSWORD_FIELD = /<input\b[^<>]*\stype\s*=\s*["']?password\b/i;
const FORM = /<form\b/i;
const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i;
// Two steps: one expression for both looks at the rest of a long tag again and again.
const META = /<meta\b[^<>]*>/gi;
const REFRESH = /\shttp-equiv\s*=\s*["']?refresh\b/i;
/** Judges the headers, which are not kept if nothing is wrong, and reads the page if its bytes are not those of the export. */
async function examine(target, visit) {
    if (visit.end !== 'response' || visit.body === undefined)
        return { target, visit, isExact: false };
    const { headers, body } = visit;
    const isExact = 'file' in target && target.file?.sha256 === body.sha256;
    const typeProblem = contentTypeProblem(target, headers) ??
        (body.bytes && charsetProblemOf(headers['content-type'] ?? '', body.bytes));
    if (isExact) {
        const caching = cachingProblemOf(target, visit);
        return { target, visit: { ...visit, headers: {}, body: undefined }, isExact, typeProblem, caching };
    }
    const light = { ...visit, body: { ...body, bytes: undefined } };
    const about = { target, visit: light, isExact, typeProblem };
    if (body.bytes === undefined)
        return about;
    // The scanner is loaded only when something is wrong.
    const { readPage } = await Promise.all(/* import() */[__webpack_require__.e(161), __webpack_require__.e(236)]).then(__webpack_require__.bind(__webpack_require__, 14236));
    const html = body.bytes.toString();
    const content = readPage(body.bytes);
    const isSignIn = PASSWORD_FIELD.test(html) || (FORM.test(html) && SIGN_IN.test(content.title));
    return { ...about, page: { ...content, isSignIn, refresh: refreshOf(html) } };
}
/** Where a page leads by itself. */
function refreshOf(html) {
    for (const [tag] of html.matchAll(META))
        if (REFRESH.test(tag))
            return /url\s*=\s*['"]?([^'">\s]+)/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/missing-advice.js



const MAX_PROBES = 3;
/** Pages that are missing at the address that readers use, at the address that they have with other rules of the host. */
function probesFor(all, addresses) {
    return all
        .filter(isNotFound)
        .flatMap(({ target }) => {
        if (target.role !== 'page')
            return [];
        const url = addresses.inOtherStyle(target.file.path);
        return url.href === target.url.href ? [] : [{ ...target, url }];
    })
        .slice(0, MAX_PROBES);
}
/** Says why pages are missing, as far as all addresses together show it: once for a rule that all of them need. */
function explainMissing(findings, all, probes) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const notFound = new Set(pages.filter(isNotFound).map(({ target }) => target.url.href));
    const [elsewhere, absent] = partition(probes, ({ visit }) => visit.end === 'response' && visit.status === 200);
    const [first] = elsewhere;
    if (first === undefined && notFound.size < pages.length)
        return [...findings];
    // Where some pages are at the other address, one that is not there either is simply missing.
    const absentPaths = new Set(first === undefined ? [] : absent.map(({ target }) => pathOf(target)));
    const [explained, others] = partition(findings, ({ kind, address, path }) => kind === 'missing' && notFound.has(address) && !absentPaths.has(path));
    return first === undefined
        ? [...explained.map(finding => ({ ...finding, advice: EVERY_PAGE })), ...others]
        : [...ruleFinding(explained, first.target.url.pathname.endsWith('.html')), ...others];
}
const EVERY_PAGE = 'Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host may read the files.';
const MAX_NAMED = 10;
/** One finding for all pages that are at their other address. */
function ruleFinding(missing, isHtml) {
    const [first] = missing;
    if (first === undefined)
        return [];
    const paths = missing.map(({ address }) => readablePath(address));
    const detail = `Not found, but there ${isHtml ? 'with' : 'without'} \`.html\`: ${(0,with_more/* withMore */.i)(paths, MAX_NAMED).join(', ')}.`;
    const advice = isHtml
        ? 'The rewrite rule of the host is missing, which adds `.html` to addresses. See docs/hosting.md.'
        : 'The host has no `.html` addresses. Set `addresses: clean`.';
    return [{ ...first, detail, advice, count: missing.length }];
}
function partition(items, isFirst) {
    return [items.filter(isFirst), items.filter(item => !isFirst(item))];
}
/** A bucket that cannot be listed responds with 403 for objects that do not exist. */
function isNotFound({ visit }) {
    return visit.end === 'response' && (visit.status === 404 || visit.status === 403);
}

// EXTERNAL MODULE: ./.build/src/site/content-types.js
var content_types = __webpack_require__(17946);
;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-address.js






/** What is wrong with what a reader gets at this address, or undefined. Does not know the other addresses. */
function judgeAddress(evidence, facts) {
    const { target, visit, typeProblem } = evidence;
    if (visit.end === 'unchecked')
        return undefined;
    if (target.role === 'unknown')
        return judgeUnknown(evidence);
    if (target.role === 'removed')
        return judgeRemoved(evidence, target);
    if (target.role === 'redirect')
        return judgeRedirect(evidence, target, facts);
    if (visit.end === 'left')
        return findingOf(target, 'downgrade', leaving(visit.to));
    if (visit.end === 'failed') {
        const advice = visit.isUnreachable ? OTHER_ADVICE.unreachable : OTHER_ADVICE.transfer;
        return findingOf(target, 'missing', `The transfer failed: ${visit.reason}.`, advice);
    }
    if (visit.status !== 200) {
        const isBusy = visit.status === 429 || visit.status >= 500;
        const detail = `HTTP ${visit.status} instead of 200.`;
        return findingOf(target, 'missing', detail, isBusy ? OTHER_ADVICE.unavailable : undefined);
    }
    const other = evidence.isExact ? undefined : judgeOtherBytes(evidence, target.file, facts);
    if (other !== undefined && !isWarning(other.kind))
        return other;
    return typeProblem === undefined ? other : findingOf(target, 'content-type', typeProblem);
}
function judgeUnknown({ target, visit }) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const way = visit.hops.at(-1);
    const detail = way === undefined
        ? 'An address that does not exist answers 200.'
        : `An address that does not exist redirects to ${way.pathname}, which answers 200.`;
    return findingOf(target, 'soft-404', detail);
}
function judgeRemoved({ visit }, target) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const isElsewhere = visit.hops.length > 0 && !visit.hops.some(hop => isSamePage(hop, target.url));
    if (isElsewhere)
        return undefined;
    const detail = (0,site_pages/* isPage */.yp)(target.path)
        ? 'The page was removed in this export and is still served.'
        : 'The data of a removed page, with its text, is still served.';
    return findingOf(target, 'not-removed', detail);
}
function judgeRedirect({ visit, isExact, page }, target, { addresses }) {
    const { destination } = target;
    const leadsTo = (url) => isSamePage(url, destination);
    const way = visit.end === 'left' ? [...visit.hops, visit.to] : visit.hops;
    if (isExact || way.some(leadsTo))
        return undefined;
    if (page?.refresh !== undefined && leadsTo(addresses.ofDestination(page.refresh) ?? target.url))
        return findingOf(target, 'altered', 'The redirect page has other bytes.');
    const last = way.at(-1);
    const found = {
        left: `it leads to ${last?.origin ?? ''}${last?.pathname ?? ''}`,
        failed: visit.end === 'failed' ? `the transfer failed: ${visit.reason}` : '',
        response: `it ends at ${last?.pathname ?? target.url.pathname} with HTTP ${visit.end === 'response' ? visit.status : ''}`,
        unchecked: ''
    }[visit.end];
    const wanted = destination.origin === target.url.origin ? destination.pathname : destination.href;
    const detail = `The redirect should lead to ${wanted}, but ${found}.`;
    return findingOf(target, 'redirect', detail, isUnreachable(visit) ? OTHER_ADVICE.unreachable : undefined);
}
/** The length in which a page with the same title is taken for the same one, as a share of the exported length. */
const SIMILAR_LENGTH = { min: 0.8, max: 1.25 };
/** 200, with other bytes than exported. */
function judgeOtherBytes(evidence, file, facts) {
    const { target, visit, page } = evidence;
    const stale = staleSign(evidence, file, facts);
    if (stale !== undefined)
        return findingOf(target, 'stale', stale);
    if (target.role === 'asset')
        return judgeOtherAsset(evidence, file);
    if (target.role === 'data')
        return findingOf(target, 'stale', 'The data of the page is of another build.');
    const { title = '', content } = page ?? {};
    if (page !== undefined && content === file.content)
        return findingOf(target, 'altered', 'The page has the same content with other bytes.');
    if (title !== '' && title === file.title) {
        const size = visit.end === 'response' ? (visit.body?.size ?? 0) : 0;
        const share = size / file.size;
        return share >= SIMILAR_LENGTH.min && share <= SIMILAR_LENGTH.max
            ? findingOf(target, 'altered', 'The page has the same title with other text.')
            : findingOf(target, 'different', `A page with the same title and another length is served: ${(0,units/* formatBytes */.z3)(size)} instead of ${(0,units/* formatBytes */.z3)(file.size)}.`);
    }
    const isUnknown = file.title === undefined && file.content === undefined;
    const detail = isUnknown
        ? 'The page has other bytes. The manifest has no titles (`check: off`), so it is unknown whether it is another page.'
        : `Another page is served, with ${title === '' ? 'no title' : `the title "${title.slice(0, 100)}"`}.`;
    return findingOf(target, 'different', detail);
}
function judgeOtherAsset({ target, visit }, { path }) {
    const type = visit.end === 'response' ? (visit.headers['content-type'] ?? '') : '';
    const isOtherType = (0,site_pages/* isPageType */.Eo)(type) && !(0,site_pages/* isPageType */.Eo)((0,content_types/* contentTypeOf */.JX)(path) ?? type);
    return isOtherType
        ? findingOf(target, 'different', 'An HTML page is served instead of the file.')
        : findingOf(target, 'altered', 'The file has other bytes.');
}
/** Why these other bytes are an earlier version. */
function staleSign({ visit, page }, file, facts) {
    if (visit.end !== 'response')
        return undefined;
    const { path } = file;
    const { headers, body } = visit;
    const { exportedAt, fates } = facts;
    const fate = fates?.get(path);
    // The times of headers have whole seconds.
    const isBefore = (time) => time + 1000 <= exportedAt;
    const age = headers.age === undefined ? '' : ` It is ${headers.age} s old.`;
    if (body !== undefined && body.sha256 !== '' && facts.previous?.get(path) === body.sha256)
        return `The version of the previous export is served.${age}`;
    const cachedAt = Date.parse(headers.date ?? '') - Number(headers.age ?? NaN) * 1000;
    if (page !== undefined && page.content === file.content) {
        const isRebuilt = fates === undefined ? isBefore(cachedAt) : fate === 'rebuilt' && age !== '';
        return isRebuilt ? `An earlier build of the page is served from a cache.${age}` : undefined;
    }
    if (fate === 'changed')
        return `An earlier version is served: the page changed in this export.${age}`;
    // A page that is new in this export has no earlier version.
    if (fate === 'added')
        return undefined;
    const modified = Date.parse(headers['last-modified'] ?? '');
    if (isBefore(modified))
        return `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`;
    return isBefore(cachedAt)
        ? `An earlier version is served from a cache: it is older than the export.${age}`
        : undefined;
}
function leaving({ origin, pathname, protocol }) {
    const where = `${origin === 'null' ? protocol : origin}${pathname}`.slice(0, 300);
    return protocol === 'http:'
        ? `The address redirects to plain http: ${where}`
        : `The address redirects to another host: ${where}`;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-site.js



/** Named once, with an example and a count. */
const NAMED_ONCE = ['login', 'altered', 'caching'];
/** What is wrong with the site, by all that is known about its addresses. */
function judgeSite(all, facts) {
    const same = unreachableFinding(all) ?? loginFinding(all);
    if (same !== undefined)
        return { findings: [same], waiting: [...all] };
    const placeholders = repeatedBodies(all);
    const judged = all.flatMap(evidence => {
        const found = judgeAddress(evidence, facts);
        if (found === undefined)
            return [];
        return [{ evidence, found: asPlaceholder(found, evidence, placeholders) }];
    });
    const isSoft404 = judged.some(({ found }) => found.kind === 'soft-404');
    const kept = judged.filter(({ found }) => !(isSoft404 && found.kind === 'not-removed'));
    return {
        findings: toFindings([...kept.map(({ found }) => found), ...all.flatMap(({ caching }) => caching ?? [])]),
        waiting: kept.filter(({ found }) => !isWarning(found.kind)).map(({ evidence }) => evidence)
    };
}
/** There was no connection at all. */
function unreachableFinding(all) {
    const [first] = all;
    if (first?.visit.end !== 'failed' || !all.every(({ visit }) => isUnreachable(visit)))
        return undefined;
    const detail = `No connection to ${first.target.url.host}: ${first.visit.reason}.`;
    return { ...findingOf(first.target, 'missing', detail, OTHER_ADVICE.unreachable), count: all.length };
}
/** Every page that was requested is behind a sign-in. */
function loginFinding(all) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const [first] = pages;
    if (first === undefined)
        return undefined;
    const statuses = pages.map(({ visit }) => (visit.end === 'response' ? visit.status : 0));
    const finding = (detail, advice) => ({
        ...findingOf(first.target, 'login', detail, advice),
        count: pages.length
    });
    if (statuses.every(status => status === 401 || status === 403))
        return statuses.includes(403)
            ? finding('Every page answers HTTP 403.', OTHER_ADVICE.forbidden)
            : finding('Every page answers HTTP 401.');
    const host = signInHost(pages);
    if (host !== undefined)
        return finding(`Every page redirects to ${host}, which asks to sign in.`);
    const { title = '' } = first.page ?? {};
    const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title);
    return isForm ? finding(`Every page is the same sign-in form, "${title.slice(0, 100)}".`) : undefined;
}
const SIGN_IN_ADDRESS = /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i;
/** The one host to which all pages redirect, unless it has the pages themselves. */
function signInHost(pages) {
    const places = pages.map(({ target, visit }) => visit.end === 'left' ? { to: visit.to, from: target.url } : undefined);
    const [first] = places;
    if (first === undefined)
        return undefined;
    const isSignIn = places.every(place => place !== undefined &&
        place.to.host === first.to.host &&
        place.to.host !== place.from.host &&
        !place.to.pathname.endsWith(place.from.pathname.replace(/\/$/, '') || '//') &&
        (SIGN_IN_ADDRESS.test(place.to.host + place.to.pathname) ||
            (pages.length > 1 && place.to.pathname === first.to.pathname)));
    return isSignIn ? first.to.host : undefined;
}
/** Digests of bodies that are served instead of several pages: a page of the site has one address. */
function repeatedBodies(all) {
    const seen = new Set();
    const repeated = new Set();
    for (const { target, visit, isExact } of all) {
        if (target.role !== 'page' || isExact || visit.end !== 'response' || visit.body === undefined)
            continue;
        const { sha256 } = visit.body;
        if (seen.has(sha256) && sha256 !== '')
            repeated.add(sha256);
        seen.add(sha256);
    }
    return repeated;
}
/** The same page at several addresses is no earlier version of any of them. */
function asPlaceholder(found, { target, visit, page }, repeated) {
    const isRepeated = found.kind === 'stale' && visit.end === 'response' && repeated.has(visit.body?.sha256 ?? '');
    if (!isRepeated)
        return found;
    const detail = `The same other page is served at several addresses, with the title "${page?.title.slice(0, 100) ?? ''}".`;
    return findingOf(target, 'different', detail);
}
/** In the order of the kinds; kinds that are named once are counted for each advice. */
function toFindings(problems) {
    const findings = new Map();
    // Responses arrive in any order.
    for (const found of problems.toSorted((a, b) => (a.address < b.address ? -1 : 1))) {
        const { kind, advice, address } = found;
        const key = `${kind} ${NAMED_ONCE.includes(kind) ? advice : address}`;
        const { count, ...first } = findings.get(key) ?? { ...found, count: 0 };
        findings.set(key, { ...first, count: count + 1 });
    }
    return [...findings.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

// EXTERNAL MODULE: ./.build/src/verify/request/budget.js
var request_budget = __webpack_require__(7354);
// EXTERNAL MODULE: ./.build/src/verify/request/visit.js + 1 modules
var visit = __webpack_require__(29354);
;// CONCATENATED MODULE: ./.build/src/verify/sample/page-assets.js


const TAG = /<(?:script|link|img|source|video|audio)\b[^<>]*>/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MODULE = /^<script\b[^<>]*\stype\s*=\s*["']?module\b|^<link\b[^<>]*\srel\s*=\s*["']?modulepreload\b/i;
/**
 * The files of the manifest that a page loads. A few tags are enough: whether every reference is right is the review's
 * question, not the host's.
 */
function assetsOf(html, pageUrl, files, addresses) {
    const found = new Map();
    for (const [tag] of html.matchAll(TAG)) {
        const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
        const value = double ?? single ?? bare;
        const url = value === undefined ? null : (0,parse_url/* parseUrl */.D)(value.replaceAll('&amp;', '&'), pageUrl);
        const path = url === null ? undefined : addresses.pathIn(url);
        const file = path === undefined || (0,site_pages/* isPage */.yp)(path) ? undefined : files.get(path);
        if (file === undefined || found.has(file.path))
            continue;
        found.set(file.path, {
            ...{ role: 'asset', url: addresses.ofFile(file.path), file },
            isModule: MODULE.test(tag) || /\.mjs$/i.test(file.path)
        });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./.build/src/verify/verification.js












/** Their assets are verified, too. */
const PAGES_WITH_ASSETS = 5;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_SHARE = 0.25;
/** A run ends with findings, not with a timeout. */
const WAIT_SHARE_OF_TIMEOUT = 0.9;
/** Requests addresses of the site, and those that differ again until `wait` is over. */
class Verification {
    #inputs;
    #context;
    #addresses;
    #files;
    /** One failure ends the run: what the other requests wait for is not wanted any more. */
    #ending = new AbortController();
    #evidence = new Map();
    #pagesToRead = new Set();
    #assets = [];
    /** Whether there was a connection to the host. */
    #isReached = false;
    constructor(inputs, context) {
        const { siteUrl, style, manifest } = inputs;
        const signal = AbortSignal.any([context.signal, this.#ending.signal]);
        this.#inputs = inputs;
        this.#context = { ...context, signal };
        this.#files = new Map(manifest.files.map(file => [file.path, file]));
        this.#addresses = new SiteAddresses(siteUrl, style, this.#files.keys(), manifest.basePath);
    }
    async run() {
        const { clock, log } = this.#context;
        const startedAt = clock.now();
        const waitMs = Math.min(this.#inputs.waitMs, this.#inputs.timeoutMs * WAIT_SHARE_OF_TIMEOUT);
        const facts = exportFacts(this.#inputs, this.#addresses);
        let targets = this.#select();
        for (let pass = 1;; pass += 1) {
            await log.group(`Pass ${pass}: requesting ${targets.length} addresses of ${this.#addresses.origin}`, async () => {
                await this.#requestAll(targets);
            });
            const { findings, waiting } = judgeSite([...this.#evidence.values()], facts);
            const elapsedMs = clock.now() - startedAt;
            if (waiting.length === 0)
                return this.#end(findings, pass === 1 ? undefined : elapsedMs);
            if (elapsedMs >= waitMs)
                return this.#end(await this.#explain(findings), undefined);
            await this.#pause(waiting.length, elapsedMs, waitMs);
            if (this.#isReached)
                targets = [...waiting, ...this.#unchecked()].map(({ target }) => target);
        }
    }
    [Symbol.dispose]() {
        this.#ending.abort(new Error('the verification has ended'));
    }
    #select() {
        const unique = new Map(selectTargets(this.#inputs, this.#addresses)
            .reverse()
            .map(target => [target.url.href, target]));
        const targets = [...unique.values()].reverse();
        const pages = targets.filter(({ role }) => role === 'page').slice(0, PAGES_WITH_ASSETS);
        for (const { url } of pages)
            this.#pagesToRead.add(url.href);
        return targets;
    }
    /** One pass, with the assets of the first pages as soon as these are there. */
    async #requestAll(targets) {
        const budget = new request_budget/* RequestBudget */.b();
        // Without a connection, every address would fail for the same reason: the first one is enough.
        const tried = this.#isReached ? 0 : 1;
        await this.#request(targets.slice(0, tried), budget);
        this.#isReached ||= ![...this.#evidence.values()].every(evidence => isUnreachable(evidence.visit));
        if (!this.#isReached)
            return;
        await this.#request(targets.slice(tried), budget);
        const found = this.#assets.filter(({ url }) => !this.#evidence.has(url.href));
        this.#assets = [];
        const assets = [...new Map(found.map(asset => [asset.url.href, asset])).values()];
        if (assets.length > 0)
            this.#context.log.info(`Requesting ${(0,units/* formatCount */.B4)(assets.length, 'asset')} of the first pages.`);
        await this.#request(assets, budget);
    }
    async #request(targets, budget) {
        budget.allow(targets.length);
        const queue = targets[Symbol.iterator]();
        const work = async () => {
            for (const target of queue) {
                const evidence = await this.#visit(target, budget);
                const { href } = target.url;
                // The result of an earlier pass says more than the used-up requests of this one.
                if (evidence.visit.end !== 'unchecked' || !this.#evidence.has(href))
                    this.#evidence.set(href, evidence);
            }
        };
        await Promise.all(Array.from({ length: this.#inputs.concurrency }, work));
    }
    async #visit(target, budget) {
        const { headers, limits } = this.#inputs;
        const visited = await (0,visit/* visit */.Y)(target, { ...this.#context, headers, limits, budget });
        const evidence = await examine(target, visited);
        if (visited.end === 'response' && this.#pagesToRead.has(target.url.href) && isThePage(evidence)) {
            const html = visited.body?.bytes?.toString() ?? '';
            this.#assets.push(...assetsOf(html, visited.hops.at(-1) ?? target.url, this.#files, this.#addresses));
            this.#pagesToRead.delete(target.url.href);
        }
        // With garbage collection alone, finished requests occupy half of the memory.
        if (visited.end === 'response' && visited.body?.bytes !== undefined)
            (0,buffer_memory/* releaseIfWhole */.C)(visited.body.bytes);
        return evidence;
    }
    async #pause(differences, elapsedMs, waitMs) {
        const { clock, log, random, signal } = this.#context;
        const longest = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE));
        const pauseMs = Math.min(waitMs - elapsedMs, longest * (0.75 + 0.25 * random()));
        const amount = differences === 1 ? '1 address differs' : `${differences} addresses differ`;
        const what = this.#isReached
            ? `${amount} from the export`
            : `No connection to ${this.#inputs.siteUrl.host}`;
        log.info(`${what}. Checking again in ${(0,units/* formatDuration */.a3)(pauseMs)}, until ${(0,units/* formatDuration */.a3)(waitMs)} have passed.`);
        await clock.sleep(pauseMs, signal);
    }
    /** Asks for missing pages at the addresses that they have on hosts with other rules. */
    async #explain(findings) {
        const all = [...this.#evidence.values()];
        if (!findings.some(({ kind }) => kind === 'missing'))
            return findings;
        const budget = new request_budget/* RequestBudget */.b();
        const probes = await Promise.all(probesFor(all, this.#addresses).map(async (target) => await this.#visit(target, budget)));
        return explainMissing(findings, all, probes);
    }
    #unchecked() {
        return [...this.#evidence.values()].filter(({ visit: { end } }) => end === 'unchecked');
    }
    #end(findings, liveAfterMs) {
        const redact = (0,secrets/* redactor */.$p)(this.#inputs.secrets);
        const unchecked = this.#unchecked().map(({ target }) => target.url.href);
        return {
            verified: findings.every(({ kind }) => isWarning(kind)),
            checked: this.#evidence.size - unchecked.length,
            findings: findings.map(finding => ({ ...finding, detail: redact(finding.detail) })),
            unchecked,
            liveAfterMs
        };
    }
}
/** Whether its assets are those of the exported page, even if something rewrote it on the way. */
function isThePage({ target, isExact, page }) {
    if (isExact || target.role !== 'page' || page === undefined)
        return isExact;
    const { content, title } = target.file;
    return page.content === content || (page.title !== '' && page.title === title);
}
const FATES = ['changed', 'added', 'rebuilt'];
function exportFacts({ manifest, changes }, addresses) {
    const known = changes?.first === false ? changes : undefined;
    const fates = known && FATES.flatMap(fate => known[fate].map(path => [path, fate]));
    return {
        exportedAt: Date.parse(manifest.exportedAt ?? ''),
        previous: changes?.previous,
        fates: fates && new Map(fates),
        addresses
    };
}

;// CONCATENATED MODULE: ./.build/src/verify/main.js
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












/** In the error. The summary has more. */
const main_MAX_NAMED = 5;
/** Compares what readers get with what was exported. */
async function main(inputs, context) {
    const { siteUrl, docsUrl, timeoutMs } = inputs;
    const record = { siteUrl, docsUrl, startedAt: context.clock.now() };
    const state = `The site ${siteUrl.href} was not verified.`;
    await (0,run/* runAction */.Cs)(record, {
        work: async () => await verify(inputs, record, context),
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs, state, advice: 'Run again.' }),
        summary: () => renderSummary(record)
    }, context);
}
async function verify(inputs, record, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log } = context;
        const problem = (0,base_path/* basePathProblem */.qt)(inputs.siteUrl, inputs.manifest.basePath);
        if (problem !== undefined)
            log.warning(problem);
        const verification = __addDisposableResource(env_1, new Verification(inputs, context), false);
        const result = await verification.run();
        const counts = countsOf(result.findings);
        record.result = result;
        const setOutput = (name, value) => context.setOutput(name, value);
        setOutput('verified', String(result.verified));
        setOutput('checked', result.checked);
        setOutput('findings', result.findings.length);
        setOutput('stale', counts.stale ?? 0);
        setOutput('missing', counts.missing ?? 0);
        setOutput('verify-path', await writeResult(result, inputs, context));
        await logFindings(result, inputs, context);
        const errors = result.findings.filter(({ kind }) => !isWarning(kind));
        const warnings = result.findings.filter(({ kind }) => isWarning(kind));
        for (const line of linesOf(warnings, inputs.docsUrl))
            log.warning(line);
        if (errors.length === 0)
            return;
        const checked = result.checked === 1 ? '1 address was' : `${result.checked} addresses were`;
        const waited = inputs.waitMs > 0 ? ` for ${(0,units/* formatDuration */.a3)(inputs.waitMs)}` : '';
        const lines = (0,with_more/* withMore */.i)(linesOf(errors, inputs.docsUrl), main_MAX_NAMED).map(line => `- ${line}`);
        const message = `${inputs.siteUrl.href} differs from the export: ${describeCounts(errors)}. ${checked} checked${waited}.\n${lines.join('\n')}`;
        if (inputs.fail)
            throw new failure/* Failure */.HR('site-not-verified', message);
        log.warning(message);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function writeResult(result, { tempDir }, { random }) {
    const name = Math.floor(random() * 2 ** 48).toString(16);
    const folder = (0,external_node_path_.join)(tempDir, `verify-${name.padStart(12, '0')}`);
    const path = (0,external_node_path_.join)(folder, 'verify.json');
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.writeFile)(path, verifyText(result));
    }
    catch (error) {
        throw new failure/* Failure */.HR('verify-file-unwritable', `${path} could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return path;
}
const MAX_LOGGED = 200;
async function logFindings({ findings, checked, unchecked, liveAfterMs }, { docsUrl, siteUrl }, { log }) {
    if (unchecked.length > 0)
        log.info(`${unchecked.length} addresses were not checked: redirects and retries used up the requests.`);
    if (findings.length === 0) {
        const when = liveAfterMs === undefined ? '' : `, live after ${(0,units/* formatDuration */.a3)(liveAfterMs)}`;
        log.info(`${siteUrl.href} is what was exported: ${checked} addresses checked${when}.`);
        return;
    }
    await log.group(`Findings: ${describeCounts(findings)}`, () => {
        for (const line of (0,with_more/* withMore */.i)(linesOf(findings, docsUrl), MAX_LOGGED))
            log.info(line);
    });
}
/** A line for all findings that say the same. Advice that was given above is not repeated. */
function linesOf(findings, docsUrl) {
    const given = new Set();
    return groupsOf(findings).map(({ kind, addresses: [first = ''], count, detail, advice }) => {
        const more = count > 1 ? ` (and ${count - 1} more)` : '';
        const isRepeated = given.has(advice);
        given.add(advice);
        const text = `${kind} ${first}${more}: ${detail}`;
        return isRepeated ? text : `${text} ${advice.replaceAll('docs/', `${docsUrl}docs/`)}`;
    });
}


/***/ }),

/***/ 7354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ BudgetSpent),
/* harmony export */   b: () => (/* binding */ RequestBudget)
/* harmony export */ });
const REQUESTS_PER_ADDRESS = 3;
const MORE_REQUESTS = 50;
/** The requests of this pass are used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/** Limits the requests of one pass: redirects and retries count. */
class RequestBudget {
    #remaining = MORE_REQUESTS;
    allow(addresses) {
        this.#remaining += REQUESTS_PER_ADDRESS * addresses;
    }
    spend() {
        if (this.#remaining <= 0)
            throw new BudgetSpent('the requests of this pass are used up');
        this.#remaining -= 1;
    }
}


/***/ }),

/***/ 29354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ RESPONSE_LIMITS),
  Y: () => (/* binding */ visit)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js + 1 modules
var agent_http = __webpack_require__(17278);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/src/runtime/buffer-memory.js
var buffer_memory = __webpack_require__(63766);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/verify/request/body.js






/** The transfer of a body failed in a way that another attempt does not change. */
class UnreadableBody extends Error {
    name = 'UnreadableBody';
}
/** A body that is larger than it can be. The transfer was ended. */
class OversizedBody extends Error {
    name = 'OversizedBody';
}
/** A page is read as a whole to compare its content, and several at the same time. */
const MAX_KEPT_BYTES = 4_000_000;
const DECODERS = new Map([
    ['gzip', external_node_zlib_.createGunzip],
    ['x-gzip', external_node_zlib_.createGunzip],
    ['br', external_node_zlib_.createBrotliDecompress]
]);
/**
 * Decompresses and hashes a body while it arrives. `limit`: of the bytes that are received, and of those that they expand
 * to.
 */
async function readBody(response, { limit, keep }) {
    const digest = (0,external_node_crypto_.createHash)('sha256');
    const chunks = [];
    let size = 0;
    for await (const chunk of decoded(response, limit)) {
        size += chunk.length;
        if (size > limit)
            throw tooLarge(limit);
        digest.update(chunk);
        if (keep && size <= MAX_KEPT_BYTES)
            chunks.push(chunk);
        else
            (0,buffer_memory/* releaseIfWhole */.C)(chunk);
    }
    const isKept = keep && size <= MAX_KEPT_BYTES;
    const bytes = isKept ? (chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)) : undefined;
    if (chunks.length > 1)
        chunks.forEach(buffer_memory/* releaseIfWhole */.C);
    // Browsers show these bytes as they are.
    if (bytes?.[0] === 0x1f && bytes[1] === 0x8b && encodingOf(response) === 'identity')
        throw new UnreadableBody('the body is gzip, and Content-Encoding does not say so');
    return { sha256: digest.digest('hex'), size, bytes };
}
function encodingOf({ headers }) {
    return headers['content-encoding']?.trim().toLowerCase() || 'identity';
}
function decoded(response, limit) {
    const encoding = encodingOf(response);
    if (encoding === 'identity')
        return response;
    const decoder = DECODERS.get(encoding)?.();
    if (decoder === undefined)
        throw new UnreadableBody(`Content-Encoding is ${encoding.slice(0, 40)}, which was not accepted`);
    let received = 0;
    response.on('data', (chunk) => {
        received += chunk.length;
        if (received > limit)
            response.destroy(tooLarge(limit));
    });
    return decompressed(response, decoder, encoding);
}
async function* decompressed(response, decoder, encoding) {
    try {
        yield* (0,external_node_stream_.pipeline)(response, decoder, () => undefined);
    }
    catch (error) {
        if (response.errored !== null)
            throw response.errored;
        throw new UnreadableBody(`the body is not complete and valid ${encoding}: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
function tooLarge(limit) {
    return new OversizedBody(`the body is larger than ${(0,units/* formatBytes */.z3)(limit)}`);
}

// EXTERNAL MODULE: ./.build/src/verify/request/budget.js
var budget = __webpack_require__(7354);
;// CONCATENATED MODULE: ./.build/src/verify/request/visit.js








const MAX_ATTEMPTS = 3;
const MAX_HOPS = 5;
/** On top of the size in the manifest. */
const MAX_MORE_BYTES = 1_000_000;
/** For bodies that are only read to keep the connection. */
const MAX_IGNORED_BYTES = 64_000;
/** A host that asks for a longer delay is requested again in the next pass. */
const MAX_RETRY_AFTER_MS = 20_000;
const PAGE_HEADERS = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const FILE_HEADERS = { accept: '*/*' };
const BROWSER_HEADERS = {
    'user-agent': 'Mozilla/5.0 (compatible; static-docs-export)',
    'accept-language': 'en',
    'accept-encoding': 'gzip, br'
};
/** The time limits of a response: without a byte, and as a whole. */
const RESPONSE_LIMITS = { idleTimeoutMs: 10_000, totalTimeoutMs: 60_000 };
/** A status of a temporary error. */
class TransientStatus extends Error {
    visit;
    waitMs;
    constructor(status, visit, waitMs) {
        super(`HTTP ${status}`);
        this.visit = visit;
        this.waitMs = waitMs;
    }
}
/** Requests an address as a browser does, and follows redirects on the same origin. */
async function visit(target, context) {
    const hops = [];
    let failures = 0;
    const decide = (error) => {
        failures += 1;
        const waitMs = error instanceof TransientStatus ? error.waitMs : undefined;
        const retry = failures < MAX_ATTEMPTS && isPassing(error) && (waitMs ?? 0) <= MAX_RETRY_AFTER_MS;
        return { retry, waitMs };
    };
    try {
        for (;;) {
            const url = hops.at(-1) ?? target.url;
            const attempt = async () => {
                context.budget.spend();
                try {
                    return await request(url, target, hops, { ...context, isRetry: failures > 0 });
                }
                catch (error) {
                    if (!(error instanceof agent_http/* ConnectionClosed */.N && error.isReused))
                        throw error;
                    // Nothing is wrong with the host, so there is no delay. Only a first attempt can fail like this.
                    failures += 1;
                    return await attempt();
                }
            };
            const found = await (0,retry/* withRetry */.bD)(`GET ${url.pathname}`, attempt, decide, context);
            if (found.end !== 'left' || found.to.origin !== target.url.origin)
                return found;
            const failed = (reason) => ({ end: 'failed', hops, reason, isUnreachable: false });
            if (hops.length >= MAX_HOPS)
                return failed(`more than ${MAX_HOPS} redirects`);
            if ([target.url, ...hops].some(({ href }) => href === found.to.href))
                return failed(`a redirect loop at ${found.to.pathname}`);
            hops.push(found.to);
        }
    }
    catch (error) {
        if (context.signal.aborted || error instanceof failure/* Failure */.HR)
            throw error;
        if (error instanceof budget/* BudgetSpent */.K)
            return { end: 'unchecked', hops };
        if (error instanceof TransientStatus)
            return error.visit;
        const { maybeReceived } = (0,http_error/* connectionError */.$t)(error, { responded: false });
        return { end: 'failed', hops, reason: explain(error), isUnreachable: !maybeReceived };
    }
}
async function request(url, target, hops, context) {
    const response = await send(url, target, context);
    const { statusCode: status = 0, headers } = response;
    try {
        const to = redirectOf(response, url);
        // For an address that should not exist, the status is enough.
        const isNeeded = status === 200 && target.role !== 'unknown' && target.role !== 'removed';
        const body = isNeeded ? await read(response, target) : undefined;
        if (!isNeeded)
            await skipBody(response);
        context.signal.throwIfAborted();
        if (to !== undefined)
            return { end: 'left', hops: [...hops], to };
        const found = { end: 'response', hops: [...hops], status, headers, body };
        if (!(0,retry/* isTransient */.dg)(status))
            return found;
        throw new TransientStatus(status, found, (0,retry/* retryAfterMs */.Vs)(headers, context.clock.now()));
    }
    finally {
        // The rest of a response would keep its connection busy.
        response.destroy();
    }
}
async function send(url, target, { http, signal, limits, isRetry, headers: given }) {
    const accept = isFile(target) ? FILE_HEADERS : PAGE_HEADERS;
    const headers = { ...BROWSER_HEADERS, ...accept, ...given };
    try {
        return await http.send({
            ...{ method: 'GET', url, headers, signal, ...limits },
            isLenient: true,
            needsNewConnection: isRetry
        });
    }
    catch (error) {
        const { isTrustProblem, message } = (0,http_error/* connectionError */.$t)(error, { responded: false });
        if (!isTrustProblem)
            throw error;
        // No other attempt, and no other address of the site, has another result.
        const what = `The certificate of ${url.host} is not trusted (${message}).`;
        throw new failure/* Failure */.HR('certificate-not-trusted', what, { cause: error });
    }
}
/** A body that is too large is another one if it has an end, and otherwise a transfer that failed. */
async function read(response, target) {
    const size = 'file' in target ? (target.file?.size ?? 0) : 0;
    try {
        return await readBody(response, { limit: size + MAX_MORE_BYTES, keep: !isFile(target) });
    }
    catch (error) {
        const { 'content-length': length, 'transfer-encoding': transfer } = response.headers;
        if (error instanceof OversizedBody && length !== undefined && transfer === undefined)
            return { sha256: '', size: Number(length), bytes: undefined };
        const isTruncated = response.errored !== null && codeOf(error) === 'ECONNRESET';
        throw isTruncated ? (0,http_error/* connectionError */.$t)(error, { responded: true }) : error;
    }
}
/** Reads a short body to the end, so that the connection can be used again. */
async function skipBody(response) {
    let length = 0;
    try {
        for await (const chunk of response) {
            length += chunk.length;
            if (length > MAX_IGNORED_BYTES)
                break;
        }
    }
    catch {
        // The status counts, whether or not its body can be read.
    }
}
/** What a page loads, or its data: only the digest counts. */
function isFile({ role }) {
    return role === 'asset' || role === 'data';
}
function redirectOf({ statusCode = 0, headers }, url) {
    if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
        return undefined;
    // Node reads headers as Latin-1, and browsers read this one as UTF-8 where it is that.
    const bytes = Buffer.from(headers.location, 'latin1');
    const to = (0,parse_url/* parseUrl */.D)((0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString() : headers.location, url);
    if (to !== null)
        to.hash = '';
    return to ?? undefined;
}
const FINAL_ERRORS = [failure/* Failure */.HR, budget/* BudgetSpent */.K, UnreadableBody, OversizedBody];
/** Whether another attempt can have another result. */
function isPassing(error) {
    return !FINAL_ERRORS.some(type => error instanceof type) && !isProtocolError(error);
}
/** Errors of Node's parser: a header section that is too large, or no HTTP at all. */
function isProtocolError(error) {
    return codeOf(error).startsWith('HPE_');
}
function codeOf(error) {
    const { code } = Object(error);
    return typeof code === 'string' ? code : '';
}
function explain(error) {
    if (codeOf(error) === 'HPE_HEADER_OVERFLOW')
        return 'the header section of the response is too large';
    if (isProtocolError(error))
        return `the response is not valid HTTP: ${(0,failure/* reasonOf */.A3)(error)}`;
    return (0,failure/* reasonOf */.A3)(error);
}


/***/ })

};
