export const id = 749;
export const ids = [749];
export const modules = {

/***/ 50190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ runAction),
/* harmony export */   eF: () => (/* binding */ run)
/* harmony export */ });
/* unused harmony export escapeCommands */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19614);
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53361);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _http_agent_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17278);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14217);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88747);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37223);








/** Does the work of an action. The summary is written in every case, and a failure says what remains to be done. */
async function runAction(record, action, { clock, writeSummary: write }) {
    explainCancellation = action.explain;
    try {
        await action.work();
    }
    catch (error) {
        const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(action.explain(error));
        record.failure = failure;
        throw failure;
    }
    finally {
        record.endedAt = clock.now();
        await write(action.summary());
    }
}
/** What a cancellation means, as long as no action says it. */
let explainCancellation = (cause) => new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('canceled', 'The run was canceled.', { advice: 'Run again.', cause });
/** The runner kills the process 7.5 seconds after the first signal; the design promises two. */
const MAX_CLEANUP_MS = 1500;
/** Runs an action: sets the exit code, and reports at most one error. */
async function run(inputs, action) {
    // If the process ends before the work is done, for example with an empty event loop, that must not be a success.
    process.exitCode = 1;
    process.once('beforeExit', () => {
        if (process.exitCode !== 0 && !failed)
            failStep(new Error('the run stopped before it was complete'));
    });
    process.once('uncaughtException', error => {
        failStep(error);
        process.exit();
    });
    // A reader of the log cannot fix deprecations inside dependencies.
    process.noDeprecation = true;
    const given = readInputs(inputs);
    const http = new _http_agent_http_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentHttp */ .Aq('static-docs-export');
    try {
        await action(given, {
            log: runnerLog,
            clock: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
            random: Math.random,
            signal: cancellation(),
            http,
            setOutput: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH,
            writeSummary
        });
        process.exitCode = 0;
    }
    catch (error) {
        failStep(error);
        // It ended before it wrote a summary of its own, for example because of invalid input.
        const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
        const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed';
        if (!hasSummary)
            await writeSummary((0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryOf */ .YG)({ heading, facts: [], failure }, (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)));
    }
    http[Symbol.dispose]();
    // A connection that a library keeps open must not delay the end of the step.
    setTimeout(() => process.exit(), MAX_CLEANUP_MS).unref();
}
function readInputs({ names, secrets, secretHeaders }) {
    const given = Object.fromEntries(names.map(name => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name)]).filter(([, value]) => value !== ''));
    // Before anything else happens: every later line may contain a secret.
    const values = [
        ...secrets.flatMap(name => given[name] ?? []),
        ...(secretHeaders === undefined ? [] : (0,_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .headerSecrets */ .n3)(given[secretHeaders] ?? ''))
    ];
    for (const form of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .formsOf */ .XP)(values))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(form);
    return given;
}
function cancellation() {
    const controller = new AbortController();
    // SIGBREAK: Ctrl-Break on Windows.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK']) {
        // Not once: a second signal must not kill the process in the middle of its cleanup.
        process.on(name, () => {
            controller.abort(new _stop_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .Canceled */ .Or(`stopped by ${name}`));
            setTimeout(() => {
                // What the action removes or releases at its end takes too long.
                failStep(explainCancellation(controller.signal.reason));
                process.exit();
            }, MAX_CLEANUP_MS).unref();
        });
    }
    return controller.signal;
}
let failed = false;
function failStep(error) {
    if (failed)
        return;
    failed = true;
    const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
    const { code, message, advice, cause } = failure;
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(`${message}\n${advice}\nMore about this error: ${(0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)}#${code}`);
    // A runner knows success and failure only; scripts on the command line can tell findings from failures.
    if (process.env['GITHUB_ACTIONS'] !== 'true')
        process.exitCode = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(failure);
    if (cause !== undefined)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(`Cause: ${(cause instanceof Error && cause.stack) || (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(cause)}`);
}
let hasSummary = false;
async function writeSummary(markdown) {
    hasSummary = true;
    if (process.env['GITHUB_STEP_SUMMARY'] === undefined)
        return;
    try {
        await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(markdown).write();
    }
    catch (error) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(`The job summary could not be written: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(error)}`);
    }
}
/**
 * The runner executes lines that look like its commands, and lines contain text from the service: `::stop-commands::`
 * would turn off all masking. The runner trims a line as .NET does, and compares text as .NET does: characters without
 * width, such as a soft hyphen, count as absent.
 */
function escapeCommands(line) {
    return line.replace(COMMAND, '$1: ').replace(OLD_COMMAND, '# ');
}
// One line at a time, without `^` and `m`: lines end at CR and LF only, and long runs of white space stay cheap.
const COMMAND = /(?<![^\r\n])([[\s\p{Cc}\p{DI}]--[\r\n]]*):(?=[[\p{Cc}\p{DI}]--[\r\n]]*:)/gv;
/** The older form, which the runner finds anywhere in a line. */
const OLD_COMMAND = /#(?=[\p{Cc}\p{DI}]*#[\p{Cc}\p{DI}]*\[)/gv;
const runnerLog = {
    info: line => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(escapeCommands(line)),
    debug: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz,
    notice: text => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(text),
    warning: (text, place) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
    group: async (title, stage) => await _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os(title, async () => await stage()),
    mask: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq
};


/***/ }),

/***/ 37223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ detailsTable),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   cf: () => (/* binding */ durationOf)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16081);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);


/** The job summary as Markdown: how it ended and where things are first, how it went after that. */
function summaryOf({ heading, facts, failure }, errorsPage, sections = []) {
    const all = [`## ${heading}`, listOfFacts(facts), failure && failureAlert(failure, errorsPage), ...sections];
    return `${all.filter(isFilled).join('\n\n')}\n`;
}
/** `12 unchanged · 3 s` */
function listOfFacts(facts) {
    return facts.filter(isFilled).join(' · ');
}
function durationOf({ startedAt, endedAt }) {
    return endedAt === undefined ? undefined : (0,_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endedAt - startedAt);
}
function detailsTable(rows) {
    const filled = rows
        .map(([label, ...facts]) => [label, listOfFacts(facts)])
        .filter(([, facts]) => facts !== '');
    return filled.length === 0 ? undefined : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Details', ''], filled);
}
function isFilled(part) {
    return typeof part === 'string' && part !== '';
}
/** The runner drops a summary above 1 MiB as a whole. */
const MAX_TEXT = 4000;
/** A box with what happened, as a list where it is one, what to do, and a link to the section of this error. */
function failureAlert({ message, advice, code }, page) {
    const [first = '', ...rest] = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(message, MAX_TEXT).split('\n');
    // On the command line it is the path of a file.
    const url = /^https?:/.test(page) ? `${page}#${code}` : undefined;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .alert */ .xE)('CAUTION', [
        `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(first)}**`,
        ...paragraphsOf(rest),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(advice, MAX_TEXT)),
        url === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(code) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`More about ${code}`, url)
    ]);
}
/** Items of a list stay one list; other lines stay lines. */
function paragraphsOf(lines) {
    const paragraphs = [];
    for (const line of lines) {
        const isList = line.startsWith('- ');
        const text = isList ? `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(line.slice(2))}` : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .sentence */ .em)(line);
        const last = paragraphs.at(-1);
        if (last?.isList === isList)
            last.lines.push(text);
        else
            paragraphs.push({ isList, lines: [text] });
    }
    return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : '<br>'));
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


/** A request without the expected response, of all clients: each client decides what a status means. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    headers;
    /** The body of the response, cut off where the client stopped reading. May repeat what was sent, including secrets. */
    body;
    waitMs;
    /** The server's own name of the error, such as NoSuchKey, or Node's, such as ECONNREFUSED. */
    code;
    /** False when the request did not reach the server. */
    maybeReceived;
    /** With which there was no connection. */
    unreachableHost;
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    isTlsProblem;
    /** The certificate is one that this machine does not trust. */
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
        this.unreachableHost = this.maybeReceived ? undefined : hostOf(about.cause);
        this.isTlsProblem = response === undefined && isTlsProblem(this.code);
        this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '');
    }
}
const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
function isTlsProblem(code = '') {
    return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
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
/* harmony export */   w: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony export pollDelayMs */
const MIN_DELAY_MS = 250;
const SHORT_JOB_MS = 1000;
const SHARE_OF_ELAPSED = 0.05;
/**
 * The delay before the next poll: short at first, then 5 % of the elapsed time, so that the end of a short or a long
 * job is seen within a second or 5 % of its length. The jitter only shortens it.
 */
function pollDelayMs(elapsedMs, intervalMs, random) {
    const initial = Math.min(SHORT_JOB_MS, MIN_DELAY_MS + elapsedMs / 4);
    const delay = Math.min(intervalMs, Math.max(initial, elapsedMs * SHARE_OF_ELAPSED));
    return delay * (0.75 + 0.25 * random());
}
/** Reads at once, and then again until there is something to return. */
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

// EXTERNAL MODULE: ./.build/src/service/schemas.js
var schemas = __webpack_require__(81759);
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
const CODES = ['service-400', 'service-401', 'service-403', 'service-404', 'service-409'];
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
    const { what, operation, url, jobId } = call;
    if (status >= 300 && status < 400) {
        const origin = (0,parse_url/* parseUrl */.D)(error.headers.location ?? 'about:blank', url.href)?.origin;
        // Addresses such as file: and about: have the origin "null".
        const target = origin === undefined || origin === 'null' ? 'another address' : origin;
        const message = `${what}: ${url.host} redirects to ${target}. The key is not sent there.`;
        return new failure/* Failure */.HR('service-redirect', message, { cause: error, jobId });
    }
    const code = CODES.find(known => known === `service-${status}`) ?? 'service-error';
    const isOtherClientError = code === 'service-error' && status < 500;
    const own = ADVICE[operation];
    const advice = own[status] ?? (isOtherClientError ? CLIENT_ERROR_ADVICE : undefined);
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
class Service {
    #baseUrl;
    #access;
    #context;
    /** Until the host was reached, `base-url` may be wrong. */
    #isReached = false;
    #mayHaveStarted = false;
    constructor({ baseUrl, apiKey, responseTimeoutMs: timeoutMs = RESPONSE_TIMEOUT_MS }, context) {
        this.#baseUrl = baseUrl;
        this.#access = { apiKey, timeoutMs };
        this.#context = context;
    }
    /** False while it is certain that no start of an export was accepted. */
    get mayHaveStartedExport() {
        return this.#mayHaveStarted;
    }
    async startExport(about) {
        const started = await this.#start({
            operation: 'start-export',
            what: `Starting the export of ${about.domain}`,
            path: EXPORT_JOBS,
            body: about,
            schema: schemas/* startedJob */.xQ
        });
        return started.jobId;
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
    /** Undefined while the service responds that the job has not finished. */
    async createBundle(jobId) {
        try {
            return await this.#send('POST', {
                operation: 'create-bundle',
                what: `Creating the bundle of export job ${jobId}`,
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
    /** Starts the preview deployment of a branch. Its status is that of an update. */
    async startPreview(projectId, branch) {
        return await this.#start({
            operation: 'start-preview',
            what: `Starting the preview of branch ${branch} of project ${projectId}`,
            path: ['v1', 'project', 'preview', projectId],
            body: { branch },
            schema: schemas/* startedPreview */.IM
        });
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
     * A start is repeated while it is certain that the service did not accept it, and once when that is not known: a second job
     * costs more than a failed run.
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
            this.#context.log.warning(`${call.what}: ${(0,failure/* reasonOf */.A3)(error)}. The service may have accepted the request. It is sent once more: if both are accepted, two jobs are running.`);
            return decision;
        };
        return (await this.#send('POST', call, decide)).body;
    }
    /** For requests that can be repeated freely: until the run's timeout, unless a retry is useless. */
    #decideRead(error, attempt) {
        if (error instanceof UnexpectedResponse)
            return { retry: attempt < MAX_UNEXPECTED_RESPONSES };
        return (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
    }
    async #send(method, { path, body, schema, ...about }, decide = (error, attempt) => this.#decideRead(error, attempt)) {
        const url = client_addressOf(this.#baseUrl, path);
        const text = body === undefined ? undefined : JSON.stringify(body);
        const request = { method, url, body: text, schema, ...this.#access };
        const attempt = async () => {
            const before = this.#mayHaveStarted;
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
            const response = await (0,retry/* withRetry */.bD)(about.what, attempt, decide, this.#context);
            this.#isReached = true;
            return response;
        }
        catch (error) {
            throw toFailure(error, { ...about, url, apiKey: this.#access.apiKey });
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

/***/ 81759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ projectUpdate),
/* harmony export */   IM: () => (/* binding */ startedPreview),
/* harmony export */   N1: () => (/* binding */ startedUpdate),
/* harmony export */   Ov: () => (/* binding */ startedAgentJob),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   l2: () => (/* binding */ bundle),
/* harmony export */   nf: () => (/* binding */ agentJob),
/* harmony export */   sI: () => (/* binding */ exportJob),
/* harmony export */   xQ: () => (/* binding */ startedJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

// zod/mini, because the full zod adds about 10 ms to every start of an action.
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text');
/** A value that may be missing or of any type. */
function optional(make) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(make));
}
/** The contract leaves the type of these open: numbers and numeric text are used, anything else is ignored. */
function optionalNumber(refine) {
    return optional(value => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value;
        return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined;
    });
}
const optionalText = optional(value => (typeof value === 'string' && value !== '' ? value : undefined));
/** An id becomes part of a log line, and one encoded segment of a URL, where only `.` and `..` still have a meaning. */
function isId(text) {
    return !['', '.', '..'].includes(text) && !/\p{Cc}/u.test(text) && text.isWellFormed();
}
const identifier = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(isId, 'not an id'));
const MAX_STATUS = 100;
const status = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._overwrite */ .bS(value => value.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1, 'expected text'));
const startedJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ jobId: identifier });
const exportJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
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
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(optional(value => new Date(timeOf(value))), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .date */ .p6U('expected a date and time'));
const optionalTimestamp = optional(value => {
    const date = new Date(timeOf(value));
    return Number.isNaN(date.getTime()) ? undefined : date;
});
const webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https?$/, error: 'expected a URL' });
const bundle = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    bundleUrl: webUrl,
    expiresAt: timestamp,
    sizeBytes: optionalNumber(size => (Number.isInteger(size) && size > 0 ? size : undefined))
});
const agentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: optionalText, ref: optionalText })), {}),
    model: optionalText,
    prLink: optionalText,
    createdAt: optionalTimestamp,
    archivedAt: optionalTimestamp,
    error: optionalText
});
const startedAgentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: identifier });
const startedUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ statusId: identifier });
const startedPreview = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ statusId: identifier, previewUrl: webUrl });
const texts = optional(value => (Array.isArray(value) ? value.filter(item => typeof item === 'string') : []));
// It becomes an output, which workflows use in shell commands.
const commitSha = optional(value => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? value : undefined);
const projectUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    summary: optionalText,
    logs: texts,
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitSha, ref: optionalText, message: optionalText })), {})
});


/***/ }),

/***/ 97516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ apiKey),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   p: () => (/* binding */ baseUrl)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81759);




const NOT_SAFE = 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only';
const baseUrl = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('set it to the address of the API, such as https://api.example.com', (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(value);
    if (url instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
        return url;
    if (!(0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeAddress */ .cr)(url))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(NOT_SAFE);
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
const apiKey = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('pass the admin key as ${{ secrets.… }}. Secrets are empty in runs started from a fork', (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => {
    if (/^bearer\s/i.test(value))
        return 'must be the key alone, without "Bearer"';
    if (!/^[\x21-\x7e]+$/.test(value))
        return 'contains white space or special characters: copy the key again';
    const [prefix, kind] = OTHER_KEYS.find(([start]) => value.startsWith(start)) ?? [];
    if (prefix === undefined || kind === undefined)
        return undefined;
    return `begins with ${prefix}, so it is ${kind}: create an admin key on ${KEYS_PAGE}`;
}));
const id = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isId */ .eQ)(value) ? undefined : `"${value}" is not an id: copy it from the service`);


/***/ }),

/***/ 53418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ reasonGiven),
/* harmony export */   q: () => (/* binding */ waitForJob)
/* harmony export */ });
/* harmony import */ var _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16081);
/* harmony import */ var _runtime_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43879);


/** Polls a job until it has ended, and logs what changed. */
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
    return await (0,_runtime_poll_js__WEBPACK_IMPORTED_MODULE_0__/* .poll */ .w)(read, job.pollIntervalMs, context);
}
function lineOf(facts) {
    return facts.filter(fact => fact !== undefined).join(' · ');
}
// An annotation is cut off after 4,096 characters, and the advice follows the reason.
const MAX_REASON = 2000;
/** What the service says about a job that failed. */
function reasonGiven(reason) {
    return reason === undefined
        ? 'The service gave no reason.'
        : `The service responded: ${(0,_runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(reason, MAX_REASON)}`;
}


/***/ })

};
