export const id = 593;
export const ids = [593];
export const modules = {

/***/ 53361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ errorsPage),
/* harmony export */   f: () => (/* binding */ docsUrl)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


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

/***/ 19940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _parse_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18667);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);




/** What is wrong with an input, as text that follows its name. */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
}
/** An input whose text is parsed. */
function field(parse) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is missing'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
        const parsed = parse(value);
        if (!(parsed instanceof Problem))
            return parsed;
        context.issues.push(...parsed.messages.map(message => ({ code: 'custom', message, input: value })));
        return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    }));
}
/** An input that must be set. `hint` says where its value comes from. */
function required(hint, input) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(`is missing: ${hint}`), input);
}
/** An input whose text is only checked. */
function text(problemOf) {
    return field(value => {
        const problem = problemOf(value);
        return problem === undefined ? value : new Problem(problem);
    });
}
const MAX_MS = 7 * 24 * 3_600_000;
const duration = field(value => {
    const ms = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(value);
    if (ms === undefined) {
        return new Problem(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`);
    }
    return ms > 0 && ms <= MAX_MS
        ? ms
        : new Problem(`${value} is out of range: it must be more than zero and at most 7 days`);
});
/** A whole number. */
const count = (max) => field(value => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
    ? Number(value)
    : new Problem(`"${value}" is not a number from 1 to ${max}`));
/** A share of something, from 0 to 1. */
const share = field(value => (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShare */ .n8)(value) ?? new Problem(`"${value}" is not a percentage: use 20%, or a value from 0% to 100%`));
const flag = field(value => /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new Problem(`"${value}" is neither true nor false`));
function oneOf(choices) {
    return field(value => choices.find(choice => choice === value) ??
        new Problem(`"${value}" is not one of ${choices.join(', ')}`));
}
/** An http(s) address without more than a path. `instead`: what to do with a user name or password. */
function webAddress(value, instead = 'remove them') {
    const url = (0,_parse_url_js__WEBPACK_IMPORTED_MODULE_4__/* .parseUrl */ .D)(value);
    if (url === null || !/^https?:$/.test(url.protocol))
        return new Problem(`"${value}" is not a URL: it must begin with https://`);
    if (url.username !== '' || url.password !== '')
        return new Problem(`contains a user name or password: ${instead}`);
    return url.search === '' && url.hash === '' ? url : new Problem('contains a query or fragment: remove it');
}
/** The entries of a list that is separated by commas or new lines. */
function entriesOf(value) {
    return value
        .split(/[\n,]/)
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}
/** Parses the inputs and reports every problem at once. `cross` finds problems between several inputs. */
function readFields(schema, given, cross = () => []) {
    const read = schema.safeParse(given);
    const own = (read.error?.issues ?? []).map(issue => {
        const name = String(issue.path[0]);
        return `\`${name}\` ${issue.message}`;
    });
    const problems = [...own, ...cross(given)];
    if (read.success && problems.length === 0)
        return read.data;
    const list = problems.map(problem => `- ${problem}`).join('\n');
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('invalid-input', `Invalid input:\n${list}`);
}


/***/ }),

/***/ 32813:
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
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97616);








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
    const http = new _http_agent_http_js__WEBPACK_IMPORTED_MODULE_4__/* .AgentHttp */ .A('static-docs-export');
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
        if (!hasSummary)
            await writeFailureSummary(error);
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
    for (const secret of values) {
        for (const variant of new Set([secret, ...(0,_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .encodedVariants */ .r4)(secret)]))
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(variant);
    }
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
/** The only place that fails the step. */
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
/** For a run that ended before it wrote a summary of its own, for example because of invalid input. */
async function writeFailureSummary(error) {
    const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
    const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed';
    await writeSummary((0,_summary_js__WEBPACK_IMPORTED_MODULE_7__/* .summaryOf */ .YG)({ heading, facts: [], failure }, (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)));
}
let hasSummary = false;
async function writeSummary(markdown) {
    hasSummary = true;
    // Outside of a workflow there is no summary to write to.
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

/***/ 97616:
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
/** A table of what is known about each label. */
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

/***/ 90675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZN: () => (/* binding */ loadFile),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   oi: () => (/* binding */ inputProblem),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);


const MAX_FILE_BYTES = 100_000_000;
/** Reads a file from the disk. It may be anyone's, so the size is checked before. */
function loadFile(path, parse) {
    let text;
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_FILE_BYTES)
            return TOO_LARGE;
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return error.code === 'ENOENT'
            ? { problem: 'missing', detail: 'it does not exist' }
            : { problem: 'unreadable', detail: `it cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}` };
    }
    return parse(text);
}
/** The value of a JSON text. */
function parseJson(text) {
    if (text.length > MAX_FILE_BYTES)
        return TOO_LARGE;
    try {
        // Editors on Windows may put a byte order mark at the start.
        return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch (error) {
        return damaged(`it is not JSON: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}`);
    }
}
function damaged(detail) {
    return { problem: 'damaged', detail };
}
const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
/** For the input that names a file of the export. */
function inputProblem(name, path, { detail }) {
    const file = name.replace('-path', '.json');
    return `\`${name}\` is not the ${file} of an export: ${detail} (${path}). Set it to the output \`${name}\` of the export action`;
}


/***/ }),

/***/ 75655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ continueHistory),
/* harmony export */   x: () => (/* binding */ historyEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28395);
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
    return [...(history ?? []), entry].slice(-MAX_ENTRIES);
}


/***/ }),

/***/ 80982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ serializeManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   eY: () => (/* binding */ loadManifest),
/* harmony export */   f1: () => (/* binding */ sha256Text),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77472);
/* harmony import */ var _export_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90675);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75655);




/** docs/manifest.md describes every field. A release that changes the meaning of a field raises the version. */
const MANIFEST_VERSION = 1;
const MAX_MANIFEST_FILES = 1_000_000;
const SHA256 = /^[0-9a-f]{64}$/;
/** A SHA-256 digest in hexadecimal. */
const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(SHA256, 'is not a SHA-256 digest'));
/** The path of a file of a site. */
const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(isSitePath, 'is not a path inside the site'));
const file = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: sitePath,
    size: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    sha256: sha256Text,
    /** Digest of what a reader sees. Only pages have one, and only when the export was checked. */
    content: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** Where a redirect page leads. */
    redirect: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
});
const externalLink = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ url: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), checkedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** When the site was exported, as in `2026-11-15T09:30:00.000Z`. */
    exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    /** The path under which the site is served, and the pages to which the export was limited. */
    basePath: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    archive: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
    /** All redirects of the site, also those that have no page of their own. */
    redirects: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ source: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), destination: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), permanent: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() }))),
    /** Digests of the findings that can fail a run; missing when the site was not checked. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    /** Oldest first, this export included. */
    history: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyEntry */ .x)),
    /** Links to other hosts that answered, and when: they are not requested again for a week. */
    externalLinks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(externalLink))
});
/** Reads a manifest from any source: an earlier run, another repository, a user's file. */
function loadManifest(path) {
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFile */ .ZN)(path, parseManifest);
}
function parseManifest(text) {
    const json = (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    if ('problem' in json)
        return json;
    const { value } = json;
    const { manifestVersion } = Object(value);
    if (typeof manifestVersion !== 'number')
        return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)('`manifestVersion` is missing');
    if (manifestVersion > MANIFEST_VERSION) {
        return {
            problem: 'later-version',
            detail: `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`
        };
    }
    const files = readFiles(value.files);
    const read = manifest.safeParse(files === undefined ? value : { ...Object(value), files: [] });
    if (read.success)
        return files === undefined ? read.data : { ...read.data, files };
    const issue = read.error.issues[0];
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)(`\`${nameOf(issue?.path ?? [])}\` ${problemOfIssue(issue)}`);
}
/**
 * What the schema would return for the files, or undefined if the schema has to say what is wrong. There can be a
 * million of them, and the schema takes eight times as long.
 */
function readFiles(entries) {
    if (!Array.isArray(entries) || entries.length > MAX_MANIFEST_FILES)
        return undefined;
    const files = [];
    for (const entry of entries) {
        if (typeof entry !== 'object' || entry === null)
            return undefined;
        const { path, size, sha256, content, title, redirect } = entry;
        const isValid = typeof path === 'string' &&
            isSitePath(path) &&
            Number.isFinite(size) &&
            typeof sha256 === 'string' &&
            SHA256.test(sha256) &&
            isOptionalText(content) &&
            isOptionalText(title) &&
            isOptionalText(redirect);
        if (!isValid)
            return undefined;
        const read = { path, size: size, sha256 };
        if (content !== undefined)
            read.content = content;
        if (title !== undefined)
            read.title = title;
        if (redirect !== undefined)
            read.redirect = redirect;
        files.push(read);
    }
    return files;
}
function isOptionalText(value) {
    return value === undefined || typeof value === 'string';
}
/** One line a file, in the order of their paths, so that two manifests can be compared line by line. */
function serializeManifest(manifest) {
    const { files, redirects, findings, history, externalLinks, ...about } = manifest;
    const head = JSON.stringify({ manifestVersion: MANIFEST_VERSION, ...about }, undefined, 2).slice(0, -2);
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const lists = [
        list('files', sorted),
        redirects && list('redirects', redirects),
        findings && `"findings": ${JSON.stringify(findings)}`,
        history && list('history', history),
        externalLinks && list('externalLinks', externalLinks)
    ].filter(text => text !== undefined);
    return `${head},\n  ${lists.join(',\n  ')}\n}\n`;
}
function list(name, items) {
    const lines = items.map(item => `\n    ${JSON.stringify(item)}`);
    return `"${name}": [${lines.join(',')}\n  ]`;
}
function isSitePath(path) {
    return path !== '' && (0,_file_names_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfPath */ ._r)(path) === undefined;
}
function nameOf(path) {
    return path
        .map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
        .join('')
        .slice(1);
}
function problemOfIssue(issue) {
    if (issue?.code !== 'invalid_type')
        return issue?.message ?? 'is invalid';
    return `is missing, or not of the type ${issue.expected}`;
}


/***/ }),

/***/ 12967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
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
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ })

};
