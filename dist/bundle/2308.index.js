export const id = 2308;
export const ids = [2308];
export const modules = {

/***/ 42308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   RC: () => (/* binding */ verifyFields)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94343);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3797);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17449);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53361);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96421);
/* harmony import */ var _runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75437);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24707);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14217);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81529);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91716);
/* harmony import */ var _site_records_manifest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37957);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(15300);
/* harmony import */ var _request_visit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29354);
/* harmony import */ var _sample_targets_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20666);















const MAX_SAMPLE = 1_000_000;
const MAX_CONCURRENCY = 256;
const siteUrl = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .Dy)(value, 'set an Authorization header in `headers` instead');
    return url instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .Problem */ .AF || (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isSafeAddress */ .cr)(url)
        ? url
        : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .Problem */ .AF('is not https. Plain http is allowed for loopback addresses only');
});
const sample = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => value === 'all'
    ? 'all'
    : /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SAMPLE
        ? Number(value)
        : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .Problem */ .AF(`"${value}" is neither a number from 1 to ${MAX_SAMPLE} nor \`all\``));
const MAX_WAIT_MS = 24 * 3_600_000;
const wait = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => {
    const ms = (0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_7__/* .parseDuration */ .E9)(value);
    if (ms === undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .Problem */ .AF(`"${value}" is not a duration: use 0s, 90s or 3m`);
    return ms <= MAX_WAIT_MS ? ms : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .Problem */ .AF(`${value} is more than 24 hours`);
});
/** Headers that users cannot set, because the action controls the connection and the encoding. */
const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer)$/i;
/** Problems never contain the value of a header, which may be a secret. */
const headers = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .field */ .ZZ)(value => {
    const entries = [];
    const problems = [];
    for (const [at, line] of value.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const [, name = '', text = ''] = /^\s*([^\s:]+)\s*:(.*)$/s.exec(line) ?? [];
        if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
            problems.push(`line ${at + 1} must have the form Name: value`);
        else if (OWN_HEADERS.test(name))
            problems.push(`contains ${name}, which the action sets itself`);
        else if (/[^\t\x20-\x7e\x80-\xff]/.test(text.trim()))
            problems.push(`the value of ${name} contains characters that a header cannot have`);
        else
            entries.push([name.toLowerCase(), text.trim()]);
    }
    return problems.length > 0 ? new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_12__/* .Problem */ .AF(...problems) : Object.fromEntries(entries);
});
const verifyFields = zod_mini__WEBPACK_IMPORTED_MODULE_13__/* .object */ .Ikc({
    'site-url': (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .required */ .mw)('set it to the public address of the site, such as https://docs.example.com', siteUrl),
    'manifest-path': (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .required */ .mw)('set it to the output `manifest-path` of the export action', zod_mini__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()),
    'changes-path': zod_mini__WEBPACK_IMPORTED_MODULE_13__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_13__/* .string */ .YjP()),
    sample: zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._default */ .Rvf(sample, _sample_targets_js__WEBPACK_IMPORTED_MODULE_11__/* .SAMPLE_SIZE */ .bp),
    addresses: zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)(['clean', 'html']), 'clean'),
    headers: zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._default */ .Rvf(headers, {}),
    fail: zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .flag */ .Jt, true),
    wait: zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._default */ .Rvf(wait, 3 * 60_000),
    concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(MAX_CONCURRENCY), 8),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .duration */ .p0, 15 * 60_000)
});
const INPUT_NAMES = Object.keys(verifyFields.shape);
/** Reads the inputs, including the manifest and the changes. One error lists all problems. */
function readInputs(given, environment) {
    const { workspace, tempDir } = (0,_runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunner */ .f)(environment);
    const read = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .readFields */ .qU)(verifyFields, given, ({ 'manifest-path': manifest, 'changes-path': changes }) => ({
        manifest: typeof manifest === 'string' ? (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_8__/* .loadInput */ .lJ)('manifest-path', manifest, readManifest, workspace) : manifest,
        changes: typeof changes === 'string' ? (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_8__/* .loadInput */ .lJ)('changes-path', changes, _review_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseChanges */ .pS, workspace) : changes
    }));
    return {
        siteUrl: read['site-url'],
        manifest: read.manifest,
        changes: read.changes,
        /** The folder into which an export writes the files that the manifest lists. */
        siteDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, read['manifest-path'])), 'site'),
        sample: read.sample,
        style: read.addresses,
        headers: read.headers,
        secrets: (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .headerSecrets */ .n3)(given['headers'] ?? ''),
        fail: read.fail,
        waitMs: read.wait,
        concurrency: read.concurrency,
        timeoutMs: read.timeout,
        limits: _request_visit_js__WEBPACK_IMPORTED_MODULE_10__/* .RESPONSE_LIMITS */ .V5,
        tempDir,
        docsUrl: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPlace */ .xG)(environment)
    };
}
function readManifest(text) {
    const manifest = (0,_site_records_manifest_js__WEBPACK_IMPORTED_MODULE_9__/* .parseManifest */ .Ng)(text);
    if (manifest instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_8__/* .FileProblem */ .kc || (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_14__/* .pageCountOf */ .YX)(manifest.files) > 0)
        return manifest;
    return (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_8__/* .damaged */ .qM)('it lists no page');
}


/***/ }),

/***/ 29354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V5: () => (/* binding */ RESPONSE_LIMITS),
  bK: () => (/* binding */ RequestBudget),
  YR: () => (/* binding */ visit)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js
var agent_http = __webpack_require__(13997);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/repeated-length.js
var repeated_length = __webpack_require__(49364);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/verify/request/body.js






/** The body cannot be decoded, and a retry would not help. */
class UnreadableBody extends Error {
    name = 'UnreadableBody';
}
/** A body is larger than its limit, so the transfer was stopped. */
class OversizedBody extends Error {
    name = 'OversizedBody';
}
/** A body arrived in part within its time limit. A retry would take as long. */
class TricklingBody extends Error {
    name = 'TricklingBody';
}
/** Maximum size of a page to keep in memory. Several pages are compared at the same time. */
const MAX_KEPT_BYTES = 16_000_000;
const DECODERS = new Map([
    ['gzip', external_node_zlib_.createGunzip],
    ['br', external_node_zlib_.createBrotliDecompress]
]);
const MAX_ENCODINGS = 5;
/** Decompresses and hashes a body on arrival. `limit` applies to the received bytes and each decoder's output. */
async function readBody(response, { limit, keep }) {
    const digest = (0,external_node_crypto_.createHash)('sha256');
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of decoded(response, limit)) {
            size += chunk.length;
            if (size > limit)
                throw tooLarge(limit);
            digest.update(chunk);
            if (keep && size <= MAX_KEPT_BYTES)
                chunks.push(chunk);
        }
    }
    catch (error) {
        if (!(error instanceof agent_http/* ResponseTooSlow */.hI))
            throw error;
        throw new TricklingBody(`${error.message}; ${(0,units/* formatBytes */.z3)(size)} had arrived`, { cause: error });
    }
    const isKept = keep && size <= MAX_KEPT_BYTES;
    const bytes = isKept ? Buffer.concat(chunks) : undefined;
    // Without `Content-Encoding: gzip`, browsers would show the compressed bytes.
    if (bytes?.[0] === 0x1f && bytes[1] === 0x8b && decodersOf(response).length === 0)
        throw new UnreadableBody('the body is gzip, but Content-Encoding is not gzip');
    return { sha256: digest.digest('hex'), size, bytes };
}
/** Like browsers, ignores Content-Encoding if an encoding is unknown, such as `aws-chunked`, which some stores send. */
function decodersOf({ headers }) {
    const names = headers['content-encoding']?.toLowerCase().split(',', MAX_ENCODINGS) ?? [];
    const encodings = names.map(name => name.trim()).filter(name => name !== '');
    if (encodings.includes('zstd'))
        throw new UnreadableBody('Content-Encoding is zstd, which the request did not offer');
    const decoders = encodings.map(name => DECODERS.get(name));
    return decoders.every(decoder => decoder !== undefined) ? decoders.reverse() : [];
}
function decoded(response, limit) {
    const decoders = decodersOf(response).map(create => create());
    if (decoders.length === 0)
        return response;
    // `readBody` counts the output of the last decoder.
    for (const stream of [response, ...decoders.slice(0, -1)]) {
        let length = 0;
        stream.on('data', (chunk) => {
            length += chunk.length;
            if (length > limit)
                stream.destroy(tooLarge(limit));
        });
    }
    return decompressed(response, decoders);
}
async function* decompressed(response, decoders) {
    try {
        yield* (0,external_node_stream_.pipeline)([response, ...decoders], () => undefined);
    }
    catch (error) {
        if (response.errored !== null)
            throw response.errored;
        if (error instanceof OversizedBody)
            throw error;
        const encoding = response.headers['content-encoding']?.slice(0, 40);
        throw new UnreadableBody(`the body is truncated or is not valid ${encoding}: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
function tooLarge(limit) {
    return new OversizedBody(`the body is larger than ${(0,units/* formatBytes */.z3)(limit)}`);
}

;// CONCATENATED MODULE: ./.build/src/verify/request/visit.js









const MAX_ATTEMPTS = 3;
const MAX_HOPS = 5;
/** Maximum number of bytes in addition to the size in the manifest. */
const MAX_MORE_BYTES = 1_000_000;
/** Maximum size of a body that is read only to reuse the connection. */
const MAX_IGNORED_BYTES = 64_000;
/** If a host requires a longer delay, the address is requested again in the next pass. */
const MAX_RETRY_AFTER_MS = 20_000;
/** With less time left, a request is not repeated. */
const MIN_RETRY_MS = 1000;
const REQUESTS_PER_ADDRESS = 3;
const MORE_REQUESTS = 50;
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/** Limits the requests of one pass, including redirects and retries, and their time. */
class RequestBudget {
    #remaining = MORE_REQUESTS;
    #clock;
    #endsAt;
    /** No request starts at or after `endsAt`, and the requests that are open then have failed. */
    constructor(clock, endsAt) {
        this.#clock = clock;
        this.#endsAt = endsAt;
    }
    get remainingMs() {
        return this.#endsAt - this.#clock.now();
    }
    allow(addresses) {
        this.#remaining += REQUESTS_PER_ADDRESS * addresses;
    }
    spend() {
        if (this.#remaining <= 0)
            throw new BudgetSpent('the requests of this pass are used up');
        if (this.remainingMs <= 0)
            throw new BudgetSpent('the time of the run is used up');
        this.#remaining -= 1;
    }
}
const PAGE_TYPES = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const BROWSER_HEADERS = {
    'user-agent': 'Mozilla/5.0 (compatible; static-docs-export)',
    'accept-language': 'en',
    'accept-encoding': 'gzip, br'
};
/** Time limits for a response: the time without received bytes, and the total time. */
const RESPONSE_LIMITS = { idleTimeoutMs: 10_000, totalTimeoutMs: 60_000 };
/** Requests an address like a browser, and follows redirects on the same origin. */
async function visit(target, context) {
    const hops = [];
    let failures = 0;
    let isRepeatedLength = false;
    const failed = (reason, isUnreachable = false) => ({
        end: 'failed',
        hops,
        reason,
        isUnreachable
    });
    const decide = (error) => {
        failures += 1;
        const waitMs = error instanceof http_error/* HttpError */.j$ ? error.waitMs : undefined;
        // A run whose time ends during a delay would not name the address.
        const hasTime = context.budget.remainingMs > (waitMs ?? MIN_RETRY_MS);
        const retry = failures < MAX_ATTEMPTS && isPassing(error) && hasTime && (waitMs ?? 0) <= MAX_RETRY_AFTER_MS;
        return { retry, waitMs };
    };
    try {
        for (;;) {
            const url = hops.at(-1) ?? target.url;
            const attempt = async () => {
                context.budget.spend();
                try {
                    return await visit_request(url, target, hops, { ...context, isRetry: failures > 0, isRepeatedLength });
                }
                catch (error) {
                    const isClosed = error instanceof agent_http/* ConnectionClosed */.NU && error.isReused;
                    const isNewReason = !isRepeatedLength && (0,repeated_length/* hasRepeatedLength */.z)(codeOf(error));
                    if (!isClosed && !isNewReason)
                        throw error;
                    isRepeatedLength ||= isNewReason;
                    // Each of these two errors can occur once on a working host, so retry without a delay.
                    failures += 1;
                    return await attempt();
                }
            };
            const found = await (0,retry/* withRetry */.bD)(`GET ${url.pathname}`, attempt, decide, context);
            if (found.end === 'left' && !/^https?:$/.test(found.to.protocol))
                return failed(`a redirect to ${found.to.protocol}, which browsers do not follow`);
            if (found.end !== 'left' || found.to.origin !== target.url.origin)
                return found;
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
        if (error instanceof BudgetSpent)
            return { end: 'unchecked', hops };
        const { status, headers, maybeReceived, isTrustProblem, message } = error instanceof http_error/* HttpError */.j$ ? error : (0,http_error/* connectionError */.$t)(error, { responded: false });
        if (status !== undefined)
            return { end: 'response', hops, status, headers, body: undefined };
        if (!isTrustProblem)
            return failed(explain(error), !maybeReceived);
        // The run stops, because every address of the site would fail in the same way.
        const what = `The certificate of ${target.url.host} is not trusted (${message}).`;
        throw new failure/* Failure */.HR('certificate-not-trusted', what, { cause: error });
    }
}
async function visit_request(url, target, hops, { http, signal, clock, budget, limits, isRetry, isRepeatedLength, headers: given }) {
    const response = await http.send({
        method: 'GET',
        url,
        signal,
        ...limits,
        totalTimeoutMs: Math.max(1, Math.min(limits.totalTimeoutMs ?? Infinity, budget.remainingMs)),
        isLenient: true,
        needsNewConnection: isRetry,
        readsRepeatedLength: isRepeatedLength,
        headers: { ...BROWSER_HEADERS, accept: isFile(target) ? '*/*' : PAGE_TYPES, ...given }
    });
    const { headers } = response;
    const status = Number(response.statusCode);
    try {
        const to = redirectOf(status, headers, url);
        // The status is enough for an address that should not exist.
        const isNeeded = status === 200 && target.role !== 'unknown' && target.role !== 'removed';
        const body = isNeeded ? await read(response, target) : undefined;
        // Read a short body to the end, so that the connection can be reused.
        if (!isNeeded)
            await (0,request/* readLimitedText */.gw)(response, MAX_IGNORED_BYTES).catch(() => '');
        signal.throwIfAborted();
        if (to !== undefined)
            return { end: 'left', hops, to };
        if (!(0,retry/* isTransient */.dg)(status))
            return { end: 'response', hops, status, headers, body };
        throw new http_error/* HttpError */.j$(`HTTP ${status}`, { response: { status, headers, body: '' }, now: clock.now() });
    }
    finally {
        // The rest of a response would keep its connection busy.
        response.destroy();
    }
}
/** Reads a body. An oversized body counts as a different file if its length is known, or else as a failed transfer. */
async function read(response, target) {
    const { size = 0 } = ('file' in target && target.file) || {};
    try {
        return await readBody(response, {
            limit: size + MAX_MORE_BYTES,
            keep: !isFile(target) || isRules(target)
        });
    }
    catch (error) {
        const { 'content-length': length, 'transfer-encoding': transfer } = response.headers;
        if (error instanceof OversizedBody && length !== undefined && transfer === undefined)
            return { sha256: '', size: Number(length), bytes: undefined };
        const isTruncated = response.errored !== null && codeOf(error) === 'ECONNRESET';
        throw isTruncated ? (0,http_error/* connectionError */.$t)(error, { responded: true }) : error;
    }
}
/** Whether a target has rules or addresses for crawlers, which are compared if the digest differs. */
function isRules(target) {
    return target.role === 'asset' && /(?:^|\/)(?:robots\.txt|sitemap[^/]*\.xml)$/i.test(target.file.path);
}
/** Whether a target is an asset or page data, for which only the digest is compared. */
function isFile({ role }) {
    return role === 'asset' || role === 'data';
}
function redirectOf(status, headers, url) {
    if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined)
        return undefined;
    // Node decodes headers as Latin-1, but browsers decode this header as UTF-8 if it is valid UTF-8.
    const bytes = Buffer.from(headers.location, 'latin1');
    const to = (0,parse_url/* parseUrl */.D)((0,external_node_buffer_.isUtf8)(bytes) ? bytes.toString() : headers.location, url);
    if (to !== null)
        to.hash = '';
    return to ?? undefined;
}
const FINAL_ERRORS = [failure/* Failure */.HR, BudgetSpent, UnreadableBody, OversizedBody, TricklingBody];
function isPassing(error) {
    const isFinal = FINAL_ERRORS.some(type => error instanceof type) || PARSER_ERROR.test(codeOf(error));
    return !isFinal && !(0,http_error/* connectionError */.$t)(error, { responded: false }).isTrustProblem;
}
/** Error codes for a header section that is too large and for a response that is not HTTP. */
const PARSER_ERROR = /^HPE_/;
function codeOf(error) {
    return String(Object(error).code);
}
function explain(error) {
    const problem = PARSER_ERROR.test(codeOf(error)) ? 'the response is not valid HTTP: ' : '';
    return problem + (0,failure/* reasonOf */.A3)(error);
}


/***/ }),

/***/ 20666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ selectTargets),
/* harmony export */   L_: () => (/* binding */ OTHER_SLASH),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   bp: () => (/* binding */ SAMPLE_SIZE)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21873);
/* harmony import */ var _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69878);
/* harmony import */ var _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75338);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15300);
/* harmony import */ var _site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1324);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);







/** Value of `builtFor` for an asset of a page whose address lost or gained a slash at its end by a redirect. */
const OTHER_SLASH = 'other slash';
function pathOf(target) {
    if (target.role === 'removed')
        return target.path;
    return target.role === 'unknown' ? undefined : target.file?.path;
}
/** Default for `sample`: the number of pages to request. */
const SAMPLE_SIZE = 50;
const MAX_REDIRECTS = 50;
const MAX_REMOVED = 20;
/** Maximum number of removed pages from which the sample is drawn. */
const MAX_CANDIDATES = 200;
const MAX_DATA_OF_PAGE = 2;
/** Returns the addresses to request. The same manifest results in the same addresses in the same order. */
function selectTargets(inputs, addresses) {
    const { manifest } = inputs;
    const files = manifest.files.filter(({ path }) => !isHidden(path));
    const byPath = new Map(files.map(file => [file.path, file]));
    const target = (role, file) => ({
        role,
        file,
        url: addresses.of(file.path)
    });
    const home = byPath.get('index.html');
    const pages = selectPages(files, inputs);
    const { redirects } = (0,_site_redirects_redirects_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRedirects */ .Z)(manifest.redirects ?? [], manifest.basePath ?? '/');
    return [
        ...(home === undefined ? [] : [target('page', home)]),
        ...unknownAddress(manifest, redirects, addresses),
        ...files.filter(({ path }) => (0,_site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_2__/* .isPageList */ .Ig)(path)).map(file => target('asset', file)),
        ...pages.map(file => target('page', file)),
        ...dataOf(home === undefined ? pages : [home, ...pages], byPath).map(file => target('data', file)),
        ...redirectTargets(manifest, redirects, byPath, addresses),
        ...removedTargets(inputs, redirects, addresses)
    ];
}
/** Returns the files that clients load instead of these pages. A page can have several files, one for each part. */
function dataOf(pages, byPath) {
    const byPage = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)((0,_site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_4__/* .pageDataOf */ .nC)(byPath.keys()), ([, page]) => page);
    return pages.flatMap(({ path }) => {
        const data = (byPage.get(path) ?? []).flatMap(([name]) => byPath.get(name) ?? []);
        const byLength = (a, b) => a.path.length - b.path.length || (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path);
        return data.sort(byLength).slice(0, MAX_DATA_OF_PAGE);
    });
}
/** Whether hosts use a file themselves and do not serve it. */
function isHidden(path) {
    return (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotFoundPage */ .np)(path) || /(?:^|\/)(?:\.|_redirects$|_headers$)/.test(path);
}
function selectPages(files, { changes, sample }) {
    const pages = new Map(files.filter(file => (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .countsAsPage */ .a$)(file) && file.path !== 'index.html').map(file => [file.path, file]));
    const selected = new Map();
    // Ignores the lists of a first export, because every page is new.
    const lists = changes === undefined || changes.first ? [] : [changes.changed, changes.added, changes.rebuilt];
    for (const paths of [...lists, [...pages.keys()]]) {
        const open = paths.filter(path => pages.has(path) && !selected.has(path));
        const free = sample === 'all' ? Infinity : sample - selected.size;
        for (const path of spread(open, free))
            selected.set(path, pages.get(path));
    }
    return [...selected.values()];
}
/** Takes paths from all folders in turn, so that a problem in a single folder is detected. */
function spread(paths, count) {
    const folders = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(paths.toSorted(), path => path.slice(0, path.lastIndexOf('/') + 1));
    const inTurn = evenly([...folders.values()], count).flatMap(folder => [...folder.entries()]);
    const byTurn = inTurn.sort(([a], [b]) => a - b).map(([, path]) => path);
    return byTurn.slice(0, count);
}
function evenly(items, max) {
    const length = Math.min(max, items.length);
    return Array.from({ length }, (_, at) => items[Math.floor((at * items.length) / length)]);
}
function unknownAddress({ files }, redirects, addresses) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', files.map(({ path, sha256 }) => `${path}\n${sha256}\n`).join(''));
    const path = `no-such-page-${digest.slice(0, 12)}.html`;
    const isKnown = addresses.hasFileFor(path) || redirects.find(path) !== undefined;
    return isKnown ? [] : [{ role: 'unknown', url: addresses.of(path) }];
}
/** Skips wildcard redirects, because their addresses are unknown, and redirect loops, which no host can serve. */
function redirectTargets(manifest, redirects, byPath, addresses) {
    const exact = redirects.rules.filter(({ from }) => from.address !== undefined);
    const pages = manifest.files.filter(({ redirect }) => redirect !== undefined);
    const all = manifest.redirects === undefined
        ? pages.map(({ path, redirect: destination }) => ({
            start: addresses.of(path),
            destination,
            rule: undefined
        }))
        : exact.map(rule => ({
            start: addresses.ofDestination(rule.source),
            destination: rule.destination,
            rule
        }));
    const targets = [];
    for (const { start, destination, rule } of all) {
        if (targets.length === MAX_REDIRECTS)
            break;
        const end = destination && addresses.ofDestination(destination);
        if (!start || !end || start.origin !== addresses.origin)
            continue;
        if (rule && redirects.follow(redirects.pathOf(rule) ?? '', addresses.files)?.kind === 'loop')
            continue;
        const path = addresses.fileAt(start);
        const file = byPath.get(path ?? '');
        // A redirect never replaces an exported file.
        if (path !== undefined && file?.redirect === undefined)
            continue;
        const url = file === undefined ? start : addresses.of(file.path);
        targets.push({ role: 'redirect', url, destination: end, file });
    }
    return targets;
}
/** Returns removed pages first, then their data. */
function removedTargets({ changes }, redirects, addresses) {
    const isGone = (path) => !isHidden(path) && !addresses.hasFileFor(path) && redirects.find(path) === undefined;
    const lists = [changes?.removed ?? [], changes?.removedData ?? []];
    return lists.flatMap(paths => spread(spread(paths, MAX_CANDIDATES).filter(isGone), MAX_REMOVED).map((path) => ({
        role: 'removed',
        path,
        url: addresses.of(path)
    })));
}


/***/ })

};
