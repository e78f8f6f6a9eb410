export const id = 5710;
export const ids = [5710];
export const modules = {

/***/ 25710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewInThread: () => (/* binding */ reviewInThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _runtime_deferred_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58946);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53727);
/* harmony import */ var _runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78066);




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
    const { head, base, changed, renamed = new Map(), notCompared } = versions;
    const skipped = { head: new Map(), base: new Map() };
    for (;;) {
        const workerData = {
            head: { paths: head.paths, folder: head.folder, skipped: skipped.head },
            base: base && { paths: base.paths, folder: base.folder, skipped: skipped.base },
            changed,
            renamed,
            notCompared,
            ignore: ignore.map(({ text }) => text),
            siteUrl,
            prefix,
            progress: new Int32Array(new SharedArrayBuffer(16))
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
        this.#worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(new URL(threadFile(), new URL(...['../pull-request/thread/review-in-thread.js', import.meta.url]).href), {
            workerData,
            resourceLimits: MEMORY_MB
        });
        this.#data = workerData;
        this.#versions = versions;
        this.#maxFileMs = maxFileMs;
    }
    async run({ signal, log }) {
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
        try {
            return await (0,_runtime_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .untilAborted */ .Eu)(signal, async () => await this.#result.promise);
        }
        finally {
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
            answer = { id, value: await files[kind](path) };
        }
        catch (error) {
            answer = { id, error: (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error) };
        }
        this.#worker.postMessage(answer);
    }
}
/** A function, so that the bundler does not copy the source file. */
function threadFile() {
    return new URL(...['../pull-request/thread/review-in-thread.js', import.meta.url]).href.endsWith('.ts') ? './review-thread.ts' : './review-thread.js';
}


/***/ }),

/***/ 58946:
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

/***/ 78066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eu: () => (/* binding */ untilAborted),
/* harmony export */   GA: () => (/* binding */ TimedOut),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Or: () => (/* binding */ Canceled),
/* harmony export */   cV: () => (/* binding */ explainStop),
/* harmony export */   jX: () => (/* binding */ isStop),
/* harmony export */   vu: () => (/* binding */ MAX_CLEANUP_MS)
/* harmony export */ });
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58946);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53727);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13046);



/** The run's `timeout` has passed. The cause is the last error that was retried, if there was one. */
class TimedOut extends Error {
    name = 'TimedOut';
}
class Canceled extends Error {
    name = 'Canceled';
}
/** For leaving things in order after a signal. The runner kills the process 7.5 seconds after it; the design promises two. */
const MAX_CLEANUP_MS = 1500;
/** The run was stopped, so nothing else is worth reporting. */
function isStop(error) {
    return error instanceof TimedOut || error instanceof Canceled;
}
/** Aborts as `signal` does, or with TimedOut after `ms`, whichever comes first. */
function withDeadline(signal, ms) {
    const deadline = new AbortController();
    setTimeout(() => deadline.abort(new TimedOut(`not done within ${ms} ms`)), ms).unref();
    return AbortSignal.any([signal, deadline.signal]);
}
/** For work that takes no signal, or ignores it: the run stops waiting for it. */
async function untilAborted(signal, work) {
    signal.throwIfAborted();
    const aborted = (0,_deferred_js__WEBPACK_IMPORTED_MODULE_2__/* .deferred */ .y)();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        return await Promise.race([work(), aborted.promise]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
/** Turns a timeout or a cancellation into a Failure that says what is still in progress. Other errors pass unchanged. */
function explainStop(error, { timeoutMs, state, advice }) {
    if (error instanceof TimedOut) {
        const lastError = error.cause === undefined ? '' : ` The last error was: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error.cause)}.`;
        const { unreachableHost: host } = Object(error.cause);
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', `Timed out after ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}.${lastError} ${state}`, {
            advice: host !== undefined
                ? `Check the address ${host}, and whether this runner can reach it: DNS, firewall, \`https_proxy\` and \`no_proxy\`. ${advice}`
                : `${advice} Increase \`timeout\` if the work needs longer.`,
            cause: error
        });
    }
    if (error instanceof Canceled)
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('canceled', `The run was canceled. ${state}`, { advice, cause: error });
    return error;
}


/***/ })

};
