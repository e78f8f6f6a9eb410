export const id = 447;
export const ids = [447];
export const modules = {

/***/ 89120:
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

/***/ 5183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createService)
});

// EXTERNAL MODULE: ./.build/runtime/failure.js
var failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/runtime/retry.js
var retry = __webpack_require__(52575);
// EXTERNAL MODULE: ./.build/service/request.js
var service_request = __webpack_require__(26815);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
;// CONCATENATED MODULE: ./.build/service/schemas.js

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

;// CONCATENATED MODULE: ./.build/service/service-failures.js


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
    if (error instanceof service_request/* HttpError */.j$)
        return fromStatus(error, call);
    if (error instanceof service_request/* NoResponse */.$B)
        return fromConnection(error, call);
    if (error instanceof service_request/* UnexpectedResponse */.xA) {
        const message = `${call.what}: ${error.message}. The requested address was ${addressOf(call)}.`;
        return new failure/* Failure */.HR('unexpected-response', message, { cause: error, jobId: call.jobId });
    }
    return error;
}
function fromStatus(error, call) {
    const { status, serviceMessage, location } = error;
    const { what, operation, url } = call;
    if (status >= 300 && status < 400) {
        const origin = location === undefined ? undefined : URL.parse(location, url.href)?.origin;
        // Addresses such as file: have the origin "null".
        const address = origin === undefined || origin === 'null' ? 'another address' : origin;
        const target = location === undefined ? '' : ` to ${address}`;
        return new failure/* Failure */.HR('service-redirect', `${what}: ${url.host} redirects${target}. The key is not sent there.`, { cause: error, jobId: call.jobId });
    }
    const code = CODES[status] ?? 'service-error';
    const isOtherClientError = code === 'service-error' && status < 500;
    const advice = ADVICE[operation][status] ?? (isOtherClientError ? CLIENT_ERROR_ADVICE : undefined);
    const from = status === 404 ? ` from ${addressOf(call)}` : '';
    const response = serviceMessage === undefined ? '' : ` The service responded: ${serviceMessage}`;
    return new failure/* Failure */.HR(code, `${what}: HTTP ${status}${from}.${response}`, {
        ...(advice !== undefined && { advice }),
        cause: error,
        jobId: call.jobId
    });
}
function fromConnection(error, { what, url: { host }, jobId }) {
    const { message, code, maybeReceived } = error;
    if ((0,service_request/* isTrustProblem */.YR)(code)) {
        return new failure/* Failure */.HR('certificate-not-trusted', `${what}: the certificate of ${host} is not trusted (${message}).`, { cause: error, jobId });
    }
    if ((0,service_request/* isTlsProblem */.rh)(code)) {
        return new failure/* Failure */.HR('tls-failed', `${what}: no TLS connection to ${host} (${message}).`, {
            cause: error,
            jobId
        });
    }
    const missing = maybeReceived ? 'no complete response from' : 'no connection to';
    return new failure/* Failure */.HR('service-unreachable', `${what}: ${missing} ${host} (${message}).`, {
        cause: error,
        jobId
    });
}
/** A wrong host or path in `base-url` is easy to see in the whole address. */
function addressOf({ url }) {
    return `${url.origin}${url.pathname}`;
}

;// CONCATENATED MODULE: ./.build/service/client.js





const RESPONSE_TIMEOUT_MS = 30_000;
const MAX_UNEXPECTED_RESPONSES = 3;
/** The administrative API of the documentation service. Every call retries by the rules of a read or of a start. */
function createService({ baseUrl, apiKey, responseTimeoutMs = RESPONSE_TIMEOUT_MS }, context) {
    /** Whether the host was reached in this run. Until then `base-url` may be wrong. */
    let reached = false;
    /** Throws the last error unconverted. */
    async function send({ what, method, path, body, schema }, decide) {
        const request = {
            method,
            url: client_addressOf(baseUrl, path),
            apiKey,
            body: body === undefined ? undefined : JSON.stringify(body),
            schema,
            timeoutMs: responseTimeoutMs
        };
        const attempt = async () => {
            try {
                return await (0,service_request/* requestJson */.SS)(request, context);
            }
            catch (error) {
                reached ||= !(error instanceof service_request/* NoResponse */.$B) || error.maybeReceived;
                throw error;
            }
        };
        const response = await (0,retry/* withRetry */.bD)(what, attempt, decide, context);
        reached = true;
        return response;
    }
    function failed(error, { operation, what, path, jobId }) {
        return toFailure(error, { operation, what, url: client_addressOf(baseUrl, path), jobId });
    }
    async function read(call) {
        try {
            return (await send(call, decideRead)).body;
        }
        catch (error) {
            throw failed(error, call);
        }
    }
    /**
     * A start is repeated while the service surely did not accept it, and once when that is not known: a second job
     * costs more than a failed run.
     */
    async function start(call) {
        let repeated = false;
        const decide = (error, attempt) => {
            const decision = decideRead(error, attempt);
            if (!decision.retry || surelyNotAccepted(error))
                return decision;
            if (repeated)
                return { retry: false };
            repeated = true;
            context.log.warning(`${call.what}: ${(0,failure/* reasonOf */.A3)(error)}. The service may have accepted the request. It is sent once more: if both are accepted, two jobs are running.`);
            return decision;
        };
        try {
            return (await send(call, decide)).body;
        }
        catch (error) {
            throw failed(error, call);
        }
    }
    /** For requests that can be repeated freely: until the run's timeout, unless a retry is useless. */
    function decideRead(error, attempt) {
        if (error instanceof service_request/* HttpError */.j$)
            return { retry: (0,retry/* isTransient */.dg)(error.status), waitMs: error.waitMs };
        if (error instanceof service_request/* UnexpectedResponse */.xA)
            return { retry: attempt < MAX_UNEXPECTED_RESPONSES };
        if (!(error instanceof service_request/* NoResponse */.$B) || (0,service_request/* isTlsProblem */.rh)(error.code))
            return { retry: false };
        return { retry: reached || attempt < retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu };
    }
    return {
        /** Resolves to the id of the job. */
        async startExport({ domain, version, paths }) {
            const { jobId } = await start({
                operation: 'start-export',
                what: `Starting the export of ${domain}`,
                method: 'POST',
                path: EXPORT_JOBS,
                body: { domain, ...(version !== undefined && { version }), ...(paths !== undefined && { paths }) },
                schema: startedJob
            });
            return jobId;
        },
        async getExportJob(jobId) {
            return await read({
                operation: 'get-export-job',
                what: `Reading export job ${jobId}`,
                jobId,
                method: 'GET',
                path: [...EXPORT_JOBS, jobId],
                schema: exportJob
            });
        },
        /** Undefined while the service responds that the job has not finished. */
        async createBundle(jobId) {
            const call = {
                operation: 'create-bundle',
                what: `Creating the bundle of export job ${jobId}`,
                jobId,
                method: 'POST',
                path: [...EXPORT_JOBS, jobId, 'bundle'],
                schema: bundle
            };
            try {
                return await send(call, decideRead);
            }
            catch (error) {
                if (error instanceof service_request/* HttpError */.j$ && error.status === 409)
                    return undefined;
                throw failed(error, call);
            }
        },
        /** Publishes the latest commit of a project. Resolves to the id of the update. */
        async startUpdate(projectId) {
            const { statusId } = await start({
                operation: 'start-update',
                what: `Starting the update of project ${projectId}`,
                method: 'POST',
                path: ['v1', 'project', 'update', projectId],
                schema: startedUpdate
            });
            return statusId;
        },
        async getUpdate(statusId) {
            return await read({
                operation: 'get-update',
                what: `Reading update ${statusId}`,
                method: 'GET',
                path: ['v1', 'project', 'update-status', statusId],
                schema: projectUpdate
            });
        },
        /** Resolves to the id of the job. */
        async startAgentJob(projectId, prompt) {
            const { id } = await start({
                operation: 'start-agent-job',
                what: `Starting an agent job in project ${projectId}`,
                method: 'POST',
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
                method: 'GET',
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
function surelyNotAccepted(error) {
    if (error instanceof service_request/* HttpError */.j$)
        return error.status === 429 || error.status === 503;
    return error instanceof service_request/* NoResponse */.$B && !error.maybeReceived;
}


/***/ }),

/***/ 26815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ NoResponse),
/* harmony export */   SS: () => (/* binding */ requestJson),
/* harmony export */   YR: () => (/* binding */ isTrustProblem),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   rh: () => (/* binding */ isTlsProblem),
/* harmony export */   xA: () => (/* binding */ UnexpectedResponse)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _runtime_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27076);
/* harmony import */ var _runtime_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52575);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22880);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91038);





/** The service responded with a status other than 2xx. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    /** The error message in the body, if there is one. */
    serviceMessage;
    /** From `Retry-After`. */
    waitMs;
    location;
    constructor(status, details) {
        super(`HTTP ${status}${details.serviceMessage === undefined ? '' : ` (${details.serviceMessage})`}`);
        this.status = status;
        this.serviceMessage = details.serviceMessage;
        this.waitMs = details.waitMs;
        this.location = details.location;
    }
}
/** The status is 2xx, but the body does not follow the contract. */
class UnexpectedResponse extends Error {
    name = 'UnexpectedResponse';
}
/** No response was received, or only a part of it. */
class NoResponse extends Error {
    name = 'NoResponse';
    /** False when the request surely did not reach the service. */
    maybeReceived;
    /** Of Node's error, such as ECONNREFUSED. */
    code;
    constructor(message, { maybeReceived, cause }) {
        super(message, { cause });
        this.maybeReceived = maybeReceived;
        this.code = codeOf(cause);
    }
}
const MAX_BODY_BYTES = 1_000_000;
const MAX_SERVICE_MESSAGE = 300;
/** Sends one request. Every error is one of the three classes above, a Failure, or the reason of the abort. */
async function requestJson({ method, url, apiKey, body, schema, timeoutMs }, { http, clock, signal }) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const reached = { sent: false, responded: false };
    try {
        const response = await http.send({
            method,
            url,
            headers: {
                accept: 'application/json',
                authorization: `Bearer ${apiKey}`,
                ...(body !== undefined && { 'content-type': 'application/json' })
            },
            ...(body !== undefined && { body }),
            signal: AbortSignal.any([signal, timeout]),
            onSent: () => (reached.sent = true)
        });
        reached.responded = true;
        const { statusCode: status = 0, headers } = response;
        if (status < 200 || status > 299) {
            throw new HttpError(status, {
                serviceMessage: await serviceMessageOf(response, apiKey),
                waitMs: (0,_runtime_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(headers, clock.now()),
                location: headers.location
            });
        }
        // The header has whole seconds. Assume the end of its second, so that a link never seems to be valid for longer.
        const serverTime = Date.parse(headers.date ?? '') + 999;
        const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - clock.now();
        return { body: parseBody(await readBody(response), schema), clockSkewMs };
    }
    catch (error) {
        signal.throwIfAborted();
        if ([HttpError, UnexpectedResponse, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR].some(kind => error instanceof kind))
            throw error;
        const { sent, responded } = reached;
        if (timeout.aborted) {
            throw new NoResponse(`no ${sent ? 'response' : 'connection'} within ${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(timeoutMs)}`, {
                maybeReceived: sent,
                cause: error
            });
        }
        if (!responded && codeOf(error)?.startsWith('HPE_') === true) {
            throw new UnexpectedResponse(`the response is not HTTP (${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)})`, { cause: error });
        }
        throw new NoResponse(responded ? `the response was truncated (${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)})` : (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error), {
            maybeReceived: responded || !neverConnected(error),
            cause: error
        });
    }
}
async function readBody(response) {
    const chunks = [];
    let length = 0;
    for await (const chunk of response) {
        length += chunk.length;
        if (length > MAX_BODY_BYTES)
            throw new UnexpectedResponse('the response is larger than 1 MB');
        chunks.push(chunk);
    }
    // Not Buffer.toString: the decoder removes a byte order mark, which JSON.parse rejects.
    return new TextDecoder().decode(Buffer.concat(chunks));
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
    return shown === '' ? 'an HTML page' : `an HTML page with the title "${(0,_runtime_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(shown, 80)}"`;
}
async function serviceMessageOf(response, apiKey) {
    // The status counts, whether or not the body can be read.
    const received = await readBody(response).catch(() => '');
    const isPlainText = response.headers['content-type']?.startsWith('text/plain') === true;
    const text = messageIn(received) ?? (isPlainText ? received : '');
    const line = oneLine(withoutKey(text, apiKey));
    return line === '' ? undefined : (0,_runtime_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(line, MAX_SERVICE_MESSAGE);
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
/** Some services repeat the key that they reject. */
function withoutKey(text, apiKey) {
    return [apiKey, ...(0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .encodedVariants */ .r)(apiKey)].reduce((rest, variant) => rest.replaceAll(variant, '***'), text);
}
function neverConnected(error) {
    const { errors, code, syscall } = error;
    if (errors !== undefined)
        return errors.every(neverConnected);
    return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsProblem(code);
}
function codeOf(error) {
    const { errors, code } = error;
    return errors === undefined ? code : codeOf(errors[0] ?? {});
}
/** No TLS connection could be established: no request was sent, and a retry does not help. */
function isTlsProblem(code) {
    return isTrustProblem(code) || (code !== undefined && /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code));
}
/** A certificate that this machine does not trust. */
function isTrustProblem(code) {
    return code !== undefined && /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/.test(code);
}


/***/ }),

/***/ 16377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ waitForJob)
/* harmony export */ });
/* harmony import */ var _runtime_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89120);

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
