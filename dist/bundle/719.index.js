export const id = 719;
export const ids = [719];
export const modules = {

/***/ 719:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15684);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94883);
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31200);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83190);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8847);





await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q, async (given, runContext) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(given);
    const context = { ...runContext, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(runContext.signal, inputs.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)(inputs, { ...context, service: (0,_service_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createService */ .s)(inputs, context) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 83190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   Q: () => (/* binding */ INPUT_NAMES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28395);
/* harmony import */ var _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43588);


const fields = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    'base-url': _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .baseUrl */ .pc,
    'api-key': _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .apiKey */ .Kz,
    'project-id': _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
    'job-id': _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.id,
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 30 * 60_000),
    'poll-interval': zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0, 10_000),
    'on-no-changes': zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf((0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(['pass', 'fail']), 'pass')
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run will need, checked before the first request is made. */
function readInputs(given) {
    const read = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .readFields */ .qU)(fields, given);
    return {
        baseUrl: read['base-url'],
        apiKey: read['api-key'],
        projectId: read['project-id'],
        jobId: read['job-id'],
        timeoutMs: read.timeout,
        pollIntervalMs: read['poll-interval'],
        onNoChanges: read['on-no-changes']
    };
}


/***/ }),

/***/ 8847:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./src/runtime/stop-reason.ts
var stop_reason = __webpack_require__(94883);
// EXTERNAL MODULE: ./src/runtime/failure.ts + 6 modules
var failure = __webpack_require__(28015);
// EXTERNAL MODULE: ./src/runtime/markdown.ts
var markdown = __webpack_require__(56731);
// EXTERNAL MODULE: ./src/runtime/poll.ts
var poll = __webpack_require__(54415);
// EXTERNAL MODULE: ./src/runtime/units.ts
var units = __webpack_require__(56275);
;// CONCATENATED MODULE: ./src/wait-for-agent/job.ts


/** Watches a job until it has ended, one way or another. */
async function awaitEnd({ projectId, jobId }, context) {
    const describe = newsLines(context.clock);
    return await (0,poll/* pollUntil */.g)(async () => {
        const seen = await context.service.readAgentJob(projectId, jobId);
        context.onSeen(seen);
        const line = describe(seen);
        if (line !== undefined)
            context.log.info(line);
        return seen;
    }, { isFinal: seen => resultOf(seen) !== undefined, intervalMs: context.pollIntervalMs }, context);
}
/** How the job ended. Undefined while it has not, which is what an unknown status means too. */
function resultOf({ status, prLink }) {
    if (status === 'completed')
        return prLink === undefined ? 'no-changes' : 'pr';
    return status === 'archived' || status === 'failed' ? status : undefined;
}
/** The address of the pull request, when it is one that a browser may open. */
function pullRequestOf({ prLink }) {
    const url = prLink === undefined ? null : URL.parse(prLink);
    return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}
/** Makes a line of what is new in a job since the last look, or undefined when nothing is. */
function newsLines(clock) {
    const startedAt = clock.now();
    let last = [];
    return ({ status, source, model, prLink }) => {
        const facts = [status, source.repository, source.ref, model, prLink];
        const news = facts.filter((fact, at) => fact !== undefined && fact !== last[at]);
        last = facts;
        return news.length === 0
            ? undefined
            : `${news.join(' · ')} (after ${(0,units/* formatDuration */.a3)(clock.now() - startedAt)})`;
    };
}

;// CONCATENATED MODULE: ./src/wait-for-agent/outputs.ts

/** Every output of the action, in the order of action.yml. */
const OUTPUT_NAMES = [
    'status',
    'result',
    'pr-link',
    'pr-number',
    'repository',
    'ref',
    'model',
    'created-at',
    'archived-at'
];
/** Sets what a look at the job has brought, so that it is there even when the step fails later. */
function announcer(setOutput) {
    const announced = new Map();
    return job => {
        const values = outputsOf(job);
        for (const name of OUTPUT_NAMES) {
            const value = values[name];
            if (value === undefined || value === announced.get(name))
                continue;
            announced.set(name, value);
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
/** GitHub, GitLab and their self-hosted kin: the host tells nothing, the path does. */
function numberIn({ pathname }) {
    return (GITHUB.exec(pathname) ?? GITLAB.exec(pathname))?.[1];
}

;// CONCATENATED MODULE: ./src/wait-for-agent/summary.ts



// The runner drops a summary above 1 MiB as a whole. With these, ours ends far below, whatever the service sent.
const MAX_NAME = 300;
const MAX_TEXT = 2000;
const HEADINGS = {
    pr: 'The agent opened a pull request',
    'no-changes': 'The agent found nothing to change',
    archived: 'The agent job was archived',
    failed: 'The agent job failed'
};
/** The job summary as Markdown: how it ended and what to do first, the facts after that. */
function renderSummary(report) {
    const { failure, warning } = report;
    const sections = [
        `## ${heading(report)}`,
        highlights(report),
        failure && (0,markdown/* alert */.xE)('CAUTION', [`**${summary_text(failure.message)}**`, summary_text(failure.advice), (0,markdown/* code */.aY)(failure.code)]),
        warning && (0,markdown/* alert */.xE)('WARNING', [summary_text(warning)]),
        details(report)
    ];
    return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`;
}
function heading({ job, failure, warning }) {
    const sign = failure ? '❌' : warning ? '⚠️' : '✅';
    const result = job && resultOf(job);
    return `${sign} ${result === undefined ? 'The agent job was not seen to end' : HEADINGS[result]}`;
}
function highlights({ job, startedAt, endedAt }) {
    const pullRequest = job && pullRequestOf(job);
    const facts = [
        pullRequest && `**${address(pullRequest.href)}**`,
        endedAt !== undefined && `waited **${(0,units/* formatDuration */.a3)(endedAt - startedAt)}**`
    ];
    return facts.filter(fact => typeof fact === 'string').join(' · ');
}
function details({ jobId, job }) {
    const rows = [
        ['Agent job', (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(jobId, MAX_NAME)), job && summary_name(job.status)],
        ['Repository', job?.source.repository && address(job.source.repository)],
        ['Branch', job?.source.ref && (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(job.source.ref, MAX_NAME))],
        ['Model', job?.model && summary_name(job.model)],
        ['Created', job?.createdAt && moment(job.createdAt)],
        ['Archived', job?.archivedAt && moment(job.archivedAt)]
    ];
    const filled = rows
        .map(([label, ...facts]) => [label, facts.filter(Boolean).join(' · ')])
        .filter(([, facts]) => facts !== '');
    return (0,markdown/* table */.tp)(['Details', ''], filled);
}
/** A link that reads as its own address, or just the text when it is none. */
function address(value) {
    return (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(value.replace(/^https?:\/\//, ''), MAX_NAME), (0,markdown/* clip */.$Q)(value, MAX_TEXT));
}
function moment(date) {
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function summary_name(value) {
    return (0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(value, MAX_NAME));
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

;// CONCATENATED MODULE: ./src/wait-for-agent/main.ts






/** Waits for the job and judges its end. However that is, the summary tells of it. */
async function main(inputs, context) {
    const { clock, log, setOutput, writeSummary } = context;
    const { jobId, timeoutMs, pollIntervalMs } = inputs;
    const report = { jobId, startedAt: clock.now() };
    const announce = announcer(setOutput);
    const onSeen = (job) => {
        report.job = job;
        announce(job);
    };
    try {
        const job = await log.group(`Waiting for agent job ${jobId}`, async () => await awaitEnd(inputs, { ...context, pollIntervalMs, onSeen }));
        judgeEnd(job, inputs);
        const { level, text } = newsOf(job, jobId);
        log[level](text);
        if (level === 'warning')
            report.warning = text;
    }
    catch (error) {
        const end = (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs,
            state: `Agent job ${jobId} may still be running.`,
            advice: 'Run this step again to go on waiting: nothing is lost.'
        });
        report.failure = (0,failure/* asFailure */.h_)(end);
        throw end;
    }
    finally {
        report.endedAt = clock.now();
        await writeSummary(renderSummary(report));
    }
}
// An annotation ends after 4,096 characters, and the advice comes after this.
const MAX_REASON = 2000;
/** Lets an end pass, or says why it fails the step. */
function judgeEnd(job, { jobId, onNoChanges }) {
    const result = resultOf(job);
    if (result === 'failed') {
        throw new failure/* Failure */.HR('agent-failed', `Agent job ${jobId} failed. ${job.error === undefined ? 'The service gave no reason.' : `The service said: ${(0,markdown/* clip */.$Q)(job.error, MAX_REASON)}`}`, {
            advice: 'Look at the job on the dashboard of the service, mend its instruction or its access to the repository, and start a new one: this one can not go on.'
        });
    }
    if (result === 'no-changes' && onNoChanges === 'fail') {
        throw new failure/* Failure */.HR('no-changes', `Agent job ${jobId} ended without changing a file, and \`on-no-changes\` is \`fail\`.`, {
            advice: 'Check that its instruction asks for something that is not there yet. Set `on-no-changes: pass` if this is fine.'
        });
    }
}
/** What the end of a job means to whoever looks at the run, as an annotation where it calls for a person. */
function newsOf(job, jobId) {
    const link = pullRequestOf(job)?.href;
    if (resultOf(job) === 'archived') {
        const left = link === undefined ? '' : ` It left a pull request: ${link}`;
        return {
            level: 'warning',
            text: `Agent job ${jobId} was archived: nothing more will come of it. Start a new one if its work is still wanted.${left}`
        };
    }
    if (link !== undefined)
        return { level: 'notice', text: `Agent job ${jobId} opened a pull request: ${link}` };
    if (job.prLink === undefined)
        return { level: 'info', text: `Agent job ${jobId} ended without changing a file.` };
    return {
        level: 'warning',
        text: `Agent job ${jobId} opened a pull request, but the service sent no web address for it, so \`pr-link\` is empty. Look for it in the repository. Sent was: ${(0,markdown/* clip */.$Q)(job.prLink, MAX_REASON)}`
    };
}


/***/ })

};
