export const id = 926;
export const ids = [926];
export const modules = {

/***/ 3797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ hasChanged),
/* harmony export */   Tb: () => (/* binding */ changesText),
/* harmony export */   XX: () => (/* binding */ compareRedirects),
/* harmony export */   iA: () => (/* binding */ haveRedirectsChanged),
/* harmony export */   kK: () => (/* binding */ compareManifests),
/* harmony export */   pS: () => (/* binding */ parseChanges)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91716);
/* harmony import */ var _site_records_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37957);
/* harmony import */ var _site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58156);
/* harmony import */ var _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75338);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15300);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);







const pages = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_site_records_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .sitePath */ .l2);
const count = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
/** Schema of `changes.json`, which docs/checks.md describes. All lists are sorted by path. */
const changesFile = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    /** True if there is no earlier export to compare with. All pages then count as added. */
    first: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    added: pages,
    changed: pages,
    /** Pages whose bytes changed in a new build, but whose content did not. */
    rebuilt: pages,
    removed: pages,
    /** SHA-256 of the previous version of each changed or rebuilt page, by path. */
    previous: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(_site_records_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .sitePath */ .l2, _site_records_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Text */ .f1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(digests => new Map(Object.entries(digests)))),
    /** Removed page data, which contains page text. The page itself may still exist. */
    removedData: pages,
    /** Counts of files that are neither pages nor page data. */
    files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ added: count, changed: count, removed: count })
});
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
    const dataBefore = (0,_site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_3__/* .pageDataOf */ .nC)(before.keys());
    const data = (0,_site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_3__/* .pageDataOf */ .nC)(current.map(({ path }) => path));
    const moved = movedPages(before, current);
    // Process moved pages first, because a redirect page can have the old name of a moved page.
    for (const file of [...current].sort((a, b) => Number(moved.has(b.path)) - Number(moved.has(a.path)))) {
        const path = moved.get(file.path) ?? file.path;
        const earlier = before.get(path);
        before.delete(path);
        if (data.has(file.path))
            continue;
        if (earlier === undefined)
            note(changes, 'added', file);
        else if ((0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .countsAsPage */ .a$)(earlier) !== (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .countsAsPage */ .a$)(file)) {
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
/**
 * Maps new file names to earlier file names of the same page, such as `guides/x/index.html` to `guides/x.html`. Removes
 * an earlier `index/index.html` from `before` if another page now has its address.
 */
function movedPages(before, current) {
    const pages = current.filter(_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .countsAsPage */ .a$).map(({ path }) => path);
    const kept = new Set(pages);
    const addresses = new Set(pages.map(addressOf));
    const added = new Map(pages.filter(path => !before.has(path)).map(path => [addressOf(path), path]));
    const moved = new Map();
    for (const file of [...before.values()].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path))) {
        if (!(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .countsAsPage */ .a$)(file) || kept.has(file.path))
            continue;
        const address = addressOf(file.path);
        const now = added.get(address);
        added.delete(address);
        if (now !== undefined)
            moved.set(now, file.path);
        else if (/(?:^|\/)index\/index\.html$/.test(file.path) && addresses.has(address))
            before.delete(file.path);
    }
    return moved;
}
/** Returns the address that links use, such as `guides` even for `guides/index/index.html`. */
function addressOf(path) {
    return (0,_site_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .pageName */ .$)(path).replace(/(?:^|\/)index$/, '');
}
function noteDifference(changes, earlier, file) {
    if (!(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .countsAsPage */ .a$)(file))
        changes.files.changed++;
    else {
        const isRebuilt = file.content !== undefined && earlier.content === file.content;
        changes[isRebuilt ? 'rebuilt' : 'changed'].push(file.path);
        changes.previous.set(file.path, earlier.sha256);
    }
}
function hasChanged({ first, added, changed, removed }) {
    return first || added.length + changed.length + removed.length > 0;
}
function changesText({ first, added, changed, rebuilt, removed, ...rest }) {
    const previous = Object.fromEntries([...rest.previous].sort(([a], [b]) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a, b)));
    const { removedData, files } = rest;
    const written = { version: 1, first, added, changed, rebuilt, removed, previous, removedData, files };
    return `${JSON.stringify(written, undefined, 2)}\n`;
}
function parseChanges(text) {
    const read = (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValue */ .$x)(changesFile, text);
    if (read instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FileProblem */ .kc)
        return read;
    const { version: _, ...changes } = read;
    return changes;
}
function note(changes, list, file) {
    if ((0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .countsAsPage */ .a$)(file))
        changes[list].push(file.path);
    else
        changes.files[list]++;
}
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

/***/ 75437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);



/** Treats an empty variable as missing, because a workflow sets a variable without a value to an empty string. */
function readRunner(env) {
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['GITHUB_WORKSPACE'] ?? '');
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    return {
        workspace,
        tempDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['RUNNER_TEMP'] || workspace),
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        repository,
        runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        sha: env['GITHUB_SHA'] || undefined,
        hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL'])
    };
}
/** Reads GitHub's event file for this run. Returns undefined if the file is missing or does not match the schema. */
function readEvent({ GITHUB_EVENT_PATH: path = '' }, schema) {
    try {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).data;
    }
    catch {
        return undefined;
    }
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


/** A request did not get the expected response. Each client decides what a status means. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    headers;
    /** The response body, truncated where the client stopped reading. May repeat secrets from the request. */
    body;
    waitMs;
    /** Error code from the server, such as NoSuchKey, or from Node, such as ECONNREFUSED. */
    code;
    /** False if the request did not reach the server. */
    maybeReceived;
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    isTlsProblem;
    /** This machine does not trust the certificate. */
    isTrustProblem;
    constructor(message, about = {}) {
        super(message, about.cause === undefined ? undefined : { cause: about.cause });
        const { response, now = 0 } = about;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.body = response?.body ?? '';
        this.waitMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(this.headers, now);
        this.code = about.code ?? codeOf(about.cause);
        this.maybeReceived = about.maybeReceived ?? true;
        this.isTlsProblem = response === undefined && isTlsProblem(this.code);
        this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '');
    }
}
const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
function isTlsProblem(code = '') {
    return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
}
/** Converts Node's error for a request. `responded`: whether the response had begun. */
function connectionError(error, { responded }) {
    // OpenSSL messages end with a line break.
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
function codeOf(error) {
    const { errors, code } = Object(error);
    if (errors !== undefined)
        return codeOf(errors[0]);
    return typeof code === 'string' && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) ? code : undefined;
}
const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF']);
/**
 * Decides whether to repeat a request that is safe to repeat. `isReached`: whether the host has responded in this run.
 * Until then, the address may be wrong, so the number of attempts is limited.
 */
function decideRetry(error, { attempt, isReached }) {
    if (!(error instanceof HttpError))
        return { retry: false };
    if (error.status !== undefined)
        return { retry: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error.status), waitMs: error.waitMs };
    if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ''))
        return { retry: false };
    // Node refused to send the request, and would refuse again.
    if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ''))
        return { retry: false };
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 38056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gw: () => (/* binding */ readLimitedText),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);



/**
 * Sends one request and reads its response, whatever the status. Every error is an HttpError, a Failure, or the abort
 * reason.
 */
async function sendRequest({ timeoutMs, maxBytes, needsBody, hash, onResponse, ...request }, { http, signal }) {
    const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const progress = { sent: false, responded: false };
    try {
        const response = await http.send({
            ...request,
            signal: timeout === undefined ? signal : AbortSignal.any([signal, timeout]),
            onSent: () => (progress.sent = true)
        });
        progress.responded = true;
        const { statusCode: status = 0, headers } = response;
        onResponse?.(headers);
        if (hash !== undefined && isSuccess(status)) {
            for await (const chunk of response)
                hash.update(chunk);
            return { status, headers, body: '' };
        }
        return { status, headers, body: await readLimitedText(response, maxBytes, needsBody) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$)
            throw error;
        if (timeoutMs !== undefined && timeout?.aborted === true) {
            const missing = progress.sent ? 'response' : 'connection';
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(`no ${missing} within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(timeoutMs)}`, {
                maybeReceived: progress.sent,
                cause: error
            });
        }
        throw (0,_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionError */ .$t)(error, progress);
    }
}
/** Maximum number of bytes to read from an error response. The error message is at the start. */
const MAX_ERROR_BYTES = 1_000_000;
function isSuccess(status) {
    return status >= 200 && status < 300;
}
async function readLimitedText(response, maxBytes, needsBody = false) {
    const { statusCode: status = 0, headers } = response;
    const limit = isSuccess(status) ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES);
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > limit)
                break;
        }
    }
    catch (error) {
        // For an error response, the status is enough, even if the body is unreadable.
        if (isSuccess(status) || needsBody)
            throw error;
    }
    // TextDecoder removes a byte order mark, which JSON.parse rejects. Buffer.toString keeps the mark.
    const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit));
    if (length > maxBytes && isSuccess(status)) {
        const message = `the response is larger than ${maxBytes / 1e6} MB`;
        throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(message, { response: { status, headers, body } });
    }
    return body;
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMore),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

/** Returns the first items and the number of the remaining items: `a`, `b`, `and 3 more`. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ }),

/***/ 56818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ continueHistory),
/* harmony export */   x: () => (/* binding */ historyEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0, 'is negative'));
const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pages: amount,
    files: amount,
    /** Sum of the sizes of all files. */
    bytes: amount,
    /** Missing if the site was not checked. */
    brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
});
const MAX_ENTRIES = 50;
/** Appends an export to the history, which is sorted from oldest to newest. */
function continueHistory(history, entry) {
    return [...history, entry].slice(-MAX_ENTRIES);
}


/***/ }),

/***/ 37957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ serializeManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   eY: () => (/* binding */ loadManifest),
/* harmony export */   f1: () => (/* binding */ sha256Text),
/* harmony export */   l2: () => (/* binding */ sitePath),
/* harmony export */   qL: () => (/* binding */ asExported)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21328);
/* harmony import */ var _export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56818);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);





/** docs/manifest.md describes every field. Increase the version when the meaning of a field changes. */
const MANIFEST_VERSION = 1;
const MAX_MANIFEST_FILES = 1_000_000;
const isSitePath = (path) => path !== '' && (0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfPath */ ._r)(path) === undefined;
const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest'));
const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(isSitePath, 'is not a path inside the site'));
/** What a browser loads for a page and what search engines obey. docs/manifest.md describes every field. */
const loads = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    scripts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    styles: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    data: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    robots: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    noscript: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    refused: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    addresses: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
});
const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: sitePath,
    size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sha256: sha256Text,
    /** Digest of the visible content. Only for pages, and only if the export was checked. */
    content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Only for pages, robots.txt and sitemaps. */
    loads: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(loads),
    redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Digest of the exported page, if the finish action changed the page. */
    exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Digest of the page after the finish action moved the site, without what this action then added to the page. */
    moved: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Digest of the previous content, if the finish action was killed while it replaced the file. */
    replaces: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Time when the page content last changed, if an earlier export had different content. */
    contentSince: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Only for files that the finish action added. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['search', 'markdown', 'page-data', 'entry-point', 'host-file']))
});
const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
    exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The base path of the export, if the finish action moved the site. */
    exportedBasePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Pages to which the export was limited. */
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** The public address for which the finish action changed the site. */
    siteUrl: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
    /** All redirects of the site, including redirects that have no redirect page. */
    redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() }))),
    /** Digests of the findings that can fail a run; missing if the site was not checked. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Sorted from oldest to newest, including this export. */
    history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyEntry */ .x))
});
/** Reads a manifest from any source: an earlier run, another repository, or a user's file. */
function loadManifest(path) {
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFile */ .ZN)(path, parseManifest);
}
function parseManifest(text) {
    const json = (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text);
    if (json instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc)
        return json;
    const { manifestVersion } = Object(json.value);
    if (typeof manifestVersion !== 'number')
        return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .damaged */ .qM)('`manifestVersion` is missing');
    if (manifestVersion > MANIFEST_VERSION) {
        return new _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc('later-version', `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`);
    }
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readValue */ .wK)(manifest, json.value);
}
/** Returns the manifest as it was before the finish action added files, changed pages and moved the site. */
function asExported({ exportedBasePath, redirects, ...manifest }) {
    const files = manifest.files
        .filter(({ kind }) => kind === undefined)
        .map(({ exported, moved: _moved, loads, ...file }) => exported === undefined ? { ...file, loads } : { ...file, sha256: exported });
    if (exportedBasePath === undefined)
        return { ...manifest, files, redirects };
    const base = `${manifest.basePath ?? ''}/`;
    const original = (address) => (address.startsWith(base) ? address.slice(base.length - 1) : address);
    return {
        ...manifest,
        files,
        basePath: exportedBasePath,
        redirects: redirects?.map(redirect => ({
            ...redirect,
            source: original(redirect.source),
            destination: original(redirect.destination)
        }))
    };
}
/** Writes one line per file, sorted by path, so that two manifests can be compared line by line. */
function serializeManifest({ files, redirects, findings, history, ...about }) {
    const order = Object.keys(manifest.shape);
    const fields = Object.entries(about).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const first = { manifestVersion: MANIFEST_VERSION, ...Object.fromEntries(fields) };
    const head = JSON.stringify(first, undefined, 2).slice(0, -2);
    const sorted = files.toSorted((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path));
    const lists = [
        (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('files', sorted),
        redirects && (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('redirects', redirects),
        findings && `"findings": ${JSON.stringify(findings)}`,
        history && (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('history', history)
    ].filter(text => text !== undefined);
    return `${head},\n  ${lists.join(',\n  ')}\n}\n`;
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
