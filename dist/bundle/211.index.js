export const id = 211;
export const ids = [211];
export const modules = {

/***/ 41508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ postToCdn)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16081);
/* harmony import */ var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38056);
/* harmony import */ var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18459);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14217);






const IDLE_TIMEOUT_MS = 60_000;
const MAX_MESSAGE = 300;
const MAX_RESPONSE_BYTES = 1_000_000;
/** A signature that is five minutes old is rejected. */
const MAX_SKEW_MS = 4 * 60_000;
const REPEATED = 'pending purges are repeated, and nothing is uploaded twice.';
/**
 * Posts to the API of a CDN, with the one retry policy. Throws `purge-failed`. `now` is the time of the store. If
 * the CDN's clock differs, its time is used.
 */
async function postToCdn(request, context) {
    const { what, url, headers, body, permission, secrets, isDone = () => true } = request;
    const { explain, temporaryCodes } = request;
    const redact = (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redactor */ .$p)(secrets);
    let isReached = false;
    let correctionMs;
    let isClockCorrected = false;
    const attempt = async () => {
        isClockCorrected = false;
        const now = context.now() + (correctionMs ?? 0);
        const response = await (0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w$)({
            ...{ method: 'POST', url, headers: headers(now), body },
            ...{ idleTimeoutMs: IDLE_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES }
        }, context);
        isReached = true;
        if ((0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(response.status) && isDone(response.body))
            return;
        const { code, message } = explain(response.body);
        const aheadMs = Date.parse(response.headers.date ?? '') - now;
        isClockCorrected = correctionMs === undefined && Math.abs(aheadMs) > MAX_SKEW_MS;
        if (isClockCorrected)
            correctionMs = aheadMs;
        const said = [code, message].filter(Boolean).join(': ');
        throw new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(
        // Redacted before it is shortened: half of a secret would not be recognized.
        `HTTP ${response.status}${said === '' ? '' : ` (${(0,_runtime_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(redact(said), MAX_MESSAGE)})`}`, { response, code, now: context.clock.now() });
    };
    const decide = (error, nth) => {
        if (error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$ && (isClockCorrected || temporaryCodes.includes(error.code ?? '')))
            return { retry: true, waitMs: error.waitMs };
        return (0,_runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .decideRetry */ .tE)(error, { attempt: nth, isReached });
    };
    try {
        await (0,_runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetry */ .bD)(what, attempt, decide, context);
    }
    catch (error) {
        if (context.signal.aborted || error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            throw error;
        const reason = redact((0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error));
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('purge-failed', `${what} failed: ${reason}. The upload is complete.`, {
            ...(error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$ &&
                (error.status === 401 || error.status === 403) && {
                advice: `Allow ${permission}, then run again: ${REPEATED}`
            }),
            cause: error
        });
    }
}


/***/ }),

/***/ 3419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ MAX_PATHS),
/* harmony export */   Y: () => (/* binding */ purgeCloudFront)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4240);
/* harmony import */ var _s3_signature_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97944);
/* harmony import */ var _s3_xml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79339);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76875);
/* harmony import */ var _cdn_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41508);






/** CloudFront accepts this many paths in progress per distribution, so `purge-max-paths` cannot be higher. */
const MAX_PATHS = 3000;
/**
 * Returns the number of paths; everything counts as one. Retries while too many invalidations are in progress.
 */
async function purgeCloudFront({ distribution, endpoint, credentials, sitePath }, paths, context) {
    const signer = new _s3_signature_js__WEBPACK_IMPORTED_MODULE_2__/* .Signer */ .lf(credentials, { region: 'us-east-1', service: 'cloudfront' });
    const base = endpoint.pathname.replace(/\/+$/, '');
    const path = `${base}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
    const wanted = paths.includes(_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .EVERYTHING */ .Qz) ? everything(sitePath) : paths;
    const body = invalidation(wanted, context);
    const headers = (now) => signer.sign({
        ...{ method: 'POST', host: endpoint.host, path, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body) },
        headers: { 'content-type': 'application/xml' }
    }, now);
    await (0,_cdn_request_js__WEBPACK_IMPORTED_MODULE_4__/* .postToCdn */ .B)({
        what: `Purge of CloudFront distribution ${distribution}`,
        url: new URL(`${endpoint.origin}${path}`),
        permission: '`cloudfront:CreateInvalidation` on this distribution',
        ...{ headers, body, secrets: Object.values(credentials) },
        explain: xml => ({ code: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .elementText */ .o)(xml, 'Code') ?? '', message: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .elementText */ .o)(xml, 'Message') ?? '' }),
        temporaryCodes: [
            'TooManyInvalidationsInProgress',
            'Throttling',
            'ThrottlingException',
            'RequestThrottled'
        ]
    }, context);
    return paths.includes(_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .EVERYTHING */ .Qz) ? 1 : wanted.length;
}
/** `/docs/*` does not match `/docs`. */
function everything(sitePath) {
    const base = sitePath.replace(/\/+$/, '');
    return base === '' ? ['/*'] : [base, `${base}/*`];
}
/** A repeated request with the same reference and paths is the same invalidation, so a lost response costs nothing. */
function invalidation(paths, { clock, random }) {
    const items = paths.map(path => `<Path>${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(path)}</Path>`).join('');
    const reference = `static-docs-export-${clock.now()}-${random()}`;
    return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;
}


/***/ }),

/***/ 76875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ EVERYTHING),
/* harmony export */   wd: () => (/* binding */ absolutePaths),
/* harmony export */   z$: () => (/* binding */ purgePathsOf)
/* harmony export */ });
/* harmony import */ var _site_url_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65232);

/**
 * The addresses, relative to the site's own, under which readers get this object: hosts serve `guides/x.html` at
 * `guides/x` as well, and `a/index.html` at `a/` and `a`. The site's own address is the empty path.
 */
function purgePathsOf(path) {
    if (path === 'index.html')
        return ['index.html', ''];
    const folder = /^(.*)\/index\.html$/.exec(path)?.[1];
    if (folder !== undefined)
        return [path, `${folder}/`, folder];
    return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
}
/** Stands for every address of the site. */
const EVERYTHING = '*';
/** CloudFront reads a plain asterisk as a wildcard. */
const WILDCARD_AS_TEXT = '%2A';
/** The absolute paths to purge: percent-encoded, below the path of `site-url`; or everything, above `maxPaths`. */
function absolutePaths(paths, sitePath, maxPaths) {
    if (paths.length > maxPaths)
        return [EVERYTHING];
    const base = sitePath.replace(/\/+$/, '');
    return [
        ...new Set(paths.flatMap(path => path === '' && base !== ''
            ? [`${base}/`, base]
            : [`${base}/${(0,_site_url_path_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O)(path).replaceAll('*', WILDCARD_AS_TEXT)}`]))
    ].sort();
}


/***/ }),

/***/ 91211:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12853);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32813);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67320);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75710);





(0,_runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__/* .disablePretenuring */ .i)();
await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .eF)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q, secrets: ['cloudflare-token'] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 67320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ INPUT_NAMES),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/input-fields.js
var input_fields = __webpack_require__(19940);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/site/export-files.js
var export_files = __webpack_require__(90675);
// EXTERNAL MODULE: ./.build/src/cdn/cloudfront.js
var cloudfront = __webpack_require__(3419);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/publish/plan/retention.js
var retention = __webpack_require__(85801);
// EXTERNAL MODULE: ./.build/src/publish/plan/rules.js
var rules = __webpack_require__(62232);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/publish/read/archive-key.js
var archive_key = __webpack_require__(19472);
// EXTERNAL MODULE: ./.build/src/publish/read/site-files.js
var site_files = __webpack_require__(60343);
// EXTERNAL MODULE: ./.build/src/site/manifest.js
var site_manifest = __webpack_require__(80982);
;// CONCATENATED MODULE: ./.build/src/publish/read/site-manifest.js



/** Undefined when there is no manifest at the default place, or something else with its name; text: what is wrong. */
function readSiteManifest(path, isDefault) {
    const manifest = (0,site_manifest/* loadManifest */.eY)(path);
    // Web applications have a manifest.json as well.
    if ('problem' in manifest)
        return isDefault ? undefined : (0,export_files/* inputProblem */.oi)('manifest-path', path, manifest);
    const files = new Map(manifest.files.map(file => [file.path, file]));
    return { ...manifest, files, modifiedAt: (0,external_node_fs_.statSync)(path).mtimeMs };
}

// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
;// CONCATENATED MODULE: ./.build/src/publish/read/publish-source.js








/** As `manifest-path`: all files are hashed. */
const NO_MANIFEST = 'none';
/** Reads names, not contents. Problems are collected: they are reported with those of the other inputs. */
function readSource(given, workspace) {
    const { 'site-path': sitePath, 'archive-path': archivePath, 'manifest-path': manifestPath } = given;
    if ((sitePath === undefined) === (archivePath === undefined)) {
        const problem = sitePath === undefined
            ? '`site-path` is missing: set it to the folder to publish, or set `archive-path`'
            : '`site-path` and `archive-path` exclude each other: set one of them';
        return { kind: 'site', folder: '', paths: [], manifest: undefined, problems: [problem] };
    }
    const place = (0,external_node_path_.resolve)(workspace, sitePath ?? archivePath ?? '');
    const found = manifestBeside(place, manifestPath, workspace);
    const manifest = typeof found === 'string' ? undefined : found;
    const manifestProblem = typeof found === 'string' && found;
    const target = (0,bucket_address/* parseTarget */.hu)(given['target'] ?? '');
    const prefix = typeof target === 'string' ? '' : target.prefix;
    if (sitePath === undefined) {
        const keyTemplate = given['archive-key'] ?? (/\.zip$/i.test(place) ? '{sha256}.zip' : '{sha256}.tar.gz');
        const key = (0,archive_key/* archiveKey */.q)(keyTemplate, '0'.repeat(64), manifest);
        const keyProblem = typeof key === 'string' ? (0,bucket_address/* problemOfKey */.q6)(key, prefix) : undefined;
        const problems = texts(problemOfArchive(place), manifestProblem, ...(typeof key === 'string' ? [] : key), keyProblem !== undefined && `\`archive-key\` ${keyProblem}`);
        return { kind: 'archive', file: place, keyTemplate, manifest, problems };
    }
    const { paths, problems } = isFolder(place)
        ? (0,site_files/* listSite */.k_)(place, prefix)
        : { paths: [], problems: [`\`site-path\` is not a folder: ${place}`] };
    return {
        ...{ kind: 'site', folder: place, paths, manifest },
        problems: texts(...problems, manifestProblem, manifest !== undefined && problems.length === 0 && missingFiles(manifest, paths), given['archive-key'] !== undefined &&
            '`archive-key` has no effect with `site-path`: remove it, or set `archive-path` instead')
    };
}
function texts(...problems) {
    return problems.filter(problem => typeof problem === 'string');
}
/** Without `manifest-path`, it is beside the folder or the archive. */
function manifestBeside(place, manifestPath, workspace) {
    if (manifestPath === NO_MANIFEST)
        return undefined;
    return manifestPath === undefined
        ? readSiteManifest((0,external_node_path_.join)((0,external_node_path_.dirname)(place), 'manifest.json'), true)
        : readSiteManifest((0,external_node_path_.resolve)(workspace, manifestPath), false);
}
/** A file of the manifest does not exist: publishing would remove it from the site. */
function missingFiles({ files }, paths) {
    const existing = new Set(paths);
    const missing = [...files.keys()].filter(path => !existing.has(path));
    if (missing.length === 0)
        return undefined;
    return `\`site-path\` lacks files that the manifest lists: ${(0,with_more/* withMore */.i)(missing, 5).join(', ')}`;
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function problemOfArchive(file) {
    try {
        const status = (0,external_node_fs_.statSync)(file);
        if (!status.isFile())
            return `\`archive-path\` is not a file: ${file}`;
        return status.size === 0 ? `\`archive-path\` is an empty file: ${file}` : undefined;
    }
    catch (error) {
        return `\`archive-path\` cannot be read: ${(0,failure/* reasonOf */.A3)(error)}`;
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/publish/inputs.js












const DAY_MS = 24 * 3_600_000;
const MAX_KEEP_DAYS = 365;
const inputs_rules = (0,input_fields/* field */.ZZ)(value => {
    const parsed = (0,rules/* parseRules */.N)(value);
    return parsed.problems.length > 0 ? new input_fields/* Problem */.AF(...parsed.problems) : parsed.rules;
});
const keepRemoved = (0,input_fields/* field */.ZZ)(value => {
    const [, days, rest = ''] = /^(?:(\d+)d)?(.*)$/s.exec(value) ?? [];
    const isNumber = /^\d+(\.\d+)?$/.test(rest);
    const hint = 'use 7d, 12h, 1d12h, or 0';
    // A bare number is minutes elsewhere, and days are meant here.
    if (isNumber && Number(value) !== 0)
        return new input_fields/* Problem */.AF(`"${value}" has no unit: ${hint}`);
    const ms = rest === '' && days !== undefined ? 0 : (0,units/* parseDuration */.E9)(rest);
    if (ms === undefined)
        return new input_fields/* Problem */.AF(`"${value}" is not a duration: ${hint}`);
    const total = Number(days ?? 0) * DAY_MS + ms;
    return total <= MAX_KEEP_DAYS * DAY_MS ? total : new input_fields/* Problem */.AF(`${value} is more than ${MAX_KEEP_DAYS} days`);
});
const inputs_address = (0,input_fields/* field */.ZZ)(value => (0,input_fields/* webAddress */.Dy)(value));
const purge = (0,input_fields/* field */.ZZ)(value => {
    const lines = (0,input_fields/* entriesOf */.Mc)(value);
    const unknown = lines.filter(line => !/^(cloudfront|cloudflare):[A-Za-z0-9_-]+$/.test(line));
    if (unknown.length === 0)
        return lines;
    return new input_fields/* Problem */.AF(...unknown.map(line => /^(cloudfront|cloudflare):$/.test(line)
        ? `"${line}" has no id: the variable after the colon is probably empty`
        : `"${line}" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE`));
});
const anything = schemas/* optional */.lqM(schemas/* string */.YjP());
const fields = schemas/* object */.Ikc({
    'site-path': anything,
    'manifest-path': anything,
    'archive-path': anything,
    'archive-key': anything,
    target: (0,input_fields/* required */.mw)('set it to s3://bucket/prefix', (0,input_fields/* field */.ZZ)(value => {
        const target = (0,bucket_address/* parseTarget */.hu)(value);
        return typeof target === 'string' ? new input_fields/* Problem */.AF(target) : { ...target, text: value };
    })),
    endpoint: schemas/* optional */.lqM(inputs_address),
    region: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[a-z0-9-]+$/i.test(value) ? undefined : `"${value}" is not a region`))),
    'cache-control': schemas/* optional */.lqM(inputs_rules),
    'content-types': schemas/* optional */.lqM(inputs_rules),
    'clean-urls': schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['none', 'copies']), 'none'),
    'keep-removed': schemas/* _default */.Rvf(keepRemoved, retention/* KEEP_REMOVED_MS */.kr),
    'max-removed': schemas/* _default */.Rvf(input_fields/* share */.uM, 0.25),
    concurrency: schemas/* _default */.Rvf((0,input_fields/* count */.U9)(256), 64),
    'dry-run': schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    purge: schemas/* _default */.Rvf(purge, []),
    'site-url': schemas/* optional */.lqM(inputs_address),
    'cloudflare-token': schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[\x21-\x7e]+$/.test(value) ? undefined : 'contains white space or special characters'))),
    'purge-max-paths': schemas/* _default */.Rvf((0,input_fields/* count */.U9)(cloudfront/* MAX_PATHS */.K), 100),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 30 * 60_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run needs. The folder is read as well: one error lists all problems, before the first request. */
function readInputs(given, variables) {
    // In a workflow, a variable that does not exist is empty.
    const environment = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
    const workspace = environment['GITHUB_WORKSPACE'] ?? '.';
    const source = readSource(given, workspace);
    const credentials = credentialsFrom(environment);
    const read = (0,input_fields/* readFields */.qU)(fields, given, () => [
        ...source.problems,
        ...(credentials === undefined ? [missingCredentials(environment)] : []),
        ...endpointProblems(given),
        ...purgeProblems(given, environment)
    ]);
    if (credentials === undefined)
        throw new Error('missing credentials were not reported');
    const { target, endpoint, 'site-url': siteUrl, 'cloudflare-token': cloudflareToken } = read;
    const region = read.region ?? environment['AWS_REGION'] ?? 'us-east-1';
    return {
        ...{ source, target, credentials, siteUrl, cloudflareToken },
        bucket: { name: target.bucket, endpoint, region },
        rules: { cacheControl: read['cache-control'] ?? [], contentTypes: read['content-types'] ?? [] },
        cleanUrls: read['clean-urls'],
        keepRemovedMs: read['keep-removed'],
        maxRemoved: read['max-removed'],
        concurrency: read.concurrency,
        dryRun: read['dry-run'],
        purge: {
            targets: read.purge.map(name => purgeTarget(name, { credentials, siteUrl, cloudflareToken }, environment)),
            sitePath: siteUrl?.pathname ?? '/',
            maxPaths: read['purge-max-paths']
        },
        tempDir: environment['RUNNER_TEMP'] ?? workspace,
        runAddress: runAddressFrom(environment),
        errorsPage: (0,docs_url/* errorsPage */.P)(environment),
        timeoutMs: read.timeout
    };
}
function missingCredentials({ GITHUB_ACTIONS: isRunner }) {
    const missing = '`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set in the environment';
    return isRunner === 'true'
        ? `${missing}: use aws-actions/configure-aws-credentials before this step, in a job with \`permissions: id-token: write\`, or set them in \`env\` of this step. Secrets are empty in runs started from a fork`
        : `${missing}. A profile of the AWS CLI prints them: \`aws configure export-credentials --format env\``;
}
function credentialsFrom({ AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken }) {
    if (accessKeyId === undefined || secretAccessKey === undefined)
        return undefined;
    return { accessKeyId, secretAccessKey, sessionToken };
}
/** As the dashboard of R2 shows it. Every object would be stored below a folder named like the bucket. */
function endpointProblems({ endpoint = '', target = '' }) {
    const parsed = (0,bucket_address/* parseTarget */.hu)(target);
    const last = (0,parse_url/* parseUrl */.D)(endpoint)
        ?.pathname.split('/')
        .findLast(part => part !== '');
    return typeof parsed !== 'string' && parsed.bucket === last
        ? [`\`endpoint\` ends with the name of the bucket: remove /${last}, which \`target\` contains already`]
        : [];
}
/** Where the API of each CDN is, unless a variable says otherwise. */
const CDNS = {
    cloudfront: { variable: 'AWS_ENDPOINT_URL_CLOUDFRONT', api: 'https://cloudfront.amazonaws.com' },
    cloudflare: { variable: 'CLOUDFLARE_API_BASE_URL', api: 'https://api.cloudflare.com/client/v4' }
};
function apiOf(cdn, environment) {
    return (0,parse_url/* parseUrl */.D)(environment[CDNS[cdn].variable] ?? CDNS[cdn].api);
}
function purgeProblems({ purge: wanted = '', 'cloudflare-token': token, 'site-url': siteUrl }, environment) {
    const isCloudflare = wanted.includes('cloudflare:');
    const unsafe = ['cloudfront', 'cloudflare'].filter(cdn => {
        const api = apiOf(cdn, environment);
        return wanted.includes(`${cdn}:`) && (api === null || !(0,address/* isSafeAddress */.cr)(api));
    });
    return [
        ...unsafe.map(cdn => `\`${CDNS[cdn].variable}\` must be https; plain http is allowed for loopback addresses only`),
        isCloudflare && token === undefined && '`cloudflare-token` is missing: `purge` names a Cloudflare zone',
        isCloudflare && siteUrl === undefined && '`site-url` is missing: Cloudflare purges whole URLs',
        token !== undefined &&
            !isCloudflare &&
            '`cloudflare-token` has no effect, because `purge` names no Cloudflare zone: add one, or remove the token'
    ].filter(problem => problem !== false);
}
function purgeTarget(name, { credentials, siteUrl, cloudflareToken: token }, environment) {
    const id = name.slice(name.indexOf(':') + 1);
    const kind = name.startsWith('cloudfront:') ? 'cloudfront' : 'cloudflare';
    const api = apiOf(kind, environment);
    if (api !== null && kind === 'cloudfront')
        return { kind, name, distribution: id, endpoint: api, credentials, sitePath: siteUrl?.pathname ?? '/' };
    if (api === null || siteUrl === undefined || token === undefined)
        throw new Error('missing inputs were not reported');
    return { kind: 'cloudflare', name, zone: id, baseUrl: api, token, siteUrl };
}
/** The page of the workflow run, for people who look at a lease. Below a public prefix, everybody can read the lease. */
function runAddressFrom({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_EVENT_PATH: eventPath = '' }) {
    if (server === undefined || repository === undefined || id === undefined)
        return undefined;
    const event = (0,export_files/* loadFile */.ZN)(eventPath, export_files/* parseJson */.qF);
    return event.value?.repository?.private === false ? `${server}/${repository}/actions/runs/${id}` : undefined;
}


/***/ }),

/***/ 75710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/site/base-path.js
var base_path = __webpack_require__(62772);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/run.js
var run = __webpack_require__(32813);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/stop-reason.js
var stop_reason = __webpack_require__(88747);
// EXTERNAL MODULE: ./.build/src/s3/file-body.js
var file_body = __webpack_require__(9991);
// EXTERNAL MODULE: ./.build/src/s3/store.js + 2 modules
var s3_store = __webpack_require__(5246);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/site/page-data.js
var page_data = __webpack_require__(50749);
// EXTERNAL MODULE: ./.build/src/site/pages.js
var pages = __webpack_require__(12967);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/site/encoding-name.js
var encoding_name = __webpack_require__(12712);
// EXTERNAL MODULE: ./.build/src/publish/read/site-files.js
var site_files = __webpack_require__(60343);
;// CONCATENATED MODULE: ./.build/src/publish/read/charset.js





const UTF8 = '; charset=utf-8';
/** Browsers look for a declaration in so many bytes. */
const MAX_DECLARATION_BYTES = 1024;
const DECLARATIONS = [
    [/^text\/html;/, /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i],
    [/^text\/css;/, /^@charset "([^"]+)"/],
    [/[/+]xml;/, /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w:.-]+)/]
];
/** UTF-8, unless the bytes are no valid UTF-8 and the file declares another charset. */
function withCharset(contentType, local) {
    const pattern = DECLARATIONS.find(([type]) => type.test(contentType))?.[1];
    if (pattern === undefined || !contentType.endsWith(UTF8))
        return contentType;
    const declared = (0,encoding_name/* encodingNamed */.J)(pattern.exec((0,site_files/* readStart */.H6)(local, MAX_DECLARATION_BYTES))?.[1]);
    if (declared === undefined ||
        declared.startsWith('utf-') ||
        (0,file_body/* withOpenFile */.lv)(local, fd => (0,external_node_buffer_.isUtf8)((0,external_node_fs_.readFileSync)(fd))))
        return contentType;
    return contentType.replace(UTF8, `; charset=${declared}`);
}

// EXTERNAL MODULE: ./.build/src/site/build-hash.js
var build_hash = __webpack_require__(43308);
// EXTERNAL MODULE: ./.build/src/site/content-types.js
var content_types = __webpack_require__(17946);
// EXTERNAL MODULE: ./.build/src/publish/plan/rules.js
var plan_rules = __webpack_require__(62232);
;// CONCATENATED MODULE: ./.build/src/publish/plan/headers.js




const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** `isNamedByHash`: no rule but the name says that the bytes never change. */
function headersOf(path, rules, { startsAsHtml, withCharset, isPageData }) {
    const contentType = (0,plan_rules/* firstMatch */.o)(rules.contentTypes, path) ??
        withCharset((0,content_types/* contentTypeOf */.JX)(path) ?? (0,content_types/* contentTypeWithoutExtension */.Pi)(startsAsHtml()));
    const rule = (0,plan_rules/* firstMatch */.o)(rules.cacheControl, path);
    const isKept = !(0,pages/* isPageType */.Eo)(contentType) && !isPageData && (0,build_hash/* isImmutable */.t)(path);
    const cacheControl = rule ?? (isKept ? IMMUTABLE : REVALIDATE);
    return { contentType, cacheControl, isNamedByHash: rule === undefined && isKept };
}

// EXTERNAL MODULE: ./.build/src/site/entry-points.js
var entry_points = __webpack_require__(77167);
;// CONCATENATED MODULE: ./.build/src/publish/plan/phase.js


/** Uploaded one after the other, so that the assets of a page exist before the page, and the pages of a list before the list. */
const PHASES = ['assets', 'pages', 'entry-points'];
/**
 * `name` is that of the file: `guides/x` can be a copy of `guides/x.html`. `dataOf` is the page whose data it is: both
 * go up in one phase. The name decides before the content type, which a rule can change.
 */
function phaseOf(name, contentType, dataOf) {
    const page = dataOf ?? name;
    if (page === 'index.html' || page === '404.html')
        return 'entry-points';
    if ((0,pages/* isPage */.yp)(page) || (0,pages/* isPageType */.Eo)(contentType))
        return 'pages';
    return (0,entry_points/* isPageList */.I)(name) ? 'entry-points' : 'assets';
}

;// CONCATENATED MODULE: ./.build/src/publish/plan/site-objects.js







/** `known`: what an earlier run uploaded. Only files with other bytes are read. */
function siteObjects(files, known, { rules, cleanUrls }) {
    const data = (0,page_data/* pageDataOf */.n)(files.map(({ name }) => name));
    const objects = files.map((file) => {
        const { name } = file;
        const { isNamedByHash, ...headers } = headersOf(name, rules, {
            startsAsHtml: () => (0,site_files/* startsAsHtml */.bB)(file),
            withCharset: type => knownType(type, file, known.get(name)) ?? withCharset(type, file),
            isPageData: data.has(name)
        });
        const phase = phaseOf(name, headers.contentType, data.get(name));
        return { ...file, path: name, phase, headers, isNamedByHash };
    });
    return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)];
}
/** The same bytes have the same charset as before. */
function knownType(type, { sha256 }, entry) {
    if (entry?.sha256 !== sha256)
        return undefined;
    const before = entry.headers.contentType;
    return before.split(';')[0] === type.split(';')[0] && /; charset=[\w-]+$/.test(before) ? before : undefined;
}
/**
 * A file that has the name already wins. `/guides/` is the address of `guides/index.html` on every host. `...html`
 * would become `..`, which cannot be the name of an object.
 */
function copiesOf(objects) {
    const taken = new Set(objects.map(({ path }) => path));
    return objects.flatMap(object => {
        const path = object.path.replace(/\.html$/, '');
        if (path === object.path || /(^|\/)index$/.test(path) || taken.has(path))
            return [];
        return (0,bucket_address/* problemOfKey */.q6)(path) === undefined && (0,pages/* isPage */.yp)(object.path) ? [{ ...object, path }] : [];
    });
}

// EXTERNAL MODULE: ./.build/src/cdn/paths.js
var cdn_paths = __webpack_require__(76875);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/s3/objects.js
var s3_objects = __webpack_require__(4062);
// EXTERNAL MODULE: ./.build/src/cdn/cloudfront.js
var cloudfront = __webpack_require__(3419);
// EXTERNAL MODULE: ./.build/src/cdn/cdn-request.js
var cdn_request = __webpack_require__(41508);
;// CONCATENATED MODULE: ./.build/src/cdn/cloudflare.js


/** The limit of one call, on all plans. */
const MAX_URLS = 30;
/** Returns the number of addresses; everything counts as one. */
async function purgeCloudflare({ zone, baseUrl, token, siteUrl }, paths, context) {
    const url = new URL(`${baseUrl.href.replace(/\/+$/, '')}/zones/${encodeURIComponent(zone)}/purge_cache`);
    for (const body of bodies(paths, siteUrl)) {
        await (0,cdn_request/* postToCdn */.B)({
            what: `Purge of Cloudflare zone ${zone}`,
            url,
            headers: () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
            body: JSON.stringify(body),
            permission: 'the token Zone > Cache Purge > Purge for this zone',
            secrets: [token],
            isDone: answer => /"success"\s*:\s*true/.test(answer),
            explain: firstError,
            temporaryCodes: []
        }, context);
    }
    return paths.includes(cdn_paths/* EVERYTHING */.Qz) ? 1 : paths.length;
}
function bodies(paths, siteUrl) {
    if (paths.includes(cdn_paths/* EVERYTHING */.Qz)) {
        const path = siteUrl.pathname.replace(/\/+$/, '');
        return [path === '' ? { hosts: [siteUrl.host] } : { prefixes: [`${siteUrl.host}${path}`] }];
    }
    const urls = paths.map(path => siteUrl.origin + path);
    const count = Math.ceil(urls.length / MAX_URLS);
    return Array.from({ length: count }, (_, i) => ({ files: urls.slice(i * MAX_URLS, (i + 1) * MAX_URLS) }));
}
function firstError(body) {
    try {
        const { errors } = JSON.parse(body);
        const [first] = errors ?? [];
        return { code: `${first?.code ?? ''}`, message: first?.message ?? '' };
    }
    catch {
        return { code: '', message: '' };
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/purge.js


/** Purges one CDN after the other. What is left to purge of each is `again`. Returns the number of paths. */
async function purgeAll(pending, { targets, again }, context) {
    let count = 0;
    for (const target of targets) {
        const paths = pending.get(target.name) ?? [];
        if (paths.length === 0)
            continue;
        count +=
            target.kind === 'cloudfront'
                ? await (0,cloudfront/* purgeCloudFront */.Y)(target, paths, context)
                : await purgeCloudflare(target, paths, context);
        pending.set(target.name, again);
    }
    return count;
}

// EXTERNAL MODULE: ./.build/src/publish/read/archive-key.js
var archive_key = __webpack_require__(19472);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./.build/src/publish/read/digest.js




const CHUNK_BYTES = 1024 * 1024;
/** The event loop continues after this many bytes, for signals and responses. */
const BYTES_PER_TURN = 16 * 1024 * 1024;
/** Opening a file counts as well: many small ones take time too. */
const OPEN_BYTES = 64 * 1024;
/** Hashes files one after the other. The disk is read synchronously, which costs a third of the time of promises. */
async function digestFiles(algorithm, files, signal) {
    const digests = [];
    const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let bytesSinceTurn = 0;
    for (const { name, file } of files) {
        signal.throwIfAborted();
        let fd;
        try {
            const digest = (0,external_node_crypto_.createHash)(algorithm);
            fd = (0,external_node_fs_.openSync)(file, 'r');
            let size = 0;
            for (let read = (0,external_node_fs_.readSync)(fd, buffer); read > 0; read = (0,external_node_fs_.readSync)(fd, buffer)) {
                digest.update(buffer.subarray(0, read));
                size += read;
                bytesSinceTurn += read;
                if (bytesSinceTurn < BYTES_PER_TURN)
                    continue;
                bytesSinceTurn = await (0,promises_.setImmediate)(0);
                if (signal.aborted)
                    break;
            }
            bytesSinceTurn += OPEN_BYTES;
            digests.push({ size, hex: digest.digest('hex') });
        }
        catch (error) {
            throw (0,file_body/* explainFileError */.Yd)(error, { name });
        }
        finally {
            if (fd !== undefined)
                (0,external_node_fs_.closeSync)(fd);
        }
    }
    signal.throwIfAborted();
    return digests;
}

;// CONCATENATED MODULE: ./.build/src/publish/publish-archive.js








/** Tells later runs which bytes the object has, whatever its key and its ETag are. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
/** Publishes an archive as one object at a permanent address. */
async function publishArchive({ file, keyTemplate, manifest, rules, purge, dryRun }, { store, prefix }, report, context) {
    const { log, signal } = context;
    const [digest] = await digestFiles('sha256', [{ name: file, file }], signal);
    if (digest === undefined)
        throw new Error('the archive was not hashed');
    const { size, hex: sha256 } = digest;
    (0,file_body/* assertUploadable */.C3)([{ name: file, size }]);
    if (manifest?.archive !== undefined && manifest.archive.sha256 !== sha256)
        throw new failure/* Failure */.HR('site-file-changed', `The archive ${file} is not the one that the manifest describes.`);
    const path = (0,archive_key/* archiveKey */.q)(keyTemplate, sha256, manifest);
    if (typeof path !== 'string')
        throw new Error('the key of the archive was not checked');
    const key = prefix + path;
    const facts = { startsAsHtml: () => false, withCharset: (type) => type, isPageData: false };
    const { contentType, cacheControl } = headersOf(path, rules, facts);
    const headers = { 'content-type': contentType, 'cache-control': cacheControl, [DIGEST_HEADER]: sha256 };
    const stored = await (0,s3_objects/* headObject */.C6)(store, key);
    const isStored = Object.entries(headers).every(([name, value]) => stored?.[name] === value);
    report.changed = !isStored;
    // An address that contains the hash never changes. Another is purged each time: no state records that it was.
    const { sitePath, maxPaths, targets } = purge;
    const paths = path.includes(sha256) ? [] : (0,cdn_paths/* absolutePaths */.wd)([path], sitePath, maxPaths);
    const pending = new Map(targets.map(({ name }) => [name, paths]));
    report.planned = {
        uploads: isStored ? 0 : 1,
        uploadBytes: isStored ? 0 : size,
        removals: 0,
        purgePaths: paths.length * targets.length
    };
    report.unchanged = isStored ? 1 : 0;
    report.objectUrl = store.urlOf(key);
    if (dryRun)
        return;
    if (isStored)
        log.info(`The archive is stored already: ${report.objectUrl}`);
    else {
        const local = { name: path, file, size, sha256 };
        await (0,s3_objects/* putObject */.$R)(store, { key, local, headers }, { signal });
        report.uploaded = 1;
        report.uploadedBytes = size;
    }
    report.isUploadComplete = true;
    report.purgedPaths = await purgeAll(pending, { targets, again: [] }, { ...context, now: () => store.clock.now() });
}

// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
;// CONCATENATED MODULE: ./.build/src/s3/pool.js
/** Works on all items, as many at a time as the store's throttle allows. The first error stops the rest. */
async function forEachItem(items, { store, signal }, work) {
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const queue = items.values();
    const worker = async () => {
        for (const item of queue) {
            if (either.aborted)
                return;
            await store.throttle.run(async () => await work(item, either));
        }
    };
    const workers = Array.from({ length: Math.min(store.throttle.max, items.length) }, async () => {
        await worker().catch((error) => failed.abort(error));
    });
    await Promise.all(workers);
    failed.signal.throwIfAborted();
    signal.throwIfAborted();
}

;// CONCATENATED MODULE: ./.build/src/publish/plan/pending-purges.js

/**
 * What has to be purged for each target: what earlier runs recorded, and the addresses that change now. Targets that
 * this run does not name keep their paths for a later one. A target that the state does not know is purged completely,
 * because it may hold what was there before, and because a wrong target or permission is reported in the first run.
 */
function addPendingPurges(earlier, changed, { names, sitePath, maxPaths }) {
    const now = (0,cdn_paths/* absolutePaths */.wd)(changed, sitePath, maxPaths);
    const pending = new Map();
    for (const name of new Set([...earlier.keys(), ...names])) {
        const all = [...new Set([...(earlier.get(name) ?? [cdn_paths/* EVERYTHING */.Qz]), ...now])].sort();
        pending.set(name, all.includes(cdn_paths/* EVERYTHING */.Qz) || all.length > maxPaths ? [cdn_paths/* EVERYTHING */.Qz] : all);
    }
    return pending;
}
/** The part of the pending purges that a run carries out. */
function purgesOf(pending, names) {
    return names.flatMap(name => {
        const paths = pending.get(name) ?? [];
        return paths.length === 0 ? [] : [[name, paths]];
    });
}

// EXTERNAL MODULE: ./.build/src/publish/plan/retention.js
var retention = __webpack_require__(85801);
;// CONCATENATED MODULE: ./.build/src/publish/plan/plan.js




/** Compares the site with what is known about the bucket. Pure: nothing is read, nothing is requested. */
function makePlan(objects, known, options) {
    const uploads = [];
    const unchanged = [];
    const notImmutable = [];
    let matched = 0;
    let hasReturned = false;
    for (const each of objects) {
        const entry = known.get(each.path);
        if (entry !== undefined)
            matched += 1;
        const hasOtherBytes = entry !== undefined && entry.sha256 !== '' && entry.sha256 !== each.sha256;
        const wasCorrected = entry?.headers.cacheControl === REVALIDATE;
        if (each.isNamedByHash && hasOtherBytes)
            notImmutable.push(each.path);
        const object = each.isNamedByHash && (hasOtherBytes || wasCorrected)
            ? { ...each, headers: { ...each.headers, cacheControl: REVALIDATE } }
            : each;
        const reason = reasonToUpload(object, entry);
        if (reason === undefined) {
            unchanged.push(object);
            hasReturned ||= entry?.departedAt !== undefined;
        }
        else
            uploads.push({ object, reason });
    }
    // Most runs remove nothing.
    const site = matched === known.size ? known : new Set(objects.map(({ path }) => path));
    const removals = (0,retention/* retain */.aw)(known, path => site.has(path), options);
    const changed = uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path);
    const gone = removals.pages.map(({ path }) => path);
    const purgeAgain = removals.assets.flatMap(({ path }) => (0,cdn_paths/* purgePathsOf */.z$)(path));
    return {
        uploads: uploads.sort(byOrder),
        unchanged,
        removals,
        purge: [...new Set([...[...changed, ...gone].flatMap(cdn_paths/* purgePathsOf */.z$), ...purgeAgain])],
        purgeAgain,
        notImmutable,
        hasNewTimes: hasReturned || [...removals.departed.keys()].some(path => known.get(path)?.departedAt === undefined)
    };
}
/** Whether the plan changes an object in the bucket. */
function hasChanges({ uploads, removals }) {
    return uploads.length + removals.pages.length + removals.assets.length > 0;
}
function reasonToUpload(object, entry) {
    if (entry === undefined)
        return 'new';
    if (entry.sha256 !== object.sha256 || entry.etag === '')
        return 'changed';
    const { contentType, cacheControl } = entry.headers;
    return contentType === object.headers.contentType && cacheControl === object.headers.cacheControl
        ? undefined
        : 'headers changed';
}
/**
 * Phase by phase, and new objects before changed ones: nothing that readers can reach points to a new object yet,
 * while a changed one may point to it.
 */
function byOrder(a, b) {
    return (PHASES.indexOf(a.object.phase) - PHASES.indexOf(b.object.phase) ||
        Number(a.reason !== 'new') - Number(b.reason !== 'new') ||
        (a.object.path < b.object.path ? -1 : 1));
}
/** Uploads that may run at the same time: one phase, and in it either new objects or changed ones. */
function batchesOf(uploads) {
    const batches = new Map();
    for (const upload of uploads) {
        const key = `${upload.object.phase} ${upload.reason === 'new' ? 'new' : 'changed'}`;
        const batch = batches.get(key);
        if (batch === undefined)
            batches.set(key, [upload]);
        else
            batch.push(upload);
    }
    return [...batches.values()];
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/upload.js




const PROGRESS_INTERVAL_MS = 5000;
/** Batch by batch, each complete before the next begins. `put` uploads one object. */
async function uploadBatches(uploads, { store }, put, { clock, log, signal }) {
    const total = uploads.reduce((sum, { object }) => sum + object.size, 0);
    let [count, bytes, loggedAt] = [0, 0, clock.now()];
    for (const batch of batchesOf(uploads))
        await forEachItem(batch, { store, signal }, async ({ object }, stopped) => {
            await put(object, stopped);
            count += 1;
            bytes += object.size;
            const now = clock.now();
            if (now - loggedAt < PROGRESS_INTERVAL_MS)
                return;
            loggedAt = now;
            const amounts = `${(0,units/* formatBytes */.z3)(bytes)} of ${(0,units/* formatBytes */.z3)(total)}`;
            log.info(`Uploaded ${count} of ${uploads.length} objects (${amounts}).`);
        });
}
/** Returns the ETag. */
async function uploadObject(object, { store, prefix }, options) {
    const { contentType, cacheControl } = object.headers;
    const headers = { 'content-type': contentType, 'cache-control': cacheControl };
    return await (0,s3_objects/* putObject */.$R)(store, { key: prefix + object.path, local: object, headers }, options);
}

;// CONCATENATED MODULE: ./.build/src/publish/apply/apply-plan.js






/**
 * Assets, pages, entry points, state, removed pages, purge, removed assets, state. At any moment a page that readers
 * see is complete, and a removed page cannot come back into a CDN after its purge.
 */
async function applyPlan(plan, { known, pending, again }, application, context) {
    const { lease, state, purgeTargets, applied } = application;
    const { store, prefix } = application.destination;
    const { pages, assets } = plan.removals;
    const objects = objectsOf(plan, known);
    const held = { ...context, signal: lease.signal };
    const remove = async (removals) => {
        if (removals.length === 0)
            return;
        await lease.assertHeld();
        await forEachItem(removals, { store, signal: lease.signal }, async ({ path }, signal) => {
            applied.sent += 1;
            await (0,s3_objects/* deleteObject */.XR)(store, prefix + path, { signal, beforeSend: lease.assertTime });
            objects.delete(path);
            applied.removed += 1;
        });
    };
    if (plan.uploads.length > 0)
        await uploadAll(plan, { objects, pending }, application, held);
    applied.isUploadComplete = true;
    const names = purgeTargets.map(({ name }) => name);
    const hasPurges = purgesOf(pending, names).length > 0;
    if (hasPurges || pages.length + assets.length > 0)
        await state.write({ status: 'uploaded', objects, pendingPurges: pending });
    await remove(pages);
    if (hasPurges)
        await purge(objects, { pending, again }, application, held);
    await remove(assets);
    await lease.assertHeld();
    await state.write({ status: 'done', objects, pendingPurges: pending });
}
/** What the state says about the bucket when all uploads are done, except for the uploaded objects themselves. */
function objectsOf(plan, known) {
    const objects = new Map([...known, ...plan.removals.departed]);
    for (const { path } of plan.unchanged) {
        const { departedAt: _, ...inSite } = known.get(path) ?? {};
        if ('etag' in inSite)
            objects.set(path, inSite);
    }
    return objects;
}
async function uploadAll({ uploads }, { objects, pending }, { destination, lease, state, applied }, context) {
    const expected = uploads.map(({ object: { path, size, sha256, headers }, reason }) => {
        // With the bytes unchanged, a later run could not tell whether the object has the new headers already.
        const entry = { size, sha256: reason === 'headers changed' ? '' : sha256, etag: '', headers };
        return [path, entry];
    });
    await state.write({
        status: 'in progress',
        objects: new Map([...objects, ...expected]),
        pendingPurges: pending
    });
    const put = async (object, signal) => {
        const { path, size, sha256, headers } = object;
        applied.sent += 1;
        const etag = await uploadObject(object, destination, { signal, beforeSend: lease.assertTime });
        objects.set(path, { size, sha256, etag, headers });
        applied.uploaded += 1;
        applied.uploadedBytes += size;
    };
    await context.log.group(`Uploading ${(0,units/* formatCount */.B4)(uploads.length, 'object')}`, async () => await uploadBatches(uploads, destination, put, context));
}
async function purge(objects, { pending, again }, { destination, state, purgeTargets, applied }, context) {
    const { clock } = destination.store;
    try {
        await context.log.group('Purging the CDN', async () => {
            applied.purgedPaths += await purgeAll(pending, { targets: purgeTargets, again }, { ...context, now: () => clock.now() });
        });
    }
    catch (error) {
        // The next run does not have to check removed pages and purged targets again.
        if (!context.signal.aborted)
            await state.write({ status: 'uploaded', objects, pendingPurges: pending });
        throw error;
    }
}

// EXTERNAL MODULE: ./.build/src/publish/read/state.js
var read_state = __webpack_require__(11565);
;// CONCATENATED MODULE: ./.build/src/publish/apply/state-writer.js


const MAX_ATTEMPTS = 5;
/** The state is not the one that this run has read or written: the bucket has to be compared again. */
class StateChanged extends Error {
    name = 'StateChanged';
}
/** Writes the state of one run, each time on the condition that no other run has written it. */
class StateWriter {
    #target;
    #etag;
    #last;
    #objects = new Map();
    constructor(target) {
        this.#target = target;
    }
    /** From now on the state that was found is the one to replace. */
    replaces({ etag }) {
        this.#etag = etag;
    }
    async write(content) {
        const { store, prefix, lease, run, clock } = this.#target;
        const written = { step: (this.#last?.step ?? 0) + 1, status: content.status };
        this.#objects = content.objects;
        const { until: leaseUntil, hasConditions, tookOver: compareAgain, signal, assertTime } = lease;
        const about = { run, step: written.step, writtenAt: clock.now(), leaseUntil, hasConditions, compareAgain };
        const body = (0,read_state/* serializeState */.sU)({ ...content, ...about });
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const isPut = await this.#put(body, { signal, beforeSend: assertTime });
            const { state, etag } = isPut
                ? { state: { run, ...written }, etag: this.#etag }
                : await (0,read_state/* readState */.un)(store, prefix, signal);
            this.#etag = etag;
            const isOurs = (last) => state?.run === run && state.step === last?.step && state.status === last.status;
            // If not confirmed: the response of the write was lost.
            if (isOurs(written)) {
                this.#last = written;
                return;
            }
            // Otherwise the only harmless cause is a wrong ETag from the previous write.
            if (!isOurs(this.#last))
                break;
        }
        throw new StateChanged('another run changed the state');
    }
    /**
     * For a run that lost its lease: late requests of it may have overwritten objects of the run that holds the target
     * now. An unfinished state makes that run, or the next one, compare every object. Keys that only this run knows are
     * added, so that they can be removed.
     */
    async markUnfinished(signal) {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const { state, etag } = await (0,read_state/* readState */.un)(this.#target.store, this.#target.prefix, signal);
            if (state === undefined)
                return;
            const added = [...this.#objects].filter(([path]) => !state.objects.has(path));
            this.#etag = etag;
            const marked = {
                ...state,
                // Not the id of the other run, which would mistake this state for its own.
                run: this.#target.run,
                status: 'in progress',
                objects: new Map([
                    ...state.objects,
                    ...added.map(([path, entry]) => [path, { ...entry, etag: '' }])
                ])
            };
            if (await this.#put((0,read_state/* serializeState */.sU)(marked), { signal }))
                return;
        }
    }
    /** False when the condition did not hold. */
    async #put(body, options) {
        const { store, prefix, lease } = this.#target;
        const object = { key: prefix + read_state/* STATE_PATH */.K, body, headers: read_state/* FILE_HEADERS */.CP };
        const known = this.#etag === undefined ? 'new' : { etag: this.#etag };
        const { status, etag } = await (0,s3_objects/* putIf */.Z0)(store, object, lease.hasConditions ? known : 'none', options);
        if (status === 'not-supported') {
            lease.hasConditions = false;
            return await this.#put(body, options);
        }
        if (status === 'written')
            this.#etag = etag;
        return status === 'written';
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
;// CONCATENATED MODULE: ./.build/src/publish/lease/lease-file.js



const LEASE_PATH = `${read_state/* STATE_FOLDER */.P2}lease.json`;
/** How long a lease lasts without a renewal. */
const LEASE_MS = 60_000;
const RENEW_AFTER_MS = 20_000;
/** A holder stops this long before the lease ends, so that its last requests have arrived when another run takes over. */
const STOP_BEFORE_END_MS = 10_000;
const LEASE_VERSION = 1;
const leaseSchema = schemas/* object */.Ikc({
    leaseVersion: schemas/* literal */.euz(LEASE_VERSION),
    run: schemas/* string */.YjP(),
    address: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    until: read_state/* isoTime */.Ly
});
/** Undefined when there is no lease, or it was released. */
async function readLease(store, prefix, signal) {
    const found = await (0,s3_objects/* getObject */.iM)(store, prefix + LEASE_PATH, signal);
    if (found === undefined)
        return undefined;
    const { etag, body, modifiedAt } = found;
    const { run = '', address, until } = (0,read_state/* parseJson */.qF)(leaseSchema, body) ?? {};
    // One that is invalid, or longer than allowed, counts from the time it was written.
    const longest = modifiedAt === undefined ? undefined : modifiedAt + LEASE_MS + 1000;
    return { run, address, etag, until: Math.min(until ?? Infinity, longest ?? until ?? 0) };
}
async function writeLease(store, prefix, { run, address, until }, { condition, ...options }) {
    const content = { leaseVersion: LEASE_VERSION, run, address, until: new Date(until).toISOString() };
    const body = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`);
    return await (0,s3_objects/* putIf */.Z0)(store, { key: prefix + LEASE_PATH, body, headers: read_state/* FILE_HEADERS */.CP }, condition, options);
}
function holderOf(found) {
    return found?.address === undefined ? 'another run' : `the run ${found.address}`;
}
/** The time until which the lease surely holds is over. Another run may have acquired it, or not. */
class LeaseExpired extends Error {
    name = 'LeaseExpired';
}
/** Another run holds the target now. */
class LeaseLost extends Error {
    name = 'LeaseLost';
    /** A description of the other run. */
    holder;
    constructor(found) {
        super(`the lease is held by ${holderOf(found)}`);
        this.holder = holderOf(found);
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/acquire-target.js






const POLL_INTERVAL_MS = 3000;
const CHECK_INTERVAL_MS = 1000;
/** Without conditional writes, all runs that saw a free target have written their lease after this time. */
const READ_BACK_MS = 5000;
/** What requests of at most two seconds need to read a lease and to write one. */
const MAX_SEQUENCE_MS = 4000;
const MAX_REFUSALS = 8;
/** Waits while another run holds the target. `hasConditions` is what is known of the store, before and after. */
async function acquireTarget(candidate, hasConditions, context) {
    let waitedFor;
    const wait = async (found) => {
        if (found.run !== waitedFor?.run)
            context.log.info(`${capitalized(holderOf(found))} is publishing to the same target. Waiting until it has finished.`);
        waitedFor = found;
        await context.clock.sleep(POLL_INTERVAL_MS, context.signal);
    };
    try {
        const acquired = hasConditions ? await acquireWithConditions(candidate, wait, context) : undefined;
        const { until, etag, tookOver } = acquired ?? (await acquireByReadingBack(candidate, wait, context));
        return {
            until,
            etag,
            tookOver,
            hasConditions: acquired !== undefined,
            hasWaited: waitedFor !== undefined
        };
    }
    catch (error) {
        if (waitedFor === undefined || !(error instanceof stop_reason/* TimedOut */.GA))
            throw error;
        throw new failure/* Failure */.HR('publish-conflict', `${capitalized(holderOf(waitedFor))} was still publishing to the same target when \`timeout\` had passed. This run uploaded nothing.`, { cause: error });
    }
}
/** Undefined when the store turns out not to implement conditions. */
async function acquireWithConditions(candidate, wait, { clock, signal }) {
    const { store, write, isOwn, nextEnd } = candidate;
    let condition = 'new';
    let tookOver = false;
    for (let refusals = 0; refusals < MAX_REFUSALS; refusals += 1) {
        // Somebody else was faster, or the store contradicts itself.
        if (refusals > 1)
            await clock.sleep(CHECK_INTERVAL_MS, signal);
        const until = nextEnd();
        const { status, etag } = await write(until, condition);
        if (status === 'not-supported')
            return undefined;
        if (status === 'written')
            return { until, etag, tookOver };
        const found = await waitWhileHeld(candidate, async (held) => {
            refusals = 0;
            await wait(held);
        });
        // The response of the write was lost.
        if (found !== undefined && isOwn(found))
            return { until: found.until, etag: found.etag, tookOver };
        tookOver ||= found !== undefined;
        condition = found === undefined ? 'new' : { etag: found.etag };
    }
    throw (0,s3_objects/* notAStore */.cs)(store, 'it rejects every write of the lease, although no run holds it');
}
/** Two runs may both find the target free: the one that wrote last holds it. */
async function acquireByReadingBack(candidate, wait, context) {
    const { read, write, isOwn, nextEnd } = candidate;
    const { clock, signal } = context;
    const delay = new retry/* RetryDelay */.ag(`Writing ${LEASE_PATH}`, context);
    let tookOver = false;
    for (;;) {
        const startedAt = clock.now();
        const before = await read();
        if (before !== undefined && isHeldByOther(candidate, before)) {
            await wait(before);
            continue;
        }
        tookOver ||= before !== undefined && !isOwn(before);
        const until = nextEnd();
        try {
            // Not repeated without a check: another run may have acquired the target in the meantime.
            await write(until, 'none', { retries: false });
        }
        catch (error) {
            if (signal.aborted || !isTemporary(error))
                throw error;
            await delay.afterFailure(error);
            continue;
        }
        // After a slow write, a run that held the target has noticed by its next renewal, and stopped.
        const isSlow = clock.now() - startedAt > MAX_SEQUENCE_MS;
        await clock.sleep(isSlow ? RENEW_AFTER_MS + STOP_BEFORE_END_MS : READ_BACK_MS, signal);
        const found = await read();
        if (found !== undefined && isOwn(found))
            return { until, etag: found.etag, tookOver };
    }
}
/** Returns the last lease that was found: of this run, or one that expired. */
async function waitWhileHeld(candidate, wait) {
    for (;;) {
        const found = await candidate.read();
        if (found === undefined || !isHeldByOther(candidate, found))
            return found;
        await wait(found);
    }
}
function isHeldByOther({ store, isOwn }, found) {
    return !isOwn(found) && store.clock.earliest() <= found.until;
}
function capitalized(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function isTemporary(error) {
    if (!(error instanceof failure/* Failure */.HR))
        return false;
    const { cause } = error;
    if (cause instanceof http_error/* HttpError */.j$ && cause.status !== undefined)
        return (0,retry/* isTransient */.dg)(cause.status);
    return error.code === 'store-unreachable';
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/lease.js




/** A write without a response is usually carried out within this time. Until then the lease is not released. */
const LATE_WRITE_MS = 2000;
const RELEASE_TIMEOUT_MS = 10_000;
/** After a signal, the process has 1.5 seconds. */
const STOPPED_LATE_WRITE_MS = 500;
const STOPPED_RELEASE_TIMEOUT_MS = 900;
const MAX_RENEWALS = 5;
/**
 * The right to publish to a target, as an object in the bucket. All times are those of the store, so that wrong clocks
 * of runners do not matter.
 */
class Lease {
    /** Whether the store implements conditional writes. */
    hasConditions;
    /** Whether another run had not released the target. It was killed or suspended, and its last requests may still arrive. */
    tookOver = false;
    #target;
    #store;
    #context;
    /** Ends the writes of the lease; see `#closeSoon`. */
    #closing = new AbortController();
    #until;
    #etag = '';
    /** The store may have a lease of this run that differs from what is known here. */
    #isUncertain = false;
    #period = new AbortController();
    #signal;
    #renewedAt = 0;
    #stoppedAt = Infinity;
    #renewal;
    #stopChecks = () => undefined;
    constructor(target, hasConditions, context) {
        this.hasConditions = hasConditions;
        this.#target = target;
        this.#store = target.store;
        this.#context = context;
        this.#signal = context.signal;
        const onStop = () => {
            this.#stoppedAt = context.clock.now();
            void this.#closeSoon();
        };
        context.signal.addEventListener('abort', onStop, { once: true });
    }
    /** The time until which the target is held. */
    get until() {
        if (this.#until === undefined)
            throw new Error('the lease is not held');
        return this.#until;
    }
    /** Aborted with LeaseExpired or LeaseLost, or when the run is stopped. */
    get signal() {
        return this.#signal;
    }
    /** Whether no other run can have acquired the target, by the later of all clocks. */
    get isHeld() {
        return this.#until !== undefined && this.#store.clock.latest() <= this.#until - STOP_BEFORE_END_MS;
    }
    /** Before each write. The timer of the checks comes too late in a process that was suspended. */
    assertTime = () => {
        if (!this.isHeld)
            this.#period.abort(new LeaseExpired('the lease was not renewed in time'));
        this.#signal.throwIfAborted();
    };
    /** Waits while another run holds the target. Returns whether the bucket may have changed in the meantime. */
    async acquire() {
        const { hasWaited, hasConditions, tookOver, until, etag } = await acquireTarget({
            store: this.#store,
            read: async () => await this.#read(),
            write: async (end, condition, options) => await this.#write(end, condition, options),
            isOwn: found => this.#isOwn(found),
            nextEnd: () => this.#nextEnd()
        }, this.hasConditions, this.#context);
        this.hasConditions = hasConditions;
        this.tookOver = tookOver;
        this.#hold(until, etag);
        this.#startPeriod();
        return hasWaited || tookOver || !hasConditions;
    }
    /** After LeaseExpired: continues with the lease if no other run acquired it, otherwise throws LeaseLost. */
    async regain() {
        this.#stopChecks();
        this.#period = new AbortController();
        const { signal } = this.#context;
        this.#etag = await this.assertHeld(signal);
        await this.#renew(signal);
        if (!this.hasConditions) {
            await this.#context.clock.sleep(READ_BACK_MS, signal);
            await this.assertHeld(signal);
        }
        this.#startPeriod();
    }
    /** Throws LeaseLost unless the bucket still has the lease of this run. Returns its ETag. */
    async assertHeld(signal = this.#signal) {
        const found = await this.#read(signal);
        if (found !== undefined && this.#isOwn(found))
            return found.etag;
        // The lease of another run is not released.
        this.#until = undefined;
        this.#isUncertain = false;
        throw new LeaseLost(found);
    }
    /** The next run can start at once. Never fails: a lease that is not released expires. */
    async release() {
        this.#stopChecks();
        if (this.#renewal !== undefined) {
            void this.#closeSoon();
            await this.#renewal.catch(() => undefined);
        }
        if (this.#until === undefined && !this.#isUncertain)
            return;
        const { clock, log, signal: run } = this.#context;
        const lateMs = run.aborted ? STOPPED_LATE_WRITE_MS : LATE_WRITE_MS;
        const waitMs = Math.min(this.#store.unansweredAt, this.#stoppedAt) + lateMs - clock.now();
        if (waitMs > 0)
            await clock.sleep(waitMs, new AbortController().signal);
        const signal = AbortSignal.timeout(run.aborted ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS);
        try {
            if (this.#isUncertain) {
                const found = await this.#read(signal);
                this.#until = found !== undefined && this.#isOwn(found) ? found.until : undefined;
            }
            // One that is about to expire may belong to another run when the request arrives.
            if (!this.isHeld)
                return;
            await (0,s3_objects/* deleteObject */.XR)(this.#store, this.#target.prefix + LEASE_PATH, { signal, retries: !run.aborted });
        }
        catch (error) {
            log.debug(`The lease was not released: ${(0,failure/* reasonOf */.A3)(error)}`);
        }
        this.#until = undefined;
    }
    #nextEnd() {
        return this.#store.clock.earliest() + LEASE_MS;
    }
    #hold(until, etag) {
        this.#until = until;
        this.#etag = etag;
        this.#isUncertain = false;
        this.#renewedAt = this.#context.clock.now();
    }
    #startPeriod() {
        this.#period = new AbortController();
        this.#signal = AbortSignal.any([this.#context.signal, this.#period.signal]);
        this.#stopChecks = this.#context.clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check());
    }
    async #check() {
        if (this.#signal.aborted || this.#until === undefined)
            return;
        if (!this.isHeld) {
            this.#period.abort(new LeaseExpired('the lease was not renewed in time'));
            return;
        }
        if (this.#renewal !== undefined || this.#context.clock.now() - this.#renewedAt < RENEW_AFTER_MS)
            return;
        this.#renewal = this.#renew(this.#signal);
        try {
            await this.#renewal;
        }
        catch (error) {
            if (error instanceof LeaseLost)
                this.#period.abort(error);
            // Any other error: the next check tries again, until the lease is about to expire.
        }
        finally {
            this.#renewal = undefined;
        }
    }
    async #renew(signal) {
        for (let attempt = 1; attempt <= MAX_RENEWALS; attempt += 1) {
            if (!this.hasConditions)
                await this.assertHeld(signal);
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, this.hasConditions ? { etag: this.#etag } : 'none');
            if (status === 'written') {
                this.#hold(until, etag);
                return;
            }
            if (status === 'not-supported')
                this.hasConditions = false;
            // The response of an earlier write was lost, or had a wrong ETag.
            this.#etag = await this.assertHeld(signal);
        }
        throw (0,s3_objects/* notAStore */.cs)(this.#store, `it rejected ${MAX_RENEWALS} renewals of the lease`);
    }
    async #write(until, condition, options = {}) {
        this.#isUncertain = true;
        const signal = AbortSignal.any([this.#closing.signal, this.#period.signal]);
        const { store, prefix, owner } = this.#target;
        return await writeLease(store, prefix, { ...owner, until }, { condition, signal, ...options });
    }
    /** A write in flight gets a moment to be answered, so that it is known what has to be released. */
    async #closeSoon() {
        await this.#context.clock.sleep(STOPPED_LATE_WRITE_MS, new AbortController().signal);
        this.#closing.abort(this.#context.signal.reason ?? new Error('the run ends'));
    }
    async #read(signal = this.#context.signal) {
        return await readLease(this.#store, this.#target.prefix, signal);
    }
    #isOwn({ run }) {
        return run === this.#target.owner.run;
    }
}

;// CONCATENATED MODULE: ./.build/src/publish/lease/probe.js


const PROBE_PATH = `${read_state/* STATE_FOLDER */.P2}probe`;
const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const TEXT = 'Shows whether this store implements conditional writes.\n';
/**
 * Whether the store refuses to create an object that exists. Some stores say that they do not implement conditions,
 * others ignore them. The object stays, so that two runs that probe at the same time get the same answer. A server that
 * answers 200 to everything is no store: it does not return what was written.
 */
async function probeConditions(store, prefix, { signal }) {
    const key = prefix + PROBE_PATH;
    const object = { key, body: Buffer.from(TEXT), headers: HEADERS };
    const first = await (0,s3_objects/* putIf */.Z0)(store, object, 'new', { signal });
    const { status } = first.status === 'written' ? await (0,s3_objects/* putIf */.Z0)(store, object, 'new', { signal }) : first;
    if (status === 'not-supported')
        return false;
    const found = await (0,s3_objects/* getObject */.iM)(store, key, signal);
    if (found?.body.toString() !== TEXT)
        throw (0,s3_objects/* notAStore */.cs)(store, `it does not return the object ${key}`);
    return status === 'conflict';
}

;// CONCATENATED MODULE: ./.build/src/publish/plan/plan-files.js




const PLAN_VERSION = 1;
/** Writes `plan.json`, and one list per phase for other upload programs. Returns the path of `plan.json`. */
function writePlan(folder, plan, { target, purges }) {
    const file = (0,external_node_path_.join)(folder, 'plan.json');
    const lists = (0,external_node_path_.join)(folder, 'plan');
    const { pages, assets } = plan.removals;
    try {
        (0,external_node_fs_.mkdirSync)(lists, { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, planJson(plan, target, purges));
        const writeList = (name, items) => (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lists, `${name}.txt`), items.map(({ path }) => `${path}\n`).join(''));
        const uploadsOf = (matches) => plan.uploads.filter(matches).map(({ object }) => object);
        for (const phase of PHASES)
            writeList(phase, uploadsOf(({ object }) => object.phase === phase));
        // A changed asset may need a new one: programs that do not keep the order upload this list first.
        const isNewAsset = ({ object, reason }) => object.phase === 'assets' && reason === 'new';
        writeList('new-assets', uploadsOf(isNewAsset));
        writeList('remove', [...pages, ...assets]);
    }
    catch (error) {
        throw new failure/* Failure */.HR('site-file-unreadable', `The plan could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return file;
}
function planJson(plan, target, purges) {
    const uploads = plan.uploads.map(({ object, reason }) => ({
        path: object.path,
        phase: object.phase,
        reason,
        bytes: object.size,
        contentType: object.headers.contentType,
        cacheControl: object.headers.cacheControl
    }));
    const content = {
        planVersion: PLAN_VERSION,
        target,
        uploadBytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0),
        unchanged: plan.unchanged.length,
        upload: uploads,
        remove: [...plan.removals.pages, ...plan.removals.assets],
        keep: plan.removals.kept.map(({ path, until }) => ({
            path,
            reason: 'removed asset',
            until: new Date(until).toISOString()
        })),
        purge: purges.map(([name, paths]) => ({ target: name, paths }))
    };
    return `${JSON.stringify(content, undefined, 2)}\n`;
}

;// CONCATENATED MODULE: ./.build/src/publish/read/known-objects.js



/**
 * What is known about the bucket before a run. A finished state is believed. In one that is only uploaded, removals
 * have begun, so objects that are no longer part of the site are checked. Otherwise the listing decides about all of them.
 */
async function knownObjects(bucket, wanted, state, context) {
    if (state?.status === 'done')
        return state.objects;
    if (state?.status === 'uploaded')
        return await withoutLostObjects(bucket, state.objects);
    return await context.log.group('Comparing the site with the bucket', async () => await compare(bucket, wanted, state?.objects ?? new Map(), context));
}
async function withoutLostObjects(bucket, entries) {
    const known = new Map(entries);
    const departed = new Map([...entries].filter(([, { departedAt }]) => departedAt !== undefined));
    if (departed.size === 0)
        return known;
    const found = await listBelow(bucket, path => departed.has(path));
    for (const [path, entry] of departed) {
        const listed = found.get(path);
        if (listed === undefined)
            known.delete(path);
        else if (listed.etag !== entry.etag)
            known.set(path, unknownBytes(listed, entry, undefined));
    }
    return known;
}
/**
 * An object that has the bytes of the site's file is adopted. Objects of others, which neither the state nor the site
 * names, are left out, so that nothing can remove them.
 */
async function compare(bucket, wanted, entries, context) {
    const { store, prefix } = bucket;
    const site = new Map(wanted.map(object => [object.path, object]));
    const found = await listBelow(bucket, path => site.has(path) || entries.has(path));
    const known = new Map();
    const candidates = [];
    for (const [path, listed] of found) {
        const entry = entries.get(path);
        const object = site.get(path);
        if (entry !== undefined && entry.etag !== '' && entry.etag === listed.etag)
            known.set(path, entry);
        else if (object !== undefined && object.size === listed.size && md5In(listed.etag) !== undefined)
            candidates.push({ object, entry, listed });
        else
            known.set(path, unknownBytes(listed, entry, object));
    }
    const digests = await md5Of(candidates.map(({ object }) => object), context.signal);
    await Promise.all(candidates.map(async ({ object, entry, listed }, i) => {
        const isSame = digests[i] === md5In(listed.etag);
        const unchecked = unknownBytes(listed, entry, object);
        if (!isSame)
            return void known.set(object.path, unchecked);
        const { size, sha256 } = object;
        // An interrupted run uploaded these bytes with these headers: only one with new headers leaves no hash.
        if (entry?.sha256 === sha256)
            return void known.set(object.path, { ...entry, size, etag: listed.etag });
        const headers = await store.throttle.run(async () => await (0,s3_objects/* headObject */.C6)(store, prefix + object.path));
        const { 'content-type': contentType = '', 'cache-control': cacheControl = '' } = headers ?? {};
        known.set(object.path, {
            ...{ size, sha256, etag: listed.etag },
            headers: headers === undefined ? object.headers : { contentType, cacheControl }
        });
    }));
    return known;
}
async function listBelow({ store, prefix }, isOurs) {
    const found = new Map();
    for await (const { key, size, etag } of (0,s3_objects/* listObjects */.L)(store, prefix)) {
        const path = key.slice(prefix.length);
        if (key.startsWith(prefix) && !path.startsWith(read_state/* STATE_FOLDER */.P2) && isOurs(path))
            found.set(path, { size, etag });
    }
    return found;
}
function unknownBytes({ size, etag }, entry, object) {
    const headers = entry?.headers ?? object?.headers ?? { contentType: '', cacheControl: '' };
    const departedAt = entry?.departedAt;
    return { size, etag, sha256: '', headers, ...(departedAt !== undefined && { departedAt }) };
}
async function md5Of(objects, signal) {
    try {
        return (await digestFiles('md5', objects, signal)).map(({ hex }) => hex);
    }
    catch (error) {
        // OpenSSL in FIPS mode has no MD5: then everything is uploaded.
        if (error.cause?.code?.startsWith('ERR_OSSL') === true)
            return [];
        throw error;
    }
}
/** The ETag of an encrypted object, or of one that was uploaded in parts, is something else. */
function md5In(etag) {
    return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase();
}

;// CONCATENATED MODULE: ./.build/src/publish/publish-report.js


const MAX_EXAMPLES = 50;
function newReport(about) {
    return {
        ...about,
        ...{ sent: 0, uploaded: 0, uploadedBytes: 0, unchanged: 0, removed: 0, kept: 0, purgedPaths: 0 },
        isUploadComplete: false,
        examples: []
    };
}
function recordPlan(report, { plan, purges }, log) {
    const { uploads, removals, unchanged } = plan;
    const removed = [...removals.pages, ...removals.assets].map(({ path }) => path);
    const pathsOf = (isNew) => uploads.filter(({ reason }) => (reason === 'new') === isNew).map(({ object }) => object.path);
    const examples = Object.entries({ New: pathsOf(true), Changed: pathsOf(false), Removed: removed });
    const planned = {
        uploads: uploads.length,
        uploadBytes: uploads.reduce((sum, { object }) => sum + object.size, 0),
        removals: removed.length,
        purgePaths: purges.flatMap(([, paths]) => paths).length
    };
    report.changed = hasChanges(plan);
    report.planned = planned;
    report.unchanged = unchanged.length;
    report.kept = removals.kept.length;
    report.examples = examples.map(([label, all]) => ({
        label,
        paths: all.slice(0, MAX_EXAMPLES),
        count: all.length
    }));
    const facts = [
        planned.uploads > 0 && `${planned.uploads} to upload (${(0,units/* formatBytes */.z3)(planned.uploadBytes)})`,
        planned.removals > 0 && `${planned.removals} to remove`,
        planned.purgePaths > 0 && `${(0,units/* formatCount */.B4)(planned.purgePaths, 'path')} to purge`,
        `${unchanged.length} unchanged`,
        report.kept > 0 && `${(0,units/* formatCount */.B4)(report.kept, 'removed asset')} kept for open browser tabs`
    ];
    log.info(`Plan: ${facts.filter(Boolean).join(', ')}.`);
}
/** The whole run in one line, for the end of the log and of the summary. Undefined for a run that failed. */
function conclusionOf(report) {
    const { failure, dryRun, planned, objectUrl, uploaded, removed, purgedPaths } = report;
    if (failure !== undefined || planned === undefined)
        return undefined;
    const place = objectUrl ?? report.siteUrl ?? report.target;
    if (dryRun) {
        const { uploads, removals, purgePaths } = planned;
        const facts = factsOf({ 'to upload': uploads, 'to remove': removals }, 'to purge', purgePaths);
        return facts === '' ? `Nothing to publish to ${place}.` : `Plan for ${place}: ${facts}.`;
    }
    const facts = factsOf({ uploaded, removed }, 'purged', purgedPaths);
    return facts === '' ? `Nothing to publish: ${place} is up to date.` : `Published ${place}: ${facts}.`;
}
/** Without those that are zero. */
function factsOf(objects, purged, purges) {
    const facts = Object.entries(objects).map(([label, count]) => count > 0 && `${count} ${label}`);
    return [...facts, purges > 0 && `${(0,units/* formatCount */.B4)(purges, 'path')} ${purged}`].filter(Boolean).join(', ');
}

;// CONCATENATED MODULE: ./.build/src/publish/publish-site.js

















const MARK_TIMEOUT_MS = 10_000;
/** After a signal, the process has 1.5 seconds. */
const STOPPED_MARK_TIMEOUT_MS = 1000;
/** Each restart means that another run wrote the state: more restarts than this are not a coincidence. */
const MAX_RESTARTS = 5;
/** Brings the bucket from what it is to what the site is. One run at a time does so: see `lease/`. */
async function publishSite(inputs, publication, context) {
    const { destination, owner, report } = publication;
    const { store, prefix } = destination;
    const { dryRun } = inputs;
    let { found } = publication;
    let lease;
    let state;
    try {
        for (let restarts = 0;; restarts += 1) {
            if (restarts === 0 && found.isDamaged)
                warnAboutState(prefix, context);
            if (lease === undefined && found.state?.status !== 'done' && !dryRun) {
                lease = await newLease(destination, { found, owner }, context);
                if (await lease.acquire())
                    found = await (0,read_state/* readState */.un)(store, prefix);
            }
            const next = await planNext(inputs, { ...publication, found }, context);
            if (dryRun) {
                await tellHolder(destination, context);
                return;
            }
            if (next.isSettled)
                return;
            if (lease === undefined) {
                lease = await newLease(destination, { found, owner }, context);
                if (await lease.acquire()) {
                    found = await (0,read_state/* readState */.un)(store, prefix);
                    continue;
                }
            }
            state ??= new StateWriter({ store, prefix, lease, run: owner.run, clock: context.clock });
            state.replaces(found);
            try {
                const { targets: purgeTargets } = inputs.purge;
                const application = { destination, lease, state, purgeTargets, applied: report };
                await applyPlan(next.plan, next, application, context);
                return;
            }
            catch (error) {
                await restart(error, { restarts, lease }, context);
            }
            found = await (0,read_state/* readState */.un)(store, prefix);
        }
    }
    catch (error) {
        // Whatever the error is: requests of this run may arrive after those of the run that holds the target now.
        if (lease?.isHeld === false && report.sent > 0)
            await mark(state, context);
        throw asConflict(error);
    }
    finally {
        await lease?.release();
    }
}
async function mark(state, { signal, log }) {
    try {
        await state?.markUnfinished(AbortSignal.timeout(signal.aborted ? STOPPED_MARK_TIMEOUT_MS : MARK_TIMEOUT_MS));
    }
    catch (error) {
        log.debug(`The state was not marked as unfinished: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
async function planNext({ purge, keepRemovedMs, maxRemoved, planFolder, target }, { destination, objects, found, report }, context) {
    const { state } = found;
    if (state?.status === 'in progress')
        context.log.info('The last run did not finish, or took over from one that did not.');
    const known = await knownObjects(destination, objects, state, context);
    // The state names the page of data that an interrupted run has already removed.
    const data = (0,page_data/* pageDataOf */.n)([
        ...(state?.objects.keys() ?? []),
        ...known.keys(),
        ...objects.map(({ path }) => path)
    ]);
    const rules = { now: context.clock.now(), keepRemovedMs, isPageData: (path) => data.has(path) };
    const plan = makePlan(objects, known, rules);
    warnAboutNames(plan.notImmutable, context);
    const names = purge.targets.map(({ name }) => name);
    const pending = addPendingPurges(state?.pendingPurges ?? new Map(), plan.purge, {
        ...purge,
        names
    });
    const again = (0,cdn_paths/* absolutePaths */.wd)(plan.purgeAgain, purge.sitePath, purge.maxPaths);
    const purges = purgesOf(pending, names);
    recordPlan(report, { plan, purges }, context.log);
    report.planPath = writePlan(planFolder, plan, { target: target.text, purges });
    (0,retention/* assertFewRemovals */.U)(plan.removals, maxRemoved);
    const isSettled = state?.status === 'done' && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes;
    return { plan, known, pending, again, isSettled };
}
async function newLease(destination, { found, owner }, context) {
    const { store, prefix } = destination;
    const hasConditions = found.state?.hasConditions ?? (await probeConditions(store, prefix, context));
    if (!hasConditions)
        context.log.warning('The store does not implement conditional writes. Two runs at the same time are kept apart as long as the store needs at most two seconds for a request. Use a `concurrency` group in the workflow.');
    return new Lease({ store, prefix, owner }, hasConditions, context);
}
/** Returns when the publication can begin again; otherwise throws. */
async function restart(error, { restarts, lease }, { log }) {
    if (error instanceof LeaseExpired) {
        log.info('The lease of this run was not renewed in time. Continuing if no other run has acquired it.');
        await lease.regain();
    }
    else if (error instanceof StateChanged && restarts < MAX_RESTARTS) {
        log.info('Another run changed the state in the bucket. Comparing again.');
        await lease.assertHeld();
    }
    else
        throw error;
}
function asConflict(error) {
    const reason = error instanceof LeaseLost
        ? `The lease of this run ran out, and ${error.holder} took over the target. This run stopped.`
        : 'Another program changes the state in the bucket while this run publishes.';
    const isConflict = error instanceof LeaseLost || error instanceof StateChanged;
    return isConflict ? new failure/* Failure */.HR('publish-conflict', reason, { cause: error }) : error;
}
/** A dry run acquires no lease. */
async function tellHolder({ store, prefix }, { log }) {
    const found = await readLease(store, prefix);
    if (found === undefined || store.clock.earliest() > found.until)
        return;
    log.info(`At the same time, ${holderOf(found)} is publishing to this target, so the plan may soon be outdated.`);
}
function warnAboutState(prefix, { log }) {
    log.warning(`The state ${prefix}${read_state/* STATE_PATH */.K} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`);
}
function warnAboutNames(paths, { log }) {
    if (paths.length === 0)
        return;
    log.warning(`The bytes of ${(0,with_more/* withMore */.i)(paths, 5).join(', ')} changed, although names with a build hash never change. Browsers that have the old bytes keep them for up to a year. From now on they are served with \`${REVALIDATE}\`. Set \`cache-control\` for such names.`);
}

;// CONCATENATED MODULE: ./.build/src/publish/read/site-contents.js






/** The event loop continues after this many files, for signals and responses. */
const FILES_PER_TURN = 500;
/**
 * The files of the site with size and SHA-256. What the manifest lists is hashed only if it was modified after the
 * manifest; another size or another hash ends the run, before anything is uploaded.
 */
async function readSite({ folder, paths, manifest }, signal) {
    // Not with `join`, which takes longer than reading the status of a file. Windows accepts the slash.
    const fileOf = (path) => `${folder}/${path}`;
    const changed = [];
    const unhashed = [];
    for (const [i, path] of paths.entries()) {
        // At the same time the state is requested.
        if (i % FILES_PER_TURN === 0) {
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
        }
        const listed = manifest?.files.get(path);
        if (listed === undefined) {
            unhashed.push(path);
            continue;
        }
        const { size, mtimeMs } = statOf(fileOf(path), path);
        if (size !== listed.size)
            changed.push(path);
        else if (mtimeMs >= (manifest?.modifiedAt ?? 0))
            unhashed.push(path);
    }
    const digests = await digestFiles('sha256', unhashed.map(name => ({ name, file: fileOf(name) })), signal);
    const hashed = new Map(unhashed.map((path, i) => [path, digests[i]]));
    const files = paths.map((path) => {
        const listed = manifest?.files.get(path);
        const computed = hashed.get(path);
        const { size, hex: sha256 } = computed ?? { size: listed?.size ?? 0, hex: listed?.sha256 ?? '' };
        if (listed !== undefined && listed.sha256 !== sha256)
            changed.push(path);
        return { name: path, file: fileOf(path), size, sha256 };
    });
    if (changed.length === 0)
        return files;
    throw new failure/* Failure */.HR('site-file-changed', `These files are not the ones that the manifest describes: ${(0,with_more/* withMore */.i)(changed, 5).join(', ')}. Nothing was uploaded.`);
}
function statOf(file, name) {
    try {
        return (0,external_node_fs_.statSync)(file);
    }
    catch (error) {
        throw (0,file_body/* explainFileError */.Yd)(error, { name });
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/summary.js
var summary = __webpack_require__(97616);
;// CONCATENATED MODULE: ./.build/src/publish/summary.js





const MAX_NAME = 300;
const MAX_TEXT = 2000;
/** What was published, what changed, and what to do next. */
function renderSummary(report, errorsPage) {
    const { failure } = report;
    const conclusion = conclusionOf(report);
    return (0,summary/* summaryOf */.YG)({ heading: heading(report), facts: highlights(report), failure }, errorsPage, [
        failure && progress(report),
        ...report.examples.map(examples),
        conclusion && summary_text(conclusion)
    ]);
}
function heading(report) {
    const { failure, dryRun, changed, objectUrl, uploaded, purgedPaths, isUploadComplete } = report;
    if (failure !== undefined) {
        if (failure.code === 'purge-failed')
            return 'Published, but not purged';
        if (isUploadComplete)
            return 'Published, but not completed';
        return uploaded > 0 ? 'Partly published' : 'Not published';
    }
    if (dryRun)
        return 'Publish plan (dry run)';
    if (changed === false && purgedPaths === 0)
        return 'Nothing to publish';
    return objectUrl === undefined ? 'Site published' : 'Archive published';
}
function highlights(report) {
    const { target, siteUrl, objectUrl, unchanged, kept } = report;
    return [
        siteUrl && `**${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(siteUrl, MAX_NAME), siteUrl)}**`,
        objectUrl === undefined ? (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(target, MAX_NAME)) : (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(objectUrl, MAX_NAME), objectUrl),
        unchanged > 0 && `${unchanged} unchanged`,
        kept > 0 && `${(0,units/* formatCount */.B4)(kept, 'removed asset')} kept for open browser tabs`,
        (0,summary/* durationOf */.cf)(report)
    ];
}
/** How far a failed run came. */
function progress({ planned, uploaded, uploadedBytes, removed, purgedPaths }) {
    if (planned === undefined)
        return '';
    const facts = [
        planned.uploads > 0 && `${uploaded} of ${planned.uploads} uploaded (${(0,units/* formatBytes */.z3)(uploadedBytes)})`,
        planned.removals > 0 && `${removed} of ${planned.removals} removed`,
        planned.purgePaths > 0 && `${purgedPaths} of ${planned.purgePaths} paths purged`
    ].filter(fact => typeof fact === 'string');
    return facts.length === 0 ? '' : `Done before the failure: ${facts.join(', ')}.`;
}
function examples({ label, paths, count }) {
    if (count === 0)
        return '';
    const names = paths.map(path => (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(path, MAX_NAME)));
    const list = (0,with_more/* withMore */.i)(names, names.length, count).map(item => `- ${item}`);
    return `<details><summary>${label} (${count})</summary>\n\n${list.join('\n')}\n\n</details>`;
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

;// CONCATENATED MODULE: ./.build/src/publish/main.js















/** Publishes the folder or the archive. Outputs and the summary also report what a failed run has done. */
async function main(inputs, context) {
    const { clock, log } = context;
    maskSecrets(inputs, log);
    const report = newReport({
        target: inputs.target.text,
        siteUrl: inputs.siteUrl?.href,
        dryRun: inputs.dryRun,
        startedAt: clock.now()
    });
    await (0,run/* runAction */.Cs)(report, {
        work: async () => {
            await publish(inputs, report, context);
            log.info(conclusionOf(report) ?? '');
        },
        explain: error => (0,stop_reason/* explainStop */.cV)(error, { timeoutMs: inputs.timeoutMs, ...whatRemains(report) }),
        summary: () => {
            setOutputs(report, context);
            return renderSummary(report, inputs.errorsPage);
        }
    }, context);
}
async function publish(inputs, report, context) {
    const { bucket, credentials, concurrency, source, target } = inputs;
    if (bucket.endpoint?.protocol === 'http:' && !(0,address/* isLoopback */.U9)(bucket.endpoint.hostname))
        context.log.warning('`endpoint` is not https: others on the network can read the requests.');
    const problem = inputs.siteUrl && (0,base_path/* basePathProblem */.qt)(inputs.siteUrl, source.manifest?.basePath);
    if (problem !== undefined && source.kind === 'site')
        context.log.warning(problem);
    const store = new s3_store/* Store */.i(bucket, credentials, concurrency, context);
    const destination = { store, prefix: target.prefix };
    if (source.kind === 'archive') {
        await publishArchive({ ...inputs, ...source }, destination, report, context);
        return;
    }
    const run = randomId(context.random);
    const [found, files] = await Promise.all([
        (0,read_state/* readState */.un)(store, target.prefix),
        readSite(source, context.signal)
    ]);
    (0,file_body/* assertUploadable */.C3)(files);
    const objects = siteObjects(files, found.state?.objects ?? new Map(), inputs);
    const planFolder = (0,external_node_path_.join)(inputs.tempDir, `publish-${run}`);
    const owner = { run, address: inputs.runAddress };
    await publishSite({ ...inputs, planFolder }, { destination, objects, found, owner, report }, context);
}
function setOutputs(report, { setOutput }) {
    if (report.changed !== undefined)
        setOutput('changed', String(report.changed));
    setOutput('uploaded', report.uploaded);
    setOutput('uploaded-bytes', report.uploadedBytes);
    setOutput('unchanged', report.unchanged);
    setOutput('removed', report.removed);
    setOutput('kept', report.kept);
    setOutput('purged-paths', report.purgedPaths);
    if (report.planPath !== undefined)
        setOutput('plan-path', report.planPath);
    if (report.objectUrl !== undefined)
        setOutput('object-url', report.objectUrl);
}
/** For a run that was stopped. */
function whatRemains({ sent, uploaded, removed }) {
    if (sent === 0)
        return { state: 'Nothing was uploaded or removed.', advice: 'Run again.' };
    const open = sent - uploaded - removed;
    const inFlight = `${open === 1 ? '1 request was' : `${open} requests were`} sent and not answered, and may still be carried out. `;
    return {
        state: `${open > 0 ? inFlight : ''}Readers still see complete pages.`,
        advice: 'Run again: only what is missing is uploaded.'
    };
}
/** Before anything else happens: every later line may contain a secret. */
function maskSecrets({ credentials, cloudflareToken }, log) {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    for (const secret of [accessKeyId, secretAccessKey, sessionToken, cloudflareToken].filter(each => each !== undefined))
        for (const variant of new Set([secret, ...(0,secrets/* encodedVariants */.r4)(secret)]))
            log.mask(variant);
}
function randomId(random) {
    const bytes = Array.from({ length: 8 }, () => Math.floor(random() * 256));
    return Buffer.from(bytes).toString('hex');
}


/***/ }),

/***/ 85801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ assertFewRemovals),
/* harmony export */   aw: () => (/* binding */ retain),
/* harmony export */   kr: () => (/* binding */ KEEP_REMOVED_MS)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _site_page_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50749);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12967);



/** How long assets stay unless `keep-removed` says otherwise: few browser tabs are open for longer. */
const KEEP_REMOVED_MS = 7 * 24 * 3_600_000;
/** Pages are removed at once. Assets stay for a while, because an open page may still request them. */
function retain(known, isInSite, { now, keepRemovedMs, isPageData }) {
    const pages = [];
    const assets = [];
    const kept = [];
    const departed = new Map();
    const pageCount = { known: 0, removed: 0 };
    for (const [path, entry] of known) {
        const { contentType } = entry.headers;
        // `guides/x` beside `guides/x.html` is a copy: a person counts one page.
        const isCopy = known.get(`${path}.html`)?.headers.contentType === contentType;
        const isAnyPage = (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(path) || (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPageType */ .Eo)(contentType) || isCopy;
        const isCounted = isAnyPage && !isCopy && !(0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFoundPage */ .np)(path) && entry.departedAt === undefined;
        if (isCounted)
            pageCount.known += 1;
        if (isInSite(path))
            continue;
        const departedAt = entry.departedAt ?? now;
        departed.set(path, { ...entry, departedAt });
        if (isAnyPage || isPageData(path) || (0,_site_page_data_js__WEBPACK_IMPORTED_MODULE_2__/* .isIndexPiece */ .h)(path)) {
            pages.push({ path, reason: isAnyPage ? 'removed page' : 'removed page data' });
            if (isCounted)
                pageCount.removed += 1;
        }
        else if (departedAt + keepRemovedMs > now)
            kept.push({ path, until: departedAt + keepRemovedMs });
        else
            assets.push({ path, reason: entry.departedAt === undefined ? 'removed asset' : 'kept long enough' });
    }
    return { pages, assets, kept, departed, pageCount };
}
/** A site that lost many pages is more often a broken export than an intended change. */
function assertFewRemovals({ pages, pageCount: { known, removed } }, max) {
    if (removed <= known * max)
        return;
    const percent = (part) => `${Math.round(part * 1000) / 10}%`;
    const names = pages
        .filter(({ reason }) => reason === 'removed page')
        .slice(0, 3)
        .map(({ path }) => path);
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('too-many-removed', `${removed} of ${known} pages (${percent(removed / known)}) would be removed, and \`max-removed\` is ${percent(max)}. For example: ${names.join(', ')}. Nothing was uploaded.`);
}


/***/ }),

/***/ 62232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ parseRules),
/* harmony export */   o: () => (/* binding */ firstMatch)
/* harmony export */ });
/* harmony import */ var _site_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22797);

/** One rule per line. Empty lines and lines that begin with `#` are skipped. */
function parseRules(text) {
    const rules = [];
    const problems = [];
    for (const line of text.split('\n').map(each => each.trim())) {
        if (line === '' || line.startsWith('#'))
            continue;
        // The value may contain `=`, as in `max-age=60`; a pattern cannot contain ` = `.
        const [, glob, value = ''] = /^(.+?)(?:\s+=\s*|=\s+)(.+)$/.exec(line) ?? /^([^=]+)=(.+)$/.exec(line) ?? [];
        if (glob === undefined)
            problems.push(`"${line}" is not a rule: write \`glob = value\``);
        else if (!/^[\x20-\x7e]+$/.test(value))
            problems.push(`"${line}" has a value that a header cannot carry`);
        else
            rules.push({
                glob: (0,_site_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGlob */ .q)(glob.trim().replace(/^\//, '')),
                value: value.trim().replace(/\s+/g, ' ')
            });
    }
    return { rules, problems };
}
function firstMatch(rules, path) {
    return rules.find(({ glob }) => glob.matches(path))?.value;
}


/***/ }),

/***/ 19472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ archiveKey)
/* harmony export */ });
/* harmony import */ var _site_placeholders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70701);

/** The key with its placeholders filled in; an array: what is wrong with the template. */
function archiveKey(template, sha256, manifest) {
    const values = {
        sha256,
        version: manifest?.version ?? undefined,
        'job-id': manifest?.jobId ?? undefined,
        domain: manifest?.domain ?? undefined
    };
    const { known, unknown } = (0,_site_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersIn */ .Qf)(template);
    const missing = known.filter(name => values[name] === undefined);
    if (unknown.length + missing.length > 0) {
        return [
            ...unknown.map(name => `\`archive-key\` has an unknown placeholder {${name}}: use ${_site_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDER_CHOICES */ .DF}`),
            ...missing.map(name => `\`archive-key\` uses {${name}}, which the manifest does not have`)
        ];
    }
    // A version such as `release/1.2` stays one segment of the key.
    return (0,_site_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .fillPlaceholders */ .Ct)(template, name => (values[name] ?? '').replaceAll('/', '-')).replace(/^\/+/, '');
}


/***/ }),

/***/ 60343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   bB: () => (/* binding */ startsAsHtml),
/* harmony export */   k_: () => (/* binding */ listSite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78695);
/* harmony import */ var _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11565);
/* harmony import */ var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1896);







/** An annotation ends after 4,096 characters. */
const MAX_NAMED = 5;
/** Names only: what the manifest knows need not be read from disk. Synchronous: four times faster for many files. */
function listSite(folder, prefix) {
    const paths = [];
    const links = [];
    const special = [];
    const refused = [];
    const secret = [];
    const visit = (relative) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, relative), { withFileTypes: true })) {
            const path = relative === '' ? entry.name : `${relative}/${entry.name}`;
            const problem = problemOfName(entry) ?? (0,_s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfKey */ .q6)(path, prefix);
            if (mayHoldSecrets(entry))
                secret.push(path);
            else if (entry.isSymbolicLink())
                links.push(path);
            else if (problem !== undefined)
                refused.push(`${JSON.stringify(path)} (${problem})`);
            else if (entry.isDirectory())
                visit(path);
            else if (entry.isFile())
                paths.push(path);
            else
                special.push(path);
        }
    };
    try {
        visit('');
    }
    catch (error) {
        return { paths, problems: [`\`site-path\` cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`] };
    }
    const reserved = paths.filter(path => path.startsWith(_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_FOLDER */ .P2));
    const isEmpty = paths.length + links.length + special.length + refused.length + secret.length === 0;
    return {
        paths: paths.sort(),
        problems: [
            isEmpty && '`site-path` is an empty folder',
            !isEmpty && !paths.includes('index.html') && '`site-path` has no index.html',
            some(secret, '`site-path` contains files that must not be public, since they can hold secrets. Publish a folder without them', Infinity),
            some(links, '`site-path` contains symbolic links, which are not followed'),
            some(special, '`site-path` contains entries that are neither files nor folders'),
            some(refused, '`site-path` contains names that no store accepts'),
            some(reserved, '`site-path` contains files in the folder of the state')
        ].filter(problem => typeof problem === 'string')
    };
}
function some(paths, text, max = MAX_NAMED) {
    return paths.length > 0 && `${text}: ${(0,_runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_6__/* .withMore */ .i)(paths, max).join(', ')}`;
}
/** Folders of version control, whose configuration can contain a token, and files with environment variables. */
function mayHoldSecrets({ name }) {
    return /^\.(git|svn|hg)$/i.test(name) || (/^\.env(\..+)?$/i.test(name) && !/\.html$/i.test(name));
}
/** Node replaces bytes that are not valid UTF-8. A file that really has this character in its name can be opened. */
function problemOfName({ name, parentPath }) {
    if (!name.includes('\ufffd'))
        return undefined;
    const exists = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name), { throwIfNoEntry: false }) !== undefined;
    return exists ? undefined : 'is not valid UTF-8';
}
/** Whether the file begins as an HTML document does, after white space and a byte order mark. */
function startsAsHtml(local) {
    return /^\ufeff?\s*<(!doctype html|html)\b/i.test(readStart(local, 256));
}
function readStart(local, maxBytes) {
    return (0,_s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .withOpenFile */ .lv)(local, fd => {
        const bytes = Buffer.alloc(maxBytes);
        return bytes.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes));
    });
}


/***/ }),

/***/ 11565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ FILE_HEADERS),
/* harmony export */   K: () => (/* binding */ STATE_PATH),
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   P2: () => (/* binding */ STATE_FOLDER),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sU: () => (/* binding */ serializeState),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export parseState */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _s3_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4062);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78695);



const STATE_FOLDER = '.static-export/';
const STATE_PATH = `${STATE_FOLDER}state.json`;
const STATE_VERSION = 1;
/** Of all files in that folder. */
const FILE_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
async function readState(store, prefix, signal) {
    const found = await (0,_s3_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .getObject */ .iM)(store, prefix + STATE_PATH, signal);
    if (found === undefined)
        return { state: undefined, etag: undefined, isDamaged: false };
    const state = parseState(found.body);
    if (state === undefined)
        return { state, etag: found.etag, isDamaged: true };
    // Another run may have held the target at that time: what this one says about objects is not certain.
    const isLate = found.modifiedAt !== undefined && found.modifiedAt > state.leaseUntil;
    const status = isLate || state.compareAgain ? 'in progress' : state.status;
    return { state: { ...state, status }, etag: found.etag, isDamaged: false };
}
/** One line per object, sorted by path: readable, and comparable line by line. */
function serializeState(state) {
    const kinds = new Map();
    const lines = [];
    for (const [path, { size, sha256, etag, headers, departedAt }] of [...state.objects].sort(byPath)) {
        const kind = JSON.stringify([headers.contentType, headers.cacheControl]);
        let index = kinds.get(kind);
        if (index === undefined)
            kinds.set(kind, (index = kinds.size));
        const departed = departedAt === undefined ? undefined : new Date(departedAt).toISOString();
        lines.push(`    ${JSON.stringify({ path, size, sha256, etag, headers: index, departed })}`);
    }
    const head = {
        stateVersion: STATE_VERSION,
        status: state.status,
        run: state.run,
        step: state.step,
        writtenAt: new Date(state.writtenAt).toISOString(),
        leaseUntil: new Date(state.leaseUntil).toISOString(),
        ...(state.compareAgain && { compareAgain: true }),
        conditionalWrites: state.hasConditions,
        pendingPurges: Object.fromEntries(state.pendingPurges)
    };
    const headers = [...kinds.keys()].map(kind => `    ${kind}`);
    return Buffer.from(`${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "headers": [\n${headers.join(',\n')}\n  ],\n  "objects": [\n${lines.join(',\n')}\n  ]\n}\n`);
}
const count = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._nonnegative */ .UI());
/** As milliseconds since 1970. */
const isoTime = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(text => !Number.isNaN(Date.parse(text)))), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(text => Date.parse(text)));
const headSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    stateVersion: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(STATE_VERSION),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['in progress', 'uploaded', 'done']),
    run: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    step: count,
    writtenAt: isoTime,
    leaseUntil: isoTime,
    compareAgain: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), false),
    conditionalWrites: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    pendingPurges: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^(\/|\*$)/)))),
    headers: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()])),
    objects: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())
});
/** Undefined for anything that `serializeState` does not write: the bucket is not ours alone. */
function parseState(bytes) {
    const read = parseJson(headSchema, bytes);
    if (read === undefined)
        return undefined;
    const { status, run, step, writtenAt, leaseUntil, compareAgain, conditionalWrites, pendingPurges } = read;
    const kinds = read.headers.map(([contentType, cacheControl]) => ({ contentType, cacheControl }));
    const objects = new Map();
    for (const each of read.objects) {
        const entry = entryFrom(Object(each), kinds);
        if (entry === undefined)
            return undefined;
        objects.set(...entry);
    }
    return {
        ...{ status, run, step, writtenAt, leaseUntil, compareAgain, hasConditions: conditionalWrites },
        ...{ objects, pendingPurges: new Map(Object.entries(pendingPurges)) }
    };
}
/** Undefined for bytes that are not JSON, or not as the schema says. */
function parseJson(schema, bytes) {
    try {
        return schema.safeParse(JSON.parse(bytes.toString())).data;
    }
    catch {
        return undefined;
    }
}
/** Not with a schema, which takes four times as long: 2.2 s instead of 0.5 s for 100,000 objects. */
function entryFrom({ path, size, sha256, etag, headers, departed }, kinds) {
    // Paths become keys of delete requests: one outside the prefix is rejected here.
    if (typeof path !== 'string' || (0,_s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfKey */ .q6)(path) !== undefined)
        return undefined;
    if (path.startsWith(STATE_FOLDER))
        return undefined;
    if (!isCount(size) || typeof sha256 !== 'string' || typeof etag !== 'string')
        return undefined;
    const kind = isCount(headers) ? kinds[headers] : undefined;
    const departedAt = departed === undefined ? undefined : typeof departed === 'string' ? Date.parse(departed) : NaN;
    if (kind === undefined || Number.isNaN(departedAt))
        return undefined;
    return [path, { size, sha256, etag, headers: kind, ...(departedAt !== undefined && { departedAt }) }];
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function byPath([a], [b]) {
    return a < b ? -1 : 1;
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

/***/ 70701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   DF: () => (/* binding */ PLACEHOLDER_CHOICES),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn)
/* harmony export */ });
/** What stands for facts of an export in templates: of the address of its bundle, and of the key of its archive. */
const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'];
const ANY = /\{([^{}]*)\}/g;
/** For messages. */
const PLACEHOLDER_CHOICES = PLACEHOLDERS.map(name => `{${name}}`).join(', ');
/** Each name once. */
function placeholdersIn(template) {
    const names = [...new Set([...template.matchAll(ANY)].map(([, name = '']) => name))];
    const isKnown = (name) => PLACEHOLDERS.includes(name);
    return { known: names.filter(isKnown), unknown: names.filter(name => !isKnown(name)) };
}
function fillPlaceholders(template, valueOf) {
    return template.replace(ANY, (_, name) => valueOf(name));
}


/***/ })

};
