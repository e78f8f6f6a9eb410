export const id = 5547;
export const ids = [5547];
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
    /** On an Enterprise Server, the REST API has a path of its own. */
    get graphqlUrl() {
        return `${this.apiUrl.replace(/\/v3$/, '')}/graphql`;
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
        const address = this.#addressOf(route);
        return await this.call(what, schema, async (octokit) => await octokit.request(address, { ...fields }));
    }
    /** Everything of a list, page by page. */
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
        // Loaded only here: it would slow down the start of every run.
        this.#octokit ??= Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 61351)).then(({ getOctokit: create }) => {
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
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('github-rate-limited', `The rate limit of the GitHub API is used up for ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(waitMs)}, which is after the timeout of this run: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error).replace(/\.$/, '')}.`, { cause: error });
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
/** For what may be gone already, or is not there for whoever has this token. */
function unlessNotFound(error) {
    if (!isNotFound(error))
        throw error;
}


/***/ }),

/***/ 1189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GL: () => (/* binding */ rootAbove),
/* harmony export */   J9: () => (/* binding */ outermost),
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   qn: () => (/* binding */ linkIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);




/** `sha`: the commit of the run, for a workspace without `.git`. On a command line, repositories reach above the workspace. */
function readCheckout(folder, workspace, { sha, isRunner }) {
    const around = (0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(folder, workspace) ? workspace : undefined;
    const found = repositoryOf(folder, isRunner ? around : undefined);
    const own = found ?? { root: around ?? folder, commit: sha };
    return {
        ...own,
        folder,
        prefix: wayTo(folder, own.root),
        path: wayTo(folder, outermost(own).root),
        isClone: found !== undefined
    };
}
function outermost(checkout) {
    return checkout.outer === undefined ? checkout : outermost(checkout.outer);
}
/** `.git`, or where it leads in a worktree or a submodule. */
function gitFolder(git) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(git), /^gitdir: (.+)$/.exec(contentOf(git))?.[1] ?? git);
}
/**
 * A part of the path that is a symbolic link, from the workspace or, elsewhere, from the root of the repository. It
 * could lead to files that are not part of the documentation.
 */
function linkIn(path, workspace) {
    const top = (0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(path, workspace) ? workspace : (rootAbove(path, undefined) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    for (let at = path; at !== top && at !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink())
            return at;
    return undefined;
}
/** The closest folder with `.git`, at or above `folder`; not above `top`. */
function rootAbove(folder, top) {
    for (let at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git'), { throwIfNoEntry: false }) !== undefined)
            return at;
        if (at === top || at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return undefined;
    }
}
function wayTo(folder, root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return path === '' ? '' : `${path}/`;
}
function repositoryOf(folder, top) {
    const root = rootAbove(folder, top);
    if (root === undefined)
        return undefined;
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(git).isDirectory())
        return { root, commit: checkedOutCommit(git, git) };
    const parent = root === top || root === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) ? undefined : repositoryOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), top);
    const linked = parent && linkedFolder(git, outermostFolder(parent.root, top));
    if (parent === undefined || linked === undefined)
        return { root, commit: undefined };
    const commit = checkedOutCommit(linked.own, linked.common);
    return { root, commit, ...(linked.isSubmodule && { outer: parent }) };
}
/**
 * Where the `.git` file of a submodule or a worktree leads: into `.git` of a repository around it, and nowhere else.
 * A file that leads elsewhere would bring in the commit of another repository.
 */
function linkedFolder(file, repository) {
    const own = realFolder(gitFolder(file));
    if (own === undefined || repository === undefined || !(0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(own, repository))
        return undefined;
    // A worktree shares its branches with the repository that it belongs to.
    const common = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(own, contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'commondir')) || '.'));
    if (common === undefined || !(0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(common, repository))
        return undefined;
    return { own, common, isSubmodule: own === common };
}
/** `.git` as a folder, of the closest repository around that has one: those of its submodules are in there, too. */
function outermostFolder(root, top) {
    for (let at = root;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const git = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(git, { throwIfNoEntry: false })?.isDirectory())
            return realFolder(git);
        if (at === top || at === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return undefined;
    }
}
function realFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** From the files of git, since a container may not have the program. */
function checkedOutCommit(own, common) {
    const head = contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'HEAD'));
    if (SHA.test(head))
        return head;
    const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
    if (ref === undefined || ref.split('/').includes('..'))
        return undefined;
    const packed = contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'packed-refs')).split('\n');
    const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
    return [contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, ref)), found].find(value => SHA.test(value));
}
/** Of a regular file; otherwise empty. */
function contentOf(path) {
    return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .q)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))?.toString().trim() ?? '';
}


/***/ }),

/***/ 49113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _8: () => (/* binding */ isDocsFile),
/* harmony export */   _Z: () => (/* binding */ NotComparable),
/* harmony export */   so: () => (/* binding */ GitHubRepository),
/* harmony export */   zF: () => (/* binding */ isGitHubProblem)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _sources_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89181);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54639);





/** Why two versions cannot be compared. The documentation is reviewed all the same. */
class NotComparable extends Error {
    name = 'NotComparable';
}
/** GitHub does not answer, not in time, or not with what is needed. */
function isGitHubProblem(error) {
    return (error instanceof NotComparable ||
        error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$ ||
        error instanceof _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .TimedOut */ .GA ||
        (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR && error.code === 'github-rate-limited'));
}
const sha = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/^[0-9a-f]{40,64}$/));
const commitSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha, tree: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha }), parents: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha })) });
const compareSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    merge_base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ tree: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ sha }) }) })
});
const treeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    truncated: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    tree: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), mode: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), sha, size: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()) }))
});
const blobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ content: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), encoding: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('base64') });
const MAX_BLOBS = 500;
const CONCURRENT_REQUESTS = 8;
/** Regular files that the documentation can have: no symbolic link, no submodule. */
function isDocsFile({ path, mode }) {
    return /^100(?:644|755|664)$/.test(mode) && !path.split('/').some(_sources_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isHidden */ .dK);
}
class GitHubRepository {
    #client;
    constructor(client) {
        this.#client = client;
    }
    /** `owner/name` */
    get name() {
        return this.#client.repository;
    }
    /** Another one, with the same token. */
    named(name) {
        return new GitHubRepository(this.#client.forRepository(name));
    }
    async commit(commit) {
        return await this.#client.request(`Reading commit ${commit}`, commitSchema, `GET git/commits/${commit}`);
    }
    /** The tree of the commit where `head` left the branch that it is compared with. */
    async mergeBase(base, head) {
        // The second page has no list of files, which can be long and is not needed.
        const route = `GET compare/${encodeURIComponent(`${base}...${head}`)}?per_page=1&page=2`;
        const what = `Comparing ${head} with ${base}`;
        return (await this.#client.request(what, compareSchema, route)).merge_base_commit.commit.tree.sha;
    }
    /** Read folder by folder down to it, since GitHub truncates a large tree that is read at once. */
    async files(tree, folder) {
        const below = folder === '' ? tree : await this.entry(tree, folder, 'tree');
        if (below === undefined)
            return new Map();
        const entries = (await this.#tree(below, '?recursive=true')).filter(isDocsFile);
        return new Map(entries.map(({ path, sha: blob, size = 0, mode }) => [
            path,
            { sha: blob, size, isExecutable: mode === '100755' }
        ]));
    }
    /** The id of a folder, a file or a submodule in a tree. */
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
            throw new NotComparable(`${files.size} files differ, and at most ${MAX_BLOBS} are compared`);
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
        return (await this.content(blob)).toString();
    }
    async content(blob) {
        const route = `GET git/blobs/${blob}`;
        const { content } = await this.#client.request(`Reading blob ${blob}`, blobSchema, route);
        return Buffer.from(content, 'base64');
    }
    async #tree(tree, query = '') {
        const route = `GET git/trees/${tree}${query}`;
        const { tree: entries, truncated } = await this.#client.request(`Reading tree ${tree}`, treeSchema, route);
        if (truncated)
            throw new NotComparable('the repository has more files than GitHub lists at once');
        return entries;
    }
}


/***/ }),

/***/ 86902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readFixRequest),
/* harmony export */   v: () => (/* binding */ requestedPullRequest)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2336);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
/* harmony import */ var _pull_request_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28577);




/** The whole comment that asks for a commit. */
const FIX_COMMAND = '/fix docs';
/** Undefined when no comment started the run, and a problem for a comment that asks for nothing. */
function readFixRequest(env) {
    if (!(0,_pull_request_event_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommentRun */ .zQ)(env))
        return undefined;
    const event = (0,_pull_request_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(env);
    if (event === undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('the event cannot be read');
    const { action, issue, comment } = event;
    if (action !== 'created')
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('the comment is not new');
    if (!issue.pull_request)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('the comment is not on a pull request');
    if (comment.body.trim() !== FIX_COMMAND)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(`the comment is not \`${FIX_COMMAND}\``);
    if (comment.user.type !== 'User')
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('the comment is not of a person');
    return { number: issue.number, login: comment.user.login, userId: comment.user.id };
}
/**
 * `permission` is one of the roles that every repository has, whatever an organization calls its own (`role_name`):
 * GitHub says `write` for `maintain`.
 */
const permissionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    permission: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig() }))
});
const MAY_WRITE = new Set(['write', 'maintain', 'admin']);
/** The pull request as it is now, if whoever asks may write to its repository. Read once: all that follows is about this head. */
async function requestedPullRequest({ number, login, userId }, client) {
    if (!(await mayWrite(login, userId, client)))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('whoever commented has no permission to write to this repository');
    const pull = await client.request(`Reading pull request ${number}`, _pull_request_event_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestSchema */ .MH, `GET pulls/${number}`);
    if (pull.state !== 'open')
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF('the pull request is not open');
    return (0,_pull_request_event_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestOf */ ._n)(pull, 'issue_comment');
}
async function mayWrite(login, userId, client) {
    const route = `GET collaborators/${encodeURIComponent(login)}/permission`;
    const found = await client
        .request('Reading the permission of the commenter', permissionSchema, route)
        .catch(_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessNotFound */ .CA);
    // Somebody who is no collaborator is not found, and a name can belong to somebody else after it was changed.
    return found !== undefined && MAY_WRITE.has(found.permission) && found.user?.id === userId;
}


/***/ }),

/***/ 5547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INPUT_NAMES: () => (/* binding */ INPUT_NAMES),
  LIST_INPUTS: () => (/* binding */ LIST_INPUTS),
  addressInSettings: () => (/* binding */ addressInSettings),
  ignoredComment: () => (/* binding */ ignoredComment),
  readInputs: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./.build/src/review/checks/ignored-targets.js
var ignored_targets = __webpack_require__(36378);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var action_runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/service/agent-prompt.js
var agent_prompt = __webpack_require__(68789);
// EXTERNAL MODULE: ./.build/src/service/service-inputs.js
var service_inputs = __webpack_require__(97516);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/pull-request/base/checkout.js
var base_checkout = __webpack_require__(1189);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/docs-folder.js




/** The folder with the settings of the documentation: the given one, or the only one. */
function docsFolder(given, workspace, isRunner) {
    if (given !== undefined) {
        const path = (0,external_node_path_.resolve)(workspace, given);
        return (0,docs_folders/* settingsIn */.RV)(path) === undefined
            ? new problem/* Problem */.AF(`\`docs-path\` has neither docs.json nor mint.json: ${given}`)
            : (linkProblem('docs-path', path, workspace) ?? path);
    }
    // On a command line, from any folder of a clone.
    const root = isRunner ? undefined : (0,base_checkout/* rootAbove */.GL)(workspace, undefined);
    const found = [(0,docs_folders/* findDocs */.Vy)(workspace), root === undefined ? [] : docsAround(workspace, root)].find(folders => folders.length > 0);
    const [only, ...others] = found ?? [];
    if (only === undefined)
        return new problem/* Problem */.AF(isRunner
            ? '`docs-path` is missing: no folder of the workspace has docs.json or mint.json. A job needs a checkout before this step'
            : '`docs-path` is missing: no folder here has docs.json or mint.json');
    if (others.length === 0)
        return only;
    const listed = [only, ...others].map(path => (0,external_node_path_.relative)(workspace, path).split(external_node_path_.sep).join('/')).join(', ');
    return new problem/* Problem */.AF(`\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set it to one of them`);
}
/** The documentation that a folder of a clone is in, or that of the whole clone. */
function docsAround(folder, root) {
    for (let at = folder; at !== root; at = (0,external_node_path_.dirname)(at))
        if ((0,docs_folders/* settingsIn */.RV)(at) !== undefined)
            return [at];
    return (0,docs_folders/* findDocs */.Vy)(root);
}
function linkProblem(name, path, workspace) {
    const found = (0,base_checkout/* linkIn */.qn)(path, workspace);
    if (found === undefined)
        return undefined;
    const shown = JSON.stringify((0,external_node_path_.relative)(workspace, found).split(external_node_path_.sep).join('/'));
    return new problem/* Problem */.AF(`\`${name}\` leads through ${shown}, which is a symbolic link: links are not followed`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/runtime/files/find-program.js
var find_program = __webpack_require__(15288);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/pull-request/base/repository.js
var repository = __webpack_require__(49113);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/clone.js







/** Why `git` cannot read a commit that is there, usually. */
const FETCH = 'If the clone is a partial one, `git fetch --refetch --no-filter` gets all files';
/** Of a history: the newest that concern the documentation. */
const MAX_COMMITS = 50_000;
/** Of their list of files, about 400,000 names. */
const MAX_HISTORY_BYTES = 64_000_000;
/** Of blobs that a partial clone does not have: each starts `git` once more, and then the rest counts as missing. */
const MAX_MISSING = 200;
/** In total, for both versions: they are kept in memory. */
const MAX_BYTES = 400_000_000;
/** The repository's own settings must not start a program or the network. */
const SETTINGS = ['-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false'];
/** What `git` needs to find its own settings. Other variables could lead it to another repository. */
const VARIABLES = ['HOME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'XDG_CONFIG_HOME', 'SystemRoot'];
/** The clone that the documentation is checked out from, read through `git`: on a command line only. */
class Clone {
    #program;
    #options;
    #timeoutMs;
    #signal;
    #missing = 0;
    /** `program`: its absolute path, outside of the clone. `timeoutMs`: of what is asked before the run has a signal. */
    constructor(program, root, env, timeoutMs) {
        this.#program = program;
        this.#timeoutMs = timeoutMs;
        const own = Object.fromEntries(VARIABLES.map(name => [name, env[name]]));
        const variables = { ...own, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1' };
        this.#options = { cwd: root, env: variables, windowsHide: true };
    }
    /** The same clone, whose commands end with `signal`. */
    until(signal) {
        const { cwd, env } = this.#options;
        const clone = new Clone(this.#program, cwd, env, this.#timeoutMs);
        clone.#signal = signal;
        return clone;
    }
    /** The id of a commit, tree or blob, or what `git` says instead. */
    resolve(revision) {
        return this.#runSync(['rev-parse', '--verify', '--end-of-options', revision]);
    }
    /** Of two ids of commits. */
    mergeBase(base, head) {
        return this.#runSync(['merge-base', base, head]);
    }
    isShallow() {
        return this.#runSync(['rev-parse', '--is-shallow-repository']) === 'true';
    }
    async files(tree, folder) {
        const below = this.resolve(`${tree}:${folder.replace(/\/$/, '')}`);
        if (below instanceof problem/* Problem */.AF)
            return new Map();
        const list = await this.#run(['ls-tree', '-z', '-r', '-l', below]);
        const entries = list.toString().split('\0').slice(0, -1).map(readEntry).filter(repository/* isDocsFile */._8);
        return new Map(entries.map(({ path, sha, size }) => [path, { sha, size }]));
    }
    async texts(files) {
        const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
        if (total > MAX_BYTES)
            throw new repository/* NotComparable */._Z(`the files that differ have ${total} bytes, and at most ${MAX_BYTES} are compared`);
        const found = await this.#objects([...files.keys()]);
        const missing = [...files.keys()].find((_, at) => found[at] === undefined);
        if (missing !== undefined)
            throw new repository/* NotComparable */._Z(`the clone does not have ${missing}. ${FETCH}`);
        return new Map([...files.keys()].map((sha, at) => [sha, found[at] ?? '']));
    }
    /** Files below a folder, by path from there, that a sparse checkout leaves out: all others that are missing were deleted. */
    async leftOut(folder) {
        const list = await this.#run(['--literal-pathspecs', 'ls-files', '-t', '-z', '--', folder || '.']);
        const left = list
            .toString()
            .split('\0')
            .filter(line => line.startsWith('S '));
        return new Set(left.map(line => line.slice(2 + folder.length)));
    }
    /** The ids of files below a folder, by path from there, as they are going to be in the next commit. */
    async index(folder) {
        const list = await this.#run(['--literal-pathspecs', 'ls-files', '--stage', '-z', '--', folder || '.']);
        const entries = list.toString().split('\0').slice(0, -1);
        return new Map(entries.flatMap(line => {
            // Other stages are those of a merge that is not done.
            const [, sha, path] = /^\d+ (\w+) 0\t([^]*)$/.exec(line) ?? [];
            return sha === undefined || path === undefined ? [] : [[path.slice(folder.length), sha]];
        }));
    }
    /**
     * What the commits of a history removed and added below a folder, by path from there, newest first. Reads no file, so
     * that it does not matter which ones a partial clone has.
     */
    async replacements(commit, folder) {
        const settings = ['log.showSignature=false', 'log.follow=false', 'log.diffMerges=off'];
        const args = [
            ...settings.flatMap(each => ['-c', each]),
            '--literal-pathspecs',
            ...['log', '--no-renames', '--diff-filter=AD', '--raw', '-z', '--no-abbrev', '--format=%H'],
            ...[`--max-count=${MAX_COMMITS}`, '--end-of-options', commit, '--', folder || '.']
        ];
        const { list, isWhole } = await this.#start(args, MAX_HISTORY_BYTES);
        const found = readReplacements(list.toString(), folder);
        // Of the commit at which the list ends, something is missing.
        return isWhole ? found : found.slice(0, -1);
    }
    /** The texts of blobs by id. Without those that the clone does not have. */
    async knownTexts(blobs) {
        const names = [...new Set(blobs)];
        const found = await this.#objects(names);
        return new Map(names.flatMap((name, at) => (found[at] === undefined ? [] : [[name, found[at]]])));
    }
    /** Of the blobs that the clone has. In a partial clone, `git` ends at the first one that only the remote has. */
    async sizes(blobs) {
        const sizes = new Map();
        let rest = [...new Set(blobs)];
        while (rest.length > 0 && this.#missing < MAX_MISSING) {
            const { stdout, status } = await this.#execute(['cat-file', '--batch-check'], `${rest.join('\n')}\n`);
            const lines = stdout.toString().split('\n').slice(0, -1);
            for (const line of lines) {
                const [, name, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
                if (name !== undefined)
                    sizes.set(name, Number(size));
            }
            if (status === 0)
                break;
            this.#missing += 1;
            rest = rest.slice(lines.length + 1);
        }
        return sizes;
    }
    /** The texts of blobs by id, each in its place; undefined for what is not there. */
    async #objects(names) {
        if (names.length === 0)
            return [];
        const found = await this.#run(['cat-file', '--batch'], `${names.join('\n')}\n`);
        let at = 0;
        return names.map(() => {
            const start = found.indexOf('\n', at) + 1;
            // `SHA blob SIZE`, or what was asked for and why it is not there.
            const size = /^[0-9a-f]+ blob (\d+)\n$/.exec(found.toString('utf8', at, start))?.[1];
            at = size === undefined ? start : start + Number(size) + 1;
            return size === undefined ? undefined : found.toString('utf8', start, at - 1);
        });
    }
    #runSync(args) {
        const options = { ...this.#options, encoding: 'utf8', timeout: this.#timeoutMs };
        const { status, stdout, stderr, error } = (0,external_node_child_process_.spawnSync)(this.#program, [...SETTINGS, ...args], options);
        if (status === 0)
            return stdout.trim();
        const isSlow = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
        if (isSlow)
            return new problem/* Problem */.AF(`\`git\` did not end within ${(0,units/* formatDuration */.a3)(this.#timeoutMs)}`);
        return new problem/* Problem */.AF(error?.message ?? (0,markdown/* clip */.$Q)((0,plain_text/* plainText */.wh)(stderr.trim()), 300));
    }
    async #run(args, input = '') {
        const { stdout, stderr, status } = await this.#execute(args, input);
        if (status !== 0)
            throw notReadable(stderr);
        return stdout;
    }
    /** The start of what `git` writes: it is ended when it writes more. */
    async #start(args, maxBytes) {
        const chunks = [];
        let size = 0;
        const takeChunks = async (child) => {
            for await (const chunk of child.stdout) {
                chunks.push(chunk);
                size += chunk.length;
                if (size > maxBytes)
                    break;
            }
            if (size > maxBytes)
                child.kill();
            return Buffer.concat(chunks);
        };
        const { stdout, stderr, status } = await this.#execute(args, '', takeChunks);
        const isWhole = size <= maxBytes;
        if (isWhole && status !== 0)
            throw notReadable(stderr);
        return { list: stdout, isWhole };
    }
    async #execute(args, input, read = async (child) => await (0,consumers_.buffer)(child.stdout)) {
        const child = (0,external_node_child_process_.spawn)(this.#program, [...SETTINGS, ...args], { ...this.#options, signal: this.#signal });
        const failed = new Promise((_, reject) => child.once('error', reject));
        // It ends before it has read everything when it cannot go on: its message says why.
        child.stdin.on('error', () => undefined).end(input);
        const ended = new Promise(resolve => child.once('close', resolve));
        const work = Promise.all([read(child), (0,consumers_.buffer)(child.stderr), ended]);
        const [stdout, stderr, status] = await Promise.race([work, failed]);
        return { stdout, stderr, status };
    }
}
function notReadable(stderr) {
    return new repository/* NotComparable */._Z(`git: ${(0,markdown/* clip */.$Q)((0,plain_text/* plainText */.wh)(stderr.toString().trim()), 300)}. ${FETCH}`);
}
/** For each commit its id, and `:100644 000000 SHA SHA D` with a name for each file. Regular files only. */
function readReplacements(list, folder) {
    const fields = list.split('\0');
    const found = [];
    for (let at = 0; at < fields.length; at += 1) {
        const [, before = '', after = '', old = '', fresh = '', kind] = /^\n*:(\d+) (\d+) (\w+) (\w+) ([AD])$/.exec(fields[at] ?? '') ?? [];
        if (kind === undefined) {
            if (/^\n*[0-9a-f]{40,64}\n*$/.test(fields[at] ?? ''))
                found.push({ removed: new Map(), added: new Map() });
            continue;
        }
        at += 1;
        const path = (fields[at] ?? '').slice(folder.length);
        const isRemoved = kind === 'D';
        const isRegular = (isRemoved ? before : after).startsWith('100');
        if (isRegular)
            found.at(-1)?.[isRemoved ? 'removed' : 'added'].set(path, isRemoved ? old : fresh);
    }
    return found;
}
/** `100644 blob SHA    SIZE<tab>PATH`; the size of what the clone does not have is a word. */
function readEntry(line) {
    const [, mode = '', sha = '', size = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t([^]*)$/.exec(line) ?? [];
    return { path, mode, sha, size: Number.parseInt(size, 10) || 0 };
}

;// CONCATENATED MODULE: ./.build/src/pull-request/base/given-base.js








/** What the documentation is compared with, by the input `base`. */
function givenBase(given, checkout, { workspace, env, isPullRequest, timeoutMs }) {
    if (given === 'none')
        return { kind: 'none' };
    if (given === undefined)
        return isPullRequest
            ? { kind: 'pull-request' }
            : new problem/* Problem */.AF('`base` is missing: this run was not started by a pull request, so set it to a branch, a commit, a folder with the earlier version, or none');
    const folder = (0,external_node_path_.resolve)(workspace, given);
    // A change could add a folder with the name of a branch. What is in no commit of it has a path.
    const isPartOfChange = checkout.isClone && (0,base_checkout/* rootAbove */.GL)(folder, undefined) === checkout.root;
    if ((0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() && (!isPartOfChange || isPath(given)))
        return baseFolder(given, folder, checkout.prefix, workspace);
    if (env['GITHUB_ACTIONS'] !== 'true')
        return baseInClone(given, checkout, env, timeoutMs);
    return /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/.test(given)
        ? { kind: 'ref', ref: given }
        : new problem/* Problem */.AF(`\`base\` "${given}" is neither a folder nor a branch or commit`);
}
function isPath(text) {
    return (0,external_node_path_.isAbsolute)(text) || /^\.\.?(?:[/\\]|$)/.test(text);
}
/** The folder itself, or the root of the repository that has it, by another name, too. */
function baseFolder(given, folder, prefix, workspace) {
    const [only, ...others] = (0,docs_folders/* findDocs */.Vy)(folder);
    const isThere = (0,docs_folders/* settingsIn */.RV)((0,external_node_path_.join)(folder, prefix)) !== undefined;
    const found = isThere ? (0,external_node_path_.join)(folder, prefix) : others.length === 0 ? only : undefined;
    if (found !== undefined)
        return linkProblem('base', found, workspace) ?? { kind: 'folder', folder: found };
    const where = prefix === '' ? '' : `, in it or in ${prefix}`;
    return new problem/* Problem */.AF(`\`base\` has neither docs.json nor mint.json${where}: ${given}`);
}
/** `--fix --all` */
function wantsAll(env) {
    return env['GITHUB_ACTIONS'] !== 'true' && env['DOCS_FIX'] === 'all';
}
/** By the variable that the program sets for `--fix`. A runner has none. */
function wantedFix(env, checkout, timeoutMs) {
    const wanted = env['DOCS_FIX'];
    if (env['GITHUB_ACTIONS'] === 'true' || (wanted !== 'new' && wanted !== 'all'))
        return undefined;
    if (!checkout.isClone)
        return new problem/* Problem */.AF(`\`--fix\` needs a clone, which shows what is not committed, and ${checkout.root} is none. Without \`--fix\`, fixes.patch has the edits of a comparison`);
    const found = cloneAt(checkout, env, timeoutMs);
    if (found === undefined)
        return new problem/* Problem */.AF('`--fix` needs `git`, which is not in PATH. Install it');
    return found instanceof problem/* Problem */.AF ? found : { ...found, isAll: wantsAll(env) };
}
/** Undefined without `git`. */
function cloneAt({ root }, env, timeoutMs) {
    const git = (0,find_program/* findProgram */.K)('git', env, root);
    if (git === undefined)
        return undefined;
    const clone = new Clone(git, root, env, timeoutMs);
    const head = clone.resolve('HEAD^{commit}');
    return head instanceof problem/* Problem */.AF ? new problem/* Problem */.AF(`the clone cannot be read: ${head.message}`) : { clone, head };
}
/** The commit where what is checked out left the given one. */
function baseInClone(given, checkout, env, timeoutMs) {
    const { root, isClone } = checkout;
    const name = JSON.stringify(given);
    if (isPath(given))
        return new problem/* Problem */.AF(`\`base\` ${name}: there is no such folder`);
    const worktree = `\`git worktree add ../base ${given}\`, then \`--base ../base\``;
    if (!isClone)
        return new problem/* Problem */.AF(`\`base\` ${name} is no folder, and ${root} is no clone of a repository`);
    const found = cloneAt(checkout, env, timeoutMs);
    if (found === undefined)
        return new problem/* Problem */.AF(`\`base\` ${name} cannot be read without \`git\`, which is not in PATH. Install it, or make a folder with the earlier version on a machine that has it: ${worktree}`);
    if (found instanceof problem/* Problem */.AF)
        return found;
    const { clone, head } = found;
    // A clone of a CI system has the branches of its remote only.
    const commits = [given, `origin/${given}`].map(ref => clone.resolve(`${ref}^{commit}`));
    const commit = commits.find(each => !(each instanceof problem/* Problem */.AF)) ?? commits[0];
    if (commit === undefined || commit instanceof problem/* Problem */.AF)
        return new problem/* Problem */.AF(`\`base\` ${name} is no commit of the clone. ${fetchAdvice(given, clone)}`);
    const base = clone.mergeBase(commit, head);
    if (!(base instanceof problem/* Problem */.AF))
        return { kind: 'clone', clone, head, base };
    const advice = clone.isShallow() ? `${fetchAdvice(given, clone)}. Or compare` : 'Compare';
    return new problem/* Problem */.AF(`\`base\` ${name} has no commit in common with what is checked out. ${advice} with a folder: ${worktree}`);
}
/** Only a branch can be fetched: not `HEAD~1`, and `FETCH_HEAD` is another commit after each fetch. */
function fetchAdvice(given, clone) {
    const isExpression = /[~^@:]|^-/.test(given);
    const branch = given === 'FETCH_HEAD' ? 'BRANCH' : given.replace(/^origin\//, '');
    if (!clone.isShallow())
        return isExpression
            ? '`git log` lists its commits'
            : `Fetch it: \`git fetch origin ${branch}\`, then \`--base FETCH_HEAD\``;
    return isExpression
        ? 'Fetch the history: `git fetch --unshallow`'
        : `Fetch it with its history: \`git fetch --unshallow origin ${branch}\`, then \`--base FETCH_HEAD\``;
}

// EXTERNAL MODULE: ./.build/src/pull-request/commit/fix-request.js
var fix_request = __webpack_require__(86902);
// EXTERNAL MODULE: ./.build/src/pull-request/pull-request-event.js
var pull_request_event = __webpack_require__(28577);
// EXTERNAL MODULE: ./.build/src/pull-request/readers/findings.js
var findings = __webpack_require__(26804);
;// CONCATENATED MODULE: ./.build/src/pull-request/inputs.js



















const some = (choices) => (0,input_fields/* list */.p_)(value => {
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
const DEFAULT_TIMEOUT_MS = 10 * 60_000;
const fields = schemas/* object */.Ikc({
    'docs-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    base: schemas/* optional */.lqM(schemas/* string */.YjP()),
    check: schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['off', 'warn', 'fail']), 'warn'),
    'check-fail-on': schemas/* _default */.Rvf(some(findings/* FINDING_KINDS */.mH), [...findings/* FAILING_BY_DEFAULT */.LG]),
    'check-ignore': schemas/* _default */.Rvf(ignored_targets/* ignoredTargets */.x, []),
    fix: schemas/* optional */.lqM((0,input_fields/* oneOf */.yL)(['commit'])),
    comment: schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    suggest: schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    'preview-url': schemas/* optional */.lqM(siteAddress),
    'project-id': schemas/* optional */.lqM(service_inputs.id),
    'base-url': schemas/* optional */.lqM(service_inputs/* baseUrl */.p),
    'api-key': schemas/* optional */.lqM(service_inputs/* apiKey */.K),
    'site-url': schemas/* optional */.lqM(siteAddress),
    report: schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    format: schemas/* _default */.Rvf(some(['codequality', 'junit']), []),
    'github-token': schemas/* optional */.lqM(schemas/* string */.YjP()),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, DEFAULT_TIMEOUT_MS)
});
const INPUT_NAMES = Object.keys(fields.shape);
const LIST_INPUTS = (0,input_fields/* listsIn */.vX)(fields);
/** Everything the run needs: one error lists all problems. */
function readInputs(given, env) {
    const runner = (0,action_runner/* readRunner */.f)(env);
    const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner;
    const isRunner = env['GITHUB_ACTIONS'] === 'true';
    const pullRequest = (0,pull_request_event/* readPullRequest */.DQ)(env);
    const request = fixRequestOf(given, env);
    const fixRequest = request instanceof problem/* Problem */.AF ? undefined : request;
    const folder = docsFolder(given['docs-path'], workspace, isRunner);
    const checkout = folder instanceof problem/* Problem */.AF ? folder : (0,base_checkout/* readCheckout */.b$)(folder, workspace, { sha, isRunner });
    const read = (0,input_fields/* readFields */.qU)(fields, given, parsed => {
        const timeoutMs = parsed.timeout instanceof problem/* Problem */.AF ? DEFAULT_TIMEOUT_MS : parsed.timeout;
        const workingTree = checkout instanceof problem/* Problem */.AF ? checkout : wantedFix(env, checkout, timeoutMs);
        // Old findings need no base.
        const base = given['base'] ?? (wantsAll(env) ? 'none' : undefined);
        const isPullRequest = pullRequest !== undefined || fixRequest !== undefined;
        return {
            checkout,
            workingTree,
            base: checkout instanceof problem/* Problem */.AF
                ? checkout
                : givenBase(base, checkout, { workspace, env, isPullRequest, timeoutMs }),
            preview: previewOf(parsed, pullRequest),
            fixRequest: (checkout instanceof problem/* Problem */.AF ? undefined : fixProblem(parsed, checkout)) ?? fixRequest
        };
    });
    return {
        checkout: read.checkout,
        base: read.base,
        /** With `--fix`: what is edited in the working tree. */
        workingTree: read.workingTree,
        pullRequest,
        mayBeFromFork: (0,pull_request_event/* mayBeFromFork */.bi)(pullRequest, env),
        /** A comment started the run, which asks for a commit. */
        fixRequest: read.fixRequest,
        check: read.check,
        failOn: read['check-fail-on'],
        ignore: read['check-ignore'],
        comment: read.comment,
        suggest: read.suggest,
        previewUrl: read['preview-url'],
        preview: read.preview,
        siteUrl: read['site-url'],
        report: read.report && runner.hasArtifactStorage,
        formats: read.format,
        timeoutMs: read.timeout,
        /** For each thing that is a courtesy of somebody else: preview, base, comment. */
        shareMs: read.timeout / 3,
        /** Not on a command line, which shows the summary and no annotations. */
        isRunner,
        github: {
            token: read['github-token'],
            apiUrl,
            repository,
            serverUrl,
            runUrl
        },
        /** Two folders of documentation in one job have files of their own. */
        outputDir: (0,external_node_path_.join)(tempDir, `${agent_prompt/* REVIEW_FOLDER */.eB}${fileNameOf(read.checkout.path)}`),
        reportName: `docs-report${fileNameOf(read.checkout.path)}`,
        /** Where commands of the user begin. */
        workspace,
        docsUrl: (0,docs_url/* docsUrl */.f)(env)
    };
}
/** Why nothing is done, for a comment that asks for nothing. Such a run needs no checkout and no other input. */
function ignoredComment(given, env) {
    const request = fixRequestOf(given, env);
    return request instanceof problem/* Problem */.AF ? request.message : undefined;
}
function fixRequestOf(given, env) {
    return given['fix'] === 'commit' ? (0,fix_request/* readFixRequest */.$)(env) : undefined;
}
function fixProblem({ fix, check }, { outer }) {
    if (fix !== 'commit')
        return undefined;
    if (check === 'off')
        return new problem/* Problem */.AF('`fix` is set and `check` is off: without findings there is nothing to fix');
    return outer === undefined
        ? undefined
        : new problem/* Problem */.AF('`fix` is set, and the documentation is in a submodule: a commit to this repository cannot change it');
}
/** Part of a file name for a folder whose name a stranger may have chosen. Two folders never have the same. */
function fileNameOf(path) {
    const parts = path.split('/').filter(part => part !== '');
    const plain = parts.map(part => `-${part.replaceAll(/[^\w.]/g, '_')}`).join('');
    const isPlain = plain.length <= MAX_FILE_NAME && parts.every(part => /^[a-z0-9._]+$/.test(part));
    return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${(0,external_node_crypto_.hash)('sha256', path).slice(0, 8)}`;
}
const MAX_FILE_NAME = 60;
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
/** The canonical address of the live site, if the settings of this version name one. */
async function addressInSettings(files) {
    try {
        const name = docs_folders/* SETTINGS_FILES */.ER.find(each => files.paths.includes(each)) ?? '';
        const { seo, metadata } = JSON.parse(await files.read(name));
        return siteAddress.safeParse(seo?.metatags?.canonical ?? metadata?.canonical).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 28577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   MH: () => (/* binding */ pullRequestSchema),
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   bi: () => (/* binding */ mayBeFromFork),
/* harmony export */   zQ: () => (/* binding */ isCommentRun)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63619);
/* harmony import */ var _runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75437);


const EVENTS = ['pull_request', 'pull_request_target'];
const repository = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** As events and the API describe it. */
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ref: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(repository) }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), repo: repository })
});
/** The events of a pull request say it, too; it is not used. */
const schema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .omit */ .cJW(pullRequestSchema, { state: true }) });
const commentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    action: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    issue: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({}))) }),
    comment: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        user: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
    })
});
/** Undefined for other events. */
function readPullRequest(env) {
    const name = EVENTS.find(each => each === env['GITHUB_EVENT_NAME']);
    const event = name && (0,_runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .readEvent */ .j)(env, schema);
    return name && event && pullRequestOf(event.pull_request, name);
}
/** Undefined when there is no such event, or when it cannot be read. */
function readComment(env) {
    return isCommentRun(env) ? (0,_runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .readEvent */ .j)(env, commentSchema) : undefined;
}
function isCommentRun(env) {
    return env['GITHUB_EVENT_NAME'] === 'issue_comment';
}
function pullRequestOf({ number, head, base }, event) {
    return {
        number,
        headSha: head.sha,
        headBranch: head.ref,
        baseSha: base.sha,
        // The repository of a fork can be deleted.
        isFork: head.repo?.full_name !== base.repo.full_name,
        event
    };
}
/** Events of a pull request that do not say here where its change comes from. */
const EVENTS_OF_ANY_ORIGIN = new Set([
    'issue_comment',
    'pull_request_review',
    'pull_request_review_comment',
    'workflow_run'
]);
function mayBeFromFork(pullRequest, env) {
    return pullRequest?.isFork === true || EVENTS_OF_ANY_ORIGIN.has(env['GITHUB_EVENT_NAME'] ?? '');
}


/***/ }),

/***/ 26804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ FAILING_BY_DEFAULT),
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
    'invalid-source': 'The file cannot be parsed, or its front matter does not begin on line 1.',
    'invalid-settings': 'The service refuses this in its settings, or cannot use it.',
    'broken-link': 'The link leads to a page that does not exist.',
    'broken-anchor': 'The page exists, the heading or component with this id does not.',
    'missing-resource': 'An image or another file does not exist.',
    'broken-redirect': 'The redirect leads nowhere, its anchor does not exist, or a page has its address.',
    'missing-page': 'The navigation lists a page that has no file.',
    'removed-address': 'Readers could reach this address, and it has no redirect.',
    'missing-operation': 'The OpenAPI document does not have the operation that the page describes.',
    'unlisted-page': 'The page is new, no navigation names it, and it is not hidden.'
};
const FINDING_KINDS = Object.keys(KIND_TEXTS);
/** Kinds that `check: fail` fails for, unless `check-fail-on` lists others. */
const FAILING_BY_DEFAULT = FINDING_KINDS.filter(kind => kind !== 'unlisted-page');
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
        return `${count} ${count === 1 ? name : name.endsWith('ss') ? `${name}es` : `${name.replace(/s$/, '')}s`}`;
    }).join(', ');
}


/***/ }),

/***/ 36378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ignoredTargets)
/* harmony export */ });
/* unused harmony export parseIgnoredTarget */
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
/* harmony import */ var _site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16669);



/** `check-ignore`: a pattern per line. */
const ignoredTargets = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(value => {
    const lines = value.split('\n').map(line => line.trim());
    return (0,_runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .collect */ .Fo)(lines.filter(line => line !== '').map(parseIgnoredTarget));
});
function parseIgnoredTarget(text) {
    const invalid = (rule) => new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`has an invalid pattern: ${text}: ${rule}`);
    if (/\*{3}/.test(text))
        return invalid('use `*` or `**`');
    if (!/^(?:\/|\*|https?:\/\/)/.test(text))
        return invalid('a pattern starts with `/`, `*` or `https://`, as link targets do');
    if (/\s/.test(text))
        return invalid('write one pattern per line, and `*` in place of white space');
    return (0,_site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGlob */ .q)(text);
}


/***/ }),

/***/ 15288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);



/**
 * The absolute path of a program in PATH. What lies in `repository` is not one: its files may be a stranger's, and on
 * Windows a shell would start them first.
 */
function findProgram(name, env, repository) {
    // On Windows, a copy of the environment has the variable under its own spelling.
    const path = Object.entries(env).find(([key]) => key.toUpperCase() === 'PATH')?.[1] ?? '';
    const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
    const candidates = path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .flatMap(folder => endings.map(ending => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name + ending)));
    return candidates.find(candidate => isProgram(candidate) && !isInside(candidate, repository));
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** Whether a program, or what a link in its place leads to, is in the repository. */
function isInside(path, repository) {
    const places = [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)];
    return [repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)].some(top => places.some(place => (0,_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(place, top)));
}


/***/ }),

/***/ 84166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Whether a path is a folder itself, or in it. Links are not followed. */
function isBelow(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
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

/***/ 17449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ isPrivate),
/* harmony export */   K3: () => (/* binding */ isInList),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cr: () => (/* binding */ isSafeAddress),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b:: is the NAT64 form of an IPv4 address.
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6');
function isLoopback(host) {
    const address = host.replace(/^\[|\]$/g, '');
    return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
}
/** https, or plain http to this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Networks that only this machine or its company can reach. */
const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
for (const [network, bits] of [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
    // The NAT64 form of all IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Whether a host name or address is that of this machine or of a private network. */
function isPrivate(host) {
    return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
/** Resolves a name, unless there is a problem with its addresses. */
function checkedLookup(problemOf, lookup) {
    return (hostname, options, callback) => {
        const resolve = lookup ?? node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup;
        resolve(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}


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

/***/ 68789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Os: () => (/* binding */ MAX_PROMPT_BYTES),
/* harmony export */   eB: () => (/* binding */ REVIEW_FOLDER),
/* harmony export */   sY: () => (/* binding */ PROMPT_FILE)
/* harmony export */ });
/** Longest instruction that one action writes for an agent, and that another one reads from a file. */
const MAX_PROMPT_BYTES = 20_000;
/** What the pull request action writes for an agent, in a folder of the runner's temp folder. */
const PROMPT_FILE = 'prompt.md';
/** First part of the name of that folder. */
const REVIEW_FOLDER = 'pull-request';


/***/ }),

/***/ 81759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ projectUpdate),
/* harmony export */   IM: () => (/* binding */ startedPreview),
/* harmony export */   N1: () => (/* binding */ startedUpdate),
/* harmony export */   Ov: () => (/* binding */ startedAgentJob),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   l2: () => (/* binding */ bundle),
/* harmony export */   nf: () => (/* binding */ agentJob),
/* harmony export */   sI: () => (/* binding */ exportJob),
/* harmony export */   xQ: () => (/* binding */ startedJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

// zod/mini, because the full zod adds about 10 ms to every start of an action.
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text');
/** A value that may be missing or of any type. */
function optional(make) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(make));
}
/** The contract leaves the type of these open: numbers and numeric text are used, anything else is ignored. */
function optionalNumber(refine) {
    return optional(value => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value;
        return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined;
    });
}
const optionalText = optional(value => (typeof value === 'string' && value !== '' ? value : undefined));
/** An id becomes part of a log line, and one encoded segment of a URL, where only `.` and `..` still have a meaning. */
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
// Date.parse accepts nearly any text, and reads a time without a zone in the time zone of the runner.
const ISO_TIME = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?)( ?(Z|UTC|GMT|(?<hours>[+-]\d\d)(:?(?<minutes>\d\d))?))?$/i;
const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;
function parseTime(text) {
    if (HTTP_TIME.test(text))
        return Date.parse(text);
    const match = ISO_TIME.exec(text);
    if (match === null)
        return NaN;
    const { day = '', time = '', hours, minutes = '00' } = match.groups ?? {};
    // In the one form that V8 reads with every zone.
    return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
}
const EPOCH_SECONDS_BELOW = 100_000_000_000;
/** The contract says "timestamp": ISO text is expected, seconds or milliseconds since 1970 are accepted too. */
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
const startedPreview = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ statusId: identifier, previewUrl: webUrl });
const texts = optional(value => (Array.isArray(value) ? value.filter(item => typeof item === 'string') : []));
// It becomes an output, which workflows use in shell commands.
const commitSha = optional(value => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? value : undefined);
const projectUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    summary: optionalText,
    logs: texts,
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitSha, ref: optionalText, message: optionalText })), {})
});


/***/ }),

/***/ 97516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ apiKey),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   p: () => (/* binding */ baseUrl)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81759);




const NOT_SAFE = 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only';
const baseUrl = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('set it to the address of the API, such as https://api.example.com', (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(value);
    if (url instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
        return url;
    if (!(0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeAddress */ .cr)(url))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(NOT_SAFE);
    // The OpenAPI description names the server with its version, so that is what people copy.
    url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/');
    return url;
}));
const KEYS_PAGE = 'https://app.mintlify.com/settings/organization/api-keys';
/** Keys of the same service that this API does not accept. Their prefixes identify them. */
const OTHER_KEYS = [
    ['mint_dsc_', 'a key of the assistant'],
    ['mint_us_', 'an index key of an organization']
];
const apiKey = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('pass the admin key as ${{ secrets.… }}. Secrets are empty in runs started from a fork', (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => {
    if (/^bearer\s/i.test(value))
        return 'must be the key alone, without "Bearer"';
    if (!/^[\x21-\x7e]+$/.test(value))
        return 'contains white space or special characters: copy the key again';
    const [prefix, kind] = OTHER_KEYS.find(([start]) => value.startsWith(start)) ?? [];
    if (prefix === undefined || kind === undefined)
        return undefined;
    return `begins with ${prefix}, so it is ${kind}: create an admin key on ${KEYS_PAGE}`;
}));
const id = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isId */ .eQ)(value) ? undefined : `"${value}" is not an id: copy it from the service`);


/***/ }),

/***/ 45852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ SETTINGS_FILES),
/* harmony export */   RV: () => (/* binding */ settingsIn),
/* harmony export */   Vy: () => (/* binding */ findDocs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const SETTINGS_FILES = ['docs.json', 'mint.json'];
/** A workspace with more folders is searched to this number, so that a large monorepo does not take minutes. */
const MAX_FOLDERS = 20_000;
/** The settings of the documentation in a folder. */
function settingsIn(folder) {
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
    }
    catch {
        // Also below a folder of another user.
        return false;
    }
}
/** The workspace when it has documentation, otherwise the folders below it that have. */
function findDocs(workspace, ignored) {
    if (settingsIn(workspace) !== undefined)
        return [workspace];
    const found = [];
    const open = [workspace];
    for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
        for (const folder of foldersIn(open[at]).filter(path => path !== ignored)) {
            if (settingsIn(folder) === undefined)
                open.push(folder);
            else
                found.push(folder);
        }
    }
    return found.sort();
}
function foldersIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
            .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
            .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch {
        // A folder that cannot be read has no documentation that can be read.
        return [];
    }
}


/***/ }),

/***/ 16669:
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
        ends = next;
    }
    return ends.has(path.length);
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


/***/ })

};
