export const id = 3039;
export const ids = [3039];
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23945);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** Creates an input field. A problem message is shown after the input name. */
function field(parse) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is missing'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
        const parsed = parse(value);
        if (!(parsed instanceof _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
            return parsed;
        context.issues.push(...parsed.messages.map(message => ({ code: 'custom', message, input: value })));
        return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
    }));
}
/** A required input. `hint` explains where to get the value. */
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
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a whole number from 1 to ${max}`));
const share = field(value => (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShare */ .n8)(value) ??
    new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a percentage: use a value from 0% to 100%, such as 20%`));
const flag = field(value => /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is neither true nor false`));
function oneOf(choices) {
    return field(value => choices.find(choice => choice === value) ??
        new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not one of ${choices.join(', ')}`));
}
/** Parses an http(s) address. Rejects a query or fragment. `instead`: the advice for a user name or password. */
function webAddress(value, instead = 'remove them') {
    const url = (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(value);
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
/** Parses the inputs and reports all problems at once. `combine` returns values that depend on several inputs. */
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

/***/ 53361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ errorsPage),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   hF: () => (/* binding */ withPages),
/* harmony export */   xG: () => (/* binding */ docsPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


// Like this file, each bundle is two folders below the root.
const root = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL('../..', new URL(...['../runtime/docs-url.js', import.meta.url]).href));
/** Returns the documentation URL of the running version, or an empty string if the runner's variables are missing. */
function docsUrl(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : '';
}
/** Returns what precedes `docs/`: a URL, or on the command line the folder of this installation. */
function docsPlace(env) {
    return docsUrl(env) || root;
}
/** Replaces the names of documentation pages in advice with the addresses of these pages, which readers can open. */
function withPages(advice, errorsPage) {
    return advice.replaceAll(/(?<![\w/.-])docs\/([\w-]+\.md)/g, (_, page) => errorsPage.replace(/errors\.md$/, () => page));
}
/** Returns the URL of `docs/errors.md`. On the command line, returns the file's path in this installation. */
function errorsPage(env) {
    const url = docsUrl(env);
    return url === '' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, 'docs', 'errors.md') : `${url}docs/errors.md`;
}


/***/ }),

/***/ 17449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ isPrivate),
/* harmony export */   K3: () => (/* binding */ isInList),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cr: () => (/* binding */ isSafeAddress),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b::7f00:0 is the NAT64 form of 127.0.0.0.
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6');
function isLoopback(host) {
    const address = host.replace(/^\[|\]$/g, '');
    return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
}
/** Returns true if an address uses https, or http on this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Networks that are reachable only from this machine or its local network. */
const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, bits] of [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
    // NAT64 addresses, which can stand for private IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Returns true if a host name or address belongs to this machine or a private network. */
function isPrivate(host) {
    return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
/** Creates a lookup that fails if `problemOf` finds a problem with the resolved addresses. */
function checkedLookup(problemOf) {
    return (hostname, options, callback) => {
        node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}


/***/ }),

/***/ 13997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ AgentHttp),
/* harmony export */   NU: () => (/* binding */ ConnectionClosed),
/* harmony export */   OX: () => (/* binding */ PROXY_CREDENTIALS),
/* harmony export */   XW: () => (/* binding */ EarlyResponse),
/* harmony export */   hI: () => (/* binding */ ResponseTooSlow),
/* harmony export */   jB: () => (/* binding */ NotConnected),
/* harmony export */   tp: () => (/* binding */ MAX_CONNECTIONS)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22779);
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19783);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44708);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98362);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81529);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17449);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18459);
/* harmony import */ var _time_deferred_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72913);










/** The connection was closed before a response was received. */
class ConnectionClosed extends Error {
    name = 'ConnectionClosed';
    code = 'ECONNRESET';
    /** True for a reused connection. A server may close an idle connection at any time. */
    isReused;
    constructor(isReused, cause) {
        super('the connection was closed without a response', { cause });
        this.isReused = isReused;
    }
}
/** The server sent a successful response before it had received the whole request. */
class EarlyResponse extends Error {
    response;
    constructor(status, headers) {
        super(`the server responded with HTTP ${status} before it had received the request`);
        this.response = { status, headers };
    }
}
/** No request was sent, for example because a firewall does not respond or the proxy opened no tunnel. */
class NotConnected extends Error {
    /** Node's errors for failed connections have the same value. */
    syscall = 'connect';
    isProxy;
    constructor(message, isProxy = false) {
        super(message);
        this.isProxy = isProxy;
    }
}
/** The response was not complete within `totalTimeoutMs`. */
class ResponseTooSlow extends Error {
    name = 'ResponseTooSlow';
    constructor(limitMs) {
        super(`the response was not complete after ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(limitMs)}`);
    }
}
/** Also the maximum `concurrency` of the publish action, because more requests would wait for a connection. */
const MAX_CONNECTIONS = 256;
const CONNECT_TIMEOUT_MS = 15_000;
const MAX_LENIENT_HEADER_BYTES = 32_768;
/**
 * Uses Node's `request` with the agents of the toolkit's client, which implements `https_proxy` and `no_proxy`. The
 * client's own requests cannot be aborted, do not report a truncated body, and stream half as fast.
 */
class AgentHttp {
    // One client per kind of connection: a client keeps its first agent, even for requests to another address.
    #clients = new Map();
    #userAgent;
    #connectTimeoutMs;
    #trace;
    /** `trace` gets a line for each request, without the query of its address, which can be a signature. */
    constructor(userAgent, { connectTimeoutMs = CONNECT_TIMEOUT_MS, trace } = {}) {
        this.#userAgent = userAgent;
        this.#connectTimeoutMs = connectTimeoutMs;
        this.#trace = trace;
    }
    async send(options) {
        if (this.#trace === undefined)
            return await this.#send(options);
        const { method, url } = options;
        const startedAt = performance.now();
        const say = (end) => {
            const time = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(performance.now() - startedAt);
            this.#trace?.(`${method} ${url.origin}${url.pathname}: ${end} after ${time}`);
        };
        try {
            const response = await this.#send(options);
            say(`HTTP ${response.statusCode ?? 0}`);
            return response;
        }
        catch (error) {
            say((0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error));
            throw error;
        }
    }
    async #send(options) {
        const { method, url, headers, body, signal, lookup, onSent } = options;
        signal.throwIfAborted();
        // Local hosts never use the proxy. The toolkit recognizes fewer local host names than `isLoopback`.
        const proxy = (0,_address_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopback */ .U9)(url.hostname) ? undefined : (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_2__/* .getProxyUrl */ .s)(url);
        const { promise, resolve, reject } = (0,_time_deferred_js__WEBPACK_IMPORTED_MODULE_9__/* .deferred */ .y)();
        const request = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_4__ : node_http__WEBPACK_IMPORTED_MODULE_3__).request(url, {
            method,
            agent: options.needsNewConnection === true && proxy === undefined ? false : this.#agentFor(options, proxy),
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
            // Destroying a request that still waits for the proxy emits no event.
            reject(reason);
            // Destroying the request would end the response as if the response were complete.
            if (response === undefined)
                request.destroy(reason);
            else
                response.destroy(reason);
        };
        const end = this.#watch(request, options, stop);
        request.on('response', received => {
            response = received;
            const { statusCode: status = 0 } = received;
            // The response may belong to another request: the server has not received all of this request.
            if (!isWritten(request, sent()) && status >= 200 && status < 300)
                stop(new EarlyResponse(status, received.headers));
            else
                resolve(received);
        });
        if (onSent !== undefined)
            request.on('finish', onSent);
        request.on('error', error => {
            // Node ends a response without a length as if it were complete, even if the connection was reset.
            if (response?.complete === false)
                response.destroy(error);
            if (proxy !== undefined)
                reject(explainTunnel(error, proxy, url));
            else
                reject(isClosed(error) ? new ConnectionClosed(request.reusedSocket, error) : error);
        });
        request.on('close', () => {
            end();
            // If there is no response, for example after a protocol switch, no other event is emitted.
            if (response === undefined)
                reject(new ConnectionClosed(false));
        });
        const sent = isStream(body) ? stream(body.stream, request) : () => 0;
        if (!isStream(body))
            request.end(body);
        try {
            return await promise;
        }
        catch (error) {
            end();
            throw error;
        }
    }
    /** Stops the request when a limit is reached. Returns a function that removes the limits. */
    #watch(request, { url, signal, idleTimeoutMs, totalTimeoutMs }, stop) {
        const { host } = url;
        const onAbort = () => stop(signal.reason);
        // Each of many concurrent requests adds a listener.
        (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal);
        signal.addEventListener('abort', onAbort);
        const connect = setTimeout(() => {
            const limit = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(this.#connectTimeoutMs);
            stop(new NotConnected(`there was no connection to ${host} after ${limit}`));
        }, this.#connectTimeoutMs).unref();
        const connected = () => clearTimeout(connect);
        request.on('socket', (socket) => {
            if (!socket.connecting && socket.secureConnecting !== true)
                connected();
            else
                socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
        });
        if (idleTimeoutMs !== undefined)
            request.setTimeout(idleTimeoutMs, () => stop(new Error(`the connection was idle for ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(idleTimeoutMs)}`)));
        const stopLate = () => stop(new ResponseTooSlow(totalTimeoutMs ?? 0));
        const total = totalTimeoutMs === undefined ? undefined : setTimeout(stopLate, totalTimeoutMs);
        return () => {
            signal.removeEventListener('abort', onAbort);
            clearTimeout(connect);
            clearTimeout(total);
        };
    }
    #agentFor({ url, connections }, proxy) {
        // Tunnels are not kept: disposing a client does not close its tunnels, which would then keep the process alive.
        const keepAlive = proxy === undefined;
        const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'} ${connections ?? ''}`;
        const client = this.#clients.get(kind) ?? new _actions_http_client__WEBPACK_IMPORTED_MODULE_1__/* .HttpClient */ .Qq(undefined, [], { keepAlive, maxSockets: MAX_CONNECTIONS });
        this.#clients.set(kind, client);
        return client.getAgent(keepAlive ? `${url.protocol}//localhost` : url.href);
    }
    /** Closes idle connections, which would keep the process alive. */
    [Symbol.dispose]() {
        for (const client of this.#clients.values())
            client.dispose();
    }
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
/** Streams a body. Returns a function that returns the number of bytes sent so far. */
function stream(body, request) {
    let sent = 0;
    body.on('data', (chunk) => (sent += chunk.length));
    body.on('error', error => request.destroy(error));
    request.on('close', () => body.destroy());
    // If the server responds before the whole body is sent, the rest of the body is not sent.
    request.on('response', response => {
        if (isWritten(request, sent))
            return;
        body.unpipe(request);
        response.on('close', () => request.destroy());
    });
    body.pipe(request);
    return () => sent;
}
/** Returns true if the whole request was sent. A server can respond to the last byte before the stream has ended. */
function isWritten(request, sent) {
    const isAll = sent > 0 && sent === Number(request.getHeader('content-length'));
    return request.writableFinished || (isAll && request.socket?.writableLength === 0);
}
/** The toolkit's agent reports problems with the tunnel only in the error message. */
function explainTunnel(error, proxy, { host }) {
    const [, statusText, connectError] = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? [];
    if (connectError !== undefined)
        return new NotConnected(`the proxy ${proxy.host} could not be reached: ${connectError}`, true);
    if (statusText === undefined)
        return error;
    const status = Number(statusText);
    if (status !== 407 && (0,_retry_js__WEBPACK_IMPORTED_MODULE_8__/* .isTransient */ .dg)(status))
        return new NotConnected(`the proxy ${proxy.host} responded with HTTP ${status}`, true);
    const what = status === 407 ? `requires valid credentials for ${host}` : `blocked the connection to ${host}`;
    const advice = status === 407 ? PROXY_CREDENTIALS : undefined;
    return new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .Failure */ .HR('proxy-blocked', `The proxy ${proxy.host} ${what} (HTTP ${status}).`, {
        advice,
        cause: error
    });
}
const PROXY_CREDENTIALS = 'Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.';


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** Parses an address. Returns null if the address is invalid, like `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


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
/* harmony import */ var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);



const FIRST_CEILING_MS = 500;
/** A shorter delay would be shown as `0.0 s`. */
const MIN_SHOWN_MS = 50;
const MAX_CEILING_MS = 30_000;
/** Ceiling for the random delay after a wait that the server requested. Spreads the retries of many runners. */
const MAX_CEILING_AFTER_WAIT_MS = 8000;
/**
 * If a host was never reached, a wrong address is more likely than an outage, so the number of attempts is limited.
 * After the first response from a server, requests are retried until the run's timeout.
 */
const MAX_UNREACHABLE_ATTEMPTS = 8;
/** Returns true if an HTTP status shows a temporary error at the service, a store, GitHub or a CDN. */
function isTransient(status) {
    return status === 408 || status === 429 || status >= 500;
}
/** Full jitter: a random delay below a ceiling that doubles, so that many runners do not retry at the same time. */
function backoffMs(attempt, random, ceilingMs = MAX_CEILING_MS) {
    return random() * Math.min(ceilingMs, FIRST_CEILING_MS * 2 ** (attempt - 1));
}
function retryDelayMs(attempt, waitMs, random) {
    if (waitMs === undefined)
        return backoffMs(attempt, random);
    return waitMs + backoffMs(attempt, random, MAX_CEILING_AFTER_WAIT_MS);
}
// `Date.parse` accepts nearly any text as a date, so a malformed header could cause a long wait.
const HTTP_DATE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/;
/** Returns the delay in a `Retry-After` header: seconds, or a date on the server's clock. */
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
/** Waits between attempts, longer after each consecutive failure. For callers that need a custom loop. */
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
        const { clock, random, log, signal, host } = this.#context;
        this.#failures += 1;
        this.#lastError = error;
        const delay = retryDelayMs(this.#failures, waitMs, random);
        const reason = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error);
        const where = host === undefined || reason.includes(host) ? '' : ` (${host})`;
        const time = delay < MIN_SHOWN_MS ? 'less than 0.1 s' : (0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(delay);
        log.info(`${this.#what}: ${reason}${where}. Retrying in ${time}.`);
        try {
            await clock.sleep(delay, signal);
        }
        catch (stop) {
            throw this.explain(stop);
        }
    }
    /** Adds the last retried error to a timeout as the cause. */
    explain(error) {
        if (!(error instanceof _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA) || this.#lastError === undefined || error.cause !== undefined)
            return error;
        return new _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA(error.message, { cause: this.#lastError });
    }
}
/** Repeats a call while `decide` allows a retry. Throws the call's last error, or the abort reason. */
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

/***/ 24707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   ww: () => (/* binding */ messagesIn)
/* harmony export */ });
/**
 * A parser that fails returns a problem if users need a message, and `undefined` or `null` otherwise. If callers can
 * use a partial result, the parser returns a value and a list of problems.
 */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
    get message() {
        return this.messages.join('. ');
    }
}
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Removes duplicates, because several values can have the same problem. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
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
/* harmony import */ var _text_percent_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7754);
/* harmony import */ var _text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);


/** Masking shorter texts would hide ordinary words and numbers in the log. */
const MIN_SECRET = 6;
/**
 * Returns the forms in which a secret can appear: unchanged, percent-encoded or decoded (in addresses), and escaped for
 * JSON, HTML or XML (in error responses that repeat the request). The runner itself adds the Base64 forms.
 */
function encodedVariants(secret) {
    const plain = [secret, (0,_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .Y)(secret)];
    const variants = plain.flatMap(text => [
        text,
        encodeURIComponent(text),
        encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
        JSON.stringify(text).slice(1, -1),
        // Go and .NET escape these characters in JSON, and PHP escapes the slash.
        JSON.stringify(text).slice(1, -1).replace(/[&<>]/g, unicodeEscape),
        JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
        (0,_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(text)
    ]);
    return [...new Set(variants)].filter(variant => variant.trim().length >= MIN_SECRET);
}
/** Shorter values and words such as `true` are not masked, because GitHub drops outputs that contain a masked value. */
const MIN_HEADER_SECRET = 4;
const NO_SECRET = /^(?:true|false|none)$/i;
/**
 * Returns the secrets in lines of the form `Name: value`: each value, its token without the scheme, the decoded Basic
 * credentials and their password, and the values of cookies.
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
/** Returns all forms of the secrets, for masking or replacement. */
function formsOf(secrets) {
    return new Set(secrets.flatMap(each => (each === undefined ? [] : [each, ...encodedVariants(each)])));
}
/** Creates a function that hides secrets in a text, because server errors may repeat parts of a request. */
function redactor(secrets) {
    const forms = [...formsOf(secrets)];
    return text => forms.reduce((redacted, form) => redacted.replaceAll(form, '***'), text);
}
function unicodeEscape(character) {
    return `\\u00${character.charCodeAt(0).toString(16)}`;
}


/***/ }),

/***/ 74238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ clip)
/* harmony export */ });
/** Shortens a long text and adds an ellipsis, without splitting a character. */
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
/** Escapes text for HTML and XML, in elements and quoted attributes. */
function escapeMarkup(text) {
    return text.replace(/[&<>"']/g, character => ESCAPES[character] ?? '');
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentDecode)
/* harmony export */ });
/** Longer text is not decoded, because decoding would take too long. No address or id is that long. */
const MAX_DECODED = 1024 * 1024;
/** Never throws. Keeps a percent sign that encodes nothing, and replaces invalid UTF-8 with replacement characters. */
function percentDecode(text) {
    if (!text.includes('%') || text.length > MAX_DECODED)
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        const encoded = text.toWellFormed().replace(/[^\0-\x7f]+/g, encodeURIComponent);
        return Buffer.from(encoded.replace(/%([0-9a-f]{2})/gi, decodeByte), 'latin1').toString();
    }
}
function decodeByte(_, digits) {
    return String.fromCharCode(parseInt(digits, 16));
}


/***/ }),

/***/ 81529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   n8: () => (/* binding */ parseShare),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** Parses `90s`, `45m`, `1h30m`, `7d`, `500ms`, or a number of minutes. Returns undefined for other text. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(d) * UNITS.d + Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** Parses `20%` or `20` to a number from 0 to 1. Returns undefined for other text. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** Formats at most two units, such as `0.4 s` or `1 h 30 min`. Limits the days, because servers can send any number. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds > MAX_DAYS * 86_400)
        return `more than ${MAX_DAYS} d`;
    const parts = [
        [Math.floor(seconds / 86_400), 'd'],
        [Math.floor(seconds / 3600) % 24, 'h'],
        [Math.floor(seconds / 60) % 60, 'min'],
        [seconds % 60, 's']
    ];
    const first = parts.findIndex(([count]) => count > 0);
    return parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
/** `2026-11-15 09:30 UTC` */
function formatTime(date) {
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Uses decimal units, as object stores and browsers do. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`;
}
/** Returns `1,234`, or `1,234 pages` if there is a noun. */
function formatCount(amount, noun) {
    // toLocaleString loads the tables of all languages for one comma, which costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ }),

/***/ 92258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

// A longer timer fires immediately.
const MAX_SLEEP_MS = 2 ** 31 - 1;
const systemClock = {
    // `Date.now()` is not used: when the wall clock is corrected during a run, the time must not jump.
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

/***/ 72913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** Returns a promise and the functions that settle it, like `Promise.withResolvers`, which Node 20 does not have. */
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

/***/ 54639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ untilAborted),
/* harmony export */   GA: () => (/* binding */ TimedOut),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Or: () => (/* binding */ Canceled),
/* harmony export */   cV: () => (/* binding */ explainStop),
/* harmony export */   jX: () => (/* binding */ isStop),
/* harmony export */   vu: () => (/* binding */ MAX_CLEANUP_MS)
/* harmony export */ });
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);



/** The run's `timeout` has passed. The cause is the last error that was retried, if there was one. */
class TimedOut extends Error {
    name = 'TimedOut';
}
class Canceled extends Error {
    name = 'Canceled';
}
/** Time for cleanup after a signal. A runner sends SIGTERM 7.5 s after SIGINT, and kills the process 2.5 s later. */
const MAX_CLEANUP_MS = 1500;
/** Returns true if the error means that the run was stopped. Callers pass on such an error unchanged. */
function isStop(error) {
    return error instanceof TimedOut || error instanceof Canceled;
}
/** Returns a signal that aborts when `signal` aborts, or with TimedOut after `ms`. */
function withDeadline(signal, ms) {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(new TimedOut(`not done within ${ms} ms`)), ms).unref();
    return AbortSignal.any([signal, deadline.signal]);
}
/** Waits until `work` is done or `signal` is aborted, for work that takes no signal or ignores it. */
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
/** Converts a timeout or a cancellation to a Failure that describes pending work. Returns other errors unchanged. */
function explainStop(error, { timeoutMs, state, advice }) {
    if (error instanceof TimedOut) {
        const lastError = error.cause === undefined ? '' : ` The last error was: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error.cause)}.`;
        const { maybeReceived } = Object(error.cause);
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', `Timed out after ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}.${lastError} ${state}`, {
            advice: maybeReceived === false
                ? `Check the address, DNS, the firewall, \`https_proxy\` and \`no_proxy\`. ${advice}`
                : `${advice} Increase \`timeout\` if the work needs longer.`,
            cause: error
        });
    }
    if (error instanceof Canceled)
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('canceled', `The run was canceled. ${state}`, { advice, cause: error });
    return error;
}


/***/ })

};
