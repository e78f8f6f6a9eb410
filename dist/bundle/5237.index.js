export const id = 5237;
export const ids = [5237];
export const modules = {

/***/ 75437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ readRunner),
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);



/** Treats an empty variable as missing, because a workflow sets a variable without a value to an empty string. */
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
/** Reads GitHub's event file for this run. Returns undefined if the file is missing or does not match the schema. */
function readEvent({ GITHUB_EVENT_PATH: path = '' }, schema) {
    try {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))).data;
    }
    catch {
        return undefined;
    }
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
 * Returns the absolute path of a program in PATH. Ignores programs in `repository`, because its files may be untrusted.
 * Without the absolute path, a Windows shell would search the current folder before PATH.
 */
function findProgram(name, env, repository) {
    // On Windows, a copy of the environment may spell the variable in another case.
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
/** Returns true if the path or, for a symbolic link, the link's target is inside the repository. */
function isInside(path, repository) {
    const places = [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)];
    return [repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)].some(top => places.some(place => (0,_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(place, top)));
}


/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ Git)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
/* harmony import */ var _text_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74238);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39180);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** Prevents the repository's settings from starting a program. */
const SETTINGS = ['-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false'];
/** Variables with which `git` finds the user's settings. Others are omitted: some could select another repository. */
const VARIABLES = ['HOME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'XDG_CONFIG_HOME', 'SystemRoot'];
/** Runs `git` to read the repository that contains a folder. */
class Git {
    #program;
    #options;
    /** `program`: the absolute path of `git`, outside the repository. */
    constructor(program, folder, env) {
        this.#program = program;
        const own = Object.fromEntries(VARIABLES.map(name => [name, env[name]]));
        const variables = { ...own, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1' };
        this.#options = { cwd: folder, env: variables, windowsHide: true };
    }
    /** Returns the output of `git`, or a problem that contains the error message. */
    ask(args, timeoutMs) {
        const options = { ...this.#options, encoding: 'utf8', timeout: timeoutMs };
        const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(this.#program, [...SETTINGS, ...args], options);
        if (status === 0)
            return stdout.trim();
        const isSlow = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
        if (isSlow)
            return new _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(`\`git\` did not end within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}`);
        return new _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(error?.message ?? (0,_text_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(stderr.trim()), 300));
    }
    start(args, signal) {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(this.#program, [...SETTINGS, ...args], { ...this.#options, signal });
    }
}


/***/ }),

/***/ 84166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Returns true if `path` is `folder` itself or is inside it. Does not follow links. */
function isBelow(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
}


/***/ }),

/***/ 21873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy),
/* harmony export */   x: () => (/* binding */ countEach)
/* harmony export */ });
/** Groups items by key, in the order of the first item of each group. Node 20 does not have `Map.groupBy`. */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function countEach(items) {
    const counts = new Map();
    for (const item of items)
        counts.set(item, (counts.get(item) ?? 0) + 1);
    return counts;
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


/** A request did not get the expected response. Each client decides what a status means. */
class HttpError extends Error {
    name = 'HttpError';
    status;
    headers;
    /** The response body, truncated where the client stopped reading. May repeat secrets from the request. */
    body;
    waitMs;
    /** Error code from the server, such as NoSuchKey, or from Node, such as ECONNREFUSED. */
    code;
    /** False if the request did not reach the server. */
    maybeReceived;
    /** No TLS connection could be established: no request was sent, and a retry does not help. */
    isTlsProblem;
    /** This machine does not trust the certificate. */
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
        this.isTlsProblem = response === undefined && isTlsProblem(this.code);
        this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '');
    }
}
const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
function isTlsProblem(code = '') {
    return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
}
/** Converts Node's error for a request. `responded`: whether the response had begun. */
function connectionError(error, { responded }) {
    // OpenSSL messages end with a line break.
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
function codeOf(error) {
    const { errors, code } = Object(error);
    if (errors !== undefined)
        return codeOf(errors[0]);
    return typeof code === 'string' && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) ? code : undefined;
}
const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF']);
/**
 * Decides whether to repeat a request that is safe to repeat. `isReached`: whether the host has responded in this run.
 * Until then, the address may be wrong, so the number of attempts is limited.
 */
function decideRetry(error, { attempt, isReached }) {
    if (!(error instanceof HttpError))
        return { retry: false };
    if (error.status !== undefined)
        return { retry: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .isTransient */ .dg)(error.status), waitMs: error.waitMs };
    if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ''))
        return { retry: false };
    // Node refused to send the request, and would refuse again.
    if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ''))
        return { retry: false };
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 38056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gw: () => (/* binding */ readLimitedText),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   w$: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);



/**
 * Sends one request and reads its response, whatever the status. Every error is an HttpError, a Failure, or the abort
 * reason.
 */
async function sendRequest({ timeoutMs, maxBytes, needsBody, hash, onResponse, ...request }, { http, signal }) {
    const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const progress = { sent: false, responded: false };
    try {
        const response = await http.send({
            ...request,
            signal: timeout === undefined ? signal : AbortSignal.any([signal, timeout]),
            onSent: () => (progress.sent = true)
        });
        progress.responded = true;
        const { statusCode: status = 0, headers } = response;
        onResponse?.(headers);
        if (hash !== undefined && isSuccess(status)) {
            for await (const chunk of response)
                hash.update(chunk);
            return { status, headers, body: '' };
        }
        return { status, headers, body: await readLimitedText(response, maxBytes, needsBody) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$)
            throw error;
        if (timeoutMs !== undefined && timeout?.aborted === true) {
            const missing = progress.sent ? 'response' : 'connection';
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(`no ${missing} within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(timeoutMs)}`, {
                maybeReceived: progress.sent,
                cause: error
            });
        }
        throw (0,_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionError */ .$t)(error, progress);
    }
}
/** Maximum number of bytes to read from an error response. The error message is at the start. */
const MAX_ERROR_BYTES = 1_000_000;
function isSuccess(status) {
    return status >= 200 && status < 300;
}
async function readLimitedText(response, maxBytes, needsBody = false) {
    const { statusCode: status = 0, headers } = response;
    const limit = isSuccess(status) ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES);
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > limit)
                break;
        }
    }
    catch (error) {
        // For an error response, the status is enough, even if the body is unreadable.
        if (isSuccess(status) || needsBody)
            throw error;
    }
    // TextDecoder removes a byte order mark, which JSON.parse rejects. Buffer.toString keeps the mark.
    const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit));
    if (length > maxBytes && isSuccess(status)) {
        const message = `the response is larger than ${maxBytes / 1e6} MB`;
        throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(message, { response: { status, headers, body } });
    }
    return body;
}


/***/ }),

/***/ 1896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ withMore),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);

/** Returns the first items and the number of the remaining items: `a`, `b`, `and 3 more`. */
function withMore(items, max, total = items.length) {
    const shown = items.slice(0, max);
    return total > shown.length ? [...shown, andMore(total - shown.length)] : shown;
}
function andMore(count) {
    return `and ${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(count)} more`;
}


/***/ }),

/***/ 1324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseRedirects)
/* harmony export */ });
/* unused harmony export Redirects */
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74238);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82937);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68140);





const MAX_REDIRECTS = 100_000;
/** Each address is compared with the patterns one by one. */
const MAX_PATTERNS = 1000;
/** Browsers follow no more than 20 redirects. */
const MAX_FOLLOWED = 20;
/** A redirect from `/a/*` to `/a/b/*` never ends, because the address grows with every step. */
const MAX_WILDCARDS_FOLLOWED = 6;
/** All redirects of a site. Sources without a wildcard take precedence over patterns. */
class Redirects {
    base;
    rules;
    #byAddress = new Map();
    /** `texts`: literal parts that all addresses of the pattern contain. */
    #patterns = [];
    constructor(rules, base) {
        this.rules = rules;
        this.base = base;
        for (const rule of rules) {
            const { address, tokens } = rule.from;
            const texts = tokens.flatMap(token => (token.kind === 'text' ? token.text : []));
            if (address === undefined)
                this.#patterns.push({ rule, texts });
            else
                this.#byAddress.set(address, rule);
        }
    }
    get list() {
        return this.rules.map(({ source, destination, permanent }) => ({ source, destination, permanent }));
    }
    /** Finds the redirect and the expanded destination for a decoded path below the base path. */
    find(path) {
        const address = this.base + (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path);
        const exact = this.#byAddress.get(address);
        if (exact !== undefined)
            return { rule: exact, destination: exact.to };
        for (const { rule, texts } of this.#patterns) {
            const isPossible = texts.every(text => address.includes(text));
            const captures = isPossible ? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .matchSource */ .NF)(rule.from, address) : undefined;
            if (captures === undefined)
                continue;
            const expanded = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .expandDestination */ .ZT)(rule.destination, rule.from.wildcards, captures);
            return { rule, destination: (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .readDestination */ .FD)(expanded, this.base) };
        }
        return undefined;
    }
    hasSource(path) {
        return this.#byAddress.has(this.base + (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path));
    }
    /** Returns the source as a path below the base path, or undefined if the source contains a wildcard. */
    pathOf({ from }) {
        return from.address?.slice(this.base.length);
    }
    /** Follows the redirects from a path, as a browser does, to a file or another host. */
    follow(path, site) {
        return this.#follow(this.find(path)?.destination, (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(path), site);
    }
    /** Follows the redirects from a pattern, if all of its addresses have the same destination. */
    endOfPattern({ destination, from, to }, site) {
        const isOnePlace = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .replaceWildcards */ .uT)(destination, from.wildcards, () => '') === destination;
        if (!isOnePlace)
            return undefined;
        return this.#follow(to, undefined, site);
    }
    #follow(first, name, site) {
        const seen = new Set(name === undefined ? [] : [name]);
        let destination = first;
        let wildcards = 0;
        for (let steps = 1; destination !== undefined; steps++) {
            if (destination.kind === 'external')
                return { kind: 'external', steps, destination };
            const file = site.find(destination.path);
            if (file !== undefined)
                return { kind: 'file', steps, file, destination };
            const next = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .pageName */ .$p)(destination.path);
            if (seen.has(next) || steps === MAX_FOLLOWED)
                return { kind: 'loop', steps };
            seen.add(next);
            const found = this.find(destination.path);
            if (found === undefined)
                return { kind: 'missing', steps, destination };
            if (found.rule.from.address === undefined && ++wildcards > MAX_WILDCARDS_FOLLOWED)
                return { kind: 'loop', steps };
            destination = withFragment(found.destination, destination.fragment);
        }
        return undefined;
    }
}
/** Browsers keep the fragment of an earlier redirect unless the next redirect has a fragment. */
function withFragment(destination, fragment) {
    const isKept = destination.kind === 'internal' && destination.fragment === '';
    return isKept ? { ...destination, fragment } : destination;
}
/** A URL as destination becomes a path if it is an address of the site itself. */
function parseRedirects(entries, basePath, own = { domain: undefined }) {
    const base = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .baseFolder */ .YR)(basePath);
    const rules = new Map();
    const repeated = [];
    const problems = [];
    let patterns = 0;
    if (!Array.isArray(entries))
        problems.push('The redirects are not a list');
    const all = Array.isArray(entries) ? entries : [];
    const areTooMany = all.length > MAX_REDIRECTS;
    if (areTooMany)
        problems.push(`There are more than ${MAX_REDIRECTS} redirects`);
    for (const [i, entry] of areTooMany ? [] : all.entries()) {
        const rule = parseEntry(entry, i, base);
        if (rule instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
            problems.push(...rule.messages);
        else if (rules.has(rule.source))
            repeated.push(rule.source);
        else if (rule.from.address !== undefined || ++patterns <= MAX_PATTERNS)
            rules.set(rule.source, rule);
    }
    const areTooManyPatterns = patterns > MAX_PATTERNS;
    if (areTooManyPatterns)
        problems.push(`There are more than ${MAX_PATTERNS} redirects with wildcards`);
    const isComplete = !areTooMany && !areTooManyPatterns;
    const redirects = withOwnPaths(new Redirects([...rules.values()], base), own);
    return { redirects, isComplete, problems, repeated };
}
function withOwnPaths(redirects, { domain, movableSite }) {
    if (domain === undefined)
        return redirects;
    const { base } = redirects;
    const isOwn = (path) => {
        if (movableSite === undefined)
            return true;
        // The start page of the host can belong to another site.
        return path !== '' && (movableSite.find(path) !== undefined || redirects.hasSource(path));
    };
    const rules = redirects.rules.map(rule => {
        const own = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .ownDestination */ .d6)(rule.destination, base, domain);
        if (own === undefined || !isOwn(own.path))
            return rule;
        return { ...rule, destination: own.address, to: (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .readDestination */ .FD)(own.address, base) };
    });
    return new Redirects(rules, base);
}
function parseEntry(entry, index, base) {
    const { source: given, destination, permanent = true } = Object(entry);
    // The service also adds a missing slash.
    const source = typeof given === 'string' && /^[\w-]+(?:\/|$)/.test(given) ? `/${given}` : given;
    const number = `entry ${index + 1}`;
    const name = typeof source === 'string' ? `source ${quoted(source)}` : number;
    const from = typeof source === 'string' ? (0,_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .PJ)(source, base) : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('has no `source`');
    const isSource = !(from instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF);
    const read = (0,_runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .collect */ .Fo)({
        from: isSource ? from : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${name} ${from.message}`),
        destination: typeof destination === 'string'
            ? checkDestination(destination, isSource ? name : number)
            : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${name} has no \`destination\``),
        permanent: typeof permanent === 'boolean'
            ? permanent
            : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`\`permanent\` of ${name} is neither true nor false`)
    });
    if (read instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
        return read;
    const normal = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .normalDestination */ .Wd)(read.destination, base);
    return { ...read, source: read.from.text, destination: normal, to: (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .readDestination */ .FD)(normal, base) };
}
function checkDestination(text, of) {
    const problem = (0,_destination_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfDestination */ .f)(text);
    return problem === undefined ? text : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`destination ${quoted(text)} of ${of} ${problem}`);
}
/** Quotes text as JSON, so that a line break in a value does not start a new line in the log. */
const quoted = (text) => JSON.stringify((0,_runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$)(text, 200));


/***/ }),

/***/ 93921:
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




/** `sha`: the run's commit, used if no `.git` exists. A command-line run also looks for `.git` above the workspace. */
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
/**
 * Finds a symbolic link in a path, because the link could lead to files outside the documentation. Checks the path only
 * below the workspace, or below the repository root if the path is outside the workspace.
 */
function linkIn(path, workspace) {
    const top = (0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(path, workspace) ? workspace : (rootAbove(path, undefined) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    for (let at = path; at !== top && at !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink())
            return at;
    return undefined;
}
/** Finds the closest folder with `.git`, at or above `folder` but not above `top`. */
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
        return { root, commit: checkedOutCommit(git) };
    const outer = root === top || root === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) ? undefined : repositoryOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), top);
    const own = outer && submoduleFolder(git, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outermost(outer).root, '.git'));
    return own === undefined ? { root, commit: undefined } : { root, commit: checkedOutCommit(own), outer };
}
/**
 * Finds a submodule's Git folder, which must be inside the outer repository's `.git` folder, so that a `.git` file
 * cannot point to another repository. Excludes worktrees, whose Git folder contains `commondir`.
 */
function submoduleFolder(file, repository) {
    const target = /^gitdir: (.+)$/.exec(contentOf(file))?.[1];
    if (target === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(repository).isDirectory())
        return undefined;
    try {
        const own = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target));
        const isSubmodule = (0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(own, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)) && contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, 'commondir')) === '';
        return isSubmodule ? own : undefined;
    }
    catch {
        return undefined;
    }
}
const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
/** Reads Git's files directly, because the `git` program may be missing in a container. */
function checkedOutCommit(git) {
    const head = contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, 'HEAD'));
    if (SHA.test(head))
        return head;
    const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
    if (ref === undefined || ref.split('/').includes('..'))
        return undefined;
    const packed = contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, 'packed-refs')).split('\n');
    const found = packed.find(line => line.endsWith(` ${ref}`))?.split(' ')[0] ?? '';
    return [contentOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, ref)), found].find(value => SHA.test(value));
}
/** Returns the trimmed content of a regular file, or an empty string if there is no such file. */
function contentOf(path) {
    return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))?.toString().trim() ?? '';
}


/***/ }),

/***/ 20515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bV: () => (/* binding */ fileNameOf),
/* harmony export */   kD: () => (/* binding */ linkProblem),
/* harmony export */   pe: () => (/* binding */ findDocsFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45852);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93921);





function findDocsFolder(given, workspace, isRunner) {
    if (given !== undefined) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
        return (0,_site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsIn */ .RV)(path) === undefined
            ? new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`\`docs-path\` has neither docs.json nor mint.json: ${given}`)
            : (linkProblem('docs-path', path, workspace) ?? path);
    }
    // On a command line, the current folder can be any folder in a clone.
    const root = isRunner ? undefined : (0,_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .rootAbove */ .GL)(workspace, undefined);
    const found = [(0,_site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .findDocs */ .Vy)(workspace), root === undefined ? [] : docsAround(workspace, root)].find(folders => folders.length > 0);
    const [only, ...others] = found ?? [];
    if (only === undefined)
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(isRunner
            ? '`docs-path` is missing: no folder in the workspace contains docs.json or mint.json. Check out the repository before this step'
            : '`docs-path` is missing: no docs.json or mint.json was found in the current folder or in its clone');
    if (others.length === 0)
        return only;
    const listed = [only, ...others].map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/')).join(', ');
    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set the input to one of these folders`);
}
/** Finds the documentation folder that contains `folder`, or else all documentation folders in the clone. */
function docsAround(folder, root) {
    for (let at = folder; at !== root; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
        if ((0,_site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsIn */ .RV)(at) !== undefined)
            return [at];
    return (0,_site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .findDocs */ .Vy)(root);
}
function linkProblem(name, path, workspace) {
    const found = (0,_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .linkIn */ .qn)(path, workspace);
    if (found === undefined)
        return undefined;
    const shown = JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, found).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`\`${name}\` leads through ${shown}, which is a symbolic link. Links are not followed`);
}
/** Converts an untrusted folder path to part of a file name. The part is unique for each folder. */
function fileNameOf(path) {
    const parts = path.split('/').filter(part => part !== '');
    const plain = parts.map(part => `-${part.replaceAll(/[^\w.]/g, '_')}`).join('');
    const isPlain = plain.length <= MAX_FILE_NAME && parts.every(part => /^[a-z0-9._]+$/.test(part));
    return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', path).slice(0, 8)}`;
}
const MAX_FILE_NAME = 60;


/***/ }),

/***/ 42496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openClone)
});

// EXTERNAL MODULE: ./.build/src/runtime/files/find-program.js
var find_program = __webpack_require__(15288);
// EXTERNAL MODULE: ./.build/src/runtime/files/git.js
var files_git = __webpack_require__(8568);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/versions/repository.js
var repository = __webpack_require__(43973);
;// CONCATENATED MODULE: ./.build/src/versions/clone.js





/** Advice for the most frequent reason why `git` cannot read the files in an existing commit. */
const FETCH = 'If the clone is partial, run `git fetch --refetch --no-filter` to download all files';
/** Maximum number of commits to read from the documentation's history, newest first. */
const MAX_COMMITS = 50_000;
/** If a commit adds or removes more files than this, `git` detects only renames of unchanged files. */
const MAX_RENAMES = 1000;
/** Maximum total size of the files that differ, because their texts are kept in memory. */
const MAX_BYTES = 400_000_000;
/** `git log` without what a user's settings add. Paths are not patterns. */
const LOG = [
    ...['log.showSignature=false', 'log.follow=false', 'log.diffMerges=off'].flatMap(each => ['-c', each]),
    ...['--literal-pathspecs', 'log']
];
/** The clone that contains the documentation, read through `git`. Used only on a command line. */
class Clone {
    #git;
    #timeoutMs;
    #signal;
    /** `timeoutMs`: time limit for each synchronous command, which no signal can stop. */
    constructor(git, timeoutMs, signal) {
        this.#git = git;
        this.#timeoutMs = timeoutMs;
        this.#signal = signal;
    }
    /** Returns a copy of this object whose commands stop when `signal` aborts. */
    until(signal) {
        return new Clone(this.#git, this.#timeoutMs, signal);
    }
    /** Returns the id of a commit, tree, or blob, or the error message from `git`. */
    resolve(revision) {
        return this.#runSync(['rev-parse', '--verify', '--end-of-options', revision]);
    }
    /** Returns the id of the merge base of two commits, or the error message from `git`. */
    mergeBase(base, head) {
        return this.#runSync(['merge-base', base, head]);
    }
    /** Returns the commit itself, because `git` finds the tree of a commit. */
    async treeOf(commit) {
        return await Promise.resolve(commit);
    }
    async commonAncestor(a, b) {
        // With an unknown commit, `merge-base` fails with a message; without a common ancestor, it fails without one.
        const found = this.mergeBase(a, b);
        if (!(found instanceof problem/* Problem */.AF))
            return await Promise.resolve(found);
        if (found.message === '')
            return undefined;
        throw new repository/* NotComparable */._Z(`git: ${found.message}`);
    }
    async timeOf(commit) {
        const args = ['-s', '--no-show-signature', '--format=%cI', '--end-of-options', `${commit}^{commit}`];
        const shown = this.#runSync(['show', ...args]);
        if (shown instanceof problem/* Problem */.AF)
            throw new repository/* NotComparable */._Z(`git: ${shown.message}`);
        return await Promise.resolve(Date.parse(shown));
    }
    async parentOf(commit) {
        const found = this.resolve(`${commit}^1^{commit}`);
        return await Promise.resolve(found instanceof problem/* Problem */.AF ? undefined : found);
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
            throw new repository/* NotComparable */._Z(`the files that differ have ${total} bytes in total, but at most ${MAX_BYTES} bytes are compared`);
        if (files.size === 0)
            return new Map();
        const names = [...files.keys()];
        const found = await this.#run(['cat-file', '--batch'], `${names.join('\n')}\n`);
        let at = 0;
        const texts = names.map(name => {
            const start = found.indexOf('\n', at) + 1;
            // An entry begins with `SHA blob SIZE`, or with the requested name and the reason why the blob is missing.
            const size = /^[0-9a-f]+ blob (\d+)\n$/.exec(found.toString('utf8', at, start))?.[1];
            if (size === undefined)
                throw new repository/* NotComparable */._Z(`the clone does not contain the blob ${name}. ${FETCH}`);
            at = start + Number(size) + 1;
            return [name, found.toString('utf8', start, at - 1)];
        });
        return new Map(texts);
    }
    async index(folder) {
        const list = await this.#run(['--literal-pathspecs', 'ls-files', '-t', '-s', '-z', '--', folder || '.']);
        const entries = list.toString().split('\0').slice(0, -1);
        return new Map(entries.flatMap(line => {
            // Skips stages other than 0, which belong to an unfinished merge.
            const [, tag, sha = '', path] = /^(\w) \d+ (\w+) 0\t([^]*)$/.exec(line) ?? [];
            return path === undefined
                ? []
                : [[path.slice(folder.length), { sha, isLeftOut: tag === 'S' }]];
        }));
    }
    /** Lists the commits that changed the set of files in a folder, newest first. Paths are relative to the folder. */
    async history(commit, folder) {
        const list = await this.#run([
            ...LOG,
            ...['-M', `-l${MAX_RENAMES}`, '--diff-filter=ADR', '--no-ext-diff'],
            ...['--raw', '--no-abbrev', '-z', '--format=%H', `--max-count=${MAX_COMMITS}`],
            ...['--end-of-options', commit, '--', folder || '.']
        ]);
        return readHistory(list.toString(), folder);
    }
    async firstParents(head, { since, max }) {
        const list = await this.#run([
            ...[...LOG, '--first-parent', '--no-patch', '--format=%H', `--max-count=${max}`],
            ...['--end-of-options', head, ...(since === undefined ? [] : [`^${since}`])]
        ]);
        return list.toString().split('\n').filter(Boolean);
    }
    async fileHistory(head, path, { since, max }) {
        const list = await this.#run([
            ...LOG,
            ...['--follow', '--first-parent', '--diff-merges=first-parent', '-M', '--no-ext-diff'],
            ...['--name-status', '-z', '--format=%H %cI', `--max-count=${max}`],
            ...['--end-of-options', head, ...(since === undefined ? [] : [`^${since}`]), '--', path]
        ]);
        return readFileHistory(list.toString());
    }
    #runSync(args) {
        return this.#git.ask(args, this.#timeoutMs);
    }
    async #run(args, input = '') {
        const child = this.#git.start(args, this.#signal);
        const failed = new Promise((_, reject) => child.once('error', reject));
        // Ignores write errors: if `git` exits before it reads all input, the error output explains the failure.
        child.stdin.on('error', () => undefined).end(input);
        const ended = new Promise(resolve => child.once('close', resolve));
        const work = Promise.all([(0,consumers_.buffer)(child.stdout), (0,consumers_.buffer)(child.stderr), ended]);
        const [stdout, stderr, status] = await Promise.race([work, failed]);
        if (status === 0)
            return stdout;
        throw new repository/* NotComparable */._Z(`git: ${(0,clip/* clip */.$)((0,plain_text/* plainText */.wh)(stderr.toString().trim()), 300)}. ${FETCH}`);
    }
}
/** Reads commits: an id, then `:MODE MODE BLOB BLOB KIND` per change, with a path (`A`, `D`) or two paths (`R087`). */
function readHistory(list, folder) {
    const fields = list.split('\0').values();
    const nextPath = () => fields.next().value?.slice(folder.length) ?? '';
    const found = [];
    for (const field of fields) {
        const [, id, before = '', after = '', kind] = /^\n*(?:([0-9a-f]{40,64})\n*|:\d+ \d+ (\w+) (\w+) ([ADR])\d*)$/.exec(field) ?? [];
        if (id !== undefined)
            found.push({ renamed: [], added: [], removed: [] });
        const commit = found.at(-1);
        if (kind === 'R')
            commit?.renamed.push({ from: nextPath(), to: nextPath(), blobs: [before, after] });
        else if (kind !== undefined)
            commit?.[kind === 'A' ? 'added' : 'removed'].push(nextPath());
    }
    return found;
}
/** Reads commits: an id and a date, then the kind of change and one path, or two paths for a rename (`R087`). */
function readFileHistory(list) {
    const fields = list.split('\0').values();
    const nextPath = () => fields.next().value ?? '';
    const found = [];
    for (const field of fields) {
        const [, sha, date = '', kind] = /^\n*(?:([0-9a-f]{40,64}) (\S+)\n*|([A-Z])\d*)$/.exec(field) ?? [];
        if (sha !== undefined)
            found.push({ sha, date, path: '' });
        if (kind === undefined)
            continue;
        const path = nextPath();
        const commit = found.at(-1);
        if (commit !== undefined)
            commit.path = kind === 'R' || kind === 'C' ? nextPath() : path;
        // `git` continues with the original of a copy, or with an earlier file of this name. Both are other files.
        if (kind === 'A' || kind === 'C')
            break;
    }
    return found;
}
/** Parses `100644 blob SHA    SIZE<tab>PATH`. If the clone does not contain the blob, the size is not a number. */
function readEntry(line) {
    const [, mode = '', sha = '', size = '', path = ''] = /^(\d+) \w+ (\w+) +(\S+)\t([^]*)$/.exec(line) ?? [];
    return { path, mode, sha, size: Number.parseInt(size, 10) || 0 };
}

;// CONCATENATED MODULE: ./.build/src/versions/open-clone.js




/** Opens the clone of a checkout. `timeoutMs`: time limit for each synchronous `git` command. */
function openClone({ root }, env, timeoutMs) {
    const git = (0,find_program/* findProgram */.K)('git', env, root);
    if (git === undefined)
        return new problem/* Problem */.AF('`git` is not in `PATH`. Install `git` to read the clone');
    const clone = new Clone(new files_git/* Git */.T(git, root, env), timeoutMs);
    const head = clone.resolve('HEAD^{commit}');
    return head instanceof problem/* Problem */.AF ? new problem/* Problem */.AF(`the clone cannot be read: ${head.message}`) : { clone, head };
}


/***/ }),

/***/ 43973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _8: () => (/* binding */ isDocsFile),
/* harmony export */   _Z: () => (/* binding */ NotComparable),
/* harmony export */   zF: () => (/* binding */ isGitHubProblem)
/* harmony export */ });
/* harmony import */ var _sources_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89181);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54639);




/** Thrown if the two versions cannot be compared. The documentation is still reviewed. */
class NotComparable extends Error {
    name = 'NotComparable';
}
/** Whether an error prevents only the comparison, such as a missing, late, or incomplete response from GitHub. */
function isGitHubProblem(error) {
    return (error instanceof NotComparable ||
        error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$ ||
        error instanceof _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .TimedOut */ .GA ||
        (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR && error.code === 'github-rate-limited'));
}
/** Whether a tree entry is a regular file that documentation can contain, not a symbolic link or a submodule. */
function isDocsFile({ path, mode }) {
    return /^100(?:644|755|664)$/.test(mode) && !path.split('/').some(_sources_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isHidden */ .dK);
}


/***/ })

};
