export const id = 146;
export const ids = [146];
export const modules = {

/***/ 69837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ postToCdn)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63295);
/* harmony import */ var _runtime_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27076);
/* harmony import */ var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58399);
/* harmony import */ var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12684);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22880);






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
        const response = await (0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w)({
            ...{ method: 'POST', url, headers: headers(now), body },
            ...{ idleTimeoutMs: IDLE_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES }
        }, context);
        isReached = true;
        if ((0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .o)(response.status) && isDone(response.body))
            return;
        const { code, message } = explain(response.body);
        const aheadMs = Date.parse(response.headers.date ?? '') - now;
        isClockCorrected = correctionMs === undefined && Math.abs(aheadMs) > MAX_SKEW_MS;
        if (isClockCorrected)
            correctionMs = aheadMs;
        const said = [code, message].filter(Boolean).join(': ');
        throw new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(
        // Redacted before it is shortened: half of a secret would not be recognized.
        `HTTP ${response.status}${said === '' ? '' : ` (${(0,_runtime_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(redact(said), MAX_MESSAGE)})`}`, { response, code, now: context.clock.now() });
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

/***/ 11848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ MAX_PATHS),
/* harmony export */   Y: () => (/* binding */ purgeCloudFront)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4241);
/* harmony import */ var _s3_signature_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55579);
/* harmony import */ var _s3_xml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46784);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18866);
/* harmony import */ var _cdn_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69837);






/** CloudFront accepts this many paths in progress per distribution, so `purge-max-paths` cannot be higher. */
const MAX_PATHS = 3000;
/**
 * Returns the number of paths; everything counts as one. Retries while too many invalidations are in progress. `now` is
 * the time for signatures: that of the store, since the clock of a runner can be wrong.
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
        explain: xml => ({
            code: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .elementText */ .o)(xml, 'Code') ?? '',
            message: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_3__/* .elementText */ .o)(xml, 'Message') ?? ''
        }),
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
    const items = paths.map(path => `<Path>${(0,_runtime_markup_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkup */ .M)(path)}</Path>`).join('');
    const reference = `static-docs-export-${clock.now()}-${random()}`;
    return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;
}


/***/ }),

/***/ 18866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qz: () => (/* binding */ EVERYTHING),
/* harmony export */   wd: () => (/* binding */ absolutePaths),
/* harmony export */   z$: () => (/* binding */ purgePathsOf)
/* harmony export */ });
/* harmony import */ var _site_url_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57289);

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

/***/ 48146:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50056);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84645);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5426);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15183);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2266);





(0,_runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__/* .disablePretenuring */ .i)();
await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q, secrets: ['cloudflare-token'] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 15183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ INPUT_NAMES),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./.build/runtime/http/address.js
var address = __webpack_require__(42054);
// EXTERNAL MODULE: ./.build/runtime/docs-url.js
var docs_url = __webpack_require__(45178);
// EXTERNAL MODULE: ./.build/runtime/input-fields.js
var input_fields = __webpack_require__(89375);
// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
// EXTERNAL MODULE: ./.build/cdn/cloudfront.js
var cloudfront = __webpack_require__(11848);
// EXTERNAL MODULE: ./.build/s3/bucket-address.js
var bucket_address = __webpack_require__(25318);
// EXTERNAL MODULE: ./.build/publish/plan/rules.js
var rules = __webpack_require__(23883);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/publish/read/archive-key.js
var archive_key = __webpack_require__(911);
// EXTERNAL MODULE: ./.build/publish/read/site-files.js
var site_files = __webpack_require__(71966);
// EXTERNAL MODULE: ./.build/site/manifest.js
var site_manifest = __webpack_require__(20767);
;// CONCATENATED MODULE: ./.build/publish/read/site-manifest.js



/** Undefined when there is no manifest at the default place, or something else with its name; text: what is wrong. */
function readSiteManifest(path, isDefault) {
    let text;
    let modifiedAt;
    try {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
        modifiedAt = (0,external_node_fs_.statSync)(path).mtimeMs;
    }
    catch (error) {
        return isDefault ? undefined : `\`manifest-path\` cannot be read: ${(0,failure/* reasonOf */.A3)(error)}`;
    }
    const manifest = (0,site_manifest/* parseManifest */.Ng)(text);
    if ('problem' in manifest) {
        // Web applications have a manifest.json as well.
        return isDefault
            ? undefined
            : `\`manifest-path\` is not a manifest of the export action: ${manifest.detail}`;
    }
    const { files, domain, jobId, version, archive, basePath } = manifest;
    return {
        files: new Map(files.map(file => [file.path, file])),
        domain: domain ?? undefined,
        jobId: jobId ?? undefined,
        version: version ?? undefined,
        archiveSha256: archive?.sha256,
        basePath,
        modifiedAt
    };
}

;// CONCATENATED MODULE: ./.build/publish/read/publish-source.js







/** As `manifest-path`: all files are hashed. */
const NO_MANIFEST = 'none';
/** Reads names, not contents. Problems are collected: they are reported with those of the other inputs. */
function readSource(given, workspace) {
    const { 'site-path': sitePath, 'archive-path': archivePath, 'manifest-path': manifestPath } = given;
    const nothing = { kind: 'site', folder: '', paths: [], manifest: undefined };
    if (sitePath === undefined && archivePath === undefined)
        return {
            ...nothing,
            paths: [],
            problems: ['`site-path` is missing: set it to the folder to publish, or set `archive-path`']
        };
    if (sitePath !== undefined && archivePath !== undefined)
        return {
            ...nothing,
            paths: [],
            problems: ['`site-path` and `archive-path` exclude each other: set one of them']
        };
    const place = (0,external_node_path_.resolve)(workspace, sitePath ?? archivePath ?? '');
    const found = manifestPath === NO_MANIFEST
        ? undefined
        : readSiteManifest(manifestPath === undefined
            ? (0,external_node_path_.join)((0,external_node_path_.dirname)(place), 'manifest.json')
            : (0,external_node_path_.resolve)(workspace, manifestPath), manifestPath === undefined);
    const manifest = typeof found === 'string' ? undefined : found;
    const manifestProblems = typeof found === 'string' ? [found] : [];
    const target = (0,bucket_address/* parseTarget */.hu)(given['target'] ?? '');
    const prefix = typeof target === 'string' ? '' : target.prefix;
    if (sitePath === undefined) {
        const problem = problemOfArchive(place);
        const keyTemplate = given['archive-key'] ?? (/\.zip$/i.test(place) ? '{sha256}.zip' : '{sha256}.tar.gz');
        const key = (0,archive_key/* archiveKey */.q)(keyTemplate, '0'.repeat(64), manifest);
        const problems = [
            ...(problem === undefined ? [] : [problem]),
            ...manifestProblems,
            ...(typeof key === 'string' ? keyProblems(key, prefix) : key)
        ];
        return { kind: 'archive', file: place, keyTemplate, manifest, problems };
    }
    const { paths, problems } = isFolder(place)
        ? (0,site_files/* listSite */.k)(place, prefix)
        : { paths: [], problems: [`\`site-path\` is not a folder: ${place}`] };
    return {
        ...{ kind: 'site', folder: place, paths, manifest },
        problems: [...problems, ...manifestProblems, ...missingFiles(manifest, { paths, problems })]
    };
}
function keyProblems(key, prefix) {
    const problem = (0,bucket_address/* problemOfKey */.q6)(key, prefix);
    return problem === undefined ? [] : [`\`archive-key\` ${problem}`];
}
/** A file of the manifest does not exist: publishing would remove it from the site. */
function missingFiles(manifest, { paths, problems }) {
    if (manifest === undefined || problems.length > 0)
        return [];
    const existing = new Set(paths);
    const missing = [...manifest.files.keys()].filter(path => !existing.has(path));
    if (missing.length === 0)
        return [];
    const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
    return [`\`site-path\` lacks files that the manifest lists: ${missing.slice(0, 5).join(', ')}${more}`];
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

// EXTERNAL MODULE: ./.build/runtime/parse-url.js
var parse_url = __webpack_require__(30306);
;// CONCATENATED MODULE: ./.build/publish/inputs.js










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
const inputs_address = (0,input_fields/* field */.ZZ)(value => {
    const url = (0,parse_url/* parseUrl */.D)(value);
    if (url === null || !/^https?:$/.test(url.protocol))
        return new input_fields/* Problem */.AF(`"${value}" is not a URL: it must begin with https://`);
    if (url.username !== '' || url.password !== '')
        return new input_fields/* Problem */.AF('contains a user name or password: remove them');
    return url.search === '' && url.hash === '' ? url : new input_fields/* Problem */.AF('contains a query or fragment: remove it');
});
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
    'keep-removed': schemas/* _default */.Rvf(keepRemoved, 7 * DAY_MS),
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
    const cloudFrontUrl = environment['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? 'https://cloudfront.amazonaws.com';
    const cloudflareUrl = environment['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
    const read = (0,input_fields/* readFields */.qU)(fields, given, () => [
        ...source.problems,
        ...(credentials === undefined
            ? [
                '`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set in the environment: use aws-actions/configure-aws-credentials before this step, in a job with `permissions: id-token: write`, or set them in `env` of this step. Secrets are empty in runs started from a fork'
            ]
            : []),
        ...purgeProblems(given, { cloudFrontUrl, cloudflareUrl })
    ]);
    if (credentials === undefined)
        throw new Error('missing credentials were not reported');
    const siteUrl = read['site-url'];
    return {
        source,
        target: read.target,
        bucket: {
            name: read.target.bucket,
            endpoint: read.endpoint,
            region: read.region ?? environment['AWS_REGION'] ?? 'us-east-1'
        },
        credentials,
        rules: { cacheControl: read['cache-control'] ?? [], contentTypes: read['content-types'] ?? [] },
        cleanUrls: read['clean-urls'],
        keepRemovedMs: read['keep-removed'],
        maxRemoved: read['max-removed'],
        concurrency: read.concurrency,
        dryRun: read['dry-run'],
        purge: {
            targets: read.purge.map((name) => {
                const id = name.slice(name.indexOf(':') + 1);
                return name.startsWith('cloudfront:')
                    ? {
                        ...{
                            kind: 'cloudfront',
                            name,
                            distribution: id,
                            endpoint: new URL(cloudFrontUrl),
                            credentials
                        },
                        sitePath: siteUrl?.pathname ?? '/'
                    }
                    : {
                        ...{ kind: 'cloudflare', name, zone: id, baseUrl: new URL(cloudflareUrl) },
                        token: read['cloudflare-token'] ?? '',
                        siteUrl: siteUrl ?? new URL('https://invalid')
                    };
            }),
            sitePath: siteUrl?.pathname ?? '/',
            maxPaths: read['purge-max-paths']
        },
        siteUrl,
        cloudflareToken: read['cloudflare-token'],
        tempDir: environment['RUNNER_TEMP'] ?? workspace,
        runAddress: runAddressFrom(environment),
        errorsPage: (0,docs_url/* errorsPage */.P)(environment),
        timeoutMs: read.timeout
    };
}
function purgeProblems(given, { cloudFrontUrl, cloudflareUrl }) {
    const wanted = given['purge'] ?? '';
    const isUnsafe = (text) => {
        const url = (0,parse_url/* parseUrl */.D)(text);
        return url === null || !(0,address/* isSafeAddress */.cr)(url);
    };
    const rule = 'must be https; plain http is allowed for loopback addresses only';
    return [
        wanted.includes('cloudfront:') && isUnsafe(cloudFrontUrl) && `\`AWS_ENDPOINT_URL_CLOUDFRONT\` ${rule}`,
        wanted.includes('cloudflare:') && isUnsafe(cloudflareUrl) && `\`CLOUDFLARE_API_BASE_URL\` ${rule}`,
        wanted.includes('cloudflare:') &&
            given['cloudflare-token'] === undefined &&
            '`cloudflare-token` is missing: `purge` names a Cloudflare zone',
        wanted.includes('cloudflare:') &&
            given['site-url'] === undefined &&
            '`site-url` is missing: Cloudflare purges whole URLs'
    ].filter(problem => problem !== false);
}
function credentialsFrom({ AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken }) {
    if (accessKeyId === undefined || secretAccessKey === undefined)
        return undefined;
    return { accessKeyId, secretAccessKey, sessionToken };
}
/** The page of the workflow run, for people who look at a lease. */
function runAddressFrom({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id }) {
    if (server === undefined || repository === undefined || id === undefined)
        return undefined;
    return `${server}/${repository}/actions/runs/${id}`;
}


/***/ }),

/***/ 2266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/site/site-url.js
var site_url = __webpack_require__(32705);
// EXTERNAL MODULE: ./.build/runtime/http/address.js
var address = __webpack_require__(42054);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/runtime/secrets.js
var secrets = __webpack_require__(22880);
// EXTERNAL MODULE: ./.build/runtime/stop-reason.js
var stop_reason = __webpack_require__(5426);
// EXTERNAL MODULE: ./.build/runtime/http/http-error.js
var http_error = __webpack_require__(63295);
// EXTERNAL MODULE: ./.build/runtime/http/request.js
var http_request = __webpack_require__(58399);
// EXTERNAL MODULE: ./.build/runtime/http/retry.js
var retry = __webpack_require__(12684);
// EXTERNAL MODULE: ./.build/runtime/markdown.js
var markdown = __webpack_require__(27076);
// EXTERNAL MODULE: ./.build/s3/bucket-address.js
var bucket_address = __webpack_require__(25318);
// EXTERNAL MODULE: ./.build/s3/s3-error.js
var s3_error = __webpack_require__(15240);
// EXTERNAL MODULE: ./.build/s3/signature.js
var signature = __webpack_require__(55579);
;// CONCATENATED MODULE: ./.build/s3/store-clock.js
/** A difference below this does not matter to a signature, which may be 15 minutes old. */
const MAX_IGNORED_SKEW_MS = 60_000;
/**
 * The time of the store, as its `Date` headers tell it. The header has whole seconds, and a response takes its time, so
 * the difference to the clock of this machine is only known as a range.
 */
class StoreClock {
    #clock;
    /** How far the store's clock is ahead of ours: at least and at most. */
    #ahead;
    #skewMs = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** Returns the new difference in milliseconds when it differs from the one used so far. */
    observe(date, sentAt) {
        const time = Date.parse(date ?? '');
        if (Number.isNaN(time))
            return undefined;
        const min = time - this.#clock.now();
        const max = time + 999 - sentAt;
        const { min: lastMin, max: lastMax } = this.#ahead ?? { min, max };
        const both = { min: Math.max(min, lastMin), max: Math.min(max, lastMax) };
        // Without overlap, one of the clocks was set: the newest response is right.
        this.#ahead = both.min <= both.max ? both : { min, max };
        if (Math.abs(min - this.#skewMs) < MAX_IGNORED_SKEW_MS)
            return undefined;
        this.#skewMs = min;
        return min;
    }
    get skewMs() {
        return this.#skewMs;
    }
    /** For signatures. */
    now() {
        return this.#clock.now() + this.#skewMs;
    }
    /** The earliest time that it can be in the store. */
    earliest() {
        return this.#clock.now() + (this.#ahead?.min ?? 0);
    }
    /** The latest time that it can be in the store. */
    latest() {
        return this.#clock.now() + (this.#ahead?.max ?? 0);
    }
}

;// CONCATENATED MODULE: ./.build/s3/throttle.js
/** A store reports an overload once per request, so many reports mean one overload. */
const MIN_BETWEEN_REDUCTIONS_MS = 500;
/**
 * Limits the number of requests at the same time. An overloaded store halves the limit; as many successes as the limit
 * raise it by one again.
 */
class Throttle {
    #max;
    #clock;
    #waiting = [];
    #limit;
    #active = 0;
    #successes = 0;
    #reducedAt = -Infinity;
    constructor(max, clock) {
        this.#max = max;
        this.#limit = max;
        this.#clock = clock;
    }
    get limit() {
        return this.#limit;
    }
    async run(work) {
        while (this.#active >= this.#limit)
            await new Promise(resolve => this.#waiting.push(resolve));
        this.#active += 1;
        try {
            const result = await work();
            this.#succeeded();
            return result;
        }
        finally {
            this.#active -= 1;
            this.#waiting.shift()?.();
        }
    }
    slowDown() {
        const now = this.#clock.now();
        if (now - this.#reducedAt < MIN_BETWEEN_REDUCTIONS_MS)
            return;
        this.#reducedAt = now;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
        this.#successes = 0;
    }
    #succeeded() {
        this.#successes += 1;
        if (this.#successes < this.#limit || this.#limit === this.#max)
            return;
        this.#successes = 0;
        this.#limit += 1;
        this.#waiting.shift()?.();
    }
}

// EXTERNAL MODULE: ./.build/s3/xml.js
var s3_xml = __webpack_require__(46784);
;// CONCATENATED MODULE: ./.build/s3/store.js












const IDLE_TIMEOUT_MS = 60_000;
/** Listings and errors are far smaller; the state of a site with a million files is about 200 MB. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;
const MAX_MESSAGE = 300;
/** Errors that disappear without any action, although their status says otherwise. */
const TEMPORARY_CODES = new Set(['RequestTimeout', 'ConditionalRequestConflict', 'OperationAborted']);
/** Sends signed requests to one bucket, with the one retry policy. */
class Store {
    place;
    throttle;
    clock;
    /** Older versions of Ceph compare `If-Match` with the ETag without its quotes. Set by the first write that shows it. */
    quotesIfMatch = true;
    #address;
    #signer;
    #redact;
    #context;
    #isReached = false;
    #requiresChecksums = false;
    #unansweredAt = -Infinity;
    constructor(bucket, credentials, concurrency, context) {
        this.#address = (0,bucket_address/* addressOf */.ci)(bucket);
        this.place = { bucket: bucket.name, origin: this.#address.origin, region: bucket.region };
        this.clock = new StoreClock(context.clock);
        this.#signer = new signature/* Signer */.lf(credentials, { region: bucket.region, service: 's3' });
        this.throttle = new Throttle(concurrency, context.clock);
        this.#redact = (0,secrets/* redactor */.$p)(Object.values(credentials));
        this.#context = context;
    }
    /** Whether a write must have its checksum in a header: buckets with object lock ask for it. */
    get requiresChecksums() {
        return this.#requiresChecksums;
    }
    /** Whether a write may still arrive at the store, because it was sent in the last `ms` and got no response. */
    hasUnansweredWrite(ms) {
        return this.#context.clock.now() - this.#unansweredAt < ms;
    }
    urlOf(key) {
        return `${this.#address.origin}${this.#address.path}${(0,bucket_address/* encodeKey */.g2)(key)}`;
    }
    /**
     * Retries by the one policy. Statuses in `expected` are returned, other errors are thrown: as a Failure if
     * `what` (such as `Upload of index.html`) cannot succeed, as the signal's reason after a stop. `checkBody` is for
     * operations that can report an error after the status 200. `retries: false` sends the request once.
     */
    async request(what, request, { expected = [], signal = this.#context.signal, checkBody = false, retries = true } = {}) {
        const attempt = async () => {
            const { skewMs } = this.clock;
            const response = withStatusOfBody(await this.#send(request, signal), checkBody);
            const { status } = response;
            if (!(0,http_request/* isSuccess */.o)(status) && !expected.includes(status))
                throw this.#errorOf(response, skewMs);
            return response;
        };
        const decide = (error, nth) => {
            const decision = this.#decide(error, nth, request);
            return retries ? decision : { retry: false };
        };
        try {
            return await (0,retry/* withRetry */.bD)(what, attempt, decide, { ...this.#context, signal });
        }
        catch (error) {
            throw signal.aborted ? error : this.#explain(error, what);
        }
    }
    async #send(request, signal) {
        const { method, key = '', query = {}, headers = {}, body, sha256 = signature/* EMPTY_SHA256 */._e } = request;
        const { origin, host, path: base } = this.#address;
        // Of the bucket itself, without the slash at the end: s3rver signs it that way, and the others accept it.
        const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${(0,bucket_address/* encodeKey */.g2)(key)}`;
        const isWrite = method !== 'GET' && method !== 'HEAD';
        const { checksum = this.#requiresChecksums } = request;
        const all = checksum && method === 'PUT'
            ? { ...headers, 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') }
            : headers;
        const signed = this.#signer.sign({ method, host, path, query, headers: all, sha256 }, this.clock.now());
        const search = (0,signature/* encodeQuery */.XX)(query);
        const sentAt = this.#context.clock.now();
        signal.throwIfAborted();
        const progress = { responded: false };
        try {
            const response = await this.#context.http.send({
                method,
                url: new URL(`${origin}${path}${search === '' ? '' : `?${search}`}`),
                headers: { ...signed, ...(body === undefined && isWrite && { 'content-length': '0' }) },
                ...(body !== undefined && { body: body() }),
                idleTimeoutMs: IDLE_TIMEOUT_MS,
                signal
            });
            this.#isReached = true;
            progress.responded = true;
            this.#correctClock(response.headers.date, sentAt);
            return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) };
        }
        catch (error) {
            if (isWrite)
                this.#unansweredAt = this.#context.clock.now();
            throw error instanceof failure/* Failure */.HR ? error : (0,http_error/* connectionError */.$t)(error, progress);
        }
    }
    #errorOf({ status, headers, body }, skewMs) {
        const xml = body.toString('utf8', 0, 64 * 1024);
        const code = (0,s3_xml/* elementText */.o)(xml, 'Code');
        const said = [code, (0,s3_xml/* elementText */.o)(xml, 'Message')].filter(Boolean).join(': ');
        // Redacted before it is shortened: half of a secret would not be recognized.
        const message = `HTTP ${status}${said === '' ? '' : ` (${(0,markdown/* clip */.$Q)(this.#redact(said), MAX_MESSAGE)})`}`;
        const region = (0,s3_xml/* elementText */.o)(xml, 'Region') ?? headers['x-amz-bucket-region'];
        return new s3_error/* S3Error */.Dg(message, {
            response: { status, headers, body: xml },
            now: this.#context.clock.now(),
            code,
            region: typeof region === 'string' && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined,
            isChecksumMissing: status === 400 && /content-md5|x-amz-checksum-/i.test(said),
            hasOldTime: skewMs !== this.clock.skewMs
        });
    }
    #decide(error, attempt, { checksum }) {
        const decision = (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
        if (!(error instanceof s3_error/* S3Error */.Dg))
            return decision;
        if (error.code === 'RequestTimeTooSkewed')
            return { retry: error.hasOldTime, waitMs: 0 };
        if (error.isChecksumMissing && !this.#requiresChecksums) {
            this.#requiresChecksums = true;
            return { retry: checksum === undefined, waitMs: 0 };
        }
        if (error.status === 503 || error.status === 429)
            this.throttle.slowDown();
        // Not implemented: S3 itself never responds with it, and what a store cannot do now it cannot do later.
        if (error.status === 501)
            return { retry: false };
        return TEMPORARY_CODES.has(error.code ?? '') ? { retry: true, waitMs: error.waitMs } : decision;
    }
    #correctClock(date, sentAt) {
        const skewMs = this.clock.observe(date, sentAt);
        if (skewMs === undefined)
            return;
        this.#context.log.info(`The clock of the store differs by ${Math.round(skewMs / 1000)} s. Signing with its time.`);
    }
    /** Errors of other kinds are bugs, and pass unchanged. */
    #explain(error, what) {
        if (error instanceof s3_error/* S3Error */.Dg)
            return (0,s3_error/* explainStoreError */.Lz)(error, what, this.place);
        if (!(error instanceof http_error/* HttpError */.j$))
            return error;
        const reason = this.#redact((0,failure/* reasonOf */.A3)(error));
        return (0,s3_error/* explainConnectionError */.M0)(error, { what, reason, origin: this.place.origin });
    }
}
/** An error that follows the status 200 counts as the status that it would have had. */
function withStatusOfBody(response, checkBody) {
    if (!checkBody || response.status >= 300 || !response.body.includes('<Error>'))
        return response;
    return { ...response, status: (0,s3_error/* statusOfCode */.Bt)((0,s3_xml/* elementText */.o)(response.body.toString(), 'Code') ?? '') };
}
/** With listeners: async iteration costs more than signing, thousands of times. */
async function readBody(response) {
    const chunks = [];
    let size = 0;
    return await new Promise((resolve, reject) => {
        response.on('data', (chunk) => {
            chunks.push(chunk);
            size += chunk.length;
            if (size > MAX_BODY_BYTES)
                response.destroy(new failure/* Failure */.HR('unexpected-bucket-response', 'The response of the store is too large.'));
        });
        response.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
        response.on('error', reject);
        response.on('close', () => {
            if (!response.complete)
                reject(new Error('the connection was closed in the middle of a response'));
        });
    });
}

// EXTERNAL MODULE: ./.build/site/pages.js
var site_pages = __webpack_require__(97840);
// EXTERNAL MODULE: ./.build/publish/read/site-files.js
var site_files = __webpack_require__(71966);
// EXTERNAL MODULE: ./.build/site/build-hash.js
var build_hash = __webpack_require__(64733);
// EXTERNAL MODULE: ./.build/site/content-types.js + 1 modules
var content_types = __webpack_require__(5);
// EXTERNAL MODULE: ./.build/publish/plan/rules.js
var plan_rules = __webpack_require__(23883);
;// CONCATENATED MODULE: ./.build/publish/plan/headers.js




const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** `startsAsHtml` is called only for a file without extension that no rule names: it reads the file. */
function headersOf(path, rules, startsAsHtml) {
    const contentType = (0,plan_rules/* firstMatch */.o)(rules.contentTypes, path) ?? (0,content_types/* contentTypeOf */.JX)(path) ?? (0,content_types/* contentTypeWithoutExtension */.Pi)(startsAsHtml());
    const isKept = !(0,site_pages/* isPageType */.Eo)(contentType) && (0,build_hash/* isImmutable */.t)(path);
    const cacheControl = (0,plan_rules/* firstMatch */.o)(rules.cacheControl, path) ?? (isKept ? IMMUTABLE : REVALIDATE);
    return { contentType, cacheControl };
}

;// CONCATENATED MODULE: ./.build/publish/plan/site-objects.js




function siteObjects(files, { rules, cleanUrls }) {
    const objects = files.map((file) => {
        const headers = headersOf(file.name, rules, () => (0,site_files/* startsAsHtml */.b)(file));
        return { ...file, path: file.name, headers };
    });
    return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)];
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
        if ((0,bucket_address/* problemOfKey */.q6)(path) !== undefined)
            return [];
        return (0,site_pages/* isPageType */.Eo)(object.headers.contentType) ? [{ ...object, path }] : [];
    });
}

// EXTERNAL MODULE: ./.build/cdn/paths.js
var cdn_paths = __webpack_require__(18866);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/runtime/markup.js
var markup = __webpack_require__(4241);
// EXTERNAL MODULE: ./.build/s3/file-body.js
var file_body = __webpack_require__(55772);
// EXTERNAL MODULE: ./.build/s3/objects.js
var objects = __webpack_require__(14061);
;// CONCATENATED MODULE: ./.build/s3/multipart.js







const PART_SIZES = { maxSingleBytes: 64 * 1024 * 1024, minPartBytes: 8 * 1024 * 1024 };
const MAX_PARTS = 10_000;
/** Each part is in memory while it is sent. */
const PARTS_AT_ONCE = 4;
const ABORT_TIMEOUT_MS = 1000;
/** A store that loses an upload once may do so again; one that always does is broken. */
const MAX_UPLOADS = 3;
/** Uploads a file, with one request or in parts. Returns the ETag. */
async function putFile(store, upload, sizes = PART_SIZES) {
    if (!isLarge(upload.local, sizes))
        return await (0,objects/* putObject */.$R)(store, upload);
    for (let attempt = 1; attempt <= MAX_UPLOADS; attempt += 1) {
        const etag = await putInParts(store, upload, sizes);
        if (etag !== undefined)
            return etag;
    }
    throw new failure/* Failure */.HR('unexpected-bucket-response', `Upload of ${upload.local.name} failed: the store lost the uploaded parts ${MAX_UPLOADS} times.`);
}
function isLarge({ size }, { maxSingleBytes } = PART_SIZES) {
    return size > maxSingleBytes;
}
/** Undefined when the file has to be uploaded again. No part stays in the store in that case or after an error. */
async function putInParts(store, upload, { minPartBytes }) {
    const { key, local, headers, signal } = upload;
    const what = `Upload of ${local.name}`;
    const checksum = store.requiresChecksums;
    const created = await store.request(what, {
        ...{ method: 'POST', key, query: { uploads: '' } },
        headers: { ...headers, ...(checksum && { 'x-amz-checksum-algorithm': 'SHA256' }) }
    }, { signal });
    const uploadId = (0,s3_xml/* elementText */.o)(created.body.toString(), 'UploadId');
    if (uploadId === undefined)
        throw new failure/* Failure */.HR('unexpected-bucket-response', `${what} failed: the store sent no UploadId.`);
    try {
        const parts = await putParts(store, upload, { uploadId, checksum, minPartBytes });
        const etag = await complete(store, upload, { uploadId, checksum, parts });
        if (etag === undefined)
            await abortUpload(store, { key, uploadId });
        return etag;
    }
    catch (error) {
        await abortUpload(store, { key, uploadId });
        // All parts of an upload have checksums or none.
        const { cause } = Object(error);
        if (!checksum && cause instanceof s3_error/* S3Error */.Dg && cause.isChecksumMissing)
            return undefined;
        throw error;
    }
}
async function putParts(store, { key, local, signal }, { uploadId, checksum, minPartBytes }) {
    const partBytes = Math.max(minPartBytes, Math.ceil(local.size / MAX_PARTS));
    const count = Math.ceil(local.size / partBytes);
    const parts = [];
    const whole = (0,external_node_crypto_.createHash)('sha256');
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    let next = 0;
    const worker = async () => {
        while (next < count) {
            either.throwIfAborted();
            const number = next++;
            // Read in order, so that the hash of the whole file can be computed as well.
            const bytes = (0,file_body/* readRange */.qX)(local, number * partBytes, Math.min(local.size, (number + 1) * partBytes));
            whole.update(bytes);
            const sha256 = (0,external_node_crypto_.hash)('sha256', bytes);
            const { headers } = await store.request(`Upload of ${local.name}, part ${number + 1} of ${count}`, {
                method: 'PUT',
                key,
                query: { partNumber: String(number + 1), uploadId },
                body: () => bytes,
                sha256,
                checksum
            }, { signal: either });
            parts[number] = { etag: headers.etag ?? '', sha256 };
        }
    };
    const workers = Array.from({ length: PARTS_AT_ONCE }, async () => {
        await worker().catch((error) => failed.abort(error));
    });
    await Promise.all(workers);
    either.throwIfAborted();
    if (whole.digest('hex') !== local.sha256)
        throw (0,file_body/* changedFile */.Ne)(local);
    return parts;
}
/** Returns the ETag, or undefined when the store no longer knows the upload. */
async function complete(store, { key, local, signal }, { uploadId, checksum, parts }) {
    const listed = parts.map(({ etag, sha256 }, i) => {
        const sum = checksum
            ? `<ChecksumSHA256>${Buffer.from(sha256, 'hex').toString('base64')}</ChecksumSHA256>`
            : '';
        return `<Part><PartNumber>${i + 1}</PartNumber><ETag>${(0,markup/* escapeMarkup */.M)(etag)}</ETag>${sum}</Part>`;
    });
    const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`);
    const request = {
        method: 'POST',
        key,
        query: { uploadId },
        headers: { 'content-type': 'application/xml' },
        body: () => body,
        sha256: (0,external_node_crypto_.hash)('sha256', body)
    };
    const { status, body: answer } = await store.request(`Upload of ${local.name}`, request, {
        expected: [404],
        signal,
        // The status is sent before the store has put the parts together: an error can follow it.
        checkBody: true
    });
    if (status !== 404) {
        const etag = (0,s3_xml/* elementText */.o)(answer.toString(), 'ETag');
        return await (0,objects/* knownEtag */.Dv)(store, { key, etag, signal });
    }
    // The response of an earlier attempt may have been lost after the parts were put together.
    const stored = (0,objects/* plainEtag */.Q8)((await (0,objects/* headObject */.C6)(store, key, signal))?.['etag']);
    return stored !== '' && stored === etagOfParts(parts) ? stored : undefined;
}
/** The MD5 of the MD5s of all parts, which are their ETags; undefined where ETags are something else. */
function etagOfParts(parts) {
    const digests = parts.map(({ etag }) => (0,objects/* plainEtag */.Q8)(etag));
    if (!digests.every(digest => /^[0-9a-f]{32}$/i.test(digest)))
        return undefined;
    try {
        return `${(0,external_node_crypto_.hash)('md5', Buffer.from(digests.join(''), 'hex'))}-${parts.length}`;
    }
    catch {
        // OpenSSL in FIPS mode has no MD5.
        return undefined;
    }
}
/** Best effort. The run's own signal may be aborted already, and there is little time then. */
async function abortUpload(store, { key, uploadId }) {
    const abort = { method: 'DELETE', key, query: { uploadId } };
    await store
        .request(`Aborting the upload of ${key}`, abort, {
        expected: [404],
        signal: AbortSignal.timeout(ABORT_TIMEOUT_MS)
    })
        .catch(() => undefined);
}
/** Aborts unfinished uploads of a killed run. Without the permission to list them, nothing happens. */
async function abortUnfinishedUploads(store, prefix, { isOurs, signal }) {
    let count = 0;
    for (const upload of await listUnfinishedUploads(store, prefix, signal)) {
        if (!isOurs(upload.key))
            continue;
        await abortUpload(store, upload);
        count += 1;
    }
    return count;
}
async function listUnfinishedUploads(store, prefix, signal) {
    const found = [];
    let marker = {};
    for (;;) {
        const query = { uploads: '', prefix, ...marker };
        const expected = [400, 401, 403, 404, 405, 501];
        const { status, body } = await store.request(`Listing of unfinished uploads in ${store.place.bucket}`, { method: 'GET', query }, { expected, signal });
        if (expected.includes(status))
            return found;
        const xml = body.toString();
        for (const each of (0,s3_xml/* elements */.Y)(xml, 'Upload')) {
            const [key, uploadId] = [(0,s3_xml/* elementText */.o)(each, 'Key'), (0,s3_xml/* elementText */.o)(each, 'UploadId')];
            if (key !== undefined && uploadId !== undefined)
                found.push({ key, uploadId });
        }
        const [nextKey, nextId] = [(0,s3_xml/* elementText */.o)(xml, 'NextKeyMarker'), (0,s3_xml/* elementText */.o)(xml, 'NextUploadIdMarker')];
        const isComplete = (0,s3_xml/* elementText */.o)(xml, 'IsTruncated') !== 'true' || nextKey === undefined;
        const next = {
            'key-marker': nextKey ?? '',
            ...(nextId !== undefined && { 'upload-id-marker': nextId })
        };
        // A store that repeats its marker would cause an endless loop.
        const isRepeated = next['key-marker'] === marker['key-marker'] && nextId === marker['upload-id-marker'];
        if (isComplete || isRepeated)
            return found;
        marker = next;
    }
}

// EXTERNAL MODULE: ./.build/cdn/cloudfront.js
var cloudfront = __webpack_require__(11848);
// EXTERNAL MODULE: ./.build/cdn/cdn-request.js
var cdn_request = __webpack_require__(69837);
;// CONCATENATED MODULE: ./.build/cdn/cloudflare.js


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

;// CONCATENATED MODULE: ./.build/publish/apply/purge.js


/** Purges one CDN after the other, and empties the list of each that is purged. Returns the number of paths. */
async function purgeAll(pending, targets, context) {
    let count = 0;
    for (const target of targets) {
        const paths = pending.get(target.name) ?? [];
        if (paths.length === 0)
            continue;
        count +=
            target.kind === 'cloudfront'
                ? await (0,cloudfront/* purgeCloudFront */.Y)(target, paths, context)
                : await purgeCloudflare(target, paths, context);
        pending.set(target.name, []);
    }
    return count;
}

// EXTERNAL MODULE: ./.build/publish/read/archive-key.js
var archive_key = __webpack_require__(911);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./.build/publish/read/digest.js




const MAX_WHOLE_BYTES = 4 * 1024 * 1024;
/** The event loop continues after this many bytes, for signals and responses. */
const BYTES_PER_TURN = 16 * 1024 * 1024;
/** Hashes files one after the other. The disk is read synchronously, which costs a third of the time of promises. */
async function digestFiles(algorithm, files, signal) {
    const digests = [];
    let bytesSinceTurn = 0;
    for (const { name, file } of files) {
        signal.throwIfAborted();
        try {
            const { size } = (0,external_node_fs_.statSync)(file);
            digests.push(size <= MAX_WHOLE_BYTES ? digestWhole(algorithm, file) : await digestStream(algorithm, file));
            // Opening a file counts as well: many small ones take time too.
            bytesSinceTurn += size + 64 * 1024;
        }
        catch (error) {
            throw (0,file_body/* explainFileError */.Yd)(error, { name });
        }
        if (bytesSinceTurn < BYTES_PER_TURN)
            continue;
        bytesSinceTurn = 0;
        await (0,promises_.setImmediate)();
    }
    return digests;
}
function digestWhole(algorithm, file) {
    const bytes = (0,external_node_fs_.readFileSync)(file);
    return { size: bytes.length, hex: (0,external_node_crypto_.hash)(algorithm, bytes) };
}
async function digestStream(algorithm, file) {
    const digest = (0,external_node_crypto_.createHash)(algorithm);
    let size = 0;
    for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: 1024 * 1024 })) {
        digest.update(chunk);
        size += chunk.length;
    }
    return { size, hex: digest.digest('hex') };
}

;// CONCATENATED MODULE: ./.build/publish/publish-archive.js








/** Tells later runs which bytes the object has, whatever its key and its ETag are. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
/** Publishes an archive as one object at a permanent address. */
async function publishArchive({ file, keyTemplate, manifest, rules, purge, dryRun }, { store, prefix }, report, context) {
    const { log, signal } = context;
    const [digest] = await digestFiles('sha256', [{ name: file, file }], signal);
    if (digest === undefined)
        throw new Error('the archive was not hashed');
    const { size, hex: sha256 } = digest;
    if (manifest?.archiveSha256 !== undefined && manifest.archiveSha256 !== sha256)
        throw new failure/* Failure */.HR('site-file-changed', `The archive ${file} is not the one that the manifest describes.`);
    const path = (0,archive_key/* archiveKey */.q)(keyTemplate, sha256, manifest);
    if (typeof path !== 'string')
        throw new Error('the key of the archive was not checked');
    const key = prefix + path;
    const { contentType, cacheControl } = headersOf(path, rules, () => false);
    const headers = { 'content-type': contentType, 'cache-control': cacheControl, [DIGEST_HEADER]: sha256 };
    const stored = await (0,objects/* headObject */.C6)(store, key);
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
        await putFile(store, { key, local, headers, signal });
        report.uploaded = 1;
        report.uploadedBytes = size;
    }
    report.isUploadComplete = true;
    report.purgedPaths = await purgeAll(pending, targets, { ...context, now: () => store.clock.now() });
}

// EXTERNAL MODULE: ./.build/publish/read/state.js
var read_state = __webpack_require__(47902);
;// CONCATENATED MODULE: ./.build/publish/lease/lease-file.js


const LEASE_PATH = `${read_state/* STATE_FOLDER */.P2}lease.json`;
const LEASE_MS = 60_000;
const LEASE_VERSION = 1;
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
/** Undefined when there is no lease, or it was released. */
async function readLease(store, prefix, signal) {
    const found = await (0,objects/* getObject */.iM)(store, prefix + LEASE_PATH, signal);
    if (found === undefined)
        return undefined;
    const { etag, body, modifiedAt } = found;
    const { run, address, until } = parseLease(body) ?? { run: '', address: undefined, until: undefined };
    // One that is invalid, or longer than allowed, counts from the time it was written.
    const longest = modifiedAt === undefined ? undefined : modifiedAt + LEASE_MS + 1000;
    return { run, address, etag, until: Math.min(until ?? Infinity, longest ?? until ?? 0) };
}
async function writeLease(store, prefix, { run, address, until }, { condition, ...options }) {
    const content = { leaseVersion: LEASE_VERSION, run, address, until: new Date(until).toISOString() };
    const body = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`);
    return await (0,objects/* putIf */.Z0)(store, { key: prefix + LEASE_PATH, body, headers: HEADERS }, condition, options);
}
function parseLease(body) {
    try {
        const { leaseVersion, run, address, until } = JSON.parse(body.toString());
        const time = typeof until === 'string' ? Date.parse(until) : NaN;
        if (leaseVersion !== LEASE_VERSION || typeof run !== 'string' || Number.isNaN(time))
            return undefined;
        return { run, address: typeof address === 'string' ? address : undefined, until: time };
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./.build/publish/lease/holder.js

/** The lease could not be renewed in time. Another run may have acquired it, or not. */
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
/** For a dry run, which acquires no lease: the run that publishes now. */
async function describeHolder(store, prefix) {
    const found = await readLease(store, prefix);
    return found !== undefined && store.clock.earliest() <= found.until ? holderOf(found) : undefined;
}
function holderOf(found) {
    return found?.address === undefined ? 'another run' : `the run ${found.address}`;
}

;// CONCATENATED MODULE: ./.build/publish/plan/pending-purges.js

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

;// CONCATENATED MODULE: ./.build/s3/pool.js
/** Works on all items, as many at a time as the store's throttle allows. The first error stops the rest. */
async function forEachItem(items, { store, concurrency, signal }, work) {
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    let firstError;
    let next = 0;
    const worker = async () => {
        for (let item = items[next++]; item !== undefined; item = items[next++]) {
            const current = item;
            if (either.aborted)
                return;
            await store.throttle.run(async () => await work(current, either));
        }
    };
    const guarded = async () => {
        try {
            await worker();
        }
        catch (error) {
            firstError ??= { error };
            failed.abort(error);
        }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, guarded));
    if (firstError !== undefined)
        throw firstError.error;
    signal.throwIfAborted();
}

;// CONCATENATED MODULE: ./.build/publish/apply/remove.js


async function removeAll(removals, destination, onRemoved, context) {
    await forEachItem(removals, { ...destination, signal: context.signal }, async ({ path }, signal) => {
        await (0,objects/* deleteObject */.XR)(destination.store, destination.prefix + path, { signal });
        onRemoved(path);
    });
}

// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
// EXTERNAL MODULE: ./.build/site/entry-points.js
var entry_points = __webpack_require__(60818);
;// CONCATENATED MODULE: ./.build/publish/plan/phase.js


/** Uploaded one after the other, so that the assets of a page exist before the page, and the pages of a list before the list. */
const PHASES = ['assets', 'pages', 'entry-points'];
/** `guides/x` beside `guides/x.html` counts as a page through its content type. */
function phaseOf(path, contentType) {
    if (path === 'index.html' || path === '404.html')
        return 'entry-points';
    if ((0,site_pages/* isPageType */.Eo)(contentType))
        return 'pages';
    return (0,entry_points/* isPageList */.I)(path) ? 'entry-points' : 'assets';
}

;// CONCATENATED MODULE: ./.build/publish/plan/retention.js


/** Pages are removed at once. Assets stay for a while, because an open page may still request them. */
function retain(known, isInSite, { now, keepRemovedMs }) {
    const pages = [];
    const assets = [];
    const kept = [];
    const departed = new Map();
    const pageCount = { known: 0, removed: 0 };
    for (const [path, entry] of known) {
        const isPage = (0,site_pages/* isPageType */.Eo)(entry.headers.contentType);
        // `guides/x` beside `guides/x.html` is a copy: a person counts one page.
        const isCounted = isPage && !(0,site_pages/* isNotFoundPage */.np)(path) && entry.departedAt === undefined && !known.has(`${path}.html`);
        if (isCounted)
            pageCount.known += 1;
        if (isInSite(path))
            continue;
        const departedAt = entry.departedAt ?? now;
        departed.set(path, { ...entry, departedAt });
        if (isPage) {
            pages.push({ path, reason: 'removed page' });
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
    const names = pages.slice(0, 3).map(({ path }) => path);
    throw new failure/* Failure */.HR('too-many-removed', `${removed} of ${known} pages (${percent(removed / known)}) would be removed, and \`max-removed\` is ${percent(max)}. For example: ${names.join(', ')}. Nothing was uploaded.`);
}

;// CONCATENATED MODULE: ./.build/publish/plan/plan.js



/** Compares the site with what is known about the bucket. Pure: nothing is read, nothing is requested. */
function makePlan(objects, known, options) {
    const uploads = [];
    const unchanged = [];
    let matched = 0;
    let hasReturned = false;
    for (const object of objects) {
        const entry = known.get(object.path);
        if (entry !== undefined)
            matched += 1;
        const reason = reasonToUpload(object, entry);
        if (reason === undefined) {
            unchanged.push(object);
            hasReturned ||= entry?.departedAt !== undefined;
        }
        else
            uploads.push({ object, phase: phaseOf(object.path, object.headers.contentType), reason });
    }
    // Most runs remove nothing.
    const site = matched === known.size ? known : new Set(objects.map(({ path }) => path));
    const removals = retain(known, path => site.has(path), options);
    const changed = uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path);
    const gone = [...removals.pages, ...removals.assets].map(({ path }) => path);
    return {
        uploads: uploads.sort(byOrder),
        unchanged,
        removals,
        purge: [...new Set([...changed, ...gone].flatMap(cdn_paths/* purgePathsOf */.z$))],
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
    return (PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) ||
        Number(a.reason !== 'new') - Number(b.reason !== 'new') ||
        (a.object.path < b.object.path ? -1 : 1));
}
/** Uploads that may run at the same time: one phase, and in it either new objects or changed ones. */
function batchesOf(uploads) {
    const batches = new Map();
    for (const upload of uploads) {
        const key = `${upload.phase} ${upload.reason === 'new' ? 'new' : 'changed'}`;
        const batch = batches.get(key);
        if (batch === undefined)
            batches.set(key, [upload]);
        else
            batch.push(upload);
    }
    return [...batches.values()];
}

;// CONCATENATED MODULE: ./.build/publish/apply/upload.js




const PROGRESS_INTERVAL_MS = 5000;
/** Batch by batch, each complete before the next begins. `onStored` gets the ETag of every object. */
async function upload(uploads, destination, onStored, context) {
    const { store, prefix } = destination;
    const progress = new UploadProgress(uploads, context);
    const putOne = async (planned, signal) => {
        const { object } = planned;
        const headers = {
            'content-type': object.headers.contentType,
            'cache-control': object.headers.cacheControl
        };
        const key = prefix + object.path;
        const etag = await putFile(store, { key, local: object, headers, signal });
        onStored(planned, etag);
        progress.stored(object.size);
    };
    for (const batch of batchesOf(uploads)) {
        // Parts are held in memory, so one large file at a time.
        for (const each of batch.filter(({ object }) => isLarge(object))) {
            await putOne(each, context.signal);
        }
        const small = batch.filter(({ object }) => !isLarge(object));
        await forEachItem(small, { ...destination, signal: context.signal }, putOne);
    }
}
class UploadProgress {
    #context;
    #count;
    #bytes;
    #storedCount = 0;
    #storedBytes = 0;
    #loggedAt;
    constructor(uploads, context) {
        this.#context = context;
        this.#count = uploads.length;
        this.#bytes = uploads.reduce((sum, { object }) => sum + object.size, 0);
        this.#loggedAt = context.clock.now();
    }
    stored(bytes) {
        this.#storedCount += 1;
        this.#storedBytes += bytes;
        const now = this.#context.clock.now();
        if (now - this.#loggedAt < PROGRESS_INTERVAL_MS)
            return;
        this.#loggedAt = now;
        this.#context.log.info(`Uploaded ${this.#storedCount} of ${this.#count} objects (${(0,units/* formatBytes */.z3)(this.#storedBytes)} of ${(0,units/* formatBytes */.z3)(this.#bytes)}).`);
    }
}

;// CONCATENATED MODULE: ./.build/publish/apply/apply-plan.js





const MARK_TIMEOUT_MS = 5000;
/**
 * Assets, pages, entry points, state, removed pages, purge, removed assets, state. At any moment a page that readers
 * see is complete, and a removed page cannot come back into a CDN after its purge.
 */
async function applyPlan(plan, { known, pending }, application, context) {
    const { lease, state, destination, purgeTargets, applied } = application;
    const { pages, assets } = plan.removals;
    const objects = objectsOf(plan, known);
    const held = { ...context, signal: lease.signal };
    const remove = async (removals) => {
        if (removals.length === 0)
            return;
        await lease.assertHeld();
        const onRemoved = (path) => {
            objects.delete(path);
            applied.removed += 1;
        };
        await removeAll(removals, destination, onRemoved, held);
    };
    try {
        if (plan.uploads.length > 0)
            await uploadAll(plan, { objects, pending }, application, held);
        applied.isUploadComplete = true;
        const names = purgeTargets.map(({ name }) => name);
        const hasPurges = purgesOf(pending, names).length > 0;
        if (hasPurges || pages.length + assets.length > 0)
            await state.write({ status: 'uploaded', objects, pendingPurges: pending });
        await remove(pages);
        if (hasPurges)
            await purge({ objects, pending }, application, held);
        await remove(assets);
        await lease.assertHeld();
        await state.write({ status: 'done', objects, pendingPurges: pending });
    }
    catch (error) {
        if (error instanceof LeaseLost && applied.uploaded + applied.removed > 0)
            await state.markUnfinished(objects, AbortSignal.timeout(MARK_TIMEOUT_MS)).catch(() => undefined);
        throw error;
    }
}
/** What the state says about the bucket when all uploads are done, except for the uploaded objects themselves. */
function objectsOf(plan, known) {
    const objects = new Map([...known, ...plan.removals.departed]);
    for (const { path } of plan.unchanged) {
        const entry = known.get(path);
        if (entry !== undefined)
            objects.set(path, inSite(entry));
    }
    return objects;
}
/** Without the time since which it was not part of the site. */
function inSite({ size, sha256, etag, headers }) {
    return { size, sha256, etag, headers };
}
async function uploadAll({ uploads }, { objects, pending }, { destination, state, applied }, context) {
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
    await context.log.group(`Uploading ${uploads.length === 1 ? '1 object' : `${uploads.length} objects`}`, async () => {
        await upload(uploads, destination, ({ object: { path, size, sha256, headers } }, etag) => {
            objects.set(path, { size, sha256, etag, headers });
            applied.uploaded += 1;
            applied.uploadedBytes += size;
        }, context);
    });
}
async function purge({ objects, pending }, { destination, state, purgeTargets, applied }, context) {
    const { clock } = destination.store;
    try {
        await context.log.group('Purging the CDN', async () => {
            applied.purgedPaths += await purgeAll(pending, purgeTargets, { ...context, now: () => clock.now() });
        });
    }
    catch (error) {
        // The next run does not have to check removed pages and purged targets again.
        if (!context.signal.aborted)
            await state.write({ status: 'uploaded', objects, pendingPurges: pending });
        throw error;
    }
}

;// CONCATENATED MODULE: ./.build/publish/apply/state-writer.js


const state_writer_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const MAX_ATTEMPTS = 5;
/** The state is not the one that this run has read or written: the bucket has to be compared again. */
class StateChanged extends Error {
    name = 'StateChanged';
}
/** Writes the state of one run, each time on the condition that no other run has written it. */
class StateWriter {
    #store;
    #prefix;
    #lease;
    #run;
    #context;
    #etag;
    #last;
    constructor({ store, prefix, lease, run }, context) {
        this.#store = store;
        this.#prefix = prefix;
        this.#lease = lease;
        this.#run = run;
        this.#context = context;
    }
    /** From now on the state that was found is the one to replace. */
    replaces({ etag }) {
        this.#etag = etag;
    }
    async write(content) {
        const step = (this.#last?.step ?? 0) + 1;
        const state = {
            ...content,
            ...{ run: this.#run, step, writtenAt: this.#context.clock.now() },
            ...{ leaseUntil: this.#lease.until, hasConditions: this.#lease.hasConditions }
        };
        const body = (0,read_state/* serializeState */.sU)(state);
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            if (await this.#put(body, this.#lease.signal)) {
                this.#last = { step, status: content.status };
                return;
            }
            const found = await (0,read_state/* readState */.un)(this.#store, this.#prefix, this.#lease.signal);
            const isOurs = (last) => found.state?.run === this.#run &&
                found.state.step === last?.step &&
                found.state.status === last.status;
            this.#etag = found.etag;
            // The response of the write was lost.
            if (isOurs({ step, status: content.status })) {
                this.#last = { step, status: content.status };
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
    async markUnfinished(objects, signal) {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const { state, etag } = await (0,read_state/* readState */.un)(this.#store, this.#prefix, signal);
            if (state === undefined)
                return;
            const added = [...objects].filter(([path]) => !state.objects.has(path));
            this.#etag = etag;
            const marked = {
                ...state,
                // Not the id of the other run, which would mistake this state for its own.
                run: this.#run,
                status: 'in progress',
                objects: new Map([
                    ...state.objects,
                    ...added.map(([path, entry]) => [path, { ...entry, etag: '' }])
                ])
            };
            if (await this.#put((0,read_state/* serializeState */.sU)(marked), signal))
                return;
        }
    }
    /** False when the condition did not hold. */
    async #put(body, signal) {
        const object = { key: this.#prefix + read_state/* STATE_PATH */.K, body, headers: state_writer_HEADERS };
        const { status, etag } = await (0,objects/* putIf */.Z0)(this.#store, object, this.#condition(), { signal });
        if (status === 'not-supported') {
            this.#lease.hasConditions = false;
            return await this.#put(body, signal);
        }
        if (status === 'conflict')
            return false;
        this.#etag = etag;
        return true;
    }
    #condition() {
        if (!this.#lease.hasConditions)
            return 'none';
        return this.#etag === undefined ? 'new' : { etag: this.#etag };
    }
}

;// CONCATENATED MODULE: ./.build/publish/lease/lease.js







const RENEW_AFTER_MS = 20_000;
const CHECK_INTERVAL_MS = 1000;
/** A holder stops this long before the lease ends, so that its last requests have arrived when another run takes over. */
const STOP_BEFORE_END_MS = 10_000;
const POLL_INTERVAL_MS = 3000;
/** Without conditional writes, all runs that saw a free target have written their lease after this time. */
const READ_BACK_MS = 5000;
/** What requests of at most two seconds need to read a lease and to write one. */
const MAX_SEQUENCE_MS = 4000;
/** A write without a response can still be carried out for this long. */
const LATE_WRITE_MS = 5000;
const RELEASE_TIMEOUT_MS = 10_000;
/** After a signal, the process has little time. */
const STOPPED_RELEASE_TIMEOUT_MS = 1000;
const lease_MAX_ATTEMPTS = 5;
/**
 * The right to publish to a target, as an object in the bucket. All times are those of the store, so that wrong clocks
 * of runners do not matter.
 */
class Lease {
    /** Whether the store implements conditional writes. */
    hasConditions;
    #store;
    #prefix;
    #owner;
    #context;
    #until;
    #etag = '';
    #period = new AbortController();
    #signal;
    #renewedAt = 0;
    #renewal;
    #stopChecks = () => undefined;
    constructor({ store, prefix, hasConditions }, owner, context) {
        this.hasConditions = hasConditions;
        this.#store = store;
        this.#prefix = prefix;
        this.#owner = owner;
        this.#context = context;
        this.#signal = context.signal;
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
    /** Waits while another run holds the target. Returns whether the bucket may have changed in the meantime. */
    async acquire() {
        let waitedFor;
        const wait = async (found) => {
            if (found.run !== waitedFor?.run)
                this.#context.log.info(`${capitalized(holderOf(found))} is publishing to the same target. Waiting until it has finished.`);
            waitedFor = found;
            await this.#context.clock.sleep(POLL_INTERVAL_MS, this.#context.signal);
        };
        try {
            if (this.hasConditions)
                await this.#acquireWithConditions(wait);
            // Not `else`: a store can turn out not to implement conditions.
            if (this.#until === undefined)
                await this.#acquireByReadingBack(wait);
        }
        catch (error) {
            if (waitedFor === undefined || !(error instanceof stop_reason/* TimedOut */.GA))
                throw error;
            throw new failure/* Failure */.HR('publish-conflict', `${capitalized(holderOf(waitedFor))} was still publishing to the same target when \`timeout\` had passed. This run uploaded nothing.`, { cause: error });
        }
        this.#startPeriod();
        return waitedFor !== undefined || !this.hasConditions;
    }
    /** After LeaseExpired: continues with the lease if no other run acquired it, otherwise throws LeaseLost. */
    async regain() {
        this.#stopChecks();
        const { signal } = this.#context;
        const found = await readLease(this.#store, this.#prefix, signal);
        if (found?.run !== this.#owner.run)
            throw this.#lost(found);
        this.#etag = found.etag;
        await this.#renew(signal);
        if (!this.hasConditions) {
            await this.#context.clock.sleep(READ_BACK_MS, signal);
            await this.assertHeld(signal);
        }
        this.#startPeriod();
    }
    /** Throws LeaseLost unless the bucket still has the lease of this run. */
    async assertHeld(signal = this.#signal) {
        const found = await readLease(this.#store, this.#prefix, signal);
        if (found?.run !== this.#owner.run)
            throw this.#lost(found);
    }
    /** Never fails: a lease that is not released expires. */
    async release() {
        this.#stopChecks();
        // A renewal would write the lease again.
        await this.#renewal?.catch(() => undefined);
        const until = this.#until;
        this.#until = undefined;
        if (until === undefined || this.#store.clock.latest() > until - STOP_BEFORE_END_MS)
            return;
        const isStopped = this.#context.signal.aborted;
        const signal = AbortSignal.timeout(isStopped ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS);
        try {
            if (this.#store.hasUnansweredWrite(LATE_WRITE_MS)) {
                const soon = this.#store.clock.latest() + LATE_WRITE_MS;
                await this.#write(Math.min(soon, until), this.#ownCondition(), { signal, retries: false });
            }
            else
                await (0,objects/* deleteObject */.XR)(this.#store, this.#prefix + LEASE_PATH, { signal, retries: !isStopped });
        }
        catch (error) {
            this.#context.log.debug(`The lease was not released: ${(0,failure/* reasonOf */.A3)(error)}`);
        }
    }
    async #acquireWithConditions(wait) {
        let condition = 'new';
        for (;;) {
            const { signal } = this.#context;
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, condition, { signal });
            if (status === 'not-supported') {
                this.hasConditions = false;
                return;
            }
            if (status === 'written') {
                this.#hold(until, etag);
                return;
            }
            const found = await this.#waitWhileHeld(wait);
            if (found?.run === this.#owner.run) {
                // The response of the write was lost.
                this.#hold(found.until, found.etag);
                return;
            }
            condition = found === undefined ? 'new' : { etag: found.etag };
        }
    }
    /** Two runs may both find the target free: the one that wrote last holds it. */
    async #acquireByReadingBack(wait) {
        const { clock, signal } = this.#context;
        const delay = new retry/* RetryDelay */.ag(`Writing ${LEASE_PATH}`, this.#context);
        for (;;) {
            const startedAt = clock.now();
            const before = await readLease(this.#store, this.#prefix, signal);
            if (this.#isHeldByOther(before)) {
                await wait(before);
                continue;
            }
            const until = this.#nextEnd();
            try {
                // Not repeated without a check: another run may have acquired the target in the meantime.
                await this.#write(until, 'none', { signal, retries: false });
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
            const found = await readLease(this.#store, this.#prefix, signal);
            if (found?.run !== this.#owner.run)
                continue;
            this.#hold(until, found.etag);
            return;
        }
    }
    /** Returns the last lease that was found: of this run, or one that expired. */
    async #waitWhileHeld(wait) {
        for (;;) {
            const found = await readLease(this.#store, this.#prefix, this.#context.signal);
            if (!this.#isHeldByOther(found))
                return found;
            await wait(found);
        }
    }
    #isHeldByOther(found) {
        if (found === undefined || found.run === this.#owner.run)
            return false;
        return this.#store.clock.earliest() <= found.until;
    }
    #nextEnd() {
        return this.#store.clock.earliest() + LEASE_MS;
    }
    #hold(until, etag) {
        this.#until = until;
        this.#etag = etag;
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
        if (this.#store.clock.latest() > this.#until - STOP_BEFORE_END_MS) {
            this.#period.abort(new LeaseExpired('the lease could not be renewed in time'));
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
        for (let attempt = 1; attempt <= lease_MAX_ATTEMPTS; attempt += 1) {
            if (!this.hasConditions)
                await this.assertHeld(signal);
            const until = this.#nextEnd();
            const { status, etag } = await this.#write(until, this.#ownCondition(), { signal });
            if (status === 'written') {
                this.#hold(until, etag);
                return;
            }
            if (status === 'not-supported')
                this.hasConditions = false;
            const found = await readLease(this.#store, this.#prefix, signal);
            if (found?.run !== this.#owner.run)
                throw this.#lost(found);
            // The response of an earlier write was lost, or had a wrong ETag.
            this.#etag = found.etag;
        }
        throw new failure/* Failure */.HR('unexpected-bucket-response', `The store rejected ${lease_MAX_ATTEMPTS} renewals of the lease.`);
    }
    #ownCondition() {
        return this.hasConditions ? { etag: this.#etag } : 'none';
    }
    async #write(until, condition, options) {
        return await writeLease(this.#store, this.#prefix, { ...this.#owner, until }, { condition, ...options });
    }
    /** The lease of another run is not released. */
    #lost(found) {
        this.#until = undefined;
        return new LeaseLost(found);
    }
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

;// CONCATENATED MODULE: ./.build/publish/lease/probe.js


const PROBE_PATH = `${read_state/* STATE_FOLDER */.P2}probe`;
const probe_HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
/**
 * Whether the store refuses to create an object that exists. Some stores say that they do not implement conditions,
 * others ignore them. The object stays, so that two runs that probe at the same time get the same answer.
 */
async function probeConditions(store, prefix, { signal }) {
    const object = {
        key: prefix + PROBE_PATH,
        body: Buffer.from('Shows whether this store implements conditional writes.\n'),
        headers: probe_HEADERS
    };
    const first = await (0,objects/* putIf */.Z0)(store, object, 'new', { signal });
    const { status } = first.status === 'written' ? await (0,objects/* putIf */.Z0)(store, object, 'new', { signal }) : first;
    return status === 'conflict';
}

;// CONCATENATED MODULE: ./.build/publish/plan/plan-files.js




const PLAN_VERSION = 1;
/** Writes `plan.json`, and one list per phase for other upload programs. Returns the path of `plan.json`. */
function writePlan(folder, plan, { target, purges }) {
    const file = (0,external_node_path_.join)(folder, 'plan.json');
    const lists = (0,external_node_path_.join)(folder, 'plan');
    const { pages, assets } = plan.removals;
    try {
        (0,external_node_fs_.mkdirSync)(lists, { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, planJson(plan, target, purges));
        for (const phase of PHASES) {
            const paths = plan.uploads.filter(upload => upload.phase === phase).map(({ object }) => object.path);
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lists, `${phase}.txt`), lines(paths));
        }
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lists, 'remove.txt'), lines([...pages, ...assets].map(({ path }) => path)));
    }
    catch (error) {
        throw new failure/* Failure */.HR('site-file-unreadable', `The plan could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return file;
}
function planJson(plan, target, purges) {
    const uploads = plan.uploads.map(({ object, phase, reason }) => ({
        path: object.path,
        phase,
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
function lines(paths) {
    return paths.map(path => `${path}\n`).join('');
}

;// CONCATENATED MODULE: ./.build/publish/read/known-objects.js



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
async function withoutLostObjects({ store, prefix }, entries) {
    const known = new Map(entries);
    const departed = new Map([...entries].filter(([, { departedAt }]) => departedAt !== undefined));
    if (departed.size === 0)
        return known;
    const found = await listBelow(store, prefix, path => departed.has(path));
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
async function compare({ store, prefix }, wanted, entries, context) {
    const site = new Map(wanted.map(object => [object.path, object]));
    const found = await listBelow(store, prefix, path => site.has(path) || entries.has(path));
    const known = new Map();
    const candidates = [];
    for (const [path, listed] of found) {
        const entry = entries.get(path);
        const object = site.get(path);
        if (entry !== undefined && entry.etag !== '' && entry.etag === listed.etag)
            known.set(path, entry);
        else if (object !== undefined && object.size === listed.size && isPlainMd5(listed.etag))
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
        const headers = await store.throttle.run(async () => await (0,objects/* headObject */.C6)(store, prefix + object.path));
        const adopted = {
            ...{ size, sha256, etag: listed.etag },
            headers: headers === undefined
                ? object.headers
                : { contentType: headers['content-type'] ?? '', cacheControl: headers['cache-control'] ?? '' }
        };
        known.set(object.path, adopted);
    }));
    return known;
}
async function listBelow(store, prefix, isOurs) {
    const found = new Map();
    for await (const { key, size, etag } of (0,objects/* listObjects */.L)(store, prefix)) {
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
/** Of multipart uploads and encrypted objects, the ETag is something else. */
function isPlainMd5(etag) {
    return md5In(etag) !== undefined;
}
function md5In(etag) {
    return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase();
}

;// CONCATENATED MODULE: ./.build/publish/publish-report.js


const MAX_EXAMPLES = 50;
function newReport(about) {
    return {
        ...about,
        ...{ uploaded: 0, uploadedBytes: 0, unchanged: 0, removed: 0, kept: 0, purgedPaths: 0 },
        isUploadComplete: false,
        examples: []
    };
}
function recordPlan(report, { plan, purges }, log) {
    const { uploads, removals, unchanged } = plan;
    const removed = [...removals.pages, ...removals.assets].map(({ path }) => path);
    const uploadsWith = (isNew) => uploads.filter(({ reason }) => (reason === 'new') === isNew).map(({ object }) => object.path);
    const planned = {
        uploads: uploads.length,
        uploadBytes: uploads.reduce((sum, { object }) => sum + object.size, 0),
        removals: removed.length,
        purgePaths: purges.flatMap(([, paths]) => paths).length
    };
    Object.assign(report, {
        changed: hasChanges(plan),
        planned,
        unchanged: unchanged.length,
        kept: removals.kept.length,
        examples: [
            examplesOf('New', uploadsWith(true)),
            examplesOf('Changed', uploadsWith(false)),
            examplesOf('Removed', removed)
        ]
    });
    const facts = [
        planned.uploads > 0 && `${planned.uploads} to upload (${(0,units/* formatBytes */.z3)(planned.uploadBytes)})`,
        planned.removals > 0 && `${planned.removals} to remove`,
        planned.purgePaths > 0 && `${paths(planned.purgePaths)} to purge`,
        `${unchanged.length} unchanged`,
        removals.kept.length > 0 && `${assets(removals.kept.length)} kept for open browser tabs`
    ];
    log.info(`Plan: ${facts.filter(fact => typeof fact === 'string').join(', ')}.`);
}
/** The whole run in one line, for the end of the log and of the summary. Undefined for a run that failed. */
function conclusionOf(report) {
    const { failure, dryRun, planned, objectUrl } = report;
    if (failure !== undefined || planned === undefined)
        return undefined;
    const place = objectUrl ?? report.siteUrl ?? report.target;
    if (dryRun) {
        const facts = factsOf(planned.uploads, planned.removals, planned.purgePaths, [
            'to upload',
            'to remove',
            'to purge'
        ]);
        return facts === '' ? `Nothing to publish to ${place}.` : `Plan for ${place}: ${facts}.`;
    }
    const facts = factsOf(report.uploaded, report.removed, report.purgedPaths, [
        'uploaded',
        'removed',
        'purged'
    ]);
    return facts === '' ? `Nothing to publish: ${place} is up to date.` : `Published ${place}: ${facts}.`;
}
function factsOf(uploads, removals, purges, [uploaded, removed, purged]) {
    return [
        uploads > 0 && `${uploads} ${uploaded}`,
        removals > 0 && `${removals} ${removed}`,
        purges > 0 && `${paths(purges)} ${purged}`
    ]
        .filter(fact => typeof fact === 'string')
        .join(', ');
}
function paths(count) {
    return count === 1 ? '1 path' : `${count} paths`;
}
function assets(count) {
    return count === 1 ? '1 removed asset' : `${count} removed assets`;
}
function examplesOf(label, all) {
    return { label, paths: all.slice(0, MAX_EXAMPLES), count: all.length };
}

;// CONCATENATED MODULE: ./.build/publish/publish-site.js














/** Each restart means that another run wrote the state: more restarts than this are not a coincidence. */
const MAX_RESTARTS = 5;
/** Brings the bucket from what it is to what the site is. One run at a time does so: see `lease/`. */
async function publishSite(inputs, publication, context) {
    const { destination, owner } = publication;
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
            if (next.isSettled) {
                context.log.debug('Nothing to publish.');
                return;
            }
            if (lease === undefined) {
                lease = await newLease(destination, { found, owner }, context);
                if (await lease.acquire()) {
                    found = await (0,read_state/* readState */.un)(store, prefix);
                    continue;
                }
            }
            state ??= new StateWriter({ store, prefix, lease, run: owner.run }, context);
            state.replaces(found);
            await abortLeftovers(destination, next, { found, signal: lease.signal });
            const application = { destination, lease, state, purgeTargets: inputs.purge.targets };
            try {
                await applyPlan(next.plan, next, { ...application, applied: publication.report }, context);
                return;
            }
            catch (error) {
                await restart(error, { restarts, lease }, context);
            }
            found = await (0,read_state/* readState */.un)(store, prefix);
        }
    }
    finally {
        await lease?.release();
    }
}
async function planNext({ purge, keepRemovedMs, maxRemoved, planFolder, target }, { destination, objects, found, report }, context) {
    const { state } = found;
    if (state?.status === 'in progress')
        context.log.info('The last run did not finish.');
    const known = await knownObjects(destination, objects, state, context);
    const plan = makePlan(objects, known, { now: context.clock.now(), keepRemovedMs });
    const names = purge.targets.map(({ name }) => name);
    const pending = addPendingPurges(state?.pendingPurges ?? new Map(), plan.purge, {
        ...purge,
        names
    });
    const purges = purgesOf(pending, names);
    recordPlan(report, { plan, purges }, context.log);
    report.planPath = writePlan(planFolder, plan, { target: target.text, purges });
    assertFewRemovals(plan.removals, maxRemoved);
    const isSettled = state?.status === 'done' && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes;
    return { plan, known, pending, isSettled };
}
async function newLease(destination, { found, owner }, context) {
    const { store, prefix } = destination;
    const hasConditions = found.state?.hasConditions ?? (await probeConditions(store, prefix, context));
    if (!hasConditions)
        context.log.warning('The store does not implement conditional writes. Two runs at the same time are kept apart as long as the store needs at most two seconds for a request. Use a `concurrency` group in the workflow.');
    return new Lease({ store, prefix, hasConditions }, owner, context);
}
/** Parts of files that a killed run was uploading are stored, and paid for, until the upload is aborted. */
async function abortLeftovers({ store, prefix }, { known, plan }, { found, signal }) {
    const isUnfinished = found.isDamaged || (found.state !== undefined && found.state.status !== 'done');
    if (!isUnfinished)
        return;
    const named = new Set([
        ...(found.state?.objects.keys() ?? []),
        ...known.keys(),
        ...plan.uploads.map(({ object }) => object.path)
    ]);
    const isOurs = (key) => key.startsWith(prefix) && named.has(key.slice(prefix.length));
    await abortUnfinishedUploads(store, prefix, { isOurs, signal });
}
/** Returns when the publication can begin again; otherwise throws. */
async function restart(error, { restarts, lease }, { log }) {
    try {
        if (error instanceof LeaseExpired) {
            log.info('The lease of this run was about to run out, because the store could not be reached. Continuing.');
            await lease.regain();
            return;
        }
        if (error instanceof StateChanged && restarts < MAX_RESTARTS) {
            log.info('Another run changed the state in the bucket. Comparing again.');
            await lease.assertHeld();
            return;
        }
        throw error;
    }
    catch (final) {
        if (final instanceof LeaseLost)
            throw new failure/* Failure */.HR('publish-conflict', `The lease of this run ran out, and ${final.holder} took over the target. This run stopped.`, { cause: final });
        if (final instanceof StateChanged)
            throw new failure/* Failure */.HR('publish-conflict', 'Another program changes the state in the bucket while this run publishes.', { cause: final });
        throw final;
    }
}
async function tellHolder({ store, prefix }, { log }) {
    const holder = await describeHolder(store, prefix);
    if (holder === undefined)
        return;
    log.info(`At the same time, ${holder} is publishing to this target, so the plan may soon be outdated.`);
}
function warnAboutState(prefix, { log }) {
    log.warning(`The state ${prefix}${read_state/* STATE_PATH */.K} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`);
}

;// CONCATENATED MODULE: ./.build/publish/read/site-contents.js





const MAX_NAMED = 5;
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
    if (changed.length > 0)
        throw differsFromManifest(changed);
    return files;
}
function statOf(file, name) {
    try {
        return (0,external_node_fs_.statSync)(file);
    }
    catch (error) {
        throw (0,file_body/* explainFileError */.Yd)(error, { name });
    }
}
function differsFromManifest(paths) {
    const more = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
    return new failure/* Failure */.HR('site-file-changed', `These files are not the ones that the manifest describes: ${paths.slice(0, MAX_NAMED).join(', ')}${more}. Nothing was uploaded.`);
}

// EXTERNAL MODULE: ./.build/runtime/failure-alert.js
var failure_alert = __webpack_require__(22464);
;// CONCATENATED MODULE: ./.build/publish/summary.js




const MAX_NAME = 300;
const MAX_TEXT = 2000;
/** The job summary as Markdown: what was published, what changed, and what to do next. */
function renderSummary(report, errorsPage) {
    const { failure } = report;
    const conclusion = conclusionOf(report);
    const sections = [
        `## ${heading(report)}`,
        highlights(report),
        failure && (0,failure_alert/* failureAlert */.V)(failure, errorsPage),
        failure && progress(report),
        ...report.examples.map(examples),
        conclusion && summary_text(conclusion)
    ];
    return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`;
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
    const { target, siteUrl, objectUrl, startedAt, endedAt, unchanged, kept } = report;
    return [
        siteUrl === undefined ? undefined : `**${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(siteUrl, MAX_NAME), siteUrl)}**`,
        objectUrl === undefined ? (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(target, MAX_NAME)) : (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(objectUrl, MAX_NAME), objectUrl),
        unchanged > 0 ? `${unchanged} unchanged` : undefined,
        kept > 0 ? `${assets(kept)} kept for open browser tabs` : undefined,
        endedAt === undefined ? undefined : (0,units/* formatDuration */.a3)(endedAt - startedAt)
    ]
        .filter(fact => fact !== undefined)
        .join(' · ');
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
    const list = paths.map(path => `- ${(0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(path, MAX_NAME))}`).join('\n');
    const more = count > paths.length ? `\n- and ${count - paths.length} more` : '';
    return `<details><summary>${label} (${count})</summary>\n\n${list}${more}\n\n</details>`;
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

;// CONCATENATED MODULE: ./.build/publish/main.js














/** Publishes the folder or the archive. Outputs and the summary also report what a failed run has done. */
async function main(inputs, context) {
    const { clock, log, writeSummary } = context;
    maskSecrets(inputs, log);
    const report = newReport({
        target: inputs.target.text,
        siteUrl: inputs.siteUrl?.href,
        dryRun: inputs.dryRun,
        startedAt: clock.now()
    });
    try {
        await publish(inputs, report, context);
        log.info(conclusionOf(report) ?? '');
    }
    catch (error) {
        const stopped = (0,stop_reason/* explainStop */.cV)(error, { timeoutMs: inputs.timeoutMs, ...whatRemains(report) });
        report.failure = (0,failure/* asFailure */.h_)(stopped);
        throw stopped;
    }
    finally {
        report.endedAt = clock.now();
        setOutputs(report, context);
        await writeSummary(renderSummary(report, inputs.errorsPage));
    }
}
async function publish(inputs, report, context) {
    const { bucket, credentials, concurrency, source, target } = inputs;
    if (bucket.endpoint?.protocol === 'http:' && !(0,address/* isLoopback */.U9)(bucket.endpoint.hostname))
        context.log.warning('`endpoint` is not https: others on the network can read the requests.');
    const problem = inputs.siteUrl && (0,site_url/* basePathProblem */.q)(inputs.siteUrl, source.manifest?.basePath);
    if (problem !== undefined && source.kind === 'site')
        context.log.warning(problem);
    const store = new Store(bucket, credentials, concurrency, context);
    const destination = { store, prefix: target.prefix, concurrency };
    if (source.kind === 'archive') {
        await publishArchive({ ...inputs, ...source }, destination, report, context);
        return;
    }
    const run = randomId(context.random);
    const [found, files] = await Promise.all([
        (0,read_state/* readState */.un)(store, target.prefix),
        readSite(source, context.signal)
    ]);
    const objects = siteObjects(files, inputs);
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
function whatRemains({ uploaded, removed }) {
    return uploaded + removed === 0
        ? { state: 'Nothing was uploaded or removed.', advice: 'Run again.' }
        : { state: 'Readers still see complete pages.', advice: 'Run again: only what is missing is uploaded.' };
}
/** Before anything else happens: every later line may contain a secret. */
function maskSecrets({ credentials, cloudflareToken }, log) {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    for (const secret of [accessKeyId, secretAccessKey, sessionToken, cloudflareToken]) {
        if (secret === undefined)
            continue;
        for (const variant of new Set([secret, ...(0,secrets/* encodedVariants */.r4)(secret)]))
            log.mask(variant);
    }
}
function randomId(random) {
    const part = () => Math.floor(random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return part() + part();
}


/***/ }),

/***/ 23883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ parseRules),
/* harmony export */   o: () => (/* binding */ firstMatch)
/* harmony export */ });
/* harmony import */ var _site_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29580);

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

/***/ 911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ archiveKey)
/* harmony export */ });
const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'];
/** The key with its placeholders filled in; an array: what is wrong with the template. */
function archiveKey(template, sha256, manifest) {
    const values = {
        sha256,
        version: manifest?.version,
        'job-id': manifest?.jobId,
        domain: manifest?.domain
    };
    const used = [...template.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
    const isKnown = (name) => PLACEHOLDERS.includes(name);
    const problems = [...new Set(used)].flatMap(name => {
        if (!isKnown(name))
            return [
                `\`archive-key\` has an unknown placeholder {${name}}: use ${PLACEHOLDERS.map(each => `{${each}}`).join(', ')}`
            ];
        return values[name] === undefined
            ? [`\`archive-key\` uses {${name}}, which the manifest does not have`]
            : [];
    });
    if (problems.length > 0)
        return problems;
    // A version such as `release/1.2` stays one segment of the key.
    return template
        .replace(/\{([^{}]*)\}/g, (_, name) => (values[name] ?? '').replaceAll('/', '-'))
        .replace(/^\/+/, '');
}


/***/ }),

/***/ 71966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ startsAsHtml),
/* harmony export */   k: () => (/* binding */ listSite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25318);
/* harmony import */ var _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55772);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47902);






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
    if (paths.length === 0)
        return false;
    const more = paths.length > max ? ` and ${paths.length - max} more` : '';
    return `${text}: ${paths.slice(0, max).join(', ')}${more}`;
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
function startsAsHtml({ file, name }) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, 'r');
        const bytes = Buffer.alloc(256);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes);
        return /^\ufeff?\s*<(!doctype html|html)\b/i.test(bytes.toString('utf8', 0, length));
    }
    catch (error) {
        throw (0,_s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFileError */ .Yd)(error, { name });
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 47902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ STATE_PATH),
/* harmony export */   P2: () => (/* binding */ STATE_FOLDER),
/* harmony export */   sU: () => (/* binding */ serializeState),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export parseState */
/* harmony import */ var _s3_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14061);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25318);


const STATE_FOLDER = '.static-export/';
const STATE_PATH = `${STATE_FOLDER}state.json`;
const STATE_VERSION = 1;
async function readState(store, prefix, signal) {
    const found = await (0,_s3_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .getObject */ .iM)(store, prefix + STATE_PATH, signal);
    if (found === undefined)
        return { state: undefined, etag: undefined, isDamaged: false };
    const state = parseState(found.body);
    if (state === undefined)
        return { state, etag: found.etag, isDamaged: true };
    // Another run may have held the target at that time: what this one says about objects is not certain.
    const isLate = found.modifiedAt !== undefined && found.modifiedAt > state.leaseUntil;
    return {
        state: isLate ? { ...state, status: 'in progress' } : state,
        etag: found.etag,
        isDamaged: false
    };
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
        conditionalWrites: state.hasConditions,
        pendingPurges: Object.fromEntries(state.pendingPurges)
    };
    const headers = [...kinds.keys()].map(kind => `    ${kind}`);
    return Buffer.from(`${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "headers": [\n${headers.join(',\n')}\n  ],\n  "objects": [\n${lines.join(',\n')}\n  ]\n}\n`);
}
/** Undefined for anything that `serializeState` does not write: the bucket is not ours alone. */
function parseState(bytes) {
    let read;
    try {
        read = JSON.parse(bytes.toString());
    }
    catch {
        return undefined;
    }
    if (!isRecord(read) || read['stateVersion'] !== STATE_VERSION)
        return undefined;
    const { status, run, step, conditionalWrites, pendingPurges, headers, objects } = read;
    if (status !== 'in progress' && status !== 'uploaded' && status !== 'done')
        return undefined;
    const [writtenAt, leaseUntil] = [timeOf(read['writtenAt']), timeOf(read['leaseUntil'])];
    if (typeof run !== 'string' || !isCount(step) || typeof conditionalWrites !== 'boolean')
        return undefined;
    if (writtenAt === undefined || leaseUntil === undefined)
        return undefined;
    if (!isRecord(pendingPurges) || !Array.isArray(headers) || !Array.isArray(objects))
        return undefined;
    const purges = Object.entries(pendingPurges).map(([target, list]) => [target, list]);
    const kinds = headers.map(headersFrom);
    if (!purges.every(isPathList) || !kinds.every(kind => kind !== undefined))
        return undefined;
    const entries = new Map();
    for (const each of objects) {
        const entry = isRecord(each) ? entryFrom(each, kinds) : undefined;
        if (entry === undefined)
            return undefined;
        entries.set(...entry);
    }
    return {
        ...{ status, run, step, writtenAt, leaseUntil, hasConditions: conditionalWrites },
        ...{ objects: entries, pendingPurges: new Map(purges) }
    };
}
function entryFrom({ path, size, sha256, etag, headers, departed }, kinds) {
    // Paths become keys of delete requests: one outside the prefix is rejected here.
    if (typeof path !== 'string' || (0,_s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOfKey */ .q6)(path) !== undefined)
        return undefined;
    if (path.startsWith(STATE_FOLDER))
        return undefined;
    if (!isCount(size) || typeof sha256 !== 'string' || typeof etag !== 'string')
        return undefined;
    const kind = isCount(headers) ? kinds[headers] : undefined;
    const departedAt = departed === undefined ? undefined : timeOf(departed);
    if (kind === undefined || (departed !== undefined && departedAt === undefined))
        return undefined;
    return [path, { size, sha256, etag, headers: kind, ...(departedAt !== undefined && { departedAt }) }];
}
function headersFrom(value) {
    if (!Array.isArray(value) || value.length !== 2)
        return undefined;
    const [contentType, cacheControl] = value;
    return typeof contentType === 'string' && typeof cacheControl === 'string'
        ? { contentType, cacheControl }
        : undefined;
}
function isPathList(entry) {
    return Array.isArray(entry[1]) && entry[1].every(path => typeof path === 'string' && /^(\/|\*$)/.test(path));
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function timeOf(value) {
    const time = typeof value === 'string' ? Date.parse(value) : NaN;
    return Number.isNaN(time) ? undefined : time;
}
function byPath([a], [b]) {
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 58399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isSuccess),
/* harmony export */   w: () => (/* binding */ sendRequest)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63295);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91038);



/**
 * Sends one request and reads its response, whatever its status. Every error is an HttpError, a Failure, or the reason
 * of the abort.
 */
async function sendRequest({ timeoutMs, maxBytes, ...request }, { http, signal }) {
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
        return { status, headers, body: await readBody(response, maxBytes) };
    }
    catch (error) {
        signal.throwIfAborted();
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$)
            throw error;
        if (timeoutMs !== undefined && timeout?.aborted === true) {
            const missing = progress.sent ? 'response' : 'connection';
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(`no ${missing} within ${(0,_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(timeoutMs)}`, {
                maybeReceived: progress.sent,
                cause: error
            });
        }
        throw (0,_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .connectionError */ .$t)(error, progress);
    }
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
async function readBody(response, maxBytes) {
    const { statusCode: status = 0, headers } = response;
    const chunks = [];
    let length = 0;
    try {
        for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > maxBytes)
                break;
        }
    }
    catch (error) {
        // The status of an error counts, whether or not its body can be read.
        if (isSuccess(status))
            throw error;
    }
    // Not Buffer.toString: the decoder removes a byte order mark, which JSON.parse rejects.
    const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes));
    if (length > maxBytes && isSuccess(status)) {
        const message = `the response is larger than ${maxBytes / 1e6} MB`;
        throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(message, { response: { status, headers, body } });
    }
    return body;
}


/***/ }),

/***/ 50056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ disablePretenuring)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * For actions that send thousands of requests. V8 allocates an object among the old ones if most objects from the same
 * place in the code lived long, as those of the first requests do while its memory is still small. From then on such an
 * object keeps all of its finished request until the next large collection: publishing needed 100 MB more, in about
 * every second run. `OpenItems` avoids another cause of the same.
 */
function disablePretenuring() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-allocation-site-pretenuring');
}


/***/ }),

/***/ 25318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   g2: () => (/* binding */ encodeKey),
/* harmony export */   hu: () => (/* binding */ parseTarget),
/* harmony export */   q6: () => (/* binding */ problemOfKey)
/* harmony export */ });
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55579);

/**
 * On AWS the bucket is part of the host name; elsewhere it is the first segment of the path, which every store
 * understands. A bucket name with dots does not match the certificate of AWS, so it goes into the path as well.
 */
function addressOf({ name, endpoint, region }) {
    if (endpoint !== undefined) {
        const base = endpoint.pathname.replace(/\/+$/, '');
        return { origin: endpoint.origin, host: endpoint.host, path: `${base}/${(0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRfc3986 */ .My)(name)}/` };
    }
    const domain = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
    if (name.includes('.'))
        return { origin: `https://${domain}`, host: domain, path: `/${name}/` };
    return { origin: `https://${name}.${domain}`, host: `${name}.${domain}`, path: '/' };
}
function encodeKey(key) {
    return (0,_signature_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeRfc3986 */ .My)(key).replaceAll('%2F', '/');
}
/** `s3://bucket/prefix` as a bucket name and a prefix that is empty or ends with a slash; text: what is wrong. */
function parseTarget(target) {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(target) ?? [];
    if (!target.startsWith('s3://'))
        return `"${target}" is not a target: write s3://bucket/prefix`;
    if (bucket === '')
        return `"${target}" has no bucket: write s3://bucket/prefix. If the bucket comes from a variable, the variable is probably empty`;
    if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
        return `"${bucket}" is not the name of a bucket`;
    const segments = path.replace(/^\/+|\/+$/g, '').split('/');
    if (path !== '' && segments.some(segment => problemOfSegment(segment) !== undefined))
        return `"${target}" has a prefix with an empty segment, \`.\`, \`..\` or control characters`;
    const prefix = segments.join('/');
    return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
const MAX_KEY_BYTES = 1024;
/** An empty segment, one of dots, or a character that is not plain ASCII: only then is each segment checked. */
const MAY_BE_REFUSED = /^\/|\/\/|\/$|^$|(?:^|\/)\.|[^ -~]/;
/** Why stores do not accept an object with this path, or undefined. */
function problemOfKey(path, prefix = '') {
    if (Buffer.byteLength(prefix + path) > MAX_KEY_BYTES)
        return `is longer than ${MAX_KEY_BYTES} bytes with its prefix`;
    if (!MAY_BE_REFUSED.test(path))
        return undefined;
    for (const segment of path.split('/')) {
        const problem = problemOfSegment(segment);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function problemOfSegment(segment) {
    if (segment === '')
        return 'has an empty segment';
    // In an address they would mean another object.
    if (segment === '.' || segment === '..')
        return 'has a segment `.` or `..`';
    if (/\p{Cc}/u.test(segment))
        return 'contains control characters';
    return segment.isWellFormed() ? undefined : 'is not valid UTF-8';
}


/***/ }),

/***/ 55772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   Ne: () => (/* binding */ changedFile),
/* harmony export */   Yd: () => (/* binding */ explainFileError),
/* harmony export */   qX: () => (/* binding */ readRange)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);



/** Smaller files are read with one call, which is several times cheaper than a stream. */
const MAX_WHOLE_BYTES = 256 * 1024;
function bodyOf(local) {
    if (local.size <= MAX_WHOLE_BYTES)
        return readRange(local, 0, local.size);
    return { size: local.size, stream: node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(chunksOf(local), { objectMode: false }) };
}
/** Synchronous on purpose; see above. */
function readRange(local, start, end) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(local.file, 'r');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size !== local.size)
            throw changedFile(local);
        const bytes = Buffer.allocUnsafeSlow(end - start);
        let filled = 0;
        while (filled < bytes.length) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, filled, bytes.length - filled, start + filled);
            if (read === 0)
                throw changedFile(local);
            filled += read;
        }
        return bytes;
    }
    catch (error) {
        throw explainFileError(error, local);
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Exactly as many bytes as announced: with fewer, the store would wait for the rest. */
async function* chunksOf(local) {
    let left = local.size;
    try {
        for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(local.file, {
            highWaterMark: 256 * 1024
        })) {
            left -= chunk.length;
            if (left < 0)
                throw changedFile(local);
            yield chunk;
        }
    }
    catch (error) {
        throw explainFileError(error, local);
    }
    if (left > 0)
        throw changedFile(local);
}
function changedFile({ name }) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} changed after its checksum was computed.`);
}
function explainFileError(error, { name }) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR)
        return error;
    const isGone = error.code === 'ENOENT';
    if (isGone)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} does not exist anymore.`, { cause: error });
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-unreadable', `The file ${name} could not be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}.`, {
        cause: error
    });
}


/***/ }),

/***/ 14061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ putObject),
/* harmony export */   C6: () => (/* binding */ headObject),
/* harmony export */   Dv: () => (/* binding */ knownEtag),
/* harmony export */   L: () => (/* binding */ listObjects),
/* harmony export */   Q8: () => (/* binding */ plainEtag),
/* harmony export */   XR: () => (/* binding */ deleteObject),
/* harmony export */   Z0: () => (/* binding */ putIf),
/* harmony export */   iM: () => (/* binding */ getObject)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42054);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _s3_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15240);
/* harmony import */ var _file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55772);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46784);






async function getObject(store, key, signal) {
    const request = { method: 'GET', key };
    const { status, headers, body } = await store.request(`Reading ${key}`, request, {
        expected: [404],
        ...(signal !== undefined && { signal })
    });
    if (status !== 404) {
        const time = Date.parse(headers['last-modified'] ?? '');
        return { etag: headers.etag ?? '', body, modifiedAt: Number.isNaN(time) ? undefined : time };
    }
    // Only the object may be missing: a missing bucket must not look like an empty one.
    if ((0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(body.toString('utf8', 0, 4096), 'Code') === 'NoSuchBucket')
        throw (0,_s3_error_js__WEBPACK_IMPORTED_MODULE_3__/* .bucketNotFound */ .ao)(store.place);
    return undefined;
}
/** The headers of an object; undefined when it does not exist or the store does not report them. */
async function headObject(store, key, signal) {
    const request = { method: 'HEAD', key };
    const expected = [403, 404, 405, 501];
    const { status, headers } = await store.request(`Reading the headers of ${key}`, request, {
        expected,
        ...(signal !== undefined && { signal })
    });
    return expected.includes(status) ? undefined : headers;
}
/** Uploads a file with one request. Returns the ETag. */
async function putObject(store, { key, local, headers, signal }) {
    let sent;
    const body = () => (sent = (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)(local));
    const request = { method: 'PUT', key, headers, body, sha256: local.sha256 };
    try {
        const response = await store.request(`Upload of ${local.name}`, request, { signal });
        // The store has received all of it. With garbage collection alone, thousands of files would occupy hundreds of megabytes.
        if (Buffer.isBuffer(sent))
            sent.buffer.transfer(0);
        return await knownEtag(store, { key, etag: response.headers.etag, signal });
    }
    catch (error) {
        throw isChecksumError(error) ? (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFile */ .Ne)(local) : error;
    }
}
/** The ETag without quotes. Some stores send an empty one after a write, and report it on request. */
async function knownEtag(store, { key, etag, signal }) {
    const plain = plainEtag(etag);
    return plain === '' ? plainEtag((await headObject(store, key, signal))?.['etag']) : plain;
}
function isChecksumError(error) {
    const { cause } = Object(error);
    return (cause instanceof _s3_error_js__WEBPACK_IMPORTED_MODULE_3__/* .S3Error */ .Dg &&
        ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest'].includes(cause.code ?? ''));
}
/** Writes an object under a condition, so that only one of two writers succeeds. */
async function putIf(store, object, condition, options = {}) {
    const { key, headers, body } = object;
    const response = await store.request(`Writing ${key}`, {
        method: 'PUT',
        key,
        headers: { ...headers, ...conditionHeaders(condition, store.quotesIfMatch) },
        body: () => body,
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body)
    }, 
    // 404: the object that should match was deleted meanwhile.
    { ...options, expected: condition === 'none' ? [] : [404, 412, 501] });
    if (response.status === 412 && typeof condition === 'object' && store.quotesIfMatch) {
        const current = plainEtag((await headObject(store, key, options.signal))?.['etag']);
        // The condition holds, so the store did not understand it: without quotes from now on.
        if (current !== '' && current === plainEtag(condition.etag)) {
            store.quotesIfMatch = false;
            return await putIf(store, object, condition, options);
        }
    }
    const status = response.status === 501 ? 'not-supported' : response.status < 300 ? 'written' : 'conflict';
    return { status, etag: response.headers.etag ?? '' };
}
function conditionHeaders(condition, isQuoted) {
    if (condition === 'none')
        return {};
    if (condition === 'new')
        return { 'if-none-match': '*' };
    return { 'if-match': isQuoted ? condition.etag : plainEtag(condition.etag) };
}
/** By single requests, which every store implements. An object that does not exist is not an error. */
async function deleteObject(store, key, options) {
    await store.request(`Removal of ${key}`, { method: 'DELETE', key }, { expected: [404], ...options });
}
async function* listObjects(store, prefix) {
    let token;
    do {
        const query = {
            'list-type': '2',
            'encoding-type': 'url',
            prefix,
            ...(token !== undefined && { 'continuation-token': token })
        };
        const { body } = await store.request(`Listing of ${store.place.bucket}/${prefix}`, {
            method: 'GET',
            query
        });
        const xml = body.toString();
        if (!xml.includes('<ListBucketResult'))
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('unexpected-bucket-response', `The listing of ${store.place.bucket} is not one of an S3 store.`);
        // Not every store implements the encoding; AWS writes a space as `+`.
        const isEncoded = (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'EncodingType') === 'url';
        for (const each of (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elements */ .Y)(xml, 'Contents')) {
            const name = (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(each, 'Key') ?? '';
            yield {
                key: isEncoded ? decodeKey(name) : name,
                size: Number((0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(each, 'Size')),
                etag: plainEtag((0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(each, 'ETag'))
            };
        }
        const next = (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'IsTruncated') === 'true' ? (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'NextContinuationToken') : undefined;
        if (next !== undefined && next === token)
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('unexpected-bucket-response', `The listing of ${store.place.bucket} does not end.`);
        token = next;
    } while (token !== undefined);
}
function decodeKey(name) {
    // Some stores claim the encoding and do not use it.
    return (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .percentDecode */ .YZ)(name.replaceAll('+', ' ')) ?? name;
}
/** Stores do not agree on the quotes. */
function plainEtag(etag = '') {
    return etag.replace(/^(?:W\/)?"(.*)"$/, '$1');
}


/***/ }),

/***/ 15240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ statusOfCode),
/* harmony export */   Dg: () => (/* binding */ S3Error),
/* harmony export */   Lz: () => (/* binding */ explainStoreError),
/* harmony export */   M0: () => (/* binding */ explainConnectionError),
/* harmony export */   ao: () => (/* binding */ bucketNotFound)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63295);


/** A response of the store that is not a success. Its `code` is of the store's own table, such as `NoSuchKey`. */
class S3Error extends _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$ {
    name = 'S3Error';
    /** The bucket's own region, if the response names it. */
    region;
    /** The store requires a checksum of the body in a header, as buckets with object lock do. */
    isChecksumMissing;
    /** The request was signed before the clock was corrected. */
    hasOldTime;
    constructor(message, about) {
        super(message, about);
        this.region = about.region;
        this.isChecksumMissing = about.isChecksumMissing ?? false;
        this.hasOldTime = about.hasOldTime ?? false;
    }
}
const CREDENTIAL_CODES = new Set([
    'InvalidAccessKeyId',
    'SignatureDoesNotMatch',
    'InvalidToken',
    'InvalidClientTokenId',
    'UnrecognizedClientException',
    'MissingAuthenticationToken',
    'AccountProblem'
]);
const STATUS_OF_CODE = {
    InternalError: 500,
    ServiceUnavailable: 503,
    SlowDown: 503,
    RequestTimeout: 408,
    OperationAborted: 409,
    AccessDenied: 403,
    NoSuchUpload: 404,
    NoSuchKey: 404,
    NoSuchBucket: 404
};
/** Some operations send the status 200 before the work is done. An error in the body has the status of its code. */
function statusOfCode(code) {
    return STATUS_OF_CODE[code] ?? 400;
}
/** What a person can do about an error of the store that a retry cannot fix. Other errors pass unchanged. */
function explainStoreError(error, what, place) {
    if (!(error instanceof S3Error))
        return error;
    const said = `${what} failed: ${error.message}.`;
    const { code = '' } = error;
    if (code === 'ExpiredToken' || code === 'TokenRefreshRequired')
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-token-expired', said, { cause: error });
    if (CREDENTIAL_CODES.has(code))
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-credentials', said, { cause: error });
    if (code === 'NoSuchBucket')
        return bucketNotFound(place, error);
    if (code === 'RequestTimeTooSkewed')
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-clock', said, { cause: error });
    if (isWrongRegion(error, place)) {
        const where = error.region === undefined ? 'another region' : `the region ${error.region}`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-region', `The bucket ${place.bucket} is in ${where}. ${said}`, {
            ...(error.region !== undefined && { advice: `Set \`region: ${error.region}\`.` }),
            cause: error
        });
    }
    if (error.status >= 300 && error.status < 400)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unexpected-bucket-response', `${said} Redirects are not followed.`, { cause: error });
    if (error.status === 401 || error.status === 403)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-access-denied', said, { cause: error });
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unexpected-bucket-response', said, { cause: error });
}
function bucketNotFound({ bucket, origin, region }, cause) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-not-found', `The bucket ${bucket} does not exist at ${origin} (region ${region}).`, { cause });
}
/** A proxy or a captive portal redirects, too: only a response of S3 names a region or has this code. */
function isWrongRegion({ status, code, region }, place) {
    if (code === 'PermanentRedirect')
        return true;
    if (region === undefined)
        return false;
    if (status >= 300 && status < 400)
        return region !== place.region;
    return code === 'AuthorizationHeaderMalformed' || code === 'IllegalLocationConstraintException';
}
/** What a person can do about a request without a response. `reason`: without secrets. */
function explainConnectionError(error, { what, reason, origin }) {
    if (error.isTrustProblem)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('certificate-not-trusted', `${what} failed: no TLS connection to ${origin}: ${reason}.`, {
            cause: error
        });
    if (PLAIN_HTTP_CODES.has(error.code ?? ''))
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-unreachable', `${what} failed: ${origin} does not speak TLS on this port.`, {
            advice: 'Write http:// in `endpoint`, or use the port for https.',
            cause: error
        });
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-unreachable', `${what} failed: ${reason}.`, { cause: error });
}
/** https to a port that speaks http: OpenSSL's message describes the bytes that it received, not the cause. */
const PLAIN_HTTP_CODES = new Set(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']);


/***/ }),

/***/ 55579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ encodeRfc3986),
/* harmony export */   XX: () => (/* binding */ encodeQuery),
/* harmony export */   _e: () => (/* binding */ EMPTY_SHA256),
/* harmony export */   lf: () => (/* binding */ Signer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const EMPTY_SHA256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', '');
/** AWS Signature Version 4 for one service in one region. The derived key is computed once a day. */
class Signer {
    #credentials;
    #scope;
    #day = '';
    /** Not a Buffer, which `createHmac` turns into a key each time: that takes eight times as long as the rest. */
    #key;
    constructor(credentials, { region, service }) {
        this.#credentials = credentials;
        this.#scope = `${region}/${service}/aws4_request`;
    }
    /** The headers to send: those of the request and what the signature adds. */
    sign({ method, host, path, query = {}, headers, sha256 }, now) {
        const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
        const { accessKeyId, sessionToken } = this.#credentials;
        const sent = {
            ...headers,
            host,
            'x-amz-content-sha256': sha256,
            'x-amz-date': time,
            ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken })
        };
        const names = Object.keys(sent).sort();
        const signedNames = names.join(';');
        const lines = names.map(name => `${name}:${canonicalValue(sent[name] ?? '')}\n`).join('');
        const request = `${method}\n${path}\n${encodeQuery(query)}\n${lines}\n${signedNames}\n${sha256}`;
        const scope = `${time.slice(0, 8)}/${this.#scope}`;
        const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', request)}`;
        const signature = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', this.#keyOf(time.slice(0, 8)))
            .update(text)
            .digest('hex');
        sent['authorization'] =
            `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`;
        return sent;
    }
    #keyOf(day) {
        if (day === this.#day && this.#key !== undefined)
            return this.#key;
        let key = Buffer.from(`AWS4${this.#credentials.secretAccessKey}`);
        for (const part of [day, ...this.#scope.split('/')])
            key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(part).digest();
        this.#day = day;
        this.#key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(key);
        return this.#key;
    }
}
/** Sorted by the encoded names alone, as the signature requires: `a-b` comes after `a`, although `-` precedes `=`. */
function encodeQuery(query) {
    return Object.entries(query)
        .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)])
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
}
/** Everything but letters, digits and `-._~`. `encodeURIComponent` leaves five more characters as they are. */
function encodeRfc3986(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function canonicalValue(value) {
    return value.trim().replace(/ {2,}/g, ' ');
}


/***/ }),

/***/ 46784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ elements),
/* harmony export */   o: () => (/* binding */ elementText)
/* harmony export */ });
/** Enough of XML for the responses of a store: elements without attributes, text, the five entities. */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The text of the first element with this name. */
function elementText(xml, name) {
    const [body] = elements(xml, name);
    return body === undefined ? undefined : unescapeXml(body);
}
/** The inner XML of every element with this name. They do not nest in these responses. */
function elements(xml, name) {
    const found = [];
    const [open, close] = [`<${name}>`, `</${name}>`];
    for (let at = xml.indexOf(open); at !== -1; at = xml.indexOf(open, at)) {
        const end = xml.indexOf(close, at);
        if (end === -1)
            break;
        found.push(xml.slice(at + open.length, end));
        at = end + close.length;
    }
    return found;
}
function unescapeXml(text) {
    if (!text.includes('&'))
        return text;
    return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, dec, name) => {
        if (name !== undefined)
            return ENTITIES[name] ?? whole;
        const code = hex === undefined ? Number(dec) : parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });
}


/***/ }),

/***/ 60818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isPageList)
/* harmony export */ });
/* harmony import */ var _build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64733);

/** Sitemaps and search indexes name pages. One with a build hash in its name is itself named by pages. */
function isPageList(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (!(0,_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .isImmutable */ .t)(path) &&
        /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*)$/i.test(name));
}


/***/ }),

/***/ 29580:
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

/***/ 32705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _page_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42040);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30306);


/**
 * What to warn about when the path of `site-url` is not the base path of the export. Undefined: they are the same, or
 * the manifest has no base path. The prefix in a bucket says nothing, since a CDN may add or remove it.
 */
function basePathProblem(siteUrl, basePath) {
    if (basePath === undefined)
        return undefined;
    const path = (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(siteUrl.pathname);
    // Encoded in the same way.
    const exported = (0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)((0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)((0,_page_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Set \`base-path: ${path}\` in the export step, or correct \`site-url\`.`;
}


/***/ })

};
