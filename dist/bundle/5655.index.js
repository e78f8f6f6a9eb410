export const id = 5655;
export const ids = [5655];
export const modules = {

/***/ 91109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mq: () => (/* binding */ runPlaces),
/* harmony export */   bG: () => (/* binding */ chosenPlaces),
/* harmony export */   oo: () => (/* binding */ commonRuns)
/* harmony export */ });
/** Each reference is a request that the page waits for. */
const MAX_REFERENCES = 3;
/** Limits the time for data in which the start of a run occurs all the time. */
const MAX_TRIES = 20;
const ANCHOR_BYTES = 64;
/** Returns the places of runs in the data of a page, in the order of the runs. */
function runPlaces(data, runs) {
    return runs.flatMap((bytes, run) => {
        const places = [];
        const anchor = bytes.subarray(0, ANCHOR_BYTES);
        let from = data.indexOf(anchor);
        for (let tries = 0; from >= 0 && tries < MAX_TRIES; tries++) {
            const to = from + bytes.length;
            const isRun = bytes.equals(data.subarray(from, to));
            if (isRun)
                places.push({ run, from, to });
            from = data.indexOf(anchor, isRun ? to : from + 1);
        }
        return places;
    });
}
/** Chooses places that do not overlap, in the order of the data. A place of an earlier run is preferred. */
function chosenPlaces(places, isWanted) {
    const chosen = [];
    for (const place of places) {
        if (chosen.length === MAX_REFERENCES)
            break;
        if (isWanted(place.run) && chosen.every(({ from, to }) => place.to <= from || place.from >= to))
            chosen.push(place);
    }
    return chosen.sort((a, b) => a.from - b.from);
}
/**
 * Returns the runs that at least half of the pages use. The text of a removed page stays in a shared file as long as
 * the file is kept, so a text that only some pages have is not shared.
 */
function commonRuns(pages, count) {
    const common = new Set(Array.from({ length: count }, (_, run) => run));
    const isCommon = (run) => common.has(run);
    while (common.size > 0) {
        const uses = new Map([...common].map(run => [run, 0]));
        for (const places of pages)
            for (const run of new Set(chosenPlaces(places, isCommon).map(place => place.run)))
                uses.set(run, (uses.get(run) ?? 0) + 1);
        const [rarest, least] = [...uses].reduce((a, b) => (b[1] < a[1] ? b : a));
        if (least >= Math.max(2, pages.length / 2))
            break;
        // A page that used this run may now use a shorter one, so the uses are counted again.
        common.delete(rarest);
    }
    return common;
}


/***/ }),

/***/ 5655:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94438);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51255);




// A web server must be able to read the site, regardless of the runner's umask.
process.umask(0o022);
await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Q, secrets: [] }, async (given, context) => {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(given, process.env);
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 94438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ INPUT_NAMES),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var records_manifest = __webpack_require__(37957);
;// CONCATENATED MODULE: ./.build/src/finish/move/move-target.js


/** Returns the base path to which this or an earlier run moves the site, or undefined if the site is not moved. */
function moveTarget(siteUrl, { siteUrl: finishedFor, basePath, exportedBasePath }) {
    if (finishedFor !== undefined && siteUrl === undefined)
        return new problem/* Problem */.AF(`this site was already finished for an address: set \`site-url\` to ${finishedFor}`);
    // Pages already contain the address from the earlier run.
    if (finishedFor !== undefined && finishedFor !== siteUrl?.href)
        return new problem/* Problem */.AF(`\`site-url\`: this site was already finished for ${finishedFor}. For another address, run the export again`);
    const built = withoutSlash(basePath ?? '');
    if (siteUrl === undefined || (0,site_address/* basePathProblem */.qt)(siteUrl, { basePath }) === undefined)
        return exportedBasePath === undefined ? undefined : built;
    const path = withoutSlash(siteUrl.pathname);
    if (built === '')
        return path;
    return new problem/* Problem */.AF(`the site was built for ${built}. Set \`site-url\` to ${siteUrl.origin}${built}, or build the site for ${path || '/'} and export it again`);
}
function withoutSlash(path) {
    return (0,site_address/* baseFolder */.YR)(path).slice(0, -1);
}

// EXTERNAL MODULE: ./.build/src/finish/page/selectors.js
var selectors = __webpack_require__(49661);
;// CONCATENATED MODULE: ./.build/src/finish/inputs.js













const PARTS = ['search', 'markdown', 'sitemap', 'not-found', 'navigation', 'compact'];
/** These parts are only added on request. */
const ON_REQUEST = new Set(['navigation', 'compact']);
const CONTENT = '#content-area, main, article';
const TRIGGER = '#search-bar-entry, #search-bar-entry-mobile';
const TIMEOUT_MS = 15 * 60_000;
const parts = (0,input_fields/* field */.ZZ)(value => {
    const names = (0,input_fields/* entriesOf */.Mc)(value);
    if (names.length === 1 && names[0] === 'none')
        return new Set();
    const unknown = names.find(name => !PARTS.includes(name));
    if (unknown === undefined && names.length > 0)
        return new Set(names);
    return new problem/* Problem */.AF(`"${unknown ?? value}" is invalid: choose from ${PARTS.join(', ')}, or set only none`);
});
const inputs_selectors = (0,input_fields/* field */.ZZ)(value => {
    try {
        (0,selectors/* finderOf */.u)(value);
        return value;
    }
    catch {
        return new problem/* Problem */.AF(`"${value}" is not a list of CSS selectors: use a form such as main, #content, .page`);
    }
});
/** The address always ends with a slash, because it is compared with the address from the last run. */
const siteAddress = (0,input_fields/* field */.ZZ)(value => {
    const url = (0,input_fields/* webAddress */.Dy)(value);
    return url instanceof problem/* Problem */.AF ? url : new URL((0,site_address/* baseFolder */.YR)(url.pathname), url);
});
const fields = schemas/* object */.Ikc({
    'site-path': (0,input_fields/* required */.mw)('set it to the output `site-path` of the export action', schemas/* string */.YjP()),
    'manifest-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    'site-url': schemas/* optional */.lqM(siteAddress),
    add: schemas/* _default */.Rvf(parts, new Set(PARTS.filter(part => !ON_REQUEST.has(part)))),
    content: schemas/* prefault */.SdS(inputs_selectors, CONTENT),
    trigger: schemas/* prefault */.SdS(inputs_selectors, TRIGGER),
    pagefind: schemas/* optional */.lqM(schemas/* string */.YjP()),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, TIMEOUT_MS)
});
const INPUT_NAMES = Object.keys(fields.shape);
function readInputs(given, environment) {
    const { workspace } = (0,runner/* readRunner */.f)(environment);
    const sitePath = (0,external_node_path_.resolve)(workspace, given['site-path'] ?? '');
    const manifestPath = (0,external_node_path_.resolve)(workspace, given['manifest-path'] ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(sitePath), 'manifest.json'));
    const read = (0,input_fields/* readFields */.qU)(fields, given, ({ 'site-path': site, 'site-url': siteUrl }) => {
        const manifest = site instanceof problem/* Problem */.AF
            ? site
            : (0,external_node_fs_.statSync)(sitePath, { throwIfNoEntry: false })?.isDirectory() === true
                ? (0,export_files/* loadInput */.lJ)('manifest-path', manifestPath, records_manifest/* parseManifest */.Ng)
                : new problem/* Problem */.AF(`\`site-path\` is not a folder: ${sitePath}`);
        const isKnown = !(siteUrl instanceof problem/* Problem */.AF) && !(manifest instanceof problem/* Problem */.AF);
        return { manifest, moveTo: isKnown ? moveTarget(siteUrl, manifest) : undefined };
    });
    return {
        sitePath,
        manifestPath,
        manifest: read.manifest,
        siteUrl: read['site-url'],
        moveTo: read.moveTo,
        add: read.add,
        content: read.content,
        trigger: read.trigger,
        pagefind: read.pagefind === undefined ? undefined : (0,external_node_path_.resolve)(workspace, read.pagefind),
        timeoutMs: read.timeout,
        tempDir: environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(),
        environment,
        errorsPage: (0,docs_url/* errorsPage */.PD)(environment)
    };
}


/***/ }),

/***/ 51255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/src/runtime/action/run.js + 3 modules
var run = __webpack_require__(43864);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/files/work-folder.js
var work_folder = __webpack_require__(83792);
// EXTERNAL MODULE: ./.build/src/runtime/text/compare.js
var compare = __webpack_require__(29589);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages_pages = __webpack_require__(15300);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var runtime_problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/runtime/text/markup.js
var markup = __webpack_require__(4240);
// EXTERNAL MODULE: ./.build/src/review/scan/site-scanner.js
var site_scanner = __webpack_require__(52194);
// EXTERNAL MODULE: ./.build/src/site/pages/shared-data.js
var shared_data = __webpack_require__(35176);
// EXTERNAL MODULE: ./.build/src/finish/flight/flight.js + 1 modules
var flight_flight = __webpack_require__(41424);
// EXTERNAL MODULE: ./.build/src/finish/page/page.js
var page_page = __webpack_require__(45016);
;// CONCATENATED MODULE: ./.build/src/finish/page/page-progress.js
const PROGRESS_MS = 10_000;
async function withProgress(describe, work, { clock, log }) {
    const stop = clock.repeat(PROGRESS_MS, async () => {
        log.info(describe());
        await Promise.resolve();
    });
    await work().finally(stop);
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./.build/src/runtime/thread/run-tasks.js
var run_tasks = __webpack_require__(37811);
;// CONCATENATED MODULE: ./.build/src/finish/page/page-threads.js


const PAGES_PER_TASK = 20;
/** Limits memory use: each thread has the pages of its task in memory, in several forms. */
const BYTES_PER_TASK = 1_000_000;
/** A standard runner has four cores, so more threads would use more memory without saving time. */
const MAX_THREADS = 4;
/**
 * Works on pages in threads, so that `signal` can stop the work on any page. After an error, no further group of pages
 * starts. Throws the error of the first failed group in `files`, so that every run reports the same page.
 */
async function inPageThreads(files, { thread: [name, caller], site, signal, open, onPages }) {
    const count = Math.min(MAX_THREADS, (0,external_node_os_.availableParallelism)(), Math.ceil(files.length / PAGES_PER_TASK));
    let next = 0;
    const errors = [];
    function nextPages() {
        let bytes = 0;
        const from = next;
        do
            bytes += files[next++]?.size ?? 0;
        while (next < Math.min(files.length, from + PAGES_PER_TASK) && bytes < BYTES_PER_TASK);
        return files.slice(from, next);
    }
    async function workInThread() {
        const thread = new run_tasks/* TaskThread */.s(name, caller);
        let from = next;
        try {
            await thread.run(() => ({ site }), { signal });
            while (next < files.length) {
                from = next;
                const opened = nextPages().map(file => ({ file, found: open(file) }));
                const pages = opened.map(({ file, found }) => ({ file, source: found.source }));
                await onPages(await thread.run(() => ({ pages }), { signal }), opened);
            }
        }
        catch (error) {
            errors.push({ from, error });
        }
        finally {
            next = files.length;
            await thread.end();
        }
    }
    await Promise.all(Array.from({ length: count }, workInThread));
    const [first] = errors.sort((a, b) => a.from - b.from);
    if (first !== undefined)
        throw first.error;
}

;// CONCATENATED MODULE: ./.build/src/finish/compact/run-finder.js

/** Shorter runs save less than a request costs. */
const MIN_RUN_BYTES = 4096;
const MAX_RUNS = 32;
/** A run that half of all pages have is at least this common in a sample. */
const MIN_SHARE = 1 / 4;
/** Two chunks belong together if nearly all pages that have one of them have both. A few pages may be odd. */
const JOINED_SHARE = 0.9;
/** A chunk ends on average after 512 bytes more than the minimum. */
const [MIN_CHUNK_BYTES, CHUNK_BITS] = [128, 9];
/** One random number for each byte, so that the end of a chunk depends on the bytes before it and not on its place. */
const GEAR = Int32Array.from({ length: 256 }, (_, byte) => (0,external_node_crypto_.hash)('sha256', `gear ${byte}`, 'buffer').readInt32LE(0));
/** Returns the ends of chunks. Equal data has equal chunks, wherever it is. No chunk ends inside a character. */
function chunkEnds(data) {
    const ends = [];
    let start = 0;
    let rolling = 0;
    for (let at = 0; at < data.length; at++) {
        rolling = ((rolling << 1) + GEAR[data[at]]) | 0;
        if (rolling >>> (32 - CHUNK_BITS) !== 0 || at + 1 - start < MIN_CHUNK_BYTES)
            continue;
        if (((data[at + 1] ?? 0) & 0xc0) === 0x80)
            continue;
        start = at + 1;
        ends.push(start);
    }
    if (start < data.length)
        ends.push(data.length);
    return ends;
}
/** Finds long parts that the data of many pages has in common. */
class RunFinder {
    #ids = new Map();
    #pages = [];
    add(data) {
        const ends = chunkEnds(data);
        const ids = ends.map((end, i) => {
            const digest = (0,external_node_crypto_.hash)('sha1', data.subarray(ends[i - 1] ?? 0, end), 'base64');
            const id = this.#ids.get(digest) ?? this.#ids.size;
            this.#ids.set(digest, id);
            return id;
        });
        this.#pages.push({ ids, ends });
    }
    /** Returns one place of each run, by its page in the order of `add`. The longest run is the first. */
    runs() {
        const isJoined = this.#joined();
        const found = new Map();
        for (const [page, { ids, ends }] of this.#pages.entries()) {
            for (let first = 0; first < ids.length;) {
                let next = first + 1;
                while (next < ids.length && isJoined(ids[next - 1], ids[next]))
                    next++;
                const [from, to] = [ends[first - 1] ?? 0, ends[next - 1]];
                const key = to - from < MIN_RUN_BYTES ? undefined : ids.slice(first, next).join();
                first = next;
                if (key === undefined)
                    continue;
                const known = found.get(key) ?? { page, from, to, count: 0, last: -1 };
                // A page can have a run twice.
                if (known.last !== page)
                    found.set(key, { ...known, count: known.count + 1, last: page });
            }
        }
        return [...found.values()]
            .filter(({ count }) => count >= Math.max(2, this.#pages.length * MIN_SHARE))
            .sort((a, b) => b.to - b.from - (a.to - a.from))
            .slice(0, MAX_RUNS)
            .map(({ page, from, to }) => ({ page, from, to }));
    }
    #joined() {
        const pagesWith = new Uint32Array(this.#ids.size);
        const pagesWithBoth = new Map();
        const pairOf = (a, b) => a * this.#ids.size + b;
        for (const { ids } of this.#pages) {
            for (const id of new Set(ids))
                pagesWith[id] = (pagesWith[id] ?? 0) + 1;
            for (const pair of new Set(ids.slice(1).map((id, i) => pairOf(ids[i], id))))
                pagesWithBoth.set(pair, (pagesWithBoth.get(pair) ?? 0) + 1);
        }
        return (a, b) => {
            const most = Math.max(pagesWith[a] ?? 0, pagesWith[b] ?? 0);
            return most > 1 && (pagesWithBoth.get(pairOf(a, b)) ?? 0) >= JOINED_SHARE * most;
        };
    }
}

// EXTERNAL MODULE: ./.build/src/finish/compact/run-places.js
var run_places = __webpack_require__(91109);
;// CONCATENATED MODULE: ./.build/src/finish/compact/compact-site.js

















/** Number of pages in which to look for shared data. What half of all pages share is in several of them. */
const MAX_SAMPLE = 48;
const MAX_SAMPLE_BYTES = 64_000_000;
/** Moves long parts of the data that pages share into files, and replaces these parts with references. */
async function compactSite({ exchange, basePath }, context) {
    const { log, signal } = context;
    const pages = exchange.files.filter(({ path, redirect, kind, size }) => (0,pages_pages/* isPage */.yp)(path) && redirect === undefined && kind === undefined && size <= page_page/* MAX_PAGE_BYTES */.rd);
    const problems = new Map();
    const candidates = await runsInSample(pages, exchange, signal);
    const places = new Map();
    await inThreads(pages, { runs: candidates, base: undefined }, (file, result) => {
        if ('places' in result)
            places.set(file, result.places);
    });
    const common = (0,run_places/* commonRuns */.oo)([...places.values()], candidates.length);
    for (const run of common)
        if (!addShared(candidates[run], exchange))
            common.delete(run);
    const sharing = pages.filter(file => places.get(file)?.some(({ run }) => common.has(run)) === true);
    const runs = candidates.filter((_, run) => common.has(run));
    const base = (0,markup/* escapeMarkup */.M)(new site_address/* SiteAddress */.g6('', basePath).pathname);
    let written = 0;
    await withProgress(() => `${(0,units/* formatCount */.B4)(written)} of ${(0,units/* formatCount */.B4)(sharing.length, 'page')} compacted.`, async () => await inThreads(sharing, { runs, base }, (file, result, source) => {
        if ('page' in result) {
            exchange.replace(file, { current: source, digest: file.sha256 }, (0,site_scanner/* asBuffer */.bS)(result.page));
            written += 1;
        }
    }), context);
    tell(log, { written, files: runs.length, problems });
    async function inThreads(files, about, onPage) {
        if (about.runs.length === 0)
            return;
        await inPageThreads(files, {
            thread: ['compact-thread', new URL(...['../finish/compact/compact-site.js', import.meta.url]).href],
            site: about,
            signal,
            open: file => ({ source: readPage(file, exchange) }),
            onPages: (results, opened) => {
                for (const [i, { file, found }] of opened.entries()) {
                    const result = results[i];
                    if ('problem' in result && result.problem !== '')
                        problems.set(file.path, result.problem);
                    onPage(file, result, found.source);
                }
            }
        });
    }
}
function tell(log, { written, files, problems }) {
    if (written === 0)
        log.notice('`compact` changed nothing: the pages do not share long parts of Next.js data.');
    else
        log.info(`${(0,units/* formatCount */.B4)(written, 'page')} share ${(0,units/* formatCount */.B4)(files, 'file')} with page data.`);
    if (problems.size > 0)
        log.notice(`${(0,units/* formatCount */.B4)(problems.size, 'page')} ${problems.size === 1 ? 'keeps all its' : 'keep all their'} data: ${(0,with_more/* withMore */.i)(Array.from(problems, ([path, reason]) => `${path} (${reason})`).sort(compare/* compareText */.n), 3).join(', ')}.`);
}
function readPage({ path }, exchange) {
    return exchange.read(path) ?? Buffer.alloc(0);
}
/** Returns runs of data that may be common to many pages. The sample hardly changes when a page is added. */
async function runsInSample(pages, exchange, signal) {
    const order = new Map(pages.map(file => [file, (0,external_node_crypto_.hash)('sha256', file.path)]));
    const sorted = pages.toSorted((a, b) => (0,compare/* compareText */.n)(order.get(a) ?? '', order.get(b) ?? ''));
    const finder = new RunFinder();
    const sample = [];
    let bytes = 0;
    for (const file of sorted) {
        if (sample.length === MAX_SAMPLE || bytes > MAX_SAMPLE_BYTES)
            break;
        // Let signal handlers and timers run.
        await (0,external_node_timers_promises_.setImmediate)();
        signal.throwIfAborted();
        const data = (0,flight_flight/* readPageData */.G7)(readPage(file, exchange));
        if (data === undefined || data instanceof runtime_problem/* Problem */.AF)
            continue;
        bytes += file.size;
        sample.push(file);
        finder.add(data.payload);
    }
    return finder.runs().flatMap(({ page, from, to }) => {
        const data = (0,flight_flight/* readPageData */.G7)(readPage(sample[page], exchange));
        return data === undefined || data instanceof runtime_problem/* Problem */.AF ? [] : [Buffer.from(data.payload.subarray(from, to))];
    });
}
/** Adds the file with shared data. Returns false if the site has another file at its path. */
function addShared(data, exchange) {
    const { path, content } = (0,shared_data/* sharedFile */.QY)(data);
    const isListed = exchange.files.some(file => file.path === path);
    // A site can be exported in a form that already shares data.
    if (isListed && exchange.read(path)?.equals(Buffer.from(content)) === true)
        return true;
    if (exchange.keeps(path))
        return false;
    exchange.add(path, content, 'shared-data');
    return true;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/runtime/files/read-below.js
var read_below = __webpack_require__(92790);
// EXTERNAL MODULE: ./.build/src/site/records/export-files.js
var export_files = __webpack_require__(91716);
// EXTERNAL MODULE: ./.build/src/site/records/manifest.js
var records_manifest = __webpack_require__(37957);
;// CONCATENATED MODULE: ./.build/src/finish/exchange.js










/** Prepares files in a folder beside the site. At the end, all prepared files are moved into the site together. */
class Exchange {
    #manifest;
    #sitePath;
    #work;
    #files = new Map();
    /** Prepared files, by their path in the site. */
    #prepared = new Map();
    #listed;
    /** Paths that this run would have written, but at which the site already has its own files. */
    kept = [];
    /** Restores pages whose data an earlier run moved to shared files. */
    shared = new shared_data/* SharedData */.Ez(path => this.read(path));
    #written = 0;
    constructor(manifest, { sitePath, work }) {
        this.#manifest = manifest;
        this.#sitePath = sitePath;
        this.#work = work;
        this.#listed = new Map(manifest.files.map(file => [file.path, file]));
        for (const file of manifest.files)
            if (file.kind === undefined)
                this.#files.set(file.path, file);
    }
    get files() {
        return [...this.#files.values()];
    }
    /** Returns the prepared content of a file, or the current content if nothing is prepared. */
    read(path) {
        const prepared = this.#prepared.get(path);
        return prepared === undefined ? (0,read_below/* readIfThere */.qC)(this.#sitePath, path) : (0,external_node_fs_.readFileSync)(prepared);
    }
    /** Whether a file that is too large to be read at once still has the bytes in the manifest. */
    async isUnchanged({ path, sha256 }, signal) {
        if (this.#prepared.has(path))
            return true;
        const digest = (0,read_below/* digestBelow */.up)(this.#sitePath, path, signal).catch(() => undefined);
        return (await digest) === sha256;
    }
    /** Whether `read` returns content that this run prepared. */
    isPrepared(path) {
        return this.#prepared.has(path);
    }
    /** Whether an existing file is kept. Only files that this action wrote in an earlier run are replaced. */
    keeps(path) {
        const isThere = () => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#sitePath, path), { throwIfNoEntry: false }) !== undefined;
        const isKept = this.#files.has(path) || (!this.#isOurs(path) && isThere());
        if (isKept)
            this.kept.push(path);
        return isKept;
    }
    /** Whether the file still has the bytes that an earlier run wrote. */
    #isOurs(path) {
        const listed = this.#listed.get(path);
        const current = listed && (0,read_below/* readIfThere */.qC)(this.#sitePath, path);
        return current !== undefined && [listed?.sha256, listed?.replaces].includes((0,external_node_crypto_.hash)('sha256', current));
    }
    add(path, content, kind) {
        if (this.keeps(path))
            return;
        this.#write(path, content);
        const loads = (0,site_scanner.loadsOf)(path, Buffer.from(content));
        const about = { path, size: Buffer.byteLength(content), sha256: (0,external_node_crypto_.hash)('sha256', content), kind };
        this.#files.set(path, loads === undefined ? about : { ...about, loads });
    }
    /** Adds an existing file. The file must be on the same disk, because a rename moves the file into the site. */
    addFile(path, file, kind) {
        const content = (0,external_node_fs_.readFileSync)(file);
        this.#prepared.set(path, file);
        this.#files.set(path, { path, size: content.length, sha256: (0,external_node_crypto_.hash)('sha256', content), kind });
    }
    /** `current` contains the bytes that `read` returned for the file. */
    replace(file, { current, digest }, content) {
        const isSame = content.equals(current);
        if (isSame && this.isPrepared(file.path))
            return;
        const sha256 = isSame ? digest : (0,external_node_crypto_.hash)('sha256', content);
        const { exported = file.sha256, ...rest } = file;
        const loads = isSame ? file.loads : (0,site_scanner.loadsOf)(file.path, content);
        const about = { ...rest, size: content.length, sha256, loads };
        this.#files.set(file.path, sha256 === exported ? about : { ...about, exported });
        if (!isSame)
            this.#write(file.path, content);
    }
    replaceBeside(path, content) {
        this.#write((0,external_node_path_.relative)(this.#sitePath, path), content);
    }
    /**
     * Applies all changes and returns the removed files. First writes a manifest with all old and new files of this
     * action and both digests of each changed file. If this run is killed, the next run recognizes the files by digest.
     */
    async apply(manifestPath, about = {}) {
        // If another run changed the manifest, one of the two runs would mistake the other's files for files of the site.
        const current = (0,export_files/* loadFile */.ZN)(manifestPath, records_manifest/* parseManifest */.Ng);
        if (JSON.stringify(current) !== JSON.stringify(this.#manifest))
            throw new failure/* Failure */.HR('site-file-changed', 'Another run changed the manifest during this run.', {
                advice: 'Run the finish steps for a site one after another.'
            });
        const gone = this.#manifest.files.filter(({ path }) => !this.#files.has(path));
        const replacing = this.files.map(file => {
            const replaces = this.#listed.get(file.path)?.sha256;
            return replaces === undefined || replaces === file.sha256 ? file : { ...file, replaces };
        });
        await this.#writeManifest(manifestPath, { ...about, files: [...replacing, ...gone] });
        for (const [path, file] of this.#prepared) {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(this.#sitePath, path)), { recursive: true });
            await (0,promises_.rename)(file, (0,external_node_path_.join)(this.#sitePath, path));
        }
        const removed = gone.map(({ path }) => path).filter(path => this.#isOurs(path));
        for (const path of removed)
            await this.#remove(path);
        const files = this.files.map(file => ({ ...file, replaces: undefined }));
        await this.#writeManifest(manifestPath, { ...about, files });
        return removed;
    }
    /** Writes synchronously: for many small files, waiting for the thread pool takes longer than writing. */
    #write(path, content) {
        const file = this.#prepared.get(path) ?? (0,external_node_path_.join)(this.#work, `file-${this.#written++}`);
        (0,external_node_fs_.writeFileSync)(file, content);
        this.#prepared.set(path, file);
    }
    async #writeManifest(path, about) {
        const file = (0,external_node_path_.join)(this.#work, 'manifest');
        await (0,promises_.writeFile)(file, (0,records_manifest/* serializeManifest */.MZ)({ ...this.#manifest, ...about }));
        await (0,promises_.rename)(file, path);
    }
    /** Removes a file and then its parent folders that have become empty. */
    async #remove(path) {
        await (0,promises_.rm)((0,external_node_path_.join)(this.#sitePath, path), { force: true });
        try {
            for (let folder = (0,external_node_path_.dirname)(path); folder !== '.'; folder = (0,external_node_path_.dirname)(folder))
                await (0,promises_.rmdir)((0,external_node_path_.join)(this.#sitePath, folder));
        }
        catch {
            // A folder with other files is kept.
        }
    }
}

;// CONCATENATED MODULE: ./.build/src/finish/site/host-files.js
/** Adds files that hosts read and do not serve. `base` is the path of the site, without a slash at the end. */
function addHostFiles(exchange, { base, hasMarkdown }) {
    const isNext = exchange.files.some(({ path }) => path.startsWith('_next/'));
    // GitHub Pages leaves out names with an underscore or a dot, and renders Markdown, unless this file exists.
    if (hasMarkdown || isNext)
        exchange.add('.nojekyll', '', 'host-file');
    if (hasMarkdown)
        exchange.add('_headers', headersFile(base), 'host-file');
}
/** Returns the headers for Netlify and Cloudflare Pages. Teams append their own rules, such as those for caches. */
function headersFile(base) {
    return `${base}/*
  Link: <${base}/llms.txt>; rel="llms-txt", <${base}/llms-full.txt>; rel="llms-full-txt"
  X-Llms-Txt: ${base}/llms.txt
`;
}

;// CONCATENATED MODULE: ./.build/src/finish/site/host-limits.js



const MIB = 1_048_576;
/** What hosts take, as their documentation says. `docs/hosting.md` has the same limits, with the sources and the date. */
const HOSTS = [
    {
        host: 'GitHub Pages',
        domain: '.github.io',
        limits: [
            { measure: 'bytes', max: 1_000_000_000, name: '1 GB', wayOut: 'publish to a bucket or another host' }
        ]
    },
    {
        host: 'Cloudflare Pages',
        domain: '.pages.dev',
        limits: [
            {
                measure: 'files',
                max: 100_000,
                name: '100,000 files on paid plans',
                wayOut: 'publish to R2 or another host'
            },
            {
                measure: 'files',
                max: 20_000,
                name: '20,000 files on the Free plan',
                wayOut: 'use a Workers Paid plan and set `PAGES_WRANGLER_MAJOR_VERSION=4` in the project'
            },
            {
                measure: 'largest',
                max: 25 * MIB,
                name: '25 MiB for each file',
                wayOut: 'make the files smaller, or serve them from R2'
            }
        ]
    },
    {
        host: 'Netlify',
        domain: '.netlify.app',
        limits: [
            {
                measure: 'folder',
                max: 54_000,
                name: '54,000 files for each folder',
                wayOut: 'move pages to other folders, or choose another host'
            }
        ]
    },
    {
        host: 'Vercel',
        domain: '.vercel.app',
        limits: [
            {
                measure: 'files',
                max: 15_000,
                name: '15,000 files from its command line',
                wayOut: 'deploy with `--archive=tgz`'
            },
            {
                measure: 'bytes',
                max: 1_000_000_000,
                name: '1 GB from its command line on the Pro plan',
                wayOut: 'choose another host'
            },
            {
                measure: 'bytes',
                max: 100_000_000,
                name: '100 MB from its command line on the Hobby plan',
                wayOut: 'use the Pro plan, which takes 1 GB, or another host'
            }
        ]
    }
];
const MEASURES = {
    bytes: {
        of: files => files.reduce((sum, { size }) => sum + size, 0),
        show: bytes => `the site has ${(0,units/* formatBytes */.z3)(bytes)} (${(0,units/* formatCount */.B4)(bytes, 'byte')})`
    },
    files: {
        of: files => files.length,
        show: count => `the site has ${(0,units/* formatCount */.B4)(count, 'file')}`
    },
    largest: {
        of: files => files.reduce((largest, { size }) => Math.max(largest, size), 0),
        show: (_, files) => {
            const large = files.filter(({ size }) => size > 25 * MIB).sort((a, b) => (0,compare/* compareText */.n)(a.path, b.path));
            const names = large.map(({ path, size }) => `${path} (${(0,units/* formatBytes */.z3)(size)})`);
            return `these files are larger: ${(0,with_more/* withMore */.i)(names, 3).join(', ')}`;
        }
    },
    folder: {
        of: files => fullestFolder(files).count,
        show: (count, files) => `the folder ${fullestFolder(files).folder} of the site has ${(0,units/* formatCount */.B4)(count, 'file')}`
    }
};
function fullestFolder(files) {
    const counts = new Map();
    let fullest = { folder: '.', count: 0 };
    for (const { path } of files) {
        const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
        const count = (counts.get(folder) ?? 0) + 1;
        counts.set(folder, count);
        if (count > fullest.count)
            fullest = { folder, count };
    }
    return fullest;
}
/** Values of `add` that can be left out. */
const PARTS = ['search', 'navigation', 'markdown'];
/** Returns the value of `add` that added a file, or undefined for a file of the site and for small files. */
function partOf({ path, kind }) {
    if (kind === 'entry-point')
        return /(?:^|\/)_?llms[/.-]/.test(path) ? 'markdown' : undefined;
    if (kind === 'page-data')
        return 'navigation';
    return kind === 'search' || kind === 'markdown' ? kind : undefined;
}
/** Returns a warning for each limit of the host of a site address that the files exceed. Other hosts have no warnings. */
function limitWarnings(siteUrl, files) {
    const name = siteUrl?.hostname.replace(/\.$/, '') ?? '';
    const { host, limits = [] } = HOSTS.find(({ domain }) => name.endsWith(domain)) ?? {};
    // If a host has several plans, the largest one that the site exceeds decides.
    const exceeded = new Map();
    for (const { measure, max, name: limit, wayOut } of limits) {
        const { of, show } = MEASURES[measure];
        const amount = of(files);
        if (amount <= max || exceeded.has(measure))
            continue;
        // Advice to add less is only given where it is proved that the rest of the site fits.
        const enough = PARTS.find(part => of(files.filter(file => partOf(file) !== part)) <= max);
        const less = enough === undefined ? '' : `leave \`${enough}\` out of \`add\`, which is enough, or `;
        const advice = less + wayOut;
        exceeded.set(measure, `${host} takes ${limit}, and ${show(amount, files)}. ${advice[0]?.toUpperCase()}${advice.slice(1)}.`);
    }
    return [...exceeded.values()];
}

// EXTERNAL MODULE: ./.build/src/site/pages/page-data.js
var page_data = __webpack_require__(75338);
// EXTERNAL MODULE: ./.build/src/finish/markdown/inline-text.js
var inline_text = __webpack_require__(73298);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
;// CONCATENATED MODULE: ./.build/src/finish/markdown/llms-segments.js
/** Splits a part of the site until each segment fits. Each entry is in exactly one segment. */
function segmentsOf(segment, rules) {
    const { lengthOf, maxLength, small } = rules;
    if (lengthOf(segment) <= maxLength)
        return [segment];
    const { names } = segment;
    const children = partsOf(segment);
    const [only] = children;
    if (children.length === 1 && only?.names.length === names.length)
        return inPieces(segment, rules);
    const found = [];
    const empty = lengthOf({ names, entries: [] });
    let shared = { names, entries: [] };
    let length = empty;
    for (const child of children) {
        const own = lengthOf({ names, entries: child.entries });
        const isSmall = own < small || child.names.length === names.length;
        if (!isSmall || own > maxLength) {
            found.push(...segmentsOf(child, rules));
            continue;
        }
        if (length + own - empty > maxLength) {
            found.push(shared);
            shared = { names, entries: [] };
            length = empty;
        }
        for (const entry of child.entries)
            shared.entries.push(entry);
        length += own - empty;
    }
    return shared.entries.length === 0 ? found : [...found, shared];
}
/** Returns the next level of parts below a part. Pages that are in none of them form a part with the same names. */
function partsOf({ names, entries }) {
    const parts = new Map();
    for (const entry of entries) {
        const name = entry.sections[names.length];
        const key = name ?? '';
        const part = parts.get(key) ?? { names: name === undefined ? names : [...names, name], entries: [] };
        part.entries.push(entry);
        parts.set(key, part);
    }
    return [...parts.values()];
}
/** Splits a part without further parts. A piece that does not fit contains only one entry. */
function inPieces({ names, entries }, { lengthOf, maxLength }) {
    const pieces = [];
    // Tries at most twice the last piece, so that the work stays in proportion to the number of entries.
    let tried = entries.length;
    for (let start = 0; start < entries.length;) {
        const piece = (count) => ({ names, entries: entries.slice(start, start + count) });
        let [count, tooMany] = [1, Math.min(tried, entries.length - start) + 1];
        while (tooMany - count > 1) {
            const between = Math.floor((count + tooMany) / 2);
            if (lengthOf(piece(between)) <= maxLength)
                count = between;
            else
                tooMany = between;
        }
        pieces.push(piece(count));
        start += count;
        tried = count * 2;
    }
    return pieces;
}

;// CONCATENATED MODULE: ./.build/src/finish/markdown/llms.js




/** Maximum length of each list. Agents often cut what they load after this many characters. */
const MAX_CHARACTERS = 50_000;
/** Lengths of descriptions, of which the second one is only for a site that otherwise would not fit into one list. */
const DESCRIPTION_LENGTHS = [300, 120];
const MAX_TITLE = 300;
const MAX_NAME = 100;
const MAX_DESCRIPTION = 2000;
const DOCS = 'Docs';
const OTHERS = 'Other languages and versions';
/**
 * Returns the lists of pages for agents, by path. `llms.txt` lists all pages. If they are too many, `llms.txt` instead
 * lists files in `_llms/`, each with one part of the navigation.
 */
function agentLists(site, files) {
    const others = entriesOf(site.others, DESCRIPTION_LENGTHS[0]);
    const parts = new SegmentFiles(site, files);
    const ofOthers = parts.split(partsOf({ names: [], entries: others }), MAX_CHARACTERS / 10);
    for (const length of DESCRIPTION_LENGTHS) {
        const entries = entriesOf(site.pages, length);
        const listed = site.hasGroups ? headingsOf({ names: [], entries }) : [headingOf(DOCS, entries)];
        const text = rootText(site, [...listed, [OTHERS, ofOthers.lines]]);
        if (text.length <= MAX_CHARACTERS)
            return new Map([['llms.txt', text], ...ofOthers.texts]);
    }
    return splitLists(site, others, files);
}
/** Lists only segments. If these are too many, small parts of the navigation share files. */
function splitLists(site, others, files) {
    const entries = entriesOf(site.pages, DESCRIPTION_LENGTHS[0]);
    const listsWith = (small) => {
        const parts = new SegmentFiles(site, files);
        const own = parts.split([{ names: [], entries }], small);
        const all = { names: [], entries: others };
        const ofOthers = parts.split(small < MAX_CHARACTERS ? partsOf(all) : others.length > 0 ? [all] : [], small);
        const text = rootText(site, [
            [DOCS, own.lines],
            [OTHERS, ofOthers.lines]
        ]);
        return new Map([['llms.txt', text], ...own.texts, ...ofOthers.texts]);
    };
    const lists = listsWith(MAX_CHARACTERS / 10);
    return (lists.get('llms.txt')?.length ?? 0) <= MAX_CHARACTERS ? lists : listsWith(MAX_CHARACTERS);
}
class SegmentFiles {
    #site;
    #files;
    #names = new Set();
    #titles = new Map();
    constructor(site, files) {
        this.#site = site;
        this.#files = files;
    }
    split(parts, small) {
        const lengthOf = (segment) => this.#headOf(segment, MAX_SUFFIX).join('\n\n').length + bodyLength(segment);
        const segments = parts.flatMap(part => segmentsOf(part, { lengthOf, maxLength: MAX_CHARACTERS, small }));
        const named = segments.map(segment => {
            const title = titleOf(segment);
            const number = (this.#titles.get(title) ?? 0) + 1;
            this.#titles.set(title, number);
            const suffix = number === 1 ? '' : ` (${number})`;
            return { segment, suffix, path: this.#pathFor(segment) };
        });
        const { urlOf } = this.#files;
        return {
            lines: named.map(({ segment, suffix, path }) => {
                const name = (0,inline_text/* escapeInline */.VV)(titleOf(segment) + suffix);
                return `- [${name}](${(0,inline_text/* linkTarget */.Cm)(urlOf(path))}): ${(0,units/* formatCount */.B4)(segment.entries.length, 'page')}`;
            }),
            texts: named.map(({ segment, suffix, path }) => [path, this.#textOf(segment, suffix)])
        };
    }
    #textOf(segment, suffix) {
        return textOf(this.#headOf(segment, suffix), headingsOf(segment));
    }
    #headOf(segment, suffix) {
        const title = (0,inline_text/* escapeInline */.VV)(titleOf(segment) + suffix);
        const count = (0,units/* formatCount */.B4)(segment.entries.length, 'page');
        const about = `${count} of this documentation. All parts: ${(0,inline_text/* linkTarget */.Cm)(this.#files.urlOf('llms.txt'))}`;
        return [`# ${nameOf(this.#site)}: ${title}`, `> ${about}`];
    }
    /** Returns a file name that neither the site nor another segment has, also where letter case makes no difference. */
    #pathFor({ names }) {
        const words = names.map(wordsOf).filter(Boolean).join('-') || wordsOf(DOCS);
        const stem = words.slice(0, MAX_NAME).replace(/-$/, '');
        for (let number = 1;; number += 1) {
            const path = `_llms/${stem}${number === 1 ? '' : `-${number}`}.md`;
            if (this.#names.has(path) || this.#files.has(path))
                continue;
            this.#names.add(path);
            return path;
        }
    }
}
/** A longer text than the number in any title and the difference between two counts of pages. */
const MAX_SUFFIX = ' (1000000)'.padEnd(30);
function wordsOf(name) {
    const plain = name.normalize('NFKD').toLowerCase();
    return plain
        .replace(/\p{M}+/gu, '')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}
function titleOf({ names }) {
    return (0,clip/* clip */.$)(names.join(': ') || DOCS, MAX_NAME * 2);
}
function nameOf({ name }) {
    return (0,inline_text/* escapeInline */.VV)((0,clip/* clip */.$)(name, MAX_TITLE));
}
function rootText(site, headings) {
    const description = (0,inline_text/* escapeInline */.VV)((0,clip/* clip */.$)(site.description, MAX_DESCRIPTION));
    return textOf([`# ${nameOf(site)}`, description && `> ${description}`], headings);
}
function textOf(head, headings) {
    const shown = headings.filter(([, lines]) => lines.length > 0);
    const sections = shown.map(([name, lines]) => `## ${(0,inline_text/* escapeInline */.VV)(name)}\n\n${lines.join('\n')}`);
    const blocks = [...head.filter(Boolean), ...(sections.length === 0 ? [`## ${DOCS}`] : sections)];
    return `${blocks.join('\n\n')}\n`;
}
/** Groups the entries of a segment by the two levels of parts below it. */
function headingsOf({ names, entries }) {
    const groups = new Map();
    for (const entry of entries) {
        const name = headingFor(entry.sections, names);
        const group = groups.get(name);
        if (group === undefined)
            groups.set(name, [entry]);
        else
            group.push(entry);
    }
    return [...groups].map(([name, group]) => headingOf(name, group));
}
/** Returns at least the length of the text that `textOf` adds for a segment. */
function bodyLength({ names, entries }) {
    const headings = new Set();
    let length = 0;
    for (const { line, sections } of entries) {
        length += line.length + 1;
        headings.add(headingFor(sections, names));
    }
    for (const heading of headings)
        length += (0,inline_text/* escapeInline */.VV)(heading).length + '\n\n## \n\n'.length;
    return length;
}
function headingFor(sections, names) {
    return sections.slice(names.length, names.length + 2).join(': ') || names.at(-1) || DOCS;
}
function headingOf(name, entries) {
    return [name, entries.map(({ line }) => line)];
}
function entriesOf(pages, length) {
    return pages.map(({ title, summary, url, sections }) => {
        const about = (0,inline_text/* escapeInline */.VV)((0,clip/* clip */.$)(summary, length));
        const name = (0,inline_text/* escapeInline */.VV)((0,clip/* clip */.$)(title || url, MAX_TITLE));
        return {
            line: `- [${name}](${(0,inline_text/* linkTarget */.Cm)(url)})${about && `: ${about}`}`,
            sections: sections.map(section => (0,clip/* clip */.$)((0,inline_text/* visible */.RK)(section).trim() || DOCS, MAX_NAME))
        };
    });
}
/** Formats a page for `llms-full.txt`: adds the page address after the title. */
function fullText(markdown, url) {
    const end = markdown.indexOf('\n');
    const isTitled = markdown.startsWith('# ');
    return isTitled
        ? `${markdown.slice(0, end)}\n\nSource: ${url}${markdown.slice(end)}\n`
        : `Source: ${url}\n\n${markdown}\n`;
}

;// CONCATENATED MODULE: ./.build/src/finish/markdown/markdown-files.js





/** Writes the pages of a site as Markdown. Completes links between pages after all pages are known. */
class MarkdownFiles {
    #addresses;
    #folder;
    /** Path of each page's Markdown draft, by page path. */
    #drafts = new Map();
    /** Path of each page's Markdown in the site, by page path. */
    paths = new Map();
    constructor(addresses, work) {
        this.#addresses = addresses;
        this.#folder = (0,external_node_path_.join)(work, 'markdown');
        (0,external_node_fs_.mkdirSync)(this.#folder);
    }
    /** Returns the address of a page's Markdown, if the page has it. */
    urlFor(page) {
        const path = this.paths.get(page);
        return path === undefined ? undefined : this.#addresses.urlOf(path);
    }
    write(page, markdown) {
        const draft = (0,external_node_path_.join)(this.#folder, `draft-${this.#drafts.size}`);
        (0,external_node_fs_.writeFileSync)(draft, markdown);
        this.#drafts.set(page, draft);
    }
    /** Chooses the path of each page's Markdown. If two pages have the same one, the first of `pages` gets the path. */
    name(pages) {
        const written = pages.map(({ file }) => file.path).filter(page => this.#drafts.has(page));
        const named = new Map(written.toReversed().map(page => [(0,page_data/* besidePage */.OS)(page, '.md'), page]));
        this.paths = new Map([...named].map(([path, page]) => [page, path]));
    }
    /** `pages` are in site order. Returns the number of pages that have Markdown. */
    addTo(exchange, pages, outline) {
        const { paths } = this;
        const index = indexNote(this.#addresses.urlOf('llms.txt'));
        const full = (0,external_node_path_.join)(this.#folder, 'full');
        const target = (0,external_node_fs_.openSync)(full, 'w');
        try {
            for (const { file } of pages) {
                const draft = this.#drafts.get(file.path);
                const path = paths.get(file.path);
                if (draft === undefined || path === undefined)
                    continue;
                const markdown = (0,external_node_fs_.readFileSync)(draft, 'utf8');
                const text = this.#addresses.withTargets(markdown, page => paths.get(page));
                if (!outline.hidden.has(file.path))
                    (0,external_node_fs_.writeFileSync)(target, fullText(text, this.#addresses.pageUrl(file.path)));
                exchange.add(path, index + text, 'markdown');
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(target);
        }
        this.#addLists(exchange, pages.filter(({ file: { path } }) => paths.has(path) && !outline.hidden.has(path)), outline);
        if (!exchange.keeps('llms-full.txt')) {
            const copy = (0,external_node_path_.join)(this.#folder, 'copy');
            if (this.#addresses.isAtRoot && !exchange.keeps('.well-known/llms-full.txt')) {
                (0,external_node_fs_.copyFileSync)(full, copy);
                exchange.addFile('.well-known/llms-full.txt', copy, 'entry-point');
            }
            exchange.addFile('llms-full.txt', full, 'entry-point');
        }
        return paths.size;
    }
    /** Adds `llms.txt` and the files that it lists, unless the site has its own `llms.txt`. */
    #addLists(exchange, pages, outline) {
        if (exchange.keeps('llms.txt'))
            return;
        const existing = new Set(exchange.files.map(({ path }) => path.toLowerCase()));
        const hasGroups = [...outline.sections.values()].some(sections => sections.length > 0);
        const listedOf = ({ title, summary, file: { path } }) => ({
            title,
            summary,
            url: this.urlFor(path) ?? '',
            sections: hasGroups
                ? (outline.sections.get(path) ?? sectionsOutside(path))
                : path.split('/').slice(0, -1)
        });
        const isOther = ({ file }) => outline.others.has(file.path);
        const lists = agentLists({
            name: outline.name,
            description: outline.description,
            hasGroups,
            pages: pages.filter(page => !isOther(page)).map(listedOf),
            others: pages.filter(isOther).map(listedOf)
        }, { urlOf: path => this.#addresses.urlOf(path), has: path => existing.has(path) });
        for (const [path, text] of lists)
            exchange.add(path, text, 'entry-point');
        if (this.#addresses.isAtRoot)
            exchange.add('.well-known/llms.txt', lists.get('llms.txt') ?? '', 'entry-point');
    }
    /** Returns the pages without Markdown, because another page has the same Markdown path. */
    pagesWithoutPath(pages) {
        const isCopyOfStart = (page) => page === 'index/index.html';
        const isWithout = (page) => this.#drafts.has(page) && !this.paths.has(page) && !isCopyOfStart(page);
        return pages.map(({ file }) => file.path).filter(isWithout);
    }
}
/** The section of a page that is not in the navigation. The start page comes first, without a section. */
function sectionsOutside(page) {
    return page === 'index.html' ? [] : ['Other pages'];
}
/** Returns the note at the start of each Markdown file, under the heading that the service uses for it. */
function indexNote(address) {
    return `> ## Documentation Index\n>\n> Before anything else, find the right pages in the list of all pages: ${(0,inline_text/* linkTarget */.Cm)(address)}\n\n`;
}

// EXTERNAL MODULE: ./.build/src/finish/move/addresses.js
var addresses = __webpack_require__(22037);
;// CONCATENATED MODULE: ./.build/src/finish/move/client.js



/** The app router and the pages router both have these functions, in which `""` is the base path. */
const ROUTER = [
    { name: 'the function addBasePath in its routers', count: 2, pattern: /\.addPathPrefix\)\(\w+,""\)/g },
    { name: 'the function hasBasePath in its routers', count: 2, pattern: /\.pathHasPrefix\)\(\w+,""\)/g }
].map(shape => ({ ...shape, moved: (found, base) => found.replace('""', `"${base}"`) }));
/** Matches the body of removeBasePath, which returns its argument unchanged in a client without a base path. */
const REMOVE_BASE_PATH = /(?<=function (\w+)\((\w+)\)\{)return \2(?=\}Object\.defineProperty\(\w+,"__esModule",\{value:!0\}\),Object\.defineProperty\(\w+,"removeBasePath",\{enumerable:!0,get:function\(\)\{return \1\}\}\))/g;
const SHAPES = [
    ...ROUTER,
    {
        name: 'the function removeBasePath in its routers',
        count: 2,
        pattern: REMOVE_BASE_PATH,
        moved: (found, base) => {
            const path = found.slice('return '.length);
            return `return ${path}=${path}.slice(${base.length}),${path}.startsWith("/")?${path}:"/"+${path}`;
        }
    },
    {
        name: 'the script address in its pages router',
        count: 3,
        pattern: /\+"\/_next\/(?="|static\/")/g,
        moved: (found, base) => found.replace('"', `"${base}`)
    }
];
const RUNTIME = {
    name: 'the script address in its runtime',
    count: 1,
    pattern: /(?<=\blet \w+=)"\/_next\/"(?=,)/g,
    moved: (_, base) => `"${base}/_next/"`
};
/** The address of a client file, such as a worker, in a script. */
const ASSET = /(?<=\.v\(")\/_next\/static\/[^"\\]+(?="\))/g;
/** The base path constant in the service's own code, in a client that was built with an empty path. */
const OWN_BASE_PATH = /(?<=[{,]BASE_PATH:)""/g;
/** The variable for the base path. Bundlers write its value here if it is set, but the service does not set it. */
const BASE_PATH_VARIABLE = /(?<![\w$.])(?:process|[\w$]+\.default)\.env\.NEXT_PUBLIC_BASE_PATH\b(?!\s*=[^=])/g;
/** Names of the variable in lists of variables, and reads from such a list. */
const BASE_PATH_NAME = /(?<=[{,])NEXT_PUBLIC_BASE_PATH:(?![^{}]*\}=[^=])|(?<!\b(?:process|meta)\.env)\.NEXT_PUBLIC_BASE_PATH\b(?!\s*=[^=])/g;
/** Addresses that no export serves. The client only compares them or joins them with a base path. */
const UNUSED = /"\/_next\/(?:data\/|image"|static":"nextjs")/g;
const isRuntime = (path) => /(?:^|\/)turbopack-[^/]*\.js$/.test(path);
/** Adds the base path to known pieces of code in a client's scripts. Counts them to detect an unknown client. */
class ClientMove {
    #base;
    #counts = new Map(SHAPES.map(shape => [shape, 0]));
    #runtimes = 0;
    /** Whether a script reads the variable for the base path, and the first script that uses its name. */
    #setsVariable = false;
    #usesVariable;
    #problem;
    constructor(base) {
        this.#base = base;
    }
    /** Adds the base path to a script in `_next/static/`. `isFile` expects an address without the base path. */
    move({ path, text }, isFile) {
        let moved = text;
        if (isRuntime(path)) {
            const count = countIn(text, RUNTIME.pattern);
            if (count !== RUNTIME.count)
                this.#problem ??= described(RUNTIME, count, path);
            this.#runtimes++;
            moved = moved.replace(RUNTIME.pattern, found => RUNTIME.moved(found, this.#base));
        }
        else {
            for (const shape of SHAPES) {
                this.#counts.set(shape, (this.#counts.get(shape) ?? 0) + countIn(text, shape.pattern));
                moved = moved.replace(shape.pattern, found => shape.moved(found, this.#base));
            }
        }
        moved = this.#moveVariable(moved, path).replace(ASSET, address => {
            if (!isFile(address))
                this.#problem ??= `${path} refers to a file that is not in the site: ${address}`;
            return this.#base + address;
        });
        const left = moved.replaceAll(UNUSED, '').match(/["'`]\/_next\/.{0,40}/)?.[0];
        if (left !== undefined && (0,addresses/* isRootPath */.ih)(left.slice(1)))
            this.#problem ??= `${path} contains the address of a client file in an unknown form: ${left}`;
        return moved;
    }
    /** Writes the base path where the script reads a variable for the base path. */
    #moveVariable(text, path) {
        const base = `"${this.#base}"`;
        const moved = text.replace(OWN_BASE_PATH, base).replace(BASE_PATH_VARIABLE, () => {
            this.#setsVariable = true;
            return base;
        });
        const names = countIn(moved, /NEXT_PUBLIC_BASE_PATH/g);
        const known = countIn(moved, BASE_PATH_NAME);
        if (names > known)
            this.#problem ??= `${path} reads NEXT_PUBLIC_BASE_PATH in an unknown form`;
        else if (known > 0)
            this.#usesVariable ??= path;
        return moved;
    }
    /** Returns why the client cannot be moved, or undefined. Valid only after the last script has been moved. */
    get problem() {
        const shape = SHAPES.find(each => this.#counts.get(each) !== each.count);
        if (this.#usesVariable !== undefined && !this.#setsVariable)
            this.#problem ??= `${this.#usesVariable} reads NEXT_PUBLIC_BASE_PATH, and no script defines it in a known form`;
        const problem = this.#runtimes === 0
            ? 'its runtime is not from Turbopack (no script is named turbopack-….js)'
            : (this.#problem ?? (shape && described(shape, this.#counts.get(shape) ?? 0)));
        return problem === undefined ? undefined : new runtime_problem/* Problem */.AF(problem);
    }
}
function described({ name, count }, found, path) {
    const where = path === undefined ? '' : ` in ${path}`;
    return `${name} was found ${(0,units/* formatCount */.B4)(found, 'time')}${where} instead of ${(0,units/* formatCount */.B4)(count, 'time')}`;
}
function countIn(text, pattern) {
    return text.match(pattern)?.length ?? 0;
}

// EXTERNAL MODULE: ./.build/src/finish/move/code-tokens.js
var code_tokens = __webpack_require__(64551);
;// CONCATENATED MODULE: ./.build/src/finish/move/client-modules.js

const MODULE = /[,[]((?:\d[\de]*,)+)(?:(\w+)=>\{(?:"use strict";)?|\(\w+,\w+,\w+\)=>\{)/g;
const FUNCTION = /(?:async )?function\*? ?([\w$]+)\(/y;
const VARIABLE = /([\w$]+)=(?![=>])/y;
const NAME = /^([\w$]+)(?:\.([\w$]+))?$/;
const GETTER = /^(?:\(\)=>|function\(\)\{return )([\w$.]+)\}?$/;
/** Maximum number of names that stand for another name. */
const MAX_DEPTH = 10;
/** Finds the code of names in the scripts of a client. */
class ClientModules {
    modules = [];
    #byId = new Map();
    #declarations = new Map();
    #exports = new Map();
    add(script) {
        const found = Array.from(script.matchAll(MODULE));
        for (const [i, { index, 0: head, 1: ids = '', 2: context }] of found.entries()) {
            const end = found[i + 1]?.index ?? script.length;
            const module = { script, start: index + head.length, end, context };
            this.modules.push(module);
            for (const id of ids.split(','))
                if (id !== '')
                    this.#byId.set(id, module);
        }
    }
    /** Returns what an expression such as `a` or `a.Name` stands for. */
    meaningOf(module, expression, depth = MAX_DEPTH) {
        const [, name, member] = NAME.exec(GETTER.exec(expression)?.[1] ?? expression) ?? [];
        if (name === undefined)
            return { text: expression, module };
        const text = this.#declarationsOf(module).get(name);
        if (text === undefined || depth === 0)
            return undefined;
        if (member === undefined)
            return this.meaningOf(module, text, depth - 1);
        const id = new RegExp(`^${module.context}\\.i\\((\\d[\\de]*)\\)$`).exec(text)?.[1];
        const imported = id === undefined ? undefined : this.#byId.get(id);
        if (id === undefined || imported === undefined)
            return undefined;
        if (imported.context === undefined)
            return 'library';
        const exported = this.#exportsOf(imported).find(each => each.name === member && (each.id === undefined || each.id === id));
        return exported && this.meaningOf(imported, exported.value, depth - 1);
    }
    #exportsOf(module) {
        const known = this.#exports.get(module) ?? exportsIn(module);
        this.#exports.set(module, known);
        return known;
    }
    #declarationsOf(module) {
        const known = this.#declarations.get(module) ?? declarationsIn(module);
        this.#declarations.set(module, known);
        return known;
    }
}
/** Returns the code of all names that are declared in a module, outside of its functions. */
function declarationsIn({ script, start, end }) {
    const found = new Map();
    let open;
    const close = (at) => {
        if (open !== undefined)
            found.set(open.name, script.slice(open.from, at));
        open = undefined;
    };
    const last = (0,code_tokens/* scanCode */.FC)(script, start, end, at => {
        const character = script[at];
        const before = script[at - 1];
        if (character === ',' || character === ';' || (open?.isFunction === true && before === '}'))
            close(at);
        if (!' ,;{}'.includes(before))
            return true;
        FUNCTION.lastIndex = VARIABLE.lastIndex = at;
        const name = FUNCTION.exec(script)?.[1];
        const variable = name === undefined ? VARIABLE.exec(script)?.[1] : undefined;
        if (name !== undefined && open === undefined)
            open = { name, from: at, isFunction: true };
        if (variable !== undefined)
            open = { name: variable, from: at + variable.length + 1, isFunction: false };
        return true;
    });
    if (last !== undefined)
        close(last);
    return found;
}
function exportsIn({ script, start, end, context }) {
    const calls = new RegExp(`(?<![\\w$.])${context}\\.s\\(\\[([^\\]]*)\\](?:,(\\d[\\de]*))?\\)`, 'g');
    return Array.from(script.slice(start, end).matchAll(calls)).flatMap(([, list = '', id]) => Array.from(list.matchAll(/"([^"]*)",(?:\(\)=>|0,)([\w$.]+)/g), ([, name = '', value = '']) => ({
        id,
        name,
        value
    })));
}

;// CONCATENATED MODULE: ./.build/src/finish/move/client-components.js


/** An entry of a list of components, such as `Name:a.Name` or `Name:function(`. */
const ENTRY = /(?<=[{,])([A-Z]\w*|img):(?=(?:async )?function\b|[\w$]+=>|\(|[\w$]+(?:\.[\w$]+)?[,}])/g;
/** Names for the base path. Bundlers keep the names of properties. */
const BASE_WORD = /base_?path|asset_?prefix|addPathPrefix/i;
/** Properties of components that are the address of an image if they name a file. */
const PROPERTIES = ['src', 'img', 'image', 'icon', 'logo', 'avatar', 'cover', 'thumbnail'];
/** The address of an image as a parameter or as a local variable, for each property. */
const ADDRESSES = new Map(PROPERTIES.map(name => [name, new RegExp(`(?<=[{,]${name}:)[\\w$]+(?=[,}=])|\\b[\\w$]+\\.${name}\\b`, 'g')]));
const PROPS = /\.\.\.[\w$]+\}/;
/** Called functions, except hooks, and components that are shown. */
const CALLED = /(?<![\w$.])(?!use[A-Z])([\w$]+)\(|\(0,([\w$]+\.(?!use[A-Z]|jsxs?\b)[\w$]+)\)\(|\.jsxs?\)\(([\w$]+(?:\.[\w$]+)?),/g;
/** Maximum length of code to search for the base path: for one component, and for all of them. */
const MAX_LENGTH = 1_000_000;
const MAX_TOTAL_LENGTH = 200_000_000;
/** Finds out what the components of a client do with the address of an image. */
function addressUses(client) {
    const uses = new Map();
    const search = { client, left: MAX_TOTAL_LENGTH };
    for (const module of client.modules) {
        if (module.context === undefined)
            continue;
        const { script, start, end } = module;
        for (const { index, 0: entry, 1: name = '' } of script.slice(start, end).matchAll(ENTRY)) {
            const from = start + index + entry.length;
            const to = (0,code_tokens/* scanCode */.FC)(script, from, end, at => script[at] !== ',');
            const value = script.slice(from, to);
            const code = to === undefined ? undefined : client.meaningOf(module, value);
            // A parameter such as `{img:e}` is no component.
            if (name === 'img' && code === undefined && !value.includes('.'))
                continue;
            for (const property of PROPERTIES) {
                const use = code === undefined || code === 'library' ? undefined : useIn(code, property, search);
                const key = property === 'src' ? name : `${name}.${property}`;
                uses.set(key, uses.has(key) && uses.get(key) !== use ? undefined : use);
            }
        }
    }
    if (!uses.has('img'))
        uses.set('img', 'passes');
    return Object.fromEntries([...uses].filter((each) => each[1] !== undefined));
}
function useIn(code, property, search) {
    const { text } = code;
    const addresses = [...new Set(text.match(ADDRESSES.get(property)))];
    if (addresses.length === 0 && (property !== 'src' || !PROPS.test(text)))
        return undefined;
    const joined = addresses.flatMap(address => joinsOf(text, address));
    if (joined.length > 0)
        return joined.every(isAdding => isAdding) ? 'adds' : undefined;
    if (property !== 'src' && addresses.every(address => isOnlyShown(text, address)))
        return 'passes';
    return knowsBasePath(code, search) ? undefined : 'passes';
}
/** Whether a function does nothing with an address but to look at it and to show it as an image. */
function isOnlyShown(text, address) {
    const name = address.replace(/[$.]/g, '\\$&');
    const all = text.match(new RegExp(`(?<![\\w$.])${name}(?![\\w$:])`, 'g'))?.length ?? 0;
    const parameters = text.match(new RegExp(`^[^{}]*\\{[^{}]*?\\w:${name}[,}=]`))?.length ?? 0;
    const shown = text.match(new RegExp(`\\("img",\\{(?:[^{}]*,)?src:${name}[,}]`, 'g'))?.length ?? 0;
    const looked = text.match(new RegExp(`[!(,>&|?]${name}(?:\\?(?![.?])|&&|\\.startsWith\\()`, 'g'))?.length ?? 0;
    return shown > 0 && all === parameters + shown + looked;
}
/** Returns one value for each place where a text is written directly before the address: whether it is the base path. */
function joinsOf(text, address) {
    const name = address.replace(/[$.]/g, '\\$&');
    const join = `(?:[^\`]\\$\\{${name}\\}|\\+${name}(?![\\w$(])|\\.concat\\([^()]*\\b${name}[,)]|\\.addBasePath\\)\\(${name}[,)])`;
    const isBasePath = new RegExp(`(?:\\.BASE_PATH(?:\\?\\?""|\\|\\|"")?\\)?(?:\\}\\$\\{|\\+)|\\.addBasePath\\)\\()${name}[^\\w$]?$`);
    return Array.from(text.matchAll(new RegExp(join, 'g')), ({ index, 0: found }) => isBasePath.test(text.slice(Math.max(0, index - 40), index + found.length)));
}
/** Whether a function, or a function that it calls, mentions the base path. True if that is unknown. */
function knowsBasePath(code, search) {
    const seen = new Set();
    const next = [code];
    let length = 0;
    for (let each = next.pop(); each !== undefined; each = next.pop()) {
        const { text, module } = each;
        if (seen.has(text))
            continue;
        seen.add(text);
        length += text.length;
        search.left -= text.length;
        if (BASE_WORD.test(text) || length > MAX_LENGTH || search.left < 0)
            return true;
        for (const [, local, imported, shown] of text.matchAll(CALLED)) {
            const name = local ?? imported ?? shown ?? '';
            const called = search.client.meaningOf(module, name);
            if (called === undefined && name.includes('.'))
                return true;
            if (called !== undefined && called !== 'library')
                next.push(called);
        }
    }
    return false;
}

// EXTERNAL MODULE: ./.build/src/finish/move/markup.js
var move_markup = __webpack_require__(35865);
// EXTERNAL MODULE: ./.build/src/html/attribute-values.js
var attribute_values = __webpack_require__(44292);
// EXTERNAL MODULE: ./.build/src/site/redirects/redirect-pages.js
var redirect_pages = __webpack_require__(88248);
;// CONCATENATED MODULE: ./.build/src/finish/move/redirects.js




/** Adds the base path to the destination of a redirect, unless the destination already is an address after the move. */
function movedDestination(destination, { base, site }) {
    const [pathname = ''] = destination.split(/[?#]/, 1);
    if (!(0,addresses/* isRootPath */.ih)(destination) || site_address/* SiteAddress */.g6.parse(pathname, base) === undefined)
        return (0,addresses/* movedAddress */.EZ)(destination, base);
    const path = site_address/* SiteAddress */.g6.parse(pathname)?.path ?? '';
    const isOfSite = /[:*]/.test(path) ? site.covers(path) : site.find(path) !== undefined;
    return isOfSite ? (0,addresses/* movedAddress */.EZ)(destination, base) : destination;
}
/** Moves a redirect page that the export wrote. Returns undefined for a page in another form. */
function moveRedirectPage(page, { origin, domain, ...move }) {
    const written = (0,redirect_pages/* readRedirectPage */.eZ)(page.toString('latin1'));
    if (written === undefined)
        return undefined;
    const { href, canonical } = written;
    const address = (0,attribute_values/* decodedValue */.Es)(href);
    // A destination on another site keeps its address. So does its canonical address, even on the same host.
    if (!(0,addresses/* isRootPath */.ih)(address))
        return page;
    const prefix = movedDestination(address, move) === address ? '' : move.base;
    const exportedOrigin = domain == null ? '' : `https://${domain}`;
    const path = canonical.startsWith(`${exportedOrigin}/`) ? canonical.slice(exportedOrigin.length) : undefined;
    const moved = path === undefined ? canonical : (exportedOrigin && origin) + prefix + path;
    return Buffer.from((0,redirect_pages/* redirectPageHtml */.Di)({ href: prefix + href, canonical: moved }), 'latin1');
}

;// CONCATENATED MODULE: ./.build/src/finish/move/site-files.js




/** Names of web app manifest fields that contain addresses, at any depth. */
const MANIFEST_ADDRESS = /^(?:scope|start_url|src|url|id|action)$/;
const SVG_STYLE = /<style\b[^>]*>[^]*?<\/style>/gi;
const SVG_STYLE_ATTRIBUTE = /(\s(?:clip-path|cursor|fill|filter|marker[\w-]*|mask|stroke)=["'])(url\([^"']*)/gi;
/** Source, query parameters and destination of a redirect, in a line of `_redirects`. */
const HOST_RULE = /^([ \t]*)([^#\s]\S*)((?:[ \t]+[\w-]+=\S+)*[ \t]+)(\S+)/gm;
const WITH_ADDRESSES = /\.(?:css|svg|xhtml|xht|webmanifest)$|(?:^|\/)(?:manifest\.json|browserconfig\.xml)$/i;
/** Whether a file that is neither a page nor a script of the client can contain addresses to move. */
function isMovedFile(path) {
    return path === '_redirects' || WITH_ADDRESSES.test(path);
}
/** Adds `base` to the addresses in a file, such as a style sheet. Returns undefined for files without addresses. */
function moveSiteFile(path, source, base, site) {
    if (!isMovedFile(path))
        return undefined;
    if (/\.svg$/i.test(path))
        return movedSvg(source, base);
    if (/\.(?:xhtml|xht)$/i.test(path))
        return movedXhtml(source, base);
    const text = source.toString('latin1');
    if (path === '_redirects')
        return text.replace(HOST_RULE, (_, indent, from, space, to) => indent + (0,addresses/* movedAddress */.EZ)(from, base) + space + movedDestination(to, { base, site }));
    if (/\.css$/i.test(path))
        return (0,addresses/* movedStyles */.KJ)(text, base);
    if (/\.xml$/i.test(path))
        return text.replace(/(\ssrc=")([^"]*)/g, (_, start, src) => start + (0,addresses/* movedAddress */.EZ)(src, base));
    return movedManifest(text, base);
}
/** The end of an empty element that has no end tag in XHTML, although HTML would read its text up to an end tag. */
const EMPTY_ELEMENT = /(?<=<(?:iframe|noscript|script|style|textarea|title)\b[^<>]*\/>)/i;
/** Moves the parts around empty elements separately, because the markup is read as HTML. */
function movedXhtml(source, base) {
    const parts = source.toString('latin1').split(EMPTY_ELEMENT);
    const moved = parts
        .map(part => Buffer.from(part, 'latin1'))
        .map(part => (0,flight_flight/* applyPageEdits */.X9)(part, (0,move_markup/* moveMarkup */.s)(part, base).edits));
    return Buffer.concat(moved);
}
/** Changes style sheets separately, because they are raw text only in HTML and not in SVG files. */
function movedSvg(source, base) {
    const moved = (0,flight_flight/* applyPageEdits */.X9)(source, (0,move_markup/* moveMarkup */.s)(source, base).edits).toString('latin1');
    const styled = moved
        .replace(SVG_STYLE, styles => (0,addresses/* movedStyles */.KJ)(styles, base))
        .replace(SVG_STYLE_ATTRIBUTE, (_, start, value) => start + (0,addresses/* movedStyles */.KJ)(value, base));
    return Buffer.from(styled, 'latin1');
}
/** Adds `base` to the addresses in a web app manifest. An invalid manifest remains unchanged. */
function movedManifest(text, base) {
    try {
        const move = (key, value) => typeof value === 'string' && MANIFEST_ADDRESS.test(key) ? (0,addresses/* movedAddress */.EZ)(value, base) : value;
        return JSON.stringify(JSON.parse(text.replace(/^\xef\xbb\xbf/, ''), move));
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ./.build/src/site/redirects/host-files.js
var host_files = __webpack_require__(56021);
;// CONCATENATED MODULE: ./.build/src/finish/move/site-manifest.js






/** Moves the redirects, in the manifest and in redirects.json. Returns the new manifest. */
function moveManifest(move) {
    const moved = manifestAfter(move);
    moveRedirectsFile(moved, move);
    return moved;
}
function manifestAfter({ base, site, request: { manifest } }) {
    const { exportedBasePath, basePath = '/', redirects } = manifest;
    if (exportedBasePath !== undefined)
        return manifest;
    const moved = redirects?.map(({ source, destination: exported, permanent }) => {
        const destination = movedDestination(exported, { base, site });
        const isKept = (0,addresses/* isRootPath */.ih)(exported) && destination === exported;
        return { source: (0,addresses/* movedAddress */.EZ)(source, base), destination, permanent, ...(isKept && { exported }) };
    });
    return { ...manifest, basePath: base, exportedBasePath: basePath, ...(moved && { redirects: moved }) };
}
/** Adds the base path to the addresses in redirects.json, if this file is unchanged since the export. */
function moveRedirectsFile(after, { request: { manifest, manifestPath }, exchange, context: { log } }) {
    const folder = (0,external_node_path_.dirname)(manifestPath);
    const text = (0,read_below/* readIfThere */.qC)(folder, host_files/* REDIRECTS_FILE */.Bg)?.toString();
    if (manifest.redirects === undefined || text === undefined)
        return;
    const { redirects = [] } = after;
    const moved = (0,host_files/* redirectsJson */.If)(redirects.map(({ source, destination, permanent }) => ({ source, destination, permanent })));
    if (text === (0,host_files/* redirectsJson */.If)((0,records_manifest/* asExported */.qL)(after).redirects ?? []))
        exchange.replaceBeside((0,external_node_path_.join)(folder, host_files/* REDIRECTS_FILE */.Bg), moved);
    else if (text !== moved)
        log.notice(`${host_files/* REDIRECTS_FILE */.Bg} was changed after the export, so its addresses did not get the path.`);
}

// EXTERNAL MODULE: ./.build/src/site/addresses/site-map.js
var site_map = __webpack_require__(33978);
// EXTERNAL MODULE: ./.build/src/finish/move/file-mover.js
var file_mover = __webpack_require__(27903);
;// CONCATENATED MODULE: ./.build/src/finish/move/site-move.js






/** One move of a site to `base`: what its phases read, and how they replace a file. */
class SiteMove {
    base;
    request;
    exchange;
    context;
    /** Whether an earlier run has checked all files, and was killed while it replaced them. */
    isChecked;
    paths;
    /** The files by their paths before the move. */
    site;
    mover;
    constructor(base, request, exchange, context) {
        this.base = base;
        this.request = request;
        this.exchange = exchange;
        this.context = context;
        this.isChecked = request.manifest.exportedBasePath !== undefined;
        this.paths = new Set(exchange.files.map(({ path }) => path));
        this.site = new site_map/* SiteMap */.iq(this.paths);
        this.mover = new file_mover/* FileMover */.m({ base, paths: this.paths });
    }
    /** Returns the file as it was exported, or undefined if a killed run has already moved the file. */
    unmoved(file) {
        const found = (0,page_page/* readExported */.Gj)(file, this.exchange);
        return this.isChecked && found.digest !== file.exported ? undefined : found;
    }
    async replace(file, move) {
        // The pause lets a signal or the time limit end the work between two files.
        await (0,external_node_timers_promises_.setImmediate)();
        this.context.signal.throwIfAborted();
        const found = this.unmoved(file);
        const moved = found && move(found.source);
        const checked = moved === undefined ? undefined : this.mover.checked(file.path, moved);
        if (checked instanceof runtime_problem/* Problem */.AF)
            return this.refuse(`${file.path}: ${checked.message}`);
        if (found && checked)
            this.exchange.replace(file, found, checked);
    }
    refuse(reason, advice) {
        const build = [...this.paths]
            .find(path => path.endsWith('/_buildManifest.js'))
            ?.split('/')
            .at(-2);
        const ofClient = build === undefined ? '' : ` The client's build id is ${build}.`;
        const message = `The site cannot be moved to ${this.base}: ${reason}.${ofClient} Nothing was changed.`;
        throw new failure/* Failure */.HR('move-refused', message, advice === undefined ? {} : { advice });
    }
}

;// CONCATENATED MODULE: ./.build/src/finish/move/site-pages.js







/** Moves all pages. `uses`: what the components of the client do with addresses. */
async function movePages(move, uses) {
    const { exchange, isChecked } = move;
    const pages = exchange.files.filter(file => (0,pages_pages/* isPage */.yp)(file.path) && (!isChecked || move.unmoved(file)));
    const written = new Map(pages.map(file => [file, movedRedirectPage(file, move)]));
    for (const [file, page] of written)
        if (page !== undefined)
            await move.replace(withMovedRedirect(file, move), () => page);
    await moveInThreads(pages.filter(file => written.get(file) === undefined), uses, move);
}
/** Moves a redirect page that the export wrote. Returns undefined for any other page. */
function movedRedirectPage(file, { base, site, exchange, request: { siteUrl, manifest } }) {
    if (file.redirect === undefined)
        return undefined;
    const { source } = (0,page_page/* readExported */.Gj)(file, exchange);
    return moveRedirectPage(source, { base, site, origin: siteUrl?.origin ?? '', domain: manifest.domain });
}
/** The manifest of a killed run already has the moved address. */
function withMovedRedirect(file, { isChecked, base, site }) {
    if (isChecked || file.redirect === undefined)
        return file;
    return { ...file, redirect: movedDestination(file.redirect, { base, site }) };
}
async function moveInThreads(pages, uses, move) {
    const { base, paths, exchange, context } = move;
    let done = 0;
    const work = {
        thread: ['move-thread', new URL(...['../finish/move/site-pages.js', import.meta.url]).href],
        site: { base, paths, uses },
        signal: context.signal,
        open: file => {
            const found = (0,page_page/* readExported */.Gj)(file, exchange);
            return file.redirect === undefined ? found : { ...found, source: withCanonical(found.source, move) };
        },
        onPages: (moved, opened) => {
            for (const [at, { file, found }] of opened.entries()) {
                const page = moved[at];
                if ('problem' in page)
                    move.refuse(`${file.path}: ${page.problem}`);
                exchange.replace(withMovedRedirect(file, move), found, (0,site_scanner/* asBuffer */.bS)(page));
            }
            done += opened.length;
        }
    };
    const describe = () => `${(0,units/* formatCount */.B4)(done)} of ${(0,units/* formatCount */.B4)(pages.length, 'page')} moved.`;
    await withProgress(describe, async () => await inPageThreads(pages, work), context);
}
/** Replaces the exported host in a redirect page's canonical address with the host and base path of the site. */
function withCanonical(page, { base, request: { siteUrl, manifest } }) {
    const canonical = '<link rel="canonical" href="';
    const to = `${canonical}${siteUrl?.origin}${base}/`;
    const text = page.toString('latin1').replace(`${canonical}https://${manifest.domain}/`, () => to);
    return Buffer.from(text, 'latin1');
}

;// CONCATENATED MODULE: ./.build/src/finish/move/move-site.js












/** Characters that have the same meaning in addresses, markup, style sheets and scripts. */
const SIMPLE_PATH = /^(?:\/[\w.~%-]+)+$/;
/** The start of page data. Text and Markdown files for readers can have the same names as page data. */
const FLIGHT = /^[0-9a-f]*:["[{\w]/;
const CLIENT_SCRIPT = /^_next\/static\/.*\.js$/;
const WITH_DATA = 'it has page data beside its pages, as in a static Next.js export or an export through the service API';
const NEXT = 'set `basePath` in next.config.js, or let the service export the site for a path';
const SMALLER = 'Make the file smaller, or serve the site at the root of a separate host name and set `site-url` to that address.';
/**
 * Moves a site from the root to another path, or throws before any file is changed. Returns the new manifest. If a run
 * is killed while it replaces files, all files have already been checked, and the next run moves the rest.
 */
async function moveSite(request, exchange, context) {
    if (request.moveTo === undefined)
        return request.manifest;
    const move = new SiteMove(request.moveTo, request, exchange, context);
    checkMovable(move);
    // The client is checked before the pages are moved, because moving many pages takes a long time.
    const uses = await moveClient(move);
    await moveFiles(move);
    await movePages(move, uses);
    return moveManifest(move);
}
const isClientScript = (path) => CLIENT_SCRIPT.test(path);
/** Refuses a site that cannot be moved, before its files are read. */
function checkMovable(move) {
    const { base, paths, exchange, isChecked } = move;
    if (!SIMPLE_PATH.test(base))
        move.refuse('the path may contain only letters, digits, ".", "-", "_" and "~"');
    const hasScripts = [...paths].some(path => isClientScript(path) && !(0,shared_data/* isSharedPath */.ZP)(path));
    const hasData = () => [...(0,page_data/* pageDataOf */.nC)(paths).keys()].some(path => FLIGHT.test(String(exchange.read(path))));
    if (!isChecked && (!hasScripts || hasData()))
        refuseGenerator(move, hasScripts);
    const large = exchange.files.find(({ path, size }) => size > page_page/* MAX_PAGE_BYTES */.rd && ((0,pages_pages/* isPage */.yp)(path) || isClientScript(path) || isMovedFile(path)));
    if (large !== undefined)
        move.refuse(`${large.path} is larger than ${(0,units/* formatBytes */.z3)(page_page/* MAX_PAGE_BYTES */.rd)}`, SMALLER);
}
function refuseGenerator(move, isNext) {
    const { base } = move;
    const setting = isNext ? NEXT : 'with a setting such as `baseUrl` in Docusaurus or `site_url` in MkDocs';
    const advice = `Build the site for ${base} (${setting}), and export it again. If the pages contain only relative addresses, set \`base-path: ${base}\` in the export step.`;
    return move.refuse(isNext ? WITH_DATA : 'the service did not generate its pages', advice);
}
/** Moves the scripts of the client. Returns what the components of the client do with addresses. */
async function moveClient(move) {
    const { base, mover, exchange, isChecked } = move;
    const client = new ClientMove(base);
    const modules = new ClientModules();
    for (const file of exchange.files.filter(({ path }) => isClientScript(path) && !(0,shared_data/* isSharedPath */.ZP)(path))) {
        modules.add((0,page_page/* readExported */.Gj)(file, exchange).source.toString('latin1'));
        await move.replace(file, text => client.move({ path: file.path, text: text.toString('latin1') }, mover.isFile));
    }
    if (!isChecked && client.problem !== undefined)
        move.refuse(client.problem.message);
    return addressUses(modules);
}
/** Moves the files that are neither pages nor scripts of the client, such as style sheets. */
async function moveFiles(move) {
    const { base, site, exchange } = move;
    for (const file of exchange.files.filter(({ path }) => !isClientScript(path) && !(0,pages_pages/* isPage */.yp)(path)))
        await move.replace(file, source => moveSiteFile(file.path, source, base, site));
}

;// CONCATENATED MODULE: ./.build/src/finish/not-found/not-found-page.js

/** Texts by language: heading, link to the start page, heading of the list of similar pages, button. */
const TEXTS = {
    en: ['Page not found', 'Go to the start page', 'Similar pages', 'Search'],
    de: ['Seite nicht gefunden', 'Zur Startseite', 'Ähnliche Seiten', 'Suchen'],
    es: ['Página no encontrada', 'Ir a la página de inicio', 'Páginas similares', 'Buscar'],
    fr: ['Page introuvable', "Aller à la page d'accueil", 'Pages similaires', 'Rechercher'],
    ja: ['ページが見つかりません', 'トップページへ', '似たページ', '検索'],
    pt: ['Página não encontrada', 'Ir para a página inicial', 'Páginas semelhantes', 'Pesquisar'],
    zh: ['找不到页面', '返回首页', '相似页面', '搜索']
};
/** The selector of the button that opens the search on this page. */
const SEARCH_BUTTON = '#search';
/** Returns the page that a host shows for an address that does not exist. */
function notFoundPage(page) {
    const { siteName, language, startPath, look, search, script } = page;
    const known = Object.entries(TEXTS).find(([name]) => language.toLowerCase().split('-')[0] === name);
    const [lang, [heading, link, similar, button]] = known ?? ['en', TEXTS.en];
    const name = (0,markup/* escapeMarkup */.M)(siteName);
    const start = (0,markup/* escapeMarkup */.M)(startPath);
    const hasSearch = search !== '' && script !== undefined;
    return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}${name && ` · ${name}`}</title>
${look.icons.map(attributes => `<link${attributesOf(attributes)}>\n`).join('')}<style>
${styleOf(look)}</style>
${search}${script === undefined ? '' : `<script defer src="${(0,markup/* escapeMarkup */.M)(script)}"></script>`}</head>
<body>
<header><a href="${start}">${logoOf(look, name)}</a></header>
<main>
<h1>${heading}</h1>
<section id="similar" hidden>
<h2>${similar}</h2>
<ul></ul>
</section>
<p><a class="start" href="${start}">${link}</a>${hasSearch ? ` <button id="search" type="button" hidden>${button}</button>` : ''}</p>
</main>
</body>
</html>
`;
}
/** `name` is escaped. */
function logoOf({ logo, darkLogo }, name) {
    if (logo === undefined)
        return name || '/';
    const dark = darkLogo === undefined
        ? ''
        : `<source srcset="${(0,markup/* escapeMarkup */.M)(darkLogo)}" media="(prefers-color-scheme: dark)">`;
    return `<picture>${dark}<img src="${(0,markup/* escapeMarkup */.M)(logo)}" alt="${name || '/'}"></picture>`;
}
function attributesOf(attributes) {
    return Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${(0,markup/* escapeMarkup */.M)(value)}"`)
        .join('');
}
/** The colors of the site are only used for lines and for the button, so that every text is easy to read. */
function styleOf({ color, darkColor = color }) {
    const variables = (name, value = '') => `--${name}: ${value}; --on-${name}: ${contrastOf(value)};`;
    const light = color ?? '#1a56c4';
    const dark = darkColor ?? '#8db4ff';
    return `:root { color-scheme: light dark; ${variables('accent', light)} --back: #fff; --text: #1a1d21; }
@media (prefers-color-scheme: dark) { :root { ${variables('accent', dark)} --back: #16191d; --text: #eceff3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
header { padding: 1rem 1.5rem; border-bottom: 1px solid rgb(128 128 128 / 0.25); overflow-wrap: anywhere; }
header a { color: inherit; font-weight: 600; text-decoration: none; }
header img { display: block; max-width: 100%; height: 2rem; object-fit: contain; object-position: left; }
main { max-width: 40rem; margin: 0 auto; padding: 15vh 1.5rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 1.5rem; font-size: 2rem; line-height: 1.2; }
h2 { margin: 0 0 0.5rem; font-size: 1rem; }
ul { margin: 0 0 2rem; padding: 0; list-style: none; }
li a { display: block; padding: 0.5rem 0; color: inherit; text-decoration-color: var(--accent); }
p { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.start, button { padding: 0.5rem 1rem; border: 1px solid var(--accent); border-radius: 0.5rem; font: inherit; }
.start { background: var(--accent); color: var(--on-accent); text-decoration: none; }
button { background: none; color: inherit; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none; }
`;
}
/** Returns black or white, depending on which is easier to read on a color such as `#1a56c4`. */
function contrastOf(color) {
    const parts = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = parts.map(part => part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    // With this luminance, black and white have the same contrast ratio.
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}

// EXTERNAL MODULE: ./node_modules/domutils/dist/legacy.js
var legacy = __webpack_require__(68548);
// EXTERNAL MODULE: ./node_modules/domhandler/dist/node.js
var node = __webpack_require__(36646);
// EXTERNAL MODULE: ./.build/src/finish/flight/values.js
var values = __webpack_require__(17310);
;// CONCATENATED MODULE: ./.build/src/finish/flight/navigation.js

/** Keys with the name of a part of the navigation. A language or version has a name only if it is not the default. */
const PART_NAMES = ['product', 'dropdown', 'tab', 'anchor', 'item', 'group'];
const CHOICES = { languages: 'language', versions: 'version' };
/** More deeply nested values are not searched for a navigation. */
const navigation_MAX_DEPTH = 100;
function propsIn(rows) {
    const row = rows.find(({ tag, text }) => tag === '' && text.includes('"docsNavWithMetadata":'));
    const props = row && holderOf((0,values/* exactValue */.z)(row.text), navigation_MAX_DEPTH);
    if (props === undefined)
        return undefined;
    const byId = new Map(rows.map(each => [each.id, each]));
    const config = resolve(props['docsConfig'], byId);
    return { props, about: (0,values/* isFields */.C)(config) ? config : {}, byId };
}
/** Returns the colors in the settings of the site, by name, such as `primary`. */
function colorsIn(rows) {
    const { about, byId } = propsIn(rows) ?? {};
    const colors = about && resolve(about['colors'], byId);
    return new Map(Object.entries((0,values/* isFields */.C)(colors) ? colors : {}).flatMap(([name, value]) => {
        const text = navigation_textOf(value, byId);
        return text === undefined ? [] : [[name, text]];
    }));
}
/** Returns the site-wide data in a page: name, description, and all pages in navigation order. */
function navigationIn(rows) {
    const found = propsIn(rows);
    if (found === undefined)
        return undefined;
    const { props, about, byId } = found;
    const seo = resolve(about['seo'], byId);
    const listsHidden = (0,values/* isFields */.C)(seo) && seo['indexing'] === 'all';
    const pages = [];
    const start = { byId, isDefault: true, isHidden: false, sections: [], depth: navigation_MAX_DEPTH };
    addPages(resolve(props['docsNavWithMetadata'], byId), start, pages);
    if (pages.length === 0)
        return undefined;
    const [name, description] = [navigation_textOf(about['name'], byId), navigation_textOf(about['description'], byId)];
    return { name, description, pages, listsHidden };
}
function holderOf(value, depth) {
    if (typeof value !== 'object' || value === null || depth === 0)
        return undefined;
    if ((0,values/* isFields */.C)(value) && Object.hasOwn(value, 'docsNavWithMetadata'))
        return value;
    for (const each of Object.values(value)) {
        const found = holderOf(each, depth - 1);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function addPages(value, inherited, pages) {
    const { byId, isDefault, depth } = inherited;
    if (depth === 0 || typeof value !== 'object' || value === null)
        return;
    if (Array.isArray(value)) {
        for (const each of value)
            addPages(each, { ...inherited, depth: depth - 1 }, pages);
        return;
    }
    const isHidden = inherited.isHidden || value['hidden'] === true;
    const names = PART_NAMES.flatMap(key => navigation_textOf(value[key], byId)?.trim() || []);
    const sections = names.length === 0 ? inherited.sections : [...inherited.sections, ...names];
    const inside = { byId, isDefault, isHidden, sections, depth: depth - 1 };
    const href = navigation_textOf(value['href'], byId);
    if (href?.startsWith('/') === true && navigation_textOf(value['title'], byId) !== undefined)
        pages.push({ href, isHidden, isDefault, sections });
    for (const [key, each] of Object.entries(value)) {
        if ((key !== 'languages' && key !== 'versions') || !Array.isArray(each))
            addPages(each, inside, pages);
        else {
            const marked = each.findIndex(choice => (0,values/* isFields */.C)(choice) && choice['default'] === true);
            for (const [i, choice] of each.entries()) {
                const isChosen = i === Math.max(marked, 0);
                const name = (0,values/* isFields */.C)(choice) ? navigation_textOf(choice[CHOICES[key]], byId)?.trim() : undefined;
                const label = isChosen ? sections : [...sections, name || `${CHOICES[key]} ${i + 1}`];
                addPages(choice, { ...inside, isDefault: isDefault && isChosen, sections: label }, pages);
            }
        }
    }
}
/** Resolves a text, which can be in a separate row, or can be escaped because it begins with a dollar sign. */
function navigation_textOf(value, byId = new Map()) {
    const found = resolve(value, byId);
    if (typeof found !== 'string')
        return undefined;
    if (found !== value || !found.startsWith('$'))
        return found;
    return found.startsWith('$$') ? found.slice(1) : undefined;
}
/** Returns the content of the row to which a value such as `$1a` refers, or the value itself. */
function resolve(value, byId = new Map()) {
    const id = typeof value === 'string' ? /^\$([0-9a-f]+)$/.exec(value)?.[1] : undefined;
    const row = id === undefined ? undefined : byId.get(id);
    if (row?.tag === 'T')
        return row.text;
    return row?.tag === '' ? (0,values/* exactValue */.z)(row.text) : value;
}

// EXTERNAL MODULE: ./.build/src/finish/markdown/content-elements.js
var content_elements = __webpack_require__(57420);
;// CONCATENATED MODULE: ./.build/src/finish/not-found/site-look.js







const ICON = /^(?:shortcut icon|icon|apple-touch-icon|mask-icon)$/i;
const MAX_ICONS = 10;
const LOGO = /\blogo\b|logo__|__logo|-logo|logo-/i;
/**
 * Reads the look of a site from its start page. `addressOf` returns an address that works on every page, or undefined if
 * the file does not exist.
 */
function siteLook(source, addressOf) {
    const page = (0,page_page/* parsePage */.NL)(source);
    const [logo, darkLogo] = page === undefined ? [] : logosOf(page, addressOf);
    const [color, darkColor] = page === undefined ? [] : colorsOf(source, page);
    return { icons: page === undefined ? [] : iconsOf(page, addressOf), logo, darkLogo, color, darkColor };
}
function iconsOf({ head }, addressOf) {
    return head
        .filter(({ name, attribs }) => name === 'link' && ICON.test(attribs['rel']?.trim() ?? ''))
        .flatMap(({ attribs }) => {
        const href = addressOf((0,content_elements/* attributeOf */.w4)(attribs['href']));
        if (href === undefined)
            return [];
        const copied = ['rel', 'type', 'sizes', 'media'].flatMap(name => attribs[name] === undefined ? [] : [[name, (0,content_elements/* attributeOf */.w4)(attribs[name])]]);
        return [{ ...Object.fromEntries(copied), href }];
    })
        .slice(0, MAX_ICONS);
}
/** Returns the first image that is named a logo and, if the same link has a second one, the one for dark mode. */
function logosOf({ document }, addressOf) {
    const images = legacy/* getElementsByTagName */.yB('img', document, true).filter(isLogo);
    const [first] = images;
    if (first === undefined)
        return [];
    const home = linkAround(first);
    const addresses = images
        .filter(image => image === first || (home !== undefined && linkAround(image) === home))
        .map(image => addressOf((0,content_elements/* attributeOf */.w4)(image.attribs['src'])));
    return addresses.slice(0, 2).filter(address => address !== undefined);
}
/** Names such as `nav-logo` are in the class of an image or of an element around it, or in its file name. */
function isLogo(image) {
    const around = [image, parentOf(image), parentOf(parentOf(image))];
    const names = around.map(element => `${element?.attribs['class'] ?? ''} ${element?.attribs['id'] ?? ''}`);
    const file = (image.attribs['src'] ?? '').replace(/^.*\/|[?#].*$/g, '');
    return LOGO.test(names.join(' ')) || LOGO.test(file);
}
function linkAround(image) {
    for (let element = parentOf(image); element !== undefined; element = parentOf(element))
        if (element.name === 'a')
            return element;
    return undefined;
}
function parentOf(element) {
    return element?.parent && (0,node/* isTag */.dz)(element.parent) ? element.parent : undefined;
}
/** Returns the colors for light and dark mode: from the settings, from variables of the service, or of the browser bar. */
function colorsOf(source, { head, text }) {
    const flight = (0,flight_flight/* readFlight */.TA)(source);
    const settings = flight === undefined || flight instanceof runtime_problem/* Problem */.AF ? new Map() : colorsIn(flight.rows);
    const variable = (name) => {
        const parts = new RegExp(`--${name}: ?(\\d{1,3}) (\\d{1,3}) (\\d{1,3})\\s*[;}]`).exec(text)?.slice(1);
        return parts && `#${parts.map(part => Number(part).toString(16).padStart(2, '0')).join('')}`;
    };
    const bar = head.find(({ attribs }) => /^(?:theme-color|msapplication-TileColor)$/.test(attribs['name'] ?? ''));
    const forLight = [settings.get('primary'), variable('primary'), bar?.attribs['content']];
    const forDark = [settings.get('light'), variable('primary-light'), ...forLight];
    const first = (colors, isVisible) => colors.flatMap(color => fullColor(color) ?? []).find(color => isVisible(lightness(color)));
    // A button in nearly the color of the page would not be seen.
    return [first(forLight, light => light < 0.85), first(forDark, light => light > 0.2)];
}
function fullColor(color = '') {
    const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color.trim())?.slice(1);
    const full = short === undefined ? color.trim() : `#${short.map(digit => digit + digit).join('')}`;
    return /^#[\da-f]{6}$/i.test(full) ? full.toLowerCase() : undefined;
}
/** Returns the lightness that people see, from 0 to 1. */
function lightness(color) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255);
    return 0.3 * red + 0.6 * green + 0.1 * blue;
}

;// CONCATENATED MODULE: ./.build/src/finish/not-found/not-found.js





const [PAGE, SCRIPT] = ['404.html', '404.js'];
/** Readers load the list only at an address that does not exist, but then they wait for it. */
const MAX_LIST_BYTES = 500_000;
const not_found_MAX_TITLE = 100;
const NO_LOOK = {
    icons: [],
    logo: undefined,
    darkLogo: undefined,
    color: undefined,
    darkColor: undefined
};
/** Adds the page for addresses that do not exist, and the script that lists similar pages there. */
function addNotFound(exchange, site) {
    if (exchange.keeps(PAGE))
        return;
    const { siteName, language, basePath, search = '' } = site;
    const pathOf = (path) => new site_address/* SiteAddress */.g6(path, basePath).pathname;
    const hasScript = !exchange.keeps(SCRIPT);
    if (hasScript)
        exchange.add(SCRIPT, scriptOf(site.pages), 'entry-point');
    const page = notFoundPage({
        siteName,
        language,
        startPath: pathOf(''),
        look: lookOfSite(exchange, site),
        search,
        script: hasScript ? pathOf(SCRIPT) : undefined
    });
    exchange.add(PAGE, page, 'entry-point');
}
/** The page is shown at any address, so addresses of files of the site get their path from the root of the host. */
function lookOfSite(exchange, { start, addresses, basePath }) {
    const current = start && exchange.read(start.file.path);
    const source = current && exchange.shared.restore(current);
    if (start === undefined || source === undefined || source instanceof runtime_problem/* Problem */.AF)
        return NO_LOOK;
    const { file, base } = start;
    const from = (base === undefined ? null : addresses.resolve(base, file.path)) ?? file.path;
    return siteLook(source, value => {
        const url = value.trim() === '' ? null : addresses.resolve(value, from);
        if (url === null || !/^https?:$/.test(url.protocol))
            return undefined;
        const found = addresses.fileAt(url.href);
        if (found !== undefined)
            return new site_address/* SiteAddress */.g6(found, basePath).pathname;
        return url.protocol === 'https:' && url.origin !== addresses.origin ? url.href : undefined;
    });
}
function scriptOf(pages) {
    const code = (0,external_node_fs_.readFileSync)(new URL('client/not-found.js', new URL(...['../finish/not-found/not-found.js', import.meta.url]).href), 'utf8');
    let bytes = 0;
    const listed = pages
        // An address with two slashes at its start would lead to another host.
        .filter(({ path }) => /^\/(?![/\\])/.test(path))
        .map(({ path, title }) => JSON.stringify([path, title.slice(0, not_found_MAX_TITLE)]))
        .filter(entry => (bytes += Buffer.byteLength(entry) + 2) <= MAX_LIST_BYTES);
    return `${code}\nshowSimilarPages([\n${listed.join(',\n')}\n])\n`;
}

// EXTERNAL MODULE: ./.build/src/finish/site/page-addresses.js + 1 modules
var page_addresses = __webpack_require__(48892);
;// CONCATENATED MODULE: ./.build/src/finish/reading/read-pages.js






/** Reads each page once and collects its facts, its text for the search, and its Markdown. */
async function readPages(files, { manifest, siteUrl, content, exchange, addresses, markdown: markdownFiles, search }, context) {
    const { log, signal } = context;
    const read = [];
    const large = files.filter(({ size }) => size > page_page/* MAX_PAGE_BYTES */.rd);
    const readable = files.filter(({ size }) => size <= page_page/* MAX_PAGE_BYTES */.rd);
    const unread = large.map(({ path }) => `${path} (larger than ${(0,units/* formatBytes */.z3)(page_page/* MAX_PAGE_BYTES */.rd)})`);
    const others = [];
    const site = {
        files: exchange.files.map(({ path, redirect }) => ({ path, redirect })),
        basePath: manifest.basePath ?? '/',
        origin: siteUrl?.origin,
        content,
        hasMarkdown: markdownFiles !== undefined,
        hasSearch: search !== undefined
    };
    const thread = ['page-thread', new URL(...['../finish/reading/read-pages.js', import.meta.url]).href];
    const open = (file) => (0,page_page/* readExported */.Gj)(file, exchange);
    const onPages = async ({ pages, linkForms }) => {
        addresses.addLinkForms(linkForms);
        for (const page of pages) {
            if ('noPage' in page)
                others.push(page.noPage);
            if ('unread' in page)
                unread.push(page.unread);
            if (!('facts' in page))
                continue;
            const { facts, markdown, indexed } = page;
            read.push(facts);
            addresses.noteCanonical(facts);
            if (markdown !== undefined)
                markdownFiles?.write(facts.file.path, markdown);
            await search?.add(facts.file, indexed);
        }
    };
    await withProgress(() => `${(0,units/* formatCount */.B4)(read.length)} of ${(0,units/* formatCount */.B4)(files.length, 'page')} read.`, async () => await inPageThreads(readable, { thread, site, signal, open, onPages }), context);
    if (unread.length > 0)
        log.notice(`These pages cannot be read. They remain unchanged, are in no list, and the search does not find them: ${(0,with_more/* withMore */.i)(unread.sort(compare/* compareText */.n), 3).join(', ')}.`);
    if (others.length > 0)
        log.info(`These files are no pages of the site, such as the files with which search engines verify its owner. They remain unchanged: ${(0,with_more/* withMore */.i)(others.sort(compare/* compareText */.n), 5).join(', ')}.`);
    return read;
}

;// CONCATENATED MODULE: ./.build/src/finish/site/expected-names.js



/**
 * Returns the paths of pages that hosts or crawlers take for other files. The error page of a generator is not one of
 * them.
 */
function pagesWithExpectedName(pages, { addresses: inNavigation }, addresses) {
    const known = new Set(pages.map(({ file }) => file.path));
    // A generator writes its error page to `404.html`, and some also to a folder. The folder alone is from a source file.
    const isOwnFolder = (path) => /(?:^|\/)404\/index\.html$/.test(path) && !known.has(path.replace('/index.html', '.html'));
    const isForReaders = (path) => !(0,pages_pages/* isNotFoundPage */.np)(path) || isOwnFolder(path) || inNavigation.has(path) || addresses.isLinkedErrorPage(path);
    return Array.from(known)
        .filter(path => (0,page_addresses/* hasExpectedName */.mM)(path) && isForReaders(path))
        .sort(compare/* compareText */.n);
}

// EXTERNAL MODULE: ./.build/src/review/scan/values/sitemap-scanner.js
var sitemap_scanner = __webpack_require__(80523);
;// CONCATENATED MODULE: ./.build/src/finish/site/site-name.js
/** Separators between the title of a page and the name of the site. */
const SEPARATOR = /\s+(?:[-\u2010-\u2015|\u00b7\u2022\u00bb]|::)\s+/gu;
/** Share of pages that must have the same ending. Start pages and error pages often do not have it. */
const site_name_MIN_SHARE = 0.8;
/** A name contains only a few separators, and titles come from outside. */
const MAX_ENDINGS = 4;
const site_name_MAX_LENGTH = 200;
/** Returns the ending that nearly all titles share, such as `Acme Docs` in `Install | Acme Docs`, or undefined. */
function commonEnding(pages) {
    const titles = pages.map(({ headTitle }) => headTitle).filter(title => title !== '');
    const counts = new Map();
    for (const title of titles)
        for (const ending of endingsOf(title))
            counts.set(ending, (counts.get(ending) ?? 0) + 1);
    // The start page often has only the name as its title.
    const whole = new Set(titles.filter(title => counts.has(title)));
    const shared = [...counts].filter(([ending, count]) => titles.length > 1 && count + Number(whole.has(ending)) >= titles.length * site_name_MIN_SHARE);
    return shared.map(([ending]) => ending).sort((a, b) => b.length - a.length)[0];
}
function endingsOf(title) {
    return [...title.slice(-site_name_MAX_LENGTH).matchAll(SEPARATOR)]
        .slice(-MAX_ENDINGS)
        .map(({ index, 0: separator }) => title.slice(-site_name_MAX_LENGTH).slice(index + separator.length))
        .filter(ending => /[\p{L}\p{N}]/u.test(ending));
}

;// CONCATENATED MODULE: ./.build/src/finish/site/site-outline.js










function outlineOfSite(pages, site) {
    const { manifest, siteUrl } = site;
    const [start, ...further] = inOrder(pages, []);
    const navigation = start && navigationOf([start, ...further.slice(0, MAX_FURTHER)], site);
    const fileAt = fileFinder(manifest);
    const located = (navigation?.pages ?? []).flatMap(page => {
        const path = fileAt(page.href);
        return path === undefined ? [] : [{ ...page, path }];
    });
    const listed = located.filter(({ isHidden }) => !isHidden);
    const defaults = listed.filter(({ isDefault }) => isDefault);
    const others = listed.filter(({ isDefault }) => !isDefault);
    const order = defaults.map(({ path }) => path);
    // A page can be in several parts. Its first place in the default language and version decides.
    const sections = new Map([...defaults, ...others].toReversed().map(page => [page.path, page.sections]));
    const hidden = navigation?.listsHidden === true ? [] : located.filter(({ isHidden }) => isHidden);
    const inDefaults = new Set(order);
    return {
        name: navigation?.name ||
            start?.siteName ||
            commonEnding(pages) ||
            (manifest.domain ?? siteUrl?.host ?? start?.title ?? ''),
        description: navigation?.description || start?.summary || '',
        language: start?.language ?? '',
        order: order.length > 0 ? order : orderOfSitemap(site, fileAt),
        sections,
        others: new Set(others.map(({ path }) => path).filter(path => !inDefaults.has(path))),
        hidden: new Set(hidden.map(({ path }) => path).filter(path => !sections.has(path))),
        addresses: new Map(located.map(({ path, href }) => [path, href]))
    };
}
/** Also finds files for addresses in the service's navigation, which omit the base path and can end with `/index`. */
function fileFinder(manifest) {
    // A redirect page, such as `guides/index.html` for guides.html, is at the address that the navigation has for its page.
    const pages = manifest.files.filter(({ redirect }) => redirect === undefined);
    const paths = new Set(pages.map(({ path }) => path));
    const below = new site_map/* SiteMap */.iq(paths, { origin: page_addresses/* NO_HOST */.zt, basePath: manifest.basePath });
    const atRoot = new site_map/* SiteMap */.iq(paths, { origin: page_addresses/* NO_HOST */.zt });
    return address => [address, address.replace(/\/index$/, '')]
        .flatMap(form => [below.fileAt(form), atRoot.fileAt(form)])
        .find(path => path !== undefined);
}
/** Number of pages to search for a navigation if the data of the start page cannot be read. */
const MAX_FURTHER = 4;
/** Returns the navigation in the first of the pages that has one. */
function navigationOf(pages, { sitePath }) {
    const shared = new shared_data/* SharedData */.Ez(path => (0,read_below/* readIfThere */.qC)(sitePath, path));
    for (const { file } of pages) {
        const current = (0,read_below/* readIfThere */.qC)(sitePath, file.path);
        const page = current && shared.restore(current);
        const flight = page === undefined || page instanceof runtime_problem/* Problem */.AF ? undefined : (0,flight_flight/* readFlight */.TA)(page);
        const navigation = flight === undefined || flight instanceof runtime_problem/* Problem */.AF ? undefined : navigationIn(flight.rows);
        if (navigation !== undefined)
            return navigation;
    }
    return undefined;
}
/** Ignores the host: the sitemap can list addresses on the export host or the site host, with the same paths. */
function orderOfSitemap({ manifest, sitePath }, fileAt) {
    const file = manifest.files.find(({ path, kind }) => path === 'sitemap.xml' && kind === undefined);
    const text = file && (0,read_below/* readIfThere */.qC)(sitePath, file.path)?.toString();
    const urls = text === undefined ? [] : [...((0,sitemap_scanner/* sitemapUrls */.S)(text) ?? [])];
    return urls.flatMap(url => fileAt(url.replace(/^https?:\/\/[^/]*/, '') || '/') ?? []);
}
/** Sorts the start page first, then the pages in `order`, and then all other pages by path. */
function inOrder(pages, order) {
    const places = new Map([...new Set(['index.html', ...order])].map((path, at) => [path, at]));
    const placeOf = ({ file }) => places.get(file.path) ?? Infinity;
    return pages.toSorted((a, b) => {
        const [first, second] = [placeOf(a), placeOf(b)];
        return first === second ? (0,compare/* compareText */.n)(a.file.path, b.file.path) : first - second;
    });
}

;// CONCATENATED MODULE: ./.build/src/finish/sitemap/sitemap.js

/** Maximum number of entries that the sitemap protocol allows in one file. */
const MAX_ENTRIES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Returns the text of each sitemap file, by name. `urlOf` returns the address of a site file. */
function sitemapFiles(entries, urlOf) {
    const parts = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, at) => entries.slice(at * MAX_ENTRIES, (at + 1) * MAX_ENTRIES));
    if (parts.length <= 1)
        return new Map([['sitemap.xml', listOf('urlset', 'url', entries)]]);
    const names = parts.map((_, at) => `sitemap-${at + 1}.xml`);
    const index = listOf('sitemapindex', 'sitemap', names.map(name => ({ url: urlOf(name) })));
    return new Map([
        ['sitemap.xml', index],
        ...parts.map((part, at) => [names[at] ?? '', listOf('urlset', 'url', part)])
    ]);
}
function listOf(root, element, entries) {
    const lines = entries.map(({ url, since }) => {
        const changed = since === undefined ? '' : `<lastmod>${(0,markup/* escapeMarkup */.M)(since)}</lastmod>`;
        return `<${element}><loc>${(0,markup/* escapeMarkup */.M)(url)}</loc>${changed}</${element}>\n`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${lines.join('')}</${root}>\n`;
}
function robotsText(sitemapUrl) {
    return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}

// EXTERNAL MODULE: ./.build/src/site/files/file-names.js
var file_names = __webpack_require__(21328);
// EXTERNAL MODULE: ./.build/src/finish/search/indexed-page.js
var indexed_page = __webpack_require__(3729);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/files/find-program.js
var find_program = __webpack_require__(15288);
;// CONCATENATED MODULE: ./.build/src/finish/search/pagefind.js










/** The tested version. Since 1.5.2, index files with the same content have the same names. */
const VERSION = '1.5.2';
/** SHA-256 of the program in each platform's package. */
const PROGRAMS = {
    'darwin-arm64': '111c39d20165385df77736c80ddace6593d01d46d0758d541f5d3bafff0cddd2',
    'darwin-x64': 'a8ca52c505ccd223136d19193c56824191268b045036c25828322c7bba4008c3',
    'linux-arm64': 'f317d9624087db37e875e1f606aaf09e935a9fce9cf5122b989d7579cc669a8c',
    'linux-x64': '70cb6d23d6508bb18e77fd5403e99d7ede0ae9d2eef1ab9f049411e0c12ec380',
    'windows-arm64': '5f2ce0af09c782728743fb3aae3ac4fdc974c068cf67a32cb4e7a9024b100732',
    'windows-x64': 'ea67f8e3757e756263df57244ba894807a9bed8501b02d15daf1ab00a8a98734'
};
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** Path of the program in the package. */
const PROGRAM = process.platform === 'win32' ? 'bin/pagefind_extended.exe' : 'bin/pagefind_extended';
/** Installs the program into a new `folder` outside the workspace, so that no `.npmrc` of the repository applies. */
async function installPagefind(folder, context) {
    const expected = PROGRAMS[platform];
    if (expected === undefined)
        throw missing(`There is no Pagefind build for ${platform}`, context.environment);
    const npm = (0,find_program/* findProgram */.K)('npm', context.environment, (0,runner/* readRunner */.f)(context.environment).workspace);
    if (npm === undefined)
        throw missing('npm was not found', context.environment);
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'package.json'), '{ "private": true }');
    // On Windows, the `npm` command is a shell script, so run npm's JavaScript file directly.
    const [file, ...before] = process.platform === 'win32'
        ? [process.execPath, (0,external_node_path_.join)((0,external_node_path_.dirname)(npm), 'node_modules/npm/bin/npm-cli.js')]
        : [npm];
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
    const args = [...before, 'install', ...options, `@pagefind/${platform}@${VERSION}`];
    const { code, output } = await runProgram(file, args, folder, context);
    if (code !== 0)
        throw missing(`npm could not install Pagefind ${VERSION}: ${output}`, context.environment);
    const program = (0,external_node_path_.join)(folder, 'node_modules/@pagefind', platform, PROGRAM);
    const found = (0,external_node_crypto_.hash)('sha256', await (0,promises_.readFile)(program));
    if (found === expected)
        return program;
    throw new failure/* Failure */.HR('search-program-altered', `The program of @pagefind/${platform} ${VERSION} has the SHA-256 ${found}. Expected: ${expected}.`);
}
/** Checks a program that is already on the runner, before the program is needed. */
async function checkProgram(path, context) {
    const found = await (0,promises_.stat)(path).catch(() => undefined);
    if (found === undefined)
        throw unusable(path, 'it does not exist');
    if (!found.isFile())
        throw unusable(path, found.isDirectory() ? 'it is a folder' : 'it is not a file');
    const { output } = await startProgram(path, ['--version'], (0,external_node_path_.dirname)(path), context);
    if (!/^pagefind \d/.test(output))
        throw unusable(path, `its --version output is "${(0,clip/* clip */.$)(output, 200)}"`);
    return path;
}
/** Matches pages by their file extension, in upper or lower case. */
const PAGES = '**/(?i)*.{htm,html}';
async function buildIndex(program, { site, index }, context) {
    const args = ['--site', site, '--output-path', index, '--silent', '--glob', PAGES];
    const { code, output } = await startProgram(program, args, (0,external_node_path_.dirname)(site), context);
    if (code !== 0)
        throw new failure/* Failure */.HR('search-index-failed', `Pagefind ended with ${code === null ? 'a signal' : `exit code ${code}`}: ${output}`);
    return await sortLanguages((0,external_node_path_.join)(index, 'pagefind-entry.json'));
}
/** Sorts the languages, so that the same index always has the same bytes. Returns the number of pages in the index. */
async function sortLanguages(file) {
    try {
        const entry = JSON.parse(await (0,promises_.readFile)(file, 'utf8'));
        const languages = Object.entries(entry.languages).sort(([a], [b]) => (0,compare/* compareText */.n)(a, b));
        await (0,promises_.writeFile)(file, JSON.stringify({ ...entry, languages: Object.fromEntries(languages) }));
        return languages.reduce((sum, [, { page_count: count }]) => sum + count, 0);
    }
    catch (error) {
        throw new failure/* Failure */.HR('search-index-failed', `Pagefind failed: ${(0,failure/* reasonOf */.A3)(error)}.`, { cause: error });
    }
}
/** Runs Pagefind without the settings that it would read from the environment. */
async function startProgram(...[file, args, cwd, context]) {
    const variables = Object.entries(context.environment).filter(([name]) => !/^PAGEFIND_/i.test(name));
    const own = { ...context, environment: Object.fromEntries(variables) };
    return await runProgram(file, args, cwd, own).catch((error) => {
        context.signal.throwIfAborted();
        if (error.code !== 'EACCES')
            throw unusable(file, `it could not be started: ${(0,failure/* reasonOf */.A3)(error)}`);
        throw new failure/* Failure */.HR('search-program-unusable', `This user has no permission to execute ${file}.`, {
            cause: error,
            advice: 'Make the program executable with chmod +x. If its disk is mounted with noexec, put the program on another disk, and set `pagefind` to its path.'
        });
    });
}
const MAX_OUTPUT = 2000;
async function runProgram(file, args, cwd, { environment: env, signal }) {
    signal.throwIfAborted();
    const child = (0,external_node_child_process_.spawn)(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => {
            output = (output + text).slice(-MAX_OUTPUT);
        });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop);
    try {
        const [code] = (await (0,external_node_events_.once)(child, 'close'));
        signal.throwIfAborted();
        return { code, output: (0,clip/* clip */.$)(output.replace(/\s+/g, ' ').trim(), MAX_OUTPUT) };
    }
    finally {
        signal.removeEventListener('abort', stop);
    }
}
function unusable(path, what) {
    const expected = `Expected: ${PROGRAM} of the package @pagefind/${platform} ${VERSION}.`;
    return new failure/* Failure */.HR('search-program-unusable', `${path} is not Pagefind: ${what}. ${expected}`);
}
function missing(what, environment) {
    const advice = 'Install Node.js with npm, and check that this machine can reach the registry that npm is configured for. Without network access, set `pagefind` to the path of the program.';
    const isRunner = environment['GITHUB_ACTIONS'] === 'true';
    return new failure/* Failure */.HR('search-program-missing', `${what}.`, isRunner ? {} : { advice });
}

;// CONCATENATED MODULE: ./.build/src/finish/search/search-index.js












const FOLDER = 'pagefind';
const search_index_SCRIPT = `${FOLDER}/search.js`;
/** Files that a search loads. Pagefind also writes its own user interfaces, which are not needed. */
const LOADED = /^(?:pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|[^/]+\.pf_meta|(?:fragment|index|filter)\/[^/]+)$/;
/** Collects the title and content of each page and builds the search index. */
class SearchIndex {
    /** The script element that loads the search. ASCII only, because a page can have any encoding. */
    tag;
    #inputs;
    #found;
    #context;
    /** The copy of each page that Pagefind reads, by page path. */
    #copies = new Map();
    #skipped = 0;
    constructor(inputs, found, context) {
        this.#inputs = inputs;
        this.#found = found;
        this.#context = context;
        this.tag = this.tagFor(inputs.trigger);
    }
    /** Returns the script element for a page on which other selectors open the search. */
    tagFor(trigger) {
        const address = new site_address/* SiteAddress */.g6(search_index_SCRIPT, this.#inputs.manifest.basePath).pathname;
        const value = (0,markup/* escapeMarkup */.M)(trigger).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`);
        return `<script defer src="${(0,markup/* escapeMarkup */.M)(address)}" data-trigger="${value}"></script>`;
    }
    static async start(inputs, { work, tools }, context) {
        const { environment, pagefind } = inputs;
        await requireOurs(inputs);
        const programContext = { environment, signal: context.signal };
        const program = pagefind === undefined
            ? await installPagefind(tools, programContext)
            : await checkProgram(pagefind, programContext);
        await (0,promises_.mkdir)((0,external_node_path_.join)(work, 'pages'));
        return new SearchIndex(inputs, { program, work }, context);
    }
    /** `indexed` is undefined for a page without an element that matches `content`. */
    async add(page, indexed) {
        if (!(0,pages_pages/* countsAsPage */.a$)(page))
            return;
        if (indexed === undefined) {
            this.#skipped += 1;
            return;
        }
        // Pagefind uses the path of the copy as the address of the result, so encode the path unless it becomes too long.
        const address = page.path.replace(/[%#?]/g, encodeURIComponent);
        const name = address.split('/').some(file_names/* isSegmentTooLong */.Mm) ? page.path : address;
        const copy = (0,external_node_path_.join)(this.#found.work, 'pages', name);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(copy), { recursive: true });
        await (0,promises_.writeFile)(copy, indexed);
        this.#copies.set(page.path, copy);
    }
    /**
     * Builds the index. Adds to the site only the index files that a search loads. `canonicalOf` returns the path of a
     * page's canonical address. Without such an address, the search opens the file of the page.
     */
    async build(exchange, canonicalOf) {
        const { sitePath, environment } = this.#inputs;
        const { program, work } = this.#found;
        const { log, signal } = this.#context;
        if (this.#copies.size === 0)
            throw new failure/* Failure */.HR('search-nothing-indexed', `No page in ${sitePath} was indexed.`);
        if (this.#skipped > 0)
            log.notice(`The search does not include ${(0,units/* formatCount */.B4)(this.#skipped, 'page')}, because no element matches \`content\`.`);
        for (const [page, copy] of this.#copies)
            await (0,promises_.appendFile)(copy, (0,indexed_page/* endOfIndexedPage */.r)(canonicalOf(page)));
        const built = (0,external_node_path_.join)(work, 'index');
        const copies = { site: (0,external_node_path_.join)(work, 'pages'), index: built };
        const pages = await buildIndex(program, copies, { environment, signal });
        if (pages === 0)
            throw new failure/* Failure */.HR('search-nothing-indexed', `Pagefind found no text in any page in ${sitePath}.`);
        if (pages < this.#copies.size)
            log.notice(`The search does not include ${(0,units/* formatCount */.B4)(this.#copies.size - pages, 'page')} that Pagefind did not index.`);
        await (0,promises_.writeFile)((0,external_node_path_.join)(built, 'search.js'), await (0,promises_.readFile)(new URL('client/search.js', new URL(...['../finish/search/search-index.js', import.meta.url]).href)));
        const names = (await filesIn(built)).filter(name => name === 'search.js' || LOADED.test(name));
        for (const name of names)
            exchange.addFile(`${FOLDER}/${name}`, (0,external_node_path_.join)(built, name), 'search');
        const added = exchange.files.filter(({ kind }) => kind === 'search');
        return { pages, bytes: added.reduce((sum, { size }) => sum + size, 0) };
    }
}
/** Throws if a file in the index folder was not written by this action, or was changed after this action wrote it. */
async function requireOurs({ sitePath, manifest }) {
    const place = (0,external_node_path_.join)(sitePath, FOLDER);
    const found = (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false });
    if (found === undefined)
        return;
    const ours = manifest.files.filter(({ kind }) => kind === 'search');
    const digests = new Map(ours.map(({ path, sha256, replaces }) => [path, [sha256, replaces]]));
    const digestOf = (name) => (0,external_node_crypto_.hash)('sha256', (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(place, name)));
    const names = found.isDirectory() ? await filesIn(place) : [''];
    const foreign = names.find(name => digests.get(`${FOLDER}/${name}`)?.includes(digestOf(name)) !== true);
    if (foreign !== undefined)
        throw new failure/* Failure */.HR('search-folder-taken', `Another program wrote or changed ${(0,external_node_path_.join)(place, foreign)}.`);
}
/** Returns the relative paths of all files, with forward slashes. */
async function filesIn(folder) {
    const entries = await (0,promises_.readdir)(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter(entry => !entry.isDirectory());
    return files.map(({ parentPath, name }) => (0,external_node_path_.relative)(folder, (0,external_node_path_.join)(parentPath, name)).replaceAll('\\', '/'));
}

;// CONCATENATED MODULE: ./.build/src/finish/flight/head-edits.js




/** Head elements that contain the address of the page or of its Markdown. */
const ADDRESS_ELEMENTS = {
    canonical: { name: 'link', is: { rel: 'canonical' }, attribute: 'href' },
    ogUrl: { name: 'meta', is: { property: 'og:url' }, attribute: 'content' },
    markdown: { name: 'link', is: { rel: 'alternate', type: 'text/markdown' }, attribute: 'href' }
};
/**
 * Changes addresses in the head of a page and in the data for the client. Further elements at `repeated` are removed from
 * both. Returns a Problem if the data cannot be changed. In that case, the head also remains unchanged.
 */
function headEdits(source, changes, { endOfHead, repeated }) {
    if (changes.length === 0 && repeated.length === 0)
        return [];
    const edits = [
        ...changes.map(({ element, url, replaced }) => {
            const { start, end } = replaced ?? { start: endOfHead, end: endOfHead };
            return { start, end, text: markupOf(element, url) };
        }),
        ...repeated.map(({ start, end }) => ({ start, end, text: '' }))
    ];
    const flight = (0,flight_flight/* readFlight */.TA)(source);
    if (flight === undefined || flight instanceof runtime_problem/* Problem */.AF)
        return flight ?? edits;
    const rows = withAddresses(flight.rows, changes, repeated.length > 0);
    return rows instanceof runtime_problem/* Problem */.AF ? rows : [...edits, ...flight.editsFor(rows)];
}
/** The markup contains only ASCII, so it is valid in every encoding that a page can have. */
function markupOf({ name, is, attribute }, url) {
    const address = (0,markup/* escapeMarkup */.M)(url).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`);
    const own = Object.entries(is).map(([key, value]) => `${key}="${value}" `);
    return `<${name} ${own.join('')}${attribute}="${address}"/>`;
}
function isElement(value) {
    return Array.isArray(value) && value[0] === '$' && (0,values/* isFields */.C)(value[3]);
}
/** Returns the list of head elements in a row. A client that streams the head wraps this list in an object. */
function headElementsOf(value) {
    const list = (0,values/* isFields */.C)(value) ? value['metadata'] : value;
    const isHead = Array.isArray(list) && list.some(each => isElement(each) && each[1] === 'title');
    return isHead ? list : undefined;
}
/** The start of a row with the head elements, in both forms. */
const HEAD = /^(?:\{"metadata":)?\[(?:\["\$","(?:meta|link)",[^]*,)?\["\$","title",/;
/** Sets addresses in the row that lists the head elements. This row also contains the title. */
function withAddresses(rows, changes, hasRepeated) {
    const at = rows.findIndex(({ tag, text }) => tag === '' && HEAD.test(text));
    const row = rows[at] && (0,values/* exactValue */.z)(rows[at].text);
    const head = headElementsOf(row);
    if (head === undefined)
        return new runtime_problem/* Problem */.AF('its data has no head that can be changed');
    const isOf = ({ name, is }, each) => isElement(each) && each[1] === name && Object.entries(is).every(([key, value]) => each[3][key] === value);
    for (const { element, url } of changes) {
        const { name, is, attribute } = element;
        const found = head.find(each => isOf(element, each));
        if (isElement(found))
            found[3][attribute] = url;
        else
            head.push(['$', name, Object.values(is).at(-1) ?? '', { ...is, [attribute]: url }]);
    }
    const single = hasRepeated ? [ADDRESS_ELEMENTS.canonical, ADDRESS_ELEMENTS.ogUrl] : [];
    for (const element of [...single, ...changes.map(change => change.element)]) {
        const [, ...others] = head.filter(each => isOf(element, each));
        for (const each of others)
            head.splice(head.indexOf(each), 1);
    }
    return rows.map((each, i) => (i === at ? { ...each, text: JSON.stringify(row) } : each));
}

// EXTERNAL MODULE: ./.build/src/html/html-tokens.js + 2 modules
var html_tokens = __webpack_require__(87532);
;// CONCATENATED MODULE: ./.build/src/finish/markdown/alternate.js






const MARKDOWN_TYPE = 'text/markdown';
/**
 * Sets the address of the Markdown version in the head of a page and in the data for the client. The service also
 * serves the Markdown of a folder page at `guides/index.md`. `isWrong` decides about the address that the page contains.
 */
function withMarkdownAddress(page, to, isWrong) {
    if (!page.includes(MARKDOWN_TYPE))
        return page;
    const edits = [];
    const wrong = new Set();
    for (const { tag, isInert } of (0,html_tokens/* htmlTokens */._)(page)) {
        const valueOf = (name) => (0,attribute_values/* decodedValue */.Es)(tag.raw(name));
        if (isInert || tag.name !== 'link' || !tag.has('href') || valueOf('type') !== MARKDOWN_TYPE)
            continue;
        const address = valueOf('href');
        if (valueOf('rel').toLowerCase() !== 'alternate' || !isWrong(address))
            continue;
        wrong.add(address);
        const start = tag.startOf('href');
        edits.push({ start, end: start + tag.raw('href').length, text: (0,markup/* escapeMarkup */.M)(to) });
    }
    if (edits.length === 0)
        return page;
    const flight = (0,flight_flight/* readFlight */.TA)(page);
    // If the data cannot be changed, the client would restore the address in the head.
    if (flight instanceof runtime_problem/* Problem */.AF)
        return page;
    const rows = flight?.rows.map(row => {
        const value = row.tag === '' && row.text.includes(MARKDOWN_TYPE) ? (0,values/* exactValue */.z)(row.text) : undefined;
        if (value === undefined || !correct(value, wrong, to))
            return row;
        return { ...row, text: JSON.stringify(value) };
    });
    return (0,flight_flight/* applyPageEdits */.X9)(page, [...edits, ...(flight?.editsFor(rows ?? []) ?? [])]);
}
/** Corrects the elements in a list of head elements, which some clients wrap in an object. */
function correct(value, wrong, to) {
    const list = (0,values/* isFields */.C)(value) ? value['metadata'] : value;
    let isCorrected = false;
    for (const element of Array.isArray(list) ? list : []) {
        const [mark, name, , properties] = Array.isArray(element) ? element : [];
        if (mark !== '$' || name !== 'link' || !(0,values/* isFields */.C)(properties) || properties['type'] !== MARKDOWN_TYPE)
            continue;
        if (typeof properties['href'] !== 'string' || !wrong.has(properties['href']))
            continue;
        properties['href'] = to;
        isCorrected = true;
    }
    return isCorrected;
}

// EXTERNAL MODULE: ./.build/src/finish/page/index-note.js
var index_note = __webpack_require__(80416);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/finish/sitemap/canonical.js


/**
 * Returns the elements that a page needs so that it has one canonical address and one `og:url`. Returns undefined if the
 * page keeps its elements: they are right, or name another host.
 */
function canonicalChanges(page, { addresses, siteUrl }) {
    const { canonical, repeated } = page;
    const isKept = isMeant(canonical?.value, page, addresses, siteUrl);
    if (isKept && isElsewhere(page, siteUrl))
        return undefined;
    const url = isKept
        ? ((0,parse_url/* parseUrl */.D)(canonical?.value ?? '', siteUrl)?.href ?? '')
        : addresses.pageUrl(page.file.path);
    const changed = ['canonical', 'ogUrl'].filter(name => !isMeant(page[name]?.value, page, addresses, siteUrl));
    if (changed.length === 0 && repeated.length === 0)
        return undefined;
    return changed.map(name => ({ element: ADDRESS_ELEMENTS[name], url, replaced: page[name] }));
}
function isElsewhere({ canonical }, siteUrl) {
    return canonical !== undefined && (0,parse_url/* parseUrl */.D)(canonical.value, siteUrl)?.host !== siteUrl.host;
}
/**
 * Whether to keep an address: it is neither the address of a missing page, nor an internal address of the service, nor
 * the address of a redirect page that leads back to the page.
 */
function isMeant(value, { file }, addresses, siteUrl) {
    const url = value === undefined ? null : (0,parse_url/* parseUrl */.D)(value, siteUrl);
    if (url === null || url.host === 'undefined.mintlify.app' || url.pathname.startsWith('/src/_props/'))
        return false;
    if (url.host !== siteUrl.host)
        return true;
    const found = addresses.fileAt(url.href);
    return found !== undefined && (found === file.path || addresses.leadsTo(url.href) !== file.path);
}

;// CONCATENATED MODULE: ./.build/src/finish/writing/page-writer.js














/** Writes the pages with what this run adds to them, and without the search script of an earlier run. */
class PageWriter {
    /** Number of pages whose canonical address is on another host. */
    canonicalElsewhere = 0;
    #site;
    #facts;
    /** The note that leads agents to `llms.txt`; empty if the pages get none. */
    #note;
    #addsData;
    /** Pages that have data in a file, and the paths of the data that this run adds. */
    #withData;
    /** Why the head or the data of a page remains unchanged, by path. */
    #problems = new Map();
    constructor(site) {
        const { exchange, markdown, addresses, manifest, add, pages } = site;
        this.#site = site;
        this.#facts = new Map(pages.map(page => [page.file.path, page]));
        this.#withData = new Set((0,page_data/* pageDataOf */.nC)(new Set(exchange.files.map(({ path }) => path))).values());
        const hasNote = markdown !== undefined && (0,index_note/* isWithoutReact */.M_)(exchange);
        this.#note = hasNote ? (0,index_note/* indexNote */.To)(addresses.urlOf('llms.txt')) : '';
        // With page data, the client of a moved site would load images from the host root.
        this.#addsData = add.has('navigation') && manifest.exportedBasePath === undefined;
    }
    async write(files, context) {
        const { add, exchange } = this.#site;
        const { log, signal } = context;
        if (add.has('navigation') && !this.#addsData)
            log.notice('`navigation` was not added: a site that was moved to another base path loads each page in full, without navigation data.');
        let written = 0;
        const writeAll = async () => {
            for (const file of files) {
                // Let signal handlers and timers run.
                await (0,external_node_timers_promises_.setImmediate)();
                signal.throwIfAborted();
                const isLarge = file.size > page_page/* MAX_PAGE_BYTES */.rd;
                const isKept = isLarge && (await exchange.isUnchanged(file, signal));
                signal.throwIfAborted();
                if (!isKept)
                    this.#writePage(file);
                written += 1;
            }
        };
        await withProgress(() => `${(0,units/* formatCount */.B4)(written)} of ${(0,units/* formatCount */.B4)(files.length, 'page')} written.`, writeAll, context);
        if (this.#addsData && !exchange.files.some(({ kind }) => kind === 'page-data'))
            log.notice('`navigation` added nothing: the pages contain no Next.js data, or the site already has this data in files.');
        if (this.#problems.size > 0)
            log.notice(`The head and the page data remain unchanged in ${(0,units/* formatCount */.B4)(this.#problems.size, 'page')}, because the data cannot be read exactly: ${(0,with_more/* withMore */.i)(Array.from(this.#problems, ([path, reason]) => `${path} (${reason})`), 3).join(', ')}.`);
    }
    #writePage(file) {
        const { exchange, markdown } = this.#site;
        const found = (0,page_page/* readExported */.Gj)(file, exchange);
        const { source } = found;
        const page = this.#facts.get(file.path);
        if (page === undefined) {
            exchange.replace(file, found, source);
            return;
        }
        const edited = (0,flight_flight/* applyPageEdits */.X9)(source, [...this.#headEdits(page, source), ...this.#additions(page)]);
        const path = markdown?.paths.get(file.path);
        const content = this.#withMarkdownAddress(edited, path);
        const own = content === edited ? source : this.#withMarkdownAddress(source, path);
        exchange.replace(this.#noteOwn(file, found, own), found, content);
        this.#addPageData(file, content);
    }
    /** Sets the addresses in the head, if the data for the client can say the same. */
    #headEdits(page, source) {
        const { add, siteUrl, addresses, markdown } = this.#site;
        const { file, endOfHead, isPrivate } = page;
        const isListed = siteUrl !== undefined && add.has('sitemap') && (0,pages_pages/* countsAsPage */.a$)(file) && !isPrivate;
        const canonical = isListed ? canonicalChanges(page, { addresses, siteUrl }) : undefined;
        const link = page.hasMarkdownLink ? undefined : markdown?.urlFor(file.path);
        const changes = [
            ...(canonical ?? []),
            ...(link === undefined ? [] : [{ element: ADDRESS_ELEMENTS.markdown, url: link }])
        ];
        const repeated = canonical === undefined ? [] : page.repeated;
        const edits = headEdits(source, changes, { endOfHead, repeated });
        if (edits instanceof runtime_problem/* Problem */.AF) {
            this.#problems.set(file.path, edits.message);
            return [];
        }
        if (isListed && canonical === undefined && isElsewhere(page, siteUrl))
            this.canonicalElsewhere += 1;
        return edits;
    }
    /** The script of the search, and the note for agents where it can be added without changing what React expects. */
    #additions({ file, endOfHead, startOfBody: start }) {
        const { searchTag, markdown } = this.#site;
        const tag = { start: endOfHead, end: endOfHead, text: searchTag };
        const isNoted = this.#note !== '' && start !== undefined && markdown?.urlFor(file.path);
        return isNoted ? [tag, { start, end: start, text: this.#note }] : [tag];
    }
    /** Replaces the address of the Markdown version in a page if no file is at this address. */
    #withMarkdownAddress(page, markdown) {
        if (markdown === undefined)
            return page;
        const { addresses } = this.#site;
        const isWrong = (address) => {
            const url = /^\/(?!\/)/.test(address) ? addresses.resolve(address, 'index.html') : null;
            return url !== null && addresses.pathOf(url) !== markdown && addresses.fileAt(address) === undefined;
        };
        return withMarkdownAddress(page, addresses.pathnameOfFile(markdown), isWrong);
    }
    /** Lets a later run recognize a page that was moved, restored or corrected, without what this run adds. */
    #noteOwn(file, { source, isRestored }, own) {
        const isMoved = this.#site.manifest.exportedBasePath !== undefined;
        return isMoved || isRestored || own !== source ? { ...file, moved: (0,external_node_crypto_.hash)('sha256', own) } : file;
    }
    /** Adds the data that the client requests when a reader follows a link to the page. */
    #addPageData(file, content) {
        const path = (0,page_data/* besidePage */.OS)(file.path, '.rsc');
        if (!this.#addsData || this.#withData.has(file.path) || this.#withData.has(path))
            return;
        this.#withData.add(path);
        const flight = (0,pages_pages/* countsAsPage */.a$)(file) ? (0,flight_flight/* readFlight */.TA)(content) : undefined;
        if (flight instanceof runtime_problem/* Problem */.AF)
            this.#problems.set(file.path, flight.message);
        else if (flight !== undefined)
            this.#site.exchange.add(path, flight.payload, 'page-data');
    }
}

;// CONCATENATED MODULE: ./.build/src/finish/finish-site.js























/** How the names of the folders for prepared files and for the search program begin. */
const [WORK, TOOLS] = ['.static-export-', 'finish-'];
/** Moves the site to a new base path if necessary, adds the parts in `add`, and then applies all changes together. */
async function finishSite(inputs, context) {
    const { sitePath, tempDir } = inputs;
    const made = [];
    try {
        for (const [parent, prefix] of [
            [(0,external_node_path_.dirname)(sitePath), WORK],
            [tempDir, TOOLS]
        ])
            for (const name of await (0,work_folder/* removeAbandoned */.jU)(parent, prefix))
                context.log.info(`Removed ${name}, a leftover from a killed run.`);
        // The folder is beside the site, so that files can be renamed into the site. Exports remove leftover folders too.
        const work = await (0,work_folder/* makeWorkFolder */._d)((0,external_node_path_.join)((0,external_node_path_.dirname)(sitePath), WORK));
        made.push(work);
        const tools = await (0,work_folder/* makeWorkFolder */._d)((0,external_node_path_.join)(tempDir, TOOLS));
        made.push(tools);
        const exchange = new Exchange(inputs.manifest, { sitePath, work });
        const manifest = await moveSite(inputs, exchange, context);
        return await new SiteFinisher({ ...inputs, manifest }, exchange, { work, tools }, context).run();
    }
    catch (error) {
        const isOfSystem = error.syscall !== undefined;
        if (error instanceof failure/* Failure */.HR || context.signal.aborted || !isOfSystem)
            throw error;
        throw new failure/* Failure */.HR('finish-site-unwritable', `The site could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`, {
            cause: error
        });
    }
    finally {
        for (const folder of made)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
class SiteFinisher {
    #inputs;
    #folders;
    #context;
    #exchange;
    #addresses;
    #markdown;
    constructor(inputs, exchange, folders, context) {
        const { manifest, siteUrl, add } = inputs;
        this.#inputs = inputs;
        this.#folders = folders;
        this.#context = context;
        this.#exchange = exchange;
        this.#addresses = new page_addresses/* PageAddresses */.UM({ ...manifest, files: exchange.files }, siteUrl?.origin);
        this.#markdown = add.has('markdown') ? new MarkdownFiles(this.#addresses, folders.work) : undefined;
    }
    async run() {
        const { manifest, add, siteUrl, manifestPath } = this.#inputs;
        const { log } = this.#context;
        const before = sizeOf(this.#exchange.files);
        const search = add.has('search')
            ? await SearchIndex.start(this.#inputs, this.#folders, this.#context)
            : undefined;
        const files = this.#exchange.files.filter(({ path, redirect }) => (0,pages_pages/* isPage */.yp)(path) && redirect === undefined);
        const site = {
            ...this.#inputs,
            exchange: this.#exchange,
            addresses: this.#addresses,
            markdown: this.#markdown
        };
        // If the site is only moved or made smaller, the content of its pages does not have to be read.
        const pages = [...add].every(part => part === 'compact')
            ? []
            : await readPages(files, { ...site, search }, this.#context);
        if (siteUrl === undefined && (add.has('sitemap') || add.has('markdown')))
            log.notice('Set `site-url` to the site address. Without this input, there is no sitemap and no canonical address, and links in Markdown have no host.');
        const outline = outlineOfSite(pages, this.#inputs);
        for (const [path, href] of outline.addresses)
            this.#addresses.noteNavigation(path, href);
        const misnamed = pagesWithExpectedName(pages, outline, this.#addresses);
        if (misnamed.length > 0)
            log.warning(`Hosts and crawlers expect other files at the addresses of these pages: ${(0,with_more/* withMore */.i)(misnamed, 5).join(', ')}. Rename them: a page named 404 is in no list, has no Markdown, and is not found by the search; at the addresses of the others, hosts serve these files.`);
        const feeds = new Set(pages.flatMap(page => page.feeds));
        if (feeds.size > 0)
            log.notice(`Pages name feeds that the site does not contain: ${(0,with_more/* withMore */.i)([...feeds].sort(compare/* compareText */.n), 3).join(', ')}. Feed readers get an error there.`);
        const listed = inOrder(pages, outline.order).filter(({ isPrivate, file }) => !isPrivate && (0,pages_pages/* countsAsPage */.a$)(file));
        this.#markdown?.name(listed);
        const writer = new PageWriter({ ...site, pages, searchTag: search?.tag ?? '' });
        await writer.write(files, this.#context);
        const index = await search?.build(this.#exchange, page => this.#canonicalOf(page));
        const markdownPages = this.#markdown?.addTo(this.#exchange, listed, outline);
        const without = this.#markdown?.pagesWithoutPath(listed) ?? [];
        if (without.length > 0)
            log.warning(`These pages have no Markdown and are in no list for agents, because other pages have the same address except for the slash: ${(0,with_more/* withMore */.i)(without, 5).join(', ')}.`);
        if (add.has('sitemap') && siteUrl !== undefined)
            this.#addSitemap(listed.filter(({ file }) => !outline.hidden.has(file.path)));
        if (add.has('not-found'))
            this.#addNotFound(listed, outline, search);
        if (add.has('compact'))
            await compactSite({ ...site, basePath: manifest.basePath }, this.#context);
        const base = new site_address/* SiteAddress */.g6('', manifest.basePath).pathname.replace(/\/$/, '');
        addHostFiles(this.#exchange, { base, hasMarkdown: this.#markdown !== undefined });
        this.#context.signal.throwIfAborted();
        const removed = await this.#exchange.apply(manifestPath, {
            ...manifest,
            ...(siteUrl && { siteUrl: siteUrl.href })
        });
        const finished = this.#exchange.files;
        return {
            indexedPages: index?.pages ?? 0,
            indexBytes: index?.bytes ?? 0,
            markdownPages: markdownPages ?? 0,
            basePath: manifest.basePath ?? '/',
            addedFiles: finished.filter(({ kind }) => kind !== undefined).length,
            kept: this.#exchange.kept,
            removed,
            canonicalElsewhere: writer.canonicalElsewhere,
            limits: limitWarnings(siteUrl, finished),
            before,
            after: sizeOf(finished)
        };
    }
    /** Returns the path of the canonical address that a page has at the end of this run, if it has one. */
    #canonicalOf(page) {
        const { add, siteUrl } = this.#inputs;
        const hasSitemap = siteUrl !== undefined && add.has('sitemap');
        return hasSitemap ? this.#addresses.pathnameOf(page) : this.#addresses.ownPathnameOf(page);
    }
    #addSitemap(listed) {
        const isCanonical = ({ file, canonical }) => canonical === undefined || (this.#addresses.leadsTo(canonical.value) ?? file.path) === file.path;
        const entries = new Map(listed.filter(isCanonical).map(({ file }) => {
            const url = this.#addresses.pageUrl(file.path);
            return [url, { url, since: file.contentSince }];
        }));
        const urlOf = (path) => this.#addresses.urlOf(path);
        for (const [name, text] of sitemapFiles([...entries.values()], urlOf))
            this.#exchange.add(name, text, 'entry-point');
        // Crawlers request robots.txt only at the root of the host.
        if ((this.#inputs.manifest.basePath ?? '/') === '/')
            this.#exchange.add('robots.txt', robotsText(urlOf('sitemap.xml')), 'entry-point');
    }
    #addNotFound(listed, outline, search) {
        const pages = listed
            .filter(({ file }) => !outline.hidden.has(file.path))
            .map(({ file, title }) => ({ path: this.#addresses.pathnameOf(file.path), title }));
        addNotFound(this.#exchange, {
            siteName: outline.name,
            language: outline.language,
            basePath: this.#inputs.manifest.basePath,
            start: listed[0],
            pages,
            addresses: this.#addresses,
            search: search?.tagFor(SEARCH_BUTTON)
        });
    }
}
function sizeOf(files) {
    return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

;// CONCATENATED MODULE: ./.build/src/finish/main.js






async function main(inputs, context) {
    const record = { startedAt: context.clock.now() };
    let site;
    await (0,run/* runAction */.C)(record, {
        work: async () => {
            site = await finishSite(inputs, context);
            context.setOutput('indexed-pages', site.indexedPages);
            context.setOutput('index-bytes', site.indexBytes);
            context.setOutput('markdown-pages', site.markdownPages);
            context.setOutput('base-path', site.basePath);
            context.setOutput('added-files', site.addedFiles);
            if (inputs.add.has('search'))
                context.log.info(`The search covers ${describeSearch(site)}.`);
            for (const note of notesOf(site, inputs.manifest.basePath))
                context.log.info(note);
            for (const limit of site.limits)
                context.log.warning(limit);
            context.log.info(`The site has ${sizeFacts(site.after).join(', ')}.`);
        },
        explain: error => (0,stop_reason/* explainStop */.cV)(error, {
            timeoutMs: inputs.timeoutMs,
            state: 'The site is not complete.',
            advice: 'Run again.'
        }),
        summary: format => {
            const heading = site === undefined ? '❌ The site was not finished' : '✅ The site is finished';
            const facts = [
                site && inputs.add.has('search') && `search covers ${describeSearch(site)}`,
                site && inputs.add.has('markdown') && `${(0,units/* formatCount */.B4)(site.markdownPages, 'page')} as Markdown`,
                (0,summary/* durationOf */.cf)(record)
            ];
            const sections = site && [
                (0,summary/* detailsTable */.Jx)([
                    ['Before', ...sizeFacts(site.before)],
                    ['After', ...sizeFacts(site.after)]
                ], format),
                [...site.limits, ...notesOf(site, inputs.manifest.basePath)].map(format.sentence).join('\n\n')
            ];
            return (0,summary/* summaryOf */.YG)({ heading, facts, failure: record.failure }, inputs.errorsPage, sections, format);
        }
    }, context);
}
function describeSearch({ indexedPages, indexBytes }) {
    return `${(0,units/* formatCount */.B4)(indexedPages, 'page')} (index ${(0,units/* formatBytes */.z3)(indexBytes)})`;
}
function sizeFacts({ files, bytes }) {
    return [(0,units/* formatCount */.B4)(files, 'file'), (0,units/* formatBytes */.z3)(bytes)];
}
function notesOf({ kept, removed, canonicalElsewhere, basePath }, exportedFor = '/') {
    return [
        basePath !== exportedFor && `The site was moved to ${basePath}.`,
        kept.length > 0 &&
            `The site already has these files, so they were not replaced: ${(0,with_more/* withMore */.i)(kept, 5).join(', ')}.`,
        removed.length > 0 &&
            `These files were removed, because \`add\` no longer lists the corresponding values: ${(0,with_more/* withMore */.i)(removed, 5).join(', ')}.`,
        canonicalElsewhere > 0 &&
            `${(0,units/* formatCount */.B4)(canonicalElsewhere, 'page')} ${canonicalElsewhere === 1 ? 'keeps' : 'keep'} a canonical address on another host.`
    ].filter(note => note !== false);
}


/***/ }),

/***/ 57420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   JR: () => (/* binding */ isSkipped),
/* harmony export */   Tl: () => (/* binding */ BLOCK_NAMES),
/* harmony export */   eX: () => (/* binding */ languageOf),
/* harmony export */   kg: () => (/* binding */ textInside),
/* harmony export */   w4: () => (/* binding */ attributeOf)
/* harmony export */ });
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36646);
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);


/** Elements that are not content, such as scripts, controls and navigation. */
const SKIPPED_NAMES = new Set('audio button canvas dialog embed footer form head iframe nav noscript object script select style svg template textarea title video'.split(' '));
const SKIPPED_ROLES = new Set(['button', 'navigation', 'status', 'tablist', 'tooltip']);
const SKIPPED_CLASSES = /(?:^|\s)(?:eyebrow|sr-only|visually-hidden|toc|table-of-contents|headerlink|hash-link|lineno|linenos|linenodiv|theme-doc-toc\S*|pagination(?:-nav\S*)?|feedback(?:-toolbar\S*)?)(?:\s|$)/;
/** Ids of the service's `div` elements. Only a `div` is skipped: an author can choose the same id for a heading. */
const SKIPPED_IDS = /^(?:feedback-toolbar|page-context-menu\S*|changelog-filters\S*|multi-view-dropdown|chat-assistant-(?:sheet|textarea)\S*)$/;
/** Names of elements that browsers display as blocks. */
const BLOCK_NAMES = new Set('address article aside blockquote center dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hgroup hr li main menu ol p pre section summary table tbody td tfoot th thead tr ul'.split(' '));
function isSkipped(element) {
    const { name, attribs } = element;
    if (name === 'input')
        return attribs['type'] !== 'checkbox';
    const { role = '', class: classes = '', id = '' } = attribs;
    // Tab panels other than the first one are not displayed until their tab is selected, but they are content.
    if (role === 'tabpanel')
        return false;
    // The title of a closed section can have the role of a button.
    if (name === 'summary')
        return isUndisplayed(attribs);
    return (SKIPPED_NAMES.has(name) ||
        isUndisplayed(attribs) ||
        attribs['aria-hidden'] === 'true' ||
        SKIPPED_ROLES.has(role) ||
        (classes !== '' && SKIPPED_CLASSES.test(classes)) ||
        (name === 'div' && SKIPPED_IDS.test(id)) ||
        asksForFeedback(element));
}
const FEEDBACK = /^\s*Was this page helpful\?\s*$/i;
/** Whether the element contains only the question above feedback buttons. */
function asksForFeedback({ children }) {
    const only = children.length === 1 ? children[0] : undefined;
    // The first condition is for speed: it is false for almost all texts.
    return only !== undefined && (0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(only) && only.data.includes('helpful?') && FEEDBACK.test(only.data);
}
/** Whether browsers do not display the element. They display `hidden="until-found"` when a reader searches the page. */
function isUndisplayed({ hidden, style = '' }) {
    if (hidden !== undefined && hidden.trim().toLowerCase() !== 'until-found')
        return true;
    return style !== '' && /(?:^|;)\s*display\s*:\s*none\s*(?:;|!|$)/i.test(attributeOf(style));
}
/** Returns the text of an element, without recursion. If `lineBreak` is a newline, each block ends with a newline. */
function textInside(element, lineBreak = ' ') {
    let text = '';
    const parts = [element];
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
        if ('blockFrom' in part) {
            if (text.length === part.blockFrom || !text.endsWith(lineBreak))
                text += lineBreak;
        }
        else if ((0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isText */ .KH)(part))
            text += decoded(part.data);
        else if ((0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(part) && (part === element || !isSkipped(part))) {
            if (part.name === 'br')
                text += lineBreak;
            else if (lineBreak === '\n' && part !== element && BLOCK_NAMES.has(part.name))
                parts.push({ blockFrom: text.length });
            for (let at = part.children.length - 1; at >= 0; at -= 1)
                parts.push(part.children[at]);
        }
    }
    return text;
}
function decoded(text) {
    return text.includes('&') ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz)(text) : text;
}
function attributeOf(value = '') {
    return value.includes('&') ? (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTMLAttribute */ .Im)(value) : value;
}
const LANGUAGE = /(?:^|\s)(?:language|lang|highlight)-([\w+#.-]{1,30})(?:\s|$)/;
const NO_LANGUAGE = new Set(['default', 'none', 'notranslate', 'plaintext', 'text']);
/** Returns the code language of a `pre` element from its attributes, its `code` element or an enclosing element. */
function languageOf(pre) {
    const code = pre.children.find(child => (0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(child));
    const around = [pre.parent, pre.parent?.parent].filter(node => node != null && (0,domhandler__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(node));
    for (const { attribs } of [pre, ...(code === undefined ? [] : [code]), ...around]) {
        const named = attribs['language'] ?? attribs['data-language'] ?? attribs['data-lang'] ?? '';
        const language = /^[\w+#.-]{1,30}$/.exec(named)?.[0] ?? LANGUAGE.exec(attribs['class'] ?? '')?.[1];
        if (language !== undefined)
            return NO_LANGUAGE.has(language) ? '' : language;
    }
    return '';
}


/***/ }),

/***/ 22106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ permalinksOf),
/* harmony export */   x: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var css_select__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35525);
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81161);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80459);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78370);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24302);
/* harmony import */ var _html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44292);
/* harmony import */ var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57420);
/* harmony import */ var _markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73298);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45016);
/* harmony import */ var _selectors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49661);








const ALTERNATE = /(?:^|\s)alternate(?:\s|$)/i;
const FEED = /^\s*application\/(?:rss|atom)\+xml\b/i;
const MARKDOWN = /^\s*text\/markdown\b/i;
function factsOf(file, page, content) {
    const { head, places, document, text, encoding, endOfHead } = page;
    const byteAt = (place) => Buffer.byteLength(text.slice(0, place), encoding);
    const addressIn = (element, attribute) => element && {
        value: (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(element.attribs[attribute]),
        start: byteAt((0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeStart */ .f)(element)),
        end: byteAt((0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeEnd */ .KJ)(element))
    };
    const all = (elements, name, attribute, value) => elements.filter(element => element.name === name && element.attribs[attribute]?.toLowerCase() === value);
    // Browsers and search engines ignore an address in a `noscript` or `template` element.
    const shown = places.filter(_selectors_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .a);
    const alternates = shown.filter(({ name, attribs }) => name === 'link' && ALTERNATE.test(attribs['rel'] ?? ''));
    const [canonical, ...canonicals] = all(shown, 'link', 'rel', 'canonical');
    const [ogUrl, ...ogUrls] = all(shown, 'meta', 'property', 'og:url');
    const base = head.find(element => element.name === 'base' && element.attribs['href'] !== undefined);
    const meta = (name) => {
        const element = all(head, 'meta', 'name', name)[0] ?? all(head, 'meta', 'property', name)[0];
        return (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(element?.attribs['content']).trim();
    };
    const description = meta('description') || meta('og:description');
    const html = htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .findOne */ .sM(element => element.name === 'html', [document]);
    return {
        file,
        title: titleOf(page, content),
        headTitle: headTitleOf(page),
        description: lineOf(description),
        summary: lineOf(description.split(/\n[\t\r ]*\n/, 1)[0] ?? ''),
        language: (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(html?.attribs['lang']),
        siteName: lineOf(meta('og:site_name') || meta('application-name')),
        isPrivate: isPrivate(page),
        canonical: addressIn(canonical, 'href'),
        ogUrl: addressIn(ogUrl, 'content'),
        feeds: alternates
            .filter(({ attribs }) => FEED.test(attribs['type'] ?? ''))
            .map(({ attribs }) => (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(attribs['href']))
            .filter(Boolean),
        hasMarkdownLink: alternates.some(({ attribs }) => MARKDOWN.test(attribs['type'] ?? '')),
        repeated: [
            ...canonicals.flatMap(element => addressIn(element, 'href') ?? []),
            ...ogUrls.flatMap(element => addressIn(element, 'content') ?? [])
        ],
        endOfHead: byteAt(endOfHead),
        startOfBody: startOfBody(page),
        base: base && (0,_selectors_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .a)(base) ? (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(base.attribs['href']) : undefined
    };
}
/** Names of the data with which React takes over the whole document. The scripts can be on another host. */
const REACT_DATA = /__next_f|__remixContext|__reactRouterContext|\$_TSR/;
/** Positions of elements are those in the bytes of the page only if it is UTF-8. */
function startOfBody({ document, text, encoding }) {
    const body = htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .findOne */ .sM(({ name }) => name === 'body', document.children);
    if (body === null || encoding !== 'utf8' || REACT_DATA.test(text))
        return undefined;
    const leads = (element) => /\/llms\.txt$/.test((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(element.attribs['href']).split(/[?#]/, 1)[0] ?? '');
    if (htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .existsOne */ .dd(element => element.name === 'a' && leads(element), [body]))
        return undefined;
    return Buffer.byteLength(text.slice(0, (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .contentStart */ .Eq)(body, text)));
}
function lineOf(text) {
    return (0,_markdown_inline_text_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(text).trim();
}
/** Prefers the first `h1`, because the `title` element repeats the site name. Removes permalinks from the `h1`. */
function titleOf(page, content) {
    const headingIn = (nodes) => htmlparser2__WEBPACK_IMPORTED_MODULE_3__/* .findOne */ .sM(element => element.name === 'h1', nodes);
    const heading = headingIn(content ? [content] : page.document.children);
    if (heading !== null)
        for (const link of permalinksOf(heading))
            htmlparser2__WEBPACK_IMPORTED_MODULE_5__/* .removeElement */ .Nz(link);
    return textOf(heading) || headTitleOf(page) || textOf(headingIn(page.document.children));
}
function headTitleOf({ head }) {
    return textOf(head.find(({ name }) => name === 'title'));
}
function textOf(element) {
    return element ? lineOf((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .textInside */ .kg)(element)) : '';
}
const PERMALINK = (0,css_select__WEBPACK_IMPORTED_MODULE_6__/* .compile */ .wE)('.headerlink, .hash-link, .anchor, [aria-hidden=true], a[href^="#"]');
/** Returns the permalinks inside a heading, such as `#` and `¶`. Skips links with text, such as a linked heading. */
function permalinksOf(heading) {
    return (0,css_select__WEBPACK_IMPORTED_MODULE_6__/* .selectAll */ .Ub)(PERMALINK, heading).filter(link => link.attribs['aria-hidden'] === 'true' || !/[\p{L}\p{N}]/u.test((0,entities_decode__WEBPACK_IMPORTED_MODULE_7__/* .decodeHTML */ .Gz)(htmlparser2__WEBPACK_IMPORTED_MODULE_8__/* .innerText */ .a4(link))));
}
/** Checks all `meta` elements, because search engines read `meta` anywhere in a page. */
function isPrivate({ head }) {
    return head.some(({ name, attribs }) => name === 'meta' && (0,_html_attribute_values_js__WEBPACK_IMPORTED_MODULE_9__/* .forbidsIndexing */ .qk)((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(attribs['name']), (0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(attribs['content'])));
}


/***/ }),

/***/ 49661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isShown),
/* harmony export */   u: () => (/* binding */ finderOf)
/* harmony export */ });
/* harmony import */ var css_select__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35525);
/* harmony import */ var css_what__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7687);
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36646);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80459);




/** Throws if the list of selectors is not valid. */
function finderOf(list) {
    const queries = (0,css_what__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .q)(list).map(selector => (0,css_select__WEBPACK_IMPORTED_MODULE_1__/* .compile */ .wE)([selector]));
    return document => {
        let best = queries.length;
        let found;
        htmlparser2__WEBPACK_IMPORTED_MODULE_2__/* .findOne */ .sM(element => {
            const at = queries.findIndex((query, place) => place < best && query(element));
            if (at >= 0 && isShown(element))
                [best, found] = [at, element];
            return best === 0;
        }, document.children);
        return found;
    };
}
/** Browsers do not show the content of `noscript` and `template` elements. */
function isShown({ parent }) {
    return !parent || !(0,domhandler__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(parent) || (!/^(?:noscript|template)$/.test(parent.name) && isShown(parent));
}


/***/ }),

/***/ 3729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ indexedPage),
/* harmony export */   r: () => (/* binding */ endOfIndexedPage)
/* harmony export */ });
/* harmony import */ var css_select__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35525);
/* harmony import */ var domhandler__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36646);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78370);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80459);
/* harmony import */ var htmlparser2__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24302);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57420);
/* harmony import */ var _page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22106);






/** Matches languages that are safe in file names: Pagefind does not check the language that it puts into a name. */
const LANGUAGE = /^[\w-]{1,30}$/;
/** Returns a page with only the title and `content`. Removes the parts of `content` that the search does not need. */
function indexedPage({ title, language }, content) {
    const headings = (0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .selectAll */ .Ub)(HEADING, content);
    const aids = [...(0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .selectAll */ .Ub)(CONTENTS, content), ...headings.flatMap(_page_page_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .permalinksOf */ .w)];
    for (const aid of [...aids, ...skippedIn(content)])
        htmlparser2__WEBPACK_IMPORTED_MODULE_4__/* .removeElement */ .Nz(aid);
    for (const element of htmlparser2__WEBPACK_IMPORTED_MODULE_5__/* .findAll */ .JW(() => true, [content]))
        withoutOrders(element);
    // oxlint-disable-next-line typescript/no-deprecated -- The replacement is only a dependency of htmlparser2.
    const markup = htmlparser2__WEBPACK_IMPORTED_MODULE_6__/* .getOuterHTML */ .bk(content, { decodeEntities: false });
    return [
        `<!doctype html><html${LANGUAGE.test(language) ? ` lang="${language}"` : ''}>`,
        `<head><meta charset="utf-8"></head>`,
        // The title does not include the site's name, which would be the same on all pages.
        // Every page needs `data-pagefind-body`: if one page has it, Pagefind ignores the pages without it.
        `<body data-pagefind-body data-pagefind-meta="title:${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(title.replace(/\s+/g, ' '))}">`,
        markup
    ].join('');
}
/** Returns the end of a page for the index. Which address the search opens is known only after all pages are read. */
function endOfIndexedPage(address) {
    const opened = address === undefined ? '' : `<p data-pagefind-meta="address:${(0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(address)}"></p>`;
    return `${opened}</body></html>`;
}
/** Tables of contents and links to neighboring pages. Pagefind already ignores `nav` elements. */
const CONTENTS = (0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('div#pagination, div#table-of-contents, .toc, .table-of-contents, [class*=theme-doc-toc], [role=navigation]');
const HEADING = (0,css_select__WEBPACK_IMPORTED_MODULE_3__/* .compile */ .wE)('h1, h2, h3, h4, h5, h6');
/** Returns the elements that are not content, as in Markdown. The titles of tabs are content. */
function skippedIn(content) {
    const skipped = [];
    const waiting = [...content.children];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (!(0,domhandler__WEBPACK_IMPORTED_MODULE_7__/* .isTag */ .dz)(node) || node.attribs['role'] === 'tablist')
            continue;
        if ((0,_markdown_content_elements_js__WEBPACK_IMPORTED_MODULE_1__/* .isSkipped */ .JR)(node))
            skipped.push(node);
        else
            for (const child of node.children)
                waiting.push(child);
    }
    return skipped;
}
/** Removes Pagefind attributes, because only the input `content` decides which text is indexed. */
function withoutOrders(element) {
    // If a page has several `html` elements, Pagefind uses the language of the last one.
    if (element.name === 'html')
        element.name = 'div';
    const kept = Object.entries(element.attribs).filter(([name]) => !name.startsWith('data-pagefind-'));
    element.attribs = Object.fromEntries(kept);
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

/***/ 92790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gj: () => (/* binding */ readBelow),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   up: () => (/* binding */ digestBelow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);




// With `O_NONBLOCK`, opening a pipe does not wait for a writer. Windows has neither `O_NOFOLLOW` nor `O_NONBLOCK`.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const READ = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;
/**
 * Reads a regular file below a folder without following links. `path` uses `/` on every platform. Its segments may
 * have become links since the folder was listed, so the opened file is compared with the file at `path`.
 */
function readBelow(folder, path) {
    const file = openBelow(folder, path);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
const PIECE_BYTES = 4_000_000;
/** Returns the SHA-256 of a large file as `readBelow` would read it. `signal` can end the work between two pieces. */
async function digestBelow(folder, path, signal) {
    const file = openBelow(folder, path);
    try {
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        const piece = Buffer.alloc(PIECE_BYTES);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, piece); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, piece)) {
            digest.update(piece.subarray(0, size));
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
            signal.throwIfAborted();
        }
        return digest.digest('hex');
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
/** Opens a file for reading, or throws if the file is not a regular file below the folder. */
function openBelow(folder, path) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), READ);
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file, { bigint: true });
        let at = folder;
        let named = opened;
        for (const part of path.split('/')) {
            at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, part);
            named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(at, { bigint: true });
            if (named.isSymbolicLink())
                throw new Error('a part of its path is a symbolic link');
        }
        if (!opened.isFile() || named.ino !== opened.ino || named.dev !== opened.dev)
            throw new Error('it is no longer the same regular file');
        return file;
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
        throw error;
    }
}
/** Returns undefined if the file does not exist or is unreadable. */
function readIfThere(folder, path) {
    try {
        return readBelow(folder, path);
    }
    catch {
        return undefined;
    }
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

/***/ 37811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ TaskThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _time_deferred_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72913);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54639);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49313);





/** Time limit for one file. On a busy machine, the limit is extended a few times. */
const MAX_FILE_MS = 10_000;
/** A process that gets less than this share of a core is running on a busy machine. */
const FREE_SHARE = 0.8;
const MAX_EXTENSIONS = 5;
/** Number of progress checks within the time limit of a file. */
const LOOKS = 10;
/** With a larger young generation, garbage collection starts so late that a runner can run out of memory. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 };
const TOO_LARGE = `Reading the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`;
/**
 * A thread that runs tasks on untrusted files, one after another. `signal` and the time limit for each file stop the
 * thread regardless of the content of the files.
 */
class TaskThread {
    #file;
    #progress = (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .newProgress */ .gu)();
    #worker;
    /** `name`: the module that calls `serveTasks`. `caller`: the address of a module in the same folder. */
    constructor(name, caller) {
        // The address is assembled from two parts, so that the bundler does not copy the source file.
        this.#file = new URL(`./${name}${caller.endsWith('.ts') ? '.ts' : '.js'}`, caller);
    }
    /** The number of finished pages and of all pages; both are 0 until the pages are counted. */
    get pages() {
        return { done: Atomics.load(this.#progress, 2), total: Atomics.load(this.#progress, 3) };
    }
    /** Runs a task. If a file needs too much time or memory, retries the task in a new thread, and skips the file. */
    async run(task, options) {
        for (;;) {
            const end = await this.#run(task(), options);
            if ('result' in end)
                return end.result;
            options.skip?.(end.file, end.reason);
        }
    }
    /** Runs the task once. Ends the thread unless the task returns a result. */
    async #run(task, options) {
        const { signal, maxFileMs = MAX_FILE_MS } = options;
        const ended = (0,_time_deferred_js__WEBPACK_IMPORTED_MODULE_4__/* .deferred */ .y)();
        const parsed = () => options.fileAt?.(Atomics.load(this.#progress, 0));
        const onMessage = (message) => {
            if ('result' in message)
                ended.resolve(message);
            else
                void this.#answer(message, options.answer);
        };
        const onError = (error) => {
            const file = parsed();
            const isExhausted = error.code === _messages_js__WEBPACK_IMPORTED_MODULE_3__/* .PARSER_EXHAUSTED */ .mL;
            const reason = isExhausted ? error.message : 'it needs too much memory';
            if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY' && !isExhausted)
                ended.reject(error);
            else if (file !== undefined)
                ended.resolve({ file, reason });
            else
                ended.reject(new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('documentation-too-large', TOO_LARGE, { cause: error }));
        };
        const onExit = () => ended.reject(new Error('The thread ended before its task was complete.'));
        this.#worker ??= new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(this.#file, { workerData: this.#progress, resourceLimits: MEMORY_MB });
        const worker = this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        const watch = this.#watch(maxFileMs, () => {
            const file = parsed();
            if (file !== undefined)
                ended.resolve({ file, reason: `it takes more than ${maxFileMs / 1000} s to parse` });
        });
        let isDone = false;
        try {
            this.#send({ task });
            const end = await (0,_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .untilAborted */ .Eu)(signal, async () => await ended.promise);
            isDone = 'result' in end;
            return end;
        }
        finally {
            clearInterval(watch);
            worker.off('message', onMessage).off('exit', onExit);
            if (isDone)
                worker.off('error', onError);
            else
                await this.end();
        }
    }
    async end() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
    /** Enforces the time limit of each file. After the last file, only the signal ends the thread. */
    #watch(maxFileMs, onSlow) {
        let [before, changes, looks] = [process.cpuUsage(), 0, 0];
        return setInterval(() => {
            const now = Atomics.load(this.#progress, 1);
            looks = now === changes ? looks + 1 : 0;
            if (looks === 0)
                [before, changes] = [process.cpuUsage(), now];
            if (looks < LOOKS)
                return;
            // On a busy machine, the file gets less processor time, so the limit is extended a few times.
            const { user } = process.cpuUsage(before);
            const isBusy = user / 1000 <= maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS;
            if (!isBusy)
                onSlow();
        }, maxFileMs / LOOKS);
    }
    async #answer({ id, question }, answer) {
        try {
            this.#send({ id, value: await answer?.(question) });
        }
        catch (error) {
            this.#send({ id, error: (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error) });
        }
    }
    #send(message) {
        this.#worker?.postMessage(message);
    }
}


/***/ }),

/***/ 26735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ isDotfile),
/* harmony export */   mM: () => (/* binding */ exactPaths),
/* harmony export */   o_: () => (/* binding */ leftOutJson)
/* harmony export */ });
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


function leftOutJson(files) {
    const sorted = [...files].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.path, b.path));
    return `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`;
}
const SITE_DOTFILES = new Set(['.well-known', '.nojekyll', '.htaccess']);
/** Returns true if the file or one of its folders has a name that begins with a dot and is not meant for sites. */
function isDotfile(path) {
    return path.split('/').some(name => name.startsWith('.') && !SITE_DOTFILES.has(name.toLowerCase()));
}
/** Returns the path of each pattern that has no `*`. No rule leaves out a file with such a path. */
function exactPaths(patterns) {
    return new Set(patterns.flatMap(({ text }) => (/^\/[^*]+$/.test(text) ? (_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(text)?.path ?? []) : [])));
}


/***/ }),

/***/ 35176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ez: () => (/* binding */ SharedData),
/* harmony export */   QY: () => (/* binding */ sharedFile),
/* harmony export */   ZP: () => (/* binding */ isSharedPath),
/* harmony export */   u_: () => (/* binding */ sharingPage)
/* harmony export */ });
/* unused harmony export dataScript */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _data_literal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1180);




/**
 * Pages of a Next.js site can share the files with long parts of their data. Such a page ends with a list of cuts,
 * scripts with its own data, and references to the files. The cuts tell where each script of the whole page was, so
 * that the page can be restored byte for byte.
 */
const [FOLDER, PREFIX] = ['_next/static/chunks/', 'shared-'];
const DIGITS = 20;
const [PUSH, PUSH_END] = ['self.__next_f.push([1,', '])'];
const [SCRIPT, SCRIPT_END] = ['<script>', '</script>'];
const [CUTS, CUTS_END] = [`${SCRIPT}self.__next_f.cuts="`, `"${SCRIPT_END}`];
const SHARED_PATH = new RegExp(`^${FOLDER}${PREFIX}([0-9a-f]{${DIGITS}})\\.js$`);
const REFERENCE = new RegExp(`^<script src="([^"<>]*/)${FOLDER}${PREFIX}([0-9a-f]{${DIGITS}})\\.js">$`);
/** A number of bytes between a script and the one before it, and the number of bytes of its data. */
const CUT = /^(?:(\d{1,9}):)?(\d{1,9})$/;
const LAST_GAP = /^(\d{1,9}):$/;
/** What follows the scripts of the data in a page that can share files. */
const END_OF_PAGE = /<\/body><\/html>\s*$/;
/** Whether a file is named like a file with data that pages share. */
function isSharedPath(path) {
    return SHARED_PATH.test(path);
}
/** Returns the script that adds `data` to each page that refers to it. `data` must be UTF-8. */
function sharedFile(data) {
    const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.hash)('sha256', data).slice(0, DIGITS);
    const content = `${PUSH}${(0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .dataLiteral */ .c)(data.toString())}${PUSH_END};self.__next_f.shared="${name}"`;
    return { path: `${FOLDER}${PREFIX}${name}.js`, content };
}
/** Returns the data in a shared file, or undefined if the file is not the one that its name promises. */
function sharedDataIn(path, content) {
    const literal = content.toString('utf8', PUSH.length, content.lastIndexOf(`${PUSH_END};`));
    const text = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) ? (0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .textOfDataLiteral */ .u)(literal) : undefined;
    if (text === undefined)
        return undefined;
    const data = Buffer.from(text);
    const file = sharedFile(data);
    return file.path === path && content.equals(Buffer.from(file.content)) ? data : undefined;
}
/**
 * Refers to a shared file. Without the file, the client would replace the page with an error. The second script stops
 * the client in this case, so that the text remains and links load documents.
 */
function reference(path, base) {
    const name = SHARED_PATH.exec(path)?.[1] ?? '';
    return `<script src="${base}${path}">${SCRIPT_END}${SCRIPT}${guardOf(name)}${SCRIPT_END}`;
}
function guardOf(name) {
    const stop = `self.__next_f={push(){},forEach(){throw Error("The page data is missing.")}},addEventListener("DOMContentLoaded",e=>e.stopImmediatePropagation(),!0)`;
    return `self.__next_f.shared==="${name}"?delete self.__next_f.shared:(${stop})`;
}
function dataScript(data) {
    return SCRIPT + PUSH + (0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .dataLiteral */ .c)(data.toString()) + PUSH_END + SCRIPT_END;
}
/** White space can follow the end of a page. */
const MAX_END = 100;
/**
 * Replaces `scripts` with `parts`, which have the same data, at the end of the body. `base` ends with a slash. Returns
 * undefined if the page does not end as a page of Next.js does.
 */
function sharingPage(page, { scripts, parts, base }) {
    const end = page.subarray(-MAX_END).toString('latin1');
    const body = END_OF_PAGE.exec(end)?.index;
    const place = page.length - end.length + (body ?? 0);
    if (body === undefined || (scripts.at(-1)?.end ?? 0) > place)
        return undefined;
    const kept = [];
    const cuts = [];
    let at = 0;
    for (const [i, { start, end, from, to }] of scripts.entries()) {
        const gap = i === 0 ? 0 : start - at;
        cuts.push(`${gap === 0 ? '' : `${gap}:`}${to - from}`);
        kept.push(page.subarray(at, start));
        at = end;
    }
    if (place > at)
        cuts.push(`${place - at}:`);
    const elements = parts.map(({ data, shared }) => shared === undefined ? dataScript(data) : reference(shared, base));
    const moved = Buffer.from(`${CUTS}${cuts.join(',')}${CUTS_END}${elements.join('')}`);
    return Buffer.concat([...kept, page.subarray(at, place), moved, page.subarray(place)]);
}
/** Restores pages. Reads each shared file once. */
class SharedData {
    #read;
    #known = new Map();
    constructor(read) {
        this.#read = read;
    }
    /** Returns a page with all its data. Returns a Problem if a shared file is missing or has other bytes. */
    restore(page) {
        const place = page.lastIndexOf(CUTS);
        if (place < 0)
            return page;
        const unknown = new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('its scripts with shared data have an unknown form');
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(page))
            return unknown;
        const text = page.toString('utf8', place);
        const end = END_OF_PAGE.exec(text)?.index ?? 0;
        const [first = '', ...elements] = text.slice(0, end).split(SCRIPT_END);
        if (elements.pop() !== '')
            return unknown;
        const data = this.#dataIn(elements);
        if (data === undefined)
            return unknown;
        if (data instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF)
            return data;
        const cuts = cutsIn(first.slice(CUTS.length, -1));
        return ((cuts &&
            restored(page, {
                cuts,
                data,
                place,
                end: page.subarray(place + Buffer.byteLength(text.slice(0, end)))
            })) ??
            unknown);
    }
    #dataIn(elements) {
        const parts = [];
        for (let i = 0; i < elements.length; i++) {
            const element = elements[i];
            const [, , name] = REFERENCE.exec(element) ?? [];
            if (name !== undefined) {
                if (elements[++i] !== SCRIPT + guardOf(name))
                    return undefined;
                const path = `${FOLDER}${PREFIX}${name}.js`;
                const data = this.#dataOf(path);
                if (data === undefined)
                    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${path}, a file with its data, is missing or has other content`);
                parts.push(data);
            }
            else {
                const isPush = element.startsWith(SCRIPT + PUSH) && element.endsWith(PUSH_END);
                const literal = element.slice(SCRIPT.length + PUSH.length, -PUSH_END.length);
                const text = isPush ? (0,_data_literal_js__WEBPACK_IMPORTED_MODULE_2__/* .textOfDataLiteral */ .u)(literal) : undefined;
                if (text === undefined)
                    return undefined;
                parts.push(Buffer.from(text));
            }
        }
        return Buffer.concat(parts);
    }
    #dataOf(path) {
        const content = this.#known.has(path) ? undefined : this.#read(path);
        const data = this.#known.get(path) ?? (content && sharedDataIn(path, content));
        if (data !== undefined)
            this.#known.set(path, data);
        return data;
    }
}
function cutsIn(text) {
    const items = text.split(',');
    const last = LAST_GAP.exec(items.at(-1) ?? '')?.[1];
    const scripts = items.slice(0, last === undefined ? undefined : -1).map(item => {
        const [, gap = '0', size] = CUT.exec(item) ?? [];
        return { gap: Number(gap), size: Number(size) };
    });
    const isValid = scripts.every(({ size }) => !Number.isNaN(size));
    return isValid ? { scripts, lastGap: Number(last ?? 0) } : undefined;
}
/** Puts the scripts back where they were. Returns undefined if the sizes do not fit. */
function restored(page, { cuts: { scripts, lastGap }, data, place, end }) {
    let at = scripts.reduce((left, { gap }) => left - gap, place - lastGap);
    if (at < 0)
        return undefined;
    const parts = [page.subarray(0, at)];
    let from = 0;
    for (const { gap, size } of scripts) {
        const part = data.subarray(from, from + size);
        if (part.length !== size || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(part))
            return undefined;
        parts.push(page.subarray(at, at + gap), Buffer.from(dataScript(part)));
        from += size;
        at += gap;
    }
    return from === data.length ? Buffer.concat([...parts, page.subarray(at, place), end]) : undefined;
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

/***/ 88248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ redirectPageHtml),
/* harmony export */   Lo: () => (/* binding */ redirectPages),
/* harmony export */   M9: () => (/* binding */ aliasPage),
/* harmony export */   eZ: () => (/* binding */ readRedirectPage)
/* harmony export */ });
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _addresses_site_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33978);
/* harmony import */ var _files_file_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21328);
/* harmony import */ var _files_left_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26735);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);





/** Never replaces an exported file. `take` reserves a path in the site, or returns false if the path is taken. */
function redirectPages(redirects, paths, domain, take) {
    const pages = [];
    const without = [];
    const site = new _addresses_site_map_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteMap */ .iq(new Set(paths));
    const { base } = redirects;
    for (const rule of redirects.rules) {
        const reason = reasonAgainst(rule);
        if (reason !== undefined)
            without.push({ rule, reason });
    }
    return { pages, without };
    function reasonAgainst(rule) {
        const name = redirects.pathOf(rule);
        if (name === undefined)
            return 'wildcard';
        if (site.find(name) !== undefined)
            return 'exists';
        if (rule.from.isFile)
            return 'file';
        const end = redirects.follow(name, site);
        if (end === undefined || end.kind === 'loop')
            return 'loop';
        const path = `${name}.html`;
        const isRefused = path.split('/').some(_files_file_names_js__WEBPACK_IMPORTED_MODULE_2__/* .isForbiddenOnWindows */ .Wi) || (0,_files_left_out_js__WEBPACK_IMPORTED_MODULE_3__/* .isDotfile */ .aJ)(path);
        if (isRefused || isAddressOfAnother(name, path) || !take(path))
            return 'name';
        pages.push({ path, redirect: rule.destination, text: pageHtml(addressesOf(end, base, domain)) });
        return undefined;
    }
    /** Whether the redirect page would also be served at a taken address, as `/guides/index` would be at `/guides/`. */
    function isAddressOfAnother(name, path) {
        const served = (0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(path);
        return served !== name && (site.find(served) !== undefined || redirects.hasSource(served));
    }
}
/** Returns a redirect page for a second address of a page. */
function aliasPage(path, page, { basePath, domain }) {
    const clean = new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6((0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(page), basePath).pathname;
    const address = new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6(page, basePath).pathname;
    return { path, redirect: clean, text: pageHtml({ address, canonical: originOf(domain) + clean }) };
}
function addressesOf(end, base, domain) {
    if (end.kind === 'external') {
        return { address: end.destination.address, canonical: end.destination.address.replace(/#.*$/s, '') };
    }
    const { path, query, fragment, address } = end.destination;
    const clean = originOf(domain) + new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6((0,_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .pageName */ .$p)(path), base).pathname;
    if (end.kind === 'missing')
        return { address, canonical: clean };
    const anchor = fragment === '' ? '' : `#${fragment}`;
    return { address: new _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .SiteAddress */ .g6(end.file, base).pathname + query + anchor, canonical: clean };
}
function originOf(domain) {
    return domain === undefined ? '' : `https://${domain}`;
}
/** Escapes all values from a redirect, so that no value can inject markup. */
function pageHtml({ address, canonical }) {
    return redirectPageHtml({ href: (0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(address), canonical: (0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(canonical) });
}
function redirectPageHtml({ href, canonical }) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${canonical}">
</head>
<body>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
}
/** Returns undefined if `redirectPageHtml` did not write the page. */
function readRedirectPage(page) {
    const [, href, canonical] = /; url=([^"]*)">\n<link rel="canonical" href="([^"]*)">/.exec(page) ?? [];
    if (href === undefined || canonical === undefined)
        return undefined;
    return redirectPageHtml({ href, canonical }) === page ? { href, canonical } : undefined;
}


/***/ })

};
