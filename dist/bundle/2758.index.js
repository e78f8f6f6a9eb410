export const id = 2758;
export const ids = [2758];
export const modules = {

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











/** Does an action's work. Always writes the summary, and explains a failure. */
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
/** Explains a cancellation until an action provides its own explanation. */
let explainCancellation = (cause) => new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR('canceled', 'The run was canceled.', { advice: 'Run again.', cause });
/** Runs an action: sets the exit code, and reports at most one error. */
async function run(inputs, action) {
    // A process that ends before the work is done, for example with an empty event loop, must not count as a success.
    process.exitCode = _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.failed;
    process.once('beforeExit', () => {
        if (process.exitCode !== _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok && !failed)
            failStep(new Error('the run stopped before it was complete'));
    });
    process.once('uncaughtException', error => {
        failStep(error);
        process.exit();
    });
    // Hides deprecation warnings about code in dependencies, which users cannot fix.
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
        // An action that ends early, for example because of invalid input, has not written a summary.
        const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
        const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed';
        if (shownSummary === undefined)
            await writeSummary((0,_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryOf */ .YG)({ heading, facts: [], failure }, (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .PD)(process.env)), '');
    }
    http[Symbol.dispose]();
    await showSummary();
    // The step must end even if a library keeps a connection open.
    setTimeout(() => process.exit(), _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CLEANUP_MS */ .vu).unref();
}
function readInputs({ names, secrets, secretHeaders }) {
    const given = Object.fromEntries(names.map(name => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4(name)]).filter(([, value]) => value !== ''));
    // Mask secrets first, because every later log line may contain a secret.
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
    const stop = (cause) => {
        controller.abort(new _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .Canceled */ .Or(`stopped by ${cause}`));
        setTimeout(() => {
            // The action's cleanup has taken too long.
            failStep(explainCancellation(controller.signal.reason));
            process.exit();
        }, _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_CLEANUP_MS */ .vu).unref();
    };
    // SIGBREAK is Ctrl-Break on Windows. With `once`, a second signal would kill the process during its cleanup.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
        process.on(name, () => stop(name));
    // A killed parent process forwards no signal, but its IPC channel and log close. On a runner, there is only the log.
    process.once('disconnect', () => stop('the end of the parent process'));
    if ('connected' in process && !process.connected)
        stop('the end of the parent process');
    process.channel?.unref();
    process.stdout.on('error', () => stop('a closed log'));
    return controller.signal;
}
let failed = false;
function failStep(error) {
    if (failed)
        return;
    failed = true;
    const failure = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .asFailure */ .h_)(error);
    const { code, message, advice, cause } = failure;
    const page = (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .PD)(process.env);
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(`${message}\n${(0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withPages */ .hF)(advice, page)}\nMore about this error: ${page}#${code}`);
    // A runner distinguishes only success and failure. Scripts on the command line can also detect findings.
    if (process.env['GITHUB_ACTIONS'] !== 'true')
        process.exitCode = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .exitCodeOf */ .FO)(failure);
    if (cause !== undefined)
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(`Cause: ${(cause instanceof Error && cause.stack) || (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(cause)}`);
}
let shownSummary;
/** Maximum length of a terminal line, such as one that shows a page's changed words. */
const MAX_LINE = 300;
/** On a command line, shows the summary as text, unless the run failed for a reason other than findings. */
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
 * Prevents the runner from executing text from the service as commands: `::stop-commands::` would turn off all masking.
 * The runner trims and compares text as .NET does, which ignores characters without width, such as a soft hyphen.
 */
function escapeCommands(line) {
    return line.replace(COMMAND, '$1: ').replace(OLD_COMMAND, '# ');
}
// Without `^` and `m`, lines end only at CR and LF, and the pattern remains fast for long white space.
const COMMAND = /(?<![^\r\n])([[\s\p{Cc}\p{DI}]--[\r\n]]*):(?=[[\p{Cc}\p{DI}]--[\r\n]]*:)/gv;
/** The older command format, which the runner recognizes anywhere in a line. */
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
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64579);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16081);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);




/** Formats the summary of a run: the result, facts and the failure, then sections with details. */
function summaryOf({ heading, facts, failure }, errorsPage, sections = [], format = _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKDOWN */ .yQ) {
    const alert = failure && failureAlert(failure, errorsPage, format);
    const all = [format.heading(2, heading), listOfFacts(facts), alert, ...sections];
    return `${all.filter(isFilled).join('\n\n')}\n`;
}
/** `12 unchanged · 3 s` */
function listOfFacts(facts) {
    return facts.filter(isFilled).join(' · ');
}
function durationOf({ startedAt, endedAt }) {
    return endedAt === undefined ? undefined : (0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(endedAt - startedAt);
}
function detailsTable(rows, { table } = _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKDOWN */ .yQ) {
    const filled = rows
        .map(([label, ...facts]) => [label, listOfFacts(facts)])
        .filter(([, facts]) => facts !== '');
    return filled.length === 0 ? undefined : table(['Details', ''], filled);
}
function isFilled(part) {
    return typeof part === 'string' && part !== '';
}
/** Limits the message and the advice, because the runner drops a summary that is larger than 1 MiB. */
const MAX_TEXT = 4000;
/** Formats an alert with the message, the advice, and a link to the section about this error. */
function failureAlert({ message, advice, code }, page, format) {
    const { alert, strong, sentence, linkAndAddress } = format;
    const [first = '', ...rest] = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(message, MAX_TEXT).split('\n');
    // On the command line, `page` is a file path.
    const url = /^https?:/.test(page) ? `${page}#${code}` : undefined;
    return alert('CAUTION', [
        strong(sentence(first)),
        ...paragraphsOf(rest, format),
        sentence((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)((0,_docs_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withPages */ .hF)(advice, page), MAX_TEXT)),
        url === undefined ? format.code(code) : linkAndAddress(`More about ${code}`, url)
    ]);
}
/** Groups consecutive list items into one list, and all other consecutive lines into one paragraph. */
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

/***/ 64579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tZ: () => (/* binding */ PLAIN),
/* harmony export */   wC: () => (/* binding */ alignedRows),
/* harmony export */   yQ: () => (/* binding */ MARKDOWN)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39180);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16081);


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
/** The format for a terminal. Marks inserted and deleted words as `git diff --word-diff` does. */
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
/** Maximum width of a column. A wider cell shifts the rest of the row. */
const MAX_COLUMN = 60;
function alignedRows(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(MAX_COLUMN, Math.max(...rows.map(row => row[column]?.length ?? 0))));
    return rows.map(row => `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd());
}


/***/ }),

/***/ 66363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ poll)
/* harmony export */ });
/* unused harmony export pollDelayMs */
const MIN_DELAY_MS = 250;
const SHORT_JOB_MS = 1000;
const SHARE_OF_ELAPSED = 0.05;
/**
 * Returns the delay before the next poll: short at first, then 5 % of the elapsed time. The end of a short job is
 * noticed within a second, and the end of a long job within 5 % of its length. Jitter only shortens the delay.
 */
function pollDelayMs(elapsedMs, intervalMs, random) {
    const initial = Math.min(SHORT_JOB_MS, MIN_DELAY_MS + elapsedMs / 4);
    const delay = Math.min(intervalMs, Math.max(initial, elapsedMs * SHARE_OF_ELAPSED));
    return delay * (0.75 + 0.25 * random());
}
/** Reads immediately, then repeats until `read` returns a result. */
async function poll(read, intervalMs, { clock, random, signal }) {
    const startedAt = clock.now();
    for (;;) {
        const result = await read();
        if (result !== undefined)
            return result;
        await clock.sleep(pollDelayMs(clock.now() - startedAt, intervalMs, random), signal);
    }
}


/***/ }),

/***/ 55206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ Service)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var http_request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
;// CONCATENATED MODULE: ./.build/src/service/json-request.js




/** A successful response whose body does not follow the contract, or a response that is not HTTP. */
class UnexpectedResponse extends Error {
    name = 'UnexpectedResponse';
}
const MAX_BODY_BYTES = 1_000_000;
const MAX_SERVICE_MESSAGE = 300;
const MAX_TITLE = 80;
/** Number of characters in which a page is searched for its title. */
const MAX_HEAD = 10_000;
/** Sends one request. Every error is an HttpError, an UnexpectedResponse, a Failure, or the abort reason. */
async function requestJson({ apiKey, schema, ...request }, context) {
    const headers = {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        ...(request.body !== undefined && { 'content-type': 'application/json' })
    };
    const limited = { ...request, headers, maxBytes: MAX_BODY_BYTES };
    const response = await (0,http_request/* sendRequest */.w$)(limited, context).catch((error) => {
        throw asUnexpected(error);
    });
    const now = context.clock.now();
    if (!(0,http_request/* isSuccess */.oJ)(response.status)) {
        const message = serviceMessageOf(response, apiKey);
        const text = `HTTP ${response.status}${message === undefined ? '' : ` (${message})`}`;
        throw new http_error/* HttpError */.j$(text, { response, now });
    }
    // `Date` has whole seconds. Assume the end of the second, so that a link never seems to expire later than it does.
    const serverTime = Date.parse(response.headers.date ?? '') + 999;
    const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - now;
    // A short key, such as an emulator key, is not redacted, because it could occur in ids.
    const redact = (0,secrets/* redactor */.$p)(apiKey.length < secrets/* MIN_SECRET */.Cq ? [] : [apiKey]);
    return { body: parseBody(response.body, schema, redact), clockSkewMs };
}
function asUnexpected(error) {
    if (!(error instanceof http_error/* HttpError */.j$))
        return error;
    if (error.status !== undefined)
        return new UnexpectedResponse(error.message, { cause: error });
    return error.code?.startsWith('HPE_') === true
        ? new UnexpectedResponse(`the response is not HTTP (${error.message})`, { cause: error })
        : error;
}
/** Redacts the key, because some services repeat it, and response texts reach the log, the summary and the outputs. */
function parseBody(received, schema, redact) {
    let json;
    try {
        json = JSON.parse(received, (_, value) => (typeof value === 'string' ? redact(value) : value));
    }
    catch {
        throw new UnexpectedResponse(`received ${contentOf(redact(received))} instead of JSON`);
    }
    const read = schema.safeParse(json);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const field = issue === undefined || issue.path.length === 0 ? 'body' : `field \`${issue.path.join('.')}\``;
    throw new UnexpectedResponse(`the ${field} in the response is invalid: ${issue?.message ?? 'unknown format'}`);
}
/** Includes the title of a page, which shows whether the page is a login page, a dashboard or a maintenance notice. */
function contentOf(received) {
    if (received.trim() === '')
        return 'an empty response';
    if (!/^\s*</.test(received))
        return 'text';
    const title = oneLine(/<title[^<>]*>([^<]*)/i.exec(received.slice(0, MAX_HEAD))?.[1] ?? '');
    return title === '' ? 'an HTML page' : `an HTML page with the title "${(0,markdown/* clip */.$Q)(title, MAX_TITLE)}"`;
}
function serviceMessageOf({ headers, body }, apiKey) {
    const isPlainText = headers['content-type']?.startsWith('text/plain') === true;
    const line = oneLine((0,secrets/* redactor */.$p)([apiKey])(messageIn(body) ?? (isPlainText ? body : '')));
    return line === '' ? undefined : (0,markdown/* clip */.$Q)(line, MAX_SERVICE_MESSAGE);
}
/** Returns undefined for a body that is not JSON, such as an HTML page from a gateway. */
function messageIn(received) {
    try {
        return messageOf(JSON.parse(received));
    }
    catch {
        return undefined;
    }
}
/**
 * The contract defines `{"error": "…"}`. Also accepts `{"error": {"message": "…"}}`, `{"message": "…"}`, and the fields
 * `title` and `detail` of RFC 9457.
 */
function messageOf(json) {
    const { error, message, title, detail } = Object(json);
    if (typeof error === 'object' && error !== null)
        return messageOf(error);
    const isText = (value) => typeof value === 'string' && value.trim() !== '';
    return [error, message].find(isText)?.toString() ?? [title, detail].filter(isText).join(': ');
}
function oneLine(text) {
    return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

// EXTERNAL MODULE: ./.build/src/service/schemas.js
var schemas = __webpack_require__(81759);
// EXTERNAL MODULE: ./.build/src/failures/index.js + 8 modules
var failures = __webpack_require__(48152);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/service/service-failures.js





const CHECK_JOB_ID = 'Run again without `job-id` to start a new export. A `job-id` must be the id of an export job in the organization that `api-key` belongs to.';
const EXPORT_EXPIRED = 'The export has expired: run again without `job-id` to start a new export.';
const CHECK_UPDATE_PROJECT = 'Check `update-project`: it must be the id of a project in the organization that `api-key` belongs to.';
const FORGOTTEN_JOB = 'Run again: the service no longer knows the job that it started for this run. If the error persists, contact the support of the service.';
/** Advice about a job that this run has started, so that no input contains its id. */
const OWN_JOB = {
    400: FORGOTTEN_JOB,
    404: FORGOTTEN_JOB,
    410: 'The job has expired. Run again to start a new one.'
};
/** Advice that depends on the operation, by HTTP status. `FAILURES` contains advice for other statuses, such as 401. */
const ADVICE = {
    'start-export': {
        400: 'Check `domain`, `version` and `paths`: the service did not accept these inputs.',
        404: 'Check `domain`: it must belong to the same organization as `api-key`. Also check the path in `base-url`.'
    },
    'get-export-job': { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
    'create-bundle': { 400: CHECK_JOB_ID, 404: CHECK_JOB_ID, 410: EXPORT_EXPIRED },
    'start-update': {
        400: CHECK_UPDATE_PROJECT,
        404: `${CHECK_UPDATE_PROJECT} If the service cannot publish a project on request, remove \`update-project\`.`,
        409: 'Another update of this project may be running. Run again after that update has ended.'
    },
    'get-update': { 404: 'Run again. If the error persists, remove `update-project`.' },
    'start-agent-job': {
        400: 'Check `project-id` and `prompt`: the service did not accept these inputs.',
        404: 'Check `project-id`: it must be the id of a project in the organization that `api-key` belongs to. If the service cannot start agent jobs through its API, start the job on the dashboard and set `job-id`.',
        409: 'Another agent job in this project may be running. Run again after that job has ended.'
    },
    'get-agent-job': {
        400: 'Check `project-id` and, if it is set, `job-id`: the service did not accept these inputs.',
        404: 'Check `project-id` and, if it is set, `job-id`: both must belong to the same organization as `api-key`. Also check the path in `base-url`.'
    }
};
const CLIENT_ERROR_ADVICE = 'Check that `base-url` is the address of the API, and check any proxy or gateway between this runner and the API.';
/** Converts the last error of a call to a Failure. Returns an error unchanged if it is not about the service. */
function toFailure(error, call) {
    if (error instanceof http_error/* HttpError */.j$) {
        return error.status === undefined ? fromConnection(error, call) : fromStatus(error, error.status, call);
    }
    if (error instanceof UnexpectedResponse) {
        const message = `${call.what}: ${error.message}. The requested address was ${addressOf(call)}.`;
        return new failure/* Failure */.HR('unexpected-response', message, { cause: error, jobId: call.jobId });
    }
    return error;
}
function fromStatus(error, status, call) {
    const { what, operation, url, jobId, isOwnJob = false } = call;
    if (status >= 300 && status < 400) {
        const origin = (0,parse_url/* parseUrl */.D)(error.headers.location ?? 'about:blank', url.href)?.origin;
        // Addresses such as file: and about: have the origin "null".
        const target = origin === undefined || origin === 'null' ? 'another address' : origin;
        const message = `${what}: ${url.host} redirects to ${target}. The key is not sent there.`;
        return new failure/* Failure */.HR('service-redirect', message, { cause: error, jobId });
    }
    const isKnown = Object.hasOwn(failures/* FAILURES */.E, `service-${status}`);
    const code = isKnown ? `service-${status}` : 'service-error';
    const isOtherClientError = code === 'service-error' && status < 500;
    const specific = ADVICE[operation];
    const advice = (isOwnJob ? OWN_JOB : specific)[status] ?? (isOtherClientError ? CLIENT_ERROR_ADVICE : undefined);
    const from = status === 404 ? ` from ${addressOf(call)}` : '';
    const message = serviceMessageOf(error, call.apiKey);
    const response = message === undefined ? '' : ` The service responded: ${message}`;
    return new failure/* Failure */.HR(code, `${what}: HTTP ${status}${from}.${response}`, { advice, cause: error, jobId });
}
function fromConnection(error, { what, url: { host }, jobId }) {
    const options = { cause: error, jobId };
    const { message, isTrustProblem } = error;
    if (isTrustProblem) {
        const problem = `the certificate of ${host} is not trusted`;
        return new failure/* Failure */.HR('certificate-not-trusted', `${what}: ${problem} (${message}).`, options);
    }
    const missing = error.maybeReceived ? 'no complete response from' : 'no connection to';
    return new failure/* Failure */.HR('service-unreachable', `${what}: ${missing} ${host} (${message}).`, options);
}
/** Error messages contain the whole address, so that users can see a wrong host or path in `base-url`. */
function addressOf({ url }) {
    return `${url.origin}${url.pathname}`;
}

;// CONCATENATED MODULE: ./.build/src/service/client.js






const RESPONSE_TIMEOUT_MS = 30_000;
const MAX_UNEXPECTED_RESPONSES = 3;
/** Calls the documentation service's administrative API. Requests that start a job have stricter retry rules. */
class Service {
    #baseUrl;
    #apiKey;
    #context;
    /** True after the host has responded. Until then, `base-url` may be wrong. */
    #isReached = false;
    #mayHaveStarted = false;
    #startedJobs = new Set();
    constructor({ baseUrl, apiKey }, context) {
        this.#baseUrl = baseUrl;
        this.#apiKey = apiKey;
        this.#context = context;
    }
    /** False if the service certainly accepted no request to start an export. */
    get mayHaveStartedExport() {
        return this.#mayHaveStarted;
    }
    async startExport(about) {
        const { jobId } = await this.#start({
            operation: 'start-export',
            what: `Starting the export of ${about.domain}`,
            path: EXPORT_JOBS,
            body: about,
            schema: schemas/* startedJob */.xQ
        });
        this.#startedJobs.add(jobId);
        return jobId;
    }
    async getExportJob(jobId) {
        return await this.#read({
            operation: 'get-export-job',
            what: `Reading export job ${jobId}`,
            jobId,
            path: [...EXPORT_JOBS, jobId],
            schema: schemas/* exportJob */.sI
        });
    }
    /** Returns undefined if the service responds that the job has not finished. */
    async createBundle(jobId) {
        try {
            return await this.#send('POST', {
                operation: 'create-bundle',
                what: `Creating the bundle for export job ${jobId}`,
                jobId,
                path: [...EXPORT_JOBS, jobId, 'bundle'],
                schema: schemas/* bundle */.l2
            });
        }
        catch (error) {
            if (error instanceof failure/* Failure */.HR && error.code === 'service-409')
                return undefined;
            throw error;
        }
    }
    async startUpdate(projectId) {
        const { statusId } = await this.#start({
            operation: 'start-update',
            what: `Starting the update of project ${projectId}`,
            path: ['v1', 'project', 'update', projectId],
            schema: schemas/* startedUpdate */.N1
        });
        return statusId;
    }
    async getUpdate(statusId) {
        return await this.#read({
            operation: 'get-update',
            what: `Reading update ${statusId}`,
            path: ['v1', 'project', 'update-status', statusId],
            schema: schemas/* projectUpdate */.H_
        });
    }
    async startAgentJob(projectId, prompt) {
        const { id } = await this.#start({
            operation: 'start-agent-job',
            what: `Starting an agent job in project ${projectId}`,
            path: ['v2', 'agent', projectId, 'job'],
            body: { prompt },
            schema: schemas/* startedAgentJob */.Ov
        });
        this.#startedJobs.add(id);
        return id;
    }
    async getAgentJob(projectId, jobId) {
        return await this.#read({
            operation: 'get-agent-job',
            what: `Reading agent job ${jobId}`,
            jobId,
            path: ['v2', 'agent', projectId, 'job', jobId],
            schema: schemas/* agentJob */.nf
        });
    }
    async #read(call) {
        return (await this.#send('GET', call)).body;
    }
    /**
     * Retries as long as the service certainly did not accept the request, but only once if the outcome is unknown,
     * because a second job costs more than a failed run.
     */
    async #start(call) {
        let isRepeated = false;
        const decide = (error, attempt) => {
            const decision = this.#decideRead(error, attempt);
            if (!decision.retry || isNotAccepted(error))
                return decision;
            if (isRepeated)
                return { retry: false };
            isRepeated = true;
            this.#context.log.warning(`${call.what}: ${(0,failure/* reasonOf */.A3)(error)}. The service may have accepted the request. The request is sent again. If the service accepts both requests, two jobs will run.`);
            return decision;
        };
        return (await this.#send('POST', call, decide)).body;
    }
    /** Decides about requests that are safe to repeat: retries until the run's timeout, unless a retry is useless. */
    #decideRead(error, attempt) {
        if (error instanceof UnexpectedResponse)
            return { retry: attempt < MAX_UNEXPECTED_RESPONSES };
        return (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
    }
    async #send(method, { path, body, schema, ...about }, decide = (error, attempt) => this.#decideRead(error, attempt)) {
        const url = client_addressOf(this.#baseUrl, path);
        const text = body === undefined ? undefined : JSON.stringify(body);
        const access = { apiKey: this.#apiKey, timeoutMs: RESPONSE_TIMEOUT_MS };
        const request = { method, url, body: text, schema, ...access };
        const attempt = async () => {
            const before = this.#mayHaveStarted;
            this.#context.signal.throwIfAborted();
            if (about.operation === 'start-export')
                this.#mayHaveStarted = true;
            try {
                return await requestJson(request, this.#context);
            }
            catch (error) {
                if (isNotAccepted(error))
                    this.#mayHaveStarted = before;
                const isResponse = error instanceof http_error/* HttpError */.j$ && error.maybeReceived;
                this.#isReached ||= error instanceof UnexpectedResponse || isResponse;
                throw error;
            }
        };
        try {
            const response = await (0,retry/* withRetry */.bD)(about.what, attempt, decide, this.#context);
            this.#isReached = true;
            return response;
        }
        catch (error) {
            const isOwnJob = about.jobId !== undefined && this.#startedJobs.has(about.jobId);
            throw toFailure(error, { ...about, isOwnJob, url, apiKey: this.#apiKey });
        }
    }
}
const EXPORT_JOBS = ['v1', 'static-export', 'jobs'];
/** `base-url` may have a path prefix. Ids can contain any characters, so they are encoded. */
function client_addressOf(baseUrl, path) {
    const prefix = baseUrl.pathname.replace(/\/+$/, '');
    return new URL(`${prefix}/${path.map(encodeURIComponent).join('/')}`, baseUrl.origin);
}
function isNotAccepted(error) {
    if (!(error instanceof http_error/* HttpError */.j$))
        return false;
    return error.status === undefined ? !error.maybeReceived : error.status === 429 || error.status === 503;
}


/***/ }),

/***/ 53418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ reasonGiven),
/* harmony export */   q: () => (/* binding */ waitForJob)
/* harmony export */ });
/* harmony import */ var _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16081);
/* harmony import */ var _runtime_time_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66363);


/** Polls a job until it has ended, and logs changes. */
async function waitForJob(job, context) {
    let last = '';
    const read = async () => {
        const state = await job.read();
        job.onPoll(state);
        const line = lineOf(job.describe(state));
        if (line !== last)
            context.log.info(lineOf([line, job.note?.(state)]));
        last = line;
        return job.hasEnded(state) ? state : undefined;
    };
    return await (0,_runtime_time_poll_js__WEBPACK_IMPORTED_MODULE_0__/* .poll */ .w)(read, job.pollIntervalMs, context);
}
function lineOf(facts) {
    return facts.filter(fact => fact !== undefined).join(' · ');
}
// An annotation is cut off after 4,096 characters, so the reason must leave room for the advice.
const MAX_REASON = 2000;
/** Returns a sentence about the reason why a job failed. */
function reasonGiven(reason) {
    return reason === undefined
        ? 'The service gave no reason.'
        : `The service responded: ${(0,_runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(reason, MAX_REASON)}`;
}


/***/ })

};
