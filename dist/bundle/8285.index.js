export const id = 8285;
export const ids = [8285];
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

/***/ 75437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);



/** Treats an empty variable as missing, because a workflow sets a variable without a value to an empty string. */
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
/** Reads GitHub's event file for this run. Returns undefined if the file is missing or does not match the schema. */
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

/***/ 84166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Returns true if `path` is `folder` itself or is inside it. Does not follow links. */
function isBelow(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
}


/***/ }),

/***/ 83792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _d: () => (/* binding */ makeWorkFolder),
/* harmony export */   jU: () => (/* binding */ removeAbandoned),
/* harmony export */   zI: () => (/* binding */ isAbandoned)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




/** Names the process that uses a work folder, so that another run can tell whether the folder is a leftover. */
const HOLDER = '.static-export-holder';
/** Creates a folder whose path begins with `prefix`, for the time of this process. */
async function makeWorkFolder(prefix) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(prefix);
    const holder = { pid: process.pid, started: startOf(process.pid), machine: thisMachine() };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, HOLDER), JSON.stringify(holder));
    return folder;
}
/** Whether a work folder belongs to a process on this machine that has ended. */
function isAbandoned(folder) {
    const holder = readHolder(folder);
    return holder?.machine === thisMachine() && !isRunning(holder);
}
/** Removes abandoned work folders, and returns their names. `prefix` is the path with which each folder begins. */
async function removeAbandoned(parent, prefix) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent, { withFileTypes: true }).catch(() => []);
    const named = entries.filter(entry => entry.isDirectory() && entry.name.startsWith(prefix));
    const removed = [];
    for (const { name } of named) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, name);
        if (!isAbandoned(folder))
            continue;
        // Another run may remove the folder at the same time, or a program may have one of its files open.
        const isRemoved = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }).then(() => true, () => false);
        if (isRemoved)
            removed.push(name);
    }
    return removed;
}
function readHolder(folder) {
    try {
        const { pid, started, machine } = Object(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, HOLDER), 'utf8')));
        return Number.isInteger(pid) && pid > 0 ? { pid, started, machine } : undefined;
    }
    catch {
        return undefined;
    }
}
function isRunning({ pid, started }) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        // The process can belong to another user.
        return error.code !== 'ESRCH';
    }
    return startOf(pid) === started;
}
/** Returns the time at which a process started, in ticks since the start of the system. Only Linux tells it in a file. */
function startOf(pid) {
    try {
        // The name of the program is in parentheses and can contain spaces.
        return ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1')
            .replace(/^.*\) /s, '')
            .split(' ')[19] ?? '');
    }
    catch {
        return '';
    }
}
function thisMachine() {
    try {
        return `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)();
    }
}


/***/ }),

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Compares by code units, for `sort`, so that the order is the same on every machine. */
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

/***/ 39180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Characters without a width, such as Unicode tags, and characters that reorder text or control a terminal. Excludes
 * one joiner or variation selector after a character that it can change, as in emoji, Persian and Hindi.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Han}\d#*]|\ufe0f|(?!\p{DI})\p{M})[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\d#*])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{DI}/gu;
/** Replaces invisible characters in untrusted text. Line breaks also count as invisible. */
function withoutControls(text) {
    return text.replace(UNSEEN, '\uFFFD');
}
/** Escapes invisible characters in JSON that has only one line. */
function visibleJson(json) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(UNSEEN, character => character.split('').map(escaped).join(''));
}
/** Converts untrusted text to one visible line, for a log, an annotation or a terminal. */
function plainText(text) {
    return withoutControls(text.replaceAll(/\s+/g, ' '));
}
/** Replaces invisible characters in untrusted text for a terminal. Keeps line breaks and tabs. */
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

/** Returns the first items and the number of the remaining items: `a`, `b`, `and 3 more`. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ }),

/***/ 56818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ continueHistory),
/* harmony export */   x: () => (/* binding */ historyEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0, 'is negative'));
const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pages: amount,
    files: amount,
    /** Sum of the sizes of all files. */
    bytes: amount,
    /** Missing if the site was not checked. */
    brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
});
const MAX_ENTRIES = 50;
/** Appends an export to the history, which is sorted from oldest to newest. */
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
/* harmony export */   l2: () => (/* binding */ sitePath),
/* harmony export */   qL: () => (/* binding */ asExported)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21328);
/* harmony import */ var _export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56818);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);





/** docs/manifest.md describes every field. Increase the version when the meaning of a field changes. */
const MANIFEST_VERSION = 1;
const MAX_MANIFEST_FILES = 1_000_000;
const isSitePath = (path) => path !== '' && (0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfPath */ ._r)(path) === undefined;
const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest'));
const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(isSitePath, 'is not a path inside the site'));
/** What a browser loads for a page and what search engines obey. docs/manifest.md describes every field. */
const loads = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    scripts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    styles: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    data: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    robots: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    noscript: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    canonical: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    conditional: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    refresh: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    hidden: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    blocked: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    outline: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    uses: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    secured: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    refused: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    sitemaps: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    addresses: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
});
const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: sitePath,
    size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sha256: sha256Text,
    /** Digest of the visible content. Only for pages, and only if the export was checked. */
    content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Only for pages, robots.txt and sitemaps. */
    loads: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(loads),
    redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Digest of the exported page, if the finish action changed the page. */
    exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Digest of the page after the finish action moved the site, without what this action then added to the page. */
    moved: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Digest of the previous content, if the finish action was killed while it replaced the file. */
    replaces: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Time when the page content last changed, if an earlier export had different content. */
    contentSince: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Only for files that the finish action added. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['search', 'markdown', 'page-data', 'entry-point', 'host-file']))
});
const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
    exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The base path of the export, if the finish action moved the site. */
    exportedBasePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Pages to which the export was limited. */
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** The public address for which the finish action changed the site. */
    siteUrl: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
    /** All redirects of the site, including redirects that have no redirect page. */
    redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        /** The exported destination, if it already was below the path to which the finish action moved the site. */
        exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
    }))),
    /** Digests of the findings that can fail a run; missing if the site was not checked. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Sorted from oldest to newest, including this export. */
    history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyEntry */ .x))
});
/** Reads a manifest from any source: an earlier run, another repository, or a user's file. */
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
/** Returns the manifest as it was before the finish action added files, changed pages and moved the site. */
function asExported({ exportedBasePath, redirects, ...manifest }) {
    const files = manifest.files
        .filter(({ kind }) => kind === undefined)
        .map(({ exported, moved: _moved, loads, ...file }) => exported === undefined ? { ...file, loads } : { ...file, sha256: exported });
    if (exportedBasePath === undefined)
        return { ...manifest, files, redirects };
    const base = `${manifest.basePath ?? ''}/`;
    const original = (address) => (address.startsWith(base) ? address.slice(base.length - 1) : address);
    return {
        ...manifest,
        files,
        basePath: exportedBasePath,
        redirects: redirects?.map(({ source, destination, permanent, exported }) => ({
            source: original(source),
            destination: exported ?? original(destination),
            permanent
        }))
    };
}
/** Writes one line per file, sorted by path, so that two manifests can be compared line by line. */
function serializeManifest({ files, redirects, findings, history, ...about }) {
    const order = Object.keys(manifest.shape);
    const fields = Object.entries(about).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const first = { manifestVersion: MANIFEST_VERSION, ...Object.fromEntries(fields) };
    const head = JSON.stringify(first, undefined, 2).slice(0, -2);
    const sorted = files.toSorted((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path));
    const lists = [
        (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('files', sorted),
        redirects && (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('redirects', redirects),
        findings && `"findings": ${JSON.stringify(findings)}`,
        history && (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('history', history)
    ].filter(text => text !== undefined);
    return `${head},\n  ${lists.join(',\n  ')}\n}\n`;
}


/***/ }),

/***/ 82937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ readDestination),
/* harmony export */   Wd: () => (/* binding */ normalDestination),
/* harmony export */   ZT: () => (/* binding */ expandDestination),
/* harmony export */   d6: () => (/* binding */ ownDestination),
/* harmony export */   f: () => (/* binding */ problemOfDestination),
/* harmony export */   uT: () => (/* binding */ replaceWildcards)
/* harmony export */ });
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68140);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37630);



const MAX_LENGTH = 4096;
const ANY_HOST = `https://${_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN_HOST */ .IZ}`;
const NAME = /(\/?)(:[A-Za-z_]\w*\*?|\*)/g;
function problemOfDestination(text) {
    if (text.length > MAX_LENGTH)
        return 'is too long';
    if (!/^https?:/i.test(text)) {
        if (!text.startsWith('/'))
            return 'is neither a path that starts with / nor an http or https URL';
        return (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfAddress */ .BX)(text);
    }
    if (!text.isWellFormed() || /\p{Cc}|\\/u.test(text)) {
        return 'contains control characters, backslashes or invalid Unicode';
    }
    const url = /^https?:\/\/[^/]/i.test(text) ? (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(text) : null;
    if (url === null || url.host.includes('*'))
        return 'is not a valid URL';
    return url.username === '' && url.password === '' ? undefined : 'contains a user name or password';
}
/** Normalizes a valid destination: percent-encodes it, keeps wildcards, and adds the base path to a path. */
function normalDestination(text, base) {
    if (!/^https?:/i.test(text)) {
        const { pathname, search, hash } = new URL((0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .belowBase */ .Vn)(text, base), ANY_HOST);
        return pathname + search + hash;
    }
    return new URL(text).href;
}
/** Returns the destination as a path if it is a URL on the site's host and below the base path. */
function ownDestination(destination, base, domain) {
    if (!/^https?:/i.test(destination))
        return undefined;
    const { host, pathname, search, hash } = new URL(destination);
    if (host !== domain.toLowerCase() || (0,_source_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfAddress */ .BX)(pathname) !== undefined)
        return undefined;
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, base)?.path;
    return path === undefined ? undefined : { path, address: pathname + search + hash };
}
/**
 * Replaces the source's wildcards in a destination. The nth `*` stands for the nth `*` of the source. `:name` and
 * `:name*` are equivalent. A wildcard that is missing from the source is literal text.
 */
function replaceWildcards(text, wildcards, replacement) {
    const used = new Set();
    return text.replace(NAME, (whole, slash, name) => {
        const at = wildcards.findIndex((known, i) => name === '*' ? known === '*' && !used.has(i) : known === name.replace(/\*$/, ''));
        if (at < 0)
            return whole;
        used.add(at);
        return replacement(at, slash, whole);
    });
}
function expandDestination(text, wildcards, values) {
    const filled = replaceWildcards(text, wildcards, (at, slash) => {
        const value = values[at] ?? '';
        return value === '' ? '' : slash + new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6(value).pathname.slice(1);
    });
    // The value of a wildcard must not turn a path into the name of another host.
    return filled.startsWith('http') ? filled : `/${filled.replace(/^\/+/, '')}`;
}
/** Parses an expanded destination. `base`: the base path with a slash at both ends. */
function readDestination(text, base) {
    if (/^https?:/i.test(text))
        return { kind: 'external', address: text };
    const { pathname, search, hash } = new URL(text, ANY_HOST);
    const address = pathname + search + hash;
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(pathname, base)?.path;
    if (path === undefined)
        return { kind: 'external', address };
    return { kind: 'internal', address, path, query: search, fragment: hash.slice(1) };
}


/***/ }),

/***/ 56021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ REDIRECTS_FILE),
/* harmony export */   If: () => (/* binding */ redirectsJson),
/* harmony export */   c: () => (/* binding */ hostRules)
/* harmony export */ });
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
/* harmony import */ var _records_export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82937);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68140);





/** Maximum line length on Cloudflare Pages. */
const MAX_LINE = 1000;
const GITLAB_MAX_RULES = 1000;
const GITLAB_MAX_BYTES = 64 * 1024;
/** `leftOut`: redirects that lead to themselves, or whose source is an exported file, which must stay reachable. */
function hostRules(redirects, site, leftOut = new Set()) {
    const lines = [];
    const without = [];
    const { base } = redirects;
    for (const rule of redirects.rules) {
        if (leftOut.has(rule))
            continue;
        const isFile = (start) => site.find(_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6.parse(start, base)?.page ?? '') !== undefined;
        const own = isEndless(rule, base) ? undefined : linesOf(rule, isFile);
        if (own === undefined)
            without.push(rule.source);
        else
            lines.push(...own);
    }
    const text = lines.map(line => `${line}\n`).join('');
    const bytes = Buffer.byteLength(text);
    return {
        text,
        without,
        gitlabLimits: [
            ...beyond(lines.length, GITLAB_MAX_RULES, 'rule'),
            ...beyond(bytes, GITLAB_MAX_BYTES, 'byte')
        ]
    };
}
function beyond(amount, max, noun) {
    return amount > max ? [`${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(amount, noun)}, but GitLab reads only ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(max)}`] : [];
}
/** Returns true if a redirect's source also matches its destination: Cloudflare Pages would redirect endlessly. */
function isEndless({ from, destination }, base) {
    const sample = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .expandDestination */ .ZT)(destination, from.wildcards, from.wildcards.map(() => 'x'));
    const to = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestination */ .FD)(sample, base);
    return to.kind === 'internal' && (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .matchSource */ .NF)(from, base + (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(to.path)) !== undefined;
}
/** All hosts support `:name` as a whole segment, and `*` at the end. The `*` becomes `:splat` in the destination. */
function linesOf(rule, isFile) {
    const { source, destination, permanent, from } = rule;
    const status = permanent ? 301 : 302;
    const isCommon = from.tokens.every((token, i) => {
        const next = from.tokens[i + 1];
        if (token.kind === 'rest')
            return token.isBelow && next === undefined;
        return token.kind === 'text' || next?.kind !== 'text' || next.text.startsWith('/');
    });
    if (!isCommon || from.wildcards.includes(':splat'))
        return undefined;
    if (from.tokens.at(-1)?.kind !== 'rest')
        return checked([`${source} ${destination} ${status}`]);
    const splat = from.wildcards.length - 1;
    const start = source.slice(0, source.lastIndexOf('/'));
    const target = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceWildcards */ .uT)(destination, from.wildcards, (at, slash, whole) => at === splat ? `${slash}:splat` : whole);
    const lines = [`${start}/* ${target} ${status}`];
    // On some hosts, `/blog/*` does not match `/blog`.
    const isPlain = from.wildcards.length === 1 && start !== '' && !isFile(start);
    if (isPlain)
        lines.unshift(`${start} ${(0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .expandDestination */ .ZT)(destination, from.wildcards, [''])} ${status}`);
    return checked(lines);
}
/** Returns undefined if a line is too long, or if white space or a line break would change the rule. */
function checked(lines) {
    return lines.every(line => line.length <= MAX_LINE && line.split(/\s/).length === 3) ? lines : undefined;
}
/** This file is replaced only together with the site: both remain unchanged if the review rejects the new export. */
const REDIRECTS_FILE = 'redirects.json';
/** Lists all redirects, for hosts that have a different rule format. */
function redirectsJson(redirects) {
    return `{\n  "version": 1,\n  ${(0,_records_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('redirects', redirects)}\n}\n`;
}


/***/ }),

/***/ 68140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ problemOfAddress),
/* harmony export */   NF: () => (/* binding */ matchSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   Vn: () => (/* binding */ belowBase)
/* harmony export */ });
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7754);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
/* harmony import */ var _files_content_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4938);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21328);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2360);





/** Regular expressions in host rules support references 1 to 9, and some wildcards need two references. */
const MAX_WILDCARDS = 4;
/** If `:name*` or `*` is a whole segment, the wildcard includes the slash before it: `/blog/*` also matches `/blog`. */
const WILDCARD = /(\/):([A-Za-z_]\w*)(\*?)|(\/?)\*/g;
/** `base`: the base path with a slash at both ends. */
function parseSource(text, base) {
    const problem = problemOfAddress(text);
    if (problem !== undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(problem);
    if (/[?#]/.test(text))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('has a query or an anchor, which a redirect cannot depend on');
    const plain = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .pageName */ .$p)(belowBase(text, base));
    const path = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6.parse(plain, base)?.path ?? '';
    if (path === '')
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('is the start page of the site, which cannot be redirected');
    const tokens = tokensOf(plain);
    const wildcards = tokens.flatMap(token => {
        if (token.kind === 'text')
            return [];
        return token.name === '*' ? '*' : `:${token.name}`;
    });
    if (wildcards.length > MAX_WILDCARDS)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(`has more than ${MAX_WILDCARDS} wildcards`);
    const names = wildcards.filter(name => name !== '*');
    if (new Set(names).size < names.length)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('uses a wildcard name twice');
    return {
        text: tokens.map(tokenText).join(''),
        address: wildcards.length === 0 ? base + path : undefined,
        isFile: (0,_files_content_types_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKnownType */ .A)(plain),
        wildcards,
        tokens
    };
}
/** Adds the base path, unless the path already begins with it. */
function belowBase(path, base) {
    const [name = ''] = path.split(/[?#]/, 1);
    const isBelow = _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6.parse(name, base) !== undefined;
    return isBelow ? path : new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6('', base).pathname.slice(0, -1) + path;
}
/** Returns the problem with a path that starts at a host's root. Does not check the query or the anchor. */
function problemOfAddress(text) {
    if (!text.startsWith('/'))
        return 'is not a path: it must start with /';
    if (text.startsWith('//'))
        return 'is not a path: it starts with two slashes';
    if (!text.isWellFormed() || /\p{Cc}/u.test(text))
        return 'contains control characters or invalid Unicode';
    const path = text.replace(/[?#].*$/s, '');
    if ((0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isPathTooLong */ .M0)(path))
        return 'is too long';
    const segments = path.slice(1).split('/');
    for (const [i, segment] of segments.entries()) {
        const decoded = (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecode */ .Y)(segment);
        if (decoded.includes('\uFFFD') || /%(?![\da-f]{2})/i.test(segment))
            return 'contains a % that is not part of a percent-encoded character';
        if (/[/\\\p{Cc}]/u.test(decoded))
            return 'contains a backslash, or an encoded slash or control character';
        if (decoded === '.' || decoded === '..')
            return 'contains `.` or `..` as a folder';
        if (decoded === '' && i < segments.length - 1)
            return 'contains two slashes in a row';
        // The file name of the page also has an extension.
        if ((0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSegmentTooLong */ .Mm)(`${decoded}.html`))
            return 'contains a name that is too long';
    }
    return undefined;
}
function tokensOf(source) {
    const tokens = [];
    let at = 0;
    const addText = (encoded) => {
        if (encoded !== '')
            tokens.push({ kind: 'text', text: (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_4__/* .percentDecode */ .Y)(encoded) });
    };
    for (const found of source.matchAll(WILDCARD)) {
        const [whole, , name, star, slash = '/'] = found;
        const isSegment = name !== undefined && star === '';
        const end = found.index + whole.length;
        const isBelow = slash === '/' && !isSegment && /^(?:\/|$)/.test(source.slice(end));
        addText(source.slice(at, found.index) + (isBelow ? '' : slash));
        tokens.push(isSegment ? { kind: 'segment', name } : { kind: 'rest', name: name ?? '*', isBelow });
        at = end;
    }
    addText(source.slice(at));
    return tokens;
}
function tokenText(token) {
    // Without encoding, these characters would be wildcards.
    if (token.kind === 'text')
        return new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_3__/* .SiteAddress */ .g6(token.text).pathname
            .slice(1)
            .replace(/[*:]/g, character => (character === '*' ? '%2A' : '%3A'));
    if (token.kind === 'segment')
        return `:${token.name}`;
    const name = token.name === '*' ? '*' : `:${token.name}*`;
    return token.isBelow ? `/${name}` : name;
}
/**
 * Returns the value of each wildcard if the address matches. Wildcards are greedy, from left to right. Visits each
 * position once per token, starting with the last token.
 */
function matchSource({ tokens }, address) {
    /** By token and start position: the end of the match, or -1 if the rest of the address does not match. */
    const ends = [];
    for (const [at, token] of [...tokens.entries()].reverse())
        ends[at] = endsOf(token, address, ends[at + 1]);
    const captures = [];
    let start = 0;
    for (const [at, token] of tokens.entries()) {
        const end = ends[at]?.[start] ?? -1;
        if (end < 0)
            return undefined;
        const from = token.kind === 'rest' && token.isBelow && end > start ? start + 1 : start;
        if (token.kind !== 'text')
            captures.push(address.slice(from, end));
        start = end;
    }
    return captures;
}
/** Returns the end of the match for each start position, or -1. `next` contains the ends for the next token. */
function endsOf(token, address, next) {
    const { length } = address;
    const matches = (end) => (next === undefined ? end === length : (next[end] ?? -1) >= 0);
    const ends = new Int32Array(length + 1).fill(-1);
    /** The last position in the address or segment from which the remaining tokens match. */
    let longest = -1;
    for (let start = length; start >= 0; start--) {
        if (token.kind === 'text') {
            const end = start + token.text.length;
            if (end <= length && matches(end) && address.startsWith(token.text, start))
                ends[start] = end;
            continue;
        }
        if (token.kind === 'segment') {
            ends[start] = address[start] === '/' ? -1 : longest;
            if (address[start] === '/')
                longest = -1;
            if (longest < 0 && matches(start))
                longest = start;
            continue;
        }
        const isHere = matches(start);
        if (!token.isBelow)
            ends[start] = longest < 0 && isHere ? start : longest;
        else
            ends[start] = address[start] === '/' && longest >= 0 ? longest : isHere ? start : -1;
        if (longest < 0 && isHere)
            longest = start;
    }
    return ends;
}


/***/ })

};
