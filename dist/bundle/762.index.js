export const id = 762;
export const ids = [762];
export const modules = {

/***/ 85557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readGitHubContext),
/* harmony export */   R: () => (/* binding */ artifactsAvailable)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75437);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37630);




const releaseEvent = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ release: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) });
function readGitHubContext(env) {
    const release = (0,_runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j)(env, releaseEvent)?.release;
    return {
        ...(0,_runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunner */ .f)(env),
        errorsPage: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsPage */ .P)(env),
        runId: env['GITHUB_RUN_ID'] ?? '',
        runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] || 1),
        repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
        branch: env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || (env['GITHUB_REF_NAME'] ?? ''),
        eventRelease: release && { id: release.id, tag: release.tag_name }
    };
}
/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
function artifactsAvailable(serverUrl) {
    const host = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(serverUrl)?.hostname ?? '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}


/***/ }),

/***/ 74831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INPUT_NAMES: () => (/* binding */ INPUT_NAMES),
  LIST_INPUTS: () => (/* binding */ LIST_INPUTS),
  readInputs: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/service/service-inputs.js
var service_inputs = __webpack_require__(97516);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./.build/src/runtime/files/is-below.js
var is_below = __webpack_require__(84166);
// EXTERNAL MODULE: ./.build/src/export/inputs/deployment-config.js
var deployment_config = __webpack_require__(85806);
// EXTERNAL MODULE: ./.build/src/export/inputs/github-context.js
var github_context = __webpack_require__(85557);
// EXTERNAL MODULE: ./.build/src/export/inputs/input-schema.js
var input_schema = __webpack_require__(84160);
;// CONCATENATED MODULE: ./.build/src/export/inputs/input-rules.js







/** The value of `job-id` that stands for the last completed job. */
const LAST_JOB = 'last';
/** What is wrong between several inputs. */
function inputProblems(given, circumstances) {
    const { deliver, local, folder } = circumstances;
    const source = local === undefined ? serviceProblems(given) : localProblems(given, local, folder, deliver);
    return [...source, ...deliveryProblems(given, circumstances), ...ineffectiveInputs(given, deliver)].filter(problem => problem !== false);
}
function serviceProblems(given) {
    return [
        given['update-project'] !== undefined &&
            given['job-id'] !== undefined &&
            given['job-id'] !== LAST_JOB &&
            '`update-project` has no effect on the job of `job-id`, which was started before: remove one of them'
    ];
}
/** Inputs that only the export of a service needs. */
const FOR_SERVICE = [
    'base-url',
    'api-key',
    'job-id',
    'paths',
    'update-project',
    'poll-interval',
    'mask-url'
];
function localProblems(given, { kind, path, exists }, folder, deliver) {
    const configUrl = given['config-url'] ?? '';
    const needArchive = [...deliver].filter(name => input_schema/* DELIVERIES */.rV[name].needs === 'archive');
    return [
        !exists && `\`from\` is neither a file nor a folder: ${path}`,
        kind === 'folder' &&
            isInside(folder, path) &&
            '`from` contains `output-dir`, into which it is copied: set `output-dir` to another folder',
        isInside(path, (0,external_node_path_.join)(folder, 'site')) &&
            '`from` is in the folder that the site in `output-dir` replaces: set `output-dir` to another folder',
        ...FOR_SERVICE.filter(name => isSet(given, name, input_schema/* localFields */.jH)).map(name => `\`${name}\` has no effect with \`from\`, which does not use the service: remove it`),
        ...needArchive.map(name => kind === 'folder' &&
            `\`deliver: ${name}\` needs an archive, but \`from\` is a folder: use \`site\`, or pack the folder first`),
        kind === 'folder' &&
            (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'sha256') &&
            '`config-url` contains {sha256} of the archive, but `from` is a folder',
        (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'job-id') && '`config-url` contains {job-id}, but `from` has no job',
        deliver.has('url') && '`deliver: url` needs the link of an export, which `from` does not have',
        deliver.has('config') &&
            configUrl === '' &&
            '`config-url` is missing: `deliver: config` with `from` has no link that it could write'
    ];
}
/** Whether a path is a folder itself, or below it. */
function isInside(path, folder) {
    return (0,is_below/* isBelow */.Y)(realPath(path), realPath(folder));
}
/** Without symbolic links, which can be any part of a path. What does not exist yet is below something that does. */
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return (0,external_node_path_.dirname)(path) === path ? path : (0,external_node_path_.join)(realPath((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
}
function deliveryProblems(given, { deliver, github }) {
    const storable = [...deliver].filter(name => name !== 'artifact' && name !== 'report');
    const configUrl = given['config-url'] ?? '';
    return [
        storable.length < deliver.size &&
            !(0,github_context/* artifactsAvailable */.R)(github.serverUrl) &&
            `\`deliver\` contains artifact or report, which GitHub Enterprise Server cannot store: set \`deliver: ${storable.join(', ') || 'site'}\``,
        ...['version', 'domain'].map(name => (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, name) &&
            given[name] === undefined &&
            `\`config-url\` contains {${name}}, but \`${name}\` is missing`)
    ];
}
/** What must be downloaded: the archive as a file that is kept, the site in it, both or nothing. */
function neededBy(deliver, configUrl = '') {
    const needs = [...deliver].map(kind => input_schema/* DELIVERIES */.rV[kind].needs);
    return {
        keepArchive: needs.includes('archive') || (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'sha256'),
        extract: needs.includes('site')
    };
}
/** Inputs that can stop a delivery, or that decide what it is compared with. All of them need the extracted site. */
const GATES = ['check-fail-on', 'previous-manifest', 'max-page-drop', 'redirects'];
const ONLY_FOR = [
    ['config-file', 'config'],
    ['config-key', 'config'],
    ['release-tag', 'release']
];
/** Whether an input has another value than its default. One that is invalid is reported anyway. */
function isSet(given, name, { shape } = input_schema/* exportFields */.cA) {
    const parsed = shape[name].safeParse(given[name]);
    return parsed.success && !(0,external_node_util_.isDeepStrictEqual)(parsed.data, shape[name].safeParse(undefined).data);
}
/** An input that cannot take effect is an error: nobody would notice that a gate is open, or a delivery missing. */
function ineffectiveInputs(given, deliver) {
    const check = given['check'] ?? 'warn';
    const gates = GATES.filter(name => isSet(given, name) && given[name] !== 'none');
    const names = [...(check === 'fail' ? ['check: fail'] : []), ...gates].map(name => `\`${name}\``);
    return [
        isSet(given, 'check-fail-on') &&
            check !== 'fail' &&
            `\`check-fail-on\` has no effect with \`check: ${check}\`: set \`check: fail\``,
        isSet(given, 'max-page-drop') &&
            given['previous-manifest'] === 'none' &&
            '`max-page-drop` has no effect with `previous-manifest: none`, which compares with nothing: remove one of them',
        !neededBy(deliver).extract &&
            names.length > 0 &&
            `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no effect, because \`deliver\` does not extract the site: add \`site\` or \`report\` to \`deliver\``,
        ...ONLY_FOR.map(([name, delivery]) => isSet(given, name) &&
            !deliver.has(delivery) &&
            `\`${name}\` has no effect without \`${delivery}\` in \`deliver\`: add it, or remove \`${name}\``)
    ];
}

;// CONCATENATED MODULE: ./.build/src/export/inputs/inputs.js







const INPUT_NAMES = Object.keys(input_schema/* exportFields */.cA.shape);
const LIST_INPUTS = (0,input_fields/* listsIn */.vX)(input_schema/* exportFields */.cA);
const DEFAULT_DELIVER = { service: 'artifact, report', from: 'site, report' };
function readInputs(given, github) {
    const { tempDir, workspace } = github;
    const local = given['from'] === undefined ? undefined : findLocal(given['from'], workspace);
    const { deliver, problems } = readDeliver(given['deliver'] ?? DEFAULT_DELIVER[local ? 'from' : 'service']);
    const folder = (0,external_node_path_.resolve)(workspace, given['output-dir'] ?? (0,external_node_path_.join)(tempDir, 'static-export'));
    const clashes = [...problems, ...inputProblems(given, { deliver, local, folder, github })];
    const combine = (parsed) => ({
        clashes: clashes.length === 0 ? undefined : new problem/* Problem */.AF(...clashes),
        release: deliver.has('release') ? releaseInputs(parsed, github) : undefined,
        config: deliver.has('config') ? configInputs(parsed, workspace) : undefined
    });
    const read = local === undefined
        ? (0,input_fields/* readFields */.qU)(input_schema/* exportFields */.cA, given, parsed => ({ ...combine(parsed), source: serviceSource(parsed) }))
        : (0,input_fields/* readFields */.qU)(input_schema/* localFields */.jH, given, parsed => ({ ...combine(parsed), source: local }));
    const archiveName = read['artifact-name'] ?? defaultName(read);
    const artifact = {
        name: archiveName,
        format: read['artifact-format'],
        retentionDays: read['retention-days'],
        // An earlier attempt stored it. In a first attempt, it is the artifact of another step.
        replace: github.runAttempt > 1
    };
    return {
        about: { domain: read.domain, version: read.version, paths: read.paths },
        source: read.source,
        timeoutMs: read.timeout,
        output: { folder, archiveName, ...neededBy(deliver, read['config-url']) },
        review: reviewInputs(read, workspace),
        githubToken: read['github-token'],
        configUrl: read['config-url'],
        configVersion: read['config-version'] ?? read.version,
        /** What each delivery needs, for those that are requested. */
        deliveries: {
            site: deliver.has('site'),
            report: deliver.has('report') ? artifact : undefined,
            artifact: deliver.has('artifact') ? artifact : undefined,
            release: read.release,
            config: read.config,
            url: deliver.has('url')
        }
    };
}
function serviceSource(parsed) {
    return (0,problem/* collect */.Fo)({
        kind: 'service',
        baseUrl: (0,service_inputs/* serviceAddress */.Ad)(parsed['base-url'], parsed['api-key']),
        apiKey: parsed['api-key'],
        job: parsed['job-id'] === undefined || isLast(parsed) ? newJob(parsed) : parsed['job-id'],
        /** The last completed job of the domain takes the place of a new one, if there is one. */
        resumesLast: isLast(parsed),
        updateProject: parsed['update-project'],
        maskUrl: parsed['mask-url'],
        pollIntervalMs: parsed['poll-interval']
    });
}
function isLast({ 'job-id': jobId }) {
    return jobId === LAST_JOB;
}
function newJob({ domain, version, paths, 'job-id': jobId }) {
    const missing = jobId === LAST_JOB
        ? '`domain` is missing: `job-id: last` is the last job of this host name'
        : '`domain` is missing: set it to the host name to export, or set `job-id` to resume a job';
    return (0,problem/* collect */.Fo)({ domain: domain ?? new problem/* Problem */.AF(missing), version, paths });
}
/** Without a tag, the release that started the workflow. */
function releaseInputs({ 'release-tag': given, 'github-token': token }, { eventRelease }) {
    const noTag = '`release-tag` is missing: this run was not started by a release, so set the tag of the release';
    const tag = given ?? eventRelease?.tag ?? new problem/* Problem */.AF(noTag);
    return (0,problem/* collect */.Fo)({
        tag,
        id: tag === eventRelease?.tag ? eventRelease.id : undefined,
        token: token ?? new problem/* Problem */.AF('`github-token` is missing: `deliver: release` needs it')
    });
}
function configInputs({ 'config-file': file, 'config-key': key }, workspace) {
    const missing = new problem/* Problem */.AF('`config-file` is missing: `deliver: config` writes to this file');
    return (0,problem/* collect */.Fo)({ file: typeof file === 'string' ? (0,external_node_path_.resolve)(workspace, file) : (file ?? missing), key });
}
function findLocal(from, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, from);
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    const kind = stats?.isDirectory() === true ? 'folder' : 'archive';
    return { kind, path, exists: kind === 'folder' || stats?.isFile() === true };
}
function reviewInputs(read, workspace) {
    return {
        check: read.check,
        failOn: read['check-fail-on'],
        ignore: read['check-ignore'] ?? [],
        basePath: read['base-path'],
        layout: read.layout,
        previousManifest: fileOr(['last-run', 'none'], read['previous-manifest'], workspace),
        /** The file of the redirects: named, or found in the workspace. */
        redirectsInput: read.redirects === undefined ? { kind: 'found' } : fileOr(['none'], read.redirects, workspace),
        maxPageDrop: read['max-page-drop']
    };
}
/** The archives of two releases have different names: both are in one folder after a download. */
function defaultName({ domain, 'job-id': jobId, version }) {
    const parts = ['static-export', (domain ?? jobId ?? '').slice(0, 150), version?.slice(0, 40) ?? ''];
    // Service and user choose the form of ids and versions.
    return parts
        .filter(part => part !== '')
        .join('-')
        .replace(/[^\w.-]/g, '-');
}
/** A file, or a word that stands for something else. */
function fileOr(words, value, workspace) {
    const kind = words.find(word => word === value);
    return kind === undefined ? { kind: 'file', path: (0,external_node_path_.resolve)(workspace, value) } : { kind };
}
function readDeliver(value) {
    const entries = (0,input_fields/* entriesOf */.Mc)(value);
    const isDelivery = (entry) => Object.hasOwn(input_schema/* DELIVERIES */.rV, entry);
    const choices = `choose from ${Object.keys(input_schema/* DELIVERIES */.rV).join(', ')}`;
    const unknown = entries.filter(entry => !isDelivery(entry));
    return {
        deliver: new Set(entries.filter(isDelivery)),
        problems: entries.length === 0
            ? [`\`deliver\` is empty: ${choices}`]
            : unknown.map(entry => `\`deliver\` "${entry}" is unknown: ${choices}`)
    };
}


/***/ }),

/***/ 96421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vX: () => (/* binding */ listsIn),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23945);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** The text of a problem follows the name of the input. */
function field(parse) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is missing'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
        const parsed = parse(value);
        if (!(parsed instanceof _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
            return parsed;
        context.issues.push(...parsed.messages.map(message => ({ code: 'custom', message, input: value })));
        return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
    }));
}
const LISTS = new WeakSet();
/** An input with several entries, separated by new lines (and for some, commas). */
function list(parse) {
    const input = field(parse);
    LISTS.add(input);
    return input;
}
function listsIn({ shape }) {
    const isList = (input) => LISTS.has(input) ||
        ((input instanceof zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniOptional */ .Xz9 || input instanceof zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniDefault */ .Gze) &&
            isList(input._zod.def.innerType));
    return Object.keys(shape).filter(name => isList(shape[name]));
}
/** An input that must be set. `hint` says where its value comes from. */
function required(hint, input) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(`is missing: ${hint}`), input);
}
function text(problemOf) {
    return field(value => {
        const problem = problemOf(value);
        return problem === undefined ? value : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(problem);
    });
}
const MAX_MS = 7 * 24 * 3_600_000;
const duration = field(value => {
    const ms = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(value);
    if (ms === undefined)
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`);
    return ms > 0 && ms <= MAX_MS
        ? ms
        : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${value} is out of range: it must be more than zero and at most 7 days`);
});
const count = (max) => field(value => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
    ? Number(value)
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a number from 1 to ${max}`));
const share = field(value => (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShare */ .n8)(value) ?? new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a percentage: use 20%, or a value from 0% to 100%`));
const flag = field(value => /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is neither true nor false`));
function oneOf(choices) {
    return field(value => choices.find(choice => choice === value) ??
        new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not one of ${choices.join(', ')}`));
}
/** An http(s) address without more than a path. `instead`: what to do with a user name or password. */
function webAddress(value, instead = 'remove them') {
    const url = (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(value);
    if (url === null || !/^https?:$/.test(url.protocol))
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a URL: it must begin with https://`);
    if (url.username !== '' || url.password !== '')
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`contains a user name or password: ${instead}`);
    return url.search === '' && url.hash === '' ? url : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('contains a query or fragment: remove it');
}
function entriesOf(value) {
    return value
        .split(/[\n,]/)
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}
/** Parses the inputs and reports every problem at once. `combine`: values that depend on several inputs. */
function readFields(schema, given, combine) {
    const entries = Object.entries(schema.shape).map(([name, input]) => {
        const { success, data, error } = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xL(input, given[name]);
        if (success)
            return [name, data];
        return [name, new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(...error.issues.map(({ message }) => `\`${name}\` ${message}`))];
    });
    const parsed = Object.fromEntries(entries);
    const more = combine(parsed);
    const messages = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesIn */ .ww)([...Object.values(parsed), ...Object.values(more)]);
    if (messages.length === 0)
        return { ...parsed, ...more };
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('invalid-input', `Invalid input:\n${messages.map(each => `- ${each}`).join('\n')}`);
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

/***/ 53361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ errorsPage),
/* harmony export */   f: () => (/* binding */ docsUrl)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


// In the bundle, this file is two folders below the root, too.
const root = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL('../..', new URL(...['../runtime/docs-url.js', import.meta.url]).href));
/**
 * Where the documentation of this version of the action is: the runner says which repository and version is running.
 * Empty when it does not.
 */
function docsUrl(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : '';
}
/** On the command line, the file of this installation. */
function errorsPage(env) {
    const url = docsUrl(env);
    return url === '' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, 'docs', 'errors.md') : `${url}docs/errors.md`;
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
function checkedLookup(problemOf) {
    return (hostname, options, callback) => {
        node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}


/***/ }),

/***/ 24707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   ww: () => (/* binding */ messagesIn)
/* harmony export */ });
/**
 * What a parser returns in place of a value: texts for people. `undefined` or `null` say no more than "is not one". A
 * list of problems beside a value is for callers that use what could be read.
 */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
    get message() {
        return this.messages.join('. ');
    }
}
/** All values, or the problems of those that are none. */
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Each one once: a problem of one value may be the problem of another as well. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
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

/***/ 15300:
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
