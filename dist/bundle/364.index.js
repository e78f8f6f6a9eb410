export const id = 364;
export const ids = [364];
export const modules = {

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

/***/ 38056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   w$: () => (/* binding */ sendRequest),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81529);




/**
 * Sends one request and reads its response, whatever its status. Every error is an HttpError, a Failure, or the reason
 * of the abort.
 */
async function sendRequest({ timeoutMs, maxBytes, ...request }, { http, signal }) {
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
        return { status, headers, body: await readBody(response, maxBytes) };
    }
    catch (error) {
        if (signal.aborted)
            throw error instanceof _stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .TimedOut */ .GA ? error : signal.reason;
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$)
            throw error;
        if (timeoutMs !== undefined && timeout?.aborted === true) {
            const missing = progress.sent ? 'response' : 'connection';
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(`no ${missing} within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(timeoutMs)}`, {
                maybeReceived: progress.sent,
                cause: error
            });
        }
        throw (0,_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionError */ .$t)(error, progress);
    }
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** The text of a response, up to a limit. */
async function readBody(response, maxBytes) {
    const { statusCode: status = 0, headers } = response;
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > maxBytes)
                break;
        }
    }
    catch (error) {
        // The status of an error counts, whether or not its body can be read.
        if (isSuccess(status))
            throw error;
    }
    // Not Buffer.toString: the decoder removes a byte order mark, which JSON.parse rejects.
    const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes));
    if (length > maxBytes && isSuccess(status)) {
        const message = `the response is larger than ${maxBytes / 1e6} MB`;
        throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(message, { response: { status, headers, body } });
    }
    return body;
}


/***/ }),

/***/ 43879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ pollUntil)
/* harmony export */ });
/* unused harmony export pollDelayMs */
const MIN_DELAY_MS = 250;
const SHORT_JOB_MS = 1000;
const SHARE_OF_ELAPSED = 0.05;
/**
 * The delay before the next poll: short at first, then 5 % of the elapsed time, so that the end of a short or a long
 * job is seen within a second or 5 % of its length. The jitter only shortens it.
 */
function pollDelayMs({ elapsedMs, intervalMs, random }) {
    const initial = Math.min(SHORT_JOB_MS, MIN_DELAY_MS + elapsedMs / 4);
    const delay = Math.min(intervalMs, Math.max(initial, elapsedMs * SHARE_OF_ELAPSED));
    return delay * (0.75 + 0.25 * random());
}
/** Reads a state at once, and then again until it is final. */
async function pollUntil(read, { isFinal, intervalMs }, { clock, random, signal }) {
    const startedAt = clock.now();
    for (;;) {
        const state = await read();
        if (isFinal(state))
            return state;
        await clock.sleep(pollDelayMs({ elapsedMs: clock.now() - startedAt, intervalMs, random }), signal);
    }
}


/***/ }),

/***/ 11792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createService)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var http_request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
;// CONCATENATED MODULE: ./.build/src/service/json-request.js




/** The status is 2xx, but the body does not follow the contract, or the response is not HTTP. */
class UnexpectedResponse extends Error {
    name = 'UnexpectedResponse';
}
const MAX_BODY_BYTES = 1_000_000;
const MAX_SERVICE_MESSAGE = 300;
/** Sends one request. Every error is an HttpError, an UnexpectedResponse, a Failure, or the reason of the abort. */
async function requestJson({ method, url, apiKey, body, schema, timeoutMs }, context) {
    const headers = {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' })
    };
    const request = { method, url, headers, body, timeoutMs, maxBytes: MAX_BODY_BYTES };
    const response = await (0,http_request/* sendRequest */.w$)(request, context).catch((error) => {
        throw asUnexpected(error);
    });
    const now = context.clock.now();
    if (!(0,http_request/* isSuccess */.oJ)(response.status)) {
        const message = serviceMessageOf(response, apiKey);
        const text = `HTTP ${response.status}${message === undefined ? '' : ` (${message})`}`;
        throw new http_error/* HttpError */.j$(text, { response, now });
    }
    // The header has whole seconds. Assume the end of its second, so that a link never seems to be valid for longer.
    const serverTime = Date.parse(response.headers.date ?? '') + 999;
    const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - now;
    return { body: parseBody(response.body, schema), clockSkewMs };
}
function asUnexpected(error) {
    if (!(error instanceof http_error/* HttpError */.j$))
        return error;
    if (error.status !== undefined)
        return new UnexpectedResponse(error.message, { cause: error });
    return error.code?.startsWith('HPE_') === true
        ? new UnexpectedResponse(`the response is not HTTP (${error.message})`, { cause: error })
        : error;
}
function parseBody(received, schema) {
    let json;
    try {
        json = JSON.parse(received);
    }
    catch {
        throw new UnexpectedResponse(`received ${contentOf(received)} instead of JSON`);
    }
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const field = issue === undefined || issue.path.length === 0 ? 'body' : `field \`${issue.path.join('.')}\``;
    throw new UnexpectedResponse(`the ${field} of the response is invalid: ${issue?.message ?? 'unknown format'}`);
}
/** The title of a page shows whether it is a login page, a dashboard or a maintenance notice. */
function contentOf(received) {
    if (received.trim() === '')
        return 'an empty response';
    if (!/^\s*</.test(received))
        return 'text';
    const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(received.slice(0, 10_000)) ?? [];
    const shown = oneLine(title);
    return shown === '' ? 'an HTML page' : `an HTML page with the title "${(0,markdown/* clip */.$Q)(shown, 80)}"`;
}
/** What the service says about an error. */
function serviceMessageOf({ headers, body }, apiKey) {
    const isPlainText = headers['content-type']?.startsWith('text/plain') === true;
    const text = messageIn(body) ?? (isPlainText ? body : '');
    const line = oneLine((0,secrets/* redactor */.$p)([apiKey])(text));
    return line === '' ? undefined : (0,markdown/* clip */.$Q)(line, MAX_SERVICE_MESSAGE);
}
/** Undefined when the body is not JSON. The HTML page of a gateway is not shown. */
function messageIn(received) {
    try {
        return messageOf(JSON.parse(received));
    }
    catch {
        return undefined;
    }
}
/** `{"error": "…"}` by the contract; also `{"error": {"message": "…"}}`, `{"message": "…"}` and problem+json (RFC 9457). */
function messageOf(json) {
    if (json === null || typeof json !== 'object')
        return '';
    const { error, message, title, detail } = json;
    if (typeof error === 'object' && error !== null)
        return messageOf(error);
    const isText = (value) => typeof value === 'string' && value.trim() !== '';
    return [error, message].filter(isText).map(String)[0] ?? [title, detail].filter(isText).join(': ');
}
function oneLine(text) {
    return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
;// CONCATENATED MODULE: ./.build/src/service/schemas.js

// zod/mini, because the full zod adds about 10 ms to every start of an action.
const schemas_text = schemas/* string */.YjP('expected text');
/** A value that may be missing or of any type. */
function optional(make) {
    return schemas/* pipe */.FsL(schemas/* optional */.lqM(schemas/* unknown */.L5J()), schemas/* transform */.pdi(make));
}
/** The contract leaves the type of these open: numbers and numeric text are used, anything else is ignored. */
function optionalNumber(refine) {
    return optional(value => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value;
        return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined;
    });
}
const optionalText = optional(value => (typeof value === 'string' && value !== '' ? value : undefined));
// An id becomes one segment of a URL, where `.` and `..` have a meaning, and part of a log line.
const identifier = schemas_text.check(schemas/* refine */.YPB(id => !['', '.', '..'].includes(id) && !/\p{Cc}/u.test(id) && id.isWellFormed(), 'not an id'));
const MAX_STATUS = 100;
const schemas_status = schemas/* pipe */.FsL(schemas/* pipe */.FsL(schemas_text, schemas/* transform */.pdi(text => text.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS))), schemas_text.check(api/* _minLength */.m9(1, 'expected text')));
const startedJob = schemas/* object */.Ikc({ jobId: identifier });
const exportJob = schemas/* object */.Ikc({
    status: schemas_status,
    progress: optionalNumber(percent => Math.min(100, percent)),
    pageCount: optionalNumber(Math.floor),
    error: optionalText
});
// Date.parse accepts nearly any text, and reads a time without a zone in the time zone of the runner.
const ISO_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(?<zone> ?(Z|UTC|GMT|[+-]\d\d(:?\d\d)?))?$/i;
const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;
function parseTime(text) {
    if (HTTP_TIME.test(text))
        return Date.parse(text);
    const match = ISO_TIME.exec(text);
    if (match === null)
        return NaN;
    return Date.parse(match.groups?.['zone'] === undefined ? `${text}Z` : text);
}
const EPOCH_SECONDS_BELOW = 100_000_000_000;
/** The contract says "timestamp": ISO text is expected, seconds or milliseconds since 1970 are accepted too. */
function timeOf(value) {
    if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value))
        return parseTime(value.trim());
    if (typeof value !== 'string' && typeof value !== 'number')
        return NaN;
    return Number(value) < EPOCH_SECONDS_BELOW ? Number(value) * 1000 : Number(value);
}
const timestamp = schemas/* pipe */.FsL(optional(value => new Date(timeOf(value))), schemas/* date */.p6U('expected a date and time'));
const optionalTimestamp = optional(value => {
    const date = new Date(timeOf(value));
    return Number.isNaN(date.getTime()) ? undefined : date;
});
const bundle = schemas/* object */.Ikc({
    bundleUrl: schemas/* url */.OZ5({ protocol: /^https?$/, error: 'expected a URL' }),
    expiresAt: timestamp,
    sizeBytes: optionalNumber(size => (Number.isInteger(size) && size > 0 ? size : undefined))
});
const agentJob = schemas/* object */.Ikc({
    status: schemas_status,
    source: schemas/* catch */.MfU(schemas/* partial */.OH3(schemas/* object */.Ikc({ repository: optionalText, ref: optionalText })), {}),
    model: optionalText,
    prLink: optionalText,
    createdAt: optionalTimestamp,
    archivedAt: optionalTimestamp,
    error: optionalText
});
const startedAgentJob = schemas/* object */.Ikc({ id: identifier });
const startedUpdate = schemas/* object */.Ikc({ statusId: identifier });
const startedPreview = schemas/* object */.Ikc({
    statusId: identifier,
    previewUrl: schemas/* url */.OZ5({ protocol: /^https?$/, error: 'expected a URL' })
});
const texts = optional(value => (Array.isArray(value) ? value.filter(item => typeof item === 'string') : []));
// It becomes an output, which workflows use in shell commands.
const commitSha = optional(value => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? value : undefined);
const projectUpdate = schemas/* object */.Ikc({
    status: schemas_status,
    summary: optionalText,
    logs: texts,
    commit: schemas/* catch */.MfU(schemas/* object */.Ikc({ sha: commitSha, ref: optionalText, message: optionalText }), {
        sha: undefined,
        ref: undefined,
        message: undefined
    })
});

// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/service/service-failures.js




const CHECK_JOB_ID = 'Check `job-id`: it must be the id of an export job of the organization that `api-key` belongs to. Remove `job-id` to start a new export.';
const CHECK_EXPORT_ACCESS = 'Static export requires an enterprise plan, and a key with the `write` scope to start one. Check also whether an IP allow-list excludes this runner.';
const CHECK_UPDATE_PROJECT = 'Check `update-project`: it must be the id of a project of the organization that `api-key` belongs to.';
const CHECK_WRITE_ACCESS = 'Check that the key has the `write` scope for this project, and whether an IP allow-list excludes this runner.';
/** Advice that depends on the operation, by HTTP status. All other advice is in the failure catalog. */
const ADVICE = {
    'start-export': {
        400: 'Check `domain`, `version` and `paths`: the service did not accept them.',
        403: CHECK_EXPORT_ACCESS,
        404: 'Check `domain`: it must be a domain of the organization that `api-key` belongs to. Check also the path of `base-url`.'
    },
    'get-export-job': { 400: CHECK_JOB_ID, 403: CHECK_EXPORT_ACCESS, 404: CHECK_JOB_ID },
    'create-bundle': { 400: CHECK_JOB_ID, 403: CHECK_EXPORT_ACCESS, 404: CHECK_JOB_ID },
    'start-update': {
        400: CHECK_UPDATE_PROJECT,
        403: CHECK_WRITE_ACCESS,
        404: `${CHECK_UPDATE_PROJECT} If the service cannot publish a project on request, remove \`update-project\`.`,
        409: 'Another update of this project may be running. Run again when it has ended.'
    },
    'get-update': { 404: 'Run again. If the error persists, remove `update-project`.' },
    'start-preview': {
        403: 'Check that the plan of the organization has preview deployments, and that the key has the `write` scope.',
        404: 'Check `project-id`: it must be the id of a project of the organization that `api-key` belongs to.'
    },
    'start-agent-job': {
        400: 'Check `project-id` and `prompt`: the service did not accept them.',
        403: CHECK_WRITE_ACCESS,
        404: 'Check `project-id`: it must be the id of a project of the organization that `api-key` belongs to. If the service cannot start agent jobs by API, start the job on its dashboard and set `job-id`.',
        409: 'Another agent job of this project may be running. Run again when it has ended.'
    },
    'get-agent-job': {
        400: 'Check `project-id` and `job-id`: the service did not accept them.',
        403: 'Check that the key has the `read` scope for this project, and whether an IP allow-list excludes this runner.',
        404: 'Check `project-id` and `job-id`: both must belong to the same organization as `api-key`. Check also the path of `base-url`.'
    }
};
const CODES = {
    400: 'service-400',
    401: 'service-401',
    403: 'service-403',
    404: 'service-404',
    409: 'service-409'
};
const CLIENT_ERROR_ADVICE = 'Check that `base-url` is the address of the API, and what is between it and this runner: proxy, gateway.';
/** Turns the last error of a call into a Failure. Errors that are not about the service pass unchanged. */
function toFailure(error, call) {
    if (error instanceof http_error/* HttpError */.j$) {
        return error.status === undefined ? fromConnection(error, call) : fromStatus(error, error.status, call);
    }
    if (error instanceof UnexpectedResponse) {
        const message = `${call.what}: ${error.message}. The requested address was ${addressOf(call)}.`;
        return new failure/* Failure */.HR('unexpected-response', message, { cause: error, jobId: call.jobId });
    }
    return error;
}
function fromStatus(error, status, call) {
    const { location } = error.headers;
    const { what, operation, url, jobId } = call;
    if (status >= 300 && status < 400) {
        const origin = location === undefined ? undefined : (0,parse_url/* parseUrl */.D)(location, url.href)?.origin;
        // Addresses such as file: have the origin "null".
        const address = origin === undefined || origin === 'null' ? 'another address' : origin;
        const target = location === undefined ? '' : ` to ${address}`;
        const message = `${what}: ${url.host} redirects${target}. The key is not sent there.`;
        return new failure/* Failure */.HR('service-redirect', message, { cause: error, jobId });
    }
    const code = CODES[status] ?? 'service-error';
    const isOtherClientError = code === 'service-error' && status < 500;
    const advice = ADVICE[operation][status] ?? (isOtherClientError ? CLIENT_ERROR_ADVICE : undefined);
    const from = status === 404 ? ` from ${addressOf(call)}` : '';
    const message = serviceMessageOf(error, call.apiKey);
    const response = message === undefined ? '' : ` The service responded: ${message}`;
    return new failure/* Failure */.HR(code, `${what}: HTTP ${status}${from}.${response}`, { advice, cause: error, jobId });
}
function fromConnection(error, { what, url: { host }, jobId }) {
    const options = { cause: error, jobId };
    const { message, isTrustProblem, isTlsProblem } = error;
    if (isTrustProblem) {
        const problem = `the certificate of ${host} is not trusted`;
        return new failure/* Failure */.HR('certificate-not-trusted', `${what}: ${problem} (${message}).`, options);
    }
    if (isTlsProblem)
        return new failure/* Failure */.HR('tls-failed', `${what}: no TLS connection to ${host} (${message}).`, options);
    const missing = error.maybeReceived ? 'no complete response from' : 'no connection to';
    return new failure/* Failure */.HR('service-unreachable', `${what}: ${missing} ${host} (${message}).`, options);
}
/** The whole address shows a wrong host or path in `base-url`. */
function addressOf({ url }) {
    return `${url.origin}${url.pathname}`;
}

;// CONCATENATED MODULE: ./.build/src/service/client.js






const RESPONSE_TIMEOUT_MS = 30_000;
const MAX_UNEXPECTED_RESPONSES = 3;
/** The administrative API of the documentation service. Every call retries by the rules of a read or of a start. */
function createService({ baseUrl, apiKey, responseTimeoutMs = RESPONSE_TIMEOUT_MS }, context) {
    /** Whether the host was reached in this run. Until then `base-url` may be wrong. */
    let reached = false;
    /** Whether the service may have started an export job for this run. */
    let mayHaveStarted = false;
    async function send(method, { operation, what, jobId, path, body, schema }, decide = decideRead) {
        const url = client_addressOf(baseUrl, path);
        const text = body === undefined ? undefined : JSON.stringify(body);
        const request = { method, url, apiKey, body: text, schema, timeoutMs: responseTimeoutMs };
        const attempt = async () => {
            const before = mayHaveStarted;
            if (operation === 'start-export')
                mayHaveStarted = true;
            try {
                return await requestJson(request, context);
            }
            catch (error) {
                if (isNotAccepted(error))
                    mayHaveStarted = before;
                reached ||= error instanceof UnexpectedResponse || (error instanceof http_error/* HttpError */.j$ && error.maybeReceived);
                throw error;
            }
        };
        try {
            const response = await (0,retry/* withRetry */.bD)(what, attempt, decide, context);
            reached = true;
            return response;
        }
        catch (error) {
            throw toFailure(error, { operation, what, url, apiKey, jobId });
        }
    }
    async function read(call) {
        return (await send('GET', call)).body;
    }
    /**
     * A start is repeated while it is certain that the service did not accept it, and once when that is not known: a second job
     * costs more than a failed run.
     */
    async function start(call) {
        let repeated = false;
        const decide = (error, attempt) => {
            const decision = decideRead(error, attempt);
            if (!decision.retry || isNotAccepted(error))
                return decision;
            if (repeated)
                return { retry: false };
            repeated = true;
            context.log.warning(`${call.what}: ${(0,failure/* reasonOf */.A3)(error)}. The service may have accepted the request. It is sent once more: if both are accepted, two jobs are running.`);
            return decision;
        };
        return (await send('POST', call, decide)).body;
    }
    /** For requests that can be repeated freely: until the run's timeout, unless a retry is useless. */
    function decideRead(error, attempt) {
        if (error instanceof UnexpectedResponse)
            return { retry: attempt < MAX_UNEXPECTED_RESPONSES };
        return (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: reached });
    }
    return {
        /** False while it is certain that no start of an export was accepted. */
        mayHaveStartedExport: () => mayHaveStarted,
        /** Resolves to the id of the job. */
        async startExport(about) {
            const { jobId } = await start({
                operation: 'start-export',
                what: `Starting the export of ${about.domain}`,
                path: EXPORT_JOBS,
                body: about,
                schema: startedJob
            });
            return jobId;
        },
        async getExportJob(jobId) {
            return await read({
                operation: 'get-export-job',
                what: `Reading export job ${jobId}`,
                jobId,
                path: [...EXPORT_JOBS, jobId],
                schema: exportJob
            });
        },
        /** Undefined while the service responds that the job has not finished. */
        async createBundle(jobId) {
            try {
                return await send('POST', {
                    operation: 'create-bundle',
                    what: `Creating the bundle of export job ${jobId}`,
                    jobId,
                    path: [...EXPORT_JOBS, jobId, 'bundle'],
                    schema: bundle
                });
            }
            catch (error) {
                if (error instanceof failure/* Failure */.HR && error.code === 'service-409')
                    return undefined;
                throw error;
            }
        },
        /** Publishes the latest commit of a project. Resolves to the id of the update. */
        async startUpdate(projectId) {
            const { statusId } = await start({
                operation: 'start-update',
                what: `Starting the update of project ${projectId}`,
                path: ['v1', 'project', 'update', projectId],
                schema: startedUpdate
            });
            return statusId;
        },
        /** Starts the preview deployment of a branch. Its status is that of an update. */
        async startPreview(projectId, branch) {
            return await start({
                operation: 'start-preview',
                what: `Starting the preview of branch ${branch} of project ${projectId}`,
                path: ['v1', 'project', 'preview', projectId],
                body: { branch },
                schema: startedPreview
            });
        },
        async getUpdate(statusId) {
            return await read({
                operation: 'get-update',
                what: `Reading update ${statusId}`,
                path: ['v1', 'project', 'update-status', statusId],
                schema: projectUpdate
            });
        },
        /** Resolves to the id of the job. */
        async startAgentJob(projectId, prompt) {
            const { id } = await start({
                operation: 'start-agent-job',
                what: `Starting an agent job in project ${projectId}`,
                path: ['v2', 'agent', projectId, 'job'],
                body: { prompt },
                schema: startedAgentJob
            });
            return id;
        },
        async getAgentJob(projectId, jobId) {
            return await read({
                operation: 'get-agent-job',
                what: `Reading agent job ${jobId}`,
                jobId,
                path: ['v2', 'agent', projectId, 'job', jobId],
                schema: agentJob
            });
        }
    };
}
const EXPORT_JOBS = ['v1', 'static-export', 'jobs'];
/** `base-url` may have a path prefix. Ids can contain any characters, so they are encoded. */
function client_addressOf(baseUrl, path) {
    const prefix = baseUrl.pathname.replace(/\/+$/, '');
    return new URL(`${prefix}/${path.map(encodeURIComponent).join('/')}`, baseUrl.origin);
}
function isNotAccepted(error) {
    if (!(error instanceof http_error/* HttpError */.j$))
        return false;
    return error.status === undefined ? !error.maybeReceived : error.status === 429 || error.status === 503;
}


/***/ }),

/***/ 97516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ apiKey),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   p: () => (/* binding */ baseUrl)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19940);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18667);



/** The address of the API. */
const baseUrl = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('set it to the address of the API, such as https://api.example.com', (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value => {
    const problem = problemOfBaseUrl(value);
    if (problem !== undefined)
        return new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(problem);
    const url = new URL(value);
    // The OpenAPI description names the server with its version, so that is what people copy.
    url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/');
    return url;
}));
const KEYS_PAGE = 'https://app.mintlify.com/settings/organization/api-keys';
/** Keys of the same service that this API does not accept. Their prefixes identify them. */
const OTHER_KEYS = [
    ['mint_dsc_', 'a key of the assistant'],
    ['mint_us_', 'an index key of an organization']
];
const apiKey = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('pass the admin key as ${{ secrets.… }}. Secrets are empty in runs started from a fork', (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => {
    if (/^bearer\s/i.test(value))
        return 'must be the key alone, without "Bearer"';
    if (!/^[\x21-\x7e]+$/.test(value))
        return 'contains white space or special characters: copy the key again';
    const [prefix, kind] = OTHER_KEYS.find(([start]) => value.startsWith(start)) ?? [];
    if (prefix === undefined || kind === undefined)
        return undefined;
    return `begins with ${prefix}, so it is ${kind}: create an admin key on ${KEYS_PAGE}`;
}));
/** Any id that the service can issue. It is percent-encoded in URLs, where only `.` and `..` would still have a meaning. */
const id = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => value !== '' && !/\p{Cc}/u.test(value) && !/^\.{1,2}$/.test(value) && value.isWellFormed()
    ? undefined
    : `"${value}" is not an id: copy it from the service`);
function problemOfBaseUrl(value) {
    const url = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(value);
    if (url === null)
        return `"${value}" is not a URL: it must begin with https://`;
    if (url.username !== '' || url.password !== '')
        return 'contains a user name or password: remove them';
    if (url.search !== '' || url.hash !== '')
        return 'contains a query or fragment: remove it';
    return (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeAddress */ .cr)(url)
        ? undefined
        : 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only';
}


/***/ }),

/***/ 53418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ waitForJob)
/* harmony export */ });
/* harmony import */ var _runtime_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43879);

/** Polls a job until it has ended, and logs what changed. */
async function waitForJob(job, context) {
    const read = async () => {
        const state = await job.read();
        job.onPoll(state);
        const line = job.describe(state);
        if (line !== undefined)
            context.log.info(line);
        return state;
    };
    return await (0,_runtime_poll_js__WEBPACK_IMPORTED_MODULE_0__/* .pollUntil */ .g)(read, { isFinal: job.hasEnded, intervalMs: job.pollIntervalMs }, context);
}


/***/ })

};
