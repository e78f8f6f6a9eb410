export const id = 46;
export const ids = [46];
export const modules = {

/***/ 6082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ hasChanged),
/* harmony export */   Tb: () => (/* binding */ changesText),
/* harmony export */   kK: () => (/* binding */ compareManifests),
/* harmony export */   pS: () => (/* binding */ parseChanges)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73305);
/* harmony import */ var _site_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20767);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97840);



function compareManifests(previous, current) {
    const changes = {
        first: previous === undefined,
        added: [],
        changed: [],
        rebuilt: [],
        removed: [],
        previous: new Map(),
        files: { added: 0, changed: 0, removed: 0 }
    };
    const before = new Map(previous?.map(file => [file.path, file]));
    for (const file of current) {
        const earlier = before.get(file.path);
        before.delete(file.path);
        if (earlier === undefined)
            note(changes, 'added', file);
        else if (earlier.sha256 !== file.sha256) {
            const isRebuilt = (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsPage */ .a$)(file) && file.content !== undefined && earlier.content === file.content;
            if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsPage */ .a$)(file))
                changes.previous.set(file.path, earlier.sha256);
            if (isRebuilt)
                changes.rebuilt.push(file.path);
            else
                note(changes, 'changed', file);
        }
    }
    for (const file of before.values())
        note(changes, 'removed', file);
    for (const list of ['added', 'changed', 'rebuilt', 'removed'])
        changes[list].sort();
    return changes;
}
/** Whether readers see something else than before. */
function hasChanged({ first, added, changed, removed }) {
    return first || added.length + changed.length + removed.length > 0;
}
function changesText({ first, added, changed, rebuilt, removed, previous, files }) {
    const sorted = [...previous].sort(([a], [b]) => (a < b ? -1 : 1));
    const written = {
        ...{ version: 1, first, added, changed, rebuilt, removed },
        previous: Object.fromEntries(sorted),
        files
    };
    return `${JSON.stringify(written, undefined, 2)}\n`;
}
const MAX_LISTED = 1_000_000;
const pages = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .sitePath */ .l2).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(MAX_LISTED));
const count = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const changesFile = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(1),
    first: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    added: pages,
    changed: pages,
    rebuilt: pages,
    removed: pages,
    /** Missing in files of earlier releases. */
    previous: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => Object.entries(Object(value))), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .tuple */ .PVZ([_site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .sitePath */ .l2, _site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Text */ .f1])).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(MAX_LISTED))), []),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ added: count, changed: count, removed: count })
});
/** Reads `changes.json` from any source. Text: what is wrong with it. */
function parseChanges(text) {
    if (text.length > _site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MANIFEST_BYTES */ .ZJ)
        return `it is larger than ${_site_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_MANIFEST_BYTES */ .ZJ / 1e6} MB`;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        return `it is not JSON: ${error.message}`;
    }
    const read = changesFile.safeParse(value);
    if (read.success) {
        const { first, added, changed, rebuilt, removed, previous, files } = read.data;
        return { first, added, changed, rebuilt, removed, previous: new Map(previous), files };
    }
    const [issue] = read.error.issues;
    return `\`${issue?.path.join('.') ?? ''}\` ${issue?.message ?? 'is invalid'}`;
}
function note(changes, list, file) {
    if ((0,_site_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .countsAsPage */ .a$)(file))
        changes[list].push(file.path);
    else
        changes.files[list]++;
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


/***/ }),

/***/ 21046:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50056);
/* harmony import */ var _runtime_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84645);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5426);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72421);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62522);





(0,_runtime_pretenuring_js__WEBPACK_IMPORTED_MODULE_0__/* .disablePretenuring */ .i)();
await (0,_runtime_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_NAMES */ .Q, secrets: [], secretHeaders: 'headers' }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_4__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 72421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs),
/* harmony export */   Q: () => (/* binding */ INPUT_NAMES)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28395);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6082);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42054);
/* harmony import */ var _runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(45178);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4159);
/* harmony import */ var _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89375);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22880);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91038);
/* harmony import */ var _site_manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20767);
/* harmony import */ var _site_pages_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(97840);
/* harmony import */ var _runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30306);













const MAX_SAMPLE = 1_000_000;
const MAX_CONCURRENCY = 256;
const LIMITS = { idleMs: 10_000, totalMs: 60_000 };
const siteUrl = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_parse_url_js__WEBPACK_IMPORTED_MODULE_9__/* .parseUrl */ .D)(value);
    if (url === null || !/^https?:$/.test(url.protocol))
        return new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF(`"${value}" is not a URL: it must begin with https://`);
    if (url.username !== '' || url.password !== '')
        return new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF('contains a user name or password: set an Authorization header in `headers` instead');
    if (url.search !== '' || url.hash !== '')
        return new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF('contains a query or fragment: remove it');
    return (0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_3__/* .isSafeAddress */ .cr)(url)
        ? url
        : new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF('is not https. Plain http is allowed for loopback addresses only');
});
const sample = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value => value === 'all'
    ? 'all'
    : /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SAMPLE
        ? Number(value)
        : new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF(`"${value}" is neither a number from 1 to ${MAX_SAMPLE} nor all`));
const MAX_WAIT_MS = 24 * 3_600_000;
/** Zero means: do not wait. */
const wait = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value => {
    const ms = (0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_7__/* .parseDuration */ .E9)(value);
    if (ms === undefined)
        return new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF(`"${value}" is not a duration: use 0s, 90s or 3m`);
    return ms <= MAX_WAIT_MS ? ms : new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF(`${value} is more than 24 hours`);
});
/** Set by the action itself for every request. */
const OWN_HEADERS = /^(?:host|connection|content-length|transfer-encoding|accept-encoding|upgrade|te|trailer)$/i;
/** A problem never repeats the value, which may be a secret. */
const headers = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(value => {
    const entries = [];
    const problems = [];
    for (const [at, line] of value.split('\n').entries()) {
        if (line.trim() === '')
            continue;
        const [, name = '', text = ''] = /^\s*([^\s:]+)\s*:(.*)$/s.exec(line) ?? [];
        if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
            problems.push(`line ${at + 1} is not of the form Name: value`);
        else if (OWN_HEADERS.test(name))
            problems.push(`contains ${name}, which the action sets itself`);
        else if (/[^\t\x20-\x7e\x80-\xff]/.test(text.trim()))
            problems.push(`the value of ${name} contains characters that a header cannot have`);
        else
            entries.push([name.toLowerCase(), text.trim()]);
    }
    return problems.length > 0 ? new _runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .Problem */ .AF(...problems) : Object.fromEntries(entries);
});
const fields = zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    'site-url': (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .required */ .mw)('set it to the public address of the site, such as https://docs.example.com', siteUrl),
    'manifest-path': (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .required */ .mw)('set it to the output `manifest-path` of the export action', zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()),
    'changes-path': zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP()),
    sample: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(sample, 50),
    addresses: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf((0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .oneOf */ .yL)(['clean', 'html']), 'clean'),
    headers: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(headers, {}),
    fail: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt, true),
    wait: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(wait, 3 * 60_000),
    concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf((0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(MAX_CONCURRENCY), 8),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._default */ .Rvf(_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0, 15 * 60_000)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Everything the run needs, with the files that it compares with: one error lists all problems. */
function readInputs(given, environment) {
    const workspace = environment['GITHUB_WORKSPACE'] ?? '.';
    const manifest = readInputFile('manifest-path', given, workspace, readManifest);
    const changes = readInputFile('changes-path', given, workspace, _review_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChanges */ .pS);
    const read = (0,_runtime_input_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .readFields */ .qU)(fields, given, () => [manifest, changes].filter(found => typeof found === 'string'));
    if (typeof manifest !== 'object' || typeof changes === 'string')
        throw new Error('a problem was not reported');
    return {
        siteUrl: read['site-url'],
        manifest,
        changes,
        sample: read.sample,
        style: read.addresses,
        headers: read.headers,
        secrets: (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .headerSecrets */ .n3)(given['headers'] ?? ''),
        fail: read.fail,
        waitMs: read.wait,
        concurrency: read.concurrency,
        timeoutMs: read.timeout,
        limits: LIMITS,
        tempDir: environment['RUNNER_TEMP'] ?? workspace,
        docsUrl: (0,_runtime_docs_url_js__WEBPACK_IMPORTED_MODULE_11__/* .docsUrl */ .f)(environment)
    };
}
/** Text: the problem. */
function readInputFile(name, given, workspace, parse) {
    const path = given[name];
    if (path === undefined)
        return undefined;
    try {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size > _site_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_MANIFEST_BYTES */ .ZJ)
            return `\`${name}\` is larger than ${_site_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .MAX_MANIFEST_BYTES */ .ZJ / 1e6} MB: ${path}`;
        const parsed = parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8'));
        if (typeof parsed !== 'string')
            return parsed;
        return `\`${name}\` is not a ${name.replace('-path', '.json')} of the export action: set it to the output \`${name}\` of the export step (${parsed})`;
    }
    catch (error) {
        return `\`${name}\` cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(error)}`;
    }
}
function readManifest(text) {
    const manifest = (0,_site_manifest_js__WEBPACK_IMPORTED_MODULE_8__/* .parseManifest */ .Ng)(text);
    if ('problem' in manifest)
        return manifest.detail;
    return (0,_site_pages_js__WEBPACK_IMPORTED_MODULE_12__/* .pageCountOf */ .YX)(manifest.files) === 0 ? 'it lists no page' : manifest;
}


/***/ }),

/***/ 62522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/site/site-url.js
var site_url = __webpack_require__(32705);
// EXTERNAL MODULE: ./.build/runtime/failure.js
var failure = __webpack_require__(4159);
// EXTERNAL MODULE: ./.build/runtime/stop-reason.js
var stop_reason = __webpack_require__(5426);
// EXTERNAL MODULE: ./.build/runtime/units.js
var units = __webpack_require__(91038);
;// CONCATENATED MODULE: ./.build/verify/judge/kinds.js
/** What can be wrong with an address, in the order in which it is reported. */
const KINDS = [
    'login',
    'missing',
    'stale',
    'different',
    'soft-404',
    'not-removed',
    'redirect',
    'content-type',
    'downgrade',
    'altered',
    'caching'
];
/** Readers still get what was exported. */
const WARNINGS = ['altered', 'caching'];
function isWarning(kind) {
    return WARNINGS.includes(kind);
}

;// CONCATENATED MODULE: ./.build/verify/outputs.js

const OUTPUT_NAMES = (/* unused pure expression or super */ null && (['verified', 'checked', 'findings', 'stale', 'missing', 'verify-path']));
function verifyResultOf(verified) {
    const counts = {};
    for (const { kind, count } of verified.findings)
        counts[kind] = (counts[kind] ?? 0) + count;
    return { ...verified, verified: verified.findings.every(({ kind }) => isWarning(kind)), counts };
}
/** The text of `verify.json`: docs/verify.md describes it. */
function verifyText({ verified, checked, counts, findings, unchecked }) {
    const listed = findings.map(({ kind, address, path, detail, advice, count }) => ({
        ...{ kind, address, path: path ?? null, detail, advice, count }
    }));
    return `${JSON.stringify({ version: 1, verified, checked, counts, findings: listed, unchecked }, undefined, 2)}\n`;
}
/** `2 missing, 1 stale` */
function describeCounts(findings) {
    const { counts } = verifyResultOf({
        checked: 0,
        findings: [...findings],
        unchecked: [],
        liveAfterMs: undefined
    });
    return Object.entries(counts)
        .map(([kind, count]) => `${count} ${kind}`)
        .join(', ');
}

// EXTERNAL MODULE: ./.build/runtime/http/address.js
var http_address = __webpack_require__(42054);
// EXTERNAL MODULE: ./.build/runtime/failure-alert.js
var failure_alert = __webpack_require__(22464);
// EXTERNAL MODULE: ./.build/runtime/markdown.js
var markdown = __webpack_require__(27076);
// EXTERNAL MODULE: ./.build/runtime/parse-url.js
var parse_url = __webpack_require__(30306);
;// CONCATENATED MODULE: ./.build/verify/summary.js






const MAX_ROWS = 50;
const MAX_TEXT = 500;
/** The job summary as Markdown: the verdict, and what to do about each finding. */
function renderSummary(report) {
    const { result, failure } = report;
    const sections = [
        `## ${heading(report)}`,
        facts(report),
        result === undefined && failure && (0,failure_alert/* failureAlert */.V)(failure, `${report.docsUrl}docs/errors.md`),
        result && findingsTable(result.findings, report.docsUrl),
        result && unchecked(result)
    ];
    return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`;
}
function heading({ result }) {
    if (result === undefined)
        return 'Site not verified';
    return result.verified ? 'Site verified' : 'The site differs from the export';
}
function facts({ siteUrl, result, startedAt, endedAt }) {
    return [
        `**${(0,markdown/* link */.nf)(siteUrl.href, siteUrl.href)}**`,
        result && `${result.checked} addresses checked`,
        result?.liveAfterMs === undefined ? undefined : `live after ${(0,units/* formatDuration */.a3)(result.liveAfterMs)}`,
        endedAt === undefined ? undefined : (0,units/* formatDuration */.a3)(endedAt - startedAt)
    ]
        .filter(fact => fact !== undefined)
        .join(' · ');
}
/** One row for all addresses with the same problem. */
function findingsTable(findings, docsUrl) {
    const groups = new Map();
    for (const finding of findings) {
        const key = [finding.kind, finding.detail, finding.advice].join('\n');
        groups.set(key, [...(groups.get(key) ?? []), finding]);
    }
    const rows = [...groups.values()].flatMap(([first, ...others]) => {
        if (first === undefined)
            return [];
        const more = first.count - 1 + others.reduce((sum, { count }) => sum + count, 0);
        return [
            [
                `${isWarning(first.kind) ? '⚠️' : '❌'} ${(0,markdown/* code */.aY)(first.kind)}`,
                `${(0,markdown/* link */.nf)((0,markdown/* clip */.$Q)(pathOf(first.address), MAX_TEXT), first.address)}${more === 0 ? '' : ` and ${more} more`}`,
                summary_text(first.detail),
                withLinks(first.advice, docsUrl)
            ]
        ];
    });
    if (rows.length === 0)
        return '';
    const shown = (0,markdown/* table */.tp)(['Finding', 'Address', 'What is wrong', 'What to do'], rows.slice(0, MAX_ROWS));
    const rest = rows.length - MAX_ROWS;
    return rest > 0 ? `${shown}\n\nAnd ${rest} more, see \`verify.json\`.` : shown;
}
function unchecked({ unchecked: addresses }) {
    if (addresses.length === 0)
        return '';
    return `${addresses.length} addresses were not checked, because redirects and retries used up the requests of a pass. \`verify.json\` lists them.`;
}
function pathOf(address) {
    const url = (0,parse_url/* parseUrl */.D)(address);
    return url === null ? address : ((0,http_address/* percentDecode */.YZ)(url.pathname) ?? url.pathname);
}
/** Names of pages of the documentation become links. */
function withLinks(advice, docsUrl) {
    const parts = advice.split(/(docs\/[\w-]+\.md)/);
    return parts
        .map((part, at) => at % 2 === 0 ? summary_text(part) : docsUrl === '' ? (0,markdown/* escapeMarkdown */.FV)(part) : (0,markdown/* link */.nf)(part, docsUrl + part))
        .join('');
}
function summary_text(value) {
    return (0,markdown/* sentence */.em)((0,markdown/* clip */.$Q)(value, MAX_TEXT));
}

// EXTERNAL MODULE: ./.build/runtime/secrets.js
var secrets = __webpack_require__(22880);
;// CONCATENATED MODULE: ./.build/verify/judge/evidence.js
/** There was no connection to the host. */
function isUnreachable(visit) {
    return visit.end === 'failed' && visit.isUnreachable;
}
/** Of a page that asks who its reader is. */
const PASSWORD_FIELD = /<input\b[^<>]*\stype\s*=\s*["']?password\b/i;
const FORM = /<form\b/i;
const SIGN_IN = /\b(?:sign|log)[\s-]?(?:in|on)\b|\bpassword\b|\bpasscode\b|\bauthenticat/i;
const REFRESH = /<meta\b[^<>]*\shttp-equiv\s*=\s*["']?refresh\b[^<>]*>/i;
/** Reads the page if its bytes are not those of the export. */
async function examine(target, visit) {
    const none = { target, visit, isExact: false, page: undefined };
    if (visit.end !== 'response' || visit.body === undefined)
        return none;
    const { sha256, bytes } = visit.body;
    const isExact = 'file' in target && target.file?.sha256 === sha256;
    if (isExact)
        return {
            target,
            visit: { ...visit, headers: kept(visit.headers), body: undefined },
            isExact,
            page: undefined
        };
    const light = { ...visit, body: { ...visit.body, bytes: undefined } };
    if (bytes === undefined)
        return { target, visit: light, isExact, page: undefined };
    // The scanner is loaded only when something is wrong.
    const { readPage } = await Promise.all(/* import() */[__webpack_require__.e(161), __webpack_require__.e(628)]).then(__webpack_require__.bind(__webpack_require__, 53628));
    const html = bytes.toString();
    const content = readPage(bytes);
    const isSignIn = PASSWORD_FIELD.test(html) || (FORM.test(html) && SIGN_IN.test(content.title));
    return { target, visit: light, isExact, page: { ...content, isSignIn, refresh: refreshOf(html) } };
}
const KEPT_HEADERS = ['content-type', 'x-content-type-options', 'cache-control', 'expires', 'date'];
/** Most responses have the same headers. */
const shared = new Map();
const MAX_SHARED = 1000;
/** The headers that are judged when the bytes are right. */
function kept(headers) {
    const key = KEPT_HEADERS.map(name => headers[name]?.toString() ?? '').join('\n');
    const known = shared.get(key);
    if (known !== undefined)
        return known;
    const copy = Object.fromEntries(KEPT_HEADERS.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]])));
    if (shared.size < MAX_SHARED)
        shared.set(key, copy);
    return copy;
}
/** Where a page leads by itself. */
function refreshOf(html) {
    const [tag] = REFRESH.exec(html) ?? [];
    return tag === undefined
        ? undefined
        : /url\s*=\s*['"]?([^'">\s]+)/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/site/entry-points.js
var entry_points = __webpack_require__(60818);
// EXTERNAL MODULE: ./.build/site/pages.js
var site_pages = __webpack_require__(97840);
;// CONCATENATED MODULE: ./.build/verify/sample/targets.js



/** The path in the manifest, where the address has one. */
function targets_pathOf(target) {
    if (target.role === 'removed')
        return target.path;
    return target.role === 'unknown' ? undefined : target.file?.path;
}
const MAX_REDIRECTS = 50;
const MAX_REMOVED = 20;
/** The addresses to request. The same manifest gives the same addresses in the same order. */
function selectTargets(inputs, addresses) {
    const { manifest } = inputs;
    const files = manifest.files.filter(({ path }) => !isHidden(path));
    const byPath = new Map(files.map(file => [file.path, file]));
    const target = (role, file) => ({
        ...{ role, file },
        url: addresses.of(file.path)
    });
    const home = byPath.get('index.html');
    return [
        ...(home === undefined ? [] : [target('page', home)]),
        ...unknownAddress(manifest, addresses),
        ...files.filter(({ path }) => (0,entry_points/* isPageList */.I)(path)).map(file => target('asset', file)),
        ...selectPages(files, inputs).map(file => target('page', file)),
        ...redirectTargets(manifest, byPath, addresses),
        ...removedTargets(inputs, addresses)
    ];
}
/** Hosts keep these files for themselves. */
function isHidden(path) {
    return (0,site_pages/* isNotFoundPage */.np)(path) || /(?:^|\/)(?:\.|_redirects$|_headers$)/.test(path);
}
function selectPages(files, { changes, sample }) {
    const pages = new Map(files.filter(file => (0,site_pages/* countsAsPage */.a$)(file) && file.path !== 'index.html').map(file => [file.path, file]));
    const selected = new Map();
    // After a first export every page is new.
    const lists = changes === undefined || changes.first ? [] : [changes.changed, changes.added, changes.rebuilt];
    for (const paths of [...lists, [...pages.keys()]]) {
        const open = paths.filter(path => pages.has(path) && !selected.has(path));
        const free = sample === 'all' ? open.length : sample - selected.size;
        for (const path of spread(open, free)) {
            const file = pages.get(path);
            if (file !== undefined)
                selected.set(path, file);
        }
    }
    return [...selected.values()];
}
/** Takes paths from all folders in turn, so that a mistake in one folder is seen. */
function spread(paths, count) {
    if (paths.length <= count)
        return paths.toSorted();
    const folders = new Map();
    for (const path of paths.toSorted()) {
        const folder = path.slice(0, path.lastIndexOf('/') + 1);
        const inFolder = folders.get(folder);
        if (inFolder === undefined)
            folders.set(folder, [path]);
        else
            inFolder.push(path);
    }
    const rounds = evenly([...folders.values()], count);
    const selected = [];
    for (let round = 0; selected.length < count; round++) {
        for (const folder of rounds) {
            const path = folder[round];
            if (path !== undefined && selected.length < count)
                selected.push(path);
        }
    }
    return selected;
}
function evenly(items, count) {
    if (items.length <= count)
        return items;
    return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]);
}
function unknownAddress({ files, redirects = [] }, addresses) {
    const digest = (0,external_node_crypto_.hash)('sha256', files.map(({ path, sha256 }) => `${path}\n${sha256}\n`).join(''));
    const path = `no-such-page-${digest.slice(0, 12)}.html`;
    const url = addresses.of(path);
    const isTaken = addresses.hasFileFor(path) || redirects.some(({ source }) => mayMatch(source, url, addresses));
    return isTaken ? [] : [{ role: 'unknown', url }];
}
function isPattern(source) {
    return /\*|:[a-z_]/i.test(source);
}
/** Whether a redirect with a wildcard may begin at this address. */
function mayMatch(source, url, addresses) {
    if (!isPattern(source))
        return false;
    const start = addresses.ofDestination(source.slice(0, source.search(/\*|:[a-z_]/i)));
    return start === undefined || url.pathname.startsWith(start.pathname);
}
/** Redirects with a wildcard are left out: their addresses are not known. */
function redirectTargets({ redirects, files }, byPath, addresses) {
    const pages = files.flatMap(({ path, redirect }) => redirect === undefined ? [] : [{ source: path, destination: redirect }]);
    const listed = redirects?.filter(({ source }) => !isPattern(source)) ?? pages;
    return listed
        .flatMap(({ source, destination }) => {
        const start = redirects === undefined ? addresses.of(source) : addresses.ofDestination(source);
        const end = addresses.ofDestination(destination);
        if (start === undefined || end === undefined || start.origin !== addresses.origin)
            return [];
        const path = addresses.fileAt(start);
        const file = path === undefined ? undefined : byPath.get(path);
        // A file of the export is never replaced by a redirect.
        if (path !== undefined && file?.redirect === undefined)
            return [];
        const url = file === undefined ? start : addresses.of(file.path);
        return [{ role: 'redirect', url, source: start.pathname, destination: end, file }];
    })
        .slice(0, MAX_REDIRECTS);
}
function removedTargets({ manifest, changes }, addresses) {
    const { redirects = [] } = manifest;
    const removed = spread(changes?.removed ?? [], 10 * MAX_REMOVED).filter(path => {
        const url = addresses.of(path);
        return (!isHidden(path) &&
            !addresses.hasFileFor(path) &&
            !redirects.some(({ source }) => {
                const start = addresses.ofDestination(source);
                return mayMatch(source, url, addresses) || start?.pathname === url.pathname;
            }));
    });
    return spread(removed, MAX_REMOVED).map(path => ({ role: 'removed', path, url: addresses.of(path) }));
}

;// CONCATENATED MODULE: ./.build/verify/judge/missing-advice.js

const MAX_PROBES = 3;
/** Pages that are missing at the address that readers use, at the address that they have with other rules of the host. */
function probesFor(all, addresses) {
    return all
        .filter(isNotFound)
        .flatMap(({ target }) => {
        if (target.role !== 'page')
            return [];
        const url = addresses.inOtherStyle(target.file.path);
        return url.href === target.url.href ? [] : [{ ...target, url }];
    })
        .slice(0, MAX_PROBES);
}
/** Says why pages are missing, as far as all addresses together show it. */
function explainMissing(findings, all, probes) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const notFound = new Set(pages.filter(isNotFound).map(({ target }) => target.url.href));
    const found = probes.filter(({ visit }) => visit.end === 'response' && visit.status === 200);
    const advice = adviceFor(found[0], probes.length === found.length, pages.length === notFound.size);
    if (advice === undefined)
        return [...findings];
    // Where some pages are at the other address, one that is not there either is simply missing.
    const absent = found.length === 0 ? [] : probes.filter(probe => !found.includes(probe));
    const absentPaths = new Set(absent.map(({ target }) => targets_pathOf(target)));
    return findings.map(finding => finding.kind === 'missing' && notFound.has(finding.address) && !absentPaths.has(finding.path)
        ? { ...finding, advice }
        : finding);
}
function adviceFor(found, isEveryProbe, isEveryPage) {
    if (found !== undefined) {
        const { pathname } = found.target.url;
        if (!pathname.endsWith('.html'))
            return `The page is at ${pathname}: the host has no \`.html\` addresses. Set \`addresses: clean\`.`;
        const others = isEveryProbe ? '' : ' for this page';
        return `The rewrite rule of the host is missing${others}: the page is at ${pathname}. See docs/hosting.md.`;
    }
    return isEveryPage
        ? 'Every page is missing: check that the domain leads to the bucket or folder of the deployment, that the path of `site-url` is right, and that the host may read the files.'
        : undefined;
}
/** A bucket that cannot be listed responds with 403 for objects that do not exist. */
function isNotFound({ visit }) {
    return visit.end === 'response' && (visit.status === 404 || visit.status === 403);
}

// EXTERNAL MODULE: ./.build/site/page-addresses.js
var page_addresses = __webpack_require__(42040);
// EXTERNAL MODULE: ./.build/site/url-path.js
var url_path = __webpack_require__(57289);
;// CONCATENATED MODULE: ./.build/verify/sample/site-addresses.js





/** Where the files of a site are on the host. */
class SiteAddresses {
    origin;
    #root;
    #style;
    #files;
    #exportedBase;
    /** `basePath`: of the export. The host may serve the site below another path, for example on a preview. */
    constructor(siteUrl, style, paths, basePath = '/') {
        this.#root = new URL(siteUrl.pathname.replace(/\/*$/, '/'), siteUrl);
        this.#style = style;
        this.#files = new page_addresses/* SiteFiles */.BC(new Set(paths));
        this.#exportedBase = `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
        this.origin = siteUrl.origin;
    }
    /** Whether the site has a file for an address, however it is written. */
    hasFileFor(path) {
        return this.#files.find(path) !== undefined;
    }
    /** The address at which a reader asks for the file. */
    of(path) {
        return (0,site_pages/* isPage */.yp)(path) ? this.#ofPage(path, this.#style) : this.ofFile(path);
    }
    /** The address at which a page is found when the host has other rules than expected. */
    inOtherStyle(path) {
        if (path === 'index.html')
            return this.ofFile(path);
        return this.#ofPage(path, this.#style === 'clean' ? 'html' : 'clean');
    }
    /** The address that is the name of the file. */
    ofFile(path) {
        return new URL(this.#root.pathname + (0,url_path/* encodePath */.O)(path), this.#root);
    }
    /** Where a redirect starts or leads to: a path that includes the base path of the export, or a URL. */
    ofDestination(destination) {
        const path = destination.startsWith(this.#exportedBase)
            ? `${this.#root.pathname}${destination.slice(this.#exportedBase.length)}`
            : destination;
        return (0,parse_url/* parseUrl */.D)(path, this.#root) ?? undefined;
    }
    /** The path inside the site, or undefined for an address outside of it. */
    pathIn(url) {
        if (url.origin !== this.origin || !url.pathname.startsWith(this.#root.pathname))
            return undefined;
        // Also undefined for what cannot be decoded: no file of the site has such an address.
        return (0,http_address/* percentDecode */.YZ)(url.pathname.slice(this.#root.pathname.length));
    }
    /** The file that a host serves at an address. */
    fileAt(url) {
        const path = this.pathIn(url);
        return path === undefined ? undefined : this.#files.find(path);
    }
    #ofPage(path, style) {
        if (path === 'index.html')
            return this.#root;
        if (style === 'html' || !path.endsWith('.html'))
            return this.ofFile(path);
        const name = (0,page_addresses/* pageName */.$p)(path);
        const isFolder = path.endsWith('/index.html');
        // Beside guides.html, the address /guides/ can mean either of them.
        const address = isFolder ? `${name}/` : name;
        const found = this.#files.find(address);
        return this.ofFile(found === undefined || found === path ? address : path);
    }
}
/** Whether two addresses ask for the same page, whatever the style and the anchor. */
function isSamePage(a, b) {
    return a.origin === b.origin && a.search === b.search && pageOf(a) === pageOf(b);
}
function pageOf({ pathname }) {
    return (0,page_addresses/* pageName */.$p)((0,http_address/* percentDecode */.YZ)(pathname) ?? pathname);
}

// EXTERNAL MODULE: ./.build/site/content-types.js + 1 modules
var content_types = __webpack_require__(5);
;// CONCATENATED MODULE: ./.build/verify/judge/content-type.js

const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b|^text\/(?:jscript|livescript)\b/i;
/** Browsers never run these as a script. */
const NO_SCRIPT = /^(?:image|audio|video)\/|^text\/csv\b/i;
/** Why a browser refuses a response because of its type. */
function contentTypeProblem(role, path, isModule, headers) {
    const type = headers['content-type']?.trim() ?? '';
    const given = type === '' ? 'missing' : type.slice(0, 100);
    if (role === 'page')
        return (0,site_pages/* isPageType */.Eo)(type) ? undefined : `Content-Type is ${given} instead of text/html.`;
    const isStrict = /\bnosniff\b/i.test(headers['x-content-type-options']?.toString() ?? '');
    if (/\.css$/i.test(path)) {
        const isRefused = type === '' ? isStrict : !/^text\/css\b/i.test(type);
        return isRefused
            ? `Content-Type is ${given}: browsers ignore a style sheet that is not text/css.`
            : undefined;
    }
    if (!/\.m?js$/i.test(path) || SCRIPT_TYPE.test(type))
        return undefined;
    if (isModule)
        return `Content-Type is ${given}: browsers do not run a module that is not text/javascript.`;
    if (isStrict || NO_SCRIPT.test(type))
        return `Content-Type is ${given}${isStrict ? ' with nosniff' : ''}: browsers do not run the script.`;
    return undefined;
}

;// CONCATENATED MODULE: ./.build/verify/judge/judge-address.js






const HOSTING = 'See docs/hosting.md.';
const ADVICE = {
    missing: 'Check that the deployment uploaded this file, and that nothing in front of the site blocks it.',
    unavailable: 'The host is overloaded or has an error. Lower `concurrency`, or check the log of the host.',
    unreachable: 'Check `site-url`, DNS and whether this runner can reach the host: firewall, VPN, proxy.',
    transfer: 'Check the host and what is in front of it: a browser cannot show this response.',
    stale: 'Purge the cache of the CDN for this address, or for the whole site.',
    altered: 'Something between the host and the reader rewrites responses: a CDN that adds scripts or optimizes HTML and images. Turn that off, or ignore this warning if it is wanted.',
    different: 'Check that `site-url` leads to the deployed site: the domain, the bucket and the path behind it.',
    'soft-404': `Configure the host to answer unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
    'not-removed': 'Remove the page from the host, and purge the cache of the CDN for it.',
    redirect: `Deploy the redirect pages of the export, or give the host the rules of redirects.json. ${HOSTING}`,
    'content-type': `Configure the type on the host, or upload the file with the right \`Content-Type\`. ${HOSTING}`,
    downgrade: 'Set `site-url` to the address at which the site ends, or fix the redirect of the host.'
};
/** What is wrong with what a reader gets at this address, or undefined. Does not know the other addresses. */
function judgeAddress(evidence, facts) {
    const { target, visit } = evidence;
    if (visit.end === 'unchecked')
        return undefined;
    if (target.role === 'unknown')
        return judgeUnknown(evidence);
    if (target.role === 'removed')
        return judgeRemoved(evidence, target);
    if (target.role === 'redirect')
        return judgeRedirect(evidence, target, facts);
    if (visit.end === 'left')
        return problem(target, 'downgrade', leaving(visit.to), ADVICE.downgrade);
    if (visit.end === 'failed')
        return problem(target, 'missing', `The transfer failed: ${visit.reason}.`, isUnreachable(visit) ? ADVICE.unreachable : ADVICE.transfer);
    if (visit.status !== 200) {
        const isBusy = visit.status === 429 || visit.status >= 500;
        return problem(target, 'missing', `HTTP ${visit.status} instead of 200.`, isBusy ? ADVICE.unavailable : ADVICE.missing);
    }
    if (!evidence.isExact)
        return judgeOtherBytes(evidence, target.file, target.role, facts);
    const type = contentTypeProblem(target.role, target.file.path, target.isModule === true, visit.headers);
    return type === undefined ? undefined : problem(target, 'content-type', type, ADVICE['content-type']);
}
function judgeUnknown({ target, visit }) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const way = visit.hops.at(-1);
    const detail = way === undefined
        ? 'An address that does not exist answers 200.'
        : `An address that does not exist redirects to ${way.pathname}, which answers 200.`;
    return problem(target, 'soft-404', detail, ADVICE['soft-404']);
}
function judgeRemoved({ visit }, target) {
    if (visit.end !== 'response' || visit.status !== 200)
        return undefined;
    const isElsewhere = visit.hops.length > 0 && !visit.hops.some(hop => isSamePage(hop, target.url));
    if (isElsewhere)
        return undefined;
    const detail = 'The page was removed in this export and is still served.';
    return problem(target, 'not-removed', detail, ADVICE['not-removed']);
}
function judgeRedirect({ visit, isExact, page }, target, { addresses }) {
    const { destination } = target;
    const leadsTo = (url) => isSamePage(url, destination);
    const way = visit.end === 'left' ? [...visit.hops, visit.to] : visit.hops;
    if (isExact || way.some(leadsTo))
        return undefined;
    if (page?.refresh !== undefined) {
        const to = addresses.ofDestination(page.refresh) ?? target.url;
        if (leadsTo(to))
            return problem(target, 'altered', 'The redirect page has other bytes.', ADVICE.altered);
    }
    const last = way.at(-1);
    const found = {
        left: `it leads to ${last?.origin ?? ''}${last?.pathname ?? ''}`,
        failed: visit.end === 'failed' ? `the transfer failed: ${visit.reason}` : '',
        response: `it ends at ${last?.pathname ?? target.url.pathname} with HTTP ${visit.end === 'response' ? visit.status : ''}`,
        unchecked: ''
    }[visit.end];
    const wanted = destination.origin === target.url.origin ? destination.pathname : destination.href;
    const detail = `The redirect should lead to ${wanted}, but ${found}.`;
    return problem(target, 'redirect', detail, isUnreachable(visit) ? ADVICE.unreachable : ADVICE.redirect);
}
/** 200, with other bytes than exported. */
function judgeOtherBytes(evidence, file, role, facts) {
    const { target, page } = evidence;
    const stale = staleSign(evidence, file, facts);
    if (stale !== undefined)
        return problem(target, 'stale', stale, ADVICE.stale);
    if (role === 'asset')
        return judgeOtherAsset(evidence, file);
    if (page !== undefined && page.content === file.content)
        return problem(target, 'altered', 'The page has the same content with other bytes.', ADVICE.altered);
    if (page !== undefined && page.title !== '' && page.title === file.title)
        return problem(target, 'altered', 'The page has the same title with other bytes.', ADVICE.altered);
    if (file.title === undefined && file.content === undefined) {
        const detail = 'The page has other bytes. The manifest has no titles (`check: off`), so it is unknown whether it is another page.';
        return problem(target, 'different', detail, ADVICE.different);
    }
    const title = page === undefined || page.title === '' ? 'no title' : `the title "${page.title.slice(0, 100)}"`;
    return problem(target, 'different', `Another page is served, with ${title}.`, ADVICE.different);
}
function judgeOtherAsset({ target, visit }, { path }) {
    const type = visit.end === 'response' ? (visit.headers['content-type'] ?? '') : '';
    const isOtherType = (0,site_pages/* isPageType */.Eo)(type) && !(0,site_pages/* isPageType */.Eo)((0,content_types/* contentTypeOf */.JX)(path) ?? type);
    return isOtherType
        ? problem(target, 'different', 'An HTML page is served instead of the file.', ADVICE.different)
        : problem(target, 'altered', 'The file has other bytes.', ADVICE.altered);
}
/** Why these other bytes are an earlier version. */
function staleSign({ visit, page }, file, facts) {
    if (visit.end !== 'response')
        return undefined;
    const { path } = file;
    const { headers, body } = visit;
    const age = headers.age === undefined ? '' : ` It is ${headers.age} s old.`;
    if (body !== undefined && body.sha256 !== '' && facts.changes?.previous.get(path) === body.sha256)
        return `The version of the previous export is served.${age}`;
    if (page !== undefined && page.content === file.content)
        return facts.rebuilt.has(path) && headers.age !== undefined
            ? `An earlier build of the page is served from a cache.${age}`
            : undefined;
    if (facts.changed.has(path))
        return `An earlier version is served: the page changed in this export.${age}`;
    const modified = Date.parse(headers['last-modified'] ?? '');
    // The header has whole seconds. A page that is new in this export has no earlier version.
    const isEarlier = facts.exportedAt !== undefined && modified + 1000 <= facts.exportedAt;
    return isEarlier && !facts.added.has(path)
        ? `An earlier version is served: Last-Modified is ${new Date(modified).toISOString()}, before the export.${age}`
        : undefined;
}
function leaving({ origin, pathname, protocol }) {
    const where = `${origin === 'null' ? protocol : origin}${pathname}`.slice(0, 300);
    return protocol === 'http:'
        ? `The address redirects to plain http: ${where}`
        : `The address redirects to another host: ${where}`;
}
function problem(target, kind, detail, advice) {
    return { kind, address: target.url.href, path: targets_pathOf(target), detail, advice };
}

// EXTERNAL MODULE: ./.build/site/build-hash.js
var build_hash = __webpack_require__(64733);
;// CONCATENATED MODULE: ./.build/verify/judge/caching.js


const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** What is wrong with how long browsers may keep a page or an asset. */
function cachingProblem(role, path, headers) {
    const seconds = freshSeconds(headers);
    if (role === 'page') {
        if (seconds === undefined || seconds <= HOUR_S)
            return undefined;
        return {
            detail: `Browsers may show the page for ${(0,units/* formatDuration */.a3)(seconds * 1000)} without asking for a new version.`,
            advice: 'Send `Cache-Control: public, max-age=0, must-revalidate` with pages: browsers cannot be purged. See docs/hosting.md.'
        };
    }
    // Only the name counts: a folder that a framework names does not show in the rules of a host.
    if (!(0,build_hash/* isImmutable */.t)(path.slice(path.lastIndexOf('/') + 1)) || (seconds ?? 0) >= DAY_S)
        return undefined;
    const kept = seconds === undefined ? 'no time' : (0,units/* formatDuration */.a3)(seconds * 1000);
    return {
        detail: `The name has a build hash, and browsers may keep the file for ${kept} only.`,
        advice: 'Send `Cache-Control: public, max-age=31536000, immutable` with files that have a build hash in their name. See docs/hosting.md.'
    };
}
/** How long a browser may use the response without asking, or undefined when the response does not say. */
function freshSeconds(headers) {
    const directives = headers['cache-control']?.toLowerCase() ?? '';
    if (/(?:^|[\s,])no-(?:cache|store)\b/.test(directives))
        return 0;
    const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(directives)?.[1];
    if (maxAge !== undefined)
        return Number(maxAge);
    const expires = Date.parse(headers.expires ?? '');
    const date = Date.parse(headers.date ?? '');
    if (Number.isNaN(expires) || Number.isNaN(date))
        return headers.expires === undefined ? undefined : 0;
    return Math.max(0, (expires - date) / 1000);
}

;// CONCATENATED MODULE: ./.build/verify/judge/judge-site.js





/** Named once, with an example and a count. */
const NAMED_ONCE = ['login', 'altered', 'caching'];
/** What is wrong with the site, by all that is known about its addresses. */
function judgeSite(all, facts) {
    const same = unreachableFinding(all) ?? loginFinding(all);
    if (same !== undefined)
        return { findings: [same], waiting: [...all] };
    const placeholders = repeatedBodies(all);
    const judged = all.flatMap(evidence => {
        const found = judgeAddress(evidence, facts);
        if (found === undefined)
            return [];
        return [{ evidence, found: asPlaceholder(found, evidence, placeholders) }];
    });
    const isSoft404 = judged.some(({ found }) => found.kind === 'soft-404');
    const kept = judged.filter(({ found }) => !(isSoft404 && found.kind === 'not-removed'));
    return {
        findings: toFindings([...kept.map(({ found }) => found), ...all.flatMap(cachingOf)]),
        waiting: kept.filter(({ found }) => !isWarning(found.kind)).map(({ evidence }) => evidence)
    };
}
/** There was no connection at all. */
function unreachableFinding(all) {
    const [first] = all;
    if (first?.visit.end !== 'failed' || !all.every(({ visit }) => isUnreachable(visit)))
        return undefined;
    const detail = `No connection to ${first.target.url.host}: ${first.visit.reason}.`;
    return { ...problem(first.target, 'missing', detail, ADVICE.unreachable), count: all.length };
}
/** Every page that was requested is behind a sign-in. */
function loginFinding(all) {
    const pages = all.filter(({ target, visit }) => target.role === 'page' && visit.end !== 'unchecked');
    const [first] = pages;
    if (first === undefined)
        return undefined;
    const statuses = pages.map(({ visit }) => (visit.end === 'response' ? visit.status : 0));
    const finding = (detail, advice) => ({
        ...problem(first.target, 'login', detail, advice),
        count: pages.length
    });
    const headers = 'Set `headers` to what the protection of the site accepts, for example an `Authorization` header or a bypass token from a secret.';
    if (statuses.every(status => status === 401 || status === 403)) {
        const isForbidden = statuses.includes(403);
        return finding(`Every page answers HTTP ${isForbidden ? 403 : 401}.`, isForbidden
            ? `${headers} If the site is public, check the permissions of the bucket or the host: 403 is also the answer for files that the host may not read.`
            : headers);
    }
    const host = signInHost(pages);
    if (host !== undefined)
        return finding(`Every page redirects to ${host}, which asks to sign in.`, headers);
    const title = pages[0]?.page?.title;
    const isForm = pages.every(({ page }) => page?.isSignIn === true && page.title === title);
    return isForm
        ? finding(`Every page is the same sign-in form, "${title?.slice(0, 100) ?? ''}".`, headers)
        : undefined;
}
const SIGN_IN_ADDRESS = /(?:^|[./_-])(?:log-?in|sign-?in|auth\d*|oauth\d*|sso|saml\d*|accounts?|idp|adfs|okta|cloudflareaccess|microsoftonline)(?:$|[./_-])/i;
/** The one host to which all pages redirect, unless it has the pages themselves. */
function signInHost(pages) {
    const places = pages.map(({ target, visit }) => visit.end === 'left' ? { to: visit.to, from: target.url } : undefined);
    const [first] = places;
    if (first === undefined)
        return undefined;
    const isSignIn = places.every(place => place !== undefined &&
        place.to.host === first.to.host &&
        place.to.host !== place.from.host &&
        !place.to.pathname.endsWith(place.from.pathname.replace(/\/$/, '') || '//') &&
        (SIGN_IN_ADDRESS.test(place.to.host + place.to.pathname) ||
            (pages.length > 1 && place.to.pathname === first.to.pathname)));
    return isSignIn ? first.to.host : undefined;
}
/** Digests of bodies that are served instead of several pages: a page of the site has one address. */
function repeatedBodies(all) {
    const seen = new Set();
    const repeated = new Set();
    for (const { target, visit, isExact } of all) {
        if (target.role !== 'page' || isExact || visit.end !== 'response' || visit.body === undefined)
            continue;
        const { sha256 } = visit.body;
        if (seen.has(sha256) && sha256 !== '')
            repeated.add(sha256);
        seen.add(sha256);
    }
    return repeated;
}
/** The same page at several addresses is no earlier version of any of them. */
function asPlaceholder(found, { visit, page }, repeated) {
    const isRepeated = found.kind === 'stale' && visit.end === 'response' && repeated.has(visit.body?.sha256 ?? '');
    if (!isRepeated)
        return found;
    return {
        ...found,
        kind: 'different',
        detail: `The same other page is served at several addresses, with the title "${page?.title.slice(0, 100) ?? ''}".`,
        advice: 'Check that `site-url` leads to the deployed site: the domain, the bucket and the path behind it.'
    };
}
function cachingOf({ target, visit, isExact }) {
    if (!isExact || visit.end !== 'response' || (target.role !== 'page' && target.role !== 'asset'))
        return [];
    // An address that is redirected to the file is not the one that is cached for long.
    const isDirect = visit.hops.every(hop => isSamePage(hop, target.url));
    const found = cachingProblem(target.role, target.file.path, visit.headers);
    return found === undefined || !isDirect ? [] : [problem(target, 'caching', found.detail, found.advice)];
}
/** In the order of the kinds; kinds that are named once are counted for each advice. */
function toFindings(problems) {
    const once = new Map();
    const findings = [];
    // Responses arrive in any order.
    for (const found of problems.toSorted((a, b) => (a.address < b.address ? -1 : 1))) {
        const key = NAMED_ONCE.includes(found.kind) ? `${found.kind} ${found.advice}` : undefined;
        const known = key === undefined ? undefined : once.get(key);
        if (known !== undefined) {
            known.count += 1;
            continue;
        }
        const finding = { ...found, count: 1 };
        findings.push(finding);
        if (key !== undefined)
            once.set(key, finding);
    }
    return findings.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

;// CONCATENATED MODULE: ./.build/verify/request/budget.js
const REQUESTS_PER_ADDRESS = 3;
const MORE_REQUESTS = 50;
/** The requests of this pass are used up. */
class BudgetSpent extends Error {
    name = 'BudgetSpent';
}
/** Limits the requests of one pass: redirects and retries count. */
class RequestBudget {
    #remaining = MORE_REQUESTS;
    allow(addresses) {
        this.#remaining += REQUESTS_PER_ADDRESS * addresses;
    }
    spend() {
        if (this.#remaining <= 0)
            throw new BudgetSpent('the requests of this pass are used up');
        this.#remaining -= 1;
    }
}

// EXTERNAL MODULE: ./.build/runtime/http/agent-http.js
var agent_http = __webpack_require__(5408);
// EXTERNAL MODULE: ./.build/runtime/http/http-error.js
var http_error = __webpack_require__(63295);
// EXTERNAL MODULE: ./.build/runtime/http/open-items.js
var open_items = __webpack_require__(74721);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./.build/verify/request/response-parser.js
/** The server sent something that a browser would not accept as a response. */
class InvalidResponse extends Error {
    name = 'InvalidResponse';
}
const MAX_HEAD_BYTES = 32_768;
const MAX_LINE_BYTES = 4096;
const MAX_INTERIM_RESPONSES = 8;
const MAX_EMPTY_LINES = 8;
const HEAD_END = Buffer.from('\r\n\r\n');
const RETURN = 13;
const NEWLINE = 10;
/** A second header with one of these names is ignored, as Node does. */
const SINGLE = /^(?:age|content-length|content-type|date|etag|expires|last-modified|location|retry-after)$/;
/** Reads one HTTP/1.1 response from the bytes of a connection. */
class ResponseParser {
    #receiver;
    #phase = 'head';
    /** Bytes of the body, or of a chunk of it, that are still to come. */
    #left = 0;
    #isChunked = false;
    #interim = 0;
    #emptyLines = 0;
    /** Whether anything arrived. */
    isStarted = false;
    /** Whether the connection can be used for another request. */
    isReusable = false;
    constructor(receiver) {
        this.#receiver = receiver;
    }
    /** Whether nothing more is expected, or wanted. */
    get isOver() {
        return this.#phase === 'complete' || this.#phase === 'stopped';
    }
    /**
     * Reads what is complete, and returns how many bytes that is. The other bytes are given again with those that follow.
     * `room`: how long the data can become.
     */
    read(data, room) {
        this.isStarted = true;
        let at = 0;
        while (at < data.length && !this.isOver) {
            const next = this.#step(data, at, room);
            if (next === at)
                return at;
            at = next;
        }
        // The rest is not needed.
        if (at < data.length || this.#phase === 'stopped')
            this.isReusable = false;
        return at;
    }
    /** The server closed the connection. `isReset`: without saying that it sent everything. */
    close(isReset) {
        if (this.#phase === 'until-close' && !isReset)
            this.#phase = 'complete';
        if (!this.isOver)
            throw new Error(this.isStarted ? 'the response was truncated' : 'the connection was closed without a response');
    }
    /** Returns where the next step begins. */
    #step(data, at, room) {
        if (this.#phase === 'head')
            return this.#readHead(data, at);
        if (this.#phase === 'body' || this.#phase === 'until-close')
            return this.#readBody(data, at, room);
        const end = data.indexOf(NEWLINE, at);
        if ((end < 0 ? data.length : end) - at > MAX_LINE_BYTES)
            throw invalid('a line is too long');
        if (end < 0)
            return at;
        this.#readLine(data.toString('latin1', at, end).replace(/\r$/, ''));
        return end + 1;
    }
    #readBody(data, at, room) {
        const isBounded = this.#phase === 'body';
        const end = isBounded ? Math.min(data.length, at + this.#left) : data.length;
        const left = this.#left - (end - at);
        if (isBounded && left > 0 && at + this.#left <= room)
            return at;
        this.#left = left;
        if (!this.#receiver.onData(data.subarray(at, end)))
            this.#phase = 'stopped';
        else if (isBounded && left === 0)
            this.#phase = this.#isChunked ? 'chunk-end' : 'complete';
        return end;
    }
    /** A line between the chunks of a body. */
    #readLine(line) {
        if (this.#phase === 'chunk-end') {
            if (line !== '')
                throw invalid('a chunk is longer than announced');
            this.#phase = 'chunk-size';
        }
        else if (this.#phase === 'chunk-size') {
            const [, size] = /^([0-9a-f]{1,12})\s*(?:;.*)?$/i.exec(line) ?? [];
            if (size === undefined)
                throw invalid('a chunk has no size');
            this.#left = Number.parseInt(size, 16);
            this.#phase = this.#left === 0 ? 'trailer' : 'body';
        }
        else if (line === '')
            this.#phase = 'complete';
    }
    #readHead(data, at) {
        // Some servers end a body with one line too many.
        if (data[at] === RETURN)
            return this.#skipEmptyLine(data, at);
        const end = data.indexOf(HEAD_END, at);
        if ((end < 0 ? data.length : end) - at > MAX_HEAD_BYTES)
            throw new InvalidResponse('the header section of the response is too large');
        if (end < 0) {
            if (!'HTTP/1.'.startsWith(data.toString('latin1', at, at + 7)))
                throw invalid('it does not begin with HTTP/1');
            return at;
        }
        const [statusLine = '', ...lines] = data.toString('latin1', at, end).split('\r\n');
        const [, version, code] = /^HTTP\/1\.([01]) (\d{3})(?: |$)/.exec(statusLine) ?? [];
        if (code === undefined)
            throw invalid('it does not begin with HTTP/1');
        const status = Number(code);
        const headers = readHeaders(lines);
        if (status >= 200)
            this.#begin(status, headers, version === '1');
        else if (status === 101 || ++this.#interim > MAX_INTERIM_RESPONSES)
            throw invalid(`HTTP ${status}`);
        return end + HEAD_END.length;
    }
    #skipEmptyLine(data, at) {
        if (at + 1 === data.length)
            return at;
        if (data[at + 1] !== NEWLINE || ++this.#emptyLines > MAX_EMPTY_LINES)
            throw invalid('it does not begin with HTTP/1');
        return at + 2;
    }
    #begin(status, headers, isPersistent) {
        const { 'transfer-encoding': transfer, 'content-length': length, connection = '' } = headers;
        this.isReusable = isPersistent ? !/\bclose\b/i.test(connection) : /\bkeep-alive\b/i.test(connection);
        this.#left = 0;
        if (status === 204 || status === 304)
            this.#phase = 'complete';
        else if (transfer !== undefined) {
            // A proxy may add the header again without encoding the body again.
            if (!/^chunked(?:\s*,\s*chunked)*$/i.test(transfer))
                throw invalid('Transfer-Encoding is not chunked');
            this.#isChunked = true;
            // It has no meaning beside Transfer-Encoding (RFC 9112, 6.3).
            delete headers['content-length'];
            this.#phase = 'chunk-size';
        }
        else if (length !== undefined) {
            if (!/^\d{1,15}$/.test(length))
                throw invalid('Content-Length is no number');
            this.#left = Number(length);
            this.#phase = this.#left === 0 ? 'complete' : 'body';
        }
        else {
            this.isReusable = false;
            this.#phase = 'until-close';
        }
        if (!this.#receiver.onHead({ status, headers }) && !this.isOver)
            this.#phase = 'stopped';
    }
}
function readHeaders(lines) {
    const headers = Object.create(null);
    for (const line of unfolded(lines)) {
        const colon = line.indexOf(':');
        const name = line.slice(0, colon).toLowerCase();
        if (colon < 1 || !/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
            throw invalid('a header has no name');
        const value = line.slice(colon + 1).trim();
        const known = headers[name];
        if (known === undefined)
            headers[name] = value;
        else if (name === 'content-length' && known !== value)
            throw invalid('Content-Length is there twice');
        else if (!SINGLE.test(name))
            headers[name] = `${known}, ${value}`;
    }
    return headers;
}
/** A line that begins with white space continues the one before (RFC 9112, 5.2). */
function unfolded(lines) {
    if (!lines.some(isContinuation))
        return lines;
    const whole = [];
    for (const line of lines) {
        const before = isContinuation(line) ? whole.pop() : undefined;
        whole.push(before === undefined ? line : `${before} ${line.trim()}`);
    }
    return whole;
}
function isContinuation(line) {
    return line.startsWith(' ') || line.startsWith('\t');
}
function invalid(what) {
    return new InvalidResponse(`the response is not valid HTTP: ${what}`);
}

// EXTERNAL MODULE: ./.build/runtime/deferred.js
var deferred = __webpack_require__(50722);
;// CONCATENATED MODULE: ./.build/verify/request/connection-pool.js




/** The server closed a connection that was used before, as it may at any moment, and sent no response. */
class ReusedConnectionClosed extends Error {
    name = 'ReusedConnectionClosed';
}
/** Larger bodies arrive in parts. */
const BUFFER_BYTES = 256 * 1024;
/**
 * Connections to one origin that are used again. undici needs twice the processor time, Node's own client three times,
 * and both up to 100 MB more (docs/performance.md): here each connection reads into one buffer of its own.
 */
class ConnectionPool {
    #origin;
    #idle = [];
    #open = new Set();
    /** The header lines of requests. Most requests have the same headers. */
    #headerLines = new WeakMap();
    constructor(origin) {
        this.#origin = origin;
    }
    /** Sends a GET request. `onProgress` is called whenever something arrives. */
    get({ url, headers, needsNewConnection }, receiver, onProgress) {
        const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${this.#linesOf(headers)}\r\n`;
        const idle = needsNewConnection ? undefined : this.#takeIdle();
        const connection = idle ?? this.#connect();
        return connection.send(request, new ResponseParser(receiver), onProgress);
    }
    #takeIdle() {
        for (;;) {
            const connection = this.#idle.pop();
            // The event that removes a closed connection comes later.
            if (connection?.isClosed !== true)
                return connection;
        }
    }
    #linesOf(headers) {
        let lines = this.#headerLines.get(headers);
        if (lines === undefined) {
            const all = Object.entries({ host: this.#origin.host, connection: 'keep-alive', ...headers });
            lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
            this.#headerLines.set(headers, lines);
        }
        return lines;
    }
    #connect() {
        const connection = new Connection(this.#origin, {
            onFree: () => void this.#idle.push(connection),
            onClose: () => {
                const at = this.#idle.indexOf(connection);
                if (at >= 0)
                    this.#idle.splice(at, 1);
                this.#open.delete(connection);
            }
        });
        this.#open.add(connection);
        return connection;
    }
    /** Open connections would keep the process alive. */
    [Symbol.dispose]() {
        for (const connection of this.#open)
            connection.destroy();
    }
}
/** One connection, with one request at a time. */
class Connection {
    #socket;
    #onFree;
    /** Not filled with zeros: pages of memory that no response needs are never used. */
    #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    /** Where the bytes begin that are not read yet, and where they end. */
    #start = 0;
    #end = 0;
    #transfer;
    /** Whether a request was answered on it. */
    #isReused = false;
    constructor(origin, { onFree, onClose }) {
        this.#onFree = onFree;
        const isSecure = origin.protocol === 'https:';
        const host = origin.hostname.replace(/^\[|\]$/g, '');
        const options = {
            host,
            port: Number(origin.port || (isSecure ? 443 : 80)),
            noDelay: true,
            onread: {
                buffer: () => this.#room(),
                callback: length => {
                    this.#end += length;
                    this.#receive();
                    return true;
                }
            }
        };
        this.#socket = isSecure
            ? external_node_tls_.connect({
                ...options,
                ALPNProtocols: ['http/1.1'],
                ...(external_node_net_.isIP(host) === 0 && { servername: host })
            })
            : external_node_net_.connect(options);
        let failure;
        this.#socket.on('error', error => (failure = error));
        this.#socket.on('end', () => this.#socket.destroy());
        this.#socket.on('close', () => {
            onClose();
            this.#fail(failure);
        });
    }
    send(request, parser, onProgress) {
        const { promise, resolve, reject } = (0,deferred/* deferred */.y)();
        this.#transfer = { parser, onProgress, resolve: () => resolve(undefined), reject };
        this.#socket.write(request, 'latin1');
        return {
            done: promise,
            isConnecting: () => this.#socket.connecting,
            abort: reason => {
                reject(reason);
                this.destroy();
            }
        };
    }
    get isClosed() {
        return this.#socket.destroyed;
    }
    destroy() {
        this.#socket.destroy();
    }
    /** Where the next bytes go: behind those that are not read yet. */
    #room() {
        if (this.#start === this.#end)
            this.#start = this.#end = 0;
        else if (this.#end === this.#buffer.length) {
            this.#buffer.copyWithin(0, this.#start, this.#end);
            this.#end -= this.#start;
            this.#start = 0;
        }
        return this.#buffer.subarray(this.#end);
    }
    #receive() {
        const transfer = this.#transfer;
        if (transfer === undefined) {
            // Bytes without a request.
            this.destroy();
            return;
        }
        const { parser, onProgress, resolve, reject } = transfer;
        onProgress();
        try {
            const bytes = this.#buffer.subarray(this.#start, this.#end);
            this.#start += parser.read(bytes, this.#buffer.length - this.#start);
        }
        catch (error) {
            this.#transfer = undefined;
            this.destroy();
            reject(error);
            return;
        }
        if (!parser.isOver)
            return;
        this.#transfer = undefined;
        this.#isReused = true;
        if (parser.isReusable)
            this.#onFree();
        else
            this.destroy();
        resolve();
    }
    /** The connection is closed. */
    #fail(failure) {
        const transfer = this.#transfer;
        if (transfer === undefined)
            return;
        this.#transfer = undefined;
        const { isStarted } = transfer.parser;
        try {
            if (!isStarted && this.#isReused)
                throw new ReusedConnectionClosed('the connection was closed while it was idle', { cause: failure });
            if (!isStarted && failure !== undefined)
                throw failure;
            transfer.parser.close(failure !== undefined);
            transfer.resolve();
        }
        catch (error) {
            transfer.reject(error);
        }
    }
}

;// CONCATENATED MODULE: ./.build/verify/request/exchange.js







/** The server did not send its response in time. */
class TooSlow extends Error {
    name = 'TooSlow';
}
/** The host did not accept a connection in time: a firewall often does not respond at all. */
class NotConnected extends Error {
    name = 'NotConnected';
    /** As in errors of Node for a connection that failed. */
    syscall = 'connect';
}
/** Sends GET requests, with the limits for every response. */
class Exchanges {
    #http;
    #limits;
    #signal;
    #open = new open_items/* OpenItems */.x();
    /** Undefined behind a proxy. */
    #connections;
    constructor(origin, { http, limits, signal }) {
        this.#connections = (0,agent_http/* isProxied */.S)(origin) ? undefined : new ConnectionPool(origin);
        this.#http = http;
        this.#limits = limits;
        this.#signal = signal;
        signal.addEventListener('abort', () => {
            for (const transfer of this.#open.all())
                transfer.abort(signal.reason);
        });
    }
    /** Resolves when the response was received, or its rest is not needed. */
    async get(request, receiver) {
        this.#signal.throwIfAborted();
        const { idleMs, totalMs } = this.#limits;
        let isStarted = false;
        const total = setTimeout(() => transfer.abort(new TooSlow(`the response was not complete after ${(0,units/* formatDuration */.a3)(totalMs)}`)), totalMs);
        const idle = setTimeout(() => {
            const limit = (0,units/* formatDuration */.a3)(idleMs);
            const what = isStarted ? 'the server stopped sending for' : 'there was no response for';
            transfer.abort(transfer.isConnecting()
                ? new NotConnected(`there was no connection after ${limit}`)
                : new TooSlow(`${what} ${limit}`));
        }, idleMs);
        const onProgress = () => {
            isStarted = true;
            idle.refresh();
        };
        const transfer = this.#connections?.get(request, receiver, onProgress) ??
            this.#getThroughProxy(request, receiver, onProgress);
        const close = this.#open.add(transfer);
        try {
            await transfer.done;
        }
        catch (error) {
            throw explainTrust(error, request.url);
        }
        finally {
            clearTimeout(total);
            clearTimeout(idle);
            close();
        }
    }
    #getThroughProxy({ url, headers }, receiver, onProgress) {
        const controller = new AbortController();
        const get = async () => {
            const response = await this.#http.send({ method: 'GET', url, headers, signal: controller.signal });
            onProgress();
            try {
                const isNeeded = receiver.onHead({ status: response.statusCode ?? 0, headers: response.headers });
                if (isNeeded)
                    await receive(response, receiver, onProgress);
            }
            finally {
                // The rest of the response would keep its tunnel open.
                response.destroy();
            }
        };
        return { done: get(), isConnecting: () => false, abort: reason => controller.abort(reason) };
    }
    [Symbol.dispose]() {
        this.#connections?.[Symbol.dispose]();
    }
}
async function receive(response, receiver, onProgress) {
    const { promise, resolve, reject } = (0,deferred/* deferred */.y)();
    response.on('error', error => reject(truncated(error)));
    response.on('end', () => resolve(undefined));
    response.on('close', () => resolve(undefined));
    response.on('data', (chunk) => {
        onProgress();
        if (!receiver.onData(chunk))
            resolve(undefined);
    });
    await promise;
}
/** No other attempt, and no other address of the site, has another result. */
function explainTrust(error, { host }) {
    const { isTrustProblem, message } = (0,http_error/* connectionError */.$t)(error, { responded: false });
    if (!isTrustProblem)
        return error;
    return new failure/* Failure */.HR('certificate-not-trusted', `The certificate of ${host} is not trusted (${message}).`, {
        cause: error
    });
}
function truncated(error) {
    return error.code === 'ECONNRESET'
        ? new Error('the response was truncated', { cause: error })
        : error;
}

// EXTERNAL MODULE: ./.build/runtime/http/retry.js
var retry = __webpack_require__(12684);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./.build/verify/request/body.js





/** The transfer of a body failed in a way that another attempt does not change. */
class UnreadableBody extends Error {
    name = 'UnreadableBody';
}
/** A body that is larger than it can be. The transfer was ended. */
class OversizedBody extends Error {
    name = 'OversizedBody';
}
/** A page is read as a whole to compare its content, and several at the same time. */
const MAX_KEPT_BYTES = 4_000_000;
const DECODERS = {
    gzip: external_node_zlib_.createGunzip,
    'x-gzip': external_node_zlib_.createGunzip,
    br: external_node_zlib_.createBrotliDecompress
};
/** Decompresses and hashes a body while it arrives. */
class BodyReader {
    #limit;
    #encoding;
    #decoder;
    #decoded;
    /** Of a body that is not compressed, if the response says it. */
    #length;
    /** Of a body that came as a whole. */
    #digest;
    #hash;
    #chunks;
    #received = 0;
    #size = 0;
    #start = 0;
    #error;
    /** `limit`: of the bytes that are received, and of those that they expand to. */
    constructor(headers, { limit, keep }) {
        this.#limit = limit;
        this.#chunks = keep ? [] : undefined;
        this.#encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
        if (this.#encoding === '' || this.#encoding === 'identity') {
            this.#length = Number(headers['content-length']);
            return;
        }
        const decode = Object.hasOwn(DECODERS, this.#encoding) ? DECODERS[this.#encoding] : undefined;
        if (decode === undefined)
            throw new UnreadableBody(`Content-Encoding is ${this.#encoding.slice(0, 40)}, which was not accepted`);
        const decoder = decode();
        this.#decoder = decoder;
        this.#decoded = (0,deferred/* deferred */.y)();
        const { resolve } = this.#decoded;
        decoder.on('data', (chunk) => void this.#add(chunk));
        decoder.on('end', () => resolve(undefined));
        decoder.on('error', error => {
            this.#error ??= new UnreadableBody(`the body is not complete and valid ${this.#encoding}: ${(0,failure/* reasonOf */.A3)(error)}`);
            resolve(undefined);
        });
    }
    /** False when the rest of the body is not needed. */
    write(chunk) {
        if (this.#decoder === undefined)
            return this.#add(chunk);
        this.#received += chunk.length;
        if (this.#received > this.#limit)
            this.#tooLarge();
        // The chunk is valid during this call only, and the decoder works later.
        else if (this.#error === undefined)
            this.#decoder.write(Buffer.from(chunk));
        return this.#error === undefined;
    }
    async end() {
        if (this.#decoder !== undefined) {
            if (this.#error === undefined)
                this.#decoder.end();
            await this.#decoded?.promise;
            this.#decoder.destroy();
        }
        if (this.#error !== undefined)
            throw this.#error;
        // Browsers show these bytes as they are.
        if (this.#decoder === undefined && this.#start === 0x1f8b && this.#chunks !== undefined)
            throw new UnreadableBody('the body is gzip, and Content-Encoding does not say so');
        return {
            sha256: this.#digest ?? (this.#hash ?? (0,external_node_crypto_.createHash)('sha256')).digest('hex'),
            size: this.#size,
            bytes: this.#chunks && Buffer.concat(this.#chunks)
        };
    }
    #add(chunk) {
        if (this.#error !== undefined)
            return false;
        const isFirst = this.#size === 0;
        if (isFirst && chunk.length > 1)
            this.#start = chunk.readUInt16BE();
        this.#size += chunk.length;
        if (this.#size > this.#limit) {
            this.#tooLarge();
            return false;
        }
        if (isFirst && chunk.length === this.#length)
            this.#digest = (0,external_node_crypto_.hash)('sha256', chunk);
        else
            (this.#hash ??= (0,external_node_crypto_.createHash)('sha256')).update(chunk);
        if (this.#size > MAX_KEPT_BYTES)
            this.#chunks = undefined;
        else
            this.#chunks?.push(this.#decoder === undefined ? Buffer.from(chunk) : chunk);
        return true;
    }
    #tooLarge() {
        this.#error ??= new OversizedBody(`the body is larger than ${(0,units/* formatBytes */.z3)(this.#limit)}`);
        this.#chunks = undefined;
        // A decoder that is destroyed emits no event.
        this.#decoder?.destroy();
        this.#decoded?.resolve(undefined);
    }
}

;// CONCATENATED MODULE: ./.build/verify/request/visit.js









const MAX_ATTEMPTS = 3;
const MAX_HOPS = 5;
/** On top of the size in the manifest. */
const MAX_MORE_BYTES = 1_000_000;
/** Of bodies that are only read to keep the connection. */
const MAX_IGNORED_BYTES = 64_000;
/** A host that asks for a longer delay is requested again in the next pass. */
const MAX_RETRY_AFTER_MS = 20_000;
const PAGE_HEADERS = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const ASSET_HEADERS = { accept: '*/*' };
const BROWSER_HEADERS = {
    'user-agent': 'Mozilla/5.0 (compatible; static-docs-export)',
    'accept-language': 'en',
    'accept-encoding': 'gzip, br'
};
/** `given`: the input `headers`. They are sent to the site's origin only, as no other is requested. */
function requestHeaders(given) {
    return {
        page: { ...BROWSER_HEADERS, ...PAGE_HEADERS, ...given },
        asset: { ...BROWSER_HEADERS, ...ASSET_HEADERS, ...given }
    };
}
/** A status of a temporary error. */
class TransientStatus extends Error {
    visit;
    waitMs;
    constructor(status, visit, waitMs) {
        super(`HTTP ${status}`);
        this.visit = visit;
        this.waitMs = waitMs;
    }
}
/** Requests an address as a browser does, and follows redirects on the same origin. */
async function visit(target, context) {
    const hops = [];
    let failures = 0;
    const decide = (error) => {
        failures += 1;
        const waitMs = error instanceof TransientStatus ? error.waitMs : undefined;
        const retry = failures < MAX_ATTEMPTS && isPassing(error) && (waitMs ?? 0) <= MAX_RETRY_AFTER_MS;
        return retry ? { retry, waitMs } : { retry: false };
    };
    try {
        for (;;) {
            const url = hops.at(-1) ?? target.url;
            const attempt = async (keepsPage) => {
                context.budget.spend();
                const isRetry = failures > 0;
                try {
                    return await request(url, target, hops, { ...context, keepsPage, isRetry });
                }
                catch (error) {
                    if (!(error instanceof ReusedConnectionClosed))
                        throw error;
                    // Nothing is wrong with the host, so there is no delay. Only a first attempt can fail like this.
                    failures += 1;
                    return await attempt(keepsPage);
                }
            };
            const get = async () => {
                const { keepsPage } = context;
                const first = await attempt(keepsPage);
                // Most pages are right, and copying all of them takes longer than asking for a wrong one again.
                return isUnknownPage(first, target) ? await attempt(true) : first;
            };
            const found = await (0,retry/* withRetry */.bD)(`GET ${url.pathname}`, get, decide, context);
            if (found.end !== 'left' || found.to.origin !== target.url.origin)
                return found;
            const failed = (reason) => ({ end: 'failed', hops, reason, isUnreachable: false });
            if (hops.length >= MAX_HOPS)
                return failed(`more than ${MAX_HOPS} redirects`);
            if ([target.url, ...hops].some(({ href }) => href === withoutHash(found.to).href))
                return failed(`a redirect loop at ${found.to.pathname}`);
            hops.push(withoutHash(found.to));
        }
    }
    catch (error) {
        if (context.signal.aborted || error instanceof failure/* Failure */.HR)
            throw error;
        if (error instanceof BudgetSpent)
            return { end: 'unchecked', hops };
        if (error instanceof TransientStatus)
            return error.visit;
        const isUnreachable = !(0,http_error/* connectionError */.$t)(error, { responded: false }).maybeReceived;
        return { end: 'failed', hops, reason: explain(error), isUnreachable };
    }
}
async function request(url, target, hops, context) {
    let head;
    let reader;
    let ignored = 0;
    const headers = target.role === 'asset' ? context.headers.asset : context.headers.page;
    await context.exchanges.get({ url, headers, needsNewConnection: context.isRetry }, {
        onHead: received => {
            head = received;
            if (!isBodyNeeded(target, received))
                return received.status !== 200;
            reader = new BodyReader(received.headers, {
                limit: limitOf(target),
                keep: target.role !== 'asset' && (context.keepsPage || !hasRightSize(target, received))
            });
            return true;
        },
        onData: chunk => {
            if (reader !== undefined)
                return reader.write(chunk);
            ignored += chunk.length;
            return ignored <= MAX_IGNORED_BYTES;
        }
    });
    if (head === undefined)
        throw new Error('the response has no head');
    const { status, headers: received } = head;
    const to = redirectOf(head, url);
    if (to !== undefined)
        return { end: 'left', hops: [...hops], to };
    const found = {
        ...{ end: 'response', hops: [...hops], status, headers: received },
        body: reader === undefined ? undefined : await complete(reader, received)
    };
    if (!(0,retry/* isTransient */.dg)(status))
        return found;
    throw new TransientStatus(status, found, (0,retry/* retryAfterMs */.Vs)(received, context.clock.now()));
}
/** Whether the response has the size of the exported page, and so probably its bytes. */
function hasRightSize(target, { headers }) {
    return (target.role === 'page' &&
        headers['content-encoding'] === undefined &&
        headers['content-length'] === String(target.file.size));
}
/** Whether the bytes are not those of the export, and were not kept. */
function isUnknownPage(visit, target) {
    if (target.role !== 'page' || visit.end !== 'response' || visit.body === undefined)
        return false;
    const { sha256, bytes, size } = visit.body;
    return (sha256 !== target.file.sha256 &&
        bytes === undefined &&
        size === target.file.size &&
        size <= MAX_KEPT_BYTES);
}
/** A body that is too large is another one if it has an end, and otherwise a transfer that failed. */
async function complete(reader, headers) {
    try {
        return await reader.end();
    }
    catch (error) {
        if (!(error instanceof OversizedBody) || headers['content-length'] === undefined)
            throw error;
        return { sha256: '', size: Number(headers['content-length']), bytes: undefined };
    }
}
/** Of an address that should not exist, the status is enough. */
function isBodyNeeded({ role }, { status }) {
    return status === 200 && role !== 'unknown' && role !== 'removed';
}
function limitOf(target) {
    const size = target.role === 'page' || target.role === 'asset' ? target.file.size : 0;
    return size + MAX_MORE_BYTES;
}
function redirectOf({ status, headers }, url) {
    if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined)
        return undefined;
    return (0,parse_url/* parseUrl */.D)(headers.location, url) ?? undefined;
}
function withoutHash(url) {
    const plain = new URL(url);
    plain.hash = '';
    return plain;
}
function isPassing(error) {
    if (error instanceof TransientStatus)
        return true;
    const isFinal = error instanceof failure/* Failure */.HR ||
        error instanceof BudgetSpent ||
        error instanceof UnreadableBody ||
        error instanceof OversizedBody ||
        error instanceof InvalidResponse ||
        isProtocolError(error);
    return !isFinal;
}
/** Errors of Node's parser: a header section that is too large, or no HTTP at all. */
function isProtocolError(error) {
    return codeOf(error).startsWith('HPE_');
}
function codeOf(error) {
    const { code } = Object(error);
    return typeof code === 'string' ? code : '';
}
function explain(error) {
    if (codeOf(error) === 'HPE_HEADER_OVERFLOW')
        return 'the header section of the response is too large';
    if (isProtocolError(error))
        return `the response is not valid HTTP: ${(0,failure/* reasonOf */.A3)(error)}`;
    return (0,failure/* reasonOf */.A3)(error);
}

;// CONCATENATED MODULE: ./.build/verify/sample/page-assets.js


const TAG = /<(?:script|link|img|source|video|audio)\b[^<>]*>/gi;
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MODULE = /^<script\b[^<>]*\stype\s*=\s*["']?module\b|^<link\b[^<>]*\srel\s*=\s*["']?modulepreload\b/i;
/**
 * The files of the manifest that a page loads. A few tags are enough: whether every reference is right is the review's
 * question, not the host's.
 */
function assetsOf(html, pageUrl, files, addresses) {
    const found = new Map();
    for (const [tag] of html.matchAll(TAG)) {
        const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
        const value = double ?? single ?? bare;
        const url = value === undefined ? null : (0,parse_url/* parseUrl */.D)(value.replaceAll('&amp;', '&'), pageUrl);
        const path = url === null ? undefined : addresses.pathIn(url);
        const file = path === undefined || (0,site_pages/* isPage */.yp)(path) ? undefined : files.get(path);
        if (file === undefined || found.has(file.path))
            continue;
        found.set(file.path, {
            ...{ role: 'asset', url: addresses.ofFile(file.path), file },
            isModule: MODULE.test(tag) || /\.mjs$/i.test(file.path)
        });
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./.build/verify/verification.js











/** Their assets are verified, too. */
const PAGES_WITH_ASSETS = 5;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15_000;
const PAUSE_SHARE = 0.25;
/** A run ends with findings, not with a timeout. */
const WAIT_SHARE_OF_TIMEOUT = 0.9;
/** Requests addresses of the site, and those that differ again until `wait` is over. */
class Verification {
    #inputs;
    #context;
    #addresses;
    #files;
    #exchanges;
    #headers;
    /** One failure ends the run: what the other requests wait for is not wanted any more. */
    #ending = new AbortController();
    #evidence = new Map();
    #pagesToRead = new Set();
    #assets = [];
    /** Whether there was a connection to the host. */
    #isReached = false;
    constructor(inputs, context) {
        const { siteUrl, style, manifest, limits } = inputs;
        const signal = AbortSignal.any([context.signal, this.#ending.signal]);
        this.#inputs = inputs;
        this.#context = { ...context, signal };
        this.#headers = requestHeaders(inputs.headers);
        this.#files = new Map(manifest.files.map(file => [file.path, file]));
        this.#addresses = new SiteAddresses(siteUrl, style, this.#files.keys(), manifest.basePath);
        this.#exchanges = new Exchanges(siteUrl, { http: context.http, limits, signal });
    }
    async run() {
        const { clock, log } = this.#context;
        const startedAt = clock.now();
        const waitMs = Math.min(this.#inputs.waitMs, this.#inputs.timeoutMs * WAIT_SHARE_OF_TIMEOUT);
        const facts = exportFacts(this.#inputs, this.#addresses);
        let targets = this.#select();
        for (let pass = 1;; pass += 1) {
            await log.group(`Pass ${pass}: requesting ${targets.length} addresses of ${this.#addresses.origin}`, async () => {
                await this.#requestAll(targets);
            });
            const { findings, waiting } = judgeSite([...this.#evidence.values()], facts);
            const elapsedMs = clock.now() - startedAt;
            if (waiting.length === 0)
                return this.#end(findings, pass === 1 ? undefined : elapsedMs);
            if (elapsedMs >= waitMs)
                return this.#end(await this.#explain(findings), undefined);
            await this.#pause(waiting.length, elapsedMs, waitMs);
            if (this.#isReached)
                targets = [...waiting, ...this.#unchecked()].map(({ target }) => target);
        }
    }
    [Symbol.dispose]() {
        this.#ending.abort(new Error('the verification has ended'));
        this.#exchanges[Symbol.dispose]();
    }
    #select() {
        const unique = new Map(selectTargets(this.#inputs, this.#addresses)
            .reverse()
            .map(target => [target.url.href, target]));
        const targets = [...unique.values()].reverse();
        const pages = targets.filter(({ role }) => role === 'page').slice(0, PAGES_WITH_ASSETS);
        for (const { url } of pages)
            this.#pagesToRead.add(url.href);
        return targets;
    }
    /** One pass, with the assets of the first pages as soon as these are there. */
    async #requestAll(targets) {
        const budget = new RequestBudget();
        // Without a connection, every address would fail for the same reason: the first one is enough.
        const tried = this.#isReached ? 0 : 1;
        await this.#request(targets.slice(0, tried), budget);
        this.#isReached ||= ![...this.#evidence.values()].every(evidence => isUnreachable(evidence.visit));
        if (!this.#isReached)
            return;
        await this.#request(targets.slice(tried), budget);
        const found = this.#assets.filter(({ url }) => !this.#evidence.has(url.href));
        this.#assets = [];
        const assets = [...new Map(found.map(asset => [asset.url.href, asset])).values()];
        if (assets.length > 0)
            this.#context.log.info(`Requesting ${(0,units/* formatCount */.B4)(assets.length, 'asset')} of the first pages.`);
        await this.#request(assets, budget);
    }
    async #request(targets, budget) {
        budget.allow(targets.length);
        const queue = targets[Symbol.iterator]();
        const work = async () => {
            for (const target of queue) {
                const evidence = await this.#visit(target, budget);
                const { href } = target.url;
                // The result of an earlier pass says more than the used-up requests of this one.
                if (evidence.visit.end !== 'unchecked' || !this.#evidence.has(href))
                    this.#evidence.set(href, evidence);
            }
        };
        await Promise.all(Array.from({ length: this.#inputs.concurrency }, work));
    }
    async #visit(target, budget) {
        const keepsPage = this.#pagesToRead.has(target.url.href);
        const visiting = { exchanges: this.#exchanges, headers: this.#headers, budget, keepsPage };
        const context = { ...this.#context, ...visiting };
        const visited = await visit(target, context);
        const evidence = await examine(target, visited);
        if (visited.end === 'response' && keepsPage && isThePage(evidence)) {
            const html = visited.body?.bytes?.toString() ?? '';
            this.#assets.push(...assetsOf(html, visited.hops.at(-1) ?? target.url, this.#files, this.#addresses));
            this.#pagesToRead.delete(target.url.href);
        }
        return evidence;
    }
    async #pause(differences, elapsedMs, waitMs) {
        const { clock, log, random, signal } = this.#context;
        const longest = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE));
        const pauseMs = Math.min(waitMs - elapsedMs, longest * (0.75 + 0.25 * random()));
        const amount = differences === 1 ? '1 address differs' : `${differences} addresses differ`;
        const what = this.#isReached
            ? `${amount} from the export`
            : `No connection to ${this.#inputs.siteUrl.host}`;
        log.info(`${what}. Checking again in ${(0,units/* formatDuration */.a3)(pauseMs)}, until ${(0,units/* formatDuration */.a3)(waitMs)} have passed.`);
        await clock.sleep(pauseMs, signal);
    }
    /** Asks for missing pages at the addresses that they have on hosts with other rules. */
    async #explain(findings) {
        const all = [...this.#evidence.values()];
        if (!findings.some(({ kind }) => kind === 'missing'))
            return findings;
        const budget = new RequestBudget();
        const probes = await Promise.all(probesFor(all, this.#addresses).map(async (target) => await this.#visit(target, budget)));
        return explainMissing(findings, all, probes);
    }
    #unchecked() {
        return [...this.#evidence.values()].filter(({ visit: { end } }) => end === 'unchecked');
    }
    #end(findings, liveAfterMs) {
        const redact = (0,secrets/* redactor */.$p)(this.#inputs.secrets);
        const unchecked = this.#unchecked().map(({ target }) => target.url.href);
        return {
            checked: this.#evidence.size - unchecked.length,
            findings: findings.map(finding => ({ ...finding, detail: redact(finding.detail) })),
            unchecked,
            liveAfterMs
        };
    }
}
/** Whether its assets are those of the exported page, even if something rewrote it on the way. */
function isThePage({ target, isExact, page }) {
    if (isExact || target.role !== 'page' || page === undefined)
        return isExact;
    const { content, title } = target.file;
    return page.content === content || (page.title !== '' && page.title === title);
}
function exportFacts({ manifest, changes }, addresses) {
    const exportedAt = Date.parse(manifest.exportedAt ?? '');
    const known = changes?.first === false ? changes : undefined;
    return {
        exportedAt: Number.isNaN(exportedAt) ? undefined : exportedAt,
        changes,
        changed: new Set(known?.changed),
        added: new Set(known?.added),
        rebuilt: new Set(known?.rebuilt),
        addresses
    };
}

;// CONCATENATED MODULE: ./.build/verify/main.js
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










/** Compares what readers get with what was exported. */
async function main(inputs, context) {
    const { siteUrl, docsUrl } = inputs;
    const report = { siteUrl, docsUrl, startedAt: context.clock.now() };
    try {
        await verify(inputs, report, context);
    }
    catch (error) {
        const stopped = (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs: inputs.timeoutMs,
            state: `The site ${siteUrl.href} was not verified.`,
            advice: 'Run again.'
        });
        report.failure = (0,failure/* asFailure */.h_)(stopped);
        throw stopped;
    }
    finally {
        report.endedAt = context.clock.now();
        await context.writeSummary(renderSummary(report));
    }
}
async function verify(inputs, report, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { log } = context;
        const problem = (0,site_url/* basePathProblem */.q)(inputs.siteUrl, inputs.manifest.basePath);
        if (problem !== undefined)
            log.warning(problem);
        const verification = __addDisposableResource(env_1, new Verification(inputs, context), false);
        const result = verifyResultOf(await verification.run());
        report.result = result;
        const setOutput = (name, value) => context.setOutput(name, value);
        setOutput('verified', String(result.verified));
        setOutput('checked', result.checked);
        setOutput('findings', result.findings.length);
        setOutput('stale', result.counts.stale ?? 0);
        setOutput('missing', result.counts.missing ?? 0);
        setOutput('verify-path', await writeResult(result, inputs, context));
        await logFindings(result, inputs, context);
        const errors = result.findings.filter(({ kind }) => !isWarning(kind));
        for (const finding of result.findings.filter(({ kind }) => isWarning(kind)))
            log.warning(describe(finding, inputs.docsUrl));
        if (errors.length === 0)
            return;
        const message = `${inputs.siteUrl.href} differs from the export: ${describeCounts(errors)}. ${result.checked === 1 ? '1 address was' : `${result.checked} addresses were`} checked${inputs.waitMs > 0 ? ` for ${(0,units/* formatDuration */.a3)(inputs.waitMs)}` : ''}.\n${listed(errors, inputs.docsUrl)}`;
        if (inputs.fail)
            throw new failure/* Failure */.HR('site-not-verified', message);
        log.warning(message);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
async function writeResult(result, { tempDir }, { random }) {
    const name = Math.floor(random() * 2 ** 48).toString(16);
    const folder = (0,external_node_path_.join)(tempDir, `verify-${name.padStart(12, '0')}`);
    const path = (0,external_node_path_.join)(folder, 'verify.json');
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.writeFile)(path, verifyText(result));
    }
    catch (error) {
        throw new failure/* Failure */.HR('verify-file-unwritable', `${path} could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    return path;
}
const MAX_LOGGED = 200;
async function logFindings({ findings, checked, unchecked, liveAfterMs }, { docsUrl, siteUrl }, { log }) {
    if (unchecked.length > 0)
        log.info(`${unchecked.length} addresses were not checked: redirects and retries used up the requests.`);
    if (findings.length === 0) {
        const when = liveAfterMs === undefined ? '' : `, live after ${(0,units/* formatDuration */.a3)(liveAfterMs)}`;
        log.info(`${siteUrl.href} is what was exported: ${checked} addresses checked${when}.`);
        return;
    }
    await log.group(`Findings: ${describeCounts(findings)}`, async () => {
        for (const finding of findings.slice(0, MAX_LOGGED))
            log.info(describe(finding, docsUrl));
        if (findings.length > MAX_LOGGED)
            log.info(`And ${findings.length - MAX_LOGGED} more.`);
        await Promise.resolve();
    });
}
const MAX_LISTED = 5;
function listed(findings, docsUrl) {
    const lines = findings.slice(0, MAX_LISTED).map(finding => `- ${describe(finding, docsUrl)}`);
    const rest = findings.length - lines.length;
    return [...lines, ...(rest > 0 ? [`- and ${rest} more`] : [])].join('\n');
}
function describe({ kind, address, detail, advice, count }, docsUrl) {
    const more = count > 1 ? ` (and ${count - 1} more)` : '';
    return `${kind} ${address}${more}: ${detail} ${advice.replaceAll('docs/', `${docsUrl}docs/`)}`;
}


/***/ })

};
