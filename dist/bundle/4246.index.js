export const id = 4246;
export const ids = [4246];
export const modules = {

/***/ 41508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ postToCdn)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
/* harmony import */ var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74238);
/* harmony import */ var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38056);
/* harmony import */ var _runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18459);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14217);






const IDLE_TIMEOUT_MS = 60_000;
const MAX_MESSAGE = 300;
const MAX_RESPONSE_BYTES = 1_000_000;
/** Below the limit of CDNs, which reject a signature if the clocks differ by more than five minutes. */
const MAX_SKEW_MS = 4 * 60_000;
/**
 * Sends a POST request to a CDN's API and retries temporary errors. Throws `purge-failed`. `context.now` returns the
 * store's time. If the CDN rejects that time, the time is corrected once from the `Date` header of the response.
 */
async function postToCdn(request, context) {
    const { what, url, headers, body, secrets, isDone } = request;
    const { explain, temporaryCodes } = request;
    const redact = (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .redactor */ .$p)(secrets);
    let isReached = false;
    let aheadMs = 0;
    let correctedBy;
    const attempt = async () => {
        const limits = { idleTimeoutMs: IDLE_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES };
        const now = context.now() + aheadMs;
        const response = await (0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w$)({ method: 'POST', url, headers: headers(now), body, ...limits }, context);
        isReached = true;
        if ((0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(response.status) && isDone(response.body))
            return;
        const { code, message } = explain(response.body);
        const unconfirmed = (0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuccess */ .oJ)(response.status) ? 'without a confirmation of the purge' : '';
        const said = [code, message].filter(Boolean).join(': ') || unconfirmed;
        const error = new _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$(
        // Redact before clipping: a secret that is cut in half would not be recognized.
        `HTTP ${response.status}${said === '' ? '' : ` (${(0,_runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$)(redact(said), MAX_MESSAGE)})`}`, { response, code, now: context.clock.now() });
        const skewMs = Date.parse(response.headers.date ?? '') - now;
        const mayRefuseTime = response.status === 400 || response.status === 403;
        if (mayRefuseTime && correctedBy === undefined && Math.abs(skewMs) > MAX_SKEW_MS) {
            aheadMs = skewMs;
            correctedBy = error;
        }
        throw error;
    };
    const decide = (error, nth) => {
        if (error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$ && (error === correctedBy || temporaryCodes.includes(error.code ?? '')))
            return { retry: true, waitMs: error.waitMs };
        return (0,_runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .decideRetry */ .tE)(error, { attempt: nth, isReached });
    };
    try {
        await (0,_runtime_http_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetry */ .bD)(what, attempt, decide, { ...context, host: url.host });
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
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2360);
/* harmony import */ var _s3_signature_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97944);
/* harmony import */ var _s3_xml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79339);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76875);
/* harmony import */ var _cdn_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41508);







/** CloudFront allows this many paths in progress per distribution, so `purge-max-paths` cannot be higher. */
const MAX_PATHS = 3000;
async function purgeCloudFront({ distribution, endpoint, credentials, sitePath }, paths, context) {
    const signer = new _s3_signature_js__WEBPACK_IMPORTED_MODULE_2__/* .Signer */ .lf(credentials, { region: 'us-east-1', service: 'cloudfront' });
    const base = endpoint.pathname.replace(/\/+$/, '');
    const path = `${base}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`;
    const wanted = paths.includes(_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .EVERYTHING */ .Qz) ? everything(sitePath) : paths;
    const body = invalidation(wanted, context);
    const type = { 'content-type': 'application/xml' };
    const request = { method: 'POST', host: endpoint.host, path, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body), headers: type };
    await (0,_cdn_request_js__WEBPACK_IMPORTED_MODULE_3__/* .postToCdn */ .B)({
        what: `Purge of CloudFront distribution ${distribution}`,
        url: new URL(`${endpoint.origin}${path}`),
        headers: now => signer.sign(request, now),
        body,
        secrets: Object.values(credentials),
        isDone: xml => /^\s*(?:<\?xml[^>]*>\s*)?<Invalidation[\s/>]/.test(xml),
        explain: xml => ({ code: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'Code') ?? '', message: (0,_s3_xml_js__WEBPACK_IMPORTED_MODULE_5__/* .elementText */ .o)(xml, 'Message') ?? '' }),
        temporaryCodes: [
            'TooManyInvalidationsInProgress',
            'Throttling',
            'ThrottlingException',
            'RequestThrottled'
        ]
    }, context);
}
/** Returns `/docs` in addition to `/docs/*`, because the wildcard does not match `/docs`. */
function everything(sitePath) {
    const base = (0,_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_6__/* .baseFolder */ .YR)(sitePath);
    return base === '/' ? ['/*'] : [base.slice(0, -1), `${base}*`];
}
/** CloudFront treats requests with the same reference and paths as one request, so a retry has no further effect. */
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
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2360);

/**
 * Returns the paths, relative to the site's base path, at which hosts serve this object. Hosts also serve
 * `guides/x.html` at `guides/x`, and `a/index.html` at `a/` and `a`. The empty path stands for the base path.
 */
function purgePathsOf(path) {
    if (path === 'index.html')
        return ['index.html', ''];
    const folder = /^(.*)\/index\.html$/.exec(path)?.[1];
    if (folder !== undefined)
        return [path, `${folder}/`, folder];
    // Host rules serve this file at the address of the page if a request asks for Markdown or page data.
    const page = /^(.*)\.(?:md|rsc)$/.exec(path)?.[1];
    if (page !== undefined)
        return [path, page === 'index' ? '' : page];
    return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
}
/** Represents all addresses of the site. */
const EVERYTHING = '*';
/** Default for `purge-max-paths`. If more addresses change, all addresses are purged. */
const MAX_SINGLE_PATHS = 100;
/** CloudFront reads an unencoded asterisk as a wildcard. */
const WILDCARD_AS_TEXT = '%2A';
/** Returns the absolute, percent-encoded paths to purge, or EVERYTHING if there are more than `maxPaths`. */
function absolutePaths(paths, sitePath, maxPaths) {
    if (paths.length > maxPaths)
        return [EVERYTHING];
    const base = (0,_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .baseFolder */ .YR)(sitePath);
    const all = [
        ...new Set(paths.flatMap(path => path === '' && base !== '/'
            ? [base, base.slice(0, -1)]
            : [new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteAddress */ .g6(path, base).pathname.replaceAll('*', WILDCARD_AS_TEXT)]))
    ];
    return all.length > maxPaths ? [EVERYTHING] : all.sort();
}


/***/ }),

/***/ 44246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qh: () => (/* binding */ INPUT_NAMES),
  ir: () => (/* binding */ apiOf),
  Tf: () => (/* binding */ credentialsFrom),
  Ku: () => (/* binding */ endpointFrom),
  lo: () => (/* binding */ publishFields),
  Ko: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js
var agent_http = __webpack_require__(13997);
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
// EXTERNAL MODULE: ./.build/src/publish/plan/headers.js
var headers = __webpack_require__(13881);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var runtime_problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/site/addresses/placeholders.js
var placeholders = __webpack_require__(60756);
// EXTERNAL MODULE: ./.build/src/publish/read/state.js
var state = __webpack_require__(11565);
;// CONCATENATED MODULE: ./.build/src/publish/read/archive-key.js




/** Returns a function that makes the key from the SHA-256 of the archive. */
function archiveKey(template, manifest, prefix) {
    const values = {
        version: manifest?.version ?? null,
        'job-id': manifest?.jobId ?? null,
        domain: manifest?.domain ?? null
    };
    const { known, unknown } = (0,placeholders/* placeholdersIn */.Qf)(template);
    const missing = known.filter(name => values[name] === null);
    if (unknown.length + missing.length > 0) {
        return new runtime_problem/* Problem */.AF(...unknown.map(name => `\`archive-key\` has an unknown placeholder {${name}}: use ${placeholders/* PLACEHOLDER_CHOICES */.DF}`), ...missing.map(name => `\`archive-key\` contains {${name}}, but the manifest has no value for it`));
    }
    // Slashes are replaced, so that a version such as `release/1.2` is one segment of the key.
    const keyOf = (sha256) => (0,placeholders/* fillPlaceholders */.Ct)(template, name => (values[name] ?? sha256).replaceAll('/', '-')).replace(/^\/+/, '');
    const key = keyOf('0'.repeat(64));
    const isReserved = key.startsWith(state/* STATE_FOLDER */.P2);
    const problem = isReserved ? `must not begin with ${state/* STATE_FOLDER */.P2}` : (0,bucket_address/* problemOfKey */.q6)(key, prefix);
    return problem === undefined ? keyOf : new runtime_problem/* Problem */.AF(`\`archive-key\` ${problem}`);
}

// EXTERNAL MODULE: ./.build/src/publish/read/site-files.js
var site_files = __webpack_require__(60343);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var records_manifest = __webpack_require__(37957);
;// CONCATENATED MODULE: ./.build/src/publish/read/site-manifest.js




/** Returns undefined if the default path has no file, or if the file there is not an export manifest. */
function readSiteManifest(path, isDefault) {
    const manifest = (0,export_files/* loadInput */.lJ)('manifest-path', path, records_manifest/* parseManifest */.Ng);
    // A web application can also have a `manifest.json` file.
    if (manifest instanceof runtime_problem/* Problem */.AF)
        return isDefault ? undefined : manifest;
    const files = new Map(manifest.files.map(file => [file.path, file]));
    return { ...manifest, files, modifiedAt: (0,external_node_fs_.statSync)(path).mtimeMs };
}

;// CONCATENATED MODULE: ./.build/src/publish/read/publish-source.js







/** Value of `manifest-path` for a site without a manifest. With this value, all files are hashed. */
const NO_MANIFEST = 'none';
function readSource(given, workspace, prefix) {
    const { 'site-path': sitePath, 'archive-path': archivePath, 'manifest-path': manifestPath } = given;
    if (sitePath !== undefined && archivePath !== undefined)
        return new runtime_problem/* Problem */.AF('`site-path` and `archive-path` exclude each other: set only one of them');
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
    const listing = (0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.isDirectory() === true
        ? (0,site_files/* listSite */.k_)(place, prefix, path => known?.files.has(path) === true)
        : new runtime_problem/* Problem */.AF(`\`site-path\` is not a folder: ${place}`);
    const unused = given['archive-key'] !== undefined &&
        new runtime_problem/* Problem */.AF('`archive-key` has no effect with `site-path`: remove it, or set `archive-path` instead');
    const checked = (0,runtime_problem/* collect */.Fo)({ listing, manifest, unused });
    return checked instanceof runtime_problem/* Problem */.AF
        ? checked
        : { kind: 'site', folder: place, ...checked.listing, manifest: checked.manifest };
}
function manifestBeside(place, manifestPath, workspace) {
    if (manifestPath === NO_MANIFEST)
        return undefined;
    return manifestPath === undefined
        ? readSiteManifest((0,external_node_path_.join)((0,external_node_path_.dirname)(place), 'manifest.json'), true)
        : readSiteManifest((0,external_node_path_.resolve)(workspace, manifestPath), false);
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

// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/publish/inputs.js















const MAX_KEEP_MS = 365 * 24 * 3_600_000;
const rules = (0,input_fields/* field */.ZZ)(headers/* parseRules */.NR);
const keepRemoved = (0,input_fields/* field */.ZZ)(value => {
    const ms = (0,units/* parseDuration */.E9)(value);
    // Other inputs read a number without a unit as minutes, but users of this input probably mean days.
    if (ms === undefined || (ms > 0 && !/[a-z]$/i.test(value)))
        return new runtime_problem/* Problem */.AF(`"${value}" is not a duration with a unit: use 7d, 12h, 1d12h, or 0`);
    return ms <= MAX_KEEP_MS ? ms : new runtime_problem/* Problem */.AF(`${value} is more than 365 days`);
});
const inputs_address = (0,input_fields/* field */.ZZ)(input_fields/* webAddress */.Dy);
/** Keeps problems in the list, so that one error reports the problems in all entries. */
const purge = (0,input_fields/* field */.ZZ)(value => (0,input_fields/* entriesOf */.Mc)(value).map(name => {
    const [, cdn, id] = /^(cloudfront|cloudflare):([\w-]*)$/.exec(name) ?? [];
    if (id === '')
        return new runtime_problem/* Problem */.AF(`"${name}" has no id: the variable after the colon is probably empty`);
    if (id !== undefined)
        return { name, cdn: cdn, id };
    return new runtime_problem/* Problem */.AF(`"${name}" is unknown: use cloudfront:DISTRIBUTION or cloudflare:ZONE`);
}));
const target = (0,input_fields/* field */.ZZ)(value => {
    const parsed = (0,bucket_address/* parseTarget */.hu)(value);
    return parsed instanceof runtime_problem/* Problem */.AF ? parsed : { ...parsed, text: value };
});
const anything = schemas/* optional */.lqM(schemas/* string */.YjP());
const publishFields = schemas/* object */.Ikc({
    'site-path': anything,
    'manifest-path': anything,
    'archive-path': anything,
    'archive-key': anything,
    target: (0,input_fields/* required */.mw)('set it to s3://bucket/prefix', target),
    endpoint: schemas/* optional */.lqM(inputs_address),
    region: schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[a-z0-9-]+$/i.test(value) ? undefined : `"${value}" is not a region`))),
    'cache-control': schemas/* optional */.lqM(rules),
    'content-types': schemas/* optional */.lqM(rules),
    'clean-urls': schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['none', 'copies']), 'none'),
    'keep-removed': schemas/* _default */.Rvf(keepRemoved, retention/* KEEP_REMOVED_MS */.kr),
    'max-removed': schemas/* _default */.Rvf(input_fields/* share */.uM, retention/* MAX_REMOVED */.ev),
    concurrency: schemas/* _default */.Rvf((0,input_fields/* count */.U9)(agent_http/* MAX_CONNECTIONS */.tp), 64),
    'dry-run': schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    purge: schemas/* _default */.Rvf(purge, []),
    'site-url': schemas/* optional */.lqM(inputs_address),
    'cloudflare-token': schemas/* optional */.lqM((0,input_fields/* text */.Qq)(value => (/^[\x21-\x7e]+$/.test(value) ? undefined : 'contains white space or non-ASCII text'))),
    'purge-max-paths': schemas/* _default */.Rvf((0,input_fields/* count */.U9)(cloudfront/* MAX_PATHS */.K), paths/* MAX_SINGLE_PATHS */.Ln),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, 30 * 60_000)
});
const INPUT_NAMES = Object.keys(publishFields.shape);
/** Reads all inputs and lists the site's files before the first request, so that one error reports all problems. */
function readInputs(given, variables) {
    // A workflow passes an undefined variable as an empty string.
    const environment = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
    const { workspace, tempDir } = (0,runner/* readRunner */.f)(environment);
    // An endpoint from a variable is checked like the input, because requests with credentials are sent to it.
    const endpoint = given['endpoint'] ?? endpointFrom(environment);
    const region = given['region'] ?? environment['AWS_REGION'];
    const all = {
        ...given,
        ...(endpoint !== undefined && { endpoint }),
        ...(region !== undefined && { region })
    };
    const read = (0,input_fields/* readFields */.qU)(publishFields, all, parsed => {
        const credentials = credentialsFrom(environment) ?? missingCredentials(environment);
        return {
            source: readSource(given, workspace, parsed.target instanceof runtime_problem/* Problem */.AF ? '' : parsed.target.prefix),
            credentials,
            endpoint: endpointOf(parsed),
            purge: purgeTargets(parsed, credentials, environment),
            'cloudflare-token': tokenOf(parsed)
        };
    });
    const { target, 'site-url': siteUrl } = read;
    return {
        source: read.source,
        target,
        credentials: read.credentials,
        siteUrl,
        bucket: { name: target.bucket, endpoint: read.endpoint, region: read.region ?? 'us-east-1' },
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
        errorsPage: (0,docs_url/* errorsPage */.PD)(environment),
        timeoutMs: read.timeout
    };
}
function missingCredentials({ GITHUB_ACTIONS: isRunner }) {
    const missing = '`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` are not set in the environment';
    return new runtime_problem/* Problem */.AF(isRunner === 'true'
        ? `${missing}: use aws-actions/configure-aws-credentials before this step, in a job with \`permissions: id-token: write\`, or set both variables in \`env\` of this step. Secrets are empty in runs started from a fork`
        : `${missing}. The AWS CLI prints both variables: \`aws configure export-credentials --format env\``);
}
function credentialsFrom(environment) {
    const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];
    const [accessKeyId, secretAccessKey, sessionToken] = names.map(name => environment[name] || undefined);
    if (accessKeyId === undefined || secretAccessKey === undefined)
        return undefined;
    const broken = names.filter(name => !/^[\x21-\x7e]*$/.test(environment[name] ?? ''));
    if (broken.length > 0)
        return new runtime_problem/* Problem */.AF(`\`${broken.join('` and `')}\` must not contain white space or non-ASCII text`);
    return { accessKeyId, secretAccessKey, sessionToken };
}
/** Reads the variables that the AWS CLI and SDKs also use. */
function endpointFrom(environment) {
    return environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'] || undefined;
}
/** Rejects an endpoint that ends with the bucket name, as in the R2 dashboard, so that no key begins with the name. */
function endpointOf({ endpoint, target }) {
    if (!(endpoint instanceof URL) || target instanceof runtime_problem/* Problem */.AF)
        return endpoint;
    const last = endpoint.pathname.split('/').findLast(part => part !== '');
    return target.bucket === last
        ? new runtime_problem/* Problem */.AF(`\`endpoint\` ends with the bucket name: remove \`/${last}\`, because \`target\` contains the bucket`)
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
    const targets = purge.map(entry => {
        if (entry instanceof runtime_problem/* Problem */.AF)
            return new runtime_problem/* Problem */.AF(`\`purge\` ${entry.message}`);
        const { cdn: kind, name, id } = entry;
        const api = apiOf(kind, environment);
        if (kind === 'cloudfront')
            return (0,runtime_problem/* collect */.Fo)({ kind, name, distribution: id, endpoint: api, credentials, sitePath });
        return (0,runtime_problem/* collect */.Fo)({
            kind,
            name,
            zone: id,
            baseUrl: api,
            token: token ?? new runtime_problem/* Problem */.AF('`cloudflare-token` is missing: Cloudflare requires it for the zone in `purge`'),
            siteUrl: siteUrl ?? new runtime_problem/* Problem */.AF('`site-url` is missing: Cloudflare needs the full URL of each file to purge')
        });
    });
    return (0,runtime_problem/* collect */.Fo)(targets);
}
/** Rejects a token that nothing uses: the line for Cloudflare is probably missing in `purge`. */
function tokenOf({ purge, 'cloudflare-token': token }) {
    const isUsed = purge instanceof runtime_problem/* Problem */.AF || purge.some(entry => entry instanceof runtime_problem/* Problem */.AF || entry.cdn === 'cloudflare');
    if (token === undefined || isUsed)
        return token;
    return new runtime_problem/* Problem */.AF('`cloudflare-token` has no effect, because `purge` contains no Cloudflare zone: add one, or remove the token');
}
/** Returns the run address for the lease, or undefined for a private repository, because a lease can be public. */
function runAddressFrom(environment) {
    return (environment['GITHUB_RUN_ID'] && (0,runner/* readEvent */.j)(environment, publicRepository) && (0,runner/* readRunner */.f)(environment).runUrl);
}
const publicRepository = schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ private: schemas/* literal */.euz(false) }) });


/***/ }),

/***/ 13881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ parseRules),
/* harmony export */   Yl: () => (/* binding */ headersOf),
/* harmony export */   kK: () => (/* binding */ REVALIDATE)
/* harmony export */ });
/* unused harmony export firstMatch */
/* harmony import */ var _site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99004);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
/* harmony import */ var _site_files_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16669);




/** Reads one rule per line. Empty lines and lines that begin with `#` are skipped. */
function parseRules(text) {
    const rules = [];
    const problems = [];
    for (const line of text.split('\n').map(each => each.trim())) {
        if (line === '' || line.startsWith('#'))
            continue;
        // The value may contain `=`, as in `max-age=60`; a glob cannot contain ` = `.
        const [, glob, value = ''] = /^(.+?)(?:\s+=\s*|=\s+)(.+)$/.exec(line) ?? /^([^=]+)=(.+)$/.exec(line) ?? [];
        if (glob === undefined)
            problems.push(`"${line}" is not a rule: write \`glob = value\``);
        else if (!/^[\x20-\x7e]+$/.test(value))
            problems.push(`"${line}" has an invalid header value`);
        else
            rules.push({
                glob: (0,_site_files_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGlob */ .q)(glob.trim().replace(/^\//, '')),
                value: value.trim().replace(/\s+/g, ' ')
            });
    }
    return problems.length === 0 ? rules : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(...problems);
}
function firstMatch(rules, path) {
    return rules.find(({ glob }) => glob.matches(path))?.value;
}
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Calls `typeOf` if no type rule matches. `isNamedByHash` is true for an asset with a build hash and no cache rule. */
function headersOf(path, rules, typeOf, isPageData = false) {
    const contentType = firstMatch(rules.contentTypes, path) ?? typeOf();
    const rule = firstMatch(rules.cacheControl, path);
    const isKept = !(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPageType */ .Eo)(contentType) && !isPageData && (0,_site_files_build_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .isImmutable */ .t)(path);
    const cacheControl = rule ?? (isKept ? IMMUTABLE : REVALIDATE);
    return { headers: { contentType, cacheControl }, isNamedByHash: rule === undefined && isKept };
}


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
/* harmony import */ var _site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69878);
/* harmony import */ var _site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75338);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15300);




/** Default of `keep-removed`. Few browser tabs stay open for more than 7 days. */
const KEEP_REMOVED_MS = 7 * 24 * 3_600_000;
/** Default of `max-removed`: the share of pages that a run may remove. */
const MAX_REMOVED = 0.25;
/** Removes pages at once. Keeps assets for a while, because an open page may still request them. */
function retain(known, isInSite, { now, keepRemovedMs, isPageData }) {
    const pages = [];
    const assets = [];
    const kept = [];
    const departed = new Map();
    const ownPages = { known: 0, removed: [] };
    for (const [path, entry] of known) {
        const { contentType } = entry.headers;
        // If `guides/x.html` exists, `guides/x` is a copy of the same page and does not count.
        const isCopy = !(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp)(path) && known.get(`${path}.html`)?.headers.contentType === contentType;
        const isAnyPage = (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPage */ .yp)(path) || (0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isPageType */ .Eo)(contentType) || isCopy;
        const isOwnPage = isAnyPage && !isCopy && !(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .isNotFoundPage */ .np)(path) && entry.isRedirect !== true;
        const isCounted = isOwnPage && entry.departedAt === undefined;
        if (isCounted)
            ownPages.known += 1;
        if (isInSite(path))
            continue;
        const departedAt = entry.departedAt ?? now;
        departed.set(path, { ...entry, departedAt });
        const isData = isPageData(path) || (0,_site_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__/* .isIndexPiece */ .hV)(path);
        if (isAnyPage || isData || (0,_site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__/* .isAddedByFinish */ .j4)(path) || (0,_site_pages_entry_points_js__WEBPACK_IMPORTED_MODULE_3__/* .isSearchFile */ .ll)(path)) {
            const kind = isAnyPage ? 'page' : isData ? 'page data' : 'site file';
            pages.push({ path, reason: `removed ${kind}` });
            if (isCounted)
                ownPages.removed.push(path);
        }
        else if (departedAt + keepRemovedMs > now)
            kept.push({ path, until: departedAt + keepRemovedMs });
        else
            assets.push({ path, reason: entry.departedAt === undefined ? 'removed asset' : 'keep-removed ended' });
    }
    return { pages, assets, kept, departed, ownPages };
}
/** Throws if too many pages would be removed, because the usual cause is a broken export. */
function assertFewRemovals({ ownPages: { known, removed } }, max) {
    const count = removed.length;
    if (count <= known * max)
        return;
    const percent = (part) => `${Math.round(part * 1000) / 10}%`;
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('too-many-removed', `${count} of ${known} pages (${percent(count / known)}) would be removed, and \`max-removed\` is ${percent(max)}. For example: ${removed.slice(0, 3).join(', ')}. Nothing was uploaded.`);
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
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24707);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78695);
/* harmony import */ var _s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
/* harmony import */ var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91041);
/* harmony import */ var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26735);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11565);
/* harmony import */ var _runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1896);










/** Keeps the message below 4,096 characters, the limit for an annotation. */
const MAX_NAMED = 5;
const CHUNK_BYTES = 1024 * 1024;
/**
 * Lists the folder and looks for credentials in files that could contain them. Does not read files in the manifest,
 * because the export has checked them. Synchronous reads are four times faster if there are many files.
 */
function listSite(folder, prefix, isListed) {
    const dotfiles = [];
    const paths = [];
    const special = [];
    const refused = [];
    const found = [];
    const visit = (relative) => {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, relative), { withFileTypes: true })) {
            const path = relative === '' ? entry.name : `${relative}/${entry.name}`;
            const isLeftOut = (0,_site_files_left_out_js__WEBPACK_IMPORTED_MODULE_6__/* .isDotfile */ .aJ)(path) && !isListed(path);
            const problem = problemOfName(entry) ?? (0,_s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfKey */ .q6)(path, prefix);
            if (entry.isFile() && !isListed(path) && holdsCredential((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), path))
                found.push(path);
            if (isLeftOut) {
                if (entry.isDirectory())
                    visit(path);
                else
                    dotfiles.push(path);
            }
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
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .Problem */ .AF(`\`site-path\` cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
    const reserved = paths.filter(path => path.startsWith(_state_js__WEBPACK_IMPORTED_MODULE_7__/* .STATE_FOLDER */ .P2));
    const secret = (0,_site_files_credentials_js__WEBPACK_IMPORTED_MODULE_5__/* .credentialsAmong */ .L0)(found, paths);
    const isEmpty = paths.length + special.length + refused.length + secret.length === 0;
    const problems = [
        isEmpty && '`site-path` is an empty folder',
        !isEmpty && !paths.includes('index.html') && '`site-path` has no index.html',
        some(secret, '`site-path` contains files with credentials, which must not be public. Remove these files', Infinity),
        some(special, '`site-path` contains symbolic links or other entries that are neither files nor folders'),
        some(refused, '`site-path` contains names that no store accepts'),
        some(reserved, '`site-path` contains files in the state folder')
    ].filter(problem => typeof problem === 'string');
    return problems.length === 0 ? { paths: paths.sort(), dotfiles: dotfiles.sort() } : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_9__/* .Problem */ .AF(...problems);
}
function some(paths, text, max = MAX_NAMED) {
    return paths.length > 0 && `${text}: ${(0,_runtime_text_with_more_js__WEBPACK_IMPORTED_MODULE_8__/* .withMore */ .i)(paths, max).join(', ')}`;
}
function holdsCredential(file, path) {
    const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_5__/* .CredentialJudge */ .l7();
    if (!judge.begin(path))
        return judge.isFound;
    return (0,_s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .withOpenFile */ .lv)({ name: path, file }, fd => {
        const chunk = Buffer.alloc(CHUNK_BYTES);
        for (let length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk); length > 0; length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk))
            judge.add(chunk.subarray(0, length));
        return judge.isFound;
    });
}
/** Node replaces bytes that are not valid UTF-8 with U+FFFD. A file is found by its name only if the name has it. */
function problemOfName({ name, parentPath }) {
    if (!name.includes('\ufffd'))
        return undefined;
    const isThere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name), { throwIfNoEntry: false }) !== undefined;
    return isThere ? undefined : 'is not valid UTF-8';
}
function startsAsHtml(local) {
    return /^(?:\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i.test(readStart(local, 256).toString('latin1'));
}
function readStart(local, maxBytes) {
    return (0,_s3_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .withOpenFile */ .lv)(local, fd => {
        const bytes = Buffer.alloc(maxBytes);
        return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes));
    });
}


/***/ }),

/***/ 11565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ FILE_HEADERS),
/* harmony export */   K: () => (/* binding */ STATE_PATH),
/* harmony export */   P2: () => (/* binding */ STATE_FOLDER),
/* harmony export */   VA: () => (/* binding */ PROBE_PATH),
/* harmony export */   lj: () => (/* binding */ parseObject),
/* harmony export */   sU: () => (/* binding */ serializeState),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export parseState */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73305);
/* harmony import */ var _s3_conditional_writes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55963);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _s3_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4062);
/* harmony import */ var _s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78695);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91716);
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29589);







const STATE_FOLDER = '.static-export/';
const STATE_PATH = `${STATE_FOLDER}state.json`;
const PROBE_PATH = `${STATE_FOLDER}probe`;
const STATE_VERSION = 1;
/** Headers for all files in `STATE_FOLDER`. */
const FILE_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
async function readState(store, prefix, signal) {
    const found = await (0,_s3_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .getObject */ .iM)(store, prefix + STATE_PATH, signal);
    if (found === undefined)
        return { state: undefined, etag: undefined, isDamaged: false };
    const state = parseState(found.body, store.place.origin);
    if (state === undefined) {
        assertNotNewer(found.body, prefix + STATE_PATH);
        return { state, etag: found.etag, isDamaged: true };
    }
    if (state.hasOpaqueEtags && store.etags === 'unknown')
        store.etags = 'opaque';
    // A state written after the end of its lease is uncertain, because another run may have had the lease by then.
    const { hasConditions, leaseUntil } = state;
    const isLate = hasConditions !== false && found.modifiedAt !== undefined && found.modifiedAt > leaseUntil;
    const status = isLate || state.compareAgain ? 'in progress' : state.status;
    return { state: { ...state, status }, etag: found.etag, isDamaged: false };
}
const versionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ stateVersion: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr() });
/** Rejects a newer state, because this version would remove fields that it does not know. */
function assertNotNewer(body, key) {
    const { stateVersion = 0 } = parseObject(versionSchema, body) ?? {};
    if (stateVersion > STATE_VERSION)
        throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('state-version', `The state ${key} in the bucket has version ${stateVersion}, but this action supports version ${STATE_VERSION}.`);
}
/** Writes one line per object, sorted by path, for readable diffs. `origin` is the store's origin. */
function serializeState({ objects, pendingPurges, ...about }, origin) {
    const sorted = [...objects].sort(([a], [b]) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_6__/* .compareText */ .n)(a, b));
    const lines = sorted.map(([path, entry]) => ({ path, ...entry, isRedirect: entry.isRedirect || undefined }));
    const purges = Object.fromEntries(pendingPurges);
    const head = { stateVersion: STATE_VERSION, ...about, probe: probeOf(origin), pendingPurges: purges };
    return Buffer.from(`${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  ${(0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listText */ .so)('objects', lines)}\n}\n`);
}
/** The result contains the origin, because a bucket and its state may be copied to another store. */
function probeOf(origin) {
    return `${_s3_conditional_writes_js__WEBPACK_IMPORTED_MODULE_0__/* .PROBE_VERSION */ .k} ${origin}`;
}
const count = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._nonnegative */ .UI());
const stateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    stateVersion: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(STATE_VERSION),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(['in progress', 'uploaded', 'done']),
    run: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    step: count,
    leaseUntil: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig(),
    compareAgain: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    hasConditions: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY()),
    hasOpaqueEtags: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY(),
    probe: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    pendingPurges: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._regex */ .Fk(/^(\/|\*$)/)))),
    objects: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
        // Paths become keys of delete requests, so a path outside the prefix is rejected here.
        path: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()
            .check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .refine */ .YPB(path => (0,_s3_bucket_address_js__WEBPACK_IMPORTED_MODULE_3__/* .problemOfKey */ .q6)(path) === undefined && !path.startsWith(STATE_FOLDER))),
        size: count,
        sha256: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        etag: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
        headers: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ contentType: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), cacheControl: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }),
        departedAt: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()),
        isRedirect: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .boolean */ .zMY())
    }))
});
/** Returns undefined for content that `serializeState` did not write: other programs can also write to the bucket. */
function parseState(bytes, origin) {
    const read = parseObject(stateSchema, bytes);
    if (read === undefined)
        return undefined;
    const { stateVersion: _, probe, ...about } = read;
    const objects = new Map(read.objects.map(({ path, ...entry }) => [path, entry]));
    const hasConditions = probe === probeOf(origin) ? read.hasConditions : undefined;
    return { ...about, hasConditions, objects, pendingPurges: new Map(Object.entries(read.pendingPurges)) };
}
function parseObject(schema, bytes) {
    try {
        return schema.safeParse(JSON.parse(bytes.toString())).data;
    }
    catch {
        return undefined;
    }
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
 * On AWS, the bucket name is part of the host name, unless dots in it would prevent a match with the certificate.
 * In all other cases, the bucket name is the first segment of the path, a form that every store supports.
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
/** Splits `s3://bucket/prefix` into a bucket name and a prefix, which is empty or ends with a slash. */
function parseTarget(target) {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(target) ?? [];
    if (!target.startsWith('s3://'))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${target}" is not a target: write s3://bucket/prefix`);
    if (bucket === '')
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${target}" has no bucket: write s3://bucket/prefix. If the bucket comes from a variable, the variable is probably empty`);
    if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${bucket}" is not a valid bucket name`);
    const segments = path.replace(/^\/+|\/+$/g, '').split('/');
    if (path !== '' && segments.some(segment => problemOfSegment(segment) !== undefined))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`"${target}" has a prefix with an empty segment, \`.\`, \`..\` or control characters`);
    const prefix = segments.join('/');
    return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
const MAX_KEY_BYTES = 1024;
function problemOfKey(path, prefix = '') {
    if (Buffer.byteLength(prefix + path) > MAX_KEY_BYTES)
        return `is longer than ${MAX_KEY_BYTES} bytes with its prefix`;
    return path
        .split('/')
        .map(problemOfSegment)
        .find(problem => problem !== undefined);
}
function problemOfSegment(segment) {
    if (segment === '')
        return 'has an empty segment';
    // In a URL, `.` and `..` would refer to a different object.
    if (segment === '.' || segment === '..')
        return 'has a segment `.` or `..`';
    if (/\p{Cc}/u.test(segment))
        return 'contains control characters';
    return segment.isWellFormed() ? undefined : 'is not valid UTF-8';
}


/***/ }),

/***/ 65246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iq: () => (/* binding */ checksumHeaders),
/* harmony export */   jU: () => (/* binding */ CHECKSUM_CODES),
/* harmony export */   xZ: () => (/* binding */ Checksums)
/* harmony export */ });
/** Checksums of the body in a header, in the order in which they are tried. */
const KINDS = ['none', 'sha256', 'md5'];
/** Error codes for a checksum that differs from the body. A checksum of another kind would differ, too. */
const CHECKSUM_CODES = ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest'];
/**
 * The checksum that the store requires for each write. Buckets whose objects are locked by default require one. Every
 * request is signed with the SHA-256 of its body, so most stores need no other checksum.
 */
class Checksums {
    kind = 'none';
    /** Whether the store rejected a write because of its checksum, and another kind can be sent. `sent`: its kind. */
    canSendOther(error, sent) {
        const { status, code = '', message } = error;
        if (status !== 400 ||
            CHECKSUM_CODES.includes(code) ||
            !/content-?md5|x-amz-(?:sdk-)?checksum/i.test(message))
            return false;
        // The response to a request that was sent at the same time may already have changed the kind.
        if (sent === this.kind)
            this.kind = KINDS[KINDS.indexOf(sent) + 1] ?? sent;
        return sent !== this.kind;
    }
}
async function checksumHeaders(kind, { sha256, md5 }) {
    const base64 = (hex) => Buffer.from(hex, 'hex').toString('base64');
    if (kind === 'none')
        return {};
    if (kind === 'sha256')
        return { 'x-amz-checksum-sha256': base64(sha256) };
    const hex = await md5();
    return hex === undefined ? {} : { 'content-md5': base64(hex) };
}


/***/ }),

/***/ 55963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ probeConditions),
/* harmony export */   k: () => (/* binding */ PROBE_VERSION)
/* harmony export */ });
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4062);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5246);


const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const TEXT = 'Shows whether this store implements conditional writes.\n';
const WRONG_ETAG = '"00000000000000000000000000000000"';
/** More than one, because other runs may probe at the same time and each write may change the ETag. */
const MAX_ATTEMPTS = 5;
/** Incremented when the probe changes, so that results from earlier releases are not reused. */
const PROBE_VERSION = 2;
/**
 * Returns the conditional headers that the store rejects or ignores, such as `If-Match`. Each header is tested with a
 * write that the store must refuse. The test object is kept, so that two runs that probe at the same time get the same
 * result. The object is also read back, to detect a server that responds to every request with 200.
 */
async function probeConditions(store, key, signal) {
    const object = { key, body: Buffer.from(TEXT), headers: HEADERS };
    const first = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .putIf */ .Z0)(store, object, 'new', { signal });
    const { status } = first.status === 'written' ? await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .putIf */ .Z0)(store, object, 'new', { signal }) : first;
    if (status === 'not-supported')
        return ['If-None-Match'];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
        const found = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .getObject */ .iM)(store, key, signal);
        if (found?.body.toString() !== TEXT)
            throw (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .notAStore */ .cs)(store, `it does not return the object ${key}`);
        if (status === 'written')
            return ['If-None-Match'];
        const wrong = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .putIf */ .Z0)(store, object, { etag: WRONG_ETAG }, { signal });
        if (wrong.status !== 'conflict')
            return ['If-Match'];
        const right = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .putIf */ .Z0)(store, object, { etag: found.etag }, { signal });
        if (right.status === 'written')
            return [];
    }
    return ['If-Match'];
}


/***/ }),

/***/ 61777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ plainEtag),
/* harmony export */   Qz: () => (/* binding */ md5In),
/* harmony export */   j_: () => (/* binding */ newMd5)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Removes the quotes and the `W/` prefix, because not every store sends them. */
function plainEtag(etag = '') {
    return etag.replace(/^(?:W\/)?"(.*)"$/, '$1');
}
/** Returns the ETag if it looks like an MD5. The ETag of an encrypted object can look like an MD5 without being one. */
function md5In(etag) {
    return /^[0-9a-f]{32}$/i.exec(etag)?.[0].toLowerCase();
}
/** Returns undefined if OpenSSL has no MD5, for example in FIPS mode. */
function newMd5() {
    try {
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('md5');
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ assertUploadable),
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   Ne: () => (/* binding */ changedFile),
/* harmony export */   Yd: () => (/* binding */ explainFileError),
/* harmony export */   iF: () => (/* binding */ md5Of),
/* harmony export */   lv: () => (/* binding */ withOpenFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81529);
/* harmony import */ var _etag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61777);





/** Files up to this size are read with one call, which is several times cheaper than a stream. */
const MAX_WHOLE_BYTES = 256 * 1024;
function bodyOf(local) {
    const md5 = (0,_etag_js__WEBPACK_IMPORTED_MODULE_4__/* .newMd5 */ .j_)();
    const hex = () => md5?.digest('hex');
    if (local.size > MAX_WHOLE_BYTES) {
        const stream = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(chunksOf(local, md5), { objectMode: false });
        return { content: { size: local.size, stream }, md5: hex };
    }
    const bytes = readWhole(local);
    md5?.update(bytes);
    return { content: bytes, md5: hex };
}
/** Reads the whole file. Only a store that requires the MD5 before the upload needs this. */
async function md5Of(local) {
    const { content, md5 } = bodyOf(local);
    if (typeof content === 'object' && 'stream' in content)
        for await (const _ of content.stream)
            continue;
    return md5();
}
function readWhole(local) {
    return withOpenFile(local, fd => {
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size === local.size ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(fd) : undefined;
        if (bytes?.length !== local.size)
            throw changedFile(local);
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
/** Yields as many bytes as the Content-Length specifies. With fewer bytes, the store would wait for the rest. */
async function* chunksOf(local, md5) {
    let left = local.size;
    try {
        const chunks = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(local.file, { highWaterMark: 256 * 1024 });
        for await (const chunk of chunks) {
            left -= chunk.length;
            if (left < 0)
                throw changedFile(local);
            md5?.update(chunk);
            yield chunk;
        }
    }
    catch (error) {
        throw explainFileError(error, local);
    }
    if (left > 0)
        throw changedFile(local);
}
/** Maximum size of an object in one request. R2's limit is slightly below 5 GiB. */
const MAX_FILE_BYTES = 5_000_000_000;
function assertUploadable(files) {
    const tooLarge = files.find(({ size }) => size > MAX_FILE_BYTES);
    if (tooLarge === undefined)
        return;
    throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('file-too-large', `The file ${tooLarge.name} is larger than ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(MAX_FILE_BYTES)}, which is the limit for one upload to a store. Nothing was uploaded.`);
}
function changedFile({ name }) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} changed after its checksum was computed.`);
}
function explainFileError(error, { name }) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR)
        return error;
    if (error.code === 'ENOENT')
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-changed', `The file ${name} no longer exists.`, { cause: error });
    const what = `The file ${name} could not be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}.`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('site-file-unreadable', what, { cause: error });
}


/***/ }),

/***/ 4062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ putObject),
/* harmony export */   G5: () => (/* binding */ digestObject),
/* harmony export */   L: () => (/* binding */ listObjects),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   XR: () => (/* binding */ deleteObject),
/* harmony export */   Z0: () => (/* binding */ putIf),
/* harmony export */   iM: () => (/* binding */ getObject)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_http_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38056);
/* harmony import */ var _runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7754);
/* harmony import */ var _s3_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96625);
/* harmony import */ var _checksums_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65246);
/* harmony import */ var _etag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61777);
/* harmony import */ var _file_body_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9991);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5246);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79339);









/** Reads one of the small objects that decide which run may write, such as the lease. */
async function getObject(store, key, signal) {
    const options = { expected: [404], signal, connections: 'lease' };
    const { status, headers, body } = await store.request(`Reading ${key}`, { method: 'GET', key }, options);
    if (status !== 404) {
        const time = Date.parse(headers['last-modified'] ?? '');
        return {
            etag: headers.etag ?? '',
            body: Buffer.from(body),
            modifiedAt: Number.isNaN(time) ? undefined : time
        };
    }
    // A missing bucket must not be mistaken for a missing object.
    if ((0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elementText */ .o)(body, 'Code') === 'NoSuchBucket')
        throw (0,_s3_error_js__WEBPACK_IMPORTED_MODULE_2__/* .bucketNotFound */ .ao)(store.place);
    return undefined;
}
/** Returns the SHA-256 of an object, or undefined if the object cannot be read. */
async function digestObject(store, key, signal) {
    let digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    const request = { method: 'GET', key, hash: () => (digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')) };
    const { status } = await store.request(`Reading ${key}`, request, { expected: [403, 404], signal });
    return (0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(status) ? digest.digest('hex') : undefined;
}
/** Reads the headers of an object. Returns `unknown` if the store does not allow or support HEAD requests. */
async function headOf(store, key, options = {}) {
    const expected = [403, 404, 405, 501];
    const what = `Reading the headers of ${key}`;
    const { status, headers } = await store.request(what, { method: 'HEAD', key }, { expected, ...options });
    if (status === 404)
        return 'missing';
    if (expected.includes(status))
        return 'unknown';
    const size = Number(headers['content-length']);
    return { size, etag: (0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .plainEtag */ .Q8)(headers.etag), headers: headers };
}
async function putObject(store, upload, options) {
    const { key, local, headers } = upload;
    let sent;
    const body = () => (sent = (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)(local)).content;
    const confirm = async (etag) => await storedEtag(store, upload, { etag, md5: sent?.md5() }, options);
    const md5 = async () => await (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .md5Of */ .iF)(local);
    const request = { method: 'PUT', key, headers, body, sha256: local.sha256, md5 };
    try {
        const response = await store.request(`Upload of ${local.name}`, request, { ...options, confirm });
        return response.headers.etag ?? '';
    }
    catch (error) {
        const { cause } = Object(error);
        throw cause instanceof _s3_error_js__WEBPACK_IMPORTED_MODULE_2__/* .S3Error */ .Dg && _checksums_js__WEBPACK_IMPORTED_MODULE_7__/* .CHECKSUM_CODES */ .jU.includes(cause.code ?? '') ? (0,_file_body_js__WEBPACK_IMPORTED_MODULE_4__/* .changedFile */ .Ne)(local) : error;
    }
}
/**
 * Returns the ETag of an uploaded object. A HEAD request checks the object if the ETag does not prove that the stored
 * bytes are the sent bytes. After one check has shown that ETags are opaque, any new ETag is accepted.
 */
async function storedEtag(store, { key, local, replaced }, { etag, md5 }, { signal }) {
    const isMd5 = (found) => (0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .md5In */ .Qz)(found) === (md5 ?? '');
    if (isMd5(etag))
        store.etags = 'md5';
    const isNew = etag !== '' && etag !== replaced?.etag;
    if (isMd5(etag) || (isNew && store.etags === 'opaque'))
        return etag;
    const stored = await headOf(store, key, { signal });
    if (stored === 'unknown')
        return etag;
    if (stored === 'missing')
        throw new _store_js__WEBPACK_IMPORTED_MODULE_5__/* .NotStored */ .JE('the object does not exist');
    const { size, etag: found } = stored;
    if (size !== local.size)
        throw new _store_js__WEBPACK_IMPORTED_MODULE_5__/* .NotStored */ .JE(`the object has ${size} bytes instead of ${local.size}`);
    if (isMd5(found))
        store.etags = 'md5';
    else if (found === replaced?.etag && (replaced.hasOtherBytes || found !== etag))
        throw new _store_js__WEBPACK_IMPORTED_MODULE_5__/* .NotStored */ .JE('the store still has the previous object');
    else if (store.etags === 'md5' && (0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .md5In */ .Qz)(found) !== undefined)
        throw new _store_js__WEBPACK_IMPORTED_MODULE_5__/* .NotStored */ .JE('the bytes of the object differ from the sent bytes');
    else if (store.etags === 'unknown')
        store.etags = 'opaque';
    return found;
}
/** Status 404 means that the object to match has been deleted in the meantime. */
const EXPECTED_STATUSES = { none: [], new: [412, 501], etag: [404, 412, 501] };
/** Writes an object conditionally, so that only one of two concurrent writers succeeds. */
async function putIf(store, object, condition, options) {
    const { key, body } = object;
    const headers = { ...object.headers, ...conditionHeaders(condition, store.quotesIfMatch) };
    const own = { connections: 'lease' };
    const md5 = (0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .newMd5 */ .j_)()?.update(body).digest('hex');
    const digests = { sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', body), md5: async () => await Promise.resolve(md5) };
    const request = { method: 'PUT', key, headers, body: () => body, ...digests };
    const expected = EXPECTED_STATUSES[typeof condition === 'object' ? 'etag' : condition];
    const response = await store.request(`Writing ${key}`, request, { ...options, ...own, expected });
    if (response.status === 412 && typeof condition === 'object' && store.quotesIfMatch) {
        const current = await headOf(store, key, { signal: options.signal, ...own });
        // The ETag matches, so the store did not understand the quotes. Omit the quotes from now on.
        if (typeof current === 'object' && current.etag === (0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .plainEtag */ .Q8)(condition.etag)) {
            store.quotesIfMatch = false;
            return await putIf(store, object, condition, options);
        }
    }
    if (response.status === 501)
        return { status: 'not-supported', etag: '' };
    if (!(0,_runtime_http_request_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(response.status))
        return { status: 'conflict', etag: '' };
    const { etag = '' } = response.headers;
    if ((0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .md5In */ .Qz)((0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .plainEtag */ .Q8)(etag)) === (md5 ?? ''))
        store.etags = 'md5';
    if ((0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .plainEtag */ .Q8)(etag) !== '')
        return { status: 'written', etag };
    const found = await getObject(store, key, options.signal);
    const isOurs = found?.body.equals(body) === true;
    return isOurs ? { status: 'written', etag: found.etag } : { status: 'conflict', etag: '' };
}
function conditionHeaders(condition, isQuoted) {
    if (condition === 'none')
        return {};
    if (condition === 'new')
        return { 'if-none-match': '*' };
    return { 'if-match': isQuoted ? condition.etag : (0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .plainEtag */ .Q8)(condition.etag) };
}
/** Deletes one object per request, because every store supports this. A missing object is not an error. */
async function deleteObject(store, key, options) {
    await store.request(`Removal of ${key}`, { method: 'DELETE', key }, { expected: [404], ...options });
}
async function* listObjects(store, prefix) {
    let token;
    const seen = new Set();
    do {
        const from = token === undefined ? {} : { 'continuation-token': token };
        const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...from };
        const what = `Listing of ${store.place.bucket}/${prefix}`;
        const { body: xml } = await store.request(what, { method: 'GET', query });
        // Not every store supports URL encoding. AWS encodes a space as `+`.
        const isEncoded = (0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elementText */ .o)(xml, 'EncodingType') === 'url';
        for (const each of (0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elements */ .Y)(xml, 'Contents')) {
            const name = (0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elementText */ .o)(each, 'Key') ?? '';
            yield {
                // Some stores report URL encoding without applying it, so decoding must not throw.
                key: isEncoded ? (0,_runtime_text_percent_decode_js__WEBPACK_IMPORTED_MODULE_8__/* .percentDecode */ .Y)(name.replaceAll('+', ' ')) : name,
                size: Number((0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elementText */ .o)(each, 'Size')),
                etag: (0,_etag_js__WEBPACK_IMPORTED_MODULE_3__/* .plainEtag */ .Q8)((0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elementText */ .o)(each, 'ETag'))
            };
        }
        token = (0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elementText */ .o)(xml, 'IsTruncated') === 'true' ? (0,_xml_js__WEBPACK_IMPORTED_MODULE_6__/* .elementText */ .o)(xml, 'NextContinuationToken') : undefined;
        if (seen.has(token))
            throw (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .notAStore */ .cs)(store, 'its listing does not end');
        seen.add(token);
    } while (token !== undefined);
}


/***/ }),

/***/ 96625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: () => (/* binding */ S3Error),
/* harmony export */   Lz: () => (/* binding */ explainStoreError),
/* harmony export */   ao: () => (/* binding */ bucketNotFound)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);


/** An error response from the store. Its `code` is the S3 error code, such as `NoSuchKey`. */
class S3Error extends _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HttpError */ .j$ {
    name = 'S3Error';
    region;
    constructor(message, about) {
        super(message, about);
        this.region = about.region;
    }
}
const FAILURE_CODES = new Map([
    ['ExpiredToken', 'store-token-expired'],
    ['TokenRefreshRequired', 'store-token-expired'],
    ['RequestTimeTooSkewed', 'store-clock'],
    ['InvalidAccessKeyId', 'store-credentials'],
    ['SignatureDoesNotMatch', 'store-credentials'],
    ['InvalidToken', 'store-credentials']
]);
/** Converts a store error that a retry cannot fix into a Failure. */
function explainStoreError(error, what, place) {
    const said = `${what} failed: ${error.message}.`;
    const { code = '', status } = error;
    const known = FAILURE_CODES.get(code);
    if (known !== undefined)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(known, said, { cause: error });
    if (code === 'NoSuchBucket')
        return bucketNotFound(place, error);
    if (isWrongRegion(error, place)) {
        const { region } = error;
        const where = region === undefined ? 'another region' : `the region ${region}`;
        const advice = region === undefined ? undefined : `Set \`region: ${region}\`.`;
        const what = `The bucket ${place.bucket} is in ${where}. ${said}`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-region', what, { advice, cause: error });
    }
    if (status === 401 || status === 403)
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('store-access-denied', said, { cause: error });
    const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
    const asked = `The address is ${place.origin}, and the bucket is ${place.bucket}.`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unexpected-bucket-response', `${said}${redirect} ${asked}`, { cause: error });
}
function bucketNotFound({ bucket, origin, region }, cause) {
    const what = `The bucket ${bucket} does not exist at ${origin} (region ${region}).`;
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bucket-not-found', what, { cause });
}
/** Proxies and captive portals also redirect, but only S3 sends a region or one of these error codes. */
function isWrongRegion({ status, code, region }, place) {
    if (code === 'PermanentRedirect')
        return true;
    if (region === undefined)
        return false;
    if (status >= 300 && status < 400)
        return region !== place.region;
    return code === 'AuthorizationHeaderMalformed' || code === 'IllegalLocationConstraintException';
}


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
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29589);


const EMPTY_SHA256 = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', '');
/** Signs requests with AWS Signature Version 4, for one service in one region. The signing key changes daily. */
class Signer {
    #credentials;
    #scope;
    #day = '';
    /** A KeyObject: on Node 24, `createHmac` with a Buffer takes seven times as long. */
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
/** Sorts by the encoded names only, as the signature requires: `a` precedes `a-b`, although `-` precedes `=`. */
function encodeQuery(query) {
    return Object.entries(query)
        .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)])
        .sort(([a], [b]) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a, b))
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
}
/** Encodes all characters except letters, digits and `-._~`. `encodeURIComponent` does not encode `!'()*`. */
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
  JE: () => (/* binding */ NotStored),
  il: () => (/* binding */ Store),
  cs: () => (/* binding */ notAStore)
});

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js
var agent_http = __webpack_require__(13997);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var http_request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/s3/etag.js
var s3_etag = __webpack_require__(61777);
// EXTERNAL MODULE: ./.build/src/s3/bucket-address.js
var bucket_address = __webpack_require__(78695);
// EXTERNAL MODULE: ./.build/src/s3/checksums.js
var checksums = __webpack_require__(65246);
// EXTERNAL MODULE: ./.build/src/s3/s3-error.js
var s3_error = __webpack_require__(96625);
// EXTERNAL MODULE: ./.build/src/s3/signature.js
var signature = __webpack_require__(97944);
;// CONCATENATED MODULE: ./.build/src/s3/store-clock.js
/** Later times are ignored, because adding a duration to them might exceed the maximum `Date`. */
const MAX_TIME = Date.UTC(9999, 0);
/**
 * The store's clock, derived from its `Date` headers. The headers have whole seconds and responses take time, so only
 * a range from `earliest` to `latest` is known. A header that contradicts earlier ones, for example from a cache or
 * from a server with a wrong clock, is ignored unless the next header agrees with it.
 */
class StoreClock {
    #clock;
    #range;
    /** Whether several responses agree on the range. */
    #isConfirmed = false;
    /** The range of the last response, if it contradicts `#range`. */
    #contradiction;
    #signingAhead = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    observe(date, sentAt) {
        const time = Date.parse(date ?? '');
        if (!(time < MAX_TIME))
            return;
        const seen = { minAhead: time - this.#clock.now(), maxAhead: time + 999 - sentAt };
        if (this.#range === undefined) {
            this.#range = seen;
            this.#signingAhead = seen.maxAhead;
            return;
        }
        const common = this.#intersection(this.#range, seen);
        const other = this.#contradiction && this.#intersection(this.#contradiction, seen);
        // Once several responses agree, the clock never goes back: leases of other runs would seem to last longer.
        const canReplace = !this.#isConfirmed || seen.minAhead > this.#range.minAhead;
        this.#contradiction = common === undefined ? seen : undefined;
        if (common !== undefined)
            this.#range = common;
        else if (other !== undefined && canReplace) {
            this.#range = other;
            this.#signingAhead = other.maxAhead;
            this.#contradiction = undefined;
        }
        else
            return;
        this.#isConfirmed = true;
    }
    #intersection(a, b) {
        const minAhead = Math.max(a.minAhead, b.minAhead);
        const maxAhead = Math.min(a.maxAhead, b.maxAhead);
        return this.#clock.now() + minAhead <= this.#clock.latest() + maxAhead
            ? { minAhead, maxAhead }
            : undefined;
    }
    /** Sets the signing time to the `Date` header of a response that rejected the previous signing time. */
    correct(date) {
        const time = Date.parse(String(date));
        if (time < MAX_TIME)
            this.#signingAhead = time - this.#clock.latest();
    }
    /** The time for signatures. Its offset is set by the first response and by responses that reject the time. */
    signingTime() {
        return this.#clock.latest() + this.#signingAhead;
    }
    earliest() {
        return this.#clock.now() + (this.#range?.minAhead ?? 0);
    }
    latest() {
        return this.#clock.latest() + (this.#range?.maxAhead ?? 0);
    }
}

;// CONCATENATED MODULE: ./.build/src/s3/throttle.js
/** An overloaded store rejects many requests at once, so all rejections within this time count as one overload. */
const MIN_BETWEEN_REDUCTIONS_MS = 500;
/**
 * Limits the number of concurrent requests. A store overload halves the limit. When the number of
 * successful requests since the last change reaches the limit, the limit increases by one.
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
    /** Calls `work` for all items, as many at a time as the limit allows. The first error stops the remaining calls. */
    async forEach(items, signal, work) {
        const failed = new AbortController();
        const either = AbortSignal.any([signal, failed.signal]);
        const queue = items.values();
        const worker = async () => {
            for (const item of queue) {
                if (either.aborted)
                    return;
                await this.run(async () => await work(item, either));
            }
        };
        const workers = Array.from({ length: Math.min(this.max, items.length) }, async () => {
            await worker().catch((error) => failed.abort(error));
        });
        await Promise.all(workers);
        either.throwIfAborted();
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















/** Error code of a response that rejects a signature because of its time. */
const SKEWED = 'RequestTimeTooSkewed';
/** The store reported success but does not have the uploaded object. The message completes "HTTP 200, but …". */
class NotStored extends Error {
    name = 'NotStored';
}
/** Maximum number of responses that wrongly report success. After this many, further attempts are unlikely to help. */
const MAX_UNCONFIRMED_ATTEMPTS = 5;
const EARLY = 'the response came before the whole request was sent';
const IDLE_TIMEOUT_MS = 60_000;
/** Listings are far smaller; the state of a site with a million files is about 200 MB. */
const MAX_READ_BYTES = 500_000_000;
/** Limits the size of the response to a write, because each connection may keep a response in memory. */
const MAX_ANSWER_BYTES = 1_000_000;
const MAX_ERROR_CHARACTERS = 64_000;
const MAX_MESSAGE = 300;
/** Error codes to retry, although their HTTP status is not transient. */
const TEMPORARY_CODES = new Set(['RequestTimeout', 'ConditionalRequestConflict', 'OperationAborted']);
/** Sends signed requests to one bucket and retries temporary errors. */
class Store {
    place;
    throttle;
    clock;
    /** False for older versions of Ceph, which compare `If-Match` with the unquoted ETag. Detected by the first write. */
    quotesIfMatch = true;
    /** Whether ETags are the MD5 of the bytes. `opaque` means never, for example with customer-provided keys. */
    etags = 'unknown';
    /** Time of the last object write whose result is unknown. The store may still carry out that write. */
    unansweredAt = -Infinity;
    #address;
    #signer;
    #redact;
    #context;
    #checksums = new checksums/* Checksums */.xZ();
    #isReached = false;
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
     * Sends a request and retries temporary errors. Throws a Failure if `what` (such as `Upload of index.html`) cannot
     * succeed, and the signal's reason if the run is stopped.
     */
    async request(what, request, options = {}) {
        const { signal = this.#context.signal, retries = true } = options;
        const attempt = async () => await this.#attempt(request, { ...options, signal });
        let unconfirmed = 0;
        const decide = (error, nth) => {
            if (error instanceof s3_error/* S3Error */.Dg && (0,http_request/* isSuccess */.oJ)(error.status))
                unconfirmed += 1;
            const decision = this.#decide(error, nth);
            return retries && unconfirmed < MAX_UNCONFIRMED_ATTEMPTS ? decision : { retry: false };
        };
        try {
            const { host } = new URL(this.#address.origin);
            return await (0,retry/* withRetry */.bD)(what, attempt, decide, { ...this.#context, signal, host });
        }
        catch (error) {
            throw signal.aborted ? error : this.#explain(error, what);
        }
    }
    async #attempt(request, options) {
        const response = await this.#sendChecked(request, options);
        if (options.confirm === undefined || !(0,http_request/* isSuccess */.oJ)(response.status))
            return response;
        try {
            const etag = await options.confirm((0,s3_etag/* plainEtag */.Q8)(response.headers.etag));
            return { ...response, headers: { ...response.headers, etag } };
        }
        catch (error) {
            throw error instanceof NotStored ? this.#errorOf(response, error.message) : error;
        }
    }
    /** Sends a write again at once, with the checksum that the store requires. */
    async #sendChecked(request, options) {
        for (;;) {
            const { kind } = this.#checksums;
            const response = await this.#send(request, kind, options);
            const judged = judgeResponse(request, response, options.expected ?? []);
            if (judged === 'success')
                return response;
            if (judged !== 'error')
                throw notAStore(this, judged.sign);
            const error = this.#errorOf(response);
            if (request.method !== 'PUT' || !this.#checksums.canSendOther(error, kind))
                throw error;
        }
    }
    async #send(request, checksum, { signal, beforeSend, connections }) {
        const { method, key = '', query = {}, body, sha256 = signature/* EMPTY_SHA256 */._e, md5 = noDigest, hash } = request;
        const { origin, host, path: base } = this.#address;
        const { http, clock } = this.#context;
        // The path of the bucket itself has no trailing slash: s3rver signs this form, and other stores accept it.
        const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${(0,bucket_address/* encodeKey */.g2)(key)}`;
        const isWrite = method !== 'GET' && method !== 'HEAD';
        const checked = method === 'PUT' ? await (0,checksums/* checksumHeaders */.iq)(checksum, { sha256, md5 }) : {};
        const headers = { ...request.headers, ...checked };
        const signed = this.#signer.sign({ method, host, path, query, headers, sha256 }, this.clock.signingTime());
        const search = (0,signature/* encodeQuery */.XX)(query);
        const sentAt = clock.latest();
        signal.throwIfAborted();
        beforeSend?.();
        try {
            return await (0,http_request/* sendRequest */.w$)({
                method,
                url: new URL(`${origin}${path}${search === '' ? '' : `?${search}`}`),
                headers: { ...signed, ...(body === undefined && isWrite && { 'content-length': '0' }) },
                ...(body !== undefined && { body: body() }),
                ...(hash !== undefined && { hash: hash() }),
                ...(connections !== undefined && { connections }),
                idleTimeoutMs: IDLE_TIMEOUT_MS,
                maxBytes: method === 'GET' ? MAX_READ_BYTES : MAX_ANSWER_BYTES,
                // The error code in the body shows whether the error is temporary, and whether the bucket is missing.
                needsBody: true,
                onResponse: ({ date }) => {
                    this.#isReached = true;
                    this.clock.observe(date, sentAt);
                }
            }, { http, signal });
        }
        catch (error) {
            // Lease and state writes are conditional, so the store rejects a write that arrives late.
            if (isWrite && connections !== 'lease')
                this.unansweredAt = clock.now();
            const { cause, status } = Object(error);
            if (cause instanceof agent_http/* EarlyResponse */.XW)
                throw this.#errorOf({ ...cause.response, body: '' }, EARLY);
            if (status === undefined)
                throw error;
            const what = 'The response from the store is too large.';
            throw new failure/* Failure */.HR('unexpected-bucket-response', what, { cause: error });
        }
    }
    #errorOf({ status, headers, body }, but = '') {
        // A store that wrongly or prematurely reported success may still carry out the request.
        if ((0,http_request/* isSuccess */.oJ)(status))
            this.unansweredAt = this.#context.clock.now();
        const xml = body.slice(0, MAX_ERROR_CHARACTERS);
        const code = (0,s3_xml/* elementText */.o)(xml, 'Code');
        if (code === SKEWED)
            this.clock.correct(headers.date);
        const said = [code, (0,s3_xml/* elementText */.o)(xml, 'Message')].filter(Boolean).join(': ');
        // Redact before clipping: a secret that is cut in half would not be recognized.
        const why = said === '' ? '' : ` (${(0,clip/* clip */.$)(this.#redact(said), MAX_MESSAGE)})`;
        const message = `HTTP ${status}${why}${but === '' ? '' : `, but ${but}`}`;
        const region = (0,s3_xml/* elementText */.o)(xml, 'Region') ?? headers['x-amz-bucket-region'];
        return new s3_error/* S3Error */.Dg(message, {
            response: { status, headers, body: xml },
            now: this.#context.clock.now(),
            code,
            region: typeof region === 'string' && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined
        });
    }
    #decide(error, attempt) {
        const decision = (0,http_error/* decideRetry */.tE)(error, { attempt, isReached: this.#isReached });
        if (!(error instanceof s3_error/* S3Error */.Dg))
            return decision;
        if (error.code === SKEWED)
            return { retry: attempt === 1, waitMs: 0 };
        if (error.status === 503 || error.status === 429)
            this.throttle.slowDown();
        if ((0,http_request/* isSuccess */.oJ)(error.status))
            return { retry: true };
        // 501 means that the store does not support the request, so a retry would have the same result.
        if (error.status === 501)
            return { retry: false };
        return TEMPORARY_CODES.has(error.code ?? '') ? { retry: true, waitMs: error.waitMs } : decision;
    }
    /** Converts store and HTTP errors into a Failure. Returns any other error unchanged. */
    #explain(error, what) {
        if (error instanceof s3_error/* S3Error */.Dg)
            return (0,s3_error/* explainStoreError */.Lz)(error, what, this.place);
        if (!(error instanceof http_error/* HttpError */.j$))
            return error;
        const code = error.isTrustProblem ? 'certificate-not-trusted' : 'store-unreachable';
        const text = `${what} at ${this.place.origin} failed: ${this.#redact((0,failure/* reasonOf */.A3)(error))}.`;
        return new failure/* Failure */.HR(code, text, { cause: error });
    }
}
const noDigest = async () => await Promise.resolve(undefined);
function notAStore(store, sign) {
    return new failure/* Failure */.HR('unexpected-bucket-response', `The server at ${store.urlOf('')} does not respond like an S3 store: ${sign}.`);
}
/**
 * Classifies every store response, because the status alone is not reliable. `error`: the store reports an error,
 * possibly with a success status. `sign`: why a response with a success status is not from an S3 store, for example
 * because a proxy sent a web page. `key` is undefined for a listing.
 */
function judgeResponse({ method, key }, { status, headers, body }, expected) {
    if (!(0,http_request/* isSuccess */.oJ)(status))
        return expected.includes(status) ? 'success' : 'error';
    const root = /^\s*(?:<\?xml[^>]*>\s*)?<(Error|html|!doctype)\b/i.exec(body.slice(0, 500))?.[1];
    if (root === 'Error')
        return 'error';
    const sign = root === undefined ? missingField(method, key, headers, body) : 'it sent a web page';
    return sign === undefined ? 'success' : { sign };
}
/** The response to a write may have no ETag, because some stores return ETags only for reads. */
function missingField(method, key, headers, xml) {
    if (method !== 'GET' && method !== 'HEAD')
        return undefined;
    if (key !== undefined)
        return (0,s3_etag/* plainEtag */.Q8)(headers.etag) === '' ? 'an object has no ETag' : undefined;
    if (!xml.includes('<ListBucketResult'))
        return 'its listing has the wrong format';
    if (!/<(?:\/ListBucketResult|ListBucketResult[^<>]*\/)>\s*$/.test(xml))
        return 'its listing is truncated';
    const isCut = (0,s3_xml/* elementText */.o)(xml, 'IsTruncated') === 'true';
    return isCut && !(0,s3_xml/* elementText */.o)(xml, 'NextContinuationToken')
        ? 'its listing is incomplete and has no continuation token'
        : undefined;
}


/***/ }),

/***/ 79339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ elements),
/* harmony export */   o: () => (/* binding */ elementText)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

/** A minimal reader for XML from S3 stores: elements without attributes, text, and the five predefined entities. */
function elementText(xml, name) {
    const [body] = elements(xml, name);
    return body === undefined ? undefined : (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeXML */ .ey)(body);
}
/** Returns the inner XML of every element with this name. In these responses, such elements are never nested. */
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


/***/ }),

/***/ 69878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ig: () => (/* binding */ isPageList),
/* harmony export */   gY: () => (/* binding */ finishPartOf),
/* harmony export */   j4: () => (/* binding */ isAddedByFinish),
/* harmony export */   ll: () => (/* binding */ isSearchFile)
/* harmony export */ });
/* harmony import */ var _files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);

const PAGE_LIST = /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json|llms(-full)?\.txt|robots\.txt)$/i;
/** Returns true for a sitemap, a search index, `llms.txt` or `robots.txt`, unless the name contains a build hash. */
function isPageList(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return PAGE_LIST.test(name) && !(0,_files_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .isImmutable */ .t)(path);
}
const ADDED = /^(?:robots\.txt|404\.(?:html|js)|sitemap(?:-\d+)?\.xml|_headers|(?:\.well-known\/)?(?:llms[^/]*\.txt|_llms\/.*))$/;
/** Returns true for a path at which the finish action adds a file about the whole site, as other programs also do. */
function isAddedByFinish(path) {
    return ADDED.test(path);
}
/** Returns the value of `add` for which the finish action adds a file about the whole site. */
function finishPartOf(path) {
    if (path === '404.html')
        return 'not-found';
    return /^(?:robots|sitemap)/.test(path) ? 'sitemap' : 'markdown';
}
/** Returns true for a file of the search that the finish action adds. */
function isSearchFile(path) {
    return path.startsWith('pagefind/');
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


/***/ })

};
