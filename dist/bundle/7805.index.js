export const id = 7805;
export const ids = [7805];
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


/***/ })

};
