export const id = 889;
export const ids = [889];
export const modules = {

/***/ 50722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** A promise and the functions that settle it: `Promise.withResolvers`, which Node 20 does not have. */
function deferred() {
    let resolve;
    let reject;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 45178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ errorsPage),
/* harmony export */   f: () => (/* binding */ docsUrl)
/* harmony export */ });
/**
 * Where the documentation of this version of the action is: the runner says which repository and version is running.
 * Empty when it does not.
 */
function docsUrl(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : '';
}
/** A relative path when the address is unknown. */
function errorsPage(env) {
    return `${docsUrl(env)}docs/errors.md`;
}


/***/ }),

/***/ 22464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failureAlert)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27076);

/** The runner drops a summary above 1 MiB as a whole. */
const MAX_TEXT = 4000;
/** A box with what happened, as a list where it is one, what to do, and a link to the section of this error. */
function failureAlert({ message, advice, code }, page) {
    const [first = '', ...rest] = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(message, MAX_TEXT).split('\n');
    const url = URL.canParse(page) ? `${page}#${code}` : undefined;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .alert */ .xE)('CAUTION', [
        `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(first)}**`,
        ...paragraphsOf(rest),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(advice, MAX_TEXT)),
        url === undefined ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(code) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`More about ${code}`, url)
    ]);
}
/** Items of a list stay one list; other lines stay lines. */
function paragraphsOf(lines) {
    const paragraphs = [];
    for (const line of lines) {
        const isList = line.startsWith('- ');
        const text = isList ? `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(line.slice(2))}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)(line);
        const last = paragraphs.at(-1);
        if (last?.isList === isList)
            last.lines.push(text);
        else
            paragraphs.push({ isList, lines: [text] });
    }
    return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : '<br>'));
}


/***/ }),

/***/ 42054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K3: () => (/* binding */ isInList),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   YZ: () => (/* binding */ percentDecode),
/* harmony export */   cr: () => (/* binding */ isSafeAddress)
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);

// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b:: is the NAT64 form of an IPv4 address.
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6');
/** Whether a host name or address is this machine. */
function isLoopback(host) {
    const address = host.replace(/^\[|\]$/g, '');
    return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
}
/** https, or plain http to this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Undefined when the text is not percent-encoded UTF-8, for example because of a single percent sign. */
function percentDecode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ AgentHttp),
/* harmony export */   S: () => (/* binding */ isProxied)
/* harmony export */ });
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22779);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19783);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44708);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4159);
/* harmony import */ var _open_items_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74721);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12684);
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50722);








/** Callers limit their requests themselves: publishing has the highest limit. */
const MAX_SOCKETS = 256;
/**
 * The agents are those of the toolkit's client, which implements `https_proxy` and `no_proxy`. The requests are Node's
 * own: the client cannot be aborted, does not report a truncated body, and streams half as fast.
 */
class AgentHttp {
    // One client per kind of connection: a client keeps its first agent, whatever the address of the next request.
    #clients = new Map();
    #abortListeners = new AbortListeners();
    #userAgent;
    constructor(userAgent) {
        this.#userAgent = userAgent;
    }
    async send(options) {
        const { method, url, headers, body, idleTimeoutMs, signal, lookup, onSent } = options;
        signal.throwIfAborted();
        const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_1__/* .getProxyUrl */ .s)(url);
        const agent = this.#agentFor(url, proxy);
        const { promise, resolve, reject } = (0,_deferred_js__WEBPACK_IMPORTED_MODULE_6__/* .deferred */ .y)();
        const request = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_3__ : node_http__WEBPACK_IMPORTED_MODULE_2__).request(url, {
            method,
            agent,
            ...(lookup !== undefined && { lookup }),
            headers: {
                'user-agent': this.#userAgent,
                ...(body !== undefined && { 'content-length': String(sizeOf(body)) }),
                ...headers
            }
        });
        let response;
        request.on('response', received => {
            response = received;
            resolve(received);
        });
        if (onSent !== undefined)
            request.on('finish', onSent);
        const removeListener = this.#abortListeners.add(signal, reason => {
            // A request that still waits for the proxy emits no event when it is destroyed.
            reject(reason);
            // The request itself would end the response as if it was complete.
            if (response === undefined)
                request.destroy(reason);
            else
                response.destroy(reason);
        });
        request.on('error', error => reject(proxy === undefined ? error : explainTunnel(error, proxy, url)));
        request.on('close', () => {
            removeListener();
            // Without a response, for example after a protocol switch, no other event is emitted.
            if (response === undefined)
                reject(new Error('the connection was closed without a response'));
        });
        if (idleTimeoutMs !== undefined)
            request.setTimeout(idleTimeoutMs, () => request.destroy(new Error(`the connection was idle for ${idleTimeoutMs / 1000} s`)));
        if (isStream(body))
            stream(body.stream, request);
        else
            request.end(body);
        try {
            return await promise;
        }
        catch (error) {
            removeListener();
            throw error;
        }
    }
    #agentFor(url, proxy) {
        // Disposing a client leaves its tunnels open, which would keep the process alive, so tunnels are not kept.
        const keepAlive = proxy === undefined;
        const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'}`;
        let client = this.#clients.get(kind);
        if (client === undefined) {
            client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(undefined, [], { keepAlive, maxSockets: MAX_SOCKETS });
            this.#clients.set(kind, client);
        }
        return client.getAgent(url.href);
    }
    /** Idle connections would keep the process alive. */
    [Symbol.dispose]() {
        for (const client of this.#clients.values())
            client.dispose();
    }
}
/** One event listener for all requests with the same signal: one for each takes as long as signing the request. */
class AbortListeners {
    #bySignal = new Map();
    /** Returns the function that removes the listener. */
    add(signal, listener) {
        const listeners = this.#bySignal.get(signal) ?? new _open_items_js__WEBPACK_IMPORTED_MODULE_7__/* .OpenItems */ .x();
        if (listeners.size === 0) {
            this.#bySignal.set(signal, listeners);
            signal.addEventListener('abort', this.#onAbort);
        }
        const remove = listeners.add(listener);
        return () => {
            remove();
            if (listeners.size > 0 || this.#bySignal.get(signal) !== listeners)
                return;
            this.#bySignal.delete(signal);
            signal.removeEventListener('abort', this.#onAbort);
        };
    }
    #onAbort = ({ target }) => {
        const signal = target;
        for (const listener of this.#bySignal.get(signal)?.all() ?? [])
            listener(signal.reason);
    };
}
/** Whether requests to this address go through a proxy. */
function isProxied(url) {
    return (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_1__/* .getProxyUrl */ .s)(url) !== undefined;
}
function isStream(body) {
    return typeof body === 'object' && 'stream' in body;
}
function sizeOf(body) {
    if (typeof body === 'string')
        return Buffer.byteLength(body);
    return isStream(body) ? body.size : body.byteLength;
}
function stream(body, request) {
    body.on('error', error => request.destroy(error));
    request.on('close', () => body.destroy());
    // A server can reject a request before it has read the body: then the rest of the body is not sent.
    request.on('response', response => {
        if (request.writableFinished)
            return;
        body.unpipe(request);
        response.on('close', () => request.destroy());
    });
    body.pipe(request);
}
/** The proxy did not open a connection: the request was not sent. */
class NoTunnel extends Error {
    /** As in errors of Node for a connection that failed. */
    syscall = 'connect';
}
/** The toolkit's agent reports problems with the tunnel only in the message of the error. */
function explainTunnel(error, proxy, { host }) {
    const [, statusText, connectError] = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? [];
    if (connectError !== undefined) {
        return new NoTunnel(`the proxy ${proxy.host} could not be reached: ${connectError}`);
    }
    if (statusText === undefined)
        return error;
    const status = Number(statusText);
    if (status === 407) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('proxy-blocked', `The proxy ${proxy.host} requires other credentials for ${host} (HTTP 407).`, {
            advice: 'Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.',
            cause: error
        });
    }
    if (!(0,_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .isTransient */ .dg)(status)) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_4__/* .Failure */ .HR('proxy-blocked', `The proxy ${proxy.host} blocked the connection to ${host} (HTTP ${status}).`, { cause: error });
    }
    return new NoTunnel(`the proxy ${proxy.host} responded with HTTP ${status}`);
}


/***/ }),

/***/ 63295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12684);


/**
 * A request without the expected response. All clients use this class: it describes
 * what happened to the request, and each client decides what a status means.
 */
class HttpError extends Error {
    name = 'HttpError';
    /** Of the response; undefined when there was none, or only a part of it. */
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
    constructor(message, about = {}) {
        super(message, about.cause === undefined ? undefined : { cause: about.cause });
        const { response, now = 0 } = about;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.body = response?.body ?? '';
        this.waitMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(this.headers, now);
        this.code = about.code ?? codeOf(about.cause);
        this.maybeReceived = about.maybeReceived ?? true;
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

/***/ 74721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ OpenItems)
/* harmony export */ });
/**
 * What is open at the moment, such as requests. Not a `Set`: V8 moves the entries of a set to a new table from time to
 * time, and the old table refers to the new one. Once such a table is among the old objects, which are collected late,
 * everything that is added afterwards stays in memory with it: publishing needed 100 MB more.
 */
class OpenItems {
    #entries = [];
    get size() {
        return this.#entries.length;
    }
    /** Returns the function that removes the item. It can be called again. */
    add(item) {
        const entry = { item, index: this.#entries.length };
        this.#entries.push(entry);
        return () => {
            if (this.#entries[entry.index] !== entry)
                return;
            const last = this.#entries.pop();
            if (last === undefined || last === entry)
                return;
            last.index = entry.index;
            this.#entries[entry.index] = last;
        };
    }
    /** A copy: items may be removed while it is used. */
    all() {
        return this.#entries.map(({ item }) => item);
    }
}


/***/ }),

/***/ 12684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ MAX_UNREACHABLE_ATTEMPTS),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   ag: () => (/* binding */ RetryDelay),
/* harmony export */   bD: () => (/* binding */ withRetry),
/* harmony export */   dg: () => (/* binding */ isTransient)
/* harmony export */ });
/* unused harmony exports backoffMs, retryDelayMs */
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5426);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91038);



const FIRST_CEILING_MS = 500;
const MAX_CEILING_MS = 30_000;
/** Added to a delay that the server asked for: enough to spread many runners without a much longer wait. */
const MAX_CEILING_AFTER_WAIT_MS = 8000;
/**
 * A host that was never reached is more often a wrong address than an outage, so the number of attempts is limited.
 * Once a server has responded, it is retried until the run's timeout.
 */
const MAX_UNREACHABLE_ATTEMPTS = 8;
/** HTTP statuses of temporary errors: the one rule for the service, stores, GitHub and CDNs. */
function isTransient(status) {
    return status === 408 || status === 429 || status >= 500;
}
/** Full jitter: a random delay below a ceiling that doubles, so that many runners spread out. */
function backoffMs(attempt, random, ceilingMs = MAX_CEILING_MS) {
    return random() * Math.min(ceilingMs, FIRST_CEILING_MS * 2 ** (attempt - 1));
}
/** The delay before the next attempt: what the server asked for, if it did, plus jitter. */
function retryDelayMs(attempt, waitMs, random) {
    if (waitMs === undefined)
        return backoffMs(attempt, random);
    return waitMs + backoffMs(attempt, random, MAX_CEILING_AFTER_WAIT_MS);
}
// Date.parse accepts nearly anything as a date, and a run would sleep until then.
const HTTP_DATE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/;
/** The delay in a `Retry-After` header: seconds, or a date by the server's own clock. */
function retryAfterMs(headers, now) {
    const value = headers['retry-after']?.trim();
    if (value === undefined)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(value))
        return Number(value) * 1000;
    const then = HTTP_DATE.test(value) ? Date.parse(value) : NaN;
    if (Number.isNaN(then))
        return undefined;
    const serverNow = Date.parse(headers.date ?? '');
    return Math.max(0, then - (Number.isNaN(serverNow) ? now : serverNow));
}
/** Waits between attempts, longer after each failure in a row. For callers that have a loop of their own. */
class RetryDelay {
    #what;
    #context;
    #failures = 0;
    #lastError;
    constructor(what, context) {
        this.#what = what;
        this.#context = context;
    }
    /** Failures since the last success. */
    get failures() {
        return this.#failures;
    }
    succeeded() {
        this.#failures = 0;
    }
    async afterFailure(error, waitMs) {
        const { clock, random, log, signal } = this.#context;
        this.#failures += 1;
        this.#lastError = error;
        const delay = retryDelayMs(this.#failures, waitMs, random);
        log.info(`${this.#what}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}. Retrying in ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(delay)}.`);
        try {
            await clock.sleep(delay, signal);
        }
        catch (stop) {
            throw this.explain(stop);
        }
    }
    /** Adds the last error that was retried to a timeout. */
    explain(error) {
        if (!(error instanceof _stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA) || this.#lastError === undefined || error.cause !== undefined)
            return error;
        return new _stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA(error.message, { cause: this.#lastError });
    }
}
/** Repeats a call while `decide` says so, until the run's timeout. The error that is thrown is the call's own last one. */
async function withRetry(what, call, decide, context) {
    const delay = new RetryDelay(what, context);
    for (;;) {
        try {
            return await call();
        }
        catch (error) {
            if (context.signal.aborted)
                throw delay.explain(context.signal.reason);
            const decision = decide(error, delay.failures + 1);
            if (!decision.retry)
                throw error;
            await delay.afterFailure(error, decision.waitMs);
        }
    }
}


/***/ }),

/***/ 89375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91038);



/** What is wrong with an input, as text that follows its name. */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
}
/** An input whose text is parsed. */
function field(parse) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is missing'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
        const parsed = parse(value);
        if (!(parsed instanceof Problem))
            return parsed;
        context.issues.push(...parsed.messages.map(message => ({ code: 'custom', message, input: value })));
        return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }));
}
/** An input that must be set. `hint` says where its value comes from. */
function required(hint, input) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(`is missing: ${hint}`), input);
}
/** An input whose text is only checked. */
function text(problemOf) {
    return field(value => {
        const problem = problemOf(value);
        return problem === undefined ? value : new Problem(problem);
    });
}
const MAX_MS = 7 * 24 * 3_600_000;
const duration = field(value => {
    const ms = (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(value);
    if (ms === undefined) {
        return new Problem(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`);
    }
    return ms > 0 && ms <= MAX_MS
        ? ms
        : new Problem(`${value} is out of range: it must be more than zero and at most 7 days`);
});
/** A whole number. */
const count = (max) => field(value => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
    ? Number(value)
    : new Problem(`"${value}" is not a number from 1 to ${max}`));
/** A share of something, from 0 to 1. */
const share = field(value => (0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShare */ .n8)(value) ?? new Problem(`"${value}" is not a percentage: use 20%, or a value from 0% to 100%`));
const flag = field(value => /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new Problem(`"${value}" is neither true nor false`));
function oneOf(choices) {
    return field(value => choices.find(choice => choice === value) ??
        new Problem(`"${value}" is not one of ${choices.join(', ')}`));
}
/** The entries of a list that is separated by commas or new lines. */
function entriesOf(value) {
    return value
        .split(/[\n,]/)
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}
/** Parses the inputs and reports every problem at once. `cross` finds problems between several inputs. */
function readFields(schema, given, cross = () => []) {
    const read = schema.safeParse(given);
    const own = (read.error?.issues ?? []).map(issue => {
        const name = String(issue.path[0]);
        return `\`${name}\` ${issue.message}`;
    });
    const problems = [...own, ...cross(given)];
    if (read.success && problems.length === 0)
        return read.data;
    const list = problems.map(problem => `- ${problem}`).join('\n');
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('invalid-input', `Invalid input:\n${list}`);
}


/***/ }),

/***/ 27076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30306);

/**
 * Text of unknown origin as Markdown that shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also turns bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs into links, partly after it has decoded character references, so a tag without width interrupts these.
 */
function escapeMarkdown(text) {
    return text.replace(/\s+/g, ' ').replace(UNSAFE, match => {
        if (COMMIT_SHA.test(match))
            return match.replace(/.{6}(?=.)/g, `$&${BREAK}`);
        if (match === '@' || match === '#')
            return `${characterReference(match)}${BREAK}`;
        return AUTOLINK_START.test(match) ? `${match}${BREAK}` : characterReference(match);
    });
}
const BREAK = '<wbr>';
const UNSAFE = /\/(?=\/)|\bwww(?=\.)|\bGH-(?=\d)|(?<!\w)[0-9a-f]{7,40}(?!\w)|[\\`*_~[\]<>&|$#!@"']/gi;
const COMMIT_SHA = /^[0-9a-f]{7,40}$/i;
const AUTOLINK_START = /^(\/|www|GH-)$/i;
function characterReference(character) {
    return `&#${character.charCodeAt(0)};`;
}
/** Monospaced. A tag, since backticks would need counting and a `|` between them still ends a table cell. */
function code(text) {
    return `<code>${escapeMarkdown(text)}</code>`;
}
/** A message of the action: escaped like any text, except that backticks mark code. */
function sentence(text) {
    return text
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
        .join('');
}
/** A link when the address is one that a browser may open, otherwise the text alone. */
function link(text, address) {
    const url = address === undefined ? null : (0,_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(address);
    if (url === null || !/^https?:$/.test(url.protocol))
        return escapeMarkdown(text);
    const target = url.href.replace(/[()|`\\<>"'*_[\]]/g, character => {
        return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return `[${escapeMarkdown(text)}](${target})`;
}
/** Cells are Markdown already. A row that has fewer cells than the header is filled up by the renderer. */
function table(header, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
/** An alert box of GitHub. Paragraphs are Markdown already. */
function alert(kind, paragraphs) {
    return [
        `> [!${kind}]`,
        paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`).join('\n>\n')
    ].join('\n');
}
/** Long texts end in an ellipsis, never inside of a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 4241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;'
};
/** Text for HTML and XML, in elements and in quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '');
}


/***/ }),

/***/ 84645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// UNUSED EXPORTS: escapeCommands

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./.build/runtime/clock.js

// A timer that is set for longer fires at once.
const MAX_SLEEP_MS = 2 ** 31 - 1;
const systemClock = {
    // Not Date.now(): a runner whose wall clock is corrected mid-run must not see time jump.
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        try {
            await (0,promises_.setTimeout)(Math.min(ms, MAX_SLEEP_MS), undefined, { signal });
        }
        catch (error) {
            signal.throwIfAborted();
            throw error;
        }
    },
    repeat(ms, work) {
        // The process may exit although the timer is still active.
        const timer = setInterval(() => void work(), ms).unref();
        return () => clearInterval(timer);
    }
};

// EXTERNAL MODULE: ./.build/runtime/docs-url.js
var docs_url = __webpack_require__(45178);
// EXTERNAL MODULE: ./.build/runtime/failure-alert.js
var failure_alert = __webpack_require__(22464);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var runtime_failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/runtime/http/agent-http.js
var agent_http = __webpack_require__(5408);
// EXTERNAL MODULE: ./.build/runtime/secrets.js
var runtime_secrets = __webpack_require__(22880);
// EXTERNAL MODULE: ./.build/runtime/stop-reason.js
var stop_reason = __webpack_require__(5426);
;// CONCATENATED MODULE: ./.build/runtime/run.js








/** The runner kills the process 7.5 seconds after the first signal; the design promises two. */
const MAX_CLEANUP_MS = 1500;
/** Runs an action: sets the exit code, and reports at most one error. */
async function run(inputs, action) {
    // If the process ends before the work is done, for example with an empty event loop, that must not be a success.
    process.exitCode = 1;
    process.once('beforeExit', () => {
        if (process.exitCode !== 0 && !failed)
            report(new Error('the run stopped before it was complete'));
    });
    process.once('uncaughtException', error => {
        report(error);
        process.exit(1);
    });
    // A reader of the log cannot fix deprecations inside dependencies.
    process.noDeprecation = true;
    const given = readInputs(inputs);
    const http = new agent_http/* AgentHttp */.A('static-docs-export');
    try {
        await action(given, {
            log: runnerLog,
            clock: systemClock,
            random: Math.random,
            signal: cancellation(),
            http,
            setOutput: core/* setOutput */.uH,
            writeSummary
        });
        process.exitCode = 0;
    }
    catch (error) {
        report(error);
        if (!hasSummary)
            await writeFailureSummary(error);
    }
    http[Symbol.dispose]();
    // A connection that a library keeps open must not delay the end of the step.
    setTimeout(() => process.exit(), MAX_CLEANUP_MS).unref();
}
function readInputs({ names, secrets, secretHeaders }) {
    const given = Object.fromEntries(names.map(name => [name, core/* getInput */.V4(name)]).filter(([, value]) => value !== ''));
    // Before anything else happens: every later line may contain a secret.
    const values = [
        ...secrets.flatMap(name => given[name] ?? []),
        ...(secretHeaders === undefined ? [] : (0,runtime_secrets/* headerSecrets */.n3)(given[secretHeaders] ?? ''))
    ];
    for (const secret of values) {
        for (const variant of new Set([secret, ...(0,runtime_secrets/* encodedVariants */.r4)(secret)]))
            core/* setSecret */.Pq(variant);
    }
    return given;
}
function cancellation() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        // Not once: a second signal must not kill the process in the middle of its cleanup.
        process.on(name, () => {
            controller.abort(new stop_reason/* Canceled */.Or(`stopped by ${name}`));
            setTimeout(() => {
                report(new runtime_failure/* Failure */.HR('canceled', 'The run was canceled, and ended before all temporary files were removed.'));
                process.exit(1);
            }, MAX_CLEANUP_MS).unref();
        });
    }
    return controller.signal;
}
let failed = false;
/** The only place that fails the step. */
function report(error) {
    if (failed)
        return;
    failed = true;
    const { code, message, advice, cause } = (0,runtime_failure/* asFailure */.h_)(error);
    core/* setFailed */.C1(`${message}\n${advice}\nMore about this error: ${(0,docs_url/* errorsPage */.P)(process.env)}#${code}`);
    if (cause !== undefined)
        core/* debug */.Yz(`Cause: ${(cause instanceof Error && cause.stack) || (0,runtime_failure/* reasonOf */.A3)(cause)}`);
}
/** For a run that ended before it wrote a summary of its own, for example because of invalid input. */
async function writeFailureSummary(error) {
    const failure = (0,runtime_failure/* asFailure */.h_)(error);
    const box = (0,failure_alert/* failureAlert */.V)(failure, (0,docs_url/* errorsPage */.P)(process.env));
    const heading = failure.code === 'invalid-input' ? 'Invalid input' : 'The action failed';
    await writeSummary(`## ❌ ${heading}\n\n${box}\n`);
}
let hasSummary = false;
async function writeSummary(markdown) {
    hasSummary = true;
    // Outside of a workflow there is no summary to write to.
    if (process.env['GITHUB_STEP_SUMMARY'] === undefined)
        return;
    try {
        await core/* summary */.z.addRaw(markdown).write();
    }
    catch (error) {
        core/* warning */.$e(`The job summary could not be written: ${(0,runtime_failure/* reasonOf */.A3)(error)}`);
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
    info: line => core/* info */.pq(escapeCommands(line)),
    debug: core/* debug */.Yz,
    notice: text => core/* notice */.lm(text),
    warning: text => core/* warning */.$e(text),
    group: async (title, stage) => await core/* group */.Os(title, stage),
    mask: core/* setSecret */.Pq
};


/***/ }),

/***/ 22880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   n3: () => (/* binding */ headerSecrets),
/* harmony export */   r4: () => (/* binding */ encodedVariants)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42054);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4241);


/** Masking less than this would hide ordinary words and numbers everywhere in the log. */
const MIN_LENGTH = 6;
/**
 * The forms in which one secret can appear: unchanged, percent-encoded or decoded (in an address), inside JSON, HTML or
 * XML (in the error response of a server that repeats what it received). The runner itself adds the Base64 forms.
 */
function encodedVariants(secret) {
    const plain = [secret, (0,_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(secret) ?? secret];
    const variants = plain.flatMap(text => [
        text,
        encodeURIComponent(text),
        encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
        JSON.stringify(text).slice(1, -1),
        // Go and .NET escape these inside JSON, PHP escapes the slash.
        JSON.stringify(text).slice(1, -1).replace(/[&<>]/g, unicodeEscape),
        JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
        (0,_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(text)
    ]);
    return [...new Set(variants)].filter(variant => variant.trim().length >= MIN_LENGTH);
}
/** Shorter values, and words like `true`, are not secrets, and masking them would drop outputs that contain them. */
const MIN_HEADER_SECRET = 4;
const NO_SECRET = /^(?:true|false|none)$/i;
/** What is secret in lines of `Name: value`: each value, its token without the scheme, and the password inside it. */
function headerSecrets(lines) {
    const values = lines.split('\n').map(line => line.slice(line.indexOf(':') + 1).trim());
    const secrets = values.flatMap(value => {
        const [, basic] = /^basic\s+(\S+)$/i.exec(value) ?? [];
        const account = basic === undefined ? '' : Buffer.from(basic, 'base64').toString();
        return [value, value.replace(/^\S+\s+/, ''), account, account.slice(account.indexOf(':') + 1)];
    });
    return [...new Set(secrets)].filter(secret => secret.length >= MIN_HEADER_SECRET && !NO_SECRET.test(secret));
}
/** Replaces these secrets in a text, in all their forms: a server repeats parts of a request in its errors. */
function redactor(secrets) {
    const variants = secrets.flatMap(secret => secret === undefined ? [] : [secret, ...encodedVariants(secret)]);
    return text => variants.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text);
}
function unicodeEscape(character) {
    return `\\u00${character.charCodeAt(0).toString(16)}`;
}


/***/ }),

/***/ 5426:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ TimedOut),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Or: () => (/* binding */ Canceled),
/* harmony export */   cV: () => (/* binding */ explainStop),
/* harmony export */   jX: () => (/* binding */ isStop)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91038);


/** The run's `timeout` has passed. The cause is the last error that was retried, if there was one. */
class TimedOut extends Error {
    name = 'TimedOut';
}
/** The runner, or a person at a keyboard, stopped the run. */
class Canceled extends Error {
    name = 'Canceled';
}
/** The run was stopped, so nothing else is worth reporting. */
function isStop(error) {
    return error instanceof TimedOut || error instanceof Canceled;
}
/** Aborts as `signal` does, or with TimedOut after `ms`, whichever comes first. */
function withDeadline(signal, ms) {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(new TimedOut(`not done within ${ms} ms`)), ms).unref();
    return AbortSignal.any([signal, deadline.signal]);
}
/** Turns a timeout or a cancellation into a Failure that says what is still in progress. Other errors pass unchanged. */
function explainStop(error, { timeoutMs, state, advice }) {
    if (error instanceof TimedOut) {
        const lastError = error.cause === undefined ? '' : ` The last error was: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error.cause)}.`;
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', `Timed out after ${(0,_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}.${lastError} ${state}`, {
            advice: `${advice} Increase \`timeout\` if the work needs longer.`,
            cause: error
        });
    }
    if (error instanceof Canceled) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('canceled', `The run was canceled. ${state}`, { advice, cause: error });
    }
    return error;
}


/***/ })

};
