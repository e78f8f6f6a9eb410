export const id = 2402;
export const ids = [2402];
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

/***/ 81759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ projectUpdate),
/* harmony export */   N1: () => (/* binding */ startedUpdate),
/* harmony export */   Ov: () => (/* binding */ startedAgentJob),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   l2: () => (/* binding */ bundle),
/* harmony export */   nf: () => (/* binding */ agentJob),
/* harmony export */   sI: () => (/* binding */ exportJob),
/* harmony export */   xQ: () => (/* binding */ startedJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
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
const ISO_TIME = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?)( ?(Z|UTC|GMT|(?<hours>[+-]\d\d)(:?(?<minutes>\d\d))?))?$/i;
const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;
function parseTime(text) {
    if (HTTP_TIME.test(text))
        return Date.parse(text);
    const match = ISO_TIME.exec(text);
    if (match === null)
        return NaN;
    const { day = '', time = '', hours, minutes = '00' } = match.groups ?? {};
    // In the one form that V8 reads with every zone.
    return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
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
/* harmony export */   Ad: () => (/* binding */ serviceAddress),
/* harmony export */   Ah: () => (/* binding */ PUBLIC_SERVICE),
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   pc: () => (/* binding */ baseUrl)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81759);





const NOT_SAFE = 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only';
const baseUrl = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(value);
    if (url instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
        return url;
    if (!(0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeAddress */ .cr)(url))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(NOT_SAFE);
    // The OpenAPI description names the server with its version, so that is what people copy.
    url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/');
    return url;
}));
const PUBLIC_SERVICE = 'https://api.mintlify.com';
/** Where the key goes. Without an address, only a key of the public service goes there. */
function serviceAddress(given, key) {
    if (given !== undefined)
        return given;
    if (key instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
        return key;
    return key.startsWith('mint_')
        ? new URL(PUBLIC_SERVICE)
        : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`\`base-url\` is missing: \`api-key\` does not begin with mint_, so it is not sent to ${PUBLIC_SERVICE}. Set \`base-url\` to the address of its API`);
}
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

/***/ 82402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   INPUT_NAMES: () => (/* binding */ INPUT_NAMES),
/* harmony export */   LIST_INPUTS: () => (/* binding */ LIST_INPUTS),
/* harmony export */   readInputs: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97516);




const fields = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    'base-url': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .baseUrl */ .pc,
    'api-key': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .apiKey */ .Kz,
    'project-id': (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)('copy it from the API keys page of the dashboard', _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    'job-id': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    prompt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value => (value.trim() === '' ? 'is blank' : undefined))),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 30 * 60_000),
    'poll-interval': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 10_000),
    'on-no-changes': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['pass', 'fail']), 'pass')
});
const INPUT_NAMES = Object.keys(fields.shape);
const LIST_INPUTS = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .listsIn */ .vX)(fields);
function readInputs(given) {
    const read = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)(fields, given, parsed => ({
        baseUrl: (0,_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceAddress */ .Ad)(parsed['base-url'], parsed['api-key']),
        job: jobOf(parsed)
    }));
    return {
        baseUrl: read.baseUrl,
        apiKey: read['api-key'],
        projectId: read['project-id'],
        job: read.job,
        timeoutMs: read.timeout,
        pollIntervalMs: read['poll-interval'],
        onNoChanges: read['on-no-changes']
    };
}
/** The job to wait for, or what to start one with. */
function jobOf({ 'job-id': id, prompt }) {
    const choice = 'set either `job-id` or `prompt`';
    if (id !== undefined && prompt !== undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${choice}: both are set`);
    if (id !== undefined)
        return id instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF ? id : { id };
    if (prompt === undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${choice}: none is set`);
    return prompt instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF ? prompt : { prompt };
}


/***/ })

};
