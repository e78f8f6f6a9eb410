export const id = 362;
export const ids = [362];
export const modules = {

/***/ 88628:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ staticExport),
/* harmony export */   Q: () => (/* binding */ deploymentConfig)
/* harmony export */ });
function staticExport({ url }, version) {
    return { enabled: true, bundleUrl: url, ...(version !== undefined && { version }) };
}
/** What a deployment reads, as the value of the output `deployment-config`. */
function deploymentConfig(link, version) {
    return JSON.stringify({ staticExport: staticExport(link, version) });
}


/***/ }),

/***/ 45453:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readGitHubContext)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

function readGitHubContext(env) {
    const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const workspace = env['GITHUB_WORKSPACE'] ?? '.';
    const eventRelease = releaseIn(env['GITHUB_EVENT_PATH']);
    return {
        tempDir: env['RUNNER_TEMP'] ?? workspace,
        workspace,
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
        repository,
        runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        ...(eventRelease !== undefined && { eventRelease })
    };
}
/** The event comes from GitHub as a file; only a release event has what is looked for here. */
function releaseIn(eventPath) {
    if (eventPath === undefined)
        return undefined;
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(eventPath, 'utf8'));
        const { id, tag_name: tag } = event.release ?? {};
        return typeof id === 'number' && typeof tag === 'string' ? { id, tag } : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 88362:
/***/ ((module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(module, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15684);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94883);
/* harmony import */ var _service_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31200);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45453);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89607);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49796);






// The artifact client uploads blocks of 8 MB over five connections by default, and holds all of them in memory.
process.env['ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY'] ??= '2';
await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_NAMES */ .Qh, async (given, runContext) => {
    const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitHubContext */ .L)(process.env);
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readInputs */ .Ko)(given, github);
    const context = { ...runContext, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(runContext.signal, inputs.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_5__/* .main */ .i)(inputs, { ...context, github, service: (0,_service_client_js__WEBPACK_IMPORTED_MODULE_2__/* .createService */ .s)(inputs, context) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 89607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qh: () => (/* binding */ INPUT_NAMES),
  Ko: () => (/* binding */ readInputs)
});

// UNUSED EXPORTS: DELIVERIES

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
;// CONCATENATED MODULE: ./src/export/artifact-name.ts
// Asked before an export starts, so that nobody waits for half an hour to be told that a name is wrong.
const FORBIDDEN = '" : < > | * ? \\ /';
// The archive on disk gets this name too, with an extension, and is written under a longer one beside it.
const MAX_BYTES = 200;
/** What is wrong with the name of an artifact; undefined when the service takes it. */
function checkArtifactName(name) {
    if (name.trim() === '')
        return 'it is empty';
    const forbidden = /[":<>|*?\\/]/.exec(name)?.[0];
    if (forbidden !== undefined)
        return `it contains ${forbidden} (not allowed are ${FORBIDDEN} and line breaks)`;
    // eslint-disable-next-line no-control-regex
    if (/[\u0000-\u001F]/.test(name))
        return 'it contains a line break or another control character';
    if (Buffer.byteLength(name) > MAX_BYTES)
        return `it is longer than ${MAX_BYTES} bytes`;
    return undefined;
}
/** The artifact service exists on github.com and on GitHub Enterprise Cloud, not on Enterprise Server. */
function artifactsAvailable(serverUrl) {
    const host = URL.parse(serverUrl)?.hostname ?? '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

// EXTERNAL MODULE: ./src/runtime/input-fields.ts
var input_fields = __webpack_require__(43588);
;// CONCATENATED MODULE: ./src/export/inputs.ts




const DELIVERIES = ['artifact', 'site', 'release', 'config', 'url'];
const deliver = (0,input_fields/* field */.ZZ)(value => {
    const entries = partsOf(value, /[\n,]/);
    const choices = `choose from ${DELIVERIES.join(', ')}`;
    if (entries.length === 0)
        return new input_fields/* Problem */.AF(`names nothing: ${choices}`);
    const unknown = entries.filter(entry => !isDelivery(entry));
    if (unknown.length > 0)
        return new input_fields/* Problem */.AF(...unknown.map(entry => `"${entry}" is unknown: ${choices}`));
    return new Set(entries.filter(isDelivery));
});
const artifactName = (0,input_fields/* text */.Qq)(value => {
    const problem = checkArtifactName(value);
    return problem === undefined ? undefined : `can not be the name of an artifact: ${problem}`;
});
const days = (0,input_fields/* field */.ZZ)(value => {
    const count = Number(value);
    if (Number.isNaN(count))
        return new input_fields/* Problem */.AF('is not a number of days');
    if (!Number.isInteger(count))
        return new input_fields/* Problem */.AF('is not a whole number of days');
    if (count < 1)
        return new input_fields/* Problem */.AF('is less than a day');
    return count > 400 ? new input_fields/* Problem */.AF('is more than 400 days') : count;
});
const anything = schemas/* optional */.lqM(schemas/* string */.YjP());
const fields = schemas/* object */.Ikc({
    'base-url': input_fields/* baseUrl */.pc,
    'api-key': input_fields/* apiKey */.Kz,
    domain: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(problemOfDomain)),
    'job-id': schemas/* optional */.lqM(input_fields.id),
    version: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/[\r\n]/.test(value) ? 'has several lines: give one label' : undefined))),
    paths: schemas/* optional */.lqM((0,input_fields/* field */.ZZ)(value => partsOf(value, /\n/))),
    deliver: schemas/* _default */.Rvf(deliver, new Set(['artifact'])),
    'output-dir': anything,
    'artifact-name': schemas/* optional */.lqM(artifactName),
    'artifact-format': schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['raw', 'zip']), 'raw'),
    'retention-days': schemas/* optional */.lqM(days),
    overwrite: schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    'release-tag': anything,
    'github-token': anything,
    'config-file': schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is neither .yaml, .yml nor .json`)),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 30 * 60_000),
    'poll-interval': schemas/* _default */.Rvf(input_fields/* duration */.p0, 10_000),
    'mask-url': schemas/* _default */.Rvf(input_fields/* flag */.Jt, true)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run will need, checked before the first request is made. */
function readInputs(given, { tempDir, workspace, serverUrl, eventRelease }) {
    const read = (0,input_fields/* readFields */.qU)(fields, given, cross);
    // A job id is the service's to form: what can not be in a file name becomes a dash.
    const source = (read.domain ?? read['job-id'] ?? '').replace(/[^\w.-]/g, '-').slice(0, 150);
    return {
        baseUrl: read['base-url'],
        apiKey: read['api-key'],
        domain: read.domain,
        jobId: read['job-id'],
        version: read.version,
        paths: read.paths,
        deliver: read.deliver,
        outputDir: read['output-dir'] === undefined
            ? (0,external_node_path_.join)(tempDir, 'static-export')
            : (0,external_node_path_.resolve)(workspace, read['output-dir']),
        artifact: {
            name: read['artifact-name'] ?? `static-export-${source}`,
            format: read['artifact-format'],
            retentionDays: read['retention-days'],
            overwrite: read.overwrite
        },
        releaseTag: read['release-tag'],
        githubToken: read['github-token'],
        configFile: read['config-file'] === undefined ? undefined : (0,external_node_path_.resolve)(workspace, read['config-file']),
        timeoutMs: read.timeout,
        pollIntervalMs: read['poll-interval'],
        maskUrl: read['mask-url']
    };
    function cross(raw) {
        const wanted = raw['deliver'] ?? 'artifact';
        const wants = (delivery) => new RegExp(`(^|[\\s,])${delivery}([\\s,]|$)`).test(wanted);
        return [
            raw['domain'] === undefined &&
                raw['job-id'] === undefined &&
                '`domain` is missing: give the host name to export, or `job-id` to pick up a job',
            wants('config') &&
                raw['config-file'] === undefined &&
                '`config-file` is missing: `deliver: config` writes into it',
            wants('release') &&
                raw['release-tag'] === undefined &&
                eventRelease === undefined &&
                '`release-tag` is missing: this run was not started by a release, so say which one to attach to',
            wants('release') &&
                raw['github-token'] === undefined &&
                '`github-token` is missing: `deliver: release` needs it',
            wants('artifact') &&
                !artifactsAvailable(serverUrl) &&
                '`deliver` says artifact, which this GitHub Enterprise Server can not store: use `site`, `release` or `url` there'
        ].filter(problem => problem !== false);
    }
}
function problemOfDomain(value) {
    if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
        return undefined;
    const meant = URL.parse(value.includes('://') ? value : `https://${value}`)?.hostname;
    return meant === undefined || meant === '' || meant === value
        ? `"${value}" is not a host name: write it like docs.example.com`
        : `"${value}" is more than a host name: write ${meant}`;
}
function isDelivery(entry) {
    return DELIVERIES.includes(entry);
}
function partsOf(list, separator) {
    return list
        .split(separator)
        .map(part => part.trim())
        .filter(part => part !== '');
}


/***/ }),

/***/ 49796:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./src/runtime/stop-reason.ts
var stop_reason = __webpack_require__(94883);
// EXTERNAL MODULE: ./src/runtime/failure.ts + 6 modules
var runtime_failure = __webpack_require__(28015);
// EXTERNAL MODULE: ./src/runtime/units.ts
var units = __webpack_require__(56275);
// EXTERNAL MODULE: ./src/runtime/input-fields.ts
var input_fields = __webpack_require__(43588);
// EXTERNAL MODULE: ./src/runtime/poll.ts
var poll = __webpack_require__(54415);
// EXTERNAL MODULE: ./src/runtime/secrets.ts
var secrets = __webpack_require__(44205);
;// CONCATENATED MODULE: ./src/export/link.ts




/** A link with less than this left is asked for once more before anything is done with it. */
const SHORT_LIFE_MS = 60_000;
/** Refusals end soon: a store that refuses fresh links will go on. Links that merely end are replaced for long. */
const MAX_REFUSALS = 5;
const MAX_EXPIRIES = 100;
async function obtainLink(jobId, context) {
    const link = await askForLink(jobId, context);
    if (!isShortLived(link, context.clock))
        return link;
    context.log.info('The link is about to expire already: asking for a fresh one.');
    return await askForLink(jobId, context);
}
function isShortLived({ endsAt }, clock) {
    return endsAt - clock.now() < SHORT_LIFE_MS;
}
/** For the steps after: a fresh link whenever one is over, a bounded number of times. */
function linkRenewal(jobId, context) {
    const count = { refusals: 0, expiries: 0 };
    return async ({ why, refused }) => {
        count[refused ? 'refusals' : 'expiries'] += 1;
        if (count.expiries > MAX_EXPIRIES) {
            throw new runtime_failure/* Failure */.HR('link-expired', `${MAX_EXPIRIES} links to the archive of job ${jobId} ran out one after the other before the download was done.`, { advice: 'Ask the service for links that live longer, or use a runner with a faster connection.' });
        }
        if (count.refusals > MAX_REFUSALS) {
            throw new runtime_failure/* Failure */.HR('link-refused', `The store refused ${count.refusals} links to the archive of job ${jobId}, the last time: ${why}.`, {
                advice: 'Check that this runner may reach the store (proxy, firewall, IP allow-list) and that its clock and the service agree; then run again with the same `job-id`.'
            });
        }
        context.log.info(`Asking for a fresh link: ${why}.`);
        return await askForLink(jobId, context);
    };
}
async function askForLink(jobId, context) {
    const { service, pollIntervalMs, maskUrl, log } = context;
    const made = await (0,poll/* pollUntil */.g)(async () => {
        const bundle = await service.makeBundle(jobId);
        if (bundle === undefined)
            await context.backToPolling();
        return bundle;
    }, { isFinal: bundle => bundle !== undefined, intervalMs: pollIntervalMs }, context);
    if (made === undefined)
        throw new Error('polling ended without a bundle');
    const { bundleUrl, expiresAt, sizeBytes } = made.answer;
    if (maskUrl)
        for (const secret of (0,secrets/* secretsInLink */.R)(bundleUrl))
            log.mask(secret);
    if (!(0,input_fields/* isSafeAddress */.cr)(new URL(bundleUrl))) {
        throw new runtime_failure/* Failure */.HR('insecure-link', `The link to the archive of job ${jobId} is not https: what your readers get could be changed on the way.`, { advice: 'Ask the service, or whoever runs its object store, for links that start with https.' });
    }
    return { url: bundleUrl, expiresAt, endsAt: expiresAt.getTime() - made.clockSkewMs, sizeBytes };
}

;// CONCATENATED MODULE: ./src/export/run-record.ts
/** Notes one look at the job: what it says now, and which of its two stages it is in. */
function recordPoll(report, job, now) {
    report.status = job.status;
    if (job.pageCount !== undefined)
        report.pageCount = job.pageCount;
    // A count that was seen on the way is not the count of the whole.
    else if (job.status === 'completed')
        delete report.pageCount;
    if (job.progress !== undefined)
        report.progress.push({ at: now, percent: job.progress });
    const name = job.status === 'queued' ? 'Waiting' : 'Rendering';
    let stage = report.stages.find(known => known.name === name);
    if (stage === undefined) {
        const before = report.stages.at(-1);
        if (before !== undefined)
            before.endedAt = now;
        stage = { name, startedAt: before === undefined ? report.startedAt : now };
        report.stages.push(stage);
    }
    if (job.status === 'completed' || job.status === 'failed') {
        stage.endedAt = now;
        stage.failed = job.status === 'failed';
    }
}
/** Runs one stage and notes how long it took and whether it failed. */
async function timeStage(report, { name, clock, work }) {
    const stage = { name, startedAt: clock.now() };
    report.stages.push(stage);
    try {
        return await work();
    }
    catch (error) {
        stage.failed = true;
        throw error;
    }
    finally {
        stage.endedAt = clock.now();
    }
}

;// CONCATENATED MODULE: ./src/export/deliver.ts


/** Tries every delivery, whatever becomes of the others; fails at the end, naming each that failed. */
async function deliverAll(attempts, { report, log, clock, signal, setOutput }) {
    const errors = [];
    for (const { kind, title, work } of attempts) {
        try {
            const { outputs = {}, ...delivered } = title === undefined
                ? await work()
                : await timeStage(report, { name: title, clock, work: async () => await log.group(title, work) });
            report.deliveries.push({ kind, ok: true, ...delivered });
            for (const [name, value] of Object.entries(outputs))
                setOutput(name, value);
        }
        catch (error) {
            signal.throwIfAborted();
            errors.push(error);
            report.deliveries.push({ kind, ok: false, text: (0,runtime_failure/* reasonOf */.A3)(error) });
            log.info(`Delivery to ${kind} failed: ${(0,runtime_failure/* reasonOf */.A3)(error)}`);
        }
    }
    if (errors.length === 1)
        throw errors[0];
    if (errors.length > 1)
        throw combined(errors);
}
function combined(errors) {
    const lines = errors.map(error => `- ${(0,runtime_failure/* reasonOf */.A3)(error)}${error instanceof runtime_failure/* Failure */.HR ? ` ${error.advice}` : ''}`);
    return new runtime_failure/* Failure */.HR('deliveries-failed', `${errors.length} deliveries failed:\n${lines.join('\n')}`, {
        advice: 'What else was asked for has been delivered.',
        cause: new AggregateError(errors)
    });
}
/** The last line of the log: what was delivered where. */
function conclusion({ domain, jobId, deliveries }) {
    const where = deliveries.map(({ kind, text }) => `${kind} (${text})`);
    return `Exported ${domain ?? `job ${jobId ?? ''}`}: ${where.join(', ')}.`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/runtime/retry.ts
var retry = __webpack_require__(86390);
;// CONCATENATED MODULE: ./src/export/deliveries/artifact.ts
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




const TRIES = 3;
const LOOK_EVERY_MS = 60_000;
/** Kept out of the start of every run that stores no artifact: it brings the storage SDK with it. */
async function loadArtifactClient() {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    return new DefaultArtifactClient();
}
async function deliverArtifact(request, collaborators) {
    const { archive, format, runUrl } = request;
    await requireReadable(archive);
    const client = await collaborators.loadClient();
    const name = format === 'raw' ? (0,external_node_path_.basename)(archive.path) : request.name;
    if (request.overwrite)
        await removeArtifact(name, client, collaborators);
    let attempt = 0;
    let firstError;
    const { id, digest, size } = await (0,retry/* withRetry */.bD)(`Upload of artifact ${name}`, async () => {
        attempt += 1;
        try {
            return await uploadOnce({ ...request, name }, client, collaborators);
        }
        catch (error) {
            collaborators.signal.throwIfAborted();
            // The first try meets a name that somebody else took; a later one may meet the name that we took ourselves.
            if (isTaken(error) && attempt === 1)
                throw error;
            firstError ??= error;
            const stored = await untilAborted(findStored({ ...request, name }, client), collaborators.signal);
            // A name taken by our own broken try: what broke it is the reason worth telling.
            if (stored === undefined)
                throw isTaken(error) ? firstError : error;
            collaborators.log.info(`Artifact ${name} is stored, though the service's answer was lost.`);
            return stored;
        }
    }, error => ({ retry: attempt < TRIES && mayPass(error) }), collaborators).catch((error) => {
        collaborators.signal.throwIfAborted();
        throw uploadFailure(name, error);
    });
    if (format === 'raw' && digest !== undefined && digest !== archive.sha256) {
        await removeArtifact(name, client, collaborators);
        throw new runtime_failure/* Failure */.HR('artifact-digest-mismatch', `Artifact ${name} was stored with the SHA-256 ${digest}, but the archive has ${archive.sha256}. It was deleted again.`, { advice: `Make sure that no other step writes to ${archive.path} meanwhile, and run the job again.` });
    }
    return { id, name, url: `${runUrl}/artifacts/${id}`, ...(digest !== undefined && { digest }), size };
}
async function uploadOnce(request, client, { clock, signal }) {
    const { archive, name, format, retentionDays } = request;
    const uploading = client.uploadArtifact(name, [archive.path], (0,external_node_path_.dirname)(archive.path), {
        ...(format === 'raw' ? { skipArchive: true } : { compressionLevel: 0 }),
        ...(retentionDays !== undefined && { retentionDays })
    });
    const ended = new AbortController();
    // The client takes no signal, and waits for ever for the rest of an answer that was cut off. So it is watched: the run
    // can be stopped meanwhile, and an artifact that shows up in the listing is stored, whatever the client still waits for.
    const watching = async () => {
        for (;;) {
            await clock.sleep(LOOK_EVERY_MS, AbortSignal.any([signal, ended.signal]));
            const stored = await findStored(request, client);
            if (stored !== undefined)
                return stored;
        }
    };
    try {
        const { id, digest, size } = await Promise.race([uploading, watching()]);
        if (id === undefined)
            throw new Error('the service gave no id for the artifact');
        return { id, size: size ?? archive.size, ...(digest !== undefined && { digest }) };
    }
    finally {
        ended.abort();
    }
}
/** The client takes no signal: whoever waits for it stops waiting. */
async function untilAborted(call, signal) {
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([call, aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** Only artifacts that are complete are listed, so a listed one of the right size and digest is ours and whole. */
async function findStored({ archive, name, format }, client) {
    try {
        const { artifact } = await client.getArtifact(name);
        const digest = artifact.digest?.replace(/^sha256:/, '');
        const wrapping = artifact.size - archive.size;
        // What a zip adds around one stored file: a few headers and its name three times.
        const whole = format === 'raw' ? wrapping === 0 : wrapping > 0 && wrapping < 4096;
        const same = format === 'zip' || digest === undefined || digest === archive.sha256;
        if (!whole || !same)
            return undefined;
        return { id: artifact.id, size: artifact.size, ...(digest !== undefined && { digest }) };
    }
    catch {
        // Not there, or nobody can tell: the reason of the upload is the one worth reporting.
        return undefined;
    }
}
async function removeArtifact(name, client, context) {
    await (0,retry/* withRetry */.bD)(`Removing the old artifact ${name}`, async () => await untilAborted(client.deleteArtifact(name), context.signal), (error, attempt) => ({ retry: attempt < TRIES && mayPass(error) }), context).catch((error) => {
        context.signal.throwIfAborted();
        if (error instanceof Error && error.name === 'ArtifactNotFoundError')
            return;
        throw uploadFailure(name, error);
    });
}
/** The client ends the whole process, past any catch, when it is given a file that it can not read. */
async function requireReadable({ path, size }) {
    const problem = await (0,promises_.open)(path).then(async (file) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const handle = __addDisposableResource(env_1, file, true);
            const stats = await handle.stat();
            if (!stats.isFile())
                return 'it is not a file';
            return stats.size === size ? undefined : `it has ${stats.size} bytes instead of ${size}`;
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }, (error) => (0,runtime_failure/* reasonOf */.A3)(error));
    if (problem === undefined)
        return;
    throw new runtime_failure/* Failure */.HR('archive-changed', `The archive ${path} can not be uploaded: ${problem}.`, {
        advice: 'Make sure that no other step changes the folder given as output-dir, and run the job again.'
    });
}
/**
 * The client repeats calls to the service five times on 429 and 5xx, and blocks of the upload on 5xx; a connection that
 * breaks, which it reports at once, is repeated here.
 */
function mayPass(error) {
    if (!(error instanceof Error))
        return false;
    if (/Unable to make request|Upload progress stalled/.test(error.message))
        return true;
    const status = error.name === 'RestError' ? error.statusCode : 0;
    return status === undefined || status === 408 || status === 429 || status >= 500;
}
function isTaken(error) {
    return error instanceof Error && /CreateArtifact: .*\(409\)/.test(error.message);
}
function uploadFailure(name, cause) {
    const reason = (0,runtime_failure/* reasonOf */.A3)(cause).split('\n', 1)[0] ?? '';
    if (isTaken(cause)) {
        return new runtime_failure/* Failure */.HR('artifact-name-taken', `This workflow run already has an artifact named ${name}.`, {
            advice: 'Set overwrite: true to replace it, or give this one another artifact-name.',
            cause
        });
    }
    if (reason.includes('storage quota')) {
        return new runtime_failure/* Failure */.HR('artifact-quota', `Artifact ${name} was refused: the storage for artifacts is used up.`, {
            advice: 'Delete artifacts that nobody needs, set retention-days lower, or deliver to a release or a folder.',
            cause
        });
    }
    return new runtime_failure/* Failure */.HR('artifact-upload-failed', `Artifact ${name} could not be stored: ${reason}.`, {
        advice: 'Run the job again. A self-hosted runner must be able to reach the hosts that GitHub lists for artifacts.',
        cause
    });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./src/export/deliveries/release-failures.ts



const release_failures_TRIES = 4;
const LARGEST_ASSET = 2 * 1024 ** 3;
/** An answer to the upload that is no success, in the shape of Octokit's own errors. */
class GitHubRefusal extends Error {
    status;
    response;
    constructor({ statusCode = 0, headers }, answer) {
        super(`${answer.message ?? `HTTP ${statusCode}`}${answer.errors ? ` ${JSON.stringify(answer.errors)}` : ''}`);
        this.status = statusCode;
        this.response = { headers };
    }
}
/** Repeats what may pass: broken connections, 408, 429, 5xx, and what GitHub asks to be repeated later. */
async function withGitHub(what, context, call) {
    return await (0,retry/* withRetry */.bD)(what, call, (error, attempt) => {
        const { status, response } = error;
        const waitMs = (0,retry/* retryAfterMs */.Vs)(response?.headers ?? {}, context.clock.now());
        const passes = status === undefined
            ? isNetworkError(error)
            : status >= 500 ||
                // Taken, but the answer broke off: the next try removes what is there and sends it anew.
                status < 300 ||
                status === 408 ||
                status === 429 ||
                (status === 403 && waitMs !== undefined) ||
                // The rest of an upload that broke off, in the moment before it is listed.
                (status === 422 && (0,runtime_failure/* reasonOf */.A3)(error).includes('already_exists'));
        return { retry: passes && attempt < release_failures_TRIES, waitMs };
    }, context);
}
function isNetworkError(error) {
    return (typeof error === 'object' && error !== null && 'code' in error && /^E[A-Z]+$/.test(String(error.code)));
}
function requireSmallEnough(size) {
    if (size < LARGEST_ASSET)
        return;
    throw new runtime_failure/* Failure */.HR('release-asset-too-large', `The archive has ${(0,units/* formatBytes */.z3)(size)}, and a release takes files below 2 GiB.`, { advice: 'Deliver it as an artifact (`deliver: artifact`), or export fewer pages with `paths`.' });
}
function releaseFailure(cause, { tag, repository }) {
    if (cause instanceof runtime_failure/* Failure */.HR)
        return cause;
    const { status } = cause;
    const reason = (0,runtime_failure/* reasonOf */.A3)(cause).split(' - https://', 1)[0] ?? '';
    const failure = (code, what, advice) => new runtime_failure/* Failure */.HR(code, what, { advice, cause });
    if (/immutable/i.test(reason)) {
        return failure('release-immutable', `Release ${tag} of ${repository} is immutable: nothing can be attached to it any more.`, 'Make the release as a draft, run this action on the draft with `release-tag`, and publish it afterwards.');
    }
    if (status === 403) {
        return failure('release-forbidden', `The token may not write to the releases of ${repository}: ${reason}.`, 'Give the job `permissions: contents: write`, or pass a `github-token` that has it.');
    }
    if (status === 401) {
        return failure('release-token-invalid', `GitHub does not accept the token for ${repository}: ${reason}.`, 'Leave `github-token` out to use the job’s own token, or pass one that has not expired.');
    }
    if (status === 404) {
        return failure('release-not-found', `${repository} has no release ${tag} that the token can see.`, 'Make the release before this step, and check `release-tag`. A draft is seen only with `permissions: contents: write`.');
    }
    return failure('release-upload-failed', `The archive could not be attached to release ${tag} of ${repository}: ${reason}.`, 'Run the job again; an asset of an earlier run is still there under its name.');
}

;// CONCATENATED MODULE: ./src/export/deliveries/release-asset.ts


/**
 * Puts an asset under its name and tells where it can be downloaded. An old one of that name stays until the new one is
 * there as a whole under another name, then goes, and the new one takes its name: two short calls without an asset, and
 * an upload that fails leaves the old one as it was.
 */
async function putAsset(asset, place, collaborators) {
    const { octokit, log, signal } = collaborators;
    const where = { owner: place.owner, repo: place.repo, request: { signal } };
    const old = (await listAssets(place, collaborators)).find(({ name, state }) => name === asset.name && state === 'uploaded');
    const name = old === undefined ? asset.name : `${asset.name}.new`;
    const uploaded = await withGitHub(`Upload of ${asset.name}`, collaborators, async () => {
        // What an upload that broke off left behind, in this run or an earlier one, still holds the name.
        for (const { id, name: taken } of await listAssets(place, collaborators)) {
            if (taken === name || taken === `${asset.name}.new`)
                await remove(id);
        }
        return await upload({ ...asset, name }, place, collaborators);
    });
    if (old === undefined)
        return uploaded.browser_download_url;
    log.info(`Replacing ${asset.name} of an earlier run.`);
    await withGitHub(`Removing the old ${asset.name}`, collaborators, async () => await remove(old.id));
    const renamed = await withGitHub(`Renaming ${name}`, collaborators, async () => {
        return await octokit.rest.repos.updateReleaseAsset({ ...where, asset_id: uploaded.id, name: asset.name });
    });
    return renamed.data.browser_download_url;
    async function remove(assetId) {
        try {
            await octokit.rest.repos.deleteReleaseAsset({ ...where, asset_id: assetId });
        }
        catch (error) {
            // Gone is gone, also when the answer to an earlier try was lost.
            if (error.status !== 404)
                throw error;
        }
    }
}
async function listAssets(place, collaborators) {
    const { octokit, signal } = collaborators;
    const { owner, repo, releaseId } = place;
    return await withGitHub('Listing the assets of the release', collaborators, async () => {
        return await octokit.paginate(octokit.rest.repos.listReleaseAssets, {
            owner,
            repo,
            release_id: releaseId,
            per_page: 100,
            request: { signal }
        });
    });
}
async function upload({ name, type, body }, { uploadUrl }, { octokit, http, signal }) {
    const url = new URL(uploadUrl.replace(/\{.*$/, ''));
    url.searchParams.set('name', name);
    const { token } = (await octokit.auth());
    const response = await http.send({
        method: 'POST',
        url,
        headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/vnd.github+json',
            'content-type': type
        },
        body: body(),
        signal
    });
    const answer = (await (0,consumers_.json)(response).catch(() => ({})));
    const { id, browser_download_url } = answer;
    if (response.statusCode !== 201 || id === undefined || browser_download_url === undefined) {
        throw new GitHubRefusal(response, answer);
    }
    return { id, browser_download_url };
}

;// CONCATENATED MODULE: ./src/export/deliveries/release.ts




/** Kept out of the start of every run that attaches nothing. Finds proxies by itself. */
async function loadOctokit(token, apiUrl) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351));
    return getOctokit(token, { baseUrl: apiUrl });
}
/** Attaches the archive, and a file beside it that `sha256sum --check` reads. */
async function deliverRelease(request, collaborators) {
    const { archive, repository } = request;
    const tag = request.tag ?? request.eventRelease?.tag;
    try {
        requireSmallEnough(archive.size);
        const release = await findRelease(request, collaborators);
        if (release.immutable === true)
            throw new Error(`the release ${release.tag_name} is immutable`);
        const place = {
            ...ownerAndRepo(repository),
            releaseId: release.id,
            uploadUrl: release.upload_url
        };
        const name = assetName((0,external_node_path_.basename)(archive.path));
        const url = await putAsset({
            name,
            type: 'application/octet-stream',
            body: () => ({ size: archive.size, stream: (0,external_node_fs_.createReadStream)(archive.path) })
        }, place, collaborators);
        // After the archive: for the moment in between, a check fails instead of passing for the wrong file.
        await putAsset({ name: `${name}.sha256`, type: 'text/plain', body: () => `${archive.sha256}  ${name}\n` }, place, collaborators);
        return { tag: release.tag_name, page: release.html_url, url };
    }
    catch (error) {
        collaborators.signal.throwIfAborted();
        throw releaseFailure(error, { tag: tag ?? '', repository });
    }
}
async function findRelease({ tag, eventRelease, repository }, collaborators) {
    const { octokit, signal } = collaborators;
    const { repos } = octokit.rest;
    const where = { ...ownerAndRepo(repository), request: { signal } };
    return await withGitHub('Looking for the release', collaborators, async () => {
        if (eventRelease !== undefined && (tag === undefined || tag === eventRelease.tag)) {
            return (await repos.getRelease({ ...where, release_id: eventRelease.id })).data;
        }
        if (tag === undefined)
            throw new Error('no release was named, and none started this workflow');
        try {
            return (await repos.getReleaseByTag({ ...where, tag })).data;
        }
        catch (error) {
            if (error.status !== 404)
                throw error;
            // A draft has no tag yet, only the name of the one that it will get: it is found in the list alone.
            for await (const { data } of octokit.paginate.iterator(repos.listReleases, {
                ...where,
                per_page: 100
            })) {
                const draft = data.find(release => release.tag_name === tag);
                if (draft !== undefined)
                    return draft;
            }
            throw error;
        }
    });
}
function ownerAndRepo(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
/** GitHub renames what it does not like, and an asset under another name would never be found again. */
function assetName(file) {
    return file
        .replace(/[^A-Za-z0-9._+@-]/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/^\.+|\.+$/g, '');
}

;// CONCATENATED MODULE: ./src/export/deliveries/plan.ts




/** The deliveries that the user asked for, in the order of their cost. */
function planDeliveries(inputs, goods, context) {
    const all = {
        site: () => siteAttempt(goods),
        url: () => urlAttempt(goods, context),
        config: () => configAttempt(goods, inputs, context),
        artifact: () => artifactAttempt(goods, inputs, context),
        release: () => releaseAttempt(goods, inputs, context)
    };
    return Object.entries(all)
        .filter(([kind]) => inputs.deliver.has(kind))
        .map(([, attempt]) => attempt());
}
/** It was unpacked while it was downloaded: what is left is to say so, or why not. */
function siteAttempt({ site, siteProblem }) {
    return {
        kind: 'site',
        work: () => site === undefined
            ? Promise.reject(siteProblem ?? new Error('nothing was unpacked'))
            : Promise.resolve({ text: `${site.fileCount} files in ${site.path}` })
    };
}
function urlAttempt({ link }, { clock }) {
    const left = (0,units/* formatDuration */.a3)(link.endsAt - clock.now());
    return {
        kind: 'url',
        work: () => Promise.resolve({ text: `output bundle-url, good for ${left}` })
    };
}
function configAttempt({ link }, { configFile, version }, context) {
    return {
        kind: 'config',
        title: 'Writing the deployment config',
        work: async () => {
            if (configFile === undefined)
                throw new Error('no config-file, which inputs.ts refuses');
            // The YAML parser is kept out of the start of runs that write no config.
            const { deliverConfig } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(750)]).then(__webpack_require__.bind(__webpack_require__, 72750));
            await deliverConfig({ file: configFile, link, version }, context);
            return { text: configFile };
        }
    };
}
function artifactAttempt({ archive }, { artifact }, context) {
    const { github } = context;
    const { retentionDays, ...wanted } = artifact;
    return {
        kind: 'artifact',
        title: 'Storing the artifact',
        work: async () => {
            if (archive === undefined)
                throw new Error('no archive was fetched');
            const stored = await deliverArtifact({
                archive,
                ...wanted,
                ...(retentionDays !== undefined && { retentionDays }),
                runUrl: github.runUrl
            }, { ...context, loadClient: loadArtifactClient });
            const { id, name, url, digest } = stored;
            const outputs = { 'artifact-id': id, 'artifact-name': name, 'artifact-url': url };
            return {
                text: name,
                url,
                outputs: { ...outputs, ...(digest !== undefined && { 'artifact-digest': digest }) }
            };
        }
    };
}
function releaseAttempt({ archive }, { releaseTag: tag, githubToken }, context) {
    const { github } = context;
    const { repository, eventRelease, apiUrl } = github;
    return {
        kind: 'release',
        title: 'Attaching to the release',
        work: async () => {
            if (archive === undefined || githubToken === undefined)
                throw new Error('no archive or no token');
            const octokit = await loadOctokit(githubToken, apiUrl);
            const { tag: attachedTo, url } = await deliverRelease({ archive, tag, eventRelease, repository }, { ...context, octokit });
            return {
                text: `${(0,external_node_path_.basename)(archive.path)} at ${attachedTo}`,
                url,
                outputs: { 'release-asset-url': url }
            };
        }
    };
}

// EXTERNAL MODULE: ./src/export/deliveries/static-export.ts
var static_export = __webpack_require__(88628);
;// CONCATENATED MODULE: ./src/export/job.ts



/** Watches a job until it is completed. An unknown status means that it has not ended. */
async function awaitCompletion(jobId, context) {
    const describe = progressLines(context.clock);
    const job = await (0,poll/* pollUntil */.g)(async () => {
        const seen = await context.service.readExport(jobId);
        context.onSeen(seen);
        const line = describe(seen);
        if (line !== undefined)
            context.log.info(line);
        return seen;
    }, {
        isFinal: seen => seen.status === 'completed' || seen.status === 'failed',
        intervalMs: context.pollIntervalMs
    }, context);
    if (job.status === 'failed') {
        throw new runtime_failure/* Failure */.HR('job-failed', `Export job ${jobId} failed. ${job.error === undefined ? 'The service gave no reason.' : `The service said: ${shorten(job.error)}`}`, { advice: 'Mend what the service names and run again. The same job can not be picked up once more.' });
    }
    return job;
}
// An annotation ends after 4,096 characters, and the advice comes after this.
const MAX_REASON = 2000;
function shorten(reason) {
    return reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON)}…` : reason;
}
const ENOUGH_TO_JUDGE = { percent: 2, ms: 2000 };
/** Makes a line of what was seen, or undefined when nothing changed since the last one. */
function progressLines(clock) {
    let last = '';
    let first;
    return ({ status, progress, pageCount }) => {
        const shown = [
            status,
            progress === undefined ? undefined : `${Math.floor(progress)} %`,
            pageCount === undefined ? undefined : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`
        ]
            .filter(part => part !== undefined)
            .join(' · ');
        if (shown === last)
            return undefined;
        last = shown;
        if (progress === undefined || status === 'completed')
            return shown;
        first ??= { at: clock.now(), percent: progress };
        const gained = progress - first.percent;
        const elapsed = clock.now() - first.at;
        if (gained < ENOUGH_TO_JUDGE.percent || elapsed < ENOUGH_TO_JUDGE.ms)
            return shown;
        return `${shown} · about ${(0,units/* formatDuration */.a3)((elapsed / gained) * (100 - progress))} left`;
    };
}

// EXTERNAL MODULE: ./src/runtime/markdown.ts
var markdown = __webpack_require__(56731);
;// CONCATENATED MODULE: ./src/export/charts.ts

/** The lines of a Gantt chart: one bar a stage, labelled with how long it took. */
function gantt(title, bars) {
    return [
        'gantt',
        `  title ${plain(title)}`,
        '  dateFormat x',
        '  axisFormat %H:%M:%S',
        ...bars.map(({ name, startedAt, endedAt, failed }) => {
            const start = Math.round(startedAt);
            // A bar of no length at all is not drawn.
            const end = Math.max(Math.round(endedAt), start + 1);
            return `  ${plain(name)} (${(0,units/* formatDuration */.a3)(end - start)}) :${failed ? 'crit, ' : ''}${start}, ${end}`;
        })
    ];
}
const POINTS = 24;
/** Low and wide, and in a colour that shows on white and on black: the default one is hardly seen on either. */
const CHART_LOOK = {
    xyChart: { width: 900, height: 240 },
    themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette: '#2da44e' } }
};
/** The lines of a line chart from 0 to 100. The chart spaces its points evenly, so the samples are brought to that. */
function progressChart(title, samples) {
    const ordered = samples.toSorted((a, b) => a.at - b.at);
    const start = ordered[0]?.at ?? 0;
    const span = Math.max(1, (ordered.at(-1)?.at ?? 0) - start);
    const [unit, unitMs] = span > 180_000 ? ['minutes', 60_000] : ['seconds', 1000];
    const points = Array.from({ length: POINTS }, (_, i) => valueAt(ordered, start + (span * i) / (POINTS - 1)).toFixed(1));
    return [
        `%%{init: ${JSON.stringify(CHART_LOOK)}}%%`,
        'xychart-beta',
        `  title "${plain(title)}"`,
        `  x-axis "${unit}" 0 --> ${(span / unitMs).toFixed(1)}`,
        '  y-axis "per cent" 0 --> 100',
        `  line [${points.join(', ')}]`
    ];
}
/** Straight lines between the samples. */
function valueAt(ordered, at) {
    const after = ordered.find(sample => sample.at >= at) ?? ordered.at(-1);
    const before = ordered.findLast(sample => sample.at <= at) ?? ordered[0];
    if (before === undefined || after === undefined)
        return 0;
    const share = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0;
    return Math.min(100, Math.max(0, before.value + share * (after.value - before.value)));
}
/** Mermaid gives a meaning to most punctuation and has no way to escape it everywhere. */
function plain(text) {
    return text
        .replace(/[^\p{L}\p{N} .,()-]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./src/export/summary.ts




// The runner drops a summary above 1 MiB as a whole. With these, ours ends far below, whatever the service sent.
const MAX_NAME = 300;
const MAX_TEXT = 2000;
const MAX_ROWS = 40;
const DELIVERED_TO = {
    artifact: 'Artifact',
    site: 'Site folder',
    release: 'Release',
    config: 'Deployment config',
    url: 'Link'
};
/** The job summary as Markdown: how it ended and where things are first, how it went after that. */
function renderSummary(report) {
    const { failure, deliveries } = report;
    const sections = [
        `## ${heading(report)}`,
        highlights(report),
        failure && (0,markdown/* alert */.xE)('CAUTION', [`**${summary_text(failure.what)}**`, summary_text(failure.advice), (0,markdown/* code */.aY)(failure.code)]),
        deliveries.length > 0 && (0,markdown/* table */.tp)(['Delivered to', ''], deliveries.slice(0, MAX_ROWS).map(deliveryRow)),
        expiryWarning(report),
        details(report),
        stagesPicture(report),
        progressPicture(report)
    ];
    return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`;
}
function heading({ domain, jobId, failure, deliveries, archive, link: reported }) {
    const what = summary_name(domain ?? jobId ?? 'The documentation');
    const missed = deliveries.filter(({ ok }) => !ok).length;
    if (missed > 0 && (archive ?? reported) !== undefined) {
        return `❌ ${what}: ${missed} of ${deliveries.length} deliveries failed`;
    }
    return failure ? `❌ Export of ${what} failed` : `✅ ${what} exported`;
}
function highlights({ pageCount, site, archive, startedAt, endedAt }) {
    const pages = pageCount ?? site?.pageCount;
    const facts = [
        pages !== undefined && `**${count(pages, 'page')}**`,
        archive && `**${(0,units/* formatBytes */.z3)(archive.size)}**`,
        endedAt !== undefined && `took **${(0,units/* formatDuration */.a3)(endedAt - startedAt)}**`
    ];
    return facts.filter(fact => typeof fact === 'string').join(' · ');
}
function deliveryRow({ kind, ok, text: what, url }) {
    return [
        `${ok ? '✅' : '❌'} ${DELIVERED_TO[kind]}`,
        url === undefined ? summary_text(what) : (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(what, MAX_TEXT), url)
    ];
}
/** A deployment reads the link out of its config whenever a pod starts, long after this run. */
function expiryWarning(report) {
    const { link: reported, deliveries, jobId } = report;
    if (reported === undefined || !deliveries.some(({ kind, ok }) => kind === 'config' && ok))
        return undefined;
    return (0,markdown/* alert */.xE)('WARNING', [
        `The link in the deployment config ends ${expiry(reported, report)}. A deployment that starts or restarts after that can not fetch the bundle.`,
        `Run this action again before then${jobId === undefined ? '' : `; with ${(0,markdown/* code */.aY)('job-id')} ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(jobId, MAX_NAME))} it gets a fresh link without exporting again`}.`
    ]);
}
function details(report) {
    const { jobId, status, archive, site, link: reported, runUrl } = report;
    const rows = [
        ['Export job', jobId && (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(jobId, MAX_NAME)), status && summary_name(status)],
        [
            'Archive',
            archive && (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)((0,external_node_path_.basename)(archive.path), MAX_NAME)),
            archive && (0,units/* formatBytes */.z3)(archive.size)
        ],
        ['SHA-256', archive && (0,markdown/* code */.aY)(archive.sha256)],
        ['Site', site && count(site.fileCount, 'file'), site && count(site.pageCount, 'page')],
        ['Link', reported?.url && (0,markdown/* link */.nf)('download', reported.url), reported && `ends ${expiry(reported, report)}`],
        ['Run', runUrl && (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(runUrl, MAX_NAME), runUrl)]
    ];
    const filled = rows
        .map(([label, ...facts]) => [label, facts.filter(Boolean).join(' · ')])
        .filter(([, facts]) => facts !== '');
    return filled.length === 0 ? undefined : (0,markdown/* table */.tp)(['Details', ''], filled);
}
function expiry({ expiresAt, endsAt }, { startedAt, endedAt }) {
    const left = endsAt - (endedAt ?? startedAt);
    const moment = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return left > 0 ? `**${moment}** (in ${(0,units/* formatDuration */.a3)(left)})` : `**${moment}** (it has ended)`;
}
function stagesPicture({ stages, startedAt, endedAt }) {
    if (stages.length === 0)
        return undefined;
    const bars = stages.slice(0, MAX_ROWS).map(stage => ({
        name: (0,markdown/* clip */.$Q)(stage.name, 60),
        startedAt: stage.startedAt,
        endedAt: stage.endedAt ?? endedAt ?? startedAt,
        failed: stage.failed ?? false
    }));
    return (0,markdown/* fence */.EU)('mermaid', gantt('Where the time went', bars));
}
function progressPicture({ progress }) {
    // Two points are a straight line, and one value all the time is a flat one: neither tells anything.
    if (progress.length < 3 || new Set(progress.map(({ percent }) => percent)).size < 2)
        return undefined;
    const samples = progress.map(({ at, percent }) => ({ at, value: percent }));
    return (0,markdown/* fence */.EU)('mermaid', progressChart('Rendering on the service', samples));
}
function summary_name(value) {
    return (0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(value, MAX_NAME));
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}
function count(amount, noun) {
    // Not toLocaleString: loading the tables of all languages for one comma costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    return `${digits} ${noun}${amount === 1 ? '' : 's'}`;
}

;// CONCATENATED MODULE: ./src/export/main.ts










/** Runs the export. The summary is written on success and on failure. */
async function main(inputs, context) {
    const { clock, writeSummary } = context;
    const report = {
        ...(inputs.domain !== undefined && { domain: inputs.domain }),
        startedAt: clock.now(),
        stages: [],
        progress: [],
        deliveries: []
    };
    try {
        await exportSite(inputs, report, context);
    }
    catch (error) {
        const { jobId } = report;
        const stop = (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs: inputs.timeoutMs,
            state: jobId === undefined ? 'No export job is known yet.' : `Export job ${jobId} may still be running.`,
            advice: jobId
                ? `Run again with \`job-id: ${jobId}\` to resume it.`
                : 'Check that the service responds, and run again. The start request may have been accepted: then the service may reject another one until that job has ended.'
        });
        const failure = withJobId(jobId, (0,runtime_failure/* asFailure */.h_)(stop));
        report.failure = { code: failure.code, what: failure.message, advice: failure.advice };
        throw failure;
    }
    finally {
        report.endedAt = clock.now();
        await writeSummary(renderSummary(report));
    }
}
/** Adds the job to an error that does not name it. */
function withJobId(jobId, failure) {
    const { code, message, advice, cause } = failure;
    if (jobId === undefined || `${message} ${advice}`.includes(jobId))
        return failure;
    return new runtime_failure/* Failure */.HR(code, `${message} This was export job ${jobId}.`, { advice, cause });
}
async function exportSite(inputs, report, context) {
    const { clock, log, signal, setOutput } = context;
    const jobId = inputs.jobId ?? (await startJob(inputs, context));
    report.jobId = jobId;
    setOutput('job-id', jobId);
    // Before the cleanup, which may take longer than the runner waits.
    signal.addEventListener('abort', () => log.info(`Stopping. Export job ${jobId} continues on the service.`));
    const follow = async () => {
        const { pageCount } = await awaitCompletion(jobId, {
            ...context,
            pollIntervalMs: inputs.pollIntervalMs,
            onSeen: seen => {
                if (seen.status !== report.status)
                    setOutput('status', seen.status);
                recordPoll(report, seen, clock.now());
            }
        });
        if (pageCount !== undefined)
            setOutput('page-count', pageCount);
    };
    await log.group(`Waiting for export job ${jobId}`, follow);
    const { pollIntervalMs, maskUrl } = inputs;
    const bundleContext = { ...context, pollIntervalMs, maskUrl, backToPolling: follow };
    let link = announced(await obtainLink(jobId, bundleContext), inputs, report, context);
    const renew = linkRenewal(jobId, bundleContext);
    const freshLink = async (end) => (link = announced(await renew(end), inputs, report, context));
    const fetched = await fetchWanted(jobId, { link, freshLink }, inputs, report, context);
    // A download can outlive its link, and what is handed on must not be over already.
    const handsLinkOn = inputs.deliver.has('config') || inputs.deliver.has('url');
    if (handsLinkOn && fetched.archive !== undefined && isShortLived(link, clock)) {
        link = announced(await obtainLink(jobId, bundleContext), inputs, report, context);
    }
    await deliverAll(planDeliveries(inputs, { ...fetched, link }, context), { ...context, report });
    log.info(conclusion(report));
}
async function startJob(inputs, { service, log }) {
    const { domain, version, paths } = inputs;
    if (domain === undefined)
        throw new Error('neither domain nor job-id, which inputs.ts refuses');
    const jobId = await service.startExport({ domain, version, paths });
    log.info(`Started export job ${jobId} for ${domain}.`);
    return jobId;
}
/** A link becomes known: outputs and report have the newest one. */
function announced(link, { maskUrl, version }, report, { setOutput, log, clock }) {
    const { url, expiresAt, endsAt } = link;
    report.link = { expiresAt, endsAt, ...(!maskUrl && { url }) };
    setOutput('bundle-url', url);
    setOutput('expires-at', expiresAt.toISOString());
    setOutput('deployment-config', (0,static_export/* deploymentConfig */.Q)(link, version));
    log.info(`The link is good for ${(0,units/* formatDuration */.a3)(endsAt - clock.now())}, until ${expiresAt.toISOString()}.`);
    return link;
}
async function fetchWanted(jobId, links, { deliver, outputDir: folder, artifact: { name }, domain, version }, report, context) {
    const unpack = deliver.has('site');
    const keepArchive = deliver.has('artifact') || deliver.has('release');
    if (!unpack && !keepArchive)
        return {};
    const { clock, log, setOutput } = context;
    const about = { domain, jobId, version, pageCount: report.pageCount };
    const title = unpack ? 'Downloading and unpacking' : 'Downloading';
    // Kept out of the start of runs that download nothing.
    const { fetchArchive } = await __webpack_require__.e(/* import() */ 324).then(__webpack_require__.bind(__webpack_require__, 78324));
    const work = async () => await fetchArchive({ ...links, folder, name, unpack, keepArchive, about }, context);
    const fetched = await timeStage(report, {
        name: title,
        clock,
        work: async () => await log.group(title, work)
    });
    const { archive, site } = fetched;
    report.archive = archive;
    setOutput('archive-path', archive.path);
    setOutput('archive-sha256', archive.sha256);
    setOutput('archive-size', archive.size);
    if (site !== undefined) {
        report.site = site;
        setOutput('site-path', site.path);
        setOutput('file-count', site.fileCount);
        setOutput('manifest-path', site.manifestPath);
    }
    return fetched;
}


/***/ })

};
