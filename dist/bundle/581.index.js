export const id = 581;
export const ids = [581];
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
/**
 * Posts to the API of a CDN, with the one retry policy. Throws `purge-failed`. `now` is the time of the store. If
 * the CDN's clock differs, its time is used.
 */
async function postToCdn(request, context) {
    const { what, url, headers, body, secrets, isDone = () => true } = request;
    const { explain, temporaryCodes } = request;
    const redact = (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redactor */ .$p)(secrets);
    let isReached = false;
    let correctionMs;
    let isClockCorrected = false;
    const attempt = async () => {
        isClockCorrected = false;
        const now = context.now() + (correctionMs ?? 0);
        const limits = { idleTimeoutMs: IDLE_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES };
        const response = await (0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w$)({ method: 'POST', url, headers: headers(now), body, ...limits }, context);
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
        const reason = `${what} failed: ${redact((0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error))}. The upload is complete.`;
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('purge-failed', reason, { cause: error });
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
/* harmony import */ var _site_base_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62772);
/* harmony import */ var _s3_signature_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97944);
/* harmony import */ var _s3_xml_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79339);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76875);
/* harmony import */ var _cdn_request_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41508);







/** CloudFront accepts this many paths in progress per distribution, so `purge-max-paths` cannot be higher. */
const MAX_PATHS = 3000;
/** Returns the number of paths; everything counts as one. */
async function purgeCloudFront({ distribution, endpoint, credentials, sitePath }, paths, context) {
    const signer = new _s3_signature_js__WEBPACK_IMPORTED_MODULE_3__/* .Signer */ .lf(credentials, { region: 'us-east-1', service: 'cloudfront' });
    const base = endpoint.pathname.replace(/\/+$/, '');
    const path = `${base}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
    const wanted = paths.includes(_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .EVERYTHING */ .Qz) ? everything(sitePath) : paths;
    const body = invalidation(wanted, context);
    const type = { 'content-type': 'application/xml' };
    const request = { method: 'POST', host: endpoint.host, path, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body), headers: type };
    await (0,_cdn_request_js__WEBPACK_IMPORTED_MODULE_6__/* .postToCdn */ .B)({
        what: `Purge of CloudFront distribution ${distribution}`,
        url: new URL(`${endpoint.origin}${path}`),
        headers: now => signer.sign(request, now),
        body,
        secrets: Object.values(credentials),
        explain: xml => ({ code: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_4__/* .elementText */ .o)(xml, 'Code') ?? '', message: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_4__/* .elementText */ .o)(xml, 'Message') ?? '' }),
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
    const base = (0,_site_base_path_js__WEBPACK_IMPORTED_MODULE_2__/* .baseFolder */ .YR)(sitePath);
    return base === '/' ? ['/*'] : [base.slice(0, -1), `${base}*`];
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
/* harmony export */   Ln: () => (/* binding */ MAX_SINGLE_PATHS),
/* harmony export */   Qz: () => (/* binding */ EVERYTHING),
/* harmony export */   wd: () => (/* binding */ absolutePaths),
/* harmony export */   z$: () => (/* binding */ purgePathsOf)
/* harmony export */ });
/* harmony import */ var _site_base_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62772);
/* harmony import */ var _site_url_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65232);


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
/** Above this, everything is purged, unless `purge-max-paths` says otherwise. */
const MAX_SINGLE_PATHS = 100;
/** CloudFront reads a plain asterisk as a wildcard. */
const WILDCARD_AS_TEXT = '%2A';
/** The absolute paths to purge: percent-encoded, below the path of `site-url`; or everything, above `maxPaths`. */
function absolutePaths(paths, sitePath, maxPaths) {
    if (paths.length > maxPaths)
        return [EVERYTHING];
    const base = (0,_site_base_path_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(sitePath);
    return [
        ...new Set(paths.flatMap(path => path === '' && base !== '/'
            ? [base, base.slice(0, -1)]
            : [base + (0,_site_url_path_js__WEBPACK_IMPORTED_MODULE_1__/* .encodePath */ .O)(path).replaceAll('*', WILDCARD_AS_TEXT)]))
    ].sort();
}


/***/ }),

/***/ 44246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qh: () => (/* binding */ INPUT_NAMES),
  ir: () => (/* binding */ apiOf),
  Tf: () => (/* binding */ credentialsFrom),
  Ko: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 3 modules
var schemas = __webpack_require__(63619);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/cdn/cloudfront.js
var cloudfront = __webpack_require__(3419);
// EXTERNAL MODULE: ./.build/src/cdn/paths.js
var paths = __webpack_require__(76875);
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
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var runtime_problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/site/placeholders.js
var placeholders = __webpack_require__(70701);
;// CONCATENATED MODULE: ./.build/src/publish/read/archive-key.js



/** Makes the key from the digest of the archive. */
function archiveKey(template, manifest, prefix) {
    const values = {
        version: manifest?.version ?? null,
        'job-id': manifest?.jobId ?? null,
        domain: manifest?.domain ?? null
    };
    const { known, unknown } = (0,placeholders/* placeholdersIn */.Qf)(template);
    const missing = known.filter(name => values[name] === null);
    if (unknown.length + missing.length > 0) {
        return new runtime_problem/* Problem */.AF(...unknown.map(name => `\`archive-key\` has an unknown placeholder {${name}}: use ${placeholders/* PLACEHOLDER_CHOICES */.DF}`), ...missing.map(name => `\`archive-key\` uses {${name}}, which the manifest does not have`));
    }
    // A version such as `release/1.2` stays one segment of the key.
    const keyOf = (sha256) => (0,placeholders/* fillPlaceholders */.Ct)(template, name => (values[name] ?? sha256).replaceAll('/', '-')).replace(/^\/+/, '');
    const problem = (0,bucket_address/* problemOfKey */.q6)(keyOf('0'.repeat(64)), prefix);
    return problem === undefined ? keyOf : new runtime_problem/* Problem */.AF(`\`archive-key\` ${problem}`);
}

// EXTERNAL MODULE: ./.build/src/publish/read/site-files.js
var site_files = __webpack_require__(60343);
// EXTERNAL MODULE: ./.build/src/site/export-files.js
var export_files = __webpack_require__(90675);
// EXTERNAL MODULE: ./.build/src/site/manifest.js
var site_manifest = __webpack_require__(80982);
;// CONCATENATED MODULE: ./.build/src/publish/read/site-manifest.js




/** Undefined when there is no manifest at the default place, or something else with its name. */
function readSiteManifest(path, isDefault) {
    const manifest = (0,export_files/* loadInput */.lJ)('manifest-path', path, site_manifest/* parseManifest */.Ng);
    // Web applications have a manifest.json as well.
    if (manifest instanceof runtime_problem/* Problem */.AF)
        return isDefault ? undefined : manifest;
    const files = new Map(manifest.files.map(file => [file.path, file]));
    return { ...manifest, files, modifiedAt: (0,external_node_fs_.statSync)(path).mtimeMs };
}

// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
;// CONCATENATED MODULE: ./.build/src/publish/read/publish-source.js








/** As `manifest-path`: all files are hashed. */
const NO_MANIFEST = 'none';
/** Reads names, not contents. `prefix`: that of the target. */
function readSource(given, workspace, prefix) {
    const { 'site-path': sitePath, 'archive-path': archivePath, 'manifest-path': manifestPath } = given;
    if (sitePath !== undefined && archivePath !== undefined)
        return new runtime_problem/* Problem */.AF('`site-path` and `archive-path` exclude each other: set one of them');
    const path = sitePath ?? archivePath;
    if (path === undefined)
        return new runtime_problem/* Problem */.AF('`site-path` is missing: set it to the folder to publish, or set `archive-path`');
    const place = (0,external_node_path_.resolve)(workspace, path);
    const manifest = manifestBeside(place, manifestPath, workspace);
    const known = manifest instanceof runtime_problem/* Problem */.AF ? undefined : manifest;
    if (sitePath === undefined) {
        const template = given['archive-key'] ?? (/\.zip$/i.test(place) ? '{sha256}.zip' : '{sha256}.tar.gz');
        const keyOf = archiveKey(template, known, prefix);
        return (0,runtime_problem/* collect */.Fo)({ kind: 'archive', file: checkArchive(place), manifest, keyOf });
    }
    const paths = isFolder(place)
        ? (0,site_files/* listSite */.k_)(place, prefix)
        : new runtime_problem/* Problem */.AF(`\`site-path\` is not a folder: ${place}`);
    const unused = given['archive-key'] !== undefined &&
        new runtime_problem/* Problem */.AF('`archive-key` has no effect with `site-path`: remove it, or set `archive-path` instead');
    const lacking = known !== undefined && !(paths instanceof runtime_problem/* Problem */.AF) && missingFiles(known, paths);
    const checked = (0,runtime_problem/* collect */.Fo)([paths, manifest, lacking, unused]);
    return checked instanceof runtime_problem/* Problem */.AF
        ? checked
        : (0,runtime_problem/* collect */.Fo)({ kind: 'site', folder: place, paths, manifest });
}
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
    return new runtime_problem/* Problem */.AF(`\`site-path\` lacks files that the manifest lists: ${(0,with_more/* withMore */.i)(missing, 5).join(', ')}`);
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function checkArchive(file) {
    try {
        const status = (0,external_node_fs_.statSync)(file);
        if (!status.isFile())
            return new runtime_problem/* Problem */.AF(`\`archive-path\` is not a file: ${file}`);
        return status.size === 0 ? new runtime_problem/* Problem */.AF(`\`archive-path\` is an empty file: ${file}`) : file;
    }
    catch (error) {
        return new runtime_problem/* Problem */.AF(`\`archive-path\` cannot be read: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/parse-url.js
var parse_url = __webpack_require__(18667);
;// CONCATENATED MODULE: ./.build/src/publish/inputs.js














const DAY_MS = 24 * 3_600_000;
const MAX_KEEP_DAYS = 365;
const inputs_rules = (0,input_fields/* field */.ZZ)(rules/* parseRules */.N);
const keepRemoved = (0,input_fields/* field */.ZZ)(value => {
    const [, days, rest = ''] = /^(?:(\d+)d)?(.*)$/s.exec(value) ?? [];
    const isNumber = /^\d+(\.\d+)?$/.test(rest);
    const hint = 'use 7d, 12h, 1d12h, or 0';
    // A bare number is minutes elsewhere, and days are meant here.
    if (isNumber && Number(value) !== 0)
        return new runtime_problem/* Problem */.AF(`"${value}" has no unit: ${hint}`);
    const ms = rest === '' && days !== undefined ? 0 : (0,units/* parseDuration */.E9)(rest);
    if (ms === undefined)
        return new runtime_problem/* Problem */.AF(`"${value}" is not a duration: ${hint}`);
    const total = Number(days ?? 0) * DAY_MS + ms;
    return total <= MAX_KEEP_DAYS * DAY_MS ? total : new runtime_problem/* Problem */.AF(`${value} is more than ${MAX_KEEP_DAYS} days`);
});
const inputs_address = (0,input_fields/* field */.ZZ)(input_fields/* webAddress */.Dy);
const purge = (0,input_fields/* field */.ZZ)(value => (0,runtime_problem/* collect */.Fo)((0,input_fields/* entriesOf */.Mc)(value).map(name => {
    const [, cdn, id] = /^(cloudfront|cloudflare):([\w-]*)$/.exec(name) ?? [];
    if (id === '')
        return new runtime_problem/* Problem */.AF(`"${name}" has no id: the variable after the colon is probably empty`);
    if ((cdn === 'cloudfront' || cdn === 'cloudflare') && id !== undefined)
        return { name, cdn, id };
    return new runtime_problem/* Problem */.AF(`"${name}" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE`);
})));
const target = (0,input_fields/* field */.ZZ)(value => {
    const parsed = (0,bucket_address/* parseTarget */.hu)(value);
    return parsed instanceof runtime_problem/* Problem */.AF ? parsed : { ...parsed, text: value };
});
const anything = schemas/* optional */.lqM(schemas/* string */.YjP());
const fields = schemas/* object */.Ikc({
    'site-path': anything,
    'manifest-path': anything,
    'archive-path': anything,
    'archive-key': anything,
    target: (0,input_fields/* required */.mw)('set it to s3://bucket/prefix', target),
    endpoint: schemas/* optional */.lqM(inputs_address),
    region: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[a-z0-9-]+$/i.test(value) ? undefined : `"${value}" is not a region`))),
    'cache-control': schemas/* optional */.lqM(inputs_rules),
    'content-types': schemas/* optional */.lqM(inputs_rules),
    'clean-urls': schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['none', 'copies']), 'none'),
    'keep-removed': schemas/* _default */.Rvf(keepRemoved, retention/* KEEP_REMOVED_MS */.kr),
    'max-removed': schemas/* _default */.Rvf(input_fields/* share */.uM, retention/* MAX_REMOVED */.ev),
    concurrency: schemas/* _default */.Rvf((0,input_fields/* count */.U9)(256), 64),
    'dry-run': schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    purge: schemas/* _default */.Rvf(purge, []),
    'site-url': schemas/* optional */.lqM(inputs_address),
    'cloudflare-token': schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[\x21-\x7e]+$/.test(value) ? undefined : 'contains white space or special characters'))),
    'purge-max-paths': schemas/* _default */.Rvf((0,input_fields/* count */.U9)(cloudfront/* MAX_PATHS */.K), paths/* MAX_SINGLE_PATHS */.Ln),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 30 * 60_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run needs. The folder is read as well: one error lists all problems, before the first request. */
function readInputs(given, variables) {
    // In a workflow, a variable that does not exist is empty.
    const environment = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
    const { workspace, tempDir } = (0,runner/* readRunner */.f)(environment);
    const read = (0,input_fields/* readFields */.qU)(fields, given, parsed => {
        const credentials = credentialsFrom(environment) ?? missingCredentials(environment);
        return {
            source: readSource(given, workspace, parsed.target instanceof runtime_problem/* Problem */.AF ? '' : parsed.target.prefix),
            credentials,
            endpoint: endpointOf(parsed),
            purge: purgeTargets(parsed, credentials, environment),
            'cloudflare-token': tokenOf(parsed)
        };
    });
    const { target, endpoint, 'site-url': siteUrl } = read;
    const region = read.region ?? environment['AWS_REGION'] ?? 'us-east-1';
    return {
        source: read.source,
        target,
        credentials: read.credentials,
        siteUrl,
        bucket: { name: target.bucket, endpoint, region },
        rules: { cacheControl: read['cache-control'] ?? [], contentTypes: read['content-types'] ?? [] },
        cleanUrls: read['clean-urls'],
        keepRemovedMs: read['keep-removed'],
        maxRemoved: read['max-removed'],
        concurrency: read.concurrency,
        dryRun: read['dry-run'],
        purge: {
            targets: read.purge,
            sitePath: siteUrl?.pathname ?? '/',
            maxPaths: read['purge-max-paths']
        },
        tempDir,
        runAddress: runAddressFrom(environment),
        errorsPage: (0,docs_url/* errorsPage */.P)(environment),
        timeoutMs: read.timeout
    };
}
function missingCredentials({ GITHUB_ACTIONS: isRunner }) {
    const missing = '`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set in the environment';
    return new runtime_problem/* Problem */.AF(isRunner === 'true'
        ? `${missing}: use aws-actions/configure-aws-credentials before this step, in a job with \`permissions: id-token: write\`, or set them in \`env\` of this step. Secrets are empty in runs started from a fork`
        : `${missing}. A profile of the AWS CLI prints them: \`aws configure export-credentials --format env\``);
}
function credentialsFrom(environment) {
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
    if (!accessKeyId || !secretAccessKey)
        return undefined;
    return { accessKeyId, secretAccessKey, sessionToken: environment['AWS_SESSION_TOKEN'] || undefined };
}
/** As the dashboard of R2 shows it. Every object would be stored below a folder named like the bucket. */
function endpointOf({ endpoint, target }) {
    if (!(endpoint instanceof URL) || target instanceof runtime_problem/* Problem */.AF)
        return endpoint;
    const last = endpoint.pathname.split('/').findLast(part => part !== '');
    return target.bucket === last
        ? new runtime_problem/* Problem */.AF(`\`endpoint\` ends with the name of the bucket: remove /${last}, which \`target\` contains already`)
        : endpoint;
}
const CDNS = {
    cloudfront: { variable: 'AWS_ENDPOINT_URL_CLOUDFRONT', api: 'https://cloudfront.amazonaws.com' },
    cloudflare: { variable: 'CLOUDFLARE_API_BASE_URL', api: 'https://api.cloudflare.com/client/v4' }
};
function apiOf(cdn, environment) {
    const { variable, api } = CDNS[cdn];
    const url = (0,parse_url/* parseUrl */.D)(environment[variable] ?? api);
    return url !== null && (0,address/* isSafeAddress */.cr)(url)
        ? url
        : new runtime_problem/* Problem */.AF(`\`${variable}\` must be https; plain http is allowed for loopback addresses only`);
}
function purgeTargets({ purge, 'site-url': siteUrl, 'cloudflare-token': token }, credentials, environment) {
    if (purge instanceof runtime_problem/* Problem */.AF)
        return purge;
    const sitePath = siteUrl instanceof URL ? siteUrl.pathname : '/';
    const targets = purge.map(({ cdn: kind, name, id }) => {
        const api = apiOf(kind, environment);
        if (kind === 'cloudfront')
            return (0,runtime_problem/* collect */.Fo)({ kind, name, distribution: id, endpoint: api, credentials, sitePath });
        return (0,runtime_problem/* collect */.Fo)({
            kind,
            name,
            zone: id,
            baseUrl: api,
            token: token ?? new runtime_problem/* Problem */.AF('`cloudflare-token` is missing: `purge` names a Cloudflare zone'),
            siteUrl: siteUrl ?? new runtime_problem/* Problem */.AF('`site-url` is missing: Cloudflare purges whole URLs')
        });
    });
    return (0,runtime_problem/* collect */.Fo)(targets);
}
function tokenOf({ purge, 'cloudflare-token': token }) {
    const isUsed = purge instanceof runtime_problem/* Problem */.AF || purge.some(({ cdn }) => cdn === 'cloudflare');
    if (token === undefined || isUsed)
        return token;
    return new runtime_problem/* Problem */.AF('`cloudflare-token` has no effect, because `purge` names no Cloudflare zone: add one, or remove the token');
}
/** The page of the workflow run, for people who look at a lease. Below a public prefix, everybody can read the lease. */
function runAddressFrom(environment) {
    return (environment['GITHUB_RUN_ID'] && (0,runner/* readEvent */.j)(environment, publicRepository) && (0,runner/* readRunner */.f)(environment).runUrl);
}
const publicRepository = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ private: schemas/* literal */.euz(false) }) });


/***/ }),

/***/ 85801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ assertFewRemovals),
/* harmony export */   aw: () => (/* binding */ retain),
/* harmony export */   ev: () => (/* binding */ MAX_REMOVED),
/* harmony export */   kr: () => (/* binding */ KEEP_REMOVED_MS)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _site_page_data_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50749);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12967);



/** How long assets stay unless `keep-removed` says otherwise: few browser tabs are open for longer. */
const KEEP_REMOVED_MS = 7 * 24 * 3_600_000;
/** The share of pages that a run may remove unless `max-removed` says otherwise. */
const MAX_REMOVED = 0.25;
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
        const isCopy = !(0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(path) && known.get(`${path}.html`)?.headers.contentType === contentType;
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
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
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
    return problems.length === 0 ? rules : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(...problems);
}
function firstMatch(rules, path) {
    return rules.find(({ glob }) => glob.matches(path))?.value;
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
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24707);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78695);
/* harmony import */ var _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11565);
/* harmony import */ var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1896);








/** An annotation ends after 4,096 characters. */
const MAX_NAMED = 5;
/**
 * Names only, relative to the folder and sorted: what the manifest knows need not be read from disk. Synchronous: four
 * times faster for many files.
 */
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
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .Problem */ .AF(`\`site-path\` cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
    const reserved = paths.filter(path => path.startsWith(_state_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_FOLDER */ .P2));
    const isEmpty = paths.length + links.length + special.length + refused.length + secret.length === 0;
    const problems = [
        isEmpty && '`site-path` is an empty folder',
        !isEmpty && !paths.includes('index.html') && '`site-path` has no index.html',
        some(secret, '`site-path` contains files that must not be public, since they can hold secrets. Publish a folder without them', Infinity),
        some(links, '`site-path` contains symbolic links, which are not followed'),
        some(special, '`site-path` contains entries that are neither files nor folders'),
        some(refused, '`site-path` contains names that no store accepts'),
        some(reserved, '`site-path` contains files in the folder of the state')
    ].filter(problem => typeof problem === 'string');
    return problems.length === 0 ? paths.sort() : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .Problem */ .AF(...problems);
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
function startsAsHtml(local) {
    return /^(?:\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i.test(readStart(local, 256));
}
/** One character for each byte. */
function readStart(local, maxBytes) {
    return (0,_s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .withOpenFile */ .lv)(local, fd => {
        const bytes = Buffer.alloc(maxBytes);
        return bytes.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes));
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
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   sU: () => (/* binding */ serializeState),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export parseState */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _s3_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4062);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78695);



const STATE_FOLDER = '.static-export/';
const STATE_PATH = `${STATE_FOLDER}state.json`;
const STATE_VERSION = 1;
/** All files in that folder are served with these. */
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
    objects: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .custom */ .IeY(Array.isArray)
});
/** Undefined for anything that `serializeState` does not write: the bucket is not ours alone. */
function parseState(bytes) {
    const read = parseObject(headSchema, bytes);
    if (read === undefined)
        return undefined;
    const { stateVersion: _, headers, conditionalWrites: hasConditions, pendingPurges, ...head } = read;
    const kinds = headers.map(([contentType, cacheControl]) => ({ contentType, cacheControl }));
    const objects = new Map();
    for (const each of read.objects) {
        const entry = entryFrom(Object(each), kinds);
        if (entry === undefined)
            return undefined;
        objects.set(...entry);
    }
    return { ...head, hasConditions, objects, pendingPurges: new Map(Object.entries(pendingPurges)) };
}
function parseObject(schema, bytes) {
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
    if (kind === undefined)
        return undefined;
    const entry = { size, sha256, etag, headers: kind };
    if (departed === undefined)
        return [path, entry];
    const departedAt = typeof departed === 'string' ? Date.parse(departed) : NaN;
    return Number.isNaN(departedAt) ? undefined : [path, { ...entry, departedAt }];
}
function isCount(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
function byPath([a], [b]) {
    return a < b ? -1 : 1;
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

/***/ 63766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ releaseIfWhole),
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/**
 * Frees the memory of bytes that are not read again. With garbage collection alone they add up to hundreds of megabytes
 * and cost a fifth of all processor time. Only for memory that belongs to these bytes alone, never for a slice of Node's
 * shared pool. Node 20 has no `transfer`.
 */
function release(bytes) {
    const memory = bytes.buffer;
    const { transfer } = memory;
    if (transfer === undefined)
        structuredClone(memory, { transfer: [memory] });
    else
        transfer.call(memory, 0);
}
/** The same for bytes that may be a slice of a larger buffer: then nothing happens. */
function releaseIfWhole(bytes) {
    if (bytes.byteOffset === 0 && bytes.length === bytes.buffer.byteLength)
        release(bytes);
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
    return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_UNREACHABLE_ATTEMPTS */ .Hu };
}


/***/ }),

/***/ 38056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   w$: () => (/* binding */ sendRequest),
/* harmony export */   x8: () => (/* binding */ readBody)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88747);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81529);




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
        if (signal.aborted)
            throw error instanceof _stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .TimedOut */ .GA ? error : signal.reason;
        if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$)
            throw error;
        if (timeoutMs !== undefined && timeout?.aborted === true) {
            const missing = progress.sent ? 'response' : 'connection';
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(`no ${missing} within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(timeoutMs)}`, {
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

/***/ 78695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   g2: () => (/* binding */ encodeKey),
/* harmony export */   hu: () => (/* binding */ parseTarget),
/* harmony export */   q6: () => (/* binding */ problemOfKey)
/* harmony export */ });
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97944);


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
/** `s3://bucket/prefix` as a bucket name and a prefix that is empty or ends with a slash. */
function parseTarget(target) {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(target) ?? [];
    if (!target.startsWith('s3://'))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${target}" is not a target: write s3://bucket/prefix`);
    if (bucket === '')
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${target}" has no bucket: write s3://bucket/prefix. If the bucket comes from a variable, the variable is probably empty`);
    if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${bucket}" is not the name of a bucket`);
    const segments = path.replace(/^\/+|\/+$/g, '').split('/');
    if (path !== '' && segments.some(segment => problemOfSegment(segment) !== undefined))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${target}" has a prefix with an empty segment, \`.\`, \`..\` or control characters`);
    const prefix = segments.join('/');
    return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
const MAX_KEY_BYTES = 1024;
/** An empty segment, one of dots, or a character that is not plain ASCII: only then is each segment checked. */
const MAY_BE_REFUSED = /^\/|\/\/|\/$|^$|(?:^|\/)\.|[^ -~]/;
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

/***/ 9991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ assertUploadable),
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   Ne: () => (/* binding */ changedFile),
/* harmony export */   Yd: () => (/* binding */ explainFileError),
/* harmony export */   lv: () => (/* binding */ withOpenFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81529);




/** Smaller files are read with one call, which is several times cheaper than a stream. */
const MAX_WHOLE_BYTES = 256 * 1024;
function bodyOf(local) {
    if (local.size <= MAX_WHOLE_BYTES)
        return readWhole(local);
    return { size: local.size, stream: node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(chunksOf(local), { objectMode: false }) };
}
function readWhole(local) {
    return withOpenFile(local, fd => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size !== local.size)
            throw changedFile(local);
        const bytes = Buffer.allocUnsafeSlow(local.size);
        let filled = 0;
        while (filled < bytes.length) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, filled, bytes.length - filled, filled);
            if (read === 0)
                throw changedFile(local);
            filled += read;
        }
        return bytes;
    });
}
function withOpenFile(local, read) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(local.file, 'r');
        return read(fd);
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
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(local.file, { highWaterMark: 256 * 1024 });
        for await (const chunk of chunks) {
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
/** Stores accept no larger object in one request; R2 stops below 5 GiB. */
const MAX_FILE_BYTES = 5_000_000_000;
function assertUploadable(files) {
    const tooLarge = files.find(({ size }) => size > MAX_FILE_BYTES);
    if (tooLarge === undefined)
        return;
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('file-too-large', `The file ${tooLarge.name} has ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(tooLarge.size)}, and a store accepts at most ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(MAX_FILE_BYTES)}. Nothing was uploaded.`);
}
function changedFile({ name }) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} changed after its checksum was computed.`);
}
function explainFileError(error, { name }) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR)
        return error;
    if (error.code === 'ENOENT')
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} does not exist anymore.`, { cause: error });
    const what = `The file ${name} could not be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}.`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-unreadable', what, { cause: error });
}


/***/ }),

/***/ 4062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ putObject),
/* harmony export */   C6: () => (/* binding */ headObject),
/* harmony export */   L: () => (/* binding */ listObjects),
/* harmony export */   XR: () => (/* binding */ deleteObject),
/* harmony export */   Z0: () => (/* binding */ putIf),
/* harmony export */   cs: () => (/* binding */ notAStore),
/* harmony export */   iM: () => (/* binding */ getObject)
/* harmony export */ });
/* unused harmony export plainEtag */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17449);
/* harmony import */ var _runtime_buffer_memory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63766);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _s3_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96625);
/* harmony import */ var _file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79339);







async function getObject(store, key, signal) {
    const options = { expected: [404], signal };
    const { status, headers, body } = await store.request(`Reading ${key}`, { method: 'GET', key }, options);
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
    const expected = [403, 404, 405, 501];
    const what = `Reading the headers of ${key}`;
    const { status, headers } = await store.request(what, { method: 'HEAD', key }, { expected, signal });
    return expected.includes(status) ? undefined : headers;
}
/** Returns the ETag. */
async function putObject(store, { key, local, headers }, options) {
    let sent;
    const body = () => (sent = (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)(local));
    const request = { method: 'PUT', key, headers, body, sha256: local.sha256 };
    try {
        const response = await store.request(`Upload of ${local.name}`, request, options);
        // The store has received all of it. With garbage collection alone, thousands of files would occupy hundreds of megabytes.
        if (Buffer.isBuffer(sent))
            (0,_runtime_buffer_memory_js__WEBPACK_IMPORTED_MODULE_6__/* .release */ ._)(sent);
        const etag = plainEtag(response.headers.etag);
        if (etag !== '')
            return etag;
        // Some stores send an empty one after a write, and report it on request.
        const stored = await headObject(store, key, options.signal);
        if (stored !== undefined && plainEtag(stored['etag']) === '')
            throw notAStore(store, 'no ETag of an upload');
        return plainEtag(stored?.['etag']);
    }
    catch (error) {
        const { cause } = Object(error);
        throw cause instanceof _s3_error_js__WEBPACK_IMPORTED_MODULE_3__/* .S3Error */ .Dg && CHECKSUM_CODES.includes(cause.code ?? '') ? (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFile */ .Ne)(local) : error;
    }
}
function notAStore(store, sign) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('unexpected-bucket-response', `The server at ${store.urlOf('')} does not respond as an S3 store does: ${sign}.`);
}
const CHECKSUM_CODES = ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest'];
/** 404: the object that should match was deleted meanwhile. */
const EXPECTED_STATUSES = { none: [], new: [412, 501], etag: [404, 412, 501] };
/** Writes an object under a condition, so that only one of two writers succeeds. */
async function putIf(store, object, condition, options) {
    const { key, body } = object;
    const headers = { ...object.headers, ...conditionHeaders(condition, store.quotesIfMatch) };
    const request = { method: 'PUT', key, headers, body: () => body, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body) };
    const expected = EXPECTED_STATUSES[typeof condition === 'object' ? 'etag' : condition];
    const response = await store.request(`Writing ${key}`, request, { ...options, expected });
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
        const from = token === undefined ? {} : { 'continuation-token': token };
        const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...from };
        const what = `Listing of ${store.place.bucket}/${prefix}`;
        const { body } = await store.request(what, { method: 'GET', query });
        const xml = body.toString();
        if (!xml.includes('<ListBucketResult'))
            throw notAStore(store, 'its listing is something else');
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
        const isLast = (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'IsTruncated') !== 'true';
        const next = isLast ? undefined : (0,_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'NextContinuationToken');
        if (next !== undefined && next === token)
            throw notAStore(store, 'its listing does not end');
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

/***/ 96625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ S3Error),
/* harmony export */   Lz: () => (/* binding */ explainStoreError),
/* harmony export */   M0: () => (/* binding */ explainConnectionError),
/* harmony export */   ao: () => (/* binding */ bucketNotFound)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);


/** A response of the store that is not a success. Its `code` is of the store's own table, such as `NoSuchKey`. */
class S3Error extends _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$ {
    name = 'S3Error';
    facts;
    constructor(message, about) {
        super(message, about);
        this.facts = about;
    }
}
const FAILURE_CODES = new Map([
    ['ExpiredToken', 'store-token-expired'],
    ['TokenRefreshRequired', 'store-token-expired'],
    ['RequestTimeTooSkewed', 'store-clock'],
    ['InvalidAccessKeyId', 'store-credentials'],
    ['SignatureDoesNotMatch', 'store-credentials'],
    ['InvalidToken', 'store-credentials'],
    ['InvalidClientTokenId', 'store-credentials'],
    ['UnrecognizedClientException', 'store-credentials'],
    ['MissingAuthenticationToken', 'store-credentials'],
    ['AccountProblem', 'store-credentials']
]);
/** What a person can do about an error of the store that a retry cannot fix. */
function explainStoreError(error, what, place) {
    const said = `${what} failed: ${error.message}.`;
    const { code = '', status } = error;
    const known = FAILURE_CODES.get(code);
    if (known !== undefined)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(known, said, { cause: error });
    if (code === 'NoSuchBucket')
        return bucketNotFound(place, error);
    if (isWrongRegion(error, place)) {
        const { region } = error.facts;
        const where = region === undefined ? 'another region' : `the region ${region}`;
        const advice = region === undefined ? undefined : `Set \`region: ${region}\`.`;
        const what = `The bucket ${place.bucket} is in ${where}. ${said}`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-region', what, { advice, cause: error });
    }
    if (status === 401 || status === 403)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-access-denied', said, { cause: error });
    const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
    const asked = `The address is ${place.origin}, and the bucket ${place.bucket}.`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unexpected-bucket-response', `${said}${redirect} ${asked}`, { cause: error });
}
function bucketNotFound({ bucket, origin, region }, cause) {
    const what = `The bucket ${bucket} does not exist at ${origin} (region ${region}).`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-not-found', what, { cause });
}
/** A proxy or a captive portal redirects, too: only a response of S3 names a region or has this code. */
function isWrongRegion({ status, code, facts: { region } }, place) {
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
    if (error.isTrustProblem) {
        const text = `${what} failed: no TLS connection to ${origin}: ${reason}.`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('certificate-not-trusted', text, { cause: error });
    }
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

/***/ 97944:
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

/***/ 5246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Store)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var http_request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/s3/s3-error.js
var s3_error = __webpack_require__(96625);
// EXTERNAL MODULE: ./.build/src/s3/signature.js
var signature = __webpack_require__(97944);
;// CONCATENATED MODULE: ./.build/src/s3/store-clock.js
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
        const min = time - this.#clock.latest();
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
        return this.#clock.latest() + this.#skewMs;
    }
    earliest() {
        return this.#clock.latest() + (this.#ahead?.min ?? 0);
    }
    latest() {
        return this.#clock.latest() + (this.#ahead?.max ?? 0);
    }
}

;// CONCATENATED MODULE: ./.build/src/s3/throttle.js
/** A store reports an overload once per request, so many reports mean one overload. */
const MIN_BETWEEN_REDUCTIONS_MS = 500;
/**
 * Limits the number of requests at the same time. An overloaded store halves the limit; as many successes as the limit
 * raise it by one again.
 */
class Throttle {
    max;
    limit;
    #clock;
    #waiting = [];
    #active = 0;
    #successes = 0;
    #reducedAt = -Infinity;
    constructor(max, clock) {
        this.max = max;
        this.limit = max;
        this.#clock = clock;
    }
    async run(work) {
        while (this.#active >= this.limit)
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
        this.limit = Math.max(1, Math.floor(this.limit / 2));
        this.#successes = 0;
    }
    #succeeded() {
        this.#successes += 1;
        if (this.#successes < this.limit || this.limit === this.max)
            return;
        this.#successes = 0;
        this.limit += 1;
        this.#waiting.shift()?.();
    }
}

// EXTERNAL MODULE: ./.build/src/s3/xml.js
var s3_xml = __webpack_require__(79339);
;// CONCATENATED MODULE: ./.build/src/s3/store.js












/** A clock that continues while the machine is suspended decides how old a signature is. */
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
    /** When the last write failed that got no response, so that it may still arrive at the store. */
    unansweredAt = -Infinity;
    #address;
    #signer;
    #redact;
    #context;
    #isReached = false;
    /** Buckets with object lock ask for the checksum of a write in a header. */
    #requiresChecksums = false;
    constructor(bucket, credentials, concurrency, context) {
        this.#address = (0,bucket_address/* addressOf */.ci)(bucket);
        this.place = { bucket: bucket.name, origin: this.#address.origin, region: bucket.region };
        this.clock = new StoreClock(context.clock);
        this.#signer = new signature/* Signer */.lf(credentials, { region: bucket.region, service: 's3' });
        this.throttle = new Throttle(concurrency, context.clock);
        this.#redact = (0,secrets/* redactor */.$p)(Object.values(credentials));
        this.#context = context;
    }
    urlOf(key) {
        return `${this.#address.origin}${this.#address.path}${(0,bucket_address/* encodeKey */.g2)(key)}`;
    }
    /**
     * Retries by the one policy. Throws a Failure if `what` (such as `Upload of index.html`) cannot succeed, and the
     * signal's reason after a stop.
     */
    async request(what, request, { expected = [], signal = this.#context.signal, retries = true, beforeSend } = {}) {
        const attempt = async () => {
            const { skewMs } = this.clock;
            const response = await this.#send(request, { signal, beforeSend });
            const { status } = response;
            if (!(0,http_request/* isSuccess */.oJ)(status) && !expected.includes(status))
                throw this.#errorOf(response, skewMs);
            return response;
        };
        const decide = (error, nth) => {
            const decision = this.#decide(error, nth);
            return retries ? decision : { retry: false };
        };
        try {
            return await (0,retry/* withRetry */.bD)(what, attempt, decide, { ...this.#context, signal });
        }
        catch (error) {
            throw signal.aborted ? error : this.#explain(error, what);
        }
    }
    async #send(request, { signal, beforeSend }) {
        const { method, key = '', query = {}, headers = {}, body, sha256 = signature/* EMPTY_SHA256 */._e } = request;
        const { origin, host, path: base } = this.#address;
        const { http, clock, log } = this.#context;
        // The address of the bucket itself, without the slash at the end: s3rver signs it that way, and the others accept it.
        const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${(0,bucket_address/* encodeKey */.g2)(key)}`;
        const isWrite = method !== 'GET' && method !== 'HEAD';
        const checksum = { 'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64') };
        const all = { ...headers, ...(this.#requiresChecksums && method === 'PUT' && checksum) };
        const signed = this.#signer.sign({ method, host, path, query, headers: all, sha256 }, this.clock.now());
        const search = (0,signature/* encodeQuery */.XX)(query);
        const sentAt = clock.latest();
        signal.throwIfAborted();
        beforeSend?.();
        const progress = { responded: false };
        try {
            const response = await http.send({
                method,
                url: new URL(`${origin}${path}${search === '' ? '' : `?${search}`}`),
                headers: { ...signed, ...(body === undefined && isWrite && { 'content-length': '0' }) },
                ...(body !== undefined && { body: body() }),
                idleTimeoutMs: IDLE_TIMEOUT_MS,
                signal
            });
            this.#isReached = true;
            progress.responded = true;
            const skewMs = this.clock.observe(response.headers.date, sentAt);
            if (skewMs !== undefined)
                log.info(`The clock of the store differs by ${Math.round(skewMs / 1000)} s. Signing with its time.`);
            return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) };
        }
        catch (error) {
            if (isWrite)
                this.unansweredAt = clock.now();
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
    #decide(error, attempt) {
        const decision = (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
        if (!(error instanceof s3_error/* S3Error */.Dg))
            return decision;
        if (error.code === 'RequestTimeTooSkewed')
            return { retry: error.facts.hasOldTime === true, waitMs: 0 };
        if (error.facts.isChecksumMissing === true && !this.#requiresChecksums) {
            this.#requiresChecksums = true;
            return { retry: true, waitMs: 0 };
        }
        if (error.status === 503 || error.status === 429)
            this.throttle.slowDown();
        // Not implemented: S3 itself never responds with it, and what a store cannot do now it cannot do later.
        if (error.status === 501)
            return { retry: false };
        return TEMPORARY_CODES.has(error.code ?? '') ? { retry: true, waitMs: error.waitMs } : decision;
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


/***/ }),

/***/ 79339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ elements),
/* harmony export */   o: () => (/* binding */ elementText)
/* harmony export */ });
/** Enough of XML for the responses of a store: elements without attributes, text, the five entities. */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
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

/***/ 62772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ findBasePath),
/* harmony export */   YR: () => (/* binding */ baseFolder),
/* harmony export */   qt: () => (/* binding */ basePathProblem)
/* harmony export */ });
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18667);


/** The base path with a slash at both ends. */
function baseFolder(basePath) {
    return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
}
/** Hosts serve sites below one or two folders. */
const MAX_FOLDERS = 4;
/**
 * The path that a site was built for: the first folders of the addresses from which its pages load scripts and style
 * sheets, if these addresses name files of the site without them. An address that names none says nothing, such as a
 * script of the host. Undefined when most of them say nothing.
 */
function findBasePath(addresses, files) {
    const votes = new Map();
    const paths = new Set([...addresses].filter(address => /^\/(?!\/)/.test(address)).map(address => address.replace(/[?#].*/s, '')));
    for (const path of paths) {
        const folders = ((0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .percentDecode */ .YZ)(path) ?? path).slice(1).split('/');
        const most = Math.min(MAX_FOLDERS, folders.length - 1);
        const count = Array.from({ length: most + 1 }, (_, i) => i).find(i => files.has(folders.slice(i).join('/')));
        if (count === undefined)
            continue;
        const base = `/${folders.slice(0, count).join('/')}`;
        votes.set(base, (votes.get(base) ?? 0) + 1);
    }
    const [[found, count] = ['', 0]] = [...votes].sort(([, a], [, b]) => b - a);
    return count > paths.size / 2 ? found : undefined;
}
/**
 * What to warn about when the path of `site-url` is not the base path of the export. Undefined: they are the same, or
 * the manifest has no base path. The prefix in a bucket says nothing, since a CDN may add or remove it.
 */
function basePathProblem(siteUrl, basePath) {
    if (basePath === undefined)
        return undefined;
    const path = baseFolder(siteUrl.pathname);
    // Encoded in the same way.
    const exported = baseFolder((0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(baseFolder(basePath), siteUrl)?.pathname ?? basePath);
    if (path === exported)
        return undefined;
    return `The path of \`site-url\` is ${path}, but the site was exported for ${exported}: redirects and links of the site lead to addresses below ${exported}. Set \`base-path: ${path}\` in the export step, or correct \`site-url\`.`;
}


/***/ }),

/***/ 90675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZN: () => (/* binding */ loadFile),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   kc: () => (/* binding */ FileProblem),
/* harmony export */   lJ: () => (/* binding */ loadInput),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   qM: () => (/* binding */ damaged),
/* harmony export */   wK: () => (/* binding */ readValue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);




/** Why a file that another run or a person wrote cannot be used, as a clause: `it is not JSON: …`. */
class FileProblem extends _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF {
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
const MAX_FILE_BYTES = 100_000_000;
/** Reads a file from the disk. It may be anyone's, so the size is checked before. */
function loadFile(path, parse) {
    let text;
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > MAX_FILE_BYTES)
            return TOO_LARGE;
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return error.code === 'ENOENT'
            ? new FileProblem('missing', 'it does not exist')
            : new FileProblem('unreadable', `it cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
    return parse(text);
}
function parseJson(text) {
    if (text.length > MAX_FILE_BYTES)
        return TOO_LARGE;
    try {
        // Editors on Windows may put a byte order mark at the start.
        return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch (error) {
        return damaged(`it is not JSON: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
}
/** Reads a value from any source, and names the first field that is wrong. */
function readValue(schema, value) {
    const read = schema.safeParse(value);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const keys = issue?.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    const problem = issue?.code === 'invalid_type' ? `is missing, or not of the type ${issue.expected}` : issue?.message;
    return damaged(`\`${keys?.join('').slice(1) ?? ''}\` ${problem ?? 'is invalid'}`);
}
function damaged(message) {
    return new FileProblem('damaged', message);
}
const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
/** The file that an input names. */
function loadInput(name, path, parse, workspace = '.') {
    const loaded = loadFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), parse);
    if (!(loaded instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
        return loaded;
    const file = name.replace('-path', '.json');
    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`);
}


/***/ }),

/***/ 77472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M0: () => (/* binding */ isPathTooLong),
/* harmony export */   Mm: () => (/* binding */ isSegmentTooLong),
/* harmony export */   Wi: () => (/* binding */ isForbiddenOnWindows),
/* harmony export */   _r: () => (/* binding */ problemOfPath),
/* harmony export */   kV: () => (/* binding */ foldedPath)
/* harmony export */ });
/* harmony import */ var _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52727);

/**
 * Two paths with the same folded form are one file on the disks of macOS or Windows. macOS folds the case completely:
 * `ß` is `ss`. The dotless `ı` has the upper case of `i`, but is another letter there.
 */
function foldedPath(path) {
    const lowerCase = path.normalize('NFC').toLowerCase();
    if (!/[^\0-\x7f]/.test(lowerCase))
        return lowerCase;
    return lowerCase
        .replace(/[^\0-\x7fı]/gu, character => character.toUpperCase().toLowerCase())
        .normalize('NFC');
}
/** A character has at most three bytes for each UTF-16 unit: most names need not be measured. */
function isPathTooLong(path) {
    return path.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR / 3 && Buffer.byteLength(path) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PATH_BYTES */ .PR;
}
function isSegmentTooLong(segment) {
    return segment.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN / 3 && Buffer.byteLength(segment) > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SEGMENT_BYTES */ .lN;
}
/**
 * Why a path cannot be one of a site: relative to its folder, with forward slashes, inside it on every system, and
 * printable. The same rule for archives, folders and manifests.
 */
function problemOfPath(path) {
    // First: everything after this takes time in proportion to the length.
    if (isPathTooLong(path))
        return 'long';
    if (path.startsWith('/'))
        return 'absolute';
    if (path.includes('\\'))
        return 'backslash';
    if (/^[A-Za-z]:/.test(path))
        return 'drive';
    // Invalid UTF-8 is decoded to \uFFFD: different names could become equal.
    if (/[\p{Cc}\uFFFD]/u.test(path))
        return 'characters';
    if (/(?:^|\/)\.\.?(?:\/|$)/.test(path))
        return 'parent';
    const segments = path.split('/');
    return segments.length > _failures_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LEVELS */ .DD || segments.some(isSegmentTooLong) ? 'long' : undefined;
}
/** The names of devices, which Windows sees in any folder and before any extension: `con .html` is the console. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;
function isForbiddenOnWindows(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || DEVICE.test(segment);
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

/***/ 75655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ continueHistory),
/* harmony export */   x: () => (/* binding */ historyEntry)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0, 'is negative'));
/** One export in the history of a site. */
const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** When it was exported, as in `2026-11-15T09:30:00.000Z`. */
    time: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pages: amount,
    files: amount,
    /** Sum of the sizes of all files. */
    bytes: amount,
    /** Missing when the site was not checked. */
    brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(amount),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
});
const MAX_ENTRIES = 50;
/** The history with one more export, oldest first. */
function continueHistory(history, entry) {
    return [...(history ?? []), entry].slice(-MAX_ENTRIES);
}


/***/ }),

/***/ 80982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ serializeManifest),
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   eY: () => (/* binding */ loadManifest),
/* harmony export */   f1: () => (/* binding */ sha256Text),
/* harmony export */   l2: () => (/* binding */ sitePath)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77472);
/* harmony import */ var _export_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90675);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75655);




/** docs/manifest.md describes every field. A release that changes the meaning of a field raises the version. */
const MANIFEST_VERSION = 1;
const MAX_MANIFEST_FILES = 1_000_000;
const SHA256 = /^[0-9a-f]{64}$/;
const isSitePath = (path) => path !== '' && (0,_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .problemOfPath */ ._r)(path) === undefined;
const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(SHA256, 'is not a SHA-256 digest'));
const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(isSitePath, 'is not a path inside the site'));
const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    path: sitePath,
    size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sha256: sha256Text,
    /** Digest of what a reader sees. Only pages have one, and only when the export was checked. */
    content: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** Where a redirect page leads. */
    redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())
});
const externalLink = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ url: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), checkedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** When the site was exported, as in `2026-11-15T09:30:00.000Z`. */
    exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    /** The path under which the site is served, and the pages to which the export was limited. */
    basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
    /** All redirects of the site, also those that have no page of their own. */
    redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ source: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() }))),
    /** Digests of the findings that can fail a run; missing when the site was not checked. */
    findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    /** Oldest first, this export included. */
    history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_history_js__WEBPACK_IMPORTED_MODULE_1__/* .historyEntry */ .x)),
    /** Links to other hosts that answered, and when: they are not requested again for a week. */
    externalLinks: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(externalLink))
});
/** Reads a manifest from any source: an earlier run, another repository, a user's file. */
function loadManifest(path) {
    return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .loadFile */ .ZN)(path, parseManifest);
}
function parseManifest(text) {
    const json = (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text);
    if (json instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FileProblem */ .kc)
        return json;
    const { manifestVersion } = Object(json.value);
    if (typeof manifestVersion !== 'number')
        return (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .damaged */ .qM)('`manifestVersion` is missing');
    if (manifestVersion > MANIFEST_VERSION) {
        return new _export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FileProblem */ .kc('later-version', `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`);
    }
    const { files } = json.value;
    const isFast = Array.isArray(files) && files.length <= MAX_MANIFEST_FILES && files.every(isFile);
    const read = (0,_export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readValue */ .wK)(manifest, isFast ? { ...Object(json.value), files: [] } : json.value);
    return read instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FileProblem */ .kc || !isFast ? read : { ...read, files };
}
/** The schema takes twice as long (50 ms more for 10,000 files), and says what is wrong. */
function isFile(entry) {
    const { path, size, sha256, content = '', title = '', redirect = '' } = Object(entry);
    return (typeof path === 'string' &&
        isSitePath(path) &&
        Number.isFinite(size) &&
        typeof sha256 === 'string' &&
        SHA256.test(sha256) &&
        [content, title, redirect].every(text => typeof text === 'string'));
}
/** One line a file, in the order of their paths, so that two manifests can be compared line by line. */
function serializeManifest(manifest) {
    const { files, redirects, findings, history, externalLinks, ...about } = manifest;
    const head = JSON.stringify({ manifestVersion: MANIFEST_VERSION, ...about }, undefined, 2).slice(0, -2);
    const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const lists = [
        list('files', sorted),
        redirects && list('redirects', redirects),
        findings && `"findings": ${JSON.stringify(findings)}`,
        history && list('history', history),
        externalLinks && list('externalLinks', externalLinks)
    ].filter(text => text !== undefined);
    return `${head},\n  ${lists.join(',\n  ')}\n}\n`;
}
function list(name, items) {
    const lines = items.map(item => `\n    ${JSON.stringify(item)}`);
    return `"${name}": [${lines.join(',')}\n  ]`;
}


/***/ }),

/***/ 50749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ isIndexPiece),
/* harmony export */   n: () => (/* binding */ pageDataOf)
/* harmony export */ });
/**
 * The files that the client of a page loads in its place when a reader follows a link, each with its page: RSC payloads
 * and data files of Next.js. They hold the whole text of the page. A file of `_next/data/` without a page belongs to
 * the start page. In a site without `_next/` there are none: `changelog.txt` beside `changelog.html` is a download.
 */
function pageDataOf(paths) {
    const data = new Map();
    const all = [...paths];
    if (!all.some(path => NEXT_FOLDER.test(path)))
        return data;
    const files = new Set(all);
    for (const path of files) {
        if (!ENDINGS.some(ending => path.endsWith(ending)))
            continue;
        const page = pagesOfData(path).find(candidate => files.has(candidate));
        if (page !== undefined)
            data.set(path, page);
    }
    return data;
}
/** All page data ends with one of these. The patterns below alone would take a tenth of a publish that changes nothing. */
const ENDINGS = ['.txt', '.rsc', '.json'];
const NEXT_FOLDER = /(?:^|\/)_next\//;
const NEXT_DATA = /^(.*\/)?_next\/data\/[^/]+\/(.+)\.json$/;
const SEGMENT = /^(?:(.*?)\/)?__next\..*\.txt$/;
const PAYLOAD = /^(.*?)\.(?:txt|rsc)$/;
/** The pages that a file can belong to, by its name. */
function pagesOfData(path) {
    const [isData, base = '', page = ''] = NEXT_DATA.exec(path) ?? [];
    if (isData !== undefined)
        return [...pagesNamed(base + page), `${base}index.html`];
    const segment = SEGMENT.exec(path);
    if (segment !== null)
        return pagesNamed(segment[1] ?? '');
    const payload = PAYLOAD.exec(path)?.[1];
    return payload === undefined ? [] : pagesNamed(payload);
}
function pagesNamed(name) {
    const page = name.replace(/(?:^|\/)index$/, '');
    return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`];
}
/** Pieces of a Pagefind index hold the text of pages, too. Only `pagefind-entry.json` names them. */
function isIndexPiece(path) {
    return /(?:^|\/)pagefind\/(?:fragment|index)\//.test(path);
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
const PLACEHOLDER_CHOICES = PLACEHOLDERS.map(name => `{${name}}`).join(', ');
function placeholdersIn(template) {
    const names = [...new Set([...template.matchAll(ANY)].map(([, name = '']) => name))];
    const isKnown = (name) => PLACEHOLDERS.includes(name);
    return { known: names.filter(isKnown), unknown: names.filter(name => !isKnown(name)) };
}
function fillPlaceholders(template, valueOf) {
    return template.replace(ANY, (_, name) => valueOf(name));
}


/***/ }),

/***/ 65232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   j: () => (/* binding */ encodeStrictly)
/* harmony export */ });
/**
 * A path of the site as browsers write it into a request: `/lang/c++` and `/@scope/pkg` stay as they are. To a host or
 * a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path) {
    return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent);
}
/** A path of a repository, for programs that accept only what the standard allows: `[slug].mdx` is encoded. */
function encodeStrictly(path) {
    return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}


/***/ })

};
