export const id = 1547;
export const ids = [1547];
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

/***/ 66363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony export pollDelayMs */
const MIN_DELAY_MS = 250;
const SHORT_JOB_MS = 1000;
const SHARE_OF_ELAPSED = 0.05;
/**
 * Returns the delay before the next poll: short at first, then 5 % of the elapsed time. The end of a short job is
 * noticed within a second, and the end of a long job within 5 % of its length. Jitter only shortens the delay.
 */
function pollDelayMs(elapsedMs, intervalMs, random) {
    const initial = Math.min(SHORT_JOB_MS, MIN_DELAY_MS + elapsedMs / 4);
    const delay = Math.min(intervalMs, Math.max(initial, elapsedMs * SHARE_OF_ELAPSED));
    return delay * (0.75 + 0.25 * random());
}
/** Reads immediately, then repeats until `read` returns a result. */
async function poll(read, intervalMs, { clock, random, signal }) {
    const startedAt = clock.now();
    for (;;) {
        const result = await read();
        if (result !== undefined)
            return result;
        await clock.sleep(pollDelayMs(clock.now() - startedAt, intervalMs, random), signal);
    }
}


/***/ }),

/***/ 55206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ Service)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var http_request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
;// CONCATENATED MODULE: ./.build/src/service/json-request.js




/** A successful response whose body does not follow the contract, or a response that is not HTTP. */
class UnexpectedResponse extends Error {
    name = 'UnexpectedResponse';
}
const MAX_BODY_BYTES = 1_000_000;
const MAX_SERVICE_MESSAGE = 300;
const MAX_TITLE = 80;
/** Number of characters in which a page is searched for its title. */
const MAX_HEAD = 10_000;
/** Sends one request. Every error is an HttpError, an UnexpectedResponse, a Failure, or the abort reason. */
async function requestJson({ apiKey, schema, ...request }, context) {
    const headers = {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(request.body !== undefined && { 'content-type': 'application/json' })
    };
    const limited = { ...request, headers, maxBytes: MAX_BODY_BYTES };
    const response = await (0,http_request/* sendRequest */.w$)(limited, context).catch((error) => {
        throw asUnexpected(error);
    });
    const now = context.clock.now();
    if (!(0,http_request/* isSuccess */.oJ)(response.status)) {
        const message = serviceMessageOf(response, apiKey);
        const text = `HTTP ${response.status}${message === undefined ? '' : ` (${message})`}`;
        throw new http_error/* HttpError */.j$(text, { response, now });
    }
    // `Date` has whole seconds. Assume the end of the second, so that a link never seems to expire later than it does.
    const serverTime = Date.parse(response.headers.date ?? '') + 999;
    const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - now;
    // A short key, such as an emulator key, is not redacted, because it could occur in ids.
    const redact = (0,secrets/* redactor */.$p)(apiKey.length < secrets/* MIN_SECRET */.Cq ? [] : [apiKey]);
    return { body: parseBody(response.body, schema, redact), clockSkewMs };
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
/** Redacts the key, because some services repeat it, and response texts reach the log, the summary and the outputs. */
function parseBody(received, schema, redact) {
    let json;
    try {
        json = JSON.parse(received, (_, value) => (typeof value === 'string' ? redact(value) : value));
    }
    catch {
        throw new UnexpectedResponse(`received ${contentOf(redact(received))} instead of JSON`);
    }
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const field = issue === undefined || issue.path.length === 0 ? 'body' : `field \`${issue.path.join('.')}\``;
    throw new UnexpectedResponse(`the ${field} in the response is invalid: ${issue?.message ?? 'unknown format'}`);
}
/** Includes the title of a page, which shows whether the page is a login page, a dashboard or a maintenance notice. */
function contentOf(received) {
    if (received.trim() === '')
        return 'an empty response';
    if (!/^\s*</.test(received))
        return 'text';
    const title = oneLine(/<title[^<>]*>([^<]*)/i.exec(received.slice(0, MAX_HEAD))?.[1] ?? '');
    return title === '' ? 'an HTML page' : `an HTML page with the title "${(0,clip/* clip */.$)(title, MAX_TITLE)}"`;
}
function serviceMessageOf({ headers, body }, apiKey) {
    const isPlainText = headers['content-type']?.startsWith('text/plain') === true;
    const line = oneLine((0,secrets/* redactor */.$p)([apiKey])(messageIn(body) ?? (isPlainText ? body : '')));
    return line === '' ? undefined : (0,clip/* clip */.$)(line, MAX_SERVICE_MESSAGE);
}
/** Returns undefined for a body that is not JSON, such as an HTML page from a gateway. */
function messageIn(received) {
    try {
        return messageOf(JSON.parse(received));
    }
    catch {
        return undefined;
    }
}
/**
 * The contract defines `{"error": "…"}`. Also accepts `{"error": {"message": "…"}}`, `{"message": "…"}`, and the fields
 * `title` and `detail` of RFC 9457.
 */
function messageOf(json) {
    const { error, message, title, detail } = Object(json);
    if (typeof error === 'object' && error !== null)
        return messageOf(error);
    const isText = (value) => typeof value === 'string' && value.trim() !== '';
    return [error, message].find(isText)?.toString() ?? [title, detail].filter(isText).join(': ');
}
function oneLine(text) {
    return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

// EXTERNAL MODULE: ./.build/src/service/schemas.js
var schemas = __webpack_require__(81759);
// EXTERNAL MODULE: ./.build/src/failures/index.js + 8 modules
var failures = __webpack_require__(48152);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/service/service-failures.js





const CHECK_JOB_ID = 'Run again without `job-id` to start a new export. A `job-id` must be the id of an export job in the organization that `api-key` belongs to.';
const EXPORT_EXPIRED = 'The export has expired: run again without `job-id` to start a new export.';
const CHECK_UPDATE_PROJECT = 'Check `update-project`: it must be the id of a project in the organization that `api-key` belongs to.';
const FORGOTTEN_JOB = 'Run again: the service no longer knows the job that it started for this run. If the error persists, contact the support of the service.';
/** Advice about a job that this run has started, so that no input contains its id. */
const OWN_JOB = {
    400: FORGOTTEN_JOB,
    404: FORGOTTEN_JOB,
    410: 'The job has expired. Run again to start a new one.'
};
/** Advice that depends on the operation, by HTTP status. `FAILURES` contains advice for other statuses, such as 401. */
const ADVICE = {
    'start-export': {
        400: 'Check `domain`, `version` and `paths`: the service did not accept these inputs.',
        404: 'Check `domain`: it must belong to the same organization as `api-key`. Also check the path in `base-url`.'
    },
    'get-export-job': { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
    'create-bundle': { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
    'start-update': {
        400: CHECK_UPDATE_PROJECT,
        404: `${CHECK_UPDATE_PROJECT} If the service cannot publish a project on request, remove \`update-project\`.`,
        409: 'Another update of this project may be running. Run again after that update has ended.'
    },
    'get-update': { 404: 'Run again. If the error persists, remove `update-project`.' },
    'start-agent-job': {
        400: 'Check `project-id` and `prompt`: the service did not accept these inputs.',
        404: 'Check `project-id`: it must be the id of a project in the organization that `api-key` belongs to. If the service cannot start agent jobs through its API, start the job on the dashboard and set `job-id`.',
        409: 'Another agent job in this project may be running. Run again after that job has ended.'
    },
    'get-agent-job': {
        400: 'Check `project-id` and, if it is set, `job-id`: the service did not accept these inputs.',
        404: 'Check `project-id` and, if it is set, `job-id`: both must belong to the same organization as `api-key`. Also check the path in `base-url`.'
    }
};
const CLIENT_ERROR_ADVICE = 'Check that `base-url` is the address of the API, and check any proxy or gateway between this runner and the API.';
/** Converts the last error of a call to a Failure. Returns an error unchanged if it is not about the service. */
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
    const { what, operation, url, jobId, isOwnJob = false } = call;
    if (status >= 300 && status < 400) {
        const origin = (0,parse_url/* parseUrl */.D)(error.headers.location ?? 'about:blank', url.href)?.origin;
        // Addresses such as file: and about: have the origin "null".
        const target = origin === undefined || origin === 'null' ? 'another address' : origin;
        const message = `${what}: ${url.host} redirects to ${target}. The key is not sent there.`;
        return new failure/* Failure */.HR('service-redirect', message, { cause: error, jobId });
    }
    const isKnown = Object.hasOwn(failures/* FAILURES */.E, `service-${status}`);
    const code = isKnown ? `service-${status}` : 'service-error';
    const isOtherClientError = code === 'service-error' && status < 500;
    const specific = ADVICE[operation];
    const advice = (isOwnJob ? OWN_JOB : specific)[status] ?? (isOtherClientError ? CLIENT_ERROR_ADVICE : undefined);
    const from = status === 404 ? ` from ${addressOf(call)}` : '';
    const message = serviceMessageOf(error, call.apiKey);
    const response = message === undefined ? '' : ` The service responded: ${message}`;
    return new failure/* Failure */.HR(code, `${what}: HTTP ${status}${from}.${response}`, { advice, cause: error, jobId });
}
function fromConnection(error, { what, url: { host, origin }, jobId }) {
    const options = { cause: error, jobId };
    const { message, isTrustProblem, isTlsProblem } = error;
    if (isTrustProblem) {
        const problem = `the certificate of ${host} is not trusted`;
        return new failure/* Failure */.HR('certificate-not-trusted', `${what}: ${problem} (${message}).`, options);
    }
    if (isTlsProblem)
        return new failure/* Failure */.HR('tls-failed', `${what}: no TLS connection to ${host} (${message}).`, options);
    const missing = error.maybeReceived ? 'no complete response from' : 'no connection to';
    const where = ` The address of \`base-url\` is ${origin}.`;
    return new failure/* Failure */.HR('service-unreachable', `${what}: ${missing} ${host} (${message}).${where}`, options);
}
/** Error messages contain the whole address, so that users can see a wrong host or path in `base-url`. */
function addressOf({ url }) {
    return `${url.origin}${url.pathname}`;
}

;// CONCATENATED MODULE: ./.build/src/service/client.js






const RESPONSE_TIMEOUT_MS = 30_000;
const MAX_UNEXPECTED_RESPONSES = 3;
/** Calls the documentation service's administrative API. Requests that start a job have stricter retry rules. */
class Service {
    #baseUrl;
    #apiKey;
    #context;
    /** True after the host has responded. Until then, `base-url` may be wrong. */
    #isReached = false;
    #mayHaveStarted = false;
    #startedJobs = new Set();
    constructor({ baseUrl, apiKey }, context) {
        this.#baseUrl = baseUrl;
        this.#apiKey = apiKey;
        this.#context = context;
    }
    /** False if the service certainly accepted no request to start an export. */
    get mayHaveStartedExport() {
        return this.#mayHaveStarted;
    }
    async startExport(about) {
        const { jobId } = await this.#start({
            operation: 'start-export',
            what: `Starting the export of ${about.domain}`,
            path: EXPORT_JOBS,
            body: about,
            schema: schemas/* startedJob */.xQ
        });
        this.#startedJobs.add(jobId);
        return jobId;
    }
    async getExportJob(jobId) {
        return await this.#read({
            operation: 'get-export-job',
            what: `Reading export job ${jobId}`,
            jobId,
            path: [...EXPORT_JOBS, jobId],
            schema: schemas/* exportJob */.sI
        });
    }
    /** Returns undefined if the service responds that the job has not finished. */
    async createBundle(jobId) {
        try {
            return await this.#send('POST', {
                operation: 'create-bundle',
                what: `Creating the bundle for export job ${jobId}`,
                jobId,
                path: [...EXPORT_JOBS, jobId, 'bundle'],
                schema: schemas/* bundle */.l2
            });
        }
        catch (error) {
            if (error instanceof failure/* Failure */.HR && error.code === 'service-409')
                return undefined;
            throw error;
        }
    }
    async startUpdate(projectId) {
        const { statusId } = await this.#start({
            operation: 'start-update',
            what: `Starting the update of project ${projectId}`,
            path: ['v1', 'project', 'update', projectId],
            schema: schemas/* startedUpdate */.N1
        });
        return statusId;
    }
    async getUpdate(statusId) {
        return await this.#read({
            operation: 'get-update',
            what: `Reading update ${statusId}`,
            path: ['v1', 'project', 'update-status', statusId],
            schema: schemas/* projectUpdate */.H_
        });
    }
    async startAgentJob(projectId, prompt) {
        const { id } = await this.#start({
            operation: 'start-agent-job',
            what: `Starting an agent job in project ${projectId}`,
            path: ['v2', 'agent', projectId, 'job'],
            body: { prompt },
            schema: schemas/* startedAgentJob */.Ov
        });
        this.#startedJobs.add(id);
        return id;
    }
    async getAgentJob(projectId, jobId) {
        return await this.#read({
            operation: 'get-agent-job',
            what: `Reading agent job ${jobId}`,
            jobId,
            path: ['v2', 'agent', projectId, 'job', jobId],
            schema: schemas/* agentJob */.nf
        });
    }
    async #read(call) {
        return (await this.#send('GET', call)).body;
    }
    /**
     * Retries as long as the service certainly did not accept the request, but only once if the outcome is unknown,
     * because a second job costs more than a failed run.
     */
    async #start(call) {
        let isRepeated = false;
        const decide = (error, attempt) => {
            const decision = this.#decideRead(error, attempt);
            if (!decision.retry || isNotAccepted(error))
                return decision;
            if (isRepeated)
                return { retry: false };
            isRepeated = true;
            this.#context.log.warning(`${call.what}: ${(0,failure/* reasonOf */.A3)(error)}. The service may have accepted the request. The request is sent again. If the service accepts both requests, two jobs will run.`);
            return decision;
        };
        return (await this.#send('POST', call, decide)).body;
    }
    /** Decides about requests that are safe to repeat: retries until the run's timeout, unless a retry is useless. */
    #decideRead(error, attempt) {
        if (error instanceof UnexpectedResponse)
            return { retry: attempt < MAX_UNEXPECTED_RESPONSES };
        return (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
    }
    async #send(method, { path, body, schema, ...about }, decide = (error, attempt) => this.#decideRead(error, attempt)) {
        const url = client_addressOf(this.#baseUrl, path);
        const text = body === undefined ? undefined : JSON.stringify(body);
        const access = { apiKey: this.#apiKey, timeoutMs: RESPONSE_TIMEOUT_MS };
        const request = { method, url, body: text, schema, ...access };
        const attempt = async () => {
            const before = this.#mayHaveStarted;
            this.#context.signal.throwIfAborted();
            if (about.operation === 'start-export')
                this.#mayHaveStarted = true;
            try {
                return await requestJson(request, this.#context);
            }
            catch (error) {
                if (isNotAccepted(error))
                    this.#mayHaveStarted = before;
                const isResponse = error instanceof http_error/* HttpError */.j$ && error.maybeReceived;
                this.#isReached ||= error instanceof UnexpectedResponse || isResponse;
                throw error;
            }
        };
        try {
            const response = await (0,retry/* withRetry */.bD)(about.what, attempt, decide, { ...this.#context, host: url.host });
            this.#isReached = true;
            return response;
        }
        catch (error) {
            const isOwnJob = about.jobId !== undefined && this.#startedJobs.has(about.jobId);
            throw toFailure(error, { ...about, isOwnJob, url, apiKey: this.#apiKey });
        }
    }
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

/***/ 53418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ reasonGiven),
/* harmony export */   q: () => (/* binding */ waitForJob)
/* harmony export */ });
/* harmony import */ var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74238);
/* harmony import */ var _runtime_time_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66363);


/** Polls a job until it has ended, and logs changes. */
async function waitForJob(job, context) {
    let last = '';
    const read = async () => {
        const state = await job.read();
        job.onPoll(state);
        const line = lineOf(job.describe(state));
        if (line !== last)
            context.log.info(lineOf([line, job.note?.(state)]));
        last = line;
        return job.hasEnded(state) ? state : undefined;
    };
    return await (0,_runtime_time_poll_js__WEBPACK_IMPORTED_MODULE_0__/* .poll */ .w)(read, job.pollIntervalMs, context);
}
function lineOf(facts) {
    return facts.filter(fact => fact !== undefined).join(' · ');
}
// An annotation is cut off after 4,096 characters, so the reason must leave room for the advice.
const MAX_REASON = 2000;
/** Returns a sentence about the reason why a job failed. */
function reasonGiven(reason) {
    return reason === undefined
        ? 'The service gave no reason.'
        : `The service responded: ${(0,_runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$)(reason, MAX_REASON)}`;
}


/***/ })

};
