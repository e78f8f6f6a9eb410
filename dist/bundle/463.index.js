export const id = 463;
export const ids = [463];
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

/***/ 4463:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32813);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11792);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82402);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63376);






await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Q, secrets: ['api-key'] }, async (given, runContext) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .K)(given);
    const context = { ...runContext, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(runContext.signal, inputs.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_5__/* .main */ .i)(inputs, {
        ...context,
        service: (0,_service_client_js__WEBPACK_IMPORTED_MODULE_3__/* .createService */ .s)(inputs, context),
        errorsPage: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsPage */ .P)(process.env)
    });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 82402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   Q: () => (/* binding */ INPUT_NAMES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19940);
/* harmony import */ var _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97516);



const fields = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    'base-url': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .baseUrl */ .p,
    'api-key': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .apiKey */ .K,
    'project-id': (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)('copy it from the API keys page of the dashboard', _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    'job-id': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    prompt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value => (value.trim() === '' ? 'is blank' : undefined))),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 30 * 60_000),
    'poll-interval': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 10_000),
    'on-no-changes': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf((0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['pass', 'fail']), 'pass')
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Checks all inputs before the first request. */
function readInputs(given) {
    const read = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)(fields, given, checkJob);
    return {
        baseUrl: read['base-url'],
        apiKey: read['api-key'],
        projectId: read['project-id'],
        jobId: read['job-id'],
        prompt: read.prompt,
        timeoutMs: read.timeout,
        pollIntervalMs: read['poll-interval'],
        onNoChanges: read['on-no-changes']
    };
}
function checkJob({ 'job-id': jobId, prompt }) {
    if (jobId === undefined && prompt === undefined) {
        return ['`job-id` is missing: set it to the id of the job to wait for, or set `prompt` to start a job'];
    }
    return jobId !== undefined && prompt !== undefined
        ? ['`job-id` and `prompt` are both set: remove one of them']
        : [];
}


/***/ }),

/***/ 63376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/run.js
var run = __webpack_require__(32813);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/service/wait.js
var wait = __webpack_require__(53418);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/wait-for-agent/agent-job.js



/** Waits until an agent job has ended, successfully or not. */
async function awaitEnd({ projectId, jobId, pollIntervalMs }, { service, onPoll, ...context }) {
    const read = async () => await service.getAgentJob(projectId, jobId);
    const hasEnded = (job) => resultOf(job) !== undefined;
    const describe = changeLines(context.clock);
    return await (0,wait/* waitForJob */.q)({ read, hasEnded, describe, onPoll, pollIntervalMs }, context);
}
/** The result of a job. Undefined while it has not ended, and for an unknown status. */
function resultOf({ status, prLink }) {
    if (status === 'completed')
        return prLink === undefined ? 'no-changes' : 'pr';
    return status === 'archived' || status === 'failed' ? status : undefined;
}
/** The URL of the pull request, if it is http or https. */
function pullRequestOf({ prLink }) {
    const url = prLink === undefined ? null : (0,parse_url/* parseUrl */.D)(prLink);
    return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}
/** Describes what changed in a job since the last poll. */
function changeLines(clock) {
    const startedAt = clock.now();
    let last = [];
    return ({ status, source, model, prLink }) => {
        const values = [status, source.repository, source.ref, model, prLink];
        const changed = values.filter((value, at) => value !== undefined && value !== last[at]);
        last = values;
        return changed.length === 0
            ? undefined
            : `${changed.join(' · ')} (after ${(0,units/* formatDuration */.a3)(clock.now() - startedAt)})`;
    };
}

;// CONCATENATED MODULE: ./.build/src/wait-for-agent/outputs.js

/** Every output of the action, in the order of action.yml. */
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'job-id',
    'status',
    'result',
    'pr-link',
    'pr-number',
    'repository',
    'ref',
    'model',
    'created-at',
    'archived-at'
]));
/** Sets the outputs after each poll, so that they are there even when the step fails later. */
function outputSetter(setOutput) {
    const current = new Map();
    return job => {
        for (const [name, known] of Object.entries(outputsOf(job))) {
            // An output that was never set is empty too.
            const value = known ?? '';
            if (value === (current.get(name) ?? ''))
                continue;
            current.set(name, value);
            setOutput(name, value);
        }
    };
}
function outputsOf(job) {
    const pullRequest = pullRequestOf(job);
    return {
        status: job.status,
        result: resultOf(job),
        'pr-link': pullRequest?.href,
        'pr-number': pullRequest && numberIn(pullRequest),
        repository: job.source.repository,
        ref: job.source.ref,
        model: job.model,
        'created-at': job.createdAt?.toISOString(),
        'archived-at': job.archivedAt?.toISOString()
    };
}
const GITHUB = /^\/[^/]+\/[^/]+\/pull\/([1-9]\d*)(\/|$)/;
const GITLAB = /^\/.+\/-\/merge_requests\/([1-9]\d*)(\/|$)/;
/** Decided by the path: self-hosted servers can have any host name. */
function numberIn({ pathname }) {
    return (GITHUB.exec(pathname) ?? GITLAB.exec(pathname))?.[1];
}

// EXTERNAL MODULE: ./.build/src/runtime/summary.js
var summary = __webpack_require__(97616);
;// CONCATENATED MODULE: ./.build/src/wait-for-agent/summary.js



// The runner drops a summary above 1 MiB. These limits keep it far below, whatever the service sent.
const MAX_NAME = 300;
const MAX_TEXT = 2000;
const HEADINGS = {
    pr: 'The agent opened a pull request',
    'no-changes': 'The agent changed no files',
    archived: 'The agent job was archived',
    failed: 'The agent job failed'
};
/** First the result and what to do, then the details. */
function renderSummary(record, errorsPage) {
    const { failure, warning, job } = record;
    const pullRequest = job && pullRequestOf(job);
    const waited = (0,summary/* durationOf */.cf)(record);
    const facts = [pullRequest && `**${address(pullRequest.href)}**`, waited && `waited **${waited}**`];
    return (0,summary/* summaryOf */.YG)({ heading: heading(record), facts, failure }, errorsPage, [
        warning && (0,markdown/* alert */.xE)('WARNING', [summary_text(warning)]),
        details(record)
    ]);
}
function heading({ jobId, job, failure, warning }) {
    const sign = failure ? '❌' : warning ? '⚠️' : '✅';
    const result = job && resultOf(job);
    if (result !== undefined)
        return `${sign} ${HEADINGS[result]}`;
    if (jobId === undefined)
        return `${sign} The start of the agent job was not confirmed`;
    if (job !== undefined)
        return `${sign} The agent job did not end during this run`;
    return `${sign} ${failure?.code === 'service-404' ? 'The agent job was not found' : 'The state of the agent job is not known'}`;
}
function details({ jobId, job }) {
    return (0,summary/* detailsTable */.Jx)([
        ['Agent job', jobId && (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(jobId, MAX_NAME)), job && summary_name(job.status)],
        ['Repository', job?.source.repository && address(job.source.repository)],
        ['Branch', job?.source.ref && (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(job.source.ref, MAX_NAME))],
        ['Model', job?.model && summary_name(job.model)],
        ['Created', job?.createdAt && formatTime(job.createdAt)],
        ['Archived', job?.archivedAt && formatTime(job.archivedAt)]
    ]);
}
/** A link that shows its own URL, or only the text when it is not a URL. */
function address(value) {
    return (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(value.replace(/^https?:\/\//, ''), MAX_NAME), (0,markdown/* clip */.$Q)(value, MAX_TEXT));
}
function formatTime(date) {
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function summary_name(value) {
    return (0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(value, MAX_NAME));
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

;// CONCATENATED MODULE: ./.build/src/wait-for-agent/main.js







/** Starts a job if there is none, waits for it and decides whether the step passes. */
async function main(inputs, context) {
    const record = { startedAt: context.clock.now() };
    await (0,run/* runAction */.Cs)(record, {
        work: async () => await awaitAgent(inputs, record, context),
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs: inputs.timeoutMs, ...stateOf(record.jobId, inputs) }),
        summary: () => renderSummary(record, context.errorsPage)
    }, context);
}
async function awaitAgent(inputs, record, context) {
    const { log, setOutput } = context;
    const jobId = inputs.jobId ?? (await startJob(inputs, context));
    record.jobId = jobId;
    setOutput('job-id', jobId);
    const setOutputs = outputSetter(setOutput);
    const onPoll = (job) => {
        record.job = job;
        setOutputs(job);
    };
    const job = await log.group(`Waiting for agent job ${jobId}`, async () => await awaitEnd({ ...inputs, jobId }, { ...context, onPoll }));
    assertPassing(job, jobId, inputs);
    const { level, text } = resultMessage(job, jobId);
    log[level](text);
    if (level === 'warning')
        record.warning = text;
}
async function startJob({ projectId, prompt }, { service, log }) {
    if (prompt === undefined)
        throw new Error('neither job-id nor prompt, which inputs.ts rejects');
    const jobId = await service.startAgentJob(projectId, prompt);
    log.info(`Started agent job ${jobId}.`);
    return jobId;
}
/** What continues on the service after a timeout or a cancellation. */
function stateOf(jobId, inputs) {
    if (jobId === undefined) {
        return {
            state: 'The id of the agent job is not known.',
            advice: 'Check on the dashboard of the service whether a job was started, then run again.'
        };
    }
    const state = `Agent job ${jobId} may still be running.`;
    // Running the same step again would start a second job.
    return inputs.prompt === undefined
        ? { state, advice: 'Run this step again to continue waiting.' }
        : { state, advice: `Run again with \`job-id: ${jobId}\` instead of \`prompt\` to continue waiting.` };
}
// An annotation is cut off after 4,096 characters, and the advice follows the reason.
const MAX_REASON = 2000;
function assertPassing(job, jobId, { onNoChanges }) {
    const result = resultOf(job);
    if (result === 'failed') {
        const reason = job.error === undefined
            ? 'The service gave no reason.'
            : `The service responded: ${(0,markdown/* clip */.$Q)(job.error, MAX_REASON)}`;
        throw new failure/* Failure */.HR('agent-failed', `Agent job ${jobId} failed. ${reason}`);
    }
    if (result === 'no-changes' && onNoChanges === 'fail') {
        throw new failure/* Failure */.HR('no-changes', `Agent job ${jobId} ended without changing a file, and \`on-no-changes\` is \`fail\`.`);
    }
}
/** An annotation where a person has to act or wants to look, a log line otherwise. */
function resultMessage(job, jobId) {
    const link = pullRequestOf(job)?.href;
    if (resultOf(job) === 'archived') {
        const pullRequest = link === undefined ? '' : ` Its pull request: ${link}`;
        return {
            level: 'warning',
            text: `Agent job ${jobId} was archived and will not continue. Start a new job if its work is still needed.${pullRequest}`
        };
    }
    if (link !== undefined)
        return { level: 'notice', text: `Agent job ${jobId} opened a pull request: ${link}` };
    if (job.prLink === undefined)
        return { level: 'info', text: `Agent job ${jobId} ended without changing a file.` };
    return {
        level: 'warning',
        text: `Agent job ${jobId} opened a pull request, but the service sent an invalid URL for it, so \`pr-link\` is empty. Look for the pull request in the repository. Received: ${(0,markdown/* clip */.$Q)(job.prLink, MAX_REASON)}`
    };
}


/***/ })

};
