export const id = 5867;
export const ids = [5867];
export const modules = {

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isNotFound),
/* harmony export */   j: () => (/* binding */ GitHubClient)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
/* harmony import */ var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38056);
/* harmony import */ var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18459);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18667);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81529);







const RESPONSE_TIMEOUT_MS = 60_000;
/** A list of 100 releases, each with the longest notes that GitHub accepts. */
const MAX_RESPONSE_BYTES = 20_000_000;
/** The REST API of GitHub for one repository: Octokit with the connections, the retries and the abort of the run. */
class GitHubClient {
    log;
    repository;
    apiUrl;
    /** How Octokit's methods name the repository. */
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
    /** The same access to another repository. */
    forRepository(repository) {
        return new GitHubClient({ ...this.#access, repository }, this.#context);
    }
    /** Sends a request with the one retry policy, and checks what the response contains. */
    async call(what, schema, send) {
        return await this.retry(what, async () => (await this.send(schema, send)).data);
    }
    /** The same for `route` below the address of the repository, such as `GET git/commits/SHA`. */
    async request(what, schema, route, fields = {}) {
        const address = route.replace(' ', ` /repos/${this.repository}/`);
        return await this.call(what, schema, async (octokit) => await octokit.request(address, { ...fields }));
    }
    async *list(what, schema, send) {
        for (let page = 1;; page += 1) {
            const request = async (octokit) => await send(octokit, { per_page: 100, page });
            const { data, hasNext } = await this.retry(what, async () => await this.send(schema, request));
            yield* data;
            if (!hasNext || data.length === 0)
                return;
        }
    }
    /** Sends one request, without retries. Throws an HttpError for any status that is not a success. */
    async send(schema, send) {
        // Loaded only here: it would slow down the start of every run.
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
        return { data: read.data, hasNext: (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_6__/* .parseUrl */ .D)(next)?.origin === this.#apiOrigin };
    }
    async retry(what, call) {
        return await (0,_runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .withRetry */ .bD)(what, call, (error, attempt) => this.#decide(error, attempt), this.#context);
    }
    get #apiOrigin() {
        return new URL(this.apiUrl).origin;
    }
    /** Octokit's own connections could not be aborted at once, and would not report a truncated response. */
    #fetch = async (address, init) => {
        const { method, headers, body } = init;
        const url = new URL(address);
        // GitHub has another host for uploads. Without TLS, the token goes to no other origin than the API.
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
    /** Octokit reports an error of `fetch` as the cause of its own. */
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
        // An upload that failed occupies its name for a moment before it is listed and can be deleted.
        const isTaken = error.status === 422 && error.body.includes('"already_exists"');
        if (waitMs === undefined)
            return { retry: decision.retry || isTaken };
        if (now + waitMs >= this.#access.deadline) {
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('github-rate-limited', `The rate limit of the GitHub API is used up for ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(waitMs)}, which is after the timeout of this run: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}.`, { cause: error });
        }
        return { retry: true, waitMs };
    }
}
/** How long GitHub asks to wait: for its secondary limits in Retry-After, for its primary limit until the reset. */
function rateLimitWaitMs({ headers, waitMs }, status, now) {
    if (status !== 403 && !(0,_runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .isTransient */ .dg)(status))
        return undefined;
    if (waitMs !== undefined)
        return waitMs;
    const resetAt = Number(headers['x-ratelimit-reset']) * 1000;
    if (headers['x-ratelimit-remaining'] !== '0' || Number.isNaN(resetAt))
        return undefined;
    // The reset is a time by GitHub's clock.
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


/***/ }),

/***/ 65867:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50190);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88747);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91061);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28515);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.INPUT_NAMES, secrets: ['api-key', 'github-token'] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__.readInputs)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 28515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/github/client.js
var client = __webpack_require__(2336);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js
var run = __webpack_require__(50190);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: ./.build/src/pull-request/base/repository.js
var base_repository = __webpack_require__(49113);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/submodule.js

/**
 * `owner/name` of the repository that the base names for a submodule, if it is on this GitHub. Not from the change: it
 * could name another one, which the token can read and a stranger cannot.
 */
async function repositoryOfSubmodule({ repository, base }, path, serverUrl) {
    const settings = await repository.entry(base, '.gitmodules', 'blob');
    if (settings === undefined)
        return undefined;
    return nameOf(addressOf(await repository.text(settings), path) ?? '', repository.name, serverUrl);
}
/** From `.gitmodules`, which has the format of git's settings. */
function addressOf(settings, path) {
    for (const section of settings.split(/^\s*\[/m)) {
        const valueOf = (key) => new RegExp(String.raw `^\s*${key}\s*=\s*"?(.*?)"?\s*$`, 'm').exec(section)?.[1];
        if (valueOf('path') === path)
            return valueOf('url');
    }
    return undefined;
}
/** `https://github.com/o/r.git`, `git@github.com:o/r.git`, `../r` → `o/r` */
function nameOf(address, around, serverUrl) {
    const server = (0,parse_url/* parseUrl */.D)(serverUrl);
    const web = address.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/');
    const isRelative = /^\.\.?\//.test(web);
    const url = (0,parse_url/* parseUrl */.D)(isRelative ? new URL(web, `${serverUrl}/${around}/`).href : web);
    if (url === null || server === null || url.hostname !== server.hostname)
        return undefined;
    const name = url.pathname.replace(/^\/|\/$|\.git\/?$/g, '');
    return /^[\w.-]+\/[\w.-]+$/.test(name) && !name.split('/').includes('..') ? name : undefined;
}

// EXTERNAL MODULE: ./.build/src/pull-request/base/versions.js
var versions = __webpack_require__(37416);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/compare.js








/** What is checked out is neither the head of the pull request nor a merge of it. */
class OtherCommit extends base_repository/* NotComparable */._Z {
    name = 'OtherCommit';
}
/** Both versions, or the one that is checked out and the reason why it is not compared. */
async function readVersions(checkout, source, signal) {
    try {
        return await (0,stop_reason/* untilAborted */.Eu)(signal, async () => await compare(checkout, source, signal));
    }
    catch (error) {
        signal.throwIfAborted();
        const isExpected = error instanceof base_repository/* NotComparable */._Z ||
            error instanceof http_error/* HttpError */.j$ ||
            error instanceof stop_reason/* TimedOut */.GA ||
            (error instanceof failure/* Failure */.HR && error.code === 'github-rate-limited');
        if (!isExpected)
            throw error;
        return {
            head: await (0,versions/* readFolder */.j1)(checkout.folder),
            base: undefined,
            changed: new Set(),
            notCompared: (0,failure/* reasonOf */.A3)(error).replace(/\.$/, ''),
            isOtherCommit: error instanceof OtherCommit
        };
    }
}
async function compare(checkout, source, signal) {
    const { base, pullRequest, client } = source;
    if (base.kind === 'none')
        throw new base_repository/* NotComparable */._Z('`base` is `none`');
    if (base.kind === 'clone') {
        const { clone, ...commits } = base;
        return await (0,versions/* compareWorkingTree */.T6)(checkout, commits, clone.until(signal));
    }
    if (base.kind === 'folder') {
        // A folder needs nothing of GitHub: what it does not answer is no reason against it.
        if (pullRequest !== undefined && client.hasToken)
            await proveCommit(outermost(checkout), pullRequest, new base_repository/* GitHubRepository */.so(client)).catch(unlessOther);
        return await (0,versions/* compareFolders */.Ry)(checkout, base.folder);
    }
    if (!client.hasToken)
        throw new base_repository/* NotComparable */._Z('`github-token` is empty');
    const { repository, ...trees } = await comparedTrees(checkout, base, source);
    const isOther = repository.name !== client.repository;
    return {
        ...(await (0,versions/* compareTrees */.tc)(checkout, trees, repository)),
        ...(isOther && { repository: repository.name })
    };
}
function outermost(checkout) {
    return checkout.outer === undefined ? checkout : outermost(checkout.outer);
}
function unlessOther(error) {
    if (error instanceof OtherCommit || !(error instanceof http_error/* HttpError */.j$ || error instanceof failure/* Failure */.HR))
        throw error;
}
/** The trees of the commit that is checked out and of its base. A submodule has a repository of its own. */
async function comparedTrees(checkout, base, source) {
    if (checkout.outer !== undefined)
        return await submoduleTrees(checkout, await comparedTrees(checkout.outer, base, source), source);
    const { pullRequest, client } = source;
    const repository = new base_repository/* GitHubRepository */.so(client);
    const commit = pullRequest === undefined
        ? await repository.commit(commitOf(checkout))
        : await proveCommit(checkout, pullRequest, repository);
    const trees = { repository, head: commit.tree.sha };
    if (base.kind === 'ref')
        return { ...trees, base: await repository.mergeBase(base.ref, commit.sha) };
    if (pullRequest === undefined)
        throw new base_repository/* NotComparable */._Z('there is no pull request');
    const [target] = commit.parents;
    // The merge commit that GitHub makes: its first parent has everything but the changes of this pull request.
    if (target !== undefined && commit.sha !== pullRequest.headSha)
        return { ...trees, base: (await repository.commit(target.sha)).tree.sha };
    return { ...trees, base: await repository.mergeBase(pullRequest.baseSha, commit.sha) };
}
function commitOf({ commit }) {
    if (commit !== undefined)
        return commit;
    throw new OtherCommit('the commit that is checked out is unknown. Use actions/checkout in a step before');
}
/** The commit that is checked out, which must be the head of the pull request or a merge of it. */
async function proveCommit(checkout, { number, headSha, baseSha, isTarget }, repository) {
    const sha = commitOf(checkout);
    const what = isTarget
        ? `With \`pull_request_target\`, set \`ref: refs/pull/${number}/merge\` of actions/checkout; for a pull request with conflicts, \`ref: refs/pull/${number}/head\``
        : 'Use actions/checkout without `ref` and `repository`';
    const commit = await repository.commit(sha).catch((error) => {
        if (!(0,client/* isNotFound */.c)(error) || sha === headSha)
            throw error;
        throw new OtherCommit(`the commit that is checked out, ${compare_short(sha)}, is not in ${repository.name}. ${what}`);
    });
    const [, merged, ...more] = commit.parents;
    if (sha === headSha || (merged?.sha === headSha && more.length === 0))
        return commit;
    const known = sha === baseSha ? 'the base of the pull request' : `the commit ${compare_short(sha)}`;
    const stale = merged === undefined || sha === baseSha ? '' : ` (a merge of ${compare_short(merged.sha)})`;
    throw new OtherCommit(`${known} is checked out${stale}, which is neither the head of the pull request, ${compare_short(headSha)}, nor a merge of it. ${what}`);
}
function compare_short(sha) {
    return sha.slice(0, 10);
}
/** The submodule's own commit, and the one that the base records for it. */
async function submoduleTrees({ commit, root, outer }, around, { serverUrl }) {
    const path = (0,external_node_path_.relative)(outer?.root ?? root, root)
        .split(external_node_path_.sep)
        .join('/');
    const [recorded, earlier] = [
        await around.repository.entry(around.head, path, 'commit'),
        await around.repository.entry(around.base, path, 'commit')
    ];
    if (commit === undefined || commit !== recorded)
        throw new OtherCommit(`the submodule ${JSON.stringify(path)} has the commit ${compare_short(commit ?? 'unknown')}, and the pull request records ${compare_short(recorded ?? 'none')}. Use actions/checkout with \`submodules: true\``);
    if (earlier === undefined)
        throw new base_repository/* NotComparable */._Z(`the base has no submodule ${JSON.stringify(path)}`);
    const name = await repositoryOfSubmodule(around, path, serverUrl);
    if (name === undefined)
        throw new base_repository/* NotComparable */._Z(`the repository of the submodule ${JSON.stringify(path)} is not on ${serverUrl}`);
    const repository = around.repository.named(name);
    const treeOf = async (sha) => (await repository.commit(sha)).tree.sha;
    try {
        return { repository, head: await treeOf(commit), base: await treeOf(earlier) };
    }
    catch (error) {
        if (!(error instanceof http_error/* HttpError */.j$) || ![401, 403, 404].includes(error.status ?? 0))
            throw error;
        throw new base_repository/* NotComparable */._Z(`the token cannot read ${name}, the repository of the submodule ${JSON.stringify(path)}. Pass a \`github-token\` that can`);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
;// CONCATENATED MODULE: ./.build/src/pull-request/comment/comment.js


const comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())),
    user: schemas/* nullable */.mee(schemas/* object */.Ikc({ id: schemas/* number */.aig() }))
});
const viewerSchema = schemas/* object */.Ikc({ data: schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ databaseId: schemas/* number */.aig() }) }) });
const pullSchema = schemas/* object */.Ikc({ head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
class PullRequestComment {
    #client;
    #pullRequest;
    /** Hidden in the first line of a comment: how the next run finds it. */
    #marker;
    constructor(client, pullRequest, docsPath) {
        this.#client = client;
        this.#pullRequest = pullRequest;
        const name = encodeURIComponent(docsPath.toWellFormed()).replaceAll('--', '%2D%2D');
        this.#marker = `<!-- static-docs-export pull-request ${name} -->`;
    }
    /** The address of the comment. Without changes there is one only where an earlier commit had some. */
    async write(text, { hasChanges }) {
        if (await this.#isOutdated()) {
            this.#client.log.info('The pull request has a newer commit, whose run writes the comment.');
            return undefined;
        }
        const body = `${this.#marker}\n${text}`;
        const viewer = await this.#viewer();
        const [oldest, ...others] = await this.#list(viewer);
        await this.#remove(others);
        const updated = oldest && (await this.#update(oldest, body));
        const written = updated ?? (hasChanges ? await this.#create(body, viewer) : undefined);
        return written?.html_url;
    }
    async #isOutdated() {
        const { number, headSha } = this.#pullRequest;
        const what = `Reading pull request ${number}`;
        const { head } = await this.#client.request(what, pullSchema, `GET pulls/${number}`);
        return head.sha !== headSha;
    }
    /** The identity of the token. `GET /user` does not work with the token of a job. */
    async #viewer() {
        // On an Enterprise Server the REST API has a path of its own.
        const url = `${this.#client.apiUrl.replace(/\/v3$/, '')}/graphql`;
        const { data } = await this.#client.call('Reading the identity of the token', viewerSchema, async (octokit) => await octokit.request({ method: 'POST', url, query: '{ viewer { databaseId } }' }));
        return data.viewer.databaseId;
    }
    /** Comments of the same identity that begin with the marker, oldest first. */
    async #list(viewer) {
        const found = [];
        const route = `GET /repos/${this.#client.repository}/issues/${this.#pullRequest.number}/comments`;
        const comments = this.#client.list('Reading the comments of the pull request', schemas/* array */.YOg(comment), async (octokit, page) => await octokit.request(route, page));
        for await (const each of comments) {
            const [firstLine = ''] = (each.body ?? '').split(/\r?\n/, 1);
            if (each.user?.id === viewer && firstLine === this.#marker)
                found.push(each);
        }
        return found.sort((a, b) => a.id - b.id);
    }
    /** Undefined when somebody has deleted it. */
    async #update(old, body) {
        if (old.body?.replaceAll('\r\n', '\n') === body)
            return old;
        const route = `PATCH issues/comments/${old.id}`;
        return await this.#client.request('Updating the comment', comment, route, { body }).catch(unlessDeleted);
    }
    /** Another run may create one at the same time: both keep the oldest. */
    async #create(body, viewer) {
        const route = `POST issues/${this.#pullRequest.number}/comments`;
        const created = await this.#client.request('Creating the comment', comment, route, { body });
        const [oldest = created, ...others] = await this.#list(viewer);
        await this.#remove(others);
        return oldest.id === created.id ? created : await this.#update(oldest, body);
    }
    async #remove(comments) {
        for (const { id } of comments) {
            const route = `DELETE issues/comments/${id}`;
            await this.#client.request('Deleting a repeated comment', schemas/* unknown */.L5J(), route).catch(unlessDeleted);
        }
    }
}
function unlessDeleted(error) {
    if (!(0,client/* isNotFound */.c)(error))
        throw error;
}

// EXTERNAL MODULE: ./.build/src/site/site-address.js
var site_address = __webpack_require__(29381);
;// CONCATENATED MODULE: ./.build/src/site/url-path.js
/** A path of a repository, for programs that accept only what the standard allows: `[slug].mdx` is encoded. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

// EXTERNAL MODULE: ./.build/src/pull-request/readers/findings.js
var readers_findings = __webpack_require__(26804);
// EXTERNAL MODULE: ./.build/src/pull-request/readers/navigation-changes.js
var navigation_changes = __webpack_require__(35060);
// EXTERNAL MODULE: ./.build/src/pull-request/readers/word-diff.js + 2 modules
var word_diff = __webpack_require__(85995);
;// CONCATENATED MODULE: ./.build/src/pull-request/comment/markdown.js








/** GitHub accepts 65,536 characters in a comment. */
const MAX_COMMENT = 60_000;
/** For everything but the changed text. */
const MAX_TABLES = 35_000;
const MAX_ROWS = 100;
const MAX_TITLE = 100;
const MAX_ADDRESS = 150;
const CONTEXT_WORDS = 8;
const CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'];
const MAX_WORD = 300;
/** One comment, or the same in a summary: verdict first, changed text last. */
function renderReview(review, links, maxLength = MAX_COMMENT) {
    const budget = { remaining: Math.min(MAX_TABLES, maxLength) };
    const parts = [
        facts(review, links),
        pagesTable(review, links, budget),
        vanishedSection(review, budget),
        findingsTable(review, links, budget),
        navigationList(review, budget),
        navigationChanges(review, budget),
        otherHosts(review, budget),
        idsSection(review, budget)
    ];
    const start = joined(parts, '\n\n');
    return `${start}${changedTexts(review, links, maxLength - start.length)}\n`;
}
function joined(parts, separator) {
    return parts.filter(part => part !== '').join(separator);
}
/** `2 pages added, 1 changed. New: 1 broken link` */
function verdict({ pages, findings, notCompared, isUnchecked, ...lists }) {
    if (notCompared !== undefined)
        return 'Documentation not compared with its base';
    const fresh = findings.filter(({ isNew }) => isNew);
    const counts = CHANGE_KINDS.filter(kind => pages[kind].length > 0).map((kind, at) => `${(0,units/* formatCount */.B4)(pages[kind].length, at === 0 ? 'page' : undefined)} ${kind}`);
    const none = isUnchecked === true ? 'Not checked for problems' : 'No new problems';
    const problems = fresh.length === 0 ? none : `New: ${(0,readers_findings/* countKinds */.xb)(fresh)}`;
    const { length: leftPages } = lists.leftNavigation;
    const left = leftPages === 0 ? '' : ` ${(0,units/* formatCount */.B4)(leftPages, 'page')} left the navigation.`;
    const other = lists.navigation.length > 0 && left === '' ? ' The navigation changes.' : '';
    const unread = lists.unread.length === 0 ? '' : `${(0,units/* formatCount */.B4)(lists.unread.length, 'changed file')} cannot be read`;
    const pageChanges = joined([counts.join(', '), unread], '. ') || 'No page changes';
    return `${pageChanges}.${left}${other} ${problems}`;
}
function facts({ notCompared, findings, unread }, { preview, report }) {
    const known = findings.filter(({ isNew }) => !isNew).length;
    const where = notCompared === undefined ? 'that the base has, too' : 'in total';
    const parts = [
        preview === undefined ? '' : (0,markdown/* link */.nf)('Preview', `${preview}/`),
        report === undefined ? '' : (0,markdown/* link */.nf)('Report with the full differences', report),
        notCompared === undefined ? '' : `Nothing is marked as new: ${(0,markdown/* escapeMarkdown */.FV)(notCompared)}`,
        unread.length === 0 ? '' : `What changes through ${namesOf(unread)} is not known`,
        known === 0 ? '' : `${(0,units/* formatCount */.B4)(known, 'finding')} ${where}`
    ];
    return joined(parts, ' · ');
}
function within(items, render, budget) {
    const rows = [];
    for (const item of items.slice(0, MAX_ROWS)) {
        const row = render(item);
        if (row.length + 1 > budget.remaining)
            break;
        budget.remaining -= row.length + 1;
        rows.push(row);
    }
    return { rows, rest: items.length - rows.length };
}
/** Nothing without items. `heading` is Markdown. */
function list(heading, items, render, budget) {
    if (items.length === 0)
        return '';
    const { rows, rest } = within(items, render, budget);
    return `${heading}\n${rows.join('\n')}${rest === 0 ? '' : `\n\n… ${(0,with_more/* andMore */.v)(rest)}.`}`;
}
function pagesTable({ pages }, links, budget) {
    const listed = CHANGE_KINDS.flatMap(kind => pages[kind].map(page => ({ kind, page })));
    const heading = (0,markdown/* table */.tp)(['', 'Page', 'Words', ''], []);
    return list(heading, listed, ({ kind, page }) => pageRow(kind, page, links), budget);
}
function pageRow(kind, page, { preview, live }) {
    const { path, title, from, through, what, text } = page;
    const here = kind === 'removed' ? live : preview;
    const old = from ?? (kind === 'changed' ? path : undefined);
    const notes = [
        from === undefined ? '' : `from ${address(from)}`,
        through.length === 0 ? '' : `through ${namesOf(through)}`,
        what.length === 0 || kind === 'moved' ? '' : (0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(what.join(', '), MAX_TITLE)),
        live === undefined || old === undefined ? '' : (0,markdown/* link */.nf)('live', pageUrl(live, old))
    ];
    const cells = [
        kind.charAt(0).toUpperCase() + kind.slice(1),
        `${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(title, MAX_TITLE), here && pageUrl(here, path))} ${address(path)}`,
        words(text),
        joined(notes, ' · ')
    ];
    return `| ${cells.join(' | ')} |`;
}
/** Of a page, on a host that is named without a slash at the end. */
function pageUrl(host, address) {
    return host + new site_address/* SiteAddress */.g6(address.slice(1)).pathname;
}
function address(text) {
    return (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(text, MAX_ADDRESS));
}
function namesOf(names) {
    return (0,with_more/* withMore */.i)(names.map(address), 3, names.length).join(', ');
}
function words({ wordsAdded, wordsRemoved }) {
    const parts = [
        wordsAdded === 0 ? '' : `+${(0,units/* formatCount */.B4)(wordsAdded)}`,
        wordsRemoved === 0 ? '' : `−${(0,units/* formatCount */.B4)(wordsRemoved)}`
    ];
    return joined(parts, ' ');
}
/** With the entries for `docs.json`, ready to copy. */
function vanishedSection({ vanished, settings }, budget) {
    if (vanished.length === 0)
        return '';
    const entries = vanished.filter(({ destination, entry }) => destination !== undefined && entry === undefined);
    const existing = vanished.filter(({ entry }) => entry !== undefined);
    const { rows, rest } = within(entries, ({ address: source, destination }) => JSON.stringify({ source, destination }, undefined, 1).replaceAll(/\n\s*/g, ' '), budget);
    const others = vanished.filter(({ destination, entry }) => destination === undefined && entry === undefined);
    const total = `${(0,units/* formatCount */.B4)(vanished.length)} ${vanished.length === 1 ? 'address vanishes' : 'addresses vanish'}`;
    const note = rest > 0 ? ` (${(0,units/* formatCount */.B4)(rest)} more in the report)` : '';
    const parts = [
        `**${total} without a redirect.**${rows.length === 0 ? '' : ` Add to \`redirects\` in \`${settings}\`${note}:`}`,
        // What follows a fence in its line would become a part of the block.
        rows.length === 0 ? '' : fenced(rows.join(',\n'), 'json'),
        list('Change the redirects that lead nowhere:\n', existing, ({ address: source, destination, entry }) => `- line ${entry?.line ?? 0} of ${address(entry?.file ?? '')}: ${address(source)}${destination === undefined ? '' : ` to ${address(destination)}`}`, budget),
        list('No page is similar to:\n', others, each => `- ${address(each.address)}`, budget)
    ];
    return joined(parts, '\n\n');
}
/** In a block that none of its lines can end. */
function fenced(text, language) {
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** Several equal links of one line are one row. */
function oneRowPerLine(findings) {
    const rows = new Map();
    for (const finding of findings) {
        const key = JSON.stringify([(0,readers_findings/* findingKey */.fl)(finding), finding.line]);
        const first = rows.get(key);
        if (first === undefined)
            rows.set(key, { ...finding, times: 1 });
        else
            first.times += 1;
    }
    return [...rows.values()].map(finding => ({ ...finding, message: finding.message + timesText(finding) }));
}
function timesText({ times }) {
    return times === 1 ? '' : ` ${(0,units/* formatCount */.B4)(times)} times in this line.`;
}
/** New ones; without a comparison, all of them. */
function findingsTable({ findings, notCompared }, links, budget) {
    const shown = findings.filter(({ isNew, kind }) => notCompared === undefined ? isNew && kind !== 'removed-address' : true);
    const heading = (0,markdown/* table */.tp)([notCompared === undefined ? 'New finding' : 'Finding', 'Where', 'Closest'], []);
    return list(heading, oneRowPerLine(shown), finding => findingRow(finding, links), budget);
}
function findingRow(finding, links) {
    const { message, file, line, suggestion } = finding;
    const cells = [
        (0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(message, MAX_WORD)),
        (0,markdown/* link */.nf)(`${(0,markdown/* clip */.$Q)(file, MAX_ADDRESS)}:${line}`, sourceAddress(finding, links)),
        suggestion === undefined ? '' : address(suggestion)
    ];
    return `| ${cells.join(' | ')} |`;
}
function sourceAddress({ file, line }, { sources }) {
    return sources && `${sources}/${encodeStrictly(file)}?plain=1#L${line}`;
}
function navigationList({ leftNavigation }, budget) {
    const heading = '**No longer in the navigation**, and still at their addresses:\n';
    return list(heading, leftNavigation, ({ path, title }) => `- ${address(path)} ${(0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(title, MAX_TITLE))}`, budget);
}
function navigationChanges({ navigation }, budget) {
    const render = (change) => `- ${(0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)((0,navigation_changes/* describeChange */.u)(change), MAX_WORD))}`;
    return list('**Navigation:**\n', navigation, render, budget);
}
function otherHosts({ otherHosts: redirects }, budget) {
    const heading = '**Redirects that lead to another host than before:**\n';
    return list(heading, redirects, ({ source, from, to, line }) => `- ${address(source)} (line ${line}): ${address(to)}, before ${address(from)}`, budget);
}
function idsSection({ lostIds }, budget) {
    const count = lostIds.flatMap(({ ids }) => ids).length;
    const content = list('', lostIds, ({ path, ids }) => `- ${address(path)}: ${namesOf(ids.map(id => `#${id}`))}`, budget);
    const summary = `${(0,units/* formatCount */.B4)(count, 'anchor')} vanished: links from other sites may break`;
    return content && details(summary, content.trimStart());
}
function details(summary, content) {
    return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}
/** Per page, words inserted and deleted, until the space is used up. */
function changedTexts({ pages }, { report }, maxLength) {
    const ending = `\n\nThe changed text of more pages is in the ${report === undefined ? 'job summary' : 'report'}.`;
    let text = '';
    for (const { path, title, text: change } of [...pages.changed, ...pages.moved]) {
        if (change.wordsAdded + change.wordsRemoved === 0)
            continue;
        const summary = `${(0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(title, MAX_TITLE))} ${address(path)}: ${words(change)}`;
        const content = (0,word_diff/* withContext */.eQ)(change.parts, CONTEXT_WORDS).map(partText).join('');
        const section = `\n\n${details(summary, `<p>${content}</p>`)}`;
        if (text.length + section.length + ending.length > maxLength)
            return text + ending;
        text += section;
    }
    return text;
}
/** Line breaks stay; everything else of the text is text. */
function partText({ kind, text }) {
    const escaped = text
        .split(/\n+/)
        .map(line => (0,markdown/* escapeMarkdown */.FV)(line.replaceAll(/\S+/g, word => (0,markdown/* clip */.$Q)(word, MAX_WORD))))
        .join('<br>');
    if (kind === 'same' || escaped === '')
        return escaped;
    return kind === 'added' ? `<ins>${escaped}</ins>` : `<del>${escaped}</del>`;
}

// EXTERNAL MODULE: ./.build/src/pull-request/inputs.js + 5 modules
var inputs = __webpack_require__(91061);
// EXTERNAL MODULE: ./.build/src/service/client.js + 2 modules
var service_client = __webpack_require__(55206);
// EXTERNAL MODULE: ./.build/src/service/wait.js
var wait = __webpack_require__(53418);
;// CONCATENATED MODULE: ./.build/src/pull-request/preview.js





const POLL_INTERVAL_MS = 5000;
/** Address of the service's preview of a branch. A courtesy: whatever goes wrong is one notice. */
async function startPreview({ projectId, ...access }, branch, maxMs, context) {
    const limited = { ...context, signal: (0,stop_reason/* withDeadline */.NE)(context.signal, maxMs) };
    try {
        const service = new service_client/* Service */.k(access, limited);
        const { statusId, previewUrl } = await service.startPreview(projectId, branch);
        context.log.info(`Started preview ${statusId} of branch ${branch}.`);
        const { status } = await (0,wait/* waitForJob */.q)({
            read: async () => await service.getUpdate(statusId),
            hasEnded: update => update.status === 'success' || update.status === 'failure',
            describe: () => [],
            onPoll: () => undefined,
            pollIntervalMs: POLL_INTERVAL_MS
        }, limited);
        if (status === 'success')
            return previewUrl.replace(/\/+$/, '');
        context.log.notice(`No preview: the deployment ${statusId} failed. The service shows its log.`);
    }
    catch (error) {
        context.signal.throwIfAborted();
        if (error instanceof stop_reason/* TimedOut */.GA)
            context.log.notice(`No preview: it was not ready within ${(0,units/* formatDuration */.a3)(maxMs)}.`);
        else if (error instanceof failure/* Failure */.HR)
            context.log.notice(`No preview: ${(0,failure/* reasonOf */.A3)(error)} ${error.advice}`);
        else
            throw error;
    }
    return undefined;
}

// EXTERNAL MODULE: ./.build/src/pull-request/readers/review-in-thread.js
var review_in_thread = __webpack_require__(45985);
// EXTERNAL MODULE: ./.build/src/runtime/text/markup.js
var markup = __webpack_require__(4240);
;// CONCATENATED MODULE: ./.build/src/pull-request/report/formats.js






/** Other systems show it in a list. */
const MAX_MESSAGE = 1000;
const shown = (text) => (0,markdown/* clip */.$Q)((0,plain_text/* plainText */.wh)(text), MAX_MESSAGE);
/** The text of a file. */
function written(write) {
    try {
        return `${write()}\n`;
    }
    catch (error) {
        // A string has at most half a billion characters.
        throw new failure/* Failure */.HR('documentation-too-large', 'The findings do not fit into one file.', { cause: error });
    }
}
const json = (value) => written(() => JSON.stringify(value, undefined, 2));
function findingsJson(findings) {
    return json({
        version: 1,
        findings: findings.map(({ kind, target, file, line, column, isNew, suggestion }) => ({
            kind,
            target,
            file,
            line,
            column,
            new: isNew,
            suggestion
        }))
    });
}
function changesJson({ added, changed, removed, moved }) {
    const listed = (pages) => pages.map(({ path, title, file, from, through, text }) => ({
        path,
        title,
        file,
        from,
        ...(through.length > 0 && { through }),
        wordsAdded: text.wordsAdded,
        wordsRemoved: text.wordsRemoved
    }));
    return json({
        version: 1,
        added: listed(added),
        changed: listed(changed),
        removed: listed(removed),
        moved: listed(moved)
    });
}
/** For code scanning and editors. */
function sarif(findings) {
    const rules = readers_findings/* FINDING_KINDS */.mH.map(kind => ({ id: kind, shortDescription: { text: readers_findings/* KIND_TEXTS */.QX[kind] } }));
    const results = findings.map(finding => ({
        ruleId: finding.kind,
        level: 'warning',
        message: { text: shown((0,readers_findings/* messageOf */.bD)(finding)) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: encodeStrictly(finding.file) },
                    region: { startLine: finding.line, startColumn: finding.column }
                }
            }
        ],
        partialFingerprints: { 'finding/v1': (0,readers_findings/* fingerprint */.Rj)(finding) }
    }));
    return json({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [{ tool: { driver: { name: 'static-docs-export', rules } }, results }]
    });
}
/** For merge requests of GitLab. */
function codeQuality(findings) {
    // One entry for each fingerprint: GitLab ignores the others.
    const byFingerprint = new Map(findings.map(finding => [(0,readers_findings/* fingerprint */.Rj)(finding), finding]));
    return json([...byFingerprint].map(([id, finding]) => ({
        description: shown((0,readers_findings/* messageOf */.bD)(finding)),
        check_name: finding.kind,
        fingerprint: id,
        severity: 'major',
        location: { path: finding.file, lines: { begin: finding.line } }
    })));
}
/** New findings only: a test system does not know that a failure is an old one. */
function junit(findings) {
    const cases = findings
        .filter(({ isNew }) => isNew)
        .map(finding => {
        const name = xmlText(shown(`${finding.file}:${finding.line} ${finding.target}`));
        const failure = `<failure type="${finding.kind}" message="${xmlText(shown((0,readers_findings/* messageOf */.bD)(finding)))}"/>`;
        return `  <testcase classname="${finding.kind}" name="${name}" file="${xmlText(finding.file)}">${failure}</testcase>`;
    });
    const passed = cases.length === 0 ? ['  <testcase classname="documentation" name="no new findings"/>'] : cases;
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuite name="documentation" tests="${passed.length}" failures="${cases.length}">`,
        ...passed,
        '</testsuite>'
    ];
    return written(() => lines.join('\n'));
}
/** XML has no way to write most control characters. */
function xmlText(text) {
    return (0,markup/* escapeMarkup */.M)((0,plain_text/* withoutControls */.DJ)(text).replace(/[\uFFFE\uFFFF]/g, '\uFFFD'));
}

// EXTERNAL MODULE: ./.build/src/review/report/html.js
var report_html = __webpack_require__(45098);
// EXTERNAL MODULE: ./.build/src/review/report/style.js
var style = __webpack_require__(45610);
;// CONCATENATED MODULE: ./.build/src/pull-request/report/report.js





const MAX_BYTES = 10_000_000;
const TABLES_BYTES = 2_000_000;
const MAX_NAME = 300;
const DIFF_STYLE = `
.diff{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:8px 0 0 17px;font-size:14px}
.diff>div{white-space:pre-wrap;overflow-wrap:anywhere;min-width:0}
ins{background:#2da44e33;text-decoration:none}del{background:#cf222e33;text-decoration:none}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px;margin:0}
.finding{display:flex;flex-wrap:wrap;gap:0 16px;padding:6px 0 6px 17px}
.finding>p{flex:1 1 320px;min-width:0;overflow-wrap:anywhere}
.finding>.place{flex:0 1 auto;min-width:0}
.finding>.closest{flex-basis:100%;margin:0}
details>summary.row{flex-wrap:wrap;gap:0 10px;padding-left:17px}
summary.row::before{margin-left:-17px}
summary.row code{flex:0 1 auto}
summary.row .pages{margin-left:auto}
summary.row .notes{flex-basis:100%;color:var(--muted);font-size:13px;overflow-wrap:anywhere}
@media(max-width:600px){
.diff{grid-template-columns:1fr;margin-left:0}
.finding{padding-left:0}
.finding>p{flex-basis:100%}
}`;
/** `report.html`: everything that the comment shows, without its limits; one file that loads nothing. */
function renderReport(review, links, createdAt) {
    const { notCompared, findings, leftNavigation, vanished, lostIds } = review;
    const tables = new report_html/* Budget */.__(TABLES_BYTES);
    const time = createdAt.toISOString().slice(0, 16).replace('T', ' ');
    const findingsOf = (title, wanted) => {
        // The addresses that vanish have a section of their own.
        const listed = findings.filter(({ isNew, kind }) => isNew === wanted && kind !== 'removed-address');
        return findingsSection(title, listed, links, tables);
    };
    const parts = [
        `<header><p class="kicker">Documentation review</p><h1>${(0,report_html/* escapeHtml */.ZD)(verdict(review))}</h1><p class="facts"><span>${time} UTC</span></p></header>`,
        notCompared === undefined
            ? ''
            : `<div class="verdict warn"><strong>Not compared with the base</strong><p>${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(notCompared, MAX_NAME))}</p></div>`,
        report_list('Files that cannot be compared', review.unread, file => (0,report_html/* code */.aY)(file, MAX_NAME), tables),
        report_list('Addresses that vanish without a redirect', vanished, vanishedItem, tables),
        findingsOf('New findings', true),
        findingsOf('Other findings', false),
        report_list('No longer in the navigation', leftNavigation, ({ path, title }) => named(path, title), tables),
        report_list('Navigation', review.navigation, each => (0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)((0,navigation_changes/* describeChange */.u)(each), MAX_NAME)), tables),
        report_list('Redirects to another host than before', review.otherHosts, ({ source, to }) => named(source, to), tables),
        report_list('Anchors that vanished', lostIds, ({ path, ids }) => named(path, ids.map(id => `#${id}`).join(' ')), tables),
        pagesSection(review, links, new report_html/* Budget */.__(MAX_BYTES - TABLES_BYTES - 50_000))
    ];
    return (0,report_html/* htmlPage */.X)({ title: 'Documentation review', style: style/* STYLE */.Y + DIFF_STYLE }, parts);
}
function report_list(title, items, render, budget) {
    if (items.length === 0)
        return '';
    const { html, rest } = budget.render(items, item => `<li>${render(item)}</li>`);
    return `<section><h2>${title} <span class="badge">${(0,report_html/* count */.U9)(items.length)}</span></h2><ul class="pages">${html}</ul>${(0,report_html/* moreNote */.ys)(rest)}</section>`;
}
function named(address, title) {
    return `${(0,report_html/* code */.aY)(address, MAX_NAME)}<span class="title">${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(title, MAX_NAME))}</span>`;
}
/** An entry to add, or the one to change: the service rejects a second one with its source. */
function vanishedItem({ address: source, destination, entry }) {
    if (entry !== undefined)
        return named(source, `Change line ${entry.line} of ${entry.file}${destination === undefined ? '' : `: lead to ${destination}`}.`);
    if (destination === undefined)
        return named(source, 'No page is similar.');
    return `<pre>${(0,report_html/* escapeHtml */.ZD)(JSON.stringify({ source, destination }))}</pre>`;
}
function findingsSection(title, findings, links, budget) {
    const groups = readers_findings/* FINDING_KINDS */.mH.map(kind => {
        const ofKind = findings.filter(finding => finding.kind === kind);
        if (ofKind.length === 0)
            return '';
        const { html, rest } = budget.render(oneRowPerLine(ofKind), finding => findingItem(finding, links));
        return `<details class="kind serious" open><summary><h3>${kind}</h3><span class="badge">${(0,report_html/* count */.U9)(ofKind.length)}</span></summary><p class="note">${readers_findings/* KIND_TEXTS */.QX[kind]}</p><ul class="findings">${html}</ul>${(0,report_html/* moreNote */.ys)(rest)}</details>`;
    });
    return findings.length === 0 ? '' : `<section><h2>${title}</h2>${groups.join('')}</section>`;
}
function findingItem(finding, links) {
    const { file, line, message, suggestion } = finding;
    const place = (0,report_html/* code */.aY)(`${file}:${line}`, MAX_NAME);
    const address = sourceAddress(finding, links);
    const parts = [
        `<p>${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(message, 2 * MAX_NAME))}</p>`,
        `<div class="place">${address ? (0,report_html/* anchor */.Y3)(address, place) : place}</div>`,
        suggestion === undefined ? '' : `<p class="closest">Closest: ${(0,report_html/* code */.aY)(suggestion, MAX_NAME)}</p>`
    ];
    return `<li class="finding">${parts.join('')}</li>`;
}
function pagesSection({ pages }, links, budget) {
    const groups = ['added', 'changed', 'removed', 'moved'].map(kind => {
        if (pages[kind].length === 0)
            return '';
        const { html, rest } = budget.render(pages[kind], page => pageItem(page, links));
        return (0,report_html/* folding */.aB)(`changes ${kind}`, kind, pages[kind].length, true, html + (0,report_html/* moreNote */.ys)(rest));
    });
    return groups.join('') === '' ? '' : `<section><h2>Pages</h2>${groups.join('')}</section>`;
}
function pageItem({ path, title, from, through, what, text }, { preview, live }) {
    const notes = [
        from === undefined ? '' : `from ${(0,report_html/* code */.aY)(from, MAX_NAME)}`,
        through.length === 0 ? '' : `through ${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(through.join(', '), MAX_NAME))}`,
        from === undefined ? (0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(what.join(', '), MAX_NAME)) : '',
        preview === undefined ? '' : (0,report_html/* anchor */.Y3)(pageUrl(preview, path), 'preview'),
        live === undefined ? '' : (0,report_html/* anchor */.Y3)(pageUrl(live, from ?? path), 'live')
    ].filter(note => note !== '');
    const column = (hidden, tag) => `<div>${text.parts
        .filter(({ kind }) => kind !== hidden)
        .map(({ kind, text: part }) => kind === 'same' ? escapeLines(part) : `<${tag}>${escapeLines(part)}</${tag}>`)
        .join('')}</div>`;
    const changed = words(text);
    return `<details><summary class="row">${named(path, title)}${changed === '' ? '' : `<span class="pages">${changed} words</span>`}${notes.length === 0 ? '' : `<span class="notes">${notes.join(' · ')}</span>`}</summary><div class="diff">${column('added', 'del')}${column('removed', 'ins')}</div></details>`;
}
/** Line breaks stay. */
function escapeLines(text) {
    return text.split('\n').map(report_html/* escapeHtml */.ZD).join('\n');
}

;// CONCATENATED MODULE: ./.build/src/pull-request/upload-report.js



/** Uploads the report as an artifact that opens in the browser. A courtesy: whatever goes wrong is one notice. */
async function uploadReport(path, { name, runUrl }, { log, signal }) {
    try {
        // A raw artifact has the name of its file, which must differ between the folders of one workflow run.
        const file = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `${name}.html`);
        await (0,promises_.copyFile)(path, file);
        // Loaded only here: it contains the storage SDK, which would slow down the start of every run.
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
        const client = new DefaultArtifactClient();
        // A run that is repeated has the artifact of its first attempt.
        await client.deleteArtifact(`${name}.html`).catch(() => undefined);
        const { id } = await client.uploadArtifact(`${name}.html`, [file], (0,external_node_path_.dirname)(file), { skipArchive: true });
        if (id !== undefined)
            return `${runUrl}/artifacts/${id}`;
    }
    catch (error) {
        signal.throwIfAborted();
        log.notice(`The report was not uploaded: ${(0,failure/* reasonOf */.A3)(error)}. It is in ${path}.`);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/main.js






















/** A summary may have 1 MiB, in which a character can take four bytes. */
const MAX_SUMMARY = 250_000;
/** GitHub shows no more for a step. */
const MAX_ANNOTATIONS = 10;
const MAX_ANNOTATION = 500;
async function main(inputs, context) {
    const { timeoutMs, docsUrl, siteUrl } = inputs;
    const record = {
        startedAt: context.clock.now(),
        links: {
            preview: undefined,
            live: siteUrl,
            sources: undefined,
            report: undefined
        }
    };
    await (0,run/* runAction */.Cs)(record, {
        work: async () => await new PullRequestRun(inputs, record, context).run(),
        explain: error => {
            const state = `The documentation was ${record.review === undefined ? 'not ' : ''}reviewed.`;
            return (0,stop_reason/* explainStop */.cV)(error, { timeoutMs, state, advice: 'Run again.' });
        },
        summary: () => {
            const { review, links } = record;
            const failure = record.failure && withoutFindings(record.failure);
            const heading = review === undefined ? 'Documentation not reviewed' : verdict(review);
            const body = review && renderReview(review, links, MAX_SUMMARY);
            const facts = [(0,summary/* durationOf */.cf)(record)];
            return (0,summary/* summaryOf */.YG)({ heading, facts, failure }, `${docsUrl}docs/errors.md`, [body]);
        }
    }, context);
}
class PullRequestRun {
    #inputs;
    #record;
    #context;
    /** For each thing that is a courtesy of somebody else: preview, base, comment. */
    #shareMs;
    /** What is checked out is not the pull request, so nothing is said there. */
    #isOtherCommit = false;
    constructor(inputs, record, context) {
        this.#inputs = inputs;
        this.#record = record;
        this.#context = context;
        this.#shareMs = inputs.timeoutMs / 3;
    }
    async run() {
        const { log } = this.#context;
        const { links } = this.#record;
        const [preview, review] = await Promise.all([this.#preview(), this.#review()]);
        this.#record.review = review;
        links.preview = preview;
        if (preview !== undefined)
            this.#setOutput('preview-url', preview);
        await this.#writeFiles(review);
        const fresh = review.findings.filter(({ isNew }) => isNew);
        const rows = oneRowPerLine(fresh);
        const failing = fresh.filter(({ kind }) => this.#inputs.failOn.includes(kind));
        this.#setOutput('changed-pages', Object.values(review.pages).flat().length);
        this.#setOutput('new-findings', failing.length);
        this.#setOutput('findings', review.findings.length);
        this.#setOutput('removed-without-redirect', review.vanished.length);
        log.info(`${verdict(review)}.`);
        // On a command line, the summary follows.
        if (this.#inputs.isRunner)
            for (const finding of rows.slice(0, MAX_ANNOTATIONS))
                log.warning(annotation(finding), finding);
        await this.#comment(review);
        if (this.#inputs.check !== 'fail' || failing.length === 0)
            return;
        const listed = oneRowPerLine(failing).map(finding => `- ${annotation(finding)}`);
        const lines = this.#inputs.isRunner ? (0,with_more/* withMore */.i)(listed, MAX_ANNOTATIONS) : [];
        throw new failure/* Failure */.HR('new-findings', [`This change adds ${(0,readers_findings/* countKinds */.xb)(failing)}.`, ...lines].join('\n'));
    }
    async #preview() {
        const { preview, previewUrl, pullRequest } = this.#inputs;
        const { log } = this.#context;
        if (preview === undefined || pullRequest === undefined)
            return previewUrl;
        const { apiKey } = preview;
        if (pullRequest.isFork)
            log.notice('No preview: pull requests from forks have none.');
        else if (apiKey === undefined)
            log.notice('No preview: `api-key` is empty. Runs of Dependabot and of forks have no secrets.');
        else
            return await startPreview({ ...preview, apiKey }, pullRequest.headBranch, this.#shareMs, this.#context);
        return undefined;
    }
    async #review() {
        const { checkout, check, ignore, siteUrl, github } = this.#inputs;
        const { links } = this.#record;
        const versions = await this.#versions();
        const { base, repository = github.repository } = versions;
        const isKnown = checkout.commit !== undefined && repository !== '' && !versions.isOtherCommit;
        if (isKnown)
            links.sources = `${github.serverUrl}/${repository}/blob/${checkout.commit}`;
        // A change could name any host.
        links.live = siteUrl ?? (base && (await (0,inputs.addressInSettings)(base)));
        const options = { ignore, siteUrl: links.live, prefix: checkout.prefix };
        const review = await (0,review_in_thread.reviewInThread)(versions, options, this.#context);
        return check === 'off' ? { ...review, findings: [], isUnchecked: true } : review;
    }
    async #versions() {
        const { checkout, base, pullRequest, github } = this.#inputs;
        const { log, signal } = this.#context;
        const source = { base, pullRequest, client: this.#client(), serverUrl: github.serverUrl };
        const versions = await readVersions(checkout, source, signal);
        const { notCompared, isOtherCommit = false, untracked = [] } = versions;
        this.#isOtherCommit = isOtherCommit;
        const comment = isOtherCommit && pullRequest !== undefined ? ' No comment is written.' : '';
        if (notCompared !== undefined && base.kind !== 'none')
            log.notice(`The documentation is not compared with its base: ${notCompared}. Nothing is new.${comment}`);
        if (untracked.length > 0)
            log.notice(`${(0,units/* formatCount */.B4)(untracked.length, 'page')} of this folder are not in the clone, and count in both versions: ${(0,with_more/* withMore */.i)(untracked.map(plain_text/* plainText */.wh), 5).join(', ')}. \`git add\` makes them part of the change.`);
        return versions;
    }
    /** With a share of the time, so that no retry takes all of it. */
    #client() {
        const { token = '', apiUrl, repository } = this.#inputs.github;
        const context = { ...this.#context, signal: (0,stop_reason/* withDeadline */.NE)(this.#context.signal, this.#shareMs) };
        const deadline = this.#context.clock.now() + this.#shareMs;
        return new client/* GitHubClient */.j({ token, apiUrl, repository, deadline }, context);
    }
    async #writeFiles(review) {
        const { outputDir, formats, report, reportName: name, github } = this.#inputs;
        const { findings, pages } = review;
        const path = (name) => (0,external_node_path_.join)(outputDir, name);
        const files = {
            'findings.json': () => findingsJson(findings),
            'changes.json': () => changesJson(pages),
            'findings.sarif': () => sarif(findings),
            'report.html': () => renderReport(review, this.#record.links, new Date(this.#context.clock.now())),
            ...(formats.includes('codequality') && { 'findings.codequality.json': () => codeQuality(findings) }),
            ...(formats.includes('junit') && { 'findings.junit.xml': () => junit(findings) })
        };
        const { signal } = this.#context;
        try {
            await (0,promises_.mkdir)(outputDir, { recursive: true });
            for (const [name, render] of Object.entries(files)) {
                await (0,promises_.writeFile)(path(name), render());
                // One of half a million findings takes seconds.
                signal.throwIfAborted();
            }
        }
        catch (error) {
            if (error instanceof failure/* Failure */.HR || signal.aborted)
                throw error;
            const message = `The results could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`;
            throw new failure/* Failure */.HR('pull-request-file-unwritable', message, { cause: error });
        }
        this.#setOutput('findings-path', path('findings.json'));
        this.#setOutput('changes-path', path('changes.json'));
        this.#setOutput('sarif-path', path('findings.sarif'));
        this.#context.log.info(`Report: ${path('report.html')}`);
        if (!report)
            return;
        const url = await uploadReport(path('report.html'), { name, runUrl: github.runUrl }, this.#context);
        this.#record.links.report = url;
        if (url !== undefined)
            this.#setOutput('report-url', url);
    }
    async #comment(review) {
        const { comment, pullRequest, checkout } = this.#inputs;
        if (!comment || pullRequest === undefined || this.#isOtherCommit)
            return;
        const text = isVisible(review)
            ? `### ${verdict(review)}\n\n${renderReview(review, this.#record.links)}`
            : nothingToReport(review);
        const hasChanges = isVisible(review) && review.notCompared === undefined;
        const { log, signal } = this.#context;
        const client = this.#client();
        if (!client.hasToken) {
            log.notice('The comment was not written: `github-token` is empty. The job summary has everything.');
            return;
        }
        try {
            const ours = new PullRequestComment(client, pullRequest, checkout.path);
            const url = await ours.write(text, { hasChanges });
            if (url !== undefined)
                this.#setOutput('comment-url', url);
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof http_error/* HttpError */.j$ || error instanceof failure/* Failure */.HR || error instanceof stop_reason/* TimedOut */.GA))
                throw error;
            const isForbidden = error instanceof http_error/* HttpError */.j$ && [401, 403, 404].includes(error.status ?? 0);
            const advice = isForbidden
                ? ' The job needs `permissions: pull-requests: write`; runs of forks and of Dependabot have a token that can only read.'
                : '';
            log.notice(`The comment was not written: ${(0,failure/* reasonOf */.A3)(error)}. The job summary has everything.${advice}`);
        }
    }
    #setOutput(name, value) {
        this.#context.setOutput(name, value);
    }
}
function nothingToReport({ isUnchecked }) {
    const findings = isUnchecked ? '. It was not checked for problems.' : ', and there are no new findings.';
    return `Readers of the documentation see no change${findings}`;
}
function annotation(finding) {
    return (0,markdown/* clip */.$Q)((0,plain_text/* plainText */.wh)((0,readers_findings/* describeFinding */.jb)(finding)), MAX_ANNOTATION);
}
/** The summary lists the findings once, in a table. */
function withoutFindings({ code, message, advice }) {
    return { code, advice, message: code === 'new-findings' ? message.replace(/\n[^]*/, '') : message };
}
function isVisible({ pages, findings, notCompared, ...lists }) {
    const changes = [
        ...Object.values(pages),
        lists.vanished,
        lists.leftNavigation,
        lists.navigation,
        lists.otherHosts,
        lists.lostIds,
        lists.unread
    ].flat();
    return notCompared !== undefined || changes.length > 0 || findings.some(({ isNew }) => isNew);
}


/***/ }),

/***/ 45985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewInThread: () => (/* binding */ reviewInThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _runtime_deferred_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23141);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);




const MAX_FILE_MS = 10_000;
const PROGRESS_MS = 10_000;
/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8;
const MAX_EXTENSIONS = 5;
/** How often a file is looked at while it has its time. */
const LOOKS = 10;
/** With a larger young generation, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 };
const TOO_LARGE = `Comparing the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`;
/** A file that took too long or too much memory: the review starts again without it. */
class UnreadableFile {
    parsed;
    reason;
    constructor(parsed, reason) {
        this.parsed = parsed;
        this.reason = reason;
    }
}
/** Reviews a change in a thread, which ends with `signal`, whatever the documentation contains. */
async function reviewInThread(versions, { ignore, siteUrl, prefix, maxFileMs = MAX_FILE_MS }, context) {
    const { head, base, changed, notCompared } = versions;
    const skipped = { head: new Map(), base: new Map() };
    for (;;) {
        const workerData = {
            head: { paths: head.paths, folder: head.folder, skipped: skipped.head },
            base: base && { paths: base.paths, folder: base.folder, skipped: skipped.base },
            changed,
            notCompared,
            ignore: ignore.map(({ text }) => text),
            siteUrl,
            prefix,
            progress: new Int32Array(new SharedArrayBuffer(16))
        };
        const result = await new ReviewThread(workerData, versions, maxFileMs).run(context);
        if (!(result instanceof UnreadableFile))
            return result;
        const { version, file } = result.parsed;
        skipped[version].set(file, result.reason);
        // What differs may be readable in the other version: then it is new that it is not.
        if (!changed.has(file))
            skipped[version === 'head' ? 'base' : 'head'].set(file, result.reason);
    }
}
class ReviewThread {
    #worker;
    #data;
    #versions;
    #maxFileMs;
    #result = (0,_runtime_deferred_js__WEBPACK_IMPORTED_MODULE_3__/* .deferred */ .y)();
    constructor(workerData, versions, maxFileMs) {
        this.#worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(new URL(threadFile(), new URL(...['../pull-request/readers/review-in-thread.js', import.meta.url]).href), {
            workerData,
            resourceLimits: MEMORY_MB
        });
        this.#data = workerData;
        this.#versions = versions;
        this.#maxFileMs = maxFileMs;
    }
    async run({ signal, log }) {
        const progress = setInterval(() => {
            const [, , done, total] = this.#data.progress;
            if (total !== 0)
                log.info(`Read ${done} of ${total} pages.`);
        }, PROGRESS_MS);
        const watch = this.#watch();
        this.#worker.on('message', (message) => {
            if (message.kind === 'done')
                this.#result.resolve(message.review);
            else
                void this.#answer(message);
        });
        this.#worker.on('error', (error) => {
            const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
            if (isMemory && this.#parsed !== undefined)
                this.#end(this.#parsed, 'it needs too much memory');
            else if (isMemory)
                this.#result.reject(new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('documentation-too-large', TOO_LARGE, { cause: error }));
            else
                this.#result.reject(error);
        });
        try {
            return await (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .untilAborted */ .Eu)(signal, async () => await this.#result.promise);
        }
        finally {
            clearInterval(progress);
            clearInterval(watch);
            await this.#worker.terminate();
        }
    }
    /** The file that is being parsed, if the review can go on without it. */
    get #parsed() {
        const { head, base, progress } = this.#data;
        const place = Atomics.load(progress, 0);
        const version = place < head.paths.length ? 'head' : 'base';
        const file = head.paths[place] ?? base?.paths[place - head.paths.length];
        if (file === undefined || this.#data[version]?.skipped.has(file) === true)
            return undefined;
        return { version, file };
    }
    /** Watches the file that is being parsed; after the last one, only `timeout` ends the thread. */
    #watch() {
        let [before, changes, looks] = [process.cpuUsage(), 0, 0];
        return setInterval(() => {
            const now = Atomics.load(this.#data.progress, 1);
            looks = now === changes ? looks + 1 : 0;
            if (looks === 0)
                [before, changes] = [process.cpuUsage(), now];
            if (looks < LOOKS)
                return;
            // On a busy machine the file had less than that: it gets the time again, a few times.
            const { user } = process.cpuUsage(before);
            const isBusy = user / 1000 <= this.#maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS;
            if (this.#parsed !== undefined && !isBusy)
                this.#end(this.#parsed, `it takes more than ${this.#maxFileMs / 1000} s`);
        }, this.#maxFileMs / LOOKS);
    }
    #end(parsed, reason) {
        this.#result.resolve(new UnreadableFile(parsed, reason));
    }
    async #answer({ id, kind, version, path }) {
        let answer;
        try {
            const files = this.#versions[version];
            if (files === undefined)
                throw new Error('there is no such version');
            answer = { id, value: await files[kind](path) };
        }
        catch (error) {
            answer = { id, error: (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error) };
        }
        this.#worker.postMessage(answer);
    }
}
/** A function, so that the bundler does not copy the source file. */
function threadFile() {
    return new URL(...['../pull-request/readers/review-in-thread.js', import.meta.url]).href.endsWith('.ts') ? './review-thread.ts' : './review-thread.js';
}


/***/ }),

/***/ 45098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* reexport safe */ _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__.$Q),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   U9: () => (/* reexport safe */ _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__.B4),
/* harmony export */   X: () => (/* binding */ htmlPage),
/* harmony export */   Y3: () => (/* binding */ anchor),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   aB: () => (/* binding */ folding),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   qN: () => (/* binding */ paragraphs),
/* harmony export */   qS: () => (/* binding */ badge),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   ys: () => (/* binding */ moreNote)
/* harmony export */ });
/* harmony import */ var _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16081);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39180);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** Text for HTML, in elements and in quoted attributes. Nothing in it can be a tag or hide other text. */
function escapeHtml(text) {
    return (0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutControls */ .DJ)((0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(text));
}
/** The report's `base` says that links open beside it. `content` is HTML. */
function anchor(address, content) {
    return `<a href="${escapeHtml(address)}">${content}</a>`;
}
function code(text, max) {
    return `<code>${escapeHtml((0,_runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(text, max))}</code>`;
}
function moreNote(rest, where = 'are not shown here') {
    return rest > 0 ? `<p class="note rest">${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(rest)} more ${where}.</p>` : '';
}
function badge(size) {
    return `<span class="badge">${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(size)}</span>`;
}
/** `content` is HTML. */
function section(title, ...content) {
    return `<section><h2>${title}</h2>${content.join('')}</section>`;
}
function folding(kind, title, size, isOpen, content) {
    const summary = `<summary><h3>${title}</h3>${badge(size)}</summary>`;
    return `<details class="${kind}"${isOpen ? ' open' : ''}>${summary}${content}</details>`;
}
/** A whole page that loads nothing. `script`: the only one that can run, with its digest. */
function htmlPage({ title, style, script }, parts) {
    const scripts = script === undefined ? '' : `; script-src '${script.digest}'`;
    const policy = `default-src 'none'; style-src 'unsafe-inline'${scripts}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<base target="_blank">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${parts.filter(part => part !== '').join('\n')}
</main>
${script === undefined ? '' : `<script>${script.text}</script>\n`}</body>
</html>
`;
}
/** Text of several lines: lines that start with a dash are a list. */
function paragraphs(text) {
    const lines = text.split(/\r?\n/).filter(line => line.trim() !== '');
    const parts = lines.map(line => line.startsWith('- ') ? `<li>${escapeHtml(line.slice(2))}</li>` : `<p>${escapeHtml(line)}</p>`);
    return parts.join('').replace(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>');
}
function round(value) {
    return Math.round(value * 10) / 10;
}
/** Limits the parts of a report whose length depends on the site. */
class Budget {
    #remaining;
    constructor(bytes) {
        this.#remaining = bytes;
    }
    render(items, render) {
        let html = '';
        for (const [taken, item] of items.entries()) {
            const part = render(item);
            const bytes = Buffer.byteLength(part);
            if (bytes > this.#remaining)
                return { html, rest: items.length - taken };
            this.#remaining -= bytes;
            html += part;
        }
        return { html, rest: 0 };
    }
}


/***/ }),

/***/ 45610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE)
/* harmony export */ });
/** Colors come from the reader's color scheme. System fonts only: the report loads nothing. */
const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f6f7f9,#0f141b);--card:light-dark(#fff,#171e27);
--text:light-dark(#1c2430,#e4e9f0);--muted:light-dark(#5b6675,#98a4b3);--line:light-dark(#dfe3e9,#2a3441);
--accent:light-dark(#1f6feb,#6ea8fe);--good:light-dark(#1a7f45,#5fd08a);--good-bg:light-dark(#e6f4ea,#12291c);
--warn:light-dark(#8a5a00,#f0c060);--warn-bg:light-dark(#fff4d6,#2c2410);--bad:light-dark(#b42318,#ff8a80);
--bad-bg:light-dark(#fdeceb,#331817);--new:light-dark(#7fb0f5,#2f65b5);--grown:light-dark(#f0c27a,#8a6420);
--much:light-dark(#ee9a6b,#9c4f24);--shrunk:light-dark(#8fcf9f,#2f7044);--same:light-dark(#c9d1dc,#3a4553)}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:1080px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:28px;line-height:1.2;margin:0;overflow-wrap:anywhere}
h2{font-size:19px;margin:0 0 12px}
h3{font-size:15px;margin:0;font-weight:600}
p{margin:0}
ul{margin:0;padding:0;list-style:none}
code,textarea{font:13px/1.45 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
[hidden]{display:none!important}
.kicker{color:var(--muted);font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase}
.facts{color:var(--muted);margin-top:6px;display:flex;flex-wrap:wrap;gap:2px 16px;overflow-wrap:anywhere}
.note,.title,.closest,.row .pages,.legend{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.verdict{margin:20px 0;padding:14px 18px;border-radius:10px;border:1px solid var(--mood);overflow-wrap:anywhere}
.verdict strong{font-size:17px;color:var(--mood)}
.verdict.good{--mood:var(--good);background:var(--good-bg)}
.verdict.warn{--mood:var(--warn);background:var(--warn-bg)}
.verdict.bad{--mood:var(--bad);background:var(--bad-bg)}
.verdict ul{list-style:"– ";padding-left:16px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:12px;margin:20px 0}
section,.card,.filter{background:var(--card);border:1px solid var(--line);border-radius:10px}
.card{padding:12px 16px;display:flex;flex-direction:column}
.card .label{color:var(--muted);font-size:13px}
.card .value{font-size:26px;font-weight:650;line-height:1.25}
.card.bad .value{color:var(--bad)}
section{padding:20px;margin:16px 0}
summary{display:flex;align-items:center;gap:10px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"›";flex:none;width:7px;color:var(--muted);font-weight:700}
[open]>summary::before{transform:rotate(90deg)}
.changes{border-top:1px solid var(--line);padding:10px 0}
.changes:first-of-type{border-top:0}
.tabs{display:flex;flex-wrap:wrap;gap:6px}
.tabs>input{position:absolute;opacity:0}
.tabs>label{display:flex;gap:8px;align-items:center;padding:5px 12px;cursor:pointer;font-size:14px}
.tabs>label{border:1px solid var(--line);border-radius:99px}
.tabs>input:checked+label{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);font-weight:600}
.tabs>input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
.panel{display:none;order:1;width:100%;padding-top:10px}
.tabs>input:checked+label+.panel,.filtering .panel{display:block}
.filtering .panel{order:0}
.panel>.note{margin-bottom:6px}
.group{border-top:1px solid var(--line)}
.group>summary{padding:6px 0}
.ignore{margin-top:12px}
.ignore>summary,.more>summary{color:var(--accent);font-size:14px}
textarea,button,.filter{color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px}
textarea{display:block;width:100%;margin:8px 0;padding:8px 10px}
button{font:inherit;font-size:14px;padding:4px 14px;cursor:pointer}
.badge,b.new{font-size:12px;font-weight:600;padding:1px 9px;border-radius:99px;background:var(--line)}
.serious .badge,.removed .badge{background:var(--bad-bg);color:var(--bad)}
.added .badge{background:var(--good-bg);color:var(--good)}
b.new{background:var(--warn-bg);color:var(--warn)}
.group>.findings,ul.pages,.changes .note,.closest{margin-left:17px}
.findings>li,.page-findings>li,.more>summary{border-top:1px solid var(--line)}
.row{display:flex;align-items:baseline;gap:10px;padding:6px 0}
.row code{flex:1;min-width:0}
div.row{padding-left:17px}
.row .pages{white-space:nowrap}
.findings details ul,.page-findings ul{margin:0 0 8px 17px;padding-left:12px;border-left:2px solid var(--line)}
.findings details ul,.page-findings ul{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.more>summary{padding:8px 0}
.closest{margin-bottom:8px}
.hosts h2{margin:0}
.filter{width:100%;font:inherit;padding:10px 16px}
.arrow{color:var(--muted)}
.charts,.columns,.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:20px 28px}
.chart{margin:0;min-width:0}
.chart figcaption,.axis{display:flex;justify-content:space-between;gap:12px;font-size:14px}
.chart figcaption span,.axis{color:var(--muted)}
.chart svg,.treemap{display:block;width:100%;height:auto;margin:6px 0 4px}
.chart .line{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round}
.chart .area{fill:var(--accent);opacity:.12}
.chart circle{fill:var(--accent)}
.axis{font-size:12px}
ul.pages li{padding:3px 0;display:flex;flex-wrap:wrap;gap:0 12px;unicode-bidi:isolate}
section>.note:last-child{margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline}
th{color:var(--muted);font-size:13px}
.number{text-align:right;white-space:nowrap;padding:6px 0 6px 12px}
.scroll{overflow-x:auto;margin-top:8px}
.columns{grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));margin-top:20px}
.new{--tile:var(--new)}.grown{--tile:var(--grown)}.grown.much{--tile:var(--much)}.shrunk{--tile:var(--shrunk)}
.treemap rect{fill:var(--tile,var(--same))}
.treemap text,.chart text{fill:var(--text);font:12px system-ui,sans-serif}
.chart text{fill:var(--muted)}
.treemap .name{font-weight:600}
.treemap.narrow{display:none}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px}
.legend span::before{content:"■ ";color:var(--tile,var(--same));font-size:16px}
.figures dt{color:var(--muted);font-size:13px}
.figures dd{margin:0;overflow-wrap:anywhere}
@media(max-width:600px){
main{padding:20px 14px 40px}section{padding:16px 14px}h1{font-size:22px}
.cards{grid-template-columns:1fr 1fr;gap:8px}.card{padding:10px 12px}.card .value{font-size:21px}
.treemap.wide{display:none}.treemap.narrow{display:block}
ul.pages,.changes .note,.group>.findings{margin-left:0}
}
@media print{.panel{display:block}.tabs>label,.ignore,.filter{display:none}section,.card{break-inside:avoid}}
`.trim();


/***/ }),

/***/ 24710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   j$: () => (/* binding */ HttpError),
/* harmony export */   tE: () => (/* binding */ decideRetry)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18459);


/** A request without the expected response, of all clients: each client decides what a status means. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    headers;
    /** The body of the response, cut off where the client stopped reading. May repeat what was sent, including secrets. */
    body;
    waitMs;
    /** The server's own name of the error, such as NoSuchKey, or Node's, such as ECONNREFUSED. */
    code;
    /** False when the request did not reach the server. */
    maybeReceived;
    /** With which there was no connection. */
    unreachableHost;
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    isTlsProblem;
    /** The certificate is one that this machine does not trust. */
    isTrustProblem;
    constructor(message, about = {}) {
        super(message, about.cause === undefined ? undefined : { cause: about.cause });
        const { response, now = 0 } = about;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.body = response?.body ?? '';
        this.waitMs = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryAfterMs */ .Vs)(this.headers, now);
        this.code = about.code ?? codeOf(about.cause);
        this.maybeReceived = about.maybeReceived ?? true;
        this.unreachableHost = this.maybeReceived ? undefined : hostOf(about.cause);
        this.isTlsProblem = response === undefined && isTlsProblem(this.code);
        this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '');
    }
}
const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
function isTlsProblem(code = '') {
    return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
}
/** What an error of Node says about a request. `responded`: the response had begun. */
function connectionError(error, { responded }) {
    // Messages of OpenSSL end with a line break.
    const reason = (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error).trim();
    return new HttpError(responded ? `the response was truncated (${reason})` : reason, {
        maybeReceived: responded || !neverConnected(error),
        cause: error
    });
}
function neverConnected(error) {
    const { errors, code, syscall } = Object(error);
    if (errors !== undefined)
        return errors.every(neverConnected);
    return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsProblem(code);
}
function hostOf(error) {
    const { errors, hostname, address, port, unreachableHost } = Object(error);
    if (errors !== undefined)
        return hostOf(errors[0]);
    return unreachableHost ?? hostname ?? (address === undefined ? undefined : `${address}:${port ?? ''}`);
}
function codeOf(error) {
    const { errors, code } = Object(error);
    if (errors !== undefined)
        return codeOf(errors[0]);
    return typeof code === 'string' && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) ? code : undefined;
}
/** Errors of a file that is being uploaded. */
const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF']);
/**
 * The one decision for requests that can be repeated freely. `isReached`: the host has responded in this run; until then
 * its address may be wrong, so the number of attempts is limited.
 */
function decideRetry(error, { attempt, isReached }) {
    if (!(error instanceof HttpError))
        return { retry: false };
    if (error.status !== undefined)
        return { retry: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error.status), waitMs: error.waitMs };
    if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ''))
        return { retry: false };
    // Node refused to send it, and would refuse it again.
    if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ''))
        return { retry: false };
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMore),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

/** The first items, and how many more there are: `a, b, and 3 more`, or as items of a list. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ }),

/***/ 94493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ pageName),
/* harmony export */   B: () => (/* binding */ SiteFiles)
/* harmony export */ });
/** Answers which file a path asks for, as a static host with clean URLs does. */
class SiteFiles {
    #files;
    constructor(files) {
        this.#files = files;
    }
    has(path) {
        return this.#files.has(path);
    }
    /** `a`, `a/`, `a.html` and `a/index.html` ask for the same page. */
    find(path) {
        if (this.#files.has(path))
            return path;
        const page = pageName(path);
        const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
        if (!path.endsWith('/') && page !== path)
            candidates.push(page);
        return candidates.find(candidate => this.#files.has(candidate));
    }
}
/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
function pageName(path) {
    // Looks at each run of slashes once.
    return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '');
}


/***/ }),

/***/ 29381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   g6: () => (/* binding */ SiteAddress),
/* harmony export */   jT: () => (/* binding */ liveAddress)
/* harmony export */ });
/* harmony import */ var _runtime_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78132);
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94493);


/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** One address of a site: what a browser sends, and the page or file below the base path that it asks for. */
class SiteAddress {
    /** Below the base path and decoded; empty for the start page. */
    path;
    #base;
    /** Of a page or file. */
    constructor(path, basePath = '/') {
        this.path = path;
        this.#base = baseFolder(basePath);
    }
    /**
     * Of a path from the root of the host, without query and anchor; undefined outside of the base path. `/docs` is the
     * start page of a site below `/docs/`. No file has a name that is not UTF-8: such a path stays as it is written.
     */
    static parse(pathname, basePath = '/') {
        const base = baseFolder(basePath);
        const folders = base.split('/').length - 1;
        const segments = pathname.split('/');
        const start = segments.slice(0, folders).map(_runtime_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y);
        if (`${start.join('/')}/` !== (0,_runtime_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(base))
            return undefined;
        const rest = segments.slice(folders).join('/');
        const decoded = (0,_runtime_percent_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .Y)(rest);
        return new SiteAddress(decoded.includes('\uFFFD') ? rest : decoded, base);
    }
    /** The one name of the page that it asks for. */
    get page() {
        return (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .pageName */ .$)(this.path);
    }
    /** As browsers send it. A base path that is percent-encoded already stays as it is. */
    get pathname() {
        return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path);
    }
    /** For people, and still one word: `/guides/größe`. `parse` reads it back. */
    get name() {
        return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
}
/** The address of a page or file on the site's own host. */
function liveAddress(path, { domain, basePath }) {
    const page = path.replace(/(?:^|(?<=\/))index\.html$/, '');
    return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`;
}
/**
 * `/lang/c++` and `/@scope/pkg` stay as they are. To a host or a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}


/***/ })

};
