export const id = 2777;
export const ids = [2777];
export const modules = {

/***/ 32777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewInThread: () => (/* binding */ reviewInThread)
/* harmony export */ });
/* harmony import */ var _sources_thread_run_tasks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91945);

const PROGRESS_MS = 10_000;
/** Reviews a change in a thread, which ends with `signal`, whatever the documentation contains. */
async function reviewInThread(versions, { ignore, siteUrl, prefix, maxFileMs }, context) {
    const { head, base, changed, renamed = new Map(), notCompared } = versions;
    const skipped = { head: new Map(), base: new Map() };
    for (;;) {
        const task = {
            head: { paths: head.paths, folder: head.folder, skipped: skipped.head },
            base: base && { paths: base.paths, folder: base.folder, skipped: skipped.base },
            changed,
            renamed,
            notCompared,
            ignore: ignore.map(({ text }) => text),
            siteUrl,
            prefix
        };
        const result = await runReview(task, versions, maxFileMs, context);
        if (!(result instanceof _sources_thread_run_tasks_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableFile */ .i))
            return result;
        const { version, file } = result.file;
        skipped[version].set(file, result.reason);
        // What differs may be readable in the other version: then it is new that it is not.
        if (!changed.has(file))
            skipped[version === 'head' ? 'base' : 'head'].set(file, result.reason);
    }
}
async function runReview(task, versions, maxFileMs, { signal, log }) {
    const thread = new _sources_thread_run_tasks_js__WEBPACK_IMPORTED_MODULE_0__/* .DocsThread */ .s(threadFile());
    const progress = setInterval(() => {
        const { done, total } = thread.pages;
        if (total !== 0)
            log.info(`Read ${done} of ${total} pages.`);
    }, PROGRESS_MS);
    try {
        return await thread.run(task, {
            signal,
            maxFileMs,
            fileAt: place => parsedFile(task, place),
            answer: async ({ kind, version, path }) => {
                const files = versions[version];
                if (files === undefined)
                    throw new Error('there is no such version');
                return await files[kind](path);
            }
        });
    }
    finally {
        clearInterval(progress);
        await thread.end();
    }
}
/** The file that is being parsed, if the review can go on without it. */
function parsedFile(task, place) {
    const { head, base } = task;
    const version = place < head.paths.length ? 'head' : 'base';
    const file = head.paths[place] ?? base?.paths[place - head.paths.length];
    if (file === undefined || task[version]?.skipped.has(file) === true)
        return undefined;
    return { version, file };
}
/** A function, so that the bundler does not copy the source file. */
function threadFile() {
    const name = new URL(...['../pull-request/thread/review-in-thread.js', import.meta.url]).href.endsWith('.ts') ? './review-thread.ts' : './review-thread.js';
    return new URL(name, new URL(...['../pull-request/thread/review-in-thread.js', import.meta.url]).href);
}


/***/ }),

/***/ 72913:
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

/***/ 54639:
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
/* harmony import */ var _deferred_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72913);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);



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


/***/ }),

/***/ 74079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ newProgress),
/* harmony export */   t: () => (/* binding */ NO_FILE)
/* harmony export */ });
/** In the place of a file, while none is being parsed. */
const NO_FILE = -1;
function newProgress() {
    const progress = new Int32Array(new SharedArrayBuffer(16));
    progress[0] = NO_FILE;
    return progress;
}


/***/ }),

/***/ 91945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ UnreadableFile),
/* harmony export */   s: () => (/* binding */ DocsThread)
/* harmony export */ });
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
/* harmony import */ var _runtime_time_deferred_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72913);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54639);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74079);





const MAX_FILE_MS = 10_000;
/** The share of a core that this process gets on a machine that is not busy with others. */
const FREE_SHARE = 0.8;
const MAX_EXTENSIONS = 5;
/** How often a file is looked at while it has its time. */
const LOOKS = 10;
/** With a larger young generation, garbage is collected later than is good for runners. */
const MEMORY_MB = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 2048 };
const TOO_LARGE = `Reading the documentation needs more than ${MEMORY_MB.maxOldGenerationSizeMb} MB of memory.`;
/** A file that took too long or too much memory: the task can start again without it. */
class UnreadableFile {
    file;
    reason;
    constructor(file, reason) {
        this.file = file;
        this.reason = reason;
    }
}
/**
 * A thread that reads documentation, which a stranger wrote, one task after the other. It ends with `signal`, whatever the
 * documentation contains, and no file takes more than its time.
 */
class DocsThread {
    #worker;
    #progress = (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .newProgress */ .g)();
    /** `file`: the entry of the thread, which calls `serveTasks`. */
    constructor(file) {
        this.#worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(file, { workerData: this.#progress, resourceLimits: MEMORY_MB });
    }
    /** The pages that are done, and all of them; 0 until they are counted. */
    get pages() {
        return { done: Atomics.load(this.#progress, 2), total: Atomics.load(this.#progress, 3) };
    }
    /** After anything else than a result, the thread has ended. */
    async run(task, options) {
        const { signal, maxFileMs = MAX_FILE_MS } = options;
        const ended = (0,_runtime_time_deferred_js__WEBPACK_IMPORTED_MODULE_4__/* .deferred */ .y)();
        const parsed = () => options.fileAt(Atomics.load(this.#progress, 0));
        const onMessage = (message) => {
            if ('result' in message)
                ended.resolve(message.result);
            else
                void this.#answer(message, options.answer);
        };
        const onError = (error) => {
            const file = parsed();
            if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY')
                ended.reject(error);
            else if (file !== undefined)
                ended.resolve(new UnreadableFile(file, 'it needs too much memory'));
            else
                ended.reject(new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('documentation-too-large', TOO_LARGE, { cause: error }));
        };
        const onExit = () => ended.reject(new Error('The thread ended before its task.'));
        this.#worker.on('message', onMessage).on('error', onError).on('exit', onExit);
        const watch = this.#watch(maxFileMs, () => {
            const file = parsed();
            if (file !== undefined)
                ended.resolve(new UnreadableFile(file, `it takes more than ${maxFileMs / 1000} s`));
        });
        let isDone = false;
        try {
            this.#worker.ref();
            this.#send({ task });
            const result = await (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .untilAborted */ .Eu)(signal, async () => await ended.promise);
            isDone = !(result instanceof UnreadableFile);
            return result;
        }
        finally {
            clearInterval(watch);
            this.#worker.off('message', onMessage).off('exit', onExit);
            if (isDone)
                this.#worker.off('error', onError);
            else
                await this.end();
        }
    }
    /** Until the next task, the process does not wait for the thread. */
    unref() {
        this.#worker.unref();
    }
    async end() {
        await this.#worker.terminate();
    }
    /** Watches the file that is being parsed; after the last one, only the signal ends the thread. */
    #watch(maxFileMs, onSlow) {
        let [before, changes, looks] = [process.cpuUsage(), 0, 0];
        return setInterval(() => {
            const now = Atomics.load(this.#progress, 1);
            looks = now === changes ? looks + 1 : 0;
            if (looks === 0)
                [before, changes] = [process.cpuUsage(), now];
            if (looks < LOOKS)
                return;
            // On a busy machine the file had less than that: it gets the time again, a few times.
            const { user } = process.cpuUsage(before);
            const isBusy = user / 1000 <= maxFileMs * FREE_SHARE && looks < LOOKS * MAX_EXTENSIONS;
            if (!isBusy)
                onSlow();
        }, maxFileMs / LOOKS);
    }
    async #answer({ id, question }, answer) {
        try {
            this.#send({ id, value: await answer(question) });
        }
        catch (error) {
            this.#send({ id, error: (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error) });
        }
    }
    #send(message) {
        this.#worker.postMessage(message);
    }
}


/***/ })

};
