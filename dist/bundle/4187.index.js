export const id = 4187;
export const ids = [4187];
export const modules = {

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ unlessNotFound),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   jh: () => (/* binding */ GitHubClient)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
/* harmony import */ var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38056);
/* harmony import */ var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18459);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37630);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81529);







const RESPONSE_TIMEOUT_MS = 60_000;
/** Enough for a list of 100 releases, each with the longest notes that GitHub accepts. */
const MAX_RESPONSE_BYTES = 20_000_000;
/** Calls the REST API for one GitHub repository. Octokit uses the run's connections, retries and abort signal. */
class GitHubClient {
    log;
    repository;
    apiUrl;
    /** The repository in the form that Octokit's methods require. */
    repo;
    #access;
    #context;
    #octokit;
    #isReached = false;
    constructor(access, context) {
        const [owner = '', repo = ''] = access.repository.split('/');
        this.log = context.log;
        this.repository = access.repository;
        this.apiUrl = access.apiUrl.replace(/\/$/, '');
        this.repo = { owner, repo };
        this.#access = access;
        this.#context = context;
    }
    get hasToken() {
        return this.#access.token !== '';
    }
    /** On GitHub Enterprise Server, the REST API address ends with `/v3`. */
    get graphqlUrl() {
        return `${this.apiUrl.replace(/\/v3$/, '')}/graphql`;
    }
    /** Returns a client with the same access to another repository. */
    forRepository(repository) {
        return new GitHubClient({ ...this.#access, repository }, this.#context);
    }
    /** Sends a request with retries, and validates the response content. */
    async call(what, schema, send) {
        return await this.retry(what, async () => (await this.send(schema, send)).data);
    }
    /** Like `call`, for a `route` below the repository address, such as `GET git/commits/SHA`. */
    async request(what, schema, route, fields = {}) {
        const address = this.#addressOf(route);
        return await this.call(what, schema, async (octokit) => await octokit.request(address, { ...fields }));
    }
    /** Yields all items of a list, page by page. */
    async *list(what, schema, route) {
        const address = this.#addressOf(route);
        for (let page = 1;; page += 1) {
            const request = async (octokit) => await octokit.request(address, { per_page: 100, page });
            const { data, hasNext } = await this.retry(what, async () => await this.send(schema, request));
            yield* data;
            if (!hasNext || data.length === 0)
                return;
        }
    }
    #addressOf(route) {
        return route.replace(' ', ` /repos/${this.repository}/`);
    }
    /** Sends one request, without retries. Throws an HttpError for any status that is not a success. */
    async send(schema, send) {
        // Loaded on first use, because Octokit would slow down the start of every run.
        this.#octokit ??= __webpack_require__.e(/* import() */ 1351).then(__webpack_require__.bind(__webpack_require__, 61351)).then(({ getOctokit: create }) => {
            const debug = (text) => this.log.debug(text);
            return create(this.#access.token, {
                baseUrl: this.apiUrl,
                userAgent: 'static-docs-export',
                log: { debug, info: debug, warn: debug, error: debug },
                request: { fetch: this.#fetch }
            });
        });
        const { data, headers } = await send(await this.#octokit).catch((error) => {
            throw this.#explain(error);
        });
        const read = schema.safeParse(data);
        if (!read.success) {
            const response = { status: 200, headers: {}, body: '' };
            throw new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$('unexpected response', { response });
        }
        const next = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1] ?? '';
        return { data: read.data, hasNext: (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_6__/* .parseUrl */ .D)(next)?.origin === this.#apiOrigin };
    }
    async retry(what, call) {
        const context = { ...this.#context, host: new URL(this.apiUrl).host };
        return await (0,_runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetry */ .bD)(what, call, (error, attempt) => this.#decide(error, attempt), context);
    }
    get #apiOrigin() {
        return new URL(this.apiUrl).origin;
    }
    /** Replaces Octokit's connections, which cannot be aborted immediately and do not report a truncated response. */
    #fetch = async (address, init) => {
        const { method, headers, body } = init;
        const url = new URL(address);
        // GitHub uses another host for uploads. Without TLS, the token is sent only to the API origin.
        if (url.origin !== this.#apiOrigin && url.protocol !== 'https:')
            throw new Error(`the address ${url.origin} is not https`);
        const isStream = body instanceof node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable;
        const { status, ...received } = await (0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_3__/* .sendRequest */ .w$)({
            method,
            url,
            headers: { ...headers, 'x-github-api-version': '2022-11-28' },
            body: isStream ? { size: Number(headers['content-length']), stream: body } : body,
            ...(!isStream && { timeoutMs: RESPONSE_TIMEOUT_MS }),
            maxBytes: MAX_RESPONSE_BYTES
        }, this.#context);
        this.#isReached = true;
        const fields = Object.entries(received.headers).map(([name, value]) => [name, String(value)]);
        return new Response([204, 205, 304].includes(status) ? null : received.body, { status, headers: fields });
    };
    /** Octokit reports an error from `fetch` as the `cause` of another error. */
    #explain(error) {
        const { cause, response } = Object(error);
        if (cause !== undefined)
            return cause;
        if (response === undefined)
            return error;
        const { status, headers, data } = response;
        return new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$(messageOf(status, data), {
            response: { status, headers, body: JSON.stringify(data) },
            now: this.#context.clock.now()
        });
    }
    #decide(error, attempt) {
        const decision = (0,_runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .decideRetry */ .tE)(error, { attempt, isReached: this.#isReached });
        if (!(error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$) || error.status === undefined)
            return decision;
        const now = this.#context.clock.now();
        const waitMs = rateLimitWaitMs(error, error.status, now);
        // After a failed upload, the asset name remains taken for a moment before the asset is listed and can be deleted.
        const isTaken = error.status === 422 && error.body.includes('"already_exists"');
        if (waitMs === undefined)
            return { retry: decision.retry || isTaken };
        if (now + waitMs >= this.#access.deadline) {
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('github-rate-limited', `The GitHub API rate limit resets in ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(waitMs)}, after this run's timeout: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error).replace(/\.$/, '')}.`, { cause: error });
        }
        return { retry: true, waitMs };
    }
}
/** Returns the wait that GitHub requests: `Retry-After` for secondary limits, the reset time for the primary limit. */
function rateLimitWaitMs({ headers, waitMs }, status, now) {
    if (status !== 403 && !(0,_runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .isTransient */ .dg)(status))
        return undefined;
    if (waitMs !== undefined)
        return waitMs;
    const resetAt = Number(headers['x-ratelimit-reset']) * 1000;
    if (headers['x-ratelimit-remaining'] !== '0' || Number.isNaN(resetAt))
        return undefined;
    // The reset time refers to GitHub's clock.
    const serverNow = Date.parse(headers.date ?? '');
    return Math.max(0, resetAt - (Number.isNaN(serverNow) ? now : serverNow)) + 1000;
}
function messageOf(status, data) {
    const { message, errors } = Object(data);
    const text = typeof message === 'string' ? message : `HTTP ${status}`;
    const list = Array.isArray(errors) ? errors : [];
    return [text, ...list.map(error => (typeof error === 'string' ? error : JSON.stringify(error)))].join(' ');
}
function isNotFound(error) {
    return error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$ && error.status === 404;
}
/** Ignores a 404 response: the object does not exist, or the token does not give access to it. */
function unlessNotFound(error) {
    if (!isNotFound(error))
        throw error;
}


/***/ }),

/***/ 18311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ endedPreview),
/* harmony export */   I1: () => (/* binding */ deploymentStatus),
/* harmony export */   gZ: () => (/* binding */ serviceDeployments)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);

/** The app of the hosting service. Anybody with write access can create deployments, but not with this identity. */
const SERVICE_APP = { login: 'mintlify[bot]', type: 'Bot' };
/** Enough for 100 deployments in each of the environments in use. */
const MAX_DEPLOYMENTS = 200;
/** A preview address longer than this is not linked, because the comment repeats it for each page. */
const MAX_PREVIEW_ADDRESS = 300;
const account = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
const deploymentList = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    creator: account
}));
const statusList = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    log_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    environment_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    creator: account
}));
/** Lists the deployments of the hosting service that were created at `since` or later, oldest first. */
async function serviceDeployments(since, client) {
    const found = [];
    let read = 0;
    for await (const each of client.list('List of deployments', deploymentList, 'GET deployments')) {
        const createdAt = Date.parse(each.created_at);
        read += 1;
        if (createdAt < since || read > MAX_DEPLOYMENTS)
            break;
        if (!isService(each.creator) || Number.isNaN(createdAt))
            continue;
        found.push({ id: each.id, sha: each.sha, environment: each.environment ?? '', createdAt });
    }
    return found.reverse();
}
/**
 * Returns the newest deployment of a commit by the hosting service, after it has ended. `url` is the address of the
 * preview, if there is one that can be linked. Undefined if there is no deployment, or it is still under way.
 */
async function endedPreview(sha, client) {
    const fields = { per_page: 100 };
    const list = await client.request('List of deployments', deploymentList, 'GET deployments', {
        ...fields,
        sha
    });
    const own = list
        .filter(each => each.sha === sha && isService(each.creator) && !Number.isNaN(Date.parse(each.created_at)))
        .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    const [newest] = own;
    if (newest === undefined)
        return undefined;
    const route = `GET deployments/${newest.id}/statuses`;
    const all = await client.request('Deployment statuses', statusList, route, fields);
    // Any workflow with the permission to write deployments can add a status to a deployment of the service.
    const statuses = all.filter(({ creator }) => isService(creator));
    const told = statuses.find(({ state }) => state !== 'inactive') ?? statuses[0];
    const result = told === undefined ? 'under-way' : resultOf(told.state);
    if (told === undefined || result === 'under-way')
        return undefined;
    const url = withoutSecrets(told.environment_url ?? '')?.replace(/\/+$/, '');
    const isLinked = result === 'success' && url !== undefined && url.length <= MAX_PREVIEW_ADDRESS;
    return { url: isLinked ? url : undefined };
}
function isService(creator) {
    return creator?.login === SERVICE_APP.login && creator.type === SERVICE_APP.type;
}
/** A status becomes `inactive` when a later deployment replaces it, so it says nothing about how the deployment ended. */
async function deploymentStatus({ id, createdAt }, client) {
    const statuses = await client.request('Deployment statuses', statusList, `GET deployments/${id}/statuses`);
    const [newest, ...others] = statuses.map(({ state, created_at: at = '', log_url: log }) => ({
        result: resultOf(state),
        state,
        at: Date.parse(at),
        logUrl: withoutSecrets(log ?? '')
    }));
    const told = newest?.state === 'inactive' ? (others.find(({ state }) => state !== 'inactive') ?? newest) : newest;
    if (told === undefined)
        return { result: 'under-way', at: createdAt, logUrl: undefined };
    return { result: told.result, at: Number.isNaN(told.at) ? createdAt : told.at, logUrl: told.logUrl };
}
/** A deployment that another one replaced had ended. An unknown state means that it has not ended. */
function resultOf(state) {
    if (state === 'success' || state === 'inactive')
        return 'success';
    return state === 'failure' || state === 'error' ? 'failure' : 'under-way';
}
function withoutSecrets(address) {
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.protocol === 'https:' ? `${url.origin}${url.pathname}` : undefined;
}


/***/ }),

/***/ 37811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ TaskThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _time_deferred_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72913);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54639);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49313);





/** Time limit for one file. On a busy machine, the limit is extended a few times. */
const MAX_FILE_MS = 10_000;
/** A process that gets less than this share of a core is running on a busy machine. */
const FREE_SHARE = 0.8;
const MAX_EXTENSIONS = 5;
/** Number of progress checks within the time limit of a file. */
const LOOKS = 10;
/** With a larger young generation, garbage collection starts so late that a runner can run out of memory. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 };
const TOO_LARGE = `Reading the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`;
/**
 * A thread that runs tasks on untrusted files, one after another. `signal` and the time limit for each file stop the
 * thread regardless of the content of the files.
 */
class TaskThread {
    #file;
    #progress = (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .newProgress */ .gu)();
    #worker;
    /** `name`: the module that calls `serveTasks`. `caller`: the address of a module in the same folder. */
    constructor(name, caller) {
        // The address is assembled from two parts, so that the bundler does not copy the source file.
        this.#file = new URL(`./${name}${caller.endsWith('.ts') ? '.ts' : '.js'}`, caller);
    }
    /** The number of finished pages and of all pages; both are 0 until the pages are counted. */
    get pages() {
        return { done: Atomics.load(this.#progress, 2), total: Atomics.load(this.#progress, 3) };
    }
    /** Runs a task. If a file needs too much time or memory, retries the task in a new thread, and skips the file. */
    async run(task, options) {
        for (;;) {
            const end = await this.#run(task(), options);
            if ('result' in end)
                return end.result;
            options.skip?.(end.file, end.reason);
        }
    }
    /** Runs the task once. Ends the thread unless the task returns a result. */
    async #run(task, options) {
        const { signal, maxFileMs = MAX_FILE_MS } = options;
        const ended = (0,_time_deferred_js__WEBPACK_IMPORTED_MODULE_4__/* .deferred */ .y)();
        const parsed = () => options.fileAt?.(Atomics.load(this.#progress, 0));
        const onMessage = (message) => {
            if ('result' in message)
                ended.resolve(message);
            else
                void this.#answer(message, options.answer);
        };
        const onError = (error) => {
            const file = parsed();
            const isExhausted = error.code === _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .PARSER_EXHAUSTED */ .mL;
            const reason = isExhausted ? error.message : 'it needs too much memory';
            if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY' && !isExhausted)
                ended.reject(error);
            else if (file !== undefined)
                ended.resolve({ file, reason });
            else
                ended.reject(new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('documentation-too-large', TOO_LARGE, { cause: error }));
        };
        const onExit = () => ended.reject(new Error('The thread ended before its task was complete.'));
        this.#worker ??= new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(this.#file, { workerData: this.#progress, resourceLimits: MEMORY_MB });
        const worker = this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        const watch = this.#watch(maxFileMs, () => {
            const file = parsed();
            if (file !== undefined)
                ended.resolve({ file, reason: `it takes more than ${maxFileMs / 1000} s to parse` });
        });
        let isDone = false;
        try {
            this.#send({ task });
            const end = await (0,_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .untilAborted */ .Eu)(signal, async () => await ended.promise);
            isDone = 'result' in end;
            return end;
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
    /** Enforces the time limit of each file. After the last file, only the signal ends the thread. */
    #watch(maxFileMs, onSlow) {
        let [before, changes, looks] = [process.cpuUsage(), 0, 0];
        return setInterval(() => {
            const now = Atomics.load(this.#progress, 1);
            looks = now === changes ? looks + 1 : 0;
            if (looks === 0)
                [before, changes] = [process.cpuUsage(), now];
            if (looks < LOOKS)
                return;
            // On a busy machine, the file gets less processor time, so the limit is extended a few times.
            const { user } = process.cpuUsage(before);
            const isBusy = user / 1000 <= maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS;
            if (!isBusy)
                onSlow();
        }, maxFileMs / LOOKS);
    }
    async #answer({ id, question }, answer) {
        try {
            this.#send({ id, value: await answer?.(question) });
        }
        catch (error) {
            this.#send({ id, error: (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error) });
        }
    }
    #send(message) {
        this.#worker?.postMessage(message);
    }
}


/***/ }),

/***/ 76019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ GitHubRepository)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./.build/src/github/client.js
var client = __webpack_require__(2336);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
;// CONCATENATED MODULE: ./.build/src/versions/github-history.js

const commitList = schemas/* array */.YOg(schemas/* object */.Ikc({
    sha: schemas/* string */.YjP(),
    commit: schemas/* object */.Ikc({ committer: schemas/* object */.Ikc({ date: schemas/* string */.YjP() }) }),
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }))
}));
const commitFiles = schemas/* object */.Ikc({
    files: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), status: schemas/* string */.YjP(), previous_filename: schemas/* optional */.lqM(schemas/* string */.YjP()) })))
});
const PAGE = 100;
/** Maximum number of pages with commits of the branch. Merges of older commits are unknown. */
const MAX_PAGES = 10;
/** GitHub lists at most 3000 files of a commit, in pages of this size. */
const FILES_PAGE = 300;
const MAX_FILE_PAGES = 10;
/**
 * Lists the commits that changed a file, newest first, like `git log --follow --first-parent`. GitHub lists the commits
 * of a merged branch instead of the merge, so the merge is found in the list of all commits. A commit that is too old
 * for this list counts as it is.
 */
async function gitHubHistory(client, head, path, branch, max) {
    const found = new Map();
    let next = { from: head, path };
    while (next !== undefined && found.size < max)
        next = await readUnderName(client, next, branch, max, found);
    // A merge can be newer than a commit that is newer than the merged commit.
    return [...found.values()].sort((a, b) => branch.ageOf(a.sha) - branch.ageOf(b.sha)).slice(0, max);
}
/** Adds the commits in which the file had this name. Returns the name that the file had before, if there is one. */
async function readUnderName(client, { from, path }, branch, max, found) {
    for (const commit of await listCommits(client, from, { path, pages: Math.ceil(max / PAGE) })) {
        if (branch.isBefore(commit.sha))
            continue;
        const merge = branch.mergeOf(commit);
        const { sha, parents } = merge;
        if (!found.has(sha))
            found.set(sha, { sha, date: merge.commit.committer.date, path });
        const { status, previous_filename: earlier } = (await changeOf(client, commit.sha, path)) ?? {};
        const [parent] = parents;
        if (earlier !== undefined && parent !== undefined)
            return { from: parent.sha, path: earlier };
        // An earlier file of this name was another file.
        if (status === 'added')
            return undefined;
        if (found.size >= max)
            return undefined;
    }
    return undefined;
}
async function readBranch(client, head, since) {
    const listed = await listCommits(client, head, { until: since, pages: MAX_PAGES });
    const commits = new Map(listed.map(commit => [commit.sha, commit]));
    const line = [];
    for (let at = commits.get(head); at !== undefined; at = commits.get(at.parents[0]?.sha ?? ''))
        line.push(at);
    const ages = new Map(line.map(({ sha }, age) => [sha, age]));
    const merges = new Map();
    // A commit belongs to the oldest commit of the line that contains it.
    for (const merge of line.toReversed())
        reach(merge.sha, commits, sha => setNew(merges, sha, merge));
    const before = new Map();
    if (since !== undefined)
        reach(since, commits, sha => setNew(before, sha, true));
    return {
        line: line.map(({ sha }) => sha),
        mergeOf: commit => merges.get(commit.sha) ?? commit,
        ageOf: sha => ages.get(sha) ?? line.length,
        isBefore: sha => since !== undefined && (before.has(sha) || !commits.has(sha))
    };
}
function setNew(map, key, value) {
    if (map.has(key))
        return false;
    map.set(key, value);
    return true;
}
/** Visits a commit and its listed ancestors. `visit` returns whether the commit is new. */
function reach(sha, commits, visit) {
    const queue = [sha];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        const commit = commits.get(at);
        if (visit(at) && commit !== undefined)
            queue.push(...commit.parents.map(parent => parent.sha));
    }
}
/** Lists a commit and its ancestors, newest first, by default until the first one. `path`: lists only its commits. */
async function listCommits(client, head, { path, until, pages }) {
    const found = [];
    for (let page = 1; page <= pages; page++) {
        const fields = { sha: head, per_page: PAGE, page, ...(path !== undefined && { path }) };
        const listed = await client.request(`Commits before ${head}`, commitList, 'GET commits', fields);
        found.push(...listed);
        if (listed.length < PAGE || found.some(({ sha }) => sha === until))
            break;
    }
    return found;
}
/** Returns how a commit changed a file, or undefined if GitHub does not list the file. */
async function changeOf(client, sha, path) {
    for (let page = 1; page <= MAX_FILE_PAGES; page++) {
        const what = `Files of commit ${sha}`;
        const { files = [] } = await client.request(what, commitFiles, `GET commits/${sha}`, { page });
        const file = files.find(({ filename }) => filename === path);
        if (file !== undefined || files.length < FILES_PAGE)
            return file;
    }
    return undefined;
}

// EXTERNAL MODULE: ./.build/src/versions/repository.js
var repository = __webpack_require__(43973);
;// CONCATENATED MODULE: ./.build/src/versions/github-repository.js





const sha = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{40,64}$/));
const commitSchema = schemas/* object */.Ikc({
    sha,
    tree: schemas/* object */.Ikc({ sha }),
    parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha })),
    committer: schemas/* optional */.lqM(schemas/* object */.Ikc({ date: schemas/* string */.YjP() }))
});
const compareSchema = schemas/* object */.Ikc({
    merge_base_commit: schemas/* object */.Ikc({ sha, commit: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha }) }) })
});
const treeSchema = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), type: schemas/* string */.YjP(), sha, size: schemas/* optional */.lqM(schemas/* number */.aig()) }))
});
const blobSchema = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz('base64') });
const MAX_BLOBS = 500;
const CONCURRENT_REQUESTS = 8;
class GitHubRepository {
    maxBlobs = MAX_BLOBS;
    #client;
    /** Newest commits by head and by the commit before them, because the histories of all files need them. */
    #branches = new Map();
    constructor(client) {
        this.#client = client;
    }
    /** `owner/name` */
    get name() {
        return this.#client.repository;
    }
    /** Returns another repository, which is read with the same token. */
    named(name) {
        return new GitHubRepository(this.#client.forRepository(name));
    }
    async commit(commit) {
        return await this.#client.request(`Reading commit ${commit}`, commitSchema, `GET git/commits/${commit}`);
    }
    /** Returns the id of a branch, tag, or commit; undefined if GitHub does not know it. */
    async resolve(ref) {
        const route = `GET commits/${encodeURIComponent(ref)}?per_page=1&page=2`;
        // For a name that is no commit, GitHub responds with 404 or with 422.
        const unlessUnknown = (error) => {
            if (!(error instanceof http_error/* HttpError */.j$) || ![404, 422].includes(error.status ?? 0))
                throw error;
        };
        const found = await this.#client
            .request(`Looking for ${ref}`, schemas/* object */.Ikc({ sha }), route)
            .catch(unlessUnknown);
        return found?.sha;
    }
    async timeOf(commit) {
        return Date.parse((await this.commit(commit)).committer?.date ?? '');
    }
    async parentOf(commit) {
        return (await this.commit(commit)).parents[0]?.sha;
    }
    async treeOf(commit) {
        return (await this.commit(commit)).tree.sha;
    }
    /** Returns the tree of the merge base. */
    async mergeBase(base, head) {
        return (await this.#compare(base, head)).commit.tree.sha;
    }
    async commonAncestor(a, b) {
        return (await this.#compare(a, b).catch(client/* unlessNotFound */.CA))?.sha;
    }
    async firstParents(head, { since, max }) {
        const { line, isBefore } = await this.#branch(head, since);
        return line.filter(commit => !isBefore(commit)).slice(0, max);
    }
    async fileHistory(head, path, { since, max }) {
        return await gitHubHistory(this.#client, head, path, await this.#branch(head, since), max);
    }
    async #branch(head, since) {
        const key = `${head} ${since ?? ''}`;
        const branch = this.#branches.get(key) ?? readBranch(this.#client, head, since);
        this.#branches.set(key, branch);
        branch.catch(() => this.#branches.delete(key));
        return await branch;
    }
    async #compare(base, head) {
        // The second page omits the list of files, which can be long and is not needed.
        const route = `GET compare/${encodeURIComponent(`${base}...${head}`)}?per_page=1&page=2`;
        const what = `Comparing ${head} with ${base}`;
        return (await this.#client.request(what, compareSchema, route)).merge_base_commit;
    }
    /** Reads only the tree of the folder, because GitHub truncates the list of a large tree. */
    async files(tree, folder) {
        const below = folder === '' ? tree : await this.entry(tree, folder, 'tree');
        if (below === undefined)
            return new Map();
        const entries = (await this.#tree(below, '?recursive=true')).filter(repository/* isDocsFile */._8);
        return new Map(entries.map(({ path, sha: blob, size = 0 }) => [path, { sha: blob, size }]));
    }
    /** Finds the id of a folder, file, or submodule in a tree. */
    async entry(tree, path, type) {
        const names = path.split('/').filter(part => part !== '');
        let current = tree;
        for (const [at, name] of names.entries()) {
            const wanted = at === names.length - 1 ? type : 'tree';
            const entries = await this.#tree(current);
            current = entries.find(each => each.path === name && each.type === wanted)?.sha;
            if (current === undefined)
                return undefined;
        }
        return current;
    }
    async texts(files) {
        if (files.size > MAX_BLOBS)
            throw new repository/* NotComparable */._Z(`${files.size} files differ, but at most ${MAX_BLOBS} files are compared`);
        const texts = new Map();
        const queue = files.keys();
        const worker = async () => {
            for (const blob of queue)
                texts.set(blob, await this.text(blob));
        };
        await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
        return texts;
    }
    async text(blob) {
        const route = `GET git/blobs/${blob}`;
        const { content } = await this.#client.request(`Reading blob ${blob}`, blobSchema, route);
        return Buffer.from(content, 'base64').toString();
    }
    async #tree(tree, query = '') {
        const route = `GET git/trees/${tree}${query}`;
        const { tree: entries, truncated } = await this.#client.request(`Reading tree ${tree}`, treeSchema, route);
        if (truncated)
            throw new repository/* NotComparable */._Z('the repository has more files than GitHub lists at once');
        return entries;
    }
}


/***/ })

};
