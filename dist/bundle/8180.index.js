export const id = 8180;
export const ids = [8180];
export const modules = {

/***/ 38180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  installSite: () => (/* binding */ installSite)
});

// EXTERNAL MODULE: ./.build/src/site/files/left-out.js
var left_out = __webpack_require__(26735);
// EXTERNAL MODULE: ./.build/src/export/output-dir/disk-errors.js
var disk_errors = __webpack_require__(57627);
// EXTERNAL MODULE: ./.build/src/export/output-dir/output-folder.js + 1 modules
var output_folder = __webpack_require__(23503);
// EXTERNAL MODULE: ./.build/src/export/output-dir/written-names.js
var written_names = __webpack_require__(80946);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
// EXTERNAL MODULE: ./.build/src/site/pages/pages.js
var pages = __webpack_require__(15300);
// EXTERNAL MODULE: ./.build/src/export/output-dir/private-folder.js
var private_folder = __webpack_require__(89952);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/src/export/receive/extract/writers/file-writer.js
var file_writer = __webpack_require__(46075);
;// CONCATENATED MODULE: ./.build/src/export/receive/extract/added-files.js




/** Files between two points where a timeout or a signal can end the work. */
const BATCH = 500;
async function writeAddedFiles(root, added, signal) {
    const writer = new file_writer/* FileWriter */.S8(root, undefined);
    const written = [];
    for (const { path, text } of added) {
        makeFolders(root, external_node_path_.posix.dirname(path));
        written.push(writer.writeFile(path, Buffer.from(text)));
        if (written.length % BATCH !== 0)
            continue;
        await (0,external_node_timers_promises_.setImmediate)();
        signal.throwIfAborted();
    }
    return written;
}
function makeFolders(root, folder) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, folder)))
        return;
    makeFolders(root, external_node_path_.posix.dirname(folder));
    (0,file_writer/* makeSiteFolder */.Y1)(root, folder);
}

// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./.build/src/runtime/time/deferred.js
var deferred = __webpack_require__(72913);
;// CONCATENATED MODULE: ./.build/src/export/receive/extract/writers/writers.js




const BATCH_BYTES = 1024 * 1024;
/** Empty files do not fill a batch, and a task must not take so long that a cancellation is noticed too late. */
const MAX_PARTS = 1000;
/** Enough that a writer never waits for work, and few enough to limit memory. */
const TASKS_PER_WRITER = 4;
/** Of a writer. What was inflated and scanned waits here for its end: with the default, of 64 MB and more, 100 MB longer. */
const MAX_YOUNG_MB = 3;
function admitEntry(target, name, kind) {
    const { path, newFolders } = target.guards.admit(name, kind);
    for (const folder of newFolders)
        makeFolder(target, folder);
    return path;
}
function makeFolder({ root, dotFolders }, folder) {
    (0,file_writer/* makeSiteFolder */.Y1)(root, folder);
    if ((0,left_out/* isDotfile */.aJ)(folder))
        dotFolders.push(folder);
}
/** Hashes and writes files in threads. The first one also reviews the site. The end of a thread interrupts its work. */
class Writers {
    files = [];
    #writers;
    #findings = [];
    #review;
    #emptyBatches = [];
    #disposed = new AbortController();
    #change = (0,deferred/* deferred */.y)();
    #error;
    constructor(root, threads, isReviewed, signal) {
        const channels = Array.from({ length: isReviewed ? threads - 1 : 0 }, () => new external_node_worker_threads_.MessageChannel());
        const ports = [channels.map(({ port1 }) => port1), ...channels.map(({ port2 }) => [port2])];
        this.#writers = Array.from({ length: threads }, (_, number) => this.#start({ root, number, isReviewed, ports: ports[number] ?? [] }));
        signal.addEventListener('abort', () => this.#fail(signal.reason), {
            signal: this.#disposed.signal
        });
        if (signal.aborted)
            this.#error = signal.reason;
    }
    assign(task, to) {
        const writer = to ?? this.#writers.reduce((a, b) => (b.pending < a.pending ? b : a));
        writer.pending += 1;
        writer.thread.postMessage(task, task.kind === 'files' ? [task.bytes.buffer] : []);
        return writer;
    }
    takeBatch() {
        return this.#emptyBatches.pop() ?? new Uint8Array(BATCH_BYTES);
    }
    /** Resolves when the writers can accept more. Throws what a writer threw, and the reason when the run is aborted. */
    async ready() {
        await this.#until(() => !this.isFull);
    }
    async idle() {
        await this.#until(() => this.#pending === 0);
    }
    /** After `idle`. `paths`: all files of the site. */
    async review(paths, options, moved) {
        // The memory of the other threads is free for the review.
        await Promise.all(this.#writers.slice(1).map(async ({ thread }) => await thread.terminate()));
        const task = { kind: 'review', paths, options, moved };
        this.#writers[0]?.thread.postMessage(task);
        await this.#until(() => this.#review !== undefined);
        return this.#review;
    }
    async [Symbol.asyncDispose]() {
        this.#disposed.abort();
        await Promise.all(this.#writers.map(async ({ thread }) => await thread.terminate()));
    }
    get isFull() {
        return this.#pending >= this.#writers.length * TASKS_PER_WRITER;
    }
    get #pending() {
        return this.#writers.reduce((sum, writer) => sum + writer.pending, 0);
    }
    async #until(condition) {
        while (this.#error === undefined && !condition())
            await this.#change.promise;
        if (this.#error !== undefined)
            throw this.#error;
    }
    #take(writer, { files, bytes, problem }) {
        writer.pending -= 1;
        for (const file of files)
            this.files.push(file);
        if (bytes !== undefined)
            this.#emptyBatches.push(bytes);
        if (problem !== undefined)
            this.#error ??= (0,file_writer/* errorOf */.Mz)(problem);
        this.#notify();
    }
    #takeReview(part) {
        if ('findings' in part)
            for (const finding of part.findings)
                this.#findings.push(finding);
        else {
            this.#review = { findings: this.#findings, ...part };
            this.#notify();
        }
    }
    #fail(error) {
        this.#error ??= error;
        this.#notify();
    }
    #notify() {
        this.#change.resolve(undefined);
        this.#change = (0,deferred/* deferred */.y)();
    }
    #start(workerData) {
        const file = new URL(threadFile(), new URL(...['../export/receive/extract/writers/writers.js', import.meta.url]).href);
        const thread = new external_node_worker_threads_.Worker(file, {
            workerData,
            transferList: workerData.ports,
            resourceLimits: { maxYoungGenerationSizeMb: MAX_YOUNG_MB }
        });
        const writer = { thread, pending: 0 };
        thread.on('message', (result) => {
            if ('files' in result)
                this.#take(writer, result);
            else
                this.#takeReview(result);
        });
        thread.on('error', (error) => this.#fail(error));
        return writer;
    }
}
/** A function, so that the bundler does not copy the source file. */
function threadFile() {
    return new URL(...['../export/receive/extract/writers/writers.js', import.meta.url]).href.endsWith('.ts') ? './writer-thread.ts' : './writer-thread.js';
}
/** Collects small files, so that a writer gets a megabyte at a time. */
class Batch {
    #writers;
    #bytes;
    #filled = 0;
    #parts = [];
    #current;
    #writer;
    constructor(writers) {
        this.#writers = writers;
    }
    begin(path, size) {
        // A file in two batches needs the same writer twice, and the others would have nothing to do.
        if (this.#filled + size > BATCH_BYTES && size <= BATCH_BYTES)
            this.send();
        this.#startPart(path, true);
    }
    add(bytes) {
        let rest = bytes;
        while (rest.length > 0) {
            if (this.#filled === BATCH_BYTES)
                this.#continueInNextBatch();
            this.#bytes ??= this.#writers.takeBatch();
            const fitting = rest.subarray(0, BATCH_BYTES - this.#filled);
            this.#bytes.set(fitting, this.#filled);
            this.#filled += fitting.length;
            rest = rest.subarray(fitting.length);
        }
    }
    finish() {
        if (this.#current === undefined)
            throw new Error('no file was begun');
        this.#current.isLast = true;
        this.#current.end = this.#filled;
        this.#current = undefined;
        if (this.#filled === BATCH_BYTES || this.#parts.length === MAX_PARTS)
            this.send();
    }
    send() {
        if (this.#parts.length === 0)
            return;
        const bytes = this.#bytes ?? this.#writers.takeBatch();
        // The rest of a file goes to the writer that has it open.
        const to = this.#parts[0]?.isFirst === false ? this.#writer : undefined;
        this.#writer = this.#writers.assign({ kind: 'files', bytes, parts: this.#parts }, to);
        this.#bytes = undefined;
        this.#filled = 0;
        this.#parts = [];
    }
    #continueInNextBatch() {
        const current = this.#current;
        if (current === undefined)
            throw new Error('no file was begun');
        current.end = this.#filled;
        this.send();
        this.#startPart(current.path, false);
    }
    #startPart(path, isFirst) {
        this.#current = { path, start: this.#filled, end: this.#filled, isFirst, isLast: false };
        this.#parts.push(this.#current);
    }
}

;// CONCATENATED MODULE: ./.build/src/export/receive/extract/folder.js
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





const CHUNK_BYTES = 1024 * 1024;
/**
 * Copies the site in a folder, under the rules for an archive with the same entries. The folder is never changed.
 * Returns what is left out by its name, before it is read: a folder such as `.git` as one entry.
 */
async function copyFolder(folder, target, allowed) {
    const { root, guards, writers, batch, signal } = target;
    const top = await (0,promises_.realpath)(folder);
    if ((await (0,promises_.realpath)(root)).startsWith(`${top}${external_node_path_.sep}`))
        throw new failure/* Failure */.HR('invalid-input', '`from` contains `output-dir`, into which it is copied.');
    const memory = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    const leftOut = [];
    const leaves = (path) => [...allowed].every(name => !`${name}/`.startsWith(`${path}/`));
    let copied = 0;
    /** `parents`: the real folders around it, so that a link to one of them is noticed. */
    async function copyEntries(below, parents) {
        for (const name of (await (0,promises_.readdir)((0,external_node_path_.join)(top, below))).sort()) {
            const path = below === '' ? name : `${below}/${name}`;
            if ((0,left_out/* isDotfile */.aJ)(path) && leaves(path)) {
                leftOut.push({ path, reason: 'dotfile' });
                continue;
            }
            const real = await followLink((0,external_node_path_.join)(top, path), path, parents);
            const stats = await (0,promises_.stat)(real);
            const kind = stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'special';
            // A link gives what it leads to another name.
            const original = (0,external_node_path_.relative)(top, real).replaceAll(external_node_path_.sep, '/');
            if (original !== path && ((0,left_out/* isDotfile */.aJ)(original) || (0,left_out/* isCredentialName */.hN)(original)) && leaves(path)) {
                leftOut.push({ path, reason: (0,left_out/* isDotfile */.aJ)(original) ? 'dotfile' : 'credential' });
                continue;
            }
            admitEntry(target, path, kind);
            if (kind === 'folder')
                await copyEntries(path, [...parents, real]);
            else
                await copyFile(real, path, stats.size);
        }
    }
    async function copyFile(from, path, size) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,promises_.open)(from), true);
            batch.begin(path, size);
            for (;;) {
                signal.throwIfAborted();
                await writers.ready();
                const { bytesRead } = await file.read(memory);
                if (bytesRead === 0)
                    break;
                copied += bytesRead;
                guards.allowExpansion(copied, copied);
                batch.add(memory.subarray(0, bytesRead));
            }
            batch.finish();
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
    /** A link is followed inside the folder. One that leads out of it, or back to where it is, is refused. */
    async function followLink(place, path, parents) {
        if (!(await (0,promises_.lstat)(place)).isSymbolicLink())
            return place;
        const real = await (0,promises_.realpath)(place).catch(() => '');
        if (real.startsWith(`${top}${external_node_path_.sep}`) && !parents.includes(real))
            return real;
        throw new failure/* Failure */.HR('entry-is-link', `The site was not extracted. A symbolic link leads out of the folder, back to where it is, or nowhere: ${JSON.stringify(path)}.`);
    }
    await copyEntries('', [top]);
    return leftOut;
}

// EXTERNAL MODULE: ./.build/src/archive/guards.js
var archive_guards = __webpack_require__(85606);
// EXTERNAL MODULE: ./.build/src/archive/zip.js
var zip = __webpack_require__(21625);
// EXTERNAL MODULE: ./.build/src/export/receive/extract/linked-files.js
var linked_files = __webpack_require__(49575);
// EXTERNAL MODULE: ./.build/src/archive/tar.js + 2 modules
var tar = __webpack_require__(26983);
;// CONCATENATED MODULE: ./.build/src/export/receive/extract/extraction.js















/** For smaller archives a second thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024;
const THREADS = 2;
const MAX_NAMED = 20;
/** Extracts a site into the folder `site` of a private folder: from an archive while it arrives, or from a folder. */
class Extraction {
    sitePath;
    #context;
    #isReviewed;
    #isTolerant;
    #allowed;
    #domain;
    /** Set anew by each attempt: a download can begin again. */
    #target;
    #tar;
    #problem;
    #files = [];
    #leftOut = [];
    #credentials = [];
    #moved = new Map();
    /**
     * A site that is reviewed is scanned during the extraction. With `isTolerant`, an archive that cannot be extracted
     * fails at its end, so that it can be downloaded nevertheless.
     */
    constructor(folder, context, options = {}) {
        this.sitePath = (0,external_node_path_.join)(folder, 'site');
        this.#context = context;
        this.#isReviewed = options.isReviewed ?? false;
        this.#isTolerant = options.isTolerant ?? false;
        this.#allowed = options.allowed ?? new Set();
        this.#domain = options.domain;
    }
    async begin(size, format) {
        await this[Symbol.asyncDispose]();
        this.#problem = undefined;
        this.#leftOut = [];
        this.#credentials = [];
        this.#moved.clear();
        (0,file_writer/* makeSiteFolder */.Y1)((0,external_node_path_.dirname)(this.sitePath), 'site');
        const { signal } = this.#context;
        const isLarge = size === undefined || size >= MIN_BYTES_FOR_THREADS;
        const writers = new Writers(this.sitePath, isLarge ? THREADS : 1, this.#isReviewed, signal);
        const [guards, batch] = [new archive_guards/* Guards */.dl(), new Batch(writers)];
        this.#target = { root: this.sitePath, guards, writers, batch, dotFolders: [], signal };
        // A zip is extracted only when it is complete: its directory is at its end.
        if (format !== 'tar' && format !== 'tar.gz')
            return;
        const ready = async () => await writers.ready();
        this.#tar = new tar/* TarStream */.o(writing(this.#target), { isGzip: format === 'tar.gz', guards, signal, ready });
    }
    async write(bytes) {
        if (this.#problem !== undefined)
            return;
        try {
            await this.#tar?.write(bytes);
        }
        catch (error) {
            if (!this.#isTolerant)
                throw error;
            this.#problem = error;
        }
    }
    async complete(archive) {
        if (this.#problem !== undefined)
            throw this.#problem;
        if (this.#tar === undefined)
            await this.#extractZip(archive);
        else
            await this.#tar.end();
        return await this.#finish();
    }
    async copyFolder(folder) {
        await this.begin(undefined);
        this.#leftOut = await copyFolder(folder, this.#started, this.#allowed);
        return await this.#finish();
    }
    /** Everything that came with the site and is no part of it. */
    get leftOut() {
        return this.#leftOut;
    }
    /** Files with credentials that nobody allowed and no page links to, whatever else is the reason to leave them out. */
    get credentials() {
        return this.#credentials;
    }
    async review(options) {
        return await this.#started.writers.review(this.#files.map(({ path }) => path), options, this.#moved);
    }
    /** Takes the place of a file that will be added. False when it is not free on every disk. */
    take(path) {
        return this.#started.guards.take(path);
    }
    /** Adds files to the site, at places that were taken for them. */
    async add(files) {
        return await writeAddedFiles(this.sitePath, files, this.#context.signal);
    }
    /** The same for files that the review has to know. Returns all files of the site. */
    async addToSite(files) {
        for (const { path } of files)
            this.take(path);
        this.#files.push(...(await this.add(files)));
        return this.#files;
    }
    /** Removes files from the site. */
    async leaveOut(files) {
        for (const [path, reason] of files) {
            this.#context.signal.throwIfAborted();
            await (0,promises_.rm)((0,external_node_path_.join)(this.sitePath, path));
            this.#started.guards.release(path);
            this.#moved.set(path, undefined);
            this.#leftOut.push({ path, reason });
        }
        this.#files = this.#files.filter(({ path }) => !files.has(path));
        await this.#removeEmptyFolders([...files.keys()].map(external_node_path_.dirname));
    }
    /** Moves files to places that are free when it is their turn. */
    async move(moves) {
        for (const { from, to } of moves) {
            this.#context.signal.throwIfAborted();
            await (0,promises_.rename)((0,external_node_path_.join)(this.sitePath, from), (0,external_node_path_.join)(this.sitePath, to));
            this.#started.guards.release(from);
            this.take(to);
            this.#moved.set(from, to);
        }
        const places = new Map(moves.map(({ from, to }) => [from, to]));
        this.#files = this.#files.map(file => ({ ...file, path: places.get(file.path) ?? file.path }));
        await this.#removeEmptyFolders([...places.keys()].map(external_node_path_.dirname));
    }
    /** Ends what is working, and removes what it wrote, unless that has been moved away. */
    async [Symbol.asyncDispose]() {
        if (this.#target === undefined)
            return;
        this.#tar?.close();
        await this.#target.writers[Symbol.asyncDispose]();
        await (0,private_folder/* removeFolder */.v$)(this.sitePath, this.#context);
        this.#target = this.#tar = undefined;
    }
    async #extractZip(archive) {
        const { guards, writers, signal } = this.#started;
        const target = { guards, makeFolder: (folder) => makeFolder(this.#started, folder), signal };
        for (const entries of await (0,zip/* listZip */.oV)(archive, target)) {
            await writers.ready();
            writers.assign({ kind: 'zip', archive: archive.path, entries });
        }
    }
    async #finish() {
        const { guards, writers, batch } = this.#started;
        batch.send();
        await writers.idle();
        guards.requireFiles();
        const credentials = writers.files.filter(({ isCredential }) => isCredential === true);
        this.#files = writers.files.map(({ path, size, sha256 }) => ({ path, size, sha256 }));
        await this.#leaveOutDotfiles();
        await this.#leaveOutCredentials(credentials.map(({ path }) => path));
        if ((0,pages/* pageCountOf */.YX)(this.#files) === 0)
            throw (0,archive_guards/* refuseArchive */.B2)('archive-without-pages');
        return this.#files;
    }
    async #leaveOutDotfiles() {
        const isLeftOut = (path) => (0,left_out/* isDotfile */.aJ)(path) && !this.#allowed.has(path);
        const found = this.#files.map(({ path }) => path).filter(path => isLeftOut(path));
        await this.leaveOut(new Map(found.map(path => [path, 'dotfile'])));
        const names = this.#leftOut.filter(({ reason }) => reason === 'dotfile').map(({ path }) => path);
        if (names.length > 0)
            this.#context.log.notice(`${(0,units/* formatCount */.B4)(names.length, 'file')} whose names or folders begin with a dot are no part of the site, and were left out: ${listed(names)}.`);
    }
    /** `found`: all files that were judged to hold credentials. */
    async #leaveOutCredentials(found) {
        const { log, signal } = this.#context;
        const paths = this.#started.writers.files.map(({ path }) => path);
        const credentials = (0,left_out/* credentialsAmong */.L0)(found, paths, this.#allowed);
        if (credentials.length > 0) {
            const site = { folder: this.sitePath, files: this.#files };
            const linked = await (0,linked_files/* linkedFiles */.$S)(credentials, site, { domain: this.#domain, signal });
            this.#credentials = credentials.filter(path => !linked.has(path));
            if (linked.size > 0)
                log.warning(`Part of the site, because a page links to it, although it holds credentials: ${listed(linked)}.`);
        }
        const inSite = new Set(this.#files.map(({ path }) => path));
        const held = this.#credentials.filter(path => inSite.has(path));
        await this.leaveOut(new Map(held.map(path => [path, 'credential'])));
        const names = this.#leftOut.filter(({ reason }) => reason === 'credential').map(({ path }) => path);
        await this.#removeEmptyFolders(this.#started.dotFolders);
        const all = new Set([...names, ...this.#credentials]);
        if (all.size > 0)
            log.warning(`Left out of the site, because it holds credentials: ${listed(all)}.`);
    }
    /** These folders, and those around them, where nothing is left in them. */
    async #removeEmptyFolders(innermost) {
        const folders = new Set();
        for (let folder of innermost)
            for (; folder !== '.'; folder = (0,external_node_path_.dirname)(folder))
                folders.add(folder);
        // The innermost first. One that is not empty stays.
        for (const folder of [...folders].sort().reverse())
            await (0,promises_.rmdir)((0,external_node_path_.join)(this.sitePath, folder)).catch(() => undefined);
    }
    get #started() {
        if (this.#target === undefined)
            throw new Error('the extraction was not started');
        return this.#target;
    }
}
function listed(names) {
    return (0,with_more/* withMore */.i)([...names].sort(), MAX_NAMED).join(', ');
}
function writing(target) {
    const { batch } = target;
    return {
        entry: (name, kind, size) => {
            const path = admitEntry(target, name, kind);
            if (kind === 'file')
                batch.begin(path, size);
        },
        content: bytes => batch.add(bytes),
        endFile: () => batch.finish()
    };
}

// EXTERNAL MODULE: ./.build/src/runtime/http/retry.js
var retry = __webpack_require__(18459);
// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./.build/src/failures/index.js + 8 modules
var failures = __webpack_require__(48152);
// EXTERNAL MODULE: ./.build/src/runtime/http/agent-http.js
var agent_http = __webpack_require__(13997);
// EXTERNAL MODULE: ./.build/src/runtime/http/request.js
var request = __webpack_require__(38056);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/archive/format.js
var archive_format = __webpack_require__(36103);
;// CONCATENATED MODULE: ./.build/src/export/receive/archive/archive-request.js









class LinkRejected extends Error {
    name = 'LinkRejected';
}
/** The store has another object than at the beginning of the download: the bytes so far cannot be used. */
class ObjectChanged extends Error {
    name = 'ObjectChanged';
}
const MAX_REDIRECTS = 5;
/** Uses GET, since a link signed for GET responds with 403 to HEAD. Sends no credential: the link contains its own. */
async function requestFromStore({ url: link, headers, addresses, stallMs }, { http, clock, signal }) {
    const stall = stallTimer(stallMs);
    let url = new URL(link);
    try {
        stall.start();
        for (let redirects = 0;; redirects += 1) {
            const response = await http.send({
                method: 'GET',
                url,
                // With compression, sizes and ranges would be those of something else.
                headers: { 'accept-encoding': 'identity', ...headers },
                signal: AbortSignal.any([signal, stall.signal]),
                lookup: addresses.lookup
            });
            const { statusCode: status = 0 } = response;
            if (status === 200 || status === 206) {
                const close = () => {
                    stall.stop();
                    if (!response.readableEnded)
                        response.destroy();
                };
                return { status, headers: response.headers, body: chunksOf(response, stall, signal), close };
            }
            const { location } = response.headers;
            const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== undefined;
            if (!isRedirect)
                throw await errorOf(response, clock.now());
            response.destroy();
            url = redirectTarget(location, { from: url, redirects, addresses });
        }
    }
    catch (error) {
        stall.stop();
        throw explain(error, url, stall, signal);
    }
}
function redirectTarget(location, { from, redirects, addresses }) {
    if (redirects >= MAX_REDIRECTS) {
        throw new failure/* Failure */.HR('store-redirect', `The store at ${from.host} redirected more than ${MAX_REDIRECTS} times.`);
    }
    const target = (0,parse_url/* parseUrl */.D)(location, from.href);
    const problem = target === null ? 'it is not a valid address' : addresses.problemOf(target);
    if (target !== null && problem === undefined)
        return target;
    throw new failure/* Failure */.HR('store-redirect', `The store at ${from.host} redirected to an address that is not used: ${problem ?? ''}.`);
}
async function errorOf(response, now) {
    const { statusCode: status = 0, headers } = response;
    const body = await (0,request/* readLimitedText */.gw)(response, MAX_ERROR_BYTES);
    const what = `HTTP ${status}${errorCodeIn(body)}`;
    if ([400, 401, 403, 404, 410].includes(status))
        return new LinkRejected(what);
    if (status === 412)
        return new ObjectChanged('the archive was replaced during the download (HTTP 412)');
    if (status === 416) {
        return headers['content-range'] === 'bytes */0'
            ? (0,archive_format/* emptyArchive */.Wg)()
            : new ObjectChanged('the archive is shorter than at the beginning of the download (HTTP 416)');
    }
    if ((0,retry/* isTransient */.dg)(status))
        return new http_error/* HttpError */.j$(what, { response: { status, headers, body }, now });
    return new failure/* Failure */.HR('unexpected-store-response', `The store responded with ${what} to the download.`, {
        advice: status === 407 ? agent_http/* PROXY_CREDENTIALS */.OX : undefined
    });
}
const MAX_ERROR_BYTES = 4096;
const TLS_ADVICE = failures/* FAILURES */.E['unexpected-store-response'].advice;
/** S3 and Azure name the reason in XML. Only that word is shown: the rest can repeat parts of the signed link. */
function errorCodeIn(body) {
    const code = /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1];
    return code === undefined ? '' : ` (${code})`;
}
async function* chunksOf(response, stall, signal) {
    try {
        stall.start();
        for await (const chunk of response) {
            stall.stop();
            yield chunk;
            stall.start();
        }
        // An aborted request drops what has arrived and was not read, and then ends like a complete one.
        signal.throwIfAborted();
        stall.signal.throwIfAborted();
    }
    catch (error) {
        throw explain(error, undefined, stall, signal);
    }
    finally {
        stall.stop();
    }
}
/** `url` is undefined when the response has begun. */
function explain(error, url, stall, signal) {
    if (signal.aborted)
        return signal.reason;
    if (stall.signal.aborted)
        return stall.signal.reason;
    if ([failure/* Failure */.HR, http_error/* HttpError */.j$, LinkRejected, ObjectChanged].some(kind => error instanceof kind))
        return error;
    if (url === undefined) {
        return new http_error/* HttpError */.j$(`the connection was closed (${(0,failure/* reasonOf */.A3)(error)})`, { cause: error });
    }
    const failed = (0,http_error/* connectionError */.$t)(error, { responded: false });
    if (failed.isTlsProblem) {
        return new failure/* Failure */.HR(failed.isTrustProblem ? 'certificate-not-trusted' : 'tls-failed', `No TLS connection to the store at ${url.host}: ${(0,failure/* reasonOf */.A3)(error)}.`, { advice: failed.isTrustProblem ? undefined : TLS_ADVICE, cause: error });
    }
    return new http_error/* HttpError */.j$(`no response from ${url.host} (${(0,failure/* reasonOf */.A3)(error)})`, {
        maybeReceived: failed.maybeReceived,
        cause: error
    });
}
function stallTimer(stallMs) {
    const controller = new AbortController();
    let timer;
    const stop = () => clearTimeout(timer);
    const start = () => {
        stop();
        const stalled = () => controller.abort(new http_error/* HttpError */.j$(`no data for ${(0,units/* formatDuration */.a3)(stallMs)}`));
        timer = setTimeout(stalled, stallMs).unref();
    };
    return { signal: controller.signal, start, stop };
}

;// CONCATENATED MODULE: ./.build/src/export/receive/archive/ranges.js
/** Connections to the store at the same time, as long as it accepts them. */
const MAX_ARCHIVE_CONNECTIONS = 8;
/** What one request asks for. */
const PART_BYTES = 2 * 1024 * 1024;

;// CONCATENATED MODULE: ./.build/src/export/receive/archive/archive-connections.js






/** All requests of one download to the store: with the current link, retried, and no more at a time than it accepts. */
class ArchiveConnections {
    #link;
    #stallMs;
    #context;
    #delay;
    #limit = MAX_ARCHIVE_CONNECTIONS;
    /** Requests in progress, until their body is read. */
    #open = 0;
    /** Those of them that the store responded to. */
    #accepted = 0;
    #slotFreed = (0,deferred/* deferred */.y)();
    /** One delay for all connections: what fails for one usually fails for the others. */
    #pause;
    #isHostKnown = false;
    constructor(link, stallMs, context) {
        this.#link = link;
        this.#stallMs = stallMs;
        this.#context = context;
        this.#delay = new retry/* RetryDelay */.ag('Download', context);
    }
    get announcedSize() {
        return this.#link.current.sizeBytes;
    }
    /** Repeats the request until the store accepts it. The response must be closed: until then it counts. */
    async open(headers) {
        for (;;) {
            await this.#takeSlot();
            let link;
            try {
                link = await this.#link.forRequest();
                const { addresses } = this.#link;
                const request = { url: link.url, headers, addresses, stallMs: this.#stallMs };
                const response = await requestFromStore(request, this.#context);
                this.#isHostKnown = true;
                this.#accepted += 1;
                return { ...response, close: this.#closeOnce(response) };
            }
            catch (error) {
                if (error instanceof http_error/* HttpError */.j$)
                    this.#reduceLimit(error);
                this.#freeSlot();
                if (link === undefined)
                    throw error;
                if (error instanceof LinkRejected)
                    await this.#link.renew(link, error.message);
                else
                    await this.retryAfter(error);
            }
        }
    }
    /** New bytes have arrived: delays begin at their minimum again. */
    received() {
        this.#delay.succeeded();
    }
    /** Waits after an interruption, for as long as the run may take. Any other error is thrown. */
    async retryAfter(error) {
        this.#throwIfAborted();
        if (!(error instanceof http_error/* HttpError */.j$))
            throw error;
        if (error.code !== 'ENOTFOUND')
            this.#isHostKnown = true;
        if (!this.#isHostKnown && this.#delay.failures + 1 >= retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu) {
            throw new failure/* Failure */.HR('download-interrupted', `The archive could not be downloaded: ${error.message}, in ${retry/* MAX_UNREACHABLE_ATTEMPTS */.Hu} attempts.`, { cause: error });
        }
        this.#pause ??= this.#delay.afterFailure(error, error.waitMs).finally(() => (this.#pause = undefined));
        await this.#pause;
    }
    async #takeSlot() {
        for (;;) {
            this.#throwIfAborted();
            if (this.#pause !== undefined && this.#accepted === 0)
                await this.#pause;
            else if (this.#open >= this.#limit)
                await this.#slotFreed.promise;
            else
                break;
        }
        this.#open += 1;
    }
    #throwIfAborted() {
        const { signal } = this.#context;
        if (signal.aborted)
            throw this.#delay.explain(signal.reason);
    }
    #freeSlot() {
        this.#open -= 1;
        this.#slotFreed.resolve(undefined);
        this.#slotFreed = (0,deferred/* deferred */.y)();
    }
    #closeOnce(response) {
        let isOpen = true;
        return () => {
            if (!isOpen)
                return;
            isOpen = false;
            response.close();
            this.#accepted -= 1;
            this.#freeSlot();
        };
    }
    /** The store rejects one connection and serves others: it limits their number, or is overloaded. */
    #reduceLimit(error) {
        if (this.#accepted === 0)
            return;
        const limit = Math.max(this.#accepted, Math.min(this.#limit, this.#open - 1));
        if (limit >= this.#limit)
            return;
        if (this.#limit === MAX_ARCHIVE_CONNECTIONS) {
            this.#context.log.info(`Continuing with fewer connections: the store rejected one (${error.message}).`);
        }
        this.#limit = limit;
    }
}

;// CONCATENATED MODULE: ./.build/src/export/receive/archive/parts.js





/** Bytes of a plain response are passed on in pieces of this size: zlib is twice as fast as with small ones. */
const PIECE_BYTES = 1024 * 1024;
/** The store does not serve ranges in a way that they can be put together. */
class RangesUnreliable extends Error {
    name = 'RangesUnreliable';
}
/**
 * Reads the archive over several connections if the store supports ranges and identifies the object by an ETag, and as one
 * plain response otherwise. A caller aborts the signal of the connections at the end, however it comes.
 */
async function openArchive(connections, { useRanges }) {
    if (!useRanges)
        return await openStream(connections);
    const first = await connections.open({ range: `bytes=0-${PART_BYTES - 1}` });
    if (first.status === 200)
        return await openStream(connections, first);
    const range = contentRange(first);
    const etag = strongEtag(first);
    if (range?.start === 0 &&
        range.size !== undefined &&
        (etag !== undefined || range.end + 1 === range.size)) {
        const object = { size: agreedSize(range.size, connections), etag };
        return { size: object.size, pieces: readParts(first, object, connections) };
    }
    first.close();
    return await openStream(connections);
}
async function openStream(connections, opened) {
    const response = opened ?? (await connections.open({}));
    return { size: sizeOf(response, connections), pieces: readStream(response, connections) };
}
function sizeOf({ status, headers }, connections) {
    if (status === 206) {
        throw new failure/* Failure */.HR('unexpected-store-response', 'The store responded with a part of the archive to a request for all of it (HTTP 206).');
    }
    const { 'content-length': length, 'transfer-encoding': encoding } = headers;
    if (length !== undefined)
        return agreedSize(Number(length), connections);
    if (connections.announcedSize !== undefined || encoding !== undefined)
        return connections.announcedSize;
    throw new failure/* Failure */.HR('archive-size-unknown', 'Neither the service nor the store announced the size of the archive, so a truncated archive would look complete.');
}
async function* readStream(response, connections) {
    const { announcedSize = Infinity } = connections;
    const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
    let filled = 0;
    let received = 0;
    for await (const chunk of response.body) {
        received += chunk.length;
        if (received > announcedSize)
            throw sizeMismatch(announcedSize, `sent more than that`);
        for (let taken = 0; taken < chunk.length;) {
            const copied = chunk.copy(piece, filled, taken);
            taken += copied;
            filled += copied;
            if (filled < piece.length)
                continue;
            yield piece;
            filled = 0;
        }
    }
    if (filled > 0)
        yield piece.subarray(0, filled);
}
async function* readParts(first, object, connections) {
    const inProgress = [];
    const spare = [];
    let start = 0;
    for (;;) {
        // With fewer parts in memory, a connection would have nothing to do.
        while (inProgress.length < MAX_ARCHIVE_CONNECTIONS && start < object.size) {
            const memory = spare.pop() ?? Buffer.allocUnsafeSlow(Math.min(PART_BYTES, object.size));
            const range = { start, part: memory.subarray(0, object.size - start) };
            const part = readPart(range, object, connections, start === 0 ? first : undefined);
            // It is awaited later; until then, a failure must not count as unhandled.
            part.catch(() => undefined);
            inProgress.push(part);
            start += PART_BYTES;
        }
        const next = inProgress.shift();
        if (next === undefined)
            return;
        const part = await next;
        yield part;
        // Only the last part is shorter, and nothing comes after it.
        spare.push(part);
    }
}
/** Fills one part. After an interruption it continues at the first byte that is missing. */
async function readPart({ start, part }, object, connections, first) {
    let response = first;
    let filled = 0;
    for (;;) {
        response ??= await connections.open(rangeHeaders(start + filled, start + part.length, object));
        try {
            const before = filled;
            assertSameObject(object, start + filled, response);
            for await (const chunk of response.body) {
                if (chunk.length > part.length - filled) {
                    throw new RangesUnreliable('the store sent more than the requested range');
                }
                chunk.copy(part, filled);
                filled += chunk.length;
                connections.received();
            }
            if (filled === part.length)
                return part;
            if (filled === before)
                throw new RangesUnreliable('the store sent an empty response to a range');
            throw new http_error/* HttpError */.j$('the response ended before its range did');
        }
        catch (error) {
            response.close();
            // Without an ETag the rest could be of another object.
            if (object.etag === undefined)
                throw error;
            await connections.retryAfter(error);
        }
        finally {
            response.close();
        }
        response = undefined;
    }
}
/** `If-Match`, not `If-Range`: some stores respond to the latter with a range of whatever they have now. */
function rangeHeaders(start, end, { etag }) {
    return { range: `bytes=${start}-${end - 1}`, ...(etag !== undefined && { 'if-match': etag }) };
}
function assertSameObject(object, start, response) {
    const range = response.status === 206 ? contentRange(response) : undefined;
    if (range === undefined)
        throw new RangesUnreliable('the store did not respond with the requested range');
    const etag = strongEtag(response);
    if (etag === undefined && object.etag !== undefined) {
        throw new RangesUnreliable('the store does not send an ETag with every range');
    }
    if (range.start !== start || range.size !== object.size || etag !== object.etag) {
        throw new ObjectChanged('the archive changed during the download');
    }
}
function contentRange({ headers }) {
    const match = /^bytes (\d+)-(\d+)\/(\d+|\*)$/i.exec(headers['content-range'] ?? '');
    if (match === null)
        return undefined;
    return {
        start: Number(match[1]),
        end: Number(match[2]),
        size: match[3] === '*' ? undefined : Number(match[3])
    };
}
/** A weak ETag identifies something similar, which is not enough to put ranges together. */
function strongEtag({ headers }) {
    return headers.etag?.startsWith('"') === true ? headers.etag : undefined;
}
function agreedSize(size, { announcedSize }) {
    if (announcedSize === undefined || announcedSize === size)
        return size;
    throw sizeMismatch(announcedSize, `has ${size} bytes (${(0,units/* formatBytes */.z3)(size)})`);
}
function sizeMismatch(announced, actual) {
    return new failure/* Failure */.HR('archive-size-mismatch', `The service announced ${announced} bytes (${(0,units/* formatBytes */.z3)(announced)}) for the archive, but the store ${actual}.`);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/src/export/receive/archive/write-archive.js
var write_archive_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var write_archive_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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




/** The bytes ended without an error before the announced size was reached, or after it. */
class Truncated extends Error {
    size;
    received;
    constructor(size, received) {
        super(`it ended after ${received} of ${size} bytes`);
        this.size = size;
        this.received = received;
    }
}
async function writeArchive(pieces, { path, size: announced, reader, signal, progress }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const hash = (0,external_node_crypto_.createHash)('sha256');
        let format;
        let size = 0;
        const file = write_archive_addDisposableResource(env_1, await (0,promises_.open)(path, 'w'), true);
        for await (const piece of pieces) {
            if (format === undefined) {
                format = await (0,archive_format/* recognizeFormat */.oL)(piece);
                await reader?.begin(announced, format);
            }
            // Disk and reader work in other threads while the hash is computed in this one.
            const written = Promise.all([file.writeFile(piece), reader?.write(piece)]);
            hash.update(piece);
            await written;
            signal.throwIfAborted();
            size += piece.length;
            progress?.add(piece.length);
        }
        if (announced !== undefined && announced !== size)
            throw new Truncated(announced, size);
        if (format === undefined)
            throw (0,archive_format/* emptyArchive */.Wg)();
        return { path, size, sha256: hash.digest('hex'), format };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = write_archive_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** As large as the pieces of a download. */
const write_archive_PIECE_BYTES = 1024 * 1024;
/** Copies an archive of this machine, as if it was downloaded: nothing can change it afterwards. */
async function copyArchive(from, to, reader, signal) {
    const { size } = await (0,promises_.stat)(from);
    const pieces = (0,external_node_fs_.createReadStream)(from, { highWaterMark: write_archive_PIECE_BYTES });
    return await writeArchive(pieces, { path: to, size, reader, signal });
}

;// CONCATENATED MODULE: ./.build/src/export/receive/archive/download.js







const STALL_MS = 30_000;
const MAX_TRUNCATED = 3;
/** Restarts when the archive was replaced, and with one plain request when ranges cannot be put together. */
async function downloadArchive(download, context) {
    const { signal, log } = context;
    const delay = new retry/* RetryDelay */.ag('Download', context);
    let useRanges = true;
    let changes = 0;
    let truncated = 0;
    for (;;) {
        try {
            return await receiveOnce(download, useRanges, context);
        }
        catch (error) {
            if (!RETRIED.some(kind => error instanceof kind))
                throw delay.explain(error);
            if (signal.aborted)
                throw delay.explain(signal.reason);
            if (error instanceof Truncated) {
                truncated += 1;
                if (truncated === MAX_TRUNCATED)
                    throw sizeMismatch(error.size, `sent ${error.received}`);
            }
            if (error instanceof RangesUnreliable || error instanceof ObjectChanged) {
                changes += 1;
                // Some stores have another ETag on each node: after the second time it is not a change.
                useRanges = error instanceof ObjectChanged && changes === 1;
                log.info(`Restarting the download${useRanges ? '' : ' with one plain request'}: ${error.message}.`);
                // A plain request has no condition that could fail: the store is at fault.
                if (changes > 2)
                    await delay.afterFailure(error);
            }
            else
                await delay.afterFailure(error);
        }
    }
}
const RETRIED = [http_error/* HttpError */.j$, Truncated, RangesUnreliable, ObjectChanged];
async function receiveOnce({ link, path, reader, stallMs = STALL_MS }, useRanges, context) {
    const end = new AbortController();
    const signal = AbortSignal.any([context.signal, end.signal]);
    try {
        const connections = new ArchiveConnections(link, stallMs, { ...context, signal });
        const { size, pieces } = await openArchive(connections, { useRanges });
        const progress = downloadProgress(size, context);
        const archive = await writeArchive(pieces, { path, size, reader, signal, progress });
        progress.done();
        return archive;
    }
    finally {
        // However this ended, no connection stays open.
        end.abort();
    }
}
const LOG_INTERVAL_MS = 5000;
/** Less is over before anybody has read it. */
const MIN_LEFT_MS = 1000;
function downloadProgress(size, { clock, log }) {
    const startedAt = clock.now();
    let loggedAt = startedAt;
    let bytes = 0;
    const rate = (elapsed) => `${(0,units/* formatBytes */.z3)(Math.round((bytes / Math.max(1, elapsed)) * 1000))}/s`;
    return {
        add: received => {
            bytes += received;
            const now = clock.now();
            if (now - loggedAt < LOG_INTERVAL_MS)
                return;
            loggedAt = now;
            const elapsed = now - startedAt;
            if (size === undefined) {
                log.info(`${(0,units/* formatBytes */.z3)(bytes)} at ${rate(elapsed)}`);
                return;
            }
            const percent = Math.floor((bytes / size) * 100);
            const leftMs = ((size - bytes) / bytes) * elapsed;
            const left = leftMs < MIN_LEFT_MS ? '' : `, about ${(0,units/* formatDuration */.a3)(leftMs)} left`;
            const share = `${(0,units/* formatBytes */.z3)(bytes)} of ${(0,units/* formatBytes */.z3)(size)} (${percent} %)`;
            log.info(`${share} at ${rate(elapsed)}${left}`);
        },
        done: () => {
            const elapsed = clock.now() - startedAt;
            log.info(`${(0,units/* formatBytes */.z3)(bytes)} in ${(0,units/* formatDuration */.a3)(elapsed)}, ${rate(elapsed)} on average`);
        }
    };
}

// EXTERNAL MODULE: ./.build/src/archive/page-search.js
var page_search = __webpack_require__(2048);
;// CONCATENATED MODULE: ./.build/src/export/receive/receive.js
var receive_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var receive_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









/** An annotation ends after 4,096 characters. */
const receive_MAX_NAMED = 10;
/** Gets the archive, and extracts the site in it at the same time, into the private folder. */
async function receive(reception, context) {
    const { source, link, folder, keepArchive, extraction, allowed } = reception;
    const { signal } = context;
    if (source.kind === 'folder')
        return extraction === undefined ? {} : { files: await extraction.copyFolder(source.path) };
    const path = (0,external_node_path_.join)(folder, 'archive');
    const archive = link === undefined
        ? await copyArchive(source.path, path, extraction, signal)
        : await downloadArchive({ link, path, reader: extraction }, context);
    if (extraction === undefined) {
        const found = (await (0,page_search/* requirePage */.L)(archive, signal)).filter(file => !allowed.has(file));
        if (found.length > 0)
            refuseCredentials(await withoutLinked(found, archive, reception, context));
        return { archive };
    }
    try {
        const files = await extraction.complete(archive);
        if (keepArchive)
            refuseCredentials(extraction.credentials);
        return { archive, files };
    }
    catch (problem) {
        signal.throwIfAborted();
        // An export that is damaged, has no pages, or holds credentials is a mistake that no delivery may pass on.
        const isRefused = problem instanceof failure/* Failure */.HR &&
            ['archive-without-pages', 'archive-empty', 'archive-credentials'].includes(problem.code);
        if (!keepArchive || isRefused || (0,archive_guards/* isDamage */.e6)(problem))
            throw problem;
        refuseCredentials((await (0,page_search/* requirePage */.L)(archive, signal)).filter(file => !allowed.has(file)));
        return { archive, siteProblem: problem };
    }
}
function refuseCredentials(paths) {
    if (paths.length === 0)
        return;
    throw new failure/* Failure */.HR('archive-credentials', `The archive contains files that hold credentials: ${(0,with_more/* withMore */.i)(paths, receive_MAX_NAMED).join(', ')}. Nothing was delivered.`);
}
/** Those that no page links to, which only the pages themselves show: the archive is extracted for once. */
async function withoutLinked(found, archive, { folder, allowed, domain }, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const extraction = receive_addDisposableResource(env_1, new Extraction(folder, context, { allowed, domain }), true);
        try {
            await extraction.begin(archive.size, archive.format);
            const pieces = (0,external_node_fs_.createReadStream)(archive.path, { signal: context.signal });
            for await (const piece of pieces)
                await extraction.write(piece);
            await extraction.complete(archive);
            return extraction.credentials;
        }
        catch {
            context.signal.throwIfAborted();
            return found;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = receive_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What is wrong with a site of this machine is not a matter of the service or of `output-dir`. */
function explainSource(error, source, folder) {
    if (source.kind === 'service')
        return error;
    const advice = `Correct the ${source.kind} ${source.path}, and run again.`;
    if (error instanceof failure/* Failure */.HR && /^(entry|archive)-/.test(error.code))
        return new failure/* Failure */.HR(error.code, error.message, { advice, cause: error.cause });
    const { path = folder, code } = Object(error instanceof failure/* Failure */.HR ? error.cause : error);
    if (path.startsWith(folder))
        return error;
    return new failure/* Failure */.HR('from-unreadable', `${path} cannot be read (${code ?? ''}).`, { cause: error });
}

;// CONCATENATED MODULE: ./.build/src/export/install-site.js
var install_site_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var install_site_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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






/** Receives what the deliveries need, prepares it, and puts it into `output-dir`: all of it or nothing. */
async function installSite({ inputs, job, redirectFile, baseline }, record, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { about, source, output: place, review } = inputs;
        const { folder, keepArchive, extract } = place;
        const output = install_site_addDisposableResource(env_1, await output_folder/* OutputFolder */.w.open(place, context), true);
        const { domain } = about;
        const allowed = (0,left_out/* exactPaths */.mM)(review.ignore);
        const extraction = install_site_addDisposableResource(env_1, extract
            ? new Extraction(output.temporary, context, {
                allowed,
                domain,
                isReviewed: review.check !== 'off',
                isTolerant: keepArchive
            })
            : undefined, true);
        try {
            const link = job?.link;
            const { temporary } = output;
            const reception = { source, link, folder: temporary, keepArchive, extraction, allowed, domain };
            const work = async () => await receive(reception, context);
            const { archive, files, siteProblem } = await record.stage(titleOf(source, extract), work);
            const facts = { ...about, jobId: job?.jobId, commit: job?.commit ?? context.github.sha };
            const installed = {
                archive: archive && installedArchive(archive, place.archiveName, output),
                siteProblem: (0,disk_errors/* explainDisk */.P)(siteProblem, folder)
            };
            if (extraction !== undefined && files !== undefined) {
                // Not loaded by runs that only pass the archive on.
                const { prepareSite } = await __webpack_require__.e(/* import() */ 8431).then(__webpack_require__.bind(__webpack_require__, 48431));
                const site = { extraction, files, archive };
                const draft = await prepareSite(site, { ...facts, redirectFile, baseline }, review, record, context);
                Object.assign(installed, await installedDraft(draft, extraction.sitePath, output));
                const { leftOut } = extraction;
                if (leftOut.length > 0)
                    await output.write(written_names/* LEFT_OUT */.Pk, (0,left_out/* leftOutJson */.o_)(leftOut));
            }
            await output.install();
            record.installed(installed);
            return installed;
        }
        catch (error) {
            throw explainSource((0,disk_errors/* explainDisk */.P)(error, folder), source, folder);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = install_site_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function titleOf(source, isExtracted) {
    if (source.kind !== 'service')
        return `Reading the ${source.kind}`;
    return isExtracted ? 'Downloading and extracting' : 'Downloading';
}
function installedArchive(archive, name, output) {
    return { ...archive, path: output.add({ ...archive, name: `${name}.${archive.format}` }) };
}
/** Gives everything its place. A site that the review refuses gets none: the one of an earlier export stays. */
async function installedDraft({ reviewed, basePath, redirectCount, fileCount, pageCount, texts, manifest }, sitePath, output) {
    const { failure: refusal } = reviewed;
    const review = {
        reviewed,
        basePath,
        changesPath: await output.write('changes.json', texts.changes),
        checksPath: texts.checks && (await output.write('checks.json', texts.checks))
    };
    const reportPath = await output.write('report.html', texts.report);
    if (refusal !== undefined)
        return { review, refusal, reportPath };
    const site = {
        path: output.add({ name: 'site', path: sitePath }),
        manifestPath: output.addManifest(manifest),
        redirectsPath: texts.redirects && (await output.write(written_names/* REDIRECTS */.eT, texts.redirects)),
        redirectCount,
        fileCount,
        pageCount
    };
    return { review, reportPath, site };
}


/***/ }),

/***/ 49575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ linkedFiles),
/* harmony export */   q4: () => (/* binding */ pageReferences),
/* harmony export */   rd: () => (/* binding */ MAX_PAGE_BYTES)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52436);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37630);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2360);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15300);






/** The host of addresses without one. */
const OWN_HOST = 'site.invalid';
const MAX_PAGE_BYTES = 64_000_000;
/**
 * Reads one page. `addresses`: those under which it may be served, where its relative references start. `known`: what
 * earlier pages refer to from the root, so that a link that all pages have is followed once.
 */
function pageReferences(bytes, addresses = [], domain, known = new Set()) {
    const scanner = new _review_scan_site_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteScanner */ ._(0);
    scanner.scan('page.html', bytes);
    const { values = [], files: [{ base, isMintlify } = { base: '', isMintlify: false }] = [] } = scanner.drain() ?? {};
    const starts = addresses.map(address => (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(base, `https://${OWN_HOST}${address}`));
    /** Paths on the site's own host that the page refers to: encoded, with the base path. */
    const targets = values.flatMap(value => {
        const isRooted = base === '' && /^\/(?!\/)/.test(value);
        if (isRooted && known.has(value))
            return [];
        if (isRooted)
            known.add(value);
        return starts.slice(0, isRooted ? 1 : undefined).flatMap(start => {
            const address = start && (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .D)(value, start);
            return address !== null && [OWN_HOST, domain].includes(address.hostname) ? address.pathname : [];
        });
    });
    return { isMintlify, targets };
}
/**
 * Those of a few files that a page of the extracted site links to. Reads every page, which only a site with such files
 * needs: the review, which knows all links, can be off. The base path of the site is not known yet.
 */
async function linkedFiles(wanted, { folder, files }, { domain, signal }) {
    const linked = new Set();
    const known = new Set();
    const paths = new Set(files.map(({ path }) => path));
    for (const { path, size } of files) {
        if (wanted.length === linked.size)
            break;
        if (!(0,_site_pages_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(path) || size > MAX_PAGE_BYTES)
            continue;
        signal.throwIfAborted();
        const address = new _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_5__/* .SiteAddress */ .g6(path).pathname;
        const { targets } = pageReferences(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path)), [address], domain, known);
        const named = targets.map(target => `/${_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_5__/* .SiteAddress */ .g6.parse(target)?.path ?? ''}`);
        // A path before the name is the base path only if the page loads something else from there.
        const isBasePath = (prefix) => named.some(other => other.startsWith(`${prefix}/_next/`) && paths.has(other.slice(prefix.length + 1)));
        for (const target of named)
            for (const file of wanted)
                if (target === `/${file}`)
                    linked.add(file);
                else if (target.endsWith(`/${file}`) && isBasePath(target.slice(0, -file.length - 1)))
                    linked.add(file);
    }
    return linked;
}


/***/ }),

/***/ 46075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mz: () => (/* binding */ errorOf),
/* harmony export */   S8: () => (/* binding */ FileWriter),
/* harmony export */   Y1: () => (/* binding */ makeSiteFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98362);
/* harmony import */ var _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26735);
/* harmony import */ var _archive_guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85606);
/* harmony import */ var _archive_zip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21625);
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







// Never overwrites, never follows a link. The second has no meaning, and no flag, on Windows.
const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/** Creates a folder that must not exist, in one that does. */
function makeSiteFolder(root, folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        throw (0,_archive_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, folder);
    }
    setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, FOLDER_MODE));
}
/** A web server must be able to read the site, whatever the umask of the runner. Some file systems have no modes. */
function setMode(change) {
    try {
        change();
    }
    catch (error) {
        if (!['EPERM', 'ENOSYS', 'ENOTSUP'].includes(error.code ?? ''))
            throw error;
    }
}
/** A file that must not exist yet. Synchronous calls are a quarter faster than promises here, streams slower still. */
class NewFile {
    #path;
    #fd;
    #judge = new _site_files_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .CredentialJudge */ .l7();
    #hash;
    #size = 0;
    constructor(root, path) {
        this.#path = path;
        this.#judge.begin(path);
        try {
            this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, FILE_MODE);
        }
        catch (error) {
            throw (0,_archive_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .explainDiskRefusal */ .H0)(error, path);
        }
        setMode(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(this.#fd, FILE_MODE));
    }
    write(bytes) {
        this.#hash ??= (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash.update(bytes);
        this.#writeAll(bytes);
    }
    /** Writes the last bytes. A file that is written at once needs no hash object, which takes longer than a small hash. */
    finish(bytes) {
        this.#writeAll(bytes);
        const sha256 = this.#hash === undefined ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes) : this.#hash.update(bytes).digest('hex');
        const file = { path: this.#path, size: this.#size, sha256 };
        return this.#judge.isFound ? { ...file, isCredential: true } : file;
    }
    [Symbol.dispose]() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
    #writeAll(bytes) {
        let written = 0;
        while (written < bytes.length)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes, written);
        this.#size += bytes.length;
        this.#judge.add(bytes);
    }
}
const NO_BYTES = new Uint8Array(0);
/** Performs tasks, one after the other. A file larger than a batch stays open from one task to the next. */
class FileWriter {
    #root;
    #scanner;
    #open;
    /** With a scanner, it scans every file while its bytes are in memory. */
    constructor(root, scanner) {
        this.#root = root;
        this.#scanner = scanner;
    }
    async perform(task) {
        try {
            if (task.kind === 'zip')
                return { files: await this.#extractEntries(task.archive, task.entries) };
            return { files: this.#writeParts(task.bytes, task.parts), bytes: task.bytes };
        }
        catch (error) {
            const { message, code, advice } = error;
            return { files: [], problem: { message, code, advice } };
        }
    }
    writeFile(path, content) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, new NewFile(this.#root, path), false);
            return file.finish(content);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    #writeParts(bytes, parts) {
        const files = [];
        for (const { path, start, end, isFirst, isLast } of parts) {
            if (isFirst)
                this.#open = new NewFile(this.#root, path);
            if (this.#open === undefined)
                throw new Error(`no file is open for the rest of ${path}`);
            const content = bytes.subarray(start, end);
            const scanner = this.#scannerOf(path);
            if (isFirst && isLast)
                scanner?.scan(path, content);
            else
                scanner?.keepPiece(path, content);
            if (!isLast) {
                this.#open.write(content);
                continue;
            }
            files.push(this.#open.finish(content));
            this.#open[Symbol.dispose]();
            this.#open = undefined;
            if (!isFirst)
                scanner?.scanPieces(path);
        }
        return files;
    }
    async #extractEntries(archive, entries) {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, 'r');
        try {
            const [first] = entries;
            if (first !== undefined && (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .isLargeEntry */ .Av)(first))
                return [await this.#extractLarge(fd, first)];
            const files = [];
            for (const { path, content } of (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmallEntries */ .cV)(fd, entries)) {
                files.push(this.writeFile(path, content));
                this.#scannerOf(path)?.scan(path, content);
            }
            return files;
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    async #extractLarge(fd, entry) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_2, new NewFile(this.#root, entry.path), false);
            const scanner = this.#scannerOf(entry.path);
            await (0,_archive_zip_js__WEBPACK_IMPORTED_MODULE_6__/* .readLargeEntry */ .CQ)(fd, entry, content => {
                scanner?.keepPiece(entry.path, content);
                file.write(content);
            });
            scanner?.scanPieces(entry.path);
            return file.finish(NO_BYTES);
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    }
    /** What is left out of the site is not reviewed. */
    #scannerOf(path) {
        return (0,_site_files_left_out_js__WEBPACK_IMPORTED_MODULE_4__/* .isDotfile */ .aJ)(path) ? undefined : this.#scanner;
    }
}
function errorOf({ message, code, advice }) {
    return advice === undefined
        ? Object.assign(new Error(message), { code })
        : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR(code, message, { advice });
}


/***/ }),

/***/ 26735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ credentialsAmong),
/* harmony export */   aJ: () => (/* binding */ isDotfile),
/* harmony export */   hN: () => (/* binding */ isCredentialName),
/* harmony export */   l7: () => (/* binding */ CredentialJudge),
/* harmony export */   mM: () => (/* binding */ exactPaths),
/* harmony export */   o_: () => (/* binding */ leftOutJson)
/* harmony export */ });
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2360);
/* harmony import */ var _pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75338);



/** For `left-out.json`. */
function leftOutJson(files) {
    const sorted = [...files].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.path, b.path));
    return `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`;
}
/** Names that begin with a dot and belong to a site. */
const SITE_DOTFILES = new Set(['.well-known', '.nojekyll', '.htaccess']);
/** Whether the file, or a folder around it, has a name that begins with a dot. */
function isDotfile(path) {
    return path.split('/').some(name => name.startsWith('.') && !SITE_DOTFILES.has(name.toLowerCase()));
}
const CREDENTIAL_NAMES = /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.tfstate|\.netrc|\.htpasswd|\.aws\/credentials)$/i;
/** Whether the name alone says that a file holds credentials. */
function isCredentialName(path) {
    return CREDENTIAL_NAMES.test(path);
}
/** What these files show is documentation. Media, and the objects of a repository, are compressed. */
const NOT_JUDGED = /\.(?:html?|md|mdx|css|rsc|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|mov|ogg|wav|pdf|zip|t?gz|wasm)$|(?:^|\/)llms[^/]*\.txt$|(?:^|\/)_next\/|(?:^|\/)\.(?:git|svn|hg)\/.*\//i;
/** A value is the first group. Every pattern begins with its line, so that code that names one of them is none. */
const FORMS = [
    // A private key in PEM: its first line, headers of an encrypted one, and Base64. Documentation shows other text there.
    {
        files: /(?:)/,
        marks: ['PRIVATE KEY'],
        pattern: /^[ \t]*-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,99}(?:[\w-]{1,40}:[^\n]{0,200}\n\s{0,99}){0,9}[A-Za-z0-9+/=]{4,200}\s*?$/m
    },
    // The key of a service account of Google.
    {
        files: /\.json$/i,
        marks: ['PRIVATE KEY'],
        pattern: /"private_key"\s*:\s*"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----\\n[A-Za-z0-9+/]{3}/
    },
    // .npmrc
    {
        files: /(?:)/,
        marks: ['_auth', '_password'],
        pattern: /^[ \t]*(?:\/\/\S{1,500}:)?_(?:authToken|auth|password)[ \t]*=[ \t]*(\S+)/gm
    },
    // .netrc
    {
        files: /(?:)/,
        marks: ['machine'],
        pattern: /^[ \t]*machine\s{1,9}\S{1,500}\s{1,9}login\s{1,9}\S{1,500}\s{1,9}password\s{1,9}(\S+)/gm
    },
    // Cloud credentials: .aws/credentials, and the connection string of an Azure account.
    {
        files: /(?:)/,
        marks: ['aws_secret_access_key', 'aws_session_token'],
        pattern: /^[ \t]*aws_(?:secret_access_key|session_token)[ \t]*=[ \t]*(\S+)/gm
    },
    { files: /(?:)/, marks: ['AccountKey='], pattern: /;AccountKey=([A-Za-z0-9+/]{40,}=*)/g },
    { files: /(?:^|\/)\.pypirc$/i, marks: ['password'], pattern: /^[ \t]*password[ \t]*[:=][ \t]*(\S+)/gm },
    {
        files: /(?:^|\/)\.git(?:\/config|config|-credentials)$/i,
        marks: ['://', 'extraheader'],
        pattern: /(?:https?:\/\/(?:[^\s:@/]{0,500}:)?|extraheader[ \t]*=[ \t]*authorization:[ \t]*\w{1,20}[ \t]+)([^\s:@/]+)(?:@|[ \t]*$)/gim
    },
    // .env, .env.local, production.env
    {
        files: /(?:^|\/)(?:\.env[^/]*|[^/]*\.env)$/i,
        marks: ['='],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|CREDENTIAL|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|AUTH_?KEY)\w{0,100}[ \t]*=[ \t]*(\S+)/gim
    }
];
/** A variable, a word in its place, or too short for a credential. */
const PLACEHOLDER = /[$<>{}…]|\.{3}|\*{3}|x{4}|^.{0,5}$|example|sample|placeholder|change|replace|redacted|dummy|your|here|^(?:my|the|some|a)?[-_ ]?(?:api|auth|access|npm|github|secret|super)?[-_ ]?(?:secret|token|password|key|value)s?$/i;
function holdsCredential(path, text) {
    return FORMS.some(({ files, marks, pattern }) => {
        if (!files.test(path) || !marks.some(mark => text.includes(mark)))
            return false;
        if (!pattern.global)
            return pattern.test(text);
        return [...text.matchAll(pattern)].some(([, value = '']) => !PLACEHOLDER.test(value.replace(/^["']|["']$/g, '')));
    });
}
/** `found`: files that were judged to hold credentials. Page data is part of a page, and says what its page says. */
function credentialsAmong(found, paths, allowed = new Set()) {
    if (found.length === 0)
        return [];
    const data = (0,_pages_page_data_js__WEBPACK_IMPORTED_MODULE_1__/* .pageDataOf */ .nC)(paths);
    return found.filter(path => !allowed.has(path) && !data.has(path)).sort();
}
/** The files that patterns name by their exact path, so that no rule leaves them out. */
function exactPaths(patterns) {
    return new Set(patterns.flatMap(({ text }) => (/^\/[^*]+$/.test(text) ? (_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteAddress */ .g6.parse(text)?.path ?? []) : [])));
}
/** As long as a line with a credential, which can be in two pieces. */
const OVERLAP = 4096;
/** Judges one file after the other, each by its pieces in their order. */
class CredentialJudge {
    #path = '';
    #isJudged = false;
    #isFound = false;
    #isUtf16 = false;
    #end;
    /** False when its bytes change nothing. */
    begin(path) {
        this.#path = path;
        this.#isFound = isCredentialName(path);
        this.#isJudged = !NOT_JUDGED.test(path);
        this.#end = undefined;
        return this.#isJudged && !this.#isFound;
    }
    add(bytes) {
        if (this.#isFound || !this.#isJudged)
            return;
        const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
        // Editors begin files with a byte order mark, and shells write UTF-16, in which ASCII has a zero byte more.
        if (this.#end === undefined)
            this.#isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(raw);
        const start = this.#end ?? '';
        const piece = this.#isUtf16 ? raw.replaceAll('\0', '') : raw;
        const text = start + (this.#end === undefined ? piece.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '') : piece);
        this.#isFound = holdsCredential(this.#path, text);
        // From the start of a line on, where patterns begin.
        const end = text.slice(-OVERLAP);
        this.#end = Buffer.from(end.slice(text.length > OVERLAP ? end.indexOf('\n') + 1 : 0), 'latin1').toString('latin1');
    }
    get isFound() {
        return this.#isFound;
    }
}


/***/ })

};
