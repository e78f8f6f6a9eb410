export const id = 5541;
export const ids = [5541];
export const modules = {

/***/ 87822:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./.build/src/runtime/thread/serve-tasks.js
var serve_tasks = __webpack_require__(19973);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var runtime_problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
// EXTERNAL MODULE: ./.build/src/finish/move/file-mover.js
var file_mover = __webpack_require__(27903);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/finish/flight/flight.js + 1 modules
var flight_flight = __webpack_require__(41424);
// EXTERNAL MODULE: ./.build/src/finish/page/page.js
var page_page = __webpack_require__(45016);
// EXTERNAL MODULE: ./.build/src/finish/flight/values.js
var values = __webpack_require__(17310);
// EXTERNAL MODULE: ./.build/src/finish/move/addresses.js
var addresses = __webpack_require__(22037);
// EXTERNAL MODULE: ./.build/src/runtime/text/string-literal.js
var string_literal = __webpack_require__(74871);
// EXTERNAL MODULE: ./.build/src/finish/move/code-tokens.js
var code_tokens = __webpack_require__(64551);
// EXTERNAL MODULE: ./.build/src/html/css-scanner.js
var css_scanner = __webpack_require__(69285);
;// CONCATENATED MODULE: ./.build/src/finish/move/program-literals.js


/** Properties that readers see as text, in all components. */
const TEXT = /^(?:alt|aria-.*|caption|children|classname|description|filename|id|key|label|title)$/;
/** Properties of components that are addresses of files. */
const FILE = /^(?:src|srcset|poster)$/;
/** Properties of components that are links. The router adds the base path to them. */
const LINK = /^(?:href|to)$/;
const MARKDOWN_ELEMENT = '_components.';
/** An address inside of a longer text, such as in markup or in code. */
const INNER_ADDRESS = /(?<=["'(=])\/(?![/\\])[^"'`()<>\s\\,;]*/g;
/**
 * Returns the code of a literal with the base path, or the code unchanged if the literal is no address that has to be
 * moved. Returns undefined if it is unknown whether the address has to be moved.
 */
function movedLiteral(literal, { base, uses, isFile }) {
    const { code, open, isValue } = literal;
    const { element, isHtml, property = '', texts, isStyle } = open.at(-1) ?? {};
    const move = (of) => changed(code, text => of(text, base));
    const unlessFile = () => (mentionsFile(code, isFile) ? undefined : code);
    if (isStyle === true)
        return move(addresses/* movedStyles */.KJ);
    if (element === undefined) {
        if (texts !== undefined)
            return code;
        return isInAddress(open) && (0,addresses/* isRootPath */.ih)(textOf(code)) ? undefined : unlessFile();
    }
    const attribute = property.toLowerCase().replace('xlinkhref', 'xlink:href');
    if (attribute === 'children' && element === 'style')
        return move(addresses/* movedStyles */.KJ);
    if (TEXT.test(attribute))
        return element === 'script' ? unlessFile() : code;
    if (isHtml === true) {
        const ofAttribute = (0,addresses/* moveOf */.ds)(attribute, { element, value: () => '' });
        if (ofAttribute !== undefined)
            return isValue ? move(ofAttribute) : (0,addresses/* isRootPath */.ih)(textOf(code)) ? undefined : code;
        return isValue ? code : unlessFile();
    }
    if (LINK.test(attribute))
        return isValue ? code : unlessFile();
    if (!isValue)
        return unlessFile();
    const isKnown = FILE.test(attribute);
    if (!isKnown && !mentionsFile(code, isFile))
        return code;
    const component = element.replace(MARKDOWN_ELEMENT, '');
    const moved = move((0,addresses/* moveOf */.ds)(isKnown ? attribute : 'src', { element, value: () => '' }) ?? (text => text));
    const use = moved === code && isKnown ? 'adds' : uses[isKnown ? component : `${component}.${property}`];
    if (use === 'adds')
        return code;
    return use === 'passes' && moved !== code ? moved : undefined;
}
/** Whether code is part of a value that becomes an address in HTML, such as an argument of a function. */
function isInAddress(open) {
    const { element = '', isHtml, property = '' } = open.findLast(({ close }) => close === '}') ?? {};
    return isHtml === true && (0,addresses/* moveOf */.ds)(property.toLowerCase(), { element, value: () => '' }) !== undefined;
}
/** Whether a literal is the address of a file of the site, or contains one in markup, in styles or in code. */
function mentionsFile(code, isFile) {
    const text = textOf(code);
    if ((0,addresses/* isRootPath */.ih)(text) && isFile(text))
        return true;
    const inner = [...text.matchAll(INNER_ADDRESS)].map(([address]) => address);
    const styles = text.includes('url(') ? Array.from((0,css_scanner/* cssAddresses */.U)(text), ({ value }) => value) : [];
    return [...inner, ...styles].some(address => (0,addresses/* isRootPath */.ih)(address) && isFile(address));
}
/** Returns the value of a literal. In a template, returns the text before the first expression. */
function textOf(code) {
    const inner = code.slice(1, code.endsWith(code.charAt(0)) ? -1 : undefined);
    return (code.startsWith('"') ? parsed(code) : undefined) ?? inner;
}
function changed(code, change) {
    const text = code.startsWith('"') ? parsed(code) : undefined;
    if (text !== undefined)
        return change(text) === text ? code : JSON.stringify(change(text));
    // The base path has no characters that have a meaning in a literal.
    const quote = code.charAt(0);
    return (quote + change(code.slice(1, code.endsWith(quote) ? -1 : undefined)) + (code.endsWith(quote) ? quote : ''));
}
function parsed(code) {
    try {
        return JSON.parse(code);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/src/finish/move/page-program.js




/** The start of the program that MDX compilers write for a page. The client runs the program to show the page. */
const PROGRAM = /^"use strict";\s*const \{[^}]*\bjsx: _jsx\b/;
/** An HTML element that the author wrote as JSX, or a component. Markdown elements are, for example, `_components.a`. */
const ELEMENT = /_jsxs?\((?:"([a-z][\w.-]*)"|([\w$.]+)), \{/y;
const NAME = /\s*(?:"([\w:-]+)"|([\w$]+)):\s*/y;
/** Code before the value of a property, or before one of its values. */
const BEFORE_VALUE = /(?:[:?]|\|\||&&)\s*$/;
/** Code after a literal that is compared. */
const COMPARED = /\s*[!=]=/y;
/** Code after a list that is used as a value. */
const USED_LIST = /\s*[.([]/y;
function isPageProgram(text) {
    return PROGRAM.test(text);
}
/**
 * Adds the base path to addresses in HTML elements, and in components that pass an address on. Skips texts and comments,
 * because they can look like code. Refuses a program that names a file of the site in any other place.
 */
function movePageProgram(code, move) {
    return new ProgramMover(code, move).moved();
}
class ProgramMover {
    #code;
    #move;
    #open = [];
    #at = 0;
    #moved = '';
    #copied = 0;
    /** The first literal of which it is unknown whether it has to be moved. */
    #unknown;
    constructor(code, move) {
        this.#code = code;
        this.#move = move;
    }
    moved() {
        while (this.#at < this.#code.length) {
            const problem = this.#takeToken();
            if (problem !== undefined)
                return new runtime_problem/* Problem */.AF(problem);
        }
        if (this.#open.length > 0)
            return new runtime_problem/* Problem */.AF('has brackets that do not match');
        if (this.#unknown !== undefined)
            return new runtime_problem/* Problem */.AF(`contains ${this.#unknown}, and it is unknown whether the client adds the base path to it`);
        return this.#moved + this.#code.slice(this.#copied);
    }
    #takeToken() {
        const character = this.#code.charAt(this.#at);
        const inside = this.#open.at(-1);
        if (inside?.close === '`' && character !== '`')
            this.#skipTemplate();
        else if (character === '_' && this.#takeElement())
            return undefined;
        else if (character === inside?.close)
            this.#closeBracket();
        else if (character === '`') {
            const end = (0,string_literal/* templatePartEnd */.F)(this.#code, this.#at);
            const isWhole = this.#code[end] === '`';
            this.#takeLiteral(isWhole ? end + 1 : end);
            if (!isWhole)
                this.#open.push({ close: '`' });
        }
        else if (character === '"' || character === "'") {
            const end = (0,string_literal/* literalEnd */.b)(this.#code, this.#at);
            if (end === undefined)
                return 'has an unterminated string';
            this.#takeLiteral(end);
        }
        else if (character === '/') {
            const isToken = this.#take(code_tokens/* COMMENT */.YK) ?? ((0,code_tokens/* isPatternAt */.Cy)(this.#code, this.#at) && this.#take(code_tokens/* PATTERN */.XF));
            if (!isToken)
                this.#at++;
        }
        else if (character in code_tokens/* CLOSING */.qc)
            this.#openBracket(character);
        else if (')]}'.includes(character))
            return 'has brackets that do not match';
        else if (character === ',' && inside?.element !== undefined) {
            this.#at++;
            this.#takeName(inside);
        }
        else if (this.#take(code_tokens/* WORD */.f7) === undefined)
            this.#at++;
        return undefined;
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#code) ?? undefined;
        if (found !== undefined)
            this.#at = pattern.lastIndex;
        return found;
    }
    #takeElement() {
        const found = this.#take(ELEMENT);
        const element = found?.[1] ?? found?.[2];
        if (element === undefined)
            return false;
        const properties = { close: '}', element, isHtml: found?.[1] !== undefined };
        this.#open.push({ close: ')' }, properties);
        this.#takeName(properties);
        return true;
    }
    #takeName(properties) {
        const name = this.#take(NAME);
        properties.property = name?.[1] ?? name?.[2] ?? '';
    }
    #skipTemplate() {
        const opens = this.#code.startsWith('${', this.#at);
        if (opens)
            this.#open.push({ close: '}' });
        this.#at += opens || this.#code[this.#at] === '\\' ? 2 : 1;
    }
    #takeLiteral(end) {
        const start = this.#at;
        const code = this.#code.slice(start, end);
        this.#at = end;
        COMPARED.lastIndex = this.#at;
        const isValue = this.#isValueAt(start) && !COMPARED.test(this.#code);
        this.#open.at(-1)?.texts?.push(code);
        const moved = movedLiteral({ code, open: this.#open, isValue }, this.#move);
        if (moved === undefined)
            this.#unknown ??= describe(code, this.#open);
        else if (moved !== code) {
            this.#moved += this.#code.slice(this.#copied, start) + moved;
            this.#copied = this.#at;
        }
    }
    #openBracket(character) {
        const { element, property } = this.#open.at(-1) ?? {};
        const isValue = element !== undefined && this.#isValueAt(this.#at);
        this.#open.push({
            close: code_tokens/* CLOSING */.qc[character],
            ...(isValue && character === '[' && property === 'children' && { texts: [] }),
            ...(isValue && character === '{' && property === 'style' && { isStyle: true })
        });
        this.#at++;
    }
    #closeBracket() {
        this.#at++;
        const { texts = [] } = this.#open.pop() ?? {};
        USED_LIST.lastIndex = this.#at;
        if (texts.length === 0 || !USED_LIST.test(this.#code))
            return;
        for (const code of texts)
            if (movedLiteral({ code, open: [], isValue: false }, this.#move) === undefined)
                this.#unknown ??= describe(code, this.#open);
    }
    /** Whether the value of a property, or one of its values, begins at a position. */
    #isValueAt(at) {
        return BEFORE_VALUE.test(this.#code.slice(Math.max(0, at - 20), at));
    }
}
function describe(code, open) {
    const element = open.at(-1)?.element;
    return `${element === undefined ? '' : `<${element}> with `}the address ${code.slice(0, 200)}`;
}

;// CONCATENATED MODULE: ./.build/src/finish/move/data-rows.js




/** React nests elements at most a few hundred levels deep. */
const MAX_DEPTH = 2000;
/** Adds the base path to addresses in rows, but not to navigation links, because the router adds the path to them. */
function moveRows(rows, move) {
    const moved = [];
    for (const row of rows) {
        const text = movedRow(row, move);
        if (text instanceof runtime_problem/* Problem */.AF)
            return new runtime_problem/* Problem */.AF(`row ${row.id} ${text.message}`);
        moved.push(text === row.text ? row : { ...row, text });
    }
    return moved;
}
function movedRow({ id, tag, text }, move) {
    if (tag === 'T')
        return movedText(text, move);
    // The kind of a hint is a letter before its value.
    if (tag === 'H')
        return movedJson(text.slice(1), value => moveHint(value, move), text.slice(0, 1));
    if (tag === 'I')
        return movedJson(text, value => moveChunks(value, move));
    if (tag !== '')
        return text;
    return movedJson(text, value => {
        if (id === '0' && (0,values/* isFields */.C)(value))
            moveRoute(value, move);
        return moveValue(value, move, MAX_DEPTH);
    });
}
/** Only a long text has a row of its own. All others are in rows with other values. */
function movedText(text, { texts, ...move }) {
    return texts.get(text) ?? (isPageProgram(text) ? movePageProgram(text, move) : text);
}
/** Applies `move` to JSON. Returns a Problem if the JSON cannot be reproduced exactly, even if no address changes. */
function movedJson(text, move, before = '') {
    const value = (0,values/* exactValue */.z)(text);
    if (value === undefined)
        return new runtime_problem/* Problem */.AF('is JSON that changes when it is written again');
    const moved = move(value);
    return moved instanceof runtime_problem/* Problem */.AF ? moved : before + JSON.stringify(moved);
}
function moveHint(value, { base }) {
    if (typeof value === 'string')
        return (0,addresses/* movedAddress */.EZ)(value, base);
    if (Array.isArray(value) && typeof value[0] === 'string')
        value[0] = (0,addresses/* movedAddress */.EZ)(value[0], base);
    return value;
}
/** Adds the base path to the addresses of the scripts that a client component needs. */
function moveChunks(value, { base, isFile }) {
    const chunks = Array.isArray(value) ? value[1] : undefined;
    if (!Array.isArray(chunks))
        return new runtime_problem/* Problem */.AF('has no list of scripts');
    for (const [i, chunk] of chunks.entries()) {
        if (typeof chunk !== 'string' || !(0,addresses/* isRootPath */.ih)(chunk) || !isFile(chunk))
            return new runtime_problem/* Problem */.AF(`refers to a script that is not in the site: ${JSON.stringify(chunk).slice(0, 200)}`);
        chunks[i] = (0,addresses/* movedAddress */.EZ)(chunk, base);
    }
    return value;
}
/** Adds the base path to the path prefix of the client files and to the path at which the page was requested. */
function moveRoute(row, { base }) {
    if (row['p'] === '')
        row['p'] = base;
    if (Array.isArray(row['c']))
        row['c'] = [...base.split('/'), ...row['c'].slice(1)];
}
function moveValue(value, move, depth) {
    if (typeof value === 'string')
        return movedText(value, move);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return new runtime_problem/* Problem */.AF('is nested too deeply');
    if (Array.isArray(value))
        moveElement(value, move);
    const fields = value;
    for (const key of Object.keys(fields)) {
        const moved = moveValue(fields[key], move, depth - 1);
        if (moved instanceof runtime_problem/* Problem */.AF)
            return moved;
        fields[key] = moved;
    }
    return value;
}
/**
 * Adds the base path to addresses in the attributes of an HTML element. The values of client components remain
 * unchanged, because a component such as a router link adds the path itself. In a row, a text that begins with a dollar
 * sign is escaped with a second dollar sign, so page texts cannot look like an element.
 */
function moveElement(value, { base }) {
    const [mark, element, , props] = value;
    if (mark !== '$' || typeof element !== 'string' || element.startsWith('$') || !(0,values/* isFields */.C)(props))
        return;
    const textOf = (name) => {
        const text = props[name === 'http-equiv' ? 'httpEquiv' : name];
        return typeof text === 'string' ? text : '';
    };
    for (const [name, text] of Object.entries(props)) {
        const attribute = name === 'xlinkHref' ? 'xlink:href' : name.toLowerCase();
        const moveText = (0,addresses/* moveOf */.ds)(attribute, { element, value: textOf });
        if (moveText === undefined)
            continue;
        if (typeof text === 'string' && !text.startsWith('$'))
            props[name] = moveText(text, base);
        else if (attribute === 'style' && (0,values/* isFields */.C)(text)) {
            for (const [property, css] of Object.entries(text))
                if (typeof css === 'string' && !css.startsWith('$'))
                    text[property] = moveText(css, base);
        }
    }
}

// EXTERNAL MODULE: ./.build/src/finish/move/markup.js
var markup = __webpack_require__(35865);
;// CONCATENATED MODULE: ./.build/src/finish/move/page-move.js






/** Moves a page from the root to another path. Returns a Problem if the page cannot be moved safely. */
function movePage(page, move) {
    const { base, isFile } = move;
    if (!(0,external_node_buffer_.isUtf8)(page) || (0,page_page/* isUtf16 */.bJ)(page))
        return new runtime_problem/* Problem */.AF('the page is not UTF-8');
    const { edits, texts, compared, checked } = (0,markup/* moveMarkup */.s)(page, base, isFile);
    if (checked[0] !== undefined)
        return new runtime_problem/* Problem */.AF(`the page has an \`integrity\` attribute for ${checked[0]}, and moving the site would change that file`);
    const flight = (0,flight_flight/* readFlight */.TA)(page);
    if (flight instanceof runtime_problem/* Problem */.AF)
        return flight;
    const unknown = flight && compared.find(text => !flight.rows.some(row => hasText(row, text)));
    if (unknown !== undefined)
        return new runtime_problem/* Problem */.AF(`a script loads a file of the site, and the page data does not contain the text of the script: ${JSON.stringify(unknown.slice(0, 200))}`);
    const rows = flight && moveRows(flight.rows, { ...move, texts });
    if (rows instanceof runtime_problem/* Problem */.AF)
        return rows;
    return (0,flight_flight/* applyPageEdits */.X9)(page, [...edits, ...(flight?.editsFor(rows ?? []) ?? [])]);
}
function hasText({ tag, text }, expected) {
    return tag === 'T' ? text === expected : text.includes(JSON.stringify(expected));
}

;// CONCATENATED MODULE: ./.build/src/finish/move/move-thread.js





let mover;
let uses = {};
// Entry point of the threads that move pages.
(0,serve_tasks/* serveTasks */.a)(async (task) => {
    if ('site' in task) {
        mover = new file_mover/* FileMover */.m(task.site);
        uses = task.site.uses;
    }
    const known = mover;
    const { base, isFile } = known;
    const pages = 'site' in task ? [] : task.pages;
    const moved = pages.map(({ file, source }) => known.checked(file.path, movePage((0,site_scanner/* asBuffer */.bS)(source), { base, isFile, uses })));
    return await Promise.resolve(moved.map(page => (page instanceof runtime_problem/* Problem */.AF ? { problem: page.message } : page)));
});


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

/***/ 19973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ serveTasks)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _time_deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49313);



/** Runs the received tasks in the thread, one after another. An error in a task ends the thread. */
function serveTasks(run) {
    const progress = node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.workerData;
    const waiting = new Map();
    let asked = 0;
    const send = (message) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage(message);
    const caller = {
        parsing(place = _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_FILE */ .tW) {
            Atomics.store(progress, 0, place);
            const before = Atomics.add(progress, 1, 1);
            return () => {
                if (Atomics.load(progress, 1) === before + 1)
                    caller.parsing();
            };
        },
        countPages(done, total) {
            Atomics.store(progress, 2, done);
            Atomics.store(progress, 3, total);
        },
        async ask(question) {
            const answer = (0,_time_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .deferred */ .y)();
            asked += 1;
            waiting.set(asked, answer);
            send({ id: asked, question });
            return await answer.promise;
        }
    };
    const runTask = async (task) => {
        caller.countPages(0, 0);
        const result = await run(task, caller);
        caller.parsing();
        send({ result });
    };
    node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (message) => {
        if ('task' in message) {
            void runTask(message.task);
            return;
        }
        const answer = waiting.get(message.id);
        waiting.delete(message.id);
        if ('error' in message)
            answer?.reject(new Error(message.error));
        else
            answer?.resolve(message.value);
    });
}


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

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   BZ: () => (/* binding */ fileBelowAnyBase),
/* harmony export */   IZ: () => (/* binding */ UNKNOWN_HOST),
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   R7: () => (/* binding */ rootPaths),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jR: () => (/* binding */ encodeStrictly),
/* harmony export */   jT: () => (/* binding */ liveAddress),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);


/** Placeholder for the host of a site whose host is unknown. No host can have this name. */
const UNKNOWN_HOST = 'site.invalid';
/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** An address on the site. Converts between the URL path and the file path below the base path. */
class SiteAddress {
    /** The path below the base path, decoded; empty for the start page. */
    path;
    #base;
    /** `path`: the path of a page or file in the site. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Parses a path from the host's root, without a query or anchor. Returns undefined for a path outside the base path.
     * `/docs` is the start page of a site at `/docs/`. Invalid UTF-8 is not decoded, because no file has such a name.
     */
    static parse(pathname, basePath = '/') {
        const base = baseFolder(basePath);
        const folders = base.split('/').length - 1;
        const segments = pathname.split('/');
        const start = segments.slice(0, folders).map(_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y);
        if (`${start.join('/')}/` !== (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(base))
            return undefined;
        const rest = segments.slice(folders).join('/');
        const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(rest);
        return new SiteAddress(decoded.includes('\uFFFD') ? rest : decoded, base);
    }
    /** Decodes the path of an absolute or relative link, and removes the query and the anchor. */
    static pathOf(href) {
        const [path = ''] = href.split(/[?#]/, 1);
        return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    }
    /** The page name, which is the same for all addresses of a page. */
    get page() {
        return pageName(this.path);
    }
    /** The path as browsers send it. A base path that is already percent-encoded is not encoded again. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** The readable path, such as `/guides/größe`, which `parse` also accepts. Characters such as `?` are encoded. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** Returns the same name for all addresses of a page: without `index.html`, `.html` and trailing slashes. */
function pageName(path) {
    // The lookbehind prevents quadratic time for many slashes.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}
/** Returns the address of a page or file on the live site. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/** Keeps characters such as `+`, `@` and `(`: hosts and caches treat `/a(1)` and `/a%281%29` as two addresses. */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}
/** Encodes a repository path, including brackets as in `[slug].mdx`, which some programs reject. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
/** Maximum depth of a base path. Hosts usually serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * Finds the base path that a site was built for, from the addresses of its scripts and style sheets. An address counts
 * if it leads to a site file when leading folders are removed. Returns undefined unless more than half of the addresses
 * have the same leading folders.
 */
function findBasePath(addresses, files) {
    const votes = new Map();
    const paths = rootPaths(addresses);
    for (const path of paths) {
        const { base } = fileBelowAnyBase(path, files) ?? {};
        if (base !== undefined)
            votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
}
/** Finds the file to which a path leads when leading folders are removed. `base` contains these folders. */
function fileBelowAnyBase(pathname, files) {
    const folders = SiteAddress.parse(pathname)?.path.split('/') ?? [];
    const most = Math.min(MAX_FOLDERS, folders.length - 1);
    const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
    if (count === undefined)
        return undefined;
    return { base: `/${folders.slice(0, count).join('/')}`, path: folders.slice(count).join('/') };
}
/** Selects the addresses that start at the root of the host, and removes their queries and anchors. */
function rootPaths(addresses) {
    return new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
}
/**
 * Returns a warning if the path of `site-url` differs from the base path of the export. Returns undefined if both match
 * or the manifest has no base path. Ignores the prefix in a bucket, since a CDN may add or remove the prefix.
 */
function basePathProblem(siteUrl, { basePath, paths = [] }) {
    if (basePath === undefined)
        return undefined;
    const path = baseFolder(siteUrl.pathname);
    // Parsing gives the base path the same encoding as `site-url`.
    const exported = baseFolder((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    const problem = `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links in the site lead to addresses below ${exported}.`;
    // The service builds each site of `mint export` for the root, and no setting changes that.
    if (exported === '/' && [...paths].some(each => each.startsWith('_next/')))
        return `${problem} Correct \`site-url\`. If the site comes from \`mint export\`, run the finish action with \`site-url: ${siteUrl.href}\` first: it moves the site. For any other site, set the base path in the site generator to ${path} and build the site again.`;
    return `${problem} Correct \`site-url\`, or set the base path in the site generator to ${path} and build the site again. If all addresses in the pages are relative, export the site again with \`base-path: ${path}\`.`;
}


/***/ }),

/***/ 33978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ kindOfPage),
/* harmony export */   hK: () => (/* binding */ filesNamed),
/* harmony export */   iq: () => (/* binding */ SiteMap)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);
/* harmony import */ var _site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


/** The form that hosts serve without a redirect and without `.html`. */
const CLEAN_FORMS = { index: 'slash', file: 'clean' };
/** Maps the addresses of a site to its files and back, as a static host with clean URLs does. */
class SiteMap {
    paths;
    /** The origin of the site, or of a placeholder. */
    origin;
    host;
    hasHost;
    #basePath;
    #assumed;
    #topNames;
    constructor(paths, { origin, basePath = '/', assumed } = {}) {
        this.paths = paths;
        const known = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(origin ?? '') ?? new URL(`https://${_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_HOST */ .IZ}`);
        this.origin = known.origin;
        this.host = known.host;
        this.hasHost = origin !== undefined;
        this.#basePath = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .baseFolder */ .YR)(basePath);
        this.#assumed = assumed;
    }
    /** Whether the map is of site sources: the built site may have more files. */
    get isOfSources() {
        return this.#assumed !== undefined;
    }
    has(path) {
        return this.paths.has(path);
    }
    /** Finds the file for a path: `a`, `a/`, `a.html` and `a/index.html` lead to the same page. */
    find(path) {
        return this.findKnown(path) ?? this.#findAssumed(path);
    }
    /** Finds only files that certainly exist. */
    findKnown(path) {
        if (this.paths.has(path))
            return path;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const candidates = filesNamed(page);
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.paths.has(candidate));
    }
    /** Whether the site has a page, a file or a folder with the name of the path's first part. */
    covers(path) {
        const topName = (each) => (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(each.split('/', 1)[0] ?? '');
        this.#topNames ??= new Set([...this.paths].map(topName));
        return this.#topNames.has(topName(path));
    }
    #findAssumed(path) {
        if (this.#assumed === undefined)
            return undefined;
        const page = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(path);
        const isFolder = this.#assumed.folders.has(page.replace(/(?:^|\/)index$/, ''));
        return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined;
    }
    /** Returns the path for a pathname or a result of `nameOf`. Returns undefined outside the base path. */
    pathOf(pathname) {
        return _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, this.#basePath)?.path;
    }
    /** Returns the path for an address, or undefined for an address outside the site. */
    pathIn(url) {
        return url.origin === this.origin ? this.pathOf(url.pathname) : undefined;
    }
    /** Returns the file at an address, or undefined if no file exists there or the address is outside the site. */
    fileAt(address) {
        const url = typeof address === 'string' ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(address, this.origin) : address;
        const path = url === null ? undefined : this.pathIn(url);
        return path === undefined ? undefined : this.find(path);
    }
    /** Returns the path from the root of the host, as browsers send it. */
    pathnameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).pathname;
    }
    /** Returns the readable path from the root of the host, such as `/guides/größe`. */
    nameOf(path) {
        return new _site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(path, this.#basePath).name;
    }
    urlOf(path) {
        return this.origin + this.pathnameOf(path);
    }
    /**
     * Returns the path of a page in the given form, without `index.html`. Returns the path of the file if another file has
     * this address: guides.html can be served at the address of guides/index.html.
     */
    inForm(page, form = CLEAN_FORMS[kindOfPage(page)]) {
        const name = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$p)(page);
        if (page === 'index.html' || name === page)
            return name;
        const isFolder = form === 'slash' || (form === 'html' && kindOfPage(page) === 'index');
        const address = isFolder ? `${name}/` : form === 'html' ? page : name;
        const found = this.find(address);
        return found === undefined || found === page ? address : page;
    }
}
function kindOfPage(page) {
    return page.endsWith('/index.html') ? 'index' : 'file';
}
/** Returns the files that hosts serve at the address of a page, in the order in which hosts look for them. */
function filesNamed(page) {
    return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
}


/***/ }),

/***/ 99004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15300);

/** Builds put these characters between the hash and the other parts of a file name. */
const SEPARATORS = /[-._~]/;
/**
 * Returns true if a file never changes because its name contains a hash of its content. Browsers cache such files
 * for a year, so the check is strict: the hash must contain letters and digits, which excludes words and dates.
 */
function isImmutable(path) {
    if ((0,_pages_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // In folders other than these three, such as the one named after the build id, a file can change without a new path.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** Maximum length of a file name. Also limits the time of the patterns below, which is quadratic in the length. */
const MAX_NAME = 255;
/** A quick first test, since most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** A hash of eight characters before the extension, as in files from Vite and esbuild. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build. All other folders below `_next/static/` have fixed names. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * Removes the hash and the query that a build adds to a file's address, so that a new build of the same content has the
 * same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Does not change page addresses. Removing text
 * that is not a hash does not affect the published site.
 */
function withoutBuildHash(target) {
    if (!MAY_BE_FILE.test(target))
        return target;
    const query = target.search(/[?#]/);
    const path = query < 0 ? target : target.slice(0, query);
    if (!EXTENSION.test(path.slice(-9)))
        return target;
    const start = path.lastIndexOf('/') + 1;
    if (path.length - start > MAX_NAME)
        return target;
    const folder = path.slice(0, start).replace(BUILD_ID, '$1');
    return folder + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1');
}


/***/ }),

/***/ 15300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
/* harmony export */   lV: () => (/* binding */ MAX_PAGE_DROP),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   pl: () => (/* binding */ pageDrop),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Pages are HTML documents. An XHTML file is not a page, since it is not parsed as HTML. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** Recognizes a page by its content type, because a page such as `guides/x` may have no extension. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** Returns true for the error page that hosts serve for missing addresses. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Returns true for a page that is neither an error page nor a redirect. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Default for `max-page-drop`: a site that lost a larger share of its pages is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** Returns the share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ })

};
