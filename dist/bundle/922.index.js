export const id = 922;
export const ids = [922];
export const modules = {

/***/ 43588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   cr: () => (/* binding */ isSafeAddress),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   pc: () => (/* binding */ baseUrl),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28015);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56275);



/** What is wrong with an input, as text that follows its name. */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
}
/** An input whose text is parsed. */
function field(parse) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
        const parsed = parse(value);
        if (!(parsed instanceof Problem))
            return parsed;
        context.issues.push(...parsed.messages.map(message => ({ code: 'custom', message, input: value })));
        return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }));
}
/** An input whose text is only checked. */
function text(problemOf) {
    return field(value => {
        const problem = problemOf(value);
        return problem === undefined ? value : new Problem(problem);
    });
}
const baseUrl = field(value => {
    const problem = problemOfBaseUrl(value);
    if (problem !== undefined)
        return new Problem(problem);
    const url = new URL(value);
    // The OpenAPI description names the server with its version, so that is what people copy.
    url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/');
    return url;
});
const apiKey = text(value => {
    if (/^bearer\s/i.test(value))
        return 'must be the key alone, without "Bearer"';
    return /^[\x21-\x7e]+$/.test(value)
        ? undefined
        : 'contains white space or special characters: copy the key again';
});
/** An id becomes a segment of an address, where a dot or two would mean another place. */
const id = text(value => /^[^\s/\\\p{Cc}]+$/u.test(value) && !/^\.{1,2}$/.test(value)
    ? undefined
    : `"${value}" is not an id: give it as the service wrote it`);
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
const flag = field(value => /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new Problem(`"${value}" is neither true nor false`));
function oneOf(choices) {
    return field(value => choices.find(choice => choice === value) ??
        new Problem(`"${value}" is not one of ${choices.join(', ')}`));
}
const MISSING = {
    'base-url': 'is missing: set it to the address of the API, such as https://api.example.com',
    'api-key': 'is missing: pass the admin key as ${{ secrets.… }}. Secrets are empty in runs started from a fork',
    'project-id': 'is missing: copy it from the API keys page of the dashboard',
    'job-id': 'is missing: set it to the id of the job to wait for'
};
/** Parses the inputs and reports every problem at once. `cross` finds problems between several inputs. */
function readFields(schema, given, cross = () => []) {
    const read = schema.safeParse(given);
    const own = (read.error?.issues ?? []).map(issue => {
        const name = String(issue.path[0]);
        return `\`${name}\` ${given[name] === undefined ? (MISSING[name] ?? 'is missing') : issue.message}`;
    });
    const problems = [...own, ...cross(given)];
    if (read.success && problems.length === 0)
        return read.data;
    const list = problems.map(problem => `- ${problem}`).join('\n');
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('invalid-input', `Invalid input:\n${list}`);
}
function problemOfBaseUrl(value) {
    const url = URL.parse(value);
    if (url === null)
        return `"${value}" is not a URL: it must begin with https://`;
    if (url.username !== '' || url.password !== '')
        return 'contains a user name or password: remove them';
    if (url.search !== '' || url.hash !== '')
        return 'contains a query or fragment: remove it';
    return isSafeAddress(url)
        ? undefined
        : 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only';
}
/** https, or plain http to this machine. */
function isSafeAddress(url) {
    if (url.protocol === 'https:')
        return true;
    return url.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}


/***/ }),

/***/ 56731:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/**
 * A text of unknown origin as Markdown that shows exactly this text. Character references can not start a table cell,
 * a tag, a link, emphasis, code or math, so nothing in the text can break out of the place where it is put.
 */
function escapeMarkdown(text) {
    return text.replace(/\s+/g, ' ').replace(/[\\`*_~[\]<>&|$#!@"']/g, character => {
        return `&#${character.charCodeAt(0)};`;
    });
}
/** Monospaced. A tag, since backticks would need counting and a `|` between them still ends a table cell. */
function code(text) {
    return `<code>${escapeMarkdown(text)}</code>`;
}
/** A sentence of ours: like any text, but what stands between backticks is code. */
function sentence(text) {
    return text
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
        .join('');
}
/** A link when the address is one that a browser may open, otherwise the text alone. */
function link(text, address) {
    const url = address === undefined ? null : URL.parse(address);
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
/** A coloured box, as GitHub draws it. Paragraphs are Markdown already. */
function alert(kind, paragraphs) {
    return [`> [!${kind}]`, paragraphs.map(paragraph => `> ${paragraph}`).join('\n>\n')].join('\n');
}
function fence(language, lines) {
    return ['```' + language, ...lines, '```'].join('\n');
}
/** Long texts end in an ellipsis, never inside of a character. */
function clip(text, length) {
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 54415:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 86390:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   bD: () => (/* binding */ withRetry),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   qO: () => (/* binding */ retryDelayMs)
/* harmony export */ });
/* unused harmony exports MAX_UNREACHABLE_ATTEMPTS, backoffMs, RetryDelay */
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28015);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94883);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56275);



const FIRST_CEILING_MS = 500;
const MAX_CEILING_MS = 30_000;
/** On top of a delay that the server asked for: enough to spread many runners, and no runner waits much longer. */
const MAX_CEILING_AFTER_WAIT_MS = 8000;
/**
 * A host that was never reached is more often a wrong address than an outage, so the number of attempts is limited.
 * Once a server has responded, it is retried until the run's timeout.
 */
const MAX_UNREACHABLE_ATTEMPTS = 8;
/** HTTP statuses that may pass by themselves: the one rule for the service, stores, GitHub and CDNs. */
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
    /** A timeout says more with the last error that was retried. */
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

/***/ 15684:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// UNUSED EXPORTS: escapeCommands

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./src/runtime/clock.ts

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
    }
};

// EXTERNAL MODULE: ./src/runtime/failure.ts + 6 modules
var failure = __webpack_require__(28015);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(22779);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var lib_proxy = __webpack_require__(19783);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
var external_node_http_default = /*#__PURE__*/__webpack_require__.n(external_node_http_);
// EXTERNAL MODULE: external "node:https"
var external_node_https_ = __webpack_require__(44708);
var external_node_https_default = /*#__PURE__*/__webpack_require__.n(external_node_https_);
// EXTERNAL MODULE: ./src/runtime/retry.ts
var retry = __webpack_require__(86390);
;// CONCATENATED MODULE: ./src/runtime/http.ts






/**
 * The agents are those of the toolkit's client, which implements `https_proxy` and `no_proxy`. The requests are Node's
 * own: the client cannot be aborted, does not report a truncated body, and streams half as fast.
 */
class AgentHttp {
    // One client per kind of connection: a client keeps its first agent, whatever the address of the next request.
    #clients = new Map();
    #userAgent;
    constructor(userAgent) {
        this.#userAgent = userAgent;
    }
    async send({ method, url, headers, body, signal }) {
        signal.throwIfAborted();
        const proxy = (0,lib_proxy/* getProxyUrl */.s)(url);
        const agent = this.#agentFor(url, proxy);
        const { promise, resolve, reject } = Promise.withResolvers();
        const request = (url.protocol === 'https:' ? (external_node_https_default()) : (external_node_http_default())).request(url, {
            method,
            agent,
            signal,
            headers: {
                'user-agent': this.#userAgent,
                ...(body !== undefined && { 'content-length': String(sizeOf(body)) }),
                ...headers
            }
        });
        request.on('response', resolve);
        // A request that still waits for the proxy emits no event when it is aborted.
        const abort = () => reject(signal.reason);
        signal.addEventListener('abort', abort);
        request.on('error', error => reject(proxy === undefined ? error : explainTunnel(error, proxy, url)));
        // Without a response, for example after a protocol switch, no other event is emitted.
        request.on('close', () => reject(new Error('the connection was closed without a response')));
        if (typeof body === 'object')
            stream(body.stream, request);
        else
            request.end(body);
        try {
            return await promise;
        }
        finally {
            signal.removeEventListener('abort', abort);
        }
    }
    #agentFor(url, proxy) {
        // Disposing a client leaves its tunnels open, which would keep the process alive, so tunnels are not kept.
        const keepAlive = proxy === undefined;
        const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'}`;
        let client = this.#clients.get(kind);
        if (client === undefined) {
            client = new lib/* HttpClient */.Qq(undefined, [], { keepAlive, maxSockets: 32 });
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
function sizeOf(body) {
    return typeof body === 'string' ? Buffer.byteLength(body) : body.size;
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
        return new failure/* Failure */.HR('proxy-blocked', `The proxy ${proxy.host} requires other credentials for ${host} (HTTP 407).`, {
            advice: 'Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.',
            cause: error
        });
    }
    if (!(0,retry/* isTransient */.dg)(status)) {
        return new failure/* Failure */.HR('proxy-blocked', `The proxy ${proxy.host} blocked the connection to ${host} (HTTP ${status}).`, { cause: error });
    }
    return new NoTunnel(`the proxy ${proxy.host} responded with HTTP ${status}`);
}

// EXTERNAL MODULE: ./src/runtime/secrets.ts
var secrets = __webpack_require__(44205);
// EXTERNAL MODULE: ./src/runtime/stop-reason.ts
var stop_reason = __webpack_require__(94883);
;// CONCATENATED MODULE: ./src/runtime/run.ts






/** The runner kills the process 7.5 seconds after the first signal; the design promises two. */
const MAX_CLEANUP_MS = 1500;
/** Runs an action: sets the exit code, and reports at most one error. */
async function run(inputNames, action) {
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
    // Deprecations inside of dependencies are nothing that a reader of the log can fix.
    process.noDeprecation = true;
    const given = readInputs(inputNames);
    const http = new AgentHttp('static-docs-export');
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
    }
    http[Symbol.dispose]();
    // A connection that a library keeps open must not delay the end of the step.
    setTimeout(() => process.exit(), MAX_CLEANUP_MS).unref();
}
const SECRET_INPUTS = ['api-key', 'github-token', 'cloudflare-token'];
function readInputs(names) {
    const given = Object.fromEntries(names.map(name => [name, core/* getInput */.V4(name)]).filter(([, value]) => value !== ''));
    // Before anything else happens: every later line may contain a secret.
    for (const secret of SECRET_INPUTS.flatMap(name => given[name] ?? [])) {
        for (const variant of new Set([secret, ...(0,secrets/* encodedVariants */.r)(secret)]))
            core/* setSecret */.Pq(variant);
    }
    return given;
}
function cancellation() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        // Not once: a second signal must not kill the process in the middle of its cleanup.
        process.on(name, () => {
            controller.abort(new stop_reason/* Cancelled */.cJ(`stopped by ${name}`));
            setTimeout(() => {
                report(new failure/* Failure */.HR('cancelled', 'The run was cancelled, and ended before all temporary files were removed.'));
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
    const { code, message, advice, cause } = (0,failure/* asFailure */.h_)(error);
    core/* setFailed */.C1(`${message}\n${advice}\nMore about this error: ${documentationLink(code)}`);
    if (cause !== undefined)
        core/* debug */.Yz(`Cause: ${(cause instanceof Error && cause.stack) || (0,failure/* reasonOf */.A3)(cause)}`);
}
/** The runner says which repository and version of the action is running. */
function documentationLink(code) {
    const { GITHUB_SERVER_URL, GITHUB_ACTION_REPOSITORY, GITHUB_ACTION_REF } = process.env;
    const page = `docs/errors.md#${code}`;
    return GITHUB_SERVER_URL && GITHUB_ACTION_REPOSITORY
        ? `${GITHUB_SERVER_URL}/${GITHUB_ACTION_REPOSITORY}/blob/${GITHUB_ACTION_REF || 'HEAD'}/${page}`
        : page;
}
async function writeSummary(markdown) {
    // Outside of a workflow there is no summary to write to.
    if (process.env['GITHUB_STEP_SUMMARY'] === undefined)
        return;
    try {
        await core/* summary */.z.addRaw(markdown).write();
    }
    catch (error) {
        core/* warning */.$e(`The job summary could not be written: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
/**
 * The runner executes lines that look like its commands, and lines contain text of the service: `::stop-commands::`
 * would turn off all masking. The runner trims a line before it looks, with the white space of .NET.
 */
function escapeCommands(line) {
    return line.replace(/^([\s\u0085\u200B\uFEFF]*):(?=:)/gm, '$1: ').replaceAll('##[', '# #[');
}
const runnerLog = {
    info: line => core/* info */.pq(escapeCommands(line)),
    debug: core/* debug */.Yz,
    notice: text => core/* notice */.lm(text),
    warning: text => core/* warning */.$e(text),
    group: async (title, stage) => await core/* group */.Os(title, stage),
    mask: core/* setSecret */.Pq
};


/***/ }),

/***/ 44205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ secretsInLink),
/* harmony export */   r: () => (/* binding */ encodedVariants)
/* harmony export */ });
/** Hiding less than this would black out ordinary words and numbers all over the log. */
const SHORTEST = 6;
/** Parts of a presigned query that say how and how long it is signed. Hiding them would hide dates and words. */
const PUBLIC_PARAMETERS = /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|expires|s[eptrv]|spr|sk[tesv])$/i;
/**
 * The ways in which one secret can come back: as it is, percent-encoded or decoded (in an address), inside JSON, HTML
 * or XML (in the error body of a server that repeats what it was sent). Base64 is left to the runner, which adds it to
 * every mask by itself.
 */
function encodedVariants(secret) {
    const plain = [secret, decoded(secret)];
    const spellings = plain.flatMap(text => [
        text,
        encodeURIComponent(text),
        encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, code => code.toLowerCase()),
        JSON.stringify(text).slice(1, -1),
        // Go and .NET escape these inside JSON, PHP escapes the slash.
        JSON.stringify(text).slice(1, -1).replace(/[&<>]/g, unicodeEscape),
        JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
        markupEscaped(text)
    ]);
    return [...new Set(spellings)].filter(spelling => spelling.trim().length >= SHORTEST);
}
/** Everything in a presigned link that must not be seen: the link, its query, and each credential in the query. */
function secretsInLink(link) {
    const url = new URL(link);
    const raw = /\?([^#]*)/.exec(link)?.[1] ?? '';
    const query = url.search.slice(1);
    const credentials = [...url.searchParams]
        .filter(([name, value]) => !PUBLIC_PARAMETERS.test(name) && !/^\d+$/.test(value))
        // A store's error body names the access key alone: the part of an S3 credential before its date and region.
        .flatMap(([, value]) => [value, value.split('/', 1)[0] ?? '']);
    // searchParams reads `+` as a space; a signature in base64 that was not encoded means the plus itself.
    const withPlus = credentials.filter(value => value.includes(' ')).map(value => value.replaceAll(' ', '+'));
    const secrets = [link, url.href, raw, query, ...credentials, ...withPlus, url.password].filter(secret => secret.length >= SHORTEST);
    return [...new Set(secrets.flatMap(encodedVariants))];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // A lone percent sign: the text was not encoded to begin with.
        return text;
    }
}
function unicodeEscape(character) {
    return `\\u00${character.charCodeAt(0).toString(16)}`;
}
function markupEscaped(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}


/***/ }),

/***/ 94883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ TimedOut),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   cV: () => (/* binding */ explainStop)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28015);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56275);


/** The run's `timeout` has passed. The cause is the last error that was retried, if there was one. */
class TimedOut extends Error {
    name = 'TimedOut';
}
/** The runner, or a person at a keyboard, stopped the run. */
class Cancelled extends Error {
    name = 'Cancelled';
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
    if (error instanceof Cancelled) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('cancelled', `The run was cancelled. ${state}`, { advice, cause: error });
    }
    return error;
}


/***/ }),

/***/ 31200:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createService)
});

// EXTERNAL MODULE: ./src/runtime/retry.ts
var retry = __webpack_require__(86390);
// EXTERNAL MODULE: ./src/runtime/failure.ts + 6 modules
var failure = __webpack_require__(28015);
// EXTERNAL MODULE: ./src/runtime/units.ts
var units = __webpack_require__(56275);
// EXTERNAL MODULE: ./src/runtime/secrets.ts
var secrets = __webpack_require__(44205);
;// CONCATENATED MODULE: ./src/service/request.ts




/** The service answered, and said no. */
class HttpError extends Error {
    status;
    /** The service's own words, when it sent any. */
    reason;
    waitMs;
    location;
    constructor(refused) {
        super(`the service answered ${refused.status}${refused.reason === undefined ? '' : ` (${refused.reason})`}`);
        this.status = refused.status;
        this.reason = refused.reason;
        this.waitMs = refused.waitMs;
        this.location = refused.location;
    }
}
/** The service said yes, in a form that the contract does not know. */
class UnexpectedResponse extends Error {
}
/** There was no answer, or not all of it. */
class NoResponse extends Error {
    /** False when the request surely never arrived: the connection could not be made. */
    mayHaveArrived;
    code;
    constructor(message, { mayHaveArrived, cause }) {
        super(message, { cause });
        this.mayHaveArrived = mayHaveArrived;
        this.code = codeOf(cause);
    }
}
const MAX_ANSWER = 1_000_000;
const MAX_REASON = 300;
/** One request, one understood answer, or one of the three errors above. */
async function exchange({ method, url, apiKey, body, schema }, { http, now, signal, answerTimeoutMs }) {
    const patience = AbortSignal.timeout(answerTimeoutMs);
    let connected = false;
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
            signal: AbortSignal.any([signal, patience])
        });
        connected = true;
        const { statusCode: status = 0, headers: answered } = response;
        // The header has whole seconds: the latest moment that it can mean, so that a link never seems to live longer.
        const serverTime = Date.parse(answered.date ?? '') + 999;
        const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - now();
        if (status < 200 || status > 299) {
            throw new HttpError({
                status,
                reason: await reasonIn(response, apiKey),
                waitMs: (0,retry/* retryAfterMs */.Vs)(answered, now()),
                location: answered.location
            });
        }
        return { answer: understand(await shortText(response), schema), clockSkewMs };
    }
    catch (error) {
        signal.throwIfAborted();
        if ([HttpError, UnexpectedResponse, failure/* Failure */.HR].some(kind => error instanceof kind))
            throw error;
        if (patience.aborted) {
            throw new NoResponse(`no answer within ${(0,units/* formatDuration */.a3)(answerTimeoutMs)}`, {
                mayHaveArrived: true,
                cause: error
            });
        }
        throw new NoResponse(connected ? `the answer broke off (${(0,failure/* reasonOf */.A3)(error)})` : (0,failure/* reasonOf */.A3)(error), {
            mayHaveArrived: connected || !neverConnected(error),
            cause: error
        });
    }
}
async function shortText(response) {
    const chunks = [];
    let length = 0;
    for await (const chunk of response) {
        length += chunk.length;
        if (length > MAX_ANSWER)
            throw new UnexpectedResponse('the answer is far longer than the short JSON expected');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function understand(received, schema) {
    let json;
    try {
        json = JSON.parse(received);
    }
    catch {
        const looks = /^\s*</.test(received)
            ? 'an HTML page'
            : received.trim() === ''
                ? 'an empty answer'
                : 'no JSON';
        throw new UnexpectedResponse(`got ${looks} where JSON was expected`);
    }
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const field = issue === undefined || issue.path.length === 0 ? 'the answer' : `\`${issue.path.join('.')}\``;
    throw new UnexpectedResponse(`${field} in the answer is not understood: ${issue?.message ?? 'unknown form'}`);
}
/** The words in `{"error": "…"}`, or a line of plain text; a gateway's HTML page says nothing to a person. */
async function reasonIn(response, apiKey) {
    // A refusal stands, whatever becomes of the words that explain it.
    const received = await shortText(response).catch(() => '');
    const words = wordsIn(received) ?? (isPlain(response) ? received : '');
    const line = withoutKey(words, apiKey).replace(/\s+/g, ' ').trim();
    return line === '' ? undefined : line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line;
}
function wordsIn(received) {
    try {
        const json = JSON.parse(received);
        if (json === null || typeof json !== 'object')
            return '';
        const words = 'error' in json ? json.error : 'message' in json ? json.message : undefined;
        return typeof words === 'string' ? words : '';
    }
    catch {
        return undefined;
    }
}
function isPlain({ headers }) {
    return headers['content-type']?.startsWith('text/plain') === true;
}
/** Some services repeat the key that they refuse. */
function withoutKey(words, apiKey) {
    return [apiKey, ...(0,secrets/* encodedVariants */.r)(apiKey)].reduce((rest, spelling) => rest.replaceAll(spelling, '***'), words);
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
/** No secure connection could be made: no request was sent, and trying again changes nothing. */
function isTlsProblem(code) {
    return isTrustProblem(code) || (code !== undefined && /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code));
}
/** A certificate that this machine does not trust. */
function isTrustProblem(code) {
    return code !== undefined && /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/.test(code);
}

;// CONCATENATED MODULE: ./src/service/service-failures.ts


const KEY_ADVICE = 'Check `api-key`: it must be an admin key of this organization that has not expired. Make a new one on the API keys page of the dashboard and update the secret.';
/** What a refusal means to the person who set the workflow up, whichever call of the area it was. */
const ADVICE = {
    export: {
        400: 'Check `domain`, `version`, `paths` and `job-id`: the service did not accept the request as it stands.',
        401: KEY_ADVICE,
        403: "Static export needs an enterprise plan, and a key that may use it. Check the plan, the key's scope, and whether an IP allow-list keeps this runner out.",
        404: 'Check that `base-url` carries the right path and that the id belongs to the same organization as `api-key`.',
        409: 'Another export of this domain is running. Wait for it, or pass its id as `job-id` to pick it up instead of starting one.',
        429: 'The service limits how many requests are made. Start fewer exports at once (`max-parallel` in a matrix), or raise `timeout`.'
    },
    agent: {
        400: 'Check `project-id` and `job-id`: the service did not accept them as they stand.',
        401: KEY_ADVICE,
        403: 'Check that the key may read agent jobs of this project, and whether an IP allow-list keeps this runner out.',
        404: 'Check `project-id` and `job-id`: both must belong to the same organization as `api-key`. Check too that `base-url` carries the right path.'
    }
};
const REFUSED_ADVICE = 'Check that `base-url` is the address of the API, and what stands between it and this runner: proxy, gateway.';
const GATEWAY_ADVICE = 'The service is in trouble. Run again later; if it lasts, show this message to its support.';
/** Turns the last error of a call into words. `call` says what was being done, to which job. */
function failureOf(error, { call, area }) {
    if (error instanceof HttpError)
        return refused(error, call, ADVICE[area][error.status]);
    if (error instanceof UnexpectedResponse) {
        return new failure/* Failure */.HR('unexpected-response', `${call}: ${error.message}.`, {
            advice: 'Check that `base-url` is the address of the API, not of the dashboard or of a login page in front of it.',
            cause: error
        });
    }
    if (error instanceof NoResponse)
        return unreachable(error, call);
    return error;
}
function refused(error, call, advice) {
    const { status, reason, location } = error;
    const said = reason === undefined ? '' : ` The service said: ${reason}`;
    if (status >= 300 && status < 400) {
        const target = location === undefined ? '' : ` to ${URL.parse(location)?.origin ?? 'another address'}`;
        return new failure/* Failure */.HR('service-redirect', `${call}: the service redirects${target}, and the key is not sent there.`, { advice: 'Set `base-url` to the address that the API really has.', cause: error });
    }
    return new failure/* Failure */.HR(advice === undefined ? 'service-error' : `service-${status}`, `${call}: the service answered ${status}.${said}`, { advice: advice ?? (status < 500 ? REFUSED_ADVICE : GATEWAY_ADVICE), cause: error });
}
function unreachable(error, call) {
    if (isTrustProblem(error.code)) {
        return new failure/* Failure */.HR('certificate-not-trusted', `${call}: the certificate of the service is not trusted (${error.message}).`, {
            advice: 'Behind a private CA, set the environment variable NODE_EXTRA_CA_CERTS to its certificate file for this job. A certificate that has expired or is for another name is for whoever runs the service to mend.',
            cause: error
        });
    }
    if (isTlsProblem(error.code)) {
        return new failure/* Failure */.HR('tls-failed', `${call}: no secure connection to the service could be made (${error.message}).`, {
            advice: 'Check the scheme and the port of `base-url`: what listens there may not speak TLS.',
            cause: error
        });
    }
    return new failure/* Failure */.HR('service-unreachable', `${call}: the service could not be reached (${error.message}).`, {
        advice: 'Check `base-url`, and whether this runner reaches it: firewall, `https_proxy` and `no_proxy`.',
        cause: error
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
;// CONCATENATED MODULE: ./src/service/schemas.ts

// The small build of zod: schemas of the other one cost every start of an action some 20 ms more.
const schemas_text = schemas/* string */.YjP('expected text');
/** A value that may be missing or of any type, as what can be made of it. */
function ifAny(make) {
    return schemas/* pipe */.FsL(schemas/* optional */.lqM(schemas/* unknown */.L5J()), schemas/* transform */.pdi(make));
}
/** Shown when it makes sense, ignored otherwise: the contract leaves the type of these open. */
function numberIfAny(refine) {
    return ifAny(value => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value;
        return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined;
    });
}
const textIfAny = ifAny(value => (typeof value === 'string' && value !== '' ? value : undefined));
// It becomes one segment of a path, where a dot or two would mean another place, and a line of the log.
const identifier = schemas_text.check(schemas/* refine */.YPB(id => !['', '.', '..'].includes(id) && !/\p{Cc}/u.test(id) && id.isWellFormed(), 'not an id'));
const MAX_STATUS = 100;
const schemas_status = schemas/* pipe */.FsL(schemas/* pipe */.FsL(schemas_text, schemas/* transform */.pdi(words => words.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS))), schemas_text.check(api/* _minLength */.m9(1, 'expected a word')));
const startedJob = schemas/* object */.Ikc({ jobId: identifier });
const exportJob = schemas/* object */.Ikc({
    status: schemas_status,
    progress: numberIfAny(percent => Math.min(100, percent)),
    pageCount: numberIfAny(Math.floor),
    error: textIfAny
});
// Date.parse finds dates in nearly anything, and takes a time without a zone for the runner's own.
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
/** The contract says "timestamp": ISO text is expected, seconds or milliseconds since 1970 are understood too. */
function timeOf(value) {
    if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value))
        return parseTime(value.trim());
    if (typeof value !== 'string' && typeof value !== 'number')
        return NaN;
    return Number(value) < EPOCH_SECONDS_BELOW ? Number(value) * 1000 : Number(value);
}
const timestamp = schemas/* pipe */.FsL(ifAny(value => new Date(timeOf(value))), schemas/* date */.p6U('expected a date and time'));
const timestampIfAny = ifAny(value => {
    const date = new Date(timeOf(value));
    return Number.isNaN(date.getTime()) ? undefined : date;
});
const bundle = schemas/* object */.Ikc({
    bundleUrl: schemas/* url */.OZ5({ protocol: /^https?$/, error: 'expected an address' }),
    expiresAt: timestamp,
    sizeBytes: numberIfAny(size => (Number.isInteger(size) && size > 0 ? size : undefined))
});
const agentJob = schemas/* object */.Ikc({
    status: schemas_status,
    source: schemas/* catch */.MfU(schemas/* partial */.OH3(schemas/* object */.Ikc({ repository: textIfAny, ref: textIfAny })), {}),
    model: textIfAny,
    prLink: textIfAny,
    createdAt: timestampIfAny,
    archivedAt: timestampIfAny,
    error: textIfAny
});

;// CONCATENATED MODULE: ./src/service/client.ts




const ANSWER_TIMEOUT_MS = 30_000;
const MAX_VAIN_STARTS = 8;
const MAX_UNKNOWN_HOSTS = 5;
const MAX_MISUNDERSTANDINGS = 3;
const PREFIX = { export: ['v1', 'static-export', 'jobs'], agent: ['v2', 'agent'] };
function createService({ baseUrl, apiKey }, context) {
    const { http, clock, log, signal, answerTimeoutMs = ANSWER_TIMEOUT_MS } = context;
    async function call(what, request, judge) {
        const once = async () => await exchange({
            method: request.method,
            url: addressOf(baseUrl, [...PREFIX[request.area], ...request.path]),
            // The only address that the key is handed to: always the origin of `base-url`.
            apiKey,
            body: request.body === undefined ? undefined : JSON.stringify(request.body),
            schema: request.schema
        }, { http, now: () => clock.now(), signal, answerTimeoutMs });
        try {
            return await (0,retry/* withRetry */.bD)(what, once, judge, context);
        }
        catch (error) {
            throw failureOf(error, { call: what, area: request.area });
        }
    }
    return {
        async startExport({ domain, version, paths }) {
            let lost = 0;
            const judge = (error, attempt) => {
                if (surelyNotTaken(error)) {
                    return error instanceof NoResponse && attempt >= MAX_VAIN_STARTS
                        ? { retry: false }
                        : judgeRead(error, attempt);
                }
                if (!answerWasLost(error) || lost > 0)
                    return { retry: false };
                lost += 1;
                log.warning(`The answer to the start of the export of ${domain} was lost, so it is sent once more. An earlier job may be running already.`);
                return { retry: true };
            };
            const body = {
                domain,
                ...(version !== undefined && { version }),
                ...(paths !== undefined && { paths })
            };
            const { answer } = await call(`Starting the export of ${domain}`, { method: 'POST', area: 'export', path: [], body, schema: startedJob }, judge);
            return answer.jobId;
        },
        async readExport(jobId) {
            const { answer } = await call(`Reading export job ${jobId}`, { method: 'GET', area: 'export', path: [jobId], schema: exportJob }, judgeRead);
            return answer;
        },
        async makeBundle(jobId) {
            try {
                return await call(`Asking for the bundle of job ${jobId}`, { method: 'POST', area: 'export', path: [jobId, 'bundle'], schema: bundle }, judgeRead);
            }
            catch (error) {
                if (error instanceof Error && error.cause instanceof HttpError && error.cause.status === 409)
                    return undefined;
                throw error;
            }
        },
        async readAgentJob(projectId, jobId) {
            const { answer } = await call(`Reading agent job ${jobId}`, { method: 'GET', area: 'agent', path: [projectId, 'job', jobId], schema: agentJob }, judgeRead);
            return answer;
        }
    };
}
/** `base-url` may carry a path prefix; ids are opaque, so whatever is in them is encoded. */
function addressOf(baseUrl, path) {
    const prefix = baseUrl.pathname.replace(/\/+$/, '');
    return new URL(`${prefix}/${path.map(encodeURIComponent).join('/')}`, baseUrl.origin);
}
/** Reads, and the bundle call, may be repeated freely: until the run's own timeout, unless it is no use. */
function judgeRead(error, attempt) {
    if (error instanceof HttpError)
        return { retry: isPassing(error.status), waitMs: error.waitMs };
    if (error instanceof UnexpectedResponse)
        return { retry: attempt < MAX_MISUNDERSTANDINGS };
    if (!(error instanceof NoResponse) || isTlsProblem(error.code))
        return { retry: false };
    // A host that nobody knows is a misspelt `base-url` more often than a name server's bad minute.
    return { retry: error.code !== 'ENOTFOUND' || attempt < MAX_UNKNOWN_HOSTS };
}
function isPassing(status) {
    return status === 408 || status === 429 || status >= 500;
}
function surelyNotTaken(error) {
    if (error instanceof HttpError)
        return error.status === 429 || error.status === 503;
    return error instanceof NoResponse && !error.mayHaveArrived;
}
function answerWasLost(error) {
    if (error instanceof HttpError)
        return isPassing(error.status);
    return error instanceof NoResponse || error instanceof UnexpectedResponse;
}


/***/ })

};
