export const id = 463;
export const ids = [463];
export const modules = {

/***/ 4463:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50190);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55206);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82402);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63376);






await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Q, secrets: ['api-key'] }, async (given, runContext) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .K)(given);
    const context = { ...runContext, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(runContext.signal, inputs.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_5__/* .main */ .i)(inputs, {
        ...context,
        service: new _service_client_js__WEBPACK_IMPORTED_MODULE_3__/* .Service */ .k(inputs, context),
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97516);




const fields = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    'base-url': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .baseUrl */ .p,
    'api-key': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .apiKey */ .K,
    'project-id': (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .mw)('copy it from the API keys page of the dashboard', _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    'job-id': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_1__.id),
    prompt: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(value => (value.trim() === '' ? 'is blank' : undefined))),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 30 * 60_000),
    'poll-interval': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 10_000),
    'on-no-changes': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['pass', 'fail']), 'pass')
});
const INPUT_NAMES = Object.keys(fields.shape);
function readInputs(given) {
    const read = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)(fields, given, parsed => ({ job: jobOf(parsed) }));
    return {
        baseUrl: read['base-url'],
        apiKey: read['api-key'],
        projectId: read['project-id'],
        job: read.job,
        timeoutMs: read.timeout,
        pollIntervalMs: read['poll-interval'],
        onNoChanges: read['on-no-changes']
    };
}
/** The job to wait for, or what to start one with. */
function jobOf({ 'job-id': id, prompt }) {
    if (id !== undefined && prompt !== undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('`job-id` and `prompt` are both set: remove one of them');
    const missing = '`job-id` is missing: set it to the id of the job to wait for, or set `prompt` to start a job';
    const given = id ?? prompt ?? new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(missing);
    if (given instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
        return given;
    return id === undefined ? { prompt: given } : { id: given };
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
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js
var run = __webpack_require__(50190);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/service/wait.js
var wait = __webpack_require__(53418);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/wait-for-agent/agent-job.js

/** The result of a job. Undefined while it has not ended, and for an unknown status. */
function resultOf({ status, prLink }) {
    if (status === 'completed')
        return prLink === undefined ? 'no-changes' : 'pr';
    return status === 'archived' || status === 'failed' ? status : undefined;
}
function pullRequestOf({ prLink }) {
    const url = prLink === undefined ? null : (0,parse_url/* parseUrl */.D)(prLink);
    return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
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

// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
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
    const { projectId, pollIntervalMs } = inputs;
    const { service, log, setOutput } = context;
    const jobId = 'id' in inputs.job ? inputs.job.id : await startJob(projectId, inputs.job.prompt, context);
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
async function startJob(projectId, prompt, { service, log }) {
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
    return 'id' in inputs.job
        ? { state, advice: 'Run this step again to continue waiting.' }
        : { state, advice: `Run again with \`job-id: ${jobId}\` instead of \`prompt\` to continue waiting.` };
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
        text: `Agent job ${jobId} opened a pull request, but the service sent an invalid URL for it, so \`pr-link\` is empty. Look for the pull request in the repository. Received: ${(0,markdown/* clip */.$Q)(job.prLink, MAX_LINK)}`
    };
}


/***/ })

};
