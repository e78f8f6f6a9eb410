export const id = 5985;
export const ids = [5985];
export const modules = {

/***/ 45985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewInThread: () => (/* binding */ reviewInThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _runtime_deferred_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23141);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _sources_source_read_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60950);




const MAX_FILE_MS = 10_000;
const PROGRESS_MS = 10_000;
/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8;
const MAX_EXTENSIONS = 5;
/** How often a file is looked at while it has its time. */
const LOOKS = 10;
/** With a larger young generation, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 };
const TOO_LARGE = `Comparing the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`;
/** A file that took too long or too much memory: the review starts again without it. */
class UnreadableFile {
    parsed;
    reason;
    constructor(parsed, reason) {
        this.parsed = parsed;
        this.reason = reason;
    }
}
/** Reviews a change in a thread, which ends with `signal`, whatever the documentation contains. */
async function reviewInThread(versions, { ignore, siteUrl, prefix, maxFileMs = MAX_FILE_MS }, context) {
    const { head, base, changed, notCompared } = versions;
    const skipped = { head: new Map(), base: new Map() };
    for (;;) {
        const workerData = {
            head: { paths: head.paths, folder: head.folder, skipped: skipped.head },
            base: base && { paths: base.paths, folder: base.folder, skipped: skipped.base },
            changed,
            notCompared,
            ignore: ignore.map(({ text }) => text),
            siteUrl,
            prefix,
            progress: new Int32Array(new SharedArrayBuffer(4 * 4))
        };
        const result = await new ReviewThread(workerData, versions, maxFileMs).run(context);
        if (!(result instanceof UnreadableFile))
            return result;
        const { version, file } = result.parsed;
        skipped[version].set(file, result.reason);
        // What differs may be readable in the other version: then it is new that it is not.
        if (!changed.has(file))
            skipped[version === 'head' ? 'base' : 'head'].set(file, result.reason);
    }
}
class ReviewThread {
    #worker;
    #data;
    #versions;
    #maxFileMs;
    #result = (0,_runtime_deferred_js__WEBPACK_IMPORTED_MODULE_3__/* .deferred */ .y)();
    constructor(workerData, versions, maxFileMs) {
        this.#worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(new URL(threadFile(), new URL(...['../pull-request/readers/review-in-thread.js', import.meta.url]).href), {
            workerData,
            resourceLimits: MEMORY_MB
        });
        this.#data = workerData;
        this.#versions = versions;
        this.#maxFileMs = maxFileMs;
    }
    async run({ signal, log }) {
        const stop = () => this.#result.reject(signal.reason);
        const progress = setInterval(() => {
            const [, , done, total] = this.#data.progress;
            if (total !== 0)
                log.info(`Read ${done} of ${total} pages.`);
        }, PROGRESS_MS);
        const watch = this.#watch();
        this.#worker.on('message', (message) => {
            if (message.kind === 'done')
                this.#result.resolve(message.review);
            else
                void this.#answer(message);
        });
        this.#worker.on('error', (error) => {
            const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
            if (isMemory && this.#parsed !== undefined)
                this.#end(this.#parsed, 'it needs too much memory');
            else if (isMemory)
                this.#result.reject(new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('documentation-too-large', TOO_LARGE, { cause: error }));
            else
                this.#result.reject(error);
        });
        signal.addEventListener('abort', stop);
        try {
            signal.throwIfAborted();
            return await this.#result.promise;
        }
        finally {
            signal.removeEventListener('abort', stop);
            clearInterval(progress);
            clearInterval(watch);
            await this.#worker.terminate();
        }
    }
    /** The file that is being parsed, if the review can go on without it. */
    get #parsed() {
        const { head, base, progress } = this.#data;
        const place = Atomics.load(progress, 0);
        const version = place < head.paths.length ? 'head' : 'base';
        const file = head.paths[place] ?? base?.paths[place - head.paths.length];
        if (file === undefined || this.#data[version]?.skipped.has(file) === true)
            return undefined;
        return { version, file };
    }
    /** Watches the file that is being parsed; after the last one, only `timeout` ends the thread. */
    #watch() {
        let [before, changes, looks] = [process.cpuUsage(), 0, 0];
        return setInterval(() => {
            const now = Atomics.load(this.#data.progress, 1);
            looks = now === changes ? looks + 1 : 0;
            if (looks === 0)
                [before, changes] = [process.cpuUsage(), now];
            if (looks < LOOKS)
                return;
            // On a busy machine the file had less than that: it gets the time again, a few times.
            const { user } = process.cpuUsage(before);
            const isBusy = user / 1000 <= this.#maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS;
            if (this.#parsed !== undefined && !isBusy)
                this.#end(this.#parsed, `it takes more than ${this.#maxFileMs / 1000} s`);
        }, this.#maxFileMs / LOOKS);
    }
    #end(parsed, reason) {
        this.#result.resolve(new UnreadableFile(parsed, reason));
    }
    async #answer({ id, kind, version, path }) {
        let answer;
        try {
            const files = this.#versions[version];
            if (files === undefined)
                throw new Error('there is no such version');
            answer = { id, value: kind === 'read' ? await files.read(path) : await sized(files, path) };
        }
        catch (error) {
            answer = { id, error: (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error) };
        }
        this.#worker.postMessage(answer);
    }
}
/** An error of reading is told when the text is asked for. */
async function sized(files, path) {
    const size = await files.size(path);
    if (size > _sources_source_read_text_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SOURCE_BYTES */ .T)
        return { size };
    const text = await files.read(path).catch(() => undefined);
    return { size, ...(text !== undefined && { text }) };
}
/** A function, so that the bundler does not copy the source file. */
function threadFile() {
    return new URL(...['../pull-request/readers/review-in-thread.js', import.meta.url]).href.endsWith('.ts') ? './review-thread.ts' : './review-thread.js';
}


/***/ }),

/***/ 23141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ deferred)
/* harmony export */ });
/** A promise and the functions that settle it: `Promise.withResolvers`, which Node 20 does not have. */
function deferred() {
    let resolve;
    let reject;
    const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
    });
    return { promise, resolve, reject };
}


/***/ }),

/***/ 41160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GH: () => (/* binding */ startOf),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   fI: () => (/* binding */ problemText),
/* harmony export */   pI: () => (/* binding */ PAGE_START),
/* harmony export */   zz: () => (/* binding */ invalidSource)
/* harmony export */ });
const PAGE_START = { file: undefined, line: 1, column: 1 };
function placeIn(page, { file = page, line, column }) {
    return { file, line, column };
}
function startOf(file) {
    return { file, line: 1, column: 1 };
}
function invalidSource(file, message) {
    return { kind: 'invalid-source', message, place: startOf(file) };
}
/** `guides/start.mdx:12: message`, as logs show it. */
function problemText({ place: { file, line }, message }) {
    return `${file}:${line}: ${message}`;
}


/***/ }),

/***/ 60950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ MAX_SOURCE_BYTES),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41160);

const MAX_SOURCE_BYTES = 2_000_000;
/** The text of a page, a snippet or `.mintignore`, or why it is not parsed. Somebody can remove a file while others are read. */
async function readText(file, files) {
    let reason = files.skipped?.get(file);
    try {
        if ((await files.size(file)) > MAX_SOURCE_BYTES)
            reason = `it is larger than ${MAX_SOURCE_BYTES / 1e6} MB`;
        if (reason === undefined)
            return await files.read(file);
    }
    catch (error) {
        // `ENOENT: no such file or directory, open '/home/…'`
        reason = `it cannot be read: ${error.message.replace(/, \w+ '[^]*$/, '')}`;
    }
    return (0,_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidSource */ .zz)(file, `the file is not parsed, because ${reason}`);
}


/***/ })

};
