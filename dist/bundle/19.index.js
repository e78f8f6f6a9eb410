export const id = 19;
export const ids = [19];
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
const MAX_LENGTH = 31;
const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
/** What is known about names of elements or attributes, in any case. Finds them in bytes, without making strings. */
class Names {
    /** By first letter and length, which most other names have in common with none of these. */
    #entries = new Array(1024).fill(undefined);
    constructor(names, valueOf) {
        for (const name of new Set(names)) {
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...(this.#entries[key] ?? []), { name, value: valueOf(name) }];
        }
    }
    find(bytes, start, end) {
        if (end - start > MAX_LENGTH)
            return undefined;
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
    return ((first & 31) << 5) | length;
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
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19614);
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53361);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _http_agent_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17278);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14217);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88747);
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
/** The runner kills the process 7.5 seconds after the first signal; the design promises two. */
const MAX_CLEANUP_MS = 1500;
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
            clock: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m,
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
    setTimeout(() => process.exit(), MAX_CLEANUP_MS).unref();
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
            controller.abort(new _stop_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .Canceled */ .Or(`stopped by ${name}`));
            setTimeout(() => {
                // What the action removes or releases at its end takes too long.
                failStep(explainCancellation(controller.signal.reason));
                process.exit();
            }, MAX_CLEANUP_MS).unref();
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

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items with the same key, in the order of the first of them: `Map.groupBy`, which Node 20 does not have. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


/***/ }),

/***/ 12853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ disablePretenuring)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * For actions that send thousands of requests. V8 allocates an object among the old ones if most objects from the same
 * place in the code lived long, as those of the first requests do while its memory is still small. From then on such an
 * object keeps all of its finished request until the next large collection: publishing needed 100 MB more, in about
 * every second run. `OpenItems` keeps finished requests out of the old objects, too.
 */
function disablePretenuring() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-allocation-site-pretenuring');
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

/***/ 43308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12967);

/** Parts of a file name; a build puts its hash between two of these characters. */
const SEPARATORS = /[-._~]/;
/**
 * Whether the bytes behind this name never change, because the name contains a hash of them. Strict: readers keep such
 * a file for a year. Words and dates have only letters or only digits.
 */
function isImmutable(path) {
    if ((0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // Other folders below `_next/static/` are named after the build, and its id may be a constant.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** File systems allow no longer names, and the patterns below take quadratic time. */
const MAX_NAME = 255;
/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build: every other folder below `_next/static/` has a fixed name. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 * A wrong guess changes nothing for readers.
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

/***/ 17946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AE: () => (/* binding */ hasKnownType),
/* harmony export */   JX: () => (/* binding */ contentTypeOf),
/* harmony export */   Pi: () => (/* binding */ contentTypeWithoutExtension)
/* harmony export */ });
/* harmony import */ var mrmime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16059);

const HTML_TYPE = 'text/html; charset=utf-8';
const UNKNOWN_TYPE = 'application/octet-stream';
/** Common in documentation sites, and missing from the package's table. */
const MORE_TYPES = {
    ico: 'image/x-icon',
    eot: 'application/vnd.ms-fontobject',
    cjs: 'text/javascript',
    tgz: 'application/gzip',
    tar: 'application/x-tar',
    // An RSC payload is UTF-8 by definition, and the client compares the type.
    rsc: 'text/x-component'
};
/** Types with a charset: `text/…`, and text formats below other top-level types. */
const TEXT = /^(text\/(?!x-component)|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/;
/** By extension. A map, since an object also has names such as `constructor`. */
const TYPES = new Map(Object.entries({ ...mrmime__WEBPACK_IMPORTED_MODULE_0__/* .mimes */ .M, ...MORE_TYPES }).map(([extension, type]) => [
    extension,
    TEXT.test(type) ? `${type}; charset=utf-8` : type
]));
/** The type to serve a file with, by its name. Undefined for a name without extension: only its content can tell. */
function contentTypeOf(path) {
    const extension = extensionOf(path);
    return extension === undefined ? undefined : (TYPES.get(extension) ?? UNKNOWN_TYPE);
}
/** Whether the name ends like a kind of file that is served as it is. `v1.2` does not. */
function hasKnownType(path) {
    return TYPES.has(extensionOf(path) ?? '');
}
function contentTypeWithoutExtension(startsAsHtml) {
    return startsAsHtml ? HTML_TYPE : UNKNOWN_TYPE;
}
/** Lower case, without the dot. A name that only begins with a dot has none. */
function extensionOf(path) {
    return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
}


/***/ }),

/***/ 77167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isPageList)
/* harmony export */ });
/* harmony import */ var _build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43308);

const PAGE_LIST = /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json)$/i;
/** Sitemaps and search indexes name pages. One with a build hash in its name is itself named by pages. */
function isPageList(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return PAGE_LIST.test(name) && !(0,_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .isImmutable */ .t)(path);
}


/***/ }),

/***/ 16059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ lookup),
/* harmony export */   M: () => (/* binding */ mimes)
/* harmony export */ });
const mimes = {
  "3g2": "video/3gpp2",
  "3gp": "video/3gpp",
  "3gpp": "video/3gpp",
  "3mf": "model/3mf",
  "aac": "audio/aac",
  "ac": "application/pkix-attr-cert",
  "adp": "audio/adpcm",
  "adts": "audio/aac",
  "ai": "application/postscript",
  "aml": "application/automationml-aml+xml",
  "amlx": "application/automationml-amlx+zip",
  "amr": "audio/amr",
  "apng": "image/apng",
  "appcache": "text/cache-manifest",
  "appinstaller": "application/appinstaller",
  "appx": "application/appx",
  "appxbundle": "application/appxbundle",
  "asc": "application/pgp-keys",
  "atom": "application/atom+xml",
  "atomcat": "application/atomcat+xml",
  "atomdeleted": "application/atomdeleted+xml",
  "atomsvc": "application/atomsvc+xml",
  "au": "audio/basic",
  "avci": "image/avci",
  "avcs": "image/avcs",
  "avif": "image/avif",
  "aw": "application/applixware",
  "bdoc": "application/bdoc",
  "bin": "application/octet-stream",
  "bmp": "image/bmp",
  "bpk": "application/octet-stream",
  "btf": "image/prs.btif",
  "btif": "image/prs.btif",
  "buffer": "application/octet-stream",
  "ccxml": "application/ccxml+xml",
  "cdfx": "application/cdfx+xml",
  "cdmia": "application/cdmi-capability",
  "cdmic": "application/cdmi-container",
  "cdmid": "application/cdmi-domain",
  "cdmio": "application/cdmi-object",
  "cdmiq": "application/cdmi-queue",
  "cer": "application/pkix-cert",
  "cgm": "image/cgm",
  "cjs": "application/node",
  "class": "application/java-vm",
  "coffee": "text/coffeescript",
  "conf": "text/plain",
  "cpl": "application/cpl+xml",
  "cpt": "application/mac-compactpro",
  "crl": "application/pkix-crl",
  "css": "text/css",
  "csv": "text/csv",
  "cu": "application/cu-seeme",
  "cwl": "application/cwl",
  "cww": "application/prs.cww",
  "davmount": "application/davmount+xml",
  "dbk": "application/docbook+xml",
  "deb": "application/octet-stream",
  "def": "text/plain",
  "deploy": "application/octet-stream",
  "dib": "image/bmp",
  "disposition-notification": "message/disposition-notification",
  "dist": "application/octet-stream",
  "distz": "application/octet-stream",
  "dll": "application/octet-stream",
  "dmg": "application/octet-stream",
  "dms": "application/octet-stream",
  "doc": "application/msword",
  "dot": "application/msword",
  "dpx": "image/dpx",
  "drle": "image/dicom-rle",
  "dsc": "text/prs.lines.tag",
  "dssc": "application/dssc+der",
  "dtd": "application/xml-dtd",
  "dump": "application/octet-stream",
  "dwd": "application/atsc-dwd+xml",
  "ear": "application/java-archive",
  "ecma": "application/ecmascript",
  "elc": "application/octet-stream",
  "emf": "image/emf",
  "eml": "message/rfc822",
  "emma": "application/emma+xml",
  "emotionml": "application/emotionml+xml",
  "eps": "application/postscript",
  "epub": "application/epub+zip",
  "exe": "application/octet-stream",
  "exi": "application/exi",
  "exp": "application/express",
  "exr": "image/aces",
  "ez": "application/andrew-inset",
  "fdf": "application/fdf",
  "fdt": "application/fdt+xml",
  "fits": "image/fits",
  "g3": "image/g3fax",
  "gbr": "application/rpki-ghostbusters",
  "geojson": "application/geo+json",
  "gif": "image/gif",
  "glb": "model/gltf-binary",
  "gltf": "model/gltf+json",
  "gml": "application/gml+xml",
  "gpx": "application/gpx+xml",
  "gram": "application/srgs",
  "grxml": "application/srgs+xml",
  "gxf": "application/gxf",
  "gz": "application/gzip",
  "h261": "video/h261",
  "h263": "video/h263",
  "h264": "video/h264",
  "heic": "image/heic",
  "heics": "image/heic-sequence",
  "heif": "image/heif",
  "heifs": "image/heif-sequence",
  "hej2": "image/hej2k",
  "held": "application/atsc-held+xml",
  "hjson": "application/hjson",
  "hlp": "application/winhlp",
  "hqx": "application/mac-binhex40",
  "hsj2": "image/hsj2",
  "htm": "text/html",
  "html": "text/html",
  "ics": "text/calendar",
  "ief": "image/ief",
  "ifb": "text/calendar",
  "iges": "model/iges",
  "igs": "model/iges",
  "img": "application/octet-stream",
  "in": "text/plain",
  "ini": "text/plain",
  "ink": "application/inkml+xml",
  "inkml": "application/inkml+xml",
  "ipfix": "application/ipfix",
  "iso": "application/octet-stream",
  "its": "application/its+xml",
  "jade": "text/jade",
  "jar": "application/java-archive",
  "jhc": "image/jphc",
  "jls": "image/jls",
  "jp2": "image/jp2",
  "jpe": "image/jpeg",
  "jpeg": "image/jpeg",
  "jpf": "image/jpx",
  "jpg": "image/jpeg",
  "jpg2": "image/jp2",
  "jpgm": "image/jpm",
  "jpgv": "video/jpeg",
  "jph": "image/jph",
  "jpm": "image/jpm",
  "jpx": "image/jpx",
  "js": "text/javascript",
  "json": "application/json",
  "json5": "application/json5",
  "jsonld": "application/ld+json",
  "jsonml": "application/jsonml+json",
  "jsx": "text/jsx",
  "jt": "model/jt",
  "jxl": "image/jxl",
  "jxr": "image/jxr",
  "jxra": "image/jxra",
  "jxrs": "image/jxrs",
  "jxs": "image/jxs",
  "jxsc": "image/jxsc",
  "jxsi": "image/jxsi",
  "jxss": "image/jxss",
  "kar": "audio/midi",
  "ktx": "image/ktx",
  "ktx2": "image/ktx2",
  "less": "text/less",
  "lgr": "application/lgr+xml",
  "list": "text/plain",
  "litcoffee": "text/coffeescript",
  "log": "text/plain",
  "lostxml": "application/lost+xml",
  "lrf": "application/octet-stream",
  "m1v": "video/mpeg",
  "m21": "application/mp21",
  "m2a": "audio/mpeg",
  "m2t": "video/mp2t",
  "m2ts": "video/mp2t",
  "m2v": "video/mpeg",
  "m3a": "audio/mpeg",
  "m4a": "audio/mp4",
  "m4p": "application/mp4",
  "m4s": "video/iso.segment",
  "ma": "application/mathematica",
  "mads": "application/mads+xml",
  "maei": "application/mmt-aei+xml",
  "man": "text/troff",
  "manifest": "text/cache-manifest",
  "map": "application/json",
  "mar": "application/octet-stream",
  "markdown": "text/markdown",
  "mathml": "application/mathml+xml",
  "mb": "application/mathematica",
  "mbox": "application/mbox",
  "md": "text/markdown",
  "mdx": "text/mdx",
  "me": "text/troff",
  "mesh": "model/mesh",
  "meta4": "application/metalink4+xml",
  "metalink": "application/metalink+xml",
  "mets": "application/mets+xml",
  "mft": "application/rpki-manifest",
  "mid": "audio/midi",
  "midi": "audio/midi",
  "mime": "message/rfc822",
  "mj2": "video/mj2",
  "mjp2": "video/mj2",
  "mjs": "text/javascript",
  "mml": "text/mathml",
  "mods": "application/mods+xml",
  "mov": "video/quicktime",
  "mp2": "audio/mpeg",
  "mp21": "application/mp21",
  "mp2a": "audio/mpeg",
  "mp3": "audio/mpeg",
  "mp4": "video/mp4",
  "mp4a": "audio/mp4",
  "mp4s": "application/mp4",
  "mp4v": "video/mp4",
  "mpd": "application/dash+xml",
  "mpe": "video/mpeg",
  "mpeg": "video/mpeg",
  "mpf": "application/media-policy-dataset+xml",
  "mpg": "video/mpeg",
  "mpg4": "video/mp4",
  "mpga": "audio/mpeg",
  "mpp": "application/dash-patch+xml",
  "mrc": "application/marc",
  "mrcx": "application/marcxml+xml",
  "ms": "text/troff",
  "mscml": "application/mediaservercontrol+xml",
  "msh": "model/mesh",
  "msi": "application/octet-stream",
  "msix": "application/msix",
  "msixbundle": "application/msixbundle",
  "msm": "application/octet-stream",
  "msp": "application/octet-stream",
  "mtl": "model/mtl",
  "mts": "video/mp2t",
  "musd": "application/mmt-usd+xml",
  "mxf": "application/mxf",
  "mxmf": "audio/mobile-xmf",
  "mxml": "application/xv+xml",
  "n3": "text/n3",
  "nb": "application/mathematica",
  "nq": "application/n-quads",
  "nt": "application/n-triples",
  "obj": "model/obj",
  "oda": "application/oda",
  "oga": "audio/ogg",
  "ogg": "audio/ogg",
  "ogv": "video/ogg",
  "ogx": "application/ogg",
  "omdoc": "application/omdoc+xml",
  "onepkg": "application/onenote",
  "onetmp": "application/onenote",
  "onetoc": "application/onenote",
  "onetoc2": "application/onenote",
  "opf": "application/oebps-package+xml",
  "opus": "audio/ogg",
  "otf": "font/otf",
  "owl": "application/rdf+xml",
  "oxps": "application/oxps",
  "p10": "application/pkcs10",
  "p7c": "application/pkcs7-mime",
  "p7m": "application/pkcs7-mime",
  "p7s": "application/pkcs7-signature",
  "p8": "application/pkcs8",
  "pdf": "application/pdf",
  "pfr": "application/font-tdpfr",
  "pgp": "application/pgp-encrypted",
  "pkg": "application/octet-stream",
  "pki": "application/pkixcmp",
  "pkipath": "application/pkix-pkipath",
  "pls": "application/pls+xml",
  "png": "image/png",
  "prc": "model/prc",
  "prf": "application/pics-rules",
  "provx": "application/provenance+xml",
  "ps": "application/postscript",
  "pskcxml": "application/pskc+xml",
  "pti": "image/prs.pti",
  "qt": "video/quicktime",
  "raml": "application/raml+yaml",
  "rapd": "application/route-apd+xml",
  "rdf": "application/rdf+xml",
  "relo": "application/p2p-overlay+xml",
  "rif": "application/reginfo+xml",
  "rl": "application/resource-lists+xml",
  "rld": "application/resource-lists-diff+xml",
  "rmi": "audio/midi",
  "rnc": "application/relax-ng-compact-syntax",
  "rng": "application/xml",
  "roa": "application/rpki-roa",
  "roff": "text/troff",
  "rq": "application/sparql-query",
  "rs": "application/rls-services+xml",
  "rsat": "application/atsc-rsat+xml",
  "rsd": "application/rsd+xml",
  "rsheet": "application/urc-ressheet+xml",
  "rss": "application/rss+xml",
  "rtf": "text/rtf",
  "rtx": "text/richtext",
  "rusd": "application/route-usd+xml",
  "s3m": "audio/s3m",
  "sbml": "application/sbml+xml",
  "scq": "application/scvp-cv-request",
  "scs": "application/scvp-cv-response",
  "sdp": "application/sdp",
  "senmlx": "application/senml+xml",
  "sensmlx": "application/sensml+xml",
  "ser": "application/java-serialized-object",
  "setpay": "application/set-payment-initiation",
  "setreg": "application/set-registration-initiation",
  "sgi": "image/sgi",
  "sgm": "text/sgml",
  "sgml": "text/sgml",
  "shex": "text/shex",
  "shf": "application/shf+xml",
  "shtml": "text/html",
  "sieve": "application/sieve",
  "sig": "application/pgp-signature",
  "sil": "audio/silk",
  "silo": "model/mesh",
  "siv": "application/sieve",
  "slim": "text/slim",
  "slm": "text/slim",
  "sls": "application/route-s-tsid+xml",
  "smi": "application/smil+xml",
  "smil": "application/smil+xml",
  "snd": "audio/basic",
  "so": "application/octet-stream",
  "spdx": "text/spdx",
  "spp": "application/scvp-vp-response",
  "spq": "application/scvp-vp-request",
  "spx": "audio/ogg",
  "sql": "application/sql",
  "sru": "application/sru+xml",
  "srx": "application/sparql-results+xml",
  "ssdl": "application/ssdl+xml",
  "ssml": "application/ssml+xml",
  "stk": "application/hyperstudio",
  "stl": "model/stl",
  "stpx": "model/step+xml",
  "stpxz": "model/step-xml+zip",
  "stpz": "model/step+zip",
  "styl": "text/stylus",
  "stylus": "text/stylus",
  "svg": "image/svg+xml",
  "svgz": "image/svg+xml",
  "swidtag": "application/swid+xml",
  "t": "text/troff",
  "t38": "image/t38",
  "td": "application/urc-targetdesc+xml",
  "tei": "application/tei+xml",
  "teicorpus": "application/tei+xml",
  "text": "text/plain",
  "tfi": "application/thraud+xml",
  "tfx": "image/tiff-fx",
  "tif": "image/tiff",
  "tiff": "image/tiff",
  "toml": "application/toml",
  "tr": "text/troff",
  "trig": "application/trig",
  "ts": "video/mp2t",
  "tsd": "application/timestamped-data",
  "tsv": "text/tab-separated-values",
  "ttc": "font/collection",
  "ttf": "font/ttf",
  "ttl": "text/turtle",
  "ttml": "application/ttml+xml",
  "txt": "text/plain",
  "u3d": "model/u3d",
  "u8dsn": "message/global-delivery-status",
  "u8hdr": "message/global-headers",
  "u8mdn": "message/global-disposition-notification",
  "u8msg": "message/global",
  "ubj": "application/ubjson",
  "uri": "text/uri-list",
  "uris": "text/uri-list",
  "urls": "text/uri-list",
  "vcard": "text/vcard",
  "vrml": "model/vrml",
  "vtt": "text/vtt",
  "vxml": "application/voicexml+xml",
  "war": "application/java-archive",
  "wasm": "application/wasm",
  "wav": "audio/wav",
  "weba": "audio/webm",
  "webm": "video/webm",
  "webmanifest": "application/manifest+json",
  "webp": "image/webp",
  "wgsl": "text/wgsl",
  "wgt": "application/widget",
  "wif": "application/watcherinfo+xml",
  "wmf": "image/wmf",
  "woff": "font/woff",
  "woff2": "font/woff2",
  "wrl": "model/vrml",
  "wsdl": "application/wsdl+xml",
  "wspolicy": "application/wspolicy+xml",
  "x3d": "model/x3d+xml",
  "x3db": "model/x3d+fastinfoset",
  "x3dbz": "model/x3d+binary",
  "x3dv": "model/x3d-vrml",
  "x3dvz": "model/x3d+vrml",
  "x3dz": "model/x3d+xml",
  "xaml": "application/xaml+xml",
  "xav": "application/xcap-att+xml",
  "xca": "application/xcap-caps+xml",
  "xcs": "application/calendar+xml",
  "xdf": "application/xcap-diff+xml",
  "xdssc": "application/dssc+xml",
  "xel": "application/xcap-el+xml",
  "xenc": "application/xenc+xml",
  "xer": "application/patch-ops-error+xml",
  "xfdf": "application/xfdf",
  "xht": "application/xhtml+xml",
  "xhtml": "application/xhtml+xml",
  "xhvml": "application/xv+xml",
  "xlf": "application/xliff+xml",
  "xm": "audio/xm",
  "xml": "text/xml",
  "xns": "application/xcap-ns+xml",
  "xop": "application/xop+xml",
  "xpl": "application/xproc+xml",
  "xsd": "application/xml",
  "xsf": "application/prs.xsf+xml",
  "xsl": "application/xml",
  "xslt": "application/xml",
  "xspf": "application/xspf+xml",
  "xvm": "application/xv+xml",
  "xvml": "application/xv+xml",
  "yaml": "text/yaml",
  "yang": "application/yang",
  "yin": "application/yin+xml",
  "yml": "text/yaml",
  "zip": "application/zip"
};

function lookup(extn) {
	let tmp = ('' + extn).trim().toLowerCase();
	let idx = tmp.lastIndexOf('.');
	return mimes[!~idx ? tmp : tmp.substring(++idx)];
}




/***/ })

};
