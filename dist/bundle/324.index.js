export const id = 324;
export const ids = [324];
export const modules = {

/***/ 30305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ releaseIfWhole),
/* harmony export */   _: () => (/* binding */ release)
/* harmony export */ });
/**
 * Frees the memory of bytes that nobody will read again. Left to the collector they pile up to hundreds of megabytes,
 * and their sheer size makes it walk through the whole heap again and again: a fifth of all processor time.
 * Only for memory that belongs to these bytes alone, never for a piece of Node's shared pool.
 */
function release(bytes) {
    ;
    bytes.buffer.transfer(0);
}
/** The same for bytes from elsewhere, which may be a piece of something larger: then nothing happens. */
function releaseIfWhole(bytes) {
    if (bytes.byteOffset === 0 && bytes.length === bytes.buffer.byteLength)
        release(bytes);
}


/***/ }),

/***/ 78324:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchArchive: () => (/* binding */ fetchArchive)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/runtime/failure.ts + 6 modules
var failure = __webpack_require__(28015);
// EXTERNAL MODULE: ./src/runtime/units.ts
var units = __webpack_require__(56275);
;// CONCATENATED MODULE: ./src/export/archive/disk-space.ts



async function freeBytes(folder) {
    const { bavail, bsize } = await (0,promises_.statfs)(folder);
    return bavail * bsize;
}
function needSpace(needed, free, folder) {
    if (needed <= free)
        return;
    throw new failure/* Failure */.HR('disk-full', `The archive has ${(0,units/* formatBytes */.z3)(needed)}, the disk of ${folder} has ${(0,units/* formatBytes */.z3)(free)} left.`, { advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.' });
}
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
/** What the disk says when others filled it, when the space could not be known before, or when it takes nothing. */
function explainDisk(error, folder) {
    const { code = '' } = (error ?? {});
    if (code === 'ENOSPC' || code === 'EDQUOT') {
        return new failure/* Failure */.HR('disk-full', `The disk of ${folder} is full.`, {
            advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.',
            cause: error
        });
    }
    if (!REFUSED.has(code))
        return error;
    return new failure/* Failure */.HR('output-dir-not-writable', `The folder ${folder} can not be made or written to (${code}).`, {
        advice: 'Set `output-dir` to a folder that this runner may write to. Nothing but a folder may have that name yet.',
        cause: error
    });
}

;// CONCATENATED MODULE: ./src/export/archive/format.ts
/** How much of the beginning is needed to tell: one tar header. */
const HEAD_BYTES = 512;
/** Decided by the first bytes: names and content types of stores are often wrong. */
function formatOf(head) {
    if (startsWith(head, [0x1f, 0x8b, 0x08]))
        return 'tar.gz';
    // The second one is a zip without entries, which consists of its end record alone.
    if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06]))
        return 'zip';
    return isTarHeader(head) ? 'tar' : undefined;
}
/** The header's own checksum tells a tar of any age; the `ustar` mark is missing in the oldest ones. */
function isTarHeader(head) {
    if (head.length < 512)
        return false;
    const told = parseInt(head.toString('latin1', 148, 156).trim(), 8);
    let sum = 8 * 0x20;
    for (let i = 0; i < 512; i++)
        if (i < 148 || i >= 156)
            sum += head[i] ?? 0;
    // A block of zeros is how an empty tar begins, and ends.
    return told === sum || sum === 8 * 0x20;
}
const OTHERS = [
    ['an HTML page', /^\s*<(!doctype html|html)/i],
    ['an XML document, perhaps an error of the store', /^\s*<(\?xml|error)/i],
    ['JSON, perhaps an error message', /^\s*[{[]/],
    ['a 7z archive', /^7z\xbc\xaf/],
    ['a RAR archive', /^Rar!/],
    ['an xz file', /^\xfd7zXZ/],
    ['a bzip2 file', /^BZh[1-9]/],
    ['a zstd file', /^\x28\xb5\x2f\xfd/],
    ['a PDF document', /^%PDF-/]
];
/** For an error message: what something that is no archive of ours seems to be. */
function describeBytes(head) {
    if (head.length === 0)
        return 'nothing at all';
    const text = head.toString('latin1');
    const known = OTHERS.find(([, pattern]) => pattern.test(text));
    if (known !== undefined)
        return known[0];
    if (/^[\t\n\r\x20-\x7e]+$/.test(text))
        return `text: "${text.trim().slice(0, 60)}"`;
    return `bytes that no known format begins with (${head.subarray(0, 8).toString('hex')})`;
}
function startsWith(head, mark) {
    return mark.every((byte, i) => head[i] === byte);
}

// EXTERNAL MODULE: ./src/runtime/retry.ts
var retry = __webpack_require__(86390);
// EXTERNAL MODULE: ./src/runtime/input-fields.ts
var input_fields = __webpack_require__(43588);
// EXTERNAL MODULE: ./src/export/archive/buffer-memory.ts
var buffer_memory = __webpack_require__(30305);
;// CONCATENATED MODULE: ./src/export/archive/store.ts





/** The connection broke, or the store asked for patience: the same request may well work in a while. */
class Interrupted extends Error {
    name = 'Interrupted';
    waitMs;
    constructor(why, { waitMs, cause } = {}) {
        super(why, { cause });
        this.waitMs = waitMs;
    }
}
/** The store does not take this link (any more). */
class LinkRefused extends Error {
    name = 'LinkRefused';
}
/** What is here and what the store has now do not belong together: all bytes so far are void. */
class MustStartOver extends Error {
    name = 'MustStartOver';
}
const MAX_REDIRECTS = 5;
/** Asks with `GET`: a link signed for it answers 403 to `HEAD`. No credentials: the link carries its own. */
async function askStore(link, headers, { http, clock, signal, stallMs }) {
    const stall = new StallTimer(stallMs);
    const request = AbortSignal.any([signal, stall.signal]);
    let url = new URL(link);
    try {
        stall.watch();
        for (let redirects = 0;; redirects += 1) {
            // Compression on the way would make sizes and ranges those of something else.
            const sent = { 'accept-encoding': 'identity', ...headers };
            const answer = await http.send({ method: 'GET', url, headers: sent, signal: request });
            const status = answer.statusCode ?? 0;
            if (status === 200 || status === 206) {
                const discard = () => {
                    stall.rest();
                    answer.destroy();
                };
                return { status, headers: answer.headers, body: readBody(answer, stall, signal), discard };
            }
            const location = answer.headers.location;
            const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== undefined;
            if (!isRedirect)
                throw await judge(answer, clock.now());
            answer.destroy();
            url = redirectTarget(location, url, redirects);
        }
    }
    catch (error) {
        stall.rest();
        throw interruption(error, stall, signal);
    }
}
function redirectTarget(location, from, redirects) {
    const target = URL.parse(location, from.href);
    if (target !== null && (0,input_fields/* isSafeAddress */.cr)(target) && redirects < MAX_REDIRECTS)
        return target;
    throw new failure/* Failure */.HR('store-redirect', redirects >= MAX_REDIRECTS
        ? `The store at ${from.host} redirected more than ${MAX_REDIRECTS} times.`
        : `The store at ${from.host} redirects to an address that is not https.`, {
        advice: 'The archive could be changed on the way, so it is not fetched from there. Tell whoever runs the store.'
    });
}
/** What an answer without the archive's bytes means. */
async function judge(answer, now) {
    const status = answer.statusCode ?? 0;
    const said = `the store answered ${status}${await errorCodeOf(answer)}`;
    if ([400, 401, 403, 404, 410].includes(status))
        return new LinkRefused(said);
    if (status === 412)
        return new MustStartOver('the archive was replaced while it was downloaded');
    if (status === 416)
        return new MustStartOver('the store has no such range of the archive (any more)');
    if (status === 408 || status === 429 || status >= 500) {
        return new Interrupted(said, { waitMs: (0,retry/* retryAfterMs */.Vs)(answer.headers, now) });
    }
    return new failure/* Failure */.HR('unexpected-store-response', `The archive could not be downloaded: ${said}.`, {
        advice: status === 407
            ? 'The proxy wants a user name and password: put them into the https_proxy variable of the runner.'
            : 'Check what stands between this runner and the store (proxy, firewall), then run again with the same `job-id`.'
    });
}
/** S3 and Azure name the reason in XML. Only that one word is taken: the rest may repeat parts of the signed link. */
async function errorCodeOf(answer) {
    let text = '';
    try {
        for await (const chunk of answer) {
            text += chunk.toString('latin1');
            if (text.length > 4096)
                break;
        }
    }
    catch {
        // The status alone says enough.
    }
    const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1];
    return code === undefined ? '' : ` (${code})`;
}
async function* readBody(answer, stall, signal) {
    try {
        stall.watch();
        for await (const chunk of answer) {
            stall.rest();
            yield chunk;
            (0,buffer_memory/* releaseIfWhole */.C)(chunk);
            stall.watch();
        }
        // An aborted request throws away what has arrived and is unread, and ends as if there had been no more.
        signal.throwIfAborted();
        stall.signal.throwIfAborted();
    }
    catch (error) {
        throw interruption(error, stall, signal);
    }
    finally {
        stall.rest();
    }
}
function interruption(error, stall, signal) {
    if (signal.aborted)
        return signal.reason;
    if (stall.signal.aborted)
        return stall.signal.reason;
    const ours = [failure/* Failure */.HR, Interrupted, LinkRefused, MustStartOver].some(kind => error instanceof kind);
    return ours ? error : new Interrupted(`the connection broke (${(0,failure/* reasonOf */.A3)(error)})`, { cause: error });
}
/** Aborts when nothing was heard for too long. */
class StallTimer {
    #controller = new AbortController();
    signal = this.#controller.signal;
    #stallMs;
    #timer;
    constructor(stallMs) {
        this.#stallMs = stallMs;
    }
    watch() {
        this.rest();
        this.#timer = setTimeout(() => {
            this.#controller.abort(new Interrupted(`not a byte came for ${(0,units/* formatDuration */.a3)(this.#stallMs)}`));
        }, this.#stallMs).unref();
    }
    rest() {
        clearTimeout(this.#timer);
    }
}

;// CONCATENATED MODULE: ./src/export/archive/source.ts




/** With less life than this a link is not used for a new connection: a body that has begun outlives its link. */
const SHORT_LIFE_MS = 10_000;
/** The archive in its store, behind whichever link is good at the moment. */
class Source {
    context;
    #freshLink;
    #link;
    #renewAt;
    #renewal;
    constructor(link, freshLink, context) {
        this.context = context;
        this.#freshLink = freshLink;
        this.#take(link);
    }
    /** What the service said of the archive's size, if it did. */
    get toldSize() {
        return this.#link.sizeBytes;
    }
    async ask(headers, patience, signal) {
        for (;;) {
            if (this.context.clock.now() >= this.#renewAt)
                await this.#renew(this.#link, { why: 'the link is about to expire', refused: false });
            const link = this.#link;
            try {
                return await askStore(link.url, headers, { ...this.context, signal });
            }
            catch (error) {
                if (error instanceof LinkRefused)
                    await this.#renew(link, { why: error.message, refused: true });
                else
                    await patience.pauseAfter(error, signal);
            }
        }
    }
    /** Several connections find out at once that their link is over: one of them asks, the others wait for it. */
    async #renew(over, end) {
        if (this.#link !== over)
            return;
        this.#renewal ??= this.#freshLink(end)
            .then(link => this.#take(link))
            .finally(() => (this.#renewal = undefined));
        await this.#renewal;
    }
    #take(link) {
        this.#link = link;
        const life = link.endsAt - this.context.clock.now();
        // Of a link that lives shortly anyway half the life is used; one that seems to be over is for the store to judge.
        this.#renewAt = life > 0 ? link.endsAt - Math.min(SHORT_LIFE_MS, life / 2) : Infinity;
    }
}
const MAX_FAILURES = 6;
/** Pauses between tries, longer and longer, until too many in a row brought nothing. */
class Patience {
    #context;
    #failures = 0;
    constructor(context) {
        this.#context = context;
    }
    /** There is a new byte: whatever went wrong before is forgotten. */
    restore() {
        this.#failures = 0;
    }
    async pauseAfter(error, signal) {
        if (!(error instanceof Interrupted))
            throw error;
        this.#failures += 1;
        if (this.#failures === MAX_FAILURES) {
            throw new failure/* Failure */.HR('download-interrupted', `The archive could not be downloaded: ${MAX_FAILURES} tries in a row brought not a byte, the last time because ${error.message}.`, {
                advice: 'Check that this runner reaches the store (proxy, firewall), then run again with the same `job-id`: the export itself is done.',
                cause: error
            });
        }
        const { clock, random, log } = this.#context;
        const pause = (0,retry/* retryDelayMs */.qO)(this.#failures, error.waitMs, random);
        log.info(`Download: ${error.message}. Going on in ${(0,units/* formatDuration */.a3)(pause)}.`);
        await clock.sleep(pause, signal);
    }
}

;// CONCATENATED MODULE: ./src/export/archive/parts.ts




const PART_BYTES = 2 * 1024 * 1024;
const CONNECTIONS = 8;
/** Bytes of a plain stream are handed on in pieces of this size: zlib is twice as fast as with small ones. */
const PIECE_BYTES = 1024 * 1024;
/**
 * Several connections to a store that has ranges and names a version of the archive; otherwise one stream. Whoever stops
 * to read before the end aborts `signal`, which ends them all.
 */
async function openArchive(source, signal) {
    const patience = new Patience(source.context);
    const first = await source.ask({ range: `bytes=0-${PART_BYTES - 1}` }, patience, signal);
    if (first.status === 200)
        return openStream(first, source);
    const range = contentRange(first);
    const etag = strongEtag(first);
    if (range?.start === 0 &&
        range.size !== undefined &&
        (etag !== undefined || range.end + 1 === range.size)) {
        const object = { size: agreedSize(range.size, source), etag };
        return { size: object.size, pieces: readParts(first, object, source, signal) };
    }
    first.discard();
    return openStream(await source.ask({}, patience, signal), source);
}
function openStream(answer, source) {
    const length = answer.headers['content-length'];
    if (length === undefined &&
        source.toldSize === undefined &&
        answer.headers['transfer-encoding'] === undefined) {
        answer.discard();
        throw new failure/* Failure */.HR('archive-size-unknown', 'Neither the service nor the store tells how long the archive is, so a part of it would look like all of it.', {
            advice: 'Something between this runner and the store (often a proxy) removes `Content-Length`: go around it.'
        });
    }
    const size = length === undefined ? source.toldSize : agreedSize(Number(length), source);
    return { size, pieces: readStream(answer) };
}
async function* readStream({ body }) {
    const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
    let filled = 0;
    for await (const chunk of body) {
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
async function* readParts(first, object, source, signal) {
    const underWay = [];
    const spare = [];
    let start = 0;
    for (;;) {
        while (underWay.length < CONNECTIONS && start < object.size) {
            const memory = spare.pop() ?? Buffer.allocUnsafeSlow(Math.min(PART_BYTES, object.size));
            const range = { start, part: memory.subarray(0, object.size - start) };
            const part = readPart(range, object, source, signal, start === 0 ? first : undefined);
            // Its turn to be awaited comes later; until then a failure of it is not an unhandled one.
            part.catch(() => undefined);
            underWay.push(part);
            start += PART_BYTES;
        }
        const next = underWay.shift();
        if (next === undefined)
            return;
        const part = await next;
        yield part;
        // Only the last part is shorter, and nothing comes after it.
        spare.push(part);
    }
}
/** One range, however many connections it takes: each goes on where the one before it broke. */
async function readPart({ start, part }, object, source, signal, first) {
    const patience = new Patience(source.context);
    let answer = first;
    let filled = 0;
    for (;;) {
        answer ??= await source.ask(rangeHeaders(start + filled, start + part.length, object), patience, signal);
        assertSameObject(object, start + filled, answer);
        try {
            for await (const chunk of answer.body) {
                if (chunk.length > part.length - filled)
                    throw new MustStartOver('the store sent more than it was asked for');
                chunk.copy(part, filled);
                filled += chunk.length;
                patience.restore();
            }
            if (filled < part.length)
                throw new Interrupted('the answer ended before its range did');
        }
        catch (error) {
            if (object.etag === undefined)
                throw error;
            await patience.pauseAfter(error, signal);
        }
        if (filled === part.length)
            return part;
        answer = undefined;
    }
}
/** `If-Match`, not `If-Range`: stores were seen to answer the latter with a range of whatever they have now. */
function rangeHeaders(start, end, { etag }) {
    return { range: `bytes=${start}-${end - 1}`, ...(etag !== undefined && { 'if-match': etag }) };
}
function assertSameObject(object, start, answer) {
    const range = answer.status === 206 ? contentRange(answer) : undefined;
    if (range?.start === start && range.size === object.size && strongEtag(answer) === object.etag)
        return;
    answer.discard();
    throw new MustStartOver(range === undefined ? 'the store stopped to serve ranges' : 'the archive changed while it was downloaded');
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
/** A weak one only promises something similar, which is not enough to put pieces together. */
function strongEtag({ headers }) {
    return headers.etag?.startsWith('"') === true ? headers.etag : undefined;
}
function agreedSize(size, { toldSize }) {
    if (toldSize === undefined || toldSize === size)
        return size;
    throw new failure/* Failure */.HR('archive-size-mismatch', `The service says that the archive has ${toldSize} bytes (${(0,units/* formatBytes */.z3)(toldSize)}), the store has ${size} (${(0,units/* formatBytes */.z3)(size)}).`, {
        advice: 'One of them has an older archive: run again with the same `job-id` in a minute, for a fresh link.'
    });
}

;// CONCATENATED MODULE: ./src/export/archive/progress.ts

const EVERY_MS = 5000;
/** A line now and then while the archive arrives, and one at the end. */
class Progress {
    #size;
    #clock;
    #log;
    #began;
    #spoke;
    #bytes = 0;
    constructor(size, { clock, log }) {
        this.#size = size;
        this.#clock = clock;
        this.#log = log;
        this.#began = this.#spoke = clock.now();
    }
    get bytes() {
        return this.#bytes;
    }
    add(bytes) {
        this.#bytes += bytes;
        const now = this.#clock.now();
        if (now - this.#spoke < EVERY_MS)
            return;
        this.#spoke = now;
        this.#log.info(`${this.#share()} at ${this.#rate(now)}${this.#left(now)}`);
    }
    done() {
        const now = this.#clock.now();
        this.#log.info(`${(0,units/* formatBytes */.z3)(this.#bytes)} in ${(0,units/* formatDuration */.a3)(now - this.#began)}, ${this.#rate(now)} on average`);
    }
    #share() {
        if (this.#size === undefined)
            return (0,units/* formatBytes */.z3)(this.#bytes);
        const percent = Math.floor((this.#bytes / this.#size) * 100);
        return `${(0,units/* formatBytes */.z3)(this.#bytes)} of ${(0,units/* formatBytes */.z3)(this.#size)} (${percent} %)`;
    }
    #rate(now) {
        return `${(0,units/* formatBytes */.z3)(Math.round((this.#bytes / Math.max(1, now - this.#began)) * 1000))}/s`;
    }
    #left(now) {
        if (this.#size === undefined)
            return '';
        const ms = ((this.#size - this.#bytes) / this.#bytes) * (now - this.#began);
        return `, about ${(0,units/* formatDuration */.a3)(ms)} left`;
    }
}

;// CONCATENATED MODULE: ./src/export/archive/download.ts
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










const NOBODY = { begin: () => Promise.resolve(), write: () => Promise.resolve() };
const STALL_MS = 30_000;
const MAX_ROUNDS = 5;
/** The archive arrives whole or not at all. */
async function downloadArchive(download, context) {
    const { folder, name } = download;
    const source = new Source(download.link, download.freshLink, { stallMs: STALL_MS, ...context });
    // The same name in every run: what a killed run left behind is overwritten by the next.
    const partial = (0,external_node_path_.join)(folder, `.${name}.part`);
    await makeFolder(folder);
    try {
        const { format, ...rest } = await receive(partial, download, source, context.freeBytes ?? freeBytes);
        const path = (0,external_node_path_.join)(folder, `${name}.${format ?? 'bin'}`);
        await (0,promises_.rename)(partial, path);
        return { path, ...rest, format };
    }
    catch (error) {
        throw explainDisk(error, folder);
    }
    finally {
        await (0,promises_.rm)(partial, { force: true });
    }
}
async function makeFolder(folder) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
    }
    catch (error) {
        throw explainDisk(error, folder);
    }
}
/** Rounds: a store without ranges, or an archive that changed, leaves nothing to build on. */
async function receive(partial, download, source, free) {
    const { signal, log } = source.context;
    const patience = new Patience(source.context);
    for (let round = 1;; round += 1) {
        try {
            return await receiveOnce(partial, download, source, free);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof Interrupted && round < MAX_ROUNDS)
                await patience.pauseAfter(error, signal);
            else if (!(error instanceof MustStartOver || error instanceof Interrupted))
                throw error;
            else if (round === MAX_ROUNDS) {
                throw new failure/* Failure */.HR('download-interrupted', `The archive could not be downloaded in ${MAX_ROUNDS} rounds, the last time because ${error.message}.`, {
                    advice: 'Wait until nobody publishes to this export, check what stands between this runner and the store, and run again with the same `job-id`.',
                    cause: error
                });
            }
            log.info(`Starting the download over: ${error.message}.`);
        }
    }
}
async function receiveOnce(partial, { folder, reader = NOBODY }, source, free) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        // Whatever goes wrong here, no connection stays open behind it.
        const round = __addDisposableResource(env_1, new Round(source.context.signal), false);
        const { signal } = round;
        const { size, pieces } = await openArchive(source, signal);
        if (size !== undefined)
            needSpace(size, await free(folder), folder);
        await reader.begin(size);
        const hash = (0,external_node_crypto_.createHash)('sha256');
        const progress = new Progress(size, source.context);
        let head = Buffer.alloc(0);
        const file = __addDisposableResource(env_1, await (0,promises_.open)(partial, 'w'), true);
        for await (const piece of pieces) {
            if (head.length < HEAD_BYTES)
                head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES)]);
            // Disk and reader work in other threads while the hash is computed in this one.
            const written = Promise.all([file.writeFile(piece), reader.write(piece)]);
            hash.update(piece);
            await written;
            signal.throwIfAborted();
            progress.add(piece.length);
        }
        if (size !== undefined && progress.bytes !== size) {
            throw new Interrupted(`${progress.bytes} bytes came instead of ${size}`);
        }
        progress.done();
        return { size: progress.bytes, sha256: hash.digest('hex'), format: formatOf(head) };
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
class Round {
    #end = new AbortController();
    signal;
    constructor(signal) {
        this.signal = AbortSignal.any([signal, this.#end.signal]);
    }
    [Symbol.dispose]() {
        this.#end.abort();
    }
}

// EXTERNAL MODULE: ./src/export/site/guards.ts
var site_guards = __webpack_require__(26904);
;// CONCATENATED MODULE: ./src/export/site/manifest.ts
/** docs/manifest.md describes every field. Whoever changes one of them raises this. */
const MANIFEST_VERSION = 1;
/** One line a file, in the order of their paths, so that two manifests can be compared line by line. */
function manifestOf(files, archive, about) {
    const head = {
        manifestVersion: MANIFEST_VERSION,
        domain: about.domain ?? null,
        jobId: about.jobId,
        version: about.version ?? null,
        archive: { sha256: archive.sha256, size: archive.size, format: archive.format }
    };
    const lines = files
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, size, sha256 }) => `    ${JSON.stringify({ path, size, sha256 })}`);
    return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "files": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./src/export/site/tasks.ts
var tasks = __webpack_require__(93650);
;// CONCATENATED MODULE: ./src/export/site/writers.ts


const BATCH_BYTES = 1024 * 1024;
/** Tasks under way in one thread: enough that it never waits, few enough that memory stays small. */
const TASKS_A_WRITER = 4;
/** Hashes and writes files, in two threads or, where those do not pay, in this one. */
class Writers {
    files = [];
    #writers;
    #emptied = [];
    #change = Promise.withResolvers();
    #error;
    constructor(root, threads) {
        this.#writers =
            threads === 0
                ? [this.#inThisThread(root)]
                : Array.from({ length: threads }, () => this.#inAnotherThread(root));
    }
    /** Gives a task to the least busy writer, or to the one named: the rest of a file belongs to who began it. */
    give(task, to) {
        const writer = to ?? this.#writers.reduce((a, b) => (b.underWay < a.underWay ? b : a));
        writer.underWay += 1;
        writer.give(task);
        return writer;
    }
    /** An empty batch: one that came back, if there is one. */
    takeBatch() {
        return this.#emptied.pop() ?? new Uint8Array(BATCH_BYTES);
    }
    /** Resolves when there is room for more. */
    async ready() {
        await this.#until(() => this.#underWay < this.#writers.length * TASKS_A_WRITER);
    }
    async idle() {
        await this.#until(() => this.#underWay === 0);
    }
    async [Symbol.asyncDispose]() {
        await Promise.all(this.#writers.map(async (writer) => await writer.end()));
    }
    get isFull() {
        return this.#underWay >= this.#writers.length * TASKS_A_WRITER;
    }
    get #underWay() {
        return this.#writers.reduce((sum, writer) => sum + writer.underWay, 0);
    }
    async #until(condition) {
        while (this.#error === undefined && !condition())
            await this.#change.promise;
        if (this.#error !== undefined)
            throw this.#error;
    }
    #take(writer, { files, bytes, problem }) {
        writer.underWay -= 1;
        for (const file of files)
            this.files.push(file);
        if (bytes !== undefined)
            this.#emptied.push(bytes);
        if (problem !== undefined)
            this.#error ??= (0,tasks/* errorOf */.M)(problem);
        this.#changed();
    }
    #changed() {
        this.#change.resolve(undefined);
        this.#change = Promise.withResolvers();
    }
    #inThisThread(root) {
        const performer = new tasks/* Performer */.P(root);
        const writer = {
            underWay: 0,
            give: task => void performer.perform(task).then(done => this.#take(writer, done)),
            end: async () => {
                performer.close();
                await Promise.resolve();
            }
        };
        return writer;
    }
    #inAnotherThread(root) {
        const thread = new external_node_worker_threads_.Worker(new URL(writerFile(), import.meta.url), { workerData: { root } });
        const writer = {
            underWay: 0,
            give: task => thread.postMessage(task, task.kind === 'files' ? [task.bytes.buffer] : []),
            end: async () => {
                await thread.terminate();
            }
        };
        thread.on('message', (done) => this.#take(writer, done));
        thread.on('error', error => {
            this.#error ??= error;
            this.#changed();
        });
        return writer;
    }
}
/** A function, so that the bundler does not copy the source file. */
function writerFile() {
    return import.meta.url.endsWith('.ts') ? './writer.ts' : './writer-thread.js';
}

;// CONCATENATED MODULE: ./src/export/site/batch.ts

/** Of one batch: empty files do not fill it. */
const MAX_PIECES = 1000;
/** Gathers small files, so that a thread gets a megabyte at a time. */
class Batch {
    #writers;
    #bytes;
    #filled = 0;
    #pieces = [];
    #current;
    #writer;
    constructor(writers) {
        this.#writers = writers;
    }
    begin(path) {
        this.#piece(path, true);
    }
    add(bytes) {
        let rest = bytes;
        while (rest.length > 0) {
            if (this.#filled === BATCH_BYTES)
                this.#sendAndGoOn();
            this.#bytes ??= this.#writers.takeBatch();
            const fits = rest.subarray(0, BATCH_BYTES - this.#filled);
            this.#bytes.set(fits, this.#filled);
            this.#filled += fits.length;
            rest = rest.subarray(fits.length);
        }
    }
    finish() {
        if (this.#current === undefined)
            throw new Error('no file has begun');
        this.#current.isLast = true;
        this.#current.end = this.#filled;
        this.#current = undefined;
        if (this.#filled === BATCH_BYTES || this.#pieces.length === MAX_PIECES)
            this.send();
    }
    send() {
        if (this.#pieces.length === 0)
            return;
        const bytes = this.#bytes ?? this.#writers.takeBatch();
        const [first] = this.#pieces;
        // The rest of a file goes to the writer that has it open.
        const to = first?.isFirst === false ? this.#writer : undefined;
        this.#writer = this.#writers.give({ kind: 'files', bytes, pieces: this.#pieces }, to);
        this.#bytes = undefined;
        this.#filled = 0;
        this.#pieces = [];
    }
    #sendAndGoOn() {
        const current = this.#current;
        if (current === undefined)
            throw new Error('no file has begun');
        current.end = this.#filled;
        this.send();
        this.#piece(current.path, false);
    }
    #piece(path, isFirst) {
        this.#current = { path, start: this.#filled, end: this.#filled, isFirst, isLast: false };
        this.#pieces.push(this.#current);
    }
}

// EXTERNAL MODULE: ./src/export/site/files.ts
var files = __webpack_require__(1467);
;// CONCATENATED MODULE: ./src/export/site/tar.ts








/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024;
const BLOCK_BYTES = 512;
const KINDS = {
    File: 'file',
    OldFile: 'file',
    ContiguousFile: 'file',
    Directory: 'folder',
    Link: 'link',
    SymbolicLink: 'link'
};
/** Unpacks a tar while it arrives. Nothing of it counts before `end` has returned. */
class TarExtractor {
    #root;
    #guards;
    #writers;
    #parser;
    #gunzip;
    #batch;
    #rest = Buffer.alloc(0);
    #packed = 0;
    #unpacked = 0;
    #waiting = 0;
    #isOver = false;
    #stopWaiting = () => undefined;
    #error;
    static async open({ isCompressed, root }, { guards, writers }) {
        // Loaded only now: most runs deliver the archive as it is.
        const { Parser } = await __webpack_require__.e(/* import() */ 979).then(__webpack_require__.bind(__webpack_require__, 73979));
        return new TarExtractor(new Parser({ strict: true }), isCompressed, root, guards, writers);
    }
    constructor(parser, isCompressed, root, guards, writers) {
        this.#root = root;
        this.#guards = guards;
        this.#writers = writers;
        this.#batch = new Batch(writers);
        this.#parser = parser;
        this.#parser.on('entry', (entry) => this.#admit(entry));
        this.#parser.on('ignoredEntry', (entry) => this.#admit(entry));
        this.#parser.on('error', (error) => this.#fail((0,site_guards/* refuseArchive */.B2)('archive-corrupt', error.message, error)));
        this.#parser.on('eof', () => (this.#isOver = true));
        this.#gunzip = isCompressed ? this.#openGunzip() : undefined;
    }
    async write(bytes) {
        this.#packed += bytes.length;
        if (this.#gunzip === undefined)
            this.#take(bytes);
        else {
            const { promise, resolve } = Promise.withResolvers();
            this.#stopWaiting = () => resolve(undefined);
            this.#gunzip.write(bytes, this.#stopWaiting);
            await promise;
        }
        await this.#writers.ready();
        this.#throwIfFailed();
    }
    async end() {
        if (this.#gunzip !== undefined)
            await this.#endOf(this.#gunzip);
        this.#throwIfFailed();
        this.#feed(this.#rest);
        // At its end mark the parser is through; of a tar without any entry it would say that it is none.
        if (!this.#isOver)
            this.#parser.end();
        this.#batch.send();
        await this.#writers.idle();
        this.#throwIfFailed();
    }
    close() {
        this.#gunzip?.destroy();
    }
    #openGunzip() {
        const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
        gunzip.on('error', error => this.#fail((0,site_guards/* refuseArchive */.B2)('archive-corrupt', error.message, error)));
        gunzip.on('data', (chunk) => {
            this.#waiting += 1;
            // Later, so that zlib's next block is under way in its own thread while this one is taken apart here.
            setImmediate(() => {
                this.#waiting -= 1;
                this.#take(chunk);
                // zlib fills one piece of memory after the other; this was the last of its bytes.
                if (chunk.byteOffset + chunk.length === chunk.buffer.byteLength)
                    (0,buffer_memory/* release */._)(chunk);
                if (this.#writers.isFull)
                    void this.#pause(gunzip);
            });
        });
        return gunzip;
    }
    async #pause(gunzip) {
        gunzip.pause();
        try {
            await this.#writers.ready();
            gunzip.resume();
        }
        catch (error) {
            this.#fail(error);
        }
    }
    async #endOf(gunzip) {
        gunzip.end();
        // Why it ended early, if it did, is known already.
        await (0,external_node_stream_promises_.finished)(gunzip).catch(() => undefined);
        while (this.#waiting > 0)
            await new Promise(setImmediate);
    }
    #take(chunk) {
        if (this.#error !== undefined)
            return;
        try {
            if (this.#unpacked === 0)
                requireTar(chunk);
            this.#unpacked += chunk.length;
            this.#guards.allowExpansion(this.#unpacked, this.#packed);
            this.#parse(chunk);
        }
        catch (error) {
            this.#fail(error);
        }
    }
    /** In whole blocks: of the rest the parser would keep the megabyte around it, and copy the next one to its end. */
    #parse(chunk) {
        let blocks = chunk;
        if (this.#rest.length > 0) {
            const missing = BLOCK_BYTES - this.#rest.length;
            const block = Buffer.concat([this.#rest, chunk.subarray(0, missing)]);
            this.#rest = block;
            if (block.length < BLOCK_BYTES)
                return;
            this.#feed(block);
            blocks = chunk.subarray(missing);
        }
        const end = blocks.length - (blocks.length % BLOCK_BYTES);
        this.#feed(blocks.subarray(0, end));
        this.#rest = Buffer.from(blocks.subarray(end));
    }
    /** The parser would keep everything behind the end mark in memory. */
    #feed(blocks) {
        if (!this.#isOver && blocks.length > 0)
            this.#parser.write(blocks);
    }
    #admit(entry) {
        if (this.#error !== undefined)
            return;
        // On Windows the parser makes slashes of backslashes: the guards see the name as it is in the archive.
        const raw = entry.header.path ?? '';
        const name = raw.includes('\\') ? raw : entry.path;
        const { path, newFolders } = this.#guards.admit(name, KINDS[entry.type] ?? 'special');
        for (const folder of newFolders)
            (0,files/* makeFolder */.fc)(this.#root, folder);
        if (KINDS[entry.type] !== 'file') {
            entry.resume();
            return;
        }
        this.#batch.begin(path);
        entry.on('data', (bytes) => this.#batch.add(bytes));
        entry.on('end', () => this.#batch.finish());
    }
    #fail(error) {
        this.#error ??= error;
        this.#gunzip?.destroy();
        // A stream that is destroyed forgets about the write that it was busy with.
        this.#stopWaiting();
    }
    #throwIfFailed() {
        if (this.#error !== undefined)
            throw this.#error;
    }
}
function requireTar(head) {
    if (isTarHeader(head))
        return;
    throw new failure/* Failure */.HR('archive-format-unknown', `The archive is a gzip file, but what is inside is no tar: it looks like ${describeBytes(head.subarray(0, HEAD_BYTES))}.`, {
        advice: 'Sites are unpacked from tar.gz, tar and zip. `deliver: artifact` hands over any archive as it is.'
    });
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/export/site/zip-run.ts
var zip_run = __webpack_require__(99891);
;// CONCATENATED MODULE: ./src/export/site/zip.ts






/** Neighbouring entries up to this size are read at once. */
const RUN_BYTES = 2 * 1024 * 1024;
/** The directory at the end is read in steps of this size, not in those of its records. */
const READ_AHEAD_BYTES = 1024 * 1024;
const DEFLATED = 8;
const UTF8_FLAG = 0x800;
/** Unix and macOS. */
const UNIX_MAKERS = [3, 19];
/** Unpacks a zip that is whole on disk: its table of contents stands at its end. */
async function extractZip({ archive, root }, { guards, writers, signal }) {
    const entries = await listEntries(archive, root, guards);
    for (const run of runsOf(entries)) {
        signal.throwIfAborted();
        await writers.ready();
        writers.give({ kind: 'zip-run', archive: archive.path, entries: run });
    }
    await writers.idle();
}
async function listEntries(archive, root, guards) {
    // Loaded only now: few sites come as a zip.
    const yauzl = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    const fd = (0,external_node_fs_.openSync)(archive.path, 'r');
    const entries = [];
    let unpacked = 0;
    try {
        // Names are decoded here, not by yauzl: what is refused in them is the guards' alone.
        const options = { decodeStrings: false, autoClose: false, lazyEntries: true };
        const reader = new (readAhead(yauzl.RandomAccessReader))(fd, archive.size);
        const zip = await yauzl.fromRandomAccessReaderPromise(reader, archive.size, options);
        const directoryOffset = Number(zip.readEntryCursor);
        for await (const entry of zip.eachEntry()) {
            const name = yauzl.getFileNameLowLevel(nameFlags(entry), entry.fileNameRaw, entry.extraFields, true);
            const kind = kindOf(entry, name);
            const { path, newFolders } = guards.admit(name, kind);
            unpacked += entry.uncompressedSize;
            guards.allowExpansion(unpacked, archive.size);
            for (const folder of newFolders)
                (0,files/* makeFolder */.fc)(root, folder);
            if (kind === 'file')
                entries.push(fileOf(entry, path, directoryOffset));
        }
    }
    catch (error) {
        const isOurs = error instanceof failure/* Failure */.HR || error.syscall !== undefined;
        throw isOurs ? error : (0,site_guards/* refuseArchive */.B2)('archive-corrupt', error.message, error);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    return inOrder(entries);
}
/** On Unix, zip often writes UTF-8 without saying so; a name that is no UTF-8 stays in the old code page. */
function nameFlags({ generalPurposeBitFlag, versionMadeBy, fileNameRaw }) {
    const isUnix = UNIX_MAKERS.includes(versionMadeBy >>> 8);
    return isUnix && (0,external_node_buffer_.isUtf8)(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag;
}
/** The upper half of the attributes is the mode of a Unix file, where a Unix made the archive; zero elsewhere. */
function kindOf({ externalFileAttributes }, name) {
    const type = (externalFileAttributes >>> 16) & 0o170000;
    if (type === 0o120000)
        return 'link';
    if (type !== 0 && type !== 0o100000 && type !== 0o040000)
        return 'special';
    return name.endsWith('/') ? 'folder' : 'file';
}
function fileOf(entry, path, limit) {
    if (entry.isEncrypted())
        throw (0,site_guards/* refuseEntry */.n6)('entry-encrypted', path);
    const { compressionMethod, compressedSize, uncompressedSize, crc32, relativeOffsetOfLocalHeader } = entry;
    if (compressionMethod !== 0 && compressionMethod !== DEFLATED)
        throw (0,site_guards/* refuseEntry */.n6)('entry-compression-unknown', path);
    return {
        path,
        isDeflated: compressionMethod === DEFLATED,
        packedSize: compressedSize,
        size: uncompressedSize,
        crc: crc32,
        offset: relativeOffsetOfLocalHeader,
        limit
    };
}
/** Each entry ends where the next one begins: bytes that serve two of them are how small bombs grow large. */
function inOrder(entries) {
    const sorted = entries.sort((a, b) => a.offset - b.offset);
    return sorted.map((entry, i) => {
        const limit = sorted[i + 1]?.offset ?? entry.limit;
        if (entry.offset + entry.packedSize >= limit)
            throw (0,site_guards/* refuseEntry */.n6)('entry-overlap', entry.path);
        return { ...entry, limit };
    });
}
function* runsOf(entries) {
    let run = [];
    for (const entry of entries) {
        const start = run[0]?.offset ?? entry.offset;
        if (run.length > 0 && ((0,zip_run/* isLarge */.sV)(entry) || entry.limit - start > RUN_BYTES)) {
            yield run;
            run = [];
        }
        run.push(entry);
        if (!(0,zip_run/* isLarge */.sV)(entry))
            continue;
        yield run;
        run = [];
    }
    if (run.length > 0)
        yield run;
}
/** yauzl reads two small pieces for each entry: they come from one large read. */
function readAhead(Base) {
    return class extends Base {
        #fd;
        #size;
        #bytes = Buffer.alloc(0);
        #start = 0;
        constructor(fd, size) {
            super();
            this.#fd = fd;
            this.#size = size;
        }
        read(target, offset, length, position, callback) {
            try {
                if (position < this.#start || position + length > this.#start + this.#bytes.length) {
                    const ahead = Math.min(Math.max(length, READ_AHEAD_BYTES), Math.max(0, this.#size - position));
                    const bytes = Buffer.alloc(ahead);
                    this.#bytes = bytes.subarray(0, (0,external_node_fs_.readSync)(this.#fd, bytes, 0, ahead, position));
                    this.#start = position;
                }
                const at = position - this.#start;
                callback(null, this.#bytes.copy(target, offset, at, at + length));
            }
            catch (error) {
                callback(error);
            }
        }
        close(callback) {
            callback(null);
        }
    };
}

;// CONCATENATED MODULE: ./src/export/site/extract.ts










/** Below this a thread costs more (50 ms, 50 MB) than it brings. */
const THREADS_FROM_BYTES = 16 * 1024 * 1024;
const THREADS = 2;
/**
 * Unpacks the archive while it is still being downloaded, next to the place where the site will be. Nothing is moved
 * there before `finish`, which is for an archive that arrived whole; without it nothing remains.
 */
class Extraction {
    #folder;
    #log;
    #signal;
    #staging;
    constructor(folder, { log, signal }) {
        this.#folder = folder;
        this.#log = log;
        this.#signal = signal;
    }
    async begin(size) {
        await this.#staging?.[Symbol.asyncDispose]();
        const root = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#folder, '.site-'));
        this.#staging = new Staging(root, size === undefined || size >= THREADS_FROM_BYTES ? THREADS : 0);
    }
    async write(bytes) {
        try {
            await this.#begun.write(bytes);
        }
        catch (error) {
            throw explainDisk(error, this.#folder);
        }
    }
    async finish(archive, about) {
        try {
            const staging = this.#begun;
            await staging.finish(archive, this.#signal);
            const { files } = staging.writers;
            const site = {
                path: (0,external_node_path_.join)(this.#folder, 'site'),
                fileCount: files.length,
                pageCount: files.filter(({ path }) => /\.html?$/i.test(path)).length,
                manifestPath: (0,external_node_path_.join)(this.#folder, 'manifest.json')
            };
            const manifest = (0,external_node_path_.join)(staging.root, MANIFEST);
            await (0,promises_.writeFile)(manifest, manifestOf(files, archive, about));
            this.#signal.throwIfAborted();
            await replace(site.path, staging.site, staging.root);
            await (0,promises_.rename)(manifest, site.manifestPath);
            this.#warnOfPages(site.pageCount, about.pageCount);
            return site;
        }
        catch (error) {
            throw explainDisk(error, this.#folder);
        }
    }
    async [Symbol.asyncDispose]() {
        await this.#staging?.[Symbol.asyncDispose]();
        this.#staging = undefined;
    }
    get #begun() {
        if (this.#staging === undefined)
            throw new Error('nothing was begun');
        return this.#staging;
    }
    #warnOfPages(found, told) {
        const difference = told === undefined ? 0 : Math.abs(found - told);
        if (told === undefined || difference <= 10 || difference <= told / 5)
            return;
        this.#log.warning(`The service counted ${told} pages, the archive holds ${found} HTML files. Look at the site before you publish it.`);
    }
}
const MANIFEST = 'manifest.json';
/** One try to unpack: a private folder and everything that works in it. */
class Staging {
    root;
    site;
    writers;
    #guards = new site_guards/* Guards */.dl();
    #format;
    #tar;
    constructor(root, threads) {
        this.root = root;
        this.site = (0,external_node_path_.join)(root, 'site');
        this.writers = new Writers(this.site, threads);
    }
    async write(bytes) {
        if (this.#format === undefined)
            await this.#recognize(bytes);
        await this.#tar?.write(bytes);
    }
    async finish(archive, signal) {
        const parts = { guards: this.#guards, writers: this.writers, signal };
        if (this.#format === undefined)
            throw unknownFormat(Buffer.alloc(0));
        if (this.#format === 'zip')
            await extractZip({ archive, root: this.site }, parts);
        else
            await this.#tar?.end();
        this.#guards.requireFiles();
    }
    async #recognize(first) {
        const format = formatOf(first);
        if (format === undefined)
            throw unknownFormat(first.subarray(0, HEAD_BYTES));
        this.#format = format;
        await (0,promises_.mkdir)(this.site);
        // Whatever the umask of the runner: a site is there to be read.
        await (0,promises_.chmod)(this.site, 0o755);
        if (format === 'zip')
            return;
        const parts = { guards: this.#guards, writers: this.writers };
        this.#tar = await TarExtractor.open({ isCompressed: format === 'tar.gz', root: this.site }, parts);
    }
    async [Symbol.asyncDispose]() {
        this.#tar?.close();
        await this.writers[Symbol.asyncDispose]();
        await (0,promises_.rm)(this.root, { recursive: true, force: true, maxRetries: 3 });
    }
}
function unknownFormat(head) {
    return new failure/* Failure */.HR('archive-format-unknown', `The archive can not be unpacked: it is neither tar.gz, tar nor zip, but looks like ${describeBytes(head)}.`, {
        advice: '`deliver: artifact` hands over any archive as it is; for a site, ask the service for one of these formats.'
    });
}
/** The site of an earlier run goes only when the new one takes its place. */
async function replace(place, by, scratch) {
    const old = (0,external_node_path_.join)(scratch, 'replaced');
    let hadOld = true;
    try {
        await (0,promises_.rename)(place, old);
    }
    catch (error) {
        if (error.code !== 'ENOENT')
            throw error;
        hadOld = false;
    }
    try {
        await (0,promises_.rename)(by, place);
    }
    catch (error) {
        if (hadOld)
            await (0,promises_.rename)(old, place);
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/export/fetch.ts
var fetch_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var fetch_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



/** The archive and, where wanted, the site in it: unpacked in the same pass in which it is downloaded. */
async function fetchArchive({ unpack, keepArchive, about, ...download }, context) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!unpack)
            return { archive: await downloadArchive(download, context) };
        const unpacking = fetch_addDisposableResource(env_1, new Extraction(download.folder, context), true);
        const reader = keepArchive ? new PatientReader(unpacking) : unpacking;
        const archive = await downloadArchive({ ...download, reader }, context);
        try {
            if (reader instanceof PatientReader && reader.problem !== undefined)
                throw reader.problem;
            return { archive, site: await unpacking.finish(archive, about) };
        }
        catch (problem) {
            context.signal.throwIfAborted();
            if (keepArchive)
                return { archive, siteProblem: problem };
            // An archive that was refused is not left behind either.
            await (0,promises_.rm)(archive.path, { force: true });
            throw problem;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = fetch_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Lets the download go on when the archive can not be unpacked. */
class PatientReader {
    #reader;
    problem;
    constructor(reader) {
        this.#reader = reader;
    }
    async begin(size) {
        this.problem = undefined;
        await this.#reader.begin(size);
    }
    async write(bytes) {
        if (this.problem !== undefined)
            return;
        try {
            await this.#reader.write(bytes);
        }
        catch (error) {
            this.problem = error;
        }
    }
}


/***/ }),

/***/ 1467:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S8: () => (/* binding */ FileWriter),
/* harmony export */   Xs: () => (/* binding */ writeFileOnce),
/* harmony export */   f4: () => (/* binding */ writeAll),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   x3: () => (/* binding */ createFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26904);




// Never over something that is there, never through a link. The second has no meaning, and no flag, on Windows.
const CREATE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT |
    node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL |
    (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0);
/** A folder that must not be there yet, in one that is. */
function makeFolder(root, folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), 0o755);
    }
    catch (error) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .explainDiskRefusal */ .H0)(error, folder);
    }
}
/** Opens a file that must not be there yet, in a folder that is. */
function createFile(root, path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path), CREATE, 0o644);
    }
    catch (error) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_3__/* .explainDiskRefusal */ .H0)(error, path);
    }
}
function writeAll(fd, bytes) {
    let written = 0;
    while (written < bytes.length)
        written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, written);
}
/** Synchronous on purpose: one call a step is a quarter faster than promises, and streams are slower still. */
function writeFileOnce(root, path, bytes) {
    const fd = createFile(root, path);
    try {
        writeAll(fd, bytes);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
    return { path, size: bytes.length, sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', bytes) };
}
/** Writes batches of pieces. A file that is larger than a batch stays open from one to the next. */
class FileWriter {
    #root;
    #open;
    constructor(root) {
        this.#root = root;
    }
    write(bytes, pieces) {
        const written = [];
        for (const { path, start, end, isFirst, isLast } of pieces) {
            const content = bytes.subarray(start, end);
            if (isFirst && isLast) {
                written.push(writeFileOnce(this.#root, path, content));
                continue;
            }
            if (isFirst)
                this.#open = { fd: createFile(this.#root, path), hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256'), size: 0 };
            if (this.#open === undefined)
                throw new Error(`no file is open for the rest of ${path}`);
            writeAll(this.#open.fd, content);
            this.#open.hash.update(content);
            this.#open.size += content.length;
            if (isLast)
                written.push({ path, size: this.#open.size, sha256: this.#open.hash.digest('hex') });
            if (isLast)
                this.close();
        }
        return written;
    }
    close() {
        if (this.#open !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#open.fd);
        this.#open = undefined;
    }
}


/***/ }),

/***/ 26904:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ refuseArchive),
/* harmony export */   H0: () => (/* binding */ explainDiskRefusal),
/* harmony export */   dl: () => (/* binding */ Guards),
/* harmony export */   n6: () => (/* binding */ refuseEntry)
/* harmony export */ });
/* unused harmony export ENTRY_REASONS */
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28015);
/* harmony import */ var _runtime_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56275);


/**
 * Everything for which an archive is refused. An archive is hostile until proven otherwise: it is unpacked into a fresh
 * folder of our own, in which only plain files and folders are ever created, none of them over another.
 */
const REASONS = {
    'entry-path-absolute': 'has an absolute path',
    'entry-path-parent': 'leads out of its folder with `..`',
    'entry-path-backslash': 'has a backslash in its path, which is a separator on some systems',
    'entry-path-drive': 'begins with a drive letter',
    'entry-path-characters': 'has control characters, or characters that no text consists of, in its path',
    'entry-path-windows': 'has a name that Windows can not hold',
    'entry-path-long': 'has a longer path than this disk can hold',
    'entry-is-link': 'is a link, and a link can point anywhere',
    'entry-is-special': 'is neither a file nor a folder',
    'entry-file-as-folder': 'needs a folder where the archive has a file, or the other way round',
    'entry-duplicate': 'is there twice: the second would overwrite the first',
    'entry-case-clash': 'differs from another entry only in upper and lower case or in its accents: on many disks they are the same file',
    'entry-encrypted': 'is encrypted',
    'entry-compression-unknown': 'is compressed in a way that is not supported (stored and deflated are)',
    'entry-overlap': 'shares its bytes with another entry, or reaches out of the archive',
    'entry-checksum': 'does not match its own checksum or size'
};
const ENTRY_REASONS = Object.keys(REASONS);
function refuseEntry(code, entry, cause) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(code, // Quoted as JSON: a line break in a name must not become a line of its own in the log.
    `The archive was not unpacked: its entry ${JSON.stringify(entry.slice(0, 300))} ${REASONS[code]}.`, {
        advice: 'Nothing of it was kept. Tell whoever runs the service; `deliver: artifact` hands over the archive as it is, for a closer look.',
        cause
    });
}
const WHOLE = {
    'archive-empty': 'there is no file in it',
    'archive-corrupt': 'its bytes do not match its own structure or checksums',
    'archive-expands-too-much': 'it expands to more than 200 times its size, as only an attack does',
    'archive-too-large': 'it holds more than 20 GB',
    'archive-too-many-entries': 'it has more than 1,000,000 entries'
};
function refuseArchive(code, detail, cause) {
    return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(code, `The archive was not unpacked: ${WHOLE[code]}${detail === undefined ? '' : ` (${detail})`}.`, {
        advice: code === 'archive-corrupt'
            ? 'Run again with the same `job-id`; if it stays like this, the archive is broken at the service: export again.'
            : 'Look at the export in the dashboard of the service; `deliver: artifact` hands over the archive as it is.',
        cause
    });
}
const MAX_ENTRIES = 1_000_000;
const MAX_BYTES = 20e9;
const FREE_BYTES = 64 * 1024 * 1024;
const MAX_EXPANSION = 200;
/** Remembers what has come so far, and admits one entry after the other. */
class Guards {
    #platform;
    #taken = new Map();
    #entries = 0;
    #files = 0;
    constructor(platform = process.platform) {
        this.#platform = platform;
    }
    admit(name, kind) {
        this.#entries += 1;
        if (this.#entries > MAX_ENTRIES)
            throw refuseArchive('archive-too-many-entries');
        if (kind === 'link')
            throw refuseEntry('entry-is-link', name);
        if (kind === 'special')
            throw refuseEntry('entry-is-special', name);
        const segments = this.#segmentsOf(name);
        const newFolders = [];
        const folders = kind === 'folder' ? segments.length : segments.length - 1;
        for (let depth = 1; depth <= folders; depth++) {
            const folder = segments.slice(0, depth).join('/');
            if (this.#take(folder, 'folder', name))
                newFolders.push(folder);
        }
        const path = segments.join('/');
        if (kind === 'file') {
            if (path === '')
                throw refuseEntry('entry-file-as-folder', name);
            this.#take(path, 'file', name);
            this.#files += 1;
        }
        return { path, newFolders };
    }
    /** `unpacked` bytes came out of the first `packed` bytes of the archive: what it declares may be a lie. */
    allowExpansion(unpacked, packed) {
        if (unpacked > MAX_BYTES)
            throw refuseArchive('archive-too-large');
        if (unpacked > FREE_BYTES && unpacked > packed * MAX_EXPANSION) {
            throw refuseArchive('archive-expands-too-much', `${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(unpacked)} from its first ${(0,_runtime_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(packed)}`);
        }
    }
    requireFiles() {
        if (this.#files === 0)
            throw refuseArchive('archive-empty');
    }
    #segmentsOf(name) {
        if (name.startsWith('/'))
            throw refuseEntry('entry-path-absolute', name);
        if (name.includes('\\'))
            throw refuseEntry('entry-path-backslash', name);
        if (/^[a-z]:/i.test(name))
            throw refuseEntry('entry-path-drive', name);
        // \uFFFD stands where bytes were no text: two such names could be one, and neither is what was meant.
        if (/[\p{Cc}\uFFFD]/u.test(name))
            throw refuseEntry('entry-path-characters', name);
        const segments = name.split('/').filter(segment => segment !== '' && segment !== '.');
        if (segments.includes('..'))
            throw refuseEntry('entry-path-parent', name);
        if (segments.some(isTooLong))
            throw refuseEntry('entry-path-long', name);
        if (this.#platform === 'win32' && segments.some(isUnportable))
            throw refuseEntry('entry-path-windows', name);
        return segments;
    }
    /** True when the place is new. A folder may come several times, a file once. */
    #take(path, kind, name) {
        // The same archive gives the same result everywhere, so what clashes on macOS and Windows is refused on Linux too.
        const place = path.normalize('NFC').toLowerCase();
        const there = this.#taken.get(place);
        if (there === undefined) {
            this.#taken.set(place, { path, kind });
            return true;
        }
        if (there.path !== path)
            throw refuseEntry('entry-case-clash', name);
        if (there.kind !== kind)
            throw refuseEntry('entry-file-as-folder', name);
        if (kind === 'file')
            throw refuseEntry('entry-duplicate', name);
        return false;
    }
}
/** No disk of the usual kinds holds longer names. */
function isTooLong(segment) {
    return segment.length > 85 && Buffer.byteLength(segment) > 255;
}
function isUnportable(segment) {
    return /[<>:"|?*]|[. ]$/.test(segment) || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(segment);
}
/** What the disk says about an entry that the guards let through. */
function explainDiskRefusal(error, entry) {
    const { code } = error;
    if (code === 'EEXIST')
        return refuseEntry('entry-case-clash', entry, error);
    if (code === 'ENAMETOOLONG')
        return refuseEntry('entry-path-long', entry, error);
    return error;
}


/***/ }),

/***/ 93650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ errorOf),
/* harmony export */   P: () => (/* binding */ Performer)
/* harmony export */ });
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28015);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1467);
/* harmony import */ var _zip_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99891);



class Performer {
    #root;
    #writer;
    constructor(root) {
        this.#root = root;
        this.#writer = new _files_js__WEBPACK_IMPORTED_MODULE_1__/* .FileWriter */ .S8(root);
    }
    async perform(task) {
        try {
            if (task.kind === 'zip-run')
                return { files: await (0,_zip_run_js__WEBPACK_IMPORTED_MODULE_2__/* .extractRun */ .XE)(task.archive, this.#root, task.entries) };
            return { files: this.#writer.write(task.bytes, task.pieces), bytes: task.bytes };
        }
        catch (error) {
            return { files: [], problem: problemOf(error) };
        }
    }
    close() {
        this.#writer.close();
    }
}
function problemOf(error) {
    if (error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR) {
        const { code, message, advice } = error;
        return { failure: { code, what: message, advice }, message };
    }
    const { message, code } = error;
    return { message, errno: code };
}
function errorOf({ failure, message, errno }) {
    return failure === undefined
        ? Object.assign(new Error(message), { code: errno })
        : new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR(failure.code, failure.what, { advice: failure.advice });
}


/***/ }),

/***/ 99891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XE: () => (/* binding */ extractRun),
/* harmony export */   sV: () => (/* binding */ isLarge)
/* harmony export */ });
/* unused harmony export LARGE_BYTES */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_stream__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_stream_promises__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var _archive_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30305);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1467);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26904);








/** An entry of this size or more is streamed; smaller ones are read, with their neighbours, and inflated at once. */
const LARGE_BYTES = 16 * 1024 * 1024;
const POOLED_BYTES = Buffer.poolSize;
const LOCAL_HEADER_BYTES = 30;
const LOCAL_HEADER_MARK = 0x04034b50;
/** Unpacks entries that lie next to each other in the archive. */
async function extractRun(archive, root, entries) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive, 'r');
    try {
        const [first] = entries;
        if (first === undefined)
            return [];
        if (isLarge(first))
            return [await extractLarge(fd, root, first)];
        const start = first.offset;
        const bytes = readRange(fd, start, entries.at(-1)?.limit ?? start);
        const files = entries.map(entry => {
            const at = dataStart(bytes.subarray(entry.offset - start, entry.limit - start), entry);
            const packed = bytes.subarray(entry.offset - start + at, entry.offset - start + at + entry.packedSize);
            const content = entry.isDeflated ? inflate(packed, entry) : packed;
            if (content.length !== entry.size || (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(content) !== entry.crc) {
                throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEntry */ .n6)('entry-checksum', entry.path);
            }
            const written = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileOnce */ .Xs)(root, entry.path, content);
            if (entry.isDeflated)
                (0,_archive_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .release */ ._)(content);
            return written;
        });
        (0,_archive_buffer_memory_js__WEBPACK_IMPORTED_MODULE_7__/* .release */ ._)(bytes);
        return files;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function isLarge({ packedSize, size }) {
    return packedSize >= LARGE_BYTES || size >= LARGE_BYTES;
}
function readRange(fd, start, end) {
    const bytes = Buffer.allocUnsafeSlow(end - start);
    let filled = 0;
    while (filled < bytes.length) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, bytes, filled, bytes.length - filled, start + filled);
        if (count === 0)
            throw new Error('the archive on disk became shorter');
        filled += count;
    }
    return bytes;
}
/** Length of the local header, whose name and extra field may differ from those in the directory. */
function dataStart(header, { path, packedSize, offset, limit }) {
    if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER_MARK) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEntry */ .n6)('entry-overlap', path);
    }
    const start = LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (offset + start + packedSize > limit)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEntry */ .n6)('entry-overlap', path);
    return start;
}
function inflate(packed, { path, size }) {
    try {
        // One byte more than needed, so that zlib sees at once that no more is to come; and more than comes from a pool.
        const chunkSize = Math.max(POOLED_BYTES, size) + 1;
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.inflateRawSync)(packed, { maxOutputLength: Math.max(1, size), chunkSize });
    }
    catch (error) {
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEntry */ .n6)('entry-checksum', path, error);
    }
}
async function extractLarge(archive, root, entry) {
    const { path, offset, packedSize, size } = entry;
    const header = readRange(archive, offset, Math.min(offset + LOCAL_HEADER_BYTES, entry.limit));
    const start = offset + dataStart(header, entry);
    const packed = packedSize === 0
        ? node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from([])
        : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)('', {
            fd: archive,
            autoClose: false,
            start,
            end: start + packedSize - 1,
            highWaterMark: 1024 * 1024
        });
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let [crc, unpacked] = [0, 0];
    const fd = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .createFile */ .x3)(root, path);
    const write = async (contents) => {
        for await (const content of contents) {
            unpacked += content.length;
            if (unpacked > size)
                throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEntry */ .n6)('entry-checksum', path);
            crc = (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(content, crc);
            hash.update(content);
            (0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAll */ .f4)(fd, content);
        }
    };
    try {
        if (entry.isDeflated)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(packed, (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.createInflateRaw)({ chunkSize: 1024 * 1024 }), write);
        else
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(packed, write);
    }
    catch (error) {
        const isZlibs = String(error.code).startsWith('Z_');
        throw isZlibs ? (0,_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEntry */ .n6)('entry-checksum', path, error) : error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
    if (unpacked !== size || crc !== entry.crc)
        throw (0,_guards_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseEntry */ .n6)('entry-checksum', path);
    return { path, size, sha256: hash.digest('hex') };
}


/***/ })

};
