export const id = 5902;
export const ids = [5902];
export const modules = {

/***/ 36103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ isTarHeader),
/* harmony export */   Oz: () => (/* binding */ ARCHIVE_FORMATS),
/* harmony export */   VY: () => (/* binding */ octalAt),
/* harmony export */   Wg: () => (/* binding */ emptyArchive),
/* harmony export */   be: () => (/* binding */ formatOf),
/* harmony export */   oL: () => (/* binding */ recognizeFormat)
/* harmony export */ });
/* unused harmony export describeBytes */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);



const ARCHIVE_FORMATS = ['tar.gz', 'zip', 'tar'];
/** One tar header, which is enough to recognize any format. */
const HEAD_BYTES = 512;
/** Detects the format from the first bytes, because file names and content types from stores are often wrong. */
function formatOf(head) {
    const start = head.toString('latin1', 0, 4);
    if (start.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // The second signature begins a zip without entries, which consists of only an end record.
    if (start === 'PK\x03\x04' || start === 'PK\x05\x06')
        return 'zip';
    return isTarHeader(head) ? 'tar' : undefined;
}
/**
 * Verifies the checksum, since old tar archives have no `ustar` signature. The checksum is the sum of all bytes, with
 * spaces in place of the checksum itself. Some old writers added the bytes as signed numbers.
 */
function isTarHeader(head) {
    const checksum = octalAt(head, 148, 156) || NaN;
    let [sum, highBytes] = [0, 0];
    for (let i = 0; i < HEAD_BYTES; i++) {
        const byte = i < 148 || i >= 156 ? (head[i] ?? NaN) : 0x20;
        sum += byte;
        highBytes += byte >> 7;
    }
    const isEmptyTar = sum === 8 * 0x20;
    return checksum === sum || checksum === sum - 256 * highBytes || isEmptyTar;
}
/** Parses octal digits up to a zero byte or the field's end. Ignores spaces around them. Returns NaN for other text. */
function octalAt(block, start, end) {
    const [, digits] = /^ *([0-7]*) *(?:\0|$)/.exec(block.toString('latin1', start, end)) ?? [];
    return digits === undefined ? NaN : Number(`0o0${digits}`);
}
const OTHER_FORMATS = [
    ['an HTML page', /^\s*<(!doctype html|html)/i],
    ['an XML document, perhaps an error from the store', /^\s*<(\?xml|error)/i],
    ['JSON, perhaps an error message', /^\s*[{[]/]
];
/** Describes the content of an unsupported file for an error message. */
function describeBytes(head) {
    if (head.length === 0)
        return 'an empty file';
    const text = head.toString('latin1');
    const known = OTHER_FORMATS.find(([, pattern]) => pattern.test(text));
    if (known !== undefined)
        return known[0];
    if (/^[\t\n\r\x20-\x7e]+$/.test(text))
        return `text: "${text.trim().slice(0, 60)}"`;
    return `data in an unknown format (it begins with ${head.subarray(0, 8).toString('hex')})`;
}
/** The start of a gzip file that is decompressed to look for a tar header. */
const GZIP_HEAD_BYTES = 4096;
/** Detects the archive format. Throws for other files, so that a login page or error message is never delivered. */
async function recognizeFormat(first) {
    const format = formatOf(first);
    if (format === undefined)
        throw unknownFormat(describeBytes(first.subarray(0, HEAD_BYTES)));
    if (format !== 'tar.gz')
        return format;
    const content = await gunzipStart(first.subarray(0, GZIP_HEAD_BYTES));
    const isWhole = first.length < GZIP_HEAD_BYTES && content.length > 0;
    if ((content.length >= HEAD_BYTES || isWhole) && !isTarHeader(content))
        throw unknownFormat(`gzip that contains ${describeBytes(content.subarray(0, HEAD_BYTES))}`);
    return format;
}
/** Returns an empty buffer if the bytes cannot be decompressed. The extraction reports whether the archive is damaged. */
async function gunzipStart(bytes) {
    try {
        return await (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)(bytes, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH });
    }
    catch {
        return Buffer.alloc(0);
    }
}
function unknownFormat(description) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-format-unknown', `The file is not an archive. It looks like ${description}.`);
}
function emptyArchive() {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('archive-format-unknown', 'The archive is empty (0 bytes).');
}


/***/ }),

/***/ 45902:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_github_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85557);
/* harmony import */ var _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74831);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70404);





// Use less memory: by default, the artifact client uploads five blocks of 8 MB at the same time.
process.env['ACTIONS_ARTIFACT_UPLOAD_CONCURRENCY'] ??= '2';
await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)({ names: _inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q, secrets: ['api-key', 'github-token'] }, async (given, runContext) => {
    const github = (0,_inputs_github_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitHubContext */ .L)(process.env);
    const inputs = (0,_inputs_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(given, github);
    const context = { ...runContext, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(runContext.signal, inputs.timeoutMs) };
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)(inputs, { ...context, github });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 85557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readGitHubContext)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
/* harmony import */ var _runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75437);
/* harmony import */ var _github_run_memory_workflow_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37558);




const releaseEvent = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ release: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }) });
function readGitHubContext(env) {
    const release = (0,_runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j)(env, releaseEvent)?.release;
    return {
        ...(0,_runtime_action_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunner */ .f)(env),
        ...(0,_github_run_memory_workflow_run_js__WEBPACK_IMPORTED_MODULE_3__/* .readRunIdentity */ .M)(env),
        errorsPage: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_0__/* .errorsPage */ .PD)(env),
        runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] || 1),
        eventRelease: release && { id: release.id, tag: release.tag_name }
    };
}


/***/ }),

/***/ 74831:
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
// EXTERNAL MODULE: ./.build/src/github/run-memory/workflow-run.js
var workflow_run = __webpack_require__(37558);
// EXTERNAL MODULE: ./.build/src/export/inputs/input-schema.js
var input_schema = __webpack_require__(84160);
;// CONCATENATED MODULE: ./.build/src/export/inputs/input-rules.js







/** The value of `job-id` that refers to the last completed job. */
const LAST_JOB = 'last';
/** Returns problems that involve more than one input. */
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
            '`update-project` has no effect on the existing job in `job-id`: remove one of these inputs'
    ];
}
/** Inputs that apply only to an export by the service. */
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
            '`from` contains `output-dir`, so the folder would be copied into itself: set `output-dir` to another folder',
        isInside(path, (0,external_node_path_.join)(folder, 'site')) &&
            '`from` is in the folder `site` of `output-dir`, and the new site replaces this folder: set `output-dir` to another folder',
        ...FOR_SERVICE.filter(name => isSet(given, name, input_schema/* localFields */.jH)).map(name => `\`${name}\` has no effect with \`from\`, which does not use the service: remove \`${name}\``),
        ...needArchive.map(name => kind === 'folder' &&
            `\`deliver: ${name}\` needs an archive, but \`from\` is a folder: use \`deliver: site\`, or set \`from\` to an archive`),
        kind === 'folder' &&
            (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'sha256') &&
            '`config-url` contains {sha256}, but `from` is a folder, so there is no archive',
        (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'job-id') && '`config-url` contains {job-id}, but there is no job with `from`',
        deliver.has('url') && '`deliver: url` needs a link from the service, but `from` does not use the service',
        deliver.has('config') &&
            configUrl === '' &&
            '`config-url` is missing: with `from`, `deliver: config` has no link to write'
    ];
}
function isInside(path, folder) {
    return (0,is_below/* isBelow */.Y)(realPath(path), realPath(folder));
}
/** Resolves symbolic links in any part of a path. If the path does not exist, resolves its closest existing parent. */
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
            !(0,workflow_run/* artifactsAvailable */.R)(github.serverUrl) &&
            `\`deliver\` contains \`artifact\` or \`report\`, which GitHub Enterprise Server cannot store: set \`deliver: ${storable.join(', ') || 'site'}\``,
        ...['version', 'domain'].map(name => (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, name) &&
            given[name] === undefined &&
            `\`config-url\` contains {${name}}, but \`${name}\` is missing`)
    ];
}
/** Returns whether to keep the archive as a file and whether to extract the site. */
function neededBy(deliver, configUrl = '') {
    const needs = [...deliver].map(kind => input_schema/* DELIVERIES */.rV[kind].needs);
    return {
        keepArchive: needs.includes('archive') || (0,deployment_config/* hasPlaceholder */.Kc)(configUrl, 'sha256'),
        extract: needs.includes('site')
    };
}
/** Inputs for the review and the redirects. These inputs have no effect unless the site is extracted. */
const GATES = ['check-fail-on', 'previous-manifest', 'max-page-drop', 'redirects'];
const ONLY_FOR = [
    ['config-file', 'config'],
    ['config-key', 'config'],
    ['release-tag', 'release']
];
/** Whether an input has a valid value other than its default. Invalid values are reported elsewhere. */
function isSet(given, name, { shape } = input_schema/* exportFields */.cA) {
    const parsed = shape[name].safeParse(given[name]);
    return parsed.success && !(0,external_node_util_.isDeepStrictEqual)(parsed.data, shape[name].safeParse(undefined).data);
}
/** Rejects inputs that have no effect. Otherwise, nobody would notice a skipped check or a missing delivery. */
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
            '`max-page-drop` has no effect with `previous-manifest: none`, which skips the comparison: remove one of these inputs',
        !neededBy(deliver).extract &&
            names.length > 0 &&
            `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no effect, because \`deliver\` does not extract the site: add \`site\` or \`report\` to \`deliver\``,
        ...ONLY_FOR.map(([name, delivery]) => isSet(given, name) &&
            !deliver.has(delivery) &&
            `\`${name}\` has no effect without \`${delivery}\` in \`deliver\`: add \`${delivery}\` or remove \`${name}\``)
    ];
}

;// CONCATENATED MODULE: ./.build/src/export/inputs/inputs.js







const INPUT_NAMES = Object.keys(input_schema/* exportFields */.cA.shape);
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
        // In a rerun, the existing artifact is from an earlier attempt. In a first attempt, it is from another step.
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
    const resumesLast = parsed['job-id'] === LAST_JOB;
    return (0,problem/* collect */.Fo)({
        kind: 'service',
        baseUrl: (0,service_inputs/* serviceAddress */.Ad)(parsed['base-url'], parsed['api-key']),
        apiKey: parsed['api-key'],
        job: parsed['job-id'] === undefined || resumesLast ? newJob(parsed) : parsed['job-id'],
        /** Whether to resume the domain's last completed job, if one exists, instead of starting a job. */
        resumesLast,
        updateProject: parsed['update-project'],
        maskUrl: parsed['mask-url'],
        pollIntervalMs: parsed['poll-interval']
    });
}
function newJob({ domain, version, paths, 'job-id': jobId }) {
    const missing = jobId === LAST_JOB
        ? '`domain` is missing: set it, because `job-id: last` resumes the last job for a domain'
        : '`domain` is missing: set it to the host name to export, or set `job-id` to resume a job';
    return (0,problem/* collect */.Fo)({ domain: domain ?? new problem/* Problem */.AF(missing), version, paths });
}
/** If no tag is set, uses the release that started the workflow. */
function releaseInputs({ 'release-tag': given, 'github-token': token }, { eventRelease }) {
    const noTag = '`release-tag` is missing: set it to a tag, because this run was not started by a release';
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
        /** The redirects file: set by the input, or found in the workspace. */
        redirectsInput: read.redirects === undefined ? { kind: 'found' } : fileOr(['none'], read.redirects, workspace),
        maxPageDrop: read['max-page-drop']
    };
}
/** Includes the domain and the version, because several archives may be downloaded into the same folder. */
function defaultName({ domain, 'job-id': jobId, version }) {
    const parts = ['static-export', (domain ?? jobId ?? '').slice(0, 150), version?.slice(0, 40) ?? ''];
    // Ids from the service and versions from the user can contain any character.
    return parts
        .filter(part => part !== '')
        .join('-')
        .replace(/[^\w.-]/g, '-');
}
/** Parses a value that is either one of the given words or a file path. */
function fileOr(words, value, workspace) {
    const kind = words.find(word => word === value);
    return kind === undefined ? { kind: 'file', path: (0,external_node_path_.resolve)(workspace, value) } : { kind };
}
function readDeliver(value) {
    const entries = (0,input_fields/* entriesOf */.Mc)(value);
    const isDelivery = (entry) => Object.hasOwn(input_schema/* DELIVERIES */.rV, entry);
    // An empty list is reported as one unknown entry.
    const unknown = (0,input_schema/* unknownEntries */.Nj)(entries.length === 0 ? [''] : entries, Object.keys(input_schema/* DELIVERIES */.rV));
    return {
        deliver: new Set(entries.filter(isDelivery)),
        problems: unknown.map(problem => `\`deliver\` ${problem}`)
    };
}


/***/ }),

/***/ 70404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var runtime_failure = __webpack_require__(98362);
;// CONCATENATED MODULE: ./.build/src/runtime/log.js
/** Returns a log for work inside a group: its groups have no title of their own, because groups cannot be nested. */
function insideGroup(log) {
    return {
        info: line => log.info(line),
        debug: line => log.debug(line),
        notice: text => log.notice(text),
        warning: (text, place) => log.warning(text, place),
        group: async (_, stage) => await stage(),
        mask: secret => log.mask(secret)
    };
}

// EXTERNAL MODULE: ./.build/src/runtime/action/run.js + 3 modules
var run = __webpack_require__(43864);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/service/client.js + 2 modules
var client = __webpack_require__(55206);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/export/inputs/deployment-config.js
var deployment_config = __webpack_require__(85806);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/export/output-dir/output-folder.js + 1 modules
var output_folder = __webpack_require__(23503);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./.build/src/export/deliveries/archive-file.js


/** Throws if another step or run has removed the file or changed its size since this run wrote it. */
async function requireUnchangedSize({ path, size }) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isFile() !== true || stats.size !== size)
        throw new runtime_failure/* Failure */.HR('archive-changed', `The file ${path} cannot be uploaded: it is missing, or its size is no longer ${size} bytes.`);
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/delivery.js
/** Asserts that a value exists. A missing value would be a bug, because the inputs have been validated. */
function present(part) {
    if (part === undefined)
        throw new Error('a value that the inputs require is missing');
    return part;
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/artifact.js







const artifactDelivery = (artifact) => ({
    title: 'Uploading the artifact',
    check: requireArtifactStorage,
    deliver: async ({ archive }, context) => {
        const { id, name, digest } = await uploadArtifact({ file: present(archive), ...artifact }, context);
        const url = `${context.github.runUrl}/artifacts/${id}`;
        return {
            text: name,
            notes: ['the archive as received, without files that are added to the site, such as redirect pages'],
            url,
            outputs: {
                'artifact-id': id,
                'artifact-name': name,
                'artifact-url': url,
                ...(digest !== undefined && { 'artifact-digest': digest })
            }
        };
    }
});
function requireArtifactStorage({ github }) {
    if (!github.hasArtifactStorage) {
        throw new runtime_failure/* Failure */.HR('artifact-storage-unavailable', 'This step has no access to artifact storage: `ACTIONS_RUNTIME_TOKEN` or `ACTIONS_RESULTS_URL` is not set.');
    }
}
async function uploadArtifact(upload, context) {
    const { file, format } = upload;
    // If the client cannot read the file, the client exits the process, which no `catch` can prevent.
    await requireUnchangedSize(file);
    // Loaded on demand, because the storage SDK in `@actions/artifact` would slow down the start of every run.
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    const name = format === 'raw' ? (0,external_node_path_.basename)(file.path) : upload.name;
    try {
        if (upload.replace)
            await deleteArtifact(name, client, context);
        const stored = await uploadWithRetry({ ...upload, name }, client, context);
        // For a zip, the stored digest is the digest of the zip, so hash the file itself again.
        const uploaded = format === 'raw' ? stored.digest : await (0,output_folder/* sha256Of */.B)(file.path);
        if (uploaded !== undefined && uploaded !== file.sha256) {
            await deleteArtifact(name, client, context);
            throw new runtime_failure/* Failure */.HR('archive-changed', `The content of artifact ${name} has the SHA-256 ${uploaded} instead of ${file.sha256}. The artifact was deleted.`);
        }
        return stored;
    }
    catch (error) {
        if (error instanceof runtime_failure/* Failure */.HR || (0,stop_reason/* isStop */.jX)(error))
            throw error;
        context.signal.throwIfAborted();
        throw uploadFailure(name, error);
    }
}
async function uploadWithRetry(upload, client, context) {
    const { name } = upload;
    let firstError;
    return await (0,retry/* withRetry */.bD)(`Upload of artifact ${name}`, async () => {
        try {
            return await uploadOnce(upload, client, context);
        }
        catch (error) {
            context.signal.throwIfAborted();
            const taken = kindOf(error) === 'name-taken';
            // If the name is taken although no attempt of this run has failed, the artifact belongs to another step.
            if (taken && firstError === undefined)
                throw error;
            firstError ??= error;
            const found = await (0,stop_reason/* untilAborted */.Eu)(context.signal, async () => await findArtifact(upload, client));
            if (typeof found === 'object') {
                context.log.info(`Artifact ${name} is stored, although the response was lost.`);
                return found;
            }
            // A failed attempt of this run can keep the name reserved, so report that attempt's error.
            if (taken && found === undefined)
                throw uploadFailure(name, firstError);
            throw error;
        }
    }, retryDecision, context);
}
async function uploadOnce(upload, client, { clock, signal }) {
    const { file, name, format, retentionDays } = upload;
    const uploading = client.uploadArtifact(name, [file.path], (0,external_node_path_.dirname)(file.path), {
        ...(format === 'raw' ? { skipArchive: true } : { compressionLevel: 0 }),
        ...(retentionDays !== undefined && { retentionDays })
    });
    const ended = new AbortController();
    // The client waits forever for the rest of a truncated response, so poll the list, which has only complete artifacts.
    const polling = async () => {
        for (;;) {
            await clock.sleep(LIST_INTERVAL_MS, AbortSignal.any([signal, ended.signal]));
            const found = await findArtifact(upload, client);
            if (typeof found === 'object')
                return found;
        }
    };
    try {
        const { id, digest } = await (0,stop_reason/* untilAborted */.Eu)(signal, async () => await Promise.race([uploading, polling()]));
        return { id: present(id), name, digest };
    }
    finally {
        ended.abort();
    }
}
const LIST_INTERVAL_MS = 60_000;
/** Maximum number of bytes that a zip adds to one uncompressed file: headers and three copies of the file name. */
const MAX_ZIP_OVERHEAD = 4096;
/**
 * Returns the artifact with this name, or `other` if its content differs from the file. The list has only complete
 * artifacts. Ignores listing errors, so that the caller reports the upload error.
 */
async function findArtifact({ file, name, format }, client) {
    try {
        const { artifact } = await client.getArtifact(name);
        const digest = artifact.digest?.replace(/^sha256:/, '');
        const overhead = artifact.size - file.size;
        const sameContent = format === 'raw'
            ? overhead === 0 && (digest === undefined || digest === file.sha256)
            : overhead > 0 && overhead < MAX_ZIP_OVERHEAD;
        if (!sameContent)
            return 'other';
        return { id: artifact.id, name, digest };
    }
    catch {
        return undefined;
    }
}
async function deleteArtifact(name, client, context) {
    try {
        await (0,retry/* withRetry */.bD)(`Deletion of artifact ${name}`, async () => await (0,stop_reason/* untilAborted */.Eu)(context.signal, async () => await client.deleteArtifact(name)), retryDecision, context);
    }
    catch (error) {
        if (error.name !== 'ArtifactNotFoundError')
            throw error;
    }
}
function retryDecision(error, attempt) {
    const kind = kindOf(error);
    return { retry: kind === 'transient' || (kind === 'unreachable' && attempt < retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu) };
}
/**
 * Classifies an error from the artifact client, which describes responses and network errors only in error messages.
 * No other code parses these messages. The client reports a transient status only after five attempts.
 */
function kindOf(error) {
    if (error instanceof runtime_failure/* Failure */.HR)
        return 'permanent';
    // A `RestError` without a status means that the connection to the storage was interrupted.
    const { name, statusCode = 503 } = Object(error);
    if (name === 'RestError')
        return (0,retry/* isTransient */.dg)(statusCode) ? 'transient' : 'permanent';
    const message = (0,runtime_failure/* reasonOf */.A3)(error);
    if (/CreateArtifact: .*\(409\)/.test(message))
        return 'name-taken';
    if (message.includes('storage quota'))
        return 'quota';
    if (/Unable to make request: (ENOTFOUND|ECONNREFUSED|EHOSTUNREACH)/.test(message))
        return 'unreachable';
    // HTML instead of JSON comes from a proxy, and a retry would get the same page.
    if (message.includes('JSON'))
        return 'permanent';
    return /Unable to make request|Upload progress stalled|after \d+ attempts/.test(message)
        ? 'transient'
        : 'permanent';
}
function uploadFailure(name, cause) {
    const kind = kindOf(cause);
    if (kind === 'name-taken') {
        const what = `This workflow run already has an artifact named ${name}.`;
        return new runtime_failure/* Failure */.HR('artifact-name-taken', what, { cause });
    }
    if (kind === 'quota') {
        const what = `Artifact ${name} was not accepted: the artifact storage quota is used up.`;
        return new runtime_failure/* Failure */.HR('artifact-quota', what, { cause });
    }
    const what = `Artifact ${name} could not be uploaded: ${(0,runtime_failure/* reasonOf */.A3)(cause).split('\n', 1)[0] ?? ''}.`;
    return new runtime_failure/* Failure */.HR('artifact-upload-failed', what, { cause });
}

// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
// EXTERNAL MODULE: ./.build/src/export/output-dir/install.js
var install = __webpack_require__(63195);
;// CONCATENATED MODULE: ./.build/src/export/deliveries/config/config.js








const configDelivery = ({ file, key }) => ({
    title: 'Writing the deployment config',
    check: async (context) => {
        await checkConfig(file, key, context);
    },
    deliver: async ({ link, permanentUrl, configVersion }, context) => {
        const expires = permanentUrl === undefined;
        const bundleUrl = permanentUrl ?? (await present(link).forDelivery()).url;
        const change = { file, key, fields: (0,deployment_config/* staticExport */.Ns)(bundleUrl, configVersion), isLink: expires };
        return { text: shownPath(file, context.github), notes: await writeConfig(change, context), expires };
    }
});
/** Returns the path relative to the workspace, because the absolute path on the runner does not help the reader. */
function shownPath(file, { workspace }) {
    const path = (0,external_node_path_.relative)(workspace, file);
    return path.startsWith('..') || (0,external_node_path_.isAbsolute)(path) ? (0,external_node_path_.basename)(file) : path.replaceAll('\\', '/');
}
/** Applies the change with placeholder values and without writing the file, to detect errors before the export. */
async function checkConfig(file, key, { log }) {
    try {
        const { path, text } = await readText(file);
        await (0,promises_.access)(path, promises_.constants.W_OK);
        await (0,promises_.access)((0,external_node_path_.dirname)(path), promises_.constants.W_OK);
        await changedText(text, { file, key, fields: (0,deployment_config/* staticExport */.Ns)('https://example.com/', 'v0') });
        const { otherPlaces } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5515), __webpack_require__.e(7590)]).then(__webpack_require__.bind(__webpack_require__, 77590));
        for (const place of otherPlaces(text, key)) {
            // Runs without `config-key` write to the top of the file, also in a Kubernetes object, where nothing reads it.
            const advice = place.includes('.')
                ? `If the deployment reads ${place}, set \`config-key\` to ${place}.`
                : `If the deployment does not read ${place} at the top of the file, remove it: a run with the default \`config-key\` may have written it.`;
            log.warning(`${file} also contains ${place}, which this run does not change, because \`config-key\` is ${key}. ${advice}`);
        }
    }
    catch (error) {
        throw configFailure(file, error);
    }
}
/** Changes the file. Returns one line per field, with the old and new values. */
async function writeConfig(change, { log }) {
    const { file, key } = change;
    try {
        const { path, text } = await readText(file);
        const changed = await changedText(text, change);
        const { fieldsAt } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5515), __webpack_require__.e(7590)]).then(__webpack_require__.bind(__webpack_require__, 77590));
        const fields = describeFields(fieldsAt(text, key), fieldsAt(changed, key), change.isLink);
        if (changed !== text)
            await replaceFile(path, changed);
        log.info(changed === text ? `${file} already contains this bundle URL.` : `Updated ${key} in ${file}:`);
        for (const field of fields)
            log.info(field);
        return fields;
    }
    catch (error) {
        throw configFailure(file, error);
    }
}
const MAX_VALUE = 200;
function describeFields(before, after, isLink) {
    return ['enabled', 'bundleUrl', 'version'].flatMap(name => {
        const shown = (value) => {
            if (value === undefined || value === null)
                return 'not set';
            if (typeof value === 'object')
                return 'several values';
            if (typeof value !== 'string')
                return value.toString();
            const text = name === 'bundleUrl' ? shownAddress(value, isLink) : value;
            return (0,clip/* clip */.$)(text.replaceAll(/\s+/g, ' '), MAX_VALUE);
        };
        if (before[name] === undefined && after[name] === undefined)
            return [];
        return before[name] === after[name]
            ? [`${name}: ${shown(after[name])} (unchanged)`]
            : [`${name}: ${shown(before[name])} → ${shown(after[name])}`];
    });
}
/** Masks links, because a link gives access to the site until it expires. A value with `?` or `@` can be a link. */
function shownAddress(address, isLink) {
    if (!isLink && !/[?@]/.test(address))
        return address;
    const url = (0,parse_url/* parseUrl */.D)(address);
    return url === null || !/^https?:$/.test(url.protocol) ? '***' : `${url.origin}/***`;
}
async function readText(file) {
    // Keep a symbolic link, and change the file to which the link points.
    const path = await (0,promises_.realpath)(file);
    const bytes = await (0,promises_.readFile)(path);
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
}
async function changedText(text, { file, key, fields }) {
    // Loaded on demand, because the YAML parser would slow down the start of every run.
    const { setStaticExport } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5515), __webpack_require__.e(7590)]).then(__webpack_require__.bind(__webpack_require__, 77590));
    if ((0,external_node_path_.extname)(file).toLowerCase() !== '.json')
        return setStaticExport(text, key, fields);
    // An empty file is not valid JSON, so start from an empty object.
    const json = text.trim() === '' ? '{\n}\n' : text;
    requireJson(json);
    const changed = setStaticExport(json, key, fields);
    requireJson(changed);
    return changed;
}
/** Rejects invalid JSON, because the YAML parser that reads the file also accepts text that is not JSON. */
function requireJson(text) {
    try {
        JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        // Use only the line number: the rest of the message quotes the file, which may contain secrets.
        const line = /\(line (\d+) column/.exec((0,runtime_failure/* reasonOf */.A3)(error))?.[1];
        throw new runtime_failure/* Failure */.HR('config-invalid', `${line === undefined ? 'it' : `line ${line}`} is not valid JSON`);
    }
}
/** Writes a new file and renames it, so that other programs read the old or the new file, never an incomplete one. */
async function replaceFile(path, text) {
    const { mode } = await (0,promises_.stat)(path);
    const beside = `${path}.${process.pid}.tmp`;
    try {
        // A killed run may have left this file behind.
        await (0,promises_.rm)(beside, { force: true });
        await (0,promises_.writeFile)(beside, text, { flag: 'wx' });
        await (0,promises_.chmod)(beside, mode);
        (0,install/* renameWhenFree */.jf)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
function configFailure(file, cause) {
    if (cause instanceof runtime_failure/* Failure */.HR)
        return new runtime_failure/* Failure */.HR(cause.code, `${file} cannot be changed: ${cause.message}.`, { cause });
    if (cause.code === 'ENOENT') {
        return new runtime_failure/* Failure */.HR('config-not-found', `The config file ${file} does not exist.`, { cause });
    }
    return new runtime_failure/* Failure */.HR('config-not-writable', `${file} cannot be changed: ${(0,runtime_failure/* reasonOf */.A3)(cause)}.`, { cause });
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/github/client.js
var github_client = __webpack_require__(2336);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./.build/src/export/deliveries/release/assets.js





const assetSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    name: schemas/* string */.YjP(),
    state: schemas/* string */.YjP(),
    size: schemas/* optional */.lqM(schemas/* number */.aig()),
    browser_download_url: schemas/* string */.YjP(),
    digest: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP()))
});
/**
 * Uploads an asset and returns its download address. An old asset with this name is kept until the new asset is
 * complete under a temporary name and its digest is verified. The temporary name contains the digest, so that a later
 * run recognizes a complete upload that an earlier run did not rename. Assets with any other name remain unchanged.
 */
async function putAsset(asset, place, github) {
    const { name, sha256 } = asset;
    const temporaryName = `${name}.${sha256.slice(0, DIGEST_CHARACTERS)}.new`;
    const { uploaded, sent, old } = await github.retry(`Upload of ${name}`, async () => {
        const assets = await listAssets(place, github);
        const old = assets.find(each => each.name === name);
        const earlier = assets.find(each => each.name === temporaryName);
        if (earlier !== undefined && isComplete(earlier, asset))
            return { uploaded: earlier, sent: sha256, old };
        if (earlier?.state === 'uploaded')
            throw new runtime_failure/* Failure */.HR('release-upload-failed', `The release asset ${temporaryName} differs from the file to upload.`, { advice: 'Delete this asset and run the job again.' });
        // A failed upload from this run or an earlier run still occupies the name.
        if (earlier !== undefined)
            await deleteAsset(earlier.id, github);
        const isNew = old === undefined && earlier === undefined;
        const upload = { ...asset, name: isNew ? name : temporaryName };
        return { ...(await uploadAsset(upload, place, github)), old };
    });
    if (sent !== sha256 || (digestOf(uploaded) ?? sent) !== sha256) {
        await deleteAsset(uploaded.id, github);
        throw new runtime_failure/* Failure */.HR('archive-changed', `${name} changed during the upload: its SHA-256 is no longer ${sha256}. The asset was deleted.`);
    }
    if (uploaded.name === name)
        return uploaded.browser_download_url;
    if (old !== undefined) {
        github.log.info(`Replacing ${name} from an earlier run.`);
        await deleteAsset(old.id, github);
    }
    const route = `PATCH releases/assets/${uploaded.id}`;
    const renamed = await github.request(`Renaming ${temporaryName}`, assetSchema, route, { name });
    return renamed.browser_download_url;
}
/** Long enough that no unrelated asset has the same temporary name. */
const DIGEST_CHARACTERS = 16;
function digestOf({ digest }) {
    return digest?.replace(/^sha256:/, '');
}
/** Whether an asset is completely uploaded. If the server computes no digest, the digest in the name must suffice. */
function isComplete(asset, { sha256, size }) {
    return asset.state === 'uploaded' && (digestOf(asset) ?? sha256) === sha256 && (asset.size ?? size) === size;
}
/** Uploads an asset. Also returns the digest of the bytes that were sent. */
async function uploadAsset({ name, size, content }, { uploadUrl }, github) {
    const url = new URL(uploadUrl.replace(/\{.*$/, ''));
    url.searchParams.set('name', name);
    const headers = { 'content-type': 'application/octet-stream', 'content-length': size };
    const hash = (0,external_node_crypto_.createHash)('sha256');
    async function* bytes() {
        for await (const chunk of content()) {
            hash.update(chunk);
            yield chunk;
        }
    }
    const data = external_node_stream_.Readable.from(bytes(), { objectMode: false });
    const { data: uploaded } = await github.send(assetSchema, async (octokit) => await octokit.request({ method: 'POST', url: url.href, headers, data }));
    return { uploaded, sent: hash.digest('hex') };
}
async function listAssets({ releaseId }, github) {
    const assets = [];
    const route = `GET releases/${releaseId}/assets`;
    const listed = github.list('Listing the release assets', schemas/* array */.YOg(assetSchema), route);
    for await (const asset of listed)
        assets.push(asset);
    return assets;
}
async function deleteAsset(id, github) {
    const route = `DELETE releases/assets/${id}`;
    // If the response to an earlier attempt was lost, that attempt may have deleted the asset.
    await github.request('Deleting a release asset', schemas/* unknown */.L5J(), route).catch(github_client/* unlessNotFound */.CA);
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/release/release.js












/** GitHub accepts only release assets that are smaller than this. */
const MAX_ASSET_BYTES = 2 * 1024 ** 3;
const releaseDelivery = (release) => ({
    title: 'Attaching the archive to the release',
    check: async (context) => {
        await findRelease(release, clientFor(release, context));
    },
    deliver: async (exported, context) => {
        const archive = present(exported.archive);
        const { tag, url } = await attachToRelease(archive, release, clientFor(release, context));
        const text = `${(0,external_node_path_.basename)(archive.path)} in release ${tag}`;
        return { text, url, outputs: { 'release-asset-url': url } };
    }
});
function clientFor({ token }, context) {
    const { github, deadline } = context;
    return new github_client/* GitHubClient */.jh({ ...github, token, deadline }, context);
}
const releaseSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    tag_name: schemas/* string */.YjP(),
    upload_url: schemas/* string */.YjP(),
    immutable: schemas/* optional */.lqM(schemas/* boolean */.zMY())
});
/** Attaches the archive and a checksum file for `sha256sum --check`. */
async function attachToRelease(archive, request, github) {
    const { path, size, sha256 } = archive;
    if (size >= MAX_ASSET_BYTES) {
        throw new runtime_failure/* Failure */.HR('release-asset-too-large', `The archive size is ${(0,units/* formatBytes */.z3)(size)}. Release assets must be smaller than ${MAX_ASSET_BYTES / 1024 ** 3} GiB.`);
    }
    await requireUnchangedSize(archive);
    const release = await findRelease(request, github);
    const place = { releaseId: release.id, uploadUrl: release.upload_url };
    const name = assetName((0,external_node_path_.basename)(path));
    try {
        const content = () => (0,external_node_fs_.createReadStream)(path, { end: size - 1 });
        const url = await putAsset({ name, size, sha256, content }, place, github);
        // Upload the checksum last, so that verification cannot succeed before the archive is complete.
        const checksum = Buffer.from(`${sha256}  ${name}\n`);
        const about = { name: `${name}.sha256`, size: checksum.length, sha256: (0,external_node_crypto_.hash)('sha256', checksum) };
        await putAsset({ ...about, content: () => [checksum] }, place, github);
        return { tag: release.tag_name, url };
    }
    catch (error) {
        throw releaseFailure(error, {
            code: 'release-upload-failed',
            what: `The archive could not be attached to release ${release.tag_name}`,
            tag: release.tag_name,
            repository: github.repository
        });
    }
}
async function findRelease(request, github) {
    const { tag } = request;
    const { repository } = github;
    let release;
    try {
        release = await lookUp(request, github);
    }
    catch (error) {
        const what = `Release ${tag} of ${repository} could not be read`;
        throw releaseFailure(error, { code: 'release-unreadable', what, tag, repository });
    }
    if (release.immutable === true)
        throw new runtime_failure/* Failure */.HR('release-immutable', `Release ${tag} of ${repository} is immutable.`);
    return release;
}
async function lookUp({ tag, id }, github) {
    const what = `Looking up release ${tag}`;
    try {
        return id === undefined
            ? await github.request(what, releaseSchema, 'GET releases/tags/{tag}', { tag })
            : await github.request(what, releaseSchema, `GET releases/${id}`);
    }
    catch (error) {
        if (id !== undefined || !(0,github_client/* isNotFound */.c4)(error))
            throw error;
        // A draft release has no tag yet, so only the list contains the draft.
        const releases = github.list(what, schemas/* array */.YOg(releaseSchema), 'GET releases');
        for await (const release of releases)
            if (release.tag_name === tag)
                return release;
        throw error;
    }
}
/** Replaces characters that GitHub would replace, so that the asset can be found again by its name. */
function assetName(file) {
    return file
        .replace(/[^A-Za-z0-9._+@-]/g, '.')
        .replace(/\.{2,}/g, '.')
        .replace(/^\.+|\.+$/g, '');
}
/** `code` and `what` apply to errors whose status has no specific failure code. */
function releaseFailure(error, about) {
    if (error instanceof runtime_failure/* Failure */.HR || (0,stop_reason/* isStop */.jX)(error))
        return error;
    const { tag, repository } = about;
    const reason = (0,runtime_failure/* reasonOf */.A3)(error).replace(/\.+$/, '');
    const { status = 0 } = error instanceof http_error/* HttpError */.j$ ? error : {};
    const known = {
        401: ['release-forbidden', `GitHub does not accept the token for ${repository}: ${reason}.`],
        403: ['release-forbidden', `The token has no permission for the releases of ${repository}: ${reason}.`],
        404: ['release-not-found', `${repository} has no release ${tag} that is visible to the token.`]
    };
    const [code, what] = known[status] ?? [about.code, `${about.what}: ${reason}.`];
    return new runtime_failure/* Failure */.HR(code, what, { cause: error });
}

;// CONCATENATED MODULE: ./.build/src/export/deliveries/report-delivery.js





const reportDelivery = (artifact) => ({
    title: 'Uploading the report',
    check: requireArtifactStorage,
    deliver: async ({ reportPath }, context) => {
        const report = present(reportPath);
        const content = await (0,promises_.readFile)(report);
        // A raw artifact is named after its file, and each export in a workflow run needs a different name.
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(context.github.tempDir, 'static-export-report-'));
        try {
            const path = (0,external_node_path_.join)(folder, `${artifact.name}-report.html`);
            await (0,promises_.copyFile)(report, path);
            const file = { path, size: content.length, sha256: (0,external_node_crypto_.hash)('sha256', content) };
            const { id, name } = await uploadArtifact({ ...artifact, file, format: 'raw' }, context);
            const url = `${context.github.runUrl}/artifacts/${id}`;
            return { text: name, url, outputs: { 'report-url': url } };
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
});

;// CONCATENATED MODULE: ./.build/src/export/deliveries/index.js









/** Only reports the site, which is already in `output-dir`. */
const siteDelivery = {
    deliver: ({ site }) => {
        const { fileCount } = present(site);
        return { text: `${(0,units/* formatCount */.B4)(fileCount, 'file')} in the folder given by the output \`site-path\`` };
    }
};
/** Renews the link if it is about to expire. The run record sets the output `bundle-url` to each new link. */
const urlDelivery = {
    deliver: async ({ link }, { clock }) => {
        const { endsAt } = await present(link).forDelivery();
        return { text: `\`bundle-url\`, expires in ${(0,units/* formatDuration */.a3)(endsAt - clock.now())}`, expires: true };
    }
};
/** Returns the deliveries in order. The link is delivered last, so that it does not expire during another delivery. */
function requestedDeliveries({ site, report, artifact, release, config, url }) {
    return {
        ...(site && { site: siteDelivery }),
        ...(report && { report: reportDelivery(report) }),
        ...(artifact && { artifact: artifactDelivery(artifact) }),
        ...(release && { release: releaseDelivery(release) }),
        ...(config && { config: configDelivery(config) }),
        ...(url && { url: urlDelivery })
    };
}
/** Runs all checks before the export. Returns one promise per check. A promise is rejected if a delivery would fail. */
function checkDeliveries(deliveries, context) {
    // The artifact and the report share a check, so that a problem with the storage is reported once.
    const checks = new Set(Object.values(deliveries).map(({ check }) => check));
    return [...checks].map(async (check) => await check?.(context));
}
/**
 * Attempts every requested delivery, and then throws the errors of all failed deliveries as one error. If the review
 * refused the site, delivers only the report, which shows the reason.
 */
async function deliverAll(exported, deliveries, { configUrl: template, configVersion }, record, context) {
    const { refusal } = exported;
    if (refusal !== undefined) {
        const { report } = deliveries;
        // Ignore errors from the report delivery: the refusal is the more important error.
        await attemptAll(exported, report ? { report } : {}, record, context);
        throw refusal;
    }
    const { archive, version, domain, jobId } = exported;
    const values = { sha256: archive?.sha256, version, domain, 'job-id': jobId };
    const permanentUrl = template === undefined ? undefined : (0,deployment_config/* fillUrlTemplate */.jU)(template, values);
    if (permanentUrl !== undefined)
        record.permanentUrlKnown(permanentUrl);
    const errors = await attemptAll({ ...exported, permanentUrl, configVersion }, deliveries, record, context);
    (0,runtime_failure/* throwAny */.jg)(errors, 'deliveries-failed', `${errors.length} deliveries failed`);
}
/** Returns the errors of the deliveries that failed. */
async function attemptAll(exported, deliveries, record, context) {
    const { signal } = context;
    const errors = [];
    for (const [kind, { title, deliver }] of Object.entries(deliveries)) {
        signal.throwIfAborted();
        const work = async () => await deliver(exported, context);
        try {
            record.delivered(kind, title === undefined ? await work() : await record.stage(title, work));
        }
        catch (error) {
            if ((0,stop_reason/* isStop */.jX)(error))
                throw error;
            signal.throwIfAborted();
            errors.push(error);
            record.deliveryFailed(kind, error);
        }
    }
    return errors;
}

// EXTERNAL MODULE: ./.build/src/service/wait.js
var wait = __webpack_require__(53418);
;// CONCATENATED MODULE: ./.build/src/export/job/await-completion.js



/** Waits until an export job is completed. A job with an unknown status counts as running. */
async function awaitCompletion(jobId, pollIntervalMs, record, context) {
    const { service, clock } = context;
    const job = await (0,wait/* waitForJob */.q)({
        read: async () => await service.getExportJob(jobId),
        hasEnded: ({ status }) => status === 'completed' || status === 'failed',
        describe: ({ status, progress, pageCount }) => [
            status,
            progress === undefined ? undefined : `${Math.floor(progress)} %`,
            pageCount === undefined ? undefined : (0,units/* formatCount */.B4)(pageCount, 'page')
        ],
        note: timeLeft(clock),
        onPoll: state => record.jobPolled(state),
        pollIntervalMs
    }, context);
    if (job.status === 'failed')
        throw new runtime_failure/* Failure */.HR('job-failed', `Export job ${jobId} failed. ${(0,wait/* reasonGiven */.g)(job.error)}`, { jobId });
}
const MIN_ESTIMATE = { percent: 2, ms: 2000, leftMs: 1000 };
/** Estimates the remaining time as soon as there is enough progress for an estimate. */
function timeLeft(clock) {
    let first;
    return ({ status, progress }) => {
        if (progress === undefined || status === 'completed')
            return undefined;
        first ??= { at: clock.now(), percent: progress };
        const gained = progress - first.percent;
        const elapsed = clock.now() - first.at;
        if (gained < MIN_ESTIMATE.percent || elapsed < MIN_ESTIMATE.ms)
            return undefined;
        const left = (elapsed / gained) * (100 - progress);
        return left < MIN_ESTIMATE.leftMs ? undefined : `about ${(0,units/* formatDuration */.a3)(left)} left`;
    };
}

// EXTERNAL MODULE: ./.build/src/runtime/time/poll.js
var poll = __webpack_require__(66363);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var http_address = __webpack_require__(17449);
;// CONCATENATED MODULE: ./.build/src/export/job/address-policy.js



/** Link-local addresses and the addresses at which cloud providers serve a machine's credentials. */
const METADATA = new external_node_net_.BlockList();
METADATA.addSubnet('169.254.0.0', 16, 'ipv4');
METADATA.addAddress('100.100.100.200', 'ipv4');
METADATA.addSubnet('fe80::', 10, 'ipv6');
METADATA.addAddress('fd00:ec2::254', 'ipv6');
METADATA.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');
/**
 * Decides from which addresses the archive may be downloaded. The service and the store choose the address. Without
 * this policy, a malicious link could point to services that only this machine can access.
 */
class AddressPolicy {
    #baseHost;
    #allowsLoopback;
    constructor(baseUrl) {
        this.#baseHost = baseUrl.hostname;
        this.#allowsLoopback = (0,http_address/* isLoopback */.U9)(baseUrl.hostname);
    }
    /** Returns why the archive must not be downloaded from a URL, as a clause for an error message. */
    problemOf({ protocol, hostname }) {
        if (protocol !== 'https:' && protocol !== 'http:')
            return `it begins with ${protocol}, not with https:`;
        const address = hostname.replace(/^\[|\]$/g, '');
        const problem = this.#problemOfAddress(address);
        if (problem !== undefined)
            return problem;
        return protocol === 'https:' || (0,http_address/* isLoopback */.U9)(hostname) ? undefined : 'it does not use https';
    }
    /** Checks the addresses that a host name resolves to. The host of `base-url` is trusted. */
    lookup = (0,http_address/* checkedLookup */.yG)((addresses, hostname) => {
        const problem = addresses.map(one => this.#problemOfAddress(one)).find(found => found !== undefined);
        if (problem === undefined || hostname === this.#baseHost)
            return undefined;
        const what = `The host ${hostname} (${addresses.join(', ')}) is not used to download the archive: ${problem}.`;
        return new runtime_failure/* Failure */.HR('insecure-link', what);
    });
    #problemOfAddress(address) {
        if ((0,http_address/* isInList */.K3)(METADATA, address))
            return 'it is a link-local or metadata address';
        if ((0,http_address/* isLoopback */.U9)(address) && !this.#allowsLoopback)
            return 'it is a loopback address, but `base-url` is not';
        return undefined;
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var runtime_secrets = __webpack_require__(14217);
;// CONCATENATED MODULE: ./.build/src/export/job/link-secrets.js

/** Names of query parameters that contain credentials in links from S3, Azure, Google, CloudFront and other stores. */
const CREDENTIAL = /sig(nature)?$|token|credential|secret|passw|hmac|^policy$|^key-pair-id$|(access|api)[-_]?key|^googleaccessid$|^auth/i;
/** Names of query parameters whose values are not secret in a presigned link, such as the algorithm and the expiry. */
const PUBLIC = /^(x-(amz|goog)-(algorithm|date|expires|signedheaders|content-sha256)|response-.*|expires|s[eptrv]|spr|sk[tesv])$/i;
/**
 * Returns everything in a presigned link that must not be shown: the link itself, its query, and each credential in the
 * query. The domain is not masked, because the runner drops every output that contains masked text.
 */
function secretsInLink(link) {
    const url = new URL(link);
    const credentials = credentialsIn(url);
    const query = /\?([^#]*)/.exec(link)?.[1] ?? '';
    const secrets = [
        link,
        url.href,
        ...(credentials.length > 0 ? [query, url.search.slice(1)] : []),
        ...credentials
    ];
    return [...new Set(secrets.filter(secret => secret.length >= runtime_secrets/* MIN_SECRET */.Cq).flatMap(runtime_secrets/* encodedVariants */.r4))];
}
function credentialsIn(url) {
    const values = [...url.searchParams].flatMap(([name, value]) => {
        // In a query such as `?TOKEN`, the credential is the name of a parameter without a value.
        if (value === '')
            return isRandom(name) ? [name] : [];
        if (PUBLIC.test(name))
            return [];
        return isRandom(value) || (CREDENTIAL.test(name) && !isOrdinary(value)) ? [value] : [];
    });
    return [...values, url.password].filter(Boolean).flatMap(value => [
        value,
        // A store's error response contains only the access key, which precedes the date in an S3 credential.
        value.split('/', 1)[0] ?? '',
        // `searchParams` decodes `+` as a space, although it is a plus sign in an unencoded base64 signature.
        value.replaceAll(' ', '+')
    ]);
}
/** Whether a value is a word, number, date, host name or path, which may also occur in other text. */
function isOrdinary(value) {
    if (/^[\d:.TZ-]+$/.test(value) || /^[a-z]{1,15}$/i.test(value))
        return true;
    return /^[a-z0-9._/-]+$/.test(value) && /[./]/.test(value) && !value.split(/[./]/).some(isRandom);
}
const JSON_WEB_TOKEN = /^eyJ[\w-]+\.eyJ[\w-]+\./;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Whether a value is a long mix of letters and digits, and is neither a path nor a job id. */
function isRandom(value) {
    if (JSON_WEB_TOKEN.test(value))
        return true;
    return /^[\w+/=~-]{32,}$/.test(value) && /\d/.test(value) && /[a-z]/i.test(value) && !isPath(value);
}
function isPath(value) {
    const segments = value.split(/[/-]/);
    return UUID.test(value) || (segments.length > 1 && segments.every(segment => segment.length < 20));
}

;// CONCATENATED MODULE: ./.build/src/export/job/link.js





/** A link that expires within this time or within half of its lifetime, whichever is shorter, is renewed before use. */
const SHORT_LIFE_MS = 60_000;
/** A store that rejects several new links will also reject the next one. Expiry is normal, so its limit is higher. */
const MAX_REJECTIONS = 5;
const MAX_EXPIRIES = 100;
/** The link to one job's archive. Renews the link when it is about to expire. */
class Link {
    /** Decides to which addresses the link and the store's redirects may lead. */
    addresses;
    #options;
    #context;
    #current;
    #renewAt;
    #renewal;
    #rejections = 0;
    #expiries = 0;
    constructor(options, context) {
        this.#options = options;
        this.#context = context;
        this.addresses = new AddressPolicy(options.baseUrl);
    }
    static async request(options, context) {
        const link = new Link(options, context);
        await link.#replace();
        if (link.#lifeLeft < SHORT_LIFE_MS) {
            context.log.info('Requesting another link: the current link is about to expire.');
            await link.#replace();
        }
        return link;
    }
    get current() {
        return this.#current;
    }
    /** Returns a link for a new request to the store. A response in progress continues after the link expires. */
    async forRequest() {
        if (this.#context.clock.now() >= this.#renewAt)
            await this.renew(this.#current);
        return this.#current;
    }
    /** Returns a link for later use by a person or a deployment. Throws if the service issues only expired links. */
    async forDelivery() {
        if (this.#lifeLeft <= 0 || this.#context.clock.now() >= this.#renewAt)
            await this.renew(this.#current);
        if (this.#lifeLeft > 0)
            return this.#current;
        throw this.#failure('link-expired', `The service issued an expired link to the archive of job ${this.#options.jobId}, even after a renewal. The link expired at ${this.#current.expiresAt.toISOString()}.`, `Run again with \`job-id: ${this.#options.jobId}\`. If the error persists, report it to the service.`);
    }
    #failure(code, what, advice) {
        return new runtime_failure/* Failure */.HR(code, what, { advice, jobId: this.#options.jobId });
    }
    get #lifeLeft() {
        return this.#current.endsAt - this.#context.clock.now();
    }
    /** Replaces a link that is expiring or that the store rejected. Concurrent calls for one link share one renewal. */
    async renew(old, rejection) {
        if (this.#current !== old)
            return;
        this.#renewal ??= this.#countAndReplace(rejection).finally(() => (this.#renewal = undefined));
        await this.#renewal;
    }
    async #countAndReplace(rejection) {
        const { jobId } = this.#options;
        if (rejection === undefined)
            this.#expiries += 1;
        else
            this.#rejections += 1;
        if (this.#rejections > MAX_REJECTIONS) {
            throw this.#failure('link-refused', `The store rejected ${this.#rejections} links to the archive of job ${jobId}. The last response was ${rejection ?? ''}.`);
        }
        if (this.#expiries > MAX_EXPIRIES) {
            throw this.#failure('link-expired', `${this.#expiries} links to the archive of job ${jobId} expired before the download was complete.`);
        }
        const reason = rejection ?? 'the current link is about to expire';
        this.#context.log.info(`Requesting another link: ${reason}.`);
        await this.#replace();
    }
    async #replace() {
        const { service, jobId, pollIntervalMs, maskUrl, waitForJob, publish } = this.#options;
        const { log, clock } = this.#context;
        const create = async () => {
            const response = await service.createBundle(jobId);
            if (response === undefined)
                await waitForJob();
            return response;
        };
        const bundle = await (0,poll/* poll */.w)(create, pollIntervalMs, this.#context);
        const { bundleUrl: url, expiresAt, sizeBytes } = bundle.body;
        if (maskUrl)
            for (const secret of secretsInLink(url))
                log.mask(secret);
        const problem = this.addresses.problemOf(new URL(url));
        if (problem !== undefined) {
            throw this.#failure('insecure-link', `The link to the archive of job ${jobId} is not used: ${problem}.`);
        }
        this.#current = { url, expiresAt, endsAt: expiresAt.getTime() - bundle.clockSkewMs, sizeBytes };
        const life = this.#lifeLeft;
        if (life <= 0) {
            // The link may be valid if the service sent no `Date` header and the local clock is wrong: let the store decide.
            this.#renewAt = Infinity;
            log.info(`The service issued a link that has already expired, at ${expiresAt.toISOString()}.`);
            return;
        }
        this.#renewAt = clock.now() + life - Math.min(SHORT_LIFE_MS, life / 2);
        log.info(`The link expires in ${(0,units/* formatDuration */.a3)(life)}, at ${expiresAt.toISOString()}.`);
        publish(this.#current);
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./.build/src/export/job/update.js




/** Publishes a project's latest commit, so that the export contains the commit. Returns its SHA, if known. */
async function updateProject(projectId, pollIntervalMs, record, context) {
    const { service, log } = context;
    const statusId = await service.startUpdate(projectId);
    log.info(`Started update ${statusId}.`);
    const update = await (0,wait/* waitForJob */.q)({
        read: async () => await service.getUpdate(statusId),
        hasEnded: ({ status }) => status === 'success' || status === 'failure',
        describe: ({ status, commit }) => [status, commit.sha && `commit ${commit.sha}`],
        onPoll: ({ commit }) => record.commitKnown(commit),
        pollIntervalMs
    }, context);
    if (update.status === 'failure')
        throw new runtime_failure/* Failure */.HR('update-failed', `The update of project ${projectId} failed. ${failureReason(update)}`);
    return update.commit.sha;
}
// An annotation is cut off after 4,096 characters, so the summary and the log must leave room for the advice.
const MAX_SUMMARY = 1000;
const MAX_LOG_LINES = 10;
const MAX_LOG_LINE = 150;
function failureReason({ summary, logs }) {
    const lines = logs
        .flatMap(text => text.split('\n'))
        .map(line => (0,clip/* clip */.$)(toLine(line), MAX_LOG_LINE))
        .filter(line => line !== '')
        .slice(-MAX_LOG_LINES);
    return [
        (0,wait/* reasonGiven */.g)(summary === undefined ? undefined : (0,clip/* clip */.$)(toLine(summary), MAX_SUMMARY)),
        ...(lines.length === 0 ? [] : ['The end of the update log:', ...lines])
    ].join('\n');
}
/** Converts text to one line. Removes control characters, which build logs use for colors and progress bars. */
function toLine(text) {
    return (0,external_node_util_.stripVTControlCharacters)(text)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./.build/src/export/job/job.js




/**
 * Resumes the last job from an earlier run, if its id is given. Otherwise, publishes the latest commit if requested,
 * and starts or resumes the export job. Waits until there is a link to the job's archive.
 */
async function runJob(source, lastJobId, record, context) {
    const { updateProject: projectId, job, pollIntervalMs } = source;
    const { log, service } = context;
    if (lastJobId !== undefined) {
        log.info(`Resuming the last export job, ${lastJobId}.`);
        try {
            return await completeJob(lastJobId, source, record, context);
        }
        catch (error) {
            if (!(error instanceof runtime_failure/* Failure */.HR && ['service-404', 'service-410'].includes(error.code)))
                throw error;
            record.jobGone();
            log.notice(`The service no longer has the last export job ${lastJobId}, so a new export is started.`);
        }
    }
    let commit;
    if (projectId !== undefined) {
        const update = async () => await updateProject(projectId, pollIntervalMs, record, context);
        const title = 'Publishing the latest commit';
        commit = await record.stage(title, update, `${title} of project ${projectId}`);
    }
    const jobId = typeof job === 'string' ? job : await service.startExport(job);
    if (typeof job !== 'string')
        log.info(`Started export job ${jobId} for ${job.domain}.`);
    return { ...(await completeJob(jobId, source, record, context)), commit };
}
async function completeJob(jobId, { baseUrl, pollIntervalMs, maskUrl }, record, context) {
    record.jobKnown(jobId);
    const waitForJob = async () => await awaitCompletion(jobId, pollIntervalMs, record, context);
    await record.stage('Waiting for the export job', waitForJob, `Waiting for export job ${jobId}`);
    const publish = (link) => record.linkIssued(link);
    const link = await Link.request({ jobId, service: context.service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish }, context);
    return { jobId, link, commit: undefined };
}

// EXTERNAL MODULE: ./.build/src/github/run-memory/run-memory.js + 2 modules
var run_memory = __webpack_require__(44371);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/iso.js
var iso = __webpack_require__(73102);
// EXTERNAL MODULE: ./.build/src/service/schemas.js
var service_schemas = __webpack_require__(81759);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
;// CONCATENATED MODULE: ./.build/src/export/memory/last-job.js





/** `job.json`: an export job that was completed and delivered. */
const keptJob = schemas/* object */.Ikc({
    formatVersion: schemas/* literal */.euz(1),
    domain: schemas/* string */.YjP(),
    // The id becomes part of the address of requests with the key, and anyone who can run a workflow can store a record.
    jobId: schemas/* string */.YjP().check(schemas/* refine */.YPB(id => (0,service_schemas/* isId */.eQ)(id) && !/[/\\]/.test(id), 'is not an id')),
    paths: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP())),
    version: schemas/* optional */.lqM(schemas/* string */.YjP()),
    completedAt: iso/* datetime */.w$()
});
/** Advice where the lookup itself was allowed: for example, the record of the job is damaged. */
const REPLACE_RECORD = 'Run again. If the error persists, set `job-id` to the id of an export job, or run once without `job-id` to start an export, which replaces the record.';
/** Advice where nothing can be looked up, whatever the permissions. */
const NAME_JOB = 'Set `job-id` to the id of an export job instead of `last`, or run without `job-id` to start an export.';
function jobMemory({ about: { domain }, source, githubToken }, github) {
    if (source.kind !== 'service' || domain === undefined)
        return undefined;
    const parse = (text) => {
        const job = (0,export_files/* parseValue */.$x)(keptJob, text);
        return job instanceof export_files/* FileProblem */.kc || job.domain === domain ? job : (0,export_files/* damaged */.qM)('it is for another domain');
    };
    return run_memory/* RunMemory */.fx.open({
        name: 'job',
        artifactName: `static-export-job-${domain}`,
        acceptedRuns: 'successful',
        parse,
        lost: 'A run with `job-id: last` cannot find this job'
    }, githubToken, github);
}
/** Returns the job that `job-id: last` refers to, or undefined if there is none yet. Throws if the lookup fails. */
async function recallJob({ about, source }, memory, context, limitMs = run_memory/* LIMIT_MS */.TZ) {
    if (source.kind !== 'service' || !source.resumesLast || memory === undefined)
        return undefined;
    const { domain = '' } = about;
    const unavailable = (reason, advice) => new runtime_failure/* Failure */.HR('last-job-unavailable', `The last export job for ${domain} is not known: ${reason}.`, {
        advice
    });
    if (!(memory instanceof run_memory/* RunMemory */.fx))
        throw unavailable(memory.reason, NAME_JOB);
    const last = await memory.recall('Looking for the last export job', context, limitMs);
    if (last instanceof run_memory/* NotRecalled */.KD)
        throw unavailable(last.reason, last.advice[0] ?? REPLACE_RECORD);
    if (last === undefined) {
        context.log.notice(`No earlier run on this branch has an export job for ${domain}, so \`job-id: last\` starts an export.`);
        return undefined;
    }
    requireSame(about, last.record);
    return { ...last.record, artifact: last.artifact };
}
/** Rejects inputs that differ from the job, which keeps its original `paths` and `version`. */
function requireSame(given, job) {
    const textOf = (value) => JSON.stringify([value].flat().toSorted());
    const different = ['paths', 'version'].filter(name => given[name] !== undefined && textOf(given[name]) !== textOf(job[name]));
    if (different.length === 0)
        return;
    const problems = different.map(name => `- \`${name}\` differs from its value in the last job ${job.jobId}: remove \`${name}\` or \`job-id: last\``);
    throw new runtime_failure/* Failure */.HR('invalid-input', `Invalid input:\n${problems.join('\n')}`);
}
/** Keeps the job for `job-id: last`. A resumed last job is kept again, because artifacts expire. */
async function keepJob(job, memory, { again, isNoticed }, context) {
    if (memory === undefined)
        return;
    if (memory instanceof run_memory/* RunMemory */.fx) {
        await memory.keep({ formatVersion: 1, ...job }, context, { again });
        return;
    }
    const text = `\`job-id: last\` cannot find this job later: ${memory.reason}.`;
    if (memory.isExpected !== true && !isNoticed)
        context.log.notice(text);
}

// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var records_manifest = __webpack_require__(37957);
;// CONCATENATED MODULE: ./.build/src/export/memory/last-manifest.js


function manifestMemory({ about, source, output, review, githubToken }, github) {
    if (review.previousManifest.kind !== 'last-run' || !output.extract)
        return undefined;
    if (about.domain !== undefined)
        return run_memory/* RunMemory */.fx.open({
            name: 'manifest',
            artifactName: `static-export-manifest-${about.domain}`,
            acceptedRuns: 'successful',
            parse: records_manifest/* parseManifest */.Ng,
            found: ({ exportedAt = 'time unknown' }, runId) => `Comparing with the export of run ${runId} (${exportedAt}).`,
            lost: 'The next run cannot compare its site with this one'
        }, githubToken, github);
    const name = source.kind === 'service' ? 'job-id' : 'from';
    return { reason: `\`${name}\` is set, but \`domain\` is not` };
}
/** Returns the manifest from the last successful run. If the lookup fails, the export continues without a manifest. */
async function recall(memory, context, limitMs = run_memory/* LIMIT_MS */.TZ) {
    const { log } = context;
    if (memory === undefined)
        return {};
    const because = (reason) => `The site is not compared with the last export: ${reason}.`;
    if (!(memory instanceof run_memory/* RunMemory */.fx)) {
        const text = `${because(memory.reason)} Set \`previous-manifest\` to a file or to \`none\`.`;
        if (memory.isExpected === true)
            log.info(text);
        else
            log.notice(text);
        return { notCompared: memory.reason };
    }
    const last = await memory.recall('Looking for the last export', context, limitMs);
    if (!(last instanceof run_memory/* NotRecalled */.KD))
        return { manifest: last?.record };
    log.notice([because(last.reason), ...last.advice].join(' '));
    return { notCompared: last.reason };
}

// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
;// CONCATENATED MODULE: ./.build/src/export/preflight/baseline.js





/** Returns the earlier export that `previous-manifest` refers to. */
async function readPrevious(from, memory, context) {
    if (from.kind === 'none')
        return { notCompared: '`previous-manifest` is `none`' };
    return from.kind === 'file' ? manifestIn(from.path) : await recall(memory, context);
}
/** Returns the export to compare with. Omits an export with different `paths` or a different `base-path`. */
function baselineOf({ manifest, notCompared }, { basePath, paths }, { log }) {
    if (manifest === undefined)
        return { manifest: undefined, ...(notCompared !== undefined && { notCompared }), history: [] };
    const previous = (0,records_manifest/* asExported */.qL)(manifest);
    const history = previous.history ?? [];
    // If `base-path` is not set, the base path is detected later, in the site, and is not compared.
    const isSameBasePath = basePath === undefined || (0,site_address/* baseFolder */.YR)(previous.basePath ?? '/') === (0,site_address/* baseFolder */.YR)(basePath);
    const different = [
        ...(pathsOf(previous.paths) === pathsOf(paths) ? [] : ['different `paths`']),
        ...(isSameBasePath ? [] : ['a different `base-path`'])
    ];
    if (different.length === 0)
        return { manifest: previous, history };
    const names = different.join(' and ');
    log.notice(`The last export, which had ${names}, is not compared. This export counts as the first.`);
    return { manifest: undefined, notCompared: `the last export had ${names}`, history };
}
function pathsOf(paths = []) {
    return paths.toSorted().join('\n');
}
function manifestIn(path) {
    const manifest = (0,records_manifest/* loadManifest */.eY)(path);
    if (!(manifest instanceof export_files/* FileProblem */.kc))
        return { manifest };
    const { kind, message } = manifest;
    // A missing file means that this is the first export.
    if (kind === 'missing')
        return {};
    const isLater = kind === 'later-version';
    throw new runtime_failure/* Failure */.HR('previous-manifest-invalid', `The manifest ${path} cannot be used: ${message}.`, {
        advice: isLater
            ? 'Update this action to the release that wrote the manifest, or remove the file.'
            : undefined
    });
}

// EXTERNAL MODULE: ./.build/src/archive/format.js
var format = __webpack_require__(36103);
// EXTERNAL MODULE: ./.build/src/site/redirects/host-files.js
var host_files = __webpack_require__(56021);
// EXTERNAL MODULE: ./.build/src/export/output-dir/written-names.js
var written_names = __webpack_require__(80946);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/site/redirects/read.js
var read = __webpack_require__(85045);
;// CONCATENATED MODULE: ./.build/src/export/preflight/redirects-input.js




/** Reads the redirects file. Checks its entries as far as possible without the site. */
async function readRedirectsInput({ output, review, about: { domain } }, { github: { workspace }, log }) {
    const { redirectsInput: input, basePath } = review;
    if (!output.extract || input.kind === 'none')
        return undefined;
    if (input.kind === 'file') {
        const file = await (0,read/* readRedirectFile */.H)(input.path, { workspace });
        (0,read/* redirectsOf */.v)(file, { basePath: basePath ?? '/', domain });
        return file;
    }
    const [folder, another] = (0,docs_folders/* findDocs */.Vy)(workspace, output.folder);
    const path = folder === undefined || another !== undefined ? undefined : (0,docs_folders/* settingsIn */.RV)(folder);
    if (path === undefined)
        return undefined;
    const name = (0,external_node_path_.relative)(workspace, path);
    try {
        const file = await (0,read/* readRedirectFile */.H)(path, { workspace, isFound: true });
        if (Array.isArray(file.entries) && file.entries.length === 0)
            return undefined;
        log.notice(`Redirects are read from ${name} in the workspace. Set \`redirects: none\` to ignore them.`);
        return file;
    }
    catch (error) {
        log.warning(`The redirects in the workspace file ${name} are not used. ${(0,runtime_failure/* reasonOf */.A3)(error)}`);
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/src/export/preflight/preflight.js
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









/** Runs the checks that are possible before the export starts, and reports all problems in one error. */
async function preflight(inputs, deliveries, memory, context) {
    const previous = readPrevious(inputs.review.previousManifest, memory.manifest, context);
    const lastJob = recallJob(inputs, memory.job, context);
    const redirectFile = readRedirectsInput(inputs, context);
    const checks = [checkFolder(inputs, redirectFile, context), ...checkDeliveries(deliveries, context)];
    const results = await Promise.allSettled([...checks, previous, redirectFile, lastJob]);
    const problems = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
    // An error that is not a Failure, such as a timeout or a bug, is reported without the other problems.
    const other = problems.find(problem => !(problem instanceof runtime_failure/* Failure */.HR));
    if (other !== undefined)
        throw other;
    (0,runtime_failure/* throwAny */.jg)(problems, 'preflight-failed', `${problems.length} problems would make this export fail`);
    return { previous: await previous, redirectFile: await redirectFile, lastJob: await lastJob };
}
/** Throws if this run might replace an entry that no export wrote. */
async function checkFolder({ output, source, review }, redirectFile, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!output.keepArchive && !output.extract)
            return;
        // Problems in the redirects file are reported separately.
        const hasRedirects = (await redirectFile.catch(() => undefined)) !== undefined;
        const archives = format/* ARCHIVE_FORMATS */.Oz.map(format => `${output.archiveName}.${format}`);
        const reviewed = [
            ...[written_names/* SITE */.CT, written_names/* MANIFEST */.e0, ...(hasRedirects ? [host_files/* REDIRECTS_FILE */.Bg] : [])],
            ...written_names/* REVIEW_FILES */.x.filter(name => review.check !== 'off' || name !== 'checks.json')
        ];
        const probe = __addDisposableResource(env_1, await output_folder/* OutputFolder */.w.open(output, context), true);
        probe.requireReplaceable([
            ...(source.kind === 'folder' ? [] : archives),
            ...(output.extract ? reviewed : [])
        ]);
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
}

;// CONCATENATED MODULE: ./.build/src/export/record/facts.js
function firstFacts({ about, review, output }, startedAt) {
    const notChecked = reasonNotToCheck(output, review);
    return { domain: about.domain, basePath: review.basePath, notChecked, startedAt, deliveries: [] };
}
function reasonNotToCheck(output, { check }) {
    if (!output.extract)
        return '`deliver` has neither `site` nor `report`';
    return check === 'off' ? '`check` is `off`' : undefined;
}

// EXTERNAL MODULE: ./.build/src/review/changes.js + 1 modules
var review_changes = __webpack_require__(87637);
// EXTERNAL MODULE: ./.build/src/site/files/build-hash.js
var build_hash = __webpack_require__(99004);
// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
;// CONCATENATED MODULE: ./.build/src/export/record/is-changed.js




/** Returns false only if a comparison found no changed page, redirect or other file. Ignores build hashes. */
function isChanged({ changes, redirectChanges, previous, files }) {
    return ((0,review_changes/* hasChanged */.$H)(changes) ||
        (redirectChanges !== undefined && (0,review_changes/* haveRedirectsChanged */.iA)(redirectChanges)) ||
        // A different layout keeps the addresses of pages but changes the files to deploy.
        pagePaths(previous?.files ?? []) !== pagePaths(files) ||
        otherFiles(previous?.files ?? []) !== otherFiles(files));
}
function pagePaths(files) {
    const paths = files.filter(pages/* countsAsPage */.a$).map(({ path }) => path);
    return paths.toSorted().join('\n');
}
/** Returns the files that are neither pages nor page data, as text for a comparison. */
function otherFiles(files) {
    const data = (0,page_data/* pageDataOf */.nC)(files.map(({ path }) => path));
    return files
        .filter(file => !(0,pages/* countsAsPage */.a$)(file) && !data.has(file.path))
        .map(({ path, sha256, content }) => 
    // An error page also has a content digest, which does not change with every build.
    [(0,build_hash/* withoutBuildHash */.T)(path), content ?? sha256].join(' '))
        .toSorted()
        .join('\n');
}

// EXTERNAL MODULE: ./.build/src/review/checks/findings.js
var checks_findings = __webpack_require__(39640);
// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var text_format = __webpack_require__(64579);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
;// CONCATENATED MODULE: ./.build/src/export/record/review-sections.js






const MAX_PAGES = 10;
const MAX_FINDINGS = 10;
const MAX_PAGES_PER_FINDING = 3;
const MAX_PATH = 200;
function reviewSections(site, domain, basePath, format = text_format/* MARKDOWN */.yQ) {
    const { changes, checks } = site;
    const address = (path) => domain === undefined ? undefined : (0,site_address/* liveAddress */.jT)(path, { domain, basePath });
    return [
        [format.heading(3, 'Changes'), ...changesTexts(site, format)].join('\n\n'),
        ...['added', 'changed', 'removed'].flatMap(name => changes.first
            ? []
            : pageList(name, changes[name], name === 'removed' ? () => undefined : address, format)),
        ...(checks === undefined ? [] : findingSections(checks, site.previous?.findings, address, format))
    ];
}
/** Describes changed pages and, if the site has redirects, changed redirects. Also used for the log. */
function changesTexts({ changes, notCompared, redirectChanges }, format) {
    const pages = changesText(changes, notCompared, format);
    return redirectChanges === undefined
        ? [pages]
        : [pages, redirectsText(redirectChanges, changes.first, format)];
}
function changesText({ first, added, changed, removed, rebuilt }, notCompared, { sentence, strong }) {
    if (notCompared !== undefined)
        return `Not compared: ${sentence(notCompared)}.`;
    if (first)
        return 'This is the first export: there is no earlier one to compare with.';
    const parts = counted({ added, changed, removed, 'rebuilt without a visible change': rebuilt }).map(([name, count]) => `${strong((0,units/* formatCount */.B4)(count, 'page'))} ${name}`);
    return parts.length === 0 ? 'No page was added, changed or removed.' : `${parts.join(' · ')}.`;
}
/** Describes changed redirects. Broken redirects are reported as findings. */
function redirectsText({ total, added, changed, removed }, isFirst, { strong }) {
    const news = counted({ added, changed, removed }).map(([name, count]) => `${strong(String(count))} ${name}`);
    const all = (0,units/* formatCount */.B4)(total, 'redirect');
    return isFirst || news.length === 0 ? `${all}.` : `${all}: ${news.join(' · ')}.`;
}
function counted(lists) {
    const counts = Object.entries(lists).map(([name, { length }]) => [name, length]);
    return counts.filter(([, count]) => count > 0);
}
function pageList(name, paths, address, { link }) {
    if (paths.length === 0)
        return [];
    const links = paths.slice(0, MAX_PAGES).map(path => link((0,clip/* clip */.$)(path, MAX_PATH), address(path)));
    const items = (0,with_more/* withMore */.i)(links, MAX_PAGES, paths.length).map(item => `- ${item}`);
    return [`${name.charAt(0).toUpperCase()}${name.slice(1)}:\n\n${items.join('\n')}`];
}
function findingsText({ findings, ignored, cut, noneIsNew }, { code, strong }) {
    const counts = (0,checks_findings/* countByKind */.Le)(findings);
    const found = checks_findings/* CHECK_KINDS */.FZ.filter(kind => kind !== 'unfinished' && counts[kind] > 0).map(kind => `${(0,checks_findings/* atLeast */.jZ)(kind, cut)}${strong(String(counts[kind]))} ${code(kind)}`);
    const news = noneIsNew
        ? ' None of the findings that can fail the check is new since the previous export.'
        : '';
    return `${found.length === 0 ? 'Nothing was found' : found.join(' · ')}.${news}${(0,checks_findings/* ignoredNote */.bH)(ignored)}`;
}
function findingSections(checks, previous, address, format) {
    const { code, heading, sentence, strong, table } = format;
    const added = new Set(previous && (0,checks_findings/* failingFindings */.v9)(checks.findings, previous));
    const findings = checks.findings.filter(({ kind }) => kind !== 'unfinished');
    const summary = `${heading(3, 'Findings')}\n\n${findingsText(checks, format)}`;
    // What finish creates is no problem of the site, so it is one line after the problems.
    const last = checks.findings.flatMap(({ kind, note }) => kind === 'unfinished' && note !== undefined ? [sentence(note)] : []);
    if (findings.length === 0)
        return [summary, ...last];
    const sorted = findings.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count);
    const rest = findings.length - MAX_FINDINGS;
    return [
        summary,
        table(['Finding', 'Target', 'Pages'], sorted
            .slice(0, MAX_FINDINGS)
            .map(finding => [
            code(finding.kind) + (added.has(finding) ? ` ${strong('new')}` : ''),
            targetText(finding, format),
            pagesText(finding, address, format)
        ])),
        ...(rest > 0 ? [`… ${(0,with_more/* andMore */.v)(rest)} in the file given by the output ${code('checks-path')}.`] : []),
        ...last
    ];
}
function targetText({ target, destination, suggestion, note }, { code, sentence }) {
    const leads = destination === undefined ? '' : ` → ${code((0,clip/* clip */.$)(destination, MAX_PATH))}`;
    const meant = suggestion === undefined ? '' : ` (did you mean ${code((0,clip/* clip */.$)(suggestion, MAX_PATH))}?)`;
    const noted = note === undefined ? '' : `: ${sentence(note)}`;
    return `${code((0,clip/* clip */.$)(target, MAX_PATH))}${leads}${meant}${noted}`;
}
function pagesText({ pages: named, count }, address, { link, lines }) {
    const links = named.slice(0, MAX_PAGES_PER_FINDING).map(page => link((0,clip/* clip */.$)(page, MAX_PATH), address(page)));
    const rest = named.length === 0 ? 0 : count - links.length;
    return lines(links) + (rest > 0 ? ` and ${(0,units/* formatCount */.B4)(rest, 'more page')}` : '');
}
/** Sorts kinds that can fail a run before other kinds. */
function rank({ kind }) {
    return checks_findings/* FAILING_KINDS */.$m.includes(kind) ? 0 : 1;
}

;// CONCATENATED MODULE: ./.build/src/export/record/lines.js




const info = (text) => ({ level: 'info', text });
const warning = (text) => ({ level: 'warning', text });
/** Returns the log lines that follow from the facts, in the order in which the facts become known. */
function logLinesOf(facts) {
    const failed = facts.deliveries.filter(({ ok }) => !ok);
    return [
        ...pageCountLines(facts),
        ...reviewLines(facts),
        ...failed.map(({ kind, text }) => info(`Delivery ${kind} failed: ${text}`)),
        ...endLines(facts)
    ];
}
/** Differences from the service's page count that cause no warning: a number of pages, and a share of all pages. */
const MAX_PAGE_DIFFERENCE = 10;
const MAX_PAGE_SHARE = 0.2;
/** Warns about a site that lacks many of the pages that the service exported. */
function pageCountLines({ site, pageCount: counted }) {
    if (site === undefined || counted === undefined)
        return [];
    const found = site.pageCount;
    if (Math.abs(found - counted) <= Math.max(MAX_PAGE_DIFFERENCE, counted * MAX_PAGE_SHARE))
        return [];
    return [
        warning(`The service counted ${(0,units/* formatCount */.B4)(counted, 'page')}, but the site contains ${(0,units/* formatCount */.B4)(found, 'page')}. Check the site before you publish it.`)
    ];
}
function reviewLines({ reviewed }) {
    if (reviewed === undefined)
        return [];
    const { checks, failure } = reviewed;
    const changes = info(`Changes: ${changesTexts(reviewed, text_format/* PLAIN */.tZ).join(' ')}`);
    if (checks === undefined)
        return [changes];
    const counts = (0,checks_findings/* countByKind */.Le)(checks.findings);
    const line = `Checks: ${findingsText(checks, text_format/* PLAIN */.tZ)}`;
    const more = 'The job summary shows examples, and the file given by the output `checks-path` lists all findings.';
    // The error message of a failed run already lists the findings.
    const isWarned = checks_findings/* FAILING_KINDS */.$m.some(kind => counts[kind] > 0) && failure === undefined;
    return [changes, isWarned ? warning(`${line} ${more}`) : info(line)];
}
function endLines({ isComplete, domain, jobId, deliveries, notChecked }) {
    if (isComplete !== true)
        return [];
    const where = deliveries.map(({ kind, text }) => `${kind} (${text})`);
    const what = domain ?? (jobId === undefined ? 'the site' : `job ${jobId}`);
    return [
        ...(notChecked === undefined ? [] : [info(`Not checked: ${notChecked}.`)]),
        info(`Exported ${what}: ${where.join(', ')}.`)
    ];
}

;// CONCATENATED MODULE: ./.build/src/export/record/outputs.js

/** Returns the outputs that follow from the facts. */
function outputsOf(facts) {
    const { status, pageCount, link, archive, site, reviewed, deliveries } = facts;
    const checks = reviewed?.checks;
    const counts = checks && (0,checks_findings/* countByKind */.Le)(checks.findings);
    // Without this output, a step that depends on `changed` would never run.
    const changed = facts.isChanged ?? facts.isComplete;
    return {
        'commit-sha': facts.commit?.sha,
        'job-id': facts.jobId,
        status,
        'page-count': status === 'completed' ? pageCount : undefined,
        'bundle-url': link?.url,
        'expires-at': link?.expiresAt.toISOString(),
        'deployment-config': facts.deploymentConfig,
        'archive-path': archive?.path,
        'archive-sha256': archive?.sha256,
        'archive-size': archive?.size,
        'site-path': site?.path,
        'file-count': site?.fileCount,
        'manifest-path': site?.manifestPath,
        'redirects-path': site?.redirectsPath,
        'redirect-count': site?.redirectCount,
        'report-path': facts.reportPath,
        changed: changed === undefined ? undefined : String(changed),
        'changes-path': facts.changesPath,
        'broken-links': counts?.['broken-link'],
        'external-resources': counts?.['external-resource'],
        'checks-path': counts && (facts.checksPath ?? ''),
        ...deliveries.reduce((all, { outputs }) => ({ ...all, ...outputs }), {})
    };
}

;// CONCATENATED MODULE: ./.build/src/export/record/export-record.js







/** Collects the facts of a run. Sets each output and logs each line as soon as they follow from the facts. */
class ExportRecord {
    facts;
    #inputs;
    #context;
    #outputs = new Map();
    #lines = new Set();
    #stages = [];
    constructor(inputs, context) {
        this.#inputs = inputs;
        this.#context = context;
        this.facts = firstFacts(inputs, context.clock.now());
    }
    #learn(news) {
        const { log, setOutput } = this.#context;
        Object.assign(this.facts, news);
        const outputs = Object.entries(outputsOf(this.facts));
        for (const [name, value] of outputs) {
            if (value === undefined || this.#outputs.get(name) === value)
                continue;
            this.#outputs.set(name, value);
            setOutput(name, value);
        }
        for (const { level, text } of logLinesOf(this.facts)) {
            if (this.#lines.has(text))
                continue;
            this.#lines.add(text);
            log[level](text);
        }
    }
    /** Runs one stage in a log group and records its duration. */
    stage = async (name, work, title = name) => {
        const { clock, log } = this.#context;
        const startedAt = clock.now();
        const result = await log.group(title, work);
        this.#stages.push({ name, value: (0,units/* formatDuration */.a3)(clock.now() - startedAt) });
        return result;
    };
    commitKnown(commit) {
        this.#learn({ commit });
    }
    jobKnown(jobId) {
        this.#learn({ jobId });
    }
    jobGone() {
        this.#learn({ jobId: undefined });
    }
    jobPolled({ status, pageCount }) {
        // A page count from an earlier poll may not be the final count.
        const known = status === 'completed' ? undefined : this.facts.pageCount;
        this.#learn({ status, pageCount: pageCount ?? known });
    }
    linkIssued({ url, expiresAt, endsAt }) {
        const { source, configUrl, configVersion } = this.#inputs;
        const isMasked = source.kind !== 'service' || source.maskUrl;
        this.#learn({
            link: { url, expiresAt, endsAt, isMasked },
            ...(configUrl === undefined && { deploymentConfig: (0,deployment_config/* deploymentConfig */.QT)(url, configVersion) })
        });
    }
    /** Called when all files are in place. */
    installed({ archive, site, review, reportPath }) {
        const changes = review && { ...review, isChanged: isChanged(review.reviewed) };
        this.#learn({ archive, site, reportPath, ...changes });
    }
    permanentUrlKnown(url) {
        this.#learn({ deploymentConfig: (0,deployment_config/* deploymentConfig */.QT)(url, this.#inputs.configVersion) });
    }
    delivered(kind, delivered) {
        this.#addDelivery({ kind, ok: true, ...delivered });
    }
    deliveryFailed(kind, error) {
        this.#addDelivery({ kind, ok: false, text: (0,runtime_failure/* reasonOf */.A3)(error) });
    }
    #addDelivery(result) {
        this.#learn({ deliveries: [...this.facts.deliveries, result] });
    }
    succeeded() {
        this.#learn({ isComplete: true });
    }
    figures(archive) {
        if (archive === undefined)
            return this.#stages;
        return [
            ...this.#stages,
            { name: 'Archive', value: (0,units/* formatBytes */.z3)(archive.size) },
            { name: 'SHA-256 of the archive', value: archive.sha256 }
        ];
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/export/inputs/input-schema.js
var input_schema = __webpack_require__(84160);
;// CONCATENATED MODULE: ./.build/src/export/record/summary.js







// The runner drops a summary above 1 MiB. These limits keep the summary far smaller, even with long texts.
const MAX_NAME = 300;
const MAX_TEXT = 2000;
const MAX_ROWS = 40;
function exportSummary(facts, errorsPage, format = text_format/* MARKDOWN */.yQ) {
    const { failure, deliveries, reviewed, notChecked, domain, basePath = '/' } = facts;
    // Only pages from the service have a known address. A local site may be served at a different host or path.
    const host = facts.jobId === undefined ? undefined : domain;
    const rows = deliveries
        .slice(0, Math.min(MAX_ROWS, format.maxItems))
        .map(delivery => deliveryRow(delivery, format));
    const sections = [
        rows.length > 0 && format.table(['Delivered', ''], rows),
        expiryWarning(facts, format),
        ...(reviewed === undefined ? [] : reviewSections(reviewed, host, basePath, format)),
        // The summary of a failed run shows the error instead.
        notChecked !== undefined &&
            failure === undefined &&
            `${format.heading(3, 'Findings')}\n\nNot checked: ${format.sentence(notChecked)}.`,
        details(facts, format)
    ];
    const top = { heading: heading(facts, format), facts: highlights(facts, format), failure };
    return (0,summary/* summaryOf */.YG)(top, errorsPage, sections, format);
}
function heading({ domain, jobId, failure, deliveries }, { text }) {
    const what = text((0,clip/* clip */.$)(domain ?? jobId ?? 'The documentation', MAX_NAME));
    if (deliveries.some(({ ok }) => !ok))
        return `❌ ${what}: delivery failed`;
    return failure ? `❌ ${what}: export failed` : `✅ ${what} exported`;
}
function highlights(facts, { link, strong }) {
    const { domain, jobId, basePath = '/', pageCount, site, archive } = facts;
    const pages = site?.pageCount ?? pageCount;
    const duration = (0,summary/* durationOf */.cf)(facts);
    return [
        domain !== undefined &&
            jobId !== undefined &&
            link((0,clip/* clip */.$)(domain, MAX_NAME), `https://${(0,clip/* clip */.$)(domain, MAX_NAME)}${basePath}`),
        pages !== undefined && strong((0,units/* formatCount */.B4)(pages, 'page')),
        archive && strong((0,units/* formatBytes */.z3)(archive.size)),
        duration && `took ${strong(duration)}`
    ];
}
function deliveryRow({ kind, ok, text, url, notes = [] }, { link, sentence, lines }) {
    const what = (0,clip/* clip */.$)(text, MAX_TEXT);
    return [
        `${ok ? '✅' : '❌'} ${input_schema/* DELIVERIES */.rV[kind].label}`,
        lines([url === undefined ? sentence(what) : link(what, url), ...notes.map(sentence)])
    ];
}
function expiryWarning(facts, format) {
    const { link: shown, deliveries, jobId } = facts;
    if (shown === undefined || !deliveries.some(({ kind, expires }) => kind === 'config' && expires))
        return undefined;
    const again = jobId && `${format.sentence('`job-id`')} ${format.code((0,clip/* clip */.$)(jobId, MAX_NAME))}`;
    return format.alert('WARNING', [
        `The link in the deployment config expires at ${expiry(shown, facts, format)}. A deployment that starts or restarts after this time cannot download the bundle.`,
        `Run this action again before then${again === undefined ? '' : `; with ${again}, the action gets a fresh link without a new export`}.`
    ]);
}
function details(facts, format) {
    const { jobId, status, commit, archive, site, link: shown } = facts;
    const { code, link } = format;
    const name = (value) => format.text((0,clip/* clip */.$)(value, MAX_NAME));
    const rows = [
        ['Commit', commit?.sha && code(commit.sha)],
        ['Export job', jobId && code((0,clip/* clip */.$)(jobId, MAX_NAME)), status && name(status)],
        [
            'Archive',
            archive && code((0,clip/* clip */.$)((0,external_node_path_.basename)(archive.path), MAX_NAME)),
            archive && (0,units/* formatBytes */.z3)(archive.size)
        ],
        ['SHA-256', archive && code(archive.sha256)],
        ['Site', site && (0,units/* formatCount */.B4)(site.fileCount, 'file'), site && (0,units/* formatCount */.B4)(site.pageCount, 'page')],
        [
            'Link',
            shown?.isMasked === false && link('download', shown.url),
            shown && `expires ${expiry(shown, facts, format)}`
        ]
    ];
    return (0,summary/* detailsTable */.Jx)(rows, format);
}
function expiry({ expiresAt, endsAt }, { startedAt, endedAt }, { strong }) {
    const left = endsAt - (endedAt ?? startedAt);
    const moment = strong((0,units/* formatTime */.fU)(expiresAt));
    return left > 0 ? `${moment} (in ${(0,units/* formatDuration */.a3)(left)})` : `${moment} (expired)`;
}

;// CONCATENATED MODULE: ./.build/src/export/main.js














async function main(inputs, { setOutput, writeSummary, ...given }) {
    const { source, timeoutMs } = inputs;
    const record = new ExportRecord(inputs, { ...given, setOutput });
    const { facts } = record;
    const service = source.kind === 'service' ? new client/* Service */.k(source, given) : undefined;
    await (0,run/* runAction */.C)(facts, {
        work: async () => {
            const context = { ...given, deadline: facts.startedAt + timeoutMs };
            await exportSite(inputs, service, record, context);
            record.succeeded();
        },
        explain: error => explainFailure(error, timeoutMs, { facts, service }),
        summary: format => exportSummary(facts, given.github.errorsPage, format)
    }, { ...given, writeSummary });
}
async function exportSite(inputs, service, record, context) {
    const { source, output } = inputs;
    const { github, clock } = context;
    const memory = { manifest: manifestMemory(inputs, github), job: jobMemory(inputs, github) };
    const deliveries = requestedDeliveries(inputs.deliveries);
    const { previous, redirectFile, lastJob } = await preflight(inputs, deliveries, memory, context);
    const job = source.kind === 'service' && service !== undefined
        ? await runJob(source, lastJob?.jobId, record, { ...context, service })
        : undefined;
    const resumed = lastJob?.jobId === job?.jobId ? lastJob : undefined;
    // A resumed job keeps its original `paths` and `version`.
    const about = { ...inputs.about, ...(resumed && { paths: resumed.paths, version: resumed.version }) };
    const baseline = baselineOf(previous, { ...about, basePath: inputs.review.basePath }, context);
    const isFetched = output.extract || output.keepArchive;
    // `install-site.ts` is loaded on demand, because runs that deliver only a link do not need it.
    const request = { inputs: { ...inputs, about }, job, redirectFile, baseline };
    const installed = isFetched
        ? await (await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(8369), __webpack_require__.e(4022), __webpack_require__.e(3951), __webpack_require__.e(6466)]).then(__webpack_require__.bind(__webpack_require__, 40437))).installSite(request, record, context)
        : {};
    await deliverAll({ ...about, ...job, ...installed }, deliveries, inputs, record, context);
    const completedAt = resumed?.completedAt ?? new Date(clock.now()).toISOString();
    const { domain } = about;
    const kept = job && domain !== undefined ? { ...about, domain, jobId: job.jobId, completedAt } : undefined;
    await remember({ manifestPath: installed.site?.manifestPath, kept, resumed }, memory, context);
}
/** Keeps the manifest and the job for later runs. Both uploads run at the same time, because each may take a while. */
async function remember(run, memory, context) {
    const { manifestPath, kept, resumed } = run;
    const inner = { ...context, log: insideGroup(context.log) };
    const isNoticed = memory.manifest !== undefined && 'reason' in memory.manifest;
    const keepAll = async () => {
        await Promise.all([
            manifestPath !== undefined &&
                memory.manifest instanceof run_memory/* RunMemory */.fx &&
                memory.manifest.keepFile(manifestPath, inner),
            kept && keepJob(kept, memory.job, { again: resumed?.artifact, isNoticed }, inner)
        ]);
    };
    const hasStorage = [manifestPath && memory.manifest, kept && memory.job].some(place => place instanceof run_memory/* RunMemory */.fx);
    await (hasStorage ? context.log.group('Keeping results for later runs', keepAll) : keepAll());
}
/** Adds the id of the export job, if there is one, to the error message. */
function explainFailure(error, timeoutMs, { facts, service }) {
    const { jobId } = facts;
    const failure = (0,runtime_failure/* asFailure */.h_)((0,stop_reason/* explainStop */.cV)(error, { timeoutMs, ...stateOf(facts, service) }));
    const isNamed = failure.code === 'timeout' || failure.code === 'canceled' || failure.jobId === jobId;
    if (jobId === undefined || isNamed)
        return failure;
    const { code, message, advice, cause } = failure;
    // A message with several lines ends with a list, so the job is added on a new line.
    const separator = message.includes('\n') ? '\n' : ' ';
    return new runtime_failure/* Failure */.HR(code, `${message}${separator}The export job is ${jobId}.`, { advice, cause, jobId });
}
function stateOf({ jobId, status, site, archive }, service) {
    const installed = (site ?? archive) && 'The new files are in `output-dir`, but not all deliveries are complete.';
    if (service === undefined) {
        const advice = 'Run again. If the run timed out, set a longer `timeout`.';
        return { state: installed ?? 'Nothing was delivered.', advice };
    }
    if (jobId !== undefined) {
        const advice = `Run again with \`job-id: ${jobId}\` to resume the job.`;
        const progress = status === 'completed' ? 'is complete' : 'may still be running';
        return { state: [`Export job ${jobId} ${progress}.`, installed].filter(Boolean).join(' '), advice };
    }
    if (!service.mayHaveStartedExport)
        return { state: 'No export job was started.', advice: 'Run again.' };
    const uncertain = 'The start request may have been accepted. In that case, the service may reject another request until the job ends.';
    return { state: 'No export job is known.', advice: `Run again. ${uncertain}` };
}


/***/ }),

/***/ 57627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ unless),
/* harmony export */   P: () => (/* binding */ explainDisk)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOENT'];
/** Converts a disk error into a Failure whose message contains the path. Returns other errors unchanged. */
function explainDisk(error, folder) {
    const { code = '', path = folder } = Object(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('disk-full', `The disk that contains ${folder} is full.`, { cause: error });
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || !NOT_WRITABLE.includes(code))
        return error;
    const name = path.startsWith(folder) ? path : folder;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('output-dir-not-writable', `${name} cannot be created or written (${code}).`, {
        cause: error
    });
}
function unless(expected) {
    return error => {
        if (error.code !== expected)
            throw error;
        return undefined;
    };
}


/***/ }),

/***/ 63195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ needsRepair),
/* harmony export */   Ip: () => (/* binding */ repair),
/* harmony export */   ai: () => (/* binding */ install),
/* harmony export */   jf: () => (/* binding */ renameWhenFree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73305);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91716);
/* harmony import */ var _written_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80946);






/** File that exists in the private folder while files are being replaced. */
const JOURNAL = 'installing.json';
/** Folder that contains the earlier files until all new files are in place. */
const REPLACED = 'replaced';
// The journal is not trusted, so each name must be a single path segment.
const segment = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._regex */ .Fk(/^(?!\.{1,2}$)[^/\\]+$/));
const installation = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    /** `file` is the name of the new file or folder in the private folder. */
    moves: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ name: segment, file: segment })),
    removed: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(segment)
});
/**
 * Moves all new files to their final paths, or restores the earlier files. Synchronous, so that no other code in this
 * process runs between two renames. If the process is killed, the next run restores the earlier files.
 */
function install(folder, temporary, planned, log) {
    const renames = renamesOf(folder, temporary, planned);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, REPLACED));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL), JSON.stringify(planned));
    try {
        for (const { from, to } of renames)
            if (from.startsWith(temporary) || (0,_written_names_js__WEBPACK_IMPORTED_MODULE_4__/* .exists */ .t2)(from))
                renameWhenFree(from, to);
    }
    catch (error) {
        return { isComplete: false, error, isRestored: undo(renames, temporary, log) };
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL));
    return { isComplete: true };
}
/** Restores the files that a killed run was replacing, if there are any. */
function repair(folder, temporary, log) {
    const planned = journalIn(temporary);
    if (planned instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FileProblem */ .kc)
        return;
    if (undo(renamesOf(folder, temporary, planned), temporary, log))
        log.info(`Restored the files in ${folder}: an earlier run was killed while it replaced them.`);
}
function needsRepair(temporary) {
    if (!(0,_written_names_js__WEBPACK_IMPORTED_MODULE_4__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL)))
        return false;
    if (!(journalIn(temporary) instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FileProblem */ .kc))
        return true;
    // If the journal is invalid, replaced files are the only sign that files have been renamed.
    const replaced = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, REPLACED);
    return (0,_written_names_js__WEBPACK_IMPORTED_MODULE_4__/* .exists */ .t2)(replaced) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(replaced).length > 0;
}
function journalIn(temporary) {
    return (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__/* .loadFile */ .ZN)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL), text => (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__/* .parseValue */ .$x)(installation, text));
}
function renamesOf(folder, temporary, { moves, removed }) {
    const away = (name) => ({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), to: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, REPLACED, name) });
    return [
        ...moves.flatMap(({ name, file }) => [
            away(name),
            { from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, file), to: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name) }
        ]),
        ...removed.map(away)
    ];
}
/** Reverts each rename whose target exists and whose source does not. Returns false if a file cannot be moved back. */
function undo(renames, temporary, log) {
    let isRestored = true;
    for (const { from, to } of renames.toReversed()) {
        if ((0,_written_names_js__WEBPACK_IMPORTED_MODULE_4__/* .exists */ .t2)(from) || !(0,_written_names_js__WEBPACK_IMPORTED_MODULE_4__/* .exists */ .t2)(to))
            continue;
        try {
            renameWhenFree(to, from);
        }
        catch (reason) {
            isRestored = false;
            log.warning(`${from} could not be restored from ${to}: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(reason)}.`);
        }
    }
    if (isRestored)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temporary, JOURNAL));
    return isRestored;
}
const MAX_ATTEMPTS = 10;
const DELAY_MS = 100;
/**
 * Renames a file. On Windows, retries while another program, such as a virus scanner or an indexer, has the file open.
 * Synchronous, so that no signal and no timeout ends the process between two related renames.
 */
function renameWhenFree(from, to) {
    for (let attempt = 1;; attempt++) {
        try {
            node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync(from, to);
            return;
        }
        catch (error) {
            const { code = '' } = error;
            const isOpen = process.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code);
            if (!isOpen || attempt === MAX_ATTEMPTS)
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS * attempt);
        }
    }
}


/***/ }),

/***/ 23503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ OutputFolder),
  B: () => (/* binding */ sha256Of)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/archive/format.js
var format = __webpack_require__(36103);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/site/redirects/host-files.js
var host_files = __webpack_require__(56021);
// EXTERNAL MODULE: ./.build/src/export/output-dir/disk-errors.js
var disk_errors = __webpack_require__(57627);
// EXTERNAL MODULE: ./.build/src/export/output-dir/install.js
var install = __webpack_require__(63195);
;// CONCATENATED MODULE: ./.build/src/export/output-dir/output-lock.js


const LOCK = '.static-export-lock';
/** Renames take only moments, so an older lock belongs to a killed run. */
const STALE_MS = 30_000;
const DELAY_MS = 50;
/** Error codes of a rename whose target folder exists. On Windows, even an empty target folder causes these errors. */
const LOCKED = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY'];
/**
 * Waits until no other run replaces files in the folder, and returns a function that releases the lock. The lock is a
 * folder that contains a file named after the holder. One rename creates both. If several runs find a stale lock, only
 * one of these runs can rename the old holder's file. `holder` is the name of this run's private folder.
 */
async function takeLock(folder, holder, { clock, signal }) {
    const [lock, own] = [(0,external_node_path_.join)(folder, LOCK), (0,external_node_path_.join)(folder, holder, 'lock')];
    const release = async () => {
        // Another run may have taken over the lock.
        const isHeld = await isDone((0,promises_.rm)((0,external_node_path_.join)(lock, holder)));
        if (isHeld)
            await isDone((0,promises_.rmdir)(lock));
    };
    await (0,promises_.mkdir)(own, { recursive: true });
    await (0,promises_.writeFile)((0,external_node_path_.join)(own, holder), '');
    for (;;) {
        try {
            // The modification time records when the lock was taken.
            await (0,promises_.utimes)(own, new Date(), new Date());
            await (0,promises_.rename)(own, lock);
            return release;
        }
        catch (error) {
            if (!LOCKED.includes(error.code ?? ''))
                throw error;
        }
        const [other] = await (0,promises_.readdir)(lock).catch(() => []);
        const { mtimeMs = Infinity } = (await (0,promises_.stat)(lock).catch(() => undefined)) ?? {};
        const isStale = clock.now() - mtimeMs > STALE_MS;
        if (other !== undefined && isStale && (await isDone((0,promises_.rename)((0,external_node_path_.join)(lock, other), (0,external_node_path_.join)(lock, holder)))))
            return release;
        if (other === undefined)
            await isDone((0,promises_.rmdir)(lock));
        await clock.sleep(DELAY_MS, signal);
    }
}
/** Returns false if the change fails, for example because a file does not exist or is in use. */
async function isDone(change) {
    return await change.then(() => true, () => false);
}

// EXTERNAL MODULE: ./.build/src/export/output-dir/private-folder.js
var private_folder = __webpack_require__(89952);
// EXTERNAL MODULE: ./.build/src/export/output-dir/written-names.js
var written_names = __webpack_require__(80946);
;// CONCATENATED MODULE: ./.build/src/export/output-dir/output-folder.js












/**
 * The folder at `output-dir`. New entries are first written into a private folder inside it. When all entries are
 * complete, either all or none of them are moved to their final paths. Only entries that an export wrote are replaced.
 * Disposing an instance removes the private folder.
 */
class OutputFolder {
    path;
    /** Path of the private folder. */
    temporary;
    #context;
    #archiveName;
    /** Identities of the archives from earlier runs, to detect that another run has replaced one of these archives. */
    #before = new Map();
    #ready = [];
    #mustKeep = false;
    /** Removes the private folder when the process exits, unless it contains files that could not be restored. */
    #removeAtExit = () => {
        if (!this.#mustKeep)
            (0,private_folder/* removeLater */.Px)(this.temporary);
    };
    constructor({ folder, archiveName }, temporary, context) {
        this.path = folder;
        this.#archiveName = archiveName;
        this.temporary = temporary;
        this.#context = context;
        process.once('exit', this.#removeAtExit);
    }
    static async open({ folder, archiveName }, context) {
        try {
            await makeFolder(folder);
            // Read the user's folder before the private folder is created, so that an error shows the user's folder.
            await (0,promises_.readdir)(folder);
            const output = new OutputFolder({ folder, archiveName }, await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, private_folder/* PREFIX */.H3)), context);
            try {
                await repairFolder(folder, output.temporary, context);
                await (0,private_folder/* removeLeftovers */.DA)(folder, context);
                for (const name of await (0,promises_.readdir)(folder))
                    if (name.startsWith(`${archiveName}.`))
                        output.#before.set(name, await identify((0,external_node_path_.join)(folder, name)));
                return output;
            }
            catch (error) {
                await output[Symbol.asyncDispose]();
                throw error;
            }
        }
        catch (error) {
            throw (0,disk_errors/* explainDisk */.P)(error, folder);
        }
    }
    /** Throws if an entry that no export wrote already has one of these names. Called before the export. */
    requireReplaceable(names) {
        (0,written_names/* requireOurs */.hN)(this.path, names, (0,written_names/* writtenNames */.uc)(this.path));
    }
    placeOf(name) {
        return (0,external_node_path_.join)(this.path, name);
    }
    /** Adds a file or folder in the private folder to the entries that `install` moves, and returns its final path. */
    add(entry) {
        this.#ready.push(entry);
        return this.placeOf(entry.name);
    }
    async write(name, text) {
        const path = (0,external_node_path_.join)(this.temporary, name);
        await (0,promises_.writeFile)(path, text);
        // A later step may run as another user, so ignore the runner's umask.
        await (0,promises_.chmod)(path, 0o644);
        return this.add({ name, path });
    }
    /** Moves all entries to their final paths, or restores the earlier entries. A lock admits one run at a time. */
    async install() {
        const { signal, log } = this.#context;
        signal.throwIfAborted();
        const unlock = await takeLock(this.path, (0,external_node_path_.basename)(this.temporary), this.#context);
        try {
            // Another run may have written entries since the folder was opened.
            const written = (0,written_names/* writtenNames */.uc)(this.path);
            const removed = await this.#record(written);
            (0,written_names/* requireOurs */.hN)(this.path, this.#names, written);
            for (const entry of this.#ready)
                await this.#requireFree(entry);
            signal.throwIfAborted();
            const moves = this.#ready.map(({ name, path }) => ({ name, file: (0,external_node_path_.relative)(this.temporary, path) }));
            const result = (0,install/* install */.ai)(this.path, this.temporary, { moves, removed }, log);
            if (!result.isComplete) {
                this.#mustKeep = !result.isRestored;
                throw result.error;
            }
            this.#ready.length = 0;
        }
        finally {
            await unlock();
        }
    }
    async [Symbol.asyncDispose]() {
        if (this.#mustKeep || (await (0,private_folder/* removeFolder */.v$)(this.temporary, this.#context)))
            process.off('exit', this.#removeAtExit);
    }
    get #names() {
        return this.#ready.map(({ name }) => name);
    }
    /** Writes the list of kept and new entries. Returns the names of the earlier files to remove. */
    async #record(written) {
        const names = new Set(this.#names);
        const over = [
            ...(names.has(written_names/* MANIFEST */.e0) ? [host_files/* REDIRECTS_FILE */.Bg] : []),
            ...(names.has('changes.json') ? written_names/* REVIEW_FILES */.x : [])
        ];
        const isArchive = (name) => format/* ARCHIVE_FORMATS */.Oz.some(format => name === `${this.#archiveName}.${format}`);
        // An archive in another format, or of the site that this run replaces. One that a concurrent run wrote remains.
        const isOver = names.has(written_names/* MANIFEST */.e0) || [...names].some(isArchive);
        for (const [name, identity] of this.#before)
            if (isOver && isArchive(name) && (await identify(this.placeOf(name))) === identity)
                over.push(name);
        const removed = [...written].filter(name => !names.has(name) && over.includes(name));
        const kept = [...written].filter(name => !removed.includes(name) && (0,written_names/* exists */.t2)(this.placeOf(name)));
        const listed = new Set([...kept, ...names].filter(name => name !== written_names/* LIST_FILE */.or));
        await this.write(written_names/* LIST_FILE */.or, (0,written_names/* serializeList */.jT)([...listed].sort()));
        return removed;
    }
    /** Throws if another run wrote a different archive, so that the digest that the other run reported stays correct. */
    async #requireFree({ name, sha256 }) {
        const place = this.placeOf(name);
        if (sha256 === undefined)
            return;
        const found = await identify(place);
        if (found === '' || found === this.#before.get(name) || (await sha256Of(place)) === sha256)
            return;
        throw new failure/* Failure */.HR('output-dir-in-use', `Another run wrote different content to ${place} during this run. The files from that run are unchanged.`);
    }
}
/** Creates a folder and its parents. `mkdir` with `recursive` never returns if new folders are denied, as in /proc. */
async function makeFolder(path) {
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isDirectory() === true)
        return;
    if ((0,external_node_path_.dirname)(path) !== path)
        await makeFolder((0,external_node_path_.dirname)(path));
    await (0,promises_.mkdir)(path).catch((0,disk_errors/* unless */.N)('EEXIST'));
}
async function repairFolder(folder, temporary, context) {
    const damaged = (await (0,private_folder/* privateFoldersIn */.Gj)(folder)).filter(install/* needsRepair */.FH);
    if (damaged.length === 0)
        return;
    // A run that is replacing files holds the lock until it has finished.
    const unlock = await takeLock(folder, (0,external_node_path_.basename)(temporary), context);
    for (const other of damaged)
        (0,install/* repair */.Ip)(folder, other, context.log);
    await unlock();
}
/** Returns the identity of a file, or an empty string if the path does not exist. */
async function identify(path) {
    const stats = await (0,promises_.lstat)(path, { bigint: true }).catch((0,disk_errors/* unless */.N)('ENOENT'));
    return stats === undefined ? '' : [stats.ino, stats.mtimeNs, stats.size].join('-');
}
async function sha256Of(path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,external_node_fs_.createReadStream)(path))
        hash.update(chunk);
    return hash.digest('hex');
}


/***/ }),

/***/ 89952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   Gj: () => (/* binding */ privateFoldersIn),
/* harmony export */   H3: () => (/* binding */ PREFIX),
/* harmony export */   Px: () => (/* binding */ removeLater),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98362);
/* harmony import */ var _runtime_files_work_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83792);
/* harmony import */ var _install_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63195);







const PREFIX = '.static-export-';
const PRIVATE_FOLDER = /^\.static-export-\w{6}$/;
const LEFTOVER_MS = 24 * 3_600_000;
async function privateFoldersIn(folder) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder)).filter(name => PRIVATE_FOLDER.test(name));
    return names.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name));
}
/** Removes the private folders of killed runs: folders whose process has ended, or that have not changed for a day. */
async function removeLeftovers(folder, { log, clock }) {
    for (const path of await privateFoldersIn(folder)) {
        // This folder may have the only copy of files that must still be restored.
        if ((0,_install_js__WEBPACK_IMPORTED_MODULE_6__/* .needsRepair */ .FH)(path))
            continue;
        try {
            const inner = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(path)).map(child => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, child));
            const stats = await Promise.all([path, ...inner].map(async (child) => await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(child)));
            if (!(0,_runtime_files_work_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbandoned */ .zI)(path) && stats.some(({ mtimeMs }) => clock.now() - mtimeMs <= LEFTOVER_MS))
                continue;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 });
            log.info(`Removed ${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path)}, a leftover from a killed run.`);
        }
        catch (error) {
            log.debug(`${path} could not be removed: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`);
        }
    }
}
/** Maximum wait after an abort. The documentation promises that a canceled run ends within two seconds. */
const MAX_REMOVAL_MS = 500;
/** Returns false if the run is aborted and the removal has not ended MAX_REMOVAL_MS later. */
async function removeFolder(path, { log, signal }) {
    const removed = (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(path, { recursive: true, force: true, maxRetries: 3 }).then(() => true, (error) => {
        // Another program may have a file open. Do not fail, because the results do not depend on the removal.
        log.warning(`${path} could not be removed (${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}). A later export removes it.`);
        return true;
    });
    return await Promise.race([removed, afterAbort(signal, MAX_REMOVAL_MS)]);
}
/** Removes the folder in a detached process, which continues after this process has exited. */
function removeLater(path) {
    // `rmSync` is not used, because it ignores paths with non-ASCII characters on Windows.
    const script = 'require("node:fs").rm(process.argv[1], { recursive: true, force: true, maxRetries: 9 }, () => {})';
    (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, ['-e', script, path], {
        detached: true,
        stdio: 'ignore',
        windowsHide: true
    }).unref();
}
/** Resolves to false `ms` milliseconds after the run is aborted. */
async function afterAbort(signal, ms) {
    if (!signal.aborted)
        await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(signal, 'abort');
    await new Promise(resolve => setTimeout(resolve, ms).unref());
    return false;
}


/***/ }),

/***/ 80946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CT: () => (/* binding */ SITE),
/* harmony export */   Pk: () => (/* binding */ LEFT_OUT),
/* harmony export */   e0: () => (/* binding */ MANIFEST),
/* harmony export */   hN: () => (/* binding */ requireOurs),
/* harmony export */   jT: () => (/* binding */ serializeList),
/* harmony export */   or: () => (/* binding */ LIST_FILE),
/* harmony export */   t2: () => (/* binding */ exists),
/* harmony export */   uc: () => (/* binding */ writtenNames),
/* harmony export */   x: () => (/* binding */ REVIEW_FILES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91716);





/** Names of the entries that an export writes into `output-dir`, except for the archive, whose name varies. */
const SITE = 'site';
const MANIFEST = 'manifest.json';
/** Lists the received files that are not part of the site. Not written if there are no such files. */
const LEFT_OUT = 'left-out.json';
const REVIEW_FILES = ['changes.json', 'checks.json', 'report.html', LEFT_OUT];
/** Lists the names of all entries that exports wrote. */
const LIST_FILE = '.static-export.json';
const list = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ version: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1), written: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()) });
function serializeList(written) {
    return `${JSON.stringify({ version: 1, written }, undefined, 2)}\n`;
}
/** Returns the recorded names of the entries that exports wrote. Other entries must not be replaced or removed. */
function writtenNames(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, LIST_FILE);
    // If the list file is a symbolic link, no export wrote it, so it is ignored.
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
        return new Set();
    const listed = (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__/* .loadFile */ .ZN)(path, text => (0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__/* .parseValue */ .$x)(list, text));
    return new Set(listed instanceof _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_3__/* .FileProblem */ .kc ? [] : [LIST_FILE, ...listed.written]);
}
function exists(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** Throws if an existing entry was not written by an export, or is a file instead of a folder or vice versa. */
function requireOurs(folder, names, ours) {
    const taken = names.filter(name => !ours.has(name) && exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
    if (taken.length > 0)
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('output-dir-occupied', `${folder} contains ${taken.join(', ')}, which no export wrote there, so ${taken.length === 1 ? 'it is' : 'they are'} not replaced.`);
    for (const name of names) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false });
        if (stats === undefined || stats.isSymbolicLink() || stats.isDirectory() === (name === SITE))
            continue;
        const kind = name === SITE ? 'folder' : 'file';
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('output-dir-not-writable', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)} exists and is not a ${kind}.`);
    }
}


/***/ }),

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

/***/ 44371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TZ: () => (/* binding */ LIMIT_MS),
  KD: () => (/* binding */ NotRecalled),
  fx: () => (/* binding */ RunMemory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/github/client.js
var client = __webpack_require__(2336);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/archive/guards.js
var guards = __webpack_require__(85606);
// EXTERNAL MODULE: ./.build/src/archive/zip.js
var zip = __webpack_require__(21625);
;// CONCATENATED MODULE: ./.build/src/github/run-memory/artifact-file.js






/** Reads the only file in the only zip in a folder. The zip is not trusted, so any unexpected content is an error. */
async function readArtifactZip(folder, file, signal) {
    const [name, ...others] = await (0,promises_.readdir)(folder);
    if (name === undefined || others.length > 0)
        throw new Error('the artifact is not a single file');
    const path = (0,external_node_path_.join)(folder, name);
    const { size } = await (0,promises_.stat)(path);
    if (size > export_files/* MAX_FILE_BYTES */.gZ)
        throw new Error(`it is larger than ${export_files/* MAX_FILE_BYTES */.gZ / 1e6} MB`);
    const groups = await (0,zip/* listZip */.oV)({ path, size }, {
        guards: new guards/* Guards */.dl(),
        makeFolder: folderName => {
            throw new Error(`the artifact contains the folder ${JSON.stringify(folderName)}`);
        },
        signal
    });
    const [entry, ...more] = groups.flat();
    if (entry?.path !== file || more.length > 0)
        throw new Error(`the artifact is not a single file named ${file}`);
    if (entry.size > export_files/* MAX_FILE_BYTES */.gZ)
        throw new Error(`it is larger than ${export_files/* MAX_FILE_BYTES */.gZ / 1e6} MB`);
    const fd = (0,external_node_fs_.openSync)(path, 'r');
    const parts = [];
    try {
        await (0,zip/* readLargeEntry */.CQ)(fd, entry, content => parts.push(Buffer.from(content)));
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    return Buffer.concat(parts).toString();
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/github/run-memory/run-artifacts.js



const artifactList = schemas/* object */.Ikc({
    total_count: schemas/* number */.aig(),
    artifacts: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* number */.aig(),
        name: schemas/* string */.YjP(),
        size_in_bytes: schemas/* number */.aig(),
        expired: schemas/* boolean */.zMY(),
        created_at: schemas/* nullish */.cl6(schemas/* string */.YjP()),
        workflow_run: schemas/* nullish */.cl6(schemas/* object */.Ikc({
            id: schemas/* optional */.lqM(schemas/* number */.aig()),
            repository_id: schemas/* optional */.lqM(schemas/* number */.aig()),
            head_repository_id: schemas/* optional */.lqM(schemas/* number */.aig()),
            head_branch: schemas/* nullish */.cl6(schemas/* string */.YjP())
        }))
    }))
});
const workflowRun = schemas/* object */.Ikc({ conclusion: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
const PAGE = 100;
/** Maximum number of response pages to search. An artifact that only a later page lists counts as missing. */
const MAX_PAGES = 10;
const MAX_RUNS = 5;
/** The runs whose artifacts are used, by conclusion. A run that has not ended has no conclusion. */
const ACCEPTED = {
    successful: (conclusion) => conclusion === 'success',
    'successful-or-running': (conclusion) => conclusion === 'success' || conclusion == null,
    any: () => true
};
/** Finds the newest matching artifact from an accepted run. */
async function findRunArtifact(query, client, accepted) {
    const lookedUp = new Set();
    for (let page = 1; page <= MAX_PAGES; page++) {
        const fields = { name: query.name, per_page: PAGE, page };
        const route = 'GET actions/artifacts';
        const found = await client.request('List of artifacts', artifactList, route, fields);
        const { artifacts, total_count: total } = found;
        const candidates = artifacts.filter(artifact => isCandidate(artifact, query));
        const newestFirst = candidates.sort((a, b) => (0,compare/* compareText */.n)(b.created_at ?? '', a.created_at ?? ''));
        for (const { id, size_in_bytes: size, workflow_run: run } of newestFirst) {
            const runId = run?.id;
            if (runId === undefined || lookedUp.has(runId))
                continue;
            if (lookedUp.size === MAX_RUNS) {
                if (accepted !== 'successful')
                    return undefined;
                throw new Error(`none of the last ${MAX_RUNS} runs that uploaded ${query.name} succeeded`);
            }
            lookedUp.add(runId);
            const { conclusion } = await client.request('Workflow run', workflowRun, `GET actions/runs/${runId}`);
            if (ACCEPTED[accepted](conclusion))
                return { id, size, runId };
        }
        if (artifacts.length < PAGE || page * PAGE >= total)
            break;
    }
    return undefined;
}
/** Excludes artifacts from forks, because anyone can start a run in a fork. */
function isCandidate({ name, expired, workflow_run: run }, query) {
    return (name === query.name &&
        !expired &&
        String(run?.head_repository_id) === query.repositoryId &&
        String(run?.repository_id ?? query.repositoryId) === query.repositoryId &&
        String(run?.id) !== query.runId &&
        (query.branch === undefined || run?.head_branch === query.branch));
}
/** Downloads an artifact as a zip file into a folder. Does not extract the file. */
async function downloadRunArtifact({ id, runId }, { token, owner, repo }, folder) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    await new DefaultArtifactClient().downloadArtifact(id, {
        path: folder,
        // By default, the client extracts every entry without a check.
        skipDecompress: true,
        findBy: { token, workflowRunId: runId, repositoryOwner: owner, repositoryName: repo }
    });
}
/** Uploads one file as an artifact, and replaces an earlier artifact of this run with the same name. */
async function uploadRunArtifact(name, path) {
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
    const client = new DefaultArtifactClient();
    try {
        await client.deleteArtifact(name);
    }
    catch (error) {
        if (!(error instanceof Error && error.name === 'ArtifactNotFoundError'))
            throw error;
    }
    await client.uploadArtifact(name, [path], (0,external_node_path_.dirname)(path));
}

// EXTERNAL MODULE: ./.build/src/github/run-memory/workflow-run.js
var workflow_run = __webpack_require__(37558);
;// CONCATENATED MODULE: ./.build/src/github/run-memory/run-memory.js









const LIMIT_MS = 15_000;
/** The reason why the record of an earlier run is unknown, as the end of a sentence, and advice for the user. */
class NotRecalled {
    reason;
    advice;
    constructor(error) {
        const reason = (0,failure/* reasonOf */.A3)(error).replace(/\.$/, '');
        const isDenied = [401, 403, 404].includes(Number(statusOf(error)));
        this.reason = isDenied ? `the token cannot read artifacts (${reason})` : reason;
        if (isDenied)
            this.advice = ['Add the permission `actions: read` to the job.'];
        else
            this.advice = error instanceof failure/* Failure */.HR ? [error.advice] : [];
    }
}
/** Returns the HTTP status of an error or of one of its causes. */
function statusOf(error) {
    const { status, cause } = Object(error);
    return status ?? (cause === undefined ? undefined : statusOf(cause));
}
/**
 * The record that runs of one branch keep for later runs, in an artifact. Reads only artifacts of this repository, and
 * does not trust their content.
 */
class RunMemory {
    artifactName;
    #kind;
    #token;
    constructor(kind, token) {
        this.artifactName = kind.artifactName;
        this.#kind = kind;
        this.#token = token;
    }
    /** Runs for all tags share one artifact name, because a single tag rarely has an earlier run. */
    static open(kind, token, github) {
        if (github.repository === '')
            return { reason: 'this is not a workflow run', isExpected: true };
        if (!(0,workflow_run/* artifactsAvailable */.R)(github.serverUrl))
            return { reason: `GitHub Enterprise Server has no artifact storage for the ${kind.name}` };
        if (!github.hasArtifactStorage)
            return { reason: 'this step has no access to artifact storage' };
        if (token === undefined)
            return { reason: '`github-token` is empty' };
        const artifactName = `${kind.artifactName}${github.branch === undefined ? '-tags' : ''}`;
        return new RunMemory({ ...kind, artifactName }, token);
    }
    /** Returns the record of the last accepted run, or undefined if there is none. */
    async recall(title, context, limitMs = LIMIT_MS) {
        return await attempt(title, async (signal) => await this.#last({ ...context, signal }), error => new NotRecalled(error), limitMs, context);
    }
    /**
     * Stores a record for later runs. An error does not fail the run. `again` is the artifact in which an earlier run
     * stored the same record.
     */
    async keep(record, context, options = {}) {
        const { name } = this.#kind;
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(context.github.tempDir, `static-export-${name}-`));
        try {
            const path = (0,external_node_path_.join)(folder, `${name}.json`);
            await (0,promises_.writeFile)(path, `${JSON.stringify(record, undefined, 2)}\n`);
            await this.keepFile(path, context, options);
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
    /** Like `keep`, for a record that is in a file already. */
    async keepFile(path, context, { again, limitMs = LIMIT_MS } = {}) {
        const { name, lost } = this.#kind;
        await attempt(`Keeping the ${name} for the next run`, async (signal) => {
            if (again === undefined || !(await this.#isReplaced(again, { ...context, signal })))
                await uploadRunArtifact(this.artifactName, path);
            else
                context.log.info(`A later run already has an artifact named ${this.artifactName}.`);
        }, error => context.log.notice(`${lost}: the artifact ${this.artifactName} could not be uploaded (${(0,failure/* reasonOf */.A3)(error).split('\n', 1)[0] ?? ''}).`), limitMs, context);
    }
    async #last(context) {
        const { acceptedRuns, found } = this.#kind;
        const client = this.#client(context);
        const artifact = await findRunArtifact(this.#query(context), client, acceptedRuns);
        if (artifact === undefined) {
            context.log.info(`No earlier run has an artifact named ${this.artifactName}.`);
            return undefined;
        }
        const record = await this.#read(artifact, client, context);
        if (found !== undefined)
            context.log.info(found(record, artifact.runId));
        return { record, artifact };
    }
    async #read(artifact, client, context) {
        const { name, parse } = this.#kind;
        const { runId, size } = artifact;
        if (size > export_files/* MAX_FILE_BYTES */.gZ)
            throw new Error(`${name}.json from run ${runId} is larger than ${export_files/* MAX_FILE_BYTES */.gZ / 1e6} MB`);
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(context.github.tempDir, `static-export-${name}-`));
        try {
            await downloadRunArtifact(artifact, { token: this.#token, ...client.repo }, folder);
            const record = parse(await readArtifactZip(folder, `${name}.json`, context.signal));
            if (record instanceof export_files/* FileProblem */.kc)
                throw new Error(record.message);
            return record;
        }
        catch (error) {
            throw new Error(`${name}.json from run ${runId} cannot be used: ${(0,failure/* reasonOf */.A3)(error)}`, { cause: error });
        }
        finally {
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        }
    }
    /** Whether another run, which may still be in progress, has stored a newer record than the one in this artifact. */
    async #isReplaced({ id }, context) {
        const accepted = this.#kind.acceptedRuns === 'any' ? 'any' : 'successful-or-running';
        const newest = await findRunArtifact(this.#query(context), this.#client(context), accepted);
        return newest !== undefined && newest.id !== id;
    }
    #query({ github: { runId, repositoryId, branch } }) {
        return { name: this.artifactName, runId, repositoryId, branch };
    }
    #client(context) {
        const { apiUrl, repository } = context.github;
        const deadline = context.clock.now() + LIMIT_MS;
        return new client/* GitHubClient */.jh({ token: this.#token, apiUrl, repository, deadline }, context);
    }
}
/** Runs `work` with a time limit. `onError` handles errors and the timeout. */
async function attempt(title, work, onError, limitMs, { log, signal }) {
    const limited = (0,stop_reason/* withDeadline */.NE)(signal, limitMs);
    try {
        return await log.group(title, async () => await (0,stop_reason/* untilAborted */.Eu)(limited, async () => await work(limited)));
    }
    catch (error) {
        signal.throwIfAborted();
        return onError(limited.aborted ? new Error(`no response within ${limitMs / 1000} s`) : error);
    }
}


/***/ }),

/***/ 37558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readRunIdentity),
/* harmony export */   R: () => (/* binding */ artifactsAvailable)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37630);

function readRunIdentity(env) {
    return {
        runId: env['GITHUB_RUN_ID'] ?? '',
        repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
        branch: env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || (env['GITHUB_REF_NAME'] ?? '')
    };
}
/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
function artifactsAvailable(serverUrl) {
    const host = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(serverUrl)?.hostname ?? '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}


/***/ }),

/***/ 87637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tb: () => (/* binding */ changesText),
  kK: () => (/* binding */ compareManifests),
  XX: () => (/* binding */ compareRedirects),
  $H: () => (/* binding */ hasChanged),
  iA: () => (/* binding */ haveRedirectsChanged),
  pS: () => (/* binding */ parseChanges)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var manifest = __webpack_require__(37957);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages_pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/review/rebuilt-page.js
/** Whether a page differs from its earlier version only in its build, not in its visible content. */
function isOnlyRebuilt(earlier, page) {
    return page.content !== undefined && earlier.content === page.content;
}

;// CONCATENATED MODULE: ./.build/src/review/changes.js








const pages = schemas/* array */.YOg(manifest/* sitePath */.l2);
const count = schemas/* number */.aig();
/** Schema of `changes.json`, which docs/checks.md describes. All lists are sorted by path. */
const changesFile = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(1),
    /** True if there is no earlier export to compare with. All pages then count as added. */
    first: schemas/* boolean */.zMY(),
    added: pages,
    changed: pages,
    /** Pages whose bytes changed in a new build, but whose content did not. */
    rebuilt: pages,
    removed: pages,
    /** SHA-256 of the previous version of each changed or rebuilt page, by path. */
    previous: schemas/* pipe */.FsL(schemas/* record */.g1P(manifest/* sitePath */.l2, manifest/* sha256Text */.f1), schemas/* transform */.pdi(digests => new Map(Object.entries(digests)))),
    /** Removed page data, which contains page text. The page itself may still exist. */
    removedData: pages,
    /** Counts of files that are neither pages nor page data. */
    files: schemas/* object */.Ikc({ added: count, changed: count, removed: count })
});
function compareManifests(previous, current) {
    const changes = {
        first: previous === undefined,
        added: [],
        changed: [],
        rebuilt: [],
        removed: [],
        previous: new Map(),
        removedData: [],
        files: { added: 0, changed: 0, removed: 0 }
    };
    const before = new Map(previous?.map(file => [file.path, file]));
    const dataBefore = (0,page_data/* pageDataOf */.nC)(before.keys());
    const data = (0,page_data/* pageDataOf */.nC)(current.map(({ path }) => path));
    const moved = movedPages(before, current);
    // Process moved pages first, because a redirect page can have the old name of a moved page.
    for (const file of [...current].sort((a, b) => Number(moved.has(b.path)) - Number(moved.has(a.path)))) {
        const path = moved.get(file.path) ?? file.path;
        const earlier = before.get(path);
        before.delete(path);
        if (data.has(file.path))
            continue;
        if (earlier === undefined)
            note(changes, 'added', file);
        else if ((0,pages_pages/* countsAsPage */.a$)(earlier) !== (0,pages_pages/* countsAsPage */.a$)(file)) {
            // A page became a redirect, or a redirect became a page.
            note(changes, 'removed', earlier);
            note(changes, 'added', file);
        }
        else if (earlier.sha256 !== file.sha256)
            noteDifference(changes, earlier, file);
    }
    for (const file of before.values()) {
        if (dataBefore.has(file.path))
            changes.removedData.push(file.path);
        else
            note(changes, 'removed', file);
    }
    for (const list of ['added', 'changed', 'rebuilt', 'removed', 'removedData'])
        changes[list].sort();
    return changes;
}
/**
 * Maps new file names to earlier file names of the same page, such as `guides/x/index.html` to `guides/x.html`. Removes
 * an earlier `index/index.html` from `before` if another page now has its address.
 */
function movedPages(before, current) {
    const pages = current.filter(pages_pages/* countsAsPage */.a$).map(({ path }) => path);
    const kept = new Set(pages);
    const addresses = new Set(pages.map(addressOf));
    const added = new Map(pages.filter(path => !before.has(path)).map(path => [addressOf(path), path]));
    const moved = new Map();
    for (const file of [...before.values()].sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path))) {
        if (!(0,pages_pages/* countsAsPage */.a$)(file) || kept.has(file.path))
            continue;
        const address = addressOf(file.path);
        const now = added.get(address);
        added.delete(address);
        if (now !== undefined)
            moved.set(now, file.path);
        else if (/(?:^|\/)index\/index\.html$/.test(file.path) && addresses.has(address))
            before.delete(file.path);
    }
    return moved;
}
/** Returns the address that links use, such as `guides` even for `guides/index/index.html`. */
function addressOf(path) {
    return (0,site_address/* pageName */.$p)(path).replace(/(?:^|\/)index$/, '');
}
function noteDifference(changes, earlier, file) {
    if (!(0,pages_pages/* countsAsPage */.a$)(file))
        changes.files.changed++;
    else {
        changes[isOnlyRebuilt(earlier, file) ? 'rebuilt' : 'changed'].push(file.path);
        changes.previous.set(file.path, earlier.sha256);
    }
}
function hasChanged({ first, added, changed, removed }) {
    return first || added.length + changed.length + removed.length > 0;
}
function changesText({ first, added, changed, rebuilt, removed, ...rest }) {
    const previous = Object.fromEntries([...rest.previous].sort(([a], [b]) => (0,compare/* compareText */.n)(a, b)));
    const { removedData, files } = rest;
    const written = { version: 1, first, added, changed, rebuilt, removed, previous, removedData, files };
    return `${JSON.stringify(written, undefined, 2)}\n`;
}
function parseChanges(text) {
    const read = (0,export_files/* parseValue */.$x)(changesFile, text);
    if (read instanceof export_files/* FileProblem */.kc)
        return read;
    const { version: _, ...changes } = read;
    return changes;
}
function note(changes, list, file) {
    if ((0,pages_pages/* countsAsPage */.a$)(file))
        changes[list].push(file.path);
    else
        changes.files[list]++;
}
function compareRedirects(previous, current) {
    const changes = { total: current.length, added: [], changed: [], removed: [] };
    const before = new Map(previous.map(redirect => [redirect.source, redirect]));
    for (const redirect of current) {
        const earlier = before.get(redirect.source);
        before.delete(redirect.source);
        if (earlier === undefined)
            changes.added.push(redirect);
        else if (earlier.destination !== redirect.destination || earlier.permanent !== redirect.permanent)
            changes.changed.push(redirect);
    }
    changes.removed.push(...before.values());
    return changes;
}
function haveRedirectsChanged({ added, changed, removed }) {
    return added.length + changed.length + removed.length > 0;
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

/***/ 83792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _d: () => (/* binding */ makeWorkFolder),
/* harmony export */   jU: () => (/* binding */ removeAbandoned),
/* harmony export */   zI: () => (/* binding */ isAbandoned)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




/** Names the process that uses a work folder, so that another run can tell whether the folder is a leftover. */
const HOLDER = '.static-export-holder';
/** Creates a folder whose path begins with `prefix`, for the time of this process. */
async function makeWorkFolder(prefix) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(prefix);
    const holder = { pid: process.pid, started: startOf(process.pid), machine: thisMachine() };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, HOLDER), JSON.stringify(holder));
    return folder;
}
/** Whether a work folder belongs to a process on this machine that has ended. */
function isAbandoned(folder) {
    const holder = readHolder(folder);
    return holder?.machine === thisMachine() && !isRunning(holder);
}
/** Removes abandoned work folders, and returns their names. `prefix` is the path with which each folder begins. */
async function removeAbandoned(parent, prefix) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent, { withFileTypes: true }).catch(() => []);
    const named = entries.filter(entry => entry.isDirectory() && entry.name.startsWith(prefix));
    const removed = [];
    for (const { name } of named) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, name);
        if (!isAbandoned(folder))
            continue;
        // Another run may remove the folder at the same time, or a program may have one of its files open.
        const isRemoved = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }).then(() => true, () => false);
        if (isRemoved)
            removed.push(name);
    }
    return removed;
}
function readHolder(folder) {
    try {
        const { pid, started, machine } = Object(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, HOLDER), 'utf8')));
        return Number.isInteger(pid) && pid > 0 ? { pid, started, machine } : undefined;
    }
    catch {
        return undefined;
    }
}
function isRunning({ pid, started }) {
    try {
        process.kill(pid, 0);
    }
    catch (error) {
        // The process can belong to another user.
        return error.code !== 'ESRCH';
    }
    return startOf(pid) === started;
}
/** Returns the time at which a process started, in ticks since the start of the system. Only Linux tells it in a file. */
function startOf(pid) {
    try {
        // The name of the program is in parentheses and can contain spaces.
        return ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1')
            .replace(/^.*\) /s, '')
            .split(' ')[19] ?? '');
    }
    catch {
        return '';
    }
}
function thisMachine() {
    try {
        return `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')}`;
    }
    catch {
        return (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)();
    }
}


/***/ }),

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Compares by code units, for `sort`, so that the order is the same on every machine. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
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

/***/ 56818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ continueHistory),
/* harmony export */   x: () => (/* binding */ historyEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0, 'is negative'));
const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pages: amount,
    files: amount,
    /** Sum of the sizes of all files. */
    bytes: amount,
    /** Missing if the site was not checked. */
    brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
});
const MAX_ENTRIES = 50;
/** Appends an export to the history, which is sorted from oldest to newest. */
function continueHistory(history, entry) {
    return [...history, entry].slice(-MAX_ENTRIES);
}


/***/ }),

/***/ 37957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ serializeManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   eY: () => (/* binding */ loadManifest),
/* harmony export */   f1: () => (/* binding */ sha256Text),
/* harmony export */   l2: () => (/* binding */ sitePath),
/* harmony export */   qL: () => (/* binding */ asExported)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21328);
/* harmony import */ var _export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56818);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);





/** docs/manifest.md describes every field. Increase the version when the meaning of a field changes. */
const MANIFEST_VERSION = 1;
const MAX_MANIFEST_FILES = 1_000_000;
const isSitePath = (path) => path !== '' && (0,_files_file_names_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfPath */ ._r)(path) === undefined;
const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{64}$/, 'is not a SHA-256 digest'));
const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(isSitePath, 'is not a path inside the site'));
/** What a browser loads for a page and what search engines obey. docs/manifest.md describes every field. */
const loads = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    scripts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    styles: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    data: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    robots: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    noscript: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    canonical: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    conditional: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    refresh: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    hidden: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    blocked: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    outline: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    uses: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    secured: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    spacing: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    drawings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    sources: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    root: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    target: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    unclosed: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    snippets: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    refused: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    sitemaps: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    addresses: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
});
const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: sitePath,
    size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sha256: sha256Text,
    /** Digest of the visible content. Only for pages, and only if the export was checked. */
    content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Only for pages, robots.txt and sitemaps. */
    loads: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(loads),
    redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Digest of the exported page, if the finish action changed the page. */
    exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Digest of the page after the finish action moved the site, without what this action then added to the page. */
    moved: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Digest of the previous content, if the finish action was killed while it replaced the file. */
    replaces: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(sha256Text),
    /** Time when the page content last changed, if an earlier export had different content. */
    contentSince: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Only for files that the finish action added. */
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['search', 'markdown', 'page-data', 'entry-point', 'host-file', 'shared-data']))
});
const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
    exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The base path of the export, if the finish action moved the site. */
    exportedBasePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Pages to which the export was limited. */
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** The public address for which the finish action changed the site. */
    siteUrl: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
    /** All redirects of the site, including redirects that have no redirect page. */
    redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        /** The exported destination, if it already was below the path to which the finish action moved the site. */
        exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
    }))),
    /** Digests of the findings that can fail a run; missing if the site was not checked. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Sorted from oldest to newest, including this export. */
    history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyEntry */ .x))
});
/** Reads a manifest from any source: an earlier run, another repository, or a user's file. */
function loadManifest(path) {
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .loadFile */ .ZN)(path, parseManifest);
}
function parseManifest(text) {
    const json = (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonIn */ .Yf)(text);
    if (json instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc)
        return json;
    const { manifestVersion } = Object(json.value);
    if (typeof manifestVersion !== 'number')
        return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .damaged */ .qM)('`manifestVersion` is missing');
    if (manifestVersion > MANIFEST_VERSION) {
        return new _export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileProblem */ .kc('later-version', `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`);
    }
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readValue */ .wK)(manifest, json.value);
}
/** Returns the manifest as it was before the finish action added files, changed pages and moved the site. */
function asExported({ exportedBasePath, redirects, ...manifest }) {
    const files = manifest.files
        .filter(({ kind }) => kind === undefined)
        .map(({ exported, moved: _moved, loads, ...file }) => exported === undefined ? { ...file, loads } : { ...file, sha256: exported });
    if (exportedBasePath === undefined)
        return { ...manifest, files, redirects };
    const base = `${manifest.basePath ?? ''}/`;
    const original = (address) => (address.startsWith(base) ? address.slice(base.length - 1) : address);
    return {
        ...manifest,
        files,
        basePath: exportedBasePath,
        redirects: redirects?.map(({ source, destination, permanent, exported }) => ({
            source: original(source),
            destination: exported ?? original(destination),
            permanent
        }))
    };
}
/** Writes one line per file, sorted by path, so that two manifests can be compared line by line. */
function serializeManifest({ files, redirects, findings, history, ...about }) {
    const order = Object.keys(manifest.shape);
    const fields = Object.entries(about).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const first = { manifestVersion: MANIFEST_VERSION, ...Object.fromEntries(fields) };
    const head = JSON.stringify(first, undefined, 2).slice(0, -2);
    const sorted = files.toSorted((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__/* .compareText */ .n)(a.path, b.path));
    const lists = [
        (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('files', sorted),
        redirects && (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('redirects', redirects),
        findings && `"findings": ${JSON.stringify(findings)}`,
        history && (0,_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('history', history)
    ].filter(text => text !== undefined);
    return `${head},\n  ${lists.join(',\n  ')}\n}\n`;
}


/***/ }),

/***/ 56021:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ REDIRECTS_FILE),
/* harmony export */   If: () => (/* binding */ redirectsJson),
/* harmony export */   c: () => (/* binding */ hostRules)
/* harmony export */ });
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81529);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
/* harmony import */ var _records_export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
/* harmony import */ var _destination_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82937);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68140);





/** Maximum line length on Cloudflare Pages. */
const MAX_LINE = 1000;
const GITLAB_MAX_RULES = 1000;
const GITLAB_MAX_BYTES = 64 * 1024;
/** `leftOut`: redirects that lead to themselves, or whose source is an exported file, which must stay reachable. */
function hostRules(redirects, site, leftOut = new Set()) {
    const lines = [];
    const without = [];
    const { base } = redirects;
    for (const rule of redirects.rules) {
        if (leftOut.has(rule))
            continue;
        const isFile = (start) => site.find(_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6.parse(start, base)?.page ?? '') !== undefined;
        const own = isEndless(rule, base) ? undefined : linesOf(rule, isFile);
        if (own === undefined)
            without.push(rule.source);
        else
            lines.push(...own);
    }
    const text = lines.map(line => `${line}\n`).join('');
    const bytes = Buffer.byteLength(text);
    return {
        text,
        without,
        gitlabLimits: [
            ...beyond(lines.length, GITLAB_MAX_RULES, 'rule'),
            ...beyond(bytes, GITLAB_MAX_BYTES, 'byte')
        ]
    };
}
function beyond(amount, max, noun) {
    return amount > max ? [`${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(amount, noun)}, but GitLab reads only ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(max)}`] : [];
}
/** Returns true if a redirect's source also matches its destination: Cloudflare Pages would redirect endlessly. */
function isEndless({ from, destination }, base) {
    const sample = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .expandDestination */ .ZT)(destination, from.wildcards, from.wildcards.map(() => 'x'));
    const to = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .readDestination */ .FD)(sample, base);
    return to.kind === 'internal' && (0,_source_js__WEBPACK_IMPORTED_MODULE_3__/* .matchSource */ .NF)(from, base + (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(to.path)) !== undefined;
}
/** All hosts support `:name` as a whole segment, and `*` at the end. The `*` becomes `:splat` in the destination. */
function linesOf(rule, isFile) {
    const { source, destination, permanent, from } = rule;
    const status = permanent ? 301 : 302;
    const isCommon = from.tokens.every((token, i) => {
        const next = from.tokens[i + 1];
        if (token.kind === 'rest')
            return token.isBelow && next === undefined;
        return token.kind === 'text' || next?.kind !== 'text' || next.text.startsWith('/');
    });
    if (!isCommon || from.wildcards.includes(':splat'))
        return undefined;
    if (from.tokens.at(-1)?.kind !== 'rest')
        return checked([`${source} ${destination} ${status}`]);
    const splat = from.wildcards.length - 1;
    const start = source.slice(0, source.lastIndexOf('/'));
    const target = (0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceWildcards */ .uT)(destination, from.wildcards, (at, slash, whole) => at === splat ? `${slash}:splat` : whole);
    const lines = [`${start}/* ${target} ${status}`];
    // On some hosts, `/blog/*` does not match `/blog`.
    const isPlain = from.wildcards.length === 1 && start !== '' && !isFile(start);
    if (isPlain)
        lines.unshift(`${start} ${(0,_destination_js__WEBPACK_IMPORTED_MODULE_2__/* .expandDestination */ .ZT)(destination, from.wildcards, [''])} ${status}`);
    return checked(lines);
}
/** Returns undefined if a line is too long, or if white space or a line break would change the rule. */
function checked(lines) {
    return lines.every(line => line.length <= MAX_LINE && line.split(/\s/).length === 3) ? lines : undefined;
}
/** This file is replaced only together with the site: both remain unchanged if the review rejects the new export. */
const REDIRECTS_FILE = 'redirects.json';
/** Lists all redirects, for hosts that have a different rule format. */
function redirectsJson(redirects) {
    return `{\n  "version": 1,\n  ${(0,_records_export_files_js__WEBPACK_IMPORTED_MODULE_1__/* .listText */ .so)('redirects', redirects)}\n}\n`;
}


/***/ }),

/***/ 85045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readRedirectFile),
/* harmony export */   v: () => (/* binding */ redirectsOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84166);
/* harmony import */ var _records_export_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91716);
/* harmony import */ var _redirects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1324);
/* harmony import */ var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1896);







const MAX_NAMED = 1000;
const MISSING_ADVICE = 'The path in `redirects` is relative to the workspace. A path in `$ref` is relative to the file that contains it. The file must exist after the checkout: run actions/checkout earlier in the job.';
/** Reads the redirects from `docs.json`, `mint.json`, or a file that contains only the list. */
async function readRedirectFile(path, { workspace, isFound = false }) {
    const entries = entriesOf(readJson(path), path);
    return { path, isFound, entries: await resolveReference(entries, path, workspace) };
}
/** Returns all usable redirects. If the user set the path of the file, an unusable entry fails the run. */
function redirectsOf({ path, isFound, entries }, { basePath, ...own }) {
    const parsed = (0,_redirects_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRedirects */ .Z)(entries, basePath, own);
    if (isFound || parsed.problems.length === 0)
        return parsed;
    const amount = parsed.problems.length === 1 ? 'a problem' : `${parsed.problems.length} problems`;
    const lines = (0,_runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_6__/* .withMore */ .i)(parsed.problems, MAX_NAMED).map(problem => `\n- ${problem}`);
    throw invalid(`${path} has ${amount}:${lines.join('')}`);
}
function entriesOf(content, path) {
    if (Array.isArray(content))
        return content;
    if (typeof content !== 'object' || content === null) {
        throw invalid(`${path} is neither a list of redirects nor an object with the field \`redirects\``);
    }
    return 'redirects' in content ? content.redirects : [];
}
/** Replaces `{"$ref": "./redirects.json"}` with the content of that file. */
async function resolveReference(field, path, workspace) {
    const { $ref: reference } = Object(field);
    if (reference === undefined)
        return field;
    if (typeof reference !== 'string' ||
        reference === '' ||
        (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(reference) ||
        /^[a-z]+:|\0/i.test(reference)) {
        throw invalid(`\`$ref\` in ${path} is ${JSON.stringify(reference)}, which is not a relative path`);
    }
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), reference);
    // A missing target is reported when the file is read.
    const [root, real] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workspace), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(target).catch(() => target)]);
    if (real === root || !(0,_runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(real, root)) {
        throw invalid(`\`$ref\` in ${path} leads to a file outside the workspace: ${JSON.stringify(reference)}`);
    }
    return entriesOf(readJson(real), real);
}
function readJson(path) {
    const json = (0,_records_export_files_js__WEBPACK_IMPORTED_MODULE_4__/* .loadFile */ .ZN)(path, _records_export_files_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonIn */ .Yf);
    if ('value' in json)
        return json.value;
    if (json.kind === 'missing')
        throw invalid(`there is no file ${path}`, MISSING_ADVICE);
    throw invalid(`${path} ${json.message.replace(/^it /, '')}`);
}
function invalid(reason, advice) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('redirects-invalid', `The redirects cannot be used: ${reason}.`, { advice });
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

/***/ 73102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
