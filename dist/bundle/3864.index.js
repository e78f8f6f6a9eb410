export const id = 3864;
export const ids = [3864];
export const modules = {

/***/ 43864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run),
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 11 modules
var core = __webpack_require__(91659);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var runtime_failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js
var agent_http = __webpack_require__(13997);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var runtime_secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var format = __webpack_require__(64579);
// EXTERNAL MODULE: ./.build/src/runtime/time/clock.js
var clock = __webpack_require__(92258);
// EXTERNAL MODULE: ./.build/src/failures/exit-codes.js
var exit_codes = __webpack_require__(78620);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
;// CONCATENATED MODULE: ./.build/src/runtime/action/runner-log.js

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
    info: line => core/* info */.pq(escapeCommands(line)),
    debug: core/* debug */.Yz,
    notice: text => core/* notice */.lm(text),
    warning: (text, place) => core/* warning */.$e(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
    group: async (title, stage) => await core/* group */.Os(title, async () => await stage()),
    mask: core/* setSecret */.Pq
};

// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var action_summary = __webpack_require__(37223);
;// CONCATENATED MODULE: ./.build/src/runtime/action/job-summary.js






/** Maximum length of a terminal line, such as one that shows a page's changed words. */
const MAX_LINE = 300;
/** The summary of a run: Markdown on a runner, text on a command line. */
class JobSummary {
    #text;
    get isWritten() {
        return this.#text !== undefined;
    }
    async write(markdown, text) {
        this.#text = text;
        if (process.env['GITHUB_STEP_SUMMARY'] === undefined)
            return;
        try {
            await core/* summary */.z.addRaw(markdown).write();
        }
        catch (error) {
            core/* warning */.$e(`The job summary could not be written: ${(0,runtime_failure/* reasonOf */.A3)(error)}`);
        }
    }
    /** On a command line, shows the summary as text, unless the run failed for a reason other than findings. */
    async show() {
        const isError = process.exitCode !== exit_codes/* EXIT */.d.ok && process.exitCode !== exit_codes/* EXIT */.d.findings;
        if (process.env['GITHUB_ACTIONS'] === 'true' || isError || !this.#text)
            return;
        const lines = this.#text.trim().split('\n');
        await runnerLog.group(action_summary/* SUMMARY_GROUP */.Te, () => lines.forEach(line => runnerLog.info((0,clip/* clip */.$)(line, MAX_LINE))));
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
;// CONCATENATED MODULE: ./.build/src/runtime/action/step-process.js





/** The process of an action: its signals, its exit code, and at most one error. */
class StepProcess {
    /** Explains a cancellation until an action provides its own explanation. */
    explain = (cause) => new runtime_failure/* Failure */.HR('canceled', 'The run was canceled.', { advice: 'Run again.', cause });
    #canceled = new AbortController();
    #failed = false;
    constructor() {
        // A process that ends before the work is done, for example with an empty event loop, must not count as a success.
        process.exitCode = exit_codes/* EXIT */.d.failed;
        process.once('beforeExit', () => {
            if (process.exitCode !== exit_codes/* EXIT */.d.ok)
                this.fail(new Error('the run stopped before it was complete'));
        });
        process.once('uncaughtException', error => {
            this.fail(error);
            process.exit();
        });
        // Hides deprecation warnings about code in dependencies, which users cannot fix.
        process.noDeprecation = true;
    }
    succeed() {
        process.exitCode = exit_codes/* EXIT */.d.ok;
    }
    /** Reports the first error. Later errors are consequences of it. */
    fail(error) {
        if (this.#failed)
            return;
        this.#failed = true;
        const failure = (0,runtime_failure/* asFailure */.h_)(error);
        const { code, message, advice, cause } = failure;
        const page = (0,docs_url/* errorsPage */.PD)(process.env);
        core/* setFailed */.C1(`${message}\n${(0,docs_url/* withPages */.hF)(advice, page)}\nMore about this error: ${page}#${code}`);
        // A runner distinguishes only success and failure. Scripts on the command line can also detect findings.
        if (process.env['GITHUB_ACTIONS'] !== 'true')
            process.exitCode = (0,runtime_failure/* exitCodeOf */.FO)(failure);
        if (cause !== undefined)
            core/* debug */.Yz(`Cause: ${(cause instanceof Error && cause.stack) || (0,runtime_failure/* reasonOf */.A3)(cause)}`);
    }
    /** Returns a signal that aborts when the run is canceled. The process then ends, even if the cleanup takes too long. */
    cancellation() {
        // SIGBREAK is Ctrl-Break on Windows. With `once`, a second signal would kill the process during its cleanup.
        for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK'])
            process.on(name, () => this.#stop(name));
        // A killed parent process forwards no signal, but its IPC channel and log close. On a runner, there is only the log.
        process.once('disconnect', () => this.#stop('the end of the parent process'));
        if ('connected' in process && !process.connected)
            this.#stop('the end of the parent process');
        process.channel?.unref();
        process.stdout.on('error', () => this.#stop('a closed log'));
        return this.#canceled.signal;
    }
    #stop(cause) {
        this.#canceled.abort(new stop_reason/* Canceled */.Or(`stopped by ${cause}`));
        setTimeout(() => {
            // The action's cleanup has taken too long.
            this.fail(this.explain(this.#canceled.signal.reason));
            process.exit();
        }, stop_reason/* MAX_CLEANUP_MS */.vu).unref();
    }
    /** Ends the step even if a library keeps a connection open. */
    end() {
        setTimeout(() => process.exit(), stop_reason/* MAX_CLEANUP_MS */.vu).unref();
    }
}

;// CONCATENATED MODULE: ./.build/src/runtime/action/run.js











/** Does an action's work. Always writes the summary, and explains a failure. */
async function runAction(record, action, { clock, writeSummary, setStopExplanation }) {
    setStopExplanation?.(action.explain);
    try {
        await action.work();
    }
    catch (error) {
        const failure = (0,runtime_failure/* asFailure */.h_)(action.explain(error));
        record.failure = failure;
        throw failure;
    }
    finally {
        record.endedAt = clock.now();
        const columns = Number(process.env['COLUMNS']);
        await writeSummary(action.summary(format/* MARKDOWN */.yQ), action.summary((0,format/* plainFormat */.eA)(columns > 0 ? columns : undefined)));
    }
}
/** Runs an action: sets the exit code, and reports at most one error. */
async function run(inputs, action) {
    const step = new StepProcess();
    const summary = new JobSummary();
    const given = readInputs(inputs);
    const http = new agent_http/* AgentHttp */.Aq('static-docs-export', { ...(core/* isDebug */._o() && { trace: core/* debug */.Yz }) });
    try {
        await action(given, {
            log: runnerLog,
            clock: clock/* systemClock */.m,
            random: Math.random,
            signal: step.cancellation(),
            http,
            setOutput: core/* setOutput */.uH,
            writeSummary: async (markdown, text) => await summary.write(markdown, text),
            setStopExplanation: explain => (step.explain = explain)
        });
        step.succeed();
    }
    catch (error) {
        step.fail(error);
        // An action that ends early, for example because of invalid input, has not written a summary.
        const failure = (0,runtime_failure/* asFailure */.h_)(error);
        const heading = failure.code === 'invalid-input' ? '❌ Invalid input' : '❌ The action failed';
        if (!summary.isWritten)
            await summary.write((0,action_summary/* summaryOf */.YG)({ heading, facts: [], failure }, (0,docs_url/* errorsPage */.PD)(process.env)), '');
    }
    http[Symbol.dispose]();
    await summary.show();
    step.end();
}
function readInputs({ names, secrets, secretHeaders }) {
    const given = Object.fromEntries(names.map(name => [name, core/* getInput */.V4(name)]).filter(([, value]) => value !== ''));
    // Mask secrets first, because every later log line may contain a secret.
    const values = [
        ...secrets.flatMap(name => given[name] ?? []),
        ...(secretHeaders === undefined ? [] : (0,runtime_secrets/* headerSecrets */.n3)(given[secretHeaders] ?? ''))
    ];
    for (const form of (0,runtime_secrets/* formsOf */.XP)(values))
        core/* setSecret */.Pq(form);
    return given;
}


/***/ }),

/***/ 37223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ detailsTable),
/* harmony export */   Te: () => (/* binding */ SUMMARY_GROUP),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   cf: () => (/* binding */ durationOf)
/* harmony export */ });
/* harmony import */ var _docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64579);
/* harmony import */ var _text_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74238);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);




/** Title of the log group with the summary, on a command line. */
const SUMMARY_GROUP = 'Summary';
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
    const [first = '', ...rest] = (0,_text_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(message, MAX_TEXT).split('\n');
    // On the command line, `page` is a file path.
    const url = /^https?:/.test(page) ? `${page}#${code}` : undefined;
    return alert('CAUTION', [
        strong(sentence(first)),
        ...paragraphsOf(rest, format),
        sentence((0,_text_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)((0,_docs_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withPages */ .hF)(advice, page), MAX_TEXT)),
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
/* harmony export */   eA: () => (/* binding */ plainFormat),
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
/** The format for a terminal and for files. Marks inserted and deleted words as `git diff --word-diff` does. */
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
/** Returns the plain format, with tables that fit into a terminal of this width if it is known. */
function plainFormat(width) {
    if (width === undefined)
        return PLAIN;
    return { ...PLAIN, table: (header, rows) => fittingRows([header, ...rows], width).join('\n') };
}
const MIN_COLUMN = 12;
/** Aligns rows, and continues cells that are too long for the width on the next line. */
function fittingRows(rows, width) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
    const gaps = 2 * widths.length;
    for (let tooMuch = sum(widths) + gaps - width; tooMuch > 0; tooMuch = sum(widths) + gaps - width) {
        const widest = widths.indexOf(Math.max(...widths));
        const others = widths.filter((_, column) => column !== widest);
        const next = Math.max(MIN_COLUMN, ...others);
        const from = widths[widest] ?? 0;
        if (from <= MIN_COLUMN)
            break;
        widths[widest] = Math.max(MIN_COLUMN, from > next ? Math.max(next, from - tooMuch) : from - 1);
    }
    const broken = rows.flatMap(row => {
        const cells = row.map((cell, column) => pieces(cell, widths[column] ?? MIN_COLUMN));
        const height = Math.max(...cells.map(({ length }) => length));
        return Array.from({ length: height }, (_, line) => cells.map(cell => cell[line] ?? ''));
    });
    return alignedRows(broken, width);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
/** Breaks text at spaces, and a word that is longer than a line anywhere. */
function pieces(text, width) {
    const lines = [''];
    for (const word of text.split(' ')) {
        const line = lines.at(-1) ?? '';
        const joined = line === '' ? word : `${line} ${word}`;
        if (joined.length <= width)
            lines[lines.length - 1] = joined;
        else {
            const parts = word.match(new RegExp(`.{1,${width}}`, 'gsu')) ?? [''];
            if (line === '')
                lines.pop();
            lines.push(...parts);
        }
    }
    return lines;
}
/** Maximum width of a column. A wider cell shifts the rest of the row. */
const MAX_COLUMN = 60;
function alignedRows(rows, maxColumn = MAX_COLUMN) {
    const widths = (rows[0] ?? []).map((_, column) => Math.min(maxColumn, Math.max(...rows.map(row => row[column]?.length ?? 0))));
    return rows.map(row => `  ${row.map((cell, column) => (column === row.length - 1 ? cell : `${cell.padEnd(widths[column] ?? 0)}  `)).join('')}`.trimEnd());
}


/***/ }),

/***/ 16081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
 * Escapes untrusted text, so that Markdown shows exactly this text. Character references cannot start a table cell, a
 * tag, a link, emphasis, code or math. GitHub also converts bare URLs, e-mail addresses, mentions, issue numbers and
 * commit SHAs to links and `:tada:` to a picture, in some cases after it has decoded character references. A `<wbr>`
 * tag inside such text prevents the conversion.
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
/** Formats code with a tag, because the text can contain backticks, and a `|` between backticks ends a table cell. */
function code(text) {
    return `<code>${escapeMarkdown(text)}</code>`;
}
/** Formats an action message, in which backticks mark code. The remaining text is escaped. */
function sentence(text) {
    return text
        .split(/`([^`]+)`/)
        .map((part, i) => (i % 2 === 1 ? code(part) : escapeMarkdown(part)))
        .join('');
}
/** Returns a link if the address is an http(s) URL, otherwise only the text. */
function link(text, address) {
    const url = address === undefined ? null : (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(address);
    if (url === null || !/^https?:$/.test(url.protocol))
        return escapeMarkdown(text);
    const target = url.href.replace(/[()|`\\<>"'*_[\]]/g, character => {
        return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return `[${escapeMarkdown(text)}](${target})`;
}
/** Cells are already Markdown. The renderer adds missing cells to short rows. */
function table(header, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
/** Returns a GitHub alert. Paragraphs are already Markdown. */
function alert(kind, paragraphs) {
    const quoted = paragraphs.map(paragraph => `> ${paragraph.replaceAll('\n', '\n> ')}`);
    return [`> [!${kind}]`, quoted.join('\n>\n')].join('\n');
}
/** Returns a code block with a fence that no line in the text can close. */
function fenced(text, language) {
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
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


/***/ })

};
