export const id = 4463;
export const ids = [4463];
export const modules = {

/***/ 81759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ projectUpdate),
/* harmony export */   N1: () => (/* binding */ startedUpdate),
/* harmony export */   Ov: () => (/* binding */ startedAgentJob),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   l2: () => (/* binding */ bundle),
/* harmony export */   nf: () => (/* binding */ agentJob),
/* harmony export */   sI: () => (/* binding */ exportJob),
/* harmony export */   xQ: () => (/* binding */ startedJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

// zod/mini, because the full zod adds about 10 ms to every start of an action.
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text');
/** A value that may be missing or have any type. */
function optional(make) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(make));
}
/** The contract does not define the type of these fields. Values other than numbers and numeric text are ignored. */
function optionalNumber(refine) {
    return optional(value => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value;
        return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined;
    });
}
const optionalText = optional(value => (typeof value === 'string' && value !== '' ? value : undefined));
/** Returns true if an id is safe in log lines and as an encoded URL segment, where `.` and `..` are special. */
function isId(text) {
    return !['', '.', '..'].includes(text) && !/\p{Cc}/u.test(text) && text.isWellFormed();
}
const identifier = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(isId, 'not an id'));
const MAX_STATUS = 100;
const status = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._overwrite */ .bS(value => value.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1, 'expected text'));
const startedJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ jobId: identifier });
const exportJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    progress: optionalNumber(percent => Math.min(100, percent)),
    pageCount: optionalNumber(Math.floor),
    error: optionalText
});
// `Date.parse` accepts nearly any text, and uses the runner's time zone for a time without a zone.
const ISO_TIME = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?)( ?(Z|UTC|GMT|(?<hours>[+-]\d\d)(:?(?<minutes>\d\d))?))?$/i;
const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;
function parseTime(text) {
    if (HTTP_TIME.test(text))
        return Date.parse(text);
    const match = ISO_TIME.exec(text);
    if (match === null)
        return NaN;
    const { day = '', time = '', hours, minutes = '00' } = match.groups ?? {};
    // V8 parses this format with any valid UTC offset.
    return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
}
const EPOCH_SECONDS_BELOW = 100_000_000_000;
/** The contract defines no time format. Accepts ISO 8601 and HTTP dates, and seconds or milliseconds since 1970. */
function timeOf(value) {
    if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value))
        return parseTime(value.trim());
    if (typeof value !== 'string' && typeof value !== 'number')
        return NaN;
    return Number(value) < EPOCH_SECONDS_BELOW ? Number(value) * 1000 : Number(value);
}
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(optional(value => new Date(timeOf(value))), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .date */ .p6U('expected a date and time'));
const optionalTimestamp = optional(value => {
    const date = new Date(timeOf(value));
    return Number.isNaN(date.getTime()) ? undefined : date;
});
const webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https?$/, error: 'expected a URL' });
const bundle = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    bundleUrl: webUrl,
    expiresAt: timestamp,
    sizeBytes: optionalNumber(size => (Number.isInteger(size) && size > 0 ? size : undefined))
});
const agentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: optionalText, ref: optionalText })), {}),
    model: optionalText,
    prLink: optionalText,
    createdAt: optionalTimestamp,
    archivedAt: optionalTimestamp,
    error: optionalText
});
const startedAgentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: identifier });
const startedUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ statusId: identifier });
const texts = optional(value => (Array.isArray(value) ? value.filter(item => typeof item === 'string') : []));
// Only a hash is accepted, because workflows use the output in shell commands.
const commitSha = optional(value => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? value : undefined);
const projectUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    summary: optionalText,
    logs: texts,
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitSha })), {})
});


/***/ }),

/***/ 97516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ serviceAddress),
/* harmony export */   Ah: () => (/* binding */ PUBLIC_SERVICE),
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   pc: () => (/* binding */ baseUrl)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81759);





const NOT_SAFE = 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only';
const baseUrl = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(value);
    if (url instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
        return url;
    if (!(0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeAddress */ .cr)(url))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(NOT_SAFE);
    // Users copy the address from the OpenAPI description, where it includes the version.
    url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/');
    return url;
}));
const PUBLIC_SERVICE = 'https://api.mintlify.com';
/** Returns `base-url`, or the public service's address if `base-url` is missing and the key is for that service. */
function serviceAddress(given, key) {
    if (given !== undefined)
        return given;
    if (key instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
        return key;
    return key.startsWith('mint_')
        ? new URL(PUBLIC_SERVICE)
        : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`\`base-url\` is missing: \`api-key\` does not begin with mint_, so it is not sent to ${PUBLIC_SERVICE}. Set \`base-url\` to the address of the API that accepts the key`);
}
const KEYS_PAGE = 'https://app.mintlify.com/settings/organization/api-keys';
/** Prefixes of keys for other APIs of the public service. */
const OTHER_KEYS = [
    ['mint_dsc_', 'a key of the assistant'],
    ['mint_us_', 'an index key of an organization']
];
const apiKey = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('an admin key, from the API keys page of the dashboard. In a workflow: ${{ secrets.… }}, which is empty in runs started from a fork', (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => {
    if (/^bearer\s/i.test(value))
        return 'must be only the key, without "Bearer"';
    if (!/^[\x21-\x7e]+$/.test(value))
        return 'contains white space or non-ASCII text: copy the key again';
    const [prefix, kind] = OTHER_KEYS.find(([start]) => value.startsWith(start)) ?? [];
    return prefix && `begins with ${prefix}, so it is ${kind}: create an admin key on ${KEYS_PAGE}`;
}));
const id = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isId */ .eQ)(value) ? undefined : `"${value}" is not an id: copy the id from the service`);


/***/ }),

/***/ 4463:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43864);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54639);
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55206);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82402);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40222);






await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Q, secrets: ['api-key'] }, async (given, runContext) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .K)(given);
    const context = { ...runContext, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(runContext.signal, inputs.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_5__/* .main */ .i)(inputs, {
        ...context,
        service: new _service_client_js__WEBPACK_IMPORTED_MODULE_3__/* .Service */ .k(inputs, context),
        errorsPage: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsPage */ .PD)(process.env)
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97516);




const fields = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    'base-url': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .baseUrl */ .pc,
    'api-key': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .apiKey */ .Kz,
    'project-id': (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)('copy it from the API keys page of the dashboard', _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    'job-id': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    prompt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value => (value.trim() === '' ? 'is blank' : undefined))),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 30 * 60_000),
    'poll-interval': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 10_000),
    'on-no-changes': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['pass', 'fail']), 'pass')
});
const INPUT_NAMES = Object.keys(fields.shape);
function readInputs(given) {
    const read = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)(fields, given, parsed => ({
        baseUrl: (0,_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceAddress */ .Ad)(parsed['base-url'], parsed['api-key']),
        job: jobOf(parsed)
    }));
    return {
        baseUrl: read.baseUrl,
        apiKey: read['api-key'],
        projectId: read['project-id'],
        job: read.job,
        timeoutMs: read.timeout,
        pollIntervalMs: read['poll-interval'],
        onNoChanges: read['on-no-changes']
    };
}
function jobOf({ 'job-id': id, prompt }) {
    const choice = 'set either `job-id` or `prompt`';
    if (id !== undefined && prompt !== undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${choice}: both are set`);
    if (id !== undefined)
        return id instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF ? id : { id };
    if (prompt === undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${choice}: neither is set`);
    return prompt instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF ? prompt : { prompt };
}


/***/ }),

/***/ 40222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js + 3 modules
var run = __webpack_require__(43864);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/service/wait.js
var wait = __webpack_require__(53418);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
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
/**
 * Returns a function that sets outputs after each poll, so that the outputs are available even if the step fails later.
 * An output that the job no longer has, such as the link of a deleted pull request, becomes empty.
 */
function outputSetter(setOutput) {
    const current = new Map();
    return job => {
        for (const [name, value = ''] of Object.entries(outputsOf(job))) {
            if (value === (current.get(name) ?? ''))
                continue;
            current.set(name, value);
            setOutput(name, value);
        }
    };
}
function outputsOf(job) {
    const pullRequest = agentPullRequest(job);
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
/** Checks only the path, since self-hosted servers can have any host name. */
function numberIn({ pathname }) {
    return (GITHUB.exec(pathname) ?? GITLAB.exec(pathname))?.[1];
}
function resultOf({ status, prLink }) {
    if (status === 'completed')
        return prLink === undefined ? 'no-changes' : 'pr';
    return status === 'archived' || status === 'failed' ? status : undefined;
}
function agentPullRequest({ prLink }) {
    const url = prLink === undefined ? null : (0,parse_url/* parseUrl */.D)(prLink);
    return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var text_format = __webpack_require__(64579);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
;// CONCATENATED MODULE: ./.build/src/wait-for-agent/summary.js





// The runner drops a summary above 1 MiB. These limits keep the summary smaller, even if the service sends long texts.
const MAX_NAME = 300;
const MAX_TEXT = 2000;
const HEADINGS = {
    pr: 'The agent opened a pull request',
    'no-changes': 'The agent changed no files',
    archived: 'The agent job was archived',
    failed: 'The agent job failed'
};
function agentSummary(record, errorsPage, format = text_format/* MARKDOWN */.yQ) {
    const { alert, sentence, strong } = format;
    const { failure, warning, job } = record;
    const pullRequest = job && agentPullRequest(job);
    const waited = (0,summary/* durationOf */.cf)(record);
    const facts = [
        pullRequest && strong(address(pullRequest.href, format)),
        waited && `waited ${strong(waited)}`
    ];
    const sections = [warning && alert('WARNING', [sentence((0,clip/* clip */.$)(warning, MAX_TEXT))]), details(record, format)];
    return (0,summary/* summaryOf */.YG)({ heading: heading(record), facts, failure }, errorsPage, sections, format);
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
    return `${sign} ${failure?.code === 'service-404' ? 'The agent job was not found' : 'The state of the agent job is unknown'}`;
}
function details({ jobId, job }, format) {
    const { code, text } = format;
    const rows = [
        ['Agent job', jobId && code((0,clip/* clip */.$)(jobId, MAX_NAME)), job && text((0,clip/* clip */.$)(job.status, MAX_NAME))],
        ['Repository', job?.source.repository && address(job.source.repository, format)],
        ['Branch', job?.source.ref && code((0,clip/* clip */.$)(job.source.ref, MAX_NAME))],
        ['Model', job?.model && text((0,clip/* clip */.$)(job.model, MAX_NAME))],
        ['Created', job?.createdAt && (0,units/* formatTime */.fU)(job.createdAt)],
        ['Archived', job?.archivedAt && (0,units/* formatTime */.fU)(job.archivedAt)]
    ];
    return (0,summary/* detailsTable */.Jx)(rows, format);
}
/** Returns a link whose text is the URL, or only the text if the value is not a URL. */
function address(value, { link }) {
    return link((0,clip/* clip */.$)(value.replace(/^https?:\/\//, ''), MAX_NAME), (0,clip/* clip */.$)(value, MAX_TEXT));
}

;// CONCATENATED MODULE: ./.build/src/wait-for-agent/main.js







/** Starts a job unless `job-id` is set, waits for the job and decides whether the step passes. */
async function main(inputs, context) {
    const record = { startedAt: context.clock.now() };
    await (0,run/* runAction */.C)(record, {
        work: async () => await awaitAgent(inputs, record, context),
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs: inputs.timeoutMs, ...stateOf(record.jobId, inputs) }),
        summary: format => agentSummary(record, context.errorsPage, format)
    }, context);
}
async function awaitAgent(inputs, record, context) {
    const { projectId, pollIntervalMs } = inputs;
    const { service, log, setOutput } = context;
    const { job: wanted } = inputs;
    const jobId = 'id' in wanted ? wanted.id : await service.startAgentJob(projectId, wanted.prompt);
    if (!('id' in wanted))
        log.info(`Started agent job ${jobId}.`);
    record.jobId = jobId;
    setOutput('job-id', jobId);
    const setOutputs = outputSetter(setOutput);
    const polling = {
        read: async () => await service.getAgentJob(projectId, jobId),
        hasEnded: state => resultOf(state) !== undefined,
        describe: ({ status, source, model, prLink }) => [status, source.repository, source.ref, model, prLink],
        onPoll: state => {
            record.job = state;
            setOutputs(state);
        },
        pollIntervalMs
    };
    const title = `Waiting for agent job ${jobId}`;
    const job = await log.group(title, async () => await (0,wait/* waitForJob */.q)(polling, context));
    assertPassing(job, jobId, inputs);
    const { level, text } = resultMessage(job, jobId);
    log[level](text);
    if (level === 'warning')
        record.warning = text;
}
/** Describes the work that continues on the service after a timeout or a cancellation. */
function stateOf(jobId, inputs) {
    if (jobId === undefined) {
        return {
            state: 'The agent job id is unknown.',
            advice: 'Check on the dashboard whether a job was started. If not, run again. If so, remove `prompt` and set `job-id` to the id of that job.'
        };
    }
    const state = `Agent job ${jobId} may still be running.`;
    // With `prompt`, running the same step again would start a second job.
    return 'id' in inputs.job
        ? { state, advice: 'Run this step again to continue waiting.' }
        : {
            state,
            advice: `Run again with \`job-id: ${jobId}\` instead of \`prompt\` to continue waiting.`
        };
}
function assertPassing(job, jobId, { onNoChanges }) {
    const result = resultOf(job);
    if (result === 'failed')
        throw new failure/* Failure */.HR('agent-failed', `Agent job ${jobId} failed. ${(0,wait/* reasonGiven */.g)(job.error)}`);
    if (result === 'no-changes' && onNoChanges === 'fail') {
        throw new failure/* Failure */.HR('no-changes', `Agent job ${jobId} ended without changing a file, and \`on-no-changes\` is \`fail\`.`);
    }
}
const MAX_LINK = 2000;
/** Uses an annotation if the user has to act or will want to see the result, otherwise a log line. */
function resultMessage(job, jobId) {
    const link = agentPullRequest(job)?.href;
    if (resultOf(job) === 'archived') {
        const pullRequest = link === undefined ? '' : ` The pull request of the job: ${link}`;
        return {
            level: 'warning',
            text: `Agent job ${jobId} was archived and will not continue. If the work is still needed, start a new job.${pullRequest}`
        };
    }
    if (link !== undefined)
        return { level: 'notice', text: `Agent job ${jobId} opened a pull request: ${link}` };
    if (job.prLink === undefined)
        return { level: 'info', text: `Agent job ${jobId} ended without changing a file.` };
    return {
        level: 'warning',
        text: `Agent job ${jobId} opened a pull request, but the service sent an invalid URL for it, so \`pr-link\` is empty. Look for the pull request in the repository. Received: ${(0,clip/* clip */.$)(job.prLink, MAX_LINK)}`
    };
}


/***/ })

};
