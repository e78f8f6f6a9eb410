export const id = 1012;
export const ids = [1012];
export const modules = {

/***/ 52886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ htmlTokens)
/* harmony export */ });
/* harmony import */ var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75078);
/* harmony import */ var _foreign_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3344);
/* harmony import */ var _raw_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99840);
/* harmony import */ var _tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31024);




/** Yields the start tags of a page, for code that changes pages. The review uses a faster scanner. */
function* htmlTokens(utf8) {
    const text = utf8.toString('latin1');
    const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_3__/* .Tag */ .v(utf8, text);
    const foreign = new _foreign_content_js__WEBPACK_IMPORTED_MODULE_1__/* .ForeignContent */ .Q();
    let templates = 0;
    let isInNoscript = false;
    for (let at = text.indexOf('<'); at >= 0;) {
        const next = text[at + 1] ?? '';
        if (/[a-z]/i.test(next)) {
            let end = tag.read(at + 1);
            if (end < 0)
                return;
            const element = tag.lookUp(_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .ELEMENTS */ .gv);
            const isHtml = foreign.depth === 0 || foreign.entersHtml(tag, element);
            const isRaw = isHtml && element?.isRawText === true;
            const rawText = isRaw ? { start: end, end: (0,_raw_text_js__WEBPACK_IMPORTED_MODULE_2__/* .rawTextEnd */ .L)(text, end, element.name) } : undefined;
            const name = element?.name;
            const isPlain = isHtml && name === 'plaintext';
            // Must precede the next `tag.read`, which overwrites the fields of `tag`.
            if (isHtml && !isRaw && (foreign.depth > 0 || element !== undefined))
                foreign.openHtml(tag, element);
            else if (!isHtml && !tag.isSelfClosing)
                foreign.openForeign(tag);
            if (isHtml && (next === 'n' || next === 'N'))
                isInNoscript ||= tag.name === 'noscript';
            yield { tag, element, isHtml, isInert: templates > 0 || isInNoscript, rawText };
            if (isPlain)
                return;
            if (isHtml && name === 'template')
                templates++;
            if (rawText !== undefined)
                end = tag.read(rawText.end + 2);
            if (end < 0)
                return;
            at = text.indexOf('<', end);
        }
        else if (next === '/' && /[a-z]/i.test(text[at + 2] ?? '')) {
            const end = tag.read(at + 2);
            if (end < 0)
                return;
            if (isInNoscript && tag.name === 'noscript')
                isInNoscript = false;
            if (templates > 0 || foreign.depth > 0) {
                const isHtml = foreign.depth === 0 || foreign.close(tag.name);
                if (isHtml && templates > 0 && tag.name === 'template')
                    templates--;
            }
            at = text.indexOf('<', end);
        }
        else if (next === '!' || next === '/' || next === '?') {
            const end = declarationEnd(text, at, foreign.isForeign);
            if (end <= 0)
                return;
            at = text.indexOf('<', end);
        }
        else
            at = text.indexOf('<', at + 1);
    }
}
/** Returns the position after a comment, a CDATA section or other markup that is not a tag. */
function declarationEnd(text, from, isForeign) {
    if (text.startsWith('<!--', from))
        return (0,_raw_text_js__WEBPACK_IMPORTED_MODULE_2__/* .commentEnd */ .T)(text, from);
    if (!isForeign || !text.startsWith('<![CDATA[', from))
        return text.indexOf('>', from) + 1;
    const end = text.indexOf(']]>', from + 9);
    return end < 0 ? end : end + 3;
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
            await writeSummary((0,_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .summaryOf */ .YG)({ heading, facts: [], failure }, (0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)), '');
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
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1(`${message}\n${advice}\nMore about this error: ${(0,_docs_url_js__WEBPACK_IMPORTED_MODULE_2__/* .errorsPage */ .P)(process.env)}#${code}`);
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
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64579);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16081);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);



/** Formats the summary of a run: the result, facts and the failure, then sections with details. */
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
/** Limits the message and the advice, because the runner drops a summary that is larger than 1 MiB. */
const MAX_TEXT = 4000;
/** Formats an alert with the message, the advice, and a link to the section about this error. */
function failureAlert({ message, advice, code }, page, format) {
    const { alert, strong, sentence, linkAndAddress } = format;
    const [first = '', ...rest] = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(message, MAX_TEXT).split('\n');
    // On the command line, `page` is a file path.
    const url = /^https?:/.test(page) ? `${page}#${code}` : undefined;
    return alert('CAUTION', [
        strong(sentence(first)),
        ...paragraphsOf(rest, format),
        sentence((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(advice, MAX_TEXT)),
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

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
/* harmony export */ });
/** Groups items by key, in the order of the first item of each group. Node 20 does not have `Map.groupBy`. */
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
function countEach(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
}


/***/ }),

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ randomId)
/* harmony export */ });
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

/***/ 80226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ wordCounts),
/* harmony export */   c: () => (/* binding */ shareOfSameWords)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21873);

function wordCounts(text) {
    return (0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .countEach */ .x)(text.match(/\S+/g) ?? []);
}
/** Returns the share of words that the texts have in common, in any order; 0 for fewer than `least` words in total. */
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

/***/ 69878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isPageList)
/* harmony export */ });
/* harmony import */ var _files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);

const PAGE_LIST = /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json|llms(-full)?\.txt|robots\.txt)$/i;
/** Returns true for a sitemap, a search index, `llms.txt` or `robots.txt`, unless the name contains a build hash. */
function isPageList(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return PAGE_LIST.test(name) && !(0,_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .isImmutable */ .t)(path);
}


/***/ }),

/***/ 58513:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50190);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42308);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47324);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Qh, secrets: [], secretHeaders: 'headers' }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 47324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
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

const DIFFERENT_TEXT = 'An older or newer version is served, or a proxy or CDN rewrites text: purge the CDN cache, deploy again, or turn the rewriting off.';
const HOSTING = 'See docs/hosting.md.';
/** The kinds of findings, in the order in which they are reported, with their advice. */
const KIND_ADVICE = {
    login: 'Set `headers` to credentials that the site accepts, for example an `Authorization` header or a bypass token from a secret.',
    missing: 'Check that the deployment uploaded this file, and that no firewall, CDN or proxy blocks it.',
    stale: 'Purge the CDN cache for this address or for the whole site.',
    'different-text': DIFFERENT_TEXT,
    different: 'Check that `site-url` leads to the deployed site: check the domain, the bucket and the path.',
    'soft-404': `Configure the host to respond to unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
    'not-removed': 'Remove the page from the host and from the CDN cache.',
    redirect: `Deploy the redirect pages from the export, or configure the redirects from redirects.json on the host. ${HOSTING}`,
    'content-type': `Configure this header on the host, or upload the file with the right header. ${HOSTING}`,
    downgrade: 'Set `site-url` to the address to which the site redirects, or fix the redirect on the host.',
    altered: 'A CDN or proxy between the host and the reader changes responses, for example to add scripts or to optimize HTML and images. Turn these changes off, or ignore the warning if the changes are intended.',
    caching: `Send \`Cache-Control: public, max-age=0, must-revalidate\` with pages, because browser caches cannot be purged. ${HOSTING}`
};
const KINDS = Object.keys(KIND_ADVICE);
/** Advice for cases in which the kind's advice does not apply. */
const OTHER_ADVICE = {
    forbidden: `${KIND_ADVICE.login} If the site is public, check the permissions of the bucket or the host: the status is also 403 if the host is not allowed to read the files.`,
    unavailable: 'The host is overloaded or has an error. Lower `concurrency`, or check the host log.',
    unreachable: 'Check `site-url` and DNS, and whether a firewall, VPN or proxy keeps this runner from reaching the host.',
    transfer: 'Browsers cannot show this response. Check the host and any CDN or proxy in front of it.',
    withoutText: `${DIFFERENT_TEXT} Keep the folder \`site\` of the export beside the manifest, so that the next run can compare the exported text with the served text.`,
    builtFor: 'Set the path of `site-url` in the site generator and build the site again, or serve the site at the path that it was built for.',
    hashed: `Send \`Cache-Control: public, max-age=31536000, immutable\` with files that have a build hash in their name. ${HOSTING}`
};
/** Whether findings of a kind are only warnings, because readers still get the exported content. */
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
/** Returns the text of `verify.json`, which docs/verify.md describes. */
function verifyText({ verified, checked, findings, unchecked }) {
    const listed = findings.map(finding => ({ ...finding, path: finding.path ?? null }));
    const result = { version: 1, verified, checked, counts: countsOf(findings), findings: listed, unchecked };
    return `${JSON.stringify(result, undefined, 2)}\n`;
}
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
/** Groups equal findings about several addresses. `count` includes addresses that are not listed. */
function groupsOf(findings) {
    const groups = (0,group_by/* groupBy */.$)(findings, ({ kind, detail, advice }) => [kind, detail, advice].join('\n'));
    return Array.from(groups.values(), group => ({
        ...group[0],
        addresses: group.map(({ address }) => address),
        count: group.reduce((sum, { count }) => sum + count, 0)
    }));
}

// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var text_format = __webpack_require__(64579);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/site/pages/page-addresses.js
var page_addresses = __webpack_require__(58156);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/verify/sample/site-addresses.js




class SiteAddresses {
    origin;
    #root;
    #style;
    files;
    #exportedBase;
    /** `basePath` is from the export. The host may serve the site below another path, for example in a preview. */
    constructor(siteUrl, style, paths, basePath = '/') {
        this.#root = new URL((0,site_address/* baseFolder */.YR)(siteUrl.pathname), siteUrl);
        this.#style = style;
        this.files = new page_addresses/* SiteFiles */.B(new Set(paths));
        this.#exportedBase = (0,site_address/* baseFolder */.YR)(basePath);
        this.origin = siteUrl.origin;
    }
    /** Whether the site has a file for an address, in any form of the address. */
    hasFileFor(path) {
        return this.files.find(path) !== undefined;
    }
    of(path) {
        return (0,pages/* isPage */.yp)(path) ? this.#ofPage(path, this.#style) : this.ofFile(path);
    }
    /** Returns the address that a page has if the host uses the other form of page addresses. */
    inOtherStyle(path) {
        if (path === 'index.html')
            return this.ofFile(path);
        return this.#ofPage(path, this.#style === 'clean' ? 'html' : 'clean');
    }
    ofFile(path) {
        return new URL(new site_address/* SiteAddress */.g6(path, this.#root.pathname).pathname, this.#root);
    }
    ofDestination(destination) {
        const path = destination.startsWith(this.#exportedBase)
            ? `${this.#root.pathname}${destination.slice(this.#exportedBase.length)}`
            : destination;
        return (0,parse_url/* parseUrl */.D)(path, this.#root) ?? undefined;
    }
    /** Returns the path inside the site, or undefined for an address outside the site. */
    pathIn(url) {
        return url.origin === this.origin ? site_address/* SiteAddress */.g6.parse(url.pathname, this.#root.pathname)?.path : undefined;
    }
    fileAt(url) {
        const path = this.pathIn(url);
        return path === undefined ? undefined : this.files.find(path);
    }
    #ofPage(path, style) {
        if (path === 'index.html')
            return this.#root;
        if (style === 'html' || !path.endsWith('.html'))
            return this.ofFile(path);
        const name = (0,page_addresses/* pageName */.$)(path);
        const isFolder = path.endsWith('/index.html');
        // If guides.html also exists, the address /guides/ can refer to either page.
        const address = isFolder ? `${name}/` : name;
        const found = this.files.find(address);
        return this.ofFile(found === undefined || found === path ? address : path);
    }
}
/** Returns the decoded path for display, such as `/guides/größe`. */
function readablePath(address) {
    return `/${site_address/* SiteAddress */.g6.parse(new URL(address).pathname)?.path ?? ''}`;
}
/** Whether two addresses refer to the same page, regardless of `.html`, final slash, anchor and percent-encoding. */
function isSamePage(a, b) {
    const pageOf = ({ pathname }) => site_address/* SiteAddress */.g6.parse(pathname)?.page;
    const queryOf = ({ searchParams }) => searchParams.toString();
    return a.origin === b.origin && queryOf(a) === queryOf(b) && pageOf(a) === pageOf(b);
}

;// CONCATENATED MODULE: ./.build/src/verify/summary.js








const MAX_ROWS = 50;
const MAX_ADDRESSES = 10;
const MAX_TEXT = 500;
function verifySummary(record, format = text_format/* MARKDOWN */.yQ) {
    const { siteUrl, result, failure, docsUrl } = record;
    const facts = [
        format.strong(format.link(siteUrl.href, siteUrl.href)),
        result && `${(0,units/* formatCount */.B4)(result.checked, 'address')} checked`,
        result?.liveAfterMs !== undefined && `live after ${(0,units/* formatDuration */.a3)(result.liveAfterMs)}`,
        (0,summary/* durationOf */.cf)(record)
    ];
    // With a result, the table of findings replaces the error.
    const shown = result === undefined ? failure : undefined;
    const sections = [
        result && findingsTable(result.findings, docsUrl, format),
        result &&
            result.unchecked.length > 0 &&
            `${uncheckedText(result.unchecked.length)} \`verify.json\` lists them.`
    ];
    const top = { heading: heading(record), facts, failure: shown };
    return (0,summary/* summaryOf */.YG)(top, `${docsUrl}docs/errors.md`, sections, format);
}
function heading({ result }) {
    if (result?.verified === true)
        return 'Site verified';
    const differs = result?.findings.some(({ kind }) => !isWarning(kind)) === true;
    return differs ? 'The site differs from the export' : 'Site not verified';
}
/** Returns a table with one row per problem, followed by the advice without repetitions. */
function findingsTable(findings, docsUrl, format) {
    const { code, link, lines, sentence, strong, table } = format;
    const max = Math.min(MAX_ROWS, format.maxItems);
    const groups = groupsOf(findings);
    if (groups.length === 0)
        return '';
    const rows = groups.slice(0, max).map(({ kind, addresses, count, detail }) => {
        const links = addresses.map(address => link((0,markdown/* clip */.$Q)(readablePath(address), MAX_TEXT), address));
        const sign = isWarning(kind) ? '⚠️' : '❌';
        return [
            `${sign} ${code(kind)}`,
            lines((0,with_more/* withMore */.i)(links, MAX_ADDRESSES, count)),
            sentence((0,markdown/* clip */.$Q)(detail, MAX_TEXT))
        ];
    });
    const rest = groups.length - rows.length;
    const advice = [...new Set(groups.map(group => group.advice))].slice(0, max).map(each => {
        const kinds = new Set(groups.flatMap(group => (group.advice === each ? [code(group.kind)] : [])));
        return `- ${[...kinds].join(', ')}: ${withLinks(each, docsUrl, format)}`;
    });
    return [
        table(['Finding', 'Addresses', 'What is wrong'], rows),
        ...(rest > 0 ? [`… ${(0,with_more/* andMore */.v)(rest)}, see \`verify.json\`.`] : []),
        `${strong('What to do')}\n\n${advice.join('\n')}`
    ].join('\n\n');
}
function uncheckedText(count) {
    return `Addresses that were not checked, because the request limit was reached or there was no response: ${count}.`;
}
/** Converts the names of documentation pages to links. */
function withLinks(advice, docsUrl, format) {
    const parts = advice.split(/(docs\/[\w-]+\.md)/);
    return parts
        .map((part, at) => at % 2 === 0
        ? format.sentence((0,markdown/* clip */.$Q)(part, MAX_TEXT))
        : docsUrl === ''
            ? format.text(part)
            : format.linkAndAddress(part, docsUrl + part))
        .join('');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/review/scan/html/html-tokens.js
var html_tokens = __webpack_require__(52886);
// EXTERNAL MODULE: ./.build/src/review/scan/values/attribute-values.js
var attribute_values = __webpack_require__(48226);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/site/files/build-hash.js
var build_hash = __webpack_require__(99004);
;// CONCATENATED MODULE: ./.build/src/verify/judge/caching.js




const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
function cachingProblemOf(target, { hops, headers }) {
    // After a redirect to another page, the response is not cached for the requested address.
    if (!hops.every(hop => isSamePage(hop, target.url)))
        return undefined;
    const seconds = freshSeconds(headers);
    if (target.role === 'page' && seconds > HOUR_S) {
        const detail = `Browsers may show the page for ${(0,units/* formatDuration */.a3)(seconds * 1000)} without requesting a new version.`;
        return findingOf(target, 'caching', detail);
    }
    if (target.role !== 'asset' || seconds >= DAY_S)
        return undefined;
    // Host rules cannot recognize folders with a hash in their name, so only the file name counts.
    const { path } = target.file;
    if (!(0,build_hash/* isImmutable */.t)(path.slice(path.lastIndexOf('/') + 1)))
        return undefined;
    const kept = seconds < 1 ? 'request the file each time' : `keep the file for ${(0,units/* formatDuration */.a3)(seconds * 1000)} only`;
    const detail = `The file name has a build hash, but browsers ${kept}.`;
    return findingOf(target, 'caching', detail, OTHER_ADVICE.hashed);
}
/** Browsers may use a response without an explicit lifetime for this share of the time since its last modification. */
const HEURISTIC_SHARE = 0.1;
/** Returns the seconds for which a browser may use the response without a new request. */
function freshSeconds(headers) {
    const directives = headers['cache-control']?.toLowerCase() ?? '';
    if (/(?:^|[\s,])no-(?:cache|store)\b/.test(directives))
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
;// CONCATENATED MODULE: ./.build/src/verify/judge/content-type.js




const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i;
/** Types that the Next.js client accepts for its payloads. */
const DATA_TYPE = /^text\/(?:plain|x-component)\b/i;
/** Types that agents accept for Markdown. */
const MARKDOWN_TYPE = /^text\/(?:markdown|plain)\b/i;
function contentTypeProblem(target, headers) {
    if (target.role !== 'page' && target.role !== 'asset' && target.role !== 'data')
        return undefined;
    const { path } = target.file;
    const type = headers['content-type']?.trim() ?? '';
    const problem = (what) => `Content-Type is ${type.slice(0, 100) || 'missing'}${what}`;
    if (target.role === 'page') {
        if (!(0,pages/* isPageType */.Eo)(type))
            return problem('. Expected: text/html.');
        if (/^\s*attachment/i.test(headers['content-disposition'] ?? ''))
            return 'Content-Disposition is attachment: browsers download the page instead of showing it.';
        const isSentAway = (0,attribute_values/* refreshUrl */.Lt)(headers['refresh']?.toString() ?? '') !== undefined;
        return isSentAway ? 'The header Refresh sends readers to another address.' : undefined;
    }
    if (target.role === 'data') {
        if (path.endsWith('.md'))
            return MARKDOWN_TYPE.test(type) ? undefined : problem('. Expected: text/markdown.');
        const wanted = path.endsWith('.rsc') ? 'text/x-component' : 'text/plain';
        const isAccepted = DATA_TYPE.test(type) || path.endsWith('.json');
        return isAccepted ? undefined : problem(`: it must be ${wanted}, or the client loads the whole page.`);
    }
    const isStrict = /\bnosniff\b/i.test(headers['x-content-type-options']?.toString() ?? '');
    if (/\.css$/i.test(path)) {
        const isRefused = type === '' ? isStrict : !/^text\/css\b/i.test(type);
        return isRefused ? problem(': browsers ignore a style sheet that is not text/css.') : undefined;
    }
    if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type))
        return undefined;
    if (target.isModule === true)
        return problem(': browsers do not run a module that is not text/javascript.');
    return isStrict ? problem(' with nosniff: browsers do not run the script.') : undefined;
}
const CHARSET = /;\s*charset\s*=\s*["']?([^\s"';]+)/i;
/** Returns why browsers show wrong characters, if they do. The header's charset has priority over the page's. */
function charsetProblemOf(contentType, bytes) {
    const label = CHARSET.exec(contentType)?.[1];
    const named = (0,encoding/* encodingNamed */.Jk)(label);
    const head = bytes.toString('latin1', 0, encoding/* MAX_HEAD */.Wo);
    // Browsers ignore unknown charset names.
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

;// CONCATENATED MODULE: ./.build/src/verify/judge/hidden-emails.js
/** Cloudflare replaces e-mail addresses with these elements and links. A script in the page restores the addresses. */
const ELEMENT = /<(?:a|span)\b[^<>]*>[^<>]*<\/(?:a|span)>/gi;
const ELEMENT_CODE = /\sdata-cfemail\s*=\s*"([\da-f]{4,})"/i;
const LINK = /\/cdn-cgi\/l\/email-protection#([\da-f]{4,})/gi;
/** Restores the e-mail addresses that readers see after the scripts of the page have run. */
function withEmails(page) {
    if (!page.includes('cfemail') && !page.includes('email-protection#'))
        return page;
    // Latin-1 preserves the bytes of any encoding.
    const html = page
        .toString('latin1')
        .replace(ELEMENT, element => decoded(ELEMENT_CODE.exec(element)?.[1]) ?? element)
        .replace(LINK, (_, code) => `mailto:${decoded(code)}`);
    return Buffer.from(html, 'latin1');
}
/** Decodes an e-mail address. The first byte of `code` is the XOR key for the other bytes. */
function decoded(code) {
    if (code === undefined)
        return undefined;
    const [key = 0, ...letters] = Buffer.from(code, 'hex');
    return Buffer.from(letters.map(letter => letter ^ key)).toString('latin1');
}

// EXTERNAL MODULE: ./.build/src/runtime/text/same-words.js
var same_words = __webpack_require__(80226);
;// CONCATENATED MODULE: ./.build/src/verify/judge/shared-words.js


const MIN_SAME_WORDS = 0.8;
/** This limit is a number, not a share, because an added banner can have more words than a short page. */
const MAX_ADDED_WORDS = 50;
/** A number with its separators is one word. Each symbol is a word, because `>` and `>=` are different texts. */
const WORD = /\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
function sharedWords(exported, served) {
    const [before, after] = [exported.text.match(WORD) ?? [], served.text.match(WORD) ?? []];
    const isNear = (0,same_words/* shareOfSameWords */.c)((0,group_by/* countEach */.x)(before), (0,group_by/* countEach */.x)(after)) >= MIN_SAME_WORDS;
    const isComplete = before.length > 0 && isWithin(before, after);
    const isLike = isNear || (isComplete && after.length - before.length <= MAX_ADDED_WORDS);
    if (isComplete && isLike && isWithin(exported.targets, served.targets))
        return 'all';
    return isLike ? 'most' : 'few';
}
/** Whether `all` contains all parts in the same order, possibly with other parts between them. */
function isWithin(parts, all) {
    let found = 0;
    for (const each of all)
        if (each === parts[found])
            found += 1;
    return found === parts.length;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/evidence.js







function isUnreachable(visit) {
    return visit.end === 'failed' && visit.isUnreachable;
}
/** Whether a reader gets the exported content, even if a proxy or CDN changed the bytes. */
function isAsExported({ target, isExact, page }) {
    return isExact || (target.role === 'page' && page !== undefined && page.content === target.file.content);
}
/** Whether the result is unknown: no requests were left, or an address that must not exist gave no final response. */
function isUnchecked({ target: { role }, visit }) {
    const mustNotExist = role === 'unknown' || role === 'removed';
    const isUnanswered = visit.end === 'failed' || (visit.end === 'response' && (0,retry/* isTransient */.dg)(visit.status));
    return visit.end === 'unchecked' || (mustNotExist && isUnanswered);
}
const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i;
/** Words of larger pages are not compared, because the comparison would block the run. */
const MAX_COMPARED_BYTES = 2_000_000;
/** Checks the headers, which are not kept after an exact match, and reads a page whose bytes differ from the export. */
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
    // Loaded on demand, because the scanner is needed only if bytes differ.
    const { digestPage, textOfPage } = await __webpack_require__.e(/* import() */ 2436).then(__webpack_require__.bind(__webpack_require__, 52436));
    const bytes = withEmails(body.bytes);
    const content = digestPage(bytes);
    const found = { ...content, ...signInAndRefresh(bytes, content.title) };
    const isOther = target.role === 'page' && content.content !== target.file.content;
    const isCompared = isOther && Math.max(body.size, target.file.size) <= MAX_COMPARED_BYTES;
    const exported = isCompared ? await readExported?.(target.file) : undefined;
    if (exported === undefined)
        return { ...about, page: found };
    return { ...about, page: { ...found, words: sharedWords(textOfPage(exported), textOfPage(bytes)) } };
}
/** Returns whether a page is a sign-in form, and the target of its `refresh` element. */
function signInAndRefresh(bytes, title) {
    let isSignIn = false;
    let refresh;
    for (const { tag, element } of (0,html_tokens/* htmlTokens */._)(bytes)) {
        if (element?.name === 'form')
            isSignIn ||= SIGN_IN.test(title);
        else if (element?.name === 'input')
            isSignIn ||= /^password$/i.test(tag.raw('type'));
        else if (element?.name === 'meta' && /^refresh$/i.test(tag.raw('http-equiv')))
            refresh ??= (0,attribute_values/* refreshUrl */.Lt)((0,attribute_values/* decodedValue */.Es)(tag.raw('content')));
    }
    return { isSignIn, refresh };
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/missing-advice.js


const MAX_PROBES = 10;
/** Returns targets for missing pages, at the addresses that these pages would have under other host rules. */
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
/** Explains missing pages from the results of all addresses. A missing host rule is reported only once. */
function explainMissing(findings, all, probes) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const notFound = new Set(pages.filter(isNotFound).map(({ target }) => target.url.href));
    const [elsewhere, absent] = partition(probes, ({ visit }) => visit.end === 'response' && visit.status === 200);
    const [first] = elsewhere;
    if (first === undefined && notFound.size < pages.length)
        return [...findings];
    // If some pages exist at their other address, a page that does not exist at either address is simply missing.
    const absentPaths = new Set(first === undefined ? [] : absent.map(({ target }) => (0,sample_targets/* pathOf */.XM)(target)));
    const [explained, others] = partition(findings, ({ kind, address, path }) => kind === 'missing' && notFound.has(address) && !absentPaths.has(path));
    return first === undefined
        ? [...explained.map(finding => ({ ...finding, advice: EVERY_PAGE })), ...others]
        : [...ruleFinding(explained, elsewhere), ...others];
}
const EVERY_PAGE = 'Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host has permission to read the files.';
/** Returns one finding that lists the pages that exist at their other address. */
function ruleFinding(missing, probes) {
    const [first] = missing;
    if (first === undefined)
        return [];
    const isHtml = probes[0]?.target.url.pathname.endsWith('.html') === true;
    const found = new Set(probes.map(({ target }) => (0,sample_targets/* pathOf */.XM)(target)));
    const tried = missing.filter(({ path }) => found.has(path)).map(({ address }) => readablePath(address));
    const detail = `Not found at ${tried.join(', ')}, but found ${isHtml ? 'with' : 'without'} \`.html\`.`;
    const advice = isHtml
        ? 'The host has no rewrite rule that adds `.html` to addresses. See docs/hosting.md.'
        : 'The host does not serve `.html` addresses. Set `addresses: clean`.';
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
;// CONCATENATED MODULE: ./.build/src/verify/judge/stale.js
/** Returns the evidence that the response is an earlier version of the file, or undefined if there is none. */
function staleSign({ visit, page }, file, facts) {
    if (visit.end !== 'response')
        return undefined;
    const { path } = file;
    const { headers, body } = visit;
    const { exportedAt, fates } = facts;
    const fate = fates?.get(path);
    // Times in headers have a precision of one second.
    const isBefore = (time) => time + 1000 <= exportedAt;
    const age = /^\d{1,10}$/.test(headers.age ?? '') ? ` The cached response is ${headers.age} s old.` : '';
    if (body !== undefined && body.sha256 !== '' && facts.previous?.get(path) === body.sha256)
        return `The version from the previous export is served.${age}`;
    if (body !== undefined && file.exported === body.sha256)
        return `The page is served as exported, without the changes made by the finish action.${age}`;
    const cachedAt = Date.parse(headers.date ?? '') - Number(headers.age ?? NaN) * 1000;
    if (page !== undefined && page.content === file.content) {
        const isRebuilt = fates === undefined ? isBefore(cachedAt) : fate === 'rebuilt' && age !== '';
        return isRebuilt ? `An earlier build of the page is served from a cache.${age}` : undefined;
    }
    if (page?.words === 'few' && page.title !== file.title)
        return undefined;
    if (fate === 'changed')
        return `An earlier version is served: the page changed in this export, but its new content is not served.${age}`;
    // A page that is new in this export has no earlier version.
    if (fate === 'added')
        return undefined;
    const modified = Date.parse(headers['last-modified'] ?? '');
    if (isBefore(modified))
        return `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`;
    return isBefore(cachedAt)
        ? `An earlier version is served from a cache: the response is older than the export.${age}`
        : undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-address.js







/** Judges the response from one address, regardless of other addresses. Returns undefined if there is no problem. */
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
    if (target.builtFor !== undefined)
        return judgeOutside(evidence, target, target.builtFor);
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
        ? 'An address that does not exist returns HTTP 200.'
        : `An address that does not exist redirects to ${way.pathname}, which returns HTTP 200.`;
    return findingOf(target, 'soft-404', detail);
}
/** Judges an asset address that has no file in the export. Accepts any file, because another site may serve it. */
function judgeOutside({ visit }, target, builtFor) {
    const isFile = visit.end === 'response' && visit.status === 200 && !(0,pages/* isPageType */.Eo)(visit.headers['content-type'] ?? '');
    if (isFile || visit.end === 'left')
        return undefined;
    if (builtFor === '')
        return findingOf(target, 'stale', 'A page loads this file, but neither the export nor the host has it.');
    const detail = `Pages load the file from an address outside the site, because the pages were built for the path ${builtFor}.`;
    return findingOf(target, 'missing', detail, OTHER_ADVICE.builtFor);
}
function judgeRemoved({ visit }, target) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const isElsewhere = visit.hops.length > 0 && !visit.hops.some(hop => isSamePage(hop, target.url));
    if (isElsewhere)
        return undefined;
    const detail = (0,pages/* isPage */.yp)(target.path)
        ? 'The page was removed in this export but is still served.'
        : 'A data file of a removed page, which contains the text of the page, is still served.';
    return findingOf(target, 'not-removed', detail);
}
function judgeRedirect({ visit, isExact, page }, target, { addresses }) {
    const { destination } = target;
    const leadsTo = (url) => isSamePage(url, destination);
    const way = visit.end === 'left' ? [...visit.hops, visit.to] : visit.hops;
    if (isExact || way.some(leadsTo))
        return undefined;
    if (page?.refresh !== undefined && leadsTo(addresses.ofDestination(page.refresh) ?? target.url))
        return findingOf(target, 'altered', 'The bytes of the redirect page differ from those in the export.');
    // Hides the query of any path other than the expected path, because the query can contain a secret.
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
function judgeOtherBytes(evidence, file, facts) {
    const { target, visit, page } = evidence;
    const end = visit.hops.at(-1);
    // After a redirect to another page, the response is not an earlier version of this page.
    const elsewhere = end === undefined || isSamePage(end, target.url) ? '' : ` after a redirect to ${end.pathname}`;
    const stale = elsewhere === '' ? staleSign(evidence, file, facts) : undefined;
    if (stale !== undefined)
        return findingOf(target, 'stale', stale);
    if (target.role === 'asset')
        return judgeOtherAsset(evidence, file);
    if (target.role === 'data')
        return findingOf(target, 'stale', 'The data of the page is from another build.');
    const away = page?.refresh === undefined ? undefined : facts.addresses.ofDestination(page.refresh);
    if (away !== undefined && away.origin !== facts.addresses.origin)
        return findingOf(target, 'different', `The page sends readers to ${away.origin}.`);
    if (isAsExported(evidence))
        return findingOf(target, 'altered', 'The content of the page is as exported, but its bytes differ.');
    const size = visit.end === 'response' ? (visit.body?.size ?? 0) : 0;
    const sizes = `${(0,units/* formatBytes */.z3)(size)} instead of ${(0,units/* formatBytes */.z3)(file.size)}`;
    if (page === undefined)
        return findingOf(target, 'different', `Another page, which is too large to be read, is served: ${sizes}.`);
    const { title, words } = page;
    if (words === 'all')
        return findingOf(target, 'altered', 'The page has all exported words, but its bytes differ.');
    if (words === 'most')
        return findingOf(target, 'different-text', 'The page has nearly the same text, but lacks some words, links or images from the export.');
    if (title !== '' && title === file.title) {
        if (words === 'few')
            return findingOf(target, 'different', 'A page with the same title but different text is served.');
        const detail = 'The page has the same title but different content. The exported text is not available or is too large to compare.';
        return findingOf(target, 'different-text', detail, OTHER_ADVICE.withoutText);
    }
    const isUnknown = file.title === undefined && file.content === undefined && words === undefined;
    const detail = isUnknown
        ? 'The bytes of the page differ from those in the export. The served page may be a different page: the manifest has no titles to compare (`check: off`).'
        : `Another page is served${elsewhere}, with ${title === '' ? 'no title' : `the title "${title.slice(0, 100)}"`}.`;
    return findingOf(target, 'different', detail);
}
/** Minimum share of the exported size. Optimizers do not make styles, scripts and images smaller than this share. */
const MIN_SIZE_SHARE = 0.1;
/** Files that hosts and CDNs change. Cloudflare adds rules to robots.txt. */
const IS_OPTIMIZED = /\.(?:avif|css|gif|html?|ico|jpe?g|m?js|png|svg|webp)$|(?:^|\/)robots\.txt$/i;
function judgeOtherAsset({ target, visit }, { path, size }) {
    const { headers, body } = visit.end === 'response' ? visit : {};
    const isOtherType = (0,pages/* isPageType */.Eo)(headers?.['content-type'] ?? '') && !(0,pages/* isPageType */.Eo)((0,content_types/* contentTypeOf */.J)(path, () => true));
    if (isOtherType)
        return findingOf(target, 'different', 'An HTML page is served instead of the file.');
    if (body !== undefined && body.size < size * MIN_SIZE_SHARE) {
        const detail = `The file size is ${(0,units/* formatBytes */.z3)(body.size)} instead of ${(0,units/* formatBytes */.z3)(size)}.`;
        return findingOf(target, 'different', detail);
    }
    return IS_OPTIMIZED.test(path)
        ? findingOf(target, 'altered', 'The bytes of the file differ from those in the export.')
        : findingOf(target, 'stale', 'Another version of the file is served.');
}
function leaving({ origin, pathname, protocol }) {
    const where = `${origin}${pathname}`.slice(0, 300);
    return protocol === 'http:'
        ? `The address redirects to http instead of https: ${where}`
        : `The address redirects to another host: ${where}`;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/verify/judge/judge-site.js



/** Kinds that are reported once, with an example and a count. */
const NAMED_ONCE = ['login', 'altered', 'caching'];
/** Judges all addresses. `waiting` contains the addresses whose problems may disappear when caches are refreshed. */
function judgeSite(all, facts) {
    const login = loginFinding(all);
    if (login !== undefined)
        return { findings: [login], waiting: [...all] };
    const placeholders = repeatedBodies(all);
    const judged = all.flatMap(evidence => {
        const found = judgeAddress(evidence, facts);
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
/** Returns a finding if all requested pages are behind a sign-in. */
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
            ? finding('Every page returns HTTP 403.', OTHER_ADVICE.forbidden)
            : finding('Every page returns HTTP 401.');
    const host = signInHost(pages);
    if (host !== undefined)
        return finding(`Every page redirects to ${host}, which asks readers to sign in.`);
    const { title = '' } = first.page ?? {};
    const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title);
    return isForm ? finding(`Every page is the same sign-in form, "${title.slice(0, 100)}".`) : undefined;
}
const SIGN_IN_ADDRESS = /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i;
/** Returns the sign-in host to which all pages redirect, but not a host that serves the pages themselves. */
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
/** Returns the digests of bodies that are each served for several pages, although the exported pages differ. */
function repeatedBodies(all) {
    const replaced = new Map();
    const repeated = new Set();
    for (const { target, visit } of all) {
        // The body of a page that matches the export exactly is not kept, and a body that is too large has no digest.
        const sha256 = target.role === 'page' && visit.end === 'response' && visit.body?.sha256;
        if (!sha256)
            continue;
        if ((replaced.get(sha256) ?? target.file.sha256) !== target.file.sha256)
            repeated.add(sha256);
        replaced.set(sha256, target.file.sha256);
    }
    return repeated;
}
/** A page that is served at several addresses is not an earlier version of an exported page. */
function asPlaceholder(found, { target, visit, page }, repeated) {
    const isEarlier = found.kind === 'stale' || found.kind === 'different-text';
    const isRepeated = isEarlier && visit.end === 'response' && repeated.has(visit.body?.sha256 ?? '');
    if (!isRepeated)
        return found;
    const title = page?.title ? `with the title "${page.title.slice(0, 100)}"` : 'without a title';
    return findingOf(target, 'different', `The same wrong page ${title} is served at several addresses.`);
}
/** Sorts findings by kind. Kinds that are reported once are merged into one finding per advice, with a count. */
function toFindings(problems) {
    const findings = new Map();
    // Responses arrive in any order, so sort the findings for a stable result.
    for (const found of problems.toSorted((a, b) => (0,compare/* compareText */.n)(a.address, b.address))) {
        const { kind, advice, address } = found;
        const key = `${kind} ${NAMED_ONCE.includes(kind) ? advice : address}`;
        const { count, ...first } = findings.get(key) ?? { ...found, count: 0 };
        findings.set(key, { ...first, count: count + 1 });
    }
    return [...findings.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

// EXTERNAL MODULE: ./.build/src/verify/request/visit.js + 1 modules
var visit = __webpack_require__(29354);
// EXTERNAL MODULE: ./.build/src/review/scan/html/elements.js + 1 modules
var html_elements = __webpack_require__(75078);
;// CONCATENATED MODULE: ./.build/src/verify/sample/page-assets.js







const LOADING = ['script', 'link', 'img', 'source', 'video', 'audio'];
/** Returns assets that a page loads. Reads only some kinds of elements, because the review checks all references. */
function assetsOf(page, pageUrl, { files, addresses, exported }) {
    const found = new Map();
    let base;
    for (const { tag, element } of (0,html_tokens/* htmlTokens */._)(page)) {
        const { name = '' } = element ?? {};
        const value = (0,attribute_values/* decodedValue */.Es)(tag.raw(name === 'link' || name === 'base' ? 'href' : 'src'));
        if (name === 'base' && value !== '')
            base ??= (0,parse_url/* parseUrl */.D)(value, pageUrl) ?? pageUrl;
        const rel = tag.raw('rel');
        const isLoaded = name !== 'link' || html_elements/* LINK_REFERENCES */.c7.find(({ rels }) => rels.test(rel))?.meaning === 'resource';
        const url = (0,parse_url/* parseUrl */.D)(value, base ?? pageUrl);
        if (!LOADING.includes(name) || !isLoaded || url?.origin !== addresses.origin)
            continue;
        url.hash = '';
        const path = addresses.pathIn(url) ?? '';
        const elsewhere = files.has(path) ? undefined : (0,site_address/* fileBelowAnyBase */.BZ)(url.pathname, files);
        // A page from an earlier build can load files that the export does not have.
        const isOfOtherBuild = exported?.includes(external_node_path_.posix.basename(path)) === false && /\.(?:css|m?js)$/i.test(path);
        const file = files.get(elsewhere?.path ?? path) ?? (isOfOtherBuild ? { path, size: 0, sha256: '' } : undefined);
        if (file === undefined || (0,pages/* isPage */.yp)(file.path) || found.has(url.href))
            continue;
        const isModule = /^module$/i.test(tag.raw('type')) || /\bmodulepreload\b/i.test(rel) || /\.mjs$/i.test(file.path);
        const builtFor = elsewhere?.base ?? (file.sha256 === '' ? '' : undefined);
        found.set(url.href, { role: 'asset', url, file, isModule, builtFor });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./.build/src/verify/verification.js













/** Number of pages whose assets are also verified. */
const PAGES_WITH_ASSETS = 5;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_SHARE = 0.25;
/** Less than 1, so that a run ends with findings and not with a timeout. */
const WAIT_SHARE_OF_TIMEOUT = 0.9;
/** Requests addresses of the site. Until `wait` has passed, repeats requests for addresses that have a problem. */
class Verification {
    #inputs;
    #context;
    #addresses;
    #files;
    /** Aborts the other requests after a failure, because their results are no longer needed. */
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
            const open = [...new Set([...waiting, ...this.#unchecked()])];
            if (open.length === 0)
                return this.#end(findings, pass === 1 ? undefined : elapsedMs);
            if (elapsedMs >= waitMs)
                return this.#end(await this.#explain(findings), undefined);
            await this.#pause(open.length, elapsedMs, waitMs);
            if (this.#isReached)
                targets = open.map(({ target }) => target);
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
    /** Runs one pass. Also requests the assets of the first pages after these pages have been received. */
    async #requestAll(targets) {
        const budget = new visit/* RequestBudget */.bK();
        // Request one address first, because without a connection every address would fail for the same reason.
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
                // If this pass has no requests left, keep the result of an earlier pass.
                if (evidence.visit.end !== 'unchecked' || !this.#evidence.has(href))
                    this.#evidence.set(href, evidence);
            }
        };
        await Promise.all(Array.from({ length: this.#inputs.concurrency }, work));
    }
    async #visit(target, budget) {
        const { headers, limits } = this.#inputs;
        const visited = await (0,visit/* visit */.YR)(target, { ...this.#context, headers, limits, budget });
        const evidence = await examine(target, visited, async (file) => await this.#readExported(file));
        if (visited.end === 'response' && this.#pagesToRead.has(target.url.href) && isThePage(evidence)) {
            const html = visited.body?.bytes ?? Buffer.alloc(0);
            const exported = evidence.isExact || target.role !== 'page' ? undefined : await this.#readExported(target.file);
            const site = { files: this.#files, addresses: this.#addresses, exported };
            this.#assets.push(...assetsOf(html, visited.hops.at(-1) ?? target.url, site));
            this.#pagesToRead.delete(target.url.href);
        }
        return evidence;
    }
    /** Reads the exported file beside the manifest; undefined if the file is missing or was changed after the export. */
    async #readExported({ path, sha256 }) {
        const bytes = await (0,promises_.readFile)((0,external_node_path_.join)(this.#inputs.siteDir, path)).catch(() => undefined);
        return bytes !== undefined && (0,external_node_crypto_.hash)('sha256', bytes) === sha256 ? bytes : undefined;
    }
    async #pause(open, elapsedMs, waitMs) {
        const { clock, log, random, signal } = this.#context;
        const longest = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE));
        const pauseMs = Math.min(waitMs - elapsedMs, longest * (0.75 + 0.25 * random()));
        const [pause, wait] = [(0,units/* formatDuration */.a3)(pauseMs), (0,units/* formatDuration */.a3)(waitMs)];
        log.info(`Not as exported yet: ${(0,units/* formatCount */.B4)(open, 'address')}. Checking again in ${pause}, for up to ${wait} in total.`);
        await clock.sleep(pauseMs, signal);
    }
    /** Requests missing pages at the addresses that the pages would have under other host rules. */
    async #explain(findings) {
        const all = [...this.#evidence.values()];
        if (!findings.some(({ kind }) => kind === 'missing'))
            return findings;
        const budget = new visit/* RequestBudget */.bK();
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
            verified: unchecked.length === 0 && findings.every(({ kind }) => isWarning(kind)),
            checked: this.#evidence.size - unchecked.length,
            findings: findings.map(finding => ({ ...finding, detail: redact(finding.detail) })),
            unchecked,
            liveAfterMs
        };
    }
}
/** Whether the response is a version of the exported page, so that its assets can be verified. */
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













/** Maximum number of findings in the error message. The summary lists more findings. */
const MAX_NAMED = 5;
async function main(inputs, context) {
    const { siteUrl, docsUrl, timeoutMs } = inputs;
    const record = { siteUrl, docsUrl, startedAt: context.clock.now() };
    const state = `The site ${siteUrl.href} was not verified.`;
    await (0,run/* runAction */.Cs)(record, {
        work: async () => await verify(inputs, record, context),
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs, state, advice: 'Run again.' }),
        summary: format => verifySummary(record, format)
    }, context);
}
async function verify(inputs, record, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log } = context;
        const problem = (0,site_address/* basePathProblem */.qt)(inputs.siteUrl, inputs.manifest.basePath);
        if (problem !== undefined)
            log.warning(problem);
        const verification = __addDisposableResource(env_1, new Verification(inputs, context), false);
        const result = await verification.run();
        const counts = countsOf(result.findings);
        const verifyPath = await writeResult(result, inputs, context);
        record.result = result;
        const setOutput = (name, value) => context.setOutput(name, value);
        setOutput('verified', String(result.verified));
        setOutput('checked', result.checked);
        setOutput('findings', result.findings.length);
        setOutput('stale', (counts.stale ?? 0) + (counts['different-text'] ?? 0));
        setOutput('missing', counts.missing ?? 0);
        setOutput('verify-path', verifyPath);
        logResult(result, inputs, context);
        const errors = result.findings.filter(({ kind }) => !isWarning(kind));
        const warnings = result.findings.filter(({ kind }) => isWarning(kind));
        for (const line of linesOf(warnings, inputs.docsUrl))
            log.warning(line);
        if (errors.length === 0)
            return;
        const waited = inputs.waitMs > 0 ? ` for ${(0,units/* formatDuration */.a3)(inputs.waitMs)}` : '';
        const lines = (0,with_more/* withMore */.i)(linesOf(errors, inputs.docsUrl), MAX_NAMED).map(line => `- ${line}`);
        const message = `${inputs.siteUrl.href} differs from the export: ${describeCounts(errors)}. Checked: ${(0,units/* formatCount */.B4)(result.checked, 'address')}${waited}.\n${lines.join('\n')}`;
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
        throw new failure/* Failure */.HR('results-unwritable', `${path} could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return path;
}
function logResult({ findings, checked, unchecked, liveAfterMs }, { siteUrl }, { log }) {
    if (unchecked.length > 0) {
        const text = uncheckedText(unchecked.length);
        if (findings.every(({ kind }) => isWarning(kind)))
            log.warning(`${siteUrl.href} is not verified. ${text}`);
        else
            log.info(text);
    }
    else if (findings.length === 0) {
        const when = liveAfterMs === undefined ? '' : `, live after ${(0,units/* formatDuration */.a3)(liveAfterMs)}`;
        log.info(`${siteUrl.href} matches the export: ${(0,units/* formatCount */.B4)(checked, 'address')} checked${when}.`);
    }
}
/** Returns one line for each group of equal findings. Does not repeat advice from an earlier line. */
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
