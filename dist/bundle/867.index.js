export const id = 867;
export const ids = [867];
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
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18667);






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
        this.#octokit ??= __webpack_require__.e(/* import() */ 351).then(__webpack_require__.bind(__webpack_require__, 61351)).then(({ getOctokit: create }) => {
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
        return { data: read.data, hasNext: (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(next)?.origin === this.#apiOrigin };
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
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('github-rate-limited', `The rate limit of the GitHub API is used up until ${new Date(now + waitMs).toISOString()}, which is after the timeout of this run: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}.`, { cause: error });
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
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15457);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5351);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Q, secrets: ['api-key', 'github-token'] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 15457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ INPUT_NAMES),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./.build/src/review/checks/ignored-targets.js
var ignored_targets = __webpack_require__(13997);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var action_runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/service/service-inputs.js
var service_inputs = __webpack_require__(97516);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/checkout.js


function readCheckout(folder, workspace) {
    const root = repositoryRoot(folder, workspace);
    const path = (0,external_node_path_.relative)(root, folder).split(external_node_path_.sep).join('/');
    return { folder, prefix: path === '' ? '' : `${path}/`, commit: checkedOutCommit((0,external_node_path_.join)(root, '.git')) };
}
/** The closest folder with `.git`; not above the workspace. */
function repositoryRoot(folder, workspace) {
    const top = (0,external_node_path_.resolve)(workspace);
    for (let at = (0,external_node_path_.resolve)(folder);; at = (0,external_node_path_.dirname)(at)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, '.git')))
            return at;
        if (at === top || at === (0,external_node_path_.dirname)(at))
            return top;
    }
}
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** From the files of git, since a container may not have the program. */
function checkedOutCommit(gitFolder) {
    const read = (name) => {
        const path = (0,external_node_path_.join)(gitFolder, name);
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() ? (0,external_node_fs_.readFileSync)(path, 'utf8').trim() : '';
    };
    const head = read('HEAD');
    const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1] ?? 'HEAD';
    const packed = read('packed-refs').split('\n');
    const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
    return [head, read(ref), found].find(value => SHA.test(value));
}

;// CONCATENATED MODULE: ./.build/src/pull-request/pull-request-event.js


const schema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig(),
        head: schemas/* object */.Ikc({
            sha: schemas/* string */.YjP(),
            ref: schemas/* string */.YjP(),
            repo: schemas/* nullable */.mee(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }))
        }),
        base: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() }) })
    })
});
const EVENTS = new Set(['pull_request', 'pull_request_target']);
/** Undefined for other events. */
function readPullRequest(env) {
    const event = EVENTS.has(env['GITHUB_EVENT_NAME'] ?? '') ? (0,action_runner/* readEvent */.j)(env, schema) : undefined;
    if (event === undefined)
        return undefined;
    const { number, head, base } = event.pull_request;
    return {
        number,
        headSha: head.sha,
        headBranch: head.ref,
        baseSha: base.sha,
        // The repository of a fork can be deleted.
        isFork: head.repo?.full_name !== base.repo.full_name
    };
}

// EXTERNAL MODULE: ./.build/src/pull-request/readers/findings.js
var findings = __webpack_require__(26804);
;// CONCATENATED MODULE: ./.build/src/pull-request/inputs.js















const some = (choices) => (0,input_fields/* field */.ZZ)(value => {
    const entries = (0,input_fields/* entriesOf */.Mc)(value);
    const isKnown = (entry) => choices.some(choice => choice === entry);
    const unknown = entries.filter(entry => !isKnown(entry));
    if (entries.length === 0)
        return new problem/* Problem */.AF(`is empty: choose from ${choices.join(', ')}`);
    return unknown.length === 0
        ? entries.filter(isKnown)
        : new problem/* Problem */.AF(`"${unknown.join(', ')}" is unknown: choose from ${choices.join(', ')}`);
});
/** Links to pages begin with it. */
const siteAddress = (0,input_fields/* field */.ZZ)(value => {
    const url = (0,parse_url/* parseUrl */.D)(value);
    if (url === null || !(0,address/* isSafeAddress */.cr)(url) || url.username !== '' || url.search !== '' || url.hash !== '')
        return new problem/* Problem */.AF(`"${value}" is not an address: use the form https://docs.example.com`);
    return url.href.replace(/\/+$/, '');
});
const fields = schemas/* object */.Ikc({
    'docs-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    base: schemas/* optional */.lqM(schemas/* string */.YjP()),
    check: schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['off', 'warn', 'fail']), 'warn'),
    'check-fail-on': schemas/* _default */.Rvf(some(findings/* FINDING_KINDS */.mH), [...findings/* FINDING_KINDS */.mH]),
    'check-ignore': schemas/* _default */.Rvf(ignored_targets/* ignoredTargets */.x, []),
    comment: schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    'preview-url': schemas/* optional */.lqM(siteAddress),
    'project-id': schemas/* optional */.lqM(service_inputs.id),
    'base-url': schemas/* optional */.lqM(service_inputs/* baseUrl */.p),
    'api-key': schemas/* optional */.lqM(service_inputs/* apiKey */.K),
    'site-url': schemas/* optional */.lqM(siteAddress),
    report: schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    format: schemas/* _default */.Rvf(some(['codequality', 'junit']), []),
    'github-token': schemas/* optional */.lqM(schemas/* string */.YjP()),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 10 * 60_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run needs: one error lists all problems. */
function readInputs(given, env) {
    const runner = (0,action_runner/* readRunner */.f)(env);
    const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner;
    const pullRequest = readPullRequest(env);
    const folder = docsFolder(given['docs-path'], workspace);
    const checkout = folder instanceof problem/* Problem */.AF ? folder : readCheckout(folder, workspace);
    const prefix = checkout instanceof problem/* Problem */.AF ? '' : checkout.prefix;
    const read = (0,input_fields/* readFields */.qU)(fields, given, parsed => ({
        checkout,
        base: baseOf(given['base'], workspace, prefix, pullRequest),
        preview: previewOf(parsed, pullRequest)
    }));
    return {
        checkout: read.checkout,
        base: read.base,
        pullRequest,
        check: read.check,
        failOn: read['check-fail-on'],
        ignore: read['check-ignore'],
        comment: read.comment,
        previewUrl: read['preview-url'],
        preview: read.preview,
        siteUrl: read['site-url'] ?? addressInSettings(read.checkout.folder),
        report: read.report && runner.hasArtifactStorage,
        formats: read.format,
        timeoutMs: read.timeout,
        github: {
            token: read['github-token'],
            apiUrl,
            repository,
            sha,
            sourcesUrl: repository === '' ? undefined : `${serverUrl}/${repository}/blob`,
            runUrl
        },
        /** Two folders of documentation in one job have files of their own. */
        outputDir: (0,external_node_path_.join)(tempDir, ['pull-request', ...read.checkout.prefix.split('/')].filter(part => part !== '').join('-')),
        docsUrl: (0,docs_url/* docsUrl */.f)(env)
    };
}
function docsFolder(given, workspace) {
    if (given !== undefined) {
        const path = (0,external_node_path_.resolve)(workspace, given);
        return (0,docs_folders/* settingsIn */.RV)(path)
            ? path
            : new problem/* Problem */.AF(`\`docs-path\` has neither docs.json nor mint.json: ${given}`);
    }
    const found = (0,docs_folders/* findDocs */.Vy)(workspace);
    const [only] = found;
    if (only !== undefined && found.length === 1)
        return only;
    if (only === undefined)
        return new problem/* Problem */.AF('`docs-path` is missing: no folder of the workspace has docs.json or mint.json. A job needs a checkout before this step');
    const listed = found.map(path => (0,external_node_path_.relative)(workspace, path).split(external_node_path_.sep).join('/')).join(', ');
    return new problem/* Problem */.AF(`\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set it to one of them`);
}
function baseOf(given, workspace, prefix, pullRequest) {
    if (given !== undefined) {
        const folder = (0,external_node_path_.resolve)(workspace, given);
        if ((0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false })?.isDirectory()) {
            // The folder itself, or the root of the repository that has it.
            const found = [(0,external_node_path_.join)(folder, prefix), folder].find(docs_folders/* settingsIn */.RV);
            return found === undefined
                ? new problem/* Problem */.AF(`\`base\` has neither docs.json nor mint.json${prefix === '' ? '' : `, in it or in ${prefix}`}: ${given}`)
                : { kind: 'folder', folder: found };
        }
        return /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/.test(given)
            ? { kind: 'ref', ref: given }
            : new problem/* Problem */.AF(`\`base\` "${given}" is neither a folder nor a branch or commit`);
    }
    return pullRequest === undefined
        ? new problem/* Problem */.AF('`base` is missing: this run was not started by a pull request, so set it to a branch, a commit, or a folder with the earlier version')
        : { kind: 'pull-request', pullRequest };
}
/** Undefined when no preview is wanted. */
function previewOf({ 'project-id': projectId, 'base-url': url, 'api-key': key, 'preview-url': address }, pullRequest) {
    if ([projectId, url, key].every(value => value === undefined))
        return undefined;
    if (address !== undefined)
        return new problem/* Problem */.AF('`preview-url` and the inputs of the service are both set: remove one of them');
    const missing = (name) => new problem/* Problem */.AF(`\`${name}\` is missing: a preview needs project-id, base-url, api-key`);
    return (0,problem/* collect */.Fo)({
        projectId: projectId ?? missing('project-id'),
        baseUrl: url ?? missing('base-url'),
        // In a run from a fork, secrets are empty: that is a notice.
        apiKey: key ?? (pullRequest === undefined ? missing('api-key') : undefined)
    });
}
/** The canonical address of the live site, if the settings name one. */
function addressInSettings(folder) {
    try {
        const { seo, metadata } = JSON.parse((0,external_node_fs_.readFileSync)((0,docs_folders/* settingsIn */.RV)(folder) ?? '', 'utf8'));
        const read = siteAddress.safeParse(seo?.metatags?.canonical ?? metadata?.canonical);
        return read.data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/sources/render/renderer.js + 1 modules
var render_renderer = __webpack_require__(73575);
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
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./.build/src/sources/files.js
var sources_files = __webpack_require__(89181);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/repository.js


/** Why two versions cannot be compared. The documentation is reviewed all the same. */
class NotComparable extends Error {
    name = 'NotComparable';
}
const sha = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{40,64}$/));
const commitSchema = schemas/* object */.Ikc({ sha, tree: schemas/* object */.Ikc({ sha }), parents: schemas/* array */.YOg(schemas/* object */.Ikc({ sha })) });
const compareSchema = schemas/* object */.Ikc({
    merge_base_commit: schemas/* object */.Ikc({ commit: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha }) }) })
});
const treeSchema = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), mode: schemas/* string */.YjP(), type: schemas/* string */.YjP(), sha, size: schemas/* optional */.lqM(schemas/* number */.aig()) }))
});
const blobSchema = schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz('base64') });
/** Regular files: no symbolic link, no submodule. */
const FILE_MODES = new Set(['100644', '100755', '100664']);
class Repository {
    #client;
    constructor(client) {
        this.#client = client;
    }
    async commit(commit) {
        return await this.#client.request(`Reading commit ${commit}`, commitSchema, `GET git/commits/${commit}`);
    }
    /** The tree of the commit where `head` left the branch that it is compared with. */
    async mergeBase(base, head) {
        // The second page has no list of files, which can be long and is not needed.
        const route = `GET compare/${encodeURIComponent(`${base}...${head}`)}?per_page=1&page=2`;
        const what = `Comparing ${head} with ${base}`;
        return (await this.#client.request(what, compareSchema, route)).merge_base_commit.commit;
    }
    /**
     * The files below a folder of a commit's tree, by path from that folder. Read folder by folder down to it, since
     * GitHub truncates a large tree that is read at once.
     */
    async files(tree, folder) {
        let current = tree;
        for (const name of folder.split('/').filter(part => part !== '')) {
            const entries = await this.#tree(current);
            const below = entries.find(({ path, type }) => path === name && type === 'tree');
            if (below === undefined)
                return new Map();
            current = below.sha;
        }
        const files = (await this.#tree(current, '?recursive=true'))
            .filter(({ path, mode }) => FILE_MODES.has(mode) && !path.split('/').some(sources_files/* isHidden */.dK))
            .map(({ path, sha: blob, size = 0 }) => [path, { sha: blob, size }]);
        return new Map(files);
    }
    async text(blob) {
        const { content } = await this.#client.request(`Reading blob ${blob}`, blobSchema, `GET git/blobs/${blob}`);
        return Buffer.from(content, 'base64').toString();
    }
    async #tree(tree, query = '') {
        const route = `GET git/trees/${tree}${query}`;
        const { tree: entries, truncated } = await this.#client.request(`Reading tree ${tree}`, treeSchema, route);
        if (truncated)
            throw new NotComparable('the repository has more files than GitHub lists at once');
        return entries;
    }
}

;// CONCATENATED MODULE: ./.build/src/pull-request/base/versions.js




const MAX_BLOBS = 500;
const MAX_BLOB_BYTES = 10_000_000;
const CONCURRENT_REQUESTS = 8;
/** For other files, such as images and fonts, it is enough to know that they exist. */
const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?|mintignore)$/i;
const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
/** The files of a folder, with line ends as in git, so that a checkout on Windows does not differ. */
async function readFolder(folder) {
    const files = await (0,sources_files/* filesOfFolder */.rt)(folder);
    return { ...files, read: async (path) => normalized(await files.read(path)) };
}
async function compareFolders({ folder }, baseFolder) {
    const [head, base] = await Promise.all([readFolder(folder), readFolder(baseFolder)]);
    const [now, before] = [new Set(head.paths), new Set(base.paths)];
    const changed = new Set();
    for (const path of new Set([...now, ...before])) {
        const isSame = async () => TEXT_FILE.test(path)
            ? (await head.read(path)) === (await base.read(path))
            : (await (0,promises_.readFile)((0,external_node_path_.join)(folder, path))).equals(await (0,promises_.readFile)((0,external_node_path_.join)(baseFolder, path)));
        if (!now.has(path) || !before.has(path) || !(await isSame()))
            changed.add(path);
    }
    return { head, base, changed };
}
/** Compares the commit that is checked out with another one. Only what differs is downloaded. */
async function compareTrees({ folder, prefix }, trees, repository) {
    const [local, head] = await Promise.all([readFolder(folder), repository.files(trees.head, prefix)]);
    const base = trees.base === trees.head ? head : await repository.files(trees.base, prefix);
    const isLocal = new Set(local.paths);
    const allPaths = [...head.keys(), ...base.keys()];
    const changed = new Set(allPaths.filter(path => head.get(path)?.sha !== base.get(path)?.sha));
    // A file that was only moved is in the checkout.
    const localBlobs = new Map([...head].flatMap(([path, { sha }]) => (isLocal.has(path) ? [[sha, path]] : [])));
    const wanted = [
        ...[...base].filter(([path]) => changed.has(path)),
        // A sparse checkout does not have all files of its commit.
        ...[...head].filter(([path]) => !isLocal.has(path))
    ].filter(([path, { sha, size }]) => TEXT_FILE.test(path) && size <= MAX_BLOB_BYTES && !localBlobs.has(sha));
    const texts = await download(new Set(wanted.map(([, { sha }]) => sha)), repository);
    const sizeAtHead = async (path) => isLocal.has(path) ? await local.size(path) : (head.get(path)?.size ?? 0);
    const readHead = async (path) => isLocal.has(path) ? await local.read(path) : (texts.get(head.get(path)?.sha ?? '') ?? '');
    /** What is the same in both trees is read from the checkout: CRLF and LFS are no changes. */
    const readBase = async (path) => {
        const sha = base.get(path)?.sha;
        if (sha === undefined || !changed.has(path))
            return await readHead(path);
        const moved = localBlobs.get(sha);
        const text = moved === undefined ? texts.get(sha) : await local.read(moved);
        return text === undefined || LFS_POINTER.test(text) ? await readHead(path) : text;
    };
    // Files that no tree names were generated by an earlier step, and count on both sides.
    const generated = local.paths.filter(path => !head.has(path) && !base.has(path));
    return {
        head: { paths: [...new Set([...head.keys(), ...local.paths])].sort(), size: sizeAtHead, read: readHead },
        base: {
            paths: [...base.keys(), ...generated].sort(),
            size: async (path) => base.get(path)?.size ?? (await sizeAtHead(path)),
            read: readBase
        },
        changed
    };
}
async function download(blobs, repository) {
    if (blobs.size > MAX_BLOBS)
        throw new NotComparable(`${blobs.size} files differ, and at most ${MAX_BLOBS} are compared`);
    const texts = new Map();
    const queue = blobs.values();
    const worker = async () => {
        for (const sha of queue)
            texts.set(sha, normalized(await repository.text(sha)));
    };
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
    return texts;
}
function normalized(text) {
    return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
}

;// CONCATENATED MODULE: ./.build/src/pull-request/base/compare.js





/** Both versions, or the one that is checked out and the reason why it is not compared. */
async function readVersions(checkout, base, github, signal) {
    try {
        if (base.kind === 'folder')
            return await compareFolders(checkout, base.folder);
        const head = checkout.commit ?? github.sha;
        if (head === undefined)
            throw new NotComparable('the commit that is checked out is unknown');
        const repository = new Repository(github.client);
        const commit = await repository.commit(head);
        const { tree } = await baseOf(commit, base, repository);
        return await compareTrees(checkout, { head: commit.tree.sha, base: tree.sha }, repository);
    }
    catch (error) {
        signal.throwIfAborted();
        const isExpected = error instanceof NotComparable ||
            error instanceof http_error/* HttpError */.j$ ||
            error instanceof stop_reason/* TimedOut */.GA ||
            (error instanceof failure/* Failure */.HR && error.code === 'github-rate-limited');
        if (!isExpected)
            throw error;
        const head = await readFolder(checkout.folder);
        return { head, base: undefined, changed: new Set(), notCompared: (0,failure/* reasonOf */.A3)(error) };
    }
}
async function baseOf({ sha, parents: [target, merged] }, base, repository) {
    if (base.kind === 'ref')
        return await repository.mergeBase(base.ref, sha);
    const { headSha, baseSha } = base.pullRequest;
    // The merge commit that GitHub makes: its first parent has everything but the changes of this pull request.
    if (target !== undefined && merged?.sha === headSha)
        return await repository.commit(target.sha);
    return await repository.mergeBase(baseSha, sha);
}

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
        const name = encodeURIComponent(docsPath).replaceAll('--', '%2D%2D');
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

// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: ./.build/src/site/url-path.js
var url_path = __webpack_require__(65232);
// EXTERNAL MODULE: ./.build/src/pull-request/readers/findings.js
var readers_findings = __webpack_require__(26804);
;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/readers/word-diff.js

/** Texts that differ more are shown as one replaced by the other: comparing them word by word takes too long. */
const MAX_EDITS = 500;
const TOKEN = /\n+|[^\S\n]*\S+/g;
/** Words inserted and deleted: first the lines that differ, then the words of these lines. */
function diffWords(before, after) {
    const lines = (text) => text.match(/[^\n]+\n*|\n+/g) ?? [];
    const parts = [];
    let removed = '';
    for (const part of difference(lines(before), lines(after))) {
        if (part.kind === 'removed')
            removed += part.text;
        else if (part.kind === 'added' && removed !== '') {
            parts.push(...difference(tokensOf(removed), tokensOf(part.text)));
            removed = '';
        }
        else {
            if (removed !== '')
                parts.push({ kind: 'removed', text: removed });
            removed = '';
            parts.push(part);
        }
    }
    if (removed !== '')
        parts.push({ kind: 'removed', text: removed });
    return { parts, wordsAdded: wordsIn(parts, 'added'), wordsRemoved: wordsIn(parts, 'removed') };
}
function difference(before, after) {
    const found = diffArrays(before, after, { maxEditLength: MAX_EDITS });
    if (found === undefined)
        return [part('removed', before), part('added', after)];
    return found.map(({ value, added, removed }) => part(added ? 'added' : removed ? 'removed' : 'same', value));
}
function tokensOf(text) {
    return text.match(TOKEN) ?? [];
}
function part(kind, tokens) {
    return { kind, text: tokens.join('') };
}
function wordsIn(parts, kind) {
    return parts.reduce((sum, { kind: own, text }) => sum + (own === kind ? countWords(text) : 0), 0);
}
function countWords(text) {
    return text.match(/\S+/g)?.length ?? 0;
}
const ELLIPSIS = ' … ';
/** The parts with only a few words of what is the same around each change. */
function withContext(parts, words) {
    return parts.map((each, at) => {
        if (each.kind !== 'same')
            return each;
        const tokens = tokensOf(each.text);
        const [before, after] = [at === 0 ? 0 : words, at === parts.length - 1 ? 0 : words];
        if (tokens.length <= before + after)
            return each;
        const end = after === 0 ? [] : tokens.slice(-after);
        return { kind: 'same', text: `${tokens.slice(0, before).join('')}${ELLIPSIS}${end.join('').trimStart()}` };
    });
}

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
        idsSection(review, budget)
    ];
    const start = joined(parts, '\n\n');
    return `${start}${changedTexts(review, links, maxLength - start.length)}\n`;
}
function joined(parts, separator) {
    return parts.filter(part => part !== '').join(separator);
}
/** `2 pages added, 1 changed. New: 1 broken link` */
function verdict({ pages, findings, notCompared }) {
    if (notCompared !== undefined)
        return 'Documentation not compared with its base';
    const fresh = findings.filter(({ isNew }) => isNew);
    const counts = CHANGE_KINDS.filter(kind => pages[kind].length > 0).map((kind, at) => `${(0,units/* formatCount */.B4)(pages[kind].length, at === 0 ? 'page' : undefined)} ${kind}`);
    const problems = fresh.length === 0 ? 'No new problems' : `New: ${(0,readers_findings/* countKinds */.xb)(fresh)}`;
    return `${counts.join(', ') || 'No page changes'}. ${problems}`;
}
function facts({ notCompared, findings }, { preview, report }) {
    const known = findings.filter(({ isNew }) => !isNew).length;
    const where = notCompared === undefined ? 'that the base has, too' : 'in total';
    const parts = [
        preview === undefined ? '' : (0,markdown/* link */.nf)('Preview', `${preview}/`),
        report === undefined ? '' : (0,markdown/* link */.nf)('Report with the full differences', report),
        notCompared === undefined ? '' : `Nothing is marked as new: ${(0,markdown/* escapeMarkdown */.FV)(notCompared)}`,
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
    const { path, title, from, through, text } = page;
    const here = kind === 'removed' ? live : preview;
    const old = from ?? (kind === 'changed' ? path : undefined);
    const notes = [
        from === undefined ? '' : `from ${address(from)}`,
        through.length === 0 ? '' : `through ${namesOf(through)}`,
        live === undefined || old === undefined ? '' : (0,markdown/* link */.nf)('live', live + old)
    ];
    const cells = [
        kind.charAt(0).toUpperCase() + kind.slice(1),
        `${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(title, MAX_TITLE), here && here + path)} ${address(path)}`,
        words(text),
        joined(notes, ' · ')
    ];
    return `| ${cells.join(' | ')} |`;
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
function vanishedSection({ vanished }, budget) {
    if (vanished.length === 0)
        return '';
    const entries = vanished.filter(({ destination }) => destination !== undefined);
    const { rows, rest } = within(entries, ({ address: source, destination }) => JSON.stringify({ source, destination }, undefined, 1).replaceAll(/\n\s*/g, ' '), budget);
    const others = vanished.filter(({ destination }) => destination === undefined);
    const note = rest > 0 ? ` (${(0,units/* formatCount */.B4)(rest)} more in the report)` : '';
    const parts = [
        `**${(0,units/* formatCount */.B4)(vanished.length)} ${vanished.length === 1 ? 'address vanishes' : 'addresses vanish'} without a redirect.**`,
        rows.length === 0
            ? ''
            : `Add to \`redirects\` in \`docs.json\`${note}:\n\n${fenced(rows.join(',\n'), 'json')}`,
        list('No page is similar to:\n', others, each => `- ${address(each.address)}`, budget)
    ];
    return joined(parts, ' ');
}
/** In a block that none of its lines can end. */
function fenced(text, language) {
    const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
function findingsTable({ findings }, links, budget) {
    const fresh = findings.filter(({ isNew, kind }) => isNew && kind !== 'removed-address');
    const heading = (0,markdown/* table */.tp)(['New finding', 'Where', 'Closest'], []);
    return list(heading, fresh, finding => findingRow(finding, links), budget);
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
    return sources && `${sources}/${(0,url_path/* encodeStrictly */.j)(file)}?plain=1#L${line}`;
}
function navigationList({ leftNavigation }, budget) {
    const heading = '**No longer in the navigation**, and still at their addresses:\n';
    return list(heading, leftNavigation, ({ path, title }) => `- ${address(path)} ${(0,markdown/* escapeMarkdown */.FV)((0,markdown/* clip */.$Q)(title, MAX_TITLE))}`, budget);
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
        const content = withContext(change.parts, CONTEXT_WORDS).map(partText).join('');
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

// EXTERNAL MODULE: ./.build/src/sources/source/navigation-entries.js
var navigation_entries = __webpack_require__(8127);
// EXTERNAL MODULE: ./.build/src/sources/source/sources.js + 4 modules
var source_sources = __webpack_require__(23627);
// EXTERNAL MODULE: ./.build/src/sources/targets.js
var sources_targets = __webpack_require__(93860);
;// CONCATENATED MODULE: ./.build/src/sources/docs.js



/** Reads and renders all pages. `renderer` can be used again: what did not change is not rendered twice. */
async function readDocs(files, renderer) {
    const sources = await (0,source_sources/* readSources */.tW)(files);
    const targets = new sources_targets/* Targets */.Ht(sources.pages, sources.others);
    const paths = new Set(files.paths);
    const pages = await Promise.all(renderer
        .render(sources.pages, files)
        .map(async ({ source, rendered }) => ({ source, rendered: await rendered })));
    const problems = [...sources.problems, ...pages.flatMap(({ rendered }) => rendered.problems)];
    return {
        pages: pages.map(({ source, rendered }) => docsPage(source, rendered, { paths, targets })),
        files: sources.others,
        redirects: sources.settings?.redirects ?? [],
        navigation: (0,navigation_entries/* pagesOf */.E)(sources.settings?.navigation ?? []),
        // A snippet has its problem on every page that includes it.
        problems: [...new Map(problems.map(problem => [keyOf(problem), problem])).values()],
        targets,
        unknownFolders: [...(sources.settings?.api.unknownFolders ?? [])]
    };
}
function docsPage(source, { text, ids, references, hasUnknownIds, snippets, problems }, { paths, targets }) {
    const { path, title, file, hidden, isParsed, isLink = false } = source;
    const files = references.flatMap(({ target }) => fileOf(target, source, targets));
    const included = new Set([...snippets.filter(snippet => paths.has(snippet)), ...files]);
    return {
        address: addressOf(path),
        path,
        title,
        file,
        hidden,
        text,
        ids,
        references,
        hasUnknownIds: hasUnknownIds || !isParsed || isLink,
        isValid: isParsed && !problems.some(({ kind }) => kind === 'invalid-source'),
        includes: [...included].sort()
    };
}
/** What is wrong with a file is wrong once, however often it is included. */
function keyOf({ kind, message, place: { file, line, column } }) {
    return JSON.stringify(kind === 'invalid-source' ? [message, file] : [message, file, line, column]);
}
/** `guides/start` → `/guides/start`, `guides/index` → `/guides`. */
function addressOf(path) {
    return `/${path.replace(/(^|\/)index$/, '')}`;
}
function fileOf(target, page, targets) {
    if ((0,sources_targets/* isExternal */.ge)(target) || (0,sources_targets/* isOnPage */.fA)(target))
        return [];
    const found = targets.find(target, page);
    return found?.kind === 'file' ? [found.path] : [];
}

// EXTERNAL MODULE: ./.build/src/sources/source/problems.js
var source_problems = __webpack_require__(41160);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/review/checks/link-addresses.js
var link_addresses = __webpack_require__(53331);
// EXTERNAL MODULE: ./.build/src/review/checks/reference-judge.js
var reference_judge = __webpack_require__(68391);
// EXTERNAL MODULE: ./.build/src/review/checks/suggestions.js
var suggestions = __webpack_require__(45001);
// EXTERNAL MODULE: ./.build/src/review/scan/record/page-record.js
var page_record = __webpack_require__(39363);
// EXTERNAL MODULE: ./.build/src/site/page-addresses.js
var page_addresses = __webpack_require__(94493);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirects.js
var redirects = __webpack_require__(1324);
;// CONCATENATED MODULE: ./.build/src/pull-request/readers/docs-check.js









/** One version of the documentation as a site: its pages and files, judged as the review judges an export. */
class DocsCheck {
    docs;
    #paths;
    #site;
    #addresses = new link_addresses/* Addresses */.t(undefined, '/');
    #redirects;
    #judge;
    #ignore;
    #opened = [];
    #numbers = new Map();
    /** `removed`: addresses that were a page, and are a folder at most. */
    constructor(docs, ignore, removed = new Set()) {
        this.docs = docs;
        this.#ignore = ignore;
        // Entries that cannot be used are left out.
        this.#redirects = (0,redirects/* parseRedirects */.Z)(docs.redirects, '/').redirects;
        this.#paths = new Set([...docs.pages.map(({ path }) => `${path}.html`), ...docs.files]);
        // What the service shows at the address of a folder without a page of its own is not known, unless a redirect says it.
        const redirected = this.redirectSources;
        const assumed = docs.pages
            .flatMap(({ path }) => foldersOf(path))
            .filter(path => !removed.has(`/${path}`) && !redirected.has(path))
            .map(path => (path === '' ? 'index.html' : `${path}/index.html`));
        this.#site = new page_addresses/* SiteFiles */.BC(new Set([...this.#paths, ...assumed]));
        const files = new Map(docs.pages.map(page => [`${page.path}.html`, reviewedFile(page)]));
        const site = { files, site: this.#site, addresses: this.#addresses, redirects: this.#redirects };
        this.#judge = new reference_judge/* ReferenceJudge */.D(site, { open: (kind, target) => this.#open(kind, target) });
    }
    /** Whether a reader gets something at the address of a page or redirect. */
    isReached(path) {
        if (this.#site.find(path) !== undefined || this.#isUnknown(`/${path}`))
            return true;
        const end = this.#redirects.follow(path, this.#site);
        return end?.kind === 'file' || end?.kind === 'external';
    }
    /** Redirects without a wildcard, by the path that they lead away from. */
    get redirectSources() {
        const rules = this.#redirects.rules.map(rule => [this.#redirects.pathOf(rule), rule.destination]);
        return new Map(rules.flatMap(([path, to]) => (path === undefined ? [] : [[(0,page_addresses/* pageName */.$p)(path), to]])));
    }
    hasPage(target) {
        const path = this.#addresses.pathOf(target);
        return path !== undefined && this.#site.find(path) !== undefined;
    }
    /** The address of an existing page that is most similar to the one of this path. */
    closestTo(path) {
        const target = this.#addresses.nameOf(path);
        const finding = { kind: 'broken-link', target, count: 0, pages: [] };
        this.#suggest([finding]);
        return finding.suggestion;
    }
    problems() {
        for (const page of this.docs.pages)
            if (page.isValid)
                this.#checkPage(page);
        this.#judge.checkRedirects();
        this.#placeRedirects();
        const found = this.#opened.filter(({ places }) => places.size > 0);
        const findings = found.map(({ kind, target }) => ({ kind, target, count: 1, pages: [] }));
        this.#suggest(findings);
        this.#judge.addDestinations(findings);
        const problems = findings.map(({ kind, target, suggestion, destination: detail }, at) => {
            const places = [...(found[at]?.places.values() ?? [])];
            return { kind: kind, target, places, suggestion, detail };
        });
        return [...problems.filter(({ detail = '' }) => !this.#isUnknown(detail)), ...this.#sourceProblems()];
    }
    #checkPage(page) {
        for (const { kind, target, place } of page.references) {
            const address = this.#addressOf(target, page);
            if (address === undefined)
                continue;
            const outcome = this.#judge.outcomeOf(kind, address, this.#addresses.startIn('', ''));
            if (typeof outcome === 'string')
                continue;
            // A link in a snippet of several pages is one finding.
            for (const number of outcome)
                this.#opened[number]?.places.set(JSON.stringify(place), place);
        }
    }
    /** From the root of the site; undefined for what is on another host. */
    #addressOf(target, page) {
        if ((0,sources_targets/* isExternal */.ge)(target))
            return undefined;
        if ((0,sources_targets/* isOnPage */.fA)(target))
            return `/${(0,url_path/* encodePath */.O)(page.path)}.html${target}`;
        const found = [target, target.replace(SOURCE_EXTENSION, ''), target.replace(BASE_PATH, '/')].flatMap(name => this.docs.targets.find(name, page) ?? [])[0];
        if (found !== undefined)
            return `/${(0,url_path/* encodePath */.O)(found.path)}${found.kind === 'page' ? '.html' : ''}${found.rest}`;
        if (target.startsWith('/')) {
            const isReached = (name) => this.isReached(this.#addresses.pathOf(name) ?? '');
            return [target, target.replace(BASE_PATH, '/')].find(isReached) ?? target;
        }
        return `/${external_node_path_.posix.join((0,url_path/* encodePath */.O)(external_node_path_.posix.dirname(page.file)), target)}`;
    }
    /** The service generates pages there from something that is not in the documentation. */
    #isUnknown(address) {
        return this.docs.unknownFolders.some(folder => `${address}/`.startsWith(folder === '' ? '/' : `/${folder}/`));
    }
    #open(kind, target) {
        if (kind === 'broken-link' && this.#isUnknown(target))
            return undefined;
        const key = `${kind} ${target}`;
        const known = this.#numbers.get(key);
        if (known !== undefined)
            return known;
        if (!SITE_KINDS.has(kind) || this.#ignore.some(pattern => pattern.matches(target)))
            return undefined;
        this.#opened.push({ kind, target, places: new Map() });
        this.#numbers.set(key, this.#opened.length - 1);
        return this.#opened.length - 1;
    }
    /** A broken redirect is one finding, at its entry, however many links lead to it. */
    #placeRedirects() {
        const places = new Map(this.docs.redirects.map(({ source, place }) => [(0,page_addresses/* pageName */.$p)(source), place]));
        for (const rule of this.#redirects.rules) {
            const path = this.#redirects.pathOf(rule);
            const target = path === undefined ? rule.source : this.#addresses.nameOf((0,page_addresses/* pageName */.$p)(path));
            const opened = this.#opened[this.#numbers.get(`broken-redirect ${target}`) ?? -1];
            const place = places.get((0,page_addresses/* pageName */.$p)(rule.source)) ?? places.get(`/${(0,page_addresses/* pageName */.$p)(path ?? '')}`);
            if (opened !== undefined && place !== undefined)
                opened.places = new Map([['', place]]);
        }
    }
    #suggest(findings) {
        (0,suggestions/* addSuggestions */.z)(findings, {
            paths: this.#paths,
            files: this.#site,
            addresses: this.#addresses,
            idsOf: path => this.#judge.idsOf(path)
        });
    }
    #sourceProblems() {
        return this.docs.problems.flatMap(({ kind, target, place, message }) => {
            const name = target ?? place.file;
            if (kind === 'not-rendered' || this.#ignore.some(pattern => pattern.matches(`/${name}`)))
                return [];
            const shown = kind === 'missing-snippet' ? 'missing-resource' : kind;
            return [{ kind: shown, target: name, places: [place], detail: message }];
        });
    }
}
/** The service has the Markdown of every page beside it, whatever the name of its source. */
const SOURCE_EXTENSION = /\.mdx?(?=[?#]|$)/;
/** The paths below which the service can show a site, beside the root of the host. */
const BASE_PATH = /^\/(?:docs|documentation)\//;
/** The findings of a site that the sources of documentation can have. */
const SITE_KINDS = new Set([
    ...['broken-link', 'broken-anchor', 'missing-resource', 'broken-redirect']
]);
/** `a/b/c` → `a/b`, `a` and the root. */
function foldersOf(path) {
    const folder = external_node_path_.posix.dirname(path);
    return folder === '.' ? [''] : [folder, ...foldersOf(folder)];
}
function reviewedFile({ path, ids, hasUnknownIds, isValid }) {
    return {
        path: `${path}.html`,
        // Whether an anchor exists is only known of a page.
        type: hasUnknownIds || !isValid ? 'unread' : 'page',
        // Which quotation mark the service shows at the start of a heading depends on the text before it.
        ids: ids.flatMap(({ id }) => [id, id.replace(/^“/, '”')]).join(page_record/* ID_SEPARATOR */.w),
        base: '',
        isNoindex: false,
        references: new Uint32Array()
    };
}

;// CONCATENATED MODULE: ./.build/src/pull-request/readers/page-changes.js

/** Pages that belong together: at the same address, or with the same or nearly the same content at another one. */
function pairPages(base, head) {
    const before = new Map(base.pages.map(page => [page.address, page]));
    const pairs = [];
    const added = [];
    for (const after of head.pages) {
        const same = before.get(after.address);
        if (same === undefined)
            added.push(after);
        else if (before.delete(after.address))
            pairs.push({ before: same, after });
    }
    const moved = movedPages([...before.values()], added);
    return {
        pairs: [...pairs, ...moved],
        added: added.filter(page => !moved.some(({ after }) => after === page)),
        removed: [...before.values()].filter(page => !moved.some(pair => pair.before === page))
    };
}
/** Two pages of a few words have much in common by chance. */
const MIN_WORDS = 5;
const MIN_SIMILARITY = 0.7;
const MAX_COMPARISONS = 100_000;
function movedPages(removed, added) {
    if (removed.length * added.length > MAX_COMPARISONS)
        return [];
    const addedWords = new Map(added.map(page => [page, wordCounts(page)]));
    const candidates = removed.flatMap(before => {
        const words = wordCounts(before);
        return added.map(after => ({ before, after, similarity: similarity(words, addedWords.get(after)) }));
    });
    const pairs = [];
    const taken = new Set();
    for (const { before, after, similarity: value } of candidates.sort((a, b) => b.similarity - a.similarity)) {
        if (value < MIN_SIMILARITY || taken.has(before) || taken.has(after))
            continue;
        taken.add(before).add(after);
        pairs.push({ before, after });
    }
    return pairs;
}
function wordCounts({ text }) {
    const counts = new Map();
    for (const word of text.match(/\S+/g) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
}
function similarity(before, after = new Map()) {
    let [common, total] = [0, 0];
    for (const [word, count] of before) {
        common += Math.min(count, after.get(word) ?? 0);
        total += count;
    }
    for (const count of after.values())
        total += count;
    return total < 2 * MIN_WORDS ? 0 : (2 * common) / total;
}
/** Files whose content is not in the text of a page: a new version of them is a change of the page. */
const SHOWN_FILE = /\.(?!(?:mdx?|json|ya?ml|[jt]sx?)$)[^./]+$/i;
/** What readers see of the pairs and of the rest. `changed`: files that differ. */
function comparePages({ pairs, added, removed }, changed, prefix) {
    const described = (page) => ({ path: page.address, title: page.title, file: prefix + page.file });
    const whole = (page, kind) => {
        const words = countWords(page.text);
        return {
            ...described(page),
            through: [],
            text: {
                parts: [{ kind, text: page.text }],
                wordsAdded: kind === 'added' ? words : 0,
                wordsRemoved: kind === 'removed' ? words : 0
            }
        };
    };
    const compared = pairs.flatMap(({ before, after }) => {
        const isMoved = before.address !== after.address;
        const included = [...new Set([...before.includes, ...after.includes])].filter(path => changed.has(path));
        if (!isMoved && isSame(before, after) && !included.some(path => SHOWN_FILE.test(path)))
            return [];
        const text = diffWords(before.text, after.text);
        const from = isMoved ? { from: before.address } : {};
        return [{ ...described(after), ...from, through: included.map(path => prefix + path).sort(), text }];
    });
    const sorted = (pages) => pages.sort((a, b) => (a.path < b.path ? -1 : 1));
    return {
        added: sorted(added.map(page => whole(page, 'added'))),
        changed: sorted(compared.filter(({ from }) => from === undefined)),
        removed: sorted(removed.map(page => whole(page, 'removed'))),
        moved: sorted(compared.filter(({ from }) => from !== undefined))
    };
}
function isSame(before, after) {
    return before.title === after.title && before.text === after.text && targetsOf(before) === targetsOf(after);
}
function targetsOf({ references }) {
    return references.map(({ kind, target }) => `${kind} ${target}`).join('\n');
}

;// CONCATENATED MODULE: ./.build/src/pull-request/readers/review.js






async function reviewChange({ head, base, changed, notCompared }, { ignore, prefix, renderer }) {
    const docs = await readDocs(head, renderer);
    const earlier = base && (await readDocs(base, renderer));
    const now = new DocsCheck(docs, ignore, new Set(earlier?.pages.map(({ address }) => address)));
    const settings = docs_folders/* SETTINGS_FILES */.ER.find(name => head.paths.includes(name)) ?? 'docs.json';
    if (earlier === undefined) {
        const pages = { added: [], changed: [], removed: [], moved: [] };
        const findings = sorted(findingsOf(now.problems(), prefix, undefined));
        return { pages, leftNavigation: [], vanished: [], lostIds: [], findings, notCompared };
    }
    const before = new DocsCheck(earlier, ignore);
    const paired = pairPages(before.docs, now.docs);
    const vanished = vanishedAddresses(before, now, paired).filter(({ address }) => !ignore.some(pattern => pattern.matches(address)));
    const known = new Set(knownFindings(before, paired, prefix));
    const removed = vanished.map(({ address: target, destination: suggestion }) => {
        return { kind: 'removed-address', target, places: [(0,source_problems/* startOf */.GH)(settings)], suggestion };
    });
    const problems = [...now.problems(), ...removed];
    return {
        pages: comparePages(paired, changed, prefix),
        leftNavigation: pagesThatLeft(before.docs, now.docs, paired),
        vanished,
        lostIds: lostIds(paired),
        findings: sorted(findingsOf(problems, prefix, { before, known, movedTo: review_movedPages(paired) })),
        notCompared: undefined
    };
}
/** A finding that moved with its page is not new. */
function knownFindings(before, { pairs }, prefix) {
    const renamed = new Map(pairs.map(pair => [pair.before.file, pair.after.file]));
    return before
        .problems()
        .flatMap(({ kind, target, places }) => places.map(({ file }) => (0,readers_findings/* findingKey */.fl)({ kind, target, file: prefix + (renamed.get(file) ?? file) })));
}
function findingsOf(problems, prefix, base) {
    return problems.flatMap(problem => {
        const { kind, target, places } = problem;
        const suggestion = (kind === 'broken-link' ? base?.movedTo.get(target) : undefined) ?? problem.suggestion;
        const wasThere = kind === 'broken-link' && base?.before.hasPage(target) === true;
        const message = messageOf(problem, wasThere);
        return places.map(({ file, line, column }) => {
            const finding = { kind, target, file: prefix + file, line, column, message };
            const isNew = base !== undefined && !base.known.has((0,readers_findings/* findingKey */.fl)(finding));
            return { ...finding, ...(suggestion !== undefined && { suggestion }), isNew };
        });
    });
}
function messageOf({ kind, target, detail = '' }, wasThere) {
    const messages = {
        'broken-link': `The link leads to ${target}, which ${wasThere ? 'this change removes' : 'does not exist'}.`,
        'broken-anchor': `The link leads to ${target}, and the page has no such anchor.`,
        'missing-resource': `The file ${target} does not exist.`,
        'broken-redirect': `The redirect from ${target}${detail && ` to ${detail}`} leads nowhere, or a page has its address.`,
        'missing-page': `The navigation lists ${target}, which has no file.`,
        'removed-address': `Readers could reach ${target}, which this change removes without a redirect.`,
        'invalid-source': `The file cannot be parsed: ${detail.replace(/\.$/, '')}.`
    };
    return messages[kind];
}
/** Pages and redirects of the base that lead nowhere now. */
function vanishedAddresses(before, now, paired) {
    const movedTo = review_movedPages(paired);
    const pages = before.docs.pages.map(({ address }) => ({ address, to: movedTo.get(address) }));
    const redirected = [...before.redirectSources].map(([path, to]) => ({ address: `/${path}`, to }));
    const gone = [...pages, ...redirected.filter(({ address }) => before.isReached(address.slice(1)))].filter(({ address }) => !now.isReached(address.slice(1)));
    return gone
        .map(({ address, to }) => {
        const isThere = to !== undefined && to.startsWith('/') && now.isReached(to.slice(1).replace(/[?#].*$/s, ''));
        return { address, destination: isThere ? to : now.closestTo(address.slice(1)) };
    })
        .sort((a, b) => (a.address < b.address ? -1 : 1));
}
function review_movedPages({ pairs }) {
    return new Map(pairs.map(({ before, after }) => [before.address, after.address]));
}
function pagesThatLeft(before, now, { pairs }) {
    const listed = (docs) => new Set(docs.navigation.filter(({ hidden }) => !hidden).map(({ page }) => page));
    const [earlier, current] = [listed(before), listed(now)];
    const isListed = (pages, path) => pages.has(path) || pages.has(path.replace(/\/index$/, ''));
    return pairs
        .filter(pair => isListed(earlier, pair.before.path) && !isListed(current, pair.after.path))
        .map(({ after }) => ({ path: after.address, title: after.title }));
}
/** Anchors of pages with code of the documentation are not known. */
function lostIds({ pairs }) {
    return pairs.flatMap(({ before, after }) => {
        if (after.hasUnknownIds || !after.isValid)
            return [];
        const current = new Set(after.ids.map(({ id }) => id));
        const ids = [...new Set(before.ids.map(({ id }) => id))].filter(id => !current.has(id));
        return ids.length === 0 ? [] : [{ path: after.address, ids }];
    });
}
function sorted(findings) {
    const padded = (number) => String(number).padStart(9, '0');
    const order = ({ kind, file, line, column, target }) => [readers_findings/* FINDING_KINDS */.mH.indexOf(kind), file, padded(line), padded(column), target].join('\n');
    return findings.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

// EXTERNAL MODULE: ./.build/src/runtime/text/markup.js
var markup = __webpack_require__(4240);
;// CONCATENATED MODULE: ./.build/src/pull-request/report/formats.js



const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
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
        message: { text: (0,readers_findings/* messageOf */.bD)(finding) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: (0,url_path/* encodeStrictly */.j)(finding.file) },
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
        description: (0,readers_findings/* messageOf */.bD)(finding),
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
        const name = xmlText(`${finding.file}:${finding.line} ${finding.target}`);
        const failure = `<failure type="${finding.kind}" message="${xmlText((0,readers_findings/* messageOf */.bD)(finding))}"/>`;
        return `  <testcase classname="${finding.kind}" name="${name}" file="${xmlText(finding.file)}">${failure}</testcase>`;
    });
    const passed = cases.length === 0 ? ['  <testcase classname="documentation" name="no new findings"/>'] : cases;
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuite name="documentation" tests="${passed.length}" failures="${cases.length}">`,
        ...passed,
        '</testsuite>',
        ''
    ].join('\n');
}
/** XML has no way to write most control characters. */
function xmlText(text) {
    return (0,markup/* escapeMarkup */.M)(text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD'));
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
pre{overflow-x:auto;font-size:13px}
@media(max-width:600px){.diff{grid-template-columns:1fr;margin-left:0}}`;
/** `report.html`: everything that the comment shows, without its limits; one file that loads nothing. */
function renderReport(review, links, createdAt) {
    const { notCompared, findings, leftNavigation, vanished, lostIds } = review;
    const tables = new report_html/* Budget */.__(TABLES_BYTES);
    const time = createdAt.toISOString().slice(0, 16).replace('T', ' ');
    const findingsOf = (title, wanted) => {
        const listed = findings.filter(({ isNew }) => isNew === wanted);
        return findingsSection(title, listed, links, tables);
    };
    const parts = [
        `<header><p class="kicker">Documentation review</p><h1>${(0,report_html/* escapeHtml */.ZD)(verdict(review))}</h1><p class="facts"><span>${time} UTC</span></p></header>`,
        notCompared === undefined
            ? ''
            : `<div class="verdict warn"><strong>Not compared with the base</strong><p>${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(notCompared, MAX_NAME))}</p></div>`,
        report_list('Addresses that vanish without a redirect', vanished, vanishedItem, tables),
        findingsOf('New findings', true),
        findingsOf('Other findings', false),
        report_list('No longer in the navigation', leftNavigation, ({ path, title }) => named(path, title), tables),
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
function vanishedItem({ address: source, destination }) {
    if (destination === undefined)
        return named(source, 'No page is similar.');
    return `<pre>${(0,report_html/* escapeHtml */.ZD)(JSON.stringify({ source, destination }))}</pre>`;
}
function findingsSection(title, findings, links, budget) {
    const groups = readers_findings/* FINDING_KINDS */.mH.map(kind => {
        const ofKind = findings.filter(finding => finding.kind === kind);
        if (ofKind.length === 0)
            return '';
        const { html, rest } = budget.render(ofKind, finding => {
            const { file, line, message, suggestion } = finding;
            const place = (0,report_html/* code */.aY)(`${file}:${line}`, MAX_NAME);
            const address = sourceAddress(finding, links);
            const closest = suggestion && `<p class="closest">Closest: ${(0,report_html/* code */.aY)(suggestion, MAX_NAME)}</p>`;
            return `<li><div class="row">${address ? (0,report_html/* anchor */.Y3)(address, place) : place}</div><p>${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(message, 2 * MAX_NAME))}</p>${closest ?? ''}</li>`;
        });
        return `<details class="kind serious" open><summary><h3>${kind}</h3><span class="badge">${(0,report_html/* count */.U9)(ofKind.length)}</span></summary><p class="note">${readers_findings/* KIND_TEXTS */.QX[kind]}</p><ul class="findings">${html}</ul>${(0,report_html/* moreNote */.ys)(rest)}</details>`;
    });
    return findings.length === 0 ? '' : `<section><h2>${title}</h2>${groups.join('')}</section>`;
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
function pageItem({ path, title, from, through, text }, { preview, live }) {
    const notes = [
        `+${(0,report_html/* count */.U9)(text.wordsAdded)} −${(0,report_html/* count */.U9)(text.wordsRemoved)} words`,
        from === undefined ? '' : `from ${(0,report_html/* code */.aY)(from, MAX_NAME)}`,
        through.length === 0 ? '' : `through ${(0,report_html/* escapeHtml */.ZD)((0,report_html/* clip */.$Q)(through.join(', '), MAX_NAME))}`,
        preview === undefined ? '' : (0,report_html/* anchor */.Y3)(preview + path, 'preview'),
        live === undefined ? '' : (0,report_html/* anchor */.Y3)(live + (from ?? path), 'live')
    ].filter(note => note !== '');
    const column = (hidden, tag) => `<div>${text.parts
        .filter(({ kind }) => kind !== hidden)
        .map(({ kind, text: part }) => kind === 'same' ? escapeLines(part) : `<${tag}>${escapeLines(part)}</${tag}>`)
        .join('')}</div>`;
    return `<details><summary class="row">${named(path, title)}<span class="pages">${notes.join(' · ')}</span></summary><div class="diff">${column('added', 'del')}${column('removed', 'ins')}</div></details>`;
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
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
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
async function main(inputs, context) {
    const { timeoutMs, docsUrl, checkout, github, siteUrl } = inputs;
    const commit = checkout.commit ?? github.sha;
    const record = {
        startedAt: context.clock.now(),
        links: {
            preview: undefined,
            live: siteUrl,
            sources: commit && github.sourcesUrl && `${github.sourcesUrl}/${commit}`,
            report: undefined
        }
    };
    const state = 'The documentation was not reviewed.';
    await (0,run/* runAction */.Cs)(record, {
        work: async () => await new PullRequestRun(inputs, record, context).run(),
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs, state, advice: 'Run again.' }),
        summary: () => {
            const { review, links, failure } = record;
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
        const failing = fresh.filter(({ kind }) => this.#inputs.failOn.includes(kind));
        this.#setOutput('changed-pages', Object.values(review.pages).flat().length);
        this.#setOutput('new-findings', failing.length);
        this.#setOutput('findings', review.findings.length);
        this.#setOutput('removed-without-redirect', review.vanished.length);
        log.info(`${verdict(review)}.`);
        for (const finding of fresh.slice(0, MAX_ANNOTATIONS))
            log.warning((0,readers_findings/* describeFinding */.jb)(finding), finding);
        await this.#comment(review);
        if (this.#inputs.check !== 'fail' || failing.length === 0)
            return;
        const lines = (0,with_more/* withMore */.i)(failing.map(readers_findings/* describeFinding */.jb), MAX_ANNOTATIONS).map(line => `- ${line}`);
        throw new failure/* Failure */.HR('new-findings', `This change adds ${(0,readers_findings/* countKinds */.xb)(failing)}:\n${lines.join('\n')}`);
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
        const { checkout, base, github, check, ignore } = this.#inputs;
        const { log, signal } = this.#context;
        const versions = await readVersions(checkout, base, { client: this.#client(), sha: github.sha }, signal);
        if (versions.notCompared !== undefined)
            log.notice(`The documentation is not compared with its base: ${versions.notCompared}. Nothing is new.`);
        const renderer = new render_renderer/* Renderer */.A({ withHtml: false });
        try {
            const review = await reviewChange(versions, { ignore, prefix: checkout.prefix, renderer });
            return check === 'off' ? { ...review, findings: [] } : review;
        }
        finally {
            await renderer.close();
        }
    }
    /** With a share of the time, so that no retry takes all of it. */
    #client() {
        const { token = '', apiUrl, repository } = this.#inputs.github;
        const context = { ...this.#context, signal: (0,stop_reason/* withDeadline */.NE)(this.#context.signal, this.#shareMs) };
        const deadline = this.#context.clock.now() + this.#shareMs;
        return new client/* GitHubClient */.j({ token, apiUrl, repository, deadline }, context);
    }
    async #writeFiles(review) {
        const { outputDir, formats, report, github, checkout } = this.#inputs;
        const { findings, pages } = review;
        const path = (name) => (0,external_node_path_.join)(outputDir, name);
        const files = {
            'findings.json': findingsJson(findings),
            'changes.json': changesJson(pages),
            'findings.sarif': sarif(findings),
            'report.html': renderReport(review, this.#record.links, new Date(this.#context.clock.now())),
            ...(formats.includes('codequality') && { 'findings.codequality.json': codeQuality(findings) }),
            ...(formats.includes('junit') && { 'findings.junit.xml': junit(findings) })
        };
        try {
            await (0,promises_.mkdir)(outputDir, { recursive: true });
            for (const [name, text] of Object.entries(files))
                await (0,promises_.writeFile)(path(name), text);
        }
        catch (error) {
            const message = `The results could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`;
            throw new failure/* Failure */.HR('pull-request-file-unwritable', message, { cause: error });
        }
        this.#setOutput('findings-path', path('findings.json'));
        this.#setOutput('changes-path', path('changes.json'));
        this.#setOutput('sarif-path', path('findings.sarif'));
        if (!report)
            return;
        const name = ['docs-report', ...checkout.prefix.split('/')].filter(part => part !== '').join('-');
        const url = await uploadReport(path('report.html'), { name, runUrl: github.runUrl }, this.#context);
        this.#record.links.report = url;
        if (url !== undefined)
            this.#setOutput('report-url', url);
    }
    async #comment(review) {
        const { comment, pullRequest, checkout } = this.#inputs;
        if (!comment || pullRequest === undefined)
            return;
        const text = isVisible(review)
            ? `### ${verdict(review)}\n\n${renderReview(review, this.#record.links)}`
            : NOTHING_TO_REPORT;
        const hasChanges = isVisible(review) && review.notCompared === undefined;
        const { log, signal } = this.#context;
        try {
            const ours = new PullRequestComment(this.#client(), pullRequest, checkout.prefix);
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
const NOTHING_TO_REPORT = 'Readers of the documentation see no change, and there are no new findings.';
function isVisible({ pages, findings, notCompared, ...lists }) {
    const changes = [...Object.values(pages), lists.vanished, lists.leftNavigation, lists.lostIds].flat();
    return notCompared !== undefined || changes.length > 0 || findings.some(({ isNew }) => isNew);
}


/***/ }),

/***/ 26804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ KIND_TEXTS),
/* harmony export */   Rj: () => (/* binding */ fingerprint),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fl: () => (/* binding */ findingKey),
/* harmony export */   jb: () => (/* binding */ describeFinding),
/* harmony export */   mH: () => (/* binding */ FINDING_KINDS),
/* harmony export */   xb: () => (/* binding */ countKinds)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** What each kind means, in the order in which they are reported. */
const KIND_TEXTS = {
    'broken-link': 'The link leads to a page that does not exist.',
    'broken-anchor': 'The page exists, the heading or component with this id does not.',
    'missing-resource': 'An image or another file does not exist.',
    'broken-redirect': 'The redirect leads nowhere, or a page has its address.',
    'missing-page': 'The navigation lists a page that has no file.',
    'removed-address': 'Readers could reach this address, and it has no redirect.',
    'invalid-source': 'The file cannot be parsed.'
};
const FINDING_KINDS = Object.keys(KIND_TEXTS);
/** `docs/start.mdx:14: the link leads to /setup. Closest: /install.` */
function describeFinding(finding) {
    return `${finding.file}:${finding.line}: ${messageOf(finding)}`;
}
function messageOf({ message, suggestion }) {
    return suggestion === undefined ? message : `${message} Closest: ${suggestion}.`;
}
/** The same in two versions: independent of line numbers. */
function findingKey({ kind, target, file }) {
    return JSON.stringify([kind, target, file]);
}
function fingerprint(finding) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', findingKey(finding)).slice(0, 32);
}
/** `2 broken links, 1 missing page` */
function countKinds(findings) {
    return FINDING_KINDS.flatMap(kind => {
        const count = findings.filter(finding => finding.kind === kind).length;
        if (count === 0)
            return [];
        const name = kind.replace('-', ' ');
        return `${count} ${count === 1 ? name : name.endsWith('s') ? `${name}es` : `${name}s`}`;
    }).join(', ');
}


/***/ }),

/***/ 13997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ignoredTargets)
/* harmony export */ });
/* unused harmony export parseIgnoredTarget */
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
/* harmony import */ var _site_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22797);



/** `check-ignore`: a pattern per line. */
const ignoredTargets = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value => {
    const lines = value.split('\n').map(line => line.trim());
    return (0,_runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .collect */ .Fo)(lines.filter(line => line !== '').map(parseIgnoredTarget));
});
function parseIgnoredTarget(text) {
    const invalid = (rule) => new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`has an invalid pattern: ${text}: ${rule}`);
    if (/\*{3}/.test(text))
        return invalid('use `*` or `**`');
    if (!/^(?:\/|\*|https?:\/\/)/.test(text))
        return invalid('a pattern starts with `/`, `*` or `https://`, as link targets do');
    if (/[\s[\]{}\\]/.test(text))
        return invalid('write spaces, brackets and backslashes percent-encoded; only `*` and `**` are special');
    return (0,_site_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGlob */ .q)(text);
}


/***/ }),

/***/ 53331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ Addresses)
/* harmony export */ });
/* harmony import */ var _site_base_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62772);
/* harmony import */ var _site_url_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65232);
/* harmony import */ var _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24563);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18667);




const UNKNOWN_HOST = 'site.invalid';
const MAX_ADDRESS = 16 * 1024;
/** A path without anything that has to be resolved or decoded, apart from `../` at its start. */
const SIMPLE = /^(?:(?:\.\.\/)*[\w-]|\/)[\w\-./]*(?:#[\w\-.]*)?$/;
/** Turns what pages refer to into addresses, the way a browser does. */
class Addresses {
    hasDomain;
    #origin;
    #host;
    /** With a slash at both ends. */
    #basePath;
    constructor(domain, basePath) {
        const origin = URL.canParse(`https://${domain ?? UNKNOWN_HOST}`)
            ? `https://${domain ?? UNKNOWN_HOST}`
            : `https://${UNKNOWN_HOST}`;
        this.#origin = new URL(origin).origin;
        this.#host = new URL(origin).host;
        this.hasDomain = domain !== undefined;
        this.#basePath = (0,_site_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath);
    }
    /** For files of one folder that have the same `base`, or none. */
    startIn(folder, base) {
        const address = `${this.#origin}${this.#basePath}${(0,_site_url_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(folder)}-`;
        const url = base === '' ? null : (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(base, address);
        // Browsers ignore a base with one of these schemes.
        if (url === null || url.protocol === 'data:' || url.protocol === 'javascript:')
            return { address, folder };
        return { address: url.href, folder: undefined };
    }
    nameOf(path) {
        return this.#basePath + path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent);
    }
    anchorOf(page, id) {
        return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`;
    }
    /** The path that `nameOf` has named. */
    pathOf(name) {
        return name.startsWith(this.#basePath) ? decodeURIComponent(name.slice(this.#basePath.length)) : undefined;
    }
    /** Undefined for what is not checked: other schemes, and paths outside the base path. */
    resolve(value, start) {
        if (start.folder !== undefined && isSimple(value)) {
            const address = this.#resolveSimple(value, start.folder);
            if (address !== undefined)
                return address;
        }
        if (value.length > MAX_ADDRESS)
            return undefined;
        const url = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(value, start.address);
        if (url === null)
            return undefined;
        if (url.protocol !== 'https:' && url.protocol !== 'http:')
            return undefined;
        const isInsecure = url.protocol === 'http:';
        const fragment = url.hash.slice(1);
        url.hash = '';
        const { href } = url;
        if (url.host !== this.#host)
            return { kind: 'external', host: url.host, href, isInsecure };
        const path = this.inSite(url.pathname);
        return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href };
    }
    /** The file path that a pathname asks for, or undefined outside the base path. */
    inSite(pathname) {
        if (`${pathname}/` === this.#basePath)
            return '';
        if (!pathname.startsWith(this.#basePath))
            return undefined;
        return decodedPath(pathname.slice(this.#basePath.length));
    }
    /** What most links are: no need to parse them. Undefined where the path leaves the site. */
    #resolveSimple(value, folder) {
        const hash = value.indexOf('#');
        const reference = hash < 0 ? value : value.slice(0, hash);
        const fragment = hash < 0 ? '' : value.slice(hash + 1);
        const path = reference.startsWith('/') ? this.inSite(reference) : pathBelow(folder, reference);
        return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure: false, href: '' };
    }
}
function isSimple(value) {
    return SIMPLE.test(value) && !value.includes('//') && !value.replace(/^(?:\.\.\/)+/, '/').includes('/.');
}
/** `folder` is empty, or ends with a slash. */
function pathBelow(folder, reference) {
    let from = folder;
    let at = 0;
    for (; reference.startsWith('../', at); at += 3) {
        if (from === '')
            return undefined;
        from = from.slice(0, from.lastIndexOf('/', from.length - 2) + 1);
    }
    return from + reference.slice(at);
}
/** No file has a name that is not UTF-8: such a path is kept as it is. */
function decodedPath(path) {
    const decoded = (0,_scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(path);
    return decoded.includes('\uFFFD') ? path : decoded;
}


/***/ }),

/***/ 68391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ ReferenceJudge)
/* harmony export */ });
/* harmony import */ var _scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39363);
/* harmony import */ var _scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24563);
/* harmony import */ var _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94493);



const NOTHING = [];
/** Each redirect is a wait for the reader. */
const MAX_CHAIN = 5;
class ReferenceJudge {
    #checked;
    #findings;
    #hosts = new Map();
    #external = new Map();
    /** By file: its ids, if another page links to one of them. */
    #ids = new Map();
    constructor(checked, findings) {
        this.#checked = checked;
        this.#findings = findings;
    }
    get hosts() {
        return [...this.#hosts.values()].sort((a, b) => (a.host < b.host ? -1 : 1));
    }
    outcomeOf(kind, value, start) {
        // Without a path, a resource is the page itself or a part of it.
        if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value))
            return NOTHING;
        const address = this.#checked.addresses.resolve(value, start);
        if (address === undefined)
            return NOTHING;
        if (address.kind === 'internal')
            return this.#judge(kind, address);
        // Each address on another host counts once.
        const key = `${isLink(kind) ? 'link' : kind === 'media' ? 'resource' : kind} ${address.href}`;
        const known = this.#external.get(key);
        if (known !== undefined)
            return known;
        const outcome = this.#judge(kind, address);
        this.#external.set(key, outcome);
        return outcome;
    }
    #judge(kind, address) {
        if (kind === 'canonical')
            return address.kind === 'external' && this.#checked.addresses.hasDomain ? 'foreign-canonical' : NOTHING;
        if (kind === 'sitemap')
            return this.#judgeSitemap(address);
        if (isLink(kind))
            return this.#judgeLink(address);
        const insecure = address.isInsecure ? this.#open('insecure-resource', address.href) : NOTHING;
        if (address.kind === 'external') {
            this.#hostOf(address.host).resources++;
            return [...this.#open('external-resource', address.href), ...insecure];
        }
        const file = kind === 'frame' ? this.#checked.site.find(address.path) : address.path;
        if (file !== undefined && this.#checked.site.has(file))
            return insecure;
        const redirected = this.#judgeRedirect(address.path);
        if (redirected !== undefined)
            return [...redirected, ...insecure];
        return [...this.#open('missing-resource', this.#checked.addresses.nameOf(address.path)), ...insecure];
    }
    #judgeLink(address) {
        if (address.kind === 'external') {
            this.#hostOf(address.host).links++;
            return this.#checked.collectsLinks === true ? this.#open('dead-external-link', address.href) : NOTHING;
        }
        const path = this.#checked.site.find(address.path);
        if (path === undefined) {
            return this.#judgeRedirect(address.path) ?? this.#open('broken-link', this.#nameOf(address.path));
        }
        const hidden = this.#checked.redirects?.hasSource(path) === true ? this.#openRedirect(path) : NOTHING;
        return this.#hasAnchor(path, address.fragment)
            ? hidden
            : [...this.openAnchor(path, address.fragment), ...hidden];
    }
    #hasAnchor(path, fragment) {
        if (fragment === '')
            return true;
        const file = this.#checked.files.get(path);
        if (file?.type !== 'page')
            return true;
        const named = (0,_scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__/* .idsNamedBy */ .X)(fragment);
        if (named.length === 0)
            return true;
        const ids = this.#ids.get(path) ?? new Set(this.idsOf(path));
        this.#ids.set(path, ids);
        return named.some(id => ids.has(id));
    }
    /** The ids of a file that was scanned: most pages are never asked for them. */
    idsOf(path) {
        return (this.#checked.files.get(path)?.ids ?? '').split(_scan_record_page_record_js__WEBPACK_IMPORTED_MODULE_0__/* .ID_SEPARATOR */ .w);
    }
    /** Undefined when the path is not the source of a redirect. */
    #judgeRedirect(path) {
        const end = this.#checked.redirects?.follow(path, this.#checked.site);
        if (end === undefined)
            return undefined;
        return this.#isReached(end) ? NOTHING : this.#openRedirect(path);
    }
    #isReached(end) {
        if (end.steps > MAX_CHAIN)
            return false;
        return (end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment)));
    }
    /** Checks all redirects, also those that no page links to. */
    checkRedirects() {
        for (const rule of this.#checked.redirects?.rules ?? []) {
            const path = this.#checked.redirects?.pathOf(rule);
            if (path === undefined) {
                const end = this.#checked.redirects?.endOfPattern(rule, this.#checked.site);
                if (end !== undefined && !this.#isReached(end))
                    this.#findings.open('broken-redirect', rule.source);
            }
            else if (this.#checked.site.find(path) !== undefined)
                this.#openRedirect(path);
            else
                this.#judgeRedirect(path);
        }
    }
    /** An address that a wildcard covers has no redirect of its own, and no destination here. */
    addDestinations(findings) {
        const { redirects } = this.#checked;
        const destinations = new Map(redirects?.rules.map(rule => {
            const path = redirects.pathOf(rule);
            return [path === undefined ? rule.source : this.#nameOf(path), rule.destination];
        }));
        for (const finding of findings) {
            const destination = finding.kind === 'broken-redirect' ? destinations.get(finding.target) : undefined;
            if (destination !== undefined)
                finding.destination = destination;
        }
    }
    #nameOf(path) {
        return this.#checked.addresses.nameOf((0,_site_page_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path));
    }
    #openRedirect(path) {
        return this.#open('broken-redirect', this.#nameOf(path));
    }
    #open(kind, target) {
        const finding = this.#findings.open(kind, target);
        return finding === undefined ? NOTHING : [finding];
    }
    #judgeSitemap(address) {
        // Without a domain the sitemap's own host counts as the site's.
        const isForeign = address.kind === 'external' && this.#checked.addresses.hasDomain;
        if (isForeign)
            return NOTHING;
        const { addresses } = this.#checked;
        const path = address.kind === 'internal' ? address.path : addresses.inSite(new URL(address.href).pathname);
        if (path === undefined || this.#checked.site.find(path) !== undefined)
            return NOTHING;
        return this.#open('sitemap', this.#nameOf(path));
    }
    openAnchor(path, fragment) {
        const element = (0,_scan_values_fragment_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecoded */ .o)(fragment.split(':~:', 1)[0]);
        return this.#open('broken-anchor', this.#checked.addresses.anchorOf(this.#nameOf(path), element));
    }
    #hostOf(host) {
        const known = this.#hosts.get(host) ?? { host, links: 0, resources: 0 };
        this.#hosts.set(host, known);
        return known;
    }
}
function isLink(kind) {
    return kind === 'link' || kind === 'otherLink';
}


/***/ }),

/***/ 45001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ addSuggestions)
/* harmony export */ });
/* harmony import */ var _site_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94493);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12967);
/* harmony import */ var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41397);



/** Enough for one report. The next report has suggestions for the rest. */
const MAX_SUGGESTED = 1000;
const MAX_IDS = 5000;
/** `/learn.microsoft.com/…`: an address whose scheme was forgotten. The names of files end otherwise. */
const HOST_AS_FOLDER = /^(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|ai|co|gov|edu|de|uk|eu)$/i;
function addSuggestions(findings, { paths, files, addresses, idsOf }) {
    let pages;
    // Only for the last page: findings are sorted, and the ids of all pages would take much memory.
    let anchors;
    const broken = findings.filter(({ kind }) => kind === 'broken-link' || kind === 'broken-anchor');
    for (const finding of broken.slice(0, MAX_SUGGESTED)) {
        const { kind, target } = finding;
        const suggestion = kind === 'broken-link' ? findPage(target) : findAnchor(target);
        if (suggestion !== undefined)
            finding.suggestion = suggestion;
    }
    function findPage(target) {
        const path = addresses.pathOf(target);
        if (path === undefined)
            return undefined;
        const folders = path.split('/');
        // A relative link puts it below the folder of its page.
        const host = folders.findIndex(folder => HOST_AS_FOLDER.test(folder));
        if (host >= 0)
            return `https://${encodeURI(folders.slice(host).join('/'))}`;
        pages ??= new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ClosestName */ .h([...paths].filter(page => (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp)(page) && !(0,_site_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFoundPage */ .np)(page)).map(page => (0,_site_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .pageName */ .$p)(page)));
        const page = pages.find(path);
        return page === undefined ? undefined : addresses.nameOf(page);
    }
    function findAnchor(target) {
        const [page = ''] = target.split('#', 1);
        const file = files.find(addresses.pathOf(page) ?? '');
        if (file === undefined)
            return undefined;
        if (anchors?.file !== file)
            anchors = { file, ids: new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ClosestName */ .h(idsOf(file).slice(0, MAX_IDS)) };
        const id = anchors.ids.find(target.slice(page.length + 1));
        return id === undefined ? undefined : addresses.anchorOf(page, id);
    }
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
/* harmony export */   ys: () => (/* binding */ moreNote)
/* harmony export */ });
/* harmony import */ var _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16081);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);




/** Text for HTML, in elements and in quoted attributes. Nothing in it can be a tag or hide other text. */
function escapeHtml(text) {
    return (0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(text).replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD');
}
/** The report's `base` says that links open beside it. `content` is HTML. */
function anchor(address, content) {
    return `<a href="${escapeHtml(address)}">${content}</a>`;
}
function code(text, max) {
    return `<code>${escapeHtml((0,_runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(text, max))}</code>`;
}
function moreNote(rest, where = 'are not shown here') {
    return rest > 0 ? `<p class="note">${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(rest)} more ${where}.</p>` : '';
}
function folding(kind, title, size, isOpen, content) {
    return `<details class="${kind}"${isOpen ? ' open' : ''}><summary><h3>${title}</h3><span class="badge">${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(size)}</span></summary>${content}</details>`;
}
/** A whole page that loads nothing. `script`: the only one that can run, with its digest. */
function htmlPage({ title, style, script }, parts) {
    const policy = `default-src 'none'; style-src 'unsafe-inline'${script === undefined ? '' : `; script-src '${script.digest}'`}`;
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
:root{--bg:#f6f7f9;--card:#fff;--text:#1c2430;--muted:#5b6675;--line:#dfe3e9;--accent:#1f6feb;--good:#1a7f45;--good-bg:#e6f4ea;--warn:#8a5a00;--warn-bg:#fff4d6;--bad:#b42318;--bad-bg:#fdeceb;--t-plain:#9db7dd;--t-new:#7fb0f5;--t-grown:#f0c27a;--t-much:#ee9a6b;--t-shrunk:#8fcf9f;--t-same:#c9d1dc;--t-text:#16202c}
@media(prefers-color-scheme:dark){:root{--bg:#0f141b;--card:#171e27;--text:#e4e9f0;--muted:#98a4b3;--line:#2a3441;--accent:#6ea8fe;--good:#5fd08a;--good-bg:#12291c;--warn:#f0c060;--warn-bg:#2c2410;--bad:#ff8a80;--bad-bg:#331817;--t-plain:#3f5f8f;--t-new:#2f65b5;--t-grown:#8a6420;--t-much:#9c4f24;--t-shrunk:#2f7044;--t-same:#3a4553;--t-text:#f2f5f9}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:28px;line-height:1.2;margin:0;overflow-wrap:anywhere}
h2{font-size:19px;margin:0 0 12px}
h3{font-size:15px;margin:0;font-weight:600}
p{margin:0}
code{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
.kicker{color:var(--muted);font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase;margin-bottom:4px}
.facts{color:var(--muted);margin-top:6px;display:flex;flex-wrap:wrap;gap:2px 16px;overflow-wrap:anywhere}
.note{color:var(--muted);font-size:13px}
.verdict{margin:20px 0;padding:14px 18px;border-radius:10px;border:1px solid;overflow-wrap:anywhere}
.verdict strong{font-size:17px}
.verdict.good{background:var(--good-bg);border-color:var(--good)}.verdict.good strong{color:var(--good)}
.verdict.warn{background:var(--warn-bg);border-color:var(--warn)}.verdict.warn strong{color:var(--warn)}
.verdict.bad{background:var(--bad-bg);border-color:var(--bad)}.verdict.bad strong{color:var(--bad)}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:12px;margin:20px 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 16px;display:flex;flex-direction:column}
.card .label{color:var(--muted);font-size:13px}
.card .value{font-size:26px;font-weight:650;line-height:1.25;font-variant-numeric:tabular-nums}
.card.bad .value{color:var(--bad)}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px;margin:16px 0}
[hidden]{display:none!important}
details>summary{cursor:pointer;list-style:none}
details>summary::-webkit-details-marker{display:none}
.changes{border-top:1px solid var(--line);padding:10px 0}
.changes:first-of-type{border-top:0}
summary{display:flex;align-items:center;gap:10px}
summary::before{content:"";flex:none;width:7px;height:7px;border-right:2px solid var(--muted);border-bottom:2px solid var(--muted);transform:rotate(-45deg)}
[open]>summary::before{transform:rotate(45deg)}
.tabs{display:flex;flex-wrap:wrap;gap:6px}
.tabs>input{position:absolute;opacity:0}
.tabs>label{display:flex;align-items:center;gap:8px;padding:5px 12px;border:1px solid var(--line);border-radius:99px;cursor:pointer;font-size:14px}
.tabs>input:checked+label{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);font-weight:600}
.tabs>input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
.panel{display:none;order:1;width:100%;padding-top:10px}
.tabs>input:checked+label+.panel,.filtering .panel{display:block}
.panel>.note{margin-bottom:6px}
.group{border-top:1px solid var(--line)}
.group>summary{padding:6px 0}
.ignore{margin-top:12px}
.ignore>summary{color:var(--accent);font-size:14px}
textarea{display:block;width:100%;margin:8px 0;padding:8px 10px;font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px}
button{font:inherit;font-size:14px;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px;padding:4px 14px;cursor:pointer}
.badge{font-size:12px;font-weight:600;padding:1px 9px;border-radius:99px;background:var(--line);font-variant-numeric:tabular-nums}
.serious .badge{background:var(--bad-bg);color:var(--bad)}
.added .badge{background:var(--good-bg);color:var(--good)}
.removed .badge{background:var(--bad-bg);color:var(--bad)}
ul{margin:0;padding:0;list-style:none}
.group>.findings{margin-left:17px}
.findings>li,.page-findings>li{border-top:1px solid var(--line)}
.row{display:flex;align-items:baseline;gap:10px;padding:6px 0}
.row code{flex:1;min-width:0}
.row::before{align-self:center}
div.row{padding-left:17px}
.row .pages{color:var(--muted);font-size:13px;white-space:nowrap}
.findings details ul,.page-findings ul{margin:0 0 8px 17px;padding-left:12px;border-left:2px solid var(--line);color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.more>summary{padding:8px 0;border-top:1px solid var(--line);color:var(--accent);font-size:14px}
.more[open]>summary{border-bottom:1px solid var(--line)}
.closest{margin:-2px 0 8px 17px;color:var(--muted);font-size:13px}
.hosts h2{margin:0}.hosts[open]>summary{margin-bottom:8px}
.verdict p+ul,.verdict ul+p{margin-top:6px}
.verdict li{padding-left:16px;position:relative}.verdict li::before{content:"–";position:absolute;left:0}
.filter{width:100%;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:10px 16px}
.arrow{color:var(--muted)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:20px 28px;margin-top:12px}
.chart{margin:0;min-width:0}
.chart figcaption{display:flex;justify-content:space-between;gap:12px;font-size:14px}
.chart figcaption span{color:var(--muted)}
.chart b{font-variant-numeric:tabular-nums}
.chart svg{display:block;width:100%;height:auto;margin:6px 0 4px}
.chart .line{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.chart .area{fill:var(--accent);opacity:.12}
.chart circle{fill:var(--accent)}
.axis{display:flex;justify-content:space-between;gap:8px;color:var(--muted);font-size:12px;font-variant-numeric:tabular-nums}
b.new{font-size:11px;font-weight:600;padding:0 7px;border-radius:99px;background:var(--warn-bg);color:var(--warn)}
ul.pages{margin:6px 0 4px 17px}
ul.pages li{padding:3px 0;display:flex;flex-wrap:wrap;gap:0 12px;unicode-bidi:isolate}
.title{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.changes .note{margin-left:17px}
section>.note:last-child{margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{text-align:left;color:var(--muted);font-weight:600;font-size:13px}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid var(--line);vertical-align:baseline}
tr:last-child td{border-bottom:0}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-right:0;padding-left:12px}
.scroll{overflow-x:auto;margin-top:8px}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:24px;margin-top:20px}
.columns h3{margin-bottom:4px}
.treemap{display:block;width:100%;height:auto}
.treemap.narrow{display:none}
.treemap rect{fill:var(--t-plain)}
.treemap rect.new{fill:var(--t-new)}.treemap rect.grown{fill:var(--t-grown)}.treemap rect.much{fill:var(--t-much)}.treemap rect.shrunk{fill:var(--t-shrunk)}.treemap rect.same{fill:var(--t-same)}
.treemap text{fill:var(--t-text);font:12px system-ui,sans-serif}
.chart text{fill:var(--muted);font:11px system-ui,sans-serif;font-variant-numeric:tabular-nums}
.treemap .name{font-weight:600}
.treemap .size{opacity:.8}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:10px;color:var(--muted);font-size:13px}
.legend span::before{content:"";display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:6px;background:var(--t-same)}
.legend .new::before{background:var(--t-new)}.legend .grown::before{background:var(--t-grown)}.legend .much::before{background:var(--t-much)}.legend .shrunk::before{background:var(--t-shrunk)}
.figures{margin:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:12px 24px}
.figures dt{color:var(--muted);font-size:13px}
.figures dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
@media(max-width:600px){main{padding:20px 14px 40px}section{padding:16px 14px}h1{font-size:22px}.cards{grid-template-columns:1fr 1fr;gap:8px}.card{padding:10px 12px}.card .value{font-size:21px}.treemap.wide{display:none}.treemap.narrow{display:block}ul.pages,.changes .note,.group>.findings{margin-left:0}}
@media print{.panel{display:block}.tabs>label,.ignore{display:none}body{background:#fff}section,.card{break-inside:avoid}}
`.trim();


/***/ }),

/***/ 39363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ ID_SEPARATOR),
/* harmony export */   z: () => (/* binding */ PageRecord)
/* harmony export */ });
/* harmony import */ var _values_fragment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24563);
/* harmony import */ var _reference_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22320);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18667);



/** Stands between the ids of a page. In an id, HTML parsers replace it. */
const ID_SEPARATOR = '\0';
/** A fragment that URL parsers leave as it is. */
const SIMPLE_FRAGMENT = /^#[\w\-.:()+,=]*$/;
/** Any address: only its fragment is needed. */
const OWN_ADDRESS = 'https://site.invalid/';
const OWN_PAGE = /^[\0-\x20]*(?:$|[#?])/;
class PageRecord {
    content;
    title = '';
    isNoindex = false;
    #base;
    #ids = new Set();
    /** Links that lead to the page itself, unless it has a `base`. */
    #ownLinks = new Set();
    #references = new Set();
    #table;
    constructor(table, content) {
        this.#table = table;
        this.content = content;
    }
    addId(id) {
        if (id !== '')
            this.#ids.add(id);
    }
    setBase(base) {
        this.#base ??= base;
    }
    add(kind, address) {
        // What readers of the page can see or follow.
        const isContent = kind === 'link' || kind === 'media' || kind === 'frame';
        // A form without an action leads to its own page, whatever the base; a `link` without an address to none.
        if (kind === 'otherLink' && address === '')
            return;
        if ((kind === 'link' || kind === 'otherLink') && isOwnPage(address)) {
            this.#ownLinks.add(address);
            if (isContent)
                this.content.addTarget(address);
            return;
        }
        const reference = this.#table.numberOf(kind, address);
        this.#references.add(reference);
        if (isContent)
            this.content.addTarget(this.#table.targetOf(reference));
    }
    addAll(kind, addresses) {
        for (const address of addresses)
            this.add(kind, address);
    }
    complete() {
        this.content.endText();
        for (const link of this.#ownLinks) {
            if (this.#baseAddress === '')
                this.#followOwnLink(link);
            else
                this.#references.add(this.#table.numberOf('link', link));
        }
    }
    finish() {
        return {
            title: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_1__/* .copied */ .p)(this.title),
            content: this.content.digest(),
            ids: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_1__/* .copied */ .p)([...this.#ids].join(ID_SEPARATOR)),
            isNoindex: this.isNoindex,
            base: (0,_reference_table_js__WEBPACK_IMPORTED_MODULE_1__/* .copied */ .p)(this.#baseAddress),
            references: Uint32Array.from(this.#references)
        };
    }
    get #baseAddress() {
        return this.#base === undefined || isOwnPage(this.#base) ? '' : this.#base;
    }
    /** All ids of the page are known. */
    #followOwnLink(link) {
        const isSimple = SIMPLE_FRAGMENT.test(link);
        if (isSimple && this.#ids.has(link.slice(1)))
            return;
        const fragment = (isSimple ? link : ((0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(link, OWN_ADDRESS)?.hash ?? '')).slice(1);
        const ids = (0,_values_fragment_js__WEBPACK_IMPORTED_MODULE_0__/* .idsNamedBy */ .X)(fragment);
        if (ids.length > 0 && !ids.some(id => this.#ids.has(id)))
            this.#references.add(this.#table.numberOf('ownAnchor', fragment));
    }
}
function isOwnPage(address) {
    const first = address.charCodeAt(0);
    return first === 35 || first === 63 || (!(first > 32) && OWN_PAGE.test(address));
}


/***/ }),

/***/ 22320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ReferenceTable),
/* harmony export */   p: () => (/* binding */ copied)
/* harmony export */ });
/* harmony import */ var _site_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43308);

/** Pairs of a kind and a value, each under one number: a site repeats the same links on every page. */
class ReferenceTable {
    values = [];
    kinds = [];
    #targets = [];
    #numbers = {
        link: new Map(),
        otherLink: new Map(),
        canonical: new Map(),
        media: new Map(),
        frame: new Map(),
        resource: new Map(),
        sitemap: new Map(),
        ownAnchor: new Map()
    };
    numberOf(kind, value) {
        const known = this.#numbers[kind].get(value);
        if (known !== undefined)
            return known;
        const copy = copied(value);
        const number = this.values.push(copy) - 1;
        this.kinds.push(kind);
        this.#numbers[kind].set(copy, number);
        return number;
    }
    /** How the content of a page names it. */
    targetOf(number) {
        return (this.#targets[number] ??= (0,_site_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBuildHash */ .T)(this.values[number]));
    }
}
/** In V8 a part of a string keeps the whole string in memory, which is the whole page here. */
function copied(text) {
    return Buffer.from(text).toString();
}


/***/ }),

/***/ 24563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ idsNamedBy),
/* harmony export */   o: () => (/* binding */ percentDecoded)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);

/** To decode longer text would take too long. No id is that long. */
const MAX_DECODED = 1024 * 1024;
/**
 * Ids of elements that a fragment can mean, as browsers look for them: as it is written, and percent-decoded. Empty when
 * it needs no element: the top of the page, or a text to highlight.
 */
function idsNamedBy(fragment) {
    const directive = fragment.indexOf(':~:');
    const name = directive < 0 ? fragment : fragment.slice(0, directive);
    const decoded = percentDecoded(name);
    if (name === '' || decoded.toLowerCase() === 'top')
        return [];
    return decoded === name ? [name] : [name, decoded];
}
function percentDecoded(text) {
    if (!text.includes('%') || text.length > MAX_DECODED)
        return text;
    const decoded = (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(text);
    if (decoded !== undefined)
        return decoded;
    // Bytes that are not UTF-8 become replacement characters.
    const bytes = text.replace(/[^\0-\x7f]+/g, encodeURIComponent).replace(/%([0-9a-f]{2})/gi, decodeByte);
    return Buffer.from(bytes, 'latin1').toString();
}
function decodeByte(_, digits) {
    return String.fromCharCode(parseInt(digits, 16));
}


/***/ }),

/***/ 75437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);



/** In a workflow, a variable that does not exist is empty. */
function readRunner(env) {
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['GITHUB_WORKSPACE'] ?? '');
    const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    return {
        workspace,
        tempDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env['RUNNER_TEMP'] || workspace),
        serverUrl,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        repository,
        runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
        sha: env['GITHUB_SHA'] || undefined,
        hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL'])
    };
}
/** What started the run, as GitHub describes it in a file. Undefined for an event of another kind. */
function readEvent({ GITHUB_EVENT_PATH: path = '' }, schema) {
    try {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 41397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ClosestName)
/* harmony export */ });
/** A group of letters in more names than this does not distinguish them. */
const MAX_SHARED = 1000;
/** Compared in full, apart from those that are as good as the last of them. */
const MAX_CANDIDATES = 20;
const MAX_LENGTH = 300;
/** Share of the letter groups of both names; below this, two names have little in common. */
const MIN_SIMILARITY = 0.5;
const MIN_SIMILARITY_OF_MOVED = 0.2;
/** In a short name one mistake changes most groups. A list of so few names, such as inputs, is compared by letters, too. */
const MAX_FEW = 100;
/** Share of the letters of such a name that may be mistakes. */
const MAX_MISTAKES = 0.25;
/** Finds the name that someone may have meant, among many, by the groups of three letters that both have. */
class ClosestName {
    /** By group of letters. */
    #names = new Map();
    #areFew;
    constructor(names) {
        const all = [...names];
        this.#areFew = all.length <= MAX_FEW;
        for (const name of all) {
            for (const group of groupsOf(name)) {
                const having = this.#names.get(group);
                if (having === undefined)
                    this.#names.set(group, [name]);
                else if (having.length <= MAX_SHARED)
                    having.push(name);
            }
        }
    }
    find(name) {
        const groups = groupsOf(name);
        const scored = this.#candidates(groups).flatMap(other => {
            const otherGroups = groupsOf(other);
            const common = [...groups].filter(group => otherGroups.has(group)).length;
            const similarity = (2 * common) / (groups.size + otherGroups.size);
            // A page that was moved keeps the last part of its address.
            const isMoved = lastPart(other) === lastPart(name);
            const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY);
            const isMeant = isSimilar || (this.#areFew && isMistyped(name, other));
            return isMeant ? [{ other, score: similarity + (isMoved ? 1 : 0) }] : [];
        });
        return scored.sort((a, b) => b.score - a.score || (a.other < b.other ? -1 : 1))[0]?.other;
    }
    /** The names that share most of the groups which few names have. */
    #candidates(groups) {
        const shared = new Map();
        for (const group of groups) {
            const names = this.#names.get(group) ?? [];
            if (names.length > MAX_SHARED)
                continue;
            for (const name of names)
                shared.set(name, (shared.get(name) ?? 0) + 1);
        }
        const most = Array.from(shared.values()).sort((a, b) => b - a)[MAX_CANDIDATES - 1] ?? 0;
        return [...shared].filter(([, count]) => count >= most).map(([name]) => name);
    }
}
function groupsOf(name) {
    const text = ` ${name.slice(0, MAX_LENGTH).toLowerCase()} `;
    const groups = new Set();
    for (let i = 0; i + 3 <= text.length; i++)
        groups.add(text.slice(i, i + 3));
    return groups;
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
function isMistyped(name, other) {
    const allowed = Math.floor(other.length * MAX_MISTAKES);
    const mayBe = other.length <= MAX_LENGTH && Math.abs(name.length - other.length) <= allowed;
    return mayBe && mistakesBetween(name.toLowerCase(), other.toLowerCase()) <= allowed;
}
/** How many letters have to be inserted, removed, replaced or exchanged with the next one to make one of the other. */
function mistakesBetween(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, at) => at);
    for (let i = 0; i < a.length; i++) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j++) {
            const replaced = row[j] + (a[i] === b[j] ? 0 : 1);
            const isExchanged = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
            const exchanged = isExchanged ? before[j - 1] + 1 : replaced;
            next.push(Math.min(replaced, exchanged, row[j + 1] + 1, next[j] + 1));
        }
        before = row;
        row = next;
    }
    return row.at(-1);
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

/***/ 43308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withoutBuildHash),
/* harmony export */   t: () => (/* binding */ isImmutable)
/* harmony export */ });
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12967);

/** Parts of a file name; a build puts its hash between two of these characters. */
const SEPARATORS = /[-._~]/;
/**
 * Whether the bytes behind this name never change, because the name contains a hash of them. Strict: readers keep such
 * a file for a year. Words and dates have only letters or only digits.
 */
function isImmutable(path) {
    if ((0,_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .isPage */ .yp)(path))
        return false;
    // Other folders below `_next/static/` are named after the build, and its id may be a constant.
    const nextFolder = /(?:^|\/)_next\/static\/([^/]+)\//.exec(path)?.[1];
    if (nextFolder !== undefined)
        return ['chunks', 'css', 'media'].includes(nextFolder);
    const name = path.slice(path.lastIndexOf('/') + 1);
    return name
        .split(SEPARATORS)
        .some(part => /^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part) && /[a-f]/i.test(part));
}
/** File systems allow no longer names, and the patterns below take quadratic time. */
const MAX_NAME = 255;
/** Most targets are pages. */
const MAY_BE_FILE = /\.(?!html?(?:[?#]|$))[A-Za-z0-9]{1,8}(?:[?#]|$)/;
const EXTENSION = /\.(?!html?$)[A-Za-z0-9]{1,8}$/;
const HEX = /(^|[-._~/])(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,64}(?=[-._~]|$)/g;
/** Eight characters before the extension, as Vite and esbuild write them. */
const BASE64 = /([-.])(?=[\w-]*[A-Z0-9])(?=[\w-]*[A-Za-z])[\w-]{8}(?=(?:\.[a-z]{1,8})?\.[A-Za-z0-9]{1,8}$)/;
/** The folder that Next.js names after the build: every other folder below `_next/static/` has a fixed name. */
const BUILD_ID = /((?:^|\/)_next\/static\/)(?!(?:chunks|css|media|development|webpack|runtime|pages)\/)[\w-]+(?=\/)/;
/**
 * A file's address without the hash and the query that a build adds to it, so that a new build of the same content has
 * the same addresses: `/img/logo.3f9a0c1d.png?v=7` becomes `/img/logo..png`. Addresses of pages stay as they are.
 * A wrong guess changes nothing for readers.
 */
function withoutBuildHash(target) {
    if (!MAY_BE_FILE.test(target))
        return target;
    const query = target.search(/[?#]/);
    const path = query < 0 ? target : target.slice(0, query);
    if (!EXTENSION.test(path.slice(-9)))
        return target;
    const start = path.lastIndexOf('/') + 1;
    if (path.length - start > MAX_NAME)
        return target;
    const folder = path.slice(0, start).replace(BUILD_ID, '$1');
    return folder + path.slice(start).replace(HEX, '$1').replace(BASE64, '$1');
}


/***/ }),

/***/ 22797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseGlob)
/* harmony export */ });
const STAR = '*';
const STARS = '**';
const FOLDERS = '**/';
/**
 * `*` stands for anything up to the next `/`, `**` for anything at all; `**` as a whole segment also matches no segment.
 * Every other character stands for itself: addresses contain `?`, and file names contain brackets.
 */
function parseGlob(text) {
    const parts = [];
    for (const [token] of text.matchAll(/\*{2,}\/?|\*|[^*]+/g)) {
        if (!token.startsWith(STARS))
            parts.push(token);
        else if (!token.endsWith('/'))
            parts.push(STARS);
        else if (parts.length === 0 || parts.at(-1)?.endsWith('/') === true)
            parts.push(FOLDERS);
        else
            parts.push(STARS, '/');
    }
    return { text, matches: path => matchesParts(parts, path) };
}
/** Follows all positions in the pattern at once, so that no path takes longer than its length times the pattern's. */
function matchesParts(parts, path) {
    let ends = new Set([0]);
    for (const part of parts) {
        const next = new Set();
        for (const end of ends) {
            if (part === STAR || part === STARS) {
                for (let at = end; at <= path.length && !next.has(at); at++) {
                    next.add(at);
                    if (part === STAR && path[at] === '/')
                        break;
                }
            }
            else if (part === FOLDERS) {
                next.add(end);
                for (let at = path.indexOf('/', end); at >= 0 && !next.has(at + 1); at = path.indexOf('/', at + 1))
                    next.add(at + 1);
            }
            else if (path.startsWith(part, end))
                next.add(end + part.length);
        }
        if (next.size === 0)
            return false;
        ends = next;
    }
    return ends.has(path.length);
}


/***/ }),

/***/ 12967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
/* harmony export */   lV: () => (/* binding */ MAX_PAGE_DROP),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   pl: () => (/* binding */ pageDrop),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Pages are HTML documents. XHTML is not read as HTML, so it is a file like any other. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** The same rule for a file that is known by its content type, such as `guides/x` beside `guides/x.html`. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** A host serves it for every address that does not exist. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Whether a reader would count the file as a page: error pages and redirects are not. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Unless `max-page-drop` says otherwise, a site that lost more is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** The share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ })

};
