export const id = 146;
export const ids = [146];
export const modules = {

/***/ 11848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ MAX_PATHS),
/* harmony export */   Y: () => (/* binding */ purgeCloudFront)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _s3_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55579);
/* harmony import */ var _s3_xml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46784);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18866);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79295);





/** CloudFront accepts this many paths in progress per distribution. */
const MAX_PATHS = 3000;
/** Returns the number of paths. Retries while too many invalidations are in progress. */
async function purgeCloudFront({ distribution, endpoint, credentials, sitePath }, paths, context) {
    const signer = new _s3_signature_js__WEBPACK_IMPORTED_MODULE_1__/* .Signer */ .lf(credentials, { region: 'us-east-1', service: 'cloudfront' });
    const base = endpoint.pathname.replace(/\/+$/, '');
    const path = `${base}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
    const wanted = paths.includes(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .EVERYTHING */ .Qz) ? everything(sitePath) : paths;
    for (let at = 0; at < wanted.length; at += MAX_PATHS) {
        const body = invalidation(wanted.slice(at, at + MAX_PATHS), context);
        const headers = () => signer.sign({
            ...{ method: 'POST', host: endpoint.host, path, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body) },
            headers: { 'content-type': 'application/xml' }
        }, context.clock.now());
        await (0,_request_js__WEBPACK_IMPORTED_MODULE_3__/* .postToCdn */ .B)({
            what: `Purge of CloudFront distribution ${distribution}`,
            url: new URL(`${endpoint.origin}${path}`),
            ...{ headers, body, secrets: Object.values(credentials) },
            explain: xml => ({
                code: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .elementText */ .oB)(xml, 'Code') ?? '',
                message: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .elementText */ .oB)(xml, 'Message') ?? ''
            }),
            passingCodes: [
                'TooManyInvalidationsInProgress',
                'Throttling',
                'ThrottlingException',
                'RequestThrottled'
            ]
        }, context);
    }
    return wanted.length;
}
/** `/docs/*` does not match `/docs`. */
function everything(sitePath) {
    const base = sitePath.replace(/\/+$/, '');
    return base === '' ? ['/*'] : [base, `${base}/*`];
}
/** A repeated request with the same reference and paths is the same invalidation, so a lost response costs nothing. */
function invalidation(paths, { clock, random }) {
    const items = paths.map(path => `<Path>${(0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeXml */ .X)(path)}</Path>`).join('');
    const reference = `static-docs-export-${Math.round(clock.now())}-${Math.floor(random() * 2 ** 48).toString(36)}`;
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
/** The absolute paths to purge: percent-encoded, below the path of `site-url`; or everything, above `maxPaths`. */
function absolutePaths(paths, sitePath, maxPaths) {
    if (paths.length > maxPaths)
        return [EVERYTHING];
    const base = sitePath.replace(/\/+$/, '');
    return [
        ...new Set(paths.flatMap(path => path === '' && base !== '' ? [`${base}/`, base] : [`${base}/${encodePath(path)}`]))
    ].sort();
}
/**
 * As browsers request it: a CDN takes a character that is encoded without need for another address. The asterisk is
 * the exception, since CloudFront reads it as a wildcard.
 */
function encodePath(path) {
    return path.replace(/[^A-Za-z0-9\-._~!$&'()+,;=:@/]/gu, character => encodeURIComponent(character).replace('*', '%2A'));
}


/***/ }),

/***/ 79295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ postToCdn)
/* harmony export */ });
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38321);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52575);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22880);




/** A response of the API of a CDN that is not a success. */
class CdnError extends Error {
    name = 'CdnError';
    isPassing;
    waitMs;
    constructor(message, isPassing, waitMs) {
        super(message);
        this.isPassing = isPassing;
        this.waitMs = waitMs;
    }
}
const IDLE_TIMEOUT_MS = 60_000;
const MAX_MESSAGE = 300;
/** Posts to the API of a CDN, with the one retry policy. Throws `purge-failed`. */
async function postToCdn(request, context) {
    const { what, url, headers, body, secrets, isSuccess = () => true, explain, passingCodes } = request;
    const redact = (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .redactor */ .$)(secrets);
    let isReached = false;
    const attempt = async () => {
        const response = await context.http.send({
            ...{ method: 'POST', url, headers: headers(), body, idleTimeoutMs: IDLE_TIMEOUT_MS },
            signal: context.signal
        });
        isReached = true;
        const status = response.statusCode ?? 0;
        const answer = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.text)(response);
        if (status >= 200 && status < 300 && isSuccess(answer))
            return;
        const { code, message } = explain(answer);
        const said = [code, message].filter(Boolean).join(': ').slice(0, MAX_MESSAGE);
        throw new CdnError(`HTTP ${status}${said === '' ? '' : ` (${redact(said)})`}`, (0,_runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .isTransient */ .dg)(status) || passingCodes.includes(code), (0,_runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .Vs)(response.headers, context.clock.now()));
    };
    const decide = (error, nth) => {
        if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
            return { retry: false };
        if (error instanceof CdnError)
            return { retry: error.isPassing, waitMs: error.waitMs };
        return { retry: isReached || nth < _runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
    };
    try {
        await (0,_runtime_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetry */ .bD)(what, attempt, decide, context);
    }
    catch (error) {
        if (context.signal.aborted || error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR)
            throw error;
        const reason = redact((0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error));
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('purge-failed', `${what} failed: ${reason}. The upload is complete.`, { cause: error });
    }
}


/***/ }),

/***/ 94858:
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

/***/ 48146:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84645);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5426);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11108);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69042);




await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Q, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 11108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ INPUT_NAMES),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 5 modules
var schemas = __webpack_require__(28395);
// EXTERNAL MODULE: ./.build/runtime/input-fields.js
var input_fields = __webpack_require__(89375);
// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
// EXTERNAL MODULE: ./.build/cdn/cloudfront.js
var cloudfront = __webpack_require__(11848);
// EXTERNAL MODULE: ./.build/s3/address.js
var address = __webpack_require__(41233);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/publish/archive-key.js
var archive_key = __webpack_require__(94858);
// EXTERNAL MODULE: ./.build/publish/site/files.js
var files = __webpack_require__(17295);
;// CONCATENATED MODULE: ./.build/publish/site/manifest.js


/** Undefined when there is no manifest at the default place, or something else with its name; text: what is wrong. */
function readManifest(path, isDefault) {
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return isDefault ? undefined : `\`manifest-path\` cannot be read: ${(0,failure/* reasonOf */.A3)(error)}`;
    }
    const manifest = parseManifest(text);
    // Web applications have a manifest.json as well.
    return (manifest ?? (isDefault ? undefined : '`manifest-path` is not a manifest of the export action, version 1'));
}
function parseManifest(text) {
    let read;
    try {
        read = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    const { manifestVersion, files, domain, jobId, version, archive } = Object(read);
    if (manifestVersion !== 1 || !Array.isArray(files))
        return undefined;
    const byPath = new Map();
    for (const each of files) {
        const { path, size, sha256 } = Object(each);
        if (typeof path !== 'string' || typeof size !== 'number' || typeof sha256 !== 'string')
            return undefined;
        if (!/^[0-9a-f]{64}$/.test(sha256))
            return undefined;
        byPath.set(path, { size, sha256 });
    }
    const { sha256 } = Object(archive);
    return {
        files: byPath,
        domain: textOf(domain),
        jobId: textOf(jobId),
        version: textOf(version),
        archiveSha256: textOf(sha256)
    };
}
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}

;// CONCATENATED MODULE: ./.build/publish/source.js







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
    const found = readManifest(manifestPath === undefined ? (0,external_node_path_.join)((0,external_node_path_.dirname)(place), 'manifest.json') : (0,external_node_path_.resolve)(workspace, manifestPath), manifestPath === undefined);
    const manifest = typeof found === 'string' ? undefined : found;
    const manifestProblems = typeof found === 'string' ? [found] : [];
    const target = (0,address/* parseTarget */.hu)(given['target'] ?? '');
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
        ? (0,files/* listSite */.k)(place, prefix)
        : { paths: [], problems: [`\`site-path\` is not a folder: ${place}`] };
    return {
        ...{ kind: 'site', folder: place, paths, manifest },
        problems: [...problems, ...manifestProblems, ...missingFiles(manifest, { paths, problems })]
    };
}
function keyProblems(key, prefix) {
    const problem = (0,address/* problemOfKey */.q6)(key, prefix);
    return problem === undefined ? [] : [`\`archive-key\` ${problem}`];
}
/** A file of the manifest that is not there has vanished: publishing would remove it from the site. */
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

// EXTERNAL MODULE: ./.build/publish/site/rules.js
var rules = __webpack_require__(15071);
;// CONCATENATED MODULE: ./.build/publish/inputs.js







const DAY_MS = 24 * 3_600_000;
const MAX_KEEP_DAYS = 365;
const inputs_rules = (0,input_fields/* field */.ZZ)(value => {
    const parsed = (0,rules/* parseRules */.NR)(value);
    return parsed.problems.length > 0 ? new input_fields/* Problem */.AF(...parsed.problems) : parsed.rules;
});
const keepRemoved = (0,input_fields/* field */.ZZ)(value => {
    const [, days = '0', rest = ''] = /^(?:(\d+)d)?(.*)$/s.exec(value) ?? [];
    const ms = rest === '' && value !== '' ? 0 : (0,units/* parseDuration */.E9)(rest);
    if (ms === undefined)
        return new input_fields/* Problem */.AF(`"${value}" is not a duration: use 7d, 12h or 0d`);
    const total = Number(days) * DAY_MS + ms;
    return total <= MAX_KEEP_DAYS * DAY_MS ? total : new input_fields/* Problem */.AF(`${value} is more than ${MAX_KEEP_DAYS} days`);
});
const share = (0,input_fields/* field */.ZZ)(value => {
    const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(value)?.[1];
    if (percent === undefined || Number(percent) > 100)
        return new input_fields/* Problem */.AF(`"${value}" is not a share: use a percentage such as 25%`);
    return Number(percent) / 100;
});
const count = (max) => (0,input_fields/* field */.ZZ)(value => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
    ? Number(value)
    : new input_fields/* Problem */.AF(`"${value}" is not a number from 1 to ${max}`));
const inputs_address = (0,input_fields/* field */.ZZ)(value => {
    const url = URL.parse(value);
    if (url === null || !/^https?:$/.test(url.protocol))
        return new input_fields/* Problem */.AF(`"${value}" is not a URL: it must begin with https://`);
    if (url.username !== '' || url.password !== '')
        return new input_fields/* Problem */.AF('contains a user name or password: remove them');
    return url.search === '' && url.hash === '' ? url : new input_fields/* Problem */.AF('contains a query or fragment: remove it');
});
const purge = (0,input_fields/* field */.ZZ)(value => {
    const lines = value
        .split(/[\n,]/)
        .map(line => line.trim())
        .filter(line => line !== '');
    const unknown = lines.filter(line => !/^(cloudfront|cloudflare):[A-Za-z0-9_-]+$/.test(line));
    if (unknown.length === 0)
        return lines;
    return new input_fields/* Problem */.AF(...unknown.map(line => `"${line}" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE`));
});
const anything = schemas/* optional */.lqM(schemas/* string */.YjP());
const fields = schemas/* object */.Ikc({
    'site-path': anything,
    'manifest-path': anything,
    'archive-path': anything,
    'archive-key': anything,
    target: (0,input_fields/* field */.ZZ)(value => {
        const target = (0,address/* parseTarget */.hu)(value);
        return typeof target === 'string' ? new input_fields/* Problem */.AF(target) : { ...target, text: value };
    }),
    endpoint: schemas/* optional */.lqM(inputs_address),
    region: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[a-z0-9-]+$/i.test(value) ? undefined : `"${value}" is not a region`))),
    'cache-control': schemas/* optional */.lqM(inputs_rules),
    'content-types': schemas/* optional */.lqM(inputs_rules),
    'clean-urls': schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['none', 'copies']), 'none'),
    'keep-removed': schemas/* _default */.Rvf(keepRemoved, 7 * DAY_MS),
    'max-removed': schemas/* _default */.Rvf(share, 0.25),
    concurrency: schemas/* _default */.Rvf(count(256), 64),
    'dry-run': schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    purge: schemas/* _default */.Rvf(purge, []),
    'site-url': schemas/* optional */.lqM(inputs_address),
    'cloudflare-token': schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[\x21-\x7e]+$/.test(value) ? undefined : 'contains white space or special characters'))),
    'purge-max-paths': schemas/* _default */.Rvf(count(cloudfront/* MAX_PATHS */.K), 100),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 30 * 60_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run needs. The folder is read as well: one error lists all problems, before the first request. */
function readInputs(given, environment) {
    const workspace = environment['GITHUB_WORKSPACE'] ?? '.';
    const source = readSource(given, workspace);
    const credentials = credentialsFrom(environment);
    const cloudFrontUrl = environment['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? 'https://cloudfront.amazonaws.com';
    const cloudflareUrl = environment['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4';
    const read = (0,input_fields/* readFields */.qU)(fields, given, () => [
        ...source.problems,
        ...(credentials === undefined
            ? [
                '`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set in the environment: set them in `env`, or use aws-actions/configure-aws-credentials before this step'
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
        timeoutMs: read.timeout
    };
}
function purgeProblems(given, { cloudFrontUrl, cloudflareUrl }) {
    const wanted = given['purge'] ?? '';
    const isUnsafe = (text) => {
        const url = URL.parse(text);
        return url === null || !(0,input_fields/* isSafeAddress */.cr)(url);
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
function credentialsFrom({ AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '', AWS_SESSION_TOKEN: sessionToken = '' }) {
    if (accessKeyId === '' || secretAccessKey === '')
        return undefined;
    return { accessKeyId, secretAccessKey, sessionToken: sessionToken === '' ? undefined : sessionToken };
}


/***/ }),

/***/ 69042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/runtime/secrets.js
var secrets = __webpack_require__(22880);
// EXTERNAL MODULE: ./.build/runtime/stop-reason.js
var stop_reason = __webpack_require__(5426);
// EXTERNAL MODULE: ./.build/runtime/retry.js
var retry = __webpack_require__(52575);
// EXTERNAL MODULE: ./.build/s3/address.js
var address = __webpack_require__(41233);
;// CONCATENATED MODULE: ./.build/s3/errors.js

/** A response of the store that is not a success. */
class S3Error extends Error {
    name = 'S3Error';
    status;
    /** Of the store's own table, such as `NoSuchKey`; empty when the response had none. */
    code;
    region;
    retryAfterMs;
    /** The store's time, from the `Date` header. */
    serverTime;
    constructor(message, about) {
        super(message);
        this.status = about.status;
        this.code = about.code;
        this.region = about.region;
        this.retryAfterMs = about.retryAfterMs;
        this.serverTime = about.serverTime;
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
/** What a person can do about an error of the store that no retry helps against. Other errors pass unchanged. */
function explainStoreError(error, what, bucket) {
    if (!(error instanceof S3Error))
        return error;
    const said = `${what} failed: ${error.message}.`;
    if (error.code === 'ExpiredToken' || error.code === 'TokenRefreshRequired')
        return new failure/* Failure */.HR('store-token-expired', said, { cause: error });
    if (CREDENTIAL_CODES.has(error.code))
        return new failure/* Failure */.HR('store-credentials', said, { cause: error });
    if (error.code === 'NoSuchBucket')
        return new failure/* Failure */.HR('bucket-not-found', `The bucket ${bucket} does not exist. ${said}`, { cause: error });
    if (error.code === 'RequestTimeTooSkewed')
        return new failure/* Failure */.HR('store-clock', said, { cause: error });
    if (isWrongRegion(error)) {
        const where = error.region === undefined ? 'another region' : `the region ${error.region}`;
        return new failure/* Failure */.HR('bucket-region', `The bucket ${bucket} is in ${where}. ${said}`, {
            ...(error.region !== undefined && { advice: `Set \`region: ${error.region}\`.` }),
            cause: error
        });
    }
    if (error.status === 401 || error.status === 403)
        return new failure/* Failure */.HR('store-access-denied', said, { cause: error });
    return new failure/* Failure */.HR('unexpected-bucket-response', said, { cause: error });
}
function isWrongRegion({ status, code, region }) {
    if (status >= 300 && status < 400)
        return true;
    return (region !== undefined &&
        (code === 'AuthorizationHeaderMalformed' || code === 'IllegalLocationConstraintException'));
}

// EXTERNAL MODULE: ./.build/s3/signature.js
var signature = __webpack_require__(55579);
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
/** Listings and errors are far below; the state of a site with a million files is about 200 MB. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;
const MAX_MESSAGE = 300;
/** Sends signed requests to one bucket, with the retries that every request of a store needs. */
class Store {
    bucket;
    throttle;
    #address;
    #signer;
    #redact;
    #context;
    /** How far the store's clock is ahead of ours. */
    #skewMs = 0;
    #isReached = false;
    constructor(bucket, credentials, concurrency, context) {
        this.bucket = bucket.name;
        this.#address = (0,address/* addressOf */.ci)(bucket);
        this.#signer = new signature/* Signer */.lf(credentials, { region: bucket.region, service: 's3' });
        this.throttle = new Throttle(concurrency, context.clock);
        this.#redact = (0,secrets/* redactor */.$)(Object.values(credentials));
        this.#context = context;
    }
    urlOf(key) {
        return `${this.#address.origin}${this.#address.path}${(0,address/* encodeKey */.g2)(key)}`;
    }
    /**
     * Retries by the one policy. Statuses in `expected` are returned, other errors are thrown: as a Failure if
     * `what` (such as `Upload of index.html`) cannot succeed, as the signal's reason after a stop. `checkBody` is for
     * operations that can report an error after the status 200.
     */
    async request(what, request, { expected = [], signal = this.#context.signal, checkBody = false } = {}) {
        const attempt = async () => {
            const response = await this.#send(request, signal);
            const isSuccess = response.status >= 200 && response.status < 300;
            if (!isSuccess && !expected.includes(response.status))
                throw this.#errorOf(response);
            if (isSuccess && checkBody && response.body.includes('<Error>')) {
                throw this.#errorOf({ ...response, status: 500 });
            }
            return response;
        };
        try {
            return await (0,retry/* withRetry */.bD)(what, attempt, (error, nth) => this.#decide(error, nth), {
                ...this.#context,
                signal
            });
        }
        catch (error) {
            throw signal.aborted ? error : this.#explain(error, what);
        }
    }
    async #send(request, signal) {
        const { method, key = '', query = {}, headers = {}, body, sha256 = signature/* EMPTY_SHA256 */._e } = request;
        const { origin, host, path: base } = this.#address;
        // Of the bucket itself, without the slash at the end: s3rver signs it that way, and the others accept it.
        const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${(0,address/* encodeKey */.g2)(key)}`;
        const signed = this.#signer.sign({ method, host, path, query, headers, sha256 }, this.#context.clock.now() + this.#skewMs);
        const search = (0,signature/* encodeQuery */.XX)(query);
        const response = await this.#context.http.send({
            method,
            url: new URL(`${origin}${path}${search === '' ? '' : `?${search}`}`),
            headers: {
                ...signed,
                ...(body === undefined && method !== 'GET' && method !== 'HEAD' && { 'content-length': '0' })
            },
            ...(body !== undefined && { body: body() }),
            idleTimeoutMs: IDLE_TIMEOUT_MS,
            signal
        });
        this.#isReached = true;
        return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) };
    }
    #errorOf({ status, headers, body }) {
        const xml = body.toString('utf8', 0, 64 * 1024);
        const code = (0,s3_xml/* elementText */.oB)(xml, 'Code') ?? '';
        const said = [code, (0,s3_xml/* elementText */.oB)(xml, 'Message')].filter(Boolean).join(': ').slice(0, MAX_MESSAGE);
        const message = `HTTP ${status}${said === '' ? '' : ` (${this.#redact(said)})`}`;
        const date = Date.parse(headers.date ?? '');
        const region = (0,s3_xml/* elementText */.oB)(xml, 'Region') ?? headers['x-amz-bucket-region'];
        return new S3Error(message, {
            status,
            code,
            region: typeof region === 'string' && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined,
            retryAfterMs: (0,retry/* retryAfterMs */.Vs)(headers, this.#context.clock.now()),
            serverTime: Number.isNaN(date) ? undefined : date
        });
    }
    #decide(error, attempt) {
        if (error instanceof failure/* Failure */.HR)
            return { retry: false };
        if (!(error instanceof S3Error))
            return { retry: this.#isReached || attempt < retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu };
        if (error.code === 'RequestTimeTooSkewed')
            return { retry: this.#correctClock(error), waitMs: 0 };
        if (error.status === 503 || error.status === 429)
            this.throttle.slowDown();
        const isPassing = ((0,retry/* isTransient */.dg)(error.status) && error.status !== 501) ||
            error.code === 'RequestTimeout' ||
            error.code === 'ConditionalRequestConflict' ||
            error.code === 'OperationAborted';
        return { retry: isPassing, waitMs: error.retryAfterMs };
    }
    /** False when the response does not help: without a date, or when the time was that of the store already. */
    #correctClock({ serverTime }) {
        if (serverTime === undefined)
            return false;
        const skewMs = serverTime - this.#context.clock.now();
        if (Math.abs(skewMs - this.#skewMs) < 60_000)
            return false;
        this.#skewMs = skewMs;
        this.#context.log.info(`The clock of the store differs by ${Math.round(skewMs / 1000)} s. Signing with its time.`);
        return true;
    }
    #explain(error, what) {
        if (error instanceof failure/* Failure */.HR)
            return error;
        if (error instanceof S3Error)
            return explainStoreError(error, what, this.bucket);
        return new failure/* Failure */.HR('store-unreachable', `${what} failed: ${this.#redact((0,failure/* reasonOf */.A3)(error))}.`, {
            cause: error
        });
    }
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/s3/file-body.js
var file_body = __webpack_require__(55772);
;// CONCATENATED MODULE: ./.build/s3/objects.js





async function getObject(store, key) {
    const request = { method: 'GET', key };
    const { status, headers, body } = await store.request(`Reading ${key}`, request, { expected: [404] });
    if (status !== 404)
        return { etag: headers.etag ?? '', body };
    // Only the object may be missing: a missing bucket must not look like an empty one.
    if ((0,s3_xml/* elementText */.oB)(body.toString('utf8', 0, 4096), 'Code') === 'NoSuchBucket')
        throw new failure/* Failure */.HR('bucket-not-found', `The bucket ${store.bucket} does not exist.`);
    return undefined;
}
/** The headers of an object; undefined when it does not exist or the store does not tell. */
async function headObject(store, key) {
    const request = { method: 'HEAD', key };
    const expected = [403, 404, 405, 501];
    const { status, headers } = await store.request(`Reading the headers of ${key}`, request, { expected });
    return expected.includes(status) ? undefined : headers;
}
/** Uploads a file with one request. Returns the ETag. */
async function putObject(store, { key, local, headers, signal }) {
    let sent;
    const body = () => (sent = (0,file_body/* bodyOf */.EN)(local));
    const request = { method: 'PUT', key, headers, body, sha256: local.sha256 };
    try {
        const response = await store.request(`Upload of ${local.name}`, request, { signal });
        // The store has read it all. Left to the collector, thousands of files pile up to hundreds of megabytes.
        if (Buffer.isBuffer(sent))
            sent.buffer.transfer(0);
        return plainEtag(response.headers.etag);
    }
    catch (error) {
        throw isChecksumError(error) ? (0,file_body/* changedFile */.Ne)(local) : error;
    }
}
function isChecksumError(error) {
    const { cause } = Object(error);
    return (cause instanceof S3Error &&
        ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest'].includes(cause.code));
}
/** Writes an object under a condition, so that of two writers one fails. */
async function putIf(store, key, body, { headers, condition }) {
    const response = await store.request(`Writing ${key}`, {
        method: 'PUT',
        key,
        headers: { ...headers, ...conditionHeaders(condition) },
        body: () => body,
        sha256: (0,external_node_crypto_.hash)('sha256', body)
    }, 
    // 404: the object that should match was deleted meanwhile.
    { expected: condition === 'none' ? [] : [404, 412, 501] });
    const status = response.status === 501 ? 'not-supported' : response.status < 300 ? 'written' : 'conflict';
    return { status, etag: response.headers.etag ?? '' };
}
function conditionHeaders(condition) {
    if (condition === 'none')
        return {};
    return condition === 'new' ? { 'if-none-match': '*' } : { 'if-match': condition.etag };
}
/** By single requests, which every store implements. An object that is gone already is no error. */
async function deleteObject(store, key, signal) {
    await store.request(`Removal of ${key}`, { method: 'DELETE', key }, { expected: [404], signal });
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
        const { body } = await store.request(`Listing of ${store.bucket}/${prefix}`, { method: 'GET', query });
        const xml = body.toString();
        if (!xml.includes('<ListBucketResult'))
            throw new failure/* Failure */.HR('unexpected-bucket-response', `The listing of ${store.bucket} is not one of an S3 store.`);
        // Not every store implements the encoding; AWS writes a space as `+`.
        const isEncoded = (0,s3_xml/* elementText */.oB)(xml, 'EncodingType') === 'url';
        for (const each of (0,s3_xml/* elements */.Yt)(xml, 'Contents')) {
            const name = (0,s3_xml/* elementText */.oB)(each, 'Key') ?? '';
            yield {
                key: isEncoded ? decodeKey(name) : name,
                size: Number((0,s3_xml/* elementText */.oB)(each, 'Size')),
                etag: plainEtag((0,s3_xml/* elementText */.oB)(each, 'ETag'))
            };
        }
        const next = (0,s3_xml/* elementText */.oB)(xml, 'IsTruncated') === 'true' ? (0,s3_xml/* elementText */.oB)(xml, 'NextContinuationToken') : undefined;
        if (next !== undefined && next === token)
            throw new failure/* Failure */.HR('unexpected-bucket-response', `The listing of ${store.bucket} does not end.`);
        token = next;
    } while (token !== undefined);
}
function decodeKey(name) {
    try {
        return decodeURIComponent(name.replaceAll('+', ' '));
    }
    catch {
        // A store that claims the encoding and does not use it.
        return name;
    }
}
/** Stores do not agree on the quotes. */
function plainEtag(etag = '') {
    return etag.replace(/^(?:W\/)?"(.*)"$/, '$1');
}

;// CONCATENATED MODULE: ./.build/s3/multipart.js





/** Larger files are uploaded in parts. */
const MAX_SINGLE_BYTES = 64 * 1024 * 1024;
const MIN_PART_BYTES = 8 * 1024 * 1024;
const MAX_PARTS = 10_000;
/** Each part is in memory while it is sent. */
const PARTS_AT_ONCE = 4;
const ABORT_TIMEOUT_MS = 1000;
/** Uploads a file, with one request or in parts. Returns the ETag. */
async function putFile(store, upload) {
    return await (isLarge(upload.local) ? putInParts(store, upload) : putObject(store, upload));
}
function isLarge({ size }) {
    return size > MAX_SINGLE_BYTES;
}
/** Nothing of the file stays in the store when it fails. */
async function putInParts(store, upload) {
    const { key, local, headers, signal } = upload;
    const what = `Upload of ${local.name}`;
    const created = await store.request(what, { method: 'POST', key, query: { uploads: '' }, headers }, { signal });
    const uploadId = (0,s3_xml/* elementText */.oB)(created.body.toString(), 'UploadId');
    if (uploadId === undefined)
        throw new failure/* Failure */.HR('unexpected-bucket-response', `${what} failed: the store sent no UploadId.`);
    try {
        const etags = await putParts(store, upload, uploadId);
        return await complete(store, upload, uploadId, etags);
    }
    catch (error) {
        const abort = { method: 'DELETE', key, query: { uploadId } };
        // The run's own signal may be aborted already, and there is little time left then.
        await store
            .request(`Aborting the upload of ${local.name}`, abort, {
            expected: [404],
            signal: AbortSignal.timeout(ABORT_TIMEOUT_MS)
        })
            .catch(() => undefined);
        throw error;
    }
}
async function putParts(store, { key, local, signal }, uploadId) {
    const partBytes = Math.max(MIN_PART_BYTES, Math.ceil(local.size / MAX_PARTS));
    const count = Math.ceil(local.size / partBytes);
    const etags = [];
    const whole = (0,external_node_crypto_.createHash)('sha256');
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    let next = 0;
    const worker = async () => {
        while (next < count) {
            either.throwIfAborted();
            const number = next++;
            // Read in order, so that the hash of the whole file comes out as well.
            const bytes = (0,file_body/* readRange */.qX)(local, number * partBytes, Math.min(local.size, (number + 1) * partBytes));
            whole.update(bytes);
            const { headers } = await store.request(`Upload of ${local.name}, part ${number + 1} of ${count}`, {
                method: 'PUT',
                key,
                query: { partNumber: String(number + 1), uploadId },
                body: () => bytes,
                sha256: (0,external_node_crypto_.hash)('sha256', bytes)
            }, { signal: either });
            etags[number] = headers.etag ?? '';
        }
    };
    const workers = Array.from({ length: PARTS_AT_ONCE }, async () => {
        await worker().catch((error) => failed.abort(error));
    });
    await Promise.all(workers);
    either.throwIfAborted();
    if (whole.digest('hex') !== local.sha256)
        throw (0,file_body/* changedFile */.Ne)(local);
    return etags;
}
async function complete(store, { key, local, signal }, uploadId, etags) {
    const parts = etags.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${(0,s3_xml/* escapeXml */.X)(etag)}</ETag></Part>`);
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
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
    const etag = (0,s3_xml/* elementText */.oB)(answer.toString(), 'ETag');
    if (status < 300 && etag !== undefined)
        return plainEtag(etag);
    // The response of an earlier attempt may have been lost after the parts were put together.
    const stored = await headObject(store, key);
    const isOurs = Number(stored?.['content-length']) === local.size && stored?.['etag']?.includes(`-${etags.length}`);
    if (status === 404 && isOurs === true)
        return plainEtag(stored?.['etag']);
    throw new failure/* Failure */.HR('unexpected-bucket-response', `Upload of ${local.name} failed: HTTP ${status} without an ETag.`);
}

// EXTERNAL MODULE: ./.build/publish/archive-key.js
var archive_key = __webpack_require__(94858);
// EXTERNAL MODULE: ./.build/cdn/cloudfront.js
var cloudfront = __webpack_require__(11848);
// EXTERNAL MODULE: ./.build/cdn/paths.js
var cdn_paths = __webpack_require__(18866);
// EXTERNAL MODULE: ./.build/cdn/request.js
var request = __webpack_require__(79295);
;// CONCATENATED MODULE: ./.build/cdn/cloudflare.js


/** Per call, on all plans. */
const MAX_URLS = 30;
/** Returns the number of addresses. */
async function purgeCloudflare({ zone, baseUrl, token, siteUrl }, paths, context) {
    const url = new URL(`${baseUrl.href.replace(/\/+$/, '')}/zones/${encodeURIComponent(zone)}/purge_cache`);
    for (const body of bodies(paths, siteUrl)) {
        await (0,request/* postToCdn */.B)({
            what: `Purge of Cloudflare zone ${zone}`,
            url,
            headers: () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
            body: JSON.stringify(body),
            secrets: [token],
            isSuccess: answer => /"success"\s*:\s*true/.test(answer),
            explain: firstError,
            passingCodes: []
        }, context);
    }
    return paths.length;
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

;// CONCATENATED MODULE: ./.build/publish/purge.js



/** What each CDN has to forget: what earlier runs still owe, and the addresses that change now. */
function owedPurges(earlier, changed, { targets, sitePath, maxPaths }) {
    const now = (0,cdn_paths/* absolutePaths */.wd)(changed, sitePath, maxPaths);
    const owed = new Map();
    for (const { name } of targets) {
        const all = [...new Set([...(earlier.get(name) ?? []), ...now])].sort();
        if (all.length === 0)
            continue;
        owed.set(name, all.includes(cdn_paths/* EVERYTHING */.Qz) || all.length > maxPaths ? [cdn_paths/* EVERYTHING */.Qz] : all);
    }
    return owed;
}
/** Purges CDN after CDN, and deletes from `owed` what is done. Returns the number of paths. */
async function purgeAll(owed, targets, context) {
    let count = 0;
    for (const target of targets) {
        const paths = owed.get(target.name);
        if (paths === undefined)
            continue;
        count +=
            target.kind === 'cloudfront'
                ? await (0,cloudfront/* purgeCloudFront */.Y)(target, paths, context)
                : await purgeCloudflare(target, paths, context);
        owed.delete(target.name);
    }
    return count;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./.build/publish/site/digest.js




const MAX_WHOLE_BYTES = 4 * 1024 * 1024;
/** Signals and responses get their turn after this many bytes. */
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

;// CONCATENATED MODULE: ./node_modules/mrmime/index.mjs
const mimes = {
  "3g2": "video/3gpp2",
  "3gp": "video/3gpp",
  "3gpp": "video/3gpp",
  "3mf": "model/3mf",
  "aac": "audio/aac",
  "ac": "application/pkix-attr-cert",
  "adp": "audio/adpcm",
  "adts": "audio/aac",
  "ai": "application/postscript",
  "aml": "application/automationml-aml+xml",
  "amlx": "application/automationml-amlx+zip",
  "amr": "audio/amr",
  "apng": "image/apng",
  "appcache": "text/cache-manifest",
  "appinstaller": "application/appinstaller",
  "appx": "application/appx",
  "appxbundle": "application/appxbundle",
  "asc": "application/pgp-keys",
  "atom": "application/atom+xml",
  "atomcat": "application/atomcat+xml",
  "atomdeleted": "application/atomdeleted+xml",
  "atomsvc": "application/atomsvc+xml",
  "au": "audio/basic",
  "avci": "image/avci",
  "avcs": "image/avcs",
  "avif": "image/avif",
  "aw": "application/applixware",
  "bdoc": "application/bdoc",
  "bin": "application/octet-stream",
  "bmp": "image/bmp",
  "bpk": "application/octet-stream",
  "btf": "image/prs.btif",
  "btif": "image/prs.btif",
  "buffer": "application/octet-stream",
  "ccxml": "application/ccxml+xml",
  "cdfx": "application/cdfx+xml",
  "cdmia": "application/cdmi-capability",
  "cdmic": "application/cdmi-container",
  "cdmid": "application/cdmi-domain",
  "cdmio": "application/cdmi-object",
  "cdmiq": "application/cdmi-queue",
  "cer": "application/pkix-cert",
  "cgm": "image/cgm",
  "cjs": "application/node",
  "class": "application/java-vm",
  "coffee": "text/coffeescript",
  "conf": "text/plain",
  "cpl": "application/cpl+xml",
  "cpt": "application/mac-compactpro",
  "crl": "application/pkix-crl",
  "css": "text/css",
  "csv": "text/csv",
  "cu": "application/cu-seeme",
  "cwl": "application/cwl",
  "cww": "application/prs.cww",
  "davmount": "application/davmount+xml",
  "dbk": "application/docbook+xml",
  "deb": "application/octet-stream",
  "def": "text/plain",
  "deploy": "application/octet-stream",
  "dib": "image/bmp",
  "disposition-notification": "message/disposition-notification",
  "dist": "application/octet-stream",
  "distz": "application/octet-stream",
  "dll": "application/octet-stream",
  "dmg": "application/octet-stream",
  "dms": "application/octet-stream",
  "doc": "application/msword",
  "dot": "application/msword",
  "dpx": "image/dpx",
  "drle": "image/dicom-rle",
  "dsc": "text/prs.lines.tag",
  "dssc": "application/dssc+der",
  "dtd": "application/xml-dtd",
  "dump": "application/octet-stream",
  "dwd": "application/atsc-dwd+xml",
  "ear": "application/java-archive",
  "ecma": "application/ecmascript",
  "elc": "application/octet-stream",
  "emf": "image/emf",
  "eml": "message/rfc822",
  "emma": "application/emma+xml",
  "emotionml": "application/emotionml+xml",
  "eps": "application/postscript",
  "epub": "application/epub+zip",
  "exe": "application/octet-stream",
  "exi": "application/exi",
  "exp": "application/express",
  "exr": "image/aces",
  "ez": "application/andrew-inset",
  "fdf": "application/fdf",
  "fdt": "application/fdt+xml",
  "fits": "image/fits",
  "g3": "image/g3fax",
  "gbr": "application/rpki-ghostbusters",
  "geojson": "application/geo+json",
  "gif": "image/gif",
  "glb": "model/gltf-binary",
  "gltf": "model/gltf+json",
  "gml": "application/gml+xml",
  "gpx": "application/gpx+xml",
  "gram": "application/srgs",
  "grxml": "application/srgs+xml",
  "gxf": "application/gxf",
  "gz": "application/gzip",
  "h261": "video/h261",
  "h263": "video/h263",
  "h264": "video/h264",
  "heic": "image/heic",
  "heics": "image/heic-sequence",
  "heif": "image/heif",
  "heifs": "image/heif-sequence",
  "hej2": "image/hej2k",
  "held": "application/atsc-held+xml",
  "hjson": "application/hjson",
  "hlp": "application/winhlp",
  "hqx": "application/mac-binhex40",
  "hsj2": "image/hsj2",
  "htm": "text/html",
  "html": "text/html",
  "ics": "text/calendar",
  "ief": "image/ief",
  "ifb": "text/calendar",
  "iges": "model/iges",
  "igs": "model/iges",
  "img": "application/octet-stream",
  "in": "text/plain",
  "ini": "text/plain",
  "ink": "application/inkml+xml",
  "inkml": "application/inkml+xml",
  "ipfix": "application/ipfix",
  "iso": "application/octet-stream",
  "its": "application/its+xml",
  "jade": "text/jade",
  "jar": "application/java-archive",
  "jhc": "image/jphc",
  "jls": "image/jls",
  "jp2": "image/jp2",
  "jpe": "image/jpeg",
  "jpeg": "image/jpeg",
  "jpf": "image/jpx",
  "jpg": "image/jpeg",
  "jpg2": "image/jp2",
  "jpgm": "image/jpm",
  "jpgv": "video/jpeg",
  "jph": "image/jph",
  "jpm": "image/jpm",
  "jpx": "image/jpx",
  "js": "text/javascript",
  "json": "application/json",
  "json5": "application/json5",
  "jsonld": "application/ld+json",
  "jsonml": "application/jsonml+json",
  "jsx": "text/jsx",
  "jt": "model/jt",
  "jxl": "image/jxl",
  "jxr": "image/jxr",
  "jxra": "image/jxra",
  "jxrs": "image/jxrs",
  "jxs": "image/jxs",
  "jxsc": "image/jxsc",
  "jxsi": "image/jxsi",
  "jxss": "image/jxss",
  "kar": "audio/midi",
  "ktx": "image/ktx",
  "ktx2": "image/ktx2",
  "less": "text/less",
  "lgr": "application/lgr+xml",
  "list": "text/plain",
  "litcoffee": "text/coffeescript",
  "log": "text/plain",
  "lostxml": "application/lost+xml",
  "lrf": "application/octet-stream",
  "m1v": "video/mpeg",
  "m21": "application/mp21",
  "m2a": "audio/mpeg",
  "m2t": "video/mp2t",
  "m2ts": "video/mp2t",
  "m2v": "video/mpeg",
  "m3a": "audio/mpeg",
  "m4a": "audio/mp4",
  "m4p": "application/mp4",
  "m4s": "video/iso.segment",
  "ma": "application/mathematica",
  "mads": "application/mads+xml",
  "maei": "application/mmt-aei+xml",
  "man": "text/troff",
  "manifest": "text/cache-manifest",
  "map": "application/json",
  "mar": "application/octet-stream",
  "markdown": "text/markdown",
  "mathml": "application/mathml+xml",
  "mb": "application/mathematica",
  "mbox": "application/mbox",
  "md": "text/markdown",
  "mdx": "text/mdx",
  "me": "text/troff",
  "mesh": "model/mesh",
  "meta4": "application/metalink4+xml",
  "metalink": "application/metalink+xml",
  "mets": "application/mets+xml",
  "mft": "application/rpki-manifest",
  "mid": "audio/midi",
  "midi": "audio/midi",
  "mime": "message/rfc822",
  "mj2": "video/mj2",
  "mjp2": "video/mj2",
  "mjs": "text/javascript",
  "mml": "text/mathml",
  "mods": "application/mods+xml",
  "mov": "video/quicktime",
  "mp2": "audio/mpeg",
  "mp21": "application/mp21",
  "mp2a": "audio/mpeg",
  "mp3": "audio/mpeg",
  "mp4": "video/mp4",
  "mp4a": "audio/mp4",
  "mp4s": "application/mp4",
  "mp4v": "video/mp4",
  "mpd": "application/dash+xml",
  "mpe": "video/mpeg",
  "mpeg": "video/mpeg",
  "mpf": "application/media-policy-dataset+xml",
  "mpg": "video/mpeg",
  "mpg4": "video/mp4",
  "mpga": "audio/mpeg",
  "mpp": "application/dash-patch+xml",
  "mrc": "application/marc",
  "mrcx": "application/marcxml+xml",
  "ms": "text/troff",
  "mscml": "application/mediaservercontrol+xml",
  "msh": "model/mesh",
  "msi": "application/octet-stream",
  "msix": "application/msix",
  "msixbundle": "application/msixbundle",
  "msm": "application/octet-stream",
  "msp": "application/octet-stream",
  "mtl": "model/mtl",
  "mts": "video/mp2t",
  "musd": "application/mmt-usd+xml",
  "mxf": "application/mxf",
  "mxmf": "audio/mobile-xmf",
  "mxml": "application/xv+xml",
  "n3": "text/n3",
  "nb": "application/mathematica",
  "nq": "application/n-quads",
  "nt": "application/n-triples",
  "obj": "model/obj",
  "oda": "application/oda",
  "oga": "audio/ogg",
  "ogg": "audio/ogg",
  "ogv": "video/ogg",
  "ogx": "application/ogg",
  "omdoc": "application/omdoc+xml",
  "onepkg": "application/onenote",
  "onetmp": "application/onenote",
  "onetoc": "application/onenote",
  "onetoc2": "application/onenote",
  "opf": "application/oebps-package+xml",
  "opus": "audio/ogg",
  "otf": "font/otf",
  "owl": "application/rdf+xml",
  "oxps": "application/oxps",
  "p10": "application/pkcs10",
  "p7c": "application/pkcs7-mime",
  "p7m": "application/pkcs7-mime",
  "p7s": "application/pkcs7-signature",
  "p8": "application/pkcs8",
  "pdf": "application/pdf",
  "pfr": "application/font-tdpfr",
  "pgp": "application/pgp-encrypted",
  "pkg": "application/octet-stream",
  "pki": "application/pkixcmp",
  "pkipath": "application/pkix-pkipath",
  "pls": "application/pls+xml",
  "png": "image/png",
  "prc": "model/prc",
  "prf": "application/pics-rules",
  "provx": "application/provenance+xml",
  "ps": "application/postscript",
  "pskcxml": "application/pskc+xml",
  "pti": "image/prs.pti",
  "qt": "video/quicktime",
  "raml": "application/raml+yaml",
  "rapd": "application/route-apd+xml",
  "rdf": "application/rdf+xml",
  "relo": "application/p2p-overlay+xml",
  "rif": "application/reginfo+xml",
  "rl": "application/resource-lists+xml",
  "rld": "application/resource-lists-diff+xml",
  "rmi": "audio/midi",
  "rnc": "application/relax-ng-compact-syntax",
  "rng": "application/xml",
  "roa": "application/rpki-roa",
  "roff": "text/troff",
  "rq": "application/sparql-query",
  "rs": "application/rls-services+xml",
  "rsat": "application/atsc-rsat+xml",
  "rsd": "application/rsd+xml",
  "rsheet": "application/urc-ressheet+xml",
  "rss": "application/rss+xml",
  "rtf": "text/rtf",
  "rtx": "text/richtext",
  "rusd": "application/route-usd+xml",
  "s3m": "audio/s3m",
  "sbml": "application/sbml+xml",
  "scq": "application/scvp-cv-request",
  "scs": "application/scvp-cv-response",
  "sdp": "application/sdp",
  "senmlx": "application/senml+xml",
  "sensmlx": "application/sensml+xml",
  "ser": "application/java-serialized-object",
  "setpay": "application/set-payment-initiation",
  "setreg": "application/set-registration-initiation",
  "sgi": "image/sgi",
  "sgm": "text/sgml",
  "sgml": "text/sgml",
  "shex": "text/shex",
  "shf": "application/shf+xml",
  "shtml": "text/html",
  "sieve": "application/sieve",
  "sig": "application/pgp-signature",
  "sil": "audio/silk",
  "silo": "model/mesh",
  "siv": "application/sieve",
  "slim": "text/slim",
  "slm": "text/slim",
  "sls": "application/route-s-tsid+xml",
  "smi": "application/smil+xml",
  "smil": "application/smil+xml",
  "snd": "audio/basic",
  "so": "application/octet-stream",
  "spdx": "text/spdx",
  "spp": "application/scvp-vp-response",
  "spq": "application/scvp-vp-request",
  "spx": "audio/ogg",
  "sql": "application/sql",
  "sru": "application/sru+xml",
  "srx": "application/sparql-results+xml",
  "ssdl": "application/ssdl+xml",
  "ssml": "application/ssml+xml",
  "stk": "application/hyperstudio",
  "stl": "model/stl",
  "stpx": "model/step+xml",
  "stpxz": "model/step-xml+zip",
  "stpz": "model/step+zip",
  "styl": "text/stylus",
  "stylus": "text/stylus",
  "svg": "image/svg+xml",
  "svgz": "image/svg+xml",
  "swidtag": "application/swid+xml",
  "t": "text/troff",
  "t38": "image/t38",
  "td": "application/urc-targetdesc+xml",
  "tei": "application/tei+xml",
  "teicorpus": "application/tei+xml",
  "text": "text/plain",
  "tfi": "application/thraud+xml",
  "tfx": "image/tiff-fx",
  "tif": "image/tiff",
  "tiff": "image/tiff",
  "toml": "application/toml",
  "tr": "text/troff",
  "trig": "application/trig",
  "ts": "video/mp2t",
  "tsd": "application/timestamped-data",
  "tsv": "text/tab-separated-values",
  "ttc": "font/collection",
  "ttf": "font/ttf",
  "ttl": "text/turtle",
  "ttml": "application/ttml+xml",
  "txt": "text/plain",
  "u3d": "model/u3d",
  "u8dsn": "message/global-delivery-status",
  "u8hdr": "message/global-headers",
  "u8mdn": "message/global-disposition-notification",
  "u8msg": "message/global",
  "ubj": "application/ubjson",
  "uri": "text/uri-list",
  "uris": "text/uri-list",
  "urls": "text/uri-list",
  "vcard": "text/vcard",
  "vrml": "model/vrml",
  "vtt": "text/vtt",
  "vxml": "application/voicexml+xml",
  "war": "application/java-archive",
  "wasm": "application/wasm",
  "wav": "audio/wav",
  "weba": "audio/webm",
  "webm": "video/webm",
  "webmanifest": "application/manifest+json",
  "webp": "image/webp",
  "wgsl": "text/wgsl",
  "wgt": "application/widget",
  "wif": "application/watcherinfo+xml",
  "wmf": "image/wmf",
  "woff": "font/woff",
  "woff2": "font/woff2",
  "wrl": "model/vrml",
  "wsdl": "application/wsdl+xml",
  "wspolicy": "application/wspolicy+xml",
  "x3d": "model/x3d+xml",
  "x3db": "model/x3d+fastinfoset",
  "x3dbz": "model/x3d+binary",
  "x3dv": "model/x3d-vrml",
  "x3dvz": "model/x3d+vrml",
  "x3dz": "model/x3d+xml",
  "xaml": "application/xaml+xml",
  "xav": "application/xcap-att+xml",
  "xca": "application/xcap-caps+xml",
  "xcs": "application/calendar+xml",
  "xdf": "application/xcap-diff+xml",
  "xdssc": "application/dssc+xml",
  "xel": "application/xcap-el+xml",
  "xenc": "application/xenc+xml",
  "xer": "application/patch-ops-error+xml",
  "xfdf": "application/xfdf",
  "xht": "application/xhtml+xml",
  "xhtml": "application/xhtml+xml",
  "xhvml": "application/xv+xml",
  "xlf": "application/xliff+xml",
  "xm": "audio/xm",
  "xml": "text/xml",
  "xns": "application/xcap-ns+xml",
  "xop": "application/xop+xml",
  "xpl": "application/xproc+xml",
  "xsd": "application/xml",
  "xsf": "application/prs.xsf+xml",
  "xsl": "application/xml",
  "xslt": "application/xml",
  "xspf": "application/xspf+xml",
  "xvm": "application/xv+xml",
  "xvml": "application/xv+xml",
  "yaml": "text/yaml",
  "yang": "application/yang",
  "yin": "application/yin+xml",
  "yml": "text/yaml",
  "zip": "application/zip"
};

function lookup(extn) {
	let tmp = ('' + extn).trim().toLowerCase();
	let idx = tmp.lastIndexOf('.');
	return mimes[!~idx ? tmp : tmp.substring(++idx)];
}



// EXTERNAL MODULE: ./.build/publish/site/rules.js
var site_rules = __webpack_require__(15071);
;// CONCATENATED MODULE: ./.build/publish/site/headers.js


const HTML = 'text/html; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Found in documentation sites and unknown to the table of the package. */
const MORE_TYPES = {
    ico: 'image/x-icon',
    eot: 'application/vnd.ms-fontobject',
    cjs: 'text/javascript',
    tgz: 'application/gzip',
    tar: 'application/x-tar'
};
/** Types that are text without saying so in their first word. */
const TEXT = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml))$|image\/svg\+xml$)/;
/** `startsAsHtml` is asked only for a file without extension that no rule names. */
function headersOf(path, rules, startsAsHtml) {
    const contentType = (0,site_rules/* firstMatch */.o4)(rules.contentTypes, path) ?? typeOf(path, startsAsHtml);
    const hashed = !isPageType(contentType) && hasBuildHash(path);
    const cacheControl = (0,site_rules/* firstMatch */.o4)(rules.cacheControl, path) ?? (hashed ? IMMUTABLE : REVALIDATE);
    return { contentType, cacheControl };
}
function typeOf(path, startsAsHtml) {
    const extension = extensionOf(path);
    if (extension === undefined)
        return startsAsHtml() ? HTML : 'application/octet-stream';
    const type = MORE_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
    return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
/** Lower case, without the dot. A name that only begins with a dot has none. */
function extensionOf(path) {
    return /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
}
function isPageType(contentType) {
    return /^(text\/html|application\/xhtml\+xml)\b/i.test(contentType);
}
/** Eight or more hex digits with both letters and digits: `main.3f9a1c20.js`. Words and dates have only one of them. */
function hasBuildHash(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const runs = name.match(/(?<![0-9a-z])[0-9a-f]{8,}(?![0-9a-z])/gi) ?? [];
    return runs.some(run => /\d/.test(run) && /[a-f]/i.test(run));
}

;// CONCATENATED MODULE: ./.build/publish/archive.js







/** Tells later runs which bytes the object has, whatever its key and its ETag are. */
const DIGEST_HEADER = 'x-amz-meta-sha256';
/** Publishes an archive as one object at a permanent address. */
async function publishArchive({ file, keyTemplate, manifest, rules, purge, dryRun }, { store, prefix }, report, context) {
    const { log, signal, setOutput } = context;
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
    const stored = await headObject(store, key);
    const isStored = Object.entries(headers).every(([name, value]) => stored?.[name] === value);
    report.changed = !isStored;
    report.planned = { uploads: isStored ? 0 : 1, uploadBytes: isStored ? 0 : size, removals: 0 };
    report.unchanged = isStored ? 1 : 0;
    report.objectUrl = store.urlOf(key);
    setOutput('changed', String(!isStored));
    setOutput('object-url', report.objectUrl);
    if (dryRun)
        return;
    if (isStored)
        log.info(`The archive is stored already: ${report.objectUrl}`);
    else {
        const local = { name: path, file, size, sha256 };
        await putFile(store, { key, local, headers, signal });
        report.uploaded = 1;
        report.uploadedBytes = size;
        log.info(`Published ${report.objectUrl}`);
    }
    // An address that contains the hash never changes. Another is purged each time: there is no state that records a debt.
    if (path.includes(sha256))
        return;
    const owed = owedPurges(new Map(), [path], purge);
    report.purgedPaths = await purgeAll(owed, purge.targets, context);
}

// EXTERNAL MODULE: ./.build/publish/site/files.js
var files = __webpack_require__(17295);
;// CONCATENATED MODULE: ./.build/publish/site/objects.js




/** Files that the manifest does not know are hashed; the others are not even opened. */
async function siteObjects({ folder, paths, manifest, rules, cleanUrls }, signal) {
    const unknown = paths.filter(path => manifest?.files.has(path) !== true);
    const digests = await digestFiles('sha256', unknown.map(name => ({ name, file: (0,external_node_path_.join)(folder, name) })), signal);
    const hashed = new Map(unknown.map((path, i) => [path, digests[i]]));
    const objects = paths.map((path) => {
        const known = manifest?.files.get(path);
        const computed = hashed.get(path);
        const { size, sha256 } = known ?? { size: computed?.size ?? 0, sha256: computed?.hex ?? '' };
        const headers = headersOf(path, rules, () => (0,files/* startsAsHtml */.b)(folder, path));
        return { path, name: path, file: (0,external_node_path_.join)(folder, path), size, sha256, headers };
    });
    return cleanUrls === 'none' ? objects : [...objects, ...copiesOf(objects)];
}
/** A file that has the name already wins. `/guides/` is the address of `guides/index.html` on every host. */
function copiesOf(objects) {
    const taken = new Set(objects.map(({ path }) => path));
    return objects.flatMap(object => {
        const path = object.path.replace(/\.html$/, '');
        if (path === object.path || /(^|\/)index$/.test(path) || taken.has(path))
            return [];
        return isPageType(object.headers.contentType) ? [{ ...object, path }] : [];
    });
}

// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
;// CONCATENATED MODULE: ./.build/publish/site/phase.js

/** Uploaded one after the other, so that whoever sees a page finds its assets, and whoever sees a list its pages. */
const PHASES = ['assets', 'pages', 'entry-points'];
/** `guides/x` beside `guides/x.html` counts as a page through its content type. */
function phaseOf(path, contentType) {
    if (path === 'index.html' || path === '404.html')
        return 'entry-points';
    if (isPageType(contentType))
        return 'pages';
    return isList(path) ? 'entry-points' : 'assets';
}
/** Sitemaps and search indexes name pages. One with a build hash in its name is itself named by pages. */
function isList(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (!hasBuildHash(path) &&
        /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*)$/i.test(name));
}

;// CONCATENATED MODULE: ./.build/publish/plan.js



/** Compares the site with what is known about the bucket. Pure: nothing is read, nothing is requested. */
function makePlan(objects, known, { now, keepRemovedMs }) {
    const site = new Set(objects.map(({ path }) => path));
    const uploads = [];
    const unchanged = [];
    for (const object of objects) {
        const reason = reasonToUpload(object, known.get(object.path));
        if (reason === undefined)
            unchanged.push(object);
        else
            uploads.push({ object, phase: phaseOf(object.path, object.headers.contentType), reason });
    }
    const removals = [];
    const kept = [];
    const left = new Map();
    const pages = { known: 0, removed: 0 };
    for (const [path, entry] of known) {
        const isPage = isPageType(entry.headers.contentType);
        // `guides/x` beside `guides/x.html` is a copy: a person counts one page.
        const isCounted = isPage && entry.leftAt === undefined && !known.has(`${path}.html`);
        if (isCounted)
            pages.known += 1;
        if (site.has(path))
            continue;
        const leftAt = entry.leftAt ?? now;
        left.set(path, { ...entry, leftAt });
        if (isPage) {
            removals.push({ path, reason: 'page left the site' });
            if (isCounted)
                pages.removed += 1;
        }
        else if (leftAt + keepRemovedMs > now)
            kept.push({ path, until: leftAt + keepRemovedMs });
        else
            removals.push({ path, reason: entry.leftAt === undefined ? 'asset left the site' : 'kept long enough' });
    }
    removals.sort((a, b) => Number(b.reason === 'page left the site') - Number(a.reason === 'page left the site'));
    const changed = uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path);
    const gone = removals.map(({ path }) => path);
    return {
        uploads: uploads.sort(byOrder),
        removals,
        kept,
        unchanged,
        purge: [...new Set([...changed, ...gone].flatMap(cdn_paths/* purgePathsOf */.z$))],
        pages,
        left
    };
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

;// CONCATENATED MODULE: ./.build/publish/plan-files.js




const PLAN_VERSION = 1;
/** Writes `plan.json`, and one list per phase for other upload programs. Returns the path of `plan.json`. */
function writePlan(folder, plan, { target, owed }) {
    const file = (0,external_node_path_.join)(folder, 'plan.json');
    const lists = (0,external_node_path_.join)(folder, 'plan');
    try {
        (0,external_node_fs_.mkdirSync)(lists, { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, planJson(plan, target, owed));
        for (const phase of PHASES) {
            const paths = plan.uploads.filter(upload => upload.phase === phase).map(({ object }) => object.path);
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lists, `${phase}.txt`), lines(paths));
        }
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lists, 'remove.txt'), lines(plan.removals.map(({ path }) => path)));
    }
    catch (error) {
        throw new failure/* Failure */.HR('site-file-unreadable', `The plan could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return file;
}
function planJson(plan, target, owed) {
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
        remove: plan.removals,
        keep: plan.kept.map(({ path, until }) => ({
            path,
            reason: 'asset left the site',
            until: new Date(until).toISOString()
        })),
        purge: [...owed].map(([name, paths]) => ({ target: name, paths }))
    };
    return `${JSON.stringify(content, undefined, 2)}\n`;
}
function lines(paths) {
    return paths.map(path => `${path}\n`).join('');
}

// EXTERNAL MODULE: ./.build/publish/state/state.js
var state_state = __webpack_require__(47397);
;// CONCATENATED MODULE: ./.build/publish/state/reconcile.js



/**
 * What is known about the bucket when the state is missing, damaged or unfinished: the listing decides. An object that
 * has the bytes of the site's file is adopted. Objects of others, which neither the state nor the site names, are
 * left out, so that nothing can remove them.
 */
async function reconcile({ store, prefix }, objects, state, context) {
    const site = new Map(objects.map(object => [object.path, object]));
    const found = await listBelow(store, prefix, path => site.has(path) || state.has(path));
    const known = new Map();
    const candidates = [];
    for (const [path, listed] of found) {
        const entry = state.get(path);
        const object = site.get(path);
        if (entry !== undefined && entry.etag !== '' && entry.etag === listed.etag)
            known.set(path, entry);
        else if (object !== undefined && object.size === listed.size && isPlainMd5(listed.etag))
            candidates.push({ object, entry, found: listed });
        else
            known.set(path, unknownBytes(listed, entry, object));
    }
    const digests = await md5Of(candidates.map(({ object }) => object), context.signal);
    await Promise.all(candidates.map(async ({ object, entry, found: listed }, i) => {
        const isSame = digests[i] === md5In(listed.etag);
        const unchecked = unknownBytes(listed, entry, object);
        if (!isSame)
            return void known.set(object.path, unchecked);
        const { size, sha256 } = object;
        // An interrupted run uploaded these bytes with these headers: only one with new headers leaves no hash.
        if (entry?.sha256 === sha256)
            return void known.set(object.path, { ...entry, size, etag: listed.etag });
        const headers = await store.throttle.run(async () => await headObject(store, prefix + object.path));
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
    for await (const { key, size, etag } of listObjects(store, prefix)) {
        const path = key.slice(prefix.length);
        if (key.startsWith(prefix) && path !== state_state/* STATE_PATH */.K && isOurs(path))
            found.set(path, { size, etag });
    }
    return found;
}
function unknownBytes({ size, etag }, entry, object) {
    const headers = entry?.headers ?? object?.headers ?? { contentType: '', cacheControl: '' };
    const leftAt = entry?.leftAt;
    return { size, etag, sha256: '', headers, ...(leftAt !== undefined && { leftAt }) };
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

;// CONCATENATED MODULE: ./.build/publish/state/state-file.js



const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const MAX_ATTEMPTS = 5;
/** Another run lost the race against this one, but may have overwritten objects: the bucket has to be read again. */
class Contested extends Error {
    name = 'Contested';
}
/** The state in the bucket, and the condition that keeps two runs from both writing it. */
class StateFile {
    #store;
    #key;
    #run;
    #context;
    #condition = 'new';
    #step = 0;
    constructor(store, prefix, run, context) {
        this.#store = store;
        this.#key = prefix + state_state/* STATE_PATH */.K;
        this.#run = run;
        this.#context = context;
    }
    /** The last state; undefined when there is none or it cannot be understood. */
    async read() {
        const found = await getObject(this.#store, this.#key);
        if (this.#condition !== 'none')
            this.#condition = found === undefined ? 'new' : { etag: found.etag };
        if (found === undefined)
            return undefined;
        const state = (0,state_state/* parseState */.Bu)(found.body);
        if (state === undefined)
            this.#context.log.warning(`The state ${this.#key} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`);
        return state;
    }
    /** Throws `publish-conflict` when another run wrote the state meanwhile, and Contested when that run gave up. */
    async write(content) {
        this.#step += 1;
        const body = (0,state_state/* serializeState */.sU)({
            ...content,
            run: this.#run,
            step: this.#step,
            writtenAt: this.#context.clock.now()
        });
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            if (await this.#put(body))
                return;
            const current = await this.read();
            if (current !== undefined && current.run !== this.#run)
                break;
            if (current?.contested === true)
                throw new Contested();
            // The response of the write was lost, or the store sent a wrong ETag before it.
            if (current?.step === this.#step)
                return;
        }
        // With the first write, nothing was uploaded yet.
        const hasUploaded = this.#step > 1;
        if (hasUploaded)
            await this.#mark(content.objects);
        throw new failure/* Failure */.HR('publish-conflict', hasUploaded
            ? 'Another run started to publish to the same target. This run stopped, and the other one continues.'
            : 'Another run is publishing to the same target. This run uploaded nothing.');
    }
    /**
     * Requests of this run may have overwritten objects of the winner. The mark makes the winner, or the next run, look
     * at every object; the keys that only this run knows are added, so that they can be removed.
     */
    async #mark(objects) {
        for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const current = await this.read();
            if (current === undefined)
                return;
            const ours = [...objects].filter(([path]) => !current.objects.has(path));
            const added = ours.map(([path, entry]) => [path, { ...entry, etag: '' }]);
            const marked = {
                ...current,
                status: 'in progress',
                contested: true,
                objects: new Map([...current.objects, ...added])
            };
            if (await this.#put((0,state_state/* serializeState */.sU)(marked)))
                return;
        }
    }
    /** False when the condition did not hold. */
    async #put(body) {
        const options = { headers: HEADERS, condition: this.#condition };
        const { status, etag } = await putIf(this.#store, this.#key, body, options);
        if (status === 'not-supported') {
            this.#context.log.warning('The store does not implement conditional writes, so two runs that publish at the same time are not noticed. Use a `concurrency` group in the workflow.');
            this.#condition = 'none';
            return await this.#put(body);
        }
        if (status === 'conflict')
            return false;
        if (this.#condition !== 'none')
            this.#condition = { etag };
        return true;
    }
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

;// CONCATENATED MODULE: ./.build/publish/upload.js








const PROGRESS_INTERVAL_MS = 5000;
const MAX_NAMED = 5;
/** Files that the manifest describes wrongly, found before the first upload. The same size with other bytes shows later. */
function checkFiles(uploads) {
    const changed = [];
    for (const { object } of uploads) {
        try {
            if ((0,external_node_fs_.statSync)(object.file).size !== object.size)
                changed.push(object.name);
        }
        catch (error) {
            throw (0,file_body/* explainFileError */.Yd)(error, object);
        }
    }
    if (changed.length === 0)
        return;
    const more = changed.length > MAX_NAMED ? ` and ${changed.length - MAX_NAMED} more` : '';
    throw new failure/* Failure */.HR('site-file-changed', `The size of these files is not the one in the manifest: ${changed.slice(0, MAX_NAMED).join(', ')}${more}. Nothing was uploaded.`);
}
/** Batch by batch, each complete before the next begins. `onStored` gets the ETag of every object. */
async function upload(uploads, destination, onStored, context) {
    const { store, prefix } = destination;
    const progress = new Progress(uploads, context);
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
/** Pages first: while an asset exists, no page needs to do without it. */
async function removeAll(removals, destination, onRemoved, context) {
    const isPage = ({ reason }) => reason === 'page left the site';
    for (const batch of [removals.filter(isPage), removals.filter(each => !isPage(each))]) {
        await forEachItem(batch, { ...destination, signal: context.signal }, async ({ path }, signal) => {
            await deleteObject(destination.store, destination.prefix + path, signal);
            onRemoved(path);
        });
    }
}
class Progress {
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

;// CONCATENATED MODULE: ./.build/publish/site-publication.js








const MAX_EXAMPLES = 50;
/** Brings the bucket from what it is to what the site is. */
class SitePublication {
    #inputs;
    #destination;
    #stateFile;
    #objects;
    #report;
    #context;
    constructor(inputs, { destination, stateFile, objects, report }, context) {
        this.#inputs = inputs;
        this.#destination = destination;
        this.#stateFile = stateFile;
        this.#objects = objects;
        this.#report = report;
        this.#context = context;
    }
    async run(state) {
        for (let current = state;;) {
            try {
                await this.#runOnce(current);
                return;
            }
            catch (error) {
                if (!(error instanceof Contested))
                    throw error;
                this.#context.log.warning('Another run published to the same target at the same time and gave up. Every object is compared with the bucket again.');
                current = await this.#stateFile.read();
            }
        }
    }
    async #runOnce(state) {
        const { log, clock } = this.#context;
        const known = await this.#known(state);
        const plan = makePlan(this.#objects, known, {
            now: clock.now(),
            keepRemovedMs: this.#inputs.keepRemovedMs
        });
        const owed = owedPurges(state?.owed ?? new Map(), plan.purge, this.#inputs.purge);
        this.#tell(plan, owed);
        this.#checkRemovals(plan);
        checkFiles(plan.uploads);
        const { dryRun } = this.#inputs;
        if (dryRun)
            return;
        const isSettled = state?.status === 'done' && owed.size === 0 && !hasMoved(plan, known);
        if (plan.uploads.length + plan.removals.length === 0 && isSettled) {
            log.info('Nothing to publish: the bucket is up to date.');
            return;
        }
        await this.#apply(plan, known, owed);
    }
    /** A finished state is believed; otherwise the bucket is read. */
    async #known(state) {
        if (state !== undefined && state.status !== 'in progress')
            return state.objects;
        const { log } = this.#context;
        if (state !== undefined)
            log.info('The last run did not finish.');
        return await log.group('Comparing the site with the bucket', async () => await reconcile(this.#destination, this.#objects, state?.objects ?? new Map(), this.#context));
    }
    #tell(plan, owed) {
        const { log, setOutput } = this.#context;
        const { uploads, removals, kept, unchanged } = plan;
        const uploadBytes = uploads.reduce((sum, { object }) => sum + object.size, 0);
        Object.assign(this.#report, {
            changed: uploads.length + removals.length > 0,
            planned: { uploads: uploads.length, uploadBytes, removals: removals.length },
            unchanged: unchanged.length,
            kept: kept.length,
            examples: [
                examplesOf('New', uploads.filter(({ reason }) => reason === 'new').map(({ object }) => object.path)),
                examplesOf('Changed', uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path)),
                examplesOf('Removed', removals.map(({ path }) => path))
            ]
        });
        log.info(`Plan: ${uploads.length} objects to upload (${(0,units/* formatBytes */.z3)(uploadBytes)}), ${unchanged.length} unchanged, ${removals.length} to remove, ${kept.length} removed assets kept, ${[...owed.values()].flat().length} paths to purge.`);
        setOutput('plan-path', writePlan(this.#inputs.planFolder, plan, { target: this.#inputs.target.text, owed }));
        setOutput('changed', String(uploads.length + removals.length > 0));
        setOutput('unchanged', unchanged.length);
        setOutput('kept', kept.length);
    }
    #checkRemovals({ pages: { known, removed }, removals }) {
        const { maxRemoved } = this.#inputs;
        if (removed <= known * maxRemoved)
            return;
        const percent = (part) => `${Math.round(part * 1000) / 10}%`;
        const names = removals.slice(0, 3).map(({ path }) => path);
        throw new failure/* Failure */.HR('too-many-removed', `${removed} of ${known} pages (${percent(removed / known)}) would be removed, and \`max-removed\` is ${percent(maxRemoved)}. For example: ${names.join(', ')}. Nothing was uploaded.`);
    }
    /** Assets, pages, entry points, state, purge, removals, state: at any moment, a page that readers see is complete. */
    async #apply(plan, known, owed) {
        const { log } = this.#context;
        const objects = new Map([...known, ...plan.left]);
        for (const { path } of plan.unchanged) {
            const entry = known.get(path);
            if (entry?.leftAt === undefined)
                continue;
            const { size, sha256, etag, headers } = entry;
            objects.set(path, { size, sha256, etag, headers });
        }
        const report = this.#report;
        if (plan.uploads.length > 0) {
            const pending = plan.uploads.map(({ object: { path, size, sha256, headers }, reason }) => {
                // With the bytes unchanged, a later run could not tell whether the object has the new headers already.
                const entry = { size, sha256: reason === 'headers changed' ? '' : sha256, etag: '', headers };
                return [path, entry];
            });
            await this.#stateFile.write({ status: 'in progress', objects: new Map([...objects, ...pending]), owed });
            await log.group(`Uploading ${plan.uploads.length} objects`, async () => {
                await upload(plan.uploads, this.#destination, ({ object: { path, size, sha256, headers } }, etag) => {
                    objects.set(path, { size, sha256, etag, headers });
                    report.uploaded += 1;
                    report.uploadedBytes += size;
                }, this.#context);
            });
        }
        if (owed.size > 0 || plan.removals.length > 0) {
            await this.#stateFile.write({ status: 'uploaded', objects, owed });
            await this.#purge(objects, owed);
            await removeAll(plan.removals, this.#destination, path => {
                objects.delete(path);
                report.removed += 1;
            }, this.#context);
        }
        await this.#stateFile.write({ status: 'done', objects, owed });
    }
    async #purge(objects, owed) {
        if (owed.size === 0)
            return;
        const before = owed.size;
        try {
            await this.#context.log.group('Purging the CDN', async () => {
                this.#report.purgedPaths += await purgeAll(owed, this.#inputs.purge.targets, this.#context);
            });
        }
        catch (error) {
            if (owed.size < before && !this.#context.signal.aborted) {
                await this.#stateFile.write({ status: 'uploaded', objects, owed });
            }
            throw error;
        }
    }
}
/** Whether assets left the site or came back without any upload: the state has to record the time. */
function hasMoved(plan, known) {
    const isNew = [...plan.left.keys()].some(path => known.get(path)?.leftAt === undefined);
    return isNew || plan.unchanged.some(({ path }) => known.get(path)?.leftAt !== undefined);
}
function examplesOf(label, paths) {
    return { label, paths: paths.slice(0, MAX_EXAMPLES), count: paths.length };
}

// EXTERNAL MODULE: ./.build/runtime/markdown.js
var markdown = __webpack_require__(27076);
;// CONCATENATED MODULE: ./.build/publish/summary.js


const MAX_NAME = 300;
const MAX_TEXT = 2000;
/** The job summary as Markdown: what was published, what changed, and what to do next. */
function renderSummary(report) {
    const { failure } = report;
    const sections = [
        `## ${heading(report)}`,
        highlights(report),
        failure && (0,markdown/* alert */.xE)('CAUTION', [`**${summary_text(failure.message)}**`, summary_text(failure.advice), (0,markdown/* code */.aY)(failure.code)]),
        counts(report),
        ...report.examples.map(examples)
    ];
    return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`;
}
function heading({ failure, dryRun, changed, objectUrl }) {
    if (failure !== undefined)
        return failure.code === 'purge-failed' ? 'Published, but not purged' : 'Not published';
    if (dryRun)
        return 'Publish plan (dry run)';
    if (changed === false)
        return 'Nothing to publish';
    return objectUrl === undefined ? 'Site published' : 'Archive published';
}
function highlights({ target, siteUrl, objectUrl, startedAt, endedAt }) {
    return [
        siteUrl === undefined ? (0,markdown/* code */.aY)((0,markdown/* clip */.$Q)(target, MAX_NAME)) : `**${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(siteUrl, MAX_NAME), siteUrl)}**`,
        objectUrl === undefined ? undefined : (0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(objectUrl, MAX_NAME), objectUrl),
        endedAt === undefined ? undefined : (0,units/* formatDuration */.a3)(endedAt - startedAt)
    ]
        .filter(fact => fact !== undefined)
        .join(' · ');
}
function counts(report) {
    const { planned, dryRun } = report;
    if (planned === undefined)
        return '';
    const rows = dryRun
        ? [
            ['To upload', `${planned.uploads} objects, ${(0,units/* formatBytes */.z3)(planned.uploadBytes)}`],
            ['To remove', `${planned.removals}`]
        ]
        : [
            [
                'Uploaded',
                `${report.uploaded} of ${planned.uploads} objects, ${(0,units/* formatBytes */.z3)(report.uploadedBytes)}`
            ],
            ['Removed', `${report.removed} of ${planned.removals}`],
            ['Purged', `${report.purgedPaths} paths`]
        ];
    return (0,markdown/* table */.tp)(['Objects', ''], [
        ...rows,
        ['Unchanged', `${report.unchanged}`],
        ['Kept for open tabs', `${report.kept}`],
        ['Target', (0,markdown/* code */.aY)(report.target)]
    ]);
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










/** Publishes the folder or the archive. Outputs and the summary also tell what a failed run has done. */
async function main(inputs, context) {
    const { clock, log, setOutput, writeSummary } = context;
    maskSecrets(inputs, log);
    const report = {
        target: inputs.target.text,
        siteUrl: inputs.siteUrl?.href,
        dryRun: inputs.dryRun,
        ...{ uploaded: 0, uploadedBytes: 0, unchanged: 0, removed: 0, kept: 0, purgedPaths: 0 },
        examples: [],
        startedAt: clock.now()
    };
    try {
        await publish(inputs, report, context);
    }
    catch (error) {
        const stopped = (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs: inputs.timeoutMs,
            state: 'Readers still see complete pages.',
            advice: 'Run again: only what is missing is uploaded.'
        });
        report.failure = (0,failure/* asFailure */.h_)(stopped);
        throw stopped;
    }
    finally {
        report.endedAt = clock.now();
        setOutput('uploaded', report.uploaded);
        setOutput('uploaded-bytes', report.uploadedBytes);
        setOutput('removed', report.removed);
        setOutput('purged-paths', report.purgedPaths);
        await writeSummary(renderSummary(report));
    }
}
async function publish(inputs, report, context) {
    const { bucket, credentials, concurrency, source, target } = inputs;
    if (bucket.endpoint?.protocol === 'http:' && !isLoopback(bucket.endpoint))
        context.log.warning('`endpoint` is not https: others on the network can read the requests.');
    const store = new Store(bucket, credentials, concurrency, context);
    const destination = { store, prefix: target.prefix, concurrency };
    if (source.kind === 'archive') {
        await publishArchive({ ...inputs, ...source }, destination, report, context);
        return;
    }
    const run = randomId(context.random);
    const stateFile = new StateFile(store, target.prefix, run, context);
    const [state, objects] = await Promise.all([
        stateFile.read(),
        siteObjects({ ...inputs, ...source }, context.signal)
    ]);
    const planFolder = (0,external_node_path_.join)(inputs.tempDir, `publish-${run}`);
    const parts = { destination, stateFile, objects, report };
    await new SitePublication({ ...inputs, planFolder }, parts, context).run(state);
}
/** Before anything else happens: every later line may contain a secret. */
function maskSecrets({ credentials, cloudflareToken }, log) {
    const { accessKeyId, secretAccessKey, sessionToken } = credentials;
    for (const secret of [accessKeyId, secretAccessKey, sessionToken, cloudflareToken]) {
        if (secret === undefined)
            continue;
        for (const variant of new Set([secret, ...(0,secrets/* encodedVariants */.r)(secret)]))
            log.mask(variant);
    }
}
function isLoopback({ hostname }) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
function randomId(random) {
    const part = () => Math.floor(random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0');
    return part() + part();
}


/***/ }),

/***/ 17295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ startsAsHtml),
/* harmony export */   k: () => (/* binding */ listSite)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _s3_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41233);
/* harmony import */ var _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55772);
/* harmony import */ var _state_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47397);






/** An annotation ends after 4,096 characters. */
const MAX_NAMED = 5;
/** Names only: what the manifest knows need not be read from disk. Synchronous: four times faster for many files. */
function listSite(folder, prefix) {
    const paths = [];
    const links = [];
    const special = [];
    const refused = [];
    const visit = (relative) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, relative), { withFileTypes: true })) {
            const path = relative === '' ? entry.name : `${relative}/${entry.name}`;
            const problem = (0,_s3_address_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfKey */ .q6)(path, prefix);
            if (entry.isSymbolicLink())
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
    const reserved = paths.filter(path => path.startsWith(_state_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_FOLDER */ .P2));
    const isEmpty = paths.length + links.length + special.length + refused.length === 0;
    return {
        paths: paths.sort(),
        problems: [
            isEmpty && '`site-path` is an empty folder',
            !isEmpty && !paths.includes('index.html') && '`site-path` has no index.html',
            some(links, '`site-path` contains symbolic links, which are not followed'),
            some(special, '`site-path` contains entries that are neither files nor folders'),
            some(refused, '`site-path` contains names that no store accepts'),
            some(reserved, '`site-path` contains files in the folder of the state')
        ].filter(problem => typeof problem === 'string')
    };
}
function some(paths, text) {
    if (paths.length === 0)
        return false;
    const more = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
    return `${text}: ${paths.slice(0, MAX_NAMED).join(', ')}${more}`;
}
/** Whether the file begins as an HTML document does, after white space and a byte order mark. */
function startsAsHtml(folder, path) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), 'r');
        const bytes = Buffer.alloc(256);
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes);
        return /^\ufeff?\s*<(!doctype html|html)\b/i.test(bytes.toString('utf8', 0, length));
    }
    catch (error) {
        throw (0,_s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .explainFileError */ .Yd)(error, { name: path });
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 15071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ parseRules),
/* harmony export */   o4: () => (/* binding */ firstMatch)
/* harmony export */ });
/* unused harmony export globToRegExp */
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
            rules.push({ pattern: globToRegExp(glob.trim()), value: value.trim().replace(/\s+/g, ' ') });
    }
    return { rules, problems };
}
function firstMatch(rules, path) {
    return rules.find(({ pattern }) => pattern.test(path))?.value;
}
/**
 * `*` and `?` stop at `/`, `**` does not; `**` as a whole segment also matches no segment at all. A leading `/` means
 * the same as none. Patterns with few wildcards only: see the test for what a long row of them costs.
 */
function globToRegExp(glob) {
    const source = glob.replace(/^\//, '').replace(/\*{2,}\/?|\*|\?|[^*?]+/g, (token, at) => {
        if (token === '?')
            return '[^/]';
        if (token === '*')
            return '[^/]*';
        const startsSegment = at === 0 || glob[glob.startsWith('/') ? at : at - 1] === '/';
        if (token.startsWith('**')) {
            if (!token.endsWith('/'))
                return '.*';
            return startsSegment ? '(?:.*/)?' : '.*/';
        }
        return token.replace(/[.+^${}()|[\]\\/-]/g, '\\$&');
    });
    return new RegExp(`^${source}$`, 's');
}


/***/ }),

/***/ 47397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ parseState),
/* harmony export */   K: () => (/* binding */ STATE_PATH),
/* harmony export */   P2: () => (/* binding */ STATE_FOLDER),
/* harmony export */   sU: () => (/* binding */ serializeState)
/* harmony export */ });
/* harmony import */ var _s3_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41233);

const STATE_FOLDER = '.static-export/';
const STATE_PATH = `${STATE_FOLDER}state.json`;
const STATE_VERSION = 1;
/** One line per object, sorted by path: readable, and comparable line by line. */
function serializeState(state) {
    const kinds = new Map();
    const lines = [];
    for (const [path, { size, sha256, etag, headers, leftAt }] of [...state.objects].sort(byPath)) {
        const kind = JSON.stringify([headers.contentType, headers.cacheControl]);
        let index = kinds.get(kind);
        if (index === undefined)
            kinds.set(kind, (index = kinds.size));
        const left = leftAt === undefined ? undefined : new Date(leftAt).toISOString();
        lines.push(`    ${JSON.stringify({ path, size, sha256, etag, headers: index, left })}`);
    }
    const head = {
        stateVersion: STATE_VERSION,
        status: state.status,
        run: state.run,
        step: state.step,
        writtenAt: new Date(state.writtenAt).toISOString(),
        owed: Object.fromEntries(state.owed),
        ...(state.contested === true && { contested: true })
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
    const { status, run, step, writtenAt, owed, headers, objects } = read;
    if (status !== 'in progress' && status !== 'uploaded' && status !== 'done')
        return undefined;
    const time = timeOf(writtenAt);
    if (typeof run !== 'string' || !isCount(step) || time === undefined)
        return undefined;
    if (!isRecord(owed) || !Array.isArray(headers) || !Array.isArray(objects))
        return undefined;
    const paths = Object.entries(owed).map(([target, list]) => [target, list]);
    const kinds = headers.map(headersFrom);
    if (!paths.every(isPathList) || !kinds.every(kind => kind !== undefined))
        return undefined;
    const entries = new Map();
    for (const each of objects) {
        const entry = isRecord(each) ? entryFrom(each, kinds) : undefined;
        if (entry === undefined)
            return undefined;
        entries.set(...entry);
    }
    return {
        ...{ status, run, step, writtenAt: time, objects: entries, owed: new Map(paths) },
        ...(read['contested'] === true && { contested: true })
    };
}
function entryFrom({ path, size, sha256, etag, headers, left }, kinds) {
    // Paths become keys of requests that delete: one that leaves the prefix must not get that far.
    if (typeof path !== 'string' || (0,_s3_address_js__WEBPACK_IMPORTED_MODULE_0__/* .problemOfKey */ .q6)(path) !== undefined)
        return undefined;
    if (!isCount(size) || typeof sha256 !== 'string' || typeof etag !== 'string')
        return undefined;
    const kind = isCount(headers) ? kinds[headers] : undefined;
    const leftAt = left === undefined ? undefined : timeOf(left);
    if (kind === undefined || (left !== undefined && leftAt === undefined))
        return undefined;
    return [path, { size, sha256, etag, headers: kind, ...(leftAt !== undefined && { leftAt }) }];
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

/***/ 41233:
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
        return `"${target}" has no bucket: write s3://bucket/prefix`;
    if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
        return `"${bucket}" is not the name of a bucket`;
    const segments = path.replace(/^\/+|\/+$/g, '').split('/');
    if (path !== '' && segments.some(segment => problemOfSegment(segment) !== undefined))
        return `"${target}" has a prefix with an empty segment, \`.\`, \`..\` or control characters`;
    const prefix = segments.join('/');
    return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
const MAX_KEY_BYTES = 1024;
/** An empty segment, one of dots, or a character that is not plain ASCII: segments are looked at one by one then. */
const MAY_BE_REFUSED = /^\/|\/\/|\/$|^$|(?:^|\/)\.|[^ -~]/;
/** Why no store takes an object with this path, or undefined. */
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
    return segment.isWellFormed() && !segment.includes('\ufffd') ? undefined : 'is not valid UTF-8';
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



/** Smaller files are read at once: one call a file is several times cheaper than a stream. */
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
/** Sorted by the encoded names, as the signature wants it and as it is sent. */
function encodeQuery(query) {
    return Object.entries(query)
        .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
        .sort()
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
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   Yt: () => (/* binding */ elements),
/* harmony export */   oB: () => (/* binding */ elementText)
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
function escapeXml(text) {
    return text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
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


/***/ })

};
