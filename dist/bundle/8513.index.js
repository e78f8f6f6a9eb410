export const id = 8513;
export const ids = [8513];
export const modules = {

/***/ 75078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iw: () => (/* binding */ ATTRIBUTES),
  MD: () => (/* binding */ BREAKOUT),
  bG: () => (/* binding */ CLOSES_FOREIGN),
  gv: () => (/* binding */ ELEMENTS),
  c7: () => (/* binding */ LINK_REFERENCES),
  xc: () => (/* binding */ RAW_TEXT),
  tV: () => (/* binding */ VOID)
});

;// CONCATENATED MODULE: ./.build/src/review/scan/html/names.js
const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
/** What is known about names of elements or attributes, in any case. Finds them in bytes, without making strings. */
class Names {
    /** By length and first letter, which most other names have in common with none of these. */
    #entries = new Array(1024).fill(undefined);
    constructor(names, valueOf) {
        for (const name of new Set(names)) {
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...(this.#entries[key] ?? []), { name, value: valueOf(name) }];
        }
    }
    find(bytes, start, end) {
        const entries = this.#entries[keyOf(bytes[start], end - start)];
        if (entries === undefined)
            return undefined;
        for (const { name, value } of entries)
            if (isAt(bytes, start, name))
                return value;
        return undefined;
    }
}
function keyOf(first, length) {
    return (length << 5) | (first & 31);
}
function isAt(bytes, start, name) {
    for (let i = 0; i < name.length; i++) {
        if (LOWER_CASE[bytes[start + i]] !== name.charCodeAt(i))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./.build/src/review/scan/html/elements.js

/** Which attributes of which HTML elements refer to something. `base`, `link` and `meta` need more than this table. */
const HTML_REFERENCES = {
    a: { href: 'link', name: 'id' },
    area: { href: 'link' },
    audio: { src: 'media' },
    button: { formaction: 'otherLink' },
    embed: { src: 'frame' },
    // A static host accepts no POST: such a form belongs to another program.
    form: { action: { meaning: 'otherLink', when: { attribute: 'method', value: 'post', is: false } } },
    frame: { src: 'frame' },
    // A frame that brings its document along loads no other one.
    iframe: { src: { meaning: 'frame', when: { attribute: 'srcdoc', value: '', is: true } } },
    // HTML parsers treat `image` as `img`.
    image: { src: 'media', srcset: 'srcset' },
    img: { src: 'media', srcset: 'srcset' },
    input: {
        src: { meaning: 'media', when: { attribute: 'type', value: 'image', is: true } },
        formaction: 'otherLink'
    },
    object: { data: 'frame' },
    script: { src: 'resource' },
    source: { src: 'media', srcset: 'srcset' },
    track: { src: 'media' },
    video: { src: 'media', poster: 'media' }
};
/** The same for SVG elements, whose attribute is `href` or, in older documents, `xlink:href`. */
const SVG_REFERENCES = {
    a: 'link',
    feimage: 'media',
    image: 'media',
    script: 'resource',
    use: 'media'
};
/** What a `link` element refers to. The first row that has one of the words in `rel` applies. */
const LINK_REFERENCES = [
    { rels: oneOf('canonical'), meaning: 'canonical' },
    {
        rels: oneOf('apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet'),
        meaning: 'resource'
    },
    { rels: oneOf('alternate author help license next prefetch prerender prev search'), meaning: 'otherLink' }
];
/** All attributes that matter: those of the tables, and those with a rule of their own. */
const ATTRIBUTES = new Names([
    ...words('charset color content encoding face href http-equiv id imagesrcset method name rel size style'),
    ...words('srcdoc type xlink:href'),
    ...Object.values(HTML_REFERENCES).flatMap(Object.keys)
], name => name);
/** Elements whose content is text, whatever it looks like. */
const RAW_TEXT = words('iframe noembed noframes script style textarea title xmp');
/** Elements that builds and proxies add, and that are not part of what a page says. */
const OUTSIDE_CONTENT = words('base link meta script style template');
/** Start tags that end SVG and MathML content, as the HTML standard lists them. */
const BREAKOUT_NAMES = words('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var');
const BREAKOUT = new Names(BREAKOUT_NAMES, () => true);
/** End tags that also close an SVG or MathML element left open inside the element they end. */
const CLOSES_FOREIGN = new Set([
    ...BREAKOUT_NAMES,
    ...words('a address article aside button caption details dialog dir fieldset figcaption figure font footer'),
    ...words('header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr')
]);
const VOID = new Set(words('area base br col embed frame hr img input link meta param source track wbr'));
const ELEMENTS = new Names([
    ...[...Object.keys(HTML_REFERENCES), ...Object.keys(SVG_REFERENCES), ...RAW_TEXT, ...OUTSIDE_CONTENT],
    ...words('font math plaintext svg')
], (name) => ({
    name,
    references: Object.entries(HTML_REFERENCES[name] ?? {}).map(([attribute, rule]) => typeof rule === 'string' ? { attribute, meaning: rule, when: undefined } : { attribute, ...rule }),
    svgReference: SVG_REFERENCES[name],
    isRawText: RAW_TEXT.includes(name),
    isOutsideContent: OUTSIDE_CONTENT.includes(name)
}));
function oneOf(text) {
    return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${words(text).join('|')})(?:[\\t\\n\\f\\r ]|$)`, 'i');
}
function words(text) {
    return text.split(' ');
}


/***/ }),

/***/ 67391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ markedEncoding),
/* harmony export */   Jk: () => (/* binding */ encodingNamed),
/* harmony export */   Qc: () => (/* binding */ declaredEncoding),
/* harmony export */   U: () => (/* binding */ asUtf8),
/* harmony export */   Wo: () => (/* binding */ MAX_HEAD)
/* harmony export */ });
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31024);

/** Where browsers look for the encoding of a file. */
const MAX_HEAD = 1024;
const BYTE_ORDER_MARKS = { '\xef\xbb\xbf': 'utf-8', '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' };
const DECLARED = {
    html: htmlEncoding,
    css: (head) => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]),
    xml: (head) => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
};
/** The standard name of the encoding that a file declares. `head`: its first bytes as Latin-1. */
function declaredEncoding(head, type) {
    return markedEncoding(head) ?? DECLARED[type](head);
}
/** By a byte order mark, which counts more than anything else. */
function markedEncoding(head) {
    return Object.entries(BYTE_ORDER_MARKS).find(([mark]) => head.startsWith(mark))?.[1];
}
function asUtf8(bytes, type) {
    const head = bytes.toString('latin1', 0, MAX_HEAD);
    const encoding = declaredEncoding(head, type) ?? 'utf-8';
    if (encoding !== 'utf-8')
        return Buffer.from(new TextDecoder(encoding).decode(bytes));
    return head.startsWith('\xef\xbb\xbf') ? bytes.subarray(3) : bytes;
}
/** The encoding that a page declares in a `meta` element of its first bytes, found as the HTML standard says. */
function htmlEncoding(head) {
    if (!/charset/i.test(head))
        return undefined;
    const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_0__/* .Tag */ .v(Buffer.from(head, 'latin1'), head);
    const token = /<(?:!--|\/?[a-z]|[!/?])/gi;
    for (let found = token.exec(head); found !== null; found = token.exec(head)) {
        const [start] = found;
        const isTag = /[a-z]$/i.test(start);
        const next = isTag
            ? tag.read(token.lastIndex - 1)
            : head.indexOf(start === '<!--' ? '-->' : '>', found.index + 2) + 1;
        // It goes on after the head.
        if (next <= 0)
            return undefined;
        token.lastIndex = next;
        const encoding = isTag && start[1] !== '/' && tag.name === 'meta' ? metaEncoding(tag) : undefined;
        if (encoding !== undefined)
            return encoding;
    }
    return undefined;
}
function metaEncoding(tag) {
    if (tag.has('charset'))
        return encodingOf(tag.raw('charset'));
    if (tag.raw('http-equiv').toLowerCase() !== 'content-type')
        return undefined;
    const [, quoted, singleQuoted, plain] = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(tag.raw('content')) ?? [];
    return encodingOf(quoted ?? singleQuoted ?? plain);
}
/** A file that can be read this far is not UTF-16. */
function encodingOf(label) {
    if (label?.trim().toLowerCase() === 'x-user-defined')
        return 'windows-1252';
    const encoding = encodingNamed(label);
    return encoding?.startsWith('utf-16') === true ? 'utf-8' : encoding;
}
/** The name that the WHATWG standard has for a label, such as `euc-kr` for `ks_c_5601-1987`. Undefined for other text. */
function encodingNamed(label) {
    try {
        return label === undefined ? undefined : new TextDecoder(label).encoding;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 31024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ Tag)
/* harmony export */ });
/* harmony import */ var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75078);

const [QUOTE, APOSTROPHE, SLASH, EQUALS, GREATER] = [34, 39, 47, 61, 62];
const SPACES = bytesOf('\t\n\f\r ');
const NAME_ENDS = bytesOf('\t\n\f\r />');
const ATTRIBUTE_NAME_ENDS = bytesOf('\t\n\f\r />=');
/** The tag of a page that was read last: its name, and where the values of the attributes are that matter. */
class Tag {
    isSelfClosing = false;
    #nameStart = 0;
    #nameEnd = 0;
    /** Names of the attributes that matter, and where their values are. */
    #count = 0;
    #attributes = [];
    #starts = [];
    #ends = [];
    #bytes;
    #text;
    /** `text`: the bytes of the page as a string with one character for each. */
    constructor(bytes, text) {
        this.#bytes = bytes;
        this.#text = text;
    }
    lookUp(names) {
        return names.find(this.#bytes, this.#nameStart, this.#nameEnd);
    }
    get name() {
        return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase();
    }
    get isPlain() {
        return this.#count === 0;
    }
    has(attribute) {
        return this.#indexOf(attribute) >= 0;
    }
    /** The value of an attribute as it is written, with one character for each byte. Empty without the attribute. */
    raw(attribute) {
        const i = this.#indexOf(attribute);
        return i < 0 ? '' : this.#text.slice(this.#starts[i], this.#ends[i]);
    }
    /** Reads the tag whose name begins at `nameStart`: the position after its `>`, or -1 at the end of the page. */
    read(nameStart) {
        const bytes = this.#bytes;
        const text = this.#text;
        const end = bytes.length;
        let i = nameStart + 1;
        while (i < end && NAME_ENDS[bytes[i]] === 0)
            i++;
        this.#nameStart = nameStart;
        this.#nameEnd = i;
        this.#count = 0;
        this.isSelfClosing = false;
        while (i < end) {
            const byte = bytes[i];
            if (byte === GREATER)
                return i + 1;
            if (SPACES[byte] === 1) {
                i++;
                continue;
            }
            if (byte === SLASH) {
                this.isSelfClosing = bytes[++i] === GREATER;
                continue;
            }
            const attributeStart = i;
            // A `=` at the start is part of the name.
            i++;
            while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i]] === 0)
                i++;
            const attributeEnd = i;
            while (i < end && SPACES[bytes[i]] === 1)
                i++;
            let start = i;
            let stop = i;
            if (bytes[i] === EQUALS) {
                i++;
                while (i < end && SPACES[bytes[i]] === 1)
                    i++;
                const quote = bytes[i];
                start = i;
                if (quote === QUOTE || quote === APOSTROPHE) {
                    stop = text.indexOf(quote === QUOTE ? '"' : "'", ++start);
                    if (stop < 0)
                        return -1;
                    i = stop + 1;
                }
                else {
                    while (i < end && bytes[i] !== GREATER && SPACES[bytes[i]] === 0)
                        i++;
                    stop = i;
                }
            }
            const attribute = _elements_js__WEBPACK_IMPORTED_MODULE_0__/* .ATTRIBUTES */ .iw.find(bytes, attributeStart, attributeEnd);
            if (attribute !== undefined)
                this.#keep(attribute, start, stop);
        }
        return -1;
    }
    /** The first of several attributes with the same name counts. */
    #keep(attribute, start, end) {
        if (this.has(attribute))
            return;
        this.#attributes[this.#count] = attribute;
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count++;
    }
    #indexOf(attribute) {
        for (let i = 0; i < this.#count; i++)
            if (this.#attributes[i] === attribute)
                return i;
        return -1;
    }
}
function bytesOf(characters) {
    const bytes = new Uint8Array(256);
    for (const character of characters)
        bytes[character.charCodeAt(0)] = 1;
    return bytes;
}


/***/ }),

/***/ 50190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ runAction),
/* harmony export */   eF: () => (/* binding */ run)
/* harmony export */ });
/* unused harmony export escapeCommands */
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _time_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92258);
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53361);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _http_agent_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13997);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14217);
/* harmony import */ var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54639);
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
            clock: _time_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
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
    setTimeout(() => process.exit(), _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_CLEANUP_MS */ .vu).unref();
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
            controller.abort(new _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .Canceled */ .Or(`stopped by ${name}`));
            setTimeout(() => {
                // What the action removes or releases at its end takes too long.
                failStep(explainCancellation(controller.signal.reason));
                process.exit();
            }, _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_CLEANUP_MS */ .vu).unref();
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

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** The address, or null for text that is none: `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ randomId)
/* harmony export */ });
/** Twelve hex digits. */
function randomId(random) {
    return Math.floor(random() * 2 ** 48)
        .toString(16)
        .padStart(12, '0');
}


/***/ }),

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** For `sort`: by code units, so that the order is the same on every machine. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 16081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table),
/* harmony export */   xE: () => (/* binding */ alert)
/* harmony export */ });
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39180);


/**
 * Text of unknown origin as Markdown that shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also turns bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs into links and `:tada:` into a picture, partly after it has decoded character references, so a tag without
 * width interrupts these.
 */
function escapeMarkdown(text) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text).replace(UNSAFE, match => {
        if (COMMIT_SHA.test(match))
            return match.replace(/.{6}(?=.)/g, `$&${BREAK}`);
        if (match === '@' || match === '#')
            return `${characterReference(match)}${BREAK}`;
        return AUTOLINK_START.test(match) ? `${match}${BREAK}` : characterReference(match);
    });
}
const BREAK = '<wbr>';
const UNSAFE = /\/(?=\/)|:(?=[\w+-]+:)|\bwww(?=\.)|\bGH-(?=\d)|(?<!\w)[0-9a-f]{7,40}(?!\w)|[\\`*_~[\]<>&|$#!@"']/gi;
const COMMIT_SHA = /^[0-9a-f]{7,40}$/i;
const AUTOLINK_START = /^([/:]|www|GH-)$/i;
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
    const url = address === undefined ? null : (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(address);
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
/** In a block that none of its lines can end. */
function fenced(text, language) {
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** Long texts end in an ellipsis, never inside of a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}


/***/ }),

/***/ 39180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/** Characters that hide or reorder other text, or command a terminal. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** Text of unknown origin that shows what it contains. Line breaks count as unseen, too. */
function withoutControls(text) {
    return text.replace(UNSEEN, '\uFFFD');
}
/** The same as one line, for a log, an annotation or a terminal. */
function plainText(text) {
    return withoutControls(text.replaceAll(/\s+/g, ' '));
}
/** The same with its lines and tabs, for a terminal. */
function printable(text) {
    return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, withoutControls);
}


/***/ }),

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ wordCounts),
/* harmony export */   c: () => (/* binding */ shareOfSameWords)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21873);

function wordCounts(text, word = /\S+/g) {
    return (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .countEach */ .x)(text.match(word) ?? []);
}
/** How much of two texts is the same, from 0 to 1, whatever the order of the words. 0 if both have fewer than `least`. */
function shareOfSameWords(before, after, least = 1) {
    let [common, total] = [0, 0];
    for (const [word, count] of before) {
        common += Math.min(count, after.get(word) ?? 0);
        total += count;
    }
    for (const count of after.values())
        total += count;
    return total < least ? 0 : (2 * common) / total;
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMore),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

/** The first items, and how many more there are: `a, b, and 3 more`, or as items of a list. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ }),

/***/ 92258:
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

/***/ 58907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ findBasePath),
/* harmony export */   q: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _site_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);


/** Hosts serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * The path that a site was built for: the first folders of the addresses from which its pages load scripts and style
 * sheets, if these addresses name files of the site without them. An address that names none says nothing, such as a
 * script of the host. Undefined when most of them say nothing.
 */
function findBasePath(addresses, files) {
    const votes = new Map();
    const paths = new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
    for (const path of paths) {
        const folders = _site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteAddress */ .g6.parse(path)?.path.split('/') ?? [];
        const most = Math.min(MAX_FOLDERS, folders.length - 1);
        const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
        if (count === undefined)
            continue;
        const base = `/${folders.slice(0, count).join('/')}`;
        votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
}
/**
 * What to warn about when the path of `site-url` is not the base path of the export. Undefined: they are the same, or
 * the manifest has no base path. The prefix in a bucket says nothing, since a CDN may add or remove it.
 */
function basePathProblem(siteUrl, basePath) {
    if (basePath === undefined)
        return undefined;
    const path = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(siteUrl.pathname);
    // Encoded in the same way.
    const exported = (0,_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)((0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)((0,_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Set \`base-path: ${path}\` in the export step, or correct \`site-url\`.`;
}


/***/ }),

/***/ 58513:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50190);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42308);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66200);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.INPUT_NAMES, secrets: [], secretHeaders: 'headers' }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__.readInputs)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 66200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/addresses/base-path.js
var base_path = __webpack_require__(58907);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/random-id.js
var random_id = __webpack_require__(97895);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js
var run = __webpack_require__(50190);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: ./.build/src/verify/sample/targets.js
var sample_targets = __webpack_require__(20666);
;// CONCATENATED MODULE: ./.build/src/verify/judge/kinds.js

const HOSTING = 'See docs/hosting.md.';
/** What can be wrong with an address, in the order in which it is reported, and what to do about it. */
const KIND_ADVICE = {
    login: 'Set `headers` to what the protection of the site accepts, for example an `Authorization` header or a bypass token from a secret.',
    missing: 'Check that the deployment uploaded this file, and that nothing in front of the site blocks it.',
    stale: 'Purge the cache of the CDN for this address, or for the whole site.',
    different: 'Check that `site-url` leads to the deployed site: the domain, the bucket and the path behind it.',
    'soft-404': `Configure the host to answer unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
    'not-removed': 'Remove the page from the host, and purge the cache of the CDN for it.',
    redirect: `Deploy the redirect pages of the export, or give the host the rules of redirects.json. ${HOSTING}`,
    'content-type': `Configure this header on the host, or upload the file with the right one. ${HOSTING}`,
    downgrade: 'Set `site-url` to the address at which the site ends, or fix the redirect of the host.',
    altered: 'Something between the host and the reader rewrites responses: a CDN that adds scripts or optimizes HTML and images. Turn that off, or ignore this warning if it is wanted.',
    caching: `Send \`Cache-Control: public, max-age=0, must-revalidate\` with pages: browsers cannot be purged. ${HOSTING}`
};
const KINDS = Object.keys(KIND_ADVICE);
/** Where the advice for the kind is not the right one. */
const OTHER_ADVICE = {
    forbidden: `${KIND_ADVICE.login} If the site is public, check the permissions of the bucket or the host: 403 is also the answer for files that the host may not read.`,
    unavailable: 'The host is overloaded or has an error. Lower `concurrency`, or check the log of the host.',
    unreachable: 'Check `site-url`, DNS and whether this runner can reach the host: firewall, VPN, proxy.',
    transfer: 'Check the host and what is in front of it: a browser cannot show this response.',
    hashed: `Send \`Cache-Control: public, max-age=31536000, immutable\` with files that have a build hash in their name. ${HOSTING}`
};
/** Readers still get what was exported. */
function isWarning(kind) {
    return kind === 'altered' || kind === 'caching';
}
function findingOf(target, kind, detail, advice = KIND_ADVICE[kind]) {
    return { kind, address: target.url.href, path: (0,sample_targets/* pathOf */.XM)(target), detail, advice, count: 1 };
}

// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
;// CONCATENATED MODULE: ./.build/src/verify/outputs.js

const OUTPUT_NAMES = (/* unused pure expression or super */ null && (['verified', 'checked', 'findings', 'stale', 'missing', 'verify-path']));
/** The text of `verify.json`: docs/verify.md describes it. */
function verifyText({ verified, checked, findings, unchecked }) {
    const listed = findings.map(finding => ({ ...finding, path: finding.path ?? null }));
    const result = { version: 1, verified, checked, counts: countsOf(findings), findings: listed, unchecked };
    return `${JSON.stringify(result, undefined, 2)}\n`;
}
/** Numbers of addresses. */
function countsOf(findings) {
    const counts = {};
    for (const { kind, count } of findings)
        counts[kind] = (counts[kind] ?? 0) + count;
    return counts;
}
function describeCounts(findings) {
    return Object.entries(countsOf(findings))
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', ');
}
/** Findings that say the same about several addresses. `count`: also of addresses that are not named. */
function groupsOf(findings) {
    const groups = (0,group_by/* groupBy */.$)(findings, ({ kind, detail, advice }) => [kind, detail, advice].join('\n'));
    return Array.from(groups.values(), group => ({
        ...group[0],
        addresses: group.map(({ address }) => address),
        count: group.reduce((sum, { count }) => sum + count, 0)
    }));
}

// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/site/pages/page-addresses.js
var page_addresses = __webpack_require__(58156);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/verify/sample/site-addresses.js




class SiteAddresses {
    origin;
    #root;
    #style;
    #files;
    #exportedBase;
    /** `basePath`: of the export. The host may serve the site below another path, for example on a preview. */
    constructor(siteUrl, style, paths, basePath = '/') {
        this.#root = new URL((0,site_address/* baseFolder */.YR)(siteUrl.pathname), siteUrl);
        this.#style = style;
        this.#files = new page_addresses/* SiteFiles */.B(new Set(paths));
        this.#exportedBase = (0,site_address/* baseFolder */.YR)(basePath);
        this.origin = siteUrl.origin;
    }
    /** Whether the site has a file for an address, however it is written. */
    hasFileFor(path) {
        return this.#files.find(path) !== undefined;
    }
    of(path) {
        return (0,pages/* isPage */.yp)(path) ? this.#ofPage(path, this.#style) : this.ofFile(path);
    }
    /** The address at which a page is found when the host has other rules than expected. */
    inOtherStyle(path) {
        if (path === 'index.html')
            return this.ofFile(path);
        return this.#ofPage(path, this.#style === 'clean' ? 'html' : 'clean');
    }
    ofFile(path) {
        return new URL(new site_address/* SiteAddress */.g6(path, this.#root.pathname).pathname, this.#root);
    }
    /** Where a redirect starts or leads to: a path that includes the base path of the export, or a URL. */
    ofDestination(destination) {
        const path = destination.startsWith(this.#exportedBase)
            ? `${this.#root.pathname}${destination.slice(this.#exportedBase.length)}`
            : destination;
        return (0,parse_url/* parseUrl */.D)(path, this.#root) ?? undefined;
    }
    /** The path inside the site, or undefined for an address outside of it. */
    pathIn(url) {
        return url.origin === this.origin ? site_address/* SiteAddress */.g6.parse(url.pathname, this.#root.pathname)?.path : undefined;
    }
    fileAt(url) {
        const path = this.pathIn(url);
        return path === undefined ? undefined : this.#files.find(path);
    }
    #ofPage(path, style) {
        if (path === 'index.html')
            return this.#root;
        if (style === 'html' || !path.endsWith('.html'))
            return this.ofFile(path);
        const name = (0,page_addresses/* pageName */.$)(path);
        const isFolder = path.endsWith('/index.html');
        // Beside guides.html, the address /guides/ can mean either of them.
        const address = isFolder ? `${name}/` : name;
        const found = this.#files.find(address);
        return this.ofFile(found === undefined || found === path ? address : path);
    }
}
/** For people: `/guides/größe`. */
function readablePath(address) {
    return `/${site_address/* SiteAddress */.g6.parse(new URL(address).pathname)?.path ?? ''}`;
}
/** Whether two addresses ask for the same page, whatever the style, the anchor and what is percent-encoded. */
function isSamePage(a, b) {
    const pageOf = ({ pathname }) => site_address/* SiteAddress */.g6.parse(pathname)?.page;
    const queryOf = ({ searchParams }) => searchParams.toString();
    return a.origin === b.origin && queryOf(a) === queryOf(b) && pageOf(a) === pageOf(b);
}

;// CONCATENATED MODULE: ./.build/src/verify/summary.js







const MAX_ROWS = 50;
const MAX_ADDRESSES = 10;
const MAX_TEXT = 500;
function renderSummary(record) {
    const { siteUrl, result, failure, docsUrl } = record;
    const facts = [
        `**${(0,markdown/* link */.nf)(siteUrl.href, siteUrl.href)}**`,
        result && `${(0,units/* formatCount */.B4)(result.checked, 'address')} checked`,
        result?.liveAfterMs !== undefined && `live after ${(0,units/* formatDuration */.a3)(result.liveAfterMs)}`,
        (0,summary/* durationOf */.cf)(record)
    ];
    // The table has the findings of a site that is not verified.
    const shown = result === undefined ? failure : undefined;
    return (0,summary/* summaryOf */.YG)({ heading: heading(record), facts, failure: shown }, `${docsUrl}docs/errors.md`, [
        result && findingsTable(result.findings, docsUrl),
        result && unchecked(result)
    ]);
}
function heading({ result }) {
    if (result === undefined)
        return 'Site not verified';
    return result.verified ? 'Site verified' : 'The site differs from the export';
}
/** One row for all addresses with the same problem, and after the table what to do, each advice once. */
function findingsTable(findings, docsUrl) {
    const groups = groupsOf(findings);
    if (groups.length === 0)
        return '';
    const rows = groups.slice(0, MAX_ROWS).map(({ kind, addresses, count, detail }) => {
        const links = addresses.map(address => (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(readablePath(address), MAX_TEXT), address));
        const sign = isWarning(kind) ? '⚠️' : '❌';
        return [`${sign} ${(0,markdown/* code */.aY)(kind)}`, (0,with_more/* withMore */.i)(links, MAX_ADDRESSES, count).join('<br>'), summary_text(detail)];
    });
    const rest = groups.length - rows.length;
    const advice = [...new Set(groups.map(group => group.advice))].slice(0, MAX_ROWS).map(each => {
        const kinds = new Set(groups.flatMap(group => (group.advice === each ? [(0,markdown/* code */.aY)(group.kind)] : [])));
        return `- ${[...kinds].join(', ')}: ${withLinks(each, docsUrl)}`;
    });
    return [
        (0,markdown/* table */.tp)(['Finding', 'Addresses', 'What is wrong'], rows),
        ...(rest > 0 ? [`… ${(0,with_more/* andMore */.v)(rest)}, see \`verify.json\`.`] : []),
        `**What to do**\n\n${advice.join('\n')}`
    ].join('\n\n');
}
function unchecked({ unchecked: addresses }) {
    if (addresses.length === 0)
        return '';
    const count = addresses.length === 1 ? '1 address was' : `${addresses.length} addresses were`;
    return `${count} not checked, because the requests of a pass were used up or not answered. \`verify.json\` lists them.`;
}
/** Names of pages of the documentation become links. */
function withLinks(advice, docsUrl) {
    const parts = advice.split(/(docs\/[\w-]+\.md)/);
    return parts
        .map((part, at) => at % 2 === 0 ? summary_text(part) : docsUrl === '' ? (0,markdown/* escapeMarkdown */.FV)(part) : (0,markdown/* link */.nf)(part, docsUrl + part))
        .join('');
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/text/same-words.js
var same_words = __webpack_require__(80226);
// EXTERNAL MODULE: ./.build/src/site/files/build-hash.js
var build_hash = __webpack_require__(99004);
;// CONCATENATED MODULE: ./.build/src/verify/judge/caching.js




const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
function cachingProblemOf(target, { hops, headers }) {
    // An address that is redirected to the file is not the one that is cached for long.
    if (!hops.every(hop => isSamePage(hop, target.url)))
        return undefined;
    const seconds = freshSeconds(headers);
    if (target.role === 'page' && seconds > HOUR_S) {
        const detail = `Browsers may show the page for ${(0,units/* formatDuration */.a3)(seconds * 1000)} without asking for a new version.`;
        return findingOf(target, 'caching', detail);
    }
    if (target.role !== 'asset' || seconds >= DAY_S)
        return undefined;
    // Only the name counts: a folder that a framework names does not show in the rules of a host.
    const { path } = target.file;
    if (!(0,build_hash/* isImmutable */.t)(path.slice(path.lastIndexOf('/') + 1)))
        return undefined;
    const kept = seconds < 1 ? 'ask for the file each time' : `keep it for ${(0,units/* formatDuration */.a3)(seconds * 1000)} only`;
    const detail = `The name has a build hash, and browsers ${kept}.`;
    return findingOf(target, 'caching', detail, OTHER_ADVICE.hashed);
}
/** A share of its age, for which browsers use a response that does not say how long it may be used. */
const HEURISTIC_SHARE = 0.1;
/** How long a browser may use the response without asking. */
function freshSeconds(headers) {
    const directives = headers['cache-control']?.toLowerCase() ?? '';
    const pragma = directives === '' ? (headers.pragma ?? '') : '';
    if (/(?:^|[\s,])no-(?:cache|store)\b/.test(`${directives} ${pragma}`) || headers.vary === '*')
        return 0;
    const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(directives)?.[1];
    if (maxAge !== undefined)
        return Number(maxAge);
    const secondsTo = (from = '', to = '') => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000) || 0;
    if (headers.expires !== undefined)
        return secondsTo(headers.date, headers.expires);
    if (/(?:^|[\s,])must-revalidate\b/.test(directives))
        return 0;
    return HEURISTIC_SHARE * secondsTo(headers['last-modified'], headers.date);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.build/src/review/scan/html/encoding.js
var encoding = __webpack_require__(67391);
;// CONCATENATED MODULE: ./.build/src/verify/judge/charset.js


const HEADER = /;\s*charset\s*=\s*["']?([^\s"';]+)/i;
/** Why browsers read other characters than those of the page: for them, the charset of the header counts. */
function charsetProblemOf(contentType, bytes) {
    const label = HEADER.exec(contentType)?.[1];
    const named = (0,encoding/* encodingNamed */.Jk)(label);
    const head = bytes.toString('latin1', 0, encoding/* MAX_HEAD */.Wo);
    // Browsers ignore names that they do not know.
    if (label === undefined || named === undefined || (0,encoding/* markedEncoding */.C8)(head) !== undefined)
        return undefined;
    const isWide = named.startsWith('utf-16');
    if (!isWide && (named === 'utf-8' ? (0,external_node_buffer_.isUtf8)(bytes) : (0,external_node_buffer_.isAscii)(bytes)))
        return undefined;
    const declared = (0,encoding/* declaredEncoding */.Qc)(head, 'html');
    const own = (0,external_node_buffer_.isUtf8)(bytes) ? 'utf-8' : declared;
    if (own === undefined || named === own || named === declared)
        return undefined;
    return `Content-Type has charset=${label.slice(0, 40)}, but the page is ${own}: browsers show wrong characters.`;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/content-type.js

const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i;
/** Browsers never run these as a script. */
const NO_SCRIPT = /^(?:image|audio|video)\/|^text\/csv\b/i;
/** The client of Next.js accepts these for its payloads. */
const DATA_TYPE = /^text\/(?:plain|x-component)\b/i;
function contentTypeProblem(target, headers) {
    if (target.role !== 'page' && target.role !== 'asset' && target.role !== 'data')
        return undefined;
    const { role, isModule } = target;
    const { path } = target.file;
    const type = headers['content-type']?.trim() ?? '';
    const given = type === '' ? 'missing' : type.slice(0, 100);
    if (role === 'page') {
        if (!(0,pages/* isPageType */.Eo)(type))
            return `Content-Type is ${given} instead of text/html.`;
        const isDownload = /^\s*attachment\b/i.test(headers['content-disposition'] ?? '');
        return isDownload
            ? 'Content-Disposition is attachment: browsers save the page instead of showing it.'
            : undefined;
    }
    if (role === 'data')
        return DATA_TYPE.test(type) || path.endsWith('.json')
            ? undefined
            : `Content-Type is ${given} instead of text/plain: the client loads the whole page again.`;
    const isStrict = /\bnosniff\b/i.test(headers['x-content-type-options']?.toString() ?? '');
    if (/\.css$/i.test(path)) {
        const isRefused = type === '' ? isStrict : !/^text\/css\b/i.test(type);
        return isRefused
            ? `Content-Type is ${given}: browsers ignore a style sheet that is not text/css.`
            : undefined;
    }
    if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type))
        return undefined;
    if (isModule === true)
        return `Content-Type is ${given}: browsers do not run a module that is not text/javascript.`;
    if (isStrict || NO_SCRIPT.test(type))
        return `Content-Type is ${given}${isStrict ? ' with nosniff' : ''}: browsers do not run the script.`;
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/evidence.js





function isUnreachable(visit) {
    return visit.end === 'failed' && visit.isUnreachable;
}
/** Whether a reader gets what was exported, even if something rewrote it on the way. */
function isAsExported({ target, isExact, page }) {
    return isExact || (target.role === 'page' && page !== undefined && page.content === target.file.content);
}
/** Whether nothing is known: no requests were left, or nothing says that the address does not exist. */
function isUnchecked({ target: { role }, visit }) {
    const mustNotExist = role === 'unknown' || role === 'removed';
    const isUnanswered = visit.end === 'failed' || (visit.end === 'response' && (0,retry/* isTransient */.dg)(visit.status));
    return visit.end === 'unchecked' || (mustNotExist && isUnanswered);
}
/** A page with both asks who its reader is. */
const PASSWORD_FIELD = /<input\b[^<>]*\stype\s*=\s*["']?password\b/i;
const FORM = /<form\b/i;
const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i;
// Two steps: one expression for both looks at the rest of a long tag again and again.
const META = /<meta\b[^<>]*>/gi;
const REFRESH = /\shttp-equiv\s*=\s*["']?refresh\b/i;
/** Words of larger pages are not counted: meanwhile, nothing else could happen. */
const MAX_COMPARED_BYTES = 2_000_000;
/** What a rewritten page has in common with the exported one at least. */
const MIN_SAME_WORDS = 0.8;
/** Judges the headers, which are not kept if nothing is wrong, and reads the page if its bytes are not those of the export. */
async function examine(target, visit, readExported) {
    if (visit.end !== 'response' || visit.body === undefined)
        return { target, visit, isExact: false };
    const { headers, body } = visit;
    const isExact = 'file' in target && target.file?.sha256 === body.sha256;
    const typeProblem = contentTypeProblem(target, headers) ??
        (body.bytes && charsetProblemOf(headers['content-type'] ?? '', body.bytes));
    if (isExact) {
        const caching = cachingProblemOf(target, visit);
        return { target, visit: { ...visit, headers: {}, body: undefined }, isExact, typeProblem, caching };
    }
    const light = { ...visit, body: { ...body, bytes: undefined } };
    const about = { target, visit: light, isExact, typeProblem };
    if (body.bytes === undefined)
        return about;
    // The scanner is loaded only when something is wrong.
    const { digestPage, textOfPage } = await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(4236)]).then(__webpack_require__.bind(__webpack_require__, 14236));
    const html = body.bytes.toString();
    const content = digestPage(body.bytes);
    const isSignIn = PASSWORD_FIELD.test(html) || (FORM.test(html) && SIGN_IN.test(content.title));
    const found = { ...content, isSignIn, refresh: refreshOf(html) };
    const isOther = target.role === 'page' && content.content !== target.file.content;
    const isCompared = isOther && Math.max(body.size, target.file.size) <= MAX_COMPARED_BYTES;
    const exported = isCompared ? await readExported?.(target.file) : undefined;
    if (exported === undefined)
        return { ...about, page: found };
    const wordsOf = (bytes) => (0,same_words/* wordCounts */.D)(textOfPage(bytes), /[\p{L}\p{N}]+/gu);
    const share = (0,same_words/* shareOfSameWords */.c)(wordsOf(exported), wordsOf(body.bytes));
    return { ...about, page: { ...found, isSameText: share >= MIN_SAME_WORDS } };
}
/** Where a page leads by itself. */
function refreshOf(html) {
    for (const [tag] of html.matchAll(META))
        if (REFRESH.test(tag))
            return /url\s*=\s*['"]?([^'">\s]+)/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/missing-advice.js



const MAX_PROBES = 10;
/** Pages that are missing at the address that readers use, at the address that they have with other rules of the host. */
function probesFor(all, addresses) {
    return all
        .filter(isNotFound)
        .flatMap(({ target }) => {
        if (target.role !== 'page')
            return [];
        const url = addresses.inOtherStyle(target.file.path);
        return url.href === target.url.href ? [] : [{ ...target, url }];
    })
        .slice(0, MAX_PROBES);
}
/** Says why pages are missing, as far as all addresses together show it: once for a rule that all of them need. */
function explainMissing(findings, all, probes) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const notFound = new Set(pages.filter(isNotFound).map(({ target }) => target.url.href));
    const [elsewhere, absent] = partition(probes, ({ visit }) => visit.end === 'response' && visit.status === 200);
    const [first] = elsewhere;
    if (first === undefined && notFound.size < pages.length)
        return [...findings];
    // Where some pages are at the other address, one that is not there either is simply missing.
    const absentPaths = new Set(first === undefined ? [] : absent.map(({ target }) => (0,sample_targets/* pathOf */.XM)(target)));
    const [explained, others] = partition(findings, ({ kind, address, path }) => kind === 'missing' && notFound.has(address) && !absentPaths.has(path));
    return first === undefined
        ? [...explained.map(finding => ({ ...finding, advice: EVERY_PAGE })), ...others]
        : [...ruleFinding(explained, elsewhere), ...others];
}
const EVERY_PAGE = 'Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host may read the files.';
/** Names the pages that were found at the other address. */
function ruleFinding(missing, probes) {
    const [first] = missing;
    if (first === undefined)
        return [];
    const isHtml = probes[0]?.target.url.pathname.endsWith('.html') === true;
    const found = new Set(probes.map(({ target }) => (0,sample_targets/* pathOf */.XM)(target)));
    const [tried, others] = partition(missing, ({ path }) => found.has(path));
    const paths = tried.map(({ address }) => readablePath(address)).join(', ');
    const more = others.length === 0 ? '' : ` Not found, and not tried: ${(0,units/* formatCount */.B4)(others.length, 'other page')}.`;
    const detail = `Not found, but there ${isHtml ? 'with' : 'without'} \`.html\`: ${paths}.${more}`;
    const advice = isHtml
        ? 'The rewrite rule of the host is missing, which adds `.html` to addresses. See docs/hosting.md.'
        : 'The host has no `.html` addresses. Set `addresses: clean`.';
    return [{ ...first, detail, advice, count: missing.length }];
}
function partition(items, isFirst) {
    return [items.filter(isFirst), items.filter(item => !isFirst(item))];
}
/** A bucket that cannot be listed responds with 403 for objects that do not exist. */
function isNotFound({ visit }) {
    return visit.end === 'response' && (visit.status === 404 || visit.status === 403);
}

// EXTERNAL MODULE: ./.build/src/site/files/content-types.js
var content_types = __webpack_require__(4938);
;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-address.js






/** What is wrong with what a reader gets at this address, or undefined. Does not know the other addresses. */
function judgeAddress(evidence, facts) {
    const { target, visit, typeProblem } = evidence;
    if (visit.end === 'unchecked')
        return undefined;
    if (target.role === 'unknown')
        return judgeUnknown(evidence);
    if (target.role === 'removed')
        return judgeRemoved(evidence, target);
    if (target.role === 'redirect')
        return judgeRedirect(evidence, target, facts);
    if (visit.end === 'left')
        return findingOf(target, 'downgrade', leaving(visit.to));
    if (visit.end === 'failed') {
        const advice = visit.isUnreachable ? OTHER_ADVICE.unreachable : OTHER_ADVICE.transfer;
        return findingOf(target, 'missing', `The transfer failed: ${visit.reason}.`, advice);
    }
    if (visit.status !== 200) {
        const isBusy = visit.status === 429 || visit.status >= 500;
        const detail = `HTTP ${visit.status} instead of 200.`;
        return findingOf(target, 'missing', detail, isBusy ? OTHER_ADVICE.unavailable : undefined);
    }
    const other = evidence.isExact ? undefined : judgeOtherBytes(evidence, target.file, facts);
    if (other !== undefined && !isWarning(other.kind))
        return other;
    return typeProblem === undefined ? other : findingOf(target, 'content-type', typeProblem);
}
function judgeUnknown({ target, visit }) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const way = visit.hops.at(-1);
    const detail = way === undefined
        ? 'An address that does not exist answers 200.'
        : `An address that does not exist redirects to ${way.pathname}, which answers 200.`;
    return findingOf(target, 'soft-404', detail);
}
function judgeRemoved({ visit }, target) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const isElsewhere = visit.hops.length > 0 && !visit.hops.some(hop => isSamePage(hop, target.url));
    if (isElsewhere)
        return undefined;
    const detail = (0,pages/* isPage */.yp)(target.path)
        ? 'The page was removed in this export and is still served.'
        : 'The data of a removed page, with its text, is still served.';
    return findingOf(target, 'not-removed', detail);
}
function judgeRedirect({ visit, isExact, page }, target, { addresses }) {
    const { destination } = target;
    const leadsTo = (url) => isSamePage(url, destination);
    const way = visit.end === 'left' ? [...visit.hops, visit.to] : visit.hops;
    if (isExact || way.some(leadsTo))
        return undefined;
    if (page?.refresh !== undefined && leadsTo(addresses.ofDestination(page.refresh) ?? target.url))
        return findingOf(target, 'altered', 'The redirect page has other bytes.');
    // Elsewhere, a query can be a secret.
    const shown = ({ origin, pathname, search }) => `${origin === target.url.origin ? '' : origin}${pathname}${pathname === destination.pathname ? search : ''}`;
    const last = shown(way.at(-1) ?? target.url);
    const found = {
        left: `it leads to ${last}`,
        failed: visit.end === 'failed' ? `the transfer failed: ${visit.reason}` : '',
        response: `it ends at ${last} with HTTP ${visit.end === 'response' ? visit.status : ''}`,
        unchecked: ''
    }[visit.end];
    const detail = `The redirect should lead to ${shown(destination)}, but ${found}.`;
    return findingOf(target, 'redirect', detail, isUnreachable(visit) ? OTHER_ADVICE.unreachable : undefined);
}
/** Without the exported text, the same title and a length in these shares are taken for the same page. */
const SIMILAR_LENGTH = { min: 0.8, max: 1.25 };
function judgeOtherBytes(evidence, file, facts) {
    const { target, visit, page } = evidence;
    const end = visit.hops.at(-1);
    // What a redirect to another page leads to is no earlier version of this one.
    const elsewhere = end === undefined || isSamePage(end, target.url) ? '' : ` after a redirect to ${end.pathname}`;
    const stale = elsewhere === '' ? staleSign(evidence, file, facts) : undefined;
    if (stale !== undefined)
        return findingOf(target, 'stale', stale);
    if (target.role === 'asset')
        return judgeOtherAsset(evidence, file);
    if (target.role === 'data')
        return findingOf(target, 'stale', 'The data of the page is of another build.');
    if (isAsExported(evidence))
        return findingOf(target, 'altered', 'The page has the same content with other bytes.');
    const size = visit.end === 'response' ? (visit.body?.size ?? 0) : 0;
    const sizes = `${(0,units/* formatBytes */.z3)(size)} instead of ${(0,units/* formatBytes */.z3)(file.size)}`;
    if (page === undefined)
        return findingOf(target, 'different', `Another page is served that is too large to be read: ${sizes}.`);
    const { title, isSameText } = page;
    if (isSameText === true)
        return findingOf(target, 'altered', 'The page has nearly the same text with other bytes.');
    if (title !== '' && title === file.title) {
        const share = size / file.size;
        const isSimilar = share >= SIMILAR_LENGTH.min && share <= SIMILAR_LENGTH.max;
        if (isSameText === undefined && isSimilar && facts.hasExported)
            return findingOf(target, 'altered', 'The page has the same title with other text.');
        const other = isSimilar ? 'other text is served' : `another length is served: ${sizes}`;
        return findingOf(target, 'different', `A page with the same title and ${other}.`);
    }
    const isUnknown = file.title === undefined && file.content === undefined && isSameText === undefined;
    const detail = isUnknown
        ? 'The page has other bytes. The manifest has no titles (`check: off`), so it is unknown whether it is another page.'
        : `Another page is served${elsewhere}, with ${title === '' ? 'no title' : `the title "${title.slice(0, 100)}"`}.`;
    return findingOf(target, 'different', detail);
}
function judgeOtherAsset({ target, visit }, { path }) {
    const type = visit.end === 'response' ? (visit.headers['content-type'] ?? '') : '';
    const isOtherType = (0,pages/* isPageType */.Eo)(type) && !(0,pages/* isPageType */.Eo)((0,content_types/* contentTypeOf */.JX)(path) ?? type);
    return isOtherType
        ? findingOf(target, 'different', 'An HTML page is served instead of the file.')
        : findingOf(target, 'altered', 'The file has other bytes.');
}
function staleSign({ visit, page }, file, facts) {
    if (visit.end !== 'response')
        return undefined;
    const { path } = file;
    const { headers, body } = visit;
    const { exportedAt, fates } = facts;
    const fate = fates?.get(path);
    // The times of headers have whole seconds.
    const isBefore = (time) => time + 1000 <= exportedAt;
    const age = /^\d{1,10}$/.test(headers.age ?? '') ? ` It is ${headers.age} s old.` : '';
    if (body !== undefined && body.sha256 !== '' && facts.previous?.get(path) === body.sha256)
        return `The version of the previous export is served.${age}`;
    if (body !== undefined && file.withoutSearch === body.sha256)
        return `The page is served without its search.${age}`;
    const cachedAt = Date.parse(headers.date ?? '') - Number(headers.age ?? NaN) * 1000;
    if (page !== undefined && page.content === file.content) {
        const isRebuilt = fates === undefined ? isBefore(cachedAt) : fate === 'rebuilt' && age !== '';
        return isRebuilt ? `An earlier build of the page is served from a cache.${age}` : undefined;
    }
    if (fate === 'changed')
        return `An earlier version is served: the page changed in this export.${age}`;
    // A page that is new in this export has no earlier version.
    if (fate === 'added')
        return undefined;
    const modified = Date.parse(headers['last-modified'] ?? '');
    if (isBefore(modified))
        return `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`;
    return isBefore(cachedAt)
        ? `An earlier version is served from a cache: it is older than the export.${age}`
        : undefined;
}
function leaving({ origin, pathname, protocol }) {
    const where = `${origin}${pathname}`.slice(0, 300);
    return protocol === 'http:'
        ? `The address redirects to plain http: ${where}`
        : `The address redirects to another host: ${where}`;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-site.js




/** Named once, with an example and a count. */
const NAMED_ONCE = ['login', 'altered', 'caching'];
/** What is wrong with the site. `waiting`: addresses whose problem may pass while caches are refreshed. */
function judgeSite(all, facts) {
    const same = unreachableFinding(all) ?? loginFinding(all);
    if (same !== undefined)
        return { findings: [same], waiting: [...all] };
    const placeholders = repeatedBodies(all);
    const siteFacts = { ...facts, hasExported: all.some(isAsExported) };
    const judged = all.flatMap(evidence => {
        const found = judgeAddress(evidence, siteFacts);
        if (found === undefined)
            return [];
        return [{ evidence, found: asPlaceholder(found, evidence, placeholders) }];
    });
    const isSoft404 = judged.some(({ found }) => found.kind === 'soft-404');
    const kept = judged.filter(({ found }) => !(isSoft404 && found.kind === 'not-removed'));
    return {
        findings: toFindings([...kept.map(({ found }) => found), ...all.flatMap(({ caching }) => caching ?? [])]),
        waiting: kept.filter(({ found }) => !isWarning(found.kind)).map(({ evidence }) => evidence)
    };
}
function unreachableFinding(all) {
    const [first] = all;
    if (first?.visit.end !== 'failed' || !all.every(({ visit }) => isUnreachable(visit)))
        return undefined;
    const detail = `No connection to ${first.target.url.host}: ${first.visit.reason}.`;
    return { ...findingOf(first.target, 'missing', detail, OTHER_ADVICE.unreachable), count: all.length };
}
/** Every page that was requested is behind a sign-in. */
function loginFinding(all) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const [first] = pages;
    if (first === undefined)
        return undefined;
    const statuses = pages.map(({ visit }) => (visit.end === 'response' ? visit.status : undefined));
    const finding = (detail, advice) => ({
        ...findingOf(first.target, 'login', detail, advice),
        count: pages.length
    });
    if (statuses.every(status => status === 401 || status === 403))
        return statuses.includes(403)
            ? finding('Every page answers HTTP 403.', OTHER_ADVICE.forbidden)
            : finding('Every page answers HTTP 401.');
    const host = signInHost(pages);
    if (host !== undefined)
        return finding(`Every page redirects to ${host}, which asks to sign in.`);
    const { title = '' } = first.page ?? {};
    const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title);
    return isForm ? finding(`Every page is the same sign-in form, "${title.slice(0, 100)}".`) : undefined;
}
const SIGN_IN_ADDRESS = /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i;
/** The one host to which all pages redirect, unless it has the pages themselves. */
function signInHost(pages) {
    const places = pages.map(({ target, visit }) => visit.end === 'left' ? { to: visit.to, from: target.url } : undefined);
    const [first] = places;
    const isSignIn = places.every(place => place !== undefined &&
        place.to.host === first?.to.host &&
        place.to.host !== place.from.host &&
        !place.to.pathname.endsWith(place.from.pathname.replace(/\/$/, '') || '//') &&
        (SIGN_IN_ADDRESS.test(place.to.host + place.to.pathname) ||
            (pages.length > 1 && place.to.pathname === first.to.pathname)));
    return isSignIn ? first?.to.host : undefined;
}
/** Digests of bodies that are served instead of several pages: a page of the site has one address. */
function repeatedBodies(all) {
    const seen = new Set();
    const repeated = new Set();
    for (const { target, visit } of all) {
        // The body of an exact page is not kept, and one that is too large has no digest.
        const sha256 = target.role === 'page' && visit.end === 'response' && visit.body?.sha256;
        if (!sha256)
            continue;
        if (seen.has(sha256))
            repeated.add(sha256);
        seen.add(sha256);
    }
    return repeated;
}
/** The same page at several addresses is no earlier version of any of them. */
function asPlaceholder(found, { target, visit, page }, repeated) {
    const isRepeated = found.kind === 'stale' && visit.end === 'response' && repeated.has(visit.body?.sha256 ?? '');
    if (!isRepeated)
        return found;
    const detail = `The same other page is served at several addresses, with the title "${page?.title.slice(0, 100) ?? ''}".`;
    return findingOf(target, 'different', detail);
}
/** In the order of the kinds; kinds that are named once are counted for each advice. */
function toFindings(problems) {
    const findings = new Map();
    // Responses arrive in any order.
    for (const found of problems.toSorted((a, b) => (0,compare/* compareText */.n)(a.address, b.address))) {
        const { kind, advice, address } = found;
        const key = `${kind} ${NAMED_ONCE.includes(kind) ? advice : address}`;
        const { count, ...first } = findings.get(key) ?? { ...found, count: 0 };
        findings.set(key, { ...first, count: count + 1 });
    }
    return [...findings.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

// EXTERNAL MODULE: ./.build/src/verify/request/budget.js
var request_budget = __webpack_require__(7354);
// EXTERNAL MODULE: ./.build/src/verify/request/visit.js + 1 modules
var visit = __webpack_require__(29354);
;// CONCATENATED MODULE: ./.build/src/verify/sample/page-assets.js


const TAG = /<(?:script|link|img|source|video|audio)\b[^<>]*>/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MODULE = /^<script\b[^<>]*\stype\s*=\s*["']?module\b|^<link\b[^<>]*\srel\s*=\s*["']?modulepreload\b/i;
/** A few tags are enough: whether every reference is right is the review's question, not the host's. */
function assetsOf(html, pageUrl, files, addresses) {
    const found = new Map();
    for (const [tag] of html.matchAll(TAG)) {
        const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
        const value = double ?? single ?? bare;
        const url = value === undefined ? null : (0,parse_url/* parseUrl */.D)(value.replaceAll('&amp;', '&'), pageUrl);
        const path = url === null ? undefined : addresses.pathIn(url);
        const file = path === undefined || (0,pages/* isPage */.yp)(path) ? undefined : files.get(path);
        if (file === undefined || found.has(file.path))
            continue;
        found.set(file.path, {
            role: 'asset',
            url: addresses.ofFile(file.path),
            file,
            isModule: MODULE.test(tag) || /\.mjs$/i.test(file.path)
        });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./.build/src/verify/verification.js














/** Their assets are verified, too. */
const PAGES_WITH_ASSETS = 5;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_SHARE = 0.25;
/** A run ends with findings, not with a timeout. */
const WAIT_SHARE_OF_TIMEOUT = 0.9;
/** Requests addresses of the site, and those that differ again until `wait` is over. */
class Verification {
    #inputs;
    #context;
    #addresses;
    #files;
    /** One failure ends the run: what the other requests wait for is not wanted any more. */
    #ending = new AbortController();
    #evidence = new Map();
    #pagesToRead = new Set();
    #assets = [];
    #isReached = false;
    constructor(inputs, context) {
        const { siteUrl, style, manifest } = inputs;
        const signal = AbortSignal.any([context.signal, this.#ending.signal]);
        this.#inputs = inputs;
        this.#context = { ...context, signal };
        this.#files = new Map(manifest.files.map(file => [file.path, file]));
        this.#addresses = new SiteAddresses(siteUrl, style, this.#files.keys(), manifest.basePath);
    }
    async run() {
        const { clock, log } = this.#context;
        const startedAt = clock.now();
        const waitMs = Math.min(this.#inputs.waitMs, this.#inputs.timeoutMs * WAIT_SHARE_OF_TIMEOUT);
        const facts = exportFacts(this.#inputs, this.#addresses);
        let targets = this.#select();
        for (let pass = 1;; pass += 1) {
            await log.group(`Pass ${pass}: requesting ${(0,units/* formatCount */.B4)(targets.length, 'address')} of ${this.#addresses.origin}`, async () => {
                await this.#requestAll(targets);
            });
            const { findings, waiting } = judgeSite([...this.#evidence.values()], facts);
            const elapsedMs = clock.now() - startedAt;
            if (waiting.length === 0)
                return this.#end(findings, pass === 1 ? undefined : elapsedMs);
            if (elapsedMs >= waitMs)
                return this.#end(await this.#explain(findings), undefined);
            await this.#pause(waiting.length, elapsedMs, waitMs);
            if (this.#isReached)
                targets = [...new Set([...waiting, ...this.#unchecked()])].map(({ target }) => target);
        }
    }
    [Symbol.dispose]() {
        this.#ending.abort(new Error('the verification has ended'));
    }
    #select() {
        const unique = new Map((0,sample_targets/* selectTargets */.Dv)(this.#inputs, this.#addresses)
            .reverse()
            .map(target => [target.url.href, target]));
        const targets = [...unique.values()].reverse();
        const pages = targets.filter(({ role }) => role === 'page').slice(0, PAGES_WITH_ASSETS);
        for (const { url } of pages)
            this.#pagesToRead.add(url.href);
        return targets;
    }
    /** One pass, with the assets of the first pages as soon as these are there. */
    async #requestAll(targets) {
        const budget = new request_budget/* RequestBudget */.b();
        // Without a connection, every address would fail for the same reason: the first one is enough.
        const tried = this.#isReached ? 0 : 1;
        await this.#request(targets.slice(0, tried), budget);
        this.#isReached ||= ![...this.#evidence.values()].every(evidence => isUnreachable(evidence.visit));
        if (!this.#isReached)
            return;
        await this.#request(targets.slice(tried), budget);
        const found = this.#assets.filter(({ url }) => !this.#evidence.has(url.href));
        const assets = [...new Map(found.map(asset => [asset.url.href, asset])).values()];
        if (assets.length > 0)
            this.#context.log.info(`Requesting ${(0,units/* formatCount */.B4)(assets.length, 'asset')} of the first pages.`);
        await this.#request(assets, budget);
    }
    async #request(targets, budget) {
        budget.allow(targets.length);
        const queue = targets[Symbol.iterator]();
        const work = async () => {
            for (const target of queue) {
                const evidence = await this.#visit(target, budget);
                const { href } = target.url;
                // The result of an earlier pass says more than the used-up requests of this one.
                if (evidence.visit.end !== 'unchecked' || !this.#evidence.has(href))
                    this.#evidence.set(href, evidence);
            }
        };
        await Promise.all(Array.from({ length: this.#inputs.concurrency }, work));
    }
    async #visit(target, budget) {
        const { headers, limits } = this.#inputs;
        const visited = await (0,visit/* visit */.Y)(target, { ...this.#context, headers, limits, budget });
        const evidence = await examine(target, visited, async (file) => await this.#readExported(file));
        if (visited.end === 'response' && this.#pagesToRead.has(target.url.href) && isThePage(evidence)) {
            const html = visited.body?.bytes?.toString() ?? '';
            this.#assets.push(...assetsOf(html, visited.hops.at(-1) ?? target.url, this.#files, this.#addresses));
            this.#pagesToRead.delete(target.url.href);
        }
        return evidence;
    }
    /** The exported file beside the manifest, if it is still what was exported. */
    async #readExported({ path, sha256 }) {
        const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(this.#inputs.siteDir, path)).catch(() => undefined);
        return bytes !== undefined && (0,external_node_crypto_.hash)('sha256', bytes) === sha256 ? bytes : undefined;
    }
    async #pause(differences, elapsedMs, waitMs) {
        const { clock, log, random, signal } = this.#context;
        const longest = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE));
        const pauseMs = Math.min(waitMs - elapsedMs, longest * (0.75 + 0.25 * random()));
        const amount = differences === 1 ? '1 address differs' : `${differences} addresses differ`;
        const what = this.#isReached
            ? `${amount} from the export`
            : `No connection to ${this.#inputs.siteUrl.host}`;
        log.info(`${what}. Checking again in ${(0,units/* formatDuration */.a3)(pauseMs)}, until ${(0,units/* formatDuration */.a3)(waitMs)} have passed.`);
        await clock.sleep(pauseMs, signal);
    }
    /** Asks for missing pages at the addresses that they have on hosts with other rules. */
    async #explain(findings) {
        const all = [...this.#evidence.values()];
        if (!findings.some(({ kind }) => kind === 'missing'))
            return findings;
        const budget = new request_budget/* RequestBudget */.b();
        const probes = await Promise.all(probesFor(all, this.#addresses).map(async (target) => await this.#visit(target, budget)));
        return explainMissing(findings, all, probes);
    }
    #unchecked() {
        return [...this.#evidence.values()].filter(isUnchecked);
    }
    #end(findings, liveAfterMs) {
        const redact = (0,secrets/* redactor */.$p)(this.#inputs.secrets);
        const unchecked = this.#unchecked().map(({ target }) => target.url.href);
        return {
            verified: findings.every(({ kind }) => isWarning(kind)),
            checked: this.#evidence.size - unchecked.length,
            findings: findings.map(finding => ({ ...finding, detail: redact(finding.detail) })),
            unchecked,
            liveAfterMs
        };
    }
}
/** Whether its assets are those of the exported page. */
function isThePage(evidence) {
    const { target, page } = evidence;
    const isSameTitle = target.role === 'page' && page !== undefined && page.title === target.file.title;
    return isAsExported(evidence) || (isSameTitle && page.title !== '');
}
const FATES = ['changed', 'added', 'rebuilt'];
function exportFacts({ manifest, changes }, addresses) {
    const known = changes?.first === false ? changes : undefined;
    const fates = known && FATES.flatMap(fate => known[fate].map(path => [path, fate]));
    return {
        exportedAt: Date.parse(manifest.exportedAt ?? ''),
        previous: changes?.previous,
        fates: fates && new Map(fates),
        addresses
    };
}

;// CONCATENATED MODULE: ./.build/src/verify/main.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













/** In the error. The summary has more. */
const MAX_NAMED = 5;
async function main(inputs, context) {
    const { siteUrl, docsUrl, timeoutMs } = inputs;
    const record = { siteUrl, docsUrl, startedAt: context.clock.now() };
    const state = `The site ${siteUrl.href} was not verified.`;
    await (0,run/* runAction */.Cs)(record, {
        work: async () => await verify(inputs, record, context),
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs, state, advice: 'Run again.' }),
        summary: () => renderSummary(record)
    }, context);
}
async function verify(inputs, record, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log } = context;
        const problem = (0,base_path/* basePathProblem */.q)(inputs.siteUrl, inputs.manifest.basePath);
        if (problem !== undefined)
            log.warning(problem);
        const verification = __addDisposableResource(env_1, new Verification(inputs, context), false);
        const result = await verification.run();
        const counts = countsOf(result.findings);
        record.result = result;
        const setOutput = (name, value) => context.setOutput(name, value);
        setOutput('verified', String(result.verified));
        setOutput('checked', result.checked);
        setOutput('findings', result.findings.length);
        setOutput('stale', counts.stale ?? 0);
        setOutput('missing', counts.missing ?? 0);
        setOutput('verify-path', await writeResult(result, inputs, context));
        await logFindings(result, inputs, context);
        const errors = result.findings.filter(({ kind }) => !isWarning(kind));
        const warnings = result.findings.filter(({ kind }) => isWarning(kind));
        for (const line of linesOf(warnings, inputs.docsUrl))
            log.warning(line);
        if (errors.length === 0)
            return;
        const checked = result.checked === 1 ? '1 address was' : `${result.checked} addresses were`;
        const waited = inputs.waitMs > 0 ? ` for ${(0,units/* formatDuration */.a3)(inputs.waitMs)}` : '';
        const lines = (0,with_more/* withMore */.i)(linesOf(errors, inputs.docsUrl), MAX_NAMED).map(line => `- ${line}`);
        const message = `${inputs.siteUrl.href} differs from the export: ${describeCounts(errors)}. ${checked} checked${waited}.\n${lines.join('\n')}`;
        if (inputs.fail)
            throw new failure/* Failure */.HR('site-not-verified', message);
        log.warning(message);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function writeResult(result, { tempDir }, { random }) {
    const folder = (0,external_node_path_.join)(tempDir, `verify-${(0,random_id/* randomId */.z)(random)}`);
    const path = (0,external_node_path_.join)(folder, 'verify.json');
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.writeFile)(path, verifyText(result));
    }
    catch (error) {
        throw new failure/* Failure */.HR('verify-file-unwritable', `${path} could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return path;
}
const MAX_LOGGED = 200;
async function logFindings({ findings, checked, unchecked, liveAfterMs }, { docsUrl, siteUrl }, { log }) {
    if (unchecked.length > 0)
        log.info(`Addresses that were not checked, because requests were used up or not answered: ${unchecked.length}.`);
    if (findings.length === 0) {
        const when = liveAfterMs === undefined ? '' : `, live after ${(0,units/* formatDuration */.a3)(liveAfterMs)}`;
        log.info(`${siteUrl.href} is what was exported: ${(0,units/* formatCount */.B4)(checked, 'address')} checked${when}.`);
        return;
    }
    await log.group(`Findings: ${describeCounts(findings)}`, () => {
        for (const line of (0,with_more/* withMore */.i)(linesOf(findings, docsUrl), MAX_LOGGED))
            log.info(line);
    });
}
/** A line for all findings that say the same. Advice that was given above is not repeated. */
function linesOf(findings, docsUrl) {
    const given = new Set();
    return groupsOf(findings).map(({ kind, addresses: [first = ''], count, detail, advice }) => {
        const more = count > 1 ? ` (${(0,with_more/* andMore */.v)(count - 1)})` : '';
        const isRepeated = given.has(advice);
        given.add(advice);
        const text = `${kind} ${first}${more}: ${detail}`;
        return isRepeated ? text : `${text} ${advice.replaceAll('docs/', `${docsUrl}docs/`)}`;
    });
}


/***/ })

};
