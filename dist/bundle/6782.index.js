export const id = 6782;
export const ids = [6782,2194,9469];
export const modules = {

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

/***/ 9469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ textOfPart),
/* harmony export */   textsOfPage: () => (/* binding */ textsOfPage)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
/* harmony import */ var _html_encoding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9936);
/* harmony import */ var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63135);
/* harmony import */ var _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87532);
/* harmony import */ var _record_content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27241);
/* harmony import */ var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44001);
/* harmony import */ var _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39363);
/* harmony import */ var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22320);








/** Returns the texts of a page. Tags separate words, so that an added element does not change the words around it. */
function textsOfPage(page) {
    const utf8 = (0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_0__/* .asUtf8 */ .U)(page, 'html');
    const range = contentRange(utf8);
    return { content: range && textOfPart(utf8.subarray(range.start, range.end)), whole: textOfPart(utf8) };
}
/** Returns the text of a page, or of a part of a page, in UTF-8. */
function textOfPart(utf8) {
    const content = new _record_content_js__WEBPACK_IMPORTED_MODULE_3__/* .ContentDigest */ .e({ tagEndsWord: true });
    const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_5__/* .PageRecord */ .z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_6__/* .ReferenceTable */ .a(), content, new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_4__/* .PageLoads */ .hX());
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .PageScanner */ .Y(utf8, page, { skipsNoscript: true }).scan();
    const { text, targets } = content.parts();
    return { text: (0,entities_decode__WEBPACK_IMPORTED_MODULE_7__/* .decodeHTML */ .Gz)(text), targets: targets.map(target => (0,entities_decode__WEBPACK_IMPORTED_MODULE_7__/* .decodeHTML */ .Gz)(target)) };
}
/** The content element, by falling priority, as in the input `content` of the finish action. */
const CONTENT = [
    tag => tag.raw('id') === 'content-area',
    tag => tag.name === 'main',
    tag => tag.name === 'article'
];
/** Returns the range of the content element, without its own tags. An element without an end tag has the rest. */
function contentRange(utf8) {
    let best = CONTENT.length;
    let found;
    const token = new _html_html_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .HtmlTokenizer */ .D(utf8);
    while (token.next()) {
        const { isEnd, tag, isInert, isHtml } = token;
        if (isInert || !isHtml)
            continue;
        if (found !== undefined && found.depth > 0 && tag.name === found.name) {
            found.depth += isEnd ? -1 : 1;
            if (found.depth === 0)
                found.end = token.start;
        }
        if (isEnd)
            continue;
        const at = CONTENT.findIndex((isContent, place) => place < best && isContent(tag));
        if (at < 0)
            continue;
        best = at;
        found = { name: tag.name, start: token.end, end: utf8.length, depth: 1 };
    }
    return found;
}


/***/ }),

/***/ 52194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ manifestLoads),
/* harmony export */   _S: () => (/* binding */ SiteScanner),
/* harmony export */   bS: () => (/* binding */ asBuffer),
/* harmony export */   digestServedPage: () => (/* binding */ digestServedPage),
/* harmony export */   g_: () => (/* binding */ digestPage),
/* harmony export */   loadsOf: () => (/* binding */ loadsOf)
/* harmony export */ });
/* unused harmony export isScanned */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(15300);
/* harmony import */ var _html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69285);
/* harmony import */ var _html_encoding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9936);
/* harmony import */ var _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63135);
/* harmony import */ var _record_content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44001);
/* harmony import */ var _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39363);
/* harmony import */ var _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22320);
/* harmony import */ var _values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4756);
/* harmony import */ var _values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(80523);











/** A larger file counts as existing, with unknown content. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isScanned(path) {
    return /\.(?:html?|css|xml)$/i.test(path) || isRobots(path);
}
function isRobots(path) {
    return /(?:^|\/)robots\.txt$/i.test(path);
}
/** Returns the title and a digest of the content, for the comparison of two copies of a page. */
function digestPage(bytes) {
    const { title, content } = digestServedPage(bytes);
    return { title, content };
}
/** Like `digestPage`, with everything that browsers load, for the comparison with the list in a manifest. */
function digestServedPage(bytes, options = {}) {
    const collected = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX({ isComplete: true });
    const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a(), new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e(), collected);
    const utf8 = (0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(asBuffer(bytes), 'html');
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y(utf8, page, options).scan();
    const { levels } = collected;
    const { title, content, loads } = page.finish();
    const { unusual, sheets } = collected;
    return { title, content, loads, details: { utf8, levels, unusual, sheets } };
}
/** Returns what a manifest says about a page, robots.txt or sitemap; undefined for any other file. */
function loadsOf(path, bytes) {
    if (!isScanned(path))
        return undefined;
    const scanner = new SiteScanner(0);
    scanner.scan(path, bytes);
    return manifestLoads(scanner.drain()?.files[0]);
}
function manifestLoads(file) {
    return file !== undefined && ['page', 'robots', 'sitemap'].includes(file.type) ? file.loads : undefined;
}
const DIGEST_LENGTH = 32;
function digestOf(values) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', [...values].join('\n')).slice(0, DIGEST_LENGTH);
}
/** Scans one file at a time. Each thread has a separate scanner with a unique number. */
class SiteScanner {
    #scanner;
    #table = new _record_reference_table_js__WEBPACK_IMPORTED_MODULE_8__/* .ReferenceTable */ .a();
    #content = new _record_content_js__WEBPACK_IMPORTED_MODULE_4__/* .ContentDigest */ .e();
    #loads = new _record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .PageLoads */ .hX();
    #files = [];
    #sent = 0;
    #pieces = [];
    #pieceBytes = 0;
    constructor(scanner) {
        this.#scanner = scanner;
    }
    /** Scans a whole file if it is a page, style sheet or sitemap. Does not keep the bytes. */
    scan(path, bytes) {
        const content = asBuffer(bytes);
        const page = new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads);
        if ((0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .isPage */ .yp)(path)) {
            scanPage(content, page);
            this.#push(path, 'page', page);
        }
        else if (/\.css$/i.test(path)) {
            page.addAll('resource', (0,_html_css_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .cssAddresses */ .U)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'css').toString()));
            this.#push(path, 'stylesheet', page);
        }
        else if (/\.xml$/i.test(path)) {
            const addresses = (0,_values_sitemap_scanner_js__WEBPACK_IMPORTED_MODULE_10__/* .sitemapUrls */ .S)((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(content, 'xml').toString());
            if (addresses === undefined)
                return;
            const all = [...addresses];
            for (const address of all)
                page.add('sitemap', address);
            this.#push(path, 'sitemap', page, { addresses: digestOf(new Set(all.sort())) });
        }
        else if (isRobots(path)) {
            const text = content.toString();
            const refused = Object.values((0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .robotsRules */ .xF)(text)).flatMap(rules => ['', ...rules]);
            const sitemaps = (0,_values_robots_rules_js__WEBPACK_IMPORTED_MODULE_6__/* .sitemapsIn */ .U8)(text).map(_record_page_loads_js__WEBPACK_IMPORTED_MODULE_5__/* .addressDigest */ .tP).join('');
            this.#push(path, 'robots', page, { refused: digestOf(refused), ...(sitemaps !== '' && { sitemaps }) });
        }
    }
    /** Keeps a piece of a file. Only one file can arrive in pieces at a time. */
    keepPiece(path, bytes) {
        if (!isScanned(path))
            return;
        this.#pieceBytes += bytes.length;
        if (this.#pieceBytes <= MAX_FILE_BYTES)
            this.#pieces.push(Buffer.from(bytes));
        else
            this.#pieces = [];
    }
    scanPieces(path) {
        const pieces = this.#pieces;
        const isTooLarge = this.#pieceBytes > MAX_FILE_BYTES;
        this.#pieces = [];
        this.#pieceBytes = 0;
        if (isTooLarge)
            this.#push(path, 'unread', new _record_page_record_js__WEBPACK_IMPORTED_MODULE_7__/* .PageRecord */ .z(this.#table, this.#content, this.#loads));
        else
            this.scan(path, Buffer.concat(pieces));
    }
    /** Returns the files scanned since the last call, or undefined if there are none. */
    drain() {
        if (this.#files.length === 0)
            return undefined;
        const batch = {
            scanner: this.#scanner,
            files: this.#files,
            values: this.#table.values.slice(this.#sent),
            kinds: this.#table.kinds.slice(this.#sent)
        };
        this.#files = [];
        this.#sent = this.#table.values.length;
        return batch;
    }
    #push(path, type, page, loads) {
        this.#files.push({ path, type, ...page.finish(), ...(loads && { loads }) });
    }
}
function scanPage(bytes, page) {
    new _page_page_scanner_js__WEBPACK_IMPORTED_MODULE_3__/* .PageScanner */ .Y((0,_html_encoding_js__WEBPACK_IMPORTED_MODULE_2__/* .asUtf8 */ .U)(bytes, 'html'), page).scan();
}
function asBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}


/***/ }),

/***/ 80523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ sitemapUrls),
/* harmony export */   q: () => (/* binding */ sitemapEntries)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81161);

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/;
const COMMENTS = /<!--[^]*?(?:-->|$)/g;
const MAX_PROLOG = 4096;
const MAX_ADDRESS = 4096;
/** Returns the addresses in the `loc` elements of a sitemap or sitemap index; undefined for other XML files. */
function sitemapUrls(xml) {
    const entries = sitemapEntries(xml);
    return entries && urlsOf(entries);
}
/** Returns the addresses in a sitemap or sitemap index and when each was modified; undefined for other XML files. */
function sitemapEntries(xml) {
    const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1];
    return prefix === undefined ? undefined : entriesIn(xml, prefix);
}
function* urlsOf(entries) {
    for (const { url } of entries)
        yield url;
}
/** The elements of an entry can have any order, so an entry ends where the next one begins. */
function* entriesIn(xml, prefix) {
    let entry = {};
    for (const { name, text } of elementsIn(xml, prefix)) {
        if (name === 'loc' && entry.url === undefined)
            entry.url = text;
        else if (name === 'lastmod' && entry.lastModified === undefined)
            entry.lastModified = text;
        else {
            if (entry.url !== undefined)
                yield { url: entry.url, lastModified: entry.lastModified };
            entry = name === 'loc' ? { url: text } : {};
        }
    }
    if (entry.url !== undefined)
        yield { url: entry.url, lastModified: entry.lastModified };
}
/** Yields the `loc` and `lastmod` elements with their texts, and an `entry` at the start of each entry. */
function* elementsIn(xml, prefix) {
    const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}(loc|lastmod|url|sitemap)(?=[\\s>])`, 'g');
    for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
        const [text, name = ''] = match;
        if (text.startsWith('<!')) {
            const close = text === '<!--' ? '-->' : ']]>';
            const end = xml.indexOf(close, token.lastIndex);
            if (end < 0)
                return;
            token.lastIndex = end + close.length;
            continue;
        }
        if (name === 'url' || name === 'sitemap') {
            yield { name: 'entry', text: '' };
            continue;
        }
        const start = xml.indexOf('>', match.index) + 1;
        const end = xml.indexOf(`</${prefix}${name}`, match.index);
        if (start === 0 || end < 0)
            return;
        token.lastIndex = Math.max(start, end);
        if (end >= start && end - start <= MAX_ADDRESS)
            yield { name, text: textOf(xml.slice(start, end)) };
    }
}
function textOf(xml) {
    const text = xml
        .split(/(<!\[CDATA\[[^]*?\]\]>)/)
        .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? (0,entities_decode__WEBPACK_IMPORTED_MODULE_0__/* .decodeXML */ .ey)(part.replace(COMMENTS, '')))
        .join('');
    return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '');
}


/***/ }),

/***/ 49313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gu: () => (/* binding */ newProgress),
/* harmony export */   mL: () => (/* binding */ PARSER_EXHAUSTED),
/* harmony export */   tW: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** File index while no file is being parsed. */
const NO_FILE = -1;
/** Code of the error for a parser that ran out of memory. Parsing can continue only in a new thread. */
const PARSER_EXHAUSTED = 'PARSER_EXHAUSTED';
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ }),

/***/ 90098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ withoutPageEnding),
/* harmony export */   MV: () => (/* binding */ isPageFile),
/* harmony export */   O1: () => (/* binding */ isMdxFile),
/* harmony export */   ie: () => (/* binding */ PAGE_ENDING)
/* harmony export */ });
/** The file extensions of pages and of imported snippets, as part of a regular expression. */
const PAGE_ENDING = String.raw `\.[mM][dD][xX]?`;
const PAGE_FILE = new RegExp(`${PAGE_ENDING}$`);
/** Whether a file is a page or an imported snippet, in Markdown or MDX. */
function isPageFile(path) {
    return PAGE_FILE.test(path);
}
/** Whether a file is MDX. All other page files are Markdown with HTML. */
function isMdxFile(path) {
    return isPageFile(path) && /x$/i.test(path);
}
/** `guides/start.mdx` → `guides/start`. */
function withoutPageEnding(path) {
    return path.replace(PAGE_FILE, '');
}


/***/ }),

/***/ 51502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  verifyLive: () => (/* binding */ verifyLive)
});

// EXTERNAL MODULE: ./.build/src/runtime/secrets.js
var secrets = __webpack_require__(14217);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/thread/run-tasks.js
var run_tasks = __webpack_require__(37811);
// EXTERNAL MODULE: ./.build/src/sources/page-file.js
var page_file = __webpack_require__(90098);
;// CONCATENATED MODULE: ./.build/src/verify/expected/docs-reader.js


/** Reads versions of the documentation in a thread, so that `signal` can stop the work regardless of their content. */
class DocsReader {
    #versions;
    #head;
    #signal;
    #thread = new run_tasks/* TaskThread */.s('read-docs-thread', new URL(...['../verify/expected/docs-reader.js', import.meta.url]).href);
    #parts = new Map();
    /** The thread reads one version at a time. */
    #last = Promise.resolve();
    constructor(versions, head, { signal }) {
        this.#versions = versions;
        this.#head = head;
        this.#signal = signal;
    }
    /** Reads all pages. Call this first for the checked-out commit, because other versions reuse its pages. */
    async readAll(commit) {
        return await this.#inTurn(async () => await this.#read(commit, () => true));
    }
    /** Reads only the pages at these addresses, and the files that the pages in `included` import. */
    async readPages(commit, addresses, included) {
        const key = JSON.stringify([commit, [...addresses].sort()]);
        const reading = this.#parts.get(key) ?? this.readOnce(commit, addresses, included);
        this.#parts.set(key, reading);
        return await reading;
    }
    /** Like `readPages`, without keeping what was read. */
    async readOnce(commit, addresses, included) {
        const isWanted = (path) => !(0,page_file/* isPageFile */.MV)(path) ||
            included.has(path) ||
            /(?:^|\/)snippets\//.test(path) ||
            addresses.has(pageAddressOf(path));
        return await this.#inTurn(async () => await this.#read(commit, isWanted));
    }
    /** Ends the thread until another version is read. */
    async pause() {
        await this.#inTurn(async () => await this.#thread.end());
    }
    async end() {
        await this.#thread.end();
    }
    async #inTurn(work) {
        const turn = this.#last.then(work, work);
        this.#last = turn.catch(() => undefined);
        return await turn;
    }
    async #read(commit, isWanted) {
        const files = await this.#versions.docsAt(commit);
        const paths = files.paths.filter(isWanted);
        const same = commit === this.#head ? undefined : await this.#sameFiles(commit, paths);
        const skipped = new Map();
        const tried = new Set();
        const read = await this.#thread.run(() => ({ paths, skipped, same }), {
            signal: this.#signal,
            fileAt: place => (skipped.has(paths[place] ?? '') ? undefined : paths[place]),
            // The memory of the parser is full after many versions, and the next thread may be able to parse the file.
            skip: (path, reason) => void (tried.has(path) ? skipped.set(path, reason) : tried.add(path)),
            answer: async ({ kind, path }) => await files[kind](path)
        });
        const ids = await this.#versions.idsAt(commit);
        return { ...read, pages: read.pages.map(page => withPrograms(page, ids)) };
    }
    /** Finds the files that have the same name and content as in the checkout. */
    async #sameFiles(commit, paths) {
        const changes = await this.#versions.changesBetween(commit, this.#head);
        const changed = new Set(changes.map(({ before }) => before));
        return new Set(paths.filter(path => !changed.has(path)));
    }
}
/** A component can have texts of its own, so that a page differs if one of its components does. */
function withPrograms(page, ids) {
    const included = page.includes.filter(path => /\.[jt]sx?$/i.test(path));
    if (included.length === 0)
        return page;
    const programs = included.map(path => ids.get(path) ?? '').join(' ');
    return { ...page, programs, key: `${page.key} ${programs}` };
}
/** Returns the address that a page file has, unless it shares the address with another file. */
function pageAddressOf(file) {
    return `/${(0,page_file/* withoutPageEnding */.BL)(file).replace(/(^|\/)(?:index|README)$/i, '')}`;
}

// EXTERNAL MODULE: ./.build/src/github/client.js
var github_client = __webpack_require__(2336);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/runtime/files/read-below.js
var read_below = __webpack_require__(92790);
// EXTERNAL MODULE: ./.build/src/versions/repository.js
var repository = __webpack_require__(43973);
// EXTERNAL MODULE: ./.build/src/versions/compare-files.js
var compare_files = __webpack_require__(32464);
;// CONCATENATED MODULE: ./.build/src/versions/docs-versions.js



/**
 * The documentation at the commits of a repository. Needs a documentation folder (`readCheckout`), the id of the
 * checked-out commit, and its repository: `new Clone(git, …)` reads a local clone through `git`, `new
 * GitHubRepository(client)` reads a checkout in CI through GitHub's API, where the checkout may be shallow. Both give
 * the same answers. Commits are full ids, and paths are relative to the documentation folder.
 */
class DocsVersions {
    #checkout;
    #head;
    #repository;
    #trees = new Map();
    #texts = new Map();
    constructor(checkout, head, repository) {
        this.#checkout = checkout;
        this.#head = head;
        this.#repository = repository;
    }
    /**
     * Returns the files of the documentation at a commit, also if the folder had another name. A file whose content is in
     * the checkout is read there. `read` fails if a file cannot be read.
     */
    async docsAt(commit) {
        const { files } = await this.#treeAt(commit);
        const here = await this.#treeAt(this.#head);
        const local = new Map([...here.files].map(([path, { sha }]) => [sha, path]));
        return {
            paths: [...files.keys()].sort(),
            size: async (path) => await Promise.resolve(files.get(path)?.size ?? 0),
            read: async (path) => {
                const file = files.get(path);
                if (file === undefined)
                    throw new Error('the file does not exist in this commit');
                const text = await this.#textOf(file, files, local);
                return (0,compare_files/* normalized */.A9)(text);
            }
        };
    }
    /** Returns the id of the content of each file at a commit. */
    async idsAt(commit) {
        return (0,compare_files/* idsOf */.UX)((await this.#treeAt(commit)).files);
    }
    /** Lists the files that differ. A file with a new name and new content counts as removed and added. */
    async changesBetween(from, to) {
        const [before, after] = [await this.#treeAt(from), await this.#treeAt(to)].map(({ files }) => (0,compare_files/* idsOf */.UX)(files));
        if (before === undefined || after === undefined)
            return [];
        const renamed = (0,compare_files/* renamedFiles */.ot)(before, after);
        const added = new Set(renamed.values());
        const changed = [...before].filter(([path, sha]) => after.get(path) !== sha);
        return [
            ...changed.map(([path]) => {
                const now = after.has(path) ? path : renamed.get(path);
                return now === undefined ? { before: path } : { before: path, after: now };
            }),
            ...[...after.keys()]
                .filter(path => !before.has(path) && !added.has(path))
                .map(path => ({ after: path }))
        ];
    }
    /**
     * Lists the commits from the checked-out one back that changed a page's file, newest first, at the times of their
     * merges. Follows the renames that Git detects.
     */
    async historyOf(path, limits) {
        const { prefix } = this.#checkout;
        const found = await this.#repository.fileHistory(this.#head, prefix + path, limits);
        const commits = [];
        for (const { path: file, ...commit } of found) {
            const folder = file.startsWith(prefix) ? prefix : (await this.#treeAt(commit.sha)).folder;
            // Before this commit, the file was not part of the documentation.
            if (!file.startsWith(folder))
                break;
            commits.push({ ...commit, path: file.slice(folder.length) });
        }
        return commits;
    }
    /** Returns the merge base, or undefined if the commits have no common ancestor. */
    async mergeBase(a, b) {
        return await this.#repository.commonAncestor(a, b);
    }
    /** Whether `b` contains the commit `a`. */
    async isAncestor(a, b) {
        return (await this.mergeBase(a, b)) === a;
    }
    async #treeAt(commit) {
        const known = this.#trees.get(commit);
        if (known !== undefined)
            return await known;
        const tree = this.#readTree(commit);
        this.#trees.set(commit, tree);
        tree.catch(() => this.#trees.delete(commit));
        return await tree;
    }
    async #readTree(commit) {
        const { prefix } = this.#checkout;
        const head = await this.#repository.treeOf(this.#head);
        const base = commit === this.#head ? head : await this.#repository.treeOf(commit);
        return await (0,compare_files/* docsOfBase */.iZ)({ head, base }, prefix, this.#repository);
    }
    /** `files`: the files of the same commit. `local`: files in the checked-out commit, by id. */
    async #textOf(file, files, local) {
        (0,compare_files/* throwIfTooLarge */.tS)(file);
        const path = local.get(file.sha);
        const content = path === undefined ? undefined : (0,read_below/* readIfThere */.qC)(this.#checkout.folder, path);
        if (content !== undefined && (0,compare_files/* hasContent */.ov)(content, file.sha))
            return content.toString();
        const text = await this.#blob(file, files, local);
        if (!compare_files/* LFS_POINTER */.gY.test(text))
            return text;
        // In the checkout, the file has the content that Git LFS stores.
        if (content === undefined)
            throw new repository/* NotComparable */._Z('the file is stored with Git LFS');
        return content.toString();
    }
    /** Reads a blob. In a clone, reads all missing texts of the commit at once, because each start of `git` takes time. */
    async #blob(file, files, local) {
        const known = this.#texts.get(file.sha);
        if (known !== undefined)
            return await known;
        const { maxBlobs } = this.#repository;
        if (maxBlobs !== undefined && this.#texts.size >= maxBlobs)
            throw new repository/* NotComparable */._Z(`more than ${maxBlobs} files differ from the checkout`);
        const all = maxBlobs === undefined ? [...files] : [];
        const wanted = all.filter(([path, { sha, size }]) => compare_files/* TEXT_FILE */.Jg.test(path) && size <= compare_files/* MAX_BLOB_BYTES */.TP && !local.has(sha) && !this.#texts.has(sha));
        const blobs = new Map([...wanted.map(([, each]) => each), file].map(each => [each.sha, each]));
        const texts = this.#repository.texts(blobs);
        for (const sha of blobs.keys()) {
            const text = texts.then(found => found.get(sha) ?? '');
            this.#texts.set(sha, text);
            text.catch(() => this.#texts.delete(sha));
        }
        return (await texts).get(file.sha) ?? '';
    }
}

// EXTERNAL MODULE: ./.build/src/versions/github-repository.js + 1 modules
var github_repository = __webpack_require__(76019);
;// CONCATENATED MODULE: ./.build/src/verify/expected/history.js




function openHistory({ docs, timeoutMs }, context) {
    const { checkout, head, token = '', github } = docs;
    if (docs.clone !== undefined) {
        const clone = docs.clone.until(context.signal);
        const resolve = async (ref) => {
            // In a clone made by a CI system, branches exist only as remote branches.
            const found = [ref, `origin/${ref}`].map(name => clone.resolve(`${name}^{commit}`));
            return await Promise.resolve(found.find((each) => !(each instanceof problem/* Problem */.AF)));
        };
        const isShallow = clone.isShallow();
        if (isShallow)
            context.log.notice('The clone is shallow. Pages whose earlier versions are missing stay unchecked. Run `git fetch --unshallow` to compare them.');
        return {
            head,
            versions: new DocsVersions(checkout, head, clone),
            repository: clone,
            resolve,
            isShallow,
            client: undefined
        };
    }
    const { apiUrl, repository: name } = github;
    const deadline = context.clock.now() + timeoutMs;
    const client = new github_client/* GitHubClient */.jh({ token, apiUrl, repository: name, deadline }, context);
    const repository = new github_repository/* GitHubRepository */.s(client);
    const resolve = async (ref) => await repository.resolve(ref);
    return {
        head,
        versions: new DocsVersions(checkout, head, repository),
        repository,
        resolve,
        isShallow: false,
        client
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(73305);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/iso.js
var iso = __webpack_require__(73102);
// EXTERNAL MODULE: ./.build/src/github/run-memory/run-memory.js + 2 modules
var run_memory = __webpack_require__(44371);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/versions/docs-folder.js
var docs_folder = __webpack_require__(20515);
;// CONCATENATED MODULE: ./.build/src/verify/expected/live-record.js




const MAX_OPEN = 5000;
const commit = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{40,64}$/));
/** `record.json`: the commit that a run compared with the site, and the pages that were not live at its end. */
const liveRecord = schemas/* object */.Ikc({
    formatVersion: schemas/* literal */.euz(1),
    commit,
    open: schemas/* array */.YOg(schemas/* object */.Ikc({
        /** Address of the page. */
        path: schemas/* string */.YjP().check(api/* _regex */.Fk(/^\//), api/* _maxLength */.Eb(2000)),
        /** The commit with which the page was compared. */
        since: commit,
        /** The time of the run that first found the page not live. */
        seen: iso/* datetime */.w$()
    }))
        .check(api/* _maxLength */.Eb(MAX_OPEN))
});
/** Keeps the record of each run, also of runs that fail or are canceled. */
class LiveMemory {
    #memory;
    #inputs;
    constructor(inputs) {
        const { docs, siteUrl } = inputs;
        this.#inputs = inputs;
        const name = `docs-live-${siteUrl.hostname}${(0,docs_folder/* fileNameOf */.bV)(docs.checkout.path)}`;
        this.#memory = run_memory/* RunMemory */.fx.open({
            name: 'record',
            artifactName: name.replaceAll(/[^\w.-]/g, '_'),
            acceptedRuns: 'any',
            parse: text => (0,export_files/* parseValue */.$x)(liveRecord, text),
            found: ({ commit: last, open }, runId) => `Run ${runId} looked at the site with commit ${last.slice(0, 7)}; not live then: ${open.length}.`,
            lost: 'The next run cannot continue from this one'
        }, docs.token, docs.github);
    }
    /** Returns the last record, or the reason why it is unknown, as the end of a sentence. */
    async recall(context) {
        if (!(this.#memory instanceof run_memory/* RunMemory */.fx))
            return { reason: this.#memory.reason, isExpected: this.#memory.isExpected === true };
        const { github } = this.#inputs.docs;
        const last = await this.#memory.recall('Looking for the last verified commit', { ...context, github });
        if (last instanceof run_memory/* NotRecalled */.KD)
            return { reason: [last.reason, ...last.advice].join('. '), isExpected: false };
        return last?.record ?? { reason: 'no earlier run of this branch kept one', isExpected: true };
    }
    /** `limitMs`: time limit, which is short when the run was canceled. */
    async keep(record, context, limitMs) {
        if (!(this.#memory instanceof run_memory/* RunMemory */.fx))
            return;
        // The run's own signal may have ended the run.
        const { signal } = new AbortController();
        // Too many pages are looked at again because the next run begins at the same commit.
        const [first] = record.open;
        const isLong = record.open.length > MAX_OPEN && first !== undefined;
        const kept = isLong ? { ...record, commit: first.since, open: [] } : record;
        const { github } = this.#inputs.docs;
        await this.#memory.keep(kept, { ...context, signal, github }, limitMs === undefined ? {} : { limitMs });
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
;// CONCATENATED MODULE: ./.build/src/verify/expected/since.js

/** Finds the commit after which changes are looked for: the given one, the last verified one, or the one before. */
async function findSince({ since, before }, history, memory, context) {
    const { log } = context;
    if (since === 'none')
        return { commit: undefined, open: [] };
    if (since !== undefined) {
        const commit = await history.resolve(since);
        if (commit === undefined)
            throw unknownSince(since);
        return {
            commit: await ancestorOf(commit, `\`since\` ${JSON.stringify(since)}`, history, context),
            open: []
        };
    }
    const last = await memory.recall(context);
    if ('commit' in last)
        return {
            commit: await ancestorOf(last.commit, 'The last verified commit', history, context),
            open: last.open
        };
    if (before !== undefined) {
        if (!last.isExpected)
            log.notice(`${NOT_KNOWN}: ${last.reason}. Looking at the changes of this push instead.`);
        const name = 'The commit before the push';
        return { commit: await ancestorOf(before, name, history, context), open: [] };
    }
    const parent = await history.repository.parentOf(history.head);
    if (history.client === undefined && parent !== undefined) {
        log.notice('Looking at the changes of the checked-out commit. Set `since` to look further back.');
        return { commit: parent, open: [] };
    }
    if (parent === undefined)
        log.notice(`${NOT_KNOWN}: ${last.reason}. The checked-out commit has no earlier commit here either, so a sample of all pages is compared.`);
    else
        log.notice(`${NOT_KNOWN}: ${last.reason}. Looking at the changes of the checked-out commit.`);
    return { commit: parent, open: [] };
}
const NOT_KNOWN = 'The last verified commit is not known';
function unknownSince(since) {
    const problem = `\`since\` ${JSON.stringify(since)} is not a commit, tag or branch of this repository`;
    return new failure/* Failure */.HR('invalid-input', `Invalid input:\n- ${problem}`);
}
/** Returns the commit itself if the checkout contains it. After a force push or a rebase, returns the merge base. */
async function ancestorOf(commit, name, { versions, head }, { log }) {
    const base = await versions.mergeBase(commit, head).catch((error) => {
        if (error instanceof Error && error.name === 'NotComparable')
            return undefined;
        throw error;
    });
    if (base === commit)
        return commit;
    log.notice(base === undefined
        ? `${name}, ${commit.slice(0, 7)}, has no commit in common with the checkout, or is not known any more. A sample of all pages is compared.`
        : `${name}, ${commit.slice(0, 7)}, is not part of the history of the checkout. Looking at the changes since ${base.slice(0, 7)}.`);
    return base;
}

// EXTERNAL MODULE: ./.build/src/verify/judge/kinds.js
var kinds = __webpack_require__(61450);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
;// CONCATENATED MODULE: ./.build/src/verify/expected/expected-site.js


const MAX_WITNESSES = 2;
/** Finds the pages that differ in anything that readers can get. */
function changedPages({ now, before, since }) {
    const [pages, earlier] = [byAddress(now), byAddress(before)];
    const found = [];
    const add = (fate, path, was, is) => found.push({ path, fate, since, now: is, before: was, seen: undefined });
    for (const [path, page] of pages) {
        const was = earlier.get(path);
        if (was === undefined)
            add('added', path, undefined, page);
        else if (was.key !== page.key)
            add('changed', path, was, page);
    }
    for (const [path, was] of earlier) {
        // If the settings cannot be read, it is unknown which pages the service generates.
        const isUnknown = was.isGenerated && !now.hasSettings;
        if (!pages.has(path) && !isUnknown)
            add('removed', path, was);
    }
    return found.sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
}
/** Returns pages from all folders in turn, so that a problem in a single folder is detected. */
function sampledPages(now, sample) {
    const pages = [...byAddress(now).values()];
    const folders = (0,group_by/* groupBy */.$)(pages, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
    const inTurn = [...folders.values()].flatMap(folder => [...folder.entries()]).sort(([a], [b]) => a - b);
    const chosen = inTurn.map(([, page]) => page).slice(0, sample === 'all' ? undefined : sample);
    return chosen.map(page => ({
        ...{ path: page.address, fate: 'sampled', since: undefined, now: page },
        ...{ before: undefined, seen: undefined }
    }));
}
/**
 * Returns pages that did not change. Where all that is expected is gone, they show that the site answers with pages of
 * the documentation at all.
 */
function witnessPages(now) {
    return sampledPages(now, MAX_WITNESSES).map(page => ({ ...page, fate: 'witness' }));
}
/** Marks the pages that were not live at the end of the last run, and adds those that this change does not have. */
function withOpenPages(pages, open, now, head) {
    const known = new Map(pages.map(page => [page.path, page]));
    const current = byAddress(now);
    for (const { path, since, seen } of open) {
        const page = known.get(path);
        const is = current.get(path);
        const isSampled = since === head && is !== undefined;
        known.set(path, {
            path,
            fate: isSampled
                ? 'sampled'
                : is === undefined
                    ? 'removed'
                    : page?.fate === 'added'
                        ? 'added'
                        : 'changed',
            // The commit of the record is older than the one of this change, and the site can serve a version between them.
            since: isSampled ? undefined : since,
            now: is,
            before: undefined,
            seen
        });
    }
    return [...known.values()];
}
function byAddress({ pages }) {
    // The address of a page with `url` leads to another site.
    return new Map(pages.filter(({ front }) => front['url'] === undefined).map(page => [page.address, page]));
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
;// CONCATENATED MODULE: ./.build/src/verify/expected/sample-steps.js

/** The commits at which a sample is compared, in merges before the checkout. */
const STEPS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 999];
/** Maximum number of files to read if each of them is a request. Others are left for pages that are not live. */
const MAX_REQUESTED = 200;
/** Maximum length of the texts of all versions, because they are kept in memory. */
const MAX_TEXT = 20_000_000;
/**
 * Reads the versions that the pages of a sample had 1, 2, 4 … merges before the checkout, newest first, by address. The
 * whole history of each page would take a request or a start of `git` for each page.
 */
async function readSteps({ head, versions, repository }, reader, pages) {
    const found = new Map();
    const lastKeys = new Map(pages.map(({ path, now }) => [path, now?.key]));
    const line = await repository.firstParents(head, { max: Math.max(...STEPS) + 1 });
    let [length, requested] = [0, 0];
    for (const commit of STEPS.flatMap(step => line[step] ?? [])) {
        const changes = await versions.changesBetween(commit, head);
        const changed = new Set(changes.flatMap(({ before, after }) => [before, after]));
        const wanted = pages.filter(({ now }) => now !== undefined && filesOf(now).some(file => changed.has(file)));
        const addresses = new Set(wanted.map(({ path }) => path));
        requested += repository.maxBlobs === undefined ? 0 : wanted.length;
        if (requested > MAX_REQUESTED || length > MAX_TEXT)
            return { versions: found, unread: addresses };
        if (wanted.length === 0)
            continue;
        const time = await repository.timeOf(commit);
        const included = new Set(wanted.flatMap(({ now }) => now?.includes ?? []));
        for (const page of (await reader.readOnce(commit, addresses, included)).pages) {
            const { address, key, isValid } = page;
            if (!addresses.has(address) || !isValid || lastKeys.get(address) === key)
                continue;
            lastKeys.set(address, key);
            length += page.text.length;
            found.set(address, [...(found.get(address) ?? []), { commit, time, page }]);
        }
    }
    return { versions: found, unread: new Set() };
}
function filesOf({ file, includes }) {
    return [file, ...includes.filter(isText)];
}
/** Whether a file can have text that is shown on pages. */
function isText(path) {
    return (0,page_file/* isPageFile */.MV)(path) || /\.(?:json|ya?ml|[jt]sx?)$/i.test(path);
}

;// CONCATENATED MODULE: ./.build/src/verify/expected/not-compared.js




/** Settings whose changes are compared elsewhere: redirects, and values in texts. */
const COMPARED = new Set(['redirects', 'variables']);
/**
 * Returns what changed and is not compared with the site, because nothing shows whether a site has the new version:
 * files with the same name as before, and settings other than those for pages and redirects.
 */
async function notCompared(versions, history) {
    const { since, now } = versions;
    const changes = await history.versions.changesBetween(since, history.head);
    const inPages = new Set(now.pages.flatMap(({ file, includes }) => [file, ...includes.filter(isText)]));
    const isFile = (path) => now.files.includes(path) && !(0,page_file/* isPageFile */.MV)(path) && !inPages.has(path);
    const files = changes.flatMap(({ before, after }) => (after === before && after !== undefined ? after : []));
    const settings = files.find(file => docs_folders/* SETTINGS_FILES */.ER.includes(file));
    return [
        ...(settings === undefined ? [] : await changedSettings(settings, versions, history)),
        ...changedRedirects(versions),
        ...files.filter(file => !docs_folders/* SETTINGS_FILES */.ER.includes(file) && isFile(file)).sort()
    ];
}
async function changedSettings(file, { since, now, before }, history) {
    if (!now.hasSettings || !before.hasSettings)
        return [];
    const readAt = async (commit) => settingsIn(await (await history.versions.docsAt(commit)).read(file));
    const [a, b] = [await readAt(since), await readAt(history.head)];
    const known = new Set(before.listed.map(({ page }) => page));
    // The menu is compared for added pages.
    const isInMenu = now.listed.some(({ page }) => !known.has(page));
    const differ = [...new Set([...a.keys(), ...b.keys()])].filter(name => !COMPARED.has(name) &&
        !(name === 'navigation' && isInMenu) &&
        !(0,external_node_util_.isDeepStrictEqual)(a.get(name), b.get(name)));
    return differ.map(name => `${JSON.stringify(name)} in ${file}`);
}
function settingsIn(text) {
    try {
        return new Map(Object.entries(JSON.parse(text)));
    }
    catch {
        return new Map();
    }
}
/** Redirects of many addresses, and redirects that the change removes. */
function changedRedirects({ now, before }) {
    if (!now.hasSettings || !before.hasSettings)
        return [];
    const keyOf = (redirect) => JSON.stringify(redirect);
    const [had, has] = [new Set(before.redirects.map(keyOf)), new Set(now.redirects.map(keyOf))];
    const sources = new Set(now.redirects.map(({ source }) => source));
    const removed = before.redirects.filter(each => !has.has(keyOf(each)) && !sources.has(each.source));
    const wildcards = now.redirects.filter(each => /[*:]/.test(each.source) && !had.has(keyOf(each)));
    return [...wildcards, ...removed].map(({ source }) => `the redirect of ${source}`);
}

// EXTERNAL MODULE: ./.build/src/verify/live/page-facts.js + 1 modules
var page_facts = __webpack_require__(31575);
;// CONCATENATED MODULE: ./.build/src/verify/expected/page-versions.js



/** Maximum number of versions before `since` that a site can be found to serve. */
const MAX_OLDER = 30;
/** Maximum number of commits between `since` and the checkout that changed a page. */
const MAX_BETWEEN = 100;
/** Maximum number of included files whose own changes are followed. */
const MAX_INCLUDED = 10;
/**
 * Maximum number of pages of a large sample whose whole history is read because they are not live, or lack some of the
 * text. For each of them, dozens of commits are read.
 */
const MAX_MORE = 20;
/** Maximum number of merges whose files are listed, because each list is some requests. */
const MAX_MERGES = 20;
/** Reads the versions of pages from the history of the sources. */
class PageVersions {
    #history;
    #reader;
    /** The pages to read at each commit, at once. */
    #addresses;
    #included;
    #times = new Map();
    #pages;
    #steps;
    #lines = new Map();
    #more = 0;
    constructor(history, reader, pages) {
        this.#history = history;
        this.#reader = reader;
        this.#pages = pages;
        this.#addresses = new Set(pages.map(({ path }) => path));
        this.#included = new Set(pages.flatMap(({ now, before }) => [now, before].flatMap(each => each?.includes ?? [])));
    }
    /** Returns the versions from the checkout back to the one of `since`. */
    async between(page) {
        const { head } = this.#history;
        const newest = { commit: head, time: await this.#timeOf(head), page: contentOf(page.now) };
        if (page.since === undefined)
            return { versions: [newest], since: undefined, isIncomplete: false };
        const changes = await this.#commits(page, { since: page.since, max: MAX_BETWEEN + 1 });
        const between = changes?.filter(({ sha }) => sha !== head) ?? [];
        const versions = [newest, ...(await this.#read(between.slice(0, MAX_BETWEEN), page, this.#addresses))];
        const time = await this.#timeOf(page.since).catch(unlessUnknown);
        versions.push({ commit: page.since, time: time ?? 0, page: await this.#before(page, page.since) });
        const known = {
            versions,
            since: page.isReverted === true ? undefined : page.since,
            isIncomplete: changes === undefined || between.length > MAX_BETWEEN
        };
        return versions.at(-1)?.page === 'unreadable' ? await this.#withReadableBase(known, page) : known;
    }
    /** Adds older versions, because a site can serve a version from before `since`. */
    async withOlder(known, page, maxOlder = MAX_OLDER) {
        const changes = await this.#commits(page, { max: known.versions.length + MAX_OLDER });
        const seen = new Set(known.versions.map(({ commit }) => commit));
        const older = (changes ?? []).filter(({ sha }) => !seen.has(sha)).slice(0, MAX_OLDER);
        const versions = [...known.versions];
        // A commit that only changed a comment is no other version.
        const contents = new Set(versions.map(contentKey));
        const enough = contents.size + maxOlder;
        for (const commit of older) {
            if (contents.size >= enough)
                break;
            for (const version of await this.#read([commit], page, new Set([page.path]))) {
                versions.push(version);
                contents.add(contentKey(version));
            }
        }
        const isCut = this.#history.isShallow && contents.size < enough && older.length < MAX_OLDER;
        return { ...known, versions, isIncomplete: known.isIncomplete || isCut };
    }
    /**
     * Adds the versions that a page of a sample had some merges ago, without its whole history. They are incomplete if
     * too many would have to be read.
     */
    async withSteps(known, page) {
        this.#steps ??= this.#readSteps();
        const steps = await this.#steps;
        const versions = [...known.versions, ...(steps?.versions.get(page.path) ?? [])];
        const isUnread = steps?.unread.has(page.path) ?? true;
        return { ...known, versions, isIncomplete: isUnread || this.lacksHistory({ ...known, versions }) };
    }
    /** Few versions are read after these, and the memory is needed for the pages of the site. */
    async #readSteps() {
        const steps = await readSteps(this.#history, this.#reader, this.#pages).catch(unlessUnknown);
        await this.#reader.pause();
        return steps;
    }
    /** Whether a page has no version to compare with, because the clone does not have its history. */
    lacksHistory({ versions }) {
        return this.#history.isShallow && versions.length === 1;
    }
    /** Counts the pages of a sample whose whole history is read although it is read for the first ones only. */
    mayReadMoreHistory() {
        this.#more += 1;
        return this.#more <= MAX_MORE;
    }
    /** A version that cannot be parsed was never deployed, so the version before it is the one to compare with. */
    async #withReadableBase(known, page) {
        const all = await this.withOlder(known, page);
        const base = all.versions.slice(known.versions.length).find(each => each.page !== 'unreadable');
        return {
            ...all,
            since: base?.commit ?? known.since,
            isIncomplete: known.isIncomplete || base === undefined
        };
    }
    async #before({ before, fate, seen, ...page }, since) {
        if (before !== undefined)
            return contentOf(before);
        if (fate === 'added' && seen === undefined)
            return 'missing';
        return await this.#contentAt(since, page, this.#addresses);
    }
    /**
     * Lists the commits that changed the file of a page or a file that the page includes, newest first; undefined if the
     * history cannot be read.
     */
    async #commits(page, limits) {
        const versions = [page.now, page.before].filter(each => each !== undefined);
        const files = versions.map(({ file }) => file);
        const included = versions.flatMap(({ includes }) => includes.filter(isText)).slice(0, MAX_INCLUDED);
        const line = limits.since === undefined ? undefined : await this.#lineSince(limits.since);
        if (line !== undefined) {
            const wanted = new Set([...files, ...included]);
            return line.filter(({ changed }) => changed.some(file => wanted.has(file)));
        }
        const found = new Map();
        for (const file of new Set([...files, ...included])) {
            const commits = await this.#history.versions.historyOf(file, limits).catch(unlessUnknown);
            if (commits === undefined)
                return undefined;
            for (const commit of commits)
                if (!found.has(commit.sha))
                    found.set(commit.sha, commit);
        }
        return [...found.values()].sort((a, b) => Date.parse(b.date) - Date.parse(a.date)).slice(0, limits.max);
    }
    /**
     * Lists the merges since a commit with the files that each of them changed, newest first; undefined if it is cheaper
     * to read the history of each page, which takes some requests or starts of `git`.
     */
    async #lineSince(since) {
        const line = this.#lines.get(since) ?? this.#readLine(since).catch(unlessUnknown);
        this.#lines.set(since, line);
        return await line;
    }
    async #readLine(since) {
        const { head, repository, versions } = this.#history;
        const max = Math.min(MAX_MERGES, this.#pages.length);
        const line = await repository.firstParents(head, { since, max: max + 1 });
        if (line.length > max)
            return undefined;
        const merges = [];
        for (const [at, sha] of line.entries()) {
            const changes = await versions.changesBetween(line[at + 1] ?? since, sha);
            const changed = changes.flatMap(({ before = [], after = [] }) => [before, after].flat());
            merges.push({ sha, date: new Date(await this.#timeOf(sha)).toISOString(), changed });
        }
        return merges;
    }
    async #read(commits, page, addresses) {
        const versions = [];
        for (const { sha, date } of commits)
            versions.push({
                commit: sha,
                time: Date.parse(date),
                page: await this.#contentAt(sha, page, addresses)
            });
        return versions;
    }
    async #contentAt(commit, { path }, addresses) {
        const read = await this.#reader.readPages(commit, addresses, this.#included).catch(unlessUnknown);
        if (read === undefined)
            return 'unreadable';
        return contentOf(read.pages.find(({ address }) => address === path));
    }
    async #timeOf(commit) {
        const time = this.#times.get(commit) ?? this.#history.repository.timeOf(commit);
        this.#times.set(commit, time);
        return await time;
    }
}
function contentKey({ page }) {
    return typeof page === 'string' ? page : (0,page_facts/* wholeOf */.l)(page);
}
function contentOf(page) {
    if (page === undefined)
        return 'missing';
    return page.isValid ? page : 'unreadable';
}
/** A version that GitHub or the clone does not have is unknown. */
function unlessUnknown(error) {
    if (!(0,repository/* isGitHubProblem */.zF)(error))
        throw error;
}

;// CONCATENATED MODULE: ./.build/src/verify/expected/reverted-pages.js



/** Maximum number of merges that are compared one by one. On GitHub, each needs some requests. */
const [MAX_IN_CLONE, MAX_ON_GITHUB] = [200, 20];
/** Maximum number of pages that existed only between the two versions. */
const MAX_GONE = 50;
/**
 * Finds the pages that a merge changed and a later one changed back, or that existed only in between. Both versions are
 * equal, but the site can serve the one between them.
 */
async function revertedPages({ now, since, changed }, { head, repository, versions }, reader) {
    const max = repository.maxBlobs === undefined ? MAX_IN_CLONE : MAX_ON_GITHUB;
    const line = await repository.firstParents(head, { since, max: max + 1 });
    if (line.length < 2)
        return { pages: [], isCut: false };
    if (line.length > max)
        return { pages: [], isCut: true };
    /** The files that merges changed, and the merges, newest first. */
    const touched = new Map();
    const removed = new Map();
    for (const [at, sha] of line.entries())
        for (const { before, after } of await versions.changesBetween(line[at + 1] ?? since, sha)) {
            for (const file of [before, after])
                if (file !== undefined)
                    touched.set(file, [...(touched.get(file) ?? []), sha]);
            if (after !== undefined && !removed.has(after))
                removed.set(after, sha);
        }
    const known = new Set(now.pages.map(({ address }) => address));
    const pages = [];
    for (const page of now.pages.filter(({ address }) => !changed.has(address))) {
        const files = [page.file, ...page.includes.filter(isText)];
        const merges = new Set(files.flatMap(file => touched.get(file) ?? []));
        if (!(await hasOtherVersion(page, [...merges].slice(1), reader)))
            continue;
        const found = { path: page.address, fate: 'changed', since, now: page, before: page };
        pages.push({ ...found, seen: undefined, isReverted: true });
    }
    const [ids, earlier] = [await versions.idsAt(head), await versions.idsAt(since)];
    const gone = [...removed].filter(([file]) => (0,page_file/* isPageFile */.MV)(file) && !ids.has(file) && !earlier.has(file));
    for (const [file, sha] of gone.slice(0, MAX_GONE)) {
        const path = pageAddressOf(file);
        if (known.has(path))
            continue;
        const read = await reader.readPages(sha, new Set([path]), new Set());
        const before = read.pages.find(page => page.file === file);
        if (before !== undefined)
            pages.push({ path: before.address, fate: 'removed', since, now: undefined, before, seen: undefined });
    }
    return { pages, isCut: false };
}
/** Whether a merge between the two versions had another version of a page. The newest merge has the current one. */
async function hasOtherVersion({ address, key, includes }, merges, reader) {
    for (const sha of merges) {
        const { pages } = await reader.readPages(sha, new Set([address]), new Set(includes));
        if (pages.find(page => page.address === address)?.key !== key)
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./.build/src/verify/passes/live-page.js + 4 modules
var live_page = __webpack_require__(8342);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/verify/judge/evidence.js + 11 modules
var evidence = __webpack_require__(24041);
// EXTERNAL MODULE: ./.build/src/verify/sample/served-site.js
var served_site = __webpack_require__(90763);
// EXTERNAL MODULE: ./.build/src/html/encoding.js
var encoding = __webpack_require__(9936);
// EXTERNAL MODULE: ./.build/src/html/html-tokens.js + 2 modules
var html_tokens = __webpack_require__(87532);
// EXTERNAL MODULE: ./.build/src/review/scan/page-text.js
var page_text = __webpack_require__(9469);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
;// CONCATENATED MODULE: ./.build/src/verify/live/served-navigation.js
const FIELD = '"docsNavWithMetadata":';
/** A larger menu is not read. A real one with 525 pages has 180 kB. */
const MAX_LENGTH = 10_000_000;
/** The fields with parts of the menu. */
const CHILDREN = new Set([
    ...['languages', 'versions', 'products', 'tabs', 'dropdowns', 'anchors', 'menu', 'groups', 'pages'],
    ...['global', 'item', 'root']
]);
/** Stands for a value that is elsewhere in the data. */
const REFERENCE = /^\$[\da-f]+(?::|$)/i;
/**
 * Finds the pages that the menu of a site shows, in the data that each page contains for its client. Returns undefined
 * if the data has no menu, several ones, or one in a form that is not known.
 */
function servedNavigation(data) {
    const at = data.indexOf(FIELD);
    if (at < 0 || data.includes(FIELD, at + 1))
        return undefined;
    const start = at + FIELD.length;
    const end = endOfValue(data, start);
    const menu = end === undefined ? undefined : parsed(data.slice(start, end));
    return typeof menu === 'object' && menu !== null ? addressesIn(menu) : undefined;
}
function addressesIn(menu) {
    const addresses = new Set();
    const left = [menu];
    while (left.length > 0) {
        const value = left.pop();
        if (typeof value === 'string' && REFERENCE.test(value))
            return undefined;
        if (typeof value !== 'object' || value === null)
            continue;
        if (Array.isArray(value)) {
            for (const each of value)
                left.push(each);
            continue;
        }
        const fields = new Map(Object.entries(value));
        const href = fields.get('href');
        if (fields.get('hidden') === true)
            continue;
        if (typeof href === 'string')
            addresses.add(href);
        for (const [name, each] of fields)
            if (CHILDREN.has(name))
                left.push(each);
    }
    return addresses.size === 0 ? undefined : addresses;
}
/** Returns the position after an object or array; undefined if it does not end. */
function endOfValue(json, start) {
    let [depth, isText] = [0, false];
    const stop = Math.min(json.length, start + MAX_LENGTH);
    for (let at = start; at < stop; at++) {
        const character = json.charAt(at);
        if (isText) {
            if (character === '\\')
                at++;
            else if (character === '"')
                isText = false;
        }
        else if (character === '"')
            isText = true;
        else if (character === '{' || character === '[')
            depth++;
        else if ((character === '}' || character === ']') && --depth === 0)
            return at + 1;
        // The value is a number, a text, or a reference.
        if (depth === 0)
            return undefined;
    }
    return undefined;
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./.build/src/verify/live/words.js
var live_words = __webpack_require__(61029);
;// CONCATENATED MODULE: ./.build/src/verify/live/page-data.js


const PUSH = /^self\.__next_f\.push\(\[1,("[^]*")\]\)\s*$/;
const LAST_MODIFIED = /"lastModified":"(\d{4}-\d\d-\d\dT[\d:.]{5,12}Z)"/g;
const BUILD = /"buildId":"([\da-f]{8})[\da-f]{16}:(\w{1,20})"/g;
const GIT_SOURCE = /"gitSource":(\{[^{}]{0,2000}\})/g;
/** Line breaks and quotes in the strings of compiled pages. */
const ESCAPED = /(?<!\\)\\+(?:[nrt]|u[\da-f]{4})/g;
/**
 * Reads the data that a page of the service contains for its client. The end of a page that was cut off is missing.
 * A value that occurs twice with different contents is unknown.
 */
function servedData(scripts) {
    const data = scripts.map(script => parsedText(PUSH.exec(script)?.[1])).join('');
    if (data === '')
        return {};
    return {
        dataWords: () => (0,live_words/* wordsOf */.Z9)(data.replace(ESCAPED, ' ')),
        navigation: () => servedNavigation(data),
        lastModified: timeOf(onlyOne(data, LAST_MODIFIED)?.[1]),
        build: buildOf(onlyOne(data, BUILD)),
        gitSource: gitSourceOf(onlyOne(data, GIT_SOURCE)?.[1])
    };
}
function onlyOne(data, pattern) {
    const found = [...data.matchAll(pattern)];
    return found.every(([text]) => text === found[0]?.[0]) ? found[0] : undefined;
}
function parsedText(literal) {
    const value = parsedJson(literal);
    return typeof value === 'string' ? value : '';
}
function parsedJson(text) {
    try {
        return text === undefined ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function timeOf(text) {
    const time = Date.parse(text ?? '');
    return Number.isNaN(time) ? undefined : time;
}
/** The id of a build begins with its time in seconds, in hexadecimal. */
function buildOf(found) {
    const [, seconds = '', state = ''] = found ?? [];
    return seconds === '' ? undefined : { time: parseInt(seconds, 16) * 1000, state };
}
function gitSourceOf(json) {
    const value = parsedJson(json);
    if (typeof value !== 'object' || value === null)
        return undefined;
    const fields = new Map(Object.entries(value));
    const text = (name) => {
        const field = fields.get(name);
        return typeof field === 'string' ? field : '';
    };
    return {
        owner: text('owner'),
        repo: text('repo'),
        deployBranch: text('deployBranch'),
        contentDirectory: text('contentDirectory')
    };
}

// EXTERNAL MODULE: ./.build/src/verify/live/target-path.js
var target_path = __webpack_require__(51751);
;// CONCATENATED MODULE: ./.build/src/verify/live/served-html.js







/** Ids of the element with the title, the description and the content, the best one first. */
const CONTENT_IDS = ['content-area', 'content-container', 'content'];
/** Ids of elements in or after the content that repeat titles of this page or of other pages. */
const END_IDS = new Set(['pagination', 'footer', 'content-side-layout', 'table-of-contents']);
const HEADING = /^h[1-6]$/;
const TITLE_ID = 'page-title';
/** The path of the image in the sources. The address of the image is one of the service's image server. */
const DATA_PATH = /\sdata-path="([^"]{1,1000})"/g;
/** Reads a page that a site serves as HTML. A page without a content element, such as one of another host, is read whole. */
function readServedHtml(bytes) {
    const page = (0,encoding/* asUtf8 */.U)((0,site_scanner/* asBuffer */.bS)(bytes), 'html');
    const { content, title, scripts } = partsOf(page);
    const { text, targets } = (0,page_text/* textOfPart */.o)(content);
    const data = servedData(scripts);
    const paths = Array.from(content.toString('utf8').matchAll(DATA_PATH), ([, path = '']) => path);
    return {
        channel: 'html',
        words: (0,live_words/* wordsOf */.Z9)(text),
        squashed: (0,live_words/* straightened */.x_)(text),
        blocks: new Set(),
        tags: [],
        title: title === undefined ? (0,site_scanner/* digestPage */.g_)(page).title : (0,page_text/* textOfPart */.o)(title).text.trim(),
        links: new Set(),
        images: new Set([...paths, ...targets].map(target => (0,target_path/* targetPath */.B)(target, target_path/* ROOT */.D))),
        ...data
    };
}
function partsOf(page) {
    const starts = new Map();
    const ends = [];
    const scripts = [];
    let main;
    for (const { tag, start, element, rawText, isInert } of (0,html_tokens/* htmlTokens */._)(page)) {
        if (isInert)
            continue;
        if (element?.name === 'script' && rawText !== undefined && !tag.has('src'))
            scripts.push(page.toString('utf8', rawText.start, rawText.end));
        const { name } = tag;
        if (name === 'main' || name === 'article')
            main ??= start;
        const id = tag.raw('id');
        // A heading of the content can have such an id, too.
        if (END_IDS.has(id) && !HEADING.test(name))
            ends.push(start);
        else if (id !== '' && !starts.has(id))
            starts.set(id, start);
    }
    const from = CONTENT_IDS.map(id => starts.get(id)).find(start => start !== undefined) ?? main ?? 0;
    const titleStart = starts.get(TITLE_ID);
    const titleEnd = titleStart === undefined ? -1 : page.indexOf('</h1', titleStart);
    return {
        content: page.subarray(from, ends.find(end => end > Math.max(from, titleStart ?? 0)) ?? page.length),
        title: titleEnd < 0 ? undefined : page.subarray(titleStart, titleEnd),
        scripts
    };
}

// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
;// CONCATENATED MODULE: ./.build/src/verify/live/markdown-tags.js
/** A longer tag is text. This limit keeps the time in proportion to the size of the page. */
const MAX_TAG = 20_000;
/** A backslash makes `<` text. */
const TAG_START = /(?<!\\)<(?:\/?[A-Za-z][\w.-]*(?=[\s/>])|\/?>)/g;
const ATTRIBUTE = /([\w:-]*)=?(?:"([^"]*)"|'([^']*)'|\{([^]*?)\}(?=[\s/]|$)|(?<=\s)([a-z]{1,40})(?=[\s/]|$))/g;
/** Removes the tags of elements and components from Markdown, and reports the attributes of each tag. */
function markdownTags(markdown, onTag) {
    let text = '';
    let at = 0;
    TAG_START.lastIndex = 0;
    for (let match = TAG_START.exec(markdown); match !== null; match = TAG_START.exec(markdown)) {
        const start = match.index;
        const attributesStart = start + match[0].length;
        const end = match[0].endsWith('>') ? attributesStart : tagEnd(markdown, attributesStart);
        if (end === undefined) {
            TAG_START.lastIndex = Math.min(attributesStart + MAX_TAG, markdown.length);
            continue;
        }
        text += markdown.slice(at, start);
        const found = markdown.slice(attributesStart, end - 1).matchAll(ATTRIBUTE);
        onTag(Array.from(found, ([, name = '', double, single, code, alone]) => ({
            name: alone ?? name,
            value: double ?? single ?? code ?? ''
        })));
        at = end;
        TAG_START.lastIndex = end;
    }
    return text + markdown.slice(at);
}
/** Returns the position after the `>` that ends a tag. Skips quoted values and expressions. */
function tagEnd(markdown, from) {
    let depth = 0;
    let quote = '';
    const stop = Math.min(markdown.length, from + MAX_TAG);
    for (let at = from; at < stop; at++) {
        const character = markdown.charAt(at);
        if (quote !== '')
            quote = character === quote ? '' : quote;
        else if (character === '{')
            depth++;
        else if (character === '}')
            depth--;
        else if (character === '"' || (character === "'" && depth === 0))
            quote = character;
        else if (character === '>' && depth <= 0)
            return at + 1;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/verify/live/served-markdown.js




const INDEX_QUOTATION = /^> ## Documentation Index[^\n]*\n(?:>[^\n]*(?:\n|$))*/m;
const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})(.*)$/;
/** The service adds its color theme to each code block. */
const THEME = /(?<!\s)\s*theme=\{.*$/;
/** The starts of comments and their ends. */
const COMMENTS = { '<!--': '-->', '{/*': '*/}' };
const IMAGE = /!\[[^\][]{0,1000}\]\(\s*<?([^\s<>()]{0,2000})[^()\n]{0,1000}\)/g;
const LINK = /\]\(\s*<?([^\s<>()]{0,2000}(?:\([^\s<>()]{0,200}\)[^\s<>()]{0,2000})?)>?(?:\s+"([^"\n]{0,1000})")?\s*\)/g;
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;
const TITLE = /^# (.*)$/m;
/** Marks of quotations, lists and headings. */
const BLOCK_MARKS = /^[ \t]*(?:>[ \t]*)*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]+)?/;
/** What begins a tag or a comment. */
const MARKUP_START = /<!--|<|\{\/\*/g;
/** Maximum number of runs of backticks in which the end of a code span is looked for. */
const MAX_RUNS = 50;
/** Rulers, and the second line of tables. */
const RULER = /^[\s|:*_-]+$/;
/**
 * Reads a page that a site serves as Markdown: the expanded source, in which the tags of components remain. `origin`: of
 * the site, because Markdown for agents can have links with the whole address.
 */
function readServedMarkdown(bytes, origin) {
    const markdown = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n').replace(INDEX_QUOTATION, '');
    const found = {
        ...{ text: [], plain: [], apart: [], tags: [] },
        ...{ blocks: new Set(), links: new Set(), images: new Set() }
    };
    for (const { text, kind } of served_markdown_partsOf(markdown)) {
        if (kind === 'code')
            addCode(text, found);
        else
            addProse(text, kind === 'info', found);
    }
    const text = found.text.join('\n');
    const title = TITLE.exec(markdown)?.[1] ?? '';
    return {
        channel: 'md',
        words: [...(0,live_words/* wordsOf */.Z9)(text), ...found.apart.flatMap(value => [live_words/* BREAK */.sP, ...(0,live_words/* wordsOf */.Z9)(value)])],
        squashed: found.plain.join('') + found.apart.map(live_words/* unmarked */.u7).join(''),
        blocks: found.blocks,
        tags: found.tags,
        title: title.replace(ESCAPE, '').replaceAll('`', '').trim(),
        links: withoutOrigin(found.links, origin),
        images: withoutOrigin(found.images, origin)
    };
}
function withoutOrigin(targets, origin) {
    if (origin === undefined)
        return new Set(targets);
    const isOwn = (target) => target === origin || target.startsWith(`${origin}/`);
    return new Set(Array.from(targets, target => isOwn(target) ? (0,target_path/* targetPath */.B)(target.slice(origin.length) || '/', target_path/* ROOT */.D) : target));
}
/** Separates blocks of code from the other text. */
function served_markdown_partsOf(markdown) {
    const parts = [];
    let lines = [];
    let fence;
    const end = (kind) => {
        if (lines.length > 0)
            parts.push({ text: lines.join('\n'), kind });
        lines = [];
    };
    for (const line of markdown.split('\n')) {
        const [, mark, rest = ''] = FENCE.exec(line) ?? [];
        if (mark === undefined)
            lines.push(line);
        else if (fence === undefined) {
            end('prose');
            lines.push(rest.replace(THEME, ''));
            end('info');
            fence = mark;
        }
        else if (mark.startsWith(fence) && rest.trim() === '') {
            end('code');
            fence = undefined;
        }
        else
            lines.push(line);
    }
    end(fence === undefined ? 'prose' : 'code');
    return parts;
}
function addCode(code, { text, plain, blocks }) {
    text.push(code);
    plain.push((0,live_words/* squashed */.Pz)(code));
    for (const line of code.split('\n'))
        blocks.add((0,live_words/* squashed */.Pz)(line));
}
function addProse(prose, isInfo, found) {
    const { text, plain, apart, blocks, tags, links, images } = found;
    const untagged = markdownTags(withoutComments(withSafeCode(prose)), attributes => {
        const texts = [];
        const words = new Set();
        for (const { name, value: raw } of attributes) {
            const value = decoded(raw);
            if (value !== 'false')
                for (const word of (0,live_words/* wordsOf */.Z9)(`${name} ${value}`))
                    words.add(word);
            if (/^(?:href|url)$/i.test(name))
                links.add((0,target_path/* targetPath */.B)(value, target_path/* ROOT */.D));
            else if (/^(?:src|img|data-path|poster)$/i.test(name))
                images.add((0,target_path/* targetPath */.B)(value, target_path/* ROOT */.D));
            else if (value !== '')
                texts.push(value);
        }
        if (words.size > 0)
            tags.push(words);
        if (texts.length > 0)
            apart.push(texts.join('\n'));
        for (const value of texts)
            blocks.add((0,live_words/* unmarked */.u7)(value));
    });
    const unlinked = untagged
        .replace(IMAGE, (_, target) => {
        images.add((0,target_path/* targetPath */.B)(decoded(target), target_path/* ROOT */.D));
        return '';
    })
        .replace(LINK, (_, target, title = '') => {
        links.add((0,target_path/* targetPath */.B)(decoded(target), target_path/* ROOT */.D));
        if (title !== '')
            apart.push(title);
        return ']';
    });
    text.push(decoded(unlinked));
    const lines = isInfo ? [unlinked.trim().replace(/^\S+/, '')] : unlinked.split('\n');
    for (const line of lines) {
        if (RULER.test(line))
            continue;
        const block = line.replace(BLOCK_MARKS, '');
        for (const cell of [block, ...block.split('|')])
            blocks.add((0,live_words/* unmarked */.u7)(decoded(cell)));
        plain.push((0,live_words/* unmarked */.u7)(decoded(block)));
    }
}
/** A regular expression would search the whole rest of the page again for each comment that does not end. */
/** Puts a backslash before what looks like a tag or a comment inside a code span. Backslashes are removed later. */
function withSafeCode(prose) {
    if (!prose.includes('`'))
        return prose;
    let [safe, at] = ['', 0];
    const runs = [...prose.matchAll(/`+/g)];
    for (let index = 0; index < runs.length; index++) {
        const open = runs[index];
        const close = runs.slice(index + 1, index + MAX_RUNS).findIndex(run => run[0] === open?.[0]);
        if (open === undefined || close < 0)
            continue;
        const end = runs[index + 1 + close];
        const start = open.index + open[0].length;
        const code = prose.slice(start, end?.index);
        // A blank line ends the paragraph, and with it the span.
        if (/\n[ \t]*\n/.test(code))
            continue;
        safe +=
            prose.slice(at, start) + code.replace(MARKUP_START, start => start.replace(/[^\w]/g, String.raw `\$&`));
        at = end?.index ?? start;
        index += close + 1;
    }
    return safe + prose.slice(at);
}
function withoutComments(prose) {
    let text = prose;
    for (const [start, end] of Object.entries(COMMENTS)) {
        if (!text.includes(start))
            continue;
        let [kept, at] = ['', 0];
        for (let from = text.indexOf(start); from >= 0; from = text.indexOf(start, at)) {
            const to = text.indexOf(end, from + start.length);
            if (to < 0)
                break;
            kept += `${text.slice(at, from)} `;
            at = to + end.length;
        }
        text = kept + text.slice(at);
    }
    return text;
}
function decoded(text) {
    const unescaped = text.replace(ESCAPE, '');
    return unescaped.includes('&') ? (0,decode/* decodeHTML */.Gz)(unescaped) : unescaped;
}

// EXTERNAL MODULE: ./.build/src/verify/request/visit.js + 1 modules
var visit = __webpack_require__(29354);
;// CONCATENATED MODULE: ./.build/src/verify/passes/look.js







/** Requests an address. Follows a redirect only to another form of the same address, such as with a final slash. */
async function visitPage(target, visiting) {
    const first = await (0,visit/* visit */.YR)(target, visiting);
    const isMoved = first.end === 'left' && first.to.href !== target.url.href && (0,served_site/* isSamePage */.kj)(first.to, target.url);
    return isMoved ? await (0,visit/* visit */.YR)({ ...target, url: first.to }, visiting) : first;
}
/** Requests a page in one channel. */
async function look(url, channel, visiting) {
    const visited = await visitPage({ role: 'live', url, hasBody: true, isPage: channel === 'html' }, visiting);
    const light = withoutBody(visited);
    if (visited.end === 'unchecked')
        return {
            visit: light,
            kind: 'unchecked',
            reason: visited.reason ?? 'the requests of this pass are used up'
        };
    if (visited.end === 'response' && visited.status === 429)
        return { visit: light, kind: 'unchecked', reason: 'the host limits the number of requests (HTTP 429)' };
    const detail = problemOf(visited, channel);
    const bytes = visited.end === 'response' ? visited.body?.bytes : undefined;
    if (detail !== undefined || bytes === undefined) {
        const isUnavailable = visited.end === 'failed' || (visited.end === 'response' && (0,retry/* isTransient */.dg)(visited.status));
        return {
            visit: light,
            kind: 'missing',
            detail: detail ?? 'The response is too large to read.',
            isUnavailable
        };
    }
    if (channel === 'md')
        return { visit: light, kind: 'page', served: readServedMarkdown(bytes, url.origin), isSignIn: false };
    const served = readServedHtml(bytes);
    return { visit: light, kind: 'page', served, isSignIn: (0,evidence/* signInAndRefresh */.rU)(bytes, served.title).isSignIn };
}
function problemOf(visited, channel) {
    if (visited.end === 'left')
        return `The address redirects to ${readableTarget(visited.to)}.`;
    if (visited.end === 'failed')
        return `The transfer failed: ${visited.reason}.`;
    if (visited.end !== 'response')
        return undefined;
    if (visited.status !== 200)
        return `HTTP ${visited.status} instead of 200.`;
    const type = visited.headers['content-type'] ?? '';
    const isWanted = channel === 'html' ? (0,pages/* isPageType */.Eo)(type) : MARKDOWN_TYPE.test(type);
    return isWanted ? undefined : `Content-Type is ${type.slice(0, 100) || 'missing'}.`;
}
/** Hosts that do not know the ending serve Markdown as any file. */
const MARKDOWN_TYPE = /^\s*(?:text\/(?:markdown|plain|x-markdown)|application\/octet-stream)\b/i;
/** Shows neither credentials nor the query, which can contain a token. */
function readableTarget(to) {
    return to.origin + (0,served_site/* readablePath */.qR)(to.href);
}
function withoutBody(visited) {
    return visited.end === 'response' ? { ...visited, headers: {}, body: undefined } : visited;
}

;// CONCATENATED MODULE: ./.build/src/verify/passes/live-checks.js






const RIGHT = { isWaiting: false, findings: [] };
/** Checks that a redirect leads to its destination. A redirect to another host is judged by its `Location`. */
function redirectCheck(url, destination, { source, settingsFile }) {
    return checkOf({ url, paths: [source] }, content(url), visited => {
        if (isRefreshTo(visited, url, destination))
            return RIGHT;
        if (visited.end === 'left' &&
            ((0,served_site/* isSamePage */.kj)(visited.to, destination) || visited.to.href === destination.href))
            return RIGHT;
        const detail = visited.end === 'left'
            ? `The address redirects to ${readableTarget(visited.to)}, not to ${readableTarget(destination)}.`
            : `The redirect to ${readableTarget(destination)} does not work: HTTP ${visited.status}.`;
        return wrong('redirect', url, source, detail, `Check \`redirects\` in ${settingsFile}, and deploy again. See docs/live.md.`);
    });
}
/** Static hosts serve a page for a redirect, with a `refresh` element. */
function isRefreshTo(visited, url, destination) {
    const bytes = visited.end === 'response' ? visited.body?.bytes : undefined;
    const target = bytes && (0,evidence/* signInAndRefresh */.rU)(bytes, '').refresh;
    const to = target === undefined ? null : (0,parse_url/* parseUrl */.D)(target, url);
    return to !== null && (0,served_site/* isSamePage */.kj)(to, destination);
}
/** Checks that an image or another new file exists. Hosts may redirect to their image server. */
function fileCheck(url, path, paths) {
    return checkOf({ url, paths }, content(url, false), visited => {
        const name = url.pathname.slice(url.pathname.lastIndexOf('/'));
        if (visited.end === 'left') {
            if (visited.to.origin !== url.origin || visited.to.pathname.endsWith(name))
                return RIGHT;
            const detail = `The file redirects to ${readableTarget(visited.to)}.`;
            return wrong('missing', url, path, detail);
        }
        const isFile = visited.status === 200 && !(0,pages/* isPageType */.Eo)(visited.headers['content-type'] ?? '');
        return isFile || (visited.status === 200 && /\.html?$/i.test(name))
            ? RIGHT
            : wrong('missing', url, path, visited.status === 200
                ? 'A page is served instead of the file.'
                : `HTTP ${visited.status} instead of 200.`);
    });
}
function wrong(kind, url, path, detail, advice) {
    return { isWaiting: true, findings: [{ kind, url, path, detail, ...(advice !== undefined && { advice }) }] };
}
/** Requests what is at an address, or only its status. */
function content(url, hasBody = true) {
    return async (visiting) => await visitPage({ role: 'live', url, hasBody, isPage: false }, visiting);
}
/** Without a response, or with one that is temporary, nothing is known. */
function checkOf({ url, paths }, request, judge) {
    const run = async (visiting) => {
        const visited = await request(visiting);
        const isKnown = visited.end === 'left' ||
            (visited.end === 'response' && !(0,retry/* isTransient */.dg)(visited.status) && visited.status !== 429);
        return isKnown ? judge(visited) : { isWaiting: true, findings: [], isUnchecked: true };
    };
    return { url, paths, result: undefined, run };
}
/** Returns the addresses in the documentation for which the check has failed, or was not made. */
function openPathsOf({ result, paths }) {
    if (result?.isWaiting === false)
        return [];
    const found = new Set(result?.findings.map(({ path }) => path));
    const named = paths.filter(path => found.has(path));
    return named.length > 0 ? named : paths;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/percent-decode.js
var percent_decode = __webpack_require__(7754);
// EXTERNAL MODULE: ./.build/src/review/scan/values/sitemap-scanner.js
var sitemap_scanner = __webpack_require__(80523);
;// CONCATENATED MODULE: ./.build/src/verify/live/sitemap.js




/** A larger sitemap is not read. */
const MAX_BYTES = 10_000_000;
/** The protocol allows 50,000 addresses in a file. */
const MAX_ENTRIES = 50_000;
const INDEX = /<(?:[\w-]+:)?sitemapindex[\s>]/;
const MAX_PROLOG = 4096;
const END = /<\/(?:[\w-]+:)?urlset\s*>\s*$/;
const MAX_END = 200;
/** A date without a time does not tell when on that day the page was built. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;
/** Reads `/sitemap.xml`. Returns undefined for a file that is too large or no list of pages: the pages are unknown. */
function readSitemap(bytes) {
    if (bytes.length > MAX_BYTES)
        return undefined;
    const xml = (0,encoding/* asUtf8 */.U)((0,site_scanner/* asBuffer */.bS)(bytes), 'xml').toString();
    const entries = (0,sitemap_scanner/* sitemapEntries */.q)(xml);
    if (entries === undefined || INDEX.test(xml.slice(0, MAX_PROLOG)))
        return undefined;
    const times = new Map();
    for (const { url, lastModified } of entries) {
        if (times.size >= MAX_ENTRIES)
            return { times, isComplete: false };
        const address = (0,parse_url/* parseUrl */.D)(url);
        if (address === null)
            continue;
        address.hash = '';
        times.set(address.href, sitemap_timeOf(lastModified));
    }
    return { times, isComplete: END.test(xml.slice(-MAX_END)) };
}
function sitemap_timeOf(text = '') {
    const time = TIME.test(text) ? Date.parse(text) : NaN;
    return Number.isNaN(time) ? undefined : time;
}

;// CONCATENATED MODULE: ./.build/src/verify/passes/list-checks.js






/**
 * Checks that the sitemap lists the added pages. A site without a sitemap is right, and so is one whose sitemap cannot
 * be read or lists none of the other pages, because its addresses then have another form.
 */
function sitemapCheck(url, added, others) {
    return checkOf({ url, paths: added.map(({ path }) => path) }, content(url), visited => {
        const bytes = bodyOf(visited);
        const sitemap = bytes && readSitemap(bytes);
        if (sitemap?.isComplete !== true || sitemap.times.size === 0)
            return RIGHT;
        const listed = new Set([...sitemap.times.keys()].map(pathOf));
        if (!others.some(other => listed.has(pathOf(other.url.href))))
            return RIGHT;
        const missing = added.filter(page => !listed.has(pathOf(page.url.href)));
        return notListed(missing, 'The added page is not in the sitemap.', SITEMAP_ADVICE);
    });
}
const SITEMAP_ADVICE = 'Search engines find the page through the sitemap. Deploy again, or check that the page is in the navigation. See docs/live.md.';
/**
 * Checks that the navigation in the data of the start page shows the added pages. Nothing is said about a page if the
 * start page has no such data, or if the navigation shows no other page of the same version, language, tab or product.
 */
function navigationCheck({ url, settingsFile }, added, others) {
    const judge = (visited) => {
        const bytes = bodyOf(visited);
        const navigation = bytes && readServedHtml(bytes).navigation?.();
        if (navigation === undefined)
            return RIGHT;
        const shown = new Set([...navigation].map(pathOf));
        // Below a base path, the addresses in the data may begin there or at the root.
        const isShown = ({ path, url: { href } }) => shown.has(withoutSlash(path)) || shown.has(pathOf(href));
        const places = new Set(others.filter(isShown).map(({ place }) => place));
        const missing = added.filter(page => places.has(page.place) && !isShown(page));
        return notListed(missing, 'The navigation of the start page does not show the added page.', `Readers find the page through the menu. Deploy again, for example with a change of ${settingsFile}. See docs/live.md.`);
    };
    return checkOf({ url, paths: added.map(({ path }) => path) }, async (visiting) => await startPage(url, visiting), judge);
}
/** Many sites have no page at the root, which redirects to the first page. */
async function startPage(url, visiting) {
    const target = { role: 'live', url, hasBody: true, isPage: true };
    const first = await (0,visit/* visit */.YR)(target, visiting);
    const isElsewhere = first.end === 'left' && first.to.origin === url.origin;
    return isElsewhere ? await (0,visit/* visit */.YR)({ ...target, url: first.to }, visiting) : first;
}
function notListed(missing, detail, advice) {
    const findings = missing.map(({ path, url }) => ({ kind: 'missing', url, path, detail, advice }));
    return { isWaiting: findings.length > 0, findings };
}
function bodyOf(visited) {
    return visited.end === 'response' && visited.status === 200 ? visited.body?.bytes : undefined;
}
function pathOf(address) {
    return withoutSlash((0,percent_decode/* percentDecode */.Y)((0,parse_url/* parseUrl */.D)(address, 'https://site.invalid')?.pathname ?? ''));
}
function withoutSlash(path) {
    return path.replace(/\/(?:index)?$/, '') || '/';
}

;// CONCATENATED MODULE: ./.build/src/verify/passes/expected-checks.js


const MAX_REDIRECTS = 50;
const MAX_FILES = 50;
/** Files whose content is part of pages. Hosts need not serve the files themselves. */
const SOURCE = /\.(?:mdx?|json|ya?ml|[jt]sx?|css)$/i;
/** Finds what the site should have besides pages: redirects, images and other files, and entries in lists of pages. */
function expectedChecks(compared, addresses) {
    const { sample, settingsFile } = compared;
    const max = sample === undefined || sample === 'all' ? Infinity : sample;
    return [
        ...expectedRedirects(compared)
            .slice(0, Math.min(MAX_REDIRECTS, max))
            .flatMap(({ source, destination }) => {
            const to = addresses.ofDestination(destination);
            const from = addresses.ofFile(source.replace(/^\//, ''));
            return to === undefined ? [] : [redirectCheck(from, to, { source, settingsFile })];
        }),
        ...[...expectedFiles(compared)]
            .slice(0, Math.min(MAX_FILES, max))
            .map(([file, paths]) => fileCheck(addresses.ofFile(file), file, paths)),
        ...(sample === undefined ? listChecks(compared, addresses) : [])
    ];
}
/** Returns the redirects that the change adds and those of removed pages, or all of them for a sample. */
function expectedRedirects({ now, before, pages, sample }) {
    const known = new Set(now.pages.map(({ address }) => address));
    const removed = new Set(pages.filter(page => page.now === undefined).map(({ path }) => path));
    const had = new Set(before?.redirects.map(each => JSON.stringify(each)));
    const areKnown = now.hasSettings && before?.hasSettings === true;
    const isNew = (each) => removed.has(each.source) || (areKnown && !had.has(JSON.stringify(each)));
    const plain = now.redirects.filter(({ source }) => !/[*:]/.test(source) && !known.has(source));
    const added = plain.filter(isNew);
    return sample === undefined ? added : [...added, ...plain.filter(each => !isNew(each))];
}
/** Returns the new files that pages show, those of pages that were not live before, or those of a sample. */
function expectedFiles({ now, before, pages, sample }) {
    const had = before && new Set(before.files);
    const files = new Set(now.files.filter(file => !SOURCE.test(file)));
    const open = new Set(pages.filter(({ seen }) => sample !== undefined || seen !== undefined).map(expected_checks_pathOf));
    const found = new Map();
    for (const { address, includes } of now.pages)
        for (const file of includes) {
            const isNew = had !== undefined && !had.has(file);
            if (!files.has(file) || !(isNew || open.has(address)))
                continue;
            found.set(file, [...(found.get(file) ?? []), address]);
        }
    return found;
}
/** The service lists the pages of the navigation, unless the repository has its own sitemap. */
function listChecks({ now, pages, settingsFile }, addresses) {
    const listed = new Map(now.listed.map(each => [withoutIndex(each.page), each]));
    const added = pages.filter(({ fate, now: page, seen }) => (fate === 'added' || (fate === 'changed' && seen !== undefined)) &&
        page?.hidden === false &&
        page.front['noindex'] !== 'true' &&
        listed.has(withoutIndex(page.path)));
    if (added.length === 0)
        return [];
    const isAdded = new Set(added.map(expected_checks_pathOf));
    const known = now.pages.filter(({ address }) => !isAdded.has(address));
    const entryOf = ({ path, address, isGenerated }) => {
        const { part = '', division = '' } = listed.get(withoutIndex(path)) ?? {};
        const url = addresses.ofPage(address).html;
        return { path: address, url, isGenerated, place: JSON.stringify([part, division]) };
    };
    const entries = added.flatMap(({ now: page }) => (page === undefined ? [] : [entryOf(page)]));
    const others = known.filter(({ path }) => listed.has(withoutIndex(path))).map(entryOf);
    const ownSitemap = now.files.includes('sitemap.xml');
    return [
        ...(ownSitemap ? [] : [sitemapCheck(addresses.ofFile('sitemap.xml'), entries, known.map(entryOf))]),
        // The address of a generated page is the service's choice, which is not known for certain.
        navigationCheck({ url: addresses.ofPage('/').html, settingsFile }, entries.filter(({ isGenerated }) => !isGenerated), others)
    ].filter(({ paths }) => paths.length > 0);
}
function withoutIndex(path) {
    return path.replace(/(^|\/)index$/, '');
}
function expected_checks_pathOf({ path }) {
    return path;
}

// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
;// CONCATENATED MODULE: ./.build/src/verify/passes/live-addresses.js


/** The addresses of the live site. */
class LiveAddresses {
    #root;
    #style;
    constructor({ siteUrl, style }) {
        this.#root = new URL((0,site_address/* baseFolder */.YR)(siteUrl.pathname), siteUrl);
        this.#style = style;
    }
    /** `path`: the address in the documentation, such as `/guides/start`. */
    ofPage(path) {
        const name = path.replace(/^\//, '');
        const html = name === '' ? this.#root : this.ofFile(this.#style === 'html' ? `${name}.html` : name);
        return { html, md: this.ofFile(`${name === '' ? 'index' : name}.md`) };
    }
    ofFile(path) {
        return new URL(new site_address/* SiteAddress */.g6(path, this.#root.pathname).pathname, this.#root);
    }
    ofDestination(destination) {
        if (/^https?:/i.test(destination))
            return (0,parse_url/* parseUrl */.D)(destination) ?? undefined;
        const [, path = '', rest = ''] = /^\/?([^?#]*)(.*)$/s.exec(destination) ?? [];
        const query = rest.replace(/#.*$/s, '');
        return (0,parse_url/* parseUrl */.D)(this.ofFile(path).href + query) ?? undefined;
    }
}

;// CONCATENATED MODULE: ./.build/src/verify/passes/expect.js








/** Compares the two versions of the documentation, and finds the addresses to request. */
async function expectSite(inputs, { commit, open }, { history, reader, causes }, { log }) {
    const { settingsFile } = inputs.docs;
    const now = await reader.readAll(history.head);
    const undeployable = now.hasSettings ? undefined : undeployableText(now, settingsFile);
    if (undeployable !== undefined)
        log.warning(undeployable);
    const isSame = commit === undefined || commit === history.head;
    const before = isSame ? undefined : await reader.readAll(commit);
    const compared = before && { now, before, since: commit ?? '' };
    const changed = compared === undefined ? [] : changedPages(compared);
    const between = compared === undefined
        ? undefined
        : await revertedPages({ ...compared, changed: pathsOf(changed) }, history, reader).catch(unlessUnknown);
    if (compared !== undefined && between?.isCut !== false)
        log.notice('There are too many merges since then to read each of them, so pages that were changed and changed back are not looked at.');
    const withOpen = withOpenPages([...changed, ...newPages(between?.pages ?? [], changed)], open, now, history.head);
    const addresses = new LiveAddresses(inputs);
    const isSample = withOpen.length === 0;
    const isGone = !isSample && withOpen.every(page => page.now === undefined);
    const expected = isSample
        ? sampledPages(now, inputs.sample)
        : [...withOpen, ...(isGone ? witnessPages(now) : [])];
    const checks = expectedChecks({ now, before, pages: expected, settingsFile, sample: isSample ? inputs.sample : undefined }, addresses);
    log.info(isSample
        ? `${commit === undefined ? 'No earlier commit' : isSame ? 'Nothing changed' : `No page changed since ${commit.slice(0, 7)}`}: comparing a sample of ${(0,units/* formatCount */.B4)(expected.length, 'page')} with the current sources.`
        : `Changed since ${commit?.slice(0, 7) ?? ''}: ${(0,units/* formatCount */.B4)(withOpen.length, 'page')}.`);
    const versions = new PageVersions(history, reader, expected);
    const deployedAt = async ({ commit: sha, time }) => await causes.deployedAt({ commit: sha, time });
    const sources = { versions, deployedAt };
    const pages = expected.map((page, at) => new live_page/* LivePage */.ig(page, addresses.ofPage(page.path), sources, at));
    return {
        ...{ pages, checks, since: isSample ? undefined : commit, undeployable },
        notCompared: compared === undefined ? [] : await notCompared(compared, history)
    };
}
function pathsOf(pages) {
    return new Set(pages.map(({ path }) => path));
}
function newPages(found, known) {
    const paths = pathsOf(known);
    return found.filter(({ path }) => !paths.has(path));
}
function undeployableText({ problems }, settingsFile) {
    const more = problems.length > 0 ? ` ${problems.slice(0, 3).join('. ')}.` : '';
    return `${settingsFile} cannot be read at the checked-out commit, so no service can deploy it.${more}`;
}

// EXTERNAL MODULE: ./.build/src/verify/passes/live-findings.js
var live_findings = __webpack_require__(25144);
// EXTERNAL MODULE: ./.build/src/verify/judge/login.js
var login = __webpack_require__(32664);
;// CONCATENATED MODULE: ./.build/src/verify/passes/live-verification.js





const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
const PAUSE_SHARE = 0.25;
/** Less than 1, so that a run ends with findings and not with a timeout. */
const WAIT_SHARE_OF_TIMEOUT = 0.9;
const CHANNELS = ['html', 'md'];
/** Maximum number of requests for each page in the first pass and the confirmation, or for few pages in total. */
const [REQUESTS_PER_PAGE, MIN_REQUESTS] = [3, 60];
/** Requests the expected pages. Until `wait` has passed, requests those again that are not live. */
class LiveVerification {
    #inputs;
    #context;
    #finder;
    #startedAt;
    #checked = new Set();
    /** Whether live pages were requested a second time. */
    #isAsked = false;
    pages;
    checks;
    /** `startedAt`: the start of the run, from which `timeout` counts. */
    constructor(what, inputs, context) {
        this.pages = what.pages;
        this.checks = what.checks;
        this.#finder = what.causes;
        this.#startedAt = what.startedAt;
        this.#inputs = inputs;
        this.#context = context;
    }
    async run() {
        const { clock, log } = this.#context;
        const { waitMs, timeoutMs, siteUrl } = this.#inputs;
        const firstAt = clock.now();
        const endAt = this.#startedAt + timeoutMs * WAIT_SHARE_OF_TIMEOUT;
        const waitUntil = Math.min(firstAt + waitMs, endAt);
        for (let pass = 1;; pass += 1) {
            const open = this.#open();
            await log.group(`Pass ${pass}: ${describeOpen(open)} of ${siteUrl.origin}`, async () => await this.#request(open, endAt));
            const causes = await this.#causes();
            const waiting = this.#open(causes);
            const elapsedMs = clock.now() - firstAt;
            const end = (liveAfterMs) => ({
                ...{ pages: this.pages, checks: this.checks, causes, checked: this.#checked.size, liveAfterMs }
            });
            if (waiting.pages.length + waiting.checks.length === 0) {
                if (await this.#isConfirmed(endAt))
                    return end(pass === 1 || causes.size > 0 ? undefined : elapsedMs);
            }
            if (clock.now() >= waitUntil || this.#isSignIn())
                return { ...end(), causes: await this.#causes() };
            await this.#pause(this.#open(), elapsedMs, waitUntil - clock.now());
        }
    }
    /** Returns what is requested in the next pass. With causes, leaves out pages for which waiting is of no use. */
    #open(causes) {
        const isOpen = (page) => CHANNELS.some(channel => (0,live_page/* isWaiting */.Gu)(page.results[channel]));
        return {
            pages: this.pages.filter(page => isOpen(page) && causes?.get(page)?.isOver !== true),
            checks: this.checks.filter(({ result }) => result === undefined || result.isWaiting)
        };
    }
    #isSignIn() {
        return ((0,login/* loginProblem */.$)(this.pages.flatMap(({ urls, results: { html } }) => html.visit === undefined ? [] : [{ target: { url: urls.html }, visit: html.visit, page: html.page }])) !== undefined);
    }
    async #request({ pages, checks }, endAt) {
        const visiting = this.#visiting(pages.length + checks.length, endAt);
        const steps = [
            ...checks.map(check => async () => {
                this.#checked.add(check.url.href);
                check.result = await check.run(visiting);
            }),
            ...pages.flatMap(page => CHANNELS.filter(channel => (0,live_page/* isWaiting */.Gu)(page.results[channel])).map(channel => async () => await this.#look(page, channel, visiting)))
        ];
        await this.#inParallel(steps, endAt);
        this.#findMissingMarkdown();
    }
    /**
     * A page without Markdown is right, unless the site serves other pages as Markdown. Whether a page that is not new had
     * Markdown before is unknown.
     */
    #findMissingMarkdown() {
        if (!this.pages.some(({ results: { md } }) => md.page !== undefined))
            return;
        for (const { lacksMarkdown, results } of this.pages) {
            if (lacksMarkdown === undefined || results.md.outcome !== 'absent')
                continue;
            const { detail } = results.md;
            results.md =
                lacksMarkdown === 'added'
                    ? { ...results.md, outcome: 'missing', detail: `As Markdown: ${detail}` }
                    : {
                        ...results.md,
                        outcome: 'undecided',
                        detail: `${(0,live_page/* withoutDot */.Ai)(detail)}, but other pages have Markdown`
                    };
        }
    }
    #visiting(addresses, endAt) {
        const { headers, limits } = this.#inputs;
        const budget = new visit/* RequestBudget */.bK(this.#context.clock, endAt);
        budget.allow(addresses);
        return { ...this.#context, headers, limits, budget };
    }
    async #inParallel(steps, endAt) {
        const queue = steps[Symbol.iterator]();
        const worker = async () => {
            for (const step of queue) {
                if (this.#context.clock.now() >= endAt)
                    return;
                await step();
            }
        };
        await Promise.all(Array.from({ length: this.#inputs.concurrency }, worker));
    }
    async #look(page, channel, visiting) {
        const url = page.urls[channel];
        this.#checked.add(url.href);
        const result = await page.judge(await look(url, channel, visiting), channel);
        // If this pass has no requests left, the result of an earlier pass is kept.
        if (result.outcome === 'unchecked' && page.results[channel].visit !== undefined)
            return;
        page.results[channel] = result;
        if ((0,live_page/* isWaiting */.Gu)(result))
            page.wasOld.add(channel);
        else if (page.wasOld.has(channel)) {
            // One of several caches can be new and another one old, so a page that was old is requested twice.
            const again = await page.judge(await look(url, channel, visiting), channel);
            if (again.outcome !== 'unchecked')
                page.results[channel] = again;
        }
    }
    /**
     * Requests changed pages that are live once more, because of several caches, one can be new and another one old: the
     * HTML of all pages, and as much Markdown as the number of requests allows. Returns false if a page is not live then.
     */
    async #isConfirmed(endAt) {
        const isLive = ({ results, expected, wasOld }, channel) => results[channel].outcome === 'live' &&
            !wasOld.has(channel) &&
            expected.fate !== 'sampled' &&
            expected.now !== undefined;
        const count = this.pages.length;
        const max = Math.max(MIN_REQUESTS, count * REQUESTS_PER_PAGE) - CHANNELS.length * count - this.checks.length;
        const again = CHANNELS.flatMap(channel => this.pages.filter(page => isLive(page, channel)).map(page => ({ page, channel }))).slice(0, Math.max(0, max));
        if (this.#isAsked || again.length === 0)
            return true;
        this.#isAsked = true;
        const visiting = this.#visiting(again.length, endAt);
        const steps = again.map(({ page, channel }) => async () => {
            const result = await page.judge(await look(page.urls[channel], channel, visiting), channel);
            if (!(0,live_page/* isWaiting */.Gu)(result) || result.outcome === 'unchecked')
                return;
            page.results[channel] = result;
            page.wasOld.add(channel);
        });
        await this.#inParallel(steps, endAt);
        return again.every(({ page, channel }) => !page.wasOld.has(channel));
    }
    async #causes() {
        const causes = new Map();
        this.#finder.nextPass();
        // A page can be live before the lists of pages have it.
        const named = new Set(this.checks.flatMap(({ result }) => result?.findings.map(({ path }) => path) ?? []));
        for (const page of this.pages) {
            const old = CHANNELS.map(channel => page.results[channel]).filter(live_page/* isWaiting */.Gu);
            const isKnown = old.some(({ visit }) => visit?.end === 'response' || visit?.end === 'left');
            if (!isKnown && !named.has(page.expected.path))
                continue;
            const change = (0,live_page/* changeOf */.C2)(await page.versions());
            if (change === undefined)
                continue;
            const { source } = page.results.html.source.build === undefined ? page.results.md : page.results.html;
            causes.set(page, await this.#finder.find(change, source));
        }
        return causes;
    }
    async #pause(open, elapsedMs, leftMs) {
        const { clock, log, random, signal } = this.#context;
        const longest = Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE));
        const pauseMs = Math.min(leftMs, longest * (0.75 + 0.25 * random()));
        log.info(`Not live yet: ${describeOpen(open)}. Checking again in ${(0,units/* formatDuration */.a3)(pauseMs)}, for up to ${(0,units/* formatDuration */.a3)(leftMs)}.`);
        await clock.sleep(pauseMs, signal);
    }
}
function describeOpen({ pages, checks }) {
    const others = checks.length === 0 ? '' : `, ${(0,units/* formatCount */.B4)(checks.length, 'other address')}`;
    return (0,units/* formatCount */.B4)(pages.length, 'page') + others;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
;// CONCATENATED MODULE: ./.build/src/verify/passes/next-record.js

/** An undecided page, or one that a list of pages lacks, is not looked at again after this time. */
const MAX_OPEN_MS = 7 * 24 * 3_600_000;
/** Returns what the next run needs to know: the checkout, and the pages that are not live yet. */
function recordOf({ pages, checks, since }, { head }, { clock, log }) {
    const now = clock.now();
    const open = new Map();
    const dropped = [];
    const keep = (path, isBrief, page = {}) => {
        const { seen = new Date(now).toISOString(), since: from = since ?? head } = page;
        if (isBrief && now - Date.parse(seen) > MAX_OPEN_MS)
            dropped.push(path);
        else
            open.set(path, { path, since: from, seen });
    };
    const isSeen = isAnyPageSeen(pages);
    const isOpen = (page) => !isDone(page) || (!isSeen && page.expected.now === undefined && page.results.html.outcome === 'live');
    for (const page of pages.filter(each => each.expected.fate !== 'witness' && isOpen(each))) {
        const { path, since: from, seen } = page.expected;
        const outcomes = Object.values(page.results);
        const isUndecided = outcomes.every(({ outcome }) => ['live', 'absent', 'undecided'].includes(outcome));
        const served = outcomes.find(({ outcome }) => outcome === 'stale')?.verdict?.served[0]?.commit;
        keep(path, isUndecided, { since: from ?? served ?? head, ...(seen !== undefined && { seen }) });
    }
    const known = new Map(pages.map(({ expected }) => [expected.path, expected]));
    for (const path of since === undefined ? [] : checks.flatMap(openPathsOf)) {
        if (open.has(path) || dropped.includes(path) || !path.startsWith('/'))
            continue;
        const { since: from = since, seen } = known.get(path) ?? {};
        keep(path, true, { ...(from !== undefined && { since: from }), ...(seen !== undefined && { seen }) });
    }
    if (dropped.length > 0)
        log.notice(`Looked at for a week without a result, and not again until they change: ${dropped.length} (${dropped.slice(0, 5).join(', ')}).`);
    return { formatVersion: 1, commit: head, open: [...open.values()] };
}
/** Whether the site answered at least once with a page of the documentation. */
function isAnyPageSeen(pages) {
    return pages.some(({ expected, results: { html, md } }) => [html, md].some(({ outcome, verdict }) => expected.now === undefined ? outcome === 'served' : verdict !== undefined && outcome !== 'different'));
}
function isDone({ results }) {
    return Object.values(results).every(({ outcome, verdict }) => outcome === 'live' || outcome === 'absent' || (outcome === 'undecided' && verdict?.hasWords === false));
}

// EXTERNAL MODULE: ./.build/src/github/deployments.js
var deployments = __webpack_require__(18311);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/verify/live/cause.js
var live_cause = __webpack_require__(48879);
;// CONCATENATED MODULE: ./.build/src/verify/passes/why-old.js




/** Finds out from GitHub's deployments and from the pages themselves why pages are old. */
class Causes {
    #inputs;
    #history;
    #context;
    /** Deployments before this time are not looked at. */
    #since;
    #list;
    #found = new Map();
    #isNoticed = false;
    constructor(inputs, history, since, context) {
        this.#inputs = inputs;
        this.#history = history;
        this.#since = since;
        this.#context = context;
    }
    /** Forgets the deployments, because their states change. */
    nextPass() {
        this.#list = undefined;
        this.#found = new Map();
    }
    async find({ commit, time }, page) {
        const { checkout, github, settingsFile } = this.#inputs.docs;
        const [owner = '', repo = ''] = github.repository.split('/');
        const build = page.build && { at: page.build.time, isRunning: page.build.state === 'in_progress' };
        const deployment = await this.#known({ commit, at: time });
        const cause = (0,live_cause/* causeOf */.rl)({ at: time }, deployment, {
            source: page.gitSource,
            build,
            settingsFile,
            expected: { owner, repo, deployBranch: github.branch ?? '', contentDirectory: checkout.path }
        }, this.#context.clock.now());
        return { ...cause, isOver: deployment.state === 'known' && !cause.isUnderWay };
    }
    /** Returns the time from which a build can contain a change: the change's, or that of its deployment if it is known. */
    async deployedAt(change) {
        const found = await this.#known({ commit: change.commit, at: change.time });
        return found.state === 'known' ? Math.max(change.time, found.deployment.createdAt) : change.time;
    }
    async #known(change) {
        const found = this.#found.get(change.commit) ?? this.#deploymentOf(change);
        this.#found.set(change.commit, found);
        return await found;
    }
    async #deploymentOf(change) {
        const { client, versions } = this.#history;
        if (client === undefined)
            return { state: 'unknown', reason: 'GitHub is not asked on a command line' };
        try {
            this.#list ??= (0,deployments/* serviceDeployments */.gZ)(this.#since, client);
            const isAncestor = async (commit, of) => await versions.isAncestor(commit, of);
            const statusOf = async (deployment) => await (0,deployments/* deploymentStatus */.I1)(deployment, client);
            const list = await this.#list;
            // A repository without any deployment of the service says nothing: another host may build the site.
            if (list.length === 0)
                return { state: 'unknown', reason: 'GitHub lists no deployment of the service' };
            return await (0,live_cause/* deploymentOf */.PE)(change, { list, isAncestor, statusOf });
        }
        catch (error) {
            if (!(error instanceof http_error/* HttpError */.j$ || error instanceof failure/* Failure */.HR))
                throw error;
            const isDenied = error instanceof http_error/* HttpError */.j$ && [401, 403, 404].includes(error.status ?? 0);
            const reason = isDenied ? 'Add the permission `deployments: read` to the job' : (0,failure/* reasonOf */.A3)(error);
            if (!this.#isNoticed)
                this.#context.log.notice(`GitHub's deployments are unknown: ${reason.replace(/\.$/, '')}.`);
            this.#isNoticed = true;
            return { state: 'unknown', reason };
        }
    }
}

;// CONCATENATED MODULE: ./.build/src/verify/passes/verify-live.js














/** Time to keep the record if the run was canceled, because a runner soon ends the process. */
const CANCELED_KEEP_MS = 1200;
/** Compares the site with the history of its sources: what is expected, what is served, and the verdict. */
async function verifyLive(inputs, context) {
    const { clock, log, signal } = context;
    const startedAt = clock.now();
    const maxWaitMs = inputs.timeoutMs * WAIT_SHARE_OF_TIMEOUT;
    if (inputs.waitMs > maxWaitMs && !inputs.isWatching)
        log.notice(`\`wait\` is cut to ${(0,units/* formatDuration */.a3)(maxWaitMs)}, because \`timeout\` is ${(0,units/* formatDuration */.a3)(inputs.timeoutMs)}.`);
    const history = openHistory(inputs, context);
    const memory = new LiveMemory(inputs);
    const reader = new DocsReader(history.versions, history.head, context);
    let expected;
    try {
        const since = await findSince(inputs.docs, history, memory, context);
        const causes = new Causes(inputs, history, await timeBefore(history, since), context);
        expected = await expectSite(inputs, since, { history, reader, causes }, context);
        const verification = new LiveVerification({ ...expected, causes, startedAt }, inputs, context);
        const state = await verification.run();
        return await resultOf(state, expected, history, inputs, clock.now());
    }
    finally {
        const limitMs = signal.reason instanceof stop_reason/* Canceled */.Or ? CANCELED_KEEP_MS : undefined;
        const record = expected && recordOf(expected, history, context);
        if (record !== undefined)
            await memory.keep(record, context, limitMs);
        await reader.end();
    }
}
async function timeBefore({ repository, head }, { commit }) {
    const time = await repository.timeOf(commit ?? head).catch(() => NaN);
    return Number.isNaN(time) ? 0 : time;
}
async function resultOf(state, expected, { head }, inputs, now) {
    const reports = [];
    const { settingsFile } = inputs.docs;
    const isSeen = isAnyPageSeen(state.pages);
    // A page that only some readers get is not counted.
    for (const page of state.pages.filter(({ results }) => results.html.outcome !== 'absent')) {
        const report = await (0,live_findings/* reportOf */.EI)(page, state.causes.get(page), now);
        // A host that answers nothing with a page of the documentation says nothing about removed pages.
        const isUnknown = !isSeen && page.expected.now === undefined && report.outcome === 'live';
        const isRight = report.outcome === 'live' || report.outcome === 'undecided';
        if (page.expected.fate !== 'witness' || !isRight)
            reports.push(isUnknown ? { ...report, outcome: 'unchecked' } : report);
    }
    const findings = [
        ...findingsOf(state, { reports, head, settingsFile }, (0,secrets/* redactor */.$p)(inputs.secrets)),
        ...(expected.undeployable === undefined
            ? []
            : [undeployableFinding(expected.undeployable, inputs.siteUrl, settingsFile)])
    ];
    const unchecked = uncheckedOf(state);
    const paths = new Set(findings.flatMap(({ kind, path }) => (kind === 'pending' ? (path ?? []) : [])));
    for (const { outcome, page } of reports)
        if (outcome === 'pending')
            paths.add(page.expected.path);
    const undecided = reports.filter(({ outcome }) => outcome === 'undecided').length;
    const isClean = findings.every(finding => (0,kinds/* isWarning */.Vv)(finding) && !STOPS.includes(finding.kind) && finding.isWarning !== true);
    return {
        verified: isSeen && isClean && unchecked.length === 0 && paths.size === 0,
        ...{ checked: state.checked, findings, unchecked, liveAfterMs: state.liveAfterMs },
        ...{ reports, head, prefix: inputs.docs.checkout.prefix, since: expected.since, undecided },
        notCompared: expected.notCompared,
        pending: paths.size,
        commit: reachedCommit(reports, head)
    };
}
/** Warnings that say that something is not known to be live. */
const STOPS = ['pending', 'undecided'];
function undeployableFinding(detail, { href }, settingsFile) {
    const advice = `Correct ${settingsFile}. See docs/live.md.`;
    return { kind: 'undecided', address: href, path: undefined, detail: (0,plain_text/* plainText */.wh)(detail), advice, count: 1 };
}
function findingsOf(state, { reports, head, settingsFile }, redact) {
    const whole = (0,live_findings/* siteFinding */.BV)(state);
    const ofPages = reports.flatMap(report => (0,live_findings/* findingOfPage */.CC)(report, { head, settingsFile }) ?? []);
    const isUnderWay = new Set([...state.causes].flatMap(([page, cause]) => (cause.isUnderWay ? page.expected.path : [])));
    const ofChecks = state.checks.flatMap(({ result }) => (result?.findings ?? []).map(({ kind, url, path, detail, advice = kinds/* KIND_ADVICE */.El[kind] }) => {
        const about = { address: url.href, path, detail, count: 1 };
        return isUnderWay.has(path)
            ? { ...about, kind: 'pending', advice: kinds/* KIND_ADVICE */.El.pending }
            : { ...about, kind, advice };
    }));
    const all = whole === undefined ? [...ofPages, ...withoutPending(ofChecks, reports)] : [whole];
    return all
        .map(finding => ({ ...finding, detail: redact(finding.detail) }))
        .sort((a, b) => kinds/* KINDS */.GW.indexOf(a.kind) - kinds/* KINDS */.GW.indexOf(b.kind));
}
/** While pages are pending, files and redirects of the same deployment are not there either. */
function withoutPending(findings, reports) {
    const isPending = reports.some(({ outcome }) => outcome === 'pending');
    return findings.map(finding => (isPending ? { ...finding, isWarning: true } : finding));
}
function uncheckedOf({ pages, checks }) {
    return [
        ...pages.flatMap(({ urls, results: { html, md } }) => [
            ...(html.outcome === 'unchecked' ? [urls.html.href] : []),
            // Whether the site serves Markdown is unknown until a page was seen.
            ...(md.outcome === 'unchecked' && html.outcome !== 'unchecked' ? [urls.md.href] : [])
        ]),
        ...checks.flatMap(({ url, result }) => result === undefined || result.isUnchecked === true ? [url.href] : [])
    ];
}
function reachedCommit(reports, head) {
    const old = reports.filter(({ outcome }) => !['live', 'undecided', 'unchecked'].includes(outcome));
    if (old.length === 0)
        return reports.some(({ outcome }) => outcome === 'live') ? head : undefined;
    const served = old.map(report => report.served).filter(each => each !== undefined);
    if (served.length < old.length)
        return undefined;
    return served.reduce((oldest, each) => (each.ageMs > oldest.ageMs ? each : oldest)).commit;
}


/***/ }),

/***/ 32464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ normalized),
/* harmony export */   J7: () => (/* binding */ normalizedFiles),
/* harmony export */   Jg: () => (/* binding */ TEXT_FILE),
/* harmony export */   Ry: () => (/* binding */ compareFolders),
/* harmony export */   T6: () => (/* binding */ compareWorkingTree),
/* harmony export */   TP: () => (/* binding */ MAX_BLOB_BYTES),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   gY: () => (/* binding */ LFS_POINTER),
/* harmony export */   iZ: () => (/* binding */ docsOfBase),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   ot: () => (/* binding */ renamedFiles),
/* harmony export */   ov: () => (/* binding */ hasContent),
/* harmony export */   tS: () => (/* binding */ throwIfTooLarge),
/* harmony export */   tc: () => (/* binding */ compareTrees)
/* harmony export */ });
/* unused harmony export blobId */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21873);
/* harmony import */ var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);
/* harmony import */ var _sources_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89181);
/* harmony import */ var _sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90098);
/* harmony import */ var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45852);








const MAX_BLOB_BYTES = 10_000_000;
/** Matches files whose text is read. Images, fonts, and similar files only need to exist. */
const TEXT_FILE = /\.(?:mdx?|json|ya?ml|[jt]sx?|txt|css|html?|mintignore)$/i;
/** Maximum number of folders in the base that are considered for the earlier version of the documentation. */
const MAX_DOCS = 10;
const LFS_POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\//;
const MAX_POINTER_BYTES = 1024;
async function readFolder(folder) {
    return normalizedFiles(await (0,_sources_files_js__WEBPACK_IMPORTED_MODULE_4__/* .filesOfFolder */ .rt)(folder));
}
/** Converts CRLF to LF, as Git stores line endings, so that a checkout on Windows does not count as changed. */
function normalizedFiles(files) {
    return { ...files, read: async (path) => normalized(await files.read(path)) };
}
async function compareFolders({ folder }, baseFolder) {
    const [head, base] = await Promise.all([readFolder(folder), readFolder(baseFolder)]);
    const [ids, earlier] = [await idsIn(folder, head), await idsIn(baseFolder, base)];
    const changed = new Set([...head.paths, ...base.paths].filter(path => ids.get(path) !== earlier.get(path)));
    return { head, base, changed, renamed: renamedFiles(earlier, ids) };
}
/** Computes the ids of all files, by path. An unreadable file gets a unique id, so that the file counts as changed. */
async function idsIn(folder, { paths }) {
    const ids = new Map();
    for (const path of paths) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        const content = (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)(folder, path);
        const text = content && TEXT_FILE.test(path) ? Buffer.from(normalized(content.toString())) : content;
        ids.set(path, text === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path) : blobId(text, ''));
    }
    return ids;
}
/** Finds renamed files by equal ids. If several added files have the same id, the file name must also be equal. */
function renamedFiles(before, now) {
    const added = [...now].filter(([path]) => !before.has(path));
    const removed = [...before].filter(([path]) => !now.has(path));
    const byId = (0,_runtime_group_by_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$)(added, ([, id]) => id);
    const pairs = removed.flatMap(([from, id]) => {
        // All empty files have the same id, so their renames cannot be detected.
        const found = EMPTY_FILES.has(id) ? [] : (byId.get(id) ?? []).map(([path]) => path);
        const named = found.filter(path => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path) === node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(from));
        const [to] = found.length === 1 ? found : named.length === 1 ? named : [];
        return to === undefined ? [] : [[from, to]];
    });
    return new Map(pairs);
}
/** Compares the checked-out commit with another commit. Reads only changed files from the repository. */
async function compareTrees({ folder, prefix }, trees, repository) {
    const [local, head] = await Promise.all([readFolder(folder), repository.files(trees.head, prefix)]);
    const base = trees.base === trees.head ? head : (await docsOfBase(trees, prefix, repository)).files;
    return await compareFiles({ local, head, base }, new Set(), repository);
}
/** Finds the base files: in `prefix` or, if no settings are there, in the only folder that no longer has settings. */
async function docsOfBase({ head, base }, prefix, repository) {
    const files = await repository.files(base, prefix);
    const hasSettings = (found) => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS_FILES */ .ER.some(name => found.has(name));
    if (hasSettings(files))
        return { folder: prefix, files };
    const all = prefix === '' ? files : await repository.files(base, '');
    const settings = [...all.keys()].filter(path => _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS_FILES */ .ER.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)));
    const folders = [...new Set(settings.map(path => path.replace(/[^/]*$/, '')))];
    const gone = [];
    for (const folder of folders.slice(0, MAX_DOCS))
        if (!hasSettings(await repository.files(head, folder)))
            gone.push(folder);
    const [folder] = gone;
    return folder !== undefined && gone.length === 1
        ? { folder, files: await repository.files(base, folder) }
        : { folder: prefix, files };
}
/** Like `compareTrees`, but for a command line, where uncommitted edits, additions, and deletions count as changes. */
async function compareWorkingTree({ folder, prefix }, trees, clone) {
    const local = await readFolder(folder);
    const committed = await clone.files(trees.head, prefix);
    const { files: base } = await docsOfBase(trees, prefix, clone);
    const isLocal = new Set(local.paths);
    const staged = await clone.index(prefix);
    const isThere = (path) => isLocal.has(path) || staged.get(path)?.isLeftOut === true;
    const head = new Map([...committed].filter(([path]) => isThere(path)));
    const edited = await editedFiles(folder, isLocal, head, clone);
    const unknown = local.paths.filter(path => !committed.has(path) && !base.has(path));
    for (const path of unknown.filter(each => staged.has(each))) {
        head.set(path, { sha: blobId(contentOf(folder, path), trees.head), size: await local.size(path) });
        edited.add(path);
    }
    const untracked = unknown.filter(path => !staged.has(path) && (0,_sources_page_file_js__WEBPACK_IMPORTED_MODULE_5__/* .isPageFile */ .MV)(path));
    return { ...(await compareFiles({ local, head, base }, edited, clone)), untracked };
}
/** `edited`: files in the checkout that differ from the checked-out commit. */
async function compareFiles({ local, head, base }, edited, repository) {
    const isLocal = new Set(local.paths);
    const idOf = (path) => (edited.has(path) ? 'edited' : head.get(path)?.sha);
    const changed = new Set([...head.keys(), ...base.keys()].filter(path => idOf(path) !== base.get(path)?.sha));
    // A file that was only moved can be read from the checkout.
    const localBlobs = new Map([...head].flatMap(([path, { sha }]) => (isLocal.has(path) && !edited.has(path) ? [[sha, path]] : [])));
    const wanted = [
        ...[...base].filter(([path]) => changed.has(path)),
        // A sparse checkout does not contain all files in the commit.
        ...[...head].filter(([path]) => !isLocal.has(path))
    ].filter(([path, { sha, size }]) => TEXT_FILE.test(path) && size <= MAX_BLOB_BYTES && !localBlobs.has(sha));
    const texts = await repository.texts(new Map(wanted.map(([, file]) => [file.sha, file])));
    const sizeAtHead = async (path) => isLocal.has(path) ? await local.size(path) : (head.get(path)?.size ?? 0);
    const readHead = async (path) => {
        if (isLocal.has(path))
            return await local.read(path);
        throwIfTooLarge(head.get(path));
        return normalized(texts.get(head.get(path)?.sha ?? '') ?? '');
    };
    /** Reads a file from the checkout if both trees contain its blob, so that CRLF and LFS do not count as changes. */
    const readBase = async (path) => {
        const { sha = '' } = base.get(path) ?? {};
        const moved = localBlobs.get(sha);
        if (moved === undefined)
            throwIfTooLarge(base.get(path));
        const text = moved === undefined ? texts.get(sha) : await local.read(moved);
        return text === undefined || LFS_POINTER.test(text) ? await readHead(path) : normalized(text);
    };
    // Files in neither tree, such as files that an earlier step generated, count as part of both versions.
    const generated = local.paths.filter(path => !head.has(path) && !base.has(path));
    const atHead = [...new Set([...head.keys(), ...local.paths])].sort();
    const folder = atHead.every(path => isLocal.has(path)) ? local.folder : undefined;
    return {
        head: { paths: atHead, size: sizeAtHead, read: readHead, ...(folder !== undefined && { folder }) },
        base: {
            paths: [...base.keys(), ...generated].sort(),
            size: async (path) => base.get(path)?.size ?? (await sizeAtHead(path)),
            read: readBase
        },
        changed,
        renamed: renamedFiles(idsOf(base), idsOf(head))
    };
}
/** A file that is too large to read must not count as empty or unchanged, because its content is unknown. */
function throwIfTooLarge(file) {
    if ((file?.size ?? 0) > MAX_BLOB_BYTES)
        throw new Error(`the file has more than ${MAX_BLOB_BYTES} bytes in one of the commits`);
}
/** Finds files in the checkout that differ from the commit. Line endings and LFS do not count as differences. */
async function editedFiles(folder, isLocal, committed, repository) {
    const different = new Map();
    for (const [path, file] of committed) {
        if (!isLocal.has(path))
            continue;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
        if (!hasContent(contentOf(folder, path), file.sha))
            different.set(path, file);
    }
    const small = [...different.values()].filter(({ size }) => size <= MAX_POINTER_BYTES);
    const pointers = await repository.texts(new Map(small.map(file => [file.sha, file])));
    const isEdited = ({ sha }) => !LFS_POINTER.test(pointers.get(sha) ?? '');
    return new Set([...different].filter(([, file]) => isEdited(file)).map(([path]) => path));
}
/** Whether a file's content equals the blob with this id. Line endings do not count as differences. */
function hasContent(content, id) {
    const withoutCr = () => Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    return blobId(content, id) === id || blobId(withoutCr(), id) === id;
}
/** Returns a file's content. A file that cannot be read counts as empty here, and is reported by the review. */
function contentOf(folder, path) {
    return (0,_runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)(folder, path) ?? Buffer.of();
}
/** Computes the id that Git assigns to a file's content: SHA-1 if `like` is a SHA-1 id, otherwise SHA-256. */
function blobId(content, like) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? 'sha1' : 'sha256');
    return digest.update(`blob ${content.length}\0`).update(content).digest('hex');
}
const EMPTY_FILES = new Set([40, 64].map(length => blobId(Buffer.of(), '0'.repeat(length))));
function idsOf(files) {
    return new Map([...files].map(([path, { sha }]) => [path, sha]));
}
function normalized(text) {
    return text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, '');
}


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
