export const id = 9760;
export const ids = [9760];
export const modules = {

/***/ 19711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ FAILING_BY_DEFAULT),
/* harmony export */   QX: () => (/* binding */ KIND_TEXTS),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fl: () => (/* binding */ findingKey),
/* harmony export */   jb: () => (/* binding */ describeFinding),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   xb: () => (/* binding */ countKinds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** What each kind means, in the order in which they are reported. */
const KIND_TEXTS = {
    'invalid-source': 'The file cannot be parsed, or its front matter does not begin on line 1.',
    'invalid-settings': 'The service refuses this in its settings, or cannot use it.',
    'broken-link': 'The link leads to a page that does not exist.',
    'broken-anchor': 'The page exists, the heading or component with this id does not.',
    'missing-resource': 'An image or another file does not exist.',
    'broken-redirect': 'The redirect leads nowhere, or its anchor does not exist.',
    'missing-page': 'The navigation lists a page that has no file.',
    'removed-address': 'Readers could reach this address, and it has no redirect.',
    'missing-operation': 'The OpenAPI document does not have the operation that the page describes.',
    'unlisted-page': 'The page is new, no navigation names it, and it is not hidden.',
    'relative-image': 'The path of the image is relative, which the service does not support.'
};
const FINDING_KINDS = Object.keys(KIND_TEXTS);
/** Kinds that `check: fail` fails for, unless `check-fail-on` lists others. */
const FAILING_BY_DEFAULT = FINDING_KINDS.filter(kind => !/^(?:unlisted-page|relative-image)$/.test(kind));
/** `docs/start.mdx:14: the link leads to /setup. Closest: /install.` */
function describeFinding(finding) {
    return `${finding.file}:${finding.line}: ${messageOf(finding)}`;
}
function messageOf({ message, suggestion }) {
    return suggestion === undefined ? message : `${message} Closest: ${suggestion}.`;
}
/** The same in two versions: independent of line numbers. */
function findingKey({ kind, target, file }) {
    return JSON.stringify([kind, target, file]);
}
function fingerprint(finding) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', findingKey(finding)).slice(0, 32);
}
/** `2 broken links, 1 missing page` */
function countKinds(findings) {
    return FINDING_KINDS.flatMap(kind => {
        const count = findings.filter(finding => finding.kind === kind).length;
        if (count === 0)
            return [];
        const name = kind.replace('-', ' ');
        return `${count} ${count === 1 ? name : name.endsWith('ss') ? `${name}es` : `${name.replace(/s$/, '')}s`}`;
    }).join(', ');
}


/***/ }),

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
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vX: () => (/* binding */ listsIn),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23945);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
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
const LISTS = new WeakSet();
/** An input with several entries, separated by new lines (and for some, commas). */
function list(parse) {
    const input = field(parse);
    LISTS.add(input);
    return input;
}
function listsIn({ shape }) {
    const isList = (input) => LISTS.has(input) ||
        ((input instanceof zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniOptional */ .Xz9 || input instanceof zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniDefault */ .Gze) &&
            isList(input._zod.def.innerType));
    return Object.keys(shape).filter(name => isList(shape[name]));
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

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readBelow),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


// Does not wait for a writer of a pipe. Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder, through no link: no part of `path`, which has `/` on every platform, may have
 * become one since the folder was listed. What was opened is compared with what has the name.
 */
function readBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is not the regular file that it was');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Undefined for what is no such file, or cannot be read. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
    }
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


// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b:: is the NAT64 form of an IPv4 address.
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
/** https, or plain http to this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Networks that only this machine or its company can reach. */
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
    // The NAT64 form of all IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Whether a host name or address is that of this machine or of a private network. */
function isPrivate(host) {
    return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
/** Resolves a name, unless there is a problem with its addresses. */
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
        if (!(error instanceof _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA) || this.#lastError === undefined || error.cause !== undefined)
            return error;
        return new _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA(error.message, { cause: this.#lastError });
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
    return [error, cause].find(each => each instanceof _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .TimedOut */ .GA);
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
 * What a parser returns in place of a value: texts for people. `undefined` or `null` say no more than "is not one". A
 * list of problems beside a value is for callers that use what could be read.
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
/** All values, or the problems of those that are none. */
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Each one once: a problem of one value may be the problem of another as well. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
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
const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** `90s`, `45m`, `1h30m`, `500ms`, or a bare number of minutes; undefined for anything else. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** `20%`, or `20`, as a number from 0 to 1; undefined for anything else. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** `0.4 s`, `12 s`, `3 min 20 s`, `1 h 30 min`, `3 d 4 h`: at most two units. A server can name any number. */
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
/** Decimal units, as object stores and browsers show them. */
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
/** `1,234`, or `1,234 pages` with a noun. */
function formatCount(amount, noun) {
    // Not toLocaleString: loading the tables of all languages for one comma costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ }),

/***/ 72913:
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
/** For leaving things in order after a signal. The runner kills the process 7.5 seconds after it; the design promises two. */
const MAX_CLEANUP_MS = 1500;
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

/***/ 45852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ SETTINGS_FILES),
/* harmony export */   RV: () => (/* binding */ settingsIn),
/* harmony export */   Vy: () => (/* binding */ findDocs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const SETTINGS_FILES = ['docs.json', 'mint.json'];
/** A workspace with more folders is searched to this number, so that a large monorepo does not take minutes. */
const MAX_FOLDERS = 20_000;
/** The settings of the documentation in a folder. */
function settingsIn(folder) {
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
    }
    catch {
        // Also below a folder of another user.
        return false;
    }
}
/** The workspace when it has documentation, otherwise the folders below it that have. */
function findDocs(workspace, ignored) {
    if (settingsIn(workspace) !== undefined)
        return [workspace];
    const found = [];
    const open = [workspace];
    for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
        for (const folder of foldersIn(open[at]).filter(path => path !== ignored)) {
            if (settingsIn(folder) === undefined)
                open.push(folder);
            else
                found.push(folder);
        }
    }
    return found.sort();
}
function foldersIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
            .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
            .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch {
        // A folder that cannot be read has no documentation that can be read.
        return [];
    }
}


/***/ }),

/***/ 16669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` stands for anything up to the next `/`, `**` for anything at all; `**` as a whole segment also matches no segment.
 * Every other character stands for itself: addresses contain `?`, and file names contain brackets.
 */
function parseGlob(text) {
    const parts = [];
    for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
        if (!token.startsWith(STARS))
            parts.push(token);
        else if (!token.endsWith('/'))
            parts.push(STARS);
        else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true)
            parts.push(FOLDERS);
        else
            parts.push(STARS, '/');
    }
    return { text, matches: path => matchesParts(parts, path) };
}
/** Follows all positions in the pattern at once, so that no path takes longer than its length times the pattern's. */
function matchesParts(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        for (const end of ends) {
            if (part === STAR || part === STARS) {
                for (let at = end; at <= path.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && path[at] === '/')
                        break;
                }
            }
            else if (part === FOLDERS) {
                next.add(end);
                for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
                    next.add(at + 1);
            }
            else if (path.startsWith(part, end))
                next.add(end + part.length);
        }
        ends = next;
    }
    return ends.has(path.length);
}


/***/ }),

/***/ 89181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ IGNORE_FILE),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);





/** The only hidden file that counts: it names files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return filesIn(folder, (await listFiles(folder, '')).sort());
}
/** `paths`: of the files in the folder that count. */
function filesIn(folder, paths) {
    return {
        folder,
        paths,
        // The end of the run is noticed between two files.
        size: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
        },
        read: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__/* .readBelow */ .G)(folder, path).toString();
        }
    };
}
async function listFiles(folder, below) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
    const nested = entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (isHidden(entry.name))
            return [];
        if (entry.isDirectory())
            return await listFiles(folder, path);
        // A symbolic link is neither a file nor a folder here.
        return entry.isFile() ? [path] : [];
    });
    return (await Promise.all(nested)).flat();
}
/** Whether a documentation folder is read without this file or folder. */
function isHidden(name) {
    return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules';
}


/***/ })

};
