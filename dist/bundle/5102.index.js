export const id = 5102;
export const ids = [5102];
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

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ percentDecode)
/* harmony export */ });
/** To decode longer text would take too long. No address and no id is that long. */
const MAX_DECODED = 1024 * 1024;
/** Never throws: a percent sign that encodes nothing stays, and bytes that are not UTF-8 become replacement characters. */
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


/***/ })

};
