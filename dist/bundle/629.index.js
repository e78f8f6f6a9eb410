export const id = 629;
export const ids = [629];
export const modules = {

/***/ 96421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23945);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18667);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** The text of a problem follows the name of the input. */
function field(parse) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is missing'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
        const parsed = parse(value);
        if (!(parsed instanceof _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
            return parsed;
        context.issues.push(...parsed.messages.map(message => ({ code: 'custom', message, input: value })));
        return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
    }));
}
/** An input that must be set. `hint` says where its value comes from. */
function required(hint, input) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(`is missing: ${hint}`), input);
}
function text(problemOf) {
    return field(value => {
        const problem = problemOf(value);
        return problem === undefined ? value : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(problem);
    });
}
const MAX_MS = 7 * 24 * 3_600_000;
const duration = field(value => {
    const ms = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(value);
    if (ms === undefined)
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`);
    return ms > 0 && ms <= MAX_MS
        ? ms
        : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${value} is out of range: it must be more than zero and at most 7 days`);
});
const count = (max) => field(value => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
    ? Number(value)
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a number from 1 to ${max}`));
const share = field(value => (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShare */ .n8)(value) ?? new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a percentage: use 20%, or a value from 0% to 100%`));
const flag = field(value => /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is neither true nor false`));
function oneOf(choices) {
    return field(value => choices.find(choice => choice === value) ??
        new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not one of ${choices.join(', ')}`));
}
/** An http(s) address without more than a path. `instead`: what to do with a user name or password. */
function webAddress(value, instead = 'remove them') {
    const url = (0,_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(value);
    if (url === null || !/^https?:$/.test(url.protocol))
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a URL: it must begin with https://`);
    if (url.username !== '' || url.password !== '')
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`contains a user name or password: ${instead}`);
    return url.search === '' && url.hash === '' ? url : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('contains a query or fragment: remove it');
}
function entriesOf(value) {
    return value
        .split(/[\n,]/)
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}
/** Parses the inputs and reports every problem at once. `combine`: values that depend on several inputs. */
function readFields(schema, given, combine) {
    const entries = Object.entries(schema.shape).map(([name, input]) => {
        const { success, data, error } = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xL(input, given[name]);
        if (success)
            return [name, data];
        return [name, new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(...error.issues.map(({ message }) => `\`${name}\` ${message}`))];
    });
    const parsed = Object.fromEntries(entries);
    const more = combine(parsed);
    const messages = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesIn */ .ww)([...Object.values(parsed), ...Object.values(more)]);
    if (messages.length === 0)
        return { ...parsed, ...more };
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('invalid-input', `Invalid input:\n${messages.map(each => `- ${each}`).join('\n')}`);
}


/***/ }),

/***/ 19614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

// A timer that is set for longer fires at once.
const MAX_SLEEP_MS = 2 ** 31 - 1;
const systemClock = {
    // Not Date.now(): a runner whose wall clock is corrected mid-run must not see time jump.
    now: () => performance.timeOrigin + performance.now(),
    latest: () => Math.max(systemClock.now(), Date.now()),
    async sleep(ms, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(ms, MAX_SLEEP_MS), undefined, { signal });
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


/***/ }),

/***/ 23141:
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

/***/ 53361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ errorsPage),
/* harmony export */   f: () => (/* binding */ docsUrl)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


// In the bundle, this file is two folders below the root, too.
const root = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL('../..', new URL(...['../runtime/docs-url.js', import.meta.url]).href));
/**
 * Where the documentation of this version of the action is: the runner says which repository and version is running.
 * Empty when it does not.
 */
function docsUrl(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : '';
}
/** On the command line, the file of this installation. */
function errorsPage(env) {
    const url = docsUrl(env);
    return url === '' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, 'docs', 'errors.md') : `${url}docs/errors.md`;
}


/***/ }),

/***/ 17278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ AgentHttp),
  NU: () => (/* binding */ ConnectionClosed),
  OX: () => (/* binding */ PROXY_CREDENTIALS)
});

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(22779);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(19783);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/runtime/http/open-items.js
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

// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/deferred.js
var deferred = __webpack_require__(23141);
;// CONCATENATED MODULE: ./.build/src/runtime/http/agent-http.js










/** The connection was closed before there was a response. */
class ConnectionClosed extends Error {
    name = 'ConnectionClosed';
    code = 'ECONNRESET';
    /** The connection was used before: a server may close it at any moment while it is idle. */
    isReused;
    constructor(isReused, cause) {
        super('the connection was closed without a response', { cause });
        this.isReused = isReused;
    }
}
/** No request was sent: a firewall often does not respond at all, or the proxy opened no tunnel. */
class NotConnected extends Error {
    /** As in errors of Node for a connection that failed. */
    syscall = 'connect';
    unreachableHost;
    constructor(message, unreachableHost) {
        super(message);
        this.unreachableHost = unreachableHost;
    }
}
/** Callers limit their requests themselves: publishing has the highest limit. */
const MAX_SOCKETS = 256;
const CONNECT_TIMEOUT_MS = 15_000;
const MAX_LENIENT_HEADER_BYTES = 32_768;
/**
 * The agents are those of the toolkit's client, which implements `https_proxy` and `no_proxy`. The requests are Node's
 * own: the client cannot be aborted, does not report a truncated body, and streams half as fast.
 */
class AgentHttp {
    // One client per kind of connection: a client keeps its first agent, whatever the address of the next request.
    #clients = new Map();
    #abortListeners = new AbortListeners();
    #userAgent;
    #connectTimeoutMs;
    constructor(userAgent, connectTimeoutMs = CONNECT_TIMEOUT_MS) {
        this.#userAgent = userAgent;
        this.#connectTimeoutMs = connectTimeoutMs;
    }
    async send(options) {
        const { method, url, headers, body, signal, lookup, onSent } = options;
        signal.throwIfAborted();
        const proxy = (0,lib_proxy/* getProxyUrl */.s)(url);
        const { promise, resolve, reject } = (0,deferred/* deferred */.y)();
        const request = (url.protocol === 'https:' ? external_node_https_ : external_node_http_).request(url, {
            method,
            agent: options.needsNewConnection === true && proxy === undefined ? false : this.#agentFor(url, proxy),
            ...(lookup !== undefined && { lookup }),
            ...(options.isLenient === true && {
                insecureHTTPParser: true,
                maxHeaderSize: MAX_LENIENT_HEADER_BYTES
            }),
            headers: {
                'user-agent': this.#userAgent,
                ...(body !== undefined && { 'content-length': String(sizeOf(body)) }),
                ...headers
            }
        });
        let response;
        const stop = (reason) => {
            // A request that still waits for the proxy emits no event when it is destroyed.
            reject(reason);
            // The request itself would end the response as if it was complete.
            if (response === undefined)
                request.destroy(reason);
            else
                response.destroy(reason);
        };
        const end = this.#watch(request, options, stop);
        request.on('response', received => {
            response = received;
            resolve(received);
        });
        if (onSent !== undefined)
            request.on('finish', onSent);
        request.on('error', error => {
            // Node ends a response without a length as if it was complete, also when the connection was reset.
            if (response?.complete === false)
                response.destroy(error);
            if (proxy !== undefined)
                reject(explainTunnel(error, proxy, url));
            else
                reject(isClosed(error) ? new ConnectionClosed(request.reusedSocket, error) : error);
        });
        request.on('close', () => {
            end();
            // Without a response, for example after a protocol switch, no other event is emitted.
            if (response === undefined)
                reject(new ConnectionClosed(false));
        });
        if (isStream(body))
            stream(body.stream, request);
        else
            request.end(body);
        try {
            return await promise;
        }
        catch (error) {
            end();
            throw error;
        }
    }
    /** Stops the request when one of its limits is reached. Returns the function that ends that. */
    #watch(request, { url, signal, idleTimeoutMs, totalTimeoutMs }, stop) {
        const { host } = url;
        let isConnected = false;
        const removeListener = this.#abortListeners.add(signal, reason => {
            // A run with a short timeout has to say what it waited for.
            const isExplained = reason instanceof stop_reason/* TimedOut */.GA && !isConnected;
            const cause = new NotConnected(`there is no connection to ${host}`, host);
            stop(isExplained ? new stop_reason/* TimedOut */.GA(reason.message, { cause }) : reason);
        });
        const connect = setTimeout(() => {
            const limit = (0,units/* formatDuration */.a3)(this.#connectTimeoutMs);
            stop(new NotConnected(`there was no connection to ${host} after ${limit}`, host));
        }, this.#connectTimeoutMs).unref();
        const connected = () => {
            isConnected = true;
            clearTimeout(connect);
        };
        request.on('socket', (socket) => {
            if (!socket.connecting && socket.secureConnecting !== true)
                connected();
            else
                socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
        });
        if (idleTimeoutMs !== undefined)
            request.setTimeout(idleTimeoutMs, () => stop(new Error(`the connection was idle for ${(0,units/* formatDuration */.a3)(idleTimeoutMs)}`)));
        const stopLate = () => {
            const limit = (0,units/* formatDuration */.a3)(totalTimeoutMs ?? 0);
            stop(new Error(`the response was not complete after ${limit}`));
        };
        const total = totalTimeoutMs === undefined ? undefined : setTimeout(stopLate, totalTimeoutMs);
        return () => {
            removeListener();
            clearTimeout(connect);
            clearTimeout(total);
        };
    }
    #agentFor(url, proxy) {
        // Disposing a client leaves its tunnels open, which would keep the process alive, so tunnels are not kept.
        const keepAlive = proxy === undefined;
        const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'}`;
        const client = this.#clients.get(kind) ?? new lib/* HttpClient */.Qq(undefined, [], { keepAlive, maxSockets: MAX_SOCKETS });
        this.#clients.set(kind, client);
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
        const listeners = this.#bySignal.get(signal) ?? new OpenItems();
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
function isClosed({ code }) {
    return code === 'ECONNRESET' || code === 'EPIPE';
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
/** The toolkit's agent reports problems with the tunnel only in the message of the error. */
function explainTunnel(error, proxy, { host }) {
    const [, statusText, connectError] = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? [];
    if (connectError !== undefined)
        return new NotConnected(`the proxy ${proxy.host} could not be reached: ${connectError}`, proxy.host);
    if (statusText === undefined)
        return error;
    const status = Number(statusText);
    if (status !== 407 && (0,retry/* isTransient */.dg)(status))
        return new NotConnected(`the proxy ${proxy.host} responded with HTTP ${status}`, proxy.host);
    const what = status === 407 ? `requires other credentials for ${host}` : `blocked the connection to ${host}`;
    const advice = status === 407 ? PROXY_CREDENTIALS : undefined;
    return new failure/* Failure */.HR('proxy-blocked', `The proxy ${proxy.host} ${what} (HTTP ${status}).`, {
        advice,
        cause: error
    });
}
const PROXY_CREDENTIALS = 'Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.';


/***/ }),

/***/ 18459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ MAX_UNREACHABLE_ATTEMPTS),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   ag: () => (/* binding */ RetryDelay),
/* harmony export */   bD: () => (/* binding */ withRetry),
/* harmony export */   dg: () => (/* binding */ isTransient)
/* harmony export */ });
/* unused harmony exports backoffMs, retryDelayMs */
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88747);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);



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
        log.info(`${this.#what}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}. Retrying in ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(delay)}.`);
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
                throw delay.explain(timeoutIn(error) ?? context.signal.reason);
            const decision = decide(error, delay.failures + 1);
            if (!decision.retry)
                throw error;
            await delay.afterFailure(error, decision.waitMs);
        }
    }
}
/** A timeout while there was no connection says to which host. */
function timeoutIn(error) {
    const { cause } = Object(error);
    return [error, cause].find(each => each instanceof _stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA);
}


/***/ }),

/***/ 14217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ redactor),
/* harmony export */   Cq: () => (/* binding */ MIN_SECRET),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   n3: () => (/* binding */ headerSecrets),
/* harmony export */   r4: () => (/* binding */ encodedVariants)
/* harmony export */ });
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _text_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4240);


/** Masking less than this would hide ordinary words and numbers everywhere in the log. */
const MIN_SECRET = 6;
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
        (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(text)
    ]);
    return [...new Set(variants)].filter(variant => variant.trim().length >= MIN_SECRET);
}
/** Shorter values, and words like `true`, are not secrets, and masking them would drop outputs that contain them. */
const MIN_HEADER_SECRET = 4;
const NO_SECRET = /^(?:true|false|none)$/i;
/**
 * What is secret in lines of `Name: value`: each value, its token without the scheme, the password inside it, and the
 * values of cookies.
 */
function headerSecrets(lines) {
    const values = lines.split('\n').map(line => line.slice(line.indexOf(':') + 1).trim());
    const secrets = values.flatMap(value => {
        const [, basic] = /^basic\s+(\S+)$/i.exec(value) ?? [];
        const account = basic === undefined ? '' : Buffer.from(basic, 'base64').toString();
        const cookies = value.split(';').map(pair => /^[^=]+=\s*"?([^"]*)/.exec(pair)?.[1]?.trim() ?? '');
        return [value, value.replace(/^\S+\s+/, ''), account, account.slice(account.indexOf(':') + 1), ...cookies];
    });
    return [...new Set(secrets)].filter(secret => secret.length >= MIN_HEADER_SECRET && !NO_SECRET.test(secret));
}
/** All forms of these secrets, to mask or to replace. */
function formsOf(secrets) {
    return new Set(secrets.flatMap(secret => (secret === undefined ? [] : [secret, ...encodedVariants(secret)])));
}
/** Replaces these secrets in a text: a server repeats parts of a request in its errors. */
function redactor(secrets) {
    const forms = [...formsOf(secrets)];
    return text => forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), text);
}
function unicodeEscape(character) {
    return `\\u00${character.charCodeAt(0).toString(16)}`;
}


/***/ }),

/***/ 88747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ untilAborted),
/* harmony export */   GA: () => (/* binding */ TimedOut),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Or: () => (/* binding */ Canceled),
/* harmony export */   cV: () => (/* binding */ explainStop),
/* harmony export */   jX: () => (/* binding */ isStop)
/* harmony export */ });
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23141);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);



/** The run's `timeout` has passed. The cause is the last error that was retried, if there was one. */
class TimedOut extends Error {
    name = 'TimedOut';
}
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
/** For work that takes no signal, or ignores it: the run stops waiting for it. */
async function untilAborted(signal, work) {
    signal.throwIfAborted();
    const aborted = (0,_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .deferred */ .y)();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([work(), aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** Turns a timeout or a cancellation into a Failure that says what is still in progress. Other errors pass unchanged. */
function explainStop(error, { timeoutMs, state, advice }) {
    if (error instanceof TimedOut) {
        const lastError = error.cause === undefined ? '' : ` The last error was: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error.cause)}.`;
        const { unreachableHost: host } = Object(error.cause);
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', `Timed out after ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}.${lastError} ${state}`, {
            advice: host !== undefined
                ? `Check the address ${host}, and whether this runner can reach it: DNS, firewall, \`https_proxy\` and \`no_proxy\`. ${advice}`
                : `${advice} Increase \`timeout\` if the work needs longer.`,
            cause: error
        });
    }
    if (error instanceof Canceled)
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('canceled', `The run was canceled. ${state}`, { advice, cause: error });
    return error;
}


/***/ }),

/***/ 16081:
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
/* harmony import */ var _parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18667);

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
    const quoted = paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`);
    return [`> [!${kind}]`, quoted.join('\n>\n')].join('\n');
}
/** Long texts end in an ellipsis, never inside of a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 4240:
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


/***/ })

};
