export const id = 7796;
export const ids = [7796];
export const modules = {

/***/ 83124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Faults),
/* harmony export */   K: () => (/* binding */ findFault)
/* harmony export */ });
class Faults {
    #rules = [];
    add(...faults) {
        this.#rules.push(...faults.map(fault => ({ fault, left: fault.times ?? 1 })));
    }
    clear() {
        this.#rules.length = 0;
    }
    /** The faults of this request: the first counted one in the queue, and every permanent one. */
    take(request) {
        const due = this.#rules.filter(({ fault, left }) => left > 0 && fault.on === request.call && (fault.when?.(request) ?? true));
        const counted = due.find(({ left }) => left !== Infinity);
        if (counted)
            counted.left -= 1;
        return due.filter(rule => rule === counted || rule.left === Infinity).map(({ fault }) => fault);
    }
}
function findFault(faults, kind) {
    return faults.find((fault) => fault.kind === kind);
}


/***/ }),

/***/ 620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ loadSecret),
/* harmony export */   KT: () => (/* binding */ listen),
/* harmony export */   VN: () => (/* binding */ close),
/* harmony export */   _p: () => (/* binding */ createHttpServer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44708);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);






function createHttpServer(tls) {
    return tls ? (0,node_https__WEBPACK_IMPORTED_MODULE_4__.createServer)(tls) : (0,node_http__WEBPACK_IMPORTED_MODULE_3__.createServer)();
}
/** Listens on the loopback address and returns the origin under the given host name. */
async function listen(server, { port, host, tls }) {
    server.listen(port, '127.0.0.1');
    await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, 'listening');
    return `${tls ? 'https' : 'http'}://${host}:${server.address().port}`;
}
async function close(server) {
    if (!server.listening)
        return;
    const closed = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
}
/** Signs links and derives the key. Stored with the data, so that both stay valid after a restart. */
async function loadSecret(data) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(data, 'secret');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(data, { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(file, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error) => {
        if (error.code !== 'EEXIST')
            throw error;
    });
    return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file, 'utf8');
}


/***/ }),

/***/ 81470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ AGENT_RESULTS),
/* harmony export */   Y: () => (/* binding */ AgentJobs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _background_jobs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82659);



const REPOSITORY = 'https://github.com/example/docs';
const RESULTS = {
    pr: { status: 'completed', prLink: `${REPOSITORY}/pull/42` },
    'no-changes': { status: 'completed' },
    failed: { status: 'failed' },
    archived: { status: 'archived' }
};
const AGENT_RESULTS = Object.keys(RESULTS);
/** Jobs of a documentation-editing agent. A job advances when it is read. */
class AgentJobs {
    #jobs = new Map();
    #folder;
    #options;
    #nextScenario;
    constructor(options, jobs) {
        this.#folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.data, 'agent-jobs');
        this.#options = options;
        for (const [id, scenario] of Object.entries(jobs))
            this.add(id, scenario);
    }
    async recover() {
        for (const job of await (0,_background_jobs_js__WEBPACK_IMPORTED_MODULE_2__/* .loadStates */ .v6)(this.#folder))
            this.#jobs.set(job.id, job);
    }
    add(id, scenario, isStarted = false) {
        const createdAt = new Date(this.#options.now()).toISOString();
        const job = { id, scenario, prompts: [], reads: 0, createdAt, isStarted };
        this.#jobs.set(id, job);
        return job;
    }
    setNext(scenario) {
        this.#nextScenario = scenario;
    }
    started() {
        const jobs = [...this.#jobs.values()].filter(({ isStarted }) => isStarted);
        return jobs.map(({ id, prompts }) => ({ id, prompts }));
    }
    /** Every job in its present state, without advancing it. */
    list() {
        return [...this.#jobs.values()].map(job => this.#view(job));
    }
    async start(prompt) {
        const { id } = this.add((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), this.#nextScenario ?? this.#options.startedScenario, true);
        this.#nextScenario = undefined;
        return (await this.message(id, prompt)) ?? {};
    }
    /** A follow-up message makes the job active again. */
    async message(id, prompt) {
        return await this.#change(id, job => {
            job.prompts.push(prompt);
            job.reads = 0;
            delete job.firstReadAt;
            delete job.endedAt;
        });
    }
    async read(id) {
        return await this.#change(id, job => {
            job.reads += 1;
            job.firstReadAt ??= this.#options.now();
        });
    }
    async #change(id, change) {
        const job = this.#jobs.get(id);
        if (job === undefined)
            return undefined;
        change(job);
        const view = this.#view(job);
        if (job.isStarted)
            await (0,_background_jobs_js__WEBPACK_IMPORTED_MODULE_2__/* .saveState */ .LZ)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder, id), job);
        return view;
    }
    #view(job) {
        const { scenario } = job;
        if (typeof scenario === 'string')
            return this.#state(job, { ends: scenario });
        if (!('answers' in scenario))
            return this.#state(job, scenario);
        const index = Math.min(Math.max(job.reads, 1), scenario.answers.length) - 1;
        return scenario.answers[index] ?? {};
    }
    #state(job, scenario) {
        const { id, createdAt, reads, firstReadAt = Infinity } = job;
        const { ends, activeReads = 2, activeMs } = scenario;
        const active = {
            id,
            status: 'active',
            prLink: null,
            createdAt,
            archivedAt: null,
            source: scenario.with?.source ?? { repository: REPOSITORY, ref: 'main' },
            model: scenario.with?.model ?? 'writer-1'
        };
        const now = this.#options.now();
        const isActive = activeMs === undefined ? reads <= activeReads : now < firstReadAt + activeMs;
        if (reads === 0 || isActive)
            return active;
        job.endedAt ??= now;
        const archivedAt = ends === 'archived' ? new Date(job.endedAt).toISOString() : null;
        return { ...active, ...RESULTS[ends], archivedAt, ...scenario.with };
    }
}


/***/ }),

/***/ 82659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ saveState),
/* harmony export */   R_: () => (/* binding */ BackgroundJobs),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   v6: () => (/* binding */ loadStates)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Writes a record so that a process that is killed never leaves a partial file. */
async function saveState(folder, state) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: true });
    const partial = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(partial, JSON.stringify(state, undefined, 2));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'job.json'));
}
/** The record of every folder in `folder`, ordered by creation time. */
async function loadStates(folder) {
    const states = [];
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(() => [])) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name, 'job.json'), 'utf8').catch(() => undefined);
        if (text !== undefined)
            states.push(JSON.parse(text));
    }
    return states.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}
const END_STATES = ['completed', 'failed', 'success', 'failure'];
function hasEnded({ status }) {
    return END_STATES.includes(status);
}
/** Jobs that run on their own. Each has its own folder with the record `job.json`. */
class BackgroundJobs {
    #folder;
    #idOf;
    #options;
    #jobs = new Map();
    #runs = new Map();
    #nextFailure;
    constructor(name, idOf, options) {
        this.#folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.data, name);
        this.#idOf = idOf;
        this.#options = options;
    }
    /** Loads the jobs of an earlier process and restarts those that were interrupted. */
    async recover() {
        for (const job of await loadStates(this.#folder)) {
            this.#jobs.set(this.#idOf(job), job);
            if (!hasEnded(job))
                this.#start(job);
        }
    }
    get(id) {
        return this.#jobs.get(id);
    }
    /** Oldest first. */
    list() {
        return [...this.#jobs.values()];
    }
    failNext(reason) {
        this.#nextFailure = reason;
    }
    async ended(id) {
        await this.#runs.get(id);
        return this.get(id);
    }
    async stopped() {
        await Promise.all(this.#runs.values());
    }
    folderOf(job) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, this.#idOf(job));
    }
    /** Returns the job as it is accepted. */
    async add(job) {
        this.#jobs.set(this.#idOf(job), job);
        await saveState(this.folderOf(job), job);
        const accepted = { ...job };
        this.#start(job);
        return accepted;
    }
    /** The record on disk changes first: what a client has seen survives a restart. */
    async change(job, change) {
        await saveState(this.folderOf(job), { ...job, ...change });
        Object.assign(job, change);
    }
    time() {
        return new Date(this.#options.now()).toISOString();
    }
    #start(job) {
        const failure = this.#nextFailure;
        this.#nextFailure = undefined;
        const run = this.run(job, failure).catch((error) => {
            // When the emulator stops, the state on disk stays as it is and the next process restarts the job.
            if (!this.#options.signal.aborted)
                throw error;
        });
        this.#runs.set(this.#idOf(job), run);
    }
}


/***/ }),

/***/ 19884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ CALLS),
/* harmony export */   w: () => (/* binding */ RequestLog)
/* harmony export */ });
/** Of a request: more than any operation needs. Of the log: the oldest requests are forgotten. */
const MAX_BODY_BYTES = 1_000_000;
const MAX_LOG_BYTES = 100_000_000;
const API_CALLS = {
    start: /^POST \/v1\/static-export\/jobs$/,
    status: /^GET \/v1\/static-export\/jobs\/[^/]+$/,
    bundle: /^POST \/v1\/static-export\/jobs\/[^/]+\/bundle$/,
    update: /^POST \/v1\/project\/update\/[^/]+$/,
    'update-status': /^GET \/v1\/project\/update-status\/[^/]+$/,
    agent: /^GET \/v2\/agent\/[^/]+\/job\/[^/]+$/,
    'agent-start': /^POST \/v2\/agent\/[^/]+\/job$/,
    'agent-message': /^POST \/v2\/agent\/[^/]+\/job\/[^/]+\/message$/
};
const CALLS = [...Object.keys(API_CALLS), 'download'];
class RequestLog {
    all = [];
    #waiting = new Set();
    #prefix;
    #now;
    #size = 0;
    constructor({ prefix, now }) {
        this.#prefix = prefix;
        this.#now = now;
    }
    /** Undefined for a request that is too large. */
    async record(part, incoming, outgoing) {
        const { method = 'GET', url: path = '/', headers } = incoming;
        const at = this.#now();
        const answered = new Promise(resolve => outgoing.once('close', () => resolve(undefined)));
        const body = await readBody(incoming);
        if (body === undefined)
            return undefined;
        const call = part === 'store' ? 'download' : this.#callOf(method, path);
        const response = { status: undefined, complete: false, answered };
        const request = { call, part, method, path, headers, body, at, ...response };
        outgoing.once('close', () => {
            if (outgoing.headersSent)
                request.status = outgoing.statusCode;
            request.complete = outgoing.writableFinished;
        });
        this.#keep(request);
        for (const waiter of this.#waiting) {
            const { match } = waiter;
            if (typeof match === 'string' ? call !== match : !match(request))
                continue;
            this.#waiting.delete(waiter);
            waiter.resolve(request);
        }
        return request;
    }
    /** The next matching request, as soon as it has arrived; earlier requests do not count. */
    async next(match = () => true) {
        return await new Promise(resolve => this.#waiting.add({ match, resolve }));
    }
    #keep(request) {
        this.all.push(request);
        this.#size += sizeOf(request);
        while (this.#size > MAX_LOG_BYTES)
            this.#size -= sizeOf(this.all.shift());
    }
    #callOf(method, path) {
        if (!path.startsWith(this.#prefix))
            return 'other';
        const line = `${method} ${path.slice(this.#prefix.length).replace(/\?.*$/, '')}`;
        const entry = Object.entries(API_CALLS).find(([, pattern]) => pattern.test(line));
        return entry?.[0] ?? 'other';
    }
}
/** About what it takes of memory. */
function sizeOf({ path, headers, body }) {
    return 1000 + path.length + body.length + JSON.stringify(headers).length;
}
/** To its end, so that the client gets a response. What is too large is not kept. */
async function readBody(incoming) {
    const chunks = [];
    let size = 0;
    for await (const chunk of incoming) {
        size += chunk.length;
        if (size <= MAX_BODY_BYTES)
            chunks.push(chunk);
    }
    return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString();
}


/***/ }),

/***/ 87796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ assertPages),
  s: () => (/* binding */ createService)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./.build/src/emulator/faults/faults.js
var faults_faults = __webpack_require__(83124);
// EXTERNAL MODULE: ./.build/src/emulator/http/servers.js
var servers = __webpack_require__(620);
// EXTERNAL MODULE: ./.build/src/emulator/jobs/agent-jobs.js
var agent_jobs = __webpack_require__(81470);
// EXTERNAL MODULE: ./.build/src/emulator/jobs/background-jobs.js
var background_jobs = __webpack_require__(82659);
// EXTERNAL MODULE: ./.build/src/emulator/site/archive.js
var archive = __webpack_require__(79489);
;// CONCATENATED MODULE: ./.build/src/emulator/jobs/export-jobs.js





/** Export jobs. Beside the record of each are `site/`, `bundle.tar.gz` and `warnings.txt`. */
class ExportJobs extends background_jobs/* BackgroundJobs */.R_ {
    #options;
    #site;
    constructor(options, site) {
        super('jobs', ({ jobId }) => jobId, options);
        this.#options = options;
        this.#site = site;
    }
    activeFor(domain) {
        return this.list().find(job => job.domain === domain && !(0,background_jobs/* hasEnded */.hY)(job));
    }
    async start(request) {
        const time = this.time();
        return await this.add({
            jobId: (0,external_node_crypto_.randomUUID)(),
            ...request,
            status: 'queued',
            progress: 0,
            pageCount: 0,
            error: null,
            createdAt: time,
            updatedAt: time,
            warnings: [],
            commit: this.#options.lastCommit(),
            site: this.#site
        });
    }
    setSite(site) {
        this.#site = site;
    }
    archiveOf(job) {
        return (0,external_node_path_.join)(this.folderOf(job), 'bundle.tar.gz');
    }
    siteOf(job) {
        return (0,external_node_path_.join)(this.folderOf(job), 'site');
    }
    async run(job, failure) {
        try {
            await this.#export(job, failure);
            await this.#end(job, { status: 'completed', progress: 100 });
        }
        catch (error) {
            this.#options.signal.throwIfAborted();
            await this.#end(job, { status: 'failed', error: error.message });
        }
    }
    async #export(job, failure) {
        const { docs, threads, steps, pageDelayMs } = this.#options;
        const site = this.siteOf(job);
        await steps.next(pageDelayMs);
        await this.#update(job, { status: 'running', progress: 0, pageCount: 0 });
        const { domain, version, paths, commit } = job;
        const request = { domain, version, paths, commit: commit?.sha, variant: job.site };
        let warnings = [];
        let reported = -1;
        await threads.render({ docs, request, folder: site }, async (report) => {
            const { done, total } = report;
            // It begins again without a file that cannot be read: then these pages have had their steps.
            if (done === 0)
                warnings = [];
            for (const warning of report.warnings)
                warnings.push(warning);
            if (done <= reported)
                return;
            reported = done;
            const progress = Math.floor((99 * done) / Math.max(total, 1));
            Object.assign(job, { pageCount: done, progress, warnings, updatedAt: this.time() });
            if (failure !== undefined && done > 0)
                throw new Error(failure);
            if (done < total)
                await steps.next(pageDelayMs);
        });
        job.warnings = warnings;
        await (0,archive/* packSite */.T)(site, this.archiveOf(job));
    }
    async #end(job, change) {
        const warningsFile = (0,external_node_path_.join)(this.folderOf(job), 'warnings.txt');
        await (0,promises_.writeFile)(warningsFile, job.warnings.map(warning => `${warning}\n`).join(''));
        await this.#update(job, change);
        this.#options.onEnd?.(job, warningsFile);
    }
    async #update(job, change) {
        await this.change(job, { ...change, updatedAt: this.time() });
    }
}

;// CONCATENATED MODULE: ./.build/src/emulator/jobs/project-updates.js


class ProjectUpdates extends background_jobs/* BackgroundJobs */.R_ {
    #options;
    #commit;
    constructor(options, commit) {
        super('updates', ({ statusId }) => statusId, options);
        this.#options = options;
        this.#commit = completeCommit(commit);
    }
    setCommit(commit) {
        this.#commit = completeCommit(commit);
    }
    lastSuccess() {
        return this.list().findLast(({ status }) => status === 'success');
    }
    async start(projectId) {
        return await this.add({
            statusId: (0,external_node_crypto_.randomUUID)(),
            projectId,
            status: 'queued',
            summary: 'Update is queued',
            logs: [],
            commit: this.#commit,
            createdAt: this.time(),
            endedAt: null
        });
    }
    async run(update, failure) {
        const { steps, stepDelayMs } = this.#options;
        const { sha, ref } = update.commit;
        await steps.next(stepDelayMs);
        const logs = [`Fetching ${ref}`, `Building commit ${sha}`];
        await this.change(update, { status: 'in_progress', summary: 'Update is in progress', logs });
        await steps.next(stepDelayMs);
        await this.change(update, {
            status: failure === undefined ? 'success' : 'failure',
            summary: failure ?? 'Update succeeded',
            logs: [...logs, failure === undefined ? 'Deployed' : `Error: ${failure}`],
            endedAt: this.time()
        });
    }
}
/** Without a given SHA it is derived from ref and message, so that tests see the same value in every run. */
function completeCommit({ sha, ref = 'main', message = 'Update documentation' }) {
    return { sha: sha ?? (0,external_node_crypto_.createHash)('sha1').update(`${ref}\n${message}`).digest('hex'), ref, message };
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./.build/src/emulator/jobs/step-control.js

/** Controls when jobs advance: after a delay, or only when `step()` allows it. */
class StepControl {
    #steps = Infinity;
    #waiting = [];
    #signal;
    constructor({ paused, signal }) {
        this.#signal = signal;
        if (paused)
            this.pause();
        signal.addEventListener('abort', () => this.resume());
    }
    /** Waits for the next step: from queued to running, then one per page. */
    async next(delayMs) {
        if (delayMs > 0)
            await (0,external_node_timers_promises_.setTimeout)(delayMs, undefined, { signal: this.#signal });
        else
            await (0,external_node_timers_promises_.setImmediate)(undefined, { signal: this.#signal });
        while (this.#steps === 0)
            await new Promise(resolve => this.#waiting.push(resolve));
        this.#steps -= 1;
        this.#signal.throwIfAborted();
    }
    pause() {
        this.#steps = 0;
    }
    step(count = 1) {
        this.#steps += count;
        this.#wake();
    }
    resume() {
        this.#steps = Infinity;
        this.#wake();
    }
    #wake() {
        for (const resolve of this.#waiting.splice(0))
            resolve();
    }
}

// EXTERNAL MODULE: ./.build/src/emulator/requests/request-log.js
var request_log = __webpack_require__(19884);
// EXTERNAL MODULE: ./.build/src/sources/files.js
var files = __webpack_require__(89181);
// EXTERNAL MODULE: ./.build/src/sources/page-file.js
var page_file = __webpack_require__(90098);
// EXTERNAL MODULE: ./.build/src/sources/thread/run-tasks.js
var run_tasks = __webpack_require__(91945);
;// CONCATENATED MODULE: ./.build/src/emulator/site/site-threads.js


/** Each has a parser, and remembers pages: more than a few sites at a time wait for each other. */
const MAX_RENDERINGS = 4;
/** Reads and renders documentation in threads, so that requests and signals are answered, whatever it contains. */
class SiteThreads {
    #options;
    /** The one that was ready last: it knows what it rendered. */
    #ready;
    #renderings = 0;
    #waiting = [];
    constructor(options) {
        this.#options = options;
    }
    async listPages(docs) {
        return await this.#run({ docs, site: undefined }, async () => await Promise.resolve());
    }
    /** The page after a report waits until `onProgress` is done. */
    async render({ docs, request, folder }, onProgress) {
        if (this.#renderings >= MAX_RENDERINGS)
            await new Promise(resolve => this.#waiting.push(resolve));
        this.#renderings += 1;
        try {
            this.#options.signal.throwIfAborted();
            await this.#run({ docs, site: { request, folder } }, onProgress);
        }
        finally {
            this.#renderings -= 1;
            this.#waiting.shift()?.();
        }
    }
    async end() {
        const ready = this.#ready;
        this.#ready = undefined;
        await ready?.end();
    }
    async #run({ docs, site }, answer) {
        const { signal, maxFileMs } = this.#options;
        const { paths } = await (0,files/* filesOfFolder */.rt)(docs);
        const skipped = new Map();
        const thread = this.#ready ?? new run_tasks/* DocsThread */.s('site-thread', new URL(...['../emulator/site/site-threads.js', import.meta.url]).href);
        this.#ready = undefined;
        const result = await thread.run(() => ({ docs, paths, skipped, site }), {
            signal,
            maxFileMs,
            answer,
            fileAt: place => (skipped.has(paths[place] ?? '') ? undefined : paths[place]),
            skip: (file, reason) => skipped.set(file, reason)
        });
        await this.#keep(thread);
        return result;
    }
    async #keep(thread) {
        const unused = this.#options.signal.aborted ? thread : this.#ready;
        if (unused !== thread)
            this.#ready = thread;
        await unused?.end();
    }
}

;// CONCATENATED MODULE: ./.build/src/emulator/store/links.js

/** Signs and checks download links for GET, in the style of S3 presigned URLs. */
class Links {
    #secret;
    #now;
    #expiredFrom = new Map();
    #issued = [];
    constructor({ secret, now }) {
        this.#secret = secret;
        this.#now = now;
    }
    /** With `expiresAfterMs` the link expires before the `expiresAt` that the client receives. */
    sign(path, lifetimeMs, expiresAfterMs) {
        const now = this.#now();
        const query = new URLSearchParams({
            'X-Amz-Algorithm': 'EMULATOR-HMAC-SHA256',
            'X-Amz-Date': compactDate(now),
            'X-Amz-Expires': String(lifetimeMs / 1000),
            'X-Amz-SignedHeaders': 'host'
        });
        const signature = this.#signature(path, query);
        query.set('X-Amz-Signature', signature);
        this.#issued.push(signature);
        if (expiresAfterMs !== undefined)
            this.#expiredFrom.set(signature, now + expiresAfterMs);
        return { query: query.toString(), expiresAt: new Date(now + lifetimeMs) };
    }
    check(path, query) {
        const given = Buffer.from(query.get('X-Amz-Signature') ?? '');
        const expected = Buffer.from(this.#signature(path, query));
        if (given.length !== expected.length || !(0,external_node_crypto_.timingSafeEqual)(given, expected))
            return 'invalid';
        const signedAt = parseCompactDate(query.get('X-Amz-Date') ?? '');
        const end = signedAt + Number(query.get('X-Amz-Expires')) * 1000;
        const expired = this.#now() >= Math.min(end, this.#expiredFrom.get(expected.toString()) ?? Infinity);
        return expired ? 'expired' : 'valid';
    }
    expireAll() {
        for (const signature of this.#issued)
            this.#expiredFrom.set(signature, -Infinity);
    }
    #signature(path, query) {
        const signed = [path, query.get('X-Amz-Date') ?? '', query.get('X-Amz-Expires') ?? ''].join('\n');
        return (0,external_node_crypto_.createHmac)('sha256', this.#secret).update(signed).digest('hex');
    }
}
/** 20260102T030405678Z: with milliseconds, unlike S3, so that a link can expire in less than a second. */
function compactDate(time) {
    return new Date(time).toISOString().replace(/[-:.]/g, '');
}
function parseCompactDate(date) {
    return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)(...Z)$/, '$1-$2-$3:$4:$5.$6'));
}

;// CONCATENATED MODULE: ./.build/src/emulator/service.js
















const SAMPLE = (0,external_node_url_.fileURLToPath)(new URL('site/sample', new URL(...['../emulator/service.js', import.meta.url]).href));
/** Everything behind the two servers: documentation, jobs, links, faults, and what was requested. */
async function createService(options) {
    const { docs = SAMPLE, prefix = '', skewMs = 0, pageDelayMs = 0 } = options;
    await assertPages(docs);
    const clock = options.now ?? Date.now;
    const now = () => clock() + skewMs;
    const data = options.data ?? (await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'emulator-')));
    const secret = await (0,servers/* loadSecret */.Hj)(data);
    const stop = new AbortController();
    const { signal } = stop;
    const steps = new StepControl({ paused: options.paused ?? false, signal });
    const shared = { data, steps, now, signal };
    const updates = new ProjectUpdates({ ...shared, stepDelayMs: pageDelayMs }, options.commit ?? {});
    const threads = new SiteThreads({ signal, maxFileMs: options.maxFileMs });
    const jobs = new ExportJobs({
        ...shared,
        threads,
        pageDelayMs,
        docs,
        lastCommit: () => updates.lastSuccess()?.commit,
        onEnd: options.onExportEnd
    }, options.site ?? {});
    const startedScenario = options.startedAgentJobs ?? 'pr';
    const agentJobs = new agent_jobs/* AgentJobs */.Y({ data, now, startedScenario }, options.agentJobs ?? {});
    const faults = new faults_faults/* Faults */.C();
    faults.add(...(options.faults ?? []));
    return {
        ...shared,
        stop,
        docs,
        threads,
        jobs,
        updates,
        agentJobs,
        faults,
        key: options.key ?? `emu_${(0,external_node_crypto_.createHmac)('sha256', secret).update('key').digest('hex').slice(0, 32)}`,
        links: new Links({ secret, now }),
        requests: new request_log/* RequestLog */.w({ prefix, now }),
        recover: async () => void (await Promise.all([jobs.recover(), updates.recover(), agentJobs.recover()]))
    };
}
async function assertPages(docs) {
    if (!(await (0,files/* filesOfFolder */.rt)(docs)).paths.some(page_file/* isPageFile */.MV))
        throw new Error(`No .md or .mdx file found in ${docs}`);
}


/***/ }),

/***/ 79489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ packSite),
/* harmony export */   e: () => (/* binding */ repackSite)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38321);
/* harmony import */ var tar__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98697);





const FCOMMENT = 0x10;
/** Reproducible: the same files give the same bytes. Entries are sorted and have no times or owners. */
async function packSite(folder, archive) {
    const entries = await listFiles(folder);
    const partial = `${archive}.part`;
    await (0,tar__WEBPACK_IMPORTED_MODULE_4__/* .create */ .vt)({ file: partial, cwd: folder, gzip: true, portable: true, mtime: new Date(0) }, entries);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, archive);
}
/** Replaces the archive with other bytes for the same site, of the same size where compression allows it. */
async function repackSite(folder, archive, size) {
    const entries = await listFiles(folder);
    const options = { cwd: folder, gzip: { level: 9 }, portable: true, mtime: new Date(1000) };
    const packed = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_3__.buffer)((0,tar__WEBPACK_IMPORTED_MODULE_4__/* .create */ .vt)(options, entries));
    // Several requests can replace the object at the same time.
    const partial = `${archive}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(partial, padGzip(packed, size));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, archive);
}
/** Pads to `size` with a comment in the gzip header, which decompressors skip. */
function padGzip(gzip, size) {
    const missing = size - gzip.length;
    if (missing < 1)
        return gzip;
    const header = Buffer.from(gzip.subarray(0, 10));
    header.writeUInt8(header.readUInt8(3) | FCOMMENT, 3);
    return Buffer.concat([header, Buffer.alloc(missing - 1, '.'), Buffer.alloc(1), gzip.subarray(10)]);
}
async function listFiles(folder) {
    const files = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { recursive: true, withFileTypes: true });
    return files
        .filter(file => file.isFile())
        .map(file => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(file.parentPath, file.name)).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/'))
        .sort();
}


/***/ }),

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readBelow),
/* harmony export */   q: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


// Does not wait for a writer of a pipe. Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder, through no link: no part of `path`, which has `/` on every platform, may have
 * become one since the folder was listed. What was opened is compared with what has the name.
 */
function readBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is not the regular file that it was');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Undefined for what is no such file, or cannot be read. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 81529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   n8: () => (/* binding */ parseShare),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** `90s`, `45m`, `1h30m`, `500ms`, or a bare number of minutes; undefined for anything else. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** `20%`, or `20`, as a number from 0 to 1; undefined for anything else. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** `0.4 s`, `12 s`, `3 min 20 s`, `1 h 30 min`, `3 d 4 h`: at most two units. A server can name any number. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds > MAX_DAYS * 86_400)
        return `more than ${MAX_DAYS} d`;
    const parts = [
        [Math.floor(seconds / 86_400), 'd'],
        [Math.floor(seconds / 3600) % 24, 'h'],
        [Math.floor(seconds / 60) % 60, 'min'],
        [seconds % 60, 's']
    ];
    const first = parts.findIndex(([count]) => count > 0);
    return parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
/** `2026-11-15 09:30 UTC` */
function formatTime(date) {
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Decimal units, as object stores and browsers show them. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`;
}
/** `1,234`, or `1,234 pages` with a noun. */
function formatCount(amount, noun) {
    // Not toLocaleString: loading the tables of all languages for one comma costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ }),

/***/ 72913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** A promise and the functions that settle it: `Promise.withResolvers`, which Node 20 does not have. */
function deferred() {
    let resolve;
    let reject;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 54639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ untilAborted),
/* harmony export */   GA: () => (/* binding */ TimedOut),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Or: () => (/* binding */ Canceled),
/* harmony export */   cV: () => (/* binding */ explainStop),
/* harmony export */   jX: () => (/* binding */ isStop),
/* harmony export */   vu: () => (/* binding */ MAX_CLEANUP_MS)
/* harmony export */ });
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);



/** The run's `timeout` has passed. The cause is the last error that was retried, if there was one. */
class TimedOut extends Error {
    name = 'TimedOut';
}
class Canceled extends Error {
    name = 'Canceled';
}
/** For leaving things in order after a signal. The runner kills the process 7.5 seconds after it; the design promises two. */
const MAX_CLEANUP_MS = 1500;
/** The run was stopped, so nothing else is worth reporting. */
function isStop(error) {
    return error instanceof TimedOut || error instanceof Canceled;
}
/** Aborts as `signal` does, or with TimedOut after `ms`, whichever comes first. */
function withDeadline(signal, ms) {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(new TimedOut(`not done within ${ms} ms`)), ms).unref();
    return AbortSignal.any([signal, deadline.signal]);
}
/** For work that takes no signal, or ignores it: the run stops waiting for it. */
async function untilAborted(signal, work) {
    signal.throwIfAborted();
    const aborted = (0,_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .deferred */ .y)();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([work(), aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** Turns a timeout or a cancellation into a Failure that says what is still in progress. Other errors pass unchanged. */
function explainStop(error, { timeoutMs, state, advice }) {
    if (error instanceof TimedOut) {
        const lastError = error.cause === undefined ? '' : ` The last error was: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error.cause)}.`;
        const { unreachableHost: host } = Object(error.cause);
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', `Timed out after ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}.${lastError} ${state}`, {
            advice: host !== undefined
                ? `Check the address ${host}, and whether this runner can reach it: DNS, firewall, \`https_proxy\` and \`no_proxy\`. ${advice}`
                : `${advice} Increase \`timeout\` if the work needs longer.`,
            cause: error
        });
    }
    if (error instanceof Canceled)
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('canceled', `The run was canceled. ${state}`, { advice, cause: error });
    return error;
}


/***/ }),

/***/ 89181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ IGNORE_FILE),
/* harmony export */   dK: () => (/* binding */ isHidden),
/* harmony export */   nG: () => (/* binding */ filesIn),
/* harmony export */   rt: () => (/* binding */ filesOfFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92790);





/** The only hidden file that counts: it names files that are not published. */
const IGNORE_FILE = '.mintignore';
async function filesOfFolder(folder) {
    return filesIn(folder, (await listFiles(folder, '')).sort());
}
/** `paths`: of the files in the folder that count. */
function filesIn(folder, paths) {
    return {
        folder,
        paths,
        // The end of the run is noticed between two files.
        size: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)).size;
        },
        read: async (path) => {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_4__/* .readBelow */ .G)(folder, path).toString();
        }
    };
}
async function listFiles(folder, below) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
    const nested = entries.map(async (entry) => {
        const path = below === '' ? entry.name : `${below}/${entry.name}`;
        if (isHidden(entry.name))
            return [];
        if (entry.isDirectory())
            return await listFiles(folder, path);
        // A symbolic link is neither a file nor a folder here.
        return entry.isFile() ? [path] : [];
    });
    return (await Promise.all(nested)).flat();
}
/** Whether a documentation folder is read without this file or folder. */
function isHidden(name) {
    return (name.startsWith('.') && name !== IGNORE_FILE) || name === 'node_modules';
}


/***/ }),

/***/ 90098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ withoutPageEnding),
/* harmony export */   MV: () => (/* binding */ isPageFile),
/* harmony export */   O1: () => (/* binding */ isMdxFile),
/* harmony export */   ie: () => (/* binding */ PAGE_ENDING)
/* harmony export */ });
/** How the files of pages and of the snippets that they import end, as a part of a regular expression. */
const PAGE_ENDING = String.raw `\.[mM][dD][xX]?`;
const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
/** Whether a file is a page, or a snippet that pages import: Markdown or MDX. */
function isPageFile(path) {
    return PAGE_FILE.test(path);
}
/** The other page files are Markdown with HTML. */
function isMdxFile(path) {
    return isPageFile(path) && /x$/i.test(path);
}
/** `guides/start.mdx` → `guides/start`. */
function withoutPageEnding(path) {
    return path.replace(PAGE_FILE, '');
}


/***/ }),

/***/ 6661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   Tw: () => (/* binding */ MAX_SOURCE_BYTES),
/* harmony export */   dI: () => (/* binding */ MAX_FILE_MS),
/* harmony export */   gP: () => (/* binding */ MAX_FRONT_MATTER_LENGTH),
/* harmony export */   wZ: () => (/* binding */ PARSER_MEMORY)
/* harmony export */ });
/** A larger page, snippet or `.mintignore` is not parsed. */
const MAX_SOURCE_BYTES = 2_000_000;
/** The time that one file may take. On a busy machine it gets this time again, a few times. */
const MAX_FILE_MS = 10_000;
/** YAML is parsed before anything can end it. */
const MAX_FRONT_MATTER_LENGTH = 100_000;
/** The parser of JSON calls itself for every level. */
const MAX_JSON_DEPTH = 100;
/**
 * Pages of 64 KiB that the Markdown parser has. It wants 985 to start with; more than the maximum, 512 MB, ends a file
 * that needs it, not the process. The largest file that is read needs 130 MB as documentation is written, and 270 MB as
 * one table.
 */
const PARSER_MEMORY = { initial: 985, maximum: 8192, shared: true };


/***/ }),

/***/ 74079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ newProgress),
/* harmony export */   mL: () => (/* binding */ PARSER_EXHAUSTED),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** In the place of a file, while none is being parsed. */
const NO_FILE = -1;
/** The code of an error after which only a new thread has the memory again. */
const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED';
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ }),

/***/ 91945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ DocsThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _runtime_time_deferred_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72913);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54639);
/* harmony import */ var _source_file_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6661);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74079);






/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8;
const MAX_EXTENSIONS = 5;
/** How often a file is looked at while it has its time. */
const LOOKS = 10;
/** With a larger young generation, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 };
const TOO_LARGE = `Reading the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`;
/** A file that took too long or too much memory. */
class UnreadableFile {
    file;
    reason;
    constructor(file, reason) {
        this.file = file;
        this.reason = reason;
    }
}
/**
 * A thread that reads documentation, which a stranger wrote, one task after the other. It ends with `signal`, whatever the
 * documentation contains, and no file takes more than its time.
 */
class DocsThread {
    #file;
    #progress = (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .newProgress */ .gu)();
    #worker;
    /** `name`: of the module that calls `serveTasks`, beside the one with the address `caller`. */
    constructor(name, caller) {
        // From its parts, so that the bundler does not copy the source file.
        this.#file = new URL(`./${name}${caller.endsWith('.ts') ? '.ts' : '.js'}`, caller);
    }
    /** The pages that are done, and all of them; 0 until they are counted. */
    get pages() {
        return { done: Atomics.load(this.#progress, 2), total: Atomics.load(this.#progress, 3) };
    }
    /** Starts again, in a new thread, without a file that takes too long or too much memory. */
    async run(task, options) {
        for (;;) {
            const result = await this.#run(task(), options);
            if (!(result instanceof UnreadableFile))
                return result;
            options.skip(result.file, result.reason);
        }
    }
    /** After anything else than a result, the thread has ended. */
    async #run(task, options) {
        const { signal, maxFileMs = _source_file_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_MS */ .dI } = options;
        const ended = (0,_runtime_time_deferred_js__WEBPACK_IMPORTED_MODULE_5__/* .deferred */ .y)();
        const parsed = () => options.fileAt(Atomics.load(this.#progress, 0));
        const onMessage = (message) => {
            if ('result' in message)
                ended.resolve(message.result);
            else
                void this.#answer(message, options.answer);
        };
        const onError = (error) => {
            const file = parsed();
            if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY' && error.code !== _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .PARSER_EXHAUSTED */ .mL)
                ended.reject(error);
            else if (file !== undefined)
                ended.resolve(new UnreadableFile(file, 'it needs too much memory'));
            else
                ended.reject(new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('documentation-too-large', TOO_LARGE, { cause: error }));
        };
        const onExit = () => ended.reject(new Error('The thread ended before its task.'));
        this.#worker ??= new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(this.#file, { workerData: this.#progress, resourceLimits: MEMORY_MB });
        const worker = this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        const watch = this.#watch(maxFileMs, () => {
            const file = parsed();
            if (file !== undefined)
                ended.resolve(new UnreadableFile(file, `it takes more than ${maxFileMs / 1000} s`));
        });
        let isDone = false;
        try {
            this.#send({ task });
            const result = await (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .untilAborted */ .Eu)(signal, async () => await ended.promise);
            isDone = !(result instanceof UnreadableFile);
            return result;
        }
        finally {
            clearInterval(watch);
            worker.off('message', onMessage).off('exit', onExit);
            if (isDone)
                worker.off('error', onError);
            else
                await this.end();
        }
    }
    async end() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    /** Watches the file that is being parsed; after the last one, only the signal ends the thread. */
    #watch(maxFileMs, onSlow) {
        let [before, changes, looks] = [process.cpuUsage(), 0, 0];
        return setInterval(() => {
            const now = Atomics.load(this.#progress, 1);
            looks = now === changes ? looks + 1 : 0;
            if (looks === 0)
                [before, changes] = [process.cpuUsage(), now];
            if (looks < LOOKS)
                return;
            // On a busy machine the file had less than that: it gets the time again, a few times.
            const { user } = process.cpuUsage(before);
            const isBusy = user / 1000 <= maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS;
            if (!isBusy)
                onSlow();
        }, maxFileMs / LOOKS);
    }
    async #answer({ id, question }, answer) {
        try {
            this.#send({ id, value: await answer(question) });
        }
        catch (error) {
            this.#send({ id, error: (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error) });
        }
    }
    #send(message) {
        this.#worker?.postMessage(message);
    }
}


/***/ })

};
