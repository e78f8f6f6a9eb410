export const id = 7648;
export const ids = [7648];
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
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78620);
/* harmony import */ var _http_agent_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13997);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64579);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16081);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14217);
/* harmony import */ var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54639);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37223);











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
        await write(action.summary(_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKDOWN */ .yQ), action.summary(_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAIN */ .tZ));
    }
}
/** What a cancellation means, as long as no action says it. */
let explainCancellation = (cause) => new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('canceled', 'The run was canceled.', { advice: 'Run again.', cause });
/** Runs an action: sets the exit code, and reports at most one error. */
async function run(inputs, action) {
    // If the process ends before the work is done, for example with an empty event loop, that must not be a success.
    process.exitCode = _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.failed;
    process.once('beforeExit', () => {
        if (process.exitCode !== _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok && !failed)
            failStep(new Error('the run stopped before it was complete'));
    });
    process.once('uncaughtException', error => {
        failStep(error);
        process.exit();
    });
    // A reader of the log cannot fix deprecations inside dependencies.
    process.noDeprecation = true;
    const given = readInputs(inputs);
    const http = new _http_agent_http_js__WEBPACK_IMPORTED_MODULE_5__/* .AgentHttp */ .Aq('static-docs-export');
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
        process.exitCode = _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok;
    }
    catch (error) {
        failStep(error);
        // It ended before it wrote a summary of its own, for example because of invalid input.
        const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
        const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed';
        if (shownSummary === undefined)
            await writeSummary((0,_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryOf */ .YG)({ heading, facts: [], failure }, (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)), '');
    }
    http[Symbol.dispose]();
    await showSummary();
    // A connection that a library keeps open must not delay the end of the step.
    setTimeout(() => process.exit(), _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CLEANUP_MS */ .vu).unref();
}
function readInputs({ names, secrets, secretHeaders }) {
    const given = Object.fromEntries(names.map(name => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name)]).filter(([, value]) => value !== ''));
    // Before anything else happens: every later line may contain a secret.
    const values = [
        ...secrets.flatMap(name => given[name] ?? []),
        ...(secretHeaders === undefined ? [] : (0,_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .headerSecrets */ .n3)(given[secretHeaders] ?? ''))
    ];
    for (const form of (0,_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .formsOf */ .XP)(values))
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(form);
    return given;
}
function cancellation() {
    const controller = new AbortController();
    // SIGBREAK: Ctrl-Break on Windows.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK']) {
        // Not once: a second signal must not kill the process in the middle of its cleanup.
        process.on(name, () => {
            controller.abort(new _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .Canceled */ .Or(`stopped by ${name}`));
            setTimeout(() => {
                // What the action removes or releases at its end takes too long.
                failStep(explainCancellation(controller.signal.reason));
                process.exit();
            }, _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CLEANUP_MS */ .vu).unref();
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
let shownSummary;
/** Maximum length of a line in a terminal, such as the changed words of a page. */
const MAX_LINE = 300;
/** A runner shows the Markdown. A command line shows the text after the log, unless the log ends with an error. */
async function showSummary() {
    const isError = process.exitCode !== _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok && process.exitCode !== _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.findings;
    if (process.env['GITHUB_ACTIONS'] === 'true' || isError || !shownSummary)
        return;
    const lines = shownSummary.trim().split('\n');
    await runnerLog.group('Summary', () => lines.forEach(line => runnerLog.info((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__/* .clip */ .$Q)(line, MAX_LINE))));
}
async function writeSummary(markdown, text) {
    shownSummary = text;
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

/***/ 75437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);



/** In a workflow, a variable that does not exist is empty. */
function readRunner(env) {
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['GITHUB_WORKSPACE'] ?? '');
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    return {
        workspace,
        tempDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['RUNNER_TEMP'] || workspace),
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        repository,
        runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        sha: env['GITHUB_SHA'] || undefined,
        hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL'])
    };
}
/** What started the run, as GitHub describes it in a file. Undefined for an event of another kind. */
function readEvent({ GITHUB_EVENT_PATH: path = '' }, schema) {
    try {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 37223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ detailsTable),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   cf: () => (/* binding */ durationOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64579);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16081);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);



/** The summary of a run: how it ended and where things are first, how it went after that. */
function summaryOf({ heading, facts, failure }, errorsPage, sections = [], format = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ) {
    const alert = failure && failureAlert(failure, errorsPage, format);
    const all = [format.heading(2, heading), listOfFacts(facts), alert, ...sections];
    return `${all.filter(isFilled).join('\n\n')}\n`;
}
/** `12 unchanged · 3 s` */
function listOfFacts(facts) {
    return facts.filter(isFilled).join(' · ');
}
function durationOf({ startedAt, endedAt }) {
    return endedAt === undefined ? undefined : (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(endedAt - startedAt);
}
function detailsTable(rows, { table } = _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKDOWN */ .yQ) {
    const filled = rows
        .map(([label, ...facts]) => [label, listOfFacts(facts)])
        .filter(([, facts]) => facts !== '');
    return filled.length === 0 ? undefined : table(['Details', ''], filled);
}
function isFilled(part) {
    return typeof part === 'string' && part !== '';
}
/** The runner drops a summary above 1 MiB as a whole. */
const MAX_TEXT = 4000;
/** A box with what happened, as a list where it is one, what to do, and a link to the section of this error. */
function failureAlert({ message, advice, code }, page, format) {
    const { alert, strong, sentence, linkAndAddress } = format;
    const [first = '', ...rest] = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(message, MAX_TEXT).split('\n');
    // On the command line it is the path of a file.
    const url = /^https?:/.test(page) ? `${page}#${code}` : undefined;
    return alert('CAUTION', [
        strong(sentence(first)),
        ...paragraphsOf(rest, format),
        sentence((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(advice, MAX_TEXT)),
        url === undefined ? format.code(code) : linkAndAddress(`More about ${code}`, url)
    ]);
}
/** Items of a list stay one list; other lines stay lines. */
function paragraphsOf(lines, format) {
    const { sentence } = format;
    const paragraphs = [];
    for (const line of lines) {
        const isList = line.startsWith('- ');
        const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line);
        const last = paragraphs.at(-1);
        if (last?.isList === isList)
            last.lines.push(text);
        else
            paragraphs.push({ isList, lines: [text] });
    }
    return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? '\n' : format.lineBreak));
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

/***/ 64579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   wC: () => (/* binding */ alignedRows),
/* harmony export */   yQ: () => (/* binding */ MARKDOWN)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39180);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16081);


/** For GitHub. */
const MARKDOWN = {
    text: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV,
    code: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY,
    sentence: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em,
    link: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    linkAndAddress: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf,
    strong: content => `**${content}**`,
    lineBreak: '<br>',
    lines: lines => lines.join('<br>'),
    inserted: content => `<ins>${content}</ins>`,
    deleted: content => `<del>${content}</del>`,
    paragraph: content => `<p>${content}</p>`,
    heading: (level, content) => `${'#'.repeat(level)} ${content}`,
    table: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp,
    alert: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .alert */ .xE,
    details: (title, content) => `<details><summary>${title}</summary>\n\n${content}\n\n</details>`,
    fenced: _markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fenced */ .OF,
    maxItems: Infinity
};
/** For a terminal. Words are inserted and deleted as `git diff --word-diff` shows them. */
const PLAIN = {
    text: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    code: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    sentence: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    link: _plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh,
    linkAndAddress: (text, address) => `${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(text)} (${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(address)})`,
    strong: content => content,
    lineBreak: ' ',
    lines: lines => lines.join(', '),
    inserted: content => `{+${content}+}`,
    deleted: content => `[-${content}-]`,
    paragraph: content => content,
    heading: (_, content) => content,
    table: (header, rows) => alignedRows([header, ...rows]).join('\n'),
    alert: (kind, paragraphs) => `${kind.charAt(0)}${kind.slice(1).toLowerCase()}:\n${paragraphs.join('\n\n').replaceAll(/^(?=.)/gm, '  ')}`,
    details: (title, content) => `${title}\n\n${content}`,
    fenced: text => text.split('\n').map(_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh).join('\n'),
    maxItems: 20
};
/** A longer cell pushes the rest of its row. */
const MAX_COLUMN = 60;
/** Rows in columns. The last column is not padded. */
function alignedRows(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(MAX_COLUMN, Math.max(...rows.map(row => row[column]?.length ?? 0))));
    return rows.map(row => `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd());
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
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Characters without a width, such as tags, and those that reorder other text or command a terminal. One joiner or
 * variation selector behind a character that it shapes, as in emoji, Persian and Hindi, is a part of that character.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Han}\d#*\ufe0f]|(?!\p{DI})\p{M})[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\d#*])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{DI}/gu;
/** Text of unknown origin that shows what it contains. Line breaks count as unseen, too. */
function withoutControls(text) {
    return text.replace(UNSEEN, '\uFFFD');
}
/** JSON in one line, with such characters escaped. */
function visibleJson(json) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(UNSEEN, character => character.split('').map(escaped).join(''));
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

/***/ 7648:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50190);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90949);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38034);




// A web server must be able to read the site, whatever the umask of the runner.
process.umask(0o022);
await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.INPUT_NAMES, secrets: [] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__.readInputs)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 90949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INPUT_NAMES: () => (/* binding */ INPUT_NAMES),
  LIST_INPUTS: () => (/* binding */ LIST_INPUTS),
  readInputs: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var manifest = __webpack_require__(37957);
// EXTERNAL MODULE: ./node_modules/css-select/dist/index.js + 21 modules
var dist = __webpack_require__(88707);
// EXTERNAL MODULE: ./node_modules/css-what/dist/parse.js
var parse = __webpack_require__(7687);
// EXTERNAL MODULE: ./node_modules/css-what/dist/stringify.js
var stringify = __webpack_require__(41545);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
;// CONCATENATED MODULE: ./.build/src/search/selectors.js




function parseSelectors(list) {
    try {
        return finderOf(list);
    }
    catch (error) {
        return new problem/* Problem */.AF(`"${list}" is not a list of CSS selectors: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
/** For a list that is valid. */
function finderOf(list) {
    const queries = (0,parse/* parse */.q)(list).map(selector => (0,dist/* compile */.wE)((0,stringify/* stringify */.A)([selector])));
    return document => {
        for (const query of queries) {
            const found = (0,dist/* selectOne */.JR)(query, document);
            if (found !== null)
                return found;
        }
        return undefined;
    };
}

;// CONCATENATED MODULE: ./.build/src/search/inputs.js











const CONTENT = '#content-area, main, article';
const TRIGGER = '#search-bar-entry, #search-bar-entry-mobile';
const TIMEOUT_MS = 15 * 60_000;
const selectors = (0,input_fields/* field */.ZZ)(value => {
    const find = parseSelectors(value);
    return find instanceof problem/* Problem */.AF ? find : { text: value, find };
});
const fields = schemas/* object */.Ikc({
    'site-path': (0,input_fields/* required */.mw)('set it to the output `site-path` of the export action', schemas/* string */.YjP()),
    'manifest-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    content: schemas/* prefault */.SdS(selectors, CONTENT),
    trigger: schemas/* prefault */.SdS(selectors, TRIGGER),
    pagefind: schemas/* optional */.lqM(schemas/* string */.YjP()),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, TIMEOUT_MS)
});
const INPUT_NAMES = Object.keys(fields.shape);
const LIST_INPUTS = (0,input_fields/* listsIn */.vX)(fields);
function readInputs(given, environment) {
    const { workspace } = (0,runner/* readRunner */.f)(environment);
    const sitePath = (0,external_node_path_.resolve)(workspace, given['site-path'] ?? '');
    const manifestPath = (0,external_node_path_.resolve)(workspace, given['manifest-path'] ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(sitePath), 'manifest.json'));
    const read = (0,input_fields/* readFields */.qU)(fields, given, ({ 'site-path': site }) => ({
        manifest: site instanceof problem/* Problem */.AF
            ? site
            : (0,external_node_fs_.statSync)(sitePath, { throwIfNoEntry: false })?.isDirectory() === true
                ? (0,export_files/* loadInput */.lJ)('manifest-path', manifestPath, manifest/* parseManifest */.Ng)
                : new problem/* Problem */.AF(`\`site-path\` is not a folder: ${sitePath}`)
    }));
    return {
        sitePath,
        manifestPath,
        manifest: read.manifest,
        findContent: read.content.find,
        trigger: read.trigger.text,
        pagefind: read.pagefind === undefined ? undefined : (0,external_node_path_.resolve)(workspace, read.pagefind),
        timeoutMs: read.timeout,
        tempDir: environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        environment,
        errorsPage: (0,docs_url/* errorsPage */.P)(environment)
    };
}


/***/ }),

/***/ 38034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/src/runtime/action/run.js
var run = __webpack_require__(50190);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/files/read-below.js
var read_below = __webpack_require__(92790);
// EXTERNAL MODULE: ./.build/src/runtime/text/markup.js
var markup = __webpack_require__(4240);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var records_manifest = __webpack_require__(37957);
// EXTERNAL MODULE: ./.build/src/site/files/file-names.js
var file_names = __webpack_require__(21328);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages_pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/css-select/dist/index.js + 21 modules
var dist = __webpack_require__(88707);
// EXTERNAL MODULE: ./node_modules/domhandler/dist/node.js
var dist_node = __webpack_require__(36646);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/index.js + 1 modules
var htmlparser2_dist = __webpack_require__(50610);
// EXTERNAL MODULE: ./node_modules/domutils/dist/stringify.js + 3 modules
var stringify = __webpack_require__(24302);
// EXTERNAL MODULE: ./node_modules/htmlparser2/dist/Parser.js + 7 modules
var Parser = __webpack_require__(36963);
// EXTERNAL MODULE: ./node_modules/domutils/dist/manipulation.js
var manipulation = __webpack_require__(78370);
// EXTERNAL MODULE: ./node_modules/domutils/dist/querying.js
var querying = __webpack_require__(80459);
// EXTERNAL MODULE: ./.build/src/review/scan/html/encoding.js
var html_encoding = __webpack_require__(67391);
;// CONCATENATED MODULE: ./.build/src/search/pages.js






/** The script of the search in a page, with the site's own address and selectors in it. */
const SCRIPT_TAG = /<script defer src="[^"]*\/pagefind\/search\.js" data-trigger="[^"]*"><\/script>/;
// Not decoded: the texts of the copy are markup again.
const PARSING = { withStartIndices: true, withEndIndices: true, decodeEntities: false };
/** `page` is without the script. `ending`: what the name of the copy has in addition. */
function readSearchedPage(page, findContent, ending = '') {
    const encoding = (0,html_encoding/* declaredEncoding */.Qc)(page.toString('latin1', 0, html_encoding/* MAX_HEAD */.Wo), 'html') ?? 'utf-8';
    const source = new TextDecoder(encoding, { ignoreBOM: true }).decode(page);
    const document = (0,htmlparser2_dist/* parseDocument */.Tp)(source, PARSING);
    const content = findContent(document);
    return {
        endOfHead: encoding === 'utf-8' && (0,external_node_buffer_.isUtf8)(page)
            ? Buffer.byteLength(source.slice(0, endOfHead(source, document)))
            : endOfBytes(page),
        indexed: content && indexedPage(source, document, content, ending)
    };
}
/** One character for each byte: the characters of other encodings do not tell how many bytes they were. */
function endOfBytes(page) {
    const source = page.toString('latin1');
    return endOfHead(source, (0,htmlparser2_dist/* parseDocument */.Tp)(source, PARSING));
}
/** A page of two bytes a character, which is neither searched nor changed: what is added would be one byte each. */
function isUtf16(page) {
    return /^(?:\xff\xfe|\xfe\xff|[\t\n\f\r <]?\0)/.test(page.toString('latin1', 0, 2));
}
const IN_HEAD = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);
/** No text: browsers read it only at the very start. */
const BYTE_ORDER_MARK = /^(?:\ufeff|\xef\xbb\xbf)/;
/** Where a script is the last element of the head. Its tags may be missing, and those of another are only text. */
function endOfHead(source, document) {
    return headIn(document.children, BYTE_ORDER_MARK.exec(source)?.[0].length ?? 0).end;
}
/** Browsers end a head before the first thing that cannot be in one. */
function headIn(nodes, start) {
    let end = start;
    for (const node of nodes) {
        if ((0,dist_node/* isTag */.dz)(node) && ['html', 'head'].includes(node.name)) {
            const inner = headIn(node.children, node.children[0]?.startIndex ?? endOf(node));
            if (inner.isOver || node.name === 'head')
                return { ...inner, isOver: true };
            end = inner.end;
        }
        else if ((0,dist_node/* isDirective */.qT)(node) || (0,dist_node/* isComment */.Cn)(node) || ((0,dist_node/* isTag */.dz)(node) && IN_HEAD.has(node.name)))
            end = endOf(node);
        else if (!(0,dist_node/* isText */.KH)(node) || !/^[\t\n\f\r ]*$/.test(node.data.replace(BYTE_ORDER_MARK, '')))
            return { end, isOver: true };
    }
    return { end, isOver: false };
}
/** Pagefind makes it a part of file names, whatever it is. */
const LANGUAGE = /^[\w-]{1,30}$/;
function indexedPage(source, document, content, ending) {
    const language = elementNamed('html', document)?.attribs['lang'] ?? '';
    // To Pagefind, the last language of several counts.
    const markup = withoutOrders(withoutAids(source, content)).replace(/<html(?=[\s/>])/gi, '<div');
    // The search takes it from the address of a result.
    const added = ending === '' ? '' : `<i data-pagefind-meta="ending:${ending}"></i>`;
    return [
        `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ''}>`,
        `<head><meta charset="utf-8"></head>`,
        // Without the site's name, which the title of every page repeats.
        // In a site with this attribute, pages without it are left out.
        `<body data-pagefind-body data-pagefind-meta="title:${inAttribute(titleOf(document, content))}">`,
        `${added}${markup}</body></html>`
    ].join('');
}
/** Lists of the page's own sections. Pagefind leaves out `nav` elements by itself. */
const CONTENTS = (0,dist/* compile */.wE)('#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]');
const HEADING = (0,dist/* compile */.wE)('h1, h2, h3, h4, h5, h6');
const PERMALINK = (0,dist/* compile */.wE)('.headerlink, .hash-link, .anchor, [aria-hidden=true], a[href^="#"]');
/** The links to a heading that stand in it, such as `#` and `¶`. A heading may also be a link as a whole. */
function permalinksOf(heading) {
    return (0,dist/* selectAll */.Ub)(PERMALINK, heading).filter(link => link.attribs['aria-hidden'] === 'true' || !/[\p{L}\p{N}]/u.test((0,decode/* decodeHTML */.Gz)(stringify/* innerText */.a4(link))));
}
/** The element as it is written, without what helps to find the way in it. */
function withoutAids(source, content) {
    const headings = (0,dist/* selectAll */.Ub)(HEADING, content);
    const aids = [...(0,dist/* selectAll */.Ub)(CONTENTS, content), ...headings.flatMap(permalinksOf)];
    let markup = '';
    let at = startOf(content);
    for (const aid of aids.sort((a, b) => startOf(a) - startOf(b))) {
        // One of them can be inside of another.
        markup += source.slice(at, Math.max(startOf(aid), at));
        at = Math.max(at, endOf(aid));
    }
    return markup + source.slice(at, endOf(content));
}
/** Without the attributes that tell Pagefind what to leave out: `content` decides that. */
function withoutOrders(markup) {
    const starts = [];
    const onattribute = (name) => {
        if (name.startsWith('data-pagefind-'))
            starts.push(parser.startIndex);
    };
    const parser = new Parser/* Parser */.i({ onattribute }, { decodeEntities: false });
    parser.end(markup);
    return [0, ...starts].map((start, at) => markup.slice(start, starts[at])).join('x');
}
/** Each node has its indices, because the parser was asked for them. */
function startOf(node) {
    return node.startIndex;
}
function endOf(node) {
    return node.endIndex + 1;
}
function titleOf(document, content) {
    const heading = elementNamed('h1', content) ?? elementNamed('h1', document);
    if (heading !== undefined)
        for (const link of permalinksOf(heading))
            manipulation/* removeElement */.Nz(link);
    const texts = [heading, elementNamed('title', document)].map(element => element === undefined ? '' : stringify/* innerText */.a4(element).replace(/\s+/g, ' ').trim());
    return texts.find(text => text !== '') ?? '';
}
function elementNamed(name, node) {
    return querying/* findOne */.sM(element => element.name === name, [node]) ?? undefined;
}
function inAttribute(markup) {
    return markup.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
;// CONCATENATED MODULE: ./.build/src/search/pagefind.js








/** The version that was tested. Its files keep their names when their content stays, since 1.5.2. */
const VERSION = '1.5.2';
/** SHA-256 of the program in each platform's package. */
const PROGRAMS = {
    'darwin-arm64': '111c39d20165385df77736c80ddace6593d01d46d0758d541f5d3bafff0cddd2',
    'darwin-x64': 'a8ca52c505ccd223136d19193c56824191268b045036c25828322c7bba4008c3',
    'linux-arm64': 'f317d9624087db37e875e1f606aaf09e935a9fce9cf5122b989d7579cc669a8c',
    'linux-x64': '70cb6d23d6508bb18e77fd5403e99d7ede0ae9d2eef1ab9f049411e0c12ec380',
    'windows-arm64': '5f2ce0af09c782728743fb3aae3ac4fdc974c068cf67a32cb4e7a9024b100732',
    'windows-x64': 'ea67f8e3757e756263df57244ba894807a9bed8501b02d15daf1ab00a8a98734'
};
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Its path in the package. */
const PROGRAM = process.platform === 'win32' ? 'bin/pagefind_extended.exe' : 'bin/pagefind_extended';
/** Installs the program into a new `folder` outside of the workspace: no `.npmrc` of the repository applies. */
async function installPagefind(folder, context) {
    const expected = PROGRAMS[platform];
    if (expected === undefined)
        throw missing(`There is no build of Pagefind for ${platform}`);
    const npm = await findNpm(context.environment);
    if (npm === undefined)
        throw missing('npm was not found on this runner');
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), '{ "private": true }');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
    const args = [npm, 'install', ...options, `@pagefind/${platform}@${VERSION}`];
    const { code, output } = await runProgram(process.execPath, args, folder, context);
    if (code !== 0)
        throw missing(`npm could not install Pagefind ${VERSION}: ${output}`);
    const program = (0,external_node_path_.join)(folder, 'node_modules/@pagefind', platform, PROGRAM);
    const found = (0,external_node_crypto_.hash)('sha256', await (0,promises_.readFile)(program));
    if (found === expected)
        return program;
    throw new failure/* Failure */.HR('search-program-altered', `The program of @pagefind/${platform} ${VERSION} has the SHA-256 ${found}. Expected: ${expected}.`);
}
/** npm's own JavaScript file: the commands on the path are scripts for a shell. */
async function findNpm(environment) {
    const path = Object.entries(environment).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    for (const folder of path.split(external_node_path_.delimiter).filter(Boolean)) {
        const command = await (0,promises_.realpath)((0,external_node_path_.join)(folder, 'npm')).catch(() => (0,external_node_path_.join)(folder, 'npm'));
        const candidates = [
            command,
            (0,external_node_path_.join)(folder, 'node_modules/npm/bin/npm-cli.js'),
            (0,external_node_path_.join)((0,external_node_path_.dirname)(command), '../lib/node_modules/npm/bin/npm-cli.js')
        ].filter(candidate => candidate.endsWith('npm-cli.js'));
        for (const candidate of candidates) {
            const file = await (0,promises_.realpath)(candidate).catch(() => undefined);
            if (file !== undefined)
                return file;
        }
    }
    return undefined;
}
/** The program that somebody put on the runner, before there is work for it. */
async function checkProgram(path, context) {
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    if (found === undefined)
        throw unusable(path, 'there is no file');
    if (!found.isFile())
        throw unusable(path, found.isDirectory() ? 'it is a folder' : 'it is not a file');
    const { output } = await startProgram(path, ['--version'], (0,external_node_path_.dirname)(path), context);
    if (!/^pagefind \d/.test(output))
        throw unusable(path, `its answer to --version is "${(0,markdown/* clip */.$Q)(output, 200)}"`);
    return path;
}
/** Returns the number of pages in the index. */
async function buildIndex(program, { site, index }, context) {
    const args = ['--site', site, '--output-path', index, '--silent'];
    const { code, output } = await startProgram(program, args, (0,external_node_path_.dirname)(site), context);
    if (code !== 0)
        throw new failure/* Failure */.HR('search-index-failed', `Pagefind ended with exit code ${code}: ${output}`);
    return await sortLanguages((0,external_node_path_.join)(index, 'pagefind-entry.json'));
}
/** Pagefind writes languages in any order, and the same index has the same bytes. Returns the number of their pages. */
async function sortLanguages(file) {
    try {
        const entry = JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
        const languages = Object.entries(entry.languages).sort(([a], [b]) => (0,compare/* compareText */.n)(a, b));
        await (0,promises_.writeFile)(file, JSON.stringify({ ...entry, languages: Object.fromEntries(languages) }));
        return languages.reduce((sum, [, { page_count: count }]) => sum + count, 0);
    }
    catch (error) {
        throw new failure/* Failure */.HR('search-index-failed', `Pagefind wrote no index: ${(0,failure/* reasonOf */.A3)(error)}.`, { cause: error });
    }
}
/** Runs Pagefind, without the settings that it takes from the environment. */
async function startProgram(...[file, args, cwd, context]) {
    const variables = Object.entries(context.environment).filter(([name]) => !/^PAGEFIND_/i.test(name));
    const own = { ...context, environment: Object.fromEntries(variables) };
    return await runProgram(file, args, cwd, own).catch((error) => {
        context.signal.throwIfAborted();
        if (error.code !== 'EACCES')
            throw unusable(file, `it could not be started: ${(0,failure/* reasonOf */.A3)(error)}`);
        throw new failure/* Failure */.HR('search-program-unusable', `This user may not execute ${file}.`, {
            cause: error,
            advice: 'Make it executable with chmod +x. If its disk is mounted with noexec, put the program on another one, and set `pagefind` to its path.'
        });
    });
}
const MAX_OUTPUT = 2000;
async function runProgram(file, args, cwd, { environment: env, signal }) {
    signal.throwIfAborted();
    const child = (0,external_node_child_process_.spawn)(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
            output = (output + text).slice(-MAX_OUTPUT);
        });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop);
    try {
        const [code] = (await (0,external_node_events_.once)(child, 'close'));
        signal.throwIfAborted();
        return { code, output: (0,markdown/* clip */.$Q)(output.replace(/\s+/g, ' ').trim(), MAX_OUTPUT) };
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function unusable(path, what) {
    const expected = `Expected: ${PROGRAM} of the package @pagefind/${platform} ${VERSION}.`;
    return new failure/* Failure */.HR('search-program-unusable', `${path} is not Pagefind: ${what}. ${expected}`);
}
function missing(what) {
    return new failure/* Failure */.HR('search-program-missing', `${what}.`);
}

;// CONCATENATED MODULE: ./.build/src/search/add-search.js















const FOLDER = 'pagefind';
const SCRIPT = `${FOLDER}/search.js`;
/** How the script begins in every release. */
const MARK = '// Opens a search dialog in place of the service';
/** What a search loads. The program also writes user interfaces of its own. */
const LOADED = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|[^/]+\.pf_meta|(?:fragment|index|filter)\/[^/]+)$/;
/** Builds the index, adds it and the script to the site, and writes the manifest again. */
async function addSearch(inputs, context) {
    const { sitePath, tempDir } = inputs;
    const made = [];
    try {
        await requireOurs(sitePath);
        // Beside the site: the index is renamed into it. An export removes folders of this name that were left behind.
        const work = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_path_.dirname)(sitePath), '.static-export-'));
        made.push(work);
        const tools = await (0,promises_.mkdtemp)((0,external_node_path_.join)(tempDir, 'search-'));
        made.push(tools);
        return await writeSearch(inputs, { work, tools }, context);
    }
    catch (error) {
        const isOfSystem = error.syscall !== undefined;
        if (error instanceof failure/* Failure */.HR || context.signal.aborted || !isOfSystem)
            throw error;
        throw new failure/* Failure */.HR('search-site-unwritable', `The search could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    finally {
        for (const folder of made)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The folder of the index is replaced as a whole. */
async function requireOurs(sitePath) {
    const place = (0,external_node_path_.join)(sitePath, FOLDER);
    if ((0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false }) === undefined)
        return;
    const isOurs = (0,read_below/* readIfThere */.q)(sitePath, SCRIPT)?.toString().startsWith(MARK) === true;
    const foreign = isOurs ? (await filesIn(place)).find(name => !isOfIndex(name)) : '';
    if (foreign !== undefined)
        throw new failure/* Failure */.HR('search-folder-taken', `This action did not write ${(0,external_node_path_.join)(place, foreign)}.`);
}
function isOfIndex(name) {
    return name === 'search.js' || LOADED.test(name);
}
/** With forward slashes. */
async function filesIn(folder) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter(entry => !entry.isDirectory());
    return files.map(({ parentPath, name }) => (0,external_node_path_.relative)(folder, (0,external_node_path_.join)(parentPath, name)).replaceAll('\\', '/'));
}
async function writeSearch(inputs, { work, tools }, { log, signal }) {
    const { sitePath, manifest, environment } = inputs;
    const program = inputs.pagefind === undefined
        ? await installPagefind(tools, { environment, signal })
        : await checkProgram(inputs.pagefind, { environment, signal });
    const copies = (0,external_node_path_.join)(work, 'pages');
    const allPages = manifest.files.filter(file => (0,pages_pages/* isPage */.yp)(file.path) && file.redirect === undefined);
    const { copied, pages } = await copyForIndex(allPages, copies, inputs, signal);
    const exported = [...pages.values()].map(({ file }) => file);
    const skipped = exported.filter(pages_pages/* countsAsPage */.a$).length - copied;
    if (copied === 0)
        throw new failure/* Failure */.HR('search-nothing-indexed', `No page of ${sitePath} was indexed.`);
    if (skipped > 0)
        log.notice(`${(0,units/* formatCount */.B4)(skipped, 'page')} without an element of \`content\` cannot be found.`);
    const unchanged = allPages.filter(({ path }) => !pages.has(path)).map(({ path }) => path);
    if (unchanged.length > 0)
        log.notice(`Pages in UTF-16 have no search and are not found: ${(0,with_more/* withMore */.i)(unchanged, 3).join(', ')}.`);
    const built = (0,external_node_path_.join)(work, 'index');
    const indexedPages = await buildIndex(program, { site: copies, index: built }, { environment, signal });
    if (indexedPages === 0)
        throw new failure/* Failure */.HR('search-nothing-indexed', `Pagefind found no text in the pages of ${sitePath}.`);
    if (indexedPages < copied)
        log.notice(`${(0,units/* formatCount */.B4)(copied - indexedPages, 'page')} cannot be found: not in the index of Pagefind.`);
    const others = manifest.files.filter(({ path }) => !path.startsWith(`${FOLDER}/`) && !pages.has(path));
    const writeManifest = async (files) => {
        const text = (0,records_manifest/* serializeManifest */.MZ)({ ...manifest, files: [...others, ...files] });
        await replaceFile(inputs.manifestPath, text, work);
    };
    // From here on, the next run can tell what a page was before its script, however many pages have the new one.
    await writeManifest(exported);
    const index = await replaceIndex(built, work, sitePath);
    const changed = await addScripts(pages.values(), work, inputs, signal);
    await writeManifest([...changed, ...index]);
    return { indexedPages, indexBytes: index.reduce((sum, { size }) => sum + size, 0) };
}
/** Copies title and content of each page that can be changed: navigation and footers are on every page. */
async function copyForIndex(pages, folder, inputs, signal) {
    await (0,promises_.mkdir)(folder);
    const found = new Map();
    const paths = new Set(pages.map(({ path }) => path));
    let copied = 0;
    for (const page of pages) {
        signal.throwIfAborted();
        const bytes = exportedPage(page, inputs);
        if (isUtf16(bytes))
            continue;
        // Pagefind reads files with this ending only.
        let ending = '';
        const isFree = () => ending === '' || !paths.has(page.path + ending);
        while (!`${page.path}${ending}`.endsWith('.html') || !isFree())
            ending += '.html';
        const { indexed, endOfHead } = readSearchedPage(bytes, inputs.findContent, ending);
        const file = { ...page, size: bytes.length, sha256: (0,external_node_crypto_.hash)('sha256', bytes) };
        found.set(page.path, { file, endOfHead });
        if (!(0,pages_pages/* countsAsPage */.a$)(page) || indexed === undefined)
            continue;
        // The address of a result is the path of its copy, unless no disk has such a name.
        const address = page.path.replace(/[%#?]/g, encodeURIComponent) + ending;
        const copy = (0,external_node_path_.join)(folder, address.split('/').some(file_names/* isSegmentTooLong */.Mm) ? page.path + ending : address);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(copy), { recursive: true });
        await (0,promises_.writeFile)(copy, indexed);
        copied += 1;
    }
    return { copied, pages: found };
}
/** The page without the script of an earlier run. Rejects bytes that nobody exported. */
function exportedPage({ path, sha256 }, { sitePath }) {
    const bytes = (0,read_below/* readIfThere */.q)(sitePath, path);
    const source = bytes && Buffer.from(bytes.toString('latin1').replace(SCRIPT_TAG, ''), 'latin1');
    const isListed = [bytes, source].some(version => version && sha256 === (0,external_node_crypto_.hash)('sha256', version));
    if (source !== undefined && isListed)
        return source;
    const what = bytes === undefined ? 'is missing, or no file that can be read' : 'has other bytes';
    throw new failure/* Failure */.HR('site-file-changed', `${path} ${what}.`, {
        advice: 'Export again, and run this step before any other step that changes the site.'
    });
}
/** Every page with its new size and digest. */
async function addScripts(pages, work, inputs, signal) {
    const { sitePath, trigger, manifest } = inputs;
    const address = new site_address/* SiteAddress */.g6(SCRIPT, manifest.basePath).pathname;
    // In ASCII, because pages have any encoding.
    const value = (0,markup/* escapeMarkup */.M)(trigger).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`);
    const tag = Buffer.from(`<script defer src="${(0,markup/* escapeMarkup */.M)(address)}" data-trigger="${value}"></script>`);
    const changed = [];
    for (const { file, endOfHead: at } of pages) {
        signal.throwIfAborted();
        const source = exportedPage(file, inputs);
        const bytes = Buffer.concat([source.subarray(0, at), tag, source.subarray(at)]);
        await replaceFile((0,external_node_path_.join)(sitePath, file.path), bytes, work);
        const { length: size } = bytes;
        changed.push({ ...file, size, sha256: (0,external_node_crypto_.hash)('sha256', bytes), withoutSearch: file.sha256 });
    }
    return changed;
}
/** A file is always whole: it is replaced by a rename. */
async function replaceFile(file, content, work) {
    await (0,promises_.writeFile)((0,external_node_path_.join)(work, 'new'), content);
    await (0,promises_.rename)((0,external_node_path_.join)(work, 'new'), file);
}
/** Puts the files that a search loads into the site, in place of those of an earlier run. */
async function replaceIndex(built, work, sitePath) {
    const [staged, place] = [(0,external_node_path_.join)(work, FOLDER), (0,external_node_path_.join)(sitePath, FOLDER)];
    const files = [];
    await (0,promises_.writeFile)((0,external_node_path_.join)(built, 'search.js'), await (0,promises_.readFile)(new URL('client/search.js', new URL(...['../search/add-search.js', import.meta.url]).href)));
    for (const name of (await filesIn(built)).filter(isOfIndex)) {
        const file = (0,external_node_path_.join)(staged, name);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.rename)((0,external_node_path_.join)(built, name), file);
        const bytes = await (0,promises_.readFile)(file);
        files.push({ path: `${FOLDER}/${name}`, size: bytes.length, sha256: (0,external_node_crypto_.hash)('sha256', bytes) });
    }
    // At once: without the script, the next run would not know the rest of a folder as ours.
    if ((0,external_node_fs_.existsSync)(place))
        await (0,promises_.rename)(place, (0,external_node_path_.join)(work, 'replaced'));
    await (0,promises_.rename)(staged, place);
    return files;
}

;// CONCATENATED MODULE: ./.build/src/search/main.js





async function main(inputs, context) {
    const record = { startedAt: context.clock.now() };
    let search;
    await (0,run/* runAction */.Cs)(record, {
        work: async () => {
            search = await addSearch(inputs, context);
            context.setOutput('indexed-pages', search.indexedPages);
            context.setOutput('index-bytes', search.indexBytes);
            context.log.info(`The search finds ${describe(search)}.`);
        },
        explain: error => (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs: inputs.timeoutMs,
            state: 'The search of the site is not complete.',
            advice: 'Run again.'
        }),
        summary: format => {
            const heading = search === undefined ? '❌ The site has no search' : '✅ The search works without the service';
            const facts = [search && describe(search), (0,summary/* durationOf */.cf)(record)];
            return (0,summary/* summaryOf */.YG)({ heading, facts, failure: record.failure }, inputs.errorsPage, [], format);
        }
    }, context);
}
function describe({ indexedPages, indexBytes }) {
    return `${(0,units/* formatCount */.B4)(indexedPages, 'page')} · ${(0,units/* formatBytes */.z3)(indexBytes)}`;
}


/***/ }),

/***/ 2360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jT: () => (/* binding */ liveAddress)
/* harmony export */ });
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7754);
/* harmony import */ var _pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58156);


/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** One address of a site: what a browser sends, and the page or file below the base path that it asks for. */
class SiteAddress {
    /** Below the base path and decoded; empty for the start page. */
    path;
    #base;
    /** Of a page or file. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Of a path from the root of the host, without query and anchor; undefined outside of the base path. `/docs` is the
     * start page of a site below `/docs/`. No file has a name that is not UTF-8: such a path stays as it is written.
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
    /** The path that a link names, from the root or from the folder of its page: decoded, without query and anchor. */
    static pathOf(href) {
        const [path = ''] = href.split(/[?#]/, 1);
        return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? '';
    }
    /** The one name of the page that it asks for. */
    get page() {
        return (0,_pages_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$)(this.path);
    }
    /** As browsers send it. A base path that is percent-encoded already stays as it is. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** For people, and still one word: `/guides/größe`. `parse` reads it back. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** The address of a page or file on the site's own host. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/**
 * `/lang/c++` and `/@scope/pkg` stay as they are. To a host or a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}


/***/ }),

/***/ 21328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kV: () => (/* binding */ foldedPath),
/* harmony export */   xz: () => (/* binding */ PATH_LIMITS)
/* harmony export */ });
/* unused harmony exports MAX_PATH_BYTES, MAX_SEGMENT_BYTES, MAX_LEVELS */
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

const MAX_PATH_BYTES = 4096;
const MAX_SEGMENT_BYTES = 255;
const MAX_LEVELS = 128;
const PATH_LIMITS = `at most ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(MAX_PATH_BYTES)} bytes, ${MAX_SEGMENT_BYTES} per segment, and ${MAX_LEVELS} levels`;
/**
 * Two paths with the same folded form are one file on the disks of macOS or Windows. macOS folds the case completely:
 * `ß` is `ss`. The dotless `ı` has the upper case of `i`, but is another letter there.
 */
function foldedPath(path) {
    const lowerCase = path.normalize('NFC').toLowerCase();
    if (!/[^\0-\x7f]/.test(lowerCase))
        return lowerCase;
    return lowerCase
        .replace(/[^\0-\x7fı]/gu, character => character.toUpperCase().toLowerCase())
        .normalize('NFC');
}
function isPathTooLong(path) {
    return Buffer.byteLength(path) > MAX_PATH_BYTES;
}
function isSegmentTooLong(segment) {
    return Buffer.byteLength(segment) > MAX_SEGMENT_BYTES;
}
/**
 * Why a path cannot be one of a site: relative to its folder, with forward slashes, inside it on every system, and
 * printable. The same rule for archives, folders and manifests.
 */
function problemOfPath(path) {
    // First: everything after this takes time in proportion to the length.
    if (isPathTooLong(path))
        return 'long';
    if (path.startsWith('/'))
        return 'absolute';
    if (path.includes('\\'))
        return 'backslash';
    if (/^[A-Za-z]:/.test(path))
        return 'drive';
    // Invalid UTF-8 is decoded to \uFFFD: different names could become equal.
    if (/[\p{Cc}\uFFFD]/u.test(path))
        return 'characters';
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path))
        return 'parent';
    const segments = path.split('/');
    return segments.length > MAX_LEVELS || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** The names of devices, which Windows sees in any folder and before any extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment);
}


/***/ }),

/***/ 58156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pageName),
/* harmony export */   B: () => (/* binding */ SiteFiles)
/* harmony export */ });
/**
 * Answers which file a path asks for, as a static host with clean URLs does. `assumed`: for the sources of a site. A
 * site that is built has none.
 */
class SiteFiles {
    #files;
    #assumed;
    constructor(files, assumed) {
        this.#files = files;
        this.#assumed = assumed;
    }
    has(path) {
        return this.#files.has(path);
    }
    /** `a`, `a/`, `a.html` and `a/index.html` ask for the same page. */
    find(path) {
        if (this.#files.has(path))
            return path;
        const page = pageName(path);
        const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.#files.has(candidate)) ?? this.#findAssumed(page);
    }
    #findAssumed(page) {
        const isFolder = this.#assumed?.folders.has(page.replace(/(?:^|\/)index$/, '')) === true;
        return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined;
    }
}
/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
function pageName(path) {
    // Looks at each run of slashes once.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
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
/** Pages are HTML documents. XHTML is not read as HTML, so it is a file like any other. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** The same rule for a file that is known by its content type, such as `guides/x` beside `guides/x.html`. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** A host serves it for every address that does not exist. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Whether a reader would count the file as a page: error pages and redirects are not. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Unless `max-page-drop` says otherwise, a site that lost more is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ }),

/***/ 91716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ parseValue),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   ZN: () => (/* binding */ loadFile),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   kc: () => (/* binding */ FileProblem),
/* harmony export */   lJ: () => (/* binding */ loadInput),
/* harmony export */   qM: () => (/* binding */ damaged),
/* harmony export */   wK: () => (/* binding */ readValue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);




/** Why a file that another run or a person wrote cannot be used, as a clause: `it is not JSON: …`. */
class FileProblem extends _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF {
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
const MAX_FILE_BYTES = 100_000_000;
/** Reads a file from the disk. It may be anyone's, so the size is checked before. */
function loadFile(path, parse) {
    let text;
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        // Opening a pipe would wait for a writer, and nothing could end it. Those of a shell, `<(…)`, are open.
        if (!stats.isFile() && !path.startsWith('/dev/fd/'))
            return new FileProblem('unreadable', 'it is not a file');
        if (stats.size > MAX_FILE_BYTES)
            return TOO_LARGE;
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return error.code === 'ENOENT'
            ? new FileProblem('missing', 'it does not exist')
            : new FileProblem('unreadable', `it cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
    return parse(text);
}
function jsonIn(text) {
    if (text.length > MAX_FILE_BYTES)
        return TOO_LARGE;
    try {
        // Editors on Windows may put a byte order mark at the start.
        return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch (error) {
        return damaged(`it is not JSON: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
}
/** Reads a value from any source, and names the first field that is wrong. */
function readValue(schema, value) {
    const read = schema.safeParse(value);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const keys = issue?.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    const problem = issue?.code === 'invalid_type' ? `is missing, or not of the type ${issue.expected}` : issue?.message;
    return damaged(`\`${keys?.join('').slice(1) ?? ''}\` ${problem ?? 'is invalid'}`);
}
function parseValue(schema, text) {
    const json = jsonIn(text);
    return json instanceof FileProblem ? json : readValue(schema, json.value);
}
function damaged(message) {
    return new FileProblem('damaged', message);
}
const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
/** The file that an input names. */
function loadInput(name, path, parse, workspace = '.') {
    const loaded = loadFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), parse);
    if (!(loaded instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
        return loaded;
    const file = name.replace('-path', '.json');
    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`);
}


/***/ }),

/***/ 56818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ continueHistory),
/* harmony export */   x: () => (/* binding */ historyEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0, 'is negative'));
/** One export in the history of a site. */
const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** When it was exported, as in `2026-11-15T09:30:00.000Z`. */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pages: amount,
    files: amount,
    /** Sum of the sizes of all files. */
    bytes: amount,
    /** Missing when the site was not checked. */
    brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
});
const MAX_ENTRIES = 50;
/** The history with one more export, oldest first. */
function continueHistory(history, entry) {
    return [...history, entry].slice(-MAX_ENTRIES);
}


/***/ }),

/***/ 37957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ serializeManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   eY: () => (/* binding */ loadManifest),
/* harmony export */   f1: () => (/* binding */ sha256Text),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21328);
/* harmony import */ var _export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56818);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);





/** docs/manifest.md describes every field. A release that changes the meaning of a field raises the version. */
const MANIFEST_VERSION = 1;
const MAX_MANIFEST_FILES = 1_000_000;
const isSitePath = (path) => path !== '' && (0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfPath */ ._r)(path) === undefined;
const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest'));
const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(isSitePath, 'is not a path inside the site'));
const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: sitePath,
    size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sha256: sha256Text,
    /** Digest of what a reader sees. Only pages have one, and only when the export was checked. */
    content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Where a redirect page leads. */
    redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Digest of a page before the search was added to it. */
    withoutSearch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text)
});
const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** When the site was exported, as in `2026-11-15T09:30:00.000Z`. */
    exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The path under which the site is served, and the pages to which the export was limited. */
    basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** What an export wrote beside the manifest: only this is replaced or removed by another one. */
    written: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
    /** All redirects of the site, also those that have no page of their own. */
    redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() }))),
    /** Digests of the findings that can fail a run; missing when the site was not checked. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Oldest first, this export included. */
    history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyEntry */ .x))
});
/** Reads a manifest from any source: an earlier run, another repository, a user's file. */
function loadManifest(path) {
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFile */ .ZN)(path, parseManifest);
}
function parseManifest(text) {
    const json = (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text);
    if (json instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc)
        return json;
    const { manifestVersion } = Object(json.value);
    if (typeof manifestVersion !== 'number')
        return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .damaged */ .qM)('`manifestVersion` is missing');
    if (manifestVersion > MANIFEST_VERSION) {
        return new _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc('later-version', `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`);
    }
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readValue */ .wK)(manifest, json.value);
}
/** One line a file, in the order of their paths, so that two manifests can be compared line by line. */
function serializeManifest(manifest) {
    const { files, redirects, findings, history, ...about } = manifest;
    const head = JSON.stringify({ manifestVersion: MANIFEST_VERSION, ...about }, undefined, 2).slice(0, -2);
    const sorted = files.toSorted((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path));
    const lists = [
        list('files', sorted),
        redirects && list('redirects', redirects),
        findings && `"findings": ${JSON.stringify(findings)}`,
        history && list('history', history)
    ].filter(text => text !== undefined);
    return `${head},\n  ${lists.join(',\n  ')}\n}\n`;
}
function list(name, items) {
    const lines = items.map(item => `\n    ${JSON.stringify(item)}`);
    return `"${name}": [${lines.join(',')}\n  ]`;
}


/***/ })

};
